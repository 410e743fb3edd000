"""Faults on demand: rate limits, errors, a slow line; and the list of what the stand-in does not know."""

import asyncio
from collections import deque
from dataclasses import dataclass
from fnmatch import fnmatchcase

from aiohttp import web
from aiohttp.typedefs import Middleware

from playground.body import answer
from playground.guard import Handler
from playground.refusals import RATE_LIMITED, Refusal

API = "/api/v10"
REMEMBERED = 10_000


@dataclass(slots=True)
class Fault:
    """An answer given in place of the true one, `times` times, to requests that match."""

    refusal: Refusal
    times: int = 1
    method: str = "*"
    path: str = "*"
    retry_after: float = 1.0

    def matches(self, method: str, path: str) -> bool:
        """Whether this fault meets a request."""
        return self.times > 0 and fnmatchcase(method, self.method) and fnmatchcase(path, self.path)


class Faults:
    """What is to go wrong next."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.delay = 0.0
        self.unimplemented: list[str] = []
        self.requests: deque[str] = deque(maxlen=REMEMBERED)
        self.count = 0

    def add(self, fault: Fault) -> None:
        """Let something go wrong from now on."""
        self.waiting.append(fault)

    def limit(self, times: int, retry_after: float) -> None:
        """Answer the next requests with 429."""
        self.add(Fault(RATE_LIMITED, times, retry_after=retry_after))

    def clear(self) -> None:
        """All well again."""
        self.waiting.clear()
        self.delay = 0.0

    def meet(self, method: str, path: str) -> web.Response | None:
        """The false answer to a request, if one is due."""
        for fault in self.waiting:
            if fault.matches(method, path):
                fault.times -= 1
                if not fault.times:
                    self.waiting.remove(fault)
                return _refuse(fault)
        return None


def _refuse(fault: Fault) -> web.Response:
    body = {"message": fault.refusal.message, "code": fault.refusal.code}
    if fault.refusal.status != RATE_LIMITED.status:
        return answer(body, fault.refusal.status)
    body |= {"retry_after": fault.retry_after, "global": False}
    # Without `Via` the client takes a 429 for a ban by the network in front of the platform.
    return answer(body, RATE_LIMITED.status, {"Via": "1.1 playground", "Retry-After": str(fault.retry_after)})


def interfere(faults: Faults) -> Middleware:
    """A middleware for the bot's requests: delay, false answers, unknown routes noted."""

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(API):
            return await handler(request)
        path = request.path.removeprefix(API)
        faults.requests.append(f"{request.method} {path}")
        faults.count += 1
        await asyncio.sleep(faults.delay)
        return faults.meet(request.method, path) or await _known(faults, request, handler)

    return middleware


async def _known(faults: Faults, request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except (web.HTTPNotFound, web.HTTPMethodNotAllowed):
        faults.unimplemented.append(f"{request.method} {request.path.removeprefix(API)}")
        return answer({"message": "404: Not Found", "code": 0}, 404)
    except ConnectionResetError:
        return web.Response(status=400)  # the bot was killed in the middle of a request; nobody reads this
