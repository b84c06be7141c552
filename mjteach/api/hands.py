"""Hands as lessons use them: waits, readings, value, furiten."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from ..core import readings as core_readings
from ..core import shanten as core_shanten
from ..core import waits as core_waits
from ..core.errors import GivenError, SituationError
from ..core.given import (
    HandLike,
    TilesLike,
    hand,
    one_tile,
    tiles,
    wind_named,
    with_win,
    words_of,
)
from ..core.hand import Hand, check_copies
from ..core.melds import Source
from ..core.printable import shown
from ..core.readings import Reading
from ..core.shanten import Shanten
from ..core.tiles import KIND, Tile, counts_of
from ..core.waits import Waits
from ..riichi.compare.compare import compare
from ..riichi.context import WinBy, WinContext, with_facts, with_flags
from ..riichi.dora import dora_from
from ..riichi.furiten import Furiten
from ..riichi.furiten import furiten as judge_furiten
from ..riichi.furiten.events import Event, FuritenCase, OwnDiscard, TheirDiscard
from ..riichi.near import NearMiss
from ..riichi.near import near_misses as find_near_misses
from ..riichi.presets import TUTORIAL_ID, RulesLike, preset
from ..riichi.rules import RuleSet
from ..riichi.win import WinResult, evaluate_win
from ..riichi.yakuless import yakuless_waits

_MELD_WORDS: Final = re.compile("chi|pon|kan")


def waits(
    what: HandLike | TilesLike, *, visible: TilesLike = "", rules: RulesLike = "tutorial_default"
) -> Waits:
    """Every tile that completes a hand, or a part of one such as ``"23m"`` (R2.6.1).

    >>> waits("23m").tiles
    (<1m>, <4m>)
    """
    chosen, part = rules_of(rules), _part(what)
    if part is not None:
        return core_waits.shape_waits(part, visible=tiles(visible))
    return core_waits.waits(
        hand((what,) if isinstance(what, Tile) else what),
        visible=tiles(visible),
        four_as_two_pairs=chosen.chiitoitsu_four_of_a_kind,
    )


def _part(what: HandLike | TilesLike) -> tuple[Tile, ...] | None:
    """The tiles of a part that needs no pair, of which there are 2, 5, 8 ...; None for a hand."""
    if isinstance(what, Hand) or (isinstance(what, str) and _MELD_WORDS.search(what)):
        return None
    given = tiles(what)
    return given if len(given) % 3 == 2 and len(given) < 14 else None


def shanten(what: HandLike) -> Shanten:
    """How many tiles are missing for tenpai, for each shape of hand (R2.6.1-m); -1 is complete.

    >>> shanten("123m456p789s1122z").best
    0
    """
    held = hand(what)
    melds = 4 - len(held.concealed) // 3
    return core_shanten.all_shanten(held.counts, melds)


def readings(what: HandLike, win: TilesLike | None = None) -> tuple[Reading, ...]:
    """Every way to read a complete hand; ``win`` is the winning tile, else the drawn one.

    Returns () when the tiles are not complete.

    >>> len(readings("2234455m", "3m"))
    2
    """
    held, winning = with_win(what, win)
    counts = counts_of((*held.concealed, winning))
    return core_readings.readings(counts, held.melds, KIND[winning])


def value(
    what: HandLike,
    win: TilesLike | None = None,
    by: str = "ron",
    *,
    seat: str = "S",
    round: str = "E",  # noqa: A002 - the word of the table
    flags: str | Iterable[str] = (),
    dora: TilesLike | int = "",
    ura: TilesLike | int = "",
    honba: int = 0,
    deposits: int = 0,
    discarder: str | None = None,
    rules: RulesLike = "tutorial_default",
    **more: Any,
) -> WinResult:
    """What a hand is worth when ``win`` completes it: yaku, fu, points, and every reason.

    The hand may be written with the winning tile or without it; by itself a 14th tile is the one.
    ``seat`` and ``round`` are E, S, W or N; ``flags`` are words such as ``"riichi ippatsu"``;
    ``dora`` and ``ura`` are the indicators, or how many dora they give; red fives, written 0,
    count besides. ``more`` are further facts of :class:`~mjteach.riichi.context.WinContext`.
    Under a rule set whose source is silent about something that matters here, ``undecided`` of the
    result names it. Raises HandError or SituationError.

    >>> value("123m456m789p23s55p", "4s", by="tsumo", seat="E").best.score.total
    2100
    >>> value("123m456m789p23s55p", "4s", by="tsumo", seat="E", dora=2).best.han
    4
    >>> value("234567m4588p678s", "3p", flags="riichi", dora="4m", rules="mleague").undecided
    ('scoring_method', 'kiriage_mangan')
    """
    held, winning = with_win(what, win)
    above, below = _dora(dora), _dora(ura)
    for name in more:
        if name not in _FURTHER:
            raise SituationError("no_such_flag", flag=name, known=_FURTHER)
    context = WinContext(
        by=_win_by(by),
        seat_wind=wind_named("seat", seat),
        round_wind=wind_named("round", round),
        indicators=above.indicators,
        ura_indicators=below.indicators,
        dora_count=above.number,
        ura_count=below.number,
        honba=honba,
        deposits=deposits,
        discarder=_player(discarder),
    )
    context = with_flags(with_facts(context, more), words_of(flags))
    result = evaluate_win(held, winning, context, rules_of(rules))
    return result._replace(undecided=_undecided(result, rules))


def _undecided(result: WinResult, rules: RulesLike) -> tuple[str, ...]:
    """Options that matter for this hand and that the source of a named rule set does not state."""
    named = preset(rules) if isinstance(rules, str) else rules
    if isinstance(named, RuleSet) or named.id == TUTORIAL_ID:
        return ()
    (row,) = compare(result.hand, result.winning_tile, result.context, [named]).rulesets
    return row.undecided


class _Dora(NamedTuple):
    """Indicators, or the number of dora."""

    indicators: tuple[Tile, ...] = ()
    number: int = 0


def _dora(given: TilesLike | int) -> _Dora:
    if isinstance(given, bool):
        raise GivenError("no_tiles", found=shown(given))
    if isinstance(given, int) and not isinstance(given, Tile):
        return _Dora(number=given)
    return _Dora(tiles(given))


_BY_OTHER_WORDS: Final = frozenset(
    {"by", "seat_wind", "round_wind", "indicators", "ura_indicators"}
    | {"dora_count", "ura_count", "honba", "deposits", "discarder"}
)
_FURTHER: Final = tuple(fact for fact in WinContext._fields if fact not in _BY_OTHER_WORDS)
"""The facts of a situation that no other word tells."""


def dora(indicators: TilesLike) -> tuple[Tile, ...]:
    """The dora that each indicator points to, in the same order (R2.4-b).

    Raises NotationError for what is no tile, HandError for a flower.

    >>> dora("4p 9s 4z 7z")
    (<5p>, <1s>, <1z>, <5z>)
    """
    shown_up = tiles(indicators)
    for tile in shown_up:
        check_copies((tile,))
    return tuple(map(dora_from, shown_up))


def near_misses(result: WinResult) -> tuple[NearMiss, ...]:
    """The yaku that a hand misses by one thing, and the tile that would have given each.

    >>> [miss.yaku for miss in near_misses(value("23p234s777s345m88m", "1p"))]
    ['riichi', 'menzen_tsumo', 'tanyao', 'pinfu']
    """
    if not isinstance(result, WinResult):
        raise GivenError("no_win", found=shown(result))
    return find_near_misses(result)


def _win_by(word: str) -> WinBy:
    if word not in tuple(WinBy):
        raise SituationError("no_such_win", found=shown(word), known=tuple(str(by) for by in WinBy))
    return WinBy(word)


def _player(word: str | None) -> Source | None:
    if word is not None and word not in tuple(Source):
        raise SituationError("no_such_player", found=shown(word), known=tuple(map(str, Source)))
    return None if word is None else Source(word)


def furiten(
    what: HandLike,
    river: TilesLike | Iterable[OwnDiscard] = "",
    tile: TilesLike | None = None,
    *,
    riichi: bool = False,
    called: Iterable[int] = (),
    passed: TilesLike = "",
    events: Iterable[Event] = (),
    seat: str = "S",
    round: str = "E",  # noqa: A002 - the word of the table
    rules: RulesLike = "tutorial_default",
) -> Furiten:
    """Whether ron is allowed, and if not, which tiles forbid it and until when (R2.6.2).

    ``river`` are the own discards, of which others took those at the places ``called``, counted
    from 1; ``tile`` is the discard asked about, or None for any wait. ``passed`` are winning
    tiles that the player on the right discarded since the own last turn, and that were let go;
    ``events`` tell a longer story. The winds decide which waits have a yaku, which matters where
    a tile without one may be passed.

    >>> furiten("34567m22p789s111z", "2m").type
    <FuritenKind.DISCARD: 'discard'>
    """
    held, chosen = hand(what), rules_of(rules)
    context = WinContext(
        seat_wind=wind_named("seat", seat), round_wind=wind_named("round", round), riichi=riichi
    )
    case = FuritenCase(
        held,
        _river(river, _places(called)),
        (*(TheirDiscard(Source.SHIMOCHA, let_go) for let_go in tiles(passed)), *_events(events)),
        riichi=riichi,
        yakuless=yakuless_waits(held, context, chosen),
        rules=chosen,
    )
    return judge_furiten(case, None if tile is None else one_tile(tile))


def _river(
    river: TilesLike | Iterable[OwnDiscard], called: frozenset[int]
) -> tuple[OwnDiscard, ...]:
    if isinstance(river, str | Tile) or not isinstance(river, Iterable):
        river = tiles(river)
    discards = [
        discard
        for one in river
        for discard in ([one] if isinstance(one, OwnDiscard) else map(OwnDiscard, tiles(one)))
    ]
    numbered = tuple(enumerate(discards, 1))
    for place in sorted(called):
        if not 0 < place <= len(numbered):
            raise SituationError("no_such_discard", found=place, count=len(numbered))
    return tuple(
        one._replace(called_away=True) if place in called else one for place, one in numbered
    )


def _places(called: object) -> frozenset[int]:
    """Places in the river, or a single one; raises GivenError for anything else."""
    given = tuple(called) if isinstance(called, Iterable) else (called,)
    places = tuple(place for place in given if isinstance(place, int))
    if places != given:
        raise GivenError("no_places", found=shown(called))
    return frozenset(places)


def _events(events: object) -> tuple[Event, ...]:
    """What happened at the table; raises GivenError for anything else."""
    given = tuple(events) if isinstance(events, Iterable) else (events,)
    told = tuple(event for event in given if isinstance(event, Event))
    if told != given:
        raise GivenError("no_events", found=shown(events))
    return told


def rules_of(named: RulesLike) -> RuleSet:
    """A rule set, given itself or by name; raises RuleSetError for anything else.

    >>> rules_of("club").kuitan
    True
    """
    return named if isinstance(named, RuleSet) else preset(named).rules
