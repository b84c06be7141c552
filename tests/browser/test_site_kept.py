"""What pages of one browser keep, hear and say, without Python: ``keep``, ``deals``, ``notice``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

import mjteach as mj

pytestmark = pytest.mark.browser

ADDRESS = "http://course.test/"
FOLDER = Path(mj.__file__).parent
OPEN = """async (name) => {
  const { openKept } = await import('/site/static/keep.mjs');
  window.kept = await openKept(name);
  window.heard = [];
}"""
LISTEN = "() => kept.listen((told) => heard.push(told))"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    def served(route: Route) -> None:
        path = FOLDER / route.request.url.removeprefix(ADDRESS)
        if path.is_file():
            route.fulfill(path=path, content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html><title>A page</title>", content_type="text/html")

    with browser.new_context() as made:
        made.route(f"{ADDRESS}**", served)
        yield made


def tab(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto(ADDRESS)
    page.evaluate(OPEN, "record")
    return page


def lines(page: Page) -> list[str]:
    """What the browser has, as a page that opens now reads it."""
    return sorted(tab(page.context).evaluate("() => kept.lines"))


def test_what_was_given_while_a_page_was_coming_is_heard_when_it_listens(context: BrowserContext):
    """Between its first look and its first word Python takes seconds: nothing falls between."""
    one, other = tab(context), tab(context)
    one.evaluate("() => kept.add('a', 'first')")
    one.evaluate("() => kept.add('b', 'second')")
    assert other.evaluate("() => kept.lines") == []
    other.evaluate(LISTEN)
    one.evaluate("() => kept.add('c', 'third')")
    other.wait_for_function("() => heard.length === 3")
    wanted = [{"lines": ["first"]}, {"lines": ["second"]}, {"lines": ["third"]}]
    assert other.evaluate("() => heard") == wanted


def test_what_is_added_in_one_go_is_written_in_one_go_and_waited_for(context: BrowserContext):
    one, other = tab(context), tab(context)
    other.evaluate(LISTEN)
    one.evaluate(
        """async () => {
          for (let n = 0; n < 3000; n += 1) window.last = kept.add(`id ${n}`, `line ${n}`);
          window.areThere = await kept.settled();
        }"""
    )
    assert one.evaluate("() => areThere")
    assert one.evaluate("() => last") == 3000
    assert len(lines(one)) == 3000
    other.wait_for_function("() => heard.length > 0")
    assert [len(told["lines"]) for told in other.evaluate("() => heard")] == [3000]


def test_one_page_hears_that_another_has_forgotten_all(context: BrowserContext):
    one, other = tab(context), tab(context)
    one.evaluate("() => kept.add('a', 'first')")
    one.evaluate("() => kept.erase()")
    other.evaluate("() => kept.add('b', 'after it')")
    other.evaluate(LISTEN)
    other.wait_for_function("() => heard.length === 2")
    assert other.evaluate("() => heard") == [{"lines": ["first"]}, {"erased": True}]
    assert lines(one) == ["after it"]


def test_what_was_added_before_all_was_forgotten_is_forgotten(context: BrowserContext):
    """One run of Python may do both; what it adds after that stays."""
    page = tab(context)
    page.evaluate(
        """async () => {
          kept.add('a', 'before');
          kept.erase();
          kept.add('b', 'after');
          await kept.settled();
        }"""
    )
    assert lines(page) == ["after"]


def test_what_hangs_is_not_waited_for_without_an_end(context: BrowserContext):
    context.add_init_script("window.setTimeout = (act) => queueMicrotask(act)")
    page = tab(context)
    page.evaluate(
        """() => {
          IDBDatabase.prototype.transaction = () => ({ objectStore: () => ({ put: () => {} }) });
          kept.add('a', 'never written');
        }"""
    )
    assert page.evaluate("() => kept.settled()") is False


def test_where_nothing_can_be_written_that_is_told_and_nothing_is_waited_for(
    context: BrowserContext,
):
    context.add_init_script("indexedDB.open = () => { throw new Error('no room') }")
    page = tab(context)
    assert page.evaluate("() => kept.isKeeping") is False
    failed = "() => kept.add('a', 'first').then(() => 'kept', (error) => error.message)"
    assert page.evaluate(failed) == "nothing is kept"
    page.evaluate("() => kept.settled()")


def table(context: BrowserContext) -> Page:
    """A page in which deals can be played."""
    page = context.new_page()
    page.goto(ADDRESS)
    page.evaluate(
        """async () => {
          const { openDeals } = await import('/site/static/deals.mjs');
          window.deals = await openDeals('record');
          window.heard = [];
        }"""
    )
    return page


def played(page: Page, *entry: object, anew: bool = False) -> bool | str:
    """Whether an entry is the next one of its table."""
    add = "(entry) => deals.add(...entry).catch((error) => error.message)"
    return page.evaluate(add, [*entry, anew])


def test_a_deal_is_there_for_the_next_page_and_no_page_writes_over_another(
    context: BrowserContext,
):
    one, other = table(context), table(context)
    assert played(one, "monday", 1, "a")
    assert played(one, "monday", 2, "b")
    assert played(one, "monday 2", 1, "other deal")
    assert not played(other, "monday", 2, "late")
    assert other.evaluate("() => deals.linesOf('monday')") == ["a", "b"]
    assert played(other, "monday", 3, "c")
    assert not played(one, "monday", 5, "of another log")
    tables = {"monday": ["a", "b", "c"], "monday 2": ["other deal"]}
    assert table(context).evaluate("() => deals.tables") == tables
    assert played(one, "monday", 4, "all of it", anew=True)
    tables["monday"] = ["all of it"]
    assert table(context).evaluate("() => deals.tables") == tables
    assert played(one, "monday", 5, "d")
    one.evaluate("() => deals.erase()")
    assert table(context).evaluate("() => deals.tables") == {}


def test_deals_of_another_copy_go_on_where_nothing_was_played_at_their_tables(
    context: BrowserContext,
):
    one, other = table(context), table(context)
    for entry in (("monday", 3, "a"), ("monday", 4, "b")):
        assert played(one, *entry, anew=entry[1] == 3)
    assert played(one, "friday", 1, "theirs")
    other.evaluate(
        """async () => {
          const { openDeals } = await import('/site/static/deals.mjs');
          window.deals = await openDeals('copy');
        }"""
    )
    assert played(other, "friday", 1, "own")
    assert other.evaluate("() => deals.adopt('record')") == ["monday"]
    assert other.evaluate("() => deals.linesOf('monday')") == ["a", "b"]
    assert other.evaluate("() => deals.linesOf('friday')") == ["own"]
    assert played(other, "monday", 5, "goes on")


def test_a_page_hears_at_which_table_another_has_played_since_it_was_opened(
    context: BrowserContext,
):
    one, other = table(context), table(context)
    played(one, "monday", 1, "a")
    played(one, "monday", 2, "b")
    played(one, "monday", 2, "late")
    other.evaluate("() => deals.listen((table) => heard.push(table))")
    played(one, "tuesday", 1, "a")
    other.wait_for_function("() => heard.includes('tuesday')")
    assert other.evaluate("() => heard") == ["monday", "monday", "tuesday"]


def test_what_follows_an_entry_that_was_refused_is_refused_too(context: BrowserContext):
    """Of two pages at one table one has gone on; the other has played two moves on the old log."""
    one, other = table(context), table(context)
    played(one, "monday", 1, "a")
    both = [["monday", 1, "x", False], ["monday", 2, "y", False]]
    added = "(both) => Promise.all(both.map((entry) => deals.add(...entry)))"
    assert other.evaluate(added, both) == [False, False]
    assert other.evaluate("() => deals.linesOf('monday')") == ["a"]
    assert played(other, "monday", 2, "b")
    assert table(context).evaluate("() => deals.tables") == {"monday": ["a", "b"]}


def test_where_no_deal_can_be_written_that_is_told(context: BrowserContext):
    context.add_init_script("indexedDB.open = () => { throw new Error('no room') }")
    page = table(context)
    assert page.evaluate("() => deals.tables") == {}
    assert played(page, "monday", 1, "a") == "nothing is kept"


def test_a_question_stays_until_it_is_answered_or_another_is_asked(context: BrowserContext):
    page = context.new_page()
    page.goto(ADDRESS)
    page.evaluate(
        """async () => {
          const { Notice } = await import('/site/static/notice.mjs');
          window.notice = new Notice();
          window.answers = [];
          notice.ask('Is it yours?', 'Yes', 'No').then((answer) => answers.push(['first', answer]));
          notice.offer('Put them into a file.', 'Save', () => {}, 'Not now');
        }"""
    )
    said = page.locator(".mj-page-notice")
    assert "Is it yours?" in said.inner_text()
    page.evaluate(
        """() => {
          notice.ask('And these?', 'Yes', 'No').then((answer) => answers.push(['second', answer]));
        }"""
    )
    said.get_by_role("button", name="Yes").click()
    assert page.evaluate("() => answers") == [["first", None], ["second", True]]
    assert "And these?" not in said.inner_text()


def test_a_warning_that_stands_hides_no_sentence(context: BrowserContext):
    page = context.new_page()
    page.goto(ADDRESS)
    page.evaluate(
        """async () => {
          const { Notice } = await import('/site/static/notice.mjs');
          window.notice = new Notice();
          notice.warn('There is a newer version.', 'Use it now', () => {});
          notice.say('5 lines are missing.');
          notice.offer('Put them into a file.', 'Save', () => {}, 'Not now');
        }"""
    )
    said = page.locator(".mj-page-notice")
    wanted = ["There is a newer version.", "Put them into a file.", "5 lines are missing."]
    assert [one.inner_text() for one in said.get_by_role("status").all()] == wanted
    said.get_by_role("button", name="Not now").click()
    page.evaluate("() => notice.say('')")
    shown = [one.inner_text() for one in said.get_by_role("status").all() if one.is_visible()]
    assert shown == wanted[:1]


def test_what_a_copy_that_lay_elsewhere_has_is_found(context: BrowserContext):
    """A stick that was updated has another name; nobody should begin at nothing without a word."""
    page = context.new_page()
    page.goto(ADDRESS)
    found = page.evaluate(
        """async () => {
          const { keptElsewhere, openKept } = await import('/site/static/keep.mjs');
          const { openDeals } = await import('/site/static/deals.mjs');
          const old = await openKept('mjteach/');
          await openDeals('mjteach/');
          await old.add('a', 'first');
          const other = await openKept('something/else');
          await other.add('b', 'of another program');
          await openKept('mjteach/new/');
          await (await openKept('mjteach/third/')).add('c', 'of somebody else');
          return [await keptElsewhere('mjteach/new/'), await keptElsewhere('mjteach/third/')];
        }"""
    )
    first = {"name": "mjteach/", "lines": ["first"]}
    assert found == [
        [first, {"name": "mjteach/third/", "lines": ["of somebody else"]}],
        [first],
    ]
