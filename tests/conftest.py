"""No test is judged by the clock, here as anywhere else: a busy computer is not a defect."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
