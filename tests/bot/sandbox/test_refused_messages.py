"""What Discord refuses in messages, each with its code and the path of the field."""

from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.bots.validation import validate_message
from bot.sandbox.world.attachments import Upload
from bot.sandbox.world.errors import Refused
from bot.sandbox.world.protocol import MAX_FILE_BYTES
from tests.bot.sandbox.bodies import PICTURE, button, classic, layout, row, select, spoilt, text
from tests.bot.sandbox.contract import request_problems
from tests.bot.sandbox.raw import Raw, named_fields

FILES = {"board.png": b"png"}
LINK = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}

CLASSIC: list[tuple[str, Any, str]] = [
    ("content", "x" * 2001, "content"),
    ("content", 7, "content"),
    ("nonce", "x" * 26, "nonce"),
    ("nonce", 1.5, "nonce"),
    ("flags", "many", "flags"),
    ("tts", "no", "tts"),
    ("attachments.0.description", "x" * 1025, "attachments.0.description"),
    ("attachments.0.id", "first", "attachments.0.id"),
    ("attachments.0.id", 5, "attachments.0.id"),
    ("allowed_mentions.parse", ["people"], "allowed_mentions.parse.0"),
    ("allowed_mentions.parse", ["users", "users"], "allowed_mentions.parse.1"),
    ("allowed_mentions.users", ["1"] * 2, "allowed_mentions.users.1"),
    ("components.0.components.0.label", "x" * 81, "components.0.components.0.label"),
    ("components.0.components.0.custom_id", "x" * 101, "components.0.components.0.custom_id"),
    ("components.0.components.0.custom_id", ..., "components.0.components.0.custom_id"),
    ("components.0.components.0.custom_id", "go:2", "components.0.components.1.custom_id"),
    ("components.0.components.0.style", 7, "components.0.components.0.style"),
    ("components.0.components.0.style", ..., "components.0.components.0.style"),
    ("components.0.components.0.label", "", "components.0.components.0.label"),
    ("components.0.components.0.emoji", {"name": "goblin"}, "components.0.components.0.emoji.name"),
    ("components.0.components.0.url", "https://example.org", "components.0.components.0.url"),
    ("components.0.components.2.url", "ftp://example.org", "components.0.components.2.url"),
    ("components.0.components.2.url", ..., "components.0.components.2.url"),
    ("components.0.components.2.custom_id", "link", "components.0.components.2.custom_id"),
    ("components.0.components", [button(n) for n in range(6)], "components.0.components"),
    ("components.0.components", [], "components.0.components"),
    ("components.0.components.0", text("no"), "components.0.components.0.type"),
    ("components.0.components.1", select(), "components.1.components.0.custom_id"),
    ("components.0", text("needs the flag"), "components.0.type"),
    ("components.0", button(9), "components.0.type"),
    ("components.1.components", [select(), button(9)], "components.1.components.1"),
    ("components.1.components.0.placeholder", "x" * 151, "components.1.components.0.placeholder"),
    ("components.1.components.0.min_values", 26, "components.1.components.0.min_values"),
    ("components.1.components.0.min_values", 3, "components.1.components.0.min_values"),
    ("components.1.components.0.max_values", 3, "components.1.components.0.max_values"),
    ("components.1.components.0.options", [], "components.1.components.0.options"),
    ("components.1.components.0.options.0.label", "x" * 101, "components.1.components.0.options.0.label"),
    ("components.1.components.0.options.0.value", "ear", "components.1.components.0.options.1.value"),
    ("components.1.components.0.options.0.value", "", "components.1.components.0.options.0.value"),
    (
        "components.1.components.0.options",
        [{"label": str(n), "value": str(n)} for n in range(26)],
        "components.1.components.0.options",
    ),
    (
        "components.1.components.0.options.0.description",
        "x" * 101,
        "components.1.components.0.options.0.description",
    ),
    ("components.2.components.0.default_values.0.type", "role", "components.2.components.0.default_values.0.type"),
    (
        "components.2.components.0.default_values",
        [{"id": "1", "type": "user"}, {"id": "2", "type": "user"}],
        "components.2.components.0.default_values",
    ),
    ("components.3.components.0.channel_types", [0, 0], "components.3.components.0.channel_types.1"),
    ("components", [row(button(n)) for n in range(6)], "components"),
    ("embeds.0.title", "x" * 257, "embeds.0.title"),
    ("embeds.0.description", "x" * 4097, "embeds.0.description"),
    ("embeds.0.color", 0x1000000, "embeds.0.color"),
    ("embeds.0.url", "example", "embeds.0.url"),
    ("embeds.0.timestamp", "yesterday", "embeds.0.timestamp"),
    ("embeds.0.fields.0.value", " ", "embeds.0.fields.0.value"),
    ("embeds.0.fields.0.name", ..., "embeds.0.fields.0.name"),
    ("embeds.0.fields", [{"name": "n", "value": "v"}] * 26, "embeds.0.fields"),
    ("embeds.0.footer.text", "x" * 2049, "embeds.0.footer.text"),
    ("embeds.0.image.url", "attachment://other.png", "embeds.0.image.url"),
    ("embeds", [{"title": "x"}] * 11, "embeds"),
    ("embeds", [{}], "embeds.0.description"),
    ("embeds", [{"description": "x" * 4000}] * 2, "embeds"),
]

