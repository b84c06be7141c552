"""Answers that wait for the database of a class: one hears of it, and can take them along."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Event

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.errors import StudyError
from mjteach.study import clock, prompt, this_program
from mjteach.study.keeping import Keeper
from mjteach.study.sql.store import SqlStore
from mjteach.study.way import Place
from mjwidgets import _way
from mjwidgets._puzzle.widget import PuzzleWidget, key_of
from support.loops import run_apart

WAITS = "Your new answers couldn't be sent to the database yet"


@pytest.fixture
def keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Keeper]:
    """Ann's, for a class; the test says when what waits is tried again."""
    monkeypatch.setenv(clock.GIVEN, "2026-11-23T08:59")
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path / "answers"))
    monkeypatch.setenv(this_program.DATABASE, f"sqlite:///{tmp_path}/class.db")
    monkeypatch.setenv(this_program.LEARNER, "Ann")
    monkeypatch.setattr(Keeper, "_try_later", lambda _: None)
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    this_program.keeper.cache_clear()
    (tmp_path / "notes").touch()
    found = this_program.keeper()
    found.tell()
    yield found
    this_program.keeper.cache_clear()


@contextmanager
def out_of_reach() -> Iterator[None]:
    """The database refuses everything."""

    def refused(*_: object, **__: object) -> None:
        raise StudyError("unreachable")

    with pytest.MonkeyPatch.context() as away:
        for name in ("append", "names", "since"):
            away.setattr(SqlStore, name, refused)
        yield


def in_set(make: Callable[[], PuzzleWidget]) -> Callable[[], str]:
    """Answers one question after another; returns what the page says of trouble."""
    widget = make()

    def answer() -> str:
        widget.check(key_of(widget.state))
        said = str(widget.trouble.get("text", ""))
        widget.trouble = {}
        widget.next()
        return said

    return answer


