"""`python -m tests.names [--list KIND]`: how searchable names of functions and constants in `bot` and `games` are.

It prints four figures and ends with 1 if one is above its limit. `--list` prints the names behind a figure.
"""

import argparse
import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from games.engine.assets import ASSETS

ROOT = ASSETS.parent
PACKAGES = ("bot", "games")
MOST_MODULES = 5
"""A name at the top of a module stands in at most so many modules."""

_IRREGULAR = """
bent bitten blown born borne bought bound bred broken brought built burnt caught chosen come dealt done drawn driven
drunk dug eaten fallen fed felt fled flown forbidden forgotten found frozen given gone ground grown heard held hidden
hung hurt kept known laid led left lent lit lost made meant met paid ridden risen rung said seen sent shed shown shut
slain slept sold sought spent spilt split spoken spread sprung spun stolen stood struck stuck sung sunk swept sworn
swum taken taught told thought thrown torn trodden understood woken won worn wound woven written
"""
IRREGULAR = frozenset(_IRREGULAR.split())
"""Participles without -ed; read, set, put, run, cut and let are verbs as well."""
VERBS_IN_ED = frozenset({"embed", "exceed", "feed", "need", "proceed", "seed", "speed", "succeed", "weed"})
PROTOCOLS = frozenset({"main", "upgrade", "downgrade"})
"""Names at the top of modules that something looks up: commands and migrations."""


class Function(NamedTuple):
    """A function, method or constant: its file below the root, line and name, and whether it is at a module's top."""

    file: str
    line: int
    name: str
    at_top: bool

    def has_one_word(self) -> bool:
        """Tell whether the name is one word, private or not."""
        return "_" not in self.name.strip("_")

    def begins_with_participle(self) -> bool:
        """Tell whether the first word is a participle."""
        first = self.name.lstrip("_").partition("_")[0].lower()
        return first in IRREGULAR or (first.endswith("ed") and first not in VERBS_IN_ED)

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


def find_functions(root: Path = ROOT) -> list[Function]:
    """Return all functions of both packages but those with names like `__init__`."""
    files = sorted(file for package in PACKAGES for file in (root / package).rglob("*.py"))
    return [function for file in files for function in parse_functions(file.read_text("utf-8"), file, root)]


def parse_functions(source: str, file: Path, root: Path) -> Iterator[Function]:
    """Yield the functions of a module."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("__"):
            yield Function(str(file.relative_to(root)), node.lineno, node.name, node in tree.body)


def find_constants(root: Path = ROOT) -> list[Function]:
    """Return all constants at the top of modules of both packages, without migrations and names of one letter."""
    files = sorted(
        file for package in PACKAGES for file in (root / package).rglob("*.py") if "versions" not in file.parts
    )
    return [
        Function(str(file.relative_to(root)), name.lineno, name.id, at_top=True)
        for file in files
        for name in parse_assigned_names(file.read_text("utf-8"))
        if name.id.isupper() and len(name.id) > 1
    ]


def parse_assigned_names(source: str) -> Iterator[ast.Name]:
    """Yield the names that a module assigns at its top, alone or several at once."""
    for node in ast.parse(source).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from (name for name in names if isinstance(name, ast.Name))


def find_repeated(functions: Sequence[Function]) -> list[Function]:
    """Return the functions whose name is at the top of too many modules."""
    files: dict[str, set[str]] = defaultdict(set)
    for function in functions:
        if function.at_top and function.name not in PROTOCOLS and "/versions/" not in function.file:
            files[function.name].add(function.file)
    return [one for one in functions if one.at_top and len(files[one.name]) > MOST_MODULES]


Find = Callable[[Sequence[Function]], list[Function]]


def find_one_word_names(named: Sequence[Function]) -> list[Function]:
    """Return those whose name is one word."""
    return [one for one in named if one.has_one_word()]


FINDERS: Mapping[str, Find] = {
    "one-word": find_one_word_names,
    "participle": lambda functions: [one for one in functions if one.begins_with_participle()],
    "repeated": find_repeated,
}
CONSTANT_FINDERS: Mapping[str, Find] = {"constant": find_one_word_names}
MOST_SHARES = {"one-word": 0.35, "participle": 0.04, "repeated": 0.0, "constant": 0.1}
"""At most this share of the functions may have a name of one word (the object is then the class, as in `clock.start`),
a name that begins with a participle, or one at the top of more than `MOST_MODULES` modules; and at most this share of
the constants a name of one word."""


def measure_shares(named: Sequence[Function], finders: Mapping[str, Find] = FINDERS) -> dict[str, float]:
    """Return the share of functions, or constants, that each finder finds."""
    return {kind: len(find(named)) / len(named) for kind, find in finders.items()}


def format_list(found: Sequence[Function]) -> Iterator[str]:
    """Yield functions by their places, then their most frequent names."""
    yield from map(str, found)
    for name, count in Counter(one.name for one in found).most_common(20):
        yield f"{count:5} {name}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the shares; end with 1 if one is above its limit."""
    parser = argparse.ArgumentParser(prog="python -m tests.names", description=__doc__)
    parser.add_argument("--list", choices=MOST_SHARES, help="print the names behind this figure, too")
    asked = parser.parse_args(arguments)
    functions, constants = find_functions(), find_constants()
    shares = measure_shares(functions) | measure_shares(constants, CONSTANT_FINDERS)
    found = {kind: find(functions) for kind, find in FINDERS.items()}
    found |= {kind: find(constants) for kind, find in CONSTANT_FINDERS.items()}
    lines = [*format_list(found[asked.list])] if asked.list else []
    lines += [f"{kind:12}{share:7.1%}   (at most {MOST_SHARES[kind]:.0%})" for kind, share in shares.items()]
    sys.stdout.write(
        "".join(f"{line}\n" for line in (*lines, f"of {len(functions)} functions and {len(constants)} constants"))
    )
    return 0 if all(share <= MOST_SHARES[kind] for kind, share in shares.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
