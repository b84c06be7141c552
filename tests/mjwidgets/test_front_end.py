"""The front end's modules: one script without imports, and the pure parts run by node."""

import itertools
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from mjteach.core.errors import NotationError
from mjteach.core.tiles import parse_tiles
from mjteach.text.reading import read_tiles
from mjwidgets._base import STATIC, script

HERE = Path(__file__).parent / "static"
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed")
ENTRIES = sorted(path.name for path in STATIC.glob("*.js"))
MODULES = sorted(path for path in STATIC.rglob("*") if path.suffix in (".js", ".mjs"))

TEXTS = [
    *("258m", "m258", "2p 5p 8p", "0m 55z", "m0z55", "1m2m3m", " 7z ", ""),
    *("6sS", "6sWh", "5pE", "1m9m, E", "55sS", "3sSN", "Wh", "S 2p", "25 s", "s 2"),
    *("25", "258", "m", "mz1", "8z", "0z", "1x", "25m3", "m25 8p", "6sS5p", "6 E"),
]
PIECES = ("6", "5p", "m", "s", "S", "E", "wh", " ", ", ")
MIXED = ["".join(pieces) for n in range(1, 5) for pieces in itertools.product(PIECES, repeat=n)]


def read(text, reads=read_tiles):
    try:
        return [str(tile) for tile in reads(text)]
    except NotationError:
        return None


def test_what_can_be_read_without_the_letters_of_corners_stays():
    plain = {text: read(text.lower(), parse_tiles) for text in MIXED}
    kept = {text: codes for text, codes in plain.items() if codes}
    assert {text: read(text) for text in kept} == kept


@pytest.mark.parametrize("name", ENTRIES)
def test_one_script_that_fetches_nothing(name):
    text = script(name)
    assert not re.search(r"^\s*(import|export(?! default))\b(?!\()", text, re.MULTILINE)
    assert "http" not in text.replace("http://www.w3.org/", "")
    assert text == script.__wrapped__(name)
    assert not re.search(r"^ |^\s*(//|/\*|\*)", text, re.MULTILINE), "comments stay at home"


@pytest.mark.parametrize("path", sorted(STATIC.rglob("*.css")), ids=lambda path: path.stem)
def test_a_style_fetches_nothing(path):
    assert "url(" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_nothing_becomes_html(path):
    text = path.read_text(encoding="utf-8")
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
        assert way not in text


@needs_node
@pytest.mark.parametrize("name", ENTRIES)
def test_the_script_is_a_module(tmp_path, name):
    path = tmp_path / "entry.mjs"
    path.write_text(script(name), encoding="utf-8")
    subprocess.run([NODE, "--check", path], check=True, capture_output=True, text=True)


@needs_node
@pytest.mark.parametrize("path", sorted(HERE.glob("*.test.mjs")), ids=lambda path: path.stem)
def test_pure_parts(path, tmp_path):
    shared = tmp_path / "notation.json"
    told = {
        name: [{"text": text, "codes": read(text)} for text in texts]
        for name, texts in (("plain", TEXTS), ("mixed", MIXED))
    }
    shared.write_text(json.dumps(told))
    environment = {**os.environ, "MJTEACH_NOTATION": str(shared)}
    done = subprocess.run(
        [NODE, "--test", path], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
