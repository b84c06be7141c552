### An offence at the table: who did what, and why nothing is ruled yet.

round-breach = { $seat } broke a rule: { NAME("penalty", $offence) }.
round-breach-forbidden = This is the rule that forbids it:
round-breach-hidden = Nobody has noticed it yet.
round-breach-uncounted = The penalty isn't settled yet. The tiles are counted after the discard.
round-breach-win_first = The penalty isn't settled yet. Another player can still win on this tile, and a win comes first.
