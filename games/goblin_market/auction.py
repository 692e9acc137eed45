"""An auction step by step: size, cards, bids, sharing, money. Rulebook "Game play", steps A to F."""

from games.engine.chance import Chance
from games.engine.contract import open_decision
from games.engine.errors import IllegalMove
from games.engine.events import Event
from games.goblin_market import events
from games.goblin_market.decktet import CARDS, Rank, list_card_names
from games.goblin_market.money import pay_goblin_money, pay_sisterhood
from games.goblin_market.moves import LeaveAuction, PickCard, PlaceBid, ShareCards, TakeAllCards
from games.goblin_market.state import AuctionStep, LastAuction
from games.goblin_market.state import GoblinMarketState as State

MAX_LAST_LOT_CARDS = 3
"""When at most this many cards are left, all of them are sold in the last auction, without a size card."""
LOT_SIZE_BY_RANK: dict[Rank, int] = {"ace": 1, "crown": 3}
USUAL_LOT_SIZE = 2
DECK_EMPTY_END = "deck-empty"


def place_bid(state: State, seat: int, move: PlaceBid, _chance: Chance, event_log: list[Event]) -> AuctionStep:
    """Record a bid that is higher than all others and can be paid."""
    if move.coins <= state.highest_bid:
        raise IllegalMove("goblin-market-bid-low", least=state.highest_bid + 1)
    if move.coins > state.coins[seat]:
        raise IllegalMove("goblin-market-bid-high", most=state.coins[seat])
    state.bids[seat] = move.coins
    state.turn = (seat + 1) % state.seats
    event_log.append(events.BidMade(seat, move.coins))
    return "bidding"


def record_auction_pass(
    state: State, seat: int, _move: LeaveAuction, _chance: Chance, event_log: list[Event]
) -> AuctionStep:
    """Record a pass: a player who passed may not come back into this auction."""
    state.passed.append(seat)
    state.turn = (seat + 1) % state.seats
    event_log.append(events.BidderPassed(seat))
    return "bidding"


def take_all_cards(
    state: State, _seat: int, _move: TakeAllCards, _chance: Chance, event_log: list[Event]
) -> AuctionStep:
    """Give the winner all the cards."""
    return _sell_all(state, event_log)


def _sell_all(state: State, event_log: list[Event]) -> AuctionStep:
    """Give the winner all the cards; the other bidders pay nothing."""
    winner = state.rank_bidders()[0]
    event_log.append(events.AllCardsTaken(winner, list_card_names(state.lot), state.bids[winner]))
    _buy_cards(state, winner, state.lot.copy())
    return "paying"


def share_lot(state: State, _seat: int, _move: ShareCards, _chance: Chance, event_log: list[Event]) -> AuctionStep:
    """Let all bidders pick in the order of their bids, as long as there are cards."""
    state.line = state.rank_bidders()[: len(state.lot)]
    event_log.append(events.SharingChosen(state.line[0]))
    return "sharing"


def pick_card(state: State, _seat: int, move: PickCard, _chance: Chance, event_log: list[Event]) -> AuctionStep:
    """Give the next in line the card that they pick."""
    if move.card not in state.lot:
        raise IllegalMove("goblin-market-not-for-sale")
    return _sell_card(state, move.card, event_log)


def _sell_card(state: State, card: int, event_log: list[Event]) -> AuctionStep:
    """Give the next in line a card, at the price of their own last bid."""
    seat = state.line.pop(0)
    _buy_cards(state, seat, [card])
    event_log.append(events.CardPicked(seat, CARDS[card].name, state.bids[seat]))
    return "sharing"


def _buy_cards(state: State, seat: int, cards: list[int]) -> None:
    for card in cards:
        state.lot.remove(card)
    state.owned[seat] += cards
    state.taken[seat] = cards
    state.coins[seat] -= state.bids[seat]
    state.bank += state.bids[seat]


