"""The audit (fuzzing): random matches of any game, with the laws of the contract checked at every step.

`audit(find("gobblestones"), seats=3, matches=20)` returns an `AuditReport`; its `failures` are empty if all is well.
"""

from collections.abc import Mapping
from typing import Any

from games.engine.audit.audited_match import AuditedMatch
from games.engine.audit.report import AuditReport
from games.engine.chance import SwiftChance
from games.engine.contract import Game
from games.engine.random_play import derive_match_seed

__all__ = ["AuditReport", "AuditedMatch", "audit_game_by_fuzzing"]


def audit_game_by_fuzzing(
    game: Game[Any, Any, Any],
    *,
    seats: int,
    options: Mapping[str, object] | None = None,
    matches: int = 10,
    seed: str = "1",
) -> AuditReport:
    """Audit (fuzz) a game: play random matches and check every law at every step; a seed repeats them.

    Continues after a failure, until 20 are noted. Raises `BadOptions` for seats or options that the game does not have.
    """
    game.require_seat_count(seats)
    game_options, report = game.validate_options(options), AuditReport()
    game.deal(seats, game_options, SwiftChance(seed))
    for number in range(1, matches + 1):
        if not report.is_full:
            AuditedMatch(
                game, seats, game_options, derive_match_seed(seed, number), f"seed {seed}/{number}", report
            ).audit_match()
    return report
