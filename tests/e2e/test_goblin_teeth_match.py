"""A whole match of Goblin Teeth by four, from the slash command to the winner, by what people see and press."""

import json
import random
import re
from pathlib import Path

import pytest

from bot.sandbox import SeenMessage, list_buttons, list_pictures, list_selects
from bot.sandbox.people.person import Person
from bot.tables import seed_commitment
from games.engine import Match, Record
from games.engine.words import load_words
from games.goblin_teeth import CHEATS, GoblinTeethView
from tests.e2e.house import House, house, labels
from tests.e2e.robot import Robot, behind_more, open_table, start
from tests.load.crowd.offers import acts, ways

GAME = "goblin_teeth"
SEED = 16
"""With this seed, and robots with luck of their own, at least ten different Cheats are played in five rounds."""
NAMES = {load_words()(f"goblin-teeth-cheat-{card}"): card for card in CHEATS}


@pytest.fixture(autouse=True)
def _dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seed_commitment, "generate_seed", lambda: bytes([SEED]) * 32)


def cheating(path: str) -> float:
    """Weigh a way on: Cheats before dice, bids before the Altar, and there its Cheats; a no only now and then."""
    if path.startswith(("cheat", "poison")):
        return 12
    if path.startswith("place") and "altar" not in path:
        return 6
    return 2 if path.endswith("draw") else 0.3


async def sit_down(home: House, *names: str, **options: str) -> tuple[int, list[Robot]]:
    people = [home.person(name) for name in names]
    table, lobby = await open_table(home, *people, game=GAME, **options)
    robots = await start(home, table, lobby, people)
    for seat, robot in enumerate(robots):
        robot.luck = random.Random(seat)
    return table, robots


async def play(home: House, table: int, robots: list[Robot], most: int = 10_000) -> None:
    """Let the robots play on, so many moves at most."""
    for _ in range(most):
        decision = (await home.parlour.tables.load_view(table, None)).decision
        if decision is None:
            return
        await robots[decision.seats[0]].wander(decision.number, cheating)


def cards_told(messages: list[SeenMessage]) -> set[str]:
    """Return the Cheats that messages say were played."""
    told = " ".join(message.text for message in messages)
    return {NAMES[name] for name in re.findall(r"plays \*\*(.+?)\*\*", told)}


def whole(message: SeenMessage) -> str:
    """Return everything that a client can read of a message: text, ids, labels, options, alt texts."""
    return json.dumps(message.json, ensure_ascii=False)


@pytest.mark.usefixtures("undrawn")
async def test_four_play_a_whole_match_with_at_least_ten_different_cards(tmp_path: Path) -> None:
    async with house(tmp_path, "teeth-of-four") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", "Dora")
        robots[2].person.close_dms()
        told = set[str]()
        while (await home.parlour.tables.load_view(table, None)).decision:
            await play(home, table, robots, most=1)
            await (
                home.parlour.delivery.wait_until_settled()
            )  # one board lives through a round: what it tells is read on the way
            told |= cards_told(robots[0].person.list_visible_messages(robots[0].board_channel))
        final = await robots[0].person.wait_for_message(lambda m: "Rematch" in labels(m), where=robots[0].board_channel)
        whole = (await behind_more(robots[0].person, final)).text
        assert "An Offering is complete" in whole
        assert " complete" in whole
        assert len(told) >= 10
        record = await robots[0].person.click(final, "Record")
        assert record.message is not None
        text = next(iter(record.message.files.values()))
        assert Match.replay(Record.model_validate(json.loads(text))).diverged is None


@pytest.mark.usefixtures("in_words")
async def test_what_is_held_and_peeked_is_in_no_public_message(tmp_path: Path) -> None:
    async with house(tmp_path, "teeth-secrets") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid")
        for _ in range(18):
            await play(home, table, robots, most=1)
            await home.parlour.delivery.wait_until_settled()
            board = await robots[0].board()
            table_view = await home.parlour.tables.load_view(table, None)
            assert isinstance(table_view.view, GoblinTeethView)
            public = json.dumps([dict(event.facts) for told in table_view.recent_moves for event in told.events])
            known = {*table_view.view.cheat_discard, *table_view.view.playing}.union(
                *table_view.view.front, *table_view.view.public
            )
            named = {card for name, card in NAMES.items() if name in whole(board) or f"cheat {card}" in whole(board)}
            assert {card for card in named if f'"{card}"' not in public} <= known
            assert list_selects(board) == []
            assert {act.verb for act in acts(board)} <= {"hand", "all"}
            assert all(picture.alt for picture in list_pictures(board))


