"""The checks of every action of a round: whether it may be done, and what was found."""
