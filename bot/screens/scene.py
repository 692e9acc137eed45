"""Scenes: one viewer's sight of a table, the names of the players, and the words (translations) for it."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Self

from bot.pictures.painting.short_names import shorten_goblin_name
from bot.screens.custom_ids import ReplayReference, TableRef
from bot.screens.goblin_line_memory import GoblinLineMemory
from bot.screens.highlight_replay import HighlightReplay
from bot.store.models import MAX_REASON_LENGTH
from bot.tables import Motion, SeenMove, Sitter, Table, TableError, TableView
from bot.tables.goblin_names import localize_departed_name, localize_name
from bot.tables.shown_names import MARKUP_CHARACTER_PATTERN
from bot.tables.shown_names import MAX_NAME_LENGTH as MAX_NAME_LENGTH  # noqa: PLC0414  all screens find it here
from bot.tables.shown_names import escape_name as escape_name  # noqa: PLC0414  all screens find it here
from bot.tables.shown_names import truncate_name as truncate_name  # noqa: PLC0414  all screens find it here
from bot.tables.table_view import localize_names, number_lookalike_names
from games.engine import Decision, View
from games.engine.contract import ComparedMoves
from games.engine.words import Words, choose_language, isolate_name, load_words

_EMOJI_OR_MARKUP = re.compile(rf"\ue000[^\ue001]*\ue001|{MARKUP_CHARACTER_PATTERN.pattern}")
MAX_STAND_IN_NAME_LENGTH = 20
"""So much of a player's name stands before what says that it is their goblin."""


def escape_label(label: str) -> str:
    """Return the words of a button for a text, where Discord would read markup in them; emoji stay as they are."""
    return _EMOJI_OR_MARKUP.sub(lambda hit: hit[0] if hit[1] is None else f"\\{hit[1]}", label)


def shorten_name(name: str, max_length: int) -> str:
    """Return a name for a label with so little room, a goblin’s without its level; Discord reads no markup there."""
    name = name if len(name) <= max_length else shorten_goblin_name(name)
    return isolate_name(name if len(name) <= max_length else name[: max_length - 1].rstrip() + "…")


def join_sitter_names(sitters: Iterable[Sitter], say: Words) -> str:
    """Join the names of people to a list, as "Ann, Bob and Cid"."""
    return say.join_list([escape_name(localize_name(sitter.user_id, sitter.name, say)) for sitter in sitters])


def join_label_names(sitters: Iterable[Sitter], say: Words) -> str:
    """Return the names of people for a label, where Discord reads no markup."""
    return say.join_list(
        [shorten_name(localize_name(sitter.user_id, sitter.name, say), MAX_NAME_LENGTH) for sitter in sitters]
    )


def load_sitter_words(table: Table, user_id: int | None) -> Words:
    """Return the words (translations) for somebody alone at a table: in their language (locale), or the table's."""
    sitter = table.find_sitter(user_id)
    return load_words(
        choose_language(sitter.reading_language) if sitter and sitter.reading_language else table.language
    )


def mention_place(table: Table) -> str:
    """Link (mention) the thread or channel where a table is."""
    return f"<#{table.thread_id or table.channel_id}>"


def find_person_name(table: Table, user_id: int, say: Words) -> str:
    """Return the name of somebody who sits at a table or was removed from it; nothing for others."""
    names = {removal.user_id: removal.name for removal in table.removals or ()} | {
        sitter.user_id: sitter.name for sitter in table.sitters
    }
    return escape_name(localize_departed_name(names.get(user_id, ""), say))


def format_closer_name(table: Table, say: Words) -> str:
    """Return who closed a table before its end: the host, or a manager with that role, named if they sit there."""
    closer = table.find_sitter(table.closed_by)
    if closer is None:
        return say("lobby-a-manager")
    name = escape_name(localize_name(closer.user_id, closer.name, say))
    return name if closer.user_id == table.host_id else say("manager-named", name=name)


def format_reason(reason: str, say: Words, longest: int = MAX_REASON_LENGTH) -> list[str]:
    """Return the sentence with the reason that a host or manager gave; none without a reason."""
    return [say("removal-reason", reason=escape_name(reason, longest))] if reason else []


