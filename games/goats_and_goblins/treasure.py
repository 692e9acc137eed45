"""Rulebook "Treasure phase": what an expedition brought is divided by the Leader, taken by the Outs, or lost."""

from games.engine.contract import Event, Fact, next_decision
from games.goats_and_goblins.cave import GOLD, VALUE, names
from games.goats_and_goblins.state import GoatsAndGoblinsState, LastExpedition


def party(state: GoatsAndGoblinsState) -> list[int]:
    """Return who shares a success: the Ins from the Leader's left, and last the Leader."""
    return [seat for seat in state.from_the_left() if state.votes.get(seat, seat == state.leader)]


def outs(state: GoatsAndGoblinsState) -> list[int]:
    """Return who stayed out, from the Leader's left. Where nobody votes, nobody did."""
    return [seat for seat in state.from_the_left() if not state.votes.get(seat, True)]


def succeed(state: GoatsAndGoblinsState) -> list[Event]:
    """Settle a success: the Leader will divide the cards."""
    _pile_up(state, succeeded=True)
    state.stage = "dividing"
    facts: dict[str, Fact] = {"seat": state.leader, "cards": names(state.pile), "in_seats": party(state)}
    return [Event("succeeded" if state.pile else "came-back-empty", facts)]


def fail(state: GoatsAndGoblinsState) -> list[Event]:
    """Settle a failure: the Outs will take the cards; where there are none, all is lost."""
    _pile_up(state, succeeded=False)
    state.stage = "taking"
    facts: dict[str, Fact] = {"seat": state.leader, "cards": names(state.pile), "out_seats": outs(state)}
    if outs(state):
        return [Event("failed", facts)]
    for card in state.pile:
        state.discard[card] += 1
    state.pile.clear()
    return [Event("all-lost", facts)]


def _pile_up(state: GoatsAndGoblinsState, *, succeeded: bool) -> None:
    """Discard the Cave-Ins and put the rest on a pile, the dearest first."""
    state.last = LastExpedition(state.leader, succeeded, state.drawn)
    for card in state.drawn:
        if VALUE[card]:
            state.discard[card] += 1
    state.pile = sorted((card for card in state.drawn if not VALUE[card]), key=lambda card: (-GOLD[card], card))
    state.drawn = []
    state.shares = [[] for _ in range(state.seats)]


def can_get(state: GoatsAndGoblinsState) -> list[int]:
    """Return who may get the next card, so that shares end at most one card apart. Ruling Success."""
    sharers, shares = party(state), state.shares
    least, larger = divmod(len(state.pile) + sum(map(len, shares)), len(sharers))
    larger -= sum(len(shares[seat]) > least for seat in sharers)
    return [seat for seat in sharers if len(shares[seat]) < least + bool(larger)]


def by_turns(state: GoatsAndGoblinsState) -> int:
    """Return whose turn it is to get a card, by the Leader's silence: the least served from the left."""
    return min(can_get(state), key=lambda seat: len(state.shares[seat]))


def taker(state: GoatsAndGoblinsState) -> int:
    """Return which of the Outs takes the next card."""
    waiting = outs(state)
    return waiting[sum(map(len, state.shares)) % len(waiting)]


def hand_over(state: GoatsAndGoblinsState, seat: int, cards: list[int]) -> list[Event]:
    """Move cards from the pile to a hand."""
    for card in cards:
        state.pile.remove(card)
        state.hands[seat][card] += 1
        state.shares[seat].append(card)
    return [Event("got", {"seat": seat, "cards": names(cards)})]


def divide(state: GoatsAndGoblinsState, told: list[Event]) -> bool:
    """Ask the Leader for the next card, as long as there is a choice; then the turn is over."""
    if state.pile:
        getting = can_get(state)
        if len(getting) > 1:
            next_decision(state, "divide", (state.leader,))
            return False
        told += hand_over(state, getting[0], state.pile.copy())
    _pass_on(state)
    return False


def let_take(state: GoatsAndGoblinsState, told: list[Event]) -> bool:
    """Ask the next of the Outs, as long as there is a choice; then the turn is over."""
    while state.pile:
        alone = len(outs(state)) == 1
        if not alone and len(set(state.pile)) > 1:
            next_decision(state, "take", (taker(state),))
            return False
        told += hand_over(state, taker(state), state.pile.copy() if alone else state.pile[:1])
    _pass_on(state)
    return False


def _pass_on(state: GoatsAndGoblinsState) -> None:
    """Pass the Cave Leader card to the left."""
    state.leader = (state.leader + 1) % state.seats
    state.votes.clear()
    state.silent.clear()
    state.declared = state.to_draw = 0
    state.stage = "turn"
