"""Matches between sensible players, to balance the bot's Items and Offerings: how long they last, and what wins.

The aim: no kind of Offering wins under 15 % or over 60 % of the matches, and these take 4 to 8 rounds.
`python -m tests.games.goblin_teeth.sensible_players MATCHES` prints how often three of them win with an Offering of
their own, for docs/balance.md.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp

from games.cli.contest import PlayerTally
from games.engine.balance import StatisticsTable
from games.engine.chance import Chance, SwiftChance
from games.goblin_teeth.bids import MAX_BID, list_all_bids
from games.goblin_teeth.game import GoblinTeeth, GoblinTeethOptions
from games.goblin_teeth.items import ITEM_SET, load_items
from games.goblin_teeth.notation import GoblinTeethMove
from games.goblin_teeth.offerings import load_offerings, measure_offering_progress
from games.goblin_teeth.state import HIDDEN_SLOT, GoblinTeethState
from games.goblin_teeth.winning import find_first_completed

GAME = GoblinTeeth()
CLOSER = 0.35
"""How much less an Offering is worth for each Item that it lacks."""
CARD = 0.02
"""The worth of a Cheat in hand, on the same scale."""
SPITE = 0.3
"""The weight of what the others gain."""
HOPE = 0.4
"""How much of what a rival could still add to a bid is taken into account."""
SURENESS = 0.9
MOST_TRIED = 40


@dataclass
class Weighing:
    """The results of some matches: rounds of each, kinds of Offering that won, other ends."""

    rounds: list[int] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def mean_rounds(self) -> float:
        """Rounds per match."""
        return sum(self.rounds) / len(self.rounds)

    def share(self, kind: str) -> float:
        """Return the share of all wins that a kind of Offering (or another end) has."""
        return self.kinds[kind] / self.kinds.total()


def weigh(seats: int, matches: int, *, advanced: bool, seed: str = "balance") -> Weighing:
    """Play matches between sensible players."""
    found = Weighing()
    for number in range(matches):
        state = play_sensibly(seats, GoblinTeethOptions(advanced=advanced), SwiftChance(f"{seed}/{seats}/{number}"))
        found.rounds.append(state.round)
        for seat in range(seats):
            if state.ranks[seat] == 1:
                won = find_first_completed(state, seat)
                found.kinds[load_offerings()[won].kind if won else str(state.ended)] += 1
    return found


def held(matches: int, seats: int = 3) -> dict[str, PlayerTally]:
    """Return for each Offering that belongs to one seat how often it was held, and how often its holder won."""
    found: dict[str, PlayerTally] = {}
    for number in range(matches):
        state = play_sensibly(seats, GoblinTeethOptions(advanced=True), SwiftChance(f"held/{number}"))
        for seat, names in enumerate(state.offerings):
            won = (state.ranks[seat] == 1) / state.ranks.count(1)
            for name in names:
                if load_offerings()[name].kind != "6":
                    found.setdefault(name.upper(), PlayerTally()).merge_tally(PlayerTally(1, won))
    return dict(sorted(found.items()))


def held_table(tallies: Mapping[str, PlayerTally]) -> StatisticsTable:
    """Return the two columns of docs/balance.md, with intervals."""
    rows = [
        (name, str(tally.seats), f"{tally.win_rate:.0%}", "{:.0%}–{:.0%}".format(*tally.interval))
        for name, tally in tallies.items()
    ]
    return StatisticsTable("Sensible players", ["Offering", "Held", "They win", "95 %"], rows)


def play_sensibly(seats: int, options: GoblinTeethOptions, luck: Chance) -> GoblinTeethState:
    """Play one match between sensible players and return its end."""
    state = GAME.deal(seats, options, luck)
    while state.decision is not None:
        seat = state.decision.seats[0]
        GAME.play(state, seat, sensible_move(state, seat, luck), luck)
    return state


def sensible_move(state: GoblinTeethState, seat: int, luck: Chance) -> GoblinTeethMove:
    """Return the move that leads to the best state in an imagined world, out of all moves or of forty."""
    moves = list(GAME.legal_moves(state, seat))
    luck.shuffle(moves, "order")
    world = GAME.imagine_state(state, seat, luck)
    return max(moves[:MOST_TRIED], key=lambda move: _after(world, seat, move, luck))


def _after(world: GoblinTeethState, seat: int, move: GoblinTeethMove, luck: Chance) -> float:
    future = world.clone()
    GAME.play(future, seat, move, luck)
    return prospects(future, seat) - SPITE * sum(
        prospects(future, other) for other in range(world.seats) if other != seat
    )


def prospects(state: GoblinTeethState, seat: int) -> float:
    """Return the worth of a seat's hand, with what it may win in this round and its Cheats."""
    hand = tuple(sorted(card for card in state.hands[seat] if card in ITEM_SET))
    names = state.offerings[seat]
    worth = hand_worth(hand, names) + CARD * (len(state.hands[seat]) - len(hand))
    for slot, item in enumerate(state.pot):
        chance = _chance_of(state, slot)[seat]
        if chance:
            worth += chance * (_unknown_gain(hand, names) if slot == HIDDEN_SLOT else gain(hand, item, names))
    return worth


@lru_cache(maxsize=100_000)
def hand_worth(hand: tuple[str, ...], names: tuple[str, ...]) -> float:
    """Return the worth of Items towards Offerings."""
    return sum(CLOSER ** measure_offering_progress(load_offerings()[name], hand).lacking for name in names)


def gain(hand: tuple[str, ...], item: str, names: tuple[str, ...]) -> float:
    """Return the worth of one more Item."""
    return hand_worth(tuple(sorted((*hand, item))), names) - hand_worth(hand, names)


@lru_cache(maxsize=100_000)
def _unknown_gain(hand: tuple[str, ...], names: tuple[str, ...]) -> float:
    return sum(gain(hand, item, names) for item in load_items()) / len(load_items())


def _chance_of(state: GoblinTeethState, slot: int) -> list[float]:
    """Return roughly how likely each seat is to have the highest bid on an Item."""
    bids = list_all_bids(state)[slot]
    hopes = [_reach(state, seat, bid) for seat, bid in enumerate(bids)]
    if hopes == bids:
        return [float(bid == max(bids) > 0) for bid in bids]
    strengths = [bid + HOPE * (most - bid) for bid, most in zip(bids, hopes, strict=True)]
    weights = [exp(SURENESS * strength) if strength else 0.0 for strength in strengths]
    return [weight / sum(weights) for weight in weights]


def _reach(state: GoblinTeethState, seat: int, bid: int) -> int:
    """Return the highest bid that a seat's unplayed dice can make of this one, ignoring ties."""
    best = {bid}
    for die in state.list_dice_left(seat):
        best |= {total + state.dice[die] for total in best if total + state.dice[die] <= MAX_BID}
    return max(best)


if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m tests.games.goblin_teeth.sensible_players", description=__doc__)
    parser.add_argument("matches", nargs="?", type=int, default=100)
    sys.stdout.write(held_table(held(parser.parse_args().matches)).to_markdown() + "\n")
