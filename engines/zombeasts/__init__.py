"""Zombeasts: full moons of four cards, pairs that attack, jokers that swap."""
