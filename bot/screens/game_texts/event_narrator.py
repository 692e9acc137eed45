"""How a game narrates its events in recaps and logs: its sentences, which are left out, and for whom they matter."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import ClassVar, Literal, NamedTuple, final

from bot.screens.game_texts.base import GameTexts, V
from bot.screens.scene import Scene
from bot.screens.story import ClockMove, GoblinReactions, RelevanceByEvent, find_event_owner, restore_players
from bot.screens.text_width import TextRoom
from bot.store.models import DEAL_PLACE, Actor, LogPlace
from bot.tables import SeenMove
from games import find_game
from games.engine import Event, View
from games.engine.choices import FIRST_SEAT_OPTION
from games.engine.events import Fact, Untyped
from games.engine.words import Word

RoundName = Literal["round", "turn", "expedition", "auction"]
"""What a game calls its rounds."""
LOG_LINES = 4
"""A board tells what happened in this many lines, and in more if one move caused more."""

SENTENCES_BY_ACTOR: Mapping[Actor, str] = {
    "clock": "board-told-clock",
    "only": "",
    "away": "board-told-away",
    "gone": "board-told-gone",
    "stand-in": "",
}
"""The sentence to add if the players did not make a move themselves; goblins play for themselves.

The move of a goblin that plays for somebody is told as that goblin's, without a sentence. So is the only move there
was: nobody says so of those who pressed it themselves.
"""


class LogRound(NamedTuple):
    """The round that a post of the log tells, counted from 1, and whether it begins with this post."""

    number: int
    begins: bool

    def find_next_round(self, ended: bool) -> "LogRound":
        """Return the round that the next post tells, if this one `ended` or goes on."""
        return LogRound(self.number + ended, ended)


FIRST_ROUND = LogRound(1, begins=True)


class EventNarrator(GameTexts[V]):
    """What a game retells: by default each event is the sentence under "KEY-event-KIND", with its facts in words."""

    untold: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that nobody needs to read, because the board shows them: all others have a sentence."""
    matters: ClassVar[RelevanceByEvent] = {}
    """The events that "since you last played" tells in another way than one by one."""
    chapters: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that begin something new, such as an auction: a heading follows (`format_chapter_heading`)."""
    lets_pass: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events by which a player lets a short window pass: who was silent then has missed nothing worth a word."""
    by_clock: ClassVar[frozenset[type[Event]]] = frozenset()
    """What the clock may do in somebody's place: each has words that are said to them, "KEY-clock-KIND"."""
    logged: ClassVar[frozenset[type[Event]]] = frozenset()
    """What the log in the thread tells: each such event stands there once, under the picture of its round."""
    opens: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events with which a round begins, and with it another post of the log."""
    round_name: ClassVar[RoundName] = "round"
    """What is counted to say when something was: above posts of the log, at the podium, in reviews."""
    runs_on: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that the log tells in one line while only such follow each other."""
    ends_turn: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that end a player's turn, or one of all; a replay by turns stops there, and where a round ends.

    Without any, it stops wherever another seat moves; where each round is a player's turn, only where one ends.
    """
    warns_player: ClassVar[bool] = False
    """Whether its short recap tells a player what others did to them, and so fits better than one for all."""
    feelings: ClassVar[GoblinReactions] = {}
    """The events that goblins of the bot comment on."""

    @final
    def list_needed_keys(self) -> list[str]:
        """Return the keys of the event_keys about events, and of headings that no event says."""
        event_keys = [
            f"{self.prefix}-event-{kind}" for kind in find_game(self.key).event_kinds if kind not in self.untold
        ]
        heads = [f"{self.prefix}-chapter-{kind.kind}" for kind in self.chapters if kind.kind in self.untold]
        return event_keys + heads + [f"{self.prefix}-clock-{kind.kind}" for kind in self.by_clock]

    def describe_event(self, scene: Scene, event: Event) -> str:
        """Return an event as a sentence: by default that under "KEY-event-KIND", with the facts in words."""
        return scene.say(self._build_event_key(event), **self.build_event_facts(scene, event))

    def build_event_facts(self, scene: Scene, event: Event) -> dict[str, Word]:
        """Return the facts of an event in words: seats as names, lists as lists, and the `count` of its `cards`."""
        facts = {
            name.replace("_", "-"): _format_seats(scene, fact)
            if event.names_seats(name)
            else self._format_fact(scene, name, fact)
            for name, fact in event.facts.items()
        }
        cards = event.facts.get("cards")
        return {"count": len(cards), **facts} if isinstance(cards, list | tuple) else facts

    def translate_term(self, scene: Scene, fact: str, value: str) -> str:  # noqa: ARG002  plain words need none
        """Translate a word of the rules to the reader's language."""
        return value

    def shows_event(self, event: Event) -> bool:
        """Tell whether people read about an event: not if it is untold, nor if it no longer fits a class."""
        return not isinstance(event, Untyped) and event.kind not in self.untold

    def describe_move_events(self, scene: Scene, events: Sequence[Event]) -> list[str]:
        """Return what happened in one move as sentences: by default one for each that is told."""
        return [self.describe_event(scene, event) for event in events if self.shows_event(event)]

    def describe_unfinished_turn(self, scene: Scene) -> list[str]:  # noqa: ARG002  in most games each move is told by itself
        """Return what the viewer has done in a turn that goes on, where none of its moves has a sentence."""
        return []

    def describe_clock_move(self, scene: Scene, events: Sequence[Event]) -> str:
        """Return what the clock did in the reader's place, as told to them: the first that has such a sentence."""
        event = next((event for event in events if type(event) in self.by_clock), None)
        return scene.say(f"{self.prefix}-clock-{event.kind}", **self.build_event_facts(scene, event)) if event else ""

    @final
    def describe_move(self, scene: Scene, seen_move: SeenMove) -> list[str]:
        """Return what happened in one move as sentences; they say for whom the clock played it, or who was absent."""
        then = restore_players(scene, seen_move)
        lines = self.describe_move_events(then, seen_move.events)
        if late := self._describe_late_move(then, seen_move):
            return [late, *lines[1:]]
        added = SENTENCES_BY_ACTOR.get(seen_move.by)
        if lines and added and self.tells_who_played(seen_move):
            lines[0] = scene.say(added, line=lines[0], name=then.format_seat_name(seen_move.seat))
        return lines

    def _describe_late_move(self, scene: Scene, seen_move: SeenMove) -> str:
        """Return what the clock did in a sentence of its own, "KEY-late-KIND", if the first event has one."""
        first = seen_move.events[0] if seen_move.events and seen_move.by == "clock" else None
        key = f"{self.prefix}-late-{first.kind}" if first else ""
        return scene.say(key, **self.build_event_facts(scene, first)) if first and key in scene.say else ""

    def describe_logged_move(self, scene: Scene, seen_move: SeenMove) -> list[str]:
        """Return what happened in one move as lines of a log, which has more room: in most games the same sentences."""
        return self.describe_move(scene, seen_move)

    def tells_who_played(self, seen_move: SeenMove) -> bool:  # noqa: ARG002  in most games what follows a move is its player's
        """Tell whether it is said of a move who played it, if not its player."""
        return True

    @final
    def find_clock_moves(self, scene: Scene, seen_moves: Sequence[SeenMove]) -> dict[int, ClockMove]:
        """Return what the clock did in the place of others, by the identity of the events, with its move.

        The viewer reads elsewhere what it did for them (`describe_clock_move`).
        """
        moves = [seen_move for seen_move in seen_moves if seen_move.by == "clock" and seen_move.seat != scene.seat]
        return {
            id(event): ClockMove(seen_move.number, restore_players(scene, seen_move).format_seat_name(seen_move.seat))
            for seen_move in moves
            if self.tells_who_played(seen_move)
            for event in seen_move.events
            if type(event) in self.by_clock and find_event_owner(event) == seen_move.seat
        }

    @final
    def format_latest_moves(self, scene: Scene) -> list[str]:
        """Return the last things that happened, oldest first: everything from the last move, and some before."""
        told_moves = [
            lines for told_moves in scene.table_view.recent_moves if (lines := self.describe_move(scene, told_moves))
        ]
        max_lines = max(LOG_LINES, len(told_moves[-1])) if told_moves else 0
        return [line for lines in told_moves for line in lines][-max_lines:]

    @final
    def format_log_lines(self, scene: Scene, seen_moves: Sequence[SeenMove]) -> list[str]:
        """Return what a post of the log tells: each event of these moves that is logged, in order."""
        lines, run = list[str](), False
        for runs, move in self._split_run_on_parts(self._filter_logged(seen_moves)):
            sentences = self.describe_logged_move(scene, move)
            if run and runs:
                lines[-1] = scene.say.join_sentences([lines[-1], *sentences])
            else:
                lines += [scene.say.join_sentences(sentences)] if runs else sentences
            run = runs
        return lines

    def _split_run_on_parts(self, moves: Sequence[SeenMove]) -> Iterator[tuple[bool, SeenMove]]:
        """Yield moves in the parts that are told in a line with others (`runs_on`), and those that are not."""
        for seen_move in moves:
            by = seen_move.by
            for runs, events in groupby(seen_move.events, key=lambda event: type(event) in self.runs_on):
                yield runs, replace(seen_move, by=by, events=tuple(events))
                by = by if by == "stand-in" else "player"

    def _filter_logged(self, seen_moves: Sequence[SeenMove]) -> list[SeenMove]:
        """Return moves with only what is logged of them; what the next one goes on with is told with it."""
        logged_moves = list[SeenMove]()
        for move in seen_moves:
            events = tuple(event for event in move.events if type(event) in self.logged)
            by = move.by if self.tells_who_played(move) else "player"
            goes_on = logged_moves and by not in SENTENCES_BY_ACTOR
            while events and goes_on and self.continues_sentence(logged_moves[-1].events[-1], events[0]):
                logged_moves[-1] = replace(logged_moves[-1], events=(*logged_moves[-1].events, events[0]))
                events = events[1:]
            if events:
                logged_moves.append(replace(move, by=by, events=events))
        return logged_moves

    @final
    def format_log_heading(
        self, scene: Scene, since: LogPlace, log_round: LogRound, dealt: View | None = None
    ) -> list[str]:
        """Return what stands above a post of the log: which round it tells, or that it goes on with one.

        Rounds have the numbers that highlights and reviews give them (`count_rounds`). A rematch begins with its name:
        its thread may have the match before it, and that has a first round, too. `dealt` is what everybody saw
        when the match began, for the post that begins with it.
        """
        moves = scene.table_view.recent_moves
        events = [event for move in moves for event in move.events]
        if log_round.begins:
            then = restore_players(scene, moves[0]) if moves else scene
            titles = self.describe_deal(then, dealt) if dealt and since == DEAL_PLACE else []
            start = self._describe_start(scene) if since == DEAL_PLACE else ""
            title = "" if titles else self.format_round_title(then, events, log_round.number)
            rules = self.summarize_rules(then) if start else ""
            again = scene.say("log-rematch") if start and scene.table.rematch_of is not None else ""
            return [line for line in (again, start, rules, *titles, title) if line]
        return [scene.say("log-goes-on", round=self.round_name, number=log_round.number)]

    def _describe_start(self, scene: Scene) -> str:
        """Return who plays and who begins, which is the player of the first move; nothing before it.

        Where the rules say who begins, a line of the game's own does (`describe_deal`).
        """
        if not scene.table_view.recent_moves:
            return ""
        first, options = scene.table_view.recent_moves[0], scene.table.options
        then = scene.restore_names(first.at)
        drawn = FIRST_SEAT_OPTION in find_game(self.key).Options.model_fields
        chosen = "turn" if scene.table.begins_in_turn else "choice"
        by = "rules" if not drawn else chosen if options.get(FIRST_SEAT_OPTION) else "lot"
        seats = range(len(scene.table.sitters))
        facts = {"names": then.join_seat_names(seats), "first": then.format_seat_name(first.seat)}
        return scene.say("log-start", **facts, count=len(seats), by=by)

    def format_round_title(self, scene: Scene, event_list: Sequence[Event], number: int) -> str:  # noqa: ARG002  few games say more
        """Return which round these events tell; nothing if they say so. No event tells of the first: it is dealt."""
        return scene.say("log-round-title", round=self.round_name, number=number)

    def summarize_rules(self, scene: Scene) -> str:  # noqa: ARG002  in some games the events say enough
        """Return the small line of the first post by which somebody who does not know the game follows its log."""
        return ""

    def describe_deal(self, scene: Scene, dealt: View) -> list[str]:  # noqa: ARG002  in most games the first event says it
        """Return how the match began, which no event says, in place of the title of its first round."""
        return []

    def format_log_ending(self, scene: Scene, event_list: Sequence[Event]) -> list[str]:  # noqa: ARG002  most events say it all
        """Return what a post of the log says below its events: what came of them and no event says."""
        return []

    def describe_agreed_end(self, scene: Scene, agreed: Mapping[str, Word]) -> str:
        """Return that the match was ended within a round; `agreed`: who asked, and how many were for it."""
        return scene.say("log-agreed-end", what=scene.say("log-agreed", **agreed))

    def find_round_start(self, seats: int, before: Sequence[Event], events: Sequence[Event]) -> int | None:  # noqa: ARG002  few games count
        """Return the place among the events of a move at which the next round begins; `None`: this one goes on.

        `before` is what happened in the round until then. The place after the last event: it begins with the next move.
        """
        places = (index for index, event in enumerate(events) if self.opens_round(event) and (index or before))
        return next(places, None)

    def opens_round(self, event: Event) -> bool:
        """Tell whether a round begins with an event."""
        return type(event) in self.opens

    def count_rounds(self, seats: int, events: Sequence[Event]) -> int:  # noqa: ARG002  few games count turns
        """Return in which round the last of these events happened, which are all since the deal: counted from 1."""
        return 1 + sum(self.opens_round(event) for event in events)

    def find_round_owner(self, event: Event) -> int | None:  # noqa: ARG002  most rounds are everybody's
        """Return whose round an event opens: a board does not move for that of a goblin. `None`: everybody's."""
        return None

    def find_turn_player(self, moves: Sequence[SeenMove]) -> int | None:
        """Return whose turn these moves are, which are all of one turn; `None`: everybody's at once."""
        ends = [event for move in moves for event in move.events if type(event) in self.ends_turn]
        if ends:
            return find_event_owner(ends[0])
        shown = [move.seat for move in moves if any(map(self.shows_event, move.events))]
        return shown[-1] if shown and not self.ends_turn else None

    def format_brief_recap(
        self,
        scene: Scene,  # noqa: ARG002  a game's own words need it
        seen_moves: Sequence[SeenMove],  # noqa: ARG002
        reader: int | None,  # noqa: ARG002
        room: TextRoom,  # noqa: ARG002
    ) -> list[str] | None:
        """Return what happened in these moves, those since `reader` last played, in the short lines there is room for.

        A line has room for about 50 characters; what hurts is told with its cause. `None`: there are no words of its
        own, and the last sentences that fit are told.
        """
        return None

    def format_round_payouts(self, scene: Scene) -> list[str]:  # noqa: ARG002  in most games the recap says enough
        """Return all that the last round paid that ended in a scene's moves: a recap may leave some out."""
        return []

    def format_chapter_heading(self, scene: Scene, event: Event) -> str:
        """Return the line above what an event opens that has no sentence of its own: "KEY-chapter-KIND"."""
        return scene.say(f"{self.prefix}-chapter-{event.kind}", **self.build_event_facts(scene, event))

    def continues_sentence(self, before: Event, after: Event) -> bool:  # noqa: ARG002  in most games each move is told by itself
        """Tell whether an event of a move is told in one sentence with the last one of the move before it."""
        return False

    def explain_losses(self, scene: Scene, seats: Sequence[int], event_list: Sequence[Event]) -> list[str]:  # noqa: ARG002  few games need more than events
        """Return what these seats lost in an event, each with the reason, if no event says so itself."""
        return []

    def _build_event_key(self, event: Event) -> str:
        return f"{self.prefix}-event-{event.kind}"

    def _format_fact(self, scene: Scene, name: str, fact: Fact) -> Word:
        if isinstance(fact, str):
            return self.translate_term(scene, name, fact)
        if isinstance(fact, Sequence):
            return scene.join_list([self.translate_term(scene, name, str(thing)) for thing in fact])
        return "" if fact is None else fact


def _format_seats(scene: Scene, fact: Fact) -> str:
    return (
        scene.format_seat_name(fact)
        if isinstance(fact, int)
        else scene.join_seat_names([int(seat) for seat in fact or ()])
    )
