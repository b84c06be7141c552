"""``rule_compare``: the same tiles under two or three rule sets, and the rule that decides.

Level 1 asks which of two rule sets pays more, with the han and fu of the course's rules given;
level 2 which of three; level 3 which of three let a hand win or allow something. The rule sheets
are shown as far as they differ, so the question is which of their lines touches this hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile
from mjteach.riichi.compare.cases import FinishedHand
from mjteach.riichi.compare.compare import compare_verdicts
from mjteach.riichi.compare.explain import explain_comparison, explain_difference
from mjteach.riichi.compare.words import fact_message, ruleset_names, value_message
from mjteach.riichi.context import WinContext
from mjteach.riichi.penalties.category import option_name
from mjteach.riichi.presets import PRESETS, TUTORIAL
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.win import evaluate_win

from ...fields import one_of
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Field
from ...scenes import Line, Scene, Table
from ...situations.plans import Plan, one_suit
from ...situations.wins import Taste, Win
from ...sorts import Sort
from . import table_questions as tables
from .dealing import Deal, Poll, answers_of, compared, dealt_to, deciding, differs, write
from .mistakes import RULE_SETS, VALUED
from .questions import TableQuestion, paid, riichi_kan

ID: Final = "rule_compare"


# ---- what is dealt


def _tempts(asked: TableQuestion, played: Iterable[RuleSet]) -> bool:
    """Whether a false rule for what hands are worth would see a difference, if points are asked."""
    return asked.fact != "points" or any(differs(row.seen(asked), played) for row in VALUED)


KANS: Final = Taste(open=0.3, quads=0.5, runs=0.55, seven_pairs=0.0)
CLOSED: Final = Taste(open=0.0, seven_pairs=0.03)
RINSHAN: Final = KANS._replace(open=0.5, runs=0.7, rinshan=True)
HIDDEN: Final = Taste(quads=0.2, runs=0.4, seven_pairs=0.0)
RUNS: Final = Taste(open=0.0, tsumo=0.0, dealer=0.0, runs=0.95, quads=0.0, seven_pairs=0.0)
SUIT: Final = one_suit(Plan(runs=0.9, open=0.0, quads=0.0))


def _sorts(name: str, matters: int, idle: int, deal: Deal) -> Iterator[Sort]:
    """The option in the name decides so often, and so often it only seems to.

    Without balance it comes three times as often where it changes nothing.
    """
    levels = (1, 1, 0) if name.startswith("points") else (0, 0, 1)
    for does, share, natural in ((True, matters, matters), (False, idle, 3 * idle)):
        if share:
            balanced, usual = (tuple(x * level for level in levels) for x in (share, natural))
            dealer = dealt_to(name.rpartition(".")[2], deal, does, _tempts)
            yield Sort(f"{name}.{'decides' if does else 'idle'}", dealer, balanced, usual)


SORTS: Final = (
    *_sorts("points.scoring.kiriage_mangan", 14, 7, tables.paid(HIDDEN)),
    *_sorts("points.scoring.renpuu_pair_fu", 12, 5, tables.paid(Taste(double_wind=True))),
    *_sorts("points.scoring.rinshan_tsumo_fu", 8, 3, tables.paid(RINSHAN, dora=(0, 0, 0, 1))),
    *_sorts("points.scoring.kazoe_yakuman", 6, 6, tables.paid(SUIT)),
    *_sorts("points.dora.ura_dora", 11, 5, tables.paid(CLOSED, ura=2)),
    *_sorts("points.dora.kan_dora", 9, 5, tables.paid(KANS)),
    *_sorts("points.yaku.ippatsu", 12, 2, tables.paid(CLOSED, ippatsu=True)),
    *_sorts("points.yaku.renhou", 4, 0, tables.paid(RUNS, riichi=False, first_turn=True)),
    *_sorts("verdict.riichi.riichi_without_draw_left", 11, 5, tables.late_riichi),
    *_sorts("verdict.riichi.ankan_after_riichi", 9, 4, tables.kan),
    *_sorts("verdict.calls.kuikae_suji", 11, 4, tables.swap("0123", "3120", "0126")),
    *_sorts("verdict.calls.kuikae_genbutsu", 6, 2, tables.swap("0120", "1023")),
    *_sorts("verdict.calls.multiple_ron", 11, 3, tables.shared_ron),
    *_sorts("verdict.draws.abort_kyuushu_kyuuhai", 8, 4, tables.nine_kinds),
    *_sorts("verdict.draws.nagashi_mangan", 7, 3, tables.nagashi),
    *_sorts("verdict.draws.abort_suufon_renda", 6, 3, tables.four_discards),
)
"""Levels 1 and 2 ask for points, level 3 whether something is allowed."""

TOPICS: Final = {
    topic: Topic(levels=levels, sorts={f"*.{topic}.*.decides": 2, f"*.{topic}.*.idle": 1})
    for levels, topics in (((1, 2), "scoring dora yaku"), ((3,), "riichi calls draws"))
    for topic in topics.split()
}
"""Some options to be dealt by; all of the list stay to choose from."""


# ---- what is asked


def about(posed: Posed) -> str:
    """Points are compared, or verdicts."""
    return "points" if posed.level < 3 else "verdict"


def prompt(posed: Posed) -> Message:
    """What pays most; or what a table would be asked."""
    return msg(f"puzzle.{ID}.prompt.{posed.level}", question=posed.situation.asked.subject)


def ask(posed: Posed) -> Iterator[Field]:
    """Which rule sets, and by which option."""
    word, names = f"puzzle.{ID}.best", ruleset_names(posed.situation.rulesets)
    named = dict(zip("abc", names, strict=False))
    best = [
        ("".join(some), msg(f"{word}.some", rulesets=tuple(named[letter] for letter in some)))
        for size in range(1, len(names))
        for some in combinations(named, size)
    ]
    best.append(("".join(named), msg(f"{word}.{about(posed)}.all", count=len(names))))
    if posed.level == 3:
        best.append((NONE, msg(f"{word}.none")))
    yield one_of(ID, "best", best)._replace(label=msg(f"{word}.{about(posed)}"))
    options = [(key, option_name(key)) for key in posed.situation.listed]
    yield one_of(ID, "option", (*options, (NONE, msg(f"puzzle.{ID}.option.none"))))


# ---- what is shown


def scene(posed: Posed) -> Scene:
    """The question, at level 1 with the tutorial's han and fu, and what the sheets say."""
    poll: Poll = posed.situation
    counted = _counted(poll.asked.question) if posed.level == 1 else ()
    return Scene(poll.asked.rows, (*poll.asked.told, *counted), sheets(poll))


