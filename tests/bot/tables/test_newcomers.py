"""In a first match, new questions have twice the time, and a sentence; alone with goblins no clock runs."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.screens.board import render_board
from bot.screens.game_texts.event_narrator import FIRST_ROUND
from bot.screens.more_menu import render_more_menu
from bot.screens.panel import render_panel
from bot.screens.parts.options import (
    GOBLINS_FIELD,
    PACE_FIELD,
    build_options_form,
    format_options_line,
    parse_goblin_switches,
)
from bot.screens.parts.time_limits import format_time_limits
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.store.models import DEAL_PLACE
from bot.tables import Pace, Table, TableError
from bot.tables.newcomers import mark_question_met
from bot.tables.use_cases.lobby import resolve_match_options
from games import find_game, list_game_keys
from games.engine import Decision
from games.engine.words import load_words
from tests.bot.screens.scenes import buttons_of, text_of
from tests.bot.tables.parlour import ANN, BOB, Parlour
from tests.knowing import know

SAY = load_words()


async def newcomers(parlour: Parlour, players: int, game: str = "fingers", **options: object) -> Table:
    """Start a match of people none of whom has played the game."""
    table = await parlour.lobby(players, game)
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, options)
    return await parlour.tables.start_match(table.id, ANN.user_id)


def time_of(table: Table) -> timedelta:
    assert table.deadline is not None
    assert table.decision_since is not None
    return table.deadline - table.decision_since


async def screens(parlour: Parlour, table: Table) -> tuple[str, str]:
    """Return the text of the board and that of Ann's panel."""
    public = Scene(await parlour.tables.load_view(table.id, None), SAY)
    own = Scene(await parlour.tables.load_view(table.id, ANN.user_id), SAY)
    return text_of(render_board(public)), text_of(render_panel(own))


async def test_the_first_two_questions_of_a_kind_have_twice_the_time(parlour: Parlour) -> None:
    table = await parlour.tables.open_lobby("gobblestones", ANN, guild_id=1, channel_id=2, language="en")
    await parlour.tables.join_lobby(table.id, BOB)
    await know(parlour.store, "gobblestones", table.sitters[1:])
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {"first": 1})
    table = await parlour.tables.start_match(table.id, ANN.user_id)
    waited = []
    for _ in range(6):
        waited.append((table.decision_number, time_of(table)))
        while table.decision_number == waited[-1][0]:
            person = (ANN, BOB)[len(waited) % 2 == 0]
            table = await parlour.tables.play_move(table.id, person.user_id, "end")
    assert [round(time / timedelta(minutes=3)) for _, time in waited] == [2, 2, 2, 2, 1, 1]


async def test_who_is_asked_something_new_reads_where_it_is_explained(parlour: Parlour) -> None:
    table = await newcomers(parlour, 2, "gobblestones", first=1)
    sentence, hello = SAY("gobblestones-coach-turn", variant="usual"), "ew to this? **Menu…** explains it."
    told, own = await screens(parlour, table)
    assert f"Ann, n{hello}" in told, "others press the same button, and it explains nothing to them"
    assert f"N{hello}" in own
    assert sentence not in text_of(render_more_menu(Scene(await parlour.tables.load_view(table.id, BOB.user_id), SAY)))
    assert sentence not in text_of(render_more_menu(Scene(await parlour.tables.load_view(table.id, None), SAY)))
    assert f"{sentence} This first time, you have twice as long." in await explained(parlour, table)
    for person in (ANN, BOB):
        table = await parlour.tables.play_move(table.id, person.user_id, "end")
    assert hello not in "".join(await screens(parlour, table))
    assert f"{sentence}\n" in await explained(parlour, table)
    await parlour.tables.close_table(table.id, ANN.user_id)
    again = await newcomers(parlour, 2, "gobblestones", first=1)
    assert hello not in "".join(await screens(parlour, again))
    assert time_of(again) == timedelta(minutes=3)


async def explained(parlour: Parlour, table: Table) -> str:
    """Return what is behind "Menu…" for Ann."""
    return text_of(render_more_menu(Scene(await parlour.tables.load_view(table.id, ANN.user_id), SAY)))


async def test_what_was_met_outlives_the_process(parlour: Parlour) -> None:
    table = await newcomers(parlour, 2, "gobblestones", first=1)
    await parlour.tables.play_move(table.id, ANN.user_id, "end")
    again = await parlour.again()
    assert [sitter.met for sitter in (await again.tables.find_table(table.id)).sitters] == [("turn",), ()]
    await again.stop()


