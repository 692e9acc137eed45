"""Pages for one reader that belong to no table: profiles, lists of matches, ladders, and what menus ask."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, cast

import discord
from playwright.async_api import Browser

from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.theme import CAVE
from bot.pictures.shared.cut_outs import HEIGHT, WIDTH
from bot.screens.layout import Screen, Text
from bot.screens.pages import challenge, game_night, ladder, managing, match_list, profile
from bot.screens.pages.ladder import LeaderboardRequest
from bot.store.game_night_models import GameNight, SignUp
from bot.store.models import Person, Result
from bot.store.rows.profiles.played_rows import BestWin, MetPerson
from bot.tables.game_nights.game_night import end_game_night, sign_up_guest
from bot.tables.profiles.player_statistics import GameStatistics, PlayerStatistics, RecentResult, WinRate
from bot.tables.use_cases.managing import BlockEffect
from games import list_game_keys
from games.engine import Match
from games.engine.words import Words, load_words
from games.ladder.tiers import TIERS, LadderPlace
from tests.bot.evenings import plan_game_night
from tests.bot.screens.scenes import Played
from tests.bot.tables.test_profile_figures import result
from tests.e2e.house import house
from tests.screens.budgets import DEVICES, Device
from tests.screens.looking import eyes_of
from tests.screens.posed import look_at_posted, post_poses
from tests.screens.posing import NAMES, Pose
from tests.screens.tally import PAGES, Tally

NOW = datetime(2030, 6, 30, tzinfo=UTC)
SEATS, LONG_NAME = 4, "Maximilian the Exceedingly Patient"
WELL, FEW = WinRate(240, 99, 60.0, SEATS), WinRate(9, 3, 2.5)
EVENT = "Charlotte trusted nobody, doubted Maximilian's seven tiles, and took twenty-four points with a single row."


@cache
def _piece() -> bytes:
    return Canvas((WIDTH, HEIGHT), CAVE).to_picture("A piece").png


def _figures(games: Sequence[str], people: WinRate = WELL, goblins: WinRate = FEW) -> PlayerStatistics:
    """Return figures of somebody who played these games, each with people and against goblins."""
    return PlayerStatistics(
        matches=249 * len(games),
        games=tuple(GameStatistics(game, 249, people, goblins) for game in games),
        people=people,
        goblins=goblins,
        latest=tuple(
            RecentResult(games[0], place, SEATS, left=place is None) for place in (1, 2, None, 3, 1, 4, 1, 2, 1, 1)
        ),
        most_met=MetPerson(2, 77, 40, 30, 7),
        days=120,
        days_lately=12,
        best=BestWin(5, games[0], SEATS, NOW),
    )


def _match(number: int, game: str) -> match_list.ListedMatch:
    """Return a match of four with long names."""
    rows: list[Result] = [
        result(number, index, seat=index, user_id=index, seats=SEATS, game=game) for index in range(1, SEATS + 1)
    ]
    return match_list.ListedMatch(rows[0], tuple(rows), has_record=True)


def _placed() -> list[LadderPlace]:
    """Return a ladder in which each tier has somebody."""
    tiers = [tier for tier, _ in TIERS]
    return [
        LadderPlace(index, index, tiers[min(index // 2, len(tiers) - 1)], 90.0 - 9 * index, 12, 140)
        for index in range(1, 20)
    ]


def _planned(game: str) -> GameNight:
    """Return a weekly evening, also a server event, to which people of long names come and may come."""
    planned = plan_game_night(9, game=game, seats=3, weekly=True, event=True, event_id=5, host_name=LONG_NAME)
    planned = replace(planned, preset="hard-goblins")
    for number, answer in enumerate(("maybe", "maybe", "cannot"), start=20):
        planned = sign_up_guest(planned, Person(number, LONG_NAME), cast("SignUp", answer), planned.created_at)
    return planned


def _ended() -> tuple[GameNight, game_night.GameNightPlayed]:
    """Return an evening that is over, with eight matches and a podium of people with long names."""
    table = replace(Played(Match.deal_by_key("goblin_market", seats=SEATS, seed=bytes(32))).table, status="over")
    tables = (game_night.GameNightTable(table, "LINK", ended=True, winners=(LONG_NAME,)),) * game_night.MAX_SHOWN_TABLES
    ranking = tuple((LONG_NAME, Fraction(9 - index, 2)) for index in range(6))
    return end_game_night(_planned("goblin_market"), NOW), game_night.GameNightPlayed(tables, ranking)


def _blocked(say: Words) -> Screen:
    """Return what a manager is answered who blocked somebody with two tables, where others are blocked, too."""
    match = Match.deal_by_key("goblin_market", seats=SEATS, seed=bytes(32))
    table = replace(Played(match).table, takeover=True)
    told = managing.describe_block(1, BlockEffect((replace(table, status="closed"),), (table,)), say, goblins=True)
    blocked = dict.fromkeys(range(1, 2 * managing.BLOCKED_PAGE_SIZE), "")
    playing = {1: managing.BlockedPlayer("Dora", 1)}
    return managing.render_blocked_people(told, blocked, 0, say, playing=playing)


def page_poses() -> Iterator[Pose]:
    """Yield each page, with as much on it as there may be."""
    say, games = load_words(), list_game_keys()
    names = dict(enumerate(NAMES, start=1))
    moment = profile.ProfileMoment(5, EVENT, _piece())
    own: dict[str, Any] = {"own": True, "met": LONG_NAME}
    for name, figures, facts in (
        ("five games", _figures(games), {"moment": moment}),
        ("one game", _figures(games[:1]), {"moment": moment}),
        ("few matches", _figures(games[:2], FEW, FEW), {}),
        ("another's", _figures(games[:3]), {"own": False}),
    ):
        shown = profile.ProfileFacts(1, LONG_NAME, figures, **own | facts)
        yield f"profile, {name}", profile.render_profile(shown, say)
        yield f"profile, {name}, in words", profile.render_profile_in_words(shown, say)
    matches = tuple(_match(number, games[number % len(games)]) for number in range(match_list.MATCH_PAGE_SIZE))
    for chosen in (match_list.MatchFilter(page=1), match_list.MatchFilter(games[0], (2, 3), 1)):
        page = match_list.MatchPage(matches, names, chosen, 99)
        yield f"matches{', chosen' if chosen.game else ''}", match_list.render_match_history(page, say)
    placed = _placed()
    for asked in (LeaderboardRequest(), LeaderboardRequest(games[0], 2, numbers=True)):
        yield f"ladder{', numbers' if asked.numbers else ''}", ladder.render_leaderboard(asked, placed, placed[3], say)
    yield "ladder, nobody yet", ladder.render_leaderboard(LeaderboardRequest(), [], None, say)
    yield "ladder, what counts", Screen((Text(ladder.explain_counting(say)),))
    for game in games:
        yield f"game night, {game}", game_night.render_game_night(_planned(game), say)
    over, played = _ended()
    yield (
        "game night, its end",
        game_night.render_game_night_end(over, played, "https://discord.com/channels/1/2/3", say),
    )
    yield "play with", challenge.ask_partner_game(2, LONG_NAME, say)
    yield "blocked", _blocked(say)


async def measure_pages(
    folder: Path, artefacts: Path, browser: Browser, devices: Sequence[Device] = DEVICES, *, broken_only: bool = False
) -> list[Tally]:
    """Measure all pages."""
    async with house(folder, "screens-pages", dressed=True) as home:
        user = next(iter(home.sandbox.world.iter_people())).id
        channel = home.parlour.get_channel(home.sandbox.channel_id)
        assert isinstance(channel, discord.TextChannel)
        posted = await post_poses(channel, await asyncio.to_thread(lambda: list(page_poses())))
        async with eyes_of(
            browser, home.sandbox.address, user, PAGES, artefacts, devices, broken_only=broken_only
        ) as eyes:
            tallies = eyes.measure(PAGES)
            await look_at_posted(eyes, posted)
    return tallies
