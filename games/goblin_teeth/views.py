"""What a viewer of Goblin Teeth may know, and what the Offerings still ask for. Page "What a seat may know"."""

from dataclasses import dataclass
from functools import lru_cache

from games.engine.contract import View
from games.goblin_teeth.bids import list_all_bids
from games.goblin_teeth.cards.drawing import REVIVIFY
from games.goblin_teeth.notation import DIE_WORDS, SLOT_WORDS
from games.goblin_teeth.offerings import OfferingProgress, load_offerings, measure_offering_progress
from games.goblin_teeth.state import ALTAR_PLACE, HIDDEN_SLOT, UNPLAYED_PLACE, GoblinTeethState, get_die_owner

PLACE_WORDS = {UNPLAYED_PLACE: "unplayed", ALTAR_PLACE: "altar"}


@dataclass(frozen=True, slots=True)
class DieSeen:
    """A die: its word in the notation, its owner, its value, and its place: "unplayed", "altar", or "i1" to "i5"."""

    die: str
    seat: int
    value: int
    place: str


@dataclass(frozen=True, slots=True)
class PotItem:
    """An Item of the Pot: `item` is `None` if it is face down and the viewer does not know it.

    `bids` are the totals by seat, 0 without dice; `leader` is the highest bidder, if anyone bids.
    """

    place: str
    item: str | None
    face_up: bool
    bids: tuple[int, ...]
    leader: int | None


@dataclass(frozen=True, slots=True)
class QuestionSeen:
    """The open question, unless it is a turn: its kind, who is asked, and the die or the card it is about.

    `cards` are those to be divided, for those who may see them; `card` is the Cheat that divides them.
    """

    kind: str
    seat: int
    die: str | None
    card: str | None
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GoblinTeethView(View):
    """The table as one viewer sees it. Cards are names; tuples over seats are by seat.

    `first` holds the first player token, `turn` whose turn it is; `spent` are the Cheats played in it, `may_end` tells
    that it may end without a die, `poisoned` that Poisoner was used. `playing` are the Cheats being resolved.

    `hand` is the viewer's own, in the order in which the cards came (`None` for a spectator); `known` are the cards
    that the viewer knows to be in each hand, `public` those that everybody knows: both are minimums. `hands` are all
    hands once the match has ended, `None` before. `deck_top` are the Cheats that the viewer knows on top of the deck,
    the next one first. Discards have their top card last.
    """

    round: int
    first: int
    turn: int
    spent: int
    may_end: bool
    poisoned: bool
    pot: tuple[PotItem, ...]
    dice: tuple[DieSeen, ...]
    front: tuple[tuple[str, ...], ...]
    offerings: tuple[tuple[str, ...], ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[str, ...] | None
    known: tuple[tuple[str, ...], ...]
    public: tuple[tuple[str, ...], ...]
    item_deck: int
    item_discard: tuple[str, ...]
    cheat_deck: int
    cheat_discard: tuple[str, ...]
    deck_top: tuple[str, ...]
    playing: tuple[str, ...]
    question: QuestionSeen | None
    hands: tuple[tuple[str, ...], ...] | None

    def get_progress(self, seat: int) -> tuple[OfferingProgress, ...]:
        """Return how far a seat is with each of its Offerings, from what the viewer knows of its hand.

        For the viewer's own seat, and for all seats once the match has ended, that is the whole hand.
        """
        return _measure_progress_by_offering(self.offerings[seat], self.hands[seat] if self.hands else self.known[seat])

    def get_public_progress(self, seat: int) -> tuple[OfferingProgress, ...]:
        """Return how far a seat is with each of its Offerings, from what everybody knows of its hand."""
        return _measure_progress_by_offering(self.offerings[seat], self.public[seat])

    def list_dice_at(self, place: str) -> tuple[DieSeen, ...]:
        """Return the dice at a place."""
        return tuple(die for die in self.dice if die.place == place)


@lru_cache(maxsize=1 << 8)
def _measure_progress_by_offering(names: tuple[str, ...], cards: tuple[str, ...]) -> tuple[OfferingProgress, ...]:
    return tuple(measure_offering_progress(load_offerings()[name], cards) for name in names)


def view_dice(state: GoblinTeethState) -> tuple[DieSeen, ...]:
    """Return all dice, which are open."""
    return tuple(
        DieSeen(DIE_WORDS[die], get_die_owner(die), value, PLACE_WORDS.get(place) or SLOT_WORDS[place])
        for die, (value, place) in enumerate(zip(state.dice, state.places, strict=True))
    )


def view_pot(state: GoblinTeethState, onlooker: int) -> tuple[PotItem, ...]:
    """Return the Pot with its bids, and the face-down Item for those who have seen it."""
    knows = bool(state.hidden_seen >> onlooker & 1)
    return tuple(
        PotItem(
            SLOT_WORDS[slot],
            item if slot != HIDDEN_SLOT or knows else None,
            slot != HIDDEN_SLOT,
            tuple(row),
            row.index(max(row)) if any(row) else None,
        )
        for slot, (item, row) in enumerate(zip(state.pot, list_all_bids(state), strict=True))
    )


def view_known_hands(state: GoblinTeethState, onlooker: int) -> tuple[tuple[str, ...], ...]:
    """Return the cards that a viewer knows in each hand, sorted by name except for their own hand."""
    memory = state.memory[onlooker]
    return tuple(
        tuple(hand) if seat == onlooker else tuple(sorted(memory[seat])) for seat, hand in enumerate(state.hands)
    )


def view_known_deck(state: GoblinTeethState, onlooker: int) -> tuple[str, ...]:
    """Return the Cheats that a viewer knows on top of the deck, the next one first, up to the first unknown."""
    known: list[str] = []
    for card in reversed(state.cheats):
        if not state.deck_seen.get(card, 0) >> onlooker & 1:
            break
        known.append(card)
    return tuple(known)


def view_question(state: GoblinTeethState, seat: int | None) -> QuestionSeen | None:
    """Return the open question; the cards of Share the Load only for the player who divides them."""
    step = state.asked
    if step is None or step.kind == "turn":
        return None
    shown = step.card == REVIVIFY or step.seat == seat
    die = DIE_WORDS[step.die] if step.kind in ("blessed", "clumsy") else None
    return QuestionSeen(step.kind, step.seat, die, step.card or None, tuple(state.held) if shown else ())
