"""What everybody should see in Emerald Skulls: a bust, and a jackpot."""

from collections.abc import Sequence

from bot.games.emerald_skulls.pictures.skull import TONES
from bot.pictures.painting.canvas import Canvas
from bot.pictures.painting.lettering import length
from bot.pictures.painting.sprites import Drawing, Sprite, icon, paint, plain_icon, sprite, tilted_icon
from bot.pictures.painting.theme import CREAM
from bot.pictures.picture import Picture
from bot.pictures.shared.beat import Beat, Concerned
from bot.pictures.shared.players import number
from bot.pictures.shared.stage import GROUND, draw_stage
from games.emerald_skulls import EmeraldSkullsView, events
from games.engine import Event
from games.engine.words import Words

SKULL, BROKEN, DIE, STEP = (176, 190), 120, 64, 70
CROWN, CROWN_ABOVE = 92, 26
MOST_DICE = 8


def beat(story: Sequence[Event], _view: EmeraldSkullsView, names: Sequence[str], words: Words) -> Picture | None:
    """Return the bust or the jackpot of this move, with those to whom bets paid."""
    paid = [Concerned(event.seat, f"+{event.gears}") for event in story if isinstance(event, events.Paid)]
    for event in story:
        if isinstance(event, events.Earned) and event.what != "standard":
            title = words("picture-emerald-skulls-beat-jackpot", bet=words("emerald-skulls-bet", bet=event.what))
            parties = _once([Concerned(event.seat, f"+{event.gears}"), *paid])
            return draw_stage(Beat(title, _crowned(event.gears), parties), names, words)
        if isinstance(event, events.Out) and event.out == "bust":
            title, parties = words("picture-emerald-skulls-beat-bust"), _once([Concerned(event.seat, "0"), *paid])
            return draw_stage(Beat(title, _broken(event.left), parties, grim=True), names, words)
    return None


def _once(parties: Sequence[Concerned]) -> tuple[Concerned, ...]:
    """Return everybody who was paid, once, with the sum."""
    sums: dict[int, int] = {}
    for party in parties:
        sums[party.seat] = sums.get(party.seat, 0) + int(party.note)
    return tuple(
        Concerned(seat, f"+{gears}" if gears else "0", "glad" if gears else "sad") for seat, gears in sums.items()
    )


def _broken(left: Sequence[int]) -> Canvas:
    """Draw the skull that grins at a broken die, and the last dice beside it as they fell."""
    ground, shown = GROUND[True], sorted(left, reverse=True)[:MOST_DICE]
    columns = -(-len(shown) // 2)
    canvas = Canvas((SKULL[0] + BROKEN + columns * STEP + 30, SKULL[1]), ground)
    canvas.paste(_skull(ground), (0, 0))
    canvas.paste_about(
        icon("emerald_skulls/sign-bust", BROKEN, ground, paint(sign=CREAM)),
        (SKULL[0] + 10 + BROKEN // 2, SKULL[1] // 2),
    )
    for place, face in enumerate(shown):
        column, row = divmod(place, 2)
        x, y = SKULL[0] + 30 + BROKEN + column * STEP, (SKULL[1] - 2 * STEP) // 2 + row * STEP
        canvas.paste(tilted_icon(f"emerald_skulls/die-{face}", DIE, ground, (-9, 7, 5, -6)[place % 4]), (x, y))
    return canvas


def _crowned(gears: int) -> Canvas:
    """Draw the skull with a crown, and the jackpot's pay beside it."""
    ground = GROUND[False]
    text = number(gears, 96)
    canvas = Canvas((SKULL[0] + 150 + length(text.text, text.face), SKULL[1] + CROWN_ABOVE), ground)
    canvas.paste(_skull(ground), (0, CROWN_ABOVE))
    canvas.paste_about(plain_icon("theme/crown", CROWN, ground), (SKULL[0] // 2, CROWN // 2 - 8))
    canvas.paste_about(plain_icon("emerald_skulls/gear", 100, ground), (SKULL[0] + 74, SKULL[1] // 2 + CROWN_ABOVE))
    canvas.write(text, (SKULL[0] + 136, SKULL[1] // 2 + CROWN_ABOVE), CREAM, ground)
    return canvas


def _skull(ground: str) -> Sprite:
    return sprite(
        SKULL, (Drawing("emerald_skulls/skull", (0, 0, SKULL[0]), height=SKULL[1]),), ground, (ground, *TONES)
    )
