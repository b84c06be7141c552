"""mjai events: one object for each event at the table."""

from .read import read_game, read_lines

__all__ = ["read_game", "read_lines"]
