"""What if: what stands on its steps, from where it is played on, and how it leads back."""

from unittest.mock import AsyncMock, Mock

import pytest

from bot.replays.playback_stage import ReplayViewer
from bot.replays.replays import OpenedMatch
from bot.replays.what_if import WhatIfStage, WhatIfStep
from bot.screens.custom_ids import ReplayReference
from bot.screens.layout import Screen
from bot.store.models import KeptReplay, Person
from games.engine.words import load_words
from tests.bot.replays.records import played, table_of
from tests.bot.screens.scenes import buttons_of, text_of

pytestmark = pytest.mark.usefixtures("undrawn")

ANN = ReplayViewer(Person(100, "Ann"), load_words())


async def see_fork(game: str, start: int, count: int) -> tuple[WhatIfStep, Screen]:
    """Return what Ann sees who plays on after so many moves of a match, and has come as far as so many of its own."""
    moves = [(move.seat, move.notation) for move in played(game).list_moves()[start : start + count]]
    content = {"base": f"m1.{start}.0", "seat": 0, "moves": moves}
    kept, tables = KeptReplay(1, ANN.user_id, "fork", content), Mock()
    tables.store.kept_replays.find_kept_replay = AsyncMock(return_value=kept)
    opened = OpenedMatch(table_of(played(game)), played(game), 0)
    stage = WhatIfStage(tables, Mock(open_replay_source=AsyncMock(return_value=opened)))
    seen = await stage.load_step(ReplayReference("w1", 0, "0"), ANN)
    return seen, stage.build_screen(seen)


TOLD = (
    # after which move, and how many more were made: what is told, and whose moves these are (0: Ann, others: goblins)
    (0, 0, "The match begins.", ""),
    (1, 0, "Snig bids 4.", "2 player"),
    (2, 3, "Snig got Discovery and Market for 10.", "1 goblin, 2 goblin, 2 goblin"),
    (2, 5, "Ann bids 13.", "0 player"),
    (1, 5, "Snig passes.", "0 player, 1 goblin, 2 goblin, 2 goblin, 2 goblin"),
)


@pytest.mark.parametrize(("start", "count", "told", "moved"), TOLD)
async def test_a_step_says_where_it_began_and_what_happened_there_since_its_player_moved(
    start: int, count: int, told: str, moved: str
) -> None:
    seen, screen = await see_fork("goblin_market", start, count)
    assert "from auction 1 on against goblins ·" in text_of(screen)
    assert told in text_of(screen)
    assert ", ".join(f"{one.seat} {one.by}" for one in seen.scene.table_view.recent_moves) == moved


async def test_a_step_tells_all_payments_of_a_turn_that_ended_of_its_player_and_of_the_others() -> None:
    _, screen = await see_fork("emerald_skulls", 114, 24)
    assert "Mogga busts.** **Your bet on Empty n’ Shiny is lost.** Bets pay " in text_of(screen)
    assert "Snig 10 · Grub 13 · Ann 3." in text_of(screen)


async def test_the_end_of_what_is_played_on_tells_what_its_last_turn_paid() -> None:
    _, screen = await see_fork("emerald_skulls", 540, 16)
    assert "Snig: Gem Out, 4 gears. **Your bet on Mad Nargash is lost.** **Final Jewel pays Ann 2" in text_of(screen)


async def test_a_bet_that_was_taken_back_and_placed_again_is_told_once() -> None:
    _, screen = await see_fork("emerald_skulls", 0, 24)
    assert "Snig bets on Empty Hands. Mogga bets on" in text_of(screen)


OFFERED = (
    ("goblin_market", 2, 5, ["Hint", "Replay", "Menu…"]),
    ("emerald_skulls", 0, 0, ["Hint", "Replay", "Menu…"]),  # it has no panel: its picture is what everybody sees
    ("goats_and_goblins", 1, 4, ["Replay", "Menu…"]),
    ("goblin_market", 40, 3, ["Replay"]),
)


@pytest.mark.parametrize(("game", "start", "count", "ways"), OFFERED)
async def test_a_step_has_the_games_own_moves_and_the_way_back_and_its_end_the_way_back_alone(
    game: str, start: int, count: int, ways: list[str]
) -> None:
    seen, screen = await see_fork(game, start, count)
    moves = [one for one in buttons_of(screen) if one.act.startswith("play:")]
    assert [one.label for one in buttons_of(screen) if one not in moves] == ways
    assert bool(moves) is seen.scene.may_move
    assert f"look:w1.{start + count}.0:0:back" in [one.act for one in buttons_of(screen)]
    assert seen.public.seat is None
    assert screen.figures
    assert ("from auction 11 on. It ended like this:" in text_of(screen)) is (not seen.scene.may_move)
