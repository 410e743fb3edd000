# Dogs Bond: names, questions, refusals, the story, the rules. Words of the game stand as in its rules.

## Names. Cards, dogs, adopters, houses and events are called as the data pack says

dogs-bond-button-hand = Paw
dogs-bond-game = Dogs Bond
    .about = Shelter dogs win people over, card by card, until Adoption Day. The best bond makes TOP DOG.
    .length = 10 events per dog, or 8 in the short game, about 2 presses each
    .seats = 2 to 8 players

# a card that shares its name with others names its targets by their first letters
dogs-bond-name-aimed = { $name } ({ $short })
dogs-bond-name-house = house { $number }
dogs-bond-name-pile = the Attribute pile
dogs-bond-name-or = { $first } or { $last }
dogs-bond-size-small = small
dogs-bond-size-medium = medium
dogs-bond-size-large = large
dogs-bond-short-event-choice = As ALPHA choose among the top { $n } events.
dogs-bond-short-second-try = Strong in the Tail Wag; a second roll on Adoption Day.
dogs-bond-short-cut = { $text }…
# a title that ends without a sign of its own
dogs-bond-name-stop = { $title }.
dogs-bond-you = you

## Questions

dogs-bond-ask-pick = Which dog are you?
dogs-bond-ask-event = You smell these events. Which one is it?
dogs-bond-ask-play = { $count ->
    [one] Play a card.
   *[other] Play { $count } cards.
}
dogs-bond-ask-play-optional = { $count ->
    [one] You may play a card.
   *[other] You may play up to { $count } cards.
}
dogs-bond-ask-play-attribute = { $count ->
    [one] Play a card of { $attribute }.
   *[other] Play { $count } cards of { $attribute }.
}
dogs-bond-ask-play-attribute-optional = { $count ->
    [one] You may play another { $attribute } card.
   *[other] You may play up to { $count } { $attribute } cards.
}
dogs-bond-ask-play-tail-wag = { $count ->
    [one] Tail Wag: you may play 1 more card.
   *[other] Tail Wag: you may play up to { $count } more cards.
}
dogs-bond-ask-attack-dog = Whom does { $card } attack?
dogs-bond-ask-attack-pile = { $card }: which pile of { $seat } does it hit?
dogs-bond-ask-react = { $seat } attacks your { $card }. Use a Play Bow?
dogs-bond-ask-react-event = The event takes your { $card }. Use a Play Bow?
dogs-bond-ask-lose-top = Discard one of your top cards.
dogs-bond-ask-lose-paw = { $count ->
    [one] Discard a paw card.
   *[other] Discard { $count } paw cards.
}
dogs-bond-ask-paw-limit = { $count ->
    [one] Paw Limit: toss a card.
   *[other] Paw Limit: toss { $count } cards.
}
dogs-bond-ask-toss = { $count ->
    [one] Toss a card.
   *[other] Toss { $count } cards.
}
dogs-bond-ask-pick-dog = { $what_title }: pick a dog.
dogs-bond-ask-either = { $what_title }: which one?
dogs-bond-ask-keep = { $count ->
    [one] Keep 1 of these cards.
   *[other] Keep { $count } of these cards.
}
dogs-bond-ask-salvage = What do you take?
dogs-bond-ask-give = Which card goes to { $seat }?
dogs-bond-ask-redraw = { $count ->
    [one] You may swap a card for a new one.
   *[other] You may swap up to { $count } cards for new ones.
}
dogs-bond-ask-swap-first = Which adopters change places?
dogs-bond-ask-swap-second = { $adopter } ({ $house }) changes places with whom?
dogs-bond-ask-ability = Your icon is on the event. Use { $dog_ability }?
dogs-bond-ask-court = Who shall adopt you?
dogs-bond-ask-second-try = { $adopter } said no. Roll again?

## Levels of a legal list

dogs-bond-level-dog = { $dog } · { $dog_size }{ $dog_icon ->
    [none] {""}
   *[other] { " " }· { $dog_icon }
}
dogs-bond-level-event = { $event }
dogs-bond-level-card = { $card }
dogs-bond-level-hide = Hide { $card }
dogs-bond-level-attack = Attack with { $card }
dogs-bond-level-seat = { $seat_mark }
dogs-bond-level-pile = { $attribute } of { $seat_mark }
dogs-bond-level-drop = My { $attribute }
dogs-bond-level-take = Take { $card }
dogs-bond-level-draw = Draw 1
dogs-bond-level-choose = { $option ->
    [draw] Draw 1
    [play] Play 1
   *[other] { CAP($option) }
}
dogs-bond-level-house = { $adopter }, { $house }
dogs-bond-level-in-turn-2 = { $first }, then { $second }
dogs-bond-level-in-turn-3 = { $first }, then { $second }, then { $third }
dogs-bond-level-adopter = { $adopter }
dogs-bond-level-use = Use { $dog_ability }
dogs-bond-level-use-on = { $dog_ability }: { $seat_mark }
dogs-bond-level-again = Roll again
dogs-bond-level-bow = Use a Play Bow
dogs-bond-level-accept = Let it go
dogs-bond-level-pass-play = Play nothing
dogs-bond-level-pass-swap-first = Nobody moves
dogs-bond-level-done-redraw = No more swaps
dogs-bond-level-skip-ability = Do not use it
dogs-bond-level-no-second-try = Leave it

## Notes: what an offer brings

