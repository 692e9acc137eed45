"""What Discord's refusals mean for the whole bot: how long to wait, what is final, and what the log says of each."""

from http import HTTPStatus

import aiohttp
import discord

DISCORD_AWAY_ERRORS = (aiohttp.ClientError, discord.GatewayNotFound, discord.HTTPException, OSError)
"""Discord is away or refuses, which passes by itself: a wrong token is none of these (`discord.LoginFailure`)."""

MAX_RETRY_AFTER_SECONDS = 24 * 3600.0
"""Seconds; nothing that Discord limits lasts longer than a day."""

BAD_TOKEN_CLOSE_CODE = 4004
FINAL_CLOSE_CODES = frozenset({BAD_TOKEN_CLOSE_CODE, 4010, 4011, 4012, 4013, 4014})
"""The gateway's closes after which only the operator can help ("Gateway Close Event Codes": no reconnect)."""


CLOSED_DM_CODES = frozenset({50007, 50278, 20026})
"""Codes of a DM that takes no messages from the bot: closed to it, no shared server any more, the bot held back."""
FORBIDDEN_CODES = frozenset({50001, 50013})
UNKNOWN_CHANNEL_CODE = 10003
THREAD_ARCHIVED_CODE = 50083
NO_PLACE_CODES = FORBIDDEN_CODES | {UNKNOWN_CHANNEL_CODE, 50024, THREAD_ARCHIVED_CODE, 160005, 160006, 30033}
"""Codes of a place where the bot cannot be: forbidden, gone, archived, locked, full of threads."""
CLOSED_PLACE_CODES = FORBIDDEN_CODES | {50083, 160005}
"""Codes of a place that is closed to the bot, and may be opened again: forbidden, archived, locked."""
UNKNOWN_MESSAGE_CODE = 10008
HAS_THREAD_CODE = 160004
GONE_CLICK_CODES = frozenset({10015, 10062, 40060, 50027})
"""Codes of a click that takes no answer: its webhook or itself unknown, answered already, its token over."""
CONTENT_INDEPENDENT_CODES = (
    NO_PLACE_CODES | CLOSED_DM_CODES | GONE_CLICK_CODES | {UNKNOWN_MESSAGE_CODE, HAS_THREAD_CODE}
)
"""Codes of the place, the message or the click, not of what is sent."""


def describe_fault(fault: BaseException) -> str:
    """Return what the log says of a fault: status and code of a refusal without its page, otherwise its class."""
    if isinstance(fault, discord.HTTPException):
        return f"{fault.status}/{fault.code} {fault.response.reason}"
    return repr(fault)


def read_retry_after(fault: BaseException) -> float:
    """Return the seconds that Discord (or Cloudflare) asks to wait before a retry (rate limit); 0 if it says none."""
    refusal = fault if isinstance(fault, discord.HTTPException) else fault.__cause__
    if not isinstance(refusal, discord.HTTPException):
        return 0.0
    return parse_retry_after(refusal.response.headers.get("Retry-After", ""))


def parse_retry_after(text: str) -> float:
    """Read a Retry-After in seconds; a date counts as none, and nothing as more than a day."""
    try:
        seconds = float(text)
    except ValueError:
        return 0.0
    return min(seconds, MAX_RETRY_AFTER_SECONDS) if seconds > 0 else 0.0


def find_fatal_close_code(fault: BaseException) -> int | None:
    """Return the gateway's close code if the bot may not come back after it."""
    if isinstance(fault, discord.PrivilegedIntentsRequired):
        return 4014
    code = fault.code if isinstance(fault, discord.ConnectionClosed) else None
    return code if code in FINAL_CLOSE_CODES else None


def is_permanent_refusal(refusal: discord.HTTPException) -> bool:
    """Tell whether Discord itself refuses what it is asked for, whatever its code: it will do so again."""
    passing = (HTTPStatus.UNAUTHORIZED, HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS)
    return refusal.code != 0 and refusal.status // 100 == 4 and refusal.status not in passing


def is_unexpected_refusal(refusal: discord.HTTPException) -> bool:
    """Tell whether Discord refuses for good what it is asked for, and not for its place, its message or its click."""
    return is_permanent_refusal(refusal) and refusal.code not in CONTENT_INDEPENDENT_CODES


def is_closed_dm(refusal: discord.HTTPException) -> bool:
    """Tell whether a refusal means that somebody cannot be reached by DM."""
    return refusal.code in CLOSED_DM_CODES or refusal.status == HTTPStatus.FORBIDDEN


def may_be_refused_for_content(refusal: discord.HTTPException) -> bool:
    """Tell whether other content may pass: Discord refused a message for good, and not for its place or its click."""
    too_large = refusal.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return too_large or is_unexpected_refusal(refusal)
