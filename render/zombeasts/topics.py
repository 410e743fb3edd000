"""The rule topics in the order of the rulebook, with related topics and the options they depend on."""

from __future__ import annotations

from render.contract import Topic

TOPICS = (
    Topic("aim", ("full-moon", "scoring")),
    Topic("set-up", ("who-begins", "options"), ("hands",)),
    Topic("your-turn", ("playing-a-card", "drawing")),
    Topic("playing-a-card", ("moons-at-a-time", "stuck-hand"), ("quarters",)),
    Topic("moons-at-a-time", ("white-moon",)),
    Topic("quarters", ("stuck-hand", "options"), ("quarters",)),
    Topic("full-moon", ("bonus", "scoring")),
    Topic("joker-in-your-own-moon", ("white-moon", "joker-swap"), ("quarters",)),
    Topic("joker-swap", ("swap-limits", "draw-number")),
    Topic("swap-limits", ("joker-swap",), ("quarters",)),
    Topic("joker-animals", ("attack", "bonus")),
    Topic("white-moon", ("joker-in-your-own-moon",)),
    Topic("attack", ("chain", "bonus"), ("master",)),
    Topic("chain", ("attack",)),
    Topic("attack-without-a-fitting-card", ("stuck-hand",)),
    Topic("bonus", ("open-stock",)),
    Topic("draw-number", ("drawing",)),
    Topic("drawing", ("taking-from-a-hand",)),
    Topic("taking-from-a-hand", ("empty-hand",)),
    Topic("open-stock", ("drawing", "bonus")),
    Topic("empty-hand", ("draw-number",)),
    Topic("last-card-no-pair", ("empty-hand",)),
    Topic("stuck-hand", ("minus-pile",), ("quarters",)),
    Topic("minus-pile", ("scoring",)),
    Topic("end-of-the-game", ("last-turn",)),
    Topic("last-turn", ("end-of-the-game",)),
    Topic("scoring", ("ties",), ("scores",)),
    Topic("ties", ("scoring",)),
    Topic("master-variant", ("carrot", "mouse", "bone", "paw"), ("master",)),
    Topic("carrot", ("toys-once",), ("master",)),
    Topic("mouse", ("open-stock",), ("master",)),
    Topic("bone", ("attack",), ("master",)),
    Topic("paw", ("last-turn",), ("master",)),
    Topic("toys-once", ("carrot",), ("master",)),
    Topic("who-begins", ("options",), ("first", "hands")),
    Topic("what-others-see", ("taking-from-a-hand", "options"), ("scores",)),
    Topic("options", ("quarters", "master-variant"), ("quarters", "master", "first", "hands", "scores")),
    Topic("about-this-edition", ("cards-in-the-deck", "quarters")),
    Topic("cards-in-the-deck", ("draw-number",)),
)
"""Titles and texts stand in the catalogue as `zombeasts-topic-<id>` and its attribute `.text`."""
