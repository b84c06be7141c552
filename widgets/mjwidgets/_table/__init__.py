"""The picture of a table, its words, and stepping through a deal."""
