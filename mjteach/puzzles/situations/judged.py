"""What the checks say of the actions at a moment: the same for every kind that asks what may be.

A question is about a list of actions, or about the one that is thought of and what decides it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

from mjteach.core.decision import CheckAnswer, Finding, Verdict
from mjteach.core.melds import MeldKind, Source, make_meld
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile, counts_of
from mjteach.core.waits import wait_tiles
from mjteach.riichi.compare.round_under import state_under
from mjteach.riichi.context import WinContext
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.apply import without
from mjteach.riichi.round.kuikae import barred_after
from mjteach.riichi.round.state import RoundState, SeatState
from mjteach.riichi.round.variant import why
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.yakuless import yaku_left

from ..base import Key
from ..fields import label
from ..parts import Posed
from ..questions import NONE, Choice, PickAction, Value
from ..sorts import Dealer, Share, Sort, Wish
from .moments import Moment
from .walls import Tiles


def failing(verdict: Verdict) -> tuple[str, ...]:
    """The checks that say no, in their order; the first is the reason that is asked for."""
    return tuple(found.check for found in verdict.failures)


class Judged(NamedTuple):
    """What the checks say at a moment of every action that is listed, and of the one thought of."""

    state: RoundState
    action: Action
    verdicts: tuple[tuple[Action, Verdict], ...]
    yaku: tuple[str, ...] = ()
    """What the hand could win with after the action, where that was asked."""
    waits: tuple[Tiles, Tiles] = ((), ())
    """The waits before and after a kan with the drawn tile, where that was asked."""

    @property
    def own(self) -> SeatState:
        """What the player has who thinks of it."""
        return self.state.seats[self.action.seat]

    @property
    def verdict(self) -> Verdict:
        """What the checks say of the action thought of."""
        return dict(self.verdicts)[self.action]

    @property
    def no(self) -> tuple[str, ...]:
        """The checks that refuse the action thought of."""
        return failing(self.verdict)

    def listed(self, *kinds: str) -> tuple[Action, ...]:
        """The actions of some kinds."""
        return tuple(action for action, _ in self.verdicts if action.kind in kinds)

    def legal(self, *kinds: str) -> tuple[Action, ...]:
        """The actions of some kinds that nothing refuses."""
        verdicts = dict(self.verdicts)
        return tuple(each for each in self.listed(*kinds) if not failing(verdicts[each]))

    def tiles(self, *kinds: str) -> Tiles:
        """The tiles of those that nothing refuses."""
        return tuple(action.tile for action in self.legal(*kinds) if action.tile is not None)


Lists: TypeAlias = Callable[[RoundState, Seat], Iterable[Action]]
"""The actions that a question is about."""
USUAL: Final = RuleSet()
HOUSE: Final = ("chi", "min_han", "ryanhan_shibari", "atozuke")
"""Options that a single table may play otherwise than its rule set."""


def judge(moment: Moment, rules: RuleSet, lists: Lists) -> Judged:
    """What the checks say under ``rules``; what a table plays otherwise it does under any."""
    own = {name: getattr(moment.state.rules, name) for name in HOUSE}
    house = {name: value for name, value in own.items() if value != getattr(USUAL, name)}
    state = state_under(moment.state, replace_options(rules, **house) if house else rules)
    actions = dict.fromkeys((*lists(state, moment.seat), moment.action))
    return Judged(state, moment.action, tuple((each, why(state, each)) for each in actions))


class AfterCall(NamedTuple):
    """What a call and a discard leave: a tenpai hand's waits, and the yaku they could give."""

    discard: Tile
    waits: Tiles
    yaku: tuple[str, ...]


def left_after(state: RoundState, action: Action) -> Iterator[AfterCall]:
    """Each kind of discard that leaves the hand tenpai after a call, from wherever it came."""
    asked, seat = state.asked, action.seat
    assert asked is not None
    own = state.seats[seat]
    tiles = (asked.tile, *action.using)
    called = make_meld(MeldKind(action.kind), tiles, asked.tile, Source.KAMICHA)
    hand = without(own, action.using, (*own.hand.melds, called), state.rules).hand
    barred = barred_after(asked.tile, action.using, state.rules)
    context = WinContext(seat_wind=state.wind(seat), round_wind=state.round_wind)
    places = {thrown.kind: place for place, thrown in enumerate(hand.concealed)}
    four = state.rules.chiitoitsu_four_of_a_kind
    for thrown, place in places.items():
        kept = (*hand.concealed[:place], *hand.concealed[place + 1 :])
        waits = wait_tiles(counts_of(kept), hand.melds, four_as_two_pairs=four)
        if waits and thrown not in barred:
            yaku = yaku_left(hand._replace(concealed=kept), context, state.rules)
            yield AfterCall(thrown, tuple(waits), yaku)


# ---- dealt


Picks: TypeAlias = Callable[[Judged], Iterable[Action]]
"""The actions that may be asked about at a moment; none where the moment is not fit."""


