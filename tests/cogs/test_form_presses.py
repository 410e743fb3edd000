"""Forms and closing steps as people press them, in each game that has them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import pytest

from cogs import ids, limits
from cogs.client import GameBot
from cogs.fields import places
from engines.core import Question
from sessions import play
from tests.cogs.sensible import seat, set_option
from tests.kit import Table, World, choose, components, labels, leaves, press, use, walk, words

pytestmark = pytest.mark.usefixtures("plain_pictures", "known_deals")
MOST_SESSIONS = 8


@pytest.fixture
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sessions of a test are dealt from one seed after the other."""
    deals = count()
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda _: f"deal {next(deals)}")


class Asked:
    """A player at a question, with the panel that shows it."""

    def __init__(self, table: Table, player: Any, question: Question) -> None:
        self.table = table
        self.player = player
        self.question = question
        self.panel: Any = None
        self.revision = 0

    @property
    def menu(self) -> dict[str, Any]:
        """The menu of the form."""
        (menu,) = menus(self.panel)
        return menu

    def values(self, *texts: str) -> str:
        """The menu values of choices by their first text; a second mention means the second copy."""
        assert self.question.form is not None
        found: list[str] = []
        for text in texts:
            for pick in places(self.question.form):
                value = str(ids.PickValue(pick.index, pick.check, pick.copy))
                choice = self.question.form.fields[pick.field].choices[pick.index]
                if choice.texts[0] == text and value not in found:
                    found.append(value)
                    break
        assert len(found) == len(texts)
        return ",".join(found)

    async def pick(self, *texts: str) -> Any:
        """Choose these in the menu of the form, or press the one button."""
        if not menus(self.panel):
            index = sources(self.question).index(texts[0])
            button = next(one for one in presses(self.panel) if one.verb is ids.Verb.MULTI and one.index == index)
            return (await press(self.player, self.panel, custom_id=str(button))).response
        return (await choose(self.player, self.panel, self.menu["custom_id"], self.values(*texts))).response

    async def played(self) -> list[str]:
        """What has been played since."""
        entries = await self.table.world.house.store.entries(self.table.id, self.revision)
        return [entry.action for entry in entries]


def menus(message: Any) -> list[dict[str, Any]]:
    """The menus of forms in a message."""
    every = (part for part in walk(components(message)) if "options" in part)
    return [dict(menu) for menu in every if ids.PressId.read(menu["custom_id"]).verb is ids.Verb.MULTI]


def presses(message: Any) -> list[ids.PressId]:
    """What the buttons of a panel mean."""
    named = (part.get("custom_id", "") for part in walk(components(message)) if "options" not in part)
    return [ids.PressId.read(custom_id) for custom_id in named if custom_id.startswith("p1:")]


async def begun(world: World, game: str, seats: int = 2, **options: str) -> Table:
    """A running session of so many people with these options."""
    table = await Table.open(world, game=game)
    await seat(table, ["bob", "cleo", "dora"][: seats - 1])
    for option, value in options.items():
        await set_option(table, world.ann, option, value)
    await press(world.ann, table.lobby, label=f"Start with {seats}")
    return table


async def asked_for(
    world: World,
    game: str,
    kind: str,
    wanted: Callable[[Question], bool] = lambda question: question.form is not None,
    seats: int = 2,
    **options: str,
) -> Asked:
    """Play sessions until somebody is asked this; the panel is open."""
    for number in range(MOST_SESSIONS):
        table = await begun(world, game, seats, **options)
        asked = await at(table, random.Random(number), lambda one: one.decision.kind == kind and wanted(one))
        await world.env.settle()
        if asked is not None:
            asked.panel = (await table.act(asked.player)).response
            asked.revision = (await table.session()).revision
            return asked
    raise AssertionError(f"nobody was asked {kind}")


