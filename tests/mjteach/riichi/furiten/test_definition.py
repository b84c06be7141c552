"""Furiten against a second definition, over sets of tiles."""

from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.melds import Source
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.riichi.furiten import (
    furiten,
    furiten_verdict,
)
from mjteach.riichi.furiten.events import (
    Event,
    FuritenCase,
    OwnDiscard,
    OwnTurn,
    TheirDiscard,
    TheirKakan,
)

WAITS = parse_tiles("258p")
FEW = st.sampled_from(parse_tiles("258p3p0p1z"))
OTHERS = st.sampled_from(Source)
EVENTS = st.one_of(
    st.tuples(OTHERS, FEW).map(lambda seen: TheirDiscard(*seen)),
    st.tuples(OTHERS, FEW).map(lambda seen: TheirKakan(*seen)),
    FEW.map(lambda drawn: OwnTurn(drawn, drawn)),
)
CASES = st.tuples(
    st.lists(st.sampled_from(WAITS), min_size=1, unique=True).map(tuple),
    st.lists(st.tuples(FEW, st.booleans()).map(lambda seen: OwnDiscard(*seen)), max_size=4).map(
        tuple
    ),
    st.lists(EVENTS, max_size=6).map(tuple),
    st.booleans(),
).map(lambda parts: FuritenCase(*parts))


def expected_kinds(case: FuritenCase) -> tuple[str, ...]:
    """Which kinds there are, from what the player discarded, drew and did not claim."""
    waits = set(case.hand)
    own = {event.drawn.kind for event in case.events if isinstance(event, OwnTurn)}
    river_kinds = {discard.tile.kind for discard in case.river} | own
    turns = [n for n, event in enumerate(case.events) if isinstance(event, OwnTurn)]
    since = case.events[turns[-1] + 1 :] if turns else case.events
    kinds = []
    if waits & river_kinds:
        kinds.append("discard")
    if not case.riichi and waits & theirs(since):
        kinds.append("temporary")
    if case.riichi and waits & (theirs(case.events) | own):
        kinds.append("riichi")
    return tuple(kinds)


def theirs(events: tuple[Event, ...]) -> set[Tile]:
    return {event.tile.kind for event in events if isinstance(event, TheirDiscard | TheirKakan)}


@given(CASES, st.sampled_from(WAITS))
def test_kinds_agree_with_the_definition(case: FuritenCase, asked: Tile) -> None:
    found = furiten(case, asked)
    assert tuple(map(str, found.kinds)) == expected_kinds(case)
    assert found.ron_allowed == (asked in case.hand and not found.kinds)
    assert furiten_verdict(case, asked).legal == found.ron_allowed
    assert found.tsumo_allowed


@given(CASES, st.integers(0, 4), st.sampled_from(parse_tiles("4p9s7z")), st.booleans())
def test_a_tile_that_is_no_wait_changes_nothing(
    case: FuritenCase, place: int, other: Tile, own: bool
) -> None:
    if own:
        more = case._replace(river=(*case.river[:place], OwnDiscard(other), *case.river[place:]))
    else:
        passed = TheirDiscard(Source.TOIMEN, other)
        more = case._replace(events=(*case.events[:place], passed, *case.events[place:]))
    before, after = furiten(case), furiten(more)
    assert after._replace(causes=(), harmless=()) == before._replace(causes=(), harmless=())
    for which in ("causes", "harmless"):  # only their positions may differ
        assert [cause.tile for cause in getattr(after, which)] == [
            cause.tile for cause in getattr(before, which)
        ]
