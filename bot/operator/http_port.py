"""The HTTP server, by default only for this machine: /healthz for a supervisor, /metrics for Prometheus."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

from aiohttp import web

from bot.error_codes import explain_port_error
from bot.operator.health import check_health
from bot.operator.metrics import Metrics
from bot.settings import Settings
from bot.store import StoreError
from bot.ui.parlour_client import ParlourClient

LOOPBACK_ADDRESS = "127.0.0.1"
PROMETHEUS_CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@dataclass(frozen=True, slots=True)
class HttpServer:
    """Serves /healthz and /metrics over HTTP."""

    parlour: ParlourClient
    metrics: Metrics
    settings: Settings | None = None

    async def serve_health(self, _request: web.Request) -> web.Response:
        """Answer a health check: 200 if people can play, else 503; in both cases with what works."""
        report = await check_health(self.parlour)
        return web.json_response(asdict(report), status=200 if report.is_playable else 503)

    async def serve_metrics(self, _request: web.Request) -> web.Response:
        """Answer all metrics (Prometheus)."""
        try:
            text = await self.metrics.render_metrics(self.parlour, await check_health(self.parlour), self.settings)
        except StoreError:
            raise web.HTTPServiceUnavailable from None
        return web.Response(body=text, headers={"Content-Type": PROMETHEUS_CONTENT_TYPE})


@asynccontextmanager
async def run_http_server(
    parlour: ParlourClient, port: int, host: str = LOOPBACK_ADDRESS, settings: Settings | None = None
) -> AsyncIterator[None]:
    """Serve HTTP at the port as long as this context lasts; raises `ResourceError` if it cannot be had."""
    metrics = Metrics()
    looks = HttpServer(parlour, metrics, settings)
    app = web.Application()
    app.add_routes([web.get("/healthz", looks.serve_health), web.get("/metrics", looks.serve_metrics)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await _start_listening(runner, host, port)
        async with metrics.collect_metrics():
            yield
    finally:
        await runner.cleanup()


async def _start_listening(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as problem:
        raise explain_port_error(problem, port, port_name="HEALTH_PORT", host_name="HEALTH_HOST") from None
