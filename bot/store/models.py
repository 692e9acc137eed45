"""The data models of the store, as plain frozen values: tables, sitters, moves, messages, settings."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal, NamedTuple, Self, get_args

from bot.store.names import clean_name
from games.engine import Event
from games.engine.goblins import GoblinLevel

ReplayKind = Literal["fork", "upload", "bookmark"]
Status = Literal["lobby", "playing", "over", "closed", "aside"]
"""A table whose row or match is damaged is set "aside": nobody plays there any more, and its data stays as it is."""
Pace = Literal["live", "relaxed", "by-day", "none"]
Reach = Literal["unknown", "open", "closed"]
PingRoute = Literal["played", "dm", "thread", "none"]
Motion = Literal["off", "moments", "on"]
"""What moves in pictures: nothing; moments and the podium; dice that decide on a board, too."""
ArchiveAfter = Literal[60, 1440, 4320, 10080]
"""The minutes after which Discord can archive a thread in which nothing happens."""
OwnMotion = Literal["table", "off", "moments", "on"]
Actor = Literal["player", "clock", "only", "away", "gone", "goblin", "stand-in"]
ProposalKind = Literal["pause", "resume", "pace", "end", "seat", "replace"]
RemovedBy = Literal["host", "vote", "manager"]
RemovalBy = Literal[RemovedBy, "block"]
"""The same, or a manager blocked the last person of a lobby, which closed it."""
"""Who sent somebody away from a table: its host, its players, or a manager of its server."""
Leaving = Literal["resigned", "voted-out", "removed-by-host", "removed-by-manager", "left-server", "silent", "closed"]
"""Why somebody's part in a match ended early.

By "removed-by-manager" the operator removed them, too. "silent": they did not answer, and somebody else got their seat,
or the table did not wait for them any more when it ended. "closed": they closed a match that others still played.
"""
REMOVALS: frozenset[Leaving] = frozenset({"voted-out", "removed-by-host", "removed-by-manager", "silent"})
"""Why somebody is gone who did not leave by themselves."""
Ending = Literal["rules", "agreement", "closed"]
"""How a match ended: by its rules, because its players agreed, or because it was closed."""
DirectNoticeKind = Literal["removed", "let-in", "host", "host-lost", "blocked", "unblocked", "closed"]
"""What a message of its own tells one person by DM about a table, and what may cease to be so."""
LobbyCallKind = Literal["call", "invitation"]
"""What calls people to a lobby: a message below it, and a direct message; the user is one who is called."""
SurfaceKind = Literal[
    "lobby", "welcome", "board", "panel", "bell", "reminder", "question", "end", DirectNoticeKind, LobbyCallKind
]
DIRECT_NOTICES: frozenset[SurfaceKind] = frozenset(get_args(DirectNoticeKind))
LOBBY_CALLS: frozenset[SurfaceKind] = frozenset(get_args(LobbyCallKind))
DailySpan = tuple[int, int]
"""A part of each day: the minute of the day in UTC when it begins, and its minutes."""

LogPlace = int
"""A place in a match's log: the number of a move in its record times `EVENTS_PER_MOVE`, plus how many events of that
move come before, of those that everybody may know."""
EVENTS_PER_MOVE = 1_000
"""More events than any move causes."""
DEAL_PLACE: LogPlace = 0
"""Before the first move."""

ABSENT_AFTER_TURNS = 2
"""After this many turns in a row that somebody lets pass, the table no longer waits for them."""
AWAY_SILENT_TURNS = 1_000_000
"""Anybody who says that they are away counts as silent this often: more than any match has turns."""
PAUSED_SILENT_TURNS = 2 * AWAY_SILENT_TURNS
"""The same, for somebody for whose sake the match is paused."""

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

REMINDER_TIME_SHARE = 1 / 3
"""People are reminded when this share of their time is left."""
MIN_REMINDED_TIME = timedelta(minutes=2)
"""Players with less time than this for an answer are not reminded."""

MAX_IDLE_TIME = timedelta(days=7)
"""A lobby without any activity for this long is closed, and a pause that nobody ends is over."""


@dataclass(frozen=True, slots=True)
class Person:
    """A user of Discord, with the name they have where the bot met them, and Discord's locale of their client."""

    user_id: int
    name: str
    locale: str | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))


