"""A seat at the table: a deal or a game that somebody plays against players of the engine."""
