"""Why a Cheat in hand cannot be played on its player's turn, as far as the table and the hand show it."""

from collections.abc import Callable, Mapping, Sequence

from games.goblin_teeth import ITEMS, SLOT_WORDS, GoblinTeethView

LAWFUL_CARD, PREVIEW_CARD = "lawful", "sneak-preview"
BIDS_REASON, NO_REASON = "bids", "no"
"""Why a card that needs dice cannot be played though they are there, and a card of which nothing else is known."""
Lack = tuple[str, Callable[[GoblinTeethView], bool]]
"""A reason, and whether it holds."""


def _has_item(view: GoblinTeethView) -> bool:
    return any(card in ITEMS for card in view.hand or ())


def _count_dice(view: GoblinTeethView, *, own: bool | None = None, placed: bool) -> int:
    """Return how many dice are placed, or not: the viewer's own, those of others, or all."""
    return sum(
        (die.place != "unplayed") == placed and (own is None or (die.seat == view.seat) == own) for die in view.dice
    )


NO_ITEM: Lack = ("item", lambda view: not _has_item(view))
ONLY_BIDS: Lack = (BIDS_REASON, lambda _: True)
LACKS_BY_CARD: Mapping[str, Sequence[Lack]] = {
    "borrow": (ONLY_BIDS,),
    "exchange": (NO_ITEM,),
    "switcheroo": (NO_ITEM,),
    "refresh": (("covered", lambda _: True),),
    "let-me-help": (("others-unplayed", lambda view: not _count_dice(view, own=False, placed=False)), ONLY_BIDS),
    "reposition": (("on-items", lambda view: not any(die.place in SLOT_WORDS for die in view.dice)), ONLY_BIDS),
    "sleight-of-hand": (("altar", lambda view: not view.list_dice_at("altar")), ONLY_BIDS),
    "trade-places": (
        ("own-placed", lambda view: not _count_dice(view, own=True, placed=True)),
        ("others-placed", lambda view: not _count_dice(view, own=False, placed=True)),
        ONLY_BIDS,
    ),
    "transposition": (("two-placed", lambda view: _count_dice(view, own=True, placed=True) < 2), ONLY_BIDS),
    "swap": (("two-unplayed", lambda view: _count_dice(view, placed=False) < 2),),
    "revivify": (("discard", lambda view: not view.cheat_discard),),
    "share-the-load": (("deck", lambda view: not (view.cheat_deck or view.cheat_discard)),),
    "quick-fingers": (("card", lambda view: len(view.hand or ()) < 2),),
    PREVIEW_CARD: (("action", lambda _: True),),
}
"""What each card needs, in the order in which it is said to be lacking."""
LACK_NAMES = tuple(dict.fromkeys(name for lacks in LACKS_BY_CARD.values() for name, _ in lacks))


POSSIBLE_LACKS = (BIDS_REASON, "covered", "action")
"""Reasons that hold only if the rules say that a card cannot be played."""


def lacks_what_cheat_needs(view: GoblinTeethView, card: str) -> bool:
    """Tell whether the viewer surely cannot play a Cheat now: cards or dice that it needs are not there."""
    return any(name not in POSSIBLE_LACKS and holds(view) for name, holds in LACKS_BY_CARD.get(card, ()))


def explain_unplayable_cheat(view: GoblinTeethView, card: str) -> str:
    """Return the name of the reason why the viewer cannot play a Cheat of theirs now."""
    mine = view.front[view.seat] if view.seat is not None else ()
    if LAWFUL_CARD in mine and (view.spent or card == PREVIEW_CARD):
        return LAWFUL_CARD
    return next((name for name, holds in LACKS_BY_CARD.get(card, ()) if holds(view)), NO_REASON)
