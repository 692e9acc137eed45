"""A person's profile (statistics): one picture, and the same in words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.pictures.painting.theme import SEAT_LOOKS
from bot.pictures.shared.profile_card import CardDot, GameRow, ProfileCard, WinRateBar, draw_profile_card
from bot.screens.custom_ids import GREAT_MOMENTS, MEMBER_SUFFIX, ClickAction
from bot.screens.layout import Button, Figure, Screen, Text, arrange_buttons, make_paragraph
from bot.screens.pages.match_list import NO_FILTER_PATH
from bot.screens.scene import escape_name
from bot.screens.screen_registry import find_screen
from bot.tables.days.daily_statistics import DayRow
from bot.tables.profiles.player_statistics import GameStatistics, PlayerStatistics, RecentResult, WinRate
from games.engine.words import Words, isolate_name

MAX_ALT_LENGTH = 1024
NO_TABLE = 0


@dataclass(frozen=True, slots=True)
class ProfileMoment:
    """The best moment: its table, in words, and a piece of its board."""

    table_id: int
    line: str
    pieces: bytes


@dataclass(frozen=True, slots=True)
class ProfileFacts:
    """Whose profile it is, and what is said there.

    `own`: the reader's; `met`: the name of whom they met most. `here`: what they played on the server counts, where
    they are a member. `days` are their deals of the day, which are no matches.
    """

    user_id: int
    name: str
    figures: PlayerStatistics
    own: bool
    met: str = ""
    moment: ProfileMoment | None = None
    here: bool = False
    days: DayRow | None = None


def render_profile(facts: ProfileFacts, say: Words) -> Screen:
    """Render a profile from its facts: picture, buttons for more; in words it would fill a phone's screen again."""
    title = Text(_name_profile(facts, say))
    if not facts.figures.matches:
        return _render_nothing(facts, say)
    sentences = list(format_profile_lines(facts, say))
    picture = draw_profile_card(
        _build_profile_card(facts, say), _build_alt(say.join_sentences(sentences), facts), _get_moment_pieces(facts)
    )
    figure = Figure("profile", picture.png, picture.alt_text)
    days = make_paragraph(_describe_days(facts, say))
    return Screen((title, figure, *days, *arrange_buttons(_list_buttons(facts, say))))


def render_profile_in_words(facts: ProfileFacts, say: Words) -> Screen:
    """Render in words all that the picture of a profile says, from its facts."""
    if not facts.figures.matches:
        return _render_nothing(facts, say)
    lines = list(format_profile_lines(facts, say, lambda line: say("frame-small", line=line)))
    return Screen((Text(_name_profile(facts, say)), *make_paragraph(lines)))


def _name_profile(facts: ProfileFacts, say: Words) -> str:
    return say("profile-title", name=escape_name(facts.name), whose="own" if facts.own else "other")


def _render_nothing(facts: ProfileFacts, say: Words) -> Screen:
    none = say("profile-none", whose="own" if facts.own else "other")
    return Screen((Text(_name_profile(facts, say)), *make_paragraph([none, *_describe_days(facts, say)])))


def format_profile_lines(
    facts: ProfileFacts, say: Words, shrink: Callable[[str], str] = lambda line: line
) -> Iterator[str]:
    """Yield all that the picture says, line by line; `shrink` makes the lines about win rates smaller."""
    figures = facts.figures
    yield say("profile-played", count=figures.matches, days=figures.days, lately=figures.days_lately)
    if figures.latest:
        yield say("profile-latest", dots=say.join_with_commas(_describe_dot(dot, say) for dot in figures.latest))
    for game in figures.games:
        yield shrink(_describe_game(game, say))
    for key, share in (("people", figures.people), ("goblins", figures.goblins)):
        if len(figures.games) > 1 and share.ranked:
            yield shrink(say(f"profile-all-{key}", **_build_win_rate_facts(share)))
    if met := figures.most_met:
        whose = "own" if facts.own else "other"
        stands = {"ahead": met.ahead, "behind": met.behind, "level": met.level}
        yield say("profile-met", name=escape_name(facts.met), count=met.matches, whose=whose, **stands)
    if facts.moment:
        yield say("profile-moment", line=facts.moment.line)
    elif best := figures.best:
        yield say("profile-best-win", game=find_screen(best.game).title, seats=best.seats)


def _describe_days(facts: ProfileFacts, say: Words) -> Iterator[str]:
    """Yield the deals of the day that somebody played, apart from their matches."""
    if row := facts.days:
        percent = -1 if row.percent is None else row.percent
        yield say("profile-days", count=row.days, finished=row.finished, percent=percent)


