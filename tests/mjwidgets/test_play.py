"""A deal in play: messages in, one moment out, and nothing that the learner's seat does not see."""

import asyncio
import errno
import json
from pathlib import Path
from random import Random

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.decision import IllegalActionError
from mjteach.core.errors import GivenError, RecordError, SituationError
from mjteach.play.looking import Noticed
from mjteach.play.mattering import key_moments
from mjteach.play.sitting import sit_down, text_of
from mjteach.puzzles.practice import PracticePhase
from mjteach.riichi.players.choosing import idle, plain
from mjteach.riichi.round.rig import rigged_wall
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.view import view
from mjteach.riichi.setup.wall import RINSHAN
from mjteach.study import played as study_played
from mjteach.study import this_program
from mjteach.study.folder import PLAYED
from mjteach.study.played import DealLog
from mjwidgets._play.review import Review
from mjwidgets._play.widget import PlayWidget
from mjwidgets._puzzle.widget import key_of
from support.loops import run_apart

WAITING = "234456m45622p67s"
FAR = "19m258p369s1234z7m"
ALONE = (idle, idle, idle)


def at(hands, draws="", stage="all", **more):
    wall = rigged_wall(hands, draws)
    return mjw.play(wall, stage=stage, others=ALONE, **more)


@pytest.mark.usefixtures("keeper")
def test_another_moment_begins_with_another_number():
    """So a page that was drawn at the first moves nothing at a later one."""
    first = mjw.play("monday", stage="draw")
    assert mjw.play("monday", stage="draw").view["turn"] == first.view["turn"]
    first.do(first.choices[0])
    left = mjw.play("monday", stage="draw")
    assert left.sitting == first.sitting
    assert left.view["turn"] not in (first.view["turn"], first.view["turn"] - 1)


def message(widget, action, turn=None, **content):
    number, turn = widget.answered + 1, widget.view["turn"] if turn is None else turn
    asked = {"id": number, "action": action, "turn": turn, **content}
    widget._handle_custom_msg(asked, [])


def plain_choice(widget: PlayWidget) -> str:
    sitting = widget.sitting
    return str(plain(view(sitting.state, sitting.seat), sitting.choices))


def options(widget: PlayWidget) -> list[str]:
    """Everything that the page offers."""
    tiles = [what for can in widget.view["can"].values() for what in can.values()]
    return [*tiles, *(button["id"] for button in widget.view["buttons"] if not button["arms"])]


def played(widget: PlayWidget) -> PlayWidget:
    while not widget.sitting.is_over:
        message(widget, "do", what=plain_choice(widget))
    return widget


# --- playing


@pytest.mark.parametrize("stage", ["draw", "riichi", "calls", "kans", "all", "table"])
def test_every_choice_is_a_tile_or_a_button(stage):
    for number in range(3):
        widget = mjw.play(f"choices {number}", stage=stage, seat="ABCD"[number])
        while not widget.sitting.is_over:
            listed = (*widget.choices, *map(str, widget.sitting.forbidden))
            offered = [each for each in listed if " open_riichi " not in each]
            assert sorted({*options(widget)}) == sorted(offered)
            keys = [button["key"] for button in widget.view["buttons"]]
            assert len({*keys}) == len(keys)
            message(widget, "do", what=plain_choice(widget))
        assert options(widget) == []
        assert widget.trouble == {}


def test_python_and_the_page_do_the_same():
    one, other = mjw.play("same"), mjw.play("same")
    for _ in range(4):
        choice = plain_choice(one)
        told = one.do(choice)
        message(other, "do", what=choice)
        assert one.sitting == other.sitting
        assert other.view["log"][0]["text"] in told
    back = one.back()
    message(other, "back")
    assert one.sitting == other.sitting
    assert back in ("Your turn. Which tile goes?", "".join(map(str, one.view["prompt"])))


def test_what_belongs_to_another_moment_is_left_alone():
    widget = mjw.play("stale", stage="draw")
    turn, choice = widget.view["turn"], widget.choices[0]
    message(widget, "do", what=choice)
    before = widget.sitting
    message(widget, "do", turn, what=choice)
    message(widget, "back", turn)
    for what in (None, 3, "", "A draw", "B discard 1m", "A riichi 1m", ["A"]):
        message(widget, "do", what=what)
    message(widget, "next")
    message(widget, "another")
    message(widget, "anyway")
    message(widget, "why", ask="riichi.900")
    assert widget.sitting is before
    assert widget.trouble == {}


def test_random_messages_do_no_harm():
    rng = Random(7)
    for number in range(8):
        stage = rng.choice(["draw", "calls", "all", "table"])
        widget = mjw.play(f"fuzz {number}", stage=stage, seat=rng.choice("ABCD"), deals=2)
        message(widget, "list", open=True)
        for _ in range(60):
            asks = [each["id"] for kind in widget.view["asks"] for each in kind["options"]]
            action = rng.choice(
                ["do", "do", "do", "back", "why", "anyway", "help", "next", "again"]
            )
            what = rng.choice([*options(widget), "nonsense", None])
            turn = widget.view["turn"] - rng.choice([0, 0, 0, 1])
            message(widget, action, turn, what=what, ask=rng.choice([*asks, None]))
            assert widget.trouble == {}
            state = widget.sitting.state
            rounds = state.points if state.end is None else state.end.points
            assert sum(rounds) + 1000 * state.deposits == 100_000


