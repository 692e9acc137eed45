"""The odds (probability) and payout of placements, for those who choose one."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.screens.controls.paths import Path
from bot.screens.scene import Scene
from games.emerald_skulls import LEVEL_NAMES, EmeraldSkullsView, JackpotChoice, PlaceDice
from games.emerald_skulls.cards import Jackpot, load_betting_cards
from games.emerald_skulls.dice import LEVEL_BY_NAME, MAX_DICE_BY_LEVEL, MIN_DICE
from games.emerald_skulls.payout import DIE_GEARS_BY_OUT, find_best_offer, list_turn_payouts
from games.emerald_skulls.rule_of_thumb import build_board_from_view
from games.emerald_skulls.tumbler_steps import OUT_BY_GEM_AND_POOL
from games.emerald_skulls.turn import Out
from games.emerald_skulls.turn_solver import round_percent
from games.engine.words import Word

GEM_LEVEL = LEVEL_NAMES[-1]
MAX_LAST_TURN_GEARS = 20
"""A question says what is left of the supply from so many gears on: a turn may take it all, and end the match."""


@dataclass(frozen=True, slots=True)
class PlacementPayout:
    """The payout of the board after a placement: now if it ends the turn by an `out`, else on a Chicken Out.

    Then so many dice are left, and `percent` is the chance that their roll busts, as `round_percent` returns it.
    `collect` is which of several payouts it is, if no other one has more gears or cubes: nothing else depends on that
    choice.
    """

    out: Out | None
    gears: int
    cubes: int
    dice: int
    percent: Word
    collect: str = ""


def find_turn_end(view: EmeraldSkullsView, level: str, dice: int) -> Out | None:
    """Return how so many dice on a level end the turn: by the gem, because no die is left, or both; else `None`."""
    return OUT_BY_GEM_AND_POOL.get((level == GEM_LEVEL, dice == view.pool))


def compute_placement_payout(view: EmeraldSkullsView, level: str, ordinary: int, skulls: int) -> PlacementPayout:
    """Compute the payout of the board after a placement, and the odds (chance) to bust."""
    board = build_board_from_view(view).apply_placement(PlaceDice(LEVEL_BY_NAME[level], ordinary, skulls))
    out = find_turn_end(view, level, ordinary + skulls)
    offers = list_turn_payouts(board.finish_turn(out or "chicken"), tuple(card.face for card in view.cards))
    pay, percent = find_best_offer(offers, view.supply), 0 if out else round_percent(board.compute_bust_chance())
    collect = pay.what if out and is_plain_choice(offers, view.supply) else ""
    return PlacementPayout(out, pay.gears, pay.cubes, board.pool, percent, collect)


def is_plain_choice(offers: Sequence[JackpotChoice], supply: int) -> bool:
    """Tell whether one of several payouts has at least the gears and cubes of each other one, and all can be paid.

    Where the supply may run out in this turn, to take less can keep the match going, or leave gears to others.
    """
    best = find_best_offer(offers, supply)
    lasts = supply - best.gears > MAX_LAST_TURN_GEARS
    return (
        lasts
        and len(offers) > 1
        and all(choice.gears <= best.gears and choice.cubes <= best.cubes for choice in offers)
    )


def describe_offer(view: EmeraldSkullsView, gears: int, cubes: int) -> dict[str, Word]:
    """Return what a choice would bring, as far as the supply can pay, and whether it takes the last gear."""
    ends = 0 < view.supply <= gears
    return {"gears": min(gears, view.supply), "cubes": cubes, "ends": "yes" if ends else "no"}


def can_take_supply(view: EmeraldSkullsView) -> bool:
    """Tell whether the dice that the tumbler has and the markers on the cards can take the whole supply.

    Before dice are bought, these are the dice that are free.
    """
    bets = [(card.face, index, bet) for card in view.cards for index, bet in enumerate(card.bets)]
    open_bets = [bet for bet in bets if bet[2].status != "impossible" and bet[2].won is not False]
    markers = sum(_sum_marker_gears(face, place, len(bet.stack)) for face, place, bet in open_bets)
    jackpots = [_compute_most_jackpot_gears(view, bet.jackpot) for _, _, bet in open_bets if bet.jackpot and view.pool]
    return max(_compute_most_dice_gears(view), *jackpots, 0) + markers >= view.supply


def _sum_marker_gears(face: str, place: int, markers: int) -> int:
    """Return what so many markers on a bet of a card would be paid, without what opposing ones add."""
    entry = load_betting_cards()[face].bets[place]
    return sum(term.flat for term in entry.terms[:markers]) if entry.pays == "gears" else 0


def _compute_most_dice_gears(view: EmeraldSkullsView) -> int:
    """Return the most that the dice can bring by the usual pay, each in the pool where it pays most."""
    board, rates = build_board_from_view(view), DIE_GEARS_BY_OUT["double"]
    laid = [ordinary + skulls for ordinary, skulls in zip(board.ordinary, board.skulls, strict=True)]
    levels = range(max(1, board.top), len(rates))
    free = (rates[level] for level in levels for _ in range(MAX_DICE_BY_LEVEL[level] - laid[level]))
    pool = sorted(free, reverse=True)[: view.pool or MIN_DICE]
    return sum(dice * rate for dice, rate in zip(laid, rates, strict=True)) + sum(pool)


def _compute_most_jackpot_gears(view: EmeraldSkullsView, jackpot: Jackpot) -> int:
    """Return the most that a jackpot can bring: where dice count, with all dice of the turn."""
    return jackpot.gears * (view.pool + sum(view.ordinary) + sum(view.skulls) if jackpot.each else 1)


def format_placement_payout(scene: Scene, view: EmeraldSkullsView, path: Path) -> str | None:
    """Return the payout of a placement in one line; nothing for the beginning of one, or where none is made."""
    if view.phase != "place" or len(path) < WORDS_PER_PLACEMENT:
        return None
    worth = compute_placement_payout(view, path[1], int(path[2]), int(path[3]))
    pay = describe_offer(view, worth.gears, worth.cubes)
    out = worth.out or "none"
    return scene.say("emerald-skulls-place-worth", out=out, dice=worth.dice, percent=worth.percent, **pay)


def compute_bust_percent(view: EmeraldSkullsView, how: str, pool: int) -> Word:
    """Compute the odds (probability in per cent) that a reroll with so many dice busts."""
    board = build_board_from_view(view)
    after = board.apply_pick() if how == "nose" and board.can_pick() else board
    return round_percent(after._replace(pool=pool).compute_bust_chance())


WORDS_PER_PLACEMENT = 4
"""The words of a whole placement."""
