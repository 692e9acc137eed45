"""Routes about the emoji of the application's own."""

from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.rest_call import NO_CONTENT, RestCall, Route
from bot.sandbox.bots.validation import validate_emoji, validate_emoji_name
from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.payloads import build_app_emoji_json
from bot.sandbox.world.world import AppEmoji

MAX_APPLICATION_EMOJIS = 2000


def list_emojis(call: RestCall) -> RestAnswer:
    """Answer all emoji of the application."""
    _require_application(call)
    return RestAnswer({"items": [build_app_emoji_json(call.world, emoji) for emoji in call.world.emojis.values()]})


def get_emoji(call: RestCall) -> RestAnswer:
    """Answer one emoji."""
    _require_application(call)
    return RestAnswer(build_app_emoji_json(call.world, call.world.get_emoji(call.read_snowflake_in_path("emoji"))))


def create_emoji(call: RestCall) -> RestAnswer:
    """Take a new emoji."""
    _require_application(call)
    validate_emoji(call.body, {emoji.name for emoji in call.world.emojis.values()})
    if len(call.world.emojis) >= MAX_APPLICATION_EMOJIS:
        raise build_refusal(30008)
    emoji = AppEmoji(call.world.generate_id(), str(call.body["name"]), str(call.body["image"]))
    call.world.emojis[emoji.id] = emoji
    return RestAnswer(build_app_emoji_json(call.world, emoji), 201)


def rename_emoji(call: RestCall) -> RestAnswer:
    """Give an emoji another name: messages that show it go on showing it."""
    _require_application(call)
    app_emoji = call.world.get_emoji(call.read_snowflake_in_path("emoji"))
    validate_emoji_name(call.body, {emoji.name for emoji in call.world.emojis.values() if emoji is not app_emoji})
    app_emoji.name = str(call.body["name"])
    return RestAnswer(build_app_emoji_json(call.world, app_emoji))


def delete_emoji(call: RestCall) -> RestAnswer:
    """Delete an emoji."""
    _require_application(call)
    del call.world.emojis[call.world.get_emoji(call.read_snowflake_in_path("emoji")).id]
    return NO_CONTENT


def _require_application(call: RestCall) -> None:
    if call.read_snowflake_in_path("application") != call.world.application_id:
        raise build_refusal(20012)


EMOJIS_PATH = "/applications/{application}/emojis"

ROUTES: tuple[Route, ...] = (
    ("GET", EMOJIS_PATH, list_emojis),
    ("POST", EMOJIS_PATH, create_emoji),
    ("GET", EMOJIS_PATH + "/{emoji}", get_emoji),
    ("PATCH", EMOJIS_PATH + "/{emoji}", rename_emoji),
    ("DELETE", EMOJIS_PATH + "/{emoji}", delete_emoji),
)
