"""The specification: no part of the project, in the folder that MJTEACH_SPEC names or beside it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import yaml

BESIDE_THE_PROJECT = Path(__file__).parents[3] / "shared" / "spec"
SPEC = Path(os.environ.get("MJTEACH_SPEC") or BESIDE_THE_PROJECT)


def specified(name: str) -> str:
    """The text of one of its files; a test that asks for one that is not there is skipped."""
    path = SPEC / name
    if not path.is_file():
        pytest.skip(f"no {name} in {SPEC}: name its folder in MJTEACH_SPEC")
    return path.read_text(encoding="utf-8")


def specified_yaml(name: str) -> Any:
    """What one of its YAML files says."""
    return yaml.safe_load(specified(name))