LAYOUT: list[tuple[str, Any, str]] = [
    ("content", "and text", "content"),
    ("embeds", [{"title": "and embed"}], "embeds"),
    ("components.0", button(9), "components.0.type"),
    ("components.0.content", "", "components.0.content"),
    ("components.0.content", "x" * 3995, "components"),
    ("components.1.components.0.accessory", ..., "components.1.components.0.accessory"),
    ("components.1.components.0.accessory", select(), "components.1.components.0.accessory.type"),
    ("components.1.components.0.components", [text("x")] * 4, "components.1.components.0.components"),
    ("components.1.components.0.components.0", button(9), "components.1.components.0.components.0.type"),
    ("components.1.components.1.accessory.description", "", "components.1.components.1.accessory.description"),
    ("components.1.components.2.spacing", 3, "components.1.components.2.spacing"),
    ("components.1.components.3.items", [], "components.1.components.3.items"),
    ("components.1.components.3.items", [{"media": {"url": PICTURE}}] * 11, "components.1.components.3.items"),
    (
        "components.1.components.3.items.0.media.url",
        "attachment://other.png",
        "components.1.components.3.items.0.media.url",
    ),
    (
        "components.1.components.3.items.0.description",
        "x" * 1025,
        "components.1.components.3.items.0.description",
    ),
    ("components.1.components.4.file.url", ..., "components.1.components.4.file.url"),
    ("components.1.components.4", {"type": 17, "components": [text("x")]}, "components.1.components.4.type"),
    ("components.1.accent_color", 0x1000000, "components.1.accent_color"),
    ("components.1.components", [], "components.1.components"),
    ("components.2.components.0.custom_id", "go:1", "components.2.components.0.custom_id"),
    ("components.2.id", 2**31, "components.2.id"),
    ("components", [text("x")] * 41, "components"),
    ("components", [row(*[button(5 * n + m) for m in range(5)]) for n in range(7)], "components"),
]


async def _post(sandbox: Sandbox, raw: Raw, body: Any) -> tuple[int, Any]:
    return await raw("POST", f"/channels/{sandbox.channel_id}/messages", body, FILES)


@pytest.mark.parametrize("body", [classic(), layout()], ids=["classic", "layout"])
async def test_a_body_with_everything_is_taken(sandbox: Sandbox, raw: Raw, body: Any) -> None:
    status, said = await raw("POST", f"/channels/{sandbox.channel_id}/messages", body, FILES)
    assert status == 200, said


@pytest.mark.parametrize(("at", "value", "named"), CLASSIC, ids=[f"{at}-{n}" for n, (at, _, _) in enumerate(CLASSIC)])
def test_a_spoilt_classic_message_is_refused(at: str, value: Any, named: str) -> None:
    _is_refused(spoilt(classic(), at, value), named)


@pytest.mark.parametrize(("at", "value", "named"), LAYOUT, ids=[f"{at}-{n}" for n, (at, _, _) in enumerate(LAYOUT)])
def test_a_spoilt_layout_is_refused(at: str, value: Any, named: str) -> None:
    _is_refused(spoilt(layout(), at, value), named)


