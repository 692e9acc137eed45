"""Who won, and who is crowned: a seat that was played for somebody is no winner of theirs."""

from dataclasses import replace
from typing import Any

import pytest

from bot.screens.ending import build_podium
from bot.screens.parts.stand_in_lines import format_stand_in_lines
from bot.screens.screen_registry import find_screen
from bot.screens.winners import SeatVacancy, explain_tie_breakers, find_vacancy_since_turn, format_winner_line
from bot.store.models import ABSENT_AFTER_TURNS, Actor
from bot.tables import SeenMove
from bot.tables.game_nights.podium import list_final_ranks
from games import find_game
from games.engine import AGREED_REASON, Outcome
from games.engine.words import load_words
from games.goblin_market import events as market
from tests.bot.screens.boards_told import auction, played, seen, skulls

GONE: dict[str, Any] = {"gone": True}
AWAY: dict[str, Any] = {"silent": ABSENT_AFTER_TURNS}


def story(*moves: tuple[int, Actor]) -> tuple[SeenMove, ...]:
    return tuple(SeenMove(number, seat, None, by, ()) for number, (seat, by) in enumerate(moves, start=1))


FIRST_TURN = story((1, "player"), (0, "stand-in"), (1, "player"), (0, "stand-in"))
LATER = story((0, "player"), (0, "player"), (1, "player"), (0, "clock"), (1, "player"), (0, "away"), (1, "player"))
BACK = story((0, "stand-in"), (1, "player"), (0, "player"), (1, "player"), (0, "gone"))
TO_THE_END = story((0, "player"), (1, "player"))

VACATED: tuple[tuple[dict[str, Any], tuple[SeenMove, ...], bool, SeatVacancy | None], ...] = (
    # the first seat, how it was played, whether goblins play for the missing; since when nobody is there
    ({}, FIRST_TURN, True, None),
    (GONE, FIRST_TURN, True, SeatVacancy(1, "goblin")),
    (GONE, FIRST_TURN, False, SeatVacancy(1, "default")),
    (AWAY, LATER, False, SeatVacancy(3, "default")),
    (GONE, BACK, True, SeatVacancy(3, "goblin")),
    (GONE, TO_THE_END, True, SeatVacancy(0, "nobody")),
    (GONE, (), True, SeatVacancy(0, "goblin")),
)


@pytest.mark.parametrize(("left", "played", "takeover", "since"), VACATED)
def test_a_seat_is_vacated_since_somebody_else_played_it(
    left: dict[str, Any], played: tuple[SeenMove, ...], takeover: bool, since: SeatVacancy | None
) -> None:
    scene = replace(seen(auction(), None, {0: left}, takeover=takeover, status="over"), story=played)
    assert find_vacancy_since_turn(scene, 0) == since
    assert find_vacancy_since_turn(scene, 1) is None


ROUND = market.SizeCardTurned("ace-of-moons", 2)
"""An auction of Goblin Market begins with it."""


def rounds(*actors: Actor) -> tuple[SeenMove, ...]:
    """Return a match of one move an auction, all of the first seat."""
    return tuple(
        SeenMove(number, 0, None, by, (market.BidMade(0, 1), ROUND)) for number, by in enumerate(actors, start=1)
    )


STOOD_IN: tuple[tuple[tuple[Actor, ...], list[str]], ...] = (
    (("player", "stand-in", "stand-in", "player"), ["-# A goblin played auctions 2–3 for Ann."]),
    (("stand-in", "player", "stand-in", "player", "player"), ["-# A goblin played auctions 1 and 3 for Ann."]),
    (("stand-in", "player"), ["-# A goblin played auction 1 for Ann."]),
    (("player", "clock", "player", "stand-in"), []),
)


@pytest.mark.usefixtures("in_words")
@pytest.mark.parametrize(("actors", "said"), STOOD_IN)
def test_the_podium_says_what_a_goblin_played_for_who_came_back(actors: tuple[Actor, ...], said: list[str]) -> None:
    scene = replace(seen(auction(), None, {}, status="over"), story=rounds(*actors), say=load_words())
    lines = format_stand_in_lines(scene, find_screen("goblin_market"))
    assert [line.replace("\u2068", "").replace("\u2069", "") for line in lines] == said


def test_nobody_is_away_where_all_are() -> None:
    scene = seen(auction(), None, dict.fromkeys(range(3), AWAY), status="over")
    assert [find_vacancy_since_turn(scene, seat) for seat in range(3)] == [None] * 3


WON = (
    # ranks, who had gone, whose eyes; what is read
    ((1, 2, 3), None, None, "Ann wins!"),
    ((1, 2, 3), 0, None, "Ann’s seat, played by a goblin from turn 1, wins."),
    ((1, 2, 2), 0, 1, "Ann’s seat, played by a goblin from turn 1, wins. You’re second, level with C*d_[]."),
    ((1, 1, 3), 0, None, "Bob wins! Ann’s seat, played by a goblin from turn 1, shares first place."),
    ((1, 1, 3), 0, 1, "You win! Ann’s seat, played by a goblin from turn 1, shares first place."),
    ((1, 2, 3), None, 2, "Ann wins! You’re third."),
    ((1, 1, 1), 0, None, "Ann’s seat, played by a goblin from turn 1, shares first place."),
)


@pytest.mark.parametrize(("ranks", "gone", "seat", "read"), WON)
def test_who_won_is_said_as_it_was(ranks: tuple[int, ...], gone: int | None, seat: int | None, read: str) -> None:
    changed = {} if gone is None else {gone: GONE}
    scene = replace(seen(auction(), seat, changed, takeover=True, status="over"), story=FIRST_TURN)
    [line] = format_winner_line(scene, Outcome((9, 9, 9), ranks, "test"))
    assert read.replace("C*d_[]", "C\\*d\\_\\[\\]") in line.replace("**", "")


