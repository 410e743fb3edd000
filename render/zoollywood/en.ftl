# Zoollywood: names, questions, refusals, the story, the rules. Words of the game stand as in its rules.

## Names. Cards, scenes, component sets and sides are called as the data pack says.
## A card has the forms: plain, _number, _metal, _text, _short; a piece: plain, _kind, _one, _id

zoollywood-partners = Partners share pieces, not cards. Please do not tell each other what you hold.
zoollywood-game = Zoollywood
    .about = Penguins slide over the ice and leave eggs behind. Who has all 16 out first wins.
    .length = 20 to 30 turns, about 4 presses each
    .seats = 2 players, or 4 in teams

zoollywood-piece-egg = { $side } egg
zoollywood-piece-assistant = { $side } Assistant
zoollywood-piece-star = { $side } Star
zoollywood-kind-egg = egg
    .one = an egg
zoollywood-kind-assistant = Assistant
    .one = an Assistant
zoollywood-kind-star = Star
    .one = the Star
zoollywood-piece-iceberg = Iceberg
    .one = an Iceberg
zoollywood-piece-seagull = Seagull
    .one = the Seagull
zoollywood-piece-emperor = Emperor
    .one = the Emperor
zoollywood-piece-nest = Nest
    .one = a Nest
zoollywood-piece-storm = Storm
    .one = a Storm
zoollywood-piece-tent-cw = clockwise Tent
    .one = the clockwise Tent
zoollywood-piece-tent-ccw = anticlockwise Tent
    .one = the anticlockwise Tent
zoollywood-some-iceberg = { $n ->
    [one] 1 Iceberg
   *[other] { $n } Icebergs
}
zoollywood-some-seagull = Seagull
zoollywood-some-emperor = Emperor
zoollywood-some-nest = { $n ->
    [one] 1 Nest
   *[other] { $n } Nests
}
zoollywood-some-storm = { $n ->
    [one] 1 Storm
   *[other] { $n } Storms
}
zoollywood-some-tent-cw = clockwise Tent
zoollywood-some-tent-ccw = anticlockwise Tent

zoollywood-way-e = east
zoollywood-way-se = south-east
zoollywood-way-sw = south-west
zoollywood-way-w = west
zoollywood-way-nw = north-west
zoollywood-way-ne = north-east
zoollywood-spin-cw = clockwise
zoollywood-spin-ccw = anticlockwise
zoollywood-hand-left = left
zoollywood-hand-right = right
zoollywood-held-egg = an egg
zoollywood-held-penguin = a penguin
zoollywood-held-nothing = nothing
zoollywood-metal-gold = gold
zoollywood-metal-silver = silver
zoollywood-you = you
zoollywood-the-card = “{ $card }”

## What the effects of cards and the component sets do, in so few words that a menu shows them

zoollywood-effect-eggs-on-triangle = your eggs on the empty corners of a triangle
zoollywood-effect-clear-triangle = all eggs of a triangle go back to their owners
zoollywood-effect-place-penguin = an unused penguin of yours on an empty space
zoollywood-effect-explore-again = explore once more, with another penguin
zoollywood-effect-convert-egg = a rival egg becomes one of yours
zoollywood-effect-ghost-move = your penguin slides through rival penguins
zoollywood-effect-move-barrier = a barrier goes to an empty space
zoollywood-effect-rotate-triangle = turn all that stands on a triangle by one corner
zoollywood-effect-penguins-to-eggs = a penguin of each side becomes an egg
zoollywood-effect-cancel = a card that a rival has just played has no effect
zoollywood-effect-guess-hand = a rival picks a flipper, you place what it holds
zoollywood-effect-choose-stop = your penguin may stop on any space of its path
zoollywood-does-seagull = flies off when a slide passes by
zoollywood-does-iceberg = stops penguins
zoollywood-does-storm = stops a slide and pushes the penguin aside
zoollywood-does-emperor = one step each turn, an egg stays behind
zoollywood-does-nest = may be circled by a penguin that stopped beside it
zoollywood-does-tent-cw = turns its triangle clockwise when a penguin stops at it
zoollywood-does-tent-ccw = turns its triangle anticlockwise when a penguin stops at it

## Questions

zoollywood-ask-scene = Choose the scene.
zoollywood-ask-component = Choose a component set.
zoollywood-ask-component-place = Where does { $piece_one } go?
zoollywood-ask-draft = Keep two of the four silver cards.
zoollywood-ask-draft-first = Keep one silver card. Your partner is shown the other three.
zoollywood-ask-draft-second = Keep one of the three cards that your partner left.
zoollywood-ask-opening-egg = A { $side } egg goes to …
zoollywood-ask-turn = Your action: explore, hatch or land.
zoollywood-ask-turn-ghost = Explore. You slide through rival penguins.
zoollywood-ask-turn-mark = Explore. You may stop where you like.
zoollywood-ask-turn-precard = Your card is played. Now land or explore.
zoollywood-ask-turn-gentle = Gentle opening: land an egg.
zoollywood-ask-target-eggs-on-triangle = { $card }: which triangle do you fill?
zoollywood-ask-target-clear-triangle = { $card }: which triangle do you clear?
zoollywood-ask-target-place-penguin = { $card }: where does the penguin go?
zoollywood-ask-target-convert-egg = { $card }: which rival egg becomes yours?
zoollywood-ask-target-move-barrier = { $card }: which barrier do you move?
zoollywood-ask-target-move-barrier-then = { $card }: where does the barrier of { $target } go?
zoollywood-ask-target-rotate-triangle = { $card }: which triangle turns?
zoollywood-ask-target-rotate-triangle-then = { $card }: which way does { $target } turn?
zoollywood-ask-target-penguins-to-eggs = { $card }: which of your penguins becomes an egg?
zoollywood-ask-target-penguins-to-eggs-then = { $card }: yours is { $target }. Which rival penguin?
zoollywood-ask-target-guess-hand = Which flipper holds the penguin? If none may enter: the egg.
zoollywood-ask-react = { $seat } plays “{ $card }”. Cut it?
zoollywood-ask-react-at = { $seat } plays “{ $card }” on { $target }. Cut it?
zoollywood-ask-react-two = { $seat } plays “{ $card }”: { $target }, { $other }. Cut it?
zoollywood-ask-guess = Which flipper of { $seat } do you open?
zoollywood-ask-place = Where do you place { $what }?
zoollywood-ask-explore-again = Explore with another penguin.
zoollywood-ask-stop = Where does the penguin of { $space } stop?
zoollywood-ask-storm = Storm on { $space }: where does your penguin step?
zoollywood-ask-order = Which effect comes first?
zoollywood-ask-gull = Where does the Seagull of { $space } fly?
zoollywood-ask-peek = Keep one of the two top cards.
zoollywood-ask-discard = { $count ->
    [one] Your hand is too large: discard 1 card.
   *[other] Your hand is too large: discard { $count } cards.
}
zoollywood-ask-after = Anything more in this turn?

