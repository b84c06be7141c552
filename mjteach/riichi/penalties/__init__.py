"""Penalties: which offences there are, what each costs under given rules, and how it is paid."""
