"""Who is pinged by what: mentions, what `allowed_mentions` lets through, replies, and what is unread."""

from typing import Any

import pytest

from bot.sandbox import Person, Sandbox
from tests.bot.sandbox.raw import Raw


async def _send(sandbox: Sandbox, raw: Raw, body: dict[str, Any]) -> Any:
    status, said = await raw("POST", f"/channels/{sandbox.channel_id}/messages", body)
    assert status == 200, said
    return said


@pytest.mark.parametrize(
    ("allowed", "rings"),
    [
        (None, True),
        ({"parse": ["users"]}, True),
        ({"parse": []}, False),
        ({"parse": ["roles", "everyone"]}, False),
        ({"parse": [], "users": ["ANN"]}, True),
        ({"parse": [], "users": ["BOB"]}, False),
    ],
)
async def test_a_mention_rings_where_it_is_allowed(
    sandbox: Sandbox, raw: Raw, ann: Person, bob: Person, allowed: dict[str, Any] | None, rings: bool
) -> None:
    body: dict[str, Any] = {"content": f"{ann.mention}, your turn"}
    if allowed is not None:
        ids = {"ANN": str(ann.id), "BOB": str(bob.id)}
        named = {"users": [ids[name] for name in allowed["users"]]} if "users" in allowed else {}
        body["allowed_mentions"] = allowed | named
    said = await _send(sandbox, raw, body)
    assert [user["username"] for user in said["mentions"]] == (["ann"] if rings else [])
    assert len(ann.pings) == int(rings)
    assert bob.pings == []


async def test_a_mention_in_a_text_display_rings_too(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    display = {"type": 17, "components": [{"type": 10, "content": f"{ann.mention}!"}]}
    await _send(sandbox, raw, {"flags": 1 << 15, "components": [display]})
    assert len(ann.pings) == 1


async def test_an_edit_rings_no_bell(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    said = await _send(sandbox, raw, {"content": "a board"})
    path = f"/channels/{sandbox.channel_id}/messages/{said['id']}"
    status, edited = await raw("PATCH", path, {"content": ann.mention})
    assert status == 200
    assert [user["username"] for user in edited["mentions"]] == ["ann"]
    assert ann.pings == []


async def test_a_silent_message_rings_no_bell(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    await _send(sandbox, raw, {"content": ann.mention, "flags": 1 << 12})
    assert ann.pings == []


async def test_the_bot_may_not_ring_for_everyone(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    said = await _send(sandbox, raw, {"content": "@everyone come"})
    assert said["mention_everyone"] is False
    assert ann.pings == []


@pytest.mark.parametrize(("replied", "rings"), [(True, 1), (False, 0)])
async def test_a_reply_rings_where_it_says_so(
    sandbox: Sandbox, raw: Raw, ann: Person, replied: bool, rings: int
) -> None:
    theirs = await ann.write_message("who starts?")
    mentions = {"parse": [], "replied_user": replied}
    reference = {"message_id": str(theirs.id)}
    await _send(sandbox, raw, {"content": "you", "message_reference": reference, "allowed_mentions": mentions})
    assert len(ann.pings) == rings


async def test_parse_and_a_list_of_the_same_kind_exclude_each_other(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    body = {"content": "hi", "allowed_mentions": {"parse": ["users"], "users": [str(ann.id)]}}
    status, said = await raw("POST", f"/channels/{sandbox.channel_id}/messages", body)
    assert (status, said["code"], list(said["errors"])) == (400, 50035, ["allowed_mentions"])


async def test_what_is_new_counts_until_it_is_read(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    for content in ("one", "two", ann.mention):
        await _send(sandbox, raw, {"content": content})
    channel = ann.find_room().channel
    assert sandbox.world.count_unread(ann.user, channel) == (3, 1)
    ann.mark_read()
    assert sandbox.world.count_unread(ann.user, channel) == (0, 0)
    await ann.write_message("my own")
    assert sandbox.world.count_unread(ann.user, channel) == (0, 0)
