"""What a game shows: its pictures, its rules, what boards and panels say, and the three classes of its texts."""

from abc import ABC
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, ClassVar, Literal, final

from bot.pictures import Picture
from bot.pictures.drawing import animate_game_roll, draw_game_moment, draw_pictures, find_draw_functions
from bot.pictures.drawing_cache import draw_cached
from bot.pictures.illustration import draw_sample_picture
from bot.pictures.shared.banner import Poster
from bot.screens.game_texts.base import GameTexts, V
from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.game_texts.move_texts import MoveTexts
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.scene import Scene
from bot.screens.story import find_board_addressee, find_event_owner, list_moves_from_own_move, list_news_since_own_move
from bot.screens.winners import find_vacancy_since_turn
from bot.tables import SeenMove, TableError
from games import find_game
from games.engine import AGREED_REASON, Event, View
from games.engine.contract import Mark
from games.engine.events import list_named_seats
from games.engine.words import Word, Words

SHORT_RULES_KEY = "rules-short"
"""The first page of all rules: what people want to know at a table."""
SHORT_RULES_PARTS = ("goal", "turn", "end", "start", "house")
"""What it says about each game, under "KEY-short-PART"; "house" says which numbers are not the designer's."""

MarkedNames = Callable[[Any], Iterable[str]]
"""Names the things of an event that pictures mark."""


LuckToCome = Literal["dice", "cards", "tiles", "dice-cards", "none"]
"""What chance brings in a game; "none" where nothing is left to draw."""


