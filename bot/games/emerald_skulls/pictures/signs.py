"""What a bet is about, in pictures: signs for the conditions of the betting cards, crossed out if they must fail."""

from dataclasses import dataclass
from functools import lru_cache

from games.emerald_skulls import load_betting_cards
from games.engine.words import Words

SIGNS_BY_CONDITION: dict[str, tuple[str, ...]] = {
    "bust": ("bust",),
    "no-bust": ("-bust",),
    "bust-or-chicken": ("bust", "chicken"),
    "gem": ("gem",),
    "no-gem": ("-gem",),
    "run": ("cup",),
    "no-run": ("-cup",),
    "double": ("gem", "cup"),
    "no-double": ("-gem", "-cup"),
    "pick-n-bust": ("pick", "bust"),
    "mad-nargash": ("skull", "gem"),
    "no-mad-nargash": ("-skull", "-gem"),
    "nargashs-gamble": ("skull", "gem"),
    "grim-grin": ("tooth", "cup"),
    "no-grim-grin": ("-tooth", "-cup"),
    "toothless": ("-tooth",),
    "emerald-skull": ("face",),
    "no-emerald-skull": ("-face",),
    "legendary-emerald-skull": ("face", "-skull"),
    "scarred-face": ("scar",),
    "no-scarred-face": ("-scar",),
    "gnarled-face": ("scar", "cup"),
    "wild-crystal": ("wildgem",),
    "broken-limbs": ("-cup", "skull"),
    "ocular-skull": ("eye", "gem"),
    "odd-skulls": ("skull",),
    "even-skulls": ("skull",),
    "odd-noses": ("nose",),
    "even-noses": ("nose",),
    "more-lower": ("bite-lower",),
    "same-jaws": ("bite-same",),
    "more-upper": ("bite-upper",),
    "skulls": ("skull",),
    "picks": ("pick",),
    "eyes": ("eye",),
    "noses": ("nose",),
    "teeth": ("tooth",),
}
"""The signs of each condition; "-" crosses one out."""

TEXT_BY_CONDITION = {"nargashs-gamble": "5+", "broken-limbs": "2+"}
"""The text beside the signs of some conditions."""
PARITY_BY_CONDITION = {"odd-skulls": "odd", "odd-noses": "odd", "even-skulls": "even", "even-noses": "even"}
COUNTED_CONDITIONS = frozenset({"skulls", "picks", "eyes", "noses", "teeth"})


@dataclass(frozen=True, slots=True)
class BetSigns:
    """The signs of one bet, and a short text beside them."""

    drawings: tuple[str, ...]
    text: str = ""


def find_bet_signs(face: str, bet: str, words: Words) -> BetSigns:
    """Return the text beside a bet of a face."""
    entry = next(entry for entry in load_betting_cards()[face].bets if entry.bet == bet)
    condition = entry.condition
    if condition in COUNTED_CONDITIONS:
        return BetSigns(SIGNS_BY_CONDITION[condition], format_range(entry.least, entry.most))
    if condition in PARITY_BY_CONDITION:
        return BetSigns(
            SIGNS_BY_CONDITION[condition], words("picture-emerald-skulls-parity", parity=PARITY_BY_CONDITION[condition])
        )
    return BetSigns(SIGNS_BY_CONDITION[condition], TEXT_BY_CONDITION.get(condition, ""))


def list_sign_drawings(face: str, bet: str) -> tuple[str, ...]:
    """Return the signs of a bet of a face."""
    return SIGNS_BY_CONDITION[next(entry.condition for entry in load_betting_cards()[face].bets if entry.bet == bet)]


@lru_cache(maxsize=64)
def find_common_face_sign(face: str) -> str | None:
    """Return the one sign of all bets of a face, if they have the same."""
    drawings = {SIGNS_BY_CONDITION[entry.condition] for entry in load_betting_cards()[face].bets}
    return next(iter(drawings))[0] if len(drawings) == 1 and all(len(drawing) == 1 for drawing in drawings) else None


def format_range(minimum: int | None, maximum: int | None) -> str:
    """Return a range as "0", "2", "1–2" or "3+"."""
    if maximum is None:
        return f"{minimum}+"
    return str(maximum) if minimum in (None, maximum) else f"{minimum}–{maximum}"
