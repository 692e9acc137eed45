"""What viewers remember of cards in other hands (card knowledge), because they saw them go there.

Known cards are a minimum: `memory[onlooker][seat]` are cards that are certainly there. When a card leaves a hand
unseen, it may have been any of them, so a viewer is sure of one less of each kind.
"""

from collections import Counter
from collections.abc import Collection, Iterable

from games.goblin_teeth.items import ITEM_SET
from games.goblin_teeth.state import GoblinTeethState


def list_all_viewers(state: GoblinTeethState) -> range:
    """Return all viewers, the public included."""
    return range(state.seats + 1)


def encode_viewers(onlookers: Iterable[int]) -> int:
    """Return a set of viewers as bits."""
    return sum(1 << onlooker for onlooker in onlookers)


def decode_viewers(bits: int) -> list[int]:
    """Return the viewers of a set."""
    return [onlooker for onlooker in range(bits.bit_length()) if bits >> onlooker & 1]


def remember_arrival(state: GoblinTeethState, seat: int, card: str, onlookers: Iterable[int]) -> None:
    """Let viewers know that a card is in a hand. A seat's own hand needs no memory."""
    for onlooker in onlookers:
        if onlooker != seat:
            state.memory[onlooker][seat] += (card,)


def remember_departure(state: GoblinTeethState, seat: int, card: str) -> None:
    """Let everyone see a card leave a hand."""
    for onlooker in list_all_viewers(state):
        _forget_card(state, onlooker, seat, card)


def remember_hidden_departure(
    state: GoblinTeethState, seat: int, card: str, onlookers: Collection[int], *, item: bool = False
) -> None:
    """Let a card leave a hand, seen by these viewers only. `item`: the others know that it was an Item."""
    for onlooker in list_all_viewers(state):
        if onlooker in onlookers:
            _forget_card(state, onlooker, seat, card)
        elif state.memory[onlooker][seat]:
            state.memory[onlooker][seat] = _drop_one_of_each(state.memory[onlooker][seat], item=item)


def _forget_card(state: GoblinTeethState, onlooker: int, seat: int, card: str) -> None:
    known = state.memory[onlooker][seat]
    if card in known:
        place = known.index(card)
        state.memory[onlooker][seat] = known[:place] + known[place + 1 :]


def _drop_one_of_each(known: tuple[str, ...], *, item: bool) -> tuple[str, ...]:
    counts = Counter(known)
    for card in counts:
        if card in ITEM_SET or not item:
            counts[card] -= 1
    return tuple(counts.elements())
