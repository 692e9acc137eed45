"""Delivery never forgets, and each surface stands alone: outages, deleted messages, refused direct messages."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import SeenMessage
from bot.sandbox.world import threads
from bot.sandbox.world.errors import Refused
from bot.sandbox.world.messages import delete_message_and_announce
from bot.store import StoreUnavailable
from bot.tables import Person, SurfaceMessage, VirtualClock
from bot.ui.connection.rate_limit import REQUEST_BURST_SIZE, REQUESTS_PER_SECOND
from tests.e2e.house import House, house, labels
from tests.e2e.robot import Robot, open_table, start
from tests.load.crowd.offers import waits_with

pytestmark = pytest.mark.usefixtures("undrawn")


async def sit_down(home: House, *names: str, **options: str) -> tuple[int, list[Robot]]:
    people = [home.person(name) for name in names]
    table, lobby = await open_table(home, *people, **options)
    robots = await start(home, table, lobby, people)
    await home.parlour.delivery.wait_until_settled()
    return table, robots


def boards(robot: Robot) -> list[SeenMessage]:
    """Return the live boards that somebody sees in the thread."""
    return [m for m in robot.person.list_visible_messages(robot.board_channel) if "My hand" in labels(m)]


async def pass_minutes(home: House, clock: VirtualClock, minutes: int) -> None:
    """Let time pass, with everything that is tried in the meantime."""
    for _ in range(minutes * 2):
        await home.parlour.delivery.wait_until_settled()
        clock.advance(30)
        await asyncio.sleep(0.01)
    await home.parlour.delivery.wait_until_settled()


async def test_what_an_outage_kept_back_is_shown_when_discord_is_back_without_any_change(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "outage", clock) as home:
        table, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        home.sandbox.faults.break_down("* /channels/*", times=None)
        await home.parlour.tables.play_move(table, ann.person.id, "end", 1)
        await pass_minutes(home, clock, 2)
        assert not any(waits_with(message, 2) for message in bob.person.list_visible_messages(bob.person.dm))
        home.sandbox.faults.clear()
        await pass_minutes(home, clock, 1)
        assert any(waits_with(message, 2) for message in bob.person.list_visible_messages(bob.person.dm))
        assert "<@" + str(bob.person.id) in boards(ann)[-1].text


async def test_a_panel_whose_edit_failed_shows_its_question_at_the_next_attempt(tmp_path: Path) -> None:
    """Players who are at the table now get an edit, no new message; a panel that was not reached is still behind."""
    clock = VirtualClock()
    async with house(tmp_path, "failed-edit", clock) as home:
        table, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        await home.parlour.tables.play_move(table, ann.person.id, "end", 1)
        await home.parlour.delivery.wait_until_settled()
        panel = await bob.panel(2)
        await bob._lay_one(panel)
        await home.parlour.tables.play_move(table, bob.person.id, "end", 2)
        await home.parlour.delivery.wait_until_settled()
        home.sandbox.faults.break_down(f"PATCH /channels/{panel.channel_id}/*")
        await home.parlour.tables.play_move(table, ann.person.id, "end", 3)
        await home.parlour.delivery.wait_until_settled()
        assert not any(waits_with(message, 4) for message in bob.person.list_visible_messages(bob.person.dm))
        clock.advance(2)  # no time that is worth giving back, so the question stays the same
        await bob.panel(4)


async def test_what_a_locked_store_kept_back_is_shown_when_it_is_open_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "locked", clock) as home:
        table, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        look, locked = home.parlour.tables.load_view, True

        async def look_if_open(*wanted: Any) -> Any:
            if locked:
                raise StoreUnavailable("database is locked")
            return await look(*wanted)

        monkeypatch.setattr(home.parlour.tables, "load_view", look_if_open)
        await home.parlour.tables.play_move(table, ann.person.id, "end", 1)
        await pass_minutes(home, clock, 1)
        locked = False
        await pass_minutes(home, clock, 1)
        assert any(waits_with(message, 2) for message in bob.person.list_visible_messages(bob.person.dm))


def refused_by(home: House, monkeypatch: pytest.MonkeyPatch, kind: str) -> list[SurfaceMessage]:
    """Let the store take no new message of a kind; return those that were posted, attempt by attempt."""
    surfaces, refused = home.parlour.tables.store.surfaces, list[SurfaceMessage]()
    add = surfaces.add_surface

    async def add_others(surface: SurfaceMessage, *more: Any) -> SurfaceMessage:
        if surface.kind == kind:
            refused.append(surface)
            raise StoreUnavailable("the server is gone")
        return await add(surface, *more)

    monkeypatch.setattr(surfaces, "add_surface", add_others)
    return refused


async def test_a_bell_that_the_store_did_not_take_goes_when_it_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "unnoted-bell", clock) as home:
        home.sandbox.faults.close_dms("Bob")
        table, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        clock.advance(90)  # nobody is there any more who clicked
        refused = refused_by(home, monkeypatch, "bell")
        await home.parlour.tables.play_move(table, ann.person.id, "end", 1)
        await home.parlour.delivery.wait_until_settled()
        assert {bell.message_id for bell in refused} & {message.id for message in bob.person.pings}
        monkeypatch.undo()
        await home.parlour.tables.play_move(table, bob.person.id, "end", 2)
        await home.parlour.delivery.wait_until_settled()
        assert [message.id for message in bob.person.pings if message.channel_id == ann.board_channel] == []


async def test_a_board_that_the_store_did_not_take_stays_the_only_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "unnoted-board") as home:
        table, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        world, refused = home.sandbox.world, refused_by(home, monkeypatch, "board")
        delete_message_and_announce(home.sandbox.stage, world.channels[ann.board_channel].messages[boards(ann)[0].id])
        await bob.person.wait_for_message(lambda m: "My hand" in labels(m), where=bob.board_channel)
        await home.parlour.delivery.wait_until_settled()
        assert refused
        monkeypatch.undo()
        await home.parlour.tables.play_move(table, ann.person.id, "end", 1)
        await home.parlour.delivery.wait_until_settled()
        assert len(boards(ann)) == 1


async def test_a_board_that_cannot_be_posted_keeps_no_panel_back(tmp_path: Path) -> None:
    async with house(tmp_path, "no-board") as home:
        home.sandbox.faults.deny_permission("send_messages_in_threads")
        _, (ann, _) = await sit_down(home, "Ann", "Bob", first="1")
        assert any(waits_with(message, 1) for message in ann.person.list_visible_messages(ann.person.dm))


async def test_a_deleted_board_comes_back_at_once(tmp_path: Path) -> None:
    async with house(tmp_path, "deleted-board") as home:
        _, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        world = home.sandbox.world
        gone = boards(ann)[0]
        delete_message_and_announce(home.sandbox.stage, world.channels[ann.board_channel].messages[gone.id])
        back = await bob.person.wait_for_message(lambda m: "My hand" in labels(m), where=bob.board_channel)
        assert back.id != gone.id
        await home.parlour.delivery.wait_until_settled()
        assert len(boards(ann)) == 1


async def test_the_last_to_leave_a_lobby_leaves_no_live_buttons(tmp_path: Path) -> None:
    async with house(tmp_path, "left-lobby") as home:
        ann = home.person("Ann")
        _, lobby = await open_table(home, ann)
        await ann.click(lobby, "Leave")
        await home.parlour.delivery.wait_until_settled()
        dead = ann.refresh_message(lobby)
        assert dead is not None
        assert labels(dead) == []
        assert "closed" in dead.text


async def test_a_rematch_that_is_answered_late_is_a_lobby_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "late-rematch", patience=0.2) as home:
        table, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1", goblins="hints")
        await home.parlour.tables.resign_match(table, bob.person.id)
        while decision := (await home.parlour.tables.load_view(table, None)).decision:
            await home.parlour.tables.play_move(table, ann.person.id, "end", decision.number)
        final = await ann.person.wait_for_message(lambda m: "Rematch" in labels(m), where=ann.board_channel)
        rematch = home.parlour.tables.open_rematch

        async def slowly(*wanted: int) -> Any:
            await asyncio.sleep(0.6)
            return await rematch(*wanted)

        monkeypatch.setattr(home.parlour.tables, "open_rematch", slowly)
        await ann.person.click(final, "Rematch")
        fresh = await bob.person.wait_for_message(lambda m: "Join" in labels(m), where=ann.board_channel)
        assert not fresh.is_ephemeral


@pytest.mark.parametrize("code", [40003, 20026, 50007])
async def test_whoever_joins_is_told_so_whatever_discord_says_of_their_direct_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    async with house(tmp_path, f"no-dm-{code}") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        _, lobby = await open_table(home, ann)
        meet, room = home.sandbox.faults.apply_faults_to_request, bob.dm.id

        async def refuse_in_the_dm(method: str, path: str, files: int) -> Any:
            if (method, path) == ("POST", f"/channels/{room}/messages"):
                raise Refused(400, code, "no")
            return await meet(method, path, files)

        monkeypatch.setattr(home.sandbox.faults, "apply_faults_to_request", refuse_in_the_dm)
        joined = await bob.click(lobby, "Join")
        assert joined.failure_reason is None
        assert joined.message is not None
        assert "You have joined" in joined.message.text


async def test_a_player_hears_that_a_move_was_played_though_the_answer_came_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "late-answer") as home:
        table, (ann, _) = await sit_down(home, "Ann", "Bob", first="1")
        sure = await ann.press(await ann.panel(1), "sure", "end")
        assert sure.message is not None
        meet = home.sandbox.faults.apply_faults_to_request

        async def refuse_answers(method: str, path: str, files: int) -> Any:
            if path.startswith("/interactions/"):
                raise Refused(404, 10062, "Unknown interaction")
            return await meet(method, path, files)

        monkeypatch.setattr(home.sandbox.faults, "apply_faults_to_request", refuse_answers)
        pressing = asyncio.create_task(ann.press(sure.message, "play", "end"))
        told = await ann.person.wait_for_message(lambda m: "your move was played" in m.text)
        assert told.id in [ping.id for ping in ann.person.pings]
        assert (await home.parlour.tables.find_table(table)).decision_number == 2
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)


async def test_a_table_whose_thread_is_deleted_goes_on_in_its_channel_and_says_so(tmp_path: Path) -> None:
    async with house(tmp_path, "no-thread") as home:
        _, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        threads.delete_thread(home.sandbox.stage, home.sandbox.world.channels[ann.board_channel])
        moved = await bob.person.wait_for_message(lambda m: "My hand" in labels(m), where=home.sandbox.channel_id)
        assert "no access to the thread" in moved.text


async def test_links_and_bells_follow_a_table_whose_thread_is_deleted(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "bells-follow", clock) as home:
        table, (ann, bob) = await sit_down(home, "Ann", "Bob", first="1")
        bob.person.close_dms()
        threads.delete_thread(home.sandbox.stage, home.sandbox.world.channels[ann.board_channel])
        await bob.person.wait_for_message(lambda m: "My hand" in labels(m), where=home.sandbox.channel_id)
        clock.advance(120)  # nobody sits at the table any more
        await home.parlour.tables.play_move(table, ann.person.id, "end")
        await home.parlour.delivery.wait_until_settled()
        assert home.parlour.delivery.failure_count == 0
        assert [ping.channel_id for ping in bob.person.pings][-1] == home.sandbox.channel_id
        listed = await ann.person.slash("tables")
        assert listed.message is not None
        assert f"<#{home.sandbox.channel_id}>" in listed.message.text


async def test_where_there_is_no_place_panels_say_so_and_permission_given_back_repairs_it(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "no-place", clock) as home:
        people = [home.person(name) for name in ("Ann", "Bob", "Cid")]
        table, lobby = await open_table(home, *people, game="emerald_skulls", first="1", pace="by-day")
        home.sandbox.faults.deny_permission("send_messages_in_threads")
        home.sandbox.faults.deny_permission("send_messages")
        _, bob, _ = await start(home, table, lobby, people)
        await pass_minutes(home, clock, 1)  # Ann's dice, which leave no choice, are taken in the meantime
        panel = await bob.person.wait_for_message(lambda m: waits_with(m, 2), where=bob.person.dm)
        assert "cannot show its board" in panel.text
        home.sandbox.faults.allow_permission("send_messages_in_threads")
        home.sandbox.faults.allow_permission("send_messages")
        await pass_minutes(home, clock, 1)
        board = await bob.offered(2)
        assert board.channel_id == bob.board_channel
        assert not [m for m in bob.person.list_visible_messages(bob.person.dm) if waits_with(m, 2)], (
            "the board has it all again"
        )


def by_the_channel(home: House) -> None:
    home.sandbox.faults.allow_permission("send_messages_in_threads")
    home.sandbox.faults.allow_permission("send_messages")


def by_a_role(home: House) -> None:
    home.sandbox.world.get_channel(home.sandbox.channel_id).denied = 0
    tell_of_role(home, "UPDATE", home.sandbox.guild_id)


def by_another_role_of_its_own(home: House) -> None:
    guild, me, role = home.sandbox.guild_id, home.parlour.user, 4711
    assert me is not None
    home.sandbox.world.get_channel(home.sandbox.channel_id).denied = 0
    tell_of_role(home, "CREATE", role)
    user = {"id": str(me.id), "username": me.name, "discriminator": "0", "avatar": None, "global_name": None}
    member = {"guild_id": str(guild), "user": user, "roles": [str(role)], "nick": None}
    unset = {"joined_at": None, "flags": 0, "avatar": None}
    home.sandbox.stage.feed.send_to_bot("GUILD_MEMBER_UPDATE", member | unset, guild)


def tell_of_role(home: House, event: str, role_id: int) -> None:
    """Tell the bot of a role that allows to view channels alone."""
    guild = home.sandbox.guild_id
    role = {"id": str(role_id), "name": "a role", "permissions": "1024", "position": 0, "color": 0}
    rest = {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    home.sandbox.stage.feed.send_to_bot(f"GUILD_ROLE_{event}", {"guild_id": str(guild), "role": role | rest}, guild)


@pytest.mark.parametrize("way", [by_the_channel, by_a_role, by_another_role_of_its_own])
async def test_permission_given_back_shows_at_once_what_it_kept_back(
    tmp_path: Path, way: Callable[[House], None]
) -> None:
    """No time passes, so neither a pause nor a look through all tables ends."""
    async with house(tmp_path, f"given-back-{way.__name__}") as home:
        people = [home.person(name) for name in ("Ann", "Bob", "Cid")]
        table, lobby = await open_table(home, *people, game="emerald_skulls", first="1")
        home.sandbox.faults.deny_permission("send_messages_in_threads")
        home.sandbox.faults.deny_permission("send_messages")
        ann, *_ = await start(home, table, lobby, people)
        await home.parlour.delivery.wait_until_settled()
        assert home.parlour.delivery.failure_count
        way(home)
        assert (await ann.board()).text
        await home.parlour.delivery.wait_until_settled()
        assert not home.parlour.delivery.failure_count


async def test_a_bell_that_stands_leaves_nothing_to_be_shown(tmp_path: Path) -> None:
    async with house(tmp_path, "standing-bell", clock := VirtualClock()) as home:
        people = [home.person(name) for name in ("Ann", "Bob", "Cid")]
        table, lobby = await open_table(home, *people, game="emerald_skulls", first="1", pace="none")
        await start(home, table, lobby, people)
        await home.parlour.delivery.wait_until_settled()
        clock.advance(61)
        tables = home.parlour.tables
        await tables.play_move(table, people[0].id, str((await tables.load_view(table, people[0].id)).legal[0]))
        await home.parlour.delivery.wait_until_settled()
        assert [s for s in await tables.shown.list_surfaces(table) if s.kind == "bell" and s.live]
        await tables.propose_agreement(table, "pause", Person(people[0].id, "Ann"))
        await home.parlour.delivery.wait_until_settled()
        assert [s for s in await tables.shown.list_surfaces(table) if s.kind == "bell" and s.live]
        assert await tables.shown.list_stale_tables() == ()


async def test_many_tables_that_were_never_shown_make_no_burst(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "many", clock) as home:
        tables, delivery = home.parlour.tables, home.parlour.delivery
        host = Person(home.person("Ann").id, "Ann")
        fresh = [
            await tables.open_lobby("gobblestones", host, guild_id=1, channel_id=home.sandbox.channel_id, language="en")
            for _ in range(60)
        ]
        await delivery.wait_until_settled()
        monkeypatch.setattr(delivery, "_began", clock.now() + timedelta(seconds=1))
        came, passed = noted(home, monkeypatch)
        for table in fresh:
            delivery.schedule_recovery(table.id)
        await delivery.wait_until_settled()
        assert len(came) == len(fresh)
        assert all(number <= let for number, let in enumerate(came, 1)), "a request went past the rate limit"
        assert (
            max(sum(0 <= later - time < 1 for later in passed) for time in passed)
            <= REQUESTS_PER_SECOND + REQUEST_BURST_SIZE
        )


def noted(home: House, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], list[float]]:
    """Return how many had passed the rate limit when each request came, and when each passed, from now on.

    No turn is given back. How long a request takes from the rate limit to Discord depends on how busy the machine is.
    """
    came, passed = list[int](), list[float]()
    rate_limit, faults, loop = home.parlour._crew.rate_limit, home.sandbox.faults, asyncio.get_running_loop()
    meet, wait = faults.apply_faults_to_request, rate_limit.wait_for_slot

    async def coming(method: str, path: str, files: int) -> Any:
        came.append(len(passed))
        return await meet(method, path, files)

    async def passing() -> None:
        await wait()
        passed.append(loop.time())

    monkeypatch.setattr(faults, "apply_faults_to_request", coming)
    monkeypatch.setattr(rate_limit, "wait_for_slot", passing)
    monkeypatch.setattr(rate_limit, "release_slot", lambda: None)
    return came, passed
