### False rules about furiten. A nudge points at the place; it never names the tile.

mistake-F01-name = a discard is thought to bar its own kind only
mistake-F01-nudge = Check every tile you wait for, not only this one.
mistake-F01-rule = If any one of your waits lies among your discards, ron is barred on all.

mistake-F02-name = furiten is thought to bar tsumo
mistake-F02-nudge = Which of the two ways to win needs somebody else's discard?
mistake-F02-rule = Furiten bars ron only; a hand may always win by tsumo.

mistake-F03-name = a discard that was called away is not counted
mistake-F03-nudge = Some discards are no longer in front of you. Who discarded them?
mistake-F03-rule = A discard that another player called is still your discard.

mistake-F04-name = a wait without yaku is not counted
mistake-F04-nudge = Leave the yaku aside. Which tiles complete the four sets and the pair?
mistake-F04-rule = A tile that completes the shape counts for furiten, even without a yaku.

mistake-F05-name = one way to read the hand is chosen
mistake-F05-nudge = Split the tiles in another way. Does one of your discards fit then?
mistake-F05-rule = Every tile that completes the hand in some reading counts for furiten.

mistake-F06-name = another player's discards are counted
mistake-F06-nudge = You point at a river that is not yours. Whose discards matter for you?
mistake-F06-rule = Other players' discards matter only if you could have won on them.

mistake-F07-name = discards from before tenpai are not counted
mistake-F07-nudge = Since when do your discards count? Look at the whole river once more.
mistake-F07-rule = Every own discard of the deal counts, also those from before tenpai.

mistake-F08-name = furiten is thought to stay when the wait changes
mistake-F08-nudge = Your hand has changed. What are you waiting for now?
mistake-F08-rule = Discard furiten goes by the wait you have now, not by a former one.

mistake-F09-name = the riichi tile is not counted
mistake-F09-nudge = One of your discards lies differently. Is it a discard like the others?
mistake-F09-rule = The sideways tile of your riichi is a discard like any other.

mistake-F10-name = a passed tile is thought to have no consequence
mistake-F10-nudge = What has been discarded since your last turn?
mistake-F10-rule = A winning discard you let go bars ron at least until your own turn comes.

mistake-F11-name = a passed tile is thought to bar its own kind only
mistake-F11-nudge = Does it matter which of your waits comes next?
mistake-F11-rule = After one winning tile is let go, ron is barred on every wait.

mistake-F12-name = temporary furiten is thought to last for ever
mistake-F12-nudge = You are not in riichi. When did your own turn come?
mistake-F12-rule = Without riichi, furiten by a passed tile ends with your own turn. Some tables wait for your next draw.

mistake-F13-name = temporary furiten is thought to end too early
mistake-F13-nudge = Others have played on. Have you had a turn yourself since then?
mistake-F13-rule = Discards and calls of others end nothing; it takes your own turn.

mistake-F14-name = a tile passed in riichi is thought to bar ron for a moment only
mistake-F14-nudge = You are in riichi. What can you still change after that?
mistake-F14-rule = After riichi a passed winning tile bars ron to the end of the deal.

mistake-F15-name = a winning draw that was discarded is not counted
mistake-F15-nudge = Look at your own draws since riichi. What did you discard there?
mistake-F15-rule = In riichi, a drawn winning tile you discard bars ron to the end.

mistake-F16-name = a tile added to a pon is not counted as passed
mistake-F16-nudge = Discards are not the only tiles you can ron. What else came by?
mistake-F16-rule = A tile added to a pon can be robbed, so letting it go counts.

mistake-F17-name = a tile three away is thought to bar the wait
mistake-F17-nudge = Take the tile you point at. Would it complete your hand?
mistake-F17-rule = Only tiles that complete this very hand make it furiten.

mistake-F18-name = a red five is thought to be another tile
mistake-F18-nudge = Colour aside: of which kind is each of the fives you see?
mistake-F18-rule = A red five is a five; discarding either one bars both.

mistake-F20-name = a wait that was overlooked is not counted as passed
mistake-F20-nudge = List the waits again before you judge. Is the list complete?
mistake-F20-rule = A winning tile counts as let go even if you did not notice it.

mistake-F21-name = a furiten ron with the hand opened is thought to be free
mistake-F21-nudge = The hand lies open now. Can the deal go on as if nothing had happened?
mistake-F21-rule = A ron while furiten, with the hand opened, is a chombo.
