"""The shelf as the bot shows it: each game that `games` names is complete, or is refused with what it lacks."""

from bot.pictures.drawing import beat_drawer, pictures_of
from bot.pictures.emoji import emoji_of
from bot.pictures.sample import sampler_of
from bot.screens.shelf import screen_of
from games import find_game
from games.engine import BadShelf
from games.engine.convention import need_words
from games.engine.daily import daily_games, daily_rules, daily_words
from games.engine.lessons import has_lesson, lesson_of
from games.engine.review import fact_words


def check_game(key: str) -> None:
    """Raise `BadShelf` with what a game lacks: rules, screen, pictures, sample positions, emoji, or words."""
    game, screen, pictures = find_game(key), screen_of(key), pictures_of(key)
    if screen.panels and "panel" not in pictures:
        raise BadShelf("no-picture", game=key, kind="panel")
    sampler_of(key)
    beat_drawer(key)
    emoji_of(key)
    said = [*_lesson_words(key), *_daily_words(key), *fact_words(key)]
    need_words(key, [*game.words_needed(), *screen.words_needed(), *said])


def _lesson_words(key: str) -> list[str]:
    """Return the keys of a game's lesson, if it has one."""
    return lesson_of(key).words_needed() if has_lesson(key) else []


def _daily_words(key: str) -> list[str]:
    """Return the keys of what a game says on its days, if it has any; raises `BadShelf` if a part is missing."""
    if key not in daily_games():
        return []
    daily_rules(key)
    return daily_words(key)
