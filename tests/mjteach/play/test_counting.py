"""A win at the table as questions about this very hand."""

import pytest

from mjteach.core.errors import SituationError
from mjteach.play.counting import codes_of_win, count_named
from mjteach.puzzles.generate import open_code
from mjteach.riichi.round.rig import deal
from support.rounds.play import WAITING


def won(hands, draws, script, **more):
    return deal(hands, draws, script, **more).end.wins[0].result


def test_a_win_is_asked_about_as_it_was():
    draws = "1z 2z 3z 4z 2z 2z 3z 4z 5s"
    script = "A 1z, B -, C -, D -, A riichi 2z, B -, C -, D -, A tsumo"
    result = won([WAITING], draws, script, ura="7s")
    assert {"riichi", "ippatsu"} <= {*result.best.yaku_ids}
    codes = codes_of_win(result, count_named("points"))
    assert [code.partition(".")[0].partition("-")[0] for code in codes] == [
        "han_count",
        "fu_count",
        "score_full",
    ]
    for code in codes:
        content = open_code(code).content
        assert content.tile is result.winning_tile
        assert content.context.ippatsu
        assert content.context.ura_indicators == result.context.ura_indicators


def test_an_open_hand_that_wins_by_ron():
    hands = ["", "55z234m456p99s35s1z"]
    result = won(
        hands, "5z 9m 1p 2p 3z 4s", "A -, B pon 55z, B 1z, C -, D -, A -, B -, C -, B ron, pass"
    )
    assert result.hand.melds
    for code in codes_of_win(result, count_named("han")):
        assert open_code(code).content.hand == result.hand


def test_what_a_question_cannot_tell_is_not_asked():
    """The last tile of the wall gives a yaku that no question tells of."""
    result = won(["", WAITING], "", "until 1, B tsumo", last="5s")
    assert "haitei" in result.best.yaku_ids
    assert codes_of_win(result, count_named("han")) == ()


def test_there_are_some_counts_and_no_others():
    assert count_named("") == ()
    for name in ("uma", None, 3):
        with pytest.raises(SituationError):
            count_named(name)
