"""Dependency injection: who works in a parlour, and who knows whom. Everything is made here, once."""

from dataclasses import dataclass
from datetime import timedelta

import discord

from bot.replays.days.daily import DailyDealStage
from bot.replays.replay_stages import build_replay_stages
from bot.replays.reviews.reviews import ReviewService
from bot.store import Shards, Store
from bot.tables import GoblinPlayers, ListenerGroup, OpeningLimits, SystemClock, TableService, Timekeeper
from bot.tables.deadlines.clock import Clock, ClockJumpDetector, measure_no_jump
from bot.tables.deadlines.daily_days import DEFAULT_DAILY_SETTINGS, DailySettings
from bot.tables.game_nights.game_nights import GameNightService
from bot.ui.answers.click import Click
from bot.ui.composing.avatars import AvatarCache
from bot.ui.composing.composer import Composer
from bot.ui.connection.rate_limit import REQUESTS_PER_SECOND, OutgoingRateLimit
from bot.ui.days.digest_posts import DigestPosts
from bot.ui.game_nights.game_night_clicks import GameNightClicks
from bot.ui.game_nights.game_night_posts import GameNightPosts
from bot.ui.game_nights.lobby_game_nights import describe_table_game_night
from bot.ui.interactions.dispatch import ClickDispatcher
from bot.ui.interactions.inbox import ClickInbox
from bot.ui.interactions.lobbies import LobbyService
from bot.ui.lost_messages.deletions import DeletedMessageFinder
from bot.ui.lost_messages.lost_places import LostPlaceHandler
from bot.ui.profiles.profile_clicks import ProfileClicks
from bot.ui.profiles.profile_pages import ProfilePages
from bot.ui.surfaces.boards import BoardMessages
from bot.ui.surfaces.delivery import TableDelivery
from bot.ui.surfaces.direct_messages import DirectMessageReader
from bot.ui.surfaces.endings import EndAnnouncer
from bot.ui.surfaces.leavers import LeaverCheck
from bot.ui.surfaces.mentions import PingMessages
from bot.ui.surfaces.messages import SurfaceMessenger
from bot.ui.surfaces.notices import DirectNoticeMessages, NoticeSender
from bot.ui.surfaces.panels import PanelMessages
from bot.ui.surfaces.ping_decider import PingDecider
from bot.ui.surfaces.presence import Presence
from bot.ui.surfaces.recheck_schedule import RecheckSchedule
from bot.ui.surfaces.table_surfaces import TableSurfaces
from bot.ui.surfaces.temporary_messages import OpenHandMessages, TemporaryMessages
from bot.ui.surfaces.threads import ThreadArchiver


@dataclass(frozen=True, slots=True, kw_only=True)
class ParlourOptions:
    """What a parlour is asked for. Without a `clock`, it lives by the machine's, and notices when that is set."""

    clock: Clock | None
    shards: Shards
    proxied: bool
    goblin_pause: timedelta
    limits: OpeningLimits
    daily: DailySettings = DEFAULT_DAILY_SETTINGS
    faces: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """Everybody at work in one parlour."""

    tables: TableService
    timekeeper: Timekeeper
    goblins: GoblinPlayers
    rate_limit: OutgoingRateLimit
    presence: Presence
    avatars: AvatarCache | None
    messages: SurfaceMessenger
    direct_messages: DirectMessageReader
    delivery: TableDelivery
    losses: LostPlaceHandler
    deletions: DeletedMessageFinder
    lobbies: LobbyService
    clicks: ClickDispatcher
    inbox: ClickInbox
    game_night_posts: GameNightPosts
    digest_posts: DigestPosts
    reviews: ReviewService
    daily: DailyDealStage


