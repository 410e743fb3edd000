# Dogs: names, questions, refusals, the story, the rules. Words of the game stand as in its rules.

## Names. A breed has the forms: plain, _one (with its article), _many; a dog (breed and kind) has them too, and _kind;
## a space: plain, _id, _name; a building: plain, _the; a card: plain, _short (inside a sentence)

dogs-button-hand = ARC
dogs-game = Dogs
    .about = Drive through town and country, fetch stray dogs, and give each breed a good home.
    .length = 5 to 7 rounds, about 14 presses a round
    .seats = 2 to 4 players

dogs-name-one = { $vowel ->
    [yes] an { $name }
   *[no] a { $name }
}
dogs-name-many = { $name }s
dogs-dog-healthy = { $breed }
dogs-dog-sick = sick { $breed }
dogs-dog-reward = reward { $breed }
dogs-space = { $id } { $name }
dogs-centre = the centre
dogs-stall = stall { $n }
dogs-the-building = the { $name }
dogs-good-food = food
dogs-good-medicine = medicine
dogs-good-gas = gas
dogs-side-city = city
dogs-side-country = country
dogs-crate = Crate: { $items }
dogs-crate-short = crate ({ $items })
dogs-item-coins = { $n ->
    [one] coin
   *[other] { $n } coins
}
dogs-item-food = { $n ->
    [one] food
   *[other] { $n } food
}
dogs-item-medicine = { $n ->
    [one] medicine
   *[other] { $n } medicine
}
dogs-item-gas = { $n ->
    [one] gas
   *[other] { $n } gas
}
# dogs listed in a sentence: "2 Poodles and a sick Mutt"
dogs-some = { $n ->
    [one] { $dog_one }
   *[other] { $n } { $dog_many }
}
dogs-some-breed = { $n ->
    [one] { $breed_one }
   *[other] { $n } { $breed_many }
}

## Questions

dogs-ask-drive = Where to? { $gas } gas in the tank.
dogs-ask-drive-exchanged = The dogs have changed places. Now you must move: { $gas } gas in the tank.
dogs-ask-exchange-first = Dog Exchange: which dog changes places?
dogs-ask-exchange-second = With which dog does the one on { $space_id } change places?
dogs-ask-return-card = Additional Dog: draw one on the way home?
dogs-ask-bonus = You get a return bonus: take one.
dogs-ask-arrange = { $count ->
    [0] { $sick ->
        [0] Rearrange your stalls, or done.
        [one] 1 sick dog goes to the infirmary. Rearrange, or done.
       *[other] { $sick } sick dogs go to the infirmary. Rearrange, or done.
    }
    [one] { $sick ->
        [0] Put 1 dog away.
       *[other] Put 1 dog away, and { $sick } sick to the infirmary.
    }
   *[other] { $sick ->
        [0] Put { $count } dogs away.
       *[other] Put { $count } dogs away, and { $sick } sick to the infirmary.
    }
}
dogs-ask-donation = { $count ->
    [0] A donation of { $seat }: what comes next?
    [one] { $seat } gives 1 dog away: take it?
   *[other] { $seat } gives { $count } dogs away: take some?
}
dogs-ask-send = Send a worker.
dogs-ask-card = Which card above { $building_the }?
dogs-ask-town-hall = Build a stall? { $coins ->
    [one] You have 1 coin.
   *[other] You have { $coins } coins.
}
dogs-ask-warehouse = { $count ->
    [one] Swap 1 more good, or done.
   *[other] Swap up to { $count } goods, one for one.
}
dogs-ask-pet-shop = Buy food and medicine, 2 for a coin. { $coins ->
    [one] You have 1 coin.
   *[other] You have { $coins } coins.
}
dogs-ask-veterinary = Cure whom? { $count } medicine, 1 for each dog.
dogs-ask-put = Where does the { $breed } go?
dogs-ask-dog-fair = The Fair: buy ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
}), sell or trade?
dogs-ask-sell-from = From which stall does the { $breed } leave?
dogs-ask-sell-extra = Raise the price of the { $breed }?
dogs-ask-trade-offer = Which of your dogs do you trade?
dogs-ask-trade-get = For which dog of the Fair do you give the { $breed }?
dogs-ask-feed = { $count ->
    [one] 1 stall stays hungry: which dog falls sick?
   *[other] { $count } stalls stay hungry: which dogs fall sick?
}
dogs-ask-wage = Pay your assistant.
dogs-ask-hire = Hire your assistant back?
dogs-ask-fuel = Buy gas? { $gas } in the tank, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.

## Levels of a legal list: labels, joined from coarse to fine

dogs-level-space = { $space } · { $dog }
dogs-level-side = { CAP($side) }
dogs-level-stay = Stay at the centre
dogs-level-home = Go home
dogs-level-play = Play { $card }
dogs-level-draw-dog = { CAP($side) } bag
dogs-level-keep-card = Keep the card
dogs-level-good = { CAP($good) }
dogs-level-place = Place
dogs-level-lift = Take out
dogs-level-give = Give away
dogs-level-admit = Take in
dogs-level-breed = { $breed }
dogs-level-stall = { CAP($stall) }
dogs-level-own-dog = { $breed } ({ $stall })
dogs-level-tidy = Tidy
dogs-level-done-arrange = Done as it is
dogs-level-done-donation = Pass on what is left
dogs-level-done-warehouse = Done
dogs-level-done-pet-shop = Done
dogs-level-done-veterinary = Done
dogs-level-skip-town-hall = Do not build
dogs-level-skip-dog-fair = No deal
dogs-level-building = { $building }
dogs-level-free-entry = { $building }, with Free Entry
dogs-level-card = { $card }
dogs-level-build = Build { $stall } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
dogs-level-build-card = Build { $stall } (card, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
dogs-level-swap = { CAP($give) } for { $get }
dogs-level-basket-food-food = 2 food
dogs-level-basket-food-medicine = Food and medicine
dogs-level-basket-medicine-medicine = 2 medicine
dogs-level-cure = Cure { $breed_one }
dogs-level-buy = Buy ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
dogs-level-sell = Sell ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
dogs-level-trade = Trade
dogs-level-extra-none = Plain sale, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
dogs-level-extra-trained-dog = With Trained Dog, { $coins } coins
dogs-level-extra-prized-dog = With Prized Dog, { $coins } coins
dogs-level-extra-both = With both cards, { $coins } coins
dogs-level-wage-coin = Pay 1 coin
dogs-level-wage-card = Pay with an Assistant card
dogs-level-wage-none = Let her go
dogs-level-hire-coin = Hire for 1 coin
dogs-level-hire-card = Hire with an Assistant card
dogs-level-hire-no = Not now
dogs-level-fuel = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $before } → { $after } gas
dogs-level-no-fuel = No gas

## Notes: what an offer brings

dogs-note-gas = { $gas } gas
dogs-note-reward = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
dogs-note-near = { $count ->
    [one] 1 dog near
   *[other] { $count } dogs near
}
dogs-note-tow = { $count ->
    [0] empties your tank
    [one] empties your tank: 1 dog goes back to the bags
   *[other] empties your tank: { $count } dogs go back to the bags
}
    .anyway = Drive there anyway