dogs-bond-note-level = { $adopter } { $before } → { $after }
dogs-bond-note-instinct = Instinct { $total } in all
dogs-bond-note-aims = { $attribute }
dogs-bond-note-top = top { $card }
dogs-bond-note-dog = { $paw ->
    [one] 1 paw card
   *[other] { $paw } paw cards
}, BOND { $bond }
dogs-bond-note-ability = { $dog_ability }: { $dog_short }
dogs-bond-note-event = { $event_short }
dogs-bond-note-home = a home in { $chance } of 100 cases
dogs-bond-note-top-event = { $count ->
    [one] the top one: draw 1 first
   *[other] the top one: draw { $count } first
}
dogs-bond-note-chance = { $level ->
    [1] adopted on a 1
    [6] adopted for sure
   *[other] adopted on 1-{ $level }
}
dogs-bond-note-points = { $points ->
    [one] 1 point in all
   *[other] { $points } points in all
}
dogs-bond-note-bond = your BOND there { $level }

## Forms, plans, wishes

dogs-bond-form-plays = { $count ->
    [one] Play 1 card
   *[other] Play up to { $count } cards
}
dogs-bond-form-plays-on = { $count ->
    [one] Play 1 card, and say what comes after it
   *[other] Play up to { $count } cards, and say what comes after them
}
dogs-bond-form-then = Then: { $what }
dogs-bond-form-then-use = Then { $dog_ability }: { $what }
dogs-bond-form-tosses = { $count ->
    [one] Choose 1 card
   *[other] Choose { $count } cards
}
dogs-bond-form-tosses-and-limit = { $count ->
    [one] Choose 1 card, or { $over } more for the paw limit as well
   *[other] Choose { $count } cards, or { $over } more for the paw limit as well
}
dogs-bond-form-redraw = { $count ->
    [0] No new card
    [one] Up to 1 new card
   *[other] Up to { $count } new cards
}
dogs-bond-form-keeps = { $count ->
    [one] Keep 1 card
   *[other] Keep { $count } cards
}
dogs-bond-form-swaps = { $count ->
    [one] Who changes places?
   *[other] Which { $count } pairs change places?
}
dogs-bond-form-attack = Attack { $attribute } of { $seat_mark } with { $card }
dogs-bond-form-swap = { $first } ({ $first_house }) with { $second } ({ $second_house })
dogs-bond-plan-tail-wag = My plays of the Tail Wag
dogs-bond-wish-ability = When my icon is on the event
dogs-bond-wish-ability-ask = ask me
dogs-bond-wish-ability-use = always use my ability
dogs-bond-wish-limit = When I am above the Paw Limit
dogs-bond-wish-limit-ask = ask me
dogs-bond-wish-limit-me = toss for me
dogs-bond-wish-single = When I hold a single card
dogs-bond-wish-single-ask = ask me
dogs-bond-wish-single-me = play it for me
dogs-bond-wish-bows = My Play Bow, when I am to lose cards
dogs-bond-wish-bows-always = always use it
dogs-bond-wish-bows-big = for large losses only
dogs-bond-wish-bows-ask = ask me

## Refusals: what stands in the way, and what is possible

dogs-bond-refuse-seats = { $seats ->
    [one] One seat is too few. Dogs Bond is for { $least } to { $most } players.
   *[other] { $seats } seats do not fit. Dogs Bond is for { $least } to { $most } players.
}
dogs-bond-refuse-kennel = There are { $dogs } dogs to choose from, and { $seats } seats are taken. Choose all dogs for the kennel.
dogs-bond-refuse-first = { $first ->
    [0] The first seat cannot begin here. Choose “random” or a seat that is taken.
    [1] The second seat cannot begin here. Choose “random” or a seat that is taken.
    [2] The third seat cannot begin, with { $seats } at the table. Choose another one.
    [3] The fourth seat cannot begin, with { $seats } at the table. Choose another one.
    [4] The fifth seat cannot begin, with { $seats } at the table. Choose another one.
    [5] The sixth seat cannot begin, with { $seats } at the table. Choose another one.
    [6] The seventh seat cannot begin, with { $seats } at the table. Choose another one.
   *[other] The eighth seat cannot begin, with { $seats } at the table. Choose another one.
}
dogs-bond-refuse-kind = { $kind ->
    [pick] You are asked which dog you are.
    [event] You are asked which of the events it is.
    [attack-dog] First say which dog your Instinct attacks.
    [attack-pile] First say which pile your Instinct hits.
    [react] You are asked whether the card goes: let it go, or use a Play Bow.
    [lose-top] You are asked which top card goes.
    [lose-paw] You are asked which paw cards go.
    [pick-dog] You are asked to pick a dog.
    [keep] You look at cards of the pile: keep first.
    [salvage] You are asked what you take.
    [give] You are asked which card you give away.
    [redraw] You are asked which cards you swap for new ones.
    [toss] You are asked which card you toss.
    [either] You are asked which of these you do.
    [swap-first] You are asked which adopters change places.
    [swap-second] You have named a house: name the other one.
    [ability] You are asked whether you use your ability.
    [paw-limit] You are above the Paw Limit: toss first.
    [court] It is Adoption Day: choose who shall adopt you.
    [second-try] You are asked whether you roll again.
   *[play] You are asked which card you play.
}
dogs-bond-refuse-policy-too-late = The Play Bow has no more use: Adoption Day has begun.
dogs-bond-refuse-unknown-card = There is no card “{ $name }”.
dogs-bond-refuse-not-in-paw = You hold no { $card }.
dogs-bond-refuse-chosen-already = Your { $card } is chosen already. Choose another card.
dogs-bond-refuse-bow-not-played = A Play Bow is never played. Keep it for a forced discard.
dogs-bond-refuse-wrong-attribute = { $card } does not fit here: only { $attribute } can be played now.
dogs-bond-refuse-hide-or-attack = { $card } is never played face up. Hide it, or attack with it.
dogs-bond-refuse-not-instinct = { $card } is played face up. Only Instinct hides or attacks.
dogs-bond-refuse-no-target = No other dog has a card that { $card } could hit. You can hide it.
dogs-bond-refuse-must-play = You must play a card here, as long as you can.
dogs-bond-refuse-own-seat = That is you. Choose another dog.
dogs-bond-refuse-no-such-seat = Nobody sits on seat { $seat }.
dogs-bond-refuse-nothing-to-hit = { $seat } has no card that { $card } could hit. Choose another dog.
dogs-bond-refuse-no-such-pile = There is no pile “{ $name }”.
dogs-bond-refuse-not-aimed = { $card } cannot hit { $attribute }.
dogs-bond-refuse-pile-empty = { $seat } has no { $attribute } card. Choose another pile.
dogs-bond-refuse-bow-not-here = A Play Bow helps against forced discards only, and this is none.
dogs-bond-refuse-no-bow = You hold no Play Bow.
dogs-bond-refuse-bow-too-late = You have chosen a card already. A Play Bow goes instead of all of them.
dogs-bond-refuse-bow-same = Only one card goes. Toss the Play Bow itself if you like.
dogs-bond-refuse-own-pile-empty = You have no { $attribute } card in play.
dogs-bond-refuse-not-threatened = Your { $attribute } is not concerned. Choose one of the piles named.
dogs-bond-refuse-not-looked-at = { $card } is none of the cards that you look at.
dogs-bond-refuse-not-discarded = { $card } is not in the discard pile.
dogs-bond-refuse-not-on-top = { $card } lies too deep in the discard pile.
dogs-bond-refuse-pile-used-up = The Attribute pile is used up. Take a discard.
dogs-bond-refuse-nothing-to-play = Your paw is empty, so you cannot choose to play.
dogs-bond-refuse-no-such-option = “{ $name }” is not offered here.
dogs-bond-refuse-no-such-house = There is no house { $house }. Houses are numbered from 1 to 6.
dogs-bond-refuse-same-house = You have named { $house } already. Name another one.
dogs-bond-refuse-no-such-dog = There is no dog “{ $name }”.
dogs-bond-refuse-dog-taken = The { $dog } is taken. Choose another dog.
dogs-bond-refuse-not-a-starter = The { $dog } is not one of the starter dogs of this game.
dogs-bond-refuse-no-such-event = There is no event “{ $name }”.
dogs-bond-refuse-event-not-seen = “{ $event }” is none of the events that you smell.
dogs-bond-refuse-no-such-adopter = There is no adopter “{ $name }”.
dogs-bond-refuse-adopter-not-in-play = { $adopter } lives in none of the six houses of this game.
dogs-bond-refuse-no-level = You have no BOND with { $adopter }. Choose somebody with level 1 or more.
dogs-bond-refuse-adopter-taken = { $adopter } has adopted another dog already.
dogs-bond-refuse-tried = You have tried { $adopter } already. There is one try for each adopter.

