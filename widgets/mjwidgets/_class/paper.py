"""A page as PDF, by a Chromium that is there already."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from mjteach.core.errors import StudyError

NAMED: Final = "MJTEACH_CHROMIUM"
"""Names the browser where it lies in none of the usual places."""

_USUAL: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "msedge"),
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
_SECONDS: Final = 60


def found_browser() -> str | None:
    """The Chromium that is named, else one in a usual place, else none.

    What is named is taken as it is: where it is wrong, starting it fails.
    """
    usual = filter(None, map(shutil.which, _USUAL))
    return os.environ.get(NAMED) or next(usual, None)


def printed(page: str) -> bytes:
    """A page as PDF; it fetches nothing, and runs no script.

    Raises StudyError where there is no browser for it.
    """
    browser = found_browser()
    if browser is None:
        raise StudyError("no_browser")
    with TemporaryDirectory(prefix="mjteach-") as folder:
        source, made = Path(folder, "page.html"), Path(folder, "page.pdf")
        source.write_text(page, encoding="utf-8")
        command = [
            *(browser, "--headless", "--disable-gpu", "--no-pdf-header-footer"),
            *(f"--user-data-dir={folder}/profile", f"--print-to-pdf={made}", source.as_uri()),
        ]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.insert(1, "--no-sandbox")
        with suppress(OSError, subprocess.TimeoutExpired):
            subprocess.run(command, capture_output=True, timeout=_SECONDS, check=False)
        if not made.exists():
            raise StudyError("no_browser")
        return made.read_bytes()
