"""Whole matches of Goats & Goblins, from the slash command to the final gold, by what people see and press."""

import asyncio
import json
import random
import re
from collections.abc import Collection
from pathlib import Path

import pytest

from bot.sandbox import SeenMessage, list_pictures
from bot.tables import TableView, VirtualClock, seed_commitment
from games.engine import Match, Record
from games.goats_and_goblins import GoatsAndGoblinsView
from tests.e2e.house import House, house, labels
from tests.e2e.robot import Robot, behind_more, open_table, start
from tests.load.crowd.offers import acts

GAME = "goats_and_goblins"
WARD = "play warding-stone"
WINDOWS = ("react", "beat")
SEED = 27
"""With this seed two players soon hold a Warding Stone each, while a third holds a Push."""


@pytest.fixture
def _dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seed_commitment, "generate_seed", lambda: SEED.to_bytes(32, "big"))


def seen(table_view: TableView) -> GoatsAndGoblinsView:
    assert isinstance(table_view.view, GoatsAndGoblinsView)
    return table_view.view


async def sit_down(home: House, *names: str, **options: str) -> tuple[int, list[Robot]]:
    people = [home.person(name) for name in names]
    table, lobby = await open_table(home, *people, game=GAME, **options)
    return table, await start(home, table, lobby, people)


def goblins_choice(view: GoatsAndGoblinsView, legal: list[str], luck: random.Random) -> str:
    """Push as soon as two others can ward it, ward every Push and Ward of others; otherwise mostly keep the cards."""
    assert view.decision is not None
    if view.decision.kind == "declare":
        return legal[min(2, len(legal) - 1)]
    if view.decision.kind == "vote":
        return "in" if luck.random() < 0.75 else "out"
    if view.decision.kind not in WINDOWS:
        return luck.choice(legal)
    if WARD in legal and view.stack[0].seat != view.seat and view.stack[0].kind != "seeing-stone":
        return WARD
    warders = {seat for seat in range(view.seats) if any(card.kind == "warding-stone" for card in view.hands[seat])}
    pushers = [
        seat
        for seat in range(view.seats)
        if any(card.kind == "push-2" for card in view.hands[seat]) and len(warders - {seat}) > 1
    ]
    if view.stack or (pushers and view.seat != pushers[0] and view.seat in warders):
        return "pass"
    if pushers and view.seat == pushers[0] and "play push-2" in legal:
        return "play push-2"
    plays = [move for move in legal if move.startswith("play")]
    return luck.choice(plays) if plays and luck.random() < 0.08 else "pass"


async def step(home: House, table: int, robots: list[Robot], lucks: list[random.Random]) -> GoatsAndGoblinsView | None:
    """Let the first player who is asked answer on the board, or all voters in their panels; return the public view."""
    table_view = await home.parlour.tables.load_view(table, None)
    if table_view.decision is None:
        return None
    number, seats = table_view.decision.number, table_view.decision.seats
    voting = table_view.decision.kind == "vote"
    for seat in seats if voting else seats[:1]:
        robot = robots[seat]
        own = await home.parlour.tables.load_view(table, robot.person.id)
        move = goblins_choice(seen(own), list(map(str, own.legal)), lucks[seat])
        surface = await (robot.panel if voting else robot.offered)(number)
        answer = await robot.make(surface, move)
        assert answer.failure_reason is None, answer.failure_reason
    return seen(await home.parlour.tables.load_view(table, None))