def is_conserved(state):
    """Whether all points are there, and the players have just the tiles that left the wall."""
    points = state.points if state.end is None else state.end.points
    deposits = state.deposits if state.end is None else state.end.deposits
    replaced = len(state.kans) - (state.replacing and state.phase is Phase.DRAW)
    taken = [*state.wall.tiles[: state.taken], *(state.wall.tiles[n] for n in RINSHAN[:replaced])]
    held = [
        tile
        for own in state.seats
        for tile in (
            *own.hand.tiles,
            *(thrown.tile for thrown in own.river if not thrown.called_away),
        )
    ]
    return sum(points) + 1000 * deposits == 100_000 and sorted(held) == sorted(taken)


MESSAGES = (
    "back",
    "help",
    "why",
    "anyway",
    "list",
    "look",
    "ask",
    "what_if",
    "add_up",
    "count",
    "show",
)


def random_deals(numbers):
    rng = Random(8)
    for number in numbers:
        stage = rng.choice(["draw", "riichi", "calls", "kans", "all", "table"])
        count = rng.choice(["", "points", "all"])
        widget = mjw.play(f"many {number}", stage=stage, seat=rng.choice("ABCD"), count=count)
        for _ in range(200):
            if widget.sitting.is_over:
                break
            if rng.random() < 0.1:
                what = {"ask": "tsumo.0", "number": rng.choice([None, 0, 1]), "open": True}
                message(widget, rng.choice(MESSAGES), **what)
            message(widget, "do", what=rng.choice(options(widget) or [None]))
            assert widget.trouble == {}
            assert is_conserved(widget.sitting.state)
        for action in MESSAGES[4:]:
            message(widget, action, number=0, open=False)
            assert widget.trouble == {}
        widget.close()


def test_random_messages_conserve_points_and_tiles():
    random_deals(range(4))


@pytest.mark.slow
def test_a_thousand_deals_of_random_messages():
    random_deals(range(1000))


# --- what is shown


def test_the_own_turn():
    widget = at(["123m456p789s1122z"], "5m")
    assert widget.view["prompt"] == ["Your turn. Which tile goes?"]
    assert [row["id"] for row in widget.view["rows"]] == ["hand"]
    can = widget.view["can"]
    assert can["hand.13"] == {"discard": "A discard 5m drawn", "riichi": "A riichi 5m drawn"}
    assert can["hand.0"] == {"discard": "A discard 1m"}
    (arm,) = (button for button in widget.view["buttons"] if button["arms"])
    assert (arm["label"], arm["key"]) == ("Riichi", "r")
    assert [(line["who"], line["word"]) for line in widget.view["log"]] == [("You", "drew")]


def test_the_first_deal_shows_and_says_nothing_that_was_never_explained():
    widget = mjw.lesson_deal("first")
    for _ in range(4):
        widget.do(plain_choice(widget))
    seen = view(widget.sitting.state, widget.sitting.seat)
    assert any(put.drawn for player in seen.players for put in player.river)
    drawn = [item[-1] for item in widget.view["board"]["items"] if item[0] == "text"]
    assert not any(drawn)
    _, still = widget._still()
    said = f"{widget.view['title']} {widget.view['board']['title']} {widget.view['text']} {still}"
    unsaid = {"East 1", "25,000", "dealer", "indicator", "straight from the draw"}
    assert not {word for word in unsaid if word in said}
    _, still = mjw.lesson_deal("furiten")._still()
    assert all(word in still for word in unsaid)


def test_another_tile_is_offered_and_wins_come_first():
    widget = at(["", "34m55z" + "1199p99s"], "5z 1z 2z", seat="B")
    labels = [button["label"] for button in widget.view["buttons"]]
    assert labels == ["Pon", "Pass"]
    assert widget.view["prompt"][0] == "Left discards "
    assert widget.view["prompt"][1]["tiles"] == ["5z"]
    assert widget.view["can"] == {}
    win = at([WAITING], "5s")
    assert win.view["buttons"][0]["label"] == "Tsumo"
    assert win.view["buttons"][0]["main"]


def test_what_happened_since_is_told_once_each_by_where_they_sit():
    widget = at([FAR], "5m 1p 2p 3p 4m")
    told = widget.do("A discard 5m drawn")
    assert [(line["who"], line["tiles"]) for line in widget.view["log"]] == [
        ("You", ["5m"]),
        ("Right", ["1p"]),
        ("Across", ["2p"]),
        ("Left", ["3p"]),
        ("You", ["4m"]),
    ]
    assert "Right discards the drawn tile, the 1 of circles." in told


def test_the_end_is_told_with_who_pays_and_how_it_adds_up():
    widget = at([WAITING], "5s")
    message(widget, "do", what="A tsumo")
    message(widget, "add_up")
    end = widget.view["end"]
    assert end["lines"][0].startswith("You receive")
    assert end["changes"][0]["change"].startswith("+")
    assert all(row["change"].startswith("-") for row in end["changes"][1:])
    assert "Your" not in end["tree"][0]["text"]
    assert len(end["tree"]) > 5
    assert not end["next"]
    assert widget.view["prompt"] == ["The deal is over."]


