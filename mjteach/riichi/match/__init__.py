"""A game of several hands: who deals next, when it ends, and what everyone takes home."""