## Levels of a legal list: labels, joined from coarse to fine

zoollywood-level-explore = Explore
zoollywood-level-hatch = Hatch
zoollywood-level-land = Land
zoollywood-level-emperor = Emperor
zoollywood-level-play = Play
zoollywood-level-draw = Draw a card
zoollywood-level-end = End my turn
zoollywood-level-cancel = Cut!
zoollywood-level-pass = Let it happen
zoollywood-level-penguin = { $space }
zoollywood-level-way = { $way } to { $space }
zoollywood-level-circle = { $spin } around { $nest } to { $space }
zoollywood-level-row = Row { $row }
zoollywood-level-space = { $space }
zoollywood-level-band = Rows { $band }
zoollywood-level-area = { $area }
zoollywood-level-card = { $card_number } { $card }
zoollywood-level-scene = { $scene }
zoollywood-level-component = { $component }
zoollywood-level-keep-two = { $first } and { $second }
zoollywood-level-rest-top = the other on top
zoollywood-level-rest-bottom = the other under the deck
zoollywood-level-spin = { CAP($spin) }
zoollywood-level-hand = { CAP($hand) } flipper
zoollywood-level-effect = { CAP($effect) } first

## Notes: what an offer brings

zoollywood-note-fills = { $count ->
    [one] fills 1 space
   *[other] fills { $count }
}
zoollywood-note-returns = returns { $count }
zoollywood-note-storm = into a storm
zoollywood-note-gull = wakes Seagull
zoollywood-note-tent = { $tent_id ->
    [tent-cw] Tent clockwise
   *[other] Tent anticlockwise
}
zoollywood-note-rim = over rim to { $space }
zoollywood-note-stop-anywhere = { $count ->
    [one] 1 space to stop on
   *[other] { $count } spaces to stop on
}
zoollywood-note-fills-spaces = fills { $spaces }
zoollywood-note-clears = { $own ->
    [0] returns { $rival } of theirs
   *[other] { $rival ->
        [0] returns { $own } of yours
       *[other] returns { $own } of yours, { $rival } of theirs
    }
}
zoollywood-note-turns = turns { $spaces }
zoollywood-note-emperor = leaves an egg of yours
zoollywood-note-card = { $card_short }
zoollywood-note-story = { $scene_layout }
zoollywood-note-no-windows = no “Cut!” in it: no waiting
zoollywood-note-component = { $component_short }
zoollywood-note-draw = instead of a card, { $count } in the deck
zoollywood-note-wins = wins at once
zoollywood-note-gives-win = your rival wins at once
    .anyway = Let the rival win
zoollywood-note-blocks-me = you would have no action left and lose
    .anyway = Lose the session

## Forms, plans, wishes

zoollywood-form-coda = and end my turn
zoollywood-form-guess = Let it happen and guess a flipper
zoollywood-form-guess-choice = Let it happen, guess { $hand }
zoollywood-plan-guess = My guess, once nobody has cut
zoollywood-plan-guess-choice = { CAP($hand) } flipper
zoollywood-wish-windows = When a rival plays a card
zoollywood-wish-windows-ask = ask me
zoollywood-wish-windows-pass = always let it happen until I change it

## Refusals: what stands in the way, and what is possible

