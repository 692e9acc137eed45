"""The options of a table: which values one can have, at which seat counts it means something, and its sentences."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args, get_origin

from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from games.engine.words import Word, load_words

FIRST_SEAT_OPTION = "first"
"""The option that is a seat in every game, or 0 if it is drawn: it reads as the players' names."""


@dataclass(frozen=True, slots=True)
class SeatCountLimit:
    """Marks, beside its type (`Annotated`), an option that means something only at some seat counts."""

    seats: range


@dataclass(frozen=True, slots=True)
class VariantNeutral:
    """Marks, beside its type, an option that makes no other variant of the game, such as how often people are asked."""


VARIANT_NEUTRAL = VariantNeutral()

FAULT_BY_PYDANTIC_TYPE: Mapping[str, str] = {
    "bool_parsing": "switch",
    "bool_type": "switch",
    "int_parsing": "number",
    "int_parsing_size": "number",
    "int_from_float": "number",
    "int_type": "number",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "literal_error": "word",
    "string_too_long": "length",
}
"""What is wrong with a value, as "error-bad-option" says it, by the type of pydantic's error; "other": all else."""
PYDANTIC_BOUNDS = ("ge", "le", "max_length")
"""What pydantic calls the bound that a value does not keep."""


def applies_to_seats(field: FieldInfo, seats: int) -> bool:
    """Tell whether an option means anything with this many players."""
    return all(seats in bound.seats for bound in field.metadata if isinstance(bound, SeatCountLimit))


def list_option_choices(field: FieldInfo) -> list[object]:
    """Return what an option can be: off and on, its words, the numbers between its bounds; nothing if it is typed."""
    if field.annotation is bool:
        return [False, True]
    if get_origin(field.annotation) is Literal:
        return list(get_args(field.annotation))
    lower_bounds, upper_bounds = (
        [getattr(bound, side) for bound in field.metadata if hasattr(bound, side)] for side in ("ge", "le")
    )
    return list(range(lower_bounds[0], upper_bounds[0] + 1)) if lower_bounds and upper_bounds else []


def parse_option_choice(field: FieldInfo, text: str) -> object:
    """Parse the text of an option into its value; return the text itself if it stands for none."""
    return next((value for value in list_option_choices(field) if str(value).lower() == text.lower()), text)


def build_option_key(prefix: str, name: str) -> str:
    """Return the key of the sentence that names an option of a game."""
    return f"{prefix}-option-{name.replace('_', '-')}"


def build_option_error_facts(field: FieldInfo | None, error: ErrorDetails) -> dict[str, Word | tuple[str, ...]]:
    """Return an error message ("error-bad-option") for a value that an option cannot have."""
    why, context = FAULT_BY_PYDANTIC_TYPE.get(error["type"], "other"), error.get("ctx", {})
    choices = tuple(map(str, list_option_choices(field))) if field and why == "word" else ()
    return {
        "why": why,
        "bound": next((context[name] for name in PYDANTIC_BOUNDS if name in context), 0),
        "choices": choices,
    }


def list_option_sentence_keys(prefix: str, fields: Mapping[str, FieldInfo]) -> list[str]:
    """Return the keys of the sentences for the options of a game: its name, its help, and its values.

    Number values read as numbers; but if one of them has a sentence, all need one.
    """
    keys = []
    for name, field in fields.items():
        key = build_option_key(prefix, name)
        keys += [key, f"{key}-help", *_list_value_sentence_keys(key, name, field)]
    return keys


def format_changed_options(fields: Mapping[str, FieldInfo], chosen_options: Mapping[str, object]) -> str:
    """Return in one short text which options make another game of it, by name: "bluff, courts=no"; "": none does."""
    sentences = [
        _format_variant_option(name.replace("_", "-"), chosen_options[name])
        for name, field in sorted(fields.items())
        if name != FIRST_SEAT_OPTION and VARIANT_NEUTRAL not in field.metadata and chosen_options[name] != field.default
    ]
    return ", ".join(sentences)


def _format_variant_option(name: str, value: object) -> str:
    """Return one option of a variant; words that were typed are in order, however they were typed."""
    if isinstance(value, bool):
        return name if value else f"{name}=no"
    words = sorted(str(value).lower().replace(",", " ").split())
    return f"{name}={' '.join(words)}"


def _list_value_sentence_keys(key: str, name: str, field: FieldInfo) -> list[str]:
    if name == FIRST_SEAT_OPTION or field.annotation is bool:
        return []
    keys = [f"{key}-{value}" for value in list_option_choices(field)]
    return keys if field.annotation is not int or any(sentence_key in load_words() for sentence_key in keys) else []
