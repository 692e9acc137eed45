"""Goblin Teeth on the screens: the hand with what its Cheats do, plays step by step, and the story of a match."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import dropwhile, takewhile
from typing import ClassVar, get_args

from typing_extensions import override

from bot.games.goblin_teeth.forms import build_placement_forms
from bot.games.goblin_teeth.highlights import HIGHLIGHTS
from bot.games.goblin_teeth.names import (
    HIDDEN_ITEM,
    build_card_key,
    build_card_keys,
    build_numbered_item_key,
    build_offering_key,
    build_pot_item_key,
    describe_cheat,
    join_card_heap,
    join_missing_keys,
    list_items_completing_offering,
)
from bot.games.goblin_teeth.placements import build_placement_buttons, is_pointless
from bot.games.goblin_teeth.recap import CHANCE_EVENTS, GIST_SENTENCES, OWN_CARD_EVENTS, recap_moves
from bot.games.goblin_teeth.rule_causes import (
    REROLL_EVENTS,
    ROUND_END_EVENTS,
    THREE_EQUAL,
    RuleCause,
    find_cause,
    find_hidden_item,
    find_pot_at_event,
    find_whole_move,
)
from bot.games.goblin_teeth.turn_news import TURN_END_EVENTS, list_missed_before_turn, restore_own_roll
from bot.games.goblin_teeth.turn_recap import find_place_key
from bot.games.goblin_teeth.unplayable import explain_unplayable_cheat
from bot.games.goblin_teeth.words import MOVE_SENTENCES, PLAYED_CARD_WORDS, MoveFormatter
from bot.pictures import Picture
from bot.pictures.alt_text import clean_alt_name
from bot.pictures.shared.banner import Poster
from bot.pictures.shared.titles import BONE_LETTERS
from bot.screens.controls.move_controls import MAX_SHOWN_BUTTONS, ButtonPlaces, ChoiceText, MenuChoices, MoveControls
from bot.screens.controls.paths import Path
from bot.screens.game import GameScreen, LuckToCome, MarkedNames
from bot.screens.game_texts.base import GameTexts
from bot.screens.game_texts.event_narrator import SENTENCES_BY_ACTOR, EventNarrator
from bot.screens.game_texts.move_texts import MoveTexts
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.scene import Scene
from bot.screens.story import GoblinReaction, GoblinReactions, RelevanceByEvent, find_event_owner, restore_players
from bot.screens.text_width import TextRoom
from bot.screens.winners import TieBreakers
from bot.tables import SeenMove
from games.engine import AGREED_REASON, Decision, Event, Outcome, View
from games.engine.words import Word, Words
from games.goblin_teeth import (
    CHEATS,
    ITEMS,
    ONGOING_CHEATS,
    SLOT_WORDS,
    GoblinTeethView,
    OfferingProgress,
    events,
    load_items,
    load_offerings,
)
from games.goblin_teeth.items import PlainType, sum_teeth
from games.goblin_teeth.offerings import ANY_LINE, PAIR_LINE, TEETH_LINE

CONFIRMED_VERBS = frozenset({"cheat", "poison", "discard", "keep", "end"})
"""The first words of moves that cannot be taken back, and cost something."""
STEPWISE_VERBS = ("shift",)
TITLED_VERBS = ("shift", "take")
"""The first words of moves whose menu says what is chosen there, however few they are."""
POISON_VERB = "poison"
MENU_WORDS_BY_VERB = {"cheat": 2, POISON_VERB: 1}
"""The first words of moves that are chosen before a die is placed: each Cheat, and Poisoner's poison."""
ALTAR_WORD = "altar"
"""The last word of placing a die on the Altar for nothing, which is offered last."""
CARD_BY_VERB = {POISON_VERB: "poisoner", "shift": "quick-fingers", "discard": "quick-fingers"}
"""The cards that the steps of these first words are about, which no word names."""
MAX_CHEAT_GISTS = 12
"""This many Cheats of a hand are explained; of the others, only the names are given."""

CARD_FACTS = frozenset({"card", "cards", "item", "items", "kept", "given", "returned", "discarded", "taken", "put"})
OFFERING_FACT = "offering"
POLITE_CARD = "polite"
PUBLIC_BY_PRIVATE_EVENT: dict[type[Event], type[Event]] = {
    events.OwnCheatsDrawn: events.CheatsDrawn,
    events.PickedUpCheatsSeen: events.CheatsPickedUp,
    events.CardsDivided: events.HiddenCardsDivided,
    events.DrawnItemSeen: events.ItemDrawn,
    events.PeekedItemSeen: events.HiddenItemPeeked,
    events.SwitchedItemsSeen: events.HiddenItemSwitched,
}
"""The private events, each with the public sentence that it replaces."""
LINE_BY_EVENT: dict[type[Event], str] = {
    events.ItemAwarded: "awards",
    events.ItemWithoutBids: "awards",
    events.RoundBegan: "round",
    events.PlayerWon: "end",
    events.MatchEnded: "end",
}
"""A move is told in one line; these events begin a new line."""


CAUSED_EVENTS = (events.CheatPlayed, events.OngoingCardLaid, events.DiceRolled, *REROLL_EVENTS)
"""These events may follow from a card that their move does not name."""
DICE_EVENTS = (
    events.DiePlaced,
    events.DieMoved,
    *events.DIE_CHANGES_WITHOUT_ROLL,
    *events.DIE_REROLLS,
)
"""These events place or change a die."""


FRONT_LINE_SENTENCE = "goblin-teeth-front-line"
"""The line about a card in front of the reader."""


