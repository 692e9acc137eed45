"""Delivery: one board, posted once; panels that come and go; closed DMs; a Discord that is slow, full or away."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import list_pictures
from bot.screens.board import render_board
from bot.tables import SurfaceMessage, Table, VirtualClock
from games.engine import Decision
from tests.e2e.house import House, house, labels, traffic
from tests.e2e.robot import open_table, start
from tests.load.crowd.offers import waits_with


@pytest.mark.usefixtures("undrawn")
async def test_a_board_whose_note_was_lost_in_a_crash_is_not_posted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "lost-note") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        save = home.parlour.tables.shown.save_surface
        lost: list[int] = []

        async def forget_the_first_board(surface: SurfaceMessage) -> SurfaceMessage:
            if surface.kind == "board" and not lost:
                lost.append(surface.message_id)
                raise TimeoutError
            return await save(surface)

        monkeypatch.setattr(home.parlour.tables.shown, "save_surface", forget_the_first_board)
        robots = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        home.parlour.delivery.retry_failed_posts()
        await home.parlour.delivery.wait_until_settled()
        boards = [message for message in ann.list_visible_messages(robots[0].board_channel) if list_pictures(message)]
        assert [board.id for board in boards] == lost


def dying(
    save: Callable[[SurfaceMessage], Awaitable[SurfaceMessage]], when: Callable[[SurfaceMessage], bool]
) -> Callable[[SurfaceMessage], Awaitable[SurfaceMessage]]:
    """Return what notes messages as long as the process lives: it dies before it notes one of these."""

    async def die_or_save(surface: SurfaceMessage) -> SurfaceMessage:
        if when(surface):
            raise asyncio.CancelledError
        return await save(surface)

    return die_or_save


@pytest.mark.usefixtures("undrawn")
async def test_a_board_that_a_crash_left_unnoted_is_found_though_the_match_went_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "board-unnoted", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        save = home.parlour.tables.shown.save_surface

        dies = dying(save, lambda surface: surface.kind == "board" and surface.decision == 3)
        monkeypatch.setattr(home.parlour.tables.shown, "save_surface", dies)
        await home.parlour.tables.play_move(table, ann.id, "end", 1)
        await home.parlour.tables.play_move(table, bob.id, "end", 2)
        await home.parlour.delivery.wait_until_settled()  # the second round begins, with a board that is not noted
        monkeypatch.setattr(home.parlour.tables.shown, "save_surface", save)
        clock.advance(1)
        home.parlour.delivery.recheck_all_tables()  # as a new process, which hears of a move before it looked around
        await home.parlour.tables.play_move(table, ann.id, "end", 3)
        await home.parlour.delivery.wait_until_settled()
        boards = [message for message in ann.list_visible_messages(robots[0].board_channel) if list_pictures(message)]
        assert [labels(board) for board in boards] == [[], ["My hand", "Menu…"]]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("looks", [False, True], ids=["answers at once", "looks first"])
async def test_a_bell_that_a_crash_left_unnoted_goes_when_nobody_needs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, looks: bool
) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "bell-unnoted", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        bob.close_dms()
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        monkeypatch.setattr(home.parlour.presence, "find_last_click", lambda *_: None)
        save = home.parlour.tables.shown.save_surface

        def bells() -> list[Any]:
            return [
                message
                for message in ann.list_visible_messages(robots[0].board_channel)
                if "waits for you" in str(message.json)
            ]

        monkeypatch.setattr(
            home.parlour.tables.shown, "save_surface", dying(save, lambda surface: surface.kind == "bell")
        )
        await home.parlour.tables.play_move(table, ann.id, "end", 1)
        await home.parlour.delivery.wait_until_settled()
        assert len(bells()) == 1, "Bob is called, and nobody noted it"
        monkeypatch.setattr(home.parlour.tables.shown, "save_surface", save)
        clock.advance(1)
        home.parlour.delivery.recheck_all_tables()  # as a new process, where Bob answers before anything is shown again
        if looks:  # or where he is there already, so that nobody calls him anew
            monkeypatch.setattr(home.parlour.presence, "find_last_click", lambda *_: clock.now())
            home.parlour.delivery.on_table_changed(table)
            await home.parlour.delivery.wait_until_settled()
            assert len(bells()) == 1
        await home.parlour.tables.play_move(table, bob.id, "end", 2)
        await home.parlour.delivery.wait_until_settled()
        assert bells() == []
        assert await home.parlour.tables.shown.list_pending_postings(table, 2) == []


@pytest.mark.usefixtures("undrawn")
async def test_a_panel_that_a_crash_left_unnoted_is_the_one_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "panel-unnoted", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        shown = home.parlour.tables.shown
        save = shown.save_surface

        monkeypatch.setattr(shown, "save_surface", dying(save, lambda surface: surface.user_id == bob.id))
        await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        (posted,) = [message for message in bob.list_visible_messages(bob.dm) if list_pictures(message)]
        monkeypatch.setattr(shown, "save_surface", save)
        clock.advance(1)
        home.parlour.delivery.recheck_all_tables()  # as a new process, where Ann plays before anything is shown again
        await home.parlour.tables.play_move(table, ann.id, "end", 1)
        await home.parlour.delivery.wait_until_settled()
        panels = [message for message in bob.list_visible_messages(bob.dm) if list_pictures(message)]
        assert [(message.id, waits_with(message, 2)) for message in panels] == [(posted.id, True)]
        assert await shown.list_pending_postings(table, 2) == []


@pytest.mark.usefixtures("undrawn")
async def test_a_crash_between_the_answer_and_the_next_board_leaves_no_table_without_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose click ends a round turns the board into the log; all else is shown, and the process dies."""
    async with house(tmp_path, "log-alone", clock := VirtualClock()) as home:
        people = [home.person(name) for name in ("Ann", "Bob", "Cid")]
        table, lobby = await open_table(home, *people, game="emerald_skulls", first="1")
        robots = await start(home, table, lobby, people)
        await home.parlour.delivery.wait_until_settled()
        post, died = home.parlour.messages.post_surface, list[int]()

        async def die(of: Table, *_: object, **__: object) -> SurfaceMessage:
            died.append(of.id)
            raise asyncio.CancelledError

        monkeypatch.setattr(home.parlour.messages, "post_surface", die)
        while not died:
            decision = await _asked(home, table)
            robot = robots[decision.seats[0]]
            legal = await _legal(home, table, robot.person.id)
            move = next((move for move in ("buy 3", "ready", "roll") if move in legal), legal[-1])
            assert (await robot.make(await robot.offered(decision.number), move)).failure_reason is None
            await home.parlour.delivery.wait_until_settled()
        assert await home.parlour.tables.shown.list_stale_tables() == (table,)
        monkeypatch.setattr(home.parlour.messages, "post_surface", post)
        clock.advance(1)
        home.parlour.delivery.recheck_all_tables()  # as a new process
        await home.parlour.delivery.wait_until_settled()
        assert waits_with(await robots[0].board(), (await _asked(home, table)).number), "the new round is asked"


