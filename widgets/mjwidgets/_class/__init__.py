"""A class: its sets on the wall and on paper, what pupils hand in, and their mistakes."""
