### The first words after an answer.

verdict-correct = Right.
verdict-form = Right.
verdict-correct_silent = The result is right.
verdict-correct_bare = The result is right.
verdict-rule_difference = Right at another table.
verdict-partial = Partly right.
verdict-wrong = Not yet.
verdict-not_attempted = You haven't filled anything in yet.
