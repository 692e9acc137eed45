"""Parses the date and time of a game night, as people write it: "thursday at 8pm", "tomorrow 20:00", "in two hours".

The words of a language are in its `when.ftl`. A text is cut into tokens, each a letter with a value. `PARSE_RULES` join
tokens until only a day, a weekday, a time and a part of the day are left. A word with two meanings, such as German
"morgen", is tried with both. What can mean several moments is asked back; what has a word or a sign that no rule knows
is refused. English is understood beside every language.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from itertools import chain, islice, product
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from bot.tables.errors import TableError
from bot.tables.zones import localize_time
from games.engine.typed_words import fold_case_and_accents
from games.engine.words import Words, load_words

Question = Literal["day", "date", "half", "midnight", "twice", "tomorrow"]
"""What is asked back: which day, day or month first, morning or evening, which midnight, before or after the clock is
set back, whether tomorrow is meant as the time has passed today."""

MIN_LEAD_TIME = timedelta(minutes=10)
"""Who wants to play sooner opens a table at once: people are called this long before."""
MAX_LEAD_TIME = timedelta(days=90)
MAX_PHRASE_LENGTH = 100
"""No phrase has more characters."""
MAX_READINGS = 8
"""So many ways to read words with two meanings are tried."""
MIN_FUSED_WORD_LENGTH = 4
"""A word of so many letters may follow another without a blank, as in "freitagabend"."""
NIGHT_END_HOUR = 4
"""Before this hour, "tomorrow" may mean the day that has already begun."""
NOON = 12
T = TypeVar("T")


class WhenReading(NamedTuple):
    """What a phrase can mean: one moment in UTC, or several with the question which of them; the earliest first."""

    moments: tuple[datetime, ...]
    question: Question | None = None


class ClockTime(NamedTuple):
    """A time of day; `later`: so many days after the day that was named."""

    hour: int
    minute: int = 0
    later: int = 0

    @property
    def minutes(self) -> int:
        """The minutes since the day that was named began."""
        return (self.later * 24 + self.hour) * 60 + self.minute


@dataclass(frozen=True, slots=True)
class ReadingChoices(Generic[T]):
    """What a day or a time can mean, and what to ask if it is several."""

    values: tuple[T, ...]
    question: Question | None = None


class PhraseToken(NamedTuple):
    """A part of a phrase. Kinds are small letters as they are cut, and capital ones once they are joined.

    t today or later, w weekday, m month, n number, r day of a month, y year, d date, c clock, h am or pm, p part of
    the day, o "o'clock", f "half past", i "in", a "an" before a unit, u unit, x "next", s "this", k "next week",
    @ "at", z "midnight", e noon; then D day, W weekday, T time, P part of the day, A a moment.
    """

    kind: str
    value: Any = None


WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
HOUR_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
NUMBERS_BY_WORD: Mapping[str, int] = {
    **{name: number for number, name in enumerate(HOUR_WORDS, 1)},
    "fifteen": 15,
    "eighteen": 18,
    "nineteen": 19,
    "twenty": 20,
    "twenty-one": 21,
    "twenty-two": 22,
    "thirty": 30,
    "forty-five": 45,
}
"""The numbers that people write out for an hour in the evening, or for minutes."""
HOUR_MINUTES = 60
DAY_PART_MINUTES = {
    "morning": range(4 * HOUR_MINUTES, 12 * HOUR_MINUTES),
    "afternoon": range(12 * HOUR_MINUTES, 18 * HOUR_MINUTES),
    "evening": range(16 * HOUR_MINUTES, 24 * HOUR_MINUTES),
    "night": range(18 * HOUR_MINUTES, 24 * HOUR_MINUTES + 1),
}
"""The minutes of each part of the day; a night has the midnight at its end."""
UNITS_BY_NAME = {
    "minute": timedelta(minutes=1),
    "hour": timedelta(hours=1),
    "day": timedelta(days=1),
    "week": timedelta(weeks=1),
}
TOKENS_BY_WORD_KEY: Mapping[str, tuple[PhraseToken, ...]] = {
    "filler": (),
    "at": (PhraseToken("@"),),
    "today": (PhraseToken("t", 0),),
    "tomorrow": (PhraseToken("t", 1),),
    "after-tomorrow": (PhraseToken("t", 2),),
    "yesterday": (PhraseToken("t", -1),),
    "before-yesterday": (PhraseToken("t", -2),),
    "tonight": (PhraseToken("t", 0), PhraseToken("p", "night")),
    "this-evening": (PhraseToken("t", 0), PhraseToken("p", "evening")),
    "this-afternoon": (PhraseToken("t", 0), PhraseToken("p", "afternoon")),
    "this-morning": (PhraseToken("t", 0), PhraseToken("p", "morning")),
    "am": (PhraseToken("h", 0),),
    "pm": (PhraseToken("h", NOON),),
    "noon": (PhraseToken("e"),),
    "midnight": (PhraseToken("z"),),
    "oclock": (PhraseToken("o"),),
    "half-past": (PhraseToken("f", 30),),
    "half-to": (PhraseToken("f", -30),),
    "quarter-past": (PhraseToken("f", 15),),
    "quarter-to": (PhraseToken("f", -15),),
    "in": (PhraseToken("i"),),
    "a": (PhraseToken("a", 1),),
    "half-hour": (PhraseToken("n", 30), PhraseToken("u", UNITS_BY_NAME["minute"])),
    "hour-and-half": (PhraseToken("n", 90), PhraseToken("u", UNITS_BY_NAME["minute"])),
    "next": (PhraseToken("x"),),
    "this": (PhraseToken("s"),),
    "next-week": (PhraseToken("k"),),
    **{name: (PhraseToken("w", number),) for number, name in enumerate(WEEKDAYS)},
    **{name: (PhraseToken("m", number),) for number, name in enumerate(MONTHS, 1)},
    **{name: (PhraseToken("n", number),) for name, number in NUMBERS_BY_WORD.items()},
    **{part: (PhraseToken("p", part),) for part in DAY_PART_MINUTES},
    **{unit: (PhraseToken("u", length),) for unit, length in UNITS_BY_NAME.items()},
}
"""What the words under each key `when-word-KEY` mean."""

NUMERIC_TIME_PATTERN = re.compile(
    r"<t:(?P<stamp>\d{1,12})(?::[a-z])?>"
    r"|(?P<iso>\d{4}-\d{1,2}-\d{1,2})(?:t(?=\d))?"
    r"|(?P<dotted>\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2}(?![\d:.]))?|\d{1,2}\. (?:0?[1-9]|1[0-2])\.(?: ?\d{4})?(?!\d))"
    r"|(?P<slashed>\d{1,2}/\d{1,2}(?:/\d{4})?)"
    r"|(?P<clock>\d{1,2}[:.]\d\d)(?![\d:.])"
    r"|(?P<number>\d{1,4})"
)


def parse_game_night_date(text: str, zone: str, now: datetime, say: Words) -> WhenReading:
    """Parse when a game night begins (date and time), by the clock of a stored zone.

    Raises `TableError` for a text that is not understood, that names no time, or that means no moment ahead.
    """
    local_now, refusals = localize_time(now, zone), list[TableError]()
    for tokens in _list_readings(text, say):
        try:
            return _find_moments({token.kind: token.value for token in _reduce_tokens(tokens, local_now)}, local_now)
        except TableError as refusal:
            refusals.append(refusal)
    raise refusals[0]


def is_zone_independent(text: str, now: datetime, say: Words) -> bool:
    """Tell whether a phrase means one moment in every time zone: "in 2 hours", a timestamp of Discord.

    Raises `TableError` for a word or sign that nobody knows.
    """
    return any(_is_moment(tokens, localize_time(now, "UTC")) for tokens in _list_readings(text, say))


def _is_moment(tokens: list[PhraseToken], local_now: datetime) -> bool:
    try:
        return [token.kind for token in _reduce_tokens(tokens, local_now)] == ["A"]
    except TableError:
        return False  # what is refused may depend on the day that it is there


def _list_readings(text: str, say: Words) -> list[list[PhraseToken]]:
    """Return the ways to read a text, which differ in words with two meanings; raises `TableError`."""
    return [[*chain(*reading)] for reading in islice(product(*_tokenize(text, say)), MAX_READINGS)]


# Cutting a text into tokens

Meanings = tuple[tuple[PhraseToken, ...], ...]
"""The tokens of a word, for each of its meanings."""


@lru_cache(maxsize=16)
def _load_vocabulary(say: Words) -> tuple[re.Pattern[str], Mapping[str, Meanings], tuple[str, ...]]:
    """Return the regex for known words, longest first, what each means, and what follows the day of a month.

    English words are known beside those of a language, which come first.
    """
    english = load_words()
    meanings = {**_list_meanings(english), **_list_meanings(say)}
    ordered = sorted(meanings, key=len, reverse=True)
    words, fused = (
        "|".join(map(re.escape, some))
        for some in (ordered, [word for word in ordered if len(word) >= MIN_FUSED_WORD_LENGTH])
    )
    suffixes = (*_split_words("ordinal", say), *_split_words("ordinal", english))
    ends = r"(?![^\W\d_])"
    return re.compile(rf"(?:{words})(?:{ends}|(?=(?:{fused}){ends}))"), meanings, suffixes


def _list_meanings(say: Words) -> Mapping[str, Meanings]:
    meanings = dict[str, Meanings]()
    for key, tokens in TOKENS_BY_WORD_KEY.items():
        for word in _split_words(key, say):
            known = meanings.get(word, ())
            meanings[word] = known if tokens in known else (*known, tokens)
    return meanings


def _split_words(key: str, say: Words) -> list[str]:
    """Return the ways of a language to say one thing."""
    return [" ".join(word.split()) for word in fold_case_and_accents(say(f"when-word-{key}")).split("|")]


def _tokenize(text: str, say: Words) -> Iterator[Meanings]:
    """Tokenize a text: yield its parts, each with all that it can mean; raises `TableError` at an unknown one."""
    words, meanings, suffixes = _load_vocabulary(say)
    rest = " ".join(fold_case_and_accents(text).replace("’", "'").split())
    if not rest or len(rest) > MAX_PHRASE_LENGTH:
        raise TableError("when-unclear", part="none")
    while rest := rest.lstrip(" ,"):
        if piece := NUMERIC_TIME_PATTERN.match(rest):
            rest = rest[piece.end() :]
            suffix = (
                next((candidate for candidate in suffixes if rest.startswith(candidate)), None)
                if piece["number"]
                else None
            )
            yield ((_parse_figures(piece, ordinal=suffix is not None),),)
            rest = rest.removeprefix(suffix or "")
        elif piece := words.match(rest):
            rest = rest[piece.end() :]
            yield meanings[piece[0]]
        else:
            raise TableError("when-unclear", part=rest.split()[0])


def _parse_figures(match: re.Match[str], *, ordinal: bool) -> PhraseToken:
    """Return the token of what is written in figures."""
    kind, text = str(match.lastgroup), str(match[str(match.lastgroup)])
    parts = [int(part) for part in re.findall(r"\d+", text)]
    if kind == "stamp":
        return PhraseToken("A", ReadingChoices((datetime.fromtimestamp(parts[0], UTC),)))
    if kind == "clock":
        return PhraseToken("c", (text[0] == "0" or parts[0] > NOON, parts[0], parts[1]))
    if kind == "number":
        return PhraseToken("r" if ordinal else "y" if len(text) == len("2026") else "n", parts[0])
    return PhraseToken("d", (kind, parts))


# Joining tokens


def _reduce_tokens(tokens: list[PhraseToken], local_now: datetime) -> list[PhraseToken]:
    """Join tokens by the rules, one rule after the other; raises `TableError` if something is left."""
    for rule, join in PARSE_RULES:
        while rule_match := rule.search("".join(token.kind for token in tokens)):
            first, last = rule_match.span()
            tokens[first:last] = [join([token for token in tokens[first:last] if token.kind != "@"], local_now)]
    kinds = "".join(sorted(token.kind for token in tokens))
    if kinds == "n":
        raise TableError("when-number", number=tokens[0].value)
    if "T" not in kinds and kinds in {"D", "W", "DW", "P", "DP", "PW", "DPW"}:
        raise TableError("when-no-time")
    if kinds != "A" and not re.fullmatch("D?P?TW?", kinds):
        raise TableError("when-unclear", part="none")
    return tokens


Tokens = Sequence[PhraseToken]
Join = Callable[[Tokens, datetime], PhraseToken]


def _parse_duration(tokens: Tokens, local_now: datetime) -> PhraseToken:
    """Join "in 2 hours": a moment, or for whole days a day."""
    pairs = list(zip(tokens[1::2], tokens[2::2], strict=True))
    if len({unit.value >= UNITS_BY_NAME["day"] for _, unit in pairs}) > 1:
        raise TableError("when-unclear", part="none")
    length = sum((number.value * unit.value for number, unit in pairs), timedelta(0))
    if length > 2 * MAX_LEAD_TIME:
        raise TableError("when-far", days=MAX_LEAD_TIME.days)
    if pairs[0][1].value >= UNITS_BY_NAME["day"]:
        return PhraseToken("D", ReadingChoices((local_now.date() + length,)))
    minute = (local_now.astimezone(UTC) + timedelta(seconds=59)).replace(second=0, microsecond=0)
    return PhraseToken("A", ReadingChoices((minute + length,)))


def _parse_half(tokens: Tokens, _: datetime) -> PhraseToken:
    """Join "8 pm" and "8:30 am"."""
    hour, minute = (tokens[0].value, 0) if tokens[0].kind == "n" else tokens[0].value[1:]
    if not 1 <= hour <= NOON or minute > 59:
        raise TableError("when-no-such-time")
    if hour == NOON and tokens[1].value == 0:
        return PhraseToken("T", ReadingChoices((ClockTime(0, minute), ClockTime(0, minute, 1)), "midnight"))
    return PhraseToken("T", ReadingChoices((ClockTime(hour % NOON + tokens[1].value, minute),)))


def _parse_clock(tokens: Tokens, _: datetime) -> PhraseToken:
    """Join "20:00", and "8:30", which is in the morning or in the evening."""
    certain, hour, minute = tokens[0].value
    if hour > 23 or minute > 59:
        raise TableError("when-no-such-time")
    return PhraseToken("T", ReadingChoices((ClockTime(hour, minute),)) if certain else _list_half_days(hour, minute))


def _parse_hour_and_minute(tokens: Tokens, local_now: datetime) -> PhraseToken:
    """Join "20 Uhr 30"."""
    hour, minute = (token.value for token in tokens if token.kind == "n")
    return _parse_clock([PhraseToken("c", (hour > NOON, hour, minute))], local_now)


def _parse_hour(tokens: Tokens, _: datetime) -> PhraseToken:
    """Join "at 8", in the morning or in the evening; "0 Uhr" and "24 Uhr" are midnight."""
    hour = next(token.value for token in tokens if token.kind == "n")
    if hour in MIDNIGHTS and tokens[-1].kind == "o":
        return PhraseToken("T", MIDNIGHTS[hour])
    if not 1 <= hour <= 23:
        raise TableError("when-no-such-time")
    return PhraseToken("T", _list_half_days(hour, 0))


def _list_half_days(hour: int, minute: int) -> ReadingChoices[ClockTime]:
    """Return what an hour can mean that may be of a clock with 12 hours."""
    if hour > NOON:
        return ReadingChoices((ClockTime(hour, minute),))
    if hour == NOON:
        return ReadingChoices((ClockTime(NOON, minute), ClockTime(0, minute, 1)), "midnight")
    return ReadingChoices((ClockTime(hour, minute), ClockTime(hour + NOON, minute)), "half")


def _parse_fraction(tokens: Tokens, _: datetime) -> PhraseToken:
    """Join "half past eight" and "quarter to nine pm"."""
    away, hour = tokens[0].value, tokens[1].value
    if not 1 <= hour <= NOON:
        raise TableError("when-no-such-time")
    half = next((token.value for token in tokens if token.kind == "h"), None)
    clocks = [divmod((hour % NOON + begin) * 60 + away, 60) for begin in (0, NOON) if half in (None, begin)]
    if any(hour < 0 for hour, _ in clocks):
        clocks = [(hour % 24, minute) for hour, minute in clocks]
    return PhraseToken("T", ReadingChoices(tuple(ClockTime(*clock) for clock in sorted(clocks)), "half"))


def _parse_noon(_: Tokens, __: datetime) -> PhraseToken:
    return PhraseToken("T", ReadingChoices((ClockTime(NOON),)))


MIDNIGHTS: Mapping[int, ReadingChoices[ClockTime]] = {
    0: ReadingChoices((ClockTime(0), ClockTime(0, 0, 1)), "midnight"),
    24: ReadingChoices((ClockTime(0, 0, 1),)),
}
"""Midnight, by its hour: the one at which the day begins, or at which it ends; 24 can only be the latter."""


def _parse_midnight(_: Tokens, __: datetime) -> PhraseToken:
    return PhraseToken("T", MIDNIGHTS[0])


def _parse_named_date(tokens: Tokens, local_now: datetime) -> PhraseToken:
    """Join "3rd of december 2026", in any order."""
    by_kind = {token.kind: token.value for token in tokens}
    day = by_kind["r"] if "r" in by_kind else by_kind["n"]
    return PhraseToken("D", ReadingChoices(_filter_valid_days([(by_kind.get("y"), by_kind["m"], day)], local_now)))


def _parse_date(tokens: Tokens, local_now: datetime) -> PhraseToken:
    """Join a date in figures. With dots the day is first; with slashes, it depends on where people live."""
    form, parts = tokens[0].value
    if form == "iso":
        return PhraseToken("D", ReadingChoices(_filter_valid_days([tuple(parts)], local_now)))
    year = parts[2] + (2000 if parts[2] < 100 else 0) if parts[2:] else None
    orders = [(year, parts[1], parts[0]), (year, parts[0], parts[1])]
    return PhraseToken(
        "D", ReadingChoices(_filter_valid_days(orders[: 1 if form == "dotted" else 2], local_now), "date")
    )


def _filter_valid_days(dates: Iterable[tuple[int | None, int, int]], local_now: datetime) -> tuple[date, ...]:
    """Return the days that exist, without a year the next ones; raises `TableError` if there are none."""
    valid_days = {day for candidate in dates if (day := _find_day(*candidate, local_now.date()))}
    if not valid_days:
        raise TableError("when-no-such-day")
    return tuple(sorted(valid_days))


def _find_day(year: int | None, month: int, day: int, today: date) -> date | None:
    """Return a day by its date; one without a year is this year's if it is still ahead, or that of the next year."""
    try:
        if year is not None:
            return date(year, month, day)
        return next((one for one in (date(today.year, month, day),) if one >= today), date(today.year + 1, month, day))
    except ValueError:
        return None


