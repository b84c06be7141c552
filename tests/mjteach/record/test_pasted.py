"""What a person pastes or drops is opened, or one sentence says what it is."""

from __future__ import annotations

import gzip
import html
import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import mjteach as mj
from mjteach.core.errors import RecordError
from mjteach.record.limits import LONGEST_TEXT
from mjteach.riichi.rules import replace_options
from support.records.samples import SAMPLES, innermost, mjai_events, reason_of, sample, tenhou_log

LOG = json.dumps(tenhou_log(), ensure_ascii=False)
DEALS = [{**tenhou_log(), "log": [deal], "sc": []} for deal in tenhou_log()["log"]]
LINK = f"https://tenhou.net/6/#json={quote(LOG)}"

PASTED = {
    "mjai events": sample("mjai.jsonl"),
    "events between words": f"Hi!\n```\n{sample('mjai.jsonl')}```\nThanks {{all}}\n",
    "an array of events": json.dumps(mjai_events()),
    "an array over many lines": json.dumps(mjai_events(), indent=1),
    "our own record between words": f"Look:\n{sample('own.jsonl')}\nBye",
    "XML between words": f"Here it is: {sample('mjlog.xml')} OK?",
    "a log": LOG,
    "a log between words": f"my game: {LOG} see you",
    "a link": LINK,
    "a link between words": f"See {LINK} !",
    "a link with its signs written out": f"https://tenhou.net/6/#json={LOG}&ts=0",
    "a link on a page": f'<html><a href="{html.escape(LINK)}">log</a></html>',
    "one deal a line": "\n".join(map(json.dumps, DEALS)),
    "one link a deal": "\n".join(
        f"https://tenhou.net/5/#json={json.dumps(deal)}" for deal in DEALS
    ),
    "an array of deals": json.dumps(DEALS),
    "a report with events": json.dumps({"type": "review", "player": 0, "log_of": mjai_events()}),
    "a report with a log": json.dumps({"report": {"tenhou": tenhou_log()}}),
    "a report with a link": json.dumps({"review": [{"url": LINK}]}),
}


@pytest.mark.parametrize("name", PASTED)
@pytest.mark.parametrize("how", ["text", "file", "gzip"])
def test_what_is_pasted_opens_to_the_same_game(name: str, how: str, tmp_path: Path) -> None:
    given: str | Path = PASTED[name]
    if how != "text":
        content = PASTED[name].encode()
        given = tmp_path / "record"
        given.write_bytes(content if how == "file" else gzip.compress(content))
    record = mj.open_record(given)
    assert record.problems == ()
    assert record.names == ("Aoi", "Botan", "Chika", "Dan")
    whole = mj.open_record(SAMPLES / "two_rounds.own.jsonl")
    told = [[state.history for state in moments] for moments in record.rounds]
    assert told == [[state.history for state in moments] for moments in whole.rounds]


FOREIGN = {
    "2019010100gm-00a9-0000-5a5a5a5a": "https://tenhou.net/0/log/?2019010100gm-00a9-0000-5a5a5a5a",
    "https://tenhou.net/0/?log=2019010100gm-00a9-0000-5a5a5a5a&tw=2": "Tenhou's server",
    "https://game.example/?paipu=201129-19398ca4-e825-40d6-9ee5-a5f8175dcb50": "Mahjong Soul's",
    "201129-19398ca4-e825-40d6-9ee5-a5f8175dcb50": "Mahjong Soul's server",
    '{"head": {}, "data": [{"name": ".lq.RecordNewRound"}]}': "in Mahjong Soul's own format",
    '{"code": 0, "data": {"handRecord": []}}': "in Riichi City's own format",
    '{"title": "x", "qijia": 0, "log": [[{"qipai": {}}]]}': "in Majiang's",
    "https://example.org/game/7": "This is a link",
    "<!DOCTYPE html><html>\n</html>": "This is a web page",
    "[[1, 2]]": "doesn't start like any record",
    "hello\nworld": "doesn't start like any record",
}


@pytest.mark.parametrize(("given", "said"), FOREIGN.items())
def test_what_cannot_be_opened_is_called_by_its_name(given: str, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        mj.open_record(given)
    sentence = str(caught.value)
    assert said in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"PK\x03\x04 and so on", "archive"),
        (b"\x89PNG\r\n", "picture"),
        (b"%PDF-1.7", "picture"),
        (b"\n\x15.lq.GameDetailRecords\x80\x81", "server_file"),
    ],
)
def test_a_file_that_is_no_text_is_called_by_its_name(
    content: bytes, problem: str, tmp_path: Path
) -> None:
    path = tmp_path / "record"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        mj.open_record(path)
    assert reason_of(caught.value) == problem


