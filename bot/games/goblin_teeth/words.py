"""How the moves of Goblin Teeth read: dice, Items and players in words, each step of a play from its player's side."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.names import (
    ALTAR_KEY,
    HIDDEN_ITEM,
    build_card_key,
    build_offering_key,
    build_pot_item_key,
    describe_cheat,
    get_card_name,
    get_item_drawing_name,
)
from bot.screens.controls.move_controls import ChoiceText
from bot.screens.controls.paths import Path
from bot.screens.layout import Style
from games.engine.words import Word, Words
from games.goblin_teeth import ONGOING_CHEATS, PLAYER_WORDS, SLOT_WORDS, DieSeen, GoblinTeethView, load_offerings
from games.goblin_teeth.notation import MOVE_VERBS
from games.goblin_teeth.offerings import measure_offering_progress
from games.goblin_teeth.views import PotItem

PLAYED_CARD_WORDS = 2
"""So many words name what is played, before how."""
PREVIEW_CARD = "sneak-preview"
PRIEST_CARD, PRIEST_VALUES = "priest", (4, 5, 6)

Roles = tuple[str, ...]

ROLES_BY_WORD: Mapping[str, Roles] = {
    "borrow": ("raise", "reduce"),
    "distraction": ("reroll",),
    "exchange": ("discard",),
    "let-me-help": ("move", "to"),
    "quick-fingers": ("discard",),
    "refresh": ("replace",),
    "reposition": ("move", "to"),
    "second-chance": ("reroll",),
    "sleight-of-hand": ("move", "to"),
    "swap": ("one", "with"),
    "switcheroo": ("put",),
    "trade-places": ("one", "with"),
    "transposition": ("one", "with"),
    **dict.fromkeys(ONGOING_CHEATS, ("front",)),
    "poison": ("victim", "gift"),
    "shift": ("raise", "reduce"),
}
"""The meanings of the words after a card's name, or after a first word, one by one."""