zoollywood-refuse-seats = { $seats ->
    [one] One seat is too few. Zoollywood is for 2, or for 4 in teams.
   *[other] { $seats } seats do not fit. Zoollywood is for 2, or for 4 in teams.
}
zoollywood-refuse-mode-seats = { $mode ->
    [team] Team mode needs { $need } seats, and { $seats } are taken. Choose “by seats” for the mode.
    [free] Free mode is for { $need } seats, and { $seats } are taken. Choose “by seats” for the mode.
   *[standard] The standard game is for { $need } seats, and { $seats } are taken. Choose “by seats” for the mode.
}
zoollywood-refuse-first = { $first ->
    [0] The first seat cannot begin here. Choose “random” or a seat that is taken.
    [1] The second seat cannot begin here. Choose “random” or a seat that is taken.
    [2] The third seat cannot begin, with { $seats } at the table. Choose another one.
   *[other] The fourth seat cannot begin, with { $seats } at the table. Choose another one.
}
zoollywood-refuse-free-only = { $option ->
    [deck] The deck can be chosen in free mode only.
    [penguins] The number of penguins can be changed in free mode only.
    [star-rule] The star rule can be switched off in free mode only.
   *[scene] Component sets are for free mode only. Choose a scene.
}
zoollywood-refuse-deck-scene = Component sets bring no cards. Choose another deck, or a scene.
zoollywood-refuse-deck = “{ $deck }” is no deck. Write 4 gold and 4 silver numbers like g1.2.3.5-s7.8.9.12.
zoollywood-refuse-kind = { $kind ->
    [scene] You are asked to choose a scene.
    [component] You are asked to choose a component set.
    [component-place] First place the pieces of your component set.
    [draft] You are asked which two cards you keep.
    [draft-first] You are asked which card you keep.
    [draft-second] You are asked which card you keep.
    [opening-egg] First place the opening egg of your rival.
    [target] Your card is played: say first what it is aimed at.
    [react] You are asked whether the card happens: cut it or let it happen.
    [guess] You are asked which flipper you open.
    [place] First place what the flipper held.
    [explore-again] Your card makes you explore again: choose a penguin and a direction.
    [stop] Your penguin is sliding: say where it stops.
    [storm] Your penguin is in a storm: say where it steps.
    [order] Several effects are due: say which one comes first.
    [gull] Your slide has woken the Seagull: say where it flies.
    [peek] You look at two cards: keep one of them.
    [discard] Your hand is too large: discard a card first.
    [after] Your action is done. A card, the Emperor or the end of your turn can follow.
   *[turn] You are asked for your action: explore, hatch or land.
}
zoollywood-refuse-no-such-space = There is no space “{ $name }”. Spaces are a1 to g4.
zoollywood-refuse-no-such-area = “{ $name }” is no triangle. Name its three corners, like c3-c4-d4.
zoollywood-refuse-no-such-card = No card has the number { $number }.
zoollywood-refuse-no-such-scene = There is no scene “{ $name }”.
zoollywood-refuse-no-such-set = There is no component set “{ $name }”.
zoollywood-refuse-set-gone = The box has not enough pieces left for “{ $component }”. Choose another set.
zoollywood-refuse-not-empty = { CAP($space) } is taken: { $piece }. Choose an empty space.
zoollywood-refuse-tent-there = A Tent lies on { $area } already. Choose another triangle.
zoollywood-refuse-storm-there = A Storm lies on { $space } already. Choose another space.
zoollywood-refuse-not-silver = “{ $card }” is none of the four silver cards of this game.
zoollywood-refuse-ascending = Keep two different cards. Write the smaller number first.
zoollywood-refuse-partner-kept = Your partner has kept “{ $card }”. Choose one of the other three.
zoollywood-refuse-not-on-top = “{ $card }” is none of the two cards that you look at.
zoollywood-refuse-top-only = Only two cards are left. The other one stays on top.
zoollywood-refuse-gentle = With the gentle opening the first turn is a Landing.
zoollywood-refuse-must-explore = The card you played asks for an Exploration now.
zoollywood-refuse-no-hatching-after-card = After a card you cannot hatch. Land or explore.
zoollywood-refuse-no-penguin-left = All your penguins are on the board. Land or explore.
zoollywood-refuse-not-own-egg = No egg of yours lies on { $space }. Only your own eggs hatch.
zoollywood-refuse-not-own-penguin = No penguin of yours stands on { $space }.
zoollywood-refuse-same-penguin = The penguin on { $space } has just explored. Choose another one.
zoollywood-refuse-endless = Nothing would stop the penguin of { $space } that way. It would slide for ever.
zoollywood-refuse-penguin = A rival penguin is in the way of the penguin on { $space }.
zoollywood-refuse-no-step = The penguin on { $space } cannot move one space that way.
zoollywood-refuse-on-penguin = The penguin of { $space } would end on a rival penguin. Choose another direction.
zoollywood-refuse-no-right = The penguin on { $space } may not circle the Nest on { $nest } now.
zoollywood-refuse-no-emperor = There is no Emperor on the board.
zoollywood-refuse-emperor-used = The Emperor has moved in this turn already.
zoollywood-refuse-not-one-step = { CAP($space) } is more than one step away from the Emperor.
zoollywood-refuse-not-in-hand = You do not hold “{ $card }”.
zoollywood-refuse-card-reaction = “{ $card }” only answers a card of a rival. Keep it until you are asked.
zoollywood-refuse-card-used = You have had your card of this turn. “{ $card }” must wait.
zoollywood-refuse-card-after-hatching = No card goes with a Hatching. “{ $card }” must wait.
zoollywood-refuse-card-action = “{ $card }” does not go with the action you took.
zoollywood-refuse-card-before = “{ $card }” is played before the action only.
zoollywood-refuse-card-after = “{ $card }” is played after the action only.
zoollywood-refuse-card-idle = “{ $card }” has nothing on the board to work on at present.
zoollywood-refuse-not-a-target = “{ $card }” cannot be aimed at { $target }.
zoollywood-refuse-no-cancel = You hold no card that cuts. You can let it happen.
zoollywood-refuse-not-on-path = The slide does not stop on { $space }. Choose a space of its path.
zoollywood-refuse-storm-far = { CAP($space) } is not beside the storm.
zoollywood-refuse-storm-back = Your penguin came from { $space }. It cannot step back there.
zoollywood-refuse-no-effect = “{ $name }” is not due now.
zoollywood-refuse-star-draw = A card is drawn only after an Exploration with your Star.
zoollywood-refuse-star-draw-card = The Star draws instead of a card, and you have played one.
zoollywood-refuse-deck-empty = The deck is empty. Nobody draws any more.

## The story. Plain: anybody; .you: who did it

zoollywood-event-began = { $one }: { $blue }. { $two }: { $yellow }. { $who } begins.{ $mode ->
    [team] { " " }Partners do not tell each other their cards.
   *[other] {""}
}
    .you = { $one }: { $blue }. { $two }: { $yellow }. You begin.{ $mode ->
    [team] { " " }Partners do not tell each other their cards.
   *[other] {""}
}
zoollywood-event-scene = The scene is “{ $scene }”. { $scene_story }
zoollywood-event-component = { $who } took { $component }{ $count ->
    [0] .
   *[other] : { $places }.
}
    .you = You took { $component }{ $count ->
    [0] .
   *[other] : { $places }.
}
zoollywood-event-component-set = { $who } placed { $piece_one }: { $place }.
    .you = You placed { $piece_one }: { $place }.
zoollywood-event-deck = Gold cards: { $gold }. Silver cards: { $silver }.
zoollywood-event-kept = { $count ->
    [one] { $who } kept 1 card.
   *[other] { $who } kept { $count } cards.
}
zoollywood-event-kept-known = { $who } kept { $cards }.
    .you = You kept { $cards }.
zoollywood-event-shuffled = The deck of { $count } cards is shuffled.
zoollywood-event-opening-egg = { $who } put a { $side } egg on { $space }.
    .you = You put a { $side } egg on { $space }.
zoollywood-event-land = { $who } landed on { $space }.
    .you = You landed on { $space }.
zoollywood-event-hatch = { $who } hatched { $piece_one } on { $space }{ $tail }.
    .you = You hatched { $piece_one } on { $space }{ $tail }.
zoollywood-hatched-kept = { $rest ->
    [top] {" "}and kept one of two cards, the other is on top
   *[bottom] {" "}and kept one of two cards, the other is under the deck
}
zoollywood-hatched-kept-own = { $rest ->
    [top] , kept “{ $card }” and put “{ $other }” on top
   *[bottom] , kept “{ $card }” and put “{ $other }” under the deck
}
zoollywood-hatched-last = {" "}and took the last card
    .you = {" "}and took the last card, “{ $card }”
