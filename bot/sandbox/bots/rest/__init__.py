"""Discord's REST API: its routes, who may call them, and how an answer is sent."""

import json
from email.utils import formatdate
from typing import Any

from aiohttp import web

from bot.sandbox.bots.gateway import Gateway
from bot.sandbox.bots.recorder import Recorder
from bot.sandbox.bots.rest import channels, commands, emojis, interactions, login, messages, scheduled_events
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.faults import Faults
from bot.sandbox.bots.rest.rest_call import RestCall, RouteHandler, read_body
from bot.sandbox.world.attachments import Upload
from bot.sandbox.world.errors import Refused, build_refusal, build_route_refusal, build_token_refusal
from bot.sandbox.world.interactions import Interactions
from bot.sandbox.world.protocol import API_PREFIX
from bot.sandbox.world.sandbox_context import SandboxContext

BOT_ROUTES = (
    *login.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *scheduled_events.ROUTES,
)
"""Routes that need the bot's token."""


class RestApi:
    """The REST API of one sandbox."""

    def __init__(
        self,
        context: SandboxContext,
        interactions: Interactions,
        gateway: Gateway,
        faults: Faults,
        recorder: Recorder,
    ) -> None:
        self.stage, self.interactions, self.gateway = context, interactions, gateway
        self.faults, self.recorder = faults, recorder

    def build_routes(self) -> list[web.RouteDef]:
        """Return every route, the catch-all last."""
        open_to_all = [self._build_route(*route, authorized=False) for route in interactions.ROUTES]
        for_the_bot = [self._build_route(*route, authorized=True) for route in BOT_ROUTES]
        return [*open_to_all, *for_the_bot, self._build_route("*", "/{rest:.*}", _refuse_route, authorized=False)]

    def _build_route(self, method: str, path: str, act: RouteHandler, *, authorized: bool) -> web.RouteDef:
        async def serve_request(request: web.Request) -> web.Response:
            return await self._handle_request(request, act, authorized=authorized)

        return web.route(method, API_PREFIX + path, serve_request)

    async def _handle_request(self, request: web.Request, act: RouteHandler, *, authorized: bool) -> web.Response:
        path = request.path.removeprefix(API_PREFIX)
        body: Any = None
        uploads: list[Upload] = []
        try:
            body, uploads = await read_body(request)
            self.recorder.heard(request.content_length or 0)
            if authorized and request.headers.get("Authorization") != f"Bot {self.gateway.token}":
                raise build_token_refusal()
            fault = await self.faults.apply_faults_to_request(request.method, path, len(uploads))
            answer = fault.build_error_response() if fault else act(self._build_call(request, body, uploads))
        except Refused as refused:
            answer = RestAnswer(refused.json_body(), refused.status)
        except ConnectionResetError:
            return web.Response(status=400)  # the sender was cut off: nobody hears the answer
        except RecursionError:
            too_deep = build_refusal(50109)
            answer = RestAnswer(too_deep.json_body(), too_deep.status)
        names = [upload.filename for upload in uploads]
        self.recorder.log_rest_request(request.method, path, body, names, answer.status, answer.json)
        response = build_web_response(answer)
        response.headers["Date"] = formatdate(self.stage.world.snowflakes.get_current_time(), usegmt=True)
        return response

    def _build_call(self, request: web.Request, body: Any, uploads: list[Upload]) -> RestCall:
        where, query = request.match_info, request.query
        return RestCall(self.stage, self.interactions, self.gateway, where, query, body, uploads)


def _refuse_route(_: RestCall) -> RestAnswer:
    raise build_route_refusal()


def build_web_response(answer: RestAnswer) -> web.Response:
    """Return an answer whose content type is exactly `application/json`: discord.py reads nothing else as JSON."""
    if answer.status == 204:
        return web.Response(status=204)
    if answer.page is not None:
        return web.Response(text=answer.page, status=answer.status, content_type="text/html", headers=answer.headers)
    text = json.dumps(answer.json).encode()
    kind = "application/json"
    return web.Response(body=text, status=answer.status, content_type=kind, headers=answer.headers)
