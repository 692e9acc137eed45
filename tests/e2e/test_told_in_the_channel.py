"""The channel of an invitation learns how the match ended that was played in its thread."""

from pathlib import Path

import pytest

from bot.sandbox import Seen
from bot.sandbox.people.person import Person
from bot.sandbox.world.protocol import MessageFlag
from bot.tables import Person as Player
from bot.tables import Server
from tests.e2e.house import House, house, labels
from tests.e2e.robot import open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


async def ended(home: House, ann: Person, bob: Person) -> tuple[int, Seen]:
    """Let a match end by agreement; return its number and its lobby."""
    table, lobby = await open_table(home, ann, bob, first="1")
    await start(home, table, lobby, [ann, bob])
    tables = home.parlour.tables
    asked = (await tables.propose(table, "end", Player(ann.id, "Ann"))).proposal
    assert asked is not None
    await tables.answer(table, bob.id, asked.number, yes=True)
    await home.parlour.delivery.settle()
    return table, lobby


def told(person: Person, lobby: Seen) -> list[Seen]:
    """Return the ends that somebody sees in the channel of a lobby."""
    return [message for message in person.messages(lobby.channel_id) if "is over: its board" in message.text]


async def test_the_channel_learns_the_end_once_without_a_sound_and_leads_to_the_next_table(tmp_path: Path) -> None:
    async with house(tmp_path, "end-told") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await ended(home, ann, bob)
        (end,) = told(cid, lobby)
        posted = home.sandbox.world.message(end.channel_id, end.id)
        assert posted.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
        assert not posted.is_v2, "a message of components with pictures is forwarded as a grey box"
        assert [str(file.description).startswith("The podium") for file in posted.attachments] == [True]
        assert labels(end) == ["Play the next"]
        await home.parlour.delivery.resend(table)
        await home.parlour.tables.close(table, ann.id)
        await home.parlour.delivery.settle()
        assert told(cid, lobby) == [end]
        again = (await bob.click(end, "Play the next")).message
        assert again is not None
        assert "Bob invites you to Gobblestones" in again.text


async def test_a_match_that_was_played_in_the_channel_itself_is_not_told_of_twice(tmp_path: Path) -> None:
    async with house(tmp_path, "end-not-told") as home:
        await home.parlour.tables.settle_server(Server(home.sandbox.guild_id, threads=False))
        ann, bob = home.person("Ann"), home.person("Bob")
        _, lobby = await ended(home, ann, bob)
        assert told(ann, lobby) == []
