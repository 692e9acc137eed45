"""In every language of the catalogue, commands and screens keep what Discord takes."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any
from unittest.mock import Mock

import pytest
from discord import AppCommandType, app_commands

from bot.sandbox.bots.validation.commands import MAX_COMMAND_CHARACTERS, count_command_characters, validate_commands
from bot.screens.board import render_board
from bot.screens.controls.form import Form, FormChoice
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Figure, Screen, SmallPicture
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.help import render_help_topic, render_rules_page
from bot.screens.pages.my_preferences import (
    PREFERENCE_GROUPS,
    TYPED_FIELDS_BY_GROUP,
    build_preference_form,
    render_preference_group,
    render_preferences,
)
from bot.screens.panel import render_panel
from bot.screens.parts.fairness import build_seed_form
from bot.screens.parts.options import build_options_form
from bot.screens.parts.typed_moves import build_typing_form
from bot.screens.screen_registry import find_screen
from bot.tables import Preferences
from bot.ui.answers.forms import MAX_MODAL_TITLE_LENGTH
from bot.ui.commands.command_texts import MAX_COMMAND_TEXT_LENGTH, CatalogueTranslator, localize_key, localize_text
from bot.ui.commands.context_menus import add_context_menus
from bot.ui.commands.manager_commands import add_parlour_manager_commands
from bot.ui.commands.me import add_me_command
from bot.ui.commands.player_commands import add_player_commands
from bot.ui.commands.privacy import add_privacy_commands
from bot.ui.commands.profile_commands import add_profile_commands
from bot.ui.commands.table_commands import add_table_commands
from bot.ui.composing.rendering import MAX_OPTION_LENGTH
from games import find_game, list_game_keys
from games.engine import Match
from games.engine.typed_words import parse_synonym_lines
from games.engine.words import ENGLISH, Words, load_words
from tests.bot.screens.scenes import NOW, Played, breaches, random_steps
from tests.bot.screens.test_lobby_on_one_screen import opened
from tests.languages import Language, list_translations
from tests.spoken import spoken_in
from tests.tongues import marked_languages
from tests.undrawn import IN_WORDS, replaced

LONGEST_ALT = 1024
LANGUAGES = [ENGLISH, *list_translations()]
MOVES, FORM_MOVES = 6, 48
WITH_FORMS = {"gobblestones", "emerald_skulls", "goats_and_goblins", "goblin_teeth"}
"""The games that have a form of moves."""
SLASH = AppCommandType.chat_input.value
MENUS = ("menu-play-with", "menu-read", "menu-profile")
"""The commands in the menus of people and messages, which texts name in the reader's language."""
ADDED: tuple[Callable[[Any, Any], None], ...] = (
    *(add_player_commands, add_table_commands, add_parlour_manager_commands),
    *(add_me_command, add_profile_commands, add_context_menus),
)
"""What puts commands on the tree."""


def _commands() -> list[dict[str, Any]]:
    """Return all commands as Discord gets them, in all languages."""
    client = Mock(http=Mock(), _connection=Mock(_command_tree=None))
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(client)
    for add in (
        add_player_commands,
        add_table_commands,
        add_parlour_manager_commands,
        add_me_command,
        add_profile_commands,
        add_context_menus,
    ):
        add(tree, Mock())
    add_privacy_commands(tree, Mock(), Mock())
    translator = CatalogueTranslator()
    return [asyncio.run(one.get_translated_payload(tree, translator)) for one in tree.get_commands()]


def test_commands_in_all_languages_are_not_too_long() -> None:
    commands = _commands()
    validate_commands(commands)
    assert max(map(count_command_characters, commands)) <= MAX_COMMAND_CHARACTERS
    slash, menus = ([one for one in commands if (one["type"] == SLASH) is typed] for typed in (True, False))
    assert all(one.get("name_localizations") in (None, {}) for one in slash), "names stay as they are"
    assert {one["name"]: one["name_localizations"].get("de") for one in menus} == {
        load_words()(key): load_words("de")(key) for key in MENUS
    }


def test_descriptions_and_choices_are_translated_and_names_are_not() -> None:
    with marked_languages():
        (play,) = [one for one in _commands() if one["name"] == "me"]
    ring = next(option for option in play["options"] if option["name"] == "ring")
    assert {one["name_localizations"]["de"][0] for one in ring["choices"]} == {"⟦"}
    assert "name_localizations" not in ring or ring["name_localizations"] == {}


