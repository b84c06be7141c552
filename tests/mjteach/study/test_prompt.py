"""A store on a server is not waited for; what it does after all does no harm."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Event

import pytest

from mjteach.core.errors import StudyError
from mjteach.study import prompt
from mjteach.study.answer import Answer
from mjteach.study.prompt import PromptStore
from mjteach.study.sql.store import SqlStore
from support.study.samples import answered


class Silent(SqlStore):
    """A store that does not answer until it may, and then does what it was asked."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/answers.db")
        self.may, self.has_done = Event(), Event()

    def append(self, answers: object) -> None:
        assert self.may.wait(60)
        super().append(answers)  # type: ignore[arg-type]
        self.has_done.set()


def test_who_waits_too_long_goes_on_and_nothing_else_is_asked_meanwhile(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(prompt, "_PATIENCE", 0.01)
    monkeypatch.setattr(prompt, "_BACK_OFF", 0.0)
    silent = Silent(tmp_path)
    store = PromptStore(silent)
    asked: tuple[Answer, ...] = (answered(1),)
    for ask in (partial(store.append, asked), store.since, store.erase):
        with pytest.raises(StudyError, match="can't be reached"):
            ask()
    silent.may.set()
    assert silent.has_done.wait(60)
    assert store._thread is not None
    store._thread.join()
    monkeypatch.setattr(prompt, "_PATIENCE", 60)
    assert store.since() == asked
    store.erase()
    assert store.since() == ()


def test_after_a_silence_the_server_is_left_alone_for_a_while(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(prompt, "_PATIENCE", 0.01)
    silent = Silent(tmp_path)
    store = PromptStore(silent)
    with pytest.raises(StudyError):
        store.append(())
    silent.may.set()
    assert store._thread is not None
    store._thread.join()
    with pytest.raises(StudyError, match="can't be reached"):
        store.since()


def test_what_goes_wrong_reaches_who_asked() -> None:
    class Broken(SqlStore):
        def erase(self, learner: str | None = None) -> None:
            raise StudyError("full", learner=learner or "")

    with pytest.raises(StudyError, match="disk is full"):
        PromptStore(Broken("sqlite://")).erase()
