"""Typed answers in every form that people use, and what is said where one cannot be read."""

from __future__ import annotations

import pytest

from mjteach.core.errors import MjteachError, NotationError, ReadingError
from mjteach.core.message import msg
from mjteach.core.tiles import ALL_KINDS, WINDS, Tile, format_tiles, parse_tiles
from mjteach.text.glossary import (
    SPELLINGS,
    forms,
    spelled,
    term,
    terms,
    tile_name,
    yaku_ids,
    yaku_name,
)
from mjteach.text.reading import (
    NamedChoice,
    is_none,
    read_actions,
    read_choice,
    read_choices,
    read_groups,
    read_number,
    read_order,
    read_payment,
    read_spots,
    read_tiles,
    yes_or_no,
)

WAITS = [
    NamedChoice(kind, msg(f"wait.{kind}.name"))
    for kind in ("ryanmen", "kanchan", "tanki", "nobetan")
]
YAKU = [NamedChoice(id, msg(f"yaku.{id}.name")) for id in ("riichi", "pinfu", "tanyao", "toitoi")]
YES_NO = [NamedChoice(word, msg("wait.tanki.name")) for word in ("yes", "no")]
ACTIONS = [
    NamedChoice(id, msg("wait.tanki.name"))
    for id in ("chi 5m with 34m", "chi 5m with 46m", "pon 5m with 05m", "daiminkan 5m with 055m",
               "ron 5m", "pass")
]  # fmt: skip
SEATS = [
    NamedChoice(f"seat.{seat}", msg("round.player", wind=wind, seat=seat))
    for seat, wind in zip("ABC", WINDS, strict=False)
]
STACKS = [NamedChoice(f"wall.S.9.{level}", msg("wait.tanki.name")) for level in ("upper", "lower")]
STEPS = [NamedChoice(id, msg("wait.tanki.name")) for id in ("say", "show", "take", "discard")]
ROWS = {
    "hand": [("hand.0", Tile.P5), ("hand.1", Tile.RED_P5), ("hand.2", Tile.EAST)],
    "river.self": [("river.self.0", Tile.M1)],
}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("red three of bamboo", "“red three of bamboo” asks for a red tile that doesn't exist"),
        ("red nine of circles", "Only a five can be red"),
        ("red east", "“red east” asks for a red tile that doesn't exist"),
        ("red five", "I can't read “red five” as tiles"),
        ("three of bambu", "I can't read “three of bambu” as tiles"),
    ],
)
def test_what_names_no_tile_is_refused_as_it_was_typed(text: str, said: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_tiles(text)
    assert said in str(raised.value)


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("three of bamboos", "3s"), ("three bamboos", "3s"), ("green dragons", "6z"),
        ("east winds, red dragons", "1z7z"), ("red, 3 of bamboo", "7z3s"), ("red white", "7z5z"),
    ],
)  # fmt: skip
def test_plurals_and_lists_of_names_are_read(text: str, notation: str) -> None:
    assert read_tiles(text) == parse_tiles(notation)


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("258m", "258m"), ("m258", "258m"), ("2p 5p", "25p"), ("0p", "0p"),
        ("2m, 5m", "25m"), ("2m;5m", "25m"), ("2m、5m", "25m"), ("2M", "2m"), ("２ｍ", "2m"),
        ("２５８Ｍ", "258m"), (" 2m ", "2m"),
        ("二萬", "2m"), ("2萬", "2m"), ("二万", "2m"), ("五筒 五索", "5p5s"), ("2만", "2m"),
        ("2만 5만", "25m"), ("25만", "25m"), ("2통, 2삭", "2p2s"), ("이만", "2m"),
        ("東", "1z"), ("동", "1z"), ("동남서북백발중", "1234567z"), ("白發中", "567z"),
        ("発", "6z"),
        ("east", "1z"), ("South", "2z"), ("white", "5z"), ("haku, chun", "57z"),
        ("green dragon", "6z"), ("5 of circles", "5p"), ("red 5 of circles", "0p"),
        ("red 5p", "0p"), ("5 pin", "5p"),
        ("🀇", "1m"), ("🀀🀆🀅🀄", "1567z"), ("🀏🀐🀙", "9m1s1p"), ("🀄\ufe0f", "7z"),
        ("2m東", "2m1z"), ("적5통", "0p"), ("p", ""), ("three of bamboo, Nine of bamboo", "39s"),
        ("1 of characters, 8 of circles and 7 of bamboo", "1m8p7s"),
        ("red five of circles", "0p"), ("red five", ""),
        ("7p Wh", "7p5z"), ("gr, RD", "67z"), ("E S w n", "1234z"), ("s", "2z"), ("7p S", "7p2z"),
        ("25 s", "25s"), ("25  S", "25s"), ("s 2", "2s"), ("S2", "2s"), ("m1 s", ""), ("7p x", ""),
        ("6sS", "6s2z"), ("6sWh", "6s5z"), ("5pE", "5p1z"), ("1m9mE", "19m1z"), ("55sS", "55s2z"),
        ("3sSN", "3s24z"), ("6ss", "6s2z"), ("6sS, white dragon", "6s25z"), ("S 2p", "2z2p"),
        ("23sEE", "23s11z"), ("WhGrRd", "567z"), ("6s6S", "66s"), ("6sS5p", ""), ("6sS5", ""),
        ("6s South 5p", "6s2z5p"), ("South 6s", "2z6s"), ("m1 South", "1m2z"),
        ("6 E", ""), ("25 white dragon", ""), ("5 🀀", ""), ("6s🀀E", "6s11z"),
    ],
)  # fmt: skip
def test_tiles(text: str, notation: str) -> None:
    if not notation:
        with pytest.raises(NotationError):
            read_tiles(text)
        return
    assert format_tiles(read_tiles(text)) == notation


