"""Whole matches of Emerald Skulls, from the slash command to the final gears, by what people see and press."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from bot.sandbox import SeenMessage, list_pictures
from bot.sandbox.people.person import ClickResult, Person
from bot.tables import SurfaceMessage, TableView, VirtualClock
from games.emerald_skulls import EmeraldSkullsView
from games.engine import Match, Record
from tests.e2e.house import House, house, labels
from tests.e2e.robot import Robot, behind_more, choose, open_table, start

GAME = "emerald_skulls"


def seen(table_view: TableView) -> EmeraldSkullsView:
    assert isinstance(table_view.view, EmeraldSkullsView)
    return table_view.view


async def sit_down(home: House, *names: str, **options: str) -> tuple[int, list[Robot]]:
    people = [home.person(name) for name in names]
    table, lobby = await open_table(home, *people, game=GAME, **options)
    return table, await start(home, table, lobby, people)


async def look(home: House, table: int) -> EmeraldSkullsView:
    return seen(await home.parlour.tables.load_view(table, None))


async def do(home: House, table: int, robot: Robot, move: str) -> ClickResult:
    """Make a move on the board."""
    decision = (await look(home, table)).decision
    assert decision is not None
    answer = await robot.make(await robot.offered(decision.number), move)
    assert answer.failure_reason is None, answer.failure_reason
    return answer


def choice(legal: list[str]) -> str:
    """Buy nothing, bet on all that is likely, place as many dice as can be, never chicken out."""
    for way in ("buy 3", "roll"):
        if way in legal:
            return way
    if "ready" in legal:
        return next((move for move in legal if move.startswith(("bet 3", "bet 4"))), "ready")
    places = [move for move in legal if move.startswith("place")]
    return max(places, key=_dice) if places else legal[-1]


def _dice(move: str) -> tuple[int, bool]:
    """Return how many dice a placement takes, and whether it ends on the gem."""
    _, level, ordinary, skulls = move.split()
    return int(ordinary) + int(skulls), level == "gem"


async def play_to_the_end(home: House, table: int, robots: list[Robot]) -> int:
    """Play on the board until the match is over; return how many moves that took."""
    moves = 0
    while decision := (await look(home, table)).decision:
        seat = decision.seats[0]
        table_view = await home.parlour.tables.load_view(table, robots[seat].person.id)
        move = choice([str(move) for move in table_view.legal])
        board = await robots[seat].offered(decision.number)
        if move == "bust":
            asked = await robots[seat].press(board, "sure", move)
            assert asked.message is not None
            board = asked.message
        answer = await robots[seat].make(board, move)
        assert answer.failure_reason is None, answer.failure_reason
        moves += 1
    return moves


async def final_board(robot: Robot, person: Person) -> str:
    final = await person.wait_for_message(lambda m: "Rematch" in labels(m), where=robot.board_channel)
    assert all(picture.alt for picture in list_pictures(final))
    record = await person.click(final, "Record")
    assert record.message is not None
    text = next(iter(record.message.files.values()))
    assert Match.replay(Record.model_validate(json.loads(text))).diverged is None
    return " ".join([final.text, *(str(picture.alt) for picture in list_pictures(final))])


@pytest.mark.usefixtures("undrawn")
async def test_four_people_play_a_whole_match_on_the_board_alone(tmp_path: Path) -> None:
    async with house(tmp_path, "skulls-of-four") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", "Dora", first="1")
        moves = await play_to_the_end(home, table, robots)
        assert moves > 40
        view = await look(home, table)
        text = await final_board(robots[0], robots[0].person)
        for gears in view.gears:
            assert f"with {gears}" in text
        await home.parlour.delivery.wait_until_settled()
        assert [len(robot.person.list_visible_messages(robot.person.dm)) for robot in robots] == [0, 0, 0, 0]
        messages = robots[1].person.list_visible_messages(robots[1].board_channel)
        boards = [m for m in messages if list_pictures(m) and not m.is_ephemeral]
        assert len(boards) == view.number + 1, "one for each turn, and the final one"
        for index, board in enumerate(boards[:-1]):
            assert labels(board) == []
            heading, *lines = board.text.splitlines()[
                2 * (index == 0) :
            ]  # the first begins with who begins, and the rules
            assert re.fullmatch(rf"\*\*Turn {index + 1}: \w+\*\*", heading)
            assert sum("ends with a" in line for line in lines) == 1


@pytest.mark.usefixtures("undrawn")
async def test_of_two_who_click_the_last_place_at_once_one_gets_it_and_the_other_learns_why_not(tmp_path: Path) -> None:
    async with house(tmp_path, "last-place") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", "Dora", first="1")
        await do(home, table, robots[0], "buy 3")
        await do(home, table, robots[1], "bet 3 final-jewel")
        board = await robots[2].offered(2)
        clicks = await asyncio.gather(*(robot.make(board, "bet 3 final-jewel") for robot in robots[2:]))
        refusals = [m.text for click in clicks for m in click.messages if m.is_ephemeral]
        assert refusals == ["Final Jewel is full: all 2 places are taken."]
        bets = [bet for card in (await look(home, table)).cards for bet in card.bets]
        stack = next(bet.stack for bet in bets if bet.bet == "final-jewel")
        assert stack in ((1, 2), (1, 3))
        await home.parlour.delivery.wait_until_settled()
        lines = (await behind_more(robots[0].person, await robots[0].board())).text.splitlines()
        first, second = (
            next(index for index, line in enumerate(lines) if f"Final Jewel** (would pay {earns})." in line)
            for earns in ("2 gears", "1 gear")
        )
        assert first < second
        assert lines[first].startswith("• Bob bets on")
        assert lines[second].startswith(("• Cid bets on", "• Dora bets on")[stack[1] - 2])
        assert [click.failure_reason for click in clicks] == [None, None]


@pytest.mark.usefixtures("in_words")
async def test_a_bettor_sees_where_their_marker_stands_and_can_take_it_back_once(tmp_path: Path) -> None:
    async with house(tmp_path, "take-back") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        await do(home, table, robots[0], "buy 3")
        await do(home, table, robots[1], "bet 3 final-jewel")
        await do(home, table, robots[2], "bet 3 final-jewel")
        board = await robots[2].board()
        assert "Take back" not in labels(board), "what one alone may do stands in their own message"
        hand = await robots[2].person.click(await behind_more(robots[2].person, board), "My seat")
        assert hand.message is not None
        mine = await behind_more(robots[2].person, hand.message)
        assert any("Take back" in label for label in labels(mine))
        told = await behind_more(robots[2].person, board)
        assert "place 2 and would earn 1" in told.text
        theirs = await robots[1].person.click(await behind_more(robots[1].person, board), "My seat")
        assert theirs.message is not None
        assert not any("take back" in label for label in labels(theirs.message)), "somebody stands on that marker"
        await robots[2].make(mine, "take 3 final-jewel")
        cards = (await look(home, table)).cards
        assert [bet.stack for card in cards for bet in card.bets if bet.stack] == [(1,)]


@pytest.mark.usefixtures("undrawn")
async def test_a_bet_that_cannot_be_made_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with house(tmp_path, "impossible-bet") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        await do(home, table, robots[0], "buy 3")
        board = await robots[1].offered(2)

        async def typed(robot: Robot, text: str) -> str:
            opened = await robot.person.click(await behind_more(robot.person, board), "Type a move")
            assert opened.modal is not None
            answer = await robot.person.submit(opened.modal, {"Your move": text})
            return "".join(message.text for message in (answer.message, *answer.messages) if message)

        assert "Emerald Skull cannot come true this turn." in await typed(robots[1], "bet emerald")
        near = await typed(robots[1], "bet jewel")
        assert "No card in play has a bet called “jewel”. Did you mean one of these?" in near
        assert "already have a marker" not in await typed(robots[1], "bet grim grin")
        assert "You already have a marker on Grim Grin." in await typed(robots[1], "bet grim grin")
        tumbler = await robots[0].make(await robots[0].board(), "bet 3 final-jewel")
        (refused,) = (m.text for m in tumbler.messages if m.is_ephemeral)
        assert refused.startswith("You roll the dice this turn, so you cannot bet")
        await several_markers_are_filled_in_at_once(home, table, robots[2].person, board)


async def several_markers_are_filled_in_at_once(home: House, table: int, person: Person, board: SeenMessage) -> None:
    """Hold that a form on a board puts all markers or none, and that a refusal is for its sender's eyes."""
    field, both = "Where do your markers go?", ["bet 3 final-jewel", "bet 4 empty-hands"]
    behind = await behind_more(person, board)
    opened = [await person.click(behind, "Bet several at once…") for _ in range(2)]
    modals = [answer.modal for answer in opened if answer.modal]
    await person.submit(modals[0], {field: both[1:]})
    refused = await person.submit(modals[1], {field: both})
    told = [m for m in (refused.message, *refused.messages) if m and "already have a marker" in m.text]
    assert [m.is_ephemeral for m in told] == [True]
    assert "You already have a marker on Empty Hands." in told[0].text
    assert await bets_of(home, table, 2) == both[1:], "the marker that could lie there lies nowhere either"


