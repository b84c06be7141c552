"""Everything outside the tiles that decides what a win is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

from ..core.errors import SituationError
from ..core.given import flag
from ..core.hand import Hand
from ..core.melds import MeldKind, Source
from ..core.printable import LONG_NUMBER, shown
from ..core.seats import check_winds
from ..core.tiles import Tile
from .rules import PAO_CAPABLE


class WinBy(StrEnum):
    """Who brought the winning tile: another player's discard, or the own draw."""

    RON = "ron"
    TSUMO = "tsumo"


class Liability(NamedTuple):
    """Whose discard made a yakuman certain (R2.8.3-a); ``yaku`` may also be ``rinshan``."""

    yaku: str
    player: Source


class WinContext(NamedTuple):
    """The circumstances of a win, as facts; the table of yaku decides what they give.

    Those before ``seat_wind`` are coarse: many wins share them.
    """

    by: WinBy = WinBy.RON
    riichi: bool = False
    double_riichi: bool = False
    """Declared on the first draw; ``riichi`` is then true as well."""
    open_riichi: bool = False
    ippatsu: bool = False
    last_tile: bool = False
    """The last draw or the last discard of the hand."""
    after_kan: bool = False
    """Won on the replacement tile of an own kan."""
    robbed: MeldKind | None = None
    """The winning tile was being added to a kakan, or shown in an ankan."""
    mixed_in: bool = False
    """The drawn tile was mixed into the hand before it was shown (R2.8.2-c)."""
    first_turn: bool = False
    """Before or on the own first draw, with no call by anyone."""
    furiten: bool = False
    """One of the waits was discarded or passed; matters here for chuuren only (RK4-t)."""
    wins_in_row: int = 1
    """Wins of this player without a break, this one included (R3.7-d)."""
    seat_wind: Tile = Tile.SOUTH
    round_wind: Tile = Tile.EAST
    indicators: tuple[Tile, ...] = ()
    """Dora indicators, then those opened by kans."""
    ura_indicators: tuple[Tile, ...] = ()
    dora_count: int = 0
    """Dora that were counted already, with no indicator to show."""
    ura_count: int = 0
    """Ura dora counted the same way."""
    honba: int = 0
    deposits: int = 0
    """Sticks of 1000 points on the table."""
    discarder: Source | None = None
    liabilities: tuple[Liability, ...] = ()
    wareme: Source | str | None = None
    """Who sits before the broken wall: another player, ``self``, or unknown (R6.1-a)."""

    @property
    def is_dealer(self) -> bool:
        """The dealer is always East (R1.2.1-f)."""
        return self.seat_wind is Tile.EAST


DEALER_FROM: Final[Mapping[Tile, Source]] = {
    Tile.SOUTH: Source.KAMICHA,
    Tile.WEST: Source.TOIMEN,
    Tile.NORTH: Source.SHIMOCHA,
}
"""Where East sits as seen from the other winds (R2.1-c)."""


_FLAGS: Final[Mapping[str, tuple[WinBy | None, Mapping[str, object]]]] = {
    "riichi": (None, {"riichi": True}),
    "double_riichi": (None, {"riichi": True, "double_riichi": True}),
    "open_riichi": (None, {"riichi": True, "open_riichi": True}),
    "ippatsu": (None, {"ippatsu": True}),
    "rinshan": (WinBy.TSUMO, {"after_kan": True}),
    "chankan": (WinBy.RON, {"robbed": MeldKind.KAKAN}),
    "haitei": (WinBy.TSUMO, {"last_tile": True}),
    "houtei": (WinBy.RON, {"last_tile": True}),
    "tenhou": (WinBy.TSUMO, {"first_turn": True}),
    "chiihou": (WinBy.TSUMO, {"first_turn": True}),
    "renhou": (WinBy.RON, {"first_turn": True}),
    "mixed_in": (WinBy.TSUMO, {"mixed_in": True}),
}
"""What a word asks of the way of winning, and the facts that it stands for."""

FLAGS = tuple(_FLAGS)
"""The words by which a situation is usually named."""