def test_every_name_of_every_tile_is_read() -> None:
    for tile in (*ALL_KINDS, Tile.RED_M5, Tile.RED_P5, Tile.RED_S5):
        for lang in SPELLINGS:
            assert read_tiles(tile_name(tile, lang)) == (tile,), (tile, lang)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("9z", "There's no tile 9z (place 1 of “9z”)."),
        ("2x", "I can't read “2x”. At place 2, “x” isn't part of a tile."),
        ("25", "The 2 at place 1 of “25” has no suit."),
        ("6sS5p", "The letter s at place 3 of “6sS5p” has no number before it."),
        ("S6s", "The letter s at place 3 of “S6s” has no number before it. Write the number"),
        ("m1 s", "The letter s at place 4 of “m1 s” has no number before it. Write the number"),
        ("hello", "I can't read “hello”. At place 1, “h” isn't part of a tile."),
        ("m" * 2000, "This text has 2,000 characters."),
    ],
)
def test_no_tiles(text: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_tiles(text)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(
    "text",
    ["none", "None", " none ", "-", "−", "없음", "없다", "なし", "無", "noten", "노텐", "不聴"],
)
def test_none(text: str) -> None:
    assert is_none(text)


def test_what_is_not_none() -> None:
    assert not any(map(is_none, ("", "no", "0", "n", "nothing at all")))


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("n", "no"), ("No", "no"), ("NO", "no"), ("아니요", "no"), ("いいえ", "no"), ("×", "no"),
        ("y", "yes"), ("Yes ", "yes"), ("예", "yes"), ("네", "yes"), ("はい", "yes"), ("○", "yes"),
        ("ｙｅｓ", "yes"), ("maybe", None), ("", None), ("none", None),
    ],
)  # fmt: skip
def test_yes_and_no(text: str, answer: str | None) -> None:
    assert yes_or_no(text) == answer
    if answer is not None:
        assert read_choice(text, YES_NO) == answer


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("30", 30), ("+30", 30), ("30.0", 30),
        ("16.000", 16000), ("-8.300", -8300), ("30 fu", 30), ("30fu", 30), ("30부", 30),
        ("30符", 30), ("3 han", 3), ("3판", 3), ("3飜", 3), ("3翻", 3), ("7700", 7700),
        ("7,700", 7700), ("７７００", 7700), ("7，700", 7700), ("-1000", -1000), ("−1000", -1000),
        ("▲1000", -1000), ("+3900", 3900), ("12,000 points", 12000), ("8000点", 8000),
        ("삼", 3), ("三", 3), ("十", 10), (" 8 ", 8), ("0", 0), ("007", 7),
    ],
)  # fmt: skip
def test_numbers(text: str, number: int) -> None:
    assert read_number(text) == number


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("abc", "no_number"), ("", "no_number"), ("30 30", "no_number"), ("1,30", "no_number"),
        ("3.84", "no_whole_number"), ("30 apples", "no_number"), ("1" * 5000, "long_number"),
        ("--3", "no_number"), ("²", "no_number_but_2"), ("30,", "no_number"), ("∞", "no_number"),
        ("3,8", "no_whole_number"),
    ],
)  # fmt: skip
def test_no_numbers(text: str, problem: str) -> None:
    if problem == "no_number_but_2":  # a raised two is a two in another form
        assert read_number(text) == 2
        return
    with pytest.raises(ReadingError) as caught:
        read_number(text)
    assert caught.value.message.id == f"error.reading.{problem}"
    assert "such as 3 or 30" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "payment"),
    [
        ("7700", "7700"), ("7,700", "7700"), ("12000", "12000"), ("7700 points", "7700"),
        ("8000점", "8000"), ("8000点", "8000"), ("1300/2600", "1300/2600"),
        ("1300-2600", "1300/2600"), ("1300 2600", "1300/2600"), ("1300,2600", "1300/2600"),
        ("1,300/2,600", "1300/2600"), ("300,500", "300/500"), ("2600 all", "2600 all"),
        ("2600 each", "2600 all"), ("2600x3", "2600 all"), ("2600オール", "2600 all"),
        ("2600올", "2600 all"), ("2600∀", "2600 all"), ("2,600 points each", "2600 all"),
        ("１３００／２６００", "1300/2600"), ("8 000", "8000"), ("1 300 / 2 600", "1300/2600"),
        ("400 700", "400/700"), ("16 000 all", "16000 all"), ("8.000", "8000"),
        ("1.300/2.600", "1300/2600"), ("01300", "1300"), ("02000/4000", "2000/4000"),
    ],
)  # fmt: skip
def test_payments(text: str, payment: str) -> None:
    assert read_payment(text) == payment


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("abc", "no_payment"), ("", "no_payment"), ("all", "no_payment"),
        ("1300/", "half_payment"), ("1300/2600/1300", "payment_too_long"),
        ("1300/2600 all", "payment_too_long"), ("13oo", "no_payment"), ("-8000", "no_payment"),
        ("-400/-700", "no_payment"), ("8000-", "no_payment"), ("9" * 30, "long_number"),
        ("9" * 30 + ",1000", "long_number"),
    ],
)  # fmt: skip
def test_no_payments(text: str, problem: str) -> None:
    with pytest.raises(ReadingError) as caught:
        read_payment(text)
    assert caught.value.message.id == f"error.reading.{problem}"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("ryanmen", "ryanmen"), ("Two-sided wait", "ryanmen"), ("two", "ryanmen"), ("1", "ryanmen"),
        ("양면 대기", "ryanmen"), ("両面待ち", "ryanmen"), ("ryanmen machi", "ryanmen"),
        ("two-sided wait (ryanmen)", "ryanmen"), ("gap wait", "kanchan"), ("간짱 대기", "kanchan"),
        ("Tanki", "tanki"), ("p", "tanki"), ("4", "nobetan"), ("ｎｏｂｅｔａｎ", "nobetan"),
    ],
)  # fmt: skip
def test_choices(text: str, id: str) -> None:
    assert read_choice(text, WAITS) == id


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("three of bamboo", "3s"), ("3s", "3s"), ("bamboo 3", "3s"), ("3삭", "3s"), ("E", "1z"),
        ("East", "1z"), ("red five", "0p"), ("red five of circles", "0p"), ("five of", "5p"),
    ],
)  # fmt: skip
def test_choices_that_are_tiles(text: str, code: str) -> None:
    tiles = parse_tiles("3s4s0p5p1z")
    assert (
        read_choice(text, [NamedChoice(str(t), msg("tile.named", tile=t)) for t in tiles]) == code
    )


