"""How goblins vote: an equilibrium (mixed strategy), adjusted against what each seat did.

What an expedition brings home is shared by those who go; what a fallen one leaves is shared by those who stay. If all
think so, each goes with a chance at which going and staying are worth the same: nobody can gain by guessing it. Votes
that everybody has seen in this match shift the guess for a seat, and a goblin leans to what is worth more against them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.goats_and_goblins.cave import SET_ASIDE_OF_EACH, CaveCard
from games.goats_and_goblins.odds import UnseenCards, compute_aside_weights, count_unseen_at_start
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE, Counts, Poll
from games.goats_and_goblins.views import GoatsAndGoblinsView

BISECTION_STEPS = 10
"""The mixed chance is found to a thousandth."""
OPEN_PUSH_SHARE = 0.5
"""How much of a Push in an open hand counts: it may be kept, or cancelled."""
CARDS_WARDED_A_STONE = 1.0
"""How many pushed cards a Warding Stone of the Leader cancels."""
CARDS_BY_PUSH = {"push-2": 2, "push-3": 3}
MAX_ALIKE_ODDS_GAP = 0.3
"""A vote tells something about another one if their odds differ by less than this."""
PRIOR_VOTES = 2.0
"""What one does not know about a seat weighs as much as so many votes at the same odds."""
OLDER_VOTE_FACTOR = 0.85
"""How much less each older vote counts."""
BETTER_CHOICE_LEAN = 2.5
"""How much a goblin leans to the better choice: by so much of the difference, as a part of both together."""


class VoteStakes(NamedTuple):
    """What is at stake: the odds, the cards an expedition brings home on average, and those it leaves if it falls."""

    odds: float
    home: float
    fallen: float


@lru_cache(maxsize=1 << 11)
def compute_stakes(counts: Counts, draws: int, limit: int = FATAL_CAVE_IN_VALUE) -> VoteStakes:
    """Return what is at stake if so many cards are drawn from these unseen ones, without anybody playing a card.

    The expedition falls at Cave-Ins of the value `limit`.
    """
    inside = compute_expected_cave_counts(counts)
    alive, fallen, total = {(0, 0): 1.0}, 0.0, sum(inside)
    for drawn in range(min(draws, round(total))):
        later: dict[tuple[int, int], float] = {}
        for (ones, twos), chance in alive.items():
            left = [
                max(0.0, present - gone)
                for present, gone in zip(inside, (drawn - ones - twos, ones, twos), strict=True)
            ]
            for card, after in enumerate(((ones, twos), (ones + 1, twos), (ones, twos + 1))):
                chance_now = chance * left[card] / (sum(left) or 1.0)
                if after[0] + 2 * after[1] >= limit:
                    fallen += chance_now * (drawn - ones - twos)
                elif chance_now:
                    later[after] = later.get(after, 0.0) + chance_now
        alive = later
    number = min(draws, round(total))
    home = sum(chance * (number - ones - twos) for (ones, twos), chance in alive.items())
    return VoteStakes(sum(alive.values()), home, fallen)


@lru_cache(maxsize=1 << 12)
def compute_expected_cave_counts(counts: Counts) -> tuple[float, float, float]:
    """Return how many cards of each value are in the cave on average: four of those unseen are aside."""
    weights = compute_aside_weights(
        UnseenCards(counts[0], (0, counts[1], counts[2], 0)), count_unseen_at_start(voting=True)
    )
    gone = sum(number * weight for number, weight in enumerate(weights)) / sum(weights)
    share = max(0.0, 1 - gone / max(1, counts[1] + counts[2]))
    return (max(0.0, counts[0] - SET_ASIDE_OF_EACH + gone), counts[1] * share, counts[2] * share)


def count_unseen_cards(view: GoatsAndGoblinsView) -> Counts:
    """Return the unseen cards of a view by value."""
    counts = [0, 0, 0]
    for card_count in view.unseen:
        counts[card_count.card.value] += card_count.count
    return (counts[0], counts[1], counts[2])


def find_strongest_push(hand: Sequence[CaveCard]) -> int:
    """Return how many cards the strongest Push of a hand adds."""
    return max((CARDS_BY_PUSH.get(card.kind, 0) for card in hand), default=0)


class VoteForecast:
    """A forecast of a vote on so many cards, as everybody can see it; `pushes` are what each voter may push."""

    def __init__(self, view: GoatsAndGoblinsView, draws: int) -> None:
        self.counts = count_unseen_cards(view)
        kinds = [card.kind for card in view.hands[view.leader]]
        self.limit = FATAL_CAVE_IN_VALUE + ("pit-prop" in kinds)
        self.warded = CARDS_WARDED_A_STONE * kinds.count("warding-stone")
        self.draws = draws
        self.voters = [seat for seat in range(view.seats) if seat != view.leader]
        self.pushes = {seat: OPEN_PUSH_SHARE * find_strongest_push(view.hands[seat]) for seat in self.voters}
        self.likely = self._estimate_joining(view.polls)

    def _estimate_joining(self, polls: Sequence[Poll]) -> dict[int, float]:
        """Return how likely each voter goes along: the mixed chance, shifted by the votes it cast at such odds."""
        mixed, odds = self.compute_equilibrium_chance(), compute_stakes(self.counts, self.draws).odds
        weights = dict.fromkeys(self.voters, PRIOR_VOTES)
        joins = dict.fromkeys(self.voters, PRIOR_VOTES * mixed)
        fresh = 1.0
        for poll in reversed(polls):
            near = max(0.0, 1 - abs(compute_stakes(poll.counts, poll.draws).odds - odds) / MAX_ALIKE_ODDS_GAP) * fresh
            fresh *= OLDER_VOTE_FACTOR
            for seat in self.voters:
                if seat != poll.leader:
                    weights[seat] += near
                    joins[seat] += near * (seat in poll.joined)
        return {seat: joins[seat] / weights[seat] for seat in self.voters}

    def compute_equilibrium_chance(self) -> float:
        """Compute the mixed strategy: the chance to join at which joining and staying are worth the same."""
        push = sum(self.pushes.values()) / len(self.voters)
        low, high = 0.0, 1.0
        for _ in range(BISECTION_STEPS):
            middle = (low + high) / 2
            others = [middle] * (len(self.voters) - 1)
            inside, outside = self._compute_go_or_stay_values(others, push * len(others) * (1 - middle), push)
            low, high = (middle, high) if inside > outside else (low, middle)
        return (low + high) / 2

    def compute_joining_chance(self, seat: int) -> float:
        """Compute the chance with which a goblin at this seat joins (votes In)."""
        others = [voter for voter in self.voters if voter != seat]
        pushed = sum(self.pushes[voter] * (1 - self.likely[voter]) for voter in others)
        inside, outside = self._compute_go_or_stay_values(
            [self.likely[voter] for voter in others], pushed, self.pushes[seat]
        )
        return min(
            1.0,
            max(
                0.0,
                self.compute_equilibrium_chance()
                + BETTER_CHOICE_LEAN * (inside - outside) / max(1e-9, inside + outside),
            ),
        )

    def compute_stakes_after(self, pushed: float) -> VoteStakes:
        """Return what is at stake if so many cards are pushed, less what the Leader can cancel."""
        draws = self.draws + max(0.0, pushed - self.warded)
        low, part = int(draws), draws % 1
        less, more = (compute_stakes(self.counts, number, self.limit) for number in (low, low + bool(part)))
        return VoteStakes(*(a + part * (b - a) for a, b in zip(less, more, strict=True)))

    def _compute_go_or_stay_values(self, others: Sequence[float], pushed: float, push: float) -> tuple[float, float]:
        """Return what going and staying are worth in cards, if the others go with these chances.

        They push so much by then, and who stays adds a push of their own.
        """
        home = self.compute_stakes_after(pushed).home
        fallen = self.compute_stakes_after(pushed + push).fallen
        inside = outside = 0.0
        for joined, chance in enumerate(compute_turnout_distribution(others)):
            inside += chance * home / (2 + joined)
            outside += chance * fallen / (1 + len(others) - joined)
        return inside, outside

    def estimate_leader_lead(self) -> float:
        """Return how far the Leader gets ahead of the others, on average, in cards."""
        chances = list(self.likely.values())
        pushed = sum(self.pushes[voter] * (1 - chance) for voter, chance in self.likely.items())
        at_stake = self.compute_stakes_after(pushed)
        share, somebody_out = 0.0, 0.0
        for joined, chance in enumerate(compute_turnout_distribution(chances)):
            share += chance / (1 + joined)
            somebody_out += chance * (joined < len(chances))
        mine, all_together = at_stake.home * share, at_stake.home + at_stake.fallen * somebody_out
        return (len(chances) + 1) * mine - all_together


def compute_turnout_distribution(chances: Sequence[float]) -> Sequence[float]:
    """Return how likely none, one, two … of these come to pass."""
    spread = [1.0]
    for chance in chances:
        spread = [
            (spread[number] * (1 - chance) if number < len(spread) else 0.0)
            + (spread[number - 1] * chance if number else 0.0)
            for number in range(len(spread) + 1)
        ]
    return spread
