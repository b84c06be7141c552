"""Two learners on a page: one never touches the mouse, the other never touches the keyboard."""

from __future__ import annotations

from mjteach.puzzles.questions import (
    NONE,
    EnterNumber,
    EnterPayment,
    Flag,
    GroupTiles,
    NameEach,
    OrderItems,
    PickAction,
    PickMany,
    PickOne,
    PickPlaces,
    PickSpots,
    PickTiles,
)
from mjwidgets._puzzle.widget import key_of

TAPPABLE = "[...document.querySelectorAll('.mj-scene button.mj-tile')]"


def by_keyboard(board, answer):
    """Fill in the answer with keys only."""
    board.focus()
    for field, value in given(board, answer):
        if board.page.locator(closed_part(field)).count():
            board.focus()
            board.tab_to(closed_part(field))
            board.keys("Space")
        KEYBOARD[type(field)](board, field, value)


def by_mouse(board, answer):
    """Fill in the answer with clicks; only numbers are typed."""
    for field, value in given(board, answer):
        if board.page.locator(closed_part(field)).count():
            board.page.locator(closed_part(field)).click()
        MOUSE[type(field)](board, field, value)
        board.pump()


def wrong_answer(widget):
    """An answer of which the deciding field is wrong and the others are right."""
    answer = key_of(widget.state)
    headline = widget.state.kind.headline
    asked = (field for field in widget.question.question.fields if field.given is None)
    field = next(field for field in asked if field.id in headline)
    value = answer[field.id]
    match field:
        case EnterNumber():
            other = value + 10 if isinstance(value, int) else f"{float(value) + 10:.1f}"
            return {**answer, field.id: other}
        case EnterPayment():
            return {**answer, field.id: "100/200" if "/" in value else "100"}
        case PickPlaces(many=True):
            other = next(choice.id for choice in field.choices if choice.id not in value)
            return {**answer, field.id: [other]}
        case GroupTiles():
            return {**answer, field.id: value[1:]}
        case PickOne() | PickPlaces():
            other = next(choice.id for choice in field.choices if choice.id != value)
            return {**answer, field.id: other}
        case PickMany() | PickAction():
            return {**answer, field.id: NONE if value != NONE else [field.choices[0].id]}
        case OrderItems():
            return {**answer, field.id: list(reversed(value))}
        case PickSpots():
            return {**answer, field.id: NONE}
        case PickTiles(offers=offers) if offers:
            return {field.id: [next(str(tile) for tile in offers if [str(tile)] != value)]}
        case _:
            return {field.id: ["9m", "1z"] if value != ["9m", "1z"] else ["1m"]}


def given(board, answer):
    """The fields that are answered, in order; an unticked statement is none."""
    for field in board.widget.question.question.fields:
        value = answer.get(field.id)
        if value is not None and value is not False and field.given is None:
            yield field, value


def closed_part(field):
    """The button of the part that a field is in, where that part is not on show."""
    return f".mj-part-button[data-fields~='{field.id}']:not([aria-current])"


def box(field):
    """The box of a field."""
    return f".mj-field[data-field='{field.id}']"


def spots_of(board, field, groups):
    """The spots of groups that are given as tile codes, each spot once."""
    left = list(board.widget.question.scene.row(field.row).spots)
    for group in groups:
        found = []
        for code in group:
            spot = next(spot for spot in left if str(spot.tile.kind) == code)
            left.remove(spot)
            found.append(spot.id)
        yield found


def place_of(board, field, spot):
    """The place of a spot among the tiles that can be tapped."""
    rows = field.rows if isinstance(field, PickSpots) else (field.row,)
    ids = [s.id for row in board.widget.question.scene.rows if row.id in rows for s in row.spots]
    return ids.index(spot)


# --- by keys


def go_to(board, field, spot):
    board.focus()
    board.tab_to(".mj-scene button.mj-tile")
    steps = place_of(board, field, spot) - board.focused(f"e => {TAPPABLE}.indexOf(e)")
    board.keys(*["ArrowRight" if steps > 0 else "ArrowLeft"] * abs(steps))


def down_to(board, value):
    """Press the down arrow until the choice with the focus has this value."""
    for _ in range(20):
        if board.focused("e => e.value") == value:
            return
        board.keys("ArrowDown")
    raise AssertionError(f"the arrow never reaches {value}")


def key_tiles(board, field, value):
    if value == NONE:
        board.tab_to(f"{box(field)} .mj-chip")
        board.keys("Space")
        return
    if first_of_its_type(board, field):
        board.focus()
    else:
        board.tab_to(f"{box(field)} input:not([type=checkbox]):not([type=radio])")
    board.type("".join(value))


def first_of_its_type(board, field):
    """Whether what is typed in the question itself goes to this field."""
    fields = board.widget.question.question.fields
    return next(other for other in fields if type(other) is type(field)) is field


def key_names(board, field, value):
    for code, name in value.items():
        board.tab_to(f"select[id$='-{field.id}-{code}']")
        down_to(board, name)


