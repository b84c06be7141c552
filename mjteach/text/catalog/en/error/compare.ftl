### What cannot be compared.

error-rules-nothing_to_compare = You haven't named a rule set. Choose from { $known }.
