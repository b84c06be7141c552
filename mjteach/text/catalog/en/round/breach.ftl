### An offence at the table: who did what, and why nothing is ruled yet.

round-breach = { $seat } broke a rule: { NAME("penalty", $offence) }.
round-breach-forbidden = This is what forbids it:
round-breach-hidden = Nobody has noticed it yet.
round-breach-uncounted = Nothing is ruled yet. The tiles are counted after the discard.
round-breach-win_first = Nothing is ruled yet. Another player may still win on this tile, and a win counts first.