## The story. A paragraph is a sentence of clauses; plain: anybody, .you: who did it, .other: the other dog concerned

dogs-bond-story = { $who } { $what }.
    .you = You { $what }.
dogs-bond-story-event = { $event_stop } { $who } { $what }.
    .you = { $event_stop } You { $what }.
dogs-bond-event-event = { $event_stop } { $event_text }
dogs-bond-event-began = { $who } has the Rope Toy and is the first ALPHA.
    .you = You have the Rope Toy and are the first ALPHA.
dogs-bond-event-dog = { $who } is the { $dog } ({ $dog_size }).
    .you = You are the { $dog } ({ $dog_size }).
dogs-bond-event-deal = Houses 1 to 6: { $adopters }. { $events } events lie in the pile.
dogs-bond-event-deal-paw = Your paw: { $cards }.
dogs-bond-event-reshuffle = { $count ->
    [one] The Attribute pile was empty: 1 discard is the new pile.
   *[other] The Attribute pile was empty: { $count } discards were shuffled.
}
dogs-bond-event-used-up = Attribute pile and discards are used up. This event is the last one.
dogs-bond-event-events-dropped = { $count ->
    [one] The last event is left out, unseen.
   *[other] The other { $count } events are left out, unseen.
}
dogs-bond-event-contest = Highest roll: { $seats }.
dogs-bond-event-house = The event looks at { $house }: { $adopter }.
dogs-bond-event-bark = The Rope Toy goes to { $rival }.
    .other = The Rope Toy comes to you.
dogs-bond-event-tail-wag = Tail Wag: the last cards may be played.
dogs-bond-event-order = Adoption order: { $seats }.
dogs-bond-event-court = { $adopted ->
    [yes] { $again ->
        [yes] { $who } rolled { $roll } at the second try: { $adopter } in { $house } adopts { $who }.
       *[no] { $who } rolled { $roll }: { $adopter } in { $house } adopts { $who }.
    }
   *[no] { $again ->
        [yes] { $who } rolled { $roll } at the second try, and { $adopter } ({ $house }) wanted { $level } or less.
       *[no] { $who } rolled { $roll }, and { $adopter } ({ $house }) wanted { $level } or less.
    }
}
    .you = { $adopted ->
    [yes] { $again ->
        [yes] You rolled { $roll } at the second try: { $adopter } in { $house } adopts you.
       *[no] You rolled { $roll }: { $adopter } in { $house } adopts you.
    }
   *[no] { $again ->
        [yes] You rolled { $roll } at the second try, and { $adopter } ({ $house }) wanted { $level } or less.
       *[no] You rolled { $roll }, and { $adopter } ({ $house }) wanted { $level } or less.
    }
}
dogs-bond-event-end = { $adopter_end }
dogs-bond-event-rescue = { $who } goes on with the Rescue Story, roll { $roll }. { $story }
    .you = You go on with your Rescue Story, roll { $roll }. { $story }
dogs-bond-event-bow-policy = { $policy ->
    [always] Your Play Bow is used at every forced discard.
    [big] Your Play Bow is kept for large losses.
   *[ask] You are asked at each forced discard.
}

## Clauses of the story: "drew 2 cards", joined to a sentence

