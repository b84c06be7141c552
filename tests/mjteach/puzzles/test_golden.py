"""What seeds 0-4 of every level give. A change here needs a new version of the kind.

Written anew, on purpose only, by::

    python -m pytest tests/mjteach/puzzles/test_golden.py --write-goldens
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import code_of, open_code
from mjteach.puzzles.registry import kind
from support.puzzles.samples import IDS, plain, sample

FOLDER = Path(__file__).parents[2] / "data" / "puzzles"


def _made(id: str) -> dict[str, object]:
    row = kind(id)
    return {
        code_of(puzzle): _facts(puzzle)
        for level in row.levels
        for mix in row.mixes
        for puzzle in sample(row, level, 5, mix=mix)
    }


def _facts(puzzle: Puzzle) -> dict[str, object]:
    return {
        "version": puzzle.version,
        "content": plain(puzzle.content),
        "fields": [field.id for field in puzzle.question.fields],
        "spots": [spot.id for spot in puzzle.scene.spots()],
    }


@pytest.mark.parametrize("id", IDS)
def test_generators_have_not_changed(id: str, request: pytest.FixtureRequest) -> None:
    path, made = FOLDER / f"{id}.json", _made(id)
    if request.config.getoption("--write-goldens", default=False):
        lines = ",\n".join(f"{json.dumps(code)}: {json.dumps(made[code])}" for code in made)
        path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    assert path.exists(), f"no {path.name}: write it with --write-goldens"
    assert made == json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", IDS)
def test_a_golden_code_opens_the_same_question(id: str) -> None:
    for code, facts in json.loads((FOLDER / f"{id}.json").read_text(encoding="utf-8")).items():
        assert _facts(open_code(code)) == facts, code


SCRIPT = """
from support.puzzles.samples import IDS, plain, sample
from mjteach.puzzles.registry import kind
for id in IDS:
    for level in kind(id).levels:
        for puzzle in sample(kind(id), level, 3, start=100):
            print(plain(puzzle.content), puzzle.question, puzzle.scene)
"""


def test_questions_do_not_depend_on_the_hash_seed() -> None:
    roots = [str(Path(__file__).parents[2]), str(Path(__file__).parents[3])]
    seen = set()
    for hash_seed in ("0", "1", "2"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join([*roots, os.environ.get("PYTHONPATH", "")]),
        }
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        seen.add(done.stdout)
    assert len(seen) == 1
    assert len(seen.pop().splitlines()) >= 9 * len(IDS)
