### What went wrong before the first discard.

## situation: dice

error-situation-no_dice_sum = No dice show { $total }. Two dice show 2 to { $most }, and one with twelve sides also 1.
error-situation-wrong_number_of_rolls = These rules roll { $rolls ->
    [one] once
   *[other] twice
}, but there { $found ->
    [0] is no sum
    [1] is { $found } sum
   *[other] are { $found } sums
}. Give one sum for each roll.

## situation: seats

error-situation-seat_draw = Four players draw seats from one tile of each wind: 1z, 2z, 3z and 4z. Given: { $drawn }.
error-situation-no_such_place = There is no place { $place } at a table. Places go from 0 to { $most }, to the right.

## situation: the wall

error-situation-too_many_tiles = { $tiles } { $count ->
    [1] is
   *[other] are
} too many. Leave { $count ->
    [1] it
   *[other] them
} out somewhere.
error-situation-no_room = “{ $text }” has { $found } tiles, but only { $most } fit there. Leave some out.
error-situation-wall_tiles = These are not the tiles of this game. Too many: { $surplus }. Missing: { $missing }.
error-situation-wall_lengths = The walls have { $found } tiles. Each of the four needs { $tiles }: { $stacks } stacks of two.
error-situation-no_such_moment = { $what ->
    [taken] Tiles taken from the live wall
    [kans] Replacement tiles taken
    [indicators] Open dora indicators
   *[ura] Open ura indicators
}: { $found } is impossible here. Give a number from 0 to { $most }.

## rules: other walls

error-rules-wall_stacks = A wall of { $found } stacks belongs to another game. Set wall_stacks_per_player to { $stacks }.
error-rules-dead_wall = A dead wall of { $found } tiles belongs to another game. Set dead_wall_tiles to { $tiles }.
