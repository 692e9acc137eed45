"""A person's wishes, shown only to them."""

from bot.screens.board import moment
from bot.screens.layout import Screen, Text
from bot.tables import Preferences
from games.engine.words import Words


def wishes(wish: Preferences, say: Words) -> Screen:
    """Return how somebody is called."""
    quiet = "yes" if wish.quiet_from is not None else "no"
    lines = [
        say(f"me-ring-{wish.ring}"),
        say("me-quiet", quiet=quiet, begin=_hour(wish.quiet_from), end=_hour(wish.quiet_until), zone=wish.zone),
        *([say("me-moon", moon="yes" if wish.moon else "no")] if wish.quiet_from is not None else []),
        say("me-avatar", avatar="yes" if wish.avatar else "no"),
        say(f"me-motion-{wish.motion}"),
        *([say("me-away", time=moment(wish.away_until, "F"))] if wish.away_until else []),
    ]
    return Screen((Text(say("me-title")), Text("\n".join(lines)), Text(say("me-how"))))


def _hour(minutes: int | None) -> str:
    hour, minute = divmod(minutes or 0, 60)
    return f"{hour}:{minute:02}"
