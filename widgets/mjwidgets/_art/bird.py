"""The one of bamboo: a peacock on a branch."""

from .ink import BLUE, GREEN, INK, IVORY, RED, disc, dots, fill, line

# Neck, breast and back down to the rump.
_BODY = (
    "M54 62C54 40 88 34 98 56C106 74 98 90 108 102C134 116 156 140 154 180"
    "C134 204 78 200 58 160C44 130 64 102 62 84C60 78 54 74 54 62z"
)
_BEAK = "M58 50L24 66Q38 74 58 74z"
_WING = "M88 126C116 114 146 132 160 184C128 190 90 176 84 144Q82 132 88 126z"
_QUILLS = "M102 142C120 146 134 158 142 174M98 158C110 162 118 168 124 176"
# Long tail feathers, each a leaf from the rump.
_TAIL = (
    "M138 160C166 140 204 134 228 160C216 190 176 192 138 180z"
    "M136 170C174 176 218 194 224 238C188 250 152 220 128 184z"
    "M128 178C158 196 192 236 178 284C142 276 118 230 114 188z"
)
# The shaft of each feather, from the rump to its eye.
_SHAFTS = "M152 165Q176 156 190 160M146 184Q172 196 187 212M138 196Q152 220 158 246"
_EYES = ((205, 163), (199, 224), (163, 260))
_LEGS = "M80 184L76 238M102 194L100 240"
_BRANCH = "M16 254Q60 232 122 246"
_LEAF = "M20 250Q18 218 42 208Q50 236 20 250zM46 246Q62 272 96 278Q84 248 46 246z"
_CREST = "M76 44L62 24M82 42L84 18M88 46L106 26"
_CREST_TIPS = ((62, 24), (84, 18), (106, 26))


def bird() -> str:
    """The drawing of the one of bamboo."""
    return "".join(
        (
            line(_BRANCH, INK, 9, round_ends=True),
            line(_LEGS, RED, 7, round_ends=True),
            fill(_LEAF, GREEN),
            fill(_TAIL, GREEN, rim=4),
            line(_SHAFTS, IVORY, 4, round_ends=True),
            fill("".join(disc(x, y, 13) for x, y in _EYES), IVORY),
            line(dots(_EYES), RED, 15, round_ends=True),
            fill(_BODY, GREEN),
            fill(_WING, BLUE, rim=5),
            line(_QUILLS, IVORY, 5, round_ends=True),
            fill(_BEAK, RED),
            line(_CREST, GREEN, 5, round_ends=True),
            line(dots(_CREST_TIPS), RED, 13, round_ends=True),
            fill(disc(76, 62, 10), IVORY),
            fill(disc(74, 62, 5), INK),
        )
    )