def with_flags(context: WinContext, flags: Iterable[str]) -> WinContext:
    """``context`` with the facts that words like ``riichi``, ``houtei``, ``tenhou`` stand for.

    Raises SituationError for an unknown word, and where word and way of winning contradict.

    >>> with_flags(WinContext(), ["riichi", "houtei"]).last_tile
    True
    """
    meant: dict[str, Any] = {}
    for word in sorted(set(flags)):
        if word not in _FLAGS:
            raise SituationError("no_such_flag", flag=word, known=FLAGS)
        by, facts = _FLAGS[word]
        if by not in (None, context.by):
            raise SituationError("flag_and_win", flag=word, by=context.by.value)
        if word == "tenhou" and not context.is_dealer:
            raise SituationError("tenhou_not_dealer")
        if word in ("chiihou", "renhou") and context.is_dealer:
            raise SituationError("first_turn_dealer", flag=word)
        meant |= facts
    return context._replace(**{fact: getattr(context, fact) or meant[fact] for fact in meant})


def with_facts(context: WinContext, facts: Mapping[str, Any]) -> WinContext:
    """``context`` with facts by their names; a word such as ``kakan`` becomes its value.

    Raises SituationError for a name or a word that does not exist.

    >>> with_facts(WinContext(), {"robbed": "kakan", "liabilities": [("rinshan", "toimen")]}).robbed
    <MeldKind.KAKAN: 'kakan'>
    """
    given = dict(facts)
    if given.get("robbed") is not None:
        given["robbed"] = _robbed(given["robbed"])
    if "liabilities" in given:
        given["liabilities"] = _liabilities(given["liabilities"])
    return context._replace(**given)


def _liabilities(given: object) -> tuple[Liability, ...]:
    """Liabilities, which may be given as pairs of words."""
    listed = tuple(given) if isinstance(given, Iterable) else (given,)
    return tuple(map(_liability, listed))


def _liability(given: object) -> Liability:
    what = _word(given[0], LIABLE_FOR) if isinstance(given, tuple) and len(given) == 2 else None
    if what is None:
        raise SituationError("no_liability", found=shown(given), known=LIABLE_FOR)
    return Liability(what, _player(given[1], _SOURCES))  # type: ignore[index]


def _robbed(given: object) -> MeldKind:
    kan = _word(given, _ROBBED)
    if kan is None:
        known = tuple(map(str, _ROBBED))
        raise SituationError("no_robbed_kan", found=shown(given), known=known)
    return kan


_W = TypeVar("_W", bound=str)


def _player(given: object, players: tuple[_W, ...]) -> _W:
    player = _word(given, players)
    if player is None:
        raise SituationError("no_such_player", found=shown(given), known=tuple(map(str, players)))
    return player


def _word(given: object, known: tuple[_W, ...]) -> _W | None:
    """The word of ``known`` that was given, in its own type; None for any other."""
    return next((word for word in known if word == given), None)


def check_situation(hand: Hand, context: WinContext) -> None:
    """Raise SituationError for circumstances that contradict the hand or each other."""
    (  # as a plain tuple, because asking twenty fields by their names takes four times as long
        by, riichi, double, shown_hand, ippatsu, last_tile, after_kan, robbed, mixed_in, first_turn,
        furiten, wins, seat, round_wind, above, below, dora, ura, honba, deposits, discarder,
        liable, wareme,
    ) = context[:]  # fmt: skip
    check_winds(seat, round_wind)
    check_count("dora_count", dora)
    check_count("ura_count", ura)
    check_count("honba", honba)
    check_count("deposits", deposits)
    check_count("wins_in_row", wins, 1)
    if not (
        type(riichi) is type(double) is type(shown_hand) is type(ippatsu) is type(last_tile)
        is type(after_kan) is type(mixed_in) is type(first_turn) is type(furiten) is bool
    ):  # fmt: skip
        _refuse_word(context)
    if liable or wareme or discarder not in _DISCARDERS:
        _check_players(context)
    if not len(below) <= len(above) <= _MOST_INDICATORS:
        _refuse_indicators(context)
    if riichi or double or shown_hand or ippatsu:
        _check_riichi(hand, context)
    if after_kan:
        _check_after_kan(hand, context)
    if robbed is not None:
        _check_robbed_kan(context)
    if first_turn:
        _check_first_turn(hand, context)
    if mixed_in and by is WinBy.RON:
        raise SituationError("flag_and_win", flag="mixed_in", by=by.value)


