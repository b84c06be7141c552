"""Our own record: a game as JSON lines, with everything needed to play it again."""

from .game import Game, dump, load, match_of

__all__ = ["Game", "dump", "load", "match_of"]
