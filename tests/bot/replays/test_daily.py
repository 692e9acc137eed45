"""The deal of the day: one try each, the same for everybody, saved after each move, open when the day is over."""

import contextlib
import json
import logging
import re
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.measurements import attach_metrics_listener
from bot.replays.days.daily import DailyDealStage, format_rank
from bot.replays.days.daily_screen import DailyStep
from bot.replays.playback_stage import ReplayViewer
from bot.replays.replay_stages import ReplayStageRegistry, build_replay_stages
from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import ReplayReference, parse_custom_id
from bot.screens.layout import Screen
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.help import DAILY_RULES_PLACE, render_rules_page
from bot.screens.screen_registry import find_screen
from bot.store import Store
from bot.store.models import Person
from bot.tables import TableError, TableService, VirtualClock
from bot.tables.deadlines.daily_days import DailySettings
from games import list_game_keys
from games.engine import Match
from games.engine.chance import SwiftChance
from games.engine.daily import NOT_PLAYED_SIGN, PERSON_SEAT, choose_daily_game, derive_daily_secret, load_daily_rules
from games.engine.words import load_words
from tests.bot.screens.scenes import buttons_of, text_of
from tests.empty_house import lay
from tests.hasty_goblins import hasty_goblins
from tests.undrawn import picture

__all__ = ["hasty_goblins"]

pytestmark = pytest.mark.usefixtures("hasty_goblins")

SAY, HOME = load_words(), 77
ONE_DAY = timedelta(days=1)


def viewer(user: int, home: int | None = None) -> ReplayViewer:
    return ReplayViewer(Person(user, f"Person {user}"), SAY, home, find_home=lambda: home)


ANN, BOB, CLEO = viewer(1, HOME), viewer(2, HOME), viewer(3)


SAME_DEALS = DailySettings(secret=bytes(range(32)))
"""A lasting secret, so that each run of these tests has the same deals."""


class Days:
    """A bot whose clock is at the day of a game."""

    def __init__(self, store: Store, clock: VirtualClock, path: Path) -> None:
        self.store, self.clock, self.path = store, clock, path
        self.restart()

    def restart(self) -> None:
        """Forget all that is in memory."""
        self.tables = TableService(self.store, self.clock, daily=SAME_DEALS)
        self.rooms: ReplayStageRegistry = build_replay_stages(self.tables)

    @property
    def daily(self) -> DailyDealStage:
        return self.rooms.daily

    def wait_for(self, game: str) -> None:
        while choose_daily_game(self.tables.days.today) != game:
            self.pass_day()

    def pass_day(self) -> None:
        self.clock.advance(ONE_DAY.total_seconds())

    async def see(self, who: ReplayViewer, place: ReplayReference | None = None) -> DailyStep:
        return await self.daily.load_step(place or self.daily.find_today(), who)

    async def answer(self, who: ReplayViewer, move: str | None = None) -> str:
        """Answer the open question by any legal move, the same for everybody, and return it."""
        seen = await self.see(who)
        legal = sorted(map(str, seen.scene.table_view.legal))
        move = move or SwiftChance(f"{seen.playback.step}").pick(legal, "move")
        await self.daily.play_choice(seen.playback, who, move)
        return move

    async def finish(self, who: ReplayViewer) -> DailyStep:
        while not (await self.see(who)).is_finished:
            await self.answer(who)
        return await self.see(who)

    def draw(self, seen: DailyStep) -> Screen:
        with patch("bot.screens.ending.draw_podium", picture):
            return self.daily.build_screen(seen)


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    store = await Store.open(str(lay(tmp_path / "parlour.db")))
    yield Days(store, VirtualClock(), tmp_path / "parlour.db")
    await store.close()


async def refused(doing: object) -> str:
    with pytest.raises(TableError) as refusal:
        await doing  # type: ignore[misc]
    return refusal.value.code


SLOW = {"emerald_skulls"}
"""It computes its tables for half a minute when a process thinks about it for the first time."""


