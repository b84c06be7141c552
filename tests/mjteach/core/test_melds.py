"""Called and declared sets (R2.7)."""

import pytest
from hypothesis import given

from mjteach.core.errors import HandError, MjteachError, NotationError
from mjteach.core.melds import Meld, MeldKind, Source, laid_out, make_meld, meld, pack_melds
from mjteach.core.tiles import Tile, parse_tiles
from support.hands.strategies import melds


@pytest.mark.parametrize(
    ("text", "kind", "tiles", "called", "source", "is_open", "is_quad"),
    [
        ("chi 4*35m", "chi", "345m", "4m", "kamicha", True, False),
        ("chi 340m", "chi", "340m", None, "kamicha", True, False),
        ("pon 5*55z", "pon", "555z", "5z", "kamicha", True, False),
        ("pon 55*5z", "pon", "555z", "5z", "toimen", True, False),
        ("pon 500*p", "pon", "005p", "0p", "shimocha", True, False),
        ("pon 222m", "pon", "222m", None, None, True, False),
        ("daiminkan 1*111s", "daiminkan", "1111s", "1s", "kamicha", True, True),
        ("daiminkan 11*11s", "daiminkan", "1111s", "1s", "toimen", True, True),
        ("daiminkan 1111*s", "daiminkan", "1111s", "1s", "shimocha", True, True),
        ("kakan 66*66z", "kakan", "6666z", "6z", "toimen", True, True),
        ("kakan 666*6z", "kakan", "6666z", "6z", "shimocha", True, True),
        ("ankan 0555s", "ankan", "0555s", None, None, False, True),
        ("Ankan s5505", "ankan", "0555s", None, None, False, True),
        ("pon z55*5", "pon", "555z", "5z", "toimen", True, False),
    ],
)
def test_written_melds(
    text: str,
    kind: str,
    tiles: str,
    called: str | None,
    source: str | None,
    is_open: bool,
    is_quad: bool,
) -> None:
    made = meld(text)
    assert made.kind == kind
    assert sorted(made.tiles) == sorted(parse_tiles(tiles))
    assert made.called == (called and parse_tiles(called)[0])
    assert made.source == source
    assert (made.is_open, made.is_quad) == (is_open, is_quad)


@pytest.mark.parametrize(
    ("kind", "tiles", "called", "source", "laid", "place"),
    [  # R2.7-c: left kamicha, middle toimen, right shimocha; R2.7.3-d: a chi always left
        ("chi", "345m", "5m", "kamicha", "5m 3m 4m", 0),
        ("pon", "777p", "7p", "toimen", "7p 7p 7p", 1),
        ("pon", "550s", "0s", "shimocha", "5s 5s 0s", 2),
        ("daiminkan", "550s5s", "0s", "toimen", "5s 0s 5s 5s", 1),
        ("daiminkan", "9999m", "9m", "shimocha", "9m 9m 9m 9m", 3),
        ("kakan", "2222z", "2z", "shimocha", "2z 2z 2z 2z", 2),  # R2.7.2.2-c: the fourth on top
        ("kakan", "5550s", "5s", "toimen", "5s 5s 5s 0s", 1),  # the red one was added
        ("kakan", "0555s", "0s", "kamicha", "0s 5s 5s 5s", 0),  # the red one was called
        ("kakan", "5550s", "0s", "shimocha", "5s 5s 0s 5s", 2),  # nobody discards what is added
        ("ankan", "2222z", None, None, "2z 2z 2z 2z", None),
        ("pon", "222z", None, None, "2z 2z 2z", None),
    ],
)
def test_where_the_sideways_tile_lies(
    kind: str, tiles: str, called: str | None, source: str | None, laid: str, place: int | None
) -> None:
    made = make_meld(
        MeldKind(kind),
        parse_tiles(tiles),
        parse_tiles(called)[0] if called else None,
        Source(source) if source else None,
    )
    found, at = laid_out(made)
    assert (" ".join(map(str, found)), at) == (laid, place)


@pytest.mark.parametrize(
    ("text", "error", "problem"),
    [
        ("chi 133m", HandError, "hand.no_run"),
        ("chi 89m1p", HandError, "hand.no_run"),
        ("chi 912s", HandError, "hand.no_run"),  # R2.6-c: 9 and 1 do not connect
        ("chi 123z", HandError, "hand.no_run"),  # R2.6-c: honours form no runs
        ("chi 1234m", HandError, "hand.no_run"),
        ("chi 12*3m", HandError, "hand.chi_source"),  # R2.7.3-a
        ("pon 5m5p5s", HandError, "hand.no_triplet"),  # R2.6-d
        ("pon 5555z", HandError, "hand.no_triplet"),
        ("pon 111f", HandError, "hand.no_triplet"),
        ("ankan 555z", HandError, "hand.no_quad"),
        ("kakan 5556z", HandError, "hand.no_quad"),
        ("kakan 555z", HandError, "hand.no_quad"),
        ("kakan ", NotationError, "notation.meld_empty"),
        ("kan 5555z", NotationError, "notation.meld_kind"),
        ("555z", NotationError, "notation.meld_kind"),
        ("pon *555z", NotationError, "notation.meld_star"),
        ("pon 5*55*z", NotationError, "notation.meld_star"),
        ("pon 555z*", NotationError, "notation.meld_star"),
        ("pon 55x", NotationError, "notation.character"),
    ],
)
def test_what_is_no_meld(text: str, error: type[MjteachError], problem: str) -> None:
    with pytest.raises(error) as caught:
        meld(text)
    assert caught.value.message.id == f"error.{problem}"


def test_a_called_tile_must_be_in_the_meld() -> None:
    with pytest.raises(HandError) as caught:
        make_meld(MeldKind.PON, parse_tiles("555s"), parse_tiles("0s")[0], Source.TOIMEN)
    assert caught.value.message.id == "error.hand.called_not_in_meld"


def test_which_tile_was_added_to_a_pon_makes_a_difference() -> None:
    red, plain = meld("kakan 55*50p"), meld("kakan 50*55p")
    assert (red.tiles[-1], plain.tiles[-1]) == (Tile.RED_P5, Tile.P5)
    assert red != plain
    assert pack_melds([red]) == pack_melds([plain])


@given(melds())
def test_notation_round_trip(made: Meld) -> None:
    assert meld(str(made)) == made
