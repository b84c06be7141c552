### Players, named by the wind of their seat. The wind as a word of its own is match-wind.

seat-1z-name = East
seat-2z-name = South
seat-3z-name = West
seat-4z-name = North
