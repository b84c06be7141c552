"""What a learner sees of what is remembered: the set of today, and how far they have come."""
