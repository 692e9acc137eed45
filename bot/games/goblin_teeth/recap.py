"""The recap of Goblin Teeth in two short lines: who has what you bid for, and what was done to your dice."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple, get_args

from bot.games.goblin_teeth.names import HIDDEN_ITEM, build_card_key, build_card_keys
from bot.games.goblin_teeth.rule_causes import THREE_EQUAL, RuleCause, find_cause, find_hidden_item, find_whole_move
from bot.games.goblin_teeth.turn_recap import (
    ACTION_SENTENCES,
    CARD_BY_EVENT,
    TurnWriter,
    find_outbid,
    find_pot_place_key,
    get_cheat_facts,
)
from bot.screens.parts.brief_lines import BriefFact, fit_first_way, mark_clock_facts
from bot.screens.scene import Scene
from bot.screens.story import ClockMove, restore_players
from bot.screens.text_width import ROOM_ABOVE_PICTURE, TextRoom
from bot.tables import SeenMove
from games.engine import Event
from games.engine.words import Word
from games.goblin_teeth import ONGOING_CHEATS, SLOT_WORDS, GoblinTeethView, events

NO_CHEAT_FACTS: Mapping[str, Word] = {"card": "none", "how": "none", "target": "", "dice": ""}
"""The facts of a Cheat where none is told."""
Cause = events.CheatPlayed | RuleCause | None
"""What made somebody do something: a Cheat of the same move, or a card that asked them."""
HURT_WEIGHT, AWARD_WEIGHT, LOW_WEIGHT, LEAST_WEIGHT = 4, 3, 2, 1
"""What was done to the reader's own things, who has an Item now, bids and new Items, and the rest."""
THE_HIDDEN_KEY = "goblin-teeth-the-hidden"
"""The key of the Hidden Item among others that have no article."""
CHANCE_EVENTS = (events.DieRerolled, events.RerollCapped, events.RerollImpossible)
"""What a player's own Cheat did, and only the dice knew before."""
OWN_CARD_EVENTS = (events.OwnCheatsDrawn, events.DrawnItemSeen, events.SwitchedItemsSeen)
"""What only its player learns of a card that they drew."""
ROUND_EVENTS = (
    *get_args(events.AtPlace),
    events.ItemReplaced,
    events.HiddenItemPeeked,
    events.HiddenItemSwitched,
    events.CheatPlayed,
)
"""What says nothing more once its round is over: its dice are rolled anew, and its Items are taken."""
OUTDATED_EVENTS = (*ROUND_EVENTS, events.DiceRolled)
"""What says nothing of its own in a move that ends a round: the picture shows the dice of the next one."""


def recap_moves(
    scene: Scene,
    view: GoblinTeethView,
    seen_moves: Sequence[SeenMove],
    reader: int | None,
    room: TextRoom,
    whole: Callable[[Event], str],
    clock_moves: Mapping[int, ClockMove],
) -> list[str]:
    """Summarize (recap) these moves, in the room there is for it; `whole` are the sentences of events."""
    said, moves, newest = list[_NarratedEvent](), list[tuple[Scene, Sequence[Event]]](), 0
    for move in seen_moves:
        over = any(isinstance(event, events.RoundBegan) for event in move.events)
        if over:
            said = [narrated for narrated in said if not isinstance(narrated.event, ROUND_EVENTS)]
            moves = [(then, _drop_outdated_events(event_list, reader)) for then, event_list in moves]
        writer = _RecapWriter(restore_players(scene, move), view, reader, whole, room)
        said += [_NarratedEvent(writer, event, fact) for event, fact in writer.iter_move_facts(move.events)]
        moves.append((writer.scene, _drop_outdated_events(move.events, reader) if over else move.events))
        newest = len(said) if over else newest
    since = said[newest:]
    said = [*_lower_awards(said[:newest], reader), *since] if since else said
    kept = _drop_raises_of_outbids(_drop_named_cheats(said))
    narrated_events = _sort_causes_first(_merge_laid_cards(_merge_turn_sentences(kept)), reader)
    ways = [
        [(narrated.event, narrated.fact) for narrated in narrated_events],
        *_list_turn_ways(view, reader, said, moves, since=bool(since)),
    ]
    return fit_first_way(scene.say, [mark_clock_facts(scene.say, facts, clock_moves) for facts in ways], room)


