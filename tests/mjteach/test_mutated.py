"""Records, positions, hands, tiles and actions with anything changed: read, or refused in words.

A run tries a sample; ``--all-seeds`` tries 2,000 records and 50,000 of each of the others.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from urllib.parse import quote

import pytest

import mjteach as mj
from mjteach.core.errors import MjteachError, SituationError
from mjteach.riichi.round.position import position_text
from support.records.samples import mjai_events, sample, tenhou_log

SIGNS = " \n/?*^'!|:+,-_{}[]\"<>&%\\\0\x85\u202e\ud800\ufe0f点🀀東²0EP"
PIECES = (
    *("", *SIGNS, "9" * 30, "1e999", "NaN", "null", "true", "5mr", "1z", "0f", "chi", "pon 5*5"),
    *("r60", "#json=", "https://", "&quot;", "%7B", "<mjloggm", "then", "passed 1m from B"),
)  # fmt: skip

Seed = random.Random


def mutated(text: str, chance: Seed, most: int = 4) -> str:
    """A text with some pieces cut out, doubled, exchanged or put in."""
    for _ in range(chance.randint(1, most)):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice((0, 0, 1, 1, 2, 5, 12, 80)))
        match chance.randrange(5):
            case 0:
                put = ""
            case 1:
                put = text[start:end] * 2
            case 2:
                other = chance.randrange(len(text) + 1)
                put = text[other : other + end - start]
            case _:
                put = chance.choice(PIECES)
        text = text[:start] + put + text[end:]
    return text


def answered(ask: Callable[[str], object], text: str) -> None:
    """What is asked works, or says in one sentence what is wrong."""
    try:
        ask(text)
    except MjteachError as error:
        said = str(error)
        assert said, text
        assert "[error" not in said, text


def records() -> list[str]:
    """A record in every form that opens."""
    log = json.dumps(tenhou_log(), ensure_ascii=False)
    return [
        *(sample(ending) for ending in ("own.jsonl", "mjai.jsonl", "mjlog.xml", "tenhou.json")),
        f"Look at https://tenhou.net/6/#json={quote(log)} please.",
        f"https://tenhou.net/6/#json={log}",
        json.dumps(mjai_events()),
        json.dumps({"engine": "x", "review": {"mjai_log": mjai_events()}}, indent=1),
        f"{log}\n{log}\n",
        f"My game:\n```\n{sample('mjai.jsonl')}```\nThanks!",
    ]


def opened(text: str) -> None:
    """The record, its words, and each of its rounds."""
    record = mj.open_record(f"{text}\n")
    for problem in record.problems:
        assert isinstance(problem, MjteachError)
        assert "[error" not in str(problem), text
    assert str(mj.why(record))
    assert all(record.rounds)


POSITIONS = (
    "A: 123m456p789s11223z | B: 2255m34p / 9p | C: / | D: | dora: 3s",
    "A: 34m55z + pon 77*7z / 1z 9m* / ippatsu | B: / 1m' 2z^ / passed 3m from C | turn: A",
    "A: 2255m34p / 9p? | C: 77z + pon 5*55p! / 1m | B: / 5p^ | dealer: B | honba: 2",
    "B: 2255m34p / | points: 25000 24000 26000 25000 | wall: 123m | then: A draw",
    "A: 1m | C: + ankan 1111m? / | sticks: 1 | dora: 3s | ura: 4s | rinshan: 5p | last: 9p",
    position_text(mj.start_deal("a")),
)
HANDS = (
    "123667788s33z + chi 2*34s", "23488m234p234s66z", "123m 456m 789p 23s 東東",
    "🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀅🀅", "M1M2M3P456 + kakan 5*550z + ankan 1111z", "123m406p55z + pon EEE",
)  # fmt: skip
ACTIONS = (
    "A discard 5p drawn",
    "B pon 5p with 05p",
    "C ankan 1z with 1111z",
    "D ron 3s",
    "A riichi 0m",
)
ASKED: dict[str, tuple[tuple[str, ...], Callable[[str], object]]] = {
    "positions": (POSITIONS, mj.position),
    "hands": (HANDS, mj.waits),
    "tiles": (HANDS, mj.tiles),
    "actions": (ACTIONS, lambda text: mj.why(mj.start_deal("a"), text)),
}


def test_a_hand_that_has_become_a_river_leaves_too_few_tiles() -> None:
    text = position_text(mj.start_deal("a"))
    for seat in "ABCD":
        with pytest.raises(SituationError, match="The hands need 13 more tiles"):
            mj.position(text.replace(f"{seat}: ", f"{seat}: /", 1))


def test_records_with_mistakes(request: pytest.FixtureRequest) -> None:
    count = 2_000 if request.config.getoption("--all-seeds", default=False) else 60
    texts = records()
    for seed in range(count):
        chance = Seed(f"record {seed}")
        answered(opened, mutated(texts[seed % len(texts)], chance))


@pytest.mark.parametrize("name", ASKED)
def test_texts_with_mistakes(name: str, request: pytest.FixtureRequest) -> None:
    count = 50_000 if request.config.getoption("--all-seeds", default=False) else 300
    texts, ask = ASKED[name]
    for seed in range(count):
        chance = Seed(f"{name} {seed}")
        answered(ask, mutated(texts[seed % len(texts)], chance))
