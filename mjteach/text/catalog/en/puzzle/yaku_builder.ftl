### yaku_builder: one other tile, and the hand has the yaku.

puzzle-yaku_builder-name = Change one tile
puzzle-yaku_builder-prompt = Change one tile so that the hand stays finished and has this yaku, if that can be: { NAME("yaku", $yaku) }.

## The answer

puzzle-yaku_builder-out = the tile that goes
puzzle-yaku_builder-into = the tile that comes for it
puzzle-yaku_builder-han = the han of all its yaku then (0 if no tile does it)
puzzle-yaku_builder-no_tile = No tile does it

## Why it is right

puzzle-yaku_builder-right = One way: give { $out } and take { $into }. It gives { NAME("yaku", $yaku) }.
puzzle-yaku_builder-cannot = No exchange of one tile gives { NAME("yaku", $yaku) }.
puzzle-yaku_builder-exchange = { $winning ->
    [True] With { $into } in place of the winning tile { $out }:
   *[False] With { $into } in place of { $out }:
}

## Hints

puzzle-yaku_builder-hint-look = Lay the hand out in four sets and a pair. Which of them is in the way?
puzzle-yaku_builder-hint-ask = Say what the yaku asks for. What alone is missing?
puzzle-yaku_builder-hint-rule = A run can move: one end goes, and a tile at the other comes. If no run helps, think of “No tile does it”.

## About a wrong line

puzzle-yaku_builder-wrong-out = With that tile gone, which tiles finish the hand?
puzzle-yaku_builder-wrong-into = Lay the hand out with the new tile. Is it finished, and is all there that the yaku asks for?
puzzle-yaku_builder-wrong-han = Name all yaku that the hand has then, and add their han.