def _list_turn_ways(
    view: GoblinTeethView,
    reader: int | None,
    narrated_events: Sequence["_NarratedEvent"],
    moves: Sequence[tuple[Scene, Sequence[Event]]],
    *,
    since: bool,
) -> list[list[tuple[Event, BriefFact]]]:
    """Return ways to tell moves by turns, each shorter than the one before it.

    The first to be left out are what others took in an earlier round, if something has happened `since` it, and what
    became of the dice of others.
    """
    others = {id(narrated.event): narrated.fact for narrated in narrated_events}
    fewer = {
        id(narrated.event): narrated.fact
        for narrated in narrated_events
        if not (since and _is_award_of_another(narrated.event, reader))
    }
    ways = ((others, True), (fewer, True), (fewer, False))
    return [TurnWriter(view, reader, facts, detailed).list_facts(moves) for facts, detailed in ways]


def _drop_outdated_events(event_list: Sequence[Event], reader: int | None) -> list[Event]:
    """Return events of a round that is over, without what says nothing more then."""
    return [
        event
        for event in event_list
        if not isinstance(event, ROUND_EVENTS)
        and not (isinstance(event, events.OngoingCardLaid) and event.to_seat != reader)
        and not (isinstance(event, events.OngoingCardPilfered) and event.from_seat != reader)
        and not isinstance(event, events.OngoingCardsCleared)
    ]


def _lower_awards(narrated_events: Sequence["_NarratedEvent"], reader: int | None) -> list["_NarratedEvent"]:
    """Let what an earlier round brought matter less than what has happened in this one, and leave out drawn Cheats.

    What the Hidden Item of the reader was stays above other bids: only they know it.
    """
    return [
        narrated._replace(fact=replace(narrated.fact, weight=_weigh_earlier_award(narrated, reader)))
        if isinstance(narrated.event, events.ItemAwarded | events.HiddenItemAwarded)
        else narrated
        for narrated in narrated_events
        if not isinstance(narrated.event, events.CheatsDrawn)
    ]


def _weigh_earlier_award(narrated: "_NarratedEvent", reader: int | None) -> int:
    if _is_award_of_another(narrated.event, reader):
        return LEAST_WEIGHT
    return AWARD_WEIGHT if narrated.writer.hidden and narrated.writer.hidden.seat == reader else LOW_WEIGHT


def _is_award_of_another(event: Event, reader: int | None) -> bool:
    """Tell whether others took or drew something at the end of a round."""
    return (
        isinstance(event, events.ItemAwarded | events.HiddenItemAwarded | events.CheatsDrawn) and event.seat != reader
    )


class _NarratedEvent(NamedTuple):
    """An event as it is told: how, and by which writer of its move."""

    writer: "_RecapWriter"
    event: Event
    fact: BriefFact


def _drop_named_cheats(narrated_events: Sequence[_NarratedEvent]) -> list[_NarratedEvent]:
    """Leave out Cheats of an earlier move that a later sentence names: what their player chose hurts the reader."""
    kept = list[_NarratedEvent]()
    for narrated in narrated_events:
        event = narrated.event
        if isinstance(event, events.DieChanged) and narrated.fact.weight == HURT_WEIGHT:
            card = CARD_BY_EVENT.get(type(event))
            kept = [other for other in kept if not _is_cheat_by(other.event, event.seat, card)]
        kept.append(narrated)
    return kept


