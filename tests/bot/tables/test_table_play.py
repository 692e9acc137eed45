"""Matches: moves, typed text, refusals that change nothing, resigning, the end."""

import pytest

from bot.tables import TableError, TableService
from games.engine import BadNotation, GameError, IllegalMove, Match, MatchOver, NotYourTurn, StaleDecision, catalogue
from tests.bot.tables.fingers import Fingers, FingersView
from tests.bot.tables.parlour import ANN, BOB, CLEO, STRANGER, Parlour


async def test_a_move_is_played_and_told(parlour: Parlour) -> None:
    table = await parlour.match(2)
    parlour.ear.changes.clear()
    after = await parlour.tables.play_move(table.id, ANN.user_id, "show 3", table.decision_number)
    assert after.version == table.version + 1
    assert parlour.ear.changes == [table.id]
    table_view = await parlour.tables.load_view(table.id, ANN.user_id)
    assert isinstance(table_view.view, FingersView)
    assert table_view.view.shown == 3
    assert (table_view.seat, table_view.waits_for_viewer, table_view.legal) == (0, False, ())
    assert table_view.recent_moves[-1].notation == "show 3"


@pytest.mark.parametrize(
    ("user", "notation", "decision", "kind", "code"),
    [
        (STRANGER, "show 1", None, TableError, "not-seated"),
        (BOB.user_id, "show 1", None, NotYourTurn, "not-your-turn"),
        (ANN.user_id, "show 1", 7, StaleDecision, "stale-decision"),
        (ANN.user_id, "show 9", 1, IllegalMove, "bad-notation"),
        (ANN.user_id, "dance", 1, BadNotation, "bad-notation"),
    ],
)
async def test_a_refused_move_changes_nothing(
    parlour: Parlour, user: int, notation: str, decision: int | None, kind: type[GameError], code: str
) -> None:
    table = await parlour.match(3)
    table = await parlour.tables.play_move(table.id, BOB.user_id, "show 2")
    before = await parlour.tables.load_view(table.id, ANN.user_id)
    parlour.ear.changes.clear()
    with pytest.raises(kind) as refused:
        await parlour.tables.play_move(table.id, user, notation, decision)
    assert refused.value.code == code
    assert await parlour.tables.load_view(table.id, ANN.user_id) == before
    assert parlour.ear.changes == []


async def test_no_move_is_taken_before_the_start_or_after_the_end(parlour: Parlour) -> None:
    lobby = await parlour.lobby(2)
    with pytest.raises(TableError, match="not started"):
        await parlour.tables.play_move(lobby.id, ANN.user_id, "show 1")
    table = await parlour.match(2, rounds=1)
    for person in (ANN, BOB):
        table = await parlour.tables.play_move(table.id, person.user_id, "show 1")
    with pytest.raises(MatchOver):
        await parlour.tables.play_move(table.id, ANN.user_id, "show 1")


