"""Lessons on paper: folds lie open, and answers stand apart, on a key that is shown on request.

Of what was set as homework the key has no answer.

JupyterLab prints and exports by nbconvert, which calls :func:`for_paper`. Add ``#key`` to the
address of the page, or follow its link, and the key is shown.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any, Final

from mjteach.core.message import msg
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.registry import kind
from mjteach.study.outputs import HOMEWORK
from mjteach.text import render
from mjteach.text.bundles import languages

ON_KEY: Final = ("widget.show_me", "room.answer")
NOT_ON_PAPER: Final = ("widget.text_view",)
STYLE: Final = """
code { overflow-wrap: anywhere; }
h1, h2, h3, p:has(> strong:only-child) { break-after: avoid; }
.jp-RenderedHTMLCommon table { margin-inline: 0; }
#key { display: none; }
#key:target { display: block; break-before: page; }
@media print { .for-screen { display: none; } }
"""
_FOLD: Final = re.compile(
    r"<details>\s*<summary>(?P<summary>[^<]*)</summary>(?P<folded>(?:(?!<details>).)*?)</details>",
    re.DOTALL,
)
_ASKED: Final = re.compile(r"<strong>(.*?)</strong>")
_CODE: Final = re.compile(r"<code>(?P<code>[a-z_]+(?:\.\d+)?-\d+b?-[^<\s]+)</code>")


def for_paper(notebook: Any, resources: Any) -> tuple[Any, Any]:
    """The notebook as it is printed, for nbconvert."""
    folder = Path(resources.get("metadata", {}).get("path", "")).name
    lang = folder if folder in languages() else "en"
    paper = _Paper(lang)
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            cell.source = paper.laid_open(cell.source)
        for output in cell.get("outputs", ()):
            if "text/html" in output.get("data", {}):
                has_key = not output.get("metadata", {}).get(HOMEWORK, False)
                output.data["text/html"] = paper.laid_open(
                    output.data["text/html"], has_key=has_key
                )
    link = f'<p class="for-screen"><a href="#key">{paper.said("room.key")}</a></p>'
    node = type(notebook)
    first, last = (
        node(id=f"paper-{id}", cell_type="markdown", metadata=node(), source=source)
        for id, source in (("link", link), ("key", paper.key()))
    )
    notebook.cells = [first, *notebook.cells, last]
    return notebook, resources


class _Paper:
    """One lesson being laid open, and what goes to its key."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._on_key = [self.said(id) for id in ON_KEY]
        self._on_screen = f"<em>{self.said('widget.open_here')}</em> "
        self._left_out = [self.said(id) for id in NOT_ON_PAPER]
        self._answers: list[str] = []

    def said(self, id: str) -> str:
        """A word of the page, in the language of the lesson."""
        return escape(render(msg(id), self._lang))

    def laid_open(self, text: str, *, has_key: bool = True) -> str:
        """The text with its folds open; answers are taken out and kept for the key, if it has."""
        for found in _CODE.finditer(text) if has_key else ():
            puzzle = open_code(found["code"])
            right = escape(render(kind(puzzle.kind).why_right(puzzle), self._lang))
            self._answers.append(f"<p><code>{found['code']}</code> {right}</p>")
        text = _FOLD.sub(self._fold, text.replace(self._on_screen, ""))
        return text.replace("<details>", "<details open>")

    def key(self) -> str:
        """The key, hidden as long as nobody asks for it."""
        answers = "\n\n".join(self._answers)
        heading = f"<h2>{self.said('room.key')}</h2>"
        return f'<style>{STYLE}</style>\n\n<div id="key">\n{heading}\n\n{answers}\n\n</div>'

    def _fold(self, found: re.Match[str]) -> str:
        if found["summary"] in self._left_out:
            return ""
        if found["summary"] not in self._on_key:
            return found[0]
        asked = _ASKED.findall(found.string, 0, found.start())[-1:]
        self._answers += [*(f"<p><strong>{question}</strong></p>" for question in asked)]
        self._answers.append(found["folded"].strip())
        return ""
