"""A game night on Discord: the questions before it is posted, its post with RSVP buttons, and its reminders."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from fractions import Fraction

from babel.dates import format_datetime

from bot.pictures.shared.banner import draw_banner_head
from bot.pictures.shared.podium import PlayerFinish, draw_podium
from bot.screens.board import format_timestamp
from bot.screens.controls.form import Form, FormLine
from bot.screens.custom_ids import ClickAction
from bot.screens.layout import (
    MAX_OPTIONS,
    Button,
    Figure,
    Menu,
    Option,
    Part,
    Row,
    Screen,
    Text,
    arrange_buttons,
    make_paragraph,
)
from bot.screens.lobby import format_game_facts
from bot.screens.parts.game_night_points import round_points
from bot.screens.scene import MAX_NAME_LENGTH, escape_name, mention_place, shorten_name
from bot.screens.screen_registry import find_screen
from bot.store.game_night_models import GameNight, GameNightGuest, SignUp
from bot.tables import Sitter, Table
from bot.tables.game_nights.date_phrases import MAX_PHRASE_LENGTH, WhenReading
from bot.tables.game_nights.game_night import (
    assign_guests_to_tables,
    count_missing_guests,
    find_game_night_end,
    has_table_in_use,
    list_playable_games,
    repeats_weekly,
)
from bot.tables.use_cases.presets import PRESETS
from bot.tables.use_cases.seat_counts import has_free_seat
from bot.tables.zones import DEFAULT_ZONE, localize_time
from games import find_game
from games.engine.words import Words, find_babel_locale

MINUTE_SECONDS = 60
SIGN_UP_ANSWERS: tuple[SignUp, ...] = ("come", "maybe", "cannot")
HOST_MENU = ("time", "game", "goblins", "weekly", "event", "cancel", "end")
BEGUN_MENU = ("weekly", "end")
"""What of it is for a game night that has begun; the end is for no other."""
MAX_SHOWN_TABLES = 8
"""So many tables the post shows at most, the latest ones."""
PODIUM_SEATS, PODIUM_LINES = 6, 3
"""So many people the picture of the podium shows, and the text."""
NO_TABLE_NUMBER = 0
"""The rules are about no table."""
MAX_SHOWN_NAMES = 20
"""So many names of a kind the post shows at most."""
SUGGESTED_ZONES = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Halifax", "America/Sao_Paulo", "Etc/UTC", "Europe/London", "Europe/Berlin"),
    *("Europe/Helsinki", "Europe/Istanbul", "Africa/Johannesburg", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata"),
    *("Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Brisbane", "Australia/Sydney"),
    *("Pacific/Auckland",),
)
"""Zones to choose from: nearly all people know one of these cities, and who does not types theirs."""


@dataclass(frozen=True, slots=True)
class GameNightTable:
    """A table of a game night: where it is, whether its match has ended, and who won, if anybody did."""

    table: Table
    link: str
    ended: bool = False
    winners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameNightPlayed:
    """What happened at a game night so far: its tables, and the best people with their sums; `best` are the same."""

    tables: tuple[GameNightTable, ...] = ()
    ranking: tuple[tuple[str, Fraction], ...] = ()
    best: tuple[Sitter, ...] = ()

    @property
    def seated(self) -> dict[int, str]:
        """The people who have sat at its tables, by their numbers."""
        return {
            sitter.user_id: sitter.name
            for game_night_table in self.tables
            for sitter in game_night_table.table.sitters
            if not sitter.is_goblin
        }

    @property
    def is_idle(self) -> bool:
        """Whether a match has ended, and at no table people wait or play."""
        return any(night_table.ended for night_table in self.tables) and not has_table_in_use(
            [table.table for table in self.tables]
        )

    @property
    def has_free_seat(self) -> bool:
        """Whether there is a lobby where somebody who comes finds a seat, or may find one soon."""
        lobbies = [night_table.table for night_table in self.tables if night_table.table.status == "lobby"]
        return any(has_free_seat(table) or table.keeps_seats for table in lobbies)

    @property
    def has_podium(self) -> bool:
        """Whether two matches or more are over: a single one has its own podium."""
        return sum(night_table.ended for night_table in self.tables) > 1 and bool(self.ranking)


NOTHING_PLAYED = GameNightPlayed()


# What the host is asked


def ask_timezone(game_night: GameNight, now: datetime, say: Words) -> Screen:
    """Ask the host for their time zone: each zone with the time that it is there now."""
    options = tuple(
        Option(say("evening-zone", time=_format_clock(now, zone), city=zone.rpartition("/")[2].replace("_", " ")), zone)
        for zone in sorted(SUGGESTED_ZONES, key=lambda zone: localize_time(now, zone).utcoffset() or timedelta(0))
    )
    other = Button(say("evening-zone-other"), str(ClickAction("eve-zoning", game_night.id)))
    menu = Menu(say("evening-zone-menu"), str(ClickAction("eve-zone", game_night.id)), options)
    return Screen((Text(say("evening-ask-zone", asked=escape_name(game_night.asked))), menu, Row((other,))))


def _format_clock(now: datetime, zone: str) -> str:
    return f"{localize_time(now, zone):%H:%M}"


def ask_which_time(game_night: GameNight, reading: WhenReading, say: Words, verb: str = "eve-time") -> Screen:
    """Ask the host which of several moments they mean."""
    buttons = [
        Button(label, str(ClickAction(verb, game_night.id, path=_format_minute(moment))))
        for moment, label in zip(reading.moments, _label_moments(reading.moments, game_night.zone, say), strict=True)
    ]
    other = Button(say("evening-other-time"), str(ClickAction("eve-type", game_night.id)))
    question = say(f"evening-ask-{reading.question}", asked=escape_name(game_night.asked))
    return Screen((Text(question), *arrange_buttons([*buttons, other])))


def _label_moments(moments: Sequence[datetime], zone: str, say: Words) -> list[str]:
    """Return moments as buttons show them, by the host's clock; with the offset to UTC where two look the same."""
    locals_ = [localize_time(moment, zone) for moment in moments]
    labels = [format_datetime(local, "EEE d MMM, HH:mm", locale=find_babel_locale(say.language)) for local in locals_]
    return [
        f"{text} (UTC{local:%z})" if labels.count(text) > 1 else text
        for text, local in zip(labels, locals_, strict=True)
    ]


