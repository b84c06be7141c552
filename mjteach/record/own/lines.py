"""The lines of our own record: values to JSON, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Final

from ...core.errors import NotationError, RecordError
from ...core.seats import SEATS
from ...core.tiles import WINDS, Tile, format_tiles, parse_tiles
from ...riichi.match.result import Points
from ...riichi.round.actions import Action, ActionKind
from ...riichi.round.ending import RoundEnd
from ...riichi.round.notation import action as parse_action
from ...riichi.round.state import RoundState
from ...riichi.round.variant import start_round
from ...riichi.rules import RuleSet, diff, replace_options
from ...riichi.setup.wall import WALL_TILES, Wall, make_wall, shuffled_wall
from .. import fields
from ..fields import Fields
from ..limits import MOST_ROUNDS, shown

FORMAT: Final = "mjteach"
VERSION: Final = 1

LONGEST: Final = 20_000
"""Characters in one line; a wall has 300, all options together a tenth of this."""

LONGEST_ACTION: Final = 80
"""Characters of an action."""

_SEATS: Final = {str(seat): seat for seat in SEATS}
_WINDS: Final = {str(wind): wind for wind in WINDS}


def written(value: object) -> str:
    """A value as one line of JSON.

    >>> written({"rounds": 1})
    '{"rounds": 1}'
    """
    return json.dumps(value, ensure_ascii=False)


def check_keys(line: Fields, known: Iterable[str]) -> None:
    """Raise RecordError for an unknown name in a line, so that no typing error goes unnoticed.

    >>> check_keys({"round": 1}, ["round", "wall"])
    """
    known = tuple(known)
    for name in line:
        if name not in known:
            raise RecordError("no_such_field", field=shown(name), known=known)


# --- the rules


def write_rules(rules: RuleSet) -> dict[str, object]:
    """The options that differ from the tutorial's.

    >>> write_rules(RuleSet(kuitan=False))
    {'kuitan': False}
    """
    return {option: value for option, _, value in diff(RuleSet(), rules)}


def read_rules(value: object) -> RuleSet:
    """The rules with these options; raises RuleSetError for one that does not exist.

    >>> read_rules({"kuitan": False})
    RuleSet(kuitan=False)
    """
    return replace_options(RuleSet(), **fields.table(value, "rules"))


# --- a round


def write_round(opening: RoundState, number: int) -> dict[str, object]:
    """The line that starts a round; usual values are left out.

    >>> opening = read_round({"seed": "a wall"}, RuleSet())
    >>> sorted(write_round(opening, 1))
    ['dealer', 'deposits', 'dice', 'honba', 'points', 'round', 'wall', 'wind']
    """
    wall = opening.wall
    line: dict[str, object] = {
        "round": number,
        "dealer": str(opening.dealer),
        "wind": str(opening.round_wind),
        "honba": opening.honba,
        "deposits": opening.deposits,
        "points": list(opening.points),
    }
    if any(opening.wins_in_row):
        line["wins_in_row"] = list(opening.wins_in_row)
    if opening.table:
        line["table"] = True
    if wall.sums:
        line["dice"] = list(wall.sums)
    return line | {"wall": format_tiles(wall.tiles)}


_ROUND: Final = (
    "round", "dealer", "wind", "honba", "deposits", "points", "wins_in_row", "table", "dice",
    "wall", "seed",
)  # fmt: skip


def read_round(line: Fields, rules: RuleSet) -> RoundState:
    """The round before its first draw.

    Raises RecordError, and the errors of :func:`~mjteach.riichi.setup.wall.make_wall`.

    >>> read_round({"seed": "a wall"}, RuleSet()).points
    (25000, 25000, 25000, 25000)
    """
    check_keys(line, _ROUND)
    return start_round(
        rules,
        _wall(line, rules),
        round_wind=fields.chosen(line.get("wind", "1z"), "wind", _WINDS),
        honba=fields.number(line.get("honba", 0), "honba", 0, MOST_ROUNDS),
        deposits=fields.number(line.get("deposits", 0), "deposits", 0, MOST_ROUNDS),
        points=fields.points(line["points"], "points") if "points" in line else None,
        wins_in_row=_counts(line.get("wins_in_row", [0, 0, 0, 0])),
        table=fields.truth(line.get("table", False), "table"),
    )


def _wall(line: Fields, rules: RuleSet) -> Wall:
    dealer = fields.chosen(line.get("dealer", "A"), "dealer", _SEATS)
    if ("wall" in line) == ("seed" in line):
        raise RecordError("wall_or_seed")
    if "seed" in line:
        seed = line["seed"]
        return shuffled_wall(
            seed if type(seed) is int else fields.word(seed, "seed"), rules, dealer
        )
    sums = fields.items(line.get("dice", []), "dice", most=2)
    tiles = _several(fields.word(line["wall"], "wall"), "wall")
    return make_wall(tiles, rules, dealer, [fields.number(each, "dice", 1, 12) for each in sums])


def _counts(value: object) -> Points:
    a, b, c, d = (
        fields.number(each, "wins_in_row", 0, MOST_ROUNDS)
        for each in fields.items(value, "wins_in_row", len(SEATS))
    )
    return a, b, c, d


# --- an action


def write_action(action: Action, drawn: Tile | None = None) -> str:
    """An action in its notation; a draw with its tile, for human readers.

    >>> from ...core.seats import Seat
    >>> write_action(Action(ActionKind.DRAW, Seat.C), Tile.P5)
    'C draw 5p'
    """
    shows = action.kind is ActionKind.DRAW and drawn is not None
    return f"{action} {drawn}" if shows else str(action)


def read_action(text: str) -> tuple[Action, Tile | None]:
    """The action of a line, and the tile that is written with a draw.

    Raises RecordError and NotationError.

    >>> read_action("C draw 5p")
    (Action('draw', <C>), <5p>)
    """
    if len(text) > LONGEST_ACTION:
        raise RecordError("no_such_line", found=shown(text))
    words = text.split()
    if len(words) == 1 and words[0].upper() in _SEATS:
        raise RecordError("no_action", seat=words[0].upper())
    if words[1:2] != [ActionKind.DRAW.value]:
        action = parse_action(text)
        fields.number(action.number, "number", 0, WALL_TILES)
        return action, None
    return parse_action(" ".join(words[:2])), _written_draw(words[2:])


def _written_draw(words: list[str]) -> Tile | None:
    """The one tile after a draw, if there is one."""
    if not words:
        return None
    first, *more = _several(" ".join(words), "draw")
    if more:
        raise RecordError("no_single_tile", found=shown(" ".join(words)))
    return first


def _several(text: str, name: str) -> tuple[Tile, ...]:
    """The tiles of a text, at least one."""
    try:
        found = parse_tiles(text)
    except NotationError as error:
        place = error.message.get("position")
        start = place if isinstance(place, int) else 0
        raise RecordError(
            "no_tiles", field=name, position=start, found=shown(text[start:])
        ) from None
    if not found:
        raise RecordError("no_tiles", field=name, position=0, found="")
    return found


# --- the end


def write_end(end: RoundEnd) -> dict[str, object]:
    """The line that ends a round: what playing it again must lead to.

    >>> from ...riichi.match.result import ResultKind
    >>> write_end(RoundEnd(ResultKind.EXHAUSTIVE_DRAW, (0,) * 4, (25000,) * 4, 1))["end"]
    'exhaustive_draw'
    """
    line: dict[str, object] = {"end": end.kind.value}
    if end.abort is not None:
        line["abort"] = end.abort.value
    return line | {
        "changes": list(end.changes),
        "points": list(end.points),
        "deposits": end.deposits,
    }


def check_end(line: Mapping[str, object], end: RoundEnd | None) -> None:
    """Raise RecordError where the line contradicts the end that was played.

    >>> from ...riichi.match.result import ResultKind
    >>> end = RoundEnd(ResultKind.EXHAUSTIVE_DRAW, (0,) * 4, (25000,) * 4, 1)
    >>> check_end({"end": "exhaustive_draw", "deposits": 1}, end)
    """
    if end is None:
        raise RecordError("end_not_reached")
    played = write_end(end)
    check_keys(line, ("end", "abort", "changes", "points", "deposits"))
    for name in {**line, **played}:
        if name in line and line[name] != played.get(name):
            raise RecordError(
                "other_end", field=name, found=shown(line[name]), played=shown(played.get(name))
            )
