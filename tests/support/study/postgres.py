"""A PostgreSQL server of our own, in a folder, for as long as a test needs it."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

_USUAL = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[::-1]


def program(name: str) -> str | None:
    """A program of PostgreSQL's, from the path or from where Debian puts it."""
    beside = (str(folder / name) for folder in _USUAL if (folder / name).exists())
    return next(beside, None) or shutil.which(name)


@contextmanager
def server() -> Iterator[str]:
    """The address of a database; the server does not run as root, and listens here only.

    Its folder is not pytest's, which nobody else may enter.
    """
    with TemporaryDirectory(prefix="mjteach-", ignore_cleanup_errors=True) as folder:
        yield from _served(Path(folder))


def _served(folder: Path) -> Iterator[str]:
    is_root = os.geteuid() == 0
    if is_root:
        shutil.chown(folder, "nobody")
    who = {"user": "nobody"} if is_root else {}
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    assert initdb is not None
    assert pg_ctl is not None
    data = folder / "data"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c max_connections=100 -k {folder}"
    quiet = {"stdout": subprocess.DEVNULL, "cwd": folder, **who}
    subprocess.run([initdb, "-D", data, "-U", "mj", "-A", "trust"], check=True, **quiet)
    starting = [pg_ctl, "-D", data, "-o", options, "-l", folder / "log", "-w", "start"]
    subprocess.run(starting, check=True, **quiet)
    try:
        yield f"postgresql://mj@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([pg_ctl, "-D", data, "-m", "immediate", "stop"], check=True, **quiet)
