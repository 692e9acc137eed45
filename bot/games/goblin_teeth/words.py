"""How the moves of Goblin Teeth read: dice, Items and players in words, each step of a play from its player's side."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.games.goblin_teeth.names import HIDDEN, card_name, item_label
from bot.pictures.telling import listed
from bot.screens.controls.paths import Path
from bot.screens.controls.reader import Reading
from bot.screens.layout import Style
from games.engine.words import Words
from games.goblin_teeth import ONGOING, PLAYERS, SLOTS, DieSeen, GoblinTeethView, offerings_by_name
from games.goblin_teeth.notation import VERBS
from games.goblin_teeth.offerings import progress

PREVIEW = "sneak-preview"
PRIEST, PRIEST_VALUES = "priest", (4, 5, 6)

Roles = tuple[str, ...]

ROLES: Mapping[str, Roles] = {
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
    **dict.fromkeys(ONGOING, ("front",)),
    "poison": ("victim", "gift"),
    "shift": ("raise", "reduce"),
}
"""The meanings of the words after a card's name, or after a first word, one by one."""


@dataclass(frozen=True, slots=True)
class MoveWords:
    """Puts the moves of one viewer into words. `name` gives a player's name in the form needed there."""

    view: GoblinTeethView
    say: Words
    name: Callable[[int], str]

    def read(self, path: Path) -> Reading:
        """Return how the last word of a path reads on a button or in a menu."""
        known = _READ.get(path[0])
        label = known(self, path) if known and len(path) > 1 else self._first(path[0])
        style: Style = "good" if path == ("draw",) else "plain"
        reading = Reading(label[:1].upper() + label[1:], self._gist(path), style=style, emoji=self._emoji(path))
        if path[0] == "place" and len(path) > 1:
            return self._placing(reading, path)
        return self._onto(reading, path) if path[-1] in SLOTS and path[0] == "cheat" else reading

    def _onto(self, reading: Reading, path: Path) -> Reading:
        """Return an Item as the last step of a play: for a die the bid, otherwise the name."""
        place, before = path[-1], path[-2]
        die = next((die for die in self.view.dice if die.die == before), None)
        short = self.short_bid(place, die) if die else self.item(place)
        return replace(reading, emoji=self.item_emoji(place), short=short)

    def item_emoji(self, place: str) -> str:
        """Return the emoji of what is in a place of the Pot."""
        one = self.view.pot[SLOTS.index(place)]
        return f"item_{(one.item if one.face_up and one.item else HIDDEN).replace('-', '_')}"

    def short_bid(self, place: str, die: DieSeen, said: str = "sum") -> str:
        """Return a bid beside the Item's sign: raised as "5+3" or as its total; of several alike it says which."""
        one = self.view.pot[SLOTS.index(place)]
        alike = [other.place for other in self.view.pot if other.face_up and other.item == one.item]
        nth = alike.index(place) + 1 if one.face_up and len(alike) > 1 else 0
        before, value = one.bids[die.seat], die.value
        if not (nth or before):
            return str(value)
        said = said if before else "total"
        return self.say(
            "goblin-teeth-bid-short", number=nth, said=said, before=before, value=value, total=before + value
        )

    def _placing(self, reading: Reading, path: Path) -> Reading:
        """Return a placement, or its die, in short; a bid that would lead is green."""
        die = self.seen(path[1])
        if path[-1] not in SLOTS:
            on_altar = len(path) > 2
            short = _at_altar(self, path, "altar") if on_altar else str(die.value)
            return replace(reading, short=short, emoji=None if on_altar else reading.emoji)
        press = self.say("goblin-teeth-move-place-press", value=die.value)
        short, style = self.short_bid(path[-1], die), self.style_of_bid(path[-1], die)
        return replace(reading, beside=self._beside(path), press=press, style=style, short=short)

    def style_of_bid(self, place: str, die: DieSeen) -> Style:
        """Return how a button looks that bids on an Item: green if the bid would lead."""
        one = self.view.pot[SLOTS.index(place)]
        others = [bid for seat, bid in enumerate(one.bids) if seat != die.seat]
        return "good" if one.bids[die.seat] + die.value > max(others, default=0) else "plain"

    def _gist(self, path: Path) -> str | None:
        """Return what a Cheat does, where it is chosen."""
        if path == ("poison",):
            return self.say("goblin-teeth-cheat-poisoner-gist")
        return self.say(f"goblin-teeth-cheat-{path[1]}-gist") if path[0] == "cheat" and len(path) == 2 else None

    @property
    def lone_die(self) -> bool:
        """Whether the viewer has no choice of dice: one is left, or several that show the same."""
        return len({die.value for die in self.view.dice if (die.seat, die.place) == (self.view.seat, "unplayed")}) < 2

    def _emoji(self, path: Path) -> str | None:
        """Return the emoji of a placement: the die, and the Item if it has been chosen."""
        if path[0] != "place" or len(path) < 2:
            return None
        if not path[2:]:
            return f"die_{self.seen(path[1]).value}"
        return self.item_emoji(path[2]) if path[2] in SLOTS else "altar"

    def _beside(self, path: Path) -> str:
        """Return the text beside the button that places a die on an Item: the bid, and what is there."""
        die, bid = self.seen(path[1]), self.bid(self.seen(path[1]), path[2])
        there = self.for_bids(path[2])
        return self.say("goblin-teeth-beside-die", value=die.value, bid=bid, there=there)

    def for_bids(self, slot: str) -> str:
        """Return an Item of the Pot with how many of its kind the viewer holds, and the bids on it."""
        one = self.view.pot[SLOTS.index(slot)]
        bids = [self._bid_of(seat, bid) for seat, bid in enumerate(one.bids) if bid]
        return self.say(
            "goblin-teeth-beside-item",
            item=self.item(slot),
            held=(self.view.hand or ()).count(one.item or ""),
            known="yes" if one.item else "no",
            nearer=self._nearer(one.item or ""),
            bids=self.say("pictures-comma").join(bids) or "none",
        )

    def _nearer(self, item: str) -> str:
        """Return the viewer's Offerings to which one more Item of this kind would bring them nearer."""
        if self.view.seat is None:
            return "none"
        hand, mine = self.view.hand or (), self.view.progress_of(self.view.seat)
        nearer = [
            self.say(f"goblin-teeth-offering-{one.offering}")
            for one in mine
            if progress(offerings_by_name()[one.offering], (*hand, item)).lacking < one.lacking
        ]
        return listed(self.say, nearer) or "none"

    def _bid_of(self, seat: int, bid: int) -> str:
        return self.say("goblin-teeth-beside-bid", bid=bid, **self.whose(seat))

    def lead(self, path: Path) -> Reading:
        """Return the words for a path with several moves: the Altar, before its action is chosen."""
        if path[0] == "place" and path[-1] == "altar":
            label = self.say("goblin-teeth-move-place-altar", value=self.seen(path[1]).value)
            return Reading(label, emoji="altar", short=self.say("goblin-teeth-altar"))
        return self.read(path)

    def in_full(self, path: Path) -> str:
        """Return a whole move in words: a play with its card and each of its steps."""
        steps = self.so_far(path)
        if path[0] != "cheat" or not steps:
            return self.read(path).label
        told = self.say("pictures-comma").join(steps)
        return self.say("goblin-teeth-play-in-full", card=card_name(self.say, path[1]), steps=told)

    def so_far(self, path: Path) -> list[str]:
        """Return the chosen steps of a play, each in a few words."""
        card, words = _played(path)
        preview = [_step(self, "preview", (card,), 0)] if path[:2] == ("cheat", PREVIEW) and card != PREVIEW else []
        roles = ROLES.get(card, ())[: len(words)]
        return preview + [_step(self, role, words, place) for place, role in enumerate(roles)]

    def _first(self, word: str) -> str:
        question = self.view.question
        if word == "decline" and question:
            return self.say(f"goblin-teeth-move-decline-{question.kind}")
        return self.say(f"goblin-teeth-move-{word}")

    # What a move names

    def die(self, word: str, more: int = 0) -> str:
        """Return a die in words: whose it is, what it shows, and where it is if it is placed."""
        die = self.seen(word)
        return self.say("goblin-teeth-die", value=die.value + more, where=self.where(die.place), **self.whose(die.seat))

    def seen(self, word: str) -> DieSeen:
        """Return the die of this name."""
        return next(die for die in self.view.dice if die.die == word)

    def whose(self, seat: int) -> dict[str, str]:
        """Return a player as the sentences need them: whether it is the reader, and the name."""
        return {"own": "yes" if seat == self.view.seat else "no", "name": self.name(seat)}

    def where(self, place: str) -> str:
        """Return a place with "on", and nothing for a die that is not placed."""
        item = self.item(place) if place in SLOTS else ""
        return self.say("goblin-teeth-where", place="item" if item else place, item=item)

    def item(self, place: str) -> str:
        """Return the Item of the Pot at a place; the face-down one has no other name."""
        one = self.view.pot[SLOTS.index(place)]
        return item_label(self.view, one, self.say) if one.face_up else self.say("goblin-teeth-item-hidden")

    def bid(self, die: DieSeen, place: str) -> str:
        """Return what a die's owner would bid on an Item with it, and how that compares."""
        bids = self.view.pot[SLOTS.index(place)].bids
        total = bids[die.seat] + die.value
        best = max((bid for seat, bid in enumerate(bids) if seat != die.seat), default=0)
        standing = "first" if not best else "highest" if total > best else "below"
        return self.say("goblin-teeth-bid", standing=standing, total=total, best=best)