def _parse_day_of_month(tokens: Tokens, local_now: datetime) -> PhraseToken:
    """Join "the 15th": of this month, or of the next; of both, if it is today."""
    today, day = local_now.date(), tokens[0].value
    months = [divmod(today.year * 12 + today.month - 1 + ahead, 12) for ahead in (0, 1)]
    days = _filter_valid_days([(year, month + 1, day) for year, month in months], local_now)
    ahead = [one for one in days if one >= today]
    if not ahead:
        raise TableError("when-no-such-day")
    return PhraseToken("D", ReadingChoices(tuple(ahead[: 2 if ahead[0] == today else 1]), "day"))


def _parse_near_day(tokens: Tokens, local_now: datetime) -> PhraseToken:
    """Join "tomorrow"; shortly after midnight it may mean the day that has begun."""
    days = tokens[0].value
    early = (days - 1,) if days and local_now.hour < NIGHT_END_HOUR else ()
    return PhraseToken(
        "D", ReadingChoices(tuple(local_now.date() + timedelta(days=phrase) for phrase in (*early, days)), "day")
    )


def _parse_weekday(tokens: Tokens, local_now: datetime) -> PhraseToken:
    """Join "friday", "this friday", "next friday"; only the first may be a comment on a date."""
    mark, ahead = tokens[0].kind, (tokens[-1].value - local_now.weekday()) % 7
    days = {"w": (ahead,) if ahead else (0, 7), "s": (ahead,), "x": (ahead, ahead + 7) if ahead else (7,)}[mark]
    choices = ReadingChoices(tuple(local_now.date() + timedelta(days=day) for day in days), "day")
    return PhraseToken("W", (tokens[-1].value, choices)) if mark == "w" else PhraseToken("D", choices)


