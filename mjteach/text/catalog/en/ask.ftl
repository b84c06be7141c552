### What a teacher is told of a question of their own.

ask-answer = The answer
ask-answer-field = { $place }: { $value }
ask-working = The working
ask-shows = Mistakes that can show in an answer
ask-shows-none = No mistake that the course knows can show in an answer.
ask-code = This line opens the same question on every computer.
ask-warnings = Before you ask it
ask-warning-readings = You can read this hand in { $count } ways that are worth the same. The other ways are right too.
ask-warning-silent = { $ruleset } doesn't say how to play this: { $option }. The answer depends on it.
