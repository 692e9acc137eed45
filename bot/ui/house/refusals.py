"""What Discord's refusals mean for the whole bot: how long to wait, what is final, and what the log says of each."""

import aiohttp
import discord

AWAY = (aiohttp.ClientError, discord.GatewayNotFound, discord.HTTPException, OSError)
"""Discord is away or refuses, which passes by itself: a wrong token is none of these (`discord.LoginFailure`)."""

LONGEST_WAIT = 24 * 3600.0
"""Seconds; nothing that Discord limits lasts longer than a day."""

BAD_TOKEN = 4004
FINAL_CLOSES = frozenset({BAD_TOKEN, 4010, 4011, 4012, 4013, 4014})
"""The gateway's closes after which only the operator can help ("Gateway Close Event Codes": no reconnect)."""


def describe_fault(fault: BaseException) -> str:
    """Return what the log says of a fault: status and code of a refusal without its page, otherwise its class."""
    if isinstance(fault, discord.HTTPException):
        return f"{fault.status}/{fault.code} {fault.response.reason}"
    return repr(fault)


def retry_after(fault: BaseException) -> float:
    """Return the seconds that Discord (or Cloudflare in its place) asks to wait; 0 if it does not say."""
    refusal = fault if isinstance(fault, discord.HTTPException) else fault.__cause__
    if not isinstance(refusal, discord.HTTPException):
        return 0.0
    return read_seconds(refusal.response.headers.get("Retry-After", ""))


def read_seconds(text: str) -> float:
    """Read a Retry-After in seconds; a date counts as none, and nothing as more than a day."""
    try:
        seconds = float(text)
    except ValueError:
        return 0.0
    return min(seconds, LONGEST_WAIT) if seconds > 0 else 0.0


def final_close(fault: BaseException) -> int | None:
    """Return the gateway's close code if the bot may not come back after it."""
    if isinstance(fault, discord.PrivilegedIntentsRequired):
        return 4014
    code = fault.code if isinstance(fault, discord.ConnectionClosed) else None
    return code if code in FINAL_CLOSES else None
