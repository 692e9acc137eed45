"""Gobblestones on the screens: menus of spaces, best first, and the words of what happened."""

from collections.abc import Mapping, Sequence

from bot.screens.game import GameScreen
from bot.screens.scene import Scene
from bot.screens.widget import Path, Reader, Reading
from games.engine import Fact
from games.engine.words import Word
from games.gobblestones import COLOURS, GobblestonesView, field_of
from games.gobblestones.field import SPACE_BY_NAME

SIGNS = {"red": "🍄", "yellow": "☀️", "green": "🍀", "blue": "💧", "turquoise": "💎"}
"""The signs on the tiles of the pictures."""


class GobblestonesScreen(GameScreen[GobblestonesView]):
    """The words of Gobblestones."""

    key = "gobblestones"
    View = GobblestonesView
    typed = ("",)
    rules = (
        "gobblestones-rules-play",
        "gobblestones-rules-end",
        "gobblestones-rules-bluff",
        "gobblestones-rules-here",
    )

    def reader(self, scene: Scene) -> Reader:
        """Return how moves read: spaces of high worth first; ending a turn with nothing laid is asked twice."""
        view = self.view(scene)
        values = field_of(view.layout).value

        def rank(path: Path) -> tuple[int, ...]:
            if path[0] != "lay":
                return (0,)
            space = SPACE_BY_NAME[path[1].upper()]
            return (-values[space], space)

        return Reader(
            lambda path: self.read(scene, path),
            rank=rank,
            sure=lambda path: path == ("challenge",) or (path == ("end",) and not view.laid),
            typed=self.typed if scene.decision and scene.decision.kind == "turn" else (),
        )

    def read(self, scene: Scene, path: Path) -> Reading:
        """Return how the last word of a path reads."""
        match path:
            case ("lay", space):
                return Reading(self._worth(scene, space))
            case ("lay", space, colour):
                return Reading(
                    scene.say(
                        "gobblestones-move-lay-tile", space=self._worth(scene, space), colour=self._tile(scene, colour)
                    ),
                    emoji=SIGNS[colour],
                )
            case ("take", space):
                return Reading(scene.say("gobblestones-move-take-tile", space=space))
            case ("end",):
                return self._end(scene)
            case ("trust",):
                return Reading(scene.say("gobblestones-move-trust"), style="good")
            case ("challenge",):
                return Reading(scene.say("gobblestones-move-challenge"), style="danger")
            case _:
                return super().read(scene, path)

    def _end(self, scene: Scene) -> Reading:
        view = self.view(scene)
        if not view.laid:
            return Reading(scene.say("gobblestones-move-pass", count=min(5, view.bag)))
        return Reading(scene.say("gobblestones-move-end", points=view.laid_points, count=len(view.laid)), style="good")

    def _worth(self, scene: Scene, space: str) -> str:
        """Return a space with its colour and worth."""
        field, number = field_of(self.view(scene).layout), SPACE_BY_NAME[space.upper()]
        hue = field.colour[number]
        colour = scene.say("gobblestones-colour-grey") if hue is None else self._tile(scene, COLOURS[hue])
        return scene.say("gobblestones-space", space=space, points=field.value[number], colour=colour)

    def _tile(self, scene: Scene, colour: str) -> str:
        return scene.say(f"gobblestones-colour-{colour}")

    def board_lines(self, scene: Scene) -> list[str]:
        """Return scores, racks and the bag."""
        view = self.view(scene)
        players = [
            scene.say(
                "gobblestones-player", name=scene.name(seat), points=view.scores[seat], tiles=view.rack_sizes[seat]
            )
            for seat in range(view.seats)
        ]
        return [scene.say("gobblestones-bag", players=" · ".join(players), bag=view.bag)]

    def panel_lines(self, scene: Scene) -> list[str]:
        """Return the rack, the row of the turn so far, and how a row may be typed."""
        view = self.view(scene)
        if view.rack is None:
            return []
        rack = [
            scene.say("gobblestones-tiles", count=count, colour=self._tile(scene, colour))
            for colour, count in zip(COLOURS, view.rack, strict=True)
            if count
        ]
        lines = [scene.say("gobblestones-rack", tiles=scene.all_of(rack), count=len(rack))]
        if scene.asked and view.laid:
            lines.append(scene.say("gobblestones-laid", count=len(view.laid), points=view.laid_points))
        return lines

    def facts(self, scene: Scene, facts: Mapping[str, Fact]) -> dict[str, Word]:
        """Return the facts of an event in words, with the tiles of a row as pairs of space and colour."""
        told = super().facts(scene, facts)
        spaces, colours = facts.get("spaces"), facts.get("colours")
        if isinstance(spaces, Sequence) and isinstance(colours, Sequence):
            pairs = zip(map(str, spaces), map(str, colours), strict=True)
            tiles = [
                scene.say("gobblestones-tile", space=space, colour=self._tile(scene, colour)) for space, colour in pairs
            ]
            told["tiles"] = scene.all_of(tiles)
        return told

    def noun(self, scene: Scene, fact: str, value: str) -> str:
        """Return colours and ends in the reader's language; spaces have no other name."""
        if fact == "reason":
            return scene.say(f"gobblestones-end-{value}")
        return self._tile(scene, value) if fact in ("colour", "colours") else value
