"""What happens in Goblin Teeth. Dice, places and cards are told by their words in the notation.

A `place` is "unplayed", "altar" or "i1" to "i5"; `item` is what everybody sees there: a name, "hidden", or nothing.
"""

from typing import ClassVar

from games.engine.events import Event, Seat, event_class


@event_class(kind="round")
class RoundBegan(Event):
    """A round begins with these Items in the Pot. Without any Item it does not begin, and the match ends."""

    number: int
    first_seat: Seat
    items: list[str]


@event_class(kind="rolled")
class DiceRolled(Event):
    """A seat rolls unplayed dice, all at once."""

    seat: Seat
    dice: list[str]
    values: list[int]


@event_class(kind="cheat")
class CheatPlayed(Event):
    """A seat plays a Cheat, or shows it and carries it out."""

    seat: Seat
    card: str
    preview: bool


@event_class(kind="came-back")
class CheatReturned(Event):
    """A Cheat that was shown is back in the hand."""

    seat: Seat
    card: str


@event_class(kind="put-down")
class OngoingCardLaid(Event):
    """An Ongoing card is now in front of a player."""

    seat: Seat
    card: str
    to_seat: Seat


@event_class(kind="drew")
class CheatsDrawn(Event):
    """A seat draws Cheats."""

    seat: Seat
    count: int


@event_class(kind="drew-cards")
class OwnCheatsDrawn(Event):
    """The Cheats that were drawn."""

    seat: Seat
    cards: list[str]
    to: Seat


@event_class(kind="reshuffled")
class DeckReshuffled(Event):
    """The discards become a new deck of "items" or "cheats", with this many cards."""

    mixes: ClassVar[bool] = True
    deck: str
    count: int


@event_class(kind="discarded")
class CardDiscarded(Event):
    """A seat discards a card."""

    seat: Seat
    card: str


@event_class(kind="took-discards")
class DiscardsTaken(Event):
    """A seat takes cards from the discards, to divide them."""

    seat: Seat
    cards: list[str]


@event_class(kind="picked-up")
class CheatsPickedUp(Event):
    """A seat looks at Cheats from the deck, to divide them."""

    seat: Seat
    count: int


@event_class(kind="picked-up-cards")
class PickedUpCheatsSeen(Event):
    """The Cheats that it looks at."""

    seat: Seat
    cards: list[str]
    to: Seat


@event_class(kind="divided")
class CardsDivided(Event):
    """A seat keeps a card, gives one to the left, returns the rest; if the cards are hidden, only the seat is told."""

    seat: Seat
    to_seat: Seat
    kept: str
    given: list[str]
    returned: list[str]
    to: Seat | None = None


@event_class(kind="shared")
class HiddenCardsDivided(Event):
    """The same with hidden cards: how many were given and returned."""

    seat: Seat
    to_seat: Seat
    given: int
    returned: int


@event_class(kind="received")
class CardReceived(Event):
    """The card that was given."""

    seat: Seat
    to_seat: Seat
    card: str
    to: Seat


@event_class(kind="placed")
class DiePlaced(Event):
    """A seat places a die."""

    seat: Seat
    die: str
    value: int
    place: str
    item: str


@event_class(kind="moved")
class DieMoved(Event):
    """A seat moves a die, anyone's."""

    seat: Seat
    die_seat: Seat
    die: str
    value: int
    from_place: str
    from_item: str
    place: str
    item: str


@event_class(kind="cleared")
class OngoingCardsCleared(Event):
    """A seat clears away the Ongoing cards in front of a player."""

    seat: Seat
    to_seat: Seat
    cards: list[str]


@event_class(kind="passed")
class TurnPassed(Event):
    """A seat ends its turn without a die."""

    seat: Seat


@event_class(kind="declined")
class QuestionDeclined(Event):
    """A seat says no to a question of this kind."""

    seat: Seat
    question: str


@event_class(kind="poison-card")
class PoisonCardGiven(Event):
    """The card that Poisoner gave away, for the two who know it."""

    seat: Seat
    to_seat: Seat
    card: str
    to: Seat


