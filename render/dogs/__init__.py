"""The face of Dogs: pictures and words."""