dogs-note-all-stay = everybody stays: the session ends after this round
    .anyway = Stay anyway
dogs-note-brings-home = { $count ->
    [0] an empty truck
    [one] 1 dog on the truck
   *[other] { $count } dogs on the truck
}
dogs-note-bag = { $healthy } healthy, { $sick } sick
dogs-note-have = you have { $count }
dogs-note-makes = { $count ->
    [one] the first { $breed } there
   *[other] makes { $count } { $breed_many }
}{ $points ->
    [0] {""}
    [one] : 1 point
   *[other] : { $points } points
}
dogs-note-full-stall = { $coins ->
    [one] and 1 coin
   *[other] and { $coins } coins
}
dogs-note-loses = { $points ->
    [0] costs no stall point
    [one] costs 1 point
   *[other] costs { $points } points
}
dogs-note-to-the-fair = no bay free: goes to the Fair
dogs-note-points = { $points ->
    [0] stalls worth nothing yet
    [one] stalls worth 1 point
   *[other] stalls worth { $points } points
}
dogs-note-leaves = { $count ->
    [one] 1 dog goes to the left
   *[other] { $count } dogs go to the left
}
dogs-note-card = { $card_short }
dogs-note-gas-lost = { $gas } gas lost
dogs-note-extra-stall = worth { $points ->
    [one] 1 point
   *[other] { $points } points
} with a dog
dogs-note-final-round = calls the final round
dogs-note-no-wage = leaves no coin for your assistant
dogs-note-assistant-leaves = your assistant leaves
    .anyway = Let the assistant go

## Forms, wishes

dogs-form-swaps = { $count ->
    [one] Swap 1 good
   *[other] Swap up to { $count } goods
}
dogs-form-baskets = { $count ->
    [one] Spend 1 coin
   *[other] Spend up to { $count } coins, 2 goods for each
}
dogs-form-cures = { $count ->
    [one] Cure 1 dog
   *[other] Cure up to { $count } dogs
}
dogs-form-starving = { $count ->
    [one] One dog of the hungry stall
   *[other] One dog from each of { $count } hungry stalls
}
dogs-form-coda = and done
dogs-wish-bonus = My return bonus
dogs-wish-bonus-ask = ask me
dogs-wish-bonus-food = food
dogs-wish-bonus-medicine = medicine
dogs-wish-bonus-gas = gas
dogs-wish-arrange = Putting dogs away
dogs-wish-arrange-ask = ask me
dogs-wish-arrange-done = nothing new: done
dogs-wish-donation = Dogs that others give away
dogs-wish-donation-ask = ask me
dogs-wish-donation-pass = always pass on
dogs-wish-wage = My assistant's wage
dogs-wish-wage-ask = ask me
dogs-wish-wage-coin = pay a coin
dogs-wish-wage-card = pay with a card
dogs-wish-hire = Hiring her back
dogs-wish-hire-ask = ask me
dogs-wish-hire-coin = for a coin
dogs-wish-hire-card = with a card
dogs-wish-hire-no = never
dogs-wish-fuel = My gas
dogs-wish-fuel-ask = ask me
dogs-wish-fuel-fill = fill up to 6 while a coin stays
dogs-wish-fuel-none = buy none

## Refusals: what stands in the way, and what is possible

