"""The words of a deal in play: what happened, what can be done, what helps, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Final, NamedTuple

from mjteach.core.errors import RuleSetError
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import TILES, Tile
from mjteach.play.goals import is_met
from mjteach.play.helping import HandWaits, Lead, best, leads, led_to, waiting
from mjteach.play.mattering import KeyMoment
from mjteach.play.sitting import Sitting
from mjteach.play.stages import choices_of
from mjteach.puzzles.kinds.stick_sum import VALUES
from mjteach.puzzles.scenes import Board
from mjteach.riichi.explain import explain_furiten
from mjteach.riichi.kans import winning_tiles
from mjteach.riichi.match.ending import GameOver
from mjteach.riichi.match.explain import amount, explain_settlement
from mjteach.riichi.match.settlement import final_score, settle
from mjteach.riichi.penalties.chombo import chombo_paid
from mjteach.riichi.penalties.offences import Category
from mjteach.riichi.result import WinResult
from mjteach.riichi.round.actions import CALLS, Action, ActionKind
from mjteach.riichi.round.ending import RoundEnd
from mjteach.riichi.round.explain_end import explain_round_end
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.view import SeatView, view
from mjteach.text import render

from .._frame import Json
from .._puzzle.feedback import drawn_line, tree_lines
from .._table.steps import StepMoment, did, ruling
from .._table.words import Speaker, end_words
from .review import told_moment

_Kind = ActionKind
_SILENT: Final = frozenset({_Kind.DRAW, _Kind.PASS})
_ARMS: Final = {_Kind.RIICHI: "r", _Kind.OPEN_RIICHI: "o"}
"""What is pressed before the tile that goes with it."""
_KEYS: Final = {
    _Kind.TSUMO: ("Enter",),
    _Kind.RON: ("Enter",),
    _Kind.CHI: ("c", "v", "b", "n", "x"),
    _Kind.PON: ("p", "o"),
    _Kind.DAIMINKAN: ("k", "l"),
    _Kind.ANKAN: ("k", "l", "j"),
    _Kind.KAKAN: ("k", "l", "j"),
    _Kind.KYUUSHU_KYUUHAI: ("e",),
    _Kind.PASS: ("Space",),
}
"""The keys of each kind of button, one after the other."""
_WINS: Final = frozenset({_Kind.TSUMO, _Kind.RON})
_KANS: Final = frozenset({_Kind.ANKAN, _Kind.KAKAN})
_AT_END: Final = frozenset({_Kind.SHOW, _Kind.NOTEN})
"""What is said of hands where nobody wins; who has yet to learn the words doesn't hear it."""
_MOST: Final = 3


class Neighbours(Speaker):
    """Speaks to who plays: the others are Right, Across and Left."""

    __slots__ = ()

    def who(self, seat: Seat) -> Message:
        """A player by where they sit."""
        return _who(seat, self.board.nearest)


def place_name(seat: Seat, own: Seat, lang: str = "en") -> str:
    """You, Right, Across or Left."""
    return render(_who(seat, own), lang)


def _who(seat: Seat, own: Seat) -> Message:
    return Message(f"play.who.{(seat - own) % 4}")


# --- what happened


def happened(table: Sitting, lang: str = "en") -> list[dict[str, Json]]:
    """What others did since the last own choice, and what one drew: a line each, with its tiles."""
    place = table.last_choice
    return _between(None if place is None else table.states[place], table.state, table, lang)


def _between(
    before: RoundState | None, after: RoundState, table: Sitting, lang: str
) -> list[dict[str, Json]]:
    """What happened from one moment to another: a line each, with its tiles."""
    own = table.seat
    seen = view(after, own)
    if before is None:
        known = _begun(seen, len(table.begun.opening))
    else:
        known = _known(view(before, own).history, seen.history)
    speaker = Neighbours(Board(seen, hidden=()), lang)
    return [
        _line(speaker, seen.history, place, table)
        for place in range(known, len(seen.history))
        if _is_told(seen, place, own)
        and not (table.begun.stage.is_plain and seen.history[place].kind in _AT_END)
    ]


def beside(table: Sitting, lang: str = "en") -> list[dict[str, Json]]:
    """What was done first, and what instead after it was taken back: how both went on.

    Nothing but right after the other choice, and at the end of the deal.
    """
    place = table.parted
    if place is None or not (table.is_over or place == table.last_choice):
        return []
    return [
        _went_on(table, name, states, place, lang)
        for name, states in (("first", table.first), ("now", table.states))
    ]


