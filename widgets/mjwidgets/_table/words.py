"""The position on a table in words: for screen readers, and for people who prefer text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from mjteach.core.melds import Meld
from mjteach.core.message import Message, Param, msg
from mjteach.core.seats import Seat, seat_of
from mjteach.core.tiles import Tile, format_tiles
from mjteach.puzzles.scenes import Board, BoardPart
from mjteach.riichi.furiten.events import OwnDiscard
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round.ending import RoundEnd
from mjteach.riichi.round.view import PlayerView, SeatView
from mjteach.text import listed, render, tile_name

from .items import TileArea, around, side_of
from .marks import last_played, tile_at


class PositionLine(NamedTuple):
    """One line of a position: its label and its text."""

    label: str
    text: str


class Speaker(NamedTuple):
    """How a position is put into words: for whom, in which language, tiles by name or notation."""

    board: Board
    lang: str = "en"
    names: bool = True

    @property
    def view(self) -> SeatView:
        """What is seen."""
        return self.board.view

    def tells(self, part: BoardPart) -> bool:
        """Whether a part of the table may be mentioned."""
        return part not in self.board.hidden

    def say(self, id: str, /, **params: Param) -> str:
        """The words of one message of the table's catalog."""
        return render(msg(f"table.{id}", **params), self.lang)

    def who(self, seat: Seat) -> Message:
        """A player by the seat wind; without winds, by the place."""
        if self.tells(BoardPart.WINDS):
            return Message(f"seat.{self.view.players[seat].wind}.name")
        return Message(f"table.player_at.{side_of(seat, self.board)}")

    def is_you(self, seat: Seat) -> bool:
        """Whether the words are spoken to this player."""
        return seat == self.view.viewer

    def tile(self, tile: Tile) -> str:
        """One tile."""
        return tile_name(tile, self.lang) if self.names else str(tile)

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Tiles in their order."""
        return listed(map(self.tile, tiles), self.lang) if self.names else format_tiles(tiles)


def title(view: SeatView, lang: str = "en") -> str:
    """The title of a picture of the table, in one line."""
    return board_title(Board(view, hidden=()), lang)


def board_title(board: Board, lang: str = "en") -> str:
    """The title of a board, in one line."""
    speaker, view = Speaker(board, lang), board.view
    if not speaker.tells(BoardPart.ROUND):
        return speaker.say("title.players", players=len(view.players))
    if view.viewer is None:
        return speaker.say("title.open", round=_round(view))
    return speaker.say("title.seen", round=_round(view), who=speaker.who(view.viewer))


def position(view: SeatView, lang: str = "en", *, names: bool = True) -> list[PositionLine]:
    """Everything visible: the round, the indicators, every player, what happens now.

    The viewer comes first, the others in turn order.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.round.view import view
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> seen = view(start_round(RuleSet(), shuffled_wall("a wall", RuleSet())), Seat.B)
    >>> [told.label for told in position(seen)][2:]
    ['South, you', 'West', 'North', 'East, dealer', 'Now']
    """
    return board_lines(Board(view, hidden=()), lang, names=names)


def board_lines(
    board: Board, lang: str = "en", *, names: bool = True, own: bool = True
) -> list[PositionLine]:
    """What a board shows, line by line, the nearest player first.

    ``own`` is with the hand and the sets of that player.
    """
    speaker = Speaker(board, lang, names)
    view = board.view
    standing = _standing(speaker)
    lines = [standing] if standing.text else []
    if speaker.tells(BoardPart.TILES) and speaker.tells(BoardPart.INDICATORS):
        lines.append(_tiles_line(speaker, "dora", view.indicators))
    if view.ura_indicators:
        lines.append(_tiles_line(speaker, "ura", view.ura_indicators))
    for place, seat in enumerate(around(board)):
        lines.append(_player(speaker, view.players[seat], hand=own or place > 0))
    if speaker.tells(BoardPart.TURN):
        lines.append(PositionLine(speaker.say("label.now"), " ".join(_now(speaker))))
    return lines


def place_words(seat: Seat, board: Board, lang: str = "en") -> str:
    """The name of a player's place: the wind, if it may be mentioned, and where it is.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.round.view import view
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> seen = view(start_round(RuleSet(), shuffled_wall("a wall", RuleSet())), Seat.B)
    >>> [place_words(seat, Board(seen)) for seat in (Seat.B, Seat.C)]
    ['South, at the bottom', 'West, on the right']
    """
    speaker = Speaker(board, lang)
    side = side_of(seat, board)
    if not speaker.tells(BoardPart.WINDS):
        return _opening(speaker.say(f"player_at.{side}"))
    return speaker.say("place", who=speaker.who(seat), where=Message(f"table.at.{side}"))


def _opening(text: str) -> str:
    """Words with a capital, as at the start of a sentence."""
    return text[:1].upper() + text[1:]


def position_text(view: SeatView, lang: str = "en", *, names: bool = True) -> str:
    """A position as lines of text."""
    return lines_text(position(view, lang, names=names))


def lines_text(lines: Iterable[PositionLine]) -> str:
    """Lines with their labels, as text."""
    return "\n".join(f"{label}: {text}" for label, text in lines)


def end_words(speaker: Speaker, end: RoundEnd) -> Iterator[str]:
    """How a round ended: who wins what, or why nobody does."""
    for win in end.wins:
        yield _gain(speaker, "end.win", win.seat, win.changes[win.seat])
    for nagashi in end.nagashi:
        yield _gain(speaker, "end.nagashi", nagashi.seat, nagashi.changes[nagashi.seat])
    if end.kind is not ResultKind.WIN:
        players = end.tenpai if end.kind is ResultKind.EXHAUSTIVE_DRAW else end.offenders
        yield speaker.say(
            f"end.{end.kind}",
            players=tuple(map(speaker.who, players)),
            count=len(players),
            abort=end.abort,
        )


def _gain(speaker: Speaker, id: str, seat: Seat, points: int) -> str:
    return speaker.say(id, you=speaker.is_you(seat), who=speaker.who(seat), points=points)


def _round(view: SeatView) -> Message:
    return msg("table.round", wind=view.round_wind, number=view.dealer + 1)


def _standing(speaker: Speaker) -> PositionLine:
    view = speaker.view
    said = [speaker.say("deal", round=_round(view))] if speaker.tells(BoardPart.ROUND) else []
    if view.honba:
        said.append(speaker.say("honba", honba=view.honba))
    if view.deposits:
        said.append(speaker.say("sticks", sticks=view.deposits))
    if speaker.tells(BoardPart.LEFT):
        said.append(speaker.say("to_draw", tiles=view.live_left))
    return PositionLine(speaker.say("label.round"), " ".join(said))


def _tiles_line(speaker: Speaker, id: str, tiles: Iterable[Tile]) -> PositionLine:
    return PositionLine(speaker.say(f"label.{id}"), f"{speaker.tiles(tiles)}.")


# --- one player


_SIGNS: Final = ("you", "dealer", "riichi", "dead")


def _player(speaker: Speaker, player: PlayerView, *, hand: bool) -> PositionLine:
    """A player's line: wind and what is special, points, hand, sets, river."""
    is_so = (
        speaker.is_you(player.seat),
        player.seat == speaker.view.dealer and speaker.tells(BoardPart.DEALER),
        player.riichi,
        player.dead,
    )
    signs = [speaker.say(f"seat.{sign}") for sign, so in zip(_SIGNS, is_so, strict=True) if so]
    who = render(speaker.who(player.seat), speaker.lang)
    parts = []
    if speaker.tells(BoardPart.POINTS):
        parts.append(speaker.say("points", points=player.points))
    if speaker.tells(BoardPart.TILES):
        parts += _tiles_of(speaker, player, hand=hand)
    label = _opening(listed((who, *signs), speaker.lang))
    return PositionLine(label, " ".join(parts) or speaker.say("sits"))


