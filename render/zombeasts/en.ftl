# Zombeasts: names, questions, refusals, the story, the rules. Words of the game stand as in its rules.

## Names. A card has the forms: plain, _full (unique in the deck), _animal, _colour, _side, _draw, _points, _toy

zombeasts-game = Zombeasts
    .about = Gather quarter moons into full moons. Pairs of zombie animals let you play on.
    .length = about 50 turns, 2 or 3 presses each
    .seats = 2 to 4 players

zombeasts-colour-blue = blue
zombeasts-colour-green = green
zombeasts-colour-orange = orange
zombeasts-colour-red = red
zombeasts-colour-white = white
zombeasts-animal-cat = cat
zombeasts-animal-dog = dog
zombeasts-animal-rabbit = rabbit
zombeasts-animal-rat = rat
zombeasts-side-left = left
zombeasts-side-right = right
zombeasts-toy-carrot = carrot
zombeasts-toy-mouse = mouse
zombeasts-toy-bone = bone
zombeasts-toy-paw = paw

zombeasts-coloured = { $colour } { $animal } { $draw }
zombeasts-coloured-blank = { $colour } card { $draw }
zombeasts-joker = { $animal } joker
zombeasts-joker-blank = joker without animal
zombeasts-card = { $card }
zombeasts-card-full = { $card } { $side }
zombeasts-card-twin = { $card } { $side } { $letter }
zombeasts-moon = { $colour } moon
zombeasts-moon-new = new { $colour } moon
zombeasts-moon-any = new moon
zombeasts-moon-one = { $id ->
    [orange] an { $colour } moon
   *[other] a { $colour } moon
}
zombeasts-pile = pile

## Questions

zombeasts-ask-play = Play a card.
zombeasts-ask-swap-seat = From whom does the { $card } take a card?
zombeasts-ask-swap-take = Which card of { $seat } do you take for the { $card }?
zombeasts-ask-place = Where does the { $card } go?
zombeasts-ask-bonus = Four animals: take an open card.
zombeasts-ask-extra = Attack! { $count ->
    [0] Play another card, or stop.
   *[other] Play another card, or draw { $count }.
}
zombeasts-ask-extra-toy = { $toy_id ->
    [bone] Play another card with the bone
   *[other] Use the { $toy }
}{ $count ->
    [0] , or stop.
   *[other] , or draw { $count }.
}
zombeasts-ask-extra-choice = Attack or { $toy }? { $count ->
    [0] Or stop.
   *[other] Or draw { $count }.
}
zombeasts-ask-carrot-in = Which card takes the place of the { $card }?
zombeasts-ask-draw = { $count ->
    [one] Draw 1 card.
   *[other] Draw { $count } cards.
}
zombeasts-ask-discard = { $count ->
    [one] Discard 1 card.
   *[other] Discard { $count } cards.
}

## Levels of a legal list: labels, joined from coarse to fine

zombeasts-level-card = { CAP($card_full) }
zombeasts-level-moon = { $colour } moon
zombeasts-level-moon-new = new { $colour } moon
zombeasts-level-swap = swap it
zombeasts-level-rival = { $seat_mark }'s moons
zombeasts-level-take = { CAP($card_full) } from { $seat_mark }'s { $moon }
zombeasts-level-lay-in = { CAP($card_full) } in its place
zombeasts-level-mouse = Mouse
zombeasts-level-carrot = Carrot
zombeasts-level-paw = Paw: every hand to 5 cards
zombeasts-level-pass = No more cards
zombeasts-level-draw-pile = From the pile ({ $count })
zombeasts-level-draw-stock = Stock: { $card_full }
zombeasts-level-draw-hand = From { $seat_mark }'s hand ({ $count })

## Notes: what an offer brings

zombeasts-note-pair = pair: play on
zombeasts-note-completes = completes it, +{ $points }
zombeasts-note-bonus = bonus card
zombeasts-note-turns = becomes { $colour }
zombeasts-note-toy = with the { $toy }
zombeasts-note-draw = draw { $count }
zombeasts-note-no-draw = no draw
zombeasts-note-swap = for a rival's card
zombeasts-note-keeps = { $seat } keeps { $count } ({ $moon })
zombeasts-note-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
zombeasts-note-paw = hands of { $count }
zombeasts-note-nowhere = fits nowhere

## Forms, plans, wishes

