### Tiles by name.

tile-named = { TILE($tile) }
