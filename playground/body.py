"""Reading the bodies of requests and writing answers."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from aiohttp import web

from playground.posting import Upload, Uploads
from playground.refusals import Json

FILE_FIELD = re.compile(r"^files\[(\d+)\]$")
PARAMETER = re.compile(r'\b(name|filename)="([^"]*)"')
PART_TYPE = re.compile(r"^content-type: *([^\s;]+)", re.IGNORECASE | re.MULTILINE)
FORM = "multipart/form-data"
UNTYPED = "application/octet-stream"


async def read_body(request: web.Request) -> tuple[Any, Uploads]:
    """The JSON of a request with its files, plain or multipart."""
    if request.headers.get("Content-Type", "").startswith(FORM):  # taking the header apart costs milliseconds
        return await _read_parts(request)
    raw = await request.read()
    return (msgspec.json.decode(raw) if raw else {}), {}


async def _read_parts(request: web.Request) -> tuple[Json, Uploads]:
    payload: Json = {}
    files: dict[int, Upload] = {}
    for head, data in _parts(await request.read(), request.headers["Content-Type"].partition("boundary=")[2]):
        said = dict(PARAMETER.findall(head))
        if said.get("name") == "payload_json":
            payload = msgspec.json.decode(data)
        elif match := FILE_FIELD.match(said.get("name", "")):
            kind = PART_TYPE.search(head)
            files[int(match[1])] = Upload(said.get("filename", "file"), kind[1] if kind else UNTYPED, data)
    return payload, files


def _parts(raw: bytes, boundary: str) -> Iterator[tuple[str, bytes]]:
    """Split a form at once: taking it in line by line costs more than all else that is done with a picture."""
    for part in (b"\r\n" + raw).split(b"\r\n--" + boundary.strip('"').encode())[1:-1]:
        head, _, data = part.partition(b"\r\n\r\n")
        yield head.decode(), data


def answer(data: object = None, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with exactly `application/json`, as clients insist on; nothing at all becomes 204."""
    if data is None:
        return web.Response(status=204)
    body = msgspec.json.encode(data)
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")
