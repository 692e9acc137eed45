"""A click (interaction) or command, as those who answer it see it, and the one place where its errors are handled."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Self, TypeAlias, TypeVar

import aiohttp
import discord

from bot import measurements
from bot.screens.custom_ids import FORM_VERBS, VERBS, ClickAction, ControlKind, ReplayReference, TableRef, parse_click
from bot.screens.layout import Button, Row, Screen, Text
from bot.store import StoreUnavailable
from bot.tables import Person, SurfaceMessage, Table, TableError, TableService
from bot.tables.log_line import LogLine
from bot.ui.answers.forms import read_form_values
from bot.ui.answers.player_answer import PlayerAnswer
from bot.ui.answers.reply import Reply
from bot.ui.connection.clock_skew import MACHINE_SKEW
from bot.ui.connection.permission_check import list_missing_permissions
from bot.ui.connection.second_instance import ALREADY_ANSWERED_CODE, SECOND_COPY
from games.engine import GameError
from games.engine.words import Words, choose_language, load_words

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]


LANGUAGE_EXTRA = "language"
"""Where an interaction has the language that its user chose."""
BUTTON_TYPE = discord.ComponentType.button.value
INTERACTION_TYPES = {
    None: discord.InteractionType.application_command,
    "button": discord.InteractionType.component,
    "menu": discord.InteractionType.component,
    "modal": discord.InteractionType.modal_submit,
}
"""What Discord calls it, by the control that was clicked; a command is not a verb of a button, a menu or a form."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Click:
    """One click (button, menu, form) or table command, as plain data: who, where, its meaning, its answer's token.

    It can be handed to another process and answered there. `form` has the values of a form, by field; `pictures` are
    the files of the message that was clicked, by id and name; `in_public`: others see that message too, so nothing
    private may be shown in it. `guild`: the server of the click; `manages`: the same, if the clicker manages it. The
    verb of a command is its name. A text sent by DM has no token: it is answered in a message. `language`: the one that
    the clicker chose, if any.
    """

    id: int
    application_id: int
    token: str = field(repr=False)
    act: ClickAction
    values: tuple[str, ...] = ()
    form: Mapping[str, str] = field(default_factory=dict)
    person: Person
    locale: str
    language: str | None = None
    channel_id: int
    message_id: int
    in_public: bool
    guild: int | None = None
    manages: int | None = None
    pictures: tuple[tuple[int, str], ...] = ()

    @classmethod
    def from_interaction(cls, interaction: AnyInteraction, act: ClickAction, values: Sequence[str] = ()) -> Self:
        """Parse a click from its interaction."""
        message = interaction.message
        return cls(
            id=interaction.id,
            application_id=interaction.application_id,
            token=interaction.token,
            act=act,
            values=tuple(values),
            form=read_form_values(interaction),
            person=read_interaction_person(interaction),
            locale=str(interaction.locale),
            language=interaction.extras.get(LANGUAGE_EXTRA),
            channel_id=interaction.channel_id or 0,
            message_id=message.id if message else 0,
            in_public=message is not None and interaction.guild_id is not None and not message.flags.ephemeral,
            guild=interaction.guild_id,
            manages=find_managed_guild(interaction),
            pictures=tuple((file.id, file.filename) for file in message.attachments) if message else (),
        )

    @classmethod
    def parse_interaction(cls, interaction: AnyInteraction) -> Self | None:
        """Read a click from what Discord sends, or return `None` if its control cannot be one of ours."""
        data: dict[str, Any] = dict(interaction.data or {})
        values = tuple(data.get("values", ()))
        act = parse_click(str(data.get("custom_id", "")), _read_control_kind(interaction), values)
        return cls.from_interaction(interaction, act, values) if act else None

    @property
    def table_id(self) -> int:
        """The number of the table that it is about; raises `TypeError` for a match played again."""
        if isinstance(self.act.table, ReplayReference):
            raise TypeError(f"{self.act.table} is no table")
        return self.act.table

    @property
    def playback(self) -> ReplayReference:
        """Where in a match played again it was made; raises `TypeError` for a table."""
        if not isinstance(self.act.table, ReplayReference):
            raise TypeError(f"{self.act.table} is no match played again")
        return self.act.table

    @property
    def user_id(self) -> int:
        """The id of the clicker."""
        return self.person.user_id

    @property
    def say(self) -> Words:
        """The words (translations) in the clicker's language (locale)."""
        return self.load_words_in(self.language)

    def load_words_in(self, language: str | None) -> Words:
        """Return the words (translations) in a language that the clicker chooses; `None`: that of their Discord."""
        return load_words(choose_language(language or self.locale))

    @property
    def menu_choice(self) -> str:
        """What was chosen in a menu, of which one line can be chosen; nothing if there was none."""
        return self.values[0] if self.values else ""

    @property
    def move_words(self) -> tuple[str, ...]:
        """The words of the move so far, with the latest choice."""
        return (*self.act.path.split(), *self.menu_choice.split())

    @property
    def age(self) -> float:
        """The seconds since it was made, by Discord's clock: how much time is left to answer it."""
        return MACHINE_SKEW.measure_seconds_since(discord.utils.snowflake_time(self.id))

    @property
    def form_opener(self) -> ClickAction | None:
        """What opens the form that is its answer: the button itself, or the one that a menu's line stands for."""
        verb = self.menu_choice if self.act.verb == "more" else self.act.verb
        return replace(self.act, verb=verb) if verb in FORM_VERBS else None

    @property
    def log_fields(self) -> "LogFields":
        """The fields of a log line about it."""
        return {
            "verb": self.act.verb,
            "table": _format_table_ref(self.act.table),
            "user": self.user_id,
            "channel": self.channel_id,
        }

    @property
    def is_command(self) -> bool:
        """Whether it was typed as a command, without a message."""
        return self.act.verb not in VERBS

    def rebuild_interaction(self, client: discord.Client) -> AnyInteraction:
        """Return an interaction to answer the click with, in whichever process this is; its id contains its time."""
        payload: Any = {
            "id": self.id,
            "application_id": self.application_id,
            "type": INTERACTION_TYPES[VERBS[self.act.verb].kind if self.act.verb in VERBS else None].value,
            "token": self.token,
            "version": 1,
            "attachment_size_limit": 0,
            "locale": self.locale,
        }
        revived: AnyInteraction = discord.Interaction(data=payload, state=client._connection)  # noqa: SLF001  discord.py has no public way to answer by token
        revived.channel = client.get_partial_messageable(self.channel_id)  # type: ignore[assignment]  # what answers need of it
        set_interaction_language(revived, self.language)
        return revived

    def restore_attachments(self, client: discord.Client) -> list[discord.Attachment]:
        """Return the pictures of the message that was clicked."""
        state = client._connection  # noqa: SLF001  the same
        return [
            discord.Attachment(data={"id": id_, "filename": name, "size": 0, "url": "", "proxy_url": ""}, state=state)
            for id_, name in self.pictures
        ]