dogs-refuse-seats = { $seats ->
    [one] One seat is too few. Dogs takes { $least } to { $most }.
   *[other] { $seats } seats do not fit. Dogs takes { $least } to { $most }.
}
dogs-refuse-first = { $first ->
    [0] The first seat cannot begin here. Choose “random” or a seat that is taken.
    [1] The second seat cannot begin here. Choose “random” or a seat that is taken.
    [2] The third seat cannot begin, with { $seats } at the table. Choose another one.
   *[other] The fourth seat cannot begin, with { $seats } at the table. Choose another one.
}
dogs-refuse-pet-limit-option = With two players there is no Pet Shop limit. Switch it off.
dogs-refuse-remove-breeds = { $city ->
    [0] With { $seats } players every breed stays. Choose “random”.
   *[other] With { $seats } players, name { $city } city and { $country } country breeds to leave, or choose “random”.
}
dogs-refuse-remove-rewards = { $city ->
    [0] With { $seats } players every reward dog stays. Choose “random”.
   *[other] With { $seats } players, name { $city } city and { $country } country breed for the reward dogs, or choose “random”.
}
dogs-refuse-reward-of-removed = Name the breeds that leave first. A reward dog can only leave if its breed stays.
dogs-refuse-kind = { $kind ->
    [drive] You are driving: move to a dog, or choose one of the other offers.
    [exchange-first] Dog Exchange is played: name the first dog.
    [exchange-second] Dog Exchange is played: name the second dog.
    [return-card] You may draw a dog from a bag now, or keep the card.
    [bonus] First take your return bonus.
    [arrange] You are putting your dogs away. End it with “done”.
    [donation] You are offered dogs: take some, or pass them on with “done”.
    [send] You are asked to send a worker.
    [card] First take a card above the building.
    [town-hall] You are at the Town Hall: build, or skip.
    [warehouse] You are at the Warehouse: swap goods, or be done.
    [pet-shop] You are in the Pet Shop: buy, or be done.
    [veterinary] You are at the Veterinary: cure a dog, or be done.
    [put] First find a stall for the dog in your hands.
    [dog-fair] You are at the Dog Fair: buy, sell, trade, or skip.
    [sell-from] First name the stall of the dog that you sell.
    [sell-extra] First say which cards raise the price.
    [trade-offer] First name the dog that you trade.
    [trade-get] First name the dog of the Fair that you want.
    [feed] A stall stays hungry: name a dog that falls sick.
    [wage] Your assistant's wage is due.
    [hire] You are asked whether to hire your assistant back.
   *[fuel] You are asked how much gas you buy.
}
dogs-refuse-unknown-space = No space is called “{ $name }”. Spaces are c1 to c12 and f1 to f12.
dogs-refuse-unknown-breed = No breed is called “{ $name }”.
dogs-refuse-unknown-building = No building is called “{ $name }”.
dogs-refuse-unknown-side = “{ $name }” is no bag. There are the city and the country.
dogs-refuse-unknown-good = “{ $name }” is no good of this game. There are food, medicine and gas.
dogs-refuse-unknown-basket = “{ $name }” cannot be bought. A coin buys 2 food, food and medicine, or 2 medicine.
dogs-refuse-unknown-means = “{ $name }” is no way to pay here.
dogs-refuse-unknown-extra = “{ $name }” is no choice. There are none, trained-dog, prized-dog and both.
dogs-refuse-unknown-amount = “{ $name }” coins cannot be spent on gas.
dogs-refuse-unknown-stall = There is no stall { $stall }. Stalls are 1 to 5.
dogs-refuse-here = Your truck stands on { $space } already. Choose another space.
dogs-refuse-roadwork = Roadwork lies on { $space }. You may drive through, not stop.
dogs-refuse-truck-there = Another truck stands on { $space }. You may drive through, not stop.
dogs-refuse-no-dog-there = No dog lies on { $space }. Choose a space with a dog.
dogs-refuse-too-far = { $space } would cost { $cost } gas and you have { $gas }.
dogs-refuse-must-move = After Dog Exchange you must move.
dogs-refuse-moved = You have moved already in this round, so you can only go home.
dogs-refuse-not-moved = Your truck is still at the centre. Move first, or stay.
dogs-refuse-not-now = “{ $name }” cannot be played now.
dogs-refuse-no-card = You do not hold { $card }.
dogs-refuse-given-already = You have set a sick dog aside already, so Veterinarian is too late.
dogs-refuse-nothing-to-heal = You collected no sick dog in this round, so Veterinarian has nothing to heal.
dogs-refuse-no-move = No dog is in reach, and after Dog Exchange you would have to move.
dogs-refuse-no-second-dog = Dog Exchange needs two dogs on the map.
dogs-refuse-same-dog = A dog cannot change places with itself. Name another one than { $space }.
dogs-refuse-empty-bag = No dog is left in the { $side } bag.
dogs-refuse-tank-full = Your tank is full: it holds { $gas } gas.
dogs-refuse-no-rearranging = Only sick dogs are offered, so your stalls stay as they are.
dogs-refuse-not-in-yard = No { $breed } is waiting for a stall.
dogs-refuse-not-built = Your { $stall } is not built yet.
dogs-refuse-no-fit = The { $breed } does not fit into { $stall }: a row holds one breed only.
dogs-refuse-equal-stall = { CAP($stall) } is as good as stall 1 for the { $breed }. Take stall 1.
dogs-refuse-comes-back = The { $breed } would only come back to { $stall }. Choose another stall.
dogs-refuse-not-in-stall = No { $breed } lives in { $stall }.
dogs-refuse-lifts = You have taken { $count } dogs out of their stalls. Place the rest, tidy, or be done.
dogs-refuse-no-surplus = Your { $count } bays are enough, so no sick dog may be given away.
dogs-refuse-not-sick = You have no sick { $breed }.
dogs-refuse-not-offered = No sick { $breed } is offered to you.
dogs-refuse-no-bay = All { $count } bays of your infirmary are taken.
dogs-refuse-is-tidy = Your stalls are tidy already.
dogs-refuse-surplus = { $count ->
    [one] Your infirmary is too small: give 1 sick dog away first.
   *[other] Your infirmary is too small: give { $count } sick dogs away first.
}
dogs-refuse-must-house = { $count ->
    [one] 1 dog waits and can be housed. Place it, or use “tidy”.
   *[other] { $count } dogs wait and can be housed. Place them, or use “tidy”.
}
dogs-refuse-must-keep = { $count ->
    [one] 1 own dog would leave although there is room. Place it, or use “tidy”.
   *[other] { $count } own dogs would leave although there is room. Place them, or use “tidy”.
}
dogs-refuse-building-full = { $count ->
    [one] A worker stands at { $building_the } already.
   *[other] { $count } workers stand at { $building_the } already.
} Only Free Entry opens it.
dogs-refuse-not-full = There is room at { $building_the }. Send the worker without Free Entry.
dogs-refuse-card-not-there = “{ $name }” does not lie above this building.
dogs-refuse-all-built = All { $count } stalls are built.
dogs-refuse-coins = { $coins ->
    [one] That costs 1 coin
   *[other] That costs { $coins } coins
} and you have { $purse }.
dogs-refuse-same-good = Swap { $good } for something else.
dogs-refuse-none-left = You have no { $good } to give.
dogs-refuse-pet-limit = { $coins ->
    [one] Only 1 coin may be spent here in a visit.
   *[other] Only { $coins } coins may be spent here in a visit.
}
dogs-refuse-not-at-fair = No { $breed } is at the Fair.
dogs-refuse-no-room = The { $breed } fits into none of your stalls as they are.
dogs-refuse-not-in-infirmary = No { $breed } lies in your infirmary.
dogs-refuse-no-medicine = You have no medicine left.
dogs-refuse-cured-enough = { $count } dogs are cured in this visit. That is the most.
dogs-refuse-not-wanted = The Fair does not buy the { $breed } in this round.
dogs-refuse-none-in-stalls = No { $breed } lives in your stalls.
dogs-refuse-fair-empty = No dog is at the Fair, so there is nothing to trade for.
dogs-refuse-no-trade = No dog of the Fair would fit in the place of one of yours.
dogs-refuse-nothing-fits = With the { $breed } of { $stall } gone, no dog of the Fair would fit.
dogs-refuse-named-already = You have named { $stall } already. Name another one.
dogs-refuse-must-pay = You have a coin, so your assistant must be paid.
dogs-refuse-fuel-lost = { $coins ->
    [0] Your tank holds { $gas } gas and is full.
    [one] Your tank holds { $gas } gas: more than 1 coin would be wasted.
   *[other] Your tank holds { $gas } gas: more than { $coins } coins would be wasted.
}

## The story. What one seat did in one stretch: its name, then what it did. .you: who did it; .other: the other seat concerned

dogs-event = { $who } { $what }.
    .you = You { $what }.
