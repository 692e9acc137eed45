"""Ends of matches that are laid out by hand, and what is behind "Menu…", in many states: keys in place of sentences."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

from typing_extensions import override

from bot.pictures import Picture
from bot.pictures.picture import PictureText
from bot.pictures.shared.podium import PlayerFinish
from bot.screens.board import build_surface_pictures, render_board
from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import ClickAction, ReplayReference
from bot.screens.ending import (
    build_after_match_rows,
    build_ending,
    build_overflowing_proof_buttons,
    render_end_announcement,
)
from bot.screens.frame import build_more_button
from bot.screens.game import GameScreen
from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.game_texts.highlights import HighlightCandidate, HighlightRule, MatchStory
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.layout import Screen, remove_controls
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts import table_text, typed_moves
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.screens.story import find_event_owner
from bot.store.models import ABSENT_AFTER_TURNS, FormerPlayer
from bot.tables import SeenMove, TableError
from games.engine import Event, IllegalMove, Match, Outcome
from games.engine.words import Words
from games.goblin_market import GoblinMarketView
from games.goblin_market.events import (
    AllCardsTaken,
    AuctionWithoutBids,
    BidMade,
    CardPicked,
    CardsOffered,
    GoblinDeckReshuffled,
    GoblinMoneyPaid,
    SisterhoodPaid,
)
from tests.bot.screens.boards_told import ASKED, BIDS, NOON, auction, ended, played, seen, skulls, told
from tests.bot.screens.recaps_told import move
from tests.bot.screens.scenes import Played
from tests.bot.ui.told.house_told import keyed
from tests.undrawn import HEADER, picture

FILE = Path(__file__).with_name("ends.txt")


def toy_tale(kind: type[Event], size: Callable[[Any], int], rank: int, **how: Any) -> HighlightRule:
    """Return a tale of all events of a kind, by their size."""

    def find(story: MatchStory[GoblinMarketView]) -> Iterator[HighlightCandidate]:
        for one in story.list_events(kind):
            if number := size(one.event):
                seat = find_event_owner(one.event)
                yield HighlightCandidate(one, seat, number, {"size": number}, {} if seat is None else {"name": seat})

    return HighlightRule(rank, find, **how)


class Toy(ResultTexts[GoblinMarketView]):
    """Highlights of several kinds."""

    highlights: ClassVar[Mapping[str, HighlightRule]] = {
        "paid-others": toy_tale(SisterhoodPaid, lambda paid: paid.number, 10),
        "bargain": toy_tale(AllCardsTaken, lambda took: len(took.cards), 5),
        "purchase": toy_tale(CardPicked, lambda picked: picked.number - 1, 5),
        "in-vain": toy_tale(AuctionWithoutBids, lambda passed: len(passed.cards), 5),
        "duel": toy_tale(GoblinMoneyPaid, lambda paid: paid.number, 90, min_size=1000),
    }


class Ordinary(Toy):
    """Nothing but what is ordinary."""

    highlights: ClassVar[Mapping[str, HighlightRule]] = {"duel": Toy.highlights["duel"]}


class Reasoned(Toy):
    """A highlight that says itself what it was worth."""

    highlights: ClassVar[Mapping[str, HighlightRule]] = {
        "paid-others": toy_tale(SisterhoodPaid, lambda paid: paid.number, 10, reasoned=True)
    }


def find_all_payments(story: MatchStory[GoblinMarketView]) -> Iterator[HighlightCandidate]:
    """Yield what was paid to anybody in a whole match, as one deed."""
    paid = story.list_events(SisterhoodPaid)
    yield HighlightCandidate(paid[0], 0, len(paid), {"size": len(paid)}, {"name": 0}, paid)


class Summed(Toy):
    """A highlight that sums over a match."""

    highlights: ClassVar[Mapping[str, HighlightRule]] = {"paid-others": HighlightRule(10, find_all_payments)}


class Field(Toy):
    """A kind of highlights, where the board is a field."""

    highlights: ClassVar[Mapping[str, HighlightRule]] = {"paid-others": Toy.highlights["paid-others"]}
    pieces = True


class Alone(Toy):
    """A game against somebody who has no seat, with sources of the points."""

    @override
    def list_podium_rivals(self, scene: Scene) -> Sequence[tuple[str, int]]:
        """Return two rivals."""
        return (("Rival", 30), ("Other", 20))

    @override
    def format_points_by_source(self, scene: Scene) -> list[list[str]]:
        """Return where the points came from."""
        return [["3 here", "4 there"], *([] for _ in scene.table.sitters[1:])]


class NoPoints(Alone):
    """The same without points, as in Goblin Teeth."""

    highlights: ClassVar[Mapping[str, HighlightRule]] = {"narrow": Toy.highlights["paid-others"]}

    def __init__(self, _: str, view: type[GoblinMarketView]) -> None:
        super().__init__("goblin_teeth", view)

    @override
    def list_podium_rivals(self, scene: Scene) -> Sequence[tuple[str, int]]:
        """Return nobody."""
        return ()


class Seen:
    """A match played again: how everybody stood before and after a move."""

    def __init__(self, *standing: tuple[Sequence[int], Sequence[int]]) -> None:
        self._standing = standing

    def load_scores_around(self, move: int) -> tuple[Sequence[int], Sequence[int]]:
        """Return everybody's points before and after a move."""
        return self._standing[move] if move < len(self._standing) else ((0, 0, 0), (0, 0, 0))

    def kept_lead_since(self, move: int, seat: int) -> bool:
        """Tell whether a seat led after a move and ever since, as far as it is said."""
        return all(after[seat] == max(after) and after.count(max(after)) == 1 for _, after in self._standing[move:])

    def draw_move_cut_outs(self, moves: Sequence[int], alt: str) -> Picture:
        """Return no pieces of the board, but which they would be."""
        return Picture(HEADER + bytes(moves), PictureText(f"pieces {[*moves]} {alt}", ""), 1, 1)


