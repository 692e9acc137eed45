"""A text sent to the bot by DM is typed at the table that waits for its writer."""

from pathlib import Path

import pytest

from bot.sandbox import SeenMessage
from bot.sandbox.people.person import Person
from bot.tables import seed_commitment
from games.gobblestones import GobblestonesView
from tests.e2e.house import House, house, labels
from tests.e2e.robot import Robot, open_table, start

pytestmark = pytest.mark.usefixtures("undrawn")


async def answer(person: Person, text: str, begins: str) -> SeenMessage:
    """Write something, and return the answer that begins with these words."""
    said = await person.write_message(text, person.dm)
    return await person.wait_for_message(lambda m: m.id > said.id and m.text.startswith(begins), where=person.dm)


async def laid(home: House, table: int, person: Person) -> int:
    view = (await home.parlour.tables.load_view(table, person.id)).view
    assert isinstance(view, GobblestonesView)
    return len(view.laid)


async def seated(home: House, *people: Person, first: str) -> tuple[int, list[Robot]]:
    table, lobby = await open_table(home, *people, first=first)
    return table, await start(home, table, lobby, list(people))


async def test_what_is_written_by_dm_is_a_move_at_the_table_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both tables deal the same, so the same move is possible at both.
    monkeypatch.setattr(seed_commitment, "generate_seed", lambda: bytes(range(32)))
    async with house(tmp_path, "letters") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, robots = await seated(home, ann, bob, first="1")
        panel = await robots[0].panel(1)
        await answer(bob, "h8 red", "I read what you write here as a move, but no table is waiting for you")

        move = str(next(iter((await home.parlour.tables.load_view(table, ann.id)).legal)))
        _, space, colour = move.split()
        wrong = await answer(ann, "blorp", "“blorp”")
        assert f"For example: `{move}`" in wrong.text
        near = await answer(ann, f"lax {space} {colour}", "“")
        assert ann.refresh_message(wrong) is None, "an error replaces the last one"
        assert [label for label in labels(near) if label.startswith("Play:")] == labels(near)
        assert await laid(home, table, ann) == 0
        played = await ann.click(near, labels(near)[0])
        assert played.message is not None
        assert played.message.id == near.id
        assert played.message.text.startswith("**Played:**")
        assert f"/{panel.id})" in played.message.text
        assert await laid(home, table, ann) == 1

        ended = await answer(ann, "end", "**Played:**")
        await home.parlour.tables.play_move(table, bob.id, "end", None)
        await ann.wait_for_message(lambda m: m.id > ended.id and "**It’s your turn.**" in m.text, where=ann.dm)
        await home.parlour.delivery.wait_until_settled()
        assert ann.refresh_message(panel) is None, "the panel is where its player writes"
        assert ann.refresh_message(ended) is None, "what was played before is no news any more"

        shown = await ann.slash("hand", channel=ann.dm)
        beside = await ann.click(await robots[0].board(), "My hand")
        assert shown.message is not None
        assert beside.message is not None
        heading, _, hand = shown.message.text.partition("\n")
        assert heading.startswith("-# Gobblestones · <#"), "which table it is"
        assert (labels(shown.message), hand) == (labels(beside.message), beside.message.text)

        other, _ = await seated(home, bob, ann, first="2")
        which = await answer(ann, move, "Several tables are waiting for you")
        await ann.click(which, f"Gobblestones, table {other}")
        assert await laid(home, other, ann) == 1
        assert await laid(home, table, ann) == 0


async def test_words_typed_in_a_dm_do_what_their_button_does(tmp_path: Path) -> None:
    async with house(tmp_path, "typed-words") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        await answer(bob, "Help!", "## Welcome to the Goblin Parlour")
        table, _ = await seated(home, ann, bob, first="1")
        await answer(ann, "hint", "A goblin in your place would play")
        await answer(ann, "rules", "## Gobblestones")
        await answer(ann, "odds", "You have not seen")
        await answer(ann, "undo", "There is nothing")
        move = str(next(iter((await home.parlour.tables.load_view(table, ann.id)).legal)))
        await answer(ann, move, "**Played:**")
        await answer(ann, "Undo.", "**Played:**")
        assert await laid(home, table, ann) == 0


async def test_a_sentence_or_a_slip_of_the_finger_is_asked_back(tmp_path: Path) -> None:
    async with house(tmp_path, "asked-back") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, robots = await seated(home, ann, bob, first="1")
        await robots[0].panel(1)
        _, space, colour = str(next(iter((await home.parlour.tables.load_view(table, ann.id)).legal))).split()
        asked = await answer(ann, f"please put a {colour[:-2]}{colour[-1]} tile on {space}", "“please put a")
        assert await laid(home, table, ann) == 0, "what was guessed is never played at once"
        assert any(space in label for label in labels(asked))
        await ann.click(asked, labels(asked)[0])
        assert await laid(home, table, ann) == 1


async def test_undo_in_an_auction_that_was_won_buys_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, "no-undo") as home:
        ann, *others = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await open_table(home, ann, *others, game="goblin_market", first="1")
        robots = await start(home, table, lobby, [ann, *others])
        await robots[0].panel(1)
        while "take" not in map(str, (await home.parlour.tables.load_view(table, ann.id)).legal):
            await home.parlour.tables.play_move(table, ann.id, "bid 1", None)
            for other in others:
                await home.parlour.tables.play_move(table, other.id, "pass", None)
        await answer(ann, "oops", "There is nothing to take back")
        assert "take" in map(str, (await home.parlour.tables.load_view(table, ann.id)).legal)


async def test_a_sentence_that_the_rules_refuse_is_told_why(tmp_path: Path) -> None:
    async with house(tmp_path, "told-why") as home:
        ann, *others = (home.person(name) for name in ("Ann", "Bob", "Cid"))
        table, lobby = await open_table(home, ann, *others, game="goblin_market", first="1")
        robots = await start(home, table, lobby, [ann, *others])
        await robots[0].panel(1)
        await answer(ann, "i would like to bid 4000 please", "You cannot pay that: your purse holds 10 coins.")
        assert not (await home.parlour.tables.load_view(table, others[0].id)).waits_for_viewer