@pytest.mark.parametrize(
    "game", [pytest.param(key, marks=pytest.mark.rare if key in SLOW else ()) for key in list_game_keys()]
)
async def test_a_day_is_played_by_two_left_by_one_and_missed_by_one(game: str, days: Days) -> None:
    days.wait_for(game)
    for _ in range(3):
        await days.answer(ANN)
        await days.answer(CLEO)
    days.restart()
    assert (await days.see(ANN)).begun, "it goes on after a restart"
    ann, bob = await days.finish(ANN), await days.finish(BOB)
    assert ann.scene.view.scores == bob.scene.view.scores
    assert (ann.signs, ann.number) == (bob.signs, bob.number), "the same answers meet the same goblins"
    assert len(ann.signs) == load_daily_rules(game).parts
    place = ann.playback
    days.pass_day()
    assert await refused(days.daily.play_choice(place, ANN, "pass")) == "daily-over"
    assert await refused(days.see(viewer(4), place)) == "replay-gone", "a day cannot be begun when it is over"
    left = await days.see(CLEO, place)
    assert left.is_finished or NOT_PLAYED_SIGN in left.signs
    assert (left.past, left.standings is None) == (True, not left.is_finished)
    record = await days.daily.find_record(place, ANN)
    assert Match.replay(record).diverged is None
    secret = (await days.see(ANN, place)).secret
    assert secret == derive_daily_secret(await days.tables.days.load_lasting_secret(), ann.day, game)
    replay = await days.daily.handle_button(place, ANN, "replay")
    assert (await days.rooms.sources.open_replay_source(replay.source, ANN)).again.last_step == place.step
    fork = await days.rooms.what_if.begin_what_if(ReplayReference(replay.source, 0, "0"), ANN)
    assert fork.kind == "w"


async def test_looking_at_a_deal_does_not_use_the_try(days: Days) -> None:
    assert not (await days.see(ANN)).begun
    assert await days.store.daily.find_daily_try(ANN.user_id, days.tables.days.today.toordinal()) is None
    await days.answer(ANN)
    assert (await days.see(ANN)).begun


async def test_of_two_clicks_at_once_in_two_processes_one_begins_the_try(days: Days) -> None:
    days.wait_for("goblin_market")
    seen, other = await days.see(ANN), DailyDealStage(TableService(days.store, days.clock, daily=SAME_DEALS))
    one, two = sorted(map(str, seen.scene.table_view.legal))[:2]
    with patch.object(days.store.daily, "find_daily_try", return_value=None):
        await days.daily.play_choice(seen.playback, ANN, one)
        assert await refused(other.play_choice(seen.playback, ANN, two)) == "replay-moved-on"
    assert await refused(other.play_choice(seen.playback, viewer(1), one)) == "replay-moved-on"


async def test_a_second_try_is_refused_wherever_it_is_asked_for(days: Days) -> None:
    days.wait_for("goats_and_goblins")
    first = await days.see(ANN)
    await days.finish(ANN)
    for elsewhere in (viewer(1), viewer(1, 78)):
        assert (await days.see(elsewhere)).is_finished
        assert await refused(days.daily.play_choice(first.playback, elsewhere, "end")) == "replay-moved-on"
    await days.tables.people.forget_person(ANN.user_id)
    assert await refused(days.see(ANN)) == "daily-used"
    assert await refused(days.daily.play_choice(first.playback, ANN, "end")) == "daily-used"
    days.pass_day()
    assert not (await days.see(ANN)).begun, "the next day is a new try"


async def test_a_result_has_a_place_among_all_and_on_the_server_where_it_was_begun(days: Days) -> None:
    days.wait_for("goats_and_goblins")
    for who in (ANN, BOB, CLEO):
        seen = await days.finish(who)
    assert seen.standings
    assert (seen.standings.everybody, seen.standings.server) == ((0, 3, 2), None), "ties share a place"
    ann = await days.see(ANN)
    assert ann.standings
    assert ann.standings.server == (0, 2, 1)
    told = text_of(days.draw(ann))
    assert "Everywhere: place **1** of 3, level with 2 others so far." in told
    assert "On this server: place **1** of 2, level with one other so far." in told
    assert "In your match: " in told
    assert "gold is best" in told
    lines = text_of(days.daily.build_screen(replace(ann, asks_name=False), notice="Thank you!")).splitlines()
    assert lines.index("Thank you!") > next(index for index, line in enumerate(lines) if "Each square" in line)
    mine = text_of(await days.daily.build_daily_leaderboard(ann.playback, ANN))
    assert f"You, with **{ann.number} gold**: place **1** of 2" in mine
    elsewhere = await days.see(viewer(1, 78))
    assert "On the server where you began: place **1** of 2" in text_of(days.draw(elsewhere))


