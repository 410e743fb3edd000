"""Every entry of every catalogue file: it can be said, it fits its place, it keeps the tone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cogs
import engines
import render
from cogs.places import IN_THREADS, NEEDED
from cogs.screens.board import BUTTONS, BUTTONS_OVER, LOOK_BACK
from cogs.screens.notices import KINDS
from cogs.screens.personal import THEMES
from cogs.screens.privacy import KEPT
from cogs.screens.replay import JUMPS, STEPS
from cogs.screens.server import PACES, SWITCHES
from cogs.story import Since
from engines.registry import GAMES
from render.registry import presenter
from render.words import Words, core_words
from render.words.choices import area
from sessions.audit import Trouble
from sessions.clocks.terms import OPTIONS
from sessions.ending import By
from sessions.guilds import Lag, Openers
from sessions.values import Confirm, Status
from tools.games import build, own_packs

ROOT = Path(render.__path__[0])
WORDS = {"core": core_words(), **{name: presenter(build(name)).words for name in GAMES}}
"""Every catalogue: what no game says, and what each says."""
FILES = {"core": ROOT / "words" / "en.ftl", **{name: ROOT / name / "en.ftl" for name in GAMES}}
AREAS = "|".join(map(area, WORDS)) + "|cogs"
MACHINE_WORDS = re.compile(
    r"\b(decision|revision|payload|ephemeral|invalid|exception|traceback|null|token)\b", re.IGNORECASE
)
MAY_EXCLAIM = re.compile(
    r"cogs-over-(winner|shared)|zombeasts-(event-lay-tail|ask-extra|picture-.*)"
    r"|zoollywood-(level-cancel|note-no-windows|topic-.*|picture-.*)"
)
"""Winners, attacks, and where the card “Cut!” is called by its name."""


class _Variables(Visitor):
    """Gathers the arguments that a pattern names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