async def test_a_hidden_step_leaves_no_mark_on_anybody_elses_messages(tmp_path: Path) -> None:
    async with house(tmp_path, "hidden-step") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()

        def seen_by_bob() -> list[Any]:
            return [message.json for message in bob.list_all_messages()]

        before = seen_by_bob()
        await robots[0].panel(1)
        await home.parlour.tables.play_text(table, ann.id, str(_first_lay(await _legal(home, table, ann.id))), 1)
        await home.parlour.delivery.wait_until_settled()
        assert seen_by_bob() == before


async def _asked(home: House, table: int) -> Decision:
    decision = (await home.parlour.tables.load_view(table, None)).decision
    assert decision is not None
    return decision


async def _legal(home: Any, table: int, user: int) -> list[str]:
    return [str(move) for move in (await home.parlour.tables.load_view(table, user)).legal]


def _first_lay(moves: list[str]) -> str:
    return next(move for move in moves if move.startswith("lay"))


@pytest.mark.usefixtures("undrawn")
async def test_the_hand_of_a_player_without_dms_keeps_no_control_that_is_dead(tmp_path: Path) -> None:
    async with house(tmp_path, "closed-hand") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        ann.close_dms()
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        hand = await ann.click(await robots[0].board(), "My hand")
        assert hand.message is not None
        assert "Pass, draw 5" in labels(hand.message)
        await home.parlour.tables.play_move(table, ann.id, "end", None)
        await home.parlour.delivery.wait_until_settled()
        shown = ann.refresh_message(hand.message)
        assert shown is not None
        assert "Pass, draw 5" not in labels(shown)
        await home.parlour.tables.play_move(table, bob.id, "end", None)
        await home.parlour.delivery.wait_until_settled()
        assert ann.refresh_message(hand.message) is None, "it follows the board that was posted below it"
        again = await ann.wait_for_message(lambda m: "Pass, draw 5" in labels(m), where=robots[0].board_channel)
        assert again.id > (await robots[0].board()).id


