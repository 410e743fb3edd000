"""Rows: what is kept between two presses."""
