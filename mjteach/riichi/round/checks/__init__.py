"""The checks of every action of a round: whether it is allowed, and the facts behind that."""