def test_no_hidden_tile_is_sent():
    walls = (
        rigged_wall([FAR, hand], f"5m{draws}", indicators="9s", ura=ura)
        for hand, draws, ura in (("", "", "1s"), ("1122m", "9p", "2s"))
    )
    one, other = (mjw.play(wall, others=ALONE) for wall in walls)
    assert one.sitting.state != other.sitting.state
    assert {**one.view, "round": ""} == {**other.view, "round": ""}


def test_a_message_is_small():
    widget, sizes = mjw.play("small"), []
    while not widget.sitting.is_over:
        sizes.append(len(json.dumps(widget.view)))
        message(widget, "do", what=plain_choice(widget))
    assert max(sizes) < 20_000


# --- help, why, back


def test_help_says_one_thing_more_each_time():
    widget = at(["123m456m789p22z13s"], "4s")
    said = [widget.help() for _ in range(6)]
    assert said[0] == "One tile is missing."
    assert "Without 1s, you win with 2s (4 left) and 5s" in said[1]
    assert said[2].endswith(
        "1s helps you least. Without it, 8 tiles bring you closer.\nWithout 4s, it's only 4."
    )
    assert "The hand isn't furiten." in said[3]
    assert "points if you draw it" in said[4] or "points from another player" in said[4]
    assert said[5] == said[4]
    assert widget.view["help"]["marks"] == ["hand.9"]
    assert not widget.view["help"]["more"]
    widget.do("A discard 1s")
    assert widget.view["help"]["lines"] == []


def test_help_for_a_hand_that_is_far_speaks_of_no_wait():
    widget = at([FAR], "5m")
    for _ in range(4):
        message(widget, "help")
    told = " ".join(str(line) for line in widget.view["help"]["lines"])
    assert "tiles are missing" in told
    assert "you win" not in told
    assert not widget.view["help"]["more"]


def test_a_reason_is_given_by_the_stage_first():
    widget = at(["123m456p789s1122z"], "5m", "draw")
    said = widget.why("A riichi 5m drawn")
    assert "You don't do that at this table yet." in said
    assert widget.view["said"]["legal"] is False
    later = at([FAR], "5m", "riichi")
    assert "at this table yet" not in later.why("A riichi 5m drawn")
    with pytest.raises(GivenError):
        later.why("B draw")


def test_what_is_listed_can_be_asked_by_message():
    widget = at([FAR], "5m")
    assert widget.view["asks"] == []
    assert widget.view["can_ask"]
    message(widget, "list", open=True)
    kinds = {kind["label"]: kind["options"] for kind in widget.view["asks"]}
    message(widget, "why", ask=kinds["Tsumo"][0]["id"])
    assert widget.view["said"]["answer"].startswith("No.")
    assert not widget.view["anyway"]
    message(widget, "do", what=widget.choices[0])
    assert widget.view["said"] is None
    assert widget.view["asks"], "as long as the list is open"
    message(widget, "list", open=False)
    assert widget.view["asks"] == []


def test_it_is_paid_with_sticks_one_player_after_the_other():
    for number in range(4):
        widget = played(mjw.play(f"paid {number}"))
        end = widget.sitting.state.end
        steps = widget.view["end"]["paid"]
        takes = [" take" in step["text"] for step in steps]
        if len(end.wins) < 2:
            assert takes == sorted(takes), "first all lay down, then it is taken"
            moved = sum(
                (1 if took else -1) * sum(step["sticks"])
                for took, step in zip(takes, steps, strict=True)
            )
            assert moved == sum(end.changes)
        for step in steps:
            assert f"{sum(step['sticks']):,}" in step["text"]


def test_how_it_adds_up_is_sent_when_it_is_opened():
    widget = at([WAITING], "1z 2z 3z 4z 5s")
    widget.do("A discard 1z drawn")
    widget.do("A tsumo")
    assert widget.view["end"]["tree"] == []
    message(widget, "add_up")
    assert len(widget.view["end"]["tree"]) > 5
    message(widget, "again")
    assert widget.view["end"] is None


def test_a_rule_is_broken_and_paid_for():
    widget = at([FAR], "5m", "table")
    message(widget, "list", open=True)
    ids = [each["id"] for kind in widget.view["asks"] for each in kind["options"]]
    riichi = next(id for id in ids if id.startswith("riichi."))
    message(widget, "why", ask=riichi)
    assert widget.view["anyway"]
    message(widget, "anyway")
    assert widget.sitting.is_over
    assert widget.view["end"]["changes"][0]["change"].startswith("-")
    assert "chombo" in " ".join(widget.view["end"]["lines"])
    message(widget, "back")
    assert not widget.sitting.is_over


def test_an_exam_leaves_out_what_is_named():
    widget = mjw.play("exam", without="help why back")
    widget.do(widget.choices[0])
    assert widget.view["help"] is None
    message(widget, "list", open=True)
    assert widget.view["asks"] == []
    assert not widget.view["can_ask"]
    assert not widget.view["back"]
    before = widget.sitting
    for action in ("help", "why", "back"):
        message(widget, action, ask="tsumo.0")
    assert widget.sitting is before
    assert widget.view["said"] is None


