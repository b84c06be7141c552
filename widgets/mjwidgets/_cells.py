"""The cell that runs, and the widgets of its earlier runs.

A page that is loaded anew runs its cells again, and gets the state of every widget that the kernel
holds: without an end to earlier ones each loading would take longer than the one before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import ipywidgets
from IPython.core.getipython import get_ipython

_RUNS: Final = 2
"""Of so many runs of a cell the widgets live: the same lesson may be open in two windows."""


class CellRun(NamedTuple):
    """One run of a cell: what the page calls the cell, and the message that asked for the run."""

    cell: str
    message: str


_SHOWN: Final[dict[str, dict[str, list[ipywidgets.Widget]]]] = {}
"""By cell and message."""


def run() -> CellRun | None:
    """What runs now; None where it is no cell, or where the page names no cells."""
    parent = getattr(get_ipython(), "parent_header", None)
    if not isinstance(parent, Mapping):
        return None
    cell = parent.get("metadata", {}).get("cellId")
    message = parent.get("header", {}).get("msg_id")
    if not (isinstance(cell, str) and cell.isprintable() and isinstance(message, str)):
        return None
    return CellRun(cell, message)


def belongs_here(widget: ipywidgets.Widget) -> None:
    """Close the widgets of the run before the last, once the cell runs again with this one."""
    now = run()
    if now is None:
        return
    runs = _SHOWN.setdefault(now.cell, {})
    runs.setdefault(now.message, []).append(widget)
    for old in [*runs][:-_RUNS]:
        for one in runs.pop(old):
            one.close()
