"""The recap of Goats & Goblins in two short lines: how an expedition ended, what it cost, which cards fell."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.goats_and_goblins.words import join_card_heap
from bot.screens.parts.brief_lines import BriefFact, fit_brief_facts, mark_clock_facts
from bot.screens.scene import Scene
from bot.screens.story import ClockMove, iter_scene_events
from bot.screens.text_width import TextRoom
from bot.tables import SeenMove
from games.engine import Event
from games.engine.words import Word
from games.goats_and_goblins import GoatsAndGoblinsView, events
from games.goats_and_goblins.cave import build_action_key, build_card_key

ASK_WEIGHT, LOSS_WEIGHT, NEWS_WEIGHT, OWN_WEIGHT, END_WEIGHT, REPLY_WEIGHT, LOW_WEIGHT, LEAST_WEIGHT = (
    7,
    6,
    5,
    4,
    3,
    2,
    1,
    0,
)
"""What a question is about, a cave that fell on the reader, what was declared, what the reader got, how an expedition
ended, cards that answer, what leads on, else."""
EARLIER_WEIGHTS = {END_WEIGHT: REPLY_WEIGHT, REPLY_WEIGHT: LOW_WEIGHT}
"""What an earlier expedition brought its reader matters as much beside the current one; how it ended, less."""
CARD_EVENTS = (events.CaveCardDrawn, events.ActionPlayed, events.ActionPlayedAtSeat)
"""What ends the time in which somebody thinks: a card is drawn or played."""
HOMECOMING_EVENTS = (events.ExpeditionReturned,)
END_EVENTS = (events.ExpeditionReturned, events.CaveCollapsed)
NO_HAND_DECISIONS = ("react", "beat")
"""The questions beside which a board has no "My seat"."""
WARDING_STONE, GRUFF = "warding-stone", "gruff"
EXPEDITION_RESULT_EVENTS = (events.ExpeditionReturned, events.CaveCollapsed, events.CardsReceived)
"""How an expedition ended, and who got what."""
ToldThen = tuple[Scene, Event]
"""An event, with the scene as of its move."""
ReceivedCards = dict[int, list[str]]
"""The cards that some seats got, in the order in which each got the first."""
GIST_SENTENCES = (
    "declared",
    "turnout",
    "played",
    "played-at",
    "warded",
    "propped",
    "void",
    "waits",
    "peeked",
    "knows",
    "look",
    "heads-home",
    "drew",
    "fell",
    "home",
    "empty",
    "got",
    "took",
    "got-each",
    "before",
)
"""The short sentences, under "goats-and-goblins-gist-NAME"."""


def recap_expeditions(
    scene: Scene,
    view: GoatsAndGoblinsView,
    seen_moves: Sequence[SeenMove],
    reader: int | None,
    room: TextRoom,
    clock_moves: Mapping[int, ClockMove],
) -> list[str]:
    """Summarize (recap) these moves, in the short lines there is room for, and what a Seeing Stone showed.

    What was before this expedition is told apart from it, and only how it ended. A board leaves it out: the post above
    it tells it.
    """
    every = [event for move in scene.table_view.recent_moves for event in move.events]
    context = (
        _find_seats_inside_at_collapse(every),
        _sum_cave_ins_by_homecoming(every),
        _find_leaders_of_fallen_caves(every),
        _list_own_cards(every, scene.seat),
        clock_moves,
    )
    before, now = _split_expeditions(list(iter_scene_events(scene, seen_moves)))
    facts = _order_facts_for_vote(scene, _collect_facts(scene, now, reader, *context), view)
    facts += _describe_peeked_card(scene, view, reader)
    if facts and scene.seat is None:
        return fit_brief_facts(scene.say, facts, room)
    earlier = _collect_facts(scene, before, reader, *context)
    if facts:
        ended = [told_event for told_event in before if isinstance(told_event[1], EXPEDITION_RESULT_EVENTS)]
        earlier = _collect_facts(scene, ended, reader, *context)
        earlier = [replace(fact, weight=EARLIER_WEIGHTS.get(fact.weight, fact.weight)) for fact in earlier]
    return fit_brief_facts(scene.say, [*_wrap_earlier_facts(scene, before, earlier), *facts], room)


def _split_expeditions(moments: Sequence[ToldThen]) -> tuple[Sequence[ToldThen], Sequence[ToldThen]]:
    """Return what happened before the current expedition, and since it began."""
    begun = _find_last_event_index(moments, (events.ExpeditionBegan,)) + 1
    return moments[: max(begun - 1, 0)], moments[begun:]


def _collect_facts(
    scene: Scene,
    moments: Sequence[ToldThen],
    reader: int | None,
    inside: Mapping[int, frozenset[int]],
    drawn: Mapping[int, int],
    fallen: Mapping[int, int],
    own_cards: Mapping[int, list[str]],
    clock_moves: Mapping[int, ClockMove],
) -> list[BriefFact]:
    """Return the facts of some events; of cards, what each got in all of them, and the viewer in the expedition."""
    left = list(_drop_outdated_events(moments))
    shares = _sum_received_cards([event for _, event in left], scene.seat, own_cards)
    if any(isinstance(event, END_EVENTS) for _, event in left):  # it is told, or several expeditions are
        fallen = {}
    facts = [
        (event, fact)
        for then, event in left
        for fact in _RecapWriter(then, reader, inside, shares, drawn, fallen).iter_event_facts(event)
    ]
    return mark_clock_facts(scene.say, facts, clock_moves)


def _wrap_earlier_facts(scene: Scene, moments: Sequence[ToldThen], facts: Sequence[BriefFact]) -> list[BriefFact]:
    """Return the facts of what was told of the last expedition, or of several, so that they say so."""
    count = 1 + sum(isinstance(event, events.ExpeditionBegan) for _, event in moments)

    def wrap(sentence: str) -> str:
        return scene.say("goats-and-goblins-gist-before", count=count, told=sentence)

    return [replace(fact, wrap=wrap) for fact in facts]


def _order_facts_for_vote(scene: Scene, facts: Sequence[BriefFact], view: GoatsAndGoblinsView) -> list[BriefFact]:
    """Return facts in the order of time, with what is voted on now above all others, and no older declarations then.

    A question says what it is about, though its reader has played since then.
    """
    if view.stage != "voting":
        return [replace(fact, weight=LOW_WEIGHT) if fact.weight == NEWS_WEIGHT else fact for fact in facts]
    if view.leader == scene.seat:
        return [fact for fact in facts if fact.weight != NEWS_WEIGHT]
    last = next((place for place in reversed(range(len(facts))) if facts[place].weight == NEWS_WEIGHT), 0)
    key = "goats-and-goblins-gist-declared"
    brief_fact = BriefFact(scene.say(key, name=scene.format_seat_name(view.leader), number=view.declared), ASK_WEIGHT)
    older, newer = ([fact for fact in some if fact.weight != NEWS_WEIGHT] for some in (facts[:last], facts[last:]))
    return [*older, brief_fact, *newer]


def _describe_peeked_card(scene: Scene, view: GoatsAndGoblinsView, reader: int | None) -> list[BriefFact]:
    """Return the next card as long as the viewer alone knows it: their panel has no picture of the table.

    A board, which everybody sees, says where its reader finds it.
    """
    if scene.seat is None and reader is not None and reader in view.seers:
        shown = "menu" if scene.decision is not None and scene.decision.kind in NO_HAND_DECISIONS else "hand"
        sentence = scene.say("goats-and-goblins-gist-look", name=scene.format_seat_name(reader), where=shown)
        return [BriefFact(sentence, OWN_WEIGHT)]
    if view.seen is None:
        return []
    return [BriefFact(scene.say("goats-and-goblins-gist-knows", card=build_card_key(str(view.seen))), OWN_WEIGHT)]


def _list_own_cards(given_events: Sequence[Event], viewer: int | None) -> dict[int, list[str]]:
    """Return what the viewer had got from an expedition when they got something, by the identity of that event."""
    got, cards_by_event = list[str](), dict[int, list[str]]()
    for event in given_events:
        if isinstance(event, END_EVENTS):
            got = []
        elif isinstance(event, events.CardsReceived) and event.seat == viewer:
            got = cards_by_event[id(event)] = [*got, *event.cards]
    return cards_by_event


def _sum_received_cards(
    given_events: Sequence[Event], onlooker: int | None, own_cards: Mapping[int, list[str]]
) -> dict[int, ReceivedCards]:
    """Return what players got in all, by the place of the last event of it in the story: all but `onlooker` together.

    Somebody else who went alone got what they came home with, which is told already. `own_cards`: what the viewer
    had got by each event.
    """
    got = {True: ReceivedCards(), False: ReceivedCards()}
    last = dict[bool, Event]()
    alone = False
    for event in given_events:
        if isinstance(event, events.ExpeditionReturned | events.CaveCollapsed):
            alone = isinstance(event, events.ExpeditionReturned) and {*event.in_seats} <= {event.seat} != {onlooker}
        elif isinstance(event, events.CardsReceived) and not alone:
            own = event.seat == onlooker
            so_far = [*got[own].get(event.seat, []), *event.cards]
            got[own][event.seat] = own_cards.get(id(event), so_far) if own else so_far
            last[own] = event
    return {id(event): got[own] for own, event in last.items()}


def sum_gold(cards: Iterable[str]) -> int:
    """Return the gold on cards."""
    return sum(int(card.rpartition(" ")[2]) for card in cards)


def _find_seats_inside_at_collapse(given_events: Sequence[Event]) -> dict[int, frozenset[int]]:
    """Return who was in when the cave fell, by the place of that event in the story."""
    inside, found = set[int](), dict[int, frozenset[int]]()
    for event in given_events:
        if isinstance(event, events.VotesRevealed):
            inside = {event.seat, *event.in_seats}
        elif isinstance(event, events.DrawsDeclared):
            inside = {event.seat}
        elif isinstance(event, events.SeatJoinedExpedition):
            inside.add(event.seat)
        elif isinstance(event, events.SeatLeftExpedition):
            inside.discard(event.seat)
        elif isinstance(event, events.CaveCollapsed):
            found[id(event)] = frozenset(inside or (event.seat,))
    return found


def _sum_cave_ins_by_homecoming(given_events: Sequence[Event]) -> dict[int, int]:
    """Return what the Cave-Ins came to when an expedition came home, by the place of that event in the story."""
    value, found = 0, dict[int, int]()
    for event in given_events:
        if isinstance(event, events.ExpeditionBegan):
            value = 0
        elif isinstance(event, events.CaveInDrawn | events.CaveInPropped):
            value = event.value
        elif isinstance(event, events.ExpeditionReturned):
            found[id(event)] = value
    return found


def _find_leaders_of_fallen_caves(given_events: Sequence[Event]) -> dict[int, int]:
    """Return whose cave had fallen when somebody got cards from it, by the identity of that event."""
    leader, found = None, dict[int, int]()
    for event in given_events:
        if isinstance(event, END_EVENTS):
            leader = event.seat if isinstance(event, events.CaveCollapsed) else None
        elif isinstance(event, events.CardsReceived) and leader is not None:
            found[id(event)] = leader
    return found


def _drop_outdated_events(given_events: Iterable[tuple[Scene, Event]]) -> Iterator[tuple[Scene, Event]]:
    """Leave out what a later event makes plain.

    The last Cave-In counts them all, and so does coming home; who thought has done so once a card comes, who cancels
    plays a Warding Stone, and who came home wanted to.
    """
    every = list(given_events)
    drawn = [event for _, event in every if isinstance(event, events.CaveInDrawn)]
    last_card = _find_last_event_index(every, CARD_EVENTS)
    last_end, last_home = (
        _find_last_event_index(every, (events.ExpeditionReturned, events.CaveCollapsed)),
        _find_last_event_index(every, HOMECOMING_EVENTS),
    )
    for index, (scene, event) in enumerate(every):
        earlier_fall = isinstance(event, events.CaveInDrawn) and (event is not drawn[-1] or index < last_home)
        thought = isinstance(event, events.DrawingHalted) and index < last_card
        wanted = isinstance(event, events.ReturnAnnounced) and index < last_end
        if (
            not earlier_fall
            and not thought
            and not wanted
            and not _is_warding_card(event, [later for _, later in every[index:]])
        ):
            yield scene, event


def _find_last_event_index(events: Sequence[tuple[Scene, Event]], kinds: tuple[type[Event], ...]) -> int:
    """Return where in the story an event of these kinds happened last; before the story, if none did."""
    return max((index for index, (_, event) in enumerate(events) if isinstance(event, kinds)), default=-1)


def _is_warding_card(event: Event, later: Iterable[Event]) -> bool:
    """Tell whether a card was played that is told of again as what it cancelled."""
    if not isinstance(event, events.ActionPlayed) or event.action != WARDING_STONE:
        return False
    return any(isinstance(one, events.ActionWarded) and one.seat == event.seat for one in later)


class _RecapWriter:
    """Tells the events of a move to a reader; the scene is as of that move."""

    def __init__(
        self,
        scene: Scene,
        reader: int | None,
        inside: Mapping[int, frozenset[int]],
        shares: Mapping[int, ReceivedCards],
        cave_ins: Mapping[int, int],
        fallen: Mapping[int, int],
    ) -> None:
        self.scene, self.reader, self.inside, self.shares, self.cave_ins = scene, reader, inside, shares, cave_ins
        self.fallen = fallen

    def iter_event_facts(self, event: Event) -> Iterator[BriefFact]:
        """Yield the facts of an event that are worth telling."""
        tell = FACTS_BY_EVENT.get(type(event))
        yield from tell(self, event) if tell else ()

    def get_short_sentence(self, kind: str, **facts: Word) -> str:
        """Return the short sentence of this kind."""
        return self.scene.say(f"goats-and-goblins-gist-{kind}", **facts)

    def format_is_own(self, seat: int | None) -> str:
        """Tell whether a seat is the viewer's, as the sentences need it."""
        return "yes" if seat is not None and seat == self.scene.seat else "no"

    def get_seat_name(self, seat: int) -> str:
        """Return a player's name."""
        return self.scene.format_seat_name(seat)


