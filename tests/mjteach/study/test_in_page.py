"""Answers that a browser keeps."""

from __future__ import annotations

from mjteach.study import in_page, this_program
from mjteach.study.answer import Answer, line_of
from mjteach.study.in_page import Nobody, PageStore


class Kept(dict[str, str]):
    """A browser, by ids."""

    def add(self, id: str, line: str) -> None:
        self[id] = line

    def erase(self) -> None:
        self.clear()


def answer(id: str, minute: int, set_id: str = "s") -> Answer:
    at = f"2026-11-23T09:{minute:02}:00.000Z"
    return Answer(id, at, set_id, "x", 1, "c", "fu_count", 1, "correct")


def test_an_answer_is_there_once_and_in_the_order_of_time():
    browser = Kept()
    store = PageStore(browser, [line_of(answer("b", 2)), "no answer"])
    store.append([answer("c", 3), answer("a", 1), answer("b", 2)])
    assert [one.id for one in store.since()] == ["a", "b", "c"]
    assert set(browser) == {"a", "c"}
    assert store.names("2026-11-23T09:03") == tuple(
        f"2026-11-23T09:0{n}:00.000Z {id}" for n, id in ((1, "a"), (2, "b"))
    )


def test_what_another_page_was_given_is_known_and_not_written_again():
    browser = Kept()
    store = PageStore(browser, [])
    store.hear([line_of(answer("a", 1, "t"))])
    assert [one.id for one in store.since(sets=["t"])] == ["a"]
    assert store.since(sets=["s"]) == store.since("2026-11-23T09:01:30") == ()
    assert store.since(until="2026-11-23T09:01") == ()
    assert browser == {}


def test_to_forget_is_to_forget_all():
    browser, said = Kept(), []
    store = PageStore(browser, [])
    store.append([answer("a", 1)])
    store.erase("somebody", also=lambda: said.append("beside"))
    assert (store.since(), browser, said) == ((), {}, ["beside"])


def test_what_another_page_has_forgotten_can_be_brought_in_again():
    browser = Kept()
    store = PageStore(browser, [])
    store.append([answer("a", 1)])
    browser.clear()
    store.forget()
    assert store.since() == ()
    store.append([answer("a", 1)])
    assert list(browser) == ["a"]


def test_in_a_page_the_program_keeps_there(monkeypatch):
    monkeypatch.setattr(in_page, "_OPENED", [])
    this_program.keeper.cache_clear()
    try:
        store = in_page.begin(Nobody(), [line_of(answer("a", 1))])
        keeper = this_program.keeper()
        assert keeper.is_on
        assert [one.id for one in keeper.answers()] == ["a"]
        keeper.erase()
        assert store.since() == ()
    finally:
        this_program.keeper.cache_clear()
