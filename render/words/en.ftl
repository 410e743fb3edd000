# What no game says by itself: areas core and cogs.
#
# Tone: "you", present tense, active verbs; first what happened, then what is wanted, then where to press; at most
# 15 words in a sentence; digits for numbers; no machine words; a refusal says what stands in the way and what is possible.

## core: joining

core-list-more = { $first }, { $next }
core-list-last = { $first } and { $last }
core-line = { $first } · { $next }
core-extra-empty = Nothing lies there.
core-extra-all = { $n } in all: { $things }.
core-extra-times = { $n ->
    [one] { $name }
   *[other] { $name } x{ $n }
}
core-setting = { $name } { $value }

## core: seats without a person

core-nobody = free
    .former = Former player
    .seat = Player { $letter }
core-computer = Computer
    .several = Computer { $letter }

## core: lengths of time, and the picture of a player's record

core-span-s = { $n } s
core-span-min = { $n } min
core-span-h = { $n } h
core-span-d = { $n } d
core-career-title = record

## core: a story that is longer than the room for it

core-story-earlier = … { $n ->
    [one] 1 earlier step: /log
   *[other] { $n } earlier steps: /log
}

## core: options that no game knows

core-option-unknown = { $option } is no option of this game. Possible: { $possible }.

## cogs: buttons. Verbs with their consequence, at most 34 characters

cogs-button-act = Act
cogs-button-hand = Hand
cogs-button-rules = Rules
cogs-button-show = Show to all
cogs-button-text = Text
cogs-button-wishes = Wishes
cogs-button-log = Log
cogs-button-back = Back
cogs-button-type = Type it
cogs-button-more = More …
cogs-button-one-by-one = One by one
cogs-button-send = { $n ->
    [one] Choose this 1
   *[other] Choose these { $n }
}
cogs-button-coda = { $on ->
    [yes] { $label }: on
   *[no] { $label }: off
}
cogs-button-finish = { $label } { $coda }
cogs-button-jump = Go to the board
cogs-button-join = Join
cogs-button-join-side = Join { $side }
cogs-button-leave = Leave
cogs-button-options = Options
cogs-button-add-computer = Add a computer
cogs-button-remove-computer = Remove a computer
cogs-button-start = Start with { $n }
cogs-button-close = Close this lobby
cogs-button-edition = About this edition
cogs-button-rule = Rule: { $title }
cogs-button-topics = All topics
cogs-button-share = Share here
cogs-button-channel-only = Channel only
cogs-button-fewer = Fewer messages
cogs-button-previous-page = Earlier
cogs-button-next-page = Later
cogs-button-thread = Open a thread for it
cogs-button-undo = Undo
cogs-button-undo-ask = Ask for it
cogs-button-next = Next game ({ $n })
cogs-button-delete-data = Delete my data
cogs-button-delete-now = Delete my data now
cogs-button-rematch = Rematch
cogs-button-rematch-go = Go to the rematch
cogs-button-replay = Replay
cogs-button-film = Film
cogs-button-replay-film = Film
cogs-button-replay-first = First
cogs-button-replay-turnback = Back a turn
cogs-button-replay-back = Back
cogs-button-replay-on = On
cogs-button-replay-turnon = On a turn
cogs-button-replay-last = Last
cogs-button-replay-type = Go to a step
cogs-button-replay-share = Share here
cogs-button-replay-from = Replay from here

## cogs: menus. The placeholder is the question

cogs-menu-topic = Choose a topic
cogs-menu-plan = Plan: { $plan }
cogs-menu-replay-turn = Go to the end of a turn
cogs-menu-replay-eyes = Whose eyes
cogs-menu-option = { $name }: choose
cogs-menu-count = ({ $n })

## cogs: what stands behind an entry

cogs-label-numbered = { $n } · { $label }
cogs-label-again = { $n ->
    [2] { $label }, again
    [3] { $label }, a third time
   *[other] { $label }, { $n } times
}

## cogs: the form for typing

cogs-type-title = Type your action
cogs-type-label = Action
cogs-type-hint = Several steps: put a semicolon between them.

## cogs: lobby

cogs-lobby-session = session { $session }
cogs-lobby-seats = Seats
cogs-lobby-seat = { $mark } { $name }
cogs-lobby-side = { $side }: { $seats }
cogs-lobby-host = { $name } (host)
cogs-lobby-reliability = -# { $mark } { $facts }
cogs-lobby-finished = finished { $finished } of { $begun } sessions
cogs-lobby-late = { $share } % of turns over time
cogs-lobby-options = Options: { $options }
cogs-lobby-edition = Edition: { $pack }
cogs-lobby-needs = { $n ->
    [one] Needs 1 more player.
   *[other] Needs { $n } more players.
}
cogs-lobby-ready = { $host } starts when all are here.
cogs-lobby-joined = You have seat { $mark }. I will send you your cards and turns by direct message.
cogs-lobby-joined-channel = You have seat { $mark }. Your cards are behind { $hand }, your turns are called in the channel.
cogs-lobby-joined-side = You play { $side } with { $who }.
    .alone = You play { $side }.
cogs-lobby-left = You left. Your seat is free again.
cogs-quit-ask = ⚠ You are about to leave session { $session }. A computer takes your seat.
cogs-quit-yes = ⚠ Leave the session
cogs-quit-done = You left. A computer plays your seat from now on.
cogs-quit-closed = You left. No player is left, so the session is closed.
cogs-quit-stayed = You keep your seat.
cogs-lobby-started = { $game } has begun, session { $session }.
cogs-lobby-closed = This lobby was closed by { $who }.

## cogs: options of a lobby

cogs-options-title = Options of { $game }
cogs-options-host-only = Only { $host } can change these. You can read them here.
cogs-options-refused = { $reason } The options stay as they were.

## cogs: board

cogs-board-call = { $who } it is your turn: { $call }.
cogs-board-call-several = { $who }: please { $call }.
cogs-board-facts = { $game } · { $headline } · session { $session }
cogs-board-waiting = ⏳ { $who }
cogs-board-waiting-several = ⏳ still to answer: { $who }
cogs-board-fair = Deal check: the hash of the seed is { $hash }. The seed is shown at the end.
cogs-board-no-parts = Nothing else lies open here at present. /board shows all there is.
cogs-board-no-part = There is no “{ $part }” here. Besides the board you can look at { $possible }.
cogs-board-no-picture = The picture could not be drawn this time.

