"""Routes about the emoji of the application's own."""

from bot.sandbox.bots.refuse import check_emoji, check_emoji_name
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.call import NOTHING, Call, Route
from bot.sandbox.world.errors import refusal
from bot.sandbox.world.payloads import app_emoji_json
from bot.sandbox.world.world import AppEmoji

MOST = 2000


def emojis(call: Call) -> RestAnswer:
    """Answer all emoji of the application."""
    _check_application(call)
    return RestAnswer({"items": [app_emoji_json(call.world, one) for one in call.world.emojis.values()]})


def emoji(call: Call) -> RestAnswer:
    """Answer one emoji."""
    _check_application(call)
    return RestAnswer(app_emoji_json(call.world, call.world.emoji(call.id("emoji"))))


def create(call: Call) -> RestAnswer:
    """Take a new emoji."""
    _check_application(call)
    check_emoji(call.body, {one.name for one in call.world.emojis.values()})
    if len(call.world.emojis) >= MOST:
        raise refusal(30008)
    made = AppEmoji(call.world.new_id(), str(call.body["name"]), str(call.body["image"]))
    call.world.emojis[made.id] = made
    return RestAnswer(app_emoji_json(call.world, made), 201)


def rename(call: Call) -> RestAnswer:
    """Give an emoji another name: messages that show it go on showing it."""
    _check_application(call)
    found = call.world.emoji(call.id("emoji"))
    check_emoji_name(call.body, {one.name for one in call.world.emojis.values() if one is not found})
    found.name = str(call.body["name"])
    return RestAnswer(app_emoji_json(call.world, found))


def delete(call: Call) -> RestAnswer:
    """Delete an emoji."""
    _check_application(call)
    del call.world.emojis[call.world.emoji(call.id("emoji")).id]
    return NOTHING


def _check_application(call: Call) -> None:
    if call.id("application") != call.world.application_id:
        raise refusal(20012)


EMOJIS = "/applications/{application}/emojis"

ROUTES: tuple[Route, ...] = (
    ("GET", EMOJIS, emojis),
    ("POST", EMOJIS, create),
    ("GET", EMOJIS + "/{emoji}", emoji),
    ("PATCH", EMOJIS + "/{emoji}", rename),
    ("DELETE", EMOJIS + "/{emoji}", delete),
)
