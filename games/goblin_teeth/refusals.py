"""Explains why a move is illegal: one sentence that reveals nothing, not even whether a Cheat is in the hand."""

from games.engine.errors import IllegalMove
from games.goblin_teeth.bids import MAX_BID, list_all_bids, list_distinct_dice
from games.goblin_teeth.notation import DIE_BY_WORD, SEAT_BY_WORD, SLOT_BY_WORD, GoblinTeethMove, MoveWords
from games.goblin_teeth.ongoing import count_cheats_allowed
from games.goblin_teeth.state import UNPLAYED_PLACE, GoblinTeethState, get_die_owner

REFUSAL_BY_VERB = {"cheat": "goblin-teeth-no-cheat", "end": "goblin-teeth-no-end", "poison": "goblin-teeth-no-poison"}
"""The reason if no better one is known; other words are not part of a turn."""


def explain_illegal_turn(state: GoblinTeethState, seat: int, move: GoblinTeethMove) -> IllegalMove:
    """Return the reason why a move is not part of the seat's turn."""
    verb = move.words[0]
    if verb == "place":
        return _explain_illegal_placement(state, seat, move.words[1:])
    if verb == "cheat" and count_cheats_allowed(state.front[seat], state.spent) <= 0:
        return IllegalMove("goblin-teeth-lawful")
    return IllegalMove(REFUSAL_BY_VERB.get(verb, "goblin-teeth-not-asked"))


def _explain_illegal_placement(state: GoblinTeethState, seat: int, move_words: MoveWords) -> IllegalMove:
    if (
        len(move_words) < 2
        or move_words[0] not in DIE_BY_WORD
        or not (move_words[1] in SLOT_BY_WORD or move_words[1] == "altar")
    ):
        return IllegalMove("goblin-teeth-no-place")
    die, place = move_words[:2]
    if get_die_owner(DIE_BY_WORD[die]) != seat:
        return IllegalMove("goblin-teeth-not-your-die", die=die)
    if state.places[DIE_BY_WORD[die]] != UNPLAYED_PLACE:
        return IllegalMove("goblin-teeth-played-die", die=die)
    if DIE_BY_WORD[die] not in list_distinct_dice(state):
        return IllegalMove("goblin-teeth-alike", die=die)
    if place in SLOT_BY_WORD and len(move_words) == 2:
        return _explain_illegal_bid(state, seat, DIE_BY_WORD[die], SLOT_BY_WORD[place])
    if len(move_words) == 4 and move_words[3] in SEAT_BY_WORD:
        return IllegalMove("goblin-teeth-nothing-to-clear")
    return IllegalMove("goblin-teeth-no-place")


def _explain_illegal_bid(state: GoblinTeethState, seat: int, die: int, slot: int) -> IllegalMove:
    """Return what is wrong with a bid."""
    if slot >= len(state.pot):
        return IllegalMove("goblin-teeth-no-item")
    total = list_all_bids(state)[slot][seat] + state.dice[die]
    if total > MAX_BID:
        return IllegalMove("goblin-teeth-over-ten", total=total)
    if total in list_all_bids(state)[slot]:
        return IllegalMove("goblin-teeth-tie", total=total)
    return IllegalMove("goblin-teeth-polite")
