"""Slash commands: each one parses, calls a use case, and shows what came of it."""

EXTENSIONS = (
    "cogs.commands.game",
    "cogs.commands.play",
    "cogs.commands.own",
    "cogs.commands.server",
    "cogs.commands.privacy",
    "cogs.commands.wishes",
    "cogs.commands.stats",
)
