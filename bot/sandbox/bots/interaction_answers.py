"""What the bot may answer to an interaction, kind by kind, and what each answer does."""

from collections.abc import Callable, Sequence

from bot.sandbox.bots.validation import validate_choices, validate_message, validate_modal
from bot.sandbox.world import messages
from bot.sandbox.world.attachments import Upload
from bot.sandbox.world.components import ComponentFinisher
from bot.sandbox.world.errors import build_refusal
from bot.sandbox.world.interactions import Interaction, Interactions, build_invalid_response_refusal, format_full_name
from bot.sandbox.world.payloads import build_user_json
from bot.sandbox.world.protocol import AnswerKind, InteractionKind, JsonObject, MessageFlag
from bot.sandbox.world.world import Message

_A = AnswerKind
_MESSAGES = (_A.MESSAGE, _A.DEFERRED_MESSAGE)
_UPDATES = (_A.DEFERRED_UPDATE, _A.UPDATE)
ANSWERS_BY_INTERACTION: dict[InteractionKind, tuple[AnswerKind, ...]] = {
    InteractionKind.COMMAND: (*_MESSAGES, _A.MODAL),
    InteractionKind.COMPONENT: (*_MESSAGES, *_UPDATES, _A.MODAL),
    InteractionKind.AUTOCOMPLETE: (_A.CHOICES,),
    InteractionKind.MODAL: _MESSAGES,
}
"""The answers that each kind of interaction accepts; a modal opened from a component also accepts updates."""


def apply_interaction_response(
    interactions: Interactions, interaction: Interaction, body: JsonObject, uploads: Sequence[Upload]
) -> None:
    """Carry out the bot's answer, or refuse it without changing anything."""
    allowed = ANSWERS_BY_INTERACTION[interaction.kind]
    if interaction.kind is InteractionKind.MODAL and interaction.source:
        allowed = (*allowed, *_UPDATES)
    if body.get("type") not in allowed:
        raise build_invalid_response_refusal(allowed)
    kind = AnswerKind(body["type"])
    _ANSWERS[kind](interactions, interaction, body.get("data") or {}, uploads)
    interactions.mark_answered(interaction, kind)
    _show_modal(interactions, interaction)


def prepare_reply_message(interactions: Interactions, interaction: Interaction, *, ephemeral: bool) -> Message:
    """Return an empty message that knows where it came from and who may see it; 10003 if its channel is gone."""
    world, user = interactions.stage.world, interaction.user
    if interaction.channel.id not in world.channels:
        raise build_refusal(10003)
    message = Message(world.generate_id(), interaction.channel.id, world.bot.id)
    message.seen_by = user.id if ephemeral else None
    message.interaction = interaction.build_interaction_metadata_json()
    if interaction.kind is InteractionKind.COMMAND:
        name, kind = format_full_name(interaction.carried), int(interaction.kind)
        message.command = {"id": str(interaction.id), "type": kind, "name": name, "user": build_user_json(user)}
    interaction.made.append(message)
    return message


def _is_ephemeral(body: JsonObject) -> bool:
    return bool((body.get("flags") or 0) & MessageFlag.EPHEMERAL)


def _answer_with_message(
    interactions: Interactions, it: Interaction, body: JsonObject, uploads: Sequence[Upload]
) -> None:
    validate_message(body, uploads, field_path=("data",))
    message = prepare_reply_message(interactions, it, ephemeral=_is_ephemeral(body))
    it.original = message
    messages.post_message(interactions.stage, it.channel, interactions.stage.world.bot, body, uploads, made_by=message)


def _defer_message(interactions: Interactions, it: Interaction, body: JsonObject, _: Sequence[Upload]) -> None:
    message = prepare_reply_message(interactions, it, ephemeral=_is_ephemeral(body))
    message.flags = int(MessageFlag.LOADING | (MessageFlag.EPHEMERAL if message.is_ephemeral else 0))
    it.original = message
    messages.add_message_to_channel(interactions.stage, it.channel, message)


def _require_source(interactions: Interactions, it: Interaction) -> Message:
    """Return the message that was used, or refuse with 10008 if it is gone, alone or with its channel."""
    place_is_gone = it.channel.id not in interactions.stage.world.channels
    if place_is_gone or it.source is None or it.source.id not in it.channel.messages:
        raise build_refusal(10008)
    return it.source


def _defer_update(_: Interactions, it: Interaction, __: JsonObject, ___: Sequence[Upload]) -> None:
    it.original = it.source


def _answer_with_update(
    interactions: Interactions, it: Interaction, body: JsonObject, uploads: Sequence[Upload]
) -> None:
    source = _require_source(interactions, it)
    validate_message(body, uploads, field_path=("data",), existing=source)
    it.original = source
    messages.edit_message_and_announce(interactions.stage, source, body, uploads)


def _answer_with_choices(_: Interactions, it: Interaction, body: JsonObject, __: Sequence[Upload]) -> None:
    validate_choices(body, it.carried)
    it.choices = body.get("choices") or []


def _answer_with_modal(interactions: Interactions, it: Interaction, body: JsonObject, _: Sequence[Upload]) -> None:
    validate_modal(body)
    stage = interactions.stage
    components = ComponentFinisher(stage.world, (), stage.address).finish_components(body["components"])
    it.modal = {"custom_id": body["custom_id"], "title": body["title"], "components": components}


def _show_modal(interactions: Interactions, it: Interaction) -> None:
    if it.modal is not None:
        interactions.stage.feed.send_to_person(it.user.id, "modal", {"interaction_id": str(it.id)} | it.modal)


_ANSWERS: dict[AnswerKind, Callable[[Interactions, Interaction, JsonObject, Sequence[Upload]], None]] = {
    AnswerKind.MESSAGE: _answer_with_message,
    AnswerKind.DEFERRED_MESSAGE: _defer_message,
    AnswerKind.DEFERRED_UPDATE: _defer_update,
    AnswerKind.UPDATE: _answer_with_update,
    AnswerKind.CHOICES: _answer_with_choices,
    AnswerKind.MODAL: _answer_with_modal,
}
