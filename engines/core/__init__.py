"""The contract that all games keep, and what can be done with any game that keeps it."""

from engines.core.ahead import REFUSALS, Ahead, fold, is_free, look_ahead, put
from engines.core.barrier import Revealed, revealed
from engines.core.errors import NotAnAction, NotLegal, NotYours, TooLate
from engines.core.event import Event, Weight
from engines.core.finality import is_final
from engines.core.game import About, Asides, BrokenState, Game, Outcome, Part, Sides, Standing, Step, Stored
from engines.core.names import DecisionId, Seat
from engines.core.notation import Notation
from engines.core.openly import leading, on_board, open_part
from engines.core.pack import BadPack, Header, Pack, read_pack, read_tables
from engines.core.phrase import Argument, Phrase, Ref, phrase
from engines.core.play import AnyGame, BadLine, answer, asked, is_quiet, replay, say_aside
from engines.core.question import (
    Choice,
    Coda,
    Decision,
    Field,
    Form,
    Level,
    Mark,
    MarkKind,
    Offer,
    Plan,
    Question,
    Refusal,
    Role,
    Wish,
    WishValue,
)
from engines.core.record import BadRecord, Entry, Record, line_numbers, read_record, write_record
from engines.core.rng import Rng, commitment
from engines.core.setup import Chosen, Option, OptionKind, Setup, SetupRefused, UnknownOption, check_options

__all__ = [
    "REFUSALS",
    "About",
    "Ahead",
    "AnyGame",
    "Argument",
    "Asides",
    "BadLine",
    "BadPack",
    "BadRecord",
    "BrokenState",
    "Choice",
    "Chosen",
    "Coda",
    "Decision",
    "DecisionId",
    "Entry",
    "Event",
    "Field",
    "Form",
    "Game",
    "Header",
    "Level",
    "Mark",
    "MarkKind",
    "NotAnAction",
    "NotLegal",
    "NotYours",
    "Notation",
    "Offer",
    "Option",
    "OptionKind",
    "Outcome",
    "Pack",
    "Part",
    "Phrase",
    "Plan",
    "Question",
    "Record",
    "Ref",
    "Refusal",
    "Revealed",
    "Rng",
    "Role",
    "Seat",
    "Setup",
    "SetupRefused",
    "Sides",
    "Standing",
    "Step",
    "Stored",
    "TooLate",
    "UnknownOption",
    "Weight",
    "Wish",
    "WishValue",
    "answer",
    "asked",
    "check_options",
    "commitment",
    "fold",
    "is_final",
    "is_free",
    "is_quiet",
    "leading",
    "line_numbers",
    "look_ahead",
    "on_board",
    "open_part",
    "phrase",
    "put",
    "read_pack",
    "read_record",
    "read_tables",
    "replay",
    "revealed",
    "say_aside",
    "write_record",
]