async def bets_of(home: House, table: int, seat: int) -> list[str]:
    cards = (await look(home, table)).cards
    return [f"bet {card.face} {bet.bet}" for card in cards for bet in card.bets if seat in bet.stack]


@pytest.mark.usefixtures("undrawn")
async def test_a_click_on_a_board_that_is_not_noted_yet_shows_nobodys_panel_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, "unnoted") as home:
        save, slow = home.parlour.tables.shown.save_surface, asyncio.Event()

        async def save_slowly(surface: SurfaceMessage) -> SurfaceMessage:
            if surface.kind == "board":
                await slow.wait()
            return await save(surface)

        monkeypatch.setattr(home.parlour.tables.shown, "save_surface", save_slowly)
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        await robots[0].make(await robots[0].offered(1), "buy 3")
        slow.set()
        await robots[1].person.wait_for_message(lambda m: "rolls next" in m.text, where=robots[1].board_channel)
        assert not [m for m in robots[1].person.list_all_messages() if "in front of you" in m.text]
        assert (await look(home, table)).phase == "bet"


@pytest.mark.usefixtures("undrawn")
async def test_whoever_is_away_when_bets_open_is_called_in_the_thread_until_they_have_answered(tmp_path: Path) -> None:
    clock = VirtualClock()
    async with house(tmp_path, "skulls-called", clock) as home:
        people = [home.person(name) for name in ("Ann", "Bob", "Cid")]
        table, lobby = await open_table(home, *people, game=GAME, first="1")
        robots = await start(home, table, lobby, people)
        await home.parlour.delivery.wait_until_settled()
        assert [person.pings for person in people] == [[], [], []], "all of them are here"
        clock.advance(61)
        await do(home, table, robots[0], "buy 3")
        await home.parlour.delivery.wait_until_settled()
        (call,) = people[1].pings
        assert call.channel_id == robots[1].board_channel
        assert [[ping.id for ping in person.pings] for person in people] == [[], [call.id], [call.id]]
        assert all(person.list_visible_messages(person.dm) == [] for person in people)
        await do(home, table, robots[1], "ready")
        await home.parlour.delivery.wait_until_settled()
        assert robots[1].person.refresh_message(call) is not None, "it calls Cid still"
        await do(home, table, robots[2], "ready")
        await home.parlour.delivery.wait_until_settled()
        assert robots[1].person.refresh_message(call) is None


