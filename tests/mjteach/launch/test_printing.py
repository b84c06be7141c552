"""A lesson on paper: no code, every fold open, and no answer but on the key."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter
from traitlets.config import Config

from mjteach.launch import lab, lessons

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
    ("name", "answers"),
    [
        ("0-1-start", ["5p and nothing else", "For the wall:"]),
        ("1-1-tiles", ["The bird is the 1 of bamboo", "For paper:|Class set:"]),
        ("2-02-a-deal-at-the-table", ["play goes on from North", "To discuss:"]),
    ],
)
def test_answers_stand_on_the_key_alone(name: str, answers: list[str]) -> None:
    seen, key = on_paper(name)
    for answer in answers:
        assert re.search(answer, key, re.IGNORECASE)
        assert not re.search(answer, seen, re.IGNORECASE)


def test_nothing_is_folded_and_no_code_is_shown() -> None:
    seen, _ = on_paper("1-1-tiles")
    assert "<details open" in seen
    assert "<details>" not in seen
    assert "jp-InputPrompt" not in re.sub(r"<style.*?</style>", "", seen, flags=re.DOTALL)
    assert "mjw.predict" not in seen
    assert "run it to answer" not in seen
    assert not re.search(r'(src=|from )["\']https?:', seen)  # a page must not need a network