cogs-board-taken-over = The computer plays seat { $mark } from now on.
cogs-board-closed = Session { $session } was closed. /game new opens another one.
cogs-board-ended-players = Session { $session } was ended by the vote of its players.
cogs-board-ended-managers = Session { $session } was ended by those who manage this server.
cogs-board-ended-why = Their reason: { $reason }
cogs-board-ended-new = /game new opens another one.

## cogs: panel

cogs-panel-title = Your turn. { $ask }
cogs-panel-aside = { $ask }
cogs-panel-since = Since your last turn:
    .start = So far:

## cogs: asking back. The yes is a verb of the game's, attribute .anyway of the reason

cogs-ask-back-costly = ⚠ **{ $label }**: { $reason }.
cogs-ask-back-rule = Rule: { $topic }.
cogs-ask-back-plain = **{ $label }** counts at once and cannot be taken back freely.
cogs-ask-back-form = What you chose
cogs-ask-back-yes = Do it
cogs-ask-back-warned = ⚠ { $verb }

cogs-form-not-both = These do not go together: { $one }, { $other }. Nothing was played; please choose again.
cogs-form-early = This only follows another choice: { $pick }. Nothing was played; please choose what comes before it as well.
cogs-form-picked = Chosen so far: { $n } of { $most }.

## cogs: receipts

cogs-draft-open = **Not played yet:** { $steps }
cogs-draft-rest = { $n ->
    [one] Answer this first; then 1 more step runs on by itself.
   *[other] Answer this first; then { $n } more steps run on by themselves.
}
cogs-draft-elsewhere = Your draft has changed on another screen. This is where it stands.
cogs-draft-preview = Preview: not played yet

cogs-replace-offered = Offered. You play on until somebody takes the seat.
cogs-replace-offered-to = Offered to { $who }. You play on until the seat is taken.
cogs-replace-withdrawn = Withdrawn: nobody can take the seat any more.
cogs-replace-not-yours = Only who holds the seat, or manages the server, withdraws its offer.
cogs-replace-not-offered = This seat is not offered to you, or not any more. You can watch the board and read the rules.
cogs-replace-asked = I have asked all players. The seat is offered when all of them agree.
cogs-replace-no-person = A bot takes no seat that is offered to it. /game replace computer:True lets the computer play it.
cogs-replace-computer = The computer plays { $seat } from now on.

cogs-undo-done = ↩ Taken back. This is how it stands again.
cogs-undo-nothing = There is nothing of yours to take back yet.
cogs-undo-no-such-step = So far there are { $newest } steps to take back.
cogs-undo-barrier = This step cannot simply be taken back: { $why }. { $who } must agree.
cogs-undo-luck = luck has decided something
cogs-undo-shown = something hidden was shown to { $who }
cogs-undo-answered = { $who } went on from there
cogs-undo-asked = I have asked { $who }. The answer will stand in the channel.
cogs-undo-rewound = Done. The board is posted as it was then.

cogs-receipt-over = ✔ Your turn is over.
cogs-receipt-done = ✔ Done.
cogs-receipt-next = Next: { $who }.
cogs-receipt-again = It is your turn again.
cogs-receipt-game-over = The session is over. The result stands in the channel.
cogs-receipt-stopped = { $left ->
    [one] Played { $played } of { $all } steps. { $why } The last step is dropped.
   *[other] Played { $played } of { $all } steps. { $why } The other { $left } steps are dropped.
}

cogs-receipt-missed = { $n ->
    [one] This choice was not asked for any more: { $picks }.
   *[other] These choices were not asked for any more: { $picks }.
}

## cogs: hand

cogs-hand-title = { $hand } · { $game } · session { $session } · only you see this
    .open = { $hand } · { $game } · session { $session }
cogs-hand-watching = You hold no seat here. { $hand } has nothing to show you.
    .open = You hold no seat here. /board part: shows what lies open.
cogs-hand-shown = { $who } shows you this.

## cogs: wishes and plans. For the eyes of one player

cogs-wishes-title = Wishes · { $game } · session { $session }
cogs-wishes-about = I answer like this whenever you are asked. Only you see it.
cogs-wishes-value = { $wish }: { $value }
cogs-wishes-choice = { $value } · { $wish }
cogs-wishes-on = Wishes: { $wishes }
cogs-wishes-missed = Your wish “{ $wish }” does not cover this. Please answer yourself.
cogs-wishes-plan = { $plan }: { $steps }
cogs-wishes-plan-stopped = { $plan }: stopped, because “{ $first }” is not possible now.
cogs-wishes-plan-unnamed = Your plan
cogs-wishes-drop = Drop: { $plan }
cogs-wishes-clear = Clear what I laid out

## cogs: text board

cogs-text-options = Your options:
cogs-text-option = { $n }. { $label }
cogs-text-option-note = { $n }. { $label }. { $note }.
cogs-text-how = Answer with /move action: and the number.

## cogs: rules

cogs-rules-title = { $title } · { $game }
cogs-rules-here = In this session: { $options }
cogs-rules-unknown = I found no topic for “{ $query }”. These come closest:
cogs-rules-nothing = I found no topic for “{ $query }”. Here are all of them.
cogs-rules-all = Rules of { $game }
cogs-shared-done = Shared with everybody here.
cogs-rules-shared = { $who } shares a rule:

## cogs: refusals and outdated presses

cogs-refusal-illegal = { $reason } Rule: { $topic }.
cogs-refusal-unknown = I do not know “{ $text }”.
cogs-refusal-unknown-near = I do not know “{ $text }”. Did you mean “{ $near }”?
cogs-refusal-empty = Type an action, or press Act to choose one.
cogs-refusal-not-yours = It is { $who }'s turn. You are asked nothing at present.
cogs-refusal-not-yours-several = These seats are asked at present: { $who }. You are not.
cogs-refusal-watching = You are watching this session. You can join when the next one opens: /game join.
cogs-refusal-answered = That is done already. This is how it stands.
cogs-refusal-others = { $who } is asked that. This is what you are asked:
cogs-refusal-over = This session has ended.
cogs-refusal-button-old = This button is from an older session. /mygames lists the sessions that run.