@pytest.mark.usefixtures("undrawn")
async def test_one_plays_alone_against_vrax_and_kur_to_the_end(tmp_path: Path) -> None:
    async with house(tmp_path, "skulls-alone") as home:
        table, robots = await sit_down(home, "Ann", rivals="20", cards="7")
        board = await robots[0].board()
        assert "3 dice: free" in labels(board)
        await play_to_the_end(home, table, robots)
        text = await final_board(robots[0], robots[0].person)
        view = await look(home, table)
        assert view.rivals is not None
        assert f"{view.rivals.gears}" in text
        assert ("Ann wins" in text) == (view.gears[0] > view.rivals.gears)


@pytest.mark.usefixtures("in_words")
async def test_six_bet_on_a_crowded_advanced_table_and_the_payout_is_told_line_by_line(tmp_path: Path) -> None:
    async with house(tmp_path, "skulls-advanced") as home:
        names = ("Ann", "Bob", "Cid", "Dora", "Egon", "Fay")
        table, robots = await sit_down(home, *names, advanced="true", first="1")
        await do(home, table, robots[0], "buy 3")
        assert len((await look(home, table)).cards) == 8
        for robot in robots[1:]:
            for _ in range(2):
                legal = (await home.parlour.tables.load_view(table, robot.person.id)).legal
                bets = [str(move) for move in legal if str(move).startswith("bet")]
                await do(home, table, robot, bets[-1 - robot.person.id % 3])
        assert sum(len(bet.stack) for card in (await look(home, table)).cards for bet in card.bets) == 10
        while (await look(home, table)).number == 1:
            view = await look(home, table)
            assert view.decision is not None
            robot = robots[view.decision.seats[0]]
            legal = (await home.parlour.tables.load_view(table, robot.person.id)).legal
            await do(home, table, robot, choice([str(move) for move in legal]))
        await home.parlour.delivery.wait_until_settled()
        view = await look(home, table)
        assert view.last is not None
        boards = [m for m in robots[0].person.list_visible_messages(robots[0].board_channel) if list_pictures(m)]
        order, rules, heading, took, *lines = boards[0].text.splitlines()
        assert "most gears win" in rules
        assert "play, in this order. Ann begins" in order
        assert (heading, took) == ("**Turn 1: Ann**", "Ann takes the 3 dice that are free.")
        ended = next(index for index, line in enumerate(lines) if "ends with a" in line)
        rolled = next(index for index, line in enumerate(lines) if line.startswith("Ann rolls"))
        assert all("bets on" in line for line in lines[:rolled])
        assert all(line.startswith("Ann rolls") for line in lines[rolled:ended])
        paid = [line for line in lines[ended + 1 :] if not line.startswith(("Bets lost", "-# Now"))]
        assert len(paid) == len(view.last.payments) > 2


