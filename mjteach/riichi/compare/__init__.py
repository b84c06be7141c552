"""Rule sets side by side: one hand or one question, every answer, and the options behind them.

``compare.compare`` values a hand, ``compare.compare_verdicts`` asks any question of ``cases`` and
``cases_game``; ``explain.explain_comparison`` tells the result. ``explain_preset.explain_preset``
tells one rule set, beside the tutorial's.
"""