def _parse_next_week(tokens: Tokens, local_now: datetime) -> PhraseToken:
    """Join "friday next week": a week begins on Monday or on Sunday, which makes a difference now and then."""
    weekday = next(token.value for token in tokens if token.kind == "w")
    by_monday = 7 - local_now.weekday() + weekday
    by_sunday = 7 - (local_now.weekday() + 1) % 7 + (weekday + 1) % 7
    days = sorted({by_monday, by_sunday})
    return PhraseToken("D", ReadingChoices(tuple(local_now.date() + timedelta(days=day) for day in days), "day"))


def _parse_part(tokens: Tokens, _: datetime) -> PhraseToken:
    return PhraseToken("P", tokens[0].value)


PARSE_RULES: tuple[tuple[re.Pattern[str], Join], ...] = tuple(
    (re.compile(rule), join)
    for rule, join in (
        (r"i(?:[na]u)+", _parse_duration),
        (r"@?f@?no?h?", _parse_fraction),
        (
            r"@?[nc]o?h",
            lambda tokens, local_now: _parse_half([token for token in tokens if token.kind != "o"], local_now),
        ),
        (r"@?non(?!m)", _parse_hour_and_minute),
        (r"@?co?", _parse_clock),
        (r"@no?|no", _parse_hour),
        (r"@?e", _parse_noon),
        (r"@?z", _parse_midnight),
        (r"[nr]my?|m[nr]y?", _parse_named_date),
        (r"d", _parse_date),
        (r"kw|wk", _parse_next_week),
        (r"[xs]?w", _parse_weekday),
        (r"t", _parse_near_day),
        (r"r", _parse_day_of_month),
        (r"p", _parse_part),
        (r"(?<=[DPW])n|n(?=[DPW])", _parse_hour),
    )
)


