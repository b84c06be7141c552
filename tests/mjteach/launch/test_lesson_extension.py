"""The extension of JupyterLab says what the catalogs say, in every language of the course."""

import json
import re

import pytest

from mjteach.core.message import Message
from mjteach.launch.lab import OURS
from mjteach.text import render
from mjteach.text.bundles import languages

ENTRY = OURS / "labextensions" / "mjteach-run-on-open" / "static" / "remoteEntry.js"
SAID = ("stopped", "start_again", "starting_again")


@pytest.mark.parametrize("lang", languages())
def test_its_words_are_those_of_the_catalog(lang):
    text = ENTRY.read_text(encoding="utf-8")
    (own,) = re.findall(rf"^    {lang}: \{{\n(.*?)^    \}},$", text, re.MULTILINE | re.DOTALL)
    told = dict(re.findall(r'^ +(\w+): (".*"),$', own, re.MULTILINE))
    assert {id: json.loads(words) for id, words in told.items()} == {
        id: render(Message(f"widget.{id}"), lang) for id in SAID
    }
