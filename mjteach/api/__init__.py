"""The engine as lessons use it: text in, reasons out.

Every function takes notation (``"123m"``) or values, and returns values that explain themselves
(:func:`.reasons.why`). Each module is loaded when one of its functions is first used.
"""
