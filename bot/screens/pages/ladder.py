"""`/ladder` (leaderboard): who plays how well on a server, in tiers that have the names of places in the parlour."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from typing_extensions import override

from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Button, Menu, Option, Part, Screen, Text, arrange_buttons
from bot.screens.screen_registry import find_screen
from bot.tables.use_cases.ladders import ALL_GAMES_LADDER
from games import list_game_keys
from games.engine.words import Words
from games.ladder.goblin_ratings import load_goblin_strengths
from games.ladder.ratings import START_STRENGTH
from games.ladder.tiers import MIN_PLACED_MATCHES, LadderPlace

LADDER_PAGE_SIZE = 8
"""So many people are on one page: with the headings of all tiers, it fits one screen of a phone."""
COMPARED_TABLE_SEATS = 4
"""Somebody is compared with goblins as they play at a table of so many."""
NO_TABLE_NUMBER = 0
"""A ladder is about no table."""


@dataclass(frozen=True, slots=True)
class LeaderboardRequest:
    """What somebody asks to see: the ladder of a game or of all games, a page from 1, with numbers or without."""

    game: str = ALL_GAMES_LADDER
    page: int = 1
    numbers: bool = False

    @override
    def __str__(self) -> str:
        return f"{self.game} {self.page}{' numbers' if self.numbers else ''}"


def parse_ladder_request(path: str) -> LeaderboardRequest:
    """Parse what a button of a ladder (leaderboard) asks for; all games if it names none that there is."""
    game, page, numbers, *_ = [*path.split(" "), "", "", ""]
    return LeaderboardRequest(game if game in list_game_keys() else ALL_GAMES_LADDER, int(page or 1), bool(numbers))


def render_leaderboard(
    request: LeaderboardRequest,
    places: Sequence[LadderPlace],
    own: LadderPlace | None,
    say: Words,
    *,
    listed: bool = True,
) -> Screen:
    """Return a page of a leaderboard, and the asker's own place below it; `listed`: whether others see it."""
    pages = max(1, -(-len(places) // LADDER_PAGE_SIZE))
    page = max(1, min(request.page, pages))
    page_places = places[(page - 1) * LADDER_PAGE_SIZE : page * LADDER_PAGE_SIZE]
    parts: list[Part] = [Text(say("ladder-title", game=_name_ladder(request.game, say)))]
    parts += (
        [Text("\n".join(_format_page(page_places, request, say)))]
        if page_places
        else [Text(say("ladder-empty", needed=MIN_PLACED_MATCHES))]
    )
    parts.append(Text("\n".join(_format_own_place(request, own, say, listed=listed))))
    return Screen(
        (*parts, _build_game_menu(request, say), *arrange_buttons(_build_page_buttons(request, page, pages, say)))
    )


def render_no_ladder(say: Words) -> Screen:
    """Say that a server has no ladder, and who can change that."""
    return Screen((Text(say("ladder-none")),))


def _name_ladder(game: str, say: Words) -> str:
    return say("ladder-all") if game == ALL_GAMES_LADDER else find_screen(game).title


def _format_page(page_places: Sequence[LadderPlace], request: LeaderboardRequest, say: Words) -> list[str]:
    """Return the lines of a page: the name of each tier, and those who are in it."""
    lines = []
    for tier, people in groupby(page_places, key=lambda place: place.tier):
        lines.append(say("ladder-tier", tier=f"tier-{tier}"))
        lines += [_format_person(place, request, say) for place in people]
    return lines


def _format_person(place: LadderPlace, request: LeaderboardRequest, say: Words) -> str:
    name, numbers = f"<@{place.person}>", "yes" if request.numbers else "no"
    points, step = round(place.strength), _format_step(place.step, say)
    return say(
        "ladder-person", place=place.place, name=name, step=step, numbers=numbers, points=points, matches=place.matches
    )


def _format_step(step: int, say: Words) -> str:
    return say("step-up" if step > 0 else "step-down" if step < 0 else "step-level", step=abs(step))


def _format_own_place(request: LeaderboardRequest, own: LadderPlace | None, say: Words, *, listed: bool) -> list[str]:
    """Return the asker's own place, what it compares to, and what the numbers are."""
    lines = []
    if own is None:
        lines.append(say("ladder-not-yet", needed=MIN_PLACED_MATCHES))
    else:
        lines.append(say("ladder-own", tier=f"tier-{own.tier}", step=_format_step(own.step, say)))
        if request.game != ALL_GAMES_LADDER:
            level = load_goblin_strengths().find_nearest_level(request.game, COMPARED_TABLE_SEATS, own.strength)
            lines.append(say(f"ladder-like-{level}"))
    if not listed:
        lines.append(say("ladder-hidden"))
    return [*lines, say("ladder-about", numbers="yes" if request.numbers else "no")]


def explain_counting(say: Words) -> str:
    """Return what counts for a ladder, and how leaving does."""
    return say("ladder-how", start=round(START_STRENGTH))


def _build_game_menu(request: LeaderboardRequest, say: Words) -> Menu:
    names = [ALL_GAMES_LADDER, *list_game_keys()]
    options = tuple(Option(_name_ladder(name, say), name, chosen=name == request.game) for name in names)
    path = "numbers" if request.numbers else ""
    return Menu(say("ladder-choose"), str(ClickAction("ladders", NO_TABLE_NUMBER, path=path)), options)


def _build_page_buttons(request: LeaderboardRequest, page: int, pages: int, say: Words) -> list[Button]:
    """Return the buttons to other pages (pagination), where there are some, and the one for numbers."""

    def button(key: str, to: LeaderboardRequest, *, off: bool = False) -> Button:
        return Button(say(key), str(ClickAction("ladder", NO_TABLE_NUMBER, path=str(to))), off=off)

    turns = [
        button("ladder-up", LeaderboardRequest(request.game, page - 1, request.numbers), off=page == 1),
        button("ladder-down", LeaderboardRequest(request.game, page + 1, request.numbers), off=page == pages),
    ]
    numbers = button(
        "ladder-numbers-hide" if request.numbers else "ladder-numbers",
        LeaderboardRequest(request.game, page, not request.numbers),
    )
    leaving = Button(say("ladder-rules"), str(ClickAction("ladder-rules", NO_TABLE_NUMBER)))
    return [*(turns if pages > 1 else []), numbers, leaving]
