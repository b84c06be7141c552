"""Actions as people say them: ``pon``, ``chi 34m``, ``안깡 7z``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.errors import MjteachError, ReadingError
from ...core.tiles import Tile, sort_tiles
from ..glossary import spelled
from .choices import NONE, NamedChoice, few_labels
from .spelling import is_none, normalised, spellings
from .tiles import read_tiles

_KANS: Final = ("ankan", "kakan", "daiminkan")
_VERBS: Final = {
    "pon": ("pon",),
    "chi": ("chi",),
    "kan": _KANS,
    "concealed_kan": ("ankan",),
    "added_kan": ("kakan",),
    "open_kan_from_discard": ("daiminkan",),
    "ron": ("ron",),
    "tsumo_win": ("tsumo",),
    "riichi": ("riichi",),
}
"""Terms of the glossary that are said, with the actions they can mean."""


def read_actions(text: str, choices: Sequence[NamedChoice]) -> list[str] | str:
    """The ids of the actions that ``text`` names, sorted, or ``"none"``.

    Commas may stand between them. Tiles may be left out where only one action can be meant.
    Raises ReadingError for what is no action here, and NotationError for tiles that cannot be read.

    >>> from ...core.message import msg
    >>> ids = ("chi 5m with 34m", "pon 5m with 55m")
    >>> can = [NamedChoice(id, msg("wait.tanki.name")) for id in ids]
    >>> read_actions("퐁, chi 34m", can), read_actions("none", can)
    (['chi 5m with 34m', 'pon 5m with 55m'], 'none')
    >>> read_actions("34m", can)
    ['chi 5m with 34m']
    """
    if is_none(text):
        return NONE
    parts = normalised(text).split(",")
    pieces = [
        piece for part in parts for piece in ([part] if _called(part, choices) else _sayings(part))
    ]
    return sorted({_action(piece, choices) for piece in pieces})


def _called(piece: str, choices: Sequence[NamedChoice]) -> str | None:
    """The action with exactly this name."""
    return next((choice.id for choice in choices if choice.is_called(piece)), None)


def _sayings(text: str) -> list[str]:
    """The actions in a text without commas: each verb begins a new one."""
    said: list[list[str]] = []
    for word in text.split():
        if not said or verbs_of(word):
            said.append([])
        said[-1].append(word)
    return [" ".join(words) for words in said]


def _action(piece: str, choices: Sequence[NamedChoice]) -> str:
    called = _called(piece, choices)
    if called is not None:
        return called
    word, _, rest = piece.partition(" ")
    verbs = verbs_of(word)
    said = [choice for choice in choices if choice.id.partition(" ")[0] in verbs]
    if not verbs and (tiles := sort_tiles(_tiles(piece))):
        said = [choice for choice in choices if tiles in _ways(choice.id)]
        rest = ""
    if not said:
        raise ReadingError("no_action", found=piece, choices=few_labels(choices))
    if rest.strip():
        named = sort_tiles(read_tiles(rest.replace("with", " ")))
        said = [choice for choice in said if named in _ways(choice.id)]
        if not said:
            raise ReadingError("no_action", found=piece, choices=few_labels(choices))
    if len(said) > 1:
        raise ReadingError("several_actions", found=piece, choices=few_labels(said))
    return said[0].id


def verbs_of(word: str) -> tuple[str, ...]:
    """The kinds of action that a word can mean, as actions are written.

    >>> verbs_of("안깡"), verbs_of("kan"), verbs_of("pung")
    (('ankan',), ('ankan', 'kakan', 'daiminkan'), ())
    """
    known = spellings("action").get(word, word)
    if known == "kan":
        return _KANS
    terms = [verb for id in spelled(known) for verb in _VERBS.get(id, ())]
    return tuple(
        dict.fromkeys(
            [
                *terms,
                *([known] if known in spellings("action").values() else ()),
                *([known] if known in _KANS else ()),
            ]
        )
    )


def _ways(id: str) -> tuple[tuple[Tile, ...], ...]:
    """The tiles that can name an action: its target, those from the hand, or all."""
    _, _, rest = id.partition(" ")
    target, _, using = rest.removesuffix(" drawn").partition(" with ")
    return tuple(sort_tiles(_tiles(part)) for part in (target, using, f"{target} {using}"))


def _tiles(text: str) -> tuple[Tile, ...]:
    try:
        return read_tiles(text)
    except MjteachError:
        return ()
