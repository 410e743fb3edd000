"""The rules of the games, pure and alone."""
