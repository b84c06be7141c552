### priority: what is asked, shown and said. In general: never whose call counts before checking.

puzzle-priority-name = Whose call counts?
puzzle-priority-prompt = { $who } discards the { SAID($tile) }. { $level ->
    [1] Two players call. Whose call counts?
    [2] Three players call. Whose call counts?
    [3] More than one player says ron. Who wins?
   *[other] Somebody may be too late. Whose call counts?
}

## The answer

puzzle-priority-counts = whose call counts
puzzle-priority-over = what happens to the deal
puzzle-priority-over-win = somebody wins
puzzle-priority-over-draw = nobody wins, and it's over

## Why it is right

puzzle-priority-right-ron = { $count ->
    [1] { $who } wins by ron.
    [2] { $who } both win by ron.
   *[other] { $who } all win by ron.
}
puzzle-priority-right-pon = { $who } takes the tile for a pon.
puzzle-priority-right-chi = { $who } takes the tile for a chi.
puzzle-priority-right-draw = Three rons on one tile end the deal, and nobody wins.
puzzle-priority-right-none = Nobody takes the tile. The deal goes on.

## Hints

puzzle-priority-hint-two-look = Look at what each player says.
puzzle-priority-hint-two-ask = Is one player trying to win? Is one player trying to make a triplet?
puzzle-priority-hint-two-rule = Ron comes first, then pon, then chi. It doesn't matter who spoke first.
puzzle-priority-hint-three-look = Look at what each player says, not at where they sit.
puzzle-priority-hint-three-ask = Who's trying to win? Is it one player or more?
puzzle-priority-hint-three-rule = Ron beats every other call. If the rules let only one player win, it's the one whose turn comes first after the discarder.
puzzle-priority-hint-ron-look = Look at where the callers sit, starting from the discarder.
puzzle-priority-hint-ron-ask = Who comes next in turn after the discarder? Does this table let more than one player win?
puzzle-priority-hint-ron-rule = If the rules let only one player win, it's the one whose turn comes first after the discarder.
puzzle-priority-hint-late-look = Look at what happened before the last call.
puzzle-priority-hint-late-ask = Did the players call at the same moment? Is the tile still there?
puzzle-priority-hint-late-rule = If players call together, the strongest call counts. Once somebody has drawn or taken a tile, it's too late to call.

puzzle-priority-strongest = The strongest call here is { $call ->
    [ron] ron
    [daiminkan] kan
    [pon] pon
   *[chi] chi
}. Check that it came in time, and that these rules allow it.

## The rule of a part that is wrong again

puzzle-priority-rule-over = At some tables, three rons end the deal and nobody wins. Otherwise a ron always ends it with a win.
