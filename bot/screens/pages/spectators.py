"""What a spectator (somebody without a seat) is offered who pressed a button that all see: another table."""

from collections.abc import Sequence

from bot.screens.custom_ids import CONFIRMED_PATH, ClickAction
from bot.screens.layout import Button, Row, Screen, Text
from bot.screens.scene import escape_name, join_sitter_names
from bot.screens.screen_registry import find_screen
from bot.tables import Sitter, Table
from games.engine.words import Words


def render_no_seat(table: Table, say: Words) -> Screen:
    """Offer a seat to a spectator who has none: here in a lobby, otherwise at the next table of the game."""
    lobby = table.status == "lobby"
    button = (
        build_join_button(table, say)
        if lobby
        else Button(say("stranger-play"), str(ClickAction("rematch", table.id)), "good")
    )
    sentence = say("stranger-no-seat", state="lobby" if lobby else "other", game=find_screen(table.game).title)
    return Screen((Text(sentence), Row((button,))))


def render_no_free_seat(table: Table, sentence: str, say: Words) -> Screen:
    """Tell somebody that a table of a game night has no seat for them, and offer to open another one."""
    another = Button(say("evening-open"), str(ClickAction("eve-open", table.evening_id or 0)), "good")
    return Screen((Text(sentence), Row((another,))))


def render_already_open(table: Table, link: str, say: Words) -> Screen:
    """Show somebody who would like to play a game the table of it that is open."""
    sentence = say("stranger-open", game=find_screen(table.game).title, link=link)
    return Screen((Text(sentence), Row((build_join_button(table, say),))))


def render_rematch_invitation(table: Table, link: str, say: Words) -> Screen:
    """Ask somebody by DM to a rematch; they sit down by a click."""
    host = table.host.name if table.host else ""
    sentence = say("dm-rematch", game=find_screen(table.game).title, host=escape_name(host), link=link)
    return Screen((Text(sentence), Row((build_join_button(table, say),))))


def render_invitation(table: Table, link: str, say: Words) -> Screen:
    """Ask somebody by DM to a table whose host invites them; they sit down by a click."""
    host = table.host.name if table.host else ""
    sentence = say("dm-invitation", game=find_screen(table.game).title, host=escape_name(host), link=link)
    return Screen((Text(sentence), Row((build_join_button(table, say),))))


def render_late_invitation(table: Table, say: Words) -> Screen:
    """Say to somebody who was invited by DM and has not come that the match has begun."""
    return Screen((Text(say("dm-invitation-late", game=find_screen(table.game).title)),))


def render_host_request(table: Table, asker: Sitter, link: str, say: Words, *, mentions: bool) -> Screen:
    """Tell the host of a lobby that somebody there waits for them; a message that is no DM `mentions` them."""
    sentence = say("dm-host-asked", name=escape_name(asker.name), game=find_screen(table.game).title, link=link)
    if not mentions or table.host is None:
        return Screen((Text(sentence),))
    host = table.host.user_id
    return Screen((Text(say("lobby-host-asked", host=f"<@{host}>", line=sentence)),), pings=(host,))


def ask_to_join_avoided(table: Table, avoided: Sequence[Sitter], say: Words) -> Screen:
    """Ask somebody whether they join a table where people sit whom they avoid; nobody else reads it."""
    sentence = say("join-avoided", names=join_sitter_names(avoided, say), count=len(avoided))
    return Screen(
        (Text(sentence), Row((Button(say("join-anyway"), str(ClickAction("join", table.id, path=CONFIRMED_PATH))),)))
    )


def build_join_button(table: Table, say: Words) -> Button:
    """Return the button with which somebody sits down at a table."""
    return Button(say("lobby-join"), str(ClickAction("join", table.id)), "good")