@pytest.mark.usefixtures("undrawn")
async def test_the_host_names_faces_by_typing_them_and_a_wrong_one_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path, "skull-faces") as home:
        ann, bob = home.person("Ann"), home.person("Bob")
        table, lobby = await open_table(home, ann, bob, game=GAME, advanced="true")

        refused = await choose(ann, lobby, faces="6b 14c")
        assert "There is no advanced face “14c”" in refused.messages[-1].text
        await choose(ann, lobby, faces="6b 14a")
        assert "Chosen faces: 6b 14a" in (ann.refresh_message(lobby) or lobby).text
        await start(home, table, lobby, [ann, bob])
        faces = {card.face for card in (await look(home, table)).cards}
        assert faces > {"6b", "14a"}
        assert len(faces) == 6


async def test_the_rules_come_with_a_picture_of_a_board(tmp_path: Path) -> None:
    async with house(tmp_path, "skull-rules") as home:
        ann = home.person("Ann")
        answer = await ann.slash("rules", game=GAME)
        assert answer.message is not None
        assert "Have the most gears" in answer.message.text
        answer = await ann.click(answer.message, "The turn")
        assert answer.message is not None
        assert len(list_pictures(answer.message)) == 1
        assert "On the skull:" in (list_pictures(answer.message)[0].alt or "")
        turned = await ann.click(answer.message, "Payout and end")
        assert turned.message is not None
        assert list_pictures(turned.message) == []