async def test_first_times_are_told_to_their_person_and_forgotten_with_them(parlour: Parlour) -> None:
    table = await newcomers(parlour, 2, "gobblestones", first=1)
    await parlour.tables.play_move(table.id, ANN.user_id, "end")
    kept = await parlour.tables.people.export_data(ANN.user_id)
    assert (kept["games_played"], kept["tables"][0]["met"]) == (["gobblestones"], ["turn"])
    await parlour.tables.people.forget_person(ANN.user_id)
    assert (await parlour.tables.people.export_data(ANN.user_id))["games_played"] == []
    assert (await parlour.tables.find_table(table.id)).sitters[0].met is None


async def alone(parlour: Parlour) -> Table:
    """Open a table of Gobblestones with a goblin."""
    table = await parlour.tables.open_lobby("gobblestones", ANN, guild_id=1, channel_id=2, language="en")
    return await parlour.tables.add_goblin(table.id, ANN.user_id)


async def test_alone_with_goblins_no_clock_runs(parlour: Parlour) -> None:
    table = await alone(parlour)
    assert f"{SAY('pace-none')}" in str(build_options_form(table, SAY))
    table = await parlour.tables.start_match(table.id, ANN.user_id)
    assert (table.pace, table.deadline) == ("none", None)


async def test_alone_with_goblins_a_clock_runs_that_was_chosen(parlour: Parlour) -> None:
    table = await alone(parlour)
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {}, "live")
    table = await parlour.tables.start_match(table.id, ANN.user_id)
    assert table.pace == "live"


async def test_a_form_sent_as_it_was_chooses_no_pace(parlour: Parlour) -> None:
    table = await alone(parlour)
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {}, "none")
    await parlour.tables.join_lobby(table.id, BOB)
    assert (await parlour.tables.start_match(table.id, ANN.user_id)).pace == "live"


async def test_a_rematch_with_another_person_has_a_clock_again(parlour: Parlour) -> None:
    table = await alone(parlour)
    await parlour.tables.start_match(table.id, ANN.user_id)
    await parlour.tables.propose_agreement(table.id, "end", ANN)
    again = await parlour.tables.open_rematch(table.id, ANN.user_id)
    await parlour.tables.join_lobby(again.id, BOB)
    assert (await parlour.tables.start_match(again.id, ANN.user_id)).pace == "live"


async def test_who_begins_a_rematch_is_next_in_turn_and_not_called_the_hosts_choice(parlour: Parlour) -> None:
    table = await parlour.match(2, "goats_and_goblins", first=1)
    scene = Scene(await parlour.tables.load_view(table.id, None), SAY)
    assert not scene.table.begins_in_turn
    await parlour.tables.propose_agreement(table.id, "end", ANN)
    proposal = (await parlour.tables.find_table(table.id)).proposal
    assert proposal
    await parlour.tables.vote_on_proposal(table.id, BOB.user_id, proposal.number, yes=True)
    again = await parlour.tables.open_rematch(table.id, ANN.user_id)
    assert "the next in turn" in format_options_line(again, SAY)
    again = await parlour.tables.join_lobby(again.id, BOB)
    assert "Bob" in format_options_line(again, SAY)
    await parlour.tables.start_match(again.id, ANN.user_id)
    await parlour.tables.play_move(again.id, BOB.user_id, "draw")
    scene = Scene(await parlour.tables.load_view(again.id, None), SAY)
    told = find_screen("goats_and_goblins").narrator.format_log_heading(scene, DEAL_PLACE, FIRST_ROUND)
    assert "Bob begins: who begins changes in a rematch." in told[1]


async def test_what_matters_to_who_plays_alone_is_asked_last_and_only_of_them(parlour: Parlour) -> None:
    for players, names in (
        (1, [PACE_FIELD, GOBLINS_FIELD, "cards", "rivals"]),
        (2, ["advanced", "faces", "first", PACE_FIELD, GOBLINS_FIELD]),
    ):
        table = await parlour.lobby(players, "emerald_skulls")
        assert [field.name for field in build_options_form(table, SAY).fields] == names
        await parlour.tables.close_table(table.id, ANN.user_id)


async def test_a_match_without_a_clock_that_its_one_player_forsook_is_closed(parlour: Parlour) -> None:
    table = await alone(parlour)
    await parlour.tables.start_match(table.id, ANN.user_id)
    parlour.clock.advance(timedelta(days=6).total_seconds())
    await parlour.tables.time.process_due_tables()
    assert (await parlour.tables.find_table(table.id)).status == "playing"
    parlour.clock.advance(timedelta(days=1).total_seconds())
    await parlour.tables.time.process_due_tables()
    assert (await parlour.tables.find_table(table.id)).status == "closed"


