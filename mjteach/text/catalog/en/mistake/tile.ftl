### False rules of telling tiles apart. A nudge points at the place; it never gives the tile.

mistake-T01-name = circles and bamboo are exchanged
mistake-T01-nudge = The numbers fit. Look at the suit of your tiles, and at that of the hand.
mistake-T01-rule = The same number in another suit is another tile: p are circles, s are bamboo (R1.2.1-b).

mistake-T06-name = a red five is no five
mistake-T06-nudge = Which number does the red tile have?
mistake-T06-rule = A red five is a five in every set; it only adds a han (R1.2.1-i).
