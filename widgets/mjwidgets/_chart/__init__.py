"""Charts that answer a question with figures."""
