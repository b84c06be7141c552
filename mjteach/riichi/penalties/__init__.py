"""Penalties: the offences, what each costs under given rules, and how it is paid."""
