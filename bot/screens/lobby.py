"""The lobby of a table, an invitation: what is played, who sits there, and the buttons to join and to start."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import get_args

from bot.pictures.shared.banner import BannerGuest, draw_lobby_banner
from bot.screens.board import format_timestamp
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import (
    MAX_OPTIONS,
    Button,
    DiscordMenu,
    Figure,
    Menu,
    Option,
    Part,
    Row,
    Screen,
    Style,
    Text,
    arrange_buttons,
    chunk_buttons,
    make_paragraph,
)
from bot.screens.parts.fairness import build_proof_buttons, format_fairness_promise
from bot.screens.parts.options import format_options_line
from bot.screens.scene import (
    Scene,
    escape_name,
    format_closer_name,
    format_reason,
    join_sitter_names,
    mention_place,
)
from bot.screens.screen_registry import find_screen
from bot.store.models import RemovalBy
from bot.tables import Table
from bot.tables.game_nights.game_night import SEAT_KEPT_TIME
from bot.tables.goblin_names import localize_departed_name
from bot.tables.shown_names import build_removal_facts
from bot.tables.table_view import localize_names
from bot.tables.use_cases.lobby import find_start_problem
from bot.tables.use_cases.presets import PRESETS
from bot.tables.use_cases.seat_counts import count_kept_seats, count_seats, is_table_full
from bot.tables.use_cases.table_acts import list_sitter_acts
from games import find_game
from games.engine.goblins import GoblinLevel
from games.engine.lessons import has_lesson
from games.engine.words import Words, get_language_name, list_languages


@dataclass(frozen=True, slots=True)
class LobbyGameNight:
    """What a table shows of its game night: until when its seats are kept, and where else there is a free seat.

    `link` leads to the post of the game night.
    """

    kept_until: datetime | None = None
    elsewhere: tuple[str, ...] = ()
    link: str = ""


MIN_CLOSED_TO_WARN = 4
"""From this many matches closed by one person within a day, the table says so."""


def render_lobby(
    table: Table,
    say: Words,
    *,
    goblins: bool = True,
    callable_role: bool = False,
    ladder: bool = False,
    closed: int = 0,
    game_night: LobbyGameNight | None = None,
) -> Screen:
    """Render the lobby (invitation); or, once the table is closed or under way, what happened to it.

    `goblins`: whether its server lets goblins of the bot play. `callable_role`: whether its managers chose a role
    that hosts may call. `ladder`: whether they switched its ladders on. `closed`: if somebody closed it before the
    match was over, how many they have closed within a day. `game_night`: of a table that belongs to one.
    """
    table = localize_names(table, say)
    if table.status != "lobby":
        return _render_past_lobby(table, say, closed)
    parts: list[Part] = [
        *make_paragraph(
            [
                _format_lobby_title(table, say),
                format_invitation(table.game, say),
            ]
        ),
        _build_banner_figure(table, say),
        *make_paragraph(
            [
                *_format_hindrance(table, say),
                say("lobby-figures", line=format_game_facts(table.game, say, goblins=goblins)),
                _format_sitters(table, say),
                *_format_invited_guests(table, say, game_night),
                *(_format_goblin_notice(table, say, game_night) if goblins else ()),
                *_offer_other_table(table, say, game_night),
                *_format_removals(table, say),
                *_format_players_without_dm(table, say),
                format_options_line(table, say),
                *format_fairness_promise(table, say),
            ]
        ),
        *_build_lobby_buttons(table, say),
        _build_lobby_menu(table, say, goblins=goblins, callable_role=callable_role, ladder=ladder),
    ]
    return Screen(tuple(parts), "waiting")


def _format_lobby_title(table: Table, say: Words) -> str:
    """Return who invites to which game; a game night's own tables are opened by nobody there."""
    game, own = find_game(table.game).title, table.evening_id is not None and table.rematch_of is None
    return (
        say("lobby-title-evening", game=game)
        if own or not table.host
        else say("lobby-title", game=game, host=format_host_name(table))
    )


