"""Who may talk to the stand-in at all: this machine, and pages that came from here."""

from collections.abc import Awaitable, Callable

from aiohttp import web
from aiohttp.typedefs import Middleware

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

NAMES = ("127.0.0.1", "localhost")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; "
        "frame-ancestors 'none'; base-uri 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def is_local(request: web.Request, port: int) -> bool:
    """Whether host and origin of a request are the stand-in's own.

    A foreign host means a name pointed here by somebody else; a foreign origin means another page's script.
    A link elsewhere may lead to the page, as one in a document does: that does nothing and tells nobody anything.
    """
    hosts = [f"{name}:{port}" for name in NAMES]
    origin = request.headers.get("Origin")
    site = request.headers.get("Sec-Fetch-Site", "none")
    return (
        request.headers.get("Host") in hosts
        and (origin is None or origin in [f"http://{host}" for host in hosts])
        and (site in ("none", "same-origin") or _is_visit(request))
    )


def _is_visit(request: web.Request) -> bool:
    wanted = (request.headers.get("Sec-Fetch-Mode"), request.headers.get("Sec-Fetch-Dest"))
    return request.method == "GET" and request.path == "/" and wanted == ("navigate", "document")


def guard(port: int) -> Middleware:
    """A middleware that refuses all others."""

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_local(request, port):
            return web.Response(status=403, text="This address answers only to this machine.")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    return middleware
