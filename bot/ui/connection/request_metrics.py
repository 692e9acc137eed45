"""Metrics of each request to Discord: which kind, how it was answered, and Discord's time; never to whom."""

import re
import time
from http import HTTPStatus
from types import SimpleNamespace

import aiohttp

from bot import measurements
from bot.ui.connection.clock_skew import ClockSkew

TOKEN_PATTERN = re.compile(r"/(webhooks|interactions)/(\d+)/[^/]+")
PATH_NUMBER_PATTERN = re.compile(r"/\d+")
API_VERSION_PATTERN = re.compile(r"^/api/v\d+")


def normalize_route(method: str, path: str) -> str:
    """Return a request's kind: its path without ids and tokens."""
    bare = TOKEN_PATTERN.sub(r"/\1/ID/TOKEN", API_VERSION_PATTERN.sub("", path))
    return f"{method} {PATH_NUMBER_PATTERN.sub('/ID', bare)}"


def is_html_page(answer: aiohttp.ClientResponse) -> bool:
    """Tell whether a page of HTML came with a success: from a proxy or a portal, for Discord has none at its API."""
    success = HTTPStatus.OK <= answer.status < HTTPStatus.MULTIPLE_CHOICES
    return success and answer.headers.get("Content-Type", "").startswith("text/html")


def build_trace_config(skew: ClockSkew) -> aiohttp.TraceConfig:
    """Build the aiohttp trace config that measures each request of discord.py."""

    async def record_request_start(
        _: aiohttp.ClientSession, more: SimpleNamespace, _told: aiohttp.TraceRequestStartParams
    ) -> None:
        more.began = time.time()

    async def record_request_end(
        _: aiohttp.ClientSession, more: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        skew.record_date_header(request.response.headers.get("Date"), more.began, time.time())
        if request.response.status == HTTPStatus.SWITCHING_PROTOCOLS:
            return
        route = normalize_route(request.method, request.url.path)
        measurements.record_metric("requests", 1, route, str(request.response.status))
        if request.response.status == HTTPStatus.TOO_MANY_REQUESTS:
            measurements.record_metric("limited", 1, route)
        if is_html_page(request.response):
            raise aiohttp.ClientPayloadError(f"{route} was answered with a page, which is not Discord's")

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(record_request_start)
    trace.on_request_end.append(record_request_end)
    return trace
