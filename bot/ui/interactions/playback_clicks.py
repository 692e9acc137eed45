"""Clicks in a replay, lesson or daily deal: buttons, menus and forms of its game, and those of the replay itself.

No table, clock or row is needed: where the message stands is in its custom_ids, so any process answers.
"""

import asyncio
import io
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

import discord
from typing_extensions import override

from bot import measurements
from bot.replays.days.daily import DAILY_LETTER
from bot.replays.lessons import find_lesson_start
from bot.replays.match_gif import FILM_PARTS, build_match_gif, render_share_question
from bot.replays.matches import STORED_LETTER
from bot.replays.playback_stage import PlaybackStage, ReplayViewer, SeenStep
from bot.replays.replay_stages import ReplayStageRegistry
from bot.replays.uploads import MAX_UPLOAD_BYTES
from bot.screens.controls.form import MoveForm
from bot.screens.controls.paths import ROOT_FOCUS, Focus
from bot.screens.custom_ids import GREAT_MOMENTS, ReplayReference
from bot.screens.layout import Figure, Part, Screen, Text, arrange_buttons, fits_discord_limits
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.help import DAILY_RULES_PLACE, render_rules_by_path
from bot.screens.parts.hints import build_advised_button, build_hint_screen, format_hint
from bot.screens.parts.table_text import describe_help_topic
from bot.screens.scene import Scene
from bot.screens.screen_registry import find_screen
from bot.tables import PreviewedMoves, TableError
from bot.tables.log_context import bind_click_to_log_context
from bot.ui.answers.click import (
    AnyInteraction,
    Click,
    Verbs,
    build_reply,
    load_user_words,
    read_interaction_person,
    run_and_handle_errors,
)
from bot.ui.answers.player_answer import PlayerAnswer
from bot.ui.answers.reply import Reply
from bot.ui.composing.composer import Composer
from bot.ui.composing.draw_queue import run_in_drawing_thread
from bot.ui.composing.match_gifs import MatchGifMaker
from bot.ui.connection.public_language import choose_public_language
from bot.ui.interactions.base_move_clicks import BaseMoveClicks
from bot.ui.interactions.lobbies import LobbyService
from bot.ui.interactions.permissions import can_see_table, find_server_with_bot
from bot.ui.profiles.review_clicks import ReviewClicks
from games import find_game
from games.engine import GameError, IllegalMove
from games.engine.words import Words, load_words

OUTDATED_STEP_REFUSALS = frozenset({"stale-decision", "replay-moved-on"})
"""The refusals of a click on a step that is not the last one any more."""