class GameScreen(GameTexts[V], ABC):
    """What one game shows, and its texts: of moves (`move_texts`), events (`narrator`) and results (`result_texts`)."""

    move_texts_class: ClassVar[type[MoveTexts[Any]]] = MoveTexts
    narrator_class: ClassVar[type[EventNarrator[Any]]] = EventNarrator
    result_texts_class: ClassVar[type[ResultTexts[Any]]] = ResultTexts
    minutes_with_goblins: ClassVar[int]
    """How long a match of one person with three goblins takes, to the nearest five minutes (docs/balance.md)."""
    poster: ClassVar[Poster]
    """What the invitation to a table shows of the game."""
    rules: ClassVar[tuple[str, ...]]
    """The keys of the pages of `/rules`, in order, after the first page, which has the same form in all games."""
    illustrated: ClassVar[Mapping[str, str]] = {}
    """The pages of the rules with a picture, each with the name of the sample position that it shows."""
    open_hands: ClassVar[bool] = False
    """Whether everybody sees all hands: a player's own panel is then called their seat, and shows other secrets."""
    panels: ClassVar[bool] = True
    """Whether each player has a panel by DM. A game where everything is public plays only on its board."""
    marked: ClassVar[Mapping[type[Event], MarkedNames]] = {}
    """What somebody's deeds mark in the pictures of others, by names that the pictures know (`View.recent`)."""
    wiped: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events after which all earlier marks are removed: the table was cleared."""
    judging: ClassVar[frozenset[str]] = frozenset()
    """The kinds of questions whether something is true: no moment of earlier moves is shown beside them."""
    moment_fields: ClassVar[tuple[str, ...] | None] = None
    """The fields of a view on which the picture of a moment depends, besides what is told; `None`: all may matter."""
    outdates_moment: ClassVar[tuple[type[Event], ...]] = ()
    """Events after which a panel does not show the moment of an earlier move: its player reads of what came since."""
    says: ClassVar[Mapping[str, Iterable[str]]] = {}
    """Other sentences whose keys are put together: {"move": ["bid", "pass"]} for "KEY-move-bid" and so on."""

    def __init__(self) -> None:
        """Make the three objects with the game's texts, of the classes that it names."""
        super().__init__(self.key, self.View)
        self.move_texts: MoveTexts[V] = self.move_texts_class(self.key, self.View)
        self.narrator: EventNarrator[V] = self.narrator_class(self.key, self.View)
        self.result_texts: ResultTexts[V] = self.result_texts_class(self.key, self.View)

    @final
    def list_needed_keys(self) -> list[str]:
        """Return the keys of all sentences that no code writes out in full: rules, cards, questions, events, others."""
        pages = [f"{self.prefix}-short-{part}" for part in SHORT_RULES_PARTS]
        pages += [*self.rules, *(f"{page}-title" for page in self.rules)]
        lines = [f"{self.prefix}-{room}-{name}" for room, names in self.says.items() for name in names]
        keys_of_parts = [
            *self.move_texts.list_needed_keys(),
            *self.narrator.list_needed_keys(),
            *self.result_texts.list_needed_keys(),
        ]
        return [
            f"{self.prefix}-blurb",
            f"{self.prefix}-about",
            *pages,
            *self.list_card_name_keys().values(),
            *keys_of_parts,
            *lines,
        ]

    def draw_surface_pictures(self, scene: Scene, kind: str) -> list[Picture]:
        """Return the pictures of a surface: "board", "panel", "hand" (if its player is not asked)."""
        view = self._mark_vacant_seats(
            scene, replace(self.build_marked_view(scene), compared_moves=scene.compared_moves)
        )
        names, say = self._list_picture_names(scene, view), scene.say
        whose = scene.table.id, self.key, kind, view.seat, say.language
        return draw_cached(whose, (view, names), lambda: draw_pictures(self.key, kind, view, names, say))

    def draw_log_pictures(self, scene: Scene, *, ended: bool) -> list[Picture]:
        """Return the pictures of a post of the log, whose scene is as it was then, with all that the post tells marked.

        `ended`: its round is over; if not, or if the players ended the match within it, the post shows the board as it
        stood then.
        """
        outcome = scene.table_view.outcome
        broken_off = outcome is not None and outcome.reason == AGREED_REASON
        shown = "log" if ended and not broken_off and "log" in find_draw_functions(self.key) else "board"
        view = replace(self.view(scene), recent=tuple(self._collect_marks(scene.table_view.recent_moves, None)))
        view = self._mark_vacant_seats(scene, view)
        names, say = self._list_picture_names(scene, view), scene.say
        whose = scene.table.id, self.key, shown, None, say.language
        return draw_cached(whose, (view, names), lambda: draw_pictures(self.key, shown, view, names, say))

    def _mark_vacant_seats(self, scene: Scene, view: V) -> V:
        """Return a view of the end with the seats whose players had gone: pictures crown nobody there."""
        if view.outcome is None:
            return view
        return replace(view, vacant=tuple(seat for seat in range(view.seats) if find_vacancy_since_turn(scene, seat)))

    def _list_picture_names(self, scene: Scene, view: V) -> Sequence[str]:
        """Return the names in a picture; a seat whose player had gone is called theirs, as on the podium."""
        return [
            scene.say("over-seat", name=name) if seat in view.vacant else name
            for seat, name in enumerate(scene.raw_names)
        ]

    @final
    def build_marked_view(self, scene: Scene) -> V:
        """Return the view with what others did since its reader played: its player, or the person a board addresses."""
        reader = find_board_addressee(scene) if scene.seat is None else scene.seat
        marks = self._collect_marks(list_news_since_own_move(scene, reader, self.narrator.matters), reader)
        return self.view(scene) if reader is None else replace(self.view(scene), recent=tuple(marks))

    def _collect_marks(self, seen_moves: Iterable[SeenMove], reader: int | None) -> list[Mark]:
        """Return what some moves mark in a picture: all but a reader's own deeds."""
        marks: list[Mark] = []
        for who, event in ((seen_move.seat, event) for seen_move in seen_moves for event in seen_move.events):
            if type(event) in self.wiped:
                marks.clear()
            elif type(event) in self.marked and not (reader is not None and who == find_event_owner(event) == reader):
                marks += [(event.seat, thing) for thing in self.marked[type(event)](event)]  # type: ignore[attr-defined]  # deeds have a doer
        return marks

    @final
    def animate_roll(self, scene: Scene) -> Callable[[], bytes] | None:
        """Return what animates the board, if the last move rolled dice that decide: its last frame is the board."""
        seen_moves = scene.table_view.recent_moves
        last = seen_moves[-1].events if seen_moves else ()
        return animate_game_roll(self.key, last, self.build_marked_view(scene), scene.raw_names, scene.say)

    def draw_beat(self, scene: Scene) -> Picture | None:
        """Return the picture of what the last move caused, if all should see it: a spectator sees the scene."""
        seen_moves = scene.table_view.recent_moves
        if not seen_moves:
            return None
        return self._draw_moment(scene, seen_moves[-1])

    def _draw_moment(self, scene: Scene, seen_move: SeenMove) -> Picture | None:
        """Draw what a move caused (a beat): a spectator sees the scene."""
        names, view, say = scene.restore_names(seen_move.at).raw_names, scene.view, scene.say
        whose = scene.table.id, self.key, seen_move.number, say.language
        shown = seen_move.events, self.find_moment_facts(view), names
        return draw_cached(whose, shown, lambda: draw_game_moment(self.key, seen_move.events, view, names, say))

    @final
    def find_moment_facts(self, view: View) -> object:
        """Return what of a spectator's view the picture of a moment depends on: while it stays, so does the picture."""
        return view if self.moment_fields is None else tuple(getattr(view, name) for name in self.moment_fields)

    def concerns_seat(self, event: Event, seat: int) -> bool:
        """Tell whether somebody did, or suffers, what an event tells: by default those whom it names."""
        return seat in list_named_seats(event)

    @final
    def draw_missed_moment(self, public: Scene, seat: int) -> Picture | None:
        """Draw what a player missed since their last move and all should see, if the latest of it concerns them.

        Only the last move of all moves. Beside a question of truth an earlier verdict would read as its answer.
        """
        if public.decision and public.decision.kind in self.judging:
            return None
        taken = public.find_takeover_time(seat)
        for seen_move in reversed(list_moves_from_own_move(public, seat)):
            if taken and seen_move.at and seen_move.at <= taken:
                return None
            if not any(type(event) in find_game(self.key).beats for event in seen_move.events):
                if any(isinstance(event, self.outdates_moment) for event in seen_move.events):
                    return None
                continue
            if not any(self.concerns_seat(event, seat) for event in seen_move.events):
                return None
            if picture := self._draw_moment(public, seen_move):
                return picture if seen_move is public.table_view.recent_moves[-1] else replace(picture, moves=None)
        return None

    def find_luck_to_come(self, view: V) -> LuckToCome:  # noqa: ARG002  in most games cards are always left
        """Return what chance still brings after a position; who plays on otherwise gets that of the true match."""
        return "cards"

    def collect_private_content(self, scene: Scene, public: Scene) -> object:
        """Return what a panel shows only to its player (their hand): while it stays the same, the panel needs no edit.

        By default everything in their view that a spectator sees differently.
        """
        values = ((field.name, getattr(scene.view, field.name)) for field in fields(scene.view))
        return tuple((name, value) for name, value in values if name != "seat" and value != getattr(public.view, name))

    def hides_hands(self, scene: Scene) -> bool:  # noqa: ARG002  most games hide something in every match
        """Tell whether in this match a player's own panel may show what the board does not."""
        return self.panels

    def has_hand(self, scene: Scene) -> bool:
        """Tell whether the board offers "My hand" now: by default wherever hands are hidden."""
        return self.hides_hands(scene)

    @final
    def get_hand_label(self, say: Words) -> str:
        """Return what is on the button to a player's own panel."""
        return say("board-seat" if self.open_hands else "board-hand")

    def format_board_lines(self, scene: Scene) -> list[str]:  # noqa: ARG002  the picture may say it all
        """Return what the board shows in words: it is behind "Menu…"."""
        return []

    def format_panel_lines(self, scene: Scene) -> list[str]:  # noqa: ARG002  the picture may say it all
        """Return what the player's own panel shows in words, such as their hand: it is behind "Menu…"."""
        return []

    def list_topics(self, scene: Scene) -> list[str]:  # noqa: ARG002  few games have any
        """Return what anyone may ask about in private: "odds" has "KEY-topic-odds" on its button."""
        return []

    def list_end_topics(self, scene: Scene) -> list[str]:  # noqa: ARG002  the same
        """Return what anyone may ask about when the match is over."""
        return []

    def format_topic(self, scene: Scene, name: str) -> str:  # noqa: ARG002  the same
        """Return the text about a topic; raises `TableError` for one that the game does not have."""
        raise TableError("button-invalid")

    @property
    @final
    def page_keys(self) -> tuple[str, ...]:
        """The keys of all pages of `/rules`, in order."""
        return (SHORT_RULES_KEY, *self.rules)

    @final
    def format_rules_page(self, name: str, say: Words, place: str = "table") -> str:
        """Return what a page of the rules says, at a table or in a deal of the day ("day")."""
        counts = self.load_rules_numbers(say)
        if name != SHORT_RULES_KEY:
            return say(name, **counts, place=place)
        return say(
            SHORT_RULES_KEY, **{part: say(f"{self.prefix}-short-{part}", **counts) for part in SHORT_RULES_PARTS}
        )

    def load_rules_numbers(self, say: Words) -> Mapping[str, Word]:  # noqa: ARG002  most rules name no numbers of data files
        """Return what the rules quote from the game's data, such as how many there are of something."""
        return {}

    @final
    def draw_rules_pictures(self, page: str, say: Words) -> list[Picture]:
        """Return the pictures on a page of the rules; the first page shows what the invitation shows a piece of."""
        sample = self.poster.sample if page == SHORT_RULES_KEY else self.illustrated.get(page)
        return [draw_sample_picture(self.key, sample, say.language)] if sample else []

    def list_card_name_keys(self) -> Mapping[str, str]:
        """Return the cards that `/rules` explains one by one, each with the key of its name. By default none."""
        return {}

    def format_card(self, name: str, say: Words) -> str:  # noqa: ARG002  few games have any
        """Return what one of these cards does."""
        raise LookupError(name)


AnyScreen = GameScreen[Any]