def _describe_declaration(writer: _RecapWriter, event: events.DrawsDeclared) -> Iterator[BriefFact]:
    if event.seat != writer.scene.seat:
        yield BriefFact(
            writer.get_short_sentence("declared", name=writer.get_seat_name(event.seat), number=event.number),
            NEWS_WEIGHT,
        )


def _describe_turnout(writer: _RecapWriter, event: events.VotesRevealed) -> Iterator[BriefFact]:
    """Tell who goes in: the votes are what everybody waited for."""
    names = writer.scene.join_seat_names(event.in_seats)
    facts: dict[str, Word] = {
        "own": writer.format_is_own(event.seat),
        "name": writer.get_seat_name(event.seat),
        "names": names,
    }
    yield BriefFact(writer.get_short_sentence("turnout", **facts, count=len(event.in_seats)), LEAST_WEIGHT)


def _describe_played_card(
    writer: _RecapWriter, event: events.ActionPlayed | events.ActionPlayedAtSeat
) -> Iterator[BriefFact]:
    """Tell a card that somebody else played; one that was played at the reader matters most."""
    if event.seat == writer.scene.seat:
        return
    facts = {"name": writer.get_seat_name(event.seat), "action": build_action_key(event.action)}
    if isinstance(event, events.ActionPlayed):
        yield BriefFact(writer.get_short_sentence("played", **facts), REPLY_WEIGHT)
        return
    target = event.target_seat
    sentence = writer.get_short_sentence(
        "played-at", **facts, own=writer.format_is_own(target), target=writer.get_seat_name(target)
    )
    yield BriefFact(sentence, OWN_WEIGHT if target == writer.reader else REPLY_WEIGHT)


