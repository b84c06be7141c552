### tenpai_judge: what is asked, shown and said. In general: never whether it is tenpai before checking.

puzzle-tenpai_judge-name = Tenpai or noten?
puzzle-tenpai_judge-prompt-1 = Is this hand tenpai? If so, name a tile that completes it.
puzzle-tenpai_judge-prompt-2 = How many tiles away from tenpai is this hand? And is it closed or open?
puzzle-tenpai_judge-prompt-3 = The last tile is gone, and nobody has won. Is your hand tenpai or noten, and why? For the yaku, imagine that you could still draw a tile.
puzzle-tenpai_judge-prompt-4 = The last tile is gone, and nobody has won. Can you say noten and keep your hand hidden? If every tenpai player shows their hand, do you pay or get points?
puzzle-tenpai_judge-fact-ready = { $count ->
    [0] None of the other three is tenpai
    [1] One of the other three is tenpai
    [2] Two of the other three are tenpai
   *[3] All of the other three are tenpai
}
puzzle-tenpai_judge-fact-riichi = You're in riichi
puzzle-tenpai_judge-fact-dead = Your hand was ruled dead after a slip

## The answer

puzzle-tenpai_judge-tenpai = tenpai or noten?
puzzle-tenpai_judge-proof = a tile that completes it
puzzle-tenpai_judge-no_tile = no tile does
puzzle-tenpai_judge-tenpai-tenpai = tenpai
puzzle-tenpai_judge-tenpai-noten = noten
puzzle-tenpai_judge-steps = tiles to tenpai
puzzle-tenpai_judge-closed = closed or open
puzzle-tenpai_judge-closed-yes = closed
puzzle-tenpai_judge-closed-no = open
puzzle-tenpai_judge-status = tenpai or noten
puzzle-tenpai_judge-status-yaku = tenpai, with a yaku
puzzle-tenpai_judge-status-formal = tenpai, but without a yaku
puzzle-tenpai_judge-status-noten = noten
puzzle-tenpai_judge-reason = why
puzzle-tenpai_judge-reason-waits = one more tile finishes it, and it has a yaku
puzzle-tenpai_judge-reason-no_yaku = one more tile finishes it, but it has no yaku
puzzle-tenpai_judge-reason-own_four = it already holds every tile that would complete it
puzzle-tenpai_judge-reason-short = it needs more than one tile
puzzle-tenpai_judge-may_hide = can you keep your hand hidden?
puzzle-tenpai_judge-due = what happens to your points
puzzle-tenpai_judge-due-gets = I get points
puzzle-tenpai_judge-due-pays = I pay points
puzzle-tenpai_judge-due-nothing = I neither pay nor get points

## Why it is right

