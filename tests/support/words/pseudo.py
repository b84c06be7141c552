"""A language without a Latin letter, made from the English catalogs: what stays Latin leaks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from mjteach.text.bundles import CATALOG

LANG = "ko"
"""The language that is replaced: its names of tiles are there already, and not Latin."""

MARK = "가"
_WORD = re.compile(r"[A-Za-z]+")
_NOTATION = re.compile(r"(\d\*?)+[mpszf](?![A-Za-z])")
_PLAYER = re.compile(r"\b[A-D]\b")
_RULE = re.compile(r"\b(RK?|C)\d[\d.]*(-[a-z])?\b")
_SIGNS = str.maketrans(",;", "、；")
_BLANK = re.compile(r"\{\w+\}")
_ID = re.compile(r"\w+(\.\w+)+")
"""The id of a place in a scene."""
_LATIN = re.compile(r"[A-Za-z]+")


class _Marked(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = _WORD.sub(MARK, node.value).translate(_SIGNS)
        return node


def write_catalog(folder: Path) -> None:
    """The catalog of :data:`LANG` under ``folder``, every word of the English one a mark."""
    (folder / "en").symlink_to(CATALOG / "en")
    for path in (CATALOG / "en").rglob("*.ftl"):
        marked = _Marked().visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        target = folder / LANG / path.relative_to(CATALOG / "en")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(FluentSerializer().serialize(marked), encoding="utf-8")


def leaks(texts: Iterable[str], given: Iterable[str] = ()) -> set[str]:
    """The texts with Latin letters, but for what somebody has ``given`` and is repeated in quotes.

    Notation of tiles, players A to D, rule ids and blanks of the front end are no words. A comma
    or semicolon between words is no mark of this language either: code has joined them.
    """
    found = set()
    for text in texts:
        left = text
        for word in given:
            left = left.replace(f"“{word}”", "")
        for sign in (_BLANK, _RULE, _NOTATION, _PLAYER):
            left = sign.sub("", left)
        if _LATIN.search(left) or re.search(r"[,;] ", left):
            found.add(text)
    return found


def strings(value: object, without: frozenset[str]) -> Iterator[str]:
    """Every string inside mappings and lists, except under the keys of ``without``."""
    match value:
        case str():
            if not _ID.fullmatch(value):
                yield value
        case dict():
            for key, part in value.items():
                if key not in without:
                    yield from strings(part, without)
        case list() | tuple():
            for part in value:
                yield from strings(part, without)