zombeasts-form-draw = { $count ->
    [one] Draw 1: choose it, or leave it to the pile
   *[other] Draw { $count }: choose up to { $count }, the rest from the pile
}
zombeasts-form-draw-rest = from the pile
zombeasts-form-draw-empty = { $count ->
    [one] From the pile
   *[other] All from the pile
}
zombeasts-form-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
zombeasts-form-coda = and draw from the pile
zombeasts-plan-draws = { $count ->
    [one] My draw, once the others have discarded
   *[other] My { $count } draws, once the others have discarded
}
zombeasts-wish-draws = My draws
zombeasts-wish-draws-ask = ask me
zombeasts-wish-draws-pile = from the pile
zombeasts-wish-draws-rivals = one from each rival, then the pile
zombeasts-wish-draws-pairs = open cards that pair first
zombeasts-wish-discards = My discards
zombeasts-wish-discards-ask = ask me
zombeasts-wish-discards-me = discard for me

## Refusals: what stands in the way, and what is possible

zombeasts-refuse-seats = { $seats ->
    [one] One seat is too few. Zombeasts takes { $least } to { $most }.
   *[other] { $seats } seats do not fit. Zombeasts takes { $least } to { $most }.
}
zombeasts-refuse-first = { $first ->
    [0] The first seat cannot begin here. Choose “random” or a seat that is taken.
    [1] The second seat cannot begin here. Choose “random” or a seat that is taken.
    [2] The third seat cannot begin, with { $seats } at the table. Choose another one.
   *[other] The fourth seat cannot begin, with { $seats } at the table. Choose another one.
}
zombeasts-refuse-kind = { $kind ->
    [play] You are asked to play a card or swap a joker.
    [swap-seat] Your joker is shown: name the rival for your swap first.
    [swap-take] Your joker is shown: choose the card that you take first.
    [place] First lay the card that you took.
    [bonus] First take your bonus card from the stock.
    [extra] You are asked whether to play on. You may also stop.
    [carrot-in] First put a card in the place of the one you lifted.
    [draw] You are drawing: choose the pile, an open card or a hand.
   *[discard] You are asked to discard a card.
}
zombeasts-refuse-unknown-card = No card is called “{ $name }”.
zombeasts-refuse-not-in-hand = The { $card_full } is not in your hand. Play one that is.
zombeasts-refuse-no-such-moon = “{ $name }” is no moon. Name a colour, or “new”.
zombeasts-refuse-no-moon = You have no { $colour } moon. Where the card may begin one, use “new”.
zombeasts-refuse-second-moon = Your { $colour } moon lies here already. A second one is not allowed.
zombeasts-refuse-white-taken = Your white moon cannot become { $colour }: your { $colour } moon lies here already.
zombeasts-refuse-colour = The { $card } does not go on the { $colour } moon. It needs its own colour or a white moon.
zombeasts-refuse-side = Your { $colour } moon has no { $card_side } quarter open for the { $card }.
zombeasts-refuse-no-attack = The card laid last made no pair, so no further card is allowed. You can go on to draw.
zombeasts-refuse-not-a-joker = The { $card } is no joker. Only jokers can be swapped.
zombeasts-refuse-no-swap = The { $card } can be swapped for no card on the table at present.
zombeasts-refuse-own-seat = That is your own seat. Choose a rival.
zombeasts-refuse-no-such-seat = There is no such seat at this table.
zombeasts-refuse-nothing-to-take = { $seat } has no card that the { $card } can take.
zombeasts-refuse-not-in-rival-moons = The { $card } lies in no open moon of { $seat }.
zombeasts-refuse-joker-side = In that moon of { $seat } your joker's side has no room.
zombeasts-refuse-second-white = { $seat } would have two white moons. Take another card.
zombeasts-refuse-no-place = You have no place for the { $card }, so you cannot take it.
zombeasts-refuse-not-in-stock = The { $card } does not lie in the open stock.
zombeasts-refuse-not-in-own-moons = The { $card } lies in none of your open moons.
zombeasts-refuse-no-exchange = None of your cards fits in the place of the { $card }.
zombeasts-refuse-lifted = The { $card } was just lifted. It cannot go straight back.
zombeasts-refuse-no-master = This table plays without toys. You can play on only after a pair.
zombeasts-refuse-toy = The card laid last bears no { $toy }.
zombeasts-refuse-toy-asleep = The { $toy } of the { $card } was used already in this turn.
zombeasts-refuse-paw-idle = The paw would change no hand now.
zombeasts-refuse-pile-empty = The pile is empty. Draw from the stock or from a hand.
zombeasts-refuse-robbed = You took a card from { $seat } already in this turn. Choose another source.
zombeasts-refuse-hand-empty = { $seat } has no cards to take. Choose another source.

## The story. Plain: anybody; .you: who did it; .other: the other seat concerned

zombeasts-event-deal = The cards are dealt: { $least } each. { $who } begins.
    .rising = The cards are dealt: { $least } to { $most } each. { $who } begins.
    .you = The cards are dealt: you have { $n }. You begin.
    .other = The cards are dealt: you have { $n }. { $who } begins.
