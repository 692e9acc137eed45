"""What the shared screens ask of a game: how its moves read, what is above its picture, how an event is told."""

from abc import ABC
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, ClassVar, Generic, TypeVar, get_args

from bot.pictures import Picture
from bot.pictures.drawing import beat_of, draw, pictures_of
from bot.pictures.illustration import illustration
from bot.pictures.shared.banner import Poster
from bot.screens.controls.paths import Path
from bot.screens.controls.reader import Reader, Reading
from bot.screens.scene import Scene
from bot.screens.standing import Ties, tie_lines, winners
from bot.screens.story import Feelings, Matters, reader_of_board, since_then
from bot.store.models import Actor
from bot.tables import Told
from games import find
from games.engine import Decision, Event, Outcome, Tempo, View
from games.engine.contract import Mark
from games.engine.convention import words_prefix
from games.engine.events import Fact, Untyped
from games.engine.words import Word, Words

V = TypeVar("V", bound=View)

SHORT = "rules-short"
"""The first page of all rules: what people want to know at a table."""
SHORT_PARTS = ("goal", "turn", "end", "start", "house")
"""What it says about each game, under "KEY-short-PART"; "house" tells which numbers are not the designer's."""

Greatness = str | Callable[[Any], int]
"""A field of an event (a number or a list), or a function that counts in another way."""

Marks = Callable[[Any], Iterable[str]]
"""Names the things of an event that pictures mark."""

LOG_LINES = 4
"""A board tells what happened in this many lines, and in more if one move caused more."""

PLAYED_FOR: Mapping[Actor, str] = {
    "clock": "board-told-clock",
    "only": "board-told-only",
    "away": "board-told-away",
    "gone": "board-told-gone",
    "stand-in": "board-told-stand-in",
}
"""The sentence to add if the players did not make a move themselves; goblins play for themselves."""


