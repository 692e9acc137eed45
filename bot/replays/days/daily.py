"""The daily deal's clicks and moves: each person plays it once, against goblins, and replays it when the day is over.

A try is a row of its person and day with all moves. It is written after each move, so any process can go on with it.
Nothing is written before the first move. The secret of a running day leaves this module only as its fingerprint.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from cachetools import LRUCache
from typing_extensions import override

from bot.replays.days.daily_goblins import DayGoblins
from bot.replays.days.daily_screen import DailyStandings, DailyStep, render_daily, render_daily_share
from bot.replays.playback_stage import PlaybackStage, ReplayViewer
from bot.replays.replay_scene import build_replay_scene, build_unstored_table
from bot.replays.replayed_match import UNKNOWN_MAKER, ReplayedMatch
from bot.replays.replays import BaseReplayStage, OpenedMatch
from bot.replays.step_screen import build_stage_button
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.custom_ids import ReplayReference
from bot.screens.layout import Screen
from bot.screens.pages.daily_leaderboard import format_daily_rank, render_daily_leaderboard
from bot.store.models import Actor, DailyMove, DailyPlay, DailyResult, Sitter, StoredMove, Table
from bot.tables import TableError, TableService
from bot.tables.goblin_names import make_goblin
from bot.tables.use_cases.playing import play_moves_in_turn
from games.engine import GameError, Match, Record
from games.engine.convention import build_words_prefix
from games.engine.daily import PERSON_SEAT, DailyProgress, choose_daily_game, deal_daily_match
from games.engine.goblins import GoblinLevel
from games.engine.typed_text import parse_typed_moves
from games.engine.words import Words

DAILY_LETTER = "d"
"""The letter of somebody's day; the day follows as a number of the calendar."""
PAST_DAY_LETTER = "e"
"""The letter of the replay of a day that is over."""
OWN_EYES = str(PERSON_SEAT)
ONE_DAY = timedelta(days=1)
MAX_REMEMBERED_SHARES = 1000
"""Of so many posts it is remembered that somebody shared their day there."""
MIDDLE_RANK, RANK_DIGITS = 500_000, 7
"""The parts of a rank are written so that they sort as texts do."""


class DailyReplay(ReplayedMatch):
    """Somebody's match of the daily deal, from its deal on, with its progress; after the last part it is over."""

    def __init__(self, start: Match) -> None:
        self.progress = DailyProgress(start)
        super().__init__(start)

    @override
    def play_move(
        self, seat: int, move: object, by: Actor = "player", made_at: datetime = UNKNOWN_MAKER[1]
    ) -> StoredMove:
        stored_move = super().play_move(seat, move, by, made_at)
        self.progress.update_daily_progress(self._match, stored_move.events)
        return stored_move

    @property
    def match(self) -> Match:
        """The match as it is now, independent of this one."""
        return self.get_match_at(self.last_step)

    def dump_moves(self) -> tuple[DailyMove, ...]:
        """Serialize all moves, as they are stored."""
        return tuple(DailyMove(move.seat, move.notation, move.check) for move in self.list_moves())

    def build_daily_result(self) -> DailyResult | None:
        """Return the result, once it is over."""
        match = self.match
        if match.decision is not None:
            return None
        score = self.progress.score(match)
        return DailyResult(format_rank(score.rank), score.number, self.progress.signs)


def format_rank(rank: Sequence[int]) -> str:
    """Return a rank as a text that sorts as the numbers do."""
    return "".join(f"{part + MIDDLE_RANK:0{RANK_DIGITS}}" for part in rank)


@dataclass(slots=True)
class DailyRun:
    """Somebody's try of a day while it is looked at: the row, once there is one, and the match.

    `stopped`: an upgrade changed the rules so that the stored moves lead no further.
    """

    day: date
    play: DailyPlay | None
    again: DailyReplay
    stopped: bool = False

    @property
    def is_finished_on_server(self) -> bool:
        """Whether somebody has played to the end what they began on a server."""
        return self.play is not None and self.play.result is not None and self.play.guild_id is not None