# --- counting a win


def test_a_win_is_counted_by_the_learner_first():
    widget = at(["234456m45622p67s"], "1z 2z 3z 4z 5s", count="points")
    widget.do("A discard 1z drawn")
    message(widget, "do", what="A tsumo")
    assert widget.view["end"]["waits"]
    assert widget.view["end"]["changes"] == []
    told = json.dumps([widget.view[part] for part in ("board", "text", "end", "prompt")])
    assert "25,000" in told
    paid = [f"{points:,}" for points in widget.sitting.state.end.points]
    assert not any(points in told for points in paid)
    message(widget, "count")
    kinds = widget.below.state.plan
    assert [code.partition(".")[0].partition("-")[0] for code in kinds] == [
        "han_count",
        "fu_count",
        "score_full",
    ]
    assert widget.below.question.content.tile is mj.tiles("5s")[0]
    message(widget, "show")
    assert not widget.view["end"]["waits"]
    assert widget.view["end"]["changes"][0]["points"] == paid[0]
    message(widget, "again")
    assert widget.below is None


@pytest.mark.parametrize("count", ["yaku", "han", "fu"])
def test_what_is_counted_can_be_chosen(count):
    widget = at([WAITING], "5s", count=count)
    widget.do("A tsumo")
    assert widget.counted() is None, "the first draw gives a yakuman that no question tells of"
    assert not widget.view["end"]["waits"]


def test_a_win_without_a_yaku_has_no_han_to_add_up():
    """In the first stage no yaku is needed."""
    widget = at(["123m456p789s23s99p"], "1z 2z 3z 4z 4s", stage="draw", count="points")
    played(widget)
    asked = widget.counted()
    assert asked is not None
    while asked.state.phase is not PracticePhase.FINISHED:
        assert "Right" in asked.check(key_of(asked.state))
        assert asked.trouble == {}
        asked.next()


def test_what_is_asked_at_a_demonstrated_table_is_not_kept(monkeypatch, tmp_path):
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    this_program.keeper.cache_clear()
    with mjw.demonstration():
        widget = at(["234456m45622p67s"], "1z 2z 3z 4z 5s", count="points")
    widget.do("A discard 1z drawn")
    widget.do("A tsumo")
    review = widget.look_back()
    review.last()
    for asked in (widget.counted(), review.counted()):
        assert asked is not None
        asked.check(key_of(asked.state))
    assert this_program.keeper().answers() == ()
    this_program.keeper.cache_clear()


def test_nothing_is_counted_where_nobody_wins_or_nobody_asks():
    assert played(mjw.play("uncounted", stage="draw")).counted() is None
    widget = at([WAITING], "5s")
    widget.do("A tsumo")
    assert not widget.view["end"]["waits"]
    message(widget, "count")
    assert widget.below is None


@pytest.mark.parametrize("stage", ["draw", "all", "table"])
def test_a_deal_is_looked_back_on_as_it_was_seen(stage):
    widget = mjw.play("back", stage=stage)
    message(widget, "look")
    assert widget.below is None, "not while it is played"
    played(widget)
    message(widget, "look")
    seen = widget.below
    assert seen.last() != ""
    assert seen.moment.view == view(widget.sitting.state, widget.sitting.seat)
    seen.go(5)
    assert seen.view["asks"]
    message(widget, "again")
    assert widget.below is None


@pytest.mark.parametrize("count", ["all", "points"])
def test_everything_at_the_end_of_a_deal_can_be_counted(count):
    wall = rigged_wall(["19m258p369s1234z7m", "", WAITING], "6z 7z 6z 7z 5s")
    widget = mjw.play(wall, others=(idle, plain, idle), count=count)
    while not widget.sitting.is_over:
        given = [each for each in widget.choices if each.endswith(" drawn") and "discard" in each]
        widget.do(given[0] if given else widget.choices[-1])
    assert widget.sitting.state.end.wins[0].seat is not widget.sitting.seat
    assert widget.view["end"]["waits"] is (count == "all"), "else only one's own win"
    message(widget, "count")
    plan = [] if widget.below is None else widget.below.state.plan
    kinds = [code.split(".")[0] for code in plan]
    assert kinds == (["payer", "next_hand"] if count == "all" else []), (
        "a double riichi is not told"
    )


def test_what_mattered_can_be_looked_at_and_asked_about():
    widget = at([WAITING], "1z 2z 3z 4z 5s")
    assert widget.moments == ()
    widget.do("A discard 1z drawn")
    widget.do("A tsumo")
    (won,) = widget.view["end"]["moments"]
    assert (won["number"], won["asks"]) == (0, True)
    assert "".join(str(piece) for piece in won["text"]).startswith("You won with ")
    message(widget, "look", number=0)
    assert isinstance(widget.below, Review)
    assert widget.below.moment.state == widget.sitting.states[widget.moments[0].place]
    message(widget, "ask", number=0)
    assert widget.below.question.content.tile is mj.tiles("5s")[0]
    asked = widget.below
    for number in (1, -1, None, "0", 0.5, [0]):
        message(widget, "ask", number=number)
        assert widget.below is not asked
    assert widget.trouble == {}


