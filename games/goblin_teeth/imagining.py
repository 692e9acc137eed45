"""Samples worlds (determinization) that look the same to one viewer: what they cannot know is drawn afresh."""

from collections import Counter

from games.engine.chance import Chance
from games.goblin_teeth.cards.drawing import REVIVIFY
from games.goblin_teeth.items import ITEM_SET
from games.goblin_teeth.state import HIDDEN_SLOT, GoblinTeethState


def imagine_world(state: GoblinTeethState, seat: int | None, chance: Chance) -> GoblinTeethState:
    """Sample a possible state (determinization): a clone whose unknown cards are drawn at random.

    Others keep their numbers of cards, but how many of these are Items is drawn too.
    """
    world = state.clone()
    onlooker = state.seats if seat is None else seat
    unknown = _UnknownCards(world, onlooker)
    for cards, label in ((unknown.items, "imagined items"), (unknown.cheats, "imagined cheats")):
        cards.sort()
        chance.shuffle(cards, label)
    unknown.fill_hidden_cards()
    rest = unknown.items + unknown.cheats
    chance.shuffle(rest, "imagined hands")
    unknown.deal_opponent_hands(rest)
    _forget_others_memory(world, onlooker)
    return world


class _UnknownCards:
    """The cards of a world that a viewer cannot place, removed from it, to be put back in another order."""

    def __init__(self, world: GoblinTeethState, onlooker: int) -> None:
        self._world = world
        self._open_hidden = not world.pot or bool(world.hidden_seen >> onlooker & 1)
        step = world.asked
        self._open_held = not world.held or step is None or step.seat == onlooker or step.card == REVIVIFY
        self._known_cheats = {card for card in world.cheats if world.deck_seen.get(card, 0) >> onlooker & 1}
        self.items = list(world.items)
        self.cheats = [card for card in world.cheats if card not in self._known_cheats]
        if not self._open_hidden:
            self.items.append(world.pot[HIDDEN_SLOT])
        if not self._open_held:
            self.cheats += world.held
        self._hands = [] if world.ended else [seat for seat in range(world.seats) if seat != onlooker]
        self._known = {seat: list(world.memory[onlooker][seat]) for seat in self._hands}
        for seat in self._hands:
            self._remove_unknown(seat)

    def _remove_unknown(self, seat: int) -> None:
        secret = Counter(self._world.hands[seat]) - Counter(self._known[seat])
        for card in secret.elements():
            (self.items if card in ITEM_SET else self.cheats).append(card)

    def fill_hidden_cards(self) -> None:
        """Put Items and Cheats where only such cards can be: the decks, the Pot, the held cards."""
        world = self._world
        world.items = [self.items.pop() for _ in world.items]
        if not self._open_hidden:
            world.pot[HIDDEN_SLOT] = self.items.pop()
        world.cheats = [card if card in self._known_cheats else self.cheats.pop() for card in world.cheats]
        if not self._open_held:
            world.held = [self.cheats.pop() for _ in world.held]

    def deal_opponent_hands(self, cards: list[str]) -> None:
        """Deal the rest to the hands of the others."""
        for seat in self._hands:
            known = self._known[seat]
            size = len(self._world.hands[seat]) - len(known)
            self._world.hands[seat] = known + [cards.pop() for _ in range(size)]


def _forget_others_memory(world: GoblinTeethState, onlooker: int) -> None:
    """Leave to the other viewers only what everybody knows: what else they saw would tell the truth.

    Even a card that this viewer knows of would: whether another saw it, too, is not theirs to know.
    """
    public = [tuple(sorted(cards)) for cards in world.memory[world.seats]]
    for other in range(len(world.memory)):
        if other != onlooker:
            world.memory[other] = [() if seat == other else cards for seat, cards in enumerate(public)]
    deck = set(world.cheats)
    world.deck_seen = {card: bits for card, bits in world.deck_seen.items() if card in deck and bits >> onlooker & 1}
