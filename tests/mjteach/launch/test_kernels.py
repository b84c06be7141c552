"""The kernel that waits ahead: nobody sees it, a lesson gets it, and it is that lesson's alone."""

from __future__ import annotations

import os
from ast import literal_eval
from pathlib import Path
from typing import Any

from mjteach.jupyter.kernels import ReadyKernels
from support.loops import run_apart

SEEN = "(os.environ['JPY_SESSION_NAME'], os.getcwd(), 'mjwidgets' in sys.modules)"


async def _value(kernels: ReadyKernels, number: str, expression: str) -> Any:
    """What an expression is in a kernel."""
    client = kernels.get_kernel(number).client()
    client.start_channels(stdin=False, hb=False, control=False)
    await client.wait_for_ready(timeout=60)
    answer: Any = await client.execute(
        "import os, sys", user_expressions={"it": expression}, reply=True, timeout=60
    )
    client.stop_channels()
    return literal_eval(answer["content"]["user_expressions"]["it"]["data"]["text/plain"])


async def _walk(root: Path) -> dict[str, Any]:
    kernels = ReadyKernels(root_dir=str(root))
    seen: dict[str, Any] = {}
    try:
        kernels.keep_one_waiting("en")
        kernels.keep_one_waiting("en")
        waits = kernels._waiting
        assert waits is not None
        await waits.imported
        seen["listed while it waits"] = kernels.list_kernels()
        lesson = {"env": os.environ | {"JPY_SESSION_NAME": "en/2-05-dora.ipynb"}}
        elsewhere = await kernels.start_kernel(path="", **lesson)
        seen["elsewhere"] = elsewhere == waits.id
        taken = await kernels.start_kernel(path="en", **lesson)
        seen["taken"] = taken == waits.id
        seen["listed"] = {kernel["id"] for kernel in kernels.list_kernels()} == {taken, elsewhere}
        seen["fresh"] = await _value(kernels, taken, SEEN)
        await kernels.restart_kernel(taken, now=True)
        seen["restarted"] = await _value(kernels, taken, SEEN)
    finally:
        await kernels.shutdown_all(now=True)
    return seen


def test_a_lesson_gets_the_kernel_that_waits(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    name = "en/2-05-dora.ipynb"
    assert run_apart(_walk(tmp_path)) == {
        "listed while it waits": [],
        "elsewhere": False,
        "taken": True,
        "listed": True,
        "fresh": (name, str(folder), True),
        "restarted": (name, str(folder), False),
    }
