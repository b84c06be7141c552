"""The players: what they choose, that it is legal, and that they see no more than their seat."""

from collections.abc import Iterator
from random import Random

import pytest

from mjteach.core.errors import NotationError
from mjteach.core.hand import Hand
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, pack, sort_tiles
from mjteach.core.waits import packed_waits
from mjteach.riichi.players.choosing import PLAYERS, idle, plain, scripted, seated, sound
from mjteach.riichi.presets import PRESETS, preset
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.rig import deal, written
from mjteach.riichi.round.selfplay import played
from mjteach.riichi.round.state import RoundState, with_seat
from mjteach.riichi.round.variant import legal_actions, to_act
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import INDICATORS, LIVE_END, RINSHAN, URA, shuffled_wall
from support.rounds.play import WAITING


def choice(player, state, seat="A"):
    who = Seat[seat]
    return written(player(view(state, who), legal_actions(state, who)))


def to_discard(hand: str, draw: str, **made: str) -> RoundState:
    """A's turn, after the draw."""
    return deal([hand], draw, "A draw", **made)


def rounds(players, number: int, rules: RuleSet | None = None) -> Iterator[RoundState]:
    """The states of some deals between four players."""
    for deal_number in range(number):
        choose = seated([PLAYERS[name] for name in players.split()])
        wall = shuffled_wall(deal_number, rules or RuleSet(), SEATS[deal_number % 4])
        for moment in played(Random(deal_number), rules, choose, wall=wall):
            yield moment.state


# --- what they choose


@pytest.mark.parametrize("player", [plain, sound])
def test_a_win_is_taken(player):
    assert choice(player, to_discard(WAITING, "5s")) == "tsumo"
    other = deal([WAITING], "1z 5s", "A riichi 1z, B 5s")
    assert choice(player, other) == "ron"


@pytest.mark.parametrize("player", [plain, sound])
def test_tenpai_is_declared_with_the_wider_wait(player):
    assert choice(player, to_discard("234456m456p4567s", "1z")) == "riichi 1z"
    assert choice(player, to_discard("123m456p789s1178p", "9p")) == "tsumo"
    assert choice(player, to_discard("123m456m789p22z13s", "4s")) == "riichi 1s"


@pytest.mark.parametrize("player", [plain, sound])
def test_a_discard_keeps_the_hand_near(player):
    assert choice(player, to_discard("123m456p789s1178p", "4z")) == "riichi 4z"
    assert choice(player, to_discard("12m456p789s11p68s3z", "4z")) in {"discard 4z", "discard 3z"}


def test_a_call_needs_a_yaku_in_sight():
    dragons = deal(["", "234m55z79p23469s1z"], "5z", "A -")
    assert choice(plain, dragons, "B") == "pon 55z"
    guests = deal(["", "234m44z79p12389s1z"], "4z", "A -")
    assert choice(plain, guests, "B") == "pass"
    assert choice(idle, dragons, "B") == "pass"


def test_only_the_sound_player_folds():
    """C is far away, holds 9m, which is safe, and draws a tile."""
    hands = ["1z", WAITING, "3699m147p2589s46z"]
    state = deal(hands, "1z 9m 5p", "A 1z, B riichi 9m, C draw")
    assert choice(sound, state, "C") == "discard 9m"
    nearer = deal(hands, "1z 9m 5p", "A 1z, B 9m, C draw")
    assert choice(sound, nearer, "C") != "discard 9m"
    assert choice(plain, state, "C") == choice(plain, nearer, "C")


def test_the_sound_player_goes_on_from_tenpai():
    hands = ["1z", WAITING, "9m234567p678s99s4z"]
    state = deal(hands, "1z 9m 8m", "A 1z, B riichi 9m, C draw")
    assert choice(sound, state, "C").startswith("riichi")


def test_the_sound_player_keeps_dora():
    for indicator, dora in (("1z", "2z"), ("2z", "3z"), ("3z", "4z")):
        state = to_discard("123m456m78p11s234z", "4s", indicators=indicator)
        chosen = choice(sound, state)
        assert chosen in {"discard 2z", "discard 3z", "discard 4z"} - {f"discard {dora}"}


SILENT = {ActionKind.DRAW, ActionKind.DISCARD, ActionKind.PASS, ActionKind.SHOW, ActionKind.NOTEN}


def test_idle_discards_what_it_draws_and_never_wins():
    assert choice(idle, to_discard(WAITING, "5s")) == "discard 5s"
    for state in rounds("idle idle idle idle", 3):
        for action in state.history:
            assert action.kind in SILENT
            assert action.drawn or action.kind is not ActionKind.DISCARD


# --- scripts


