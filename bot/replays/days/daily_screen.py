"""The screens of the daily deal: the question that is open, how the day went, and the shared result."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Literal, NamedTuple

from typing_extensions import override

from bot.replays.playback_stage import SeenStep
from bot.replays.replay_screen import summarize_moves
from bot.replays.step_screen import (
    build_move_controls,
    build_stage_button,
    list_warning_and_progress_lines,
    render_step_screen,
)
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.custom_ids import ClickAction, ReplayReference
from bot.screens.ending import build_podium
from bot.screens.frame import build_more_button
from bot.screens.layout import Button, Part, Row, Screen, Text, arrange_buttons, make_paragraph
from bot.screens.pages.daily_leaderboard import build_daily_deal_button, format_daily_rank
from bot.screens.parts.hints import build_rules_button, format_question_hint
from bot.screens.parts.recap import build_brief_recap
from bot.screens.scene import Scene, escape_name, truncate_name
from bot.screens.screen_registry import find_screen
from bot.screens.winners import format_winner_line
from bot.store.rows.days.daily_rows import DailyStanding
from games.engine import compute_commitment, shorten_commitment
from games.engine.convention import build_words_prefix
from games.engine.daily import DAILY_SIGNS, NOT_PLAYED_SIGN, PERSON_SEAT, PartGains, format_share_line
from games.engine.words import Words

SIGN_MEANINGS = dict(zip(("less", "nothing", "some", "most"), DAILY_SIGNS, strict=True)) | {"unplayed": NOT_PLAYED_SIGN}
"""How a part of a day went, by the sign that says it."""
MAX_CONTROL_ROWS_WITH_RULES = 4
"""Above so many rows of controls, a phone has no room for more than the rules of the day."""
MAX_COACH_SENTENCE_LENGTH = 170
"""So many characters of a sentence about the first question fit on a phone; longer ones are behind "Menu…"."""

MAX_BUTTON_NAME_LENGTH = 12
"""So many letters of a name stand on a button."""


class DailyStandings(NamedTuple):
    """How a result compares with all of its day, and with those of the server where it was begun."""

    everybody: DailyStanding
    server: DailyStanding | None


@dataclass(frozen=True, slots=True)
class DailyStep(SeenStep):
    """Somebody's daily deal as it is now. `begun`: they have made a move. `past`: the day is over for everybody.

    `turns`: the last turns, where parts have several; the seat that began has the `first` of each. `is_opened`: they
    came by `/daily` or a button, and not by a move.

    `ended_early`: the day ended the match, and not its rules. `stopped`: it cannot go on, because an upgrade changed
    the rules. `standings` are there once the match is over, the `secret` once the day is. `before`: they also played
    the day before. `home`: the bot's server where they are, so that they may show their line there; `begun_at_home`:
    they began there, too. `asks_name`: they have not said yet whether servers may name them. `named`: what they share
    bears their name, which is so unless they said no.
    """

    day: date
    ends: datetime
    begun: bool
    past: bool
    stopped: bool
    is_finished: bool
    ended_early: bool
    parts_done: int
    parts: int
    turns: tuple[PartGains, ...]
    first: int
    signs: str
    number: int
    standings: DailyStandings | None
    secret: bytes | None
    before: bool
    home: int | None
    begun_at_home: bool
    next_game: str
    is_opened: bool
    asks_name: bool
    named: bool

    @property
    def playback(self) -> ReplayReference:
        """Where it stands."""
        if self.scene.playback is None:
            raise LookupError("a day stands somewhere")
        return self.scene.playback

    @property
    @override
    def more_buttons(self) -> list[Button]:
        """The day before, and how the server does: the first screen has no room for them."""
        return _build_day_buttons(self)


def render_daily(sight: DailyStep, focus: Focus = ROOT_FOCUS, notice: str | None = None) -> Screen:
    """Render the daily deal: its open question, or how the day went."""
    over = sight.is_finished or sight.past or sight.stopped
    return _render_daily_result(sight, notice) if over else _render_daily_question(sight, focus, notice)


def _render_daily_question(sight: DailyStep, focus: Focus, notice: str | None) -> Screen:
    """Return the open question: as a panel at a table, without a clock, hints and what belongs to a table."""
    scene, say, game = sight.scene, sight.scene.say, find_screen(sight.scene.table.game)
    part = f"{game.prefix}-daily-part"
    number, last = sight.parts_done + 1, "yes" if sight.parts_done + 1 == sight.parts else "no"
    heading = say("daily-heading", part=part, number=number, parts=sight.parts, last=last)
    more, sentences = [build_more_button(scene)], _describe_last_moves(sight)
    controls = build_move_controls(scene, focus, more=more, advice=())
    if not sight.begun:
        heading, sentences = say("daily-first-heading", game=game.title), _describe_day_rules(sight)
        if len(controls) <= MAX_CONTROL_ROWS_WITH_RULES:
            sentences += _list_short_coaching(scene)
            controls = build_move_controls(scene, focus, more=[_build_first_button(sight), *more], advice=())
    small = [notice] if notice else [say("frame-small", line=line) for line in sentences]
    return render_step_screen(
        sight.picture_scene,
        above=[heading, *small],
        below=list_warning_and_progress_lines(scene, focus, sure="panel-sure"),
        controls=controls,
        accent="waiting",
    )


def _describe_last_moves(sight: DailyStep) -> list[str]:
    """Return what happened since the person played, for them alone where their game does so.

    Where a part has several turns, the last line says what each brought, paired as the signs of the result pair them.
    """
    scene, narrator = sight.scene, find_screen(sight.scene.table.game).narrator
    if sight.turns:
        return [*build_brief_recap(scene, narrator, None)[:-1], _format_turn_gains(sight)]
    own = build_brief_recap(scene, narrator, scene.seat) if narrator.warns_player else []
    return own or summarize_moves(scene)


def _format_turn_gains(sight: DailyStep) -> str:
    """Return what the last turns brought, those of one part together, with its sign."""
    say, part = sight.scene.say, f"{build_words_prefix(sight.scene.table.game)}-daily-part"
    sentences = [
        say("daily-turn", part=part, number=gains.number, each=_format_gains(sight, gains), sign=gains.sign or "none")
        for gains in sight.turns
    ]
    return say.join_sentences(sentences)


def _format_gains(sight: DailyStep, part: PartGains) -> str:
    """Return what each player gained in a part, in the order of their turns; of one that goes on, the first alone."""
    scene, seats = sight.scene, len(part.gains)
    order = [(sight.first + place) % seats for place in range(seats)]
    return scene.join_list([_format_gain(scene, seat, part.gains[seat]) for seat in order[: None if part.sign else 1]])


def _format_gain(scene: Scene, seat: int, gain: int) -> str:
    how = "lost" if gain < 0 else "won" if gain else "none"
    own = "yes" if seat == scene.seat else "no"
    return scene.say("daily-gain", own=own, name=scene.format_seat_name(seat), points=abs(gain), how=how)


def _build_first_button(sight: DailyStep) -> Button:
    """Return what stands beside "Menu…": the rules, or the day before for who played then."""
    rules = replace(build_rules_button(sight.scene), label=sight.scene.say("daily-rules-button"))
    return next(iter(_build_yesterday_buttons(sight)), rules)


def _build_yesterday_buttons(sight: DailyStep) -> list[Button]:
    """Return the way to the day before, for those who played then."""
    before = sight.before and not sight.past
    return [build_stage_button(sight.scene.say("daily-yesterday"), sight.playback, "yesterday")] if before else []


def _build_day_buttons(sight: DailyStep) -> list[Button]:
    """Return the way to the day before, and to the table of the server where the asker is."""
    return [*_build_yesterday_buttons(sight), *_build_leaderboard_buttons(sight)]


def _build_leaderboard_buttons(sight: DailyStep) -> list[Button]:
    """Return the button to the leaderboard of the server where the asker is."""
    table = Button(sight.scene.say("daily-table"), str(ClickAction("daytable", sight.playback)))
    return [table] if sight.home is not None else []


def _describe_day_rules(sight: DailyStep) -> list[str]:
    """Return what a newcomer must know before the first move."""
    say, prefix = sight.scene.say, build_words_prefix(sight.scene.table.game)
    description, known = say(f"{prefix}-daily-about"), "yes" if sight.before else "no"
    return [say("daily-about", about=description, known=known, time=_format_relative_time(sight.ends))]


def _list_short_coaching(scene: Scene) -> list[str]:
    """Return what the first question is about, if a phone has room for it beside the rules of the day."""
    return [line for line in format_question_hint(scene) if len(line) <= MAX_COACH_SENTENCE_LENGTH]


def _render_daily_result(sight: DailyStep, notice: str | None) -> Screen:
    scene, say, game = sight.scene, sight.scene.say, find_screen(sight.scene.table.game)
    title = say("daily-title", game=game.title, day=sight.day.isoformat())
    squares = say(
        f"{game.prefix}-daily-squares", **SIGN_MEANINGS, first="you" if sight.first == PERSON_SEAT else "goblin"
    )
    return Screen(
        (
            *make_paragraph(
                [*_format_already_played(sight), title, *_describe_result(sight), *_describe_daily_standings(sight)]
            ),
            *build_podium(scene, game),
            *make_paragraph([_format_copy_line(sight), squares]),
            *(make_paragraph([notice]) if notice else _build_name_question(sight)),
            *arrange_buttons(_build_result_buttons(sight)),
            *make_paragraph(_format_proof(sight)),
        ),
        "over",
    )


def _format_already_played(sight: DailyStep) -> list[str]:
    """Return that there is no second try today, for who comes back after the first."""
    return [_format_next_deal(sight, "yes")] if _has_returned(sight) else []


def _has_returned(sight: DailyStep) -> bool:
    return sight.is_opened and sight.is_finished and not sight.past


def _format_next_deal(sight: DailyStep, played: str) -> str:
    game = find_screen(sight.next_game).title
    return sight.scene.say("daily-next", time=_format_relative_time(sight.ends), game=game, played=played)


def _format_copy_line(sight: DailyStep) -> str:
    """Return how each part went: to copy with the result, where no button posts it."""
    return sight.signs if sight.home is not None else sight.scene.say("daily-copy", text=format_share_text(sight))


def _describe_result(sight: DailyStep) -> Iterator[str]:
    """Yield who won at the table, and the person's own result; or why there is none."""
    scene, say = sight.scene, sight.scene.say
    if not sight.is_finished:
        yield say("daily-stopped" if sight.stopped else "daily-unfinished")
    elif outcome := scene.table_view.outcome:
        prefix = build_words_prefix(scene.table.game)
        result = say("daily-result", score=say(f"{prefix}-daily-score", number=sight.number))
        won = say("daily-in-match", told=say.join_sentences(format_winner_line(scene, outcome)))
        yield say.join_sentences([won, result])


