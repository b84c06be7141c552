### yaku_exclude: what a call does to yaku, and which of them count for one hand.

puzzle-yaku_exclude-name = Which yaku go together?
puzzle-yaku_exclude-prompt-call = A player with a closed hand calls a tile. What happens to these yaku?
puzzle-yaku_exclude-prompt-counts = Somebody reads out these yaku for one hand. Which of them count?
puzzle-yaku_exclude-prompt-together = { NAME("yaku", $yaku) }: can one hand have both?

## The answer

puzzle-yaku_exclude-gone = the yaku that are gone
puzzle-yaku_exclude-less = the yaku that lose a han
puzzle-yaku_exclude-counts = the yaku that count
puzzle-yaku_exclude-together = both in one hand
puzzle-yaku_exclude-answer-can = yes, both can count
puzzle-yaku_exclude-answer-replaced = no (one takes the place of the other)
puzzle-yaku_exclude-answer-pairs = no (seven pairs have no sets)
puzzle-yaku_exclude-answer-sets = no (four sets aren't enough for both)
puzzle-yaku_exclude-answer-tiles = no (one rules out tiles the other needs)

## Why it is right

puzzle-yaku_exclude-right-gone = Every yaku that needs a closed hand is gone.
puzzle-yaku_exclude-right-call = Every yaku that needs a closed hand is gone. Six yaku lose a han, and the others stay as they are.
puzzle-yaku_exclude-right-all = None of these takes the place of another, so they all count.
puzzle-yaku_exclude-right-higher = A higher yaku takes the place of a lower one. The others are added up.
puzzle-yaku_exclude-right-yakuman = When a hand has a yakuman, only other yakuman count with it.
puzzle-yaku_exclude-right-can = One hand can have both { NAME("yaku", $yaku) }.
puzzle-yaku_exclude-right-replaced = { NAME("yaku", $yaku) }: one takes the place of the other.
puzzle-yaku_exclude-right-pairs = { NAME("yaku", $yaku) }: one is seven pairs, and the other needs sets.
puzzle-yaku_exclude-right-sets = { NAME("yaku", $yaku) }: a hand has four sets, and that isn't enough for both.
puzzle-yaku_exclude-right-tiles = { NAME("yaku", $yaku) }: one rules out tiles the other needs.
puzzle-yaku_exclude-line-gone = { NAME("yaku", $yaku) } is gone.
puzzle-yaku_exclude-line-less = { NAME("yaku", $yaku) } loses a han: it's worth { $closed } han closed and { $open } open.
puzzle-yaku_exclude-line-stays = { NAME("yaku", $yaku) } stays as it is.
puzzle-yaku_exclude-line-counts = { NAME("yaku", $yaku) } counts.
puzzle-yaku_exclude-line-replaced = { NAME("yaku", $yaku) } doesn't count when the hand has { NAME("yaku", $by) }.
puzzle-yaku_exclude-line-beside_yakuman = { NAME("yaku", $yaku) } isn't a yakuman, so it doesn't count in a hand that has one.
puzzle-yaku_exclude-for_example = Here's an example:

## Hints

puzzle-yaku_exclude-hint-call-look = Look at each yaku on its own.
puzzle-yaku_exclude-hint-call-ask = Does it need a closed hand?
puzzle-yaku_exclude-hint-call-rule = A call takes away every yaku that needs a closed hand. A few others lose a han.
puzzle-yaku_exclude-hint-counts-look = Look for two yaku that depend on the same tiles or sets.
puzzle-yaku_exclude-hint-counts-ask = Is one of them a higher form of another?
puzzle-yaku_exclude-hint-counts-rule = You add up the yaku. But a higher form takes the place of a lower one.
puzzle-yaku_exclude-hint-yakuman-look = One of these yaku is worth more than all the others together.
puzzle-yaku_exclude-hint-yakuman-ask = Which of them are yakuman?
puzzle-yaku_exclude-hint-yakuman-rule = In a hand with a yakuman, ordinary yaku don't count.
puzzle-yaku_exclude-hint-together-look = Think of a hand that has the first yaku.
puzzle-yaku_exclude-hint-together-ask = What would you have to change to give that hand the second yaku?
puzzle-yaku_exclude-hint-together-rule = A hand has four sets and a pair. Try to lay out a hand that has both yaku.

## About a wrong line

puzzle-yaku_exclude-wrong-gone = { NAME("yaku", $yaku) }: can an open hand have it?
puzzle-yaku_exclude-wrong-less = { NAME("yaku", $yaku) }: what is it worth in a closed hand, and in an open one?
puzzle-yaku_exclude-wrong-counts = { NAME("yaku", $yaku) }: does one of the others take its place?
puzzle-yaku_exclude-wrong-together = Lay out a hand with the first yaku. What's missing for the second?
