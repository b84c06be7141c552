"""Building a recorded round event by event: the actions, and as much of the wall as is shown.

Every tile shown is taken from the set in play, so a fifth copy is found at the event that shows
it. Whether the actions were legal is for :mod:`.playing` to ask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, NamedTuple

from ..core.errors import RecordError
from ..core.seats import SEATS, Seat
from ..core.tiles import Tile, sort_tiles
from ..riichi.equipment import DEALT, tiles_in_play
from ..riichi.match.result import Points
from ..riichi.round.actions import Action, ActionKind
from ..riichi.rules import RuleSet
from ..riichi.setup.deal import FIRST_DRAW, MOVEMENTS
from ..riichi.setup.wall import INDICATORS, LIVE_END, RINSHAN, URA, WALL_TILES, make_wall
from .events import Numbering, RecordedDraw, RecordedGame, RecordedRound, RecordedWin
from .limits import MOST_ACTIONS, MOST_ROUNDS

Tiles = tuple[Tile, ...]

KANS: Final = frozenset({ActionKind.ANKAN, ActionKind.KAKAN, ActionKind.DAIMINKAN})


class Start(NamedTuple):
    """What a record says about the start of a round."""

    dealer: Seat
    round_wind: Tile
    honba: int
    deposits: int
    points: Points
    hands: Sequence[Tiles]
    """Thirteen tiles of each seat, A to D."""
    indicator: Tile


class RoundBuilder:
    """A round in the making; give it the events in order, then ask for the round."""

    def __init__(self, start: Start, rules: RuleSet, counted: Numbering = Numbering.MOVE) -> None:
        self.start = start
        self.rules = rules
        self.counted = counted
        self.actions: list[Action] = []
        self.wins: list[RecordedWin] = []
        self.draw_end: RecordedDraw | None = None
        self.after: Points | None = None
        self.end_place = 0
        self._left = Counter(tiles_in_play(rules))
        self._placed: dict[int, Tile] = {}
        self._places: list[int] = []
        self._turned: list[int] = []
        self._live = FIRST_DRAW
        self._replacements = 0
        self._ura = 0
        self._put(_dealt_places(start))
        self._put([(INDICATORS[0], start.indicator)])

    @property
    def last(self) -> Action | None:
        """The last action so far."""
        return self.actions[-1] if self.actions else None

    @property
    def drawn(self) -> Tile | None:
        """The tile just drawn, if the last action is a draw."""
        last = self.last
        return last.tile if last and last.kind is ActionKind.DRAW else None

    @property
    def is_over(self) -> bool:
        """Whether an end was recorded."""
        return bool(self.wins) or self.draw_end is not None

    @property
    def live_left(self) -> int:
        """Tiles left in the live wall."""
        return LIVE_END - self._replacements - self._live

    def draw(self, seat: Seat, tile: Tile, place: int) -> None:
        """``seat`` draws ``tile``: from the dead wall after an own kan, else from the live wall."""
        last = self.last
        if last is not None and last.kind in KANS and last.seat == seat:
            if self._replacements == len(RINSHAN):
                raise RecordError("no_replacement", count=len(RINSHAN))
            self._put([(RINSHAN[self._replacements], tile)])
            self._replacements += 1
        else:
            if not self.live_left:
                raise RecordError("wall_empty", tile=tile)
            self._put([(self._live, tile)])
            self._live += 1
        self.act(Action(ActionKind.DRAW, seat, tile), place)

    def act(self, action: Action, place: int) -> None:
        """Any other action."""
        if len(self.actions) == MOST_ACTIONS:
            raise RecordError("too_many_actions", most=MOST_ACTIONS)
        self.actions.append(action)
        self._places.append(place)

    def discard(self, kind: ActionKind, seat: Seat, tile: Tile, drawn: bool, place: int) -> None:
        """A discard, with or without riichi.

        ``drawn`` says whether it is the tile just drawn; so it is where the record does not say
        so, but the player has no other one, or is in riichi.
        """
        just = self.last is not None and self.last.seat is seat and self.drawn is tile
        if just and not drawn:
            drawn = self._held(seat)[tile] == 1 or self._in_riichi(seat)
        self.act(Action(kind, seat, tile, drawn=drawn), place)

    def _held(self, seat: Seat) -> Counter[Tile]:
        """The concealed tiles of a player now."""
        held = Counter(self.start.hands[seat])
        for action in self.actions:
            if action.seat is not seat or action.tile is None:
                continue
            if action.kind is ActionKind.DRAW:
                held[action.tile] += 1
            elif action.kind in (ActionKind.DISCARD, ActionKind.RIICHI, ActionKind.KAKAN):
                held[action.tile] -= 1
            held.subtract(action.using)
        return held

    def _in_riichi(self, seat: Seat) -> bool:
        return any(
            action.kind is ActionKind.RIICHI and action.seat is seat for action in self.actions
        )

    def turn(self, indicator: Tile) -> None:
        """A kan indicator is turned."""
        shown = len(self._turned) + 1
        if shown == len(INDICATORS):
            raise RecordError("no_indicator", count=len(INDICATORS))
        if shown > sum(action.kind in KANS for action in self.actions):
            raise RecordError("dora_without_kan", tile=indicator)
        self._put([(INDICATORS[shown], indicator)])
        self._turned.append(len(self.actions))

    def win(self, win: RecordedWin) -> None:
        """A recorded win, with the ura indicators it turned; the first win turns them for all."""
        if len(win.ura) > len(INDICATORS):
            raise RecordError("no_indicator", count=len(INDICATORS))
        new = list(zip(URA, win.ura, strict=False))
        for place, tile in new:
            if self._placed.get(place, tile) is not tile:
                raise RecordError("ura_differ", tile=tile, before=self._placed[place])
        self._put((place, tile) for place, tile in new if place not in self._placed)
        self.wins.append(win)

    def round(self) -> RecordedRound:
        """The round as far as it has been read."""
        start = self.start
        return RecordedRound(
            wall=make_wall(self._wall_tiles(), self.rules, start.dealer),
            dealer=start.dealer,
            round_wind=start.round_wind,
            honba=start.honba,
            deposits=start.deposits,
            points=start.points,
            actions=tuple(_as_action(action) for action in self.actions),
            turned=tuple(self._turned),
            wins=tuple(self.wins),
            draw=self.draw_end,
            after=self.after,
            places=tuple(self._places),
            end_place=self.end_place,
            counted=self.counted,
        )

    def _put(self, tiles: Iterable[tuple[int, Tile]]) -> None:
        for place, tile in tiles:
            if not self._left[tile]:
                raise RecordError("tile_used_up", tile=tile, count=_in_play(self.rules, tile))
            self._left[tile] -= 1
            self._placed[place] = tile

    def _wall_tiles(self) -> Iterable[Tile]:
        """The tiles shown at their places, the others in table order."""
        rest = iter(sort_tiles(self._left.elements()))
        for place in range(WALL_TILES):
            known = self._placed.get(place)
            yield next(rest) if known is None else known


class GameBuilder:
    """A game in the making: its finished rounds, and the round being read."""

    opener: ClassVar[str]
    """What begins a round in this kind of record."""

    def __init__(self, rules: RuleSet, counted: Numbering) -> None:
        self.rules = rules
        self.counted = counted
        self.rounds: list[RecordedRound] = []
        self.names: tuple[str, ...] = ()
        self.final: Points | None = None
        self.final_place = 0
        self.building: RoundBuilder | None = None
        self.problems: list[RecordError] = []
        self.skipping = False
        """Whether a deal was broken off, and the next one has not begun yet."""

    def check_room(self) -> None:
        """Raise RecordError if the game has as many rounds as it may have."""
        if len(self.rounds) == MOST_ROUNDS:
            raise RecordError("too_many_rounds", most=MOST_ROUNDS)

    def begin_round(self, start: Start) -> None:
        """Start reading a new round."""
        self.skipping = False
        self.building = RoundBuilder(start, self.rules, self.counted)

    def close_round(self) -> None:
        """Keep the round being read, if there is one."""
        if self.building is not None:
            self.rounds.append(self.building.round())
            self.building = None

    def break_off(self, problem: RecordError) -> None:
        """Keep the round as far as it was read, and skip the rest of it."""
        self.close_round()
        self.problems.append(problem)
        self.skipping = True

    def current(self) -> RoundBuilder:
        """The round being read; if there is none, RecordError names what begins one."""
        if self.building is None:
            raise RecordError("outside_round", needed=self.opener)
        return self.building

    def playing(self) -> RoundBuilder:
        """The round being read, before its end; raises RecordError after it."""
        building = self.current()
        if building.is_over:
            raise RecordError("after_round")
        return building

    def game(self) -> RecordedGame:
        """Everything that was read, and the problems."""
        self.close_round()
        rounds, problems = tuple(self.rounds), tuple(self.problems)
        return RecordedGame(self.rules, rounds, self.names, self.final, self.final_place, problems)


def _dealt_places(start: Start) -> Iterable[tuple[int, Tile]]:
    for hand in start.hands:
        if len(hand) != DEALT:
            raise RecordError("hand_size", found=len(hand), count=DEALT)
    held = [iter(hand) for hand in start.hands]
    for right, places in MOVEMENTS:
        for place in places:
            if place != FIRST_DRAW:
                yield place, next(held[(start.dealer + right) % len(SEATS)])


def _in_play(rules: RuleSet, tile: Tile) -> int:
    return tiles_in_play(rules).count(tile)


def _as_action(action: Action) -> Action:
    """The action as the round machine writes it: the wall decides which tile is drawn."""
    return action._replace(tile=None) if action.kind is ActionKind.DRAW else action
