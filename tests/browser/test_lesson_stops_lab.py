"""A lesson whose kernel goes, in JupyterLab: one banner says so, one click starts it again."""

from __future__ import annotations

import os
import re
import signal

import pytest
from playwright.sync_api import expect

from mjteach.core.message import Message
from mjteach.text import render
from support.pages.lab_page import command, is_changed
from support.pages.widget_page import notebook

pytestmark = pytest.mark.browser

STOPPED = render(Message("widget.stopped"))
AGAIN = render(Message("widget.start_again"))

SOURCES = (
    "import os\nruns = 0",
    "1 / 0",
    "runs += 1\nprint('pid', os.getpid(), 'runs', runs)",
    "from IPython.display import HTML\nHTML('<button id=\"again\">again</button>')",
)


class Lesson:
    """A lesson with an error in the middle."""

    def __init__(self, page, lab, name):
        self.page, self.lab = page, lab
        notebook(lab.folder / name, *SOURCES)
        page.goto(lab.address(name))
        self.banner = page.locator(".mj-lesson-stopped")
        self.output = page.locator(".jp-OutputArea-output", has_text="pid ").last
        self.pid()

    def pid(self):
        """The kernel's process, once the lesson has run wholly."""
        expect(self.page.locator("#again")).to_be_visible(timeout=60_000)
        expect(self.output).to_have_text(re.compile(r"pid \d+ runs 1"), timeout=60_000)
        return int(self.output.inner_text().split()[1])

    def kernel(self):
        (session,) = [
            session
            for session in self.lab.ask("GET", "sessions")
            if session["path"] in self.page.evaluate("decodeURIComponent(location.pathname)")
        ]
        return session["kernel"]["id"]


def by_menu(lesson):
    command(lesson.page, "kernelmenu:restart")
    lesson.page.locator(".jp-Dialog .jp-mod-accept").click()


def by_kill(lesson):
    os.kill(lesson.pid(), signal.SIGKILL)


def by_another_client(lesson):
    lesson.lab.ask("POST", f"kernels/{lesson.kernel()}/restart")


def by_deletion(lesson):
    lesson.lab.ask("DELETE", f"kernels/{lesson.kernel()}")


BY_NIGHT = (by_menu, by_another_client, by_deletion)
"""Ways that other tests go too: by the menu and by deletion below, by a client in the steps."""


@pytest.mark.parametrize(
    "lose", [by_kill, *(pytest.param(lose, marks=pytest.mark.slow) for lose in BY_NIGHT)]
)
def test_one_banner_and_one_click(page, lab, lose):
    lesson = Lesson(page, lab, f"{lose.__name__}.ipynb")
    before = lesson.pid()
    error = page.locator(".jp-OutputArea-output", has_text="ZeroDivisionError")
    expect(error).to_have_count(1)  # it has not stopped the rest
    expect(lesson.banner).to_have_count(0)
    lose(lesson)
    expect(lesson.banner).to_have_count(1, timeout=30_000)
    alert = lesson.banner.get_by_role("alert")
    expect(alert).to_have_text(STOPPED)
    # JupyterLab tells of a kernel that died, too, when it comes to it
    dialog = page.locator(".jp-Dialog")
    page.add_locator_handler(dialog, lambda told: told.get_by_role("button").last.click())
    expect(lesson.output).to_have_text(f"pid {before} runs 1")  # nothing runs by itself
    lesson.banner.get_by_role("button", name=AGAIN).click()
    expect(lesson.banner).to_have_count(0, timeout=60_000)
    assert lesson.pid() != before
    assert not is_changed(page)


LATE = """(() => {
  const now = window.fetch;
  window.fetch = async (request, ...rest) => {
    const listed = request.method === "GET" && /api.sessions[?]/.test(request.url);
    if (listed) await new Promise((done) => setTimeout(done, 2000));
    return now(request, ...rest);
  };
})()"""
"""The list of sessions takes its time, as it does when much is going on."""


def test_a_widget_or_the_menu_can_start_a_lesson_again(page, lab):
    page.add_init_script(LATE)
    lesson = Lesson(page, lab, "asks.ipynb")
    before = lesson.pid()
    lesson.lab.ask("DELETE", f"kernels/{lesson.kernel()}")
    # Of the kernel JupyterLab hears at once; the session it still holds when it is asked to start.
    page.evaluate("jupyterapp.serviceManager.kernels.refreshRunning().then(() => null)")
    expect(lesson.banner).to_have_count(1, timeout=30_000)
    heard = page.evaluate(
        """() => !document.getElementById('again').dispatchEvent(new CustomEvent(
          'mj:again', { bubbles: true, cancelable: true, composed: true }))"""
    )
    assert heard, "the widget must know that somebody starts the lesson"
    expect(lesson.banner).to_have_count(0, timeout=60_000)
    assert lesson.pid() != before
    assert not page.evaluate(
        "() => !document.dispatchEvent(new CustomEvent('mj:again', { cancelable: true }))"
    )

    by_menu(lesson)
    expect(lesson.banner).to_have_count(1, timeout=30_000)
    command(page, "notebook:run-all-cells")
    expect(lesson.banner).to_have_count(0, timeout=30_000)


def test_questions_of_ones_own_notebook_wake_up(page, lab):
    name = "mine.ipynb"
    asks = 'import mjwidgets as mjw\nmjw.puzzle("wait_finder", seed="a")'
    notebook(lab.folder / name, asks, runs=False)
    page.goto(lab.address(name))
    cell = page.locator(".jp-Cell")
    check = cell.get_by_role("button", name=render(Message("widget.check")))
    expect(cell).to_have_count(1, timeout=60_000)
    expect(page.get_by_text("| Idle")).to_be_attached(timeout=60_000)
    command(page, "notebook:run-all-cells")
    expect(check).to_be_visible(timeout=60_000)
    command(page, "docmanager:save")
    expect(page.locator(".jp-mod-dirty")).to_have_count(0)
    for kernel in lab.ask("GET", "kernels"):
        lab.ask("DELETE", f"kernels/{kernel['id']}")
    page.reload()

    banner = page.locator(".mj-lesson-stopped")
    wake = banner.get_by_role("button", name=render(Message("widget.wake_up")))
    expect(wake).to_be_visible(timeout=60_000)
    expect(cell.get_by_role("img").first).to_be_visible()  # as it was saved
    expect(cell).not_to_contain_text("model not found")
    expect(page.get_by_role("button", name=render(Message("room.whole")))).to_have_count(0)
    wake.click()
    expect(check).to_be_visible(timeout=60_000)
    expect(banner).to_have_count(0)
