"""Furiten case by case: kinds, causes, how long each lasts, and what cannot be."""

from typing import NamedTuple

import pytest

from mjteach.core.decision import CheckAnswer, allowed
from mjteach.core.errors import HandError, SituationError
from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import TILES, Tile, format_tiles, parse_tiles, tile
from mjteach.riichi.furiten import (
    RON_CHECKS,
    Furiten,
    Until,
    furiten,
    furiten_riichi_verdict,
    furiten_verdict,
)
from mjteach.riichi.furiten.events import (
    FuritenCase,
    OwnCall,
    OwnDiscard,
    OwnKan,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.furiten.state import FuritenKind, FuritenPlace, follow
from mjteach.riichi.rules import RuleSet, TempFuritenEnd
from support.errors import problem_is

SHIMOCHA, TOIMEN, KAMICHA = Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA

OWN_DRAW = RuleSet(temp_furiten_end=TempFuritenEnd.OWN_DRAW)
YAKULESS_COUNTS = RuleSet(temp_furiten_on_yakuless_tile=True)

WAITS = parse_tiles("258p")


def river(text: str) -> tuple[OwnDiscard, ...]:
    """Discards such as ``1z 0p^ 3s*``: ``^`` was called away, ``*`` was the riichi tile."""
    return tuple(OwnDiscard(tile(word[:2]), "^" in word, "*" in word) for word in text.split())


def they(code: str, *, passed: bool = True, by: Source = TOIMEN) -> TheirDiscard:
    return TheirDiscard(by, tile(code), passed)


def adds(code: str) -> TheirKakan:
    return TheirKakan(SHIMOCHA, tile(code))


def turn(code: str, discard: str = "", *, riichi: bool = False) -> OwnTurn:
    return OwnTurn(tile(code), tile(discard or code), riichi)


class Row(NamedTuple):
    """A case and what is true of it: its kinds, its causes as tile, place and position, its end."""

    id: str
    case: FuritenCase
    kinds: str = ""
    causes: str = ""
    until: str | None = None


RYANMEN = hand("56m123p456p789p11z")  # waits 4m 7m
KANCHAN = hand("68m123p456p789p11z")  # waits 7m
OPEN_PON = (they("6m"), OwnCall(MeldKind.PON, Tile.S6, parse_tiles("66s"), KAMICHA, Tile.P8))
BEFORE_PON = hand("45m66s888p234s567s")  # waits 3m 6m, after pon of 6s and 8p out as well
TANKI_PON = (they("6m"), OwnCall(MeldKind.PON, Tile.S6, parse_tiles("66s"), KAMICHA, Tile.M4))

ROWS = [
    Row("nothing", FuritenCase(WAITS, river("1z 3p 7p"))),
    Row("red five in the river", FuritenCase(WAITS, river("1z 0p")), "discard", "0p river 1"),
    Row(
        "red five is the wait", FuritenCase(parse_tiles("0p"), river("5p")), "discard", "5p river 0"
    ),
    Row("called away", FuritenCase(WAITS, river("9m 8p^ 1z")), "discard", "8p called_away 1"),
    Row(
        "declaration tile",
        FuritenCase(WAITS, river("9m 2p*"), riichi=True),
        "discard",
        "2p river 1",
        "hand_end",
    ),
    Row(
        "every offending tile",
        FuritenCase(WAITS, river("2p 1z 8p^ 2p")),
        "discard",
        "2p river 0, 8p called_away 2, 2p river 3",
    ),
    Row(
        "discarded during the events",
        FuritenCase(WAITS, river("1z"), (they("9s"), turn("5p"))),
        "discard",
        "5p river 1",
    ),
    Row(
        "called away during the events",
        FuritenCase(
            WAITS, (), (turn("5p"), TheirCall(SHIMOCHA, MeldKind.PON, Tile.P5, None), they("1z"))
        ),
        "discard",
        "5p called_away 0",
    ),
    Row(
        "a later discard called away",
        FuritenCase(
            WAITS, river("5p"), (turn("9s"), TheirCall(SHIMOCHA, MeldKind.PON, Tile.S9, None))
        ),
        "discard",
        "5p river 0",
    ),
    Row("gap wait, 4m out", FuritenCase(KANCHAN, river("4m"))),
    Row("wait moved off the river", FuritenCase(RYANMEN, river("4m"), (turn("8m", "5m"),))),
    Row(
        "wait moved onto an old discard",
        FuritenCase(KANCHAN, river("4m"), (turn("5m", "8m"),)),
        "discard",
        "4m river 0",
    ),
    Row(
        "same hand with four alike as two pairs",
        FuritenCase(
            hand("1111p33p55m77m99s2z"),
            river("2z"),
            rules=RuleSet(chiitoitsu_four_of_a_kind=True),
        ),
        "discard",
        "2z river 0",
    ),
    Row("noten without that rule", FuritenCase(hand("1111p33p55m77m99s2z"), river("2z"))),
    # --- temporary
    Row(
        "others go on",
        FuritenCase(WAITS, (), (they("2p"), they("1z", by=KAMICHA), they("9s", by=SHIMOCHA))),
        "temporary",
        "2p discard 0",
    ),
    Row(
        "skipped by a pon",
        FuritenCase(
            WAITS,
            (),
            (they("2p"), TheirCall(SHIMOCHA, MeldKind.PON, Tile.P2, TOIMEN), they("9s")),
        ),
        "temporary",
        "2p discard 0",
    ),
    Row("red five passed", FuritenCase(WAITS, (), (they("0p"),)), "temporary", "0p discard 0"),
    Row("own turn ends it", FuritenCase(WAITS, (), (they("2p"), turn("1z")))),
    Row(
        "passed again afterwards",
        FuritenCase(WAITS, (), (they("2p"), turn("1z"), they("8p"))),
        "temporary",
        "8p discard 2",
    ),
    Row("added kan", FuritenCase(WAITS, (), (adds("8p"),)), "temporary", "8p kakan 0"),
    Row("no wait", FuritenCase(WAITS, (), (they("1p"), adds("3p")))),
    Row("passed while noten", FuritenCase(hand("56m123p456p78p999s1z"), (), (they("4m"),))),
    Row("own pon is a turn", FuritenCase(BEFORE_PON, (), OPEN_PON)),
    Row(
        "own pon is no draw",
        FuritenCase(BEFORE_PON, (), OPEN_PON, rules=OWN_DRAW),
        "temporary",
        "6m discard 0",
        "own_next_draw",
    ),
    Row(
        "other wait after the pon, no draw yet",
        FuritenCase(BEFORE_PON, (), TANKI_PON, rules=OWN_DRAW),
        "temporary",
        "6m discard 0",
        "own_next_draw",
    ),
    Row(
        "draw after the pon",
        FuritenCase(BEFORE_PON, (), (*OPEN_PON, turn("1z")), rules=OWN_DRAW),
    ),
    Row(
        "replacement draw of an own kan",
        FuritenCase(
            hand("45m678s888p234s11z"),
            (),
            (they("3m"), OwnKan(Tile.P8, Tile.P8), turn("9m")),
            rules=OWN_DRAW,
        ),
    ),
    Row(
        "river and passed tile",
        FuritenCase(WAITS, river("5p"), (they("2p"),)),
        "discard temporary",
        "5p river 0, 2p discard 0",
    ),
    # --- a passed tile without yaku
    Row("yakuless", FuritenCase(WAITS, (), (they("2p"),), yakuless=parse_tiles("2p"))),
    Row(
        "yakuless, and the rule counts it",
        FuritenCase(WAITS, (), (they("2p"),), yakuless=parse_tiles("2p"), rules=YAKULESS_COUNTS),
        "temporary",
        "2p discard 0",
    ),
    Row(
        "another wait has no yaku",
        FuritenCase(WAITS, (), (they("0p"),), yakuless=parse_tiles("2p")),
        "temporary",
        "0p discard 0",
    ),
    Row(
        "yakuless wait in the river",
        FuritenCase(WAITS, river("2p"), yakuless=parse_tiles("2p")),
        "discard",
        "2p river 0",
    ),
    Row(
        "robbing would have been the yaku",
        FuritenCase(WAITS, (), (adds("2p"),), yakuless=parse_tiles("2p")),
        "temporary",
        "2p kakan 0",
    ),
    Row(
        "robbing alone is not two han",
        FuritenCase(WAITS, (), (adds("2p"),), yakuless=parse_tiles("2p"), rules=RuleSet(min_han=2)),
    ),
    # --- riichi
    Row(
        "passed before declaring",
        FuritenCase(WAITS, (), (they("2p"), turn("1z", riichi=True), they("9s"))),
    ),
    Row(
        "passed after declaring",
        FuritenCase(WAITS, (), (turn("1z", riichi=True), they("2p"), turn("9s"), turn("4z"))),
        "riichi",
        "2p discard 1",
        "hand_end",
    ),
    Row(
        "riichi is a yaku",
        FuritenCase(WAITS, river("1z*"), (they("2p"),), yakuless=parse_tiles("2p")),
        "riichi",
        "2p discard 0",
        "hand_end",
    ),
    Row(
        "added kan in riichi",
        FuritenCase(WAITS, (), (adds("8p"), turn("9s")), riichi=True),
        "riichi",
        "8p kakan 0",
        "hand_end",
    ),
    Row(
        "own draw declined in riichi",
        FuritenCase(WAITS, river("1z*"), (turn("5p"), they("9s")), riichi=True),
        "discard riichi",
        "5p river 1, 5p draw 0",
        "hand_end",
    ),
    Row(
        "declaring with a winning draw",
        FuritenCase(WAITS, (), (turn("5p", riichi=True),)),
        "discard",
        "5p river 0",
        "hand_end",
    ),
    Row(
        "replacement tile declined in riichi",
        FuritenCase(
            hand("777z234m567p23s88s"),
            (),
            (OwnKan(Tile.RED, Tile.RED), turn("4s")),
            riichi=True,
        ),
        "discard riichi",
        "4s river 0, 4s draw 1",
        "hand_end",
    ),
]

UNTIL = {"": None, "discard": "wait_changes", "temporary": "own_next_turn"}
BY_ID = {row.id: row for row in ROWS}


def shown_causes(found: Furiten) -> str:
    return ", ".join(f"{cause.tile} {cause.place} {cause.position}" for cause in found.causes)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_kinds_causes_and_end(row: Row) -> None:
    found = furiten(row.case)
    assert " ".join(found.kinds) == row.kinds
    assert shown_causes(found) == row.causes
    assert found.until == (row.until or UNTIL[row.kinds.partition(" ")[0]])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_summary_verdict_and_checks_agree(row: Row) -> None:
    state = follow(row.case)
    for asked in (None, *TILES[:37]):
        found, verdict = furiten(row.case, asked), furiten_verdict(row.case, asked)
        assert verdict.legal == found.ron_allowed == allowed(RON_CHECKS, state, asked)
    found = furiten(row.case)
    assert found.blocked == (state.waits if found.kinds else ())
    assert found.tsumo_allowed == bool(state.waits)  # R2.6.2-a


@pytest.mark.parametrize(
    ("row", "type_"),
    [
        ("nothing", None),
        ("river and passed tile", FuritenKind.DISCARD),
        ("own draw declined in riichi", FuritenKind.RIICHI),
    ],
)
def test_the_kind_that_lasts_longest_names_it(row: str, type_: FuritenKind | None) -> None:
    assert furiten(BY_ID[row].case).type is type_


@pytest.mark.parametrize(
    ("row", "check", "facts"),
    [
        (
            "every offending tile",
            "ron_furiten_discard",
            {
                "tiles": parse_tiles("2p8p2p"),
                "positions": (0, 2, 3),
                "position": 0,
                "called": parse_tiles("8p"),
                "refs": ("R2.6.2-b", "R2.6.2-n", "R2.6.2-b"),
                "waits": WAITS,
                "until": Until.WAIT_CHANGES,
            },
        ),
        (
            "declaration tile",
            "ron_furiten_discard",
            {"sideways": parse_tiles("2p"), "until": Until.HAND_END},
        ),
        (
            "added kan",
            "ron_furiten_temporary",
            {
                "tiles": parse_tiles("8p"),
                "places": (FuritenPlace.KAKAN,),
                "by": (SHIMOCHA,),
                "refs": ("R2.6.2-l",),
                "until": Until.OWN_NEXT_TURN,
                "let_go": False,
            },
        ),
        (
            "own draw declined in riichi",
            "ron_furiten_riichi",
            {"places": (FuritenPlace.DRAW,), "by": (None,), "refs": ("R2.6.2-k",), "riichi": True},
        ),
        (
            "own turn ends it",
            "ron_furiten_temporary",
            {"let_go": True, "turn_came": parse_tiles("2p"), "yakuless": (), "until": None},
        ),
        (
            "yakuless",
            "ron_furiten_temporary",
            {"let_go": True, "yakuless": parse_tiles("2p"), "turn_came": (), "tiles": ()},
        ),
    ],
)
def test_facts(row: str, check: str, facts: dict[str, object]) -> None:
    verdict = furiten_verdict(BY_ID[row].case, Tile.P8)
    finding = next(finding for finding in verdict.findings if finding.check == check)
    assert {name: finding.fact(name) for name in facts} == facts
    assert finding.highlight == finding.fact("tiles")


def test_what_is_no_wait_leaves_furiten_aside() -> None:
    verdict = furiten_verdict(FuritenCase(WAITS, river("2p")), Tile.P1)
    assert [(finding.check, finding.answer) for finding in verdict.findings] == [
        ("ron_wait", CheckAnswer.NO),
        ("ron_furiten_discard", CheckAnswer.MOOT),
        ("ron_furiten_temporary", CheckAnswer.MOOT),
        ("ron_furiten_riichi", CheckAnswer.MOOT),
    ]


def test_the_last_tile_not_passed_is_asked() -> None:
    open_case = FuritenCase(WAITS, (), (turn("1z"), they("0p", passed=False)))
    assert open_case.asked is Tile.RED_P5
    assert furiten_verdict(open_case).legal
    assert furiten_verdict(open_case).subject.get("tile") is Tile.RED_P5
    # what came next was not claimed either, noticed or not
    later = open_case._replace(events=(*open_case.events, they("8p", passed=False)))
    assert furiten(later).kinds == (FuritenKind.TEMPORARY,)


@pytest.mark.parametrize(
    ("discards", "option", "legal"),
    [("1z", True, True), ("2p", True, True), ("1z", False, True), ("2p", False, False)],
)
def test_furiten_riichi(discards: str, option: bool, legal: bool) -> None:
    rules = RuleSet(furiten_riichi=option)
    case = FuritenCase(WAITS, river(discards), (turn("9s", riichi=True),), rules=rules)
    verdict = furiten_riichi_verdict(case)
    assert verdict.legal is legal
    assert verdict.findings[0].fact("furiten") is (discards == "2p")


def test_the_declaration_tile_makes_riichi_furiten() -> None:
    rules = RuleSet(furiten_riichi=False)
    case = FuritenCase(RYANMEN, (), (turn("7m", riichi=True),), rules=rules)
    assert furiten_riichi_verdict(case).failures[0].fact("tiles") == (Tile.M7,)


@pytest.mark.parametrize(
    ("case", "error", "problem"),
    [
        (FuritenCase(RYANMEN, (), (turn("9s", "2z"),)), HandError, "tile_not_in_hand"),
        (
            FuritenCase(
                RYANMEN,
                (),
                (OwnCall(MeldKind.PON, Tile.RED, parse_tiles("77z"), TOIMEN, Tile.EAST),),
            ),
            HandError,
            "tile_not_in_hand",
        ),
        (
            FuritenCase(WAITS, river("1z 2z"), (TheirCall(TOIMEN, MeldKind.PON, Tile.EAST, None),)),
            SituationError,
            "not_last_discard",
        ),
        (
            FuritenCase(WAITS, (), (TheirCall(TOIMEN, MeldKind.PON, Tile.EAST, None),)),
            SituationError,
            "not_last_discard",
        ),
    ],
)
def test_impossible_events(case: FuritenCase, error: type[Exception], problem: str) -> None:
    with pytest.raises(error, check=problem_is(problem)):
        follow(case)


def test_waits_of_the_hands_above() -> None:
    """The rows rest on these waits, read off by hand."""
    read = [(RYANMEN, "47m"), (KANCHAN, "7m"), (BEFORE_PON, "36m")]
    assert [(given, format_tiles(follow(FuritenCase(given)).waits)) for given, _ in read] == read
