"""The best moment of a person in a match: their own, in words, with a piece of the board as everybody saw it."""

import pytest

from bot.pictures.shared.cut_outs import HEIGHT, WIDTH
from bot.replays.best_moment import build_best_moment, find_best_step
from bot.replays.great_moments import find_great_steps, find_greatest_highlight_step
from bot.screens.scene import escape_name
from games.emerald_skulls import STANDARD_PAYOUT
from games.emerald_skulls.events import TumblerPaid
from games.engine.words import load_words
from tests.bot.replays.records import ALL_GAMES, played, table_of


@pytest.mark.parametrize("key", ALL_GAMES)
def test_the_best_moment_of_a_seat_is_its_own_and_one_of_its_great_ones(key: str) -> None:
    again, found = played(key), 0
    for sitter in table_of(again).sitters:
        assert sitter.seat is not None
        if best := find_greatest_highlight_step(again, sitter.seat):
            highlight, step = best
            found += 1
            assert highlight.candidate.seat == sitter.seat
            assert highlight.candidate.event_of_move.event.is_visible_to(None)
            assert highlight.is_ordinary or step in find_great_steps(again, sitter.seat)
    assert found


def test_it_comes_with_words_and_a_piece_of_the_board() -> None:
    again = played("gobblestones")
    table = table_of(again)
    best = next(filter(None, (find_greatest_highlight_step(again, seat) for seat in range(len(table.sitters)))))
    user = table.get_sitter_at(best[0].candidate.seat or 0).user_id
    step = find_best_step(table, again, user)
    assert step is not None
    moment = build_best_moment(table, again, user, step, load_words(), "The board")
    assert moment
    assert (moment.step, moment.picture.width, moment.picture.height) == (best[1], WIDTH, HEIGHT)
    assert build_best_moment(table, again, user, 0, load_words(), "The board") == moment, "older versions told others"
    assert escape_name(table.get_sitter_at(best[0].candidate.seat or 0).name) in moment.line


def test_somebody_who_did_not_sit_there_has_none() -> None:
    again = played("gobblestones")
    assert find_best_step(table_of(again), again, 5) is None
    assert build_best_moment(table_of(again), again, 5, 9, load_words(), "The board") is None


def test_every_jackpot_is_a_great_moment_of_a_replay() -> None:
    again = played("emerald_skulls")
    steps = [
        move.number
        for move in again.list_moves()
        for event in move.events
        if isinstance(event, TumblerPaid) and event.what != STANDARD_PAYOUT
    ]
    assert steps
    assert set(steps) <= set(find_great_steps(again))
