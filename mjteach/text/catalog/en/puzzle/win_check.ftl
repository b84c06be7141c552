### win_check: what is asked, shown and said. In general: never whether it may win before checking.

puzzle-win_check-name = Can this hand win?
puzzle-win_check-prompt-discard = { NAME("seat.begins", $by) } discards the { SAID($tile) }. You're thinking of saying “ron”. Can you?
puzzle-win_check-prompt-kakan = { NAME("seat.begins", $by) } adds the { SAID($tile) } to a pon. You're thinking of saying “ron”. Can you?
puzzle-win_check-prompt-ankan = { NAME("seat.begins", $by) } declares a concealed kan with the { SAID($tile) }. You're thinking of saying “ron”. Can you?
puzzle-win_check-prompt-late = The { SAID($tile) } was discarded, and the next player has already drawn. Now you're thinking of saying “ron”. Can you?
puzzle-win_check-prompt-tsumo = You draw the { SAID($tile) }. You're thinking of saying “tsumo”. Can you?

## The answer

puzzle-win_check-may = can this hand win now?
puzzle-win_check-reason = what stops it
puzzle-win_check-yaku = the yaku it wins with
puzzle-win_check-against-wait = the tile doesn't finish the hand
puzzle-win_check-against-yaku = there's no yaku
puzzle-win_check-against-furiten_discard = furiten because of your own discard
puzzle-win_check-against-furiten_temporary = furiten until your next turn, because you passed up a tile and aren't in riichi
puzzle-win_check-against-furiten_riichi = furiten because you passed up a tile in riichi
puzzle-win_check-against-offered = it's too late for this tile
puzzle-win_check-against-robs_ankan = the tile is in a concealed kan
puzzle-win_check-against-alive = the hand is dead
puzzle-win_check-against-han = its yaku give too few han
puzzle-win_check-against-atozuke = its yaku wasn't certain in advance

## What the table does not show

puzzle-win_check-passed = { $came ->
    [riichi] Since you declared riichi, you've passed up the { SAID($tile) }
    [True] You passed up the { SAID($tile) } and have drawn a tile since
   *[False] You passed up the { SAID($tile) } and haven't drawn since
}
puzzle-win_check-dead = Your hand has been ruled dead

puzzle-win_check-house-min_han = House rule: a hand needs at least 2 han from yaku
puzzle-win_check-house-ryanhan_shibari = House rule: if there are 5 honba or more, a hand needs at least 2 han from yaku. There are { $honba } honba now
puzzle-win_check-house-atozuke = House rule: every tile you're waiting for must give a yaku, and your first call must be part of it

puzzle-win_check-kept-min_han = Together these yaku give at least 2 han.
puzzle-win_check-kept-ryanhan_shibari = With { $honba } honba, one han is enough.
puzzle-win_check-kept-atozuke = Every tile you're waiting for gives a yaku, and your first call is part of it.

## Why it is right

puzzle-win_check-right-yes = The hand is complete, and this is what it wins with: { $yaku }.
puzzle-win_check-right-late = Play has moved on. You can't take the tile any more.
puzzle-win_check-right-yaku = The hand is complete, but it has no yaku.
puzzle-win_check-has = The hand has this yaku: { $yaku }.
puzzle-win_check-lacks-riichi = Riichi is a yaku, but you haven't declared it.
puzzle-win_check-lacks-drawn = The tile came from another player. You didn't draw it.
puzzle-win_check-lacks-open = You drew the tile, but your hand is open.
puzzle-win_check-lacks-simples = Some of your tiles aren't numbers from 2 to 8: { NOTATION($tiles) }.
puzzle-win_check-lacks-value = You don't have three of the same dragon, or three of { ANY($winds) }.
puzzle-win_check-left = The tiles make { $groups }. That leaves { NOTATION($loose) }.
puzzle-win_check-in_spite = You're furiten, but that only stops ron.
puzzle-win_check-wrong-yaku = Name the sets one by one. Do any of them make a yaku, and does the last tile add another?
puzzle-win_check-line = Here's one part that's finished: { $group }.

## Hints

puzzle-win_check-hint-1-look = Add the tile to the hand first.
puzzle-win_check-hint-1-ask = Are there four sets and a pair? Which yaku can you name?
puzzle-win_check-hint-1-rule = A hand wins when it's complete and has a yaku. It needs both.
puzzle-win_check-hint-2-look = Look at the hand with the tile, then at your own discards.
puzzle-win_check-hint-2-ask = Is the hand complete? Does it have a yaku? Are you furiten?
puzzle-win_check-hint-2-rule = Furiten stops you from winning by ron on any tile you're waiting for. It never stops you from winning by tsumo.
puzzle-win_check-hint-drawn-look = Look at the hand with the tile you drew.
puzzle-win_check-hint-drawn-ask = Is the hand complete? Does it have a yaku? And does furiten stop a tsumo?
puzzle-win_check-hint-drawn-rule = When you draw the winning tile yourself, furiten doesn't matter. You need a complete hand and a yaku.
puzzle-win_check-hint-3-look = Look at where the tile comes from and what has happened since.
puzzle-win_check-hint-3-ask = Can you still take this tile? Is the hand complete, and does it have a yaku?
puzzle-win_check-hint-4-look = Look at the house rule first.
puzzle-win_check-hint-4-ask = Which yaku does the hand have, and how many han are they worth without dora?
puzzle-win_check-hint-4-rule = Dora don't help here. The house rule asks for more than one han from yaku.
puzzle-win_check-hint-early-look = Look at the set you called first, and at every tile you're waiting for.
puzzle-win_check-hint-early-ask = Does each of these tiles give a yaku? Is your first call part of one?
puzzle-win_check-hint-early-rule = At this table a yaku must be certain before you get the winning tile.
puzzle-win_check-hint-3-rule = You must say ron before the next draw. You can rob an added kan. A dead hand can't win.

## The rule of a part that is wrong again

puzzle-win_check-rule-yaku = Go through the yaku one at a time. Some depend on the moment you win, not on your tiles.