def _describe_game(game: GameStatistics, say: Words) -> str:
    shares = [
        say(f"profile-with-{key}", **_build_win_rate_facts(share))
        for key, share in (("people", game.people), ("goblins", game.goblins))
        if share.ranked
    ]
    sentence = say("pictures-stop").join(shares) or "none"
    return say("profile-game", game=find_screen(game.game).title, count=game.matches, shares=sentence)


def _build_win_rate_facts(share: WinRate) -> dict[str, int]:
    """Return what sentences say of a win rate; per cent are -1 where there are too few matches for them."""
    percent = -1 if share.percent is None else share.percent
    counts = {"wins": share.wins, "count": share.ranked, "seats": share.seats or 0}
    return {**counts, "percent": percent, "even": share.even_percent or 0}


def _describe_dot(dot: RecentResult, say: Words) -> str:
    return say("profile-dot", place=dot.place or 0, seats=dot.seats, left="yes" if dot.left else "no")


def find_card_seat(user_id: int) -> int:
    """Return the seat whose colour and sign somebody has on a card: always the same."""
    return user_id % len(SEAT_LOOKS)


def find_met_seat(user_id: int, met: int) -> int:
    """Return the seat whose colour and sign somebody has on the card of another: not the other's own."""
    seat = find_card_seat(met)
    return seat if seat != find_card_seat(user_id) else (seat + 1) % len(SEAT_LOOKS)


def _build_profile_card(facts: ProfileFacts, say: Words) -> ProfileCard:
    figures, met = facts.figures, facts.figures.most_met
    played = say("profile-card-played", count=figures.matches, days=figures.days, lately=figures.days_lately)
    stands = {"ahead": met.ahead, "behind": met.behind, "level": met.level} if met else {}
    return ProfileCard(
        seat=find_card_seat(facts.user_id),
        name=facts.name,
        lines=(played,),
        dots=tuple(CardDot(dot.place, dot.left) for dot in figures.latest),
        games=tuple(_build_row(game, say) for game in figures.games),
        met_seat=find_met_seat(facts.user_id, met.user_id) if met else 0,
        met=say("profile-card-met", name=isolate_name(facts.met), count=met.matches, **stands) if met else None,
        best=_name_best(facts, say),
    )


def _name_best(facts: ProfileFacts, say: Words) -> str | None:
    """Return what stands above the best moment, or names the best win where its match cannot be seen again."""
    if facts.moment:
        return say("profile-card-best")
    best = facts.figures.best
    return say("profile-card-best-win", game=find_screen(best.game).title, seats=best.seats) if best else None


def _build_row(game: GameStatistics, say: Words) -> GameRow:
    shares = ((game.people, False), (game.goblins, True))
    bars = tuple(_build_bar(share, say, goblins=goblins) for share, goblins in shares if share.ranked)
    return GameRow(find_screen(game.game).title, say("profile-card-count", count=game.matches), bars)


def _build_bar(share: WinRate, say: Words, *, goblins: bool) -> WinRateBar:
    facts = {"wins": share.wins, "count": share.ranked}
    if share.percent is None:
        return WinRateBar(say("profile-card-few", **facts), None, None, goblins)
    sentence = say("profile-card-share", percent=share.percent, **facts)
    return WinRateBar(sentence, share.wins / share.ranked, share.even / share.ranked, goblins)


def _get_moment_pieces(facts: ProfileFacts) -> bytes | None:
    return facts.moment.pieces if facts.moment else None


def _build_alt(sentence: str, facts: ProfileFacts) -> str:
    """Build the alt text: the same without markup, as the description of the picture."""
    text = sentence.replace("**", "").replace(escape_name(facts.met), facts.met)
    return text if len(text) <= MAX_ALT_LENGTH else f"{text[: MAX_ALT_LENGTH - 1]}…"


def _list_buttons(facts: ProfileFacts, say: Words) -> Sequence[Button]:
    """Return what leads on: the best moment played again, for oneself the list of all matches, and all in words."""
    replay = [
        Button(say("profile-see-moment"), str(ClickAction("replay", moment.table_id, path=GREAT_MOMENTS)))
        for moment in [facts.moment]
        if moment
    ]
    history = Button(say("profile-history"), str(ClickAction("past", NO_TABLE, path=NO_FILTER_PATH)))
    whose = f"{facts.user_id} {MEMBER_SUFFIX}" if facts.here else str(facts.user_id)
    in_words = Button(say("profile-in-words"), str(ClickAction("in-words", NO_TABLE, path=whose)))
    return [*replay, *([history] if facts.own else []), in_words]
