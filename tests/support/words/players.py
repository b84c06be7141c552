"""How players are called where programs read, and where learners do."""

from __future__ import annotations

import re
from typing import Final

_BY_A: Final = r"A(?=[,.?!]|[’']s| (?:and|discards|deals|wins|says|calls|pays)\b)"
LETTER: Final = re.compile(rf"(?<![\w’'-])(?:[B-D]|[Pp]layer [A-D]|{_BY_A})(?![\w-])")
"""A player by a letter, as in text for programs."""
