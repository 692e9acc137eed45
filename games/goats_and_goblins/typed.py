"""A pile divided in one go, typed as `share 2 1 2`: who gets its cards, starting with the best."""

from games.engine.contract import require_turn
from games.engine.errors import IllegalMove
from games.goats_and_goblins.moves import GIVE_MOVES, GiveBestCard, parse_seat_number
from games.goats_and_goblins.state import GoatsAndGoblinsState as State
from games.goats_and_goblins.treasure import list_treasure_recipients

SHARE_WORD = "share"


def parse_division(state: State, seat: int, text: str) -> list[GiveBestCard] | None:
    """Parse how a pile is divided: who gets which card; `None` if the text is something else.

    A card that only one player can get is given without a question, so it is not a move; all others may follow later.
    Raises `BadNotation` for a player who does not exist, `IllegalMove` for shares that differ by more than one card.
    """
    first, *words = text.lower().split() or [""]
    if first != SHARE_WORD or not words:
        return None
    if require_turn(state.decision, seat).kind != "divide":
        raise IllegalMove("goats-and-goblins-nothing-to-divide")
    return _build_give_moves(state.clone(), [parse_seat_number(word) for word in words[: len(state.pile)]])


def _build_give_moves(trial: State, seats: list[int]) -> list[GiveBestCard]:
    gives = []
    for seat in seats:
        getting = list_treasure_recipients(trial)
        if seat not in getting:
            raise IllegalMove("goats-and-goblins-not-to-them")
        if len(getting) > 1:
            gives.append(GIVE_MOVES[seat])
        trial.shares[seat].append(trial.pile.pop(0))
    return gives
