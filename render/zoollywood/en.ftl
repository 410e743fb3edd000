# ---------------------------------------------------------------- pictures
zoollywood-picture-title = Zoollywood
# at most 12
zoollywood-picture-turn = Turn { $n }
zoollywood-picture-set-up = setting up
# at most 14
zoollywood-picture-ending = { $why ->
    [eggs] all eggs out
    [blocked] blocked
   *[limit] turn limit
}
# pill of the header: the seat that is asked, verb at most 14
zoollywood-picture-pill = { $kind ->
    [scene] { $who } picks a scene
    [component] { $who } picks a set
    [component-place] { $who } sets up
    [draft] { $who } picks cards
    [draft-first] { $who } picks a card
    [draft-second] { $who } picks a card
    [opening-egg] { $who } sets an egg
    [turn] { $who } to move
    [after] { $who } may go on
    [target] { $who } aims a card
    [react] { $who }: cut it?
    [guess] { $who } guesses
    [peek] { $who } keeps a card
    [discard] { $who } discards
   *[other] { $who } to move
}
zoollywood-picture-pill-several = { $kind ->
    [react] cut it?
   *[other] pick cards
}
zoollywood-picture-pill-wins = { $n ->
    [one] { $who } wins
   *[other] { $side ->
        [blue] Blue wins
       *[yellow] Yellow wins
    }
}
zoollywood-picture-pill-draw = a draw
# at most 7
zoollywood-picture-side = { $side ->
    [blue] Blue
   *[yellow] Yellow
}
zoollywood-picture-of-eggs = of { $n } eggs
zoollywood-picture-deck = { $n ->
    [one] card in the deck
   *[other] cards in the deck
}
zoollywood-picture-played = played
zoollywood-picture-none-played = no card played yet
zoollywood-picture-no-cards = no event cards
# on the clapperboard, two short words
zoollywood-picture-no-scene = Free Mode
zoollywood-picture-last = LAST
# private pictures
zoollywood-picture-private = only you see this
zoollywood-picture-hand-pill = { $kind ->
    [scene] pick a scene
    [component] pick a set
    [component-place] place it
    [draft] keep two cards
    [draft-first] keep a card
    [draft-second] keep a card
    [opening-egg] place an egg
    [turn] your turn
    [after] go on?
    [target] aim the card
    [react] cut it?
    [guess] guess
    [place] place it
    [explore-again] explore again
    [stop] where to stop?
    [storm] step aside
    [order] what first?
    [gull] move the gull
    [peek] keep a card
    [discard] discard
    [over] the end
   *[none] not your turn
}
zoollywood-picture-wait = { $who } is on turn.
zoollywood-picture-over = The session is over.
# title of the list of slides, at most 16
zoollywood-picture-slides = { $n ->
    [one] one slide
   *[other] { $n } slides
}
# title of the list of one penguin, at most 18
zoollywood-picture-penguin = { $star ->
    [1] Star on { $space }
   *[0] Penguin on { $space }
}
# why a direction is not possible, at most 16
zoollywood-picture-why = { $why ->
    [endless] never stops
    [penguin] rival penguin
    [on-penguin] ends on a rival
   *[no-step] no room
}
# captions of cards, at most 16
zoollywood-picture-card-now = play it now
zoollywood-picture-card-later = later
zoollywood-picture-card-reaction = only as reaction
zoollywood-picture-metal = { $metal ->
    [gold] gold
   *[silver] silver
}
zoollywood-picture-no-hand = no cards in your hand
zoollywood-picture-in-game = CARDS IN THIS GAME
zoollywood-picture-hand-side = { $hand ->
    [left] left flipper
   *[right] right flipper
}