async def at(table: Table, luck: random.Random, wanted: Callable[[Question], bool]) -> Asked | None:
    """Play on as the computer would, now and then at random, until somebody is asked this; None if nobody is."""
    house = table.world.house
    while await table.running():
        people = await table.asked()
        for player in people:
            question = await table.question(player)
            if wanted(question):
                return Asked(table, player, question)
        look = await play.look(house, table.id, people[-1].id)
        assert look.question is not None
        game, offers = await house.engine(look.session), look.question.offers
        text = game.write(game.choose(look.view, look.question.decision, [game.read(one.text) for one in offers]))
        said = luck.choice(offers).text if luck.random() < 0.2 else text
        await play.submit(house, table.id, people[-1].id, (said,))
    return None


def sources(question: Question) -> list[str]:
    """The first texts of the choices of a form."""
    assert question.form is not None
    return [choice.texts[0] for choice in question.form.fields[0].choices]


def several(most: int) -> Callable[[Question], bool]:
    """Questions whose form takes at least so many picks."""
    return lambda question: question.form is not None and question.form.fields[0].most >= most


async def test_zombeasts_a_drawing_plan_is_one_press_and_the_pile_gives_the_rest(world: World) -> None:
    asked = await asked_for(world, "zombeasts", "draw", several(3))
    source = sources(asked.question)[0]
    most = asked.question.form.fields[0].most  # type: ignore[union-attr]  # as wanted
    receipt = await asked.pick(source)
    assert await asked.played() == [source, *["draw pile"] * (most - 1)]
    assert "Your turn is over" in words(receipt)
    assert "dropped" not in words(receipt)


async def test_zombeasts_all_draws_come_from_the_pile_by_one_button(world: World) -> None:
    asked = await asked_for(world, "zombeasts", "draw", several(3))
    receipt = (await press(asked.player, asked.panel, label="All from the pile")).response
    assert set(await asked.played()) == {"draw pile"}
    assert "Your turn is over" in words(receipt)


async def test_zombeasts_each_draw_can_be_seen_before_the_next_is_chosen(world: World) -> None:
    asked = await asked_for(world, "zombeasts", "draw", several(3))
    plain = (await press(asked.player, asked.panel, label="One by one")).response
    assert menus(plain) == []
    form = (await press(asked.player, plain, label="Back")).response
    assert menus(form)
    plain = (await press(asked.player, form, label="One by one")).response
    after = (await use(asked.player, plain, leaves(plain)[0])).response
    assert len(await asked.played()) == 1
    assert menus(after) == [], "the next draw is shown one by one as well"
    assert "Back" in labels(after)


async def test_zombeasts_the_drawing_plan_declines_a_further_card(world: World) -> None:
    asked = await asked_for(world, "zombeasts", "extra")
    source = sources(asked.question)[0]
    await asked.pick(source)
    assert (await asked.played())[:2] == ["pass", source]
    assert set((await asked.played())[2:]) <= {"draw pile"}


async def test_zombeasts_no_more_cards_draws_all_once_that_is_switched_on(
    world: World, make_bot: Callable[[], GameBot]
) -> None:
    asked = await asked_for(world, "zombeasts", "extra")
    panel = (await press(asked.player, asked.panel, label="and draw from the pile: off")).response
    assert "and draw from the pile: on" in labels(panel)
    await world.env.bot.close_house()
    await world.env.restart_bot(make_bot())
    panel = (await asked.table.act(asked.player)).response
    assert "and draw from the pile: on" in labels(panel), "it is remembered for this seat"
    receipt = (await press(asked.player, panel, label="No more cards")).response
    assert (await asked.played())[0] == "pass"
    assert set((await asked.played())[1:]) == {"draw pile"}
    assert "Your turn is over" in words(receipt)
    assert "dropped" not in words(receipt), "the draws that were not due drop out without a word"


