"""`list` and `--version`: the games on the shelf, their seats and options, and how their rules run."""

import argparse
import json
import platform
from typing import Any

from games import RULES_MODE, find_game, list_game_keys
from games.cli.status import ExitStatus
from games.engine.contract import Game
from games.engine.convention import build_words_prefix, require_words
from games.engine.words import get_english_sentence


def print_game_list(arguments: argparse.Namespace) -> ExitStatus:
    """Print every game."""
    shelf = [_describe_game(find_game(key)) for key in list_game_keys()]
    if arguments.json:
        print(json.dumps(shelf, indent=1, ensure_ascii=False))
    else:
        for game in shelf:
            _print_game(game)
    return ExitStatus.WELL


def _describe_game(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """Return a game's name, seats and options."""
    require_words(game.key, game.list_needed_keys())
    options = {
        name: {"default": field.default, "description": _get_option_help(game.key, name)}
        for name, field in game.Options.model_fields.items()
    }
    return {"key": game.key, "title": game.title, "seats": list(game.seats), "options": options}


def _get_option_help(key: str, option: str) -> str:
    return get_english_sentence(f"{build_words_prefix(key)}-option-{option.replace('_', '-')}-help")


def _print_game(game: dict[str, Any]) -> None:
    seats = game["seats"]
    print(get_english_sentence("cli-list-game", game=game["key"], title=game["title"], least=seats[0], most=seats[-1]))
    for name, option in game["options"].items():
        print(
            get_english_sentence(
                "cli-list-option", option=f"{name}={_format_default(option['default'])}", help=option["description"]
            )
        )


def _format_default(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def describe_rules_mode() -> str:
    """Return the sentence that says whether compiled rules run, and on which Python."""
    return get_english_sentence(f"cli-rules-{RULES_MODE.value}", python=platform.python_version())


def list_versions() -> str:
    """Return the versions of the rules, which records name, and how they run."""
    named = (
        get_english_sentence("cli-version-game", game=key, version=find_game(key).version) for key in list_game_keys()
    )
    return "\n".join([*named, describe_rules_mode()])
