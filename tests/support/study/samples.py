"""Answers to keep, one like the other but for what a test is about."""

import os
import subprocess
import sys
from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from mjteach.study.answer import Answer
from mjteach.study.clock import fresh_id, moment, stamp

MONDAY = moment("2026-11-23T09:00")


def answered(number: int = 1, *, at: datetime | None = None, **facts: Any) -> Answer:
    """A right answer to a question about fu, so many minutes after nine on a Monday."""
    when = at or MONDAY + timedelta(minutes=number)
    usual: dict[str, Any] = {
        "set_id": "fu_count.3-1b-ifan*10",
        "seed": "tuesday",
        "number": number,
        "code": "fu_count.3-1b-ifan",
        "kind": "fu_count",
        "level": 1,
        "outcome": "correct",
        "finding": "correct",
        "response": {"sum": 32, "total": 40},
    }
    return Answer(fresh_id(when), stamp(when), **{**usual, **facts})


ROOT = Path(__file__).parents[3]


def writing(many: int, *learners: str, env: Mapping[str, str]) -> "subprocess.Popen[str]":
    """A program for each learner that keeps so many answers and names each one that it has kept."""
    return subprocess.Popen(
        [sys.executable, "-m", "support.study.writer", str(many), *learners],
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}", **env},
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
