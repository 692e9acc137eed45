"""The question which game to play with somebody (a challenge)."""

from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Menu, Option, Screen, Text
from bot.screens.lobby import format_game_facts
from bot.screens.screen_registry import find_screen
from games import list_game_keys
from games.engine.words import Words

NO_TABLE = 0


def ask_partner_game(user_id: int, name: str, say: Words) -> Screen:
    """Ask which game to play with somebody (challenge them); the choice opens a table and calls them to it."""
    games = tuple(Option(find_screen(key).title, key, format_game_facts(key, say)) for key in list_game_keys())
    menu = Menu(say("partner-menu"), str(ClickAction("with", NO_TABLE, path=str(user_id))), games)
    return Screen((Text(say("partner-which", name=name)), menu))
