"""How Goblin Teeth is played as a daily deal: five rounds, against two goblins. The nearest Offering counts."""

from games.engine.daily import PERSON_SEAT, DailyRules, DailyScore
from games.engine.events import Event
from games.goblin_teeth.events import ItemAwarded, RoundBegan
from games.goblin_teeth.items import sum_teeth
from games.goblin_teeth.offerings import OFFERING_KINDS, OfferingProgress
from games.goblin_teeth.views import GoblinTeethView


def find_winner_of_item(event: Event) -> int | None:
    """Return who is awarded an Item: to a player, that is what a round gives."""
    return event.seat if isinstance(event, ItemAwarded) else None


def score_offering(view: GoblinTeethView) -> DailyScore:
    """Rank by the left-most completed Offering, then by the fewest missing Items, then by teeth; show the missing."""
    progress = view.get_progress(PERSON_SEAT)
    lacking = min(offering_progress.lacking for offering_progress in progress)
    return DailyScore((_rank_completed_offering(progress), -lacking, sum_teeth(list(view.hand or ()))), lacking)


def _rank_completed_offering(progress: tuple[OfferingProgress, ...]) -> int:
    return max(
        (
            len(OFFERING_KINDS) - OFFERING_KINDS.index(offering_progress.kind)
            for offering_progress in progress
            if not offering_progress.lacking
        ),
        default=0,
    )


DAILY = DailyRules(
    seats=3, parts=5, ends_part=frozenset({RoundBegan}), find_gainer=find_winner_of_item, score=score_offering
)
