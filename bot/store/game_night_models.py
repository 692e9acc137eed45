"""What the store keeps of a game night: a table with a time, to which people sign up."""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Literal, Self

from bot.store.names import clean_name

GameNightStatus = Literal["draft", "open", "called", "begun", "free", "over", "off"]
"""A draft is shown to its host alone; then it is open until its people are called, ten minutes before its time. When it
has begun, seats are kept for ten minutes, then they are free for all. At last it is over, or it was called off."""
SignUp = Literal["come", "maybe", "cannot"]
OffBy = Literal["", "host", "manager", "event", "late", "empty", "deleted", "closed"]
"""Why a game night is off: somebody cancelled it here or its server event at Discord, the bot was away at its time,
nobody came, its post was deleted twice, its channel is closed to the bot."""


@dataclass(frozen=True, slots=True)
class GameNightGuest:
    """Somebody who signed up for a game night, and their answer (RSVP); guests are in the order in which they gave it.

    `interested`: they said so at the server event alone, and have pressed nothing here.
    """

    user_id: int
    name: str
    answer: SignUp
    interested: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))


@dataclass(frozen=True, slots=True, kw_only=True)
class GameNight:
    """A game night (scheduled game session), from the question when it is to its end.

    All times are UTC.

    `seats` are the people a table. `asked` is the text that its host wrote as its time, `zone` theirs; `begins_at` is
    `None` until that is clear. `named`: who is called when it is posted. `posts`: how often it was posted. `call_id` is
    the message that calls those who come, and at last the one that names the best. `tables` are its tables once it has
    begun. `due_at` is when the clock has something to do. `weekly`: a next one follows a week later, by the host's
    clock; `clock_minute` is the minute of the day that its host wants, where the clock skips that minute this week.
    `role` is called when it is posted.
    `goblins`: goblins take the seats that a match needs. `preset` is chosen at its tables. `title` is a name that
    somebody gave its server event. `event`: its host wants a server event, `event_id` is that event, and `event_shown`
    what it says as far as known.
    """

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    host_name: str
    game: str
    seats: int
    language: str
    asked: str
    zone: str
    status: GameNightStatus
    created_at: datetime
    changed_at: datetime
    begins_at: datetime | None = None
    due_at: datetime | None = None
    message_id: int | None = None
    call_id: int | None = None
    posts: int = 0
    weekly: bool = False
    clock_minute: int | None = None
    role: int | None = None
    goblins: bool = False
    preset: str = ""
    title: str = ""
    event: bool = False
    event_id: int | None = None
    event_shown: str = ""
    off_by: OffBy = ""
    guests: tuple[GameNightGuest, ...] = field(default=())
    named: tuple[int, ...] = ()
    tables: tuple[int, ...] = ()
    version: int = 1

    @property
    def coming_guests(self) -> tuple[GameNightGuest, ...]:
        """Those who come, in the order of their sign-up."""
        return tuple(guest for guest in self.guests if guest.answer == "come")

    @property
    def is_upcoming(self) -> bool:
        """Whether it is still to come."""
        return self.status in ("open", "called")

    @property
    def is_live(self) -> bool:
        """Whether it was posted and is neither over nor off."""
        return self.status in ("open", "called", "begun", "free")

    @property
    def wants_goblins(self) -> bool:
        """Whether goblins shall take seats at its tables from the beginning: its host said so, or chose a preset."""
        return self.goblins or self.preset != ""

    def find_guest(self, user_id: int) -> GameNightGuest | None:
        """Return the answer of somebody, if they gave one."""
        return next((guest for guest in self.guests if guest.user_id == user_id), None)

    def involves(self, user_id: int) -> bool:
        """Tell whether somebody is its host or a guest."""
        return user_id == self.host_id or self.find_guest(user_id) is not None

    def remove_person(self, user_id: int) -> Self:
        """Return the game night without somebody: as a guest, as one who was named."""
        guests = tuple(guest for guest in self.guests if guest.user_id != user_id)
        return replace(self, guests=guests, named=tuple(named_id for named_id in self.named if named_id != user_id))
