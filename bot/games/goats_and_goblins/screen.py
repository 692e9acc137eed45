"""Goats & Goblins on the screens: everything but votes is played on the board; anyone may ask for the odds."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby
from typing import ClassVar, get_args

from typing_extensions import override

from bot.games.goats_and_goblins.forms import DIVIDE_FORM, build_division_forms
from bot.games.goats_and_goblins.highlights import HIGHLIGHTS
from bot.games.goats_and_goblins.own_notes import find_last_peeked_card, format_peek_and_pass_notes
from bot.games.goats_and_goblins.recap import GIST_SENTENCES, NO_HAND_DECISIONS, recap_expeditions
from bot.games.goats_and_goblins.words import (
    ACTION_CARD_RANKS,
    SOURCE_BY_KIND,
    SOURCE_NAMES,
    describe_stack_card,
    find_gold_paid,
    format_odds,
    join_card_heap,
)
from bot.pictures.alt_text import clean_alt_name
from bot.pictures.shared.banner import Poster
from bot.pictures.shared.titles import GOLD_LETTERS
from bot.screens.controls.move_controls import ButtonPlaces, ChoiceText, MenuChoices, MoveControls, TypeableMoves
from bot.screens.controls.paths import Path
from bot.screens.game import GameScreen, MarkedNames
from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.game_texts.move_texts import MoveTexts
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.layout import Style
from bot.screens.parts.score_sources import format_score_breakdown
from bot.screens.scene import Scene, shorten_name
from bot.screens.story import GoblinReaction, GoblinReactions, RelevanceByEvent
from bot.screens.text_width import TextRoom
from bot.screens.winners import TieBreakers
from bot.tables import SeenMove
from games.engine import Decision, Event, Tempo
from games.engine.words import Word, Words
from games.goats_and_goblins import GoatsAndGoblinsView, events
from games.goats_and_goblins.cave import (
    ACTION_KINDS,
    CAVE_IN,
    GOAT_KINDS,
    GOBLIN_KINDS,
    VALUE_BY_CARD,
    TreasureKind,
    build_action_key,
    build_card_key,
    list_full_cave_deck,
)
from games.goats_and_goblins.moves import PASSING_TERMS, STANDING_PASSES
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE

DECLARE_BUTTONS = ("3", "4", "5", "6")
"""The numbers that have a button; any other can be typed."""
MAX_NAMED_HOLDERS = 2
"""At most so many players are named on the button of a card that they hold."""
SHORT_LABEL_MOVES = ("out", "pass", "no-more", "skip-expedition", "only-save", "back-in", "draw", "stop", "deal")
"""Moves that are shorter on a button than in a sentence."""
MAX_SHARING_ROWS = 2
"""Who gets a card, or which card is taken, has so many rows of buttons: no cards can be played beside it."""
MAX_BUTTON_NAME_LENGTH = 10
"""A button has room for so many letters of a name."""
SEEING_STONE = "seeing-stone"
"""The card whose name alone does not say what one tap does."""
HEAP_EVENTS = (events.ExpeditionReturned, events.CaveCollapsed, events.CardsReceived)
"""The events about a heap of cards: equal cards are counted."""
CARD_PLAYED_EVENTS = (events.ActionPlayed, events.ActionPlayedAtSeat)
EXPEDITION_END_EVENTS = HEAP_EVENTS
"""With the last of these an expedition is over."""
EVEN_CHANCE = Fraction(1, 2)
"""An outcome at least as likely as this is no long shot."""
LEADER_EVENTS = (events.ExpeditionBegan, events.CaveCardDrawn, events.ReturnAnnounced)
"""What tells who leads an expedition."""


class GoatsAndGoblinsMoveTexts(MoveTexts[GoatsAndGoblinsView]):
    """How Goats & Goblins offers its moves: buttons, menus, questions."""

    typed = ("declare",)
    undone = ("back",)
    secret_answers: ClassVar[Mapping[str, Sequence[str]]] = {"vote": ("in", "out")}

    @override
    def list_tempos(self, options: Mapping[str, object]) -> list[Tempo]:
        """Return no beats if not every card may be answered."""
        every = options["windows"] == "every-card"
        return [tempo for tempo in super().list_tempos(options) if every or tempo != "beat"]

    @override
    def build_move_controls(self, scene: Scene) -> MoveControls:
        """Return how moves read: a few numbers to declare as buttons, cards in one row or one menu in their order."""
        return MoveControls(
            lambda path: self.describe_path(scene, path),
            rank=_rank_path,
            typed=TypeableMoves(self.typed, shortlist=lambda _: DECLARE_BUTTONS),
            menus=MenuChoices(rows=MAX_SHARING_ROWS if self.view(scene).pile else 1, titled=("play", "take", "give")),
            places=ButtonPlaces(
                (*LAST_ROW_VERBS, "back") if _is_pause(scene, "react", "beat") else LAST_ROW_VERBS,
                at_hand=(DIVIDE_FORM,),
                is_in_menu=lambda path: self._is_in_menu(scene, path),
                last_first=_is_pause(scene, "vote"),
            ),
            build_forms=lambda paths: build_division_forms(scene, self.view(scene), paths),
        )

    @override
    def list_board_moves(self, scene: Scene) -> Sequence[object]:
        """Return what the board offers: in a beat only to wait, or to pass; only cards that somebody can press.

        Where cards are asked for, those of others are behind "Menu…", in their own message.
        """
        offered = [(move, tuple(str(move).split())) for move in super().list_board_moves(scene)]
        pressable = self._list_pressable_cards(scene)
        return [
            move
            for move, path in offered
            if not self._is_in_menu(scene, path) and (path[0] != "play" or path[1] in pressable)
        ]

    def _is_in_menu(self, scene: Scene, path: Path) -> bool:
        """Tell whether a move stands behind "Menu…": who has a standing pass ends it at once, but changes it there."""
        view = self.view(scene)
        if path[0] == "only":
            return path != CONDITION_PASS_PATH or (view.seat is not None and bool(view.terms[view.seat]))
        if path[0] == "back":
            return view.seat is None and _is_pause(scene, "react", "beat")
        return _is_pause(scene, "react", "beat") and path[0] in (
            BEAT_MENU_VERBS if _is_pause(scene, "beat") else WINDOW_MENU_VERBS
        )

    def _list_pressable_cards(self, scene: Scene) -> set[str]:
        """Return the kinds of cards that people hold: goblins press nothing."""
        kinds = {card.kind for hand in self.view(scene).hands for card in hand}
        return {kind for kind in kinds if self._list_holders(scene, kind)}

    def _list_holders(self, scene: Scene, kind: str) -> list[int]:
        """Return the seats of people who hold a card of this kind: hands are open.

        In a question about cards, only those who are asked.
        """
        hands = enumerate(self.view(scene).hands)
        asked_seats = scene.decision.seats if scene.decision and _is_pause(scene, "react", "beat") else None
        owners = [seat for seat, hand in hands if any(card.kind == kind for card in hand)]
        return [
            seat
            for seat in owners
            if not scene.table.is_goblin_run(seat) and (asked_seats is None or seat in asked_seats)
        ]

    def _name_holders(self, scene: Scene, kind: str) -> str:
        """Return who may press a card on the board, which shows it to all; nothing on a player's own panel.

        If they are those who are asked, the button has room for what the card does.
        """
        holders = self._list_holders(scene, kind) if scene.seat is None else []
        if scene.decision and holders == [*scene.decision.seats]:
            return ""
        names = [shorten_name(_format_plain_name(scene, seat), MAX_BUTTON_NAME_LENGTH) for seat in holders]
        return scene.join_list(names) if len(names) <= MAX_NAMED_HOLDERS else ""

    @override
    def describe_path(self, scene: Scene, path: Path) -> ChoiceText:
        """Return how the last word of a path reads. Labels are plain text: names appear in them as they are."""
        match path:
            case ("declare", number):
                first = number == DECLARE_BUTTONS[0]
                short = None if first else scene.say("goats-and-goblins-press-declare", number=number)
                label = scene.say("goats-and-goblins-move-declare", number=int(number))
                return ChoiceText(label, style="main", short=short)
            case ("in",):
                leader = _format_plain_name(scene, self.view(scene).leader)
                label = scene.say("goats-and-goblins-move-in", leader=leader)
                return ChoiceText(label, style="good", short=scene.say("goats-and-goblins-press-in"))
            case ("play", kind, *target):
                label = scene.say(f"goats-and-goblins-move-play-{kind}", **self._get_target_facts(scene, kind, target))
                short = _build_play_label(scene, kind, target)
                if names := self._name_holders(scene, kind):
                    label = scene.say("goats-and-goblins-press-held", label=short, names=names)
                elif kind == SEEING_STONE and scene.seat is not None:
                    short = scene.say("goats-and-goblins-press-peek")
                return ChoiceText(label, emoji=_format_action_emoji(kind), short=short)
            case ("give",):
                return ChoiceText(scene.say("goats-and-goblins-move-give", card=self._build_next_card_key(scene)))
            case ("give", seat):
                own = "yes" if int(seat) - 1 == scene.seat else "no"
                facts = {"own": own, "name": _format_plain_name(scene, int(seat) - 1)}
                label = scene.say("goats-and-goblins-move-give-to", card=self._build_next_card_key(scene), **facts)
                name = shorten_name(facts["name"], MAX_BUTTON_NAME_LENGTH)
                return ChoiceText(label, short=scene.say("goats-and-goblins-press-give", own=own, name=name))
            case ("take", kind, number):
                card = build_card_key(f"{kind} {number}")
                label = scene.say("goats-and-goblins-move-take-card", card=card)
                short = scene.say("goats-and-goblins-card", card=card)
                return ChoiceText(label, emoji=_format_action_emoji(kind), short=short)
            case _:
                words = "-".join(path)
                short = scene.say(f"goats-and-goblins-press-{words}") if words in SHORT_LABEL_MOVES else None
                return replace(
                    super().describe_path(scene, path), style=_STYLE_BY_VERB.get(path[0], "plain"), short=short
                )

    def _get_target_facts(self, scene: Scene, kind: str, target: Sequence[str]) -> dict[str, str]:
        """Return at whom, or against which card, an action is played."""
        if target:
            return {"name": _format_plain_name(scene, int(target[0]) - 1)}
        if kind != "warding-stone":
            return {}
        newest = self.view(scene).stack[0]
        return {"name": _format_plain_name(scene, newest.seat), "action": build_action_key(newest.kind)}

    def _build_next_card_key(self, scene: Scene) -> str:
        return build_card_key(str(self.view(scene).pile[0]))

    @override
    def describe_waiting(self, scene: Scene, decision: Decision, names: str) -> str:
        """Return the line that says who the table waits for, with the card that is divided."""
        if self._must_draw_first(scene, decision):
            return scene.say("goats-and-goblins-waiting-draw-first", names=names)
        if decision.kind != "divide":
            return super().describe_waiting(scene, decision, names)
        return scene.say("goats-and-goblins-waiting-divide", names=names, card=self._build_next_card_key(scene))

    @override
    def describe_secret_answer(self, scene: Scene) -> str:
        """Return how the viewer voted."""
        return scene.say("goats-and-goblins-line-vote", vote="in" if self.view(scene).my_vote else "out")

    @override
    def describe_question(self, scene: Scene, decision: Decision) -> str:
        """Return what the viewer is asked."""
        if self._must_draw_first(scene, decision):
            return scene.say("goats-and-goblins-asked-draw-first")
        return super().describe_question(scene, decision)

    @override
    def format_warnings(self, scene: Scene) -> list[str]:
        """Return who gets the best cards if the rest is dealt."""
        divides = scene.decision is not None and scene.decision.kind == "divide"
        return [scene.say("goats-and-goblins-divide-warning")] if divides else []

    @override
    def format_own_notes(self, scene: Scene) -> list[str]:
        """Return what the viewer saw before it was drawn, that their pass is over, or when a lasting one asks them.

        While they are asked for something else than cards, a button alone says that a pass lasts.
        """
        elsewhere = scene.is_asked and scene.decision is not None and scene.decision.kind not in NO_HAND_DECISIONS
        terms = None if elsewhere else _get_lasting_terms(self.view(scene))
        order = [scene.say("goats-and-goblins-standing-order", terms=terms)] if terms else []
        return [*format_peek_and_pass_notes(scene, self.view(scene)), *order]

    @override
    def format_typing_title(self, say: Words) -> str:
        """Return the title of the form for a number: only a declaration is typed."""
        return say("goats-and-goblins-type-title")

    @override
    def describe_free_moves(self, scene: Scene) -> str:
        """Return that a card may be played, where that is all that somebody may do who is not asked."""
        verbs = {str(move).split()[0] for move in scene.table_view.legal}
        return scene.say("goats-and-goblins-free-play") if "play" in verbs else super().describe_free_moves(scene)

    def _must_draw_first(self, scene: Scene, decision: Decision) -> bool:
        """Tell whether a Leader without votes has drawn nothing yet, and so cannot go home."""
        return decision.kind == "draw" and not self.view(scene).drawn


class GoatsAndGoblinsEventNarrator(EventNarrator[GoatsAndGoblinsView]):
    """How Goats & Goblins narrates its events, in recaps and logs."""

    warns_player = True
    feelings: ClassVar[GoblinReactions] = {
        events.ReturnedWithCards: GoblinReaction("won", "envy", "in_seats"),
        events.ReturnedEmpty: GoblinReaction("lost", "mock", "in_seats"),
        events.CaveCollapsedWithSurvivors: GoblinReaction("won", "disaster", "out_seats"),
        events.CaveCollapsedOnEverybody: GoblinReaction("disaster", "disaster"),
    }
    by_clock: ClassVar[frozenset[type[Event]]] = frozenset(
        {
            events.DrawsDeclared,
            events.VoteCast,
            events.ReturnAnnounced,
            events.SafeCardDrawn,
            events.CaveInDrawn,
            events.CardsReceived,
        }
    )
    untold = frozenset(
        kind.kind
        for kind in (
            events.ExpeditionBegan,
            events.VoteCast,
            events.ReactionPassed,
            events.NoMoreSaid,
            events.StandingPassBegan,
            events.StandingPassEnded,
            events.PeekedCardSeen,
        )
    )
    chapters = frozenset({events.DrawsDeclared})
    round_name = "expedition"
    opens = frozenset({events.ExpeditionBegan})
    logged = frozenset(
        {
            events.DrawsDeclared,
            events.VotesRevealedMixed,
            events.VotesRevealedAllIn,
            events.VotesRevealedAllOut,
            events.SafeCardDrawn,
            events.CaveInDrawn,
            events.ActionPlayed,
            events.ActionPlayedAtSeat,
            events.PushTookEffect,
            events.VotesVoided,
            events.CaveCardPeeked,
            events.ActionWarded,
            events.CaveInPropped,
            events.SeatJoinedExpedition,
            events.SeatLeftExpedition,
            events.ActionWasted,
            events.ReturnedWithCards,
            events.ReturnedEmpty,
            events.CaveCollapsedWithSurvivors,
            events.CaveCollapsedOnEverybody,
            events.CardsReceived,
            events.MatchEnded,
        }
    )
    ends_turn = frozenset(
        {
            events.VotesRevealedMixed,
            events.VotesRevealedAllIn,
            events.VotesRevealedAllOut,
            events.CaveCollapsedWithSurvivors,
            events.CaveCollapsedOnEverybody,
        }
    )
    lets_pass = frozenset({events.ReactionPassed, events.NoMoreSaid, events.StandingPassBegan})
    matters: ClassVar[RelevanceByEvent] = dict.fromkeys(
        (
            events.VotesRevealedMixed,
            events.VotesRevealedAllIn,
            events.VotesRevealedAllOut,
            events.PushTookEffect,
            events.ActionWarded,
            events.CaveInPropped,
            events.ReturnedWithCards,
            events.ReturnedEmpty,
            events.CaveCollapsedWithSurvivors,
            events.CaveCollapsedOnEverybody,
        ),
        "table",
    )

    @override
    def format_brief_recap(
        self, scene: Scene, seen_moves: Sequence[SeenMove], reader: int | None, room: TextRoom
    ) -> list[str] | None:
        """Return what happened in two short lines, with the cause of what hurts, and the next card if it is known."""
        return recap_expeditions(
            scene, self.view(scene), seen_moves, reader, room, self.find_clock_moves(scene, seen_moves)
        )

    @override
    def tells_who_played(self, seen_move: SeenMove) -> bool:
        """Tell whether a move is told: a silent pass is not blamed for the cards that are drawn after it.

        Shares of a pile are their players', no matter who chose: all of them are told in one sentence for each.
        """
        first = seen_move.events[0] if seen_move.events else None
        return first is not None and self.shows_event(first) and not isinstance(first, events.CardsReceived)

    @override
    def format_round_title(self, scene: Scene, event_list: Sequence[Event], number: int) -> str:
        """Return which expedition it is, and whose where nobody declares it; nothing if the log tells nothing of it."""
        if not any(type(event) in self.logged for event in event_list):
            return ""
        declared = any(isinstance(event, events.DrawsDeclared) for event in event_list)
        leader = next((event.seat for event in event_list if isinstance(event, LEADER_EVENTS)), None)
        if declared or leader is None:
            return super().format_round_title(scene, event_list, number)
        name = scene.format_seat_name(leader)
        return scene.say("goats-and-goblins-expedition", seat=name, round=self.round_name, number=number)

    @override
    def find_turn_player(self, moves: Sequence[SeenMove]) -> int | None:
        """Return nobody: all vote and play cards at once."""
        return None

    @override
    def summarize_rules(self, scene: Scene) -> str:
        """Return what the log takes as known."""
        return scene.say("goats-and-goblins-log-rules")

    @override
    def format_log_ending(self, scene: Scene, event_list: Sequence[Event]) -> list[str]:
        """Return how much gold everybody has once the cards of an expedition are shared out, and at the end."""
        view, over = self.view(scene), scene.table.status == "closed" or scene.table_view.outcome is not None
        if not over and (view.pile or not any(isinstance(event, EXPEDITION_END_EVENTS) for event in event_list)):
            return []
        each = [
            scene.say("goats-and-goblins-log-holding", name=scene.format_seat_name(seat), gold=gold)
            for seat, gold in enumerate(view.scores)
        ]
        return [scene.say("log-now", each=scene.say("lobby-dot").join(each), over="yes" if over else "no")]

    @override
    def explain_losses(self, scene: Scene, seats: Sequence[int], event_list: Sequence[Event]) -> list[str]:
        """Return who got nothing because they were in when the cave fell."""
        lines, inside = list[str](), set[int]()
        for event in (event for seen_move in scene.table_view.recent_moves for event in seen_move.events):
            if isinstance(event, events.VotesRevealed):
                inside = {event.seat, *event.in_seats}
            elif isinstance(event, events.SeatJoinedExpedition):
                inside.add(event.seat)
            elif isinstance(event, events.SeatLeftExpedition):
                inside.discard(event.seat)
            elif isinstance(event, events.CaveCollapsedWithSurvivors) and event in event_list:
                lines += self._format_collapse_losses(scene, sorted(inside.intersection(seats)))
        return lines

    def _format_collapse_losses(self, scene: Scene, seats: Sequence[int]) -> list[str]:
        """Say in one line who got nothing; nobody says nothing."""
        own = "yes" if list(seats) == [scene.seat] else "no"
        sentence = scene.say("goats-and-goblins-lost-in", own=own, names=scene.join_seat_names(seats), count=len(seats))
        return [sentence] if seats else []

    @override
    def describe_move_events(self, scene: Scene, given_events: Sequence[Event]) -> list[str]:
        """Return events as sentences: cards drawn one after the other share one, and so do all that a player gets.

        Who gets what of one pile is one line.
        """
        lines: list[str] = []
        for kind, run in groupby(given_events, key=_find_grouping_kind):
            some = list(run)
            drawn = [event for event in some if isinstance(event, events.CaveCardDrawn)]
            got = [event for event in some if isinstance(event, events.CardsReceived)]
            lines += (
                [self._format_drawn_cards(scene, drawn)]
                if kind is events.CaveCardDrawn
                else [scene.say.join_sentences(self._describe_received_cards(scene, got))]
                if kind is events.CardsReceived
                else super().describe_move_events(scene, some)
            )
        return lines

    @override
    def describe_event(self, scene: Scene, event: Event) -> str:
        """Return an event as a sentence; when votes are revealed, also who let the clock choose theirs."""
        sentence = super().describe_event(scene, event)
        if late := _list_late_voters(scene, event) if isinstance(event, events.VotesRevealed) else []:
            return scene.say.join_sentences([sentence, _explain_clock_choice(scene, late)])
        return sentence

    def _describe_received_cards(self, scene: Scene, got: Sequence[events.CardsReceived]) -> list[str]:
        """Return all that each player got in one sentence, in the order in which they got their first card.

        Before that is who let the clock choose, which nobody would see in the shares.
        """
        shares: dict[int, list[str]] = {}
        for event in got:
            shares.setdefault(event.seat, []).extend(event.cards)
        late = _list_seats_out_of_time(scene, got)
        clock = [_explain_clock_choice(scene, late)] if late else []
        return [
            *clock,
            *(self.describe_event(scene, events.CardsReceived(seat, cards)) for seat, cards in shares.items()),
        ]

    @override
    def continues_sentence(self, before: Event, after: Event) -> bool:
        """Tell whether cards are drawn one after the other, or given and taken."""
        kind = _find_grouping_kind(before)
        return (
            kind is not None
            and kind is _find_grouping_kind(after)
            and (kind is events.CardsReceived or before.seat == after.seat)  # type: ignore[attr-defined]  # both have one
        )

    def _format_drawn_cards(self, scene: Scene, drawn: Sequence[events.CaveCardDrawn]) -> str:
        """Return all cards that were drawn one after the other, and what the Cave-Ins come to if one was among them."""
        cave_ins = [event for event in drawn if isinstance(event, events.CaveInDrawn)]
        to_draw = 0 if cave_ins and cave_ins[-1].value >= FATAL_CAVE_IN_VALUE else drawn[-1].to_draw
        facts = self.build_event_facts(scene, (cave_ins or drawn)[-1])
        cards = " ".join(build_card_key(event.card) for event in drawn)
        return scene.say(self._build_event_key((cave_ins or drawn)[-1]), **facts | {"cards": cards, "to-draw": to_draw})

    @override
    def build_event_facts(self, scene: Scene, event: Event) -> dict[str, Word]:
        """Return the facts of an event in words, with heaps of cards by their keys."""
        heaped = _build_heap_facts(event) if isinstance(event, HEAP_EVENTS) else {}
        drawn = {"cards": build_card_key(event.card)} if isinstance(event, events.CaveCardDrawn) else {}
        fell = self._build_collapse_facts(scene, event) if isinstance(event, events.CaveCollapsed) else {}
        pushed = (
            {"more": "yes" if event.to_draw > event.number else "no"}
            if isinstance(event, events.PushTookEffect)
            else {}
        )
        paid = (
            {"gold": find_gold_paid(scene.table_view.recent_moves, event)}
            if isinstance(event, CARD_PLAYED_EVENTS)
            else {}
        )
        return super().build_event_facts(scene, event) | heaped | drawn | fell | pushed | paid

    def _build_collapse_facts(self, scene: Scene, fell: events.CaveCollapsed) -> dict[str, Word]:
        """Return on whom a cave fell; without votes the Leader was there alone."""
        voting = "yes" if self.view(scene).voting else "no"
        return {"inside": self._list_names_inside(scene, fell), "voting": voting}

    def _list_names_inside(self, scene: Scene, fell: events.CaveCollapsed) -> str:
        """Return all who were in a cave that fell, the Leader first."""
        others = (seat for seat in range(len(scene.table.sitters)) if seat not in (fell.seat, *fell.out_seats))
        return scene.join_seat_names([fell.seat, *others])

    @override
    def translate_term(self, scene: Scene, fact: str, value: str) -> str:
        """Return the keys of the names of cards and actions."""
        naming = {"card": build_card_key, "action": build_action_key}.get(fact)
        return naming(value) if naming else value


ONLY_PASSES = tuple(move.terms for move in STANDING_PASSES if str(move).startswith("only "))
"""The standing passes behind one button: when their player is asked again."""


def _build_heap_facts(
    event: events.ExpeditionReturned | events.CaveCollapsed | events.CardsReceived,
) -> dict[str, Word]:
    """Return a heap of cards by their keys, with its gold, and whether somebody who came home was alone."""
    alone = isinstance(event, events.ExpeditionReturned) and {*event.in_seats} <= {event.seat}
    gold = sum(int(card.rpartition(" ")[2]) for card in event.cards)
    return {"cards": join_card_heap(event.cards), "gold": gold, "alone": "yes" if alone else "no"}


def _find_grouping_kind(event: Event) -> type[Event] | None:
    """Return by which kind an event is grouped with others into a sentence or a line; `None`: it is told by itself."""
    return next((kind for kind in (events.CaveCardDrawn, events.CardsReceived) if isinstance(event, kind)), None)


def _list_seats_out_of_time(scene: Scene, got: Sequence[events.CardsReceived]) -> list[int]:
    """Return for whom the clock gave or took some of these cards; the viewer reads of their own time elsewhere."""
    shared = {id(event) for event in got}
    moves = (
        seen_move
        for seen_move in scene.table_view.recent_moves
        if seen_move.by == "clock" and seen_move.seat != scene.seat
    )
    return list(
        dict.fromkeys(
            seen_move.seat for seen_move in moves if any(id(event) in shared for event in seen_move.events[:1])
        )
    )


def _list_late_voters(scene: Scene, turnout: events.VotesRevealed) -> list[int]:
    """Return for whom the clock voted, as far as the votes still count that are revealed now."""
    late = dict[int, bool]()
    for seen_move in scene.table_view.recent_moves:
        for event in seen_move.events:
            if isinstance(event, events.DrawsDeclared | events.VotesVoided):
                late.clear()
            elif isinstance(event, events.VoteCast):
                late[event.seat] = seen_move.by == "clock"
            elif event is turnout:
                return [seat for seat, by_clock in late.items() if by_clock and seat != scene.seat]
    return []


def _explain_clock_choice(scene: Scene, late: Sequence[int]) -> str:
    return scene.say("goats-and-goblins-log-clock", names=scene.join_seat_names(late))


class GoatsAndGoblinsResultTexts(ResultTexts[GoatsAndGoblinsView]):
    """How Goats & Goblins ends: points by source, tie-breakers."""

    unit = "gold"
    highlights = HIGHLIGHTS
    chapters = (events.ExpeditionBegan,)

    @override
    def format_points_by_source(self, scene: Scene) -> list[list[str]]:
        """Return the gold on each kind of card in the hands."""
        lines = [
            (SOURCE_BY_KIND[card.kind], seat, card.gold)
            for seat, hand in enumerate(self.view(scene).hands)
            for card in hand
        ]
        gold = {name: [(seat, gold) for source, seat, gold in lines if source == name] for name in SOURCE_NAMES}
        return format_score_breakdown(scene, self.prefix, gold)

    @override
    def list_tie_breakers(self, scene: Scene) -> TieBreakers:
        """Return the Goats, then the Goblins, then the fewest cards."""
        hands = self.view(scene).hands
        goats, goblins = (
            [sum(card.kind in kinds for card in hand) for hand in hands] for kinds in (GOAT_KINDS, GOBLIN_KINDS)
        )
        return {"goats": goats, "goblins": goblins, "cards": [-len(hand) for hand in hands]}


class GoatsAndGoblinsScreen(GameScreen[GoatsAndGoblinsView]):
    """The screens of Goats & Goblins: its pictures, rules, board, panel and odds."""

    key = "goats_and_goblins"
    View = GoatsAndGoblinsView
    move_texts_class = GoatsAndGoblinsMoveTexts
    narrator_class = GoatsAndGoblinsEventNarrator
    result_texts_class = GoatsAndGoblinsResultTexts
    marked: ClassVar[Mapping[type[Event], MarkedNames]] = dict.fromkeys(
        (events.ActionPlayed, events.ActionPlayedAtSeat), lambda played: (played.action,)
    )
    moment_fields = ("seats",)
    open_hands = True
    minutes_with_goblins = 5
    poster = Poster("poster", (0, 0, 100, 100), GOLD_LETTERS)
    rules = (
        "goats-and-goblins-rules-expedition",
        "goats-and-goblins-rules-cards",
        "goats-and-goblins-rules-end",
        "goats-and-goblins-rules-here",
    )
    says: ClassVar[Mapping[str, Iterable[str]]] = {
        "tie": ("goats", "goblins", "cards"),
        "move": (
            "out",
            "pass",
            "wait",
            "no-more",
            "skip-expedition",
            "back-in",
            "draw",
            "stop",
            "deal",
            "play",
            "take",
        ),
        "card": (*get_args(TreasureKind), CAVE_IN),
        "action": ACTION_KINDS,
        "move-play": ACTION_KINDS,
        "move-only": ONLY_PASSES,
        "lost": ("in",),
        "log": ("clock", "holding"),
        "gist": GIST_SENTENCES,
        "press": (*SHORT_LABEL_MOVES, "peek"),
        "topic": ("odds",),
        "source": SOURCE_NAMES,
    }
    illustrated: ClassVar[Mapping[str, str]] = {
        "goats-and-goblins-rules-expedition": "expedition",
        "goats-and-goblins-rules-cards": "answers",
    }

    @override
    def concerns_seat(self, event: Event, seat: int) -> bool:
        """Tell whether somebody did, or suffers, what an event tells: a fallen cave concerns everybody."""
        return isinstance(event, events.CaveCollapsed) or super().concerns_seat(event, seat)

    @override
    def load_rules_numbers(self, say: Words) -> Mapping[str, Word]:
        """Return how many cards the whole cave has, by what can be found there, and Cave-Ins by their value."""
        values, without = (
            Counter(VALUE_BY_CARD[card] for card in list_full_cave_deck(voting=voting)) for voting in (True, False)
        )
        falls = values.total() - values[0]
        return {"found": values[0], "without": without[0], "falls": falls, "light": values[1], "heavy": values[2]}

    @override
    def has_hand(self, scene: Scene) -> bool:
        """Tell that hands are open: where cards are played, the ways to pass need the room."""
        return super().has_hand(scene) and not _is_pause(scene, "react", "beat")

    @override
    def collect_private_content(self, scene: Scene, public: Scene) -> object:
        """Return the card that the player saw and their pass; what they are asked tells whether they have voted."""
        view = self.view(scene)
        return view.seen, find_last_peeked_card(scene), _get_lasting_terms(view)

    @override
    def format_board_lines(self, scene: Scene) -> list[str]:
        """Return the stack, whose cards the picture shows by their signs alone."""
        stack = [describe_stack_card(scene, played) for played in self.view(scene).stack]
        return [scene.say("goats-and-goblins-line-stack", cards=scene.join_list(stack))] if stack else []

    @override
    def format_panel_lines(self, scene: Scene) -> list[str]:
        """Return the viewer's cards, and what only they know: their vote, the card they saw."""
        view = self.view(scene)
        if view.seat is None:
            return []
        hand = view.hands[view.seat]
        lines = [
            *self.format_board_lines(scene),
            scene.say(
                "goats-and-goblins-line-hand",
                cards=join_card_heap(map(str, hand)),
                gold=view.scores[view.seat],
                count=len(hand),
            ),
        ]
        if terms := view.terms[view.seat]:
            lines.append(scene.say("goats-and-goblins-line-terms", terms=terms))
        if view.stage == "voting" and view.my_vote is not None:
            lines.append(self.move_texts.describe_secret_answer(scene))
        if view.seen:
            lines.append(scene.say("goats-and-goblins-line-seen", card=build_card_key(str(view.seen))))
        return [*lines, *format_peek_and_pass_notes(scene, view)]

    @override
    def list_topics(self, scene: Scene) -> list[str]:
        """Offer the odds, the same to everybody."""
        return [] if scene.table_view.outcome else ["odds"]

    @override
    def format_topic(self, scene: Scene, name: str) -> str:
        """Return the odds, as the viewer can calculate them."""
        return format_odds(scene, self.view(scene)) if name == "odds" else super().format_topic(scene, name)


