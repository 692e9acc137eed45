"""Rulebook "Treasure phase": the Leader divides what an expedition brought, the Outs take it, or it is lost."""

from games.engine.chance import Chance
from games.engine.contract import open_decision
from games.engine.events import Event
from games.goats_and_goblins import events
from games.goats_and_goblins.cave import GOLD_BY_CARD, VALUE_BY_CARD, list_card_names
from games.goats_and_goblins.moves import DealRest
from games.goats_and_goblins.state import GoatsAndGoblinsState as State
from games.goats_and_goblins.state import LastExpedition, NextStep


def list_ins(state: State) -> list[int]:
    """Return who shares a success: the Ins from the Leader's left, and last the Leader."""
    return [seat for seat in state.list_seats_from_left() if state.votes.get(seat, seat == state.leader)]


def list_outs(state: State) -> list[int]:
    """Return who stayed out, from the Leader's left. Without votes, nobody did."""
    return [seat for seat in state.list_seats_from_left() if not state.votes.get(seat, True)]


def settle_success(state: State, event_log: list[Event]) -> NextStep:
    """Settle a success: the Leader will divide the cards."""
    _close_expedition(state, succeeded=True)
    state.stage = "dividing"
    kind = events.ReturnedWithCards if state.pile else events.ReturnedEmpty
    event_log.append(kind(state.leader, list_card_names(state.pile), list_ins(state)))
    return "dividing"


def settle_failure(state: State, event_log: list[Event]) -> NextStep:
    """Settle a failure: the Outs will take the cards; without any Outs, everything is lost."""
    _close_expedition(state, succeeded=False)
    state.stage = "taking"
    cards, waiting = list_card_names(state.pile), list_outs(state)
    if waiting:
        event_log.append(events.CaveCollapsedWithSurvivors(state.leader, cards, waiting))
        return "taking"
    for card in state.pile:
        state.discard[card] += 1
    state.pile.clear()
    event_log.append(events.CaveCollapsedOnEverybody(state.leader, cards, waiting))
    return "taking"


def _close_expedition(state: State, *, succeeded: bool) -> None:
    """Discard the Cave-Ins and put the rest on a pile, the best first; passes for this expedition are over."""
    state.end_passes("expedition", "played")
    state.last = LastExpedition(state.leader, succeeded, tuple(state.drawn), tuple(list_ins(state)))
    for card in state.drawn:
        if VALUE_BY_CARD[card]:
            state.discard[card] += 1
    state.pile = sorted(
        (card for card in state.drawn if not VALUE_BY_CARD[card]), key=lambda card: (-GOLD_BY_CARD[card], card)
    )
    state.drawn = []
    state.shares = [[] for _ in range(state.seats)]


def list_treasure_recipients(state: State) -> list[int]:
    """Return who may get the next card, so that shares end at most one card apart. Ruling Success."""
    sharers, shares = list_ins(state), state.shares
    share, larger = divmod(len(state.pile) + sum(map(len, shares)), len(sharers))
    larger -= sum(len(shares[seat]) > share for seat in sharers)
    return [seat for seat in sharers if len(shares[seat]) < share + bool(larger)]


def find_seat_with_fewest(state: State) -> int:
    """Return who gets a card if the Leader is silent: the player with the fewest cards, from the left."""
    return min(list_treasure_recipients(state), key=lambda seat: len(state.shares[seat]))


def find_next_taker(state: State) -> int:
    """Return which of the Outs takes the next card."""
    waiting = list_outs(state)
    return waiting[sum(map(len, state.shares)) % len(waiting)]


def give_cards(state: State, seat: int, cards: list[int], event_log: list[Event]) -> None:
    """Move cards from the pile to a hand."""
    for card in cards:
        state.pile.remove(card)
        state.hands[seat][card] += 1
        state.shares[seat].append(card)
    event_log.append(events.CardsReceived(seat, list_card_names(cards)))


def deal_remaining_treasure(
    state: State, _seat: int, _move: DealRest, _chance: Chance, event_log: list[Event]
) -> NextStep:
    """Give out the rest of the pile in turn; each player is told once what they got."""
    dealt: dict[int, list[int]] = {}
    while state.pile:
        seat, card = find_seat_with_fewest(state), state.pile.pop(0)
        state.hands[seat][card] += 1
        state.shares[seat].append(card)
        dealt.setdefault(seat, []).append(card)
    event_log += [events.CardsReceived(seat, list_card_names(cards)) for seat, cards in dealt.items()]
    return "dividing"


def divide_next_treasure_card(state: State, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Ask the Leader for the next card, as long as there is a choice; then the turn is over."""
    if state.pile:
        getting = list_treasure_recipients(state)
        if len(getting) > 1:
            open_decision(state, "divide", (state.leader,))
            return None
        give_cards(state, getting[0], state.pile.copy(), event_log)
    return _pass_leadership(state)


def ask_outs_to_take(state: State, _chance: Chance, event_log: list[Event]) -> NextStep | None:
    """Ask the next of the Outs, as long as there is a choice; then the turn is over."""
    while state.pile:
        alone = len(list_outs(state)) == 1
        if not alone and len(set(state.pile)) > 1:
            open_decision(state, "take", (find_next_taker(state),))
            return None
        give_cards(state, find_next_taker(state), state.pile.copy() if alone else state.pile[:1], event_log)
    return _pass_leadership(state)


def _pass_leadership(state: State) -> NextStep:
    """Pass the Cave Leader card to the left."""
    state.leader = (state.leader + 1) % state.seats
    state.votes.clear()
    state.declared = state.to_draw = 0
    state.stopping = False
    state.stage = "turn"
    return "begin"
