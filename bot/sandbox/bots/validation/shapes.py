"""Small checks for the tables of limits: each looks at a value and complains, naming the field.

A complaint looks like Discord's own: a nested `errors` object whose keys lead to the field, with `_errors` below it,
with a code and a sentence.
"""

import re
from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias

from bot.sandbox.world.errors import Refused
from bot.sandbox.world.protocol import JsonObject, parse_timestamp

FieldPath: TypeAlias = tuple[str | int, ...]
"""The keys and indices that lead to a field."""

SNOWFLAKE_PATTERN = re.compile(r"0|[1-9][0-9]{0,19}")
TIMESTAMP_PATTERN = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d")
URL_PATTERN = re.compile(r"https?://[^/?#\s]+\S*|attachment://\S+|discord://\S+")


class Complaints:
    """What is wrong with a request, field by field."""

    def __init__(self) -> None:
        self.errors: JsonObject = {}

    def add_error(self, field_path: FieldPath, code: str, message: str) -> None:
        """Note what is wrong with a field."""
        place = self.errors
        for key in field_path:
            place = place.setdefault(str(key), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_if_any(self) -> None:
        """Refuse the request with 50035 if anything was wrong."""
        if self.errors:
            raise Refused(400, 50035, "Invalid Form Body", self.errors)


ValueCheck: TypeAlias = Callable[[Complaints, FieldPath, object], None]
"""Checks an existing value; the record decides what may be missing."""


def _check_length(complaints: Complaints, field_path: FieldPath, length: int, minimum: int, maximum: int) -> None:
    if minimum <= length <= maximum:
        return
    if minimum and maximum:
        complaints.add_error(field_path, "BASE_TYPE_BAD_LENGTH", f"Must be between {minimum} and {maximum} in length.")
    else:
        complaints.add_error(field_path, "BASE_TYPE_MAX_LENGTH", f"Must be {maximum} or fewer in length.")


def build_string_check(min_length: int = 0, max_length: int = 4000) -> ValueCheck:
    """Accept a string with a number of characters in bounds."""

    def check_text(complaints: Complaints, field_path: FieldPath, value: object) -> None:
        if not isinstance(value, str):
            complaints.add_error(field_path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        else:
            _check_length(complaints, field_path, len(value), min_length, max_length)

    return check_text


def build_integer_check(minimum: int, maximum: int) -> ValueCheck:
    """Accept a whole number within bounds (digits in a string count, as they do for Discord)."""

    def check_integer(complaints: Complaints, field_path: FieldPath, value: object) -> None:
        number = parse_integer(value)
        if number is None:
            complaints.add_error(field_path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif number < minimum:
            complaints.add_error(
                field_path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {minimum}."
            )
        elif number > maximum:
            complaints.add_error(field_path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {maximum}.")

    return check_integer


def parse_integer(value: object) -> int | None:
    """Return a whole number, or None if the value is not one."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    return int(value) if isinstance(value, str) and re.fullmatch(r"-?\d+", value) else None


def check_number(complaints: Complaints, field_path: FieldPath, value: object) -> None:
    """Accept any number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        complaints.add_error(field_path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


def check_boolean(complaints: Complaints, field_path: FieldPath, value: object) -> None:
    """Accept true or false."""
    if not isinstance(value, bool):
        complaints.add_error(field_path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def check_snowflake(complaints: Complaints, field_path: FieldPath, value: object) -> None:
    """Accept an id, as a string of digits or a number."""
    if isinstance(value, bool) or not SNOWFLAKE_PATTERN.fullmatch(str(value)):
        complaints.add_error(field_path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def check_timestamp(complaints: Complaints, field_path: FieldPath, value: object) -> None:
    """Accept a time in ISO 8601."""
    if not isinstance(value, str) or not TIMESTAMP_PATTERN.match(value):
        complaints.add_error(field_path, "DATETIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")


def parse_timestamp_field(value: object) -> float | None:
    """Return a time in Unix seconds, or None if the value is not one."""
    try:
        return parse_timestamp(value) if isinstance(value, str) else None
    except ValueError:
        return None


def build_url_check(max_length: int = 2048) -> ValueCheck:
    """Accept a web address, or the `attachment://` name of a file."""
    long_enough = build_string_check(1, max_length)

    def check_url(complaints: Complaints, field_path: FieldPath, value: object) -> None:
        long_enough(complaints, field_path, value)
        if isinstance(value, str) and value and not URL_PATTERN.fullmatch(value):
            schemes = "('http', 'https', 'attachment', 'discord')"
            complaints.add_error(
                field_path, "URL_TYPE_INVALID_SCHEME", f'Scheme of "{value}" must be one of {schemes}.'
            )

    return check_url


def build_choice_check(*allowed: object) -> ValueCheck:
    """Accept one of some values."""
    listed = ", ".join(str(value) for value in allowed)

    def check_choice(complaints: Complaints, field_path: FieldPath, value: object) -> None:
        if value not in allowed or isinstance(value, bool):
            complaints.add_error(field_path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    return check_choice


def build_list_check(
    item: ValueCheck, min_items: int = 0, max_items: int = 1000, *, unique: bool = False
) -> ValueCheck:
    """Accept a list with a number of items in bounds, each of them good and, if required, none twice."""

    def check_list(complaints: Complaints, field_path: FieldPath, value: object) -> None:
        if not isinstance(value, list):
            complaints.add_error(field_path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        _check_length(complaints, field_path, len(value), min_items, max_items)
        for index, element in enumerate(value):
            item(complaints, (*field_path, index), element)
            if unique and element in value[:index]:
                sentence = "The set already contains this value"
                complaints.add_error((*field_path, index), "SET_TYPE_ALREADY_CONTAINS_VALUE", sentence)

    return check_list


def build_mapping_check(item: ValueCheck) -> ValueCheck:
    """Accept an object with free keys and good values."""

    def check_mapping(complaints: Complaints, field_path: FieldPath, value: object) -> None:
        if not isinstance(value, Mapping):
            complaints.add_error(field_path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, element in value.items():
            item(complaints, (*field_path, str(key)), element)

    return check_mapping


def build_json_object_check(fields: Mapping[str, ValueCheck], required: Collection[str] = ()) -> ValueCheck:
    """Accept an object: its fields must be good, and the required ones must be there.

    Unknown fields pass, and null counts as missing, as they do for Discord.
    """

    def check_record(complaints: Complaints, field_path: FieldPath, value: object) -> None:
        if not isinstance(value, Mapping):
            complaints.add_error(field_path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for key in required:
            if value.get(key) is None:
                complaints.add_error((*field_path, key), "BASE_TYPE_REQUIRED", "This field is required")
        for key, inner in fields.items():
            if value.get(key) is not None:
                inner(complaints, (*field_path, key), value[key])

    return check_record


def check_nonce(complaints: Complaints, field_path: FieldPath, value: object) -> None:
    """Accept a bot's own name for its request: a whole number or up to 25 characters."""
    if isinstance(value, str):
        _check_length(complaints, field_path, len(value), 0, 25)
    elif isinstance(value, bool) or not isinstance(value, int):
        complaints.add_error(field_path, "NONCE_TYPE_CONVERT", "Must be a string or a whole number.")


def accept_anything(_: Complaints, __: FieldPath, ___: object) -> None:
    """Accept anything."""
