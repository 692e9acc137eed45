"""The use cases (API): everything that can be done at a table, one method each."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import NamedTuple

from cachetools import TTLCache

from bot.store import ALL_SHARDS, Shards, Store, StoreUnavailable
from bot.store.game_night_models import GameNight
from bot.store.goblin_numbers import find_goblin_level
from bot.store.models import Leaving, Motion, Person, ProposalKind, Server, Sitter, Table
from bot.tables import log_line
from bot.tables.days.digests import Digests
from bot.tables.deadlines.clock import Clock
from bot.tables.deadlines.daily_days import DEFAULT_DAILY_SETTINGS, DailyCalendar, DailySettings
from bot.tables.draft import require_not_kicked
from bot.tables.errors import TableError
from bot.tables.listener import Listener, NullListener
from bot.tables.matches import find_first_asked_seat
from bot.tables.memory.cached_table import CachedTable
from bot.tables.memory.changes import TableWriter
from bot.tables.memory.due_notices import PendingNotice
from bot.tables.memory.shown_messages import ShownMessages
from bot.tables.operator_decisions import OperatorDecisions
from bot.tables.preferences import OFF_CHOICE
from bot.tables.seed_commitment import generate_secret, set_seed_line
from bot.tables.table_view import (
    LoggedMove,
    PreviewedMoves,
    SeenMove,
    TableView,
    build_table_view,
    filter_visible_moves,
)
from bot.tables.use_cases import absences, lobby, lobby_or_match, managing, playing, presets, proposals
from bot.tables.use_cases.admission import BlockCheck
from bot.tables.use_cases.ladders import LadderService
from bot.tables.use_cases.limits import OpeningLimiter, OpeningLimits
from bot.tables.use_cases.managing import BlockEffect, ManagerAct
from bot.tables.use_cases.people import PeopleService
from bot.tables.use_cases.presets import TablePreset
from bot.tables.use_cases.timing import TableTiming
from games import find_game
from games.engine import IllegalMove, Match, NotYourTurn, Record, compute_commitment
from games.engine.goblins import GoblinLevel

log = logging.getLogger(__name__)

NO_LIMITS = OpeningLimits()
DAY = timedelta(days=1)
MAX_TABLES_ON_SERVER = 500
"""So many tables of a server its managers see at most; no server may have more at once."""
MAX_REMEMBERED_PLAYERS, PLAYERS_CACHE_TIME = 5_000, timedelta(minutes=1)
"""Of how many people it is remembered, and how long, at which tables they play."""
NAME_UPDATE_STATUSES = ("lobby", "playing")
"""At such a table somebody is called by the name that they have now; an end says who was there."""
MAX_LISTED_SERVER_TABLES = 50
"""So many tables of a server are listed at most."""
NEVER_DUE = datetime.max.replace(tzinfo=UTC)


class AskedGoblin(NamedTuple):
    """A goblin (computer player) that is asked: a copy of the match, its seat, and how well it plays."""

    match: Match
    seat: int
    level: GoblinLevel


class TableService:
    """All tables of the bot. A method that raises `TableError` or another `GameError` has changed nothing.

    Besides the use cases at one table, `shown` has the messages that show tables, `time` is the clock's, `people` knows
    those who sit there, `ladders` how strong they play, `decisions` are the operator's, `days` knows the days of the
    daily deal, `digests` how people did on them, and `changes` is how every change is made.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        listener: Listener | None = None,
        shards: Shards = ALL_SHARDS,
        daily: DailySettings = DEFAULT_DAILY_SETTINGS,
    ) -> None:
        self.store = store
        self.days = DailyCalendar(store, clock, daily)
        self.clock = clock
        self.changes = TableWriter(store, clock, listener or NullListener(), shards)
        self.shown = ShownMessages(self.changes)
        self.time = TableTiming(self.changes)
        self.ladders = LadderService(store, clock, shards)
        self.people = PeopleService(self.changes, self.days, self.ladders)
        self.decisions = OperatorDecisions(store, clock)
        self.digests = Digests(store, self.days, self.decisions)
        self._change = self.changes.change_table
        self._openings = OpeningLimiter(store, clock)
        self._admission = BlockCheck(store)
        self._playing: TTLCache[int, frozenset[int]] = TTLCache(
            MAX_REMEMBERED_PLAYERS, PLAYERS_CACHE_TIME.total_seconds(), lambda: clock.now().timestamp()
        )
        """At which tables people play, as it was lately."""

    @property
    def is_first_process(self) -> bool:
        """Whether this process does the work that all processes needs once: the one with the first shard does."""
        return self.changes.shards.has_server(None)

    async def flush_surface_writes(self) -> None:
        """Save (store) all waiting notes; once, at the stop, when nobody changes anything any more."""
        await self.changes.notes.flush_before_shutdown()

    # The lobby

    async def open_lobby(
        self,
        game: str,
        host: Person,
        *,
        guild_id: int | None,
        channel_id: int,
        language: str,
        pace: str = "live",
        takeover: bool = True,
        motion: Motion = "off",
        counts: bool = False,
        limits: OpeningLimits = NO_LIMITS,
        game_night: GameNight | None = None,
    ) -> Table:
        """Open a lobby; the host is the first to sit. `limits` are those for the person and the place.

        `takeover`: goblins play for people who leave or are away. `motion`: what moves in its pictures. `counts`:
        its result counts for ladders. `game_night`: it is one more table of that.
        """
        await self._admission.require_not_blocked(guild_id, host.user_id)
        secret = generate_secret()
        table = lobby.build_new_lobby_table(
            game,
            host,
            guild_id=guild_id,
            channel_id=channel_id,
            language=language,
            pace=pace,
            now=self.clock.now(),
            promise=compute_commitment(secret),
            takeover=takeover,
            motion=motion,
            counts=counts,
        )
        if game_night:
            table = replace(table, evening_id=game_night.id, seat_limit=game_night.seats, preset=game_night.preset)
        async with self._openings.reserve_opening(table, limits):
            return self._publish_opening(await self.store.tables.add_table(table, secret.hex()))

    async def join_lobby(self, table_id: int, person: Person) -> Table:
        """Join a lobby: sit down in it."""
        await self._admission.require_may_join(await self.find_table(table_id), person.user_id)
        return await self._change(table_id, partial(lobby.join_lobby, person=person))

    async def set_avoided(self, user_id: int, others: Sequence[int]) -> None:
        """Save with whom somebody will not sit, and withdraw invitations to lobbies where they sit, without a word."""
        await self.store.blocks.set_avoided(user_id, others)
        withdraw = partial(lobby.withdraw_invitations, user_ids=others)
        for table in await self.list_user_tables(user_id):
            if table.status == "lobby" and {*table.pending_invitees} & {*others}:
                await self._change(table.id, withdraw)

    async def list_avoided_sitters(self, table: Table, user_id: int) -> list[Sitter]:
        """Return who sits in a lobby whom somebody will not sit with."""
        if table.status != "lobby":
            return []
        avoided = await self.store.blocks.list_avoided(user_id)
        return [sitter for sitter in table.present_people if sitter.user_id in avoided]

    async def release_reserved_seats(self, table_id: int, maybe: Sequence[int] = (), *, goblins: bool = False) -> Table:
        """Free the kept seats of a lobby, for those who signed up to its game night: for Maybe, or for nobody.

        `goblins`: they may then take the seats that a match needs.
        """
        return await self._change(table_id, partial(lobby.release_reserved_seats, maybe=maybe, goblins=goblins))

    async def leave_table(self, table_id: int, user_id: int) -> Table:
        """Leave a lobby; in a match this is `resign`.

        The host hands on the role; the last person closes the lobby.
        """
        return await self._change(table_id, partial(lobby_or_match.leave_table, user_id=user_id))

    async def kick_sitter(self, table_id: int, user_id: int, whom: int) -> Table:
        """Kick somebody from a lobby, or ask the others at a match whether to; for the host."""
        return await self._change(table_id, partial(lobby_or_match.kick_or_propose_removal, user_id=user_id, whom=whom))

    async def explain_removal(
        self, table_id: int, user_id: int, whom: int, reason: str, manages: int | None = None
    ) -> Table:
        """Let somebody who was removed (kicked) know why; `manages`: the server that the writer manages."""
        step = partial(lobby.explain_removal, user_id=user_id, whom=whom, reason=reason, manages=manages)
        return await self._change(table_id, step)

    async def explain_closing(self, table_id: int, user_id: int, reason: str) -> Table:
        """Let those who played know why a table was closed; for who closed it."""
        return await self._change(table_id, partial(lobby.explain_closing, user_id=user_id, reason=reason))

    async def readmit_person(self, table_id: int, user_id: int, whom: int) -> Table:
        """Readmit somebody who was kicked; for the host."""
        return await self._change(table_id, partial(lobby.readmit_person, user_id=user_id, whom=whom))

    async def act_as_manager(self, table_id: int, act: ManagerAct, manager: int, manages: int, whom: int = 0) -> Table:
        """Pause, resume, kick, close … as a manager (moderator) of the server; `whom`: whom it is about."""
        table = await self.find_table(table_id)
        if table.guild_id != manages:
            raise TableError("not-manager")
        goblins = (await self.load_server(manages)).goblins
        step = partial(managing.act_as_manager, act=act, manager=manager, whom=whom, goblins=goblins)
        return await self._change(table_id, step)

    async def block_person(self, guild_id: int, user_id: int, reason: str = "") -> BlockEffect:
        """Block somebody on a server (a ban): they leave its lobbies, and play on in its matches."""
        await self.store.blocks.block_person(guild_id, user_id, reason)
        server_tables = [table for table in await self.list_user_tables(user_id) if table.guild_id == guild_id]
        leave = partial(managing.leave_lobby_as_blocked, user_id=user_id)
        lobbies = [table for table in server_tables if table.status == "lobby"]
        matches = [table for table in server_tables if table.status == "playing"]
        left = [await self._change(table.id, leave) for table in lobbies]
        for table in (*lobbies, *matches)[:1]:  # once, however many tables they have
            sitter = table.find_sitter(user_id)
            if sitter and sitter.dm != "closed":
                self.changes.notify_people(table.id, PendingNotice("blocked", user_id))
        return BlockEffect(tuple(left), tuple(matches), (*lobbies, *matches))

    async def unblock_person(self, guild_id: int, user_id: int) -> bool:
        """Unblock somebody on a server, and let them know if they were told of the block; `False`: there was none."""
        if not await self.store.blocks.unblock_person(guild_id, user_id):
            return False
        for table in await self.list_owned_server_tables(guild_id):
            await self._change(table.id, partial(managing.readmit_unblocked_person, user_id=user_id))
        for surface in await self.store.surfaces.list_user_surfaces(user_id, "blocked"):
            if (await self.find_table(surface.table_id)).guild_id == guild_id:
                self.changes.notify_people(surface.table_id, PendingNotice("unblocked", user_id))
        return True

    async def require_not_kicked(self, table_id: int, user_id: int) -> None:
        """Raise `TableError` for somebody who was removed (kicked) from a table."""
        require_not_kicked(await self.find_table(table_id), user_id)

    async def transfer_host(self, table_id: int, user_id: int, whom: int) -> Table:
        """Transfer the host's role to somebody who sits there, in the lobby or in the match; for the host."""
        return await self._change(table_id, partial(lobby.transfer_host, user_id=user_id, whom=whom))

    async def add_goblin(self, table_id: int, user_id: int, level: GoblinLevel = GoblinLevel.GROWN) -> Table:
        """Add a goblin (computer player) to a lobby; for the host, if the server allows goblins."""
        await self._require_goblins_allowed(table_id)
        return await self._change(table_id, partial(lobby.add_goblin, user_id=user_id, level=level))

    async def apply_preset(self, table_id: int, user_id: int, preset: TablePreset) -> Table:
        """Choose all that a preset says, in a lobby; for the host, if the server allows goblins."""
        await self._require_goblins_allowed(table_id)
        return await self._change(table_id, partial(presets.apply_preset, user_id=user_id, preset=preset))

    async def remove_goblin(self, table_id: int, user_id: int) -> Table:
        """Remove the goblin (computer player) of a lobby that came last; for the host."""
        return await self._change(table_id, partial(lobby.remove_goblin, user_id=user_id))

    async def change_lobby_options(
        self,
        table_id: int,
        user_id: int,
        values: Mapping[str, object],
        pace: str | None = None,
        **switches: bool | Motion,
    ) -> Table:
        """Choose options of the game, a pace, what goblins may do and what moves, all or nothing; for the host.

        Only in the lobby. The `switches` are "takeover" (they play for the missing), "hints" and "motion". Goblins play
        for nobody if the server allows none.
        """
        if switches.get("takeover"):
            await self._require_goblins_allowed(table_id)
        change = partial(lobby.change_lobby_options, user_id=user_id, values=values, pace=pace, switches=switches)
        return await self._change(table_id, change)

    async def toggle_ladder_counting(self, table_id: int, user_id: int) -> Table:
        """Let the result of a match count for ladders, or no longer; for the host, until the match starts.

        Raises `TableError` where the server has no ladders.
        """
        table = await self.find_table(table_id)
        if not (table.counts or (await self.load_server(table.guild_id)).ladder):
            raise TableError("no-ladder")
        return await self._change(table_id, partial(lobby.toggle_ladder_counting, user_id=user_id))

    async def set_language(self, table_id: int, user_id: int, language: str) -> Table:
        """Set the language (locale) of what all see of a table; for the host, until the match starts."""
        return await self._change(table_id, partial(lobby.set_language, user_id=user_id, language=language))

    async def set_or_propose_pace(self, table_id: int, user_id: int, pace: str) -> Table:
        """Choose the pace: the host at once, all other players by a proposal."""
        return await self._change(table_id, partial(lobby_or_match.set_or_propose_pace, user_id=user_id, pace=pace))

    async def set_seed_line(self, table_id: int, user_id: int, line: str) -> Table:
        """Set a player's line in the source of the match's deal (seed); for those who sit in the lobby."""
        return await self._change(table_id, partial(set_seed_line, user_id=user_id, line=line))

    async def count_early_closings(self, table: Table) -> int:
        """Return how many matches somebody has closed early within the day, up to this one; 0 if nobody closed it."""
        if table.closed_by is None:
            return 0
        return await self.store.tables.count_matches_closed_by(
            table.closed_by, table.changed_at - DAY, table.changed_at
        )

    async def start_match(self, table_id: int, user_id: int) -> Table:
        """Start the match of a lobby: deal; for the host.

        Seats follow joining order.
        """
        table = await self.find_table(table_id)
        draft = [sitter.user_id for sitter in table.present_people]
        knowing = await self.store.people.find_experienced(table.game, draft)
        return await self._change(table_id, partial(lobby_or_match.start_and_settle, user_id=user_id, knowing=knowing))

    async def close_table(self, table_id: int, user_id: int, manages: int | None = None) -> Table:
        """Close a table; for the host, and for anyone seated once the match is over.

        `manages` is the server that the user manages: its managers may close any table there.
        """
        return await self._change(table_id, partial(lobby.close_table, user_id=user_id, manages=manages))

    async def force_close_table(self, table_id: int) -> Table:
        """Close a table by force, no matter who sits there; for the operator."""
        return await self._change(table_id, lobby.force_close_table)

    async def open_rematch(self, table_id: int, user_id: int) -> Table:
        """Return a new lobby with the same options, to which the same people are invited; the caller is its host.

        A second call returns the same one while it is in use. Those who resigned are not invited. The next one opens.
        """
        async with self.changes.locks.get_lock(table_id):
            cached_table = await self.changes.holding.load_table(table_id)
            await self._admission.require_not_blocked(cached_table.table.guild_id, user_id)
            blocked = await self._admission.find_blocked(cached_table.table)
            avoided = await self.store.blocks.list_avoided(user_id)
            secret, pace = generate_secret(), (await self.load_server(cached_table.table.guild_id)).pace
            fresh = lobby.build_rematch(
                cached_table.table,
                user_id,
                self.clock.now(),
                find_first_asked_seat(cached_table.match),
                compute_commitment(secret),
                pace,
            )
            fresh = replace(
                fresh,
                invited=tuple(user for user in fresh.invited or () if user not in blocked and user not in avoided),
            )
            table, new = await self.store.tables.add_rematch(fresh, secret.hex())
        return self._publish_opening(table) if new else table

    async def load_server(self, guild_id: int | None) -> Server:
        """Return the settings for the tables of a server."""
        return await self.store.servers.load_server_settings(guild_id)

    async def save_server(self, server: Server) -> None:
        """Save the managers' settings for the tables of a server; open tables stay as they are."""
        await self.store.servers.save_server(server)

    # The match

    async def play_move(self, table_id: int, user_id: int, notation: str, decision: int | None = None) -> Table:
        """Play a move in notation; `decision` is the number of the decision that the player saw."""
        return await self._change(
            table_id, partial(playing.play_move, user_id=user_id, notation=notation, decision=decision)
        )

    async def play_text(self, table_id: int, user_id: int, text: str, decision: int | None = None) -> Table:
        """Play what a player typed, a move or several, all or nothing."""
        return await self._change(table_id, partial(playing.play_text, user_id=user_id, text=text, decision=decision))

    async def explain_illegal_move(self, table_id: int, user_id: int, text: str) -> IllegalMove | None:
        """Return why the rules refuse what a player would type; `None` if it is no move, or a legal one."""
        cached_table = await self.changes.holding.load_table(table_id)
        match, seat = cached_table.running_match, cached_table.table.find_seat(user_id)
        return None if match is None or seat is None else playing.explain_illegal_move(match, seat, text)

    async def preview_typed_moves(self, table_id: int, user_id: int, text: str) -> PreviewedMoves | None:
        """Preview several moves that a player would type; `None` for a single move, and for what is refused."""
        cached_table = await self.changes.holding.load_table(table_id)
        match, seat = cached_table.running_match, cached_table.table.find_seat(user_id)
        foreseen = None if match is None or seat is None else playing.parse_several_moves(match, seat, text)
        if foreseen is None:
            return None
        return PreviewedMoves(
            foreseen.moves,
            build_table_view(cached_table.table, seat, foreseen.match, cached_table.log.get_latest_moves(seat)),
        )

    async def rejoin_seat(self, table_id: int, user_id: int) -> Table:
        """Rejoin a match: take back the seat that a goblin has played since its player resigned."""
        await self._admission.require_not_blocked((await self.find_table(table_id)).guild_id, user_id)
        return await self._change(table_id, partial(playing.rejoin_seat, user_id=user_id))

    async def mark_present(self, table_id: int, user_id: int) -> None:
        """Mark somebody who may have been silent or away (AFK) as present: the table waits for them again."""
        table = await self.find_table(table_id)
        sitter = table.find_sitter(user_id)
        if sitter and sitter.silent and table.status == "playing":  # the end says who was there
            await self._change(table_id, partial(absences.end_absence, user_id=user_id))
        if sitter and absences.is_away(sitter, self.clock.now()):
            await self.people.change_preferences(user_id, {"away": OFF_CHOICE})

    async def refresh_name(self, table_id: int, person: Person, guild_id: int | None) -> None:
        """Update the name (nickname) of somebody to what it is now, in a click on the server of their table."""
        table = await self.find_table(table_id)
        sitter = table.find_sitter(person.user_id)
        if (
            sitter
            and sitter.name != person.name
            and guild_id == table.guild_id
            and table.status in NAME_UPDATE_STATUSES
        ):
            await self._change(table_id, partial(lobby.rename_sitter, person=person))

    async def find_asked_goblin(self, table_id: int) -> AskedGoblin | None:
        """Return the goblin (computer player) that a match waits for, or `None` if it waits for none."""
        cached_table = await self.changes.holding.load_table(table_id)
        match, asked = cached_table.running_match, cached_table.seats_to_answer
        sitter = next((sitter for sitter in cached_table.table.goblin_run_sitters if sitter.seat in asked), None)
        if match is None or sitter is None or sitter.seat is None:
            return None
        return AskedGoblin(match.fork(), sitter.seat, find_goblin_level(sitter.user_id))

    async def find_hint_position(self, table_id: int, user_id: int) -> AskedGoblin:
        """Return the position for which somebody asks for advice (a hint), as if a goblin were asked there.

        Raises `NotYourTurn` if nobody waits for them, `TableError` if the host switched hints off.
        """
        cached_table = await self.changes.holding.load_table(table_id)
        if not cached_table.table.hints:
            raise TableError("no-hints")
        match, seat = cached_table.running_match, cached_table.table.find_seat(user_id)
        if match is None or seat is None or seat not in cached_table.seats_to_answer:
            raise NotYourTurn("not-your-turn")
        return AskedGoblin(match.fork(), seat, GoblinLevel.GROWN)

    async def play_goblin_move(self, table_id: int, seat: int, notation: str, decision: int | None) -> Table:
        """Play the move of a goblin (computer player), in its own seat or in the seat of a missing player."""
        return await self._change(
            table_id, partial(playing.play_goblin_move, seat=seat, notation=notation, decision=decision)
        )

    async def propose_agreement(self, table_id: int, kind: ProposalKind, person: Person, target: str = "") -> Table:
        """Propose something (pause, end, kick …), on which the table votes; the asker's yes may be enough."""
        return await self._change(
            table_id, partial(proposals.propose_agreement, kind=kind, person=person, target=target)
        )

    async def vote_on_proposal(self, table_id: int, user_id: int, number: int, *, yes: bool) -> Table:
        """Vote yes or no on the table's proposal; `number` is that of the proposal that was seen."""
        return await self._change(
            table_id, partial(proposals.vote_on_proposal, user_id=user_id, number=number, yes=yes)
        )

    async def request_seat(self, table_id: int, person: Person, seat: int | None = None) -> Table:
        """Ask for the seat of somebody who left or is away, as their substitute; `None`: the only one."""
        table = await self.find_table(table_id)
        await self._admission.require_may_join(table, person.user_id)
        new = person.user_id not in await self.store.people.find_experienced(table.game, [person.user_id])
        return await self._change(table_id, partial(lobby_or_match.request_seat, person=person, seat=seat, new=new))

    async def resign_match(self, table_id: int, user_id: int, leaving: Leaving = "resigned") -> Table:
        """Resign (forfeit) a match for good; the seat is answered for; a table with only goblins left is closed."""
        return await self._change(table_id, partial(lobby_or_match.resign_match, user_id=user_id, leaving=leaving))

    # Looking

    async def load_view(self, table_id: int, user_id: int | None) -> TableView:
        """Return the table as this user sees it (`None`: a spectator), with the latest 20 moves that they know of.

        Until the table changes, all who see the same get the same sight object.
        """
        return (await self.changes.holding.load_table(table_id)).get_view(user_id)

    async def peek_view(self, table_id: int, user_id: int | None) -> TableView:
        """Return the table as this user sees it, whichever process looks after it."""
        return (await self.changes.holding.peek_table(table_id)).get_view(user_id)

    async def find_table(self, table_id: int) -> Table:
        """Find a table by its number; raises `TableError` if there is none."""
        return await self.changes.find_table(table_id)

    async def list_user_tables(self, user_id: int) -> tuple[Table, ...]:
        """Return the lobbies and matches where a user sits and has not resigned, newest first."""
        return await self.changes.list_user_tables(user_id)

    async def plays_at_another_table(self, user_id: int, table_id: int) -> bool:
        """Tell whether somebody plays at another table, too, as of the last minute; not if the store is away."""
        playing = self._playing.get(user_id)
        if playing is None:
            try:
                tables = await self.list_user_tables(user_id)
            except StoreUnavailable:
                return False
            playing = self._playing[user_id] = frozenset(table.id for table in tables if table.status == "playing")
        return bool(playing - {table_id})

    async def list_user_views(self, user_id: int) -> tuple[TableView, ...]:
        """Return a user's tables as they see them: first those where it is their turn, the longest waiting first."""
        views = [await self.peek_view(table.id, user_id) for table in await self.list_user_tables(user_id)]
        return tuple(sorted(views, key=_find_waiting_start))

    async def list_newest_server_tables(self, guild_id: int) -> tuple[Table, ...]:
        """Return the newest lobbies and matches of a server."""
        return await self.store.tables.list_newest_server_tables(guild_id, MAX_LISTED_SERVER_TABLES)

    async def list_server_tables(self, guild_id: int) -> tuple[Table, ...]:
        """Return all lobbies and matches of a server, newest first."""
        return await self.store.tables.list_newest_server_tables(guild_id, MAX_TABLES_ON_SERVER)

    async def list_tables_in_use(self) -> list[Table]:
        """Return all lobbies and all tables with a running match, of those that this process owns."""
        return await self.changes.list_tables_in_use()

    async def list_owned_server_tables(self, guild_id: int) -> list[Table]:
        """Return the tables in use of a server, of those that this process owns."""
        return self.changes.filter_owned_tables(await self.store.tables.list_server_tables(guild_id))

    async def list_owned_channel_tables(self, channel_id: int) -> list[Table]:
        """Return the tables in use of a channel, and the lobbies that are shown there: a rematch's is in a thread."""
        return self.changes.filter_owned_tables(await self.store.tables.list_channel_tables(channel_id))

    async def find_thread_or_channel_tables(self, channel_id: int) -> tuple[Table, ...]:
        """Return the table of a thread, or all tables in use of a channel; where none is, the newest that is over."""
        return await self.store.tables.find_thread_or_channel_tables(channel_id)

    async def load_public_moves(self, table_id: int) -> tuple[SeenMove, ...]:
        """Return all moves of a match as a spectator may know them (the public log)."""
        return tuple(move.move for move in await self.load_public_log(table_id))

    async def load_public_log(self, table_id: int) -> tuple[LoggedMove, ...]:
        """Return the same, each move with its number in the record."""
        table = await self.find_table(table_id)
        known, moves = await self.store.tables.read_match_log(table_id, None, find_game(table.game).longest_match)
        visible_moves = zip(moves, filter_visible_moves(None, known, moves, table), strict=True)
        return tuple(LoggedMove(move.number, seen_move) for move, seen_move in visible_moves)

    async def load_replay_record(self, table_id: int, user_id: int | None = None) -> Record:
        """Return the record (replay file) of an ended match, of any player; closed early, only for its players."""
        cached_table = await self.changes.holding.peek_table(table_id)
        table, broken_off = cached_table.table, cached_table.table.ended_at is None
        if broken_off and table.status != "closed":
            raise TableError("no-record-yet")
        if broken_off and table.find_sitter(user_id) is None and table.rules_version is not None:
            raise TableError("record-for-players")
        return await self._build_record(cached_table)

    async def load_unfinished_record(self, table_id: int) -> Record:
        """Return the record of a match as far as it went, with the seed: for pictures of the log, never for people."""
        return await self._build_record(await self.changes.holding.load_table(table_id))

    async def _build_record(self, cached_table: CachedTable) -> Record:
        if cached_table.table.rules_version is None or cached_table.match is None:
            raise TableError("no-record-yet")
        moves = await self.store.tables.list_record_moves(cached_table.table.id)
        return cached_table.match.build_record().model_copy(
            update={"version": cached_table.table.rules_version, "moves": moves}
        )

    # Looking after the bot

    async def set_thread(self, table_id: int, thread_id: int) -> Table:
        """Save which thread a table is in."""
        return await self._change(table_id, lambda draft: draft.set_table(thread_id=thread_id))

    async def delete_ended_tables(self, before: datetime) -> int:
        """Delete tables that ended and have not changed since; return how many there were."""
        await self.changes.notes.flush()
        cleared = await self.store.delete_ended_tables(before)
        for table_id in cleared:
            self.changes.holding.drop_table(table_id)
        return len(cleared)

    async def _require_goblins_allowed(self, table_id: int) -> None:
        """Raise `TableError` if a table's server allows no goblins."""
        if not (await self.load_server((await self.find_table(table_id)).guild_id)).goblins:
            raise TableError("no-goblins-allowed")

    def _publish_opening(self, table: Table) -> Table:
        log.info(log_line.build_opening_line(table))
        return self.changes.publish_changed_table(table)


def _find_waiting_start(view: TableView) -> datetime:
    """Return since when a table waits for the viewer."""
    return (view.table.decision_since or NEVER_DUE) if view.waits_for_viewer else NEVER_DUE
