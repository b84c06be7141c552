### The first words after an answer.

verdict-correct = Right.
verdict-form = Right.
verdict-correct_silent = Right result.
verdict-rule_difference = Right at another table.
verdict-partial = Partly right.
verdict-wrong = Not yet.
verdict-not_attempted = Nothing is filled in yet.
