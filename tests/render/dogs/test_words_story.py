"""The story of Dogs: scenarios of the canon told to everybody and to those who took part."""

from __future__ import annotations

from collections import Counter

from engines.core import Event, Seat
from engines.dogs import events as happened
from engines.dogs.tokens import Kind, Token
from render import narration
from tests.render.dogs.words_walks import face, heard, tellings, walks
from tests.render.words_table import ANN, BEN, TABLE

MUTT, SICK = Token("mutt", Kind.HEALTHY), Token("mutt", Kind.SICK)


def told(events: tuple[Event, ...], reader: Seat | None = None) -> tuple[str, ...]:
    return narration.tell(events, reader, TABLE, face())


def strip(events: tuple[Event, ...], reader: Seat | None = None) -> str:
    return narration.last(events, reader, TABLE, face())


def test_a_journey_tells_space_dog_and_gas() -> None:
    _, events = heard("S01")
    assert told(events) == ("Ann drove to f2 Village Green for a Poodle (3 gas).",)
    assert told(events, ANN) == ("You drove to f2 Village Green for a Poodle (3 gas).",)
    assert told(events, BEN) == told(events)
    assert strip(events) == "Ann drove to f2 for a Poodle."


def test_a_reward_dog_brings_coins_and_an_empty_tank_the_tow() -> None:
    _, events = heard("S04")
    journey = "drove to c1 Station Steps for a reward Mutt (1 gas, +1 coin)"
    assert told(events) == (f"Ann {journey} and ran out of gas: 2 dogs are back in the bags.",)
    assert strip(events) == "Ann was towed (2 dogs lost)."
    assert strip(events, ANN) == "You were towed (2 dogs lost)."


def test_staying_and_the_end_that_follows_if_all_do() -> None:
    _, events = heard("S07", "0: home; bonus food")
    assert told(events)[:1] == ("Ann drove home first.",)
    assert told((happened.Stayed(BEN, 1),)) == ("Ben stayed at the centre.",)
    assert told((happened.AllStayed(None, 1),)) == ("Nobody drove, so the session ends after this round.",)


def test_the_way_home_with_a_dog_from_the_bag_and_the_bonus() -> None:
    _, events = heard("S12", "0: home; play additional-dog city; bonus gas")
    assert told(events) == (
        "Ann drove home first with a Mutt and drew a reward Beagle from the city bag with Additional Dog.",
        "Ann took gas as a return bonus.",
    )


def test_an_exchange_of_dogs_is_told_before_the_journey() -> None:
    _, events = heard("S11")
    assert told(events) == (
        "Ann played Dog Exchange: now a reward Poodle is on c1, a sick Mutt on f11.",
        "Ann drove to c1 Station Steps for a reward Poodle (1 gas, +1 coin).",
    )


def test_dogs_put_away_and_dogs_given_away() -> None:
    _, events = heard("S15", "0: lift bulldog 2; place poodle 2; place poodle 2; done")
    assert told(events) == (
        "Ann put the dogs away and has a Bulldog to give away.",
        "Ann offered Ben a Bulldog.",
    )
    assert told(events, BEN)[1] == "Ann offered you a Bulldog."
    assert told(events, ANN)[0] == "You put the dogs away and have a Bulldog to give away."


def test_a_donation_goes_from_seat_to_seat_and_to_the_fair() -> None:
    _, before = heard("S15", "0: lift bulldog 2; place poodle 2; place poodle 2; done")
    _, events = heard("S15")
    after = events[len(before) :]
    lines = told(after)
    assert lines[0] == "Ben took in a Bulldog and passed 2 Dalmatians on for it."
    assert lines[1] == "Ben offered Cleo 2 Dalmatians."
    assert lines[2] == "Cleo took none of the dogs of Ann."
    assert lines[3] == "Nobody took in 2 Dalmatians: off to the Fair."
    assert told(after, ANN)[2] == "Cleo took none of your dogs."


def test_sick_dogs_are_healed_or_go_to_the_infirmary() -> None:
    _, events = heard("S13", "0: play veterinarian; tidy; done")
    assert told(events)[0] == "Ann healed 2 sick Beagles with Veterinarian and put the dogs away."
    arranged = happened.Arranged(ANN, 1, ((), ()), ("mutt", "mutt"), ())
    assert told((arranged,)) == ("Ann put the dogs away, 2 sick Mutts in the infirmary.",)


def test_a_worker_a_card_and_the_building_make_one_sentence() -> None:
    _, events = heard("S20")
    assert told(events)[0] == "Ann sent a worker to the Town Hall with Free Entry and built stall 3 (2 coins)."
    assert strip(events[:2]) == "Ann built stall 3."
    crate = happened.CrateTaken(BEN, 3, "crate-fgg", 0, 1, 0, 2, 1)
    assert told((crate,)) == ("Ben opened a crate (food, 2 gas), 1 gas lost.",)
    taken = (happened.CardTaken(BEN, 3, "town-hall"),)
    assert told(taken) == ("Ben took the Town Hall card.",)
    assert strip(taken) == "Ben took the Town Hall card."


def test_goods_swapped_and_bought_are_summed_up() -> None:
    swaps = (happened.GoodsSwapped(ANN, 1, "gas", "food"),) * 2
    assert told(swaps) == ("Ann swapped 2 gas for 2 food.",)
    other = happened.GoodsSwapped(ANN, 1, "medicine", "food")
    assert told((swaps[0], other)) == ("Ann swapped gas for food and medicine for food.",)
    bought = (happened.GoodsBought(BEN, 1, "food", "food"), happened.GoodsBought(BEN, 1, "food", "medicine"))
    assert told(bought, BEN) == ("You bought 3 food and medicine (2 coins).",)


