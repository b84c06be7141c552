### minimal_pair: two won hands that differ in one thing.

puzzle-minimal_pair-name = What changes?
puzzle-minimal_pair-prompt-1 = These two hands differ in one thing. Which lines of the count change?
puzzle-minimal_pair-prompt-2 = These two hands differ in one thing. Which lines change? How much do han and fu change from the first to the second?
puzzle-minimal_pair-prompt-3 = These two hands differ in one thing. Which lines change? How much do han and fu change, and what's the payment for each hand?

## What is shown

puzzle-minimal_pair-title = How they were won
puzzle-minimal_pair-head = Fact
puzzle-minimal_pair-first_hand = First hand
puzzle-minimal_pair-second_hand = Second hand
puzzle-minimal_pair-told-won = Won
puzzle-minimal_pair-told-seat = Seat
puzzle-minimal_pair-told-round = Round
puzzle-minimal_pair-told-riichi = Riichi
puzzle-minimal_pair-told-indicator = Dora indicator
puzzle-minimal_pair-told-honba = Honba
puzzle-minimal_pair-counted = { $count }
puzzle-minimal_pair-tile = { $tile }

## The answer

puzzle-minimal_pair-lines = lines that change
puzzle-minimal_pair-line-yaku = yaku
puzzle-minimal_pair-line-dora = dora
puzzle-minimal_pair-line-set = fu for the sets
puzzle-minimal_pair-line-pair = fu for the pair
puzzle-minimal_pair-line-wait = fu for the wait
puzzle-minimal_pair-line-win = fu for how the hand was won
puzzle-minimal_pair-han = change in han
puzzle-minimal_pair-fu = change in fu
puzzle-minimal_pair-first = payment for the first hand
puzzle-minimal_pair-second = payment for the second hand

## What is right

puzzle-minimal_pair-right = Here's what changes: { $lines }.
puzzle-minimal_pair-nothing_changes = Nothing changes.
puzzle-minimal_pair-only_honba = No line of the count changes. But the honba add points on top.
puzzle-minimal_pair-first_is = First hand: { $pays }.
puzzle-minimal_pair-second_is = Second hand: { $pays }.

## Hints

puzzle-minimal_pair-hint-look = Compare the tiles, then the facts in the table. What's the one thing that's different?
puzzle-minimal_pair-hint-ask = Which lines of the count depend on that difference?
puzzle-minimal_pair-hint-rule = Count both hands line by line. Lines that don't depend on the difference stay the same.

## About a wrong field

puzzle-minimal_pair-wrong-lines = Take the lines one by one. Which of them depend on what's different?
puzzle-minimal_pair-wrong-han = Add up the yaku and dora of each hand. Then subtract the first hand's han from the second's.
puzzle-minimal_pair-wrong-fu = Round the fu of each hand first. Then subtract the first hand's fu from the second's.
puzzle-minimal_pair-wrong-first = Who pays for the first hand, and who is the dealer?
puzzle-minimal_pair-wrong-second = Who pays for the second hand, and who is the dealer?