def _drop_raises_of_outbids(narrated_events: Sequence[_NarratedEvent]) -> list[_NarratedEvent]:
    """Leave out later dice on a bid that outbids the reader: the sentence about it has the bids of now."""
    kept, outbids = list[_NarratedEvent](), set[tuple[int, str]]()
    for narrated in narrated_events:
        event = narrated.event
        if isinstance(event, events.DiePlaced) and narrated.fact.weight == HURT_WEIGHT:
            if (event.seat, event.place) in outbids:
                continue
            outbids.add((event.seat, event.place))
        kept.append(narrated)
    return kept


def _is_cheat_by(event: Event, seat: int, card: str | None) -> bool:
    return isinstance(event, events.CheatPlayed) and (event.seat, event.card) == (seat, card)


def _merge_turn_sentences(narrated_events: Sequence[_NarratedEvent]) -> list[_NarratedEvent]:
    """Tell the Cheats of a turn in one sentence with the die that ends it, so that none of it falls out alone."""
    turns, cheats = list[_NarratedEvent](), dict[int, list[_NarratedEvent]]()
    for narrated in narrated_events:
        event, narrated_event = narrated.event, narrated
        if isinstance(event, events.CheatPlayed):
            cheats.setdefault(event.seat, []).append(narrated)
        elif (
            isinstance(event, events.DiePlaced)
            and (played := cheats.pop(event.seat, []))
            and narrated.fact.weight < HURT_WEIGHT
        ):
            turns = [other for other in turns if not any(other is cheat for cheat in played)]
            actions = [
                cheat.writer.get_cheat_facts(cheat.event)
                for cheat in played
                if isinstance(cheat.event, events.CheatPlayed)
            ]
            narrated_event = narrated._replace(fact=narrated.writer.describe_bid_with_cheats(event, actions))
        turns.append(narrated_event)
    return turns


def _merge_laid_cards(narrated_events: Sequence[_NarratedEvent]) -> list[_NarratedEvent]:
    """Tell in one sentence all cards that a player put in front of the reader, where they put down the last."""
    joined, cards = list[_NarratedEvent](), dict[int, list[str]]()
    for narrated in narrated_events:
        event, narrated_event = narrated.event, narrated
        if isinstance(event, events.OngoingCardLaid):
            earlier = cards.setdefault(event.seat, [])
            earlier.append(event.card)
            joined = [other for other in joined if not _is_put_down_by(other.event, event.seat)]
            narrated_event = narrated._replace(fact=narrated.writer.describe_put_downs(event, earlier))
        joined.append(narrated_event)
    return joined


def _is_put_down_by(event: Event, seat: int) -> bool:
    return isinstance(event, events.OngoingCardLaid) and event.seat == seat


def _sort_causes_first(narrated_events: Sequence[_NarratedEvent], reader: int | None) -> list[_NarratedEvent]:
    """Tell who outbids the reader after what changed the reader's dice there: the bids told are those of now."""
    order = list(narrated_events)
    for outbid in narrated_events:
        event = outbid.event
        if not isinstance(event, events.DiePlaced):
            continue
        changes = [
            index
            for index, narrated in enumerate(order)
            if isinstance(narrated.event, events.DieChanged)
            and (narrated.event.die_seat, narrated.event.place) == (reader, event.place)
        ]
        place = order.index(outbid)
        if changes and changes[-1] > place:
            order.insert(changes[-1], order.pop(place))
    return order


def _find_hidden_award(move: Sequence[Event]) -> events.ItemAwarded | None:
    for award, event in pairwise(move):
        if isinstance(award, events.ItemAwarded) and isinstance(event, events.HiddenItemAwarded):
            return award
    return None


