"""Gobblestones on the screens: menus of spaces, best first, and the words of what happened."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import dropwhile, takewhile
from typing import ClassVar

from typing_extensions import override

from bot.games.gobblestones.choices import describe_hint_row, describe_row, find_ring_label, list_row_choices, write_row
from bot.games.gobblestones.forms import build_row_forms
from bot.games.gobblestones.highlights import HIGHLIGHTS, format_row_range, list_uncaught_bluffs
from bot.games.gobblestones.recap import recap_points
from bot.games.gobblestones.rows import WholeRow, find_best_offered_rows, is_row_honest
from bot.games.gobblestones.signs import EMOJI_BY_COLOUR
from bot.pictures import Picture
from bot.pictures.shared.banner import Poster
from bot.pictures.shared.titles import STONE_LETTERS
from bot.screens.controls.move_controls import ButtonPlaces, ChoiceText, MenuChoices, MoveControls, TypeableMoves
from bot.screens.controls.paths import Path
from bot.screens.game import GameScreen, LuckToCome, MarkedNames
from bot.screens.game_texts.base import GameTexts
from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.game_texts.move_texts import MoveTexts
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.parts.picture_lines import count_wrapped_lines
from bot.screens.parts.score_sources import format_score_breakdown
from bot.screens.scene import Scene
from bot.screens.story import GoblinReaction, GoblinReactions, RelevanceByEvent
from bot.screens.text_width import ROOM_ABOVE_PICTURE, TextRoom
from bot.store.models import Actor
from bot.tables import SeenMove
from games.engine import Decision, Event, Tempo
from games.engine.words import Word, join_counted_keys
from games.gobblestones import TILE_COLOURS, GobblestonesView, build_field, events, format_space_name
from games.gobblestones.boards import build_colour_key
from games.gobblestones.end_conditions import MATCH_ENDS
from games.gobblestones.field import SPACE_BY_NAME
from games.gobblestones.row import MAX_ROW_TILES
from games.gobblestones.typed import STEP_BY_DIRECTION

TURN_END_EVENTS = (
    events.TurnPassed,
    events.TurnWithoutTiles,
    events.TilesPlayed,
    events.PlayUnchallenged,
    events.PlayProvedHonest,
    events.BluffCaught,
)
"""With one of these events a turn is over."""
DRAW_EVENTS = (
    events.TurnPassed,
    events.TurnWithoutTiles,
    events.TilesPlayed,
    events.PlayUnchallenged,
    events.PlayProvedHonest,
)
"""After these events their player draws tiles."""
TURN_BEGIN_EVENTS = (events.TurnPassed, events.TurnWithoutTiles, events.TilesPlayed, events.TilesPlayedFaceDown)
"""One of these events is the first that everybody sees of a turn."""
ANSWERED_EVENTS = (events.PlayUnchallenged, events.PlayProvedHonest, events.BluffCaught)
"""With one of these events it is known how others answered a row."""
ABSENT_ACTORS: tuple[Actor, ...] = ("clock", "away", "gone")
"""Who may answer in the place of a player, each told in another way."""
GREY = build_colour_key(None)
"""The key of grey, which is a colour of spaces and of no tile."""


class GobblestonesWords(GameTexts[GobblestonesView]):
    """Words that several texts of Gobblestones need."""

    def _is_own_row_judged(self, scene: Scene) -> bool:
        """Tell whether the viewer has laid a row face down that the others are asked about."""
        decision = scene.decision
        return decision is not None and decision.kind == "challenge" and self.view(scene).turn == scene.seat

    def _find_space_colour_key(self, scene: Scene, space: int) -> str:
        """Return the key of the colour of a space, which is what a tile on it claims to be."""
        return build_colour_key(build_field(self.view(scene).layout).colour[space])

    def _format_last_turn(self, scene: Scene) -> list[str]:
        """Return that this turn is the last of the player who has it, if somebody has no tiles left for good."""
        finisher = self.view(scene).finisher
        return [] if finisher is None else [scene.say("gobblestones-last-turn", name=scene.format_seat_name(finisher))]

    def _format_claim(self, scene: Scene) -> list[str]:
        """Return what the play that is judged claims: the colours that it covers, and its points."""
        view = self.view(scene)
        if view.last is None:
            return []
        hues = [build_field(view.layout).colour[space] for space in view.last.spaces]
        claimed = _count_tiles([hues.count(colour) for colour in (*range(len(TILE_COLOURS)), None)])
        name = scene.format_seat_name(view.last.seat)
        return [scene.say("gobblestones-claim", name=name, tiles=claimed, points=view.last.points)]


def _count_tiles(counts: Sequence[int]) -> str:
    """Return the colours of tiles with how many there are of each, as sentences read them."""
    colours = map(build_colour_key, (*range(len(TILE_COLOURS)), None))
    return join_counted_keys({colour: count for colour, count in zip(colours, counts, strict=False) if count})


class GobblestonesMoveTexts(GobblestonesWords, MoveTexts[GobblestonesView]):
    """How Gobblestones offers its moves: buttons, menus, questions."""

    typed = ("",)
    undone = ("take",)
    secret_answers: ClassVar[Mapping[str, Sequence[str]]] = {"challenge": ("trust", "challenge")}

    @override
    def list_tempos(self, options: Mapping[str, object]) -> list[Tempo]:
        """Return no challenges in games without bluff."""
        return [tempo for tempo in super().list_tempos(options) if options["bluff"] or tempo != "answer"]

    @override
    def build_move_controls(self, scene: Scene) -> MoveControls:
        """Return how moves read: spaces of high worth first; laying nothing or ending the match needs confirmation."""
        view = self.view(scene)
        values = build_field(view.layout).value
        more = any(str(move).startswith("lay ") for move in scene.table_view.legal)

        def rank_path(path: Path) -> tuple[int, ...]:
            if path[0] != "lay":
                return (0,)
            space = SPACE_BY_NAME[path[1].upper()]
            return (-values[space], space)

        reader = MoveControls(
            lambda path: self.describe_path(scene, path),
            rank=rank_path,
            needs_confirmation=lambda path: path == ("end",) and _needs_end_confirmation(view),
            typed=TypeableMoves(self.typed if scene.decision and scene.decision.kind == "turn" else ()),
            menus=MenuChoices(
                together={"take": 2, "lay": 3},
                title=scene.say("gobblestones-others", laid=len(view.laid), more="yes" if more else "no"),
                whole=list_row_choices(scene, view),
            ),
            places=ButtonPlaces(("end", "trust", "challenge")),
        )
        return replace(reader, build_forms=lambda paths: build_row_forms(scene, view, reader, paths))

    @override
    def describe_path(self, scene: Scene, path: Path) -> ChoiceText:
        """Return how the last word of a path reads."""
        match path:
            case ("lay", space):
                return ChoiceText(
                    self._describe_space(scene, space),
                    emoji=self._find_space_emoji(scene, SPACE_BY_NAME[space.upper()]),
                )
            case ("lay", space, colour):
                return ChoiceText(self._describe_lay(scene, space, colour), emoji=EMOJI_BY_COLOUR[colour])
            case ("take", space):
                return ChoiceText(scene.say("gobblestones-move-take-tile", space=space))
            case ("end",):
                return self._describe_end(scene)
            case ("trust" | "challenge" as answer,):
                last = self.view(scene).last
                points = last.points if last else 0
                label = scene.say(f"gobblestones-move-{answer}", points=points)
                short = scene.say(f"gobblestones-move-{answer}-short", points=points)
                return ChoiceText(label, style="good" if answer == "trust" else "danger", short=short)
            case _:
                return super().describe_path(scene, path)

    def _describe_end(self, scene: Scene) -> ChoiceText:
        """Return how the end of a turn reads: what it scores or draws, and whether it ends the match."""
        view = self.view(scene)
        draws, ends = (view.ending.draws, view.ending.ends) if view.ending else (0, None)
        over = "yes" if ends else "no"
        if not view.laid:
            key = "gobblestones-move-pass-and-end" if ends else "gobblestones-move-pass"
            return ChoiceText(scene.say(key, count=draws), short=scene.say("gobblestones-pass", count=draws, ends=over))
        label = scene.say("gobblestones-move-end", count=len(view.laid), points=view.laid_points, ends=over)
        short = scene.say("gobblestones-end", points=view.laid_points, ends=over)
        return ChoiceText(label, style="good", short=short)

    @override
    def format_warnings(self, scene: Scene) -> list[str]:
        """Return which rows, or that the end of the turn, leave the viewer no tile for their next turn."""
        view = self.view(scene)
        if _skips_next_turn(view, 0):
            return [
                scene.say("gobblestones-skips-turn", bluff="no" if is_row_honest(view.layout, view.laid) else "yes")
            ]
        offered = find_best_offered_rows(view)
        rings = zip(offered.ring_labels, offered.rows_with_rings, strict=True)
        using = [sign for sign, row in rings if _skips_next_turn(view, len(row.tiles))]
        if not using:
            return []
        return [scene.say("gobblestones-row-skips-turn", signs="".join(using), count=len(using))]

    @override
    def format_own_notes(self, scene: Scene) -> list[str]:
        """Return that others judge the viewer's row, and that the viewer's rack is empty, while others play."""
        rack = self.view(scene).rack
        if rack is None or scene.is_asked:
            return []
        empty = [] if any(rack) else [scene.say("gobblestones-rack", count=0, tiles="")]
        return [*self._describe_open_challenge(scene), *empty]

    def _describe_open_challenge(self, scene: Scene) -> list[str]:
        """Return who decides whether to challenge the viewer's row; of several it is not said who is still asked."""
        if not self._is_own_row_judged(scene):
            return []
        others = [seat for seat in range(self.view(scene).seats) if seat != scene.seat]
        return [scene.say("gobblestones-judged", names=scene.join_seat_names(others), count=len(others))]

    @override
    def format_path_progress(self, scene: Scene, path: Path) -> list[str]:
        """Return the space that was chosen, while the tile for it is not."""
        match path:
            case ("lay", space):
                return [scene.say("gobblestones-which-tile", space=self._describe_space(scene, space))]
            case _:
                return super().format_path_progress(scene, path)

    @override
    def format_confirmation_question(self, scene: Scene, path: Path) -> str:
        """Return the question that confirms a move: why it ends the match if it does, and the row that it lays."""
        view = self.view(scene)
        if path != ("end",) or not view.laid:
            return self._format_why_it_ends(scene, path)
        row = format_row_range([format_space_name(space) for space, _ in view.laid])
        laid = scene.say("gobblestones-sure-row", count=len(view.laid), row=row, points=view.laid_points)
        return scene.say.join_sentences([self._format_why_it_ends(scene, path), laid])

    def _format_why_it_ends(self, scene: Scene, path: Path) -> str:
        """Return the question that confirms a move; if the move ends the match, it says why."""
        view = self.view(scene)
        bluff = "no" if is_row_honest(view.layout, view.laid) else "yes"
        if path == ("end",) and view.leaves_nothing:
            return scene.say("gobblestones-sure-last-tiles", bluff=bluff)
        if path != ("end",) or not view.ending or not view.ending.ends:
            return super().format_confirmation_question(scene, path)
        return scene.say(f"gobblestones-sure-{view.ending.ends}", bluff=bluff)

    def _describe_lay(self, scene: Scene, space: str, colour: str) -> str:
        """Return a tile on a space; its colour goes without saying where it is the space's own."""
        worth, key = self._describe_space(scene, space), build_colour_key(colour)
        if key == self._find_space_colour_key(scene, SPACE_BY_NAME[space.upper()]):
            return worth
        return scene.say("gobblestones-move-lay-tile", space=worth, colour=key)

    def _describe_space(self, scene: Scene, space: str) -> str:
        """Return a space with its colour and points."""
        number = SPACE_BY_NAME[space.upper()]
        points, colour = build_field(self.view(scene).layout).value[number], self._find_space_colour_key(scene, number)
        return scene.say("gobblestones-space", space=space, points=points, colour=colour)

    def _find_space_emoji(self, scene: Scene, space: int) -> str | None:
        colour = build_field(self.view(scene).layout).colour[space]
        return None if colour is None else EMOJI_BY_COLOUR[TILE_COLOURS[colour]]

    @override
    def describe_waiting(self, scene: Scene, decision: Decision, names: str) -> str:
        """Return the line that says who the table waits for; if a play is to be trusted, with its claim below."""
        line = super().describe_waiting(scene, decision, names)
        if decision.kind == "challenge":
            return "\n".join([line, *(scene.say("frame-small", line=claim) for claim in self._format_claim(scene))])
        return scene.say.join_sentences([line, *self._format_last_turn(scene)])

    @override
    def describe_secret_answer(self, scene: Scene) -> str:
        """Return whether the viewer trusts the play."""
        return scene.say("gobblestones-answered", answer=self.view(scene).my_answer or "")

    @override
    def describe_question(self, scene: Scene, decision: Decision) -> str:
        """Return what is asked; in a turn also which rings are bluffs: the others are honest."""
        return scene.say.join_sentences([super().describe_question(scene, decision), *self._name_bluffs(scene)])

    def _name_bluffs(self, scene: Scene) -> list[str]:
        offered = find_best_offered_rows(self.view(scene))
        signs = offered.ring_labels[len(offered.best) :]
        return [scene.say("gobblestones-asked-bluffs", signs="".join(signs), count=len(signs))] if signs else []

    @override
    def format_advice(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return the row that these tiles make, by the sign of its ring if it has one; other moves as usual."""
        tiles = _collect_tiles(paths)
        return describe_hint_row(scene, self.view(scene), tiles) if tiles else super().format_advice(scene, paths)

    @override
    def write_advised_choice(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return what one would type for a row that has no ring."""
        view, tiles = self.view(scene), _collect_tiles(paths)
        return write_row(view, paths) if tiles and not find_ring_label(view, tiles) else ""

    @override
    def format_moves(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return the row that these tiles make; other moves as usual."""
        tiles = _collect_tiles(paths)
        return describe_row(scene, self.view(scene), tiles) if tiles else super().format_moves(scene, paths)

    @override
    def find_variant_name(self, scene: Scene) -> str:
        """Return "bluff" where tiles may be of any colour."""
        return "bluff" if self.view(scene).bluff else super().find_variant_name(scene)


def _collect_tiles(paths: Sequence[Path]) -> dict[int, int]:
    """Return the colours of the tiles that stay on the field, by space: one that is taken back does not."""
    tiles: dict[int, int] = {}
    for verb, *words in paths:
        if verb == "lay":
            tiles[SPACE_BY_NAME[words[0].upper()]] = TILE_COLOURS.index(words[1])
        elif verb == "take":
            tiles.pop(SPACE_BY_NAME[words[0].upper()], None)
    return tiles


class GobblestonesEventNarrator(GobblestonesWords, EventNarrator[GobblestonesView]):
    """How Gobblestones narrates its events, in recaps and logs."""

    matters: ClassVar[RelevanceByEvent] = {events.TurnWithoutTiles: "chance"}
    feelings: ClassVar[GoblinReactions] = {
        events.TilesPlayed: GoblinReaction("won", "envy", when=lambda event: event.points >= 12),
        events.PlayProvedHonest: GoblinReaction("won", "envy"),
        events.BluffCaught: GoblinReaction("caught", "mock"),
    }
    by_clock: ClassVar[frozenset[type[Event]]] = frozenset(
        {events.TilesPlayed, events.TilesPlayedFaceDown, events.TurnPassed, events.ChallengeAnswered}
    )
    untold = frozenset(
        {events.TileLaid.kind, events.TileTakenBack.kind, events.ChallengeAnswered.kind, events.TilesDrawn.kind}
    )
    logged = frozenset({*TURN_END_EVENTS, events.TilesPlayedFaceDown, events.MatchEnded})
    ends_turn = frozenset(TURN_END_EVENTS)

    @override
    def find_round_start(self, seats: int, before: Sequence[Event], events: Sequence[Event]) -> int | None:
        """Return where everybody has had a turn, and the first player has another: it may pass in the same move."""
        turns = sum(isinstance(event, TURN_END_EVENTS) for event in before)
        for index, event in enumerate(events):
            if turns >= seats and isinstance(event, TURN_BEGIN_EVENTS):
                return index
            turns += isinstance(event, TURN_END_EVENTS)
        return len(events) if events and turns >= seats else None

    @override
    def count_rounds(self, seats: int, given_events: Sequence[Event]) -> int:
        """Return the round as posts of the log tell it: everybody has had a turn, then somebody has another."""
        number, turns = 1, 0
        for event in given_events:
            if turns >= seats and isinstance(event, (*TURN_BEGIN_EVENTS, events.TileLaid)):
                number, turns = number + 1, 0
            turns += isinstance(event, TURN_END_EVENTS)
        return number

    @override
    def format_log_ending(self, scene: Scene, event_list: Sequence[Event]) -> list[str]:
        """Return how many points everybody has after a round, and at the end, in a round that was broken off too."""
        over = scene.table_view.outcome is not None or scene.table.status == "closed"
        if not over and self.find_round_start(self.view(scene).seats, [], event_list) is None:
            return []
        each = [
            scene.say(
                "gobblestones-log-holding",
                name=scene.format_seat_name(seat),
                points=abs(points),
                below="yes" if points < 0 else "no",
            )
            for seat, points in enumerate(self.view(scene).scores)
        ]
        now = scene.say("log-now", each=scene.say("lobby-dot").join(each), over="yes" if over else "no")
        return [*(self._describe_unanswered_row(scene, event_list) if over else []), now, *self._explain_masks(scene)]

    def _explain_masks(self, scene: Scene) -> list[str]:
        """Return that trusted tiles stay face down, below the last board if it has any, and where bluffs are listed.

        Ruling "Bluff: trusted".
        """
        hidden = scene.table_view.outcome is not None and not all(tile.face_up for tile in self.view(scene).tiles)
        bluffs = "yes" if self.view(scene).wrong_spaces else "no"
        return [scene.say("frame-small", line=scene.say("gobblestones-masks", bluffs=bluffs))] if hidden else []

    def _describe_unanswered_row(self, scene: Scene, event_list: Sequence[Event]) -> list[str]:
        """Return that a row scores nothing whose answer the match did not wait for."""
        plays = (
            event for event in reversed(event_list) if isinstance(event, (events.TilesPlayedFaceDown, *TURN_END_EVENTS))
        )
        last = next(plays, None)
        if not isinstance(last, events.TilesPlayedFaceDown):
            return []
        return [scene.say("gobblestones-unanswered", name=scene.format_seat_name(last.seat))]

    @override
    def format_brief_recap(
        self, scene: Scene, seen_moves: Sequence[SeenMove], reader: int | None, room: TextRoom
    ) -> list[str]:
        """Return what a play claims if its reader must judge it; otherwise if this turn is the last, and points.

        Above a claim there is only room for what a challenge between the reader and somebody else has brought before.
        """
        if scene.is_asked and scene.decision and scene.decision.kind == "challenge":
            claim = self._format_claim(scene)
            left = room._replace(lines=room.lines - len(claim))
            has_verdict = left.lines > 0 and any(
                _is_verdict_on(scene.seat, event) for move in seen_moves for event in move.events
            )
            return [*(recap_points(scene, seen_moves, reader, left) if has_verdict else []), *claim]
        mine = scene.is_asked and self.view(scene).turn == scene.seat
        return [*(self._format_last_turn(scene) if mine else []), *recap_points(scene, seen_moves, reader, room)]

    @override
    def describe_unfinished_turn(self, scene: Scene) -> list[str]:
        """Return how many tiles the viewer has laid in this turn, and what they score."""
        view = self.view(scene)
        if view.ending is None:
            return []
        return [scene.say("gobblestones-laid-so-far", count=len(view.laid), points=view.laid_points)]

    @override
    def build_event_facts(self, scene: Scene, event: Event) -> dict[str, Word]:
        """Return the facts of an event in words, with the tiles of a row, laid or claimed, as space and colour.

        Those that a doubt turned up are counted by colour.
        """
        facts = super().build_event_facts(scene, event)
        if isinstance(event, DRAW_EVENTS):
            facts["draws"] = _count_drawn(scene.table_view.recent_moves, event)
        if isinstance(event, events.PlayUnchallenged):
            others = [seat for seat in range(self.view(scene).seats) if seat != event.seat]
            facts["others"], facts["names"] = len(others), scene.join_seat_names(others)
        if isinstance(event, events.PlayProvedHonest | events.BluffCaught):
            facts["tiles"] = _count_tiles([event.colours.count(colour) for colour in TILE_COLOURS])
            facts["count"] = len(event.colours)
        elif isinstance(event, events.TilesPlayed):
            laid = [*map(build_colour_key, event.colours)]
            facts["tiles"] = self._format_row(scene, event.spaces, laid)
        elif isinstance(event, events.TilesPlayedFaceDown):
            claims = [self._find_space_colour_key(scene, SPACE_BY_NAME[space]) for space in event.spaces]
            facts["tiles"] = self._format_row(scene, event.spaces, claims)
        elif isinstance(event, events.OwnTilesDrawn):
            facts["colours"] = " ".join(map(build_colour_key, event.colours))
        elif isinstance(event, events.MatchEnded):
            facts["bonus"] = self._format_rack_bonus(scene, event.bonus)
        return facts

    def _format_rack_bonus(self, scene: Scene, bonus: Sequence[int]) -> str:
        """Return what the tiles left on each rack brought, by player."""
        names = map(scene.format_seat_name, range(len(bonus)))
        return scene.say.join_with_commas(
            scene.say("gobblestones-rack-bonus", name=name, points=points)
            for name, points in zip(names, bonus, strict=True)
        )

    @override
    def tells_who_played(self, seen_move: SeenMove) -> bool:
        """Tell whether it is said behind a move who played it: of an answer, the sentence about the row says it."""
        return not any(isinstance(event, events.ChallengeAnswered) for event in seen_move.events)

    @override
    def describe_event(self, scene: Scene, event: Event) -> str:
        """Return an event as a sentence; behind it, which tiles were lies, and for whom others answered."""
        lies = self._describe_lies(scene, event) if isinstance(event, events.BluffCaught) else []
        answered = self._describe_answers_by_others(scene, event) if isinstance(event, ANSWERED_EVENTS) else []
        return scene.say.join_sentences([super().describe_event(scene, event), *lies, *answered])

    def _describe_answers_by_others(
        self, scene: Scene, event: events.PlayUnchallenged | events.PlayProvedHonest | events.BluffCaught
    ) -> list[str]:
        """Return for whom the clock trusted a row, or the table because they are away or have left.

        The viewer reads of their own time elsewhere. Nobody knows the answers behind the first challenge.
        """
        after = [(event.seat + step) % self.view(scene).seats for step in range(1, self.view(scene).seats)]
        known = after if isinstance(event, events.PlayUnchallenged) else after[: after.index(event.challenger_seat)]
        answers = _find_answers_by_others(scene.table_view.recent_moves, event)
        by_actor = {
            actor: [seat for seat in known if answers.get(seat) == actor and seat != scene.seat]
            for actor in ABSENT_ACTORS
        }
        return [
            scene.say("gobblestones-trusted-for", by=actor, names=scene.join_seat_names(seats), count=len(seats))
            for actor, seats in by_actor.items()
            if seats
        ]

    def _describe_lies(self, scene: Scene, event: events.BluffCaught) -> list[str]:
        """Return which tiles that a doubt turned up did not have the colour of their space; grey takes any."""
        field = build_field(self.view(scene).layout)
        return [
            scene.say("gobblestones-lie", space=space, colour=build_colour_key(colour), claimed=build_colour_key(claim))
            for space, colour in _sort_by_space(event.spaces, event.colours)
            if (claim := field.colour[SPACE_BY_NAME[space]]) not in (None, TILE_COLOURS.index(colour))
        ]

    def _format_row(self, scene: Scene, spaces: Sequence[str], colours: Sequence[str]) -> str:
        pairs = _sort_by_space(spaces, colours)
        return scene.join_list(
            [
                scene.say("gobblestones-tile", space=space, colour=colour, grey="yes" if colour == GREY else "no")
                for space, colour in pairs
            ]
        )

    @override
    def translate_term(self, scene: Scene, fact: str, value: str) -> str:
        """Return why the match ended as a sentence; spaces have no other name."""
        return scene.say(f"gobblestones-end-{value}") if fact == "reason" else value


def _is_verdict_on(seat: int | None, event: Event) -> bool:
    """Tell whether a challenge by or against a seat was decided."""
    return isinstance(event, events.BluffCaught | events.PlayProvedHonest) and seat in (
        event.seat,
        event.challenger_seat,
    )


def _sort_by_space(spaces: Sequence[str], colours: Sequence[str]) -> list[tuple[str, str]]:
    """Return spaces with their colours, as they lie on the field."""
    return sorted(zip(spaces, colours, strict=True), key=lambda pair: SPACE_BY_NAME[pair[0]])


def _find_answers_by_others(seen_moves: Sequence[SeenMove], judged: Event) -> dict[int, Actor]:
    """Return who answered in the place of whom, by seat, when a row was judged: "clock", "away" or "gone"."""
    actors = dict[int, Actor]()
    for move in seen_moves:
        for event in move.events:
            if event is judged:
                return actors
            if isinstance(event, events.TilesPlayedFaceDown):
                actors.clear()
            elif isinstance(event, events.ChallengeAnswered):
                actors[event.seat] = move.by
    return {}


def _count_drawn(seen_moves: Sequence[SeenMove], event: Event) -> int:
    """Return how many tiles a player drew at the end of this turn; 0 if that is not known."""
    moves = (move.events for move in seen_moves if any(other is event for other in move.events))
    _, *after = dropwhile(lambda other: other is not event, next(moves, (event,)))
    drawn = takewhile(lambda other: not isinstance(other, TURN_END_EVENTS), after)
    return sum(other.count for other in drawn if isinstance(other, events.TilesDrawn))


class GobblestonesResultTexts(ResultTexts[GobblestonesView]):
    """How Gobblestones ends: winners, points by source, bluffs that nobody caught."""

    pieces: ClassVar[bool] = True
    highlights = HIGHLIGHTS

    @override
    def format_points_by_source(self, scene: Scene) -> list[list[str]]:
        """Return points for rows, for challenges, for tiles left."""
        event_list = [event for move in scene.story for event in move.events]
        scored = [
            (e.seat, e.points)
            for e in event_list
            if isinstance(e, events.TilesPlayed | events.PlayUnchallenged | events.PlayProvedHonest)
        ]
        lost = [(e.challenger_seat, -e.points) for e in event_list if isinstance(e, events.PlayProvedHonest)]
        bonus = [pair for e in event_list if isinstance(e, events.MatchEnded) for pair in enumerate(e.bonus)]
        return format_score_breakdown(scene, self.prefix, {"rows": scored, "challenges": lost, "bonus": bonus})

    @override
    def format_final_lines(self, scene: Scene) -> list[str]:
        """Return who won; after bluffs also which of them nobody caught. Ruling "Bluff: trusted"."""
        lines = super().format_final_lines(scene)
        tells = lines and scene.story and self.view(scene).bluff
        return [*lines, self._format_uncaught_bluffs(scene)] if tells else lines

    @override
    def format_own_play(self, scene: Scene) -> list[str]:
        """Return how often the reader challenged, and what that cost."""
        event_list = [event for move in scene.story for event in move.events]
        challenges = [event for event in event_list if isinstance(event, events.PlayProvedHonest | events.BluffCaught)]
        own = [event for event in challenges if event.challenger_seat == scene.seat]
        right = sum(isinstance(event, events.BluffCaught) for event in own)
        lost = sum(event.points for event in own if isinstance(event, events.PlayProvedHonest))
        return [scene.say("gobblestones-own-challenges", count=len(own), right=right, points=lost)] if own else []

    def _format_uncaught_bluffs(self, scene: Scene) -> str:
        """Return how many bluffs of whom nobody caught, and their points if a phone has room for these in the line."""
        rows = _list_uncaught_rows(self.view(scene), scene)
        sentence = ""
        for points in ("told", "unsaid"):
            counted = [
                scene.say(
                    "gobblestones-uncaught-by",
                    name=scene.format_seat_name(seat),
                    count=len(theirs),
                    points=sum(row.points for row in theirs) if points == "told" else points,
                )
                for seat, theirs in _group_rows_by_seat(rows)
            ]
            sentence = scene.say("gobblestones-uncaught", bluffs=scene.say.join_with_commas(counted) or "none")
            if count_wrapped_lines(sentence, {}, ROOM_ABOVE_PICTURE.width) == 1:
                break
        return sentence


class GobblestonesScreen(GobblestonesWords, GameScreen[GobblestonesView]):
    """The screens of Gobblestones: its pictures, rules, board and panel."""

    key = "gobblestones"
    View = GobblestonesView
    move_texts_class = GobblestonesMoveTexts
    narrator_class = GobblestonesEventNarrator
    result_texts_class = GobblestonesResultTexts
    marked: ClassVar[Mapping[type[Event], MarkedNames]] = dict.fromkeys(
        (events.TilesPlayed, events.TilesPlayedFaceDown), lambda laid: laid.spaces
    )
    judging = frozenset({"challenge"})
    moment_fields = ("layout",)
    minutes_with_goblins = 5
    poster = Poster("poster", (0, 0, 100, 100), STONE_LETTERS)
    rules = (
        "gobblestones-rules-play",
        "gobblestones-rules-end",
        "gobblestones-rules-bluff",
        "gobblestones-rules-here",
    )
    illustrated: ClassVar[Mapping[str, str]] = {
        "gobblestones-rules-play": "half-laid",
        "gobblestones-rules-bluff": "bluff",
    }
    says: ClassVar[Mapping[str, Iterable[str]]] = {
        "source": ("rows", "challenges", "bonus"),
        "move": ("lay", "take", "trust", "trust-short", "challenge", "challenge-short"),
        "colour": (*TILE_COLOURS, "grey", "hidden"),
        "turned": TILE_COLOURS,
        "sure": MATCH_ENDS,
        "end": MATCH_ENDS,
        "topic": ("unseen", "bluffs"),
        "gist": ("caught", "proved"),
        "sheet": STEP_BY_DIRECTION,
    }

    @override
    def find_luck_to_come(self, view: GobblestonesView) -> LuckToCome:
        return "tiles" if view.bag else "none"

    @override
    def collect_private_content(self, scene: Scene, public: Scene) -> object:
        """Return what only the player sees, and whether others judge their row: the panel says so until it is over."""
        return super().collect_private_content(scene, public), self._is_own_row_judged(scene)

    @override
    def draw_log_pictures(self, scene: Scene, *, ended: bool) -> list[Picture]:
        """Return the pictures of a post of the log: each bluff caught, the costliest challenge, and the board.

        What was caught went back and is seen nowhere else; what was proved stays face up on the board, and is only
        shown where it was worth more than all that was caught.
        """
        seen_moves = scene.table_view.recent_moves
        costliest = sorted(filter(_sum_challenge_points, seen_moves), key=_sum_challenge_points)[-1:]
        caught = (move for move in seen_moves if any(isinstance(event, events.BluffCaught) for event in move.events))
        shown = sorted({move.number: move for move in (*caught, *costliest)}.items())
        drawn = [
            self.draw_beat(replace(scene, table_view=replace(scene.table_view, recent_moves=(move,))))
            for _, move in shown
        ]
        return [
            *(replace(picture, moves=None) for picture in drawn if picture),
            *super().draw_log_pictures(scene, ended=ended),
        ]

    @override
    def format_panel_lines(self, scene: Scene) -> list[str]:
        """Return the rack, the row of the turn so far, and what the player answered while others still think."""
        view = self.view(scene)
        if view.rack is None:
            return []
        lines = [scene.say("gobblestones-rack", tiles=_count_tiles(view.rack), count=sum(view.rack))]
        if scene.is_asked and view.laid:
            bluff = "yes" if view.bluff else "no"
            lines.append(scene.say("gobblestones-laid", count=len(view.laid), points=view.laid_points, bluff=bluff))
        if view.my_answer:
            lines.append(self.move_texts.describe_secret_answer(scene))
        if scene.is_asked and view.turn == view.seat:
            lines += [*self._describe_crossings(scene), *self._format_last_turn(scene)]
        return lines

    def _describe_crossings(self, scene: Scene) -> list[str]:
        """Return where rings that cross begin and end."""
        offered = find_best_offered_rows(self.view(scene))
        each = [
            self._format_ring_ends(scene, offered.ring_labels[place], offered.rows_with_rings[place])
            for place in offered.crossing_ring_indices
        ]
        return [scene.say("gobblestones-crossing", each=scene.join_list(each))] if each else []

    def _format_ring_ends(self, scene: Scene, sign: str, row: WholeRow) -> str:
        ends = {"first": row.space_labels[0], "last": row.space_labels[-1]}
        return scene.say("gobblestones-ring-ends", sign=sign, count=len(row.space_labels), **ends)

    @override
    def list_topics(self, scene: Scene) -> list[str]:
        """Return what anyone may ask about in private: the tiles that they have not seen."""
        return ["unseen"]

    @override
    def format_topic(self, scene: Scene, name: str) -> str:
        """Return how many tiles of each colour the viewer has not seen, or at the end which rows were bluffs."""
        if name == "bluffs":
            return self._format_uncaught_rows(scene)
        if name != "unseen":
            return super().format_topic(scene, name)
        view = self.view(scene)
        tiles = _count_tiles(view.unseen_tiles)
        if not tiles:
            return scene.say("gobblestones-unseen-none")
        return scene.say("gobblestones-unseen", tiles=tiles, bag=view.bag, bluff="yes" if view.bluff else "no")

    @override
    def list_end_topics(self, scene: Scene) -> list[str]:
        """Offer which rows were bluffs, if any got through."""
        return ["bluffs"] if _list_uncaught_rows(self.view(scene), scene) else []

    def _format_uncaught_rows(self, scene: Scene) -> str:
        """Return all rows that were bluffs which nobody caught, by player, the best first.

        Never which tiles were wrong. Even with a tile a row, the field's hundred have room in a message.
        """
        each = [
            scene.say(
                "gobblestones-uncaught-rows",
                name=scene.format_seat_name(seat),
                count=len(rows),
                points=sum(row.points for row in rows),
                rows=scene.say.join_with_commas(
                    scene.say("gobblestones-uncaught-row", row=format_row_range(row.spaces), points=row.points)
                    for row in rows
                ),
            )
            for seat, rows in _group_rows_by_seat(_list_uncaught_rows(self.view(scene), scene))
        ]
        return "\n".join(
            [scene.say("gobblestones-uncaught-title" if each else "gobblestones-uncaught", bluffs="none"), *each]
        )


def _group_rows_by_seat(rows: Iterable[events.PlayUnchallenged]) -> list[tuple[int, list[events.PlayUnchallenged]]]:
    """Return rows by player, with the most points first in both orders."""
    by_seat = defaultdict[int, list[events.PlayUnchallenged]](list)
    for row in sorted(rows, key=lambda row: row.points, reverse=True):
        by_seat[row.seat].append(row)
    return sorted(by_seat.items(), key=lambda pair: sum(row.points for row in pair[1]), reverse=True)


def _list_uncaught_rows(view: GobblestonesView, scene: Scene) -> list[events.PlayUnchallenged]:
    """Return the rows that were bluffs which nobody caught, in a match that is over."""
    unchallenged = [
        event for move in scene.story for event in move.events if isinstance(event, events.PlayUnchallenged)
    ]
    return list_uncaught_bluffs(view, unchallenged)


def _sum_challenge_points(seen_move: SeenMove) -> int:
    """Return the points of the row that a challenge turned up in a move; 0 if none did."""
    return max(
        (event.points for event in seen_move.events if isinstance(event, events.BluffCaught | events.PlayProvedHonest)),
        default=0,
    )


def _skips_next_turn(view: GobblestonesView, laid: int) -> bool:
    """Tell whether so many more tiles leave the viewer none, and the next turn only draws. Ruling End (b)."""
    if view.ending is None or view.ending.ends or view.short_end or not view.bag:
        return False
    return sum(view.rack or ()) == laid and len(view.laid) + laid == MAX_ROW_TILES


def _needs_end_confirmation(view: GobblestonesView) -> bool:
    """Tell whether ending the turn now means laying nothing, the last of one's tiles, or ends the match."""
    return not view.laid or view.leaves_nothing or (view.ending is not None and view.ending.ends is not None)
