"""Moves that are typed or filled in: the form for them, and the moves that a typed text stands for."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from bot.screens.controls.form import Form, FormLine, MoveForm
from bot.screens.controls.move_controls import find_move_form
from bot.screens.controls.paths import Focus, LastOfSeveral, find_only_move
from bot.screens.custom_ids import MAX_PATH_LENGTH, ClickAction
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import PreviewedMoves, TableError
from games import find_game
from games.engine import BadNotation, IllegalMove
from games.engine.typed_text import match_legal_move, suggest_nearest_moves
from games.engine.typed_words import (
    fold_case_and_accents,
    load_synonyms,
    replace_words_with_notation,
    translate_to_words,
)
from games.engine.words import Words

TYPED_MOVE_FIELD = "text"
MAX_SUGGESTED_MOVES = 3
"""At most this many moves are suggested to somebody who typed something else."""
WORD_PATTERN = re.compile(r"\w+")
MIN_MOVE_WORDS = 2
"""A single word of a button may stand in a sentence that was not meant as a move."""
MIN_CORRECTED_WORD_LENGTH, MAX_SHORT_WORD_LENGTH = 3, 6
"""Words with fewer letters than the first are never taken for others; up to the second, one letter may differ."""
PLAYED_ALONE_REFUSAL = "first-see"
"""The refusal of a text that goes on after a move that has to be played alone."""
MAX_COMPARED_MOVES = 300
"""Of more moves than this, the words are not compared with what was typed."""


def build_typing_form(act: ClickAction, title: str, hint: str, say: Words) -> Form:
    """Return the form (modal) for the rest of a move after the act's path; `hint` is an example."""
    typed = str(ClickAction("typed", act.table, act.decision, act.path))
    return Form(title, typed, (FormLine(TYPED_MOVE_FIELD, say("type-label"), hint, min_length=1),))


def require_move_form(scene: Scene, name: str) -> MoveForm:
    """Return the form of this name; raises `TableError` if none of its moves is legal for its reader now."""
    sheet = find_move_form(
        scene.table_view.legal, find_screen(scene.table.game).move_texts.build_move_controls(scene), name
    )
    if sheet is None:
        raise TableError("nothing-to-fill-in")
    return sheet


def suggest_moves(scene: Scene, text: str, refusal: IllegalMove, meant: Sequence[str]) -> tuple[str, ...]:
    """Suggest moves where a text was refused: the one to be played alone, those meant, or those near."""
    legal = [str(move) for move in scene.table_view.legal]
    if refusal.code == PLAYED_ALONE_REFUSAL:
        return tuple(move for move in legal if move == refusal.arguments["move"])
    return tuple(
        (meant or suggest_nearest_moves(scene.table_view.legal, text, MAX_SUGGESTED_MOVES))[:MAX_SUGGESTED_MOVES]
    )


def explain_refused_typed_move(scene: Scene, near: Focus, refusal: IllegalMove) -> str:
    """Return why a typed text was not played, and the way out: the moves near to it, or how moves are typed."""
    move = refusal.arguments.get("move")
    named = {"move": _name_move(scene, move)} if isinstance(move, str) else {}
    why = scene.say(refusal.sentence_key, **{**refusal.arguments, **named})
    if refusal.code == PLAYED_ALONE_REFUSAL:
        return why
    if near.suggested:
        return scene.say("widget-nearest", refusal=why)
    if not isinstance(refusal, BadNotation):
        return why
    return scene.say("widget-unread", refusal=why, hint=_format_examples(scene))


def _format_examples(scene: Scene) -> str:
    """Return how moves are typed, by moves that are legal now: the first, and the last of another kind."""
    legal = [str(move) for move in scene.table_view.legal]
    other = next((move for move in reversed(legal) if move.split()[0] != legal[0].split()[0]), None)
    moves = [*legal[:1], *([other] if other else [])]
    game = find_screen(scene.table.game)
    if not game.move_texts.typed:
        moves = [
            game.move_texts.describe_move_in_full(scene, tuple(move.split())) for move in moves[-1:]
        ]  # a phone has room for one
    if not moves:
        return ""
    first, *others = (f"`{_name_move(scene, move)}`" for move in moves)
    return scene.say("widget-example", first=first, other=others[0] if others else "none")


