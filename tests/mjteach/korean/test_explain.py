"""What a count, a declaration and a rule set say, as ids and facts; a few in words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.korean import KoreanContext, KoreanRules, KoreanWinBy, evaluate, preset
from mjteach.korean.declare import bulleo_verdict, eopeo_verdict, worth_of_waits
from mjteach.korean.explain import CONTRADICTIONS, explain_count, explain_declaration, explain_rules
from mjteach.korean.presets import PRESETS
from mjteach.korean.rules import OPTIONS, replace_options
from mjteach.korean.values import HAN
from mjteach.korean.yaku import KoreanDropReason
from mjteach.text import outline, render
from mjteach.text.bundles import files_of
from support.hands.korean import OPEN_VALUE, PINGHU, Finished, contexts, finished, tables


def explained(
    text: str, last: str, context: KoreanContext | None = None, **rules: Any
) -> Explanation:
    own = replace_options(KoreanRules(), **rules)
    return explain_count(evaluate(hand(text), tile(last), context, own))


def messages(tree: Explanation, id: str) -> list[Message]:
    return [node.message for _, node in tree.walk() if node.message.id == id]


def test_a_small_hand_in_full() -> None:
    tree = explained(PINGHU, "6p", KoreanContext(KoreanWinBy.SSUMU, eopeo=True))
    assert [(depth, node.message.id) for depth, node in tree.walk()] == [
        (0, "korean.worth.han"),
        (1, "win.reading.standard"),
        (2, "win.completed.standard"),
        (1, "korean.base"),
        (2, "korean.item"),
        (2, "korean.item"),
        (2, "korean.minimum.reached"),
        (1, "korean.bonus"),
        (2, "korean.item"),
        (2, "korean.item"),
        (1, "korean.sum"),
        (1, "win.dropped"),
        (2, "korean.dropped.switched_off"),
    ]
    (total,) = messages(tree, "korean.sum")
    # menzen 1 + ssumu 1; eopeo 1 + gensho 2
    assert [total.get(name) for name in ("base", "bonus", "han")] == [2, 3, 5]


def test_the_first_words() -> None:
    assert explained(OPEN_VALUE, "8m").message.id == "korean.worth.han"
    refused = explained("222m456m22p67788p", "9p")
    assert refused.message.id == "korean.worth.nothing"
    assert messages(refused, "check.korean.win.min_han.no")
    assert messages(refused, "korean.minimum.missed")
    unknown = explained(PINGHU, "6p", KoreanContext(eopeo=True), han_table="samsik")
    assert unknown.message.id == "korean.worth.at_least"
    (missing,) = messages(unknown, "korean.unknown")
    assert (missing.get("yaku"), missing.get("table")) == (("kr_eopeo",), "samsik")
    assert messages(explained(PINGHU, "6p", min_han=0), "korean.minimum.none")


def test_every_reason_not_to_count() -> None:
    """One hand for each, with who is responsible."""
    found: dict[str, tuple[str, str]] = {}
    for text, last, context, rules in (
        (OPEN_VALUE, "8m", KoreanContext(KoreanWinBy.SSUMU), {}),
        (PINGHU, "6p", KoreanContext(KoreanWinBy.SSUMU), {}),
        ("222m444m666p888p5p", "5p", KoreanContext(), {"lower_yaku_accumulate": False}),
        (PINGHU, "6p", KoreanContext(eopeo=True), {"han_table": "samsik"}),
        ("123456m2p555p111z", "2p", KoreanContext(eopeo=True, bulleo=True), {}),
        ("123789m12p11z + pon 99*9p", "3p", KoreanContext(), {}),
    ):
        for _, node in explained(text, last, context, **rules).walk():
            if node.message.id.startswith("korean.dropped."):
                reason = node.message.id.removeprefix("korean.dropped.")
                found[reason] = (str(node.message.get("yaku")), str(node.message.get("by")))
    assert found == {
        "not_closed": ("kr_ssumu", "kr_ssumu"),
        "switched_off": ("kr_pinghu", "pinfu_with_tsumo"),
        "excluded": ("kr_samanko", "kr_saanko"),
        "contained": ("kr_doldori", "kr_saanko"),
        "unknown": ("kr_eopeo", "samsik"),
        "not_in_table": ("kr_oeja_bulleo", "nagari"),
        "regional": ("kr_chanta", "nagari"),
    }
    assert found.keys() == {*KoreanDropReason}


@pytest.mark.parametrize(
    ("text", "last", "context", "rules", "note", "han"),
    [
        # 2 + 8 + gensho 3 = 13, or 8 + 3
        ("11199m11p + pon 99*9p + pon 33*3z", "1p", {}, {}, "honnodu_total", 11),
        # 2 + 1 + 4 + 4 = 11, or 2 + 1 + 4 + 8
        (OPEN_VALUE, "8m", {"flowers": parse_tiles("1234f")}, {}, "hwamangwan_value", 15),
        # 2 + 1 + 1 + 2 = 6, or 2 + 1 + 2 + 2
        (PINGHU, "6p", {"eopeo": True, "bulleo": True}, {}, "bulleo_value", 7),
        # and back again
        (PINGHU, "6p", {"eopeo": True, "bulleo": True}, {"bulleo_value": "2_han"}, "bulleo_value",
         6),
    ],
)  # fmt: skip
def test_contradictions_of_the_source_are_told(
    text: str, last: str, context: dict[str, Any], rules: dict[str, Any], note: str, han: int
) -> None:
    tree = explained(text, last, KoreanContext(**context), **rules)
    (told,) = [
        node.message for _, node in tree.walk() if node.message.id.startswith("korean.note.")
    ]
    assert (told.id, told.get("han")) == (f"korean.note.{note}", han)
    assert told.get("rule") in {ref for _, option, ref in CONTRADICTIONS if option == note}


def test_no_contradiction_where_both_give_the_same() -> None:
    """Bulleo is worth 2 in Samsik's table; an agreed value is nobody's contradiction."""
    shown = KoreanContext(eopeo=True, bulleo=True)
    for rules in ({"han_table": "samsik"}, {"agreed_han": {"kr_bulleo": 4}}):
        assert not messages(explained(PINGHU, "6p", shown, **rules), "korean.contradictions")


SHOWN = KoreanContext(eopeo=True, bulleo=True)
DEALT = KoreanContext(KoreanWinBy.SSUMU, seat_wind=Tile.EAST, first_turn=True)


@pytest.mark.parametrize(
    ("text", "last", "context", "rules", "said", "unsaid"),
    [
        # eopeo under bulleo has words of its own (RK5-g)
        (PINGHU, "6p", SHOWN, {}, "so eopeo counts too", "face down"),
        (PINGHU, "6p", SHOWN._replace(buji_eopeo=True), {}, "on your first turn", "face down"),
        (PINGHU, "6p", KoreanContext(eopeo=True), {}, "face down", "showed"),
        # what counts besides is told where it counts
        (
            "123456m44p23p777z",
            "1p",
            KoreanContext(KoreanWinBy.SSUMU, last_tile=True),
            {"lower_yaku_accumulate": False},
            "these rules don't count it twice",
            "counts as well",
        ),
        (
            PINGHU,
            "6p",
            SHOWN._replace(flowers=parse_tiles("1234f")),
            {"lower_yaku_accumulate": False},
            "Each flower counts as well",
            "don't count it twice",
        ),
        # four alike only where the hand has them (RK4-j)
        ("22m33m55m77m11p99p4z", "4z", KoreanContext(), {}, "seven pairs", "Four of the same"),
        ("2222m55m77m11p99p4z", "4z", KoreanContext(), {}, "Four of the same tile", "can be two"),
        # no minimum, so nothing counts towards it (RK2-e)
        (PINGHU, "6p", KoreanContext(), {"min_han": 0}, "ask for a minimum", "towards the minimum"),
        (PINGHU, "6p", KoreanContext(), {}, "don't count towards the minimum", "ask for a minimum"),
        # three quads add base han and bonus han
        (
            "2m456m + daiminkan 3333p + daiminkan 4444p + daiminkan 6666p",
            "2m",
            KoreanContext(),
            {"samkkang": "doubles"},
            "the han of the base yaku",
            "can't win",
        ),
        # a straight is three runs
        ("11m112233p45679p", "8p", KoreanContext(), {}, ": 123p, 456p and 789p.", "123p, 123p, 4"),
    ],
)
def test_what_is_said_and_what_is_not(
    text: str,
    last: str,
    context: KoreanContext,
    rules: dict[str, Any],
    said: str,
    unsaid: str,
) -> None:
    items = "\n".join(line.text for line in outline(explained(text, last, context, **rules))[3:])
    assert said in items
    assert unsaid not in items


@pytest.mark.parametrize(
    ("text", "last", "rules", "taken"),
    [
        # nothing depends on the tile that came last
        ("123m456m789m1112z", "2z", {}, None),
        ("112233m4466778p", "8p", {}, None),
        # pinghu and nine gates do
        ("123456m2p678789p", "2p", {"pinfu_with_tsumo": "both"}, "1m"),
        ("1112334567899m", "9m", {}, "3m"),
    ],
)
def test_no_tile_completes_a_cheonhwa(
    text: str, last: str, rules: dict[str, Any], taken: str | None
) -> None:
    """RK5-m: the tile passed in is any of the fourteen, so no line names it as the winning one."""
    tree = explained(text, last, DEALT, **rules)
    assert not tree.highlight
    assert not messages(tree, "win.completed.standard")
    assert not messages(tree, "win.completed.seven_pairs")
    assert len(messages(tree, "korean.dealt")) == 1
    assert [str(told.get("tile")) for told in messages(tree, "korean.taken")] == (
        [taken] if taken else []
    )
    words = "\n".join(line.text for line in outline(tree))
    assert not re.search(r"completed (?!the hand)|drew \d|before the winning|-sided wait", words)


def test_a_declaration() -> None:
    held = hand("222m456m22p67788p")
    tree = explain_declaration(eopeo_verdict(held), worth_of_waits(held))
    assert [(depth, node.message.id) for depth, node in tree.walk()] == [
        (0, "check.korean.eopeo.question"),
        (1, "check.korean.closed.yes"),
        (1, "check.korean.tenpai.yes"),
        (1, "check.korean.every_wait.no"),
        (1, "korean.wait.enough"),
        (1, "korean.wait.short"),
        (1, "korean.cost"),
        (2, "korean.cost.dead_hand"),
        (2, "korean.cost.at_once"),
        (2, "korean.cost.on_win"),
        (2, "korean.cost.at_draw"),
        (2, "korean.cost.if_other_wins_first"),
    ]
    allowed = explain_declaration(eopeo_verdict(hand(PINGHU)))
    assert not messages(allowed, "korean.cost")
    shown = explain_declaration(bulleo_verdict(held))
    assert [node.message.id for _, node in shown.walk()][-2:] == [
        "korean.cost",
        "korean.cost.at_once",
    ]


@pytest.mark.parametrize("id", PRESETS)
def test_a_rule_set(id: str) -> None:
    tree = explain_rules(preset(id))
    assert tree.message == preset(id).title
    *values, options = tree.children
    ids = [part.message.id for part in tree.children]
    assert ids == ["korean.values.base", "korean.values.bonus", "korean.options"]
    assert all(part.children for part in values)
    assert [node.message.get("option") for node in options.children] == [*OPTIONS]
    told = {str(node.message.get("option")): node.message.id for node in options.children}
    for key in OPTIONS:
        assert (told[key] == "korean.option.stated") is preset(id).states(key)


@settings(deadline=None, max_examples=100)
@given(st.data(), finished(), tables)
def test_everything_is_told_once_and_can_be_put_into_words(
    data: st.DataObject, case: Finished, rules: KoreanRules
) -> None:
    result = evaluate(case.hand, case.tile, data.draw(contexts(case)), rules)
    tree = explain_count(result)
    items = messages(tree, "korean.item")
    assert [(item.get("yaku"), item.get("han"), item.get("rule")) for item in items] == [
        (item.yaku, item.han, item.ref) for item in (*result.best.base, *result.best.bonus)
    ]
    told = [
        node.message.get("yaku")
        for _, node in tree.walk()
        if node.message.id.startswith("korean.dropped.")
    ]
    assert told == [drop.yaku for drop in result.best.dropped]
    for line in outline(tree):
        assert line.text
        assert "kr_" not in line.text


# --- words


def catalog() -> str:
    return "\n".join(path.read_text("utf-8") for path in files_of("korean", "en"))


def test_every_yaku_has_its_words_and_no_other() -> None:
    found = re.findall(r"^korean-yaku-(\w+)-(name|why) =", catalog(), re.MULTILINE)
    assert sorted(found) == sorted((id, part) for id in HAN for part in ("name", "why"))


def test_options_and_reasons_have_their_words_and_no_other() -> None:
    named = set(re.findall(r"^korean-rule-(\w+)-name =", catalog(), re.MULTILINE))
    assert named == {*OPTIONS}
    reasons = set(re.findall(r"^korean-dropped-(\w+) =", catalog(), re.MULTILINE))
    assert reasons == {*KoreanDropReason}


def test_names_end_with_the_word_of_the_table() -> None:
    """The romanised word of yaku.yaml stands in brackets after the English one."""
    special = {
        "kr_buji_eopeo": "bujibu eopeo",
        "kr_gwolli": "gwollipae",
        "kr_saanko": "ssaanko",
        "kr_kkangsang_5tong": "kkangsang 5-tong olla",
        "kr_haitei_1tong": "haitei 1-tong olla",
        "kr_haitei_9tong": "haitei 9-tong ssoa",
    }
    for id in HAN:
        word = special.get(id, id.removeprefix("kr_").replace("_", " "))
        name = render(Message(f"korean.yaku.{id}.name"))
        assert re.fullmatch(rf"[A-Z0-9][^()]+ \({word}\)", name), name


def test_some_lines_in_words() -> None:
    lines = [line.text for line in outline(explained(PINGHU, "6p"))]
    assert "You need 2 han of base yaku to win. You have 2." in lines
    assert "2 han of base yaku and 2 of bonus yaku add up to 4." in lines