class GoblinTeethWords(GameTexts[GoblinTeethView]):
    """Words that several texts of Goblin Teeth need."""

    def _format_cheat(self, say: Words, card: str, key: str = "goblin-teeth-cheat-line", now: str = "yes") -> str:
        gist = describe_cheat(say, card, "you" if key == FRONT_LINE_SENTENCE else "card")
        return say(key, card=build_card_key(card), gist=gist, now=now)


class GoblinTeethMoveTexts(GoblinTeethWords, MoveTexts[GoblinTeethView]):
    """How Goblin Teeth offers its moves: buttons, menus, questions."""

    @override
    def find_variant_name(self, scene: Scene) -> str:
        """Return "own" where each player has Offerings of their own."""
        return "own" if len(set(self.view(scene).offerings)) > 1 else super().find_variant_name(scene)

    @override
    def build_move_controls(self, scene: Scene) -> MoveControls:
        """Return how moves read: Cheats step by step and with confirmation, as the Altar for nothing has."""
        divides = scene.decision is not None and scene.decision.kind == "divide"
        paths = [tuple(str(move).split()) for move in scene.table_view.legal]
        menu = self._format_menu_title(scene, paths)
        pressed = build_placement_buttons(self.create_move_formatter(scene), paths, menu=bool(menu))
        return MoveControls(
            lambda path: self.describe_path(scene, path),
            rank=lambda path: (path[-1] == ALTAR_WORD, -self.create_move_formatter(scene).find_die_value(path)),
            needs_confirmation=lambda path: _must_confirm(path, paths),
            menus=MenuChoices(
                0 if divides else MAX_SHOWN_BUTTONS,
                stepped=STEPWISE_VERBS,
                together={**MENU_WORDS_BY_VERB, "place": 4} if pressed else MENU_WORDS_BY_VERB,
                title=menu if pressed else "",
                titled=TITLED_VERBS,
                ask=self.create_move_formatter(scene).ask_next_step,
                whole=pressed,
            ),
            places=ButtonPlaces(
                ("end", "decline"),
                below_menu=() if pressed else ("place",),
                is_in_menu=lambda path: bool(pressed) and is_pointless(path),
                keeps_help=True,
            ),
            describe_prefix=lambda path: self.create_move_formatter(scene).describe_path_start(path),
            build_forms=lambda paths: build_placement_forms(self.create_move_formatter(scene), paths),
        )

    def _format_menu_title(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return what the menu offers: Cheats and poison, or to clear Ongoing cards; nothing if there is no menu."""
        cheats, clears = any(path[0] in MENU_WORDS_BY_VERB for path in paths), any("clear" in path for path in paths)
        offered = "both" if cheats and clears else "cheats" if cheats else "altar"
        return scene.say("goblin-teeth-menu", offered=offered) if cheats or clears else ""

    @override
    def describe_question(self, scene: Scene, decision: Decision) -> str:
        """Return what the viewer is asked, with the card that asks: two Cheats let their player divide cards."""
        question = self.view(scene).question
        if decision.kind != "divide" or question is None or question.card is None:
            return super().describe_question(scene, decision)
        return scene.say("goblin-teeth-asked-divide", card=build_card_key(question.card))

    @override
    def describe_started_move(self, scene: Scene, path: Path) -> str:
        """Return which Cheat the viewer is playing, or that they poison a die."""
        card = CARD_BY_VERB.get(path[0], "") if path[0] == POISON_VERB else "".join(path[1:2])
        if path[0] not in MENU_WORDS_BY_VERB or card not in CHEATS:
            return ""
        return scene.say("goblin-teeth-asked-play", card=build_card_key(card), verb=path[0])

    @override
    def describe_path(self, scene: Scene, path: Path) -> ChoiceText:
        """Return how the last word of a path reads."""
        return self.create_move_formatter(scene).describe_path(path)

    def create_move_formatter(self, scene: Scene) -> MoveFormatter:
        """Return the object that puts moves into words on buttons, where a name appears as it is."""
        names = scene.raw_names
        return MoveFormatter(self.view(scene), scene.say, lambda seat: clean_alt_name(names[seat]))

    @override
    def format_typing_hint(self, say: Words) -> str:
        """Return how a move is typed: in the words of its button."""
        return say("widget-type-as-said")

    @override
    def describe_move_in_full(self, scene: Scene, path: Path) -> str:
        """Return a whole move in words: a play with its card and each of its steps."""
        return self.create_move_formatter(scene).describe_whole_move(path)

    @override
    def describe_move_in_brief(self, scene: Scene, path: Path) -> str:
        """Return a whole move in words, of a die on an Item without the bid that it makes."""
        if path[0] == "place" and len(path) == 3 and path[-1] != ALTAR_WORD:
            return self.create_move_formatter(scene).describe_placed_die(path)
        return self.describe_move_in_full(scene, path)

    @override
    def format_moves(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return moves in words as a sentence names them, in a review or a hint."""
        formatter = self.create_move_formatter(scene)
        return scene.join_list([formatter.describe_move_in_sentence(path) for path in paths])

    @override
    def explain_move(self, scene: Scene, path: Path) -> str:
        """Return why a goblin would make a move: a Cheat has its own reason."""
        cheats = path[0] in ("cheat", "poison") and scene.decision is not None and scene.decision.kind == "turn"
        return scene.say("goblin-teeth-why-cheat") if cheats else super().explain_move(scene, path)

    @override
    def format_warnings(self, scene: Scene) -> list[str]:
        """Return on which Items Polite lets its player place no die."""
        view = self.view(scene)
        if scene.decision is None or scene.decision.kind != "turn" or view.seat is None:
            return []
        closed = [build_pot_item_key(view, item) for item in view.pot if item.face_up and not any(item.bids)]
        if POLITE_CARD not in view.front[view.seat] or not closed:
            return []
        return [scene.say("goblin-teeth-closed", card=build_card_key(POLITE_CARD), items=" ".join(closed))]

    @override
    def format_path_progress(self, scene: Scene, path: Path) -> list[str]:
        """Return what has been chosen so far: where a die goes, or how a Cheat is played, and at first what it does."""
        if len(path) == 1:
            return []
        words = MoveFormatter(self.view(scene), scene.say, scene.format_seat_name)
        played = path[1:3] if path[0] == "cheat" else (CARD_BY_VERB.get(path[0], ""),)
        named = [card for card in played if card in CHEATS]
        steps = (
            [words.describe_path_start(path).label] if path[0] == "place" else words.describe_chosen_cheat_steps(path)
        )
        if steps:
            cards = build_card_keys(named) or "none"
            return [scene.say("goblin-teeth-play-so-far", cards=cards, steps=scene.say.join_with_commas(steps))]
        return [self._format_cheat(scene.say, card, "goblin-teeth-play-gist") for card in named]


class GoblinTeethEventNarrator(GoblinTeethWords, EventNarrator[GoblinTeethView]):
    """How Goblin Teeth narrates its events, in recaps and logs."""

    warns_player = True
    feelings: ClassVar[GoblinReactions] = {
        events.ItemAwarded: GoblinReaction("won", "envy"),
        events.OngoingCardPilfered: GoblinReaction("lost", "mock", "from_seat"),
    }
    by_clock: ClassVar[frozenset[type[Event]]] = frozenset(
        {
            events.DiePlaced,
            events.CheatsDrawn,
            events.CardsDivided,
            events.HiddenCardsDivided,
            events.DieRaised,
            events.DieReduced,
            events.DieSet,
        }
    )
    untold = frozenset({events.QuestionDeclined.kind})
    chapters = frozenset({events.RoundBegan})
    opens = frozenset({events.RoundBegan})
    runs_on = frozenset({events.DiceRolled})
    logged = frozenset(
        {
            events.RoundBegan,
            events.DiceRolled,
            events.CheatPlayed,
            events.CheatReturned,
            events.OngoingCardLaid,
            events.CheatsDrawn,
            events.DeckReshuffled,
            events.CardDiscarded,
            events.DiscardsTaken,
            events.CheatsPickedUp,
            events.CardsDivided,
            events.HiddenCardsDivided,
            events.DiePlaced,
            events.DieMoved,
            events.OngoingCardsCleared,
            events.TurnPassed,
            *events.DIE_CHANGES_WITHOUT_ROLL,
            events.RerollImpossible,
            *events.DIE_REROLLS,
            events.OwnerBlessed,
            events.ItemReplaced,
            events.HiddenItemSwitched,
            events.HiddenItemPeeked,
            events.ItemDrawn,
            events.OngoingCardPilfered,
            events.ItemAwarded,
            events.ItemWithoutBids,
            events.PlayerWon,
            events.MatchEnded,
        }
    )
    ends_turn = frozenset(TURN_END_EVENTS)
    lets_pass = frozenset({events.TurnPassed, events.QuestionDeclined})
    matters: ClassVar[RelevanceByEvent] = {
        events.DiceRolled: "mine",
        events.ItemAwarded: "table",
        events.RoundBegan: "table",
        **dict.fromkeys((*CHANCE_EVENTS, *OWN_CARD_EVENTS, events.HiddenItemAwarded), "chance"),
    }

    @override
    def opens_round(self, event: Event) -> bool:
        """Tell whether a round begins with an event: without Items there is none."""
        return isinstance(event, events.RoundBegan) and bool(event.items)

    @override
    def format_round_title(self, scene: Scene, event_list: Sequence[Event], number: int) -> str:
        """Return that it is the first round: all others begin with what is in the Pot."""
        begins_round = any(isinstance(event, events.RoundBegan) for event in event_list[:1])
        return "" if begins_round else super().format_round_title(scene, event_list, number)

    @override
    def describe_deal(self, scene: Scene, dealt: View) -> list[str]:
        """Return the first round with its Pot, the roll that everybody sees, and who begins with it."""
        if not isinstance(dealt, GoblinTeethView):
            return []
        dice = [[die.value for die in dealt.dice if die.seat == seat] for seat in range(dealt.seats)]
        sums = [sum(values) for values in dice]
        rolls = [
            scene.say(
                "goblin-teeth-first-roll",
                name=scene.format_seat_name(seat),
                values=" ".join(map(str, values)),
                sum=total,
            )
            for seat, (values, total) in enumerate(zip(dice, sums, strict=True))
        ]
        items = build_card_keys(item.item or HIDDEN_ITEM for item in dealt.pot)
        lot = "yes" if sums.count(max(sums)) > 1 else "no"
        first, sentence = scene.format_seat_name(dealt.first), scene.say("lobby-dot").join(rolls)
        return [scene.say("goblin-teeth-dealt", items=items, rolls=sentence, name=first, lot=lot)]

    @override
    def summarize_rules(self, scene: Scene) -> str:
        """Return what the log takes as known."""
        return scene.say("goblin-teeth-log-rules")

    @override
    def describe_agreed_end(self, scene: Scene, agreed: Mapping[str, Word]) -> str:
        """Return that the match was ended within a round, whose dice win nothing."""
        return scene.say("goblin-teeth-log-not-awarded", what=scene.say("log-agreed", **agreed))

    @override
    def format_log_ending(self, scene: Scene, event_list: Sequence[Event]) -> list[str]:
        """Return whose Items completed or lacked what, once all hands are open; before, who lacks a single Item."""
        view = self.view(scene)
        if view.outcome is None and any(isinstance(event, ROUND_END_EVENTS) for event in event_list):
            return self._list_offerings_lacking_one(scene)
        if view.hands is None or view.outcome is None:
            return []
        if view.outcome.reason != AGREED_REASON and not any(
            isinstance(event, events.PlayerWon) for event in event_list
        ):
            return []
        ranks = view.outcome.ranks
        order = sorted(range(view.seats), key=lambda seat: ranks[seat])
        complete = sum(any(not progress.lacking for progress in view.get_progress(seat)) for seat in order)
        return [
            scene.say("goblin-teeth-hands"),
            *(self._describe_final_hand(scene, seat) for seat in order),
            *([scene.say("goblin-teeth-several-complete")] if complete > 1 else []),
        ]

    def _list_offerings_lacking_one(self, scene: Scene) -> list[str]:
        """Return the line that says who lacks a single Item for an Offering, as far as all may know."""
        view = self.view(scene)
        each = [
            scene.say(
                "goblin-teeth-log-near",
                name=scene.format_seat_name(seat),
                lines=join_missing_keys(progress),
                kind="six" if progress.offering == "six" else "letter",
                offering=build_offering_key(progress.offering),
            )
            for seat in range(view.seats)
            for progress in view.get_public_progress(seat)
            if progress.lacking == 1
        ]
        return [scene.say("log-now", each=scene.say("lobby-dot").join(each), over="no")] if each else []

    def _describe_final_hand(self, scene: Scene, seat: int) -> str:
        """Return the Items that a player holds at the end, and which Offerings they complete."""
        view = self.view(scene)
        items = [card for card in (view.hands or ())[seat] if card in ITEMS]
        hidden = Counter(items) - Counter(view.public[seat])
        progress = view.get_progress(seat)
        complete = [
            build_offering_key(offering_progress.offering)
            for offering_progress in progress
            if not offering_progress.lacking
        ]
        nearest = min(progress, key=lambda offering: offering.lacking)
        return scene.say(
            "goblin-teeth-hand-at-end",
            name=scene.format_seat_name(seat),
            items=join_card_heap(items) or "none",
            hidden=join_card_heap(hidden.elements()) or "none",
            complete=" ".join(complete) or "none",
            lacking=nearest.lacking,
            kind="six" if nearest.offering == "six" else "letter",
            offering=build_offering_key(nearest.offering),
        )

    @override
    def format_brief_recap(
        self, scene: Scene, seen_moves: Sequence[SeenMove], reader: int | None, room: TextRoom
    ) -> list[str] | None:
        """Return who has what its reader bid for, and what was done to their dice.

        What others did before the reader's turn stays while it goes on, as far as there is room.
        """
        news, missed = restore_own_roll(scene, seen_moves), list_missed_before_turn(scene, reader, self.matters)
        sentences = self._recap_moves(scene, news, reader, room)
        whole = self._recap_moves(scene, [*missed, *news], reader, room) if missed else sentences
        return whole if not sentences or (whole and whole[0].endswith(sentences[0])) else sentences

    def _recap_moves(
        self, scene: Scene, seen_moves: Sequence[SeenMove], reader: int | None, room: TextRoom
    ) -> list[str]:
        return recap_moves(
            scene,
            self.view(scene),
            seen_moves,
            reader,
            room,
            lambda event: self._format_with_cause(scene, event, (event,)),
            self.find_clock_moves(scene, seen_moves),
        )

    @override
    def describe_clock_move(self, scene: Scene, event_list: Sequence[Event]) -> str:
        """Return all that the clock did in the reader's place, in one sentence: the end of a round is no move of it."""
        move = find_whole_move(scene.table_view.recent_moves, event_list[0], event_list) if event_list else ()
        done = takewhile(lambda event: not isinstance(event, ROUND_END_EVENTS), move)
        clock_events = [
            event for event in done if type(event) in self.by_clock and find_event_owner(event) == scene.seat
        ]
        divided = any(isinstance(event, events.CardsDivided) for event in clock_events)
        each = [
            self._format_clock_action(scene, event)
            for event in clock_events
            if not (divided and isinstance(event, events.HiddenCardsDivided))
        ]
        return scene.say("goblin-teeth-clock-did", deeds=scene.join_list(each)) if each else ""

    def _format_clock_action(self, scene: Scene, event: Event) -> str:
        """Return in a few words what the clock did, and whose die it changed."""
        facts = self.build_event_facts(scene, event)
        if isinstance(event, events.DieChanged):
            facts |= {"own": "yes" if event.die_seat == scene.seat else "no", "name": facts["die-seat"]}
        return scene.say(f"goblin-teeth-clock-{event.kind}", **facts)

    @override
    def describe_move_events(self, scene: Scene, event_list: Sequence[Event]) -> list[str]:
        """Return a move in one line, the awards of a round in the next, the new round in the last."""
        lines: list[list[str]] = [[]]
        line_kind = ""
        for run in _join_altar_draws(_drop_superseded_events(event_list)):
            new_kind = LINE_BY_EVENT.get(type(run[0]), line_kind)
            if new_kind != line_kind and lines[-1]:
                lines.append([])
            line_kind = new_kind
            if not lines[-1] and isinstance(run[0], events.ItemAwarded):
                lines[-1].append(scene.say("goblin-teeth-awards"))
            if len(run) > 1:
                lines[-1].append(self._format_altar_draws(scene, run))
            elif self.shows_event(run[0]):
                lines[-1].append(self._format_with_cause(scene, run[0], event_list))
        return [scene.say.join_sentences(line) for line in lines if line]

    @override
    def describe_logged_move(self, scene: Scene, seen_move: SeenMove) -> list[str]:
        """Return a move as lines of a log, with a line for each Item that is awarded or left at the end of a round."""
        story = seen_move.events
        awards = [index for index, event in enumerate(story) if isinstance(event, ROUND_END_EVENTS)]
        if not awards:
            return super().describe_logged_move(scene, seen_move)
        before, after = story[: awards[0]], story[awards[-1] + 1 :]
        then = restore_players(scene, seen_move)
        return [
            *self.describe_move(scene, replace(seen_move, events=before)),
            scene.say("goblin-teeth-awards"),
            *("• " + self.describe_event(then, story[place]) for place in awards),
            *self.describe_move(scene, replace(seen_move, by="player", events=after)),
        ]

    def _format_altar_draws(self, scene: Scene, run: Sequence[Event]) -> str:
        """Return in one sentence which dice were placed on the Altar, one after the other, each for a Cheat."""
        each = [
            scene.say("goblin-teeth-altar-die", name=scene.format_seat_name(event.seat), value=event.value)
            for event in run
            if isinstance(event, events.DiePlaced)
        ]
        return scene.say("goblin-teeth-altar-draws", each=scene.join_list(each), count=len(each))

    @override
    def _filter_logged(self, story: Sequence[SeenMove]) -> list[SeenMove]:
        """Return the same with dice together that players placed on the Altar one after the other, each for a Cheat."""
        seen_moves = list[SeenMove]()
        for seen_move in super()._filter_logged(story):
            rest = seen_move.events
            own = (
                seen_move.by not in SENTENCES_BY_ACTOR
                and bool(seen_moves)
                and seen_moves[-1].by not in SENTENCES_BY_ACTOR
            )
            if own and _are_altar_draws(seen_moves[-1].events) and _are_altar_draws(rest[:2]):
                seen_moves[-1], rest = replace(seen_moves[-1], events=(*seen_moves[-1].events, *rest[:2])), rest[2:]
            if rest:
                seen_moves.append(replace(seen_move, events=rest))
        return seen_moves

    @override
    def describe_event(self, scene: Scene, event: Event) -> str:
        """Return an event as a sentence; of a Cheat that is drawn after the awards also why."""
        if isinstance(event, events.CheatsDrawn):
            caused = find_whole_move(scene.table_view.recent_moves, event, (event,))
            before = takewhile(lambda other: other is not event, caused)
            if any(isinstance(other, ROUND_END_EVENTS) for other in before):
                return scene.say("goblin-teeth-drew-without-item", **self.build_event_facts(scene, event))
        return super().describe_event(scene, event)

    def _format_with_cause(self, scene: Scene, event: Event, event_list: Sequence[Event]) -> str:
        """Return an event behind the card or the rule that it follows from, if its move does not say that."""
        sentence, cause = self.describe_event(scene, event), None
        if isinstance(event, CAUSED_EVENTS):
            cause = find_cause(
                self.view(scene), event, find_whole_move(scene.table_view.recent_moves, event, event_list)
            )
        if cause is None:
            return sentence
        return scene.say.join_sentences([self._format_cause_sentence(scene, cause), sentence])

    def _format_cause_sentence(self, scene: Scene, cause: RuleCause) -> str:
        if cause.card == THREE_EQUAL:
            return scene.say("goblin-teeth-by-three-equal")
        return scene.say(
            "goblin-teeth-by-card", name=scene.format_seat_name(cause.seat), card=build_card_key(cause.card)
        )

    @override
    def shows_event(self, event: Event) -> bool:
        """Tell whether people read about an event: not about a round without Items, since it does not exist."""
        return super().shows_event(event) and not (isinstance(event, events.RoundBegan) and not event.items)

    @override
    def build_event_facts(self, scene: Scene, event: Event) -> dict[str, Word]:
        """Return the facts of an event in words; cards, Offerings and places by the keys of their names."""
        facts = super().build_event_facts(scene, event) | _get_name_keys(event)
        if isinstance(event, events.CheatPlayed):
            facts["preview"] = "yes" if event.preview else "no"
        if isinstance(event, events.OngoingCardLaid):
            facts["own"] = "yes" if event.seat == event.to_seat else "no"
            facts["gist"] = describe_cheat(
                scene.say,
                event.card,
                "you" if event.to_seat == scene.seat else "player",
                scene.format_seat_name(event.to_seat),
            )
        if isinstance(event, events.PlayerWon):
            facts["kind"] = "six" if event.offering == "six" else "letter"
            facts["needs"] = self._join_completing_items(scene, event)
        if isinstance(event, events.DiePlaced):
            facts["altar"] = "nothing" if _is_placed_for_nothing(scene.table_view.recent_moves, event) else "other"
        if isinstance(event, events.AtPlace):
            facts["place"] = self._find_pot_place_key(scene, event, event.place, event.item)
        if isinstance(event, ROUND_END_EVENTS):
            facts["item"] = self._find_award_key(scene, event)
        if isinstance(event, events.ItemAwarded):
            facts["hidden"] = self._find_revealed_item_key(scene, event)
        if isinstance(event, events.DieMoved):
            facts["own"] = "yes" if event.seat == event.die_seat else "no"
            facts["from"] = self._find_pot_place_key(scene, event, event.from_place, event.from_item)
        return facts

    def _find_award_key(self, scene: Scene, award: events.ItemAwarded | events.ItemWithoutBids) -> str:
        """Return the key of the name of an Item that is awarded or left; of equal Items of the Pot it says which."""
        move = find_whole_move(scene.table_view.recent_moves, award, (award,))
        awards = [event for event in move if isinstance(event, ROUND_END_EVENTS)]
        slot = next((place for place, event in zip(SLOT_WORDS, awards, strict=False) if event is award), "")
        return build_numbered_item_key(award.item, slot, [event.item for event in awards]) or build_card_key(award.item)

    def _find_revealed_item_key(self, scene: Scene, award: events.ItemAwarded) -> str:
        """Return the key of what a Hidden Item was, once all hands are open; its player has a sentence of their own."""
        view = self.view(scene)
        move = find_whole_move(scene.table_view.recent_moves, award, (award,))
        own = award.seat == scene.seat or any(isinstance(event, events.HiddenItemAwarded) for event in move)
        item = None if own or view.hands is None else find_hidden_item(view, move, award)
        return build_card_key(item) if item else "none"

    def _join_completing_items(self, scene: Scene, won: events.PlayerWon) -> str:
        """Return what an Offering needed that somebody wins with; "none" where the hands are not open yet."""
        view = self.view(scene)
        complete = [
            progress
            for progress in view.get_progress(won.seat)
            if progress.offering == won.offering and not progress.lacking
        ]
        if view.hands is None or not complete:
            return "none"
        return join_card_heap(list_items_completing_offering(complete[0], view.hands[won.seat]))

    def _find_pot_place_key(self, scene: Scene, event: Event, place: str, item: str) -> str:
        """Return the key of the name of a place; of equal Items of the Pot it says which."""
        if item not in ITEMS:
            return find_place_key(place, item)
        story = [other for seen_move in scene.table_view.recent_moves for other in seen_move.events]
        return build_numbered_item_key(
            item, place, find_pot_at_event(self.view(scene), story, event)
        ) or find_place_key(place, item)


class GoblinTeethResultTexts(GoblinTeethWords, ResultTexts[GoblinTeethView]):
    """How Goblin Teeth ends: how near everybody came to an Offering, tie-breakers."""

    highlights = HIGHLIGHTS
    chapters = (events.RoundBegan,)
    chained_ties = frozenset({"complete", "lacking", "teeth"})

    @override
    def format_standing_line(self, scene: Scene, seat: int, outcome: Outcome) -> str:
        """Return how near a player came to an Offering."""
        nearest = min(self.view(scene).get_progress(seat), key=lambda progress: progress.lacking)
        return scene.say(
            "goblin-teeth-standing",
            rank=outcome.ranks[seat],
            name=scene.format_seat_name(seat),
            lacking=nearest.lacking,
            offering=build_offering_key(nearest.offering),
        )

    @override
    def format_points_by_source(self, scene: Scene) -> list[list[str]]:
        """Return how near each player came to each Offering."""
        view = self.view(scene)
        return [
            [
                scene.say(
                    "goblin-teeth-source-offering",
                    offering=build_offering_key(progress.offering),
                    lacking=progress.lacking,
                )
                for progress in view.get_progress(seat)
            ]
            for seat in range(view.seats)
        ]

    @override
    def build_tie_facts(self, scene: Scene, seat: int) -> dict[str, Word]:
        """Return which Offering a player is nearest to, and how many Items it lacks."""
        nearest = min(self.view(scene).get_progress(seat), key=lambda progress: progress.lacking)
        return {
            "lacking": nearest.lacking,
            "offering": build_offering_key(nearest.offering),
            "kind": "six" if nearest.offering == "six" else "letter",
        }

    @override
    def list_tie_breakers(self, scene: Scene) -> TieBreakers:
        """Return who completed which Offering, 3 for the left-most, the lacking Items, then the teeth."""
        progress = [self.view(scene).get_progress(seat) for seat in range(self.view(scene).seats)]
        left = [
            max(
                (len(row) - index for index, offering_progress in enumerate(row) if not offering_progress.lacking),
                default=0,
            )
            for row in progress
        ]
        lacking = [min(offering_progress.lacking for offering_progress in row) for row in progress]
        teeth = [sum_teeth(list(hand)) for hand in self.view(scene).hands or [()] * len(progress)]
        return {
            "complete": left,
            "lacking": [-number for number in lacking],
            "teeth": teeth,
        }


class GoblinTeethScreen(GoblinTeethWords, GameScreen[GoblinTeethView]):
    """The screens of Goblin Teeth: its pictures, rules, board, panel and hand."""

    key = "goblin_teeth"
    View = GoblinTeethView
    move_texts_class = GoblinTeethMoveTexts
    narrator_class = GoblinTeethEventNarrator
    result_texts_class = GoblinTeethResultTexts
    marked: ClassVar[Mapping[type[Event], MarkedNames]] = {
        **dict.fromkeys(DICE_EVENTS, lambda told: (told.die,)),
        events.OngoingCardLaid: lambda down: (f"{down.to_seat} {down.card}",),
    }
    wiped = frozenset({events.RoundBegan})
    moment_fields = ("seats",)
    outdates_moment = (events.DiePlaced, events.CheatPlayed, events.DiePoisoned)
    minutes_with_goblins = 15
    poster = Poster("poster", (0, 0, 100, 100), BONE_LETTERS)
    says: ClassVar[Mapping[str, Iterable[str]]] = {
        "tie": [f"{tie}{part}" for tie in ("complete", "lacking", "teeth") for part in ("", "-several", "-one")],
        **MOVE_SENTENCES,
        "item": (*ITEMS, HIDDEN_ITEM),
        "nth": ITEMS,
        "offering": load_offerings(),
        "line": (*get_args(PlainType), TEETH_LINE, PAIR_LINE, ANY_LINE),
        "cheat": [f"{card}-{told}" for card in CHEATS for told in ("gist", "rule")],
        "topic": ("needs", "discards"),
        "asked": ("play",),
        "gist": GIST_SENTENCES,
        "sheet": ("die-label", "die-help"),
    }
    rules = (
        "goblin-teeth-rules-play",
        "goblin-teeth-rules-bids",
        "goblin-teeth-rules-cheats",
        "goblin-teeth-rules-offerings",
        "goblin-teeth-rules-here",
    )
    illustrated: ClassVar[Mapping[str, str]] = {
        "goblin-teeth-rules-bids": "middle",
        "goblin-teeth-rules-offerings": "duel",
    }

    @override
    def find_luck_to_come(self, view: GoblinTeethView) -> LuckToCome:
        return "dice-cards"

    @override
    def draw_log_pictures(self, scene: Scene, *, ended: bool) -> list[Picture]:
        """Return the pictures of a post of the log: a round that is over leaves its awards, the last its board too."""
        awards = self.draw_beat(scene) if ended else None
        over = scene.table_view.outcome is not None
        board = super().draw_log_pictures(scene, ended=ended) if over or not awards else []
        return [*([awards] if awards else []), *board]

    @override
    def collect_private_content(self, scene: Scene, public: Scene) -> object:
        """Return the hand, what the player knows about other cards beyond public knowledge, and who outbids them where.

        Who is outbid learns it at once, by an edit that notifies nobody.
        """
        view = self.view(scene)
        outbid = [(item.place, item.leader) for item in view.pot if view.seat is not None and item.bids[view.seat]]
        secrets = [
            sorted(set(known) - set(public_cards)) for known, public_cards in zip(view.known, view.public, strict=True)
        ]
        return view.hand, secrets, view.deck_top, [where for where in outbid if where[1] != view.seat]

    @override
    def load_rules_numbers(self, say: Words) -> Mapping[str, Word]:
        """Return how many Items and Cheats there are, and how many of each Item."""
        box = load_items()
        return {"items": len(box), "cheats": len(CHEATS), "box": join_card_heap(box)}

    @override
    def format_panel_lines(self, scene: Scene) -> list[str]:
        """Return the hand and what it lacks, what Cheats do, in hand or in front, and what only the player knows."""
        view = self.view(scene)
        if view.hand is None or view.seat is None:
            return []
        needs = [self._format_needs(scene, progress) for progress in view.get_progress(view.seat)]
        lacks = scene.say("goblin-teeth-lacks", needs=scene.say("lobby-dot").join(needs))
        front = [self._format_cheat(scene.say, card, FRONT_LINE_SENTENCE) for card in view.front[view.seat]]
        lines = [self._format_items_line(scene), lacks, *self._format_cheat_lines(scene), *front]
        return [*self._format_question(scene), *lines, *self._format_secret_lines(scene)]

    def _format_question(self, scene: Scene) -> list[str]:
        """Return which die or which cards a question is about."""
        view = self.view(scene)
        question = view.question
        if not scene.is_asked or question is None:
            return []
        if question.cards:
            left = scene.format_seat_name((question.seat + 1) % view.seats)
            return [scene.say("goblin-teeth-asked-cards", cards=join_card_heap(question.cards), name=left)]
        if question.die is None:
            return []
        die = MoveFormatter(view, scene.say, scene.format_seat_name).get_die_facts(question.die)
        return [scene.say("goblin-teeth-asked-die", kind=question.kind, **die)]

    def _format_items_line(self, scene: Scene) -> str:
        view = self.view(scene)
        items = [card for card in view.hand or () if card in ITEMS]
        if not items or view.seat is None:
            return scene.say("goblin-teeth-hand-no-items")
        hidden = (Counter(items) - Counter(view.public[view.seat])).elements()
        return scene.say(
            "goblin-teeth-hand-items", items=join_card_heap(items), hidden=join_card_heap(hidden) or "none"
        )

    def _format_cheat_lines(self, scene: Scene) -> list[str]:
        cheats = [card for card in self.view(scene).hand or () if card in CHEATS]
        lines = [
            self._format_cheat(scene.say, card, now=self._describe_play_status(scene, card))
            for card in cheats[:MAX_CHEAT_GISTS]
        ]
        rest = cheats[MAX_CHEAT_GISTS:]
        return lines + ([scene.say("goblin-teeth-cheats-more", cards=join_card_heap(rest))] if rest else [])

    def _describe_play_status(self, scene: Scene, card: str) -> str:
        """Tell whether the player could play a Cheat of theirs on their turn, and if not, what forbids it."""
        view = self.view(scene)
        if not scene.is_asked or scene.decision is None or scene.decision.kind != "turn" or view.seat is None:
            return "yes"
        if any(str(move).startswith(f"cheat {card}") for move in scene.table_view.legal):
            return "yes"
        return explain_unplayable_cheat(view, card)

    def _format_secret_lines(self, scene: Scene) -> list[str]:
        """Return what the player knows besides their hand: the face-down Item, the deck's top, cards passed on."""
        view, lines = self.view(scene), []
        lines += [
            scene.say("goblin-teeth-hidden-known", item=build_card_key(item.item))
            for item in view.pot
            if item.item and not item.face_up
        ]
        if view.deck_top:
            lines.append(scene.say("goblin-teeth-deck-top", cards=join_card_heap(view.deck_top)))
        for seat, known in enumerate(view.known):
            cards = list((Counter(known) - Counter(view.public[seat])).elements())
            if cards and seat != view.seat:
                lines.append(
                    scene.say("goblin-teeth-known", name=scene.format_seat_name(seat), cards=join_card_heap(cards))
                )
        return lines

    def _format_needs(self, scene: Scene, progress: OfferingProgress) -> str:
        return scene.say(
            "goblin-teeth-needs",
            kind="six" if progress.kind == "6" else progress.kind,
            offering=build_offering_key(progress.offering),
            lacking=progress.lacking,
            lines=join_missing_keys(progress),
        )

    @override
    def list_topics(self, scene: Scene) -> list[str]:
        """Return what anyone may ask about."""
        return ["needs", "discards"]

    @override
    def format_topic(self, scene: Scene, name: str) -> str:
        """Return the discards, or what each player still needs; both from public knowledge."""
        describe = {"needs": self._describe_all_needs, "discards": self._describe_discards}.get(name)
        return describe(scene) if describe else super().format_topic(scene, name)

    def _describe_discards(self, scene: Scene) -> str:
        view, none = self.view(scene), "goblin-teeth-none"
        cheats, items = build_card_keys(reversed(view.cheat_discard)), join_card_heap(view.item_discard)
        sentence = scene.say("goblin-teeth-topic-discards-told", cheats=cheats or none, items=items or none)
        return f"{sentence}\n{scene.say('goblin-teeth-box', **self.load_rules_numbers(scene.say))}"

    def _describe_all_needs(self, scene: Scene) -> str:
        view = self.view(scene)
        lines = [scene.say("goblin-teeth-topic-needs-told")]
        for seat in range(view.seats):
            needs = [self._format_needs(scene, progress) for progress in view.get_public_progress(seat)]
            facts = {"name": scene.format_seat_name(seat), "cards": join_card_heap(view.public[seat]) or "none"}
            lines.append(scene.say("goblin-teeth-topic-needs-line", needs=scene.say("lobby-dot").join(needs), **facts))
        return "\n".join(lines)

    @override
    def list_card_name_keys(self) -> Mapping[str, str]:
        """Return the Cheats, each with the key of its name."""
        return {card: build_card_key(card) for card in CHEATS}

    @override
    def format_card(self, name: str, say: Words) -> str:
        """Return what a Cheat does and how it is played here."""
        kind = say("goblin-teeth-card-kind", kind="ongoing" if name in ONGOING_CHEATS else "action")
        key = self.list_card_name_keys()[name]
        title = say("goblin-teeth-card-title", card=key)
        return "\n".join([title, describe_cheat(say, name), say(f"{key}-rule"), kind])


def _must_confirm(path: Path, paths: Sequence[Path]) -> bool:
    """Tell whether a move is asked once more: not if its player chose its last word among others."""
    if path[-1] == ALTAR_WORD or "clear" in path:
        return True
    return path[0] in CONFIRMED_VERBS and (
        len(path) <= PLAYED_CARD_WORDS or sum(other[:-1] == path[:-1] for other in paths) == 1
    )


def _drop_superseded_events(story: Sequence[Event]) -> list[Event]:
    """Leave out what the next sentence says better, and the roll that begins a round: the picture shows it."""
    opening = any(isinstance(event, events.RoundBegan) for event in story)
    event_list: list[Event] = []
    for event in story:
        if event.to is not None and event_list and PUBLIC_BY_PRIVATE_EVENT.get(type(event)) is type(event_list[-1]):
            event_list.pop()
        if isinstance(event, events.OngoingCardLaid) and event_list and _is_cheat(event_list[-1], event.card):
            event_list.pop()
        if not (opening and isinstance(event, events.DiceRolled)):
            event_list.append(event)
    return event_list


def _is_placed_for_nothing(seen_moves: Sequence[SeenMove], placed: events.DiePlaced) -> bool:
    """Tell whether somebody placed a die on the Altar and chose to get nothing for it, if all of the move is known."""
    if placed.place != ALTAR_WORD:
        return False
    move = find_whole_move(seen_moves, placed, ())
    after = takewhile(
        lambda event: not isinstance(event, ROUND_END_EVENTS), dropwhile(lambda event: event is not placed, move)
    )
    return bool(move) and not any(isinstance(event, events.CheatsDrawn | events.OngoingCardsCleared) for event in after)


def _is_altar_draw(placed: Event, drew: Event) -> bool:
    """Tell whether a die was placed on the Altar, and a Cheat drawn for it."""
    return (
        isinstance(placed, events.DiePlaced)
        and placed.place == ALTAR_WORD
        and isinstance(drew, events.CheatsDrawn)
        and (drew.seat, drew.count) == (placed.seat, 1)
    )


def _are_altar_draws(events: Sequence[Event]) -> bool:
    """Tell whether only dice were placed on the Altar, each for a Cheat."""
    return len(events) % 2 == 0 and all(map(_is_altar_draw, events[::2], events[1::2]))


def _join_altar_draws(event_list: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Yield events one by one, and all those together that place dice on the Altar, each for a Cheat."""
    place = 0
    while place < len(event_list):
        end = place
        while _are_altar_draws(event_list[end : end + 2]) and end + 2 <= len(event_list):
            end += 2
        end = max(end, place + 1)
        yield event_list[place:end]
        place = end


def _get_name_keys(event: Event) -> dict[str, Word]:
    """Return the cards and Offerings that an event tells, by the keys of their names; "none" where it may tell none."""
    facts = {name: event.facts[name] for name in (*CARD_FACTS, OFFERING_FACT) if name in event.facts}
    return {name: _build_thing_keys(name, fact) or "none" for name, fact in facts.items()}


def _build_thing_keys(name: str, fact: object) -> str:
    things = [str(thing) for thing in fact] if isinstance(fact, list | tuple) else [str(fact)] if fact else []
    return " ".join(build_offering_key(thing) if name == OFFERING_FACT else build_card_key(thing) for thing in things)


def _is_cheat(event: Event, card: str) -> bool:
    """Tell whether an event is that somebody plays this card."""
    return isinstance(event, events.CheatPlayed) and event.card == card
