"""Pin what the course and its tests need, each package with the hashes of its files.

    python .ci/pin_packages.py

Needs uv, which resolves for every system and every Python at once. Versions that are pinned already
stay while pyproject.toml allows them; to take newer ones, delete constraints.txt first.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from mjteach.launch.environment import CONSTRAINTS, FOR_TESTS  # noqa: E402

PINNED: Final = ROOT / CONSTRAINTS
COMMAND: Final = (
    *("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"),
    *("--generate-hashes", "--no-annotate", "--no-header", "--no-emit-index-url"),
)
ALSO: Final = "pip\n"
"""What installs the rest is pinned like the rest."""


def resolved(*options: str) -> dict[str, str]:
    """The lines of each package that is needed, under its name."""
    kept = ("--constraint", str(PINNED)) if PINNED.exists() else ()
    done = subprocess.run(
        [*COMMAND, *kept, *options, "pyproject.toml", "-"],
        cwd=ROOT,
        input=ALSO,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    blocks = re.split(r"\n(?=\S)", done.stdout.strip())
    return {re.split(r"[ =]", block, maxsplit=1)[0]: block for block in blocks}


def main() -> None:
    """Write the pins of the course, and after them what only its tests need."""
    course = resolved("--extra", "course")
    tests = resolved("--extra", "course", "--extra", "test")
    besides = [block for name, block in tests.items() if name not in course]
    PINNED.write_text("\n".join([*course.values(), FOR_TESTS, *besides, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
