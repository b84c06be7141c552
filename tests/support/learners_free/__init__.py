"""Learners with false beliefs, thought out anew: nothing here uses the tables of mistakes.

A module of this folder answers the questions of one kind: ``answer(puzzle, beliefs)`` with the
names of what somebody believes. ``BELIEFS`` says which code of the catalogue each belief is,
``OUTSIDE`` names beliefs that no code stands for, ``SAME`` codes that say the same, ``LEVELS`` the
levels at which a belief can show where these are not all, ``PLAYED`` the option another value of
which says the same as a code: it is told as the rule of another table.
"""
