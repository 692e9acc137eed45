"""Interactions: what a person did that the bot must answer in time, and the token for its answer."""

import asyncio
import secrets
from dataclasses import dataclass, field

from bot.sandbox.world.errors import Refused, build_refusal
from bot.sandbox.world.payloads import (
    build_guild_community_json,
    build_member_json,
    build_partial_channel_json,
    build_user_json,
)
from bot.sandbox.world.permissions import GUEST_PERMISSIONS, compute_bot_permissions, compute_person_permissions
from bot.sandbox.world.protocol import (
    INTERACTION_ANSWER_SECONDS,
    INTERACTION_TOKEN_SECONDS,
    MAX_FILE_BYTES,
    AnswerKind,
    InteractionContext,
    InteractionKind,
    JsonObject,
    OptionKind,
)
from bot.sandbox.world.sandbox_context import SandboxContext
from bot.sandbox.world.world import Channel, Guild, Message, User, World

MIN_INTERACTIONS_TO_PURGE = 200
"""From this many interactions on it is worth forgetting the expired ones."""

NO_ANSWER_TEXT = "The application did not respond"


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing that a person did with the bot, from their click to the last follow-up."""

    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    opened: float
    carried: JsonObject
    """The `data` that the bot gets."""
    source: Message | None = None
    """The message whose component was used."""
    trigger: "Interaction | None" = None
    """The modal that this answers."""
    answer: AnswerKind | None = None
    answered_with: int = 0
    """How many messages had been made when it was answered; those after them are follow-ups."""
    original: Message | None = None
    """What `@original` means in the webhook routes."""
    made: list[Message] = field(default_factory=list)
    """The resulting messages, oldest first."""
    modal: JsonObject | None = None
    submitted: "Interaction | None" = None
    """The latest submission of its modal."""
    choices: list[JsonObject] | None = None
    failed: str | None = None
    owners: JsonObject = field(default_factory=dict)
    """For whom the bot is installed there, as `authorizing_integration_owners` has it: "0" a server, "1" a person."""
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it was answered or failed."""

    @property
    def state(self) -> str:
        """`pending`, `done` or `failed`."""
        return "failed" if self.failed else "done" if self.answer else "pending"

    def build_interaction_metadata_json(self) -> JsonObject:
        """Write it as the messages made by it carry it."""
        payload: JsonObject = {
            "id": str(self.id),
            "type": int(InteractionKind.COMMAND if self.kind is InteractionKind.AUTOCOMPLETE else self.kind),
            "user": build_user_json(self.user),
            "authorizing_integration_owners": self.owners,
            **self._build_target_json(),
        }
        if self.source and self.kind is InteractionKind.COMPONENT:
            payload["interacted_message_id"] = str(self.source.id)
        if self.trigger:
            payload["triggering_interaction_metadata"] = self.trigger.build_interaction_metadata_json()
        return payload

    def _build_target_json(self) -> JsonObject:
        """Return whose menu a command was chosen in: that of a person or of a message."""
        target = self.carried.get("target_id")
        if target is None:
            return {}
        users = self.carried["resolved"].get("users")
        return {"target_user": users[target]} if users else {"target_message_id": target}


