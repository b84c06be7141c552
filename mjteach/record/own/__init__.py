"""Our own record: a game as JSON lines, with everything needed to play it again."""

from .game import PlayedGame, dump, load, match_of

__all__ = ["PlayedGame", "dump", "load", "match_of"]
