"""One click or command, as those who answer it see it, and the one place where its errors end."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.screens.acts import Act
from bot.tables import Person
from bot.ui.reply import Reply
from games.engine import GameError
from games.engine.words import Words, spoken, words

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Click:
    """One click: who, what it means, which values were chosen, and the answer to it."""

    interaction: AnyInteraction
    reply: Reply
    act: Act
    values: list[str]

    @property
    def person(self) -> Person:
        """Who clicked."""
        return person_of(self.interaction)

    @property
    def user(self) -> int:
        """The id of who clicked."""
        return self.interaction.user.id

    @property
    def say(self) -> Words:
        """The words in the clicker's language."""
        return words_for(self.interaction)

    @property
    def message_id(self) -> int:
        """The message that was clicked."""
        return self.interaction.message.id if self.interaction.message else 0

    @property
    def in_public(self) -> bool:
        """Whether the message that was clicked is one that others see too: nothing private may be shown in it."""
        message = self.interaction.message
        return message is not None and self.interaction.guild_id is not None and not message.flags.ephemeral

    @property
    def path(self) -> tuple[str, ...]:
        """The words of the move so far, with what was chosen just now."""
        return (*self.act.path.split(), *" ".join(self.values).split())


def person_of(interaction: AnyInteraction) -> Person:
    """Return who caused an interaction, by the name they bear there."""
    return Person(interaction.user.id, interaction.user.display_name)


def words_for(interaction: AnyInteraction) -> Words:
    """Return the words in the language of who caused an interaction."""
    return words(spoken(str(interaction.locale)))


async def guarded(reply: Reply, say: Words, work: Callable[[], Awaitable[object]]) -> None:
    """Do the work of an interaction; turn what goes wrong into one sentence for the person who caused it."""
    try:
        await work()
    except GameError as refusal:
        await reply.tell(say(refusal.key, **refusal.arguments))
    except discord.HTTPException as refusal:
        log.warning("an answer was refused by Discord: %s/%s", refusal.status, refusal.code)
    except Exception:
        log.exception("a click went wrong")
        await reply.tell(say("answer-trouble"))
