"""The names of tiles, yaku and terms in English, romaji, Korean and Japanese.

They stand in three tables to read and to edit, ``catalog/tiles.tsv``, ``terms.tsv`` and
``yaku.tsv``. In a cell the usual form comes first, others after a comma or in brackets; ``-`` means
that there is no such word.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from ..core.tiles import Tile
from .bundles import CATALOG, FULL, languages

_BRACKETS: Final = re.compile(r"\(([^()]*)\)")

SPELLINGS: Final = ("en", "romaji", "ko", "ja")
"""What a name can be asked for in."""


class Term(NamedTuple):
    """One row of a table, every cell as it is written there; ``section`` is the glossary's."""

    id: str
    section: str
    en: str
    romaji: str
    ko: str
    ja: str

    def name(self, lang: str = "en") -> str | None:
        """The usual form in one of :data:`SPELLINGS`; None if there is none.

        The English one in another language with a catalog; raises ValueError without one.

        >>> term("dealer").name("ko")
        '친'
        """
        if lang not in SPELLINGS and lang in languages():
            lang = FULL
        if lang not in SPELLINGS:
            raise ValueError(f"no names in {lang!r}; there are {', '.join(SPELLINGS)}")
        cell: str = getattr(self, lang)
        if lang == "en":  # brackets belong to the English word: they tell two meanings apart
            return cell
        usual, _, _ = cell.partition(",")
        return None if cell == "-" else usual.partition(" (")[0]


def terms() -> tuple[Term, ...]:
    """Every term, section by section."""
    return tuple(_table("terms").values())


def term(id: str) -> Term:
    """The term with this id; raises KeyError when there is none.

    >>> term("two_sided_wait").romaji
    'ryanmen machi'
    """
    return _table("terms")[id]


def yaku_ids() -> tuple[str, ...]:
    """The ids of all yaku and bonus han that have names."""
    return tuple(_table("yaku"))


def yaku_name(id: str, lang: str = "en") -> str:
    """The usual name of a yaku; raises KeyError for an unknown id, ValueError for a language.

    >>> yaku_name("tanyao"), yaku_name("tanyao", "romaji"), yaku_name("tanyao", "ko")
    ('All simples', 'tanyao', '탕야오')
    """
    return _table("yaku")[id].name(lang) or id


def tile_name(tile: Tile, lang: str = "en") -> str:
    """The name of a tile in words, as :meth:`Term.name` has it.

    >>> tile_name(Tile.RED_P5), tile_name(Tile.EAST), tile_name(Tile.P5, "ja")
    ('red 5 of circles', 'East wind', '五筒')
    """
    return _table("tiles")[str(tile)].name(lang) or str(tile)


def forms(section: str, id: str) -> frozenset[str]:
    """Every word for a thing, in all spellings; ``section`` is tiles, yaku or terms.

    >>> forms("yaku", "riichi") == {"Riichi", "riichi", "리치", "입직", "立直"}
    True
    """
    return _forms(_table(section)[id])


def spelled(word: str, section: str | None = None) -> tuple[str, ...]:
    """The ids that ``word`` is a name of, in any case, in one ``section`` or in all.

    >>> spelled("탕야오"), spelled("Ryanmen machi", "terms")
    (('tanyao',), ('two_sided_wait',))
    """
    rows = _spelled().get(word.casefold(), ())
    return tuple(dict.fromkeys(id for of, id in rows if section in (None, of)))


def same_as(word: str) -> frozenset[str]:
    """Every word, in small letters, for the things that ``word`` names.

    >>> "ryanmen machi" in same_as("양면 대기")
    True
    """
    rows = _spelled().get(word.casefold(), ())
    return frozenset(form.casefold() for section, id in rows for form in forms(section, id))


@cache
def _spelled() -> Mapping[str, tuple[tuple[str, str], ...]]:
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    for section in ("tiles", "terms", "yaku"):
        for id in _table(section):
            for form in forms(section, id):
                found[form.casefold()] = (*found.get(form.casefold(), ()), (section, id))
    return found


def _forms(row: Term) -> frozenset[str]:
    """The forms in all cells: separated by commas, alternatives in brackets.

    A wait is also called without the word for waiting.
    """
    told = {
        form.strip()
        for cell in (row.en, row.romaji, row.ko, row.ja)
        for part in (cell, *cell.split(","))
        for form in (_BRACKETS.sub("", part), *_BRACKETS.findall(part))
    }
    waits = {form.removesuffix(" machi") for form in told}
    return frozenset((told | waits) - {"", "-"})


@cache
def _table(name: str) -> Mapping[str, Term]:
    """The rows of one table by id, in the table's order."""
    head, *rows = (CATALOG / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    columns = head.split("\t")
    found = (dict(zip(columns, row.split("\t"), strict=True)) for row in rows)
    return {cells["id"]: Term(**{"section": name, **cells}) for cells in found}
