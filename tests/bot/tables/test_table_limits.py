"""How many tables may be open, who may close them, and the settings of a server."""

import asyncio
from datetime import timedelta

from bot.tables import OpeningLimits, Person, Server, Table
from tests.bot.tables.parlour import ANN, BOB, CHANNEL, CLEO, GUILD, STRANGER, Parlour
from tests.bot.tables.test_table_lobby import refusal


async def opened(
    parlour: Parlour, host: Person, limits: OpeningLimits, channel_id: int = CHANNEL, guild_id: int = GUILD
) -> Table:
    return await parlour.tables.open_lobby(
        "fingers", host, guild_id=guild_id, channel_id=channel_id, language="en", limits=limits
    )


async def test_one_person_opens_so_many_tables_and_more_when_one_is_closed(parlour: Parlour) -> None:
    limits = OpeningLimits(person=2)
    first = await opened(parlour, ANN, limits)
    await opened(parlour, ANN, limits, channel_id=902)
    assert await refusal(opened(parlour, ANN, limits, channel_id=903)) == "too-many-of-yours"
    await opened(parlour, BOB, limits)
    await parlour.tables.close_table(first.id, ANN.user_id)
    await opened(parlour, ANN, limits, channel_id=903)


async def test_who_only_sits_at_a_table_has_not_opened_it(parlour: Parlour) -> None:
    table = await opened(parlour, ANN, OpeningLimits())
    await parlour.tables.join_lobby(table.id, BOB)
    await opened(parlour, BOB, OpeningLimits(person=1))


async def test_a_channel_and_a_server_hold_so_many_tables(parlour: Parlour) -> None:
    await opened(parlour, ANN, OpeningLimits())
    assert await refusal(opened(parlour, BOB, OpeningLimits(channel=1))) == "too-many-in-channel"
    assert await refusal(opened(parlour, BOB, OpeningLimits(server=1), channel_id=902)) == "too-many-in-server"
    await opened(parlour, BOB, OpeningLimits(channel=1, server=1), channel_id=902, guild_id=903)


async def test_two_who_open_at_once_do_not_pass_the_limit_together(parlour: Parlour) -> None:
    limits = OpeningLimits(channel=1)
    asked = [opened(parlour, person, limits) for person in (ANN, BOB, CLEO)]
    came = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(table, Table) for table in came) == 1


async def test_one_person_waits_between_two_tables(parlour: Parlour) -> None:
    limits = OpeningLimits(pause=timedelta(seconds=10))
    await opened(parlour, ANN, limits)
    assert await refusal(opened(parlour, ANN, limits)) == "opened-just-now"
    await opened(parlour, BOB, limits)
    parlour.clock.advance(10)
    await opened(parlour, ANN, limits)


async def test_who_manages_the_server_closes_any_table_of_it(parlour: Parlour) -> None:
    table = await parlour.match(2)
    assert await refusal(parlour.tables.close_table(table.id, STRANGER)) == "not-host"
    assert await refusal(parlour.tables.close_table(table.id, STRANGER, manages=GUILD + 1)) == "not-host"
    assert (await parlour.tables.close_table(table.id, STRANGER, manages=GUILD)).status == "closed"


async def test_a_table_of_no_server_is_managed_by_nobody(parlour: Parlour) -> None:
    table = await parlour.tables.open_lobby("fingers", ANN, guild_id=None, channel_id=CHANNEL, language="en")
    assert await refusal(parlour.tables.close_table(table.id, STRANGER, manages=None)) == "not-host"


async def test_what_is_settled_for_a_server_outlives_a_restart(parlour: Parlour) -> None:
    assert await parlour.tables.load_server(GUILD) == Server(GUILD)
    settled = Server(GUILD, channels=(CHANNEL,), threads=False, opener=7, pace="by-day", goblins=False, tables=4)
    await parlour.tables.save_server(Server(GUILD, tables=9))
    await parlour.tables.save_server(settled)
    again = await parlour.again()
    assert await again.tables.load_server(GUILD) == settled
    assert await again.tables.load_server(GUILD + 1) == Server(GUILD + 1)
    await again.stop()


async def test_a_server_without_goblins_lets_none_sit_down(parlour: Parlour) -> None:
    table = await parlour.lobby(1)
    await parlour.tables.save_server(Server(GUILD, goblins=False))
    assert await refusal(parlour.tables.add_goblin(table.id, ANN.user_id)) == "no-goblins-allowed"
