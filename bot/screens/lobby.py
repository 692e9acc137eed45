"""The lobby of a table, an invitation: what is played, who sits there, and the buttons to join and to start."""

from collections.abc import Sequence
from typing import get_args

from babel.lists import format_list

from bot.pictures.shared.banner import Guest, banner
from bot.screens.custom_ids import Act
from bot.screens.layout import (
    MOST_OPTIONS,
    Button,
    Figure,
    Menu,
    Option,
    Part,
    Row,
    Screen,
    Style,
    Text,
    abreast,
    rows,
    texts,
)
from bot.screens.parts.fairness import promise, proofs
from bot.screens.parts.options import chosen
from bot.screens.scene import LONGEST_NAME, Scene, cut, mention_place, names_of, plain
from bot.screens.shelf import screen_of
from bot.store.models import Removal, RemovedBy
from bot.tables import Table
from bot.tables.use_cases.lobby import hindrance
from bot.tables.use_cases.presets import PRESETS
from games import find
from games.engine.goblins import GoblinLevel
from games.engine.lessons import has_lesson
from games.engine.words import Words

OFTEN = 4
"""From this many matches closed by one person within a day, the table says so."""


def lobby(table: Table, say: Words, *, goblins: bool = True, callable_role: bool = False, closed: int = 0) -> Screen:
    """Return the invitation; or, once the table is closed or under way, what happened to it.

    `goblins`: whether its server lets goblins of the bot play. `callable_role`: whether its managers chose a role
    that hosts may call. `closed`: if somebody closed it before the match was over, how many they have closed within a
    day.
    """
    if table.status != "lobby":
        return _afterwards(table, say, closed)
    parts: list[Part] = [
        *texts([say("lobby-title", game=find(table.game).title, host=_host(table)), invitation(table.game, say)]),
        _picture(table, say),
        *texts(
            [
                *_missing(table, say),
                say("lobby-figures", line=line(table.game, say)),
                _seated(table, say),
                *_asked_back(table, say),
                *_removed(table, say),
                *_by_buttons(table, say),
                chosen(table, say),
                *promise(table, say),
            ]
        ),
        *_controls(table, say),
        _menu(table, say, goblins=goblins, callable_role=callable_role),
    ]
    return Screen(tuple(parts), "waiting")


def invitation(game: str, say: Words) -> str:
    """Return what the game is, in a sentence."""
    return say("lobby-invitation", blurb=say(f"{screen_of(game).prefix}-blurb"))


def line(game: str, say: Words) -> str:
    """Return the number of players, the time it takes and how hard it is, in a line."""
    seats, screen = find(game).seats, screen_of(game)
    about = say(f"{screen.prefix}-about")
    return say("lobby-line", least=seats[0], most=seats[-1], about=about, goblins=screen.minutes_with_goblins)


def _afterwards(table: Table, say: Words, closed: int) -> Screen:
    """Return what happened to a table. The promise stays, and its proof comes with the end."""
    ended = table.ended_at is not None or (table.status == "closed" and table.started_at is not None)
    told = [_outcome(table, say), *_broken_off(table, say, closed), _seated(table, say), *promise(table, say)]
    return Screen((*texts(told), *(rows(proofs(table, say)) if ended else ())), "over")


def _broken_off(table: Table, say: Words, closed: int) -> list[str]:
    """Say in front of everybody who closed a running match, and whether they often do."""
    by = table.sitter(table.closed_by)
    if table.closed_by is None:
        return []
    name = plain(by.name) if by else say("lobby-a-manager")
    often = [say("lobby-closed-often", name=name, times=closed)] if closed >= OFTEN else []
    return [say("lobby-broken-off", name=name), *often]


def _outcome(table: Table, say: Words) -> str:
    place = mention_place(table)
    return say(f"lobby-{table.status}", game=find(table.game).title, place=place)


def _host(table: Table) -> str:
    return plain(table.host.name) if table.host else ""


def _seated(table: Table, say: Words) -> str:
    """Return who sits here, in one line; nothing if the last person has left."""
    if not table.sitters:
        return ""
    free = find(table.game).seats[-1] - len(table.sitters) if table.status == "lobby" else 0
    return say("lobby-seated", names=names_of(table.sitters, say), free=free)


def _asked_back(table: Table, say: Words) -> list[str]:
    """Say who is invited to a rematch and has not joined it yet."""
    names = [f"<@{user}>" for user in table.asked_back]
    return [say("lobby-asked-back", names=format_list(names, locale=say.language))] if names else []


def _removed(table: Table, say: Words) -> list[str]:
    """Say who was removed, and by whom."""
    told = []
    for by in get_args(RemovedBy):
        names = [plain(one.name) for one in table.removals or () if one.by == by]
        if names:
            told.append(say("lobby-removed", names=format_list(names, locale=say.language), count=len(names), by=by))
    return told


