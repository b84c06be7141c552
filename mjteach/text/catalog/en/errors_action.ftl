### What went wrong while a hand was played.

error-action-illegal = { $asked } No, the rules refuse it. Ask “why” for every reason.