# The kinds of moves


def _place(table: MoveWords, path: Path) -> str:
    die = table.seen(path[1])
    match path[2:]:
        case ():
            return table.say("goblin-teeth-move-place-die", value=die.value)
        case ("altar", *_):
            return _at_altar(table, path, "move-place")
        case (place, *_):
            item, bid = table.item(place), table.bid(die, place)
            return table.say("goblin-teeth-move-place-item", value=die.value, item=item, bid=bid)
    raise LookupError(path)


def _at_altar(table: MoveWords, path: Path, words: str) -> str:
    """Return what a die does on the Altar: with the die as "move-place", without it as "altar"."""
    die = table.seen(path[1])
    match path[3:]:
        case ():
            return table.say(f"goblin-teeth-{words}-nothing", value=die.value)
        case ("draw",):
            front = table.view.front[die.seat]
            count = 2 if PRIEST in front and die.value in PRIEST_VALUES else 1
            return table.say(f"goblin-teeth-{words}-draw", value=die.value, count=count)
        case ("clear",):
            return table.say(f"goblin-teeth-{words}-clear", value=die.value)
        case ("clear", player):
            whose = table.whose(PLAYERS.index(player))
            return table.say(f"goblin-teeth-{words}-clear-player", value=die.value, **whose)
    raise LookupError(path)


