"""Goblin Market: the rules, in the rulebook's order."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from pydantic import Field
from typing_extensions import override

from games.engine.chance import Chance
from games.engine.contract import Game, GameOptions, Outcome, choose_first_seat
from games.engine.events import Event, list_event_kinds
from games.goblin_market import auction, events, goblin, imagining
from games.goblin_market.decktet import AUCTION_DECK, CARDS, COURTS, PAWNS, get_cards
from games.goblin_market.moves import GoblinMarketMove, ShareCards, parse_move
from games.goblin_market.questions import QUESTIONS, STEP_FUNCTIONS
from games.goblin_market.rule_of_thumb import choose_rule_of_thumb_move
from games.goblin_market.scoring import score_collection
from games.goblin_market.state import GoblinMarketState
from games.goblin_market.views import GoblinMarketView, count_card_suits, view_coins, view_last_auction

FIRST_PURSE = 10
COINS_A_PLAYER = 25
"""The total of the bank and the purses at the start. The bank never runs out: it may fall below zero."""


class GoblinMarketOptions(GameOptions):
    """What the host of a table may choose."""

    courts: bool = Field(default=True)
    hidden_coins: bool = Field(default=False)
    first: int = Field(default=0, ge=0, le=6)


class GoblinMarket(Game[GoblinMarketState, GoblinMarketMove, GoblinMarketView]):
    """Auctions of Decktet cards, which pay for each other."""

    key = "goblin_market"
    seats = range(3, 7)
    version = 1
    Options = GoblinMarketOptions
    State = GoblinMarketState
    beats = frozenset({events.AllCardsTaken, events.SharingChosen, events.AuctionWithoutBids, events.GoblinCardTurned})
    rounds = frozenset({events.AllCardsTaken, events.SharingChosen, events.AuctionWithoutBids})
    event_kinds = list_event_kinds(events)
    preparing = frozenset({ShareCards})
    forethought = 2_500
    questions = QUESTIONS
    thumbs = MappingProxyType({"thumb": choose_rule_of_thumb_move})
    steps = STEP_FUNCTIONS

    @override
    def deal(self, seats: int, options: GoblinMarketOptions, chance: Chance) -> GoblinMarketState:
        """Set up (deal): shuffle both decks, give everyone ten coins, and open the first auction."""
        deck, goblin_deck = list(AUCTION_DECK), [*PAWNS, *(COURTS if options.courts else ())]
        chance.shuffle(deck, "auction deck")
        chance.shuffle(goblin_deck, "goblin deck")
        opener = choose_first_seat(options.first, seats, chance)
        state = GoblinMarketState(
            seats=seats,
            hidden_coins=options.hidden_coins,
            deck=deck,
            goblin_deck=goblin_deck,
            coins=[FIRST_PURSE] * seats,
            bank=(COINS_A_PLAYER - FIRST_PURSE) * seats,
            owned=[[] for _ in range(seats)],
            opener=opener,
            turn=opener,
        )
        auction.start_auction(state, chance, [])
        auction.ask_next_bidder(state, chance, [])
        return state

    @override
    def public_moves(self, state: GoblinMarketState) -> Sequence[GoblinMarketMove]:
        """Return the moves of the player who is asked, but no bids if they would reveal what is in a hidden purse."""
        decision = state.decision
        if decision is None or (state.hidden_coins and decision.kind == "bid"):
            return ()
        return self.legal_moves(state, decision.seats[0])

    @override
    def view(self, state: GoblinMarketState, seat: int | None) -> GoblinMarketView:
        """Return the market as one viewer sees it: everything but the order of the decks, and hidden purses."""
        owned = tuple(map(get_cards, state.owned))
        worth = [score_collection(cards) for cards in owned]
        everyone = range(state.seats)
        return GoblinMarketView(
            seat=seat,
            seats=state.seats,
            decision=state.decision,
            scores=tuple(score for score, _ in worth),
            outcome=self.outcome(state),
            hidden_coins=state.hidden_coins,
            deck=len(state.deck),
            goblin_deck=len(state.goblin_deck),
            goblin_open=get_cards(state.goblin_open),
            coins=view_coins(state, seat),
            owned=owned,
            suits=tuple(map(count_card_suits, owned)),
            positive=tuple(positive for _, positive in worth),
            lot=get_cards(state.lot),
            size_card=None if state.size_card is None else CARDS[state.size_card],
            bids=tuple(state.bids.get(owner, 0) for owner in everyone),
            standing=state.highest_bid,
            bidder=state.rank_bidders()[0] if state.bids else None,
            passed=tuple(owner in state.passed for owner in everyone),
            opener=state.opener,
            line=tuple(state.line),
            taken=tuple(get_cards(state.taken.get(owner, ())) for owner in everyone),
            aside=get_cards(state.aside),
            discard=get_cards(state.discard),
            last=view_last_auction(state),
        )

    @override
    def parse_move(self, text: str) -> GoblinMarketMove:
        """Read the notation of one move."""
        return parse_move(text)

    @override
    def imagine_state(self, state: GoblinMarketState, seat: int | None, chance: Chance) -> GoblinMarketState:
        """Sample a world (determinization): the decks, and purses that the seat cannot see, drawn afresh."""
        return imagining.imagine_world(state, seat, chance)

    @override
    def choose_mistaken_move(self, state: GoblinMarketState, seat: int, rng: Chance) -> GoblinMarketMove:
        """Return what a young goblin plays."""
        return goblin.choose_mistaken_move(state, seat, rng)

    @override
    def candidate_moves(self, state: GoblinMarketState, seat: int) -> Sequence[GoblinMarketMove]:
        """Return the moves that a goblin thinks about."""
        return goblin.filter_sensible_moves(state, seat, self.legal_moves(state, seat))

    @override
    def evaluate_position(self, state: GoblinMarketState, seat: int) -> int:
        """Evaluate a position: return a seat's lead in points; victories alone would show a difference later."""
        return goblin.evaluate_position(state, seat)

    @override
    def outcome(self, state: GoblinMarketState) -> Outcome | None:
        """Most points win, then most positive points, then shared. Rulebook "Scoring"."""
        if state.ended is None:
            return None
        worth = [score_collection(get_cards(cards)) for cards in state.owned]
        return Outcome.from_scores([score for score, _ in worth], state.ended, [(positive,) for _, positive in worth])

    @override
    def count_pieces(self, state: GoblinMarketState) -> Mapping[str, int]:
        """Count every card, wherever it is, and the coins of all purses and the bank."""
        heaps = (state.deck, state.goblin_deck, state.goblin_open, state.aside, state.discard, state.lot, *state.owned)
        cards = Counter(CARDS[card].name for heap in heaps for card in heap)
        return {**cards, "coin": sum(state.coins) + state.bank}

    @override
    def tally_events(self, events: Sequence[Event]) -> Mapping[str, int]:
        """Count what happened by kind."""
        return Counter(event.kind for event in events)
