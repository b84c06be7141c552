"""Recorded answers of another library that the specification does not share, by name.

Each with the rule that says otherwise, or with what the recorded input lacks. Rows of real play
are never listed here.
"""

from __future__ import annotations

NOT_OURS = "the specification has no such rule"

ANSWERS = {
    # without limits all yaku of a hand add up; that library drops some beside a yakuman
    "test_daisharin: 2233445566788p, tsumo 7p": "R3.0-b: tanyao and pinfu count too",
    "test_ryuisou: 22334466688s66z, tsumo 8s": "R3.0-b: honitsu counts too",
    "test_aotenjou_kokushi_with_ura_dora: 19m19p19s1234567z, ron 7z riichi": (
        "R3.0-b: riichi counts too"
    ),
    # rules that are no options of the specification
    "test_renhou_as_dealer: 234456m66p12344s, ron 4s renhou": "R3.6-q: renhou is never 5 han",
    "test_is_tsuisou_and_daichisei: 1122334455667z, ron 7z": "R3.6-g: daichisei is one yakuman",
    "test_paarenchan[4-65]: 11122277p44455s, tsumo 7p": "R3.7-d: one yakuman for each win",
    "test_is_open_riichi_sashikomi: 234456m66p12344s, ron 4s riichi open_riichi": NOT_OURS,
    "test_kokushi_sashikomi_with_daburu_riichi_and_open_riichi: "
    "19m19p19s1234567z, ron 7z double_riichi open_riichi": NOT_OURS,
    # situations that cannot be
    "test_sextuple_yakuman: 1112223334445z, tsumo 5z tenhou": "R3.6-o: only the dealer has tenhou",
    "test_kokushi_musou_multiple_yakuman: 19m19p19s1234567z, tsumo 7z tenhou": (
        "R3.6-o: only the dealer has tenhou"
    ),
    "test_kokushi_musou_multiple_yakuman: 19m19p19s1234567z, ron 7z riichi open_riichi renhou": (
        "R3.6-q: renhou comes before any own discard, so before any riichi"
    ),
    "test_aotenjou_monster_hand: 3z ankan 1111z ankan 5555z ankan 6666z ankan 7777z, "
    "tsumo 3z riichi ippatsu haitei": "R2.4-e: no more than five indicators are ever open",
    "test_aka_dora: 1230009m406p340s, tsumo 9m": "R1.2.1-i: there is one red 5m, not three",
    # what was recorded is not the hand that was valued
    "test_hands_calculation: 12399p77z pon 111z chi 123p chi 123p, ron 9p": (
        "one of two equal chi is among the concealed tiles as well: seventeen tiles"
    ),
}
"""Wins that are worth something else there."""

REFUSALS = {
    "test_paarenchan_no_yaku_disallowed: 456m1236778p678s, ron 7p": (
        "R3.7-d: paarenchan is a yakuman and needs no other yaku"
    ),
    "test_fix_not_correct_kan_handling: 5m222z ankan 6666m pon 111p pon 777m, ron 5m": (
        "refused there for a missing fourth 6m; with it the hand is complete, toitoi"
    ),
}
"""Hands that are refused there and are wins here."""

GAMES = {
    "MahjongPantheon/pantheon/doubleron_and_riichi.xml": (
        "marked as East-only, but plays on into South 3 with a leader above 30000"
    ),
}
"""Recorded games that contradict themselves."""
