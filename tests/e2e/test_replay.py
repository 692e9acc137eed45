"""A match seen again by clicks: from the podium and the list of one's matches, step by step, and played on."""

import random
from base64 import b64encode
from pathlib import Path

from bot.sandbox import SeenMessage, list_pictures
from bot.sandbox.people.person import Person
from bot.screens.custom_ids import ReplayReference
from bot.tables import Person as Known
from tests.bot.tables.parlour import some_move
from tests.e2e.house import House, house, labels
from tests.e2e.robot import open_table, start
from tests.load.crowd.offers import acts, menus, ways

GAME = "goblin_market"
SOME = 25
"""Moves until they agree to end it."""


async def played(home: House, people: list[Person]) -> tuple[int, int]:
    """Play a match without clicks until its people agree to end it; return its table and thread."""
    table, lobby = await open_table(home, *people, game=GAME, hidden_coins="true")
    robots = await start(home, table, lobby, people)
    tables, rng = home.parlour.tables, random.Random(1)
    for _ in range(SOME):
        decision = (await tables.load_view(table, None)).decision
        assert decision is not None
        user = (await tables.find_table(table)).get_sitter_at(decision.seats[0]).user_id
        await tables.play_move(table, user, some_move(rng, await tables.load_view(table, user)))
    await home.parlour.delivery.wait_until_settled()
    board = await people[0].wait_for_message(lambda m: "Menu…" in labels(m), where=robots[0].board_channel)
    behind = (await people[0].click(board, "Menu…")).message
    assert behind is not None
    kept = (await people[0].click(behind, "Bookmark this move")).message
    assert kept is not None
    assert "My moments" in kept.text
    proposal = (await tables.propose_agreement(table, "end", as_person(people[0]))).proposal
    assert proposal is not None
    for person in people[1:]:
        if (await tables.load_view(table, None)).outcome is None:
            await tables.vote_on_proposal(table, person.id, proposal.number, yes=True)
    await home.parlour.delivery.wait_until_settled()
    return table, robots[0].board_channel


def as_person(person: Person) -> Known:
    return Known(person.id, person.name)


def place(message: SeenMessage) -> ReplayReference:
    """Return where in its match a message stands."""
    (found,) = {act.table for act in acts(message) if isinstance(act.table, ReplayReference)}
    return found


async def test_a_match_is_stepped_through_and_played_on_by_clicks(tmp_path: Path) -> None:
    async with house(tmp_path, "replay") as home:
        ann, bob, cid, dora = (home.person(name) for name in ("Ann", "Bob", "Cid", "Dora"))
        table, thread = await played(home, [ann, bob, dora])
        final = await ann.wait_for_message(lambda m: "Replay" in labels(m), where=thread)
        opened = (await ann.click(final, "Replay")).message
        assert opened is not None
        assert opened.is_ephemeral
        assert place(opened) == ReplayReference(f"m{table}", 0, "0", "t")
        assert list_pictures(opened)
        behind = (await ann.click(final, "Menu…")).message
        assert behind is not None
        moment = (await ann.click(behind, "Great moments")).message
        assert moment is not None
        assert (place(moment).note, place(moment).step > 0) == ("g", True)
        for label in ("Next", "Next", "Back"):
            assert (await ann.click(opened, label)).failure_reason is None
        (menu,) = menus(ann.refresh_message(opened) or opened, "looks")
        assert "by mark" in {option.value for option in menu.options}
        await ann.choose_option(opened, menu.custom_id, ["by round"])
        (menu,) = menus(ann.refresh_message(opened) or opened, "looks")
        await ann.choose_option(opened, menu.custom_id, ["last"])
        (menu,) = menus(ann.refresh_message(opened) or opened, "looks")
        await ann.choose_option(opened, menu.custom_id, ["first"])
        await ann.click(opened, "Next")
        step = place(ann.refresh_message(opened) or opened).step
        (menu,) = menus(ann.refresh_message(opened) or opened, "looks")
        await ann.choose_option(opened, menu.custom_id, ["eyes a"])
        assert "’s hand" in (ann.refresh_message(opened) or opened).text
        await ann.click(opened, "What if")
        now = ann.refresh_message(opened) or opened
        assert place(now).kind == "w"
        move = next(act for act in ways(now) if act.verb == "play")
        assert (await ann.click(now, custom_id=str(move))).failure_reason is None
        assert "What if?" in (ann.refresh_message(opened) or opened).text
        await ann.click(opened, "Replay")
        assert place(ann.refresh_message(opened) or opened).step == step
        told = (await bob.slash("history")).message
        assert told is not None
        assert "Ann" in told.text
        again = (await bob.click(told, "Replay")).message
        assert again is not None
        assert place(again).eyes == "1"
        record = (await bob.click(final, "Record")).message
        assert record is not None
        (content,) = record.files.values()
        chosen = {"filename": "match.json", "content": b64encode(content).decode()}
        sent = (await cid.slash("replay", record=chosen)).message
        assert sent is not None
        assert (place(sent).kind, place(sent).eyes) == ("u", "e")
        broken = (await cid.slash("replay", record=chosen | {"content": b64encode(b"?").decode()})).message
        assert broken is not None
        assert "is not the record" in broken.text
        asked = (await ann.click(ann.refresh_message(opened) or opened, "Share")).message
        assert asked is not None
        shared = (await ann.click(asked, "This auction")).message
        assert shared is not None
        assert not shared.is_ephemeral
        assert [str(name).endswith(".gif") for name in shared.files] == [True]
        assert cid.refresh_message(shared) is not None
        watched = (await cid.click(final, "Replay")).message
        assert watched is not None
        assert place(watched).eyes == "e"
        none = (await cid.slash("history")).message
        assert none is not None
        assert "You have not finished a match" in none.text