def _went_on(
    table: Sitting, name: str, states: Sequence[RoundState], place: int, lang: str
) -> dict[str, Json]:
    seat, after = table.seat, states[place + 1]
    places = (
        n for n in range(place + 1, len(states)) if choices_of(states[n], seat, table.begun.stage)
    )
    stop = states[next(places, len(states) - 1)]
    did, end = after.history[len(states[place].history)], states[-1].end
    said = [msg(f"play.beside.{name}", did=_chosen(did))]
    if did.kind in (_Kind.DISCARD, _Kind.RIICHI):
        said += _how_far(led_to(after, seat)).lines
    if end is not None:
        change = end.changes[seat]
        way = "got" if change > 0 else "paid" if change else "none"
        said.append(msg("play.beside.end", way=way, points=abs(change)))
    return {
        "lines": [drawn_line(line, lang) for line in said],
        "log": _between(after, stop, table, lang),
    }


def _chosen(action: Action) -> Message:
    """A choice in a few words."""
    word = Message(f"table.kind.{action.kind}" if action.kind is not _Kind.PASS else "play.pass")
    return msg("play.beside.did", word=word, tile=action.tile)


def _begun(seen: SeatView, turns: int) -> int:
    """How much was done before the learner sat down, up to the own last discard."""
    history = seen.history
    own = (
        place + 1
        for place, done in enumerate(history)
        if done.seat is seen.viewer and done.kind is _Kind.DISCARD
    )
    return [0, *own][turns]


