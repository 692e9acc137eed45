"""Whether a bet can still be lost by a turn whose dice are about to be rolled. Ruling Already won.

Each condition has a predicate here under the same name. A condition without one can always still fail: the next roll
may show a gem, or nothing that can be placed. They are the opposite of `prospects`, and as exact.
"""

from collections.abc import Callable

from games.emerald_skulls.winnable_bets import (
    COUNT_RANGE_FUNCTIONS,
    Prospect,
    can_emerald_skull,
    can_end_without_run_out,
    can_grim_grin,
    can_mad_nargash,
    can_more_lower,
    can_more_upper,
    can_run_out,
    can_same_jaws,
    can_scarred_face,
    make_can_have_parity,
    predict_teeth,
)


def can_get_teeth(prospect: Prospect) -> bool:
    """Tell whether teeth are there, or can come."""
    return predict_teeth(prospect)[1] > 0


def make_any_of(*predicates: Callable[[Prospect], bool]) -> Callable[[Prospect], bool]:
    """Return a predicate: whether any of these holds."""
    return lambda prospect: any(predicate(prospect) for predicate in predicates)


def make_ends_outside(count: str, minimum: int, maximum: int) -> Callable[[Prospect], bool]:
    """Return a predicate: whether the count can end below `minimum` or above `maximum`."""

    def leaves_bounds(prospect: Prospect) -> bool:
        lowest, highest = COUNT_RANGE_FUNCTIONS[count](prospect)
        return lowest < minimum or maximum < highest

    return leaves_bounds


CAN_LOSE_BY_CONDITION: dict[str, Callable[[Prospect], bool]] = {
    "run": can_end_without_run_out,
    "no-run": can_run_out,
    "no-double": can_run_out,
    "no-bust": can_end_without_run_out,
    "no-mad-nargash": can_mad_nargash,
    "no-grim-grin": can_grim_grin,
    "toothless": can_get_teeth,
    "no-emerald-skull": can_emerald_skull,
    "no-scarred-face": can_scarred_face,
    "odd-skulls": make_can_have_parity(0, "skulls"),
    "even-skulls": make_can_have_parity(1, "skulls"),
    "odd-noses": make_can_have_parity(0, "noses"),
    "even-noses": make_can_have_parity(1, "noses"),
    "more-lower": make_any_of(can_same_jaws, can_more_upper),
    "same-jaws": make_any_of(can_more_lower, can_more_upper),
    "more-upper": make_any_of(can_more_lower, can_same_jaws),
}