zoollywood-event-explore = { $who } slid the { $piece_kind } from { $start } { $way } { $rim ->
    [yes] over the rim to
   *[no] to
} { $space }{ $tail }.
    .you = You slid the { $piece_kind } from { $start } { $way } { $rim ->
    [yes] over the rim to
   *[no] to
} { $space }{ $tail }.
zoollywood-event-explore-around = { $who } slid the { $piece_kind } from { $start } { $way } around the Nest on { $nest } to { $space }{ $tail }.
    .you = You slid the { $piece_kind } from { $start } { $way } around the Nest on { $nest } to { $space }{ $tail }.
zoollywood-slid-storm = , the storm pushed it to { $space }
zoollywood-slid-held = , where the storm held it
zoollywood-slid-brought = : { $eggs ->
    [0] {""}
    [one] 1 egg
   *[other] { $eggs } eggs
}{ $returned ->
    [0] {""}
   *[other] { $eggs ->
        [0] { $returned } returned
       *[other] , { $returned } returned
    }
}
zoollywood-event-storm-step = The storm pushed { $who }'s penguin from { $storm } to { $space }{ $tail }.
    .you = The storm pushed your penguin from { $storm } to { $space }{ $tail }.
zoollywood-event-storm-held = The storm on { $storm } held { $who }'s penguin{ $tail }.
    .you = The storm on { $storm } held your penguin{ $tail }.
zoollywood-event-eggs-laid = { $count ->
    [one] { $who } left an egg on { $spaces }.
   *[other] { $who } left eggs on { $spaces }.
}
    .you = { $count ->
    [one] You left an egg on { $spaces }.
   *[other] You left eggs on { $spaces }.
}
zoollywood-event-nest-right = The penguin on { $space } may circle the Nest on { $nest } next time.
zoollywood-event-gull = { $who } moved the Seagull from { $origin } to { $space }.
    .you = You moved the Seagull from { $origin } to { $space }.
zoollywood-event-gull-left = The Seagull of { $origin } found no empty space and left the game.
zoollywood-event-turned = { $by ->
    [tent] The Tent turned { $area } { $spin }.
   *[card] The card turned { $area } { $spin }.
}
zoollywood-event-emperor = { $left ->
    [yes] { $who } moved the Emperor from { $origin } to { $space } and left an egg on { $origin }.
   *[no] { $who } moved the Emperor from { $origin } to { $space }.
}
    .you = { $left ->
    [yes] You moved the Emperor from { $origin } to { $space } and left an egg on { $origin }.
   *[no] You moved the Emperor from { $origin } to { $space }.
}
zoollywood-event-play = { $who } played “{ $card }”.
    .you = You played “{ $card }”.
zoollywood-event-play-so = { $who } played “{ $card }”: { $did }.{ $passed ->
    [yes] { " " }Nobody cut it.
   *[no] {""}
}
    .you = You played “{ $card }”: { $did }.{ $passed ->
    [yes] { " " }Nobody cut it.
   *[no] {""}
}
zoollywood-event-play-at = { $who } played “{ $card }” { $aim }.
    .you = You played “{ $card }” { $aim }.
zoollywood-event-effect = { $who }'s card: { $did }.
    .you = Your card: { $did }.
zoollywood-aimed = on { $target }
zoollywood-aimed-two = on { $target } and { $other }
zoollywood-aimed-turn = on { $target }, { $other }
zoollywood-did-eggs-laid = { $count ->
    [one] an egg on { $spaces }
   *[other] eggs on { $spaces }
}
zoollywood-did-eggs-returned = { $count ->
    [one] the { $side } egg of { $spaces } went back
   *[other] the { $side } eggs of { $spaces } went back
}
zoollywood-did-penguin-placed = { $piece_one } on { $space }
zoollywood-did-egg-placed = an egg on { $space }
zoollywood-did-recast = the egg on { $space } is { $side } now
zoollywood-did-barrier-moved = the { $piece } from { $origin } to { $space }
zoollywood-did-turned = { $area } turned { $spin }
zoollywood-did-written-out = the { $piece } on { $space } is an egg now
zoollywood-did-flag-ghost = the slide goes through rival penguins
zoollywood-did-flag-mark = the slide may stop anywhere
zoollywood-event-pick = { $who } aimed “{ $card }” at { $target }.
    .you = You aimed “{ $card }” at { $target }.
zoollywood-event-pick-spin = { $who } chose { $target } for “{ $card }”.
    .you = You chose { $target } for “{ $card }”.
zoollywood-event-hands-hidden = { $who } holds out both flippers.
    .you = You hid the penguin, or the only egg, in your { $hand } flipper.
zoollywood-event-window = { CAP($seats) } could cut it.
zoollywood-event-cancel = { $who } played “{ $by }”: “{ $card }” has no effect.
    .you = You played “{ $by }”: “{ $card }” has no effect.
zoollywood-event-guess = { $who } opened the { $hand } flipper: { $held }. The other one held { $other }.
    .you = You opened the { $hand } flipper: { $held }. The other one held { $other }.
zoollywood-event-peek = { $who } looked at the two top cards.
zoollywood-event-peek-known = { $who } looked at { $cards }.
    .you = You looked at { $cards }.
zoollywood-event-taken = { $rest ->
    [top] { $who } kept one of the two cards. The other is on top of the deck.
   *[bottom] { $who } kept one of the two cards. The other is under the deck.
}
    .you = { $rest ->
    [top] You kept “{ $card }”. The other is on top of the deck.
   *[bottom] You kept “{ $card }”. The other is under the deck.
}
zoollywood-event-draw = { $why ->
    [star] { $who } drew a card for the Star.
   *[last] { $who } took the last card of the deck.
}
    .you = { $why ->
    [star] You drew “{ $card }” for the Star.
   *[last] You took the last card of the deck, “{ $card }”.
}
zoollywood-event-discard = { $who } discarded { $cards }.
    .you = You discarded { $cards }.
