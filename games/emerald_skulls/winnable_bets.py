"""Whether a bet can still be won by a turn whose dice are about to be rolled. Rulebook "Goblin Etiquette".

Each condition has a predicate here under the same name; a condition without one can always still come true. They are
exact: luck and the tumbler may do anything that the rules allow, including reroll cubes and noses.
"""

from collections.abc import Callable
from dataclasses import dataclass

from games.emerald_skulls.conditions import count_skulls
from games.emerald_skulls.dice import (
    EYES_LEVEL,
    GEM_LEVEL,
    LOWER_LEVEL,
    MARKERS_A_PLAYER,
    MAX_DICE,
    NOSE_LEVEL,
    UPPER_LEVEL,
)
from games.emerald_skulls.turn import TumblerTurn


@dataclass(slots=True)
class Prospect:
    """What a turn can still use: `extra` dice that cubes can add, `loose` noses that can be picked off the board."""

    turn: TumblerTurn
    extra: int
    loose: int

    @classmethod
    def from_turn(cls, turn: TumblerTurn, cubes: int) -> "Prospect":
        """Look ahead from a turn whose tumbler has this many reroll cubes."""
        return cls(turn, min(cubes, turn.spare_dice), min(turn.ordinary[NOSE_LEVEL], MARKERS_A_PLAYER - turn.picked))

    @property
    def most_dice(self) -> int:
        """The most dice that the pool can hold."""
        return self.turn.pool + self.extra + self.loose

    @property
    def free_spaces(self) -> int:
        """Spaces for dice from the floor up: the first three levels have no limit."""
        return (
            MAX_DICE
            if self.turn.floor < EYES_LEVEL
            else self.turn.count_free_spaces(EYES_LEVEL) + self.turn.count_free_spaces(GEM_LEVEL)
        )

    @property
    def keeps_dice(self) -> bool:
        """Whether a die can be left in the pool after a placement, or no placement may be possible."""
        return self.turn.floor > LOWER_LEVEL or self.turn.pool > 1 or self.extra > 0

    @property
    def picks_left(self) -> int:
        """The most noses that can still be picked."""
        nose_to_come = self.turn.pool > 1 or self.extra > 0 or self.loose > 0
        return MARKERS_A_PLAYER - self.turn.picked if self.turn.floor <= NOSE_LEVEL and nose_to_come else self.loose


def can_run_out(prospect: Prospect) -> bool:
    """Run Out and Double Out can still come: the pool must fit on the board."""
    return prospect.turn.pool <= prospect.free_spaces


def can_end_without_run_out(prospect: Prospect) -> bool:
    """Bust Out, Chicken Out, or any end but a Run Out can still come."""
    return prospect.keeps_dice


def can_pick_n_bust(prospect: Prospect) -> bool:
    """Pick n' Bust: a tumbler who has picked a nose can bust."""
    return prospect.turn.picked > 0 or prospect.picks_left > 0


def can_mad_nargash(prospect: Prospect) -> bool:
    """Mad Nargash: the only ordinary dice there are noses that can be picked."""
    return sum(prospect.turn.ordinary) == prospect.loose


def can_nargashs_gamble(prospect: Prospect) -> bool:
    """Nargash's Gamble: as Mad Nargash, with room and dice for five skulls."""
    return can_mad_nargash(prospect) and count_most_skulls(prospect) >= 5


def can_grim_grin(prospect: Prospect) -> bool:
    """Grim Grin: the teeth are still open."""
    return prospect.turn.floor <= UPPER_LEVEL


def can_toothless(prospect: Prospect) -> bool:
    """Toothless Tumble: teeth stay."""
    return not prospect.turn.count_jaw_dice()


def _can_end_with_one_nose(prospect: Prospect) -> bool:
    """Tell whether the turn can end with exactly one nose."""
    noses = prospect.turn.count_dice(NOSE_LEVEL)
    return noses - 1 <= prospect.loose and (noses > 0 or prospect.turn.floor <= NOSE_LEVEL)


def can_emerald_skull(prospect: Prospect) -> bool:
    """Emerald Skull: seven dice in play or available, and no level overfull or already passed."""
    turn = prospect.turn
    teeth = turn.count_jaw_dice()
    return (
        prospect.extra == turn.spare_dice
        and (teeth == 3 if turn.floor >= NOSE_LEVEL else teeth <= 3)
        and _can_end_with_one_nose(prospect)
    )


def can_legendary_emerald_skull(prospect: Prospect) -> bool:
    """Legendary Emerald Skull: the same, and no skull is on the board."""
    return not any(prospect.turn.skulls) and can_emerald_skull(prospect)


def _can_end_with_one_on_each(prospect: Prospect) -> bool:
    turn = prospect.turn
    behind = all(turn.count_dice(level) == 1 for level in (LOWER_LEVEL, UPPER_LEVEL) if level < turn.floor)
    return (
        behind
        and all(turn.count_dice(level) <= 1 for level in (LOWER_LEVEL, UPPER_LEVEL, EYES_LEVEL))
        and _can_end_with_one_nose(prospect)
    )


def can_scarred_face(prospect: Prospect) -> bool:
    """Scarred Face: five dice in play or available, and no level overfull or already passed."""
    return MAX_DICE - prospect.turn.spare_dice + prospect.extra >= 5 and _can_end_with_one_on_each(prospect)


def can_gnarled_face(prospect: Prospect) -> bool:
    """Gnarled Face: as Scarred Face, with no sixth die in play."""
    return MAX_DICE - prospect.turn.spare_dice <= 5 and can_scarred_face(prospect)


