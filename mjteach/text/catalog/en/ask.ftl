### What a teacher is told of a question of their own.

ask-answer = The answer
ask-answer-field = { $place }: { $value }
ask-working = The working
ask-shows = Mistakes that can show in an answer
ask-shows-none = None of the mistakes the course knows can show up in an answer.
ask-code = This line opens the same question on every computer.
ask-warnings = Before you ask this question
ask-warning-readings = You can read this hand in { $count } ways that are worth the same. Each of them is right.
ask-warning-silent = { $ruleset } doesn't say how to play this: { $option }. The answer depends on that rule.
