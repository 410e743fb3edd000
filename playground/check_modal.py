"""The rules for forms: what a bot may show, and what a person may send back."""

from collections.abc import Iterator, Mapping
from typing import Any

from cogs import limits
from playground.check_components import (
    CHECK,
    CHECKS,
    LABEL,
    MENUS,
    RADIO,
    ROW,
    TEXT,
    TEXT_INPUT,
    TEXT_MENU,
    check_menu,
    unique_ids,
)
from playground.form import Form, Path
from playground.refusals import Impossible, Json

MODAL_PARTS = 5
MODAL_PLACEHOLDER = 100
SINGLE = (RADIO, CHECK, TEXT_INPUT)


def check_modal(modal: Json) -> None:
    """Raise `Refused` (50035) for a form that the platform would not show."""
    form = Form()
    form.length(("data", "title"), modal.get("title"), limits.MODAL_TITLE, least=1)
    form.length(("data", "custom_id"), modal.get("custom_id"), limits.CUSTOM_ID, least=1)
    parts = modal.get("components", [])
    form.count(("data", "components"), parts, MODAL_PARTS, least=1)
    for index, part in enumerate(parts):
        _part(form, ("data", "components", index), part)
    unique_ids(form, ("data", "components"), parts)
    form.close()


def _part(form: Form, path: Path, part: Json) -> None:
    if part.get("type") not in (ROW, TEXT, LABEL):
        form.complain((*path, "type"), "BASE_TYPE_CHOICES", "Value must be a row, a text or a label.")
    if part.get("type") == LABEL:
        form.length((*path, "label"), part.get("label"), limits.MODAL_LABEL, least=1)
        form.length((*path, "description"), part.get("description") or "", limits.MODAL_DESCRIPTION)
    for field in fields({"components": [part]}):
        form.length((*path, "custom_id"), field.get("custom_id"), limits.CUSTOM_ID, least=1)
        if field["type"] == TEXT_INPUT:
            _text_input(form, path, field)
        elif field["type"] in MENUS:
            check_menu(form, path, field)


def _text_input(form: Form, path: Path, field: Json) -> None:
    form.length((*path, "value"), field.get("value") or "", field.get("max_length") or limits.MODAL_TEXT)
    form.length((*path, "placeholder"), field.get("placeholder") or "", MODAL_PLACEHOLDER)
    if (field.get("max_length") or 1) > limits.MODAL_TEXT:
        form.complain((*path, "max_length"), "NUMBER_TYPE_MAX", f"At most {limits.MODAL_TEXT}.")


def fields(modal: Json) -> Iterator[Json]:
    """The parts of a form that take an answer."""
    for part in modal.get("components", []):
        if part["type"] == LABEL:
            yield part["component"]
        elif part["type"] == ROW:
            yield from part["components"]


def fill_modal(modal: Json, values: Mapping[str, Any]) -> Json:
    """The `data` of a sent form; raise `Impossible` where a value does not fit its field."""
    known = {field["custom_id"] for field in fields(modal)}
    if strangers := set(values) - known:
        raise Impossible(f"The form has no field {', '.join(sorted(strangers))}.")
    return {"custom_id": modal["custom_id"], "components": [_filled(part, values) for part in modal["components"]]}


def _filled(part: Json, values: Mapping[str, Any]) -> Json:
    numbered = {"type": part["type"], "id": part.get("id", 0)}
    if part["type"] == LABEL:
        return numbered | {"component": _field(part["component"], values)}
    if part["type"] == ROW:
        return numbered | {"components": [_field(each, values) for each in part["components"]]}
    return numbered


def _field(field: Json, values: Mapping[str, Any]) -> Json:
    kind, custom_id = field["type"], field["custom_id"]
    sent: Json = {"type": kind, "id": field.get("id", 0), "custom_id": custom_id}
    if kind == CHECK:
        return sent | {"value": bool(values.get(custom_id, field.get("default", False)))}
    if kind in SINGLE:
        value = values.get(custom_id, field.get("value", "" if kind == TEXT_INPUT else None))
        _check_text(field, value or "")
        return sent | {"value": value}
    chosen = list(values.get(custom_id, ()))
    if kind in (TEXT_MENU, CHECKS):
        check_choice(field, chosen)
    return sent | {"values": [str(each) for each in chosen]}


def _check_text(field: Json, value: str) -> None:
    needed = field.get("required", True)
    if needed and not value:
        raise Impossible(f"Please fill in {field['custom_id']}.")
    least, most = field.get("min_length") or 0, field.get("max_length") or limits.MODAL_TEXT
    if value and field["type"] == TEXT_INPUT and not least <= len(value) <= most:
        raise Impossible(f"{field['custom_id']} takes {least} to {most} characters.")
    if value and field["type"] == RADIO and value not in [option["value"] for option in field["options"]]:
        raise Impossible(f"{value!r} is not offered.")


def check_choice(menu: Json, chosen: list[str]) -> None:
    """Raise `Impossible` unless the chosen values are offered and as many as asked for."""
    optional = not menu.get("required", True) and not chosen
    most = menu.get("max_values", 1 if menu["type"] in MENUS else len(menu.get("options", ())))
    if not optional and not menu.get("min_values", 1) <= len(chosen) <= most:
        raise Impossible(f"Please choose {menu.get('min_values', 1)} to {most}.")
    if menu["type"] in (TEXT_MENU, CHECKS):
        offered = {option["value"] for option in menu.get("options", ())}
        if not set(chosen) <= offered:
            raise Impossible("That is not offered.")