dogs-bond-did-draw = { $count ->
    [one] drew 1 card
   *[other] drew { $count } cards
}
dogs-bond-did-draw-known = drew { $cards }
dogs-bond-did-play = played { $cards }
dogs-bond-did-hide = hid a card face down
dogs-bond-did-hide-known = hid { $cards }
dogs-bond-did-no-play = had nothing to play
dogs-bond-did-pass = played nothing more
dogs-bond-did-attack = attacked { $rival }'s { $pile } with { $card }
    .other = attacked your { $pile } with { $card }
dogs-bond-did-fizzle = found { $rival }'s { $pile } gone and hid the card
    .other = found your { $pile } gone and hid the card
dogs-bond-did-fizzle-known = found { $rival }'s { $pile } gone and hid { $cards }
dogs-bond-did-lost = lost { $card }{ $changes ->
    [none] {""}
   *[other] { " " }({ $changes })
}
dogs-bond-did-lost-to = lost { $card } to { $rival }{ $changes ->
    [none] {""}
   *[other] { " " }({ $changes })
}
    .other = lost { $card } to you{ $changes ->
    [none] {""}
   *[other] { " " }({ $changes })
}
dogs-bond-did-bow = used a Play Bow
dogs-bond-did-bow-to = met { $rival }'s attack with a Play Bow
    .other = met your attack with a Play Bow
dogs-bond-did-toss-lose-paw = discarded { $cards }
dogs-bond-did-toss-paw-limit = tossed { $cards } for the Paw Limit
dogs-bond-did-toss-toss = tossed { $cards }
dogs-bond-did-toss-redraw = swapped { $cards }
dogs-bond-did-pick-dog = picked { $rival }
    .other = picked you
dogs-bond-did-trade = took a card from { $rival }
dogs-bond-did-trade-known = took { $card } from { $rival }
    .other = took your { $card }
dogs-bond-did-give-trade = gave { $rival } a card back
dogs-bond-did-give-trade-known = gave { $rival } { $card } back
    .other = gave you { $card } back
dogs-bond-did-give-pass = passed a card to { $rival }
dogs-bond-did-give-pass-known = passed { $card } to { $rival }
    .other = passed { $card } to you
dogs-bond-did-no-trade = found { $rival }'s paw empty
    .other = found your paw empty
dogs-bond-did-look = { $count ->
    [one] looked at the top card
   *[other] looked at the top { $count } cards
}
dogs-bond-did-look-known = looked at { $cards }
dogs-bond-did-keep = { $count ->
    [one] kept 1 of them
   *[other] kept { $count } of them
}
dogs-bond-did-keep-known = kept { $cards }
dogs-bond-did-salvage = took { $card } from the discards
dogs-bond-did-either = { $option ->
    [draw] chose to draw
    [play] chose to play
   *[other] chose “{ $option }”
}
dogs-bond-did-swap = moved { $one } to { $first } and { $other } to { $second }
dogs-bond-did-no-swap = let everybody stay
dogs-bond-did-roll = rolled { $roll }
dogs-bond-did-roll-house = rolled { $roll } for a house
dogs-bond-did-roll-order = rolled { $roll } for the order
dogs-bond-did-use = used { $dog_ability }
dogs-bond-did-sniff = { $count ->
    [one] smelled 1 event
   *[other] smelled { $count } events
}
dogs-bond-did-sniff-known = smelled { $events }
dogs-bond-did-top-event = kept the top event
dogs-bond-did-instinct = { $total ->
    [0] had no Instinct
   *[other] turned up Instinct { $total }
}
dogs-bond-did-no = did not roll again
# a card with levels that rose or fell: "Grooming 2 (April 2 → 3, Chase 1 → 2)"
dogs-bond-played = { $card }{ $changes ->
    [none] {""}
   *[other] { " " }({ $changes })
}
dogs-bond-change = { $adopter } { $before } → { $after }

## The story of one dog's part in one short line

dogs-bond-brief-adopted = { $adopter } adopts { $who }.
    .you = { $adopter } adopts you.
dogs-bond-brief-refused = { $adopter } did not take { $who }.
    .you = { $adopter } did not take you.
dogs-bond-brief-rescue = { $who }: Rescue Story, roll { $roll }.
    .you = Your Rescue Story: roll { $roll }.
dogs-bond-brief-deal = The paws are dealt.
dogs-bond-brief-event = { $event_stop } { $who } is ALPHA.
    .you = { $event_stop } You are ALPHA.
dogs-bond-brief-play = played { $card }
dogs-bond-brief-lost = lost { $card }
dogs-bond-brief-attack = attacked { $rival }'s { $pile }
    .other = attacked your { $pile }

## What others see of an open question; the call after "it is your turn:"

dogs-bond-shown-pick = is choosing a dog
dogs-bond-shown-event = is smelling the events
dogs-bond-shown-play = is playing a card
dogs-bond-shown-react = may use a Play Bow
dogs-bond-shown-lose-top = is discarding a top card
dogs-bond-shown-lose-paw = is discarding paw cards
dogs-bond-shown-paw-limit = is tossing down to the Paw Limit
dogs-bond-shown-toss = is tossing a card
dogs-bond-shown-pick-dog = is picking a dog
dogs-bond-shown-either = is choosing how to go on
dogs-bond-shown-keep = is keeping a card
dogs-bond-shown-salvage = is taking a discard or drawing
dogs-bond-shown-give = is giving a card away
dogs-bond-shown-redraw = is swapping paw cards
dogs-bond-shown-swap-first = is moving adopters
dogs-bond-shown-ability = may use an ability
dogs-bond-shown-court = is choosing an adopter
dogs-bond-shown-second-try = may roll again
dogs-bond-call-pick = choose your dog
dogs-bond-call-event = choose the event
dogs-bond-call-play = play a card
dogs-bond-call-react = let the card go or use a Play Bow
dogs-bond-call-lose-top = discard a top card
dogs-bond-call-lose-paw = discard paw cards
dogs-bond-call-paw-limit = toss down to the Paw Limit
dogs-bond-call-toss = toss a card
dogs-bond-call-pick-dog = pick a dog
dogs-bond-call-either = choose how to go on
dogs-bond-call-keep = keep a card
dogs-bond-call-salvage = take a discard or draw
dogs-bond-call-give = give a card away
dogs-bond-call-redraw = swap paw cards
dogs-bond-call-swap-first = move two adopters or nobody
dogs-bond-call-ability = use your ability or leave it
dogs-bond-call-court = choose an adopter
dogs-bond-call-second-try = roll again or leave it

