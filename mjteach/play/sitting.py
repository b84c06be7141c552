"""Somebody sits at the table: the deal up to the next own choice, a step back, and on.

A :class:`Sitting` is a value, and the other players have neither chance nor memory. So what was
begun alike and answered alike is alike, on every computer.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias
from zlib import crc32

from ..core.decision import IllegalActionError, Verdict
from ..core.errors import GivenError, MjteachError, SituationError
from ..core.printable import LONG_NUMBER, shown
from ..core.seats import SEATS, Seat, seat_named
from ..record.own import PlayedGame, dump, load
from ..riichi.contradictions import check_rules
from ..riichi.match.ending import GameOver, after_hand
from ..riichi.match.state import Match, start_match
from ..riichi.players.choosing import PLAYERS, Player, scripted
from ..riichi.presets import TUTORIAL_ID, RulesLike, preset
from ..riichi.round.actions import Action, ActionKind
from ..riichi.round.opening import moments_of
from ..riichi.round.state import Phase, RoundState
from ..riichi.round.variant import advance, legal_actions, start_round, step, to_act, why
from ..riichi.round.view import view
from ..riichi.rules import GameLength, RuleSet, replace_options
from ..riichi.setup.wall import Wall, shuffled_wall
from .deals import LessonDeal, deal_named
from .looking import refused_win
from .stages import PlayStage, choices_of, stage_named

_GAMES: Final = {"east": GameLength.EAST_ONLY, "half": GameLength.HANCHAN}
_MOST_DEALS: Final = 100
_FORMAT: Final = "mjteach play"
_VERSION: Final = 1

Others: TypeAlias = tuple[Player, Player, Player]
"""The players on the right, across and on the left."""


class TableSetup(NamedTuple):
    """What a sitting begins with."""

    wall: str | Wall
    """A word that deals the first wall, or this wall itself."""
    stage: PlayStage
    rules: RuleSet
    """Those of the stage."""
    seat: Seat
    others: Others
    names: tuple[str, ...]
    """What the others are called."""
    deals: int
    """How many deals at most; 0 where the rules say when the game ends."""
    deal: LessonDeal | None = None
    """The deal of a lesson, if it is one."""

    @property
    def id(self) -> str:
        """The same for seatings that deal and play alike, and for no others."""
        wall = self.wall if isinstance(self.wall, str) else f"{crc32(repr(self.wall).encode()):x}"
        rules = f"{crc32(repr(self.rules).encode()):x}"
        parts = (wall, self.stage.id, rules, str(self.seat), *self.names, str(self.deals))
        return "/".join(parts if self.deal is None else (*parts, self.deal.id))

    @property
    def opening(self) -> tuple[str, ...]:
        """What was discarded before the learner sits down."""
        return self.deal.opening if self.deal else ()

    @property
    def tempts(self) -> bool:
        """Whether a win that the rules refuse can be tried as any other can."""
        return self.stage.table or (self.deal is not None and self.deal.tempts)

    @property
    def another(self) -> TableSetup:
        """The same table with another wall: that of the next word."""
        word = self.wall if isinstance(self.wall, str) else "wall"
        if self.deal is not None:
            words = self.deal.words
            return self._replace(wall=words[(words.index(word) + 1) % len(words)])
        base, _, number = word.rpartition(" ")
        is_numbered = base and number.isdecimal()
        return self._replace(wall=f"{base} {int(number) + 1}" if is_numbered else f"{word} 2")


def table_setup(
    wall: str | int | Wall = "monday",
    *,
    stage: str | PlayStage = "all",
    rules: RulesLike = TUTORIAL_ID,
    seat: str | Seat = "A",
    others: str | Others = "sound plain plain",
    deals: int | str = 1,
) -> TableSetup:
    """The table that is written; the same word deals the same wall on every computer.

    ``others`` are the players on the right, across and on the left, by their names or themselves.
    ``deals`` is a number of deals, ``east`` or ``half`` for a game of one or two rounds. Raises
    GivenError, RuleSetError or SituationError for what there is not.

    >>> table_setup("monday", stage="draw").id
    'monday/draw/34ea4432/A/sound/plain/plain/1'
    """
    chosen = stage_named(stage)
    named = preset(rules).rules
    check_rules(named)
    players, names = _players(others)
    number = _number_of(deals)
    if isinstance(deals, str) and not number:
        named = replace_options(named, game_length=_GAMES[deals])
    return TableSetup(
        wall if isinstance(wall, Wall) else _word(wall),
        chosen,
        chosen.rules(named),
        seat_named(seat),
        players,
        names,
        number,
    )


def lesson_setup(deal: str | LessonDeal, rules: RulesLike = TUTORIAL_ID) -> TableSetup:
    """The table of a lesson's deal, by its name; raises SituationError for what there is not.

    >>> lesson_setup("first").wall
    'first 273'
    """
    found = deal_named(deal)
    begun = table_setup(
        found.words[0],
        stage=found.stage,
        rules=rules,
        others=found.others,
        deals="east" if found.points else 1 + len(found.later),
    )
    return begun._replace(deal=found)


def _word(wall: object) -> str:
    if isinstance(wall, str) or (type(wall) is int and abs(wall) < LONG_NUMBER):
        return str(wall)
    raise GivenError("no_seed", found=shown(wall))


def _players(others: str | Others) -> tuple[Others, tuple[str, ...]]:
    if isinstance(others, tuple):
        right, across, left = others
        return (right, across, left), ("own",) * 3
    names = tuple(others.split()) if type(others) is str else ()
    known = tuple(PLAYERS)
    wrong = next((name for name in names if name not in known), None)
    if wrong is not None or len(names) != 3:
        raise SituationError("no_such_players", found=shown(others), known=known)
    right, across, left = (PLAYERS[name] for name in names)
    return (right, across, left), names


def _number_of(deals: object) -> int:
    if isinstance(deals, str) and deals in _GAMES:
        return 0
    if type(deals) is int and 1 <= deals <= _MOST_DEALS:
        return deals
    raise SituationError("no_such_game", found=shown(deals), most=_MOST_DEALS, known=tuple(_GAMES))


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """Where it stands."""

    begun: TableSetup
    match: Match
    """The game before this deal."""
    states: tuple[RoundState, ...]
    """The moments of this deal, the last one now."""
    before: tuple[RoundState, ...] = ()
    """The deals that are over, each at its end."""
    steps_back: int = 0
    """How often something was taken back."""
    first: tuple[RoundState, ...] = field(default=(), compare=False)
    """The moments as they were before something was taken back; not kept."""

    @property
    def state(self) -> RoundState:
        """The deal now."""
        return self.states[-1]

    @property
    def seat(self) -> Seat:
        """Whose choices are asked for."""
        return self.begun.seat

    @property
    def choices(self) -> tuple[Action, ...]:
        """What may be done now; nothing once the deal is over."""
        return _choices(self.state, self.begun)

    @property
    def forbidden(self) -> tuple[Action, ...]:
        """What can be tried beside that though the rules refuse it: a win that finishes the hand.

        Where rules can be broken also riichi, with any tile.
        """
        found = _refused(self.state, self.begun)
        return (*((found,) if found else ()), *_wrong_riichi(self.state, self.begun))

    @property
    def is_over(self) -> bool:
        """Whether this deal is over."""
        return self.state.phase is Phase.OVER

    @property
    def rounds(self) -> tuple[RoundState, ...]:
        """Every deal as it is kept: at its end, the last one as it stands."""
        return (*self.before, self.state)

    @property
    def last_choice(self) -> int | None:
        """The place in :attr:`states` of the last choice that was made; None before the first."""
        moments = enumerate(zip(self.states, self.states[1:], strict=False))
        places = [place for place, (state, after) in moments if self._chose(state, after)]
        return places[-1] if places else None

    def _chose(self, state: RoundState, after: RoundState) -> bool:
        done = after.history[len(state.history) :]
        is_own = any(action.seat is self.seat for action in done)
        return is_own and self._has_choice(state)

    def _has_choice(self, state: RoundState) -> bool:
        """Whether the learner had more than one thing to do."""
        if _is_opening(state, self.begun):
            return False
        is_tempted = _refused(state, self.begun) is not None
        return len(_choices(state, self.begun)) + is_tempted > 1

    def why(self, action: Action) -> Verdict:
        """Whether an action may be done, with every reason: the stage is asked first."""
        return self.begun.stage.verdict(why(self.state, action), action)

    def do(self, action: Action) -> Sitting:
        """The table at the next own choice, or at the end of the deal.

        Raises IllegalActionError for what may not be done; where rules can be broken, only for
        what nobody can do at a table.
        """
        if action not in self.choices and not self._breaks(action):
            raise IllegalActionError(self.why(action))
        if action.kind is ActionKind.PASS and not why(self.state, action).legal:
            earlier, following = self.states[:-1], _played(self.state, self.begun, is_passed=True)
        else:
            earlier, following = self.states, _played(step(self.state, action), self.begun)
        return replace(self, states=(*earlier, *following))

    def _breaks(self, action: Action) -> bool:
        """Whether it is an own action against the rules, at a table where that can be done."""
        return self.state.table and not self.is_over and action.seat is self.seat

    def back(self) -> Sitting:
        """The table at the last choice that was made; before the first, the same."""
        place = self.last_choice
        return self if place is None else self.at(place)

    def at(self, place: int) -> Sitting:
        """The table at an earlier choice of this deal, by its place in :attr:`states`.

        The same table where there was no choice.
        """
        earlier = self.states[: place + 1]
        if len(earlier) == len(self.states) or not self.is_choice(place):
            return self
        is_told = self.first[: len(self.states)] == self.states
        first = self.first if is_told else self.states
        return replace(self, states=earlier, first=first, steps_back=self.steps_back + 1)

    def is_choice(self, place: int) -> bool:
        """Whether there was more than one thing to do at a place in :attr:`states`."""
        is_there = 0 <= place < len(self.states)
        return is_there and self._has_choice(self.states[place])

    @property
    def parted(self) -> int | None:
        """The place of the choice that was made in another way before it was taken back.

        None where nothing was, or the same was chosen again.
        """
        pairs = enumerate(zip(self.states, self.first, strict=False))
        place = next((number for number, (now, then) in pairs if now != then), None)
        return None if place is None else place - 1

    @property
    def following(self) -> Match | GameOver | None:
        """The game before its next deal, or its end; None while a deal is played."""
        end = self.state.end
        return None if end is None else after_hand(self.match, end.result)

    @property
    def has_next(self) -> bool:
        """Whether another deal follows this one, which is over."""
        number = self.begun.deals
        is_last = len(self.before) + 1 == number
        return isinstance(self.following, Match) and not is_last

    @property
    def has_ended(self) -> bool:
        """Whether this deal is over, and no other follows."""
        return self.is_over and not self.has_next

    def next_deal(self) -> Sitting:
        """The next deal of the game; the same where there is none."""
        following = self.following
        if not isinstance(following, Match) or not self.has_next:
            return self
        return _dealt(self.begun, following, (*self.before, self.state), self.steps_back)


def sit_down(begun: TableSetup) -> Sitting:
    """The table at the first own choice.

    >>> table = sit_down(table_setup("monday", stage="draw"))
    >>> {action.kind.value for action in table.choices}
    {'discard'}
    """
    return _dealt(begun, _match(begun))


def _match(begun: TableSetup) -> Match:
    """The game before its first deal."""
    match = start_match(begun.rules)
    if begun.deal is not None and begun.deal.points is not None:
        return match._replace(dealer=SEATS[-1], points=begun.deal.points)
    if isinstance(begun.wall, Wall):
        return match._replace(dealer=begun.wall.dealer)
    return match


def _dealt(
    begun: TableSetup, match: Match, before: tuple[RoundState, ...] = (), steps_back: int = 0
) -> Sitting:
    wall = _wall(begun, match, len(before) + 1)
    start = start_round(
        match.rules,
        wall,
        round_wind=match.round_wind,
        honba=match.honba,
        deposits=match.deposits,
        points=match.points,
        wins_in_row=match.wins_in_row,
        table=begun.stage.table,
    )
    states = tuple(_played(start, begun))
    return Sitting(begun=begun, match=match, states=states, before=before, steps_back=steps_back)


def _wall(begun: TableSetup, match: Match, number: int) -> Wall:
    """The wall of the deal with this number, from 1."""
    if isinstance(begun.wall, Wall) and number == 1:
        return begun.wall
    if begun.deal is not None:
        return begun.deal.wall(str(begun.wall), match.rules, match.dealer, number)
    word = begun.wall if isinstance(begun.wall, str) else begun.id
    return shuffled_wall(word if number == 1 else f"{word}/{number}", match.rules, match.dealer)


# --- play


def _played(
    state: RoundState, begun: TableSetup, *, is_passed: bool = False
) -> Iterator[RoundState]:
    """The moments from here to the next own choice, or to the end of the deal.

    ``is_passed`` says that the learner lets go of the tile that lies there.
    """
    yield state
    while state.phase is not Phase.OVER:
        ahead = advance(state).history[len(state.history) :]
        if not is_passed and _is_asked(state, begun, is_free=not ahead):
            return
        is_passed = False
        state = step(state, ahead[0] if ahead else _answer(state, begun))
        yield state


def _is_asked(state: RoundState, begun: TableSetup, *, is_free: bool) -> bool:
    """Whether the learner has a choice: a win to try, or where nothing goes on by itself any."""
    if _is_opening(state, begun):
        return False
    refused = _refused(state, begun)
    is_tempted = refused is not None and refused.kind is ActionKind.RON
    return is_tempted or (is_free and bool(choices_of(state, begun.seat, begun.stage)))


def _choices(state: RoundState, begun: TableSetup) -> tuple[Action, ...]:
    """What the learner may do; where a tile can be tried that nobody asks about, let it go."""
    found = choices_of(state, begun.seat, begun.stage)
    if found:
        return found
    refused = _refused(state, begun)
    return () if refused is None else (Action(ActionKind.PASS, begun.seat, refused.tile),)


def _refused(state: RoundState, begun: TableSetup) -> Action | None:
    """A win that the rules refuse, at a table where it can be tried."""
    is_there = begun.tempts and not _is_opening(state, begun)
    return refused_win(state, begun.seat) if is_there else None


def _wrong_riichi(state: RoundState, begun: TableSetup) -> Iterator[Action]:
    """Riichi with each tile with which the rules refuse it, where they can be broken."""
    own = state.seats[begun.seat]
    if not state.table or own.riichi or own.hand.drawn is None or not own.hand.is_closed:
        return
    for action in legal_actions(state, begun.seat):
        if action.kind is ActionKind.DISCARD:
            riichi = action._replace(kind=ActionKind.RIICHI)
            if not why(state, riichi).legal:
                with suppress(IllegalActionError):
                    step(state, riichi)
                    yield riichi


def _is_opening(state: RoundState, begun: TableSetup) -> bool:
    """Whether the learner has yet to sit down."""
    return len(state.seats[begun.seat].river) < len(begun.opening)


def _answer(state: RoundState, begun: TableSetup) -> Action:
    """What somebody does who is asked: another player, or the learner who can only pass."""
    who = to_act(state)[0]
    if _errs(state, who, begun):
        return Action(ActionKind.RIICHI, who, state.drawn, drawn=True)
    found = begun.stage.of(legal_actions(state, who))
    if who is begun.seat and _is_opening(state, begun):
        return scripted(", ".join(begun.opening))(view(state, who), found)
    if len(found) == 1 or who is begun.seat:
        return found[0]
    return begun.others[(who - begun.seat) % 4 - 1](view(state, who), found)


def _errs(state: RoundState, who: Seat, begun: TableSetup) -> bool:
    """Whether another player declares a riichi that the rules refuse: the first time they can."""
    deal = begun.deal
    if deal is None or deal.errs is not who or state.seats[who].riichi or state.drawn is None:
        return False
    return len(state.seats[who].river) >= len(begun.opening)


# --- kept


def text_of(table: Sitting) -> str:
    """A sitting as text, of which :func:`restored` makes it again: our own record below a line.

    >>> table = sit_down(table_setup("monday", stage="draw"))
    >>> restored(table.begun, text_of(table)) == table
    True
    """
    begun, game = table.begun, PlayedGame(table.begun.rules, table.rounds)
    wall = {"wall": begun.wall} if isinstance(begun.wall, str) else {}
    about = {"format": _FORMAT, "version": _VERSION, "id": begun.id, "back": table.steps_back}
    return "\n".join((json.dumps(about | wall), *dump(game), ""))


def restored(begun: TableSetup, text: str, *, keep: bool = False) -> Sitting | None:
    """The sitting that was kept of ``begun``; None where the text is of another, or damaged.

    With ``keep`` what is damaged is left out, with all that comes after it.
    """
    head, *lines = text.splitlines() or [""]
    with suppress(MjteachError, ValueError, TypeError):
        kept = json.loads(head)
        known = {"format": _FORMAT, "version": _VERSION, "id": begun.id}
        if isinstance(kept, dict) and known.items() <= kept.items():
            game = _sound(lines) if keep else load(lines)
            found = (
                _again(begun, game._replace(rounds=game.rounds[:many]), int(kept["back"]))
                for many in range(len(game.rounds), 0, -1)
            )
            return next(filter(None, found) if keep else found, None)
    return None


def wall_left(begun: TableSetup, text: str) -> TableSetup:
    """The same table with the wall that was left in a text; as it is where none is named there."""
    known = begun.deal.words if begun.deal else None
    with suppress(ValueError, AttributeError):
        wall = json.loads(text.partition("\n")[0]).get("wall")
        if isinstance(wall, str) and (known is None or wall in known):
            return begun._replace(wall=wall)
    return begun


def _sound(lines: list[str]) -> PlayedGame:
    """The game up to the first line that cannot be played again."""
    game = load(lines, keep=True)
    place = game.problem and game.problem.message.get("line")
    return load(lines[: place - 1], keep=True) if isinstance(place, int) else game


def _again(begun: TableSetup, game: PlayedGame, steps_back: int) -> Sitting | None:
    """A sitting whose deals were played before; None where they do not follow from each other."""
    match = _match(begun)
    *before, state = game.rounds
    for ended in before:
        following = ended.end and after_hand(match, ended.end.result)
        if not isinstance(following, Match):
            return None
        match = following
    *moments, last = moments_of(state)
    return Sitting(
        begun=begun,
        match=match,
        states=(*moments, *_played(last, begun)),
        before=tuple(before),
        steps_back=steps_back,
    )
