### yaku_builder: one other tile, and the hand has the yaku.

puzzle-yaku_builder-name = Change one tile
puzzle-yaku_builder-prompt = Change one tile so that the hand stays finished and has this yaku: { NAME("yaku", $yaku) }. If no tile can do that, say so.

## The answer

puzzle-yaku_builder-out = the tile you take out
puzzle-yaku_builder-into = the tile you put in
puzzle-yaku_builder-han = total han from yaku after the change (0 if no tile does it)
puzzle-yaku_builder-no_tile = No tile does it

## Why it is right

puzzle-yaku_builder-right = One way: take out { $out } and put in { $into }. That gives { NAME("yaku", $yaku) }.
puzzle-yaku_builder-cannot = You can't get { NAME("yaku", $yaku) } by changing one tile.
puzzle-yaku_builder-exchange = { $winning ->
    [True] With { $into } instead of the winning tile { $out }:
   *[False] With { $into } instead of { $out }:
}

## Hints

puzzle-yaku_builder-hint-look = Lay the hand out as four sets and a pair. Which of them is in the way?
puzzle-yaku_builder-hint-ask = Say what the yaku asks for. What's the one thing missing?
puzzle-yaku_builder-hint-rule = You can move a run: take a tile off one end and add a tile at the other end. If that doesn't help, the answer may be “No tile does it”.

## About a wrong line

puzzle-yaku_builder-wrong-out = If you take that tile out, which tiles finish the hand?
puzzle-yaku_builder-wrong-into = Lay the hand out with the new tile. Is it finished, and does it have everything the yaku asks for?
puzzle-yaku_builder-wrong-han = Name all the yaku the hand has after the change, and add up their han.

## The rule of a part that is wrong again

puzzle-yaku_builder-rule-han = Name the yaku of the changed hand, then add up their han.
