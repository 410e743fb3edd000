"""Discord: commands, buttons, messages and the publisher."""
