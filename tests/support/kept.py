"""The one screen to remember of a lesson: its words, and the pictures between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import nbformat

HEADING = "## Remember this"
END = re.compile(r"(?m)^<details>|^## |^\*\*Back:")
RULED = re.compile(r"[|:\- ]+")
"""The line under the head of a table."""


class Part(NamedTuple):
    """A piece of the screen: Markdown, or the still picture of a cell."""

    words: str = ""
    picture: str = ""


def kept(path: Path) -> tuple[Part, ...]:
    """What stands between the heading and the next one, the first fold or the ways on."""
    return tuple(_parts(path))


def _parts(path: Path) -> Iterator[Part]:
    cells = iter(nbformat.read(path, 4).cells)
    for cell in cells:
        if cell.cell_type == "markdown" and HEADING in cell.source:
            words, *after = END.split(cell.source.split(HEADING, 1)[1], maxsplit=1)
            yield Part(words)
            break
    else:
        return
    for cell in cells if not after else ():
        if cell.cell_type == "code":
            yield from (Part(picture=out.data["text/html"]) for out in cell.outputs)
            continue
        words, *after = END.split(cell.source, maxsplit=1)
        yield Part(words)
        if after:
            return


def lines(path: Path) -> list[str]:
    """The lines that are read."""
    words = "\n".join(part.words for part in kept(path))
    return [line for line in words.split("\n") if line.strip() and not RULED.fullmatch(line)]
