"""What a comparison question shows: the situation, and what the rule sheets say differently."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mjteach.core.hand import Hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.message import Message, Param, msg
from mjteach.core.tiles import Tile
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked, RiichiKanAsked
from mjteach.riichi.compare.words import ruleset_names, value_message
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.penalties.category import option_name
from mjteach.riichi.presets import PRESETS, TUTORIAL
from mjteach.riichi.win import evaluate_win

from ...scenes import Line, Row, RowKind, Scene, Spot, Table, meld_row
from ...situations.asked import (
    FourDiscards,
    LateRiichi,
    LetGo,
    NineKinds,
    SharedRon,
    SwapDiscard,
)
from .compared import RuleContent, sheet_of


def scene_of(content: RuleContent, *, counted: bool) -> Scene:
    """Everything that is seen before the answer; ``counted``: with the tutorial's han and fu."""
    facts = (*_told(content), *(_counted(content) if counted else ()))
    return Scene(tuple(_rows(content)), facts, _sheets(content))


# --- the rule sheets


def _sheets(content: RuleContent) -> Table:
    """What each rule set says about every option in which they differ."""
    lines = tuple(
        Line(option_name(option), tuple(_says(id, option) for id in content.rulesets))
        for option in sheet_of(content)
    )
    return Table(
        msg("puzzle.rule_compare.sheets"),
        msg("puzzle.rule_compare.sheet_option"),
        ruleset_names(content.rulesets),
        lines,
    )


def _says(ruleset: str, option: str) -> Message:
    """The value that a source states, and whether for certain; a silent one is told as such."""
    row = PRESETS[ruleset]
    if not row.states(option):
        return msg("puzzle.rule_compare.not_said")
    value = value_message(option, getattr(row.rules, option))
    if option in row.uncertain:
        return msg("puzzle.rule_compare.uncertain", value=value)
    return value


def _counted(content: RuleContent) -> Iterator[Message]:
    """Yaku, han and fu by the rules of the course."""
    asked = content.asked
    if not isinstance(asked, FinishedHand):
        return
    best = evaluate_win(asked.hand, asked.tile, asked.context, TUTORIAL).best
    yield msg("puzzle.rule_compare.yaku", yaku=best.yaku_ids)
    if not best.yakuman:
        fu = best.fu
        facts = {"sum": fu.raw, "fu": fu.total, "rounded": fu.raw != fu.total}
        yield msg("puzzle.rule_compare.count", han=best.han, **facts)


# --- the tiles


def _row(id: str, kind: RowKind, tiles: Iterable[Tile], word: str, **params: Param) -> Row:
    spots = tuple(Spot(f"{id}.{place}", tile) for place, tile in enumerate(tiles))
    return Row(id, kind, msg(f"puzzle.rule_compare.row.{word}", **params), spots)


def _rows(content: RuleContent) -> Iterator[Row]:
    match content.asked:
        case FinishedHand(hand, tile, context):
            yield from _hand(hand, tile, "won" if context.by is WinBy.TSUMO else "taken")
            yield from _indicators(context.indicators, "dora", "kan_dora")
            yield from _indicators(context.ura_indicators, "ura", "kan_ura")
        case LateRiichi(hand, drawn) | RiichiKanAsked(hand, drawn):
            yield from _hand(hand, drawn, "drawn")
        case SwapDiscard(hand, discard):
            yield from _hand(hand, None, "")
            yield _row("asked", RowKind.WIN, (discard,), "discard")
        case SharedRon(tile):
            yield _row("asked", RowKind.WIN, (tile,), "discarded")
        case NineKinds(tiles):
            yield _row("hand", RowKind.HAND, tiles, "hand")
        case FourDiscards(discards):
            yield _row("discards", RowKind.RIVER, discards, "first_discards")
        case NagashiAsked():
            yield _river(content.asked)
        case LetGo():
            yield from _let_go(content.asked)


