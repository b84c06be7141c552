### abort_judge: what is asked and said about deals that end early, and about rivers.

puzzle-abort_judge-name = Does the deal end early
puzzle-abort_judge-prompt-1 = Does the deal end here? If so, by what?
puzzle-abort_judge-prompt-2 = Does the deal end here? If not, what stands in the way?
puzzle-abort_judge-prompt-3 = The deal has ended early. What does the next deal look like?
puzzle-abort_judge-prompt-4 = The wall has run out, and these are your discards. Are you paid for them?

## The answer

puzzle-abort_judge-abort = the deal
puzzle-abort_judge-goes_on = It goes on, or somebody wins
puzzle-abort_judge-reason = what stands in the way
puzzle-abort_judge-against-played = This table does not end a deal for it
puzzle-abort_judge-against-first_draw = It is not the first draw
puzzle-abort_judge-against-no_call = Somebody has called
puzzle-abort_judge-against-kinds = Too few kinds
puzzle-abort_judge-against-same_wind = Not four of the same wind
puzzle-abort_judge-against-four = Too few riichi, or too few kans
puzzle-abort_judge-against-by_two = One player alone made the kans
puzzle-abort_judge-against-time = A discard is still to come
puzzle-abort_judge-against-passes = Somebody wins on the tile
puzzle-abort_judge-against-three = Too few players say ron
puzzle-abort_judge-deals = the dealer
puzzle-abort_judge-dealer-stays = The dealer deals again
puzzle-abort_judge-dealer-moves = The next player deals
puzzle-abort_judge-honba = honba in the next deal
puzzle-abort_judge-sticks = sticks on the table
puzzle-abort_judge-earned = Are you paid?
puzzle-abort_judge-spoiling = discards that spoil it
puzzle-abort_judge-kinds = in your hand one tile of each different terminal and honour
puzzle-abort_judge-odd = first discards that do not fit
puzzle-abort_judge-players =
    { $abort ->
        [suucha_riichi] players whose riichi counts
        [suukaikan] players who made a kan
       *[other] players who say ron
    }
puzzle-abort_judge-nothing = None

## Why it is right

puzzle-abort_judge-ends = The deal ends early: { NAME("draw.abort", $abort) }.
puzzle-abort_judge-does_not = The deal does not end by { NAME("draw.abort", $abort) }.
puzzle-abort_judge-next-stays = The same dealer deals again, with { $honba } honba.
puzzle-abort_judge-next-moves = The next player deals, with { $honba } honba.
puzzle-abort_judge-paid = You are paid for these discards. That is called nagashi mangan.
puzzle-abort_judge-not_paid = These discards are not paid.
puzzle-abort_judge-early_end = Nobody won, and the deal was broken off. Who deals after an early end?

## Hints

puzzle-abort_judge-hint-kyuushu_kyuuhai-look = Look at the 1s, the 9s and the honours.
puzzle-abort_judge-hint-kyuushu_kyuuhai-ask = How many different ones are there?
puzzle-abort_judge-hint-kyuushu_kyuuhai-rule = Nine kinds are needed, on the first draw, and nobody may have called.
puzzle-abort_judge-hint-suufon_renda-look = Look at the four first discards.
puzzle-abort_judge-hint-suufon_renda-ask = Are all four the same wind? Has anybody called?
puzzle-abort_judge-hint-suufon_renda-rule = Where it is played, four times the same wind ends the deal. Nobody may have called, and nobody wins.
puzzle-abort_judge-hint-suucha_riichi-look = Count the players in riichi.
puzzle-abort_judge-hint-suucha_riichi-ask = Are there four? And does anybody win on the last tile?
puzzle-abort_judge-hint-suucha_riichi-rule = Where it is played, four riichi end the deal. A riichi whose tile is won on does not count.
puzzle-abort_judge-hint-suukaikan-look = Count the kans, and see who made them.
puzzle-abort_judge-hint-suukaikan-ask = Are there four? By more than one player?
puzzle-abort_judge-hint-suukaikan-rule = Where it is played, four kans by several players end the deal, mostly after the next discard.
puzzle-abort_judge-hint-sanchahou-look = Count who says ron.
puzzle-abort_judge-hint-sanchahou-ask = Does this table end a deal for that?
puzzle-abort_judge-hint-sanchahou-rule = At most tables here the nearest player wins. Some end the deal when three say ron.
puzzle-abort_judge-hint-fifth_kan-look = Count the kans on the table.
puzzle-abort_judge-hint-fifth_kan-ask = May anybody declare a kan when four are made? And does this table end a deal for it?
puzzle-abort_judge-hint-fifth_kan-rule = A fifth kan may not be declared. At some tables it ends the deal.
puzzle-abort_judge-hint-next-look = Look at the honba and the sticks.
puzzle-abort_judge-hint-next-ask = Has anybody won?
puzzle-abort_judge-hint-next-rule = At most tables the same dealer deals again, and a honba is added. The sticks stay.
puzzle-abort_judge-hint-next_passes-look = Look at what ended this deal.
puzzle-abort_judge-hint-next_passes-ask = Has anybody won? And does this early end pass the deal on?
puzzle-abort_judge-hint-next_passes-rule = Here nine kinds and four winds pass the deal on. The sticks stay.
puzzle-abort_judge-hint-river-look = Look at every discard, also at those that were taken.
puzzle-abort_judge-hint-river-ask = Is there a tile from 2 to 8? Was one called?
puzzle-abort_judge-hint-river-rule = You're paid only if you discarded nothing but terminals and honours, and nobody called any of them.
