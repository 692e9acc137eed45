"""The match history of one person, newest first, by game and people; also matches whose tables are deleted."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from bot.screens.board import format_timestamp
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import (
    Button,
    DiscordMenu,
    Menu,
    Option,
    Part,
    Screen,
    Text,
    arrange_buttons,
    make_paragraph,
)
from bot.screens.parts.reviewing import build_review_button, has_review, parse_variant_switches
from bot.screens.scene import escape_name
from bot.screens.screen_registry import find_screen
from bot.store.goblin_numbers import FIRST_NUMBER_BY_LEVEL, GOBLINS_PER_LEVEL
from bot.store.models import Result
from bot.tables.goblin_names import make_goblin
from games import list_game_keys
from games.engine.words import Word, Words

MATCH_PAGE_SIZE = 4
"""So many matches have room on a page, with their buttons."""
MAX_FILTER_PEOPLE = 2
"""By so many people the list can be filtered: a custom_id has room for no more."""
PART_OF_MOVES = 0.1
"""A match says for whom others played if they made this part of somebody's moves, or more."""
NO_GAME_FILTER = "-"
NO_TABLE = 0


@dataclass(frozen=True, slots=True)
class MatchFilter:
    """A filter and page of a match history: of a game (`""`: all), with all of these people."""

    game: str = ""
    people: tuple[int, ...] = ()
    page: int = 0

    @classmethod
    def from_path(cls, path: str) -> Self:
        """Read what a control names; its pattern was checked."""
        game, page, *people = path.split()
        return cls("" if game == NO_GAME_FILTER else game, tuple(map(int, people)), int(page))

    @property
    def path(self) -> str:
        """What a control of this page says."""
        return " ".join([self.game or NO_GAME_FILTER, str(self.page), *map(str, self.people)])