class GameScreen(ABC, Generic[V]):
    """The words of one game. The defaults take them from the catalogue, under the game's key."""

    key: ClassVar[str]
    View: type[V]
    typed: ClassVar[tuple[str, ...]] = ()
    moments: ClassVar[Mapping[type[Event], Greatness]] = {}
    """The kinds of events that may be great moments of a match, and how their greatness is counted; 0 is none."""
    minutes_with_goblins: ClassVar[int]
    """How long a match of one person with three goblins takes, to the nearest five minutes (docs/balance.md)."""
    poster: ClassVar[Poster]
    """What the invitation to a table shows of the game."""
    marked: ClassVar[Mapping[type[Event], Marks]] = {}
    """What somebody's deeds mark in the pictures of others, by names that the pictures know (`View.recent`)."""
    wiped: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events after which all earlier marks are removed: the table was cleared."""
    rules: ClassVar[tuple[str, ...]]
    """The keys of the pages of `/rules`, in order, after the first page, which has the same form in all games."""
    panels: ClassVar[bool] = True
    """Whether each player has a panel by DM. A game where everything is public plays only on its board."""
    counts_points: ClassVar[bool] = True
    """Whether the scores at the end are points; if not, the podium shows who came where, and why."""
    illustrated: ClassVar[Mapping[str, str]] = {}
    """The pages of the rules with a picture, each with the name of the sample position that it shows."""
    untold: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that nobody needs to read, because the board shows them: all others have a sentence."""
    says: ClassVar[Mapping[str, Iterable[str]]] = {}
    """Other sentences whose keys are put together: {"move": ["bid", "pass"]} for "KEY-move-bid" and so on."""
    feelings: ClassVar[Feelings] = {}
    """The events that goblins of the house comment on."""
    matters: ClassVar[Matters] = {}
    """The events that "since you last played" tells in another way than one by one."""
    lets_pass: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events by which a player lets a short window pass: who was silent then has missed nothing worth a word."""
    chapters: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that begin something new, such as an auction: what follows is told below a heading (`heading`)."""

    @property
    def title(self) -> str:
        """The game's name."""
        return find(self.key).title

    @property
    def prefix(self) -> str:
        """The prefix of the keys of the game's sentences."""
        return words_prefix(self.key)

    def words_needed(self) -> list[str]:
        """Return the keys of all sentences that no code writes out in full: rules, cards, questions, events, others."""
        told = [f"{self.prefix}-event-{kind}" for kind in find(self.key).event_kinds if kind not in self.untold]
        pages = [f"{self.prefix}-short-{part}" for part in SHORT_PARTS]
        pages += [*self.rules, *(f"{page}-title" for page in self.rules)]
        asked = [
            f"{self.prefix}-{told}-{kind}"
            for kind in find(self.key).questions
            for told in ("waiting", "asked", "why", "coach")
        ]
        asked += [f"{self.prefix}-tempo-{tempo}" for tempo in _tempos(self.key)]
        told += [f"{self.prefix}-chapter-{kind.kind}" for kind in self.chapters if kind.kind in self.untold]
        said = [f"{self.prefix}-{room}-{name}" for room, names in self.says.items() for name in names]
        hint = [f"{self.prefix}-type-hint"] if self.typed else []
        return [
            f"{self.prefix}-blurb",
            f"{self.prefix}-about",
            *pages,
            *self.cards().values(),
            *asked,
            *told,
            *said,
            *hint,
        ]

    def tempos(self, options: Mapping[str, object]) -> list[Tempo]:  # noqa: ARG002  in most games all are asked that can be
        """Return the tempos that a match with these options uses, slowest first."""
        return _tempos(self.key)

    def view(self, scene: Scene) -> V:
        """Return what the onlooker may know, as this game's own kind of view."""
        if not isinstance(scene.view, self.View):
            raise TypeError(type(scene.view))
        return scene.view

    def reader(self, scene: Scene) -> Reader:
        """Return how the onlooker's moves read."""
        return Reader(lambda path: self.read(scene, path), typed=self.typed)

    def read(self, scene: Scene, path: Path) -> Reading:
        """Return the words for the last part of a path: by default the sentence under "KEY-move-WORDS"."""
        return Reading(scene.say("-".join((self.prefix, "move", *path))))

    def in_full(self, scene: Scene, path: Path) -> str:
        """Return a whole move in words, read by itself: by default as on its button."""
        return self.reader(scene).read(path).label

    def why(self, scene: Scene, path: Path) -> str:  # noqa: ARG002  most questions have one reason for all answers
        """Return why a goblin would make this move: by default "KEY-why-KIND", for the kind of the question."""
        return scene.say(f"{self.prefix}-why-{scene.decision.kind if scene.decision else ''}")

    def type_hint(self, say: Words) -> str:
        """Return how a move is typed."""
        return say(f"{self.prefix}-type-hint")

    def board_moves(self, scene: Scene) -> Sequence[object]:
        """Return the moves that the board offers to everybody: by default those that the rules say may be public."""
        return scene.table_view.offered

    def on_the_way(self, scene: Scene, path: Path) -> list[str]:  # noqa: ARG002  most moves need no more words
        """Return what a panel says while a player is choosing a move: `path` are the words chosen so far."""
        return []

    def board_lines(self, scene: Scene) -> list[str]:  # noqa: ARG002  the picture may say it all
        """Return what the board shows in words: it is behind "More…"."""
        return []

    def gist(self, scene: Scene, story: Sequence[Told], reader: int | None) -> list[str] | None:  # noqa: ARG002  a game's own words need it
        """Return what happened in these moves, those since `reader` last played, in at most two short lines.

        A line has room for about 50 characters; what hurts is told with its cause. `None`: there are no words of its
        own, and the last sentences that fit are told.
        """
        return None

    def panel_lines(self, scene: Scene) -> list[str]:  # noqa: ARG002  the picture may say it all
        """Return what the player's own panel shows in words, such as their hand: it is behind "More…"."""
        return []

    def sure(self, scene: Scene, path: Path) -> str:  # noqa: ARG002  most moves are asked about with the same words
        """Return the question that confirms a move that cannot be taken back."""
        return scene.say("panel-sure")

    def pictures(self, scene: Scene, kind: str) -> list[Picture]:
        """Return the pictures of a surface: "board", "panel", "hand" (if not asked), "log" (a superseded board)."""
        shown = "board" if kind == "log" and "log" not in pictures_of(self.key) else kind
        return draw(self.key, shown, self.marked_view(scene), scene.raw_names, scene.say)

    def marked_view(self, scene: Scene) -> V:
        """Return the view with what others did since its reader played: its player, or the person a board addresses."""
        reader = reader_of_board(scene) if scene.seat is None else scene.seat
        marks: list[Mark] = []
        for event in (
            event for told in since_then(scene.table_view.told, reader, self.matters) for event in told.events
        ):
            if type(event) in self.wiped:
                marks.clear()
            elif type(event) in self.marked:
                marks += [(event.seat, thing) for thing in self.marked[type(event)](event)]  # type: ignore[attr-defined]  # deeds have a doer
        return self.view(scene) if reader is None else replace(self.view(scene), recent=tuple(marks))

    def beat(self, scene: Scene) -> Picture | None:
        """Return the picture of what the last move caused, if all should see it: a spectator sees the scene."""
        told = scene.table_view.told
        return beat_of(self.key, told[-1].events, scene.view, scene.raw_names, scene.say) if told else None

    @property
    def pages(self) -> tuple[str, ...]:
        """The keys of all pages of `/rules`, in order."""
        return (SHORT, *self.rules)

    def page(self, name: str, say: Words) -> str:
        """Return what a page of the rules says."""
        counts = self.counts(say)
        if name != SHORT:
            return say(name, **counts)
        return say(SHORT, **{part: say(f"{self.prefix}-short-{part}", **counts) for part in SHORT_PARTS})

    def counts(self, say: Words) -> Mapping[str, Word]:  # noqa: ARG002  most rules name no numbers of data files
        """Return what the rules quote from the game's data, such as how many there are of something."""
        return {}

    def illustrations(self, page: str, say: Words) -> list[Picture]:
        """Return the pictures on a page of the rules; the first page shows what the invitation shows a piece of."""
        sample = self.poster.sample if page == SHORT else self.illustrated.get(page)
        return [illustration(self.key, sample, say.language)] if sample else []

    def round(self, scene: Scene) -> int | None:
        """Return a number that differs for each round; its board is posted again. `None`: the old round goes on.

        By default a round begins with the turn of the first person who sits here.
        """
        decision, present = scene.decision, scene.table.present
        begins = decision is not None and decision.kind == "turn" and present and decision.seats == (present[0].seat,)
        return decision.number if decision and begins else None

    def own(self, scene: Scene, public: Scene) -> object:
        """Return what a panel shows only to its player: while it stays the same, players who are not asked get no edit.

        By default everything in their view that a spectator sees differently.
        """
        seen = ((field.name, getattr(scene.view, field.name)) for field in fields(scene.view))
        return tuple((name, value) for name, value in seen if name != "seat" and value != getattr(public.view, name))

    def latest(self, scene: Scene) -> list[str]:
        """Return the last things that happened, oldest first: everything from the last move, and some before."""
        told = [lines for told in scene.table_view.told if (lines := self.told(scene, told))]
        most = max(LOG_LINES, len(told[-1])) if told else 0
        return [line for lines in told for line in lines][-most:]

    def goes_on(self, before: Event, after: Event) -> bool:  # noqa: ARG002  in most games each move is told by itself
        """Tell whether an event of a move is told in one sentence with the last one of the move before it."""
        return False

    def heading(self, scene: Scene, event: Event) -> str:
        """Return the line above what an event opens that has no sentence of its own: "KEY-chapter-KIND"."""
        return scene.say(f"{self.prefix}-chapter-{event.kind}", **self.facts(scene, event))

    def losses(self, scene: Scene, seats: Sequence[int], story: Sequence[Event]) -> list[str]:  # noqa: ARG002  few games need more than events
        """Return what these seats lost in an event, each with the reason, if no event says so itself."""
        return []

    def log_lines(self, scene: Scene) -> list[str]:
        """Return what a superseded board says about what happened on it."""
        return self.latest(scene)

    def final_lines(self, scene: Scene) -> list[str]:
        """Return who won, and what the podium does not say of each player, best first."""
        outcome = scene.table_view.outcome
        if outcome is None:
            return []
        order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
        ties = tie_lines(scene, outcome, self.prefix, self.ties(scene), by_points=self.counts_points)
        return [*winners(scene, outcome), *(self.standing(scene, seat, outcome) for seat in order), *ties]

    def ties(self, scene: Scene) -> Ties:  # noqa: ARG002  in some games a tie is a shared victory
        """Return what decides between players who are level, in its order; each has a sentence "KEY-tie-NAME"."""
        return {}

    def standing(self, scene: Scene, seat: int, outcome: Outcome) -> str:  # noqa: ARG002  most podiums say it all
        """Return the line of one player in the standing at the end; none where the podium says all of it."""
        return ""

    def long_shot(self, scene: Scene) -> tuple[Event, int] | None:  # noqa: ARG002  in most games nobody plays by odds
        """Return what came true against the longest odds of the match, with its chance in per cent; `None`: nothing."""
        return None

    def sources(self, scene: Scene) -> list[list[str]]:  # noqa: ARG002  not every game counts points in parts
        """Return in words, for each seat, the sources of the points at the end; nothing if there is only one source."""
        return []

    def topics(self, scene: Scene) -> list[str]:  # noqa: ARG002  few games have any
        """Return what anyone may ask about in private: "odds" has "KEY-topic-odds" on its button."""
        return []

    def topic(self, scene: Scene, name: str) -> str:  # noqa: ARG002  the same
        """Return the text about a topic."""
        raise LookupError(name)

    def cards(self) -> Mapping[str, str]:
        """Return the cards that `/rules` explains one by one, each with the key of its name. By default none."""
        return {}

    def card_text(self, name: str, say: Words) -> str:  # noqa: ARG002  few games have any
        """Return what one of these cards does."""
        raise LookupError(name)

    def event(self, scene: Scene, event: Event) -> str:
        """Return an event as a sentence: by default that under "KEY-event-KIND", with the facts in words."""
        return scene.say(self._event_key(event), **self.facts(scene, event))

    def told(self, scene: Scene, told: Told) -> list[str]:
        """Return what happened in one move as sentences; they say so if the clock or an absence played it."""
        lines = self.sentences(scene, told.events)
        if lines and told.by in PLAYED_FOR:
            lines[0] = scene.say(PLAYED_FOR[told.by], line=lines[0])
        return lines

    def sentences(self, scene: Scene, events: Sequence[Event]) -> list[str]:
        """Return what happened in one move as sentences: by default one for each that is told."""
        return [self.event(scene, event) for event in events if self.tells(event)]

    def facts(self, scene: Scene, event: Event) -> dict[str, Word]:
        """Return the facts of an event in words: seats as names, lists as lists, and the `count` of its `cards`."""
        told = {
            name.replace("_", "-"): _who(scene, fact) if event.names_seats(name) else self._what(scene, name, fact)
            for name, fact in event.facts.items()
        }
        cards = event.facts.get("cards")
        return {"count": len(cards), **told} if isinstance(cards, list | tuple) else told

    def noun(self, scene: Scene, fact: str, value: str) -> str:  # noqa: ARG002  plain words need none
        """Return a word of the rules in the reader's language."""
        return value

    def coaching(self, scene: Scene, kind: str) -> str:
        """Return what somebody is told who is asked a question of this kind for the first time."""
        return scene.say(f"{self.prefix}-coach-{kind}")

    def waiting(self, scene: Scene, decision: Decision, names: str) -> str:
        """Return the line that says who the table waits for, and for what; `names` are theirs, or mentions of them."""
        return scene.say(f"{self.prefix}-waiting-{decision.kind}", names=names, count=len(decision.seats))

    def _event_key(self, event: Event) -> str:
        return f"{self.prefix}-event-{event.kind}"

    def tells(self, event: Event) -> bool:
        """Tell whether people read about an event: not if it is untold, nor if it no longer fits a class."""
        return not isinstance(event, Untyped) and event.kind not in self.untold

    def _what(self, scene: Scene, name: str, fact: Fact) -> Word:
        if isinstance(fact, str):
            return self.noun(scene, name, fact)
        if isinstance(fact, Sequence):
            return scene.all_of([self.noun(scene, name, str(thing)) for thing in fact])
        return "" if fact is None else fact


def _tempos(key: str) -> list[Tempo]:
    used = {question.tempo for question in find(key).questions.values()}
    return [tempo for tempo in get_args(Tempo) if tempo in used]


def _who(scene: Scene, fact: Fact) -> str:
    return scene.name(fact) if isinstance(fact, int) else scene.names([int(seat) for seat in fact or ()])


AnyScreen = GameScreen[Any]
