
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
# private pictures
dogs-picture-private = only you see this
# at most 32
dogs-picture-private-arc = Your ARC · only you see this
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