def test_another_choice_is_shown_beside_the_first():
    widget = at(["123m456p78s11p444z"], "1z 2z 3z 3z 9m")
    widget.do("A discard 7s")
    message(widget, "back")
    assert widget.view["beside"] == []
    message(widget, "do", what="A discard 1z drawn")
    first, now = ([told(line) for line in each["lines"]] for each in widget.view["beside"])
    assert first[0] == "First: Discard 7 of bamboo"
    assert now == ["Now: Discard East wind", "One tile is missing."]
    assert widget.view["beside"][0]["log"][0]["did"] == "discard"
    message(widget, "do", what="A discard 9m drawn")
    assert widget.view["beside"] == [], "not while the deal goes on"
    without = at(["123m456p78s11p444z"], "1z", without="back")
    message(without, "what_if", number=0)
    assert without.sitting.steps_back == 0


def test_after_a_deal_another_choice_can_be_tried_where_it_mattered():
    widget = at([WAITING], "1z 2z 3z 4z 5s")
    widget.do("A discard 1z drawn")
    widget.do("A tsumo")
    assert widget.view["end"]["moments"][0]["what_if"]
    message(widget, "what_if", number=0)
    assert not widget.sitting.is_over
    message(widget, "do", what="A discard 5s drawn")
    first, _ = ([told(line) for line in each["lines"]] for each in widget.view["beside"])
    assert first[0] == "First: Tsumo"
    assert first[-1].startswith("In the end you got ")


def told(line):
    """A sentence with the names of its tiles."""
    return "".join(piece if isinstance(piece, str) else piece["name"] for piece in line)


def test_what_mattered_waits_until_the_win_is_counted():
    widget = at([WAITING], "1z 2z 3z 4z 5s", count="points")
    widget.do("A discard 1z drawn")
    widget.do("A tsumo")
    assert widget.view["end"]["moments"] == []
    message(widget, "ask", number=0)
    assert widget.below is None
    message(widget, "show")
    assert widget.view["end"]["moments"]


# --- deals, kept and saved


def test_another_deal_and_the_same_once_more():
    widget = played(mjw.play("monday", stage="draw"))
    wall = widget.sitting.state.wall
    message(widget, "again")
    assert widget.sitting == sit_down(widget.sitting.begun)
    assert widget.sitting.state.wall == wall
    played(widget)
    for word in ("monday 2", "monday 3"):
        message(widget, "another")
        assert widget.sitting.begun.wall == word
        assert widget.sitting == mjw.play(word, stage="draw").sitting
        played(widget)


def test_the_next_deal_of_several():
    widget = played(mjw.play("several", stage="draw", deals=2))
    assert widget.view["end"]["next"]
    message(widget, "next")
    assert len(widget.sitting.rounds) == 2
    assert not played(widget).view["end"]["next"]


def test_a_deal_goes_on_at_the_same_tile_in_another_program(tmp_path, monkeypatch):
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    this_program.keeper.cache_clear()
    widget = mjw.play("kept", stage="calls")
    for _ in range(5):
        message(widget, "do", what=plain_choice(widget))
    this_program.keeper.cache_clear()
    again = mjw.play("kept", stage="calls")
    assert again.sitting == widget.sitting
    assert again.choices == widget.choices
    assert mjw.play("kept", stage="all").sitting != widget.sitting
    with mjw.demonstration():
        assert mjw.play("kept", stage="calls").sitting.last_choice is None


@pytest.fixture
def remembered(tmp_path, monkeypatch):
    """A folder in which deals are kept."""
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    this_program.keeper.cache_clear()
    return tmp_path


def log_in(folder):
    (file,) = (each for each in folder.glob(PLAYED) if "damaged" not in each.name)
    return file


def said(widget):
    return widget.trouble.get("text", "")


def acts(widget, many=3):
    for _ in range(many):
        message(widget, "do", what=plain_choice(widget))


@pytest.mark.parametrize("make", [lambda: mjw.play("two"), lambda: mjw.lesson_deal("table")])
@pytest.mark.usefixtures("remembered")
def test_an_older_view_is_brought_up_to_date_and_overwrites_nothing(make):
    ahead, behind = make(), make()
    acts(ahead)
    message(behind, "do", what=behind.choices[0])
    assert behind.sitting == ahead.sitting == make().sitting
    assert said(behind).startswith("This deal went on in another window.")
    assert said(ahead) == ""
    acts(behind, 1)
    assert said(behind) == ""
    message(ahead, "back")
    assert said(ahead).startswith("This deal went on in another window.")
    assert ahead.sitting == behind.sitting == make().sitting


@pytest.mark.usefixtures("remembered")
def test_in_code_an_older_view_says_so_too():
    ahead, behind = mjw.play("two"), mjw.play("two")
    acts(ahead)
    assert behind.do(behind.choices[0]).startswith("This deal went on in another window.")
    assert behind.sitting == ahead.sitting
    ahead.do(ahead.choices[-1])
    assert behind.back().startswith("This deal went on in another window.")
    assert behind.sitting == ahead.sitting


