"""The cells of lessons as tests: run again, each shows what is kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from nbval.kernel import CURRENT_ENV_KERNEL_NAME, RunningKernel
from nbval.plugin import IPyNbFile

from support.scripts import script

AS_NEW = "from mjteach.study import this_program; this_program.keeper.cache_clear()\n%reset -f"
"""Nothing is known of the lesson before: neither its names nor what was answered in it."""
SURROUNDINGS = script("run_lessons").SURROUNDINGS
WORKER = pytest.StashKey[RunningKernel]()


class Lesson(IPyNbFile):
    """A notebook. All of them run in one kernel of the worker: to start one costs more than most.

    That a lesson needs nothing of another, test_fresh_run.py shows.
    """

    def setup(self) -> None:
        kernel = self.config.stash.get(WORKER, None)
        if kernel is None or not kernel.is_alive():
            kernel = self.config.stash[WORKER] = _started(self.path.parent)
            self.config.add_cleanup(partial(_stop, kernel))
        kernel.await_reply(kernel.execute_cell_input(AS_NEW, allow_stdin=False), timeout=60)
        self.kernel = kernel

    def teardown(self) -> None:
        """The kernel goes on."""


def _stop(kernel: RunningKernel) -> None:
    if kernel.is_alive():
        kernel.stop()


def _started(folder: Path) -> RunningKernel:
    """A kernel in the surroundings that the kept outputs are of."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in SURROUNDINGS.items():
            patch.setenv(name, value)
        return RunningKernel(CURRENT_ENV_KERNEL_NAME, cwd=str(folder))
