"""What a picture of Emerald Skulls shows, read from a view: the current board, or that at the end of a turn."""

from collections.abc import Sequence
from dataclasses import replace

from bot.pictures.shared.players import Plate
from games.emerald_skulls import LEVEL_NAMES, EmeraldSkullsView
from games.engine.words import Words

RIVAL_DRAWINGS = {1: "emerald_skulls/rival-vrax", 2: "emerald_skulls/rival-kur"}
"""The discs of Vrax and Kur, by their numbers in the stacks."""
CUP_DRAWING = "emerald_skulls/cup"
"""What the player who tumbles holds."""

MARKER_PARTS = 3
"""A marker's position: its card, its bet, its place."""


def rebuild_last_turn_view(view: EmeraldSkullsView) -> EmeraldSkullsView:
    """Return the view with the board, the dice and the bets of the last turn that was paid.

    A turn that was broken off is shown as it stood then.
    """
    last = view.last
    if view.is_broken_off:
        return replace(view, outcome=None)
    if last is None:
        return view
    on_board = sum(last.ordinary) + sum(last.skulls)
    return replace(
        view,
        phase="over",
        decision=None,
        tumbler=last.seat,
        pool=len(last.left),
        roll=last.left,
        spare=7 - on_board - len(last.left),
        ordinary=last.ordinary,
        skulls=last.skulls,
        picked=last.picked,
        out=last.out,
        cards=last.cards,
        offers=(),
        worth=None,
        rivals=replace(view.rivals, card=None, vrax=(), kur=()) if view.rivals else None,
    )


def list_level_dice(view: EmeraldSkullsView, level: int) -> list[int]:
    """Return the faces of the dice on a level, counted from 1: skulls (6) last."""
    return [level] * view.ordinary[level - 1] + [6] * view.skulls[level - 1]


def find_fresh_dice(view: EmeraldSkullsView, level: int) -> list[bool]:
    """Find which of the dice on a level, in the order of `list_level_dice`, are new since the reader last played."""
    things, name = [thing for _, thing in view.recent], LEVEL_NAMES[level]
    new_flags: list[bool] = []
    for kind, count in (("die", view.ordinary[level - 1]), ("skull", view.skulls[level - 1])):
        new = min(count, things.count(f"{name} {kind}"))
        new_flags += [False] * (count - new) + [True] * new
    return new_flags


def find_fresh_markers(view: EmeraldSkullsView, card: str) -> frozenset[tuple[str, int]]:
    """Return the bets and places of a card where others placed a marker since the reader last played."""
    marks = [thing.split() for _, thing in view.recent]
    return frozenset((mark[1], int(mark[2]) - 1) for mark in marks if mark[0] == card and len(mark) == MARKER_PARTS)


def build_player_plates(view: EmeraldSkullsView, names: Sequence[str], words: Words) -> list[Plate]:
    """Return the plates of the players: gears, cubes if any, whom the table waits for, who won.

    The tumbler holds the cup; while bets are placed all others have the markers that they have left. When the turn
    has ended and nobody must act, the light is the tumbler's.
    """
    waited_for = view.decision.seats if view.decision else (view.tumbler,) if view.out and not view.outcome else ()
    winners = view.outcome.winners if view.outcome else ()
    plates = [
        Plate(
            seat,
            names[seat],
            view.gears[seat],
            (("emerald_skulls/cube", view.cubes[seat]),) if view.cubes[seat] else (),
            turn=seat == view.tumbler and not view.outcome,
            waited_for=seat in waited_for,
            won=seat in view.crown_wearers,
            held=CUP_DRAWING if seat == view.tumbler and not view.outcome else None,
            markers=view.markers[seat] if view.phase == "bet" and seat != view.tumbler else 0,
        )
        for seat in range(view.seats)
    ]
    if view.rivals is None:
        return plates
    name = words("picture-emerald-skulls-rivals")
    lost = view.outcome is not None and not winners
    left = (("emerald_skulls/card-back", view.rivals.cards),)
    return [*plates, Plate(1, name, view.rivals.gears, left, won=lost, disc=RIVAL_DRAWINGS[1])]
