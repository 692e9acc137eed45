"""Discord's REST API: which routes there are, who may call them, and how an answer leaves."""

import inspect
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from aiohttp import web

from bot.sandbox.backstage import Backstage
from bot.sandbox.errors import Refused, no_such_route, unauthorized
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.recorder import Recorder
from bot.sandbox.rest import channels, commands, interactions, login, messages
from bot.sandbox.rest.call import Act, Call, Reply, read_body
from bot.sandbox.wire import API

Handler = Callable[[web.Request], Awaitable[web.Response]]


class Rest:
    """The REST API of one sandbox."""

    def __init__(
        self,
        stage: Backstage,
        interactions: Interactions,
        gateway: Gateway,
        faults: Faults,
        recorder: Recorder,
        token: str,
    ) -> None:
        self.stage, self.interactions, self.gateway = stage, interactions, gateway
        self.faults, self.recorder = faults, recorder
        self._authorization = f"Bot {token}"

    def routes(self) -> list[web.RouteDef]:
        """Return every route, the catch-all last."""
        open_to_all = [self._route(*route, authorized=False) for route in interactions.ROUTES]
        tables = (login.ROUTES, messages.ROUTES, channels.ROUTES, commands.ROUTES)
        for_the_bot = [self._route(*route, authorized=True) for table in tables for route in table]
        return [*open_to_all, *for_the_bot, self._route("*", "/{rest:.*}", _nowhere, authorized=False)]

    def _route(self, method: str, path: str, act: Act, *, authorized: bool) -> web.RouteDef:
        async def serve(request: web.Request) -> web.Response:
            return await self._serve(request, act, authorized=authorized)

        return web.route(method, API + path, serve)

    async def _serve(self, request: web.Request, act: Act, *, authorized: bool) -> web.Response:
        path = request.path.removeprefix(API)
        body, names = None, []
        try:
            body, uploads = await read_body(request)
            names = [upload.filename for upload in uploads]
            if authorized and request.headers.get("Authorization") != self._authorization:
                raise unauthorized()
            fault = await self.faults.meet(request.method, path)
            if fault:
                response = respond(fault.body(), fault.status or 500, fault.headers())
            else:
                call = Call(
                    self.stage, self.interactions, self.gateway, request.match_info, request.query, body, uploads
                )
                reply = await _act(act, call)
                response = respond(reply.json, reply.status)
        except Refused as refused:
            response = respond(refused.body(), refused.status)
        self.recorder.write(request.method, path, body, names, response.status)
        return response


async def _act(act: Act, call: Call) -> Reply:
    reply = act(call)
    return await reply if inspect.isawaitable(reply) else reply


def _nowhere(_: Call) -> Reply:
    raise no_such_route()


def respond(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return an answer whose content type is exactly `application/json`: discord.py reads nothing else as JSON."""
    if status == 204:
        return web.Response(status=204)
    text = json.dumps(body).encode()
    return web.Response(body=text, status=status, content_type="application/json", headers=headers)