zombeasts-event-lay = { $how ->
    [begun] { $who } began { $moon_one } with the { $card }{ $tail }
    [full] { $who } completed the { $moon } with the { $card }{ $tail }
    [paired] { $who } laid the { $card }{ $tail }
    [turned] { $who } laid the { $card } on the white moon{ $tail }
   *[joined] { $who } laid the { $card } on the { $moon }{ $tail }
}
    .you = { $how ->
    [begun] You began { $moon_one } with the { $card }{ $tail }
    [full] You completed the { $moon } with the { $card }{ $tail }
    [paired] You laid the { $card }{ $tail }
    [turned] You laid the { $card } on the white moon{ $tail }
   *[joined] You laid the { $card } on your { $moon }{ $tail }
}
zombeasts-event-lay-next = { $how ->
    [begun] { $lead } the { $card } began { $moon_one }{ $tail }
    [full] { $lead } the { $card } completed the { $moon }{ $tail }
    [paired] { $lead } the { $card } went{ $tail }
    [turned] { $lead } the { $card } joined the white moon{ $tail }
   *[joined] { $lead } the { $card } joined the { $moon }{ $tail }
}
zombeasts-event-lay-exchanged = With the carrot, the { $card } took the place of the { $lifted }{ $tail }
zombeasts-event-lay-lead = { $by ->
    [bone] With the bone,
    [mouse] With the mouse,
   *[none] Then
}
# what a lay brought: { $turned } and { $pair } yes or no, { $points } 0 unless the moon is full
zombeasts-event-lay-tail = { $pair ->
    [yes] { " " }beside another { $card_animal }
   *[no] {""}
}{ $points ->
    [0] {""}
   *[other] { " " }(+{ $points })
}{ $turned ->
    [yes] , which turned { $colour }
   *[no] {""}
}{ $pair ->
    [yes] : attack!
   *[no] .
}
zombeasts-event-joker-shown = { $who } shows the { $card } for a swap.
    .you = You show the { $card } for a swap.
zombeasts-event-swap = { $who } swapped the { $joker } for { $rival }'s { $card }.
    .you = You swapped the { $joker } for { $rival }'s { $card }.
    .other = { $white ->
        [yes] { $who } swapped the { $joker } for your { $card }. Your { $moon } is white now.
       *[no] { $who } swapped the { $joker } for your { $card } in your { $moon }.
    }
zombeasts-event-full-moon = { $who } completed the { $moon } (+{ $points }).
    .you = You completed the { $moon } (+{ $points }).
zombeasts-event-bonus = Four animals: { $who } took the { $card } as a bonus (+{ $points }).
    .you = Four animals: you took the { $card } as a bonus (+{ $points }).
zombeasts-event-stuck = { $count ->
    [one] { $who } was stuck: 1 card went to the minus pile (-{ $points }).
   *[other] { $who } was stuck: { $count } cards went to the minus pile (-{ $points }).
}
    .you = { $count ->
    [one] You were stuck: 1 card went to your minus pile (-{ $points }).
   *[other] You were stuck: { $count } cards went to your minus pile (-{ $points }).
}
zombeasts-event-carrot = { $who } used the carrot to lift the { $card }.
    .you = You used the carrot to lift the { $card }.
zombeasts-event-mouse = { $who } used the mouse to fetch the { $card }.
    .you = You used the mouse to fetch the { $card }.
zombeasts-event-bone = { $who } used the bone to play on.
    .you = You used the bone to play on.
zombeasts-event-paw = { $who } used the paw: every hand becomes 5 cards.
    .you = You used the paw: every hand becomes 5 cards.
zombeasts-event-discard = { $who } discarded { $cards }.
    .you = You discarded { $cards }.
zombeasts-event-pass = { $who } laid no further card.
    .you = You laid no further card.
zombeasts-event-draw = { $sources ->
    [one] { $who } drew { $parts }.
   *[other] { $who } drew { $count }: { $parts }.
}
    .you = { $sources ->
    [one] You drew { $parts }.
   *[other] You drew { $count }: { $parts }.
}
zombeasts-event-refill = { $why ->
    [stuck] { $who } drew { $count ->
        [one] 1 new card
       *[other] { $count } new cards
    } from the pile.
   *[other] { $who }'s hand was empty, so { $count } came from the pile.
}
    .you = { $why ->
    [stuck] You drew { $count ->
        [one] 1 new card
       *[other] { $count } new cards
    } from the pile: { $cards }.
   *[other] Your hand was empty, so you drew { $count } from the pile: { $cards }.
}
zombeasts-event-paw-draw = { $who } drew up { $count } for the paw.
    .you = You drew up { $count } for the paw: { $cards }.
zombeasts-event-stock-filled = Into the stock: { $cards }.
zombeasts-event-last-round = { $turns ->
    [one] The pile is empty: 1 last turn is left.
   *[other] The pile is empty: { $turns } last turns are left.
}
zombeasts-event-passed-over = { $who } has no cards and is passed over.
    .you = You have no cards and are passed over.