dogs-event-deal = The dogs are out, and every truck stands at the centre.
dogs-event-deal-breeds = These breeds are not in play: { $breeds }.
dogs-event-deal-rewards = Without a reward dog: { $breeds }.
dogs-event-round = { $final ->
    [yes] Final round: { $who } begins.
   *[no] Round { $n }: { $who } begins.
}
    .you = { $final ->
    [yes] Final round: you begin.
   *[no] Round { $n }: you begin.
}
dogs-event-move = drove to { $space } for { $dog_one } ({ $gas } gas)
dogs-event-move-reward = drove to { $space } for { $dog_one } ({ $gas } gas, +{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
dogs-event-tow = { $count ->
    [0] ran out of gas and was towed home
    [one] ran out of gas: 1 dog is back in the bags
   *[other] ran out of gas: { $count } dogs are back in the bags
}
    .you = { $count ->
    [0] ran out of gas and were towed home
    [one] ran out of gas: 1 dog is back in the bags
   *[other] ran out of gas: { $count } dogs are back in the bags
}
dogs-event-stay = stayed at the centre
dogs-event-home = drove home { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}{ $count ->
    [0] {""}
   *[other] { " " }with { $dogs }
}
dogs-event-all-stay = Nobody drove, so the session ends after this round.
dogs-event-bonus = took { $good } as a return bonus
dogs-event-exchange = played Dog Exchange: now { $first_one } is on { $first_space_id }, { $second_one } on { $second_space_id }
dogs-event-extra-dog = drew { $dog_one } from the { $side } bag with Additional Dog
dogs-event-veterinarian = healed { $dogs } with Veterinarian
dogs-event-arrange = { $sick ->
    [0] put the dogs away
   *[other] put the dogs away, { $sick_dogs } in the infirmary
}
dogs-event-arrange-leaving = has { $dogs } to give away
    .you = have { $dogs } to give away
dogs-event-full-stall = filled a stall with { $breed_many } (+{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
dogs-event-donate = offered { $rival } { $dogs }
    .other = offered you { $dogs }
dogs-event-receive = { $count ->
    [0] took none of the dogs of { $rival }
   *[other] took in { $dogs }
}
    .other = { $count ->
    [0] took none of your dogs
   *[other] took in { $dogs }
}
dogs-event-receive-passed = passed { $dogs } on for it
dogs-event-to-fair = { $why ->
    [donated] Nobody took in { $dogs }: off to the Fair.
   *[hungry] No bay was free for { $dogs }: off to the Fair.
}
dogs-event-send = { $free ->
    [yes] sent a worker to { $building_the } with Free Entry
   *[no] sent a worker to { $building_the }
}
dogs-event-card = took the { $card } card
dogs-event-crate = { $lost ->
    [0] opened a { $card_short }
   *[other] opened a { $card_short }, { $lost } gas lost
}
dogs-event-build = { $card ->
    [yes] built { $stall } (card and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    })
   *[no] built { $stall } ({ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    })
}
dogs-event-swap = swapped { $swaps }
dogs-event-swap-one = { $n ->
    [one] { $give } for { $get }
   *[other] { $n } { $give } for { $n } { $get }
}
dogs-event-buy-goods = bought { $goods } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
dogs-event-cure = cured { $dogs }
dogs-event-buy = bought { $breed_one } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $stall ->
    [0] {""}
   *[other] { " " }(stall { $stall })
}
dogs-event-sell = sold { $breed_one } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $cards ->
    [0] {""}
   *[other] { " " }with { $named }
}
dogs-event-trade = traded { $breed_one } for { $got_one }{ $stall ->
    [0] {""}
   *[other] { " " }(stall { $stall })
}
dogs-event-put = put the { $breed } into { $stall }
dogs-event-feed = { $hungry ->
    [0] fed { $food ->
        [one] 1 stall
       *[other] { $food } stalls
    }
   *[other] { $food ->
        [0] had no food for { $hungry ->
            [one] 1 stall
           *[other] { $hungry } stalls
        }
       *[other] fed { $food ->
            [one] 1 stall
           *[other] { $food } stalls
        }, { $hungry } stayed hungry
    }
}
dogs-event-sick = saw { $dogs } fall sick{ $out ->
    [0] {""}
   *[other] , without a bay for { $out }
}
dogs-event-wage = { $means ->
    [coin] paid the assistant
   *[card] paid the assistant with a card
}
dogs-event-assistant-left = lost the assistant
dogs-event-assistant-hired = { $means ->
    [coin] hired the assistant back
   *[card] hired the assistant back with a card
}
dogs-event-reshuffle = { $deck ->
    [bonus] The bonus cards were shuffled anew.
   *[fair] The Fair cards were shuffled anew.
}
dogs-event-clean-up = { $parts }.
    .fair = The Fair buys { $card }.
    .both = { $parts }. The Fair buys { $card }.
dogs-event-cards = new cards
dogs-event-map = { $dogs ->
    [one] 1 new dog
   *[other] { $dogs } new dogs
}{ $tiles ->
    [0] {""}
    [one] { " " }with 1 Roadwork tile
   *[other] { " " }with { $tiles } Roadwork tiles
}
dogs-event-income = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for everybody
dogs-event-final-round = { $why ->
    [last-stall] A fifth stall is built: the next round is the final one.
   *[roadwork] All Roadwork tiles lie out: the next round is the final one.
}
dogs-event-fuel = bought { $gas } gas ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
dogs-event-game-over = { $why ->
    [final] The final round is over.
    [all-stay] Everybody stayed at the centre: the session is over.
    [rounds] The last possible round is over.
    [city] The city bag cannot fill the streets: the session is over.
   *[country] The country bag cannot fill the roads: the session is over.
}

## The story of one stretch in one short line

dogs-brief-deal = The dogs are out.
dogs-brief-clean-up = The map is filled again.
dogs-brief-all-stay = Nobody drove: the session ends after this round.
dogs-brief-final-round = The next round is the final one.
dogs-brief-move = drove to { $space_id } for { $dog_one }
dogs-brief-tow = { $count ->
    [0] was towed home
    [one] was towed (1 dog lost)
   *[other] was towed ({ $count } dogs lost)
}
    .you = { $count ->
    [0] were towed home
    [one] were towed (1 dog lost)
   *[other] were towed ({ $count } dogs lost)
}
dogs-brief-home = drove home with { $count ->
    [0] an empty truck
    [one] 1 dog
   *[other] { $count } dogs
}
dogs-brief-arrange = put the dogs away
dogs-brief-donate = gave { $count ->
    [one] 1 dog
   *[other] { $count } dogs
} away
dogs-brief-receive = { $count ->
    [0] passed them on
    [one] took 1 dog in
   *[other] took { $count } dogs in
}
dogs-brief-send = went to { $building_the }
dogs-brief-swap = swapped goods
dogs-brief-buy-goods = went shopping
dogs-brief-build = built { $stall }
dogs-brief-cure = cured { $count ->
    [one] 1 dog
   *[other] { $count } dogs
}
dogs-brief-buy = bought { $breed_one }
dogs-brief-sell = sold { $breed_one }
dogs-brief-trade = traded { $breed_one } for { $got_one }
dogs-brief-feed = fed the dogs
dogs-brief-sick = saw { $count ->
    [one] 1 dog
   *[other] { $count } dogs
} fall sick

## What others see of an open question; the call after "it is your turn:"

dogs-shown-drive = is driving
dogs-shown-exchange-first = is exchanging dogs
dogs-shown-exchange-second = is exchanging dogs
dogs-shown-return-card = may draw a dog
dogs-shown-bonus = is taking a return bonus
dogs-shown-arrange = is putting dogs away
dogs-shown-donation = is offered dogs
dogs-shown-send = is sending a worker
dogs-shown-card = is taking a card
dogs-shown-town-hall = is at the Town Hall
dogs-shown-warehouse = is at the Warehouse
dogs-shown-pet-shop = is in the Pet Shop
dogs-shown-veterinary = is at the Veterinary
dogs-shown-put = is housing a dog
dogs-shown-dog-fair = is at the Fair
dogs-shown-sell-from = is selling a dog
dogs-shown-sell-extra = is selling a dog
dogs-shown-trade-offer = is trading a dog
dogs-shown-trade-get = is trading a dog
dogs-shown-feed = is feeding
dogs-shown-wage = is paying the wage
dogs-shown-hire = may hire the assistant back
dogs-shown-fuel = is buying gas
dogs-call-drive = drive to a dog, or home
dogs-call-exchange-first = name the first dog
dogs-call-exchange-second = name the second dog
dogs-call-return-card = draw a dog, or keep the card
dogs-call-bonus = take your return bonus
dogs-call-arrange = put your dogs away
dogs-call-donation = you are offered dogs
dogs-call-send = send a worker
dogs-call-card = take a card
dogs-call-town-hall = build a stall or not
dogs-call-warehouse = swap goods
dogs-call-pet-shop = buy food and medicine
dogs-call-veterinary = cure dogs
dogs-call-put = find a stall for the dog
dogs-call-dog-fair = buy, sell or trade
dogs-call-sell-from = name the stall
dogs-call-sell-extra = raise the price or not
dogs-call-trade-offer = name your dog
dogs-call-trade-get = name the dog you want
dogs-call-feed = name who falls sick
dogs-call-wage = pay your assistant
dogs-call-hire = hire your assistant back or not
dogs-call-fuel = buy gas

## Options

dogs-option-first-seat = First seat
    .text = Who begins the first round
    .v-random = random
    .v-0 = seat ●
    .v-1 = seat ■
    .v-2 = seat ▲
    .v-3 = seat ◆
    .n-random = The deal decides.
    .n-0 = The first seat begins.
    .n-1 = The second seat begins.
    .n-2 = The third seat begins.
    .n-3 = The fourth seat begins.
dogs-option-remove-breeds = Breeds that leave
    .text = With 2 players 2 city and 2 country breeds leave, with 3 players 1 of each
    .v-random = random
    .v-beagle = Beagle
    .v-bulldog = Bulldog
    .v-golden-retriever = Golden Retriever
    .v-mutt = Mutt
    .v-rottweiler = Rottweiler
    .v-yorkshire = Yorkshire Terrier
    .v-border-collie = Border Collie
    .v-dalmatian = Dalmatian
    .v-german-shepherd = German Shepherd
    .v-labrador = Labrador
    .v-poodle = Poodle
    .v-st-bernard = St. Bernard
    .v-other = { $value }
    .n-random = The deal decides.
dogs-option-remove-rewards = Reward dogs that leave
    .text = With 2 players one city and one country breed lose their reward dog
    .v-random = random
    .v-beagle = Beagle
    .v-bulldog = Bulldog
    .v-golden-retriever = Golden Retriever
    .v-mutt = Mutt
    .v-rottweiler = Rottweiler
    .v-yorkshire = Yorkshire Terrier
    .v-border-collie = Border Collie
    .v-dalmatian = Dalmatian
    .v-german-shepherd = German Shepherd
    .v-labrador = Labrador
    .v-poodle = Poodle
    .v-st-bernard = St. Bernard
    .v-other = { $value }
    .n-random = The deal decides.
dogs-option-roadwork = Roadwork
    .text = Whether Roadwork tiles are in the bags; with 2 players always
    .v-off = off
    .v-on = on
    .n-off = No tiles with 3 or 4 players.
    .n-on = Tiles cost 2 gas to cross; all six on the map call the final round.
dogs-option-pet-limit = Pet Shop limit
    .text = Whether a visit to the Pet Shop is limited; not with 2 players
    .v-off = off
    .v-on = on
    .n-off = Spend as many coins as you have.
    .n-on = At most 2 coins in a visit.
dogs-option-last-stall = Last stall
    .text = Whether the third extra stall calls the final round; with 2 players always
    .v-off = off
    .v-on = on
    .n-off = Stalls do not end a session of 3 or 4 players.
    .n-on = Whoever builds a fifth stall calls one final round.
dogs-option-diversity = Diversity
    .text = Whether stalls without dogs of both sides cost 5 points; with 2 players always
    .v-off = off
    .v-on = on
    .n-off = No loss with 3 or 4 players.
    .n-on = 5 points less without a city dog or without a country dog.

## Text board

dogs-phase-driving = driving
dogs-phase-arranging = kennels
dogs-phase-donations = donations
dogs-phase-working = working
dogs-phase-upkeep = upkeep
dogs-phase-fuel = fuel
dogs-text-round = { $final ->
    [yes] Final round ({ $n }), { $phase }
   *[no] Round { $n }, { $phase }
}: { $asked }.
    .idle = { $final ->
    [yes] Final round ({ $n }), { $phase }.
   *[no] Round { $n }, { $phase }.
}
    .over = The session is over after round { $n }.
dogs-text-asked = { $seat } { $shown }
dogs-text-first = { $seat } holds the starting marker.
dogs-text-final-next = The next round is the final one.
dogs-text-all-stay = Everybody stayed: the session ends after this round.
dogs-text-city = City, gas from { $start }:
dogs-text-country = Country, gas from { $start }:
dogs-text-truck-of = { $seat }'s truck
dogs-text-distance = { $gas } gas: { $dogs }.
dogs-text-dog = { $space }, { $dog }
dogs-text-dog-reward = { $space }, { $dog } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
dogs-text-roadwork = Roadwork, no stopping: { $spaces }.
dogs-text-empty = Empty: { $spaces }.
dogs-text-bag = In the bag: { $dogs ->
    [one] 1 dog
   *[other] { $dogs } dogs
} ({ $sick } sick){ $tiles ->
    [0] {""}
    [one] { " " }and 1 Roadwork tile
   *[other] { " " }and { $tiles } Roadwork tiles
}.
dogs-text-truck = { $seat } at { $space } with { $dogs }; { $gas } gas.
dogs-text-truck-start = { $seat } at the centre, not driven yet; { $gas } gas.
dogs-text-truck-home = { $seat } drove home as number { $n }.
dogs-text-truck-towed = { $seat } was towed home.
dogs-text-truck-stayed = { $seat } stayed at the centre.
dogs-text-nothing = an empty truck
dogs-text-building = { $building }: { $cards }{ $count ->
    [0] {""}
   *[other] . Workers: { $workers }
}.
dogs-text-no-card = no card left
dogs-text-fair = The Fair: price { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, { $count ->
    [0] no dogs
    [one] 1 dog: { $dogs }
   *[other] { $count } dogs: { $dogs }
}. It buys { $breeds }.
dogs-text-seat = { $seat }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $food } food, { $medicine } medicine, { $gas } gas; { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.
dogs-text-stalls = Stalls { $stalls }.
dogs-text-stall = { $n }: { $dogs }
dogs-text-stall-empty = empty
dogs-text-infirmary = Infirmary { $n }/{ $most }{ $n ->
    [0] {""}
   *[other] : { $dogs }
}.
dogs-text-cards = Cards: { $cards }.
    .none = No cards.
dogs-text-card-times = { $n ->
    [one] { $card }
   *[other] { $n } x { $card }
}
dogs-text-breed-times = { $n ->
    [one] { $breed }
   *[other] { $breed } x{ $n }
}
dogs-text-dog-times = { $n ->
    [one] { $dog }
   *[other] { $dog } x{ $n }
}
dogs-text-assistant = { $workers ->
    [0] With an assistant.
    [one] With an assistant; 1 worker left.
   *[other] With an assistant; { $workers } workers left.
}
    .none = { $workers ->
    [0] Without an assistant.
    [one] Without an assistant; 1 worker left.
   *[other] Without an assistant; { $workers } workers left.
}
dogs-text-leaving = To be given away: { $dogs }.
dogs-text-waiting = Waiting beside the Fair: { $dogs }.

## The own ARC as text

dogs-text-own = In the ARC: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $food } food, { $medicine } medicine, { $gas } of { $most } gas.
dogs-text-needs = { $n ->
    [0] Nobody needs food yet.
    [one] 1 stall needs food in this round.
   *[other] { $n } stalls need food in this round.
}
dogs-text-own-stall = Stall { $n } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): { $dogs }.
dogs-text-unbuilt = Stall { $n } is not built: { $points ->
    [one] 1 point
   *[other] { $points } points
} with a dog.
dogs-text-on-truck = On the truck: { $dogs }.
dogs-text-in-yard = To be housed: { $dogs }.
dogs-text-in-sick-yard = Sick ones to the infirmary: { $dogs }.
dogs-text-offered-sick = Sick ones on offer: { $dogs }.
dogs-text-given = Set aside: { $dogs }.
dogs-text-own-card = { $card }: { $text }
dogs-text-score = Points so far: { $parts }, in all { $points }.
dogs-text-part = { $part } { $points }
dogs-text-wanted = The Fair would buy { $breeds }.
dogs-text-reach = In reach:
dogs-text-reach-dog = { $n }. { $space }, { $dog }: { $gas } gas{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
}{ $empties ->
    [yes] , empties your tank
   *[no] {""}
}.
dogs-text-may-swap = Also to be exchanged:
dogs-text-swap-dog = { $n }. { $space }, { $dog }.

