"""Values that are made for every hand, without the detour over names and defaults of fields."""

from typing import Final

made: Final = tuple.__new__
"""Makes a NamedTuple, which is named first, out of all its fields in order."""
