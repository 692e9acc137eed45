"""Custom ids: one grammar, distinguished by their first word."""

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.screens.custom_ids import (
    DATABASE_TAG_PATTERN,
    MAX_CUSTOM_ID_LENGTH,
    MAX_ROW_NUMBER,
    VERBS,
    ClickAction,
    ControlTarget,
    ReplayReference,
    TableRef,
    add_database_tag,
    generate_database_tag,
    parse_custom_id,
)
from bot.screens.pages.help import render_rules_by_path
from games.engine.words import load_words
from tests.bot.screens.scenes import buttons_of

places = st.builds(
    ReplayReference,
    st.from_regex(r"[a-z][0-9a-z_]{1,9}", fullmatch=True),
    st.integers(0, 9999),
    st.sampled_from("ea01234567"),
    st.from_regex(r"([0-9a-z]{1,3})?", fullmatch=True),
)
tables = st.integers(0, MAX_ROW_NUMBER)
TABLES: dict[ControlTarget, st.SearchStrategy[TableRef]] = {
    "table": tables,
    "playback": places,
    "either": tables | places,
    "evening": tables,
}


def acts_of(name: str) -> st.SearchStrategy[ClickAction]:
    """Return what may be clicked for a verb."""
    path = st.from_regex(re.compile(VERBS[name].path, re.ASCII), fullmatch=True)
    return st.builds(ClickAction, st.just(name), TABLES[VERBS[name].place], st.integers(0, 10**8 - 1), path)


acts = st.sampled_from(sorted(VERBS)).flatmap(acts_of)


@given(acts)
def test_what_is_written_is_read_back(act: ClickAction) -> None:
    assert parse_custom_id(str(act)) == act


@given(acts)
def test_no_custom_id_is_too_long(act: ClickAction) -> None:
    assert len(str(act)) <= MAX_CUSTOM_ID_LENGTH


@given(acts, st.from_regex(DATABASE_TAG_PATTERN, fullmatch=True))
def test_a_mark_changes_nothing_that_a_click_means_and_is_written_once(act: ClickAction, mark: str) -> None:
    marked = add_database_tag(str(act), mark)
    read = parse_custom_id(marked)
    assert read is not None
    assert read == act
    assert str(read) == add_database_tag(marked, "Zzz") == marked
    assert len(marked) <= MAX_CUSTOM_ID_LENGTH
    assert read.database_tag == mark or len(str(act)) + len(mark) > MAX_CUSTOM_ID_LENGTH
    assert read.database_tag == mark or isinstance(act.table, ReplayReference), (
        "every control of a table has room for a mark"
    )


def test_what_is_no_custom_id_of_ours_gets_no_mark() -> None:
    assert add_database_tag("live-check-menu", "abc") == "live-check-menu"
    assert add_database_tag("hand:7:0:", "") == "hand:7:0:"
    assert re.fullmatch(DATABASE_TAG_PATTERN, generate_database_tag())


def test_whatever_an_earlier_version_posted_is_still_known() -> None:
    """Messages outlive the bot that posted them: a verb is never taken away, only retired."""
    posted = (
        "play step pick page sure type typed tell hand join leave goblin dismiss start shut rematch record rules "
        "option write written pace text texts hint age options chosen stir stirred fair again resume yes no howto"
    )
    assert set(posted.split()) <= set(VERBS)


def test_foreign_ids_are_none_of_ours() -> None:
    for foreign in ("", "play", "play:x:1:", "steal:1:1:", "play:1:1:" + "x" * 71, "play:m1.x.e:1:", "play:m1.1:1:"):
        assert parse_custom_id(foreign) is None


def test_a_page_of_rules_stands_in_the_path_and_an_old_button_opens_the_first() -> None:
    first, second = (
        render_rules_by_path("gobblestones", load_words()),
        render_rules_by_path("gobblestones 2", load_words()),
    )
    assert first == render_rules_by_path("gobblestones 1", load_words()) != second
    assert all(
        act is None or act.decision == 0 for act in (parse_custom_id(button.act) for button in buttons_of(second))
    )
