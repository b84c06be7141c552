### False rules of kans. A nudge never names the kan.

mistake-H06-name = counting four of the same tile as a kan without declaring it, or as two pairs
mistake-H06-nudge = You have four of the same tile. If you don't declare a kan, what do they count as?
mistake-H06-rule = Four of the same tile are a kan only once you declare it. They're never two of the seven pairs.

mistake-K03-name = mixing up the three kinds of kan
mistake-K03-nudge = Where does the fourth tile come from?
mistake-K03-rule = If all four tiles come from your hand, it's a concealed kan. If you add a tile to a pon, it's an added kan. If you take a discard, it's an open kan.

mistake-K05-name = declaring a kan right after calling pon or chi
mistake-K05-nudge = Did you draw a tile this turn?
mistake-K05-rule = You can't declare a kan in the same turn as a pon or chi. You have to draw first.

mistake-K07-name = turning over an indicator for a kan that was robbed
mistake-K07-nudge = Was this kan ever completed?
mistake-K07-rule = A robbed kan was never completed, so you don't turn over an indicator for it.

mistake-K08-name = declaring a kan after the last draw
mistake-K08-nudge = Would there be a tile left to draw after the kan?
mistake-K08-rule = Once the last tile has been drawn, you can't declare a kan. Before that you can.

mistake-R02-name = thinking that a concealed kan opens the hand
mistake-R02-nudge = Did you take anybody's discard for the kan?
mistake-R02-rule = After a concealed kan your hand is still closed.

mistake-H08-name = miscounting the tiles in a hand
mistake-H08-nudge = Has this player taken a tile since their last discard, by a draw or a call? Count the sets on the table too.
mistake-H08-rule = A hand has 13 tiles, and 14 after a draw or a call, plus one for each kan.

mistake-K09-name = thinking that a kan changes nothing at the ends of the dead wall
mistake-K09-nudge = There has been a kan. What has changed at both ends of the dead wall?
mistake-K09-rule = For each kan you take a tile from the left end of the dead wall. One live tile joins the right end, so a different player draws last.

mistake-K01-name = forgetting the replacement tile after a kan
mistake-K01-nudge = After the kan the hand is one tile short. Where does the missing tile come from?
mistake-K01-rule = After a kan you take a replacement tile from the dead wall.
