"""The picture of a table, its words, and stepping through what was played."""
