"""Reading Tenhou's JSON logs, the form in which its viewer (tenhou.net/6) takes a game.

``log`` has a list for each round: the round's number, honba and deposits; the points; the dora
and ura indicators; for each player the hand, the draws and the discards; and the result. In which
order the players took their turns is worked out by :mod:`.turns`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import zip_longest
from typing import Any, Final

from ...core.errors import MjteachError, RecordError
from ...core.seats import SEATS, Seat
from ...core.tiles import WINDS, Tile
from ...riichi.equipment import RIICHI_STICK
from ...riichi.match.result import Points
from ...riichi.round.actions import Action, ActionKind
from ...riichi.rules import RuleSet
from .. import fields
from ..build import KANS, RoundBuilder, Start
from ..events import (
    DrawReason,
    RecordedDraw,
    RecordedGame,
    RecordedRound,
    RecordedWin,
    kept_or_raised,
)
from ..fields import Fields
from ..jsonl import at_line, parse_json
from ..limits import LONGEST_TEXT, MOST_ROUNDS
from ..notation import from_number
from ..salvage import salvaged, second_start
from .marks import TurnMark, read_discard, read_draw
from .rules import DEFAULT_RULES, Options, options_of_counts, options_of_words, with_options
from .turns import Lists, Move, in_order
from .wins import read_worth, read_yaku

Tiles = tuple[Tile, ...]

WIN_WORD: Final = "和了"
DRAW_WORDS: Final = {
    DrawReason.EXHAUSTIVE: "流局",
    DrawReason.NAGASHI_MANGAN: "流し満貫",
    DrawReason.KYUUSHU_KYUUHAI: "九種九牌",
    DrawReason.SUUFON_RENDA: "四風連打",
    DrawReason.SUUCHA_RIICHI: "四家立直",
    DrawReason.SUUKAIKAN: "四槓散了",
    DrawReason.SANCHAHOU: "三家和了",
}
ALL_TENPAI: Final = "全員聴牌"
NOBODY_TENPAI: Final = "全員不聴"
_REASONS: Final = {
    **{word: reason for reason, word in DRAW_WORDS.items()},
    "四開槓": DrawReason.SUUKAIKAN,
    "三家和": DrawReason.SANCHAHOU,
    ALL_TENPAI: DrawReason.EXHAUSTIVE,
    NOBODY_TENPAI: DrawReason.EXHAUSTIVE,
}

ROUND_PARTS: Final = 17
"""Round, points, two lists of indicators, three lists for each player, the result."""

MOST_TURNS: Final = 60
"""Draws or discards of one player; even one who takes every tile has fewer."""


def read_game(text: str, rules: RuleSet = DEFAULT_RULES, *, keep: bool = False) -> RecordedGame:
    """The game in a JSON log; the ``rules`` of the result are those given, with the log's own.

    ``places`` number the moves of a round from 1. Kan indicators are taken to turn as Tenhou
    turns them: at once for a concealed kan, else before the next discard or after the next kan.
    Raises RecordError, with the round, where the log cannot be read, contradicts itself or breaks
    off, and for three players; with ``keep`` the error is the game's ``problem`` and what came
    before is kept.

    >>> read_game('{"log": [[]]}', keep=True).problem.message.get("round")
    1
    """
    problem: RecordError | None = None
    try:
        value = parse_json(text, LONGEST_TEXT)
    except RecordError as error:
        value, problem = _salvaged(text, error)
    game = read_value(value, rules, keep=keep or problem is not None)
    if problem is not None:
        game = game.with_problem(problem)
    return kept_or_raised(game, keep=keep)


def _salvaged(text: str, error: RecordError) -> tuple[Fields, RecordError]:
    """The readable part of a text that is no JSON, and the error with its place."""
    second = second_start(text)
    if second is not None:
        return salvaged(text[:second]).value, at_line(
            text.count("\n", 0, second) + 1, RecordError("second_game")
        )
    found = salvaged(text)
    if error.message.get("line") is not None:
        return found.value, error
    if found.broken_round is None:
        return found.value, RecordError("header", problem=error.message)
    return found.value, RecordError("round", round=found.broken_round, problem=error.message)


def read_value(
    value: object, rules: RuleSet = DEFAULT_RULES, *, keep: bool = False
) -> RecordedGame:
    """:func:`read_game` of a log that is already dictionaries and lists.

    >>> read_value({"name": ["Aoi", "Botan", "Chika", "Dan"], "log": []}).names
    ('Aoi', 'Botan', 'Chika', 'Dan')
    """
    try:
        log = fields.table(value, "log")
        deals = fields.items(fields.field(log, "log"), "log")
    except MjteachError as error:
        return kept_or_raised(RecordedGame(rules).with_problem(_in_head(error)), keep=keep)
    game = _header(RecordedGame(rules), log)
    for number, entry in enumerate(deals, 1):
        try:
            if number > MOST_ROUNDS:
                raise RecordError("too_many_rounds", most=MOST_ROUNDS)
            read, problem = _read_round(entry, game.rules)
            game = game._replace(rounds=(*game.rounds, read))
            if problem is not None:
                raise problem
        except MjteachError as error:
            game = game.with_problem(RecordError("round", round=number, problem=error.message))
            if number > MOST_ROUNDS:
                break
    try:
        game = game._replace(final=_final(log))
    except MjteachError as error:
        game = game.with_problem(_in_head(error))
    return kept_or_raised(game, keep=keep)


def _in_head(error: MjteachError) -> RecordError:
    return RecordError("header", problem=error.message)


def _header(game: RecordedGame, log: Fields) -> RecordedGame:
    """The names and the rules, or why they cannot be read."""
    try:
        game = game._replace(names=fields.names(log.get("name"), "name"))
        if "rule" in log:
            options = _options(fields.table(log["rule"], "rule"))
            game = game._replace(rules=with_options(game.rules, options))
    except MjteachError as error:
        game = game.with_problem(_in_head(error))
    return game


def _options(rule: Fields) -> Options:
    options: dict[str, object] = {}
    if "disp" in rule:
        options |= options_of_words(fields.word(rule["disp"], "disp"))
    if "aka51" in rule or "aka52" in rule or "aka53" in rule:
        red = [fields.number(rule.get(name, 0), name, 0, 4) for name in ("aka51", "aka52", "aka53")]
        options |= options_of_counts((red[0], red[1], red[2]))
    elif "aka" in rule:
        one = fields.number(rule["aka"], "aka", 0, 4)
        options |= options_of_counts((1, 2, 1) if one == 4 else (bool(one),) * 3)
    return options


def _final(log: Fields) -> Points | None:
    """The points at the end, every second number of ``sc``."""
    if not log.get("sc"):
        return None
    return fields.points(fields.items(log["sc"], "sc", 2 * len(SEATS))[::2], "sc")


# --- a round


def _read_round(entry: object, rules: RuleSet) -> tuple[RecordedRound, RecordError | None]:
    """The round, and the error after everything that could be read."""
    parts = fields.items(entry, "log", most=ROUND_PARTS)
    if len(parts) == ROUND_PARTS - 3 or (len(parts) > 13 and parts[13] == []):
        raise RecordError("three_players")
    if len(parts) < ROUND_PARTS - 1:
        raise RecordError("round_parts", found=len(parts), count=ROUND_PARTS)
    lists = Lists(_marks(parts, 5, "draws", read_draw), _marks(parts, 6, "discards", read_discard))
    builder = RoundBuilder(_start(parts), rules)
    problem = None
    try:
        turns = in_order(lists, builder.start.dealer)
        indicators = list(_tiles(parts[2], "dora")[1:])
        _play(builder, turns.moves, indicators)
        if not turns.complete:
            raise RecordError("turns_stuck", seat=str(turns.stuck), count=len(turns.moves))
        _turn(builder, indicators, len(indicators))
        if len(parts) < ROUND_PARTS:
            raise RecordError("breaks_off")
        _finish(builder, parts)
    except RecordError as error:
        problem = error
    return builder.round(), problem


def _marks(
    parts: list[Any], first: int, name: str, read: Callable[[object], TurnMark]
) -> tuple[tuple[TurnMark, ...], ...]:
    """The draws or the discards of each seat: every third part, from the first one on."""
    return tuple(
        tuple(read(entry) for entry in fields.items(part, name, most=MOST_TURNS))
        for part in parts[first:16:3]
    )


def _start(parts: list[Any]) -> Start:
    number, honba, deposits = (
        fields.number(each, "round", 0, MOST_ROUNDS) for each in fields.items(parts[0], "round", 3)
    )
    indicators = fields.items(parts[2], "dora", most=5)
    if not indicators:
        raise RecordError("no_first_indicator")
    return Start(
        dealer=SEATS[number % len(SEATS)],
        round_wind=WINDS[fields.number(number // len(SEATS), "round", 0, 3)],
        honba=honba,
        deposits=deposits,
        points=fields.points(parts[1], "points"),
        hands=[_tiles(part, "hand") for part in parts[4:16:3]],
        indicator=from_number(indicators[0], "dora"),
    )


def _tiles(value: object, name: str) -> Tiles:
    return tuple(from_number(number, name) for number in fields.items(value, name))


def _play(builder: RoundBuilder, moves: Iterable[Move], indicators: list[Tile]) -> None:
    """Every move, and the kan indicators where Tenhou turns them; those left stay in the list."""
    due = 0
    for place, (seat, mark, drawn) in enumerate(moves, 1):
        kind, tile = mark.kind, mark.tile
        if kind is None or tile is None:
            continue
        if kind is ActionKind.DRAW:
            builder.draw(seat, tile, place)
            continue
        if kind in _DISCARDS:
            due = _turn(builder, indicators, due)
            builder.discard(kind, seat, tile, drawn, place)
            continue
        using = () if kind is ActionKind.KAKAN else mark.using
        builder.act(Action(kind, seat, tile, using), place)
        if kind in KANS:
            due = _turn(builder, indicators, due + (kind is ActionKind.ANKAN))
            due += kind is not ActionKind.ANKAN


def _turn(builder: RoundBuilder, indicators: list[Tile], due: int) -> int:
    """Turn as many indicators as are due and available; none is due after that."""
    for indicator in indicators[:due]:
        builder.turn(indicator)
    del indicators[:due]
    return 0


_DISCARDS: Final = frozenset({ActionKind.DISCARD, ActionKind.RIICHI})


# --- the result


def _finish(builder: RoundBuilder, parts: list[Any]) -> None:
    result = fields.items(parts[16], "result", most=10)
    word = fields.word(result[0] if result else None, "result")
    place = len(builder.actions) + 1
    if word == WIN_WORD:
        _wins(builder, result[1:], _tiles(parts[3], "ura"), place)
    else:
        reason = fields.chosen(word, "result", _REASONS)
        changes = fields.points(result[1], "result") if len(result) > 1 else (0, 0, 0, 0)
        if reason is DrawReason.KYUUSHU_KYUUHAI and builder.last is not None:
            builder.act(Action(ActionKind.KYUUSHU_KYUUHAI, builder.last.seat), place)
        tenpai = _tenpai(word, reason, changes, partial(_is_in_riichi, builder))
        builder.draw_end = RecordedDraw(reason, changes, tenpai)
    builder.end_place = place
    builder.after = points_after(builder)


def _wins(builder: RoundBuilder, result: list[Any], ura: Tiles, place: int) -> None:
    last = builder.last
    if not result or last is None:
        raise RecordError("win_parts")
    for changes, told in zip_longest(result[::2], result[1::2]):
        win = _win(told, changes, last.seat)
        tile = builder.drawn if win.seat is win.by else last.tile
        if tile is None or last.seat is not win.by:
            raise RecordError("nothing_to_win")
        if any(other.seat is win.seat for other in builder.wins):
            raise RecordError("wins_twice", seat=str(win.seat))
        turned = ura if _is_in_riichi(builder, win.seat) else ()
        builder.win(win._replace(tile=tile, ura=turned))
        ron = Action(ActionKind.RON, win.seat, tile)
        builder.act(Action(ActionKind.TSUMO, win.seat) if win.seat is win.by else ron, place)


def _is_in_riichi(builder: RoundBuilder, seat: Seat) -> bool:
    return any(
        action.kind is ActionKind.RIICHI and action.seat is seat for action in builder.actions
    )


def _win(told: object, changes: object, last: Seat) -> RecordedWin:
    """A win without its tile and ura indicators, which are elsewhere in the log.

    Who won, and what it was worth, may be left out where the changes of points tell who won;
    ``last`` is who drew or discarded last.
    """
    paid = fields.points(changes, "result") if changes else None
    who, by, liable, worth, *yaku = [*fields.items(told or [], "win", most=40), *[None] * 4][:40]
    seat = _winner(paid, last) if who is None else fields.seat(who, "win")
    found = None if worth is None else read_worth(fields.word(worth, "win"))
    listed = [read_yaku(fields.word(text, "yaku")) for text in yaku if text is not None]
    counted = tuple(item for item in listed if item.han != 0)
    yakuman = sum(item.han is None for item in counted)
    pays = seat if liable is None else fields.seat(liable, "win")
    return RecordedWin(
        seat=seat,
        by=last if by is None else fields.seat(by, "win"),
        tile=Tile.M1,
        yaku=counted,
        han=None if yakuman or not counted else sum(item.han or 0 for item in counted),
        yakuman=yakuman if counted else None,
        fu=found and found.fu,
        value=found and found.value,
        changes=paid,
        liable=None if pays is seat else pays,
    )


def _winner(paid: Points | None, last: Seat) -> Seat:
    """Who won, judging by the points: the last to draw if paid, else the only one paid."""
    winners = [seat for seat in SEATS if paid is not None and paid[seat] > 0]
    if last in winners:
        return last
    if len(winners) != 1:
        raise RecordError("win_parts")
    return winners[0]


def _tenpai(
    word: str, reason: DrawReason, changes: Points, is_in_riichi: Callable[[Seat], bool]
) -> tuple[Seat, ...] | None:
    """Who showed a hand: those who were paid, all or nobody; unknown where nothing moved.

    After riichi one has to show, even a hand that counts as noten (R2.6.3-h).
    """
    if word in (ALL_TENPAI, NOBODY_TENPAI):
        return SEATS if word == ALL_TENPAI else ()
    if reason is not DrawReason.EXHAUSTIVE or not any(changes):
        return None
    return tuple(seat for seat in SEATS if changes[seat] > 0 or is_in_riichi(seat))


def points_after(builder: RoundBuilder) -> Points | None:
    """The points at the start, less the sticks of riichi that took effect, and the changes.

    None where the changes of a win are not told.

    >>> from ..mjai import read_game
    >>> from ..samples import SHORT_ROUND
    >>> from .json_write import round_log
    >>> log = round_log(read_game(SHORT_ROUND).rounds[0])
    >>> read_value({"log": [log]}).rounds[0].after
    (73000, 9000, 9000, 9000)
    """
    if any(win.changes is None for win in builder.wins):
        return None
    points = [*builder.start.points]
    for action, after in zip(builder.actions, [*builder.actions[1:], None], strict=True):
        if action.kind is ActionKind.RIICHI and (after is None or after.kind is not ActionKind.RON):
            points[action.seat] -= RIICHI_STICK
    ends = [win.changes for win in builder.wins]
    if builder.draw_end is not None:
        ends.append(builder.draw_end.changes)
    for changes in ends:
        if changes is not None:
            points = [each + change for each, change in zip(points, changes, strict=True)]
    a, b, c, d = points
    return a, b, c, d
