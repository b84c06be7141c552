### settle: what is asked and said. In general: never a place or a result before checking.

puzzle-settle-name = What does everybody take home?
puzzle-settle-prompt-1 = The game is over. What place does each player come in?
puzzle-settle-prompt-2 = The game is over. What is each player's result, in thousands?
puzzle-settle-prompt-3 = The game is over. What is each player's result, in thousands? Watch out for ties and sticks.
puzzle-settle-prompt-4 = This table works out results in its own way. What is the oka, and what is each player's result?

## The answer

puzzle-settle-place = { $who }: place
puzzle-settle-result = { $who }: result
puzzle-settle-oka = the oka for first place, in thousands

## Why it is right

puzzle-settle-right = From first to last: { $each }.
puzzle-settle-so-place = { $who }
puzzle-settle-so-result = { $who } { $amount }

## Hints

puzzle-settle-hint-places-look = Find the player with the most points first.
puzzle-settle-hint-places-ask = Put the players in order of points. Are any two level?
puzzle-settle-hint-places-rule = More points mean a better place. If two players are level, the table's rule decides.
puzzle-settle-hint-results-look = Put the players in order first.
puzzle-settle-hint-results-ask = How far above or below the return score is each player?
puzzle-settle-hint-results-rule = Take away the return score and divide by 1,000. Add the uma for each place. The oka goes to first place.
puzzle-settle-hint-ends-look = Look for players who are level and for sticks on the table.
puzzle-settle-hint-ends-ask = Who is placed higher under this table's rule? Who takes the sticks?
puzzle-settle-hint-ends-rule = First give out the sticks, then decide the places. Then take away the return score and add uma and oka.
puzzle-settle-hint-tables-look = Read this table's rules line by line.
puzzle-settle-hint-tables-ask = Is there an oka here? It's four times the gap between the start score and the return score.
puzzle-settle-hint-tables-rule = Take away the return score. Add this table's uma, then the oka. Penalties come last.

## About a wrong line

puzzle-settle-wrong-place = How many players have more points than { $you ->
    [True] you
   *[False] { $who }
}?
puzzle-settle-wrong-result = { $who }: take away the return score again, then add the uma. Is there anything else to add?
puzzle-settle-wrong-thousands = Results are in thousands: 1,200 points are 1.2.
puzzle-settle-wrong-oka = How far above the start score is the return score? Each of the four players pays that much.
