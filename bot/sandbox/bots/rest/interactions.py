"""Routes by which the bot answers interactions: the callback, and the webhook of its token."""

from bot.sandbox.bots import answers
from bot.sandbox.bots.refuse import check_message
from bot.sandbox.bots.rest.answer import RestAnswer
from bot.sandbox.bots.rest.call import NOTHING, Call, Route
from bot.sandbox.world import messages
from bot.sandbox.world.errors import refusal
from bot.sandbox.world.interactions import Interaction, made_by
from bot.sandbox.world.protocol import AnswerKind, JsonObject, MessageFlag
from bot.sandbox.world.world import Message

_WITH_MESSAGE = {AnswerKind.MESSAGE, AnswerKind.UPDATE}


def callback(call: Call) -> RestAnswer:
    """Take the bot's answer to an interaction."""
    interaction = call.interactions.to_answer(call.id("interaction"), call.where["token"])
    answers.answer(call.interactions, interaction, call.body, call.uploads)
    wanted = call.query.get("with_response", "").lower() in {"1", "true"}
    return RestAnswer(_response(call, interaction)) if wanted else NOTHING


def _response(call: Call, interaction: Interaction) -> JsonObject:
    said: JsonObject = {"id": str(interaction.id), "type": int(interaction.kind)}
    kind, message = interaction.answer, interaction.original
    if message:
        said["response_message_id"] = str(message.id)
        said["response_message_loading"] = message.is_loading
        said["response_message_ephemeral"] = message.is_ephemeral
    if kind not in _WITH_MESSAGE or message is None:
        return {"interaction": said}
    return {"interaction": said, "resource": {"type": int(kind or 0), "message": call.stage.shown(message)}}


def _interaction(call: Call) -> Interaction:
    return call.interactions.by_token(call.where["application"], call.where["token"])


def _message(call: Call) -> Message:
    return made_by(_interaction(call), call.where["message"], call.stage)


def follow_up(call: Call) -> RestAnswer:
    """Send one more message; the first after a deferred answer replaces the placeholder."""
    interaction = _interaction(call)
    check_message(call.body, call.uploads)
    waiting = interaction.original
    there = interaction.channel.id in call.world.channels
    if there and waiting and waiting.is_loading and waiting.id in interaction.channel.messages:
        messages.fill_placeholder(call.stage, waiting, call.body, call.uploads)
        return RestAnswer(call.stage.shown(waiting))
    ephemeral = bool((call.body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    message = answers.prepared(call.interactions, interaction, ephemeral=ephemeral)
    message.command = None
    bot = call.world.bot
    messages.post(call.stage, interaction.channel, bot, call.body, call.uploads, made_by=message)
    return RestAnswer(call.stage.shown(message))


def get(call: Call) -> RestAnswer:
    """Read a message that the interaction made."""
    return RestAnswer(call.stage.shown(_message(call)))


def edit(call: Call) -> RestAnswer:
    """Edit a message that the interaction made, also an ephemeral one."""
    message = _message(call)
    if message.author_id != call.world.bot.id:
        raise refusal(50005)
    check_message(call.body, call.uploads, existing=message)
    messages.revise(call.stage, message, call.body, call.uploads)
    return RestAnswer(call.stage.shown(message))


def delete(call: Call) -> RestAnswer:
    """Delete a message that the interaction made."""
    messages.remove(call.stage, _message(call))
    return NOTHING


_WEBHOOK = "/webhooks/{application}/{token}"
ROUTES: tuple[Route, ...] = (
    ("POST", "/interactions/{interaction}/{token}/callback", callback),
    ("POST", _WEBHOOK, follow_up),
    ("GET", _WEBHOOK + "/messages/{message}", get),
    ("PATCH", _WEBHOOK + "/messages/{message}", edit),
    ("DELETE", _WEBHOOK + "/messages/{message}", delete),
)
"""The routes that need no bot token: the interaction's own is in the path."""
