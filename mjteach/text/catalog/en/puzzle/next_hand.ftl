### next_hand: what is asked and said about the deal that comes next.

puzzle-next_hand-name = What's the next deal?
puzzle-next_hand-prompt-1 = The deal is over. Who deals next?
puzzle-next_hand-prompt-2 = Who deals next, and how many honba will there be?
puzzle-next_hand-prompt-3 = What's the next deal called? And how many sticks will be on the table?
puzzle-next_hand-prompt-4 = The points have been paid. Is the game over? Which deal comes next, or would come next if the game went on?

## The answer

puzzle-next_hand-dealer = the next dealer
puzzle-next_hand-honba = honba
puzzle-next_hand-wind = the round
puzzle-next_hand-round = { NAME("match.wind", $wind) } round
puzzle-next_hand-number = the deal's number in its round
puzzle-next_hand-sticks = sticks on the table
puzzle-next_hand-game_over = Is the game over?

## Why it is right

puzzle-next_hand-stays = { $who } deals again.
puzzle-next_hand-moves = The dealer moves on, so { $who } deals next.
puzzle-next_hand-would = Otherwise the next deal would be { $hand }.
puzzle-next_hand-first_ron = Only one ron counts at this table. The winner is the player whose turn comes soonest after the discarder's.
puzzle-next_hand-every_ron = At this table every ron counts.

## Hints

puzzle-next_hand-hint-1-look = Look at the dealer of this deal.
puzzle-next_hand-hint-1-ask = Did the dealer win? If nobody won, was the dealer one tile from winning?
puzzle-next_hand-hint-1-rule = A dealer who wins deals again. At most tables, a dealer who's tenpai at a draw stays too. So does the dealer when the deal ends early.
puzzle-next_hand-hint-2-look = Look at the dealer first, then at the counters in the middle.
puzzle-next_hand-hint-2-ask = Who won? Or did nobody win?
puzzle-next_hand-hint-2-rule = At most tables, the dealer's win adds a honba, and so does every draw. Another player's win takes the honba back to 0.
puzzle-next_hand-hint-3-look = Look at this deal's name and at the sticks in the middle.
puzzle-next_hand-hint-3-ask = Does the deal move on? And does anybody take the sticks?
puzzle-next_hand-hint-3-rule = The number goes up when the deal moves on. After number 4 comes the next wind. Only a winner takes the sticks.
puzzle-next_hand-hint-abort-look = Look at how this deal ended.
puzzle-next_hand-hint-abort-ask = Nobody won, and the deal ended early. Who deals after that?
puzzle-next_hand-hint-abort-rule = At most tables, the dealer deals again after an early end, and a honba is added.
puzzle-next_hand-hint-several-look = Look at the players who said ron and at the discarder.
puzzle-next_hand-hint-several-ask = Does more than one ron count at this table? And does the dealer win?
puzzle-next_hand-hint-several-rule = If only one ron counts, the winner is the player whose turn comes soonest after the discarder's.
puzzle-next_hand-hint-void-look = Look at what happened in this deal.
puzzle-next_hand-hint-void-ask = Does a void deal count?
puzzle-next_hand-hint-void-rule = The same dealer deals again, with the same number of honba. Riichi sticks from the void deal go back to their owners.
puzzle-next_hand-hint-4-look = Look at this deal's name and at everybody's points.
puzzle-next_hand-hint-4-ask = Is it the last deal? Does the dealer stay? Is anybody below zero?
puzzle-next_hand-hint-4-rule = The game ends after the last deal, unless the dealer stays or nobody has reached the return score. If anybody is below zero, the game ends at once.

## About a wrong part

puzzle-next_hand-wrong-honba = What happens to the honba after a deal like this? Is one added, do they stay the same, or do they go back to 0?
puzzle-next_hand-wrong-wind = Was this the fourth deal of its round? And does the deal move on?
puzzle-next_hand-wrong-number = Does the deal move on, or does the same dealer deal again?
puzzle-next_hand-wrong-sticks = Did anybody win and take the sticks?

## The rule of a part that is wrong again

puzzle-next_hand-rule-dealer = At most tables, the dealer deals again after winning, or after a draw in tenpai. Otherwise the next player deals.
puzzle-next_hand-rule-honba = At most tables, the dealer's win adds a honba, and so does every draw. Another player's win takes the honba back to 0.
puzzle-next_hand-rule-wind = After deal number 4, the next wind's round begins.
puzzle-next_hand-rule-number = The number goes up when the deal moves on. After number 4 it starts again at 1.