def _hand(hand: Hand, tile: Tile | None, said: str) -> Iterator[Row]:
    """The concealed tiles, another one apart, and the sets on the table."""
    row = _row("hand", RowKind.HAND, hand.concealed, "hand")
    if tile is not None:
        label = msg(f"puzzle.rule_compare.tile.{said}")
        row = row._replace(spots=(*row.spots, Spot(f"hand.{len(row.spots)}", tile, label=label)))
    yield row
    for place, meld in enumerate(hand.melds):
        yield meld_row(f"meld.{place}", meld, msg(f"meld.{meld.kind}.name"))


def _indicators(tiles: tuple[Tile, ...], first: str, by_kan: str) -> Iterator[Row]:
    """The indicator that lay open from the start, and those that kans opened."""
    for id, some in ((first, tiles[:1]), (by_kan, tiles[1:])):
        if some:
            yield _row(id, RowKind.INDICATORS, some, id, count=len(some))


def _river(asked: NagashiAsked) -> Row:
    row = _row("river", RowKind.RIVER, asked.river, "river")
    called = list(asked.called)
    spots = []
    for spot in row.spots:
        away = spot.tile in called
        if away:
            called.remove(spot.tile)
        spots.append(spot._replace(called_away=away))
    return row._replace(spots=tuple(spots))


def _let_go(asked: LetGo) -> Iterator[Row]:
    yield from _hand(asked.now, None, "")
    yield Row(
        "events",
        RowKind.EVENTS,
        msg("scene.events"),
        tuple(
            Spot(f"event.{place}", tile, label=label)
            for place, (tile, label) in enumerate(_events(asked))
        ),
    )
    yield _row("asked", RowKind.WIN, (asked.asked,), "discarded")


def _events(asked: LetGo) -> Iterator[tuple[Tile, Message]]:
    by = Source.TOIMEN
    yield asked.passed, msg("scene.event.discards", by=by)
    since = asked.since
    if since.drawn is not None:
        yield since.drawn, msg("scene.event.you_draw_and_discard")
    if since.called is not None and since.discard is not None:
        yield since.called, msg("scene.event.you_call.chi")
        yield since.discard, msg("scene.event.you_discard")


# --- the circumstances


def _told(content: RuleContent) -> Iterator[Message]:
    match content.asked:
        case FinishedHand(_, tile, context):
            yield from _win(tile, context)
        case LateRiichi(left=left):
            yield msg("puzzle.rule_compare.left", left=left)
        case RiichiKanAsked():
            yield msg("puzzle.rule_compare.in_riichi")
        case SharedRon(_, before, after):
            yield msg("puzzle.rule_compare.before_you", count=before)
            yield msg("puzzle.rule_compare.after_you", count=after)
        case NineKinds():
            yield msg("puzzle.rule_compare.first_draw")
        case FourDiscards():
            yield msg("puzzle.rule_compare.no_call")
        case NagashiAsked(closed=closed):
            yield msg("puzzle.rule_compare.wall_is_out")
            yield msg(f"puzzle.rule_compare.{'closed' if closed else 'open'}_hand")
        case LetGo():
            yield msg(
                "puzzle.rule_compare.winds", seat=content.asked.seat, round=content.asked.round
            )
            yield msg("puzzle.rule_compare.passed", tile=content.asked.passed)
        case _:
            return


def _win(tile: Tile, context: WinContext) -> Iterator[Message]:
    if not context.robbed:
        yield msg(f"puzzle.rule_compare.by.{context.by}", tile=tile)
    yield msg("puzzle.rule_compare.winds", seat=context.seat_wind, round=context.round_wind)
    said = {
        "in_riichi": context.riichi and not context.ippatsu,
        "ippatsu": context.ippatsu,
        "after_kan": context.after_kan,
        "first_turn": context.first_turn,
        "from_ankan": context.robbed is MeldKind.ANKAN,
        "from_kakan": context.robbed is MeldKind.KAKAN,
    }
    yield from (Message(f"puzzle.rule_compare.{word}") for word, holds in said.items() if holds)
