"""The kinds of puzzles, one file each, named as its id; each gives its ``KIND``."""