class Rounds(EventNarrator[GoblinMarketView]):
    """Auctions are its rounds."""

    opens = frozenset({CardsOffered})
    round_name = "auction"


class Screens(GameScreen[GoblinMarketView]):
    """The screens of a game that ends in another way, and tells each event by itself."""

    key = "goblin_market"
    View = GoblinMarketView

    def __init__(self, ends: type[Toy]) -> None:
        super().__init__()
        self.result_texts = ends(self.key, self.View)
        if ends is Summed:
            self.narrator = Rounds(self.key, self.View)


SCORES = Outcome((9, 4, 7), (1, 3, 2), "test")


def end(
    seen_moves: Sequence[SeenMove],
    seat: int | None = None,
    outcome: Outcome = SCORES,
    hindsight: Any = None,
    former: tuple[FormerPlayer, ...] | None = None,
    gone: int | None = None,
) -> Scene:
    """Return the end of a match in which this happened; the player of a seat may have gone before."""
    changed: dict[int, dict[str, Any]] = {0: {"former": former}, 1: {"former": former}}
    if gone is not None:
        changed.setdefault(gone, {})["gone"] = True
    scene = seen(auction(), seat, changed, deadline=None, ended_at=NOON, status="over")
    sitters = scene.table.sitters[: len(outcome.ranks)]
    table = replace(scene.table, sitters=sitters)
    view = replace(scene.table_view, table=table, outcome=outcome, decision=None)
    return replace(scene, table_view=view, story=tuple(seen_moves), hindsight=hindsight)


def pay_often(rounds: int) -> list[SeenMove]:
    """Return a match in which each of so many auctions pays somebody."""
    return [move(0, CardsOffered([], 9, 0), SisterhoodPaid(0, 5)) for _ in range(rounds)]


def newly_kept(scene: Scene) -> Scene:
    """Return an end at which the first two players read for the first time that results are kept."""
    noted = (scene.table.id, scene.table.id, scene.table.id - 1)
    pairs = zip(scene.table.sitters, noted, strict=True)
    sitters = tuple(replace(sitter, results_notice=table) for sitter, table in pairs)
    return replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=sitters)))


