"""What the nightly clearing lets go and what it keeps, as a table of truths, with matches and their rematches."""

import pytest

from bot.store.models import Table
from bot.store.posting_keys import NOTED_KINDS
from tests.bot.tables.parlour import ANN, BOB, Parlour

LONG = 3600.0
"""Seconds between what is old and the limit, and between the limit and what is young."""


async def lobby(parlour: Parlour) -> Table:
    return await parlour.lobby(2)


async def closed(parlour: Parlour) -> Table:
    return await parlour.tables.close_table((await parlour.lobby(2)).id, ANN.user_id)


async def playing(parlour: Parlour) -> Table:
    return await parlour.match(2)


async def paused(parlour: Parlour) -> Table:
    table = await parlour.match(2)
    await parlour.tables.propose_agreement(table.id, "pause", ANN)
    held = await parlour.tables.find_table(table.id)
    assert held.proposal
    return await parlour.tables.vote_on_proposal(table.id, BOB.user_id, held.proposal.number, yes=True)


async def over(parlour: Parlour) -> Table:
    table = await parlour.match(2, rounds=1)
    for person in (ANN, BOB):
        table = await parlour.tables.play_move(table.id, person.user_id, "show 1")
    return table


STAGES = {"lobby": lobby, "closed": closed, "playing": playing, "paused": paused, "over": over}


async def left_after(parlour: Parlour, *tables: Table) -> list[Table | None]:
    return [await parlour.store.tables.find_table(table.id) for table in tables]


@pytest.mark.parametrize(
    ("stage", "young", "kept"),
    [
        ("lobby", False, True),
        ("lobby", True, True),
        ("playing", False, True),
        ("playing", True, True),
        ("paused", False, True),
        ("closed", False, False),
        ("closed", True, True),
        ("over", False, False),
        ("over", True, True),
    ],
)
async def test_only_what_ended_and_is_old_is_let_go(parlour: Parlour, stage: str, young: bool, kept: bool) -> None:
    limit = parlour.clock.now()
    if young:
        parlour.clock.advance(LONG)
    table = await STAGES[stage](parlour)
    assert (table.status if stage != "paused" else table.paused_at and stage) == stage
    if not young:
        parlour.clock.advance(2 * LONG)
        limit = parlour.clock.now()
    cleared = await parlour.store.delete_ended_tables(limit)
    assert cleared == ([] if kept else [table.id])
    assert [bool(found) for found in await left_after(parlour, table)] == [kept]


@pytest.mark.parametrize("rematch", ["lobby", "playing", "closed", "over"])
@pytest.mark.parametrize("rematch_young", [True, False])
async def test_a_rematch_stays_or_goes_by_itself_whatever_becomes_of_the_match_before(
    parlour: Parlour, rematch: str, rematch_young: bool
) -> None:
    first = await over(parlour)
    if rematch_young:
        parlour.clock.advance(LONG)
    again = await parlour.tables.open_rematch(first.id, ANN.user_id)
    await parlour.tables.join_lobby(again.id, BOB)
    if rematch == "closed":
        await parlour.tables.close_table(again.id, ANN.user_id)
    elif rematch != "lobby":
        await parlour.tables.start_match(again.id, ANN.user_id)
    if rematch == "over":
        for person in (ANN, BOB):
            await parlour.tables.play_move(again.id, person.user_id, "show 1")
    if not rematch_young:
        parlour.clock.advance(LONG)
    cleared = await parlour.store.delete_ended_tables(parlour.clock.now())
    goes = rematch in ("closed", "over") and not rematch_young
    assert cleared == ([first.id, again.id] if goes else [first.id])
    before, after = await left_after(parlour, first, again)
    assert before is None
    assert (after is None) is goes
    if after:
        assert after.rematch_of is None, "it names no table that is gone"
        assert {sitter.user_id for sitter in after.sitters} == {ANN.user_id, BOB.user_id}


async def test_what_is_let_go_is_no_longer_counted(parlour: Parlour) -> None:
    await closed(parlour)
    await lobby(parlour)
    assert await parlour.store.tables.count_tables_by_kind() == {("fingers", "closed"): 1, ("fingers", "lobby"): 1}
    parlour.clock.advance(LONG)
    await parlour.store.delete_ended_tables(parlour.clock.now())
    assert await parlour.store.tables.count_tables_by_kind() == {("fingers", "lobby"): 1}


async def test_notes_of_what_was_about_to_be_posted_go_with_their_tables(parlour: Parlour) -> None:
    running, ended, aged = await playing(parlour), await closed(parlour), parlour.clock.now()
    kept = {f"{kind} of table {running.id}": True for kind in NOTED_KINDS}
    kept |= {f"{kind} of table {number}": False for kind in NOTED_KINDS for number in (ended.id, 77, "7" * 18)}
    kept |= dict.fromkeys(["commands", "board of table ", "board of table 7x", f"board of table {'7' * 19}"], True)
    for key in kept:
        await parlour.store.save_stored_value(key, "x")
    assert await parlour.store.delete_ended_tables(aged) == []
    assert await parlour.store.get_stored_values(kept) == {key: "x" for key, stays in kept.items() if stays}


async def test_people_who_sit_nowhere_go_however_many_there_are(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.upkeep.retention.PEOPLE_AT_ONCE", 1)
    table = await lobby(parlour)
    for person in (ANN, BOB):
        await parlour.store.people.set_dm_reach(person.user_id, "closed")
    await parlour.tables.leave_table(table.id, BOB.user_id)
    await parlour.tables.leave_table(table.id, ANN.user_id)
    parlour.clock.advance(LONG)
    await parlour.store.delete_ended_tables(parlour.clock.now())
    assert [await parlour.store.people.get_dm_reach(person.user_id) for person in (ANN, BOB)] == ["unknown", "unknown"]


async def test_a_match_stays_when_its_rematch_is_let_go(parlour: Parlour) -> None:
    first = await over(parlour)
    again = await parlour.tables.open_rematch(first.id, ANN.user_id)
    await parlour.tables.close_table(again.id, ANN.user_id)
    parlour.clock.advance(LONG)
    limit = parlour.clock.now()
    parlour.clock.advance(LONG)
    await parlour.tables.changes.change_table(first.id, lambda draft: draft.set_table(hints=not draft.table.hints))
    assert await parlour.store.delete_ended_tables(limit) == [again.id]
    assert [bool(found) for found in await left_after(parlour, first, again)] == [True, False]
