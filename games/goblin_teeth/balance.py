"""Balance of Offerings: which of them win. No kind should win under 15 % or over 60 % of the matches."""

from collections.abc import Iterator, Sequence

from games.engine.balance import BalanceCase
from games.engine.events import Event
from games.engine.match import Match
from games.goblin_teeth.offerings import load_offerings
from games.goblin_teeth.state import GoblinTeethState
from games.goblin_teeth.winning import find_first_completed


def iter_balance_cases(match: Match, _event_log: Sequence[Event]) -> Iterator[BalanceCase]:
    """Yield for each Offering that a seat could complete whether that seat won, and whether it did by this one.

    Where all seats have the same Offerings, the first would say nothing.
    """
    state: GoblinTeethState = match.state
    for seat, names in enumerate(state.offerings):
        won = (state.ranks[seat] == 1) / state.ranks.count(1)
        by = find_first_completed(state, seat) if won else None
        for name in names:
            offering = load_offerings()[name]
            row = name.upper() if offering.kind in name.upper() else offering.kind
            if match.options.model_dump()["advanced"]:
                yield BalanceCase("goblin-teeth-balance-held", row, won)
            yield BalanceCase("goblin-teeth-balance-completed", row, won if by == name else 0)
