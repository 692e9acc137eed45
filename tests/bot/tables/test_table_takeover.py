"""If a table's options say so, a goblin plays for people who left or are away, until they come back."""

from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot.screens.board import list_users_to_ping
from bot.store.models import Server
from bot.tables import GoblinPlayers, TableError
from bot.tables.draft import TableDraft
from games.engine import NotYourTurn
from tests.bot.tables.parlour import ANN, BOB, CLEO, DAN, GUILD, Parlour
from tests.bot.tables.test_table_absent import let_pass
from tests.bot.tables.test_table_goblins import all_fingers, at_work
from tests.bot.tables.test_table_lobby import refusal


@pytest.fixture
async def goblins(parlour: Parlour) -> AsyncIterator[GoblinPlayers]:
    working = at_work(parlour)
    yield working
    await working.stop()


async def three_at_table(parlour: Parlour) -> int:
    """Start a match of Ann, Bob and Cleo, at a table where goblins play for the missing."""
    table = await parlour.lobby(3, takeover=True)
    return (await parlour.tables.start_match(table.id, ANN.user_id)).id


async def made_for(parlour: Parlour, number: int, seat: int) -> list[str]:
    """Return who made the moves of a seat."""
    return [by for moved, _, by in await parlour.notations(number) if moved == seat]


class TestWhoResigned:
    async def test_a_goblin_plays_on_for_them(self, parlour: Parlour, goblins: GoblinPlayers) -> None:
        number = await three_at_table(parlour)
        table = await parlour.tables.resign_match(number, CLEO.user_id)
        assert [sitter.name for sitter in table.goblin_run_sitters] == ["Cleo"]
        decision = (await parlour.tables.load_view(number, None)).decision
        assert list_users_to_ping(table, decision) == (ANN.user_id, BOB.user_id)
        await goblins.wait_until_idle()
        assert await parlour.notations(number) == [(2, "show 5", "stand-in")]

    async def test_they_take_their_seat_back_with_one_click(self, parlour: Parlour, goblins: GoblinPlayers) -> None:
        number = await three_at_table(parlour)
        await parlour.tables.resign_match(number, CLEO.user_id)
        await goblins.wait_until_idle()
        table = await parlour.tables.rejoin_seat(number, CLEO.user_id)
        assert table.goblin_run_sitters == ()
        for person in (ANN, BOB):
            await parlour.tables.play_move(number, person.user_id, "show 1")
        await parlour.tables.play_move(number, CLEO.user_id, "show 2")
        assert await made_for(parlour, number, 2) == ["stand-in", "player"]

    async def test_asking_for_it_does_the_same(self, parlour: Parlour) -> None:
        number = await three_at_table(parlour)
        await parlour.tables.resign_match(number, CLEO.user_id)
        table = await parlour.tables.request_seat(number, CLEO)
        assert table.proposal is None
        assert table.find_seat(CLEO.user_id) == 2

    async def test_whoever_asked_for_the_seat_meanwhile_asks_for_it_no_more(self, parlour: Parlour) -> None:
        number = await three_at_table(parlour)
        await parlour.tables.resign_match(number, CLEO.user_id)
        assert (await parlour.tables.request_seat(number, DAN)).proposal
        assert (await parlour.tables.rejoin_seat(number, CLEO.user_id)).proposal is None

    async def test_where_default_moves_answer_they_are_gone_for_good(self, parlour: Parlour) -> None:
        table = await parlour.match(3)
        await parlour.tables.resign_match(table.id, CLEO.user_id)
        assert await made_for(parlour, table.id, 2) == ["gone"]
        assert await refusal(parlour.tables.rejoin_seat(table.id, CLEO.user_id)) == "already-gone"
        assert await refusal(parlour.tables.rejoin_seat(table.id, DAN.user_id)) == "not-seated"


class TestWhoIsAway:
    async def test_after_two_silent_turns_a_goblin_plays_until_they_come_back(
        self, parlour: Parlour, goblins: GoblinPlayers
    ) -> None:
        table = await parlour.match(2, "gobblestones", first=1)
        await parlour.tables.changes.change_table(table.id, lambda draft: draft.set_table(takeover=True))
        for _ in range(2):
            await parlour.tables.play_move(table.id, ANN.user_id, "end")
            await let_pass(parlour, table.id)
        assert await made_for(parlour, table.id, 1) == ["clock", "clock"]
        goblins._think = lambda match, seat, level: match.default_move(seat)
        await parlour.tables.play_move(table.id, ANN.user_id, "end")
        await goblins.wait_until_idle()
        assert (await made_for(parlour, table.id, 1))[-1] == "stand-in"
        await parlour.tables.mark_present(table.id, BOB.user_id)
        await parlour.tables.play_move(table.id, ANN.user_id, "end")
        await goblins.wait_until_idle()
        assert (await parlour.tables.load_view(table.id, BOB.user_id)).waits_for_viewer

    async def test_a_goblin_that_was_still_thinking_does_not_play_for_who_came_back(self, parlour: Parlour) -> None:
        number = await three_at_table(parlour)
        await parlour.tables.changes.change_table(number, lambda draft: draft.set_sitter(CLEO.user_id, silent=2))
        asked = await parlour.tables.find_asked_goblin(number)
        assert asked is not None
        assert (asked.seat, asked.level) == (2, "grown")
        await parlour.tables.mark_present(number, CLEO.user_id)
        move = all_fingers(asked.match, asked.seat, asked.level)
        with pytest.raises(NotYourTurn):
            await parlour.tables.play_goblin_move(number, asked.seat, str(move), None)
        assert await parlour.tables.find_asked_goblin(number) is None

    async def test_where_all_are_away_no_goblin_plays_the_match_to_its_end(
        self, parlour: Parlour, goblins: GoblinPlayers
    ) -> None:
        number = await three_at_table(parlour)
        for person in (ANN, BOB, CLEO):
            await parlour.tables.changes.change_table(
                number, partial(TableDraft.set_sitter, user_id=person.user_id, silent=2)
            )
        await goblins.wait_until_idle()
        table = await parlour.tables.find_table(number)
        # While Ann alone was away, a goblin answered for her.
        assert table.goblin_run_sitters == ()
        assert table.status == "playing"


class TestTheOption:
    async def test_the_host_turns_it_off_and_a_rematch_keeps_it(self, parlour: Parlour) -> None:
        table = await parlour.lobby(2, takeover=True)
        table = await parlour.tables.change_lobby_options(table.id, ANN.user_id, {}, takeover=False)
        assert not table.takeover
        await parlour.tables.start_match(table.id, ANN.user_id)
        for _ in range(2):
            for person in (ANN, BOB):
                await parlour.tables.play_move(table.id, person.user_id, "show 1")
        assert not (await parlour.tables.open_rematch(table.id, ANN.user_id)).takeover

    async def test_it_is_kept_by_the_store(self, parlour: Parlour) -> None:
        number = await three_at_table(parlour)
        later = await parlour.again()
        assert (await later.tables.find_table(number)).takeover
        await later.stop()

    async def test_a_server_without_goblins_has_none_of_it(self, parlour: Parlour) -> None:
        await parlour.tables.save_server(Server(GUILD, goblins=False))
        table = await parlour.lobby(2)
        with pytest.raises(TableError, match="goblin"):
            await parlour.tables.change_lobby_options(table.id, ANN.user_id, {}, takeover=True)
