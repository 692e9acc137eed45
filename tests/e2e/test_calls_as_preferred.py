"""/me: people are called where they want, and not in their quiet hours; missed calls ring when those are over."""

from pathlib import Path

import pytest

from bot.sandbox import SeenMessage
from bot.sandbox.people.person import Person
from bot.tables import VirtualClock
from tests.e2e.house import House, house, labels
from tests.e2e.robot import Robot, open_table, start
from tests.load.crowd.offers import acts

pytestmark = pytest.mark.usefixtures("undrawn")


def called(person: Person, before: set[int]) -> list[SeenMessage]:
    """Return the messages that have called somebody since."""
    return [ping for ping in person.pings if ping.id not in before]


async def waits_for_bob(
    home: House, clock: VirtualClock, *, pace: str = "none", **wish: str
) -> tuple[Robot, Person, set[int]]:
    """Open a table where Ann begins; Bob wishes something, and then it is his turn.

    Return the messages that had called him before that.
    """
    ann, bob = home.person("Ann"), home.person("Bob")
    table, lobby = await open_table(home, ann, bob, first="1")
    await home.parlour.tables.set_or_propose_pace(table, ann.id, pace)
    robot, _ = await start(home, table, lobby, [ann, bob])
    answer = await bob.slash("me", **wish)
    assert answer.message is not None
    assert answer.message.is_ephemeral
    await home.parlour.delivery.wait_until_settled()
    clock.advance(120)  # who clicked a minute ago is there already, and is not called
    before = {ping.id for ping in bob.pings}
    await home.parlour.tables.play_move(table, ann.id, "end")
    await home.parlour.delivery.wait_until_settled()
    return robot, bob, before


async def test_who_wishes_so_is_called_in_the_thread_alone(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "in-thread", clock) as home:
        robot, bob, before = await waits_for_bob(home, clock, ring="thread")
        assert [ping.channel_id for ping in called(bob, before)] == [robot.board_channel]


async def test_who_wishes_so_is_never_called_and_finds_their_panel_as_it_is_now(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "never", clock) as home:
        _, bob, before = await waits_for_bob(home, clock, pace="relaxed", ring="none")
        clock.advance(901)
        await home.parlour.tables.time.process_due_tables()
        await home.parlour.delivery.wait_until_settled()
        assert called(bob, before) == []
        assert any("**It’s your turn.**" in message.text for message in bob.list_visible_messages(bob.dm))


async def test_in_quiet_hours_nothing_rings_and_after_them_it_does_once(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "quiet", clock) as home:
        _, bob, before = await waits_for_bob(home, clock, quiet="22-7", zone="+0")
        assert called(bob, before) == []
        clock.advance(7 * 3600)
        home.parlour.delivery.retry_failed_posts()
        await bob.wait_for_message(lambda _: called(bob, before), where=bob.dm)
        await home.parlour.delivery.wait_until_settled()
        assert len(called(bob, before)) == 1


async def test_a_moon_stands_at_the_name_in_quiet_hours_with_consent_alone_and_no_hours(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "moon", clock) as home:
        robot, bob, _ = await waits_for_bob(home, clock, quiet="22-7", zone="+0")
        assert f"🌙 {bob.mention}" not in (await robot.board()).text
        await bob.slash("me", moon=True)
        await home.parlour.delivery.wait_until_settled()
        board = await robot.board()
        assert f"🌙 {bob.mention}" in board.text
        assert not any(hour in board.text for hour in ("22:", "7:"))
        clock.advance(7 * 3600)
        await robot.person.wait_until(lambda: "🌙" not in (robot.person.refresh_message(board) or board).text)


async def just_clicked(home: House, clock: VirtualClock, bob: Person, *people: Person) -> tuple[int, Robot]:
    """Open a table where Ann begins; Bob clicks, and seven seconds later it is his turn."""
    ann = home.person("Ann")
    table, lobby = await open_table(home, ann, bob, *people, first="1")
    robot, *_ = await start(home, table, lobby, [ann, bob, *people])
    await home.parlour.delivery.wait_until_settled()
    await bob.click(await robot.board(), "My hand")
    clock.advance(7)
    await home.parlour.tables.play_move(table, ann.id, "end")
    await home.parlour.delivery.wait_until_settled()
    return table, robot


async def test_who_clicked_seven_seconds_ago_and_has_closed_dms_is_called_after_some_seconds_and_once(
    tmp_path: Path,
) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "lapses-in-thread", clock) as home:
        bob = home.person("Bob")
        bob.user.dms_open = False
        _, robot = await just_clicked(home, clock, bob)
        assert called(bob, set()) == [], "Bob is there"
        clock.advance(15)
        ping = await bob.wait_for_message(lambda message: "waits for you" in message.text, where=robot.board_channel)
        await home.parlour.delivery.wait_until_settled()
        clock.advance(20)
        await home.parlour.delivery.wait_until_settled()
        assert [one.id for one in called(bob, set())] == [ping.id]


async def test_who_clicked_a_moment_ago_is_called_by_dm_once_that_lapses_and_reminded_once(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "lapses-in-dm", clock) as home:
        bob = home.person("Bob")
        before = {ping.id for ping in bob.pings}
        await just_clicked(home, clock, bob)
        before |= {ping.id for ping in bob.pings if "your turn" not in ping.text}
        assert called(bob, before) == []
        clock.advance(14)
        await home.parlour.delivery.wait_until_settled()
        assert called(bob, before) == []
        clock.advance(1)
        await bob.wait_until(lambda: called(bob, before))
        await home.parlour.delivery.wait_until_settled()
        assert ["your turn" in ping.text for ping in called(bob, before)] == [True]
        clock.advance(109)
        await bob.wait_for_message(lambda message: "your time is up" in message.text, where=bob.dm)
        await home.parlour.delivery.wait_until_settled()
        assert len(called(bob, before)) == 2


