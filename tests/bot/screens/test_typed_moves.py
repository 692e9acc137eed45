"""What people type is understood or asked back: sentences, slips of the finger, examples from their own moves."""

import pytest

from bot.screens.controls.paths import Focus
from bot.screens.pages.dm_reply import SAID, said_word
from bot.screens.parts.typed_moves import distance, loosely, nearest_word, refused
from bot.screens.scene import Scene
from games.engine import BadNotation, Match
from games.engine.words import words
from games.goblin_teeth import GoblinTeethView
from tests.bot.screens.scenes import Played


def asked(game: str, **options: object) -> Scene:
    """Return a question as the first player sees it; in Goblin Teeth one about a Fish Eye."""
    for number in range(40):
        scene = Played(Match.new(game, seats=3, options=options, seed=bytes([number]) * 32)).scene(0)
        if scene.asked and (game != "goblin_teeth" or "fish-eye" in str(scene.view)):
            return scene
    raise AssertionError(game)


def test_a_sentence_about_a_bid_means_that_bid() -> None:
    scene = asked("goblin_market", first=1)
    assert loosely(scene, "i would like to bid 7 please") == ["bid 7"]
    assert loosely(scene, "I pass, thanks") == ["pass"]
    assert loosely(scene, "bid 4000 please") == [], "a number is never taken for another"
    assert loosely(scene, "what a day") == []


def test_a_colour_with_a_slip_means_that_colour() -> None:
    scene = asked("gobblestones", first=1)
    _, space, colour = str(scene.table_view.legal[0]).split()
    assert loosely(scene, f"{space.lower()} {colour[:-2]}{colour[-1]}") == [f"lay {space} {colour}"]


def test_the_words_of_a_button_in_a_sentence_mean_its_move() -> None:
    scene = asked("goblin_teeth")
    assert isinstance(scene.view, GoblinTeethView)
    value = next(die.value for die in scene.view.dice if die.seat == 0)
    found = loosely(scene, f"put my {value} on the fish eye")
    assert found
    assert all(move.startswith("place d") for move in found)


@pytest.mark.parametrize(("word", "meant"), [("gren", "green"), ("turqoise", "turquoise"), ("re", ""), ("h9", "h9")])
def test_one_letter_of_a_short_word_and_two_of_a_long_one_may_differ(word: str, meant: str) -> None:
    assert nearest_word(word, {"green", "turquoise", "red"}) == meant


def test_the_distance_of_words_counts_letters() -> None:
    assert [distance("green", other) for other in ("green", "gren", "grene", "greens", "brawn")] == [0, 1, 2, 1, 3]


def test_a_refusal_gives_examples_from_the_moves_of_its_reader() -> None:
    scene = asked("gobblestones", first=1)
    told = refused(scene, Focus(), BadNotation("bad-notation", text="blorp"))
    assert f"`{scene.table_view.legal[0]}`" in told


def test_words_stand_for_buttons_and_moves_do_not() -> None:
    assert [said_word(text, words()) for text in ("Hint?", " rules", "HELP!", "chances", "undo")] == list(SAID)
    assert [said_word(text, words()) for text in ("end", "bid 7", "pass", "h8 red")] == [None] * 4
