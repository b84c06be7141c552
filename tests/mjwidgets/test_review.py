"""Looking back on deals: what the page is sent, and what may be reviewed."""

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.errors import GivenError
from mjteach.riichi.round.view import view
from mjwidgets._play.review import Review
from support.records.samples import SAMPLES


def message(widget, action, place=None, **content):
    place = widget.place if place is None else place
    number = widget.answered + 1
    widget._handle_custom_msg({"id": number, "action": action, "place": place, **content}, [])


def game() -> Review:
    return mjw.review(mj.open_record(SAMPLES / "two_rounds.own.jsonl"), "A")


def test_each_deal_is_listed_with_its_end():
    labels = [deal["label"] for deal in game().noticed["deals"]]
    assert labels == [
        "East 1 · You receive 8,700 points.",
        "East 1, one honba counter · West receives 2,300 points.",
    ]


def test_every_notice_leads_to_the_moment_it_is_about():
    widget = game()
    for number, deal in enumerate(widget.deals):
        for notice, listed in zip(deal, widget.noticed["deals"][number]["notices"], strict=True):
            widget.go(listed["place"])
            seen = widget.moment.state
            if notice.done is not None:
                after = widget.go(listed["place"] + 1)
                assert after
                assert notice.done in widget.moment.state.history[len(seen.history) :]


def test_only_what_the_seat_sees_is_sent():
    states = mj.recorded_deal("first")
    for seat in "ABCD":
        widget = mjw.review(states, seat)
        for place in range(1, widget.view["of"] + 1):
            widget.go(place)
            assert widget.moment.view == view(widget.moment.state, widget.moment.view.viewer)
            assert str(widget.moment.view.viewer) == seat


def test_a_win_is_counted_and_nothing_else_is():
    widget = mjw.review(mj.recorded_deal("first"), "B")
    message(widget, "count")
    assert widget.below is None
    widget.last()
    message(widget, "count", 1)
    assert widget.below is None, "asked of another moment"
    message(widget, "count")
    assert widget.below is not None
    assert widget.trouble == {}


def test_a_table_in_play_is_reviewed_by_its_own_seat_and_stage():
    played = mjw.play("back", stage="draw", seat="C")
    widget = mjw.review(played.sitting)
    assert str(widget.moment.view.viewer) == "C"
    kinds = {notice.what.value for notice in widget.deals[0]}
    assert "riichi" not in kinds
    assert "call" not in kinds


@pytest.mark.parametrize(
    "record",
    [(), "log.xml", 3, [view(mj.recorded_deal("first")[0], mj.recorded_deal("first")[0].dealer)]],
)
def test_what_has_no_states_is_refused(record):
    with pytest.raises(GivenError):
        mjw.review(record, "A")
