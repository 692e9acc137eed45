"""Translations of what commands say of themselves, in all languages: descriptions, options and choices.

The names of slash commands stay as they are, since Discord shows a command that a text names exactly as it is written.
Those in the menus of people and messages are translated.
"""

from collections.abc import Callable

import discord
from discord import app_commands
from typing_extensions import override

from bot.tables.preferences import DISCORD_LANGUAGE
from games.engine.words import ENGLISH, Word, Words, choose_language, get_language_name, list_languages, load_words

MAX_COMMAND_CHOICES = 25
MAX_COMMAND_TEXT_LENGTH = 100
"""Characters of a description or choice: Discord would refuse all commands for a longer one."""


def localize_key(key: str, **arguments: Word) -> app_commands.locale_str:
    """Return a sentence of the catalogue, by its key, as discord.py translates (localizes) it."""
    return localize_text(lambda say: say(key, **arguments))


def localize_text(tell: Callable[[Words], str]) -> app_commands.locale_str:
    """Return a text made from a language's words as discord.py translates (localizes) it."""
    return app_commands.locale_str(tell(load_words()), tell=tell)


def list_language_choices(unchosen: str) -> list[app_commands.Choice[str]]:
    """Return the choices of an option for a language: first that nobody chooses one, as the sentence of this key says.

    Discord takes 25 choices.
    """
    languages = [
        app_commands.Choice(name=get_language_name(language), value=language) for language in sorted(list_languages())
    ]
    return [app_commands.Choice(name=localize_key(unchosen), value=DISCORD_LANGUAGE), *languages][:MAX_COMMAND_CHOICES]


class CatalogueTranslator(app_commands.Translator):
    """Translates what commands say into each of Discord's locales whose language is in the catalogue."""

    @override
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        tell, language = string.extras.get("tell"), choose_language(locale.value)
        if tell is None or language == ENGLISH:
            return None
        text: str = tell(load_words(language))
        return text if text != string.message and len(text) <= MAX_COMMAND_TEXT_LENGTH else None
