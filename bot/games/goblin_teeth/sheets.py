"""The forms of Goblin Teeth: a die and its place; if the place is an Item, only the die."""

from collections.abc import Mapping, Sequence

from bot.games.goblin_teeth.words import MoveWords
from bot.screens.form import Choice, Sheet
from bot.screens.layout import MOST_OPTIONS, Option
from bot.screens.paths import Path
from games.goblin_teeth import SLOTS

PLACE = "place"


def sheets(table: MoveWords, paths: Sequence[Path]) -> list[Sheet]:
    """Return the sheets for placing a die; nothing if only one is left."""
    placing = [path for path in paths if path[0] == PLACE]
    dice, places = dict.fromkeys(path[1] for path in placing), dict.fromkeys(path[2:] for path in placing)
    if len(dice) < 2:
        return []
    fields = (
        _field(table, "die", {die: table.read((PLACE, die)).label for die in dice}),
        _field(table, "place", {" ".join(place): table.spot(place) for place in places}),
    )
    items = [_on_item(table, slot, placing) for (slot, *_) in places if slot in SLOTS]
    return [*items, Sheet(PLACE, table.say("goblin-teeth-sheet-place"), fields, _write)]


def _on_item(table: MoveWords, slot: str, placing: Sequence[Path]) -> Sheet:
    """Return the sheet for choosing a die for an Item: each with the bid that it makes."""
    bids = {path[1]: table.read(path).label for path in placing if path[2:] == (slot,)}
    label = table.say("goblin-teeth-sheet-on-item", item=table.item(slot))
    return Sheet(
        f"{PLACE} {slot}",
        label,
        (_field(table, "die", bids),),
        lambda filled: f"{PLACE} {filled.get('die', '')} {slot}",
        beside=table.for_bids(slot),
        press=table.say("goblin-teeth-sheet-bid"),
    )


def _field(table: MoveWords, name: str, labels: Mapping[str, str]) -> Choice:
    options = (
        Option(label, value, chosen=number == 0)
        for number, (value, label) in enumerate(list(labels.items())[:MOST_OPTIONS])
    )
    said = {room: table.say(f"goblin-teeth-sheet-{name}-{room}") for room in ("label", "help")}
    return Choice(name, said["label"], said["help"], tuple(options))


def _write(filled: Mapping[str, str]) -> str:
    return f"{PLACE} {filled.get('die', '')} {filled.get('place', '')}"
