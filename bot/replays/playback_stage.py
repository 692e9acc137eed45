"""The interface of stages: each kind of match played again (replay, lesson, daily deal) has one that answers clicks."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from bot.screens.controls.form import MoveForm
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.custom_ids import ReplayReference
from bot.screens.layout import Button, Screen
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.store.models import Person, Table
from games.engine.words import Words


async def sees_no_table(table: Table) -> bool:  # noqa: ARG001  the type of all who answer this
    """Tell that somebody sees the channel of no table."""
    return False


def find_no_server() -> int | None:
    """Tell that the bot is on no server where somebody is."""
    return None


@dataclass(frozen=True, slots=True)
class ReplayViewer:
    """Who looks at a match played again: in which language, on which server, and which tables' channels they see.

    `find_home` returns that server if the bot is there, too, and not only with its user.
    """

    person: Person
    say: Words
    guild: int | None = None
    sees: Callable[[Table], Awaitable[bool]] = field(default=sees_no_table, compare=False)
    find_home: Callable[[], int | None] = field(default=find_no_server, compare=False)

    @property
    def user_id(self) -> int:
        """The id of who looks."""
        return self.person.user_id


@dataclass(frozen=True, slots=True)
class SeenStep:
    """A step as it is shown: the `scene` of anybody who sees it, and what everybody saw (`public`).

    A stage may extend it by what its own screens need to know.
    """

    scene: Scene
    public: Scene

    def fill_in_form(self, sheet: MoveForm) -> MoveForm:
        """Return a form as it is filled in there."""
        return sheet

    @property
    def more_buttons(self) -> list[Button]:
        """Return what its stage adds to "Menu…"."""
        return []

    @property
    def picture_scene(self) -> Scene:
        """What is drawn: a game without panels is seen on its board, as everybody sees it."""
        return self.scene if find_screen(self.scene.table.game).panels else self.public


AnyStep = TypeVar("AnyStep", bound=SeenStep)


class PlaybackStage(Protocol[AnyStep]):
    """The interface of a kind of replay. It trusts no reference: all who ask get what they may see, or a `GameError`.

    A step is shown by `see_step` and then `build_screen`; the place that `play_choice` and `follow_button` return is
    shown in the same way.
    """

    async def load_step(self, playback: ReplayReference, asker: ReplayViewer) -> AnyStep:
        """Return what the asker may see there; its controls name the same place. Raises `TableError`."""
        ...

    def build_screen(self, sight: AnyStep, focus: Focus = ROOT_FOCUS, notice: str | None = None) -> Screen:
        """Return the step as a message, in the drawing thread; `notice` says what was wrong with the last click."""
        ...

    async def play_choice(self, playback: ReplayReference, asker: ReplayViewer, text: str) -> ReplayReference:
        """Play what the asker chose or typed, and return where that leads; raises `GameError`."""
        ...

    async def handle_button(self, playback: ReplayReference, asker: ReplayViewer, what: str) -> ReplayReference:
        """Return where one of the stage's own buttons leads; raises `GameError`."""
        ...


Stages = Mapping[str, PlaybackStage[Any]]
"""The stages by the letter of their references."""
