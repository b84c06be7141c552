### What went wrong before the first discard.

## situation: dice

error-situation-no_dice_sum = Dice can't show { $total }. Two dice show 2 to { $most }, and a twelve-sided die can also show 1.
error-situation-wrong_number_of_rolls = Under these rules you roll the dice { $rolls ->
    [one] once
   *[other] twice
}, but you gave { $found ->
    [0] no sum
    [1] { $found } sum
   *[other] { $found } sums
}. Give one sum for each roll.

## situation: seats

error-situation-seat_draw = Four players draw seats from one tile of each wind: 1z, 2z, 3z and 4z. You gave { $drawn }.
error-situation-no_such_place = There's no place { $place } at a table. Places go from 0 to { $most }, counted to the right.

## situation: the wall

error-situation-too_many_tiles = { $count ->
    [1] There's one tile too many: { $tiles }. Leave it
   *[other] There are too many of these tiles: { $tiles }. Leave them
} out somewhere.
error-situation-no_room = “{ $text }” has { $found } tiles, but there's room for only { $most }. Leave some out.
error-situation-wall_tiles = These aren't the tiles of this game. Too many: { $surplus }. Missing: { $missing }.
error-situation-wall_lengths = The walls have { $found } tiles. Each of the four needs { $tiles } tiles, in { $stacks } stacks of two.
error-situation-no_such_moment = { $what ->
    [taken] Tiles taken from the live wall
    [kans] Replacement tiles taken
    [indicators] Open dora indicators
   *[ura] Open ura indicators
}: { $found } isn't possible here. Give a number from 0 to { $most }.

## rules: other walls

error-rules-wall_stacks = This game doesn't have walls of { $found } stacks. Set wall_stacks_per_player to { $stacks }.
error-rules-dead_wall = This game doesn't have a dead wall of { $found } tiles. Set dead_wall_tiles to { $tiles }.
