"""What happens in Goblin Teeth. Dice, places and cards are told by their words in the notation.

A `place` is "unplayed", "altar" or "i1" to "i5"; `item` is what everybody sees there: a name, "hidden", or nothing.
"""

from typing import ClassVar

from games.engine.events import Event, Seat, event_class


@event_class
class Round(Event):
    """A round begins with these Items in the Pot. Without any Item it does not begin, and the match ends."""

    number: int
    first_seat: Seat
    items: list[str]


@event_class
class Rolled(Event):
    """A seat rolls unplayed dice, all at once."""

    seat: Seat
    dice: list[str]
    values: list[int]


@event_class
class Cheat(Event):
    """A seat plays a Cheat, or shows it and carries it out."""

    seat: Seat
    card: str
    preview: bool


@event_class
class CameBack(Event):
    """A Cheat that was shown is back in the hand."""

    seat: Seat
    card: str


@event_class
class PutDown(Event):
    """An Ongoing card is now in front of a player."""

    seat: Seat
    card: str
    to_seat: Seat


@event_class
class Drew(Event):
    """A seat draws Cheats."""

    seat: Seat
    count: int


@event_class
class DrewCards(Event):
    """The Cheats that were drawn."""

    seat: Seat
    cards: list[str]
    to: Seat


@event_class
class Reshuffled(Event):
    """The discards become a new deck of "items" or "cheats", with this many cards."""

    mixes: ClassVar[bool] = True
    deck: str
    count: int


@event_class
class Discarded(Event):
    """A seat discards a card."""

    seat: Seat
    card: str


@event_class
class TookDiscards(Event):
    """A seat takes cards from the discards, to divide them."""

    seat: Seat
    cards: list[str]


@event_class
class PickedUp(Event):
    """A seat looks at Cheats from the deck, to divide them."""

    seat: Seat
    count: int


@event_class
class PickedUpCards(Event):
    """The Cheats that it looks at."""

    seat: Seat
    cards: list[str]
    to: Seat


@event_class
class Divided(Event):
    """A seat keeps a card, gives one to the left, returns the rest; if the cards are hidden, only the seat is told."""

    seat: Seat
    to_seat: Seat
    kept: str
    given: list[str]
    returned: list[str]
    to: Seat | None = None


@event_class
class Shared(Event):
    """The same with hidden cards: how many were given and returned."""

    seat: Seat
    to_seat: Seat
    given: int
    returned: int


@event_class
class Received(Event):
    """The card that was given."""

    seat: Seat
    to_seat: Seat
    card: str
    to: Seat


@event_class
class Placed(Event):
    """A seat places a die."""

    seat: Seat
    die: str
    value: int
    place: str
    item: str


@event_class
class Moved(Event):
    """A seat moves a die, anyone's."""

    seat: Seat
    die_seat: Seat
    die: str
    value: int
    from_place: str
    from_item: str
    place: str
    item: str


@event_class
class Cleared(Event):
    """A seat clears away the Ongoing cards in front of a player."""

    seat: Seat
    to_seat: Seat
    cards: list[str]


@event_class
class Passed(Event):
    """A seat ends its turn without a die."""

    seat: Seat


@event_class
class Declined(Event):
    """A seat says no to a question of this kind."""

    seat: Seat
    question: str


@event_class
class PoisonCard(Event):
    """The card that Poisoner gave away, for the two who know it."""

    seat: Seat
    to_seat: Seat
    card: str
    to: Seat


@event_class
class DieTold(Event):
    """A seat changed a die: `was` is its value before. The kinds below extend this one."""

    die_seat: Seat
    die: str
    was: int
    value: int
    place: str
    item: str
    seat: Seat


@event_class
class Poisoned(DieTold):
    """Poisoner reduces a die by two."""


@event_class
class Raised(DieTold):
    """A die goes up by one."""


@event_class
class Reduced(DieTold):
    """A die goes down by one."""


@event_class
class Set(DieTold):
    """A die is set to a value."""


@event_class
class Swapped(DieTold):
    """A die has the value of another, and the other has its value."""


@event_class
class Bumped(DieTold):
    """A die turns to its opposite side."""


@event_class
class Kept(DieTold):
    """A die cannot be rerolled to any value that could stay."""


@event_class
class Rerolled(DieTold):
    """A die is rerolled; the last of these rolls stays."""

    rolls: list[int]


@event_class
class Capped(DieTold):
    """A die is rerolled, and set to less than the last of these rolls."""

    rolls: list[int]


AtPlace = Placed | Moved | DieTold
"""What is told of a die and the place where it is."""


@event_class
class Showed(Event):
    """A reroll shows a 1, and the owner of the die is Blessed."""

    seat: Seat
    die_seat: Seat
    die: str
    rolls: list[int]
    value: int


@event_class
class Refreshed(Event):
    """An Item leaves the Pot, and another takes its place."""

    seat: Seat
    place: str
    discarded: str
    item: str


@event_class
class Switched(Event):
    """A seat swaps the Hidden Item for one from its hand."""

    seat: Seat


@event_class
class SwitchedItems(Event):
    """The two Items."""

    seat: Seat
    taken: str
    put: str
    to: Seat


@event_class
class Peeked(Event):
    """A seat peeks at the Hidden Item."""

    seat: Seat


@event_class
class PeekedItem(Event):
    """The Item that it saw."""

    seat: Seat
    item: str
    to: Seat


@event_class
class DrewItem(Event):
    """A seat draws an Item."""

    seat: Seat


@event_class
class DrewItemCard(Event):
    """The Item that was drawn."""

    seat: Seat
    item: str
    to: Seat


@event_class
class Pilfered(Event):
    """A seat takes an Ongoing card from in front of another."""

    seat: Seat
    card: str
    from_seat: Seat


@event_class
class Took(Event):
    """A seat is awarded an Item for its bid."""

    seat: Seat
    item: str
    bid: int


@event_class
class TookHidden(Event):
    """The Hidden Item that was awarded."""

    seat: Seat
    item: str
    to: Seat


@event_class
class Left(Event):
    """Nobody bid for an Item."""

    item: str


@event_class
class Won(Event):
    """A seat wins, with an Offering or as the closest."""

    seat: Seat
    offering: str | None
    reason: str


@event_class
class Ended(Event):
    """The match is over."""

    reason: str
    seats: list[Seat]