def key_choice(board, field, value):
    if value in ("yes", "no") and first_of_its_type(board, field):
        board.focus()
        board.keys(value[0])
    else:
        board.tab_to(f"input[type=radio][name$='-{field.id}']")
        board.keys("Space")
        down_to(board, value)


def key_spots(board, field, value):
    if value == NONE:
        board.tab_to("[data-type=pick_spots] .mj-chip")
        board.keys("Space")
        return
    for spot in value:
        go_to(board, field, spot)
        board.keys("Space")


def key_number(board, field, value):
    board.tab_to(f"input[id$='-{field.id}']")
    board.type(str(value))


def key_many(board, field, value):
    if value == NONE:
        board.tab_to(f"{box(field)} .mj-chip")
        board.keys("Space")
        return
    for choice in value if isinstance(value, list) else [value]:
        board.tab_to(f"{box(field)} input[value='{choice}']")
        board.keys("Space")


def is_folded(board, field):
    """Whether the list of places is folded, as they are in the drawing."""
    return board.page.locator(f"{box(field)} details").count() > 0


def key_place(board, field, value):
    if is_folded(board, field) and value != NONE:
        board.tab_to(f"{box(field)} input[type=text]")
        board.type(", ".join(value) if isinstance(value, list) else value)
        return
    if isinstance(value, list) or value == NONE:
        key_many(board, field, value)
        return
    board.tab_to(f"{box(field)} input[type=radio]")
    board.keys("Space")
    down_to(board, value)


def key_order(board, field, value):
    board.tab_to(f"{box(field)} .mj-chip")
    for item in value:
        board.keys(str([choice.id for choice in field.choices].index(item) + 1))


def key_payment(board, field, value):
    board.tab_to(f"{box(field)} input")
    board.type(value)


def key_flag(board, _field, _value):
    board.tab_to("input[type=checkbox]")
    board.keys("Space")


def key_groups(board, field, value):
    for group in spots_of(board, field, value):
        for spot in group:
            go_to(board, field, spot)
            board.keys("Space")
        board.keys("g")


KEYBOARD = {
    PickTiles: key_tiles,
    NameEach: key_names,
    PickOne: key_choice,
    PickSpots: key_spots,
    EnterNumber: key_number,
    EnterPayment: key_payment,
    Flag: key_flag,
    GroupTiles: key_groups,
    OrderItems: key_order,
    PickAction: key_many,
    PickMany: key_many,
    PickPlaces: key_place,
}


# --- by clicks


def tap(board, field, spot):
    board.page.locator(".mj-scene button.mj-tile").nth(place_of(board, field, spot)).click()


def click_tiles(board, field, value):
    if value == NONE:
        board.page.locator(f"{box(field)} .mj-chip").first.click()
        return
    board.page.locator(f"{box(field)} input:not([type=checkbox]):not([type=radio])").click()
    pad = board.page.locator(".mj-pad")
    while pad.locator(".mj-chip").count():
        pad.locator(".mj-chip").first.click()
    for code in value:
        pad.get_by_role("button", name=board.widget.words["tiles"][code], exact=True).click()


def click_names(board, field, value):
    for code, name in value.items():
        board.page.locator(f"select[id$='-{field.id}-{code}']").select_option(name)


def click_choice(board, field, value):
    board.page.locator(f"input[name$='-{field.id}'][value='{value}']").click()


def click_spots(board, field, value):
    if value == NONE:
        board.page.locator("[data-type=pick_spots] .mj-chip").click()
        return
    for spot in value:
        tap(board, field, spot)


def click_number(board, field, value):
    board.page.locator(f"input[id$='-{field.id}']").fill(str(value))


def click_many(board, field, value):
    if value == NONE:
        board.page.locator(f"{box(field)} .mj-chip").click()
        return
    for choice in value if isinstance(value, list) else [value]:
        board.page.locator(f"{box(field)} input[value='{choice}']").click()


def click_place(board, field, value):
    if not is_folded(board, field) or value == NONE:
        click_many(board, field, value)
        return
    for place in value if isinstance(value, list) else [value]:
        board.frame.locator(f"[data-place='{place}']").click()


def click_order(board, field, value):
    for item in value:
        board.page.locator(f"{box(field)} .mj-chip[data-item='{item}']").click()


def click_payment(board, field, value):
    board.page.locator(f"{box(field)} input").fill(value)


def click_flag(board, _field, _value):
    board.page.locator("input[type=checkbox]").click()


def click_groups(board, field, value):
    for group in spots_of(board, field, value):
        for spot in group:
            tap(board, field, spot)
        board.press("Make a group")


MOUSE = {
    PickTiles: click_tiles,
    NameEach: click_names,
    PickOne: click_choice,
    PickSpots: click_spots,
    EnterNumber: click_number,
    EnterPayment: click_payment,
    Flag: click_flag,
    GroupTiles: click_groups,
    OrderItems: click_order,
    PickAction: click_many,
    PickMany: click_many,
    PickPlaces: click_place,
}