def _describe_ward(writer: _RecapWriter, event: events.ActionWarded) -> Iterator[BriefFact]:
    facts = {"name": writer.get_seat_name(event.seat), "action": build_action_key(event.action)}
    whose = event.cancelled_seat
    sentence = writer.get_short_sentence(
        "warded", **facts, own=writer.format_is_own(whose), whose=writer.get_seat_name(whose)
    )
    yield BriefFact(sentence, OWN_WEIGHT if whose == writer.reader else REPLY_WEIGHT)


def _describe_pit_prop(writer: _RecapWriter, event: events.CaveInPropped) -> Iterator[BriefFact]:
    yield BriefFact(
        writer.get_short_sentence(
            "propped", own=writer.format_is_own(event.seat), name=writer.get_seat_name(event.seat), value=event.value
        ),
        END_WEIGHT,
    )


def _describe_void_votes(writer: _RecapWriter, event: events.VotesVoided) -> Iterator[BriefFact]:
    yield BriefFact(
        writer.get_short_sentence("void", own=writer.format_is_own(event.seat), name=writer.get_seat_name(event.seat)),
        END_WEIGHT,
    )


def _make_event_describer(kind: str) -> Callable[[_RecapWriter, Any], Iterator[BriefFact]]:
    """Return how a deed is told that is only somebody's."""

    def describe_event(writer: _RecapWriter, event: Any) -> Iterator[BriefFact]:
        if event.seat != writer.scene.seat:
            yield BriefFact(writer.get_short_sentence(kind, name=writer.get_seat_name(event.seat)), LOW_WEIGHT)

    return describe_event