zombeasts-event-game-over = The last turn is over.

zombeasts-the-card = the { $card }
zombeasts-drew-hand = one from { $rival }
    .you = the { $card } from { $rival }
    .other = your { $card }
zombeasts-drew-stock = { $cards } from the stock
zombeasts-drew-pile = { $count ->
    [1] one from the pile
    [2] two from the pile
    [3] three from the pile
    [4] four from the pile
   *[other] { $count } from the pile
}
    .you = { $cards } from the pile

## The story of one seat's turn in one short line

zombeasts-brief = { $who } { $what }.
    .you = You { $what }.
zombeasts-brief-lay = { $count ->
    [one] laid the { $card }
   *[other] laid { $count } cards
}
zombeasts-brief-full = completed the { $moon } (+{ $points })
zombeasts-brief-swap = took { $rival }'s { $card } for a joker
    .other = took your { $card } for a joker
zombeasts-brief-bonus = took a bonus (+{ $points })
zombeasts-brief-stuck = lost { $count ->
    [one] 1 card
   *[other] { $count } cards
} (-{ $points })
zombeasts-brief-draw = drew { $count }
zombeasts-brief-discard = discarded { $count }
zombeasts-brief-paw = used the paw
zombeasts-brief-last-round = The pile is empty: last round.
zombeasts-brief-deal = { $who } begins.

## What others see of an open question; the call after "it is your turn:"

zombeasts-shown-play = is choosing a card
zombeasts-shown-swap-seat = is swapping a joker
zombeasts-shown-swap-take = is swapping a joker
zombeasts-shown-place = is laying the card taken
zombeasts-shown-bonus = is choosing a bonus card
zombeasts-shown-extra = may play on
zombeasts-shown-carrot-in = is using the carrot
zombeasts-shown-draw = is drawing
zombeasts-shown-discard = is discarding
zombeasts-call-play = play a card
zombeasts-call-swap-seat = name a rival for your swap
zombeasts-call-swap-take = choose a card to take
zombeasts-call-place = lay the card you took
zombeasts-call-bonus = choose a bonus card
zombeasts-call-extra = play on or stop
zombeasts-call-carrot-in = put a card in
zombeasts-call-draw = draw cards
zombeasts-call-discard = discard down to 5 cards

## Options

zombeasts-option-quarters = Quarters
    .text = Whether a moon takes only two left and two right cards
    .v-on = on
    .v-off = off
    .n-on = A moon takes two left and two right cards.
    .n-off = Sides do not matter. Then no hand can be stuck.
zombeasts-option-master = Master
    .text = Whether the toys on some cards have powers
    .v-on = on
    .v-off = off
    .n-on = Carrot, mouse, bone and paw work.
    .n-off = Toys are only drawings.
zombeasts-option-first = First
    .text = Which seat begins
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
zombeasts-option-hands = Hands
    .text = How many cards each seat begins with
    .v-even = even
    .v-rising = rising
    .n-even = Three cards each, as printed.
    .n-rising = Each later seat has one card more. It softens the advantage of beginning.
zombeasts-option-scores = Scores
    .text = Whether running totals are shown
    .v-open = open
    .v-hidden = hidden
    .n-open = Totals are shown all the time.
    .n-hidden = Totals are shown at the end only.

## Text board

zombeasts-text-turn = Turn { $n }, { $who } { $shown }.
    .several = Turn { $n }. Still to answer: { $who }.
    .over = The session is over after { $n } turns.
zombeasts-text-pile = Pile { $pile }. Stock: { $stock }.
    .last-round = Pile empty, last round: { $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }. Stock: { $stock }.
    .over = Pile { $pile ->
        [0] empty
       *[other] { $pile }
    }. Stock: { $stock }.
zombeasts-text-stock-empty = empty
zombeasts-text-discard = Discard pile: { $cards }.
zombeasts-text-laid = Laid last: { $card }, draw { $card_draw }.
zombeasts-text-due = { $due ->
    [one] 1 card is still to be drawn.
   *[other] { $due } cards are still to be drawn.
}
zombeasts-text-air = { CAP($card) } is on its way.
zombeasts-text-lifted = { CAP($card) } is lifted by the carrot.
zombeasts-text-card = { $card_colour } { $card_animal ->
    [none] card
   *[other] { $card_animal }
} draw { $card_draw } { $card_side }
zombeasts-text-joker = { $card }, { $card_side }
zombeasts-text-toy = { $card }, { $toy }
zombeasts-text-seat = { $seat }: { $hand }, { $moons }, { $points }, { $minus }.
zombeasts-text-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
zombeasts-text-full-moons = { $n ->
    [0] no full moon
    [one] 1 full moon
   *[other] { $n } full moons
}
zombeasts-text-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
    .hidden = { $cards ->
        [one] 1 card won
       *[other] { $cards } cards won
    }
