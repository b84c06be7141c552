"""What the memory has behind it that a page begins with: all imported, some questions asked."""

from __future__ import annotations

import importlib
import pkgutil
from contextlib import suppress
from types import ModuleType
from typing import Final

from mjteach.study import in_page

from .kernel import KERNEL

_ASK: Final = "import mjwidgets as mjw\nmjw.practice('{}', level=1, n=2, seed='warm')"
_END: Final = "import ipywidgets\nipywidgets.Widget.close_all()"
_ASKED: Final = ("wait_finder", "fu_count", "win_check")


def warm() -> None:
    """Import all of the course, and have a question of some kinds made, drawn and forgotten."""
    KERNEL.begin(lambda _told: None)
    in_page.begin(in_page.Nobody(), ())
    import mjteach as mj
    import mjwidgets as mjw

    for package in (mj, mjw):
        _import_all(package)
    for kind in _ASKED:
        KERNEL.run(kind, _ASK.format(kind))
    KERNEL.run("end", _END)  # each page opens its own


def _import_all(package: ModuleType) -> None:
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        with suppress(ImportError):  # what draws charts, which no page does
            if not found.name.endswith("__main__"):
                importlib.import_module(found.name)