## Headline, alt texts

dogs-headline = round { $n } · { $phase }
    .final = final round · { $phase }
    .over = final score
dogs-alt-board = Dogs board. { $now }
    .over = Dogs board, final score.
dogs-alt-text = Full text: press Text.

## Rule topics in our own words

dogs-topic-about-this-edition = About this edition
    .text =
        The printed rules hold wherever they speak. What they leave open is settled in these topics, the same for all.
        Printed are the numbers, the special cards and one Dog Fair card. The map with its coins, the split of the dogs, the crates and the other Fair cards are a reconstruction. Owners can load a file of their own.
dogs-topic-setup = Setup
    .text =
        Everybody begins with 3 coins, 2 food, 2 medicine, 6 gas, two empty stalls, and an assistant beside the own worker.
        A dog lies on every space of town and country, two cards lie above each building, and one Dog Fair card is open. All trucks stand at the centre.
        With two or three players some breeds stay in the box.
dogs-topic-options = Options
    .text =
        First seat: who begins. Breeds that leave, reward dogs that leave: named by the host, or random. Roadwork: tiles that block spaces. Pet Shop limit: 2 coins in a visit. Last stall: a fifth stall calls the final round. Diversity: 5 points less without dogs of both sides.
        With two players Roadwork, last stall and diversity are always on. The host sets options in the lobby; they do not change later.