## Options

dogs-bond-option-length = Length
    .text = How many events the game has
    .v-standard = standard
    .v-short = short
    .n-standard = Ten events per dog up to 6 players, fewer with 7 or 8.
    .n-short = Eight events per dog up to 6 players, fewer with 7 or 8.
dogs-bond-option-dogs = Dogs
    .text = How the dogs are given out
    .v-choose = chosen
    .v-random = random
    .n-choose = Each player picks a dog in turn order.
    .n-random = The deal decides.
dogs-bond-option-kennel = Kennel
    .text = Which dogs are in the game
    .v-all = all dogs
    .v-starter = starter dogs
    .n-all = All eight dogs.
    .n-starter = The five dogs that are easiest to begin with, for up to 5 players.
dogs-bond-option-first = First
    .text = Who has the Rope Toy first
    .v-random = random
    .v-0 = seat ●
    .v-1 = seat ■
    .v-2 = seat ▲
    .v-3 = seat ◆
    .v-4 = seat ⬢
    .v-5 = seat ★
    .v-6 = seat ⛊
    .v-7 = seat 💧
    .n-random = The deal decides.
    .n-0 = The first seat is ALPHA first.
    .n-1 = The second seat is ALPHA first.
    .n-2 = The third seat is ALPHA first.
    .n-3 = The fourth seat is ALPHA first.
    .n-4 = The fifth seat is ALPHA first.
    .n-5 = The sixth seat is ALPHA first.
    .n-6 = The seventh seat is ALPHA first.
    .n-7 = The eighth seat is ALPHA first.

## The text board

dogs-bond-text-pick = The dogs are being chosen.
dogs-bond-text-turn = Turn { $n } of { $all }. ALPHA: { $seat_mark } ({ $dog }).
dogs-bond-text-tail-wag = Tail Wag after the last event. ALPHA: { $seat_mark } ({ $dog }).
dogs-bond-text-adoption = Adoption Day.
dogs-bond-text-over = The game is over.
dogs-bond-text-event = Event: { $event_stop } { $event_text }
dogs-bond-text-icons = { $count ->
    [one] Icon on it: { $icons }.
   *[other] Icons on it: { $icons }.
}
dogs-bond-text-waiting = { $who } { $shown }.
dogs-bond-text-waiting-several = Waiting for { $who }.
dogs-bond-text-house = House { $house_number } { $adopter }: { $adopter_top }/{ $adopter_bottom }, heart { $adopter_heart }. { $levels }
dogs-bond-text-levels = Levels: { $levels }.
dogs-bond-text-no-levels = No levels.
dogs-bond-text-level = { $seat_mark } { $level }
dogs-bond-text-next = Next for { $seat_mark }: { $top }/{ $bottom }.
dogs-bond-text-events = { $n ->
    [0] No events left.
    [one] 1 event left.
   *[other] { $n } events left.
}
dogs-bond-text-pile = { $n ->
    [0] The Attribute pile is empty.
    [one] Attribute pile: 1 card.
   *[other] Attribute pile: { $n } cards.
}
dogs-bond-text-discard = { $n ->
    [one] 1 discard, { $card }.
   *[other] { $n } discards, { $card } on top.
}
dogs-bond-text-no-discard = No discards.
dogs-bond-text-depleted = Attribute pile and discards were used up: this event is the last one.
dogs-bond-text-seat = { $seat_mark } ({ $dog }, { $dog_size }{ $dog_icon ->
    [none] {""}
   *[other] , { $dog_icon }
}): { $piles }, hidden { $hidden }, paw { $paw }, BOND { $bond }.
dogs-bond-text-no-dog = { $seat_mark }: no dog yet.
dogs-bond-text-seat-dog = { $seat_mark }: { $dog }, { $dog_size }. { $dog_ability }: { $dog_text }
dogs-bond-text-total = { $attribute } { $n }{ $top ->
    [0] {""}
   *[other] { " " }(top { $top })
}
dogs-bond-text-icon-user = May use { $dog_ability } for this event.
dogs-bond-text-order = Adoption order: { $seats }.
dogs-bond-text-instinct = Instinct: { $seats }.
dogs-bond-text-instinct-of = { $seat_mark } { $n }
dogs-bond-text-try = { $seat_mark } rolled { $roll } with { $adopter }: { $adopted ->
    [yes] adopted
   *[no] not adopted
}.
dogs-bond-text-home = { $seat_mark } lives with { $adopter }, { $house }.
dogs-bond-text-rescue = { $seat_mark }: Rescue Story { $roll }. { $story }
dogs-bond-text-score = { $seat_mark }: { $n ->
    [one] 1 point
   *[other] { $n } points
}. { $parts }.
dogs-bond-text-part = { $label } { $points }
dogs-bond-text-ever-after = { $seat_mark } ({ $dog }): { $dog_end }
dogs-bond-text-ever-after-home = { $seat_mark } ({ $dog }): { $dog_end } { $adopter_end }
dogs-bond-text-own = Your paw, limit { $limit }:
    .empty = Your paw is empty.
