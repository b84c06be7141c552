"""Force against everything that keeps answers: answers in = answers out, or the missing ones named.

    python tests/bench/faults.py              all of it, some minutes
    python tests/bench/faults.py bits server  some of it
    python tests/bench/faults.py --seed 7     by other dice

Each line says how many answers were given, how many are there, how many were named as lost or as
not saved, and the longest time that keeping one took. What is neither there nor named ends the
program with 1, and so does what is there and was named as lost all the same, or a wait of more than
a second. Needs PostgreSQL for ``connections``, ``server`` and ``writers_on_a_server``.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import sqlalchemy as sa

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from mjteach.study.folder import FILE  # noqa: E402
from mjteach.study.sql.opening import opened  # noqa: E402
from mjteach.study.sql.store import SqlStore  # noqa: E402
from mjteach.study.this_program import DATABASE, FOLDER  # noqa: E402
from support.study import postgres  # noqa: E402
from support.study.samples import answered, writing  # noqa: E402

_ID: Final = re.compile(r"[0-9a-f-]{36}")
_LOST: Final = re.compile(r"([\d,]+|one) answers? (?:are|is) lost")
_DICE: Final = random.Random()
"""Begun anew for each thing that is tried, from the seed."""


class Counted(NamedTuple):
    """Answers given, there afterwards, named as missing; the longest wait for one, in seconds."""

    given: int
    there: int
    named: int = 0
    longest: float = 0.0
    falsely: int = 0
    """So many more were named than are missing."""

    @property
    def silently_lost(self) -> int:
        """How many are neither there nor named."""
        return max(0, self.given - self.there - self.named)


def found_in(folder: Path, address: str = "", learner: str = "") -> set[str]:
    keeper = opened(address, folder, learner)
    keeper.keep()
    return {answer.id for answer in keeper.answers()}


def counted(given: Iterable[str], found: set[str], **more: float) -> Counted:
    names = {*given}
    return Counted(len(names), len(names & found), **more)  # type: ignore[arg-type]


def filled(folder: Path, many: int) -> set[str]:
    """A folder with so many answers and a copy of today that has all but the last twenty."""
    keeper = opened("", folder)
    answers = tuple(answered(n) for n in range(many))
    keeper.take_in(answers[:-20])
    opened("", folder)
    for answer in answers[-20:]:
        keeper.remember(answer)
    return {answer.id for answer in answers}


# ---- what is tried


def kills(folder: Path, times: int = 200) -> Counted:
    """A program that answers is killed, again and again, into one folder."""
    given: list[str] = []
    for _ in range(times):
        program = writing(10_000, "x", env={FOLDER: str(folder)})
        assert program.stdout is not None
        given += [program.stdout.readline() for _ in range(_DICE.randint(1, 90))]
        program.kill()
        given += [*program.stdout]
        program.wait()
    return counted(_ID.findall(" ".join(given)), found_in(folder))


def writers(folder: Path, many: int = 30, each: int = 60, address: str = "") -> Counted:
    """Many programs at once."""
    env = {FOLDER: str(folder)} | ({DATABASE: address} if address else {})
    said = writing(each, *(f"pupil {n}" for n in range(many)), env=env).communicate()[0]
    found_in(folder, address)
    store = SqlStore(address or f"sqlite:///{folder / FILE}")
    return counted(said.split(), {answer.id for answer in store.since()})


def writers_on_a_server(folder: Path) -> Counted:
    """As ``writers``, on PostgreSQL."""
    with postgres.server() as address:
        return writers(folder, address=address)


def connections(folder: Path) -> Counted:
    """Four programs share a role that may connect once."""
    with postgres.server() as address:
        SqlStore(address).append([])
        with SqlStore(address).engine.begin() as connection:
            for line in (
                "CREATE ROLE pupil LOGIN CONNECTION LIMIT 1",
                "GRANT ALL ON answer, schema_version TO pupil",
            ):
                connection.execute(sa.text(line))
        narrow = address.replace("mj@", "pupil@")
        said = writing(100, *"abcd", env={FOLDER: str(folder), DATABASE: narrow}).communicate()[0]
        found_in(folder, address)
        there = {answer.id for answer in SqlStore(address).since()}
    return counted(said.split(), there)


def server(folder: Path, seconds: float = 40) -> Counted:
    """The server stops answering, and goes on later."""
    with postgres.server() as address:
        keeper = opened(address, folder, "x")
        answers, longest = [], 0.0
        keeper.remember(answered())
        port = sa.make_url(address).port
        with stopped(f"-p {port} "):
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                begun = time.monotonic()
                answers.append(answered(len(answers) + 2))
                keeper.remember(answers[-1])
                longest = max(longest, time.monotonic() - begun)
                time.sleep(0.2)
        time.sleep(16)
        keeper.keep()
        time.sleep(6)
        keeper.keep()
        there = {answer.id for answer in SqlStore(address).since()}
    return counted((answer.id for answer in answers), there, longest=longest)


@contextmanager
def stopped(words: str) -> Iterator[None]:
    """Programs that were started with some words, and what they have started, stand still."""
    listed = subprocess.run(
        ["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    )
    rows = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
    still = {pid for pid, _, arguments in rows if words in f"{arguments} "}
    still |= {pid for pid, parent, _ in rows if parent in still}
    for pid in still:
        os.kill(int(pid), signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in still:
            os.kill(int(pid), signal.SIGCONT)


def bits(folder: Path, times: int = 100) -> Counted:
    """One bit of the file flips."""
    return _damaged(folder, times, _flip)


def damages(folder: Path, times: int = 50) -> Counted:
    """Pages, ends and beginnings of the file go."""
    return _damaged(folder, times, _spoil)


def damages_beside(folder: Path, times: int = 50) -> Counted:
    """The same goes of the copy and of the log, and the file stays whole."""
    return _damaged(folder, times, _spoil, ("copies/*.db", "copies/*.log"))


def damages_to_two(folder: Path, times: int = 50) -> Counted:
    """The same goes of the file and of its copy."""
    return _damaged(folder, times, _spoil, (FILE, "copies/*.db"))


def _flip(content: bytearray) -> None:
    content[_DICE.randrange(len(content))] ^= 1 << _DICE.randrange(8)


def _spoil(content: bytearray) -> None:
    first = _DICE.randrange(len(content))
    last = min(len(content), first + _DICE.choice((1, 100, 4096, 40_000)))
    match _DICE.randrange(4):
        case 0:
            content[first:last] = bytes(last - first)
        case 1:
            content[first:last] = _DICE.randbytes(last - first)
        case 2:
            del content[first:]
        case 3:
            content[: last - first] = _DICE.randbytes(last - first)


def _damaged(
    folder: Path,
    times: int,
    change: Callable[[bytearray], None],
    hurt_files: tuple[str, ...] = (FILE,),
) -> Counted:
    there = filled(folder / "whole", 200)
    total = Counted(0, 0)
    for _ in range(times):
        hurt = folder / "hurt"
        shutil.copytree(folder / "whole", hurt)
        for path in (path for name in hurt_files for path in hurt.glob(name)):
            content = bytearray(path.read_bytes())
            change(content)
            path.write_bytes(content)
        keeper = opened("", hurt)
        once = counted(there, {answer.id for answer in keeper.answers()})
        missing, named = once.given - once.there, _named(" ".join(map(str, keeper.tell())), once)
        total = Counted(
            total.given + once.given,
            total.there + once.there,
            total.named + min(named, missing),
            falsely=total.falsely + max(0, named - missing),
        )
        shutil.rmtree(hurt)
    return total


def _named(said: str, once: Counted) -> int:
    """How many answers are lost by what a learner is told."""
    if "None of them could be read" in said:
        return once.given
    lost = _LOST.search(said)
    return int(lost[1].replace(",", "").replace("one", "1")) if lost else 0


def disk(folder: Path, many: int = 1200) -> Counted:
    """No file may grow any more, until the program ends."""
    code = "\n".join(
        (
            "import sys, pathlib",
            "from mjteach.study.sql.opening import opened",
            "from support.study.samples import answered",
            "keeper = opened('', pathlib.Path(sys.argv[1]))",
            f"for n in range({many}):",
            "    answer = answered(n); print(answer.id); keeper.remember(answer)",
            "print('unsaved', keeper.unsaved)",
        )
    )
    limit = 120_000
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path[:2])},
        preexec_fn=partial(resource.setrlimit, resource.RLIMIT_FSIZE, (limit, limit)),
        capture_output=True,
        text=True,
        check=True,
    )
    *names, unsaved = done.stdout.splitlines()
    return counted(names, found_in(folder), named=int(unsaved.split()[1]))


def clock(folder: Path) -> Counted:
    """The clock goes back a year between two starts."""
    given = []
    for day in ("2026-11-23", "2025-11-23", "2026-11-24"):
        env = {FOLDER: str(folder), "MJTEACH_CLOCK": day}
        given += writing(20, "x", env=env).communicate()[0].split()
    return counted(given, found_in(folder))


def kernels(folder: Path) -> Counted:
    """Two kernels answer the same set in turn."""
    one, two = opened("", folder), opened("", folder)
    answers = [answered(n) for n in range(40)]
    for place, answer in enumerate(answers):
        (one, two)[place % 2].remember(answer)
    ordered = [answer.id for answer in one.answers(sets=[answers[0].set_id])]
    assert ordered == [answer.id for answer in answers]
    return counted(ordered, {answer.id for answer in two.answers()})


TRIED: Final[dict[str, Callable[[Path], Counted]]] = {
    "kills": kills,
    "writers": writers,
    "writers_on_a_server": writers_on_a_server,
    "connections": connections,
    "server": server,
    "bits": bits,
    "damages": damages,
    "damages_beside": damages_beside,
    "damages_to_two": damages_to_two,
    "disk": disk,
    "clock": clock,
    "kernels": kernels,
}


def main(names: list[str], seed: int) -> int:
    """Try some, or all; 1 where what was told is not so, or one answer waited too long."""
    is_well = True
    print(f"{'':20} {'given':>7} {'there':>7} {'named':>6} {'longest':>8}")
    for name in names or TRIED:
        _DICE.seed(f"{seed} {name}")
        with TemporaryDirectory(prefix="mjteach-") as folder:
            found = TRIED[name](Path(folder) / "answers")
        print(
            f"{name:20} {found.given:7} {found.there:7} {found.named:6} {found.longest:7.2f}s",
            flush=True,
        )
        is_well &= not (found.silently_lost or found.falsely) and found.longest <= 1
    return not is_well


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Force against everything that keeps answers.")
    asked.add_argument("names", nargs="*", metavar="name", help=", ".join(TRIED))
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    if not {*given.names} <= TRIED.keys():
        asked.error(f"choose from {', '.join(TRIED)}")
    sys.exit(main(given.names, given.seed))