@pytest.mark.usefixtures("in_words")
@pytest.mark.usefixtures("_dealt")
async def test_four_people_play_a_whole_match_with_a_push_a_ward_and_a_ward_against_the_ward(tmp_path: Path) -> None:
    async with house(tmp_path, "goats", VirtualClock()) as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", "Dora", first="1")
        lucks = [random.Random(SEED * 10 + seat) for seat in range(4)]
        deepest: list[str] = []
        while view := await step(home, table, robots, lucks):
            stack = [played.kind for played in view.stack]
            if len(stack) > len(deepest):
                deepest = list(stack)
                await home.parlour.delivery.wait_until_settled()
                board = await robots[0].board()
                told = await behind_more(robots[0].person, board)
                assert "On the stack, newest first" in told.text
                assert "Stack, newest first" in str(list_pictures(board)[0].alt)
        assert deepest == ["warding-stone", "warding-stone", "push-2"]
        final = await robots[0].person.wait_for_message(lambda m: "Rematch" in labels(m), where=robots[0].board_channel)
        outcome = (await home.parlour.tables.load_view(table, None)).outcome
        assert outcome is not None
        for score in outcome.scores:
            assert f"with {score}" in str(list_pictures(final)[0].alt)
        record = await robots[0].person.click(final, "Record")
        assert record.message is not None
        text = next(iter(record.message.files.values()))
        assert Match.replay(Record.model_validate(json.loads(text))).diverged is None


@pytest.mark.usefixtures("undrawn")
async def test_five_votes_sent_in_the_same_instant_all_count_and_none_shows_before(tmp_path: Path) -> None:
    async with house(tmp_path, "votes") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", "Dora", "Egon", "Fay", first="1")
        leader, *voters = robots
        voters[2].person.close_dms()
        await leader.make(await leader.offered(1), "declare 3")
        decision = (await home.parlour.tables.load_view(table, None)).decision
        assert decision is not None
        assert (decision.kind, decision.seats) == ("vote", (1, 2, 3, 4, 5))
        await home.parlour.delivery.wait_until_settled()
        board = await leader.board()
        assert {"in", "out"} <= {act.path for act in acts(board)}
        panels = await asyncio.gather(*(voter.panel(decision.number) for voter in voters))
        choices = ["in", "out", "in", "out", "out"]
        votes = zip(voters, panels, choices, strict=True)
        answers = await asyncio.gather(*(voter.make(panel, choice) for voter, panel, choice in votes))
        assert all(answer.failure_reason is None for answer in answers)
        view = seen(await home.parlour.tables.load_view(table, None))
        assert view.joins == (True, True, False, True, False, False)
        revealed = await leader.person.wait_for_message(
            lambda m: "In with Ann: Bob and Dora." in m.text, where=leader.board_channel
        )
        assert revealed.id == board.id


@pytest.mark.usefixtures("in_words")
async def test_the_board_tells_who_has_voted_and_never_how(tmp_path: Path) -> None:
    async with house(tmp_path, "sealed") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", "Dora", first="1")
        await robots[0].make(await robots[0].offered(1), "declare 3")
        decision = (await home.parlour.tables.load_view(table, None)).decision
        assert decision is not None
        boards = []
        for choice in ("in", "out"):
            # The same board is drawn for either vote: nothing of it can be read from the message.
            seat = {"in": 1, "out": 2}[choice]
            await robots[seat].make(await robots[seat].panel(decision.number), choice)
            await home.parlour.delivery.wait_until_settled()
            boards.append(await robots[0].board())
        assert "Bob (has voted), 0 gold" in str(list_pictures(boards[0])[0].alt)
        alt = str(list_pictures(boards[1])[0].alt)
        assert "Bob (has voted), 0 gold" in alt
        assert "Cid (has voted), 0 gold" in alt
        assert "Dora (votes), 0 gold" in alt
        panel = next(
            m for m in reversed(robots[1].person.list_visible_messages(robots[1].person.dm)) if "Menu…" in labels(m)
        )
        mine = await behind_more(robots[1].person, panel)
        assert "You voted" in mine.text
        assert "**In**" in mine.text