NO_FILTER_PATH = MatchFilter().path


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """One match: the row of its person, all its rows, and whether its record is kept."""

    own: Result
    rows: tuple[Result, ...]
    has_record: bool

    @property
    def has_review(self) -> bool:
        """Whether its person can ask how they played."""
        options = parse_variant_switches(self.own.variant)
        return self.has_record and self.own.own_moves > 0 and has_review(self.own.game, options)


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A page of somebody's matches: `total` fit the filter; `names` are those of people who are known."""

    matches: tuple[ListedMatch, ...]
    names: Mapping[int, str]
    chosen: MatchFilter
    total: int

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, -(-self.total // MATCH_PAGE_SIZE))


def render_match_history(page: MatchPage, say: Words) -> Screen:
    """Render a page of somebody's match history, with filters and what leads to other pages."""
    if not page.total and page.chosen == MatchFilter():
        return Screen((Text(say("history-none")),))
    title = say("history-title-page", page=page.chosen.page + 1, pages=page.pages, count=page.total)
    shown = [part for match in page.matches for part in _build_history_entry_parts(match, page.names, say)]
    none = [] if shown else [Text(say("history-none-such"))]
    return Screen((Text(title), *shown, *none, *_build_history_filter_parts(page, say)))


def _build_history_entry_parts(match: ListedMatch, names: Mapping[int, str], say: Words) -> list[Part]:
    """Return one match, how it went, and what can be done with it."""
    own, people = match.own, [row for row in match.rows if row.user_id != match.own.user_id]
    who = say.join_list(dict.fromkeys(format_result_player_name(row, names, say) for row in people))
    line = say(
        "history-match",
        game=find_screen(own.game).title,
        time=format_timestamp(own.ended_at, "R"),
        place=own.place or 0,
        seats=own.seats,
        left="yes" if own.leaving else "no",
        early="yes" if own.ending == "closed" else "no",
    )
    result = say("history-result", **_describe_result(match, names, say), names=who, count=len(people))
    if stood_in := _describe_missing(match, names, say):
        result = say("history-stood-in", result=result, **stood_in)
    return [*make_paragraph([line, say("frame-small", line=result)]), *arrange_buttons(_list_buttons(match, say))]


def _describe_result(match: ListedMatch, names: Mapping[int, str], say: Words) -> dict[str, Word]:
    """Return the result of a match: who won, and everybody's points; "none" if nobody won, or there are no points."""
    ranked = sorted((row for row in match.rows if row.place is not None), key=lambda row: (row.place, row.seat))
    first = [row for row in ranked if row.place == 1]
    others = [format_result_player_name(row, names, say) for row in first if row is not match.own]
    points = [str(row.points) for row in ranked if row.points is not None]
    return {
        "own": "yes" if len(others) < len(first) else "no",
        "winners": say.join_list(others) or "none",
        "first": len(first),
        "scores": say("history-between-scores").join(points) or "none",
    }


def _describe_missing(match: ListedMatch, names: Mapping[int, str], say: Words) -> dict[str, Word]:
    """Return for whom others made a part of their moves, though they stayed to the end; nothing if for nobody."""
    missing = [
        row
        for row in match.rows
        if (row.user_id or 0) > 0
        and row.leaving is None
        and row.other_moves >= PART_OF_MOVES * (row.own_moves + row.other_moves) > 0
    ]
    others = [format_result_player_name(row, names, say) for row in missing if row is not match.own]
    own = "yes" if len(others) < len(missing) else "no"
    return {"own": own, "count": len(others), "names": say.join_list(dict.fromkeys(others))} if missing else {}


def _list_buttons(match: ListedMatch, say: Words) -> list[Button]:
    """Return a match's buttons: its replay and review as long as its record is kept, a rematch with the same people.

    A table that is kept invites to its rematch, with its options and goblins; otherwise its people are called anew.
    """
    own, others = match.own, [row for row in match.rows if row.user_id and 0 < row.user_id != match.own.user_id]
    back = [Button(say("over-replay"), str(ClickAction("replay", own.table_id)))] if match.has_record else []
    review = [build_review_button(own.table_id, say, short=True)] if match.has_review else []
    if match.has_record and own.ending != "closed" and own.leaving is None:
        return [*back, *review, Button(say("history-rematch"), str(ClickAction("rematch", own.table_id)))]
    again = Button(say("history-rematch"), str(ClickAction("once-more", own.table_id)))
    return [*back, *review, *([again] if others else [])]


def format_result_player_name(row: Result, names: Mapping[int, str], say: Words) -> str:
    """Return the name of somebody who had a seat: a person's, a goblin's, or that they are not known any more."""
    if row.user_id is not None and row.user_id > 0:
        known = names.get(row.user_id)
        return escape_name(known) if known else say("history-unknown")
    if row.user_id is None or row.level is None:
        return say("history-unknown")
    number = (-row.user_id - FIRST_NUMBER_BY_LEVEL[row.level]) % GOBLINS_PER_LEVEL
    return escape_name(make_goblin(row.level, number, say).name)


def _build_history_filter_parts(page: MatchPage, say: Words) -> list[Part]:
    match_filter, first = page.chosen, replace(page.chosen, page=0)
    games: tuple[Option, ...] = (Option(say("history-all-games"), NO_GAME_FILTER, chosen=not match_filter.game),)
    games += tuple(Option(find_screen(key).title, key, chosen=key == match_filter.game) for key in list_game_keys())
    by_game = Menu(say("history-by-game"), str(ClickAction("past-game", NO_TABLE, path=first.path)), games)
    with_people = ClickAction("past-people", NO_TABLE, path=first.path)
    turns = [("history-newer", match_filter.page - 1), ("history-older", match_filter.page + 1)]
    buttons = [
        Button(say(key), str(ClickAction("past", NO_TABLE, path=replace(match_filter, page=number).path)))
        for key, number in turns
        if 0 <= number < page.pages
    ]
    menu = DiscordMenu(say("history-by-people"), str(with_people), match_filter.people)
    return [by_game, menu, *arrange_buttons(buttons)]
