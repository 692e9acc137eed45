"""A match: who may play when, what a refusal changes (nothing), and a rule that breaks halfway."""

from typing import Any

import pytest

from games import find_game
from games.engine import (
    BadNotation,
    BadOptions,
    IllegalMove,
    Match,
    MatchOver,
    NotYourTurn,
    StaleDecision,
    compute_commitment,
)
from games.engine.chance import Chance
from games.engine.events import Event
from games.engine.random_play import create_move_rng, derive_match_seed, pick_random_move, play_proven_random_match
from games.gobblestones import (
    CENTRE_SPACES,
    EndTurn,
    Gobblestones,
    GobblestonesMove,
    LayTile,
    format_space_name,
    list_spaces,
)
from games.gobblestones.state import GobblestonesState

SEED = derive_match_seed("match", 1)


@pytest.fixture
def match() -> Match:
    return Match.deal_by_key("gobblestones", seats=3, options={"first": 2}, seed=SEED)


def whole(match: Match) -> tuple[Any, ...]:
    return match.take_snapshot(), match.build_record()


def test_a_match_begins_with_the_deal(match: Match) -> None:
    assert match.decision is not None
    assert (match.step, match.decision.seats, match.outcome) == (0, (1,), None)
    assert match.build_record().moves == []


def test_a_match_without_a_seed_has_a_fresh_secret_one() -> None:
    one, other = (Match.deal_by_key("gobblestones", seats=2) for _ in range(2))
    assert len(one.seed) == 32
    assert one.seed != other.seed


def test_the_commitment_promises_the_seed(match: Match) -> None:
    assert match.commitment == compute_commitment(SEED) == match.build_record().commitment


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"key": "chess", "seats": 2}, "unknown-game"),
        ({"key": "gobblestones", "seats": 1}, "bad-seats"),
        ({"key": "gobblestones", "seats": 5}, "bad-seats"),
        ({"key": "gobblestones", "seats": 2, "options": {"zog": 1}}, "unknown-option"),
        ({"key": "gobblestones", "seats": 2, "options": {"bluff": "perhaps"}}, "bad-option"),
        ({"key": "gobblestones", "seats": 2, "options": {"first": -1}}, "bad-option"),
        ({"key": "gobblestones", "seats": 2, "options": {"first": 3}}, "bad-first-seat"),
    ],
)
def test_what_cannot_be_dealt_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Match.deal_by_key(**arguments)
    assert refused.value.code == code
    assert str(refused.value)


@pytest.mark.parametrize(
    ("key", "options", "sentence"),
    [
        ("gobblestones", {"first": 9}, "The option “Who begins” must be 4 or less."),
        ("gobblestones", {"first": -1}, "The option “Who begins” must be 0 or more."),
        ("gobblestones", {"first": 1.5}, "The option “Who begins” needs a whole number."),
        ("gobblestones", {"bluff": "perhaps"}, "The option “Bluff” can only be on or off: yes or no."),
        ("emerald_skulls", {"rivals": 9}, "The option “Rivals’ gears” must be one of these: 20, 30, 40."),
        ("emerald_skulls", {"faces": "1b" * 40}, "The option “Chosen faces” may have 60 characters at most."),
        ("emerald_skulls", {"faces": 3}, "The option “Chosen faces” cannot have this value."),
    ],
)
def test_a_bad_option_is_explained_in_our_own_words(key: str, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        find_game(key).validate_options(options)
    assert str(refused.value) == sentence


def test_a_move_is_played_by_value_or_by_notation(match: Match) -> None:
    other = match.fork()
    move = match.legal_moves(1)[0]
    assert match.play(1, move) == other.play(1, f"  {str(move).upper()} ")
    assert whole(match) == whole(other)
    assert match.moves[0][:2] == (1, str(move))


def test_a_late_click_is_stale(match: Match) -> None:
    seen = match.decision
    assert seen is not None
    match.play(1, "end", seen.number)
    before = whole(match)
    with pytest.raises(StaleDecision):
        match.play(1, "end", seen.number)
    with pytest.raises(StaleDecision):
        match.play(2, "end", seen.number + 2)
    assert whole(match) == before


def test_a_seat_that_owes_nothing_cannot_play(match: Match) -> None:
    before = whole(match)
    for seat in (0, 2, 3, -1):
        with pytest.raises(NotYourTurn):
            match.play(seat, "end")
    assert whole(match) == before
    assert match.legal_moves(0) == ()


def test_no_seat_beyond_the_table_can_play(match: Match) -> None:
    """What equals the number of a seat is none for that: a record would not bear it."""
    before = whole(match)
    strangers: list[Any] = [3, -1, 10**6000, 1.0, True, "1", None, [], (1,)]
    for seat in strangers:
        with pytest.raises(NotYourTurn):
            match.play(seat, "end")
    assert whole(match) == before


def test_a_value_is_the_move_that_its_notation_says(match: Match) -> None:
    """One whose notation cannot be read is no move, nor is one that has none."""
    before = whole(match)
    strangers: list[Any] = [LayTile(-5, 0), LayTile(10**6000, 0), LayTile(0, 7), EndTurn, None, 5, b"end", ["end"]]
    for stranger in strangers:
        with pytest.raises(BadNotation):
            match.play(1, stranger)
    assert whole(match) == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "zog",
        "9" * 6000,
        "lay H" + "9" * 6000 + " red",
        "end end",
        "lay",
        "lay Z9 red",
        "lay H8 mauve",
        "lay H8",
        "take 8H",
    ],
)
def test_words_that_are_no_move_are_refused(match: Match, text: str) -> None:
    before = whole(match)
    with pytest.raises(BadNotation):
        match.play(1, text)
    assert whole(match) == before


