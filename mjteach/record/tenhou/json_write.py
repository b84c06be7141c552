"""Writing the JSON logs that Tenhou's viewer (tenhou.net/6) takes."""

from __future__ import annotations

import json
from collections.abc import Iterable

from ...core.errors import RecordError
from ...core.melds import Source
from ...core.seats import FROM, SEATS, Seat, seat_wind
from ...core.tiles import WINDS, Tile, sort_tiles
from ...riichi.round.actions import Action, ActionKind
from ...riichi.rules import GameLength
from ..events import DrawReason, RecordedDraw, RecordedGame, RecordedRound, RecordedWin
from ..moves import hands_dealt, indicators, moves
from ..notation import NUMBER
from .json import ALL_TENPAI, DRAW_WORDS, NOBODY_TENPAI, WIN_WORD
from .marks import NO_DISCARD, TSUMOGIRI, write_call
from .rules import RED_COUNTS, words_of
from .wins import write_worth, write_yaku

Tiles = tuple[Tile, ...]
Entry = int | str
Log = dict[str, object]


def write_game(game: RecordedGame) -> str:
    """The log of a game as text, in one line; raises RecordError for a game of four winds.

    >>> from ...riichi.rules import RuleSet
    >>> write_game(RecordedGame(RuleSet()))[:40]
    '{"title": ["", ""], "name": ["A", "B", "'
    """
    return json.dumps(game_log(game), ensure_ascii=False)


def game_log(game: RecordedGame) -> Log:
    """The log of a game as dictionaries and lists, with its rules as far as a log can say them.

    Raises RecordError for a game of four winds, which no such log can tell.

    >>> from ...riichi.rules import RuleSet
    >>> game_log(RecordedGame(RuleSet()))["rule"]
    {'disp': '南喰赤', 'aka51': 1, 'aka52': 1, 'aka53': 1}
    """
    if game.rules.game_length is GameLength.FULL:
        raise RecordError("four_winds")
    first, second, third = RED_COUNTS[game.rules.red_fives]
    log: Log = {
        "title": ["", ""],
        "name": list(game.names or [str(seat) for seat in SEATS]),
        "rule": {"disp": words_of(game.rules), "aka51": first, "aka52": second, "aka53": third},
        "log": [round_log(recorded) for recorded in game.rounds],
    }
    if game.final is not None:
        log["sc"] = [part for points in game.final for part in (points, 0.0)]
    return log


def round_log(recorded: RecordedRound) -> list[object]:
    """The list of one round; without a result where it is unfinished.

    >>> from ..mjai import read_game
    >>> from ..samples import SHORT_ROUND
    >>> round_log(read_game(SHORT_ROUND).rounds[0])[0]
    [0, 0, 0]
    """
    number = 4 * WINDS.index(recorded.round_wind) + recorded.dealer
    ura = next((win.ura for win in recorded.wins if win.ura), ())
    log: list[object] = [
        [number, recorded.honba, recorded.deposits],
        list(recorded.points),
        _numbers(indicators(recorded)),
        _numbers(ura),
    ]
    draws, discards = _lists(recorded)
    for seat, hand in zip(SEATS, hands_dealt(recorded), strict=True):
        log += [_numbers(sort_tiles(hand)), draws[seat], discards[seat]]
    if recorded.wins:
        log.append(_wins(recorded))
    elif recorded.draw is not None:
        log.append(_draw(recorded.draw))
    return log


def _numbers(tiles: Iterable[Tile]) -> list[int]:
    return [NUMBER[tile] for tile in tiles]


class _Pons:
    """The pons so far, each with its discarder, for the kakan made of them."""

    def __init__(self) -> None:
        self._made: dict[tuple[Seat, Tile], tuple[Tiles, Source | None]] = {}

    def add(self, action: Action, tile: Tile, source: Source | None) -> None:
        """Remember a pon, its called tile first."""
        self._made[action.seat, tile.kind] = ((tile, *action.using), source)

    def of(self, seat: Seat, tile: Tile) -> tuple[Tiles, Source | None]:
        """The tiles and the discarder of the pon a tile is added to."""
        return self._made.get((seat, tile.kind), ((tile.kind,) * 3, Source.KAMICHA))


def _lists(recorded: RecordedRound) -> tuple[list[list[Entry]], list[list[Entry]]]:
    """The draws and the discards of each seat."""
    draws: list[list[Entry]] = [[], [], [], []]
    discards: list[list[Entry]] = [[], [], [], []]
    pons = _Pons()
    previous: Action | None = None
    for action in moves(recorded):
        kind, seat, tile, using, drawn = action[:5]
        source = FROM[seat][previous.seat] if previous else None
        if kind is ActionKind.DRAW and tile is not None:
            draws[seat].append(NUMBER[tile])
        elif kind in (ActionKind.DISCARD, ActionKind.RIICHI) and tile is not None:
            entry: Entry = TSUMOGIRI if drawn else NUMBER[tile]
            discards[seat].append(f"r{entry}" if kind is ActionKind.RIICHI else entry)
        elif kind is ActionKind.ANKAN and tile is not None:
            discards[seat].append(write_call(kind, tile, using, None))
        elif kind is ActionKind.KAKAN and tile is not None:
            discards[seat].append(write_call(kind, tile, *pons.of(seat, tile)))
        elif using and tile is not None:
            draws[seat].append(write_call(kind, tile, using, source))
            if kind is ActionKind.DAIMINKAN:
                discards[seat].append(NO_DISCARD)
            elif kind is ActionKind.PON:
                pons.add(action, tile, source)
        previous = action
    return draws, discards


def _wins(recorded: RecordedRound) -> list[object]:
    result: list[object] = [WIN_WORD]
    for win in recorded.wins:
        result += [list(win.changes or (0, 0, 0, 0)), _win(recorded, win)]
    return result


def _win(recorded: RecordedRound, win: RecordedWin) -> list[object]:
    liable = win.seat if win.liable is None else win.liable
    wind = seat_wind(win.seat, recorded.dealer)
    return [
        int(win.seat),
        int(win.by),
        int(liable),
        write_worth(win, dealer=win.seat is recorded.dealer),
        *(write_yaku(item, wind, recorded.round_wind) for item in win.yaku),
    ]


def _draw(draw: RecordedDraw) -> list[object]:
    changes = draw.changes or (0, 0, 0, 0)
    if draw.reason in (None, DrawReason.EXHAUSTIVE):
        if any(changes):
            return [DRAW_WORDS[DrawReason.EXHAUSTIVE], list(changes)]
        words = {0: NOBODY_TENPAI, len(SEATS): ALL_TENPAI}
        if draw.tenpai is not None and len(draw.tenpai) in words:
            return [words[len(draw.tenpai)]]
    word = DRAW_WORDS[draw.reason or DrawReason.EXHAUSTIVE]
    return [word, list(changes)] if any(changes) else [word]