@pytest.mark.usefixtures("undrawn")
async def test_a_player_who_closes_dms_in_the_middle_of_a_match_goes_on_by_button(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "dms-closed-late", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        robots = await start(home, table, lobby, [ann, bob])
        await robots[0].panel(1)
        bob.close_dms()
        clock.advance(61)  # Bob has not clicked in the last minute: a new message would call him
        await robots[0].lay_row(1, most=1)
        await home.parlour.delivery.wait_until_settled()
        sitter = (await home.parlour.tables.find_table(table)).find_sitter(bob.id)
        assert sitter is not None
        assert sitter.dm == "closed"
        assert not any(map(labels, bob.list_visible_messages(bob.dm))), (
            "the panel that is brought up to date no more is gone"
        )
        assert await home.parlour.tables.shown.list_stale_tables() == ()
        await robots[1].lay_row(2, most=1)
        decision = (await home.parlour.tables.load_view(table, None)).decision
        assert decision is not None
        assert decision.number == 3


@pytest.mark.usefixtures("undrawn")
async def test_where_no_thread_can_be_made_the_channel_itself_is_the_table(tmp_path: Path) -> None:
    async with house(tmp_path, "no-threads") as home:
        home.sandbox.faults.deny_permission("create_public_threads")
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob)
        await ann.click(lobby, "Start")
        board = await ann.wait_for_message(lambda message: "My hand" in labels(message))
        assert board.channel_id == home.sandbox.channel_id
        assert (await home.parlour.tables.find_table(table)).thread_id == home.sandbox.channel_id


@pytest.mark.usefixtures("undrawn")
async def test_a_burst_of_moves_costs_few_edits(tmp_path: Path) -> None:
    async with house(tmp_path, "burst") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, first="1")
        await start(home, table, lobby, [ann, bob])
        await home.parlour.delivery.wait_until_settled()
        requests = traffic(tmp_path, "burst")
        before = len(requests.read_text().splitlines())
        for _ in range(8):
            look = await home.parlour.tables.load_view(table, None)
            assert look.decision is not None
            user = [ann, bob][look.decision.seats[0]].id
            await home.parlour.tables.play_move(table, user, "end", look.decision.number)
        await home.parlour.delivery.wait_until_settled()
        after = len(requests.read_text().splitlines())
        assert after - before < 8 * 3, "a table of two shows three surfaces, of which none was edited for every move"


@pytest.mark.usefixtures("undrawn")
async def test_whoever_is_asked_to_bid_hears_it_though_the_board_offers_the_bids(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "bell-for-a-bid", clock) as home:
        people = [home.person(name) for name in ("Ann", "Bob", "Cid")]
        table, lobby = await open_table(home, *people, game="goblin_market", first="1")
        await start(home, table, lobby, people)
        await home.parlour.delivery.wait_until_settled()
        before = {message.id for message in people[1].pings}
        clock.advance(61)  # nobody has clicked in the last minute
        await home.parlour.tables.play_move(table, people[0].id, "bid 1", 1)
        await home.parlour.delivery.wait_until_settled()
        fresh = [message for message in people[1].pings if message.id not in before]
        assert [message.channel_id for message in fresh] == [people[1].dm.id]


async def test_a_versions_board_is_drawn_once_whoever_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, "drawn-once") as home:
        people = [home.person(name) for name in ("Ann", "Bob", "Cid")]
        table, lobby = await open_table(home, *people, game="emerald_skulls", first="1")
        robots = await start(home, table, lobby, people)
        await home.parlour.delivery.wait_until_settled()
        drawn: list[int] = []

        def noted(scene: Any, notice: str | None = None) -> Any:
            drawn.append(scene.table.version)
            return render_board(scene, notice)

        monkeypatch.setattr("bot.ui.composing.composer.render_board", noted)
        await robots[0].make(await robots[0].offered(1), "buy 3")
        await home.parlour.delivery.wait_until_settled()
        assert len(drawn) == len(set(drawn)) == 1, "the answer to the click and the delivery show the same picture"
