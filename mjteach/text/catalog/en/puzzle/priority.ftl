### priority: what is asked, shown and said. In general: never whose word counts before checking.

puzzle-priority-name = Several speak: whose word counts
puzzle-priority-prompt = { NAME("seat", $wind) } discards { SAID($tile) }. { $level ->
    [1] Two players speak. Whose word counts?
    [2] Three players speak. Whose word counts?
    [3] More than one player says ron. Who wins?
   *[other] Somebody may be too late. Whose word counts?
}

## The answer

puzzle-priority-counts = whose word counts
puzzle-priority-over = what becomes of the deal
puzzle-priority-over-win = somebody wins
puzzle-priority-over-draw = nobody wins; it is over

## Why it is right

puzzle-priority-right-ron = { $count ->
    [1] The ron of { $who } counts.
    [2] The rons of { $who } both count.
   *[other] The rons of { $who } all count.
}
puzzle-priority-right-pon = { $who } takes the tile for a pon.
puzzle-priority-right-chi = { $who } takes the tile for a chi.
puzzle-priority-right-draw = Three rons on one tile end the deal, and nobody wins.
puzzle-priority-right-none = Nobody takes the tile. The deal goes on.

## Hints

puzzle-priority-hint-two-look = Look at what each of them says.
puzzle-priority-hint-two-ask = Does one of them want to win? Does one want three alike?
puzzle-priority-hint-two-rule = Ron comes first, then pon, then chi. It does not matter who spoke first.
puzzle-priority-hint-three-look = Look at what each of them says, not at where they sit.
puzzle-priority-hint-three-ask = Who wants to win? Is it one player, or more?
puzzle-priority-hint-three-rule = Ron beats every call. Where only one may win, it is the first in turn after the discard.
puzzle-priority-hint-ron-look = Look at where they sit, seen from the discard.
puzzle-priority-hint-ron-ask = Who is next in turn after the discard? How many may win at this table?
puzzle-priority-hint-ron-rule = Where only one may win, it is the first in turn after the discard.
puzzle-priority-hint-late-look = Look at what was done before the last word.
puzzle-priority-hint-late-ask = Did the words come at once? Is the tile still there?
puzzle-priority-hint-late-rule = Words in the same breath go by rank. Once a tile was drawn or taken, a later word is lost.
