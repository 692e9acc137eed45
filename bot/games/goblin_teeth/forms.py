"""The forms (modals) of Goblin Teeth: a die for an Item. The Altar is in the menu of all places."""

from collections.abc import Mapping, Sequence

from bot.games.goblin_teeth.words import MoveFormatter
from bot.screens.controls.form import FormChoice, MoveForm
from bot.screens.controls.paths import Path
from bot.screens.layout import MAX_OPTIONS, Option
from games.goblin_teeth import SLOT_WORDS

PLACE_VERB = "place"


def build_placement_forms(table: MoveFormatter, paths: Sequence[Path]) -> list[MoveForm]:
    """Build the forms (modals) for placing a die on an Item, in the order of the Pot; none without a choice of dice."""
    placing = sorted((path for path in paths if path[0] == PLACE_VERB), key=lambda path: -table.find_die_value(path))
    if table.has_one_die_choice:
        return []
    open_to = {path[2] for path in placing}
    return [_build_item_form(table, slot, placing) for slot in SLOT_WORDS if slot in open_to]


def _build_item_form(table: MoveFormatter, slot: str, placing: Sequence[Path]) -> MoveForm:
    """Return the sheet for choosing a die for an Item: each with the bid that it makes."""
    bids = {path[1]: table.describe_path(path).label for path in placing if path[2:] == (slot,)}
    label = table.say("goblin-teeth-sheet-on-item", item=table.get_item_key(slot))
    return MoveForm(
        f"{PLACE_VERB} {slot}",
        label,
        (_build_choice_field(table, "die", bids),),
        lambda filled: f"{PLACE_VERB} {filled.get('die', '')} {slot}",
        beside=table.format_pot_item_line(slot),
        press=table.say("goblin-teeth-sheet-bid"),
    )


def _build_choice_field(table: MoveFormatter, name: str, labels: Mapping[str, str]) -> FormChoice:
    options = (
        Option(label, value, chosen=number == 0)
        for number, (value, label) in enumerate(list(labels.items())[:MAX_OPTIONS])
    )
    facts = {room: table.say(f"goblin-teeth-sheet-{name}-{room}") for room in ("label", "help")}
    return FormChoice(name, facts["label"], facts["help"], tuple(options))
