"""What a learner sees of the memory: today's set, and their progress."""
