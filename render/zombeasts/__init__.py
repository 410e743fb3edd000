"""How Zombeasts looks and sounds."""