def _explain_end(sight: DailyStep) -> Iterator[str]:
    """Yield after what the day ended the match; or that its rules did, before all parts were played."""
    say, prefix = sight.scene.say, build_words_prefix(sight.scene.table.game)
    if sight.ended_early:
        yield say(f"{prefix}-daily-ended")
    elif sight.parts_done < sight.parts:
        yield say("daily-ended-sooner", part=f"{prefix}-daily-part", number=sight.parts_done)


def _describe_daily_standings(sight: DailyStep) -> Iterator[str]:
    """Yield which place the result has: so far, until the day is over."""
    say, standings = sight.scene.say, sight.standings
    if standings is None:
        return
    yield format_daily_rank(standings.everybody, "all", say, past=sight.past)
    if standings.server is not None and standings.server != standings.everybody:
        where = "here" if sight.begun_at_home else "there"
        yield format_daily_rank(standings.server, where, say, past=sight.past)
    measure = say(f"{build_words_prefix(sight.scene.table.game)}-daily-measure")
    yield say("frame-small", line=say.join_sentences([*_explain_end(sight), measure]))
    if not sight.past and not _has_returned(sight):
        yield _format_next_deal(sight, "no")


def format_share_text(sight: DailyStep) -> str:
    """Return what people share (spoiler-free): which day, how each part went, the result, and against whom."""
    scene, rivals = sight.scene, _find_rivals(sight.scene)
    line = format_share_line(scene.table.game, sight.signs, sight.number, scene.say)
    facts = {"game": find_screen(scene.table.game).title, "day": sight.day.isoformat(), "line": line}
    names = scene.join_list([_describe_rival(scene, seat) for seat in rivals.seats])
    return scene.say("daily-shared", **facts, how=rivals.how, names=names)


