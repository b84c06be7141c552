"""What the metadata of an output of a lesson tell whoever shows it or prints it."""

from typing import Final

HOMEWORK: Final = "mjteach_homework"
"""No answer to it is told on paper."""
ASKS: Final = "mjteach_asks"
"""A question stands there."""
