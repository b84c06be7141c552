### False rules of what makes a group. A nudge never names a tile.

mistake-H04-name = making a triplet from one number in several suits
mistake-H04-nudge = Are these three tiles really the same tile?
mistake-H04-rule = A triplet is three of exactly the same tile.

mistake-H05-name = making a pair from two neighbouring tiles
mistake-H05-nudge = What must the two tiles of the pair look like?
mistake-H05-rule = The pair is two of exactly the same tile.

mistake-H07-name = forgetting the pair, or not counting it as a group
mistake-H07-nudge = Count the sets and the pair separately.
mistake-H07-rule = A finished hand has four sets and one pair.

mistake-K10-name = thinking that a kan counts as more than one set
mistake-K10-nudge = How many sets does a kan count as?
mistake-K10-rule = A kan counts as one set, even though it has four tiles.