dogs-bond-text-own-card = { $n ->
    [0] {""}
   *[other] { $n }.{" "}
}{ $count ->
    [one] { $card_full }
   *[other] { $card_full }, { $count } times
}{ $gains ->
    [none] .
   *[other] : { $gains }.
}
dogs-bond-text-own-instinct = Your hidden Instinct, { $n } in all: { $cards }.
dogs-bond-text-own-no-instinct = You have no hidden Instinct.
dogs-bond-text-own-policy = Play Bow: { $policy ->
    [always] used at every forced discard
    [big] kept for large losses
   *[ask] you are asked each time
}.
dogs-bond-text-own-looked = You look at these cards:
dogs-bond-text-own-discards = These discards can be taken:
dogs-bond-text-own-event = { $n }. { $event_stop } { $event_text }
dogs-bond-text-own-dog = { $dog }, { $dog_size }. { $dog_ability }: { $dog_text }
dogs-bond-text-own-aim = { $card } attacks { $seat_mark }.
dogs-bond-text-own-threat = Your top { $attribute } is { $card }.
dogs-bond-text-own-chosen = Chosen so far: { $cards }.

## Headline, alt texts

dogs-bond-headline = turn { $n } of { $all } · { $event } · pile { $pile }
    .hidden = turn { $n } of { $all } · pile { $pile }
    .pick = choosing dogs
    .tail-wag = Tail Wag · pile { $pile }
    .adoption = Adoption Day
    .over = final score
dogs-bond-alt-board = Dogs Bond board. { $now }
dogs-bond-alt-hand = Your paw in Dogs Bond.
dogs-bond-alt-text = Full text: press Text.

## Score parts

dogs-bond-part-bond = BOND
dogs-bond-part-house = { $adopter }'s house
dogs-bond-part-heart = { $adopter }'s heart ({ $attribute })
dogs-bond-part-no-house = no house
dogs-bond-part-rescue = Rescue Story

## Rule topics in our own words

dogs-bond-topic-aim = Aim
    .text =
        You are a shelter dog and want the best home. Cards that you play in front of you build a BOND with the six adopters.
        On Adoption Day you add your BOND total, the number of the house that takes you in, and a bonus. The most points make TOP DOG.
dogs-bond-topic-turn-order = Turn order
    .text =
        The dog with the Rope Toy is ALPHA. Its event is turned up and carried out from top to bottom, then dogs whose icon is on the event may use their ability.
        After that ALPHA barks: the Rope Toy goes to the next dog on the left, and every dog above the Paw Limit tosses down to it.
        When no event is left, the Tail Wag and Adoption Day follow.
dogs-bond-topic-alpha = ALPHA
    .text =
        ALPHA is the dog with the Rope Toy. The event of the turn is its event, and whatever several dogs do is done in turn order from ALPHA on.
        Who is ALPHA first is drawn by lot unless the host names a seat. “Left” always means the next seat.
dogs-bond-topic-events = Events
    .text =
        An event is read from top to bottom, and as much of it is done as is possible. “Draw” and “play” always mean Attribute cards.
        “Highest” and “most” count only from 1 up, and all tied dogs are meant. If nobody fits, that line does nothing.
        With two players, left, right and neighbours all mean the other dog, once.
dogs-bond-topic-playing-a-card = Playing a card
    .text =
        You play a card only when an event, an ability or the Tail Wag says so. Then you must if you can, unless the text says “may”.
        Grooming, Health, Obedience and Temperament go face up on their pile. Instinct is hidden or attacks. A Play Bow is never played.
        If you can play nothing, nothing happens.
dogs-bond-topic-attributes = Attributes
    .text =
        Grooming, Health, Obedience and Temperament lie face up in four piles before you. The values of a pile add up to its total, which counts for all adopters at once.
        There are 18 cards of each: eight 1s, six 2s and four 3s. Instinct has 18 as well, and there are 10 Play Bows.
dogs-bond-topic-top-card = Top card
    .text =
        The top card of a pile is the one played last. When it is discarded, the card below becomes the top card.
        So the order in which you play matters: cover a 3 with a 1, and the 1 goes first.
dogs-bond-topic-bond-level = BOND level
    .text =
        Each adopter asks for two attributes and shows a ladder of six levels. Your level is the highest one whose two needs are both met by your totals.
        It rises and falls at once. Your BOND total is the sum of your levels with all six adopters.
        Example: 9 in Obedience and 7 in Health meet 8/6, so a level that needs 9/8 is not reached.
dogs-bond-topic-adopters = Adopters
    .text =
        Six of the eight adopters are in play, one in each house. Each wants a pair of attributes, written top/bottom, and has one of them at heart.
        All dogs can bond with all of them. In the end each adopter takes in one dog at most.
dogs-bond-topic-heart = Heart
    .text =
        If an adopter takes you in, you also score your total in the attribute that this adopter has at heart.
        There is no upper limit. Cards lost before Adoption Day no longer count.
dogs-bond-topic-house-points = House points
    .text =
        The house where you are adopted is worth its number, from 1 to 6.
        What counts is where your adopter lives at the end, after all moves.
dogs-bond-topic-swapping-houses = Swapping houses
    .text =
        Some events let adopters change places. Your levels go with the adopter, only the house number changes.
        Where ALPHA may choose the two houses, it may also let everybody stay.
dogs-bond-topic-houses-in-events = Houses in events
    .text =
        If an event names a house, it means the adopter who stands there at that moment.
        “A BOND there” means level 1 or more with that adopter.
dogs-bond-topic-instinct-hidden = Instinct, hidden
    .text =
        Instinct can be played face down. Everybody sees how many cards you hid, nobody but you knows which.
        They are turned up on Adoption Day. The higher total goes first then, and wins a tie in the end.
dogs-bond-topic-instinct-attack = Instinct, attack
    .text =
        Instead of hiding it you can play Instinct against another dog: it discards the top card of one of its piles. The letters after the name say which piles the card can hit: G for Grooming, H for Health, O for Obedience, T for Temperament; a 3 hits any of the four.
        The Instinct card is used up, even if a Play Bow stops it. Hidden Instinct cannot be attacked.
        If the pile is empty by the time of the attack, your card is hidden instead.