def _known(before: Sequence[Action], after: Sequence[Action]) -> int:
    pairs = zip(before, after, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _is_told(seen: SeatView, place: int, own: Seat) -> bool:
    """Whether an action is worth a line: no draw but the own last one, no pass."""
    action = seen.history[place]
    if action.kind is _Kind.DRAW and action.seat is own:
        return place == len(seen.history) - 1
    return action.kind not in _SILENT


def _line(
    speaker: Speaker, history: tuple[Action, ...], place: int, table: Sitting
) -> dict[str, Json]:
    action = history[place]
    tile = action.tile
    if action.kind is _Kind.DRAW:
        hand = speaker.view.players[table.seat].hand
        tile = hand.drawn if hand else None
    tiles = (*action.using, tile) if action.kind in CALLS else (tile,)
    plain = _plain(action, table, tile)
    return {
        "who": place_name(action.seat, table.seat, speaker.lang),
        "did": str(action.kind),
        "word": _word_of(action, speaker.lang, is_plain=plain is not None),
        "text": render(plain, speaker.lang) if plain else did(speaker, history, place),
        "tiles": [str(each) for each in tiles if each is not None],
    }


def _plain(action: Action, table: Sitting, tile: Tile | None) -> Message | None:
    """What was done, where a learner knows the words of no game yet."""
    if not table.begun.stage.is_plain:
        return None
    is_own = action.seat is table.seat
    return msg(
        f"play.plain.{action.kind}", you=is_own, who=_who(action.seat, table.seat), tile=tile
    )


def _word_of(action: Action, lang: str, *, is_plain: bool) -> str:
    """What is said aloud with a tile, if anything is."""
    if is_plain and action.kind in _WINS:
        return render(Message("play.plain.wins"), lang)
    if action.kind is _Kind.DRAW:
        return render(Message("play.drew"), lang)
    if action.kind in (_Kind.DISCARD, _Kind.OFFEND):
        return ""
    return render(Message(f"table.kind.{action.kind}"), lang)


# --- what can be done


def buttons(
    table: Sitting, lang: str = "en", *, refused: Action | None = None
) -> list[dict[str, Json]]:
    """A button for everything that is no discard: wins first, letting go last.

    What the rules refuse and can be tried looks like the rest, until it was ``refused``.
    """
    found: list[dict[str, Json]] = []
    used: set[str] = set()
    choices = [each for each in (*table.choices, *table.forbidden) if each != refused]
    for kind, key in _ARMS.items():
        if any(action.kind is kind for action in choices):
            label = render(Message(f"table.kind.{kind}"), lang)
            found.append(_button(str(kind), label, label, key, arms=True))
    order = [*_KEYS]
    actions = [action for action in choices if action.kind in _KEYS]
    for action in sorted(actions, key=lambda action: order.index(action.kind)):
        key = _key(action, used)
        label, told = _label(action, lang), _told(action, lang)
        if table.begun.stage.is_plain:
            label = told = render(Message("play.plain.win"), lang)
        tiles = action.using if action.kind in CALLS | _KANS else ()
        tiles = tiles or ((action.tile,) if action.kind is _Kind.KAKAN and action.tile else ())
        found.append(_button(str(action), label, told, key, tiles=tiles, main=action.kind in _WINS))
    return sorted(found, key=lambda button: not button["main"])


def _button(
    id: str,
    label: str,
    told: str,
    key: str,
    *,
    tiles: tuple[Tile, ...] = (),
    main: bool = False,
    arms: bool = False,
) -> dict[str, Json]:
    codes: list[Json] = [str(tile) for tile in tiles]
    return {
        "id": id,
        "label": label,
        "told": told,
        "key": key,
        "tiles": codes,
        "main": main,
        "arms": arms,
    }


def _key(action: Action, used: set[str]) -> str:
    """A key that no other button has; empty where none is left."""
    key = next((key for key in _KEYS[action.kind] if key not in used), "")
    used.add(key)
    return key


def _label(action: Action, lang: str) -> str:
    id = "play.pass" if action.kind is _Kind.PASS else f"table.kind.{action.kind}"
    return render(Message(id), lang)


def _told(action: Action, lang: str) -> str:
    if action.kind is _Kind.PASS:
        return render(Message("play.pass"), lang)
    return render(
        msg(
            f"table.ask.{action.kind}",
            tile=action.tile,
            using=action.using,
            count=len(action.using),
            drawn=action.drawn,
            offence=None,
            number=0,
        ),
        lang,
    )


def discards(table: Sitting) -> dict[str, Json]:
    """For each tile of the hand what it can go as: its id, then by kind the action."""
    hand = table.state.seats[table.seat].hand
    found: dict[str, dict[str, Json]] = {}
    for action in (*table.choices, *table.forbidden):
        if action.kind is not _Kind.DISCARD and action.kind not in _ARMS:
            continue
        tiles = enumerate(hand.concealed)
        at = [place for place, tile in tiles if tile is action.tile]
        for place in [len(hand.concealed)] if action.drawn else at:
            found.setdefault(f"hand.{place}", {})[str(action.kind)] = str(action)
    return {**found}


def prompt(table: Sitting, refused: Action | None = None) -> Message:
    """What is asked now; after a win was ``refused``, what is left to do."""
    if table.is_over:
        return Message("play.over")
    kinds = {action.kind for action in (*table.choices, *table.forbidden)}
    asked, tempts = table.state.asked, table.begun.tempts
    if _Kind.PASS not in kinds or asked is None:
        win = "play.finished" if tempts else "play.win"
        return Message(win if _Kind.TSUMO in kinds else "play.turn")
    win = "play.finishes" if tempts else "play.ron"
    id = win if _Kind.RON in kinds else "play.asked"
    if refused is not None:
        return msg("play.refused", tile=asked.tile)
    return msg(id, who=_who(asked.seat, table.seat), tile=asked.tile)


# --- help, a step at a time


def guide(table: Sitting) -> Message | None:
    """The line of help that comes with a choice of a guided deal; None elsewhere."""
    deal = table.begun.deal
    if deal is None or not deal.is_guided or table.is_over:
        return None
    if any(action.kind in _WINS for action in table.choices):
        return Message("play.guide.win")
    found = leads(table.state, table.seat, table.choices)
    first = found[0]
    if first.distance == 0:  # each tile that may go leaves the hand another wait
        waits = tuple(TILES[kind] for kind, left in first.useful if left)
        return msg("play.guide.wait", first=first.discard, tiles=waits)
    goes = tuple(lead.discard for lead in best(found) if lead.discard is not None)
    return msg("play.guide.far", count=first.distance + 1, goes=goes, number=len(goes))


class HelpPage(NamedTuple):
    """One more thing that is said, and the tiles of the hand that it marks."""

    lines: tuple[Message, ...]
    marks: tuple[Tile, ...] = ()


def help_pages(table: Sitting) -> list[HelpPage]:
    """All that can be counted for who asks: how far, what helps, what goes, what wins.

    Each page says one thing more than those before.
    """
    state, seat, choices = table.state, table.seat, table.choices
    if any(action.kind in _WINS for action in choices):
        return [HelpPage((Message("play.help.win"),))]
    found = leads(state, seat, choices)
    waits = waiting(state, seat, choices)[:_MOST]
    pages = [_how_far(found[0])]
    if waits:
        pages.append(HelpPage(tuple(map(_wins_with, waits))))
    else:
        pages.append(_what_helps(found[0]))
    if found[0].discard is not None:
        pages.append(_what_goes(found))
    if waits:
        pages.append(HelpPage(tuple(line for each in waits for line in _furiten(each))))
        pages.append(HelpPage(tuple(line for each in waits for line in _worth(each))))
    return pages


def _how_far(lead: Lead) -> HelpPage:
    if lead.distance == 0:
        return HelpPage((Message("play.help.tenpai"),))
    return HelpPage((msg("play.help.far", count=lead.distance + 1, left=lead.left),))


def _what_helps(lead: Lead) -> HelpPage:
    there = tuple(TILES[kind] for kind, left in lead.useful if left)
    return HelpPage((msg("play.help.useful", tiles=there, count=len(there)),))


def _what_goes(found: tuple[Lead, ...]) -> HelpPage:
    """The discards that keep the most, and what the next best would cost."""
    first = best(found)
    goes = tuple(lead.discard for lead in first if lead.discard is not None)
    lines = [msg("play.help.goes", tiles=goes, count=len(goes), left=first[0].left)]
    for other in found[len(first) : len(first) + 1]:
        id = "play.help.further" if other.distance > first[0].distance else "play.help.fewer"
        lines.append(msg(id, tile=other.discard, left=other.left))
    return HelpPage(tuple(lines), goes)


def _wins_with(each: HandWaits) -> Message:
    tiles = tuple(msg("play.help.left", tile=one.tile, left=one.left) for one in each.tiles)
    id = "play.help.waits" if each.discard is None else "play.help.waits_without"
    return msg(id, tile=each.discard, waits=tiles)


def _furiten(each: HandWaits) -> Iterator[Message]:
    for _, node in explain_furiten(each.furiten).walk():
        yield _without(each, node.message)


def _worth(each: HandWaits) -> Iterator[Message]:
    for one in each.tiles:
        ron, tsumo = (_points(result) for result in (one.ron, one.tsumo))
        yield _without(each, msg("play.help.worth", tile=one.tile, ron=ron, tsumo=tsumo))


def _points(result: WinResult | None) -> int | None:
    score = result and result.best.score
    return score.value if score else None


def _without(each: HandWaits, said: Message) -> Message:
    """A sentence about the hand once a tile has gone."""
    if each.discard is None:
        return said
    return msg("play.help.without", tile=each.discard, said=said)


# --- the end


def ended(
    table: Sitting,
    moments: Sequence[KeyMoment] = (),
    lang: str = "en",
    *,
    waits: bool = False,
) -> dict[str, Json]:
    """How the deal ended: lines, everybody's change, the whole count as a tree, what mattered.

    All of it is left out where the table ``waits`` for the learner's own count.
    """
    stage = table.begun.stage
    head: dict[str, Json] = {
        "waits": waits,
        "goal": _outcome(table, lang),
        "next": table.has_next,
        "look": not stage.is_plain,
        "counted": stage.is_counted,
    }
    if waits or stage.is_plain:
        empty = ("lines", "changes", "tree", "paid", "moments")
        return {**head, **{name: [] for name in empty}, "shown": [], "final": None}
    state, end = table.state, table.state.end
    assert end is not None
    speaker = Neighbours(Board(view(state, table.seat), hidden=()), lang)
    seats = [Seat((table.seat + step) % 4) for step in range(4)]
    return {
        **head,
        "lines": [
            *broken_rules(table, lang),
            *_others_broke(table, lang),
            *(() if end.offenders == (table.seat,) else end_words(speaker, end)),
        ],
        "changes": [
            {
                "who": place_name(seat, table.seat, lang),
                "points": f"{end.points[seat]:,}",
                "change": f"{end.changes[seat]:+,}" if end.changes[seat] else "–",
            }
            for seat in seats
        ],
        "tree": [*tree_lines(explain_round_end(end, state), lang)],
        "paid": [*_paid(end, table.seat, lang)],
        "shown": [*_shown(table, end, lang)],
        "final": _final(table, lang),
        "moments": [
            {
                "number": number,
                "text": drawn_line(told_moment(moment, speaker), lang),
                "asks": bool(moment.code),
                "what_if": table.is_choice(moment.place),
            }
            for number, moment in enumerate(moments if stage.is_counted else ())
        ],
    }


def _outcome(table: Sitting, lang: str) -> str:
    """What is said of what the deal of a lesson is about; nothing at another table."""
    deal = table.begun.deal
    if deal is None or table.has_next:
        return ""
    own = any(breach.seat is table.seat for breach in table.state.breaches)
    return render(deal.outcome(is_met=is_met(table), own=own), lang)


def _shown(table: Sitting, end: RoundEnd, lang: str) -> Iterator[Json]:
    """The hands that were laid down at a draw, with what each waits for, and who had to pay."""
    state = table.state
    seats = [Seat((table.seat + step) % 4) for step in range(4)]
    for seat in (each for each in seats if each in end.tenpai):
        hand, who = state.seats[seat].hand, _who(seat, table.seat)
        tiles = winning_tiles(hand, state.rules)
        told = msg("play.shown.tenpai", you=seat is table.seat, who=who, tiles=tiles)
        laid = (*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles))
        codes: list[Json] = [str(tile) for tile in laid]
        yield {"text": drawn_line(told, lang), "tiles": codes}
    noten = tuple(_who(seat, table.seat) for seat in seats if seat not in end.tenpai)
    points = -sum(change for change in end.changes if change < 0)
    if end.tenpai and noten and not end.nagashi:
        told = msg("play.shown.noten", players=noten, count=len(noten), points=points)
        yield {"text": drawn_line(told, lang), "tiles": []}