@pytest.mark.parametrize("name", ["game.json", "[2024] game.json", "a {b}.xml", "{", "C: game"])
def test_the_name_of_a_file_is_no_text(name: str, tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        mj.open_record(name)
    assert reason_of(caught.value) == "no_file"
    path = tmp_path / name
    path.write_text(sample("mjai.jsonl"), encoding="utf-8")
    assert len(mj.open_record(str(path)).rounds) == 2


@pytest.mark.parametrize(
    "text",
    [
        "\n" * (LONGEST_TEXT + 1),
        "[[" * 100_000,
        'x {"a": ' * 50_000 + "\n",
        "https://tenhou.net/6/#json=" + "%7B%22log%22%3A" * 50_000,
        json.dumps({"a": [[[0] * 50] * 50] * 50}) + "\n",
    ],
    ids=["long", "deep", "many starts", "many signs", "many values"],
)
def test_what_is_endless_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        mj.open_record(text)


def test_logs_of_other_players_are_a_second_game() -> None:
    other = {**DEALS[1], "name": ["E", "F", "G", "H"]}
    record = mj.open_record(json.dumps([DEALS[0], other]))
    assert len(record.rounds) == 1
    assert reason_of(record.problem) == "second_game"


# --- what a round may lack


def changed(deal: int, part: int, value: object) -> str:
    log = tenhou_log()
    log["log"][deal][part] = value
    return json.dumps(log)


WIN = tenhou_log()["log"][0][16]


@pytest.mark.parametrize(
    "result",
    [
        [WIN[0], WIN[1], WIN[2][:2]],
        [WIN[0], WIN[1], WIN[2][:3]],
        [WIN[0], WIN[1]],
        [WIN[0], [], WIN[2][:2]],
    ],
    ids=["who from whom", "no worth", "changes alone", "no changes"],
)
def test_a_win_without_its_worth_is_counted(result: list[Any]) -> None:
    record = mj.open_record(changed(0, 16, result))
    assert record.problems == ()
    assert record.rounds == mj.open_record(LOG).rounds


def test_an_event_without_its_worth_is_counted() -> None:
    told = {"type", "actor", "target", "ura_markers"}
    events = [
        {name: event[name] for name in event if event["type"] != "hora" or name in told}
        for event in mjai_events()
    ]
    record = mj.open_record(json.dumps(events))
    assert record.problems == ()
    assert [len(moments) for moments in record.rounds] == [21, 10]


def test_an_element_without_its_worth_is_counted() -> None:
    text = sample("mjlog.xml")
    for name in ("ten", "yaku"):
        place = text.index("<AGARI")
        start = text.index(f' {name}="', place)
        text = text[:start] + text[text.index('"', start + len(name) + 4) + 1 :]
    assert mj.open_record(text).rounds == mj.open_record(sample("mjlog.xml")).rounds


def test_the_drawn_tile_may_be_named_by_its_number() -> None:
    log = tenhou_log()
    for deal in log["log"]:
        for first in range(4, 16, 3):
            draws, discards = deal[first + 1], deal[first + 2]
            for place, entry in enumerate(discards):
                if entry in (60, "r60") and isinstance(draws[place], int):
                    discards[place] = f"r{draws[place]}" if entry == "r60" else draws[place]
    assert log != tenhou_log()
    assert mj.open_record(json.dumps(log)).rounds == mj.open_record(LOG).rounds


def test_an_event_need_not_say_whether_the_tile_was_drawn() -> None:
    events = [{**event} for event in mjai_events()]
    for event in events:
        event.pop("tsumogiri", None)
    assert mj.open_record(json.dumps(events)).rounds == mj.open_record(sample("mjai.jsonl")).rounds


def test_a_round_need_not_tell_its_points() -> None:
    events = [{**event} for event in mjai_events()]
    for event in events:
        if event["type"] == "start_kyoku":
            del event["scores"]
    assert mj.open_record(json.dumps(events)).rounds == mj.open_record(sample("mjai.jsonl")).rounds


@pytest.mark.parametrize("name", ["uradora_marker", "ura_marker", "uradora_markers"])
def test_ura_indicators_have_several_names(name: str) -> None:
    events = [
        {name if key == "ura_markers" else key: value for key, value in event.items()}
        for event in mjai_events()
    ]
    assert mj.open_record(json.dumps(events)).problems == ()


@pytest.mark.parametrize("names", [[], None, ["", "", "", ""], [None] * 4])
def test_nobody_need_be_named(names: object) -> None:
    events = mjai_events()
    events[0]["names"] = names
    for text in (json.dumps(events), json.dumps({**tenhou_log(), "name": names})):
        record = mj.open_record(text)
        assert record.problems == ()
        assert record.names == ()


# --- what cannot be read ends its deal


BROKEN = {
    "own.jsonl": ('"A discard', '"A discard 9f"\n"A discard'),
    "mjai.jsonl": ('"dahai"', '"dahaii"'),
    "mjlog.xml": ("<D", "<D999/><D"),
}


@pytest.mark.parametrize("ending", BROKEN)
def test_the_next_deal_is_read(ending: str) -> None:
    old, new = BROKEN[ending]
    record = mj.open_record(sample(ending).replace(old, new, 1))
    whole = mj.open_record(sample(ending))
    assert len(record.problems) == 1
    assert [moments[-1].end is None for moments in record.rounds] == [True, False]
    assert record.rounds[1][-1].history == whole.rounds[1][-1].history


def test_the_next_deal_of_a_log_is_read() -> None:
    record = mj.open_record(changed(0, 5, ["x"]))
    assert [innermost(problem).id for problem in record.problems] == ["error.record.no_mark"]
    [only] = record.rounds
    assert only[-1].history == mj.open_record(LOG).rounds[1][-1].history


def test_other_rules_say_what_differs_and_go_on() -> None:
    rules = replace_options(mj.open_record(LOG).rules, honba_value=0)
    record = mj.open_record(LOG, rules=rules)
    assert [moments[-1].end is not None for moments in record.rounds] == [True, True]
    assert {reason_of(problem) for problem in record.problems} == {"other_result"}
    assert "The points don't match the rules. Deal 2 of the record" in str(mj.why(record))
