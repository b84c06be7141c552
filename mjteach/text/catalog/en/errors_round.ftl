### What is wrong with a round before it starts.

error-rules-penalty_deposit = A penalty deposit of { $found } points is no number of { $stick }-point sticks. Choose { $stick } or 0.
