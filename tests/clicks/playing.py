"""A match of plain players who press the answer to every question, and take standing orders where first offered."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from games.engine import Match, Move, SwiftChance
from games.engine.chance import Chance
from games.engine.contract import PlainPlayerPolicy
from games.engine.random_play import derive_match_seed
from tests.bot.screens.scenes import Played
from tests.clicks.counting import best_answer

LONGEST_PLAN = 12
"""So many moves of one player follow one another at most before it is looked at what is shown again."""
Player = Callable[[Match, int, Chance], Move | None]
"""What a player answers, or nothing: then it is what silence means."""


@dataclass(frozen=True)
class Order:
    """A standing order, and the answers in whose place it is taken."""

    move: str
    instead: frozenset[str]


@dataclass(frozen=True)
class Way:
    """A game as it is counted: its seats and options, and how many clicks a seat may take."""

    game: str
    seats: int
    most: int
    options: Mapping[str, object] = field(default_factory=dict)


WAYS: Mapping[str, Way] = {
    "goats_and_goblins": Way("goats_and_goblins", 4, 20),
    "emerald_skulls": Way("emerald_skulls", 2, 52),
    "gobblestones-bluff": Way("gobblestones", 3, 42, {"bluff": True}),
    "gobblestones": Way("gobblestones", 3, 42),
    "goblin_market": Way("goblin_market", 3, 32),
    "goblin_teeth": Way("goblin_teeth", 4, 30),
}
"""Each by the name under which it is counted."""
ORDERS: Mapping[str, Sequence[Order]] = {
    "goats_and_goblins": (Order("only save", frozenset({"pass", "no more"})),),
    "emerald_skulls": (Order("rest", frozenset({"ready"})),),
}
"""The standing orders of the games that have any: what asks least."""


@dataclass
class Counted:
    """The clicks of a match: of each seat, and by the kind of question."""

    seats: list[int]
    questions: Counter[str] = field(default_factory=Counter)

    @property
    def mean(self) -> float:
        """The clicks of a seat, on average."""
        return sum(self.seats) / len(self.seats)


def by_thumb(match: Match, seat: int, rng: Chance) -> Move | None:
    """Return what the first plain player of a game plays."""
    thumb: PlainPlayerPolicy = next(iter(match.game.thumbs.values()))
    move: Move = thumb(match.view(seat), match.legal_moves(seat), rng)
    return move


def by_habit(match: Match, seat: int, rng: Chance) -> Move | None:
    """Return what a goblin plays without thinking."""
    move: Move | None = match.game.choose_habit_move(match.state, seat, rng)
    return move


PLAYERS: Mapping[str, Player] = {"thumb": by_thumb, "habit": by_habit}


def count_match(way: Way, number: int, player: Player = by_thumb) -> Counted:
    """Play a match and count its clicks; what leaves nobody a choice is played by the bot."""
    match = Match.deal_by_key(way.game, seats=way.seats, options=way.options, seed=derive_match_seed("clicks", number))
    played, rng, counted = Played(match), SwiftChance(number), Counted([0] * way.seats)
    while match.decision is not None:
        seat, kind = match.decision.seats[0], match.decision.kind
        if match.is_answer_forced:
            played.play(seat, match.default_move(seat))
            continue
        answer = best_answer(played, seat, _plan(match, seat, rng, player))
        counted.seats[seat] += answer.clicks
        counted.questions[kind] += answer.clicks
        for move in answer.moves:
            played.play(seat, move)
    return counted


def _plan(match: Match, seat: int, rng: Chance, player: Player) -> list[str]:
    """Return the moves that a plain player makes now, one after the other, as long as nobody else is asked."""
    ahead, plan = match.fork(), list[str]()
    while ahead.decision is not None and seat in ahead.decision.seats and len(plan) < LONGEST_PLAN:
        plan.append(_choose(ahead, seat, rng, player))
        ahead.play(seat, plan[-1])
    return plan


def _choose(match: Match, seat: int, rng: Chance, player: Player) -> str:
    """Return what a plain player answers, or the standing order that is taken in its place."""
    answer = player(match, seat, rng)
    move = str(match.default_move(seat) if answer is None else answer)
    legal = set(map(str, match.legal_moves(seat)))
    orders = ORDERS.get(match.game.key, ())
    return next((order.move for order in orders if move in order.instead and order.move in legal), move)


def median_of(counted: Sequence[Counted]) -> float:
    """Return the median over matches of the clicks of a seat."""
    return median(one.mean for one in counted)
