from __future__ import annotations

import pytest

from cogs import limits
from cogs.encode import to_edit, to_send
from cogs.spec import Button, Embed, Link, Menu, MessageSpec, Option, Picture, TooMuch, check

BUTTON = Button("Act", "b1:k3f9:act")
PICTURE = Picture(b"\x89PNG", "board-7.png", "A board.")


async def test_a_classic_message_carries_all_parts() -> None:
    menu = Menu("p1:a:1:1:pk0.0.r", "Play a card", (Option("Red dog", "g.0.abcd", "draw 4"),))
    sent = to_send(
        MessageSpec("hello", Embed("turn 1", "B drew."), PICTURE, (menu, (BUTTON, Link("Go", "https://x.test/"))))
    )
    assert (sent["content"], sent["embed"].title, sent["file"].description) == ("hello", "turn 1", "A board.")
    rows = sent["view"].to_components()
    assert [len(row["components"]) for row in rows] == [1, 2]
    assert sent["view"].is_finished(), "a view that waits would be kept in memory for ever"


async def test_an_edit_takes_away_what_is_not_there_any_more() -> None:
    edited = to_edit(MessageSpec("done"))
    assert (edited["embed"], edited["view"], edited["attachments"]) == (None, None, [])


async def test_an_edit_may_keep_the_picture() -> None:
    assert "attachments" not in to_edit(MessageSpec("done"), keep_picture=True)


async def test_a_card_counts_its_parts_within_the_limits() -> None:
    rows = tuple((BUTTON, *(Button(str(n), f"b1:a:{'x' * n}") for n in range(1, 5))) for _ in range(5))
    view = to_send(MessageSpec("text", rows=rows, card=True))["view"]
    assert view.total_children_count <= limits.V2_COMPONENTS


async def test_only_the_named_accounts_are_pinged() -> None:
    mentions = to_send(MessageSpec("<@1> <@2> @everyone", pings=(1,)))["allowed_mentions"]
    assert mentions.to_dict() == {"parse": [], "users": [1]}


@pytest.mark.parametrize(
    ("spec", "what"),
    [
        (MessageSpec("x" * 2001), "text"),
        (MessageSpec("x" * 4001, card=True), "text"),
        (MessageSpec(embed=Embed("x" * 257, "")), "embed title"),
        (MessageSpec(embed=Embed("", "x" * 4097)), "embed text"),
        (MessageSpec(picture=Picture(bytes(limits.FILE_BYTES + 1), "b.png", "")), "picture"),
        (MessageSpec(picture=Picture(b"", "b.png", "x" * 1025)), "alt text"),
        (MessageSpec(rows=((BUTTON,),) * 6), "rows"),
        (MessageSpec(rows=((BUTTON,) * 6,)), "buttons in a row"),
        (MessageSpec(rows=((Button("x" * 81, "b1:a:act"),),)), "button label"),
        (MessageSpec(rows=((Button("x", "x" * 101),),)), "custom id"),
        (MessageSpec(rows=(Menu("m", "x" * 151, ()),)), "placeholder"),
        (MessageSpec(rows=(Menu("m", "?", (Option("a", "b"),) * 26),)), "menu options"),
        (MessageSpec(rows=(Menu("m", "?", (Option("x" * 101, "b"),)),)), "menu label"),
        (MessageSpec(rows=(Menu("m", "?", (Option("a", "x" * 101),)),)), "menu value"),
        (MessageSpec(rows=(Menu("m", "?", (Option("a", "b", "x" * 101),)),)), "menu note"),
    ],
)  # fmt: skip
def test_b45_a_message_beyond_a_limit_is_refused_by_name(spec: MessageSpec, what: str) -> None:
    with pytest.raises(TooMuch) as refused:
        check(spec)
    assert refused.value.what == what
