### False rules of kans. A nudge never names the kan.

mistake-H06-name = four alike count as a kan undeclared, or as two pairs
mistake-H06-nudge = You have four alike. What do they count as while no kan is declared?
mistake-H06-rule = Four alike are a kan only once they are declared, and never two of seven pairs.

mistake-K03-name = the three kinds of kan are mixed up
mistake-K03-nudge = Where does the fourth tile come from?
mistake-K03-rule = Four own tiles are a concealed kan, one onto a pon is added, with a discard it is open.

mistake-K05-name = kan in the turn of a call
mistake-K05-nudge = Did you draw a tile in this turn?
mistake-K05-rule = A kan follows a draw, never a pon or chi of the same turn.

mistake-K07-name = an indicator is turned for a kan that was robbed
mistake-K07-nudge = Did this kan ever come about?
mistake-K07-rule = A robbed kan never came about, so no indicator is turned for it.

mistake-K08-name = kan after the last draw
mistake-K08-nudge = Would there be a tile to draw after the kan?
mistake-K08-rule = After the last tile of the wall there is no kan; before that there is.

mistake-R02-name = a concealed kan opens the hand
mistake-R02-nudge = Did you take a discard for it?
mistake-R02-rule = A concealed kan keeps the hand closed.

mistake-H08-name = the tiles of a hand are miscounted
mistake-H08-nudge = Is it before the draw or after it? Count the sets on the table, too.
mistake-H08-rule = A hand has 13 tiles before a draw and 14 after it, and one more for each kan.

mistake-K09-name = a kan is thought to change nothing at the ends of the dead wall
mistake-K09-nudge = There has been a kan. What has changed at both ends of the dead wall?
mistake-K09-rule = Each kan takes a tile at the left of the dead wall. At its right one live tile joins, so another player draws last.

mistake-K01-name = no replacement tile after a kan
mistake-K01-nudge = The hand is one tile short after the kan. Where does that tile come from?
mistake-K01-rule = After a kan the player takes a replacement tile from the dead wall.