zombeasts-text-minus = { $n ->
    [one] minus { $points } on 1 card
   *[other] minus { $points } on { $n } cards
}
    .none = no minus cards
zombeasts-text-moon = { CAP($moon) }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}: { $cards }. Open: { $places }.
zombeasts-text-moon-card = { $card_animal } draw { $card_draw } { $card_side } ({ $card_points ->
    [one] 1 point
   *[other] { $card_points } points
})
zombeasts-text-moon-blank = card draw { $card_draw } { $card_side } ({ $card_points ->
    [one] 1 point
   *[other] { $card_points } points
})
zombeasts-text-moon-joker = { $card } { $card_side } ({ $card_points ->
    [one] 1 point
   *[other] { $card_points } points
})
zombeasts-text-open = { $n ->
    [1] one { $side }
    [2] two { $side }
   *[other] { $n } { $side }
}
zombeasts-text-open-any = { $n } of any side
zombeasts-text-no-moon = No moon.
zombeasts-text-own = Your hand:
    .empty = Your hand is empty.
zombeasts-text-own-card = { $n }. { CAP($card) }, { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $fits }
zombeasts-text-fits = Fits: { $places }.
    .none = Fits nowhere.
zombeasts-text-fits-plain = { $moon }
zombeasts-text-fits-pair = { $moon } (pair)
zombeasts-text-fits-full = { $moon } (completes)
zombeasts-text-fits-both = { $moon } (pair, completes)
zombeasts-text-rivals = Rivals' hands: { $hands }.
zombeasts-text-rival = { $seat } { $n ->
    [one] 1 card
   *[other] { $n } cards
}
zombeasts-text-swap = Swap for: { $cards }.
zombeasts-text-swap-card = { $rival }'s { $card }

## Headline, alt texts

zombeasts-headline = turn { $turn } · pile { $pile }
    .last-round = turn { $turn } · last round, { $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }
    .over = final score
zombeasts-alt-board = Zombeasts board. { $now }
    .over = Zombeasts board, final score.
zombeasts-alt-seat = { $seat }: { $hand }, { $moons }, { $points }, { $minus }; { $open }.
zombeasts-alt-moon = { $moon } { $n } of { $size }
zombeasts-alt-no-moon = no moon
zombeasts-alt-text = Full text: press Text.
zombeasts-alt-hand-moons = Your moons: { $moons }.

## Rule topics in our own words

zombeasts-topic-aim = Aim
    .text =
        You lay cards into moons. Four cards make a full moon, which goes to your won pile and counts its points.
        Cards you could not play count against you. Whoever has the most points at the end wins.
zombeasts-topic-set-up = Set-up
    .text =
        Two to four players. All cards are shuffled into the pile, each seat gets three, and the next three lie open as the stock.
        With the option “rising hands” each later seat gets one card more: none for the first, three for the fourth. Nobody has a moon yet.
zombeasts-topic-your-turn = Your turn
    .text =
        First play one card: lay it in a moon of yours, or swap a joker. If it makes a pair, you may play another one, and so on.
        Then draw as many cards as the black number on the card laid last. At the end the stock is filled up to three and the next seat goes on.
        Example: you lay a red dog 4 and have no pair. You draw four cards and your turn is over.
zombeasts-topic-playing-a-card = Playing a card
    .text =
        A coloured card must join your moon of its colour if you have one and its side fits. If you have none, it begins one, or it turns your white moon into its colour.
        A joker fits any of your moons or begins a white one. You must play if you can, even if you would rather not: a swap counts as well.
        Only the first play of a turn is compulsory.
zombeasts-topic-moons-at-a-time = Moons at a time
    .text =
        You may have one moon of each colour and one white moon, five in all. A second moon of the same colour is never allowed, and two moons are never joined.
        Once a moon is full it leaves the table, so its colour is free again at once.
zombeasts-topic-quarters = Quarters
    .text =
        Each card shows a left or a right quarter of the moon, jokers too. A moon takes two left and two right cards.
        Example: with two left cards in your blue moon, a third left blue card has no place until that moon is full.
        With the option “quarters off” the sides do not matter. That a moon takes two of each is our reconstruction.
zombeasts-topic-full-moon = Full moon
    .text =
        The fourth card completes a moon. All four go to your won pile at once, before bonus, attack or toy, and the colour is free again.
        The completing card may still make a pair: the attack counts although the moon has left. Nobody can take cards from a won pile.
zombeasts-topic-joker-in-your-own-moon = Joker in your own moon
    .text =
        White cards are jokers. A joker joins any of your moons where its side fits, or begins your white moon if you have none.
        It counts the points printed on it and has draw number 0. If it is the card laid last, you draw nothing; only an empty hand then gets three cards from the pile.
