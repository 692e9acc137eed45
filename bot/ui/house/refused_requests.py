"""Hears of each request that Discord refused because there were too many: which kind, never to whom."""

import re
from collections.abc import Callable
from http import HTTPStatus
from types import SimpleNamespace

import aiohttp

SECRET = re.compile(r"/(webhooks|interactions)/(\d+)/[^/]+")
NUMBER = re.compile(r"/\d+")
VERSION = re.compile(r"^/api/v\d+")


def route_of(method: str, path: str) -> str:
    """Return a request's kind: its path without ids and tokens."""
    bare = SECRET.sub(r"/\1/ID/TOKEN", VERSION.sub("", path))
    return f"{method} {NUMBER.sub('/ID', bare)}"


def hearing_of(limited: Callable[[str], None]) -> aiohttp.TraceConfig:
    """Return what lets discord.py tell of each answer that was 429, by the kind of the request."""

    async def ended(_: aiohttp.ClientSession, _more: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
        if told.response.status == HTTPStatus.TOO_MANY_REQUESTS:
            limited(route_of(told.method, told.url.path))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace
