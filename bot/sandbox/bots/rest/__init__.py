"""Discord's REST API: its routes, who may call them, and how an answer is sent."""

import json
from email.utils import formatdate
from typing import Any

from aiohttp import web

from bot.sandbox.bots.gateway import Gateway
from bot.sandbox.bots.recorder import Recorder
from bot.sandbox.bots.rest import channels, commands, emojis, interactions, login, messages
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.call import Act, Call, read_body
from bot.sandbox.bots.rest.faults import Faults
from bot.sandbox.world.attachments import Upload
from bot.sandbox.world.backstage import Backstage
from bot.sandbox.world.errors import Refused, no_such_route, refusal, unauthorized
from bot.sandbox.world.interactions import Interactions
from bot.sandbox.world.protocol import API

FOR_THE_BOT = (*login.ROUTES, *messages.ROUTES, *channels.ROUTES, *commands.ROUTES, *emojis.ROUTES)
"""Routes that need the bot's token."""


class Rest:
    """The REST API of one sandbox."""

    def __init__(
        self,
        stage: Backstage,
        interactions: Interactions,
        gateway: Gateway,
        faults: Faults,
        recorder: Recorder,
    ) -> None:
        self.stage, self.interactions, self.gateway = stage, interactions, gateway
        self.faults, self.recorder = faults, recorder

    def routes(self) -> list[web.RouteDef]:
        """Return every route, the catch-all last."""
        open_to_all = [self._route(*route, authorized=False) for route in interactions.ROUTES]
        for_the_bot = [self._route(*route, authorized=True) for route in FOR_THE_BOT]
        return [*open_to_all, *for_the_bot, self._route("*", "/{rest:.*}", _nowhere, authorized=False)]

    def _route(self, method: str, path: str, act: Act, *, authorized: bool) -> web.RouteDef:
        async def serve(request: web.Request) -> web.Response:
            return await self._serve(request, act, authorized=authorized)

        return web.route(method, API + path, serve)

    async def _serve(self, request: web.Request, act: Act, *, authorized: bool) -> web.Response:
        path = request.path.removeprefix(API)
        body: Any = None
        uploads: list[Upload] = []
        try:
            body, uploads = await read_body(request)
            self.recorder.heard(request.content_length or 0)
            if authorized and request.headers.get("Authorization") != f"Bot {self.gateway.token}":
                raise unauthorized()
            fault = await self.faults.meet(request.method, path, len(uploads))
            answer = fault.answer() if fault else act(self._call(request, body, uploads))
        except Refused as refused:
            answer = RestAnswer(refused.body(), refused.status)
        except ConnectionResetError:
            return web.Response(status=400)  # the sender was cut off: nobody hears the answer
        except RecursionError:
            too_deep = refusal(50109)
            answer = RestAnswer(too_deep.body(), too_deep.status)
        names = [upload.filename for upload in uploads]
        self.recorder.write(request.method, path, body, names, answer.status, answer.json)
        response = respond(answer)
        response.headers["Date"] = formatdate(self.stage.world.snowflakes.time(), usegmt=True)
        return response

    def _call(self, request: web.Request, body: Any, uploads: list[Upload]) -> Call:
        where, query = request.match_info, request.query
        return Call(self.stage, self.interactions, self.gateway, where, query, body, uploads)


def _nowhere(_: Call) -> RestAnswer:
    raise no_such_route()


def respond(answer: RestAnswer) -> web.Response:
    """Return an answer whose content type is exactly `application/json`: discord.py reads nothing else as JSON."""
    if answer.status == 204:
        return web.Response(status=204)
    if answer.page is not None:
        return web.Response(text=answer.page, status=answer.status, content_type="text/html", headers=answer.headers)
    text = json.dumps(answer.json).encode()
    kind = "application/json"
    return web.Response(body=text, status=answer.status, content_type=kind, headers=answer.headers)
