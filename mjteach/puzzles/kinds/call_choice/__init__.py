"""``call_choice``: what may be called when a tile is discarded (R2.7).

Level 1 asks for every pon and chi, level 2 about one action and what decides it, level 3 for
everything that can be said, level 4 for the yaku that a call leaves to win with.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.decision import Answer
from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.thinkable import CHI

from ...fields import label, many_of, yes_no
from ...kind import Kind, Posed
from ...mistakes_of.calls import CALL_MISTAKES
from ...questions import NONE, Field, PickAction, Value
from ...scenes import Scene
from ...situations.moments import Judged, Moment, choices, chosen, moment_scene, named, reasons
from .deals import CALLS, SAID, SORTS, TOPICS, YAKU, chi_is_taught, find

ID: Final = "call_choice"

REASONS: Final = (
    "pon_tiles",
    "daiminkan_tiles",
    "chi_run",
    "chi_kamicha",
    "chi_played",
    "call_riichi",
    "call_last",
    "call_leaves_discard",
    "call_four_kans",
)


def write(_moment: Moment, result: Judged) -> dict[str, Value]:
    """What is possible, whether one action is and what decides, and what it leaves."""
    may, yaku = not result.no, result.yaku
    return {
        "calls": chosen(result.legal(*CALLS)),
        "answers": chosen(result.legal(*SAID)),
        "may": "yes" if may else "no",
        "reason": (*result.no, NONE)[0],
        "after": list(yaku) if may and yaku else NONE,
        "worth": "yes" if may and yaku else "no",
    }


def ask(posed: Posed) -> Iterator[Field]:
    """The list of actions at levels 1 and 3, else the action of the prompt."""
    if posed.level in (1, 3):
        listed = "calls" if posed.level == 1 else "answers"
        yield PickAction(listed, label(ID, listed), choices(_listed(posed)))
        return
    yield yes_no(ID)
    if posed.level == 2:
        yield reasons(ID, REASONS)
    else:
        yield many_of(ID, "after", [(id, msg(f"yaku.{id}.name")) for id in YAKU])
        yield yes_no(ID, "worth")


def _listed(posed: Posed) -> list[Action]:
    """The actions a list asks about; no chi where only other topics are asked."""
    kinds = CALLS if posed.level == 1 else SAID
    taught = chi_is_taught(posed.topics)
    actions = [action for action, _ in posed.result.verdicts if action.kind in kinds]
    return [action for action in actions if taught or action.kind is not CHI]


def prompt(posed: Posed) -> Message:
    """Who discards what; at levels 2 and 4 the action that the player thinks of."""
    asked = posed.situation.state.asked
    return msg(
        f"puzzle.{ID}.prompt.{posed.level}",
        wind=posed.situation.state.wind(asked.seat),
        tile=asked.tile,
        action=named(posed.situation.action) if posed.level in (2, 4) else None,
    )


def scene(posed: Posed) -> Scene:
    """The table; where no chi is played it says so."""
    is_played = posed.situation.state.rules.chi
    return moment_scene(posed.situation, () if is_played else (msg("scene.no_chi"),))


def explain(posed: Posed) -> Explanation:
    """The checks of every listed action, or of the one that is asked about."""
    result: Judged = posed.result
    if posed.level in (2, 4):
        tree = result.told(result.action, REASONS)
        left = (Explanation(_left(result)),) if posed.level == 4 and not result.no else ()
        return tree._replace(children=(*tree.children, *left))
    listed = _listed(posed)
    return Explanation(right(posed), tuple(result.told(each, REASONS) for each in listed))


def _left(result: Judged) -> Message:
    """What the hand can win with after the call."""
    if not result.yaku:
        return msg(f"puzzle.{ID}.left.none")
    return msg(f"puzzle.{ID}.left.some", yaku=tuple(msg(f"yaku.{id}.name") for id in result.yaku))


def right(posed: Posed) -> Message:
    """What is possible, or the first thing that is in the way."""
    result: Judged = posed.result
    if posed.level in (2, 4):
        if result.no:
            return result.verdict.failures[0].message
        return _left(result) if posed.level == 4 else msg(f"puzzle.{ID}.right.allowed")
    legal = tuple(map(named, result.legal(*(CALLS if posed.level == 1 else SAID))))
    return msg(f"puzzle.{ID}.right.{'some' if legal else 'none'}", actions=legal)


def line(posed: Posed) -> Message:
    """A yaku that is left, or what one check says; of a list why one call fails, or one that fits.

    The check is not the deciding one, where there is another.
    """
    result: Judged = posed.result
    if posed.level in (2, 4):
        if posed.level == 4 and result.yaku and not result.no:
            return msg(f"puzzle.{ID}.line", action=msg(f"yaku.{result.yaku[0]}.name"))
        told = {f.check: f.message for f in result.verdict.findings if f.answer is Answer.YES}
        return next((told[id] for id in REASONS if id in told), right(posed))
    verdicts, listed = dict(result.verdicts), _listed(posed)
    refused = next(filter(None, (verdicts[action].failures for action in listed)), None)
    return refused[0].message if refused else msg(f"puzzle.{ID}.line", action=named(listed[0]))


KIND: Final = Kind(
    id=ID,
    version=2,
    section="2.7",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    find=find,
    write=write,
    ask=ask,
    prompt=prompt,
    scene=scene,
    explain=explain,
    right=right,
    line=line,
    about=lambda posed: ("calls", "one", "all", "yaku")[posed.level - 1],
    bound=0.5,
    tempts=True,
    mistakes=CALL_MISTAKES,
    left_out={
        "C02": "whose answer counts is asked by another kind",
        "C06": "shows in the discard after the call, which this kind does not ask for",
        "C07": "shows in the discard after the call, which this kind does not ask for",
        "C14": "when an answer is too late is asked by other kinds",
        "G05": "no hand is dead here",
    },
    options=("call_last_discard", "kuikae_genbutsu", "kuikae_suji", "kuitan", "abort_suukaikan"),
)
