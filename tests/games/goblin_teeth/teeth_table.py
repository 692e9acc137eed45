"""A table of Goblin Teeth for tests: any position written in a few words, played by notation, with loaded dice.

A player's dice read "3@i2 4@altar 6": a 3 on the second Item, a 4 on the Altar and an unplayed 6. Dice are d1 to d3 for
seat 0, d4 to d6 for seat 1 and so on. Cards are named, separated by blanks; i1 is the face-down Item.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from games.engine import Chance, Event, GameError
from games.engine.events import Fact
from games.goblin_teeth import CHEATS, DIE_WORDS, SLOT_WORDS, GoblinTeeth, GoblinTeethView
from games.goblin_teeth.bids import MAX_BID, list_all_bids
from games.goblin_teeth.items import load_items
from games.goblin_teeth.move_in_progress import MoveInProgress, run_queued_steps
from games.goblin_teeth.state import ALTAR_PLACE, UNPLAYED_PLACE, GoblinTeethState

GAME = GoblinTeeth()
POT = "button worm emerald mushroom fish-eye"
"""The Pot of a table that asks for no other: so many of these as there are players."""
PLACES = {"unplayed": UNPLAYED_PLACE, "altar": ALTAR_PLACE, **{name: slot for slot, name in enumerate(SLOT_WORDS)}}
WORDS = {place: word for word, place in PLACES.items()}


class Loaded(Chance):
    """Dice that fall as a test says, and decks that a shuffle leaves as they are. No roll may come unexpected."""

    def __init__(self, rolls: Iterable[int]) -> None:
        self.rolls = list(rolls)

    def random_below(self, bound: int, label: str) -> int:
        if label != "die":
            return bound - 1
        assert self.rolls, "a die was rolled that no test expected"
        return self.rolls.pop(0) - 1


class Teeth:
    """A match at any position.

    A deck's first card is its top; below them lies what the arguments do not name, or nothing without the `rest`.
    """

    def __init__(
        self,
        *dice: str,
        pot: str | None = None,
        hands: Sequence[str] = (),
        front: Sequence[str] = (),
        turn: int = 0,
        first: int = 0,
        rolls: Iterable[int] = (),
        deck: str = "",
        discard: str = "",
        items: str = "",
        item_discard: str = "",
        rest: bool = True,
        offerings: Sequence[str] = ("six", "a1", "b1"),
    ) -> None:
        seats = len(dice)
        parsed = [[_die(word) for word in line.split()] for line in dice]
        lying = (POT.split()[:seats]) if pot is None else pot.split()
        held = [_cards(hands, seat) for seat in range(seats)]
        before = [_cards(front, seat) for seat in range(seats)]
        used = [card for cards in (*held, *before, discard.split(), deck.split()) for card in cards]
        cheats_left = [cheat for cheat in CHEATS if cheat not in used]
        items_left = Counter(load_items()) - Counter([*lying, *used, *items.split(), *item_discard.split()])
        self.state = GoblinTeethState(
            seats=seats,
            offerings=(tuple(offerings),) * seats,
            dice=[value for line in parsed for value, _ in line],
            places=[place for line in parsed for _, place in line],
            pot=lying,
            hands=held,
            front=before,
            items=(list(items_left.elements()) if rest else []) + items.split()[::-1],
            item_discard=item_discard.split(),
            cheats=(cheats_left if rest else []) + deck.split()[::-1],
            cheat_discard=discard.split(),
            memory=[[()] * seats for _ in range(seats + 1)],
            decision=None,
            round=1,
            first=first,
            turn=turn,
        )
        self.luck = Loaded(rolls)
        self.events: list[Event] = []
        run_queued_steps(MoveInProgress(self.state, self.luck))
        assert_lawful(self.state)
        self._pieces = GAME.count_pieces(self.state)

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        assert self.state.decision is not None
        return self.state.decision.seats[0]

    @property
    def asked(self) -> str | None:
        """What kind of decision is open."""
        return self.state.decision.kind if self.state.decision else None

    def play(self, *moves: str) -> "Teeth":
        """Play moves, each by the seat that is asked; what was told before is forgotten. Nothing may break the laws."""
        self.events = []
        for text in moves:
            move = GAME.parse_move(text)
            self.events += GAME.play(self.state, self.seat, move, self.luck)
            assert GAME.count_pieces(self.state) == self._pieces
            assert_lawful(self.state)
        return self

    def moves(self, start: str = "") -> set[str]:
        """The moves of the seat that is asked, as far as they begin with these words; the words are left out."""
        every = [str(move) for move in GAME.legal_moves(self.state, self.seat)]
        assert len(set(every)) == len(every)
        return {move.removeprefix(start).strip() for move in every if f"{move} ".startswith(start)}

    def cheats(self) -> set[str]:
        """The Cheats that can be played now."""
        return {move.split()[0] for move in self.moves("cheat")}

    def refusal(self, text: str) -> str:
        """The code with which a move is refused, which must change nothing."""
        before = self.state.clone()
        with pytest.raises(GameError) as refused:
            GAME.play(self.state, self.seat, GAME.parse_move(text), self.luck)
        assert self.state == before
        assert str(refused.value)
        return refused.value.code.removeprefix("goblin-teeth-")

    def dice(self, seat: int) -> str:
        """The dice of a seat, as they are written."""
        mine = range(3 * seat, 3 * seat + 3)
        return " ".join(self.die(DIE_WORDS[die]) for die in mine)

    def die(self, name: str) -> str:
        """A die, as it is written."""
        die = DIE_WORDS.index(name)
        place = self.state.places[die]
        return str(self.state.dice[die]) + ("" if place == UNPLAYED_PLACE else f"@{WORDS[place]}")

    @property
    def silence(self) -> str:
        """What the silence of the seat that is asked means."""
        return str(GAME.default_move(self.state, self.seat))

    def hand(self, seat: int) -> list[str]:
        """The hand of a seat, sorted."""
        return sorted(self.state.hands[seat])

    def front(self, seat: int) -> list[str]:
        """The Ongoing cards in front of a seat."""
        return list(self.state.front[seat])

    @property
    def discard(self) -> list[str]:
        """The Cheats of the discard, the top one last."""
        return list(self.state.cheat_discard)

    def told(self, kind: str) -> dict[str, Fact]:
        """The facts of the last event of a kind."""
        return dict(next(event.facts for event in reversed(self.events) if event.kind == kind))

    def kinds(self) -> list[str]:
        """The kinds of all events that everybody heard."""
        return [event.kind for event in self.events if event.to is None]

    def view(self, seat: int | None) -> GoblinTeethView:
        """The table as somebody sees it."""
        return GAME.view(self.state, seat)


def _die(word: str) -> tuple[int, int]:
    value, _, place = word.partition("@")
    return int(value), PLACES[place or "unplayed"]


def _cards(lines: Sequence[str], seat: int) -> list[str]:
    return lines[seat].split() if seat < len(lines) else []


def assert_lawful(state: GoblinTeethState) -> None:
    """No bid is above ten, no two bids tie, and nobody remembers a card where it is not."""
    for row in list_all_bids(state):
        bids = [bid for bid in row if bid]
        assert max(bids, default=0) <= MAX_BID
        assert len(set(bids)) == len(bids)
    for known in state.memory:
        for seat, cards in enumerate(known):
            assert not Counter(cards) - Counter(state.hands[seat])
