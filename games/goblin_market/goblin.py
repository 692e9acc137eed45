"""How a goblin imagines that everyone bids: a coin more, the seldomer the more of the purse that takes."""

from games.engine.chance import Chance
from games.goblin_market.moves import BIDS, PASS, GoblinMarketMove
from games.goblin_market.state import GoblinMarketState


def bid(state: GoblinMarketState, seat: int, lots: Chance) -> GoblinMarketMove:
    """Bid one coin more, unless a limit drawn from the purse is reached."""
    standing = state.standing
    return BIDS[standing + 1] if lots.below(state.coins[seat] + 1, "hunch") > standing else PASS
