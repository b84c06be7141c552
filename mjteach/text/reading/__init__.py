"""What a person typed, read into ids and numbers, in every script the glossary knows.

Nothing is guessed. What cannot be read raises an error of :mod:`mjteach.core.errors` whose sentence
names the place and what can be typed instead, so that no answer is graded that was not understood.
"""

from .actions import read_actions
from .choices import NamedChoice, read_choice, read_choices, read_order
from .numbers import read_decimal, read_number, read_payment
from .spelling import is_none, normalised, yes_or_no
from .spots import read_groups, read_spots
from .tiles import read_tiles

__all__ = [
    "NamedChoice",
    "is_none",
    "normalised",
    "read_actions",
    "read_choice",
    "read_choices",
    "read_decimal",
    "read_groups",
    "read_number",
    "read_order",
    "read_payment",
    "read_spots",
    "read_tiles",
    "yes_or_no",
]