@pytest.mark.usefixtures("in_words")
async def test_a_seeing_stone_shows_the_card_to_its_player_alone(tmp_path: Path) -> None:
    async with house(tmp_path, "stone") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        await robots[0].make(await robots[0].offered(1), "declare 3")
        await robots[1].make(await robots[1].offered(2), "play seeing-stone")
        await robots[0].make(await robots[0].offered(3), "pass")
        await robots[2].make(await robots[2].offered(3), "pass")
        await home.parlour.delivery.wait_until_settled()
        own = seen(await home.parlour.tables.load_view(table, robots[1].person.id))
        assert own.seen is not None
        hand = await robots[1].person.click(await robots[1].board(), "My seat")
        assert hand.message is not None
        assert "The next card of the cave is" in (await behind_more(robots[1].person, hand.message)).text
        for robot in (robots[0], robots[2]):
            told = " ".join(text(message) for message in robot.person.list_all_messages())
            assert "peeks at the next card" in (await behind_more(robot.person, await robot.board())).text
            assert "On top of the cave" not in told
            assert "You see" not in told
        odds = [
            await robot.person.click(await behind_more(robot.person, await robot.board()), "What are the odds?")
            for robot in robots[:2]
        ]
        answers = [answer.message.text for answer in odds if answer.message and answer.message.is_ephemeral]
        assert len(answers) == 2
        assert ["include the card that you saw" in answer for answer in answers] == [False, True]


@pytest.mark.usefixtures("undrawn")
async def test_cards_that_lie_for_a_beat_are_drawn_without_a_click(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "drawing", clock) as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        await robots[0].make(await robots[0].offered(1), "declare 6")
        for robot in robots[1:]:
            await robot.make(await robot.panel(2), "in")
        await windows_run_out(home, table, clock)
        view = seen(await home.parlour.tables.load_view(table, None))
        assert view.last is not None
        assert view.stage in ("dividing", "turn")
        await home.parlour.delivery.wait_until_settled()
        told = await behind_more(robots[0].person, await robots[0].board())
        story = " ".join([text(told), *map(text, robots[0].person.list_visible_messages(robots[0].board_channel))])
        card = view.last.drawn[-1].kind.split("-")[0].title()
        assert re.search(
            f"Ann draws [^•]*{card}", story.replace("**", "")
        )  # cards that follow each other are told together


@pytest.mark.usefixtures("undrawn")
async def test_silence_passes_in_a_short_pause_and_nobody_is_called_for_it(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "silence", clock) as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        await robots[0].make(await robots[0].offered(1), "declare 3")
        for robot in robots[1:]:
            await robot.make(await robot.panel(2), "out")
        await home.parlour.delivery.wait_until_settled()
        asked = [message.id for message in robots[2].person.list_visible_messages(robots[2].person.dm)]
        clock.advance(61)  # nobody has clicked for a minute
        await windows_run_out(home, table, clock, {"beat"})
        assert not [m for m in robots[1].person.list_all_messages() if "your time is up" in m.text]
        assert [message.id for message in robots[2].person.list_visible_messages(robots[2].person.dm)] == asked


async def test_the_rules_have_a_page_for_each_part(tmp_path: Path) -> None:
    async with house(tmp_path, "goat-rules") as home:
        ann = home.person("Ann")
        answer = await ann.slash("rules", game=GAME)
        assert answer.message is not None
        assert answer.message.is_ephemeral
        texts = [answer.message.text]
        pages = [label for label in labels(answer.message) if label != "Teach me"]
        for label in pages[1:]:
            page = await ann.click(answer.message, label)
            assert page.message is not None
            texts.append(page.message.text)
        assert len(set(texts)) == len(pages) == 5
        assert "3 or more" in texts[0]
        assert "Warding Stone" in texts[2]


async def windows_run_out(home: House, table: int, clock: VirtualClock, kinds: Collection[str] = WINDOWS) -> None:
    """Let the clock pass for everybody as long as cards could be played, or the question is one of these kinds."""
    while (
        table_view := await home.parlour.tables.load_view(table, None)
    ).decision and table_view.decision.kind in kinds:
        await home.parlour.delivery.wait_until_settled()
        clock.advance(21)
        await home.parlour.tables.time.process_due_tables()


def text(message: SeenMessage) -> str:
    """Return all that a message says, alt texts too."""
    return " ".join([message.text, *(str(picture.alt) for picture in list_pictures(message))])
