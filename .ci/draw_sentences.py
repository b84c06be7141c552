"""Draw sentences of the course by chance, to be read by somebody who did not write them.

    python .ci/draw_sentences.py --count 300 --seed autumn

Each is printed with the place where it stands: a message of the catalog as it is written there,
a paragraph of a lesson, or a text in the code of a lesson. The longer a file, the more of its
sentences come. See mjteach/text/style.md for what is wanted of them.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import nbformat
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

ROOT: Final = Path(__file__).resolve().parents[1]
_SENTENCE: Final = re.compile(r"(?<=[.?:!])\s+(?=[A-Z*\"“])|\n\s*\n|\n[-#|>] ?")
_WORDS: Final = re.compile(r"[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}")
"""What holds two words is a sentence, or a label that can be read as one."""


def messages() -> Iterator[tuple[str, str]]:
    """Every message of the English catalog with its place."""
    for path in sorted((ROOT / "mjteach/text/catalog/en").rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                text = FluentSerializer().serialize_entry(entry).partition(" =")[2]
                yield f"{path.name}:{entry.id.name}", " ".join(text.split())


def lessons() -> Iterator[tuple[str, str]]:
    """Every sentence of the English lessons, and every text that their code shows."""
    for path in sorted((ROOT / "lessons/en").glob("*.ipynb")):
        for cell in nbformat.read(path, 4).cells:
            texts = [cell.source] if cell.cell_type == "markdown" else _texts(cell.source)
            for text in texts:
                for sentence in _SENTENCE.split(text):
                    yield f"{path.stem} {cell.cell_type}", " ".join(sentence.split())


def _texts(code: str) -> list[str]:
    nodes = ast.walk(ast.parse(code))
    return [
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value
    ]


def main() -> None:
    """The sentences, numbered."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--count", type=int, default=300)
    asked.add_argument("--seed", default="a")
    given = asked.parse_args()
    every = [row for row in (*messages(), *lessons()) if _WORDS.search(row[1])]
    drawn = random.Random(given.seed).sample(every, given.count)
    for number, (place, text) in enumerate(drawn, 1):
        print(f"{number}. [{place}] {text}")


if __name__ == "__main__":
    main()
