"""How big the plain pages are, and how soon one can answer on them.

    python tests/bench/site.py [--folder PAGES] [--lesson 0-1-start] [--times 3] [--mbit 20]

Builds the site unless a folder with one is named. "Seen" is when the form of the first question
stands on the page, "verdict" when an answer given at once is judged: in a browser that has
nothing yet, and in one that has been there. Megabytes are counted as the page itself fetches them;
what Python fetches beside it is not among them. With ``--mbit`` the page's line is that slow.
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

from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets")]

from mjwidgets._class.paper import found_browser  # noqa: E402


def visit(context: BrowserContext, address: str, mbit: float) -> tuple[float, float, float, int]:
    """Seconds until the form is seen and until the verdict, megabytes sent, and requests."""
    page = context.new_page()
    sizes: list[int] = []
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    client.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    if mbit:
        line = {"offline": False, "latency": 40, "uploadThroughput": mbit * 125_000}
        client.send(
            "Network.emulateNetworkConditions", line | {"downloadThroughput": mbit * 125_000}
        )
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
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
    page.close()
    return seen, verdict, sum(sizes) / 1e6, len(asked)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--lesson", default="0-1-start")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--mbit", type=float, default=0)
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
            site = re.findall(r"http://\S+/", server.stdout.readline())[0]
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=found_browser())
                measure(browser, f"{site}en/{given.lesson}.html", given.times, given.mbit)
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


if __name__ == "__main__":
    main()