def can_broken_limbs(prospect: Prospect) -> bool:
    """Broken Limbs: one die to place, two to keep."""
    return prospect.most_dice >= 3


def can_ocular_skull(prospect: Prospect) -> bool:
    """Ocular Skull: enough dice for the eyes and the gem, and not too many for them above the nose."""
    return can_run_out(prospect) and prospect.most_dice >= prospect.turn.count_free_spaces(EYES_LEVEL) + 1


def can_more_lower(prospect: Prospect) -> bool:
    """More dice below: the lower jaw is open, or ahead."""
    return prospect.turn.floor == LOWER_LEVEL or prospect.turn.count_dice(LOWER_LEVEL) > prospect.turn.count_dice(
        UPPER_LEVEL
    )


def _compute_upper_lead(prospect: Prospect) -> tuple[int, int]:
    """Return by how many dice the upper jaw leads, now and at most."""
    turn = prospect.turn
    lead = turn.count_dice(UPPER_LEVEL) - turn.count_dice(LOWER_LEVEL)
    return lead, lead + (turn.pool + prospect.extra if turn.floor <= UPPER_LEVEL else 0)


def can_same_jaws(prospect: Prospect) -> bool:
    """As many above as below: the upper jaw can catch up and has not overtaken."""
    now, max_lead = _compute_upper_lead(prospect)
    return now <= 0 <= max_lead


def can_more_upper(prospect: Prospect) -> bool:
    """More dice above: the upper jaw can overtake."""
    return _compute_upper_lead(prospect)[1] > 0


def make_can_end_between(
    reach: Callable[[Prospect], tuple[int, int]], minimum: int, maximum: int
) -> Callable[[Prospect], bool]:
    """Return a predicate: whether the count can end between two numbers, both included."""

    def overlaps_bounds(prospect: Prospect) -> bool:
        lowest, highest = reach(prospect)
        return lowest <= maximum and minimum <= highest

    return overlaps_bounds


def make_can_have_parity(parity: int, count: str) -> Callable[[Prospect], bool]:
    """Return a predicate: whether the count can end even (0) or odd (1)."""

    def reaches_parity(prospect: Prospect) -> bool:
        min_count, max_count = COUNT_RANGE_FUNCTIONS[count](prospect)
        return max_count > min_count or min_count % 2 == parity

    return reaches_parity


def count_most_skulls(prospect: Prospect) -> int:
    """Return the most skulls that can lie on the board in the end."""
    return count_skulls(prospect.turn) + min(prospect.most_dice, prospect.free_spaces)


def predict_skulls(prospect: Prospect) -> tuple[int, int]:
    """Predict the range (least, most) of skulls at the turn's end: they stay where they are."""
    return count_skulls(prospect.turn), count_most_skulls(prospect)


def predict_picks(prospect: Prospect) -> tuple[int, int]:
    """Return the range of picked noses: picked ones stay counted."""
    picked = prospect.turn.picked
    return picked, picked + prospect.picks_left


def predict_eyes(prospect: Prospect) -> tuple[int, int]:
    """Return the range of eyes: they stay, and fill up as long as there are dice."""
    now = prospect.turn.count_dice(EYES_LEVEL)
    return now, now + min(prospect.turn.count_free_spaces(EYES_LEVEL), prospect.most_dice)


def predict_noses(prospect: Prospect) -> tuple[int, int]:
    """Return the range of noses: they can be picked, and placed up to the third level."""
    now = prospect.turn.count_dice(NOSE_LEVEL)
    more = prospect.turn.pool + prospect.extra if prospect.turn.floor <= NOSE_LEVEL else 0
    return now - prospect.loose, now + more


def predict_teeth(prospect: Prospect) -> tuple[int, int]:
    """Return the range of teeth: they stay, and grow as long as they are open."""
    now = prospect.turn.count_jaw_dice()
    return now, now + (prospect.turn.pool + prospect.extra if prospect.turn.floor <= UPPER_LEVEL else 0)


CAN_WIN_BY_CONDITION: dict[str, Callable[[Prospect], bool]] = {
    "bust": can_end_without_run_out,
    "bust-or-chicken": can_end_without_run_out,
    "run": can_run_out,
    "no-run": can_end_without_run_out,
    "double": can_run_out,
    "pick-n-bust": can_pick_n_bust,
    "mad-nargash": can_mad_nargash,
    "nargashs-gamble": can_nargashs_gamble,
    "grim-grin": can_grim_grin,
    "toothless": can_toothless,
    "emerald-skull": can_emerald_skull,
    "legendary-emerald-skull": can_legendary_emerald_skull,
    "scarred-face": can_scarred_face,
    "gnarled-face": can_gnarled_face,
    "broken-limbs": can_broken_limbs,
    "ocular-skull": can_ocular_skull,
    "odd-skulls": make_can_have_parity(1, "skulls"),
    "even-skulls": make_can_have_parity(0, "skulls"),
    "odd-noses": make_can_have_parity(1, "noses"),
    "even-noses": make_can_have_parity(0, "noses"),
    "more-lower": can_more_lower,
    "same-jaws": can_same_jaws,
    "more-upper": can_more_upper,
}

COUNT_RANGE_FUNCTIONS: dict[str, Callable[[Prospect], tuple[int, int]]] = {
    "skulls": predict_skulls,
    "picks": predict_picks,
    "eyes": predict_eyes,
    "noses": predict_noses,
    "teeth": predict_teeth,
}
"""The smallest and the largest count of a bet; each number between them can be reached."""