async def test_a_result_says_who_won_at_the_table_and_never_that_one_who_is_alone_is_first(days: Days) -> None:
    days.wait_for("goats_and_goblins")
    told = text_of(days.draw(await days.finish(ANN)))
    assert " wins" in told or "share the victory" in told or "You win" in told
    assert "Your result: **" in told
    assert "gold is best" in told
    assert "The deal of the day ends after five expeditions." in told
    assert "Everywhere: nobody else has finished yet." in told
    assert "of 1" not in told
    assert "The next begins <t:" in told.splitlines()[0], "who looks at it again has played today's deal"
    assert "Next deal" not in told


async def test_a_day_says_which_turn_is_the_last(days: Days) -> None:
    days.wait_for("gobblestones")
    said = ""
    while not (seen := await days.see(ANN)).is_finished:
        said = text_of(days.draw(seen))
        assert ("turn 8 of 8" in said) == ("the last" in said)
        await days.answer(ANN, "end")
    assert "turn 8 of 8, the last" in said


async def play_turn_part(days: Days) -> None:
    """Lay a tile if one fits, and end the turn."""
    tiles = [move for move in sorted(map(str, (await days.see(ANN)).scene.table_view.legal)) if move.startswith("lay")]
    for move in (*tiles[:1], "end"):
        await days.answer(ANN, move)


async def test_a_turn_is_told_beside_that_of_the_goblin_with_which_its_square_compares_it(days: Days) -> None:
    days.wait_for("gobblestones")
    while (await days.see(ANN)).first == PERSON_SEAT:
        days.pass_day()
        days.wait_for("gobblestones")
    told, ahead = list[re.Match[str]](), list[str]()
    while not (seen := await days.see(ANN)).is_finished:
        said = text_of(days.draw(seen))
        told += re.finditer(r"In turn (\d): \w+ \+(\d+) and you \+(\d+) (.)\.", said)
        ahead += re.findall(r"So far in turn \d: \w+ \+(\d+)\.", said)
        await play_turn_part(days)
    assert [one[1] for one in told] == [*"1234567"]
    assert "".join(one[4] for one in told) == seen.signs[:7]
    assert [one[2] for one in told[1:]] == ahead[:6], "the goblin's turn was told while it was ahead"
    for _, goblin, own, sign in (one.groups() for one in told):
        assert sign == ("⬜" if own == "0" else "🟩" if int(own) > int(goblin) else "🟨")
    assert "your turn and the goblin’s before it" in text_of(days.draw(seen))


async def test_no_step_of_a_day_says_that_a_move_can_be_taken_back(days: Days) -> None:
    days.wait_for("goblin_teeth")
    seen = await days.see(ANN)
    told = text_of(days.daily.build_screen(seen, Focus(("place",), confirming=True)))
    assert "This cannot be taken back." in told
    assert "here it can" not in told


async def test_a_turn_that_goes_on_says_what_is_laid(days: Days) -> None:
    days.wait_for("gobblestones")
    seen = await days.see(ANN)
    lay = next(move for move in sorted(map(str, seen.scene.table_view.legal)) if move.startswith("lay"))
    await days.answer(ANN, lay)
    assert "1 tile laid so far: +" in text_of(days.draw(await days.see(ANN)))
    await days.answer(ANN, " ".join(["take", *lay.split()[1:2]]))
    assert "No tile laid in this turn." in text_of(days.draw(await days.see(ANN)))


async def test_more_of_a_day_names_no_channel(days: Days) -> None:
    seen = await days.see(ANN)
    assert "<#" not in text_of(render_more_menu(seen.scene, seen.public))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", list_game_keys())
