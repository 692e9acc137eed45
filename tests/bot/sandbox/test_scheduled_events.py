"""Scheduled events of servers: made, changed, deleted, begun and ended by themselves; refused as Discord refuses."""

import json
import time
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.sandbox import Sandbox
from bot.sandbox.bots.gateway import SCHEDULED_EVENTS_INTENT, wants_event
from bot.sandbox.people.person import Person
from bot.sandbox.world import scheduled_events
from bot.sandbox.world.errors import NotPossible
from bot.sandbox.world.protocol import format_timestamp
from bot.sandbox.world.scheduled_events import advance_scheduled_events
from bot.sandbox.world.world import Guild
from tests.bot.sandbox.bodies import spoilt
from tests.bot.sandbox.raw import Raw, named_fields

HOUR = 3600.0


def event_body(**fields: Any) -> dict[str, Any]:
    """Return a new event."""
    return {
        "name": "Game night",
        "description": "We play",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#parlour"},
        "scheduled_start_time": "2099-01-01T20:00:00+00:00",
        "scheduled_end_time": "2099-01-01T22:00:00+00:00",
    } | fields


def events_path(sandbox: Sandbox, *more: object) -> str:
    return "/".join(map(str, (f"/guilds/{sandbox.guild_id}/scheduled-events", *more)))


@pytest.fixture
def heard(sandbox: Sandbox) -> list[tuple[str, Any]]:
    """Return what a bot with all intents hears."""
    found: list[tuple[str, Any]] = []
    sandbox.faults.grant_permissions("create_events")
    sandbox.stage.feed.connect_bot(lambda event, payload, _: found.append((event, payload)))
    return found


async def test_an_event_is_made_changed_listed_and_deleted(
    sandbox: Sandbox, raw: Raw, heard: list[tuple[str, Any]]
) -> None:
    status, made = await raw("POST", events_path(sandbox), event_body())
    assert (status, made["status"], made["creator_id"]) == (200, 1, str(sandbox.application_id))
    assert (await raw("GET", events_path(sandbox)))[1] == [made]
    route = events_path(sandbox, made["id"])
    assert (await raw("GET", route))[1] == made
    _, changed = await raw("PATCH", route, {"name": "Goblin night"})
    assert changed == made | {"name": "Goblin night"}
    assert (await raw("DELETE", route))[0] == 204
    assert (await raw("GET", route))[1]["code"] == 10070
    assert [event for event, _ in heard] == [f"GUILD_SCHEDULED_EVENT_{what}" for what in ("CREATE", "UPDATE", "DELETE")]


@pytest.mark.parametrize(
    ("at", "value"),
    [
        ("name", ...),
        ("name", ""),
        ("name", "x" * 101),
        ("description", "x" * 1001),
        ("privacy_level", 1),
        ("entity_type", 2),
        ("entity_metadata", ...),
        ("entity_metadata.location", "x" * 101),
        ("entity_metadata.location", ...),
        ("scheduled_end_time", ...),
        ("scheduled_start_time", "soon"),
        ("scheduled_start_time", "2020-01-01T00:00:00+00:00"),
        ("scheduled_end_time", "2099-01-01T19:00:00+00:00"),
    ],
)
async def test_what_discord_would_not_take_is_refused_by_field(sandbox: Sandbox, raw: Raw, at: str, value: Any) -> None:
    sandbox.faults.grant_permissions("create_events")
    status, said = await raw("POST", events_path(sandbox), spoilt(event_body(), at, value))
    assert (status, said["code"], named_fields(said["errors"])) == (400, 50035, {at})


async def test_own_events_need_one_permission_and_others_another(sandbox: Sandbox, raw: Raw, ann: Person) -> None:
    assert (await raw("POST", events_path(sandbox), event_body()))[1]["code"] == 50013
    sandbox.faults.grant_permissions("create_events")
    _, own = await raw("POST", events_path(sandbox), event_body())
    of_ann = ann.schedule_event("Chess", time.time() + HOUR, time.time() + 2 * HOUR)
    assert (await raw("PATCH", events_path(sandbox, own["id"]), {"name": "x"}))[0] == 200
    assert (await raw("PATCH", events_path(sandbox, of_ann.id), {"name": "x"}))[1]["code"] == 50013
    sandbox.faults.grant_permissions("manage_events")
    assert (await raw("DELETE", events_path(sandbox, of_ann.id)))[0] == 204