zoollywood-event-game-over-eggs = All { $eggs } { $side } eggs are on the board. { $side } wins, { $loser } has { $theirs }.
zoollywood-event-game-over-blocked = { $loser } can do nothing any more. { $side } wins with { $eggs } eggs to { $theirs }.
zoollywood-event-game-over-limit = The turn limit is reached. { $side } wins with { $eggs } eggs to { $theirs }.
zoollywood-event-game-over-draw = The turn limit is reached: a draw, { $eggs } eggs each.

## The story of one seat's turn in one short line

zoollywood-brief = { $who } { $what }.
    .you = You { $what }.
zoollywood-brief-began = { $who } begins.
    .you = You begin.
zoollywood-brief-explore = slid from { $start } to { $space }{ $eggs ->
    [0] {""}
    [one] {" "}(1 egg)
   *[other] {" "}({ $eggs } eggs)
}
zoollywood-brief-hatch = hatched { $piece_one } on { $space }
zoollywood-brief-cancel = cut “{ $card }”
zoollywood-brief-play = played “{ $card }”
zoollywood-brief-land = landed on { $space }
zoollywood-brief-guess = opened the { $hand } flipper
zoollywood-brief-scene = chose “{ $scene }”
zoollywood-brief-component = took { $component }
zoollywood-brief-opening-egg = put a { $side } egg on { $space }
zoollywood-brief-emperor = moved the Emperor to { $space }
zoollywood-brief-gull = moved the Seagull to { $space }
zoollywood-brief-draw = kept a card
zoollywood-brief-kept = { $count ->
    [one] kept 1 card
   *[other] kept { $count } cards
}

## What others see of an open question; the call after "it is your turn:"

zoollywood-shown-scene = is choosing the scene
zoollywood-shown-component = is choosing a component set
zoollywood-shown-component-place = is placing a component
zoollywood-shown-draft = is keeping two cards
zoollywood-shown-draft-first = is keeping a card
zoollywood-shown-draft-second = is keeping a card
zoollywood-shown-opening-egg = is placing an opening egg
zoollywood-shown-turn = is choosing an action
zoollywood-shown-target = is aiming a card
zoollywood-shown-react = may cut the card
zoollywood-shown-guess = is guessing a flipper
zoollywood-shown-place = is placing what the flipper held
zoollywood-shown-explore-again = is exploring again
zoollywood-shown-stop = is stopping the slide
zoollywood-shown-storm = is stepping out of the storm
zoollywood-shown-order = is ordering the effects
zoollywood-shown-gull = is moving the Seagull
zoollywood-shown-peek = is keeping one of two cards
zoollywood-shown-discard = is discarding
zoollywood-shown-after = may do more
zoollywood-call-scene = choose the scene
zoollywood-call-component = choose a component set
zoollywood-call-component-place = place a component
zoollywood-call-draft = keep two cards
zoollywood-call-draft-first = keep a card
zoollywood-call-draft-second = keep a card
zoollywood-call-opening-egg = place an egg of your rival
zoollywood-call-turn = explore, hatch or land
zoollywood-call-target = aim your card
zoollywood-call-react = cut the card or let it happen
zoollywood-call-guess = guess a flipper
zoollywood-call-place = place what the flipper held
zoollywood-call-explore-again = explore with another penguin
zoollywood-call-stop = stop your slide
zoollywood-call-storm = step out of the storm
zoollywood-call-order = say which effect comes first
zoollywood-call-gull = move the Seagull
zoollywood-call-peek = keep one of two cards
zoollywood-call-discard = discard a card
zoollywood-call-after = do more or end your turn

## Options

zoollywood-option-mode = Mode
    .text = Two players, two teams, or a table of your own making
    .v-usual = by seats
    .v-standard = standard
    .v-team = team
    .v-free = free
    .n-usual = Two seats play the standard game, four play in teams.
    .n-standard = Two players, one scene, a hand of at most four cards.
    .n-team = Two against two. Partners share pieces, not cards.
    .n-free = Two players choose the components; cards and penguins can be agreed.
zoollywood-option-first = First
    .text = Which seat begins
    .v-random = random
    .v-0 = seat ●
    .v-1 = seat ■
    .v-2 = seat ▲
    .v-3 = seat ◆
    .n-random = The deal decides.
    .n-0 = The first seat begins.
    .n-1 = The second seat begins.
    .n-2 = The third seat begins, in team mode only.
    .n-3 = The fourth seat begins, in team mode only.
zoollywood-option-scene = Scene
    .text = What stands on the board, and which cards are in the game
    .v-usual = usual
    .v-choose = chosen
    .v-random = random
    .v-open-call = Open Call
    .v-scene-stealer = The Scene Stealer
    .v-royal-cameo = Royal Cameo
    .v-nest-egg = The Nest Egg Job
    .v-blizzard-finale = Blizzard Finale
    .v-components = component sets
    .v-other = { $value }
    .n-usual = The second player chooses; in free mode component sets are placed.
    .n-choose = The second player chooses the scene.
    .n-random = The deal decides.
    .n-open-call = Icebergs and a Storm. No windows, so the quickest for slow play.
    .n-scene-stealer = The Seagull, Icebergs and Storms.
    .n-royal-cameo = The Emperor, Icebergs and both Tents.
    .n-nest-egg = Two Nests, Icebergs and a Tent.
    .n-blizzard-finale = A bit of everything, three Storms. No windows.
    .n-components = Three sets of components, chosen and placed in turn. Free mode only.
zoollywood-option-deck = Deck
    .text = Which event cards are in the game, in free mode
    .v-random = random
    .v-scene = of the scene
    .v-none = no cards
    .v-other = { $value }
    .n-random = Four gold and four silver numbers are drawn.
    .n-scene = The numbers of the scene.
    .n-none = The game is played without event cards.
zoollywood-option-penguins = Penguins
    .text = How many penguins each side has, in free mode
    .v-4 = 4
    .v-3 = 3
    .v-2 = 2
    .v-1 = 1
    .v-other = { $value }
    .n-4 = Three Assistants and the Star, as printed.
    .n-3 = Two Assistants and the Star.
    .n-2 = One Assistant and the Star.
    .n-1 = The Star alone.
zoollywood-option-star-rule = Star rule
    .text = Whether the Star hatches last and draws cards, in free mode
    .v-on = on
    .v-off = off
    .n-on = The Star hatches last and may draw a card after an Exploration.
    .n-off = Every penguin is an Assistant.
