"""A bet typed by its name only, `bet mad nargash` or `take grim`, read by the cards in play."""

import re
from functools import lru_cache

from games.emerald_skulls.card_spread import build_spread
from games.emerald_skulls.cards import build_bet_key
from games.emerald_skulls.moves import PlaceBet, TakeBackBet
from games.emerald_skulls.state import EmeraldSkullsState
from games.engine.errors import BadNotation
from games.engine.words import get_english_sentence

TYPED_BET_PATTERN = re.compile(r"\s*(?P<verb>bet|take)\s+(?:on\s+)?(?P<name>[a-z].*?)\s*", re.IGNORECASE)


def parse_bet(state: EmeraldSkullsState, text: str) -> PlaceBet | TakeBackBet | None:
    """Parse a bet typed by name, or by a unique beginning of it; `None` if the text is not a bet.

    Raises `BadNotation` for a name that fits no bet in play, or several.
    """
    match = TYPED_BET_PATTERN.fullmatch(text)
    if match is None:
        return None
    name = _normalize_name(match["name"])
    spots = build_spread(state.faces).spots
    fitting = [spot for spot in spots if name in _list_bet_names(spot.bet.bet)] or [
        spot for spot in spots if any(known.startswith(name) for known in _list_bet_names(spot.bet.bet))
    ]
    if len(fitting) != 1:
        code = "emerald-skulls-which-bet" if fitting else "emerald-skulls-no-such-bet"
        raise BadNotation(code, bet=match["name"][:30])
    return fitting[0].bet if match["verb"].lower() == "bet" else fitting[0].take


def _normalize_name(name: str) -> str:
    """Return a name in small letters, joined by hyphens, without apostrophes."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


@lru_cache(maxsize=128)
def _list_bet_names(bet: str) -> tuple[str, str]:
    """Return the names of a bet: in notation, and as people read it."""
    return bet, _normalize_name(get_english_sentence("emerald-skulls-bet", bet=build_bet_key(bet)))