dogs-topic-starting-player = Starting player
    .text =
        The first starting player is random, or the seat that the host named. Driving and working begin there and go clockwise.
        After each round the marker moves one seat to the left.
dogs-topic-round-overview = Round overview
    .text =
        First all drive and collect dogs, one move at a time. Whoever is home puts dogs away. Then workers are sent to the buildings, one at a time.
        Afterwards all feed their stalls and pay their assistants at the same time. At last cards and map are filled again, everybody gets 1 coin and may buy gas.
dogs-topic-moving = Moving
    .text =
        In your driving turn, drive to any space with a dog. Each space entered costs 1 gas, the target too; the centre is free, and the cheapest route is taken for you.
        The dog there comes onto your truck. A truck holds any number of dogs. You never stop on an empty space.
        Example: from School Yard over Cinema Row and Clock Square, through the centre, to Village Green costs 3 gas.
dogs-topic-other-trucks = Other trucks
    .text =
        You may drive through a space with another truck but not stop there. A truck takes the dog of its space, so there is nothing to fetch.
        Trucks that are home stand at the centre and block nothing.
dogs-topic-staying = Staying
    .text =
        As your first action of a round you may stay at the centre. Then your driving is over, without a return bonus. With an empty tank it is all you can do.
        If everybody stays, the session ends after this round: workers, food and wages are still done, then it is scored.
dogs-topic-going-home = Going home
    .text =
        After at least one move you may drive home for 1 gas, from anywhere. Your driving is over, and you put your dogs away while others drive on.
        Keep that last gas: an empty tank on the road means towing.
dogs-topic-return-bonus = Return bonus
    .text =
        The first and the last truck to drive home take one food, medicine or gas each. With two players only the last one does. Nobody gets two in a round.
        Who stays or is towed does not drive home and gets none. Gas is no choice with a full tank. The last bonus comes when no truck is out any more.
dogs-topic-towing = Towing
    .text =
        If your tank is empty after a move, your truck is towed at once: all its dogs go back to the bags of their sides, and your driving is over without a bonus.
        Coins and dogs that went to the Fair stay. So a last reward dog may be fetched with an empty truck. You may still rearrange your stalls.
dogs-topic-gas = Gas
    .text =
        A tank holds 9. Each space entered costs 1, driving home 1, a space with Roadwork 2.
        You get gas at the end of a round for coins, three for each, and from crates, the Warehouse and the return bonus. What would be above 9 is lost.
dogs-topic-fuel = Fuel
    .text =
        After the income all buy gas at the same time: 1 coin for 3 gas, as often as you like while it adds something. What would be above 9 is lost.
        The map is filled before, so everybody buys with the new dogs in view. Example: with 7 gas one coin brings you to 9.
dogs-topic-income = Income
    .text =
        When the map is filled, everybody gets 1 coin. In the round that ends the session there is none.
        Other coins come from reward dogs, full stalls, crates and sales.
dogs-topic-reward-dogs = Reward dogs
    .text =
        A dog with a star is not yours to keep. It goes to the Dog Fair, and you get the coins printed beside its space, 1 to 4, the more the farther out.
        At the Fair it is a dog like any other. Drawn with Additional Dog it simply joins your truck, without coins.
dogs-topic-sick-dogs = Sick dogs
    .text =
        Dogs with a cross go to your infirmary, which has six bays. They need no food, count as no breed, and cost 2 points each at the end.
        With more than six you give away exactly the number above six, old or new. A dog that leaves for the Fair is healthy there.
dogs-topic-stall-rules = Stall rules
    .text =
        A stall has two rows of two places, and a row holds one breed only. So at most two breeds live in a stall.
        Example: two Bulldogs and a Beagle still take a Beagle. Three Bulldogs take only a Bulldog. While stalls 1 and 2 are alike, only stall 1 is offered.
dogs-topic-rearranging = Rearranging
    .text =
        When your driving is over you may move all healthy dogs between your stalls as you like, new ones too. It is the only time, besides a donation of healthy dogs that reaches you.
        Take dogs out, place them, or let “tidy” do it; end with “done”. Others drive on meanwhile. All dogs that can be housed must be housed.
