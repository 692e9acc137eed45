"""People at several tables: where they sit, whose turn it is, which hand they mean; and hosts with their guests."""

from pathlib import Path

from tests.e2e.house import house, labels
from tests.e2e.robot import open_table, start
from tests.e2e.test_servers import channels, said


async def test_somebody_at_two_tables_finds_both_and_is_asked_which_hand(tmp_path: Path, any_url: str) -> None:
    async with house(tmp_path, "two-tables", url=any_url) as home:
        ann, bob, there = home.person("Ann"), home.person("Bob"), channels(home)[1]
        tables = []
        for people in ([ann, bob], [bob, ann]):
            table, lobby = await open_table(home, *people, first="1")
            await start(home, table, lobby, people)
            tables.append(table)
        threads = [(await home.parlour.tables.find(table)).thread_id for table in tables]
        listed = said(await ann.slash("tables", channel=there))
        assert listed.count("Gobblestones") == 2
        assert all(f"<#{thread}>" in listed for thread in threads)
        assert "**your turn.**" in listed
        assert "waiting for Bob." in listed
        answer = await ann.slash("hand", channel=there)
        assert answer.message is not None
        assert labels(answer.message) == [f"Gobblestones, table {table}" for table in reversed(tables)]
        hand = await ann.click(answer.message, f"Gobblestones, table {tables[0]}")
        assert "Your turn" in said(hand)


async def test_a_host_sends_a_guest_away_and_hands_over_the_role(tmp_path: Path, any_url: str) -> None:
    async with house(tmp_path, "hosts", url=any_url) as home:
        bob, cid, dora = home.person("Bob"), home.person("Cid"), home.person("Dora")
        table, _ = await open_table(home, bob, cid, dora)
        assert "Only the host" in said(await cid.slash("table kick", member=bob))
        assert "does not sit at the table any more" in said(await bob.slash("table kick", member=dora))
        assert "Cid is the host" in said(await bob.slash("table host", member=cid))
        found = await home.parlour.tables.find(table)
        assert ([sitter.name for sitter in found.sitters], found.host_id) == (["Bob", "Cid"], cid.id)
