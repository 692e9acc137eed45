"""Why a move is refused: one sentence that reveals nothing, not even whether a Cheat is in the hand."""

from games.engine.errors import IllegalMove
from games.goblin_teeth.bids import LIMIT, bids_on, list_distinct_dice
from games.goblin_teeth.notation import DIE, PLAYER, SLOT, GoblinTeethMove, Row
from games.goblin_teeth.ongoing import room_for_cheats
from games.goblin_teeth.state import UNPLAYED, GoblinTeethState, die_owner

WORDS = {"cheat": "goblin-teeth-no-cheat", "end": "goblin-teeth-no-end", "poison": "goblin-teeth-no-poison"}
"""The reason if no better one is known; other words are not part of a turn."""


def turn_refusal(state: GoblinTeethState, seat: int, move: GoblinTeethMove) -> IllegalMove:
    """Return the reason why a move is not part of the seat's turn."""
    verb = move.words[0]
    if verb == "place":
        return _placement_refusal(state, seat, move.words[1:])
    if verb == "cheat" and room_for_cheats(state.front[seat], state.spent) <= 0:
        return IllegalMove("goblin-teeth-lawful")
    return IllegalMove(WORDS.get(verb, "goblin-teeth-not-asked"))


def _placement_refusal(state: GoblinTeethState, seat: int, words: Row) -> IllegalMove:
    if len(words) < 2 or words[0] not in DIE or not (words[1] in SLOT or words[1] == "altar"):
        return IllegalMove("goblin-teeth-no-place")
    die, place = words[:2]
    if die_owner(DIE[die]) != seat:
        return IllegalMove("goblin-teeth-not-your-die", die=die)
    if state.places[DIE[die]] != UNPLAYED:
        return IllegalMove("goblin-teeth-played-die", die=die)
    if DIE[die] not in list_distinct_dice(state):
        return IllegalMove("goblin-teeth-alike", die=die)
    if place in SLOT and len(words) == 2:
        return _bid_refusal(state, seat, DIE[die], SLOT[place])
    if len(words) == 4 and words[3] in PLAYER:
        return IllegalMove("goblin-teeth-nothing-to-clear")
    return IllegalMove("goblin-teeth-no-place")


def _bid_refusal(state: GoblinTeethState, seat: int, die: int, slot: int) -> IllegalMove:
    """Return what is wrong with a bid."""
    if slot >= len(state.pot):
        return IllegalMove("goblin-teeth-no-item")
    total = bids_on(state)[slot][seat] + state.dice[die]
    if total > LIMIT:
        return IllegalMove("goblin-teeth-over-ten", total=total)
    if total in bids_on(state)[slot]:
        return IllegalMove("goblin-teeth-tie", total=total)
    return IllegalMove("goblin-teeth-polite")