@pytest.mark.parametrize("text", ["x" * (MAX_COMMAND_TEXT_LENGTH + 1), "same"])
async def test_a_text_that_discord_would_refuse_or_that_is_no_other_is_not_sent(text: str) -> None:
    told = localize_text(lambda say: text if say.language == "de" else "same")
    with marked_languages():
        assert await CatalogueTranslator().translate(told, Mock(value="de"), Mock()) is None
        assert await CatalogueTranslator().translate(localize_key("me-back"), Mock(value="de"), Mock())


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Iterator[Words]:
    with spoken_in(request.param), replaced(IN_WORDS):
        yield load_words()


def _screens(game: str, say: Words) -> Iterator[Screen]:
    """Yield screens of a random match, for all and for each seat, and pages about the game."""
    played = Played(Match.deal_by_key(game, seats=max(2, find_game(game).seats[0]), seed=bytes(32)))
    for _ in islice(random_steps(played, 1), MOVES):
        yield render_board(played.scene())
        for seat in range(played.match.seats):
            yield from (render_panel(played.scene(seat)), render_more_menu(played.scene(seat)))
    yield from (render_rules_page(game, 1, say), render_help_topic(game, say))


@pytest.mark.parametrize("game", list_game_keys())
def test_labels_options_and_texts_keep_the_limits(game: str, say: Words) -> None:
    shown = list(_screens(game, say))
    assert [problem for screen in shown for problem in breaches(screen)] == []
    parts = [part for screen in shown for part in screen.parts]
    figures = [part.figure if isinstance(part, SmallPicture) else part for part in parts]
    alts = [one.alt for one in figures if isinstance(one, Figure)]
    assert alts
    assert max(map(len, alts)) <= LONGEST_ALT


def _move_forms(game: str) -> Iterator[Form]:
    """Yield the forms of moves in a random match, for those who are asked."""
    played = Played(Match.deal_by_key(game, seats=max(2, find_game(game).seats[0] + 1), seed=bytes(32)))
    for seat, moves in islice(random_steps(played, 1), FORM_MOVES):
        reader = find_screen(game).move_texts.build_move_controls(played.scene(seat))
        yield from (
            sheet.to_form("filled") for sheet in reader.build_forms([tuple(str(move).split()) for move in moves])
        )


@pytest.mark.parametrize("game", list_game_keys())
def test_forms_are_shown_uncut(game: str, say: Words) -> None:
    table, moves, offers = opened(game), list(_move_forms(game)), find_screen(game).move_texts
    assert bool(moves) == (game in WITH_FORMS)
    forms = [
        *moves,
        build_options_form(table, say),
        build_seed_form(table, table.host_id, say),
        build_typing_form(ClickAction("type", 7), offers.format_typing_title(say), offers.format_typing_hint(say), say),
        *(build_preference_form(Preferences(), group, say) for group in TYPED_FIELDS_BY_GROUP),
    ]
    fields = [field for form in forms for field in form.fields]
    options = [option for field in fields if isinstance(field, FormChoice) for option in field.options]
    labels = {*(form.title for form in forms), *(field.label for field in fields)}
    assert [text for text in labels if len(text) > MAX_MODAL_TITLE_LENGTH] == []
    lines = {*(field.help for field in fields), *(text for one in options for text in (one.label, one.description))}
    assert [text for text in lines if text and len(text) > MAX_OPTION_LENGTH] == []


def test_pages_of_one_person_keep_the_limits(say: Words) -> None:
    pages = [
        render_preferences(Preferences(), say, NOW),
        *(render_preference_group(Preferences(), one, say, NOW) for one in PREFERENCE_GROUPS),
    ]
    assert [problem for screen in pages for problem in breaches(screen)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_of_a_table_of_typed_words_is_read(language: str) -> None:
    tables = [key for key in Language(language).keys if key.endswith("typed-words") or key == "letter-words"]
    for key in [*tables, "typed-numbers", "typed-meanings"]:
        lines = [line for line in Words(language)(key).splitlines() if line.strip()]
        assert all("=" in line and all(dict(parse_synonym_lines(line)).values()) for line in lines), (key, lines)
