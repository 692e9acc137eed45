"""Threads, forum posts and other places that are not text channels: a table there is one for everybody who sees it."""

from pathlib import Path

import pytest

from bot.sandbox import list_buttons
from bot.sandbox.world.protocol import ChannelKind
from tests.e2e.house import house, labels
from tests.e2e.robot import open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_a_table_is_found_wherever_it_was_opened(tmp_path: Path) -> None:
    async with house(tmp_path, "places") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        forum = home.sandbox.add_channel("games", ChannelKind.FORUM)
        news = home.sandbox.add_channel("news", ChannelKind.ANNOUNCEMENT)
        voice = home.sandbox.add_channel("lounge", ChannelKind.VOICE)
        post, thread = ann.start_thread("Tonight", forum), ann.start_thread("Side room")
        places = [post.id, thread.id, news, voice]
        for place in places:
            answer = await ann.slash("play", game="gobblestones", channel=place)
            assert answer.message is not None
            assert "invites you" in answer.message.text
        home.sandbox.faults.change_thread(thread.id, archived=True)
        there = await bob.slash("tables")
        assert there.message is not None
        joins = [label for label in labels(there.message) if "Join" in label]
        assert len(joins) == len(places), there.message.text


async def test_a_private_thread_is_for_those_in_it(tmp_path: Path) -> None:
    async with house(tmp_path, "private") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        room = ann.start_thread("Back room", private=True)
        refused = await ann.slash("play", game="gobblestones", channel=room)
        assert refused.message is not None
        assert f"Write <@{home.sandbox.application_id}> here to add me" in refused.message.text
        await ann.write_message(f"<@{home.sandbox.application_id}>", room)
        opened = await ann.slash("play", game="gobblestones", channel=room)
        assert opened.message is not None
        assert "invites you" in opened.message.text
        outside = await bob.slash("tables")
        assert outside.message is not None
        assert not [button for button in list_buttons(outside.message) if "Join" in button.label]
        await ann.write_message(bob.mention, room)
        inside = await bob.slash("tables")
        assert inside.message is not None
        assert [button for button in list_buttons(inside.message) if "Join" in button.label]


async def test_a_thread_that_was_locked_has_one_living_board_when_it_opens_again(tmp_path: Path) -> None:
    async with house(tmp_path, "locked") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        thread = (await home.parlour.tables.find_table(table)).thread_id
        assert thread is not None
        home.sandbox.faults.change_thread(thread, locked=True)
        await home.parlour.tables.play_move(table, ann.id, "end")
        await home.parlour.delivery.wait_until_settled()
        moved = [message for message in ann.list_visible_messages() if "I have no access to the thread" in message.text]
        assert len(moved) == 1
        home.sandbox.faults.change_thread(thread, locked=False)
        await home.parlour.delivery.wait_until_settled()
        await ann.wait_until(
            lambda: not any("My hand" in labels(message) for message in ann.list_visible_messages(thread))
        )
        await home.parlour.tables.play_move(table, bob.id, "end")
        await home.parlour.delivery.wait_until_settled()
        living = [
            message
            for place in (thread, None)
            for message in ann.list_visible_messages(place)
            if "My hand" in labels(message)
        ]
        assert len(living) == 1
        assert int(living[0].channel_id) == thread
        assert not any("no access" in message.text for message in ann.list_visible_messages(thread))
