"""Goblin Teeth as a deal of the day: five rounds, against two goblins. As in the rules, the nearest Offering counts."""

from games.engine.daily import PERSON, DailyRules, DailyScore
from games.goblin_teeth.events import Round
from games.goblin_teeth.items import teeth_in
from games.goblin_teeth.offerings import KINDS, Progress
from games.goblin_teeth.views import GoblinTeethView


def read_items_had(view: GoblinTeethView) -> tuple[int, ...]:
    """Return by seat how near it is to an Offering, as far as the person knows: minus the Items that it lacks."""
    return tuple(-min(progress.lacking for progress in view.progress_of(seat)) for seat in range(view.seats))


def score_offering(view: GoblinTeethView) -> DailyScore:
    """Rank by the left-most completed Offering, then by the fewest missing Items, then by teeth; show the missing."""
    progress = view.progress_of(PERSON)
    lacking = min(one.lacking for one in progress)
    return DailyScore((_completed_kind(progress), -lacking, teeth_in(list(view.hand or ()))), lacking)


def _completed_kind(progress: tuple[Progress, ...]) -> int:
    return max((len(KINDS) - KINDS.index(one.kind) for one in progress if not one.lacking), default=0)


DAILY = DailyRules(seats=3, parts=5, ends_part=frozenset({Round}), read_amounts=read_items_had, score=score_offering)
