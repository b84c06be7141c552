"""A win at the table as questions about this very hand."""

from collections import Counter

import pytest

from mjteach.core.errors import SituationError
from mjteach.core.seats import Seat
from mjteach.play.counting import codes_of_end, codes_of_win, count_named
from mjteach.play.sitting import sit_down, table_setup
from mjteach.puzzles.facts import facts_of
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.registry import kind
from mjteach.puzzles.scenes import seat_place
from mjteach.riichi.match.standing import order
from mjteach.riichi.players.choosing import plain
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.view import view
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


# --- the end of a deal


def ends(others, seat="A", games=2, **more):
    """Every deal of some games at its end."""
    for game in range(games):
        table = sit_down(table_setup(f"ends {game}", seat=seat, others=others, **more))
        while True:
            while not table.is_over:
                table = table.do(plain(view(table.state, table.seat), table.choices))
            yield table
            if not table.has_next:
                break
            table = table.next_deal()


def kinds_of(table, count):
    """The kinds of what is asked about the end of a deal, each with its question and key."""
    codes = codes_of_end(table.match, table.states, table.seat, count_named(count))
    puzzles = [open_code(code) for code in codes]
    return [(puzzle, kind(puzzle.kind).key(puzzle.content, puzzle.rules)) for puzzle in puzzles]


def test_the_end_of_each_deal_is_asked_about_as_it_was_paid():
    asked = Counter()
    for table in ends("plain plain idle", deals="east"):
        end = table.state.end
        for puzzle, key in kinds_of(table, "all"):
            asked[puzzle.kind] += 1
            if puzzle.kind == "payer":
                assert tuple(key[f"seat.{seat}"] for seat in Seat) == end.changes
                assert key["sticks"] == end.deposits
            elif puzzle.kind == "next_hand":
                following = table.following
                assert key["dealer"] == seat_place(following.dealer)
                assert key["honba"] == following.honba
            elif puzzle.kind == "settle":
                points = table.following.match.points
                assert [key[f"place.{seat}"] for seat in order(points)] == [1, 2, 3, 4]
            elif puzzle.kind == "score_full":
                assert key["total"] in [win.changes[win.seat] for win in end.wins]
    assert {*count_named("all")} == {*asked}


def test_another_win_is_asked_about_only_with_everything():
    for table in ends("plain plain plain", games=6):
        own = [win for win in table.state.end.wins if win.seat is table.seat]
        assert bool(kinds_of(table, "points")) <= bool(own)


def test_who_pays_tells_no_hand_that_stayed_hidden():
    for table in ends("idle idle idle", games=3, stage="draw"):
        shown = {done.seat for done in table.state.shown if done.kind.value == "show"}
        for puzzle, _ in kinds_of(table, "all"):
            if puzzle.kind == "payer" and not table.state.end.wins:
                facts = facts_of(puzzle.seed)
                for seat in {*Seat} - shown - {table.seat}:
                    assert facts[str(seat).lower()].lstrip("+").startswith(("/", " "))


def test_before_the_end_nothing_is_asked():
    table = sit_down(table_setup("begun"))
    assert codes_of_end(table.match, table.states, table.seat, count_named("all")) == ()
