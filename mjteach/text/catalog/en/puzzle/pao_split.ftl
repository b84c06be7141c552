### pao_split: what is asked, shown and said. In general: never who is liable before checking.

puzzle-pao_split-name = Who made it certain
puzzle-pao_split-prompt = { $asked ->
    [liable] A yakuman was won. Is somebody liable for it? Which set made it certain on the table?
    [kan] A hand was won on the tile after a kan. What does each player gain or lose?
   *[other] A yakuman was won. What does each player gain or lose?
}

## The answer

puzzle-pao_split-liable = who is liable
puzzle-pao_split-set = the set that made it certain
puzzle-pao_split-no_set = no set on the table
puzzle-pao_split-seat = { $who }

## Why it is right

puzzle-pao_split-right-liable = { $who } gave the last of the sets that made the yakuman certain.
puzzle-pao_split-right-tsumo = { $who } gave the set that made it certain. It was a tsumo, so { $who } alone pays.
puzzle-pao_split-right-tsumo_part = { $who } is liable for one yakuman and alone pays it. The other is paid by all three.
puzzle-pao_split-right-ron = { $who } gave the set that made it certain and pays half. { $by } discarded the last tile and pays the other half.
puzzle-pao_split-right-ron_part = { $who } is liable for one yakuman and pays half of it. { $by } discarded the last tile and pays the rest.
puzzle-pao_split-right-both = { $who } gave the set that made it certain, and the last tile too. So { $who } pays it all.
puzzle-pao_split-right-kan = { $who } gave the tile of the kan. At this table { $who } alone pays the win.
puzzle-pao_split-nobody-own = The set of { SAID($tile) } made it certain, and all its tiles were the player’s own. So nobody is liable.
puzzle-pao_split-nobody-held = One of the sets never lay on the table. Nobody could see the yakuman coming, so nobody is liable.
puzzle-pao_split-nobody-rules = The set of { SAID($tile) } made it certain. At this table nobody is liable for that.
puzzle-pao_split-nobody-kan = At this table nobody is liable for a kan. It is paid like any tsumo.
puzzle-pao_split-set_of = { $who ->
    [none] The set of { SAID($tile) }: all tiles were the player’s own.
   *[other] The set of { SAID($tile) }: a tile came from { $who }.
}

## Hints

puzzle-pao_split-hint-liable-look = Look at the sets on the table, and at the order in which they were laid.
puzzle-pao_split-hint-liable-ask = Which set made the yakuman certain? Where does its sideways tile point?
puzzle-pao_split-hint-liable-rule = Whoever gave the tile of that set is liable. Own tiles make nobody liable, nor does a set in the hand.
puzzle-pao_split-hint-pays-look = Look at who gave the last set of the yakuman, and at how the hand was won.
puzzle-pao_split-hint-pays-ask = Is somebody liable? And for which yakuman?
puzzle-pao_split-hint-pays-rule = Of a tsumo the liable player pays all, of a ron half. Another yakuman is paid as usual.
puzzle-pao_split-hint-kan-look = Look at who gave the tile of the kan.
puzzle-pao_split-hint-kan-ask = Does this table make that player pay?
puzzle-pao_split-hint-kan-rule = Some tables let whoever gave the tile of the kan pay the whole win. Most do not.