zoollywood-option-opening = Opening
    .text = What the first turn may be
    .v-normal = normal
    .v-gentle = gentle
    .n-normal = The rulebook's way: any action.
    .n-gentle = A house rule: the first turn is a Landing. It softens the edge of beginning.
zoollywood-option-turn-limit = Turn limit
    .text = After how many turns of all seats together the game is stopped and counted
    .v-other = { $value }

## Text board

zoollywood-text-turn = Turn { $n }, { $who } { $shown }.
    .several = Turn { $n }. Still to answer: { $who }.
zoollywood-text-turn-set-up = Setting up, { $who } { $shown }.
    .several = Setting up. Still to answer: { $who }.
zoollywood-text-over = { $why ->
    [eggs] The session is over: { $side } has all eggs on the board and wins in turn { $n }.
    [blocked] The session is over: { $side } has blocked the rival and wins after { $n } turns.
   *[limit] The session is over: { $side } wins at the turn limit, { $n } turns.
}
zoollywood-text-over-draw = The session is over after { $n } turns: a draw.
zoollywood-text-in-play = Played and not done yet: { $card } ({ $card_number }){ $aims ->
    [0] .
   *[other] , { $aim }.
}
zoollywood-text-row = { $row }: { $spaces }.
zoollywood-text-empty = { $space } empty
zoollywood-text-signs = In signs, row by row: { $rows }. Small letters are the first side: o egg, a Assistant, s Star; capitals the second. I Iceberg, G Seagull, E Emperor, N Nest, * empty Storm.
zoollywood-text-storms = { $n ->
    [one] Storm: { $spaces }.
   *[other] Storms: { $spaces }.
}
zoollywood-text-tents = { $n ->
    [one] Tent: { $tents }.
   *[other] Tents: { $tents }.
}
zoollywood-text-tent = { $area } { $spin }
zoollywood-text-right = The { $side } penguin on { $space } may circle the Nest on { $nest }.
zoollywood-text-last = Latest slide: { $side } penguin from { $start } { $way } { $rim ->
    [yes] over the rim to
   *[no] to
} { $space }; new eggs { $laid }; returned { $returned }.
zoollywood-text-none = none
zoollywood-text-card = { $card } ({ $card_number })
zoollywood-text-numbers = Cards in this game: { $cards }.
zoollywood-text-deck = { $n ->
    [0] The deck is empty.
    [one] Deck: 1 card.
   *[other] Deck: { $n } cards.
}
zoollywood-text-discard = Discard pile: { $cards }.
zoollywood-text-no-cards = No event cards in this game.
zoollywood-text-side = { $side }, { $people }.
zoollywood-text-eggs = { $n } of { $all } eggs on the board, { $unused } unused.
zoollywood-text-penguins = { $n ->
    [0] No penguin
    [one] 1 penguin
   *[other] { $n } penguins
} on the board, unused: { $assistants ->
    [0] {""}
    [one] 1 Assistant
   *[other] { $assistants } Assistants
}{ $stars ->
    [0] { $assistants ->
        [0] none
       *[other] {""}
    }
   *[other] { $assistants ->
        [0] the Star
       *[other] { " " }and the Star
    }
}.
zoollywood-text-hand = { $n ->
    [0] No card in hand.
    [one] 1 card in hand.
   *[other] { $n } cards in hand.
}
zoollywood-text-hands = In hand: { $hands }.
zoollywood-text-hand-of = { $seat } { $n ->
    [one] 1 card
   *[other] { $n } cards
}
zoollywood-text-own = Your hand:
    .empty = Your hand is empty.
    .later = The cards are not dealt yet.
zoollywood-text-own-card = { $card_number } { $card }, { $card_metal }. { $card_text } { $when ->
    [now] Can be played now.
    [reaction] Only as a reaction.
    [idle] Nothing on the board for it now.
   *[later] Later.
}
zoollywood-text-offered = { $card_number } { $card }, { $card_metal }. { $card_text }
zoollywood-text-scene = { $scene }: { $scene_layout }. { $scene_story }
zoollywood-text-component = { $component }: { $component_text }
zoollywood-text-kept = You keep { $cards }.
zoollywood-text-looks = The two top cards: { $first_number } { $first }, { $first_metal }: { $first_text } And { $second_number } { $second }, { $second_metal }: { $second_text }
zoollywood-text-known = { $where ->
    [top] You know the top card of the deck: { $card } ({ $card_number }).
    [bottom] You know the bottom card of the deck: { $card } ({ $card_number }).
   *[inside] You know card { $n } of the deck from the top: { $card } ({ $card_number }).
}
zoollywood-text-secret = The penguin, or the only egg, is in your { $hand } flipper.
zoollywood-text-slides = Your slides, numbered as in the picture:
zoollywood-text-slide = { $n }. { CAP($start) } { $way } to { $space }, { $fills ->
    [one] fills 1
   *[other] fills { $fills }
}{ $returns ->
    [0] .
   *[other] , returns { $returns }.
}
zoollywood-text-no-slide = { CAP($start) } { $way } is not possible: { $why ->
    [endless] nothing would stop it
    [penguin] a rival penguin is in the way
    [on-penguin] it would end on a rival penguin
   *[no-step] no room
}.

## Headline, alt texts

zoollywood-headline = turn { $turn } · { $one } { $blue }, { $two } { $yellow }{ $cards ->
    [yes] {" "}· deck { $deck }
   *[no] {""}
}
    .set-up = setting up
    .over = final score · { $one } { $blue }, { $two } { $yellow }
zoollywood-alt-board = Zoollywood board. { $now }
    .over = Zoollywood board, the end. { $now }
zoollywood-alt-pieces = { $piece_id ->
    [egg] { $piece }s
    [assistant] { $piece }s
    [iceberg] Icebergs
    [nest] Nests
   *[other] { $piece }
}: { $spaces }.
zoollywood-alt-empty = { $n ->
    [0] No space is empty.
    [one] 1 space is empty.
   *[other] { $n } spaces are empty.
}
zoollywood-alt-text = Full text: press Text.

## Rule topics in our own words

zoollywood-topic-goal = Goal
    .text =
        Your side wins as soon as all 16 of its eggs lie on the board, no matter whose turn it is.
        It also wins if the rival has to act and can neither land nor hatch nor explore.
        There are no points: the eggs on the board show who is ahead.