# From a day and a time to moments


def _find_moments(parts: Mapping[str, Any], local_now: datetime) -> WhenReading:
    """Return the moments that a day and a time can mean, of those ahead."""
    if "A" in parts:
        return _require_future_moments(parts["A"].values, local_now, None)
    days, times = _choose_days(parts, local_now), _choose_times(parts)
    moments = _list_moments(days.values, times.values, local_now)
    question: Question | None = days.question if len(days.values) > 1 else times.question
    if "D" not in parts and "W" not in parts and not any(_is_ahead(moment, local_now) for moment in moments):
        tomorrow = [local_now.date() + timedelta(days=1)]
        moments, question = _list_moments(tomorrow, times.values, local_now), "tomorrow"
    reading = _require_future_moments(moments, local_now, question)
    one_time = len({_convert_to_wall_clock(moment, local_now) for moment in reading.moments}) == 1
    return reading._replace(question="twice") if one_time and len(reading.moments) > 1 else reading


def _choose_days(parts: Mapping[str, Any], local_now: datetime) -> ReadingChoices[date]:
    """Return the days that are meant; raises `TableError` if a date is not on the weekday that is named."""
    number, by_weekday = parts.get("W", (None, None))
    if "D" not in parts:
        return by_weekday or ReadingChoices((local_now.date(),))
    days: ReadingChoices[date] = parts["D"]
    fitting = tuple(day for day in days.values if number in (None, day.weekday()))
    if not fitting:
        raise TableError("when-other-weekday")
    return ReadingChoices(fitting, days.question)


