"""A call that does not fit: one sentence that names the fix, for every public function."""

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.call_errors import with_call_errors, with_call_errors_if_function
from mjteach.core.errors import GivenError


def public() -> Iterator[Any]:
    """Every public function under its name."""
    for module in (mj, mj.korean, mj.questions, mjw):
        for name in module.__all__:
            if inspect.isfunction(found := getattr(module, name)):
                yield pytest.param(found, id=f"{module.__name__}.{name}")


FUNCTIONS = [*public()]


def test_all_are_found() -> None:
    names = {each.id for each in FUNCTIONS}
    assert {"mjteach.rules", "mjteach.korean.count", "mjwidgets.class_set"} <= names


@pytest.mark.parametrize("function", FUNCTIONS)
def test_what_a_call_leaves_out_or_has_too_much_is_told(function: Callable[..., Any]) -> None:
    parameters = inspect.signature(function).parameters.values()
    fixed = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    empty = [one for one in parameters if one.default is one.empty and one.kind not in fixed]
    needed = {one.name: None for one in empty}
    if needed:
        with pytest.raises(GivenError) as caught:
            function()
        assert str(caught.value).endswith(f"Write {function.__name__}({', '.join(needed)}).")
    if not any(one.kind is one.VAR_KEYWORD for one in parameters):
        with pytest.raises(GivenError, match="doesn't take “colour_of_the_cat”"):
            function(**needed, colour_of_the_cat=1)
    if not any(one.kind is one.VAR_POSITIONAL for one in parameters):
        with pytest.raises(GivenError, match="without"):
            function(*range(50))


def add(one: int, *, two: int = 2, **others: int) -> int:
    return one + two + sum(others.values())


def test_a_call_that_fits_is_as_before() -> None:
    assert with_call_errors(add)(1) == 3
    assert with_call_errors(add)(1, two=3, three=4) == 8
    assert inspect.signature(with_call_errors(add)) == inspect.signature(add)


def test_an_error_within_is_not_taken_for_a_call_that_does_not_fit() -> None:
    def broken(one: int) -> int:
        return one + "2"  # type: ignore[operator]

    with pytest.raises(TypeError, match="unsupported operand"):
        with_call_errors(broken)(1)


def test_a_name_that_is_nearly_right_is_told() -> None:
    with pytest.raises(GivenError, match=r"class_set doesn't take “names”\. Did you mean name\?"):
        mjw.class_set("fu_count", "tuesday", names="Zoe")  # type: ignore[call-arg]


def test_what_is_given_twice_is_told() -> None:
    with pytest.raises(GivenError, match="You've given one to add twice"):
        with_call_errors(add)(1, one=2)  # type: ignore[misc]


def test_what_is_no_function_stays() -> None:
    assert with_call_errors_if_function(mj.Hand) is mj.Hand


def test_a_method_is_told_without_its_self() -> None:
    sheet: Any = mjw.show(mj.rules("ourclub", "club"))
    with pytest.raises(GivenError, match=r"^save needs file\. Write save\(file\)\.$"):
        sheet.save()
    with pytest.raises(GivenError, match="save can take file without a name"):
        sheet.save("a.html", "A4")
