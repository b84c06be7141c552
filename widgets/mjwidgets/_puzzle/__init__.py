"""The widget around a puzzle: what it shows, and how it reads answers."""
