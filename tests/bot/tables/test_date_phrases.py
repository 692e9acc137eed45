"""When an evening begins, as people write it. Phrases are in `when_phrases*.txt`, with what each must mean."""

import random
import re
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple
from unittest.mock import Mock
from zoneinfo import ZoneInfo

import pytest

from bot.tables.errors import TableError
from bot.tables.game_nights import date_phrases
from bot.tables.game_nights.date_phrases import (
    MAX_LEAD_TIME,
    MAX_READINGS,
    TOKENS_BY_WORD_KEY,
    is_zone_independent,
    parse_game_night_date,
)
from bot.tables.zones import get_timezone
from games.engine.words import load_words

FILES = {"en": "when_phrases.txt", "de": "when_phrases_de.txt"}
"""The phrases by the language of those who write them."""
PLACE = re.compile(r"\[(\S+) (.+)\]")


class Phrase(NamedTuple):
    """A phrase, where and when it is written, and what it must mean."""

    language: str
    kind: str
    zone: str
    now: datetime
    text: str
    meant: str


def _list_phrases(language: str) -> list[Phrase]:
    kind, zone, now, found = "", "", datetime.now(UTC), []
    for line in Path(__file__).with_name(FILES[language]).read_text("utf-8").splitlines():
        if line.startswith("## "):
            kind = line[3:]
        elif place := PLACE.fullmatch(line):
            zone, now = (
                place[1],
                datetime.fromisoformat(place[2]).replace(tzinfo=get_timezone(place[1])).astimezone(UTC),
            )
        elif line and not line.startswith("#"):
            text, meant = line.split(" => ")
            found.append(Phrase(language, kind, zone, now, text, meant))
    return found


ENGLISH, GERMAN = map(_list_phrases, FILES)


def _describe(phrase: Phrase, shown_in: str = "") -> str:
    """Return what a phrase is read as, in the notation of the file, by default in the zone of the phrase."""
    try:
        moments, question = parse_game_night_date(phrase.text, phrase.zone, phrase.now, load_words(phrase.language))
    except TableError as refusal:
        return f"no {refusal.code}"
    here = get_timezone(shown_in or phrase.zone)
    told = ", ".join(moment.astimezone(here).isoformat(" ", "minutes") for moment in moments)
    return f"ask {question} {told}" if question else told


@pytest.mark.parametrize(
    "phrase",
    [*ENGLISH, *GERMAN],
    ids=[f"{one.zone} {one.now:%m-%d %H:%M} {one.text}" for one in (*ENGLISH, *GERMAN)],
)
def test_each_phrase_means_what_it_says(phrase: Phrase) -> None:
    assert _describe(phrase) == phrase.meant


def _list_unsure(phrases: list[Phrase]) -> list[Phrase]:
    return [one for one in phrases if one.meant.startswith(("no ", "ask "))]


def test_there_are_200_phrases_of_twelve_kinds_and_60_are_refused_or_asked_back() -> None:
    assert len(ENGLISH) >= 200
    assert len(_list_unsure(ENGLISH)) >= 60
    assert len(Counter(one.kind for one in ENGLISH)) >= 12
    assert len({one.zone for one in ENGLISH}) >= 8


def test_there_are_40_german_phrases_and_12_are_refused_or_asked_back() -> None:
    assert len(GERMAN) >= 40
    assert len(_list_unsure(GERMAN)) >= 12


@pytest.mark.parametrize(
    ("text", "needed"),
    [
        ("in 2h", False),
        ("in zwei Stunden", False),
        ("in 13 minutes", False),
        ("in an hour and a half", False),
        ("<t:1796324400:R>", False),
        ("in 2 days at 20:00", True),
        ("tomorrow at 8pm", True),
        ("8", True),
    ],
)
def test_only_what_depends_on_the_zone_needs_it(text: str, needed: bool) -> None:
    assert is_zone_independent(text, datetime(2026, 12, 1, 15, tzinfo=UTC), load_words("de")) is not needed


ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia", "UTC")
FORMS = ("%A %d %B %Y at %H:%M", "%Y-%m-%d %H:%M", "%I:%M %p on %B %d %Y", "%d.%m.%Y %H:%M", "%H:%M, %a, %d %b")


def test_what_needs_no_zone_means_the_same_everywhere() -> None:
    alone = [one for one in (*ENGLISH, *GERMAN) if _needs_no_zone(one)]
    assert len(alone) >= 15
    for one in alone:
        assert len({_describe(one._replace(zone=zone), "UTC") for zone in ZONES}) == 1, one.text


def _needs_no_zone(phrase: Phrase) -> bool:
    try:
        return is_zone_independent(phrase.text, phrase.now, load_words(phrase.language))
    except TableError:
        return False


def test_what_a_calendar_writes_is_read_as_that_moment() -> None:
    chance = random.Random(54)
    now = datetime(2026, 9, 30, 12, tzinfo=UTC)
    for _ in range(300):
        zone, form = chance.choice(ZONES), chance.choice(FORMS)
        moment = now + timedelta(minutes=chance.randrange(2 * 24 * 60, MAX_LEAD_TIME // timedelta(minutes=1)))
        local = moment.astimezone(ZoneInfo(zone))
        if "%I" in form and local.hour == 0:  # "12:30 am" may be of the night before: asked back
            continue
        read = parse_game_night_date(local.strftime(form), zone, now, load_words())
        assert moment in read.moments, local.strftime(form)
        assert read.question in (None, "twice") or ("%H" in form and local.hour in (10, 11, 12))


def test_no_text_leads_to_anything_but_a_moment_ahead_a_question_or_a_refusal() -> None:
    chance = random.Random(54)
    parts = [
        *load_words()("when-word-filler").split(" | "),
        *["8", "20", "20:00", "8:30", "3rd", "4.12.", "2026", "friday", "next", "in", "at", "pm"],
    ]
    parts += [load_words()(f"when-word-{key}").split(" | ")[0] for key in TOKENS_BY_WORD_KEY]
    now = datetime(2026, 12, 1, 15, tzinfo=UTC)
    for _ in range(1500):
        text = " ".join(chance.choices(parts, k=chance.randint(1, 5)))
        try:
            read = parse_game_night_date(text, "Europe/Berlin", now, load_words())
        except TableError:
            continue
        assert 1 <= len(read.moments) <= 8
        assert all(now < moment <= now + MAX_LEAD_TIME for moment in read.moments)
        assert len(read.moments) == 1 or read.question


def test_words_with_two_meanings_are_not_tried_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each "morgen" is tomorrow or the morning: 14 of them could be read in 16,384 ways."""
    tried = Mock(wraps=date_phrases._reduce_tokens)
    monkeypatch.setattr(date_phrases, "_reduce_tokens", tried)
    with pytest.raises(TableError):
        parse_game_night_date("morgen " * 14, "Europe/Berlin", datetime(2026, 12, 1, tzinfo=UTC), load_words("de"))
    assert tried.call_count == MAX_READINGS
