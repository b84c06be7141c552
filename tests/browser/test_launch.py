"""What a learner sees after the one command: the lesson, folded, run, and nothing in the way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.pages.lab_page import is_changed, until_kept

pytestmark = pytest.mark.browser


def code_cell(id: str, source: str) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": id,
        "metadata": {"jupyter": {"source_hidden": True}},
        "outputs": [],
        "source": source,
    }


def write_notebook(path: Path, metadata: dict[str, Any]) -> None:
    """A notebook without outputs, so that what it shows was run on the page."""
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {
        "cells": [code_cell("one", "# first\n6 * 7"), code_cell("two", "# second\n'se' + 'ven'")],
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}, **metadata},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path.write_text(json.dumps(notebook), encoding="utf-8")


@pytest.mark.usefixtures("own_choice")
def test_cells_run_when_a_lesson_opens_and_what_a_learner_writes_is_kept(page: Page, lab) -> None:
    path = lab.folder / "runs.ipynb"
    write_notebook(path, {"mjteach": {"autorun": True}})
    before = path.read_bytes()
    page.goto(lab.address("runs.ipynb"))
    outputs = page.locator(".jp-OutputArea-output")
    expect(outputs).to_have_text(["42", "'seven'"], timeout=60_000)
    # Running is no change of the learner's: JupyterLab neither saves it nor asks about it.
    until_kept(page)
    assert path.read_bytes() == before
    expect(page.locator(".jp-Dialog, .Toastify__toast")).to_have_count(0)

    page.get_by_role("button", name="Map", exact=True).click()
    page.get_by_role("button", name="Show the code").click()
    page.keyboard.press("Escape")
    page.locator(".jp-InputPlaceholder").first.click()
    page.locator(".jp-Cell .cm-content").first.click()
    page.keyboard.press("ControlOrMeta+End")
    page.keyboard.type(" + 1")
    assert is_changed(page)
    page.keyboard.press("ControlOrMeta+s")
    until_kept(page)
    assert "6 * 7 + 1" in path.read_text(encoding="utf-8")
