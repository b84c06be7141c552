"""Why the answers of a session are what they are: an inference that learns from every answer."""
