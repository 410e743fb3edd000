"""Custom ids: what a button or menu remembers, and its text form. Both directions stand here and nowhere else.

An id is seen by users, so it holds no secret: an index says nothing without the private list, and
rights are checked again at each press. The prefix names kind and format; templates never overlap.
"""

from cogs.ids.card import GuildId, PageId, PrivacyId, RuleId, SettingId
from cogs.ids.place import DIGITS, read_node, read_places, write_node, write_places
from cogs.ids.press import ANSWERS, PressId, Verb
from cogs.ids.table import BoardId, LobbyId, NoticeId, ReplayId, RequestId, WishId
from cogs.ids.template import BadId, Id
from cogs.ids.value import PickValue, check_of, read_value, write_leaf, write_level

KINDS: tuple[type[Id], ...] = (
    PressId, BoardId, LobbyId, RuleId, PageId, SettingId, GuildId, PrivacyId, ReplayId, WishId, NoticeId, RequestId,
)  # fmt: skip
"""Every kind of id that is posted today."""
PREFIXES = tuple(kind.TEMPLATE[:3] for kind in KINDS)
"""How these begin."""

__all__ = [
    "ANSWERS",
    "DIGITS",
    "KINDS",
    "PREFIXES",
    "BadId",
    "BoardId",
    "GuildId",
    "Id",
    "LobbyId",
    "NoticeId",
    "PageId",
    "PickValue",
    "PressId",
    "PrivacyId",
    "ReplayId",
    "RequestId",
    "RuleId",
    "SettingId",
    "Verb",
    "WishId",
    "check_of",
    "read_node",
    "read_places",
    "read_value",
    "write_leaf",
    "write_level",
    "write_node",
    "write_places",
]