zoollywood-topic-set-up = Set-up
    .text =
        Two players, Blue and Yellow, or four in two teams; never three. The seat that begins is drawn by lot unless the host names one.
        The other side chooses the scene. Then each player keeps two of the four silver cards, in secret; the other cards are shuffled into the deck.
        Last, each side puts an egg of its rival on the board, and the first turn begins.
zoollywood-topic-scenes = Scenes
    .text =
        A scene says which barriers and tiles are on the board and which eight cards are in the game: four gold ones, two copies each, and four silver ones, three copies each.
        The five scenes are Open Call, The Scene Stealer, Royal Cameo, The Nest Egg Job and Blizzard Finale. The player who does not begin chooses, unless the table has agreed on one.
        Open Call and Blizzard Finale have no “Cut!”, so nobody is asked between two turns.
zoollywood-topic-your-turn = Your turn
    .text =
        Do exactly one thing: land an egg, hatch a penguin, or explore with a penguin. You cannot pass.
        With a Landing or an Exploration you may also play one event card, before it or after it. The Emperor, if there is one, may make a step as well.
        With the option “gentle opening” the very first turn is a Landing.
zoollywood-topic-landing = Landing
    .text =
        Put one of your unused eggs on any empty space. It may lie on a Storm, at a Tent or beside a barrier; a Landing wakes nothing.
        Example: with an egg on b2 you land on c4 and have two eggs on the board.
zoollywood-topic-hatching = Hatching
    .text =
        Take one of your eggs from the board and put an unused penguin on its space. Assistants come first, the Star last.
        Then look at the two top cards of the deck, keep one and put the other on top or under the deck. Of the last two cards the other stays on top; a single one you simply take.
        No event card may be played in such a turn.
zoollywood-topic-exploring = Exploring
    .text =
        Slide one of your penguins in one of the six directions. It goes on until a piece of your own side or a barrier is in front of it, and it must move at least one space.
        Every space that it left or passed gets an egg of yours, beginning with the one it came from. Rival eggs on the way go back to their owner.
        Example: your penguin on d2 slides east towards your egg on d6. It stops on d5, and d2, d3 and d4 get eggs.
zoollywood-topic-wrap = Wrap
    .text =
        The rim stops nobody. A penguin that leaves the board at one end of a line comes in at the other end of the same line and slides on.
        Example: from d6 to the east it passes d7, comes in on d1, and stops on d2 if your egg lies on d3.
zoollywood-topic-rim-stop = Rim stop
    .text =
        If your own piece or a barrier stands on the space where the penguin would come in, it stops on the rim before it.
        If it stands on that rim space already, it cannot go that way. A rival egg over there is returned and stops nothing; a rival penguin makes the slide illegal.
zoollywood-topic-infinite-loop = Infinite loop
    .text =
        A slide that would come back to its start without being stopped is not allowed. So a lonely penguin on an empty line cannot go along it.
        A Storm under the start is different: the penguin slides all the way round, is stopped by the storm there, and steps out of it.
zoollywood-topic-no-step = No step
    .text =
        A penguin with its own piece or a barrier right in front of it cannot explore that way: at least one space must be moved.
        If none of your penguins has a legal slide, you can still land or hatch.
zoollywood-topic-rival-eggs = Rival eggs
    .text =
        Rival eggs never stop you. Those that you slide over go back to their owner before your own eggs are laid.
        A card can send eggs back or turn a rival egg into yours as well.
zoollywood-topic-rival-penguins = Rival penguins
    .text =
        You may never slide into a rival penguin. If one is the first thing in the way, that direction is not legal at all.
        If your own piece or a barrier stands before it, you stop there and the slide is fine.
zoollywood-topic-trick-shot = Trick Shot
    .text =
        Played before an Exploration, this card lets your penguin slide through rival penguins in this turn. No egg is laid on their spaces.
        It may not end on one. You must explore in this turn, if you still can.
zoollywood-topic-star = Star
    .text =
        Each side has three Assistants and one Star. The Star enters the board only while all your Assistants are on it, whichever way it comes.
        Once it is there it stays and may explore like any other, even if an Assistant leaves. With the option “star rule off” all penguins are Assistants.
zoollywood-topic-star-draw = Star draw
    .text =
        If you explored with your Star and have played no card in this turn, you may take the top card of the deck. It counts as your card of the turn.
        After the second slide of “Double Feature” there is no such draw.
zoollywood-topic-hand-limit = Hand limit
    .text =
        You may hold four cards, in team mode three. As soon as you have more, you discard down to the limit, face up.
        Only the seat whose turn it is gets cards.
zoollywood-topic-event-cards = Event cards
    .text =
        You may play one card in your turn, before or after a Landing or an Exploration, never with a Hatching. Say first what it is aimed at, then the rivals may react, then it happens.
        What a card says goes before the usual rules. A card before the action means that you cannot hatch, unless nothing else is left.
        A cancelled card counts as played.
zoollywood-topic-deck-empty = Deck empty
    .text =
        When the deck is empty nobody draws any more. Played cards are not shuffled again.
        A Hatching then brings a penguin and no card.
zoollywood-topic-cut = Cut!
    .text =
        With this card you answer a card that a rival has just played: it has no effect, and both are discarded.
        Either partner of a team may do it, the first one who does closes the matter. It cannot be cut itself, cannot be played in your own turn, and is not your card of the turn.
zoollywood-topic-reaction-window = Reaction window
    .text =
        When a card is played, each rival who holds any card is asked whether to cut it, as long as a “Cut!” may still be about. It makes no difference whether you hold one, so the question tells nothing.
        You can leave the answer “always let it happen”. If the deck has no “Cut!”, nobody is ever asked.
zoollywood-topic-which-flipper = Which Flipper?
    .text =
        You hide an unused penguin in one flipper and an unused egg in the other. The seat after you names one, and you place what it holds on any empty space.
        If no penguin may enter the board, one flipper holds an egg and the other nothing. If the card is cut, nobody learns what was where.
zoollywood-topic-written-out = Written Out
    .text =
        One of your penguins and one rival penguin each become an egg of their own side. There must be one of each on the board.
        Yours is replaced first. If it is your sixteenth egg you win; if the rival egg is the sixteenth there, your rival wins.
