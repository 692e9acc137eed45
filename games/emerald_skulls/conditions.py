"""What bets are about: small named predicates over a turn that has ended. Rulebook "Standard Betting Cards" and after.

`CONDITIONS` holds those that need no number, `COUNT_FUNCTIONS` those that ask for a number of something; data files
name them. A Double Out is a Gem Out and a Run Out too: a bet that needs one of these is won by it.
"""

from collections.abc import Callable

from games.emerald_skulls.dice import EYES_LEVEL, GEM_LEVEL, LOWER_LEVEL, NOSE_LEVEL, SKULL_FACE, UPPER_LEVEL
from games.emerald_skulls.turn import TumblerTurn

Condition = Callable[[TumblerTurn], bool]
CountFunction = Callable[[TumblerTurn], int]


def is_bust_out(turn: TumblerTurn) -> bool:
    """Bust Out."""
    return turn.out == "bust"


def is_bust_or_chicken(turn: TumblerTurn) -> bool:
    """Bust Out or Chicken Out."""
    return turn.out in {"bust", "chicken"}


def is_gem_out(turn: TumblerTurn) -> bool:
    """Gem Out."""
    return turn.out in {"gem", "double"}


def is_run_out(turn: TumblerTurn) -> bool:
    """Run Out."""
    return turn.out in {"run", "double"}


def is_double_out(turn: TumblerTurn) -> bool:
    """Double Out."""
    return turn.out == "double"


def is_pick_n_bust(turn: TumblerTurn) -> bool:
    """Bust Out after at least one picked nose."""
    return turn.out == "bust" and turn.picked > 0


def is_mad_nargash(turn: TumblerTurn) -> bool:
    """Gem Out with nothing but skulls on the board."""
    return is_gem_out(turn) and not any(turn.ordinary)


def is_nargashs_gamble(turn: TumblerTurn) -> bool:
    """Mad Nargash with at least five skulls."""
    return is_mad_nargash(turn) and count_skulls(turn) >= 5


def is_grim_grin(turn: TumblerTurn) -> bool:
    """Run Out with nothing but teeth."""
    return is_run_out(turn) and not any(map(turn.count_dice, (NOSE_LEVEL, EYES_LEVEL, GEM_LEVEL)))


def is_toothless(turn: TumblerTurn) -> bool:
    """Fractured Tusks, and no teeth at all."""
    return not is_grim_grin(turn) and not turn.count_jaw_dice()


def is_emerald_skull(turn: TumblerTurn) -> bool:
    """Double Out with a full skull: three teeth, a nose, two eyes, the gem."""
    return is_double_out(turn) and [
        turn.count_jaw_dice(),
        *map(turn.count_dice, (NOSE_LEVEL, EYES_LEVEL, GEM_LEVEL)),
    ] == [3, 1, 2, 1]


def is_legendary_emerald_skull(turn: TumblerTurn) -> bool:
    """Emerald Skull without a skull die."""
    return is_emerald_skull(turn) and not any(turn.skulls)


def has_one_on_each(turn: TumblerTurn) -> bool:
    """Exactly one die on each level."""
    return all(turn.count_dice(level) == 1 for level in (LOWER_LEVEL, UPPER_LEVEL, NOSE_LEVEL, EYES_LEVEL, GEM_LEVEL))


def is_scarred_face(turn: TumblerTurn) -> bool:
    """Gem Out with one die on each level."""
    return is_gem_out(turn) and has_one_on_each(turn)


def is_gnarled_face(turn: TumblerTurn) -> bool:
    """Double Out with one die on each level."""
    return is_double_out(turn) and has_one_on_each(turn)


def is_wild_crystal(turn: TumblerTurn) -> bool:
    """Gem Out with a skull for a gem."""
    return turn.skulls[GEM_LEVEL] > 0


def is_broken_limbs(turn: TumblerTurn) -> bool:
    """No Run Out, and at least two skulls left in the pool."""
    return not is_run_out(turn) and turn.roll.count(SKULL_FACE) >= 2


