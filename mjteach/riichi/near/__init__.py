"""Near misses: a table of what each yaku asks for, and the search for the one thing missing."""

from .misses import NearMiss, exchanged, exchanges, near_misses
from .ways import WAYS

__all__ = ["WAYS", "NearMiss", "exchanged", "exchanges", "near_misses"]
