"""The nine Ongoing cards: a small rule each. "You" is the player the card is in front of. Rulebook "Ongoing"."""

from collections.abc import Sequence

from games.goblin_teeth.notation import DICE_A_PLAYER, SNEAK_PREVIEW
from games.goblin_teeth.registry import register_ongoing
from games.goblin_teeth.state import HIDDEN_SLOT, GoblinTeethState, get_die_owner

BLESSED_VALUE, CURSED_VALUE = 1, 6
CLUMSY_VALUES = (1, 2)
PRIEST_VALUES = (4, 5, 6)
MAX_CHEATS_A_TURN = 30
"""Ruling Bounds: a turn has at most this many Cheats."""


@register_ongoing("blessed")
def may_reroll(state: GoblinTeethState, die: int, value: int) -> bool:
    """Tell whether the die's owner may reroll it: each 1 rolled on your dice, by anyone, as often as it comes.

    Ruling Cursed and Blessed: the owner decides, before the bid rules set a value.
    """
    return value == BLESSED_VALUE and "blessed" in state.front[get_die_owner(die)]


@register_ongoing("cursed")
def must_reroll_cursed_die(state: GoblinTeethState, die: int, value: int) -> bool:
    """Tell whether the die must be rerolled: each 6 rolled on your dice, by anyone, until it is no 6.

    Ruling Cursed and Blessed: it applies before the bid rules set a value; dice that are set or moved are not rolled.
    """
    return value == CURSED_VALUE and "cursed" in state.front[get_die_owner(die)]


@register_ongoing("clumsy")
def list_clumsy_rerolls(state: GoblinTeethState, seat: int, die: int) -> list[int]:
    """Return the other dice on the Item; the seat may reroll one of them after it placed or moved this die there.

    It must be a 1 or 2, anyone's; the other die may be anyone's too. Ruling Clumsy.
    """
    slot = state.places[die]
    if slot < 0 or state.dice[die] not in CLUMSY_VALUES or "clumsy" not in state.front[seat]:
        return []
    return [other for other, place in enumerate(state.places) if place == slot and other != die]


@register_ongoing("polite")
def list_items_closed_by_polite(state: GoblinTeethState, seat: int) -> list[int]:
    """Return the Items that are closed to the seat's own dice: those that are face up and have no die on them.

    This applies to placing a die and to cards that the seat plays with its own dice; it may move another's die there,
    and others may move its dice there. Ruling Polite.
    """
    if "polite" not in state.front[seat]:
        return []
    return [slot for slot in range(len(state.pot)) if slot != HIDDEN_SLOT and slot not in state.places]


@register_ongoing("lawful")
def count_cheats_allowed(front: Sequence[str], spent: int) -> int:
    """Count how many more Cheats a seat is allowed in its turn: one in total, or as many as the rulings allow.

    Every Cheat counts, Lawful itself too (see `get_cheat_weight`). Rulings Lawful, Bounds.
    """
    return (1 if "lawful" in front else MAX_CHEATS_A_TURN) - spent


def get_cheat_weight(name: str) -> int:
    """Return how many Cheats a play counts for: Sneak Preview plays another one. Ruling Lawful."""
    return 2 if name == SNEAK_PREVIEW else 1


@register_ongoing("patient")
def may_play_patient_cheat(state: GoblinTeethState, seat: int) -> bool:
    """Tell whether the seat is asked for a Cheat after the last die of a round, unless its hand is empty.

    Ruling Patient.
    """
    return "patient" in state.front[seat] and bool(state.hands[seat])


@register_ongoing("poisoner")
def may_poison(state: GoblinTeethState, seat: int) -> bool:
    """Tell whether the seat may give a card away now to reduce a die: once a turn, before placing. Ruling Poisoner."""
    return "poisoner" in state.front[seat] and not state.poisoned


@register_ongoing("priest")
def count_priest_extra_cards(state: GoblinTeethState, seat: int, die: int) -> int:
    """Return how many more cards the seat draws on the Altar: one for a 4, 5 or 6, only with the draw.

    Ruling Priest.
    """
    return int(state.dice[die] in PRIEST_VALUES and "priest" in state.front[seat])


@register_ongoing("fresh-start")
def may_reroll_all(state: GoblinTeethState, seat: int) -> bool:
    """Tell whether the seat may reroll all three dice: once a round, after all have rolled. Ruling Fresh Start."""
    return "fresh-start" in state.front[seat] and len(state.list_dice_left(seat)) == DICE_A_PLAYER