async def test_zombeasts_the_surplus_is_discarded_in_one_press(world: World) -> None:
    asked = await asked_for(world, "zombeasts", "discard", several(2), seats=3, master="on")
    field = asked.question.form.fields[0]  # type: ignore[union-attr]  # as wanted
    assert (asked.menu["min_values"], asked.menu["max_values"]) == (field.most, field.most)
    cards = sources(asked.question)[-field.most :]
    await asked.pick(*reversed(cards))
    assert (await asked.played())[: len(cards)] == cards, "in the order of the list"


async def test_zoollywood_one_press_ends_the_turn_once_that_is_switched_on(world: World) -> None:
    asked = await asked_for(world, "zoollywood", "turn", lambda question: question.coda is not None)
    panel = (await press(asked.player, asked.panel, label="and end my turn: off")).response
    space = next(offer.text for offer in asked.question.offers if offer.text.startswith("land "))
    index = [offer.text for offer in asked.question.offers].index(space)
    press_id = ids.PressId(
        asked.table.id, asked.question.decision.id, asked.revision, ids.Verb.GO,
        index=index, check=ids.check_of(space),
    )  # fmt: skip
    receipt = await pressed_from(asked, panel, press_id)
    assert await asked.played() in ([space], [space, "end"])
    assert "Your turn is over" in words(receipt)


async def pressed_from(asked: Asked, panel: Any, wanted: ids.PressId) -> Any:
    """Walk the menus of a panel down to an offer and choose it."""
    waiting = [panel]
    while waiting:
        here = waiting.pop()
        for part in walk(components(here)):
            for option in part.get("options", ()):
                said = ids.read_value(ids.PressId.read(part["custom_id"]), option["value"])
                if said.verb is ids.Verb.GO and (said.index, said.check) == (wanted.index, wanted.check):
                    return (await choose(asked.player, here, part["custom_id"], option["value"])).response
                if said.verb is ids.Verb.IN and not said.page and len(said.address) < 3:
                    below = (await choose(asked.player, here, part["custom_id"], option["value"])).response
                    found = await pressed_from(asked, below, wanted) if "land" in option["label"].lower() else None
                    if found is not None:
                        return found
    return None


async def test_dogs_goods_are_swapped_in_one_press(world: World) -> None:
    asked = await asked_for(world, "dogs", "warehouse", several(2))
    swaps = [
        choice.texts[0]
        for choice in asked.question.form.fields[0].choices  # type: ignore[union-attr]  # as wanted
        if choice.limit > 1
    ][:1] * 2  # fmt: skip
    if not swaps:
        pytest.fail("nobody had two goods of a kind")
    assert ", again" in str(asked.menu["options"])
    await asked.pick(*swaps)
    assert (await asked.played())[:2] == swaps
    assert (await asked.played())[2:] in ([], ["done"])


async def test_dogs_shopping_closes_the_visit(world: World) -> None:
    asked = await asked_for(world, "dogs", "pet-shop", several(2))
    basket = sources(asked.question)[0]
    await asked.pick(basket)
    assert await asked.played() == [basket, "done"]


async def test_dogs_leave_the_shop_without_a_purchase_by_the_way_out(world: World) -> None:
    asked = await asked_for(world, "dogs", "pet-shop", several(2))
    assert asked.menu["min_values"] == 1
    await press(asked.player, asked.panel, label="Done")
    assert await asked.played() == ["done"]


async def test_dogs_one_dog_of_each_hungry_stall_falls_sick_and_a_slip_costs_nothing(world: World) -> None:
    def crowded(question: Question) -> bool:
        if question.form is None or question.form.fields[0].most < 2:
            return False
        groups = [choice.group for choice in question.form.fields[0].choices]
        return len(set(groups)) < len(groups)

    asked = await asked_for(world, "dogs", "feed", crowded)
    field = asked.question.form.fields[0]  # type: ignore[union-attr]  # as wanted
    by_stall: dict[str, list[str]] = {}
    for choice in field.choices:
        by_stall.setdefault(choice.group, []).append(choice.texts[0])
    crowd = next(dogs for dogs in by_stall.values() if len(dogs) > 1)
    others = [dogs[0] for dogs in by_stall.values() if dogs is not crowd]
    slip = await asked.pick(*[*crowd[:2], *others][: field.most])
    assert "do not go together" in words(slip)
    assert await asked.played() == []
    asked.panel = slip
    await asked.pick(*[crowd[0], *others][: field.most])
    assert set(await asked.played()) <= {crowd[0], *others}
    assert await asked.played()


