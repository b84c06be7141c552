"""Near misses: what each yaku needs, as a table, and the search for the one thing missing."""

from .misses import NearMiss, exchanged, exchanges, near_misses
from .ways import WAYS

__all__ = ["WAYS", "NearMiss", "exchanged", "exchanges", "near_misses"]
