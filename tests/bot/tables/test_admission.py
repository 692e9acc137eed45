"""Who opens and joins no table: whom managers blocked, and with whom somebody at the table will not sit."""

from collections.abc import Awaitable, Callable, Mapping

import pytest

from bot.tables import TableError
from tests.bot.tables.parlour import ANN, BOB, CHANNEL, CLEO, DAN, GUILD, Parlour
from tests.bot.tables.test_table_lobby import refusal

WAYS: Mapping[str, Callable[[Parlour, int], Awaitable[object]]] = {
    "join": lambda parlour, number: parlour.tables.join_lobby(number, DAN),
    "sit": lambda parlour, number: parlour.tables.request_seat(number, DAN),
}


@pytest.mark.parametrize("way", WAYS)
async def test_who_is_blocked_joins_no_table_of_that_server(parlour: Parlour, way: str) -> None:
    table = await (parlour.lobby(2) if way == "join" else parlour.match(3))
    if way == "sit":
        await parlour.tables.leave_table(table.id, CLEO.user_id)
    await parlour.tables.block_person(GUILD, DAN.user_id)
    assert await refusal(WAYS[way](parlour, table.id)) == "blocked-here"
    assert await parlour.store.blocks.unblock_person(GUILD, DAN.user_id)
    assert not await parlour.store.blocks.unblock_person(GUILD, DAN.user_id)
    await WAYS[way](parlour, table.id)


async def test_who_is_blocked_opens_no_table_there_and_others_do(parlour: Parlour) -> None:
    await parlour.tables.block_person(GUILD, ANN.user_id)
    assert await refusal(parlour.lobby(1)) == "blocked-here"
    await parlour.lobby(1, guild_id=GUILD + 1)
    assert (await parlour.tables.open_lobby("fingers", BOB, guild_id=GUILD, channel_id=CHANNEL, language="en")).host


async def test_who_is_blocked_leaves_lobbies_plays_on_and_comes_back_to_no_seat(parlour: Parlour) -> None:
    lobby, match = await parlour.lobby(2), await parlour.match(3)
    elsewhere = await parlour.match(2, guild_id=GUILD + 1)
    alone = await parlour.tables.open_lobby("fingers", BOB, guild_id=GUILD, channel_id=CHANNEL, language="en")
    effect = await parlour.tables.block_person(GUILD, BOB.user_id)
    assert {table.id: table.status for table in effect.lobbies} == {lobby.id: "lobby", alone.id: "closed"}
    assert [table.id for table in effect.matches] == [match.id]
    assert [table.id for table in effect.before] == [*(table.id for table in effect.lobbies), match.id]
    removals = {table.id: [one.by for one in table.removals or ()] for table in effect.lobbies}
    assert removals == {lobby.id: ["block"], alone.id: ["block"]}, "an invitation says why they are gone"
    assert [table.id for table in await parlour.tables.list_user_tables(BOB.user_id)] == [elsewhere.id, match.id]
    assert (await parlour.tables.find_table(lobby.id)).find_sitter(BOB.user_id) is None
    await parlour.tables.changes.change_table(match.id, lambda draft: draft.set_table(takeover=True))
    await parlour.tables.leave_table(match.id, BOB.user_id)
    assert await refusal(parlour.tables.rejoin_seat(match.id, BOB.user_id)) == "blocked-here"
    assert await refusal(parlour.tables.request_seat(match.id, BOB)) == "blocked-here"
    assert await parlour.tables.unblock_person(GUILD, BOB.user_id)
    assert not await parlour.tables.unblock_person(GUILD, BOB.user_id)
    assert (await parlour.tables.join_lobby(lobby.id, BOB)).removals is None


async def test_a_rematch_invites_nobody_who_is_blocked(parlour: Parlour) -> None:
    table = await parlour.match(3, rounds=1)
    await parlour.tables.block_person(GUILD, CLEO.user_id)
    for person in (ANN, BOB, CLEO):
        await parlour.tables.play_move(table.id, person.user_id, "show 1")
    assert await refusal(parlour.tables.open_rematch(table.id, CLEO.user_id)) == "blocked-here"
    again = await parlour.tables.open_rematch(table.id, ANN.user_id)
    assert again.invited == (ANN.user_id, BOB.user_id)