class ComparedPlayers(NamedTuple):
    """Whom the result at the table is told beside: whom a winner beat, or who won."""

    how: Literal["beat", "level", "lost", "nobody"]
    seats: Sequence[int]


def _find_rivals(scene: Scene) -> ComparedPlayers:
    outcome = scene.table_view.outcome
    if outcome is None or outcome.nobody_wins:
        return ComparedPlayers("nobody", ())
    if PERSON_SEAT not in outcome.winners:
        return ComparedPlayers("lost", outcome.winners)
    level = [seat for seat in outcome.winners if seat != PERSON_SEAT]
    return ComparedPlayers("level", level) if level else ComparedPlayers("beat", range(1, len(outcome.ranks)))


def _describe_rival(scene: Scene, seat: int) -> str:
    """Return a goblin with its points, where points count."""
    outcome, counts = scene.table_view.outcome, find_screen(scene.table.game).result_texts.counts_points
    points = outcome.scores[seat] if outcome and counts else ""
    return scene.say("daily-rival", name=scene.raw_names[seat], points=points, counts="yes" if counts else "no")


def render_daily_share(sight: DailyStep, say: Words) -> Screen:
    """Render a shared result for all who see the place: who played if they are named, the line, a way to play."""
    name = escape_name(sight.scene.table.get_sitter_at(PERSON_SEAT).name) if sight.named else ""
    sentence = say(
        "daily-played", named="yes" if sight.named else "no", name=name, text=format_share_text(sight), **SIGN_MEANINGS
    )
    return Screen((Text(sentence), Row((build_daily_deal_button(say),))), plain=True)


