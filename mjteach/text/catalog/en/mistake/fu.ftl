### False rules of counting fu. A nudge points at the place; it never gives the number.

mistake-U01-name = not rounding the sum
mistake-U01-nudge = What can the final number of fu be?
mistake-U01-rule = Round the sum of the fu up to the next ten.

mistake-U02-name = rounding fu down
mistake-U02-nudge = Which way do you round fu?
mistake-U02-rule = Always round fu up, even from 22.

mistake-U03-name = rounding fu to the nearest ten
mistake-U03-nudge = What do you do with a sum that doesn't end in 0?
mistake-U03-rule = Always round fu up, even when the ten below is nearer.

mistake-U04-name = leaving out the 10 fu for a closed hand's ron
mistake-U04-nudge = This closed hand won on a discard. What does that add?
mistake-U04-rule = A closed hand that wins by ron gets 10 extra fu.

mistake-U05-name = adding the 10 fu for ron when an open hand wins
mistake-U05-nudge = Look at the sets on the table. Is this hand closed?
mistake-U05-rule = Only a closed hand gets 10 fu for a ron.

mistake-U06-name = adding the 10 fu for ron when a closed hand wins by tsumo
mistake-U06-nudge = Only one way of winning earns the 10 fu. Was it this one?
mistake-U06-rule = You add the 10 fu only when a closed hand wins by ron. A tsumo adds 2.

mistake-U07-name = leaving out the 2 fu for tsumo
mistake-U07-nudge = Where did the winning tile come from? Does that earn fu too?
mistake-U07-rule = Winning by tsumo adds 2 fu.

mistake-U08-name = giving 2 fu for a pinfu tsumo
mistake-U08-nudge = One kind of hand earns no fu for its tsumo. Is it this one?
mistake-U08-rule = Tsumo adds no fu to a pinfu hand. A pinfu tsumo always has 20 fu.

mistake-U09-name = giving no fu for an open hand's tsumo
mistake-U09-nudge = You may be thinking of the yaku for a tsumo. What about the fu?
mistake-U09-rule = Open hands get the 2 fu for tsumo too. Only the yaku needs a closed hand.

mistake-U10-name = counting the fu of a triplet finished by ron as if it were concealed
mistake-U10-nudge = Look at the triplet with the winning tile. Where did its third tile come from?
mistake-U10-rule = A triplet finished by ron counts as open.

mistake-U11-name = counting the fu of a called triplet as if it were concealed
mistake-U11-nudge = Does a triplet on the table count like a triplet in the hand?
mistake-U11-rule = A called triplet is open and earns half as much as a concealed one.

mistake-U12-name = counting the fu of a concealed triplet as if it were open
mistake-U12-nudge = Which triplets did you make all by yourself? Did you give them their full value?
mistake-U12-rule = A triplet you drew yourself is concealed. It earns twice as much as an open one.

mistake-U13-name = not doubling the fu for terminals and honours
mistake-U13-nudge = Look at the tile in this set. Is it a number from 2 to 8?
mistake-U13-rule = Triplets and quads of terminals or honours earn twice as much as those of simples.

mistake-U14-name = counting ones and nines as simples
mistake-U14-nudge = Do 1 and 9 count like 2 to 8, or like honours?
mistake-U14-rule = 1 and 9 are terminals. Triplets and quads of them earn as much as those of honours.

mistake-U15-name = counting a quad as a triplet
mistake-U15-nudge = Look for a set of four. What does the fourth tile do to the fu?
mistake-U15-rule = A quad earns four times as much as the same triplet, if both are open or both concealed.

mistake-U16-name = mixing up open and concealed quads
mistake-U16-nudge = Look at how the quad is laid out. Did one of its tiles come from another player?
mistake-U16-rule = A concealed quad earns twice as much as an open one.

mistake-U17-name = counting a hand as open because of a concealed kan
mistake-U17-nudge = There's a set on the table. Did one of its tiles come from another player?
mistake-U17-rule = A hand stays closed after a concealed kan, so a ron still adds 10 fu.

mistake-U18-name = leaving out the fu for the wait
mistake-U18-nudge = Which shape did the winning tile finish? How many different tiles could do that?
mistake-U18-rule = A gap, edge or pair wait adds 2 fu.

mistake-U19-name = giving 2 fu for a double pair wait
mistake-U19-nudge = Three kinds of wait earn fu. Is waiting on two pairs one of them?
mistake-U19-rule = A double pair wait (shanpon) earns no fu.

mistake-U20-name = giving no fu for a pair wait
mistake-U20-nudge = The winning tile finished the pair. How many different tiles could do that?
mistake-U20-rule = A pair wait (tanki) earns 2 fu, like a gap or an edge wait.

mistake-U21-name = giving 2 fu for a two-sided wait
mistake-U21-nudge = How many ends did this wait have?
mistake-U21-rule = A two-sided wait (ryanmen) earns no fu.

mistake-U22-name = counting four in a row as a two-sided wait
mistake-U22-nudge = What did the winning tile become: part of a run, or the pair?
mistake-U22-rule = Four in a row (nobetan) is a pair wait, and a pair wait earns 2 fu.

mistake-U23-name = leaving out the fu for a value pair
mistake-U23-nudge = Look at the pair. Would three of that tile be a yaku?
mistake-U23-rule = A pair of dragons, the round wind or your seat wind adds 2 fu.

mistake-U24-name = giving 2 fu for a wind that's worth nothing
mistake-U24-nudge = Whose wind is the pair: yours, the round's, or nobody's?
mistake-U24-rule = A wind pair earns fu only if it's the round wind or your seat wind.

mistake-U26-name = giving extra fu for a value triplet
mistake-U26-nudge = This triplet is a yaku. Does that add han or fu?
mistake-U26-rule = A value triplet earns the same fu as any honour triplet. Its yaku adds han.

mistake-U27-name = giving fu for runs
mistake-U27-nudge = How many fu does a run earn?
mistake-U27-rule = Runs earn no fu.

mistake-U28-name = leaving out the 20 fu at the start
mistake-U28-nudge = Every hand starts with some fu before you count anything. Are they in your sum?
mistake-U28-rule = Every win starts at 20 fu.

mistake-U29-name = leaving an open hand at 20 fu
mistake-U29-nudge = Only one sort of hand is ever worth 20 fu. Is it this one?
mistake-U29-rule = An open hand with no extra fu counts as 30 fu.

mistake-U30-name = counting seven pairs part by part
mistake-U30-nudge = One shape of hand always has the same fu. Which one?
mistake-U30-rule = Seven pairs are always 25 fu. You add nothing, and you don't round.

mistake-U31-name = splitting the hand in a way that's worth less
mistake-U31-nudge = The winning tile also fits somewhere else. Count the hand that way too.
mistake-U31-rule = If you can read the tiles in several ways, the one that's worth most counts.