def test_what_is_no_choice_is_refused_with_what_is_near() -> None:
    with pytest.raises(ReadingError) as caught:
        read_choice("pinfo", YAKU)
    assert str(caught.value) == "“pinfo” isn't one of the choices. Did you mean Pinfu?"
    with pytest.raises(ReadingError) as caught:
        read_choice("t", YAKU)
    assert str(caught.value) == (
        "“t” fits more than one choice: All simples (tanyao) and All triplets (toitoi). Type more."
    )
    with pytest.raises(ReadingError, match="isn't one of the choices"):
        read_choice("5", WAITS)
    with pytest.raises(ReadingError, match="Choose two-sided wait"):
        read_choice("?", WAITS)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("riichi, pinfu", ["pinfu", "riichi"]), ("riichi; tanyao", ["riichi", "tanyao"]),
        ("탕야오, 平和", ["pinfu", "tanyao"]), ("riichi pinfu", ["pinfu", "riichi"]),
        ("All simples", ["tanyao"]), ("none", "none"), ("없음", "none"),
        ("riichi,riichi", ["riichi"]), ("riichi,", ["riichi"]), ("、Riichi", ["riichi"]),
    ],
)  # fmt: skip
def test_several_choices(text: str, ids: list[str] | str) -> None:
    assert read_choices(text, YAKU) == ids


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("pon", ["pon 5m with 05m"]), ("퐁", ["pon 5m with 05m"]), ("펑", ["pon 5m with 05m"]),
        ("碰", ["pon 5m with 05m"]), ("ポン", ["pon 5m with 05m"]), ("Pass", ["pass"]),
        ("chi 34m", ["chi 5m with 34m"]), ("치 46m", ["chi 5m with 46m"]),
        ("chi 5m with 34m", ["chi 5m with 34m"]), ("kan", ["daiminkan 5m with 055m"]),
        ("대명깡", ["daiminkan 5m with 055m"]), ("大明槓", ["daiminkan 5m with 055m"]),
        ("ron, pon", ["pon 5m with 05m", "ron 5m"]), ("ロン", ["ron 5m"]), ("栄和", ["ron 5m"]),
        ("chi 34m, chi 46m", ["chi 5m with 34m", "chi 5m with 46m"]), ("none", "none"),
        ("チー 3m4m", ["chi 5m with 34m"]),
        ("chi 34m pon 5m ron", ["chi 5m with 34m", "pon 5m with 05m", "ron 5m"]),
    ],
)  # fmt: skip
def test_actions(text: str, ids: list[str] | str) -> None:
    assert read_actions(text, ACTIONS) == ids


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("chi", "several_actions"), ("pung", "no_action"), ("ankan 7z", "no_action"),
        ("chi 67m", "no_action"), ("tsumo", "no_action"), ("chi xx", "character"),
    ],
)  # fmt: skip
def test_no_actions(text: str, problem: str) -> None:
    with pytest.raises(MjteachError) as caught:
        read_actions(text, ACTIONS)
    assert caught.value.message.id.endswith(f".{problem}")


