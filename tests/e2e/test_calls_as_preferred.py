"""/me: people are called where they want, and not in their quiet hours; missed calls ring when those are over."""

from pathlib import Path

from bot.sandbox import Seen
from bot.sandbox.people.person import Person
from bot.tables import VirtualClock
from tests.e2e.house import House, house
from tests.e2e.robot import Robot, open_table, start


def called(person: Person, before: set[int]) -> list[Seen]:
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
    await home.parlour.tables.set_pace(table, ann.id, pace)
    robot, _ = await start(home, table, lobby, [ann, bob])
    answer = await bob.slash("me", **wish)
    assert answer.message is not None
    assert answer.message.ephemeral
    await home.parlour.delivery.settle()
    clock.advance(120)  # who clicked a minute ago is there already, and is not called
    before = {ping.id for ping in bob.pings}
    await home.parlour.tables.play(table, ann.id, "end")
    await home.parlour.delivery.settle()
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
        await home.parlour.tables.time.call_time()
        await home.parlour.delivery.settle()
        assert called(bob, before) == []
        assert any("lay" in message.text.lower() for message in bob.messages(bob.dm))


async def test_in_quiet_hours_nothing_rings_and_after_them_it_does_once(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "quiet", clock) as home:
        _, bob, before = await waits_for_bob(home, clock, quiet="22-7", zone="+0")
        assert called(bob, before) == []
        clock.advance(7 * 3600)
        home.parlour.delivery.look_through()
        await bob.wait_for(lambda _: called(bob, before), where=bob.dm)
        await home.parlour.delivery.settle()
        assert len(called(bob, before)) == 1
