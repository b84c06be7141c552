"""The kinds of puzzles, one file each, or folder each, named as its id; each gives its ``KIND``."""
