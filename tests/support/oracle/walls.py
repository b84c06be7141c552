"""Walls and choices for walks beside the oracle, so that what is rare happens often."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from mjteach.core.seats import SEATS
from mjteach.core.tiles import KIND, KINDS, Tile, parse_tiles
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.setup.deal import FIRST_DRAW
from mjteach.riichi.setup.wall import LIVE_END, RINSHAN, WALL_TILES, Wall, shuffled_wall
from support.rounds.play import at_random, nearest

Kind = ActionKind

HOUSE: Final = {
    "late": {
        "riichi_without_draw_left": "allowed",
        "riichi_on_last_tile": "allowed",
        "call_last_discard": "allowed",
        "kan_on_last_draw": "allowed",
        "riichi_below_1000": "allowed",
        "noten_riichi": "none",
        "open_riichi": "2_han",
        "multiple_ron": "all_win",
    },
    "kans": {
        "fifth_kan": "abortive_draw",
        "suukaikan_timing": "on_declaration",
        "kakan_with_held_tile": "drawn_tile_only",
        "ankan_after_riichi": "wait_unchanged",
        "kokushi_robs_ankan": True,
        "kuikae_genbutsu": "allowed",
    },
    "fifth kan": {"fifth_kan": "abortive_draw", "abort_suukaikan": False},
    "tenpai": {
        "own_four_wait": "tenpai",
        "keishiki_tenpai": False,
        "declare_noten_in_tenpai": False,
        "furiten_riichi": False,
        "multiple_ron": "atamahane_double_abort_triple",
    },
    "two han": {
        "min_han": 2,
        "chi": False,
        "own_four_wait": "tenpai",
        "temp_furiten_end": "own_draw",
        "temp_furiten_on_yakuless_tile": True,
        "red_fives": "four",
    },
}
"""Options that no named rule set has, or has not together."""


def house_rules(name: str) -> RuleSet:
    return replace_options(RuleSet(), **HOUSE[name])


# --- walls


def laid(hands: Sequence[Sequence[Tile]], rest: Sequence[Tile]) -> Wall:
    """The wall that deals these hands, from the dealer on, and then has the rest in order."""
    tiles: list[Tile] = []
    for turn in range(12):
        tiles += hands[turn % 4][turn // 4 * 4 :][:4]
    tiles += [hand[12] for hand in hands]
    return Wall((*tiles, *rest))


def crowded(rules: RuleSet, rng: random.Random) -> Wall:
    """Three triplets in every hand, and their fourth tiles early in the wall."""
    kinds = rng.sample(range(KINDS), 12)
    pool = [*tiles_in_play(rules)]
    rng.shuffle(pool)
    hands: list[list[Tile]] = [[], [], [], []]
    for place, kind in enumerate(kinds):
        hands[place % 4] += _taken(pool, [kind] * 3)
    fourth = _taken(pool, kinds)
    for hand in hands:
        hand += [pool.pop() for _ in range(4)]
    early = [*fourth, *(pool.pop() for _ in range(12))]
    rng.shuffle(early)
    return laid(hands, [*early, *pool])


def waiting(rules: RuleSet, rng: random.Random) -> Wall:
    """A closed tenpai hand for everybody."""
    pool = [*tiles_in_play(rules)]
    rng.shuffle(pool)
    hands = [_tenpai(pool, rng) for _ in SEATS]
    return laid(hands, pool)


def _tenpai(pool: list[Tile], rng: random.Random) -> list[Tile]:
    """Thirteen tiles of four sets and a pair, taken from the pool."""
    hand: list[Tile] = []
    while len(hand) < 12:
        kind = rng.randrange(KINDS)
        run = kind < 27 and kind % 9 < 7 and rng.random() < 0.6
        wanted = [kind, kind + 1, kind + 2] if run else [kind] * 3
        if _has(pool, wanted):
            hand += _taken(pool, wanted)
    while True:
        kind = rng.randrange(KINDS)
        if _has(pool, [kind] * 2):
            hand += _taken(pool, [kind] * 2)
            break
    pool.insert(rng.randrange(len(pool)), hand.pop(rng.randrange(14)))
    return hand


def _has(pool: Sequence[Tile], kinds: Sequence[int]) -> bool:
    held = [KIND[tile] for tile in pool]
    return all(held.count(kind) >= kinds.count(kind) for kind in kinds)


def _taken(pool: list[Tile], kinds: Sequence[int]) -> list[Tile]:
    taken = []
    for kind in kinds:
        tile = next(tile for tile in pool if KIND[tile] == kind)
        pool.remove(tile)
        taken.append(tile)
    return taken


def written(
    hands: Sequence[str], draws: str = "", *, last: str = "", rinshan: str = ""
) -> Callable[[RuleSet, random.Random], Wall]:
    """Hands, first draws, last live tile and first replacement as written, the rest by chance."""

    def wall(rules: RuleSet, rng: random.Random) -> Wall:
        pool = [*tiles_in_play(rules)]
        rng.shuffle(pool)
        dealt = [_taken(pool, _kinds(text)) for text in hands]
        places = dict(enumerate(_kinds(draws), FIRST_DRAW))
        places |= zip((LIVE_END - 1,), _kinds(last), strict=False)
        places |= zip(RINSHAN, _kinds(rinshan), strict=False)
        fixed = {place: _taken(pool, [kind])[0] for place, kind in places.items()}
        for hand in dealt:
            hand += [pool.pop() for _ in range(13 - len(hand))]
        rest = [fixed.get(place) or pool.pop() for place in range(FIRST_DRAW, WALL_TILES)]
        return laid(dealt, rest)

    return wall


def _kinds(text: str) -> list[int]:
    return [KIND[tile] for tile in parse_tiles(text)]


WALLS: Final[Mapping[str, Callable[[RuleSet, random.Random], Wall]]] = {
    "shuffled": lambda rules, rng: shuffled_wall(rng.random().hex(), rules),
    "crowded": crowded,
    "waiting": waiting,
    "four winds": written(
        ["123456789m1122s", "123456789p3344s", "123456789s5566p", "111999m77788p66z"], "1111z"
    ),
    "nine kinds": written(["19m19p19s123z", "19m19p19s456z", "", ""]),
    "orphans": written(["777z1m", "19m19p19s1123456z", "19m19p19s1234556z", "888m"], "7z"),
    "three ron": written(
        ["111m222s333s44m55z", "123456m789s3466p", "123456789s4677p", "234678m111z34p99s"], "5p"
    ),
    "kakan": written(
        ["55p", "12345678m3466p1z", "12345678s4677p1z", "111m44499s66677z"], "2z2z2z5p9m9s3z5p"
    ),
    "rinshan": written(["111m234567p99s78s", "", "", ""], "1m", rinshan="6s"),
    "five kans": written(["111999m111p", "999p111999s", "33s", "44s"], "1m9p2z3z9m1s2z3z1p9s"),
    "last discard": written(["11z", "123456789m234p1z", "", "111222333s7799p"], last="1z"),
    "last tile": written(["", "", "", "123456789m11s23p"], last="4p"),
}


# --- choices

WISHES: Final[Mapping[ActionKind, float]] = {
    Kind.TSUMO: 0.3,
    Kind.RON: 0.4,
    Kind.KYUUSHU_KYUUHAI: 0.5,
    Kind.ANKAN: 0.9,
    Kind.KAKAN: 0.8,
    Kind.DAIMINKAN: 0.7,
    Kind.RIICHI: 0.6,
    Kind.OPEN_RIICHI: 0.4,
    Kind.PON: 0.4,
    Kind.CHI: 0.2,
    Kind.NOTEN: 0.3,
}
"""How often each is done where it can be."""

GREEDY: Final = {**WISHES, Kind.TSUMO: 0.9, Kind.RON: 1.0, Kind.CHI: 0.1}
PATIENT: Final = {
    **WISHES,
    **dict.fromkeys((Kind.TSUMO, Kind.RON, Kind.RIICHI, Kind.PON, Kind.CHI), 0.02),
}


def keen(
    wishes: Mapping[ActionKind, float],
    rng: random.Random,
    state: RoundState,
    actions: list[Action],
) -> Action:
    """What is wished for; else the tile discarded last, or what keeps the hand near tenpai."""
    for action in rng.sample(actions, len(actions)):
        if rng.random() < wishes.get(action.kind, 0):
            return action
    plain = [action for action in actions if action.kind not in wishes]
    last = state.asked.tile if state.asked else None
    same = [action for action in plain if action.tile is last and action.kind is Kind.DISCARD]
    if same and rng.random() < 0.5:
        return same[0]
    return nearest(rng, state, plain or actions)


CHOICES: Final = (
    partial(keen, WISHES),
    partial(keen, GREEDY),
    partial(keen, PATIENT),
    at_random,
)
"""How rounds are played, in turn."""
