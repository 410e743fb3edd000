"""The first thing a newcomer sees: a channel per game, a sentence, a button to play at once."""

from msgspec import Struct

from playground.refusals import Json
from playground.values import Message
from playground.world import PLACE, World

BUTTON = "Play now against the computer"
DETOUR = "Open a thread"
"""How the button begins with which a bot offers another place where a channel is busy; the page takes it."""

HINT = "-# Or type / for every command. The other people are yours to play as well, each in a tab of their own."


class Step(Struct, frozen=True):
    """One thing that the page does for a person: send a command, or press the button that begins with a label."""

    command: str = ""
    options: Json = {}
    press: str = ""


class Table(Struct, frozen=True):
    """A game as the page presents it. `steps` are the presses of a first session; the page does them in order."""

    id: str
    name: str
    sentence: str
    steps: tuple[Step, ...] = ()

    def plan(self) -> Json:
        """The steps for the page."""
        steps = self.steps or usual_steps(self.id)
        return {
            "id": self.id,
            "detour": DETOUR,
            "steps": [{"command": s.command, "options": s.options, "press": s.press} for s in steps],
        }

    @property
    def channel(self) -> str:
        """The name of its channel."""
        return self.name.lower().replace(" ", "-")


def usual_steps(game: str) -> tuple[Step, ...]:
    """Open a lobby, fill a seat with the computer, start."""
    return (
        Step(command="game new", options={"game": game}),
        Step(press="Add a computer"),
        Step(press="Start"),
    )


def welcome(world: World, table: Table) -> None:
    """Open the channel of a game and say hello in it."""
    channel = world.text_channel(table.channel, table.sentence)
    button = {"type": 2, "style": 3, "id": 2, "label": BUTTON, "custom_id": f"play:{table.id}"}
    hello = Message(
        id=world.new_id(),
        channel=channel.id,
        author=PLACE.id,
        created=world.clock(),
        content=f"# {table.name}\n{table.sentence}\n{HINT}",
        components=({"type": 1, "id": 1, "components": [button]},),
    )
    world.add_message(hello)
