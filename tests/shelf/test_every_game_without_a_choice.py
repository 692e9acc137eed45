"""A question that leaves nobody a choice plays itself, unless its haste would show what somebody holds."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from games import find_game, list_game_keys
from games.engine import Match, SwiftChance
from games.engine.random_play import create_move_rng, pick_random_move
from tests.shelf.tables import few_tables

DEALS, WORLDS, STEPS = 2, 2, 120
"""How many matches of each kind of table are looked at, in how many imagined worlds, for how many moves."""

KINDS = [(key, kind) for key in list_game_keys() for kind in find_game(key).questions]
PUBLIC = {
    key: [kind for kind, question in find_game(key).questions.items() if question.public] for key in list_game_keys()
}


def positions(key: str) -> Iterator[Match]:
    """Yield the positions of random matches at every kind of table."""
    for table in few_tables():
        game, seats, options = table.values
        for deal in range(DEALS if game == key else 0):
            match = Match.deal_by_key(game, seats=seats, options=options, seed=deal.to_bytes(32))
            rng = create_move_rng(match.seed)
            for _ in range(STEPS):
                if match.decision is None:
                    break
                yield match
                match.play(*pick_random_move(match.game, match.state, match.decision, rng))


@cache
def found(key: str) -> dict[str, list[Any]]:
    """Return by kind of question what everybody could tell of its answers, and whether it plays itself."""
    met: dict[str, list[Any]] = {kind: [] for kind in find_game(key).questions}
    rng = SwiftChance(1)
    for match in positions(key):
        assert match.decision is not None
        met[match.decision.kind].append((match.is_answer_forced, *_told(match, rng)))
    return met


def _told(match: Match, rng: SwiftChance) -> tuple[bool, bool]:
    """Tell whether each viewer imagines the same answers, and whether a single one is what silence means."""
    game, state, decision = match.game, match.state, match.decision
    assert decision is not None
    if not game.questions[decision.kind].public:
        return True, True
    here = [list(game.legal_moves(state, seat)) for seat in decision.seats]
    silent = [game.default_move(state, seat) for seat in decision.seats]
    for onlooker in (None, *range(match.seats)):
        for _ in range(WORLDS):
            twin = game.imagine_state(state, onlooker, rng)
            if [list(game.legal_moves(twin, seat)) for seat in decision.seats] != here:
                return False, True
            if game.is_answer_forced(twin) != match.is_answer_forced:
                return False, True
    return True, not match.is_answer_forced or [[move] for move in silent] == here


@pytest.mark.parametrize(("key", "kind"), KINDS, ids=[" ".join(each) for each in KINDS])
def test_whether_a_question_plays_itself_tells_nothing_hidden(key: str, kind: str) -> None:
    met = found(key)[kind]
    assert met or kind not in PUBLIC[key], "no random match met it"
    assert all(same for _, same, _ in met), "its answers depend on what somebody cannot know"
    assert all(silent for _, _, silent in met), "the only answer is not what silence means"
    if kind not in PUBLIC[key]:
        assert not any(alone for alone, _, _ in met)


def test_what_follows_from_a_hidden_hand_or_purse_waits_like_any_other() -> None:
    assert PUBLIC["gobblestones"] == PUBLIC["goblin_market"] == PUBLIC["goblin_teeth"] == []


def test_the_first_dice_a_lone_placement_and_a_first_card_play_themselves() -> None:
    alone = {
        (key, kind) for key in list_game_keys() for kind in PUBLIC[key] if any(one for one, _, _ in found(key)[kind])
    }
    assert alone >= {("emerald_skulls", "buy"), ("emerald_skulls", "place"), ("goats_and_goblins", "draw")}