@dataclass(frozen=True, slots=True)
class Preferences:
    """How somebody wants to be called (pinged, notified).

    `ring`: where they last "played", by "dm", with a mention in the "thread", or not at all. Quiet hours
    begin and end at a minute of the day in their `zone`, a name or an offset to UTC; `None`: no quiet hours. `avatar`:
    whether a board may show their picture. `away_until`: nobody waits for them before, unless they come back. `moon`:
    whether boards may show that they are quiet now. `motion`: what moves in their own panels; by default what moves at
    the table. `profile`: whether others may ask for their results. `ladder`: whether ladders may list them.
    `evenings`: whether they are called ten minutes before a game night that they come to. `days`: whether digests and
    tables of the daily deal may name them; `None`: they were not asked, and are not named. `language`: that of what
    they alone see; `None`: that of their Discord.
    """

    ring: PingRoute = "played"
    quiet_from: int | None = None
    quiet_until: int | None = None
    zone: str = "UTC"
    avatar: bool = True
    away_until: datetime | None = None
    moon: bool = False
    motion: OwnMotion = "table"
    profile: bool = True
    ladder: bool = True
    evenings: bool = True
    days: bool | None = None
    language: str | None = None


class FormerPlayer(NamedTuple):
    """Somebody who had a seat before its player.

    `until` is in seconds since 1970. `leaving` is why they gave it up; `None`: an older version did not note it.
    """

    user_id: int
    name: str
    until: float
    leaving: Leaving | None = None


MAX_REASON_LENGTH = 100
MAX_BLOCK_REASON_LENGTH = 200


class Removal(NamedTuple):
    """Somebody who was sent away from a table: they come back only if they are let in again.

    `remover_id`: the host or manager who did it, or who asked for the vote; 0 if they have no seat or are not known.
    `reason`: why, as the remover wrote it for who was removed.
    """

    user_id: int
    name: str
    by: RemovalBy
    remover_id: int = 0
    reason: str = ""


LeavingKind = Literal["left", "left-server", "host", "vote", "manager"]
"""Somebody left the match or the server, or was removed by one of three."""
PlayerChangeKind = Literal[LeavingKind, "back", "taken"]
"""Who plays is another: somebody left, came back, or took over a seat."""
PauseKind = Literal["paused", "paused-alone", "paused-for", "paused-by-manager"]
"""The table paused the match as somebody asked, somebody did so alone, it waits for somebody who is away, or a manager
paused it."""
SeatChangeKind = Literal[
    PlayerChangeKind,
    PauseKind,
    "let-in",
    "new-host",
    "new-host-by-manager",
    "resumed",
    "resumed-by-manager",
    "pace-by-host",
    "pace-by-vote",
    "refused-pause",
    "refused-resume",
    "refused-pace",
    "refused-end",
    "refused-replace",
    "refused-seat",
    "ended",
]
"""What else was decided: somebody may come back, or is the host; the match goes on, has another pace or ends as
somebody asked; the table refused what somebody asked."""
MAX_SEAT_CHANGES = 20
"""So many changes of who plays are noted of a match, and so many decisions: a post of its log has room for them all."""


