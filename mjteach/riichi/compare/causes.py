"""The options that make two rule sets answer differently.

An option does where switching it alone, in either of the two, changes the answer; so do several
where none of them does alone. Where all of those do not lead from one answer to the other, the
least set of options is named that does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from ..rules import RuleSet
from .difference import switched, units_of, values_of
from .outcome import RuleSetOutcome

Ask = Callable[[RuleSet], RuleSetOutcome]
Options = tuple[str, ...]


def causes(ask: Ask, a: RuleSet, b: RuleSet, scope: Sequence[str]) -> tuple[Options, ...]:
    """The options of ``scope`` behind the different answers of two rule sets, in scope's order.

    Each stands alone, but for the last, which may be several that only together lead from one
    answer to the other. Nothing where the answers are alike.

    >>> from .outcome import outcome
    >>> def ask(rules: RuleSet) -> Outcome:
    ...     return outcome(fu=rules.renpuu_pair_fu if rules.kuitan else 0)
    >>> other = RuleSet(renpuu_pair_fu=2, chi=False)
    >>> causes(ask, RuleSet(), other, ("chi", "kuitan", "renpuu_pair_fu"))
    (('renpuu_pair_fu',),)
    """
    if ask(a) == ask(b):
        return ()
    units = [unit for unit in units_of(scope) if values_of(a, unit) != values_of(b, unit)]
    alone = [unit for unit in units if _matters(ask, a, b, unit)]
    rest = _joined(unit for unit in units if unit not in alone)
    found = [*alone, *([_least(partial(_matters, ask, a, b), rest)] if rest else [])]
    found = [options for options in found if _matters(ask, a, b, options)]
    if _leads(ask, a, b, _joined(found)) or not _leads(ask, a, b, _joined(units)):
        return tuple(found)
    whole = _least(partial(_leads, ask, a, b), _joined(units))
    return tuple(dict.fromkeys((*found, whole)))


def after_switch(ask: Ask, a: RuleSet, b: RuleSet, options: Options) -> RuleSetOutcome | None:
    """The answer of ``a`` with some options as in ``b``; None if that is no rule set.

    >>> from .outcome import outcome
    >>> other = RuleSet(kuitan=False)
    >>> after_switch(lambda rules: outcome(open=rules.kuitan), RuleSet(), other, ("kuitan",))
    RuleSetOutcome(facts=(('open', False),))
    """
    rules = switched(a, options, values_of(b, options)) if options else a
    return None if rules is None else ask(rules)


def _matters(ask: Ask, a: RuleSet, b: RuleSet, options: Options) -> bool:
    """Whether switching these options changes the answer of either rule set."""
    pairs = ((ask(a), after_switch(ask, a, b, options)), (ask(b), after_switch(ask, b, a, options)))
    return any(after is not None and after != before for before, after in pairs)


def _leads(ask: Ask, a: RuleSet, b: RuleSet, options: Options) -> bool:
    """Whether switching these options of ``a`` gives the answer of ``b``."""
    return after_switch(ask, a, b, options) == ask(b)


def _joined(units: Iterable[Options]) -> Options:
    return tuple(option for unit in units for option in unit)


def _least(holds: Callable[[Options], bool], options: Options) -> Options:
    """A minimal subset of the options for which ``holds`` is still true."""
    units = units_of(options)
    while holds(options):
        less = (_joined(other for other in units if other != unit) for unit in units)
        smaller = next(filter(holds, less), None)
        if smaller is None:
            break
        options, units = smaller, units_of(smaller)
    return options