def test_places() -> None:
    assert read_choice("B", SEATS) == read_choice("seat.b", SEATS) == "seat.B"
    for typed in ("s9 upper", "S9  upper", "upper S9", "S9u", "9 upper", "South 9 upper"):
        assert read_choice(typed, STACKS) == "wall.S.9.upper", typed
    assert read_choice("S9 lower", STACKS) == read_choice("9 lower", STACKS) == "wall.S.9.lower"


@pytest.mark.parametrize("typed", ["S9", "9", "South 9"])
def test_a_stack_is_no_tile(typed: str) -> None:
    with pytest.raises(ReadingError, match="fits more than one choice"):
        read_choice(typed, STACKS)


WALLS = [
    NamedChoice(
        f"wall.{wall}.{stack}", msg("puzzle.wall_click.stack", wind=wall, number=stack, level="")
    )
    for wall in "EN"
    for stack in range(1, 18)
]
CELLS = [
    NamedChoice(f"river.{row}.4", msg("puzzle.wall_click.cell_at", row=row, place=4))
    for row in (1, 2)
]
SITTING = [
    NamedChoice(
        f"seat.{seat}",
        msg("table.place", who=msg(f"seat.{wind}.name"), where=msg(f"table.at.{side}")),
    )
    for seat, wind, side in (("C", "1z", "bottom"), ("D", "2z", "right"), ("A", "3z", "top"))
]