class _RecapWriter:
    """Tells a move to a reader; the scene is as of that move."""

    def __init__(
        self,
        scene: Scene,
        view: GoblinTeethView,
        reader: int | None,
        whole: Callable[[Event], str],
        room: TextRoom = ROOM_ABOVE_PICTURE,
    ) -> None:
        self.scene, self.view, self.reader, self.whole, self.room = scene, view, reader, whole, room
        self.move: Sequence[Event] = ()
        self.hidden: events.ItemAwarded | None = None
        """The award of a Hidden Item whose name the viewer is told, too."""

    def iter_move_facts(self, move: Sequence[Event]) -> Iterator[tuple[Event, BriefFact]]:
        """Yield what one move did, with the Cheat that caused it; the dice of a round that is over say nothing more.

        The player who reads what a Cheat did to them need not read that it was played.
        """
        cause = next((event for event in move if isinstance(event, events.CheatPlayed)), None)
        over = any(isinstance(event, events.RoundBegan) for event in move)
        self.move, self.hidden = move, _find_hidden_award(move)
        facts = [
            (event, self._describe_event(event, cause))
            for event in move
            if not (over and isinstance(event, OUTDATED_EVENTS))
        ]
        hurts = any(fact and fact.weight == HURT_WEIGHT for event, fact in facts)
        yield from ((event, fact) for event, fact in facts if fact and not (hurts and event is cause))

    def _describe_event(self, event: Event, cause: Cause) -> BriefFact | None:
        tell = FACTS_BY_EVENT.get(type(event))
        rule = None if cause else self._find_rule(event)
        return tell(self, event, rule or cause) if tell else None

    def _find_rule(self, event: Event) -> RuleCause | None:
        """Return the card that asked its player, for an answer to it, or that lets them poison a die."""
        if isinstance(event, events.DieChanged) and (card := CARD_BY_EVENT.get(type(event))):
            return RuleCause(event.seat, card)
        rule = find_cause(self.view, event, find_whole_move(self.scene.table_view.recent_moves, event, (event,)))
        return rule if rule and rule.card != THREE_EQUAL else None

    def describe_bid_with_cheats(
        self, event: events.DiePlaced, actions: Sequence[Mapping[str, Word]] = ()
    ) -> BriefFact:
        """Tell a bid, after the Cheats that its player played before it: the picture shows the bid, but not those.

        The sentence has room for the names of Cheats and for more about the last one that needs it.
        """
        name, plain = (
            self.scene.format_seat_name(event.seat),
            [str(action["card"]) for action in actions if action["how"] == "plain"],
        )
        *earlier, last = [action for action in actions if action["how"] != "plain"] or [NO_CHEAT_FACTS]
        drawn = sum(
            other.count for other in self.move if isinstance(other, events.CheatsDrawn) and other.seat == event.seat
        )
        sentence = self.get_short_sentence(
            "placed",
            name=name,
            cards=" ".join(plain) or "none",
            value=event.value,
            draws=drawn if event.place not in SLOT_WORDS else 0,
            **last,
            **self.get_place_facts(event.place, event.item),
        )
        before = [self.get_short_sentence("cheat", name=name, **action) for action in earlier]
        weight = LOW_WEIGHT if event.place in SLOT_WORDS else LEAST_WEIGHT
        return BriefFact(self.scene.say.join_sentences([*before, sentence]), AWARD_WEIGHT if actions else weight)

    def get_cheat_facts(self, cheat: events.CheatPlayed) -> dict[str, Word]:
        """Return a Cheat with what nothing else says of it."""
        return get_cheat_facts(self.scene, self.move, cheat)

    def describe_put_downs(self, event: events.OngoingCardLaid, cards: Sequence[str]) -> BriefFact:
        """Tell which cards a player put in front of the reader."""
        owner = self.get_player_facts(event.to_seat)
        names = {"own": owner["own"], "owner": owner["name"], "name": self.scene.format_seat_name(event.seat)}
        return BriefFact(self.get_short_sentence("put-down", cards=build_card_keys(cards), **names), HURT_WEIGHT)

    def list_awards(self, seat: int) -> list[events.ItemAwarded]:
        """Return all Items that a player takes in this move."""
        return [event for event in self.move if isinstance(event, events.ItemAwarded) and event.seat == seat]

    def list_consolations(self) -> list[events.CheatsDrawn]:
        """Return what others than the viewer draw between two rounds because they took no Item."""
        places = {type(event): index for index, event in enumerate(self.move)}
        between = self.move[places.get(events.ItemAwarded, 0) : places.get(events.RoundBegan, 0)]
        drawn = [event for event in between if isinstance(event, events.CheatsDrawn)]
        return [event for event in drawn if event.seat != self.scene.seat and not self.list_awards(event.seat)]

    def get_player_facts(self, seat: int) -> dict[str, Word]:
        """Return a player as the sentences need them: whether it is the viewer, and the name."""
        return {"own": "yes" if seat == self.scene.seat else "no", "name": self.scene.format_seat_name(seat)}

    def get_short_sentence(self, kind: str, **facts: Word) -> str:
        """Return the short sentence of this kind."""
        return self.scene.say(f"goblin-teeth-gist-{kind}", **facts)

    def get_place_facts(self, place: str, item: str) -> dict[str, Word]:
        """Return a place as the sentences need it."""
        return {"place": find_pot_place_key(self.view, place, item)}

    def get_cause_facts(self, seat: int, cheat: Cause) -> dict[str, Word]:
        """Return by which Cheat somebody did something, and whether they played it: an Ongoing card works by itself."""
        return {
            "name": self.scene.format_seat_name(seat),
            "cheat": build_card_key(cheat.card) if cheat else "none",
            "played": "no" if cheat and cheat.card in ONGOING_CHEATS else "yes",
        }


