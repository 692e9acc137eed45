"""What people type is understood or asked back: sentences, slips of the finger, examples from their own moves."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from bot.screens.controls.paths import Focus
from bot.screens.pages.dm_reply import DM_COMMANDS, parse_dm_command
from bot.screens.parts.typed_moves import (
    compute_edit_distance,
    explain_refused_typed_move,
    find_closest_word,
    guess_moves,
    strip_unknown_words,
    suggest_moves,
    translate_typed_move,
    translate_typed_words,
)
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from games import list_game_keys
from games.engine import BadNotation, IllegalMove, Match
from games.engine.typed_words import fold_case_and_accents, parse_synonym_lines, replace_words_with_notation
from games.engine.words import load_words
from games.goblin_teeth import GoblinTeethView
from tests.bot.screens.scenes import Played, random_steps


def asked(game: str, **options: object) -> Scene:
    """Return a question as the first player sees it; in Goblin Teeth one about a Fish Eye."""
    for number in range(40):
        scene = Played(Match.deal_by_key(game, seats=3, options=options, seed=bytes([number]) * 32)).scene(0)
        if scene.is_asked and (game != "goblin_teeth" or "fish-eye" in str(scene.view)):
            return scene
    raise AssertionError(game)


def test_a_sentence_about_a_bid_means_that_bid() -> None:
    scene = asked("goblin_market", first=1)
    assert guess_moves(scene, "i would like to bid 7 please") == ["bid 7"]
    assert guess_moves(scene, "I pass, thanks") == ["pass"]
    assert guess_moves(scene, "bid 4000 please") == [], "a number is never taken for another"
    assert guess_moves(scene, "what a day") == []


def test_a_colour_with_a_slip_means_that_colour() -> None:
    scene = asked("gobblestones", first=1)
    _, space, colour = str(scene.table_view.legal[0]).split()
    assert guess_moves(scene, f"{space.lower()} {colour[:-2]}{colour[-1]}") == [f"lay {space} {colour}"]


def test_the_words_of_a_button_in_a_sentence_mean_its_move() -> None:
    scene = asked("goblin_teeth")
    assert isinstance(scene.view, GoblinTeethView)
    value = next(die.value for die in scene.view.dice if die.seat == 0)
    found = guess_moves(scene, f"put my {value} on the fish eye")
    assert found
    assert all(move.startswith("place d") for move in found)


def test_where_a_move_is_to_be_played_alone_only_that_move_is_offered() -> None:
    scene = asked("goblin_market", first=1)
    refusal = IllegalMove("first-see", move="bid 3")
    only = suggest_moves(scene, "bid 3, pass", refusal, ())
    assert only == ("bid 3",)
    assert (
        explain_refused_typed_move(scene, Focus(suggested=only), refusal)
        == "Type `bid 3` alone, and see what it does before you go on."
    )
    assert suggest_moves(scene, "x", IllegalMove("first-see", move="take"), ()) == (), "not legal yet"


@pytest.mark.parametrize(("word", "meant"), [("gren", "green"), ("turqoise", "turquoise"), ("re", ""), ("h9", "h9")])
def test_one_letter_of_a_short_word_and_two_of_a_long_one_may_differ(word: str, meant: str) -> None:
    assert find_closest_word(word, {"green", "turquoise", "red"}) == meant


def test_the_distance_of_words_counts_letters() -> None:
    assert [compute_edit_distance("green", other) for other in ("green", "gren", "grene", "greens", "brawn")] == [
        0,
        1,
        2,
        1,
        3,
    ]


def test_a_refusal_gives_examples_from_the_moves_of_its_reader() -> None:
    scene = asked("gobblestones", first=1)
    told = explain_refused_typed_move(scene, Focus(), BadNotation("bad-notation", text="blorp"))
    first, last = scene.table_view.legal[0], scene.table_view.legal[-1]
    assert f"For example: `{first}` or `{last}`." in told


def test_words_stand_for_buttons_and_moves_do_not() -> None:
    assert [parse_dm_command(text, load_words()) for text in ("Hint?", " rules", "HELP!", "chances", "undo")] == list(
        DM_COMMANDS
    )
    assert [parse_dm_command(text, load_words()) for text in ("end", "bid 7", "pass", "h8 red")] == [None] * 4


def met(game: str, kind: str) -> Scene:
    """Return a question of this kind as the asked player sees it: the first that comes up in matches at random."""
    for number in range(40):
        played = Played(Match.deal_by_key(game, seats=3, options={}, seed=bytes([number]) * 32))
        for seat, _ in random_steps(played, lot=number, most=80):
            if played.match.decision and played.match.decision.kind == kind:
                return played.scene(seat)
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("game", "kind", "text", "meant"),
    [
        ("goblin_market", "bid", "bid seven", ["bid 7"]),
        ("goblin_market", "bid", "no thanks", ["pass"]),
        ("goblin_market", "choose", "I take them all", ["take"]),
        ("goblin_market", "choose", "share please", ["share"]),
        ("gobblestones", "turn", "pass", ["end"]),
        ("gobblestones", "turn", "i lay nothing", ["end"]),
        ("goats_and_goblins", "declare", "draw five", ["declare 5"]),
        ("goats_and_goblins", "vote", "i stay up here", ["out"]),
        ("goats_and_goblins", "vote", "nah", ["out"]),
        ("emerald_skulls", "check", "stop!", ["chicken"]),
        ("emerald_skulls", "check", "chiken", ["chicken"]),
        ("emerald_skulls", "bet", "grim grn", ["bet 2 grim-grin"]),
        ("goblin_teeth", "helped", "yes please", ["draw"]),
        ("goblin_teeth", "helped", "nope", ["decline"]),
    ],
)
def test_what_people_say_is_understood_in_every_game(game: str, kind: str, text: str, meant: list[str]) -> None:
    assert guess_moves(met(game, kind), text) == meant


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("emerald_skulls", "bet", "put 2 dice on the upper jaw"),
        ("emerald_skulls", "check", "five dice please"),
        ("goats_and_goblins", "react", "what is the idea"),
        ("goats_and_goblins", "vote", "go home"),
        ("gobblestones", "turn", "what a lovely field"),
    ],
)
def test_a_word_that_stands_on_some_button_by_chance_means_nothing(game: str, kind: str, text: str) -> None:
    assert guess_moves(met(game, kind), text) == []


def test_who_may_move_but_has_no_move_now_is_told_so() -> None:
    """A seat that has voted is welcome to play a card, and may hold none."""
    scene = met("goats_and_goblins", "vote")
    idle = replace(scene, table_view=replace(scene.table_view, legal=()))
    for text in ("out", "zog", "7", "in and out"):
        assert guess_moves(idle, text) == []
        assert explain_refused_typed_move(idle, Focus(), BadNotation("bad-notation", text=text))


def test_a_text_without_its_small_talk_is_what_the_rules_can_refuse() -> None:
    assert strip_unknown_words(asked("goblin_market", first=1), "i would bid 4000 please") == "bid 4000"
    assert strip_unknown_words(asked("emerald_skulls", first=1), "buy 5 dice, friend") == "buy 5"


def test_what_undo_means_takes_back_and_nothing_else() -> None:
    """Somebody who won an auction takes the cards by "take", and types "oops" for something else."""
    for game in list_game_keys():
        for word in find_screen(game).move_texts.undone:
            assert any(str(move).split()[0] == word for move in undoing(game)), (game, word)
    assert find_screen("goblin_market").move_texts.undone == ()
    assert find_screen("goblin_teeth").move_texts.undone == ()
    assert "take" not in find_screen("goats_and_goblins").move_texts.undone


def undoing(game: str) -> Iterator[object]:
    """Yield the moves that seats may make in matches at random, after each of their own."""
    for number in range(8):
        played = Played(Match.deal_by_key(game, seats=3, seed=bytes([number]) * 32))
        for _ in random_steps(played, lot=number, most=120):
            for seat in range(3):
                yield from played.match.legal_moves(seat)


# In the reader's language


def laying(text: str, language: str) -> str:
    """Return how a text of a player is read who may lay a green tile."""
    scene = next(
        replace(scene, say=load_words(language))
        for number in range(40)
        if (scene := Played(Match.deal_by_key("gobblestones", seats=2, seed=bytes([number]) * 32)).scene(0)).is_asked
        and any(str(move).endswith(" green") for move in scene.table_view.legal)
    )
    move = next(str(move) for move in scene.table_view.legal if str(move).endswith(" green"))
    return translate_typed_move(scene, text.replace("SPACE", move.split()[1])).replace(move.split()[1], "SPACE")


@pytest.mark.parametrize(
    "text",
    ["Grün SPACE", "gruen SPACE", "GRÜN, SPACE", "leg SPACE grün", "lege gru\u0308n auf SPACE", "lay SPACE green"],
)
def test_words_of_another_language_become_notation_before_the_rules_read_them(text: str) -> None:
    read = laying(text, "de")
    assert {"green", "SPACE"} <= set(read.replace(",", "").split())
    assert not {"grün", "gruen"} & set(fold_case_and_accents(read).split())


GERMAN: Mapping[str, Mapping[str, str]] = {
    "gobblestones": {"leg C6 grün": "lay C6 green", "türkis c6": "turquoise c6"},
    "emerald_skulls": {"wette 7 Schädelbruch": "bet 7 cracked-cranium", "Nachwürfeln mit Klotz": "reroll cube"},
    "goats_and_goblins": {"spiele Stützbalken": "play pit-prop", "draußen": "out"},
    "goblin_market": {"nimm Büßer": "pick penitent", "wähle die Höhle": "pick die cave"},
    "goblin_teeth": {"schummle höflich p2": "cheat polite p2", "würfle d1": "reroll d1"},
}
"""Moves of each game as Germans type them, and in notation."""
KEYBOARD = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
"""How people type who have no German keyboard."""


@pytest.mark.parametrize("game", list_game_keys())
def test_german_moves_of_each_game_are_read_with_umlauts_and_without(game: str) -> None:
    scene = replace(asked(game), say=load_words("de"))
    for german, notation in GERMAN[game].items():
        assert german != german.translate(KEYBOARD)
        for typed in (german, german.translate(KEYBOARD), german.upper(), german.upper().lower()):
            assert translate_typed_words(scene, typed).lower() == notation.lower(), typed


def test_english_is_read_as_it_is_typed() -> None:
    assert laying("Grün SPACE, please", "en") == "Grün SPACE, please"


TABLE = {"gruen": "green", "nach oben": "up", "nimm zurueck": "take", "strasse": "street"}
TYPED = (
    ("Grün N10", "green N10"),
    ("nimm  zurück N10, Grün", "take N10, green"),
    ("Nach Oben!", "up!"),
    ("STRASSE Straße strasse", "street street street"),
    ("nach unten", "nach unten"),
    ("grünlich", "grünlich"),
    ("", ""),
)


@pytest.mark.parametrize(("typed", "written"), TYPED)
def test_the_longest_phrase_counts_and_all_else_stays(typed: str, written: str) -> None:
    assert replace_words_with_notation(typed, TABLE) == written
    assert replace_words_with_notation(typed, {}) == typed


@pytest.mark.parametrize("one", ["Äpfel", "A\u0308pfel", "AEPFEL", "äp\u00adfel"])
def test_letters_with_and_without_marks_are_the_same(one: str) -> None:
    assert fold_case_and_accents(one) == "aepfel"
    assert fold_case_and_accents("Café naïve") == "cafe naive"


def test_a_dm_is_answered_for_words_of_its_writers_language_and_english_ones() -> None:
    words = dict(parse_synonym_lines("tipp | hinweis = hint\nregeln = rules\nno meaning"))
    assert words == {"tipp": "hint", "hinweis": "hint", "regeln": "rules"}
    german = load_words("de")
    assert {parse_dm_command("Tipp!", german), parse_dm_command("hint", german)} == {"hint"}
    assert parse_dm_command("Tipp", load_words("fr")) is None
