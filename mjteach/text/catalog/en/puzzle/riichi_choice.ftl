### riichi_choice: what is asked, shown and said. In general: never the tiles before checking.

puzzle-riichi_choice-name = Riichi: which discard?
puzzle-riichi_choice-prompt-1 = It's your turn. Which discards let you declare riichi?
puzzle-riichi_choice-prompt-2 = It's your turn. Which discards let you declare riichi? And what would you be waiting for after discarding the { SAID($tile) }?
puzzle-riichi_choice-prompt-3 = It's your turn. You want to declare riichi and discard the { SAID($tile) }. Can you?
puzzle-riichi_choice-prompt-4 = You're in riichi and draw a tile. What can you discard, and can you declare a kan?

## The answer

puzzle-riichi_choice-discards = the discards that let you declare riichi
puzzle-riichi_choice-waits = your wait after discarding the { SAID($tile) }
puzzle-riichi_choice-may = can you declare riichi?
puzzle-riichi_choice-reason = what stops you
puzzle-riichi_choice-must = I must
puzzle-riichi_choice-reason-riichi_closed = my hand is open
puzzle-riichi_choice-reason-riichi_tenpai = my hand isn't tenpai after this discard
puzzle-riichi_choice-reason-riichi_deposit = I have too few points for the stick
puzzle-riichi_choice-reason-riichi_draw_left = too few tiles are left to draw
puzzle-riichi_choice-reason-riichi_last_tile = I've drawn the last tile
puzzle-riichi_choice-reason-riichi_own_four = I already hold every tile that would complete my hand
puzzle-riichi_choice-reason-riichi_furiten = my hand is furiten
puzzle-riichi_choice-throw = what you can discard
puzzle-riichi_choice-kan = can you declare a kan?
puzzle-riichi_choice-no_tile = none
puzzle-riichi_choice-no_wait = no tile

## Why it is right

puzzle-riichi_choice-right-some = You can declare riichi by discarding { ANY($tiles) }.
puzzle-riichi_choice-right-none = No discard leaves the hand tenpai.
puzzle-riichi_choice-right-allowed = Nothing stops you from declaring riichi.
puzzle-riichi_choice-free = Riichi is your choice. You can also discard without declaring it.
puzzle-riichi_choice-right-after = After riichi you discard the tile you've drawn: the { SAID($tile) }.
puzzle-riichi_choice-no_four = You don't have four of any tile, so you can't declare a kan.
puzzle-riichi_choice-no_discard = Whichever tile you discard, no single tile completes the rest.
puzzle-riichi_choice-line-after = The other thirteen tiles stay where they are.

## About a wrong line

puzzle-riichi_choice-wrong-discards = Imagine discarding each of them. Could one tile complete what's left?
puzzle-riichi_choice-wrong-waits = Take this tile away. Which tiles complete the rest?
puzzle-riichi_choice-wrong-may = Is your hand closed and tenpai? Do you have enough points, and are enough tiles left?
puzzle-riichi_choice-wrong-reason = Is your hand closed and tenpai? Do you have enough points, and are enough tiles left?
puzzle-riichi_choice-wrong-reason-riichi_closed = Have you called a discard?
puzzle-riichi_choice-wrong-reason-riichi_tenpai = Take this tile away. Does one tile complete the rest?
puzzle-riichi_choice-wrong-reason-riichi_deposit = How many points do you have, and what does the stick cost?
puzzle-riichi_choice-wrong-reason-riichi_draw_left = How many tiles are left to draw, and does this table ask for more?
puzzle-riichi_choice-wrong-reason-riichi_last_tile = How many tiles are left to draw?
puzzle-riichi_choice-wrong-reason-riichi_own_four = Which tile completes the hand? How many copies of it do you hold?
puzzle-riichi_choice-wrong-reason-riichi_furiten = Can you declare riichi with a furiten hand at this table?
puzzle-riichi_choice-wrong-throw = Can your hand still change after riichi?
puzzle-riichi_choice-wrong-kan = Would you be waiting for the same tiles after the kan?

## Hints

puzzle-riichi_choice-hint-1-look = Imagine your hand without one of its tiles. Try each tile in turn.
puzzle-riichi_choice-hint-1-ask = Which tile would complete the thirteen that are left?
puzzle-riichi_choice-hint-1-rule = For riichi you need a closed hand. After the discard, it must be one tile short of complete.
puzzle-riichi_choice-hint-2-look = Look for the sets first. Then try discarding what's left over.
puzzle-riichi_choice-hint-2-ask = What would complete the hand after each discard?
puzzle-riichi_choice-hint-2-rule = Any discard that leaves your hand tenpai will do, whatever you're waiting for then.
puzzle-riichi_choice-hint-3-look = Look at the sets on the table, your points and the tiles left to draw.
puzzle-riichi_choice-hint-3-ask = Is the hand closed? Is it tenpai after this discard?
puzzle-riichi_choice-hint-3-rule = You need a closed tenpai hand. Most tables also ask for 1,000 points and four tiles left in the wall.
puzzle-riichi_choice-hint-4-look = Look at the drawn tile and the tiles like it.
puzzle-riichi_choice-hint-4-ask = What can you still choose after riichi?
puzzle-riichi_choice-hint-4-rule = Your hand stays as it is. If a kan is allowed at all, it mustn't change your wait.

## The rule of a part that is wrong again

puzzle-riichi_choice-rule-waits = You're waiting for every tile that completes your hand after that discard.
