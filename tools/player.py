"""Plays through the page as a person would: sees whose turn it is, opens the panel, takes what is offered first."""

import asyncio
import re
from collections import Counter

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as Late

FOOT = re.compile(
    r"^(Type it|Rules|Hand|Paw|ARC|Text|Dismiss|Undo|Wishes|Back|Go to .*|Next (?:session|game).*|Fewer messages"
    r"|Log|Result|Rematch|Replay|One by one|and .*: (?:on|off))$"
)
WAITING = re.compile(r"⏳ (?:still to answer: )?(.+)")
MOST_ALIKE = 12
"""So often a panel may say the same before somebody gives up."""
SHOWN = "item => item.innerText + [...item.querySelectorAll('[data-id]')].map((each) => each.dataset.id)"
PATIENCE = 30
"""Seconds for which somebody waits for an answer, on a busy machine."""
SLOW = PATIENCE * 1000
"""The same in milliseconds."""
OVER = re.compile(r"is over: (.+)")


class Stuck(Exception):
    """Somebody answers and answers, and is asked the same; the message holds who, and what the panel says."""


class Player:
    """One tab. `presses` counts as docs/presses.md does; with `shortcuts` a turn begins in the board's menu."""

    def __init__(self, page: Page, name: str, *, shortcuts: bool = False) -> None:
        self.page = page
        self.shortcuts = shortcuts
        self.name = name
        self.presses = 0
        self.turns = 0
        self._menu = ""
        self._tried = 0

    @property
    def messages(self) -> Locator:
        """All messages of the channel that this person sees."""
        return self.page.locator("#messages .message")

    @property
    def board(self) -> Locator:
        """The newest message with an Act button."""
        return self.messages.filter(has=self.page.get_by_role("button", name="Act", exact=True)).last

    @property
    def privates(self) -> Locator:
        """All messages that only this person sees."""
        return self.page.locator("#messages .message.private")

    @property
    def panel(self) -> Locator:
        """The newest message that only this person sees."""
        return self.privates.last

    async def press(self, button: Locator) -> None:
        """Press and count it."""
        self.presses += 1
        await button.click()

    async def result(self) -> str | None:
        """How the game ended, once it has."""
        told = OVER.search(await self.messages.last.inner_text()) or OVER.search(
            await self.page.inner_text("#messages")
        )
        return told[1] if told else None

    async def is_asked(self) -> bool:
        """Whether the newest board waits for this person, perhaps beside others."""
        return bool(re.search(rf"\b{self.name}\b", await self._waited_for()))

    async def take_turn(self) -> None:
        """Begin at the board and answer until nothing more is asked; raise Stuck if that never comes."""
        panels = await self.privates.count()
        if not await self._opened(panels + 1):
            return
        self.turns += 1
        await expect(self.panel.locator(".thinking")).to_have_count(0, timeout=SLOW)
        asked = Counter[str]()
        while await self.answer():
            asked[await self.panel.inner_text()] += 1
            if max(asked.values()) > MOST_ALIKE:
                raise Stuck(self.name, await self.panel.inner_text())
        await self.panel.get_by_role("button", name="Dismiss").click()
        await expect(self.privates).to_have_count(panels, timeout=SLOW)

    async def _opened(self, panels: int) -> bool:
        """Begin at the board and wait for the panel; tell whether it came, or the board had gone on meanwhile."""
        board, presses = await self._boards(), self.presses
        try:
            await self._begin()
            await expect(self.privates).to_have_count(panels, timeout=SLOW)
        except (AssertionError, Late):
            if await self._boards() == board:
                raise
            self.presses = presses
            return False
        return True

    async def _begin(self) -> None:
        """Take what stands open under the board if it asks this person first, else open the panel."""
        menus = self.board.locator(".menu:not([disabled])")
        if self.shortcuts and re.search(rf"^\W*{self.name}\b", await self._waited_for()) and await menus.count():
            await self.press(menus.first)
            await self.choose()
        else:
            await self.press(self.board.get_by_role("button", name="Act", exact=True))

    async def _waited_for(self) -> str:
        """Whom the newest board waits for, in the order in which they are asked."""
        waiting = WAITING.search("\n".join(await self._boards()))
        return waiting[1] if waiting else ""

    async def _boards(self) -> list[str]:
        """The words of the newest board; none once the game is over."""
        return await self.board.all_inner_texts()

    async def settled(self, seconds: float) -> None:
        """Wait until the board has not changed for a while, as somebody who looks at it would."""
        board: list[str] | None = None
        while board != (board := await self._boards()):  # noqa: ASYNC110  the page has no event for it
            await asyncio.sleep(seconds)

    async def answer(self) -> bool:
        """Take what the panel offers first; tell whether it offers anything."""
        before = await self._shown()
        menus = self.panel.locator(".menu")
        usual = self.panel.locator(".components .button.primary:not(:disabled)").filter(has_not_text=FOOT)
        if await usual.count():
            await self.press(usual.first)
        elif number := await menus.count():
            await self.press(menus.nth(self.presses % number))  # a form has a menu for each of its fields
            await self.choose()
        else:
            offered = self.panel.locator(".components .button:not(:disabled)").filter(has_not_text=FOOT)
            if not await offered.count():
                return False
            await self.press(offered.first)
        await self._changed(before)
        return True

    async def choose(self) -> None:
        """Take the first option of the menu that is open; of several others if the same menu stands there again.

        Not all go together, and some only follow others.
        """
        dialog = self.page.locator("dialog.chooser")
        boxes = dialog.locator("input:not(:checked):not(:disabled)")
        if not await dialog.locator("input").count():
            await dialog.locator(".option").first.click()
            return
        done = dialog.locator("footer .button")
        before, self._menu = self._menu, await dialog.inner_text()
        self._tried = self._tried + 1 if self._menu == before else 0
        ticked = 0
        while await boxes.count() and (not ticked or await done.is_disabled()):
            await boxes.nth(self._tried % await boxes.count()).check()
            ticked += 1
        await done.click()

    async def _shown(self) -> str:
        """The words of the panel with the ids of its buttons."""
        return str(await self.panel.evaluate(SHOWN))

    async def _changed(self, before: str) -> None:
        """Wait for another panel; two equal cards in a row give equal words, but never equal buttons."""
        async with asyncio.timeout(PATIENCE):
            while await self._shown() == before:  # noqa: ASYNC110  the page has no event for it
                await asyncio.sleep(0.02)
