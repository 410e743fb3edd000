"""Tools for developers: self-play, replay, art."""