def _final(table: Sitting, lang: str) -> dict[str, Json] | None:
    """The results of a game that is over, from first place to last, and how the own adds up."""
    over = table.following
    if not isinstance(over, GameOver):
        return None
    with suppress(RuleSetError):  # which no source settles
        settled = settle(final_score(over.match), over.match.rules)
        *_, first, second, third, fourth, _ = explain_settlement(settled).children
        told = dict(zip(settled.order, (first, second, third, fourth), strict=True))
        return {
            "title": render(msg("play.final", place=settled.places[table.seat]), lang),
            "rows": [
                {
                    "who": place_name(seat, table.seat, lang),
                    "place": settled.places[seat],
                    "points": f"{settled.points[seat]:,}",
                    "result": render(amount(settled.results[seat]), lang),
                }
                for seat in settled.order
            ],
            "lines": [
                render(line, lang) for line in _added(told[table.seat], told[settled.order[0]])
            ],
        }
    return None


def _added(own: Explanation, first: Explanation) -> Iterator[Message]:
    """What makes the own result, and what first place gets besides."""
    lines = [line.message for line in own.children]
    oka = (line.message for line in first.children if line.message.id == "settlement.step.oka")
    yield from dict.fromkeys((*lines, *oka))


def _paid(end: RoundEnd, own: Seat, lang: str) -> list[dict[str, Json]]:
    """Who lays down which sticks, one player after the other, and who takes them."""
    deals = [won.changes for won in end.wins] or [end.changes]
    steps = [
        _step("pays" if points < 0 else "takes", seat, own, abs(points), lang)
        for changes in deals
        for seat, points in sorted(zip(SEATS, changes, strict=True), key=lambda pair: pair[1] > 0)
        if points
    ]
    return [*steps]


