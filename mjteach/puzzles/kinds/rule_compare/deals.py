"""Comparison questions by quota: a rule that decides, or one that is there and changes nothing.

The rule sets are chosen so that their sources state all that the answer depends on.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from mjteach.core.errors import GenerationError
from mjteach.core.hand import make_hand
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import ALL_KINDS, DRAGONS, TILES, WINDS, YAOCHUU, Tile, sort_tiles
from mjteach.riichi.compare.difference import others
from mjteach.riichi.dora import dora_from
from mjteach.riichi.presets import PRESETS, TUTORIAL, TUTORIAL_ID

from ...kind import Topic
from ...situations import asked as ask
from ...situations.asked import Asked
from ...situations.plans import HONOURS, SIMPLES, SUIT_STARTS, SUITED, Plan, one_suit
from ...situations.walls import Tiles, Wall, tenpai_hand
from ...situations.wins import Taste, Win, found, wins
from ...sorts import Dealer, Sort, Wish
from .polls import Poll, compared, deciding, is_fair

Deal: TypeAlias = Callable[[Wall, bool], Asked]
"""A question in which the option matters, or seems to.

Raises GenerationError where the wall has not the tiles for it.
"""


# ---- what a hand is paid


DORA: Final = (0, 0, 1, 1, 2, 3)


def paid(
    *hands: Dealer,
    han: Sequence[int] = (),
    kan: Sequence[int] = (0,),
    ura: Sequence[int] = (0,),
    **facts: bool,
) -> Deal:
    """Hands of one of the dealers with indicators and facts added.

    With ``han`` the first indicator lifts the hand to one of these; ``kan`` and ``ura`` are how
    many dora the indicators of a kan and below give.
    """

    def deal(wall: Wall, _matters: bool) -> Asked:
        rng = wall.rng
        for win in rng.choice(hands)(rng, Wish(1, TUTORIAL)):
            first = [number - found(win, TUTORIAL).best.han for number in han]
            kans = sum(meld.is_quad for meld in win.hand.melds)
            above = (
                rng.choice(first or (0, 0, 1, 1, 2, 3)),
                *(rng.choice(kan) for _ in range(kans)),
            )
            below = (rng.choice(ura), *kans * (0,)) if win.context.riichi else ()
            shown = _indicators(rng, (*win.hand.tiles, win.tile), (*above, *below))
            context = win.context._replace(
                **facts,
                indicators=shown[: len(above)],
                ura_indicators=shown[len(above) :],
            )
            return ask.paid(Win(win.hand, win.tile, context))
        raise GenerationError("attempts", what="win", attempts=1)

    return deal


def _indicators(rng: random.Random, tiles: Tiles, dora: Sequence[int]) -> Tiles:
    """One indicator for each number of dora it gives; no tile is shown a fifth time."""
    held = Counter(tile.kind for tile in tiles)
    seen = held.copy()
    chosen: list[Tile] = []
    for number in dora:
        kinds = [kind for kind in ALL_KINDS if seen[kind] < 4 and held[dora_from(kind)] == number]
        if not kinds:
            raise GenerationError("attempts", what="dora", attempts=1)
        chosen.append(rng.choice(kinds))
        seen[chosen[-1]] += 1
    return tuple(chosen)


SUIT: Final = wins(one_suit(Plan(runs=0.9, open=0.0, quads=0.0)))
CLOSED: Final = wins(Taste(open=0.0, seven_pairs=0.03))
KANS: Final = Taste(open=0.3, quads=0.5, runs=0.55, seven_pairs=0.0)
RUNS: Final = Taste(open=0.0, tsumo=0.0, dealer=0.0, runs=0.95, quads=0.0, seven_pairs=0.0)
HIDDEN: Final = Taste(quads=0.2, runs=0.4, seven_pairs=0.0)


# ---- what is allowed at the table


def _late_riichi(wall: Wall, matters: bool) -> Asked:
    held = tenpai_hand(wall, wall.rng.choice((WaitKind.RYANMEN, WaitKind.KANCHAN)), runs=0.85)
    drawn = wall.rng.choice([tile for tile in HONOURS if tile not in held.hand.concealed])
    left = wall.rng.choice((1, 2, 3) if matters else (4, 5, 6))
    return ask.late_riichi(held.hand.concealed, drawn, left)


def _swap(matters: Sequence[tuple[int, ...]], idle: Sequence[tuple[int, ...]]) -> Deal:
    """Places in a suit: the called tile, the two of the hand, and the one discarded after it."""

    def deal(wall: Wall, does: bool) -> Asked:
        shape = wall.rng.choice(matters if does else idle)
        low = wall.rng.choice(SUIT_STARTS) + wall.rng.randrange(9 - max(shape))
        called, one, two, discard = wall.take(TILES[low + place] for place in shape)
        rest = (*wall.run(), *wall.run(), *wall.alike(2), *wall.draw(2, SUITED))
        return ask.swap(sort_tiles((*rest, discard)), called, (one, two), discard)

    return deal


def _kan(wall: Wall, matters: bool) -> Asked:
    """A drawn fourth tile: its triplet stands alone, or belongs to the wait."""
    three = wall.alike(3, SUITED)
    fourth, suit = wall.take(three[:1]), TILES[(start := three[0] // 9 * 9) : start + 9]
    near = [tile for tile in suit if 0 < abs(tile - three[0]) <= 2]
    lone = wall.draw(1, SUITED if matters else near)
    held = make_hand((*three, *wall.run(), *wall.run(), *wall.run(), *lone))
    return ask.riichi_kan(held, *fourth)


def _shared_ron(wall: Wall, matters: bool) -> Asked:
    """Others say ron before you, or only after you."""
    places = ((1, 0), (1, 0), (1, 1), (2, 0)) if matters else ((0, 1),)
    return ask.shared_ron(wall.draw()[0], *wall.rng.choice(places))


# ---- draws


def _nine_kinds(wall: Wall, matters: bool) -> Asked:
    """Nine to eleven kinds; else as many tiles, but fewer kinds."""
    kinds = wall.rng.sample(YAOCHUU, wall.rng.choice((9, 9, 10, 11)) if matters else 8)
    doubled = () if matters else wall.rng.sample(kinds, wall.rng.choice((1, 2, 3)))
    held = wall.take((*kinds, *doubled))
    return ask.nine_kinds(sort_tiles((*held, *wall.draw(14 - len(held), SIMPLES))))


def _four_discards(wall: Wall, matters: bool) -> Asked:
    """Four of one wind; else four of one dragon, or a wind that one player does not follow."""
    wind, other = wall.rng.sample(WINDS, 2)
    if matters:
        return ask.four_discards((wind,) * 4)
    broken = tuple(wall.rng.sample((wind, wind, wind, other), 4))
    return ask.four_discards(wall.rng.choice((broken, (wall.rng.choice(DRAGONS),) * 4)))


def _nagashi(wall: Wall, matters: bool) -> Asked:
    """Terminals and honours to the end; else one simple, or one tile that was called."""
    river = list(wall.draw(wall.rng.randint(16, 18), YAOCHUU))
    place = wall.rng.randrange(len(river))
    if not matters and wall.rng.random() < 0.5:
        return ask.nagashi(tuple(river), called=place)
    if not matters:
        river[place] = wall.draw(1, SIMPLES)[0]
    return ask.nagashi(tuple(river))


# ---- what is dealt how often


def _dealer(option: str, deal: Deal, matters: bool) -> Dealer:
    """Questions in which an option decides, or is there and does not.

    The rule set of the table is among those compared wherever its source says enough for it; the
    tutorial's, which most questions are asked under, in half of them.
    """

    def polls(rng: random.Random, wish: Wish) -> Iterator[Poll]:
        asked = deal(Wall(rng), matters)
        told = {asked.answer(rules) for rules in (TUTORIAL, *others(TUTORIAL, option))}
        if (len(told) > 1) is not matters:
            return
        rows = PRESETS.items()
        stating = [id for id, row in rows if row.states(option) and option not in row.uncertain]
        own = [id for id in stating if PRESETS[id].rules == wish.rules][:1]
        table = [id for id in own if is_fair(Poll((id,), asked))]
        table *= table != [TUTORIAL_ID] or rng.random() < 0.5
        rest, count = [id for id in stating if id not in own], min(wish.level, 2) + 1
        for _ in range(12 if len(table + rest) >= count else 0):
            chosen = [*table, *rng.sample(rest, count - len(table))]
            poll = Poll(tuple(rng.sample(chosen, count)), asked)
            decided = (option,) * matters
            if option in poll.sheet and is_fair(poll) and deciding(compared(poll)) == decided:
                yield poll

    return polls


def _sorts(name: str, matters: int, idle: int, deal: Deal) -> Iterator[Sort]:
    """The option in the name decides so often, and so often it only seems to.

    Without balance it comes three times as often where it changes nothing.
    """
    levels = (1, 1, 0) if name.startswith("points") else (0, 0, 1)
    option = name.rpartition(".")[2]
    for does, share, natural in ((True, matters, matters), (False, idle, 3 * idle)):
        if share:
            balanced = tuple(share * level for level in levels)
            dealer, word = _dealer(option, deal, does), "decides" if does else "idle"
            yield Sort(f"{name}.{word}", dealer, balanced, tuple(natural * x for x in levels))


SUJI: Final = _swap([(0, 1, 2, 3), (3, 1, 2, 0)], [(0, 1, 2, 6)])
GENBUTSU: Final = _swap([(0, 1, 2, 0)], [(1, 0, 2, 3)])

SORTS: Final = (
    *_sorts("points.scoring.kiriage_mangan", 14, 5, paid(wins(HIDDEN), han=(3, 3, 4, 4, 5))),
    *_sorts("points.scoring.renpuu_pair_fu", 12, 5, paid(wins(Taste(double_wind=True)))),
    *_sorts("points.scoring.rinshan_tsumo_fu", 8, 2, paid(wins(KANS._replace(rinshan=True)))),
    *_sorts("points.scoring.kazoe_yakuman", 6, 1, paid(SUIT, han=(11, 12, 13, 14))),
    *_sorts("points.dora.ura_dora", 11, 3, paid(CLOSED, ura=(1, 1, 2))),
    *_sorts("points.dora.kan_dora", 9, 2, paid(wins(KANS), kan=(1, 1, 2, 3, 4))),
    *_sorts("points.yaku.ippatsu", 12, 4, paid(CLOSED, ippatsu=True)),
    *_sorts("points.yaku.renhou", 4, 0, paid(wins(RUNS), riichi=False, first_turn=True)),
    *_sorts("verdict.riichi.riichi_without_draw_left", 11, 5, _late_riichi),
    *_sorts("verdict.riichi.ankan_after_riichi", 9, 4, _kan),
    *_sorts("verdict.calls.kuikae_suji", 11, 4, SUJI),
    *_sorts("verdict.calls.kuikae_genbutsu", 6, 2, GENBUTSU),
    *_sorts("verdict.calls.multiple_ron", 11, 3, _shared_ron),
    *_sorts("verdict.draws.abort_kyuushu_kyuuhai", 8, 4, _nine_kinds),
    *_sorts("verdict.draws.nagashi_mangan", 7, 3, _nagashi),
    *_sorts("verdict.draws.abort_suufon_renda", 6, 3, _four_discards),
)
"""Levels 1 and 2 ask for points, level 3 whether something is allowed."""

TOPICS: Final = {
    topic: Topic(levels=levels, sorts={f"*.{topic}.*.decides": 2, f"*.{topic}.*.idle": 1})
    for topics, levels in (
        (("scoring", "dora", "yaku"), (1, 2)),
        (("riichi", "calls", "draws"), (3,)),
    )
    for topic in topics
}
"""Some options to be dealt by; all of the list stay to choose from."""