def build_services(client: discord.Client, store: Store, wishes: ParlourOptions) -> Services:
    """Return everybody at work, each knowing those whom they need."""
    changes, showing = ListenerGroup(), ListenerGroup()
    tables = TableService(store, wishes.clock or SystemClock(), changes, wishes.shards, wishes.daily)
    rate_limit = OutgoingRateLimit(REQUESTS_PER_SECOND * (1 if wishes.proxied else wishes.shards.fraction))
    presence = Presence(tables.clock)
    messages = SurfaceMessenger(client, tables, rate_limit, found_lost=showing.on_table_changed)
    direct_messages = DirectMessageReader(client, tables, rate_limit)
    temporary_messages = TemporaryMessages()
    avatars = AvatarCache() if wishes.faces else None
    rooms = build_replay_stages(tables)
    composer = Composer(
        tables,
        avatars,
        matches=rooms.matches,
        find_lobby_game_night=lambda table: describe_table_game_night(tables, table),
    )

    boards = BoardMessages(client=client, tables=tables, messages=messages, composer=composer, presence=presence)
    hands = OpenHandMessages(composer.copy_with_click_priority(), temporary_messages, boards)
    ping_decider = PingDecider(
        presence=presence, recheck_schedule=RecheckSchedule(tables.clock), homeless=boards.has_no_place
    )
    panels = PanelMessages(
        client=client,
        tables=tables,
        messages=messages,
        composer=composer,
        presence=presence,
        ping_decider=ping_decider,
        direct_messages=direct_messages,
        pending_choices=temporary_messages.pending_choices,
    )
    surfaces = TableSurfaces(
        tables=tables,
        messages=messages,
        composer=composer,
        boards=boards,
        panels=panels,
        mentions=PingMessages(
            client=client, tables=tables, messages=messages, composer=composer, ping_decider=ping_decider
        ),
        endings=EndAnnouncer(tables=tables, messages=messages, composer=composer),
        threads=ThreadArchiver(client=client, tables=tables, rate_limit=rate_limit),
        leavers=LeaverCheck(client=client, tables=tables, rate_limit=rate_limit),
        temporary_messages=temporary_messages,
        direct_notices=DirectNoticeMessages(client=client, tables=tables, messages=messages, rate_limit=rate_limit),
        hands=hands,
    )
    delivery = TableDelivery(tables=tables, messages=messages, showing=surfaces, ping_decider=ping_decider)
    goblins = GoblinPlayers(tables, pause=wishes.goblin_pause)
    showing.add_listeners(delivery)
    changes.add_listeners(delivery, goblins)

    notices = NoticeSender(client, rate_limit)
    deletions = DeletedMessageFinder(
        client=client, tables=tables, messages=messages, rate_limit=rate_limit, on_deleted=delivery.on_table_changed
    )
    lobbies = LobbyService(
        client=client,
        tables=tables,
        messages=messages,
        composer=composer.copy_with_click_priority(),
        limits=wishes.limits,
        wait_until_shown=delivery.wait_until_shown,
        at_board=presence.plays_at_board,
        posted=delivery.on_table_changed,
        notices=notices,
        temporary_messages=temporary_messages,
    )
    game_nights = GameNightService(tables)
    game_night_posts = GameNightPosts(
        client=client,
        tables=tables,
        game_nights=game_nights,
        messages=messages,
        composer=composer,
        rate_limit=rate_limit,
        notices=notices,
        refresh=delivery.on_table_changed,
    )
    clicks = ClickDispatcher(
        client=client,
        tables=tables,
        messages=messages,
        lobbies=lobbies,
        composer=composer.copy_with_click_priority(),
        presence=presence,
        boards=boards,
        direct_messages=direct_messages,
        temporary_messages=temporary_messages,
        hands=hands,
        advise=goblins.advise_moves,
        look=deletions.repost_missing_messages,
        rooms=rooms,
        game_nights=GameNightClicks(
            tables,
            game_nights,
            game_night_posts,
            may_plan=lobbies.parse_game_night_invitees,
            start_role_cooldown=lobbies.callings.start_role_cooldown,
            open_table=lobbies.open_game_night_extra_table,
        ),
        profiles=ProfileClicks(lobbies.open_table, ProfilePages(tables, rooms.matches, avatars)),
    )

    async def answer_handed(click: Click) -> None:
        """Answer a click that another process handed over, or what somebody wrote there by DM."""
        if click.token:
            await clicks(click)
        else:
            await clicks.answer_direct_message(click, direct_messages.build_message_answer(click.channel_id))

    return Services(
        tables=tables,
        timekeeper=Timekeeper(
            tables, tables.clock, skipped=measure_no_jump if wishes.clock else ClockJumpDetector().measure_jump
        ),
        goblins=goblins,
        rate_limit=rate_limit,
        presence=presence,
        avatars=avatars,
        messages=messages,
        direct_messages=direct_messages,
        delivery=delivery,
        losses=LostPlaceHandler(tables=tables, delivery=delivery, notices=notices),
        deletions=deletions,
        lobbies=lobbies,
        clicks=clicks,
        inbox=ClickInbox(tables=tables, shards=wishes.shards, answer=answer_handed),
        game_night_posts=game_night_posts,
        digest_posts=DigestPosts(client=client, tables=tables, digests=tables.digests, rate_limit=rate_limit),
        reviews=rooms.reviews,
        daily=rooms.daily,
    )
