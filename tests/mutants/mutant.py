"""Mutants as mutmut wrote them: where each is, what it changes, and whether a test killed it."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import ndiff
from pathlib import Path

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
ALIVE = {0: "survived", 33: "no test comes near", None: "not tried"}
OUT_OF_TIME = -24


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one function. `line` counts from the top of the file; `was` and `now` are the lines that differ."""

    name: str
    file: str
    line: int
    was: str
    now: str

    @property
    def function(self) -> str:
        """The function that it changes, as `Class.method`."""
        return _function(self.name.partition("__mutmut_")[0])

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}\n    - {self.was}\n    + {self.now}"


def found(workshop: Path, files: Sequence[str]) -> list[Mutant]:
    """Return all mutants of these files."""
    return [mutant for file in files for mutant in _of_file(workshop, file)]


def _of_file(workshop: Path, file: str) -> Iterator[Mutant]:
    written = workshop / "mutants" / file
    meta, spans = written.with_name(f"{written.name}.meta"), written.with_name(f"{written.name}.spans")
    if not meta.exists():
        return
    lines = written.read_text("utf-8").splitlines()
    parts = {
        name: lines[start - 1 : end] for name, (start, end) in json.loads(spans.read_text("utf-8"))["spans"].items()
    }
    begins = _begins((workshop / file).read_text("utf-8"))
    for name in json.loads(meta.read_text("utf-8"))["exit_code_by_key"]:
        function = name.rpartition(".")[2]
        original = parts.get(f"{function.partition('__mutmut_')[0]}__mutmut_orig", [])
        offset, was, now = _difference(original, parts.get(function, []))
        yield Mutant(name, file, begins.get(_function(function.partition("__mutmut_")[0]), 1) + offset, was, now)


def _function(mangled: str) -> str:
    return mangled.rpartition(".")[2].removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")


def _begins(source: str) -> dict[str, int]:
    """Return the first line of each function, by its name as `Class.method`."""
    found: dict[str, int] = {}
    for node in ast.parse(source).body:
        for inner in [node, *(node.body if isinstance(node, ast.ClassDef) else [])]:
            if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
                found[prefix + inner.name] = inner.lineno
    return found


def _difference(original: Sequence[str], mutated: Sequence[str]) -> tuple[int, str, str]:
    """Return how far down the first line that differs is, but for the name in the first, and what it was and is."""
    named = [re.sub(r"x[_ǁ][\wǁ]*__mutmut_(orig|\d+)", "f", line) for line in original]
    renamed = [re.sub(r"x[_ǁ][\wǁ]*__mutmut_(orig|\d+)", "f", line) for line in mutated]
    changes = [line for line in ndiff(named, renamed) if line[0] in "-+"]
    offset = next((index for index, pair in enumerate(zip(named, renamed, strict=False)) if pair[0] != pair[1]), 0)
    told = ["; ".join(line[2:].strip() for line in changes if line[0] == sign) for sign in "-+"]
    return offset, told[0], told[1]


def results(workshop: Path, mutants: Sequence[Mutant]) -> dict[str, int | None]:
    """Return the exit code of the tests for each mutant: 0 if it survived."""
    codes: dict[str, int | None] = {}
    for file in {mutant.file for mutant in mutants}:
        meta = (workshop / "mutants" / file).with_name(f"{Path(file).name}.meta")
        codes |= json.loads(meta.read_text("utf-8"))["exit_code_by_key"]
    return {mutant.name: codes[mutant.name] for mutant in mutants}


def equivalents() -> Mapping[tuple[str, str, str, str], str]:
    """Return why no test could kill a mutant, by file, function, and what the line was and is."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("mutant", [])
    return {(each["file"], each["function"], each["was"], each["now"]): each["reason"] for each in listed}
