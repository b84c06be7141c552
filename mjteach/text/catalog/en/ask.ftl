### What a teacher is told of a question of their own.

ask-answer = The answer
ask-answer-field = { $place }: { $value }
ask-working = The working
ask-shows = Errors that can show in an answer
ask-shows-none = No known error would show in an answer.
ask-code = This line opens the same question on every computer.
ask-warnings = Before you ask it
ask-warning-readings = The hand has { $count } readings that are worth the same. Another reading than the one here is right too.
ask-warning-silent = { $ruleset } does not say what holds for this: { $option }. The answer depends on it.
