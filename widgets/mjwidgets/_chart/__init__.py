"""Pictures that answer a question with figures."""
