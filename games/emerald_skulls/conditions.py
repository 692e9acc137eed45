"""What bets are about: small named predicates over a turn that has ended. Rulebook "Standard Betting Cards" and after.

`CONDITIONS` holds those that need no number, `COUNTS` those that ask for a number of something; data files name them. A
Double Out is a Gem Out and a Run Out too: a bet that needs one of these is won by it.
"""

from collections.abc import Callable

from games.emerald_skulls.dice import EYES, GEM, LOWER, NOSE, SKULL, UPPER
from games.emerald_skulls.turn import Turn

Condition = Callable[[Turn], bool]
Count = Callable[[Turn], int]


def bust(turn: Turn) -> bool:
    """Bust Out."""
    return turn.out == "bust"


def bust_or_chicken(turn: Turn) -> bool:
    """Bust Out or Chicken Out."""
    return turn.out in {"bust", "chicken"}


def gem(turn: Turn) -> bool:
    """Gem Out."""
    return turn.out in {"gem", "double"}


def run(turn: Turn) -> bool:
    """Run Out."""
    return turn.out in {"run", "double"}


def double(turn: Turn) -> bool:
    """Double Out."""
    return turn.out == "double"


def pick_n_bust(turn: Turn) -> bool:
    """Bust Out after at least one picked nose."""
    return turn.out == "bust" and turn.picked > 0


def mad_nargash(turn: Turn) -> bool:
    """Gem Out with nothing but skulls on the board."""
    return gem(turn) and not any(turn.ordinary)


def nargashs_gamble(turn: Turn) -> bool:
    """Mad Nargash with at least five skulls."""
    return mad_nargash(turn) and skulls(turn) >= 5


def grim_grin(turn: Turn) -> bool:
    """Run Out with nothing but teeth."""
    return run(turn) and not any(map(turn.on, (NOSE, EYES, GEM)))


def toothless(turn: Turn) -> bool:
    """Fractured Tusks, and no teeth at all."""
    return not grim_grin(turn) and not turn.teeth()


def emerald_skull(turn: Turn) -> bool:
    """Double Out with a full skull: three teeth, a nose, two eyes, the gem."""
    return double(turn) and [turn.teeth(), *map(turn.on, (NOSE, EYES, GEM))] == [3, 1, 2, 1]


def legendary_emerald_skull(turn: Turn) -> bool:
    """Emerald Skull without a skull die."""
    return emerald_skull(turn) and not any(turn.skulls)


def one_on_each(turn: Turn) -> bool:
    """Exactly one die on each level."""
    return all(turn.on(level) == 1 for level in (LOWER, UPPER, NOSE, EYES, GEM))


def scarred_face(turn: Turn) -> bool:
    """Gem Out with one die on each level."""
    return gem(turn) and one_on_each(turn)


def gnarled_face(turn: Turn) -> bool:
    """Double Out with one die on each level."""
    return double(turn) and one_on_each(turn)


def wild_crystal(turn: Turn) -> bool:
    """Gem Out with a skull for a gem."""
    return turn.skulls[GEM] > 0


def broken_limbs(turn: Turn) -> bool:
    """No Run Out, and at least two skulls left in the pool."""
    return not run(turn) and turn.roll.count(SKULL) >= 2


def ocular_skull(turn: Turn) -> bool:
    """Double Out with two eyes."""
    return double(turn) and turn.on(EYES) == 2


def skulls(turn: Turn) -> int:
    """Skull dice on the board."""
    return sum(turn.skulls)


def picks(turn: Turn) -> int:
    """Noses picked."""
    return turn.picked


def eyes(turn: Turn) -> int:
    """Dice on the fourth level."""
    return turn.on(EYES)


def noses(turn: Turn) -> int:
    """Dice on the third level when the turn ends: a picked nose is gone."""
    return turn.on(NOSE)


def teeth(turn: Turn) -> int:
    """Dice on the first two levels."""
    return turn.teeth()


def odd(count: Count) -> Condition:
    """Return the condition that a count is odd."""
    return lambda turn: count(turn) % 2 == 1


def even(count: Count) -> Condition:
    """Return the condition that a count is even; zero is even."""
    return lambda turn: count(turn) % 2 == 0


def denied(condition: Condition) -> Condition:
    """Return the condition that another does not hold."""
    return lambda turn: not condition(turn)


def within(count: Count, least: int, most: int) -> Condition:
    """Return the condition that a count is between two numbers, both included."""
    return lambda turn: least <= count(turn) <= most


def more_lower(turn: Turn) -> bool:
    """More dice on the lower jaw."""
    return turn.on(LOWER) > turn.on(UPPER)


def same_jaws(turn: Turn) -> bool:
    """As many dice on the lower jaw as on the upper, also if both have none."""
    return turn.on(LOWER) == turn.on(UPPER)


def more_upper(turn: Turn) -> bool:
    """More dice on the upper jaw."""
    return turn.on(LOWER) < turn.on(UPPER)


CONDITIONS: dict[str, Condition] = {
    "bust": bust,
    "no-bust": denied(bust),
    "bust-or-chicken": bust_or_chicken,
    "gem": gem,
    "no-gem": denied(gem),
    "run": run,
    "no-run": denied(run),
    "double": double,
    "no-double": denied(double),
    "pick-n-bust": pick_n_bust,
    "mad-nargash": mad_nargash,
    "no-mad-nargash": denied(mad_nargash),
    "nargashs-gamble": nargashs_gamble,
    "grim-grin": grim_grin,
    "no-grim-grin": denied(grim_grin),
    "toothless": toothless,
    "emerald-skull": emerald_skull,
    "no-emerald-skull": denied(emerald_skull),
    "legendary-emerald-skull": legendary_emerald_skull,
    "scarred-face": scarred_face,
    "no-scarred-face": denied(scarred_face),
    "gnarled-face": gnarled_face,
    "wild-crystal": wild_crystal,
    "broken-limbs": broken_limbs,
    "ocular-skull": ocular_skull,
    "odd-skulls": odd(skulls),
    "even-skulls": even(skulls),
    "odd-noses": odd(noses),
    "even-noses": even(noses),
    "more-lower": more_lower,
    "same-jaws": same_jaws,
    "more-upper": more_upper,
}

COUNTS: dict[str, Count] = {"skulls": skulls, "picks": picks, "eyes": eyes, "noses": noses, "teeth": teeth}