def test_a_script_is_done_in_order_as_soon_as_it_may():
    script = scripted("9p, pon 55z, 1m")
    start = deal(["", "155z9p1m"], "3m 2m 5z", "A -, B draw")
    assert choice(script, start, "B") == "discard 9p"
    after = deal(["", "155z9p1m"], "3m 2m 5z", "A -, B 9p, C -")
    assert choice(script, after, "B") == "pon 55z"
    last = deal(["", "155z9p1m"], "3m 2m 5z", "A -, B 9p, C -, B pon 55z")
    assert choice(script, last, "B") == "discard 1m"


def test_what_cannot_be_done_waits():
    script = scripted("pon, 1m")
    start = deal(["", "1m"], "3m 2m", "A -, B draw")
    assert choice(script, start, "B") == "discard 2m"
    assert choice(
        scripted("pon", then=plain), deal(["", WAITING], "1z 5s", "A -, B draw"), "B"
    ) == ("tsumo")


@pytest.mark.parametrize("step", ["win", "pon 5x", "55", "draw", "pass"])
def test_a_step_that_cannot_be_read(step):
    with pytest.raises(NotationError):
        scripted(step)


# --- legal, and blind to what is hidden


@pytest.mark.parametrize("rules", ["tutorial_default", "tenhou", "club", "wrc"])
def test_whatever_is_chosen_may_be_done(rules):
    """The round refuses what is illegal."""
    for state in rounds("sound plain sound plain", 4, preset(rules).rules):
        last = state
        assert sum(last.points) + 1000 * last.deposits == 4 * last.rules.start_points
    assert last.end is not None


@pytest.mark.slow
def test_a_hundred_thousand_choices_are_legal():
    decisions = 0
    for number, rules in enumerate([each.rules for each in PRESETS.values()] * 200):
        choose = seated([plain, sound, sound, plain])
        wall = shuffled_wall(f"many {number}", rules)
        for moment in played(Random(number), rules, choose, wall=wall):
            decisions += moment.action is not None
        if decisions > 100_000:
            return
    pytest.fail("too few")


def with_other_tiles(state: RoundState, viewer: Seat, rng: Random) -> RoundState:
    """The round with all tiles exchanged that the viewer does not see."""
    kans = len(state.kans)
    places = [*range(state.taken, LIVE_END), *RINSHAN[kans:], *INDICATORS[state.opened :], *URA]
    others = [seat for seat in SEATS if seat is not viewer]
    hands = [state.seats[seat].hand for seat in others]
    tiles = [state.wall.tiles[place] for place in places]
    tiles += [tile for hand in hands for tile in hand.concealed]
    rng.shuffle(tiles)
    wall = [*state.wall.tiles]
    for place in places:
        wall[place] = tiles.pop()
    state = state._replace(wall=state.wall._replace(tiles=tuple(wall)))
    for seat, hand in zip(others, hands, strict=True):
        held = tuple(tiles.pop() for _ in hand.concealed)
        state = state._replace(seats=with_seat(state.seats, seat, held_by(state, seat, held)))
    return state


def held_by(state: RoundState, seat: Seat, tiles: tuple[Tile, ...]):
    own = state.seats[seat]
    hand = Hand(sort_tiles(tiles), own.hand.melds, own.hand.drawn)
    packed = pack(tiles if hand.drawn is None else (*tiles, hand.drawn))
    return own._replace(hand=hand, packed=packed, waits=packed_waits(pack(tiles), hand.melds))


@pytest.mark.parametrize("player", [plain, sound], ids=["plain", "sound"])
def test_other_hidden_tiles_change_no_choice(player):
    rng, looked, changed = Random(31), 0, 0
    for state in rounds("sound plain sound plain", 8):
        for seat in to_act(state):
            options = legal_actions(state, seat)
            if len(options) == 1:
                continue
            other = with_other_tiles(state, seat, rng)
            assert legal_actions(other, seat) == options
            assert player(view(other, seat), options) == player(view(state, seat), options)
            looked += 1
            changed += other.seats != state.seats
    assert looked > 300
    assert changed > 0.9 * looked


def test_who_is_given_all_hands_is_found_out():
    """The test above can fail: somebody who looks at the next seat's tiles chooses otherwise."""
    state = deal(["", "1m"], "5m")
    other = with_other_tiles(state, Seat.A, Random(1))
    peeked = [each.seats[Seat.B].hand for each in (state, other)]
    assert peeked[0] != peeked[1]
    assert view(state, Seat.A) == view(other, Seat.A)
    assert view(state, None) != view(other, None)


# --- how strong


def test_the_sound_player_deals_into_fewer_hands():
    dealt_in = {"sound": 0, "plain": 0}
    names = "sound plain sound plain"
    for state in rounds(names, 60):
        for win in state.end.wins if state.end else ():
            if win.by is not win.seat:
                dealt_in[names.split()[win.by]] += 1
    assert dealt_in["sound"] < 0.8 * dealt_in["plain"]
