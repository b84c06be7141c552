### Groups of tiles: their names, English first, then the word the table uses.

group-run-name = run (shuntsu)
group-triplet-name = triplet (koutsu)
group-quad-name = quad (kantsu)
group-pair-name = pair (toitsu)
group-orphans-name = thirteen orphans
group-unconnected-name = thirteen unconnected tiles