def format_invitation(game: str, say: Words) -> str:
    """Describe a game in a sentence, for its invitation."""
    return say("lobby-invitation", blurb=say(f"{find_screen(game).prefix}-blurb"))


def format_game_facts(game: str, say: Words, *, goblins: bool = True) -> str:
    """Return the facts about a game in a line: number of players, duration, and how hard it is (complexity).

    `goblins`: also the time with goblins, where they may play.
    """
    seats, screen = find_game(game).seats, find_screen(game)
    description = say(f"{screen.prefix}-about")
    minutes = screen.minutes_with_goblins if goblins else 0
    return say("lobby-line", least=seats[0], most=seats[-1], about=description, goblins=minutes)


def _render_past_lobby(table: Table, say: Words, closed: int) -> Screen:
    """Render a lobby that is closed or started: what happened to the table. The promise stays."""
    ended = table.ended_at is not None or (table.status == "closed" and table.started_at is not None)
    sentences = [
        _format_status(table, say),
        *_explain_early_closing(table, say, closed),
        _format_sitters(table, say),
        *format_fairness_promise(table, say),
    ]
    return Screen(
        (*make_paragraph(sentences), *(chunk_buttons(build_proof_buttons(table, say)) if ended else ())), "over"
    )


def _explain_early_closing(table: Table, say: Words, closed: int) -> list[str]:
    """Say in front of everybody who closed a table, and whether they often close matches; or why it is closed."""
    if table.closed_by is None:
        return _explain_expiry(table, say)
    name = format_closer_name(table, say)
    often = [say("lobby-closed-often", name=name, times=closed)] if closed >= MIN_CLOSED_TO_WARN else []
    sentence = say("lobby-broken-off", name=name, started="yes" if table.started_at else "no")
    return [sentence, *format_reason(table.closing_reason, say), *often]


def _explain_expiry(table: Table, say: Words) -> list[str]:
    """Explain why a table was closed by itself (expired): as far as the table itself shows it."""
    if table.status != "closed" or table.ended_at is not None:
        return []
    if removal := table.find_removal(table.host_id):
        name = escape_name(localize_departed_name(removal.name, say))
        return [say("lobby-host-removed", name=name, **build_removal_facts(table, removal))]
    if not table.present_people:
        return [say("lobby-nobody-left")]
    return [say("lobby-never-started")] if table.started_at is None else []


def _format_status(table: Table, say: Words) -> str:
    place = mention_place(table)
    return say(f"lobby-{table.status}", game=find_game(table.game).title, place=place)


def format_host_name(table: Table) -> str:
    """Return the host's name for a text; nothing if there is none."""
    return escape_name(table.host.name) if table.host else ""


def _format_sitters(table: Table, say: Words) -> str:
    """Return who sits here, in one line; nothing if the last person has left."""
    if not table.sitters:
        return ""
    told = table.status == "lobby" and not count_kept_seats(table)  # else it is said for whom seats are kept
    free = count_seats(table) - len(table.sitters) if told else 0
    names, starter = join_sitter_names(table.sitters, say), format_host_name(table)
    if starter and _has_guests(table):
        return say("lobby-seated-guests", names=names, free=free, starter=starter)
    return say("lobby-seated", names=names, free=free)


def _has_guests(table: Table) -> bool:
    """Tell whether people sit in a lobby who are not its host, and cannot start the match."""
    return table.status == "lobby" and any(sitter.user_id != table.host_id for sitter in table.present_people)


def _format_invited_guests(table: Table, say: Words, game_night: LobbyGameNight | None) -> list[str]:
    """Say who is invited to a rematch, or for whom seats are kept at a game night, and has not joined yet."""
    names = [f"<@{user}>" for user in table.pending_invitees]
    if names and table.keeps_seats:
        free = max(0, count_seats(table) - len(table.sitters) - len(names))
        return [say("lobby-kept", names=say.join_list(names), time=_format_kept_until(table, game_night), free=free)]
    return [say("lobby-asked-back", names=say.join_list(names))] if names else []


