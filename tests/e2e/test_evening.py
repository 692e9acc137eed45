"""A game night of seven people, on the night in which the clock is set back, with a restart in the middle."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.login import list_first_steps
from bot.sandbox import Sandbox, SeenMessage, list_buttons
from bot.sandbox.discord_py import point_discord_at
from bot.sandbox.people.person import Person
from bot.sandbox.world.messages import delete_message_and_announce
from bot.sandbox.world.protocol import format_timestamp
from bot.screens.custom_ids import parse_custom_id
from bot.store.models import Preferences
from bot.tables import VirtualClock
from bot.tables.draft import TableDraft
from bot.tables.use_cases.playing import finish_or_continue_match
from bot.ui.answers import reply
from bot.ui.game_nights.game_night_posts import GameNightPosts
from bot.ui.parlour_client import NO_LIMITS
from tests.e2e.house import House, house, labels, opened
from tests.e2e.robot import ask_and_mean, from_menu
from tests.empty_house import lay
from tests.hand_clock import HandClock

pytestmark = pytest.mark.usefixtures("undrawn")

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus")
SATURDAY = datetime(2030, 10, 26, 16, tzinfo=UTC)
"""Six in the evening in Berlin; at three in the morning the clock is set back by an hour."""
MINUTES = 60


@asynccontextmanager
async def sandbox_for(folder: Path) -> AsyncIterator[tuple[Sandbox, str]]:
    """Run a sandbox for several starts of the bot; return it with the address of their store."""
    async with AsyncExitStack() as stack:
        stack.enter_context(patch.object(reply, "ANSWER_PROMISE_SECONDS", 3600.0))
        sandbox = await stack.enter_async_context(
            Sandbox(people=NAMES, now=HandClock(), first_steps=list_first_steps(), identify_seconds=0)
        )
        point_discord_at(sandbox.address)
        yield sandbox, f"sqlite+aiosqlite:///{lay(folder / 'parlour.db')}"


def posts_of(person: Person, text: str) -> list[SeenMessage]:
    return [message for message in person.list_visible_messages() if text in message.text]


async def see(person: Person, *texts: str) -> SeenMessage:
    """Return the newest message that has all of these texts, once it is there."""
    return await person.wait_for_message(lambda message: all(text in message.text for text in texts))


def pings_for(*people: Person) -> list[int]:
    """Return how often each was called to the evening."""
    called = ("almost time", "It is time for", "game night")
    return [sum(any(text in message.text for text in called) for message in one.pings) for one in people]


async def plan(ann: Person, when: str, **options: str | int) -> SeenMessage:
    """Give the command for an evening, and return what its host is asked."""
    answer = await ann.slash("play", when=when, **{"game": "goats_and_goblins", **options})
    assert answer.message is not None
    assert answer.message.is_ephemeral
    return answer.message


async def test_an_evening_of_seven_people_with_a_restart_on_the_night_of_the_change(tmp_path: Path) -> None:
    clock = VirtualClock(SATURDAY)
    async with sandbox_for(tmp_path) as (sandbox, url):
        people = [sandbox.person(name) for name in NAMES]
        ann, bob, *_, gus = people
        async with opened(sandbox, url, clock, NO_LIMITS) as parlour:
            asked = await plan(ann, "tomorrow at 2:30am", seats=5)
            assert "What time is it where you are?" in asked.text
            await ann.choose_option(asked, "Choose your time…", ["Europe/Berlin"])
            asked = await see(ann, "comes twice")
            first, second, _ = labels(asked)
            assert (first, second) == ("Sun 27 Oct, 02:30 (UTC+0200)", "Sun 27 Oct, 02:30 (UTC+0100)")
            await ann.click(asked, second)
            sure = await see(ann, "is this right?")
            assert posts_of(bob, "Game night") == [], "nothing is public yet"
            begins = datetime(2030, 10, 27, 1, 30, tzinfo=UTC)
            assert f"<t:{int(begins.timestamp())}:F>" in sure.text
            await ann.click(sure, "Yes, post it")
            post = await see(bob, "Game night", "Coming (1)")
            for number, person in enumerate(people[1:], 2):
                assert (await person.click(post, "I’ll come")).failure_reason is None
                post = await see(ann, f"Coming ({number})")
            assert "2 tables, up to 5 at each" in post.text
            marks = {
                act.database_tag for button in list_buttons(post) if (act := parse_custom_id(button.custom_id or ""))
            }
            assert marks == {parlour.database_tag}, "another copy of the bot has evenings of the same numbers"
            clock.advance((9 * 60 + 20) * MINUTES)
            call = await see(gus, "almost time")
            assert pings_for(*people) == [1] * 7
            assert "person" not in call.text.partition("almost time")[2]
        clock.advance(10 * MINUTES)  # the bot is stopped at its time
        async with opened(sandbox, url, clock, NO_LIMITS) as parlour:
            home = House(sandbox, parlour)
            await see(ann, "It is time!")
            await gus.wait_until(lambda: len(posts_of(gus, "takes yours")) == 2)
            lobbies = posts_of(gus, "takes yours")
            tables = [await parlour.tables.find_table(number) for number in (1, 2)]
            assert [len(table.invited or ()) for table in tables] == [4, 3]
            assert [table.sitters for table in tables] == [(), ()], "nobody sits there unasked"
            for index, person in enumerate(people):
                if person is not bob:
                    await person.click(lobbies[index > 3], "I’m here")
            assert pings_for(*people) == [1] * 7, "one call for an evening"
            clock.advance(10 * MINUTES)
            await gus.wait_until(lambda: not posts_of(gus, "takes yours"))
            await gus.wait_until(lambda: not posts_of(gus, "It is time for"))
            lobbies = posts_of(gus, "At the table")[-2:]
            for lobby, host, goblins in zip(lobbies, (ann, people[4]), (1, 2), strict=True):
                for _ in range(goblins):
                    await from_menu(host, lobby, "grown")
                assert (await host.click(lobby, "Start")).failure_reason is None
            await home.parlour.delivery.wait_until_settled()
            tables = [await parlour.tables.find_table(number) for number in (1, 2)]
            assert [(len(table.present_people), len(table.goblins)) for table in tables] == [(3, 1), (3, 2)]
            assert all(table.status == "playing" for table in tables)
            assert bob.id not in {one.user_id for table in tables for one in table.sitters}
            assert pings_for(*people) == [0] * 7, "the only call is deleted once no seats are kept"
            await bob.click(await see(bob, "Game night", "Table 2: playing"), "Open another table")
            await see(ann, "Table 3: [take a seat]")
            late = await parlour.tables.find_table(3)
            assert ([one.user_id for one in late.sitters], late.seat_limit) == ([bob.id], 5)
            for table in (*tables, late):
                await parlour.tables.force_close_table(table.id)
            clock.advance(6 * MINUTES)
            await see(ann, "This game night is over")
            await ann.wait_until(lambda: len(posts_of(ann, "Game night")) == 1)  # the lobbies say that they are closed


def delete(home: House, message: SeenMessage) -> None:
    delete_message_and_announce(
        home.sandbox.stage, home.sandbox.world.channels[message.channel_id].messages[message.id]
    )


async def post_evening(home: House, host: Person, when: str = "tomorrow 20:00", **options: str | int) -> SeenMessage:
    """Post an evening and return its message."""
    await home.parlour.tables.store.people.set_preferences(host.id, Preferences(zone="Europe/Berlin"))
    await host.click(await plan(host, when, **options), "Yes, post it")
    post = await see(host, "Game night", "Coming (")
    evenings = home.parlour._crew.game_night_posts.game_nights
    while not any(one.message_id == post.id for one in await evenings.list_live_game_nights()):  # noqa: ASYNC110  a row is awaited
        await asyncio.sleep(0.01)
    return post


async def test_people_who_are_named_are_called_once_when_it_is_posted(tmp_path: Path) -> None:
    async with house(tmp_path, "evening-named", VirtualClock(SATURDAY)) as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        await post_evening(home, ann, **{"with": bob.mention})
        assert [len(one.pings) for one in (ann, bob, cid)] == [0, 1, 0]
        await see(bob, "Game night")


async def test_two_processes_post_an_evening_once_and_call_once(tmp_path: Path) -> None:
    clock = VirtualClock(SATURDAY)
    async with house(tmp_path, "evening-twice", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        ours = home.parlour._crew.game_night_posts
        ours.stop()
        await home.parlour.tables.store.people.set_preferences(ann.id, Preferences(zone="Europe/Berlin"))
        await ann.click(await plan(ann, "today 20:00"), "Yes, post it")
        theirs = GameNightPosts(
            client=home.parlour,
            tables=home.parlour.tables,
            game_nights=ours.game_nights,
            messages=ours.messages,
            composer=ours.composer,
            rate_limit=ours.rate_limit,
            notices=ours.notices,
        )
        await asyncio.gather(ours.run_due_steps(), theirs.run_due_steps())
        (post,) = posts_of(bob, "Game night")
        await bob.click(post, "I’ll come")
        clock.advance(111 * MINUTES)
        await asyncio.gather(ours.run_due_steps(), theirs.run_due_steps())
        assert (pings_for(ann, bob), len(posts_of(bob, "Game night"))) == ([1, 1], 1)


async def test_the_host_moves_and_cancels_and_those_who_come_are_called(tmp_path: Path) -> None:
    clock = VirtualClock(SATURDAY)
    async with house(tmp_path, "evening-moved", clock) as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        post = await post_evening(home, ann)
        await bob.click(post, "I’ll come")
        await cid.click(post, "Maybe")
        post = await see(ann, "Coming (2)", "Maybe (1)")
        sure = await ann.click(post, "Can’t")
        assert sure.message is not None
        assert labels(sure.message) == ["Hand it over to Bob", "Cancel the game night"], "nothing is noted yet"
        clock.advance((26 * 60 + 50) * MINUTES)
        await see(bob, "almost time")
        refused = await bob.choose_option(post, "For Ann, the host…", ["time"])
        assert refused.message is not None
        assert "Only the host" in refused.message.text
        form = await ann.choose_option(post, "For Ann, the host…", ["time"])
        assert form.modal is not None
        sure = await ann.submit(form.modal, {"when": "monday 21:00"})
        assert sure.message is not None
        await ann.click(sure.message, "Yes, move it")
        await see(bob, "has a new time")
        await bob.wait_until(lambda: not posts_of(bob, "almost time"))
        await ann.choose_option(post, "For Ann, the host…", ["weekly"])
        await see(ann, "every week", "Game night")
        asked = await ann.choose_option(post, "For Ann, the host…", ["cancel"])
        assert asked.message is not None
        await ann.click(asked.message, "Cancel the game night")
        await see(bob, "is cancelled")
        over = await see(bob, "The host has cancelled")
        assert list_buttons(over) == []
        assert [len(one.pings) for one in (ann, bob, cid)] == [0, 2, 0], "the call is deleted: it named another time"


async def test_a_phrase_that_is_not_sure_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with house(tmp_path, "evening-refused", VirtualClock(SATURDAY)) as home:
        ann = home.person("Ann")
        await home.parlour.tables.store.people.set_preferences(ann.id, Preferences(zone="Europe/Berlin"))
        assert "Is 8 a time or a day?" in (await plan(ann, "8")).text
        both = await ann.slash("play", game="goblin_teeth", seats=3)
        assert both.message is not None
        assert "“seats” is for game nights" in both.message.text


async def test_what_an_evening_cannot_use_is_said_and_nothing_typed_is_lost(tmp_path: Path) -> None:
    async with house(tmp_path, "evening-notes", VirtualClock(SATURDAY)) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        await home.parlour.tables.store.people.set_preferences(ann.id, Preferences(zone="Europe/Berlin"))
        named = {"with": f"{bob.mention}, Cid", "preset": "first-game"}
        sure = await plan(ann, "tomorrow 20:00", **named)
        assert "whom you mean by “Cid”" in sure.text
        assert "young goblins and hints" in sure.text
        await ann.click(sure, "Yes, post it")
        post = await see(bob, "Game night", "you are invited")
        rules = await bob.click(post, "How to play")
        assert rules.message is not None
        assert rules.message.is_ephemeral
        assert "The goal" in rules.message.text
        said = await bob.click(post, "Maybe")
        assert said.message is not None
        assert "I will not call you" in said.message.text
        refused = await ann.slash("play", game="goblin_teeth", **{"with": "Cid"})
        assert refused.message is not None
        assert "whom you mean by “Cid”" in refused.message.text


async def test_a_zone_is_asked_for_only_when_it_is_needed(tmp_path: Path) -> None:
    async with house(tmp_path, "evening-zone", VirtualClock(SATURDAY)) as home:
        ann = home.person("Ann")
        assert "do not understand" in (await plan(ann, "next blue moon")).text
        await ann.click(await plan(ann, "in 13 minutes"), "Yes, post it")
        post = await see(ann, "Game night", "Coming (")
        weekly = await ann.choose_option(post, "For Ann, the host…", ["weekly"])
        assert weekly.message is not None
        assert "It does not repeat yet: I do not know your time zone" in weekly.message.text
        form = await ann.choose_option(post, "For Ann, the host…", ["time"])
        assert form.modal is not None
        asked = await ann.submit(form.modal, {"when": "monday 21:00"})
        assert asked.message is not None
        await ann.choose_option(asked.message, "Choose your time…", ["Europe/Berlin"])
        monday = datetime(2030, 10, 28, 20, tzinfo=UTC).timestamp()
        sure = await see(ann, f"<t:{int(monday)}:F>")
        await ann.click(sure, "Yes, move it")
        await ann.choose_option(await see(ann, "Game night", f"<t:{int(monday)}:F>"), "For Ann, the host…", ["weekly"])
        await see(ann, "Game night", "every week")


async def test_a_deleted_post_comes_back_once_and_then_the_evening_is_off(tmp_path: Path) -> None:
    async with house(tmp_path, "evening-deleted", VirtualClock(SATURDAY)) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        post = await post_evening(home, ann)
        await bob.click(post, "I’ll come")
        sure = await ann.click(await see(ann, "Coming (2)"), "Can’t")
        assert sure.message is not None
        await ann.click(sure.message, "Hand it over to Bob")
        await see(ann, "Bob is the host now")
        hosts = await bob.click(post, "I’ll come")
        assert hosts.message is not None
        assert "You are the host" in hosts.message.text
        await ann.click(post, "I’ll come")
        await see(ann, "Coming (2)")
        delete(home, post)
        again = await bob.wait_for_message(lambda message: "Coming (2)" in message.text and message.id != post.id)
        delete(home, again)
        await see(bob, "is cancelled")


async def test_an_evening_that_nobody_could_begin_in_time_says_so(tmp_path: Path) -> None:
    clock = VirtualClock(SATURDAY)
    async with sandbox_for(tmp_path) as (sandbox, url):
        ann = sandbox.person("Ann")
        async with opened(sandbox, url, clock, NO_LIMITS) as parlour:
            await post_evening(House(sandbox, parlour), ann, "today 20:00")
        clock.advance(timedelta(hours=2, minutes=31).total_seconds())
        async with opened(sandbox, url, clock, NO_LIMITS):
            await see(ann, "did not take place", "away")


async def test_a_server_event_and_its_evening_follow_each_other(tmp_path: Path) -> None:
    async with house(tmp_path, "evening-event", VirtualClock(SATURDAY)) as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        post = await post_evening(home, ann)
        refused = await ann.choose_option(post, "For Ann, the host…", ["event"])
        assert refused.message is not None
        assert "Create Events" in refused.message.text
        home.sandbox.faults.grant_permissions("create_events")
        made = await ann.choose_option(post, "For Ann, the host…", ["event"])
        assert made.message is not None
        assert "is now a server event" in made.message.text
        (event,) = home.sandbox.world.first_guild.events
        assert (event.name, event.location) == ("Game night: Goats & Goblins", "#parlour")
        await see(bob, "server event", "Game night")
        bob.set_interest(event)
        await see(ann, "Maybe (1): Bob")
        await cid.click(post, "I’ll come")
        hour = format_timestamp(event.begins + 3600)
        ann.change_event(event, name="Goblin party", scheduled_start_time=hour)
        await see(bob, "Goblin party", f"<t:{int(event.begins)}:F>")
        await see(cid, "has a new time")
        post = await see(ann, "Goblin party", "Coming (2)")
        await bob.click(post, "Can’t")
        await see(ann, "Can’t come: Bob")
        form = await ann.choose_option(post, "For Ann, the host…", ["time"])
        assert form.modal is not None
        sure = await ann.submit(form.modal, {"when": "monday 21:00"})
        assert sure.message is not None
        await ann.click(sure.message, "Yes, move it")
        monday = datetime(2030, 10, 28, 20, tzinfo=UTC).timestamp()
        await ann.wait_until(lambda: event.begins == monday)
        assert (event.ends - event.begins, event.name) == (3600, "Goblin party")
        ann.change_event(event, status=4)
        await see(bob, "somebody has cancelled its server event")
        await see(cid, "is cancelled")


async def test_managers_see_game_nights_and_cancel_them(tmp_path: Path) -> None:
    async with house(tmp_path, "evening-managed", VirtualClock(SATURDAY)) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        await post_evening(home, bob)
        overview = await ann.slash("parlour tables")
        assert overview.message is not None
        assert "Game nights" in overview.message.text
        asked = await ann.choose_option(overview.message, "Cancel a game night…", ["1"])
        assert asked.message is not None
        await ann.click(asked.message, "Cancel the game night")
        await see(bob, "A manager has cancelled")
        await see(bob, "is cancelled")


async def test_a_role_is_called_and_too_few_people_choose_another_game_or_goblins(tmp_path: Path) -> None:
    clock = VirtualClock(SATURDAY)
    async with house(tmp_path, "evening-few", clock) as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        players = next(role for role in home.sandbox.world.first_guild.roles if role.name == "Players")
        server = await home.parlour.tables.load_server(home.sandbox.guild_id)
        await home.parlour.tables.save_server(replace(server, called=players.id))
        await home.parlour.tables.store.people.set_preferences(ann.id, Preferences(zone="Europe/Berlin"))
        asked = await ann.slash("play", game="goblin_market", when="today 20:00", **{"with": f"<@&{players.id}>"})
        assert asked.message is not None
        await ann.click(asked.message, "Yes, post it")
        post = await see(bob, "Game night: Goblin Market", "you are invited")
        assert [len(one.pings) for one in (bob, cid)] == [1, 1]
        await bob.click(post, "I’ll come")
        await see(ann, "Coming (2)")
        clock.advance(111 * MINUTES)
        call = await see(bob, "almost time", "one more person is needed")
        assert [button.label for button in list_buttons(call)] == ["Start with goblins", "Another game", "Another time"]
        refused = await bob.click(call, "Start with goblins")
        assert refused.message is not None
        assert "Only the host" in refused.message.text
        games = await ann.click(call, "Another game")
        assert games.message is not None
        await ann.choose_option(games.message, "Choose a game…", ["goblin_teeth"])
        await see(bob, "Game night: Goblin Teeth")
        back = await ann.choose_option(await see(ann, "Coming (2)"), "For Ann, the host…", ["game"])
        assert back.message is not None
        await ann.choose_option(back.message, "Choose a game…", ["goblin_market"])
        call = await bob.wait_for_message(lambda message: "almost time" in message.text and list_buttons(message))
        assert (await ann.click(call, "Start with goblins")).failure_reason is None
        await see(bob, "computer players, take the seats")
        await bob.wait_for_message(lambda message: "almost time" in message.text and not list_buttons(message))
        clock.advance(10 * MINUTES)
        assert (await see(bob, "It is time for", "See the tables")).id == call.id
        lobby = await see(bob, "takes yours")
        assert len((await home.parlour.tables.find_table(1)).goblins) == 1
        for person in (ann, bob):
            await person.click(lobby, "I’m here")
        await ann.click(lobby, "Start")
        await home.parlour.delivery.wait_until_settled()
        assert (await home.parlour.tables.find_table(1)).status == "playing"
        assert [len(one.pings) for one in (bob, cid)][1] == 1, "who was only invited is not called again"


def play_out(draft: TableDraft) -> None:
    """Play a match to its end by what silence means."""
    match = draft.require_match()
    while match.decision:
        seat = match.decision.seats[0]
        draft.play_move(seat, match.default_move(seat), "player")
    finish_or_continue_match(draft)


async def test_the_post_shows_how_each_match_ended_and_at_last_the_podium(tmp_path: Path) -> None:
    clock = VirtualClock(SATURDAY)
    async with house(tmp_path, "evening-won", clock) as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        settle = home.parlour.delivery.wait_until_settled
        await bob.click(await post_evening(home, ann, "today 20:00", game="goblin_market"), "I’ll come")
        post = await see(ann, "Coming (2)")
        clock.advance(110 * MINUTES)
        await see(bob, "almost time")
        clock.advance(10 * MINUTES)
        lobby = await see(bob, "takes yours")
        for person in (ann, bob):
            await person.click(lobby, "I’m here")
        await from_menu(ann, lobby, "grown")
        await ann.click(lobby, "Start")
        await see(bob, "Table 1: playing in <#")
        await home.parlour.tables.changes.change_table(1, play_out)
        assert (await see(bob, "Table 1: **", "won")).id == post.id, "one post for all"
        over = await ann.wait_for_message(lambda message: "Play the next" in labels(message))
        await ann.click(over, "Play the next")
        lobby = await ann.wait_for_message(lambda message: "Start" in labels(message))
        await bob.click(lobby, "Join")
        await ann.click(lobby, "Start")
        await see(bob, "Table 2: playing in <#")
        await settle()
        here = (await home.parlour.tables.find_table(2)).thread_id
        await ask_and_mean(bob, "table end", "End the match", channel=here)
        await ann.click(await ann.wait_for_message(lambda message: "Yes" in labels(message), where=here), "Yes")
        last = await see(bob, "Table 2: nobody won", "Points of the evening")
        assert [label for label in labels(last) if "podium" in label] == [], "the evening may go on"
        clock.advance(10 * MINUTES)
        await home.parlour._crew.game_night_posts.run_due_steps()
        clock.advance(6 * MINUTES)
        over = await see(bob, "This game night is over")
        ended = await see(cid, "game night with Goblin Market is over", "point")
        assert ended in cid.list_visible_messages()[-1:], "the post stands far above"
        await bob.click(over, "Share the podium")
        shared = await see(ann, "The best of our game night")
        assert ("Ann" in shared.text, "Bob" in shared.text) == (True, True)
        twice = await ann.click(over, "Share the podium")
        assert twice.message is not None
        assert "already shared" in twice.message.text
