"""The last choice of a deal, which settles who pays whom: dealing one, and showing it.

Wins play themselves out. What is rare is staged: some tiles at their places, the rest mixed, and
a short script. In a script ``{0}`` is the dealer and ``{1}`` the player to the right.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.errors import GenerationError, MjteachError
from mjteach.core.hand import make_hand
from mjteach.core.message import Message, msg
from mjteach.core.readings import WaitKind
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import ALL_KINDS, DRAGONS, Tile
from mjteach.core.tileset import tile_difference
from mjteach.core.waits import waits
from mjteach.riichi.compare.round_under import state_under
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round import notation
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.explain_end import player
from mjteach.riichi.round.rig import act, action, passed
from mjteach.riichi.round.selfplay import plain, played
from mjteach.riichi.round.state import Phase, Points, RoundState
from mjteach.riichi.round.variant import Auto, advance, legal_actions, start_round, step, to_act
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.deal import FIRST_DRAW, HAND_PLACES
from mjteach.riichi.setup.wall import LIVE_END, RINSHAN, WALL_TILES, shuffled_wall
from mjteach.riichi.setup.wall import Wall as RoundWall

from ..scenes import Board, BoardPart, Scene
from ..sorts import Dealer, Wish
from .walls import Tiles, Wall, tenpai_hand

Fits: TypeAlias = Callable[[RoundState], bool]
"""Something true or false of a finished deal."""

SUITED: Final = ALL_KINDS[:27]
FIRST_TURN: Final = "{0} -, {1} -, {2} -, {3} -, {0} -, "
"""Everybody discards what they draw, and then the dealer again."""
ANY: Final = (WaitKind.RYANMEN, WaitKind.KANCHAN, WaitKind.PENCHAN, WaitKind.TANKI)


class Ending(NamedTuple):
    """A deal before its last choice, and that choice."""

    before: RoundState
    last: Action


def ended(ending: Ending, rules: RuleSet) -> RoundState:
    """The settled deal; under its own rules where others do not allow what was done."""
    before = ending.before
    try:
        return step(state_under(before, rules), ending.last)
    except MjteachError:
        if rules == before.rules:
            raise
        return step(before, ending.last)


# ---- what lies on the table


class Table(NamedTuple):
    """What was there before the first tile."""

    dealer: Seat
    honba: int
    deposits: int
    points: Points


def table(rng: random.Random, wish: Wish, sticks: bool) -> Table:
    """Any dealer, uneven points; honba and sticks of earlier deals where they are wanted."""
    shifts = [100 * rng.randrange(-60, 61) for _ in SEATS]
    start = [wish.rules.start_points + shift for shift in shifts]
    deposits = rng.choice((0, 1, 1, 2)) if sticks else 0
    start[rng.randrange(4)] -= sum(shifts) + 1000 * deposits
    honba = rng.choice((0, 1, 2, 3)) if sticks else 0
    return Table(rng.choice(SEATS), honba, deposits, tuple(start))


# ---- deals that play themselves


def self_played(
    fits: Fits, *, sticks: bool = False, without: frozenset[ActionKind] = frozenset()
) -> Dealer:
    """Deals played to their end; actions of the kinds ``without`` are left out where possible."""

    def choose(rng: random.Random, state: RoundState, actions: Sequence[Action]) -> Action:
        return plain(rng, state, [one for one in actions if one.kind not in without] or actions)

    def deal(rng: random.Random, wish: Wish) -> Iterator[Ending]:
        laid = table(rng, wish, sticks)
        wall = shuffled_wall(str(rng.getrandbits(64)), wish.rules, laid.dealer)
        start = {"honba": laid.honba, "deposits": laid.deposits, "points": laid.points}
        *_, last, over = played(rng, wish.rules, choose, wall=wall, **start)
        if last.action is not None and fits(over.state):
            yield Ending(last.state, last.action)

    return deal


# ---- staged deals


class Stage(NamedTuple):
    """What is where it matters; hands by steps to the right of the dealer."""

    hands: Mapping[int, Tiles]
    draws: Mapping[int, Tile] = {}
    """The draws that matter, counted from 0 for the dealer's first; nobody calls before them."""
    script: str = "end"
    """What is done; the last step is the ending."""
    rinshan: Tiles = ()
    suits: Callable[[int, Tile], bool] = lambda _steps, _tile: True
    """Whether a player may draw a tile."""
    offences: bool = False
    """At a table where the rules can be broken."""


