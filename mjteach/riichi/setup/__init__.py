"""Everything before the first discard: seats, dice, the wall, the deal (R2.1-R2.4)."""