def _by_buttons(table: Table, say: Words) -> list[str]:
    """Say who plays without direct messages."""
    closed = [sitter for sitter in table.sitters if sitter.dm == "closed" and not sitter.goblin]
    if not closed or not screen_of(table.game).panels:
        return []
    return [say("lobby-by-buttons", names=names_of(closed, say), count=len(closed))]


def _missing(table: Table, say: Words) -> list[str]:
    """Say what keeps the match from starting."""
    wrong = hindrance(table)
    return [say("lobby-not-yet", why=say(wrong.key, **wrong.arguments))] if wrong else []


def _picture(table: Table, say: Words) -> Figure:
    guests = [Guest(sitter.name, sitter.goblin) for sitter in table.sitters]
    alt = say("lobby-picture", game=find(table.game).title, names=names_of(table.sitters, say))
    picture = banner(table.game, screen_of(table.game).poster, guests, alt, say.language)
    return Figure("banner", picture.png, picture.alt)


STYLES: dict[str, Style] = {"join": "good", "start": "main"}
MENU = ("teach", "call", "dismiss", "stir", "fair", "shut")
"""What is seldom done."""
LET_IN = "let-in"
"""What a line of the menu does for the host, with the number of somebody who was removed."""
BUTTONS = ("join", "start", "options", "howto", "leave")
"""What is pressed most; everything else stands in the menu."""


def _controls(table: Table, say: Words) -> list[Row]:
    off = {"start": hindrance(table) is not None, "join": _full(table) and not table.goblins}
    return abreast(_button(table, verb, say, off=off.get(verb, False)) for verb in BUTTONS)


def _full(table: Table) -> bool:
    return len(table.sitters) >= find(table.game).seats[-1]


def _menu(table: Table, say: Words, *, goblins: bool, callable_role: bool) -> Menu:
    """Return the menu of everything else: goblins by how well they play, presets, and what is seldom done."""
    add = [*GoblinLevel] if goblins and not _full(table) else []
    prepare = PRESETS if goblins else ()
    missing = {
        "teach": not has_lesson(table.game),
        "call": not callable_role,
        "dismiss": not table.goblins,
        **dict.fromkeys(("stir", "fair"), not table.commitment),
    }
    rest = [name for name in MENU if not missing.get(name)]
    options = [Option(say(f"lobby-{key}"), key, say(f"lobby-{key}-help")) for key in (*add, *prepare, *rest)]
    options += [_let_in(removal, say) for removal in forgivable(table)][: MOST_OPTIONS - len(options)]
    return Menu(say("lobby-more", goblins="yes" if add else "no"), str(Act("more", table.id)), tuple(options))


def forgivable(table: Table) -> list[Removal]:
    """Return those whom the host may let come back, the last who were removed first."""
    return [removal for removal in reversed(table.removals or ()) if removal.by != "manager"]


def _let_in(removal: Removal, say: Words) -> Option:
    label = say("lobby-let-in", name=cut(removal.name, LONGEST_NAME))
    return Option(label, f"{LET_IN} {removal.user_id}", say("lobby-let-in-help"))


def _button(table: Table, verb: str, say: Words, *, off: bool) -> Button:
    act = Act(verb, table.id, path=f"{table.game} 1" if verb == "howto" else "")
    return Button(say(f"lobby-{verb}"), str(act), STYLES.get(verb, "plain"), off=off)


def teach_button(game: str, say: Words) -> Button:
    """Return the button that begins the lesson of a game."""
    return Button(say("lesson-teach"), str(Act("teach", 0, path=game)))


def twice(table: Table, link: str, say: Words) -> Screen:
    """Ask somebody who already has such a table open in the channel whether they want one more."""
    again = Button(say("answer-again"), str(Act("again", table.id)))
    return Screen((Text(say("answer-twice", game=find(table.game).title, link=link)), Row((again,))))


def calling(table: Table, people: Sequence[int], role: int | None, link: str, say: Words) -> Screen:
    """Call people, or everybody with a role, to a lobby; the only screen of a lobby that rings."""
    called = [f"<@{user}>" for user in people] + ([f"<@&{role}>"] if role else [])
    names = format_list(called, locale=say.language)
    text = say("lobby-calls", names=names, host=_host(table), game=find(table.game).title, link=link)
    return Screen((Text(text),), pings=tuple(people), role=role)


def started(scene: Scene, place: int | None) -> str:
    """Tell the person who started a match where it is, if that is known yet, and who begins."""
    seats = scene.decision.seats if scene.decision else ()
    yours = "yes" if scene.asked else "no"
    where = "here" if place == scene.table.channel_id else f"<#{place}>" if place else "none"
    return scene.say("answer-started", place=where, names=scene.names(seats), count=len(seats), yours=yours)