WON = [SisterhoodPaid(seat, number) for seat, number in ((0, 5), (1, 3), (2, 4))]
TOOK = AllCardsTaken(2, ["a", "b", "c"], 9)
GONE = AuctionWithoutBids(["a", "b"])
PICKED = CardPicked(1, "a", 1)
MONEY = GoblinMoneyPaid(1, 2)
STORY = (move(0, WON[0]), move(1, WON[1], GONE), move(2, WON[2], TOOK), move(1, PICKED, MONEY, BidMade(1, 1)))
FEW = (move(1, GONE), move(0, WON[0], GoblinDeckReshuffled(0)), move(1, CardPicked(1, "b", 3)))
STAND_IN = (move(0, WON[0]), move(1, WON[1]), replace(move(0, WON[0]), by="stand-in", stand_ins=(0,)))
LEADS = Seen(((0, 0, 0), (1, 1, 1)), ((5, 2, 1), (5, 6, 1)), ((5, 2, 4), (5, 2, 8)))
DECIDES = Seen(((0, 1, 0), (2, 1, 0)), ((2, 1, 0), (2, 1, 0)), ((2, 1, 0), (2, 1, 1)))
LOST = Seen(((0, 1, 0), (2, 1, 0)), ((2, 5, 5), (2, 6, 5)), ((2, 6, 5), (2, 6, 5)))
FIRST = Seen(((0, 0, 0), (2, 0, 0)), ((2, 0, 0), (2, 1, 0)), ((2, 1, 0), (2, 1, 1)))
LEVEL: Any = Seen(((0, 1, 0), (1, 1, 1)), ((1, 1, 1), (1, 2, 1)), ((1, 2, 1), (1, 2, 2)))
FORMER = (FormerPlayer(901, "Zoe", NOON.timestamp()),)

ENDS: dict[str, Callable[[], tuple[Scene, Screens]]] = {
    "nothing great": lambda: (end([move(0, BidMade(0, 1))]), Screens(Toy)),
    "the greatest of each kind": lambda: (end(STORY), Screens(Toy)),
    "seen by the third": lambda: (end(STORY, 2), Screens(Toy)),
    "seen by the second": lambda: (end(STORY, 1), Screens(Toy)),
    "few": lambda: (end(FEW, 0), Screens(Toy)),
    "ordinary ones alone": lambda: (end(STORY), Screens(Ordinary)),
    "ordinary ones alone, seen by the third": lambda: (end(STORY, 2), Screens(Ordinary)),
    "one took the lead, and says so already": lambda: (end(STORY, hindsight=LEADS), Screens(Reasoned)),
    "sums over three rounds": lambda: (end(pay_often(3), hindsight=LEADS), Screens(Summed)),
    "sums over four rounds": lambda: (end(pay_often(4), hindsight=LEADS), Screens(Summed)),
    "looked back on, without a field": lambda: (end(STORY, hindsight=LEVEL), Screens(Toy)),
    "looked back on": lambda: (end(STORY, hindsight=LEVEL), Screens(Field)),
    "one took the lead": lambda: (end(STORY, hindsight=LEADS), Screens(Field)),
    "one took the lead, and somebody else had played it": lambda: (
        end(STORY, 1, Outcome((4, 7, 9), (3, 2, 1), "test"), LOST, FORMER),
        Screens(Toy),
    ),
    "one decided": lambda: (end(STORY, hindsight=DECIDES), Screens(Field)),
    "one took the lead, and lost it again before its player won": lambda: (end(STORY, hindsight=LOST), Screens(Field)),
    "one was the first of all, and its player led ever since": lambda: (end(STORY, hindsight=FIRST), Screens(Field)),
    "one would have decided for two winners": lambda: (
        end(STORY, 0, Outcome((9, 9, 7), (1, 1, 2), "test"), DECIDES),
        Screens(Field),
    ),
    "one would have decided for another": lambda: (
        end(STORY, 0, Outcome((9, 10, 7), (2, 1, 3), "test"), DECIDES),
        Screens(Field),
    ),
    "nobody's own": lambda: (end((move(1, GONE, AuctionWithoutBids(["c"])),), hindsight=LEVEL), Screens(Toy)),
    "looked back on, and nothing was great": lambda: (end([], hindsight=LEVEL), Screens(Field)),
    "without points": lambda: (end(STORY, 1, hindsight=DECIDES), Screens(NoPoints)),
    "somebody else decided": lambda: (end(STORY, hindsight=DECIDES, former=FORMER), Screens(Field)),
    "all level by agreement": lambda: (end((), 0, Outcome((4, 4, 4), (1, 1, 1), "agreed")), Screens(Toy)),
    "new for two that results are kept": lambda: (newly_kept(end(FEW)), Screens(Toy)),
    "new for the reader that results are kept": lambda: (newly_kept(end(FEW, 1)), Screens(Toy)),
    "known to the reader that results are kept": lambda: (newly_kept(end(FEW, 2)), Screens(Toy)),
    "two share the second place": lambda: (end((), 1, Outcome((9, 4, 4), (1, 2, 2), "test")), Screens(Toy)),
    "who had gone has won": lambda: (end(STAND_IN, 1, gone=0), Screens(Toy)),
    "who had gone has won with another": lambda: (
        end(STAND_IN, 1, Outcome((9, 9, 4), (1, 1, 3), "test"), gone=0),
        Screens(Toy),
    ),
    "alone": lambda: (end(FEW[1:2], 0, Outcome((9,), (1,), "test"), LEADS), Screens(Toy)),
    "alone against rivals, and won": lambda: (end((), 0, Outcome((40,), (1,), "test")), Screens(Alone)),
    "alone against rivals, and lost": lambda: (end((), 0, Outcome((9,), (2,), "test")), Screens(Alone)),
}
"""Ends, by what was great in their matches."""