zombeasts-topic-joker-swap = Joker swap
    .text =
        Instead of laying a joker, give it to a rival in exchange for a card of an unfinished moon there, and lay that card in a moon of yours at once.
        The card taken counts as the card you played: its pair, bonus, toy and draw number are yours. The joker is shown as soon as you name it, and the swap must then be finished.
        Example: you swap for a blue dog 4, lay it in your blue moon beside a dog, and may play on; without more cards you draw four.
zombeasts-topic-swap-limits = Swap limits
    .text =
        The joker must fit where the card lay: no more than two cards of its side in that moon. The rival must not end up with two white moons.
        You need a place for the card you take. Won piles, minus piles and your own moons are out of reach.
        A joker may be taken for a joker, but the joker taken must be laid, not swapped on.
zombeasts-topic-joker-animals = Joker animals
    .text =
        Some jokers show an animal. It counts like any other: for the attack, whether the joker is laid or lies there already, and for the bonus of four animals.
        The other jokers count as no animal. They never make a pair and spoil the bonus. In the reconstructed deck four of ten jokers show one.
zombeasts-topic-white-moon = White moon
    .text =
        A moon of jokers only is white. You have at most one. Four jokers make a full moon.
        A coloured card laid in it turns it into a moon of that colour, if you have no other moon of that colour. Nothing else changes its colour.
        If its last coloured card is taken by a swap, a moon becomes white again.
zombeasts-topic-attack = Attack
    .text =
        Lay a card in a moon where the same animal lies already: that is a pair, and you may play one more card from your hand, by laying or swapping.
        It is one card for each pair, even if two equal animals lie there. The first card of a moon never makes a pair. You may always stop instead.
        Example: a blue cat joins the blue moon with a cat joker: attack.
zombeasts-topic-chain = Chain
    .text =
        The card played by an attack may make a pair too and allows one more, without limit. You may stop whenever you like.
        Only the last card laid decides how many you draw, so a long chain may end on a high number or on none.
zombeasts-topic-attack-without-a-fitting-card = Attack without a fitting card
    .text =
        If no card of your hand can be played after a pair, nothing happens and you go on to draw. There is no penalty.
        You are asked all the same, so that others do not learn what you hold. Only the first play of a turn can leave you stuck.
zombeasts-topic-bonus = Bonus
    .text =
        A full moon with cat, dog, rabbit and rat in it earns one card of the open stock, your choice. It goes to your won pile and counts its points only.
        You always take it. If the stock has one card you get that one; if it is empty there is no bonus. Such a moon never ends with a pair, so bonus and attack do not meet.
zombeasts-topic-draw-number = Draw number
    .text =
        The black number on a card says how many cards you draw if it is the last one you lay in your turn. It does not matter how it came to be laid: from your hand, by a swap, by the mouse or the carrot.
        Jokers have 0. In the reconstructed deck draw number and points of a coloured card add up to 5.
zombeasts-topic-drawing = Drawing
    .text =
        After your last card you draw its number, one card at a time: from the pile, from the open stock, or from a rival's hand, at most one from each rival in a turn.
        You see each card before you choose where the next comes from. You must draw all of them while a source is left; the rest lapses.
        Example: with a 3 you may take one from each of two rivals and one open card.
zombeasts-topic-taking-from-a-hand = Taking from a hand
    .text =
        You take a card from a rival's hand unseen, at random, and at most one from each rival in a turn. Only the two of you learn which card it was.
        If it was the rival's last card, that hand draws three from the pile at once, before your next draw.
zombeasts-topic-open-stock = Open stock
    .text =
        Three cards lie open for all. You can draw them, take one as a bonus, or lay one with the mouse.
        Gaps stay until the end of the turn; then the stock is filled up from the pile. That can take the last card of the pile.
zombeasts-topic-empty-hand = Empty hand
    .text =
        If your last hand card made a pair, you draw three from the pile before you choose whether to play on. After your draw step, an empty hand draws three as well; that happens when the last card was a joker.
        If a rival takes your last card, you draw three at once. With fewer cards in the pile you draw what is there. In the last round nobody draws.
zombeasts-topic-last-card-no-pair = Last card, no pair
    .text =
        If you lay the last card of your hand without a pair, you simply draw its number, from any source. The three cards of an empty hand come only if you then still hold none.
zombeasts-topic-stuck-hand = Stuck hand
    .text =
        If you can neither lay nor swap any card as the first play of your turn, the penalty is your whole hand: it goes face up to your minus pile. You draw three from the pile and go on with your turn.
        If those do not fit either, it happens again. If the pile gives nothing, your turn ends without drawing. In the last round you get no new cards.
        With the option “quarters off” no hand can be stuck.
