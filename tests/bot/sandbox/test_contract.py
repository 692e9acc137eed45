"""The checker that other tests of the sandbox trust: what Discord describes passes, and what it does not is said."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bot.sandbox import facts
from tests.bot.sandbox.contract import answer_problems, check_records, find_route, main, request_problems

MESSAGES = "/channels/1/messages"


@pytest.mark.parametrize(
    ("method", "path", "body", "said"),
    [
        ("POST", MESSAGES, {"content": "Hello"}, ""),
        ("POST", MESSAGES, {"content": 5}, "content: 5 is not of type"),
        ("POST", MESSAGES, None, "it needs a body"),
        ("POST", "/channels/1/pigeons", {}, "POST /channels/1/pigeons is not described"),
        ("DELETE", f"{MESSAGES}/2", {"content": "x"}, "it takes no body"),
        ("DELETE", f"{MESSAGES}/2", None, ""),
        ("POST", "/users/@me/channels", {"recipient_id": 12}, ""),
        ("POST", "/users/@me/channels", {"recipient_id": "x"}, "recipient_id: "),
        ("POST", "/users/@me/channels", {}, "recipient_id: needed"),
        ("POST", MESSAGES, {"components": [{"type": 99}]}, "components/0: type 99 is not allowed here"),
        ("POST", MESSAGES, {"embeds": [{"title": "x", "url": "nowhere"}]}, "embeds/0/url: "),
        ("POST", MESSAGES, {"content": "x" * 2001}, "content: longer than 2000"),
    ],
)
def test_a_request_is_checked_by_its_route_its_shape_and_the_documented_limits(
    method: str, path: str, body: Any, said: str
) -> None:
    found = request_problems(method, path, body)
    assert [problem[: len(said)] for problem in found] == ([said] if said else [])


def test_a_route_without_parameters_comes_before_one_that_would_take_its_name_for_an_id() -> None:
    assert find_route("PATCH", "/webhooks/1/token/messages/@original") == (
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    )
    assert find_route("PATCH", "/webhooks/1/token/messages/7") == (
        "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
    )


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (204, None, "it does not answer 204"),
        (200, {"id": "1"}, "(body): 'type' is a required property"),
        (200, {"id": "1", "type": 1, "recipients": [], "flags": 0}, ""),
    ],
)
def test_an_answer_is_checked_too(status: int, body: Any, said: str) -> None:
    found = answer_problems("POST", "/users/@me/channels", status, body)
    assert found[:1] == ([said] if said else [])


def test_a_record_with_one_refusal_ends_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.jsonl"
    lines = [{"method": "POST", "path": f"{MESSAGES}?wait=1", "body": {"content": text}} for text in ("x", "x" * 2001)]
    record.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    assert check_records([record]) == (2, [f"POST {MESSAGES}?wait=1: content: longer than 2000"])
    with pytest.raises(SystemExit, match="1"):
        main([str(record)])
    assert capsys.readouterr().out.endswith("2 requests, 1 problems\n")
    with pytest.raises(SystemExit, match="1"):  # nothing recorded is not a check that passed
        main(["/dev/null"])


def test_facts_of_another_description_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    described = tmp_path / "openapi.json"
    ask = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Ask"}}}, "required": True}
    answers = {"200": {"description": "fine"}, "4XX": {"description": "not fine"}}
    paths = {
        "/channels/{channel_id}/messages": {"post": {"requestBody": ask, "responses": answers}, "trace": {}},
        "/pigeons": {"get": {}},
    }
    schemas = {"Ask": {"type": "object", "title": "An ask", "properties": {"title": {"type": "string"}}}, "Other": {}}
    described.write_text(json.dumps({"paths": paths, "components": {"schemas": schemas}}), "utf-8")
    monkeypatch.setattr(facts, "FACTS_FILE", tmp_path / "facts.json")
    facts.main([str(described)])
    assert json.loads((tmp_path / "facts.json").read_text("utf-8")) == {
        "POST /channels/{channel_id}/messages": {"body": {"$ref": "Ask"}, "needed": True, "answers": {"200": None}},
        "Ask": {"type": "object", "properties": {"title": {"type": "string"}}},
    }
    facts.main([str(described), "--check"])
    (tmp_path / "facts.json").write_text("{}\n", "utf-8")
    with pytest.raises(SystemExit, match=r"facts\.json is not what"):
        facts.main([str(described), "--check"])