def staged(make: Callable[[Wall], Stage], fits: Fits, *, sticks: bool = False) -> Dealer:
    """Deals that go as they were staged, where the rest of the wall lets them."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[Ending]:
        stage, laid = make(Wall(rng)), table(rng, wish, sticks)
        wall = RoundWall(_tiles(rng, stage, wish.rules), laid.dealer, laid.dealer)
        try:
            state = start_round(
                wish.rules,
                wall,
                honba=laid.honba,
                deposits=laid.deposits,
                points=laid.points,
                table=stage.offences,
            )
            ending = up_to_last(state, stage.script)
            over = step(*ending)
        except MjteachError as error:
            raise GenerationError("attempts", what="stage", attempts=1) from error
        if over.end is not None and fits(over):
            yield ending

    return deal


def _tiles(rng: random.Random, stage: Stage, rules: RuleSet) -> Tiles:
    """The whole wall: what is staged, and the rest mixed so that everybody draws what suits."""
    placed = {FIRST_DRAW + number: tile for number, tile in stage.draws.items()}
    for steps, tiles in stage.hands.items():
        placed |= dict(zip(HAND_PLACES[steps], tiles, strict=False))
    placed |= dict(zip(RINSHAN, stage.rinshan, strict=False))
    rest = tile_difference(tiles_in_play(rules), placed.values())
    if rest.missing:
        raise GenerationError("not_left", tiles=rest.missing)
    left = rng.sample(rest.surplus, len(rest.surplus))
    wall: list[Tile | None] = [placed.get(place) for place in range(WALL_TILES)]
    drawn = [place for place in range(FIRST_DRAW, LIVE_END) if place not in placed]
    others = [place for place in range(WALL_TILES) if place not in placed and place not in drawn]
    for place in drawn:
        found = next(
            (n for n, tile in enumerate(left) if stage.suits((place - FIRST_DRAW) % 4, tile)), None
        )
        if found is None:
            raise GenerationError("not_left", tiles=tuple(left))
        wall[place] = left.pop(found)
    for place, tile in zip(others, left, strict=True):
        wall[place] = tile
    return tuple(tile for tile in wall if tile is not None)


def up_to_last(state: RoundState, script: str) -> Ending:
    """The deal up to the last step of a script, and that step; ``end`` is the end of the wall."""
    names = [str(SEATS[(state.dealer + steps) % 4]) for steps in range(4)]
    *earlier, last = [text.strip() for text in script.format(*names).split(",")]
    for text in earlier:
        offends = " offend " in text
        state = step(state, notation.action(text)) if offends else act(state, text)
    if last == "end":
        return _shown_out(act(state, "end"))
    if last.endswith("tsumo"):
        state = advance(passed(state), frozenset({Auto.DRAW}))
    return Ending(state, action(state, last))


def _shown_out(state: RoundState) -> Ending:
    """A deal whose wall has run out, up to the last hand that is shown or not."""
    while True:
        action = legal_actions(state, to_act(state)[0])[0]
        after = step(state, action)
        if after.phase is Phase.OVER:
            return Ending(state, action)
        state = after


def drawn(tenpai: int, fits: Fits, *, furiten: bool = False, sticks: bool = False) -> Dealer:
    """Deals without a winner in which so many players are tenpai."""

    def stage(wall: Wall) -> Stage:
        ready = wall.rng.sample(range(4), tenpai)
        hands = {steps: tenpai_hand(wall, wall.rng.choice(ANY)).hand for steps in ready}
        waited = {steps: set(waits(hand).tiles) for steps, hand in hands.items()}

        def suits(steps: int, tile: Tile) -> bool:
            return furiten or tile.kind not in waited.get(steps, ())

        return Stage({steps: hand.concealed for steps, hand in hands.items()}, suits=suits)

    return staged(stage, fits, sticks=sticks)


def river_of_outside_tiles(fits: Fits) -> Dealer:
    """Deals without a winner in which somebody discards terminals and honours only (R3.5-a)."""

    def stage(wall: Wall) -> Stage:
        who, *ready = wall.rng.sample(range(4), wall.rng.choice((1, 2, 3)))
        hands = {steps: tenpai_hand(wall, wall.rng.choice(ANY)).hand for steps in ready}
        waited = {steps: set(waits(hand).tiles) for steps, hand in hands.items()}

        def suits(steps: int, tile: Tile) -> bool:
            if steps == who:
                return tile.is_yaochuu
            return tile.kind not in waited.get(steps, ())

        return Stage({steps: hand.concealed for steps, hand in hands.items()}, suits=suits)

    return staged(stage, fits)


def riichi_win(fits: Fits, *, tsumo: bool, sticks: bool = False) -> Dealer:
    """Somebody declares riichi in one of the first turns and wins some turns later."""

    def stage(wall: Wall) -> Stage:
        rng = wall.rng
        ready = tenpai_hand(wall, rng.choice(ANY)).hand
        waited = [tile for tile in waits(ready).tiles if wall.holds((tile,))]
        if not waited:
            raise GenerationError("attempts", what="wait", attempts=1)
        who, turn = rng.randrange(4), rng.randrange(1, 6)
        declared = 4 * turn + who
        by = who if tsumo else rng.choice([steps for steps in range(4) if steps != who])
        won = declared + (by - who) % 4 + 4 * rng.randrange(tsumo, 4)
        end = f"{{{who}}} tsumo" if tsumo else f"{{{by}}} -, {{{who}}} ron"
        live = LIVE_END - FIRST_DRAW
        return Stage(
            {who: ready.concealed},
            {won: rng.choice(waited)},
            f"until {live - declared}, {{{who}}} riichi -, until {live - won}, {end}",
            suits=lambda _steps, tile: tile.kind not in waited,
        )

    return staged(stage, fits, sticks=sticks)


def two_waiting_alike(script: str, *, declares: bool, fits: Fits, offences: bool = False) -> Dealer:
    """The players 1 and 2 wait for the tile that player 3 draws in the second turn.

    With ``declares`` player 3 is tenpai too, and can declare riichi with it.
    """

    def stage(wall: Wall) -> Stage:
        first = tenpai_hand(wall, WaitKind.RYANMEN)
        for _ in range(60):
            trial = Wall(wall.rng, first.hand.concealed)
            second = tenpai_hand(trial, WaitKind.RYANMEN)
            if first.tile in waits(second.hand).tiles and trial.holds((first.tile,)):
                break
        else:
            raise GenerationError("attempts", what="second", attempts=60)
        trial.take((first.tile,))
        hands = {1: first.hand, 2: second.hand}
        if declares:
            hands[3] = tenpai_hand(trial, WaitKind.KANCHAN).hand
        waited = {steps: set(waits(hand).tiles) for steps, hand in hands.items()}
        if first.tile in waited.get(3, ()):
            raise GenerationError("attempts", what="second", attempts=1)
        return Stage(
            {steps: hand.concealed for steps, hand in hands.items()},
            {7: first.tile},
            script,
            suits=lambda _steps, tile: all(tile.kind not in kinds for kinds in waited.values()),
            offences=offences,
        )

    return staged(stage, fits, sticks=True)


def fed_dragons(fits: Fits) -> Dealer:
    """Player 1 calls three dragons, the last from player 2, who is liable (R2.8.3-a)."""

    def stage(wall: Wall) -> Stage:
        pairs = [tile for dragon in DRAGONS for tile in wall.take((dragon, dragon))]
        fed = [wall.take((dragon,))[0] for dragon in wall.rng.sample(DRAGONS, 3)]
        run = wall.run()
        won = wall.rng.choice(run)
        pair, junk = wall.alike(2, SUITED), wall.draw(3, SUITED)
        sets = [dragon for dragon in DRAGONS for _ in range(3)]
        held = [*run, *pair]
        held.remove(won)
        ready = make_hand((*held, *sets))
        waited = {*waits(ready).tiles}
        ends = {"tsumo": (6, "{3} -, {0} -, {1} tsumo"), "ron": (4, "{3} -, {1} ron")}
        at, end = ends[wall.rng.choice(tuple(ends))]
        calls = "".join(
            f"{feeder} -, {{1}} pon {dragon}{dragon}, {{1}} {out}, "
            for feeder, dragon, out in zip(("{0}", "{2}", "{2}"), fed, junk, strict=True)
        )
        draws = {0: fed[0], 1: fed[1], 2: fed[2], at: won}
        return Stage(
            {1: (*pairs, *held, *junk)},
            draws,
            f"{calls}{{2}} -, {end}",
            suits=lambda _steps, tile: tile.kind not in waited and not tile.is_honour,
        )

    return staged(stage, fits, sticks=True)


def won_after_daiminkan(fits: Fits) -> Dealer:
    """Player 1 calls the dealer's first discard for a kan and wins on the replacement tile."""

    def stage(wall: Wall) -> Stage:
        ready = tenpai_hand(wall, wall.rng.choice(ANY[:3]))
        triplets = [each[0] for each in ready.sets if each[0] == each[1] and wall.holds(each[:1])]
        if not triplets or not wall.holds((ready.tile,)):
            raise GenerationError("attempts", what="triplet", attempts=1)
        called = wall.rng.choice(triplets)
        calls = f"{{0}} -, {{1}} daiminkan {called}{called}{called}, {{1}} tsumo"
        return Stage({1: ready.hand.concealed}, {0: called}, calls, (ready.tile,))

    return staged(stage, fits, sticks=True)