puzzle-tenpai_judge-right-tenpai = One more tile completes the hand, so it's tenpai.
puzzle-tenpai_judge-right-yaku = You're waiting on { $waits }, so the hand is tenpai. { $closed ->
    [yes] It can win with a yaku. In a closed hand, drawing the tile yourself is always one.
   *[no] It can win with a yaku.
}
puzzle-tenpai_judge-right-formal = You're waiting on { $waits }, so the hand is tenpai. But it has no yaku of its own.
puzzle-tenpai_judge-right-noten = { $why ->
    [own_four] The hand already holds all four copies of the tile it needs, so it's noten.
    [no_yaku] No tile gives the hand a yaku. Under these rules, that's noten.
   *[short] No single tile completes the hand, so it's noten.
}
puzzle-tenpai_judge-right-steps = Tiles to tenpai: { $steps }. { $closed ->
    [True] The hand is closed.
   *[False] The hand is open.
}
puzzle-tenpai_judge-right-gets = Your hand counts as tenpai, and somebody else is noten. You get points.
puzzle-tenpai_judge-right-pays = Your hand counts as noten, and somebody else is tenpai. You pay.
puzzle-tenpai_judge-right-nothing = { $moves ->
   *[True] { $counts ->
        [True] All four are tenpai, so nobody pays.
       *[False] Nobody is tenpai, so nobody pays.
    }
    [False] Under these rules, nobody pays when the wall runs out.
}
puzzle-tenpai_judge-hide-riichi = If you've declared riichi, you must show your hand.
puzzle-tenpai_judge-hide-riichi_free = Under these rules, you can hide your hand even in riichi.
puzzle-tenpai_judge-hide-choice = If you haven't declared riichi, you can say noten even though you're tenpai. But then you pay.
puzzle-tenpai_judge-hide-shown = Under these rules, you must show a tenpai hand.
puzzle-tenpai_judge-hide-noten = You don't have to show a noten hand.
puzzle-tenpai_judge-hide-dead = A dead hand counts as noten, whatever it holds. You don't have to show it.
puzzle-tenpai_judge-total = Tenpai players, if everybody shows their hand: { $total }.
puzzle-tenpai_judge-exchange = { $left ->
    [0] Say you draw { $drawn } and discard { $thrown }. Then the hand is tenpai.
    [one] Say you draw { $drawn } and discard { $thrown }. Then the hand is one tile away from tenpai.
   *[other] Say you draw { $drawn } and discard { $thrown }. Then the hand is { $left } tiles away from tenpai.
}
puzzle-tenpai_judge-drawn = The hand is closed. If you draw the winning tile yourself, that's a yaku: { NAME("yaku", $yaku) }.
puzzle-tenpai_judge-pairs = Pairs in this hand: { $count }.
puzzle-tenpai_judge-yakuless = The hand has no yaku with { ANY($tiles) }.

## About a wrong line

puzzle-tenpai_judge-wrong-tenpai = Is there one tile that completes the hand?
puzzle-tenpai_judge-wrong-proof = Add this tile and lay the hand out. Is it finished?
puzzle-tenpai_judge-wrong-steps = How many tiles do you have to swap before one more tile completes the hand?
puzzle-tenpai_judge-wrong-closed = Did the player call a discard for one of the sets?
puzzle-tenpai_judge-wrong-status = Does one tile complete the hand? Would the hand have a yaku then? If it's closed, drawing that tile yourself is a yaku.
puzzle-tenpai_judge-wrong-reason = Which tile completes the hand? Do you hold all four copies? In a closed hand, drawing that tile yourself is a yaku.
puzzle-tenpai_judge-wrong-may_hide = Have you declared riichi? Does your hand count as tenpai?
puzzle-tenpai_judge-wrong-due = Count the tenpai hands, including yours. Who pays whom?

## Hints

puzzle-tenpai_judge-hint-1-look = Lay out the sets and the pair, or count pairs. Look at what's left over.
puzzle-tenpai_judge-hint-1-ask = Can you name a tile that completes the hand?
puzzle-tenpai_judge-hint-1-rule = A hand is tenpai when one more tile completes it.
puzzle-tenpai_judge-hint-2-look = Count the finished sets, and the pairs or neighbours that could become sets.
puzzle-tenpai_judge-hint-2-ask = How many tiles do you have to swap before one more tile completes the hand?
puzzle-tenpai_judge-hint-2-rule = For a tenpai hand, the number is 0. A hand is open once its player has called a discard.
puzzle-tenpai_judge-hint-3-look = Check the shape first, then who holds the tiles you need, then the yaku.
puzzle-tenpai_judge-hint-3-ask = Which tile completes the hand? Does the hand already hold all four copies?
puzzle-tenpai_judge-hint-3-rule = You don't need a yaku at a draw. If you hold all four copies of the tile you need, you're noten. If you don't hold all of them yourself, you're still tenpai.
puzzle-tenpai_judge-hint-4-look = Look at what you've declared and whether your hand still counts.
puzzle-tenpai_judge-hint-4-ask = Have you declared riichi? How many players are tenpai in all?
puzzle-tenpai_judge-hint-4-rule = A dead hand is noten. At most tables you must show a riichi hand, and noten players pay the tenpai ones.
