"""The words that documents, comments and docstrings avoid: the table in docs/wording.md."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator

from tests.prose.pages import WORDING

HEADING = "## Words to avoid"
CODE = re.compile(r"`[^`]+`")
NAMED_SO = {"told", "tells", "rings", "stirred", "nobody knows"}
"""Words that comments and docstrings may use: functions and stored fields have these names, or games these things."""
COMMANDS = re.compile(r"^\s*> .*$|/house", re.MULTILINE)
"""Not prose: the lines of a story, and a command on Discord."""


def read_forbidden_words() -> list[str]:
    """Return the words in the left column of the table under “Words to avoid”."""
    chapter = WORDING.read_text("utf-8").partition(HEADING)[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("|")]
    return [word.strip("`") for row in rows for word in CODE.findall(row)]


def read_words_forbidden_in_code() -> list[str]:
    """Return those words that comments and docstrings avoid too."""
    return [word for word in read_forbidden_words() if word not in NAMED_SO]


def comments_in(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments and docstrings of a module with their lines, without the code in them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, _prose(node.value.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], _prose(token.string)


def _prose(text: str) -> str:
    return COMMANDS.sub(" ", CODE.sub(" ", text))


def find_words_in_code(source: str, forbidden: Iterable[str]) -> Iterator[str]:
    """Yield each forbidden word in comments and docstrings of a module, with its line."""
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, forbidden))})\b", re.IGNORECASE)
    if not pattern.search(" ".join(source.split())):
        return  # most modules have none, and taking one apart is slow
    for line, text in comments_in(source):
        for found in pattern.finditer(" ".join(text.split())):
            yield f"{line}: “{found[0]}”"
