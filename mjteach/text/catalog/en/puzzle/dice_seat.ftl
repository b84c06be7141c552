### dice_seat: what is asked and said about dice and seats.

puzzle-dice_seat-name = Whom do the dice mean
puzzle-dice_seat-prompt-sum = The dice show { $total }. The roller is { $who }. On whom does the count end?
puzzle-dice_seat-prompt-wall = The dealer is { $who } and rolls { $total }. Whose wall is broken?
puzzle-dice_seat-prompt-first_dealer = East is { $who } and rolls { $total }. That roll picks a player, who rolls { $again }. Who deals first?
puzzle-dice_seat-prompt-sums = The roller is { $who }. Which sums mean { $meant }?

## The answer

puzzle-dice_seat-sum_seat = the player
puzzle-dice_seat-wall_seat = the owner of the wall
puzzle-dice_seat-first_dealer_seat = the player who rolls again
puzzle-dice_seat-dealer = the first dealer
puzzle-dice_seat-sums = the sums
puzzle-dice_seat-sum = { $total }

## Why it is right

puzzle-dice_seat-roll = From { $who }, { $total } leads to { $other }.
puzzle-dice_seat-all_sums = { $count ->
    [2] Two sums mean this player: { $sums }.
   *[other] { $count } sums mean this player: { $sums }.
}

## Hints

puzzle-dice_seat-hint-sum-look = Begin with the player who rolls.
puzzle-dice_seat-hint-sum-ask = Who is number 1?
puzzle-dice_seat-hint-sum-rule = The roller is 1. Count on to the right. On 5 and 9 you are back at the roller.
puzzle-dice_seat-hint-wall-look = Begin with the dealer.
puzzle-dice_seat-hint-wall-ask = Who is number 1?
puzzle-dice_seat-hint-wall-rule = The dealer is 1. Count on to the right. On 5 and 9 you are back at the dealer.
puzzle-dice_seat-hint-first_dealer-look = Take one roll after the other.
puzzle-dice_seat-hint-first_dealer-ask = From whom is the second roll counted?
puzzle-dice_seat-hint-first_dealer-rule = Whoever rolls is 1. The second roll counts from the player found by the first.
puzzle-dice_seat-hint-sums-look = Count how many seats to the right that player sits.
puzzle-dice_seat-hint-sums-ask = Which sum leads there first, and which come four later?
puzzle-dice_seat-hint-sums-rule = The roller is 1. Four steps lead once round the table.
