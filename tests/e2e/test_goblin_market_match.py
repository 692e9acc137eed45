"""Whole matches of Goblin Market, from the slash command to the last card, by what people see and press."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.sandbox import SeenMessage, list_pictures
from bot.tables import SurfaceMessage, Table
from bot.ui.surfaces.messages import PostRequest, SurfaceMessenger
from games.engine import Match, Record
from games.goblin_market import GoblinMarketView, compute_sisterhood_payments
from games.goblin_market.decktet import LEVEL_BY_RANK
from tests.e2e.house import House, house, labels
from tests.e2e.robot import Robot, behind_more, open_table, start
from tests.load.crowd.offers import acts, ways

GAME = "goblin_market"
PURSE = re.compile(r"\d+ coins?\b")
DEAR = 6


async def sit_down(home: House, *names: str, **options: str) -> tuple[int, list[Robot]]:
    people = [home.person(name) for name in names]
    table, lobby = await open_table(home, *people, game=GAME, **options)
    return table, await start(home, table, lobby, people)


async def view_of(home: House, table: int) -> GoblinMarketView:
    view = (await home.parlour.tables.load_view(table, None)).view
    assert isinstance(view, GoblinMarketView)
    return view


def choice(robot: Robot, message: SeenMessage) -> str:
    """Choose among the buttons: bid while it is cheap, then pass; take, share or pick by lot."""
    moves = [act.path for act in ways(message) if act.verb in ("play", "pick")]
    bids = [move for move in moves if move.startswith("bid")]
    if "pass" not in moves:
        return robot.luck.choice(moves)
    if not bids or int(bids[0].split()[1]) > DEAR or robot.luck.random() < 0.3:
        return "pass"
    return robot.luck.choice(bids)


async def play_on(home: House, table: int, robots: list[Robot], *, hidden: bool = False, most: int = 1000) -> int:
    """Let the asked player press a button, on the board or, for a hidden bid, in their panel; return how often."""
    for presses in range(most):
        decision = (await home.parlour.tables.load_view(table, None)).decision
        if decision is None:
            return presses
        robot = robots[decision.seats[0]]
        await home.parlour.delivery.wait_until_settled()
        in_private = hidden and decision.kind == "bid"
        message = await (robot.panel if in_private else robot.offered)(decision.number)
        answer = await robot.make(message, choice(robot, message))
        assert answer.failure_reason is None, answer.failure_reason
    return most


@pytest.mark.usefixtures("in_words")
async def test_four_people_play_a_whole_match_on_the_board(tmp_path: Path) -> None:
    async with house(tmp_path, "market") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", "Dora", first="2")
        ann, channel = robots[0].person, robots[0].board_channel
        await play_on(home, table, robots)
        await home.parlour.delivery.wait_until_settled()
        final = await ann.wait_for_message(lambda m: "Rematch" in labels(m), where=channel)
        table_view = await home.parlour.tables.load_view(table, None)
        view = await view_of(home, table)
        assert table_view.outcome is not None
        for seat, score in enumerate(table_view.outcome.scores):
            assert f"{robots[seat].person.user.name} with {score}" in str(list_pictures(final)[0].alt)
        assert "The podium: 1." in str(list_pictures(final)[0].alt)
        auctions = [
            message for message in ann.list_visible_messages(channel) if list_pictures(message) and not labels(message)
        ]
        # Auctions that end in one instant share a board: a burst of changes costs one post.
        assert 0 < len(auctions) <= len(view.aside) + 1
        assert all("takes" in m.text or "picks" in m.text or "Everybody passes" in m.text for m in auctions)
        record = await ann.click(final, "Record")
        assert record.message is not None
        text = next(iter(record.message.files.values()))
        assert Match.replay(Record.model_validate(json.loads(text))).diverged is None


@pytest.mark.usefixtures("undrawn")
async def test_a_bid_can_be_typed_on_the_board_and_is_shown_once_more_before_it_counts(tmp_path: Path) -> None:
    async with house(tmp_path, "market-typed") as home:
        table, (ann, bob, _) = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        board = await ann.offered(1)
        assert labels(board)[:6] == ["Bid 1", "2", "3", "4", "5", "6"]
        stranger = await bob.person.click(board, "Other…")
        assert stranger.message is not None
        assert "not waiting for you" in stranger.message.text
        for typed, refusal in (("11", "your purse holds 10 coins"), ("0", "the lowest bid now is 1"), ("lots", "lots")):
            opened = await ann.person.click(board, "Other…")
            assert opened.modal is not None
            refused = await ann.person.submit(opened.modal, {"Your move": typed})
            assert refused.message is not None
            assert refused.message.is_ephemeral
            assert refusal in refused.message.text
        opened = await ann.person.click(board, "Other…")
        assert opened.modal is not None
        asked = await ann.person.submit(opened.modal, {"Your move": " 8 "})
        assert asked.message is not None
        assert asked.message.is_ephemeral
        assert "Do you bid 8?" in asked.message.text
        assert (await view_of(home, table)).standing == 0
        done = await ann.person.click(asked.message, "Bid 8")
        assert done.failure_reason is None
        assert (await view_of(home, table)).standing == 8
        after = await bob.offered(2)
        assert labels(after)[:3] == ["Bid 9", "10", "Pass"]


async def make(home: House, table: int, robots: list[Robot], *moves: str) -> None:
    """Let the player who is asked make these moves on the board, one after the other."""
    for move in moves:
        decision = (await home.parlour.tables.load_view(table, None)).decision
        assert decision is not None
        robot = robots[decision.seats[0]]
        await home.parlour.delivery.wait_until_settled()  # a board may be followed by another before it is clicked
        await robot.press(await robot.offered(decision.number), "play", move)


@pytest.mark.usefixtures("undrawn")
async def test_what_a_bid_would_pay_to_whom_is_told_before_it_is_made(tmp_path: Path) -> None:
    async with house(tmp_path, "market-sisters") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        await make(home, table, robots, "bid 1", "pass", "pass")
        view = await view_of(home, table)
        if view.decision and view.decision.kind == "choose":
            await make(home, table, robots, "take")
        await make(home, table, robots, "pass")
        view = await view_of(home, table)
        assert view.decision is not None
        await home.parlour.delivery.wait_until_settled()
        board = await robots[1].offered(view.decision.number)
        bid = LEVEL_BY_RANK[view.owned[0][0].rank]
        paid, _, _ = compute_sisterhood_payments(view, bid, winner=1)
        assert paid >= 3
        more = await behind_more(robots[2].person, board)
        told = await robots[2].person.click(more, "What bids pay others")
        assert told.message is not None
        assert told.message.is_ephemeral
        row = next(line for line in told.message.text.splitlines() if f"**{bid % 10}**" in line)
        assert f"Ann {paid}" in row
        opened = await robots[1].person.click(board, "Other…")
        assert opened.modal is not None
        asked = await robots[1].person.submit(opened.modal, {"Your move": str(bid)})
        assert asked.message is not None
        assert f"matching money goes to Ann {paid}" in asked.message.text
        assert labels(asked.message)[0] == f"Bid {bid} (pays Ann {paid})"


@pytest.mark.usefixtures("undrawn")
async def test_a_click_on_a_board_that_is_not_noted_yet_shows_nothing_private_in_it(tmp_path: Path) -> None:
    async with house(tmp_path, "market-fresh") as home:
        table, (ann, _, cid) = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        board = await ann.offered(1)
        await home.parlour.delivery.wait_until_settled()
        noted = await home.parlour.tables.shown.list_surfaces(table)
        (surface,) = [surface for surface in noted if surface.kind == "board"]
        await home.parlour.tables.shown.drop_surface(surface.id)
        opened = await ann.person.click(board, "Other…")
        assert opened.modal is not None
        asked = await ann.person.submit(opened.modal, {"Your move": "8"})
        assert asked.message is not None
        assert asked.message.is_ephemeral
        await ann.press(board, "play", "pass")
        await home.parlour.delivery.wait_until_settled()
        for message in cid.person.list_visible_messages(cid.board_channel):
            assert "You have **" not in message.text
        assert (await view_of(home, table)).passed == (True, False, False)


@pytest.mark.usefixtures("in_words")
async def test_with_hidden_coins_no_public_message_tells_a_purse(tmp_path: Path) -> None:
    async with house(tmp_path, "market-hidden") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", hidden_coins="true", first="1")
        cid, channel = robots[2].person, robots[0].board_channel
        for _ in range(15):
            if not await play_on(home, table, robots, hidden=True, most=2):
                break
            await home.parlour.delivery.wait_until_settled()
            for message in cid.list_visible_messages(channel):
                assert not PURSE.search(json.dumps(message.json))
                assert not any(act.path.startswith("bid") for act in acts(message))
                for picture in list_pictures(message):
                    assert str(picture.alt).count("coins hidden") in (0, 3)
        table_view = await home.parlour.tables.load_view(table, cid.id)
        assert isinstance(table_view.view, GoblinMarketView)
        mine = await cid.click(await robots[2].board(), "My hand")
        assert mine.message is not None
        assert mine.message.is_ephemeral
        purse = (await behind_more(cid, mine.message)).text
        assert f"**{table_view.view.coins[2]} coin" in purse
        assert "which nobody else sees" in purse


async def test_the_rules_have_a_page_with_the_table_of_suits(tmp_path: Path) -> None:
    async with house(tmp_path, "market-rules") as home:
        ann = home.person("Ann")
        answer = await ann.slash("rules", game=GAME)
        assert answer.message is not None
        page = await ann.click(answer.message, "The cards")
        assert page.message is not None
        assert "Chance Meeting 🌙🍃" in page.message.text
        assert "three-lobed knot" in str(list_pictures(page.message)[0].alt)


@pytest.mark.usefixtures("undrawn")
async def test_a_board_whose_answer_is_noted_after_the_next_board_tells_its_own_auction_alone(tmp_path: Path) -> None:
    note, post, answered, posted, noted = (
        SurfaceMessenger.save_board_as_log,
        SurfaceMessenger.post_surface,
        *(asyncio.Event() for _ in range(3)),
    )

    async def post_between(
        messages: SurfaceMessenger, table: Table, about: PostRequest, *shown: Any, **how: Any
    ) -> SurfaceMessage:
        if about.kind != "board" or not about.since:
            return await post(messages, table, about, *shown, **how)
        await answered.wait()
        surface = await post(messages, table, about, *shown, **how)
        posted.set()
        await noted.wait()
        return surface

    async def note_late(messages: SurfaceMessenger, *shown: Any) -> None:
        answered.set()
        await posted.wait()
        await note(messages, *shown)
        noted.set()

    async with house(tmp_path, "market-late") as home:
        table, robots = await sit_down(home, "Ann", "Bob", "Cid", first="1")
        with patch.multiple(SurfaceMessenger, post_surface=post_between, save_board_as_log=note_late):
            for number, robot in enumerate(robots, start=1):
                await home.parlour.delivery.wait_until_settled()
                async with asyncio.timeout(5):
                    await robot.make(await robot.offered(number), "pass")
            await home.parlour.tables.play_move(table, robots[0].person.id, "bid 3", len(robots) + 1)
            await home.parlour.delivery.wait_until_settled()
        seen = robots[0].person.list_visible_messages(robots[0].board_channel)
        (ended,) = (one.text for one in seen if "**Auction 1: " in one.text)
        assert "Everybody passes" in ended
        assert "bids 3" not in ended, "it belongs to the next auction"
