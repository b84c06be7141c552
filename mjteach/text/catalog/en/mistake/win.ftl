### False rules about whether a hand may win. A nudge points at the place; it never names a tile.

mistake-Y01-name = thinking that a complete hand can win without a yaku
mistake-Y01-nudge = The shape isn't everything. Which yaku do you have?
mistake-Y01-rule = Four sets and a pair aren't enough. You need a yaku to win.

mistake-Y02-name = counting dora as han from yaku
mistake-Y02-nudge = How many han would you have without the dora?
mistake-Y02-rule = Dora make a winning hand worth more. They never help it to win.

mistake-Y05-name = thinking that you can win without a yaku if you draw the winning tile yourself
mistake-Y05-nudge = You drew the winning tile yourself, but your hand is open. Which yaku do you have?
mistake-Y05-rule = Drawing the winning tile yourself is a yaku only if your hand is closed. An open hand needs another yaku.

mistake-Y06-name = not counting a self-drawn win as a yaku
mistake-Y06-nudge = Where did the winning tile come from? Was any set called?
mistake-Y06-rule = If your hand is closed and you draw the winning tile yourself, that's a yaku.

mistake-F22-name = thinking that passing up a tile that gives no yaku makes you furiten
mistake-F22-nudge = Could you have won on the tile you passed up?
mistake-F22-rule = At this table, passing up a tile that gives no yaku doesn't make you furiten. At some tables it does.

mistake-G05-name = treating a dead hand as if it still counted
mistake-G05-nudge = Read the lines beside the tiles again. What can you still do with this hand?
mistake-G05-rule = With a dead hand you can draw and discard, but nothing else. At a draw it's noten.

mistake-K06-name = misjudging who can rob a concealed kan
mistake-K06-nudge = Which kind of kan is it? What are this table's rules for it?
mistake-K06-rule = Usually you can't rob a concealed kan. At some tables you can, but only with thirteen orphans.
