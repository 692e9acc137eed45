"""Baseline players at Goblin Teeth: one bids with what it has, one also cheats and grudges others their Items."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import ClassVar

from typing_extensions import override

from games.engine.baseline_player import BaselinePlayer, choose_best_move
from games.engine.chance import Chance
from games.goblin_teeth.items import load_items
from games.goblin_teeth.notation import GoblinTeethMove as Move
from games.goblin_teeth.offerings import load_offerings, measure_offering_progress
from games.goblin_teeth.views import DieSeen, PotItem
from games.goblin_teeth.views import GoblinTeethView as View

MAX_BID = 10
"""Rulebook: goblins cannot count higher."""
MAX_DIE_VALUE, MIN_DIE_VALUE = 6, 1


@dataclass(frozen=True, slots=True)
class Bidder(BaselinePlayer):
    """Puts dice where they bring its Offerings nearest, and never cheats.

    `near` is how much an Item counts for the Offering that lacks least, against the others; `fear` how much of a
    rival's next die it expects on the same Item; `spite` how much it minds what others get; `draw` how much a Cheat
    is worth to it for each pip that its die lacks.
    """

    grid: ClassVar[Mapping[str, Sequence[float]]] = {
        "near": (2.0, 3.0, 5.0),
        "fear": (0.3, 0.6),
        "spite": (0.0, 0.5),
    }
    near: float = 3.0
    fear: float = 0.5
    spite: float = 0.0
    draw: float = 0.0

    @override
    def __call__(self, view: View, moves: Sequence[Move], _rng: Chance) -> Move:
        """Place the die that leaves it best off; otherwise decline."""
        if cheat := self.choose_cheat(view, moves):
            return cheat
        places = [move for move in moves if move.words[0] == "place" and "clear" not in move.words]
        if places:
            return choose_best_move(places, lambda move: self.evaluate_placement(view, move))
        return next((move for move in moves if move.words[0] in ("decline", "draw")), moves[0])

    def choose_cheat(self, _view: View, _moves: Sequence[Move]) -> Move | None:
        """Return a Cheat to play."""
        return None

    def evaluate_placement(self, view: View, move: Move) -> float:
        """Evaluate a placement: return how well off it is after placing a die."""
        die = next(die for die in view.dice if die.die == move.words[1])
        total = self.draw * (MAX_DIE_VALUE + MIN_DIE_VALUE - die.value) if "draw" in move.words else 0.0
        for item in view.pot:
            added = die.value if item.place == move.words[2] else 0
            for seat in range(view.seats):
                mine = seat == view.seat
                if mine or self.spite:
                    gain = self.compute_item_gain(view, item, seat)
                    total += (
                        (1 if mine else -self.spite) * gain * self.estimate_win_chance(view, item, seat, die, added)
                    )
        return total

    def compute_item_gain(self, view: View, item: PotItem, seat: int) -> float:
        """Return how much nearer an Item brings a seat to its Offerings."""
        return compute_item_progress(self.near, view.offerings[seat], view.known[seat], item.item)

    def estimate_win_chance(self, view: View, item: PotItem, seat: int, spent: DieSeen, added: int) -> float:
        """Return how likely a seat gets an Item once a die is spent, with so much of it added there by the viewer."""
        strong = [self._estimate_bid_strength(view, item, other, spent, added) for other in range(view.seats)]
        rivals = max(strength for other, strength in enumerate(strong) if other != seat)
        return 0.0 if not strong[seat] else 1 / (1 + exp(rivals - strong[seat]))

    def _estimate_bid_strength(self, view: View, item: PotItem, seat: int, spent: DieSeen, added: int) -> float:
        bid = item.bids[seat] + (added if seat == view.seat else 0)
        loose = [
            die.value for die in view.dice if die.seat == seat and die.place == "unplayed" and die.die != spent.die
        ]
        return bid + self.fear * max((value for value in loose if bid + value <= MAX_BID), default=0)


@dataclass(frozen=True, slots=True)
class Cheater(Bidder):
    """Bids to keep Items from others, too, and plays the Cheats whose use is plain."""

    spite: float = 0.4
    fear: float = 0.3
    draw: float = 0.001

    @override
    def choose_cheat(self, view: View, moves: Sequence[Move]) -> Move | None:
        """Return the most useful Cheat among those it understands, if it is of any use."""
        cheats = [move for move in moves if move.words[0] == "cheat"]
        cheat = max(cheats, key=lambda move: _evaluate_cheat(view, move.words), default=None)
        return cheat if cheat and _evaluate_cheat(view, cheat.words) > 0 else None


def _evaluate_cheat(view: View, words: tuple[str, ...]) -> float:
    """Evaluate a Cheat: return its value in pips, above that of keeping it."""
    dice = {die.die: die for die in view.dice}
    mine = [die.value for die in view.dice if die.seat == view.seat and die.place == "unplayed"]
    match words[1:]:
        case ["table-bump"]:
            return sum(MAX_DIE_VALUE + MIN_DIE_VALUE - 2 * value for value in mine) - 2
        case ["total-re-roll"]:
            return sum((MAX_DIE_VALUE + MIN_DIE_VALUE) / 2 - value for value in mine) - 2
        case ["trade-places", own, other]:
            return dice[other].value - dice[own].value - 1 if dice[own].seat == view.seat else -1
        case ["swap", one, two]:
            gains = [dice[b].value - dice[a].value for a, b in ((one, two), (two, one)) if dice[a].seat == view.seat]
            return max(gains) - 2 if len(gains) == 1 else -1
        case ["distraction", die]:
            return dice[die].value - 4 if dice[die].place.startswith("i") else -1
        case ["share-the-load"] | ["pass"]:
            return 1
        case _:
            return -1


@lru_cache(maxsize=1 << 16)
def compute_item_progress(near: float, names: tuple[str, ...], hand: tuple[str, ...], item: str | None) -> float:
    """Return how much nearer a hand comes to its Offerings by an Item, or by any one if it is not known."""
    if item is None:
        return sum(compute_item_progress(near, names, hand, other) for other in load_items()) / len(load_items())
    offerings = [load_offerings()[name] for name in names]
    after: float = sum(near ** -measure_offering_progress(offering, (*hand, item)).lacking for offering in offerings)
    return after - float(sum(near ** -measure_offering_progress(offering, hand).lacking for offering in offerings))


baseline_players: dict[str, BaselinePlayer] = {"bidder": Bidder(), "cheater": Cheater()}
"""The baseline players of this game, by name."""