AGAIN = ReplayReference("m7", 3)


def behind(scene: Scene, public: Scene | None = None, **changes: Any) -> Screen:
    """Return what is behind "Menu…" in a scene with changes."""
    return render_more_menu(replace(scene, **changes), public)


def topic(name: str, scene: Scene, public: Scene | None = None) -> str:
    """Return what is told of a topic."""
    return table_text.describe_help_topic(scene, find_screen(scene.table.game), name, public)


def refused(attempt: Callable[[], object]) -> object:
    """Return what comes of an attempt, or as which error it is refused."""
    try:
        return attempt()
    except TableError as error:
        return f"refused: {error.sentence_key}"


def goats(*moves: tuple[int, str]) -> Played:
    """Return a cave of three."""
    return played("goats_and_goblins", (0, "declare 3"), *moves)


MORE: dict[str, Callable[[], object]] = {
    "who is asked": lambda: behind(seen(auction(*BIDS), 0), seen(auction(*BIDS))),
    "who is not asked": lambda: behind(seen(auction(*BIDS), 1)),
    "a spectator": lambda: behind(seen(auction(*BIDS), thread_id=None)),
    "a spectator of goblins": lambda: behind(seen(auction((0, "bid 1")), changed={1: {"user_id": -1}})),
    "a player of goblins": lambda: behind(seen(auction((0, "bid 1")), 0, {1: {"user_id": -1}})),
    "who is asked to agree": lambda: behind(seen(auction(), 1, proposal=ASKED)),
    "a spectator, asked to agree": lambda: behind(seen(auction(), proposal=ASKED)),
    "in a pause": lambda: behind(seen(auction(), 0, paused_at=NOON)),
    "without hints": lambda: behind(seen(auction(), 0, hints=False)),
    "somebody is away": lambda: behind(seen(auction(), 0, {1: {"silent": ABSENT_AFTER_TURNS}})),
    "played at the board": lambda: behind(seen(skulls(), 0), seen(skulls())),
    "played at the board, by a spectator": lambda: behind(seen(skulls())),
    "forms": lambda: behind(seen(played("gobblestones", people=2), 0)),
    "topics": lambda: behind(seen(goats((1, "in"), (2, "in")), 1)),
    "played again": lambda: behind(seen(auction(*BIDS), 0), hindsight=LEVEL, playback=AGAIN),
    "looked back on": lambda: behind(seen(auction(*BIDS), 0), hindsight=LEVEL),
    "after the end": lambda: behind(ended(auction(*BIDS)), ended(auction(*BIDS))),
    "after the end, looked back on": lambda: behind(ended(auction(*BIDS)), hindsight=LEVEL),
    "after the end, for a player": lambda: behind(
        replace(seen(over(), 1, status="over"), hindsight=LEVEL), seen(over(), status="over")
    ),
    "a panel after the end": lambda: render_panel(seen(over(), 1, status="over"), notice="a notice"),
    "the whole table": lambda: topic("table", seen(auction(), 0), seen(auction())),
    "the whole table at the board": lambda: topic("table", seen(skulls(), 0), seen(skulls())),
    "the whole table at the board alone": lambda: topic("table", seen(skulls(), 0)),
    "a topic": lambda: refused(lambda: _topic(seen(goats((1, "in"), (2, "in")), 1))),
    "to look at": lambda: remove_controls(render_board(seen(auction(), 0))),
    "only its player sees": lambda: [
        find_screen("goblin_market").collect_private_content(seen(auction(), seat), seen(auction())) for seat in (0, 1)
    ],
    "only its player sees hidden coins": lambda: find_screen("goblin_market").collect_private_content(
        _hidden(0), _hidden(None)
    ),
    "to type": lambda: str(
        typed_moves.build_typing_form(ClickAction("type", 7, 3, "bid"), "a title", "a hint", seen(auction()).say)
    ),
    "a sheet": lambda: refused(
        lambda: typed_moves.require_move_form(seen(played("gobblestones", people=2), 0), "row").name
    ),
    "no sheet": lambda: refused(lambda: typed_moves.require_move_form(seen(auction(), 0), "lay").name),
    "asked twice": lambda: [
        typed_moves.needs_confirmation(seen(auction(), 0), tuple(move.split()))
        for move in ("bid 1", "bid 0", "pass", "bid")
    ],
    "a whole move": lambda: [
        typed_moves.parse_complete_move("goblin_market", tuple(move.split()))
        for move in ("bid 1", "bid", "bid 999", "x")
    ],
    "refused": lambda: [
        typed_moves.explain_refused_typed_move(seen(auction(), 0), near, IllegalMove("not-your-turn"))
        for near in (Focus(), Focus(suggested=("bid 1",)))
    ],
    "why": lambda: [
        find_screen("goblin_market").move_texts.explain_move(scene, ("pass",)) for scene in (seen(auction(), 0),)
    ],
    "farewell": lambda: Screen(tuple(build_after_match_rows(ended(auction()), [build_more_button(ended(auction()))]))),
    "kept back": lambda: [
        button.act
        for button in build_overflowing_proof_buttons(ended(auction()), [build_more_button(ended(auction()))])
    ],
    "told in the channel": lambda: render_end_announcement(ended(auction()), find_screen("goblin_market")),
    "a long description": lambda: _pictures("a" * 3, "a" * 4),
}


