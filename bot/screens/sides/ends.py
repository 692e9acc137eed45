"""How a match ends: the standing, what decides between equals, the sources of points, great moments."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal, final

from bot.screens.scene import Scene
from bot.screens.sides.side import Side, V
from bot.screens.standing import Ties, explain_ties, format_winners
from games import find_game
from games.engine import Event, Outcome

Unit = Literal["points", "gears", "gold"]
"""What the scores of a game count."""
Greatness = str | Callable[[Any], int]
"""A field of an event (a number or a list), or a function that counts in another way."""
ON_STEPS = 3
"""The ranks that have a step on the podium."""


class Ends(Side[V]):
    """How a game ends: by default with who won, and nothing that the podium does not say."""

    moments: ClassVar[Mapping[type[Event], Greatness]] = {}
    """The kinds of events that may be great moments of a match, and how their greatness is counted; 0 is none."""

    moments_name_points: ClassVar[bool] = False
    """Whether the sentence of a moment says what it was worth: then there is no room for another reason."""

    unit: ClassVar[Unit] = "points"
    """What the podium says behind each score."""

    pieces: ClassVar[bool] = False
    """Whether the board is a field, so that a small piece of it shows a great moment at the podium."""

    @property
    @final
    def counts_points(self) -> bool:
        """Whether the scores at the end are points; if not, the podium shows who came where, and why."""
        return find_game(self.key).counts_points

    def weigh_moments(self, view: V) -> Mapping[type[Event], Greatness]:  # noqa: ARG002  most events say how great they are
        """Return how the greatness of moments is counted in a match that is at this point, for the same kinds."""
        return self.moments

    def format_final_lines(self, scene: Scene) -> list[str]:
        """Return who won, and what decided between equal points on the podium, which stands below."""
        outcome = scene.table_view.outcome
        if outcome is None:
            return []
        unit = self.unit if self.counts_points else None
        return [*format_winners(scene, outcome, unit), *self._explain_ties(scene, outcome, ON_STEPS)]

    @final
    def format_full_result(self, scene: Scene) -> list[str]:
        """Return what stands behind "More…": what the podium does not say of each player, and all that decided."""
        outcome = scene.table_view.outcome
        if outcome is None:
            return []
        order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
        return [
            *(self.format_standing_line(scene, seat, outcome) for seat in order),
            *self._explain_ties(scene, outcome),
        ]

    def format_standing_line(self, scene: Scene, seat: int, outcome: Outcome) -> str:  # noqa: ARG002  most podiums say it all
        """Return the line of one player in the standing at the end; none where the podium says all of it."""
        return ""

    def describe_moment(self, scene: Scene, event: Event) -> str | None:  # noqa: ARG002  most events are short enough
        """Return a great moment in two lines of a phone, about 80 characters; `None`: it is told as it was."""
        return None

    def list_tie_breakers(self, scene: Scene) -> Ties:  # noqa: ARG002  in some games a tie is a shared victory
        """Return what decides between players who are level, in its order; each has a sentence "KEY-tie-NAME"."""
        return {}

    def format_points_by_source(self, scene: Scene) -> list[list[str]]:  # noqa: ARG002  not every game counts points in parts
        """Return in words, for each seat, the sources of the points at the end; nothing if there is only one source."""
        return []

    def list_podium_rivals(self, scene: Scene) -> Sequence[tuple[str, int]]:  # noqa: ARG002  elsewhere players have each other
        """Return against whom a single player played, by their names and points: they stand on the podium, too."""
        return ()

    def find_long_shot(self, scene: Scene) -> tuple[Event, int] | None:  # noqa: ARG002  in most games nobody plays by odds
        """Return what came true against the longest odds of the match, with its chance in per cent; `None`: nothing."""
        return None

    def _explain_ties(self, scene: Scene, outcome: Outcome, best: int | None = None) -> list[str]:
        return explain_ties(
            scene, outcome, self.prefix, self.list_tie_breakers(scene), by_points=self.counts_points, best=best
        )