async def test_people_change_events_as_far_as_they_may(sandbox: Sandbox, raw: Raw, ann: Person, bob: Person) -> None:
    sandbox.faults.grant_permissions("create_events")
    await raw("POST", events_path(sandbox), event_body())
    (event,) = sandbox.world.first_guild.events
    with pytest.raises(NotPossible):
        bob.change_event(event, name="Mine")
    with pytest.raises(NotPossible):
        bob.schedule_event("Mine", time.time() + HOUR, time.time() + 2 * HOUR)
    ann.change_event(event, name="Ours")
    assert event.name == "Ours"
    ann.delete_event(event)
    assert sandbox.world.first_guild.events == []


async def test_a_server_has_so_many_events(sandbox: Sandbox, raw: Raw, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduled_events, "MAX_SCHEDULED_EVENTS", 1)
    sandbox.faults.grant_permissions("create_events")
    _, made = await raw("POST", events_path(sandbox), event_body())
    assert (await raw("POST", events_path(sandbox), event_body()))[1]["code"] == 30038
    await raw("PATCH", events_path(sandbox, made["id"]), {"status": 4})
    assert (await raw("POST", events_path(sandbox), event_body()))[0] == 200


async def test_an_event_begins_and_ends_by_itself(sandbox: Sandbox, raw: Raw, heard: list[tuple[str, Any]]) -> None:
    _, made = await raw("POST", events_path(sandbox), event_body())
    (event,) = sandbox.world.first_guild.events
    advance_scheduled_events(sandbox.stage, event.begins - 1)
    assert event.status == 1
    advance_scheduled_events(sandbox.stage, event.begins)
    advance_scheduled_events(sandbox.stage, event.begins)
    assert event.status == 2
    later = {"scheduled_start_time": format_timestamp(event.begins + HOUR)}
    assert (await raw("PATCH", events_path(sandbox, made["id"]), later))[1]["code"] == 50035
    advance_scheduled_events(sandbox.stage, event.ends)
    assert event.status == 3
    assert (await raw("PATCH", events_path(sandbox, made["id"]), {"name": "x"}))[1]["code"] == 180000
    assert (await raw("GET", events_path(sandbox)))[1] == []
    assert [payload["status"] for _, payload in heard] == [1, 2, 3]


@pytest.mark.parametrize(
    ("begun", "status", "taken"), [(False, 2, True), (False, 3, False), (True, 3, True), (True, 4, False)]
)
async def test_a_status_follows_only_some(sandbox: Sandbox, raw: Raw, begun: bool, status: int, taken: bool) -> None:
    sandbox.faults.grant_permissions("create_events")
    _, made = await raw("POST", events_path(sandbox), event_body())
    (event,) = sandbox.world.first_guild.events
    if begun:
        advance_scheduled_events(sandbox.stage, event.begins)
    assert ((await raw("PATCH", events_path(sandbox, made["id"]), {"status": status}))[0] == 200) is taken


async def test_people_are_interested(sandbox: Sandbox, raw: Raw, bob: Person, heard: list[tuple[str, Any]]) -> None:
    _, made = await raw("POST", events_path(sandbox), event_body())
    (event,) = sandbox.world.first_guild.events
    bob.set_interest(event)
    bob.set_interest(event)
    _, (one,) = await raw("GET", events_path(sandbox, made["id"], "users?with_member=1&limit=100"))
    assert (one["user"]["id"], one["member"]["user"]["id"]) == (str(bob.id), str(bob.id))
    assert (await raw("GET", events_path(sandbox, made["id"], "?with_user_count=1").replace("/?", "?")))[1][
        "user_count"
    ] == 1
    bob.set_interest(event, interested=False)
    told = {"guild_scheduled_event_id": made["id"], "user_id": str(bob.id), "guild_id": str(sandbox.guild_id)}
    assert heard[1:] == [(f"GUILD_SCHEDULED_EVENT_USER_{what}", told) for what in ("ADD", "REMOVE")]


def test_the_events_need_their_intent() -> None:
    for event in ("GUILD_SCHEDULED_EVENT_CREATE", "GUILD_SCHEDULED_EVENT_USER_ADD"):
        assert wants_event(SCHEDULED_EVENTS_INTENT, event, in_guild=True)
        assert not wants_event(~SCHEDULED_EVENTS_INTENT, event, in_guild=True)


async def test_events_survive_in_the_state_file(sandbox: Sandbox, ann: Person) -> None:
    ann.schedule_event("Chess", 1e10, 2e10)
    kept = TypeAdapter(Guild).dump_json(sandbox.world.first_guild)
    assert TypeAdapter(Guild).validate_json(kept).events == sandbox.world.first_guild.events
    old = json.loads(kept)
    del old["events"]
    assert TypeAdapter(Guild).validate_python(old).events == [], "files of earlier versions have none"
