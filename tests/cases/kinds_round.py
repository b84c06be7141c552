"""Kinds of case about calls and kans: each is played in a round, or laid out as a meld."""

from __future__ import annotations

from collections.abc import Iterable

from cases.loader import Case, Fields, meld_of, text_of
from mjteach.core.melds import Meld, MeldKind, Source, make_meld, meld
from mjteach.core.message import msg
from mjteach.core.seats import AFTER, SEATS, Seat, seat_of
from mjteach.core.tiles import TILES, Tile, parse_tiles, sort_tiles, tile
from mjteach.puzzles.scenes import Spot, meld_row
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.round.actions import CALLS, ActionKind
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet
from support.rounds.play import against, beside, listed

CALLER = Seat.B
"""Who calls in a case that asks one player; A discards where nobody else is named."""

LABEL = msg("meld")

WINDS = ("east", "south", "west", "north")


# --- how a set lies


def meld_layout(case: Case) -> Fields:
    """Left to right, and the other places that read as the same set."""
    made = _made(case.given)
    found: Fields = {"order": _codes(made)}
    if made.kind is MeldKind.DAIMINKAN:
        found["also_allowed"] = [list(codes) for codes in _same_reading(made)]
    return found


def _made(given: Fields) -> Meld:
    kind = MeldKind(given["call"])
    if kind is MeldKind.ANKAN:
        return make_meld(kind, parse_tiles(given["own"]))
    if kind is MeldKind.KAKAN:
        source, (called, *_) = Source(given["pon_from"]), parse_tiles(given["tiles"])
        return make_meld(kind, parse_tiles(given["tiles"]), called, source)
    called = tile(given["called"])
    tiles = (called, *parse_tiles(given["own"]))
    return make_meld(kind, tiles, called, Source(given["from"]))


def _codes(made: Meld) -> list[str]:
    """The tiles as a puzzle shows them; one that lies on another is written with it."""
    codes: list[str] = []
    for spot in meld_row("meld", made, LABEL).spots:
        if spot.stacked:
            codes[-1] += f"+{_code(spot)}*"
        else:
            codes.append(_code(spot))
    return codes


def _code(spot: Spot) -> str:
    return "back" if spot.back else f"{spot.tile}{'*' * spot.sideways}"


def _same_reading(made: Meld) -> Iterable[tuple[str, ...]]:
    """Other places of the sideways tile from which the discarder is read alike (R2.7.2.3-c)."""
    for place in range(len(made.tiles)):
        codes = tuple(f"{one}{'*' * (n == place)}" for n, one in enumerate(made.tiles))
        written = f"{made.kind} {''.join(code[0] + code[2:] for code in codes)}{codes[0][1]}"
        if list(codes) != _codes(made) and meld(written) == made:
            yield codes


def meld_area(case: Case) -> Fields:
    """The sets of a player who made these calls, in a round; later ones lie to the left."""
    made = [meld_of({**call, "type": call["call"]}) for call in case.given["calls"]]
    hand, script = _called_in_turn(made)
    others = dict.fromkeys(AFTER[CALLER], "")
    for one in made:
        assert one.source is not None
        others[seat_of(CALLER, one.source)] += str(one.called)
    state = deal([others.get(seat, hand) for seat in SEATS], script=script, rules=case.rules)
    return {"left_to_right": [_codes(found) for found in reversed(state.seats[CALLER].hand.melds)]}


def _called_in_turn(made: list[Meld]) -> tuple[str, str]:
    """The tiles that the caller holds, and the play that leads to the calls."""
    held, steps, turn = "", [], Seat.A
    for one in made:
        assert one.source is not None
        assert one.called is not None
        by = seat_of(CALLER, one.source)
        while turn is not by:
            steps.append(f"{turn} -")
            turn = AFTER[turn][0]
        using = list(one.tiles)
        using.remove(one.called)
        held += f"{text_of(tuple(using))}{len(steps) % 7 + 1}z"
        steps += [f"{by} {one.called}", f"{CALLER} {one.kind} {text_of(tuple(using))}"]
        steps += ["pass", f"{CALLER} {held[-2:]}"]
        turn = AFTER[CALLER][0]
    return held, ", ".join(steps)


# --- what may be called, and what may be discarded then


def kuikae(case: Case) -> Fields:
    """What the round refuses to the caller, who holds everything that could be barred."""
    given = case.given
    hand, called = given["hand_before"], tile(given["called"])
    for end in (called.kind, called.kind - 3, called.kind + 3):
        if end // 9 == called.kind // 9 and str(TILES[end]) not in _each(hand):
            hand += str(TILES[end])
    call = f"{CALLER} {given['call']} {given['using']}"
    hands = [str(called), beside(hand, str(called))]
    state = deal(hands, script=f"A {called}, {call}, pass", rules=case.rules)
    barred: dict[str, list[str]] = {"R2.7.4-f": [], "R2.7.4-g": []}
    for held in dict.fromkeys(state.seats[CALLER].hand.concealed):
        for rule in against(state, f"{CALLER} {held}"):
            barred[rule].append(str(held))
    return {"genbutsu_barred": barred["R2.7.4-f"], "suji_barred": barred["R2.7.4-g"]}


def _each(hand: str) -> list[str]:
    return [str(one) for one in parse_tiles(hand)]


