### game_end_judge: what is asked and said about the end of a game.

puzzle-game_end_judge-name = Is the game over?
puzzle-game_end_judge-prompt-1 = All points have been paid. Is the game over, and why or why not?
puzzle-game_end_judge-prompt-2 = All points have been paid. Does the game go on, or can the dealer stop it?
puzzle-game_end_judge-prompt-3 = All points have been paid. Is the game over? Remember the extra round.
puzzle-game_end_judge-prompt-4 = Look closely at the points. Is the game over, and why or why not? Who gets the sticks on the table?

## The answer

puzzle-game_end_judge-over = Is the game over?
puzzle-game_end_judge-stop = What happens now?
puzzle-game_end_judge-now-on = The game goes on
puzzle-game_end_judge-now-may = The dealer can stop it
puzzle-game_end_judge-now-over = The game is over
puzzle-game_end_judge-reason = what decides it
puzzle-game_end_judge-why = what decides it
puzzle-game_end_judge-because-early = It wasn't the last deal
puzzle-game_end_judge-because-undecided = The deal wasn't played to its end
puzzle-game_end_judge-because-repeats = The dealer won or was tenpai, and deals again
puzzle-game_end_judge-because-last = The last deal is over
puzzle-game_end_judge-because-bust = Somebody is below zero
puzzle-game_end_judge-because-nobody_enough = Nobody has the return score
puzzle-game_end_judge-because-enough = Somebody has the return score
puzzle-game_end_judge-because-no_round_left = The extra round is over
puzzle-game_end_judge-sticks = the sticks on the table
puzzle-game_end_judge-sticks-gone = There are none left
puzzle-game_end_judge-sticks-wait = They stay for the next winner
puzzle-game_end_judge-sticks-to_first = First place gets them
puzzle-game_end_judge-sticks-stays = Nobody gets them

## Why it is right

puzzle-game_end_judge-so_sticks-gone = There are no sticks on the table.
puzzle-game_end_judge-so_sticks-wait = The sticks stay on the table for the next winner.
puzzle-game_end_judge-so_sticks-to_first = There won't be another winner. Under these rules, first place gets the sticks.
puzzle-game_end_judge-so_sticks-stays = There won't be another winner. Under these rules, nobody gets the sticks.

puzzle-game_end_judge-may = The dealer can end the game now. Otherwise the next deal is { $hand }.

## Hints

puzzle-game_end_judge-hint-1-look = Look at the name of the deal, then at the points.
puzzle-game_end_judge-hint-1-ask = Is anybody below zero? If not, is it the last deal, and does the dealer deal again?
puzzle-game_end_judge-hint-1-rule = The game ends after the last deal, unless the dealer deals again. If somebody is below zero, the game ends at once.
puzzle-game_end_judge-hint-2-look = Look at the rules of this table, and at the dealer's points.
puzzle-game_end_judge-hint-2-ask = Does the dealer deal again? And who's in first place?
puzzle-game_end_judge-hint-2-rule = If the table allows it, a dealer in first place can stop the game after winning the last deal. Some tables also allow it when the dealer is tenpai.
puzzle-game_end_judge-hint-3-look = Look at the name of the deal, and at the highest score.
puzzle-game_end_judge-hint-3-ask = Has anybody reached the return score?
puzzle-game_end_judge-hint-3-rule = If nobody has reached the return score after the last deal, an extra round begins. The game ends when somebody reaches that score.
puzzle-game_end_judge-hint-4-look = Look at the highest and the lowest score.
puzzle-game_end_judge-hint-4-ask = Is anybody below zero? Has anybody reached the return score?
puzzle-game_end_judge-hint-4-rule = Exactly zero isn't below zero. Having exactly the return score is enough. At most tables, first place gets any sticks left at the end.

## About a wrong part

puzzle-game_end_judge-wrong-sticks = Did anybody win this deal and take the sticks? If not, will there be another deal?