@dataclass(frozen=True, slots=True)
class MoveFormatter:
    """Formats the moves of one viewer in words (labels). `name` gives a player's name in the form needed there."""

    view: GoblinTeethView
    say: Words
    name: Callable[[int], str]

    def describe_path(self, path: Path) -> ChoiceText:
        """Return how the last word of a path reads on a button or in a menu."""
        known = _LABEL_BY_VERB.get(path[0])
        label = known(self, path) if known and len(path) > 1 else self._build_first_word_label(path[0])
        style: Style = "good" if path == ("draw",) else "plain"
        reading = ChoiceText(
            label, self._describe_cheat_effect(path), style=style, emoji=self._find_placement_emoji(path)
        )
        if path[0] == "place" and len(path) > 1:
            return self._describe_placement(reading, path)
        return self._describe_target(reading, path) if path[-1] in SLOT_WORDS and path[0] == "cheat" else reading

    def _describe_target(self, reading: ChoiceText, path: Path) -> ChoiceText:
        """Return an Item as the last step of a play: for a die the bid, otherwise the name."""
        place, before = path[-1], path[-2]
        die = next((die for die in self.view.dice if die.die == before), None)
        short = self.format_named_bid(place, die) if die else self.get_place_name(place)
        return replace(reading, emoji=self.find_item_emoji(place), short=short)

    def find_item_emoji(self, place: str) -> str:
        """Return the emoji of what is in a place of the Pot."""
        item = self.view.pot[SLOT_WORDS.index(place)]
        return f"item_{(item.item if item.face_up and item.item else HIDDEN_ITEM).replace('-', '_')}"

    def format_short_bid_label(self, place: str, die: DieSeen, wording: str = "sum") -> str:
        """Return a bid beside the Item's sign: raised as "5+3" or as "=8"; of several alike it says which."""
        item = self.view.pot[SLOT_WORDS.index(place)]
        alike = [other.place for other in self.view.pot if other.face_up and other.item == item.item]
        nth = alike.index(place) + 1 if item.face_up and len(alike) > 1 else 0
        before, value = item.bids[die.seat], die.value
        if not (nth or before):
            return str(value)
        wording = wording if before else "first"
        return self.say(
            "goblin-teeth-bid-short", count=nth, said=wording, before=before, value=value, total=before + value
        )

    def format_named_bid(self, place: str, die: DieSeen) -> str:
        """Return a bid with the short name of its Item: "Worm 5+3"."""
        item = self.view.pot[SLOT_WORDS.index(place)]
        name = self.say("goblin-teeth-button-item", item=get_item_drawing_name(item) if item.face_up else HIDDEN_ITEM)
        return self.say("goblin-teeth-button-bid", item=name, bid=self.format_short_bid_label(place, die))

    def _describe_placement(self, reading: ChoiceText, path: Path) -> ChoiceText:
        """Return a placement, or its die, in short; a bid that would lead is green."""
        die = self.find_die(path[1])
        if path[-1] not in SLOT_WORDS:
            on_altar = len(path) > 2
            short = _build_altar_label(self, path, "altar") if on_altar else str(die.value)
            return replace(reading, short=short, emoji=None if on_altar else reading.emoji)
        press = self.say("goblin-teeth-move-place-press", value=die.value)
        short, style = self.format_named_bid(path[-1], die), self.choose_bid_style(path[-1], die)
        return replace(reading, beside=self._format_text_beside(path), press=press, style=style, short=short)

    def choose_bid_style(self, place: str, die: DieSeen) -> Style:
        """Return how a button looks that bids on an Item: green if the bid would lead."""
        item = self.view.pot[SLOT_WORDS.index(place)]
        others = [bid for seat, bid in enumerate(item.bids) if seat != die.seat]
        return "good" if item.bids[die.seat] + die.value > max(others, default=0) else "plain"

    def _describe_cheat_effect(self, path: Path) -> str | None:
        """Return what a Cheat does, where it is chosen."""
        if path == ("poison",):
            return describe_cheat(self.say, "poisoner", "you")
        return describe_cheat(self.say, path[1]) if path[0] == "cheat" and len(path) == 2 else None

    @property
    def has_one_die_choice(self) -> bool:
        """Whether the viewer has no choice of dice: one is left, or several that show the same."""
        return len({die.value for die in self.view.dice if (die.seat, die.place) == (self.view.seat, "unplayed")}) < 2

    def _find_placement_emoji(self, path: Path) -> str | None:
        """Return the emoji of a placement: the die, and the Item if it has been chosen."""
        if path[0] != "place" or len(path) < 2:
            return None
        if not path[2:]:
            return f"die_{self.find_die(path[1]).value}"
        return self.find_item_emoji(path[2]) if path[2] in SLOT_WORDS else "altar"

    def _format_text_beside(self, path: Path) -> str:
        """Return the text beside the button that places a die on an Item: the bid, and what is there."""
        die, there = self.find_die(path[1]), self.format_pot_item_line(path[2])
        return self.say("goblin-teeth-beside-die", value=die.value, there=there, **self.get_bid_facts(die, path[2]))

    def format_pot_item_line(self, slot: str) -> str:
        """Return an Item of the Pot with how many of its kind the viewer holds, and the bids on it."""
        item = self.view.pot[SLOT_WORDS.index(slot)]
        bids = [self._format_seat_bid(seat, bid) for seat, bid in enumerate(item.bids) if bid]
        bids += self._list_ties(item)
        return self.say(
            "goblin-teeth-beside-item",
            item=self.get_item_key(slot),
            held=(self.view.hand or ()).count(item.item or ""),
            known="yes" if item.item else "no",
            nearer=self._list_nearer_offerings(item.item or ""),
            bids=self.say.join_with_commas(bids) or "none",
        )

    def _list_ties(self, item: PotItem) -> list[str]:
        """Return which unplayed dice of the viewer cannot be placed on an Item, as they would tie with whom."""
        seat = self.view.seat
        mine = {die.value for die in self.view.dice if (die.seat, die.place) == (seat, "unplayed")}
        return [
            self.say("goblin-teeth-beside-tie", value=value, name=self.name(other))
            for value in sorted(mine, reverse=True)
            for other, bid in enumerate(item.bids)
            if seat is not None and other != seat and bid == item.bids[seat] + value
        ]

    def _list_nearer_offerings(self, item: str) -> str:
        """Return the viewer's Offerings to which one more Item of this kind would bring them nearer, by their keys."""
        if self.view.seat is None:
            return "none"
        hand, mine = self.view.hand or (), self.view.get_progress(self.view.seat)
        nearer = [
            build_offering_key(progress.offering)
            for progress in mine
            if measure_offering_progress(load_offerings()[progress.offering], (*hand, item)).lacking < progress.lacking
        ]
        return " ".join(nearer) or "none"

    def _format_seat_bid(self, seat: int, bid: int) -> str:
        return self.say("goblin-teeth-beside-bid", bid=bid, **self.get_player_facts(seat))

    def describe_path_start(self, path: Path) -> ChoiceText:
        """Return the words for a path with several moves: the Altar, before its action is chosen."""
        if path[0] == "place" and path[-1] == "altar":
            label = self.say("goblin-teeth-move-place-altar", value=self.find_die(path[1]).value)
            return ChoiceText(label, emoji="altar", short=self.say(ALTAR_KEY))
        return self.describe_path(path)

    def describe_whole_move(self, path: Path) -> str:
        """Return a whole move in words: a play with its card and each of its steps."""
        steps = self.describe_chosen_cheat_steps(path)
        if path[0] != "cheat" or not steps:
            return self.describe_path(path).label
        sentence = self.say.join_with_commas(steps)
        return self.say("goblin-teeth-play-in-full", card=build_card_key(path[1]), steps=sentence)

    def describe_move_in_sentence(self, path: Path) -> str:
        """Return a whole move as a sentence names it: a Cheat as such, for one of them is called Pass."""
        if path[0] != "cheat":
            return self.describe_whole_move(path)
        card, words = _split_play(path)
        if len(path) == PLAYED_CARD_WORDS:
            return self.say("goblin-teeth-play-alone", card=build_card_key(card))
        if card in ONGOING_CHEATS and words:
            whose = self.get_player_facts(PLAYER_WORDS.index(words[0]))
            return self.say("goblin-teeth-play-in-front", card=build_card_key(card), **whose)
        return self.describe_whole_move(path)

    def describe_placed_die(self, path: Path) -> str:
        """Return a die on an Item, without the bid that it makes."""
        return self.say(
            "goblin-teeth-move-place-on", value=self.find_die(path[1]).value, item=self.get_item_key(path[2])
        )

    def describe_chosen_cheat_steps(self, path: Path) -> list[str]:
        """Return the chosen steps of a play, each in a few words."""
        card, words = _split_play(path)
        shown = path[:2] == ("cheat", PREVIEW_CARD) and card != PREVIEW_CARD
        preview = [_format_step_sentence(self, "preview", (card,), 0, start="no")] if shown else []
        steps = list[str]()
        for index, role in enumerate(ROLES_BY_WORD.get(card, ())[: len(words)]):
            step = _format_step_sentence(self, role, words, index, start="no")
            if role == "to" and steps:
                step = self.say("goblin-teeth-step-moved", die=steps.pop(), place=step)
            steps.append(step)
        return preview + steps

    def ask_next_step(self, path: Path) -> str:
        """Return the question that the next word of a play answers, as a menu has it above its lines."""
        if path[:1] not in [("cheat",), ("poison",), ("shift",)] or (path[0] == "cheat" and len(path) == 1):
            return ""
        card, words = _split_play(path)
        roles = ROLES_BY_WORD.get(card, ())[len(words) : len(words) + 1]
        return self.say("goblin-teeth-choose", role=roles[0]) if roles else ""

    def _build_first_word_label(self, word: str) -> str:
        question = self.view.question
        if word == "decline" and question:
            return self.say(f"goblin-teeth-move-decline-{question.kind}")
        return self.say(f"goblin-teeth-move-{word}")

    # What a move names

    def get_die_facts(self, word: str, more: int = 0) -> dict[str, Word]:
        """Return a die as the sentences need it: whose it is, what it shows, and where it is.

        `start` is "yes" where it stands at the start of a label.
        """
        die = self.find_die(word)
        place = self.get_place_key(die.place)
        return {"value": die.value + more, "place": place, "start": "no", **self.get_player_facts(die.seat)}

    def find_die(self, word: str) -> DieSeen:
        """Return the die of this name."""
        return next(die for die in self.view.dice if die.die == word)

    def get_player_facts(self, seat: int) -> dict[str, Word]:
        """Return a player as the sentences need them: whether it is the reader, and the name."""
        return {"own": "yes" if seat == self.view.seat else "no", "name": self.name(seat)}

    def find_die_value(self, path: Path) -> int:
        """Return what the die shows that a path places, and 0 for all other paths."""
        return self.find_die(path[1]).value if path[0] == "place" and len(path) > 1 else 0

    def get_place_key(self, place: str) -> str:
        """Return the key of the name of a place, an Item or the Altar; "unplayed" for a die that is not placed."""
        return self.get_item_key(place) if place in SLOT_WORDS else ALTAR_KEY if place == "altar" else place

    def get_place_name(self, place: str) -> str:
        """Return the name of a place that stands alone."""
        return self.say("goblin-teeth-item", item=self.get_place_key(place))

    def get_item_key(self, place: str) -> str:
        """Return the key of the name of an Item of the Pot; the face-down one has no other name."""
        item = self.view.pot[SLOT_WORDS.index(place)]
        return build_pot_item_key(self.view, item) if item.face_up else build_card_key(HIDDEN_ITEM)

    def get_bid_facts(self, die: DieSeen, place: str) -> dict[str, Word]:
        """Return what a die's owner would bid on an Item with it, and how that compares."""
        bids = self.view.pot[SLOT_WORDS.index(place)].bids
        total = bids[die.seat] + die.value
        best = max((bid for seat, bid in enumerate(bids) if seat != die.seat), default=0)
        standing = "first" if not best else "highest" if total > best else "below"
        return {"standing": standing, "total": total, "best": best}


