### tenpai_judge: what is asked, shown and said. In general: never whether it is tenpai before checking.

puzzle-tenpai_judge-name = Tenpai or noten
puzzle-tenpai_judge-prompt-1 = Is this hand tenpai? If so, name a tile that completes it.
puzzle-tenpai_judge-prompt-2 = How many tiles are missing until this hand is tenpai? And is it closed?
puzzle-tenpai_judge-prompt-3 = The last tile is gone, and nobody has won. What does this hand count as?
puzzle-tenpai_judge-prompt-4 = The last tile is gone, and nobody has won. May you say noten and keep your hand hidden? And do you pay or get, if every tenpai hand is shown?
puzzle-tenpai_judge-fact-ready = { $count ->
    [0] None of the other three is tenpai
    [1] One of the other three is tenpai
    [2] Two of the other three are tenpai
   *[3] All of the other three are tenpai
}
puzzle-tenpai_judge-fact-riichi = You are in riichi
puzzle-tenpai_judge-fact-dead = Your hand is dead: it was ruled out after a slip

## The answer

puzzle-tenpai_judge-tenpai = tenpai or noten?
puzzle-tenpai_judge-proof = a tile that completes it
puzzle-tenpai_judge-no_tile = no tile does
puzzle-tenpai_judge-tenpai-tenpai = tenpai
puzzle-tenpai_judge-tenpai-noten = noten
puzzle-tenpai_judge-steps = tiles missing until tenpai
puzzle-tenpai_judge-closed = closed or open
puzzle-tenpai_judge-closed-yes = closed
puzzle-tenpai_judge-closed-no = open
puzzle-tenpai_judge-status = what it counts as
puzzle-tenpai_judge-status-yaku = tenpai, with a yaku
puzzle-tenpai_judge-status-formal = tenpai, without a yaku of its own
puzzle-tenpai_judge-status-noten = noten
puzzle-tenpai_judge-reason = the reason
puzzle-tenpai_judge-reason-waits = some tile completes it, and gives a yaku
puzzle-tenpai_judge-reason-no_yaku = some tile completes it, and none gives a yaku
puzzle-tenpai_judge-reason-own_four = it holds all four of what would complete it
puzzle-tenpai_judge-reason-short = it lacks more than one tile
puzzle-tenpai_judge-may_hide = whether you may keep it hidden
puzzle-tenpai_judge-due = what the payments do to you
puzzle-tenpai_judge-due-gets = I get points
puzzle-tenpai_judge-due-pays = I pay points
puzzle-tenpai_judge-due-nothing = I neither pay nor get

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
puzzle-tenpai_judge-right-gets = Your hand counts as tenpai, and somebody else is noten. You get points.
puzzle-tenpai_judge-right-pays = Your hand counts as noten, and somebody else is tenpai. You pay.
puzzle-tenpai_judge-right-nothing = { $moves ->
   *[True] { $counts ->
        [True] All four are tenpai, so nobody pays.
       *[False] Nobody is tenpai, so nobody pays.
    }
    [False] These rules move no points when the wall runs out.
}
puzzle-tenpai_judge-hide-riichi = In riichi you must show your hand.
puzzle-tenpai_judge-hide-riichi_free = By these rules you may hide your hand even in riichi.
puzzle-tenpai_judge-hide-choice = Without riichi you may say noten, though you are tenpai. Then you pay.
puzzle-tenpai_judge-hide-shown = By these rules a tenpai hand must be shown.
puzzle-tenpai_judge-hide-noten = A noten hand need not be shown.
puzzle-tenpai_judge-hide-dead = A dead hand counts as noten, whatever it holds. It need not be shown.
puzzle-tenpai_judge-total = Tenpai players, if all show what they have: { $total }.
puzzle-tenpai_judge-exchange = { $left ->
    [0] Say you draw { $drawn } and discard { $thrown }: then the hand is tenpai.
   *[other] Say you draw { $drawn } and discard { $thrown }: tiles still missing, { $left }.
}
puzzle-tenpai_judge-drawn = The hand is closed. If you draw the tile yourself, that is a yaku: { NAME("yaku", $yaku) }.
puzzle-tenpai_judge-pairs = Pairs in this hand: { $count }.
puzzle-tenpai_judge-yakuless = { ANY($tiles) } gives no yaku.

## About a wrong line

puzzle-tenpai_judge-wrong-tenpai = Is there one tile that completes the hand?
puzzle-tenpai_judge-wrong-proof = Put this tile in, and lay the hand out. Is it finished?
puzzle-tenpai_judge-wrong-steps = How many tiles have to be exchanged until one tile completes the hand?
puzzle-tenpai_judge-wrong-closed = Was a discard called for one of the sets?
puzzle-tenpai_judge-wrong-status = Does one tile complete the hand? Would the hand have a yaku then?
puzzle-tenpai_judge-wrong-reason = Which tile completes it? Do you hold all four, and would it give a yaku?
puzzle-tenpai_judge-wrong-may_hide = Have you declared riichi? Does your hand count as tenpai?
puzzle-tenpai_judge-wrong-due = Count the tenpai hands, yours too. Who pays whom then?

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
puzzle-tenpai_judge-hint-4-look = Look at what you have declared, and whether your hand still counts.
puzzle-tenpai_judge-hint-4-ask = Who has promised to be tenpai? How many are tenpai in all?
puzzle-tenpai_judge-hint-4-rule = A dead hand is noten. Most tables have riichi shown, and noten players pay those who are tenpai.