zombeasts-topic-minus-pile = Minus pile
    .text =
        Cards that came there with a stuck hand lie open, and their points are subtracted at the end. They never come back.
        Example: a red dog 4 costs 1 point, a green rat 1 costs 4.
zombeasts-topic-end-of-the-game = End of the game
    .text =
        When the pile is empty at the end of a turn, the last round begins: each other seat has one more turn, clockwise. The seat whose turn it was has none.
        It does not matter who drew the last card or why; filling the stock counts too. During the turn that empties the pile you still draw from stock and hands.
zombeasts-topic-last-turn = Last turn
    .text =
        In the last round you play as usual, but no card goes to a hand: no draws, no three cards for an empty hand, none after a stuck hand. Bonus and mouse still work while the stock has cards.
        A seat without cards is passed over, without a penalty.
zombeasts-topic-scoring = Scoring
    .text =
        Add the points of all cards in your won pile, bonus cards included, and subtract the points of your minus pile. Unfinished moons and hand cards are worth nothing.
        Example: won 15 and a bonus card of 3, minus pile 1: you have 17. A total may be below zero.
        With the option “scores hidden” totals are shown at the end only.
zombeasts-topic-ties = Ties
    .text =
        Equal totals share the place, the first one too. There is no tie-break.
        Example: 31, 31 and 18: two winners, and the other is third.
zombeasts-topic-master-variant = Master variant
    .text =
        With the option “master” the toys on some cards work. When a card with a toy has been laid, choose its toy, its attack if it made a pair, or neither; never both.
        A full moon and its bonus come first. Bone: one more card. Carrot: exchange a card of a moon. Mouse: lay a stock card. Paw: every hand becomes five cards.
zombeasts-topic-carrot = Carrot
    .text =
        Lift any card of one of your moons to your hand, the rabbit itself too, and put a hand card in its place. The moon must be legal afterwards; the lifted card may not go straight back.
        The new card counts as laid: it may make a pair with the cards that stay, use its own toy, and its number is drawn. A moon may change its colour only if none of the old colour stays in it and you have no other moon of the new one.
zombeasts-topic-mouse = Mouse
    .text =
        Take a card of the open stock that fits and lay it in your moons at once, in a new one too. It counts as laid: pair, full moon, toy and draw number are its own.
        A joker from the stock may be laid but not swapped. If nothing fits, nothing happens.
zombeasts-topic-bone = Bone
    .text =
        Play one more card from your hand, just as after a pair. With a pair as well it is still one card. If your hand is empty, you draw three from the pile first.
zombeasts-topic-paw = Paw
    .text =
        Every hand becomes five cards. First those with fewer draw up from the pile, you first, then clockwise. Then all with more discard down to five, at the same time, face up.
        The discards are out of the game. Afterwards the number of the rat is drawn as usual. In the last round nobody draws up, and only seats with a turn to come discard.
zombeasts-topic-toys-once = Toys once
    .text =
        The toy of one card works once in a turn, also if the carrot lifts the card and it is laid again. Toys of different cards may follow each other.
zombeasts-topic-who-begins = Who begins
    .text =
        A random seat, or the one that the host named when the lobby was open, for groups that let their youngest begin. Turns go clockwise, in the order of the seats.
        To begin is an advantage; the option “rising hands” softens it.
zombeasts-topic-what-others-see = What others see
    .text =
        Open to all: moons, stock, the number of cards in each hand and in the pile, minus piles, discards, the card laid last, and totals unless they are hidden.
        Hidden: hand cards and the order of the pile. A card drawn from a hand is known to its two seats only. A joker named for a swap is open from then on.
zombeasts-topic-options = Options
    .text =
        Quarters: two left and two right cards in a moon, or any. Master: the toys work, or not. First: who begins. Hands: three each, or rising by seat. Scores: totals open, or hidden until the end.
        The host sets them in the lobby; they do not change later.
zombeasts-topic-about-this-edition = About this edition
    .text =
        The printed rules hold wherever they speak. What they leave open is settled in these topics, the same for all.
        Not all facts about single cards could be had in print. Those are a reconstruction, named as such below.
zombeasts-topic-cards-in-the-deck = Cards in the deck
    .text =
        The reconstructed deck has 90 cards: 20 in each of four colours and ten jokers. Each colour has five cats, dogs, rabbits and rats, with draw numbers from 1 to 4; draw number and points add up to 5. Ten of each colour are left, ten right.
        Four jokers show an animal and are worth 3 points; six show none and are worth 0. 24 cards bear a toy, six of each kind. How the animals, numbers, sides and toys are spread is a reconstruction.

