### False rules of counting fu. A nudge points at the place; it never gives the number.

mistake-U01-name = the sum is not rounded
mistake-U01-nudge = Which numbers can fu have in the end?
mistake-U01-rule = The sum of the fu is rounded up to the next ten.

mistake-U02-name = fu are rounded down
mistake-U02-nudge = In which direction are fu rounded?
mistake-U02-rule = Fu are always rounded up, even from 22.

mistake-U03-name = fu are rounded to the nearest ten
mistake-U03-nudge = What happens to a sum that is no full ten?
mistake-U03-rule = Fu are always rounded up; the nearest ten does not matter.

mistake-U04-name = the 10 fu of a ron with a closed hand are missing
mistake-U04-nudge = The hand is closed and won on a discard. What does that add?
mistake-U04-rule = A closed hand that wins by ron starts 10 fu higher.

mistake-U05-name = an open ron gets the 10 fu of a closed one
mistake-U05-nudge = Look at the sets on the table. Is this hand closed?
mistake-U05-rule = Only a closed hand gets 10 fu for a ron.

mistake-U06-name = a tsumo with a closed hand gets the 10 fu of a ron with a closed hand
mistake-U06-nudge = The ten belong to one way of winning. Was it this one?
mistake-U06-rule = The 10 fu are for a ron with a closed hand; a tsumo adds 2.

mistake-U07-name = the 2 fu of a tsumo are missing
mistake-U07-nudge = Who brought the winning tile? That is worth a line too.
mistake-U07-rule = Winning by tsumo adds 2 fu.

mistake-U08-name = a pinfu tsumo gets 2 fu
mistake-U08-nudge = One kind of hand has no fu at all. Is it this one?
mistake-U08-rule = Pinfu by tsumo takes no tsumo fu; it is always 20.

mistake-U09-name = an open tsumo gets no fu
mistake-U09-nudge = You may be thinking of the yaku. What do the fu ask about a tsumo?
mistake-U09-rule = The 2 fu of a tsumo are for open hands too; only the yaku needs a closed hand.

mistake-U10-name = a triplet finished by ron is counted as concealed
mistake-U10-nudge = Look at the triplet with the winning tile. Who brought its third tile?
mistake-U10-rule = A triplet finished by ron counts as open.

mistake-U11-name = a called triplet is counted as concealed
mistake-U11-nudge = Look at the table. Does a triplet there count like one in the hand?
mistake-U11-rule = A called triplet is open and earns half of a concealed one.

mistake-U12-name = a concealed triplet is counted as open
mistake-U12-nudge = Which triplets are all your own? Did you give them their full value?
mistake-U12-rule = A triplet you drew yourself is concealed and earns double.

mistake-U13-name = terminals and honours are not doubled
mistake-U13-nudge = Look at the tile of this set. Is it one of 2 to 8?
mistake-U13-rule = Sets of terminals and honours earn double.

mistake-U14-name = ones and nines are counted as simples
mistake-U14-nudge = To which group do 1 and 9 belong: to 2 to 8, or to the honours?
mistake-U14-rule = 1 and 9 are terminals; their sets earn double, like honours.

mistake-U15-name = a quad is counted as a triplet
mistake-U15-nudge = Look for a set of four. What does the fourth tile do to the fu?
mistake-U15-rule = A quad earns four times as much as the triplet.

mistake-U16-name = an open and a concealed quad are mixed up
mistake-U16-nudge = Look at how the quad lies. Was it made with another player's tile?
mistake-U16-rule = A concealed quad earns twice as much as an open one.

mistake-U17-name = a concealed kan is thought to open the hand
mistake-U17-nudge = A set lies on the table. Did it take a discard from anybody?
mistake-U17-rule = A concealed kan leaves the hand closed, so a ron still adds 10.

mistake-U18-name = the fu of the wait are missing
mistake-U18-nudge = Which shape did the winning tile finish? Was it a narrow one?
mistake-U18-rule = A gap, edge or pair wait adds 2 fu.

mistake-U19-name = a double pair wait gets 2 fu
mistake-U19-nudge = Three kinds of wait earn fu. Is waiting on two pairs one of them?
mistake-U19-rule = A double pair wait (shanpon) earns no fu.

mistake-U20-name = a pair wait gets no fu
mistake-U20-nudge = The winning tile finished the pair. How many kinds could do that?
mistake-U20-rule = A pair wait (tanki) earns 2 fu, like a gap and an edge.

mistake-U21-name = a two-sided wait gets 2 fu
mistake-U21-nudge = How many ends did this wait have?
mistake-U21-rule = A two-sided wait (ryanmen) earns no fu.

mistake-U22-name = four in a row are counted as a two-sided wait
mistake-U22-nudge = What did the winning tile become: part of a run, or the pair?
mistake-U22-rule = Four in a row (nobetan) wait for the pair, and a pair wait earns 2 fu.

mistake-U23-name = the fu of a value pair are missing
mistake-U23-nudge = Look at the pair. Would a triplet of it be a yaku?
mistake-U23-rule = A pair of dragons, of the round wind or of your seat wind adds 2 fu.

mistake-U24-name = a wind that is worth nothing gets 2 fu
mistake-U24-nudge = Whose wind is the pair: yours, the round's, or nobody's?
mistake-U24-rule = A pair of winds earns fu only for the round wind and your own seat wind.

mistake-U26-name = a value triplet gets extra fu
mistake-U26-nudge = This triplet is a yaku. Does that belong to the han or to the fu?
mistake-U26-rule = A value triplet earns the fu of any honour triplet; its yaku is counted in han.

mistake-U27-name = runs get fu
mistake-U27-nudge = What do runs earn?
mistake-U27-rule = Runs earn no fu.

mistake-U28-name = the 20 fu at the start are missing
mistake-U28-nudge = Every hand starts from a number before anything is counted. Is it in your sum?
mistake-U28-rule = Every win starts at 20 fu.

mistake-U29-name = an open hand stays at 20 fu
mistake-U29-nudge = Only one sort of hand is ever worth 20 fu. Is it this one?
mistake-U29-rule = An open hand without any fu counts as 30.

mistake-U30-name = seven pairs are counted part by part
mistake-U30-nudge = One shape of hand has a fixed number of fu. Which one?
mistake-U30-rule = Seven pairs are always 25 fu; nothing is added or rounded.

mistake-U31-name = a cheaper reading is counted
mistake-U31-nudge = The winning tile fits in a second place. Count that reading too.
mistake-U31-rule = Where the tiles can be read in several ways, the one worth most counts.
