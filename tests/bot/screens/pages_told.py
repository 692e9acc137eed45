"""Lobbies, forms and pages for one reader, in many states: keys in place of sentences, and all that can be pressed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.pictures import Picture
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.theme import CAVE
from bot.screens.controls.form import Form, FormChoice, FormLine
from bot.screens.controls.paths import Focus
from bot.screens.layout import Button, Menu, Option, Screen
from bot.screens.lobby import (
    ask_to_open_another,
    build_lesson_button,
    format_match_started,
    render_lobby,
    render_lobby_ping,
)
from bot.screens.pages import (
    daily_leaderboard,
    dm_reply,
    help,  # noqa: A004  the page
    leaving,
    match_list,
    my_preferences,
    my_tables,
    profile,
    server,
    table_acts,
)
from bot.screens.parts import agreement_lines, fairness, options
from bot.screens.scene import Scene
from bot.store.models import FormerPlayer, Preferences, Proposal, RankedDay, Result, Server, Sitter, Table
from bot.store.rows.days.digest_rows import DayCount
from bot.store.rows.profiles.played_rows import BestWin, MetPerson
from bot.tables.days.daily_statistics import DayRow
from bot.tables.days.digests import BestOfDay, DayInProgress, Digest
from bot.tables.profiles.player_statistics import GameStatistics, PlayerStatistics, RecentResult, WinRate
from games import find_game, list_game_keys
from games.engine import GameError, Match, Outcome, Record
from games.engine.goblins import GoblinLevel
from games.engine.words import Words, load_words
from tests.bot.screens.boards_told import NOON, auction, ended, seen
from tests.bot.screens.boards_told import told as parts_told
from tests.bot.screens.scenes import NOW, Played
from tests.bot.tables.test_profile_figures import result
from tests.bot.ui.told.house_told import keyed
from tests.undrawn import picture

FILE = Path(__file__).with_name("pages.txt")
SAY = load_words()
ANN, BOB, CLEO = (Sitter(None, 100 + number, name) for number, name in enumerate(("Ann", "B*b", "Cleo")))
GRUB, PIM = Sitter(None, -11, "Young Grub"), Sitter(None, -26, "Old Pim")


def invited(game: str = "goblin_market", *sitters: Sitter, **facts: Any) -> Table:
    """Return an invitation to a game, with Ann as its host."""
    table = Played(Match.deal_by_key(game, seats=find_game(game).seats[0], seed=bytes(32))).table
    plain: dict[str, Any] = {"status": "lobby", "started_at": None, "thread_id": None, "commitment": "c0ffee"}
    return replace(table, sitters=sitters or (ANN,), **{**plain, **facts})


def full(game: str, *last: Sitter) -> tuple[Sitter, ...]:
    """Return as many sitters as there are seats."""
    seats = find_game(game).seats[-1] - len(last)
    return (*(Sitter(None, 100 + number, f"P{number}") for number in range(seats)), *last)


def listed(own: Result, *others: Result, record: bool = True) -> match_list.ListedMatch:
    """Return a match as a list has it."""
    return match_list.ListedMatch(own, (own, *others), record)


EVERYTHING = match_list.MatchFilter()


def matches_page(
    *matches: match_list.ListedMatch, chosen: match_list.MatchFilter = EVERYTHING, total: int = 0
) -> match_list.MatchPage:
    """Return a page of matches, where Bob is known."""
    return match_list.MatchPage(matches, {2: "B*b"}, chosen, total)


A_DAY = date(2030, 1, 6)
TODAY_HERE = DayInProgress("gobblestones", DayCount(3, 2, "gobblestones"), ())
A_DIGEST = Digest(
    day=A_DAY,
    game="gobblestones",
    count=DayCount(7, 5, "gobblestones"),
    best=(BestOfDay(RankedDay(1, "B*b", A_DAY.toordinal(), "5", 23, "🟩🟨⬜"), 2),),
    run=12,
    next_day=A_DAY + timedelta(days=1),
    table=(DayRow(1, "B*b", 9, 8, 0.61), DayRow(2, "Cleo", 1, 0, None)),
)
FIGURES = PlayerStatistics(
    matches=31,
    games=(
        GameStatistics("gobblestones", 26, WinRate(24, 9, 6.0, 4), WinRate(2, 1, 0.5, 4)),
        GameStatistics("emerald_skulls", 5),
    ),
    people=WinRate(24, 9, 6.0, 4),
    goblins=WinRate(2, 1, 0.5),
    latest=(
        RecentResult("gobblestones", 1, 4),
        RecentResult("gobblestones", None, 4, left=True),
        RecentResult("gobblestones", None, 4),
    ),
    most_met=MetPerson(2, 7, 4, 2, 1),
    days=12,
    days_lately=3,
    best=BestWin(5, "gobblestones", 4, NOW),
)
MOMENT = profile.ProfileMoment(5, "A great throw", Canvas((900, 140), CAVE).to_picture("A piece").png)


def profile_facts(figures: PlayerStatistics, *, own: bool = True, **facts: Any) -> profile.ProfileFacts:
    """Return what a profile says of Ann."""
    return profile.ProfileFacts(100, "A*n", figures, own, **facts)


def at_end(status: str, **facts: Any) -> Table:
    """Return a table that is no lobby any more."""
    return invited("goblin_market", ANN, BOB, status=status, **{"thread_id": 3, "started_at": NOW, **facts})


def won(**facts: Any) -> Scene:
    """Return a match that the first seat won, as its second player sees it."""
    scene = seen(auction(), 1, status="over", ended_at=NOON, **facts)
    return replace(scene, table_view=replace(scene.table_view, outcome=Outcome((9, 4, 7), (1, 3, 2), "test")))


def seated(**facts: Any) -> Table:
    """Return a table where three play."""
    return seen(auction(), None, **facts).table


def left(*sitters: Sitter, **facts: Any) -> Table:
    """Return a table where these play."""
    return replace(seated(), sitters=sitters, **facts)


def asked(kind: Any, about: str = "", seat: int | None = None, **facts: Any) -> Scene:
    """Return what a seat sees of a table that is asked something."""
    proposal = Proposal(number=3, kind=kind, user_id=100, name="A*n", until=NOON, about=about, yes=(100, 102))
    return seen(auction(), seat, proposal=proposal, **facts)


def refused(attempt: Callable[[], object]) -> object:
    """Return what comes of an attempt, or as which error it is refused."""
    try:
        return attempt()
    except GameError as error:
        return f"refused: {error.sentence_key} {dict(error.arguments)}"


def dice(*stirs: str) -> Record:
    """Return the record of a match that was agreed to end at once."""
    match = Match.deal_by_key("goblin_market", seats=3, seed=bytes(32), stirs=stirs)
    match.end_by_agreement()
    return match.build_record()


GONE = replace(ANN, seat=0, gone=True)
HEIR = replace(CLEO, seat=0, former=(FormerPlayer(100, "Ann", 0.0),))
QUIET = Preferences("thread", 22 * 60 + 5, 7 * 60, "Europe/Berlin", False, NOON, True, "off")
FORMS: Mapping[str, Mapping[str, str]] = {
    "nothing": {},
    "no goblins": {"pace": "live"},
    "all": {"pace": "live", "goblins": "takeover, hints, moments, rolls"},
    "some": {"pace": "live", "goblins": "hints, moments"},
    "without a pace": {"goblins": "takeover"},
}


def options_of(*sitters: Sitter, game: str = "goblin_market", **facts: Any) -> list[object]:
    """Return the options of a table in a line, and the fields of their form."""
    table = invited(game, *sitters, **facts)
    form = options.build_options_form(table, SAY)
    return [options.format_options_line(table, SAY), f"{form.title} {form.act}", *form.fields]


def options_when_full(game: str) -> list[object]:
    """Return the options of a table where nobody has room any more, without what all games have."""
    return options_of(*full(game), game=game, paced=True)[:-2]


def resigned(status: str, *, goblin: bool) -> Screen:
    """Return what somebody reads who has resigned."""
    return leaving.render_resignation(seated(status=status, takeover=goblin), 101, SAY)


def all_asked(scene: Scene) -> list[object]:
    """Return all that a table is asked, and that a pause says."""
    told = [
        *agreement_lines.format_proposal(scene),
        *agreement_lines.format_proposal_details(scene),
        *agreement_lines.build_vote_buttons(scene),
    ]
    return [*told, agreement_lines.format_pause_line(scene), *agreement_lines.explain_pause(scene)]


def proposed(kind: str, about: str = "") -> list[object]:
    """Return all that a table is asked about a proposal."""
    return all_asked(asked(kind, about))


LOBBIES: dict[str, Callable[[], object]] = {
    "one person": lambda: render_lobby(invited(), SAY),
    "no goblins on this server": lambda: render_lobby(invited(), SAY, goblins=False),
    "a role may be called": lambda: render_lobby(invited(), SAY, callable_role=True),
    "enough to start": lambda: render_lobby(invited("goblin_market", ANN, replace(BOB, dm="closed"), CLEO), SAY),
    "with goblins": lambda: render_lobby(invited("goblin_market", ANN, GRUB, replace(PIM, dm="closed")), SAY),
    "full": lambda: render_lobby(invited("goblin_market", *full("goblin_market")), SAY, callable_role=True),
    "full with a goblin": lambda: render_lobby(invited("goblin_market", *full("goblin_market", GRUB)), SAY),
    "played at the board": lambda: render_lobby(invited("emerald_skulls", ANN, replace(BOB, dm="closed")), SAY),
    "a rematch": lambda: render_lobby(invited("goblin_market", BOB, invited=(100, 101, 102), host_id=101), SAY),
    "stirred": lambda: render_lobby(
        invited("goblin_market", replace(ANN, stir="x"), BOB, replace(CLEO, stir="y")), SAY
    ),
    "without a promise": lambda: render_lobby(invited(commitment=None), SAY),
    "the host is gone": lambda: render_lobby(invited("goblin_market", BOB, host_id=1), SAY),
    "under way": lambda: render_lobby(at_end("playing"), SAY),
    "over": lambda: render_lobby(at_end("over", ended_at=NOW, commitment=None), SAY),
    "closed before it began": lambda: render_lobby(at_end("closed", thread_id=None, started_at=None), SAY),
    "closed, and nobody is left": lambda: render_lobby(replace(at_end("closed"), sitters=()), SAY),
    "closed by somebody": lambda: render_lobby(at_end("closed", closed_by=101), SAY, closed=3),
    "closed by somebody again": lambda: render_lobby(at_end("closed", closed_by=101), SAY, closed=4),
    "closed by a manager": lambda: render_lobby(at_end("closed", closed_by=9, closing_reason="*Late*"), SAY, closed=5),
    "set aside": lambda: render_lobby(at_end("aside"), SAY),
    "calling people": lambda: render_lobby_ping(invited(), [101, 102], None, "LINK", SAY),
    "calling a role": lambda: render_lobby_ping(invited("goblin_market", BOB, host_id=1), [], 77, "LINK", SAY),
    "calling both": lambda: render_lobby_ping(invited(), [101], 77, "LINK", SAY),
    "twice": lambda: ask_to_open_another(invited(), "LINK", SAY),
    "to teach": lambda: build_lesson_button("gobblestones", SAY),
    "started, and it is theirs": lambda: format_match_started(seen(auction(), 0), 9),
    "started, and it is another's": lambda: format_match_started(seen(auction(), 1), 9),
    "started where it was invited to": lambda: format_match_started(seen(auction(), 0), 2),
    "started, and nobody is asked": lambda: format_match_started(ended(auction()), 9),
    "the dice": lambda: fairness.explain_fairness(dice(), "LINK", SAY),
    "stirred dice": lambda: fairness.explain_fairness(dice("a `line`", "another"), "LINK", SAY),
    "to stir": lambda: fairness.build_seed_form(invited("goblin_market", ANN, replace(BOB, stir="mine")), 101, SAY),
    "to stir at first": lambda: fairness.build_seed_form(invited(), 100, SAY),
    "a stranger stirs": lambda: fairness.build_seed_form(invited(), 5, SAY),
    "the promise elsewhere": lambda: fairness.format_promise_link(invited(), "LINK", SAY),
    "no promise elsewhere": lambda: fairness.format_promise_link(invited(commitment=None), "LINK", SAY),
}

OPTIONS: dict[str, Callable[[], object]] = {
    **{f"options of {key}": partial(options_of, game=key) for key in list_game_keys()},
    **{f"options of {key}, full": partial(options_when_full, key) for key in list_game_keys()},
    "other options": lambda: options_of(ANN, BOB, CLEO, options={"first": 2, "hidden_coins": True}, pace="by-day"),
    "a seat that nobody has": lambda: options.format_options_line(invited("goblin_market", options={"first": 2}), SAY),
    "what moves": lambda: options_of(takeover=True, hints=False, motion="moments")[-1:],
    "all moves": lambda: options_of(motion="on")[-1:],
    **{f"read, {name}": partial(options.parse_goblin_switches, form) for name, form in FORMS.items()},
    "read options": lambda: options.parse_options(
        "goblin_market", {"first": "1", "hidden_coins": "true", "pace": "live"}
    ),
}

PAGES: dict[str, Callable[[], object]] = {
    "wishes": lambda: my_preferences.render_preferences(Preferences(), SAY, NOON),
    "other wishes": lambda: my_preferences.render_preferences(QUIET, SAY, NOON),
    "quiet without a moon": lambda: my_preferences.render_preferences(
        Preferences(quiet_from=0, quiet_until=61), SAY, NOON
    ),
    "a server": lambda: server.render_server_settings_page(Server(1), SAY, NOON),
    "another server": lambda: server.render_server_settings_page(
        Server(1, (5, 6), threads=False, opener=7, pace="none", goblins=False, tables=8, called=9, motion="off"),
        SAY,
        NOON,
    ),
    "a server with a digest": lambda: server.render_server_settings_page(
        Server(1, digest=5, digest_hour=18), SAY, NOON
    ),
    "a profile with days alone": lambda: profile.render_profile(
        profile.ProfileFacts(1, "Ann", PlayerStatistics(), own=True, days=DayRow(1, "Ann", 5, 4, 0.61)), SAY
    ),
    "a digest": lambda: daily_leaderboard.render_digest(A_DIGEST, NOON, SAY),
    "a table of days": lambda: daily_leaderboard.render_daily_leaderboard(
        A_DIGEST.table, TODAY_HERE, "how I do", daily_leaderboard.build_daily_deal_button(SAY), SAY
    ),
    "no matches": lambda: match_list.render_match_history(matches_page(), SAY),
    "no match that fits": lambda: match_list.render_match_history(
        matches_page(chosen=replace(EVERYTHING, game="gobblestones")), SAY
    ),
    "matches": lambda: match_list.render_match_history(
        matches_page(
            listed(result(1, 1), result(1, 2, seat=1, user_id=2)),
            listed(
                result(2, 2, seats=3), result(2, 1, seat=1, user_id=None), result(2, 3, seat=2, user_id=3), record=False
            ),
            listed(result(3, None, ending="closed"), result(3, None, seat=1, user_id=-26, level=GoblinLevel.OLD)),
            listed(result(4, 1, leaving="resigned", seats=1)),
            chosen=match_list.MatchFilter("gobblestones", (2,), 1),
            total=12,
        ),
        SAY,
    ),
    "a profile of nothing": lambda: profile.render_profile(profile_facts(PlayerStatistics()), SAY),
    "a profile": lambda: profile.render_profile(profile_facts(FIGURES, met="B*b", moment=MOMENT), SAY),
    "a profile in words": lambda: profile.render_profile_in_words(
        profile_facts(FIGURES, met="B*b", moment=MOMENT, here=True), SAY
    ),
    "another's profile": lambda: profile.render_profile(profile_facts(FIGURES, own=False, met="Cleo"), SAY),
    "help": lambda: help.render_help(SAY),
    **{f"rules, page {page}": partial(help.render_rules_page, "goblin_market", page, SAY) for page in (0, 1, 2, 99)},
    **{f"rules of {key}": partial(help.render_rules_page, key, 1, SAY) for key in list_game_keys()},
    "opened": lambda: (
        help.render_rules_by_path("gobblestones 2", SAY) == help.render_rules_page("gobblestones", 2, SAY)
    ),
    "opened anywhere": lambda: (
        help.render_rules_by_path("gobblestones x", SAY) == help.render_rules_page("gobblestones", 1, SAY)
    ),
    "opened at once": lambda: (
        help.render_rules_by_path("gobblestones", SAY) == help.render_rules_page("gobblestones", 1, SAY)
    ),
    "explained": lambda: (
        help.render_rules_or_card("gobblestones", None, SAY) == help.render_rules_page("gobblestones", 1, SAY)
    ),
    "explained by a card": lambda: help.render_rules_or_card("goblin_teeth", "borrow", SAY),
    "explained by no card": lambda: refused(lambda: help.render_rules_or_card("goblin_teeth", " " + "x" * 41, SAY)),
    "cards like this": lambda: [
        help.autocomplete_card_names("goblin_teeth", text, load_words())
        for text in ("re", " BORROW", "pilfer", "s", "?")
    ],
    "mine": lambda: my_tables.render_own_tables(
        [
            seen(auction(), 0),
            seen(auction(), 1),
            ended(auction()),
            seen(auction(), 1, thread_id=None),
            seen(auction(), 0, paused_at=NOON),
        ],
        [],
        SAY,
    ),
    "mine, and others": lambda: my_tables.render_own_tables([seen(auction(), 0)], [seated(id=8), invited(id=9)], SAY),
    "thirty are mine": lambda: len(parts(my_tables.render_own_tables([seen(auction(), 0)] * 30, [], SAY))),
    "open here": lambda: my_tables.render_own_tables(
        [],
        [
            invited(),
            seated(id=8),
            invited("goblin_market", *full("goblin_market"), id=9),
            invited("goblin_market", *full("goblin_market", GRUB), id=10),
        ],
        SAY,
    ),
    "ten are open": lambda: [
        len(my_tables.render_own_tables([], [invited(id=number) for number in range(most)], SAY).parts)
        for most in (0, 9, 10)
    ],
    "none waits": lambda: my_tables.render_next_table(None, SAY),
    "one waits": lambda: my_tables.render_next_table(seen(auction(), 0, decision_since=None), SAY),
    "next, not asked": lambda: my_tables.build_next_table_button(seen(auction(), 1)),
    "next, asked": lambda: my_tables.build_next_table_button(seen(auction(), 0)),
    "next, in a pause": lambda: my_tables.build_next_table_button(seen(auction(), 1, paused_at=NOON)),
    "next, for a spectator": lambda: my_tables.build_next_table_button(seen(auction())),
    "next, after the end": lambda: my_tables.build_next_table_button(ended(auction())),
    "which": lambda: my_tables.render_table_choice([invited(), invited("gobblestones", id=8)], "pace by-day", SAY),
    "which of thirty": lambda: len(
        my_tables.render_table_choice([invited(id=number) for number in range(30)], "hand", SAY).parts[1].options  # type: ignore[union-attr]  # a menu
    ),
    "a letter": lambda: dm_reply.render_dm_reply(seen(auction(), 0), Focus(suggested=("bid 1", "pass")), "a notice"),
    "a letter that is sure": lambda: dm_reply.render_dm_reply(
        seen(auction(), 0), Focus(("bid", "1"), confirming=True), None
    ),
    "a letter after the end": lambda: dm_reply.render_dm_reply(ended(auction()), Focus(suggested=("bid 1",)), None),
    "a letter that was played": lambda: dm_reply.render_played_move("b*d", "LINK", SAY),
    "which table": lambda: dm_reply.ask_which_table([seen(auction(), 0, id=8), ended(auction())], "b*d 1", SAY),
    "which of thirty tables": lambda: len(
        parts(dm_reply.ask_which_table([seen(auction(), 0, id=number) for number in range(30)], "bid 1", SAY))
    ),
    "words": lambda: [
        dm_reply.parse_dm_command(text, SAY) for text in (" Hint! ", "rules", "undo.", "bid 1", "odds?", "help")
    ],
    "unsure": lambda: table_acts.ask_player_to_confirm_action(seated(), "leave", 100, "", SAY),
    "unsure, a goblin plays on": lambda: table_acts.ask_player_to_confirm_action(
        seated(takeover=True), "leave", 100, "", SAY
    ),
    "unsure, and alone": lambda: table_acts.ask_player_to_confirm_action(
        left(replace(ANN, seat=0), GRUB, takeover=True), "leave", 100, "", SAY
    ),
    **{
        f"resigned, {status}{', a goblin plays on' if goblin else ''}": partial(resigned, status, goblin=goblin)
        for status in ("playing", "closed", "over")
        for goblin in (False, True)
    },
    "without a seat": lambda: leaving.render_former_player_panel(left(GONE, BOB, takeover=True), 100, SAY),
    "without a seat, in a channel": lambda: leaving.render_former_player_panel(
        left(GONE, takeover=True, thread_id=None), 100, SAY
    ),
    "without a seat, and replaced": lambda: leaving.render_former_player_panel(left(HEIR, BOB), 100, SAY),
    "without a seat, after the end": lambda: leaving.render_former_player_panel(
        left(GONE, takeover=True, status="over"), 100, SAY
    ),
    "with a seat": lambda: leaving.render_former_player_panel(left(HEIR, replace(ANN, seat=1)), 100, SAY),
    "closing": lambda: table_acts.ask_player_to_confirm_action(
        left(replace(ANN, seat=0), BOB, GRUB, GONE), "close", 100, "", SAY
    ),
    "closing what counts": lambda: table_acts.ask_player_to_confirm_action(
        left(replace(ANN, seat=0), BOB, GRUB, GONE, counts=True), "close", 100, "", SAY
    ),
    "unsure, and it counts": lambda: table_acts.ask_player_to_confirm_action(
        seated(counts=True), "leave", 100, "", SAY
    ),
}

ASKED: dict[str, Callable[[], object]] = {
    **{
        kind: partial(proposed, kind, about)
        for kind, about in {"pause": "", "resume": "", "pace": "by-day", "end": "", "seat": "1", "replace": "2"}.items()
    },
    "a goblin may take over": lambda: agreement_lines.format_proposal(asked("replace", "2", takeover=True)),
    "nothing": lambda: all_asked(seen(auction())),
    "nothing, in a pause": lambda: all_asked(seen(auction(), paused_at=NOON)),
    "in a pause": lambda: all_asked(asked("resume", paused_at=NOON)),
    "at the end": lambda: [
        agreement_lines.format_agreement(seen(auction())),
        agreement_lines.format_agreement(ended(auction())),
    ],
}
"""What is shown or asked, by what is the matter."""


def parts(screen: Screen) -> list[str]:
    """Return a line for each part of a screen, and for each control."""
    return [line for line in parts_told(screen) if line]


def banner(
    game: str, _: object, guests: Sequence[object], alt: str, language: str, kept: int = 0, seats: int | None = None
) -> Picture:
    """Return no picture of an invitation, but one that tells of what it would be."""
    return picture(game, *map(str, guests), alt, language)


def pages_told() -> str:
    """Return all of them as they are shown now."""
    with (
        patch.object(Words, "__call__", keyed),
        patch("bot.screens.lobby.draw_lobby_banner", banner),
        patch("bot.screens.game.draw_sample_picture", picture),
        patch("bot.screens.game.draw_pictures", lambda *told: [picture(*told)]),
    ):
        lines = ["Lobbies, forms and pages in many states"]
        for cases in (LOBBIES, OPTIONS, PAGES, ASKED):
            for name, show in cases.items():
                lines += ["", name, *(f"  {line}" for line in _lines(show()))]
    return "\n".join(lines) + "\n"


def _lines(shown: object) -> Iterator[str]:
    match shown:
        case Screen():
            menus = [part for part in shown.parts if isinstance(part, Menu)]
            yield from (line[2:] for line in parts_told(shown) if not line.startswith("  menu"))
            yield from (f"({menu.placeholder}) {menu.act}" for menu in menus)
            yield from (f"  {_option(one)}" for menu in menus for one in menu.options)
            if shown.pings or shown.role:
                yield f"rings {shown.pings} {shown.role}"
        case Form():
            yield f"{shown.title} {shown.act}{', compact' if shown.compact else ''}"
            yield from _lines([*shown.fields])
        case FormChoice():
            yield f"{shown.name}: {shown.label}, {shown.help}, most {shown.max_values}"
            yield from (f"  {_option(one)}" for one in shown.options)
        case FormLine():
            lengths = f"{shown.min_length} to {shown.max_length}"
            yield f"{shown.name}: {shown.label}, {shown.help}, “{shown.value}”, {lengths}"
        case Button():
            yield f"[{shown.label}] {shown.act} {shown.style} {shown.emoji}"
        case list():
            for one in shown:
                yield from _lines(one)
        case _:
            yield str(shown)


def _option(one: Option) -> str:
    said = [one.value, one.label, one.description, one.emoji, "chosen" if one.chosen else None]
    return " | ".join(word for word in said if word)
