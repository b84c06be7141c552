"""Deals that are kept while they are played."""

import pytest

from mjteach.study.folder import PLAYED
from mjteach.study.keeping import Keeper
from mjteach.study.played import keep, kept
from mjteach.study.sql.opening import opened


@pytest.fixture
def keeper(tmp_path):
    return opened("", tmp_path)


def test_what_is_kept_is_there_for_the_next_program(keeper, tmp_path):
    assert kept(keeper, "monday") == ""
    assert keep(keeper, "monday", "one")
    assert keep(keeper, "monday", "two")
    assert keep(keeper, "tuesday", "other")
    again = opened("", tmp_path)
    assert [kept(again, name) for name in ("monday", "tuesday")] == ["two", "other"]
    assert len([*tmp_path.glob(PLAYED)]) == 2


def test_nothing_is_kept_where_nothing_is_remembered(tmp_path):
    off = Keeper(None, tmp_path)
    assert not keep(off, "monday", "one")
    assert kept(off, "monday") == ""
    assert not [*tmp_path.iterdir()]


def test_a_disk_that_refuses_is_no_trouble(keeper, tmp_path, monkeypatch):
    keep(keeper, "monday", "one")

    def full(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("mjteach.study.played.write_whole", full)
    assert not keep(keeper, "monday", "two")
    assert kept(keeper, "monday") == "one"
    (file,) = tmp_path.glob(PLAYED)
    file.write_bytes(b"\xff\xfe\x00")
    assert kept(keeper, "monday") == ""


def test_who_forgets_all_answers_forgets_deals_too(keeper, tmp_path):
    keep(keeper, "monday", "one")
    keeper.erase()
    assert not [*tmp_path.glob(PLAYED)]


def test_who_forgets_leaves_the_deals_of_others(keeper, tmp_path):
    """Of a class, and of who answers here for none; a name is one however it is written."""
    address = f"sqlite:///{tmp_path}/class.db"
    ann, zoe = (opened(address, tmp_path, name) for name in ("Ann", "Zoe"))
    for each in (keeper, ann, zoe):
        keep(each, "monday", "one")
    ann.erase()
    keeper.erase()
    assert [kept(each, "monday") for each in (keeper, ann, zoe)] == ["", "", "one"]
    assert kept(opened(address, tmp_path, "zoe"), "monday") == "one"
