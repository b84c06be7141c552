### What went wrong while a deal was played.

error-situation-round_not_over = This deal isn't over, so its end can't be explained yet. Play it to the end first.

error-action-illegal = { $asked } No, the rules don't allow it.
