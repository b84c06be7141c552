"""The dojo: one hand after the other by keys alone, and an exam that can be printed."""
