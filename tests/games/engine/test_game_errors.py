"""Every refusal has its sentence in the catalogue, and every such sentence is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import keys
from games.engine import GameError, IllegalMove
from games.engine.assets import ASSETS
from games.engine.words import Word, words

ROOT = ASSETS.parent
MODULES = sorted([*(ROOT / "games").rglob("*.py"), *(ROOT / "bot").rglob("*.py")])
SENTENCES = {
    key
    for file in sorted((ASSETS / "locale" / "en").glob("*.ftl"))
    for key in re.findall(r"^(error-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
}


def constants(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def kinds(kind: type[GameError] = GameError) -> set[str]:
    """The names of all errors of the games, from the tree of classes."""
    return {kind.__name__}.union(*map(kinds, kind.__subclasses__()))


def raised_codes(module: Path) -> Iterator[str]:
    """The codes given to an error where it is made."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds()):
            continue
        if node.args and isinstance(node.args[0], ast.Constant):
            yield str(node.args[0].value)


CODES = sorted({(code, module.name) for module in MODULES for code in raised_codes(module)})


@pytest.mark.parametrize(("code", "module"), CODES)
def test_every_code_has_its_sentence(code: str, module: str) -> None:
    assert f"error-{code}" in words()


@pytest.mark.parametrize("game", keys())
def test_every_key_of_a_game_stands_in_the_catalogue(game: str) -> None:
    """Keys stand in tables too, not only where they are asked for; all begin with the key of their game."""
    starts = tuple(f"{room}{game.replace('_', '-')}-" for room in ("", "error-", "picture-"))
    named = {
        text
        for side in ("games", "bot/games")
        for module in (ROOT / side / game).rglob("*.py")
        for text in constants(module)
        if text.startswith(starts) and re.fullmatch(r"[a-z0-9-]*[a-z0-9]", text)
    }
    assert [text for text in sorted(named) if not {text, f"error-{text}"} & _catalogue()] == []


def _catalogue() -> set[str]:
    return {
        key
        for file in (ASSETS / "locale" / "en").glob("*.ftl")
        for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
    }


def composed(module: Path) -> Iterator[str]:
    """Codes that end in a word put in, as f"goblin-teeth-no-{verb}", as patterns."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if len(node.values) == 2 and re.fullmatch(r"[a-z-]+-", start):
                yield re.escape(start) + "[a-z-]+"


def test_every_sentence_of_a_refusal_is_used() -> None:
    used = {text for module in MODULES for text in constants(module)}
    patterns = {pattern for module in MODULES for pattern in composed(module)}
    unused = {key.removeprefix("error-") for key in SENTENCES} - used
    assert [code for code in sorted(unused) if not any(re.fullmatch(each, code) for each in patterns)] == []


def test_a_refusal_reads_as_its_sentence() -> None:
    refused = IllegalMove("gobblestones-covered", space="H8")
    assert str(refused) == "H8 is covered already."
    assert (refused.code, refused.arguments, refused.key) == (
        "gobblestones-covered",
        {"space": "H8"},
        "error-gobblestones-covered",
    )


@pytest.mark.parametrize(
    ("word", "told"),
    [("g" * 300, "g" * 300), ("g" * 301, "g" * 300 + "…"), (10**12, 10**12), (10**6000, "1e+6000"), (-2e30, "-2e+30")],
    ids=["long", "too long", "many", "too many", "too few"],
)
def test_a_sentence_tells_no_more_than_it_can_hold(word: Word, told: Word) -> None:
    refused = GameError("unknown-game", game=word, games="-")
    assert refused.arguments["game"] == told
    assert str(refused)


def test_an_argument_may_be_called_code() -> None:
    assert GameError("bad-notation", code="zog").arguments == {"code": "zog"}