def sheets(poll: Poll) -> Table:
    """What each rule set says about every option in which they differ."""
    lines = tuple(
        Line(option_name(option), tuple(_says(id, option) for id in poll.rulesets))
        for option in poll.sheet
    )
    word = f"puzzle.{ID}.sheet"
    return Table(msg(f"{word}s"), msg(f"{word}_option"), ruleset_names(poll.rulesets), lines)


def _says(ruleset: str, option: str) -> Message:
    """The value that a source states, and whether for certain; a silent one is told as such."""
    row = PRESETS[ruleset]
    if not row.states(option):
        return msg(f"puzzle.{ID}.not_said")
    value = value_message(option, getattr(row.rules, option))
    return msg(f"puzzle.{ID}.uncertain", value=value) if option in row.uncertain else value


def _counted(asked: FinishedHand) -> Iterator[Message]:
    """Yaku, han and fu by the rules of the course."""
    best = evaluate_win(asked.hand, asked.tile, asked.context, TUTORIAL).best
    yield msg(f"puzzle.{ID}.yaku", yaku=best.yaku_ids)
    if not best.yakuman:
        raw, fu = best.fu.raw, best.fu.total
        yield msg(f"puzzle.{ID}.count", han=best.han, sum=raw, fu=fu, rounded=raw != fu)


# ---- what is told


KIRIAGE: Final = WinContext(riichi=True, indicators=(Tile.M4,))
EXAMPLES: Final = {
    "points": Poll(("jpml_a", "npm"), paid(Win(hand("234567m4588p678s"), Tile.P3, KIRIAGE))),
    "verdict": Poll(
        ("npm", "saikouisen_classic"), riichi_kan(hand("777z234m567p23s88s"), Tile.RED)
    ),
}
"""Another question of each sort."""


def example(posed: Posed) -> Explanation:
    """The same for every question of its sort, so that it tells nothing of this one."""
    return explain_comparison(compared(EXAMPLES[about(posed)]))


def line(posed: Posed) -> Message:
    """What the first rule set answers."""
    row = posed.result.rulesets[0]
    ((name, value),) = row.outcome.facts
    (ruleset,) = ruleset_names([row.ruleset])
    return msg(f"puzzle.{ID}.hint.line", ruleset=ruleset, says=fact_message(name, value))


def explain(posed: Posed) -> Explanation:
    """The comparison, then what each other line of the sheet does here on the way, if anything."""
    poll, decided = posed.situation, deciding(posed.result)
    is_paid = poll.asked.fact == "points"
    whole = compare_verdicts(poll.asked.question, poll.rulesets) if is_paid else posed.result
    moving = {row.options: explain_difference(row).children for row in whole.differences}
    tree, lines = explain_comparison(posed.result), []
    for option in poll.sheet:
        if option not in decided:
            word = "idle.moves" if (option,) in moving else "idle"
            said = msg(f"puzzle.{ID}.{word}", option=option_name(option))
            lines.append(Explanation(said, moving.get((option,), ())))
    return tree._replace(children=(*tree.children, *lines))


def right(posed: Posed) -> Message:
    """The line that decides, or that none does."""
    answers, decided = answers_of(posed.result), deciding(posed.result)
    word = f"puzzle.{ID}.right.{about(posed)}"
    if not decided:
        return msg(f"{word}.same", points=answers[0])
    return msg(word, option=option_name(decided[0]), most=max(answers), least=min(answers))


KIND: Final = Kind(
    id=ID,
    section="6",
    version=5,
    levels=(1, 2, 3),
    seconds=75,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(lambda poll, _rules: compared(poll), write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(explain, right=right, line=line, about=about, example=example),
    bound=0.4,
    probes=(7, 4, 24),
    mistakes=RULE_SETS,
)
