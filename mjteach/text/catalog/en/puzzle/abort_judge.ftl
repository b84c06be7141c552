### abort_judge: what is asked and said about deals that end early, and about rivers.

puzzle-abort_judge-name = Does the deal end early?
puzzle-abort_judge-prompt-1 = Does the deal end early here? If so, why?
puzzle-abort_judge-prompt-2 = Does the deal end early here? If not, what stands in the way?
puzzle-abort_judge-prompt-3 = The deal has ended early. What does the next deal look like?
puzzle-abort_judge-prompt-4 = The wall has run out, and these are your discards. Are you paid for them?

## The answer

puzzle-abort_judge-abort = what happens to the deal
puzzle-abort_judge-goes_on = It goes on, or somebody wins
puzzle-abort_judge-reason = what stands in the way
puzzle-abort_judge-against-played = At this table, that doesn't end the deal
puzzle-abort_judge-against-first_draw = It isn't the first draw
puzzle-abort_judge-against-no_call = Somebody has called
puzzle-abort_judge-against-kinds = Too few different terminals and honours
puzzle-abort_judge-against-same_wind = The first discards aren't all the same wind
puzzle-abort_judge-against-four = Too few players in riichi, or too few kans
puzzle-abort_judge-against-by_two = One player made all the kans
puzzle-abort_judge-against-time = Somebody still has to discard
puzzle-abort_judge-against-passes = Somebody wins on the tile just discarded
puzzle-abort_judge-against-three = Too few players say ron
puzzle-abort_judge-deals = who deals next
puzzle-abort_judge-dealer-stays = The dealer deals again
puzzle-abort_judge-dealer-moves = The next player deals
puzzle-abort_judge-honba = honba in the next deal
puzzle-abort_judge-sticks = sticks on the table
puzzle-abort_judge-earned = Are you paid?
puzzle-abort_judge-spoiling = discards that stop you from being paid
puzzle-abort_judge-kinds = one copy of each terminal and honour in your hand
puzzle-abort_judge-odd = first discards that aren't the same wind as the others
puzzle-abort_judge-players =
    { $abort ->
        [suucha_riichi] number of players whose riichi counts
        [suukaikan] number of players who made a kan
       *[other] number of players who say ron
    }
puzzle-abort_judge-nothing = None

## Why it is right

puzzle-abort_judge-ends = The deal ends early: { NAME("draw.abort", $abort) }.
puzzle-abort_judge-does_not = The deal doesn't end early under this rule: { NAME("draw.abort", $abort) }.
puzzle-abort_judge-next-stays = The same dealer deals again, with { $honba } honba.
puzzle-abort_judge-next-moves = The next player deals, with { $honba } honba.
puzzle-abort_judge-paid = You're paid for these discards. That's called nagashi mangan.
puzzle-abort_judge-not_paid = You aren't paid for these discards.
puzzle-abort_judge-early_end = Nobody won, because the deal was stopped early. Who deals next when that happens?

## Hints

puzzle-abort_judge-hint-kyuushu_kyuuhai-look = Look at the terminals and honours.
puzzle-abort_judge-hint-kyuushu_kyuuhai-ask = How many different terminals and honours do you hold?
puzzle-abort_judge-hint-kyuushu_kyuuhai-rule = Some tables let you end the deal on your first draw with at least nine different terminals and honours. Any earlier call or kan rules that out.
puzzle-abort_judge-hint-suufon_renda-look = Look at everybody's first discard.
puzzle-abort_judge-hint-suufon_renda-ask = Are all four discards the same wind? Has anybody called, or does anybody win on the fourth?
puzzle-abort_judge-hint-suufon_renda-rule = Some tables end the deal when all four first discards are the same wind. The rule doesn't apply if anybody calls or wins.
puzzle-abort_judge-hint-suucha_riichi-look = Count the players in riichi.
puzzle-abort_judge-hint-suucha_riichi-ask = Are all four players in riichi? And does anybody win on the last riichi discard?
puzzle-abort_judge-hint-suucha_riichi-rule = Some tables end the deal when all four players are in riichi. A riichi doesn't count if somebody wins on the riichi tile.
puzzle-abort_judge-hint-suukaikan-look = Count the kans, and see who made them.
puzzle-abort_judge-hint-suukaikan-ask = Are there four kans? Did more than one player make them?
puzzle-abort_judge-hint-suukaikan-rule = Some tables end the deal when several players have made four kans between them. Usually the deal ends after the next discard.
puzzle-abort_judge-hint-sanchahou-look = Count the players who say ron.
puzzle-abort_judge-hint-sanchahou-ask = Does this table end the deal when three players say ron?
puzzle-abort_judge-hint-sanchahou-rule = If three players say ron, most tables let only the first in turn order win. Some tables end the deal instead.
puzzle-abort_judge-hint-fifth_kan-look = Count the kans on the table.
puzzle-abort_judge-hint-fifth_kan-ask = Can anybody declare a fifth kan? And does this table end the deal when somebody tries?
puzzle-abort_judge-hint-fifth_kan-rule = You can't declare a fifth kan. At some tables the deal ends if somebody tries.
puzzle-abort_judge-hint-next-look = Look at the honba and the sticks.
puzzle-abort_judge-hint-next-ask = Has anybody won?
puzzle-abort_judge-hint-next-rule = At most tables the same dealer deals again, and one honba is added. The sticks stay on the table.
puzzle-abort_judge-hint-next_passes-look = Look at what ended this deal.
puzzle-abort_judge-hint-next_passes-ask = Has anybody won? And does the next player deal after an ending like this?
puzzle-abort_judge-hint-next_passes-rule = At this table, the next player deals after two kinds of early end: nine terminals and honours, and four winds. The sticks stay on the table.
puzzle-abort_judge-hint-river-look = Look at every discard, including any that were called.
puzzle-abort_judge-hint-river-ask = Are any of your discards numbers from 2 to 8? Did anybody call any of your discards?
puzzle-abort_judge-hint-river-rule = You're paid only if all your discards are terminals and honours, and nobody called any of them.
