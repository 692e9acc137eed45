"""Buttons for placements: a row for each die, the highest first, in the order of the Pot; the Altar is last."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.goblin_teeth.words import MoveFormatter
from bot.screens.controls.move_controls import WholeMoveChoice
from bot.screens.controls.paths import Path
from bot.screens.layout import Button, Row, Style, arrange_buttons
from games.goblin_teeth import SLOT_WORDS

PLACE_VERB, ALTAR_DRAW_WORDS = "place", ("altar", "draw")
"""The first word of a placement, and what follows the die where the Altar gives a Cheat."""
BID_WORDINGS = ("sum", "total")
"""How a bid that is raised is said beside an Item's sign: as "5+3" if a phone has room for it, otherwise as "=8".

Before the sum is the name of the Item ("item"), if that takes no more rows, or, without a menu, one for each die.
"""
MAX_ROWS_ABOVE = 3
"""A phone has room for so many rows above the last one; a menu counts as one."""


def build_placement_buttons(table: MoveFormatter, paths: Sequence[Path], *, menu: bool) -> list[WholeMoveChoice]:
    """Build a button for each placement on an Item and each draw at the Altar; none if a phone has no room for them.

    `menu`: whether there is a menu, too.
    """
    placing = sorted((path for path in paths if path[0] == PLACE_VERB), key=lambda path: -table.find_die(path[1]).value)
    dice = dict.fromkeys(path[1] for path in placing)
    rows = [[path for path in placing if path[1] == die and path[2] in SLOT_WORDS] for die in dice]
    ways = [
        [whole for row in rows for whole in _build_die_buttons(table, row, wording)]
        for wording in ("item", *BID_WORDINGS)
    ]
    named, *bare = ways
    fewest = min(bare, key=lambda way: len(_arrange_button_rows(way)))
    max_rows = MAX_ROWS_ABOVE - menu
    if len(_arrange_button_rows(fewest)) > max_rows:
        return []
    lines = len(_arrange_button_rows(named))
    spacious = not menu and lines <= max_rows and (lines == len(rows) or len(rows) == 1)
    whole_move_choices = named if spacious or lines == len(_arrange_button_rows(fewest)) else fewest
    return [
        *whole_move_choices,
        *(_build_altar_button(table, path) for path in placing if path[2:] == ALTAR_DRAW_WORDS),
    ]


def is_pointless(path: Path) -> bool:
    """Tell whether a die would lie on the Altar for nothing: few want that, so it is behind "Menu…"."""
    return path[0] == PLACE_VERB and path[-1] == "altar"


def _arrange_button_rows(wholes: Sequence[WholeMoveChoice]) -> list[Row]:
    return arrange_buttons(Button(whole.press, "", emoji=whole.emoji, paired=whole.paired) for whole in wholes)


def _build_die_buttons(table: MoveFormatter, row: Sequence[Path], wording: str) -> list[WholeMoveChoice]:
    """Return the buttons of a die, each with the Item's sign and the bid: in one row if a phone has room for that."""
    buttons = [_build_item_button(table, path, wording) for path in row]
    return (
        [*(replace(whole, paired=True) for whole in buttons[:-1]), *buttons[-1:]]
        if len(_arrange_button_rows(buttons)) == 1
        else buttons
    )


def _build_item_button(table: MoveFormatter, path: Path, wording: str) -> WholeMoveChoice:
    place, die = path[2], table.find_die(path[1])
    bid = table.format_named_bid(place, die) if wording == "item" else table.format_short_bid_label(place, die, wording)
    return _build_placement_button(table, path, bid, table.find_item_emoji(place), table.choose_bid_style(place, die))


def _build_altar_button(table: MoveFormatter, path: Path) -> WholeMoveChoice:
    whole = _build_placement_button(table, path, str(table.find_die(path[1]).value), "altar")
    return replace(whole, in_last_row=True)


def _build_placement_button(
    table: MoveFormatter, path: Path, bid: str, emoji: str | None, style: Style = "plain"
) -> WholeMoveChoice:
    """Return a placement with its sign and bid on the button, or with a name where the sign cannot be shown."""
    text = " ".join(path)
    label = table.say("goblin-teeth-place-short", place=table.get_place_key(path[2]), bid=bid)
    return WholeMoveChoice(label, text, press=bid, style=style, emoji=emoji, instead_of=text)
