"""The numbers and shapes of Discord's protocol that the sandbox speaks (HTTP API and gateway, version 10)."""

from datetime import UTC, datetime
from enum import IntEnum, IntFlag
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object as Discord writes it; its keys are in Discord's API description."""

API_PREFIX = "/api/v10"
"""The prefix of the REST routes."""

INTERACTION_ANSWER_SECONDS = 3.0
"""How long an application has to answer an interaction."""

INTERACTION_TOKEN_SECONDS = 15 * 60.0
"""How long an interaction's token lives."""

MAX_FILE_BYTES = 10 * 1024 * 1024
"""The largest file that a bot may send if nobody paid for more."""


LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)  # fmt: skip
"""The locales of Discord's clients."""


class InteractionContext(IntEnum):
    """In which kind of place something was done with the bot."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class ChannelKind(IntEnum):
    """Where people write."""

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP_DM = 3
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


THREAD_KINDS = frozenset({ChannelKind.ANNOUNCEMENT_THREAD, ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD})

THREAD_KINDS_BY_CHANNEL: dict[ChannelKind, frozenset[ChannelKind]] = {
    ChannelKind.TEXT: frozenset({ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD}),
    ChannelKind.ANNOUNCEMENT: frozenset({ChannelKind.ANNOUNCEMENT_THREAD}),
    ChannelKind.FORUM: frozenset({ChannelKind.PUBLIC_THREAD}),
}
"""The threads that each kind of channel takes ("Thread Channels" in Discord's documentation); voice takes none.

The lowest is the one that a message or a post begins.
"""


class ComponentKind(IntEnum):
    """The components of a message or a modal."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECT_KINDS = frozenset(
    {
        ComponentKind.STRING_SELECT,
        ComponentKind.USER_SELECT,
        ComponentKind.ROLE_SELECT,
        ComponentKind.MENTIONABLE_SELECT,
        ComponentKind.CHANNEL_SELECT,
    }
)


class InteractionKind(IntEnum):
    """What somebody did that the application is told of."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CommandKind(IntEnum):
    """Where an application's command is found: typed after a slash, or in the menu of a person or a message."""

    SLASH = 1
    PERSON = 2
    MESSAGE = 3


class AnswerKind(IntEnum):
    """What an application may answer to an interaction."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class OptionKind(IntEnum):
    """What an option of a slash command takes."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class EventStatus(IntEnum):
    """What has become of a scheduled event."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


EXTERNAL_EVENT = 3
"""The kind of scheduled events that are in no channel; the sandbox knows no others."""


class MessageFlag(IntFlag):
    """The flags of a message that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class ButtonStyle(IntEnum):
    """The styles of a button that behave differently; the others are colours."""

    LINK = 5
    PREMIUM = 6


def format_timestamp(moment: float) -> str:
    """Return a moment (Unix seconds) as Discord writes it: ISO 8601 in UTC."""
    return datetime.fromtimestamp(moment, UTC).isoformat()


def parse_timestamp(text: str) -> float:
    """Return a moment that Discord or a bot has written, in Unix seconds; without a zone it is UTC."""
    moment = datetime.fromisoformat(text)
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()


def build_gateway_url(address: str) -> str:
    """Return where the gateway of a sandbox is."""
    return address.replace("http", "ws", 1) + "/gateway"