def _format_proof(sight: DailyStep) -> list[str]:
    """Return the hash of the day's secret (commitment), and the secret itself once the day is over for everybody."""
    say, promise = sight.scene.say, shorten_commitment(sight.scene.table.commitment or "")
    if sight.secret is None:
        return [say("daily-promise", hash=promise)]
    return [say("daily-secret", hash=shorten_commitment(compute_commitment(sight.secret)), secret=sight.secret.hex())]


def _build_result_buttons(sight: DailyStep) -> Sequence[Button]:
    say, place = sight.scene.say, sight.playback
    share = [] if sight.home is None else [_build_share_button(sight)]
    if not sight.past:
        return [*share, *_build_day_buttons(sight)]
    return [
        build_stage_button(say("over-replay"), place, "replay"),
        Button(say("over-record"), str(ClickAction("dayfile", place))),
        build_stage_button(say("daily-today"), place, "today"),
        *_build_leaderboard_buttons(sight),
    ]


def _build_share_button(sight: DailyStep) -> Button:
    """Return the button to share (post) the line, and say whether their name stands above it."""
    name, named = sight.scene.table.get_sitter_at(PERSON_SEAT).name, "yes" if sight.named else "no"
    label = sight.scene.say("daily-share-button", named=named, name=truncate_name(name, MAX_BUTTON_NAME_LENGTH))
    return Button(label, str(ClickAction("dayshare", sight.playback)), "good")


def _build_name_question(sight: DailyStep) -> Iterator[Part]:
    """Ask for consent (opt in): whether servers may name somebody, until they have answered."""
    say, place = sight.scene.say, sight.playback
    if sight.asks_name:
        yield Text(say("daily-ask-name"))
        yield Row(
            (
                Button(say("daily-name-yes"), str(ClickAction("dayname", place, path="yes")), "main"),
                Button(say("daily-name-no"), str(ClickAction("dayname", place, path="no"))),
            )
        )


def _format_relative_time(moment: datetime) -> str:
    return f"<t:{int(moment.timestamp())}:R>"