@pytest.mark.usefixtures("remembered")
def test_a_lessons_deal_that_ended_in_another_window_is_done():
    ahead, behind = mjw.lesson_deal("first"), mjw.lesson_deal("first")
    played(ahead)
    acts(behind, 1)
    assert behind.sitting.is_over
    assert behind.view["done"]


@pytest.mark.usefixtures("remembered")
def test_where_nothing_can_be_written_it_is_said_and_written_whole_afterwards(monkeypatch):
    widget = mjw.play("full")
    acts(widget)
    kept = mjw.play("full").sitting
    with monkeypatch.context() as refused:
        for name in ("append_whole", "write_whole"):
            refused.setattr(study_played, name, out_of_space)
        for action in ("do", "do", "help", "back"):
            message(widget, action, what=plain_choice(widget))
            assert said(widget).startswith("The disk is full, so this deal isn't saved.")
            assert widget.view["unsaved"]
        assert mjw.play("full").sitting == kept != widget.sitting
    acts(widget, 1)
    assert said(widget) == ""
    assert not widget.view["unsaved"]
    assert mjw.play("full").sitting == widget.sitting


@pytest.mark.usefixtures("remembered")
def test_what_is_written_later_is_no_longer_said_to_be_unsaved(monkeypatch):
    async def page():
        widget = mjw.play("later")
        with monkeypatch.context() as refused:
            refused.setattr(study_played, "append_whole", out_of_space)
            acts(widget)
        assert said(widget).startswith("The disk is full")
        await asyncio.to_thread(this_program.keeper()._try_again)
        await asyncio.sleep(0)
        return widget

    widget = run_apart(page())
    assert said(widget) == ""
    assert not widget.view["unsaved"]
    assert mjw.play("later").sitting == widget.sitting


def out_of_space(*_):
    raise OSError(errno.ENOSPC, "no space is left")


@pytest.mark.parametrize("action", ["go_on_here", "go_on_there"])
@pytest.mark.usefixtures("remembered")
def test_two_stories_are_the_learners_to_choose(monkeypatch, action):
    here, there = mjw.play("both"), mjw.play("both")
    with monkeypatch.context() as refused:
        refused.setattr(study_played, "append_whole", out_of_space)
        acts(here, 3)
    acts(there, 2)
    acts(here, 1)
    mine, others = here.sitting, there.sitting
    assert said(here).startswith("This deal went on in another window, too")
    assert here.view["apart"]
    assert mjw.play("both").sitting == others
    message(here, action)
    wanted = mine if action == "go_on_here" else others
    assert here.sitting == mjw.play("both").sitting == wanted
    assert not here.view["apart"]
    assert said(here) == ""
    message(here, "go_on_here")
    assert here.sitting == wanted


def test_half_a_file_goes_on_where_it_can_be_read(remembered):
    widget, before = mjw.play("half"), []
    for _ in range(6):
        before.append(widget.sitting)
        acts(widget, 1)
    file = log_in(remembered)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    again = mjw.play("half")
    assert again.sitting == before[-1]
    assert said(again).startswith("Part of this deal can't be read any more.")
    (aside,) = remembered.glob("played-*damaged*")
    assert aside.name in said(again)
    assert aside.read_bytes() == whole[:-20]
    assert said(mjw.play("half")) == ""
    acts(again, 1)
    assert mjw.play("half").sitting == again.sitting
    assert said(again) == ""


def test_a_window_that_is_behind_hears_of_damage_too(remembered):
    ahead, behind = mjw.play("half"), mjw.play("half")
    acts(ahead, 2)
    good = ahead.sitting
    acts(ahead, 1)
    file = log_in(remembered)
    file.write_bytes(file.read_bytes()[:-20])
    message(behind, "do", what=behind.choices[-1])
    assert behind.sitting == good
    assert said(behind).startswith("Part of this deal can't be read any more.")


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_set_aside(remembered, data):
    widget = mjw.play("none")
    acts(widget)
    log_in(remembered).write_bytes(data)
    again = mjw.play("none")
    assert again.sitting == sit_down(again.sitting.begun)
    assert said(again).startswith("This deal can't be read any more, so it begins again.")
    acts(again, 1)
    (aside,) = remembered.glob("played-*damaged*")
    assert aside.read_bytes() == data


@pytest.mark.usefixtures("remembered")
def test_what_fits_no_more_is_played_as_far_as_it_fits():
    """As if a rule were another since."""
    widget = mjw.play("fits", deals=2)
    message(played(widget), "next")
    acts(widget, 4)
    good = widget.sitting
    acts(widget, 3)
    lines = text_of(widget.sitting).split("\n")
    spoilt = len(text_of(good).split("\n")) - 2
    for place, gone in ((spoilt, good), (1, None)):
        log = DealLog(this_program.keeper(), widget.sitting.begun.id)
        log.read()
        assert log.keep("\n".join([*lines[:place], '"A discard 9x"', *lines[place + 1 :]]))
        again = mjw.play("fits", deals=2)
        begins = "This deal can't be" if gone is None else "Part of this deal can't be"
        assert again.sitting == (gone or sit_down(again.sitting.begun))
        assert said(again).startswith(begins)
        assert mjw.play("fits", deals=2).sitting == again.sitting


