"""Who has left the server is noted as that, and not as somebody who resigned; who is still there keeps their seat."""

from dataclasses import replace
from unittest.mock import AsyncMock, Mock, call

import discord
import pytest

from bot.ui.surfaces.leavers import UNKNOWN_MEMBER, LeaverCheck
from tests.bot.tables.test_agreed import BOB, draft


def refusal(code: int) -> discord.NotFound:
    return discord.NotFound(Mock(status=404), {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("answer", "calls"),
    [(refusal(UNKNOWN_MEMBER), [call(1, BOB, "left-server")]), (refusal(10004), []), (None, [])],
    ids=["gone", "another refusal", "there"],
)
async def test_who_let_a_turn_pass_and_has_left_the_server(answer: Exception | None, calls: list[object]) -> None:
    table = replace(draft(3, {BOB: {"silent": 1}}, guild_id=7).table, id=1)
    guild = Mock(fetch_member=AsyncMock(side_effect=answer))
    tables = Mock(resign_match=AsyncMock())
    check = LeaverCheck(Mock(get_guild=Mock(return_value=guild)), tables, Mock(wait_for_slot=AsyncMock()))
    for _ in range(2):  # once for each turn that they let pass
        await check.resign_leavers(table)
    assert tables.resign_match.mock_calls == calls
    assert guild.fetch_member.mock_calls == [call(BOB)]
