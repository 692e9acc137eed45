"""Lessons as a stage: what their references remember, what is marked and grey, and what a forged one gets."""

from dataclasses import replace

import pytest

from bot.replays.lesson_screen import ShownLessonStep
from bot.replays.lessons import MAX_TRIED_MOVES, LessonProgress, LessonStage, find_lesson_start, list_games_with_lesson
from bot.replays.playback_stage import ReplayViewer
from bot.replays.step_screen import WISHED_MOVE_EMOJI
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.custom_ids import MAX_CUSTOM_ID_LENGTH, ReplayReference, parse_custom_id
from bot.screens.layout import Button, Menu, Row, Screen, Text
from bot.screens.parts.typed_moves import require_move_form
from bot.screens.screen_registry import find_screen
from bot.store.models import Person
from bot.tables import TableError
from games import list_game_keys
from games.engine import GameError
from games.engine.convention import build_words_prefix
from games.engine.lessons import load_lesson
from games.engine.words import get_english_sentence, load_words

pytestmark = pytest.mark.usefixtures("undrawn")

ANN = ReplayViewer(Person(7, "Ann"), load_words(), guild=1)
STAGE = LessonStage()
MARKET = find_lesson_start("goblin_market")


async def shown(place: ReplayReference, asker: ReplayViewer = ANN) -> Screen:
    return STAGE.build_screen(await STAGE.load_step(place, asker))


def text(screen: Screen) -> str:
    return "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))


def buttons(screen: Screen) -> list[Button]:
    return [button for part in screen.parts if isinstance(part, Row) for button in part.buttons]


def green(screen: Screen) -> list[str]:
    return [button.visible_label for button in buttons(screen) if button.style == "good"]


@pytest.mark.parametrize("game", list_games_with_lesson())
async def test_each_lesson_is_gone_through_by_what_is_marked(game: str) -> None:
    """On the way one wrong move at each place is told and taken back; all fits Discord's limits."""
    place, lesson = find_lesson_start(game), load_lesson(game)
    for one in lesson.places:
        screen = await shown(place)
        lit = [option for part in screen.parts if isinstance(part, Menu) for option in part.options]
        assert green(screen) or any(option.emoji == "house_lamp" for option in lit)
        legal = [str(move) for move in (await STAGE.load_step(place, ANN)).scene.table_view.legal]
        wrong = [move for move in legal if move not in (one.wish, *one.also)]
        if wrong:
            there = await STAGE.play_choice(place, ANN, wrong[-1])
            assert there.step == place.step
            tried = text(await shown(there))
            assert "**You tried:**" in tried
            assert f"Taken back. {why_not(game, one.step.name)}" in tried
            assert (await STAGE.play_choice(there, ANN, one.wish)).note == place.note
        place = await STAGE.play_choice(place, ANN, one.wish)
    over = await shown(place)
    assert "Play a real match" in green(over)


def why_not(game: str, step: str) -> str:
    """Return the beginning of the sentence on why a step wants another move."""
    names = {f"player-{seat}": r"Young Snig" if seat == 3 else "Young Grub" for seat in (2, 3)}
    return get_english_sentence(f"{build_words_prefix(game)}-lesson-{step}-other", **names)


@pytest.mark.parametrize("game", list_games_with_lesson())
async def test_nothing_stands_out_but_what_goes_on(game: str) -> None:
    """What is wished is green, or has the lamp in a menu, and then a line says so."""
    place = find_lesson_start(game)
    for one in load_lesson(game).places:
        screen = await shown(place)
        styles = {button.style for button in buttons(screen)}
        assert "main" not in styles, one.step.name
        assert ("good" in styles) is not ("line with the lamp." in text(screen)), one.step.name
        place = await STAGE.play_choice(place, ANN, one.wish)


@pytest.mark.parametrize("game", list_games_with_lesson())
async def test_no_form_or_menu_of_a_lesson_highlights_a_wrong_option(game: str) -> None:
    """At each step, also behind its buttons and after a wrong try: what is chosen before anybody chose, what is marked
    and what is green goes on."""
    place = find_lesson_start(game)
    for one in load_lesson(game).places:
        seen = await STAGE.load_step(place, ANN)
        legal = [str(move) for move in seen.scene.table_view.legal]
        wrong = [move for move in legal if move not in (one.wish, *one.also)][:1]
        tried = [await STAGE.load_step(await STAGE.play_choice(place, ANN, move), ANN) for move in wrong]
        for shown_step in (seen, *tried):
            await nothing_wrong_stands_out(shown_step, place, one.wish)
        paths = [tuple(move.split()) for move in legal]
        for sheet in find_screen(game).move_texts.build_move_controls(seen.scene).build_forms(paths):
            fields = seen.fill_in_form(sheet).fields
            chosen = {field.name: option.value for field in fields for option in field.options if option.chosen}
            if chosen:
                await leads_on(place, sheet.write(chosen), one.wish)
        place = await STAGE.play_choice(place, ANN, one.wish)


async def nothing_wrong_stands_out(seen: ShownLessonStep, place: ReplayReference, wish: str) -> None:
    """Check the marks of a step, and behind each of its buttons."""
    steps = [path for button in buttons(STAGE.build_screen(seen)) if (path := step_path(button))]
    for screen in (STAGE.build_screen(seen, focus) for focus in (ROOT_FOCUS, *(Focus(path) for path in steps))):
        for menu in (part for part in screen.parts if isinstance(part, Menu)):
            before = parse_custom_id(menu.act)
            assert before is not None
            for option in menu.options:
                if option.chosen or option.emoji == WISHED_MOVE_EMOJI:
                    await leads_on(place, f"{before.path} {option.value}".strip(), wish)
        for act in (parse_custom_id(button.act) for button in buttons(screen) if button.style in ("good", "main")):
            if act is not None and act.verb in ("play", "sure", "text", "step"):
                await leads_on(place, act.path, wish)


