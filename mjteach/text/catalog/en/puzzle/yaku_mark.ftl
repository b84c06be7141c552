### yaku_mark: what is asked and said. In general: never a yaku of the hand before checking.

puzzle-yaku_mark-name = Which yaku does it have?
puzzle-yaku_mark-prompt = Which yaku does this hand have? Mark all of them. If there are none, say so.

## The answer

puzzle-yaku_mark-yaku = the yaku
puzzle-yaku_mark-han-plain = total han of these yaku
puzzle-yaku_mark-han-yakuman = total han of these yaku (a yakuman counts as 13)
puzzle-yaku_mark-why_not = what's in the way of { NAME("yaku", $yaku) }

## Why it is right

puzzle-yaku_mark-right = { $count ->
    [0] { $needed ->
       *[True] This hand has no yaku, so it can't win.
        [False] This hand has no yaku.
    }
    [1] This hand has one yaku: { NAME("yaku", $yaku) }.
   *[other] This hand has { $count } yaku: { NAME("yaku", $yaku) }.
}

## Hints

puzzle-yaku_mark-hint-closed-look = Nothing was called. Look at how the hand was won and at the player's seat wind.
puzzle-yaku_mark-hint-closed-ask = Was riichi declared? Did the player draw the winning tile? What shape did it finish?
puzzle-yaku_mark-hint-closed-rule = Go through the yaku one at a time. The hand must meet every condition of a yaku.
puzzle-yaku_mark-hint-open-look = Look at the called sets first.
puzzle-yaku_mark-hint-open-ask = Which yaku can an open hand still have?
puzzle-yaku_mark-hint-open-rule = Some yaku need a closed hand. A call takes those away and leaves the others.
puzzle-yaku_mark-hint-moments-look = Read again how and when the hand was won.
puzzle-yaku_mark-hint-moments-ask = Was there anything special about that moment?
puzzle-yaku_mark-hint-moments-rule = Some yaku depend on the moment, not on the tiles. You add them to the others.
puzzle-yaku_mark-hint-yakuman-look = This hand is a rare one. Look at all the tiles together.
puzzle-yaku_mark-hint-yakuman-ask = What do nearly all of its tiles or sets have in common?
puzzle-yaku_mark-hint-yakuman-rule = In a hand with a yakuman, ordinary yaku don't count.

## About a wrong line

puzzle-yaku_mark-wrong-extra = { NAME("yaku", $yaku) }: say what it asks for, word by word. Which part of that is missing from this hand?
puzzle-yaku_mark-wrong-missing-won = Something is missing. Read again what was declared and how the hand was won.
puzzle-yaku_mark-wrong-missing-tiles = Something is missing. What do all the tiles have in common?
puzzle-yaku_mark-wrong-missing-sets = Something is missing. Lay out the four sets and the pair, then compare them.
puzzle-yaku_mark-wrong-han = Add up the han again, one yaku at a time. Is the hand open or closed?
puzzle-yaku_mark-wrong-why_not = Say what this yaku asks for. Which part of that is missing from this hand?

## The rule of a part that is wrong again

puzzle-yaku_mark-rule-han = Add up the han of these yaku. In an open hand, some of them are worth one han less.
