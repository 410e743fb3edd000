"""The rule topics in the order of the canon, with related topics and the options they depend on."""

from __future__ import annotations

from render.contract import Topic

TOPICS = (
    Topic("aim", ("scoring", "bond-level")),
    Topic("turn-order", ("alpha", "paw-limit")),
    Topic("alpha", ("turn-order",), ("first",)),
    Topic("events", ("playing-a-card", "houses-in-events")),
    Topic("playing-a-card", ("instinct-hidden", "play-bow")),
    Topic("attributes", ("bond-level",)),
    Topic("top-card", ("discards",)),
    Topic("bond-level", ("adopters",)),
    Topic("adopters", ("heart", "house-points")),
    Topic("heart", ("scoring",)),
    Topic("house-points", ("swapping-houses",)),
    Topic("swapping-houses", ("house-points",)),
    Topic("houses-in-events", ("events",)),
    Topic("instinct-hidden", ("adoption-order", "final-tie")),
    Topic("instinct-attack", ("play-bow", "top-card")),
    Topic("play-bow", ("bow-preference", "discards")),
    Topic("bow-preference", ("play-bow",)),
    Topic("discards", ("play-bow", "paw-limit")),
    Topic("playing-together", ("playing-a-card",)),
    Topic("paw-limit", ("turn-order",)),
    Topic("special-abilities", ("dogs",)),
    Topic("never-gives-up", ("adoption-roll", "dogs")),
    Topic("dogs", ("sizes",), ("dogs", "kennel")),
    Topic("sizes", ("events",)),
    Topic("empty-attribute-pile", ("tail-wag",)),
    Topic("tail-wag", ("adoption-day",)),
    Topic("adoption-day", ("adoption-order", "adoption-roll")),
    Topic("adoption-order", ("instinct-hidden",)),
    Topic("adoption-roll", ("rescue-story",)),
    Topic("rescue-story", ("scoring",)),
    Topic("scoring", ("final-tie",)),
    Topic("final-tie", ("instinct-hidden",)),
    Topic("short-game", ("number-of-events",), ("length",)),
    Topic("number-of-events", ("short-game",), ("length",)),
    Topic("what-is-secret", ("instinct-hidden",)),
    Topic("reconstruction", ("events", "dogs")),
)
"""Titles and texts stand in the catalogue as `dogs-bond-topic-<id>` and its attribute `.text`."""
