"""Programs that keep answers at the same time: ``python -m support.study.writer HOW MANY NAMES …``.

One for each name; what all of them need is loaded once. Each answer that was kept is named, so that
who started them knows what must be there.
"""

import sys
from multiprocessing import get_context

import mjteach.study.sql.store  # noqa: F401 - loaded once for all
from mjteach.study.this_program import keeper
from support.study.samples import answered


def write(many: int, name: str) -> None:
    mine = keeper()
    for number in range(many):
        answer = answered(number, learner=name)
        mine.remember(answer)
        sys.stdout.write(f"{answer.id}\n")
        sys.stdout.flush()


def main() -> None:
    many, first, *others = sys.argv[1:]
    here = get_context("fork")
    programs = [here.Process(target=write, args=(int(many), name)) for name in others]
    for program in programs:
        program.start()
    write(int(many), first)
    for program in programs:
        program.join()
    sys.exit(any(program.exitcode for program in programs))


if __name__ == "__main__":
    main()
