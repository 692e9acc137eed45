"""Who may see a match again, through whose eyes, and play on from it: what the record allows, and nobody else."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.replays.great_moments import find_match_highlights
from bot.replays.playback_stage import ReplayViewer, sees_no_table
from bot.replays.replay_stages import ReplayStageRegistry, build_replay_stages
from bot.screens.custom_ids import ReplayReference
from bot.screens.layout import Screen
from bot.screens.more_menu import render_more_menu
from bot.tables import Person, TableError
from games.engine import Record
from games.engine.words import load_words
from tests.bot.replays.records import record
from tests.bot.screens.scenes import buttons_of, text_of
from tests.bot.tables.parlour import ANN, BOB, CLEO, STRANGER, Parlour, next_to_move, some_move

SAY = load_words()
SHORT = 12
"""So many moves are played before a match is closed early."""


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    opened = await Parlour.at(tmp_path / "parlour.db")
    yield opened
    await opened.stop()


async def played(parlour: Parlour, game: str = "goblin_market", most: int = 10_000) -> int:
    """Play a match of three, or the beginning of one; return its table."""
    table = await (parlour.match(2, game, bluff=True) if game == "gobblestones" else parlour.match(3, game))
    rng = random.Random(1)
    for _ in range(most):
        if (await parlour.tables.load_view(table.id, None)).decision is None:
            break
        person, seen = await next_to_move(parlour, table.id)
        await parlour.tables.play_move(table.id, person.user_id, some_move(rng, seen))
    return table.id


def asker(person: Person, *, sees: bool = False) -> ReplayViewer:
    return ReplayViewer(person, SAY, None, AsyncMock(return_value=True) if sees else sees_no_table)


STRANGE = Person(STRANGER, "Sid")


async def shown(rooms: ReplayStageRegistry, playback: ReplayReference, who: ReplayViewer) -> Screen:
    stage = rooms.stages[playback.kind]
    return stage.build_screen(await stage.load_step(playback, who))


async def refused(rooms: ReplayStageRegistry, playback: ReplayReference, who: ReplayViewer) -> str:
    """Return the code with which somebody is refused; "" if they are not."""
    try:
        await shown(rooms, playback, who)
    except TableError as refusal:
        return refusal.code
    return ""


async def test_a_match_that_is_over_is_seen_by_those_who_sat_there_or_see_its_channel(parlour: Parlour) -> None:
    table, rooms = await played(parlour), build_replay_stages(parlour.tables)
    first = await rooms.matches.begin_replay(f"m{table}", asker(ANN))
    assert (first.step, first.eyes) == (0, "0")
    assert (await rooms.matches.begin_replay(f"m{table}", asker(STRANGE, sees=True))).eyes == "e"
    public, own, every = (ReplayReference(f"m{table}", 5, eyes) for eyes in "e0a")
    truths = [
        (public, asker(ANN), ""),
        (own, asker(ANN), ""),
        (every, asker(ANN), ""),
        (public, asker(STRANGE, sees=True), ""),
        (every, asker(STRANGE, sees=True), ""),
        (own, asker(BOB), "replay-not-yours"),
        (own, asker(STRANGE, sees=True), "replay-not-yours"),
        (public, asker(STRANGE), "replay-not-yours"),
        (every, asker(STRANGE), "replay-not-yours"),
        (ReplayReference(f"m{table}", 9999), asker(ANN), "replay-no-step"),
        (ReplayReference(f"m{table}", 5, "x"), asker(ANN), "replay-no-step"),
        (ReplayReference("m999", 0), asker(ANN), "table-gone"),
        (ReplayReference("mx", 0), asker(ANN), "replay-no-step"),
        (ReplayReference("w1", 0), asker(ANN), "replay-gone"),
        (ReplayReference("u1", 0), asker(ANN), "replay-gone"),
    ]
    found = [(await refused(rooms, place, who)) for place, who, _ in truths]
    assert found == [code for *_, code in truths]


async def test_a_match_that_goes_on_or_was_closed_early_is_not_for_others(parlour: Parlour) -> None:
    table, rooms = await played(parlour, most=SHORT), build_replay_stages(parlour.tables)
    place = ReplayReference(f"m{table}", 3)
    assert await refused(rooms, place, asker(ANN)) == "no-record-yet"
    assert await refused(rooms, place, asker(STRANGE, sees=True)) == "no-record-yet"
    await parlour.tables.close_table(table, ANN.user_id)
    assert await refused(rooms, place, asker(BOB)) == ""
    assert await refused(rooms, place, asker(STRANGE, sees=True)) == "record-for-players"
    assert not (await rooms.matches.open_match(f"m{table}", asker(BOB))).shared


async def test_a_podium_looks_back_on_a_match_once_and_never_on_one_closed_early(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, early = await played(parlour), await played(parlour, most=SHORT)
    await parlour.tables.close_table(early, ANN.user_id)
    rooms, asked = build_replay_stages(parlour.tables), list[int]()
    record_of = parlour.tables.load_replay_record

    async def noted(table_id: int, user_id: int | None = None) -> Record:
        asked.append(table_id)
        return await record_of(table_id, user_id)

    monkeypatch.setattr(parlour.tables, "load_replay_record", noted)
    for _ in range(2):
        assert await rooms.matches.replay_ended_match(await parlour.tables.find_table(over)) is not None
        assert await rooms.matches.replay_ended_match(await parlour.tables.find_table(early)) is None
    assert asked == [over, early]


async def test_what_everybody_saw_earlier_is_known_while_the_match_goes_on_and_to_the_log_alone(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await played(parlour, most=SHORT)
    matches = build_replay_stages(parlour.tables).matches
    dealt, later = await matches.find_public_view(table, 0), await matches.find_public_view(table, 3)
    assert dealt is not None
    assert later is not None
    assert (dealt.seat, later.seat) == (None, None)
    assert dealt.decision != later.decision
    monkeypatch.setattr(parlour.tables, "load_unfinished_record", AsyncMock(side_effect=TableError("no-record-yet")))
    assert await matches.find_public_view(table, 2) == await matches.find_public_view(table, 2), (
        "the match is known so far"
    )
    assert await matches.find_public_view(table, 9_999) is None


async def moments_of(rooms: ReplayStageRegistry, table: int, who: Person) -> tuple[set[int], set[int], set[int]]:
    """Return where the great moments of a match stop for somebody, all steps that have any, and those of their own."""
    place, seen = await rooms.matches.find_first_highlight(f"m{table}", asker(who)), list[int]()
    while not seen or place.step != seen[-1]:
        seen.append(place.step)
        place = await rooms.matches.handle_button(place, asker(who), "on")
    opened = await rooms.matches.open_match(f"m{table}", asker(who))
    told = find_match_highlights(opened.again)
    return (
        {*seen[:-1]},
        {step for _, step in told},
        {step for highlight, step in told if highlight.candidate.seat == opened.own},
    )


async def test_the_stepper_leads_through_a_match_in_every_stride(parlour: Parlour) -> None:
    table, rooms = await played(parlour), build_replay_stages(parlour.tables)
    ann, place = asker(ANN), ReplayReference(f"m{table}", 0)
    last = (await rooms.matches.handle_button(place, ann, "last")).step
    for stride in ("move", "turn", "round", "moment"):
        place = await rooms.matches.handle_button(place, ann, f"by {stride}")
        seen = [place.step]
        while (place := await rooms.matches.handle_button(place, ann, "on")).step != seen[-1]:
            seen.append(place.step)
        assert seen == sorted(set(seen))
        assert seen[-1] == last
        backwards = [place.step]
        while (place := await rooms.matches.handle_button(place, ann, "back")).step != backwards[-1]:
            backwards.append(place.step)
        assert backwards == [*seen[::-1], *[0] * (stride == "moment")], "the deal is no great moment"
        assert stride != "moment" or seen[0] == (await rooms.matches.find_first_highlight(f"m{table}", ann)).step
    assert (await rooms.matches.handle_button(place, ann, "eyes a")).eyes == "a"
    with pytest.raises(TableError):
        await rooms.matches.handle_button(place, ann, "away")
    for who in (ANN, BOB, CLEO):
        stopped, great, own = await moments_of(rooms, table, who)
        assert stopped <= great
        assert not own or own & stopped


async def test_nobody_looks_into_all_hands_where_trusted_tiles_stay_secret(parlour: Parlour) -> None:
    table, rooms = await played(parlour, "gobblestones"), build_replay_stages(parlour.tables)
    assert await refused(rooms, ReplayReference(f"m{table}", 3, "0"), asker(ANN)) == ""
    for who in (asker(ANN), asker(STRANGE, sees=True)):
        assert await refused(rooms, ReplayReference(f"m{table}", 3, "a"), who) == "replay-stays-secret"
    with pytest.raises(TableError) as refusal:
        await rooms.what_if.begin_what_if(ReplayReference(f"m{table}", 3), asker(STRANGE, sees=True))
    assert refusal.value.code == "replay-stays-secret"


async def test_what_if_is_played_on_against_goblins_and_survives_a_stop(parlour: Parlour) -> None:
    table, rooms = await played(parlour), build_replay_stages(parlour.tables)
    bob, rng = asker(BOB), random.Random(2)
    place = await rooms.what_if.begin_what_if(ReplayReference(f"m{table}", 4, "e"), bob)
    assert place.eyes == "1"
    for _ in range(1):
        step = await rooms.what_if.load_step(place, bob)
        assert step.scene.is_asked
        assert "Hint" in {button.label for button in buttons_of(render_more_menu(step.scene, step.public))}
        scene, advice = await rooms.what_if.find_what_if_hint(place, bob)
        assert set(map(str, advice)) <= set(map(str, scene.table_view.legal))
        with pytest.raises(TableError):
            await rooms.what_if.find_what_if_hint(place, asker(ANN))
        assert {sitter.is_goblin for sitter in step.scene.table.sitters} == {True, False}
        before, place = (
            place,
            await rooms.what_if.play_choice(place, bob, str(rng.choice(step.scene.table_view.legal))),
        )
    text = text_of(await shown(rooms, place, bob))
    again = await parlour.again()
    try:
        anew = build_replay_stages(again.tables)
        assert text_of(await shown(anew, place, bob)) == text
        assert await refused(anew, place, asker(ANN)) == "replay-gone"
        with pytest.raises(TableError) as refusal:
            await anew.what_if.play_choice(before, bob, "pass")
        assert refusal.value.code == "replay-moved-on"
        with pytest.raises(TableError) as refusal:
            await anew.what_if.find_what_if_hint(before, bob)
        assert refusal.value.code == "replay-moved-on"
        assert await anew.what_if.handle_button(place, bob, "back") == ReplayReference(f"m{table}", 4, "e")
        kept = (await again.tables.people.export_data(BOB.user_id))["replays"]
        assert [one["kind"] for one in kept] == ["fork"]
        again.clock.advance(4 * 24 * 3600)
        assert await refused(anew, place, bob) == "replay-gone"
        await again.tables.people.forget_person(BOB.user_id)
        assert (await again.tables.people.export_data(BOB.user_id))["replays"] == []
    finally:
        await again.stop()


async def test_a_match_that_failed_in_a_simulation_is_seen_again_as_far_as_it_went(parlour: Parlour) -> None:
    """`python -m games simulate --record` leaves such a record: without an end, and not of a table of this bot."""
    rooms, whole = build_replay_stages(parlour.tables), record("goblin_teeth")
    failed = whole.model_copy(update={"moves": whole.moves[:30]}).to_json().encode()
    place = await rooms.uploads.begin_replay(await rooms.uploads.save_upload(failed, asker(CLEO)), asker(CLEO))
    last = await rooms.uploads.handle_button(place, asker(CLEO), "last")
    assert last.step == 30
    assert "Round 3 of 3" in text_of(await shown(rooms, last, asker(CLEO)))
    fork = await rooms.what_if.begin_what_if(last, asker(CLEO))
    assert (await rooms.what_if.load_step(fork, asker(CLEO))).scene.may_move


async def test_a_record_file_is_seen_by_whoever_uploaded_it(parlour: Parlour) -> None:
    table, rooms = await played(parlour), build_replay_stages(parlour.tables)
    file = (await parlour.tables.load_replay_record(table, ANN.user_id)).to_json().encode()
    source = await rooms.uploads.save_upload(file, asker(CLEO))
    place = await rooms.uploads.begin_replay(source, asker(CLEO))
    assert "Player " in text_of(await shown(rooms, ReplayReference(source, 5, "e"), asker(CLEO)))
    assert await refused(rooms, place, asker(ANN)) == "replay-gone"
    assert await refused(rooms, ReplayReference(source, 5, "0"), asker(CLEO)) == "replay-not-yours"
    for bad, code in ((b"{}", "replay-no-record"), (b"x" * 500_000, "replay-too-large")):
        with pytest.raises(TableError) as refusal:
            await rooms.uploads.save_upload(bad, asker(CLEO))
        assert refusal.value.code == code
