"""A program of its own that keeps answers: ``python -m support.study.writer HOW MANY NAME``.

Each answer that was kept is named, so that who started it knows what must be there.
"""

import sys

from mjteach.study.keeping import keeper
from support.study.samples import answered


def main() -> None:
    many, name = int(sys.argv[1]), sys.argv[2]
    mine = keeper()
    for number in range(many):
        answer = answered(number, learner=name)
        mine.remember(answer)
        sys.stdout.write(f"{answer.id}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
