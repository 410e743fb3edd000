"""The rules for buttons, menus and layouts of a message."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from cogs import limits
from playground.form import Form, Path
from playground.refusals import Json

ROW, BUTTON, TEXT_MENU, TEXT_INPUT, USER_MENU, ROLE_MENU = 1, 2, 3, 4, 5, 6
CHANNEL_MENU, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 8, 9, 10, 11, 12, 13, 14, 17
LABEL, UPLOAD, RADIO, CHECKS, CHECK = 18, 19, 21, 22, 23
MENUS = (3, 5, 6, 7, 8)
LINK, PREMIUM = 5, 6

GALLERY_ITEMS = 10
URL = 512
SCHEMES = ("http://", "https://", "discord://")
SECTION_TEXTS = 3

CLASSIC_TOP = (ROW,)
V2_TOP = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)


def children(component: Json) -> Iterator[Json]:
    """The parts directly inside a component."""
    yield from component.get("components", ())
    for key in ("accessory", "component"):
        if key in component:
            yield component[key]


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Every component with everything inside it, in reading order."""
    for component in components:
        yield component
        yield from walk(list(children(component)))


def check_components(form: Form, components: Sequence[Json], *, v2: bool) -> None:
    """Complain about everything the platform would refuse."""
    for index, component in enumerate(components):
        _one(form, ("components", index), component, V2_TOP if v2 else CLASSIC_TOP)
    unique_ids(form, ("components",), components)
    if v2:
        _v2_totals(form, components)
    else:
        form.count(("components",), components, limits.ROWS)


def _v2_totals(form: Form, components: Sequence[Json]) -> None:
    parts = list(walk(components))
    form.count(("components",), parts, limits.V2_COMPONENTS)
    text = "".join(part.get("content", "") for part in parts if part.get("type") == TEXT)
    form.length(("components",), text, limits.V2_TEXT)


def unique_ids(form: Form, path: Path, components: Sequence[Json]) -> None:
    """Complain about ids that two parts share."""
    seen: set[str] = set()
    for part in walk(components):
        custom_id = part.get("custom_id")
        if custom_id in seen:
            form.complain(path, "COMPONENT_CUSTOM_ID_DUPLICATED", f"Custom id {custom_id} is not unique.")
        if custom_id is not None:
            seen.add(custom_id)


def _one(form: Form, path: Path, component: Json, allowed: Sequence[int]) -> None:
    kind = component.get("type", 0)
    if kind not in allowed:
        form.complain((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {tuple(allowed)}.")
        return
    check = _CHECKS.get(kind)
    if check is not None:
        check(form, path, component)


def _children(form: Form, path: Path, component: Json, allowed: Sequence[int]) -> None:
    for index, part in enumerate(component.get("components", ())):
        _one(form, (*path, "components", index), part, allowed)


def _row(form: Form, path: Path, row: Json) -> None:
    parts = row.get("components", [])
    form.count((*path, "components"), parts, limits.ROW_BUTTONS, least=1)
    if len(parts) > 1 and any(part.get("type") in MENUS for part in parts):
        form.complain((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A menu fills its row.")
    _children(form, path, row, (BUTTON, *MENUS))


def _button(form: Form, path: Path, button: Json) -> None:
    form.length((*path, "label"), button.get("label") or "", limits.BUTTON_LABEL)
    if button.get("style") == LINK:
        form.length((*path, "url"), button.get("url"), URL, least=1)
        if not str(button.get("url")).startswith(SCHEMES):
            form.complain((*path, "url"), "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {SCHEMES}.")
    elif button.get("style") != PREMIUM:
        form.length((*path, "custom_id"), button.get("custom_id"), limits.CUSTOM_ID, least=1)
    if not button.get("label") and not button.get("emoji"):
        form.complain(path, "BUTTON_COMPONENT_MISSING_LABEL", "A button needs a label or an emoji.")


def check_menu(form: Form, path: Path, menu: Json) -> None:
    """Complain about a menu, in a message or in a form."""
    form.length((*path, "custom_id"), menu.get("custom_id"), limits.CUSTOM_ID, least=1)
    form.length((*path, "placeholder"), menu.get("placeholder") or "", limits.MENU_PLACEHOLDER)
    if menu["type"] == TEXT_MENU:
        _options(form, (*path, "options"), menu.get("options", []))
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    offered = len(menu.get("options", [])) if menu["type"] == TEXT_MENU else limits.MENU_OPTIONS
    if not least <= most <= offered:
        form.complain((*path, "max_values"), "BASE_TYPE_MAX", f"Between {least} and {offered} values.")


def _options(form: Form, path: Path, options: Sequence[Json]) -> None:
    form.count(path, options, limits.MENU_OPTIONS, least=1)
    values = [option.get("value") for option in options]
    if len(set(values)) < len(values):
        form.complain(path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Option values must be unique.")
    for index, option in enumerate(options):
        form.length((*path, index, "label"), option.get("label"), limits.MENU_LABEL, least=1)
        form.length((*path, index, "value"), option.get("value"), limits.MENU_VALUE, least=1)
        form.length((*path, index, "description"), option.get("description") or "", limits.MENU_DESCRIPTION)


def _section(form: Form, path: Path, section: Json) -> None:
    form.count((*path, "components"), section.get("components", []), SECTION_TEXTS, least=1)
    _children(form, path, section, (TEXT,))
    _one(form, (*path, "accessory"), section.get("accessory", {}), (BUTTON, THUMBNAIL))


def _text(form: Form, path: Path, text: Json) -> None:
    form.length((*path, "content"), text.get("content"), limits.V2_TEXT, least=1)


def _gallery(form: Form, path: Path, gallery: Json) -> None:
    form.count((*path, "items"), gallery.get("items", []), GALLERY_ITEMS, least=1)
    for index, item in enumerate(gallery.get("items", [])):
        form.length((*path, "items", index, "description"), item.get("description") or "", limits.ALT_TEXT)


def _container(form: Form, path: Path, container: Json) -> None:
    form.count((*path, "components"), container.get("components", []), limits.V2_COMPONENTS, least=1)
    _children(form, path, container, IN_CONTAINER)


_CHECKS: Mapping[int, Callable[[Form, Path, Json], None]] = {
    **dict.fromkeys(MENUS, check_menu),
    ROW: _row,
    BUTTON: _button,
    SECTION: _section,
    TEXT: _text,
    GALLERY: _gallery,
    CONTAINER: _container,
}
