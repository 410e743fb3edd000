"""Laws of what a game does for people: the computer player, standing wishes, the score."""

from __future__ import annotations

from random import Random

import msgspec

from engines.core import AnyGame, MarkKind, Role, Seat, say_aside
from tests.engines.contestants import Kit
from tests.engines.walk import Walk


def law_computer_answers_legally(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """The computer player picks from the list, and follows from view, decision and list alone."""
    for position in walk.some(random):
        for decision in game.pending(position.state):
            actions = game.legal_actions(position.state, decision)
            view = game.view(position.state, decision.seat)
            chosen = game.choose(view, decision, actions)
            assert chosen in actions, f"the computer answers {chosen} to `{decision.kind}`"
            copy = msgspec.json.decode(msgspec.json.encode(view), type=game.stored.view)
            assert game.choose(copy, decision, actions) == chosen, (
                f"the computer changes its mind on `{decision.kind}`"
            )


def law_wishes_answer_legally(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """The first value of a wish means "ask me"; the others give a legal answer or ask."""
    for position in walk.some(random):
        for decision in game.pending(position.state):
            actions = game.legal_actions(position.state, decision)
            view = game.view(position.state, decision.seat)
            wishes = game.wishes(view)
            assert len({wish.id for wish in wishes}) == len(wishes), "two wishes bear one id"
            assert game.wished(view, decision, actions, {}) is None, "answered without a wish"
            for wish in wishes:
                for value in wish.values:
                    wished = game.wished(view, decision, actions, {wish.id: value.id})
                    silent = value == wish.values[0] or decision.kind not in wish.kinds
                    assert wished is None or (wished in actions and not silent), f"{wish.id}={value.id}: {wished}"


def law_passing_wishes_only_decline(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """A wish's passing value always takes the way out, which costs nothing; the deal asks nothing that it answers.

    So a player may have it in every session, and the first board of a session may come at once.
    """
    for position in (walk.positions[0], *walk.some(random)):
        for decision in game.pending(position.state):
            view, actions = game.view(position.state, decision.seat), game.legal_actions(position.state, decision)
            offers = {offer.text: offer for offer in game.question(view, decision, actions).offers}
            passing = [wish for wish in game.wishes(view) if wish.passes and decision.kind in wish.kinds]
            for wish in passing:
                assert position is not walk.positions[0], f"{wish.id} answers a question of the deal"
                wished = game.wished(view, decision, actions, {wish.id: wish.passes})
                assert wished is not None, f"{wish.id} leaves `{decision.kind}` open"
                offer = offers[game.write(wished)]
                assert offer.role is Role.EXIT, f"{offer.text} of {wish.id} is no way out"
                assert not offer.marked(MarkKind.COSTLY), f"{offer.text} of {wish.id} costs something"


def law_kept_wishes_are_set_by_asides(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """A wish that the game keeps answers no kind; saying a value's aside makes it the value that holds."""
    for position in walk.some(random):
        for seat in map(Seat, range(walk.setup.seats)):
            for wish in game.wishes(game.view(position.state, seat)):
                said = [value.says for value in wish.values if value.says is not None]
                assert len(said) == (0 if wish.kept is None else len(wish.values)), f"{wish.id}: {said}"
                assert bool(said) != bool(wish.kinds), f"{wish.id} is kept and answers {wish.kinds}"
                for value in wish.values if said else ():
                    step = say_aside(game, position.state, seat, value.says or "")
                    assert step is not None, f"`{value.says}` cannot be said"
                    after = {one.id: one.kept for one in game.wishes(game.view(step.state, seat))}
                    assert after[wish.id] == value.id, f"`{value.says}` sets {wish.id} to {after[wish.id]}"


def law_plans_offer_what_can_be_read(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """A plan offers texts of the game's notation, as many as may be picked, and the spectator is offered none."""
    for position in walk.some(random):
        assert game.plans(game.view(position.state, None)) == (), "a spectator may plan"
        for seat in map(Seat, range(walk.setup.seats)):
            plans = game.plans(game.view(position.state, seat))
            assert len({plan.kind for plan in plans}) == len(plans), "two plans for one kind"
            for field in (plan.field for plan in plans if plan.field is not None):
                texts = [text for choice in field.choices for text in choice.texts]
                assert all(game.write(game.read(text)) == text for text in texts), f"untidy texts {texts}"
                assert field.most >= 1, f"{field.id} takes nothing"
                assert (field.fill is None) == (field.filled is None), f"{field.id} has no words for `{field.fill}`"
                assert field.least <= sum(choice.limit for choice in field.choices), f"{field.id} asks for too much"


def law_standings_are_complete(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Every reader finds each seat once, in order; at the end everybody finds the outcome's standings."""
    for position in walk.some(random):
        outcome = game.outcome(position.state)
        for reader in walk.readers:
            standings = game.standings(game.view(position.state, reader))
            assert [standing.seat for standing in standings] == list(range(walk.setup.seats)), (
                "seats of the standings"
            )
            assert outcome is None or standings == outcome.standings, "standings at the end"
