"""Every game on the shelf can be paused, asked something and ended by agreement, at any instant of a match."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import islice
from pathlib import Path

import pytest

from bot.screens.board import render_board
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.tables import Proposal
from bot.tables.table_view import build_table_view, filter_visible_moves
from games import find_game, list_game_keys
from games.engine import AGREED_REASON, Match, MatchOver, Record
from games.engine.random_play import derive_match_seed
from games.engine.words import load_words
from tests.bot.screens.scenes import NOW, Played, buttons_of, random_steps, text_of

APART = 23
"""So many moves lie between two instants that are looked at."""


def instants(key: str) -> Iterator[Played]:
    """Yield a match of the largest table at some of its instants."""
    seats = find_game(key).seats[-1]
    played = Played(Match.deal_by_key(key, seats=seats, seed=derive_match_seed("agreed", seats)))
    for number, _ in enumerate(islice(random_steps(played, 1), 3 * APART)):
        if number % APART == 5:
            yield played


def scene(played: Played, seat: int | None, **changes: object) -> Scene:
    """Return what a seat is shown at a table that was changed so."""
    table = replace(played.table, **changes)  # type: ignore[arg-type]  # fields of a table
    return Scene(
        build_table_view(table, seat, played.match, filter_visible_moves(seat, len(played.moves), played.moves[-20:])),
        load_words(),
    )


@pytest.mark.parametrize("key", list_game_keys())
def test_a_match_ended_by_agreement_counts_as_it_stands_and_its_record_is_exact(key: str, tmp_path: Path) -> None:
    for played in instants(key):
        ended = Played(played.match.fork(), moves=list(played.moves))
        standing = ended.match.view(None).scores
        ended.match.end_by_agreement()
        outcome = ended.match.outcome
        assert outcome is not None
        assert (outcome.scores, outcome.reason) == (standing, AGREED_REASON)
        ended.match.build_record().write(file := tmp_path / "record.json")
        replay = Match.replay(Record.read(file))
        assert (replay.diverged, replay.match.outcome) == (None, outcome)
        assert Match.restore(ended.match.take_snapshot()).outcome == outcome
        for seat in (None, *range(ended.match.seats)):
            assert ended.match.view(seat).decision is None
            over = scene(ended, seat, status="over", ended_at=NOW)
            shown = render_board(over) if seat is None else render_panel(over)
            assert "The players agreed to end the match here" in text_of(shown)
        with pytest.raises(MatchOver):
            ended.match.end_by_agreement()


@pytest.mark.parametrize("key", list_game_keys())
def test_a_paused_match_that_is_asked_something_fits_its_screens_and_offers_no_move(key: str) -> None:
    asked = Proposal(
        number=9, kind="seat", user_id=1, name="E" * 40, until=NOW + timedelta(hours=1), about="0", yes=(100, 101)
    )
    for played in instants(key):
        for seat in (None, *range(played.match.seats)):
            look = scene(played, seat, proposal=asked, paused_at=NOW)
            shown = render_board(look) if seat is None else render_panel(look)
            assert "paused" in text_of(shown)
            verbs = {button.act.split(":")[0] for button in buttons_of(shown)}
            said = seat is not None and look.table.get_sitter_at(seat).user_id in asked.yes
            assert ("You said yes" in text_of(shown)) == said
            votes = {"no"} if said else {"yes", "no"}
            assert votes <= verbs <= votes | {"hand", "all", "next"}


@pytest.mark.parametrize("key", list_game_keys())
def test_a_match_that_is_asked_something_fits_its_screens_with_all_its_moves(key: str) -> None:
    asked = Proposal(
        number=9, kind="pace", user_id=1, name="E" * 40, until=NOW + timedelta(hours=1), about="by-day", yes=(100, 101)
    )
    for played in instants(key):
        assert "play at another pace" in text_of(render_board(scene(played, None, proposal=asked)))
        for seat in played.match.decision.seats if played.match.decision else ():
            assert "play at another pace" in text_of(render_panel(scene(played, seat, proposal=asked)))
