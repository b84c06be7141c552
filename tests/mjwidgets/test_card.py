"""The card of payments: every number counted again, and what it says under other rules."""

from pathlib import Path

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.errors import GivenError, RuleSetError
from mjwidgets._card import FU, HAN


def hundreds(points: int) -> int:
    return -(-points // 100) * 100


def counted(han: int, fu: int, *, dealer: bool) -> str:
    """A field of the card, by the arithmetic of R4.1."""
    base = fu * 2 ** (han + 2)
    if base >= 2000:
        return "mangan"
    ron = str(hundreds(base * (6 if dealer else 4)))
    tsumo = f"{hundreds(2 * base)} all"
    if not dealer:
        tsumo = f"{hundreds(base)}/{hundreds(2 * base)}"
    if fu == 20:
        ron = "–"
    if (fu, han) in {(20, 1), (25, 1), (25, 2)}:
        tsumo = "–"
    if (fu, han) == (25, 1):
        ron = "–"
    return "–" if ron == tsumo == "–" else f"{ron} · {tsumo}"


@pytest.mark.parametrize("dealer", [False, True])
def test_every_field_is_right(dealer: bool) -> None:
    lines = mjw.card("payments").text.splitlines()
    begins = [place for place, line in enumerate(lines) if line.startswith("When ")][dealer]
    for fu, line in zip(FU, lines[begins + 1 :], strict=False):
        fields = [counted(han, fu, dealer=dealer) for han in HAN]
        assert line == f"{fu} fu: {', '.join(fields)}"


def test_limits_have_their_han_and_their_payments() -> None:
    lines = mjw.card("payments").text.splitlines()
    assert "haneman: 6–7, 12000 · 3000/6000" in lines
    assert "haneman: 6–7, 18000 · 6000 all" in lines
    assert "counted yakuman (kazoe yakuman): 13+, 48000 · 16000 all" in lines


def test_it_goes_by_the_rules_that_are_asked_for() -> None:
    def field(*, kiriage: bool) -> str:
        rules = mj.rules("ourclub", based_on="club", kiriage_mangan=kiriage)
        lines = mjw.card("payments", rules=rules).text.splitlines()
        return next(line for line in lines if line.startswith("30 fu"))

    assert field(kiriage=False).endswith("7700 · 2000/3900")
    assert field(kiriage=True).endswith("mangan")


def test_it_is_saved_as_a_page_that_runs_nothing(tmp_path: Path) -> None:
    file = tmp_path / "card.html"
    mjw.card("payments").save(file)
    page = file.read_text("utf-8")
    assert page.count("<table>") == 4
    assert "<script" not in page
    assert "1000 · 300/500" in page


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(GivenError, match="payments"):
        mjw.card("fish")
    with pytest.raises(RuleSetError):
        mjw.card("payments", rules="fish")
