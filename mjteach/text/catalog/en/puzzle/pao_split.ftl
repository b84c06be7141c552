### pao_split: what is asked, shown and said. In general: never who is liable before checking.

puzzle-pao_split-name = Who made it certain
puzzle-pao_split-prompt = { $level ->
    [1] A yakuman was won. Is somebody liable for it? Who?
   *[other] A yakuman was won. What does each player gain or lose?
}

## The answer

puzzle-pao_split-liable = who is liable
puzzle-pao_split-seat = { $who }

## Why it is right

puzzle-pao_split-right-liable = { $who } gave the last of the sets that made the yakuman certain.
puzzle-pao_split-right-free = Nobody gave the last of the sets, so nobody is liable.
puzzle-pao_split-set = { $who ->
    [none] The set of { SAID($tile) }: all four tiles were the player’s own.
   *[other] The set of { SAID($tile) }: a tile came from { $who }.
}

## Hints

puzzle-pao_split-hint-liable-look = Look at the sets on the table, and at which was laid last.
puzzle-pao_split-hint-liable-ask = Which set made the yakuman certain? Where does its sideways tile point?
puzzle-pao_split-hint-liable-rule = Whoever gave the tile of the last set is liable. Four tiles of one's own make nobody liable.
puzzle-pao_split-hint-pays-look = Look at who gave the last set, and at how the hand was won.
puzzle-pao_split-hint-pays-ask = Is somebody liable? And for which yakuman?
puzzle-pao_split-hint-pays-rule = Of a tsumo the liable player pays all, of a ron half. Another yakuman is paid as usual.
