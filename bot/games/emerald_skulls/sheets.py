"""The forms of Emerald Skulls: dice to place and how to go on, and several markers."""

from collections.abc import Mapping, Sequence

from bot.screens.controls.form import Choice, Sheet
from bot.screens.controls.paths import Path
from bot.screens.controls.reader import Reader
from bot.screens.layout import MOST_OPTIONS, Option
from bot.screens.scene import Scene
from games.emerald_skulls import LEVELS, EmeraldSkullsView
from games.emerald_skulls.tumbling import OUTS
from games.emerald_skulls.turn import Out

PLACE, BETS = "place", "bets"
GO_ON = {"later": "", "roll": ", roll", "chicken": ", chicken"}
"""How the tumbler goes on after a placement that ends nothing, with the words to type for it."""
GEM = LEVELS[-1]


def sheets(scene: Scene, view: EmeraldSkullsView, reader: Reader, paths: Sequence[Path]) -> list[Sheet]:
    """Return the sheets for these moves, if there is more than one thing to choose."""
    places = [path for path in paths if path[0] == "place"]
    bets = [path for path in paths if path[0] == "bet"]
    settled = len(places) == 1 and _ends(view, " ".join(places[0][1:]))
    found = [_placing(scene, view, reader, places)] if places and not settled else []
    return found + ([_betting(scene, view, reader, bets)] if len(bets) > 1 else [])


def _markers(view: EmeraldSkullsView) -> int:
    """Return how many markers the onlooker has left; for a spectator, the highest number."""
    return max(view.markers) if view.seat is None else view.markers[view.seat]


def _placing(scene: Scene, view: EmeraldSkullsView, reader: Reader, places: Sequence[Path]) -> Sheet:
    ranked = sorted(places, key=reader.rank) if reader.rank else places
    dice = tuple(
        Option(reading.label, " ".join(path[1:]), reading.description, chosen=number == 0)
        for number, path in enumerate(ranked[:MOST_OPTIONS])
        for reading in [reader.read(path)]
    )
    on = tuple(Option(scene.say(f"emerald-skulls-sheet-{how}"), how, chosen=how == "later") for how in GO_ON)
    fields = (
        Choice("dice", scene.say("emerald-skulls-sheet-dice"), scene.say("emerald-skulls-sheet-dice-help"), dice),
        Choice("then", scene.say("emerald-skulls-sheet-then"), scene.say("emerald-skulls-sheet-then-help"), on),
    )

    def write(filled: Mapping[str, str]) -> str:
        placed = filled.get("dice", "")
        then = "" if _ends(view, placed) else GO_ON.get(filled.get("then", ""), "")
        return f"place {placed}{then}"

    return Sheet(PLACE, scene.say("emerald-skulls-sheet-place"), fields, write)


def _ends(view: EmeraldSkullsView, placed: str) -> bool:
    """Tell whether a placement ends the turn."""
    level, *numbers = placed.split() or [""]
    return out_by(view, level, sum(map(int, numbers))) is not None


def out_by(view: EmeraldSkullsView, level: str, dice: int) -> Out | None:
    """Return how so many dice on a level end the turn: by the gem, because no die is left, or both; else `None`."""
    return OUTS.get((level == GEM, dice == view.pool))


def _betting(scene: Scene, view: EmeraldSkullsView, reader: Reader, bets: Sequence[Path]) -> Sheet:
    options = tuple(
        Option(reading.label, " ".join(path), reading.description)
        for path in bets[:MOST_OPTIONS]
        for reading in [reader.read(path)]
    )
    fields = (
        Choice(
            "bets",
            scene.say("emerald-skulls-sheet-on"),
            scene.say("emerald-skulls-sheet-on-help"),
            options,
            most=_markers(view),
        ),
    )
    return Sheet(BETS, scene.say("emerald-skulls-sheet-bets"), fields, lambda filled: filled.get("bets", ""))
