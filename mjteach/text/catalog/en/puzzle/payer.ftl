### payer: what is asked and said. In general: never an amount before checking.

puzzle-payer-name = Who pays how much
puzzle-payer-prompt-1 = The deal is over. What does each player gain or lose?
puzzle-payer-prompt-2 = The deal is over. What does each player gain or lose? Write a minus before what is lost.
puzzle-payer-prompt-3 = Who gains or loses how much now? And how many sticks stay on the table?
puzzle-payer-prompt-4 = What changes now, which sticks stay, and how many points has each player then?

## The answer

puzzle-payer-seat = { $who }
puzzle-payer-sticks = sticks that stay on the table
puzzle-payer-points = { $who }, points afterwards

## Why it is right

puzzle-payer-pays = { $who } pays { $points }.
puzzle-payer-liable = { $who } discarded the last tile of { NAME("yaku", $yaku) } and is liable for it.
puzzle-payer-liable_rinshan = { $who } discarded the tile of the kan and is liable for the win.

puzzle-payer-given = The points are given here. Do they still change with who won?
puzzle-payer-given_rule = The points are paid as they are given. Nothing doubles or halves them.

## Hints

puzzle-payer-hint-ron-look = Look at who won and who discarded the tile.
puzzle-payer-hint-ron-ask = How many players pay for a discard?
puzzle-payer-hint-ron-rule = Whoever discarded the tile pays everything. Sticks come from the table.
puzzle-payer-hint-tsumo-look = Look at who won, and where the dealer sits.
puzzle-payer-hint-tsumo-ask = Who pays when the winner drew the tile?
puzzle-payer-hint-tsumo-rule = All three pay. The dealer pays double. A dealer who wins is paid the same by all.
puzzle-payer-hint-exhaustive_draw-look = Look at which hands were shown.
puzzle-payer-hint-exhaustive_draw-ask = How many players are tenpai, and how many are not?
puzzle-payer-hint-exhaustive_draw-rule = 3,000 points in all go from the noten players to the tenpai players. Where all or nobody is tenpai, nothing moves.
puzzle-payer-hint-nagashi-look = Look at whose discards are all terminals and honours.
puzzle-payer-hint-nagashi-ask = Who is paid for a nagashi mangan, and who pays?
puzzle-payer-hint-nagashi-rule = All three pay, as for a mangan by tsumo. What noten players pay falls away.
puzzle-payer-hint-chombo-look = Look at who made the mistake, and who the dealer is.
puzzle-payer-hint-chombo-ask = Who is paid for it? What becomes of the sticks of this deal?
puzzle-payer-hint-chombo-rule = The offender pays the others, like a mangan by tsumo the other way round. Sticks of this deal go back.

## About a wrong part

puzzle-payer-wrong-winner = What do the others pay the winner in all? And who gets the sticks on the table?
puzzle-payer-wrong-sticks = Who takes the sticks on the table? Or does nobody, and they stay?
puzzle-payer-wrong-points = Take the points from before. Add what this player gains, or take away what is lost.
