"""What is illegal in replayed states is refused, with reasons that name the tiles in question."""

from __future__ import annotations

import re
from collections.abc import Iterator

from corpora.replay import rules_of
from mjteach.core.decision import CheckAnswer, Finding, Verdict
from mjteach.core.seats import SEATS
from mjteach.core.tiles import Tile
from mjteach.record.mjai import read_game
from mjteach.record.playing import play
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import legal_actions, why
from mjteach.text import tile_name
from mjteach.text.render import render
from support.hands.corpus import Row
from support.rounds.play import everything


def refusals(row: Row, every: int) -> Iterator[list[str]]:
    """For every imaginable action in some states of a game, what is wrong with its verdict."""
    game = read_game(row["events"], rules_of(row))
    number = 0
    for recorded in game.rounds:
        for state in play(recorded, game.rules):
            number += 1
            if number % every == 0:
                listed = {_by_tiles(one) for seat in SEATS for one in legal_actions(state, seat)}
                for action in everything(state):
                    yield _wrong(state, action, _by_tiles(action) in listed)


def _by_tiles(action: Action) -> Action:
    """The action with its own tiles in one order."""
    return action._replace(using=tuple(sorted(action.using)))


def _wrong(state: RoundState, action: Action, is_listed: bool) -> list[str]:
    verdict = why(state, action)
    if verdict.legal != is_listed:
        return [f"{action}: listed {is_listed}, but {verdict}"]
    return [] if verdict.legal else _unexplained(action, verdict)


def _unexplained(action: Action, verdict: Verdict) -> list[str]:
    if not verdict.failures:
        return [f"{action} is refused without a reason"]
    wrong = []
    for finding in verdict.findings:
        text = render(finding.message)
        if text.startswith("["):
            wrong.append(f"{finding.check} {finding.answer} has no words")
        elif finding.answer is CheckAnswer.NO and finding.highlight and not _names(text, finding):
            wrong.append(f"{finding.check} names none of its tiles: {text}")
    return wrong


def _names(text: str, finding: Finding) -> bool:
    """Whether a sentence names one of the tiles that a finding is about."""
    if any(tile_name(Tile(tile)) in text for tile in finding.highlight):
        return True
    named = {str(name) for tile in finding.highlight for name in (Tile(tile), Tile(tile).kind)}
    written = set(re.findall(r"\d+[mpsz]", text))
    return any(name[0] in word and name[1] == word[-1] for name in named for word in written)
