"""What one player of Goats & Goblins must know until their next move: what they saw, and that their pass is over."""

from collections.abc import Iterator
from typing import Literal

from bot.screens.scene import Scene
from games.engine import Event
from games.goats_and_goblins import GoatsAndGoblinsView, events
from games.goats_and_goblins.cave import build_card_key
from games.goats_and_goblins.moves import PASSING_TERMS

EndOfPass = Literal["card", "expedition"]


def format_peek_and_pass_notes(scene: Scene, view: GoatsAndGoblinsView) -> list[str]:
    """Return the lines that the viewer reads until their next move: what they saw, and what ended their pass."""
    notes, card, ended = list[str](), find_last_peeked_card(scene), find_pass_end(scene, view)
    if card and not view.seen:
        notes.append(scene.say("goats-and-goblins-note-seen", card=build_card_key(card)))
    if ended:
        notes.append(scene.say("goats-and-goblins-note-ended", by=ended))
    return notes


def find_last_peeked_card(scene: Scene) -> str | None:
    """Return the last card that the viewer's Seeing Stone showed since their last move, as the move's effect or later.

    If nobody had to be asked, it may have been drawn before they could read it.
    """
    peeked_cards = [
        event.card for event in _list_events_since_own_move(scene) if isinstance(event, events.PeekedCardSeen)
    ]
    return peeked_cards[-1] if peeked_cards else None


def find_pass_end(scene: Scene, view: GoatsAndGoblinsView) -> EndOfPass | None:
    """Return what ended the pass that was the viewer's last move: a card that was played, or the expedition's end.

    Who divides the treasure knows that, and has no room for it.
    """
    if scene.is_asked and scene.decision and scene.decision.kind == "divide":
        return None
    since = list(_list_events_since_own_move(scene))
    passes = [
        event.terms for event in since if isinstance(event, events.StandingPassBegan) and event.seat == scene.seat
    ]
    if scene.seat is None or view.outcome or view.terms[scene.seat] or not PASSING_TERMS.intersection(passes):
        return None
    played = any(isinstance(event, events.ActionPlayed | events.ActionPlayedAtSeat) for event in since)
    return "card" if played and passes[-1] == "played" else "expedition"


def _list_events_since_own_move(scene: Scene) -> Iterator[Event]:
    """Yield what the viewer may know of their last move and all after it; nothing if it is not among the latest."""
    seen_moves = scene.table_view.recent_moves
    last = max((seen_move.number for seen_move in seen_moves if seen_move.seat == scene.seat), default=None)
    for seen_move in seen_moves:
        if last is not None and seen_move.number >= last:
            yield from seen_move.events