async def test_a_rule_that_breaks_leaves_the_table_as_it_was(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await parlour.match(2)

    def fall_over(*_: object) -> None:
        raise KeyError("a defect")

    with monkeypatch.context() as broken:
        broken.setattr(Fingers, "steps", {"settle": fall_over})
        await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
        with pytest.raises(KeyError):
            await parlour.tables.play_move(table.id, BOB.user_id, "show 1")
    await parlour.tables.play_move(table.id, BOB.user_id, "show 2")
    assert (await parlour.tables.find_table(table.id)).decision_number == 2


async def test_typed_text_plays_all_of_its_moves_in_one_change(parlour: Parlour) -> None:
    table = await parlour.match(2)
    after = await parlour.tables.play_text(table.id, ANN.user_id, "peek, peek, SHOW 4", table.decision_number)
    assert after.version == table.version + 1
    assert [notation for _, notation, _ in await parlour.notations(table.id)] == ["peek", "peek", "show 4"]


@pytest.mark.parametrize("text", ["peek, show 9", "show 1, show 2", "show 1, dance", "peek, " * 100 + "show 1"])
async def test_typed_text_with_one_bad_move_plays_none(parlour: Parlour, text: str) -> None:
    table = await parlour.match(2)
    before = await parlour.tables.load_view(table.id, ANN.user_id)
    with pytest.raises(GameError):
        await parlour.tables.play_text(table.id, ANN.user_id, text)
    assert await parlour.notations(table.id) == []
    assert await parlour.tables.load_view(table.id, ANN.user_id) == before


@pytest.mark.parametrize("rest", ["show 3", "show 99", "dance", "", "peek, peek"])
async def test_typed_text_goes_on_after_a_move_only_if_that_prepares_whatever_the_rest_says(
    parlour: Parlour, rest: str
) -> None:
    """Bob's answer is in, so Ann's would open the next decision: what is refused there would tell what hers brings."""
    table = await parlour.match(2, rounds=3)
    await parlour.tables.play_move(table.id, BOB.user_id, "show 1")
    before = await parlour.tables.load_view(table.id, ANN.user_id)
    with pytest.raises(IllegalMove, match="Type `show 2` alone, and see what it does before you go on") as refused:
        await parlour.tables.play_text(table.id, ANN.user_id, f"peek, show 2, {rest}", 1)
    assert not isinstance(refused.value, BadNotation)
    assert str(await parlour.tables.explain_illegal_move(table.id, ANN.user_id, f"show 2, {rest}")) == str(
        refused.value
    )
    assert await parlour.tables.load_view(table.id, ANN.user_id) == before


async def test_several_moves_are_seen_as_their_player_would_see_them_before_the_last(parlour: Parlour) -> None:
    table = await parlour.match(2)
    ahead = await parlour.tables.preview_typed_moves(table.id, ANN.user_id, "peek, peek, show 4")
    assert ahead is not None
    assert list(map(str, ahead.moves)) == ["peek", "peek", "show 4"]
    seen, now = ahead.table_view, await parlour.tables.load_view(table.id, ANN.user_id)
    assert (seen.seat, seen.view, list(seen.legal), seen.table) == (now.seat, now.view, list(now.legal), now.table)
    lobby = (await parlour.lobby(2)).id
    for number, user, text in (
        (table.id, ANN.user_id, "show 4"),
        (table.id, ANN.user_id, "peek, show 9"),
        (table.id, ANN.user_id, "peek, " * 40 + "show 4"),
        (table.id, STRANGER, "peek, show 4"),
        (lobby, ANN.user_id, "peek, show 4"),
    ):
        assert await parlour.tables.preview_typed_moves(number, user, text) is None


async def test_typed_text_for_an_old_decision_is_stale(parlour: Parlour) -> None:
    table = await parlour.match(2)
    with pytest.raises(StaleDecision):
        await parlour.tables.play_text(table.id, ANN.user_id, "peek", 9)


async def test_a_whole_row_of_gobblestones_may_be_typed(parlour: Parlour) -> None:
    table = await parlour.match(2, "gobblestones", first=1)
    table_view = await parlour.tables.load_view(table.id, ANN.user_id)
    lay = next(str(move) for move in table_view.legal if str(move).startswith("lay"))
    _, space, colour = lay.split()
    await parlour.tables.play_text(table.id, ANN.user_id, f"{space}: {colour}", table_view.table.decision_number)
    assert await parlour.notations(table.id) == [(0, lay, "player")]


async def test_the_end_opens_the_record_and_the_seed(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=1)
    await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
    with pytest.raises(TableError) as early:
        await parlour.tables.load_replay_record(table.id)
    assert early.value.code == "no-record-yet"
    over = await parlour.tables.play_move(table.id, BOB.user_id, "show 4")
    assert (over.status, over.ended_at, over.deadline, over.decision_number) == (
        "over",
        parlour.clock.now(),
        None,
        None,
    )
    table_view = await parlour.tables.load_view(table.id, None)
    assert table_view.outcome
    assert table_view.outcome.winners == (1,)
    record = await parlour.tables.load_replay_record(table.id)
    assert (record.seed, record.commitment, record.version) == (table_view.seed, table.commitment, 3)
    assert Match.replay(record).diverged is None


async def test_a_closed_table_keeps_its_record_only_if_the_match_came_to_its_end(parlour: Parlour) -> None:
    ended, broken_off = await parlour.match(2, rounds=1), await parlour.match(2)
    for person in (ANN, BOB):
        await parlour.tables.play_move(ended.id, person.user_id, "show 1")
    for table in (ended, broken_off):
        await parlour.tables.close_table(table.id, ANN.user_id)
    assert (await parlour.tables.load_replay_record(ended.id)).moves
    with pytest.raises(TableError):
        await parlour.tables.load_replay_record(broken_off.id)
    assert (await parlour.tables.load_view(broken_off.id, ANN.user_id)).seed is None


async def test_a_record_names_the_rules_it_was_played_by(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await parlour.match(2, rounds=1)
    monkeypatch.setattr(Fingers, "version", 4)
    for person in (ANN, BOB):
        await parlour.tables.play_move(table.id, person.user_id, "show 1")
    record = await parlour.tables.load_replay_record(table.id)
    assert record.version == 3
    assert Match.replay(record).diverged == 1


async def test_who_resigned_is_answered_for_at_once_from_then_on(parlour: Parlour) -> None:
    table = await parlour.match(3, rounds=3)
    table = await parlour.tables.resign_match(table.id, CLEO.user_id)
    assert [sitter.gone for sitter in table.sitters] == [False, False, True]
    assert await parlour.notations(table.id) == [(2, "show 0", "gone")]
    await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
    table = await parlour.tables.play_move(table.id, BOB.user_id, "show 1")
    assert table.decision_number == 2
    assert (await parlour.notations(table.id))[-1] == (2, "show 0", "gone")
    table_view = await parlour.tables.load_view(table.id, ANN.user_id)
    assert table_view.recent_moves[-1].by == "gone"


async def test_who_resigned_watches_as_a_spectator_and_plays_no_more(parlour: Parlour) -> None:
    table = await parlour.match(3)
    await parlour.tables.resign_match(table.id, CLEO.user_id)
    table_view = await parlour.tables.load_view(table.id, CLEO.user_id)
    assert isinstance(table_view.view, FingersView)
    assert (table_view.seat, table_view.view.lucky) == (None, None)
    for asked in (
        parlour.tables.play_move(table.id, CLEO.user_id, "show 1"),
        parlour.tables.resign_match(table.id, CLEO.user_id),
    ):
        with pytest.raises(TableError) as refused:
            await asked
        assert refused.value.code == "already-gone"


async def test_leaving_a_match_is_resigning_and_hands_the_host_on(parlour: Parlour) -> None:
    table = await parlour.match(3)
    table = await parlour.tables.leave_table(table.id, ANN.user_id)
    assert table.sitters[0].gone
    assert (table.host_id, table.status) == (BOB.user_id, "playing")


async def test_a_match_that_everybody_left_is_closed(parlour: Parlour) -> None:
    table = await parlour.match(2)
    await parlour.tables.resign_match(table.id, ANN.user_id)
    table = await parlour.tables.resign_match(table.id, BOB.user_id)
    assert (table.status, table.ended_at, table.due_at) == ("closed", None, None)
    with pytest.raises(TableError):
        await parlour.tables.resign_match(table.id, STRANGER)


async def test_resigning_may_end_the_match(parlour: Parlour) -> None:
    table = await parlour.match(2, rounds=1)
    await parlour.tables.play_move(table.id, ANN.user_id, "show 1")
    assert (await parlour.tables.resign_match(table.id, BOB.user_id)).status == "over"


async def test_a_saved_match_that_cannot_be_read_is_refused_without_showing_it(parlour: Parlour) -> None:
    table = await parlour.match(2)
    damaged = '{"seed": "c0ffee"}'
    await parlour.store.tables.save_table(table, table, snapshot=damaged)
    with pytest.raises(GameError) as refused:
        await TableService(parlour.store, parlour.clock).load_view(table.id, ANN.user_id)
    assert refused.value.code == "table-damaged"
    assert "c0ffee" not in str(refused.value)


def test_the_small_game_is_on_the_shelf_only_while_a_test_asks_for_it() -> None:
    assert "fingers" not in catalogue.list_game_keys()
