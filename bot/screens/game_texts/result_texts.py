"""How a match ends: final standings, tie-breakers, score breakdown, highlights."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Literal, final

from bot.screens.game_texts.base import GameTexts, V
from bot.screens.game_texts.highlights import Highlight, HighlightRule, MatchStory, find_highlights
from bot.screens.scene import Scene
from bot.screens.winners import TieBreakers, explain_tie_breakers, format_winner_line
from games import find_game
from games.engine import Event, Outcome, View
from games.engine.words import Word

Unit = Literal["points", "gears", "gold"]
"""What the scores of a game count."""
PODIUM_STEPS = 3
"""The ranks that have a step on the podium."""


class ResultTexts(GameTexts[V]):
    """How a game ends: by default with who won, and nothing that the podium does not say."""

    highlights: ClassVar[Mapping[str, HighlightRule]] = {}
    """What is worth telling of a match, by kind; each has a sentence "KEY-highlight-KIND"."""

    chapters: ClassVar[tuple[type[Event], ...]] = ()
    """The events with which a chapter begins: one highlight is told of each at most. Without any, each event is one."""

    unit: ClassVar[Unit] = "points"
    """What the podium says behind each score."""

    chained_ties: ClassVar[frozenset[str]] = frozenset()
    """The tie-breakers that tell in one line how three or more players stand."""

    pieces: ClassVar[bool] = False
    """Whether the board is a field, so that a small piece of it shows a highlight at the podium."""

    @property
    @final
    def counts_points(self) -> bool:
        """Whether the scores at the end are points; if not, the podium shows who came where, and why."""
        return find_game(self.key).counts_points

    @final
    def list_needed_keys(self) -> list[str]:
        """Return the keys of the sentences of highlights."""
        return [f"{self.prefix}-highlight-{kind}" for kind in self.highlights]

    @final
    def find_highlights(self, view: View, moves: Iterable[Sequence[Event]]) -> list[Highlight]:
        """Return all that is worth telling of a match, the greatest first.

        `moves` are the public events of each move, `view` is what everybody, or the reader, may know at the end.
        """
        if not isinstance(view, self.View):
            raise TypeError(type(view))
        return find_highlights(self.highlights, MatchStory(view, moves), self.chapters)

    @final
    def format_highlight(self, scene: Scene, highlight: Highlight) -> str:
        """Return a highlight in about two lines of a phone."""
        named = {
            fact: scene.format_seat_name(seats) if isinstance(seats, int) else scene.join_seat_names(seats)
            for fact, seats in highlight.candidate.seats.items()
        }
        return scene.say(f"{self.prefix}-highlight-{highlight.kind}", **named, **highlight.candidate.facts)

    def format_final_lines(self, scene: Scene) -> list[str]:
        """Return who won, and what decided between equal points on the podium, which stands below."""
        outcome = scene.table_view.outcome
        if outcome is None:
            return []
        unit = self.unit if self.counts_points else None
        return [*format_winner_line(scene, outcome, unit), *self._explain_ties(scene, outcome, PODIUM_STEPS)]

    @final
    def format_full_standings(self, scene: Scene) -> list[str]:
        """Return what stands behind "Menu…": what the podium does not say of each player, and all that decided."""
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

    def list_tie_breakers(self, scene: Scene) -> TieBreakers:  # noqa: ARG002  in some games a tie is a shared victory
        """Return what decides between players who are level, in its order; each has a sentence "KEY-tie-NAME"."""
        return {}

    def build_tie_facts(self, scene: Scene, seat: int) -> Mapping[str, Word]:  # noqa: ARG002  few sentences say more
        """Return what a sentence about a tie says of one of its two besides the figure: by "first-" or "second-"."""
        return {}

    def format_points_by_source(self, scene: Scene) -> list[list[str]]:  # noqa: ARG002  not every game counts points in parts
        """Return in words, for each seat, the sources of the points at the end; nothing if there is only one source."""
        return []

    def format_own_play(self, scene: Scene) -> list[str]:  # noqa: ARG002  a review tells it, where there is one
        """Return what the reader's own moves brought, where nothing can review them."""
        return []

    def summarize_reviewed_play(self, scene: Scene, seat: int, event_list: Sequence[Event]) -> list[str]:  # noqa: ARG002  decisions say most
        """Return what a review says of a seat in the whole match; `event_list` are all public events."""
        return []

    def list_podium_rivals(self, scene: Scene) -> Sequence[tuple[str, int]]:  # noqa: ARG002  elsewhere players have each other
        """Return against whom a single player played, by their names and points: they stand on the podium, too."""
        return ()

    def _explain_ties(self, scene: Scene, outcome: Outcome, best: int | None = None) -> list[str]:
        return explain_tie_breakers(
            scene,
            outcome,
            self.prefix,
            self.list_tie_breakers(scene),
            by_points=self.counts_points,
            best=best,
            tell=lambda seat: self.build_tie_facts(scene, seat),
            chained=self.chained_ties,
        )
