"""List what a language does not say yet, file by file; until it does, English is said.

    python .ci/untranslated.py de

The languages are the folders of mjteach/text/catalog.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from mjteach.text.bundles import CATALOG, FULL, languages

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def ids(path: Path) -> list[str]:
    """The messages of a file in their order; none where there is no file."""
    return MESSAGE.findall(path.read_text(encoding="utf-8")) if path.exists() else []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lang", choices=languages())
    lang = parser.parse_args().lang

    said = total = 0
    for path in sorted((CATALOG / FULL).rglob("*.ftl")):
        wanted, own = ids(path), CATALOG / lang / path.relative_to(CATALOG / FULL)
        missing = [id for id in wanted if id not in ids(own)]
        said, total = said + len(wanted) - len(missing), total + len(wanted)
        if missing:
            print(f"{own.relative_to(CATALOG)}: {len(missing)} of {len(wanted)} are not there")
            print(*(f"  {id}" for id in missing), sep="\n")
    print(f"{lang} says {said} of {total}")


if __name__ == "__main__":
    main()
