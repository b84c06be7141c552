"""A class: its sets on the wall and on paper, what it hands in, and what it got wrong."""