zombeasts-edition-counts = { $source ->
    [rulebook] Printed: { $parts }.
    [public] Attested in public descriptions: { $parts }.
    [reconstruction] Reconstructed: { $parts }.
   *[other] Marked “{ $source }”: { $parts }.
}
zombeasts-edition-table-game = the box
zombeasts-edition-table-rules = the counts of the rules
zombeasts-edition-table-quarters = the limit of a side in a moon
zombeasts-edition-table-counts = the number of cards and jokers
zombeasts-edition-table-counts-detail = the cards of each colour
zombeasts-edition-table-counts-split = the spread of animals, sides and toys
zombeasts-edition-table-colour = colours
zombeasts-edition-table-animal = animals
zombeasts-edition-table-side = sides
zombeasts-edition-table-toy = toys
zombeasts-edition-table-power = joker, attack and bonus
zombeasts-edition-table-legend = legend cards
zombeasts-edition-table-card = cards
zombeasts-edition-known = { $n ->
    [one] 1 card is fixed in part by the printed rules.
   *[other] { $n } cards are fixed in part by the printed rules.
}

## Score parts

zombeasts-part-moons = { $count ->
    [one] 1 full moon
   *[other] { $count } full moons
}
zombeasts-part-bonus = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
zombeasts-part-minus = { $count ->
    [one] 1 minus card
   *[other] { $count } minus cards
}

## Pictures

zombeasts-picture-title = Zombeasts
# at most 12
zombeasts-picture-turn = Turn { $n }
zombeasts-picture-last-round = last round
zombeasts-picture-over = final score
# pill of the header, {$who} = seat Ref, {$kind} = kind of the open decision; verb at most 12
zombeasts-picture-pill = { $kind ->
    [play] { $who } to play
    [swap-seat] { $who } swaps
    [swap-take] { $who } swaps
    [place] { $who } swaps
    [bonus] { $who } picks a bonus
    [extra] { $who } may go on
    [attack] { $who } attacks
    [carrot-in] { $who } swaps in
    [draw] { $who } draws
   *[discard] { $who } discards
}
zombeasts-picture-pill-several = discard
zombeasts-picture-pill-wins = { $who } wins
zombeasts-picture-pill-shared = share the win
zombeasts-picture-stock = STOCK
zombeasts-picture-discard = DISCARDED
zombeasts-picture-pile-empty = LAST ROUND
zombeasts-picture-turns-left = { $n ->
    [one] turn left
   *[other] turns left
}
zombeasts-picture-points = { $n ->
    [one] pt
   *[other] pts
}
zombeasts-picture-cards = { $n ->
    [one] card
   *[other] cards
}
zombeasts-picture-last = LAST
# box "last card laid", one line each, at most 18
zombeasts-picture-laid-by = { $who } laid
zombeasts-picture-laid-nothing = { $who } begins the turn
zombeasts-picture-laid-air = { $who } swaps
zombeasts-picture-card = { $card }
zombeasts-picture-laid-pair = a pair: play on!
zombeasts-picture-laid-full = full moon: +{ $n }
zombeasts-picture-laid-draw = { $n ->
    [0] draw nothing
   *[other] draw { $n }
}
zombeasts-picture-due = { $n } to draw
# hand
zombeasts-picture-hand = Your hand
zombeasts-picture-private = only you see this
zombeasts-picture-hand-pill = { $kind ->
    [play] play a card
    [swap-seat] choose a rival
    [swap-take] choose a card
    [place] place the card
    [bonus] pick a bonus
    [extra] go on?
    [carrot-in] put a card in
    [draw] draw
    [discard] discard
    [over] the end
   *[none] not your turn
}
zombeasts-picture-moons = YOUR MOONS
# labels of the band below the hand, at most 7; the last one stands alone
zombeasts-picture-pile = PILE
zombeasts-picture-hands = RIVALS' HANDS
zombeasts-picture-robbing = RIVALS' MOONS
# captions under a card, at most 10 and 12
zombeasts-picture-fits = fits
zombeasts-picture-new = new moon
zombeasts-picture-new-short = new
zombeasts-picture-pair = pair!
zombeasts-picture-completes = completes!
zombeasts-picture-completes-short = full!
zombeasts-picture-no-place = no place
zombeasts-picture-swap = swap it
zombeasts-picture-in = in { $colour }
zombeasts-picture-in-two = { $first } or { $second }
zombeasts-picture-or = or { $colour }
zombeasts-picture-or-many = or { $n } moons
zombeasts-picture-in-many = in { $n } moons
zombeasts-picture-swap-offer = { $n ->
    [one] Your joker can also be swapped with
   *[other] Your jokers can also be swapped with
}
zombeasts-picture-more = +{ $n } more
zombeasts-picture-wait = { $who } is on turn.
zombeasts-picture-ended = The session is over.

## What can be looked at besides the board

zombeasts-extra-discard = Discards, the newest first
