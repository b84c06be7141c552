"""``python3 -m mjteach``: start the course; from a checkout, install it first."""

import sys

from . import too_old

if __name__ == "__main__":
    if too_old():
        sys.exit(too_old())
    from .launch import main

    sys.exit(main(from_module=True))
