"""The front end of the widgets: its modules as one script, and the style sheets."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"

_IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "([^"]+)";\n', re.MULTILINE)
_FOR_READERS: Final = re.compile(r"^[ ]*/\*[\s\S]*?\*/[ ]*\n|^[ ]*//[^\n]*\n|^[ ]+", re.MULTILINE)
"""Comments on lines of their own, and indentation."""
_EXPORT: Final = re.compile(
    r"^export (?=(?:async )?(?:function\*?|const|class) +(\w+))", re.MULTILINE
)


@cache
def script(entry: str) -> str:
    """The module ``static/<entry>`` and all it imports as one script that fetches nothing.

    Each imported module becomes a function that returns its exports, so that names cannot meet.
    """
    return bundled(STATIC / entry)


def bundled(path: Path) -> str:
    """A module and all it imports as one script, wherever they lie; see :func:`script`."""
    order: dict[str, str] = {}
    body = _inlined(path, order)
    return "".join(order.values()) + body


@cache
def style(*sheets: str) -> str:
    """The style sheet of every widget, and others after it."""
    return "".join(map(sheet, ("mj", *sheets)))


def sheet(name: str) -> str:
    """The style sheet ``static/<name>.css``."""
    return (STATIC / f"{name}.css").read_text(encoding="utf-8")


def _inlined(path: Path, order: dict[str, str]) -> str:
    """The text of a module, its imports turned into look-ups; what it needs goes into ``order``."""
    text = _FOR_READERS.sub("", path.read_text(encoding="utf-8"))
    for needed in _IMPORT.findall(text):
        found = (path.parent / needed[1]).resolve()
        name = _name(found)
        if name not in order:
            inner = _inlined(found, order)
            exports = ", ".join(_EXPORT.findall(inner))
            inner = _EXPORT.sub("", inner)
            order[name] = f"const {name} = (() => {{\n{inner}return {{ {exports} }};\n}})();\n"
    return _IMPORT.sub(
        lambda m: f"const {{{m[1]}}} = {_name((path.parent / m[2]).resolve())};\n", text
    )


def _name(path: Path) -> str:
    return "$" + re.sub(r"\W", "_", os.path.relpath(path.with_suffix(""), STATIC.resolve()))