dogs-topic-tidy = Tidy
    .text =
        A helper that houses all your dogs by a fixed recipe: fours first, then threes, pairs and single ones, two groups of one or two in a stall. Stalls with extra points are filled first.
        It houses everything whenever that is possible. You may change the result; it does not promise to be the best.
dogs-topic-full-stall = Full stall
    .text =
        Four dogs of one breed in one stall bring 1 coin, once for each breed and player in the whole session.
        It is judged when you end your rearranging, and when a cured, bought or traded dog is placed.
dogs-topic-donation = Donation
    .text =
        Dogs that you cannot house are offered to the seat on your left, who may take any of them, rearrange for it, or pass them on. They go once around the table; what nobody takes joins the Fair.
        Sick dogs can be taken into a free bay. Nobody needs a reason to refuse. Donations run one after the other in turn order.
dogs-topic-who-may-give-dogs-away = Who may give dogs away
    .text =
        Only if no arrangement houses all your healthy dogs. Then you choose which of them leave, old or new, but none that would still fit as the stalls stand.
        Who takes donated dogs may pass own healthy ones on under the same condition. Sick dogs leave only if there are more than six.
dogs-topic-workers = Workers
    .text =
        Everybody has two workers, the player and the assistant. In turn order one worker at a time is sent to a building: take a card above it, then use the building.
        Two workers fit at a building, with two players one. Every worker must be sent; the action itself is optional.
dogs-topic-bonus-cards = Bonus cards
    .text =
        Two cards lie above each building. A worker takes one of them before the action; it may be used at once where it applies. Crates pay out at once, the others are kept openly.
        There is no limit to the cards you hold, and none counts at the end. New cards come each round.
dogs-topic-crates = Crates
    .text =
        A crate gives what it shows at once, coins, food, medicine or gas, and is discarded. Gas above 9 is lost.
        Twelve show two items, eight show three. With two players those with three are out.
dogs-topic-town-hall = Town Hall
    .text =
        Build your next stall for 2 coins, or for 1 coin with a Town Hall card. Stalls 3, 4 and 5 come in this order. At the end they bring 2, 3 and 5 points if a dog lives there.
        One stall for each worker. With two players or the option, the fifth stall calls the final round.
dogs-topic-warehouse = Warehouse
    .text =
        Swap up to two of your food, medicine and gas, one for one. Gas cannot be taken with a full tank.
        Example: without food, give 2 gas for 2 food.
dogs-topic-pet-shop = Pet Shop
    .text =
        Each coin buys two goods: 2 food, food and medicine, or 2 medicine. Buy as often as you have coins.
        With the option “Pet Shop limit” at most 2 coins may be spent in a visit. Keep a coin for your assistant.
dogs-topic-veterinary = Veterinary
    .text =
        Each medicine cures one dog of your infirmary, up to six in a visit. The cured dog goes to a stall where it fits as they stand; without a place it cannot be cured now.
        Nothing is rearranged here.
dogs-topic-dog-fair-price = Dog Fair price
    .text =
        A dog costs 10 minus the number of dogs at the Fair, counted before it leaves, but at least 1 coin. Dogs beyond the track count too.
        Example: five dogs at the Fair, price 5. One deal for each worker: buy, sell or trade.
dogs-topic-buying = Buying
    .text =
        Pay the price and take any dog of the Fair. It must fit into one of your stalls as they stand; nothing is rearranged.
        All dogs there are healthy, former reward dogs too.
dogs-topic-selling = Selling
    .text =
        Sell one dog of your stalls whose breed is on the open Fair card, for 2 coins. It joins the end of the Fair.
        Trained Dog and Prized Dog raise the price. Dogs of the infirmary cannot be sold.
dogs-topic-trading = Trading
    .text =
        Give one dog of your stalls for one dog of the Fair, whatever the breeds; the Fair card does not matter. The new dog goes to any stall where it fits once yours has left.
        The same breed is possible too: it moves a Mutt to the stall with three Mutts. It must then land in another stall.
dogs-topic-dog-exchange = Dog Exchange
    .text =
        Play it in your driving turn before a move: two dogs of the map change places, any kinds and sides. Then you must move; you may play a second copy first.
        Coins belong to the space, so a reward dog can be brought to a richer one. Roadwork takes no part.
dogs-topic-additional-dog = Additional Dog
    .text =
        Play it when you have driven home: choose a bag and draw one random dog onto your truck. Roadwork is put back and drawn again.
        A sick dog is sick; a reward dog is an ordinary dog without coins. A towed or waiting truck cannot play it.
dogs-topic-veterinarian-card = Veterinarian card
    .text =
        Play it while you put your dogs away: all sick dogs you collected in this round become healthy and must be housed like the others. All or none.
        Dogs already in the infirmary and donated dogs stay as they are. It is too late once you have set a sick dog aside.
dogs-topic-free-entry = Free Entry
    .text =
        Send a worker to a building that is full. You take no card there but use the building as usual. The card is discarded.
        It cannot be played where there is room. Each further worker needs a card of its own.
dogs-topic-trained-and-prized-dog = Trained and Prized Dog
    .text =
        Played with a sale at the Fair: Trained Dog brings 1 coin more, Prized Dog 2. At most one of each in a sale.
        Example: with both, a dog sells for 5 coins.
dogs-topic-feeding = Feeding
    .text =
        Each stall with at least one dog needs 1 food a round. You must feed as many as you can. In each stall that stays hungry one dog falls sick, your choice, one dog for each hungry stall.
        It goes to the infirmary; without a free bay it joins the Fair when all have fed. Infirmary dogs eat nothing.
dogs-topic-assistant = Assistant
    .text =
        She is your second worker and costs 1 coin a round, or an Assistant card. With a coin you must pay; without coin and card she leaves.
        In a later round you may hire her back for 1 coin or a card; she works from the next round on. Paid in the last upkeep she is worth 2 points.
dogs-topic-assistant-card = Assistant card
    .text =
        It pays the wage of your assistant instead of the coin, or hires her back.
        With the card but no coin you may choose to keep the card and let her go.
dogs-topic-roadwork = Roadwork
    .text =
        Three tiles are in each bag with two players or the option. A space with a tile costs 2 gas to enter, and you cannot stop there. Tiles go back to the bags each round and are drawn anew with the dogs.
        If all six lie on the map after it was filled, the next round is the final one. At the setup that does not count.
dogs-topic-game-end = Game end
    .text =
        The session ends at once if a bag cannot fill the spaces of its side. It ends after the wages of a round in which everybody stayed.
        Six Roadwork tiles on the map, or the last stall, call one final round, with two players or the options. After round 20 it is over in any case.
dogs-topic-last-stall = Last stall
    .text =
        With two players or the option: whoever builds the third extra stall calls the final round. This round is finished, then one full round is played up to the wages.
        In a final round nothing more can be called.
dogs-topic-stall-points = Stall points
    .text =
        For each stall: a pair 2 points, a pair and a single dog 3, two pairs 5, three of a breed 8, four of a breed 12. Single dogs bring nothing.
        Stalls 3, 4 and 5 add 2, 3 and 5 points if a dog lives there.
