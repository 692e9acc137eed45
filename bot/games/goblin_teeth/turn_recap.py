"""The shortest recap of turns in Goblin Teeth: a sentence for each turn, with all its Cheats and its die, in order."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.games.goblin_teeth.names import ALTAR_KEY, HIDDEN_ITEM, build_card_key, build_numbered_item_key
from bot.games.goblin_teeth.rule_causes import THREE_EQUAL, find_cause, find_whole_move
from bot.screens.parts.brief_lines import BriefFact
from bot.screens.scene import Scene
from games.engine import Event
from games.engine.words import Word
from games.goblin_teeth import SLOT_WORDS, GoblinTeethView, events

HURTFUL_TURN_WEIGHT, CHEATING_TURN_WEIGHT, PLAIN_TURN_WEIGHT = 4, 3, 2
"""How much a turn matters that did something to the reader, one with a Cheat, and any other."""
ACTION_SENTENCES = ("hurt", "card", "change", "move", "placed", "outbid", "pilfered", "cleared", "refreshed")
"""The sentences of actions."""
CARD_BY_EVENT: Mapping[type[Event], str] = {
    events.DiePoisoned: "poisoner",
    events.DieRaised: "quick-fingers",
    events.DieReduced: "quick-fingers",
    events.DieSet: "sneaky-sneaky",
}
"""The card that changes a die in this way in a move of its own, after its player was asked."""


def find_place_key(place: str, item: str) -> str:
    """Return the key of the name of a place; "unplayed" if it has none."""
    return build_card_key(item) if item else ALTAR_KEY if place == "altar" else place


def find_pot_place_key(view: GoblinTeethView, place: str, item: str) -> str:
    """Return the key of the name of a place of this round; of equal Items of the Pot it says which."""
    pot = [pot_item.item if pot_item.face_up and pot_item.item else HIDDEN_ITEM for pot_item in view.pot]
    is_known_item = place in SLOT_WORDS[: len(pot)] and pot[SLOT_WORDS.index(place)] == item != HIDDEN_ITEM
    return (build_numbered_item_key(item, place, pot) if is_known_item else None) or find_place_key(place, item)


class Outbid(NamedTuple):
    """What somebody bids now who outbids the reader, what the reader does, and whether that was so before the die."""

    bid: int
    mine: int
    led: bool


def find_outbid(scene: Scene, view: GoblinTeethView, placed: events.DiePlaced, reader: int | None) -> Outbid | None:
    """Return the bids of somebody who outbids the reader by a die, and of the reader; `None`: they do not."""
    item = next((item for item in view.pot if item.place == placed.place), None)
    mine = item.bids[reader] if item and reader is not None else 0
    if not item or reader is None or not mine or item.leader != placed.seat or placed.seat == reader:
        return None
    event_list = [event for move in scene.table_view.recent_moves for event in move.events]
    since = event_list[next((index for index, event in enumerate(event_list) if event is placed), len(event_list)) :]
    theirs, own = (item.bids[seat] - _sum_bid_changes(since, seat, item.place) for seat in (placed.seat, reader))
    return Outbid(item.bids[placed.seat], mine, theirs > own > 0)


def _sum_bid_changes(event_list: Sequence[Event], seat: int, place: str) -> int:
    """Return by how much these events changed the bid of a seat on an Item."""
    change = 0
    for event in event_list:
        if isinstance(event, events.DiePlaced):
            change += event.value * ((event.seat, event.place) == (seat, place))
        elif isinstance(event, events.DieMoved) and event.die_seat == seat:
            change += event.value * ((event.place == place) - (event.from_place == place))
        elif isinstance(event, events.DieChanged) and (event.die_seat, event.place) == (seat, place):
            change += event.value - event.was
    return change


def get_cheat_facts(scene: Scene, move: Sequence[Event], cheat: events.CheatPlayed) -> dict[str, Word]:
    """Return a Cheat with what nothing else says of it: in front of whom it is, or what was rolled."""
    theirs = [event for event in move if getattr(event, "seat", None) == cheat.seat]
    down = next(
        (event for event in theirs if isinstance(event, events.OngoingCardLaid) and event.card == cheat.card), None
    )
    rolled = next((event for event in theirs if isinstance(event, events.DiceRolled)), None)
    how = "rolled" if rolled else "plain" if not down else "self" if down.to_seat == cheat.seat else "on"
    return {
        "card": build_card_key(cheat.card),
        "how": how,
        "target": scene.format_seat_name(down.to_seat) if down else "",
        "dice": " ".join(map(str, rolled.values)) if rolled else "",
    }


@dataclass
class _TurnAction:
    """Something that somebody did: a Cheat with what it changed, or a die that was placed."""

    said: Callable[[str], str]
    card: str = ""
    changes: list[str] = field(default_factory=list)
    hurts: bool = False


@dataclass
class _Turn:
    """What somebody did in a row."""

    seat: int
    name: str
    actions: list[_TurnAction] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def find_action(self, card: str) -> _TurnAction | None:
        """Return the last action by a card."""
        return next((action for action in reversed(self.actions) if card and action.card == card), None)


@dataclass(frozen=True)
class TurnWriter:
    """Tells moves turn by turn to a reader; `detailed`: also of dice that are not the reader's what became of them.

    `others` has what is told in sentences of their own, by the identity of the events.
    """

    view: GoblinTeethView
    reader: int | None
    others: Mapping[int, BriefFact]
    detailed: bool

    def list_facts(self, moves: Sequence[tuple[Scene, Sequence[Event]]]) -> list[tuple[Event, BriefFact]]:
        """Return the facts of these moves, each with its scene and those of its events that are told."""
        facts, turn = list[tuple[Event, BriefFact]](), None
        for scene, event_list in moves:
            for event in event_list:
                own = id(event) not in self.others
                if type(event) in _ADD_BY_EVENT and getattr(event, "seat", None) != scene.seat:
                    if turn is None or turn.seat != event.facts["seat"]:
                        facts += self._close_turn(scene, turn)
                        seat = int(event.facts["seat"])  # type: ignore[arg-type]  # all these events name a seat
                        turn = _Turn(seat, scene.format_seat_name(seat))
                    _ADD_BY_EVENT[type(event)](_TurnContext(self, scene, event_list, turn), event)
                    turn.events.append(event)
                elif not own:
                    facts += [*self._close_turn(scene, turn), (event, self.others[id(event)])]
                    turn = None
        return [*facts, *(self._close_turn(moves[-1][0], turn) if moves else ())]

    def _close_turn(self, scene: Scene, turn: _Turn | None) -> Iterator[tuple[Event, BriefFact]]:
        if turn is None or not turn.actions:
            return
        actions = [self._format_action(scene, action) for action in turn.actions]
        sentence = scene.say("goblin-teeth-gist-turn", name=turn.name, actions=scene.say.join_with_commas(actions))
        hurts, cheats = any(action.hurts for action in turn.actions), any(action.card for action in turn.actions)
        weight = HURTFUL_TURN_WEIGHT if hurts else CHEATING_TURN_WEIGHT if cheats else PLAIN_TURN_WEIGHT
        yield turn.events[-1], BriefFact(sentence, weight)

    def _format_action(self, scene: Scene, action: _TurnAction) -> str:
        changes = scene.say.join_with_commas(action.changes) or "none"
        sentence = action.said(changes)
        return scene.say("goblin-teeth-gist-action-hurt", action=sentence) if action.hurts else sentence


@dataclass(frozen=True)
class _TurnContext:
    """Where an event is told: in which move and turn."""

    writer: TurnWriter
    scene: Scene
    move: Sequence[Event]
    turn: _Turn

    def format_action(self, kind: str, **facts: Word) -> str:
        """Return the words of an action of this kind."""
        return self.scene.say(f"goblin-teeth-gist-action-{kind}", **facts)

    def add_action(self, sentence: str, *, hurts: bool = False) -> None:
        """Add an action that is no Cheat."""
        self.turn.actions.append(_TurnAction(lambda _: sentence, hurts=hurts))

    def add_cheat(self, facts: Mapping[str, Word], card: str, *, hurts: bool = False) -> _TurnAction:
        """Add a Cheat, whose changes are told behind it."""
        action = _TurnAction(
            lambda changes: self.format_action("card", **{**facts, "changes": changes}), card, hurts=hurts
        )
        self.turn.actions.append(action)
        return action

    def get_owner_facts(self, seat: int, owner: int) -> dict[str, Word]:
        """Return whose die or card it is: the viewer's, that of the player who acts, or another's."""
        whose = "you" if owner == self.scene.seat else "self" if owner == seat else "other"
        return {"whose": whose, "owner": self.scene.format_seat_name(owner)}

    def add_change(self, event: Any, sentence: str) -> None:
        """Add what became of a die to the Cheat that changed it, or to a card that asked its player."""
        hurts = event.die_seat == self.writer.reader != event.seat
        card = self._find_card(event)
        if not card:
            self.add_action(sentence, hurts=hurts)
            return
        facts: dict[str, Word] = {"card": build_card_key(card), "how": "plain", "target": "", "dice": ""}
        action = self.turn.find_action(card) or self.add_cheat(facts, card)
        action.hurts |= hurts
        if hurts or self.writer.detailed:
            action.changes.append(sentence)

    def _find_card(self, event: Event) -> str:
        played = [other.card for other in self.move if isinstance(other, events.CheatPlayed)]
        if played:
            return played[-1]
        if type(event) in CARD_BY_EVENT:
            return CARD_BY_EVENT[type(event)]
        cause = find_cause(
            self.writer.view, event, find_whole_move(self.scene.table_view.recent_moves, event, (event,))
        )
        return cause.card if cause and cause.card != THREE_EQUAL else self._find_last_card()

    def _find_last_card(self) -> str:
        return next((action.card for action in reversed(self.turn.actions) if action.card), "")


def _add_cheat(context: _TurnContext, event: events.CheatPlayed) -> None:
    if not any(isinstance(other, events.OngoingCardLaid) and other.card == event.card for other in context.move):
        context.add_cheat(get_cheat_facts(context.scene, context.move, event), event.card)


def _add_laid_card(context: _TurnContext, event: events.OngoingCardLaid) -> None:
    owner = context.get_owner_facts(event.seat, event.to_seat)
    how = {"you": "you", "self": "self", "other": "on"}[str(owner["whose"])]
    facts = {"card": build_card_key(event.card), "how": how, "target": owner["owner"], "dice": ""}
    context.add_cheat(facts, event.card, hurts=event.to_seat == context.writer.reader != event.seat)


def _add_die_change(context: _TurnContext, event: events.DieChanged) -> None:
    if event.was != event.value:
        owner = context.get_owner_facts(event.seat, event.die_seat)
        context.add_change(event, context.format_action("change", was=event.was, value=event.value, **owner))


def _add_die_move(context: _TurnContext, event: events.DieMoved) -> None:
    owner = context.get_owner_facts(event.seat, event.die_seat)
    place = find_pot_place_key(context.writer.view, event.place, event.item)
    context.add_change(event, context.format_action("move", value=event.value, place=place, **owner))


def _add_placement(context: _TurnContext, event: events.DiePlaced) -> None:
    outbid = find_outbid(context.scene, context.writer.view, event, context.writer.reader)
    if outbid and context.writer.reader is not None:
        owner = context.get_owner_facts(event.seat, context.writer.reader)
        item = find_pot_place_key(context.writer.view, event.place, event.item or HIDDEN_ITEM)
        sentence = context.format_action("outbid", item=item, bid=outbid.bid, mine=outbid.mine, **owner)
        context.add_action(sentence, hurts=True)
        return
    drawn = sum(
        other.count for other in context.move if isinstance(other, events.CheatsDrawn) and other.seat == event.seat
    )
    place = find_pot_place_key(context.writer.view, event.place, event.item)
    draws = drawn if event.place not in SLOT_WORDS else 0
    context.add_action(context.format_action("placed", value=event.value, place=place, draws=draws))


def _add_clearing(context: _TurnContext, event: events.OngoingCardsCleared) -> None:
    owner = context.get_owner_facts(event.seat, event.to_seat)
    context.add_action(context.format_action("cleared", **owner))


def _add_item_change(context: _TurnContext, event: events.ItemReplaced) -> None:
    """Tell which Item is in the Pot now, behind the Cheat that did it."""
    action = context.turn.find_action("refresh")
    item, was = build_card_key(event.item or HIDDEN_ITEM), build_card_key(event.discarded or HIDDEN_ITEM)
    if action and context.writer.detailed:
        action.changes.append(context.format_action("refreshed", item=item, was=was))


def _add_nothing(_telling: _TurnContext, _event: Event) -> None:
    """Tell nothing: the Cheat before it says enough."""


def _add_theft(context: _TurnContext, event: events.OngoingCardPilfered) -> None:
    owner = context.get_owner_facts(event.seat, event.from_seat)
    hurts = event.from_seat == context.writer.reader
    context.add_action(context.format_action("pilfered", card=build_card_key(event.card), **owner), hurts=hurts)


_ADD_BY_EVENT: Mapping[type[Event], Callable[[_TurnContext, Any], None]] = {
    events.CheatPlayed: _add_cheat,
    events.OngoingCardLaid: _add_laid_card,
    events.DiePlaced: _add_placement,
    events.DieMoved: _add_die_move,
    events.OngoingCardPilfered: _add_theft,
    events.OngoingCardsCleared: _add_clearing,
    events.ItemReplaced: _add_item_change,
    **dict.fromkeys((events.HiddenItemPeeked, events.HiddenItemSwitched, events.ItemDrawn), _add_nothing),
    **dict.fromkeys(
        (*events.DIE_CHANGES_WITHOUT_ROLL, *events.DIE_REROLLS),
        _add_die_change,
    ),
}
"""What each kind of event adds to its turn; others have sentences of their own, or none."""
