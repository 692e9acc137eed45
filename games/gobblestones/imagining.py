"""Samples worlds (determinization) that look the same to one viewer: what they cannot know is drawn afresh."""

from games.engine.chance import Chance
from games.gobblestones.boards import TILE_COLOURS
from games.gobblestones.field import build_field
from games.gobblestones.state import GobblestonesState

HONEST_ROWS_OF_6 = 5
"""Of six rows that can be laid honestly, this many are assumed to be honest."""
RACKS_DRAWN = 6
"""This many racks are drawn to see whether a row is possible: players look for any row that fits, not for one row."""


def imagine_world(state: GobblestonesState, seat: int | None, chance: Chance) -> GobblestonesState:
    """Sample a possible state (determinization): a clone whose unknown tiles and answers are drawn at random."""
    world = state.clone()
    if world.turn != seat and world.decision and world.decision.kind == "turn":
        _return_tiles(world)
    # Once the match is over, everybody knows which face-down tiles were wrong, and nothing is asked any more.
    hidden = [] if world.ended else [space for space, layer in world.down.items() if layer != seat]
    pool = _list_unknown_tiles(world, seat, hidden)
    pool.sort()
    chance.shuffle(pool, "imagined tiles")
    for space in hidden:
        world.tiles[space] = pool.pop()
    if world.turn != seat:
        _imagine_row(world, pool, chance)
    for other, rack in enumerate(world.racks):
        if other != seat:
            world.racks[other] = _count_by_colour([pool.pop() for _ in range(sum(rack))])
    world.bag = _count_by_colour(pool)
    world.doubts = {
        other: doubt if other == seat else bool(chance.random_below(2, "imagined answer"))
        for other, doubt in world.doubts.items()
    }
    return world


def _imagine_row(world: GobblestonesState, pool: list[int], chance: Chance) -> None:
    """Draw the tiles of a face-down row: the right colours, if one of a few racks could have laid them."""
    rightly = (
        bool(pool) and chance.random_below(6, "imagined row") < HONEST_ROWS_OF_6 and _could_lay(world, pool, chance)
    )
    fits = build_field(world.layout).fits
    for space in world.laid:
        fitting = (index for index, colour in enumerate(pool) if rightly and fits[colour] >> space & 1)
        world.laid[space] = pool.pop(next(fitting, -1))


def _could_lay(world: GobblestonesState, pool: list[int], chance: Chance) -> bool:
    """Tell whether one of a few racks, with as many tiles as the layer had, holds all colours that the row claims."""
    colour = build_field(world.layout).colour
    claims = [hue for space in world.laid if (hue := colour[space]) is not None]
    tile_count = len(world.laid) + sum(world.racks[world.turn])
    return any(
        _has_colours([chance.pick(pool, "imagined rack") for _ in range(tile_count)], claims)
        for _ in range(RACKS_DRAWN)
    )


def _has_colours(rack: list[int], claims: list[int]) -> bool:
    """Tell whether a rack holds all these colours."""
    return all(rack.count(hue) >= claims.count(hue) for hue in set(claims))


def _return_tiles(world: GobblestonesState) -> None:
    for colour in world.laid.values():
        world.racks[world.turn][colour] += 1
    world.laid.clear()


def _list_unknown_tiles(world: GobblestonesState, seat: int | None, hidden: list[int]) -> list[int]:
    stacks = [world.bag, *(rack for other, rack in enumerate(world.racks) if other != seat)]
    pool = [colour for stack in stacks for colour, count in enumerate(stack) for _ in range(count)]
    pool += [world.tiles[space] for space in hidden]
    return pool if world.turn == seat else pool + list(world.laid.values())


def _count_by_colour(tiles: list[int]) -> list[int]:
    return [tiles.count(colour) for colour in range(len(TILE_COLOURS))]
