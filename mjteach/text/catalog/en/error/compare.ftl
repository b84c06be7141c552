### What cannot be compared.

error-rules-nothing_to_compare = No rule set is named. Choose some of { $known }.
