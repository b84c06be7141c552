"""Which JupyterLab serves a learner's folder: remembered there, found again, and stopped.

A launcher that is killed leaves its JupyterLab behind; the next one finds it by this record.
"""

from __future__ import annotations

import http.client
import json
import os
import time
import webbrowser
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from mjteach.core.printable import printable
from mjteach.study.folder import STATE

LOOPBACK: Final = "127.0.0.1"
RECORD: Final = "running.json"
SECONDS_TO_ANSWER: Final = 15
"""A busy one is slow; where none is, the port says so at once."""
SECONDS_TO_STOP: Final = 20
LEARNER: Final = "MJTEACH_LEARNER"
WHERE: Final = ("MJTEACH_DATABASE", "MJTEACH_STUDY")


class Keeping(NamedTuple):
    """Whose answers a course keeps, and a mark of where: an address may hold a password."""

    learner: str
    where: str

    @classmethod
    def by(cls, variables: Mapping[str, str]) -> Keeping:
        """As a course keeps them that is started with such variables."""
        found = json.dumps([variables.get(name, "").strip() for name in WHERE])
        return cls(variables.get(LEARNER, "").strip(), sha256(found.encode()).hexdigest())

    def differs(self, wanted: Keeping) -> str:
        """What is other than wanted, as part of a sentence; empty where nothing is."""
        if self.learner != wanted.learner:
            return f"for {printable(self.learner)}" if self.learner else f"without {LEARNER}"
        return "" if self.where == wanted.where else f"with another {' or '.join(WHERE)}"


class Running(NamedTuple):
    """A JupyterLab on this machine: where it listens, the token that opens it, and for whom."""

    port: int
    token: str
    keeping: Keeping | None = None
    """None where an earlier version has started it."""

    def address(self, page: str) -> str:
        """The address that opens a page of the learner's folder."""
        return f"http://{LOOPBACK}:{self.port}/lab/tree/{quote(page)}?token={self.token}"

    def remember(self, home: Path) -> None:
        """Write the record, which nobody else may read: the token opens everything."""
        _record(home).unlink(missing_ok=True)
        number = os.open(_record(home), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(number, "w", encoding="utf-8") as record:  # noqa: PTH123 - it is open already
            json.dump(self, record)

    def answers(self) -> bool:
        """Whether it is there and takes the token."""
        return self._ask("GET", "/api/status") == http.client.OK

    def open_again(self, page: str, wanted: Keeping, *, browser: bool) -> int:
        """Show the page in it; the exit code of the command, 0.

        Raises SystemExit with one sentence where the answers would be kept as somebody else's.
        """
        if self.keeping and (other := self.keeping.differs(wanted)):
            raise SystemExit(
                f"The course is already running {other}. Stop it first: run the same command with "
                "the word stop, and then start it again."
            )
        print(f"The course is running already, at {self.address(page)}")
        print("To stop it, run the same command with the word stop.", flush=True)
        if browser:
            webbrowser.open(self.address(page))
        return 0

    def stop(self) -> bool:
        """Ask it to end; whether it has ended."""
        self._ask("POST", "/api/shutdown")
        until = time.monotonic() + SECONDS_TO_STOP
        while time.monotonic() < until:
            if not self.answers():
                return True
            time.sleep(0.2)
        return False

    def _ask(self, method: str, path: str) -> int:
        """The status of its answer, 0 where there is none."""
        connection = http.client.HTTPConnection(LOOPBACK, self.port, timeout=SECONDS_TO_ANSWER)
        try:
            connection.request(method, path, headers={"Authorization": f"token {self.token}"})
            return connection.getresponse().status
        except (OSError, http.client.HTTPException):
            return 0
        finally:
            connection.close()


def on(home: Path) -> Running | None:
    """The JupyterLab that serves a folder now, if one does."""
    try:
        port, token, *keeping = json.loads(_record(home).read_bytes())
        found = Running(int(port), str(token), *(Keeping(*map(str, each)) for each in keeping))
        return found if found.answers() else None
    except (OSError, OverflowError, TypeError, ValueError):
        return None


def forget(home: Path) -> None:
    """Remove the record."""
    _record(home).unlink(missing_ok=True)


def stop(home: Path) -> int:
    """Stop the course on a folder and say so; the exit code of the command."""
    found = on(home)
    if found is None:
        print(f"The course is not running on {home}.")
        return 0
    if not found.stop():
        raise SystemExit(f"JupyterLab on port {found.port} does not stop: restart the computer.")
    forget(home)
    print("The course is stopped.")
    return 0


def _record(home: Path) -> Path:
    return home / STATE / RECORD
