"""A seat at the table: a deal that the learner plays."""
