"""``python3 -m mjteach.site FOLDER``: builds the site; ``mjteach site`` calls it."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ["MJTEACH_STUDY"] = ""

if __name__ == "__main__":
    from .build import build
    from .pyodide import VERSION

    parser = argparse.ArgumentParser(
        prog="mjteach site", description="Build the course as plain pages, for a browser alone."
    )
    parser.add_argument("out", type=Path, metavar="FOLDER", help="where the pages are laid")
    parser.add_argument(
        "--pyodide",
        type=Path,
        metavar="FILE",
        help=f"pyodide-{VERSION}.tgz, where npm cannot fetch it",
    )
    parser.add_argument(
        "--no-snapshot",
        action="store_true",
        help="do without node; in a browser Python then begins some seconds later",
    )
    parser.add_argument("--only", nargs="+", metavar="LESSON", help="only these, as in 2-05-dora")
    parser.add_argument("--lessons", type=Path, default="lessons", help=argparse.SUPPRESS)
    given = parser.parse_args()
    built = build(
        given.lessons.resolve(),
        given.out.resolve(),
        given.pyodide,
        given.only or (),
        with_snapshot=not given.no_snapshot,
    )
    for error in built.errors:
        print(error, file=sys.stderr)
    if built.errors:
        sys.exit(f"{len(built.errors)} cells were stopped by an error.")
    print(
        f"{built.lessons} lessons with {built.widgets} questions and pictures are in {given.out} "
        f"({built.size / 1e6:.0f} MB).\n"
        f"At home, or from a stick: python3 {given.out / 'serve.py'}\n"
        "On a stick for each pupil: copy the folder before that. Each copy has its own answers.\n"
        "For everybody: copy the folder to any place that serves files. Nothing runs there."
    )
