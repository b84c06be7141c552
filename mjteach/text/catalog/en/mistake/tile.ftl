### False rules of telling tiles apart. A nudge points at the place; it never gives the tile.

mistake-T01-name = circles and bamboo are exchanged
mistake-T01-nudge = The numbers fit. Which suit is it?
mistake-T01-rule = The same number in another suit is another tile: p are circles, s are bamboo.

mistake-T02-name = the dragons are exchanged
mistake-T02-nudge = Which colour does each of the three dragons have?
mistake-T02-rule = White is an empty frame, green and red have a sign of their colour.

mistake-T04-name = the bird is not seen as bamboo
mistake-T04-nudge = Which suit has a bird as its first tile?
mistake-T04-rule = The bird is the 1 of bamboo.

mistake-T05-name = honours are put with the wrong tiles
mistake-T05-nudge = Where do the tiles without a number belong?
mistake-T05-rule = Simples are 2 to 8, terminals 1 and 9; winds and dragons are honours.

mistake-T06-name = a red five is no five
mistake-T06-nudge = Which number does the red tile have?
mistake-T06-rule = A red five is a five of its suit in every set.

mistake-D01-name = the tile that is shown is taken itself
mistake-D01-nudge = Is the tile itself meant, or the one beside it?
mistake-D01-rule = The next tile of the row is meant, not the one that is shown.

mistake-D02-name = the row is walked backwards
mistake-D02-nudge = In which direction do the numbers go?
mistake-D02-rule = The next number is one more; after 9 comes 1.

mistake-D03-name = the suit does not begin again after 9
mistake-D03-nudge = What comes at the end of a suit?
mistake-D03-rule = After 9 the same suit begins again with 1.

mistake-D04-name = winds and dragons are one row
mistake-D04-nudge = Do winds and dragons follow each other?
mistake-D04-rule = Winds follow winds, and dragons follow dragons.

mistake-D05-name = the dragons are in another order
mistake-D05-nudge = Which colour comes first among the dragons?
mistake-D05-rule = The order is white, green, red, and then white again.

mistake-D06-name = a red five that is also dora counts once
mistake-D06-nudge = For how many reasons does this five count?
mistake-D06-rule = A red five is worth one han, and one more where it is also dora.

mistake-D07-name = two indicators of the same tile count once
mistake-D07-nudge = How many indicators point at this tile?
mistake-D07-rule = Each indicator counts for itself; the same dora then counts twice.

mistake-D08-name = dora in sets on the table are not counted
mistake-D08-nudge = Do the sets on the table belong to the hand?
mistake-D08-rule = Every tile of the hand counts, sets on the table included.

mistake-D10-name = dora are added to a yakuman
mistake-D10-nudge = Does anything else count when you have a yakuman?
mistake-D10-rule = Beside a yakuman nothing else counts, dora included.

mistake-D11-name = dora among the discards are counted
mistake-D11-nudge = Which of these tiles belong to your hand?
mistake-D11-rule = Only dora in the winning hand count, not those that were discarded.

mistake-R13-name = the tiles below count without riichi
mistake-R13-nudge = Who may look below the indicators?
mistake-R13-rule = Only a winner in riichi counts the tiles below the indicators.