def _patterns(file: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            yield from ((f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes)


def _said(words: Words, key: str, pattern: ast.Pattern, number: int) -> str:
    """Say an entry with the same small number for every argument: it selects, counts and stands as text."""
    found = _Variables()
    found.visit(pattern)
    return words.text(key, **dict.fromkeys(found.names, number))


@cache
def _entries() -> tuple[tuple[str, str, str], ...]:
    """Every entry with one of everything and with several."""
    said = []
    for name, file in FILES.items():
        words = WORDS[name]
        for key, pattern in _patterns(file):
            said.append((key, _said(words, key, pattern, 1), _said(words, key, pattern, 3)))
    return tuple(said)


def _of(prefix: str) -> list[tuple[str, str]]:
    return [(key, text) for key, *texts in _entries() for text in texts if key.startswith(prefix)]


def test_every_entry_can_be_said_with_the_arguments_it_names() -> None:
    assert len(_entries()) > 500
    assert [key for key, *texts in _entries() if not all(texts) and key != "zombeasts-event-lay-tail"] == []


def test_no_text_has_a_double_blank_or_a_blank_before_a_stop() -> None:
    texts = [(key, text) for key, *both in _entries() for text in both]
    assert [(key, text) for key, text in texts if re.search(r" [.,;!?]|(?<=\S)  ", text)] == []


def test_fixed_buttons_are_seen_whole_on_a_phone() -> None:
    assert [(key, text) for key, text in _of("cogs-button-") if len(text) > 34] == []


def test_descriptions_of_commands_fit() -> None:
    assert [(key, text) for key, text in _of("cogs-command-") if len(text) > 100] == []


def test_placeholders_fit() -> None:
    assert [(key, text) for key, text in _of("cogs-menu-") if len(text) > 100] == []


def test_only_a_winner_and_an_attack_get_an_exclamation_mark() -> None:
    loud = [key for key, *texts in _entries() if any("!" in text for text in texts)]
    assert [key for key in loud if not MAY_EXCLAIM.fullmatch(key.partition(".")[0])] == []


def test_nobody_is_spoken_to_in_machine_words() -> None:
    assert [(key, text) for key, *both in _entries() for text in both if MACHINE_WORDS.search(text)] == []


def test_sentences_of_messages_are_short() -> None:
    """At most 15 words; lines that list facts with dots between them are no sentences."""
    sentences = (
        (key, part) for key, text in _of("cogs-") for part in re.split(r"(?<=[.:?])\s", text) if "·" not in part
    )
    assert [(key, part) for key, part in sentences if len(part.split()) > 15] == []


def _named_keys(package: Path) -> Iterator[str]:
    for file in package.rglob("*.py"):
        yield from re.findall(rf'"((?:{AREAS})-[a-z0-9_.-]*[a-z0-9])"', file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("package", [cogs, engines, render], ids=lambda package: package.__name__)
def test_every_key_that_a_source_names_is_in_the_catalogue(package: object) -> None:
    named = set(chain.from_iterable(_named_keys(Path(path)) for path in package.__path__))  # type: ignore[attr-defined]  # a package has a path
    named -= {pack.header.id for name in GAMES for pack in own_packs(name)}
    assert named
    assert [key for key in sorted(named) if not _is_known(key) and not _is_prefix(key)] == []


def _is_known(key: str) -> bool:
    return any(words.has(key) for words in WORDS.values())


def _is_prefix(key: str) -> bool:
    """A source may name the beginning of keys and add the rest itself."""
    return any(known.startswith((f"{key}-", f"{key}.")) for known, *_ in _entries())


SOURCES = "\n".join(
    file.read_text(encoding="utf-8") for package in (cogs, engines, render) for file in
    sorted(Path(package.__path__[0]).rglob("*.py"))
)  # fmt: skip
COMPOSED: dict[str, set[str]] = {
    "cogs-audit-": {"misfit", "on-hold", *Trouble},
    "cogs-board-ended-": {*By, "why", "new"},
    "cogs-button-": {*BUTTONS, *BUTTONS_OVER, *LOOK_BACK, "hand", "show", "undo", "wishes"},
    "cogs-button-replay-": {*STEPS, *JUMPS},
    "cogs-command-": set(re.findall(r'\bsaid\("([a-z-]+)"\)', SOURCES)),
    "cogs-help-": {*THEMES, *(f"{theme}.text" for theme in THEMES)},
    "cogs-help-first-": {"new", "act", "rules"},
    "cogs-mygames-": {"waits", "due", "runs", "lobby", "hold"},
    "cogs-notice-": set(KINDS),
    "cogs-permission-": {*NEEDED, *IN_THREADS, "create_public_threads", "manage_guild"},
    "cogs-privacy-kept-": set(KEPT),
    "cogs-server-lag-": {str(one) for one in Lag},
    "cogs-watch-": {str(one) for one in Lag if one is not Lag.NONE},
    "cogs-server-openers-": {"no-role", *(f"{one}{part}" for one in Openers for part in ("", ".choice"))},
    "cogs-server-pace-": set(PACES),
    "cogs-server-switch-": {
        f"{one.replace('_', '-')}{part}" for one in SWITCHES for part in ("", ".choice", ".about")
    },
    "cogs-session-status-": set(Status),
    "cogs-settings-confirm.v-": set(Confirm),
    "cogs-term-": {option.id for option in OPTIONS}
    | {f"{option.id}.v-{value}" for option in OPTIONS for value in option.values},
    "cogs-since-": set(Since),
}
"""Keys of which the source holds the beginning, and what it adds to it."""


def test_every_beginning_of_keys_that_a_source_adds_to_is_listed() -> None:
    found = re.findall(r"""f["']((?:core|cogs)-[a-z.-]*-)\{""", SOURCES)
    assert set(found) == set(COMPOSED)


def test_every_entry_of_core_and_cogs_is_said_somewhere() -> None:
    """Texts for what does not exist yet are written together with it."""
    literal = set(re.findall(r"""["']((?:core|cogs)-[a-z0-9_.-]+)["']""", SOURCES))
    composed = {start + end for start, ends in COMPOSED.items() for end in ends}
    assert [key for key, _ in _patterns(FILES["core"]) if key not in literal | composed] == []