def start_auction(state: State, _chance: Chance, event_log: list[Event]) -> AuctionStep | None:
    """Turn over the size card and the cards for sale (steps A and B), or end the match."""
    if not state.deck:
        state.ended, state.decision = DECK_EMPTY_END, None
        event_log.append(events.MatchEnded(DECK_EMPTY_END))
        return None
    state.size_card, size = None, len(state.deck)
    if size > MAX_LAST_LOT_CARDS:
        state.size_card = state.deck.pop()
        state.aside.append(state.size_card)
        size = LOT_SIZE_BY_RANK.get(CARDS[state.size_card].rank, USUAL_LOT_SIZE)
        event_log.append(events.SizeCardTurned(CARDS[state.size_card].name, size))
    state.lot = [state.deck.pop() for _ in range(size)]
    offered = events.LastCardsOffered if state.size_card is None else events.CardsOffered
    event_log.append(offered(list_card_names(state.lot), len(state.deck), state.opener))
    state.bids.clear()
    state.passed.clear()
    state.taken.clear()
    state.turn = state.opener
    return "bidding"


def ask_next_bidder(state: State, _chance: Chance, event_log: list[Event]) -> AuctionStep | None:
    """Ask the next bidder (step C). A player who cannot bid more passes automatically, unless purses are hidden."""
    standing = state.highest_bid
    while len(state.passed) < state.seats - bool(standing):
        seat = state.turn
        if seat not in state.passed:
            if state.hidden_coins or state.coins[seat] > standing:
                open_decision(state, "bid", (seat,))
                return None
            state.passed.append(seat)
            event_log.append(events.BidderOutOfCoins(seat))
        state.turn = (seat + 1) % state.seats
    if not standing:
        return _discard_unsold_lot(state, event_log)
    event_log.append(events.AuctionWon(state.rank_bidders()[0], standing))
    return "won"


def _discard_unsold_lot(state: State, event_log: list[Event]) -> AuctionStep:
    """Discard the cards; no money flows, and the same player opens again. Ruling All pass."""
    event_log.append(events.AuctionWithoutBids(list_card_names(state.lot)))
    none = (0,) * state.seats
    nothing: tuple[tuple[int, ...], ...] = ((),) * state.seats
    state.last = LastAuction(None, 0, nothing, none, none, None, none, _discard_lot(state))
    return "opening"


def ask_take_or_share(state: State, _chance: Chance, event_log: list[Event]) -> AuctionStep | None:
    """Let the winner take all or share (step D); a single card needs no question."""
    if len(state.lot) == 1:
        return _sell_all(state, event_log)
    open_decision(state, "choose", (state.rank_bidders()[0],))
    return None


def ask_next_in_line(state: State, _chance: Chance, event_log: list[Event]) -> AuctionStep | None:
    """Ask the next in line for a card; the last card needs no question."""
    if not state.line:
        return "paying"
    if len(state.lot) == 1:
        return _sell_card(state, state.lot[0], event_log)
    open_decision(state, "pick", (state.line[0],))
    return None


def finish_auction(state: State, chance: Chance, event_log: list[Event]) -> AuctionStep:
    """Discard what nobody took and pay sisterhood and goblin money (steps E and F)."""
    winner = state.rank_bidders()[0]
    if state.lot:
        event_log.append(events.CardsDiscarded(list_card_names(state.lot)))
    discarded = _discard_lot(state)
    sisterhood = pay_sisterhood(state, state.bids[winner], event_log)
    goblin_card, goblin_money = pay_goblin_money(state, chance, event_log)
    taken = tuple(tuple(state.taken.get(seat, ())) for seat in range(state.seats))
    paid = tuple(state.bids[seat] if seat in state.taken else 0 for seat in range(state.seats))
    state.last = LastAuction(
        winner, state.bids[winner], taken, paid, tuple(sisterhood), goblin_card, tuple(goblin_money), discarded
    )
    state.opener = winner
    return "opening"


def _discard_lot(state: State) -> tuple[int, ...]:
    left, state.lot = tuple(state.lot), []
    state.discard += left
    return left
