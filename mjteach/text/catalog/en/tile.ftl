### Tiles by name.

tile-named = { TILE($tile) }
tile-several =
    { $suit ->
        [m] { $numbers } of characters
        [p] { $numbers } of circles
       *[s] { $numbers } of bamboo
    }
