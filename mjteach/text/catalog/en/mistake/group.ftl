### False rules of what makes a group. A nudge never names a tile.

mistake-H04-name = a triplet of one number in several suits
mistake-H04-nudge = Are these three tiles really the same tile?
mistake-H04-rule = A triplet is three of the very same tile.

mistake-H05-name = a pair of two neighbours
mistake-H05-nudge = What must the two tiles of the pair look like?
mistake-H05-rule = The pair is two of the very same tile.

mistake-H07-name = the pair is forgotten, or not taken for a group
mistake-H07-nudge = Count the sets and the pair separately.
mistake-H07-rule = A finished hand has four sets and one pair.

mistake-K10-name = a kan is thought to count as more than one set
mistake-K10-nudge = How many sets is a set of four tiles?
mistake-K10-rule = A kan counts as one set, though it has four tiles.
