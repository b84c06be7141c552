### False rules of riichi. A nudge never names a tile.

mistake-R01-name = declaring riichi with an open hand
mistake-R01-nudge = What does your hand need before you can declare riichi?
mistake-R01-rule = You can declare riichi only with a closed hand. Even one called tile rules out riichi.

mistake-R03-name = declaring riichi with a hand that isn't tenpai
mistake-R03-nudge = After this discard, which tile would you win on?
mistake-R03-rule = After your discard, the hand must be tenpai: one more tile completes it.

mistake-R04-name = finding only one of the discards that let you declare riichi
mistake-R04-nudge = Would another discard also leave you tenpai?
mistake-R04-rule = Any discard that leaves you tenpai lets you declare riichi.

mistake-W17-name = mixing up waits and discards
mistake-W17-nudge = Did you name the tile you discard, or the tile that then completes the hand?
mistake-W17-rule = The discard is the tile you put down. The wait is the tile that then completes the hand.

mistake-R06-name = misjudging the points you need for riichi
mistake-R06-nudge = What do you pay when you declare riichi? Do you have that much?
mistake-R06-rule = You pay a 1,000-point stick for riichi. Exactly 1,000 points is enough.

mistake-R08-name = changing the hand after riichi
mistake-R08-nudge = What can't you change after riichi?
mistake-R08-rule = After riichi you discard the tile you've drawn, unless you win with it.
