"""Routes by which the bot answers interactions: the callback, and the webhook of its token."""

from bot.sandbox.bots import interaction_answers
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.rest_call import NO_CONTENT, RestCall, Route
from bot.sandbox.bots.validation import validate_message
from bot.sandbox.world import messages
from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.interactions import Interaction, find_webhook_message
from bot.sandbox.world.protocol import AnswerKind, JsonObject, MessageFlag
from bot.sandbox.world.world import Message

MAX_GUEST_FOLLOW_UPS = 5
"""So many follow-ups has an interaction where the bot is with a person alone."""
_WITH_MESSAGE = {AnswerKind.MESSAGE, AnswerKind.UPDATE}


def handle_callback(call: RestCall) -> RestAnswer:
    """Take the bot's answer to an interaction."""
    interaction = call.interactions.require_open_interaction(
        call.read_snowflake_in_path("interaction"), call.where["token"]
    )
    interaction_answers.apply_interaction_response(call.interactions, interaction, call.body, call.uploads)
    with_response = call.query.get("with_response", "").lower() in {"1", "true"}
    return RestAnswer(_build_callback_response(call, interaction)) if with_response else NO_CONTENT


def _build_callback_response(call: RestCall, interaction: Interaction) -> JsonObject:
    payload: JsonObject = {"id": str(interaction.id), "type": int(interaction.kind)}
    kind, message = interaction.answer, interaction.original
    if message:
        payload["response_message_id"] = str(message.id)
        payload["response_message_loading"] = message.is_loading
        payload["response_message_ephemeral"] = message.is_ephemeral
    if kind not in _WITH_MESSAGE or message is None:
        return {"interaction": payload}
    return {
        "interaction": payload,
        "resource": {"type": int(kind or 0), "message": call.stage.build_rest_message(message)},
    }


def _find_interaction(call: RestCall) -> Interaction:
    return call.interactions.find_answered_interaction_by_token(call.where["application"], call.where["token"])


def _find_message(call: RestCall) -> Message:
    return find_webhook_message(_find_interaction(call), call.where["message"], call.stage)


def create_follow_up(call: RestCall) -> RestAnswer:
    """Send one more message; the first after a deferred answer replaces the placeholder."""
    interaction = _find_interaction(call)
    validate_message(call.body, call.uploads)
    waiting = interaction.original
    there = interaction.channel.id in call.world.channels
    if there and waiting and waiting.is_loading and waiting.id in interaction.channel.messages:
        messages.fill_placeholder(call.stage, waiting, call.body, call.uploads)
        return RestAnswer(call.stage.build_rest_message(waiting))
    _require_follow_up_left(interaction)
    ephemeral = bool((call.body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    message = interaction_answers.prepare_reply_message(call.interactions, interaction, ephemeral=ephemeral)
    message.command = None
    bot = call.world.bot
    messages.post_message(call.stage, interaction.channel, bot, call.body, call.uploads, made_by=message)
    return RestAnswer(call.stage.build_rest_message(message))


def _require_follow_up_left(interaction: Interaction) -> None:
    """Refuse one follow-up too many where only a person installed the bot ("Create Followup Message")."""
    if "0" not in interaction.owners and len(interaction.made) - interaction.answered_with >= MAX_GUEST_FOLLOW_UPS:
        raise build_refusal(40094)


def get_webhook_message(call: RestCall) -> RestAnswer:
    """Read a message that the interaction made."""
    return RestAnswer(call.stage.build_rest_message(_find_message(call)))


def edit_webhook_message(call: RestCall) -> RestAnswer:
    """Edit a message that the interaction made, also an ephemeral one."""
    message = _find_message(call)
    if message.author_id != call.world.bot.id:
        raise build_refusal(50005)
    validate_message(call.body, call.uploads, existing=message)
    messages.edit_message_and_announce(call.stage, message, call.body, call.uploads)
    return RestAnswer(call.stage.build_rest_message(message))


def delete_webhook_message(call: RestCall) -> RestAnswer:
    """Delete a message that the interaction made."""
    messages.delete_message_and_announce(call.stage, _find_message(call))
    return NO_CONTENT


_WEBHOOK = "/webhooks/{application}/{token}"
ROUTES: tuple[Route, ...] = (
    ("POST", "/interactions/{interaction}/{token}/callback", handle_callback),
    ("POST", _WEBHOOK, create_follow_up),
    ("GET", _WEBHOOK + "/messages/{message}", get_webhook_message),
    ("PATCH", _WEBHOOK + "/messages/{message}", edit_webhook_message),
    ("DELETE", _WEBHOOK + "/messages/{message}", delete_webhook_message),
)
"""The routes that need no bot token: the interaction's own is in the path."""
