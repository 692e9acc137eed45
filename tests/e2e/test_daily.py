"""The deal of the day by clicks: shown to one person alone, played once, shared, and told on the day after."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.sandbox import Sandbox, SeenMessage, list_buttons
from bot.sandbox.discord_py import point_discord_at
from bot.sandbox.people.person import Person
from bot.store import Store
from bot.tables.deadlines.clock import VirtualClock
from bot.tables.deadlines.daily_days import DailyCalendar, DailySettings
from bot.ui.parlour_client import ParlourClient
from games.engine.daily import choose_daily_game, list_daily_games
from tests.e2e.house import serving, traffic
from tests.empty_house import lay
from tests.hand_clock import HandClock
from tests.hasty_goblins import hasty_goblins
from tests.load.crowd.offers import press, ways

__all__ = ["hasty_goblins"]

GAME = "goats_and_goblins"
GAMES = [GAME, *(pytest.param(key, marks=pytest.mark.rare) for key in list_daily_games() if key != GAME)]
"""All games with days; one of them is played in each run of the tests."""
OVER = "Your result"
MOST = 400
ISOLATES = {0x2068: None, 0x2069: None}
"""Signs around names that keep their direction of writing apart."""


@asynccontextmanager
async def bot_in(folder: Path, sandbox: Sandbox, clock: VirtualClock, game: str) -> AsyncIterator[None]:
    """Let a bot play on a day of a game; it knows nothing but what is in its store."""
    store = await Store.open(f"sqlite+aiosqlite:///{lay(folder / 'parlour.db')}")
    days = DailyCalendar(store, clock)
    while choose_daily_game(days.today) != game:
        clock.advance(timedelta(days=1).total_seconds())
    daily = DailySettings(0, bytes(32))
    parlour = ParlourClient(store, clock=clock, goblin_pause=timedelta(0), daily=daily, own_emoji=False, faces=False)
    async with serving(parlour, store, sandbox):
        yield


async def ask_for_today(person: Person) -> SeenMessage:
    shown = (await person.slash("daily")).message
    assert shown is not None
    assert shown.is_ephemeral
    return shown


async def play_on(person: Person, message: SeenMessage, until: Callable[[str], bool]) -> SeenMessage:
    """Press ways that are offered, by lot, until the message says that it is enough."""
    rng = random.Random(1)
    for _ in range(MOST):
        now = person.refresh_message(message) or message
        if until(now.text):
            return now
        act, chosen = press(now, rng.choice(ways(now)))
        answer = await (person.click(now, custom_id=act) if chosen is None else person.choose_option(now, act, chosen))
        assert answer.failure_reason is None
    raise AssertionError(f"{MOST} clicks were not enough")


def is_over(text: str) -> bool:
    """Tell whether a deal is over."""
    return OVER in text


def is_begun(text: str) -> bool:
    """Tell whether the first move is made."""
    return "One try" not in text


def labels(message: SeenMessage) -> list[str]:
    return [button.label or "" for button in list_buttons(message)]


async def refuse_second_try(sandbox: Sandbox, over: SeenMessage) -> None:
    """Check that somebody who has played sees their result in every place, also after its message was deleted."""
    ann = sandbox.person("Ann")
    strange, group = sandbox.add_server_without_bot(), sandbox.add_group_dm("Ann", "Bob")
    ann.install_app()
    sandbox.world.channels[int(over.channel_id)].messages.pop(over.id)
    elsewhere = sandbox.find_channel_id("parlour", strange)
    for place in (int(over.channel_id), ann.dm.id, elsewhere, group):
        shown = (await ann.slash("daily", channel=place)).message
        assert shown
        assert OVER in shown.text
        assert shown.is_ephemeral
        assert ("Share as Ann" in labels(shown)) == (place == int(over.channel_id))


@pytest.mark.usefixtures("undrawn", "hasty_goblins")
@pytest.mark.parametrize("game", GAMES)
async def test_a_day_goes_on_after_a_restart_is_shared_and_told_the_day_after(tmp_path: Path, game: str) -> None:
    clock = VirtualClock()
    async with Sandbox(record=traffic(tmp_path, "daily"), now=HandClock(), identify_seconds=0) as sandbox:
        point_discord_at(sandbox.address)
        ann, bob = sandbox.person("Ann"), sandbox.person("Bob")
        async with bot_in(tmp_path, sandbox, clock, game):
            first = await ask_for_today(ann)
            assert "Deal of the day" in first.text
            assert "One try" in first.text
            assert bob.refresh_message(first) is None
            await play_on(ann, first, is_begun)
        async with bot_in(tmp_path, sandbox, clock, game):
            again = await ask_for_today(ann)
            more = (await ann.click(again, "Menu…")).message
            assert more, (again.text, labels(again))
            assert "Standings" in labels(more)
            assert "One try" not in again.text, "it has begun"
            over = await play_on(ann, again, is_over)
            assert "Everywhere: nobody else has finished yet." in over.text
            assert labels(over) == ["Yes, name me", "No", "Share as Ann", "Standings"]
            await ann.click(over, "Yes, name me")
            over = ann.refresh_message(over) or over
            assert labels(over) == ["Share as Ann", "Standings"]
            shared = await ann.click(over, "Share as Ann")
            assert shared.failure_reason is None
            second = (await ann.click(over, "Share as Ann")).message
            assert second is not None
            assert "already shared this deal here" in second.text
            posted = await bob.wait_for_message(lambda message: "played by **Ann**" in message.text)
            mine = (await bob.click(posted, "Play")).message
            assert mine is not None
            assert mine.is_ephemeral
            left = await play_on(bob, mine, is_begun)
            await ann.slash("parlour settings", digest=sandbox.find_channel_id("tables"))
            await refuse_second_try(sandbox, over)
            clock.advance(timedelta(days=1, minutes=10).total_seconds())
            digest = await bob.wait_for_message(
                lambda message: "2 people here played it" in message.text, where="#tables"
            )
            assert "**1.** **Ann**" in digest.text.translate(ISOLATES)
            assert labels(digest) == ["Play"]
            left = bob.refresh_message(left) or left
            act, chosen = press(left, ways(left)[-1])
            late = await (bob.click(left, custom_id=act) if chosen is None else bob.choose_option(left, act, chosen))
            assert late.message is not None
            assert any(said in late.message.text for said in ("That day is over", "The day ended before you did"))
            today = await ask_for_today(ann)
            assert "Yesterday" in labels(today)
            await ann.click(today, "Yesterday")
            told = ann.refresh_message(today) or today
            assert "The secret of this day was" in told.text
            assert labels(told) == ["Replay", "Record", "Today", "Standings"]
            record = await ann.click(told, "Record")
            assert record.message is not None
            assert record.message.is_ephemeral
            await ann.click(ann.refresh_message(today) or today, "Replay")
            assert "the start" in (ann.refresh_message(today) or today).text
