"""The patterns that save presses, each pressed in each game that has it: taken back, folded, planned.

`TESTS` says where the others are pressed; docs/presses.md shows the same table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import pytest

from cogs import ids
from engines.core import MarkKind, fold, is_final, look_ahead, on_board
from engines.registry import GAMES
from engines.zoollywood import Zoollywood
from tests.cogs.ahead import Moment, brought_to, dealt, entries, panel_of, planted
from tests.cogs.fit import Asked, questions
from tests.engines.zoollywood.scenario import cases, opening
from tests.kit import Table, World, choose, command, components, labels, leaves, press, use, walk, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
HERE = "tests.cogs.test_patterns:"
FORMS = "tests.cogs.test_form_presses:test_"
CHAINS = "tests.cogs.test_chains_of_games:test_"
WISHES = "tests.cogs.test_wishes_of_games:test_"
TESTS: Mapping[str, Mapping[str, str]] = {
    "draft": dict.fromkeys(GAMES, f"{HERE}test_what_is_laid_out_is_taken_back"),
    "fold": dict.fromkeys(GAMES, f"{HERE}test_a_folded_answer_is_one_press"),
    "form": {
        "zombeasts": f"{FORMS}zombeasts_a_drawing_plan_is_one_press_and_the_pile_gives_the_rest",
        "zoollywood": f"{CHAINS}zoollywood_a_pass_takes_its_guess_along",
        "dogs": f"{FORMS}dogs_shopping_closes_the_visit",
        "dogs_bond": f"{FORMS}dogs_bond_tosses_for_the_paw_limit_go_together",
    },
    "chain": {
        "dogs_bond": "tests.cogs.test_run_on_presses:test_4_4_homes_in_turn_end_with_the_first_that_takes_the_dog",
    },
    "coda": {
        "zombeasts": f"{FORMS}zombeasts_no_more_cards_draws_all_once_that_is_switched_on",
        "zoollywood": f"{FORMS}zoollywood_one_press_ends_the_turn_once_that_is_switched_on",
        "dogs": f"{FORMS}dogs_tidy_and_done_is_one_press_beside_tidy_alone",
    },
    "wish": dict.fromkeys(GAMES, f"{WISHES}b28_nobody_is_called_for_what_a_wish_answers"),
    "plan": {
        "zombeasts": f"{HERE}test_zombeasts_draws_are_planned_while_others_discard",
        "zoollywood": f"{CHAINS}zoollywood_a_pass_takes_its_guess_along",
        "dogs_bond": f"{WISHES}the_tail_wag_is_planned_in_one_menu_and_played_by_itself",
    },
    "board": dict.fromkeys(
        GAMES,
        "tests.cogs.test_board_presses:test_a_whole_session_is_played_from_the_board_wherever_it_offers_something",
    ),
    "asking back": {
        "dogs": "tests.cogs.test_asking_back:test_2_4_a_costly_drive_from_the_board_is_asked_back_privately",
        "zoollywood": f"{HERE}test_zoollywood_a_step_that_blocks_oneself_is_asked_back",
    },
}
SESSIONS = 2
"""So many sessions show what a game has; what is rarer may be in the table all the same."""


def patterns(one: Asked) -> Iterator[str]:
    """The patterns that a question shows."""
    question, seat = one.question, one.decision.seat
    plain = [offer.texts[0] for offer in question.offers]
    if any(look_ahead(one.game, one.state, seat, (text,)).free for text in plain[:3]):
        yield "draft"
    if any(offer.then for offer in question.offers):
        yield "fold"
    if any(offer.runs_on for offer in question.offers):
        yield "chain"
    if question.form is not None:
        yield "form"
    if question.coda is not None:
        yield "coda"
    if one.game.wishes(one.game.view(one.state, seat)):
        yield "wish"
    if any(one.game.plans(one.game.view(one.state, other)) for other in range(one.setup.seats)):  # type: ignore[arg-type]  # seats are numbers
        yield "plan"
    if on_board(one.game, one.state) is not None:
        yield "board"
    if any(
        offer.marked(MarkKind.COSTLY) and is_final(one.game, one.state, seat, offer.text)
        for offer in question.offers
    ):
        yield "asking back"


def test_every_pattern_that_a_game_shows_is_pressed_somewhere() -> None:
    shown: dict[str, set[str]] = defaultdict(set)
    for game in GAMES:
        for luck in range(SESSIONS):
            for one in questions(game, luck):
                for pattern in patterns(one):
                    shown[pattern].add(game)
    missing = {(pattern, game) for pattern, games in shown.items() for game in games - set(TESTS[pattern])}
    assert not missing


@pytest.mark.parametrize("where", sorted({where for games in TESTS.values() for where in games.values()}))
def test_the_table_names_tests_that_there_are(where: str) -> None:
    module, _, name = where.partition(":")
    assert hasattr(import_module(module), name)


async def leaf_of(player: Any, panel: Any, line: str) -> tuple[Any, tuple[str, str | None]] | None:
    """Walk the menus of a panel until an answer is seen; return the panel that shows it, and the answer."""
    waiting, opened = [panel], set[str]()
    while waiting:
        here = waiting.pop()
        for custom_id, value in leaves(here):
            if ids.check_of(line) in (value or custom_id) and not (value or "").startswith("m."):
                return here, (custom_id, value)
        for part in walk(components(here)):
            for option in part.get("options", ()):
                if option["value"].startswith("n.") and option["value"] not in opened:
                    opened.add(option["value"])
                    waiting.append((await choose(player, here, part["custom_id"], option["value"])).response)
    return None


def free_offer(moment: Moment) -> str | None:
    """The first answer that would only be laid out, and is no part of a form."""
    if moment.question.form is not None:
        return None
    seat = moment.question.decision.seat
    offers = fold(moment.engine, moment.state, moment.question).offers
    return next(
        (one.line for one in offers if look_ahead(moment.engine, moment.state, seat, one.texts).free == one.texts),
        None,
    )


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_laid_out_is_taken_back(world: World, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    table = await dealt(world, monkeypatch, game, "deal 0", {})
    found: list[str] = []

    def wanted(moment: Moment) -> bool:
        found.extend(filter(None, [free_offer(moment)]))
        return bool(found)

    player = await brought_to(table, wanted)
    before = await table.session()
    seen = await leaf_of(player, await panel_of(table, player), found[0])
    assert seen is not None
    laid = (await use(player, *seen)).response
    assert "Not played yet" in words(laid)
    assert "; ".join((await table.look(player)).draft.texts) == found[0]
    back = (await press(player, laid, label="Back")).response
    assert "Not played yet" not in words(back)
    assert not (await table.look(player)).draft.texts
    assert await table.session() == before


@pytest.mark.parametrize("game", GAMES)
async def test_a_folded_answer_is_one_press(world: World, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    table = await dealt(world, monkeypatch, game, "deal 0", {})
    found: list[tuple[str, ...]] = []

    def wanted(moment: Moment) -> bool:
        offers = fold(moment.engine, moment.state, moment.question).offers
        found.extend(one.texts for one in offers if one.then and moment.question.form is None)
        return bool(found)

    player = await brought_to(table, wanted)
    before = (await table.session()).revision
    seen = await leaf_of(player, await panel_of(table, player), "; ".join(found[0]))
    assert seen is not None
    await use(player, *seen)
    said = (*await entries(table, before), *(await table.look(player)).draft.texts)
    assert said[: len(found[0])] == found[0]


async def paw_played(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, Any, Any]:
    """Zombeasts where a paw makes one player discard while the other waits to draw: the latter stands first."""
    table = await dealt(world, monkeypatch, "zombeasts", "deal 6", {"master": "on"})
    player = await brought_to(
        table, lambda moment: any(one.text.startswith("paw") for one in moment.question.offers)
    )
    rival = world.bob if player is world.ann else world.ann
    paw = next(one.text for one in (await table.question(player)).offers if one.text.startswith("paw"))
    await command(player, world.channel, "move", action=paw)
    assert await table.asked() == [rival]
    return table, player, rival


async def planned(table: Table, player: Any) -> Any:
    """Plan the first source that the card of wishes offers for the draws; return the card."""
    card = (await command(player, table.world.channel, "wishes")).response
    menu = next(part for part in walk(components(card)) if part.get("custom_id") == f"w1:{table.id}:-plan.draw")
    return (await choose(player, card, menu["custom_id"], menu["options"][0]["value"])).response


async def test_zombeasts_draws_are_planned_while_others_discard(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, player, rival = await paw_played(world, monkeypatch)
    await planned(table, player)
    before = (await table.session()).revision
    while rival in await table.asked():
        discard = (await table.question(rival)).offers[0].text
        await command(rival, world.channel, "move", action=discard)
    played = await entries(table, before)
    assert any(text.startswith("draw") for text in played), "the plan draws as soon as nobody discards"
    assert not (await table.look(player)).standing.plans


async def test_what_a_plan_leaves_to_the_pile_was_said_in_notation(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, player, _ = await paw_played(world, monkeypatch)
    card = await planned(table, player)
    (plan,) = (await table.look(player)).standing.plans
    assert plan.texts[-1] == "draw pile"
    assert "from the pile" in words(card)
    assert "draw pile" not in words(card)


async def test_zoollywood_a_step_that_blocks_oneself_is_asked_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Zoollywood, "check", lambda *_: None)  # a scene of the canon names a part of a state
    table = await dealt(world, monkeypatch, "zoollywood", "deal 0", {})
    player = await planted(table, opening(cases("S44")[""][0]))
    seen = await leaf_of(player, await panel_of(table, player), "emperor f4")
    assert seen is not None
    before = (await table.session()).revision
    asked = (await use(player, *seen)).response
    assert asked.content.startswith("⚠")
    assert labels(asked)[1:] == ["Back"]
    back = (await press(player, asked, label="Back")).response
    assert not back.content.startswith("⚠")
    assert (await table.session()).revision == before
