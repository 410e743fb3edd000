"""What people point to by its number; raises `Impossible` for what is not there, or not theirs to see."""

from collections.abc import Callable, Sequence

from playground.check_components import CHANNEL_MENU, ROLE_MENU, USER_MENU
from playground.refusals import Impossible, Json, Refused
from playground.values import Channel, User
from playground.world import GUILD, World


def number_of(value: object) -> int:
    """The number that a value is or spells; 0, which nothing has, for anything else."""
    return int(str(value)) if str(value).isdecimal() else 0


def person(world: World, value: object) -> User:
    """Somebody of this place."""
    try:
        return world.user(number_of(value))
    except Refused:
        raise Impossible("There is no such person.") from None


def place(world: World, viewer: int, value: object) -> Channel:
    """A channel that the viewer sees."""
    found = world.channels.get(number_of(value))
    if found is None or not world.sees_channel(viewer, found):
        raise Impossible("That channel is not there.")
    return found


def role(value: object) -> int:
    """The one role there is, as everybody has it."""
    if number_of(value) != GUILD:
        raise Impossible("There is no such role.")
    return GUILD


def chosen(world: World, viewer: int, menu: Json, values: Sequence[str]) -> Json:
    """What the values of a menu stand for, by kind of thing; nothing for a menu with options of its own."""
    kinds: dict[int, tuple[str, Callable[[str], int]]] = {
        USER_MENU: ("users", lambda value: person(world, value).id),
        ROLE_MENU: ("roles", role),
        CHANNEL_MENU: ("channels", lambda value: _of_kinds(menu, place(world, viewer, value))),
    }
    if menu["type"] not in kinds:
        return {}
    name, find = kinds[menu["type"]]
    return {"resolved": {name: {value: find(value) for value in values}}}


def _of_kinds(menu: Json, channel: Channel) -> int:
    if channel.kind not in (menu.get("channel_types") or [channel.kind]):
        raise Impossible("A channel of that kind cannot be chosen.")
    return channel.id
