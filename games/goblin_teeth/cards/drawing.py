"""Cards about cards: Pass, Pilfer, Revivify, Share the Load and Sneak Preview."""

from collections.abc import Sequence
from itertools import permutations

from games.goblin_teeth import events
from games.goblin_teeth.bids import Look
from games.goblin_teeth.hands import (
    actions_in,
    bit,
    cheats_left,
    draw_cheats,
    into_hand,
    off_the_deck,
    onto_the_deck,
)
from games.goblin_teeth.memory import as_bits, everyone
from games.goblin_teeth.notation import SNEAK_PREVIEW, Group, Row
from games.goblin_teeth.questions import DECLINE, listed, question
from games.goblin_teeth.registry import CARDS, action, always, start_card
from games.goblin_teeth.state import GoblinTeethState, Step
from games.goblin_teeth.table import Table, step

CARDS_TO_DIVIDE = 3
REVIVIFY = "revivify"


@action("pass", always)
def pass_on(table: Table, seat: int, _words: Row) -> None:
    """Draw a Cheat; this turn may end without placing a die, but need not. Ruling Pass."""
    table.state.passing = True
    draw_cheats(table, seat)


@action("pilfer", always)
def pilfer(table: Table, seat: int, _words: Row) -> None:
    """Draw a Cheat; then the player may move one Ongoing card from an opponent to in front of themselves."""
    draw_cheats(table, seat)
    table.then(Step("pilfer", seat))


def _in_front_of_others(state: GoblinTeethState, seat: int) -> list[str]:
    return [card for other in state.round_from(seat)[1:] for card in state.front[other]]


@step("pilfer")
def _ask_pilfer(table: Table, step: Step) -> None:
    if _in_front_of_others(table.state, step.seat):
        table.ask(step)


def _to_pilfer(look: Look, asked: Step) -> list[Group]:
    return listed(*(("take", card) for card in _in_front_of_others(look.state, asked.seat)), DECLINE)


@question("pilfer", "answer", _to_pilfer)
def _take(table: Table, asked: Step, words: Row) -> None:
    if words == DECLINE:
        table.tell(events.Declined(asked.seat, "pilfer"))
        return
    front, card = table.state.front, words[1]
    victim = next(seat for seat, cards in enumerate(front) if card in cards)
    front[victim].remove(card)
    front[asked.seat].append(card)
    table.tell(events.Pilfered(asked.seat, card, victim))


def _with_discards(look: Look) -> Sequence[Row]:
    return ((),) if look.state.cheat_discard else ()


@action(REVIVIFY, _with_discards)
def revivify(table: Table, seat: int, _words: Row) -> None:
    """Take the top three Cheats of the open discard: keep one, give one to the left, return one to the deck.

    Everything is open. The card itself is not yet in the discard; with fewer cards, first keep, then give, then return.
    Ruling Revivify and Share the Load.
    """
    pile = table.state.cheat_discard
    taken = [pile.pop() for _ in range(min(CARDS_TO_DIVIDE, len(pile)))]
    table.tell(events.TookDiscards(seat, taken.copy()))
    _hold(table, seat, taken, REVIVIFY)


def _with_cheats(look: Look) -> Sequence[Row]:
    return ((),) if cheats_left(look.state) else ()


@action("share-the-load", _with_cheats)
def share_the_load(table: Table, seat: int, _words: Row) -> None:
    """Draw three Cheats: keep one, give one to the left, return one to the top of the deck.

    Only the giver and the receiver know what is given. The card itself is not yet in the discard; with fewer cards,
    first keep, then give, then return. Ruling Revivify and Share the Load.
    """
    taken: list[str] = []
    while len(taken) < CARDS_TO_DIVIDE and (top := off_the_deck(table)):
        taken.append(top[0])
    table.tell(events.PickedUp(seat, len(taken)))
    table.tell(events.PickedUpCards(seat, taken.copy(), to=seat))
    _hold(table, seat, taken, "share-the-load")


def _hold(table: Table, seat: int, taken: list[str], card: str) -> None:
    table.state.held = taken
    table.then(Step("divide", seat, card=card))


@step("divide")
def _ask_divide(table: Table, step: Step) -> None:
    """Ask what to do with the cards; a single one is kept."""
    if len(table.state.held) > 1:
        table.ask(step)
    else:
        _divide(table, step, ("keep", table.state.held[0]))


def _ways_to_divide(look: Look, _asked: Step) -> list[Group]:
    return listed(*(("keep", kept, "give", given) for kept, given in permutations(look.state.held, 2)))


@question("divide", "answer", _ways_to_divide)
def _divide(table: Table, asked: Step, words: Row) -> None:
    """Keep a card, give one to the left, return the rest. Left is the next in turn order, with dice or not."""
    state, seat, kept, given = table.state, asked.seat, words[1], list(words[3:])
    left = (seat + 1) % state.seats
    returned = [card for card in state.held if card != kept and card not in given]
    shown = as_bits(everyone(state)) if asked.card == REVIVIFY else 0
    into_hand(state, seat, kept, bit(seat) | shown)
    for card in given:
        into_hand(state, left, card, bit(seat) | bit(left) | shown)
    for card in returned:
        onto_the_deck(state, card, bit(seat) | shown)
    state.held = []
    _tell_divided(table, seat, left, (kept, given, returned), openly=bool(shown))


def _tell_divided(table: Table, seat: int, left: int, cards: tuple[str, list[str], list[str]], *, openly: bool) -> None:
    kept, given, returned = cards
    divided = events.Divided(seat, left, kept, given, returned, to=None if openly else seat)
    if openly:
        table.tell(divided)
        return
    table.tell(events.Shared(seat, left, len(given), len(returned)))
    table.tell(divided)
    if given:
        table.tell(events.Received(seat, left, given[0], to=left))


def _previews(look: Look) -> list[Row]:
    """List the plays of every other Action card in hand. Sneak Preview itself has already left the hand."""
    names = [name for name in actions_in(look.state.hands[look.seat]) if name != SNEAK_PREVIEW]
    rows = [(name, *row) for name in names for row in look.once(CARDS[name].rows)]
    return [row for row in rows if row[-1] != SNEAK_PREVIEW]


@action(SNEAK_PREVIEW, _previews)
def sneak_preview(table: Table, seat: int, words: Row) -> None:
    """Play another Action card, which takes effect and comes back to hand; discard Sneak Preview."""
    name = words[0]
    start_card(table, seat, name, preview=True)
    CARDS[name].play(table, seat, words[1:])
