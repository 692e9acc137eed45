"""The course of an auction: size, cards, bids, sharing, money. Rulebook "Game play", steps A to F."""

from collections.abc import Callable

from games.engine.chance import Chance
from games.engine.contract import Event, next_decision
from games.goblin_market.decktet import CARDS, Rank, names
from games.goblin_market.money import pay_goblin_money, pay_sisterhood
from games.goblin_market.state import GoblinMarketState, LastAuction, Stage

LAST_LOT = 3
"""With so many cards left or fewer, all of them are sold in the last auction, without a size card."""
SIZES: dict[Rank, int] = {"ace": 1, "crown": 3}
USUAL_SIZE = 2
DECK_EMPTY = "deck-empty"

Step = Callable[[GoblinMarketState, Chance, list[Event]], None]
"""A part of an auction: appends what happened."""


def advance(state: GoblinMarketState, chance: Chance, told: list[Event]) -> list[Event]:
    """Go on until somebody is asked or the match ends."""
    waiting = state.decision
    while state.decision is waiting and state.ended is None:
        STEPS[state.stage](state, chance, told)
    return told


def bid(state: GoblinMarketState, seat: int, coins: int) -> list[Event]:
    """Note a bid."""
    state.bids[seat] = coins
    state.turn = (seat + 1) % state.seats
    return [Event("bid", {"seat": seat, "number": coins})]


def leave(state: GoblinMarketState, seat: int) -> list[Event]:
    """Note a pass: who passed may not come back into this auction."""
    state.passed.append(seat)
    state.turn = (seat + 1) % state.seats
    return [Event("passed", {"seat": seat})]


def take_all(state: GoblinMarketState) -> list[Event]:
    """Give the winner all the cards; the other bidders pay nothing."""
    winner = state.bidders()[0]
    told = [Event("took-all", {"seat": winner, "cards": names(state.lot), "number": state.bids[winner]})]
    _buy(state, winner, state.lot.copy())
    state.stage = "paying"
    return told


def share(state: GoblinMarketState) -> list[Event]:
    """Let all bidders pick in the order of their bids, as far as there are cards."""
    state.line = state.bidders()[: len(state.lot)]
    state.stage = "sharing"
    return [Event("shares", {"seat": state.line[0]})]


def pick(state: GoblinMarketState, card: int) -> list[Event]:
    """Give the next in line a card, for their own last bid."""
    seat = state.line.pop(0)
    _buy(state, seat, [card])
    return [Event("picked", {"seat": seat, "card": CARDS[card].name, "number": state.bids[seat]})]


def _buy(state: GoblinMarketState, seat: int, cards: list[int]) -> None:
    for card in cards:
        state.lot.remove(card)
    state.owned[seat] += cards
    state.taken[seat] = cards
    state.coins[seat] -= state.bids[seat]
    state.bank += state.bids[seat]


def _open(state: GoblinMarketState, _chance: Chance, told: list[Event]) -> None:
    """Turn over the size card and the cards for sale (steps A and B), or end the match."""
    if not state.deck:
        state.ended, state.decision = DECK_EMPTY, None
        told.append(Event("ended", {"reason": DECK_EMPTY}))
        return
    state.size_card, size = None, len(state.deck)
    if size > LAST_LOT:
        state.size_card = state.deck.pop()
        state.aside.append(state.size_card)
        size = SIZES.get(CARDS[state.size_card].rank, USUAL_SIZE)
        told.append(Event("size-card", {"card": CARDS[state.size_card].name, "number": size}))
    state.lot = [state.deck.pop() for _ in range(size)]
    last = "last-offered" if state.size_card is None else "offered"
    told.append(Event(last, {"cards": names(state.lot), "left": len(state.deck), "seat": state.opener}))
    state.bids.clear()
    state.passed.clear()
    state.taken.clear()
    state.turn = state.opener
    state.stage = "bidding"


def _ask_bids(state: GoblinMarketState, _chance: Chance, told: list[Event]) -> None:
    """Ask the next bidder (step C). Who cannot bid more passes by themselves, unless purses are hidden."""
    standing = state.standing
    while len(state.passed) < state.seats - bool(standing):
        seat = state.turn
        if seat not in state.passed:
            if state.hidden_coins or state.coins[seat] > standing:
                next_decision(state, "bid", (seat,))
                return
            state.passed.append(seat)
            told.append(Event("cannot-bid", {"seat": seat}))
        state.turn = (seat + 1) % state.seats
    if standing:
        told.append(Event("won", {"seat": state.bidders()[0], "number": standing}))
        state.stage = "won"
    else:
        _all_passed(state, told)


def _all_passed(state: GoblinMarketState, told: list[Event]) -> None:
    """Discard the cards; no money flows, and the same player opens again. Ruling All pass."""
    told.append(Event("all-passed", {"cards": names(state.lot)}))
    none = [0] * state.seats
    nothing: list[list[int]] = [[] for _ in range(state.seats)]
    state.last = LastAuction(None, 0, nothing, none, none, None, none, _discard_lot(state))
    state.stage = "opening"


def _ask_winner(state: GoblinMarketState, _chance: Chance, told: list[Event]) -> None:
    """Let the winner take all or share (step D); one card alone needs no question."""
    if len(state.lot) == 1:
        told += take_all(state)
    else:
        next_decision(state, "choose", (state.bidders()[0],))


def _ask_pick(state: GoblinMarketState, _chance: Chance, told: list[Event]) -> None:
    """Ask the next in line for a card; the last card needs no question."""
    if not state.line:
        state.stage = "paying"
    elif len(state.lot) == 1:
        told += pick(state, state.lot[0])
    else:
        next_decision(state, "pick", (state.line[0],))


def _settle(state: GoblinMarketState, chance: Chance, told: list[Event]) -> None:
    """Discard what nobody took and pay sisterhood and goblin money (steps E and F)."""
    winner = state.bidders()[0]
    if state.lot:
        told.append(Event("discarded", {"cards": names(state.lot)}))
    discarded = _discard_lot(state)
    sisterhood = pay_sisterhood(state, state.bids[winner], told)
    goblin_card, goblin_money = pay_goblin_money(state, chance, told)
    taken = [list(state.taken.get(seat, ())) for seat in range(state.seats)]
    paid = [state.bids[seat] if seat in state.taken else 0 for seat in range(state.seats)]
    state.last = LastAuction(winner, state.bids[winner], taken, paid, sisterhood, goblin_card, goblin_money, discarded)
    state.opener = winner
    state.stage = "opening"


def _discard_lot(state: GoblinMarketState) -> list[int]:
    left, state.lot = state.lot, []
    state.discard += left
    return left


STEPS: dict[Stage, Step] = {
    "opening": _open,
    "bidding": _ask_bids,
    "won": _ask_winner,
    "sharing": _ask_pick,
    "paying": _settle,
}