@dataclass(frozen=True, slots=True)
class Scene:
    """One viewer's sight of a table, told in one language."""

    table_view: TableView
    say: Words
    story: tuple[SeenMove, ...] = ()
    """The whole match as everybody may know it, once it is over."""
    said: GoblinLineMemory | None = field(default=None, compare=False)
    """What goblins have said at the table, where somebody keeps it."""
    asleep: frozenset[int] = frozenset()
    """The people at the table who keep quiet hours now, and let others see that."""
    hindsight: HighlightReplay | None = field(default=None, compare=False)
    """The match played again, once it is over, where it can be."""
    motion: Motion = "off"
    """What moves in pictures now, for this viewer."""
    playback: ReplayReference | None = None
    """Where the scene stands, if the match is played again: then all controls name this in place of the table."""
    game_night_link: str = ""
    """The link to the post of the game night that a match which is over belongs to."""
    compared_moves: ComparedMoves | None = None
    """In a review, the moves that its picture marks."""

    def __post_init__(self) -> None:
        table = localize_names(self.table_view.table, self.say)
        if table is not self.table_view.table:
            object.__setattr__(self, "table_view", replace(self.table_view, table=table))

    @property
    def table_ref(self) -> TableRef:
        """What controls name as their table."""
        return self.table.id if self.playback is None else self.playback

    @property
    def table(self) -> Table:
        """The table in this scene."""
        return self.table_view.table

    @property
    def seat(self) -> int | None:
        """The viewer's seat, or `None` for a spectator."""
        return self.table_view.seat

    @property
    def view(self) -> View:
        """What the viewer may know of the match; raises `TableError` before it has begun."""
        if self.table_view.view is None:
            raise TableError("not-started")
        return self.table_view.view

    @property
    def decision(self) -> Decision | None:
        """What the match waits for."""
        return self.table_view.decision

    @property
    def move_count(self) -> int:
        """How many moves of the match the viewer knows."""
        return self.table_view.recent_moves[-1].number if self.table_view.recent_moves else 0

    @property
    def is_asked(self) -> bool:
        """Whether it is the viewer's turn: they owe an answer."""
        return self.table_view.waits_for_viewer

    @property
    def may_move(self) -> bool:
        """Whether the viewer owes an answer or is welcome to move without being asked."""
        if self.decision is None or self.seat is None or self.table.paused_at:
            return False
        return self.decision.asks(self.seat)

    @property
    def animates_moments(self) -> bool:
        """Whether great moments and the podium move."""
        return self.motion != "off"

    def restore_names(self, moment: datetime | None, *seats: int) -> Self:
        """Return the scene with the names of those who sat there, or on some seats: deeds stay with who did them."""
        table = self.table
        if moment is None or not any(sitter.former for sitter in table.sitters):
            return self
        sitters = tuple(
            sitter.restore_name(moment) if not seats or sitter.seat in seats else sitter for sitter in table.sitters
        )
        named_table = number_lookalike_names(replace(table, sitters=sitters))
        return replace(self, table_view=replace(self.table_view, table=named_table))

    def show_stand_ins(self, *seats: int) -> Self:
        """Return the scene with goblins in the seats of missing players: what they do is not told as those people's."""
        if not seats:
            return self
        sitters = tuple(
            self._name_goblin_of(sitter) if sitter.seat in seats else sitter for sitter in self.table.sitters
        )
        return replace(self, table_view=replace(self.table_view, table=replace(self.table, sitters=sitters)))

    def _name_goblin_of(self, sitter: Sitter) -> Sitter:
        return replace(
            sitter, name=self.say("board-stand-in", name=shorten_name(sitter.name, MAX_STAND_IN_NAME_LENGTH))
        )

    def find_takeover_time(self, seat: int | None) -> datetime | None:
        """Return when the player of a seat took it over from somebody; `None`: they had it from the start."""
        former = None if seat is None else self.table.get_sitter_at(seat).former
        return datetime.fromtimestamp(former[-1].until, UTC) if former else None

    @property
    def raw_names(self) -> list[str]:
        """The players' names by seat, for pictures."""
        return [sitter.name for sitter in self.table.sitters]

    def format_seat_name(self, seat: int) -> str:
        """Return the name of the player on a seat, escaped for text."""
        return escape_name(self.table.sitters[seat].name)

    def format_acting_player(self, seat: int) -> str:
        """Return the name of who plays on a seat now: its player, or the goblin that plays for them."""
        stands_in = self.table.is_goblin_run(seat) and not self.table.get_sitter_at(seat).is_goblin
        return (
            self.say("board-stand-in", name=self.format_seat_name(seat)) if stands_in else self.format_seat_name(seat)
        )

    def format_acting_players(self, seats: Iterable[int]) -> str:
        """Return the names of those who play on some seats now, as a list."""
        return self.join_list([self.format_acting_player(seat) for seat in seats])

    def name_asked_player(self, seat: int, *, mention: bool) -> str:
        """Return who is asked, as a name or a mention, with a moon in quiet hours; of a goblin always the name."""
        if self.table.is_goblin_run(seat):
            return self.format_acting_player(seat)
        user = self.table.get_sitter_at(seat).user_id
        name = f"<@{user}>" if mention else self.format_seat_name(seat)
        return self.say("board-asleep", name=name) if user in self.asleep else name

    def join_seat_names(self, seats: Sequence[int]) -> str:
        """Join several players' names to a list, as "Ann, Bob and Cid"."""
        return self.join_list([self.format_seat_name(seat) for seat in seats])

    def join_list(self, things: Sequence[str]) -> str:
        """Join things to a list in the reader's language ("a, b and c")."""
        return self.say.join_list(list(things))
