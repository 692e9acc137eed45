"""Cards that reroll dice: Distraction, Second Chance and Total Re-Roll. Rulings Reroll, Cursed and Blessed."""

from games.goblin_teeth.bids import Look
from games.goblin_teeth.cards.setting import with_own_unplayed
from games.goblin_teeth.notation import DIE, ONE_DIE, Row
from games.goblin_teeth.registry import action
from games.goblin_teeth.rolling import roll_again, roll_loose
from games.goblin_teeth.state import owner
from games.goblin_teeth.table import Table


def _others_dice(look: Look) -> list[Row]:
    return [ONE_DIE[die] for die in look.stands if owner(die) != look.seat]


@action("distraction", _others_dice)
def distraction(table: Table, seat: int, words: Row) -> None:
    """Reroll a die of another player, placed or not, until it shows another number; then the bid rules apply."""
    die = DIE[words[0]]
    roll_again(table, seat, die, unlike=table.state.dice[die])


def _own_dice(look: Look) -> list[Row]:
    return [ONE_DIE[die] for die in look.stands if owner(die) == look.seat]


@action("second-chance", _own_dice)
def second_chance(table: Table, seat: int, words: Row) -> None:
    """Reroll an own die, placed or not, until it shows another number; then the bid rules apply."""
    die = DIE[words[0]]
    roll_again(table, seat, die, unlike=table.state.dice[die])


@action("total-re-roll", with_own_unplayed)
def total_re_roll(table: Table, seat: int, _words: Row) -> None:
    """Reroll all own unplayed dice; three dice must not come out equal. Ruling Three equal dice."""
    table.then(*roll_loose(table, seat, table.state.loose(seat)))
