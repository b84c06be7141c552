"""Run every lesson and write its outputs in a form that is the same, byte for byte, every time.

That nothing would change, tests/lessons/test_fresh_run.py checks.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import nbformat
from nbclient import NotebookClient

LESSONS = Path(__file__).resolve().parent.parent / "lessons"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
# A lesson is run on one day, for what it shows may be of the day; whatever in it reaches out for a
# network meets a closed port.
SURROUNDINGS = {
    "MJTEACH_CLOCK": "2026-11-24T12:00",
    "TZ": "UTC",
    **dict.fromkeys(
        ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"), "http://127.0.0.1:9"
    ),
}


def stable(path: Path) -> bytes:
    """The notebook after a fresh run, as it is kept."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        extra_arguments=["--log-level=ERROR"],
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(path.parent)}},
    ).execute()
    return written(notebook)


def written(notebook: nbformat.NotebookNode) -> bytes:
    """The notebook as it is kept: without what differs from run to run."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            # The still picture beside it stays; a view without its widget shows an error.
            output.get("data", {}).pop(WIDGET_VIEW, None)
    nbformat.validate(notebook)
    return (nbformat.writes(notebook) + "\n").encode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lessons", nargs="*", type=Path, help="notebooks (default: all)")
    options = parser.parse_args()
    os.environ.update(SURROUNDINGS)

    paths = options.lessons or sorted(LESSONS.glob("*/*.ipynb"))
    changed = 0
    for path in paths:
        content = stable(path)
        if content != path.read_bytes():
            changed += 1
            path.write_bytes(content)
            print(f"{path}: written")
    print(f"{len(paths)} lessons run, {changed} changed")


if __name__ == "__main__":
    main()