# The kinds of moves


def _build_placement_label(table: MoveFormatter, path: Path) -> str:
    die = table.find_die(path[1])
    match path[2:]:
        case ():
            return table.say("goblin-teeth-move-place-die", value=die.value)
        case ("altar", *_):
            return _build_altar_label(table, path, "move-place")
        case (place, *_):
            item, bid = table.get_item_key(place), table.get_bid_facts(die, place)
            return table.say("goblin-teeth-move-place-item", value=die.value, item=item, **bid)
    raise LookupError(path)


def _build_altar_label(table: MoveFormatter, path: Path, words: str) -> str:
    """Return what a die does on the Altar: with the die as "move-place", without it as "altar"."""
    die = table.find_die(path[1])
    match path[3:]:
        case ():
            return table.say(f"goblin-teeth-{words}-nothing", value=die.value)
        case ("draw",):
            front = table.view.front[die.seat]
            count = 2 if PRIEST_CARD in front and die.value in PRIEST_VALUES else 1
            return table.say(f"goblin-teeth-{words}-draw", value=die.value, count=count)
        case ("clear",):
            return table.say(f"goblin-teeth-{words}-clear", value=die.value)
        case ("clear", player):
            whose = table.get_player_facts(PLAYER_WORDS.index(player))
            return table.say(f"goblin-teeth-{words}-clear-player", value=die.value, **whose)
    raise LookupError(path)


