"""What a player reads who left a match or was removed (kicked, banned) from it, and how they come back."""

from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Button, Row, Screen, Text, make_paragraph
from bot.screens.pages.table_acts import build_seat_request_button
from bot.screens.scene import escape_name, format_closer_name, format_reason, mention_place
from bot.screens.screen_registry import find_screen
from bot.store.models import MAX_BLOCK_REASON_LENGTH, DirectNoticeKind
from bot.tables import Sitter, Table
from bot.tables.goblin_names import localize_name
from bot.tables.shown_names import build_removal_facts
from games.engine.words import Word, Words


def render_resignation(table: Table, user_id: int, say: Words) -> Screen:
    """Tell who plays on for somebody who resigned (forfeited); a goblin gives the seat back to them with one click.

    Somebody who was removed and is welcome again reads that.
    """
    closed, minded = table.status == "closed", table.status == "playing" and table.takeover
    sitter = table.find_sitter(user_id)
    if minded and sitter and sitter.was_removed:
        return _offer_seat(table, "panel-welcome", say)
    text = Text(say("answer-resigned", plays="nobody" if closed else "goblin" if minded else "default"))
    return Screen((text, Row((_build_back_button(table, say),)))) if minded else Screen((text,))


def _offer_seat(table: Table, key: str, say: Words) -> Screen:
    """Tell somebody that a goblin plays in their seat, with the button that gives it back."""
    sentence = say(key, **_build_table_facts(table))
    return Screen((Text(sentence), Row((_build_back_button(table, say),))))


def _build_back_button(table: Table, say: Words) -> Button:
    return Button(say("answer-back"), str(ClickAction("back", table.id)), "good")


def render_readmission(table: Table, user_id: int, say: Words) -> Screen | None:
    """Return what somebody reads who was removed from a table and is let in again; `None` for all others.

    Where no goblin plays in their seat, they are told how to ask for it. Who is back reads that; who did not come back
    before the end of the match, that it is too late.
    """
    sitter, facts = table.find_sitter(user_id), _build_table_facts(table)
    if table.find_removal(user_id):
        return None
    if not _is_in_use(table):
        return _render_late_welcome(table, sitter, say)
    if sitter and not sitter.gone:
        return Screen((Text(say("dm-back", **facts)),))
    if table.status == "lobby":
        return Screen((Text(say("panel-welcome-lobby", **facts)),))
    if sitter is None or not sitter.was_removed:
        return None
    if can_rejoin_seat(table, user_id):
        return _offer_seat(table, "panel-welcome", say)
    ask = Row((build_seat_request_button(table, say),))
    return Screen((Text(say("panel-welcome-asking", **facts)), ask))


def _render_late_welcome(table: Table, sitter: Sitter | None, say: Words) -> Screen | None:
    if sitter is None or not sitter.was_removed:
        return None
    state = "over" if table.ended_at else table.status
    return Screen((Text(say("panel-welcome-late", state=state, **_build_table_facts(table))),))


def render_kicked_player_notice(table: Table, user_id: int, say: Words) -> Screen | None:
    """Return what somebody reads who was removed (kicked) from a table; `None` for all others."""
    removal = table.find_removal(user_id)
    if removal is None:
        return None
    over = "no" if table.status in ("lobby", "playing") else "yes"
    facts = {**_build_table_facts(table), **build_removal_facts(table, removal)}
    plays = "nobody" if table.status != "playing" else "goblin" if table.takeover else "default"
    sentence = say("panel-removed", over=over, plays=plays, **facts)
    return Screen((*make_paragraph([sentence, *format_reason(removal.reason, say)]),))


def render_block_notice(table: Table, user_id: int, say: Words, server: str = "", reason: str = "") -> Screen:
    """Return what somebody reads whom a manager blocked (banned), about a table where they sat."""
    seated = table.find_seat(user_id) is not None
    state = "lost" if table.status == "playing" and not seated else table.status
    sentence = say("dm-blocked", state=state, server=escape_name(server), **_build_table_facts(table))
    return Screen((*make_paragraph([sentence, *format_reason(reason, say, MAX_BLOCK_REASON_LENGTH)]),))


def render_unblock(say: Words, server: str = "") -> Screen:
    """Return what somebody reads who is blocked no longer."""
    return Screen((Text(say("dm-unblocked", server=escape_name(server))),))


def render_blocked_guest(table: Table, name: str, say: Words) -> Screen:
    """Return what a host reads whose guest was blocked by a manager, and so is not in their invitation any more."""
    return Screen((Text(say("dm-guest-blocked", name=escape_name(name), **_build_table_facts(table))),))