class Interactions:
    """Every interaction of the sandbox's life, opened by people and answered by the bot."""

    def __init__(self, context: SandboxContext) -> None:
        self.stage = context
        self._open: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def send_interaction_to_bot(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        carried: JsonObject,
        source: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Tell the bot about something a person did, and start its three seconds."""
        token, now = secrets.token_urlsafe(48), self.stage.now()
        new = Interaction(self.stage.world.generate_id(), token, kind, user, channel, now, carried, source, trigger)
        new.owners = find_authorizing_integration_owners(self.stage.world, new)
        self._forget_dead()
        self._open[new.id] = self._by_token[token] = new
        self.stage.feed.send_to_bot("INTERACTION_CREATE", self._build_payload(new), channel.guild_id)
        self._announce_state(new)
        self._schedule_check(new, INTERACTION_ANSWER_SECONDS)
        return new

    def _forget_dead(self) -> None:
        """Delete interactions with expired tokens, from time to time."""
        if len(self._open) < MIN_INTERACTIONS_TO_PURGE:
            return
        dead = [
            opened for opened in self._open.values() if self.stage.now() - opened.opened > INTERACTION_TOKEN_SECONDS
        ]
        for interaction in dead:
            del self._open[interaction.id], self._by_token[interaction.token]

    def find_interaction(self, interaction_id: int) -> Interaction | None:
        """Return an interaction, if there is one with this id."""
        return self._open.get(interaction_id)

    def require_open_interaction(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that a callback may answer now, or refuse: 10062 unknown or late, 40060 answered."""
        interaction = self._open.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise build_refusal(10062)
        if interaction.answer is not None:
            raise build_refusal(40060)
        if self._is_late(interaction):
            self.mark_failed(interaction, NO_ANSWER_TEXT)
        if interaction.failed:
            raise build_refusal(10062)
        return interaction

    def find_answered_interaction_by_token(self, application_id: str, token: str) -> Interaction:
        """Return the answered interaction of a webhook's token, or refuse: 10015 unknown, 50027 expired."""
        interaction = self._by_token.get(token)
        if application_id != str(self.stage.world.application_id):
            raise build_refusal(10015)
        if interaction is None or self.stage.now() - interaction.opened > INTERACTION_TOKEN_SECONDS:
            raise build_refusal(50027)
        if interaction.answer is None:
            raise build_refusal(10015)
        return interaction

    def mark_answered(self, interaction: Interaction, answer: AnswerKind) -> None:
        """Note that the bot has answered."""
        interaction.answer = answer
        interaction.answered_with = len(interaction.made)
        interaction.settled.set()
        self._announce_state(interaction)

    def mark_failed(self, interaction: Interaction, reason: str) -> None:
        """Tell the person that the interaction failed."""
        interaction.failed = reason
        interaction.settled.set()
        self._announce_state(interaction)

    def fail_late_interactions(self) -> None:
        """Fail all interactions whose three seconds are over (timeout, deadline) by the clock."""
        for interaction in list(self._open.values()):
            if interaction.state == "pending" and self._is_late(interaction):
                self.mark_failed(interaction, NO_ANSWER_TEXT)

    def _is_late(self, interaction: Interaction) -> bool:
        return self.stage.now() - interaction.opened > INTERACTION_ANSWER_SECONDS

    def _schedule_check(self, interaction: Interaction, seconds: float) -> None:
        """Check the clock again in a while: it may be a test's own, and stand still."""
        asyncio.get_running_loop().call_later(seconds + 0.01, self._check_deadline, interaction)

    def _check_deadline(self, interaction: Interaction) -> None:
        if interaction.state != "pending":
            return
        if self._is_late(interaction):
            self.mark_failed(interaction, NO_ANSWER_TEXT)
        else:
            self._schedule_check(interaction, INTERACTION_ANSWER_SECONDS)

    def _announce_state(self, interaction: Interaction) -> None:
        if interaction.kind is InteractionKind.AUTOCOMPLETE:
            return
        payload: JsonObject = {"interaction_id": str(interaction.id), "state": interaction.state}
        payload["reason"] = interaction.failed
        self.stage.feed.send_to_person(interaction.user.id, "interaction", payload)

    def _build_payload(self, new: Interaction) -> JsonObject:
        world, channel = self.stage.world, new.channel
        guild = world.find_guild(channel)
        payload: JsonObject = {
            "id": str(new.id),
            "application_id": str(world.application_id),
            "type": int(new.kind),
            "token": new.token,
            "version": 1,
            "data": new.carried,
            "channel_id": str(channel.id),
            "channel": build_partial_channel_json(world, new.user, channel),
            "locale": new.user.locale,
            "app_permissions": str(
                compute_bot_permissions(world, channel) if world.has_bot(channel) else GUEST_PERMISSIONS
            ),
            "entitlements": [],
            "authorizing_integration_owners": new.owners,
            "context": int(find_context(channel)),
            "attachment_size_limit": MAX_FILE_BYTES,
        }
        if new.source:
            payload["message"] = self.stage.build_rest_message(new.source)
        return payload | (self._build_guild_part(new, guild) if guild else {"user": build_user_json(new.user)})

    def _build_guild_part(self, new: Interaction, guild: Guild) -> JsonObject:
        permissions = str(compute_person_permissions(self.stage.world, new.user, new.channel))
        spoken = build_guild_community_json(guild)
        return {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": spoken["preferred_locale"], "features": spoken["features"]},
            "guild_locale": spoken["preferred_locale"],
            "member": build_member_json(guild, new.user) | {"permissions": permissions},
        }


def find_authorizing_integration_owners(world: World, new: Interaction) -> JsonObject:
    """Return for whom the bot is installed where something was done: the server, or DM with it, and the person.

    A control belongs to those for whom the command was that made its message.
    """
    before = new.source.interaction if new.source else None
    if before and before["authorizing_integration_owners"]:
        owners: JsonObject = before["authorizing_integration_owners"]
        return owners
    by_place = {"0": str(new.channel.guild_id or 0)} if world.has_bot(new.channel) else {}
    return by_place | ({"1": str(new.user.id)} if new.user.has_app else {})


def find_context(channel: Channel) -> InteractionContext:
    """Return in which kind of place something was done."""
    if channel.in_guild:
        return InteractionContext.GUILD
    return InteractionContext.PRIVATE_CHANNEL if channel.is_group else InteractionContext.BOT_DM


def format_full_name(carried: JsonObject) -> str:
    """Return the name of a carried command with its group and subcommand, as messages made by it show it."""
    deeper = next(
        (o for o in carried.get("options") or () if o["type"] in (OptionKind.GROUP, OptionKind.SUBCOMMAND)), None
    )
    return f"{carried['name']} {format_full_name(deeper)}" if deeper else str(carried["name"])


def require_original(interaction: Interaction) -> Message:
    """Return what `@original` means, or refuse with 10008."""
    if interaction.original is None:
        raise build_refusal(10008)
    return interaction.original


def find_webhook_message(interaction: Interaction, message_id: str, context: SandboxContext) -> Message:
    """Return a message that a webhook token may touch: `@original`, or one that the interaction made."""
    if message_id == "@original":
        message = require_original(interaction)
    else:
        named = [m for m in (*interaction.made, interaction.original) if m and str(m.id) == message_id]
        message = named[0] if named else _refuse_unknown_message()
    channel = context.world.channels.get(message.channel_id)
    if channel is None or message.id not in channel.messages:
        raise build_refusal(10008)
    return message


def _refuse_unknown_message() -> Message:
    raise build_refusal(10008)


def build_invalid_response_refusal(allowed: tuple[AnswerKind, ...]) -> Refused:
    """Return what Discord says to an answer of a kind that this interaction does not take."""
    choices = ", ".join(str(int(kind)) for kind in allowed)
    sentence = f"Value must be one of {{{choices}}}."
    errors = {"type": {"_errors": [{"code": "BASE_TYPE_CHOICES", "message": sentence}]}}
    return Refused(400, 50035, "Invalid Form Body", errors)
