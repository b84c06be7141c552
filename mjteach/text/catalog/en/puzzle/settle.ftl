### settle: what is asked and said. In general: never a place or a result before checking.

puzzle-settle-name = What everybody takes home
puzzle-settle-prompt-1 = The game is over. Which place does each player have?
puzzle-settle-prompt-2 = The game is over. What is the result of each player, in thousands?
puzzle-settle-prompt-3 = The game is over. What is the result of each player, in thousands? Look at ties and sticks.
puzzle-settle-prompt-4 = This table settles in its own way. What is the oka, and what is the result of each player?

## The answer

puzzle-settle-place = place of player { $player }
puzzle-settle-result = result of player { $player }
puzzle-settle-oka = the oka of first place, in thousands

## Why it is right

puzzle-settle-right = From first to last: { $each }.
puzzle-settle-so-place = { $who }
puzzle-settle-so-result = { $who } { $amount }

## Hints

puzzle-settle-hint-places-look = Look for the most points first.
puzzle-settle-hint-places-ask = Who has more points than whom? Are any two equal?
puzzle-settle-hint-places-rule = More points are a better place. Where two are equal, the table's rule decides.
puzzle-settle-hint-results-look = Put the players in order first.
puzzle-settle-hint-results-ask = What is each player above or below the return score?
puzzle-settle-hint-results-rule = Take away the return score and divide by 1,000. Add uma by place. Oka goes to first place.
puzzle-settle-hint-ends-look = Look for equal points, and for sticks on the table.
puzzle-settle-hint-ends-ask = Who is higher by the rule of this table? Who takes the sticks?
puzzle-settle-hint-ends-rule = Give the sticks away first, then fix the places. Then count from the return score, and add uma and oka.
puzzle-settle-hint-tables-look = Read what this table plays, line by line.
puzzle-settle-hint-tables-ask = Is there an oka here? It is four times the gap from start to return score.
puzzle-settle-hint-tables-rule = Count from the return score. Add uma as this table has it, then oka. Penalties come last.

## About a wrong line

puzzle-settle-wrong-place = How many players have more points than player { $player }?
puzzle-settle-wrong-result = Count player { $player } from the return score again, then add uma. Is there anything else?
puzzle-settle-wrong-thousands = Results are in thousands: 1,200 points are 1.2.
puzzle-settle-wrong-oka = How far above the start is the return score? Each of the four pays that much.
