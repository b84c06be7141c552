"""A Python too old for the course is told which one is needed."""

from __future__ import annotations

import ast
import re
import runpy
from pathlib import Path

import pytest

import mjteach as mj
from support.stops import stops


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py"])
def test_an_old_python_can_read_what_names_the_needed_one(name: str) -> None:
    source = Path(mj.__file__).with_name(name).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 8))


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = mj.too_old((3, 10))
    monkeypatch.setattr(mj, "too_old", lambda: sentence)
    with stops("3.11 or newer"):
        runpy.run_module("mjteach", run_name="__main__")
    with pytest.raises(ImportError, match=re.escape("3.11 or newer")):
        mj.__getattr__("hand")
