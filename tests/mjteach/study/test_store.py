"""Answers in a file and in a server: what goes in comes out, once, in order, from any schema."""

import os
import sqlite3
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa

from mjteach.core.errors import StudyError
from mjteach.study.answer import line_of
from mjteach.study.sql import schema
from mjteach.study.sql.schema import STEPS, migrate, row_of, version_of
from mjteach.study.sql.store import SqlStore
from support.study import postgres
from support.study.samples import answered, writing

HAS_POSTGRES = postgres.program("initdb") is not None


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    if not HAS_POSTGRES:
        pytest.skip("no PostgreSQL here: install the package postgresql")
    with postgres.server() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/answers.db"
    found: str = request.getfixturevalue("server")
    SqlStore(found).erase()
    return found


def test_what_goes_in_comes_out_once_and_in_order(address: str) -> None:
    store = SqlStore(address)
    first, second, third = (answered(n) for n in (1, 2, 3))
    store.append([third, first])
    store.append([second, first._replace(outcome="wrong")])
    assert SqlStore(address).since() == (first, second, third)
    assert store.since(second.checked_at) == (second, third)
    store.close()
    assert store.since(sets=["another"]) == ()
    store.erase()
    assert store.since() == ()


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1", "WIN1252"])
def test_a_database_of_another_encoding_keeps_answers_too(encoding: str, server: str) -> None:
    """As a server makes them that was set up without a language, or long ago."""
    engine = SqlStore(server).engine
    with engine.connect() as connection:
        connection.exec_driver_sql("DROP DATABASE IF EXISTS plain WITH (FORCE)")
        connection.exec_driver_sql(
            f"CREATE DATABASE plain ENCODING '{encoding}' TEMPLATE template0 "
            "LC_COLLATE 'C' LC_CTYPE 'C'"
        )
    store = SqlStore(f"{server.rpartition('/')[0]}/plain")
    given = answered(1, learner="Zo\u00e9")
    store.append([given])
    assert store.since(learner="Zo\u00e9") == (given,)
    assert len(store.names("9", learner="Zo\u00e9")) == 1
    store.erase("zo\u00e9")
    assert not store.names("9", learner="Zo\u00e9")


def test_who_shares_a_store_sees_and_forgets_their_own(address: str) -> None:
    store = SqlStore(address)
    hers, his = answered(1, learner="Ann"), answered(2, learner="Ben")
    store.append([hers, his])
    assert store.since(learner="Ann") == (hers,)
    store.erase("")
    assert store.since(learner="") == ()
    store.erase("Ann")
    assert store.since() == (his,)


def test_odd_characters_stay_what_they_are(address: str) -> None:
    odd = answered(response={"a": "\x00", "b": ["\ud800", "東", 0.5, None, True]}, found=("U\x00",))
    store = SqlStore(address)
    store.append([odd])
    assert store.since() == (odd,)


def test_a_row_that_cannot_be_read_hides_no_other(address: str) -> None:
    """As a disk that has worn out leaves it."""
    store = SqlStore(address)
    store.append([answered(1), answered(2), answered(3)])
    with store.engine.begin() as connection:
        spoil = sa.text("UPDATE answer SET line = '{' || line WHERE id = :id")
        connection.execute(spoil, {"id": store.since()[1].id})
    assert [answer.number for answer in store.since()] == [1, 3]
    assert store.spoilt == 1


def test_what_a_newer_program_wrote_is_no_damage(address: str) -> None:
    store = SqlStore(address)
    store.append([answered(1)])
    row = row_of(answered(2))
    newer = row | {"line": row["line"].replace('"code"', '"new_fact":1,"code"')}
    summed = newer | {"check_sum": schema._sum_of(newer)}
    with store.engine.begin() as connection:
        connection.execute(schema.ANSWERS.insert().values(summed))
    assert [answer.number for answer in store.since()] == [1]
    assert store.spoilt == 0


@pytest.mark.parametrize("version", range(len(STEPS)))
def test_every_earlier_schema_is_brought_up_to_date(address: str, version: int) -> None:
    store = SqlStore(address)
    engine = store.engine
    answer = answered()
    with engine.begin() as connection:
        for table in ("answer", "schema_version"):
            connection.execute(sa.text(f"DROP TABLE IF EXISTS {table}"))
        for step in STEPS[:version]:
            for part in step:
                connection.execute(sa.text(part))
        if version:
            connection.execute(sa.text(f"INSERT INTO schema_version VALUES ({version})"))
    if version:
        row = sa.text("INSERT INTO answer VALUES (:id, '', :set_id, :checked_at, :line)")
        with engine.begin() as connection:
            connection.execute(row, answer._asdict() | {"line": line_of(answer)})
    assert store.since() == (answer,) * bool(version)
    with engine.begin() as connection:
        assert version_of(connection) == len(STEPS)
        indexes = {index["name"] for index in sa.inspect(connection).get_indexes("answer")}
    assert {"answer_in_time", "answer_of_set"} <= indexes


