### Penalties: what they are, how they are paid, and what follows.

## The ruling

penalty-ruling-none = There's no penalty.
penalty-ruling-deposit_1000 = You pay a penalty deposit of { $points } points.
penalty-ruling-dead_hand = Your hand is dead (agari houki).
penalty-ruling-chombo = This is a chombo, the heaviest penalty.

penalty-fixed = This penalty is the same under all house rules.
penalty-option = The penalty depends on the rules. Here the rule for “{ $option }” is “{ $value }”.
penalty-tiles = { $tiles ->
    [one] One tile is visible.
   *[other] { $tiles } tiles are visible.
} With { $least } or more it's a chombo, and with fewer it's a deposit.
penalty-worsened = Your hand was already dead. Breaking another rule with a dead hand is a chombo.

penalty-reveal-at_once = The mistake is settled as soon as somebody notices it.
penalty-reveal-at_exhaustive_draw = The mistake comes to light when players show their hands: after the last tile or after four riichi. If another player wins first, nothing happens.
penalty-reveal-when_offender_wins = The mistake usually comes to light when you win with that hand and another player objects.
penalty-reveal-when_offender_wins_or_draw = The mistake comes to light when you win, or when players show their hands at a draw. If another player wins first, nothing happens.

## Penalty deposit

penalty-deposit = You put { $points } points on the table. They go to the next winner, like a riichi stick.
penalty-deposit-returned = You put { $points } points on the table, but you got them back because the deal was void.
penalty-deposit-borrowed = If you don't have enough points, you borrow them. If you're still below 0 after the deal, the game ends.

## Dead hand

penalty-dead_hand = With a dead hand you play on, but you can only defend.
penalty-dead_hand-win = You can't win, either by tsumo or by ron.
penalty-dead_hand-call = You can't call pon or chi, and you can't declare a kan.
penalty-dead_hand-riichi = You can't declare riichi.
penalty-dead_hand-noten = At a draw your hand counts as noten, even if it's tenpai.
penalty-dead_hand-nagashi = You can't earn nagashi mangan.
penalty-dead_hand-riichi_free = Your riichi doesn't tie you down any more. You can discard any tile.
penalty-dead_hand-riichi_bound = You're still bound by your riichi. You must discard every tile you draw.
penalty-dead_hand-at_exhaustive_draw = Your hand counts as noten, and nothing else happens.
penalty-dead_hand-when_offender_wins = Your win doesn't count.
penalty-dead_hand-broken = If you break any of these rules, it's a chombo.

## In a report on a deal

penalty-report = { $who } broke a rule: { NAME("penalty", $offence) }.
penalty-report-none = That costs nothing at this table.
penalty-report-deposit_1000 = { $who } pays a penalty deposit of { $points } points. It goes to the next winner, like a riichi stick.
penalty-report-dead_hand = { $who } now has a dead hand (agari houki).
penalty-report-chombo = This is a chombo, the heaviest penalty.
penalty-report-worsened = That hand was already dead. Breaking another rule with a dead hand is a chombo.
penalty-report-returned = { $who } paid a penalty deposit of { $points } points, but got it back because the deal was void.

## Chombo: who pays

penalty-price-mangan = You pay { $dealer } to the dealer and { $each } to each of the others, the same as for a mangan. If you're the dealer, you pay { $dealer } to each of the other players.
penalty-price-flat = You pay { $each } points to each of the other players.
penalty-price-after_game = You don't pay anything now. After the game, { $points } points are taken off your result.

penalty-chombo-mangan = { $offender } pays { $dealer } to the dealer and { $each } to each of the others, the same as for a mangan.
penalty-chombo-mangan_dealer = { $offender } is the dealer and pays { $dealer } to each of the others, the same as for a mangan.
penalty-chombo-flat = { $offender } pays { $each } to each of the others.
penalty-chombo-after_game = { $offender } pays nothing now. After the game, { $points } points are taken off this player's result.

## Chombo: the deal

penalty-replay = The deal doesn't count. The same dealer deals again.
penalty-replay-honba = No honba counter is added.
penalty-replay-sticks = The riichi sticks and penalty deposits from this deal go back to their owners.
penalty-replay-returned = The sticks from this deal go back to their owners: { $points } points in all.
penalty-replay-stays = { $points } points from earlier deals stay on the table.