def step_path(button: Button) -> tuple[str, ...]:
    act = parse_custom_id(button.act)
    return tuple(act.path.split()) if act is not None and act.verb == "step" else ()


async def leads_on(place: ReplayReference, text: str, wish: str) -> None:
    """Check that a choice is the beginning of the wished move, or goes on in the lesson."""
    if not f"{wish} ".startswith(f"{text} "):
        assert (await STAGE.play_choice(place, ANN, text)).step > place.step, text


@pytest.mark.parametrize(
    ("game", "place", "sheet", "written"),
    [("goblin_teeth", 0, "place i2", "place d3 i2"), ("gobblestones", 3, "row", "f1 down: turquoise green turquoise")],
)
async def test_a_form_is_filled_in_with_what_goes_on(game: str, place: int, sheet: str, written: str) -> None:
    seen = await STAGE.load_step(replace(find_lesson_start(game), step=place), ANN)
    form = seen.fill_in_form(require_move_form(seen.scene, sheet))
    chosen = {field.name: option.value for field in form.fields for option in field.options if option.chosen}
    assert form.write(chosen) == written


async def test_a_move_that_needs_confirmation_is_said_to_be_taken_back_here() -> None:
    place = replace(find_lesson_start("goblin_teeth"), step=2)
    focus = Focus(("cheat", "reposition", "d3", "i1"), confirming=True)
    asked = text(STAGE.build_screen(await STAGE.load_step(place, ANN), focus))
    assert "In a match, this cannot be taken back; here it can." in asked
    assert "This cannot be taken back" not in asked


async def test_moves_of_a_turn_are_made_at_once_in_any_order() -> None:
    place = find_lesson_start("gobblestones")
    assert (await STAGE.play_choice(place, ANN, "G7 green, G6 turquoise")).step == 2
    there = await STAGE.play_choice(place, ANN, "G7 green")
    assert (there.step, there.note) == (1, "")


async def test_what_was_tried_is_grey_as_long_as_it_is_remembered() -> None:
    place = MARKET
    for coins in range(4, 4 + MAX_TRIED_MOVES + 1):
        place = await STAGE.play_choice(place, ANN, f"bid {coins}")
    assert LessonProgress.from_note(place.note).tried == (4, 5, 6, 7, 8)
    assert len(place.note) <= 12
    assert [button.visible_label for button in buttons(await shown(place)) if button.off] == ["5", "6"]
    assert all(len(button.act) <= MAX_CUSTOM_ID_LENGTH for button in buttons(await shown(place)))


async def test_a_move_as_good_is_remembered_and_told() -> None:
    place = await STAGE.play_choice(MARKET, ANN, "bid 3")
    place = await STAGE.play_choice(place, ANN, "bid 6")
    assert "A coin more wins as well" in text(await shown(place))
    assert "You won, for 6" in text(await shown(place))
    assert "A coin more" not in text(await shown(await STAGE.play_choice(place, ANN, "take")))


async def test_whoever_leaves_may_come_back_to_the_same_place() -> None:
    place = await STAGE.play_choice(MARKET, ANN, "bid 3")
    left = await STAGE.handle_button(place, ANN, "leave")
    assert [button.label for button in buttons(await shown(left))] == ["Go on"]
    assert await STAGE.handle_button(left, ANN, "on") == place


async def test_a_real_match_is_offered_on_a_server_only() -> None:
    place = replace(MARKET, step=len(load_lesson("goblin_market").places))
    by_dm = await shown(place, replace(ANN, guild=None))
    assert [button.off for button in buttons(by_dm)] == [True, False]
    assert "`/play`" in text(by_dm)


FORGED = [
    replace(MARKET, step=99),
    replace(MARKET, note="zz"),
    replace(MARKET, note="0"),
    replace(MARKET, note="00zz"),
    replace(MARKET, source="lno_such_game"),
    replace(MARKET, source="l..games"),
]


@pytest.mark.parametrize("place", FORGED, ids=str)
async def test_a_forged_reference_gets_a_sentence(place: ReplayReference) -> None:
    with pytest.raises(TableError):
        await STAGE.load_step(place, ANN)


async def test_a_move_against_the_rules_changes_nothing() -> None:
    with pytest.raises(GameError):
        await STAGE.play_choice(MARKET, ANN, "bid 11")
    with pytest.raises(GameError):
        await STAGE.play_choice(MARKET, ANN, "dance")


async def test_all_games_of_the_house_are_taught() -> None:
    assert list_games_with_lesson() == list_game_keys()


async def test_what_was_wrong_with_a_click_is_told_on_its_step() -> None:
    seen = await STAGE.load_step(MARKET, ANN)
    assert "No such bid." in text(STAGE.build_screen(seen, ROOT_FOCUS, "No such bid."))
    with pytest.raises(TableError) as refused:
        find_lesson_start("no_such_game")
    assert refused.value.code == "no-lesson-here"


FOLLOWED = (
    ("gobblestones", "end", "Ann lays nothing and draws 5 tiles.\n-# You draw green, blue, "),
    ("goblin_teeth", "place d3 i1", "Ann takes the **Hidden Item** with 6. The Hidden Item is yours: Worm."),
    ("goats_and_goblins", "out", "Young Grub gets Gem 4, Gold 2, and Warding Stone (**7 gold** in all).\nTaken back."),
)


@pytest.mark.parametrize(("game", "tried", "told"), FOLLOWED)
async def test_what_follows_from_a_try_is_told_with_what_its_learner_alone_sees(
    game: str, tried: str, told: str
) -> None:
    assert told in text(await shown(await STAGE.play_choice(find_lesson_start(game), ANN, tried)))