## cogs: what a use case refuses, by the class of sessions/errors.py

cogs-session-no-session-here = No session lives here. /game new opens one.
cogs-session-no-session-elsewhere = { $n ->
    [one] No session lives here. You are playing 1 elsewhere:
   *[other] No session lives here. You are playing { $n } elsewhere:
}
cogs-session-no-session-named = I know no session { $session }. /mygames lists yours.
cogs-session-place-taken = Session { $session } is running here. A thread has room for the new one.
cogs-session-which-game = Which game do you mean? You can choose { $possible }.
cogs-session-unknown-pack = I do not know the edition { $name } of this game. You can choose { $possible }.
cogs-session-unknown-game = I do not know the game { $name }. You can choose { $possible }.
cogs-session-already-seated = You have a seat in this session already.
cogs-session-not-seated = You hold no seat in this session. You can watch the board and read the rules.
cogs-session-no-free-seat = { $seats ->
    [one] The only seat is taken. /game new opens another session.
   *[other] All { $seats } seats are taken. /game new opens another session.
}
cogs-session-no-computer = No computer sits here, so there is none to remove.
cogs-session-not-host = Only { $host } can do this. You can ask in the channel.
cogs-session-too-few-seats = { $missing ->
    [one] Needs 1 more player. Add a computer or wait for somebody to join.
   *[other] Needs { $missing } more players. Add computers or wait for others to join.
}
cogs-session-status-lobby = This session has not begun. The host starts it from the lobby.
cogs-session-status-running = This session is running already. Press Act on the board to play.
cogs-session-status-over = This session has ended. Rematch opens another one.
cogs-session-status-closed = This session was closed. /game new opens another one.
cogs-session-status-frozen = This session is on hold until those who manage the server restore it. Nothing is lost.
cogs-session-frozen = I cannot read session { $session } at present. Nothing is lost. The owner was told.
cogs-session-held = Session { $session } is on hold, by those who manage this server. Nothing is lost.
cogs-session-gone-seat = The lobby has changed, or there is no such seat. Please choose again.

## cogs: errors

cogs-error-unknown = That did not work, and nothing was lost. Please press again.
cogs-error-number = If it happens again, tell the host this number: { $number }.
cogs-error-raced = Something else changed this session in the same moment, so your press was not played. Please press again.
cogs-error-busy = This session is busy. Your press was not played. Please press again.
cogs-error-pack = The edition { $pack } cannot be used: { $what }.
cogs-error-permissions = I may not post in { $channel } (missing: { $missing }). The session is safe.
cogs-thread-nowhere = Threads can be opened in text channels only. Please do this there, or open the session without a thread.
cogs-thread-full = This server has as many open threads as Discord allows. Close one, or use another channel.
cogs-lost-channel = I cannot find the channel of session { $session } any more. The session is safe.
cogs-lost-move = /game here session:{ $session } in another channel goes on there.
cogs-error-permissions-lobby = I need more rights in this channel before I can open a lobby: { $missing }.
cogs-error-permission-help = An administrator can grant them in the channel's settings.
cogs-error-direct-messages = Please do this in a server channel.
cogs-error-not-allowed = You need the right “{ $right }” for this.

cogs-permission-view_channel = View Channel
cogs-permission-send_messages = Send Messages
cogs-permission-send_messages_in_threads = Send Messages in Threads
cogs-permission-embed_links = Embed Links
cogs-permission-attach_files = Attach Files
cogs-permission-read_message_history = Read Message History
cogs-permission-create_public_threads = Create Public Threads
cogs-permission-manage_guild = Manage Server

## cogs: what keeps the bot from starting. For whoever starts it, on a terminal

cogs-failure-cannot-open = DATABASE_URL: { $path } cannot be opened: { $why }.
cogs-failure-already-open = Another bot runs on { $path }: stop it first, or name another file in DATABASE_URL.
cogs-failure-pack = A data pack cannot be used: { $what }.
cogs-failure-login = DISCORD_TOKEN is not accepted by Discord: take a new one from the developer portal.
cogs-failure-unreachable = Discord cannot be reached: { $why }.

## cogs: backup and check. For whoever runs the bot, on a terminal