@pytest.mark.parametrize("letter", ["c", "C", "D"])
def test_a_player_has_a_letter_only_where_it_is_shown(letter: str) -> None:
    with pytest.raises(ReadingError) as caught:
        read_choice(letter, SITTING)
    assert "East" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "offered", "id"),
    [
        ("N 12", WALLS, "wall.N.12"), ("ｎ１２", WALLS, "wall.N.12"), ("e1", WALLS, "wall.E.1"),
        ("n's wall, stack 3 from the right", WALLS, "wall.N.3"), ("5", WALLS[:17], "wall.E.5"),
        ("1 4", CELLS, "river.1.4"), ("2.4", CELLS, "river.2.4"),
        ("right", SITTING, "seat.D"), ("s", SITTING, "seat.D"), ("self", SITTING, "seat.C"),
        ("South", SITTING, "seat.D"), ("맞은편", SITTING, "seat.A"),
    ],
)  # fmt: skip
def test_places_of_a_drawing(text: str, offered: list[NamedChoice], id: str) -> None:
    assert read_choice(text, offered) == id


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("N4-N6", "N.4 N.5 N.6"), ("n6 – n4", "N.4 N.5 N.6"), ("N4-6", "N.4 N.5 N.6"),
        ("E16-17, N1-N2", "E.16 E.17 N.1 N.2"), ("N2 N4", "N.2 N.4"), ("E3-E3", "E.3"),
    ],
)  # fmt: skip
def test_places_from_one_to_another(text: str, places: str) -> None:
    assert read_choices(text, WALLS) == sorted(f"wall.{place}" for place in places.split())


@pytest.mark.parametrize("text", ["E16-N2", "E4-", "-E4", "E4-E40", "E4-40", "4-6", "E1-E2-E3"])
def test_what_is_no_stretch_of_one_wall(text: str) -> None:
    with pytest.raises(ReadingError):
        read_choices(text, WALLS)


CHI = [NamedChoice(id, msg("wait.tanki.name")) for id in ("3m", "4m", "5m*")]
KAN = [NamedChoice(f"slot.{place}", msg("wait.tanki.name")) for place in range(1, 5)]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("5*34m", ("5m*", "3m", "4m")), ("３ｍ 5m* 4m", ("3m", "5m*", "4m")),
        ("312", ("5m*", "3m", "4m")), ("4m", ("4m",)),
    ],
)  # fmt: skip
def test_tiles_are_written_as_they_lie(text: str, ids: tuple[str, ...]) -> None:
    assert read_order(text, CHI) == ids


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("5*36m", "You wrote 6m at place 3 from the left. It isn't one of these tiles"),
        ("533m", "You wrote 5m at place 1 from the left. It isn't one of these tiles"),
        (
            "5*33m",
            "You wrote 3m at place 3 from the left. It isn't one of these tiles, or you",
        ),
    ],
)
def test_a_tile_that_does_not_lie_there_is_refused_with_its_place(text: str, said: str) -> None:
    with pytest.raises(ReadingError) as caught:
        read_order(text, CHI)
    assert str(caught.value).startswith(said)