def over() -> Played:
    """Return an auction that its players agreed to end."""
    match = auction(*BIDS)
    match.match.end_by_agreement()
    return match


def _topic(scene: Scene) -> list[str]:
    game = find_screen(scene.table.game)
    return [f"{name}: {topic(name, scene)}" for name in game.list_topics(scene)]


def _hidden(seat: int | None) -> Scene:
    match = Match.deal_by_key("goblin_market", seats=3, options={"first": 1, "hidden_coins": True}, seed=bytes(32))
    return Played(match).scene(seat)


def _pictures(alt: str, whole: str) -> list[str]:
    scene = seen(auction(), 0)
    shown = Picture(HEADER, PictureText(alt, whole), 1, 1)
    found = []
    with (
        patch("bot.screens.game.draw_pictures", lambda *_: [shown, picture("other")]),
        patch("bot.screens.game.animate_game_roll", lambda *_: lambda: b"GIF89a moves"),
    ):
        for kind in ("board", "panel"):
            for motion in ("off", "moments", "on"):
                made = build_surface_pictures(replace(scene, motion=motion), find_screen("goblin_market"), kind)
                found += [f"{kind} {motion}: {one.name} {one.alt} {one.brief} {one.content[:3]!r}" for one in made]
    return found


def podium(finishes: Sequence[PlayerFinish], alt: str, own_seat: int | None, pieces: object) -> Picture:
    """Return no podium, but what would be on it."""
    places = [f"{one.rank}. {'goblin' if one.goblin else 'seat'} {one.seat} {one.points}" for one in finishes]
    return picture(
        alt, *places, *(source for one in finishes for source in one.sources), f"for {own_seat}, with {pieces}"
    )


def ends_told() -> str:
    """Return all of them as they are shown now."""
    lines = ["Ends of matches, and what is behind “Menu…”"]
    with (
        patch.object(Words, "__call__", keyed),
        patch("bot.screens.game.draw_pictures", lambda *told: [picture(*told)]),
        patch("bot.screens.game.draw_game_moment", lambda *_: None),
        patch("bot.screens.ending.draw_podium", podium),
        patch("bot.screens.ending.read_png", lambda png: [*png.removeprefix(HEADER)]),
    ):
        for name, laid in ENDS.items():
            lines += ["", name, *(f"  {line}" for line in _lines(Screen(tuple(build_ending(*laid())))))]
        for name, show in MORE.items():
            lines += ["", name, *(f"  {line}" for line in _lines(show()))]
    return "\n".join(lines) + "\n"


def _lines(shown: object) -> Iterator[str]:
    if isinstance(shown, Screen):
        yield from (line[2:] for line in told(shown))
    elif isinstance(shown, list | tuple):
        yield from map(str, shown)
    else:
        yield from str(shown).splitlines()