@pytest.mark.parametrize(
    ("scores", "unit", "read"),
    [
        ((43, 37), "gears", "Ann wins, 43 to 37."),
        ((43, 37, 9), "gears", "Ann wins with 43 gears."),
        ((1, 0, 0), "points", "Ann wins with 1 point."),
        ((43, 37), None, "Ann wins!"),
        ((43,), "gold", "Ann wins!"),
    ],
)
def test_a_single_winner_is_told_with_the_score(scores: tuple[int, ...], unit: str | None, read: str) -> None:
    outcome = Outcome(scores, tuple(range(1, len(scores) + 1)), "test")
    [line] = format_winner_line(seen(auction(), status="over"), outcome, unit)
    assert read in line.replace("**", "")


def test_who_lost_to_several_reads_their_own_points_beside_the_winner_s() -> None:
    scene = seen(auction(), 2, status="over")
    [line] = format_winner_line(scene, Outcome((61, 59, 40), (1, 2, 3), "test"), "points")
    assert "Ann wins: 61. You’re third: 40." in line.replace("**", "")


def test_a_match_that_all_ended_level_was_called_off() -> None:
    scene = seen(skulls(), status="over")
    outcome = scene.table_view.outcome or find_game("emerald_skulls").outcome_by_agreement(skulls().match.state)
    assert (outcome.ranks, outcome.nobody_wins) == ((1,) * len(outcome.ranks), True)
    ended = replace(scene, table_view=replace(scene.table_view, outcome=outcome))
    assert find_screen("emerald_skulls").result_texts.format_final_lines(ended) == ["**Called off, no winner.**"]
    assert list_final_ranks(scene.table, outcome) == {}, "a game night gives nothing for it"


def test_nobody_wins_where_all_agreed_to_stop_level() -> None:
    scene = seen(auction(), status="over")
    assert format_winner_line(scene, Outcome((4, 4, 4), (1, 1, 1), AGREED_REASON)) == [scene.say("over-level")]


def test_a_podium_without_a_winner_counts_no_places() -> None:
    scene = seen(auction(), status="over")
    told = {}
    for reason in (AGREED_REASON, "test"):
        outcome = Outcome((4, 4, 4), (1, 1, 1), reason)
        ended = replace(scene, table_view=replace(scene.table_view, outcome=outcome))
        [podium] = build_podium(ended, find_screen("goblin_market"))
        told[reason] = podium.alt
    assert told[AGREED_REASON].startswith("No winner: ")
    assert "1." not in told[AGREED_REASON]
    assert told["test"].startswith("The podium: 1.")


TIES = (
    # points, ranks, how many ranks are asked about; whose ties are told
    ((9, 9, 9, 9), (1, 2, 3, 4), 3, [(0, 1), (1, 2), (2, 3)]),
    ((9, 9, 9, 9), (1, 2, 3, 4), None, [(0, 1), (1, 2), (2, 3)]),
    ((9, 8, 8, 7), (1, 2, 3, 4), 3, [(1, 2)]),
    ((9, 9, 9, 9), (1, 1, 3, 4), 2, [(1, 2)]),
    ((9, 9, 9, 9), (1, 2, 3, 4), 1, [(0, 1)]),
)


@pytest.mark.parametrize(("scores", "ranks", "best", "pairs"), TIES)
def test_what_decided_a_tie_is_said_of_each_two_on_the_podium(
    scores: tuple[int, ...], ranks: tuple[int, ...], best: int | None, pairs: list[tuple[int, int]]
) -> None:
    scene = seen(played("goblin_market", people=4), status="over")
    names = [scene.format_seat_name(seat) for seat in range(4)]
    told = explain_tie_breakers(
        scene, Outcome(scores, ranks, "test"), "goblin-market", {"best": (4, 3, 2, 1)}, by_points=True, best=best
    )
    assert [
        (names[first] in line, names[second] in line) for (first, second), line in zip(pairs, told, strict=True)
    ] == [(True, True)] * len(pairs)


@pytest.mark.usefixtures("in_words")
@pytest.mark.parametrize(
    ("teeth", "said"),
    [
        ((4, 3, 2, 0), ["Items; teeth decide: Bob 3, C*d_[] 2, Dee 0."]),
        ((4, 3, 2, 2), ["Bob beats C*d_[]: both lack 6 Items, 3 teeth to 2.", "Fewest to go"]),
    ],
)
def test_what_decided_between_three_in_a_row_is_one_line(teeth: tuple[int, ...], said: list[str]) -> None:
    scene = replace(seen(played("goblin_teeth", people=4), status="over"), say=load_words())
    ends = find_screen("goblin_teeth").result_texts
    ties = {"complete": (3, 0, 0, 0), "lacking": (0, -1, -1, -1 - (teeth[3] == teeth[2])), "teeth": teeth}
    outcome = Outcome((1, 0, 0, 0), (1, 2, 3, 4), "completed")
    _, *lines = explain_tie_breakers(
        scene, outcome, "goblin-teeth", ties, by_points=False, tell=lambda seat: ends.build_tie_facts(scene, seat),
        chained=ends.chained_ties,
    )  # fmt: skip
    complete = {"complete": (2, 1, 0, 0)}
    (won,) = explain_tie_breakers(scene, outcome, "goblin-teeth", complete, by_points=False, chained=ends.chained_ties)
    assert won.replace("\u2068", "").replace("\u2069", "").endswith("Ann A, Bob B, C\\*d\\_\\[\\] none.")
    shown = [line.replace("\u2068", "").replace("\u2069", "").replace("\\", "") for line in lines]
    assert len(shown) == len(said)
    assert [words for words, line in zip(said, shown, strict=True) if words not in line] == [], shown
