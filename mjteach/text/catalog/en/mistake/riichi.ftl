### False rules of riichi. A nudge never names a tile.

mistake-R01-name = riichi with an open hand
mistake-R01-nudge = What does riichi demand of the hand?
mistake-R01-rule = Riichi needs a closed hand. One called tile rules it out.

mistake-R03-name = riichi with a hand that is not tenpai
mistake-R03-nudge = After this discard, which tile would you win on?
mistake-R03-rule = After the discard one more tile must complete the hand.

mistake-R04-name = only one of several discards is found
mistake-R04-nudge = Does another discard keep the hand tenpai, too?
mistake-R04-rule = Any discard that leaves a tenpai hand allows riichi.

mistake-W17-name = waits and discards are taken for each other
mistake-W17-nudge = Do you name what leaves the hand, or what comes in?
mistake-W17-rule = The discard leaves the hand. The wait is what then completes it.

mistake-R06-name = the points that riichi needs are misjudged
mistake-R06-nudge = What do you pay when you declare? Do you have it?
mistake-R06-rule = Riichi costs a stick of 1,000 points. Exactly 1,000 are enough.

mistake-R08-name = the hand is changed after riichi
mistake-R08-nudge = What is locked after riichi?
mistake-R08-rule = After riichi the drawn tile is discarded, unless it wins.
