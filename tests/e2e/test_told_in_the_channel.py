"""The channel of an invitation learns how the match ended that was played in its thread."""

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import SeenMessage
from bot.sandbox.people.person import Person
from bot.sandbox.world.protocol import MessageFlag
from bot.tables import Person as Player
from bot.tables import Server
from tests.e2e.house import House, house, labels
from tests.e2e.robot import open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


async def ended(home: House, ann: Person, bob: Person) -> tuple[int, SeenMessage]:
    """Let a match end by agreement; return its number and its lobby."""
    table, lobby = await open_table(home, ann, bob, first="1")
    await start(home, table, lobby, [ann, bob])
    tables = home.parlour.tables
    asked = (await tables.propose_agreement(table, "end", Player(ann.id, "Ann"))).proposal
    assert asked is not None
    await tables.vote_on_proposal(table, bob.id, asked.number, yes=True)
    await home.parlour.delivery.wait_until_settled()
    return table, lobby


def told(person: Person, lobby: SeenMessage) -> list[SeenMessage]:
    """Return the ends that somebody sees in the channel of a lobby."""
    return [
        message for message in person.list_visible_messages(lobby.channel_id) if "is over: its board" in message.text
    ]


async def test_the_channel_learns_the_end_once_without_a_sound_and_leads_to_the_next_table(tmp_path: Path) -> None:
    async with house(tmp_path, "end-told") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await ended(home, ann, bob)
        (end,) = told(cid, lobby)
        posted = home.sandbox.world.get_message(end.channel_id, end.id)
        assert posted.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
        assert not posted.is_v2, "a message of components with pictures is forwarded as a grey box"
        assert [str(file.description).startswith("No winner") for file in posted.attachments] == [True]
        assert labels(end) == ["Play the next", "Replay"]
        await home.parlour.delivery.resend_table(table)
        await home.parlour.tables.close_table(table, ann.id)
        await home.parlour.delivery.wait_until_settled()
        assert told(cid, lobby) == [end]
        again = (await bob.click(end, "Play the next")).message
        assert again is not None
        assert "Bob invites you to Gobblestones" in again.text
        assert ann.mention in again.text, "who played is asked, and sits there only by a click"
        assert (await home.parlour.tables.find_table(table + 1)).pending_invitees == (ann.id,)
        await ann.wait_for_message(lambda message: "Join" in labels(message), where=ann.dm)
        shown = (await cid.click(end, "Play the next")).message
        assert shown is not None
        assert f"/{again.channel_id}/{again.id}" in shown.text, "who had no seat is shown the table that is open"
        assert labels(shown) == ["Join"]


async def test_the_thread_of_a_match_is_archived_soon_and_opened_for_what_the_bot_writes(tmp_path: Path) -> None:
    async with house(tmp_path, "archived") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, _ = await ended(home, ann, bob)
        place = (await home.parlour.tables.find_table(table)).thread_id
        thread: Any = home.sandbox.world.channels[place or 0].thread
        assert thread.auto_archive_duration == 60
        home.sandbox.faults.archive_inactive_threads(60)
        assert thread.archived
        await home.parlour.delivery.resend_table(table)
        await home.parlour.delivery.wait_until_settled()
        assert not thread.archived
        home.sandbox.faults.archive_inactive_threads(60)
        matches = (await bob.slash("history")).message
        assert matches is not None
        await bob.click(matches, "Rematch")
        await home.parlour.delivery.wait_until_settled()
        assert not thread.archived, "the invitation stands where the match was played"
        assert thread.auto_archive_duration == 10080


async def test_a_match_that_was_played_in_the_channel_itself_is_not_told_of_twice(tmp_path: Path) -> None:
    async with house(tmp_path, "end-not-told") as home:
        await home.parlour.tables.save_server(Server(home.sandbox.guild_id, threads=False))
        ann, bob = home.person("Ann"), home.person("Bob")
        _, lobby = await ended(home, ann, bob)
        assert told(ann, lobby) == []