@event_class(kind="die-told")
class DieChanged(Event):
    """A seat changed a die: `was` is its value before. The kinds below extend this one."""

    die_seat: Seat
    die: str
    was: int
    value: int
    place: str
    item: str
    seat: Seat


@event_class(kind="poisoned")
class DiePoisoned(DieChanged):
    """Poisoner reduces a die by two."""


@event_class(kind="raised")
class DieRaised(DieChanged):
    """A die goes up by one."""


@event_class(kind="reduced")
class DieReduced(DieChanged):
    """A die goes down by one."""


@event_class(kind="set")
class DieSet(DieChanged):
    """A die is set to a value."""


@event_class(kind="swapped")
class DiceSwapped(DieChanged):
    """A die has the value of another, and the other has its value."""


@event_class(kind="bumped")
class DieTurnedOver(DieChanged):
    """A die turns to its opposite side."""


@event_class(kind="kept")
class RerollImpossible(DieChanged):
    """A die cannot be rerolled to any value that could stay."""


@event_class(kind="rerolled")
class DieRerolled(DieChanged):
    """A die is rerolled; the last of these rolls stays."""

    rolls: list[int]


@event_class(kind="capped")
class RerollCapped(DieChanged):
    """A die is rerolled, and set to less than the last of these rolls."""

    rolls: list[int]


DIE_CHANGES_WITHOUT_ROLL: tuple[type[DieChanged], ...] = (
    DiePoisoned,
    DieRaised,
    DieReduced,
    DieSet,
    DiceSwapped,
    DieTurnedOver,
)
"""How a card changes a die that is not rolled again."""
DIE_REROLLS: tuple[type[DieChanged], ...] = (DieRerolled, RerollCapped)
"""How a die changes that is rolled again."""
AtPlace = DiePlaced | DieMoved | DieChanged
"""What is told of a die and the place where it is."""


@event_class(kind="showed")
class OwnerBlessed(Event):
    """A reroll shows a 1, and the owner of the die is Blessed."""

    seat: Seat
    die_seat: Seat
    die: str
    rolls: list[int]
    value: int


@event_class(kind="refreshed")
class ItemReplaced(Event):
    """An Item leaves the Pot, and another takes its place."""

    seat: Seat
    place: str
    discarded: str
    item: str


@event_class(kind="switched")
class HiddenItemSwitched(Event):
    """A seat swaps the Hidden Item for one from its hand."""

    seat: Seat


@event_class(kind="switched-items")
class SwitchedItemsSeen(Event):
    """The two Items."""

    seat: Seat
    taken: str
    put: str
    to: Seat


@event_class(kind="peeked")
class HiddenItemPeeked(Event):
    """A seat peeks at the Hidden Item."""

    seat: Seat


@event_class(kind="peeked-item")
class PeekedItemSeen(Event):
    """The Item that it saw."""

    seat: Seat
    item: str
    to: Seat


@event_class(kind="drew-item")
class ItemDrawn(Event):
    """A seat draws an Item."""

    seat: Seat


@event_class(kind="drew-item-card")
class DrawnItemSeen(Event):
    """The Item that was drawn."""

    seat: Seat
    item: str
    to: Seat


@event_class(kind="pilfered")
class OngoingCardPilfered(Event):
    """A seat takes an Ongoing card from in front of another."""

    seat: Seat
    card: str
    from_seat: Seat


@event_class(kind="took")
class ItemAwarded(Event):
    """A seat is awarded an Item for its bid."""

    seat: Seat
    item: str
    bid: int


@event_class(kind="took-hidden")
class HiddenItemAwarded(Event):
    """The Hidden Item that was awarded."""

    seat: Seat
    item: str
    to: Seat


@event_class(kind="left")
class ItemWithoutBids(Event):
    """Nobody bid for an Item."""

    item: str


@event_class(kind="won")
class PlayerWon(Event):
    """A seat wins, with an Offering or as the closest."""

    seat: Seat
    offering: str | None
    reason: str


@event_class(kind="ended")
class MatchEnded(Event):
    """The match is over."""

    reason: str
    seats: list[Seat]
