"""How long the table takes between a choice and what follows, and how much is sent.

    python tests/bench/table.py [--deals 5] [--others "sound plain plain"] [--page]

A plain player plays some deals through the widget: for each message after the first the kilobytes
of the view, as JSON with the separators of a kernel, and the CPU time in the kernel. With
``--page`` each choice is a click on a real page (``MJTEACH_CHROMIUM``), which works without
Jupyter: the time from the click until the page has drawn what follows. Prints the median, the 95th
percentile and the largest of each. Other programs that run meanwhile count.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from sys import path
from time import perf_counter, process_time

path[:0] = [str(Path(__file__).parents[2] / part) for part in ("tests", "widgets", "")]

from playwright.sync_api import sync_playwright  # noqa: E402

import mjwidgets as mjw  # noqa: E402
from mjteach.riichi.players.choosing import plain  # noqa: E402
from mjteach.riichi.round.actions import Action  # noqa: E402
from mjteach.riichi.round.view import view  # noqa: E402
from mjwidgets._play.widget import PlayWidget  # noqa: E402
from support.pages.widget_page import Board  # noqa: E402


def told(name: str, numbers: list[float], unit: str) -> None:
    """Print a line of figures."""
    parts = quantiles(numbers, n=20)
    shown = (f"{part:8.1f}" for part in (parts[9], parts[18], max(numbers)))
    print(f"{name:16}{''.join(shown)} {unit} (p50, p95, most of {len(numbers)})")


def wanted(widget: PlayWidget) -> Action:
    """What a plain player would do."""
    sitting = widget.sitting
    return plain(view(sitting.state, sitting.seat), sitting.choices)


def deals(number: int, others: str) -> Iterator[PlayWidget]:
    """Some deals, each before its first choice."""
    for deal in range(number):
        yield mjw.play(f"bench {deal}", others=others)


def in_kernel(number: int, others: str) -> None:
    """The bytes and the CPU time of each message."""
    kilobytes, milliseconds = [], []
    for widget in deals(number, others):
        while not widget.sitting.is_over:
            action, began = wanted(widget), process_time()
            widget.do(action)
            milliseconds.append(1000 * (process_time() - began))
            text = json.dumps(widget.view, ensure_ascii=False)
            kilobytes.append(len(text.encode()) / 1000)
    told("message", kilobytes, "kB")
    told("kernel", milliseconds, "ms CPU")


def on_page(number: int, others: str) -> None:
    """The time between a choice on a page and its change."""
    milliseconds = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=os.environ.get("MJTEACH_CHROMIUM"))
        page = browser.new_page()
        for widget in deals(number, others):
            board = Board(page, widget)
            while not widget.sitting.is_over:
                began = perf_counter()
                if not choose(board, wanted(widget)):
                    break
                board.pump()
                page.evaluate("() => new Promise(requestAnimationFrame)")
                milliseconds.append(1000 * (perf_counter() - began))
        browser.close()
    told("click to page", milliseconds, "ms")


def choose(board: Board, action: Action) -> bool:
    """Click what does an action; whether it was there."""
    return bool(
        board.page.evaluate(
            """([what, kind]) => {
              const can = model.get('view').can;
              const id = Object.keys(can).find((id) => Object.values(can[id]).includes(what));
              const arm = kind === 'riichi' && [...document.querySelectorAll('.mj-actions button')]
                .find((button) => button.dataset.key === 'r');
              if (arm) arm.click();
              const tiles = [...document.querySelectorAll('[data-kind=hand] button.mj-tile')];
              const place = model.get('view').buttons.findIndex((each) => each.id === what);
              const found = id
                ? tiles[model.get('view').rows[0].spots.findIndex((spot) => spot.id === id)]
                : document.querySelectorAll('.mj-actions button')[place];
              found?.click();
              return Boolean(found);
            }""",
            [str(action), str(action.kind)],
        )
    )


def main() -> None:
    """Play the deals and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--others", default="sound plain plain")
    parser.add_argument("--page", action="store_true")
    given = parser.parse_args()
    in_kernel(given.deals, given.others)
    if given.page:
        on_page(given.deals, given.others)


if __name__ == "__main__":
    main()