def _describe_award(writer: _RecapWriter, event: events.ItemAwarded, _: Cause) -> BriefFact | None:
    """Tell all Items that a player takes, at the last of them."""
    weight, theirs = HURT_WEIGHT if event.seat == writer.reader else AWARD_WEIGHT, writer.list_awards(event.seat)
    return BriefFact(_format_all_awards(writer, theirs), weight) if event is theirs[-1] else None


def _describe_consolation(writer: _RecapWriter, event: events.CheatsDrawn, _: Cause) -> BriefFact | None:
    """Tell who else draws Cheats because they took no Item, at the last of them."""
    drawn = writer.list_consolations()
    if not drawn or event is not drawn[-1]:
        return None
    sentence = writer.get_short_sentence(
        "consoled",
        names=writer.scene.join_seat_names([draw.seat for draw in drawn]),
        players=len(drawn),
        count=event.count,
    )
    return BriefFact(sentence, LEAST_WEIGHT)


def _format_all_awards(writer: _RecapWriter, theirs: Sequence[events.ItemAwarded]) -> str:
    """Return all Items that a player takes, the Hidden one last, with its name if the viewer is told that."""
    names = (find_hidden_item(writer.view, writer.move, event) for event in theirs)
    hidden_name = next((name for name in names if name), None)
    items = [event.item for event in theirs if event.item not in ("", HIDDEN_ITEM)]
    the_hidden = THE_HIDDEN_KEY if items else build_card_key(HIDDEN_ITEM)
    keys = [*map(build_card_key, items), *[the_hidden] * (len(theirs) - len(items))]
    hidden = build_card_key(hidden_name) if hidden_name else "none"
    facts: dict[str, Word] = {**writer.get_player_facts(theirs[0].seat), "count": len(theirs)}
    text = writer.get_short_sentence("awards", **facts, items=" ".join(keys), hidden=hidden)
    if hidden_name is None:
        return text
    named = " ".join([*map(build_card_key, items), hidden])
    short = writer.get_short_sentence("awards", **facts, items=named, hidden="none")
    return _shorten_hidden_award(writer, theirs[0].seat, hidden_name, text, short)


def _shorten_hidden_award(writer: _RecapWriter, seat: int, item: str, *ways: str) -> str:
    """Return the first of these sentences that has room; otherwise to its player only what the Hidden Item was.

    Only they know it, and beside a small picture a sentence that is too long is left out.
    """
    own = [writer.get_short_sentence("hidden", item=build_card_key(item))] if seat == writer.scene.seat else []
    return fit_first_way(writer.scene.say, [[BriefFact(sentence)] for sentence in (*ways, *own)], writer.room)[0]