_STYLE_BY_VERB: dict[str, Style] = {"wait": "plain", "pass": "main", "draw": "main", "stop": "good"}


LAST_ROW_VERBS = ("wait", "pass", "skip", "only", "in", "out", "draw", "stop", "deal")
"""The first words of the moves in the last rows, in this order: to pass once, for this expedition, or for good."""
BEAT_MENU_VERBS = ("play", "no")
"""What stands behind "Menu…" in a beat: there is time for few buttons, and "I want to play a card" makes more."""
WINDOW_MENU_VERBS = ("no",)
"""What stands behind "Menu…" in a full window: those who pass for longer say for how long."""
CONDITION_PASS_PATH = ("only", "save")
"""The one of the passes with a condition that has a button; the others stand behind "Menu…"."""


def _is_pause(scene: Scene, *kinds: str) -> bool:
    return scene.decision is not None and scene.decision.kind in kinds


def _get_lasting_terms(view: GoatsAndGoblinsView) -> str:
    """Return the terms of the viewer's standing pass if it lasts until they take it back."""
    terms = "" if view.seat is None or view.outcome else view.terms[view.seat]
    return "" if terms in PASSING_TERMS else terms


def _rank_path(path: Path) -> tuple[int, ...]:
    """Order action cards as the rules do, and players by their seats; everything else keeps its order."""
    return (ACTION_CARD_RANKS.get(path[1], 0), *map(int, path[2:])) if path[0] == "play" and len(path) > 1 else (0,)


def _format_plain_name(scene: Scene, seat: int) -> str:
    """Return a name for a label, where Discord reads no markup."""
    return clean_alt_name(scene.raw_names[seat])


def _build_play_label(scene: Scene, kind: str, target: Sequence[str]) -> str:
    """Return what stands on the button of a card: its name, and at whom it is played."""
    action = build_action_key(kind)
    if not target:
        return scene.say("goats-and-goblins-card", card=action)
    name = shorten_name(_format_plain_name(scene, int(target[0]) - 1), MAX_BUTTON_NAME_LENGTH)
    return scene.say("goats-and-goblins-press-at", action=action, name=name)


def _format_action_emoji(kind: str) -> str:
    return f"goats_{kind.replace('-', '_')}"
