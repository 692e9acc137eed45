"""A file that somebody uploads as a record may be anything: it is read, or refused in one sentence."""

import json
from typing import Any

import pytest

from bot.replays.uploads import MAX_UPLOAD_BYTES, _parse_upload
from bot.tables import TableError
from games.engine import GameError, Match
from games.engine.words import load_words

RECORD: dict[str, Any] = json.loads(Match.deal_by_key("gobblestones", seats=2, seed=bytes(32)).build_record().to_json())


def text_with(**changes: Any) -> bytes:
    return json.dumps(RECORD | changes).encode()


HOSTILE: dict[str, bytes] = {
    "empty": b"",
    "a picture": b"\x89PNG\r\n" + b"\xff" * 300,
    "an archive": b"PK\x03\x04" + b"\0" * 500,
    "in UTF-16": json.dumps(RECORD).encode("utf-16"),
    "half a letter": text_with(game="\ud800"),
    "lists in lists": b"[" * 150_000 + b"]" * 150_000,
    "objects in objects": b'{"a":' * 30_000 + b"1" + b"}" * 30_000,
    "a number that is none": text_with(seats=float("nan")),
    "a seat for everybody": text_with(seats=10**9),
    "seats below zero": text_with(seats=-1),
    "a path": text_with(game="../../etc/passwd"),
    "a module of the project": text_with(game="engine"),
    "a module of Python": text_with(game="os"),
    "an endless number": text_with(options={"first": 10**30}),
    "an option in an option": text_with(options={"first": {"a": [1]}}),
    "moves that are numbers": text_with(moves=[1, 2]),
    "a move of nobody": text_with(moves=[[99, "end", "00000000"]]),
    "a move of a seat below zero": text_with(moves=[[-1, "end", "00000000"]]),
    "a move of a page": text_with(moves=[[0, "x" * 100_000, "00000000"]]),
    "a short seed": text_with(seed="00"),
    "another promise than its seed": text_with(commitment="0" * 64),
    "more than a record has": text_with(secret=1),
    "too large": text_with(moves=[[0, "end", "00000000"]] * 30_000),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(GameError) as refused:
        _parse_upload(HOSTILE[name])
    said = load_words()(refused.value.sentence_key, **refused.value.arguments)
    assert said.count("\n") == 0
    assert len(said) < 300


def test_a_record_is_read_with_a_byte_order_mark_and_without() -> None:
    assert _parse_upload(text_with()) == _parse_upload(b"\xef\xbb\xbf" + text_with())


def test_a_record_may_be_as_large_as_is_said_and_no_larger() -> None:
    largest = text_with().ljust(MAX_UPLOAD_BYTES)
    assert _parse_upload(largest) == _parse_upload(text_with())
    with pytest.raises(TableError, match="400"):
        _parse_upload(largest + b" ")