def _play(table: MoveWords, path: Path) -> str:
    """Return the last step of a play, or the name of the card."""
    card, words = _played(path)
    if not words:
        return _step(table, "preview", (card,), 0) if path[1] != card else card_name(table.say, card)
    return _step(table, ROLES[card][len(words) - 1], words, len(words) - 1)


def _step(table: MoveWords, role: str, words: Path, place: int) -> str:
    """Return one step: `words[place]` is what it names."""
    return table.say(f"goblin-teeth-step-{role}", **_FACTS[role](table, words, place))


def _one_die(table: MoveWords, words: Path, place: int) -> dict[str, str]:
    return {"die": table.die(words[place])}


def _changed(table: MoveWords, words: Path, place: int, by: int) -> dict[str, str | int]:
    """Return a die with what it will show; if the same die is named twice, it has been raised before."""
    more = words[:place].count(words[place])
    return {"die": table.die(words[place], more), "number": table.seen(words[place]).value + more + by}


def _onto(table: MoveWords, words: Path, place: int) -> dict[str, str]:
    return {"item": table.item(words[place]), "bid": table.bid(table.seen(words[place - 1]), words[place])}


def _one_card(table: MoveWords, words: Path, place: int) -> dict[str, str]:
    return {"card": card_name(table.say, words[place])}


