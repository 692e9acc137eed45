"""Who is pinged, where and when: decided from plain facts, with tables of truths in the tests."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

from bot.store.game_night_models import GameNight
from bot.store.models import REMINDER_TIME_SHARE, Preferences
from bot.tables import PingRoute, Reach, Sitter
from bot.ui.surfaces.presence import PROMPT_ANSWER_TIME, RECENT_CLICK_AGE

GameNightPing = Literal["post", "call", "news", "elsewhere"]
"""A game night is posted, begins in ten minutes, or was moved or cancelled: by its host, or by somebody else."""

MIN_PING_INTERVAL = timedelta(minutes=1)
"""Nobody is pinged twice at a table within this time, unless they clicked there or a new question began in between."""
MIN_REMINDER_INTERVAL = timedelta(seconds=30)
"""A reminder comes at least this long after the call."""


class PanelPing(NamedTuple):
    """How a panel is brought up to date.

    `post`: as a new message, otherwise by an edit. `quiet`: no sound, also where an edit finds the panel gone.
    `counts`: its player counts as called; otherwise they are called later.
    """

    post: bool
    quiet: bool
    counts: bool


def choose_ping_route(wish: PingRoute, dm: Reach, *, panels: bool, at_board: bool) -> PingRoute:
    """Return where somebody is called (pinged): by "dm", in the "thread", or not at all ("none").

    `panels`: the game has panels by DM. `at_board`: they last played at the board, and may do so now.
    """
    if wish == "none":
        return "none"
    if wish == "thread" or dm == "closed" or not panels:
        return "thread"
    return "thread" if wish == "played" and at_board else "dm"


def find_presence_end(
    clicked: datetime | None,
    since: datetime | None,
    deadline: datetime | None,
    *,
    live: bool = False,
    prompt: bool = False,
) -> datetime | None:
    """Return until when somebody counts as being at a table where they clicked; `None`: they never clicked.

    It is a minute, but not beyond the moment when a third of a question's time is left. At a `live` pace it is some
    seconds from the question, or from a click in it; who was `prompt` has these seconds whenever they clicked.
    """
    if clicked is None:
        return None
    lapses = clicked + RECENT_CLICK_AGE
    if since is None:
        return lapses
    if live:
        prompt_end = max(clicked, since) + PROMPT_ANSWER_TIME
        lapses = prompt_end if prompt else min(lapses, prompt_end)
    if deadline is None:
        return lapses
    short = deadline - (deadline - since) * REMINDER_TIME_SHARE
    return min(lapses, short if clicked <= since else max(short, clicked + PROMPT_ANSWER_TIME))


def find_ping_interval_end(
    pinged: datetime | None, clicked: datetime | None, since: datetime | None, *, reminds: bool = False
) -> datetime | None:
    """Return until when somebody is not pinged again after their last ping at a table; a click there ends that.

    A question that began after the ping (`since`) waits for some seconds alone, as it may have little time; what only
    reminds of a question, for half a minute.
    """
    if pinged is None or (clicked is not None and clicked >= pinged):
        return None
    if since is not None and since > pinged:
        return pinged + PROMPT_ANSWER_TIME
    return pinged + (MIN_REMINDER_INTERVAL if reminds else MIN_PING_INTERVAL)


def compute_next_ping_check(
    present_until: datetime | None, quiet: datetime | None, now: datetime, rest: datetime | None = None
) -> datetime | None:
    """Return when to see again whether somebody must be called (pinged); `None`: they may be called now.

    `present_until` is until when they count as being there, `quiet` when their quiet hours end, `rest` until
    when they are not pinged again after the last ping.
    """
    later = [moment for moment in (present_until, quiet, rest) if moment is not None and moment > now]
    return max(later, default=None)


def begins_to_wait(asked: int | None, shown: int | None, *, brief: bool) -> bool:
    """Tell whether a table begins to wait for somebody: their panel shows no such decision yet, and it is not brief."""
    return asked is not None and not brief and shown != asked


def decide_panel_ping(*, begins: bool, by_dm: bool, rings: bool, stands: bool, written_below: bool) -> PanelPing:
    """Return how a panel is shown.

    `begins`: the table begins to wait for its player. `by_dm`: that is where they are called. `rings`: they are called
    now, for that or for a question to the table. `stands`: there is a panel; `written_below`: they wrote below it.
    """
    fresh = begins and written_below
    return PanelPing(post=rings or fresh or not stands, quiet=not rings, counts=rings or not begins or not by_dm)


def must_update_panel(*, owed: bool, elsewhere: bool) -> bool:
    """Tell whether a panel must show that its question has changed, or is over.

    It must if its player `owed` the answer; to one who finds everything `elsewhere`, what else they may do is no news.
    """
    return owed or not elsewhere


def list_unpinged_sitters(waiting: Sequence[Sitter], called: Mapping[int, int], number: int) -> list[Sitter]:
    """Return those who were not pinged for this yet; `called` has for each the number that they were called for."""
    return [sitter for sitter in waiting if called.get(sitter.user_id) != number]


def choose_game_night_pings(
    game_night: GameNight, wishes: Mapping[int, Preferences], occasion: GameNightPing
) -> tuple[int, ...]:
    """Return who gets a ping for a game night; who only may come never does.

    Those whom its host named, when it is posted; those who come, before it begins and when it is moved or cancelled,
    but not a host who did that. Quiet hours do not count, as they signed up; their setting for game nights does.
    """
    if occasion == "post":
        return game_night.named
    coming = (
        guest.user_id for guest in game_night.coming_guests if occasion != "news" or guest.user_id != game_night.host_id
    )
    return tuple(user for user in coming if wishes.get(user, Preferences()).evenings)
