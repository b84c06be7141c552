### False rules about whether a hand may win. A nudge points at the place; it never names a tile.

mistake-Y01-name = a complete hand without a yaku is thought to win
mistake-Y01-nudge = The shape is one thing. Which yaku would you name?
mistake-Y01-rule = Four sets and a pair are not enough. A win needs a yaku.

mistake-Y02-name = dora are counted as han of yaku
mistake-Y02-nudge = How many han would be left without the dora?
mistake-Y02-rule = Dora raise the value of a hand that wins. They never help it to win.

mistake-Y05-name = a drawn tile is thought to win without a yaku
mistake-Y05-nudge = The tile was drawn, and sets lie open. Which yaku would you name?
mistake-Y05-rule = To draw the tile yourself is a yaku with a closed hand only. An open hand needs another one.

mistake-Y06-name = a drawn tile is not counted as a yaku
mistake-Y06-nudge = Who brought the winning tile? Is anything lying open?
mistake-Y06-rule = A closed hand that draws its winning tile has a yaku.

mistake-F22-name = a tile without a yaku is thought to count as let go
mistake-F22-nudge = Could you have won with the tile that you let go?
mistake-F22-rule = A tile that gives no yaku may be let go here. At some tables it counts.

mistake-G05-name = a dead hand is taken for one that counts
mistake-G05-nudge = Read again what stands beside the tiles. What may such a hand still do?
mistake-G05-rule = A dead hand draws and discards, and can do nothing else. At a draw it is noten.

mistake-K06-name = a tile of a concealed kan, and who may take it
mistake-K06-nudge = Which kind of kan is it? What does this table say about it?
mistake-K06-rule = A concealed kan cannot be robbed. Some tables let thirteen orphans do so.