def render_host_notice(table: Table, user_id: int, say: Words) -> Screen | None:
    """Return what somebody reads who has become host: what they may do now, and where; `None`: they are not."""
    if not _is_in_use(table) or table.host_id != user_id:
        return None
    return Screen((Text(say("dm-host", state=table.status, **_build_table_facts(table))),))


def render_lost_host_notice(table: Table, user_id: int, say: Words) -> Screen | None:
    """Return what somebody reads who is not host any more, and still sits there; `None` for all others."""
    present = any(sitter.user_id == user_id for sitter in table.present_people)
    if not _is_in_use(table) or table.host_id == user_id or not (present and table.host):
        return None
    name = escape_name(localize_name(table.host.user_id, table.host.name, say))
    return Screen((Text(say("dm-host-lost", name=name, **_build_table_facts(table))),))


def render_closing(table: Table, say: Words) -> Screen:
    """Return what those read who played a match that was closed before its end: who did that, and why if they say."""
    sentence = say("closed-running", name=format_closer_name(table, say), **_build_table_facts(table))
    return Screen((*make_paragraph([sentence, *format_reason(table.closing_reason, say)]),))


def is_closed_by_another(table: Table, user_id: int) -> bool:
    """Tell whether a lobby was closed before a match began, and not by this person."""
    return table.status == "closed" and table.started_at is None and table.closed_by != user_id


def render_closed_lobby(table: Table, say: Words) -> Screen:
    """Return what those read who waited in a lobby that was closed: who did that, if it was not the bot itself."""
    by = "nobody" if table.closed_by is None else "somebody"
    return Screen(
        (Text(say("dm-lobby-closed", by=by, name=format_closer_name(table, say), **_build_table_facts(table))),)
    )


def render_direct_notice(
    kind: DirectNoticeKind, table: Table, user_id: int, say: Words, server: str = "", reason: str = ""
) -> Screen | None:
    """Return what a notice by DM says now, `None` if that is no longer so.

    `server` is the name of the server, `reason` why somebody is blocked there.
    """
    match kind:
        case "removed":
            return render_kicked_player_notice(table, user_id, say)
        case "let-in":
            return render_readmission(table, user_id, say)
        case "host":
            return render_host_notice(table, user_id, say)
        case "host-lost":
            return render_lost_host_notice(table, user_id, say)
        case "blocked":
            return render_block_notice(table, user_id, say, server, reason)
        case "unblocked":
            return render_unblock(say, server)
        case "closed":
            return render_closing(table, say)


def _is_in_use(table: Table) -> bool:
    return table.status in ("lobby", "playing")


def _build_table_facts(table: Table) -> dict[str, Word]:
    return {"game": find_screen(table.game).title, "place": mention_place(table)}


def render_former_player_panel(table: Table, user_id: int, say: Words) -> Screen | None:
    """Return what stays of the panel of somebody who left or was replaced: who has their seat; `None`: nothing.

    As long as a goblin plays on for them, they may take it back. Who was removed has a notice that says so.
    """
    sitter = table.find_sitter(user_id)
    if table.find_removal(user_id) or (sitter and sitter.was_removed):
        return None
    heirs = [
        other_sitter
        for other_sitter in table.sitters
        if user_id in {former.user_id for former in other_sitter.former or ()}
    ]
    heir = heirs[0] if heirs and sitter is None else None
    facts: dict[str, Word] = {
        **_build_table_facts(table),
        "name": escape_name(localize_name(heir.user_id, heir.name, say)) if heir else "",
    }
    if can_rejoin_seat(table, user_id):
        return _offer_seat(table, "panel-minded", say)
    stays = "panel-taken" if heir else "panel-played-out" if table.status == "over" and _is_gone(table, user_id) else ""
    return Screen((Text(say(stays, **facts)),)) if stays else None


def can_rejoin_seat(table: Table, user_id: int) -> bool:
    """Tell whether a goblin plays on for somebody who left or was replaced, and gives the seat back."""
    return table.status == "playing" and _is_gone(table, user_id)


def can_return_to_seat(table: Table, user_id: int) -> bool:
    """Tell whether the panel of somebody who left is kept up to date: it may give the seat back yet."""
    sitter = table.find_sitter(user_id)
    return can_rejoin_seat(table, user_id) and not (sitter and sitter.was_removed)


def _is_gone(table: Table, user_id: int) -> bool:
    sitter = table.find_sitter(user_id)
    return sitter is not None and sitter.gone and table.takeover and table.find_removal(user_id) is None
