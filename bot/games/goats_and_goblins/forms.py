"""The forms (modals) of Goats & Goblins: who gets which card of a pile."""

from collections.abc import Iterator, Mapping, Sequence

from bot.pictures.alt_text import clean_alt_name
from bot.screens.controls.form import MAX_FORM_FIELDS, FormChoice, MoveForm
from bot.screens.controls.paths import Path
from bot.screens.layout import Option
from bot.screens.scene import Scene
from games.goats_and_goblins import GoatsAndGoblinsView
from games.goats_and_goblins.cave import build_card_key

DIVIDE_FORM = "divide"


def build_division_forms(scene: Scene, view: GoatsAndGoblinsView, paths: Sequence[Path]) -> list[MoveForm]:
    """Build the form (modal) for dividing a pile, best cards first, filled in equally."""
    getting = [int(path[1]) - 1 for path in paths if path[0] == "give"]
    getting.sort(key=lambda seat: seat != scene.seat)
    if not getting or len(view.pile) < 2:
        return []
    turns = _iter_next_getters(view, getting)
    beyond = max(len(view.pile) - MAX_FORM_FIELDS, 0)
    fields = [
        _build_card_field(scene, number, str(card), getting, next(turns), beyond if number == MAX_FORM_FIELDS else 0)
        for number, card in enumerate(view.pile[:MAX_FORM_FIELDS], start=1)
    ]
    return [
        MoveForm(DIVIDE_FORM, scene.say("goats-and-goblins-sheet-divide"), tuple(fields), _write_division_move, "main")
    ]


def _iter_next_getters(view: GoatsAndGoblinsView, getting: Sequence[int]) -> Iterator[int]:
    """Yield who gets the next card in turn: the player with the fewest cards, from the Leader on."""
    shares = view.last.shares if view.last else ()
    served = {seat: len(shares[seat]) if shares else 0 for seat in getting}
    while True:
        seat = min(getting, key=served.__getitem__)
        served[seat] += 1
        yield seat


def _build_card_field(
    scene: Scene, number: int, name: str, getting: Sequence[int], usual: int, left: int
) -> FormChoice:
    """Return the field of a card, which says how many cards are left for after the form."""
    options = (Option(clean_alt_name(scene.raw_names[seat]), str(seat + 1), chosen=seat == usual) for seat in getting)
    label = scene.say("goats-and-goblins-sheet-card", number=number, card=build_card_key(name))
    return FormChoice(
        str(number), label, scene.say("goats-and-goblins-sheet-card-help", number=number, left=left), tuple(options)
    )


def _write_division_move(filled: Mapping[str, str]) -> str:
    return " ".join(["share", *(filled[name] for name in sorted(filled))])