class SeatChange(NamedTuple):
    """What was decided about a match or who plays in it, about whom, and where in its log that stands.

    `name` is that of the person; of another pace, it is the pace, and `user_id` is 0. `seats`: those that
    agreed to it, that of the host or manager who decided it alone, or of who asked for a vote on a removal; of a
    refusal, the seat that was asked about.
    """

    user_id: int
    name: str
    kind: SeatChangeKind
    place: LogPlace
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player (sitter) at a table. `seat` is `None` in the lobby; `dm` tells whether DMs reach them.

    `gone`: they resigned, and their decisions are answered for them. `silent`: how many of their turns in a row the
    clock has answered. `stir`: the line that they stirred into the dice in the lobby, if any. A goblin of the bot has
    a `user_id` below zero, which nobody on Discord has. `met`: in a person's first match of a game, the kinds of the
    first questions that they answered; `None` for people who know the game. `still`: the quiet hours that they had when
    the match began, in which its clock stands still for them at a slow pace. `former`: who played the seat before them,
    the first player first. `leaving`: why they are gone. `results_notice`: the table whose podium says to them that
    results are kept. `locale`: Discord's, of their last click.
    """

    seat: int | None
    user_id: int
    name: str
    dm: Reach = "unknown"
    gone: bool = False
    silent: int = 0
    stir: str = ""
    met: tuple[str, ...] | None = None
    still: DailySpan | None = None
    former: tuple[FormerPlayer, ...] | None = None
    leaving: Leaving | None = None
    results_notice: int | None = None
    locale: str | None = None
    wish: Preferences = Preferences()

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))

    def restore_name(self, moment: datetime) -> Self:
        """Return this seat under the name of who had it at a moment."""
        then = next(
            (former_player for former_player in self.former or () if moment.timestamp() <= former_player.until), None
        )
        return replace(self, name=then.name) if then else self

    @property
    def was_removed(self) -> bool:
        """Whether they were removed from the match, and did not leave it; they may be welcome again."""
        return self.gone and self.leaving in REMOVALS

    @property
    def reading_language(self) -> str | None:
        """The language or locale in which they read what they alone see; `None`: it is not known."""
        return self.wish.language or self.locale

    @property
    def is_absent(self) -> bool:
        """Whether they missed so many turns (timeouts) that the table does not wait for them until they come back."""
        return self.silent >= ABSENT_AFTER_TURNS

    @property
    def is_marked_away(self) -> bool:
        """Whether the table does not wait for them because they said that they are away."""
        return self.silent >= AWAY_SILENT_TURNS

    @property
    def is_pausing(self) -> bool:
        """Whether the match is paused for their sake, until they come back."""
        return self.silent >= PAUSED_SILENT_TURNS

    @property
    def is_goblin(self) -> bool:
        """Whether a goblin of the bot (computer player) sits here."""
        return self.user_id < 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """A vote: what somebody asks a table to agree on, and the answers so far.

    `number` identifies it on buttons. `about` is the pace or the seat that is asked for; `until`: when it lapses.
    `new`: the game is new to who asks for a seat; `locale` is that of their Discord.
    """

    number: int
    kind: ProposalKind
    user_id: int
    name: str
    until: datetime
    about: str = ""
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    new: bool = False
    locale: str | None = None

    @property
    def seat(self) -> int:
        """The seat that is asked for."""
        return int(self.about)


NoticeKind = Literal["pace", "host", "let-in", "back", "resume", "refused", "agreed"]
"""Decided: another pace, another host, somebody may come back, or is back, a manager ended a pause, what was asked is
refused, or the table agreed to end a pause."""
VOTE_RESULTS: frozenset[NoticeKind] = frozenset({"refused", "agreed"})
NoticeBy = Literal["host", "vote", "manager", "leave", "player"]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardAnnouncement:
    """An announcement on a board: what a host, a vote or a manager decided, until all concerned have seen it.

    `about` is the pace, the name of whom it is about, or the seats that said no, or yes where the table agreed.
    `unseen`: those who have not played since. `by` "leave": the host left; "player": somebody did it themselves. The
    invitation says that somebody may join again, the only one who is `unseen` then.
    """

    kind: NoticeKind
    by: NoticeBy
    about: str = ""
    unseen: tuple[int, ...]

    def mark_seen_by(self, user_id: int) -> "BoardAnnouncement | None":
        """Return what is left of it when somebody has played; `None`: all have seen it."""
        left = tuple(person_id for person_id in self.unseen if person_id != user_id)
        return replace(self, unseen=left) if left else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table from lobby to the end, without any secret of its match.

    `sitters` are in joining order, which is the order of the seats. All times are UTC. `decision_since` is when the
    open decision was asked, `deadline` when silence is answered (`None` at pace "none"), `warned` whether the last
    call was made. `version` rises with every change, including hidden moves: it is for bookkeeping, never for people.
    `ended_at` is set when the match reached its outcome; from then on there is a record, even once the table is closed.
    While a match is paused, since `paused_at`, nobody plays and its clock stands still. `commitment` is the promise of
    the bot's secret, from the lobby on; `closed_by` is who closed it before the end, and `closing_reason` why, as they
    wrote it. `takeover`: a goblin plays for people who left or are away; otherwise default moves answer. `hints`:
    whether goblins may be asked for advice.
    `paced`: whether somebody chose the pace; otherwise it is the usual one. `motion`: what moves in its pictures.
    `invited`: in the lobby of a rematch, who is asked to it, in the order of the seats; in a lobby of a game night, for
    whom its seats are kept, in the order of sign-up.
    `removals`: who was sent away and may not come back, the first one first. `notice`: what was decided last.
    `held`: a manager paused the match, and only a manager lets it go on. `counts`: its result counts for ladders.
    `evening_id`: the game night that it belongs to; `seat_limit`: so many may sit there, if that is less than the game
    allows; `preset`: what the game night's host chose, by which goblins take its seats. `seat_changes`: who left, was
    removed and came back, in order.
    """

    id: int
    game: str
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    host_id: int
    status: Status
    options: Mapping[str, object]
    pace: Pace
    language: str
    version: int
    sitters: tuple[Sitter, ...]
    created_at: datetime
    changed_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    decision_number: int | None = None
    decision_since: datetime | None = None
    deadline: datetime | None = None
    warned: bool = False
    commitment: str | None = None
    rules_version: int | None = None
    rematch_of: int | None = None
    paused_at: datetime | None = None
    proposal: Proposal | None = None
    closed_by: int | None = None
    takeover: bool = False
    hints: bool = True
    paced: bool = False
    motion: Motion = "off"
    invited: tuple[int, ...] | None = None
    removals: tuple[Removal, ...] | None = None
    notice: BoardAnnouncement | None = None
    held: bool = False
    counts: bool = False
    evening_id: int | None = None
    seat_limit: int | None = None
    preset: str = ""
    seat_changes: tuple[SeatChange, ...] = ()
    closing_reason: str = ""

    @property
    def reminder_at(self) -> datetime | None:
        """When players get a reminder: with a third of the time left; `None` without a deadline, or in short time."""
        if self.deadline is None or self.decision_since is None:
            return None
        whole = self.deadline - self.decision_since
        return self.deadline - whole * REMINDER_TIME_SHARE if whole >= MIN_REMINDED_TIME else None

    @property
    def due_at(self) -> datetime | None:
        """When the clock has something to do here (the deadline).

        At the last call, then at the deadline; when a proposal lapses; after a week without any activity in a lobby or
        a match without a clock, and after a week of a pause.
        """
        if self.status == "lobby":
            return self.changed_at + MAX_IDLE_TIME
        if self.status == "aside":
            return None
        dates = (self._clock_due_at, self.proposal.until if self.proposal else None, *self._return_times)
        return min((date for date in dates if date), default=None)

    @property
    def _return_times(self) -> list[datetime]:
        """When absent people come back (who said until when); of a paused match, those for whom it pauses."""
        if self.decision_since is None:
            return []
        away = [
            sitter for sitter in self.present_people if (sitter.is_pausing if self.paused_at else sitter.is_marked_away)
        ]
        return [sitter.wish.away_until for sitter in away if sitter.wish.away_until]

    @property
    def _clock_due_at(self) -> datetime | None:
        if self.paused_at:
            return self.paused_at + MAX_IDLE_TIME
        last_call = None if self.warned else self.reminder_at
        return min((date for date in (self.idle_close_at, last_call or self.deadline) if date), default=None)

    @property
    def idle_close_at(self) -> datetime | None:
        """When a match of a single person without a clock is closed, since nobody used it; `None`: never."""
        alone = self.status == "playing" and self.pace == "none" and not self.paced and len(self.present_people) == 1
        return self.changed_at + MAX_IDLE_TIME if alone else None

    @property
    def host(self) -> Sitter | None:
        """The sitter who is the host; `None` at a lobby that everybody left."""
        return self.find_sitter(self.host_id)

    @property
    def present_people(self) -> tuple[Sitter, ...]:
        """The people who sit here and have not resigned; goblins of the bot do not count."""
        return tuple(sitter for sitter in self.sitters if not sitter.gone and not sitter.is_goblin)

    @property
    def game_night_state(self) -> str:
        """What the post of its game night and the other lobbies show of it: it changes when they do."""
        return f"{self.status} {len(self.sitters)} {self.thread_id}"

    @property
    def begins_in_turn(self) -> bool:
        """Whether the first seat begins a rematch: that of the player after the one who began the match before."""
        return self.rematch_of is not None and self.options.get("first") == 1

    @property
    def keeps_seats(self) -> bool:
        """Whether its seats are kept for those who signed up to its game night."""
        return self.invited is not None and self.rematch_of is None

    @property
    def pending_invitees(self) -> tuple[int, ...]:
        """The people who are invited, or whose seats are kept, and who have neither joined nor been sent away."""
        expected = (user for user in self.invited or () if user > 0 and self.find_sitter(user) is None)
        return tuple(user for user in expected if self.find_removal(user) is None)

    @property
    def goblins(self) -> tuple[Sitter, ...]:
        """The goblins of the bot (computer players) who sit here."""
        return tuple(sitter for sitter in self.sitters if sitter.is_goblin)

    @property
    def remaining_sitters(self) -> tuple[Sitter, ...]:
        """The people and goblins who have not left the match, nor were removed."""
        return tuple(sitter for sitter in self.sitters if not sitter.gone)

    @property
    def sitters_not_waited_for(self) -> tuple[Sitter, ...]:
        """The people whom the table does not wait for: who resigned, or is away while somebody else is there."""
        if not any(sitter.gone or sitter.is_absent for sitter in self.sitters):
            return ()
        deserted = all(sitter.is_absent for sitter in self.present_people)
        return tuple(sitter for sitter in self.sitters if sitter.gone or (sitter.is_absent and not deserted))

    @property
    def goblin_run_sitters(self) -> tuple[Sitter, ...]:
        """Those for whom a goblin answers: the goblins of the bot, and at some tables missing players."""
        missing = self.sitters_not_waited_for if self.takeover else ()
        return tuple(sitter for sitter in self.sitters if sitter.is_goblin or sitter in missing)

    def is_goblin_run(self, seat: int) -> bool:
        """Tell whether a goblin plays at a seat."""
        return any(sitter.seat == seat for sitter in self.goblin_run_sitters)

    def find_sitter(self, user_id: int | None) -> Sitter | None:
        """Return the sitter with this user id, gone or not, or `None`."""
        return next((sitter for sitter in self.sitters if sitter.user_id == user_id), None)

    def find_name(self, user_id: int) -> str:
        """Return the name of somebody who sits here, or had a seat before its player; nothing for others."""
        former = {
            former_player.user_id: former_player.name
            for sitter in self.sitters
            for former_player in sitter.former or ()
        }
        return (former | {sitter.user_id: sitter.name for sitter in self.sitters}).get(user_id, "")

    def takes_part(self, user_id: int) -> bool:
        """Tell whether somebody may take a seat here, has one, or had one before its player."""
        formers = {former.user_id for sitter in self.sitters for former in sitter.former or ()}
        return self.status == "lobby" or self.find_sitter(user_id) is not None or user_id in formers

    def find_removal(self, user_id: int | None) -> Removal | None:
        """Return how somebody was removed (kicked) from here, if they were and may not come back."""
        return next((removal for removal in self.removals or () if removal.user_id == user_id), None)

    def is_removal_before_rematch(self, removal: Removal) -> bool:
        """Tell whether somebody was removed from the match before this rematch: its removals name no remover."""
        return self.rematch_of is not None and not removal.remover_id and removal.user_id not in (self.invited or ())

    @property
    def reversible_removals(self) -> tuple[Removal, ...]:
        """Those whom the host may let come back, the last who were removed first."""
        return tuple(removal for removal in reversed(self.removals or ()) if removal.by not in ("manager", "block"))

    def find_seat(self, user_id: int | None) -> int | None:
        """Return the seat that this user plays; `None` in the lobby, for viewers and for those who resigned."""
        sitter = self.find_sitter(user_id)
        return None if sitter is None or sitter.gone else sitter.seat

    def get_sitter_at(self, seat: int) -> Sitter:
        """Return who has this seat; only during or after a match."""
        return self.sitters[seat]


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of a server (guild): what its managers (moderators) have decided for its tables.

    `channels`: where tables may open, none: everywhere. `threads`: whether a match gets a thread of its own. `opener`:
    the role that may open tables, `None`: everybody. `tables`: how many may be open at once, 0: no limit. `called`: the
    role that hosts may call to their tables, if any. `motion`: what moves in pictures, unless a host chooses otherwise.
    `archive`: after how many quiet minutes Discord archives the thread of a match that is over. `ladder`: whether
    `/ladder` ranks its people. `digest`: the channel that gets a digest of each day's deal, if any, at `digest_hour` of
    UTC, or at the end of the day; `digest_by` is the manager who chose that channel. `language`: what all see is in it;
    `None`: in that of a Community, else of who opens a table.
    """

    guild_id: int
    channels: tuple[int, ...] = ()
    threads: bool = True
    opener: int | None = None
    pace: Pace = "live"
    goblins: bool = True
    tables: int = 0
    called: int | None = None
    motion: Motion = "moments"
    archive: ArchiveAfter = 60
    ladder: bool = False
    digest: int | None = None
    digest_hour: int | None = None
    digest_by: int | None = None
    language: str | None = None


@dataclass(frozen=True, slots=True)
class KeptReplay:
    """What somebody keeps for some days: a what-if ("fork"), an uploaded record, a bookmark."""

    id: int
    user_id: int
    kind: ReplayKind
    content: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The result of one person or goblin who had a seat in a match that ended.

    `turn` counts who had the seat, from 0: the first player, then each substitute. `user_id` is below zero for goblins,
    `None` for a person who deleted their data; `level` is that of a goblin. `variant` names the options that change
    the game, `seats` is how many played. `place` is 1 for the first, ties share a place; `None`: nothing
    ranks, or somebody else had the seat at the end.
    `points`: `None` where the game has none. `own_moves` were made by them, `other_moves` by others in their place
    while the seat was theirs; a move that left nobody a choice is neither. `leaving`: why their part ended early;
    `None`: it did not. `counts`: for ladders.
    """

    table_id: int
    seat: int
    turn: int
    user_id: int | None
    level: GoblinLevel | None
    game: str
    variant: str
    seats: int
    place: int | None
    points: int | None
    own_moves: int
    other_moves: int
    leaving: Leaving | None
    ending: Ending
    counts: bool
    guild_id: int | None
    channel_id: int
    started_at: datetime
    ended_at: datetime
    rules_version: int


