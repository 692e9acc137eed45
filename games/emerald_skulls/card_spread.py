"""The betting cards of a match, spread around the board, with their bets in the order of payment.

A set of bets is an integer with a bit for each, so that "open and not mine" is one operation.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.emerald_skulls.cards import BettingCard, CardBet, Payout, load_betting_cards
from games.emerald_skulls.conditions import Condition
from games.emerald_skulls.dice import GEM_LEVEL
from games.emerald_skulls.moves import EmeraldSkullsMove, PlaceBet, TakeBackBet
from games.emerald_skulls.winnable_bets import Prospect

BetMask = int
ALL_BETS: BetMask = -1
"""The set of all bets, however many there are."""
EIGHT_BETS_MASK: BetMask = 0xFF

NO_STOP_LEVEL = GEM_LEVEL + 1
"""The stop of a card without a stop."""


def iter_bet_numbers(bets: BetMask) -> Iterator[int]:
    """Yield the numbers of the bets in a set, in order."""
    while bets:
        lowest = bets & -bets
        yield lowest.bit_length() - 1
        bets ^= lowest


@dataclass(frozen=True, slots=True)
class BetSpot:
    """A bet in the spread: `number` in the order of payment, `place` on its `card`, and what it does to the others.

    `possible` and `in_doubt` are `None` if the bet always is; from the level `stop` on it is closed. A player with a
    marker here may not take the bets in `bars` as well; the bets in `against` oppose it.
    """

    number: int
    place: int
    card: BettingCard
    entry: CardBet
    won: Condition
    possible: Callable[[Prospect], bool] | None
    in_doubt: Callable[[Prospect], bool] | None
    stop: int
    payouts: tuple[Payout, ...]
    places: int
    bars: BetMask
    against: tuple[int, ...]
    bet: PlaceBet
    take: TakeBackBet

    @property
    def multiplies(self) -> bool:
        """Whether it pays nothing unopposed."""
        return self.payouts[0].flat == 0

    def can_win(self, prospect: Prospect) -> bool:
        """Tell whether a turn can still win the bet."""
        return self.possible is None or self.possible(prospect)

    def can_lose(self, prospect: Prospect) -> bool:
        """Tell whether a turn can still lose the bet."""
        return self.in_doubt is None or self.in_doubt(prospect)


@dataclass(frozen=True, slots=True)
class Spread:
    """All bets of a match: `spots` in the order of payment, their numbers by name, what opposes each of them.

    `multiplying` are the bets that pay nothing unopposed, `jackpots` those that offer the tumbler a jackpot.
    """

    faces: tuple[str, ...]
    spots: tuple[BetSpot, ...]
    number: dict[str, int]
    multiplying: BetMask
    jackpots: tuple[BetSpot, ...]
    against: tuple[BetMask, ...]
    _known: dict[tuple[int, BetMask], tuple[EmeraldSkullsMove, ...]]
    _barred: dict[BetMask, BetMask]

    def find_barred_bets(self, own: BetMask) -> BetMask:
        """Return the bets that a player with these bets may not take as well."""
        known = self._barred.get(own)
        if known is None:
            known = sum(
                {1 << other for number in iter_bet_numbers(own) for other in iter_bet_numbers(self.spots[number].bars)}
            )
            self._barred[own] = known
        return known

    def find_bet_spot(self, move: PlaceBet | TakeBackBet) -> BetSpot | None:
        """Return the bet that a move names, if it is in play."""
        number = self.number.get(move.bet)
        if number is None or self.spots[number].card.face != move.face:
            return None
        return self.spots[number]

    def list_bet_moves(self, bets: BetMask) -> tuple[EmeraldSkullsMove, ...]:
        """Return the moves for these bets, in order: put together from cached lists of eight bets each."""
        moves: tuple[EmeraldSkullsMove, ...] = ()
        first = 0
        while bets:
            moves += self._known.get((first, bets & EIGHT_BETS_MASK)) or self._cache_moves_of_eight(
                first, bets & EIGHT_BETS_MASK
            )
            bets >>= 8
            first += 8
        return moves

    def _cache_moves_of_eight(self, first: int, bets: BetMask) -> tuple[EmeraldSkullsMove, ...]:
        """Return the moves for some of eight bets, counted from `first`, and cache them."""
        known = self._known[first, bets] = tuple(self.spots[first + number].bet for number in iter_bet_numbers(bets))
        return known


def _list_bet_groups(card: BettingCard) -> Sequence[str]:
    return [bet.group or bet.bet for bet in card.bets]


def _build_bet_spots(card: BettingCard, first: int) -> Iterator[BetSpot]:
    """Yield the spots of one card, counted from `first`."""
    groups = _list_bet_groups(card)
    whole = sum(1 << first + index for index in range(len(groups)))
    for index, bet in enumerate(card.bets):
        number = first + index
        opposed = [first + other for other, group in enumerate(groups) if group != groups[index]]
        yield BetSpot(
            number=number,
            card=card,
            entry=bet,
            won=bet.winning_condition,
            possible=bet.possible_win_check,
            in_doubt=bet.possible_loss_check,
            stop=card.stop or NO_STOP_LEVEL,
            payouts=bet.terms,
            places=len(bet.terms),
            place=index,
            bars=1 << number if card.deck == "standard" else whole,
            against=() if card.deck == "standard" else tuple(opposed),
            bet=PlaceBet(card.face, bet.bet),
            take=TakeBackBet(card.face, bet.bet),
        )


@lru_cache(maxsize=512)
def build_spread(faces: tuple[str, ...]) -> Spread:
    """Return the spread of these faces, which must be in the order of their numbers."""
    spots: list[BetSpot] = []
    for face in faces:
        spots.extend(_build_bet_spots(load_betting_cards()[face], len(spots)))
    return Spread(
        faces,
        tuple(spots),
        {spot.bet.bet: spot.number for spot in spots},
        sum(1 << spot.number for spot in spots if spot.multiplies),
        tuple(spot for spot in spots if spot.entry.jackpot),
        tuple(sum(1 << other for other in spot.against) for spot in spots),
        {},
        {},
    )
