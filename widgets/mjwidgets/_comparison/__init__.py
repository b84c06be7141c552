"""A comparison of rule sets as a table to sort and to filter."""