def test_deals_at_the_fair() -> None:
    _, events = heard("S26", "0: send dog-fair; buy rottweiler")
    assert told(events)[0].startswith("Ann sent a worker to the Dog Fair")
    assert told(events)[0].endswith("bought a Rottweiler for 5 coins (stall 1).")
    _, events = heard("S30", "0: send dog-fair; sell poodle; extra both")
    assert told(events)[0].endswith("sold a Poodle for 5 coins with Trained Dog and Prized Dog.")
    _, events = heard("S28", "0: send dog-fair; trade; offer bulldog 2; get german-shepherd")
    assert told(events)[0].endswith("traded a Bulldog for a German Shepherd (stall 1).")


def test_cured_dogs_are_counted_and_a_full_stall_brings_its_coin() -> None:
    events = (
        happened.DogCured(ANN, 1, "mutt"),
        happened.DogPut(ANN, 1, "mutt", 1),
        happened.DogCured(ANN, 1, "mutt"),
        happened.DogPut(ANN, 1, "mutt", 1),
        happened.FullStall(ANN, 1, "mutt", 1),
    )
    assert told(events) == ("Ann cured 2 Mutts and filled a stall with Mutts (+1 coin).",)
    assert strip(events) == "Ann cured 2 dogs and filled a stall with Mutts (+1 coin)."


def test_upkeep_of_a_seat_is_one_sentence() -> None:
    _, events = heard("S32", "0: starve poodle 2; wage none")
    lines = told(events, ANN)
    assert "You saw a Poodle and a Mutt fall sick, without a bay for 1 and lost the assistant." in "\n".join(lines)
    paid = (happened.Fed(ANN, 1, 2, 1), happened.WagePaid(ANN, 1, "card"))
    assert told(paid) == ("Ann fed 2 stalls, 1 stayed hungry and paid the assistant with a card.",)


def test_a_dog_without_a_bay_is_told_at_the_fair() -> None:
    joined = happened.JoinedFair(None, 1, ("mutt", "poodle"), "hungry")
    assert told((joined,)) == ("No bay was free for a Mutt and a Poodle: off to the Fair.",)


def test_the_new_round_is_told_with_what_lies_out() -> None:
    events = (
        happened.CardsDealt(None, 1, ()),
        happened.FairCardTurned(None, 1, "fair-1"),
        happened.MapFilled(None, 1, (happened.Laid("c1", MUTT), happened.Laid("c2", SICK))),
        happened.IncomePaid(None, 1, 1),
        happened.RoundBegan(None, 2, 3, BEN, final=True),
    )
    fair = "The Fair buys Poodle, Bulldog, Labrador and German Shepherd."
    assert told(events) == (f"New cards, 2 new dogs and 1 coin for everybody. {fair}", "Final round: Ben begins.")
    assert told(events, BEN)[1] == "Final round: you begin."
    assert told((happened.FuelBought(ANN, 1, 2, 6),)) == ("Ann bought 6 gas (2 coins).",)


def test_the_deal_names_what_left_the_box() -> None:
    events = (happened.Deal(None, 0, ANN, ("beagle", "poodle"), ("mutt", "labrador")),)
    assert told(events) == (
        "The dogs are out, and every truck stands at the centre.",
        "These breeds are not in play: Beagle and Poodle.",
        "Without a reward dog: Mutt and Labrador.",
    )


def test_the_end_is_told_with_its_reason() -> None:
    called = (happened.StallBuilt(ANN, 4, 5, 2, card=False), happened.FinalRound(None, 4, "last-stall"))
    assert told(called)[1] == "A fifth stall is built: the next round is the final one."
    over = happened.GameOver(None, 9, "city", (1, 2))
    assert told((over,)) == ("The city bag cannot fill the streets: the session is over.",)
    assert strip((*called, over)) == "The city bag cannot fill the streets: the session is over."


def test_every_event_is_told_to_every_reader_in_lines_that_fit() -> None:
    lengths: Counter[int] = Counter()
    for _, reader, moment in tellings():
        lines = narration.tell(moment.events, reader, TABLE, face())
        lengths[len(lines)] += 1
        assert max(map(len, lines), default=0) <= narration.WIDTH
        assert not any("  " in line or "{" in line or ".." in line.rstrip("…") for line in lines)
    assert max(lengths) == narration.ROOM


def test_a_line_is_rarely_too_long_to_be_told_whole() -> None:
    lines = [
        line for _, reader, moment in tellings() for line in narration.tell(moment.events, reader, TABLE, face())
    ]
    assert sum(line.endswith("…") for line in lines) <= len(lines) // 50


def test_the_strip_holds_one_short_line() -> None:
    strips = [narration.last(moment.events, reader, TABLE, face()) for _, reader, moment in tellings()]
    lengths = sorted(map(len, filter(None, strips)))
    assert lengths[len(lengths) * 9 // 10] <= narration.STRIP
    assert lengths[-1] <= narration.WIDTH


def test_whole_games_are_told_without_a_missing_word() -> None:
    kinds: Counter[type[Event]] = Counter()
    for one in walks()[:20]:
        events = tuple(event for position in one.positions for event in position.step.events)
        kinds.update(map(type, events))
        for reader in (None, ANN):
            narration.tell(events, reader, TABLE, face(), room=5000)
        for position in one.positions:
            narration.last(position.step.events, BEN, TABLE, face())
    assert set(kinds) == set(happened.Event.__args__)