class DailyMove(NamedTuple):
    """A move of a deal of the day: the seat, the notation, and the check of the match's record."""

    seat: int
    move: str
    check: str


class DailyResult(NamedTuple):
    """How a deal of the day came out: `rank` sorts results, the best last; `number` and `signs` are what is shown."""

    rank: str | None
    number: int | None
    signs: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyPlay:
    """Somebody's try of a day, which is a number of the calendar: all moves so far, goblins' too.

    `guild_id` is the server where the first move was clicked, if the bot is there. `name` is what its person is called
    there. `result` is there once it is over.
    """

    user_id: int
    day: int
    game: str
    rules_version: int
    guild_id: int | None
    begun_at: datetime
    moves: tuple[DailyMove, ...]
    result: DailyResult | None = None
    name: str = ""

    @property
    def day_of_calendar(self) -> date:
        """The day."""
        return date.fromordinal(self.day)


class RankedDay(NamedTuple):
    """A try of somebody who agreed to be named: `rank`, `number` and `signs` are there if they finished."""

    user_id: int
    name: str
    day: int
    rank: str | None
    number: int | None
    signs: str | None


class DigestProgress(NamedTuple):
    """The last day of which a server had its digest, or had none because nobody played.

    `run`: so many days in a row, up to that day, somebody of the server played. Not `done`: it is being posted, since
    `begun_at`.
    """

    day: int
    run: int
    begun_at: datetime
    done: bool