class DailyDealStage(PlaybackStage[DailyStep]):
    """The stage of the daily deal: a reference names a day, and everybody sees their own try of it."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._rows, self._days, self._clock = tables.store.daily, tables.days, tables.clock
        self._goblins = DayGoblins()
        self._shares: LRUCache[tuple[str, int, int], int] = LRUCache(MAX_REMEMBERED_SHARES)

    def find_today(self) -> ReplayReference:
        """Return a reference to today's daily deal."""
        return _build_day_place(self._days.today)

    @override
    async def load_step(self, playback: ReplayReference, asker: ReplayViewer) -> DailyStep:
        run = await self._load_daily_run(_parse_playback_day(playback), asker)
        if run.day == self._days.today and not run.stopped:
            await self._play_daily_goblins(run)
        return await self._build_step(run, asker, is_opened=not playback.step)

    @override
    def build_screen(self, sight: DailyStep, focus: Focus = ROOT_FOCUS, notice: str | None = None) -> Screen:
        return render_daily(sight, focus, notice)

    @override
    async def play_choice(self, playback: ReplayReference, asker: ReplayViewer, text: str) -> ReplayReference:
        day = _parse_playback_day(playback)
        if day != self._days.today:
            raise TableError("daily-over")
        run = await self._load_daily_run(day, asker)
        if run.stopped:
            raise TableError("daily-rules-changed")
        await self._play_daily_goblins(run)
        if playback.step != run.again.last_step:
            raise TableError("replay-moved-on")
        moves = parse_typed_moves(run.again.match, PERSON_SEAT, text).moves
        play_moves_in_turn(moves, lambda move: run.again.play_move(PERSON_SEAT, move))
        await self._save_moves(run, asker)
        await self._play_daily_goblins(run)
        return replace(playback, step=run.again.last_step)

    @override
    async def handle_button(self, playback: ReplayReference, asker: ReplayViewer, what: str) -> ReplayReference:
        day = _parse_playback_day(playback)
        leads = {
            "today": self.find_today(),
            "yesterday": _build_day_place(day - ONE_DAY),
            "replay": ReplayReference(f"{PAST_DAY_LETTER}{day.toordinal()}", 0, OWN_EYES, "t"),
        }
        if what not in leads:
            raise TableError("button-invalid")
        return leads[what]

    async def share_daily_result(self, playback: ReplayReference, asker: ReplayViewer) -> Screen:
        """Render the result that somebody shares where they are; raises `TableError` before the end of their try."""
        daily_step = await self.load_step(playback, asker)
        if not daily_step.is_finished:
            raise TableError("daily-not-finished")
        return render_daily_share(daily_step, asker.say)

    def find_share(self, playback: ReplayReference, asker: ReplayViewer, channel_id: int) -> int | None:
        """Return the message in which somebody shared this day in a channel, as far as that is remembered."""
        return self._shares.get((playback.source, asker.user_id, channel_id))

    def record_share(self, playback: ReplayReference, asker: ReplayViewer, channel_id: int, message_id: int) -> None:
        """Record in which message somebody shared this day in a channel."""
        self._shares[playback.source, asker.user_id, channel_id] = message_id

    async def build_daily_leaderboard(self, playback: ReplayReference, asker: ReplayViewer) -> Screen:
        """Render the leaderboard of the server where somebody is; raises `TableError` where the bot is not."""
        home = asker.find_home()
        if home is None:
            raise TableError("daily-no-table")
        play = await self._rows.find_daily_try(asker.user_id, self._days.today.toordinal())
        label = "daily-my-result" if play and play.result else "daily-today"
        back = build_stage_button(asker.say(label), playback, "today")
        rows, today = (
            await self._tables.digests.load_daily_leaderboard(home),
            await self._tables.digests.load_daily_status(home),
        )
        is_listed = any(best.play.user_id == asker.user_id for best in today.best)
        own = None if is_listed else await self._describe_own_day(home, asker)
        return render_daily_leaderboard(rows, today, own, back, asker.say)

    async def _describe_own_day(self, home: int, asker: ReplayViewer) -> str:
        """Return how somebody does today on a server."""
        play = await self._rows.find_daily_try(asker.user_id, self._days.today.toordinal())
        if play and play.guild_id == home and (standings := await self._find_standings(play)) and standings.server:
            return format_daily_rank(
                standings.server, "you", asker.say, past=False, score=_format_score(play, asker.say)
            )
        state = "new" if play is None else "open" if play.guild_id == home else "elsewhere"
        return asker.say("day-today-own", state=state)

    async def stop_goblins(self) -> None:
        """Let the goblins stop."""
        await self._goblins.close_process()

    async def set_naming(self, asker: ReplayViewer, *, named: bool) -> None:
        """Save whether servers may name somebody in digests and leaderboards (opt in)."""
        await self._tables.people.change_preferences(asker.user_id, {"days": named})

    async def find_record(self, playback: ReplayReference, asker: ReplayViewer) -> Record:
        """Return the record of somebody's try of a past day; raises `TableError`."""
        return (await self.load_past_day(_parse_playback_day(playback), asker)).again.match.build_record()

    async def load_past_day(self, day: date, asker: ReplayViewer) -> DailyRun:
        """Return somebody's try of a day that is over for everybody; raises `TableError`."""
        if day >= self._days.today:
            raise TableError("daily-running")
        return await self._load_daily_run(day, asker)

    def build_daily_match_table(self, replayed: ReplayedMatch, asker: ReplayViewer) -> Table:
        """Return a table with the asker and goblins, as their screens show it."""
        match = replayed.get_match_at(0)
        sitters = [Sitter(PERSON_SEAT, asker.user_id, asker.person.name)]
        for seat in range(1, match.seats):
            who = make_goblin(GoblinLevel.GROWN, seat - 1)
            sitters.append(Sitter(seat, who.user_id, who.name))
        return build_unstored_table(match, sitters, language=asker.say.language, guild_id=asker.guild)

    async def _load_daily_run(self, day: date, asker: ReplayViewer) -> DailyRun:
        """Return somebody's day as it is stored; a day that is not begun is there only while it runs."""
        play = await self._rows.find_daily_try(asker.user_id, day.toordinal())
        if play is None and day != self._days.today:
            raise TableError("replay-gone")
        if play is None and await self._days.has_erased_player_mark(asker.user_id):
            raise TableError("daily-used")
        start = deal_daily_match(
            await self._days.load_lasting_secret(), day, play.game if play else choose_daily_game(day)
        )
        moves = play.moves if play else ()
        again = await asyncio.to_thread(_replay_stored_moves, start, moves)
        return DailyRun(day, play, again, stopped=again.last_step < len(moves))

    async def _play_daily_goblins(self, run: DailyRun) -> None:
        """Let the goblins play until the person is asked; what they played is stored with the try, if it is begun."""
        for seat, move in await self._goblins.find_answers(run.again.match):
            run.again.play_move(seat, move, "goblin")
        if run.play is not None and run.again.last_step > len(run.play.moves):
            # If somebody was faster, they stored the same: the moves before decide what goblins play.
            await self._rows.save_daily_moves(run.play, run.again.dump_moves(), run.again.build_daily_result())
            run.play = replace(run.play, moves=run.again.dump_moves(), result=run.again.build_daily_result())

    async def _save_moves(self, run: DailyRun, asker: ReplayViewer) -> None:
        """Save the person's move; raises `TableError` if another click was faster (a race)."""
        moves, result = run.again.dump_moves(), run.again.build_daily_result()
        if run.play is not None:
            saved = await self._rows.save_daily_moves(run.play, moves, result)
            run.play = replace(run.play, moves=moves, result=result)
        else:
            run.play = _build_daily_play(run, asker, self._clock.now())
            saved = await self._rows.begin_daily_try(
                run.play, (await self._days.hash_player_pseudonym(asker.user_id)).mark
            )
        if not saved:
            raise TableError("replay-moved-on")

    async def _build_step(self, run: DailyRun, asker: ReplayViewer, *, is_opened: bool) -> DailyStep:
        past = run.day < self._days.today
        before = await self._rows.find_daily_try(asker.user_id, run.day.toordinal() - 1)
        standings = await self._find_standings(run.play)
        wish = (await self._tables.store.people.get_preferences(asker.user_id)).days if run.play else None
        around = DailyContext(
            past=past,
            before=before is not None,
            standings=standings,
            home=asker.find_home(),
            is_opened=is_opened,
            asks_name=run.is_finished_on_server and wish is None,
            named=wish is not False,
        )
        return await asyncio.to_thread(self._build_daily_step_in_thread, run, asker, around)

    def _build_daily_step_in_thread(self, run: DailyRun, asker: ReplayViewer, around: "DailyContext") -> DailyStep:
        again, table = run.again, self.build_daily_match_table(run.again, asker)
        result = run.play.result if run.play and run.play.result else None
        stored = result.signs if result and run.stopped else None
        own = [move.number for move in again.list_moves() if move.seat == PERSON_SEAT]
        place, since = replace(_build_day_place(run.day), step=again.last_step), own[-1] - 1 if own else 0
        scene, public = (
            build_replay_scene(table, again, place, asker.say, seat=seat, since=since) for seat in (PERSON_SEAT, None)
        )
        return DailyStep(
            scene,
            public,
            day=run.day,
            ends=self._days.find_day_end(run.day),
            begun=run.play is not None,
            past=around.past,
            stopped=run.stopped,
            is_finished=result is not None or again.match.decision is None,
            ended_early=again.match.is_agreed,
            parts_done=again.progress.parts_done,
            parts=again.progress.rules.parts,
            turns=tuple(again.progress.list_part_gains(again.match, since)),
            first=again.list_moves(1)[0].seat if again.last_step else PERSON_SEAT,
            signs=stored or again.progress.signs,
            number=again.progress.score(again.match).number if result is None else result.number or 0,
            standings=around.standings,
            secret=again.match.luck.secret if around.past else None,
            before=around.before,
            home=around.home,
            begun_at_home=run.play is not None and run.play.guild_id == around.home,
            next_game=choose_daily_game(run.day + ONE_DAY),
            is_opened=around.is_opened,
            asks_name=around.asks_name,
            named=around.named,
        )

    async def _find_standings(self, play: DailyPlay | None) -> DailyStandings | None:
        if play is None or play.result is None or play.result.rank is None:
            return None
        everybody = await self._rows.find_daily_standing(play.day, play.result.rank)
        if play.guild_id is None:
            return DailyStandings(everybody, None)
        return DailyStandings(
            everybody, await self._rows.find_daily_standing(play.day, play.result.rank, play.guild_id)
        )


