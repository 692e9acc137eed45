"""Goblins of the bot: who lets them in, how they play, and that a table of goblins alone does not go on."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.screens.board import list_users_to_ping
from bot.store.goblin_numbers import GOBLIN_NAMES, find_goblin_level
from bot.tables import GoblinPlayers, ListenerGroup, Sitter, TableError
from bot.tables.goblin_names import find_free_goblin, find_namesake, find_stand_ins, parse_goblin_level
from bot.tables.goblins.thinker_process import ThinkerProcess
from bot.tables.tables import AskedGoblin
from games.engine import Match, Move, NotYourTurn
from games.engine.goblins import GoblinLevel
from games.engine.subprocess_worker import read_memory_use
from tests.bot.tables.fingers import HAND, Fingers, Show
from tests.bot.tables.parlour import ANN, BOB, CLEO, EVERYBODY, Parlour
from tests.bot.tables.test_table_clock import asleep
from tests.bot.tables.test_table_lobby import refusal

ONE_HAND = timedelta(seconds=2)


def all_fingers(match: Match, seat: int, level: GoblinLevel) -> Move:
    return Show(HAND)


def at_work(
    parlour: Parlour, *, pause: timedelta = timedelta(0), think: Callable[..., Move] = all_fingers
) -> GoblinPlayers:
    """Let goblins play at the tables of a parlour."""
    goblins = GoblinPlayers(parlour.tables, pause, think)
    parlour.tables.changes.listener = ListenerGroup(parlour.ear, goblins)
    return goblins


@pytest.fixture
async def goblins(parlour: Parlour) -> AsyncIterator[GoblinPlayers]:
    working = at_work(parlour)
    yield working
    await working.stop()


async def with_goblins(parlour: Parlour, count: int, people: int = 1) -> int:
    """Start a match of Ann, others and some goblins; return the number of the table."""
    table = await parlour.lobby(people)
    for _ in range(count):
        table = await parlour.tables.add_goblin(table.id, ANN.user_id)
    return (await parlour.tables.start_match(table.id, ANN.user_id)).id


class TestTheLobby:
    async def test_the_host_lets_goblins_in_and_sends_them_home(self, parlour: Parlour) -> None:
        table = await parlour.lobby(2)
        for _ in range(2):
            table = await parlour.tables.add_goblin(table.id, ANN.user_id)
        assert [sitter.name for sitter in table.sitters] == ["Ann", "Bob", "Grub", "Snig"]
        assert [sitter.is_goblin for sitter in table.sitters] == [False, False, True, True]
        assert table.present_people == table.sitters[:2]
        table = await parlour.tables.remove_goblin(table.id, ANN.user_id)
        assert [sitter.name for sitter in table.goblins] == ["Grub"]

    async def test_the_first_brings_as_many_as_a_match_needs(self, parlour: Parlour) -> None:
        table = await parlour.lobby(1, "goblin_market")
        for seated in (3, 4):
            table = await parlour.tables.add_goblin(table.id, ANN.user_id)
            assert len(table.sitters) == seated

    async def test_a_goblin_bears_its_level_in_its_name_and_keeps_it(self, parlour: Parlour) -> None:
        table = await parlour.lobby(1)
        for level in ("young", "", "old"):
            table = await parlour.tables.add_goblin(table.id, ANN.user_id, parse_goblin_level(level))
        assert [sitter.name for sitter in table.goblins] == ["Young Grub", "Snig", "Old Mogga"]
        assert [find_goblin_level(sitter.user_id) for sitter in table.goblins] == ["young", "grown", "old"]
        with pytest.raises(TableError, match="young, grown or old"):
            parse_goblin_level("ancient")

    def test_goblins_of_all_levels_have_numbers_of_their_own(self) -> None:
        people = [find_free_goblin(level, range(-1, -number - 1, -1)) for level in GoblinLevel for number in range(7)]
        assert len({person.user_id for person in people}) == len({person.name for person in people}) == 21

    @pytest.mark.parametrize("level", GoblinLevel)
    def test_a_goblin_of_another_level_may_have_the_same_name(self, level: GoblinLevel) -> None:
        snig = find_free_goblin(level, [-1])
        assert [find_namesake(other, snig.user_id).name for other in (GoblinLevel.GROWN, GoblinLevel.YOUNG)] == [
            "Snig",
            "Young Snig",
        ]

    def test_who_is_missing_has_a_goblin_of_their_own_that_does_not_sit_at_the_table(self) -> None:
        snig = find_free_goblin(GoblinLevel.OLD, [-1])
        sitters = [Sitter(seat, user_id, "") for seat, user_id in enumerate((7, snig.user_id, -1001))]
        assert {user: goblin.name for user, goblin in find_stand_ins(sitters).items()} == {7: "Grub", -1001: "Mogga"}
        assert len(find_stand_ins([Sitter(seat, seat + 1, "") for seat in range(8)])) == 8

    async def test_only_the_host_does_and_only_while_there_is_room(self, parlour: Parlour) -> None:
        table = await parlour.lobby(2, "gobblestones")
        assert await refusal(parlour.tables.add_goblin(table.id, BOB.user_id)) == "not-host"
        assert await refusal(parlour.tables.remove_goblin(table.id, ANN.user_id)) == "no-goblin-here"
        for _ in range(2):
            table = await parlour.tables.add_goblin(table.id, ANN.user_id)
        assert await refusal(parlour.tables.add_goblin(table.id, ANN.user_id)) == "table-full"
        assert await refusal(parlour.tables.remove_goblin(table.id, BOB.user_id)) == "not-host"
        await parlour.tables.start_match(table.id, ANN.user_id)
        assert await refusal(parlour.tables.add_goblin(table.id, ANN.user_id)) == "already-started"

    async def test_there_is_a_goblin_for_every_seat_but_one(self, parlour: Parlour) -> None:
        table = await parlour.lobby(1, "emerald_skulls")
        for _ in range(7):
            table = await parlour.tables.add_goblin(table.id, ANN.user_id)
        assert len(GOBLIN_NAMES) == 7
        assert len({sitter.name for sitter in table.sitters}) == 8

    async def test_a_goblin_makes_room_for_a_person(self, parlour: Parlour) -> None:
        table = await parlour.lobby(2, "gobblestones")
        for _ in range(2):
            table = await parlour.tables.add_goblin(table.id, ANN.user_id)
        table = await parlour.tables.join_lobby(table.id, CLEO)
        assert [sitter.name for sitter in table.sitters] == ["Ann", "Bob", "Grub", "Cleo"]

    async def test_goblins_alone_keep_no_lobby_and_are_never_its_host(self, parlour: Parlour) -> None:
        table = await parlour.lobby(1)
        await parlour.tables.add_goblin(table.id, ANN.user_id)
        table = await parlour.tables.join_lobby(table.id, BOB)
        table = await parlour.tables.leave_table(table.id, ANN.user_id)
        assert table.host_id == BOB.user_id
        assert (await parlour.tables.leave_table(table.id, BOB.user_id)).status == "closed"

    async def test_goblins_come_to_a_rematch(self, parlour: Parlour, goblins: GoblinPlayers) -> None:
        number = await with_goblins(parlour, 1)
        await goblins.wait_until_idle()
        for _ in range(2):
            await parlour.tables.play_move(number, ANN.user_id, "show 1")
            await goblins.wait_until_idle()
        again = await parlour.tables.open_rematch(number, ANN.user_id)
        assert [(sitter.name, sitter.is_goblin) for sitter in again.sitters] == [("Ann", False), ("Grub", True)]


class TestPlaying:
    async def test_goblins_answer_and_the_match_comes_to_its_end(
        self, parlour: Parlour, goblins: GoblinPlayers
    ) -> None:
        number = await with_goblins(parlour, 2)
        await goblins.wait_until_idle()
        for _ in range(2):
            await parlour.tables.play_move(number, ANN.user_id, "show 1")
            await goblins.wait_until_idle()
        assert (await parlour.tables.find_table(number)).status == "over"
        made = await parlour.notations(number)
        assert [(seat, by) for seat, _, by in made if seat] == [(1, "goblin"), (2, "goblin")] * 2
        record = await parlour.tables.load_replay_record(number)
        assert Match.replay(record).diverged is None

    async def test_a_goblin_scratches_its_head_first(self, parlour: Parlour) -> None:
        goblins = at_work(parlour, pause=ONE_HAND)
        number = await with_goblins(parlour, 1)
        await asleep(parlour.clock)
        parlour.clock.advance(1)
        assert await parlour.notations(number) == []
        parlour.clock.advance(1)
        await goblins.wait_until_idle()
        assert [(seat, by) for seat, _, by in await parlour.notations(number)] == [(1, "goblin")]

    async def test_it_thinks_during_its_pause_and_answers_at_its_end(self, parlour: Parlour) -> None:
        """So nobody learns from the moment of an answer how long it thought: no time if it had no choice."""
        thought = list[int]()

        def pondering(match: Match, seat: int, level: GoblinLevel) -> Move:
            thought.append(match.step)
            return match.legal_moves(seat)[0] if len(thought) < 3 else Show(HAND)

        goblins = at_work(parlour, pause=ONE_HAND, think=pondering)
        number = await with_goblins(parlour, 1)
        await asleep(parlour.clock)
        async with asyncio.timeout(60):
            while len(thought) < 3:  # noqa: ASYNC110  a thread thinks
                await asyncio.sleep(0.001)
        assert await parlour.notations(number) == []
        parlour.clock.advance(2)
        await goblins.wait_until_idle()
        assert thought == [0, 1, 2], "all moves of an answer are thought of before the first is played"
        played = [notation for _, notation, _ in await parlour.notations(number)]
        assert played == ["peek", "peek", f"show {HAND}"]

    async def test_it_pauses_and_thinks_anew_when_it_sees_something_new(self, parlour: Parlour) -> None:
        seen = list[int]()

        def looking(match: Match, seat: int, level: GoblinLevel) -> Move:
            seen.append(len(match.decision.seats) if match.decision else 0)
            return Show(HAND)

        goblins = at_work(parlour, pause=ONE_HAND, think=looking)
        number = await with_goblins(parlour, 1, people=2)
        await asleep(parlour.clock)
        parlour.clock.advance(1)
        await parlour.tables.play_move(number, ANN.user_id, "show 1")
        parlour.clock.advance(1)
        await asleep(parlour.clock)
        assert [seat for seat, _, _ in await parlour.notations(number)] == [0]
        parlour.clock.advance(2)
        await goblins.wait_until_idle()
        assert [seat for seat, _, _ in await parlour.notations(number)] == [0, 2]
        assert seen == [3, 2]

    async def test_it_holds_its_breath_twice_as_long_after_what_all_should_see(
        self, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        goblins = at_work(parlour, pause=ONE_HAND)
        number = await with_goblins(parlour, 1)
        await asleep(parlour.clock)
        parlour.clock.advance(2)
        await goblins.wait_until_idle()
        monkeypatch.setattr(Fingers, "beats", frozenset(Fingers.event_kinds.values()))
        await parlour.tables.play_move(number, ANN.user_id, "show 1")
        for _ in range(2):
            assert len(await parlour.notations(number)) == 2
            await asleep(parlour.clock)
            parlour.clock.advance(2)
        await goblins.wait_until_idle()
        assert len(await parlour.notations(number)) == 3

    async def test_it_advises_who_is_asked_and_nobody_else(self, parlour: Parlour, goblins: GoblinPlayers) -> None:
        number = await with_goblins(parlour, 1)
        assert list(map(str, await goblins.advise_moves(number, ANN.user_id))) == [f"show {HAND}"]
        assert not [seat for seat, _, _ in await parlour.notations(number) if seat == 0], "nothing was played"
        with pytest.raises(NotYourTurn):
            await goblins.advise_moves(number, EVERYBODY[-1].user_id)

    async def test_a_turn_of_several_steps_takes_one_scratch(self, parlour: Parlour) -> None:
        def peek_then_show(match: Match, seat: int, level: GoblinLevel) -> Move:
            return match.legal_moves(seat)[0] if match.step == 0 else Show(HAND)

        goblins = at_work(parlour, pause=ONE_HAND, think=peek_then_show)
        number = await with_goblins(parlour, 1)
        await asleep(parlour.clock)
        parlour.clock.advance(2)
        await goblins.wait_until_idle()
        assert [notation for _, notation, _ in await parlour.notations(number)] == ["peek", f"show {HAND}"]

    async def test_nothing_of_a_goblins_sealed_answer_shows(self, parlour: Parlour, goblins: GoblinPlayers) -> None:
        number = await with_goblins(parlour, 1)
        await goblins.wait_until_idle()
        table_view = await parlour.tables.load_view(number, ANN.user_id)
        (told,) = table_view.recent_moves
        assert (told.seat, told.notation, [event.kind for event in told.events]) == (1, None, ["answered"])

    async def test_a_goblin_that_fails_to_think_plays_what_silence_means(
        self, parlour: Parlour, caplog: pytest.LogCaptureFixture
    ) -> None:
        def dumb(match: Match, seat: int, level: GoblinLevel) -> Move:
            raise RuntimeError(f"no idea at {match.seats} and {seat}")

        goblins = at_work(parlour, think=dumb)
        number = await with_goblins(parlour, 1)
        with caplog.at_level(logging.ERROR):
            await goblins.wait_until_idle()
        assert [(seat, by) for seat, _, by in await parlour.notations(number)] == [(1, "goblin")]
        assert "failed to think about fingers" in caplog.text

    async def test_a_goblin_whose_moves_are_refused_sobers_up(self, parlour: Parlour) -> None:
        tried = []

        def stubborn(match: Match, seat: int, level: GoblinLevel) -> Move:
            tried.append((match.step, seat))
            return Show(HAND + 1)

        goblins = at_work(parlour, think=stubborn)
        number = await with_goblins(parlour, 1)
        await goblins.wait_until_idle()
        assert len(tried) == 3
        assert [(seat, by) for seat, _, by in await parlour.notations(number)] == [(1, "goblin")]

    async def test_a_stop_while_a_goblin_thinks_loses_nothing(self, parlour: Parlour) -> None:
        goblins = at_work(parlour, pause=ONE_HAND)
        number = await with_goblins(parlour, 1)
        await goblins.stop()
        later = await parlour.again()
        thinking = at_work(later)
        await thinking.enqueue_goblin_tables()
        await thinking.wait_until_idle()
        assert [(seat, by) for seat, _, by in await later.notations(number)] == [(1, "goblin")]
        await later.stop()

    async def test_what_is_under_way_in_the_store_is_done_before_the_stop(
        self, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """To break off there would leave a connection open."""
        goblins, begun, done, look = at_work(parlour), list[int](), list[int](), parlour.tables.find_asked_goblin

        async def slowly(table_id: int) -> AskedGoblin | None:
            begun.append(table_id)
            await asyncio.sleep(0.05)
            found = await look(table_id)
            done.append(table_id)
            return found

        monkeypatch.setattr(parlour.tables, "find_asked_goblin", slowly)
        number = await with_goblins(parlour, 1)
        await asyncio.sleep(0.01)
        await goblins.stop()
        assert begun
        assert done == begun
        goblins.on_table_changed(number)
        await goblins.wait_until_idle()
        assert done == begun, "after the stop nothing is looked at any more"

    async def test_when_the_last_person_resigns_the_table_closes(
        self, parlour: Parlour, goblins: GoblinPlayers
    ) -> None:
        number = await with_goblins(parlour, 2)
        await goblins.wait_until_idle()
        assert (await parlour.tables.resign_match(number, ANN.user_id)).status == "closed"

    async def test_bells_ring_for_people_alone(self, parlour: Parlour) -> None:
        number = await with_goblins(parlour, 2, people=2)
        table = await parlour.tables.find_table(number)
        decision = (await parlour.tables.load_view(number, None)).decision
        assert decision is not None
        assert decision.seats == (0, 1, 2, 3)
        assert list_users_to_ping(table, decision) == (ANN.user_id, BOB.user_id)
        assert list_users_to_ping(table, None) == ()
        assert all(person.user_id > 0 for person in EVERYBODY)


class TestOldGoblins:
    """They think in a process of their own."""

    MATCH = Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=bytes(32))

    def test_the_process_is_there_while_it_is_needed(self) -> None:
        elders = ThinkerProcess()
        moves = [elders.choose_old_goblin_move(self.MATCH, 0) for _ in range(2)]
        assert set(moves) <= set(self.MATCH.legal_moves(0))
        process = elders.process_id
        assert process
        assert elders.choose_old_goblin_move(self.MATCH, 0) in self.MATCH.legal_moves(0)
        assert elders.process_id == process
        elders.close_process()
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)

    def test_it_loads_the_rules_alone(self) -> None:
        rooms = {"bot", "discord", "sqlalchemy", "PIL"}
        found = (
            f"import sys, games.engine.thinker; sys.exit(any(name.split('.')[0] in {rooms} for name in sys.modules))"
        )
        assert subprocess.run([sys.executable, "-c", found], check=False).returncode == 0

    def test_one_that_ends_after_its_answer_is_started_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        large = (
            "import sys; from games.engine.thinker import *; serve_requests(sys.stdin, sys.stdout, answer_request, 1)"
        )
        monkeypatch.setattr("bot.tables.goblins.thinker_process.THINKER_COMMAND", (sys.executable, "-c", large))
        elders, started = ThinkerProcess(), set[int]()
        for _ in range(2):
            assert elders.choose_old_goblin_move(self.MATCH, 0) in self.MATCH.legal_moves(0)
            assert elders._process
            started.add(elders._process.pid)
        elders.close_process()
        assert len(started) == 2

    @pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how large a process is")
    def test_a_process_knows_how_large_it_is(self) -> None:
        assert 5 < read_memory_use() < 5000

    def test_one_that_cannot_answer_is_asked_twice(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        asked = tmp_path / "asked"
        dumb = f"input(); open({str(asked)!r}, 'a').write('once ')"
        monkeypatch.setattr("bot.tables.goblins.thinker_process.THINKER_COMMAND", (sys.executable, "-c", dumb))
        elders = ThinkerProcess()
        with pytest.raises(ChildProcessError, match="ended instead"):
            elders.choose_old_goblin_move(self.MATCH, 0)
        assert elders.process_id is None
        assert asked.read_text() == "once once "

    def test_one_that_nobody_asks_goes_home(self, monkeypatch: pytest.MonkeyPatch) -> None:
        ready = "while input(): print('pass', flush=True)"
        monkeypatch.setattr("bot.tables.goblins.thinker_process.THINKER_COMMAND", (sys.executable, "-S", "-c", ready))
        alarm = Mock()
        monkeypatch.setattr("bot.tables.goblins.worker_process.threading.Timer", alarm)
        elders = ThinkerProcess(idle=7)
        assert str(elders.choose_old_goblin_move(self.MATCH, 0)) == "pass"
        (seconds, go_home), _ = alarm.call_args
        assert (seconds, elders.process_id is None, alarm.return_value.daemon) == (7, False, True)
        alarm.return_value.start.assert_called_once_with()
        go_home()
        assert elders.process_id is None
        alarm.return_value.cancel.assert_called_once_with()

    def test_one_that_ended_is_started_again(self) -> None:
        elders = ThinkerProcess()
        elders.choose_old_goblin_move(self.MATCH, 0)
        process = elders.process_id
        assert process is not None
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        assert elders.choose_old_goblin_move(self.MATCH, 0) in self.MATCH.legal_moves(0)
        elders.close_process()
