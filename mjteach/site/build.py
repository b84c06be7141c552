"""The whole site: its pages, Python for the browser, and a server for a computer without any."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from . import pack, pages, pyodide
from .lesson import LessonPage, lessons_in
from .serve import NAME

STATIC: Final = Path(__file__).parent / "static"
BESIDE: Final = (
    *("../serve.py", "site.webmanifest"),
    *("icon.svg", "icon-180.png", "icon-192.png", "icon-512.png"),
)
"""What lies beside the pages under a name that lasts."""


class BuiltSite(NamedTuple):
    """What was built."""

    lessons: int
    widgets: int
    size: int
    """In bytes."""
    errors: tuple[str, ...]
    """Cells that an error stopped, as ``lesson: cell``."""


def build(
    notebooks: Path,
    out: Path,
    archive: Path | None = None,
    only: Collection[str] = (),
    *,
    with_snapshot: bool = True,
) -> BuiltSite:
    """Build the site of the notebooks in a folder of languages; an earlier one is replaced.

    Where that was served already, its name stays, and so do the answers under it.

    ``only`` names the lessons that are wanted, if not all are. ``with_snapshot`` Python begins
    sooner in a browser; that needs node.

    Raises SystemExit with one sentence where ``out`` holds anything else, or Pyodide is not there.
    """
    if out.exists() and any(out.iterdir()) and not (out / "serve.py").exists():
        raise SystemExit(f"{out} holds something else. Name another folder.")
    with tempfile.TemporaryDirectory(dir=_parent(out)) as folder:
        made = Path(folder) / "site"
        version = Path(folder) / "version"
        version.mkdir(parents=True)
        pyodide.unpack(version, archive)
        tree = Path(folder) / "tree"
        pack.lay(tree)
        if with_snapshot:
            pack.compiled(tree, version, version / pyodide.SNAPSHOT)
        pack.pack(tree, version / "python.zip")
        lessons = list(lessons_in(notebooks, only))
        files = pages.shared_files(lessons)
        for name, text in files.items():
            (version / name).write_text(text, encoding="utf-8")
        name = f"v-{_digest(version)}"
        made.mkdir()
        version.rename(made / name)
        for path, text in pages.written(lessons, made / name, with_snapshot=with_snapshot).items():
            (made / path).parent.mkdir(parents=True, exist_ok=True)
            (made / path).write_text(text, encoding="utf-8")
        for beside in BESIDE:
            shutil.copy(STATIC / beside, made)
        (made / "sw.js").write_text(_kept_away(made), encoding="utf-8")
        replace(out, made)
    return BuiltSite(
        len(lessons),
        sum(len(lesson.widgets) for lesson in lessons),
        sum(path.stat().st_size for path in out.rglob("*") if path.is_file()),
        tuple(_errors(lessons)),
    )


def replace(out: Path, made: Path) -> None:
    """Lay what was made in place of an earlier site, under the name that this has."""
    if (out / NAME).is_file():
        shutil.copy(out / NAME, made)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(made, out)


def _kept_away(site: Path) -> str:
    """The service worker that keeps this very site."""
    there = sorted(path for path in site.rglob("*") if path.is_file() and path.suffix != ".py")
    files = [path.relative_to(site).as_posix() for path in there]
    sums = [hashlib.sha256(path.read_bytes()).hexdigest() for path in there]
    version = hashlib.sha256("".join(sums).encode()).hexdigest()[:12]
    told = json.dumps({"version": version, "files": files})
    return (STATIC / "sw.js").read_text(encoding="utf-8").replace("{{site}}", told)


def _errors(lessons: Iterable[LessonPage]) -> Iterable[str]:
    for lesson in lessons:
        for block in lesson.blocks:
            if block.error:
                yield f"{lesson.path}: {block.id}: {block.error}"


def _parent(out: Path) -> Path:
    out.parent.mkdir(parents=True, exist_ok=True)
    return out.parent


def _digest(folder: Path) -> str:
    """A name for the contents of a folder."""
    sums: Mapping[str, str] = {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()
    }
    return hashlib.sha256(json.dumps(sums, sort_keys=True).encode()).hexdigest()[:12]
