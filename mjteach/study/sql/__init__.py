"""Answers in a database: SQLite in the learner's folder, or PostgreSQL where many write."""
