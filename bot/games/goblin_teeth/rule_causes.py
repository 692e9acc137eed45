"""Why a die of Goblin Teeth is rolled again, or a Cheat is played at the end of a round, where no event says so.

Cards that ask their player are answered in a move of its own: its events name the dice, and not the card.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.goblin_teeth.names import HIDDEN_ITEM
from bot.tables import SeenMove
from games.engine import Event
from games.goblin_teeth import ITEMS, SLOT_WORDS, GoblinTeethView, events

ROUND_END_EVENTS = (events.ItemAwarded, events.ItemWithoutBids)
REROLL_EVENTS = (events.DieRerolled, events.RerollCapped, events.RerollImpossible)
BLESSED, CLUMSY, FRESH_START, PATIENT = "blessed", "clumsy", "fresh-start", "patient"
THREE_EQUAL = "three-equal"
"""The rule by which one of three equal dice is rolled again."""


class RuleCause(NamedTuple):
    """The card, or the rule, by which a seat does something."""

    seat: int
    card: str


def find_whole_move(seen_moves: Sequence[SeenMove], event: Event, part: Sequence[Event]) -> Sequence[Event]:
    """Return all that the move of an event caused: `part` of it, if the move is not known."""
    return next((move.events for move in seen_moves if any(other is event for other in move.events)), part)


def find_cause(view: GoblinTeethView, event: Event, move: Sequence[Event]) -> RuleCause | None:
    """Return what an event follows from that its move does not say; `None`: from a Cheat in it, or from the turn."""
    before = move[: next(index for index, earlier in enumerate(move) if earlier is event)]
    if isinstance(event, events.CheatPlayed | events.OngoingCardLaid):
        last = any(isinstance(earlier, ROUND_END_EVENTS) for earlier in move)
        first = all(isinstance(earlier, events.CheatPlayed) for earlier in before)
        return RuleCause(event.seat, PATIENT) if last and first else None
    if isinstance(event, events.DiceRolled):
        alone = sum(isinstance(earlier, events.DiceRolled) for earlier in move) == 1
        return RuleCause(event.seat, FRESH_START) if alone and not _says_why(move) else None
    if isinstance(event, REROLL_EVENTS):
        return _find_reroll_cause(view, event, before)
    return None


def _says_why(move: Sequence[Event]) -> bool:
    return any(isinstance(event, events.CheatPlayed | events.RoundBegan | events.QuestionDeclined) for event in move)


def _find_reroll_cause(view: GoblinTeethView, event: events.DieChanged, before: Sequence[Event]) -> RuleCause | None:
    """Return why a die is rolled again: on an Item that is Clumsy, or Blessed if the other card is not there."""
    if any(isinstance(earlier, events.DiceRolled) and earlier.seat == event.seat for earlier in before):
        return RuleCause(event.seat, THREE_EQUAL)
    if _says_why(before):
        return None
    if event.place == "unplayed":
        again = any(isinstance(earlier, REROLL_EVENTS) for earlier in before)
        return RuleCause(event.seat, THREE_EQUAL if again else BLESSED)
    if event.seat != event.die_seat:
        return RuleCause(event.seat, CLUMSY)
    mine = [card for card in (CLUMSY, BLESSED) if card in view.front[event.seat]]
    return RuleCause(event.seat, mine[0]) if len(mine) == 1 else None


def find_hidden_item(view: GoblinTeethView, move: Sequence[Event], award: events.ItemAwarded) -> str | None:
    """Return what a Hidden Item was that was awarded, if the viewer may know: its player, and at the end everybody.

    What somebody takes at the end is the last of their hand, in the order of the awards.
    """
    if award.item not in ("", HIDDEN_ITEM):
        return None
    hidden_item = next(
        (event.item for event in move if isinstance(event, events.HiddenItemAwarded) and event.seat == award.seat), None
    )
    if hidden_item or view.hands is None or not any(isinstance(event, events.PlayerWon) for event in move):
        return hidden_item
    theirs = [event for event in move if isinstance(event, events.ItemAwarded) and event.seat == award.seat]
    own_items = [card for card in view.hands[award.seat] if card in ITEMS][-len(theirs) :]
    alike = len(own_items) == len(theirs) and all(
        event.item in (own, "", HIDDEN_ITEM) for event, own in zip(theirs, own_items, strict=True)
    )
    return next(own for event, own in zip(theirs, own_items, strict=True) if event is award) if alike else None


def find_pot_at_event(view: GoblinTeethView, event_list: Sequence[Event], event: Event) -> list[str]:
    """Return what everybody saw in the Pot when something happened, in the order of the picture, as far as known.

    No event tells the Pot of the deal: its awards do, or the Pot of now.
    """
    place = next((index for index, earlier in enumerate(event_list) if earlier is event), len(event_list))
    rounds = [index for index, earlier in enumerate(event_list) if isinstance(earlier, events.RoundBegan)]
    start = max((index for index in rounds if index < place), default=None)
    if start is not None:
        opened = event_list[start]
        return _replace_refreshed(
            list(opened.items) if isinstance(opened, events.RoundBegan) else [], event_list[start:place]
        )
    end = min(rounds, default=len(event_list))
    awards = [
        earlier.item for earlier in event_list[:end] if isinstance(earlier, events.ItemAwarded | events.ItemWithoutBids)
    ]
    return awards or [earlier.item if earlier.face_up and earlier.item else HIDDEN_ITEM for earlier in view.pot]


def _replace_refreshed(pot: list[str], since: Sequence[Event]) -> list[str]:
    """Return a Pot with the Items that took the places of others."""
    for event in since:
        if isinstance(event, events.ItemReplaced) and event.place in SLOT_WORDS:
            pot[SLOT_WORDS.index(event.place)] = event.item
    return pot