def _is_refused(body: Any, named: str) -> None:
    uploads = [Upload(index, name, content) for index, (name, content) in enumerate(FILES.items())]
    with pytest.raises(Refused) as refused:
        validate_message(body, uploads)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert named in named_fields(refused.value.errors)


async def test_a_refused_message_is_told_by_path_and_leaves_nothing(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    body = {"content": "hi", "components": [row(button(1, label="x" * 81))]}
    status, said = await raw("POST", f"/channels/{sandbox.channel_id}/messages", body)
    assert status == 400
    problem = {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}
    nested = {"components": {"0": {"components": {"0": {"label": {"_errors": [problem]}}}}}}
    assert said == {"code": 50035, "message": "Invalid Form Body", "errors": nested}
    assert ann.list_visible_messages() == []


@pytest.mark.parametrize(
    ("at", "value"),
    [(at, value) for at, value, _ in CLASSIC if at not in {"attachments.0.id", "components.0.components.0.emoji"}],
)
def test_discords_description_refuses_the_same(at: str, value: Any) -> None:
    assert request_problems("POST", "/channels/1/messages", spoilt(classic(), at, value), list(FILES))


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": None, "embeds": [], "components": []}])
async def test_an_empty_message_is_refused(sandbox: Sandbox, raw: Raw, body: Any) -> None:
    status, said = await raw("POST", f"/channels/{sandbox.channel_id}/messages", body)
    assert (status, said["code"]) == (400, 50006)


async def test_an_edit_to_nothing_is_refused(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel_id}/messages"
    _, sent = await raw("POST", path, {"content": "something"})
    status, said = await raw("PATCH", f"{path}/{sent['id']}", {"content": ""})
    assert (status, said["code"]) == (400, 50006)


async def test_a_file_larger_than_ten_mebibytes_is_refused(sandbox: Sandbox, raw: Raw) -> None:
    path, body = f"/channels/{sandbox.channel_id}/messages", {"content": "big"}
    status, said = await raw("POST", path, body, {"big.png": b"x" * (MAX_FILE_BYTES + 1)})
    assert (status, said["code"]) == (413, 40005)


async def test_more_than_ten_files_are_refused(sandbox: Sandbox, raw: Raw) -> None:
    path, body = f"/channels/{sandbox.channel_id}/messages", {"content": "many"}
    status, said = await raw("POST", path, body, {f"{n}.png": b"x" for n in range(11)})
    assert (status, said["code"], list(said["errors"])) == (400, 50035, ["attachments"])


async def test_what_is_no_json_is_refused(sandbox: Sandbox, raw: Raw) -> None:
    assert raw._session
    url = f"{sandbox.address}/api/v10/channels/{sandbox.channel_id}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    async with raw._session.post(url, data=b"{", headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


async def test_an_upload_opens_no_file(monkeypatch: pytest.MonkeyPatch, sandbox: Sandbox, raw: Raw) -> None:
    """A file would be left open when the upload is cut off in the middle, as by a bot that is killed."""
    monkeypatch.setattr("aiohttp.web_request.SpooledTemporaryFile", Mock(side_effect=AssertionError))
    path = f"/channels/{sandbox.channel_id}/messages"
    status, sent = await raw("POST", path, {"content": "look"}, FILES)
    assert (status, [file["filename"] for file in sent["attachments"]]) == (200, list(FILES))


async def test_who_is_cut_off_while_sending_leaves_no_trace(
    monkeypatch: pytest.MonkeyPatch, sandbox: Sandbox, raw: Raw, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.sandbox.bots.rest.read_body", AsyncMock(side_effect=ConnectionResetError("cut off")))
    assert raw._session
    async with raw._session.post(f"{sandbox.address}/api/v10/channels/{sandbox.channel_id}/messages") as response:
        assert response.status == 400
    assert caplog.text == ""


async def test_the_layout_flag_stays_and_rules_every_edit(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel_id}/messages"
    _, sent = await raw("POST", path, {"flags": 1 << 15, "components": [text("one")]})
    status, edited = await raw("PATCH", f"{path}/{sent['id']}", {"components": [text("two")], "flags": 0})
    assert (status, edited["flags"]) == (200, 1 << 15)
    status, said = await raw("PATCH", f"{path}/{sent['id']}", {"content": "text"})
    assert (status, list(said["errors"])) == (400, ["content"])