class PlaybackClicks:
    """Finds the stage (kind of replay) that a reference names, and answers one click there."""

    def __init__(self, rooms: ReplayStageRegistry, composer: Composer, lobbies: LobbyService) -> None:
        self._lobbies = lobbies
        self._rooms, self._composer, self._films = rooms, composer, MatchGifMaker()

    async def answer_click(self, click: Click, interaction: AnyInteraction) -> None:
        """Answer a click in time; an error becomes a sentence for the clicker."""
        with bind_click_to_log_context(click.id), measurements.measure_seconds("answers", click.act.verb):
            async with build_reply(click, interaction, click.restore_attachments(interaction.client)) as reply:
                await run_and_handle_errors(
                    reply, click.say, lambda: self._dispatch_playback_click(click, reply), click.log_fields
                )
        measurements.record_metric("clicks", 1, click.act.verb)

    async def _dispatch_playback_click(self, click: Click, reply: Reply) -> None:
        opening = None if isinstance(click.act.table, ReplayReference) else self.openings.get(click.act.verb)
        if opening:
            await opening(self, click, reply)
            return
        visit = StepClicks(self._rooms, build_replay_viewer(click, reply.interaction), self._composer, self._films)
        verb = visit.verbs.get(click.act.verb)
        if verb is None:
            raise TableError("replay-no-step")
        try:
            await verb(visit, click, reply)
        except GameError as refusal:
            await visit.refresh_daily_deal(click, reply, refusal)

    async def _begin_replay(self, click: Click, reply: Reply) -> None:
        matches, source, asker = (
            self._rooms.matches,
            f"{STORED_LETTER}{click.table_id}",
            build_replay_viewer(click, reply.interaction),
        )
        at_moments = click.act.path == GREAT_MOMENTS
        await self.show_step(
            reply, click, await (matches.find_first_highlight if at_moments else matches.begin_replay)(source, asker)
        )

    async def _show_review(self, click: Click, reply: Reply) -> None:
        """Show the clicker the review (analysis) of how they played at a table."""
        asker = build_replay_viewer(click, reply.interaction)
        await build_review_clicks(self._rooms, self._composer).start_own_review(
            f"{STORED_LETTER}{click.table_id}", asker, reply
        )

    async def begin_lesson(self, click: Click, reply: Reply) -> None:
        """Begin the lesson of the game that a button names."""
        await self.show_step(reply, click, find_lesson_start(click.act.path))

    async def show_daily_deal(self, click: Click, reply: Reply) -> None:
        """Show today's deal to the clicker alone, as it stands for them."""
        await self.show_step(reply, click, self._rooms.daily.find_today())

    async def _begin_real_match(self, click: Click, reply: Reply) -> None:
        await self._lobbies.start_match_after_lesson(reply, click.act.path, click.person, click.say)

    async def open_uploaded_replay(self, reply: Reply, file: discord.Attachment) -> None:
        """Replay a match from the uploaded file of its record, for anybody who sent it."""
        interaction = reply.interaction
        asker = ReplayViewer(
            read_interaction_person(interaction),
            load_user_words(interaction),
            interaction.guild_id,
            partial(can_see_table, interaction),
        )
        if file.size > MAX_UPLOAD_BYTES:
            raise TableError("replay-too-large", kilobytes=MAX_UPLOAD_BYTES // 1000)
        source = await self._rooms.uploads.save_upload(await file.read(), asker)
        visit = StepClicks(self._rooms, asker, self._composer, self._films)
        await reply.show_screen(await visit.load_step_screen(await self._rooms.uploads.begin_replay(source, asker)))

    async def show_step(self, reply: Reply, click: Click, playback: ReplayReference) -> None:
        """Show a step in a message of its own, for the clicker alone."""
        visit = StepClicks(self._rooms, build_replay_viewer(click, reply.interaction), self._composer, self._films)
        await reply.show_screen(await visit.load_step_screen(playback))

    openings: ClassVar[Verbs["PlaybackClicks"]] = {
        "replay": _begin_replay,
        "review": _show_review,
        "teach": begin_lesson,
        "real": _begin_real_match,
        "daily": show_daily_deal,
    }
    """Verbs at tables and in lists that show or review a match, or lead from there to a table."""


def build_replay_viewer(click: Click, interaction: AnyInteraction) -> ReplayViewer:
    """Return who clicked, as those who show a match played again need to know them."""
    sees, home = partial(can_see_table, interaction), partial(find_server_with_bot, interaction)
    return ReplayViewer(click.person, click.say, click.guild, sees, home)


def _render_step_details(seen_step: SeenStep) -> Screen:
    """Return what is behind "Menu…", with what the step's stage adds."""
    return _add_if_fitting(render_more_menu(seen_step.scene, seen_step.public), arrange_buttons(seen_step.more_buttons))


def _add_if_fitting(screen: Screen, added: Sequence[Part]) -> Screen:
    """Return a screen with more parts at its end, if Discord takes so many."""
    return replace(screen, parts=(*screen.parts, *added)) if fits_discord_limits(*screen.parts, *added) else screen


def build_review_clicks(rooms: ReplayStageRegistry, composer: Composer) -> ReviewClicks:
    """Return what shows reviews of the matches that can be played again."""
    return ReviewClicks(rooms.reviews, rooms.sources, composer)


async def _is_message_there(reply: Reply, channel_id: int, message_id: int) -> bool:
    """Tell whether a message is still there, as far as the bot may know."""
    place = reply.interaction.client.get_partial_messageable(channel_id)
    try:
        await place.fetch_message(message_id)
    except discord.NotFound:
        return False
    except discord.Forbidden:
        pass
    return True


class StepClicks(BaseMoveClicks):
    """One click in one replay (match played again)."""

    def __init__(
        self, rooms: ReplayStageRegistry, asker: ReplayViewer, composer: Composer, films: MatchGifMaker
    ) -> None:
        self._rooms, self._asker, self._composer, self._films = rooms, asker, composer, films

    def _find_stage(self, playback: ReplayReference) -> PlaybackStage[Any]:
        stage = self._rooms.stages.get(playback.kind)
        if stage is None:
            raise TableError("replay-no-step")
        return stage

    async def _load_step(self, playback: ReplayReference) -> SeenStep:
        step: SeenStep = await self._find_stage(playback).load_step(playback, self._asker)
        return step

    async def load_step_screen(
        self, playback: ReplayReference, focus: Focus = ROOT_FOCUS, notice: str | None = None
    ) -> Screen:
        """Load a step of a replay, and render it as its message."""
        step, stage = await self._load_step(playback), self._find_stage(playback)
        return await self._composer.compose_replay_step(step.scene, lambda: stage.build_screen(step, focus, notice))

    @override
    async def load_click_scene(self, click: Click) -> Scene:
        return (await self._load_step(click.playback)).scene

    @override
    async def load_move_form(self, click: Click) -> MoveForm:
        move_form, step = await super().load_move_form(click), await self._load_step(click.playback)
        return await run_in_drawing_thread(lambda: step.fill_in_form(move_form))

    @override
    async def play_path(self, click: Click, reply: PlayerAnswer, move: str) -> None:
        await self.require_open_decision(click)
        await self.play_text(click, reply, move)

    @override
    async def play_text(self, click: Click, reply: PlayerAnswer, text: str) -> None:
        await reply.update_message(
            await self.load_step_screen(
                await self._find_stage(click.playback).play_choice(click.playback, self._asker, text)
            )
        )

    @override
    async def explain_illegal_move(self, click: Click, text: str) -> IllegalMove | None:
        return None

    @override
    async def preview_typed_moves(self, click: Click, text: str) -> PreviewedMoves | None:
        return None  # whatever is played there can be played anew

    @override
    async def show_focus(
        self, click: Click, reply: PlayerAnswer, scene: Scene, focus: Focus, notice: str | None = None
    ) -> None:
        await reply.update_message(await self.load_step_screen(click.playback, focus, notice))

    async def refresh_daily_deal(self, click: Click, reply: Reply, refusal: GameError) -> None:
        """Show a day as it is now in a message that another one has outdated; all other refusals are raised again."""
        if refusal.code not in OUTDATED_STEP_REFUSALS or click.playback.kind != DAILY_LETTER:
            raise refusal
        sentence = click.say("frame-small", line=click.say("daily-moved-on"))
        await reply.update_message(await self.load_step_screen(click.playback, notice=sentence))

    async def _step_by_button(self, click: Click, reply: Reply) -> None:
        what = click.act.path
        await reply.update_message(
            await self.load_step_screen(
                await self._find_stage(click.playback).handle_button(click.playback, self._asker, what)
            )
        )

    async def _step_by_menu(self, click: Click, reply: Reply) -> None:
        what = click.menu_choice
        await reply.update_message(
            await self.load_step_screen(
                await self._find_stage(click.playback).handle_button(click.playback, self._asker, what)
            )
        )

    async def _begin_what_if(self, click: Click, reply: Reply) -> None:
        """Begin a what-if (fork) from this step."""
        await reply.update_message(
            await self.load_step_screen(await self._rooms.what_if.begin_what_if(click.playback, self._asker))
        )

    async def _show_review(self, click: Click, reply: Reply) -> None:
        reviews = build_review_clicks(self._rooms, self._composer)
        await reviews.start_own_review(click.playback.source, self._asker, reply)

    async def _turn_review_page(self, click: Click, reply: Reply) -> None:
        seat, page = map(int, click.act.path.split())
        reviews = build_review_clicks(self._rooms, self._composer)
        await reviews.turn_page(click.playback.source, seat, page, self._asker, reply)

    async def _try_moment(self, click: Click, reply: Reply) -> None:
        """Begin a what-if (fork) in a message of its own, so that the review stays."""
        place = await self._rooms.what_if.begin_what_if(click.playback, self._asker)
        opened = await self._rooms.sources.open_replay_source(click.playback.source, self._asker)
        view = opened.again.get_match_at(click.playback.step).view(None)
        drawn = find_screen(opened.table.game).find_luck_to_come(view)
        notice = click.say("frame-small", line=click.say("review-try-dice", drawn=drawn))
        await reply.show_screen(await self.load_step_screen(place, notice=notice))

    async def _ask_what_to_share(self, click: Click, reply: Reply) -> None:
        place = click.playback
        opened = await self._rooms.sources.open_replay_source(place.source, self._asker)
        build_match_gif(place, opened, FILM_PARTS[0], click.say)
        round_name = find_screen(opened.table.game).narrator.round_name
        await reply.show_screen(render_share_question(place, click.say, round_name, by_dm=click.guild is None))

    async def _share_match_gif(self, click: Click, reply: Reply) -> None:
        """Share an animation (GIF) of what everybody saw of a match, a round or a move, in a message to forward."""
        place = click.playback
        opened = await self._rooms.sources.open_replay_source(place.source, self._asker)
        say = await self._load_words_in_public_language(click, reply)
        if place.kind == STORED_LETTER and click.guild:
            say = load_words(opened.table.language)
        film = await asyncio.to_thread(build_match_gif, place, opened, click.act.path, say)
        moving = await self._films.make_match_gif(film)
        alt = say("film-alt", game=find_game(opened.table.game).title, count=len(film.steps))
        await reply.post_public_screen(Screen((Text(film.format_caption()), Figure("match", moving, alt)), plain=True))

    async def _show_step_details(self, click: Click, reply: Reply) -> None:
        step = await self._load_step(click.playback)
        await reply.show_screen(await run_in_drawing_thread(lambda: _render_step_details(step)))

    async def _show_step_topic(self, click: Click, reply: Reply) -> None:
        step = await self._load_step(click.playback)
        game = find_screen(step.scene.table.game)
        await reply.show_sentence(
            await run_in_drawing_thread(lambda: describe_help_topic(step.scene, game, click.act.path, step.public))
        )

    async def _show_goblin_hint(self, click: Click, reply: Reply) -> None:
        """Show a hint: what a goblin would play; only who plays on in a what-if may ask."""
        scene, moves = await self._rooms.what_if.find_what_if_hint(click.playback, self._asker)
        await reply.show_screen(build_hint_screen(scene, moves))

    async def _add_goblin_hint(self, click: Click, reply: Reply) -> None:
        """Show a hint in the message of the what-if itself, so that the next move replaces it."""
        scene, moves = await self._rooms.what_if.find_what_if_hint(click.playback, self._asker)
        lines = [click.say("frame-small", line=line) for line in format_hint(scene, moves).splitlines()]
        screen = await self.load_step_screen(click.playback, notice="\n".join(lines))
        added = arrange_buttons(build_advised_button(scene, moves))
        await reply.update_message(_add_if_fitting(screen, added))

    async def _share_daily_deal(self, click: Click, reply: Reply) -> None:
        """Share the line of somebody's day, if the bot is where they are; not again while an earlier post is there."""
        if self._asker.find_home() is None:
            raise TableError("daily-share-here")
        daily, asker = (
            self._rooms.daily,
            replace(self._asker, say=await self._load_words_in_public_language(click, reply)),
        )
        earlier = daily.find_share(click.playback, asker, click.channel_id)
        if earlier is not None and await _is_message_there(reply, click.channel_id, earlier):
            raise TableError("daily-shared-here")
        posted = await reply.post_public_screen(await daily.share_daily_result(click.playback, asker))
        if posted is not None:
            daily.record_share(click.playback, asker, click.channel_id, posted)

    async def _load_words_in_public_language(self, click: Click, reply: Reply) -> Words:
        """Return the words of a post for all; by direct message only its clicker sees it."""
        if click.guild is None:
            return click.say
        server = await self._rooms.load_server(click.guild)
        return load_words(choose_public_language(reply.came, server, click.say))

    async def _show_day_table(self, click: Click, reply: Reply) -> None:
        await reply.update_message(await self._rooms.daily.build_daily_leaderboard(click.playback, self._asker))

    async def _choose_naming(self, click: Click, reply: Reply) -> None:
        """Save whether servers may name somebody in results of the daily deal (opt in)."""
        await self._rooms.daily.set_naming(self._asker, named=click.act.path == "yes")
        sentence = click.say("daily-named", answer=click.act.path)
        await reply.update_message(await self.load_step_screen(click.playback, notice=sentence))

    async def _send_day_record(self, click: Click, reply: Reply) -> None:
        record = await self._rooms.daily.find_record(click.playback, self._asker)
        file = discord.File(io.BytesIO(record.to_json().encode()), f"{record.game}-{click.playback.source}.json")
        await reply.send_file(file, click.say("answer-record"))

    async def _open_game_rules(self, click: Click, reply: Reply) -> None:
        path = f"{click.act.path} {DAILY_RULES_PLACE}" if click.playback.kind == DAILY_LETTER else click.act.path
        await reply.show_screen(await run_in_drawing_thread(lambda: render_rules_by_path(path, click.say)))

    verbs: ClassVar[Verbs["StepClicks"]] = {
        **BaseMoveClicks.ways,
        "look": _step_by_button,
        "looks": _step_by_menu,
        "whatif": _begin_what_if,
        "try": _try_moment,
        "review": _show_review,
        "seat": _turn_review_page,
        "shares": _ask_what_to_share,
        "share": _share_match_gif,
        "dayshare": _share_daily_deal,
        "dayfile": _send_day_record,
        "daytable": _show_day_table,
        "dayname": _choose_naming,
        "all": _show_step_details,
        "tell": _show_step_topic,
        "hint": _show_goblin_hint,
        "advise": _add_goblin_hint,
        "howto": _open_game_rules,
    }