def test_rules_that_a_day_opens_speak_of_no_direct_messages_and_no_clock(game: str, language: str) -> None:
    say, pages = load_words(language), len(find_screen(game).page_keys)
    first = render_rules_page(game, 1, say, DAILY_RULES_PLACE)
    here = render_rules_page(game, pages, say, DAILY_RULES_PLACE)
    assert say(f"{find_screen(game).prefix}-daily-about") in text_of(first)
    assert not re.search("direct message|time is up|My hand|My seat|Direktnachricht|Zeit um|Meine Hand", text_of(here))
    assert "time is up" in text_of(render_rules_page(game, pages, SAY))
    turns = [parse_custom_id(one.act).path for one in buttons_of(here) if parse_custom_id(one.act).verb == "rules"]  # type: ignore[union-attr]
    assert turns == [f"{game} {number} {DAILY_RULES_PLACE}" for number in range(1, pages + 1)]


async def test_nothing_of_the_seed_leaves_a_running_day(days: Days, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    days.wait_for("goats_and_goblins")
    secret = derive_daily_secret(
        await days.tables.days.load_lasting_secret(), days.tables.days.today, "goats_and_goblins"
    ).hex()
    measured = list[object]()
    with attach_metrics_listener(lambda *figure: measured.append(figure)):
        asked = await days.see(ANN)
        finished = await days.finish(ANN)
    shown = [days.draw(asked), days.draw(finished), render_more_menu(asked.scene, asked.public)]
    assert all(secret not in repr(screen) for screen in shown)
    exported = await days.tables.people.export_data(ANN.user_id)
    assert secret not in json.dumps(exported)
    play = await days.store.daily.find_daily_try(ANN.user_id, finished.day.toordinal())
    assert play
    assert exported["days"][0]["moves"] == [move.move for move in play.moves if move.seat == PERSON_SEAT]
    assert await refused(days.daily.find_record(finished.playback, ANN)) == "daily-running"
    assert secret not in caplog.text
    assert secret not in repr(measured)
    with contextlib.closing(sqlite3.connect(days.path)) as file:
        assert all(secret not in line.lower() for line in file.iterdump()), "no row has the secret of a running day"
    replay = await days.daily.handle_button(finished.playback, ANN, "replay")
    assert await refused(days.rooms.sources.open_replay_source(replay.source, ANN)) == "daily-running"
    assert await refused(days.rooms.what_if.find_what_if_hint(asked.playback, ANN)) == "replay-gone"


async def test_the_panel_has_the_games_controls_and_no_hint_or_bookmark(days: Days) -> None:
    for game in list_game_keys():
        days.wait_for(game)
        seen = await days.see(ANN)
        screens = days.draw(seen), render_more_menu(seen.scene, seen.public)
        verbs = {act.verb for screen in screens for one in buttons_of(screen) if (act := parse_custom_id(one.act))}
        assert "all" in verbs
        assert not verbs & {"hint", "remember", "whatif", "record", "replay", "share", "shares"}


async def test_what_is_shared_has_the_signs_and_says_nothing_of_the_deal(days: Days) -> None:
    days.wait_for("goats_and_goblins")
    asked = await days.see(ANN)
    assert await refused(days.daily.share_daily_result(asked.playback, ANN)) == "daily-not-finished"
    finished = await days.finish(ANN)
    shared = await days.daily.share_daily_result(finished.playback, ANN)
    await days.daily.set_naming(ANN, named=False)
    assert "Person 1" not in text_of(await days.daily.share_daily_result(finished.playback, ANN))
    lines = text_of(shared).splitlines()
    assert lines[0] == "The deal of the day, played by **Person 1**:"
    outcome = finished.scene.table_view.outcome
    assert outcome
    (winner,) = outcome.winners
    name = finished.scene.raw_names[winner]
    assert lines[-2] == f"{finished.signs} {finished.number} gold, lost to {name} ({outcome.scores[winner]})"
    assert lines[-1].endswith("One try a day: **Play**.")
    assert [parse_custom_id(one.act).verb for one in buttons_of(shared) if parse_custom_id(one.act)] == ["daily"]  # type: ignore[union-attr]


async def test_a_try_goes_on_after_an_upgrade_if_its_moves_come_out_as_they_did(days: Days) -> None:
    days.wait_for("goats_and_goblins")
    await days.answer(ANN)
    with patch("games.goats_and_goblins.game.GoatsAndGoblins.version", 99):
        assert (await days.finish(ANN)).standings


async def test_a_try_ends_as_it_is_if_the_new_rules_do_not_fit_its_moves(days: Days) -> None:
    days.wait_for("goats_and_goblins")
    for _ in range(4):
        await days.answer(ANN)
    day, place = days.tables.days.today.toordinal(), (await days.see(ANN)).playback
    play = await days.store.daily.find_daily_try(ANN.user_id, day)
    assert play
    changed = (*play.moves[:-2], play.moves[-2]._replace(check="00000000"), play.moves[-1])
    await days.store.daily.save_daily_moves(play, changed, None)
    seen = await days.see(ANN)
    assert (seen.stopped, seen.is_finished, seen.standings) == (True, False, None)
    assert seen.playback.step == len(play.moves) - 2
    assert "the new rules do not fit" in text_of(days.draw(seen))
    assert await refused(days.daily.play_choice(place, ANN, "pass")) == "daily-rules-changed"
    kept = await days.store.daily.find_daily_try(ANN.user_id, day)
    assert kept
    assert kept.moves == changed


async def test_somebody_is_asked_once_whether_servers_may_name_them(days: Days) -> None:
    days.wait_for("goats_and_goblins")
    assert not (await days.see(ANN)).asks_name
    assert (await days.finish(ANN)).asks_name
    assert not (await days.finish(CLEO)).asks_name, "nothing names who played where the bot is not"
    await days.daily.set_naming(ANN, named=True)
    assert not (await days.see(ANN)).asks_name
    assert (await days.store.people.get_preferences(ANN.user_id)).days is True


async def test_the_table_of_a_server_has_those_who_agreed_and_the_days_that_are_over(days: Days) -> None:
    days.wait_for("goats_and_goblins")
    seen = await days.finish(ANN)
    await days.answer(BOB)
    await days.daily.set_naming(ANN, named=True)
    await days.daily.set_naming(BOB, named=False)
    shown = await days.daily.build_daily_leaderboard(seen.playback, ANN)
    assert [one.label for one in buttons_of(shown)] == ["My result"]
    told = text_of(shown)
    assert "One person has finished it so far." in told
    assert told.count("Person 1") == 1, "who is listed is told once"
    assert "You: " not in told
    assert "Nobody is listed yet" in told
    assert "You have not finished it yet." in text_of(await days.daily.build_daily_leaderboard(seen.playback, BOB))
    assert "You have not begun it yet." in text_of(
        await days.daily.build_daily_leaderboard(seen.playback, viewer(5, HOME))
    )
    await days.finish(CLEO)
    days.pass_day()
    told = text_of(await days.daily.build_daily_leaderboard(days.daily.find_today(), BOB))
    assert "Person 1** · beat 0 % of the others · one day" in told
    assert "Person 2" not in told
    assert await refused(days.daily.build_daily_leaderboard(seen.playback, CLEO)) == "daily-no-table"


async def test_today_counts_in_a_profile_before_it_is_over_and_is_not_compared(days: Days) -> None:
    days.wait_for("goats_and_goblins")
    await days.finish(ANN)
    await days.finish(BOB)
    row = await days.tables.digests.load_daily_history(ANN.user_id)
    assert row
    assert (row.days, row.finished, row.percent) == (1, 1, None)
    days.pass_day()
    row = await days.tables.digests.load_daily_history(ANN.user_id)
    assert row
    assert (row.days, row.percent) == (1, 0)


def test_ranks_sort_as_results_do() -> None:
    scores = [(-5, 3), (0, 0), (0, 12), (7, -1), (66, 0)]
    assert [*map(format_rank, scores)] == sorted(map(format_rank, scores))
