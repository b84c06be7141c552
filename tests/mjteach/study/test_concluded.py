"""What is concluded once and kept is what all answers together come to, whatever happens."""

import json
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from mjteach.puzzles.registry import kind as kind_of
from mjteach.study import concluded
from mjteach.study.answer import AFRESH, HANDED, SKIPPED, Answer
from mjteach.study.concluded import FILE, known, learn
from mjteach.study.dojo import opened as dojo_opened
from mjteach.study.drilled import drilled
from mjteach.study.due import due
from mjteach.study.figures import CountedWin, by_line, by_step, last_hands, wins_of
from mjteach.study.keeping import Keeper
from mjteach.study.mapped import due_lessons
from mjteach.study.past import Past
from mjteach.study.plain import plain
from mjteach.study.practised import practised
from mjteach.study.progress import progress
from mjteach.study.road import lessons, marks
from mjteach.study.sql.opening import opened
from mjteach.study.sql.store import SqlStore
from mjteach.study.today import today
from support.study.samples import MONDAY, answered

DAY = timedelta(days=1)
ROWS = (
    ("fu_count", 1, ()),
    ("fu_count", 4, ()),
    ("wait_name", 1, ()),
    ("tile_name", 1, ("characters",)),
    ("score_lookup", 2, ()),
)
SETS = [name for lesson in lessons() for cell in lesson.cells for name, _ in cell.sets][:12]
CODES = {
    "fu_count": ("fu_count.3-1b-spgm", "fu_count.3-4-81k2"),
    "wait_name": ("wait_name-1b-81k2", "wait_name-1b-82k2"),
}
WON = CountedWin(fu=110, han=3, yaku=("riichi",), wait="tanki")
"""A win that none of the codes has."""
PARTS = ("set.0", "pair", "wait", "win", "sum", "total")


def anything(chance: random.Random, at: datetime) -> Answer:
    """An answer as it may come: any kind, outcome and set, right or wrong or none at all."""
    kind, level, topics = chance.choice(ROWS)
    codes = sorted({row.code for row in kind_of(kind).mistakes})
    tests = tuple(chance.sample(codes, min(2, len(codes))))
    finding = chance.choice(("correct", "form", "misconception", "unknown"))
    marks_ = (AFRESH, HANDED, SKIPPED)
    facts: dict[str, Any] = {
        "kind": kind,
        "level": level,
        "topics": topics,
        "code": chance.choice(CODES.get(kind, (f"{kind}-1b-{chance.randrange(99)}",))),
        "outcome": chance.choice(("correct", "wrong") * 8 + marks_),
        "finding": finding,
        "tests": tests,
        "blamed": tests[:1] if finding == "misconception" else (),
        "suspected": tests[1:],
        "parts": {part: chance.choice(("correct", "wrong")) for part in PARTS},
        "set_id": chance.choice((*SETS, f"{kind}-1b-ifan*10", f"{kind}-1b-ifan*10~1234")),
        "seed": chance.choice(
            ("tuesday", f"today/{at.date()}/10/1", "s/fu_count.4/ten1", "s/fu_count.4/ten2")
        ),
        "is_review": chance.random() < 0.1,
        "tries": chance.choice((1, 1, 1, 2)),
        "hints": chance.choice((0, 0, 0, 1)),
        "is_sure": chance.choice((None, True, False)),
        "seconds": chance.choice((0.0, 9.5, 20.0, 41.0)),
    }
    return answered(chance.randrange(1, 11), at=at, **facts)


def told(found: Past, answers: Sequence[Answer], at: datetime) -> tuple[object, ...]:
    """All that the pages say; of what is in an order, with its order."""
    hands = last_hands(answers, found.hands)
    practice = practised(answers, at, found.practised)
    drills = drilled(answers, found.drilled)
    return (
        due(answers, at, found.standings),
        progress(answers, at, found.evidence),
        marks(answers, found.seen),
        due_lessons(answers, at, found.standings, found.met),
        [*by_step(answers, at, found.runs).items()],
        by_line(answers, found.lines),
        hands,
        practice,
        [[*each] for each in (practice.sources, practice.suspected, practice.lessons)],
        drills,
        [*drills.numbers],
        found.is_begun or any(answer.is_checked for answer in answers),
    )


def compared(keeper: Keeper, at: datetime) -> None:
    assert told(*known(keeper, at), at) == told(Past(), keeper.all_answers(), at)