def test_where_a_damaged_file_stays_nothing_is_written_over_it(remembered, monkeypatch):
    widget = mjw.play("stays")
    acts(widget)
    file = log_in(remembered)
    file.write_bytes(file.read_bytes()[:-20])
    before = file.read_bytes()
    monkeypatch.setattr(Path, "rename", out_of_space)
    again = mjw.play("stays")
    assert said(again).endswith("after the last move that can.")
    acts(again, 1)
    assert said(again).startswith("The disk is full")
    assert file.read_bytes() == before


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.usefixtures("remembered")
def test_another_deal_goes_on_where_it_was_left(own):
    wall = rigged_wall([WAITING], "1z 2z 3z 4z 5s") if own else "left"
    widget = played(mjw.play(wall, others=ALONE))
    message(widget, "another")
    acts(widget, 3)
    again = mjw.play(wall, others=ALONE)
    assert again.sitting == widget.sitting
    assert said(again) == ""
    acts(again, 1)
    acts(widget, 1)
    assert widget.sitting == again.sitting


def test_a_learner_is_one_however_the_name_is_written(tmp_path, monkeypatch):
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{tmp_path}/class.db")
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "here"))
    found = []
    for name in ("Zoe", "zoe", "ZOE ", "Ann"):
        monkeypatch.setenv(this_program.LEARNER, name)
        this_program.keeper.cache_clear()
        widget = mjw.play("names")
        found.append(len(widget.sitting.state.history))
        acts(widget, 2)
    assert found[0] < found[1] < found[2]
    assert found[3] == found[0]


@pytest.mark.parametrize("name", ["mine.jsonl", "mine.mjai", "mine.tenhou.json"])
def test_a_deal_is_saved(name, tmp_path):
    widget = played(mjw.play("saved", stage="calls"))
    widget.save(tmp_path / name)
    record = mj.open_record(tmp_path / name)
    assert record.rounds[0][-1].end.changes == widget.sitting.state.end.changes
    with pytest.raises(RecordError):
        widget.save(tmp_path / name)
    widget.save(tmp_path / name, replace=True)


@pytest.mark.parametrize("ending", ["jsonl", "mjai", "tenhou.json"])
def test_what_is_saved_comes_back_as_it_was_played(ending, tmp_path):
    """Every format has each deal with all that was done, and what was paid; twice the same file."""
    widget = mjw.play("round trip", deals=3)
    while played(widget).view["end"]["next"]:
        message(widget, "next")
    first, second = tmp_path / f"first.{ending}", tmp_path / f"second.{ending}"
    widget.save(first)
    record = mj.open_record(first)
    assert record.problems == ()
    pairs = zip(record.rounds, widget.sitting.rounds, strict=True)
    for (*_, found), kept in pairs:
        assert done(found) == done(kept)
        assert (found.points, found.end.changes) == (kept.points, kept.end.changes)
        assert [win.result.best for win in found.end.wins] == [
            win.result.best for win in kept.end.wins
        ]
    assert noticed(mjw.review(record, "A")) == noticed(mjw.review(widget.sitting))
    mj.save_record(second, record)
    assert second.read_bytes() == first.read_bytes()


def noticed(review):
    """What there was to see in each deal."""
    return [[(notice.what, notice.tile, notice.done) for notice in deal] for deal in review.deals]


def done(state):
    """All that was done and heard."""
    return [action for action in state.history if action.kind.value != "pass"]


# --- given


def test_what_cannot_be_is_said():
    for given in ({"stage": "chi"}, {"others": "me"}, {"deals": 0}, {"count": "uma"}):
        with pytest.raises(SituationError):
            mjw.play("x", **given)
    for given in ({"wall": None}, {"without": "clock"}, {"without": 3}):
        with pytest.raises(GivenError):
            mjw.play(**{"wall": "x", **given})
    with pytest.raises(IllegalActionError):
        mjw.play("x").do("B draw")


def test_without_a_kernel_the_table_is_seen():
    widget = mjw.play("still", stage="draw")
    bundle = widget._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert "<img" in data["text/html"]
    assert "Your turn. Which tile goes?" in data["text/plain"]
    assert "Your turn" in repr(widget)


def test_a_deal_that_is_going_on_tells_what_came_last_and_has_nothing_to_take_back() -> None:
    view = mjw.lesson_deal("furiten").view
    assert [line["who"] for line in view["log"]] == ["Right", "Across", "Left", "You"]
    assert not view["back"]


# --- what the rules refuse


def tempted(name: str) -> PlayWidget:
    """The table where a tile finishes the hand, and cannot be won with."""
    widget = mjw.lesson_deal(name)
    while "ron" not in [action.kind for action in widget.sitting.forbidden]:
        widget.do(plain_choice(widget))
    return widget


def labels(widget: PlayWidget) -> list[str]:
    return [button["label"] for button in widget.view["buttons"]]


def beside_it(widget: PlayWidget) -> str:
    """What is said beside the table, in words."""
    lines = [*widget.view["costs"], widget.view["prompt"]]
    parts = (part for line in lines for part in line)
    return " ".join(part if isinstance(part, str) else part["name"] for part in parts)