def is_ocular_skull(turn: TumblerTurn) -> bool:
    """Double Out with two eyes."""
    return is_double_out(turn) and turn.count_dice(EYES_LEVEL) == 2


def count_skulls(turn: TumblerTurn) -> int:
    """Skull dice on the board."""
    return sum(turn.skulls)


def count_picks(turn: TumblerTurn) -> int:
    """Noses picked."""
    return turn.picked


def count_eyes(turn: TumblerTurn) -> int:
    """Dice on the fourth level."""
    return turn.count_dice(EYES_LEVEL)


def count_noses(turn: TumblerTurn) -> int:
    """Dice on the third level when the turn ends: a picked nose is gone."""
    return turn.count_dice(NOSE_LEVEL)


def count_teeth(turn: TumblerTurn) -> int:
    """Dice on the first two levels."""
    return turn.count_jaw_dice()


def make_odd_condition(count: CountFunction) -> Condition:
    """Return a condition (predicate): a count is odd."""
    return lambda turn: count(turn) % 2 == 1


def make_even_condition(count: CountFunction) -> Condition:
    """Return a condition (predicate): a count is even; zero is even."""
    return lambda turn: count(turn) % 2 == 0


def negate_condition(condition: Condition) -> Condition:
    """Return the condition that another does not hold."""
    return lambda turn: not condition(turn)


def make_range_condition(count: CountFunction, minimum: int, maximum: int) -> Condition:
    """Return a condition (predicate): a count is between two numbers, both included."""
    return lambda turn: minimum <= count(turn) <= maximum


def has_more_lower(turn: TumblerTurn) -> bool:
    """More dice on the lower jaw."""
    return turn.count_dice(LOWER_LEVEL) > turn.count_dice(UPPER_LEVEL)


def has_equal_jaws(turn: TumblerTurn) -> bool:
    """As many dice on the lower jaw as on the upper, also if both have none."""
    return turn.count_dice(LOWER_LEVEL) == turn.count_dice(UPPER_LEVEL)


def has_more_upper(turn: TumblerTurn) -> bool:
    """More dice on the upper jaw."""
    return turn.count_dice(LOWER_LEVEL) < turn.count_dice(UPPER_LEVEL)


CONDITIONS: dict[str, Condition] = {
    "bust": is_bust_out,
    "no-bust": negate_condition(is_bust_out),
    "bust-or-chicken": is_bust_or_chicken,
    "gem": is_gem_out,
    "no-gem": negate_condition(is_gem_out),
    "run": is_run_out,
    "no-run": negate_condition(is_run_out),
    "double": is_double_out,
    "no-double": negate_condition(is_double_out),
    "pick-n-bust": is_pick_n_bust,
    "mad-nargash": is_mad_nargash,
    "no-mad-nargash": negate_condition(is_mad_nargash),
    "nargashs-gamble": is_nargashs_gamble,
    "grim-grin": is_grim_grin,
    "no-grim-grin": negate_condition(is_grim_grin),
    "toothless": is_toothless,
    "emerald-skull": is_emerald_skull,
    "no-emerald-skull": negate_condition(is_emerald_skull),
    "legendary-emerald-skull": is_legendary_emerald_skull,
    "scarred-face": is_scarred_face,
    "no-scarred-face": negate_condition(is_scarred_face),
    "gnarled-face": is_gnarled_face,
    "wild-crystal": is_wild_crystal,
    "broken-limbs": is_broken_limbs,
    "ocular-skull": is_ocular_skull,
    "odd-skulls": make_odd_condition(count_skulls),
    "even-skulls": make_even_condition(count_skulls),
    "odd-noses": make_odd_condition(count_noses),
    "even-noses": make_even_condition(count_noses),
    "more-lower": has_more_lower,
    "same-jaws": has_equal_jaws,
    "more-upper": has_more_upper,
}

COUNT_FUNCTIONS: dict[str, CountFunction] = {
    "skulls": count_skulls,
    "picks": count_picks,
    "eyes": count_eyes,
    "noses": count_noses,
    "teeth": count_teeth,
}