async def test_a_question_to_the_table_stands_in_each_panel_and_calls_each_asked_person_once(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "asked", clock) as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        cid.user.dms_open = False
        table, lobby = await open_table(home, ann, bob, cid, first="1")
        robot, *_ = await start(home, table, lobby, [ann, bob, cid])
        await home.parlour.tables.set_or_propose_pace(table, ann.id, "none")
        await home.parlour.delivery.wait_until_settled()
        clock.advance(61)
        await ann.wait_until(lambda: any("your turn" in ping.text for ping in ann.pings))
        await home.parlour.delivery.wait_until_settled()
        before = {person.id: {ping.id for ping in person.pings} for person in (ann, bob, cid)}
        await ann.slash("table pause", channel=robot.board_channel)
        await home.parlour.delivery.wait_until_settled()
        (by_dm,) = called(bob, before[bob.id])
        assert {"Yes, pause", "No"} <= set(labels(by_dm))
        assert by_dm.id in [message.id for message in bob.list_visible_messages(bob.dm)]
        assert called(ann, before[ann.id]) == [], "who asks knows"
        (in_thread,) = called(cid, before[cid.id])
        assert in_thread.channel_id == robot.board_channel
        assert "Ann asks: pause the match?" in in_thread.text
        await bob.click(by_dm, "Yes, pause")
        await home.parlour.delivery.wait_until_settled()
        assert in_thread.id not in [message.id for message in cid.list_all_messages()], "the question is answered"


async def test_who_plays_at_the_board_is_called_there_and_their_panel_makes_no_sound(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "at-the-board", clock) as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await open_table(home, ann, bob, cid, game="goblin_market", first="1")
        robot, *_ = await start(home, table, lobby, [ann, bob, cid])
        await home.parlour.delivery.wait_until_settled()
        clock.advance(61)
        board = await robot.offered(1)
        await ann.click(board, next(label for label in labels(board) if label.startswith("Bid")))
        await home.parlour.delivery.wait_until_settled()
        clock.advance(61)
        before = {ping.id for ping in ann.pings}
        await home.parlour.tables.play_move(table, bob.id, "bid 5")
        await home.parlour.tables.play_move(table, cid.id, "pass")
        await home.parlour.delivery.wait_until_settled()
        (ping,) = called(ann, before)
        assert ping.channel_id == robot.board_channel


async def test_who_joins_a_live_table_with_quiet_hours_hears_that_they_cost_turns(tmp_path: Path) -> None:
    async with house(tmp_path, "quiet-joins") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await open_table(home, ann)
        await bob.slash("me", quiet="22-7", zone="+0")
        told, plain = [await person.click(lobby, "Join") for person in (bob, cid)]
        assert told.message
        assert plain.message
        assert "I do not call you in your quiet hours" in told.message.text
        await home.parlour.tables.set_or_propose_pace(table, ann.id, "by-day")
        slow = await bob.click(lobby, "Join")
        assert slow.message
        assert "the clock stops for you" in slow.message.text
        assert "quiet hours" not in plain.message.text


async def test_a_hand_that_was_shown_for_a_question_keeps_no_buttons_after_it(tmp_path: Path) -> None:
    async with house(tmp_path, "old-hands") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robot, _ = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        first, newest = [await ann.click(await robot.board(), "My hand") for _ in range(2)]
        await ann.wait_until(lambda: first.message is None)  # the newest takes its place
        await home.parlour.tables.play_move(table, ann.id, "end")
        await home.parlour.delivery.wait_until_settled()
        assert newest.message
        now = ann.refresh_message(newest.message)
        assert now
        assert not [act for act in acts(now) if act.verb in ("play", "step", "sure", "type")]
        await home.parlour.tables.play_move(table, bob.id, "end")
        await home.parlour.delivery.wait_until_settled()
        assert ann.refresh_message(newest.message) is None, "it follows the board of her next turn"
        below = await ann.wait_for_message(lambda m: m.is_ephemeral and bool(labels(m)), where=robot.board_channel)
        assert [act for act in acts(below) if act.verb in ("play", "step", "sure", "type")], "it is her turn again"


@pytest.mark.parametrize("by_dm", [True, False])
@pytest.mark.parametrize(("pace", "lapse"), [("live", 15), ("by-day", 60), ("none", 60)])
@pytest.mark.parametrize("away", [True, False])
async def test_who_is_asked_nothing_but_a_vote_is_called_to_it_once(
    tmp_path: Path, pace: str, lapse: int, *, by_dm: bool, away: bool
) -> None:
    clock = VirtualClock()
    async with house(tmp_path, f"vote-{pace}-{by_dm}-{away}", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        bob.user.dms_open = by_dm
        table, lobby = await open_table(home, ann, bob, first="1")
        await home.parlour.tables.set_or_propose_pace(table, ann.id, pace)
        robot, _ = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        await bob.click(await robot.board(), "Menu…")
        clock.advance(120 if away else 0)
        await home.parlour.delivery.wait_until_settled()
        before = {ping.id for ping in bob.pings}
        await ann.slash("table pause", channel=robot.board_channel)
        await home.parlour.delivery.wait_until_settled()
        assert bool(called(bob, before)) is away
        clock.advance(lapse)
        await bob.wait_until(lambda: called(bob, before))
        clock.advance(120)
        await home.parlour.delivery.wait_until_settled()
        assert [one.channel_id == robot.board_channel for one in called(bob, before)] == [not by_dm]
