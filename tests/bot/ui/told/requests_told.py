"""What the bot sent, in lines that a person reads: which message was posted, edited or deleted, and what it shows."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.sandbox import Sandbox
from bot.screens.custom_ids import parse_custom_id
from tests.bot.ui.told.house_told import Request

LONGEST, MOST_TEXTS, MOST_CONTROLS = 90, 4, 6
"""Of a message so many letters of each text are told, texts and controls: what screens say has tests of its own."""
ONLY_YOU, WITHOUT_A_SOUND = 1 << 6, 1 << 12
UNTOLD = ("/gateway/bot", "/applications", "/users/@me")
"""What a login asks; a direct message is opened before it is posted."""


@dataclass(slots=True)
class Places:
    """Names of channels and people, and numbers of messages in the order in which they were posted."""

    sandbox: Sandbox
    numbers: dict[int, int] = field(default_factory=dict)

    def number(self, message: int) -> int:
        """Return the number of a message: 1 is the first that was told of."""
        return self.numbers.setdefault(message, len(self.numbers) + 1)

    def thread(self) -> int:
        """Return the newest thread."""
        return max(channel.id for channel in self.sandbox.world.channels.values() if channel.thread)

    def channel(self, channel: int) -> str:
        """Return what a channel is called, and whose it is if it is somebody's."""
        found = self.sandbox.world.channels.get(channel)
        if found is None:
            return "nowhere"
        if found.thread:
            return "the thread"
        if found.guild_id is None:
            return self.person(found.person_id or 0)
        return f"#{found.name}"

    def person(self, user: int) -> str:
        """Return what somebody is called."""
        found = self.sandbox.world.users.get(user)
        return "nobody" if found is None else "bot" if found.is_bot else found.name

    def read(self, text: str) -> str:
        """Return a text with names for ids of people, channels and roles."""
        text = re.sub(r"<@(\d+)>", lambda found: f"@{self.person(int(found[1]))}", text)
        text = re.sub(r"<#(\d+)>", lambda found: f"<{self.channel(int(found[1]))}>", text)
        return re.sub(r"\d{17,20}", self._named, text)

    def _named(self, found: "re.Match[str]") -> str:
        known = int(found[0])
        if known in self.numbers:
            return f"message {self.numbers[known]}"
        if known in self.sandbox.world.channels:
            return self.channel(known)
        return self.person(known)


def told(requests: Sequence[Request], places: Places) -> list[str]:
    """Return what was sent: first the answer, then what became of answers, then all else, in a fixed order.

    Of a message that is posted and edited in one step only the last state is told, and nothing of one that is deleted
    again: what happens on the way there depends on how fast the machine is.
    """
    gone = {_message_of(one) for one in requests if one.method == "DELETE"}
    brief = gone & {_message_of(one) for one in requests if one.method == "POST"}
    heard = [one for one in requests if _matters(one) and _message_of(one) not in brief]
    answers, others = [one for one in heard if _is_answer(one)], [one for one in heard if not _is_answer(one)]
    in_order = [*sorted(_merged(answers), key=_rank), *sorted(_merged(others), key=lambda one: _order(one, places))]
    return [f"  {line}" for request in in_order for line in _told(request, places)]


def _merged(requests: Sequence[Request]) -> list[Request]:
    """Return the requests, each message once: as it was posted or edited first, with what it showed last."""
    found: dict[object, Request] = {}
    for request in requests:
        key = _message_of(request) if request.method in ("POST", "PATCH") else id(request)
        key = (request.method, request.path) if request.status >= 400 else key
        before = found.get(key)
        files = request.files or (before.files if before else ())
        found[key] = replace(before, body=request.body, files=files) if before else request
    return list(found.values())


def _message_of(request: Request) -> object:
    """Return the message that a request posts or edits."""
    parts = request.path.strip("/").split("/")
    if parts[0] == "webhooks" and request.method == "PATCH":
        return request.path
    if parts[0] != "channels" or len(parts) not in (3, 4) or parts[2] != "messages":
        return id(request)
    return int(parts[3]) if len(parts) == 4 else int((request.answer or {}).get("id", id(request)))


def _order(request: Request, places: Places) -> tuple[str, ...]:
    message = str(_message_of(request)) if request.method == "PATCH" else ""
    where = re.sub(r"/\d+$", "", request.path)
    return places.read(where), request.method, message, *_shown(dict(request.body or {}), places)


def _rank(request: Request) -> int:
    return ("/callback" not in request.path) + ("POST", "PATCH", "DELETE").index(request.method)


def _is_answer(request: Request) -> bool:
    return request.path.startswith(("/interactions", "/webhooks"))


def _matters(request: Request) -> bool:
    return not request.path.startswith(UNTOLD)


