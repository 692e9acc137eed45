"""Who is asked: each pair of rows of the ruling's table, checked against each other.

The table is written down here a second time, from docs/rulings.md ("Who is asked"). Matches with full hands meet each
pair that can be met, and each window asks whom the table says.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Literal

import pytest

from games.engine.chance import SwiftChance
from games.engine.random_play import create_move_rng, derive_match_seed, pick_random_move
from games.goats_and_goblins import GoatsAndGoblins, GoatsAndGoblinsOptions
from games.goats_and_goblins.actions import list_playable_actions
from games.goats_and_goblins.cave import ACTION_CARDS, VALUE_BY_CARD, ActionKind
from games.goats_and_goblins.moves import DECLARE_MOVES, DeclareDraws
from games.goats_and_goblins.questions import STEP_FUNCTIONS
from games.goats_and_goblins.reaction_windows import open_reaction_window
from games.goats_and_goblins.state import GoatsAndGoblinsState as State
from games.goats_and_goblins.state import Terms
from tests.games.goats_and_goblins.cave_table import CaveTable
from tests.games.goats_and_goblins.test_cave_reactions import KEY_MOMENTS, voted

Row = Literal["reveal", "Cave-In", "one card of a Push left", "last card", "played", "waited", "fallen"]
PUSHES: tuple[ActionKind, ...] = ("push-2", "push-3")
ANSWERS: Mapping[Row, tuple[ActionKind, ...]] = {
    "reveal": ("second-thoughts", "drag-along", "leave-behind"),
    "Cave-In": (*PUSHES, "pit-prop"),
    "one card of a Push left": ("warding-stone", "seeing-stone"),
    "last card": (*PUSHES, "seeing-stone"),
    "played": ("warding-stone",),
    "waited": ("warding-stone",),
    "fallen": ("pit-prop",),
}
URGENT: frozenset[Row] = frozenset({"played", "waited", "fallen"})
PASSED: Mapping[Terms, frozenset[Row]] = {
    "no-more": URGENT,
    "expedition": frozenset(),
    "played": frozenset({"fallen"}),
    "save": URGENT,
    "cave-in": URGENT | {"Cave-In"},
    "last": URGENT | {"last card"},
    "votes": URGENT | {"reveal"},
}
"""Those who passed for longer on these terms are asked all the same."""

Holds = Literal["never", "together", "first", "second", "without props"]
PAIRS: Mapping[tuple[Row, Row], Holds] = {
    # what holds where both rows apply: one window for both, or only the first or second of them
    ("reveal", "Cave-In"): "never",
    ("reveal", "one card of a Push left"): "never",
    ("reveal", "last card"): "never",
    ("reveal", "played"): "second",
    ("reveal", "waited"): "never",
    ("reveal", "fallen"): "never",
    ("Cave-In", "one card of a Push left"): "together",
    ("Cave-In", "last card"): "without props",
    ("Cave-In", "played"): "second",
    ("Cave-In", "waited"): "together",
    ("Cave-In", "fallen"): "second",
    ("one card of a Push left", "last card"): "never",
    ("one card of a Push left", "played"): "second",
    ("one card of a Push left", "waited"): "never",
    ("one card of a Push left", "fallen"): "second",
    ("last card", "played"): "second",
    ("last card", "waited"): "never",
    ("last card", "fallen"): "second",
    ("played", "waited"): "never",
    ("played", "fallen"): "first",
    ("waited", "fallen"): "never",
}


def rows_of(state: State) -> tuple[Row, ...]:
    """Return all rows that apply to a position, in the order of the table."""
    exploring, newest = state.stage == "exploring", state.stack[-1] if state.stack else None
    fallen, laid = sum(VALUE_BY_CARD[card] for card in state.drawn) >= 3, len(state.stack) > state.waiting
    at_stake = not state.every_card or sum(VALUE_BY_CARD[card] for card in state.drawn) >= 2
    applies: dict[Row, bool] = {
        "reveal": state.stage == "revealed",
        "Cave-In": exploring and bool(state.drawn) and VALUE_BY_CARD[state.drawn[-1]] > 0 and at_stake,
        "one card of a Push left": not state.every_card and _push_has_one_left(state),
        "last card": exploring and _draws_no_more(state) and (laid or not state.stack),
        "played": laid,
        "waited": newest is not None and not laid and not newest.left and not fallen,
        "fallen": fallen,
    }
    return tuple(row for row, so in applies.items() if so)


def _push_has_one_left(state: State) -> bool:
    """Tell whether a Push has one card left to draw, on top or under cards that were played since."""
    return 0 < state.waiting <= len(state.stack) and state.stack[state.waiting - 1].left == 1


def _draws_no_more(state: State) -> bool:
    return not state.to_draw and (state.voting or state.stopping or not state.cave)


def answers_of(rows: tuple[Row, ...]) -> dict[Row, tuple[ActionKind, ...]]:
    """Return which cards answer what, of the rows that are left when each pair is judged."""
    left = {row: ANSWERS[row] for row in rows}
    for pair in combinations(rows, 2):
        match PAIRS[pair]:
            case "first":
                left.pop(pair[1], None)
            case "second":
                left.pop(pair[0], None)
            case "without props":
                left.pop("Cave-In", None)
            case "never":
                raise AssertionError(pair)
            case "together":
                pass
    return left


def should_be_asked(state: State) -> list[int]:
    """Return who is to be asked, from the Leader's left."""
    asked = []
    for seat in state.list_seats_from_left():
        for row, kinds in answers_of(rows_of(state)).items():
            listens = seat not in state.silent or row in PASSED[state.terms.get(seat, "no-more")]
            own = seat == state.stack[-1].seat if row in ("played", "waited") else _draws_next(state, seat)
            if listens and not own and any(list_playable_actions(state, seat, kinds)):
                asked.append(seat)
                break
    return asked


