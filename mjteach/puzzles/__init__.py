"""Puzzles: questions made from a seed, graded and explained by the engine."""
