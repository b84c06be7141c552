### dice_seat: what is asked and said about dice and seats.

puzzle-dice_seat-name = Who do the dice pick?
puzzle-dice_seat-prompt-sum = When { $who } rolls { $total }, who does the roll pick?
puzzle-dice_seat-prompt-wall = The dealer is { $who }, who rolls { $total }. Whose wall is broken?
puzzle-dice_seat-prompt-first_dealer = East is { $who }, who rolls { $total }. That roll picks a player, who rolls { $again }. Who deals first?
puzzle-dice_seat-prompt-sums = When { $who } rolls the dice, which sums pick { $meant }?

## The answer

puzzle-dice_seat-sum_seat = the player
puzzle-dice_seat-wall_seat = whose wall it is
puzzle-dice_seat-first_dealer_seat = the player who makes the second roll
puzzle-dice_seat-dealer = the first dealer
puzzle-dice_seat-sums = the sums
puzzle-dice_seat-sum = { $total }

## Why it is right

puzzle-dice_seat-roll = Start with { $who } and count to { $total }: that's { $other }.
puzzle-dice_seat-all_sums = { $count ->
    [2] Two sums pick this player: { $sums }.
   *[other] { $count } sums pick this player: { $sums }.
}

## Hints

puzzle-dice_seat-hint-sum-look = Start with the player who rolls.
puzzle-dice_seat-hint-sum-ask = Who is number 1?
puzzle-dice_seat-hint-sum-rule = Whoever rolls is 1. Count on to the right. At 5 and 9 you're back at the player who rolled.
puzzle-dice_seat-hint-wall-look = Start with the dealer.
puzzle-dice_seat-hint-wall-ask = Who is number 1?
puzzle-dice_seat-hint-wall-rule = The dealer is 1. Count on to the right. At 5 and 9 you're back at the dealer.
puzzle-dice_seat-hint-first_dealer-look = Take the two rolls one at a time.
puzzle-dice_seat-hint-first_dealer-ask = Where do you start counting for the second roll?
puzzle-dice_seat-hint-first_dealer-rule = Whoever rolls is 1. Count the second roll from the player the first roll picked.
puzzle-dice_seat-hint-sums-look = Start with the player who rolls. How many seats to the right does the other player sit?
puzzle-dice_seat-hint-sums-ask = Which sum reaches that player first? Which sums are four or eight higher?
puzzle-dice_seat-hint-sums-rule = Whoever rolls is 1. After four more steps you're back at the same player.