def _tiles_of(speaker: Speaker, player: PlayerView, *, hand: bool) -> Iterator[str]:
    """The hand and the sets, if wanted, and the river once anybody has one."""
    if hand:
        yield _hand(speaker, player)
    if hand and player.melds:
        sets = (_set(speaker, player.seat, meld) for meld in player.melds)
        yield speaker.say("sets", sets=listed(sets, speaker.lang, apart=True))
    if any(other.river for other in speaker.view.players):
        yield _river(speaker, player)


def _hand(speaker: Speaker, player: PlayerView) -> str:
    hand = player.hand
    if hand is None:
        return speaker.say("hand_hidden", tiles=player.concealed)
    tiles = speaker.tiles(hand.concealed)
    if hand.drawn is None:
        return speaker.say("hand", tiles=tiles)
    return speaker.say("hand_drawn", tiles=tiles, tile=speaker.tile(hand.drawn))


def _set(speaker: Speaker, seat: Seat, meld: Meld) -> str:
    tiles = speaker.tiles(meld.tiles)
    if meld.called is None or meld.source is None:
        return speaker.say("set", kind=meld.kind, tiles=tiles)
    who, called = speaker.who(seat_of(seat, meld.source)), speaker.tile(meld.called)
    return speaker.say("set_from", kind=meld.kind, tiles=tiles, called=called, who=who)


def _river(speaker: Speaker, player: PlayerView) -> str:
    if not player.river:
        return speaker.say("no_river")
    discards = (_discard(speaker, discard) for discard in player.river)
    return speaker.say("river", tiles=listed(discards, speaker.lang))


def _discard(speaker: Speaker, discard: OwnDiscard) -> str:
    """A discard and how it lies."""
    is_so = {
        "table.how.riichi": discard.riichi,
        "widget.sideways": discard.sideways,
        "table.how.drawn": discard.drawn,
        "widget.called_away": discard.called_away,
    }
    how = [render(Message(id), speaker.lang) for id, so in is_so.items() if so]
    tile = speaker.tile(discard.tile)
    if not how:
        return tile
    return render(msg("widget.tile_lying", tile=tile, how=listed(how, speaker.lang)), speaker.lang)


# --- what happens now


def _now(speaker: Speaker) -> Iterator[str]:
    view = speaker.view
    if view.end is not None:
        yield from end_words(speaker, view.end)
        return
    played = last_played(view)
    if played is not None and played.area is TileArea.RIVER:
        tile = speaker.tile(tile_at(view, played))
        you = speaker.is_you(played.seat)
        who = speaker.who(played.seat)
        yield _opening(speaker.say("just_discarded", you=you, who=who, tile=tile))
    if view.asked is not None and view.viewer is not None:
        yield speaker.say("asked", tile=speaker.tile(view.asked.tile))
    else:
        yield speaker.say("turn", you=speaker.is_you(view.turn), who=speaker.who(view.turn))