_YES_OR_NO: Final = tuple(
    fact for fact, usual in WinContext._field_defaults.items() if isinstance(usual, bool)
)
"""Facts that are so or not."""

_SOURCES: Final = tuple(Source)
_DISCARDERS: Final = (None, *_SOURCES)
_ROBBED: Final = (MeldKind.KAKAN, MeldKind.ANKAN)
"""The kans that can be robbed (R3.1-q, R3.1-s)."""

LIABLE_FOR: Final = (*PAO_CAPABLE, "rinshan")
"""For what a player can be liable (R2.8.3)."""

_MOST_INDICATORS: Final = 5
"""The first one and one for each of four kans (R2.4-e)."""


def _refuse_word(context: WinContext) -> NoReturn:
    """Raise SituationError for the first fact that is neither True nor False."""
    for fact in _YES_OR_NO:
        flag(fact, getattr(context, fact))
    raise AssertionError


def _check_players(context: WinContext) -> None:
    """Raise SituationError for an unknown player or liability."""
    _liabilities(context.liabilities)
    if context.discarder is not None:
        _player(context.discarder, _SOURCES)
    if context.wareme is not None:
        _player(context.wareme, (*_SOURCES, "self"))


def _refuse_indicators(context: WinContext) -> NoReturn:
    """Raise SituationError for more indicators than there can be."""
    above, below = len(context.indicators), len(context.ura_indicators)
    most = max(above, below)
    if most > _MOST_INDICATORS:
        raise SituationError("too_many_indicators", count=most, most=_MOST_INDICATORS)
    raise SituationError("too_many_ura", above=above, below=below)  # R2.4-g, R2.4-h


def check_count(fact: str, number: object, least: int = 0) -> None:
    """Raise SituationError unless ``number`` is a whole number, ``least`` or more.

    >>> check_count("honba", 2)
    """
    if type(number) is not int or not least <= number < LONG_NUMBER:
        raise SituationError("no_count", fact=fact, found=shown(number), least=least)


def _check_riichi(hand: Hand, context: WinContext) -> None:
    if context.riichi and not hand.is_closed:
        raise SituationError("riichi_open_hand", melds=len(hand.melds))  # R2.6.3-a
    if (context.double_riichi or context.open_riichi) and not context.riichi:
        raise SituationError("no_riichi_declared")
    if context.ippatsu and not context.riichi:
        raise SituationError("ippatsu_without_riichi")  # R3.1-i
    if context.double_riichi and context.ippatsu and context.last_tile:
        raise SituationError("ippatsu_on_last_tile")  # R3.1-i, R3.2-o


def _check_after_kan(hand: Hand, context: WinContext) -> None:
    if context.by is WinBy.RON:
        raise SituationError("flag_and_win", flag="rinshan", by=context.by.value)  # R3.1-o
    if not any(meld.is_quad for meld in hand.melds):
        raise SituationError("rinshan_without_kan")
    if context.ippatsu:
        raise SituationError("ippatsu_after_kan")  # R3.1-j


def _check_robbed_kan(context: WinContext) -> None:
    _robbed(context.robbed)
    if context.by is WinBy.TSUMO:
        raise SituationError("flag_and_win", flag="chankan", by=context.by.value)
    if context.last_tile:
        raise SituationError("chankan_on_last_discard")  # R2.7.2-e


def _check_first_turn(hand: Hand, context: WinContext) -> None:
    if hand.melds or context.riichi:
        raise SituationError("first_turn_after_call")  # R3.6-o to R3.6-q
    if context.last_tile or context.robbed:
        raise SituationError("first_turn_and_later")
    if context.is_dealer and context.by is WinBy.RON:
        raise SituationError("first_turn_dealer", flag="renhou")
