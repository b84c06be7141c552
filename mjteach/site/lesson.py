"""A lesson as its page begins: its text, and each question in the state that Python gives it."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import mistune

from mjteach.study import in_page
from mjteach.study.outputs import ASKS

from .kernel import KERNEL, linked

_REFERENCE: Final = "IPY_MODEL_"
_LAYOUT: Final = "layout"
"""Of every widget, and used by none."""
_MARKDOWN: Final = mistune.create_markdown(escape=False, plugins=["table", "strikethrough"])
_TITLE: Final = re.compile(r"^# (.+)$", re.MULTILINE)
_OWN: Final = re.compile(r"\bmjw\.today\w*\(")
"""What asks each reader something else."""


@dataclass(frozen=True)
class Widget:
    """A widget as the page draws it before Python is there."""

    front: str
    """The name of its script and its style."""
    faces: str
    """The pictures of its tiles, as JSON."""
    state: Mapping[str, Any]


@dataclass(frozen=True)
class Block:
    """One cell."""

    id: str
    html: str
    code: str = ""
    """Empty where it is text."""
    is_open: bool = False
    """Whether its code is there to be changed."""
    asks: bool = False
    widget: Widget | None = None
    error: str = ""
    is_personal: bool = False
    """Whether it shows something else to whoever has answered: nothing of it is true beforehand."""


@dataclass(frozen=True)
class LessonPage:
    """One notebook."""

    path: str
    """As in ``en/2-05-dora.ipynb``."""
    title: str
    steps: bool
    """Whether it comes in steps."""
    blocks: tuple[Block, ...]

    @property
    def lang(self) -> str:
        """The folder it lies in."""
        return self.path.partition("/")[0]

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of its widgets, in order."""
        return tuple(block.widget for block in self.blocks if block.widget)


@dataclass
class _Heard:
    """What widgets have told a page, by model."""

    states: dict[str, dict[str, Any]] = field(default_factory=dict)

    def __call__(self, told: Mapping[str, Any]) -> None:
        if "open" in told:
            self.states[told["open"]] = dict(told["state"])
        elif told["told"].get("method") == "update":
            self.states[told["to"]].update(told["told"]["state"])


def lessons_in(folder: Path, only: Collection[str] = ()) -> Iterator[LessonPage]:
    """The lessons of a folder of languages, each run from its first cell to its last."""
    heard = _Heard()
    KERNEL.begin(heard)
    in_page.begin(in_page.Nobody(), ())
    import mjwidgets as mjw  # noqa: F401 - registers how values are drawn

    for path in sorted(folder.glob("*/*.ipynb")):
        if not only or path.stem in only:
            yield _lesson(path, heard)


def _lesson(path: Path, heard: _Heard) -> LessonPage:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    name = f"{path.parent.name}/{path.name}"
    KERNEL.open(name)
    blocks = tuple(_block(cell, heard) for cell in notebook["cells"])
    source = "\n".join("".join(cell["source"]) for cell in notebook["cells"][:1])
    title = _TITLE.search(source)
    return LessonPage(
        name,
        title[1] if title else path.stem,
        notebook["metadata"].get("mjteach", {}).get("steps", True),
        blocks,
    )


def _block(cell: Mapping[str, Any], heard: _Heard) -> Block:
    source = "".join(cell["source"])
    if cell["cell_type"] != "code":
        return Block(cell["id"], linked(str(_MARKDOWN(true_here(cell, source)))))
    shown = KERNEL.run(cell["id"], source)
    is_own = _OWN.search(source) is not None
    outputs = [one for one in cell["outputs"] if "text/html" in one.get("data", {})]
    saved = linked("".join("".join(one["data"]["text/html"]) for one in outputs))
    html = saved if "model" in shown else shown.get("html", "")
    return Block(
        cell["id"],
        html,
        source,
        "source_hidden" not in cell["metadata"].get("jupyter", {}),
        any(one.get("metadata", {}).get(ASKS) for one in outputs),
        _widget(heard, shown["model"]) if "model" in shown and not is_own else None,
        shown.get("error", ""),
        is_own or (bool(saved) and html != saved),
    )


def true_here(cell: Mapping[str, Any], source: str) -> str:
    """A text with the sentences that its cell has for a page, where those of JupyterLab mislead."""
    for there, here in cell["metadata"].get("mjteach", {}).get("page", {}).items():
        source = source.replace(there, here)
    return source


def _widget(heard: _Heard, id: str) -> Widget:
    told = heard.states[id].items()
    state = {name: value for name, value in told if name[0] != "_" and name != _LAYOUT}
    front = heard.states[state.pop("front_end").removeprefix(_REFERENCE)]["name"]
    faces = heard.states[state.pop("faces").removeprefix(_REFERENCE)]["pictures"]
    return Widget(front, json.dumps(faces), state)