def call_options(case: Case) -> Fields:
    """What the caller is offered, other tiles being of no use for the discard."""
    given = case.given
    if given.get("last_discard"):  # B draws the last tile, so C answers
        discard = given["discard_from_kamicha"]
        hands = ["", "", beside(given["own"], discard)]
        state = deal(hands, script="until 1, B -", last=discard, rules=case.rules)
        return {"options": sorted({*_offers(state, Seat.C), "pass"})}
    by = seat_of(CALLER, Source(given["from"]))
    hands = ["", beside(given["own"], given["discard"])]
    turns = "".join(f"{seat} -, " for seat in SEATS[:by])
    draws = "".join(f"{number + 1}z" for number in range(by)) + given["discard"]
    offers = _offers(deal(hands, draws, f"{turns}{by} -", rules=case.rules), CALLER)
    return {
        "chi": sorted(text.split()[1] for text in offers if text.startswith("chi")),
        "pon": any(text.startswith("pon") for text in offers),
        "daiminkan": any(text.startswith("daiminkan") for text in offers),
    }


def _offers(state: RoundState, seat: Seat) -> set[str]:
    return {text for text in listed(state, seat) if ActionKind(text.split()[0]) in CALLS}


# --- who comes first

READY = ("234p567p22s555z", "234s567s22p666z", "345s345p88p777z")
"""Three sets and a pair with a yaku, so that two more tiles wait."""


def call_priority(case: Case) -> Fields:
    """Each player holds what the declared word needs, and says it."""
    given, discard = case.given, tile(case.given["discard"])
    discarder, roles = _roles(given)
    ready = iter(READY)
    hands = [""] * 4
    for role, word in given["declared"].items():
        using = _using(discard, word)
        hands[roles[role]] = using + (next(ready) if word == "ron" else "")
    hands[discarder] = str(discard)
    says = ", ".join(
        f"{roles[role]} {word} {_using(discard, word) if word in ('chi', 'pon') else ''}"
        for role, word in given["declared"].items()
    )
    turns = "".join(f"{seat} -, " for seat in SEATS[:discarder])
    script = f"{turns}{discarder} {discard}, {says}, pass"
    state = deal(hands, script=script, rules=case.rules, honba=1)
    names = {seat: role for role, seat in roles.items()}
    if state.end is None:
        return {"winner": names[state.turn], "action": state.seats[state.turn].hand.melds[-1].kind}
    winners = [names[win.seat] for win in state.end.wins]
    (taker,) = [names[win.seat] for win in state.end.wins if win.result.context.honba]
    return {
        "winner": winners[0],
        "winners": winners,
        "action": "ron",
        "honba_and_deposits": taker,
    }


def _roles(given: Fields) -> tuple[Seat, dict[str, Seat]]:
    """Who discards, and the seats by the names of the case; winds are those of dealer A."""
    if "discarder" in given:
        return SEATS[WINDS.index(given["discarder"])], dict(zip(WINDS, SEATS, strict=True))
    return Seat.A, {source.value: seat_of(Seat.A, source) for source in Source}


def _using(discard: Tile, word: str) -> str:
    """The two tiles that a chi, pon or ron of the discard completes a set with."""
    if word == "pon":
        return f"{discard}{discard}"
    low = discard.kind - 2 if word == "ron" else discard.kind + 1
    return f"{TILES[low]}{TILES[low + 1]}"


# --- kans


def kan_legal(case: Case) -> Fields:
    given = case.given
    own = _in_play(given.get("own", "9999p"), case.rules)
    (build,) = [build for field, build in KAN_SITUATIONS.items() if field in given]
    state = build(given, own, case.rules)
    return {"kan_allowed": f"ankan {text_of(own)}" in listed(state, state.turn)}


def _in_play(text: str, rules: RuleSet) -> tuple[Tile, ...]:
    """All four tiles of a kind as they are in the set, a red five included."""
    kind = parse_tiles(text)[0].kind
    return sort_tiles(one for one in tiles_in_play(rules) if one.kind == kind)


def _after_own(given: Fields, own: tuple[Tile, ...], rules: RuleSet) -> RoundState:
    held = text_of(own)
    if given["previous_own_action"] == "pon":
        return deal([f"{held}55z", "5z"], script="A -, B 5z, A pon 55z, pass", rules=rules)
    return deal([f"{held}1111z"], script="A ankan 1111z, A draw", rules=rules)


def _after_kans(given: Fields, own: tuple[Tile, ...], rules: RuleSet) -> RoundState:
    """Two kans of A, then two of B, who holds four more tiles alike."""
    assert given["kans_by_all_players"] == 4
    kans = "A ankan 1111m, A ankan 2222m, A -, B ankan 3333m, B ankan 4444m, B draw"
    return deal(["11112222m", f"33334444m{text_of(own)}"], script=kans, rules=rules)


def _with_the_last_draw(given: Fields, own: tuple[Tile, ...], rules: RuleSet) -> RoundState:
    """Two kans of B use two replacement tiles; D draws the last live tile."""
    assert (given["live_tiles_left"], given["rinshan_left"]) == (0, 2)
    hands = ["", "1111s2222s", "", text_of(own)]
    kans = "A -, B ankan 1111s, B ankan 2222s, B -, until 1, D draw"
    state = deal(hands, script=kans, rules=rules)
    assert (state.live_left, state.turn) == (0, Seat.D)
    return state


KAN_SITUATIONS = {
    "previous_own_action": _after_own,
    "kans_by_all_players": _after_kans,
    "live_tiles_left": _with_the_last_draw,
}
"""Which field of the input tells which situation is meant."""
