### riichi_choice: what is asked, shown and said. In general: never the tiles before checking.

puzzle-riichi_choice-name = Riichi: with which tile
puzzle-riichi_choice-prompt-1 = It is your turn. With which discards may you declare riichi?
puzzle-riichi_choice-prompt-2 = It is your turn. With which discards may you declare riichi? And what would you wait for after { SAID($tile) }?
puzzle-riichi_choice-prompt-3 = It is your turn. You think of riichi with { SAID($tile) }. May you?
puzzle-riichi_choice-prompt-4 = You are in riichi and draw a tile. What may you discard, and may you declare a kan?

## The answer

puzzle-riichi_choice-discards = the discards with which you may declare
puzzle-riichi_choice-waits = the waits after { SAID($tile) }
puzzle-riichi_choice-may = whether you may declare
puzzle-riichi_choice-reason = what stands against it
puzzle-riichi_choice-must = I must
puzzle-riichi_choice-reason-riichi_closed = the hand is open
puzzle-riichi_choice-reason-riichi_tenpai = the hand is not tenpai after this discard
puzzle-riichi_choice-reason-riichi_deposit = I have too few points for the stick
puzzle-riichi_choice-reason-riichi_draw_left = too few tiles are left to draw
puzzle-riichi_choice-reason-riichi_last_tile = I have drawn the last tile
puzzle-riichi_choice-reason-riichi_own_four = I hold all four of what would complete it
puzzle-riichi_choice-reason-riichi_furiten = the hand is furiten
puzzle-riichi_choice-throw = what you may discard
puzzle-riichi_choice-kan = whether you may declare a kan
puzzle-riichi_choice-no_tile = none
puzzle-riichi_choice-no_wait = no tile

## Why it is right

puzzle-riichi_choice-right-some = You may declare riichi with { ANY($tiles) }.
puzzle-riichi_choice-right-none = After no discard is the hand tenpai.
puzzle-riichi_choice-right-allowed = Nothing stands against riichi.
puzzle-riichi_choice-free = Riichi is your choice. You may also discard without a word.
puzzle-riichi_choice-right-after = After riichi you discard what you draw: { SAID($tile) }.
puzzle-riichi_choice-no_four = You hold four of no tile. There is nothing to declare a kan with.
puzzle-riichi_choice-no_discard = Whichever tile goes, no single one completes the rest.
puzzle-riichi_choice-line-after = The other thirteen tiles stay where they are.

## About a wrong line

puzzle-riichi_choice-wrong-discards = Throw each of them in mind. Could one tile complete what is left?
puzzle-riichi_choice-wrong-waits = Take this tile away. Which tiles complete the rest?
puzzle-riichi_choice-wrong-may = Is the hand closed, and tenpai? Are there points and tiles enough?
puzzle-riichi_choice-wrong-reason = Is the hand closed, and tenpai? Are there points and tiles enough?
puzzle-riichi_choice-wrong-reason-riichi_closed = Have you called a discard?
puzzle-riichi_choice-wrong-reason-riichi_tenpai = Take this tile away. Does one tile complete the rest?
puzzle-riichi_choice-wrong-reason-riichi_deposit = How many points do you have, and what does the stick cost?
puzzle-riichi_choice-wrong-reason-riichi_draw_left = How many tiles are left to draw, and does this table ask for more?
puzzle-riichi_choice-wrong-reason-riichi_last_tile = How many tiles are left to draw?
puzzle-riichi_choice-wrong-reason-riichi_own_four = Which tile completes the hand? How many of it do you hold?
puzzle-riichi_choice-wrong-reason-riichi_furiten = May a furiten hand declare riichi at this table?
puzzle-riichi_choice-wrong-throw = May the hand still change after riichi?
puzzle-riichi_choice-wrong-kan = Would the hand wait for the same tiles after the kan?

## Hints

puzzle-riichi_choice-hint-1-look = Take one tile after the other out of the hand, in mind.
puzzle-riichi_choice-hint-1-ask = Which tile would complete the thirteen that are left?
puzzle-riichi_choice-hint-1-rule = Riichi needs a closed hand that one tile completes, after the discard.
puzzle-riichi_choice-hint-2-look = Look for the sets first. What is left over can go.
puzzle-riichi_choice-hint-2-ask = What would complete the hand after each discard?
puzzle-riichi_choice-hint-2-rule = Each discard that leaves a tenpai hand will do, whatever it waits for.
puzzle-riichi_choice-hint-3-look = Look at the sets on the table, your points, and the tiles left to draw.
puzzle-riichi_choice-hint-3-ask = Is the hand closed? Is it tenpai after this discard?
puzzle-riichi_choice-hint-3-rule = Needed is a closed tenpai hand. Most tables also ask for 1,000 points, and four tiles in the wall.
puzzle-riichi_choice-hint-4-look = Look at the drawn tile, and at the tiles like it.
puzzle-riichi_choice-hint-4-ask = What is still free after riichi?
puzzle-riichi_choice-hint-4-rule = The hand stays as it is. If a kan is allowed at all, it may not change the wait.