class Life:
    """Whatever may happen to a folder of answers between one look at them and the next."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.chance = folder, random.Random(seed)
        self.at = MONDAY.astimezone(timezone(timedelta(hours=9)))
        self.program = 0
        self.keeper = opened("", folder)

    def goes_on(self) -> None:
        own = (self.answer, self.answer, self.answer, self.take_in_old, self.set_aside_old)
        self.chance.choice((*own, self.damage, self.another_program))()
        self.at += self.chance.choice((timedelta(), DAY, DAY, DAY * 3, -DAY * 2))
        if self.chance.random() < 0.1:
            zone = timezone(timedelta(hours=self.chance.choice((-5, 1, 9))))
            self.at = self.at.astimezone(zone)
        if self.chance.random() < 0.5:
            self.keeper = opened("", self.folder)

    def some(self, many: int, days: int = 1) -> tuple[Answer, ...]:
        day, minutes = self.chance.randrange(days), timedelta(minutes=self.chance.randrange(600))
        return tuple(anything(self.chance, self.at - DAY * day + minutes) for _ in range(many))

    def answer(self) -> None:
        for one in self.some(self.chance.randrange(9)):
            self.keeper.remember(one)

    def take_in_old(self) -> None:
        self.keeper.take_in(self.some(3, days=9))

    def set_aside_old(self) -> None:
        self.keeper.pending.add(self.some(1, days=3))

    def damage(self) -> None:
        file = self.folder / FILE
        if file.exists():
            content = bytearray(file.read_bytes())
            content[self.chance.randrange(len(content))] ^= 1 << self.chance.randrange(8)
            file.write_bytes(content[: self.chance.choice((None, 100, 0))])

    def another_program(self) -> None:
        self.program += 1


@pytest.mark.parametrize("seed", range(4))
def test_kept_conclusions_are_those_of_all_answers(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    life = Life(tmp_path, seed)
    monkeypatch.setattr(concluded, "_AT_ONCE", 7)
    monkeypatch.setattr(concluded, "_version", lambda: str(life.program))
    for step in range(25):
        life.goes_on()
        if step == 18:
            life.keeper.erase()
            assert not (tmp_path / FILE).exists()
        compared(life.keeper, life.at)


def filled(folder: Path, days: int = 12) -> Keeper:
    """A keeper with answers of so many days until yesterday, as :func:`anything` makes them."""
    chance, keeper = random.Random(1), opened("", folder)
    keeper.take_in(
        tuple(
            anything(chance, MONDAY - DAY * day + timedelta(minutes=minute))
            for day in range(1, days + 1)
            for minute in range(8)
        )
    )
    return keeper


def test_sets_and_dojos_begin_alike(tmp_path: Path) -> None:
    keeper = filled(tmp_path)
    known(keeper, MONDAY)
    keeper.remember(anything(random.Random(2), MONDAY))
    every = keeper.all_answers()
    past, answers = known(keeper, MONDAY)
    assert len(answers) == 1 < len(every)
    before = {"before": past.practised, "standings": past.standings}
    assert today(answers, MONDAY, minutes=3, **before) == today(every, MONDAY, minutes=3)
    for step in ("lines", "total"):
        one, other = (
            dojo_opened("fu", step=step, seed="s", kept=kept, before=before)
            for kept, before in ((answers, past.drilled), (every, drilled(())))
        )
        assert one == other
        assert one.past


def test_hands_of_the_set_that_goes_on_take_no_place_among_earlier_ones() -> None:
    facts = {"seed": dojo_opened("fu", seed="s", exam=True).practice.seed, "level": 4}
    early = [answered(n, code=str(n), seed="other", level=4) for n in range(1, 61)]
    own = [answered(n, at=MONDAY + DAY, **facts) for n in range(1, 20)]
    kept = drilled(own[9:], drilled([*early, *own[:9]]))
    past = dojo_opened("fu", seed="s", exam=True, before=kept).past
    assert [hand.code for hand in past] == [str(n) for n in range(11, 61)]


def test_only_the_answers_since_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = filled(tmp_path)
    before = known(keeper, MONDAY).past
    file = tmp_path / FILE
    assert file.stat().st_mode & 0o777 == 0o600
    keeper = opened("", tmp_path)
    read: list[str] = []
    all_answers = Keeper.all_answers

    def noted(self: Keeper, moment: str = "", **named: str) -> tuple[Answer, ...]:
        read.append(moment)
        return all_answers(self, moment, **named)

    monkeypatch.setattr(Keeper, "all_answers", noted)
    assert known(keeper, MONDAY).past == before
    assert read == ["2026-11-22T00:00:00.000Z"]
    read.clear()
    keeper.remember(answered(at=MONDAY))
    known(keeper, MONDAY)
    assert read == ["2026-11-22T00:00:00.000Z", "2026-11-23T00:00:00.000Z"]
    read.clear()
    monkeypatch.setattr(concluded, "_version", lambda: "another")
    monkeypatch.setattr(concluded, "_AT_ONCE", 20)
    known(keeper, MONDAY)
    mornings = [f"2026-11-{day}T00:00:00.000Z" for day in (13, 16, 18, 21, 23)]
    assert read == ["", *mornings]


def test_wins_that_were_worked_out_are_not_worked_out_again(tmp_path: Path) -> None:
    keeper = filled(tmp_path)
    past, _ = known(keeper, MONDAY)
    assert any(wins_of(past.hands).values())
    told = dict.fromkeys((hand.code for hand in past.hands), WON)
    learn(keeper, past._replace(wins=told))
    kept = known(opened("", tmp_path), MONDAY).past
    assert wins_of(kept.hands, kept.wins) == told


@pytest.mark.parametrize("spoilt", ["2026-1x-", "2026-99-", "\n\n\n\n\n\n\n\n", "9999-12-"])
def test_a_damaged_moment_hides_no_page(spoilt: str, tmp_path: Path) -> None:
    keeper = filled(tmp_path)
    database = tmp_path / "answers.db"
    for there in (b"2026-11-22T", b"2026-11-15T"):
        (tmp_path / FILE).unlink(missing_ok=True)
        content = database.read_bytes()
        assert there in content
        database.write_bytes(content.replace(there, f"{spoilt}{there[8:].decode()}".encode()))
        compared(keeper, MONDAY)


def test_what_could_not_be_read_is_not_left_out_later(tmp_path: Path) -> None:
    keeper = Keeper(SqlStore(f"sqlite:///{tmp_path / 'answers.db'}"), tmp_path)
    keeper.take_in(filled(tmp_path / "other").all_answers())
    with closing(sqlite3.connect(tmp_path / "answers.db")) as file:
        line = file.execute("SELECT line FROM answer WHERE rowid = 1").fetchone()
        for text in ("spoilt", *line):
            file.execute("UPDATE answer SET line = ? WHERE rowid = 1", (text,))
            file.commit()
            compared(keeper, MONDAY)


def test_conclusions_that_fit_are_not_believed_where_they_were_changed(tmp_path: Path) -> None:
    keeper = filled(tmp_path)
    known(keeper, MONDAY)
    check, text = (tmp_path / FILE).read_text().split("\n")
    changed = json.dumps([*json.loads(text)[:-1], plain(Past())])
    (tmp_path / FILE).write_text(f"{check}\n{changed}")
    compared(opened("", tmp_path), MONDAY)


def test_whoever_is_stopped_while_writing_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = filled(tmp_path)
    known(keeper, MONDAY - DAY * 3)
    before = (tmp_path / FILE).read_bytes()

    class Stopped(BaseException):
        pass

    def stopped(*_: object) -> None:
        raise Stopped

    monkeypatch.setattr(Path, "replace", stopped)
    with pytest.raises(Stopped):
        known(opened("", tmp_path), MONDAY)
    monkeypatch.undo()
    assert (tmp_path / FILE).read_bytes() == before
    for half in (b"", before[:100], before[:-1], before.replace(b"0", b"1", 1)):
        (tmp_path / FILE).write_bytes(half)
        compared(opened("", tmp_path), MONDAY)


def test_where_nothing_can_be_written_it_is_concluded_each_time(tmp_path: Path) -> None:
    keeper = filled(tmp_path)
    (tmp_path / FILE).with_suffix(".half").mkdir()
    compared(keeper, MONDAY)
    compared(opened("", tmp_path), MONDAY)
    assert not (tmp_path / FILE).exists()
    assert keeper.trouble is None


def test_without_a_store_nothing_is_known() -> None:
    assert known(Keeper(None), MONDAY) == (Past(), ())
