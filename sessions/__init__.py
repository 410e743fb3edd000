"""Use cases: what can be done with a session, and in which order."""
