"""The pages of `/help` and `/rules`, and the search for a card's name."""

from bot.screens.custom_ids import ClickAction
from bot.screens.layout import (
    Button,
    Figure,
    Menu,
    Option,
    Part,
    Screen,
    Text,
    arrange_buttons,
    chunk_buttons,
    make_paragraph,
)
from bot.screens.lobby import build_lesson_button, format_game_facts
from bot.screens.screen_registry import find_screen
from bot.version import VERSION
from games import list_game_keys
from games.engine import BadOptions
from games.engine.lessons import has_lesson
from games.engine.typed_words import fold_case_and_accents
from games.engine.words import Words

MAX_COMPLETIONS = 25
"""Discord shows this many completions."""


COMMAND_GROUPS = ("playing", "tables", "afterwards")
"""The groups of commands, each on a page of `/help`."""
DAILY_RULES_PLACE = "day"
"""The place of rules that somebody opened from a deal of the day."""
DEFAULT_RULES_PAGE = ("1", "table")
"""The page and the place of rules that a button does not name."""
NO_TABLE_NUMBER = 0
"""Help is about no table."""


def render_help(say: Words) -> Screen:
    """Return the answer to `/help` on one screen of a phone: what to do first, and a menu of games and commands."""
    begin = [
        Button(say("me-title-short"), str(ClickAction("me", NO_TABLE_NUMBER))),
        Button(say("help-commands-title"), str(ClickAction("help", NO_TABLE_NUMBER, path=COMMAND_GROUPS[0]))),
    ]
    return Screen((Text(say("help-house", version=VERSION)), _build_topic_menu(say), *arrange_buttons(begin)))


def render_help_topic(topic: str, say: Words) -> Screen:
    """Return the page of `/help` about a game or a group of commands; any other topic is the first page."""
    if topic in list_game_keys():
        screen = find_screen(topic)
        text = say(
            "help-game", game=screen.title, blurb=say(f"{screen.prefix}-blurb"), line=format_game_facts(topic, say)
        )
        howto = Button(say("lobby-howto"), str(ClickAction("howto", NO_TABLE_NUMBER, path=f"{topic} 1")))
        buttons = [*([build_lesson_button(topic, say)] if has_lesson(topic) else []), howto]
    elif topic in COMMAND_GROUPS:
        text, others = say(f"help-{topic}"), [other for other in COMMAND_GROUPS if other != topic]
        buttons = [
            Button(say(f"help-{other}-title"), str(ClickAction("help", NO_TABLE_NUMBER, path=other)))
            for other in others
        ]
    else:
        return render_help(say)
    back = Button(say("help-back"), str(ClickAction("help", NO_TABLE_NUMBER)))
    return Screen((Text(text), _build_topic_menu(say), *arrange_buttons([*buttons, back])))


def _build_topic_menu(say: Words) -> Menu:
    """Return the menu of everything that is explained."""
    games = [Option(find_screen(key).title, key, format_game_facts(key, say)) for key in list_game_keys()]
    commands = [Option(say(f"help-{name}-title"), name, say(f"help-{name}-about")) for name in COMMAND_GROUPS]
    return Menu(say("help-menu"), str(ClickAction("helps", NO_TABLE_NUMBER)), (*games, *commands))


def render_rules_page(key: str, page: int, say: Words, place: str = "table") -> Screen:
    """Return one page of a game's rules, counted from 1; a number beyond the last page gives the last.

    `place`: where they are asked for, "table" or `DAILY_RULES_PLACE`; a deal of the day is played and ends otherwise.
    """
    game = find_screen(key)
    of_day = [say("daily-rules", about=say(f"{game.prefix}-daily-about"))] if place == DAILY_RULES_PLACE else []
    number = max(1, min(page, len(game.page_keys)))
    others = [
        Button(
            say(f"{game.page_keys[other - 1]}-title"),
            str(ClickAction("rules", 0, path=f"{key} {other} {place}".removesuffix(" table"))),
            "main" if other == number else "plain",
        )
        for other in range(1, len(game.page_keys) + 1)
    ]
    name = game.page_keys[number - 1]
    parts: list[Part] = [
        *make_paragraph([say("rules-title", game=game.title), *of_day]),
        Text(game.format_rules_page(name, say, place)),
    ]
    parts += [
        Figure(f"rules{place}", picture.png, picture.alt_text)
        for place, picture in enumerate(game.draw_rules_pictures(name, say), start=1)
    ]
    lesson = arrange_buttons([build_lesson_button(key, say)]) if number == 1 and has_lesson(key) else []
    return Screen((*parts, *(chunk_buttons(others) if len(others) > 1 else ()), *lesson))


def render_rules_by_path(path: str, say: Words) -> Screen:
    """Return the page of rules that a button names: the key of a game, and the number of the page."""
    key, page, place = (*path.split(), *DEFAULT_RULES_PAGE[path.count(" ") :])
    return render_rules_page(key, int(page) if page.isdecimal() else 1, say, place)


def render_rules_or_card(key: str, card: str | None, say: Words) -> Screen:
    """Return what `/rules` says: the first page of a game's rules, or one card that was chosen or typed.

    Raises `BadOptions` for a card that the game does not have.
    """
    if card is None:
        return render_rules_page(key, 1, say)
    game, matches = find_screen(key), autocomplete_card_names(key, card, say)
    if not matches:
        raise BadOptions("no-such-card", game=game.title, card=card.strip()[:40])
    return Screen((Text(say("rules-title", game=game.title)), Text(game.format_card(matches[0][1], say))))


def autocomplete_card_names(key: str, typed: str, say: Words) -> list[tuple[str, str]]:
    """Autocomplete a game's cards: up to 25, as pairs of name and key, first those that begin with what was typed.

    The printed name of a card is understood in each language.
    """
    query = fold_case_and_accents(" ".join(typed.split()))
    named = sorted((say(name), card) for card, name in find_screen(key).list_card_name_keys().items())
    fitting = [
        (name, card)
        for name, card in named
        if query in fold_case_and_accents(name) or _convert_to_card_key(query) in card
    ]
    return sorted(fitting, key=lambda pair: _compute_match_distance(query, *pair))[:MAX_COMPLETIONS]


def _compute_match_distance(query: str, name: str, card: str) -> int:
    """Return how far a card is from what was typed (fuzzy search): 0 for its exact name."""
    if _convert_to_card_key(query) == card or query == fold_case_and_accents(name):
        return 0
    return 1 if fold_case_and_accents(name).startswith(query) else 2


def _convert_to_card_key(typed: str) -> str:
    return typed.replace(" ", "-")
