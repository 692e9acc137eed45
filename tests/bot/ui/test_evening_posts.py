"""The posts of evenings: winners and podium, people who have left, a channel that is gone, server events."""

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.screens.layout import Figure, Screen
from bot.screens.pages import game_night as evening_pages
from bot.screens.pages.game_night import GameNightPlayed, render_game_night
from bot.screens.parts.game_night_points import format_game_night_points
from bot.store.game_night_models import GameNight
from bot.store.models import Person
from bot.tables import OpeningLimits, TableError
from bot.tables.game_nights.game_night import publish_game_night, sign_up_guest
from bot.tables.game_nights.game_nights import GameNightService
from bot.ui.composing.composer import Composer
from bot.ui.game_nights.game_night_posts import GameNightPosts
from bot.ui.game_nights.lobby_game_nights import describe_table_game_night
from bot.ui.interactions.lobbies import LobbyService
from games.engine import Outcome
from games.engine.contract import AGREED_REASON
from games.engine.words import load_words
from tests.bot.tables.parlour import ANN, BOB, CHANNEL, CLEO, DAN, FAY, GUILD, Parlour, some_move
from tests.undrawn import picture

MESSAGE = 77
GUS = Person(7, "Gus")


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    parlour = await Parlour.at(tmp_path / "parlour.db")
    yield parlour
    await parlour.stop()


@pytest.fixture
def posts(parlour: Parlour) -> GameNightPosts:
    client = Mock(http=Mock(get_member=AsyncMock(), send_message=AsyncMock()))
    client.create_dm = AsyncMock(return_value=Mock(id=5))
    return GameNightPosts(
        client=client,
        tables=parlour.tables,
        game_nights=GameNightService(parlour.tables),
        messages=AsyncMock(),
        composer=Composer(parlour.tables),
        rate_limit=AsyncMock(),
        notices=AsyncMock(),
    )


async def plan_game_night(posts: GameNightPosts, **changes: object) -> GameNight:
    """Return a posted evening of two tables for two, to which four people come."""
    clock, evenings = posts.game_nights.clock, posts.game_nights
    plan = partial(evenings.plan_game_night, guild_id=GUILD, channel_id=CHANNEL, language="en", asked="20:00")
    draft = await plan("goblin_teeth", ANN, seats=2)
    changed = replace(draft, begins_at=clock.now().replace(year=2099), message_id=MESSAGE, posts=1, **changes)  # type: ignore[arg-type]
    evening = await evenings.change_game_night(draft.id, lambda _: publish_game_night(changed, clock.now()))
    for person in (BOB, CLEO, DAN):
        step = partial(sign_up_guest, person=person, answer="come", now=clock.now())
        evening = await evenings.change_game_night(draft.id, step)
    return evening


async def sit_down(parlour: Parlour, table_id: int, *people: Person) -> None:
    """Let the people of a table come, and start its match."""
    for person in people:
        await parlour.tables.join_lobby(table_id, person)
    await parlour.tables.start_match(table_id, people[0].user_id)


async def play_out(parlour: Parlour, table_id: int) -> None:
    """Play a match with two people to its end, by lot."""
    rng = random.Random(table_id)
    while (table := await parlour.tables.find_table(table_id)).status == "playing":
        for sitter in table.sitters:
            view = await parlour.tables.load_view(table_id, sitter.user_id)
            if view.waits_for_viewer:
                await parlour.tables.play_move(table_id, sitter.user_id, some_move(rng, view))
                break


def read_texts(screen: Screen) -> str:
    return str(screen.parts).replace("\\\\", "\\")


