### pao_split: what is asked, shown and said. In general: never who is liable before checking.

puzzle-pao_split-name = Who made it certain?
puzzle-pao_split-prompt = { $asked ->
    [liable] Somebody won with a yakuman. Is anybody liable for it? Which set on the table made it certain?
    [kan] Somebody won on the replacement tile after a kan. What does each player gain or lose? Put a minus in front of a loss.
   *[other] Somebody won with a yakuman. What does each player gain or lose? Put a minus in front of a loss.
}

## The answer

puzzle-pao_split-liable = who is liable
puzzle-pao_split-set = the set that made the yakuman certain
puzzle-pao_split-no_set = no set on the table
puzzle-pao_split-seat = { $who }

## Why it is right

puzzle-pao_split-right-liable = { $who } discarded the tile for the set that made the yakuman certain.
puzzle-pao_split-right-tsumo = { $who } discarded the tile that made the yakuman certain. It was a tsumo, so { $who } alone pays.
puzzle-pao_split-right-tsumo_part = { $who } is liable for one yakuman and pays for it alone. For the rest, all three pay as usual.
puzzle-pao_split-right-ron = { $who } discarded the tile that made the yakuman certain, and pays half. { $by } discarded the winning tile and pays the other half.
puzzle-pao_split-right-ron_part = { $who } is liable for one yakuman and pays half of it. { $by } discarded the winning tile and pays the rest.
puzzle-pao_split-right-both = { $who } discarded both the tile that made the yakuman certain and the winning tile. So { $who } pays it all.
puzzle-pao_split-right-kan = { $who } discarded the tile for the kan. At this table, { $who } alone pays for the win.
puzzle-pao_split-nobody-own = The { SAID($tile) } set made the yakuman certain, but all its tiles were the winner's own. So nobody is liable.
puzzle-pao_split-nobody-held = One of the sets stayed hidden in the hand. Nobody could see the yakuman coming, so nobody is liable.
puzzle-pao_split-nobody-rules = The { SAID($tile) } set made the yakuman certain. At this table, nobody is liable for that.
puzzle-pao_split-nobody-kan = At this table, nobody is liable for a kan. All three pay, as they do for any other tsumo.
puzzle-pao_split-set_of = { $who ->
    [none] All the tiles of the { SAID($tile) } set were the winner's own.
   *[other] One tile of the { SAID($tile) } set came from { $who }.
}

## Hints

puzzle-pao_split-hint-liable-look = Look at the sets on the table and the order in which they were called.
puzzle-pao_split-hint-liable-ask = Which set made the yakuman certain? Whose discard is its sideways tile?
puzzle-pao_split-hint-liable-rule = Whoever discarded the tile for that set is liable. If all its tiles were the winner's own, nobody is.
puzzle-pao_split-hint-held-look = Look at the sets on the table. Which sets does this yakuman need?
puzzle-pao_split-hint-held-ask = Are all the sets of this yakuman on the table?
puzzle-pao_split-hint-held-rule = Somebody is liable only when the last set of the yakuman is called. If one set stays hidden in the hand, nobody is.
puzzle-pao_split-hint-pays-look = Find out whose discard made the yakuman certain and how the hand was won.
puzzle-pao_split-hint-pays-ask = Is anybody liable? If so, for which yakuman?
puzzle-pao_split-hint-pays-rule = After a tsumo, only the liable player pays for that yakuman. After a ron, that player pays half. For any other yakuman, players pay as usual.
puzzle-pao_split-hint-kan-look = Look at who discarded the tile for the kan.
puzzle-pao_split-hint-kan-ask = Does this table make that player pay?
puzzle-pao_split-hint-kan-rule = At some tables, whoever discarded the tile for the kan pays for the whole win. Most tables don't have this rule.
