"""Refuses foreign web pages (CSRF, DNS rebinding): the server answers only to its own name on this machine."""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

LOCAL_HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})


def is_local(host: str) -> bool:
    """Tell whether a Host header or the host of an Origin means this machine."""
    return urlsplit(f"//{host}").hostname in LOCAL_HOSTS


def is_allowed_origin(request: web.Request) -> bool:
    """Tell whether a request comes from the sandbox's own page, or from no page at all."""
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    parts = urlsplit(origin)
    return parts.scheme == "http" and parts.hostname in LOCAL_HOSTS and parts.port == _extract_port(request.host)


def _extract_port(host: str) -> int | None:
    return urlsplit(f"//{host}").port


@web.middleware
async def refuse_foreign_requests(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Middleware: refuse requests that name another host (rebound), come from another page, or say neither readably."""
    try:
        is_ours = is_local(request.host) and is_allowed_origin(request)
    except ValueError:
        return web.json_response({"error": "This is no host."}, status=400)
    if not is_ours:
        return web.json_response({"error": "Only pages of this sandbox may speak to it."}, status=403)
    return await handler(request)
