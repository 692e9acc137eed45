"""Cards that reroll dice: Distraction, Second Chance and Total Re-Roll. Rulings Reroll, Cursed and Blessed."""

from games.goblin_teeth.bids import SeatLook
from games.goblin_teeth.cards.setting import list_if_own_unplayed
from games.goblin_teeth.move_in_progress import MoveInProgress
from games.goblin_teeth.notation import DIE_BY_WORD, ONE_DIE_ROWS, MoveWords
from games.goblin_teeth.registry import register_action_card
from games.goblin_teeth.rolling import roll_unplayed_dice, schedule_reroll
from games.goblin_teeth.state import get_die_owner


def _list_other_dice_rows(look: SeatLook) -> list[MoveWords]:
    return [ONE_DIE_ROWS[die] for die in look.distinct_dice if get_die_owner(die) != look.seat]


@register_action_card("distraction", _list_other_dice_rows)
def play_distraction(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Reroll a die of another player, placed or not, until it shows another number; then the bid rules apply."""
    die = DIE_BY_WORD[move_words[0]]
    schedule_reroll(progress, seat, die, unlike=progress.state.dice[die])


def _list_own_dice_rows(look: SeatLook) -> list[MoveWords]:
    return [ONE_DIE_ROWS[die] for die in look.distinct_dice if get_die_owner(die) == look.seat]


@register_action_card("second-chance", _list_own_dice_rows)
def play_second_chance(progress: MoveInProgress, seat: int, move_words: MoveWords) -> None:
    """Reroll an own die, placed or not, until it shows another number; then the bid rules apply."""
    die = DIE_BY_WORD[move_words[0]]
    schedule_reroll(progress, seat, die, unlike=progress.state.dice[die])


@register_action_card("total-re-roll", list_if_own_unplayed)
def play_total_reroll(progress: MoveInProgress, seat: int, _words: MoveWords) -> None:
    """Reroll all own unplayed dice; three dice must not come out equal. Ruling Three equal dice."""
    progress.push_steps(*roll_unplayed_dice(progress, seat, progress.state.list_dice_left(seat)))
