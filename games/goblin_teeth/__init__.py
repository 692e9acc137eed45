"""Goblin Teeth by Frank Tedeschi: bid with dice for Items, and cheat.

Who calls whom from a bid to the end of a round. A verb, a card or a step puts further steps on top of the stored agenda
(`->`); `run_queued_steps` takes them off it, one after the other, until one of them asks a question:

    engine Game.play
    └── turns.play_turn_part            judges only this move (Verb.fits), and closes the question
        ├── turns._place           the verb "place"                          -> end-turn
        │   └── placing.place_die  puts the die on its Item or the Altar   -> clumsy, before it
        └── run_queued_steps
            ├── clumsy       placing._ask_clumsy      asks; the answer        -> roll
            ├── roll         rolling._roll            a reroll, with all bid rules; may ask a Blessed owner
            ├── end-turn     turns._end_turn          turns.begin_turn for the next with a die; without any
            │                                                                 -> patient of each seat, round-end
            ├── patient      rounds._ask_patient      asks; the answer plays a Cheat (turns.play_cheat)
            ├── round-end    rounds._end_round        awards Items; ends the match, or consoles and deals:
            │   ├── rounds.begin_round                the Pot
            │   └── rounds.roll_all                   dice, turns.begin_turn  -> bless, differ, fresh-start
            ├── fresh-start  rounds._ask_fresh_start  asks; the answer rolls  -> bless, differ
            └── nothing left: Table.ask the question "turn" of the seat whose turn it is

`cheat` (turns.play_cheat) goes the same way: registry.start_card puts the step `close` on the agenda, under what the
card itself puts there. Every other question is answered through `questions.question`, which also ends in `proceed`.
"""

from games.goblin_teeth.game import GoblinTeeth, GoblinTeethOptions
from games.goblin_teeth.items import ITEM_TYPES, ITEMS, TEETH_BY_CARD, get_item_type, load_items
from games.goblin_teeth.notation import (
    ACTION_CHEATS,
    CHEATS,
    DIE_WORDS,
    ONGOING_CHEATS,
    PLAYER_WORDS,
    SLOT_WORDS,
    GoblinTeethMove,
)
from games.goblin_teeth.offerings import Offering, OfferingLine, OfferingProgress, load_offerings
from games.goblin_teeth.views import DieSeen, GoblinTeethView, PotItem, QuestionSeen

__all__ = [
    "ACTION_CHEATS",
    "CHEATS",
    "DIE_WORDS",
    "ITEMS",
    "ITEM_TYPES",
    "ONGOING_CHEATS",
    "PLAYER_WORDS",
    "SLOT_WORDS",
    "TEETH_BY_CARD",
    "DieSeen",
    "GoblinTeeth",
    "GoblinTeethMove",
    "GoblinTeethOptions",
    "GoblinTeethView",
    "Offering",
    "OfferingLine",
    "OfferingProgress",
    "PotItem",
    "QuestionSeen",
    "get_item_type",
    "load_items",
    "load_offerings",
]