def _describe_cave_in(writer: _RecapWriter, event: events.CaveInDrawn) -> Iterator[BriefFact]:
    yield BriefFact(writer.get_short_sentence("drew", value=event.value), LEAST_WEIGHT)


def _describe_collapse(writer: _RecapWriter, event: events.CaveCollapsed) -> Iterator[BriefFact]:
    """Tell that the cave fell, and who lost its cards: a viewer their own part, a board all or nobody by name."""
    within = writer.reader in writer.inside.get(id(event), frozenset((event.seat,)))
    own = within and writer.reader == writer.scene.seat
    lost = own or isinstance(event, events.CaveCollapsedOnEverybody)
    sentence = writer.get_short_sentence(
        "fell",
        led=writer.format_is_own(event.seat),
        leader=writer.get_seat_name(event.seat),
        count=len(event.cards),
        share="none" if not event.cards else "lost" if lost else "safe",
        own="yes" if own else "no",
    )
    yield BriefFact(sentence, LOSS_WEIGHT if within else END_WEIGHT)


def _get_homecoming_facts(writer: _RecapWriter, event: events.ExpeditionReturned) -> dict[str, Word]:
    """Return who came home, and what the Cave-Ins came to on the way."""
    return {
        "own": writer.format_is_own(event.seat),
        "name": writer.get_seat_name(event.seat),
        "value": writer.cave_ins.get(id(event), 0),
    }