cogs-terminal-backup = Backup written and opened: { $path }, { $size } KiB · { $n ->
    [one] 1 session
   *[other] { $n } sessions
} · { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
cogs-terminal-no-backup = No backup at { $path }: { $why }. Name another file.
cogs-terminal-check = All fit: { $n ->
    [one] 1 open session
   *[other] { $n } open sessions
} · { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} played again.
cogs-terminal-check-ill = { $bad } of { $n ->
    [one] 1 open session does
   *[other] { $n } open sessions do
} not fit. /server freeze and /server restore go back to the last good step.

## cogs: how the sessions of a server are

cogs-health-title = How the sessions of this server are
cogs-health-counted = { $running } running · { $lobbies } in the lobby · { $held } on hold
cogs-health-well = All is well: every record fits, every channel is open to me.
cogs-health-rights = In { $channel } I need more rights: { $missing }.
cogs-health-lost = { $session } has lost its channel. /game here session:{ $session } goes on elsewhere.

## cogs: what is wrong with the record of a session

cogs-audit-misfit = { $session } · { $game }: { $what }
cogs-audit-on-hold = { $session } is on hold, its { $n ->
    [one] 1 step fits
   *[other] { $n } steps fit
}. /server restore goes on.
cogs-audit-pack = its edition cannot be read: { $why }
cogs-audit-entry = step { $n } “{ $action }” is not accepted any more: { $why }
cogs-audit-digest = after step { $n } “{ $action }” the position is not the one noted then
cogs-audit-state = the stored position is not the one to which its record leads
cogs-audit-seats = other seats are called than the position asks

## cogs: findings of the doctor. What is, or what to do, on a terminal

cogs-doctor-line = { $mark } · { $finding }
cogs-doctor-mark-ok = ok
cogs-doctor-mark-problem = problem
cogs-doctor-mark-unasked = not asked
cogs-doctor-stand-in = DISCORD_TOKEN is not set: this is about the playground on this computer. Set it to check Discord.
cogs-doctor-account = Signed in. I am { $name }.
cogs-doctor-commands = { $n ->
    [one] 1 command is registered.
   *[other] { $n } commands are registered.
}
cogs-doctor-commands-missing = Not registered: { $missing }. Wait a minute and ask again.
cogs-doctor-gateway = The connection stands.
cogs-doctor-servers = { $n ->
    [one] I am on 1 server.
   *[other] I am on { $n } servers.
}
cogs-doctor-no-server = I am on no server. Open this address to invite me: { $address }
cogs-doctor-channel = I see the channel { $name }.
cogs-doctor-channel-unknown = I cannot see channel { $channel }. Copy its number anew (with Developer Mode on: the channel's menu, Copy Channel ID). If its server lacks me, open this address to invite me: { $address }
cogs-doctor-channel-unasked = Name a channel with --channel to check rights, pictures and layout.
cogs-doctor-right = { $right }: granted.
cogs-doctor-right-missing = { $right }: missing. Grant it to me in the channel's settings.
cogs-doctor-upload = A picture with its description arrives.
cogs-doctor-edit = A picture can be exchanged.
cogs-doctor-description-lost = The picture arrived without its name or description. Please report this.
cogs-doctor-layout = A framed message arrives.
cogs-doctor-trial = This is a trial. It goes away by itself.
cogs-doctor-direct = The direct message arrives.
cogs-doctor-direct-trial = This is a trial. Direct messages reach you.
cogs-doctor-direct-closed = This player's direct messages are closed.
cogs-doctor-direct-unasked = Name a player with --player to check direct messages.
cogs-doctor-player-unknown = There is no account { $player }. Copy its number anew (with Developer Mode on: the player's menu, Copy User ID).
cogs-doctor-failed = { $what } failed: { $why }. Set right what the lines above name. Then, or in a few minutes, ask again.
cogs-doctor-unreachable = { $what } failed: { $why }. See to this computer's way into the internet (network, proxy, firewall), then ask again.
cogs-doctor-what-account = Signing in
cogs-doctor-what-commands = Registering the commands
cogs-doctor-what-gateway = Connecting
cogs-doctor-what-upload = Posting a picture
cogs-doctor-what-edit = Exchanging a picture
cogs-doctor-what-layout = Posting a framed message
cogs-doctor-what-direct = Writing a direct message
cogs-doctor-well = All is well.
cogs-doctor-well-so-far = What was asked is well.
cogs-doctor-ill = { $n ->
    [one] 1 thing needs your hand.
   *[other] { $n } things need your hand.
}

## cogs: direct messages

cogs-message-title = ▶ Your turn in { $game }, session { $session } ({ $place })
cogs-message-closed = Your direct messages are closed, so I call you in the channel.
cogs-message-closed-how = To open them: server menu, Privacy Settings, Direct Messages.

## cogs: end of a session

cogs-over-winner = { $game } is over: { $who } wins with { $points }!
    .side = { $game } is over: { $side } wins with { $points }! Played by { $who }.
cogs-over-shared = { $game } is over: { $who } share the win with { $points }!
cogs-over-team = { $side } ({ $who })
cogs-over-place = { $place }. { $who }: { $points }
cogs-over-part = { $label } { $points }
cogs-over-check = Deal check: seed { $seed }, hash shown at the start: { $equal ->
    [yes] equal
   *[no] not equal
}

## cogs: records as files

cogs-export-whole = The record of session { $session }, { $steps } steps. /game import reads it again.
cogs-export-masked = The record as your seat may know it. The whole one can be had at the end.
cogs-export-watched = The record as everybody may know it. The whole one can be had at the end.
# first lines of the file
cogs-export-file-whole = { $game }, session { $session }. Anybody can check it: /game import, or python -m tools.replay FILE --verify
cogs-export-file-hash = hash shown at the start: { $hash }
cogs-export-file-masked = masked: { $game }, session { $session }, as { $who } may know it. A question mark stands for what others chose.
cogs-export-file-all = everybody
cogs-import-done = The record is sound: { $steps } steps, kept as session { $session }.
cogs-import-open = The record is sound as far as it goes: { $steps } steps, kept as session { $session }.
cogs-import-large = This is no record: a record has at most { $n } KB.
cogs-import-line = Line { $line } does not fit: I expected { $expected }.
cogs-import-unreadable = Line { $line } is no line of a record.
cogs-import-masked = This is the record of a session that was still running. Export it again at its end.
cogs-import-pack = Line { $line } names an edition of the game that I do not have.
cogs-import-options = Line { $line } does not fit. { $reason }
cogs-import-step = Line { $line } does not fit: the rules do not allow this step there.

## cogs: statistics

cogs-stats-title = Record of { $who }
cogs-stats-none = { $who } has not finished a session yet.
cogs-stats-played = { $n } played, { $won } won
cogs-stats-rated = rating { $rating }
# a rating of few sessions has a question mark
cogs-stats-rating = { $few ->
    [yes] { $n }?
   *[no] { $n }
}
cogs-stats-unrated = –
cogs-stats-points = best { $best }, mean { $mean }
cogs-stats-turn = a turn takes { $span }
cogs-stats-timeouts = { $n ->
    [one] 1 time-out
   *[other] { $n } time-outs
}
cogs-stats-best = best { $n }
cogs-stats-column-played = played
cogs-stats-column-won = won · { $share }%
cogs-stats-column-rating = rating
cogs-stats-column-turn = a turn
cogs-table-title = { $game } on this server
cogs-table-none = Nobody has finished a session here yet.
cogs-table-line = { $place }. { $who } · { $rating } · { $n } played, { $won } won
cogs-table-how = A question mark: fewer than 5 rated sessions. Rated is what players do against each other.

## cogs: rematch

cogs-rematch-new = The lobby of the rematch is open. The others were invited.
cogs-rematch-open = A rematch is open already. Press Join there.
# a free seat of its lobby; the mention invites
cogs-lobby-kept = kept for { $who }

## cogs: replay

cogs-replay-title = Replay · { $facts }
cogs-replay-place = Step { $step } of { $steps } · turn { $turn } of { $turns } · { $at }
    .deal = The deal · { $steps } steps and { $turns } turns follow · { $at }
cogs-replay-deal = The deal
# a line of the menu of turns; the note tells what happened
cogs-replay-turn = Turn { $n }
cogs-replay-eyes-board = The board, as everybody saw it
cogs-replay-eyes-all = The board, with all hands in words
cogs-replay-eyes-seat = The hand of { $who }
cogs-replay-shared = { $who } shows a moment of this session:
cogs-film-done = The session in { $n } pictures. The last one stays for a while.
cogs-film-shared = { $who } shows this session as a film:
cogs-film-alt = Moving picture of a session in { $n } steps. It ends with: { $last }
cogs-film-none = The film could not be made this time. Replay shows every step.
cogs-replay-type-title = Go to a step
cogs-replay-type-label = Number of the step
cogs-replay-type-hint = From 0, the deal, to { $n }
cogs-replay-broken = The record of session { $session } no longer fits the rules. Step { $entry } is the first that does not. The result stands.

## cogs: commands. Descriptions and options, at most 100 characters

cogs-command-game = Open, join, start and end sessions
cogs-command-game-new = Open a lobby for a new session in this channel
cogs-command-game-new-game = Which game
cogs-command-game-new-pack = Which edition of the cards
cogs-command-game-new-thread = Play it in a thread of its own
cogs-command-game-join = Take a seat in the lobby of this channel
cogs-command-game-join-seat = Which seat; who sits already moves there
cogs-command-game-leave = Give up your seat in the lobby
cogs-command-game-quit = Leave a running session; a computer takes your seat
cogs-command-game-start = Start the session (host)
cogs-command-game-options = Show or change the options
cogs-command-game-info = Seats, options, edition and deal check of this session
cogs-command-game-list = The sessions of this server, with links
cogs-command-game-end = End a session early: by vote of its players, or by those who manage the server
cogs-command-game-end-reason = Why, in a few words; everybody reads it
cogs-command-game-close = Close the lobby (host)
cogs-command-game-export = Get the record of a session as a file, for you alone
cogs-command-game-import = Verify the record of an ended session and watch it again
cogs-command-game-import-file = A record, as export gives it
cogs-command-game-table = Who stands where on this server, in one game
cogs-command-game-table-game = Which game; without one the game of this channel
cogs-command-game-table-share = For everybody in the channel
cogs-command-stats = Your record, or that of another player
cogs-command-stats-player = Whose record
cogs-command-stats-share = For everybody in the channel
cogs-command-game-replay = Watch a session again, step by step
cogs-command-game-replay-turn = Begin at the end of this turn
cogs-command-game-replay-share = Show that moment to everybody in the channel
cogs-command-game-here = Post the board again, here
cogs-command-act = Show what you are asked, with all choices
cogs-command-move = Play by typing
cogs-command-move-action = The action, its label or its number; put a semicolon between several
cogs-command-hand = Show your hand, to you alone
cogs-command-board = Show the board as it is now
cogs-command-board-part = Something else that lies open, such as a discard pile
cogs-command-board-text = As text instead of a picture
cogs-command-board-share = For everybody in the channel
cogs-command-rules = Look up a rule
cogs-command-rules-topic = A word from the rules
cogs-command-rules-game = Which game
cogs-command-rules-share = For everybody in the channel
cogs-command-wishes = Answers that are given for you, seen by you alone
cogs-command-log = What happened so far
cogs-command-undo = Take your last step back
cogs-command-game-rewind = Go back some steps, for a reason that everybody reads (host)
cogs-command-game-rewind-steps = How many steps to take back
cogs-command-game-rewind-reason = Why, for all to read
cogs-command-game-replace = Offer a seat to somebody else, or give it to the computer
cogs-command-game-replace-seat = Whose seat; yours if none is named
cogs-command-game-replace-player = Who may take it; anybody if nobody is named
cogs-command-game-replace-computer = Let the computer play it on
cogs-command-log-since = From where
cogs-command-mygames = Your sessions, those that wait for you first
cogs-command-settings = Messages, asking back, text or pictures
cogs-command-server = For those who manage this server
cogs-command-server-health = Check every session of this server against its record
cogs-command-server-freeze = Put a session on hold, until it is restored
cogs-command-server-restore = Bring a session that is on hold back to its last good step
cogs-command-server-session = Which session of this server
cogs-command-server-settings = Where, by whom and how sessions are played on this server
cogs-command-privacy = What I keep of you, and how to have it deleted
cogs-command-help = What to press first
cogs-command-help-about = A theme
cogs-command-session = Which session; needed only elsewhere

## cogs: answers to commands

cogs-new-done = The lobby is open.
cogs-start-done = The session has begun. The board stands in the channel.
cogs-close-done = The lobby is closed.
cogs-end-done = Session { $session } has ended.
cogs-end-voted = You agree to end this session: { $agreed } of { $needed } that are needed. The others were asked.
cogs-close-running = This session is running. /game end asks its players to end it.
cogs-notice-close-asked = { $who } asks to end this session. More than half must agree. Their reason: { $reason }
cogs-notice-close-refused = There is no majority for ending this session. Play goes on.
cogs-freeze-done = Session { $session } is on hold. /server restore goes on.
cogs-restore-done = { $dropped ->
    [0] The session goes on. All { $kept } steps were kept.
   *[other] The session goes on. { $kept } steps were kept, { $dropped } no longer fit.
}
cogs-here-done = The board is posted.
cogs-info-title = { $game } · session { $session }
cogs-info-status = { $status ->
    [lobby] In the lobby
    [running] Running
    [over] Ended
    [closed] Closed
   *[frozen] On hold
}
cogs-info-edition = Edition: { $pack } ({ $hash })
cogs-info-revision = { $n ->
    [one] 1 step played
   *[other] { $n } steps played
}

cogs-mygames-none = You hold no seat at present. /game new opens a lobby.
cogs-mygames-title = { $n ->
    [one] You hold a seat in 1 session.
   *[other] You hold a seat in { $n } sessions.
}
cogs-mygames-waits = ▶ { $game } · { $session } · waits for you · { $place }
cogs-mygames-due = ▶ { $game } · { $session } · waits for you, time up { $until } · { $place }
cogs-mygames-runs = ⏳ { $game } · { $session } · { $who } · { $place }
cogs-mygames-lobby = { $game } · { $session } · in the lobby, { $free ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $free } seats free
} · { $place }
cogs-mygames-hold = { $game } · { $session } · on hold · { $place }
cogs-mygames-page = Page { $page } of { $pages }

cogs-list-none = No session is open on this server. /game new opens one.
cogs-list-title = { $n ->
    [one] 1 session is open on this server.
   *[other] { $n } sessions are open on this server.
}
cogs-next-up = You are next in { $game }, session { $session } ({ $place }). I call you when it is your turn.
    .called = { $who }, you are next in { $game }.
cogs-next-none = No other session waits for you. /mygames lists them all.

cogs-log-title = Log of session { $session }, page { $page } of { $pages }
cogs-since-turn = my last turn
cogs-since-round = about a round ago
cogs-since-start = the start
cogs-log-empty = Nothing happened yet.

## cogs: time. What a table agrees on, clocks, pauses, vacations

cogs-term-pace = Clock
    .v-off = off
    .v-fast = fast (1 day, 4 h more each turn, at most 3 days)
    .v-daily = daily (3 days, 12 h more each turn, at most 5 days)
    .v-slow = slow (3 days, 36 h more each turn, at most 10 days)
    .v-other = { $value }
cogs-term-timeout = When time is up
    .v-remind = a word to the player
    .v-claim = the others decide
    .v-computer = the computer plays on
    .v-pass = the turn is passed
cogs-term-vacation = Vacations and pauses
    .v-on = allowed
    .v-off = not allowed
cogs-terms-one = { $name }: { $value }
cogs-terms-title = Time in { $game }
cogs-terms-about =
    The clock runs only while you are asked. Each turn adds time.
    It stands still while I am down, in a pause and on vacation.
cogs-terms-refused = “{ $value }” is no clock. An own clock looks like 2d+6h/4d. Nothing has changed.
cogs-terms-form = Own clock
cogs-terms-form-hint = Bank + more each turn / at most, for example 2d+6h/4d
cogs-button-time = Clock and pauses
cogs-button-own-clock = Own clock
cogs-button-game-options = Options of the game

cogs-clock-seat = { $who } · { $note }
cogs-clock-away = on vacation
cogs-clock-late = time is up
cogs-clock-computer = the computer plays
cogs-clock-left = { $left } left
cogs-clock-board-paused = Paused by agreement. Play goes on { $until }.
cogs-clock-panel = You have until { $moment } ({ $until }).

cogs-time-paused = Paused by agreement until { $moment }. All players together can go on sooner: /game resume.
cogs-time-not-paused = This session is not paused.
cogs-time-no-standing = This table agreed to have no pauses and no vacations.
cogs-time-not-late = The seat was played meanwhile, so nothing is to be decided.
cogs-time-settled = This was settled meanwhile.
cogs-time-on-vacation = You are on vacation until { $moment }. /vacation ends it sooner.
cogs-time-no-vacation = You are not on vacation.
cogs-time-vacation-spent = You have spent this year's vacation. New days begin { $until }.
cogs-time-zone-unknown = I know no time zone “{ $name }”. Choose one of the list, like Europe/Berlin.

cogs-request-agreed = You agree. It is settled.
cogs-request-refused = You refuse. It is settled.
cogs-request-open = { $n ->
    [one] Noted. 1 answer is still to come.
   *[other] Noted. { $n } answers are still to come.
}
cogs-request-title = You are asked in { $game }, session { $session } ({ $place })
cogs-request-closed = { $how ->
    [agreed] ✔ Settled: agreed.
    [refused] ✔ Settled: refused.
    [withdrawn] ✔ Settled: whoever asked has gone, so nothing changes.
    [lapsed] ✔ Settled: play had gone on meanwhile, so nothing changes.
    [taken] ✔ The seat is taken.
    [kept] ✔ The offer was withdrawn.
    [answered] ✔ You have answered; others are still asked.
    [passed] ✔ The seat is no longer yours, so this is for somebody else.
   *[over] ✔ Play ended before this was settled.
}
cogs-button-agree = Agree
cogs-button-refuse = Refuse
cogs-button-take = Let the computer play
cogs-button-end = End the session
cogs-button-back-again = I am back
cogs-button-resume = Ask to go on
cogs-button-again = Open again
cogs-button-mute = Not this turn
cogs-button-vacation = Vacation

cogs-notice-late-claim =
    The time of { $who } is up. The others may decide how it goes on.
cogs-notice-late-computer = The time of { $who } is up. As agreed, the computer plays until { $who } is back.
cogs-notice-late-pass = The time of { $who } is up. As agreed, the turn was passed.
cogs-notice-taken = The computer plays for { $who } until { $who } is back.
cogs-notice-back = { $who } is back and plays on.
cogs-notice-ended = The others ended the session, as the time of { $who } was up.
cogs-notice-pause-asked = { $days ->
    [one] { $who } asks for a pause of 1 day. All must agree.
   *[other] { $who } asks for a pause of { $days } days. All must agree.
}
cogs-notice-pause-refused = { $by } would rather play on. There is no pause.
cogs-notice-paused = Paused by agreement. Play goes on { $until }.
cogs-notice-resume-asked = { $who } asks to end the pause. All must agree.
cogs-notice-resume-refused = { $by } would rather wait. The pause lasts.
cogs-notice-resumed = The pause is over.
cogs-notice-take-asked = { $who } proposes that the computer plays for { $of }. More than half must agree.
cogs-notice-take-refused = You wait for { $of }.
cogs-notice-end-asked = { $who } proposes to end the session. All but { $of } must agree.
cogs-notice-end-refused = { $by } would rather play on.
cogs-notice-replace-asked = { $who } asks that the seat of { $of } is offered to others. All must agree.
cogs-notice-replace-refused = { $by } would rather keep { $of }.
cogs-notice-undo-asked = { $who } asks to take { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } back. All must agree.
    .seen = To be kept in mind: { $seen }.
cogs-notice-undo-refused = { $by } would rather go on. Nothing is taken back.
cogs-notice-undo-lapsed = Play has gone on since { $who } asked, so nothing is taken back.
cogs-notice-undone = { $steps ->
    [one] ↩ { $who } took 1 step back.
   *[other] ↩ { $who } took { $steps } steps back.
}
cogs-notice-rewound = { $steps ->
    [one] ↩ The host took 1 step back: { $reason }
   *[other] ↩ The host took { $steps } steps back: { $reason }
}
cogs-notice-seat-offered = The seat of { $who } is free to be taken over.
cogs-notice-seat-kept = { $who } plays on; the seat is offered no more.
cogs-notice-seat-taken = { $who } plays on here.
cogs-button-take-seat = Take this seat
cogs-button-keep-seat = Withdraw the offer
cogs-notice-vacation = { $who } is on vacation. It ends { $until }.
cogs-notice-vacation-auto = The time of { $who } was nearly up, so a vacation began by itself. It ends { $until } at the latest.
cogs-notice-vacation-over = { $who } is back from vacation.
cogs-notice-idle-lobby = This lobby closes { $until }, unless somebody joins or starts it.
cogs-notice-idle-running = Nobody has played here for a month. The session closes { $until }.
cogs-notice-closed-lobby = This lobby closed unfilled.
cogs-notice-closed-running = This session was closed, as nobody played.
cogs-lobby-expired = This lobby closed unfilled.

cogs-reminder-clock = ⏳ { $who }, your time in { $game } ends { $until }.
cogs-reminder-open = ⏳ { $who }, a turn in { $game } is open for you.
cogs-reminder-late = ⏳ { $who }, your time in { $game } is up. You can still play.
cogs-reminder-muted = No more reminders in this turn.

cogs-calls-title = When and how I call you
cogs-calls-silent = Calls
    .v = { $on ->
        [yes] none
       *[no] in the channel or by direct message, as set under /settings
    }
cogs-calls-reminders = Reminders
    .v = { $on ->
        [yes] at half and at nine tenths of your time
       *[no] none
    }
cogs-calls-digest = Your turns
    .v-each = each at once
    .v-daily = once a day at { $hour }:00, in one direct message
cogs-calls-next = You are next
    .v = { $on ->
        [yes] said when the seat before yours is asked
       *[no] not said
    }
cogs-menu-digest = How you are told of your turns
cogs-digest-title = { $n ->
    [one] 1 session waits for you
   *[other] { $n } sessions wait for you
}
cogs-digest-closed = { $who }, { $n ->
    [one] 1 session waits
   *[other] { $n } sessions wait
} for you. /mygames lists what waits. Open your direct messages to read it there once a day.
cogs-calls-set-next = { $on ->
    [yes] Only my own turns
   *[no] Say when I am next
}
cogs-calls-quiet = Quiet hours
    .v-none = none
    .v-some = { $start }:00 to { $end }:00
cogs-calls-zone = Time zone: { $zone }. It is changed by /settings zone.
cogs-calls-auto = Vacation by itself
    .v = { $on ->
        [yes] begins before your time is up
       *[no] never
    }
cogs-calls-vacation = Vacation
    .v-on = until { $moment }
    .v-off = not now
cogs-calls-days = { $days ->
    [one] 1 day is left this year. Your clocks stand still on vacation.
   *[other] { $days } days are left this year. Your clocks stand still on vacation.
}
cogs-calls-line = **{ $name }**: { $value }
cogs-calls-choice = { $name }: { $value }
cogs-calls-set-silent = { $on ->
    [yes] Call me again
   *[no] Never call me
}
cogs-calls-set-reminders = { $on ->
    [yes] No reminders
   *[no] Remind me
}
cogs-calls-set-auto = { $on ->
    [yes] No vacation by itself
   *[no] Vacation by itself
}
cogs-calls-set-vacation = { $on ->
    [yes] End my vacation
   *[no] Begin my vacation
}
cogs-button-calls = Calls and vacation
cogs-menu-quiet = Quiet hours: no reminders in your night
cogs-pause-asked = The others are asked. The pause begins when all agree.
cogs-resume-asked = The others are asked. Play goes on when all agree.
cogs-back-done = Your seat is yours again.
cogs-again-done = A new lobby is open.
cogs-command-game-new-pace = The clock: off, fast, daily, slow, or your own like 2d+6h/4d
cogs-command-game-pause = Ask the others for a pause
cogs-command-game-pause-days = For how many days; 7 if you say nothing
cogs-command-game-resume = Ask the others to end the pause
cogs-command-vacation = Begin or end your vacation: your clocks stand still
cogs-command-vacation-days = For how many days; all that are left if you say nothing
cogs-command-settings-zone = Your time zone, for quiet hours

## cogs: help

cogs-help-title = Board games, move by move
cogs-help-first = Three things to press first:
cogs-help-first-new = 1. /game new opens a lobby. Others press Join, the host presses Start.
cogs-help-first-act = 2. Act under the board shows what you are asked. Choose, and it is played.
cogs-help-first-rules = 3. Rules explains the question in front of you. /rules finds any other topic.
cogs-help-themes = Themes: { $themes }
cogs-help-play = Playing
    .text =
        Press Act, then choose. The board tells whose turn it is.
        Choices that are no secret also stand under the board: one press there plays them.
        Hand shows your cards to you alone.
        /move plays by typing: the text, the label or its number.
        /wishes keeps answers that you always give. Nobody else sees them.
cogs-help-lobby = Opening a session
    .text =
        /game new opens a lobby in the channel. Join takes a seat, Add a computer fills one.
        The host sets the options and presses Start.
cogs-help-text = Text and screen readers
    .text =
        Text under the board gives every fact as a line. Each picture has a description.
        Your choices are numbered; /move action:1 plays the first.
        In /settings you can have text first.
cogs-help-messages = Messages
    .text =
        You are called once per turn: in the channel or by direct message, never both.
        /settings changes where. A direct message has the choices in it.
        Calls and vacation there: reminders, quiet hours, one message a day, a word when you are next.
cogs-help-fair = Fair dealing
    .text =
        The cards are shuffled from a seed. Its hash is shown at the start, the seed at the end.
        So anybody can check that the deal was not changed.
cogs-help-rules = Rules
    .text =
        /rules finds topics by words, near spellings too. Refusals name the rule behind them.
        About this edition says what is printed, attested and reconstructed.

## cogs: what is kept of a person

cogs-privacy-title = What I keep of you
cogs-privacy-kept-seats = - Your account number and display name, for each seat you hold or held.
cogs-privacy-kept-steps = - Each step played: which seat, what, when. So sessions outlive a restart.
cogs-privacy-kept-settings = - Your settings, wishes, plans and drafts, how your sessions ended, and which you left.
cogs-privacy-kept-messages = - Whether your direct messages are closed, and which of mine still have buttons.
cogs-privacy-kept-not = I read commands and presses, no other messages. I pass nothing on.
cogs-privacy-kept-elsewhere = What I posted stays in Discord, and backups stay with the host.
cogs-privacy-ask = Delete your data?
cogs-privacy-ask-seats = { $n ->
    [0] You hold no seat at present.
    [one] You hold a seat in 1 session. The computer takes it over, in a lobby it falls free.
   *[other] You hold seats in { $n } sessions. The computer takes them over, in lobbies they fall free.
}
cogs-privacy-ask-ended = Ended sessions stay whole for the others. Your seat in them has no name any more.
cogs-privacy-ask-rest = Settings, wishes, plans and drafts are deleted. Results lose your name. This cannot be taken back.
cogs-privacy-done = Your data is deleted. You can play again at any time.

## cogs: the settings of a server

cogs-server-title = Settings of this server
cogs-server-channels = **Channels**: { $channels }
cogs-server-channels-all = everywhere that I may write
cogs-server-openers = **Who opens sessions**: { $who }
cogs-server-openers-everyone = everyone
    .choice = Everyone opens sessions
cogs-server-openers-role = { $role } and those who manage the server
    .choice = One role opens sessions
cogs-server-openers-no-role = those who manage the server, until you choose a role
cogs-server-openers-managers = those who manage the server
    .choice = Only those who manage the server
cogs-server-pace = **Clock of new lobbies**: { $pace }
cogs-server-pace-off = no clock
cogs-server-pace-fast = fast
cogs-server-pace-daily = daily
cogs-server-pace-slow = slow
cogs-server-lag = **Who watches from elsewhere**: { $lag }
cogs-server-lag-none = sees the table at once
cogs-server-lag-turn = sees it a turn late
cogs-server-lag-turns = sees it three turns late
cogs-server-lag-hour = sees it an hour late
cogs-server-lag-day = sees it a day late
cogs-menu-server-lag = How late do others see a session?
cogs-watch-turn = You hold no seat here: you see the table as it was a turn ago.
cogs-watch-turns = You hold no seat here: you see the table as it was three turns ago.
cogs-watch-hour = You hold no seat here: you see the table as it was an hour ago.
cogs-watch-day = You hold no seat here: you see the table as it was a day ago.
cogs-server-switch-threads = **New sessions**: { $on ->
    [yes] in a thread of their own
   *[no] in the channel
}
    .choice = A thread for each session
    .about = Keeps the channel free; the lobby opens in the thread
cogs-server-switch-pings = **Calls**: { $on ->
    [yes] by mention
   *[no] by name, without a mention
}
    .choice = Call by mention
    .about = Otherwise everybody is called by name; direct messages go on
cogs-server-switch-text-boards = **Boards**: { $on ->
    [yes] text alone
   *[no] pictures
}
    .choice = Boards as text alone
    .about = Public boards come without a picture
cogs-server-switch-contrast = **Pictures**: high contrast
    .choice = High contrast
    .about = Public pictures in black on white
cogs-server-switch-large = **Letters in pictures**: large
    .choice = Large print
    .about = Letters and numbers as big as their places allow
cogs-menu-server-channels = Channels for sessions: none means all
cogs-menu-server-openers = Who opens sessions?
cogs-menu-server-pace = Which clock do new lobbies begin with?
cogs-menu-server-role = Which role opens sessions?
cogs-menu-server-switches = What holds here?
cogs-server-channel-closed = On this server sessions are played in { $channels }. Please do this there.
cogs-server-role-opens = On this server { $role } and its managers open sessions. You can join any lobby.
cogs-server-managers-open = On this server those who manage it open sessions. You can join any lobby.

## cogs: personal settings

cogs-settings-title = Your settings
cogs-settings-saved = Saved.
cogs-settings-messages = Your turns
    .v-all = I call you by direct message, with your cards and choices
    .v-none = I call you in the channel
cogs-settings-first = Your boards
    .v-picture = pictures
    .v-text = text first, then the picture
cogs-settings-colours = Your pictures
    .v-usual = usual colours
    .v-strong = high contrast
    .l-usual = usual letters
    .l-large = large letters
cogs-settings-large = { $on ->
    [yes] Usual letters
   *[no] Large letters
}
cogs-settings-contrast = { $on ->
    [yes] Usual colours
   *[no] High contrast
}
cogs-settings-confirm = Asking back
    .v-risky = before costly steps that cannot be taken back
    .v-always = before every step that counts
    .v-never = never
cogs-settings-passing = Passing
    .v-all = for you in every session, where all are asked and most can only pass
    .v-each = you are asked, unless a session's wishes say otherwise
cogs-settings-reliability = Lobbies
    .v-told = say how reliably you have played, from 5 sessions on
    .v-not = say nothing about how you have played
cogs-settings-pass = { $on ->
    [yes] Ask me before passing
   *[no] Pass for me
}
cogs-settings-tell = { $on ->
    [yes] Keep my reliability private
   *[no] Show my reliability
}
cogs-settings-dms = { $on ->
    [yes] Call me in the channel only
   *[no] Call me by direct message
}
cogs-settings-text = { $on ->
    [yes] Pictures only
   *[no] Text first
}