def _step(word: str, seat: Seat, own: Seat, points: int, lang: str) -> dict[str, Json]:
    sticks: list[Json] = []
    rest = points
    for value in sorted(VALUES, reverse=True):
        count, rest = divmod(rest, value)
        sticks += [value] * count
    who, you = _who(seat, own), seat is own
    text = render(msg(f"play.paid.{word}", who=who, you=you, points=points), lang)
    return {"text": text, "sticks": sticks}


def before_payment(table: Sitting) -> SeatView:
    """What the learner sees once a deal has ended, and nobody has paid."""
    seen, before = view(table.state, table.seat), view(table.states[-2], table.seat)
    pairs = zip(seen.players, before.players, strict=True)
    unpaid = (now._replace(points=old.points) for now, old in pairs)
    return seen._replace(players=tuple(unpaid), end=None)  # type: ignore[arg-type]


def _others_broke(table: Sitting, lang: str) -> Iterator[str]:
    """Which rule each of the others broke that spoilt the deal, and what they pay."""
    for breach in table.state.breaches:
        ruled, who, rules = breach.ruled, _who(breach.seat, table.seat), table.state.rules
        if breach.seat is table.seat or ruled is None or ruled.category is not Category.CHOMBO:
            continue
        payment, later = rules.chombo_payment, rules.chombo_after_game_points
        is_dealer = breach.seat is table.state.dealer
        yield render(msg("penalty.report", who=who, offence=breach.offence), lang)
        yield render(chombo_paid(who, payment, later, is_dealer=is_dealer), lang)


def broken_rules(table: Sitting, lang: str = "en") -> list[str]:
    """What it costs that a rule was broken since the last own choice."""
    place = table.last_choice
    before = table.states[0 if place is None else place]
    after = StepMoment(view(table.state, table.seat), table.state)
    return ruling(before, after, lang)
