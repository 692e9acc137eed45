"""What a player is told who has left a match or was removed from it, and how they come back."""

from bot.screens.custom_ids import Act
from bot.screens.layout import Button, Row, Screen, Text
from bot.screens.scene import escape_name, mention_place
from bot.screens.shelf import find_screen
from bot.tables import Table
from bot.tables.house_goblins import localize_name
from games.engine.words import Word, Words


def render_resignation(table: Table, user_id: int, say: Words) -> Screen:
    """Tell who plays on for somebody who has left; a goblin gives the seat back to them with one click.

    Somebody who was removed and is welcome again reads that.
    """
    closed, minded = table.status == "closed", table.status == "playing" and table.takeover
    sitter = table.find_sitter(user_id)
    if minded and sitter and sitter.was_removed:
        return _offer_seat(table, "panel-welcome", say)
    told = Text(say("answer-resigned", plays="nobody" if closed else "goblin" if minded else "default"))
    return Screen((told, Row((_back_button(table, say),)))) if minded else Screen((told,))


def _render_welcome_panel(table: Table, user_id: int, say: Words) -> Screen | None:
    """Return what the panel of somebody who is let in again becomes: they are told the rest in a new message."""
    if render_welcome(table, user_id, say) is None:
        return None
    if can_take_seat_back(table, user_id):
        return _offer_seat(table, "panel-welcome-short", say)
    return Screen((Text(say("panel-welcome-short", game=find_screen(table.game).title, place=mention_place(table))),))


def _offer_seat(table: Table, key: str, say: Words) -> Screen:
    """Tell somebody that a goblin plays in their seat, with the button that gives it back."""
    told = say(key, game=find_screen(table.game).title, place=mention_place(table))
    return Screen((Text(told), Row((_back_button(table, say),))))


def _back_button(table: Table, say: Words) -> Button:
    return Button(say("answer-back"), str(Act("back", table.id)), "good")


def render_welcome(table: Table, user_id: int, say: Words) -> Screen | None:
    """Return what somebody is sent who was removed from a table and is let in again; `None` for all others.

    Where no goblin plays in their seat, they are told how to ask for it.
    """
    sitter = table.find_sitter(user_id)
    if table.status == "lobby" and sitter is None and table.find_removal(user_id) is None:
        lobby: dict[str, Word] = {"game": find_screen(table.game).title, "place": mention_place(table)}
        return Screen((Text(say("panel-welcome-lobby", **lobby)),))
    if table.status != "playing" or sitter is None or not sitter.was_removed or table.find_removal(user_id):
        return None
    if can_take_seat_back(table, user_id):
        return _offer_seat(table, "panel-welcome", say)
    facts: dict[str, Word] = {"game": find_screen(table.game).title, "place": mention_place(table)}
    return Screen((Text(say("panel-welcome-asking", **facts)),))


def render_removal(table: Table, user_id: int, say: Words) -> Screen | None:
    """Return what somebody reads who was removed (kicked) from a table; `None` for all others."""
    removal = table.find_removal(user_id)
    if removal is None:
        return None
    place = mention_place(table)
    return Screen((Text(say("panel-removed", game=find_screen(table.game).title, place=place, by=removal.by)),))


def render_block(table: Table, say: Words) -> Screen:
    """Return what somebody reads whom a manager blocked, about a table where they sat."""
    return Screen((Text(say("dm-blocked", state=table.status, **_table_facts(table))),))


def render_new_host(table: Table, say: Words) -> Screen:
    """Return what somebody reads who has become host: what they may do now, and where."""
    return Screen((Text(say("dm-host", state=table.status, **_table_facts(table))),))


def _table_facts(table: Table) -> dict[str, Word]:
    return {"game": find_screen(table.game).title, "place": mention_place(table)}


def render_lost_seat(table: Table, user_id: int, say: Words) -> Screen | None:
    """Return what stays of the panel of somebody who left or was replaced: who has their seat; `None`: nothing.

    As long as a goblin plays on for them, they may take it back, unless they were removed.
    """
    if told := render_removal(table, user_id, say):
        return told
    heirs = [one for one in table.sitters if user_id in {former.user_id for former in one.former or ()}]
    heir = heirs[0] if heirs and table.find_sitter(user_id) is None else None
    facts: dict[str, Word] = {
        "game": find_screen(table.game).title,
        "place": mention_place(table),
        "name": escape_name(localize_name(heir.user_id, heir.name, say)) if heir else "",
    }
    if told := _render_welcome_panel(table, user_id, say):
        return told
    if can_take_seat_back(table, user_id):
        return _offer_seat(table, "panel-minded", say)
    stays = "panel-taken" if heir else "panel-played-out" if table.status == "over" and _is_gone(table, user_id) else ""
    return Screen((Text(say(stays, **facts)),)) if stays else None


def can_take_seat_back(table: Table, user_id: int) -> bool:
    """Tell whether a goblin plays on for somebody who left or was replaced, and gives the seat back."""
    return table.status == "playing" and _is_gone(table, user_id)


def needs_panel_updates(table: Table, user_id: int) -> bool:
    """Tell whether the panel of somebody who has no seat any more is kept up to date: it may give the seat back yet."""
    return can_take_seat_back(table, user_id) or (table.status == "playing" and table.find_removal(user_id) is not None)


def _is_gone(table: Table, user_id: int) -> bool:
    sitter = table.find_sitter(user_id)
    return sitter is not None and sitter.gone and table.takeover and table.find_removal(user_id) is None
