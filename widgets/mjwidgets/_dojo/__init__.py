"""The dojo: one hand after another by keyboard alone, and an exam that can be printed."""