async def test_dogs_tidy_and_done_is_one_press_beside_tidy_alone(world: World) -> None:
    asked = await asked_for(world, "dogs", "arrange", lambda question: question.coda is not None)
    assert {"Tidy and done", "Tidy"} <= set(labels(asked.panel))
    assert not any("and done: " in label for label in labels(asked.panel))
    await press(asked.player, asked.panel, label="Tidy and done")
    assert await asked.played() == ["tidy", "done"]


async def test_dogs_bond_tosses_for_the_paw_limit_go_together(world: World) -> None:
    asked = await asked_for(world, "dogs_bond", "paw-limit", several(2), seats=3)
    field = asked.question.form.fields[0]  # type: ignore[union-attr]  # as wanted
    assert (asked.menu["min_values"], asked.menu["max_values"]) == (field.most, field.most)
    cards = sources(asked.question)[: field.most]
    if len(cards) == field.most:
        await asked.pick(*cards)
        assert (await asked.played())[: len(cards)] == cards


async def test_dogs_bond_a_swap_of_houses_is_one_choice_of_fifteen(world: World) -> None:
    asked = await asked_for(world, "dogs_bond", "swap-first", seats=3)
    assert len(asked.menu["options"]) == 15
    panel = (
        await choose(asked.player, asked.panel, asked.menu["custom_id"], asked.menu["options"][7]["value"])
    ).response
    choice = asked.question.form.fields[0].choices[7]  # type: ignore[union-attr]  # as asked
    played = (await asked.played())[:2]
    assert played == list(choice.texts) or "Not played yet" in words(panel)


async def test_a_form_that_takes_two_menus_keeps_its_picks_until_they_are_enough(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MENU_OPTIONS", 5)
    asked = await asked_for(world, "zombeasts", "discard", in_two_menus, seats=3, master="on")
    form = asked.question.form
    assert form is not None
    due = form.fields[0].most
    first, second = menus(asked.panel)[:2]
    assert (first["min_values"], second["min_values"]) == (0, 0)
    one = (await choose(asked.player, asked.panel, first["custom_id"], first["options"][0]["value"])).response
    assert f"Chosen so far: 1 of {due}" in words(one)
    assert await asked.played() == []
    rest = ",".join(option["value"] for option in menus(one)[1]["options"][: due - 1])
    full = (await choose(asked.player, one, menus(one)[1]["custom_id"], rest)).response
    assert [option["value"] for option in menus(full)[0]["options"] if option.get("default")] == [
        first["options"][0]["value"]
    ]
    await press(asked.player, full, label=f"Choose these {due}")
    assert len([action for action in await asked.played() if action.startswith("discard")]) >= due


def in_two_menus(question: Question) -> bool:
    if question.form is None:
        return False
    (field,) = question.form.fields
    second: Sequence[Any] = field.choices[5:]
    return 2 <= field.most <= len(second) + 1 and len(field.choices) <= 10


async def test_a_form_of_an_older_panel_is_outdated(world: World) -> None:
    asked = await asked_for(world, "zombeasts", "draw", several(3))
    older, menu, value = asked.panel, asked.menu["custom_id"], asked.values(sources(asked.question)[0])
    newer = (await asked.table.act(asked.player)).response
    await press(asked.player, newer, label="All from the pile")
    done = await asked.played()
    late = (await choose(asked.player, older, menu, value)).response
    assert "done already" in words(late) or "turn" in words(late)
    assert await asked.played() == done
