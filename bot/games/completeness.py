"""Validates that each game that `games` names is complete on Discord, or says what it lacks."""

from bot.pictures.drawing import find_beat_drawer, find_draw_functions
from bot.pictures.emoji import find_game_emoji
from bot.pictures.sample import find_sampler
from bot.screens.screen_registry import find_screen
from games import find_game
from games.engine import IncompleteGame
from games.engine.convention import require_words
from games.engine.daily import list_daily_games, list_daily_sentence_keys, load_daily_rules
from games.engine.lessons import has_lesson, load_lesson
from games.engine.review import list_fact_sentence_keys


def require_complete_game(key: str) -> None:
    """Raise `IncompleteGame` unless a game is complete: rules, screen, pictures, sample positions, emoji, and words."""
    game, screen, pictures = find_game(key), find_screen(key), find_draw_functions(key)
    if screen.panels and "panel" not in pictures:
        raise IncompleteGame("no-picture", game=key, kind="panel")
    find_sampler(key)
    find_beat_drawer(key)
    find_game_emoji(key)
    sentences = [*_collect_lesson_sentence_keys(key), *_collect_daily_sentence_keys(key), *list_fact_sentence_keys(key)]
    require_words(key, [*game.list_needed_keys(), *screen.list_needed_keys(), *sentences])


def _collect_lesson_sentence_keys(key: str) -> list[str]:
    """Return the keys of a game's lesson, if it has one."""
    return load_lesson(key).list_needed_keys() if has_lesson(key) else []


def _collect_daily_sentence_keys(key: str) -> list[str]:
    """Return the keys of what a game says on its days, if it has any; raises `IncompleteGame` if a part is missing."""
    if key not in list_daily_games():
        return []
    load_daily_rules(key)
    return list_daily_sentence_keys(key)