def _choose_times(parts: Mapping[str, Any]) -> ReadingChoices[ClockTime]:
    """Return the times that are meant; raises `TableError` if none is in the part of the day that is named."""
    times: ReadingChoices[ClockTime] = parts["T"]
    if "P" not in parts:
        return times
    fitting = tuple(clock for clock in times.values if clock.minutes in DAY_PART_MINUTES[parts["P"]])
    if not fitting:
        raise TableError("when-other-part")
    return ReadingChoices(fitting, times.question)


def _list_moments(days: Iterable[date], times: Iterable[ClockTime], local_now: datetime) -> list[datetime]:
    """Return all moments of days and times; raises `TableError` if the clock skips all of them."""
    moments = [moment for day, clock in product(days, times) for moment in _find_moments_at(day, clock, local_now)]
    if not moments:
        raise TableError("when-skipped")
    return moments


def _find_moments_at(day: date, clock: ClockTime, local_now: datetime) -> list[datetime]:
    """Return when the clock shows a time (DST): once, twice where it is set back, never where it is set forward."""
    local = datetime.combine(day, time(clock.hour, clock.minute)) + timedelta(days=clock.later)
    both = {local.replace(tzinfo=local_now.tzinfo, fold=fold).astimezone(UTC) for fold in (0, 1)}
    return sorted(moment for moment in both if _convert_to_wall_clock(moment, local_now) == local)


def _convert_to_wall_clock(moment: datetime, local_now: datetime) -> datetime:
    """Return what the clock shows at a moment, without its zone."""
    return moment.astimezone(local_now.tzinfo).replace(tzinfo=None, fold=0)


def _is_ahead(moment: datetime, local_now: datetime) -> bool:
    return moment > local_now


def _require_future_moments(moments: Iterable[datetime], local_now: datetime, question: Question | None) -> WhenReading:
    """Return the moments that a game night may begin at; raises `TableError` if there are none."""
    ahead = sorted({moment for moment in moments if _is_ahead(moment, local_now)})
    if not ahead:
        raise TableError("when-past")
    now = local_now.astimezone(UTC)  # a sum of a local time and a span would follow the clock when it is set
    if ahead[-1] < now + MIN_LEAD_TIME:
        raise TableError("when-soon", minutes=MIN_LEAD_TIME // timedelta(minutes=1))
    near = tuple(moment for moment in ahead if now + MIN_LEAD_TIME <= moment <= now + MAX_LEAD_TIME)
    if not near:
        raise TableError("when-far", days=MAX_LEAD_TIME.days)
    return WhenReading(near, question if len(near) > 1 or question == "tomorrow" else None)
