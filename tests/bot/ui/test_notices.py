"""Notices keep to the bot's rate limit, however many are due at once."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.store.models import Sitter
from bot.ui.connection.rate_limit import OutgoingRateLimit
from bot.ui.interactions.invitations import InvitationSender
from bot.ui.lost_messages.lost_places import LostPlaceHandler
from bot.ui.surfaces.notices import NoticeSender
from tests.bot.screens.test_lobby_on_one_screen import opened

PEOPLE = tuple(Sitter(seat, 100 + seat, f"Player {seat}", dm="open") for seat in range(4))
TABLES = [replace(opened("goblin_market"), id=number, sitters=PEOPLE) for number in range(1, 16)]


class Requests:
    """A Discord that counts requests, and how many turns of the rate limit came before the latest."""

    def __init__(self) -> None:
        self.made = self.passed = 0
        self.limit: Any = Mock(spec=OutgoingRateLimit, wait_for_slot=AsyncMock(side_effect=self._pass))
        channel = SimpleNamespace(send=AsyncMock(side_effect=self._request))
        self.client: Any = Mock(
            create_dm=AsyncMock(side_effect=self._request), get_partial_messageable=lambda _: channel
        )

    def _pass(self) -> None:
        self.passed += 1

    def _request(self, *_: object, **__: object) -> SimpleNamespace:
        self.made += 1
        assert self.made <= self.passed, "a request that waited for no turn"
        return SimpleNamespace(id=self.made)


async def lose_a_server(notices: NoticeSender) -> None:
    tables = Mock(list_owned_server_tables=AsyncMock(return_value=TABLES), force_close_table=AsyncMock())
    tables.shown.list_surfaces = AsyncMock(return_value=[])
    await LostPlaceHandler(tables, Mock(), notices).handle_lost_server(6)


async def close_matches(notices: NoticeSender) -> None:
    await asyncio.gather(*(notices.announce_closed_match(table) for table in TABLES))


async def block_guests(notices: NoticeSender) -> None:
    """The host of a lobby is told; who had to leave has another notice."""
    left = [replace(table, sitters=tuple(one for one in PEOPLE if one is not PEOPLE[1])) for table in TABLES]
    for before, after in zip(TABLES, left, strict=True):
        await notices.notify_host_of_blocked_guest(before, after, 101)
        await notices.notify_host_of_blocked_guest(before, replace(after, status="closed"), 101)
        await notices.notify_host_of_blocked_guest(before, replace(after, host_id=102), 100)  # it was the host


async def ask_to_rematches(notices: NoticeSender) -> None:
    asked = tuple(sitter.user_id for sitter in PEOPLE[1:])
    again = [replace(table, id=table.id + 100, sitters=PEOPLE[:1], invited=asked) for table in TABLES]
    tables = Mock(shown=Mock(list_surfaces=AsyncMock(return_value=[]), save_surface=AsyncMock()))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.ui.interactions.invitations.build_lobby_link", AsyncMock(return_value="LINK"))
        patched.setattr("bot.ui.interactions.invitations.find_quiet_end", lambda *_: None)
        invitations = InvitationSender(notices, tables, lambda *_: False)
        await asyncio.gather(
            *(invitations.invite_all_to_rematch(new, old) for new, old in zip(again, TABLES, strict=True))
        )


@pytest.mark.parametrize(
    ("happens", "messages"),
    [
        (lose_a_server, 60),
        (close_matches, 15),
        (block_guests, 15),
        (ask_to_rematches, 45),
    ],
)
async def test_each_request_of_a_notice_waits_for_a_turn(happens: Any, messages: int) -> None:
    discord = Requests()
    await happens(NoticeSender(discord.client, discord.limit))
    opened_dms = discord.client.create_dm.await_count
    assert (discord.made, discord.passed) == (messages + opened_dms,) * 2


@pytest.mark.parametrize(("by", "name"), [(100, "Player 0"), (99, "A manager of this server")])
async def test_a_closing_names_the_player_or_says_that_it_was_a_manager(by: int, name: str) -> None:
    post = AsyncMock()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(NoticeSender, "post_notice", post)
        await NoticeSender(Mock(), Mock()).announce_closed_match(replace(TABLES[0], closed_by=by))
    assert f"{name} has closed the match" in repr(post.await_args)
