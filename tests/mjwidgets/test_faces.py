"""Pictures of tiles, hands and rivers: complete, distinct, self-contained, rightly arranged."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib.resources import files
from itertools import pairwise
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

from mjteach.core.melds import laid_out, meld
from mjteach.core.tiles import Tile
from mjwidgets._faces import (
    CODES,
    Mark,
    Placed,
    data_uri,
    hand_svg,
    img,
    laid_meld,
    river_svg,
    tile_svg,
)

RED, GREEN, BLUE, IVORY = "#bf2026", "#12703f", "#1d4f9c", "#fbf7ec"
GLYPHS = json.loads(files("mjwidgets._art").joinpath("glyphs.json").read_text(encoding="utf-8"))
SVG = "{http://www.w3.org/2000/svg}"
TILE = 240


def shapes(picture: str) -> list[ET.Element]:
    return list(ET.fromstring(picture).iter())


def paths(code: str) -> list[str]:
    return [shape.get("d", "") for shape in shapes(tile_svg(code))]


def placed(picture: str) -> list[tuple[float, float]]:
    """Where the tiles of a hand or river lie, in units, in drawing order."""
    tiles = [shape for shape in ET.fromstring(picture) if shape.find(f"{SVG}rect") is not None]
    numbers = [re.findall(r"[\d.]+", tile.get("transform", "")) for tile in tiles]
    return [(float(x), float(y)) for x, y in numbers]


def without_colour(picture: str) -> str:
    return re.sub(r"#[0-9a-f]{6}", "#", picture)


def test_every_tile_of_the_engine_has_a_face() -> None:
    assert set(CODES) == {str(tile) for tile in Tile}


@pytest.mark.parametrize("index", [False, True])
def test_faces_differ_without_colour(index: bool) -> None:
    drawn = {without_colour(tile_svg(code, index=index)) for code in CODES}
    assert len(drawn) == len(Tile) == 41


@pytest.mark.parametrize("sideways", [False, True])
def test_a_face_down_tile_says_nothing(sideways: bool) -> None:
    assert len({tile_svg(code, back=True, sideways=sideways) for code in CODES}) == 1


def test_pictures_stand_alone() -> None:
    marked = [Placed(code, mark=mark) for code in CODES for mark in Mark]
    river = [Placed("5z", sideways=True, called_away=True)]
    allowed = {f"{SVG}{name}" for name in ("svg", "g", "path", "rect")}
    for picture in (hand_svg([marked], index=True), river_svg(river), tile_svg("1m", back=True)):
        found = shapes(picture)
        assert {shape.tag for shape in found} <= allowed
        names = {name for shape in found for name in shape.attrib}
        assert not names & {"id", "class", "style", "href", "onload", "font-family"}
        assert "url(" not in picture


@pytest.mark.parametrize("rank", range(2, 10))
def test_circles_and_bamboo_count_what_they_say(rank: int) -> None:
    coins = [d for d in paths(f"{rank}p") if "a" in d]
    assert sum(d.count("M") for d in coins) == 2 * rank  # a disc and a rim each
    canes = [d for d in paths(f"{rank}s") if "q" in d]
    assert sum(d.count("z") for d in canes) == rank


@pytest.mark.parametrize("rank", range(1, 10))
def test_all_green_bamboo_has_no_red(rank: int) -> None:
    picture = tile_svg(f"{rank}s")
    assert (RED not in picture) == (rank in (2, 3, 4, 6, 8))  # the tiles of ryuuiisou
    assert GREEN in picture


def test_eight_of_bamboo_is_a_w_over_an_m() -> None:
    """The slanted sticks of the upper half lean together at the top, of the lower at the foot."""
    number = r"(-?[\d.]+)"
    [grooves] = [d for d in paths("8s") if d and not set(d) & set("qza")]
    lines = [
        tuple(map(float, found))
        for found in re.findall(rf"M{number} {number}L{number} {number}", grooves)
    ]
    slanted = [(x1, y1, x2, y2) for x1, y1, x2, y2 in lines if x1 != x2]
    assert (len(lines), len(slanted)) == (16, 8)  # two grooves a stick, four slanted sticks
    for x1, y1, x2, y2 in slanted:
        leans_in_at_top = (abs(x1 - 120) < abs(x2 - 120)) == (y1 < y2)
        assert leans_in_at_top == (y1 < 150)


ROLES = ("fill", "stroke")


@pytest.mark.parametrize("suit", "mps")
def test_red_fives_have_the_figures_of_the_others(suit: str) -> None:
    """As large and in the same places; only the ink is another, and a dot is added."""
    places = [
        {
            (part, shape.get("transform"))
            for shape in shapes(tile_svg(code))
            for part in _figures(shape)
        }
        for code in (f"5{suit}", f"0{suit}")
    ]
    assert places[0] <= places[1]


def _figures(shape: ET.Element) -> list[str]:
    """Each outline of a drawing that is closed: coins, sticks, strokes."""
    return [part + "z" for part in shape.get("d", "").replace("M", "zM").split("z") if part]


@pytest.mark.parametrize("index", [False, True])
def test_flowers_carry_their_names(index: bool) -> None:
    for rank, name in enumerate("梅蘭菊竹", 1):
        drawn = [shape.get("d") for shape in shapes(tile_svg(f"{rank}f", index=index))]
        assert [found for found in "梅蘭菊竹" if GLYPHS[found]["d"] in drawn] == [name]


def test_numerals_keep_their_proportions() -> None:
    """A character may be a tenth wider than it was designed, not more."""
    for rank in range(1, 10):
        scales = [
            [float(number) for number in re.findall(r"scale\(([\d.]+) ([\d.]+)", turn)[0]]
            for shape in shapes(tile_svg(f"{rank}m"))
            if "scale" in (turn := shape.get("transform", ""))
        ]
        assert len(scales) == 2
        assert all(1 <= across / down < 1.12 for across, down in scales)


@pytest.mark.parametrize("suit", "mps")
def test_red_fives_are_wholly_red_and_dotted(suit: str) -> None:
    *drawing, dot = list(ET.fromstring(tile_svg(f"0{suit}")))[2:]
    inks = {part.get(role) for shape in drawing for part in shape.iter() for role in ROLES}
    assert inks - {None, "none", IVORY} == {RED}
    assert (dot.get("fill"), dot.get("d", "").count("a")) == (RED, 2)


INDICES = {
    "5p": "5p",
    "0s": "5s",
    "1z": "E",
    "4z": "N",
    "5z": "Wh",
    "6z": "Gr",
    "7z": "Rd",
    "3f": "F3",
}


@pytest.mark.parametrize(("code", "text"), INDICES.items())
def test_index_is_written_when_asked(code: str, text: str) -> None:
    def letters(index: bool) -> list[str]:
        known = {glyph["d"]: letter for letter, glyph in GLYPHS.items() if letter.isascii()}
        drawn = (shape.get("d") for shape in shapes(tile_svg(code, index=index)))
        return [known[d] for d in drawn if d in known]

    assert letters(index=True) == list(text)
    assert letters(index=False) == (["3"] if code == "3f" else [])


# R2.7-c, R2.7.1-c, R2.7.2.3-c, R2.7.3-d: where the sideways tile lies.
MELDS = {
    "chi 4*35m": 0,
    "pon 5*55z": 0,
    "pon 55*5z": 1,
    "pon 555*z": 2,
    "daiminkan 1*111p": 0,
    "daiminkan 11*11p": 1,
    "daiminkan 1111*p": 3,
}


@pytest.mark.parametrize(("text", "place"), MELDS.items())
def test_called_tile_lies_sideways_in_its_place(text: str, place: int) -> None:
    tiles, laid = laid_out(meld(text))
    group = laid_meld(text.split(maxsplit=1)[0], [str(tile) for tile in tiles], laid)
    assert [tile.sideways for tile in group] == [at == place for at in range(len(group))]
    # A sideways tile is 300 units wide and lower than the upright ones beside it.
    steps = [round(b[0] - a[0]) for a, b in pairwise(placed(hand_svg([group])))]
    assert steps == [310 if at == place else 250 for at in range(len(group) - 1)]
    heights = [y for _, y in placed(hand_svg([group]))]
    assert [y > min(heights) for y in heights] == [at == place for at in range(len(group))]


@pytest.mark.parametrize("place", range(3))
def test_added_tile_of_a_kakan_lies_on_the_sideways_one(place: int) -> None:
    group = laid_meld("kakan", ("5p", "5p", "5p", "0p"), place)
    spots = placed(hand_svg([group]))
    assert group[place].sideways
    assert group[place + 1] == Placed("0p", sideways=True, stacked=True)
    assert spots[place + 1] == (spots[place][0], spots[place][1] - TILE)


def test_ankan_shows_its_inner_tiles_and_the_red_one() -> None:
    group = laid_meld("ankan", ("5m", "5m", "5m", "0m"), None)
    assert [tile.back for tile in group] == [True, False, False, True]
    assert sorted(tile.code for tile in group) == ["0m", "5m", "5m", "5m"]
    assert "0m" in (group[1].code, group[2].code)


def test_groups_stand_apart() -> None:
    xs = [x for x, _ in placed(hand_svg([("1m", "2m"), ("3m",)]))]
    assert xs[2] - xs[1] > xs[1] - xs[0] > TILE


def test_marks_are_told_apart_without_colour() -> None:
    drawn = {without_colour(hand_svg([(Placed("5p", mark=mark),)])) for mark in ("", *Mark)}
    assert len(drawn) == len(Mark) + 1
    dashed = [mark for mark in Mark if "dasharray" in hand_svg([(Placed("5p", mark=mark),)])]
    assert dashed == [Mark.MISSED]


def test_a_chosen_tile_is_lifted_eight_pixels_at_64() -> None:
    (_, plain), (_, lifted) = placed(hand_svg([("1m", Placed("1m", mark="chosen"))], height=64))
    assert (plain - lifted) * 64 / 320 == pytest.approx(8)


def test_river_has_rows_of_six_and_the_riichi_tile_sideways() -> None:
    tiles = ["1m"] * 4 + [Placed("5z", sideways=True)] + ["2m"] * 8
    spots = placed(river_svg(tiles))
    rows = [at for at, (x, _) in enumerate(spots) if x == spots[0][0]]
    assert rows == [0, 6, 12]
    assert spots[5][0] - spots[4][0] > spots[4][0] - spots[3][0]


def test_a_called_away_discard_is_faded_and_framed() -> None:
    plain, taken = (river_svg([Placed("3s", called_away=away)]) for away in (False, True))
    for sign in ("opacity", "dasharray"):
        assert sign not in plain
        assert sign in taken


@pytest.mark.parametrize(("lying", "cut"), [(False, "y"), (True, "x")])
def test_the_index_of_a_called_away_discard_is_left_as_it_is(lying: bool, cut: str) -> None:
    discard = [Placed("3s", sideways=lying, called_away=True)]
    veils = [
        {name: float(part.get(name, "")) for name in ("x", "y", "width", "height")}
        for index in (True, False)
        for part in ET.fromstring(river_svg(discard, index=index)).iter()
        if part.get("opacity") == ".58"
    ]
    with_index, without = veils
    assert with_index[cut] - without[cut] > TILE / 4
    assert with_index["x" if cut == "y" else "y"] == without["x" if cut == "y" else "y"]


class Reader(HTMLParser):
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen = [*getattr(self, "seen", []), (tag, dict(attrs))]


def test_img_holds_the_picture_and_the_words_unharmed() -> None:
    alt = "1 < 2 & \"quoted\" <script>alert('x')</script> 5통"
    picture = hand_svg([("1s", "0p", Placed("7z", mark="win"))], index=True)
    reader = Reader()
    reader.feed(img(picture, alt))
    [(tag, attributes)] = reader.seen
    assert (tag, attributes["alt"]) == ("img", alt)
    head, _, body = str(attributes["src"]).partition(",")
    assert (head, unquote(body)) == ("data:image/svg+xml", picture)
    assert not set(data_uri(picture)) & set('<>"#&\n')


def test_markup_is_small() -> None:
    assert sum(len(tile_svg(code, index=True)) for code in CODES) / len(CODES) < 3_000
    several = [code for code in CODES if code[1] != "f"]  # there is one of each flower
    heaviest = sorted(several, key=lambda code: len(tile_svg(code, index=True)))[-4:]
    hand = [code for code in heaviest for _ in range(4)][-14:]
    assert len(hand_svg([hand[:13], [Placed(hand[13], mark="win")]], index=True)) < 40_000


def test_another_process_draws_the_same_bytes() -> None:
    call = "from mjwidgets._faces import *; print(hand_svg([CODES], index=True), end='')"
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", call], env=environment, capture_output=True, check=True
    )
    assert run.stdout.decode() == hand_svg([CODES], index=True)


@pytest.mark.parametrize("code", ["", "0z", "8z", "5f", "10p", "p5", "5P"])
def test_unknown_code_is_refused_by_name(code: str) -> None:
    with pytest.raises(ValueError, match=f"No tile is written '{code}'"):
        tile_svg(code)


def test_unknown_mark_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="No mark is called 'wrong': use win, chosen"):
        hand_svg([(Placed("1m", mark="wrong"),)])


def test_a_white_dragon_without_a_frame_exists_too() -> None:
    blank = hand_svg([(Placed("5z", bare=True),)])
    assert BLUE in hand_svg([("5z",)])
    assert BLUE not in blank
    assert "rect" in blank
