"""Drawings of the tiles, in whole units of a 240 x 320 tile, without ids, links or styles."""
