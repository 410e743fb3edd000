"""Who may talk to the stand-in, and what it does not know."""

import asyncio
import socket
from typing import Any

import aiohttp
import pytest

from playground import Playground
from playground.posting import Upload, say
from tests.playground.conftest import People
from tests.playground.testbot import picture as drawn

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATHS = ("", "page/main.js", "_ctl/state", "api/v10/users/@me", "gateway", "_ctl/ws", "cdn/1/x.png")
PNG = drawn().getvalue()


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "playground.example"},
        {"Host": "127.0.0.1:1"},
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_foreign_host_or_origin_is_refused_everywhere(
    place: Playground, http: aiohttp.ClientSession, path: str, headers: dict[str, str]
) -> None:
    async with http.get(place.address + path, headers=headers) as response:
        assert response.status == 403


VISIT = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}


async def test_a_link_elsewhere_leads_to_the_page_and_to_nothing_else(
    place: Playground, http: aiohttp.ClientSession
) -> None:
    async with http.get(place.address, headers=VISIT) as response:
        assert response.status == 200
        assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
    for path, change in [*((path, {}) for path in PATHS[1:]), ("", {"Sec-Fetch-Dest": "iframe"})]:
        async with http.get(place.address + path, headers=VISIT | change) as response:
            assert response.status == 403
    async with http.post(place.address, headers=VISIT) as response:
        assert response.status == 403


async def test_what_was_handed_in_is_no_page_of_this_place(place: Playground, http: aiohttp.ClientSession) -> None:
    upload = Upload("record.html", "text/html", b"<script src=/x></script>")
    about = place.handed.take(1, upload)
    picture = say(place.world, next(iter(place.world.channels)), {}, {0: Upload("a.png", "image/png", PNG)})
    async with http.get(place.address + about.path.removeprefix("/")) as response:
        assert response.headers["Content-Disposition"] == "attachment"
    async with http.get(place.address + picture.attachments[0].path.removeprefix("/")) as response:
        assert (response.content_type, "Content-Disposition" in response.headers) == ("image/png", False)


@pytest.mark.parametrize("path", ["_ctl/slash", "_ctl/drop", "api/v10/channels/1/messages"])
async def test_foreign_page_cannot_post(place: Playground, http: aiohttp.ClientSession, path: str) -> None:
    async with http.post(
        place.address + path, data="{}", headers={"Origin": "https://elsewhere.example"}
    ) as response:
        assert response.status == 403


async def test_own_page_may_call_by_either_name(place: Playground, http: aiohttp.ClientSession, port: int) -> None:
    for name in ("127.0.0.1", "localhost"):
        headers = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}", "Sec-Fetch-Site": "same-origin"}
        async with http.get(f"{place.address}_ctl/state", headers=headers) as response:
            assert response.status == 200


async def test_only_the_loopback_address_listens(place: Playground, port: int) -> None:
    own = socket.gethostbyname(socket.gethostname())
    if own.startswith("127."):
        own = "127.0.0.2"
    with socket.socket() as probe:
        probe.settimeout(1)
        assert probe.connect_ex((own, port)) != 0


async def test_page_may_load_nothing_from_elsewhere(place: Playground, http: aiohttp.ClientSession) -> None:
    async with http.get(place.address) as response:
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        assert response.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["page/../server.py", "page/%2e%2e/server.py", "page/..%2fserver.py"])
async def test_static_files_end_at_their_folder(place: Playground, port: int, path: str) -> None:
    with socket.create_connection(("127.0.0.1", port)) as raw:
        raw.setblocking(False)  # noqa: FBT003  the standard library takes it so
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(raw, f"GET /{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        assert (await loop.sock_recv(raw, 4096)).split()[1] in (b"403", b"404")


async def test_unknown_route_is_404_and_counted(place: Playground, people: People) -> None:
    headers = {"Authorization": "Bot playground"}
    async with people.http.get(f"{place.address}api/v10/guilds/1001/bans", headers=headers) as response:
        assert (response.status, await response.json()) == (404, {"message": "404: Not Found", "code": 0})
    async with people.http.delete(f"{place.address}api/v10/users/@me", headers=headers) as response:
        assert response.status == 404
    assert (await people.state())["unimplemented"] == ["GET /guilds/1001/bans", "DELETE /users/@me"]
    place.faults.unimplemented.clear()


async def test_request_without_token_is_refused(place: Playground, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{place.address}api/v10/users/@me") as response:
        assert (response.status, response.content_type) == (401, "application/json")


@pytest.mark.parametrize("stranger", ["99", "zoe", "2001", ""])
async def test_page_of_a_stranger_is_not_served_news_and_leads_to_the_first_person(
    place: Playground, http: aiohttp.ClientSession, stranger: str
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(f"{place.address}_ctl/ws?as={stranger}")
    assert refused.value.status == 404
    async with http.get(f"{place.address}?as={stranger}") as response:
        assert (response.status, str(response.url)) == (200, place.address)


@pytest.mark.parametrize(
    "body",
    [
        {"user": 99, "channel": 1, "command": "x"},
        {"user": 1, "channel": 99, "command": "x"},
    ],
)
async def test_stranger_or_unknown_channel_is_said_plainly(
    place: Playground, people: People, body: dict[str, Any]
) -> None:
    body = {**body, "channel": next(iter(place.world.channels)) if body["channel"] == 1 else body["channel"]}
    assert (await people.do("slash", **body))["kind"] == "impossible"
