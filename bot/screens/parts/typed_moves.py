"""Moves that are typed or filled in: the form for them, and the moves that a typed text stands for."""

import re
from collections.abc import Collection

from bot.screens.controls.form import Form, FormLine, Sheet
from bot.screens.controls.paths import Focus, only_move
from bot.screens.controls.reader import sheet_named
from bot.screens.custom_ids import Act
from bot.screens.scene import Scene
from bot.screens.shelf import screen_of
from bot.tables import TableError
from games import find
from games.engine import BadNotation, IllegalMove
from games.engine.typed import read_freely
from games.engine.words import Words

FIELD = "text"
WORDS = re.compile(r"\w+")
FEWEST = 2
"""A single word of a button may stand in a sentence that was not meant as a move."""
SHORTEST_WORD, SHORT_WORD = 3, 6
"""Words with fewer letters than the first are never taken for others; up to the second, one letter may differ."""
MOST_READ = 300
"""Of more moves than this, the words are not compared with what was typed."""


def typing_form(act: Act, hint: str, say: Words) -> Form:
    """Return the form for the rest of a move after the act's path; `hint` is an example."""
    typed = str(Act("typed", act.table, act.decision, act.path))
    return Form(say("type-title"), typed, (FormLine(FIELD, say("type-label"), hint, least=1),))


def sheet_of(scene: Scene, name: str) -> Sheet:
    """Return the sheet of this name; raises `TableError` if none of its moves is legal for its reader now."""
    sheet = sheet_named(scene.table_view.legal, screen_of(scene.table.game).offers.reader(scene), name)
    if sheet is None:
        raise TableError("nothing-to-fill-in")
    return sheet


def refused(scene: Scene, near: Focus, refusal: IllegalMove) -> str:
    """Return why a typed text was not played, and the way out: the moves near to it, or how moves are typed."""
    why = scene.say(refusal.key, **refusal.arguments)
    if near.suggested:
        return scene.say("widget-nearest", refusal=why)
    if not isinstance(refusal, BadNotation):
        return why
    return scene.say("widget-unread", refusal=why, hint=_examples(scene))


def _examples(scene: Scene) -> str:
    """Return how moves are typed, by moves that are legal now: the first, and the last of another kind."""
    legal = [str(move) for move in scene.table_view.legal]
    other = next((move for move in reversed(legal) if move.split()[0] != legal[0].split()[0]), None)
    moves = [*legal[:1], *([other] if other else [])]
    game = screen_of(scene.table.game)
    if not game.offers.typed:
        moves = [game.offers.in_full(scene, tuple(move.split())) for move in moves]
    return scene.say("widget-example", moves=scene.all_of([f"`{move}`" for move in moves])) if moves else ""


def as_said(scene: Scene, text: str) -> str | None:
    """Return the one legal move whose button says all these words; a single word, or a move's notation, is none."""
    if len(_words(text)) < FEWEST or read_freely(scene.table_view.legal, text):
        return None
    said = in_words(scene, text)
    return said[0] if len(said) == 1 else None


def in_words(scene: Scene, text: str) -> list[str]:
    """Return the legal moves whose buttons say all these words: where some do before the colon, only those."""
    typed = set(_words(text))
    if not typed or len(scene.table_view.legal) > MOST_READ:
        return []
    game = screen_of(scene.table.game)
    said = {str(move): game.offers.in_full(scene, tuple(str(move).split())) for move in scene.table_view.legal}
    briefly = [move for move, label in said.items() if typed <= set(_words(label.partition(":")[0]))]
    return briefly or [move for move, label in said.items() if typed <= set(_words(label))]


def loosely(scene: Scene, text: str) -> list[str]:
    """Return the legal moves that a sentence or a misspelt text may mean; they are asked about, never played at once.

    Words that no move of the game knows are left out, unless they have a digit; a word that is nearly one of the game's
    is taken to be that one.
    """
    legal = scene.table_view.legal[:MOST_READ]
    game = screen_of(scene.table.game)
    said = {str(move): game.offers.in_full(scene, tuple(str(move).split())) for move in legal}
    known = {word for move, label in said.items() for word in (*_words(move), *_words(label))}
    notation = {word for move in scene.table_view.legal for word in _words(str(move))}
    words = [nearest_word(word, known | notation) for word in _words(text)]
    kept = [word for word in words if word]
    moves = " ".join(word for word in kept if word in notation)
    meant = read_freely(scene.table_view.legal, moves)
    return [meant] if meant else in_words(scene, " ".join(kept))


def nearest_word(word: str, known: Collection[str]) -> str:
    """Return the known word that was meant: the same, or one that differs in one letter, or two of a long one."""
    if word in known or any(sign.isdigit() for sign in word):
        return word
    allowed = 1 if len(word) <= SHORT_WORD else 2
    near = [(distance(word, one), one) for one in known if abs(len(one) - len(word)) <= allowed]
    least = min(near, default=(allowed + 1, ""))
    return least[1] if len(word) >= SHORTEST_WORD and least[0] <= allowed else ""


def distance(one: str, other: str) -> int:
    """Return how many letters must be changed, added or left out to make one word of the other."""
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, start=1):
        before, row = row, [number]
        for place, sign in enumerate(other, start=1):
            row.append(min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != sign)))
    return row[-1]


def _words(text: str) -> list[str]:
    return WORDS.findall(text.lower())


def asked_twice(scene: Scene, path: tuple[str, ...]) -> bool:
    """Tell whether typed words are a legal move that its player should confirm."""
    reader = screen_of(scene.table.game).offers.reader(scene)
    return only_move(scene.table_view.legal, path) == " ".join(path) and (reader.typed.confirm or reader.sure(path))


def whole_move(game: str, path: tuple[str, ...]) -> str | None:
    """Return words as the notation of a move, if they are one."""
    text = " ".join(path)
    try:
        find(game).parse(text)
    except BadNotation:
        return None
    return text
