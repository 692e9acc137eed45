"""Records prove a match, snapshots load it: both survive JSON, and damage is detected."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from games.engine import BadOptions, BadRecord, Match, MatchOver, PlayedMove, Record, Snapshot, generate_seed
from games.engine.chance import compute_commitment
from games.engine.events import Event, Untyped
from games.engine.random_play import derive_match_seed, play_proven_random_match
from games.engine.records import compute_checksum
from games.gobblestones import Gobblestones

GAME = Gobblestones()
BLUFF = GAME.validate_options({"bluff": True})


@pytest.fixture(scope="module")
def played() -> Match:
    return play_proven_random_match(GAME, 3, BLUFF, derive_match_seed("records", 1))


def changed(record: Record, **fields: Any) -> Record:
    return Record.model_validate(record.model_dump() | fields)


def test_a_record_replays_exactly(played: Match) -> None:
    again, diverged = Match.replay(played.build_record())
    assert diverged is None
    assert again.take_snapshot() == played.take_snapshot()
    assert again.build_record() == played.build_record()


def test_a_record_survives_its_file(played: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    played.build_record().write(file)
    assert Record.read(file) == played.build_record()


def test_a_record_with_a_byte_order_mark_is_read(played: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(played.build_record().to_json(), "utf-8-sig")
    assert Record.read(file) == played.build_record()


def test_a_record_has_a_move_a_line(played: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    played.build_record().write(file)
    lines = [line.strip().rstrip(",") for line in file.read_text("utf-8").splitlines()]
    first, last = json.dumps(played.moves[0]), json.dumps(played.moves[-1])
    assert lines.index(last) - lines.index(first) == len(played.moves) - 1


def test_a_record_without_moves_survives_its_file(tmp_path: Path) -> None:
    fresh = Match.deal_by_key("gobblestones", seats=2).build_record()
    fresh.write(tmp_path / "fresh.json")
    assert Record.read(tmp_path / "fresh.json") == fresh


def test_an_unfinished_record_replays_as_far_as_it_goes(played: Match) -> None:
    half = changed(played.build_record(), moves=played.moves[:40])
    again, diverged = Match.replay(half)
    assert (diverged, again.step, again.outcome) == (None, 40, None)


def test_another_move_diverges_where_it_stands(played: Match) -> None:
    moves = list(played.moves)
    lay = next(number for number, move in enumerate(moves) if number > 9 and move.move.startswith("lay"))
    moves[lay] = moves[lay]._replace(move="end")
    assert Match.replay(changed(played.build_record(), moves=moves)).diverged == lay + 1


def test_another_seat_diverges_where_it_stands(played: Match) -> None:
    moves = list(played.moves)
    moves[4] = moves[4]._replace(seat=99)
    assert Match.replay(changed(played.build_record(), moves=moves)).diverged == 5


def test_another_check_diverges_where_it_stands(played: Match) -> None:
    moves = list(played.moves)
    moves[-1] = moves[-1]._replace(check="00000000")
    assert Match.replay(changed(played.build_record(), moves=moves)).diverged == len(moves)


def test_a_move_after_the_end_diverges(played: Match) -> None:
    moves = [*played.moves, PlayedMove(0, "end", "00000000")]
    assert Match.replay(changed(played.build_record(), moves=moves)).diverged == len(moves)


def test_another_seed_breaks_the_promise(played: Match) -> None:
    with pytest.raises(BadRecord) as refused:
        Match.replay(changed(played.build_record(), seed=generate_seed().hex()))
    assert refused.value.code == "record-commitment"


def test_a_stirred_match_is_proved_by_its_secret_and_the_lines() -> None:
    secret = generate_seed()
    stirred = Match.deal_by_key("goblin_market", seats=3, seed=secret, stirs=["a goat", "a goblin"])
    record = stirred.build_record()
    assert record.commitment == compute_commitment(secret)
    assert Match.replay(Record.model_validate_json(record.to_json())).diverged is None
    assert Match.restore(stirred.take_snapshot()).build_record() == record
    with pytest.raises(ValidationError, match="not made of"):
        Record.model_validate_json(record.to_json().replace("a goblin", "a gobbler"))


def test_another_seed_with_its_own_promise_diverges(played: Match) -> None:
    seed = generate_seed()
    other = changed(played.build_record(), seed=seed.hex(), commitment=compute_commitment(seed))
    assert Match.replay(other).diverged is not None


def test_other_options_diverge(played: Match) -> None:
    assert Match.replay(changed(played.build_record(), options={"bluff": False})).diverged is not None


def test_a_record_of_older_rules_diverges_from_its_first_move(played: Match) -> None:
    again, diverged = Match.replay(changed(played.build_record(), version=GAME.version - 1))
    assert (diverged, again.step) == (1, 0)


def test_a_record_of_newer_rules_is_refused(played: Match) -> None:
    with pytest.raises(BadRecord) as refused:
        Match.replay(changed(played.build_record(), version=GAME.version + 1))
    assert refused.value.code == "record-newer"


@pytest.mark.parametrize(
    "fields", [{"game": "chess"}, {"seats": 9}, {"options": {"zog": 1}}, {"options": {"first": 4}, "seats": 2}]
)
def test_a_record_of_a_match_that_cannot_be_dealt_is_refused(played: Match, fields: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Match.replay(changed(played.build_record(), **fields))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "zog",
        "[]",
        "null",
        '{"game": "gobblestones"}',
        '{"moves": [',
        "\ud800",
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(BadRecord) as refused:
        Record.read(file)
    assert refused.value.code == "record-damaged"
    assert "damaged.json" in str(refused.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 2),
        ("seed", "abc"),
        ("commitment", "Z" * 64),
        ("seats", "three"),
        ("moves", [[0, "end"]]),
        ("moves", {"0": "end"}),
        ("moves", [["zero", "end", "00000000"]]),
        ("mood", "grim"),
    ],
)
def test_a_damaged_field_is_named(played: Match, tmp_path: Path, field: str, value: object) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(played.build_record().model_dump(mode="json") | {field: value}), "utf-8")
    with pytest.raises(BadRecord) as refused:
        Record.read(file)
    assert str(refused.value.arguments["where"]).startswith(field)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere.json", tmp_path):
        with pytest.raises(BadRecord) as refused:
            Record.read(file)
        assert refused.value.code == "record-unreadable"


def test_a_file_without_an_end_is_refused() -> None:
    with pytest.raises(BadRecord, match="/dev/zero is not a record: it is longer than 10 megabytes"):
        Record.read(Path("/dev/zero"))


def test_the_check_of_a_move_stands_for_all_that_happened() -> None:
    one: list[Event] = [Untyped("drew", {"seat": 1, "count": 2}), Untyped("drew-tiles", {"colours": ["red"]}, to=1)]
    assert compute_checksum(one) == compute_checksum([Untyped("drew", {"count": 2, "seat": 1}), one[1]])
    assert len({compute_checksum(events) for events in (one, one[:1], one[::-1], [])}) == 4


def test_a_snapshot_taken_at_any_instant_goes_on_alike(played: Match) -> None:
    match = Match.deal_from_record(played.build_record())
    for number, (seat, move, _) in enumerate(played.moves):
        if number % 7 == 0:
            stored = match.take_snapshot().model_dump_json()
            match = Match.restore(Snapshot.model_validate_json(stored), match.moves)
        match.play(seat, move)
    assert match.build_record() == played.build_record()
    assert match.take_snapshot() == played.take_snapshot()


def test_a_snapshot_knows_how_many_moves_were_played(played: Match) -> None:
    assert Match.restore(played.take_snapshot()).step == len(played.moves)


@pytest.mark.parametrize(
    "fields",
    [
        {"state": {}},
        {"state": {"seats": "zog"}},
        {"game": "chess"},
        {"options": {"zog": 1}},
    ],
)
def test_a_damaged_snapshot_is_refused(played: Match, fields: dict[str, Any]) -> None:
    damaged = Snapshot.model_validate(played.take_snapshot().model_dump() | fields)
    with pytest.raises(BadRecord) as refused:
        Match.restore(damaged)
    assert refused.value.code == "snapshot-damaged"
    assert refused.value.__suppress_context__, "what was wrong would show what the snapshot holds, in a log"


def test_nobody_agrees_to_end_a_match_that_is_over(played: Match) -> None:
    half = Match.deal_from_record(played.build_record())
    half.end_by_agreement()
    for over in (half, played.fork()):
        with pytest.raises(MatchOver):
            over.end_by_agreement()
    assert (half.is_agreed, half.decision, half.legal_moves(0), half.public_moves()) == (True, None, (), ())
    again = Match.restore(half.take_snapshot())
    assert (again.is_agreed, again.decision, again.legal_moves(0), again.view(0).decision) == (True, None, (), None)
    assert not again.is_answer_forced


def test_a_record_forged_to_be_agreed_is_not_exact(played: Match) -> None:
    """Its players cannot have agreed to an end that the rules had come to: the score would count as another."""
    record = played.build_record()
    assert Match.replay(changed(record, agreed=True)).diverged == len(record.moves) + 1
    early = Match.replay(changed(record, moves=record.moves[:-1], agreed=True))
    assert (early.diverged, early.match.is_agreed) == (None, True)
    assert Match.replay(changed(record, moves=record.moves[:-1])).match.is_agreed is False
