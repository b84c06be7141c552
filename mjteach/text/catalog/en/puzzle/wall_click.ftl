### wall_click: what is asked and said about places of the walls and of a river.

puzzle-wall_click-name = Show it on the wall
puzzle-wall_click-prompt-stacks = Four players build the walls. How many stacks are in one player's wall?
puzzle-wall_click-prompt-tiles = Four players build the walls. How many tiles are in one player's wall?
puzzle-wall_click-prompt-all = Four players build the walls. How many tiles are in all four walls?
puzzle-wall_click-prompt-missing = You've already built { $number } stacks of your wall. How many are missing?
puzzle-wall_click-prompt-broken = East, the dealer, rolls { $total }. Whose wall is broken?
puzzle-wall_click-prompt-river = The river is empty, and the grid is wider than a river. Where will discard number { $number } go?
puzzle-wall_click-prompt-first = { $again ->
    [0] East, the dealer, rolls { $total }. Which stack is dealt first?
   *[other] East, the dealer, rolls { $total }. That roll picks a player, who rolls { $again }. Which stack is dealt first?
}
puzzle-wall_click-prompt-dead = { $again ->
    [0] East, the dealer, rolls { $total }. Which stacks are the dead wall?
   *[other] East, the dealer, rolls { $total }. That roll picks a player, who rolls { $again }. Which stacks are the dead wall?
}
puzzle-wall_click-prompt-indicator = The wall is broken at the left of this picture. Which tile is turned over as the dora indicator?
puzzle-wall_click-prompt-ura = The wall is broken at the left of this picture. Which tile is the ura indicator?
puzzle-wall_click-prompt-replacement = The wall is broken at the left of this picture. Which tile is the first replacement tile?
puzzle-wall_click-prompt-next = The wall is broken at the left of this picture. Now there's a kan. Which tile is its replacement tile?
puzzle-wall_click-prompt-kan_indicator = The wall is broken at the left of this picture. Now there's a kan. Which tile is turned over as its indicator?
puzzle-wall_click-prompt-joins = The wall is broken at the left of this picture. Now there's a kan. Which tile joins the dead wall?
puzzle-wall_click-prompt-last = The wall is broken at the left of this picture. From now on, nobody calls. How many tiles are left to draw, which is the last, and who draws it?
puzzle-wall_click-kans-before = { $kans ->
    [0] There has been no kan before this one
    [one] There has been one kan before this one
   *[other] There have been { $kans } kans before this one
}
puzzle-wall_click-kans-so_far = { $kans ->
    [0] There has been no kan in this deal
    [one] There has been one kan in this deal
   *[other] There have been { $kans } kans in this deal
}
puzzle-wall_click-turn = { $who } draws next

## The drawing

puzzle-wall_click-title-ring = Four walls from above, 17 stacks each
puzzle-wall_click-title-end = The end of the wall seen from the front, upper tiles at the top
puzzle-wall_click-title-river = An empty river
puzzle-wall_click-owner = { $dealer ->
    [True] { $wind } (dealer)
   *[False] { $wind }
}
puzzle-wall_click-dice = Dice: { $one } + { $other }
puzzle-wall_click-wall = { $wind }'s wall
puzzle-wall_click-stack = { $level ->
    [upper] { $wind }'s wall, stack { $number } from the right, upper tile
    [lower] { $wind }'s wall, stack { $number } from the right, lower tile
   *[other] { $wind }'s wall, stack { $number } from the right
}
puzzle-wall_click-short-E = E{ $number }
puzzle-wall_click-short-S = S{ $number }
puzzle-wall_click-short-W = W{ $number }
puzzle-wall_click-short-N = N{ $number }
puzzle-wall_click-sits = { $side ->
    [0] { $wind } sits at the bottom.
    [1] { $wind } sits on the right.
    [2] { $wind } sits across.
   *[other] { $wind } sits on the left.
}
puzzle-wall_click-counts = The break is left of { $first }. Tiles in each stack from there to the right: { $counts }.
puzzle-wall_click-cell_at = row { $row }, place { $place }
puzzle-wall_click-empty = Rows of empty places. Each row is longer than a row of a river.

## The answer

