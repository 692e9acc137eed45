"""People at several tables: where they sit, whose turn it is, which hand they mean; and hosts with their guests."""

from pathlib import Path

import discord
import pytest

from bot.sandbox import list_selects
from bot.tables import VirtualClock
from tests.e2e.house import House, house, labels
from tests.e2e.robot import ask_and_mean, kick, open_table, start
from tests.e2e.test_servers import channels, said
from tests.load.crowd.offers import acts

pytestmark = pytest.mark.usefixtures("undrawn")


async def test_somebody_at_two_tables_finds_both_and_is_asked_which_hand(tmp_path: Path, any_url: str) -> None:
    async with house(tmp_path, "two-tables", url=any_url) as home:
        ann, bob, there = home.person("Ann"), home.person("Bob"), channels(home)[1]
        tables = []
        for people in ([ann, bob], [bob, ann]):
            table, lobby = await open_table(home, *people, first="1")
            await start(home, table, lobby, people)
            tables.append(table)
        threads = [(await home.parlour.tables.find_table(table)).thread_id for table in tables]
        listed = said(await ann.slash("tables", channel=there))
        assert listed.count("Gobblestones") == 2
        assert all(f"<#{thread}>" in listed for thread in threads)
        assert "**it’s your turn**, asked <t:" in listed
        assert "waiting for Bob." in listed
        answer = await ann.slash("hand", channel=there)
        assert answer.message is not None
        (menu,) = list_selects(answer.message)
        assert [one.label for one in menu.options] == [f"Gobblestones, table {table}" for table in reversed(tables)]
        hand = await ann.choose_option(answer.message, menu.custom_id, [str(tables[0])])
        assert "It’s your turn" in said(hand)


async def test_a_host_sends_a_guest_away_and_hands_over_the_role(tmp_path: Path, any_url: str) -> None:
    async with house(tmp_path, "hosts", url=any_url) as home:
        bob, cid, dora = home.person("Bob"), home.person("Cid"), home.person("Dora")
        table, _ = await open_table(home, bob, cid, dora)
        assert "the host, can do that" in said(await cid.slash("table kick", member=bob))
        assert "Dora is removed from this table" in said(await kick(bob, dora))
        assert "Cid is the host" in said(await ask_and_mean(bob, "table host", "Make Cid the host?", member=cid))
        found = await home.parlour.tables.find_table(table)
        assert ([sitter.name for sitter in found.sitters], found.host_id) == (["Bob", "Cid"], cid.id)


async def waiting_twice(home: House, clock: VirtualClock) -> list[int]:
    """Let two tables wait for Ann, each in a channel of its own; return their threads, the longest wait first."""
    ann, bob, threads = home.person("Ann"), home.person("Bob"), list[int]()
    for channel in channels(home)[:2]:
        lobby = (await ann.slash("play", game="gobblestones", channel=channel)).message
        assert lobby is not None
        await bob.click(lobby, "Join")
        table = acts(lobby)[0].table_number
        await home.parlour.tables.change_lobby_options(table, ann.id, {"first": 1}, "by-day")
        threads.append((await start(home, table, lobby, [ann, bob]))[0].board_channel)
        clock.advance(600)
        await home.parlour.delivery.wait_until_settled()
    return threads


async def test_the_table_that_waits_longest_comes_first_and_is_one_click_away(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "longest", clock) as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        longest, other = await waiting_twice(home, clock)
        listed = said(await ann.slash("tables"))
        assert listed.index(f"<#{longest}>") < listed.index(f"<#{other}>")
        panels = [message for message in bob.list_visible_messages(bob.dm) if "Next table" in labels(message)]
        assert len(panels) == 1, "he had only one table when the other panel was shown"
        assert "No other table is waiting for you" in said(await bob.click(panels[0], "Next table"))
        hand = (await ann.slash("hand", channel=other)).message
        assert hand is not None
        assert "Next table" not in labels(hand), "this one waits for her, too"
        await home.parlour.tables.play_move(2, ann.id, str((await home.parlour.tables.load_view(2, ann.id)).legal[-1]))
        idle = (await ann.slash("hand", channel=other)).message
        assert idle is not None
        answer = await ann.click(idle, "Next table")
        assert f"<#{longest}>: **it’s your turn**, asked <t:" in said(answer)
        assert answer.message is not None
        assert "It’s your turn" in said(await ann.click(answer.message, "My hand"))


async def test_who_sits_nowhere_is_told_what_can_be_joined_or_watched_where_they_may_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "nowhere") as home:
        ann, bob, cid = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        assert "none is open" in said(await cid.slash("tables"))
        table, lobby = await open_table(home, ann, bob)
        await start(home, table, lobby, [ann, bob])
        await ann.slash("play", game="goats_and_goblins")
        listed = (await cid.slash("tables")).message
        assert listed is not None
        assert labels(listed) == ["Join", "Watch"]
        board = await cid.click(listed, "Watch")
        assert "your turn" in said(board)
        assert "You have joined" in said(await cid.click(listed, "Join"))
        monkeypatch.setattr(discord.TextChannel, "permissions_for", lambda *_: discord.Permissions.none())
        assert "none is open" in said(await home.person("Dora").slash("tables", channel=channels(home)[1]))