async def test_the_host_switches_hints_off(parlour: Parlour) -> None:
    table = await parlour.lobby(2, "gobblestones")
    assert parse_goblin_switches({PACE_FIELD: "live", GOBLINS_FIELD: "takeover"}) == {
        "takeover": True,
        "hints": False,
        "motion": "off",
    }
    assert parse_goblin_switches({PACE_FIELD: "live", GOBLINS_FIELD: "hints, moments"})["motion"] == "moments"
    assert parse_goblin_switches({PACE_FIELD: "live", GOBLINS_FIELD: "moments, rolls"})["motion"] == "on"
    await parlour.tables.change_lobby_options(table.id, ANN.user_id, {"first": 1}, hints=False)
    table = await parlour.tables.start_match(table.id, ANN.user_id)
    own = render_more_menu(Scene(await parlour.tables.load_view(table.id, ANN.user_id), SAY))
    assert {button.label for button in buttons_of(own)} & {"Hint", "How to play"} == {"How to play"}
    with pytest.raises(TableError) as refused:
        await parlour.tables.find_hint_position(table.id, ANN.user_id)
    assert refused.value.code == "no-hints"


@pytest.mark.parametrize("key", list_game_keys())
async def test_the_form_of_options_fits_a_modal_and_names_several_times_that_run(parlour: Parlour, key: str) -> None:
    for players in range(1, find_game(key).seats[-1] + 1):
        table = await parlour.lobby(min(players, 6), key)
        form = build_options_form(table, SAY)
        assert len(form.fields) <= 5
        (pace,) = (field for field in form.fields if field.name == PACE_FIELD)
        *clocks, none = [option.description for option in pace.options]  # type: ignore[union-attr]  # it is a choice
        several = len(find_screen(key).move_texts.list_tempos(resolve_match_options(table, "live").model_dump())) > 1
        assert none == SAY("pace-for-ever")
        assert all(told is not None and 0 < len(told) <= 100 if several else told is None for told in clocks)
        await parlour.tables.close_table(table.id, ANN.user_id)


@pytest.mark.parametrize(
    ("game", "pace", "options", "told"),
    [
        ("goblin_market", "live", {}, "bids 3 min, picks 1 min"),
        ("gobblestones", "by-day", {}, "turns 24 h"),
        ("gobblestones", "relaxed", {"bluff": True}, "turns 30 min, challenges 15 min"),
        (
            "goats_and_goblins",
            "live",
            {},
            "leading 3 min, votes and answers 1 min, action cards 30 s, short pauses 5 s",
        ),
        ("goats_and_goblins", "by-day", {}, "leading 24 h, votes and answers 12 h, action cards 1 h"),
        ("goblin_teeth", "none", {}, "The table waits as long as it takes"),
    ],
)
async def test_a_pace_names_its_times(
    parlour: Parlour, game: str, pace: Pace, options: dict[str, object], told: str
) -> None:
    table = await parlour.lobby(3, game)
    table = await parlour.tables.change_lobby_options(table.id, ANN.user_id, options)
    assert format_time_limits(table, pace, SAY) == told


async def test_nobody_is_hurried_in_their_first_match(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.draft.get_time_limit", lambda *_: timedelta(seconds=5))
    table = await newcomers(parlour, 2, "gobblestones", first=1)
    assert time_of(table) == timedelta(seconds=20)
    await parlour.tables.close_table(table.id, ANN.user_id)
    table = await parlour.match(2, "gobblestones", first=1)
    assert time_of(table) == timedelta(seconds=5)


async def test_a_turn_of_many_questions_keeps_twice_the_time_until_it_is_over(parlour: Parlour) -> None:
    table = await newcomers(parlour, 2, "goats_and_goblins", first=1)
    met = replace(table, sitters=tuple(replace(one, met=("draw",)) for one in table.sitters))
    own, other = (Decision(1, "draw", (seat,)) for seat in (0, 1))
    assert mark_question_met(met, 0, "draw", own) == met
    assert mark_question_met(met, 0, "draw", other).sitters[0].met == ("draw", "draw")
    first = replace(met, sitters=tuple(replace(one, met=()) for one in table.sitters))
    assert mark_question_met(first, 0, "draw", own).sitters[0].met == ("draw",), "its explanation goes"
