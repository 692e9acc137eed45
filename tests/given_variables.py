"""Every sentence is given all variables that it might ask for, also those of a branch that is not taken.

A translation may use each variable of the English sentence in any branch. So a test fails where code does not give one.
"""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from games.engine import words
from tests.languages import list_references

_format_message = words._format_message
_seen = set[tuple[str, frozenset[str]]]()


def check_given_variables() -> None:
    """Check each English sentence of the catalogue from now on, when it is filled in."""
    words._format_message = _format_and_check


def _format_and_check(bundle: FluentBundle, key: str, arguments: dict[str, Any]) -> str:
    text, given = _format_message(bundle, key, arguments), frozenset(arguments)
    if bundle is _english() and (key, given) not in _seen:
        _seen.add((key, given))
        assert not (left_out := _list_variables(key) - given), f"{key} is not given {sorted(left_out)}"
    return text


def _english() -> words.Bundle:
    return words._load_bundle(words.ENGLISH, words.LOCALES_FOLDER)


@cache
def _list_variables(key: str) -> frozenset[str]:
    """Return the variables of a sentence, and of those to which it refers."""
    asked = list_references(words._parse_entry(_english().texts[key]))
    return asked.variables.union(*map(_list_variables, asked.sentences))