def _describe_success(writer: _RecapWriter, event: events.ReturnedWithCards) -> Iterator[BriefFact]:
    yield BriefFact(
        writer.get_short_sentence("home", **_get_homecoming_facts(writer, event), count=len(event.cards)), END_WEIGHT
    )


def _describe_empty_return(writer: _RecapWriter, event: events.ReturnedEmpty) -> Iterator[BriefFact]:
    yield BriefFact(writer.get_short_sentence("empty", **_get_homecoming_facts(writer, event)), END_WEIGHT)


def _describe_received_cards(writer: _RecapWriter, event: events.CardsReceived) -> Iterator[BriefFact]:
    """Tell all cards that the viewer got, and in one line those of all others, where they got the last of them."""
    if received := writer.shares.get(id(event)):
        counts = (
            writer.scene.say(
                "goats-and-goblins-gist-got-each",
                name=writer.get_seat_name(seat),
                count=len(cards),
                gruff=_tell_if_gruff(cards),
            )
            for seat, cards in received.items()
        )
        facts: dict[str, Word] = {
            "cards": join_card_heap(received[event.seat]),
            "count": len(received[event.seat]),
            "seats": len(received),
            "gruff": _tell_if_gruff(received[event.seat]),
            "each": writer.scene.say.join_with_commas(counts),
        }
        own, leader = writer.format_is_own(event.seat), writer.fallen.get(id(event))
        if leader is None or own == "yes":
            sentence = writer.get_short_sentence("got", own=own, name=writer.get_seat_name(event.seat), **facts)
        else:
            sentence = _describe_taken_cards(writer, received, leader, facts)
        weight = OWN_WEIGHT if [*received] == [writer.reader] else REPLY_WEIGHT if len(received) > 1 else LOW_WEIGHT
        yield BriefFact(sentence, weight)


def _tell_if_gruff(cards: Iterable[str]) -> str:
    """Tell whether Gruff is among these cards, as the sentences need it."""
    return "yes" if any(card.partition(" ")[0] == GRUFF for card in cards) else "no"


def _describe_taken_cards(writer: _RecapWriter, received: ReceivedCards, leader: int, facts: Mapping[str, Word]) -> str:
    """Tell whose cave fell, and who took its cards."""
    counts = {len(cards) for cards in received.values()}
    return writer.get_short_sentence(
        "took",
        led=writer.format_is_own(leader),
        leader=writer.get_seat_name(leader),
        names=writer.scene.join_seat_names([*received]),
        same=counts.pop() if len(counts) == 1 else 0,
        **facts,
    )


FACTS_BY_EVENT: Mapping[type[Event], Callable[[_RecapWriter, Any], Iterator[BriefFact]]] = {
    events.DrawsDeclared: _describe_declaration,
    events.VotesRevealedMixed: _describe_turnout,
    events.VotesRevealedAllIn: _describe_turnout,
    events.VotesRevealedAllOut: _describe_turnout,
    events.ActionPlayed: _describe_played_card,
    events.ActionPlayedAtSeat: _describe_played_card,
    events.ActionWarded: _describe_ward,
    events.CaveInPropped: _describe_pit_prop,
    events.VotesVoided: _describe_void_votes,
    events.DrawingHalted: _make_event_describer("waits"),
    events.CaveCardPeeked: _make_event_describer("peeked"),
    events.ReturnAnnounced: _make_event_describer("heads-home"),
    events.CaveInDrawn: _describe_cave_in,
    events.CaveCollapsedWithSurvivors: _describe_collapse,
    events.CaveCollapsedOnEverybody: _describe_collapse,
    events.ReturnedWithCards: _describe_success,
    events.ReturnedEmpty: _describe_empty_return,
    events.CardsReceived: _describe_received_cards,
}
"""How each kind of event is told; others are not."""
