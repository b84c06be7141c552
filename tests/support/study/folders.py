"""Folders of answers to try things on."""

from pathlib import Path

from mjteach.study.sql.opening import opened
from support.study.samples import answered


def filled(folder: Path, many: int = 200) -> tuple[str, ...]:
    """So many answers in a folder, with a copy of today; their names."""
    keeper = opened("", folder)
    answers = [answered(n) for n in range(many)]
    keeper.take_in(answers[:-1])
    keeper.remember(answers[-1])
    assert opened("", folder).trouble is None
    return tuple(answer.id for answer in answers)


def kept(folder: Path) -> tuple[str, ...]:
    return tuple(answer.id for answer in opened("", folder).answers())
