"""The contract with Discord: what its published description and its documentation say against a request or an answer.

python -m tests.bot.sandbox.contract RECORD... reads requests that the sandbox has recorded, one a line, and ends with 1
where Discord would refuse one. It is made apart from what the sandbox refuses, so that one can check the other.
"""

import argparse
import json
import re
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from tests.bot.sandbox.documented_limits import broken_limits
from tests.bot.sandbox.facts import FACTS_FILE

FORMATS: Any = FormatChecker(formats=())
SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}
"""discord.py sends some ids as numbers, which Discord takes."""
UNDESCRIBED = "/gateway"
"""The sandbox's gateway is on this machine, at an address that the description does not allow."""


def is_address(value: object) -> bool:
    """Tell whether Discord takes this for an address."""
    if not isinstance(value, str):
        return True
    parts = urlsplit(value)
    if parts.scheme in {"http", "https"}:
        return bool(parts.netloc)
    return parts.scheme in {"attachment", "discord"} and bool(parts.netloc or parts.path)


def is_instant(value: object) -> bool:
    """Tell whether Discord takes this for a time."""
    return not isinstance(value, str) or re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", value) is not None


FORMATS.checks("uri")(is_address)
FORMATS.checks("date-time")(is_instant)


def _is_integer(_: object, value: object) -> bool:
    """Discord takes a number in a string for a number, too."""
    if isinstance(value, str):
        return re.fullmatch(r"-?\d+", value) is not None
    return isinstance(value, int) and not isinstance(value, bool)


def _one_of(validator: Any, branches: Sequence[Any], value: Any, _: object) -> Iterator[ValidationError]:
    """Say what is wrong with the branch that is meant: by its `type`, or where least is wrong."""
    if isinstance(value, dict) and "type" in value:
        kinds = [(branch, _kinds(validator, branch)) for branch in branches]
        meant = [branch for branch, named in kinds if value["type"] in named]
        if not meant and any(named for _, named in kinds):
            yield ValidationError(f"type {value['type']!r} is not allowed here")
            return
        branches = meant or branches
    wrong = [list(validator.descend(value, branch)) for branch in branches]
    yield from min(wrong, key=len)


def _kinds(validator: Any, branch: Mapping[str, Any]) -> Sequence[Any]:
    """Return the values of `type` by which a branch is told apart."""
    shape = facts()["$defs"][branch["$ref"].rpartition("/")[2]] if "$ref" in branch else branch
    named: Sequence[Any] = shape.get("properties", {}).get("type", {}).get("enum", ())
    return named


Checker: Any = extend(
    Draft202012Validator,
    {"oneOf": _one_of, "anyOf": _one_of},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer),
)


@cache
def facts() -> Mapping[str, Any]:
    """Return the routes, and under `$defs` the shapes."""
    read = _resolvable(json.loads(FACTS_FILE.read_text("utf-8")))
    shapes = {name: shape for name, shape in read.items() if " " not in name}
    return {
        "$defs": shapes | {"SnowflakeType": SNOWFLAKE},
        "routes": {name: read[name] for name in read.keys() - shapes},
    }


def _resolvable(part: Any) -> Any:
    """Return a part with names of shapes in the form that jsonschema can follow."""
    if isinstance(part, list):
        return [_resolvable(one) for one in part]
    if not isinstance(part, dict):
        return part
    return {key: f"#/$defs/{inner}" if key == "$ref" else _resolvable(inner) for key, inner in part.items()}


@cache
def _patterns() -> Mapping[str, Sequence[tuple[re.Pattern[str], str]]]:
    """Return the paths of each method: first those with fewer parameters, as `@me` is an id as well."""
    found = defaultdict[str, list[tuple[re.Pattern[str], str]]](list)
    for route in sorted(facts()["routes"], key=lambda name: name.count("{")):
        method, _, path = route.partition(" ")
        found[method].append((re.compile(re.sub(r"\\\{[^/]+?\\\}", "[^/]+", re.escape(path))), path))
    return found


def find_route(method: str, path: str) -> str | None:
    """Return the path of the route that is meant, with the names of its parameters."""
    return next((route for pattern, route in _patterns()[method] if pattern.fullmatch(path)), None)


@cache
def _checker(method: str, route: str, status: int | None) -> Any:
    """Return what checks the body of a request, or of an answer with this status; `None` where there is no body."""
    described = facts()["routes"][f"{method} {route}"]
    shape = described["body"] if status is None else described["answers"][str(status)]
    return shape and Checker({"$defs": facts()["$defs"], "allOf": [shape]}, format_checker=FORMATS)


def request_problems(method: str, path: str, body: Any = None, files: Collection[str] = ()) -> list[str]:
    """Return why Discord would refuse a request; of one in several parts, `body` is its `payload_json`."""
    route = find_route(method, path)
    if route is None:
        return [f"{method} {path} is not described"]
    checker = _checker(method, route, None)
    if checker is None:
        return [] if body in (None, {}) else ["it takes no body"]
    if body is None:
        return ["it needs a body"] if facts()["routes"][f"{method} {route}"]["needed"] else []
    return _said(checker, body) or list(broken_limits(method, route, body, files))


def answer_problems(method: str, path: str, status: int, body: Any) -> list[str]:
    """Return why Discord would not give this answer."""
    route = find_route(method, path)
    if route is None:
        return [f"{method} {path} is not described"]
    if str(status) not in facts()["routes"][f"{method} {route}"]["answers"]:
        return [f"it does not answer {status}"]
    checker = _checker(method, route, status)
    return _said(checker, body) if checker else []


def _said(checker: Any, body: Any) -> list[str]:
    return [
        f"{'/'.join(map(str, one.absolute_path)) or '(body)'}: {one.message[:200]}" for one in checker.iter_errors(body)
    ]


def check_records(files: Sequence[Path]) -> tuple[int, list[str]]:
    """Return how many requests are recorded in these files, and what Discord would say against them."""
    lines = [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines() if line.strip()]
    found = list[str]()
    for line in lines:
        problems = request_problems(
            line["method"], line["path"].partition("?")[0], line.get("body"), line.get("files") or ()
        )
        found += [f"{line['method']} {line['path']}: {problem}" for problem in problems]
    return len(lines), found


def main(words: Sequence[str] | None = None) -> None:
    """Check records."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.sandbox.contract", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    seen, found = check_records(parser.parse_args(words).records)
    sys.stdout.write("".join(f"{line}\n" for line in [*found, f"{seen} requests, {len(found)} problems"]))
    sys.exit(1 if found or not seen else 0)


if __name__ == "__main__":
    main()