dogs-topic-breed-points = Breed points
    .text =
        Every different breed in your stalls is worth 2 points, with two players 4. How many dogs of it you have does not matter.
        Sick dogs in the infirmary do not count.
dogs-topic-diversity = Diversity
    .text =
        With two players or the option: if your stalls do not hold both a city dog and a country dog, you lose 5 points. That is so with empty stalls too.
        Dogs of the infirmary do not help.
dogs-topic-final-scoring = Final scoring
    .text =
        Add stall points, extra stalls with a dog, breeds, 2 for a paid assistant, and 1 for every three food, medicine and gas together. Take off 2 for each infirmary dog, and 5 for one side only where that counts. Coins and cards are worth nothing.
        A tie goes to the player with more coins; then the win is shared.
dogs-topic-two-players = Two players
    .text =
        Two city and two country breeds stay in the box, and one reward dog of each side. Crates with three items are out. Roadwork, last stall and diversity are on.
        Only one worker fits at a building, only the last truck home gets a bonus, and each breed is worth 4 points.

dogs-edition-counts = { $source ->
    [rulebook] Printed: { $parts }.
    [public] Attested in public descriptions: { $parts }.
    [reconstruction] Reconstructed: { $parts }.
   *[other] Marked “{ $source }”: { $parts }.
}
dogs-edition-some = { $title } ({ $names })
dogs-edition-table-meta = the number of players
dogs-edition-table-supply = the supply
dogs-edition-table-start = what everybody begins with
dogs-edition-table-limits = the limits
dogs-edition-table-bounds = the bounds of long sessions
dogs-edition-table-prices = the prices
dogs-edition-table-fair_track = the track of the Fair
dogs-edition-table-scoring = the points
dogs-edition-table-roadwork = Roadwork
dogs-edition-table-players_2 = the changes for two players
dogs-edition-table-players_3 = the changes for three players
dogs-edition-table-breed = the breeds
dogs-edition-table-split = how healthy, sick and reward dogs are spread
dogs-edition-table-map = the map
dogs-edition-table-space = the spaces and their coins
dogs-edition-table-action_space = the buildings
dogs-edition-table-special = the special cards
dogs-edition-table-resource = the crates
dogs-edition-table-fair_card = Dog Fair cards

## Score parts

dogs-part-stalls = Stalls
dogs-part-extra = { $count ->
    [0] No extra stall
    [one] 1 extra stall
   *[other] { $count } extra stalls
}
dogs-part-breeds = { $count ->
    [one] 1 breed
   *[other] { $count } breeds
}
dogs-part-infirmary = { $count ->
    [one] 1 sick dog
   *[other] { $count } sick dogs
}
dogs-part-assistant = Assistant
dogs-part-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
dogs-part-one-side = Dogs of one side only

### Words in the pictures of Dogs. Lengths are limits in characters.

dogs-picture-title = Dogs
# at most 26
dogs-picture-round = Round { $n } · { $phase ->
    [driving] Driving
    [arranging] Kennels
    [donations] Donations
    [working] Working
    [upkeep] Upkeep
   *[fuel] Fuel
}
dogs-picture-final = final round
dogs-picture-over = final score
# pill of the header; verb at most 14
dogs-picture-pill = { $who } { $kind ->
    [drive] drives
    [exchange-first] swaps dogs
    [exchange-second] swaps dogs
    [return-card] comes home
    [bonus] takes a bonus
    [arrange] houses dogs
    [donation] is offered dogs
    [send] sends a worker
    [card] takes a card
    [town-hall] builds
    [warehouse] swaps goods
    [pet-shop] shops
    [veterinary] cures dogs
    [put] houses a dog
    [feed] feeds
    [wage] pays
    [hire] may hire
    [fuel] buys gas
   *[dog-fair] is at the Fair
}
dogs-picture-pill-several = { $kind ->
    [arrange] house dogs
    [feed] feed
    [wage] pay
    [fuel] buy gas
   *[mixed] decide
}
dogs-picture-pill-wins = { $who } wins
dogs-picture-pill-shared = share the win
# what a seat is doing, below its name; at most 12
dogs-picture-status = { $kind ->
    [out] at start
    [road] on the road
    [home] home
    [towed] towed
    [stayed] stays
    [waits] waits
    [worked] done
    [drive] drives
    [exchange-first] swaps dogs
    [exchange-second] swaps dogs
    [return-card] comes home
    [bonus] bonus
    [arrange] houses dogs
    [donation] is offered
    [feed] feeds
    [wage] pays
    [hire] may hire
    [fuel] buys gas
   *[send] works
}
# at most 8
dogs-picture-bag = { $n } left
dogs-picture-price = PRICE
dogs-picture-buys = buys
dogs-picture-last = LAST
dogs-picture-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
# the pictures of a seat; at most 32, the name left out
dogs-picture-own = Your way
dogs-picture-own-arc = Your ARC
dogs-picture-arc = { $seat }'s ARC
# at most 16
dogs-picture-hand-pill = { $kind ->
    [drive] drive on
    [exchange-first] swap dogs
    [exchange-second] swap dogs
    [return-card] draw a dog?
    [bonus] take a bonus
    [arrange] house your dogs
    [donation] dogs for you
    [send] send a worker
    [card] take a card
    [town-hall] build?
    [warehouse] swap goods
    [pet-shop] go shopping
    [veterinary] cure dogs
    [put] house the dog
    [dog-fair] make a deal
    [sell-from] sell
    [sell-extra] sell
    [trade-offer] trade
    [trade-get] trade
    [feed] who goes hungry?
    [wage] pay the wage
    [hire] hire back?
    [fuel] buy gas
   *[none] not your turn
}
# beside a green code with a number; at most 20
dogs-picture-owned = that many you have
# in front of the dogs that wait; at most 8
dogs-picture-place = { $place ->
    [yard] YARD
    [offered] OFFER
    [to-house] HOUSE
    [leaving] GIVEN
   *[truck] TRUCK
}
# at most 8
dogs-picture-worth = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
# beside the food; at most 14
dogs-picture-needs = of { $n } needed
dogs-picture-no-cards = no cards
dogs-picture-wait = Nothing is asked of you now.
# what a special card does; at most 2 lines of 15
dogs-picture-card = { $card ->
    [dog-exchange] before a move: swap two dogs
    [additional-dog] when home: draw a dog
    [veterinarian] heals the dogs of this round
    [free-entry] send to a full building
    [town-hall] a stall for 1 coin
    [trained-dog] 1 coin more for a sale
    [prized-dog] 2 coins more for a sale
   *[assistant] pays your assistant
}

## What can be looked at besides the board

dogs-tile = Roadwork tile
dogs-extra-arc = { $seat_mark }'s ARC
dogs-extra-city-bag = Tokens in the city bag
dogs-extra-country-bag = Tokens in the country bag
dogs-extra-deck = Bonus cards in the deck, in no order
dogs-extra-discard = Bonus cards that were discarded
dogs-extra-fair-deck = Fair cards in the deck, in no order
dogs-extra-fair-discard = Fair cards that were discarded