def _describe_other_bid(writer: _RecapWriter, event: events.DiePlaced, _: Cause) -> BriefFact | None:
    """Tell a bid; one that is above the reader's own says so, as long as it is."""
    if event.seat == writer.scene.seat:
        return None
    outbid = find_outbid(writer.scene, writer.view, event, writer.reader)
    if outbid:
        facts = writer.get_player_facts(writer.reader or 0)
        return BriefFact(
            writer.get_short_sentence(
                "outbid",
                own=facts["own"],
                owner=facts["name"],
                name=writer.scene.format_seat_name(event.seat),
                item=find_pot_place_key(writer.view, event.place, event.item or HIDDEN_ITEM),
                led="yes" if outbid.led else "no",
                bid=outbid.bid,
                mine=outbid.mine,
            ),
            HURT_WEIGHT,
        )
    return writer.describe_bid_with_cheats(event)


def _describe_die_change(writer: _RecapWriter, event: Any, cheat: Cause) -> BriefFact | None:
    """Tell that a die of the reader was changed, and what their own reroll did; otherwise only which die it was."""
    if event.seat == writer.scene.seat and isinstance(event, CHANCE_EVENTS):
        return BriefFact(writer.whole(event), HURT_WEIGHT)
    if event.seat == writer.scene.seat or event.was == event.value:
        return None
    if event.die_seat != writer.reader or event.die_seat == event.seat:
        return BriefFact(writer.whole(event), LEAST_WEIGHT)
    facts = {"was": event.was, "value": event.value, **writer.get_place_facts(event.place, event.item)}
    owner = writer.get_player_facts(event.die_seat)
    sentence = writer.get_short_sentence(
        "die", own=owner["own"], owner=owner["name"], **writer.get_cause_facts(event.seat, cheat), **facts
    )
    return BriefFact(sentence, HURT_WEIGHT)


def _describe_die_move(writer: _RecapWriter, event: events.DieMoved, cheat: Cause) -> BriefFact | None:
    if event.die_seat != writer.reader or event.seat == event.die_seat:
        return None
    owner = writer.get_player_facts(event.die_seat)
    facts = {"value": event.value, **writer.get_place_facts(event.place, event.item)}
    return BriefFact(
        writer.get_short_sentence(
            "moved", own=owner["own"], owner=owner["name"], **writer.get_cause_facts(event.seat, cheat), **facts
        ),
        HURT_WEIGHT,
    )


def _describe_cheat_in_front(writer: _RecapWriter, event: events.OngoingCardLaid, _: Cause) -> BriefFact | None:
    if event.to_seat != writer.reader or event.seat == event.to_seat:
        return None
    return writer.describe_put_downs(event, [event.card])


def _describe_theft(writer: _RecapWriter, event: events.OngoingCardPilfered, _: Cause) -> BriefFact | None:
    if event.from_seat != writer.reader:
        return None
    owner = writer.get_player_facts(event.from_seat)
    names = {"own": owner["own"], "owner": owner["name"], "name": writer.scene.format_seat_name(event.seat)}
    return BriefFact(writer.get_short_sentence("pilfered", card=build_card_key(event.card), **names), HURT_WEIGHT)


def _describe_received_card(writer: _RecapWriter, event: events.CardReceived, _: Cause) -> BriefFact | None:
    if event.to_seat != writer.reader:
        return None
    return BriefFact(
        writer.get_short_sentence(
            "received", name=writer.scene.format_seat_name(event.seat), card=build_card_key(event.card)
        ),
        HURT_WEIGHT,
    )


