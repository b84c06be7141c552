"""Fixtures to speak another language than those there are catalogs for."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.message import Message
from mjteach.text import bundles
from support.words.pseudo import LANG, write_catalog

_words = cache(bundles.words.__wrapped__)
"""Every catalog of marks is the same, wherever it was written: each is parsed once."""


@pytest.fixture(scope="module")
def pseudo_catalog(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("catalog")
    write_catalog(folder)
    return folder


@pytest.fixture
def spoken(pseudo_catalog: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Everything that is put into words while the test runs, in a language of marks."""
    said: list[str] = []
    depth = 0
    renderer = importlib.import_module("mjteach.text.render")
    sentence = renderer._sentence

    def heard(message: Message, lang: str) -> str:
        nonlocal depth
        depth += 1
        try:
            text = sentence(message, lang)
        finally:
            depth -= 1
        if lang == LANG and depth == 0:
            said.append(text)
        return text

    monkeypatch.setattr(bundles, "CATALOG", pseudo_catalog)
    monkeypatch.setattr(renderer, "_sentence", heard)
    monkeypatch.setattr(renderer, "words", _words)
    mjw.settings(lang=LANG)
    yield said
    mjw.settings(lang="en")
