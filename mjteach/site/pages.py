"""What is written of lessons: a page for each, and the files that pages share."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from datetime import datetime
from html import escape
from pathlib import Path
from typing import Any, Final

from mjteach.study.keeping import Keeper
from mjteach.study.overview import overview

from .lesson import Block, LessonPage, Widget
from .pyodide import LOADED, SITE, SNAPSHOT

STATIC: Final = Path(__file__).parent / "static"
ROOM: Final = STATIC.parents[1] / "jupyter/labextensions/mjteach-lessons/static"
"""The front end that stands around a lesson in JupyterLab, and here."""


def shared_files(lessons: Iterable[LessonPage]) -> dict[str, str]:
    """The files that pages share, by name."""
    # Widgets are imported once the kernel has begun.
    from mjwidgets._base import bundled, script, style
    from mjwidgets._frame import front_ends

    files = {
        "page.mjs": bundled(STATIC / "page.mjs"),
        "worker.mjs": bundled(STATIC / "worker.mjs"),
        "page.css": _style(),
    }
    for name, *sheets in front_ends():
        files[f"{name}.mjs"] = script(f"{name}.js")
        files[f"{name}.css"] = style(*sheets)
    for lesson in lessons:
        for widget in lesson.widgets:
            files[_faces(widget)] = widget.faces
        files.setdefault(f"course-{lesson.lang}.json", _course(lesson.lang))
    return files


def _style() -> str:
    """The room's style sheet, after what JupyterLab gives it elsewhere."""
    sheets = (STATIC / "page.css", ROOM / "room.css")
    return "".join(path.read_text(encoding="utf-8") for path in sheets)


def _course(lang: str) -> str:
    """The course as nobody has begun it."""
    return json.dumps(overview(Keeper(None), datetime.now().astimezone(), lang))


def _faces(widget: Widget) -> str:
    return f"faces-{hashlib.sha256(widget.faces.encode()).hexdigest()[:10]}.json"


def written(lessons: Iterable[LessonPage], version: Path, *, with_snapshot: bool) -> dict[str, str]:
    """The pages by their paths; ``version`` names the folder of what they share."""
    words = json.loads((ROOM / "words.json").read_text(encoding="utf-8"))
    snapshot = SNAPSHOT if with_snapshot else None
    size = sum((version / name).stat().st_size for name in (*LOADED, snapshot) if name)
    python = {"site": SITE, "snapshot": snapshot, "size": size}
    found = {
        _address(one.path): _page(one, version.name, words[one.lang], python) for one in lessons
    }
    return {**found, "index.html": _index()}


def _address(path: str) -> str:
    return path.removesuffix(".ipynb") + ".html"


def _index() -> str:
    return (STATIC / "index.html").read_text(encoding="utf-8")


def _page(
    lesson: LessonPage,
    version: str,
    words: Mapping[str, str],
    python: Mapping[str, str | int | None],
) -> str:
    there = f"../{version}"
    lesson_data = {
        "path": lesson.path,
        "steps": lesson.steps,
        "title": lesson.title,
        "python": python,
        "words": words,
        "cells": [_cell(block) for block in lesson.blocks],
    }
    fronts = sorted({widget.front for widget in lesson.widgets})
    values = {
        "lang": lesson.lang,
        "title": escape(lesson.title),
        "there": there,
        "styles": "".join(f'<link rel="stylesheet" href="{there}/{one}.css">' for one in fronts),
        "cells": "\n".join(_drawn(block, words["room.moment"]) for block in lesson.blocks),
        "lesson": json.dumps(lesson_data).replace("</", "<\\/"),
    }
    page = (STATIC / "page.html").read_text(encoding="utf-8")
    for name, value in values.items():
        page = page.replace(f"{{{{{name}}}}}", value)
    return page


def _cell(block: Block) -> Mapping[str, Any]:
    if not block.code:
        return {"id": block.id}
    widget = block.widget and {
        "front": block.widget.front,
        "faces": _faces(block.widget),
        "state": block.widget.state,
    }
    told = {"id": block.id, "code": block.code, "open": block.is_open, "asks": block.asks}
    return {**told, "widget": widget} if widget else told


def _drawn(block: Block, moment: str) -> str:
    if not block.code:
        return (
            f'<div class="jp-Cell jp-MarkdownCell jp-mod-rendered" id="{block.id}" tabindex="-1">'
            f'<div class="jp-RenderedHTMLCommon jp-MarkdownOutput">{block.html}</div></div>'
        )
    html = f"<p>{escape(moment)}</p>" if block.is_personal else block.html
    return (
        f'<div class="jp-Cell jp-CodeCell" id="{block.id}" tabindex="-1">'
        f'<div class="jp-OutputArea"><div class="jp-RenderedHTMLCommon jp-RenderedHTML">'
        f"{html}</div></div></div>"
    )