dogs-bond-topic-play-bow = Play Bow
    .text =
        If an event or an attack forces you to discard, you can discard a Play Bow from your paw instead and lose nothing. It protects you alone, against that one instruction.
        It does not help against the Paw Limit, against tossing, trading or passing cards.
        When a single card is at stake, your Bow preference decides. Where you choose what to lose, the Play Bow is one of the choices.
dogs-bond-topic-bow-preference = Bow preference
    .text =
        It says what happens when one card is at stake. “Always” uses a Play Bow you hold at once. “Big” uses it only for a 2 or a 3, or if your BOND total would fall. “Ask” asks you, whether you hold one or not, so that the question tells nothing.
        It is yours alone. At first it is “always”. Change it under Wishes at any time until Adoption Day, or type “bow-policy big”, “bow-policy ask” or “bow-policy always”.
dogs-bond-topic-discards = Discards
    .text =
        You are forced to discard when an event or an attack says so; a Play Bow helps then. To toss is something else: by your own choice, by an ability or for the Paw Limit, without a Play Bow.
        All Attribute discards lie face up and may be looked through. When several dogs discard, used Play Bows go first, then the cards, each in turn order.
dogs-bond-topic-playing-together = Playing together
    .text =
        When several dogs are told to play, all choose in secret. Then all cards are placed, and after that the attacks happen in turn order.
        An attack hits the card that is on top by then, even one placed a moment before. Every dog with a card is asked, also one that can play nothing.
dogs-bond-topic-paw-limit = Paw Limit
    .text =
        With 2 players your paw may hold 6 cards, with 3 or 4 players 5, with 5 or 6 players 4, with 7 or 8 players 3.
        It is checked after the bark only. Then every dog above it tosses, all at the same time. During a turn there is no limit.
dogs-bond-topic-special-abilities = Special abilities
    .text =
        Six dogs have an icon. If it is on the event, you may use your ability when the whole event is done, also in the turn of another dog, once for each event.
        With several icons the dogs act in turn order. Every icon stands on six events, and events with the icons of all dogs in play are always in the pile.
dogs-bond-topic-never-gives-up = Never Gives Up
    .text =
        The Pit Bull draws 1 before the Tail Wag and may play 2 cards more there.
        On Adoption Day it may once roll again with an adopter who has just said no. It is asked after each failed roll until it has done so, and may always leave it.
dogs-bond-topic-dogs = Dogs
    .text =
        Each player is one dog, and no dog is there twice. They are picked in turn order or dealt.
        Six have an ability with an icon. The German Shepherd smells the next events as ALPHA and chooses one. The Pit Bull is strong at the end.
        The five starter dogs are the easiest to begin with.
dogs-bond-topic-sizes = Sizes
    .text =
        Dogs are small, medium or large. Some events are for the dogs of one size, ALPHA included if it fits.
        Small: Jack Russell, Boston Terrier, Chihuahua. Medium: Border Collie, Pit Bull. Large: Golden Retriever, Labrador, German Shepherd.
dogs-bond-topic-empty-attribute-pile = Empty Attribute pile
    .text =
        When the last card is drawn, the discards are shuffled and become the new pile at once.
        If both are used up, the event of this turn is carried out as far as possible. All other events are left out, and the Tail Wag follows.
dogs-bond-topic-tail-wag = Tail Wag
    .text =
        After the last event every dog may play up to 3 cards, the dog with the Rope Toy 1 more. It goes in rounds: all choose in secret, then the cards are placed.
        Who plays nothing in a round is out of the later ones. Attacks and Play Bows work as usual. Abilities with icons and the Paw Limit do not.
dogs-bond-topic-adoption-day = Adoption Day
    .text =
        Hidden Instinct is turned up and the order is fixed. Then each dog in turn tries adopters one by one until somebody takes it in or nobody is left to try.
        You can try whoever has adopted nobody yet and with whom you have level 1 or more. You may not stop earlier.
        Levels with adopters who took in another dog still count for your BOND total.
dogs-bond-topic-adoption-order = Adoption order
    .text =
        The higher Instinct total goes first. Among equals the higher Health goes first, then Temperament, then Grooming, then Obedience.
        Who is still tied rolls the die, and the higher roll goes first.
dogs-bond-topic-adoption-roll = Adoption roll
    .text =
        Roll the die: your level with the adopter or less, and you are adopted. A level of 6 always succeeds.
        There is one try with each adopter, in the order you like, and you see each roll before you choose the next.
dogs-bond-topic-rescue-story = Rescue Story
    .text =
        A dog that nobody adopts goes on with its Rescue Story: it rolls the die, and the result is its bonus.
        It scores nothing for a house.
dogs-bond-topic-scoring = Scoring
    .text =
        Adopted: BOND total, plus the number of the house, plus your total in the attribute at your adopter's heart.
        Not adopted: BOND total, plus the roll of the Rescue Story.
        Example: BOND 7, adopted by Tom in house 5 with 9 in Obedience: 7 + 5 + 9 = 21.
dogs-bond-topic-final-tie = Final tie
    .text =
        If points are equal, the higher Instinct total wins, then Health, Temperament, Grooming and Obedience.
        If all are equal, the title is shared. The roll for the adoption order does not matter here.
dogs-bond-topic-short-game = Short game
    .text =
        In the short game there are eight events for each dog instead of ten. With 7 players it is 6 instead of 8, with 8 players 5 instead of 7.
        All other rules stay the same.
dogs-bond-topic-number-of-events = Number of events
    .text =
        Two players use 20 events, three 30, four 40, five 50, six 60; seven and eight use 56.
        In the short game it is 16, 24, 32, 40, 48, 42 and 40. All events with an icon of a dog in play are among them.