def test_a_move_that_the_rules_forbid_changes_nothing(match: Match) -> None:
    before = whole(match)
    with pytest.raises(IllegalMove):
        match.play(1, "take H8")
    assert whole(match) == before


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    over = play_proven_random_match(Gobblestones(), 2, Gobblestones().validate_options(), SEED)
    before = whole(over)
    assert over.decision is None
    assert over.outcome is not None
    for seat in range(2):
        assert over.legal_moves(seat) == ()
        with pytest.raises(MatchOver):
            over.play(seat, "end")
        with pytest.raises(NotYourTurn):
            over.default_move(seat)
    assert whole(over) == before


class BreaksHalfway(Gobblestones):
    """Changes the state, and then falls over."""

    def play(self, state: GobblestonesState, seat: int, move: GobblestonesMove, chance: Chance) -> list[Event]:
        super().play(state, seat, move, chance)
        state.racks[0].clear()
        raise ZeroDivisionError("a defect in a rule")


def test_a_rule_that_breaks_halfway_leaves_the_match_as_it_was() -> None:
    match = Match.deal(BreaksHalfway(), seats=2, seed=SEED)
    assert match.decision is not None
    before = whole(match)
    with pytest.raises(ZeroDivisionError):
        match.play(match.decision.seats[0], "end")
    assert whole(match) == before


def test_a_fork_goes_its_own_way(match: Match) -> None:
    before = whole(match)
    fork = match.fork()
    assert whole(fork) == before
    fork.play(1, "end")
    assert whole(match) == before
    assert whole(fork) != before


def test_silence_plays_the_default(match: Match) -> None:
    assert match.default_move(1) == EndTurn()


def test_a_typed_row_is_read_by_the_game(match: Match) -> None:
    centre = format_space_name(list_spaces(CENTRE_SPACES)[0])
    assert str(match.parse_player_input(1, f"{centre} right: red blue")[0]) == f"lay {centre} red"
    assert match.parse_player_input(1, "end") == [EndTurn()]


def test_the_luck_of_a_move_depends_on_seed_and_step_only() -> None:
    """Two matches with the same moves stay equal, whatever was asked in between."""
    one, other = (Match.deal_by_key("gobblestones", seats=2, seed=SEED) for _ in range(2))
    rng = create_move_rng(SEED)
    while one.decision is not None and one.step < 60:
        seat, move = pick_random_move(one.game, one.state, one.decision, rng)
        for onlooker in (0, 1, None):
            one.view(onlooker)
        assert one.play(seat, move) == other.play(seat, str(move))
    assert one.take_snapshot() == other.take_snapshot()