zoollywood-topic-triangle-area = Triangle area
    .text =
        The small triangle between three neighbouring spaces. It is named after its corners, like c3-c4-d4; the board has 54 of them.
        Tents lie on triangles, and some cards work on one: on its three corners. c4, c5 and d4 are no triangle, because c5 and d4 do not touch.
zoollywood-topic-spotlight = Spotlight
    .text =
        Choose a triangle with at least one empty corner. Each of its empty corners gets an egg of yours.
        They are laid one by one in the order of the board, and the sixteenth wins.
zoollywood-topic-barriers = Barriers
    .text =
        Seagull, Emperor, Iceberg and Nest are barriers. Each fills its space and stops every penguin of both sides.
        No more than five stand on the board. Storms and Tents are tiles: they lie flat and fill nothing.
zoollywood-topic-seagull = Seagull
    .text =
        If your slide passes a space beside the Seagull or ends there, you must move it to another empty space afterwards. The space where the slide began does not count, and the rim does not make neighbours.
        Only Explorations wake it. If no space is empty, it leaves the game.
zoollywood-topic-emperor = Emperor
    .text =
        Once in your turn, before or after your action, you may move the Emperor one step, over the rim too, to an empty space. The space it left gets an egg of yours, which may be the sixteenth.
        You need not. A step that leaves you without any action loses the game.
zoollywood-topic-iceberg = Iceberg
    .text =
        An Iceberg stops penguins and does nothing else. It stays where it is unless a card or a Tent moves it.
        In free mode there are sets of one and of two.
zoollywood-topic-nest = Nest
    .text =
        If your penguin ends an Exploration beside a Nest, it may circle that Nest in the next Exploration of your side, clockwise or anticlockwise, if it still stands beside it. All rules of sliding hold on the ring.
        At the rim the ring is open and ends there. The right is gone after your side's next Exploration, whichever penguin made it.
zoollywood-topic-storm = Storm
    .text =
        A penguin that slides onto a Storm is stopped. It must step to a neighbouring space that is empty or holds a rival egg, but not back to where it came from, and not over the rim.
        If there is none it stays. If the step leads to another Storm, that one pushes it too; each does so once. To start on a Storm is harmless.
zoollywood-topic-tent = Tent
    .text =
        A Tent lies on a triangle and has a direction. If a penguin stops at one of its corners, everything on the three corners moves one corner on: penguins, eggs and barriers of anybody.
        An empty corner moves on as well. Tiles stay where they are.
zoollywood-topic-order-of-effects = Order of effects
    .text =
        If a slide has woken the Seagull and a Tent, or two Tents, you choose which comes first. Each happens once, even if the pieces have moved meanwhile.
        They wake nothing further.
zoollywood-topic-blocked = Blocked
    .text =
        If you must act and can neither land, hatch nor explore, you lose at once. Cards in your hand do not help.
        This is looked at when your turn begins, and again after a card or a step of the Emperor before your action. It comes before the turn limit.
zoollywood-topic-sixteenth-egg = Sixteenth egg
    .text =
        Eggs of a slide are laid one by one from where it began. The moment the sixteenth lies on the board the game is won, and the rest is not laid.
        Example: you have 13 on the board and leave five spaces. Three get an egg, and you win.
zoollywood-topic-empty-space = Empty space
    .text =
        A space is empty if no egg, no penguin and no barrier stands on it. A Storm or a Tent does not fill it.
        Spaces are called by row and number, from a1 to g4.
zoollywood-topic-team-mode = Team mode
    .text =
        Two against two; partners sit across from each other and take turns clockwise. A team shares penguins, eggs and nest rights, while each seat has its own hand of at most three cards.
        Partners may not tell each other what they hold. At the start one keeps a silver card, and the other chooses from the remaining three.
zoollywood-topic-free-mode = Free mode
    .text =
        For two. The second player, the first and again the second take a component set each and place it. A set can be taken again as long as the box has its pieces; a scene can be used instead.
        The number of penguins, the star rule and the cards are agreed in the lobby. A deck of your own is written like g1.2.3.5-s7.8.9.12: four gold and four silver numbers.
zoollywood-topic-opening-eggs = Opening eggs
    .text =
        Before the first turn each side puts one egg of its rival on an empty space, the side that begins first. So everybody has an egg to hatch from.
        Storms, Tents and neighbours of barriers are allowed.
zoollywood-topic-turn-limit = Turn limit
    .text =
        After 100 turns of all seats together the game is stopped: more eggs on the board win, then more penguins, else it is a draw. The host can set another limit from 20 to 200.
        The printed rules know no such limit. It keeps a session from going on for ever.
zoollywood-topic-about-this-edition = About this edition
    .text =
        The printed rules hold wherever they speak. What they leave open is settled in these topics, the same for all.
        Not everything about the board, the scenes and the cards could be had in print. That part is a reconstruction, named as such below.

zoollywood-edition-counts = { $source ->
    [rulebook] Printed: { $parts }.
    [public] Attested in public descriptions: { $parts }.
    [reconstruction] Reconstructed: { $parts }.
   *[other] Marked “{ $source }”: { $parts }.
}
zoollywood-edition-some = { $title } { $names }
zoollywood-edition-table-board = size and names of the board
zoollywood-edition-table-sides = the pieces of both sides
zoollywood-edition-table-limits = limits of hands, barriers and eggs
zoollywood-edition-table-safety = the turn limit
zoollywood-edition-table-barriers = kinds and number of barriers
zoollywood-edition-table-terrain = the tiles
zoollywood-edition-table-component-sets = the component sets
zoollywood-edition-table-cards = what the cards do:
zoollywood-edition-table-scenes = the scenes with their layouts, stories and cards

## Score: what the result counts, and its parts

zoollywood-score = { $n ->
    [one] 1 egg
   *[other] { $n } eggs
}
zoollywood-part-eggs = { $count ->
    [one] 1 egg on the board, worth
   *[other] { $count } eggs on the board, worth
}
zoollywood-part-penguins = { $count ->
    [one] 1 penguin, worth
   *[other] { $count } penguins, worth
}

## Pictures
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
zoollywood-picture-no-scene = { $mode ->
    [free] Free Mode
   *[other] which scene?
}
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

## What can be looked at besides the board

zoollywood-extra-deck = The cards of this session
zoollywood-extra-discard = Discards, the newest first