def _build_play_label(table: MoveFormatter, path: Path) -> str:
    """Return the last step of a play, or the name of the card."""
    card, words = _split_play(path)
    if not words:
        return (
            _format_step_sentence(table, "preview", (card,), 0) if path[1] != card else get_card_name(table.say, card)
        )
    return _format_step_sentence(table, ROLES_BY_WORD[card][len(words) - 1], words, len(words) - 1)


def _format_step_sentence(table: MoveFormatter, role: str, path: Path, place: int, *, start: str = "yes") -> str:
    """Return one step: `words[place]` is what it names. At the `start` of a label it has a capital."""
    return table.say(f"goblin-teeth-step-{role}", **{**_FACTS_BY_ROLE[role](table, path, place), "start": start})


def _get_die_facts(table: MoveFormatter, path: Path, place: int) -> dict[str, Word]:
    return table.get_die_facts(path[place])


def _get_die_change_facts(table: MoveFormatter, path: Path, place: int, by: int) -> dict[str, Word]:
    """Return a die with what it will show; if the same die is named twice, it has been raised before."""
    more = path[:place].count(path[place])
    return {**table.get_die_facts(path[place], more), "number": table.find_die(path[place]).value + more + by}


def _get_target_facts(table: MoveFormatter, path: Path, place: int) -> dict[str, Word]:
    return {
        "item": table.get_item_key(path[place]),
        **table.get_bid_facts(table.find_die(path[place - 1]), path[place]),
    }


