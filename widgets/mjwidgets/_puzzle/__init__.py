"""The widget around a puzzle: what it shows, and what it reads."""