dogs-bond-topic-what-is-secret = What is secret
    .text =
        Your paw cards, your hidden Instinct, the order of the piles and your Bow preference are secret. While several dogs choose together, the choices are secret until all are in.
        Everything else is open: piles, levels, discards, dice, and how many cards each dog holds.
dogs-bond-topic-reconstruction = Reconstruction
    .text =
        The printed rules hold wherever they speak. Most texts of cards, the ladders of the adopters and most abilities could not be had in print.
        These parts are our own design, named as such below. Whoever owns the game can play with a data file of the own copy.

dogs-bond-edition-counts = { $source ->
    [rulebook] Printed: { $parts }.
    [public] Attested in public descriptions: { $parts }.
    [reconstruction] Reconstructed: { $parts }.
   *[other] Marked “{ $source }”: { $parts }.
}
dogs-bond-edition-some = { $title } { $names }
dogs-bond-edition-most = { $title }, all others
dogs-bond-edition-table-game = numbers of cards, dogs, adopters and houses
dogs-bond-edition-table-setup = events and Paw Limit by number of players:
dogs-bond-edition-table-attribute = the types of Attribute cards
dogs-bond-edition-table-card = how often each Attribute card occurs
dogs-bond-edition-table-icon = the icons
dogs-bond-edition-table-dog = sizes and abilities of the dogs
dogs-bond-edition-table-adopter = pairs, ladders and hearts of the adopters
dogs-bond-edition-table-house = the houses
dogs-bond-edition-table-tail-wag = the number of plays in the Tail Wag
dogs-bond-edition-table-rescue-story = the lines of the Rescue Story
dogs-bond-edition-table-event = the events
dogs-bond-edition-names-dog = the breeds
dogs-bond-edition-names-adopter = the names of the adopters

## Pictures: short texts, lengths are limits of the layout

dogs-bond-picture-title = Dogs Bond
dogs-bond-picture-turn = Event { $n } of { $all }
dogs-bond-picture-picking-dogs = choosing dogs
dogs-bond-picture-final = { $phase ->
    [tail-wag] Tail Wag
    [adoption] Adoption Day
   *[turn] last turn
}
dogs-bond-picture-over = final score
dogs-bond-picture-pill = { $kind ->
    [pick] { $who } picks a dog
    [event] { $who } sniffs
    [play] { $who } plays
    [react] { $who } may bow
    [lose-top] { $who } discards
    [lose-paw] { $who } discards
    [paw-limit] { $who } tosses
    [toss] { $who } tosses
    [pick-dog] { $who } picks a dog
    [keep] { $who } keeps a card
    [salvage] { $who } takes a card
    [give] { $who } gives a card
    [redraw] { $who } swaps cards
    [swap-first] { $who } swaps houses
    [court] { $who } hopes
    [second-try] { $who } hopes
   *[other] { $who } decides
}
dogs-bond-picture-pill-several = { $kind ->
    [play] play
    [lose-top] discard
    [lose-paw] discard
    [react] discard
    [paw-limit] toss
    [give] give
   *[other] decide
}
dogs-bond-picture-pill-wins = { $who } wins
dogs-bond-picture-pill-shared = share the win
dogs-bond-picture-bond = BOND
dogs-bond-picture-picking = picks a dog
dogs-bond-picture-to-pick = no dog yet
dogs-bond-picture-kennel = Who wants a home?
dogs-bond-picture-events = events
dogs-bond-picture-cards = cards
dogs-bond-picture-tail-wag = Tail Wag
dogs-bond-picture-no-event = Sniffing
dogs-bond-picture-no-event-text = ALPHA sniffs out the next event.
dogs-bond-picture-order = Adoption order
dogs-bond-picture-last = LAST
dogs-bond-picture-points = { $n ->
    [one] point
   *[other] points
}
dogs-bond-picture-top-dog = TOP DOG { $who } lives with { $adopter }
dogs-bond-picture-top-dog-waits = TOP DOG { $who }: the story goes on
dogs-bond-picture-top-dogs = { $all } share TOP DOG
# the private picture
dogs-bond-picture-private = only you see this
dogs-bond-picture-hand-pill = { $kind ->
    [pick] pick a dog
    [event] pick an event
    [play] play a card
    [attack-dog] choose a dog
    [attack-pile] choose a pile
    [react] bow?
    [lose-top] discard
    [lose-paw] discard
    [paw-limit] toss
    [toss] toss
    [pick-dog] pick a dog
    [keep] keep a card
    [salvage] take a card
    [give] give a card
    [redraw] swap cards
    [swap-first] swap houses
    [swap-second] swap houses
    [ability] your ability?
    [court] find a home
    [second-try] roll again?
    [over] game over
    [none] not your turn
   *[other] decide
}
dogs-bond-picture-paw = YOUR PAW
dogs-bond-picture-limit = limit { $n }
dogs-bond-picture-bows = Play Bow: { $policy ->
    [always] always
    [big] against big losses
   *[ask] ask me
}
dogs-bond-picture-empty-paw = Your paw is empty.
dogs-bond-picture-change = { $adopter } { $before } to { $after }
dogs-bond-picture-face-down = FACE DOWN
dogs-bond-picture-none-down = no Instinct yet
dogs-bond-picture-level = { $adopter } { $level }
dogs-bond-picture-makes = total { $n }
dogs-bond-picture-hide-makes = hidden: { $n }
dogs-bond-picture-answers = defends you
dogs-bond-picture-not-now = not now
dogs-bond-picture-chosen = chosen
dogs-bond-picture-top-level = top level
dogs-bond-picture-moved-in = adopted
dogs-bond-picture-wait = You are not asked at present: { $told }.
dogs-bond-picture-wait-nobody = You are not asked at present.
dogs-bond-picture-ended = The game is over.

## What can be looked at besides the board

dogs-bond-extra-discard = Attribute discards, the newest first
dogs-bond-extra-events = Events so far, the newest first
