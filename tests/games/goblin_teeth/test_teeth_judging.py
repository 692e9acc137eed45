"""A part of a turn is judged by itself when it is played: exactly the listed plays are legal."""

import pytest

from games.engine import SwiftChance
from games.goblin_teeth import DIE_WORDS, PLAYER_WORDS, SLOT_WORDS, GoblinTeeth, GoblinTeethOptions
from games.goblin_teeth.notation import MoveWords
from games.goblin_teeth.state import GoblinTeethState
from games.goblin_teeth.turns import TURN_VERBS

GAME = GoblinTeeth()
PLACES: list[MoveWords] = [
    *((slot,) for slot in SLOT_WORDS),
    *((slot, "draw") for slot in SLOT_WORDS),
    ("altar",),
    ("altar", "draw"),
    *(("altar", "clear", player) for player in PLAYER_WORDS),
]
PLACEMENTS: list[MoveWords] = [("place", die, *place) for die in DIE_WORDS for place in PLACES]


def judged(state: GoblinTeethState, seat: int, move_words: MoveWords) -> bool:
    return TURN_VERBS[move_words[0]].fits(state, seat, move_words[1:])


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_judged_alone_is_legal_just_where_it_is_listed(seats: int) -> None:
    rng, luck, seen = SwiftChance(seats), SwiftChance(seats), dict[MoveWords, None]()
    state = GAME.deal(seats, GoblinTeethOptions(), luck)
    while (decision := state.decision) is not None:
        seat = decision.seats[0]
        if decision.kind == "turn":
            legal = {move.words for move in GAME.legal_moves(state, seat)}
            seen |= dict.fromkeys(words for words in legal if words[0] != "place")
            tried = [*PLACEMENTS, ("place",), ("place", "d1"), ("end",), ("end", "d1"), ("cheat",), ("poison",)]
            tried += [rng.pick(list(seen), "other") for _ in range(20) if seen]
            assert [words for words in tried if judged(state, seat, words) != (words in legal)] == []
            assert all(judged(state, seat, words) for words in legal)
        GAME.play(state, seat, rng.pick(GAME.legal_moves(state, seat), "move"), luck)
