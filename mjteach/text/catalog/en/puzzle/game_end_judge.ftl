### game_end_judge: what is asked and said about the end of a game.

puzzle-game_end_judge-name = Is the game over
puzzle-game_end_judge-prompt-1 = The points are paid. Is the game over, and why?
puzzle-game_end_judge-prompt-2 = The points are paid. Does the game go on, or may the dealer stop it?
puzzle-game_end_judge-prompt-3 = The points are paid. Is the game over? Think of the extra round, too.
puzzle-game_end_judge-prompt-4 = Look closely at the points. Is the game over, and why? Who gets the sticks on the table?

## The answer

puzzle-game_end_judge-over = Is the game over?
puzzle-game_end_judge-stop = What holds now?
puzzle-game_end_judge-now-on = The game goes on
puzzle-game_end_judge-now-may = The dealer may stop it
puzzle-game_end_judge-now-over = The game is over
puzzle-game_end_judge-reason = what decides
puzzle-game_end_judge-why = what decides
puzzle-game_end_judge-because-early = It was not the last deal
puzzle-game_end_judge-because-undecided = The deal was not played to its end
puzzle-game_end_judge-because-repeats = The dealer won or was tenpai, and deals again
puzzle-game_end_judge-because-last = The last deal is over
puzzle-game_end_judge-because-bust = Somebody is below zero
puzzle-game_end_judge-because-nobody_enough = Nobody has the return score
puzzle-game_end_judge-because-enough = Somebody has the return score
puzzle-game_end_judge-because-no_round_left = The extra round is over
puzzle-game_end_judge-sticks = the sticks on the table
puzzle-game_end_judge-sticks-gone = No stick lies there any more
puzzle-game_end_judge-sticks-wait = They wait for the next winner
puzzle-game_end_judge-sticks-to_first = First place gets them
puzzle-game_end_judge-sticks-stays = Nobody gets them

## Why it is right

puzzle-game_end_judge-so_sticks-gone = No stick lies on the table.
puzzle-game_end_judge-so_sticks-wait = The sticks wait for the next winner.
puzzle-game_end_judge-so_sticks-to_first = No winner comes any more. By these rules first place gets the sticks.
puzzle-game_end_judge-so_sticks-stays = No winner comes any more. By these rules nobody gets the sticks.

puzzle-game_end_judge-may = The dealer may end the game now. If not, the next deal is { $hand }.

## Hints

puzzle-game_end_judge-hint-1-look = Look at the name of the deal, then at the points.
puzzle-game_end_judge-hint-1-ask = Is anybody below zero? If not: is it the last deal, and does the dealer deal again?
puzzle-game_end_judge-hint-1-rule = The last deal ends the game, unless the dealer deals again. Below zero the game ends at once.
puzzle-game_end_judge-hint-2-look = Look at what holds at this table, and at the points of East.
puzzle-game_end_judge-hint-2-ask = Does the dealer deal again? And who is first?
puzzle-game_end_judge-hint-2-rule = A dealer may stop the last deal after a win, or when tenpai, and only in first place.
puzzle-game_end_judge-hint-3-look = Look at the name of the deal, and at the most points.
puzzle-game_end_judge-hint-3-ask = Has anybody reached the return score?
puzzle-game_end_judge-hint-3-rule = After the last deal an extra round begins when nobody has the return score. It ends when somebody has.
puzzle-game_end_judge-hint-4-look = Look at the most and at the least points.
puzzle-game_end_judge-hint-4-ask = Is anybody below zero? Has anybody the return score?
puzzle-game_end_judge-hint-4-rule = Exactly zero is not below zero. Exactly the return score is enough. Sticks left at the end go to first place at most tables.

## About a wrong part

puzzle-game_end_judge-wrong-sticks = Did anybody win this deal, and take the sticks? If not: does another deal follow?
