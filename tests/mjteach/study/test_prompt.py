"""A store on a server is not waited for; what it does after all does no harm."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.study import prompt
from mjteach.study.answer import Answer
from mjteach.study.keeping import Keeper
from mjteach.study.names import kept_of
from mjteach.study.prompt import PromptStore
from mjteach.study.sql.store import SqlStore
from support.study.samples import answered


def ended(store: PromptStore) -> None:
    """Wait until what was asked has been done after all."""
    assert store._asked is not None
    store._asked.result(timeout=60)


class Silent(SqlStore):
    """A store that does not answer until it may, and then does what it was asked."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/answers.db")
        self.may, self.has_done = Event(), Event()

    def append(self, answers: object) -> None:
        assert self.may.wait(60)
        super().append(answers)  # type: ignore[arg-type]
        self.has_done.set()


def known(silent: Silent, monkeypatch: pytest.MonkeyPatch) -> PromptStore:
    """A store that has answered once."""
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    store = PromptStore(silent)
    silent.may.set()
    store.append(())
    silent.may.clear()
    silent.has_done.clear()
    return store


def test_who_waits_too_long_goes_on_and_nothing_else_is_asked_meanwhile(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    silent = Silent(tmp_path)
    store = known(silent, monkeypatch)
    monkeypatch.setattr(prompt, "_PATIENCE", 0.01)
    monkeypatch.setattr(prompt, "_BACK_OFF", 0.0)
    asked: tuple[Answer, ...] = (answered(1),)
    for ask in (partial(store.append, asked), store.since, store.erase):
        with pytest.raises(StudyError, match="can't be reached"):
            ask()
    silent.may.set()
    assert silent.has_done.wait(60)
    ended(store)
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    assert store.since() == asked
    store.erase()
    assert store.since() == ()


class Slow(SqlStore):
    """A store that forgets only when it may: somebody keeps its table locked."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/far.db")
        self.may = Event()

    def erase(self, *given: Any, **named: Any) -> None:
        assert self.may.wait(60)
        super().erase(*given, **named)


def test_what_is_answered_while_a_server_forgets_slowly_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It goes on with that though nobody waits any more, and its learner hears so."""
    slow = Slow(tmp_path)
    store = PromptStore(slow)
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    keeper = Keeper(store, tmp_path, "Ann")
    keeper.remember(answered(1))
    monkeypatch.setattr(prompt, "_PATIENCE", 0.1)
    with pytest.raises(StudyError, match="may not be deleted yet"):
        keeper.erase()
    later = answered(2)._replace(learner="Ann")
    keeper.remember(later)
    with pytest.raises(StudyError, match="can't be reached"):
        keeper.erase()
    slow.may.set()
    ended(store)
    assert slow.since() == ()
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    store._silent_until = 0
    assert keeper.answers() == (later,)
    keeper.erase()
    assert keeper.answers() == ()


def test_after_a_silence_the_server_is_left_alone_for_a_while(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    silent = Silent(tmp_path)
    store = known(silent, monkeypatch)
    monkeypatch.setattr(prompt, "_PATIENCE", 0.01)
    with pytest.raises(StudyError):
        store.append(())
    silent.may.set()
    ended(store)
    with pytest.raises(StudyError, match="can't be reached"):
        store.since()


def test_a_server_that_was_slow_to_get_to_know_is_asked_as_soon_as_it_is_known(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """That takes many messages, which a line far away does not carry in one moment."""
    monkeypatch.setattr(prompt, "_PATIENCE", 0.01)
    silent = Silent(tmp_path)
    store = PromptStore(silent)
    for _ in range(2):
        with pytest.raises(StudyError, match="can't be reached"):
            store.since()
    silent.may.set()
    ended(store)
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    assert store.since() == ()


class Counting(SqlStore):
    """A store that notes what it is asked."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/answers.db")
        self.asked = list[int]()

    def since(self, *given: Any, **named: Any) -> tuple[Answer, ...]:
        found = super().since(*given, **named)
        self.asked.append(len(found))
        return found


@pytest.mark.parametrize("many", [0, 1, 10, 11, 34])
def test_the_answers_of_years_are_read_some_at_a_time(
    many: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each once, those of one moment together, and what is damaged is counted over all."""
    monkeypatch.setattr(prompt, "_AT_ONCE", 10)
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    counting = Counting(tmp_path)
    store = PromptStore(counting)
    given = [answered(number // 3, learner="Ann") for number in range(many)]
    store.append([*given, answered(7, learner="Ben")])
    found = store.since(learner="Ann")
    assert sorted(found) == sorted(given)
    assert list(found) == sorted(found, key=lambda answer: (answer.checked_at, answer.id))
    assert max(counting.asked) <= 12
    with counting.engine.begin() as connection:
        connection.execute(sa.text("UPDATE answer SET line = '' WHERE learner = 'Ann'"))
    assert store.since(learner="Ann") == ()
    assert store.spoilt == many


def test_a_set_under_all_its_names_is_one_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each question takes as long as the line is."""
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    counting = Counting(tmp_path)
    keeper = Keeper(PromptStore(counting), learner="")
    set_id = "fu_count-1b-ifan*10"
    names = (set_id, set_id.replace("count", "count.2"))
    given = [answered(number, set_id=name) for number, name in enumerate(names)]
    for answer in given:
        keeper.remember(answer)
    assert kept_of(set_id, keeper) == tuple(given)
    assert counting.asked == [2]


def test_what_goes_wrong_reaches_who_asked() -> None:
    class Broken(SqlStore):
        def erase(self, learner: str | None = None, **_also: Any) -> None:
            raise StudyError("full", learner=learner or "")

    with pytest.raises(StudyError, match="disk is full"):
        PromptStore(Broken("sqlite://")).erase()
