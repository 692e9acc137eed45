"""A deal a day: the calendar, the secret of a day, goblins that answer everybody alike, the end, the line to share."""

import hashlib
import hmac
import os
import subprocess
import sys
from datetime import date, timedelta
from functools import cache
from types import SimpleNamespace

import pytest

from games import find_game, list_game_keys
from games.cli import main
from games.cli.daily import play_daily_match
from games.cli.players import find_player
from games.engine import Match
from games.engine.assets import ASSETS
from games.engine.daily import (
    NOT_PLAYED_SIGN,
    PERSON_SEAT,
    DailyMatch,
    DailyProgress,
    DailyRules,
    choose_daily_game,
    choose_next_goblin_move,
    create_daily_rng,
    deal_daily_match,
    derive_daily_secret,
    format_share_line,
    list_daily_games,
    load_daily_rules,
)
from games.engine.events import Event
from games.goblin_teeth.events import ItemAwarded, RoundBegan
from tests.hasty_goblins import hasty_goblins

__all__ = ["hasty_goblins"]

DAY = date(2027, 1, 1)
LASTING = bytes(32)
SLOW = {"emerald_skulls"}
"""It computes its tables for half a minute when a process thinks about it for the first time."""
every_game = pytest.mark.parametrize(
    "key", [pytest.param(key, marks=pytest.mark.rare if key in SLOW else ()) for key in list_game_keys()]
)


@cache
def played_by_thumb(key: str, _time: int = 1) -> DailyMatch:
    """Return a day that was played with hasty goblins."""
    return play_daily_match(LASTING, DAY, key, find_player(find_game(key), "thumb"))


def test_all_games_take_turns() -> None:
    assert sorted(list_daily_games()) == sorted(list_game_keys())
    for first in range(7):
        days = [choose_daily_game(DAY + timedelta(first + number)) for number in range(len(list_game_keys()))]
        assert sorted(days) == sorted(list_game_keys())


def test_the_secret_of_a_day_is_an_hmac_of_day_and_game() -> None:
    expected = hmac.new(LASTING, b"daily/2027-01-01/gobblestones", hashlib.sha256).digest()
    assert derive_daily_secret(LASTING, DAY, "gobblestones") == expected
    assert deal_daily_match(LASTING, DAY, "gobblestones").commitment == hashlib.sha256(expected).hexdigest()
    others = [
        derive_daily_secret(LASTING, DAY + timedelta(1), "gobblestones"),
        derive_daily_secret(LASTING, DAY, "goblin_teeth"),
    ]
    assert expected not in others


@every_game
@pytest.mark.usefixtures("hasty_goblins")
def test_a_day_has_five_to_eight_parts_and_its_record_is_exact(key: str) -> None:
    day = played_by_thumb(key)
    assert 5 <= load_daily_rules(key).parts <= 8
    assert len(day.progress.signs) == load_daily_rules(key).parts
    assert day.match.is_agreed == (day.progress.parts_done == load_daily_rules(key).parts)
    assert Match.replay(day.match.build_record()).diverged is None


@every_game
@pytest.mark.usefixtures("hasty_goblins")
def test_the_same_answers_meet_the_same_goblins_and_moves_alone_give_the_same_result(key: str) -> None:
    first, second = played_by_thumb(key), played_by_thumb(key, 2)
    assert first.match.moves == second.match.moves  # the goblins, too
    again = deal_daily_match(LASTING, DAY, key)
    progress = DailyProgress(again)
    for move in first.match.moves:
        progress.update_daily_progress(again, again.play(move.seat, move.move))
    assert again.is_agreed == first.match.is_agreed
    assert (progress.signs, progress.score(again)) == (first.progress.signs, first.progress.score(first.match))


def test_lots_follow_from_the_secret_and_the_moves_alone() -> None:
    match, same = deal_daily_match(LASTING, DAY, "gobblestones"), deal_daily_match(LASTING, DAY, "gobblestones")
    other_day = deal_daily_match(LASTING, DAY + timedelta(1), "gobblestones")

    def draw(match: Match) -> int:
        return create_daily_rng(match).random_below(1 << 40, "lot")

    assert draw(match) == draw(same) != draw(other_day)
    assert match.decision
    seat = match.decision.seats[0]
    match.play(seat, match.legal_moves(seat)[0])
    assert draw(match) != draw(same)


def test_no_goblin_answers_before_the_person_who_is_asked() -> None:
    day = DailyMatch(deal_daily_match(LASTING, DAY, "goats_and_goblins"))
    assert day.match.decision
    assert PERSON_SEAT in day.match.decision.seats
    assert choose_next_goblin_move(day.match) is None


class Noticed(Event):
    """Ends a part."""


AMOUNTS = {
    "⬜": ((0, 0), (0, 5)),
    "🟥": ((3, 0), (2, 0)),
    "🟨": ((0, 0), (2, 2)),
    "🟩": ((0, 4), (2, 5)),
}


@pytest.mark.parametrize("sign", AMOUNTS)
def test_a_sign_compares_what_a_part_gave(sign: str, monkeypatch: pytest.MonkeyPatch) -> None:
    amounts = list(AMOUNTS[sign])
    rules = DailyRules(2, 5, frozenset({Noticed}))
    monkeypatch.setattr("games.engine.daily.load_daily_rules", lambda _: rules)
    game, view = find_game("gobblestones"), lambda _: SimpleNamespace(scores=amounts.pop(0))
    match = SimpleNamespace(game=game, seats=2, decision=object(), step=1, view=view)
    progress = DailyProgress(match)  # type: ignore[arg-type]  # all that it asks of a match
    progress.update_daily_progress(match, [Noticed()])  # type: ignore[arg-type]
    assert progress.signs == sign + NOT_PLAYED_SIGN * 4


def test_a_round_of_goblin_teeth_that_won_an_item_is_never_the_sign_for_nothing() -> None:
    match = deal_daily_match(LASTING, DAY, "goblin_teeth")
    progress = DailyProgress(match)
    won = [[ItemAwarded(seat=0, item="fish-eye", bid=5)], [ItemAwarded(seat=1, item="worm", bid=5)], []]
    for number, told in enumerate(won, start=2):
        progress.update_daily_progress(match, [*told, RoundBegan(number=number, first_seat=0, items=["worm"])])
    assert progress.signs == "🟩⬜⬜⬛⬛"


def test_the_line_to_share_has_the_signs_and_the_number() -> None:
    assert format_share_line("gobblestones", "🟩⬜", 1) == "🟩⬜ 1 point"
    assert format_share_line("goblin_teeth", "🟨⬛", 0) == "🟨⬛ Offering complete"


def test_two_processes_print_the_same_days() -> None:
    asked = [sys.executable, "-m", "games", "daily", "--days", "1"]
    runs = {
        subprocess.run(
            [*asked, "--game", "gobblestones"],
            cwd=ASSETS.parent,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1
    assert b"2027-01-01 gobblestones: 8 questions answered" in runs.pop()


@pytest.mark.parametrize("wrong", [["--days", "0"], ["--first", "31.1.2027"], ["--first", "9999-12-31"]])
def test_a_wrong_argument_is_refused_in_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", *wrong]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
