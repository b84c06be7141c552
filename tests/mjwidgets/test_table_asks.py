"""What can be asked about at a table, in words."""

from mjteach.core.seats import Seat
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.variant import why
from mjwidgets._table.asks import asks
from support.rounds.samples import played_with

KIND = ActionKind


def test_every_question_has_words_and_an_answer_with_words():
    """A message without words would be a warning, and that an error here."""
    from mjwidgets._table.reasons import reasons

    for state in played_with(KIND.RIICHI, KIND.PON)[::23]:
        for found in asks(state, Seat.B).values():
            for ask in found:
                said = reasons(why(state, ask.action))
                assert said.legal is not any(line.answer == "no" for line in said.lines)
                assert said.lines


def test_nobody_asks_whether_to_draw_or_to_pass():
    state = deal(["", "055m456p789s1122z"], "1z", "A -")
    assert asks(state, Seat.B).keys().isdisjoint({KIND.DRAW, KIND.PASS})
    assert KIND.PON in asks(state, Seat.B)


def test_labels_tell_two_questions_apart():
    state = deal(["", "055m456p789s1122z"], "1z", "A -")
    labels = [ask.label for found in asks(state, Seat.B).values() for ask in found]
    assert len(labels) == len(set(labels))
