"""Hints for players who do not know what to do: what the question is about, a goblin's own choice, the rules."""

from collections.abc import Iterable, Sequence

from bot.screens.custom_ids import ClickAction
from bot.screens.layout import Button, Screen, Text, arrange_buttons
from bot.screens.scene import Scene, escape_label
from bot.screens.screen_registry import find_screen
from bot.tables.newcomers import find_beginner_seats
from games.engine import Move
from games.engine.review import ReviewFact, load_review_measure


def build_hint_button(scene: Scene) -> list[Button]:
    """Return the button that asks a goblin for advice (a hint), if its player is asked and the table has hints."""
    if not scene.is_asked or scene.decision is None or not scene.table.hints:
        return []
    return [
        Button(
            scene.say("panel-hint"),
            str(ClickAction("advise" if scene.playback else "hint", scene.table_ref, scene.decision.number)),
            emoji="house_lamp",
        )
    ]


def build_rules_button(scene: Scene) -> Button:
    """Return the button that opens the rules."""
    return Button(scene.say("lobby-howto"), str(ClickAction("howto", scene.table_ref, path=f"{scene.table.game} 1")))


def list_beginners(scene: Scene, seats: Iterable[int | None]) -> list[int]:
    """Return which of these seats are asked such a question for the first time."""
    new = find_beginner_seats(scene.table, scene.decision, often=1) if scene.decision else ()
    return [seat for seat in new if seat in {*seats}]


def format_question_hint(scene: Scene) -> list[str]:
    """Return a hint (coaching) about the question: what it is about, and whether its reader has more time for it."""
    decision = scene.decision
    if decision is None:
        return []
    line = find_screen(scene.table.game).move_texts.format_coaching_line(scene, decision.kind)
    new = scene.table.deadline is not None and scene.seat is not None and bool(list_beginners(scene, [scene.seat]))
    return [scene.say("board-coach", line=line, clock="yes" if new else "no")]


def format_hint(scene: Scene, moves: Sequence[Move]) -> str:
    """Return a hint: what a goblin would play, one move or several that belong together, and what it looks at."""
    game, paths = find_screen(scene.table.game), [tuple(str(move).split()) for move in moves]
    fact = load_review_measure(game.key).explain_advice(scene.view, moves[0])
    why = format_fact(scene, fact) if fact else game.move_texts.explain_move(scene, paths[0])
    return scene.say("panel-hint-told", move=escape_label(game.move_texts.format_advice(scene, paths)), why=why)


def build_hint_screen(scene: Scene, moves: Sequence[Move]) -> Screen:
    """Return a hint for the player who asked, with a button that plays it where no other control does."""
    return Screen((Text(format_hint(scene, moves)), *arrange_buttons(build_advised_button(scene, moves))))


def build_advised_button(scene: Scene, moves: Sequence[Move]) -> list[Button]:
    """Return the button that plays what a goblin would, where no other control does."""
    paths = [tuple(str(move).split()) for move in moves]
    written = find_screen(scene.table.game).move_texts.write_advised_choice(scene, paths)
    if not written or scene.decision is None:
        return []
    act = ClickAction("text", scene.table_ref, scene.decision.number, written)
    return [Button(scene.say("panel-hint-play"), str(act), "main")]


def format_fact(scene: Scene, fact: ReviewFact) -> str:
    """Return the sentence of a counted fact about a move."""
    return _format_fact_sentence(scene, "reason", fact)


def format_truth(scene: Scene, fact: ReviewFact) -> str:
    """Return the sentence of what was true and hidden."""
    return _format_fact_sentence(scene, "truth", fact)


def _format_fact_sentence(scene: Scene, kind: str, fact: ReviewFact) -> str:
    values = dict(fact.values)
    if "seat" in values:
        values["seat"] = scene.format_seat_name(int(values["seat"]))
    return scene.say(f"{find_screen(scene.table.game).prefix}-{kind}-{fact.name}", **values)
