"""The patterns that save presses, each pressed on the page in each game; docs/presses.md has the table."""

import re
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager

import pytest
import pytest_asyncio
from msgspec.structs import replace
from playwright.async_api import expect

from engines.core import Rng
from engines.dogs_bond import DogsBond
from engines.registry import GAMES
from engines.zoollywood import Zoollywood
from sessions import play
from tests.engines.dogs_bond.scenario import opening as dogs_bond_scene
from tests.engines.dogs_bond.table import GAME as DOGS_BOND
from tests.engines.zoollywood.scenario import cases, opening
from tests.playground.room import SLOW, Room, opened, until
from tests.playground.sittings import Scene, Sitting, sitting

pytestmark = pytest.mark.asyncio(loop_scope="module")
GUESS = Scene("deal 0", {"mode": "free", "deck": "g1.2.3.4-s7.9.10.11"}, "play 11")
"""A deck of Zoollywood with the card that makes somebody guess a flipper."""
HOMES = """given: n=2 start=adoption
front 0: obedience-3 obedience-3 health-3 health-1 temperament-1
front 1: obedience-3 obedience-3 health-3 health-1 temperament-1
instinct 0: instinct-3-any"""
"""Adoption Day: Naomi, Tom and Yasmin may be tried; so may they by the other dog."""
SCENES: Mapping[tuple[str, str], Scene] = {
    ("draft", "dogs_bond"): Scene("deal 6"),
    ("form", "zoollywood"): GUESS,
    ("chain", "dogs_bond"): Scene(state=replace(dogs_bond_scene(DOGS_BOND, HOMES), rng=Rng("1", 0))),
    ("coda", "zombeasts"): Scene("deal 1"),
    ("coda", "dogs"): Scene("deal 9"),
    ("plan", "zombeasts"): Scene("deal 11", {"master": "on"}),
    ("plan", "zoollywood"): GUESS,
    ("plan", "dogs_bond"): Scene("deal 6"),
    ("asking back", "zoollywood"): Scene(state=opening(cases("S44")[""][0])),
}
"""What comes to a pattern sooner than the usual deal."""
CLOSING = {"zombeasts": ("draw pile", 2), "zoollywood": ("end", 2), "dogs": ("done", 1)}
"""The last of the closing steps, and the presses: in Dogs they have a button of their own, else a switch."""
PLANNED = {
    "zombeasts": (
        "My 3 draws, once the others have discarded: Stock: blue rabbit 2, from the pile and from the pile",
        "drew 3: the blue rabbit 2 from the stock",
    ),
    "zoollywood": ("My guess, once nobody has cut: Left flipper", "opened the left flipper"),
    "dogs_bond": ("My plays of the Tail Wag: Grooming 2", "played Grooming 2"),
}
"""How a plan is told to its player, and what the board tells when it is carried out."""
ON_BOARD = {
    "zombeasts": "From the pile (80)",
    "zoollywood": "The scene is “Open Call”",
    "dogs": "Ann drove to c1 Station Steps",
    "dogs_bond": "Ann is the Jack Russell",
}
"""What the board tells after the first answer that it offers."""
DEAR = {"zoollywood": "you would have no action left and lose", "dogs": "empties your tank"}
"""What a costly step does."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def room(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Room]:
    async with opened(tmp_path_factory.mktemp("page")) as room:
        yield room


def at_table(room: Room, game: str, pattern: str) -> AbstractAsyncContextManager[Sitting]:
    """A session at a question that shows a pattern."""
    return sitting(room, game, pattern, SCENES.get((pattern, game), Scene()))


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_laid_out_is_taken_back(room: Room, game: str) -> None:
    async with at_table(room, game, "draft") as at:
        before = await at.revision()
        await at.open("/act")
        await at.press(at.panel)
        await at.reads("Not played yet")
        await expect(at.panel.locator("img")).to_have_attribute("alt", re.compile(r"^Preview\b"))
        await at.push(at.panel, "Back")
        await expect(at.panel).not_to_contain_text("Not played yet", timeout=SLOW)
        assert await at.revision() == before
        assert await at.said(before) == ()


@pytest.mark.parametrize("game", GAMES)
async def test_a_folded_answer_is_one_press(room: Room, game: str) -> None:
    async with at_table(room, game, "fold") as at:
        before = await at.revision()
        await at.open("/act")
        await at.press(at.panel)
        await at.comes(before, at.way.texts)
        await at.is_answered()
        assert len(at.way.texts) > at.player.presses == 1


@pytest.mark.parametrize("game", GAMES)
async def test_several_answers_are_one_form(room: Room, game: str) -> None:
    async with at_table(room, game, "form") as at:
        before = await at.revision()
        await at.open("/act")
        if at.way.menu is None:
            await at.push(at.panel, at.way.label)
        else:
            await at.player.press(at.panel.locator(".components .menu").nth(at.way.menu))
            await expect(at.player.page.locator("dialog.chooser input").first).to_be_visible()
            await at.player.choose()
        await at.comes(before, at.way.texts)
        await at.is_answered()
        assert len(await at.said(before)) > at.player.presses == 1


@pytest.mark.parametrize("game", ["dogs_bond"])
async def test_a_chain_ends_where_it_is_not_asked_for_any_more(
    room: Room, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(DogsBond, "check", lambda *_: None)  # a scene of the canon names a part of a state
    async with at_table(room, game, "chain") as at:
        before = await at.revision()
        await at.open("/act")
        await at.press(at.panel)
        await at.reads("This choice was not asked for any more: Tom.")
        assert at.way.texts == ("try naomi", "try tom")
        assert await at.played(before) == ("try naomi",)
        assert at.player.presses == 1


@pytest.mark.parametrize("game", CLOSING)
async def test_closing_steps_go_with_the_answer_before_them(room: Room, game: str) -> None:
    last, presses = CLOSING[game]
    async with at_table(room, game, "coda") as at:
        before = await at.revision()
        await at.open("/act")
        if presses > 1:
            await at.push(at.panel, ": off")
            await expect(at.panel.locator(".button", has_text=": on")).to_be_visible(timeout=SLOW)
        await at.press(at.panel)
        await at.reads("Your turn is over")
        assert await at.played(before) == at.way.texts
        assert at.way.texts[-1] == last
        assert at.player.presses == presses


@pytest.mark.parametrize("game", GAMES)
async def test_a_wish_is_set_in_its_menu(room: Room, game: str) -> None:
    async with at_table(room, game, "wish") as at:
        await at.open("/wishes")
        wish, value = at.way.texts
        await at.player.press(at.panel.locator(f'.menu[data-id="w1:{at.id}:{wish}"]'))
        await at.player.page.locator("dialog.chooser .option").last.click()
        await at.reads("Saved")
        await until(lambda: _stands(at, wish, value))


async def _stands(at: Sitting, wish: str, value: str) -> bool:
    look = await play.look(at.house, at.id, at.person)
    return any(one.wish.id == wish and one.value == value for one in look.standing.wishes)


@pytest.mark.parametrize("game", PLANNED)
async def test_a_plan_is_made_in_a_menu_and_carried_out_by_itself(room: Room, game: str) -> None:
    left, told = PLANNED[game]
    async with at_table(room, game, "plan") as at:
        plan = at.way.plan
        assert plan is not None
        assert plan.field is not None
        await at.open("/wishes")
        await at.player.press(at.panel.locator(f'.menu[data-id="w1:{at.id}:-plan.{plan.kind}"]'))
        await at.pick(0)
        await at.reads(left)
        await expect(at.panel.locator(".button.danger")).to_contain_text("Drop: My", timeout=SLOW)
        await at.goes_on(plan.field.choices[0].texts[0], "pass")
        await expect(at.player.board).to_contain_text(f"{at.player.name} {told}", timeout=SLOW)
        assert at.player.presses == 1


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_open_is_answered_on_the_board(room: Room, game: str) -> None:
    async with at_table(room, game, "board") as at:
        before = await at.revision()
        at.bot.publisher.wake(at.id)
        await expect(at.player.board).to_be_visible(timeout=SLOW)
        await expect(at.player.board).not_to_contain_text(ON_BOARD[game])
        await at.press(at.player.board)
        await at.reads("✔")
        await expect(at.player.board).to_contain_text(ON_BOARD[game], timeout=SLOW)
        assert await at.played(before) == at.way.texts
        assert at.player.presses == 1


@pytest.mark.parametrize("game", DEAR)
async def test_what_costs_and_cannot_be_taken_back_is_asked_back(
    room: Room, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(Zoollywood, "check", lambda *_: None)  # a scene of the canon names a part of a state
    async with at_table(room, game, "asking back") as at:
        before = await at.revision()
        await at.open("/act")
        await at.press(at.panel)
        await at.reads("Rule: ")
        await at.reads(DEAR[game])
        await at.push(at.panel, "Back")
        await expect(at.panel).not_to_contain_text("Rule: ", timeout=SLOW)
        assert await at.revision() == before
        await at.press(at.panel)
        await at.reads("Rule: ")
        await at.push(at.panel, "⚠")
        await at.reads("✔")
        assert await at.played(before) == at.way.texts
        assert at.player.presses == 4
