"""The commands a bot has registered, and how a person fills one in."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import isfinite
from typing import Any

from cogs import limits
from playground import pointing
from playground.form import Form, Path
from playground.handing import Handed
from playground.permissions import Permission
from playground.refusals import Impossible, Json
from playground.values import Channel, ChannelKind
from playground.world import BOT, GUILD, World

SUBCOMMAND, GROUP = 1, 2
TEXT, INTEGER, YES_NO, USER, CHANNEL, NUMBER, FILE = 3, 4, 5, 6, 7, 10, 11
NAME = re.compile(r"^[-_'\w]{1,32}$")


class Commands:
    """The registry, by scope: `None` for global, else a guild."""

    def __init__(self, world: World, handed: Handed) -> None:
        self._world = world
        self._handed = handed
        self.scopes: dict[int | None, list[Json]] = {}
        self.times_replaced = 0
        self.on_change: Callable[[], None] = lambda: None

    def listed(self, scope: int | None) -> list[Json]:
        """The commands of one scope as registered."""
        return self.scopes.get(scope, [])

    def all(self) -> list[Json]:
        """Global and guild commands together."""
        return [command for scope in self.scopes.values() for command in scope]

    def replace(self, scope: int | None, commands: Sequence[Json]) -> list[Json]:
        """Take the place of all commands of a scope; raise `Refused` (50035) for a bad one."""
        form = Form()
        form.count((), commands, limits.COMMANDS)
        for index, command in enumerate(commands):
            _check(form, (index,), command)
        form.close()
        self.times_replaced += 1
        self.scopes[scope] = [self._registered(scope, command) for command in commands]
        self.on_change()
        return self.scopes[scope]

    def _registered(self, scope: int | None, command: Json) -> Json:
        fresh = {"type": 1, "options": [], "contexts": None, "default_member_permissions": None, **command}
        fresh |= {"id": str(self._world.new_id()), "application_id": str(BOT.id), "version": "1"}
        return fresh if scope is None else {**fresh, "guild_id": str(scope)}

    def offered(self, user: int, channel: Channel) -> list[Json]:
        """The commands a person is offered in a place."""
        return [command for command in self.all() if self._allowed(command, user, channel)]

    def _allowed(self, command: Json, user: int, channel: Channel) -> bool:
        direct = channel.kind is ChannelKind.DIRECT
        contexts = command.get("contexts")
        if contexts is not None and (1 if direct else 0) not in contexts:
            return False
        needed = command.get("default_member_permissions")
        if needed is None or direct:
            return command.get("guild_id") is None or not direct
        return not Permission(int(needed)) & ~self._world.member_permissions(user)

    def fill(self, user: int, channel: Channel, words: str, given: Mapping[str, Any], focus: str | None) -> Json:
        """The `data` of an interaction for a command; raise `Impossible` if it cannot be sent so.

        `focus` names the option being typed while asking for autocomplete: then gaps are allowed.
        """
        names = words.removeprefix("/").split()
        for command in self.offered(user, channel):
            if names and command["name"] == names[0] and command["type"] == 1:
                leaf, path = _descend(command, names[1:])
                options, resolved = self._options(leaf, user, given, focus)
                data = {key: command[key] for key in ("id", "name", "type")}
                data |= {"guild_id": command["guild_id"]} if "guild_id" in command else {}
                data["options"] = _nested(path, options)
                return data | ({"resolved": resolved} if resolved else {})
        if not self.all():
            raise Impossible("The bot is not ready yet. Please try again in a moment.")
        raise Impossible(f"There is no command /{' '.join(names)} here.")

    def _options(
        self, leaf: Json, user: int, given: Mapping[str, Any], focus: str | None
    ) -> tuple[list[Json], Json]:
        known = {option["name"]: option for option in leaf.get("options", [])}
        if strangers := set(given) - set(known):
            raise Impossible(f"No option {', '.join(sorted(strangers))}.")
        missing = [name for name, option in known.items() if option.get("required") and name not in given]
        if missing and focus is None:
            raise Impossible(f"Please fill in {', '.join(missing)}.")
        options: list[Json] = []
        resolved: Json = {}
        for name, value in given.items():
            option = {"name": name, "type": known[name]["type"], "value": value if name == focus else None}
            if name == focus:
                option["focused"] = True
            else:
                option["value"] = self._value(known[name], user, value, resolved)
            options.append(option)
        return options, resolved

    def _value(self, option: Json, user: int, value: Any, resolved: Json) -> Any:
        kind = option["type"]
        if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
            raise Impossible(f"{value!r} is no choice of {option['name']}.")
        if kind == FILE:
            file = self._handed.of(user, value)
            resolved.setdefault("attachments", {})[str(file.id)] = file
            return str(file.id)
        if kind == USER:
            who = pointing.person(self._world, value)
            resolved.setdefault("users", {})[str(who.id)] = who.id
            return str(who.id)
        if kind == CHANNEL:
            place = pointing.place(self._world, user, value)
            resolved.setdefault("channels", {})[str(place.id)] = place.id
            return str(place.id)
        if kind in (INTEGER, NUMBER):
            return _number(option, value)
        return _yes_no(option, value) if kind == YES_NO else _text(option, str(value))


def _number(option: Json, value: Any) -> int | float:
    try:
        number: int | float = int(value) if option["type"] == INTEGER else float(value)
    except (TypeError, ValueError, OverflowError):
        raise Impossible(f"{option['name']} must be a number.") from None
    if number != float(value) or not isfinite(number):
        raise Impossible(f"{option['name']} must be a whole number.")
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        raise Impossible(f"{option['name']} must be between {least} and {most}.")
    return number


def _yes_no(option: Json, value: object) -> bool:
    if not isinstance(value, bool):
        raise Impossible(f"{option['name']} must be yes or no.")
    return value


def _text(option: Json, value: str) -> str:
    if not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
        raise Impossible(f"{option['name']} has the wrong length.")
    return value


def _descend(command: Json, names: Sequence[str]) -> tuple[Json, list[Json]]:
    """The subcommand that the further words name, and the way there."""
    leaf, path = command, []
    for name in names:
        found = [each for each in leaf["options"] if each["name"] == name and each["type"] in (SUBCOMMAND, GROUP)]
        if not found:
            raise Impossible(f"/{command['name']} has no {name}.")
        leaf = found[0]
        path.append(leaf)
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in leaf.get("options", [])):
        raise Impossible(f"/{command['name']} needs one of its subcommands.")
    return leaf, path


def _nested(path: Sequence[Json], options: list[Json]) -> list[Json]:
    for step in reversed(path):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    return options


def _check(form: Form, path: Path, command: Json) -> None:
    if command.get("type", 1) == 1:
        _check_named(form, path, command)
    _check_options(form, path, command)
    if sum(_sizes(command)) > limits.COMMAND_CHARACTERS:
        form.complain(
            path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds {limits.COMMAND_CHARACTERS} characters."
        )


def _check_named(form: Form, path: Path, named: Json) -> None:
    name = str(named.get("name", ""))
    if not NAME.match(name) or name != name.lower():
        form.complain((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid.")
    form.length((*path, "description"), named.get("description"), limits.COMMAND_DESCRIPTION, least=1)


def _check_options(form: Form, path: Path, parent: Json) -> None:
    options = parent.get("options") or []
    form.count((*path, "options"), options, limits.COMMAND_OPTIONS)
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        form.complain((*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options first.")
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _check_named(form, here, option)
        _check_choices(form, (*here, "choices"), option)
        _check_options(form, here, option)


def _check_choices(form: Form, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    form.count(path, choices, limits.COMMAND_CHOICES)
    if choices and option.get("autocomplete"):
        form.complain(path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices or autocomplete, not both.")
    for index, choice in enumerate(choices):
        form.length((*path, index, "name"), choice.get("name"), limits.CHOICE_NAME, least=1)


def _sizes(part: Json) -> Iterator[int]:
    """The lengths that count towards the size of a command, the longest language counting."""
    for key in ("name", "description"):
        texts = [str(part.get(key) or ""), *(part.get(f"{key}_localizations") or {}).values()]
        yield max(map(len, texts))
    yield from (len(str(choice["value"])) for choice in part.get("choices") or ())
    for inner in (*(part.get("options") or ()), *(part.get("choices") or ())):
        yield from _sizes(inner)


def command_words(data: Json) -> str:
    """The words of a filled-in command: `game new`."""
    inner = [option for option in data.get("options", ()) if option["type"] in (SUBCOMMAND, GROUP)]
    return " ".join([str(data["name"]), *map(command_words, inner)])


def scope_of(guild: str | None) -> int | None:
    """The scope that a path names; only the one guild is known."""
    return None if guild is None else GUILD
