"""One hand of riichi mahjong, from the deal to its settlement."""
