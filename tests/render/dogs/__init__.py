"""Tests of the pictures of Dogs."""
