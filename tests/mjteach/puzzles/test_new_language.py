"""A language whose catalog has been begun: what it does not say yet is said in English."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.message import msg
from mjteach.core.tiles import Tile
from mjteach.puzzles.kind import Kind
from mjteach.text import bundles, outline, render, tile_name, yaku_name
from mjwidgets._puzzle import still
from support.puzzles.samples import each_kind, sample

BEGUN = "nl"


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with one sentence beside the English one."""
    (tmp_path / "en").symlink_to(bundles.CATALOG / "en")
    own = tmp_path / BEGUN
    own.mkdir()
    (own / "fu.ftl").write_text("fu-base = Iedere winst begint met { $fu } fu.\n", "utf-8")
    monkeypatch.setattr(bundles, "CATALOG", tmp_path)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield
    mjw.settings(lang="en")


@pytest.mark.usefixtures("begun")
def test_what_is_said_is_said_in_the_language_and_the_rest_in_english() -> None:
    assert render(msg("fu.base", fu=20), BEGUN) == "Iedere winst begint met 20 fu."
    assert render(msg("wait.kanchan.name"), BEGUN) == render(msg("wait.kanchan.name"))
    assert tile_name(Tile.P5, BEGUN) == tile_name(Tile.P5)
    assert yaku_name("tanyao", BEGUN) == yaku_name("tanyao")


@pytest.mark.usefixtures("begun")
def test_a_language_without_a_folder_is_refused() -> None:
    with pytest.raises(ValueError, match="no words in 'xx'"):
        render(msg("fu.base", fu=20), "xx")
    with pytest.raises(ValueError, match="no names in 'xx'"):
        tile_name(Tile.P5, "xx")


@pytest.mark.usefixtures("begun")
def test_a_question_can_be_opened_and_answered() -> None:
    mjw.settings(lang=BEGUN)
    asked = mjw.puzzle("fu_count", level=4, seed="1")
    asked.check({"total": 110})
    asked.why()
    assert "Iedere winst begint met 20 fu." in str(asked.log) + repr(asked.view)


@each_kind
@pytest.mark.usefixtures("begun")
def test_every_kind_is_asked_and_told(row: Kind) -> None:
    (puzzle,) = sample(row, row.levels[-1], 1)
    assert still.text(puzzle, BEGUN) == still.text(puzzle)
    own = render(msg("fu.base", fu=20), BEGUN)
    told = zip(outline(row.working(puzzle), BEGUN), outline(row.working(puzzle)), strict=True)
    assert all(here == there or here.text == own for here, there in told)