def _told(request: Request, places: Places) -> Iterator[str]:
    body = dict(request.body or {})
    data = body.get("data") or {} if request.path.endswith("/callback") else body
    refused = f" refused {request.status}" if request.status >= 400 else ""
    yield f"{_what(request, body, places)}{refused}{''.join(_more(request, data, places))}"
    if data.get("title"):
        yield f"  form {places.read(_unmarked(data['custom_id']))}: {data['title']}"
        yield from (f"  {line}" for line in _fields(data["components"]))
    else:
        yield from (f"  {line}" for line in _shown(data, places))


def _unmarked(custom_id: str) -> str:
    """Return a custom_id without the mark of its database, which is random."""
    act = parse_custom_id(custom_id)
    return str(replace(act, database_tag="")) if act else custom_id


POSTED = 4
ANSWERS = {POSTED: "answer", 5: "promise", 6: "acknowledge", 7: "update", 8: "choices", 9: "ask"}


def _what(request: Request, body: dict[str, Any], places: Places) -> str:
    parts = request.path.strip("/").split("/")
    if parts[0] == "interactions":
        posted = ((request.answer or {}).get("resource") or {}).get("message") if body["type"] == POSTED else None
        return ANSWERS[body["type"]] + (f" {places.number(int(posted['id']))}" if posted else "")
    if parts[0] == "webhooks":
        return {"POST": "answer more", "PATCH": "change the answer", "DELETE": "take the answer back"}[request.method]
    if parts[0] == "channels" and len(parts) >= 3 and parts[2] == "messages":
        where = places.channel(int(parts[1]))
        if len(parts) == 3 and request.method == "POST":
            number = places.number(int(request.answer["id"])) if "id" in (request.answer or {}) else "nothing"
            return f"post {number} to {where}"
        if len(parts) == 4:
            verb = {"PATCH": "edit", "DELETE": "delete", "GET": "look at"}[request.method]
            return f"{verb} {places.number(int(parts[3]))} in {where}"
    return f"{request.method} {places.read(request.path)}"


def _more(request: Request, data: dict[str, Any], places: Places) -> Iterator[str]:
    if data.get("flags", 0) & ONLY_YOU:
        yield ", for them alone"
    if data.get("flags", 0) & WITHOUT_A_SOUND:
        yield ", without a sound"
    if data.get("content"):
        yield ", plain"
    if data.get("name"):
        yield f": {places.read(data['name'])}"
    if request.files:
        yield f", {len(request.files)} files"
    kept = [
        file for file in data.get("attachments") or () if "uploaded_filename" not in file and "filename" not in file
    ]
    if kept:
        yield f", {len(kept)} kept"
    allowed = data.get("allowed_mentions") or {}
    called = [*allowed.get("users", ()), *allowed.get("roles", ())]
    if called:
        yield f", calls {', '.join(sorted(places.read(str(one)) for one in called))}"


def _shown(data: dict[str, Any], places: Places) -> Iterator[str]:
    every = [part for whole in data.get("components") or () for part in _walk(whole)]
    texts = [part["content"] for part in every if part.get("content")]
    if data.get("content"):
        texts.insert(0, data["content"])
    for text in texts[:MOST_TEXTS]:
        line = places.read(text).replace("\n", " / ")
        yield line if len(line) <= LONGEST else line[:LONGEST] + "…"
    if len(texts) > MOST_TEXTS:
        yield "…"
    controls = [_control(part) for part in every if part.get("custom_id")]
    if controls:
        yield " ".join([*controls[:MOST_CONTROLS], *(["…"] if len(controls) > MOST_CONTROLS else [])])
    if data.get("choices") is not None:
        yield f"{[choice['name'] for choice in data['choices']][:5]}"


def _walk(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield part
    for inner in [*part.get("components", ()), part.get("accessory")]:
        if inner:
            yield from _walk(inner)


def _control(part: dict[str, Any]) -> str:
    """Return what a control means; of a menu of moves only how many there are, and of rows that are offered no word."""
    act = parse_custom_id(part["custom_id"])
    meant = f"{act.verb} {'' if act.verb == 'text' else act.path}".strip() if act else part["custom_id"]
    off = " off" if part.get("disabled") else ""
    values = [option["value"] for option in part.get("options", ())]
    offered = str(len(values)) if act and act.verb == "pick" else ",".join(values[:6])
    return f"[{meant}{f' = {offered}' if values else ''}{off}]"


def _fields(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    for label in components:
        part = label.get("component") or label
        chosen = [option["value"] for option in part.get("options", ()) if option.get("default")]
        values = [option["value"] for option in part.get("options", ())]
        yield f"{part['custom_id']} ({part['type']}) {','.join(values)} now {part.get('value', ','.join(chosen))}"