def _format_goblin_notice(table: Table, say: Words, game_night: LobbyGameNight | None) -> list[str]:
    """Say at a game night that goblins come if too few people do: otherwise nobody knows what they wait for."""
    too_few = len(table.sitters) + count_kept_seats(table) < find_game(table.game).seats[0]
    if not (too_few and table.keeps_seats):
        return []
    return [say("lobby-kept-goblins", time=_format_kept_until(table, game_night))]


def _format_kept_until(table: Table, game_night: LobbyGameNight | None) -> str:
    return format_timestamp((game_night and game_night.kept_until) or table.created_at + SEAT_KEPT_TIME, "t")


def _offer_other_table(table: Table, say: Words, game_night: LobbyGameNight | None) -> list[str]:
    """Offer a free seat at another table of the game night to people who wait for others, or sit with goblins."""
    waits = 0 < len(table.present_people) < find_game(table.game).seats[0]
    if game_night is None or not waits or table.keeps_seats:
        return []
    return [say("lobby-elsewhere", link=link) for link in game_night.elsewhere[:1]]


def _format_removals(table: Table, say: Words) -> list[str]:
    """Say who was removed (kicked), and by whom, and who was let in again last, until they sit down.

    What was decided about the match before a rematch is not said.
    """
    here = (removal for removal in table.removals or () if not table.is_removal_before_rematch(removal))
    sentences, removals = list[str](), sorted(here, key=lambda removal: get_args(RemovalBy).index(removal.by))
    for _, together in groupby(removals, key=lambda removal: (removal.by, removal.remover_id)):
        sent_away = list(together)
        names = [escape_name(localize_departed_name(removal.name, say)) for removal in sent_away]
        facts = build_removal_facts(table, sent_away[0])
        sentences.append(say("lobby-removed", names=say.join_list(names), count=len(names), **facts))
    if table.notice and table.notice.kind == "let-in":
        sentences.append(say("lobby-welcome", name=escape_name(localize_departed_name(table.notice.about, say))))
    return sentences


def _format_players_without_dm(table: Table, say: Words) -> list[str]:
    """Say who plays without direct messages."""
    closed = [sitter for sitter in table.sitters if sitter.dm == "closed" and not sitter.is_goblin]
    if not closed or not find_screen(table.game).panels:
        return []
    return [say("lobby-by-buttons", names=join_sitter_names(closed, say), count=len(closed))]


def _format_hindrance(table: Table, say: Words) -> list[str]:
    """Say why the match cannot start yet (too few players …)."""
    wrong = find_start_problem(table)
    return [say("lobby-not-yet", why=say(wrong.sentence_key, **wrong.arguments))] if wrong else []


def _build_banner_figure(table: Table, say: Words) -> Figure:
    guests = [BannerGuest(sitter.name, sitter.is_goblin) for sitter in table.sitters]
    alt = say("lobby-picture", game=find_game(table.game).title, names=join_sitter_names(table.sitters, say))
    poster, reserved = find_screen(table.game).poster, count_kept_seats(table)
    picture = draw_lobby_banner(table.game, poster, guests, alt, say.language, reserved, count_seats(table))
    return Figure("banner", picture.png, picture.alt_text)


BUTTON_STYLES_BY_VERB: dict[str, Style] = {"join": "good", "start": "main"}
LOBBY_MENU = ("teach", "invite", "call", "acts", "ask-host", "counts", "counts-not", "dismiss", "stir", "fair", "shut")
"""What is seldom done."""
LET_IN_LINE = "let-in"
"""What a line of the menu of earlier versions did for the host, with the number of somebody who was removed."""
LANGUAGE_LINE = "language"
"""What a line of the menu does for the host, with a language."""
LOBBY_BUTTONS = ("join", "start", "options", "howto", "leave")
"""What is pressed most; everything else stands in the menu."""


def _build_lobby_buttons(table: Table, say: Words) -> list[Row]:
    off = {"start": find_start_problem(table) is not None, "join": is_table_full(table) and not table.goblins}
    return arrange_buttons(_build_lobby_button(table, verb, say, off=off.get(verb, False)) for verb in LOBBY_BUTTONS)