def possible(*kinds: str, among: Iterable[str], think: bool = False) -> Picks:
    """Of the kinds ``among`` just these are possible; with ``think`` one of them is thought of."""
    listed = tuple(among)

    def picks(found: Judged) -> Iterable[Action]:
        legal = found.legal(*listed)
        fits = {action.kind for action in legal} == {*kinds}
        return () if not fits else legal if think else (found.action,)

    return picks


def refused(kinds: Iterable[str], *checks: str) -> Picks:
    """An action of these kinds is thought of, which exactly these checks refuse."""
    of = {*kinds}
    return lambda found: [
        each for each, verdict in found.verdicts if each.kind in of and failing(verdict) == checks
    ]


def asking(
    find: Callable[[Moment, RuleSet], Judged],
    name: str,
    deal: Dealer,
    picks: Picks,
    share: Share = 0,
    exists: Callable[[RuleSet], bool] = lambda _rules: True,
) -> Sort:
    """A sort that asks about what is picked, as ``find`` finds it, at the moments of a dealer."""

    def fair(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        for moment in deal(rng, wish):
            picked = [*picks(find(moment, wish.rules))]
            yield from (moment._replace(action=each) for each in rng.sample(picked, len(picked)))

    return Sort(name, fair, share, exists=exists)


# ---- asked


def written(action: Action) -> str:
    """An action without its player, as it is chosen from a list.

    >>> from mjteach.riichi.round.notation import action
    >>> written(action("B chi 5m with 34m"))
    'chi 5m with 34m'
    """
    return str(action).partition(" ")[2]


def chosen(actions: Iterable[Action]) -> list[str] | str:
    """The value of a field for actions."""
    return sorted(map(written, actions)) or NONE


def decision(found: Judged) -> dict[str, Value]:
    """Whether the action thought of may be done, and what decides."""
    return {"may": "no" if found.no else "yes", "reason": (*found.no, NONE)[0]}


def reasons(_moment: Moment, found: Judged, _key: Key) -> Iterator[Key]:
    """Everything else that stands against the action thought of: a true reason is right."""
    yield from ({"reason": check} for check in found.no[1:])


def named(action: Action) -> Message:
    """An action in words."""
    return msg(f"scene.action.{action.kind}", tile=action.tile, using=action.using)


def pick_action(kind: str, id: str, actions: Iterable[Action]) -> PickAction:
    """Actions to choose from."""
    return PickAction(id, label(kind, id), tuple(Choice(written(a), named(a)) for a in actions))


# ---- told


class Telling(NamedTuple):
    """How a kind tells what is possible, and why."""

    kind: str
    checks: tuple[str, ...]
    """What is told of an action even where it stands against nothing."""
    listed: Callable[[Posed], Collection[str]]
    """The kinds of actions that are asked about; none where it is the one that is thought of."""

    def right(self, posed: Posed) -> Message:
        """What is possible; of one action the first thing in its way, if there is one."""
        found, listed = posed.result, self.listed(posed)
        if listed:
            legal = tuple(map(named, found.legal(*listed)))
            return msg(f"puzzle.{self.kind}.right.{'some' if legal else 'none'}", actions=legal)
        failures = found.verdict.failures
        return failures[0].message if failures else msg(f"puzzle.{self.kind}.right.allowed")

    def explain(self, posed: Posed) -> Explanation:
        """What decides about every action that is listed, or about the one thought of."""
        root = self.right(posed)
        told = [
            verdict._replace(findings=self._deciding(verdict)).explain()
            for _, verdict in self._asked(posed)
        ]
        lines = told if self.listed(posed) else told[0].children
        return Explanation(root, tuple(line for line in lines if line.message != root))

    def line(self, posed: Posed) -> Message | None:
        """Of a list a reason against one action, or an action; else what is fulfilled, if any."""
        asked, is_list = self._asked(posed), bool(self.listed(posed))
        told = [found for _, verdict in asked for found in self._deciding(verdict)]
        wanted = CheckAnswer.NO if is_list else CheckAnswer.YES
        fit = {found.check: found.message for found in told if found.answer is wanted}
        first = next((fit[check] for check in (*self.checks, *fit) if check in fit), None)
        if first is None and is_list:
            return msg(f"puzzle.{self.kind}.line", action=named(asked[0][0]))
        return first or (told[0].message if told else None)

    def _asked(self, posed: Posed) -> list[tuple[Action, Verdict]]:
        found, listed = posed.result, self.listed(posed)
        wanted = found.listed(*listed) if listed else (found.action,)
        return [(action, verdict) for action, verdict in found.verdicts if action in wanted]

    def _deciding(self, verdict: Verdict) -> tuple[Finding, ...]:
        """What the checks say, and every other that says no; where that is nothing, all others."""
        asked = tuple(found for found in verdict.findings if found.answer is not CheckAnswer.MOOT)
        told = tuple(f for f in asked if f.answer is CheckAnswer.NO or f.check in self.checks)
        return told or asked