async def test_the_post_shows_who_won_at_each_table_and_at_last_the_podium(
    parlour: Parlour, posts: GameNightPosts, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("draw_banner_head", "draw_podium"):
        monkeypatch.setattr(evening_pages, name, picture)
    evening = await posts.game_nights.begin_game_night(await plan_game_night(posts))
    for number, people in zip(evening.tables, ((ANN, BOB), (CLEO, DAN)), strict=True):
        await sit_down(parlour, number, *people)
    assert "Table 2: playing" in read_texts(await posts.load_game_night_screen(evening))
    winners = []
    for number in evening.tables:
        await play_out(parlour, number)
        table, outcome = await parlour.tables.find_table(number), (await parlour.tables.peek_view(number, None)).outcome
        assert outcome
        winners.append(next(one.name for one, rank in zip(table.sitters, outcome.ranks, strict=True) if rank == 1))
    evening = await posts.game_nights.release_reserved_seats(evening)
    screen = await posts.load_game_night_screen(evening)
    for number, winner in enumerate(winners, 1):
        assert f"Table {number}: **{winner}** won" in read_texts(screen)
        assert f"1\\. **{winner}** · 1" in read_texts(screen), "people who tie share a place, which no list can have"
    assert [part.name for part in screen.parts if isinstance(part, Figure)] == ["poster"]
    over = await posts.load_game_night_screen(await posts.game_nights.end_game_night(evening))
    (podium,) = [part for part in over.parts if isinstance(part, Figure)]
    assert (podium.name, all(winner in podium.alt for winner in winners)) == ("evening-podium", True)
    shared = await posts.load_podium_screen(await posts.game_nights.find_game_night(evening.id))
    assert (shared.plain, "The best of our game night" in read_texts(shared)) == (True, True)
    assert "Share the podium" in read_texts(over)
    scene = await Composer(
        parlour.tables, find_lobby_game_night=partial(describe_table_game_night, parlour.tables)
    ).load_scene(1, None)
    told = "\n".join(format_game_night_points(scene, "Rematch"))
    assert f"{winners[0]} 1" in told
    assert f"/{GUILD}/{CHANNEL}/{MESSAGE}" in told
    rematch = await parlour.tables.open_rematch(evening.tables[0], ANN.user_id)
    assert rematch.id in {table.id for table in await posts.game_nights.list_game_night_tables(evening)}
    await posts._post_lobbies(evening)
    assert posts.messages.post_surface.await_count == 0, "a rematch posts its own lobby"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("ranks", "reason"), [((1, 1), AGREED_REASON), ((2, 3), "points")], ids=["level", "the rivals won"]
)
async def test_a_match_that_nobody_won_counts_and_says_so(
    parlour: Parlour, posts: GameNightPosts, monkeypatch: pytest.MonkeyPatch, ranks: tuple[int, int], reason: str
) -> None:
    monkeypatch.setattr(evening_pages, "draw_banner_head", picture)
    evening = await posts.game_nights.begin_game_night(await plan_game_night(posts))
    await sit_down(parlour, 1, ANN, BOB)
    outcome = Outcome((0, 0), ranks, reason)
    table = replace(await parlour.tables.find_table(1), status="over")
    shown = await posts._describe_table(table, outcome)
    assert (shown.ended, shown.winners) == (True, ())
    assert "Table 1: nobody won" in read_texts(render_game_night(evening, load_words("en"), GameNightPlayed((shown,))))


