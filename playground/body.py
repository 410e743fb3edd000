"""Reading the bodies of requests and writing answers."""

import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from playground.posting import Upload, Uploads
from playground.refusals import Json

FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


async def read_body(request: web.Request) -> tuple[Any, Uploads]:
    """The JSON of a request with its files, plain or multipart."""
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    return (msgspec.json.decode(raw) if raw else {}), {}


async def _read_parts(request: web.Request) -> tuple[Json, Uploads]:
    payload: Json = {}
    files: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name, data = part.name or "", bytes(await part.read())
        if name == "payload_json":
            payload = msgspec.json.decode(data)
        elif match := FILE_FIELD.match(name):
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files[int(match[1])] = Upload(part.filename or "file", kind, data)
    return payload, files


def answer(data: object = None, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with exactly `application/json`, as clients insist on; nothing at all becomes 204."""
    if data is None:
        return web.Response(status=204)
    body = msgspec.json.encode(data)
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")
