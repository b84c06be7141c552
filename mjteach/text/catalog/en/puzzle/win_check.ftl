### win_check: what is asked, shown and said. In general: never whether it may win before checking.

puzzle-win_check-name = May this hand win
puzzle-win_check-prompt-discard = { NAME("seat", $wind) } discards { SAID($tile) }. You think of saying “ron”. May you?
puzzle-win_check-prompt-kakan = { NAME("seat", $wind) } adds { SAID($tile) } to a pon. You think of saying “ron”. May you?
puzzle-win_check-prompt-ankan = { NAME("seat", $wind) } lays a concealed kan of { SAID($tile) }. You think of saying “ron”. May you?
puzzle-win_check-prompt-late = { CAPITAL(SAID($tile)) } was discarded, and the next player has drawn since. Now you think of saying “ron”. May you?
puzzle-win_check-prompt-tsumo = You draw { SAID($tile) }, and think of saying “tsumo”. May you?

## The answer

puzzle-win_check-may = may this hand win now?
puzzle-win_check-reason = what stands against it
puzzle-win_check-yaku = the yaku it wins with
puzzle-win_check-against-wait = the tile does not finish the hand
puzzle-win_check-against-yaku = there is no yaku
puzzle-win_check-against-furiten_discard = furiten by a discard of your own
puzzle-win_check-against-furiten_temporary = furiten by a tile let go since the last turn, without riichi
puzzle-win_check-against-furiten_riichi = furiten by a tile let go in riichi
puzzle-win_check-against-offered = it is too late for this tile
puzzle-win_check-against-robs_ankan = the tile lies in a concealed kan
puzzle-win_check-against-alive = the hand is dead
puzzle-win_check-against-han = its yaku give too few han
puzzle-win_check-against-atozuke = its yaku was not certain before

## What the table does not show

puzzle-win_check-passed = { $came ->
    [riichi] Since your riichi you have let { SAID($tile) } go
    [True] You let { SAID($tile) } go, and have drawn a tile since
   *[False] You let { SAID($tile) } go, and have not drawn since
}
puzzle-win_check-dead = Your hand has been declared dead

puzzle-win_check-house-min_han = House rule: the yaku of a hand must give at least 2 han
puzzle-win_check-house-ryanhan_shibari = House rule: from 5 honba on, the yaku must give at least 2 han. Now there are { $honba } honba
puzzle-win_check-house-atozuke = House rule: every tile you wait for must bring a yaku, and your first call must belong to it

puzzle-win_check-kept-min_han = Together these yaku give at least 2 han.
puzzle-win_check-kept-ryanhan_shibari = With { $honba } honba one han is enough.
puzzle-win_check-kept-atozuke = Every tile you wait for brings a yaku, and your first call belongs to it.

## Why it is right

puzzle-win_check-right-yes = The hand is complete, and this is what it wins with: { $yaku }.
puzzle-win_check-right-late = Play has gone on. The tile can no longer be taken.
puzzle-win_check-right-yaku = The hand is complete, but it has no yaku.
puzzle-win_check-has = This is the yaku of the hand: { $yaku }.
puzzle-win_check-lacks-riichi = Riichi is a yaku, but you have not declared it.
puzzle-win_check-lacks-drawn = Another player brought the tile. You did not draw it.
puzzle-win_check-lacks-open = You drew the tile, but your hand is open.
puzzle-win_check-lacks-simples = Not every tile is a number from 2 to 8: { NOTATION($tiles) }.
puzzle-win_check-lacks-value = You have no three dragons of a kind, and no three of { ANY($winds) }.
puzzle-win_check-left = Laid out in sets: { $groups }. Left over: { NOTATION($loose) }.
puzzle-win_check-wrong-yaku = Name the sets one by one. Which make a yaku, and does the last tile bring another?
puzzle-win_check-line = One part that is finished: { $group }.

## Hints

puzzle-win_check-hint-1-look = Put the tile into the hand first.
puzzle-win_check-hint-1-ask = Are there four sets and a pair? Which yaku can you name?
puzzle-win_check-hint-1-rule = A hand wins when it is complete and has a yaku. Both are needed.
puzzle-win_check-hint-2-look = Look at the hand with the tile, and then at your own river.
puzzle-win_check-hint-2-ask = Is it complete? Does it have a yaku? Is it furiten?
puzzle-win_check-hint-2-rule = Furiten bars ron, on every tile you wait for. It never bars tsumo.
puzzle-win_check-hint-3-look = Look at where the tile comes from, and when.
puzzle-win_check-hint-3-ask = May this tile still be taken? Is the hand complete, and has it a yaku?
puzzle-win_check-hint-4-look = Look at the house rule first.
puzzle-win_check-hint-4-ask = Which yaku has the hand, and how many han are they without dora?
puzzle-win_check-hint-4-rule = Dora never help here. A house rule asks more of the yaku than one han.
puzzle-win_check-hint-early-look = Look at the set that was called first, and at every tile the hand waits for.
puzzle-win_check-hint-early-ask = Does each of these tiles bring a yaku? Does the first call belong to one?
puzzle-win_check-hint-early-rule = At this table a yaku must be certain before the last tile comes.
puzzle-win_check-hint-3-rule = Ron comes before the next draw. An added kan can be robbed. A dead hand cannot win.