def translate_typed_move(scene: Scene, text: str) -> str:
    """Translate a typed text into the game's notation, as far as its words are known: of buttons, or of a table."""
    written = translate_typed_words(scene, text)
    return (None if match_legal_move(scene.table_view.legal, written) else find_move_by_label(scene, text)) or written


def translate_typed_words(scene: Scene, text: str) -> str:
    """Translate the words of the reader's language in a typed text into notation, before the rules read it."""
    return replace_words_with_notation(text, _load_word_table(scene))


def _name_move(scene: Scene, move: str) -> str:
    """Return how the reader may type a move: in words of their language, if the game has a table of them."""
    return translate_to_words(move, _build_word_table_key(scene), scene.say)


def _load_word_table(scene: Scene) -> Mapping[str, str]:
    return load_synonyms(_build_word_table_key(scene), scene.say)


def _build_word_table_key(scene: Scene) -> str:
    return f"{find_screen(scene.table.game).prefix}-typed-words"


def find_move_by_label(scene: Scene, text: str) -> str | None:
    """Return the one legal move whose button says all these words; a single word, or a move's notation, is none."""
    if len(_extract_words(text)) < MIN_MOVE_WORDS or match_legal_move(scene.table_view.legal, text):
        return None
    sentences = list_moves_by_label(scene, text)
    return sentences[0] if len(sentences) == 1 else None


def list_moves_by_label(scene: Scene, text: str) -> list[str]:
    """Return the legal moves whose buttons say all these words: where some say them of the move itself, only those."""
    typed, legal = set(_extract_words(text)), scene.table_view.legal
    return _list_moves_saying(scene, typed, legal) if len(legal) <= MAX_COMPARED_MOVES else []


def _list_moves_saying(scene: Scene, typed: set[str], legal: Sequence[object]) -> list[str]:
    if not typed:
        return []
    offers = find_screen(scene.table.game).move_texts
    sentences = [
        move for move, label in _build_move_labels(scene, legal).items() if typed <= set(_extract_words(label))
    ]
    briefly = (
        move
        for move in sentences
        if typed <= set(_extract_words(offers.describe_move_in_brief(scene, tuple(move.split()))))
    )
    return list(briefly) or sentences


def _build_move_labels(scene: Scene, legal: Sequence[object]) -> dict[str, str]:
    game = find_screen(scene.table.game)
    return {str(move): game.move_texts.describe_move_in_full(scene, tuple(str(move).split())) for move in legal}


def guess_moves(scene: Scene, text: str) -> list[str]:
    """Return the legal moves that a text with typos may mean (fuzzy match); they are asked about, never played at once.

    Words that no move of the game knows are left out, unless they have a digit; a word that is nearly one of the game's
    is taken to be that one. If too little is left, words that people use for such moves decide ("typed-meanings").
    """
    notation, known, table = _collect_notation_words(scene), _collect_label_words(scene), _load_word_table(scene)
    nearest = " ".join(_keep_known_words(scene, text, known | notation | table.keys()))
    words = _extract_words(replace_words_with_notation(nearest, table))
    strange = any(_is_number(word) and word not in notation for word in words)
    meant = (
        None if strange else match_legal_move(scene.table_view.legal, " ".join(filter(notation.__contains__, words)))
    )
    if not _says_enough(scene, words, notation):
        return _list_moves_by_synonym(scene, text)
    return [meant] if meant else _list_moves_saying(scene, set(words), scene.table_view.legal[:MAX_COMPARED_MOVES])


def _says_enough(scene: Scene, words: Sequence[str], notation: Collection[str]) -> bool:
    """Tell whether these words can mean a move: one alone must be of its notation, a number only where one is asked."""
    if len(set(words)) != 1 or not scene.table_view.legal:
        return bool(words)
    first = str(scene.table_view.legal[0]).split()[0]
    return words[0] in notation and (not words[0].isdigit() or first in find_screen(scene.table.game).move_texts.typed)


def strip_unknown_words(scene: Scene, text: str) -> str:
    """Return a text without words that no legal move has, except numbers: the rules can say why they refuse that."""
    return " ".join(_keep_known_words(scene, text, _collect_notation_words(scene)))