async def test_who_finds_no_seat_opens_another_table_of_the_evening(
    parlour: Parlour, posts: GameNightPosts, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await posts.game_nights.begin_game_night(await plan_game_night(posts))
    lobbies = LobbyService(
        posts.client, parlour.tables, AsyncMock(), AsyncMock(), OpeningLimits(), AsyncMock(), notices=AsyncMock()
    )
    lobbies.require_server_for_opening = AsyncMock(return_value=await parlour.tables.load_server(GUILD))  # type: ignore[method-assign]
    monkeypatch.setattr("bot.ui.interactions.lobbies.send_welcome", AsyncMock())
    reply = AsyncMock()
    reply.show_screen.return_value = None
    await lobbies.join_table(reply, evening.tables[0], FAY, load_words("en"))
    told = reply.show_screen.await_args.args[0]
    assert ("kept for people who signed up" in read_texts(told), f"eve-open:{evening.id}" in read_texts(told)) == (
        True,
        True,
    )
    table = await parlour.tables.join_lobby(evening.tables[0], BOB)
    assert "until Ann comes" in str(await lobbies._format_who_starts(table, BOB.user_id, load_words("en")))
    table = await parlour.tables.join_lobby(evening.tables[0], ANN)
    assert "You are the host" in str(await lobbies._format_who_starts(table, ANN.user_id, load_words("en")))
    assert "Ann, the host" in str(await lobbies._format_who_starts(table, BOB.user_id, load_words("en")))
    await parlour.tables.join_lobby(evening.tables[1], CLEO)
    for number, people in zip(evening.tables, ((), (DAN,)), strict=True):
        for person in people:
            await parlour.tables.join_lobby(number, person)
        if number == evening.tables[0]:
            with pytest.raises(TableError, match="Only Ann, the host"):
                await lobbies.start_match(reply, number, BOB.user_id, load_words("en"))
    await lobbies.open_game_night_extra_table(reply, evening, FAY, load_words("en"))
    opened = (await posts.game_nights.list_game_night_tables(evening))[-1]
    assert (opened.host_id, opened.seat_limit, opened.keeps_seats) == (FAY.user_id, 2, False)
    await lobbies.open_game_night_extra_table(reply, evening, GUS, load_words("en"))
    assert f"join:{opened.id}" in read_texts(reply.show_screen.await_args.args[0]), "there is a free seat"


def refuse(code: int) -> discord.NotFound:
    return discord.NotFound(Mock(status=404, reason=""), {"code": code, "message": ""})


async def test_who_has_left_the_server_is_not_called_and_hands_on_the_evening(posts: GameNightPosts) -> None:
    evening = await plan_game_night(posts)
    here = AsyncMock(side_effect=[refuse(10007), None, None, refuse(10007)])
    posts.client.http.get_member = here  # type: ignore[method-assign]
    evening = await posts._remove_departed(evening)
    assert ([one.user_id for one in evening.coming_guests], evening.host_id) == (
        [BOB.user_id, CLEO.user_id],
        BOB.user_id,
    )


async def test_the_host_learns_that_the_channel_is_gone(posts: GameNightPosts) -> None:
    await plan_game_night(posts)
    await posts.handle_lost_place(GUILD, CHANNEL + 1)
    assert posts.notices.post_notice.await_count == 0  # type: ignore[attr-defined]
    await posts.handle_lost_place(GUILD, CHANNEL)
    ((place, screen),) = [call.args for call in posts.notices.post_notice.await_args_list]  # type: ignore[attr-defined]
    assert (place, "its channel is gone" in read_texts(screen)) == (5, True)


async def test_a_post_deleted_twice_cancels_nothing_that_has_begun(
    posts: GameNightPosts, monkeypatch: pytest.MonkeyPatch
) -> None:
    for begun in (False, True):
        evening = await plan_game_night(posts)
        monkeypatch.setattr(GameNightPosts, "notify_guests_of_change", told := AsyncMock())
        evening = await posts.game_nights.change_game_night(evening.id, partial(replace, posts=2))
        if begun:
            evening = await posts.game_nights.begin_game_night(evening)
        await posts.repost_deleted_game_night(MESSAGE, evening.id)
        assert ((await posts.game_nights.find_game_night(evening.id)).off_by, told.await_count) == (
            "deleted",
            int(not begun),
        )


def event(**fields: object) -> dict[str, object]:
    """Return a server event as Discord describes it."""
    return {
        "id": "5",
        "name": "Game night: Goblin Teeth",
        "status": 1,
        "creator_id": "1",
        "entity_metadata": {"location": "#parlour"},
        "scheduled_start_time": "2099-01-01T20:00:00+00:00",
        "scheduled_end_time": "2099-01-01T22:00:00+00:00",
    } | fields


def answer_events(posts: GameNightPosts, **answers: object) -> SimpleNamespace:
    """Let Discord answer questions about events; the rest of what it is asked is noted."""
    asked = {name: AsyncMock() for name in ("edit_scheduled_event", "delete_scheduled_event")}
    asked["get_scheduled_events"] = AsyncMock(return_value=[])
    asked["get_scheduled_event"] = AsyncMock(return_value=event())
    asked["get_scheduled_event_users"] = AsyncMock(return_value=[])
    asked["create_guild_scheduled_event"] = AsyncMock(return_value=event())
    http = SimpleNamespace(**(asked | answers))
    posts.client.http, posts.client.application_id = http, 1  # type: ignore[assignment, misc]
    posts.client.get_channel.return_value = SimpleNamespace(name="parlour")  # type: ignore[attr-defined]
    return http


async def plan_with_event(posts: GameNightPosts, **changes: object) -> GameNight:
    shown = {"event": True, "event_id": 5, "event_shown": "1 2 Game night: Goblin Teeth"}
    evening = await plan_game_night(posts, **(shown | changes))
    begins = int(evening.begins_at.timestamp()) // 60 if evening.begins_at else 0
    text = f"{begins} {begins + 120} Game night: Goblin Teeth"
    return await posts.game_nights.change_game_night(evening.id, partial(replace, event_shown=text))


async def test_an_event_that_a_crash_left_unnoted_is_found_and_not_made_again(posts: GameNightPosts) -> None:
    evening = await plan_game_night(posts, event=True)
    assert evening.begins_at
    ends = evening.begins_at.replace(hour=evening.begins_at.hour + 2)
    times = {"scheduled_start_time": evening.begins_at.isoformat(), "scheduled_end_time": ends.isoformat()}
    http = answer_events(posts, get_scheduled_events=AsyncMock(return_value=[event(**times)]))
    await posts.events.sync_event(evening)
    assert (await posts.game_nights.find_game_night(evening.id)).event_id == 5
    assert http.create_guild_scheduled_event.await_count == 0


async def test_an_event_that_was_deleted_while_nobody_heard_it_cancels_the_evening(posts: GameNightPosts) -> None:
    evening = await plan_with_event(posts)
    answer_events(posts, get_scheduled_event=AsyncMock(side_effect=refuse(10070)))
    posts.events.announce = AsyncMock()
    await posts.events.sync_event(evening)
    evening = await posts.game_nights.find_game_night(evening.id)
    assert (evening.status, evening.off_by, evening.event_id) == ("off", "event", None)
    assert posts.events.announce.await_count == 1


async def test_an_evening_that_is_off_cancels_its_event_and_one_that_is_over_ends_it(posts: GameNightPosts) -> None:
    for off_by, begun, status in (("host", False, 4), ("", True, 3)):
        evening = await plan_with_event(posts)
        http = answer_events(posts)
        if begun:
            evening = await posts.game_nights.change_game_night(
                evening.id, partial(replace, event_shown="1 2 Game night")
            )
        evening = await posts.game_nights.end_game_night(evening, off_by)  # type: ignore[arg-type]
        await posts.events.sync_event(evening)
        assert http.edit_scheduled_event.await_args.kwargs == {"status": status}
        assert (await posts.game_nights.find_game_night(evening.id)).event_id is None


async def test_what_discord_refuses_for_good_ends_the_event_and_not_the_evening(posts: GameNightPosts) -> None:
    evening = await plan_with_event(posts, title="Ours")
    no = discord.Forbidden(Mock(status=403, reason=""), {"code": 50013, "message": ""})
    answer_events(posts, edit_scheduled_event=AsyncMock(side_effect=no))
    posts.events._compared.add(5)
    await posts.events.sync_event(evening)
    evening = await posts.game_nights.find_game_night(evening.id)
    assert (evening.status, evening.event, evening.event_id) == ("open", False, None)