def test_a_row_with_tiles_face_down() -> None:
    assert read_choices("x11xm", KAN) == read_choices("x11x", KAN) == ["slot.1", "slot.4"]
    assert read_choices("1, 4", KAN) == ["slot.1", "slot.4"]
    with pytest.raises(ReadingError) as caught:
        read_choices("x1xm", KAN)
    assert str(caught.value).startswith("“x1xm” shows 3 tiles, but there are 4 in the row.")
    with pytest.raises(ReadingError, match="isn't one of the choices"):
        read_choices("x1", YAKU)


@pytest.mark.parametrize(
    ("text", "offered"), [("5", WALLS), ("18", WALLS[:17]), ("E18", WALLS), ("14", CELLS)]
)
def test_a_number_is_no_place_where_it_could_be_another(
    text: str, offered: list[NamedChoice]
) -> None:
    """A discard's number names no cell, and a stack's none of four walls."""
    with pytest.raises(ReadingError):
        read_choice(text, offered)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("3 1 2 4", ("take", "say", "show", "discard")), ("21", ("show", "say")),
        ("3,1", ("take", "say")), ("take, say", ("take", "say")), ("４３", ("discard", "take")),
    ],
)  # fmt: skip
def test_an_order(text: str, ids: tuple[str, ...]) -> None:
    assert read_order(text, STEPS) == ids


def test_no_order() -> None:
    with pytest.raises(ReadingError, match=r"There's no step 5. Type numbers from 1 to 4."):
        read_order("3 5", STEPS)
    with pytest.raises(ReadingError, match="You've named “2” twice"):
        read_order("2 1 2", STEPS)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("1z", ["hand.2"]), ("東", ["hand.2"]), ("5p#1", ["hand.0"]), ("5p#2", ["hand.1"]),
        ("0p", ["hand.1"]), ("hand 3, river 1", ["hand.2", "river.self.0"]), ("hand.1", ["hand.1"]),
        ("1m 1z", ["hand.2", "river.self.0"]), ("none", "none"),
    ],
)  # fmt: skip
def test_spots(text: str, ids: list[str] | str) -> None:
    assert read_spots(text, ROWS) == ids


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "5p",
            "There are 2 copies of 5p here, so say which one you mean. Write 5p#1 for the first",
        ),
        ("9s", "9s isn't one of these tiles."),
        ("hand 4", "There's no place 4 among these tiles. There are only 3."),
        ("5p#3", "There's no place 3 among these tiles. There are only 2."),
        ("xx", "I can't read “xx”. At place 1"),
    ],
)
def test_no_spots(text: str, said: str) -> None:
    with pytest.raises(MjteachError) as caught:
        read_spots(text, ROWS)
    assert str(caught.value).startswith(said)


def test_groups() -> None:
    assert read_groups("東 50p", ROWS["hand"]) == [["hand.2"], ["hand.0", "hand.1"]]
    assert read_groups("55p, 1z", ROWS["hand"]) == [["hand.0", "hand.1"], ["hand.2"]]
    with pytest.raises(
        ReadingError, match="The row has only 2 copies of 5p, but your groups use more"
    ):
        read_groups("555p", ROWS["hand"])


def test_words_lead_back_to_their_ids() -> None:
    for row in terms():
        for form in forms("terms", row.id):
            assert row.id in spelled(form.upper(), "terms"), form
    for id in yaku_ids():
        for lang in SPELLINGS:
            assert id in spelled(yaku_name(id, lang)), (id, lang)
    assert spelled("펑") == spelled("퐁") == ("pon",)
    assert spelled("") == spelled("no such word") == ()
    assert term("pon").romaji == "pon"