def by_predictions(monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """The same, of a prediction after another."""
    cells = count()

    def answer() -> str:
        place = Place("2-04-tenpai-and-waits.ipynb", f"cell-{next(cells)}")
        monkeypatch.setattr(_way, "next_place", lambda: place)
        asked = mjw.predict("Which tile?", mj.tiles("5p"))
        asked.answer("5p")
        return str(asked.trouble.get("text", ""))

    return answer


@pytest.mark.parametrize("of", ["set", "dojo", "prediction"])
def test_that_answers_wait_is_told_once_an_outage(
    of: str, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways: dict[str, Callable[[], Callable[[], str]]] = {
        "set": lambda: in_set(lambda: mjw.class_set("wait_finder", "wed", n=9)),
        "dojo": lambda: in_set(lambda: mjw.dojo("fu", seed="wed")),
        "prediction": lambda: by_predictions(monkeypatch),
    }
    answer = ways[of]()
    assert answer() == ""
    for _ in range(2):
        with out_of_reach():
            said = [answer() for _ in range(4)]
            assert [WAITS in each for each in said] == [False, True, False, False]
            assert "mjw.hand_in" in said[1]
        assert answer() == ""
        keeper.keep()
    assert not keeper.pending.files


def test_a_server_that_was_slow_once_is_no_outage(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It's left alone for a while then, and meanwhile answers wait; but it has done its work."""
    answer = in_set(lambda: mjw.class_set("wait_finder", "wed", n=9))
    with slow_once(monkeypatch):
        answer()
    assert [answer() for _ in range(3)] == [""] * 3
    assert keeper.pending.files


@contextmanager
def slow_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is stored meanwhile takes longer than anybody waits, and is done after all."""
    usual, may = SqlStore.append, Event()
    store = this_program.keeper()._store

    def slow(*given: object) -> None:
        assert may.wait(60)
        usual(*given)  # type: ignore[arg-type]

    with monkeypatch.context() as away:
        away.setattr(SqlStore, "append", slow)
        away.setattr(prompt, "_PATIENCE", 0.01)
        yield
    may.set()
    assert store._asked is not None
    store._asked.result(timeout=60)


def test_who_answers_no_more_sees_it_too_and_until_it_is_over(keeper: Keeper) -> None:
    """The last answer of a lesson: the page says what comes of it by itself."""

    async def lesson() -> None:
        widget = mjw.class_set("wait_finder", "wed", n=3)
        with out_of_reach():
            widget.check(key_of(widget.state))
            assert not widget.trouble
            await asyncio.to_thread(keeper._try_again)
            await asyncio.sleep(0)
            assert widget.trouble["text"].startswith(WAITS)
            assert keeper.tell() == ()
        await asyncio.to_thread(keeper._try_again)
        await asyncio.sleep(0)
        assert not widget.trouble

    run_apart(lesson())


def test_what_waits_but_nobody_heard_of_is_not_told_when_it_is_over(keeper: Keeper) -> None:
    with out_of_reach():
        answer = in_set(lambda: mjw.class_set("wait_finder", "wed", n=3))
        keeper.tell()
        answer()
        keeper.keep()
        assert WAITS in str(keeper.trouble)
    keeper.keep()
    assert keeper.trouble is None


def test_who_looks_only_while_nothing_waits_hears_of_no_waiting(keeper: Keeper) -> None:
    with out_of_reach():
        for _ in range(4):
            keeper.keep()
    assert keeper.tell() == ()


@pytest.mark.parametrize("take", ["hand_in", "take_out"])
def test_a_server_that_was_slow_just_now_is_asked_for_a_file(
    take: str, tmp_path: Path, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of five answers the last met a slow moment."""
    answer = in_set(lambda: mjw.class_set("wait_finder", "wed", n=5))
    for _ in range(4):
        answer()
    with slow_once(monkeypatch):
        answer()
    assert len(keeper.pending.answers()) == 1
    if take == "hand_in":
        said = mjw.hand_in("wed", to=tmp_path).text
    else:
        said = mjw.take_out(tmp_path / "mine.jsonl").text
    assert said.startswith("5 answers")
    assert "Only the answers" not in said
    keeper.keep()
    assert not keeper.pending.files  # it is back for all others, too


@pytest.mark.usefixtures("keeper")
def test_who_hands_in_waits_for_a_slow_server_once_and_for_all_there_is_to_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for the answers to another set that has the same word."""
    for n in (5, 4):
        answer = in_set(lambda n=n: mjw.class_set("wait_finder", "wed", n=n))
        for _ in range(n):
            answer()
    asked = list[str]()
    usual = SqlStore.since

    def counted(*given: object, **named: object) -> object:
        asked.append("since")
        return usual(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(SqlStore, "since", counted)
    monkeypatch.setattr(prompt, "_PATIENCE", 0.0)
    monkeypatch.setattr(prompt, "_PATIENT", 60.0)
    said = mjw.hand_in("wed", to=tmp_path).text
    assert said.startswith("4 answers")
    assert "5 answers aren't in the file: they belong to another set" in said
    assert asked == ["since"]


@pytest.mark.usefixtures("keeper")
@pytest.mark.parametrize("take", ["hand_in", "take_out"])
def test_where_a_server_stops_answering_halfway_what_waits_is_said_to_be_all(
    take: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = in_set(lambda: mjw.class_set("wait_finder", "wed", n=5))
    answer()
    with out_of_reach():
        answer()

    def refused(*_: object, **__: object) -> None:
        raise StudyError("unreachable")

    monkeypatch.setattr(SqlStore, "since", refused)
    if take == "hand_in":
        said = mjw.hand_in("wed", to=tmp_path).text
    else:
        said = mjw.take_out(tmp_path / "mine.jsonl").text
    assert said.startswith("One answer")
    assert "Only the answers that are waiting on this computer are in the file" in said


@pytest.mark.usefixtures("keeper")
def test_a_set_goes_on_behind_what_waits_while_the_database_with_its_beginning_is_away() -> None:
    def opened() -> PuzzleWidget:
        this_program.keeper.cache_clear()
        return mjw.class_set("wait_finder", "wed", n=9)

    answer = in_set(opened)
    for _ in range(6):
        answer()
    with out_of_reach():
        answer()
        away = opened()
        assert (away.state.number, away.view["phase"]) == (7, "answered_right")
        away.next()
        away.check(key_of(away.state))
    back = opened()
    assert (back.state.number, back.view["phase"]) == (8, "answered_right")
    assert back.state.first_tries == (8, 8)
