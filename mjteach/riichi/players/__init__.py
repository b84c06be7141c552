"""Players of a round: each sees what its seat sees, and chooses one of the actions it may take."""
