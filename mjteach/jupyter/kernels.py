"""A kernel that has imported the course waits for whoever opens a lesson next.

A kernel takes seconds to start, most of them for imports, and these are the same for all lessons.
So one is started ahead, in the folder of the lessons, and the next once that is taken. In all else
it is like any other: it may be restarted, and ends with the server.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop

_NOTEBOOK: Final = "JPY_SESSION_NAME"
_IMPORTS: Final = "__import__('mjwidgets'), __import__('mjteach.study.sql.opening')"
_SECONDS_BETWEEN: Final = 5
"""From taking one until the next is started: the page that opens comes first."""
_SECONDS_TO_ANSWER: Final = 30


class _Waiting(NamedTuple):
    id: str
    folder: str
    imported: asyncio.Task[bool]


class ReadyKernels(AsyncMappingKernelManager):
    """Kernels for the notebooks of one folder wait ahead; all others are started when asked for."""

    _waiting: _Waiting | None = None

    def keep_one_waiting(self, folder: str) -> None:
        """Start the next kernel for a notebook of a folder, unless one waits."""
        if self._waiting is None:
            number = self.new_kernel_id()
            start = asyncio.create_task(self._start(number, folder))
            self._waiting = _Waiting(number, folder, start)

    async def start_kernel(  # type: ignore[override]  # the base class leaves it untyped
        self, *, kernel_id: str | None = None, path: str | None = None, **how: Any
    ) -> str:
        """The id of a kernel: the one that waits, where it is for this folder; else a new one."""
        waits = self._waiting
        if waits and kernel_id is None and self._is_for(waits, path, how):
            self._waiting = None
            IOLoop.current().call_later(_SECONDS_BETWEEN, self.keep_one_waiting, waits.folder)
            if await waits.imported and await self._belongs_to(waits.id, how["env"][_NOTEBOOK]):
                return waits.id
            if waits.id in self:
                await self.shutdown_kernel(waits.id, now=True)  # type: ignore[no-untyped-call]
        return await self._started(kernel_id=kernel_id, path=path, **how)

    def list_kernels(self) -> list[dict[str, Any]]:
        """Those that somebody has; the one that waits is nobody's."""
        nobodys = self._waiting and self._waiting.id
        running = super().list_kernels()  # type: ignore[no-untyped-call]
        return [kernel for kernel in running if kernel["id"] != nobodys]

    def _is_for(self, waits: _Waiting, path: str | None, how: Mapping[str, Any]) -> bool:
        """Whether a kernel asked for in this way is like the one that waits."""
        usual = how.get("kernel_name") in (None, self.default_kernel_name)
        return usual and _NOTEBOOK in how.get("env", ()) and (path or "").strip("/") == waits.folder

    async def _started(self, **how: Any) -> str:
        number: str = await super().start_kernel(**how)
        return number

    async def _start(self, number: str, folder: str) -> bool:
        """Whether the kernel has started, and has imported the course."""
        try:
            await self._started(kernel_id=number, path=folder, env=dict(os.environ))
        except Exception:
            self.log.warning("No kernel waits for the next lesson.", exc_info=True)
            return False
        return await self._has_run(number, _IMPORTS)

    async def _belongs_to(self, number: str, notebook: str) -> bool:
        """Whether the kernel knows its notebook, as one that was started for it would."""
        self.get_kernel(number).update_env(env={_NOTEBOOK: notebook})
        name = f"__session__ = __import__('os').environ[{_NOTEBOOK!r}] = {notebook!r}"
        return await self._has_run(number, name)

    async def _has_run(self, number: str, line: str) -> bool:
        """Whether a kernel has run a line of ours, which its history does not show."""
        if number not in self:
            return False
        client = self.get_kernel(number).client()
        client.start_channels(iopub=False, stdin=False, hb=False, control=False)
        try:
            answer = await client.execute(line, silent=True, reply=True, timeout=_SECONDS_TO_ANSWER)
        except (TimeoutError, RuntimeError):
            return False
        finally:
            client.stop_channels()
        return bool(answer["content"]["status"] == "ok")
