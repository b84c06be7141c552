"""What stands around a lesson says what the catalogs say, in every language of the course."""

import json
import re
from pathlib import Path

from mjteach import site
from mjteach.core.message import msg
from mjteach.launch import START_PAGE
from mjteach.launch.lab import OURS
from mjteach.text import render
from mjteach.text.bundles import languages
from support.golden import compare

EXTENSION = OURS / "labextensions" / "mjteach-lessons"
STATIC = EXTENSION / "static"
PAGES = Path(site.__file__).parent / "static"


def test_it_says_in_every_language_what_the_catalogs_say(request):
    """Of each word that it or a plain page uses; ``--write-goldens`` writes ``words.json``."""
    blanks = {
        name: f"{{{name}}}"
        for name in (
            "asked",
            "count",
            "done",
            "file",
            "first",
            "last",
            "lesson",
            "lost",
            "minutes",
            "number",
            "step",
            "of",
            "right",
            "sets",
        )
    }
    modules = [*STATIC.glob("*.*js"), *PAGES.glob("*.*js")]
    code = "".join(path.read_text(encoding="utf-8") for path in modules)
    used = {*re.findall(r'"((?:room|widget|map)\.(?!css|mjs|js)\w+)"', code)}
    used |= {f"map.mark.{mark}" for mark in ("begun", "done", "due")}
    told = {
        lang: {id: render(msg(id, **blanks), lang) for id in sorted(used)} for lang in languages()
    }
    written = json.dumps(told, indent=2, ensure_ascii=False)
    compare(STATIC / "words.json", written.splitlines(), request.config)


def test_it_begins_where_the_launcher_begins():
    entry = (STATIC / "remoteEntry.js").read_text(encoding="utf-8")
    assert f'FIRST = "{START_PAGE}"' in entry


def test_its_settings_are_described_for_its_own_version():
    schemas = EXTENSION / "schemas" / "mjteach-lessons"
    assert (schemas / "package.json.orig").read_text() == (EXTENSION / "package.json").read_text()
