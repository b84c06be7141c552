"""Comparison questions by quota: a rule that decides, or one that is there and changes nothing.

The rule sets are chosen so that their sources state all that the answer depends on.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from mjteach.core.errors import GenerationError
from mjteach.core.hand import make_hand
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import (
    ALL_KINDS,
    DRAGONS,
    HONOURS,
    SIMPLES,
    SUITED,
    TILES,
    WINDS,
    YAOCHUU,
    Tile,
    sort_tiles,
)
from mjteach.riichi.compare.difference import others
from mjteach.riichi.dora import dora_from
from mjteach.riichi.presets import PRESETS, TUTORIAL, TUTORIAL_ID
from mjteach.riichi.rules import RuleSet

from ...kind import Topic
from ...partly import partly
from ...situations import asked as ask
from ...situations.asked import Asked
from ...situations.plans import SUIT_STARTS, Plan, PlanOf, one_suit
from ...situations.walls import Tiles, Wall, tenpai_hand
from ...situations.wins import Taste, Win, wins
from ...sorts import Dealer, Sort, Wish
from .polls import Poll, compared, deciding, is_fair, is_settled
from .wrong import VALUED

Deal: TypeAlias = Callable[[Wall], Asked]
"""A question in which an option matters, or seems to.

Raises GenerationError where the wall has not the tiles for it.
"""


# ---- what a hand is paid


@partly
def _paid(
    wall: Wall,
    /,
    plan: PlanOf | Taste,
    ura: int = 0,
    dora: Sequence[int] = (0, 0, 1, 1, 2, 3),
    **facts: bool,
) -> Asked:
    """Hands whose indicators give some of these numbers of dora, up to ``ura`` from below.

    Facts are added.
    """
    rng = wall.rng
    for win in wins(plan)(rng, Wish(1, TUTORIAL)):
        kans = sum(meld.is_quad for meld in win.hand.melds)
        above = rng.choices(dora, k=1 + kans)
        below = [rng.randint(0, ura), *kans * [0]] if win.context.riichi else []
        shown = _indicators(rng, (*win.hand.tiles, win.tile), (*above, *below))
        lying = {"indicators": shown[: 1 + kans], "ura_indicators": shown[1 + kans :]}
        return ask.paid(Win(win.hand, win.tile, win.context._replace(**lying, **facts)))
    raise GenerationError("attempts", what="win", attempts=1)


def _indicators(rng: random.Random, tiles: Tiles, dora: Sequence[int]) -> Tiles:
    """One indicator for each number of dora it gives; no tile is shown a fifth time."""
    held = Counter(tile.kind for tile in tiles)
    chosen: list[Tile] = []
    for number in dora:
        seen = held + Counter(chosen)
        kinds = [kind for kind in ALL_KINDS if seen[kind] < 4 and held[dora_from(kind)] == number]
        if not kinds:
            raise GenerationError("attempts", what="dora", attempts=1)
        chosen.append(rng.choice(kinds))
    return tuple(chosen)


KANS: Final = Taste(open=0.3, quads=0.5, runs=0.55, seven_pairs=0.0)
CLOSED: Final = Taste(open=0.0, seven_pairs=0.03)
RINSHAN: Final = KANS._replace(open=0.5, runs=0.7, rinshan=True)
HIDDEN: Final = Taste(quads=0.2, runs=0.4, seven_pairs=0.0)
RUNS: Final = Taste(open=0.0, tsumo=0.0, dealer=0.0, runs=0.95, quads=0.0, seven_pairs=0.0)
SUIT: Final = one_suit(Plan(runs=0.9, open=0.0, quads=0.0))


# ---- what is allowed at the table


def _late_riichi(wall: Wall) -> Asked:
    """Few tiles are left, of which three or fewer are too few to draw once more."""
    held = tenpai_hand(wall, wall.rng.choice((WaitKind.RYANMEN, WaitKind.KANCHAN)), runs=0.85)
    (drawn,) = wall.draw(1, [tile for tile in HONOURS if tile not in held.hand.concealed])
    return ask.late_riichi(held.hand.concealed, drawn, wall.rng.randint(1, 6))


@partly
def _swap(wall: Wall, *shapes: str) -> Asked:
    """Places in a suit: the called tile, the two of the hand, and the one discarded after it."""
    shape = [int(place) for place in wall.rng.choice(shapes)]
    low = wall.rng.choice(SUIT_STARTS) + wall.rng.randrange(9 - max(shape))
    called, one, two, discard = wall.take(TILES[low + place] for place in shape)
    rest = (*wall.run(), *wall.run(), *wall.alike(2), *wall.draw(2, SUITED))
    return ask.swap(sort_tiles((*rest, discard)), called, (one, two), discard)


def _kan(wall: Wall) -> Asked:
    """A drawn fourth tile: its triplet may stand alone, or belong to the wait."""
    three = wall.alike(3, SUITED)
    fourth, suit = wall.take(three[:1]), TILES[(start := three[0] // 9 * 9) : start + 9]
    near = [tile for tile in suit if 0 < abs(tile - three[0]) <= 2]
    lone = wall.draw(1, wall.rng.choice((SUITED, near)))
    return ask.riichi_kan(
        make_hand((*three, *wall.run(), *wall.run(), *wall.run(), *lone)), *fourth
    )


def _shared_ron(wall: Wall) -> Asked:
    """Others say ron before you, after you, or both."""
    return ask.shared_ron(wall.draw()[0], *wall.rng.choice(((1, 0), (1, 1), (2, 0), (0, 1))))


# ---- draws


def _nine_kinds(wall: Wall) -> Asked:
    """Nine to eleven kinds; or as many tiles, but eight kinds."""
    kinds = wall.rng.sample(YAOCHUU, wall.rng.choice((8, 9, 10, 11)))
    doubled = wall.rng.sample(kinds, wall.rng.randint(1, 3)) if len(kinds) == 8 else ()
    held = wall.take((*kinds, *doubled))
    return ask.nine_kinds(sort_tiles((*held, *wall.draw(14 - len(held), SIMPLES))))


def _four_discards(wall: Wall) -> Asked:
    """Four of one wind, or of one dragon, or a wind that one player does not follow."""
    wind, other = wall.rng.sample(WINDS, 2)
    broken = wall.rng.sample((wind, wind, wind, other), 4)
    alike = ((tile,) * 4 for tile in (wind, wall.rng.choice(DRAGONS)))
    return ask.four_discards(wall.rng.choice((tuple(broken), *alike)))


def _nagashi(wall: Wall) -> Asked:
    """Terminals and honours to the end, or but for one simple, or one of them called."""
    river = list(wall.draw(wall.rng.randint(16, 18), YAOCHUU))
    place, called = wall.rng.randrange(16), wall.rng.choice((True, False, False, False))
    if not called and wall.rng.random() < 0.3:
        (river[place],) = wall.draw(1, SIMPLES)
    return ask.nagashi(tuple(river), place if called else None)


# ---- what is dealt how often


def _dealer(option: str, deal: Deal, matters: bool) -> Dealer:
    """Questions in which an option decides, or is there and does not: by a false rule it would.

    The rule set of the table is among those compared wherever its source says enough for it; the
    tutorial's, which most questions are asked under, in half of them.
    """
    rows = PRESETS.items()
    stating = [id for id, row in rows if row.states(option) and option not in row.uncertain]

    def polls(rng: random.Random, wish: Wish) -> Iterator[Poll]:
        asked, decided = deal(Wall(rng)), (option,) * matters
        played = (TUTORIAL, *others(TUTORIAL, option))
        if _differs(asked, played) is not matters or not (matters or _tempts(asked, played)):
            return
        own = [id for id in stating if PRESETS[id].rules == wish.rules][:1]
        own = [id for id in own if is_settled(asked, id)]
        own *= own != [TUTORIAL_ID] or rng.random() < 0.5
        rest, count = [id for id in stating if id not in own], min(wish.level, 2) + 1
        for _ in range(12):
            chosen = rng.sample((*own, *rng.sample(rest, count - len(own))), count)
            poll, tables = Poll(tuple(chosen), asked), [PRESETS[id].rules for id in chosen]
            if option not in poll.sheet or _differs(asked, tables) is not matters:
                continue
            if is_fair(poll) and deciding(compared(poll)) == decided:
                yield poll

    return polls


def _differs(asked: Asked, played: Iterable[RuleSet]) -> bool:
    """Whether some rules answer otherwise than others."""
    return len({asked.answer(rules) for rules in played}) > 1


def _tempts(asked: Asked, played: Iterable[RuleSet]) -> bool:
    """Whether a false rule for what hands are worth would see a difference, if points are asked."""
    return asked.fact != "points" or any(_differs(row.seen(asked), played) for row in VALUED)


def _sorts(name: str, matters: int, idle: int, deal: Deal) -> Iterator[Sort]:
    """The option in the name decides so often, and so often it only seems to.

    Without balance it comes three times as often where it changes nothing.
    """
    levels = (1, 1, 0) if name.startswith("points") else (0, 0, 1)
    for does, share, natural in ((True, matters, matters), (False, idle, 3 * idle)):
        if share:
            balanced, usual = (tuple(x * level for level in levels) for x in (share, natural))
            dealer = _dealer(name.rpartition(".")[2], deal, does)
            yield Sort(f"{name}.{'decides' if does else 'idle'}", dealer, balanced, usual)


SORTS: Final = (
    *_sorts("points.scoring.kiriage_mangan", 14, 7, _paid(HIDDEN)),
    *_sorts("points.scoring.renpuu_pair_fu", 12, 5, _paid(Taste(double_wind=True))),
    *_sorts("points.scoring.rinshan_tsumo_fu", 8, 3, _paid(RINSHAN, dora=(0, 0, 0, 1))),
    *_sorts("points.scoring.kazoe_yakuman", 6, 6, _paid(SUIT)),
    *_sorts("points.dora.ura_dora", 11, 5, _paid(CLOSED, ura=2)),
    *_sorts("points.dora.kan_dora", 9, 5, _paid(KANS)),
    *_sorts("points.yaku.ippatsu", 12, 2, _paid(CLOSED, ippatsu=True)),
    *_sorts("points.yaku.renhou", 4, 0, _paid(RUNS, riichi=False, first_turn=True)),
    *_sorts("verdict.riichi.riichi_without_draw_left", 11, 5, _late_riichi),
    *_sorts("verdict.riichi.ankan_after_riichi", 9, 4, _kan),
    *_sorts("verdict.calls.kuikae_suji", 11, 4, _swap("0123", "3120", "0126")),
    *_sorts("verdict.calls.kuikae_genbutsu", 6, 2, _swap("0120", "1023")),
    *_sorts("verdict.calls.multiple_ron", 11, 3, _shared_ron),
    *_sorts("verdict.draws.abort_kyuushu_kyuuhai", 8, 4, _nine_kinds),
    *_sorts("verdict.draws.nagashi_mangan", 7, 3, _nagashi),
    *_sorts("verdict.draws.abort_suufon_renda", 6, 3, _four_discards),
)
"""Levels 1 and 2 ask for points, level 3 whether something is allowed."""

TOPICS: Final = {
    topic: Topic(levels=levels, sorts={f"*.{topic}.*.decides": 2, f"*.{topic}.*.idle": 1})
    for levels, topics in (((1, 2), "scoring dora yaku"), ((3,), "riichi calls draws"))
    for topic in topics.split()
}
"""Some options to be dealt by; all of the list stay to choose from."""