puzzle-wall_click-place = { $asked ->
    [broken] the wall
    [first] the stack
   *[other] all stacks of the dead wall
}
puzzle-wall_click-tile = the tile
puzzle-wall_click-cell = the place
puzzle-wall_click-count = { $asked ->
    [stacks] stacks
    [missing] stacks
   *[other] tiles
}
puzzle-wall_click-left = tiles left to draw
puzzle-wall_click-last = the last tile anybody draws
puzzle-wall_click-drawer = who draws it

## Why it is right

puzzle-wall_click-so-stacks = { $count } stacks.
puzzle-wall_click-so-tiles = { $count } tiles.
puzzle-wall_click-so-all = { $count } tiles.
puzzle-wall_click-so-missing = { $count } stacks are missing.
puzzle-wall_click-so-broken = It's { $places }.
puzzle-wall_click-so-river = It goes in row { $row }, place { $place }.
puzzle-wall_click-so-first = It's { $places }.
puzzle-wall_click-so-dead = The dead wall is seven stacks. { $walls ->
    [one] Its ends are stacks { $numbers } from the right, both in { $wind }'s wall.
   *[other] Its ends are { $places }.
}
puzzle-wall_click-so-indicator = It's { $places }.
puzzle-wall_click-so-ura = It's { $places }.
puzzle-wall_click-so-replacement = It's { $places }.
puzzle-wall_click-so-next = It's { $places }.
puzzle-wall_click-so-kan_indicator = It's { $places }.
puzzle-wall_click-so-joins = It's { $places }.
puzzle-wall_click-so-last = { $left ->
    [one] One tile is left to draw
   *[other] { $left } tiles are left to draw
}. The last one is here: { $tile }. { $who } draws it.
puzzle-wall_click-rule-stacks = Every player builds a wall of 17 stacks.
puzzle-wall_click-rule-tiles = 17 stacks, each two tiles high, make 34 tiles.
puzzle-wall_click-rule-all = Four walls of 34 tiles make 136 tiles.
puzzle-wall_click-rule-missing = A wall has 17 stacks.
puzzle-wall_click-rule-broken = Count the dealer as 1, then carry on to the right.
puzzle-wall_click-rule-river = A river has rows of six tiles.
puzzle-wall_click-rule-break = Leave as many stacks at the right end of the broken wall as the dice show.
puzzle-wall_click-rule-first = The next stack to the left is dealt first.
puzzle-wall_click-rule-dead = The seven stacks to the right of the break are the dead wall. They may go on round a corner.
puzzle-wall_click-rule-indicator = In the third stack to the right of the break, the upper tile is turned over.
puzzle-wall_click-rule-ura = The ura indicator is under the dora indicator, in the third stack from the break.
puzzle-wall_click-rule-replacement = Replacement tiles come from the stack next to the break, the upper tile first.
puzzle-wall_click-rule-next = Replacement tiles come from the left end. In each stack, the upper tile goes first.
puzzle-wall_click-rule-kan_indicator = New indicators are turned over one by one, to the right of the first.
puzzle-wall_click-rule-joins = After each kan, the last tile of the live wall joins the dead wall. So the dead wall still has 14 tiles.
puzzle-wall_click-rule-last = The dead wall keeps 14 tiles. After each kan, the last tile of the live wall moves there, so nobody draws it.
puzzle-wall_click-rule-standing = { $left ->
    [one] There are { $standing } tiles here. All but 14 will be drawn, so one tile is left to draw.
   *[other] There are { $standing } tiles here. All but 14 will be drawn, so { $left } tiles are left to draw.
}
puzzle-wall_click-rule-count = Count 14 tiles from the left. In each stack, count the lower tile first. The next tile is drawn last: { $tile }.
puzzle-wall_click-rule-turn = { $left ->
    [one] { $turn } draws next, and that's the last draw.
   *[other] { $turn } draws next, then everybody in turn. Draw number { $left } is { $who }'s.
}

## Hints

