"""All that Python imports in a page, in one archive: the course, and the packages it rests on.

They are taken from where the course runs, so they are of the versions and hashes that it was
installed with. None of them may be compiled.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from .pyodide import SITE

PACKAGES: Final = (
    "anywidget",
    "attrs",
    "babel",
    "comm",
    "fluent.runtime",
    "fluent.syntax",
    "ipywidgets",
    "psygnal",
    "pytz",
    "traitlets",
    "typing_extensions",
)
OWN: Final = ("mjteach", "mjwidgets")
_LEFT_OUT: Final = re.compile(
    r"""(^|/)(tests?|__pycache__)/ | \.(so|pyd|pyi|dist-info/(?!METADATA$).*)$ | \.\./ | py\.typed$
    | ^mjteach/(lessons|launch|jupyter|study/sql)/ | ^mjteach/site/(?!__init__|kernel|warm)
    | ^mjteach/text/style\.md$
    | ^babel/locale-data/(?!(root|en|ko|ja)\.dat$) | ^pytz/zoneinfo/(?!UTC$)""",
    re.VERBOSE,
)
_FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)
COMPILE: Final = Path(__file__).parent / "static" / "compile.mjs"


def lay(folder: Path) -> None:
    """Lay all of it into a folder, as it stands in ``site-packages``."""
    for name, path in {**dict(_own()), **dict(_others())}.items():
        if not _LEFT_OUT.search(name):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, folder / name)


def compiled(folder: Path, python: Path, snapshot: Path) -> None:
    """Have Pyodide compile what was laid, and keep its memory once all of it is imported.

    What is in that memory need not be fetched: of it nothing is left in the folder. Needs node.
    Raises SystemExit where it cannot be done.
    """
    called = ["node", *map(str, (COMPILE, python, folder, SITE, snapshot))]
    if subprocess.run(called, check=False).returncode:
        raise SystemExit("Python could not be made ready for the browser; try --no-snapshot.")


def pack(folder: Path, archive: Path) -> None:
    """Pack what is laid in a folder; the same files make the same bytes."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), _FIRST_DAY)
                info.compress_type = zipfile.ZIP_DEFLATED
                out.writestr(info, path.read_bytes())


def _own() -> Iterator[tuple[str, Path]]:
    for name in OWN:
        spec = find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        folder = Path(spec.origin).parent
        for path in folder.rglob("*"):
            if path.is_file():
                yield path.relative_to(folder.parent).as_posix(), path


def _others() -> Iterator[tuple[str, Path]]:
    for name in PACKAGES:
        for file in distribution(name).files or ():
            yield file.as_posix(), Path(str(file.locate()))