def _get_card_facts(_: MoveFormatter, path: Path, place: int) -> dict[str, Word]:
    return {"card": build_card_key(path[place])}


def _get_gift_facts(table: MoveFormatter, path: Path, place: int) -> dict[str, Word]:
    return {**_get_card_facts(table, path, place), "name": table.name(table.find_die(path[0]).seat)}


def _build_set_die_label(table: MoveFormatter, path: Path) -> str:
    key = "goblin-teeth-move-set-die" if len(path) == 2 else "goblin-teeth-move-set-to"
    return table.say(key, number=path[-1], **table.get_die_facts(path[1]))


def _build_take_card_label(table: MoveFormatter, path: Path) -> str:
    seat = next(seat for seat, cards in enumerate(table.view.front) if path[1] in cards)
    return table.say("goblin-teeth-move-take-card", card=build_card_key(path[1]), name=table.name(seat))


def _build_keep_card_label(table: MoveFormatter, path: Path) -> str:
    card = build_card_key(path[1])
    if len(path) < 4 or table.view.seat is None:
        return table.say("goblin-teeth-move-keep-card", card=card)
    left = table.name((table.view.seat + 1) % table.view.seats)
    return table.say("goblin-teeth-move-keep-give", card=card, given=build_card_key(path[3]), name=left)


def _build_reroll_label(table: MoveFormatter, path: Path) -> str:
    if table.view.question and table.view.question.kind == "blessed":
        return table.say("goblin-teeth-move-reroll-one")
    return table.say("goblin-teeth-move-reroll-die", **table.get_die_facts(path[1]))


def _split_play(path: Path) -> tuple[str, Path]:
    """Return the card, or the first word, that a path is about, and the words that say how it is played."""
    if path[0] != "cheat":
        return path[0], path[1:]
    if len(path) > 2 and path[1] == PREVIEW_CARD:
        return path[2], path[3:]
    return path[1], path[2:]


_LABEL_BY_VERB: Mapping[str, Callable[[MoveFormatter, Path], str]] = {
    "place": _build_placement_label,
    "cheat": _build_play_label,
    "poison": _build_play_label,
    "shift": _build_play_label,
    "discard": lambda words, path: _format_step_sentence(words, "discard", path[1:], 0),
    "set": _build_set_die_label,
    "take": _build_take_card_label,
    "keep": _build_keep_card_label,
    "reroll": _build_reroll_label,
}
"""How moves of more than one word read, by their first word."""

_FACTS_BY_ROLE: Mapping[str, Callable[[MoveFormatter, Path, int], Mapping[str, Word]]] = {
    "raise": lambda words, path, place: _get_die_change_facts(words, path, place, 1),
    "reduce": lambda words, path, place: _get_die_change_facts(words, path, place, -1),
    "victim": lambda words, path, place: _get_die_change_facts(words, path, place, -2),
    "reroll": _get_die_facts,
    "move": _get_die_facts,
    "one": _get_die_facts,
    "with": _get_die_facts,
    "to": _get_target_facts,
    "discard": _get_card_facts,
    "put": _get_card_facts,
    "preview": _get_card_facts,
    "gift": _get_gift_facts,
    "replace": lambda words, path, place: {"item": words.get_item_key(path[place])},
    "front": lambda words, path, place: words.get_player_facts(PLAYER_WORDS.index(path[place])),
}
"""The arguments of the sentence of each step."""

_ALTAR_SENTENCES = ("nothing", "draw", "clear", "clear-player")
MOVE_SENTENCES: Mapping[str, Iterable[str]] = {
    "move": [verb for verb in MOVE_VERBS if verb != "decline"],
    "move-decline": ("blessed", "clumsy", "fresh-start", "helped", "pilfer", "fingers", "patient"),
    "move-place": _ALTAR_SENTENCES,
    "altar": _ALTAR_SENTENCES,
    "step": _FACTS_BY_ROLE,
}
"""The sentences of moves and steps by their first words; "decline" reads differently at each question."""
