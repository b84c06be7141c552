"""JupyterLab on the learner's folder: started with our settings only, reached from here only."""

from __future__ import annotations

import http.client
import os
import secrets
import socket
import subprocess
import time
from pathlib import Path
from typing import Final
from urllib.parse import quote

from mjteach.study.folder import STATE, of_course

from . import running
from .running import LOOPBACK
from .signals import all_like_ctrl_c, ctrl_c_held_back

USUAL_PORT: Final = 8888
SECONDS_TO_START: Final = 120
SECONDS_TO_STOP: Final = 10
OURS: Final = Path(__file__).resolve().parent.parent / "jupyter"


def serve(python: Path, home: Path, page: str, *, port: int | None, browser: bool) -> int:
    """JupyterLab's exit code, once it has ended; 0 where Ctrl+C ended it.

    Where it runs on this folder already, as after a launcher that was killed, that one is opened.
    Raises SystemExit with one sentence where it keeps another's answers, where no port is free, or
    where JupyterLab does not start.
    """
    token = secrets.token_hex(24)
    own = variables(home, token)
    keeping = running.Keeping.by(own)
    if found := running.on(home):
        return found.open_again(page, keeping, browser=browser)
    port = free_port(port)
    log = home / STATE / "jupyter.log"
    # Its own session, so that Ctrl+C reaches only us; we stop it in good order.
    with (
        all_like_ctrl_c(),
        log.open("w", encoding="utf-8") as messages,
        subprocess.Popen(
            command(python, home, page, port, browser=browser),
            env=own,
            stdin=subprocess.DEVNULL,
            stdout=messages,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as server,
    ):
        try:
            print("Starting JupyterLab ...", flush=True)
            _wait_until_it_answers(server, port, log)
            here = running.Running(port, token, keeping)
            here.remember(home)
            print(f"The course is open at {here.address(page)}")
            print("Leave this window open while you learn. Ctrl+C stops the course.", flush=True)
            return server.wait()
        except KeyboardInterrupt:
            print("\nStopping JupyterLab. What you saved stays in", home, flush=True)
            return 0
        finally:
            _stop(server)
            running.forget(home)


def command(python: Path, home: Path, page: str, port: int, *, browser: bool) -> list[str]:
    """What is run: JupyterLab on the folder, on this machine only, with our extension."""
    return [
        str(python),
        *("-m", "jupyterlab"),
        f"--ServerApp.root_dir={home}",
        f"--ServerApp.ip={LOOPBACK}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.open_browser={browser}",
        f"--ServerApp.allow_root={_is_root()}",
        f"--LabApp.default_url=/lab/tree/{quote(page)}",
        f"--LabApp.extra_labextensions_path={OURS / 'labextensions'}",
        # Nothing of a lesson is fetched from a network, and neither is news about JupyterLab.
        "--LabApp.news_url=",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
        "--LanguageServerManager.autodetect=False",  # it would run npm, which writes at home
        # On paper stands what is read: no code, folds open, answers on a page of their own.
        "--HTMLExporter.exclude_input=True",
        "--HTMLExporter.exclude_input_prompt=True",
        "--HTMLExporter.exclude_output_prompt=True",
        *(f"--HTMLExporter.{script}_url=" for script in ("require_js", "mathjax", "mermaid_js")),
        "--HTMLExporter.preprocessors=mjteach.launch.printing.for_paper",
    ]


def variables(home: Path, token: str) -> dict[str, str]:
    """The environment of JupyterLab, with the folder in which answers are kept.

    The learner's own Jupyter and IPython settings are left alone, and nothing is written into the
    home folder, which may not be writable.
    """
    own = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTERLAB_")}
    state = home / STATE
    return own | {
        "IPYTHONDIR": str(state / "ipython"),
        "JUPYTER_CONFIG_DIR": str(state / "jupyter"),
        "JUPYTER_DATA_DIR": str(state / "jupyter" / "data"),
        "JUPYTER_RUNTIME_DIR": str(state / "jupyter" / "runtime"),
        "JUPYTER_CONFIG_PATH": str(OURS / "config"),
        "JUPYTER_PREFER_ENV_PATH": "1",
        "JUPYTER_TOKEN": token,
        "MJTEACH_STUDY": own.get("MJTEACH_STUDY", str(of_course(home))),
    }


def free_port(wanted: int | None = None) -> int:
    """The port wanted; where none is, the usual one or any other that is free.

    Raises SystemExit with one sentence where it cannot be, is taken, or none is free.
    """
    if wanted is not None:
        if not 0 < wanted < 65536:
            raise SystemExit(
                f"There is no port {wanted}: name one from 1 to 65535 with --port, or leave it out."
            )
        if not _bound(wanted):
            raise SystemExit(
                f"Port {wanted} is not free: name another with --port, or leave it out."
            )
        return wanted
    port = _bound(USUAL_PORT) or _bound(0)
    if not port:
        raise SystemExit("No port is free on this machine: close other programs and try again.")
    return port


def _bound(port: int) -> int:
    """The port that could be bound, 0 where it is taken (for port 0: where all are)."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        if os.name != "nt":  # as the server will; on Windows this would share a taken port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOOPBACK, port))
        except OSError:
            return 0
        return int(probe.getsockname()[1])


def _wait_until_it_answers(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    until = time.monotonic() + SECONDS_TO_START
    while server.poll() is None and time.monotonic() < until:
        connection = http.client.HTTPConnection(LOOPBACK, port, timeout=5)
        try:
            connection.request("GET", "/api")
            connection.getresponse()
            return
        except OSError:
            time.sleep(0.2)
        finally:
            connection.close()
    raise SystemExit(f"JupyterLab did not start; its messages are in {log}.")


def _stop(server: subprocess.Popen[bytes]) -> None:
    with ctrl_c_held_back():
        server.terminate()
        try:
            server.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            server.kill()


def _is_root() -> bool:
    """Whether this is Unix's administrator, as in a container; JupyterLab wants to be told."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