def test_a_refused_ron_is_answered_with_its_reason_and_the_deal_goes_on():
    widget = tempted("furiten")
    assert labels(widget) == ["Ron", "Pass"]
    assert "It would finish your hand." in beside_it(widget)
    before = widget.view["turn"]
    message(widget, "do", what=str(widget.sitting.forbidden[0]))
    assert labels(widget) == ["Pass"]
    assert "You discarded  9 of characters" in beside_it(widget)
    assert "Let it pass." in beside_it(widget)
    assert widget.view["turn"] == before, "nothing was done"
    message(widget, "do", what=widget.choices[0])
    assert widget.view["turn"] == before + 1
    assert widget.view["costs"] == []


def test_a_mistake_looks_like_any_choice_where_rules_can_be_broken():
    widget = tempted("penalties")
    assert labels(widget) == ["Ron", "Pass"]
    message(widget, "do", what=str(widget.sitting.forbidden[0]))
    end = widget.view["end"]
    assert end["goal"].startswith("You broke a rule, and you've paid for it.")
    assert "You called ron and showed your hand, but you're furiten." in end["lines"]
    assert [line["change"] for line in end["changes"]][1:] == ["+4,000"] * 3
    assert [line["text"] for line in widget.view["log"]][-1] == "You say “ron” and show your hand."
    assert widget.view["done"]
    assert widget.view["met"]


def test_who_keeps_the_rules_reads_who_broke_which_and_who_pays():
    widget = played(tempted("penalties"))
    end = widget.view["end"]
    assert end["goal"].startswith("You kept to the rules.")
    what, price, last = end["lines"]
    assert what == "Across broke a rule: riichi without being tenpai (noten riichi)."
    assert price.startswith("Across pays 4,000 to the dealer and 2,000 to each of the others")
    assert last == "The deal doesn't count. Chombo: Across."
    shown = [line["text"] for line in widget.view["log"]]
    assert "Across shows a hand that isn't tenpai." in shown


# --- the end of a game


def test_at_the_end_of_a_game_each_place_has_its_result():
    """42,300, 23,400, 23,300 and 11,000 are reckoned at the beginning of lesson 4-4."""
    widget = mjw.lesson_deal("final")
    while not widget.sitting.is_over:
        drawn = [each for each in widget.sitting.choices if each.drawn or each.kind == "pass"]
        message(widget, "do", what=str(drawn[-1]))
    final = widget.view["end"]["final"]
    assert final["title"] == "The game is over. You're third."
    rows = [(row["place"], row["who"], row["points"], row["result"]) for row in final["rows"]]
    assert rows == [
        (1, "Right", "42,300", "+52.3"),
        (2, "Across", "23,400", "+3.4"),
        (3, "You", "23,300", "-16.7"),
        (4, "Left", "11,000", "-39"),
    ]
    assert final["lines"][1:3] == ["23,300 points minus 30,000: -6.7.", "Uma for place 3: -10."]
    assert "(oka): +20" in final["lines"][3]


def test_who_catches_up_has_another_place():
    widget = played(mjw.lesson_deal("final"))
    assert widget.view["end"]["final"]["title"] == "The game is over. You're second."


def test_a_deal_that_ends_no_game_has_no_results():
    for widget in (mjw.play("one"), mjw.lesson_deal("first")):
        assert played(widget).view["end"]["final"] is None


def test_at_a_draw_the_hands_that_were_laid_down_say_what_they_wait_for():
    """12333m 456p 567s 66s and its neighbour are dealt by the lesson; the others are far away."""
    end = played(mjw.lesson_deal("draws")).view["end"]
    *tenpai, noten = end["shown"]
    assert [len(hand["tiles"]) for hand in tenpai] == [13, 13]
    assert [spoken(hand["text"]) for hand in tenpai] == [
        "You're waiting for 8 of circles.",
        "Right is waiting for 3 of characters or 6 of bamboo.",
    ]
    assert spoken(noten["text"]) == "Not tenpai: Across and Left. Together they pay 3,000 points."
    assert end["lines"] == ["The wall has run out. Tenpai: You and Right."]


def spoken(line: list) -> str:
    return "".join(part if isinstance(part, str) else part["name"] for part in line)


def test_where_nobody_is_tenpai_nobody_pays():
    widget = at([FAR] * 3, stage="draw")
    while not widget.sitting.is_over:
        message(widget, "do", what=widget.choices[-1])
    end = widget.view["end"]
    assert end["lines"] == ["The wall has run out. Nobody is tenpai."]
    assert end["shown"] == []


def test_nobody_is_blamed_for_what_was_discarded_before_they_sat_down():
    widget = mjw.lesson_deal("draws")
    while not widget.sitting.is_over:
        message(widget, "do", what=options(widget)[0])
    begun, states = widget.sitting.begun, widget.sitting.states

    def is_early(place: int) -> bool:
        return len(states[place].seats[begun.seat].river) < len(begun.opening)

    assert any(is_early(each.place) for each in key_moments(states, begun.seat, begun.stage))
    assert not any(is_early(each.place) for each in widget.moments)
    (seen,) = widget.look_back().deals
    assert not any(is_early(each.place) for each in seen if each.what is Noticed.RIICHI)