@dataclass(frozen=True, slots=True)
class OpenTables:
    """How many tables in use share the host, the channel, the server."""

    person: int
    channel: int
    server: int


@dataclass(frozen=True, slots=True)
class StoredMove:
    """A stored move, with everything that it caused: secrets of all seats, only for the store.

    `number` counts from 1, `check` is that of the match's record, `by` tells who made it for the seat.
    """

    number: int
    seat: int
    notation: str
    check: str
    by: Actor
    events: tuple[Event, ...]
    at: datetime

    def is_known_to(self, seat: int | None) -> bool:
        """Tell whether a seat, or a spectator (`None`), may know of it.

        The player who made it may, all who were told something in it may, and everyone if anything in it was public.
        """
        return self.seat == seat or any(event.is_visible_to(seat) for event in self.events)


class MadeMove(NamedTuple):
    """Who made a move for a seat, and when."""

    seat: int
    by: Actor
    at: datetime


KnownMoves = tuple[int, tuple[StoredMove, ...]]
"""How many moves a viewer knows, and the latest of them, oldest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SurfaceMessage:
    """A message that shows a table to somebody (board, panel, lobby); `user_id` is the person a panel is for.

    `version_shown` is the table's version that the message shows, `digest` stands for what was sent, `decision` is the
    number of the decision that it was posted for. A table has one `live` lobby, one `live` board and one `live` panel
    per user; a row that is not live was superseded and waits for its message to lose its controls. `id` is 0 until it
    is saved. A board becomes a post of the log, which tells what happened from `since` on, `until` the board that
    superseded it; `since` is `None` for other kinds, and for boards that an older version of the bot posted.
    """

    id: int = 0
    table_id: int
    kind: SurfaceKind
    user_id: int | None
    channel_id: int
    message_id: int
    version_shown: int
    digest: str = ""
    decision: int | None = None
    live: bool = True
    since: LogPlace | None = None
    until: LogPlace | None = None


class Posting(NamedTuple):
    """A message of a table that is about to be posted.

    Its kind, the seat whose player it is for (`None`: for all), and the decision that it is posted for; without one,
    the table's version. `channel` is noted of what is for one seat; `since` of a board, as its `SurfaceMessage` has it.
    `after` is the id of the message that it supersedes, 0: there is none; `None`: an older version of the bot noted it.
    """

    kind: SurfaceKind
    seat: int | None
    decision: int | None
    version: int | None = None
    channel: int | None = None
    since: LogPlace | None = None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class WholeTable:
    """Everything that the store has of a table and its owner holds: secrets of all seats.

    The match is dealt from `secret`, as hex; `known` is the log for each viewer: the seats, and `None` for
    spectators.
    """

    table: Table
    snapshot: str | None
    known: Mapping[int | None, KnownMoves]
    surfaces: tuple[SurfaceMessage, ...]
    secret: str | None = None
