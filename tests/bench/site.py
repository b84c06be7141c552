"""How big the plain pages are, and how soon one can answer on them.

    python tests/bench/site.py [--folder PAGES] [--lesson 0-1-start] [--times 3] [--mbit 20]
    python tests/bench/site.py [--folder PAGES] --hands 100 [--minutes 0]

Builds the site unless a folder with one is named. "Seen" is when the form of the first question
stands on the page, "verdict" when an answer given at once is judged: in a browser that has
nothing yet, and in one that has been there. Megabytes are what comes over the line, for the page
and its Python. With ``--mbit`` the line is that slow, with 40 ms each way.

With ``--hands`` so many hands are answered in one dojo, spread over the minutes, and after each
ten the megabytes are printed that the page's process holds.
"""

from __future__ import annotations

import argparse
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Locator, Request, sync_playwright

DOJO: Final = "#door-4-the-dojo"
AGAIN: Final = "Next ten"
ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets")]

from mjwidgets._class.paper import found_browser  # noqa: E402


def is_sent(request: Request) -> bool:
    """Whether it was answered over the line, by the site."""
    answer = request.response()
    return answer is not None and not answer.from_service_worker and "http" in request.url[:4]


def visit(context: BrowserContext, address: str, mbit: float) -> tuple[float, float, float, int]:
    """Seconds until the form is seen and until the verdict, megabytes sent, and requests."""
    page = context.new_page()
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    if mbit:
        line = {"offline": False, "latency": 40, "uploadThroughput": mbit * 125_000}
        client.send(
            "Network.emulateNetworkConditions", line | {"downloadThroughput": mbit * 125_000}
        )
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))  # noqa: PLW0108 - playwright marks it
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    option = page.locator(".mj:visible .mj-option").first
    option.wait_for(timeout=120_000)
    seen = time.monotonic() - began
    option.click()
    judged = (
        "() => [...document.querySelectorAll('.mj-status')].some((one) => one.innerText.trim())"
    )
    page.wait_for_function(judged, timeout=240_000)
    verdict = time.monotonic() - began
    page.wait_for_selector("html[data-ran=all]", timeout=240_000)
    sent = sum(request.sizes()["responseBodySize"] for request in asked if is_sent(request))
    told = sent / 1e6, len(asked)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.close()
    return seen, verdict, *told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--lesson", default="0-1-start")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--mbit", type=float, default=0)
    parser.add_argument("--hands", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = given.folder or Path(made) / "pages"
        if not given.folder:
            began = time.monotonic()
            subprocess.run([sys.executable, "-m", "mjteach", "site", folder], check=True)
            print(f"built in {time.monotonic() - began:.0f} s")
        files = [path for path in folder.rglob("*") if path.is_file()]
        print(f"{sum(path.stat().st_size for path in files) / 1e6:.1f} MB in {len(files)} files")
        serve = [sys.executable, folder / "serve.py", "--port", "0", "--no-browser"]
        with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                site = re.findall(r"http://\S+/", server.stdout.readline())[0]
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=found_browser())
                    if given.hands:
                        sit(browser, f"{site}en/9-1-practice-room.html", given.hands, given.minutes)
                    else:
                        measure(browser, f"{site}en/{given.lesson}.html", given.times, given.mbit)
            finally:
                server.terminate()


def measure(browser: Browser, address: str, times: int, mbit: float) -> None:
    """Print the medians of visits by browsers that come for the first time, and again."""
    visits: dict[str, list[tuple[float, float, float, int]]] = {"first": [], "again": []}
    for _ in range(times):
        with browser.new_context() as context:
            for found in visits.values():
                found.append(visit(context, address, mbit))
                context.clear_cookies()
    for name, found in visits.items():
        seen, verdict, sent, asked = map(statistics.median, zip(*found, strict=True))
        print(
            f"{name}: seen {seen:.2f} s, verdict {verdict:.2f} s, {sent:.1f} MB, {asked} requests"
        )


def held(browser: Browser) -> float:
    """The megabytes that the process of the page holds, its share of what many hold included."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pages = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
    rolled = [Path(f"/proc/{id}/smaps_rollup").read_text(encoding="utf-8") for id in pages]
    return max(int(re.findall(r"Pss:\s+(\d+)", text)[0]) for text in rolled) / 1e3


def answer(dojo: Locator) -> None:
    """A hand, the next one, and the next ten where it was the last."""
    ahead = dojo.get_by_role("button", name=re.compile("Next(?! ten)"))
    dojo.locator("input.mj-number:visible").first.fill("30")
    dojo.get_by_role("button", name="Check").click()
    ahead.click()
    ahead.wait_for(state="hidden")
    if dojo.get_by_role("button", name=AGAIN).is_visible():
        dojo.get_by_role("button", name=AGAIN).click()


def sit(browser: Browser, address: str, hands: int, minutes: float) -> None:
    """Print what a page holds while hands are answered in it."""
    page = browser.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-ran=all]", timeout=240_000)
    print(f"open: {held(browser):.0f} MB")
    dojo = page.locator(f"{DOJO} .mj")
    for hand in range(1, hands + 1):
        page.wait_for_timeout(minutes * 60_000 / hands)
        answer(dojo)
        if hand % 10 == 0:
            print(f"{hand} hands: {held(browser):.0f} MB", flush=True)
    page.close()


if __name__ == "__main__":
    main()