async def test_only_managers_of_its_server_manage_a_table(parlour: Parlour) -> None:
    table = await parlour.match(3)
    assert await refusal(parlour.tables.act_as_manager(table.id, "pause", 7, GUILD + 1)) == "not-manager"
    assert (await parlour.tables.act_as_manager(table.id, "pause", 7, GUILD)).held
    again = await parlour.again()
    assert (await again.tables.find_table(table.id)).held
    assert await refusal(again.tables.propose_agreement(table.id, "resume", ANN)) == "paused-by-manager"
    assert not (await again.tables.act_as_manager(table.id, "resume", 7, GUILD)).held
    await again.stop()


@pytest.mark.parametrize("way", WAYS)
async def test_with_whom_somebody_will_not_sit_they_cannot_join_them_and_are_not_told_who(
    parlour: Parlour, way: str
) -> None:
    table = await (parlour.lobby(2) if way == "join" else parlour.match(3))
    if way == "sit":
        await parlour.tables.leave_table(table.id, CLEO.user_id)
    await parlour.store.blocks.set_avoided(BOB.user_id, [DAN.user_id, 99])
    assert await parlour.store.blocks.list_avoided(BOB.user_id) == (DAN.user_id, 99)
    assert await refusal(WAYS[way](parlour, table.id)) == "not-open-to-you"
    await parlour.store.blocks.set_avoided(BOB.user_id, [99])
    await WAYS[way](parlour, table.id)


async def test_who_is_avoided_is_invited_to_no_rematch_and_an_invitation_goes_without_a_word(parlour: Parlour) -> None:
    first, second = [await parlour.match(3, rounds=1) for _ in range(2)]
    for table in (first, second):
        for person in (ANN, BOB, CLEO):
            await parlour.tables.play_move(table.id, person.user_id, "show 1")
    before = await parlour.tables.open_rematch(first.id, ANN.user_id)
    assert {*before.pending_invitees} == {BOB.user_id, CLEO.user_id}
    await parlour.tables.set_avoided(ANN.user_id, [BOB.user_id])
    after = await parlour.tables.open_rematch(second.id, ANN.user_id)
    for rematch in (before, after):
        assert (await parlour.tables.find_table(rematch.id)).pending_invitees == (CLEO.user_id,)


async def test_a_list_counts_only_where_its_owner_sits(parlour: Parlour) -> None:
    table = await parlour.lobby(1)
    await parlour.store.blocks.set_avoided(BOB.user_id, [DAN.user_id])
    table = await parlour.tables.join_lobby(table.id, DAN)
    assert [one.user_id for one in await parlour.tables.list_avoided_sitters(table, BOB.user_id)] == [DAN.user_id]
    assert await parlour.tables.list_avoided_sitters(table, ANN.user_id) == []
    await parlour.tables.join_lobby(table.id, BOB)
    assert (await parlour.tables.find_table(table.id)).find_sitter(BOB.user_id), (
        "whose list it is may sit where they like"
    )


async def test_a_block_outlives_forgetting_and_ones_own_list_does_not(parlour: Parlour) -> None:
    await parlour.lobby(2)
    await parlour.tables.block_person(GUILD, BOB.user_id, "Rude")
    for reason in ("Rude, and *late*", ""):  # another reason takes its place, no reason does not
        await parlour.tables.block_person(GUILD, BOB.user_id, reason)
    with pytest.raises(TableError, match=r"The reason: .*Rude, and \\\*late\\\*"):
        await parlour.tables.open_lobby("gobblestones", BOB, guild_id=GUILD, channel_id=7, language="en")
    await parlour.store.blocks.set_avoided(BOB.user_id, [CLEO.user_id])
    await parlour.store.blocks.set_avoided(CLEO.user_id, [BOB.user_id])
    kept = await parlour.tables.people.export_data(BOB.user_id)
    block = {"server": GUILD, "reason": "Rude, and *late*"}
    assert (kept["blocked_on_servers"], kept["avoids"]) == ([block], [CLEO.user_id])
    await parlour.tables.people.forget_person(BOB.user_id)
    kept = await parlour.tables.people.export_data(BOB.user_id)
    assert (kept["blocked_on_servers"], kept["avoids"]) == ([block | {"reason": ""}], [])
    assert await parlour.store.blocks.list_avoided(CLEO.user_id) == (BOB.user_id,)