def _keep_known_words(scene: Scene, text: str, known: Collection[str]) -> list[str]:
    words = (_convert_to_digits(scene, word, known) for word in _extract_words(text))
    return [word for word in (find_closest_word(word, known) for word in words) if word]


def _convert_to_digits(scene: Scene, word: str, known: Collection[str]) -> str:
    """Convert a number that is written out ("seven") to digits, if the game knows that number here."""
    digits = load_synonyms("typed-numbers", scene.say).get(word, "")
    return digits if digits in known else word


def _list_moves_by_synonym(scene: Scene, text: str) -> list[str]:
    """Return the moves for which one of these words is a synonym, such as "skip": of the first kind that is legal."""
    means = load_synonyms("typed-meanings", scene.say)
    legal = [str(move) for move in scene.table_view.legal]
    first_words = [first for word in _extract_words(text) for first in means.get(word, "").split()]
    return next((moves for first in first_words if (moves := [move for move in legal if move.split()[0] == first])), [])


def _collect_notation_words(scene: Scene) -> set[str]:
    return {word for move in scene.table_view.legal for word in _extract_words(str(move))}


def _collect_label_words(scene: Scene) -> set[str]:
    """Return the words on the buttons of legal moves."""
    return {
        word
        for label in _build_move_labels(scene, scene.table_view.legal[:MAX_COMPARED_MOVES]).values()
        for word in _extract_words(label)
    }


def _is_number(word: str) -> bool:
    return any(sign.isdigit() for sign in word)


def find_closest_word(word: str, known: Collection[str]) -> str:
    """Return the known word that was meant, with at most one wrong letter (typo), or two in a long word."""
    if word in known or _is_number(word):
        return word
    allowed = 1 if len(word) <= MAX_SHORT_WORD_LENGTH else 2
    near = [
        (compute_edit_distance(word, candidate), candidate)
        for candidate in known
        if abs(len(candidate) - len(word)) <= allowed
    ]
    nearest = min(near, default=(allowed + 1, ""))
    return nearest[1] if len(word) >= MIN_CORRECTED_WORD_LENGTH and nearest[0] <= allowed else ""


def compute_edit_distance(one: str, other: str) -> int:
    """Return the Levenshtein distance: how many letters to change, add or leave out to make one word of the other."""
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, start=1):
        before, row = row, [number]
        for place, sign in enumerate(other, start=1):
            row.append(min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != sign)))
    return row[-1]


def _extract_words(text: str) -> list[str]:
    return WORD_PATTERN.findall(fold_case_and_accents(text))


def needs_confirmation(scene: Scene, path: tuple[str, ...]) -> bool:
    """Tell whether typed words are a legal move that its player should confirm."""
    if find_only_move(scene.table_view.legal, path) != " ".join(path):
        return False
    reader = find_screen(scene.table.game).move_texts.build_move_controls(scene)
    return reader.typed.confirm or reader.needs_confirmation(path)


def build_last_confirmation(scene: Scene, text: str, ahead: PreviewedMoves) -> Focus | None:
    """Return the question about the last of several typed moves, as it is asked after the others, if it needs one.

    Raises `IllegalMove` if no button can carry them.
    """
    then, path = replace(scene, table_view=ahead.table_view), tuple(str(ahead.moves[-1]).split())
    if not needs_confirmation(then, path):
        return None
    texts = (" ".join(text.split()), ",".join(map(str, ahead.moves)))
    typed = next((one for one in texts if len(one) <= MAX_PATH_LENGTH), None)
    if typed is None:
        raise IllegalMove("sure-alone", move=str(ahead.moves[-1]))
    offers = find_screen(scene.table.game).move_texts
    reading = offers.build_move_controls(then).describe(path)
    several = LastOfSeveral(typed, reading.label, reading.short, offers.format_confirmation_question(then, path))
    return Focus(path, confirming=True, several=several)


def format_focus_confirmation_question(scene: Scene, focus: Focus) -> str:
    """Return the question that confirms the move of a focus."""
    return (
        focus.several.question
        if focus.several
        else find_screen(scene.table.game).move_texts.format_confirmation_question(scene, focus.path)
    )


def parse_complete_move(game: str, path: tuple[str, ...]) -> str | None:
    """Return words as the notation of a move, if they are one."""
    text = " ".join(path)
    try:
        find_game(game).parse_move(text)
    except BadNotation:
        return None
    return text
