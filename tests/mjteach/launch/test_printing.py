"""A lesson on paper: no code, every fold open, and no answer but on the key."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter
from traitlets.config import Config

from mjteach.launch import lab, lessons
from mjteach.launch.printing import for_paper
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.registry import kind
from mjteach.study.outputs import HOMEWORK
from mjteach.text import render

SWITCHES = lab.command(Path("python"), Path(), "x.ipynb", 1, browser=False)


def on_paper(name: str) -> tuple[str, str]:
    """The page as JupyterLab prints it: what everybody sees, and the key."""
    config = Config()
    for switch in SWITCHES:
        if found := re.fullmatch(r"--HTMLExporter\.(\w+)=(.*)", switch):
            value = [found[2]] if found[1] == "preprocessors" else found[2]
            config.HTMLExporter[found[1]] = True if value == "True" else value
    path = lessons() / "en" / f"{name}.ipynb"
    resources = {"metadata": {"path": str(path.parent)}}
    notebook = nbformat.read(path, 4)
    page, _ = HTMLExporter(config=config).from_notebook_node(notebook, resources=resources)
    seen, mark, key = page.partition('<div id="key">')
    assert mark
    return seen, key


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("0-1-start", "5p, and nothing else"),
        ("1-1-tiles", "The bird is the 1 of bamboo"),
        ("2-02-a-deal-at-the-table", "East comes after North"),
    ],
)
def test_answers_stand_on_the_key_alone(name: str, answer: str) -> None:
    seen, key = on_paper(name)
    assert re.search(answer, key, re.IGNORECASE)
    assert not re.search(answer, seen, re.IGNORECASE)


@pytest.mark.parametrize("is_homework", [True, False])
def test_the_key_of_homework_has_no_answer(is_homework: bool) -> None:
    code = "fu_count.3-1b-spgm"
    html = f"<p><strong>How many?</strong></p><p><code>{code}</code></p>"
    metadata = {HOMEWORK: True} if is_homework else {}
    output = nbformat.v4.new_output("display_data", {"text/html": html}, metadata=metadata)
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(outputs=[output])])
    printed, _ = for_paper(notebook, {})
    puzzle = open_code(code)
    right = render(kind(puzzle.kind).why_right(puzzle))
    assert (right in unescape(printed.cells[-1].source)) is not is_homework


def test_nothing_is_folded_and_no_code_is_shown() -> None:
    seen, _ = on_paper("1-1-tiles")
    assert "<details open" in seen
    assert "<details>" not in seen
    assert "jp-InputPrompt" not in re.sub(r"<style.*?</style>", "", seen, flags=re.DOTALL)
    assert "mjw.predict" not in seen
    assert "run it to answer" not in seen
    assert not re.search(r'(src=|from )["\']https?:', seen)  # a page must not need a network