def _draws_next(state: State, seat: int) -> bool:
    decides = not state.voting and state.cave and not state.to_draw and not state.stack and not state.has_fallen()
    return bool(decides) and seat == state.leader


def full_hands(state: State) -> None:
    """Give everybody cards of each kind that matters."""
    for hand in state.hands:
        for kind in (*PUSHES, "warding-stone", "seeing-stone", "pit-prop", "second-thoughts", "drag-along"):
            hand[ACTION_CARDS[kind][-1]] += 2


@pytest.mark.parametrize("windows", ["key-moments", "every-card"])
def test_each_window_asks_everybody_whom_the_rows_of_the_table_name(
    windows: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, met = GoatsAndGoblins(), Counter[tuple[Row, Row]]()

    def watched(state: State, chance: object, told: list[object]) -> object:
        rows, right = rows_of(state), should_be_asked(state)
        met.update(combinations(rows, 2))
        number = state.decision.number if state.decision else 0
        follows = open_reaction_window(state, chance, told)  # type: ignore[arg-type]  # as it comes
        now = state.decision
        asked = list(now.seats) if now and now.number != number and now.kind == "react" else []
        assert asked == right, rows
        return follows

    monkeypatch.setitem(STEP_FUNCTIONS, "window", watched)
    for number in range(24):
        seed = derive_match_seed("key moments", number)
        rng, luck = create_move_rng(seed), SwiftChance(seed)
        state = game.deal(4 if number % 4 else 2, GoatsAndGoblinsOptions.model_validate({"windows": windows}), luck)
        full_hands(state)
        while state.decision is not None:
            seat, move = pick_random_move(game, state, state.decision, rng)
            few = DECLARE_MOVES[min(move.number, 5)] if isinstance(move, DeclareDraws) else move  # else most caves fall
            game.play(state, seat, few, luck)  # type: ignore[arg-type]  # a move of this game
    apart = {"one card of a Push left"} if windows == "every-card" else set[Row]()
    assert set(met) == {pair for pair, holds in PAIRS.items() if holds != "never" and apart.isdisjoint(pair)}


def test_every_pair_of_rows_is_judged() -> None:
    assert [*PAIRS] == [*combinations(ANSWERS, 2)]


def test_a_cave_in_before_the_last_card_of_a_push_asks_those_who_ward_and_those_who_prop() -> None:
    """Both rows come together: one window asks everybody concerned."""
    for card, asked in {"gold 1": "cid dot", "cave-in 1": "cid dot eve"}.items():
        hands = {"bob": "push-2 0", "cid": "warding-stone 1", "dot": "seeing-stone 0", "eve": "pit-prop 1"}
        table = CaveTable(5, top=f"gold 1, gold 1, gold 1, {card}, gold 1", hands=hands, options=KEY_MOMENTS)
        voted(table).until_drawn(3)
        table.do("bob play push-2", "cid pass")
        assert (len(table.view().drawn), table.asked) == (4, f"react {asked}")


def test_a_cave_in_as_the_last_card_does_not_ask_who_could_only_prop() -> None:
    """The expedition has succeeded if nobody pushes, and a Cave-In is discarded then. After a Push they are asked."""
    hands = {"bob": "push-2 0", "cid": "pit-prop 1"}
    top = "gold 1, gold 1, cave-in 1, cave-in 2, gold 1"
    table = CaveTable(4, top=top, hands=hands, options=KEY_MOMENTS)
    voted(table).until_drawn(3)
    assert table.asked == "react bob"
    table.do("bob play push-2")
    assert (table.state.has_fallen(), table.asked) == (True, "react cid")
