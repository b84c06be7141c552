### tenpai_judge: what is asked, shown and said. In general: never whether it is tenpai before checking.

puzzle-tenpai_judge-name = Tenpai or noten
puzzle-tenpai_judge-prompt-1 = Is this hand tenpai? If so, name a tile that completes it.
puzzle-tenpai_judge-prompt-2 = How many tiles are missing until this hand is tenpai? And is it closed?
puzzle-tenpai_judge-prompt-3 = The last tile is gone, and nobody has won. What does this hand count as?

## The answer

puzzle-tenpai_judge-tenpai = tenpai or noten?
puzzle-tenpai_judge-proof = a tile that completes it
puzzle-tenpai_judge-no_tile = no tile does
puzzle-tenpai_judge-is-tenpai = tenpai
puzzle-tenpai_judge-is-noten = noten
puzzle-tenpai_judge-steps = tiles missing until tenpai
puzzle-tenpai_judge-closed = closed or open
puzzle-tenpai_judge-status = what it counts as
puzzle-tenpai_judge-status-yaku = tenpai, with a yaku
puzzle-tenpai_judge-status-formal = tenpai, without a yaku of its own
puzzle-tenpai_judge-status-noten = noten
puzzle-tenpai_judge-reason = the reason
puzzle-tenpai_judge-reason-waits = some tile completes it, and gives a yaku
puzzle-tenpai_judge-reason-no_yaku = some tile completes it, and none gives a yaku
puzzle-tenpai_judge-reason-own_four = it holds all four of what would complete it
puzzle-tenpai_judge-reason-short = no tile completes it

## Why it is right

puzzle-tenpai_judge-right-tenpai = One more tile completes the hand: it is tenpai.
puzzle-tenpai_judge-right-yaku = The hand is tenpai, and some tile gives it a yaku.
puzzle-tenpai_judge-right-formal = The hand is tenpai, though no tile gives it a yaku of its own.
puzzle-tenpai_judge-right-noten = { $why ->
    [own_four] The hand holds all four of the tile that would complete it: noten.
    [no_yaku] No tile gives the hand a yaku. These rules call that noten.
   *[short] No single tile completes the hand: it is noten.
}
puzzle-tenpai_judge-right-steps = Tiles missing until tenpai: { $steps }. { $closed ->
    [True] The hand is closed.
   *[False] The hand is open.
}
puzzle-tenpai_judge-left = Laid out: { $groups }. Left over: { NOTATION($loose) }.
puzzle-tenpai_judge-pairs = Pairs in this hand: { $count }.
puzzle-tenpai_judge-yakuless = { ANY($tiles) } gives no yaku.

## Hints

puzzle-tenpai_judge-hint-1-look = Lay out the sets and the pair, or count pairs. Look at what is left over.
puzzle-tenpai_judge-hint-1-ask = Can you name a tile that completes the hand?
puzzle-tenpai_judge-hint-1-rule = A hand is tenpai when one more tile completes it.
puzzle-tenpai_judge-hint-2-look = Count finished sets, and pairs or neighbours that may become one.
puzzle-tenpai_judge-hint-2-ask = How many tiles have to be exchanged until one tile completes the hand?
puzzle-tenpai_judge-hint-2-rule = Tenpai is zero. A hand is open once a discard was called.
puzzle-tenpai_judge-hint-3-look = First the shape. Then who holds the tiles. Then the yaku.
puzzle-tenpai_judge-hint-3-ask = Which tile completes it? Does the hand hold all four of it?
puzzle-tenpai_judge-hint-3-rule = At a draw no yaku is needed. Four of your own are noten, four elsewhere are not.
