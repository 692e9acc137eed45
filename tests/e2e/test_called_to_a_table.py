"""Hosts call people to their tables: those whom they name, and a role, once an hour on a server."""

from pathlib import Path

import pytest

from bot.sandbox.people.person import ClickResult, Person
from bot.tables import Person as Guest
from bot.tables import Server, VirtualClock
from bot.ui.parlour_client import NO_LIMITS
from tests.e2e.house import House, house, labels, opened
from tests.e2e.robot import from_menu, in_menu, open_table

pytestmark = pytest.mark.usefixtures("undrawn")


def told(answer: ClickResult) -> str:
    """Return what somebody is told alone."""
    assert answer.messages[-1].is_ephemeral
    return answer.messages[-1].text


def players(home: House) -> int:
    """Return the role of the sandbox's players, which everybody may mention."""
    return next(role.id for role in home.sandbox.world.first_guild.roles if role.mentionable)


async def settle(home: House, role: int | None) -> None:
    """Let the server call a role."""
    await home.parlour.tables.save_server(Server(home.sandbox.guild_id, called=role))


def rung(*people: Person) -> list[int]:
    """Return how often each was called."""
    return [sum("Take a seat" in message.text for message in person.pings) for person in people]


async def test_a_host_who_names_people_calls_them_and_nobody_else(tmp_path: Path) -> None:
    async with house(tmp_path, "named") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        await ann.slash("play", game="gobblestones", **{"with": f"{bob.mention} {ann.mention}"})
        call = await bob.wait_for_message(lambda message: "Take a seat" in message.text)
        assert call.text.startswith(f"{bob.mention}: Ann invites you to")
        assert rung(ann, bob, cid) == [0, 1, 0]


async def test_calls_to_a_lobby_go_at_the_start_of_the_match_also_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path, "called-before") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        await home.parlour.tables.people.change_preferences(cid.id, {"ring": "dm"})
        await ann.slash("play", game="gobblestones", **{"with": f"{bob.mention}"})
        call = await bob.wait_for_message(lambda message: "Take a seat" in message.text)
        (table,) = await home.parlour.tables.list_user_tables(ann.id)
        asked = home.parlour._crew.lobbies.invitations
        assert await asked.invite_people(table, [cid.id]) == (cid.id,)
        invitation = await cid.wait_for_message(lambda message: "take a seat" in message.text)
        await home.parlour.tables.join_lobby(table.id, Guest(bob.id, "Bob"))
        await home.parlour.delivery.wait_until_settled()
        await home.parlour.close()
        await home.parlour.tables.store.close()
        url = f"sqlite+aiosqlite:///{tmp_path / 'parlour.db'}"
        async with opened(home.sandbox, url, VirtualClock(), NO_LIMITS) as again:
            await again.delivery.wait_until_settled()
            assert bob.refresh_message(call) is not None
            await again.tables.start_match(table.id, ann.id)
            await again.delivery.wait_until_settled()
            assert bob.refresh_message(call) is None
            late = cid.refresh_message(invitation)
            assert late is not None
            assert late.text == "The match of **Gobblestones** to which you were invited has begun."
            assert labels(late) == []


@pytest.mark.parametrize(
    ("people", "why"),
    [
        ("Bob", "I do not know whom you mean by “Bob”"),
        ("<@1> <@2> <@3> <@4>", "room for 3 other players"),
        ("<@&4711>", "not the role that tables call here"),
    ],
)
async def test_whoever_cannot_be_called_keeps_the_table_from_opening(tmp_path: Path, people: str, why: str) -> None:
    async with house(tmp_path, "called-badly") as home:
        ann = home.person("Ann")
        answer = await ann.slash("play", game="gobblestones", **{"with": people})
        assert any(why in message.text for message in answer.messages)
        assert await home.parlour.tables.list_user_tables(ann.id) == ()


async def test_a_role_is_called_by_the_host_alone_and_once_an_hour(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "role-called", clock) as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        await settle(home, players(home))
        table, lobby = await open_table(home, bob)
        assert "the host, can do that" in told(await from_menu(ann, lobby, "call"))
        assert rung(ann, cid) == [0, 0]
        await from_menu(bob, lobby, "call")
        assert rung(ann, cid) == [1, 1]
        assert "less than an hour ago. In 60 minutes" in told(await from_menu(bob, lobby, "call"))
        await home.parlour.tables.close_table(table, bob.id)
        await ann.wait_until(lambda: rung(ann, cid) == [0, 0])
        clock.advance(61 * 60)
        await bob.slash("play", game="goblin_teeth", **{"with": f"<@&{players(home)}>"})
        await ann.wait_until(lambda: rung(ann, cid) == [1, 1])


async def test_a_role_that_discord_lets_nobody_call_is_refused_with_the_way_out(tmp_path: Path) -> None:
    async with house(tmp_path, "role-silent") as home:
        bob = home.person("Bob")
        _, before = await open_table(home, bob)
        assert "call" not in in_menu(bob, before), "no role is chosen"
        home.sandbox.world.first_guild.roles[0].mentionable = False
        await settle(home, 4711)
        _, lobby = await open_table(home, bob, game="goblin_teeth")
        assert "allow everybody to mention it" in told(await from_menu(bob, lobby, "call"))


async def test_a_preset_is_chosen_with_the_table_or_in_its_menu(tmp_path: Path) -> None:
    async with house(tmp_path, "presets") as home:
        ann, tables = home.person("Ann"), home.parlour.tables
        lobby = (await ann.slash("play", game="goats_and_goblins", preset="first-game")).message
        assert lobby is not None
        assert "Ann, Young Grub, and Young Snig" in lobby.text
        assert labels(lobby) == ["Join", "Start", "Options", "How to play", "Leave"]
        await from_menu(ann, lobby, "hard-goblins")
        assert [sitter.name for sitter in (await tables.find_table(1)).sitters] == ["Ann", "Old Grub", "Old Snig"]
        bob = home.person("Bob")
        assert "the host, can do that" in told(await from_menu(bob, lobby, "first-game"))
