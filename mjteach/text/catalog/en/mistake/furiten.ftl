### False rules about furiten. A nudge points at the place; it never names the tile.

mistake-F01-name = thinking that a discard rules out ron only on that tile
mistake-F01-nudge = Check every tile you're waiting for, not only this one.
mistake-F01-rule = If you've discarded any of your winning tiles, you can't call ron on any of them.

mistake-F02-name = thinking that furiten rules out tsumo
mistake-F02-nudge = Which of the two ways to win needs somebody else's discard?
mistake-F02-rule = Furiten only stops you from calling ron. You can still win by tsumo.

mistake-F03-name = thinking that a discard somebody called can't make you furiten
mistake-F03-nudge = Some discards aren't in front of you any more. Who discarded them?
mistake-F03-rule = A tile you discarded is still your discard after another player calls it.

mistake-F04-name = thinking that a wait without a yaku can't make you furiten
mistake-F04-nudge = Leave the yaku aside for now. Which tiles complete the four sets and the pair?
mistake-F04-rule = A tile that completes the shape counts for furiten, even if it gives no yaku.

mistake-F05-name = reading the hand in only one way
mistake-F05-nudge = Try splitting the tiles another way. Does one of your discards fit now?
mistake-F05-rule = Every tile that completes the hand counts for furiten, whichever way you read the hand.

mistake-F06-name = thinking that another player's discards make you furiten
mistake-F06-nudge = You picked a river that isn't yours. Whose discards matter to you?
mistake-F06-rule = Other players' discards matter only if you could have won on them.

mistake-F07-name = thinking that discards from before tenpai can't make you furiten
mistake-F07-nudge = When do your discards start to count? Look at your whole river again.
mistake-F07-rule = Every tile you've discarded in this deal counts, even from before you were tenpai.

mistake-F08-name = thinking that you stay furiten when the wait changes
mistake-F08-nudge = Your hand has changed. What are you waiting for now?
mistake-F08-rule = Discard furiten depends on what you're waiting on now, not on an earlier wait.

mistake-F09-name = thinking that the riichi tile can't make you furiten
mistake-F09-nudge = One of your discards lies sideways. Is it a discard like the others?
mistake-F09-rule = The sideways tile from your riichi is a discard like any other.

mistake-F10-name = thinking that passing up a winning tile changes nothing
mistake-F10-nudge = What has been discarded since your last turn?
mistake-F10-rule = If you pass up a winning discard, you can't call ron, at least until your next turn.

mistake-F11-name = thinking that passing up a winning tile rules out ron only on that tile
mistake-F11-nudge = Does it matter which of your winning tiles is discarded next?
mistake-F11-rule = Once you've passed up one winning tile, you can't call ron on any of them.

mistake-F12-name = thinking that temporary furiten lasts for ever
mistake-F12-nudge = You aren't in riichi. When did you last have a turn?
mistake-F12-rule = If you pass up a winning tile when you aren't in riichi, you're furiten until your next turn. At some tables you stay furiten until your next draw.

mistake-F13-name = ending temporary furiten too early
mistake-F13-nudge = The others have played on. Have you had a turn since you passed up the tile?
mistake-F13-rule = Other players' discards and calls don't end temporary furiten. Only your own turn does.

mistake-F14-name = thinking that you can soon call ron again after passing up a winning tile in riichi
mistake-F14-nudge = You're in riichi. What can you still change?
mistake-F14-rule = If you pass up a winning tile after riichi, you can't call ron for the rest of the deal.

mistake-F15-name = thinking that a winning tile you drew and discarded can't make you furiten
mistake-F15-nudge = Look at the tiles you've drawn since riichi. Which did you discard?
mistake-F15-rule = If you draw and discard a winning tile in riichi, you can't call ron until the deal ends.

mistake-F16-name = thinking that a winning tile added to a pon can't make you furiten
mistake-F16-nudge = Discards aren't the only tiles you can call ron on. What else could you have taken?
mistake-F16-rule = You can call ron on a tile that's added to a pon, so passing it up makes you furiten.

mistake-F17-name = thinking that a discard three numbers away from your wait makes you furiten
mistake-F17-nudge = Look at the tile you picked. Would it complete your hand?
mistake-F17-rule = Only tiles that complete the hand you hold now can make you furiten.

mistake-F18-name = treating a red five as a different tile
mistake-F18-nudge = Never mind the colour. Which suit is each five in?
mistake-F18-rule = A red five is the same tile as a plain five of its suit. If you've discarded one, you can't call ron on the other.

mistake-F20-name = thinking that a winning tile you didn't notice can't make you furiten
mistake-F20-nudge = List your winning tiles again before you decide. Is the list complete?
mistake-F20-rule = A winning tile counts as passed up even if you didn't notice it.

mistake-F21-name = thinking that you can show your hand for a furiten ron and pay nothing
mistake-F21-nudge = Everybody can see the hand now. Can the deal go on as if nothing had happened?
mistake-F21-rule = Showing your hand for a ron while you're furiten is a chombo.