def _describe_division(
    writer: _RecapWriter, event: events.CardsDivided | events.HiddenCardsDivided, _: Cause
) -> BriefFact | None:
    """Tell to whom somebody gave which card, if all may know; who got it reads that in a sentence of their own."""
    hidden = isinstance(event, events.HiddenCardsDivided)
    if event.seat == writer.scene.seat or (hidden and event.to_seat == writer.scene.seat):
        return None
    given, kept = (
        ("", "")
        if isinstance(event, events.HiddenCardsDivided)
        else (build_card_keys(event.given), build_card_key(event.kept))
    )
    sentence = writer.get_short_sentence(
        "divided",
        name=writer.scene.format_seat_name(event.seat),
        kept=kept or "none",
        given=given or ("hidden" if hidden and event.given else "none"),
        own="yes" if event.to_seat == writer.scene.seat else "no",
        target=writer.scene.format_seat_name(event.to_seat),
    )
    return BriefFact(sentence, HURT_WEIGHT if event.given and event.to_seat == writer.reader else LOW_WEIGHT)


def _describe_own_card(writer: _RecapWriter, event: Any, _: Cause) -> BriefFact:
    """Tell the viewer which card they drew: nobody knew it before."""
    return BriefFact(writer.whole(event), LOW_WEIGHT)


def _describe_own_roll(writer: _RecapWriter, event: events.DiceRolled, _: Cause) -> BriefFact | None:
    """Tell what the viewer rolled with a card; a roll of somebody else is told with its Cheat."""
    if event.seat != writer.scene.seat:
        return None
    return BriefFact(writer.get_short_sentence("rolled", dice=" ".join(map(str, event.values))), HURT_WEIGHT)


def _describe_refresh(writer: _RecapWriter, event: events.ItemReplaced, _: Cause) -> BriefFact:
    return BriefFact(
        writer.get_short_sentence(
            "refreshed",
            item=build_card_key(event.item or HIDDEN_ITEM),
            was=build_card_key(event.discarded or HIDDEN_ITEM),
        ),
        LOW_WEIGHT,
    )


def _describe_cheat(writer: _RecapWriter, event: events.CheatPlayed, _: Cause) -> BriefFact | None:
    if event.seat == writer.scene.seat:
        return None
    return BriefFact(
        writer.get_short_sentence(
            "cheat", name=writer.scene.format_seat_name(event.seat), **writer.get_cheat_facts(event)
        ),
        LEAST_WEIGHT,
    )


def _describe_other_event(writer: _RecapWriter, event: Any, _: Cause) -> BriefFact | None:
    """Tell what somebody else did as it is told everywhere."""
    return None if event.seat == writer.scene.seat else BriefFact(writer.whole(event), LOW_WEIGHT)


FACTS_BY_EVENT: Mapping[type[Event], Callable[[_RecapWriter, Any, Cause], BriefFact | None]] = {
    events.ItemAwarded: _describe_award,
    events.CheatsDrawn: _describe_consolation,
    events.DiePlaced: _describe_other_bid,
    events.DieMoved: _describe_die_move,
    events.DiceRolled: _describe_own_roll,
    events.OngoingCardLaid: _describe_cheat_in_front,
    events.OngoingCardPilfered: _describe_theft,
    events.CardReceived: _describe_received_card,
    events.CardsDivided: _describe_division,
    events.HiddenCardsDivided: _describe_division,
    **dict.fromkeys(OWN_CARD_EVENTS, _describe_own_card),
    events.ItemReplaced: _describe_refresh,
    events.CheatPlayed: _describe_cheat,
    **dict.fromkeys(
        (events.HiddenItemPeeked, events.HiddenItemSwitched, events.ItemDrawn, events.OngoingCardsCleared),
        _describe_other_event,
    ),
    **dict.fromkeys(
        (*events.DIE_CHANGES_WITHOUT_ROLL, *CHANCE_EVENTS),
        _describe_die_change,
    ),
}
"""How each kind of event is told; others are not."""

GIST_SENTENCES = (
    "awards",
    "consoled",
    "hidden",
    "rolled",
    "placed",
    "outbid",
    "die",
    "moved",
    "put-down",
    "pilfered",
    "received",
    "refreshed",
    "divided",
    "cheat",
    "turn",
    *(f"action-{kind}" for kind in ACTION_SENTENCES),
)
"""The sentences of a gist."""
