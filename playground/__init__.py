"""A loopback stand-in for the chat platform: the real bot plays in a browser, without a token."""

from playground.launch import PORT, PortTaken, redirect, run_with, serve
from playground.server import Playground
from playground.welcome import Step, Table

__all__ = ["PORT", "Playground", "PortTaken", "Step", "Table", "redirect", "run_with", "serve"]
