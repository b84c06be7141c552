"""What a learner has answered, kept: what follows from it is worked out anew whenever it is asked.

A store holds answers and nothing else (:mod:`.store`). What is due, what is known and what a class
got wrong are pure functions of answers.
"""
