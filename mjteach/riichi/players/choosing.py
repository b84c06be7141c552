"""Players that can be sat down at a table, and how they choose.

They have neither chance nor memory: the same view gets the same action, so a deal can be taken up
at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from ...core.shanten import shanten
from ...core.tiles import KIND, TILES, Counts, Tile, parse_tiles
from ...core.waits import wait_tiles
from ..round.actions import Action, ActionKind
from ..round.rig import written
from ..round.selfplay import WINS, Choose
from ..round.state import RoundState
from ..round.view import PlayerView, SeatView, view
from .sight import (
    Sight,
    danger,
    dora_held,
    safe_kinds,
    sight_of,
    to_yaku,
    useful_of,
    value_kinds,
    without,
)

Player: TypeAlias = Callable[[SeatView, Sequence[Action]], Action]
"""A player: one of the actions that its seat may take, by what that seat sees."""

_DISCARD, _RIICHI, _ANKAN = ActionKind.DISCARD, ActionKind.RIICHI, ActionKind.ANKAN
_PON, _CHI, _KAKAN = ActionKind.PON, ActionKind.CHI, ActionKind.KAKAN
_LETTING_GO: Final = (ActionKind.PASS, ActionKind.DRAW, ActionKind.SHOW, ActionKind.NOTEN)


def idle(_view: SeatView, options: Sequence[Action]) -> Action:
    """Discards what it draws and says nothing, so that nobody else wins a first deal.

    >>> from ..round.rig import deal
    >>> from ..round.variant import legal_actions
    >>> state = deal(["123m456p789s1122z"], "5m", "A draw")
    >>> str(idle(view(state, state.turn), legal_actions(state, state.turn)))
    'A discard 5m drawn'
    """
    return _lets_go(options) or [action for action in options if action.kind is _DISCARD][-1]


def plain(view: SeatView, options: Sequence[Action]) -> Action:
    """Keeps its hand near tenpai, whatever the others do."""
    return _chosen(view, options, is_sound=False)


def sound(view: SeatView, options: Sequence[Action]) -> Action:
    """Looks at what its hand is worth as well, and folds against riichi and many open sets."""
    return _chosen(view, options, is_sound=True)


PLAYERS: Final[Mapping[str, Player]] = {"plain": plain, "sound": sound, "idle": idle}
"""The players by name."""


def scripted(script: str, then: Player = idle) -> Player:
    """A player who does the steps of a script in order, each as soon as it may; else as ``then``.

    The steps are written as for :func:`~mjteach.riichi.round.rig.act`, without the seat:
    ``9p, pon 55z, -, riichi 3m, ron``; a kind alone stands for any action of it. How far the script
    is, the player sees in what its seat has done. Raises NotationError for a step that cannot be
    read.

    >>> from ..round.rig import deal
    >>> from ..round.variant import legal_actions
    >>> state = deal(["123m456p789s1122z"], "5m", "A draw")
    >>> str(scripted("2z, -")(view(state, state.turn), legal_actions(state, state.turn)))
    'A discard 2z'
    """
    steps = [step.strip() for step in script.split(",") if step.strip()]
    for step in steps:
        _check_step(step)

    def choose(view: SeatView, options: Sequence[Action]) -> Action:
        left = [*steps]
        for done in view.history:
            if left and done.seat is view.viewer and _means(left[0], done):
                del left[0]
        wanted = (action for action in options if left and _means(left[0], action))
        return next(wanted, None) or then(view, options)

    return choose


_STEPS: Final = frozenset(ActionKind) - {ActionKind.DRAW, ActionKind.PASS, ActionKind.OFFEND}
"""What a script may say; a draw and a pass go without saying."""


def _check_step(step: str) -> None:
    word, *tiles = step.split()
    if word not in _STEPS:
        tiles = [*([] if step == "-" else [step]), *tiles]
    parse_tiles(" ".join(tiles))


def _means(step: str, action: Action) -> bool:
    """Whether a step of a script is this action."""
    if action.kind is _DISCARD and (step == str(action.tile) or (step == "-" and action.drawn)):
        return True
    return step in (written(action), action.kind)


def seated(players: Sequence[Player]) -> Choose:
    """Four players as the one that :func:`~mjteach.riichi.round.selfplay.played` asks.

    Each gets the view of its own seat, and nothing else.
    """

    def choose(_rng: Random, state: RoundState, options: Sequence[Action]) -> Action:
        seat = options[0].seat
        return players[seat](view(state, seat), options)

    return choose


def _lets_go(options: Sequence[Action]) -> Action | None:
    return next((action for action in options if action.kind in _LETTING_GO), None)


def _chosen(view: SeatView, options: Sequence[Action], *, is_sound: bool) -> Action:
    won = [action for action in options if action.kind in WINS]
    if won or len(options) == 1:
        return (won or options)[0]
    put_down = [action for action in options if action.kind in (_DISCARD, _RIICHI)]
    sight = sight_of(view)
    if not put_down:
        call = _call(sight, options, is_sound=is_sound)
        return call or _lets_go(options) or options[0]
    kan = _kan(sight, options, is_sound=is_sound)
    return kan or _put_down(sight, put_down, is_sound=is_sound)


# --- a discard


def _put_down(sight: Sight, actions: list[Action], *, is_sound: bool) -> Action:
    best = _nearest(sight, actions, is_sound=is_sound)
    threats = [*_threats(sight)] if is_sound else []
    if not threats:
        return best
    risks = {action: _risk(sight, threats, action) for action in actions}
    limit = _limit(sight, best)
    taken = [action for action in actions if risks[action] <= limit]
    if not taken:
        least = min(risks.values())
        taken = [action for action in actions if risks[action] == least]
    return _nearest(sight, taken, is_sound=True)


def _nearest(sight: Sight, actions: list[Action], *, is_sound: bool) -> Action:
    """The discard that leaves the fewest steps, and of several the one that promises most."""
    steps = {action: _steps(sight, action) for action in actions}
    fewest = min(steps.values())
    near = [action for action in actions if steps[action] == fewest]
    return max(near, key=lambda action: _promise(sight, action, is_sound=is_sound))


def _rest(sight: Sight, action: Action) -> Counts:
    assert action.tile is not None
    return without(sight.counts, (action.tile,))


def _steps(sight: Sight, action: Action) -> int:
    """How far from tenpai a discard leaves the hand, and an open hand from a yaku besides."""
    counts, melds = _rest(sight, action), sight.hand.melds
    distance = shanten(counts, len(melds))
    if sight.hand.is_closed:
        return distance
    return distance + to_yaku(sight, counts, [meld.tiles for meld in melds])


def _promise(sight: Sight, action: Action, *, is_sound: bool) -> tuple[float, bool, bool]:
    """What is left of the tiles that help, and small things besides."""
    tile = action.tile
    assert tile is not None
    counts, melds = _rest(sight, action), sight.hand.melds
    useful = useful_of(counts, len(melds), sight.elsewhere)
    left = float(sum(copies for _, copies in useful))
    kind = KIND[tile]
    lonely = 0.3 if kind >= 27 else 0.02 * abs(kind % 9 - 4)
    if is_sound:
        if kind in value_kinds(sight.view, sight.seat) and sight.elsewhere[kind] < 2:
            lonely -= 0.4
        if _is_furiten(sight, counts, kind):
            left /= 3
        left *= 0.75 ** (tile.is_red + sight.dora.count(kind))
    return left + lonely, action.kind is _RIICHI and left > 0, action.drawn


def _is_furiten(sight: Sight, counts: Counts, kind: int) -> bool:
    """Whether tiles that are tenpai wait for one of the own river, the discard included."""
    if shanten(counts, len(sight.hand.melds)) > 0:
        return False
    river = {kind, *(KIND[put.tile] for put in sight.view.players[sight.seat].river)}
    return any(KIND[wait] in river for wait in wait_tiles(counts, sight.hand.melds))


# --- folding


_Threat: TypeAlias = tuple[frozenset[int], float]
"""What somebody cannot win on, and how much is lost to them beside a plain riichi."""


def _threats(sight: Sight) -> Iterator[_Threat]:
    view = sight.view
    if view.players[sight.seat].riichi:
        return
    for player in sight.others:
        weight = 1.0 if player.riichi else _of_open(player)
        if weight:
            share = 1.3 if player.seat is view.dealer else 1.0
            yield safe_kinds(view, player), weight * share


def _of_open(player: PlayerView) -> float:
    is_open = sum(meld.is_open for meld in player.melds)
    return (0.0, 0.0, 0.2, 0.7, 1.0)[is_open]


def _risk(sight: Sight, threats: list[_Threat], action: Action) -> float:
    assert action.tile is not None
    kind = KIND[action.tile]
    return sum(weight * danger(sight, safe, kind) for safe, weight in threats)


def _limit(sight: Sight, best: Action) -> float:
    """How much danger a hand may take on with its best discard, by distance and worth."""
    distance = _steps(sight, best)
    worth = _worth(sight)
    if distance <= 0:
        return 8.0 + 4 * worth
    if distance == 1:
        return 1.0 + 2 * worth if sight.view.live_left > 16 else 1.0
    return 0.5 * worth


def _worth(sight: Sight) -> int:
    """About how many han the hand has: dora, value triplets, and one where it is closed."""
    values = value_kinds(sight.view, sight.seat)
    own = sight.hand.own_counts
    return dora_held(sight) + sum(own[kind] >= 3 for kind in values) + sight.hand.is_closed


# --- sets


def _kan(sight: Sight, options: Sequence[Action], *, is_sound: bool) -> Action | None:
    """A concealed or an added kan that costs no step; against riichi the sound player has none."""
    me = sight.view.players[sight.seat]
    if is_sound and not me.riichi and any(sight.in_riichi):
        return None
    melds = len(sight.hand.melds)
    now = shanten(sight.counts, melds)
    for action in options:
        if action.kind is _ANKAN and shanten(without(sight.counts, action.using), melds + 1) <= now:
            return action
        if action.kind is _KAKAN and shanten(_rest(sight, action), melds) <= now:
            return action
    return None


def _call(sight: Sight, options: Sequence[Action], *, is_sound: bool) -> Action | None:
    """The chi or pon that brings the hand nearest, keeps a yaku in sight, and seems worth it."""
    melds = sight.hand.melds
    now = shanten(sight.counts, len(melds))
    found = [
        (*after, action)
        for action in options
        if action.kind in (_PON, _CHI) and (after := _after_call(sight, action)) is not None
    ]
    if not found:
        return None
    distance, _, best = min(found, key=lambda way: way[:2])
    if distance >= now:
        return None
    return best if not is_sound or _is_worth_calling(sight, distance, best) else None


def _after_call(sight: Sight, action: Action) -> tuple[int, int] | None:
    """After a call and the best discard: the steps left, and less what helps; None without yaku."""
    assert action.tile is not None
    called = (*action.using, action.tile)
    sets = [*(meld.tiles for meld in sight.hand.melds), called]
    rest = without(sight.counts, action.using)
    ways = []
    for kind, count in enumerate(rest):
        if count and kind != KIND[action.tile]:
            counts = without(rest, (TILES[kind],))
            if to_yaku(sight, counts, sets) <= 1:
                ways.append((shanten(counts, len(sets)), counts))
    if not ways:
        return None
    distance = min(steps for steps, _ in ways)
    elsewhere = _with(sight.elsewhere, action.using)
    left = max(
        sum(copies for _, copies in useful_of(counts, len(sets), elsewhere))
        for steps, counts in ways
        if steps == distance
    )
    return distance, -left


def _with(counts: Counts, tiles: Sequence[Tile]) -> Counts:
    more = [*counts]
    for tile in tiles:
        more[KIND[tile]] += 1
    return tuple(more)


def _is_worth_calling(sight: Sight, distance: int, action: Action) -> bool:
    """Near enough or worth enough; against riichi a call has to make the hand tenpai."""
    if any(sight.in_riichi):
        return distance == 0
    assert action.tile is not None
    worth = dora_held(sight) + (KIND[action.tile] in value_kinds(sight.view, sight.seat))
    return distance <= worth or not sight.hand.is_closed