@dataclass(frozen=True, slots=True)
class DailyContext:
    """What is shown of somebody's day besides their match; `home` is the server of the bot where they are."""

    past: bool
    before: bool
    standings: DailyStandings | None
    home: int | None
    is_opened: bool
    asks_name: bool
    named: bool


class PastDayStage(BaseReplayStage):
    """The replays of past daily deals, over for everybody, each for its own person."""

    def __init__(self, daily: DailyDealStage) -> None:
        self._daily = daily

    @override
    async def open_match(self, source: str, asker: ReplayViewer) -> OpenedMatch:
        run = await self._daily.load_past_day(_parse_playback_day(ReplayReference(source, 0)), asker)
        return OpenedMatch(self._daily.build_daily_match_table(run.again, asker), run.again, PERSON_SEAT)


def _build_day_place(day: date) -> ReplayReference:
    return ReplayReference(f"{DAILY_LETTER}{day.toordinal()}", 0, OWN_EYES)


def _parse_playback_day(playback: ReplayReference) -> date:
    """Parse the day that a reference names; raises `TableError`."""
    try:
        return date.fromordinal(int(playback.key))
    except (ValueError, OverflowError):
        raise TableError("replay-no-step") from None


def _replay_stored_moves(start: Match, moves: Sequence[DailyMove]) -> DailyReplay:
    """Replay stored moves from the deal on, as far as each comes out as it did: an upgrade may have changed rules."""
    again = DailyReplay(start)
    for number, played in enumerate(moves):
        try:
            stored_move = again.play_move(
                played.seat, played.move, "player" if played.seat == PERSON_SEAT else "goblin"
            )
        except GameError:
            return again
        if stored_move.check != played.check:
            return _replay_stored_moves(start, moves[:number])
    return again


def _format_score(play: DailyPlay, say: Words) -> str:
    """Return the result of a try that is over, as its game says it."""
    number = play.result.number or 0 if play.result else 0
    return say(f"{build_words_prefix(play.game)}-daily-score", number=number)


def _build_daily_play(run: DailyRun, asker: ReplayViewer, now: datetime) -> DailyPlay:
    match = run.again.match
    return DailyPlay(
        user_id=asker.user_id,
        day=run.day.toordinal(),
        game=match.game.key,
        rules_version=match.version,
        guild_id=asker.find_home(),
        begun_at=now,
        moves=run.again.dump_moves(),
        result=run.again.build_daily_result(),
        name=asker.person.name,
    )