def _read_control_kind(interaction: AnyInteraction) -> ControlKind:
    """Return the kind of control that was used."""
    if interaction.type is INTERACTION_TYPES["modal"]:
        return "modal"
    return "button" if dict(interaction.data or {}).get("component_type") == BUTTON_TYPE else "menu"


def _format_table_ref(table: TableRef) -> str | int:
    return table if isinstance(table, int) else str(table)


Room = TypeVar("Room")
Verbs: TypeAlias = Mapping[str, Callable[[Room, Click, Reply], Awaitable[None]]]
"""Which method of a class answers each verb."""


MAX_DISCORD_ID = 2**63
"""No id at Discord is as large."""


def parse_user_id(text: str) -> int:
    """Parse the user id that a control names; raises `TableError` for anything else."""
    if not (text.isascii() and text.isdecimal()) or int(text) >= MAX_DISCORD_ID:
        raise TableError("no-such-id")
    return int(text)


async def find_clicked_surface(tables: TableService, click: Click) -> SurfaceMessage | None:
    """Return what is noted about the message that was clicked; `None` for a message without a place of its own."""
    surfaces = await tables.shown.list_surfaces(click.table_id)
    return next((surface for surface in surfaces if surface.message_id == click.message_id), None)


def is_where_played(click: Click, table: Table) -> bool:
    """Tell whether a click was made in the place where its table is played, and not in a DM or elsewhere."""
    return click.channel_id == (table.thread_id or table.channel_id)


def build_reply(
    click: Click,
    interaction: AnyInteraction,
    attachments: Sequence[discord.Attachment],
    came: AnyInteraction | None = None,
) -> Reply:
    """Build the reply (answer) to a click as its verb says; `there` are the files of the clicked message.

    `came`: the interaction as Discord sent it, if this process got it.
    """
    answer = "private" if click.is_command else VERBS[click.act.verb].answer
    updates, private = answer == "update", answer != "public"
    opens_form = click.form_opener is not None
    return Reply(interaction, attachments, updates=updates, private=private, opens_form=opens_form, came=came)


def render_late_form(click: Click) -> Screen:
    """Return what is shown where a form came too late: a button that opens it."""
    button = Button(click.say("answer-form-open"), str(click.form_opener), "main")
    return Screen((Text(click.say("answer-form-late")), Row((button,))))