def false_ron(fits: Fits) -> Dealer:
    """Player 1 may be in riichi when somebody wins by mistake on the next discard (R5.4-a)."""

    def stage(wall: Wall) -> Stage:
        ready = tenpai_hand(wall, wall.rng.choice(ANY)).hand
        waited = {*waits(ready).tiles}
        word, who = wall.rng.choice(("riichi -", "-")), wall.rng.choice((0, 3))
        return Stage(
            {1: ready.concealed},
            script=f"{FIRST_TURN}{{1}} {word}, {{2}} -, {{{who}}} ron",
            suits=lambda _steps, tile: tile.kind not in waited,
            offences=True,
        )

    return staged(stage, fits, sticks=True)


# ---- what is shown


def ending_scene(ending: Ending, over: RoundState, facts: Iterable[Message] = ()) -> Scene:
    """The table after the deal, with the points and the sticks of before its end."""
    before, end = ending.before, over.end
    assert end is not None
    nearest = end.wins[0].seat if end.wins else over.dealer
    seen = view(over, nearest)
    shown = {win.seat for win in end.wins} | {one.seat for one in over.shown if is_shown(one)}
    players = tuple(
        each._replace(
            points=before.points[each.seat], hand=each.hand if each.seat in shown else None
        )
        for each in seen.players
    )
    seen = seen._replace(players=players, deposits=before.deposits, end=None)  # type: ignore[arg-type]
    hidden = (BoardPart.WALLS, BoardPart.TURN, BoardPart.LEFT)
    return Scene((), tuple(facts), board=Board(seen, nearest, hidden))


def is_shown(action: Action) -> bool:
    """Whether a hand was shown at the end."""
    return action.kind is ActionKind.SHOW


def happened(over: RoundState) -> Iterator[Message]:
    """How the deal ended, in words; who showed what."""
    end = over.end
    assert end is not None
    for win in end.wins:
        who, by = player(over, win.seat), player(over, win.by)
        word = "tsumo" if win.seat is win.by else "ron"
        yield msg(f"scene.ended.{word}", who=who, by=by, tile=win.tile)
    if end.kind is ResultKind.EXHAUSTIVE_DRAW:
        yield msg("scene.ended.draw")
        for one in over.shown:
            word = "tenpai" if is_shown(one) else "noten"
            yield msg(f"scene.ended.{word}", who=player(over, one.seat))
    for breach in over.breaches:
        what = msg(f"penalty.{breach.offence}.name")
        yield msg("scene.ended.offence", who=player(over, breach.seat), what=what)
