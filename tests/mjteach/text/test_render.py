"""Rendering: how parameters stand in a sentence, what is missing, and a few whole texts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from mjteach.core.errors import HandError, MjteachError
from mjteach.core.hand import hand
from mjteach.core.melds import meld
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.readings import RUN, WaitKind
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.explain import explain_win
from mjteach.riichi.furiten import furiten_verdict
from mjteach.riichi.furiten.events import FuritenCase, OwnDiscard
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.win import evaluate_win
from mjteach.text import bundles, outline, render
from mjteach.text.bundles import languages
from mjteach.text.render import ONLY_IN, TextWarning, _functions
from mjteach.text.render import listed as side_by_side

ROOT = Path(__file__).parents[3]


def listed(*values: object) -> str:
    """The values as a list in a sentence that begins with one."""
    said = render(msg("waits.tenpai", tiles=values, shape="tanki"))
    return said.removeprefix("You're waiting on ").removesuffix(": pair wait (tanki).")


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((), "none"),
        ((Tile.P5,), "5p"),
        ((Tile.RED_P5, Tile.EAST), "0p and 1z"),
        (parse_tiles("258p"), "2p, 5p and 8p"),
        ((parse_tiles("234p"), parse_tiles("55z")), "234p and 55z"),
        ((RUN[0][0], meld("pon 5*55z")), "123m and 555z"),
        ((msg("wait.kanchan.name"), WaitKind.RYANMEN), "gap wait (kanchan) and ryanmen"),
        ((None, True, 1), "none, True and 1"),
    ],
)
def test_lists(values: tuple[object, ...], expected: str) -> None:
    assert listed(*values) == expected


def test_numbers_are_grouped_and_choose_the_plural() -> None:
    assert render(msg("score.step.total", result=25000)) == "You get 25,000 points."
    long = render(msg("score.step.total", result=10**30))
    assert long == f"You get 1{',000' * 10} points."
    one, two = (render(msg("score.step.honba", honba=n, result=300 * n)) for n in (1, 2))
    assert one == "One honba counter adds 300."
    assert two == "2 honba counters add 600."


def test_names_of_several_kinds() -> None:
    kinds = (WaitKind.KANCHAN, WaitKind.RYANMEN)
    message = msg("waits.tile", tile=Tile.M4, groups=(parse_tiles("345m"),), kinds=kinds, left=0)
    expected = "4m completes 345m: gap wait (kanchan) and two-sided wait (ryanmen). None are left."
    assert render(message) == expected


@pytest.mark.parametrize(
    ("message", "shown"),
    [
        (msg("fu.nothing_of_the_kind"), "[fu.nothing_of_the_kind]"),
        (msg("no_such_topic.at_all"), "[no_such_topic.at_all]"),
        (msg("fu.base"), "[fu.base]"),
    ],
    ids=["no words", "no file", "no parameter"],
)
def test_what_has_no_words_is_shown_as_its_id(message: Message, shown: str) -> None:
    with pytest.warns(TextWarning, match=message.id):
        assert render(message) == shown


def test_nothing_slow_is_loaded_before_the_first_sentence() -> None:
    code = "import sys, mjteach.text; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_an_unknown_language_is_told() -> None:
    with pytest.raises(ValueError, match=f"no words in 'xx'; there are {', '.join(languages())}"):
        render(msg("fu.base", fu=20), "xx")


def mistake(text: str) -> MjteachError:
    with pytest.raises(MjteachError) as caught:
        hand(text)
    return caught.value


NOTATION = {
    "48z": "There's no tile 8z (place 2 of “48z”). Suits go from 1 to 9, with 0 for a red five. "
    "Honours go from 1z to 7z.",
    "12m34": "The 3 at place 4 of “12m34” has no suit. Put m, p, s or z after the numbers, "
    "such as 258m.",
    "5555m5m": "5m appears 5 times, but only four of each tile exist. Change one of them.",
    "1m + chi 124m": "124m isn't a called run (chi). You need three tiles of one suit in a row, "
    "such as 345m.",
}


@pytest.mark.parametrize(("text", "sentence"), NOTATION.items(), ids=NOTATION)
def test_errors_name_the_place_and_the_fix(text: str, sentence: str) -> None:
    assert render(mistake(text).message) == sentence


def test_an_error_without_position() -> None:
    with pytest.raises(HandError) as caught:
        hand("1237m").discard(tile("5z"))
    said = "5z isn't one of the tiles 1237m. Choose one of those."
    assert render(caught.value.message) == said


def test_an_option_that_is_nearly_right() -> None:
    with pytest.raises(MjteachError) as caught:
        replace_options(RuleSet(), kuitn=True)
    said = "There's no option “kuitn”. Did you mean kuitan?"
    assert render(caught.value.message) == said


def text_of(explanation: Explanation) -> str:
    return "\n".join("  " * line.depth + line.text for line in outline(explanation))


def test_a_furiten_verdict_in_words() -> None:
    river = (OwnDiscard(Tile.RED_P5, called_away=True),)
    verdict = furiten_verdict(FuritenCase((Tile.P2, Tile.P5, Tile.P8), river), Tile.P8)
    assert text_of(verdict.explain()) == (
        "Can you call ron on 8p?\n"
        "  8p completes your hand. You're waiting on 2p, 5p and 8p.\n"
        "  You discarded 0p, and that would complete your hand. 0p was called by somebody else, "
        "but it still counts as your discard. You can't call ron on 2p, 5p or 8p until you're "
        "waiting on something else. You can still win by tsumo.\n"
        "  You haven't passed up a winning tile since your last turn.\n"
        "  You haven't declared riichi, so there's no riichi furiten."
    )


def test_a_win_in_words() -> None:
    context = WinContext(by=WinBy.TSUMO, indicators=(Tile.P4,), seat_wind=Tile.EAST)
    result = evaluate_win(hand("33345m22p + pon 5*55z + chi 2*34s"), Tile.M6, context)
    assert text_of(explain_win(result)) == (
        "1 han and 30 fu are worth 1,500 points.\n"
        "  The hand reads as 333m, 456m, 555z and 234s, with 22p as the pair.\n"
        "    6m completed 456m: two-sided wait (ryanmen).\n"
        "  Yaku: 1 han.\n"
        "    White dragon triplet (yakuhai haku), 1 han. 555z is a set of white dragons.\n"
        "  Dora: 0 han. Dora aren't yaku.\n"
        "    Dora, 0 han. The indicator 4p makes 5p the dora. You have none.\n"
        "  This hand has 30 fu.\n"
        "    Every win starts with 20 fu.\n"
        "    333m, a concealed triplet of simples: 4 fu.\n"
        "    456m, a run: 0 fu.\n"
        "    555z, an open triplet of terminals or honours: 4 fu.\n"
        "    234s, a run: 0 fu.\n"
        "    22p, a pair of number tiles: 0 fu.\n"
        "    6m completed a two-sided wait (ryanmen): 0 fu.\n"
        "    You won by your own draw (tsumo): 2 fu.\n"
        "    That's 30 fu in all.\n"
        "  From han and fu to points\n"
        "    30 fu, doubled 3 times (twice, and once for each han): 240 basic points.\n"
        "    Each of the others pays 240 × 2 = 480, rounded up to 500.\n"
        "    You get 1,500 points.\n"
        "    That means the player on your right pays 500, the player across from you pays 500 "
        "and the player on your left pays 500.\n"
        "  Yaku in this hand that don't count\n"
        "    Fully concealed hand (menzen tsumo) doesn't count. It needs a closed hand, and you "
        "called a tile."
    )


def test_a_language_has_functions_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a particle; and what is absent chooses ``[none]`` whatever the word for it is."""
    words = {
        "list": "list-none = 없음\nlist-and = { $left }, { $right }",
        "test": 'test-this = { AFTER(TILE($tile), "은") }\n'
        "test-none = { $tiles ->\n    [none] -\n   *[other] { $tiles }\n}",
    }
    for topic, text in words.items():
        path = tmp_path / "ko" / f"{topic}.ftl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(bundles, "CATALOG", tmp_path)
    monkeypatch.setitem(ONLY_IN, "ko", {"AFTER": lambda word, particle: f"{word}{particle}"})
    for cached in (bundles.words, _functions):
        cached.cache_clear()
    assert render(msg("test.this", tile=Tile.P5), "ko") == "5통은"
    assert render(msg("test.none", tiles=()), "ko") == "-"
    assert render(msg("test.none", tiles=None), "ko") == "-"
    assert render(msg("test.none", tiles=parse_tiles("12p")), "ko") == "1p, 2p"
    for cached in (bundles.words, _functions):
        cached.cache_clear()


def test_an_entry_is_found_wherever_it_stands_in_a_file() -> None:
    """What it refers to comes with it; brackets, empty lines and comments are no new entry."""
    text = (
        "# a = not this\n-term = tiles\na-first = { a-other } and { -term }\n"
        "a-other = { $count ->\n    [one] b = one\n   *[other] many\n}\n\n    more\n"
        "# between\na-last=the last\na-last = never\na-loop = { a-loop }\n"
    )
    words = bundles.TopicWords(FluentBundle(["en"], use_isolating=False), [text])

    def sentence(id: str) -> str:
        text, _ = words.format(words.pattern(id), {"count": 3})
        return str(text)

    assert sentence("a-first") == "many\n\nmore and tiles"
    assert (sentence("a-other"), sentence("a-last")) == ("many\n\nmore", "the last")
    assert words.pattern("a") is words.pattern("b") is words.pattern("-term") is None
    assert words.pattern("a-loop") is not None


def test_a_list_of_any_length_is_joined() -> None:
    names = [f"name {number}" for number in range(5_000)]
    assert side_by_side(names) == ", ".join(names)
    assert side_by_side(["a, b", "c"], apart=True) == "a, b; c"
    assert side_by_side([]) == ""
