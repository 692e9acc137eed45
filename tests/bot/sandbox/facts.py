"""What Discord's published description says of the routes that the sandbox has.

`discord_facts.json` is an extract, as `bot/discord_api/shapes.json` is, but with all routes and answers, and for tests
alone: python -m tests.bot.sandbox.facts openapi.json writes it; with --check, it ends with 1 where the file is older.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.sandbox.bots.rest import BOT_ROUTES, interactions
from tests.discord_shapes import KEPT, format_shapes, shape_names, strip_shape

FACTS_FILE = Path(__file__).with_name("discord_facts.json")
MORE_KEPT = KEPT | {"allOf", "anyOf", "not", "minProperties", "maxProperties"}


def extract(description: Mapping[str, Any]) -> dict[str, Any]:
    """Return each route, as `POST /channels/{channel_id}/messages`, and all shapes that are named there."""
    routes = {
        f"{method} {path}": _route(description["paths"][path][method.lower()]) for method, path in _found(description)
    }
    named, found = description["components"]["schemas"], dict[str, Any]()
    left = [*shape_names(list(routes.values()))]
    while left:
        name = left.pop()
        if name not in found:
            found[name] = strip_shape(named[name], MORE_KEPT)
            left += shape_names(found[name])
    return dict(sorted(routes.items())) | dict(sorted(found.items()))


def _found(description: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the routes of the description that the sandbox answers, some by a route for several of them."""
    here = [(method, _pattern(path)) for method, path, _ in (*interactions.ROUTES, *BOT_ROUTES)]
    for path, methods in description["paths"].items():
        served = {method for method, pattern in here if pattern.fullmatch(path)}
        yield from ((method.upper(), path) for method in methods if method.upper() in served)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{[^/]*\}", "[^/]+", path))


def _route(described: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a request and each answer hold; `null` for nothing."""
    asked = described.get("requestBody")
    answers = {status: _shape(answer) for status, answer in described["responses"].items() if status.startswith("2")}
    return {"body": asked and _shape(asked), "needed": bool(asked and asked.get("required")), "answers": answers}


def _shape(described: Mapping[str, Any]) -> Any:
    content = described.get("content")
    return strip_shape(content["application/json"]["schema"], MORE_KEPT) if content else None


def main(words: Sequence[str] | None = None) -> None:
    """Read the description, and write the facts or compare them."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.sandbox.facts", description=__doc__)
    parser.add_argument("description", type=Path, help="openapi.json of github.com/discord/discord-api-spec")
    parser.add_argument(
        "--check", action="store_true", help="only tell whether the facts are those of this description"
    )
    asked = parser.parse_args(words)
    found = format_shapes(extract(json.loads(asked.description.read_text("utf-8"))))
    if not asked.check:
        FACTS_FILE.write_text(found, "utf-8")
    elif found != FACTS_FILE.read_text("utf-8"):
        sys.exit(f"{FACTS_FILE.name} is not what {asked.description} says: python -m tests.bot.sandbox.facts writes it")


if __name__ == "__main__":
    main()
