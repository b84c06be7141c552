### What players are called, in a question one and the same way.

## By the wind of their seat. The wind as a word of its own is match-wind.

seat-1z-name = East
seat-2z-name = South
seat-3z-name = West
seat-4z-name = North

## From where the learner sits

seat-from-shimocha-name = the player on your right
seat-from-toimen-name = the player across from you
seat-from-kamicha-name = the player on your left
seat-begins-shimocha-name = The player on your right
seat-begins-toimen-name = The player across from you
seat-begins-kamicha-name = The player on your left

# Where winds matter, too: who deals pays or gets more.
seat-called = { NAME("seat", $wind) } ({ $place ->
    [bottom] you
    [right] right
    [top] across
   *[left] left
})

# In a table of points, where no wind is known.
seat-side-bottom = You
seat-side-right = Right
seat-side-top = Across
seat-side-left = Left