def _gift(table: MoveWords, words: Path, place: int) -> dict[str, str]:
    return {**_one_card(table, words, place), "name": table.name(table.seen(words[0]).seat)}


def _set(table: MoveWords, path: Path) -> str:
    key = "goblin-teeth-move-set-die" if len(path) == 2 else "goblin-teeth-move-set-to"
    return table.say(key, die=table.die(path[1]), number=path[-1])


def _take(table: MoveWords, path: Path) -> str:
    seat = next(seat for seat, cards in enumerate(table.view.front) if path[1] in cards)
    return table.say("goblin-teeth-move-take-card", card=card_name(table.say, path[1]), name=table.name(seat))


def _keep(table: MoveWords, path: Path) -> str:
    card = card_name(table.say, path[1])
    if len(path) < 4 or table.view.seat is None:
        return table.say("goblin-teeth-move-keep-card", card=card)
    left = table.name((table.view.seat + 1) % table.view.seats)
    return table.say("goblin-teeth-move-keep-give", card=card, given=card_name(table.say, path[3]), name=left)


def _reroll(table: MoveWords, path: Path) -> str:
    if table.view.question and table.view.question.kind == "blessed":
        return table.say("goblin-teeth-move-reroll-one")
    return table.say("goblin-teeth-move-reroll-die", die=table.die(path[1]))


def _played(path: Path) -> tuple[str, Path]:
    """Return the card, or the first word, that a path is about, and the words that say how it is played."""
    if path[0] != "cheat":
        return path[0], path[1:]
    if len(path) > 2 and path[1] == PREVIEW:
        return path[2], path[3:]
    return path[1], path[2:]


_READ: Mapping[str, Callable[[MoveWords, Path], str]] = {
    "place": _place,
    "cheat": _play,
    "poison": _play,
    "shift": _play,
    "discard": lambda words, path: _step(words, "discard", path[1:], 0),
    "set": _set,
    "take": _take,
    "keep": _keep,
    "reroll": _reroll,
}
"""How moves of more than one word read, by their first word."""

_FACTS: Mapping[str, Callable[[MoveWords, Path, int], Mapping[str, str | int]]] = {
    "raise": lambda words, path, place: _changed(words, path, place, 1),
    "reduce": lambda words, path, place: _changed(words, path, place, -1),
    "victim": lambda words, path, place: _changed(words, path, place, -2),
    "reroll": _one_die,
    "move": _one_die,
    "one": _one_die,
    "with": _one_die,
    "to": _onto,
    "discard": _one_card,
    "put": _one_card,
    "preview": _one_card,
    "gift": _gift,
    "replace": lambda words, path, place: {"item": words.item(path[place])},
    "front": lambda words, path, place: words.whose(PLAYERS.index(path[place])),
}
"""The arguments of the sentence of each step."""

_AT_ALTAR = ("nothing", "draw", "clear", "clear-player")
MOVES_SAID: Mapping[str, Iterable[str]] = {
    "move": [verb for verb in VERBS if verb != "decline"],
    "move-decline": ("blessed", "clumsy", "fresh-start", "helped", "pilfer", "fingers", "patient"),
    "move-place": _AT_ALTAR,
    "altar": _AT_ALTAR,
    "step": _FACTS,
}
"""The sentences of moves and steps by their first words; "decline" reads differently at each question."""
