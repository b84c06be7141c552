### Penalties: what they are, how they are paid, and what follows.

## The ruling

penalty-ruling-none = There is no penalty.
penalty-ruling-deposit_1000 = You pay a penalty deposit of { $points } points.
penalty-ruling-dead_hand = Your hand is dead (agari houki).
penalty-ruling-chombo = This is a chombo, the gravest penalty.

penalty-fixed = No option of these rules changes this penalty.
penalty-option = It depends on the rules: here “{ $option }” is set to “{ $value }”.
penalty-tiles = { $tiles ->
    [one] One tile is visible.
   *[other] { $tiles } tiles are visible.
} It is a chombo from { $least } on, and a deposit below that.
penalty-worsened = Your hand was dead before. Another offence with a dead hand is a chombo.

penalty-reveal-at_once = It is settled as soon as somebody notices.
penalty-reveal-at_exhaustive_draw = It comes to light when hands are shown: after the last tile or after four riichi. If another player wins first, nothing happens.
penalty-reveal-when_offender_wins = It mostly comes to light when you win with that hand and another player objects.
penalty-reveal-when_offender_wins_or_draw = It comes to light when you win, or when hands are shown at a draw. If another player wins first, nothing happens.

## Penalty deposit

penalty-deposit = You put { $points } points on the table. They go to the next winner, like a riichi stick.
penalty-deposit-returned = You put { $points } points on the table. They came back to you, as the deal was void.
penalty-deposit-borrowed = If you have too few points, you borrow them. If you are still below 0 after the deal, the game ends.

## Dead hand

penalty-dead_hand = With a dead hand you play on, but only as a defender.
penalty-dead_hand-win = You may not win, by tsumo or by ron.
penalty-dead_hand-call = You may not call pon or chi, and you may not declare a kan.
penalty-dead_hand-riichi = You may not declare riichi.
penalty-dead_hand-noten = At a draw your hand counts as noten, even if it is tenpai.
penalty-dead_hand-nagashi = You cannot earn nagashi mangan.
penalty-dead_hand-riichi_free = Your riichi no longer binds you. You may discard any tile.
penalty-dead_hand-riichi_bound = Your riichi still binds you. You discard every tile you draw.
penalty-dead_hand-at_exhaustive_draw = Your hand counts as noten, and nothing else happens.
penalty-dead_hand-when_offender_wins = Your win does not count.
penalty-dead_hand-broken = If you break one of these limits, it is a chombo.

## In a report on a deal

penalty-report = { $who } broke a rule: { NAME("penalty", $offence) }.
penalty-report-none = It costs nothing here.
penalty-report-deposit_1000 = { $who } pays a penalty deposit of { $points } points. It goes to the next winner, like a riichi stick.
penalty-report-dead_hand = The hand of { $who } is dead (agari houki).
penalty-report-chombo = This is a chombo, the gravest penalty.
penalty-report-worsened = The hand was dead before. Another offence with a dead hand is a chombo.
penalty-report-returned = { $who } paid a penalty deposit of { $points } points. It came back, as the deal was void.

## Chombo: who pays

penalty-price-mangan = You pay { $dealer } to the dealer and { $each } to each other player, like a mangan. As dealer you pay { $dealer } to each.
penalty-price-flat = You pay { $each } points to each of the others.
penalty-price-after_game = Nobody is paid now. After the game you lose { $points } points from your result.

penalty-chombo-mangan = { $offender } pays { $dealer } to the dealer and { $each } to each other player, like a mangan.
penalty-chombo-mangan_dealer = { $offender } is the dealer and pays { $dealer } to each of the others, like a mangan.
penalty-chombo-flat = { $offender } pays { $each } to each of the others.
penalty-chombo-after_game = { $offender } pays nothing now. After the game { $points } points come off the result.

## Chombo: the deal

penalty-replay = The deal does not count. The same dealer deals once more.
penalty-replay-honba = No honba counter is added.
penalty-replay-sticks = Riichi sticks and penalty deposits of this deal go back to their owners.
penalty-replay-returned = Sticks of this deal go back to their owners: { $points } points in all.
penalty-replay-stays = { $points } points from earlier deals stay on the table.