def _build_lobby_menu(table: Table, say: Words, *, goblins: bool, callable_role: bool, ladder: bool) -> Menu:
    """Return the menu of everything else: goblins by how well they play, presets, and what is seldom done."""
    add = [*GoblinLevel] if goblins and not is_table_full(table) else []
    prepare = PRESETS if goblins else ()
    missing = {
        "teach": not has_lesson(table.game),
        "invite": is_table_full(table),
        "call": not callable_role,
        "acts": not list_sitter_acts(table, table.host_id),
        "ask-host": table.host is None or not _has_guests(table),
        "counts": table.counts or not ladder,
        "counts-not": not table.counts,
        "dismiss": not table.goblins,
        **dict.fromkeys(("stir", "fair"), not table.commitment),
    }
    rest = [name for name in LOBBY_MENU if not missing.get(name)]
    options = [Option(say(f"lobby-{key}"), key, say(f"lobby-{key}-help")) for key in (*add, *prepare, *rest)]
    options += [_build_language_option(language, say) for language in sorted(list_languages() - {table.language})]
    # Discord keeps what was chosen in a menu in sight until its custom_id is another one: each change makes it new.
    # That a direct message arrived changes nothing here, and is not worth an edit.
    greeted = sum(sitter.dm != "unknown" for sitter in table.sitters)
    act = ClickAction("more", table.id, max(0, table.version - greeted))
    return Menu(say("lobby-more", goblins="yes" if add else "no"), str(act), tuple(options[:MAX_OPTIONS]))


def _build_language_option(language: str, say: Words) -> Option:
    label = say("lobby-language", language=get_language_name(language))
    return Option(label, f"{LANGUAGE_LINE} {language}", say("lobby-language-help"))


def _build_lobby_button(table: Table, verb: str, say: Words, *, off: bool) -> Button:
    act = ClickAction(verb, table.id, path=f"{table.game} 1" if verb == "howto" else "")
    label = "here" if verb == "join" and table.keeps_seats else verb
    return Button(say(f"lobby-{label}"), str(act), BUTTON_STYLES_BY_VERB.get(verb, "plain"), off=off)


def build_lesson_button(game: str, say: Words) -> Button:
    """Return the button that begins the lesson (tutorial) of a game."""
    return Button(say("lesson-teach"), str(ClickAction("teach", 0, path=game)))


def ask_to_open_another(table: Table, link: str, say: Words) -> Screen:
    """Ask somebody who already has such a table open in the channel whether they want one more."""
    again = Button(say("answer-again"), str(ClickAction("again", table.id)))
    return Screen((Text(say("answer-twice", game=find_game(table.game).title, link=link)), Row((again,))))


def ask_whom_to_invite(table: Table, say: Words) -> Screen:
    """Ask the host of a lobby whom I invite to it."""
    max_guests = min(MAX_OPTIONS, find_game(table.game).seats[-1] - 1)
    menu = DiscordMenu(
        say("lobby-invite-choose"), str(ClickAction("invited", table.id)), max_values=max_guests, min_values=1
    )
    return Screen((Text(say("lobby-invite-asks", game=find_game(table.game).title)), menu))


def render_lobby_ping(table: Table, people: Sequence[int], role: int | None, link: str, say: Words) -> Screen:
    """Ping (call) people, or everybody with a role, to a lobby; the only screen of a lobby that rings."""
    called = [f"<@{user}>" for user in people] + ([f"<@&{role}>"] if role else [])
    names = say.join_list(called)
    text = say("lobby-calls", names=names, host=format_host_name(table), game=find_game(table.game).title, link=link)
    return Screen((Text(text),), pings=tuple(people), role=role)


def format_match_started(scene: Scene, place: int | None) -> str:
    """Notify the person who started a match where it is, if that is known yet, and who begins."""
    seats = scene.decision.seats if scene.decision else ()
    yours = "yes" if scene.is_asked else "no"
    where = "here" if place == scene.table.channel_id else f"<#{place}>" if place else "none"
    return scene.say("answer-started", place=where, names=scene.join_seat_names(seats), count=len(seats), yours=yours)
