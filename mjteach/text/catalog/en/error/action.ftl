### What went wrong while a deal was played.

error-situation-round_not_over = This deal is not over, so its end cannot be explained yet. Play it to the end first.

error-action-illegal = { $asked } No, the rules refuse it.
