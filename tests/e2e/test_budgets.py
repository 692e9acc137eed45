"""Every game on the shelf is played to its end by what people see, and costs few rings, messages and requests."""

import random
from pathlib import Path
from typing import Any

import pytest

from bot.pictures.painting.canvas import Canvas
from bot.pictures.picture import Picture
from bot.sandbox import SeenMessage, list_pictures
from bot.tables import VirtualClock
from games import find_game, list_game_keys
from games.engine import Decision, Match, Record
from tests.e2e.house import House, house, labels
from tests.e2e.ledger import Ledger
from tests.e2e.robot import Robot, behind_more, open_table, start
from tests.load.crowd.offers import waits_with, ways
from tests.undrawn import IN_WORDS, replaced

pytestmark = pytest.mark.slow

COSTS = {
    "gobblestones": (1.5, 65),
    "emerald_skulls": (1.5, 60),
    "goblin_market": (2.5, 60),
    "goats_and_goblins": (2.5, 65),
    "goblin_teeth": (3.1, 120),
}
"""What a move may cost, with those on the way to it: requests, and kilobytes of pictures. A picture weighs 40 to 65.

The match of Goats & Goblins that this test plays costs 2.3 requests and 62 kB, 6 of them for what moves.
That of Goblin Teeth costs 3.03 and 115 kB. Each of its six rounds takes three requests more: a board anew, the old one
as what stays of it, and a panel for everybody whose hand grew.
"""
FIRST_COSTS = {
    "gobblestones": (1.4, 43),
    "emerald_skulls": (1.25, 45),
    "goblin_market": (1.5, 55),
    "goats_and_goblins": (2.4, 57),
    "goblin_teeth": (3.1, 112),
}
"""The same of the first moves alone: those that this test clicks cost up to a seventh less."""
FIRST_DRAWN = {
    "gobblestones": 0.8,
    "emerald_skulls": 1.05,
    "goblin_market": 1.4,
    "goats_and_goblins": 1.65,
    "goblin_teeth": 2.67,
}
"""How many pictures are drawn for each of the first moves: one for all who see the same, none for a step back."""
MOST, MOST_DRAWN = (3.0, 120), 2.0
"""What it may cost in all other games."""
CALLED = 30
"""How many moves are made with everybody away: several rounds, since each of them takes long."""
CLICKED, FEW_CLICKED = 40, {"gobblestones": 12}
"""How many decisions of a match are clicked and weighed: several rounds, of over forty moves each in Gobblestones.

`make rare` clicks whole matches.
"""
ENDED = "goblin_market"
"""The shortest game is played on to its end after that: `make rare` ends all, and so do tests of each game."""
LIKELY = {
    **dict.fromkeys(("end", "pass", "wait", "back in", "take", "challenge"), 0.1),
    **dict.fromkeys(("skip", "only"), 0),
    "chicken": 0.3,
    "ready": 6,
    "cheat": 12,
    "buy 4": 20,
}
"""How likely moves are that begin with these words, where any other has 1.

Passes for longer are not made: they leave out what a match costs least for, and the means of the rest would be higher.
Who bought any number of dice and stopped at once would hardly earn them: a match of Emerald Skulls would go round until
everybody has tumbled forty times, 1,700 moves.
"""
NAMES = ("Ann", "Bob", "Cid", "Dora")


async def sit_down(home: House, game: str) -> tuple[int, list[Robot]]:
    people = [home.person(name) for name in NAMES[: find_game(game).seats[-1]]]
    table, lobby = await open_table(home, *people, game=game)
    robots = await start(home, table, lobby, people)
    await home.parlour.delivery.wait_until_settled()
    return table, robots


def likely(move: str) -> float:
    """Weigh a move: tiles are laid, cards are played and bets are made, but not without end, and little is undone."""
    return next((weight for words, weight in LIKELY.items() if move.startswith(words)), 1)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("game", list_game_keys())