puzzle-wall_click-hint-stacks-look = Think of the wall in front of one player.
puzzle-wall_click-hint-stacks-ask = Are all four walls the same length?
puzzle-wall_click-hint-stacks-rule = Four equal walls, two tiles high, make 136 tiles. So each wall has 34.
puzzle-wall_click-hint-tiles-look = Think of the wall in front of one player.
puzzle-wall_click-hint-tiles-ask = How many stacks are there, and how high is each?
puzzle-wall_click-hint-tiles-rule = A wall is 17 stacks long and two tiles high.
puzzle-wall_click-hint-all-look = Think of one kind of tile, then of all the kinds.
puzzle-wall_click-hint-all-ask = How many copies are there of each of the 34 kinds?
puzzle-wall_click-hint-all-rule = There are 34 kinds of tile, and four copies of each.
puzzle-wall_click-hint-missing-look = Think of the whole wall in front of you.
puzzle-wall_click-hint-missing-ask = How many stacks does a whole wall have?
puzzle-wall_click-hint-missing-rule = A whole wall has 17 stacks.
puzzle-wall_click-hint-all-line = So it's four times { $kinds }: 4 × 30 plus 4 × 4.
puzzle-wall_click-hint-tiles-line = So it's two times 17.
puzzle-wall_click-hint-stacks-line = So it's half of { $kinds }.
puzzle-wall_click-hint-broken-look = Start with the dealer.
puzzle-wall_click-hint-broken-ask = Who is number 1, and which way do you count?
puzzle-wall_click-hint-broken-rule = Count the dealer as 1, then carry on to the right.
puzzle-wall_click-hint-river-look = Think of the river as rows.
puzzle-wall_click-hint-river-ask = How many tiles go in one row?
puzzle-wall_click-hint-river-rule = When a row is full, the next tile begins a new row.
puzzle-wall_click-hint-first-look = Find the wall first, then its right end as its owner sees it.
puzzle-wall_click-hint-first-ask = How many stacks stay on the right?
puzzle-wall_click-hint-first-rule = From the right end, count off as many stacks as the dice add up to. The next stack to the left is dealt first.
puzzle-wall_click-hint-dead-look = Find the break first.
puzzle-wall_click-hint-dead-ask = Which side of the break is the dead wall on?
puzzle-wall_click-hint-dead-rule = Count seven stacks from the break to the right. They are the dead wall.
puzzle-wall_click-hint-indicator-look = Start at the break.
puzzle-wall_click-hint-indicator-ask = How many stacks of replacement tiles come before the indicator?
puzzle-wall_click-hint-indicator-rule = Two stacks hold replacement tiles. The third stack from the break shows the indicator.
puzzle-wall_click-hint-ura-look = Find the dora indicator.
puzzle-wall_click-hint-ura-ask = What's under the dora indicator?
puzzle-wall_click-hint-ura-rule = The ura indicator is the tile below the dora indicator.
puzzle-wall_click-hint-replacement-look = Start at the break.
puzzle-wall_click-hint-replacement-ask = At which end of the dead wall are the replacement tiles?
puzzle-wall_click-hint-replacement-rule = Replacement tiles are next to the break, to the left of the indicator. The upper tile comes first.
puzzle-wall_click-hint-next-look = Start at the break and see what's gone.
puzzle-wall_click-hint-next-ask = At which end of the dead wall are the replacement tiles?
puzzle-wall_click-hint-next-rule = Replacement tiles are to the left of the indicator. Start from the left, and in each stack take the upper tile first.
puzzle-wall_click-hint-kan_indicator-look = Find the last indicator that's face up.
puzzle-wall_click-hint-kan_indicator-ask = On which side of the last indicator is the next one turned over?
puzzle-wall_click-hint-kan_indicator-rule = New indicators are turned over one by one, to the right of the first.
puzzle-wall_click-hint-joins-look = Count the tiles that stay as the dead wall.
puzzle-wall_click-hint-joins-ask = Once the replacement tile is taken, the dead wall is one tile short. Which tile fills the gap?
puzzle-wall_click-hint-joins-rule = The last tile of the live wall joins the right end of the dead wall. In each stack, the lower tile comes last.
puzzle-wall_click-hint-last-look = Start at the break and count what stays.
puzzle-wall_click-hint-last-ask = How many tiles are never drawn?
puzzle-wall_click-hint-last-rule = The dead wall keeps 14 tiles. When a kan uses one, the last tile of the live wall joins the dead wall on the right.

## About a wrong part

puzzle-wall_click-wrong-left = How many tiles are in the picture, and how many of them are never drawn?
puzzle-wall_click-wrong-last = How many tiles are never drawn? Which tile comes just before them?
puzzle-wall_click-wrong-drawer = Who draws next? Go on from there, player by player, until no tiles are left.

## The rule of a part that is wrong again

puzzle-wall_click-rule-drawer = Players draw in turn, to the right. Count on, one player for each tile that's left.