@pytest.mark.usefixtures("undrawn")
async def test_a_cheat_is_built_in_steps_and_can_be_left_again(tmp_path: Path) -> None:
    async with house(tmp_path, "teeth-steps") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", "Dora")
        robot, panel, card = await somebody_with_a_card(home, table, robots)
        before = (await home.parlour.tables.find_table(table)).version
        label = load_words()(f"goblin-teeth-cheat-{card}")
        answer = await robot.person.choose_option(panel, load_words()("goblin-teeth-move-cheat"), [f"cheat {card}"])
        assert answer.message is not None
        assert label in answer.message.text
        back = await robot.person.click(answer.message, "Back")
        assert back.message is not None
        assert label in [option.label for menu in list_selects(back.message) for option in menu.options]
        assert (await home.parlour.tables.find_table(table)).version == before


@pytest.mark.usefixtures("undrawn")
async def test_whoever_plays_a_cheat_goes_on_in_the_same_panel(tmp_path: Path) -> None:
    async with house(tmp_path, "teeth-panel") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", "Dora")
        robot, panel, card = await somebody_with_a_card(home, table, robots)
        await robot.wander(acts(panel)[0].decision, lambda path: 1 if path.startswith(f"cheat {card}") else 0)
        await home.parlour.delivery.wait_until_settled()
        decision = (await home.parlour.tables.load_view(table, None)).decision
        assert decision is not None
        seat = robots.index(robot)
        if decision.seats == (seat,):
            panels = [
                message for message in robot.person.list_visible_messages(robot.person.dm) if list_pictures(message)
            ]
            assert [message.id for message in panels] == [panel.id]
        boards = [
            m for m in robot.person.list_visible_messages(robot.board_channel) if any(a.verb == "hand" for a in acts(m))
        ]
        assert len(boards) == 1


async def somebody_with_a_card(home: House, table: int, robots: list[Robot]) -> tuple[Robot, SeenMessage, str]:
    """Play on by placing dice until somebody to move holds an Action card that can be played."""
    for _ in range(60):
        decision = (await home.parlour.tables.load_view(table, None)).decision
        assert decision is not None
        robot = robots[decision.seats[0]]
        panel = await robot.panel(decision.number)
        cards = [act.path.split()[1] for act in ways(panel) if act.path.startswith("cheat ")]
        if decision.kind == "turn" and cards:
            return robot, panel, cards[0]
        await robot.wander(decision.number, lambda path: 0.01 if path.startswith("cheat") else 1)
    raise AssertionError("nobody holds a card that can be played")


@pytest.mark.usefixtures("undrawn")
async def test_rules_explain_a_card_that_is_chosen_while_typing(tmp_path: Path) -> None:
    async with house(tmp_path, "teeth-rules") as home:
        ann: Person = home.person("Ann")
        offered = await ann.autocomplete("rules", "card", "snea", game=GAME)
        assert [choice["name"] for choice in offered] == ["Sneak Preview", "Sneaky Sneaky"]
        answer = await ann.slash("rules", game=GAME, card=offered[1]["value"])
        assert answer.message is not None
        assert answer.message.is_ephemeral
        assert "Peek at the Hidden Item" in answer.message.text
        wrong = await ann.slash("rules", game=GAME, card="Ace of Goats")
        assert wrong.message is not None
        assert "has no card called" in wrong.message.text
        assert await ann.autocomplete("rules", "card", game="gobblestones") == []
        plain = await ann.slash("rules", game=GAME)
        assert plain.message is not None
        assert labels(plain.message)[-1] == "Teach me"
        assert len(list_buttons(plain.message)) == 7
