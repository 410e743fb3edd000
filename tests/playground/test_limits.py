"""What the platform refuses, the stand-in refuses, naming the field."""

from typing import Any

import pytest

from cogs import limits
from playground.check_message import check_message
from playground.check_modal import check_modal
from playground.commands import Commands
from playground.form import Form
from playground.handing import KEPT, Handed
from playground.posting import Upload, say
from playground.refusals import Impossible, Json, Refused
from playground.world import World


def message(**fields: Any) -> Json:
    return {"content": "", "embeds": [], "components": [], "flags": 0, **fields}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def button(number: int = 0, **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": f"b{number}", **fields}


def menu(options: int = 1, **fields: Any) -> Json:
    offered = [{"label": f"Option {each}", "value": str(each)} for each in range(options)]
    return {"type": 3, "custom_id": "m", "options": offered, **fields}


def labelled(part: Json) -> Json:
    return {"type": 18, "label": "x", "component": part}


def text(words: str) -> Json:
    return {"type": 10, "content": words}


V2 = {"flags": 1 << 15}
FULL = [row(*(button(5 * line + place) for place in range(5))) for line in range(5)]


def complaints(body: Json) -> Json:
    with pytest.raises(Refused) as refused:
        check_message(body, [])
    assert (refused.value.reason.status, refused.value.reason.code) == (400, 50035)
    return refused.value.errors or {}


def at(errors: Json, path: str) -> str:
    for step in path.split("."):
        errors = errors[step]
    return str(errors["_errors"][0]["code"])


@pytest.mark.parametrize(
    "body",
    [
        message(content="x" * 2000),
        message(components=FULL),
        message(components=[row(menu(25))]),
        message(embeds=[{"title": "x" * 256, "description": "x" * 4096}]),
        message(components=[text("x" * 4000)], **V2),
        message(components=[text("x")] * 40, **V2),
    ],
)
def test_full_message_is_taken(body: Json) -> None:
    check_message(body, [])


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        (message(content="x" * 2001), "content", "BASE_TYPE_MAX_LENGTH"),
        (
            message(components=[row({"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"})]),
            "components.0.components.0.url",
            "URL_TYPE_INVALID_SCHEME",
        ),
        (message(components=[row(menu(2, min_values=3))]), "components.0.components.0.max_values", "BASE_TYPE_MAX"),
        (
            message(components=[row({"type": 5, "custom_id": "m", "max_values": 26})]),
            "components.0.components.0.max_values",
            "BASE_TYPE_MAX",
        ),
        (message(embeds=[{"title": "x" * 257}]), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
        (message(embeds=[{"description": "x" * 4096}] * 2), "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
        (message(embeds=[{"title": "x"}] * 11), "embeds", "BASE_TYPE_BAD_LENGTH"),
        (
            message(embeds=[{"fields": [{"name": "", "value": "x"}]}]),
            "embeds.0.fields.0.name",
            "BASE_TYPE_MIN_LENGTH",
        ),
        (message(components=[*FULL, row(button(99))]), "components", "BASE_TYPE_BAD_LENGTH"),
        (
            message(components=[row(*[button(n) for n in range(6)])]),
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (message(components=[row(button(), menu())]), "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        (message(components=[row(button(), button())]), "components", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (
            message(components=[row(button(label="x" * 81))]),
            "components.0.components.0.label",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            message(components=[row(button(custom_id="x" * 101))]),
            "components.0.components.0.custom_id",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            message(components=[row(button(label=""))]),
            "components.0.components.0",
            "BUTTON_COMPONENT_MISSING_LABEL",
        ),
        (message(components=[row(menu(26))]), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        (message(components=[row(menu(2, max_values=3))]), "components.0.components.0.max_values", "BASE_TYPE_MAX"),
        (message(components=[text("x")]), "components.0.type", "BASE_TYPE_CHOICES"),
        (message(components=[text("x")] * 41, **V2), "components", "BASE_TYPE_BAD_LENGTH"),
        (message(components=[text("x" * 2001)] * 2, **V2), "components", "BASE_TYPE_MAX_LENGTH"),
        (
            message(content="x", components=[text("x")], **V2),
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        (
            message(embeds=[{"image": {"url": "attachment://a.png"}}]),
            "embeds",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        ),
    ],
)
def test_message_beyond_a_limit_is_refused_at_its_field(body: Json, path: str, code: str) -> None:
    assert at(complaints(body), path) == code


def test_empty_message_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        check_message(message(), [])
    assert refused.value.reason.code == 50006


def files(number: int, size: int = 1) -> dict[int, Upload]:
    return {index: Upload(f"{index}.bin", "application/octet-stream", b"x" * size) for index in range(number)}


def test_ten_files_are_taken_and_eleven_refused() -> None:
    world = World()
    channel = world.text_channel("games")
    assert len(say(world, channel.id, {}, files(10)).attachments) == 10
    with pytest.raises(Refused) as refused:
        say(world, channel.id, {}, files(11))
    assert refused.value.reason.code == 50035


def test_file_above_ten_mebibytes_is_refused_and_leaves_nothing() -> None:
    world = World()
    channel = world.text_channel("games")
    say(world, channel.id, {}, files(1, 10_485_760))
    with pytest.raises(Refused) as refused:
        say(world, channel.id, {}, files(1, 10_485_761))
    assert refused.value.reason.code == 40005
    assert (len(world.messages), len(world.files)) == (1, 1)


def command(**fields: Any) -> Json:
    return {"name": "play", "description": "Play.", "type": 1, **fields}


def option(number: int = 0, **fields: Any) -> Json:
    return {"name": f"o{number}", "description": "An option.", "type": 3, **fields}


@pytest.mark.parametrize(
    "bad",
    [
        command(name="Play"),
        command(name="two words"),
        command(name="x" * 33),
        command(description=""),
        command(description="x" * 101),
        command(options=[option(n) for n in range(26)]),
        command(options=[option(0), option(1, required=True)]),
        command(options=[option(choices=[{"name": "x", "value": "x"}] * 26)]),
        command(options=[option(choices=[{"name": "x", "value": "x"}], autocomplete=True)]),
        command(
            options=[
                option(n, description="x" * 100, choices=[{"name": "y" * 100, "value": "z" * 100}] * 25)
                for n in range(2)
            ]
        ),
    ],
)
def test_bad_command_refuses_the_whole_registration(bad: Json) -> None:
    commands = Commands(World(), Handed(World()))
    commands.replace(None, [command()])
    with pytest.raises(Refused) as refused:
        commands.replace(None, [command(name="other"), bad])
    assert refused.value.reason.code == 50035
    assert [each["name"] for each in commands.all()] == ["play"]


@pytest.mark.parametrize(
    ("modal", "path"),
    [
        ({"title": "x" * 46}, "data.title"),
        ({"components": []}, "data.components"),
        (
            {"components": [{"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "w"}}]},
            "data.components.0.label",
        ),
        (
            {
                "components": [
                    {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "w", "max_length": 4001}}
                ]
            },
            "data.components.0.max_length",
        ),
        ({"components": [labelled({"type": 3, "custom_id": "m", "options": []})]}, "data.components.0.options"),
        ({"components": [labelled(menu(26))]}, "data.components.0.options"),
        ({"components": [labelled({"type": 4, "custom_id": "w", "value": "x" * 4001})]}, "data.components.0.value"),
        ({"components": [labelled(menu()), labelled(menu())]}, "data.components"),
    ],
)
def test_bad_form_is_refused_at_its_field(modal: Json, path: str) -> None:
    good = {"title": "x", "custom_id": "f", "components": [{"type": 10, "content": "x"}]}
    check_modal(good)
    with pytest.raises(Refused) as refused:
        check_modal({**good, **modal})
    assert at(refused.value.errors or {}, path)


def test_complaints_are_collected_by_field() -> None:
    form = Form()
    form.length(("a", 0), "xx", 1)
    form.length(("b",), 7, 1)
    with pytest.raises(Refused) as refused:
        form.close()
    assert set(refused.value.errors or {}) == {"a", "b"}


def test_a_file_is_sent_by_whoever_handed_it_in_and_is_not_too_large() -> None:
    world = World()
    handed = Handed(world)
    mine = handed.take(1, Upload("my record?.txt", "text/plain", b"game"))
    assert mine.name == "my_record_.txt"
    assert handed.find(str(mine.id), mine.key)
    assert handed.find(str(mine.id), "guessed") is None
    commands = Commands(world, handed)
    resolved: Json = {}
    assert commands._value({"name": "file", "type": 11}, 1, str(mine.id), resolved) == str(mine.id)
    assert resolved == {"attachments": {str(mine.id): mine}}
    with pytest.raises(Impossible, match="choose the file again"):
        commands._value({"name": "file", "type": 11}, 2, str(mine.id), {})
    with pytest.raises(Impossible, match="10 MiB at the most"):
        handed.take(1, Upload("x", "text/plain", bytes(limits.FILE_BYTES + 1)))
    for _ in range(KEPT):
        handed.take(2, Upload("x", "text/plain", b"x"))
    assert handed.find(str(mine.id), mine.key) is None
