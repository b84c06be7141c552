### A card to print: what han and fu pay.

card-payments = Payments: { $ruleset }
card-read = In each field: what the discarder pays for a ron, then what each player pays for a tsumo. Of two numbers the dealer pays the second. Honba and sticks come on top.
card-other = When somebody other than the dealer wins
card-dealer = When the dealer wins
card-limits-other = Limits, when somebody other than the dealer wins
card-limits-dealer = Limits, when the dealer wins
card-limit = Limit
card-pays = Payment
card-han = { $han } han
card-fu = { $fu } fu
