"""Answers that a browser keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from mjteach.study import in_page, played, this_program
from mjteach.study.answer import Answer, line_of
from mjteach.study.in_page import Nobody, PageStore
from mjteach.study.played import DealLog


class Kept(dict[str, str]):
    """A browser, by ids."""

    def add(self, id: str, line: str) -> None:
        self[id] = line

    def add_to_deal(self, table: str, number: int, line: str, *, is_anew: bool) -> None:
        if is_anew:
            for key in [key for key in self if key.startswith(f"{table} ")]:
                del self[key]
        assert f"{table} {number}" not in self
        self[f"{table} {number}"] = line

    def erase(self) -> None:
        self.clear()

    def deals(self) -> dict[str, list[str]]:
        """As a page that opens now reads them."""
        found: dict[str, list[str]] = {}
        for key, line in sorted(self.items(), key=lambda entry: int(entry[0].split()[1])):
            found.setdefault(key.split()[0], []).append(line)
        return found


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Kept], DealLog]]:
    """Opens a page of a browser, and there the log of Monday's deal."""
    monkeypatch.setattr(in_page, "_OPENED", [])

    def opened(browser: Kept) -> DealLog:
        this_program.keeper.cache_clear()
        in_page.begin(browser, [], browser.deals())
        return DealLog(this_program.keeper(), "monday")

    yield opened
    this_program.keeper.cache_clear()


def test_a_deal_goes_on_in_the_next_page_where_it_was_left(
    page: Callable[[Kept], DealLog], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(played, "_ENOUGH", 2_000)
    browser, lines = Kept(), ["x" * 500, ""]
    for number in range(20):
        log = page(browser)
        assert log.read() == ("\n".join(lines) if number else "")
        lines[-1:] = [f"move {number}", ""]
        assert log.keep("\n".join(lines))
        assert (log.trouble, log.is_damaged) == (None, False)
    assert sum(map(len, browser.values())) < 3_000


def test_what_another_page_has_played_is_heard_and_not_played_over(
    page: Callable[[Kept], DealLog],
):
    browser = Kept()
    log = page(browser)
    assert log.keep("one")
    here = in_page.opened()
    assert here is not None
    other = page(browser)
    assert other.read() == "one"
    assert other.keep("one\ntwo")
    here.hear_of_deal(*browser.deals().popitem())
    assert not log.keep("one\nthree")
    assert log.read() == "one\ntwo"


def test_a_damaged_deal_begins_again_and_one_that_was_forgotten_is_gone(
    page: Callable[[Kept], DealLog],
):
    browser = Kept()
    log = page(browser)
    for number in range(1, 4):
        assert log.keep("one\n" * number)
    key, *_ = browser
    browser[key] = "nothing that we wrote"
    log = page(browser)
    assert (log.read(), log.is_damaged) == ("", True)
    assert log.set_aside("anew") == ""
    log = page(browser)
    assert (log.read(), log.is_damaged) == ("anew", False)
    this_program.keeper().erase()
    assert (browser, page(browser).read()) == ({}, "")


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


def test_what_cannot_be_read_is_counted_and_said(monkeypatch):
    """It stays in the browser: a newer version of the course may be able to."""
    monkeypatch.setattr(in_page, "_OPENED", [])
    this_program.keeper.cache_clear()
    try:
        store = in_page.begin(Nobody(), [line_of(answer("a", 1)), '{"id": "b"}', "torn"])
        assert (len(store.since()), store.newer, store.spoilt) == (1, 1, 1)
        keeper = this_program.keeper()
        assert len(keeper.answers()) == 1
        told = {said.id.removeprefix("error.study.") for said in keeper.untold}
        assert told >= {"spoilt", "newer_answers"}
    finally:
        this_program.keeper.cache_clear()


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
