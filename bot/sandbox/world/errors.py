"""Errors that Discord answers: an HTTP status, a JSON code and one sentence.

Refused               a request of the bot that Discord would refuse
NotPossible           something a person at the page or in a test tried that their Discord would not let them do
"""

from bot.sandbox.world.protocol import JsonObject


class Refused(Exception):
    """A request that Discord refuses.

    `status` is the HTTP status, `code` Discord's JSON error code, `errors` the nested object that names the
    refused fields (50035 only).
    """

    def __init__(self, status: int, code: int, message: str, errors: JsonObject | None = None) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def json_body(self) -> JsonObject:
        """Return the JSON body of the refusal."""
        body: JsonObject = {"message": self.message, "code": self.code}
        return body if self.errors is None else body | {"errors": self.errors}


class NotPossible(Exception):
    """Something that a person's own Discord would not let them do; reads as one plain sentence."""


_ERRORS_BY_CODE: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10070: (404, "Unknown Guild Scheduled Event"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30003: (400, "Maximum number of pins reached (250)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has reached the maximum number of follow-up messages"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    180000: (400, "Cannot update a finished event"),
    160004: (400, "A thread has already been created for this message"),
}


def build_refusal(code: int) -> Refused:
    """Return the refusal of one of Discord's JSON codes, with its status and sentence."""
    status, message = _ERRORS_BY_CODE[code]
    return Refused(status, code, message)


def build_token_refusal() -> Refused:
    """Return what Discord says to a wrong bot token."""
    return Refused(401, 0, "401: Unauthorized")


def build_route_refusal() -> Refused:
    """Return what Discord says to an address that it does not have."""
    return Refused(404, 0, "404: Not Found")