def _format_minute(moment: datetime) -> str:
    """Return a moment as a button names it: as minutes since 1970."""
    return str(int(moment.timestamp()) // MINUTE_SECONDS)


def render_game_night_preview(game_night: GameNight, say: Words) -> Screen:
    """Ask the host whether to post (schedule) a game night, showing what was understood."""
    yes = Button(say("evening-yes"), str(ClickAction("eve-post", game_night.id)), "good")
    other = Button(say("evening-other-time"), str(ClickAction("eve-type", game_night.id)))
    lines = [
        say("evening-sure", game=_get_game_night_title(game_night)),
        _format_when(game_night, say),
        _format_seat_count(game_night, say),
    ]
    if game_night.named or game_night.role:
        lines.append(say("evening-sure-named", names=_format_invited(game_night, say)))
    return Screen((*make_paragraph(lines), Row((yes, other))))


def add_unread_mentions_note(screen: Screen, unread: str, say: Words) -> Screen:
    """Add to the first question warnings about a command: the names in it that mention nobody."""
    if not unread:
        return screen
    return replace(screen, parts=(*screen.parts, Text(say("evening-unread", names=escape_name(unread)))))


def ask_to_reschedule_game_night(game_night: GameNight, moment: datetime, say: Words) -> Screen:
    """Ask the host whether to move (reschedule) a game night to another time: those who come are told."""
    yes = Button(
        say("evening-yes-move"), str(ClickAction("eve-move", game_night.id, path=_format_minute(moment))), "good"
    )
    other = Button(say("evening-other-time"), str(ClickAction("eve-type", game_night.id)))
    sentence = say("evening-sure-move", time=format_timestamp(moment, "F"), ago=format_timestamp(moment))
    return Screen((Text(sentence), Row((yes, other))))


def ask_to_cancel(game_night: GameNight, notified: int, say: Words) -> Screen:
    """Ask whether to cancel a game night; so many people are then notified."""
    yes = Button(say("evening-cancel"), str(ClickAction("eve-off", game_night.id)), "danger")
    weekly = "yes" if game_night.weekly else "no"
    return Screen((Text(say("evening-sure-cancel", count=notified, weekly=weekly)), Row((yes,))))


def ask_to_end(game_night: GameNight, playing: int, say: Words) -> Screen:
    """Ask whether to end a game night that has begun; at so many tables people play."""
    yes = Button(say("evening-end"), str(ClickAction("eve-end", game_night.id)), "danger")
    return Screen((Text(say("evening-sure-end", playing=playing)), Row((yes,))))


def ask_to_transfer_host(game_night: GameNight, heir: GameNightGuest, answer: SignUp, say: Words) -> Screen:
    """Ask a host who may not come whether somebody else shall host, or whether to cancel the game night."""
    hand = say("evening-hand", host=shorten_name(heir.name, MAX_NAME_LENGTH))
    buttons = (
        Button(hand, str(ClickAction("eve-hand", game_night.id, path=answer))),
        Button(say("evening-cancel"), str(ClickAction("eve-off", game_night.id)), "danger"),
    )
    return Screen((Text(say("evening-sure-hand", host=escape_name(heir.name))), Row(buttons)))


def ask_which_other_game(game_night: GameNight, games: Sequence[str], say: Words) -> Screen:
    """Ask the host which of some games to play instead."""
    options = tuple(
        Option(_get_game_title(key), key, format_game_facts(key, say)) for key in games if key != game_night.game
    )
    if not options:
        return Screen((Text(say("evening-no-other-game")),))
    menu = Menu(say("evening-game-menu"), str(ClickAction("eve-games", game_night.id)), options)
    return Screen((Text(say("evening-ask-game")), menu))


def build_game_night_time_form(game_night: GameNight, say: Words) -> Form:
    """Return the form in which a host types a time: of a draft what they wrote, else the time by their clock."""
    begins_at, known = game_night.begins_at, game_night.zone != DEFAULT_ZONE
    clock = f"{localize_time(begins_at, game_night.zone):%Y-%m-%d %H:%M}" if begins_at and known else ""
    asked = game_night.asked if game_night.status == "draft" else clock
    line = FormLine(
        "when", say("evening-field-when"), say("command-play-when"), asked, max_length=MAX_PHRASE_LENGTH, min_length=1
    )
    return Form(say("evening-form"), str(ClickAction("eve-typed", game_night.id)), (line,))


def build_zone_form(game_night: GameNight, say: Words) -> Form:
    """Return the form in which a host types their zone (time zone)."""
    line = FormLine("zone", say("me-field-zone"), say("command-me-zone"), min_length=1)
    return Form(say("me-field-zone"), str(ClickAction("eve-zoned", game_night.id)), (line,))


# The post


def render_game_night(game_night: GameNight, say: Words, played: GameNightPlayed = NOTHING_PLAYED) -> Screen:
    """Return the post of a game night (session): the game, when, who comes, and the buttons as long as it is open."""
    is_past = game_night.status in ("over", "off")
    lines = [
        _format_when(game_night, say),
        "" if is_past else _format_seat_count(game_night, say),
        *_format_guests(game_night, played, say),
        *_format_game_night_status(game_night, played, say),
        *_format_game_night_results(played, say),
    ]
    called = game_night.named or game_night.role
    calls = [say("evening-named", names=_format_invited(game_night, say))] if called else []
    parts: list[Part] = [
        Text(_format_title_line(game_night, say)),
        _build_podium_figure(played, say)
        if _shows_podium(game_night, played)
        else _build_game_night_figure(game_night, say),
        *make_paragraph([*calls, *lines]),
    ]
    if game_night.is_upcoming:
        buttons = [
            Button(
                say(f"evening-{answer}"),
                str(ClickAction(f"eve-{answer}", game_night.id)),
                "good" if answer == "come" else "plain",
            )
            for answer in SIGN_UP_ANSWERS
        ]
        howto = Button(say("lobby-howto"), str(ClickAction("howto", NO_TABLE_NUMBER, path=f"{game_night.game} 1")))
        parts += [*arrange_buttons([*buttons, howto]), _build_host_menu(game_night, say)]
    else:
        if game_night.is_live and not played.has_free_seat:
            parts.append(Row((Button(say("evening-open"), str(ClickAction("eve-open", game_night.id))),)))
        if game_night.is_live:
            parts.append(_build_host_menu(game_night, say))
    if _shows_podium(game_night, played):
        parts.append(Row((_build_share_button(game_night, say),)))
    return Screen(
        tuple(parts), "waiting" if game_night.is_live else "over", pings=game_night.named, role=game_night.role
    )


def _build_share_button(game_night: GameNight, say: Words) -> Button:
    return Button(say("evening-share"), str(ClickAction("eve-share", game_night.id)))


def _get_game_night_title(game_night: GameNight) -> str:
    return _get_game_title(game_night.game)


def _get_game_title(game: str) -> str:
    return find_game(game).title


def _format_title_line(game_night: GameNight, say: Words) -> str:
    """Return the name of a game night, the one of its server event if somebody gave it one, and its game."""
    if game_night.status in ("over", "off"):
        return say(
            "evening-title-past", game=_get_game_night_title(game_night), title=escape_name(game_night.title) or "none"
        )
    facts = format_game_facts(game_night.game, say, goblins=game_night.wants_goblins)
    blurb = say(f"{find_screen(game_night.game).prefix}-blurb")
    if game_night.title:
        return say(
            "evening-title-own",
            title=escape_name(game_night.title),
            game=_get_game_night_title(game_night),
            facts=facts,
            blurb=blurb,
        )
    return say("evening-title", game=_get_game_night_title(game_night), facts=facts, blurb=blurb)


def _format_invited(game_night: GameNight, say: Words) -> str:
    """Return the people and the role that are called when a game night is posted."""
    role = [f"<@&{game_night.role}>"] if game_night.role else []
    return say.join_list([*(f"<@{user}>" for user in game_night.named), *role])


def _build_game_night_figure(game_night: GameNight, say: Words) -> Figure:
    """Return the picture of the game. It shows no names, so a sign-up sends none."""
    alt = say("evening-picture", game=_get_game_night_title(game_night))
    picture = draw_banner_head(game_night.game, find_screen(game_night.game).poster, alt, say.language)
    return Figure("poster", picture.png, picture.alt_text)


def _shows_podium(game_night: GameNight, played: GameNightPlayed) -> bool:
    return game_night.status == "over" and played.has_podium


def rank_places(ranking: Sequence[tuple[str, Fraction]]) -> list[int]:
    """Return the place of each, the best first; equal sums share a place."""
    sums = [total for _, total in ranking]
    return [1 + sum(other > total for other in sums) for total in sums]


def _build_podium_figure(played: GameNightPlayed, say: Words) -> Figure:
    """Return the podium of all matches of a game night."""
    best = played.ranking[:PODIUM_SEATS]
    finishes = [
        PlayerFinish(seat, name, place, None, sources=(_format_points(total, say),))
        for seat, ((name, total), place) in enumerate(zip(best, rank_places(best), strict=True))
    ]
    picture = draw_podium(finishes, say("evening-podium-picture", names=say.join_list([name for name, _ in best])))
    return Figure("evening-podium", picture.png, picture.alt_text)


def render_shared_podium(played: GameNightPlayed, say: Words) -> Screen:
    """Return the podium of a game night as a message of its own, which people can forward."""
    names = say.join_list([escape_name(name) for name, _ in played.ranking[:PODIUM_LINES]])
    return Screen((Text(say("evening-shared", names=names)), _build_podium_figure(played, say)), plain=True)


def _format_points(total: Fraction, say: Words) -> str:
    return say("evening-points", sum=round_points(total), one="yes" if total == 1 else "no")


def _format_when(game_night: GameNight, say: Words) -> str:
    if game_night.begins_at is None:
        return ""
    weekly = "yes" if game_night.weekly and game_night.is_live else "no"
    time, ago = format_timestamp(game_night.begins_at, "F"), format_timestamp(game_night.begins_at)
    return say("evening-when", time=time, ago=ago, weekly=weekly)


def _format_seat_count(game_night: GameNight, say: Words) -> str:
    tables = len(assign_guests_to_tables(game_night)) if game_night.is_upcoming else 1
    host, preset = escape_name(game_night.host_name), game_night.preset if game_night.preset in PRESETS else "none"
    return say("evening-seats", host=host, seats=game_night.seats, tables=tables, preset=preset)


def _format_guests(game_night: GameNight, played: GameNightPlayed, say: Words) -> list[str]:
    """Return the RSVPs: who comes, who may, and who cannot; of a game night that is over, who played."""
    if game_night.status == "over":
        names = list(played.seated.values())
        return [say("evening-played-list", count=len(names), names=_join_names(names, say))] if names else []
    lines = []
    for answer in SIGN_UP_ANSWERS:
        names = _list_names_by_answer(game_night, answer, played)
        if names or answer == "come":
            lines.append(say(f"evening-{answer}-list", count=len(names), names=_join_names(names, say)))
    return lines


def _list_names_by_answer(game_night: GameNight, answer: SignUp, played: GameNightPlayed) -> list[str]:
    """Return who gave an answer (RSVP). Anybody who has sat down comes, whatever they answered."""
    names = {guest.user_id: guest.name for guest in game_night.guests if guest.answer == answer}
    if answer == "come":
        return list((names | played.seated).values())
    return [name for user, name in names.items() if user not in played.seated]


def _join_names(people: Sequence[str], say: Words) -> str:
    names = [escape_name(name) for name in people[:MAX_SHOWN_NAMES]]
    rest = len(people) - len(names)
    return say.join_list([*names, *([say("evening-more", count=rest)] if rest else [])])


def _format_game_night_status(game_night: GameNight, played: GameNightPlayed, say: Words) -> list[str]:
    """Return what happens now at a game night that has begun, or why it is off; of a weekly one, whether it goes on."""
    lines = [say("evening-goblins")] if game_night.goblins and game_night.is_upcoming else []
    if game_night.event_id and game_night.status != "off":
        lines.append(
            say("evening-event-link", link=f"https://discord.com/events/{game_night.guild_id}/{game_night.event_id}")
        )
    if game_night.status in ("begun", "free"):
        lines += _format_begun_state(game_night, played, say)
    elif game_night.status == "off":
        lines.append(say("evening-off", why=game_night.off_by))
    elif game_night.status == "over":
        lines.append(say("evening-over"))
    if game_night.weekly and not game_night.is_upcoming:
        following = "later" if game_night.is_live else "yes"
        lines.append(say("evening-following", following=following if repeats_weekly(game_night) else "no"))
    return lines


def _format_begun_state(game_night: GameNight, played: GameNightPlayed, say: Words) -> list[str]:
    """Say what to do at a game night that has begun: take a seat, or play again once nothing is played."""
    if played.is_idle:
        ends_at = find_game_night_end([night_table.table for night_table in played.tables]) or game_night.due_at
        return [say("evening-idle", ago=format_timestamp(ends_at) if ends_at else "")]
    waits = any(night_table.table.status == "lobby" for night_table in played.tables)
    return [say(f"evening-{game_night.status}")] if waits else []


def _format_game_night_results(played: GameNightPlayed, say: Words) -> list[str]:
    """Return where the tables are, who won there, and the podium once two matches or more are over."""
    lines = [_format_game_night_table(number, night_table, say) for number, night_table in enumerate(played.tables, 1)][
        -MAX_SHOWN_TABLES:
    ]
    if played.has_podium:
        lines += [say("evening-podium-title"), *_format_ranking(played, say), say("evening-podium-how")]
    elif played.ranking:
        points = [
            say("over-evening-points", name=escape_name(name), sum=round_points(sum_)) for name, sum_ in played.ranking
        ]
        lines.append(say("evening-points-list", points=say.join_list(points)))
    return lines


def _format_ranking(played: GameNightPlayed, say: Words) -> list[str]:
    """Return the ranking (leaderboard) of a game night: the best people with their points, a line each."""
    best = played.ranking[:PODIUM_LINES]
    return [
        say("evening-podium", place=place, name=escape_name(name), points=_format_points(total, say))
        for (name, total), place in zip(best, rank_places(best), strict=True)
    ]


def _format_game_night_table(number: int, night_table: GameNightTable, say: Words) -> str:
    winners, place = (
        say.join_list([escape_name(name) for name in night_table.winners]),
        mention_place(night_table.table),
    )
    over = "won" if winners else "nobody" if night_table.ended else "closed"
    state = night_table.table.status if night_table.table.status in ("lobby", "playing") else over
    return say("evening-table", number=number, state=state, link=night_table.link, place=place, winners=winners)


def _build_host_menu(game_night: GameNight, say: Words) -> Menu:
    weekly = "yes" if game_night.weekly else "no"
    event = "yes" if game_night.event else "no"
    available = {
        "goblins": bool(count_missing_guests(game_night)) and not game_night.wants_goblins,
        "weekly": game_night.is_upcoming or game_night.weekly,
        "end": not game_night.is_upcoming,
    }
    option_names = [name for name in (HOST_MENU if game_night.is_upcoming else BEGUN_MENU) if available.get(name, True)]
    options = tuple(
        Option(
            say(f"evening-menu-{name}", weekly=weekly, event=event),
            name,
            say(f"evening-menu-{name}-help", weekly=weekly),
        )
        for name in option_names
    )
    host = shorten_name(game_night.host_name, MAX_NAME_LENGTH)
    return Menu(say("evening-menu", host=host), str(ClickAction("eve-menu", game_night.id)), options)


def confirm_game_night_answer(game_night: GameNight, user_id: int, say: Words, *, calls: bool) -> Screen:
    """Confirm somebody's answer (RSVP): when they are called, and that nobody is called who may come.

    `calls`: whether they let themselves be called to game nights.
    """
    guest = game_night.find_guest(user_id)
    answer = guest.answer if guest else "cannot"
    call = game_night.due_at if game_night.status == "open" and calls else None
    soon = "soon" if game_night.is_upcoming else "begun"
    when = "later" if call else "never" if game_night.status == "open" else soon
    noted = say(
        f"evening-{answer}-noted",
        when=when,
        time=format_timestamp(call, "f") if call else "",
        ago=_format_time(game_night, "R"),
        begins=_format_time(game_night, "t"),
    )
    hosts = [say("evening-yours")] if game_night.host_id == user_id and game_night.is_upcoming else []
    return Screen(tuple(make_paragraph([noted, *hosts])))


def confirm_host_transfer(game_night: GameNight, confirmed: Screen, say: Words) -> Screen:
    """Add to the confirmation of a former host's answer who is the host now."""
    return replace(
        confirmed, parts=(*confirmed.parts, Text(say("evening-handed", host=escape_name(game_night.host_name))))
    )


# The messages that call


def render_game_night_reminder(
    game_night: GameNight, called: Sequence[int], link: str, say: Words, *, goblins: bool = True
) -> Screen:
    """Remind those who come, ten minutes before; if people are missing, ask the host what to do.

    Once it has begun, the message says so and asks nothing. `goblins`: whether the server lets goblins play.
    """
    if not game_night.is_upcoming:
        return Screen((Text(say("evening-call-begun", game=_get_game_night_title(game_night), link=link)),))
    names, time = _mention_all(called, say), _format_time(game_night, "t")
    lines = [say("evening-call", names=names, game=_get_game_night_title(game_night), link=link, time=time)]
    missing = 0 if goblins and game_night.wants_goblins else count_missing_guests(game_night)
    if missing:
        tables = len(assign_guests_to_tables(game_night))
        lines.append(say("evening-too-few", host=escape_name(game_night.host_name), count=missing, tables=tables))
    choices = _build_too_few_buttons(game_night, say, goblins=goblins) if missing else []
    return Screen((*make_paragraph(lines), *arrange_buttons(choices)), pings=tuple(called))


def _build_too_few_buttons(game_night: GameNight, say: Words, *, goblins: bool) -> list[Button]:
    """Return what a host may do if too few people come."""
    fill = Button(say("evening-use-goblins"), str(ClickAction("eve-goblins", game_night.id)), "good")
    other = Button(say("evening-other-game"), str(ClickAction("eve-game", game_night.id)))
    later = Button(say("evening-put-off"), str(ClickAction("eve-type", game_night.id)))
    others = [key for key in list_playable_games(len(game_night.coming_guests)) if key != game_night.game]
    return [*([fill] if goblins else []), *([other] if others else []), later]


def _format_time(game_night: GameNight, style: str) -> str:
    return format_timestamp(game_night.begins_at, style) if game_night.begins_at else ""


def render_game_night_change(game_night: GameNight, called: Sequence[int], link: str, say: Words) -> Screen:
    """Notify those who come that a game night is off, or at another time."""
    time, weekly = _format_time(game_night, "F"), "yes" if game_night.weekly else "no"
    news = "off" if game_night.status == "off" else "moved"
    names = _mention_all(called, say)
    sentence = say(
        "evening-news",
        news=news,
        names=names,
        game=_get_game_night_title(game_night),
        link=link,
        time=time,
        weekly=weekly,
    )
    return Screen((Text(sentence),), pings=tuple(called))


def render_game_night_end(game_night: GameNight, played: GameNightPlayed, link: str, say: Words) -> Screen:
    """Tell the channel of a game night that has ended who did best, and offer to share its podium."""
    following = "yes" if repeats_weekly(game_night) else "no"
    lines = [
        say("evening-ended", game=_get_game_night_title(game_night)),
        *_format_ranking(played, say),
        say("evening-ended-next", link=link, following=following),
    ]
    return Screen((*make_paragraph(lines), Row((_build_share_button(game_night, say),))), "over")


def render_lost_game_night(game_night: GameNight, say: Words) -> Screen:
    """Tell a host that their game night is off, since its channel is gone or closed to the bot."""
    return Screen(
        (Text(say("evening-lost", game=_get_game_night_title(game_night), time=_format_time(game_night, "F"))),)
    )


def _mention_all(users: Sequence[int], say: Words) -> str:
    return say.join_list([f"<@{user}>" for user in users])


# For those who manage a server


def build_game_night_list(game_nights: Sequence[GameNight], say: Words) -> list[Part]:
    """Return the game nights of a server, a line each, and the menu to cancel one."""
    if not game_nights:
        return []
    lines = [say("managed-evenings"), *(_format_managed_game_night(game_night, say) for game_night in game_nights)]
    options = tuple(
        Option(
            say(
                "managed-evening-option",
                game=_get_game_night_title(game_night),
                host=shorten_name(game_night.host_name, MAX_NAME_LENGTH),
            ),
            str(game_night.id),
        )
        for game_night in game_nights[:MAX_OPTIONS]
    )
    return [*make_paragraph(lines), Menu(say("managed-evening-cancel"), str(ClickAction("eve-look", 0)), options)]


def _format_managed_game_night(game_night: GameNight, say: Words) -> str:
    return say(
        "managed-evening",
        game=_get_game_night_title(game_night),
        place=f"<#{game_night.channel_id}>",
        host=escape_name(game_night.host_name),
        time=_format_time(game_night, "F"),
        count=len(game_night.coming_guests),
    )
