### False rules of telling tiles apart. A nudge points at the place; it never gives the tile.

mistake-T01-name = mixing up circles and bamboo
mistake-T01-nudge = Look at the suits again. Are these rings, or sticks?
mistake-T01-rule = The same number in another suit is a different tile: p means circles, s means bamboo.

mistake-T02-name = mixing up the dragons
mistake-T02-nudge = That's a different dragon. Which colour do you need?
mistake-T02-rule = White is an empty frame. Green and Red each have a character in their own colour.

mistake-T04-name = not recognising the bird as the 1 of bamboo
mistake-T04-nudge = Which suit has a bird on its 1?
mistake-T04-rule = The bird is the 1 of bamboo.

mistake-T05-name = putting honours with the wrong tiles
mistake-T05-nudge = Where do the tiles without a number belong?
mistake-T05-rule = Simples are 2 to 8, and terminals are 1 and 9. Winds and dragons are honours.

mistake-T06-name = thinking that a red five isn't a five
mistake-T06-nudge = What number is the red tile?
mistake-T06-rule = In every set, a red five counts as a five of its suit.

mistake-D01-name = counting the indicator itself as the dora
mistake-D01-nudge = Which tile is the dora: the indicator, or the one after it?
mistake-D01-rule = The dora is the next tile after the indicator, not the indicator itself.

mistake-D02-name = going backwards in the order of the tiles
mistake-D02-nudge = Which way do the numbers go?
mistake-D02-rule = The next number is one higher. After 9 comes 1.

mistake-D03-name = not starting the suit again after 9
mistake-D03-nudge = What comes after the last tile of a suit?
mistake-D03-rule = After 9 the same suit starts again at 1.

mistake-D04-name = thinking that the winds and the dragons follow each other
mistake-D04-nudge = Do winds and dragons follow each other?
mistake-D04-rule = Winds follow winds, and dragons follow dragons.

mistake-D05-name = putting the dragons in the wrong order
mistake-D05-nudge = Which colour comes first among the dragons?
mistake-D05-rule = The order is white, green, red, and then white again.

mistake-D06-name = counting a red five only once when it's also dora
mistake-D06-nudge = How many reasons are there to count this five?
mistake-D06-rule = A red five is worth one han, and one more if it's also dora.

mistake-D07-name = counting two indicators of the same tile only once
mistake-D07-nudge = How many indicators point to this tile?
mistake-D07-rule = Each indicator counts separately, so the same dora counts twice.

mistake-D08-name = not counting dora in sets on the table
mistake-D08-nudge = Do the sets on the table belong to the hand?
mistake-D08-rule = Every tile in the hand counts, including sets on the table.

mistake-D10-name = adding dora to a yakuman
mistake-D10-nudge = Does anything else count when you have a yakuman?
mistake-D10-rule = When you have a yakuman, dora add nothing.

mistake-D11-name = counting dora among the discards
mistake-D11-nudge = Which of these tiles belong to your hand?
mistake-D11-rule = Only dora in the winning hand count, not dora among the discards.

mistake-D12-name = answering with the tile that's shown instead of the next one
mistake-D12-nudge = Are you looking for the tile that's shown, or for the next one?
mistake-D12-rule = The answer is the next tile in order, not the tile that's shown.

mistake-R13-name = counting ura dora without riichi
mistake-R13-nudge = Who can look underneath the indicators?
mistake-R13-rule = The tiles underneath the indicators count only for a winner who declared riichi.
