"""Errors named by what went wrong, whatever the sentence about it says."""

from collections.abc import Callable

from mjteach.core.errors import MjteachError


def problem_is(problem: str) -> Callable[[BaseException], bool]:
    """For ``pytest.raises(..., check=...)``: whether the last part of the message's id is this."""
    return lambda error: (
        isinstance(error, MjteachError) and error.message.id.rpartition(".")[2] == problem
    )