async def test_a_bell_rings_once_for_each_time_that_somebody_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Nobody has clicked in the last minute: each is called, in one place, and the thread stays short."""
    clock, luck = VirtualClock(), random.Random(5)
    async with house(tmp_path, "rings", clock) as home:
        table, robots = await sit_down(home, game)
        tables = home.parlour.tables
        await tables.set_or_propose_pace(table, robots[0].person.id, "none")
        await home.parlour.delivery.wait_until_settled()
        ledger = Ledger.opened(home, table, robots[0].board_channel, (tmp_path, "rings"), monkeypatch)
        for _ in range(CALLED):
            if (decision := (await tables.load_view(table, None)).decision) is None:
                break
            await ledger.note()
            clock.advance(61)
            person = robots[decision.seats[0]].person
            legal = [str(move) for move in (await tables.load_view(table, person.id)).legal]
            await tables.play_move(table, person.id, luck.choices(legal, [likely(move) for move in legal])[0])
            await home.parlour.delivery.wait_until_settled()
        await ledger.note()  # the player who is waited for now has been called, too
        assert 0 < ledger.rings <= len(ledger.waited)
        assert ledger.in_thread <= len(ledger.rounds) + 2


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.rare)], ids=["begun", "whole"])
@pytest.mark.parametrize("game", list_game_keys())
async def test_a_match_is_clicked_through_for_few_requests_and_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, *, whole: bool
) -> None:
    """Those who sit together play by clicking: nobody is called, and what they do not need is not sent."""
    async with house(tmp_path, "costs") as home:
        table, robots = await sit_down(home, game)
        tables = home.parlour.tables
        await tables.set_or_propose_pace(table, robots[0].person.id, "none")  # no card that lies for a beat is drawn
        await home.parlour.delivery.wait_until_settled()
        ledger = Ledger.opened(home, table, robots[0].board_channel, (tmp_path, "costs"), monkeypatch)
        reads, drawn = tables.store.transactions[0], count_drawings(monkeypatch)
        decided, clicked = 0, None if whole else FEW_CLICKED.get(game, CLICKED)
        while decided != clicked and (decision := (await tables.load_view(table, None)).decision) is not None:
            await ledger.note()
            read = tables.store.transactions[0] - reads
            assert read <= len(ledger.rounds), "a table in use is in memory, but for the pictures of rounds in its log"
            robot = robots[decision.seats[0]]
            await click_through(robot, offer(robot, decision), decision.number)
            await home.parlour.delivery.wait_until_settled()
            decided += 1
        moves = len(await tables.store.tables.list_record_moves(table))
        requests, kilobytes = ledger.requests(moves) / moves, ledger.sent / moves / 1000
        told = f"{moves} moves: {requests:.2f} requests, {len(drawn) / moves:.2f} pictures and {kilobytes:.0f} kB each"
        assert ledger.rings == 0
        assert ledger.in_thread <= len(ledger.rounds) + 2
        most_requests, most_kilobytes = (COSTS if whole else FIRST_COSTS).get(game, MOST)
        assert requests <= most_requests, told
        assert kilobytes <= most_kilobytes, told
        assert whole or len(drawn) / moves <= FIRST_DRAWN.get(game, MOST_DRAWN), told
        if whole or game == ENDED:
            with replaced(IN_WORDS):
                await play_on(home, table, robots)
            await ended(home, table, robots)


def count_drawings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows with each picture that is drawn from now on."""
    draw, drawn = Canvas.to_picture, list[int]()

    def draw_counted(canvas: Canvas, *arguments: Any, **options: Any) -> Picture:
        drawn.append(canvas.height)
        return draw(canvas, *arguments, **options)

    monkeypatch.setattr(Canvas, "to_picture", draw_counted)
    return drawn


async def play_on(home: House, table: int, robots: list[Robot]) -> None:
    """Play a match to its end without looking at it."""
    tables = home.parlour.tables
    while (decision := (await tables.load_view(table, None)).decision) is not None:
        robot = robots[decision.seats[0]]
        legal = [str(move) for move in (await tables.load_view(table, robot.person.id)).legal]
        await tables.play_move(table, robot.person.id, robot.luck.choices(legal, [likely(move) for move in legal])[0])
    await home.parlour.delivery.wait_until_settled()


async def ended(home: House, table: int, robots: list[Robot]) -> None:
    """Check that the last board names everybody, that the seed is behind its button, and that its record replays."""
    ann = robots[0].person
    final = await ann.wait_for_message(lambda message: "Rematch" in labels(message), where=robots[0].board_channel)
    told = "".join([final.text, *(str(picture.alt) for picture in list_pictures(final))])
    assert [robot.person.user.name for robot in robots if robot.person.user.name not in told] == []
    fair = await ann.click(await behind_more(ann, final), "Fairness")
    assert fair.message is not None
    assert str((await home.parlour.tables.load_view(table, None)).seed) in fair.message.text
    assert all(picture.alt for picture in list_pictures(final))
    answer = await ann.click(final, "Record")
    assert answer.message is not None
    (record,) = answer.message.files.values()
    assert Match.replay(Record.model_validate_json(record)).diverged is None


def offer(robot: Robot, decision: Decision) -> SeenMessage:
    """Return the newest message that offers somebody's moves: the board, where it does, before their own panel.

    What is sealed is answered in the panel: a board may offer cards beside it, which somebody else holds.
    """
    for room in (robot.person.dm,) if decision.sealed else (robot.board_channel, robot.person.dm):
        for message in reversed(robot.person.list_visible_messages(room)):
            if waits_with(message, decision.number):
                return message
    raise AssertionError("who is asked sees no moves anywhere")


async def click_through(robot: Robot, message: SeenMessage, decision: int) -> None:
    """Make a move, taking the shortest ways that are shown."""
    while shown := [way for way in ways(message) if way.decision == decision and way.verb != "page"]:
        way = robot.luck.choices(shown, [likely(way.path) for way in shown])[0]
        answer = await robot._take(message, way)
        assert answer.failure_reason is None, answer.failure_reason
        if way.verb == "play" or answer.message is None:  # a step back from “Sure?” deletes that question
            return
        message = answer.message
