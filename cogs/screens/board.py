"""The public board: who is called, the picture, what happened since the last board, the fixed buttons."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import ids, limits
from cogs.layout import cut
from cogs.screens.clocks import noted, pause_lines
from cogs.screens.open_choices import open_choices
from cogs.screens.over import result_lines, winner_line
from cogs.sight import Sight
from cogs.spec import Button, Embed, MessageSpec, Picture, Row
from engines.core import Decision, Seat
from render.words import MARKS

BUTTONS = ("act", "hand", "rules", "text")
BUTTONS_OVER = ("rematch", "replay", "film")
LOOK_BACK = ("log", "rules", "text")


def board(
    sight: Sight,
    picture: Picture | None,
    pinged: Sequence[Seat],
    taken_over: Sequence[Seat] = (),
    *,
    plain: bool = False,
) -> MessageSpec:
    """Return the board. The seats in `pinged` are called by mention, others that are asked by name.

    `taken_over` names the seats that the computer plays from now on; a `plain` board has no picture by wish.
    """
    over = sight.look.outcome is not None
    text = winner_line(sight, pinged) if over else call(sight, pinged)
    return MessageSpec(
        cut(text, limits.CONTENT),
        _embed(sight, picture, taken_over, plain=plain),
        picture,
        board_rows(sight),
        pings=accounts(sight, pinged),
    )


def board_rows(sight: Sight) -> tuple[Row, ...]:
    """Return what can be pressed on the board: the open choices of the seat in turn, then the fixed buttons."""
    if sight.look.outcome is not None:
        return fixed(sight, BUTTONS_OVER), fixed(sight, LOOK_BACK)
    return (*open_choices(sight), fixed(sight, BUTTONS))


def call(sight: Sight, pinged: Sequence[Seat]) -> str:
    """Return the line above the picture: who is to do what."""
    pending = sight.look.pending
    if not pending:
        return ""
    what = call_of(sight, pending[0])
    who = sight.words.joined([calling(sight, decision.seat, pinged) for decision in pending])
    key = "cogs-board-call" if len(pending) == 1 else "cogs-board-call-several"
    return sight.words.text(key, who=who, call=what)


def call_of(sight: Sight, decision: Decision) -> str:
    """Return what a seat is called to do, as others may know it."""
    return sight.words.text(f"{sight.area}-call-{decision.shown_as}")


def calling(sight: Sight, seat: Seat, pinged: Sequence[Seat]) -> str:
    """Return the mention of a seat that is to be pinged, else its mark and name."""
    player = sight.session.holders[seat].player
    return f"<@{player.id}>" if seat in pinged and player is not None else sight.who(seat)


def accounts(sight: Sight, seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the account ids of the players on some seats."""
    players = [sight.session.holders[seat].player for seat in seats]
    return tuple(player.id for player in players if player is not None)


def facts(sight: Sight) -> str:
    """Return the line of facts: game, turn, session."""
    headline = sight.face.headline(sight.look.view, sight.moment)
    return sight.words.text("cogs-board-facts", game=sight.game_name, headline=headline, session=sight.session.id)


def fixed(sight: Sight, names: Sequence[str]) -> Row:
    """Return a row of fixed buttons, called by the game's own words where it has any."""
    return tuple(Button(label(sight, name), str(ids.BoardId(sight.session.id, name))) for name in names)


def label(sight: Sight, name: str) -> str:
    """Return what a fixed button is called in this game: Hand, Paw, ARC."""
    return sight.words.first(f"{sight.area}-button-{name}", f"cogs-button-{name}")


def text_board(sight: Sight) -> tuple[str, ...]:
    """Return the text board in paragraphs."""
    return sight.face.board_text(sight.look.view, sight.moment)


def _embed(sight: Sight, picture: Picture | None, taken_over: Sequence[Seat], *, plain: bool) -> Embed:
    lines = [sight.words.text("cogs-board-taken-over", mark=MARKS[seat]) for seat in taken_over]
    lines += sight.story()
    if picture is None:
        failed = [] if plain else [sight.words.text("cogs-board-no-picture")]
        lines += [*failed, *text_board(sight)]
    lines += result_lines(sight) if sight.look.outcome is not None else [*_begun(sight), *_waiting(sight)]
    return Embed(cut(facts(sight), limits.EMBED_TITLE), cut("\n".join(lines), limits.EMBED_DESCRIPTION))


def _waiting(sight: Sight) -> list[str]:
    asked = sight.asked()
    if not asked:
        return []
    key = "cogs-board-waiting" if len(asked) == 1 else "cogs-board-waiting-several"
    who = sight.words.joined([noted(sight.words, sight.session, seat, sight.who(seat)) for seat in asked])
    return [sight.words.text(key, who=who), *pause_lines(sight.words, sight.session)]


def _begun(sight: Sight) -> list[str]:
    """Return the promise of a fair deal, on the first board only."""
    session = sight.session
    if session.board_message is not None or session.commitment is None:
        return []
    return [sight.words.text("cogs-board-fair", hash=session.commitment)]
