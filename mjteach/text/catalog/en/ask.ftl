### What a teacher is told of a question of their own.

ask-answer = The answer
ask-answer-field = { $place }: { $value }
ask-working = The working
ask-shows = Mistakes that can show in an answer
ask-shows-none = No mistake that the course knows can show in an answer.
ask-code = This line opens the same question on every computer.
ask-warnings = Before you ask it
ask-warning-readings = There are { $count } ways to read this hand that are worth the same. A different reading from this one is right too.
ask-warning-silent = { $ruleset } doesn't say how to play this: { $option }. The answer depends on it.
