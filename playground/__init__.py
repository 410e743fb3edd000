"""A loopback stand-in for the chat platform: the real bot plays in a browser, without a token."""

from playground.gateway import TOKEN
from playground.keeping import folder
from playground.launch import PORT, PortTaken, redirect, run_with, serve, trial
from playground.server import Playground
from playground.timepiece import Timepiece
from playground.welcome import Step, Table
from playground.world import PEOPLE

PERSON = PEOPLE[0].id
"""Who plays if nobody says otherwise."""

__all__ = [
    "PERSON",
    "PORT",
    "TOKEN",
    "Playground",
    "PortTaken",
    "Step",
    "Table",
    "Timepiece",
    "folder",
    "redirect",
    "run_with",
    "serve",
    "trial",
]
