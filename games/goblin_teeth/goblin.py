"""How a goblin plays Goblin Teeth: it looks on to the awards of the round, and counts what hands still lack."""

from functools import lru_cache

from games.engine.chance import Chance
from games.engine.contract import lead
from games.goblin_teeth.bids import Look
from games.goblin_teeth.items import IS_ITEM
from games.goblin_teeth.notation import DICE, SLOTS, GoblinTeethMove
from games.goblin_teeth.offerings import offerings_by_name, progress
from games.goblin_teeth.placing import open_to
from games.goblin_teeth.state import GoblinTeethState

NEAREST, ANY, CHEAT = 12, 3, 2
"""What an Item that the nearest Offering lacks costs, what one that any lacks, and what a Cheat in hand is worth."""
SELDOM = 5
"""One die in so many is imagined to go to the Altar of its own accord."""


def standing(state: GoblinTeethState, seat: int) -> int:
    """Return how near a hand is to completing an Offering."""
    hand = state.hands[seat]
    items = sorted(card for card in hand if card in IS_ITEM)
    cheats = len(hand) - len(items)
    return CHEAT * cheats - _cost(state.offerings[seat], tuple(items))


@lru_cache(maxsize=1 << 14)
def _cost(offerings: tuple[str, ...], items: tuple[str, ...]) -> int:
    """Return what it costs that these Items complete no Offering; the same hands come back again and again."""
    every = offerings_by_name()
    lacking = [progress(every[name], items).lacking for name in offerings]
    return NEAREST * min(lacking) + ANY * sum(lacking)


def judge(state: GoblinTeethState, seat: int) -> int:
    """Return how much nearer a seat is than the best of the others."""
    return lead([standing(state, other) for other in range(state.seats)], seat)


def place_any(state: GoblinTeethState, seat: int, lots: Chance) -> GoblinTeethMove:
    """Put any die on any Item that is open to it, or on the Altar for a Cheat."""
    look = Look(state, seat)
    die = lots.pick(look.loose, "hunch")
    slots = open_to(look, die)
    if not slots or not lots.below(SELDOM, "hunch"):
        return GoblinTeethMove(("place", DICE[die], "altar", "draw"))
    return GoblinTeethMove(("place", DICE[die], SLOTS[lots.pick(slots, "hunch")]))
