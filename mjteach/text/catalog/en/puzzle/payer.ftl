### payer: what is asked and said. In general: never an amount before checking.

puzzle-payer-name = Who pays how much?
puzzle-payer-prompt-1 = The deal is over. What does each player gain or lose? Put a minus in front of a loss, and write 0 where nothing changes.
puzzle-payer-prompt-2 = The deal is over. What does each player gain or lose? Put a minus in front of a loss, and write 0 where nothing changes.
puzzle-payer-prompt-3 = What does each player gain or lose now? And how many sticks stay on the table?
puzzle-payer-prompt-4 = What does each player gain or lose? How many sticks stay, and how many points does everybody have afterwards?

## The answer

puzzle-payer-seat = { $who }
puzzle-payer-sticks = sticks that stay on the table
puzzle-payer-points = { $who }: points afterwards

## Why it is right

puzzle-payer-pays = { $who } pays { $points }.
puzzle-payer-liable = { $who } discarded the tile that made { NAME("yaku", $yaku) } certain and is liable for it.
puzzle-payer-liable_rinshan = { $who } discarded the tile for the kan and is liable for the win.

puzzle-payer-given = You're told the points here. Do you still have to multiply them by anything?
puzzle-payer-given_rule = You're told exactly how many points the winner gets. You don't double or halve them.

## Hints

puzzle-payer-hint-ron-look = Look at who won and who discarded the tile.
puzzle-payer-hint-ron-ask = How many players pay when somebody wins on a discard?
puzzle-payer-hint-ron-rule = Whoever discarded the tile pays everything. The winner also takes the sticks on the table.
puzzle-payer-hint-tsumo-look = Look at who won and where the dealer sits.
puzzle-payer-hint-tsumo-ask = Who pays when somebody wins by drawing the tile?
puzzle-payer-hint-tsumo-rule = The other three pay, and the dealer pays double. If the dealer wins, all three pay the same.
puzzle-payer-hint-exhaustive_draw-look = See which players showed their hands.
puzzle-payer-hint-exhaustive_draw-ask = How many players are tenpai, and how many aren't?
puzzle-payer-hint-exhaustive_draw-rule = Together, the noten players pay the tenpai players 3,000 points. If everybody or nobody is tenpai, nobody pays.
puzzle-payer-hint-nagashi-look = Find the player whose discards are all terminals and honours.
puzzle-payer-hint-nagashi-ask = Who is paid for a nagashi mangan, and who pays?
puzzle-payer-hint-nagashi-rule = The other three pay as if that player had won a mangan by tsumo. The noten players pay nothing extra.
puzzle-payer-hint-chombo-look = Look at who made the mistake and who the dealer is.
puzzle-payer-hint-chombo-ask = Who does this player have to pay? What happens to this deal's riichi sticks?
puzzle-payer-hint-chombo-rule = A chombo is a mangan by tsumo in reverse: whoever made the mistake pays the others. This deal's riichi sticks go back to their owners.

## About a wrong part

puzzle-payer-wrong-winner = How much do the others pay the winner in all?{ $sticks ->
    [True] {" "}And who gets the sticks on the table?
   *[False] {""}
}
puzzle-payer-wrong-sticks = Does anybody take the sticks on the table, or do they stay there?
puzzle-payer-wrong-points = Start with the points this player had. Add a gain, or take away a loss.

## The rule of a part that is wrong again

puzzle-payer-rule-points = Start with the points the player had. Add a gain, or take away a loss.
puzzle-payer-rule-sticks = Only a winner takes the sticks on the table. If nobody wins, they stay there.