def test_a_newer_schema_is_left_alone(address: str) -> None:
    store = SqlStore(address)
    store.append([answered()])
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE schema_version SET version = version + 1"))
        connection.execute(sa.text("CREATE TABLE newer (fact TEXT)"))
    with pytest.raises(StudyError, match="newer version of this course"):
        SqlStore(address).append([answered(2)])
    with store.engine.begin() as connection:
        connection.execute(sa.text(f"UPDATE schema_version SET version = {len(STEPS)}"))
        connection.execute(sa.text("DROP TABLE newer"))
    assert len(store.since()) == 1


def test_every_step_of_the_schema_leaves_something_that_shows() -> None:
    """By that a file of a newer program is known, and not by its number alone."""
    shapes = [schema._shape_after(version) for version in range(len(STEPS) + 1)]
    assert all(before < after for before, after in pairwise(shapes))


def test_a_version_that_nobody_wrote_is_damage(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/answers.db")
    store.append([answered()])
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE schema_version SET version = version + 4"))
    store.close()
    with pytest.raises(StudyError, match="is damaged"):
        store.since()


def test_a_migration_that_is_broken_off_leaves_the_schema_as_it_was(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/answers.db")
    with store.engine.connect() as connection:
        migrate(connection)
        connection.rollback()
    with store.engine.begin() as connection:
        assert version_of(connection) == 0


@pytest.mark.parametrize("many", [8, pytest.param(30, marks=pytest.mark.slow)])
def test_many_programs_write_at_once(address: str, many: int, tmp_path: Path) -> None:
    """Count in, count out: nothing lost, nothing twice; the schema is made by one of them."""
    named = {"MJTEACH_DATABASE": address} if "://mj@" in address else {}
    if not named:
        Path(address.removeprefix("sqlite:///")).unlink(missing_ok=True)
    env = {"MJTEACH_STUDY": str(tmp_path), **named}
    programs = writing(6, *(f"pupil {n}" for n in range(many)), env=env)
    kept = programs.communicate(timeout=120)[0].split()
    assert programs.returncode == 0
    assert len(set(kept)) == 6 * many
    found = [answer.id for answer in SqlStore(address).since()]
    aside = [line for path in tmp_path.glob("pending-*") for line in path.read_text().split()]
    assert sorted({*found, *(id for id in kept if any(id in line for line in aside))}) == sorted(
        kept
    )
    assert len(found) == len(set(found))


def test_a_child_of_a_program_has_connections_of_its_own(address: str) -> None:
    """A connection that two processes use is ruined; SQLite and PostgreSQL forbid it."""
    store = SqlStore(address)
    store.append([answered(1)])
    child = os.fork()
    if not child:
        try:
            store.append([answered(2)])
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    store.append([answered(3)])
    assert [answer.number for answer in store.since()] == [1, 2, 3]


PROBLEMS = {
    "DROP TABLE answer; DROP TABLE schema_version": "",
    "REVOKE ALL ON answer FROM pupil": "can't be saved",
    "ALTER ROLE pupil SET default_transaction_read_only = on": "can't be saved",
    "ALTER ROLE pupil NOLOGIN": "can't be reached",
}


@pytest.mark.parametrize("problem", PROBLEMS)
def test_what_is_wrong_with_a_server_is_told_as_it_is(problem: str, server: str) -> None:
    """A table that is gone is made anew."""
    theirs = SqlStore(server)
    theirs.append([])
    with theirs.engine.begin() as connection:
        connection.execute(sa.text("CREATE ROLE pupil LOGIN; GRANT ALL ON SCHEMA public TO pupil"))
        connection.execute(sa.text("GRANT ALL ON answer, schema_version TO pupil"))
    try:
        store = SqlStore(server.replace("mj@", "pupil@"))
        store.append([answered(1)])
        with theirs.engine.begin() as connection:
            connection.execute(sa.text(problem))
        if PROBLEMS[problem]:
            store.close()
            with pytest.raises(StudyError, match=PROBLEMS[problem]):
                store.append([answered(2)])
        else:
            store.append([answered(2)])
            assert len(store.since()) == 1
    finally:
        with theirs.engine.begin() as connection:
            connection.execute(sa.text("REASSIGN OWNED BY pupil TO mj; DROP OWNED BY pupil"))
            connection.execute(sa.text("DROP ROLE pupil"))


def test_sqlite_keeps_a_rollback_journal(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/answers.db")
    store.append([answered()])
    with sqlite3.connect(tmp_path / "answers.db") as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_the_end_of_a_journal_is_on_the_disk_before_an_answer_counts_as_kept(
    tmp_path: Path,
) -> None:
    """SQLite's EXTRA: otherwise the journal is back after a power cut, and undoes the answer."""
    store = SqlStore(f"sqlite:///{tmp_path}/shared.db")
    with store.engine.connect() as connection:
        told = [
            connection.exec_driver_sql(f"PRAGMA {what}").scalar()
            for what in ("journal_mode", "synchronous")
        ]
    assert told == ["delete", 3]
