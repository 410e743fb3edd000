"""Chains that reach into a later question, as people press them: a pass with a guess, cures, discards by wish."""

from __future__ import annotations

import pytest

from sessions import play
from tests.cogs.ahead import Moment, brought_to, dealt, entries, panel_of
from tests.cogs.test_form_presses import menus
from tests.kit import World, choose, command, labels, leaves, press, use, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


FREE = {"mode": "free", "deck": "g1.2.3.4-s7.9.10.11"}
"""A deck of Zoollywood with the card that makes somebody guess a flipper."""


def is_window_of_the_guesser(moment: Moment) -> bool:
    return moment.question.decision.kind == "react" and moment.question.form is not None


async def test_zoollywood_a_pass_takes_its_guess_along(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(world, monkeypatch, "zoollywood", "deal 7", FREE)
    player = await brought_to(table, is_window_of_the_guesser, "play 11")
    before = (await table.session()).revision
    panel = await panel_of(table, player)
    receipt = (await press(player, panel, label="Let it happen, guess left")).response
    assert (await entries(table, before))[:2] == ["pass", "guess left"]
    assert not (await table.look(player)).standing.plans, "a plan that was used is gone"
    assert "guess" not in [one.kind for one in (await play.look(world.house, table.id, None)).pending]
    assert not any("guess a flipper" in words(message).casefold() for message in world.public())
    assert "✔" in words(receipt)


async def test_zoollywood_one_by_one_passes_and_guesses_afterwards(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt(world, monkeypatch, "zoollywood", "deal 7", FREE)
    player = await brought_to(table, is_window_of_the_guesser, "play 11")
    before = (await table.session()).revision
    plain = (await press(player, await panel_of(table, player), label="One by one")).response
    after = (await press(player, plain, label="Let it happen")).response
    assert await entries(table, before) == [], "a pass that shows nothing is only laid out"
    assert {"Left flipper", "Right flipper", "Back"} <= set(labels(after))
    await press(player, after, label="Right flipper")
    assert (await entries(table, before))[:2] == ["pass", "guess right"]


def puts_the_first_of_several(moment: Moment) -> bool:
    """The first cured dog has a choice of stalls, and another one may be cured."""
    form = moment.question.form
    if moment.question.decision.kind != "veterinary" or form is None or form.fields[0].most < 2:
        return False
    return moment.leads_to(form.fields[0].choices[0].texts[0]) == "put"


async def test_dogs_cures_wait_while_a_dog_is_put_away(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(world, monkeypatch, "dogs", "deal 0", {})
    player = await brought_to(table, puts_the_first_of_several)
    before = (await table.session()).revision
    panel = await panel_of(table, player)
    (menu,) = menus(panel)
    values = [option["value"] for option in menu["options"]][:2]
    panel = (await choose(player, panel, menu["custom_id"], ",".join(values))).response
    assert await entries(table, before) == [], "the first is laid out, and the second waits for its place"
    assert "Not played yet" in words(panel)
    assert "then 2 more steps run on by themselves" in words(panel), "the other cure, and done"
    while (await table.look(player)).draft.rest:
        panel = (await use(player, panel, leaves(panel)[0])).response
    played = await entries(table, before)
    assert [text.split()[0] for text in played][:3] == ["cure", "put", "cure"]
    assert "your turn is over" in words(panel).casefold()


async def test_zombeasts_discards_are_made_by_wish(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(world, monkeypatch, "zombeasts", "deal 6", {"master": "on"})
    player = await brought_to(
        table, lambda moment: any(offer.text.startswith("paw") for offer in moment.question.offers)
    )
    rival = world.bob if player is world.ann else world.ann
    card = await command(rival, world.channel, "wishes")
    await choose(rival, card.response, f"w1:{table.id}:discards", "me")
    before = (await table.session()).revision
    paw = next(one.text for one in (await table.question(player)).offers if one.text.startswith("paw"))
    await command(player, world.channel, "move", action=paw)
    stored = await world.house.store.entries(table.id, before)
    seats = {entry.seat for entry in stored if entry.action.startswith("discard")}
    assert (await table.look(rival)).seat in seats
    assert rival not in await table.asked()
    said = [words(message) for message in (*world.public(), *world.messages(rival))]
    assert not any("discard" in text.casefold() and "your turn" in text.casefold() for text in said)


def closes_after_one_cure(moment: Moment) -> bool:
    """The first cured dog takes the last free place, so nobody else can be cured."""
    form = moment.question.form
    if moment.question.decision.kind != "veterinary" or form is None or form.fields[0].most < 2:
        return False
    return moment.leads_to(form.fields[0].choices[0].texts[0]) not in ("put", "veterinary")


async def test_what_was_picked_and_is_not_asked_any_more_is_named(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt(world, monkeypatch, "dogs", "deal 2", {})
    player = await brought_to(table, closes_after_one_cure)
    form = (await table.question(player)).form
    assert form is not None
    panel = await panel_of(table, player)
    (menu,) = menus(panel)
    both = [option["value"] for option in menu["options"]][:2]
    receipt = (await choose(player, panel, menu["custom_id"], ",".join(both))).response
    second = menu["options"][1]["label"]
    assert f"This choice was not asked for any more: {second}." in words(receipt)
    assert "steps are dropped" not in words(receipt)
