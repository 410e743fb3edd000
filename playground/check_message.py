"""The rules for a whole message: text, embeds, files, layout."""

from collections.abc import Iterator, Sequence
from typing import Any

from cogs import limits
from playground.check_components import check_components
from playground.form import Form, Path
from playground.refusals import EMPTY_MESSAGE, Json, Refused
from playground.values import Attachment, MessageFlag

EMBED_AUTHOR = 256
SCHEME = "attachment://"


def check_message(body: Json, attachments: Sequence[Attachment]) -> None:
    """Raise `Refused`: 50035 with every complaint by field, or 50006 for a message with nothing in it."""
    form = Form()
    v2 = bool(body["flags"] & MessageFlag.COMPONENTS_V2)
    form.length(("content",), body["content"], limits.CONTENT)
    _embeds(form, body["embeds"])
    check_components(form, body["components"], v2=v2)
    _files(form, body, attachments)
    if v2:
        _no_legacy(form, body)
    form.close()
    if not any((body["content"], body["embeds"], body["components"], attachments)):
        raise Refused(EMPTY_MESSAGE)


def references(things: Any) -> Iterator[str]:
    """The names of all files that embeds or components point to."""
    if isinstance(things, str):
        if things.startswith(SCHEME):
            yield things.removeprefix(SCHEME)
    elif isinstance(things, dict):
        yield from references(list(things.values()))
    elif isinstance(things, list | tuple):
        for thing in things:
            yield from references(thing)


def _no_legacy(form: Form, body: Json) -> None:
    for key in ("content", "embeds"):
        if body[key]:
            form.complain(
                (key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", f"The '{key}' field cannot be used."
            )


def _files(form: Form, body: Json, attachments: Sequence[Attachment]) -> None:
    form.count(("attachments",), attachments, limits.FILES)
    for index, attachment in enumerate(attachments):
        form.length(("attachments", index, "description"), attachment.alt or "", limits.ALT_TEXT)
    names = {attachment.name for attachment in attachments}
    for key in ("embeds", "components"):
        for name in references(body[key]):
            if name not in names:
                form.complain((key,), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file {name}.")


def _embeds(form: Form, embeds: Sequence[Json]) -> None:
    form.count(("embeds",), embeds, limits.EMBEDS)
    for index, embed in enumerate(embeds):
        _embed(form, ("embeds", index), embed)
    total = sum(len(text) for embed in embeds for text in _texts(embed))
    if total > limits.EMBED_TOTAL:
        form.complain(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embeds exceed {limits.EMBED_TOTAL} characters.")


def _embed(form: Form, path: Path, embed: Json) -> None:
    form.length((*path, "title"), embed.get("title") or "", limits.EMBED_TITLE)
    form.length((*path, "description"), embed.get("description") or "", limits.EMBED_DESCRIPTION)
    form.length((*path, "footer", "text"), embed.get("footer", {}).get("text", ""), limits.EMBED_FOOTER)
    form.length((*path, "author", "name"), embed.get("author", {}).get("name", ""), EMBED_AUTHOR)
    form.count((*path, "fields"), embed.get("fields", []), limits.EMBED_FIELDS)
    for index, field in enumerate(embed.get("fields", [])):
        form.length((*path, "fields", index, "name"), field.get("name"), limits.EMBED_FIELD_NAME, least=1)
        form.length((*path, "fields", index, "value"), field.get("value"), limits.EMBED_FIELD_VALUE, least=1)


def _texts(embed: Json) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield embed.get("footer", {}).get("text", "")
    yield embed.get("author", {}).get("name", "")
    for field in embed.get("fields", []):
        yield str(field.get("name", ""))
        yield str(field.get("value", ""))