def read_interaction_person(interaction: AnyInteraction) -> Person:
    """Return the user (person) who caused an interaction, with the name they have there."""
    return Person(interaction.user.id, interaction.user.display_name, str(interaction.locale))


def find_managed_guild(interaction: AnyInteraction) -> int | None:
    """Return the server where an interaction happened, if its user manages that server (a moderator)."""
    return interaction.guild_id if interaction.permissions.manage_guild else None


def load_user_words(interaction: AnyInteraction) -> Words:
    """Return the words (translations) in the language (locale) of the user who caused an interaction."""
    return load_words(choose_language(interaction.extras.get(LANGUAGE_EXTRA) or str(interaction.locale)))


def set_interaction_language(interaction: AnyInteraction, language: str | None) -> None:
    """Answer an interaction in the language (locale) that its user has just chosen; `None`: that of their Discord."""
    interaction.extras[LANGUAGE_EXTRA] = language


async def load_language_choice(tables: TableService, interaction: AnyInteraction) -> None:
    """Load from the store which language (locale) the user of an interaction chose, and note it there."""
    with suppress(StoreUnavailable):
        set_interaction_language(interaction, await tables.people.find_chosen_language(interaction.user.id))


CONNECTION_ERRORS = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""A connection that was cut: nobody is told by it."""

LogFields = Mapping[str, str | int | None]
"""Who wanted what, for the log: verb, table, user, channel."""


async def run_and_handle_errors(
    reply: PlayerAnswer, say: Words, work: Callable[[], Awaitable[object]], log_fields: LogFields
) -> None:
    """Do the work of an interaction and handle its errors: one sentence (ephemeral) for its user."""
    try:
        await work()
    except GameError as refusal:
        measurements.record_metric("refusals", 1, refusal.code)
        log.info(LogLine("refused", **log_fields, code=refusal.code))
        await _explain_failure(reply, say(refusal.sentence_key, **refusal.arguments))
    except discord.HTTPException as refusal:
        measurements.record_metric("refusals", 1, f"discord-{refusal.code}")
        if refusal.code == ALREADY_ANSWERED_CODE:
            SECOND_COPY.record_second_copy_evidence("answer")
        log.warning(
            LogLine(
                "refused by Discord",
                **log_fields,
                code=refusal.code,
                permission=describe_missing_permissions(reply, log_fields),
            )
        )
        await _explain_failure(reply, say("answer-refused"))
    except CONNECTION_ERRORS as fault:
        log.warning(LogLine("not answered", **log_fields, problem=repr(fault)))
    except StoreUnavailable as fault:
        measurements.record_metric("refusals", 1, "store-away")
        log.warning(LogLine("not stored", **log_fields, problem=str(fault)))
        await _explain_failure(reply, say("answer-store"))
    except Exception:
        if reply.client.is_closed():
            log.info(LogLine("not answered", **log_fields, problem="the house is closed"))
            return
        measurements.record_metric("refusals", 1, "defect")
        log.exception("a click went wrong")
        await _explain_failure(reply, say("answer-trouble"))


async def refuse_interaction(interaction: AnyInteraction, refusal: Exception, verb: str) -> None:
    """Refuse an interaction: tell its user alone (ephemeral), in one sentence, why it is not carried out."""

    async def raise_refusal() -> None:
        raise refusal

    log_fields: LogFields = {"verb": verb, "user": interaction.user.id, "channel": interaction.channel_id}
    async with Reply(interaction) as reply:
        await run_and_handle_errors(reply, load_user_words(interaction), raise_refusal, log_fields)


def describe_missing_permissions(reply: PlayerAnswer, facts: LogFields) -> str | None:
    """Return the permissions that the bot lacks where an interaction happened, as far as it knows."""
    channel = reply.client.get_channel(int(facts["channel"] or 0))
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    return ",".join(list_missing_permissions(channel.permissions_for(channel.guild.me))) or None


async def _explain_failure(reply: PlayerAnswer, sentence: str) -> None:
    """Show an error message: say what happened, if Discord still accepts an answer."""
    try:
        await reply.show_sentence(sentence)
    except discord.HTTPException as refusal:
        if refusal.code == ALREADY_ANSWERED_CODE:
            SECOND_COPY.record_second_copy_evidence("answer")
        log.warning("an answer was refused by Discord: %s/%s", refusal.status, refusal.code)
    except CONNECTION_ERRORS as fault:
        log.warning("an answer did not reach Discord: %r", fault)
    except RuntimeError:
        if not reply.client.is_closed():
            raise
        log.info("an answer came after the house was closed")
