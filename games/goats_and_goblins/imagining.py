"""Samples worlds (determinization) that look the same to one viewer: hidden cards and votes, with their true odds."""

from games.engine.chance import Chance
from games.goats_and_goblins.cave import VALUE_BY_CARD
from games.goats_and_goblins.odds import UnseenCards, compute_aside_weights, count_unseen_at_start
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE, GoatsAndGoblinsState

WEIGHT_TOTAL = 1 << 48
"""Weights are scaled to this sum: finer than anybody could tell."""


def imagine_world(state: GoatsAndGoblinsState, seat: int | None, chance: Chance) -> GoatsAndGoblinsState:
    """Sample a possible state (determinization): a clone with cave, removed cards and sealed votes drawn at random."""
    world = state.clone()
    known = [world.cave.pop()] if seat in world.seers else []
    world.removed, world.cave = _redraw_cave(world.cave + world.removed, world, chance)
    world.cave += known
    if world.stage == "voting":
        for other in world.votes:
            if other != seat:
                world.votes[other] = bool(chance.random_below(2, "imagined vote"))
    return world


def _redraw_cave(pool: list[int], world: GoatsAndGoblinsState, chance: Chance) -> tuple[list[int], list[int]]:
    """Divide the unseen cards into those that left and the cave, shuffled."""
    pool.sort()
    chance.shuffle(pool, "imagined cave")
    gone = sample_removed_cave_ins(pool, world, chance)
    cave_ins = [card for card in pool if VALUE_BY_CARD[card]]
    treasures = [card for card in pool if not VALUE_BY_CARD[card]]
    removed_count = len(world.removed) - gone
    cave = cave_ins[gone:] + treasures[removed_count:]
    chance.shuffle(cave, "imagined cave")
    return cave_ins[:gone] + treasures[:removed_count], cave


def sample_removed_cave_ins(pool: list[int], world: GoatsAndGoblinsState, chance: Chance) -> int:
    """Draw how many Cave-Ins are among the cards that left."""
    counts = [sum(VALUE_BY_CARD[card] == value for card in pool) for value in range(FATAL_CAVE_IN_VALUE + 1)]
    unseen = UnseenCards(counts[0], (0, *counts[1:]), len(world.removed))
    weights = compute_aside_weights(unseen, count_unseen_at_start(voting=world.voting))
    place, total = chance.random_below(WEIGHT_TOTAL, "imagined cards aside"), sum(weights)
    for gone, weight in enumerate(weights):
        place -= weight * WEIGHT_TOTAL // total
        if place < 0:
            return gone
    return max(gone for gone, weight in enumerate(weights) if weight)
