"""Players who are asked can ask back: what a goblin would do in their place, and why; and how the game is played."""

from dataclasses import replace

import pytest

from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts.hints import format_fact, format_hint
from bot.screens.scene import escape_label
from bot.screens.screen_registry import find_screen
from games import list_game_keys
from games.engine import Match
from games.engine.review import load_review_measure
from tests.bot.screens.scenes import Played, buttons_of, random_steps, text_of

pytestmark = pytest.mark.usefixtures("in_words")

SEED = bytes(range(32))


@pytest.mark.parametrize("key", list_game_keys())
def test_every_kind_of_question_has_a_hint_that_reads_and_names_its_move(key: str) -> None:
    played = Played(Match.deal_by_key(key, seats=4, seed=SEED))
    for seat, moves in random_steps(played, lot=2, most=40):
        move, scene = next(iter(moves)), played.scene(seat)
        told = format_hint(scene, [move])
        assert (
            f"**{escape_label(find_screen(key).move_texts.format_advice(scene, [tuple(str(move).split())]))}**" in told
        )
        assert len(told) < 600


@pytest.mark.parametrize("key", list_game_keys())
def test_every_counted_reason_has_a_sentence_with_its_numbers(key: str) -> None:
    """Between any two moves of a question, as a review compares them, and of any move, as a hint explains it."""
    played, measure, found = Played(Match.deal_by_key(key, seats=4, seed=SEED)), load_review_measure(key), set[str]()
    for seat, moves in random_steps(played, lot=3, most=30):
        scene, listed = played.scene(seat), list(moves)
        some = [listed[0], listed[len(listed) // 2], listed[-1]]
        facts = [reason(scene.view, [one], [other]) for reason in measure.reasons for one in some for other in some]
        facts += [explain(scene.view, one) for explain in measure.advice for one in some]
        facts += [opinion.fact for give in measure.opinions for one in some if (opinion := give(scene.view, one))]
        for fact in filter(None, facts):
            found.add(fact.name)
            told = format_fact(scene, fact)
            numbers = (number for name, number in fact.values.items() if name != "seat" and not isinstance(number, str))
            assert all(f"{number:g}" in told for number in numbers if number)
    assert found
    assert found <= {*measure.facts}


def test_moves_that_belong_together_are_advised_together() -> None:
    played = Played(Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=SEED))
    for second, named in (("green", "H8 H9"), ("blue", "the bluff H8 H9")):
        told = format_hint(played.scene(0), ["lay H8 red", f"lay H9 {second}"])
        assert f"would play: **{named} for 5 points**." in told


def test_only_who_is_asked_has_the_buttons() -> None:
    played = Played(Match.deal_by_key("goblin_market", seats=3, options={"first": 1}, seed=SEED))
    assert "Hint" in {button.label for button in buttons_of(render_panel(played.scene(0)))}
    assert {"Hint", "How to play", "Read the table"} <= {
        button.label for button in buttons_of(render_more_menu(played.scene(0)))
    }
    for shown in (render_panel(played.scene(1)), render_more_menu(played.scene(1)), render_more_menu(played.scene())):
        assert "Hint" not in {button.label for button in buttons_of(shown)}


@pytest.mark.parametrize("key", list_game_keys())
def test_where_hints_are_off_nobody_reads_what_a_goblin_would_do(key: str) -> None:
    played = Played(Match.deal_by_key(key, seats=3, seed=SEED))
    for seat, _ in random_steps(played, lot=5, most=20):
        scene = played.scene(seat)
        table = replace(scene.table, hints=False)
        without = replace(scene, table_view=replace(scene.table_view, table=table))
        for shown in (render_panel(without), render_more_menu(without, played.scene())):
            assert "Hint" not in {button.label for button in buttons_of(shown)}
            assert " would play " not in text_of(shown)


VARIANTS: dict[str, tuple[dict[str, object], str, str]] = {
    "gobblestones": ({"bluff": True}, "turn", "on any colours"),
    "goblin_market": ({"hidden_coins": True}, "bid", "nobody else sees how many coins"),
    "emerald_skulls": ({"advanced": True}, "bet", "oppose yours"),
    "goblin_teeth": ({"advanced": True}, "turn", "your own A or B Offering"),
}
"""Ways to play in which a question is about something else; in Goats & Goblins without votes, the questions differ."""


@pytest.mark.parametrize("game", VARIANTS)
def test_coaching_tells_of_the_variant_that_is_played_and_only_of_that(game: str) -> None:
    options, kind, told = VARIANTS[game]
    for chosen, expected in (({}, False), (options, True)):
        played = Played(Match.deal_by_key(game, seats=3, options=chosen, seed=SEED))
        for seat, _ in random_steps(played, lot=1, most=40):
            if played.match.decision and played.match.decision.kind == kind:
                assert (told in text_of(render_more_menu(played.scene(seat)))) is expected
                break
        else:
            pytest.fail(kind)
