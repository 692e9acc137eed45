"""Emerald Skulls on the screens: everything is public, so the tumbler acts on the board and everybody bets there."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import zip_longest
from typing import ClassVar, get_args

from typing_extensions import override

from bot.games.emerald_skulls.forms import build_bet_forms
from bot.games.emerald_skulls.highlights import HIGHLIGHTS, MIN_GREAT_BET_GEARS
from bot.games.emerald_skulls.names import (
    find_bet_emoji,
    format_card_title,
    format_payout,
    join_bet_keys,
    join_dice_keys,
)
from bot.games.emerald_skulls.placement_odds import (
    MAX_LAST_TURN_GEARS,
    can_take_supply,
    compute_bust_percent,
    describe_offer,
    format_placement_payout,
)
from bot.games.emerald_skulls.placements import (
    MOVE_BY_GO_ON,
    PLACEMENT_WAYS,
    describe_placement,
    rank_placement,
    split_placements,
)
from bot.games.emerald_skulls.recap import (
    GIST_SENTENCES,
    has_unpaid_skulls,
    is_chosen_bust,
    list_left_jackpots,
    list_level_payouts,
    list_standing_bets,
    recap_tumbler_turns,
    recap_turn_payouts,
)
from bot.pictures import Picture
from bot.pictures.drawing import PRIVATE_KINDS
from bot.pictures.shared.banner import Poster
from bot.pictures.shared.titles import EMERALD_LETTERS
from bot.screens.controls.move_controls import ButtonPlaces, ChoiceText, MenuChoices, MoveControls, TypeableMoves
from bot.screens.controls.paths import Path
from bot.screens.controls.widget import MAX_BUTTONS
from bot.screens.game import GameScreen, LuckToCome, MarkedNames
from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.game_texts.highlights import split_before
from bot.screens.game_texts.move_texts import MoveTexts
from bot.screens.game_texts.result_texts import ResultTexts
from bot.screens.layout import Button, Style, arrange_buttons, chunk_buttons, fit_one_line
from bot.screens.parts.score_sources import format_score_breakdown
from bot.screens.scene import Scene
from bot.screens.story import GoblinReaction, GoblinReactions, RelevanceByEvent, RelevantUntil, find_event_owner
from bot.screens.text_width import TextRoom
from bot.screens.winners import TieBreakers
from bot.tables import SeenMove
from games.emerald_skulls import (
    FACES_BY_DECK,
    LEVEL_NAMES,
    PRICE_BY_DICE,
    RIVAL_BY_SEAT,
    SKULL_FACE,
    BetSeen,
    EmeraldSkullsView,
    build_bet_key,
    build_level_key,
    events,
    load_betting_cards,
)
from games.emerald_skulls.moves import MOVE_BY_NOTATION, WAIT_MOVE, How, PlaceBet
from games.emerald_skulls.payout import find_best_offer
from games.emerald_skulls.rule_of_thumb import build_board_from_view
from games.emerald_skulls.state import LAST_CALL
from games.emerald_skulls.turn_solver import round_percent
from games.emerald_skulls.views import LastTurnSeen
from games.engine import Decision, Event, Outcome
from games.engine.words import Word, Words, format_emoji_placeholder

PAYMENT_EVENTS = (events.TumblerPaid, events.BetPaid, events.RivalBetPaid)
TUMBLER_EVENTS = (events.TurnBegan, events.DiceBought, events.PoolRolled, events.DicePlaced, events.TurnEnded)
"""What the tumbler does, or who it is."""


class EmeraldSkullsMoveTexts(MoveTexts[EmeraldSkullsView]):
    """How Emerald Skulls offers its moves: buttons, menus, questions."""

    undone = ("take", "wait")

    @override
    def find_variant_name(self, scene: Scene) -> str:
        """Return "tumbler" for whom the dice are while others bet, and "advanced" where other cards are in play."""
        view = self.view(scene)
        if view.phase == "bet" and scene.seat == view.tumbler:
            return "tumbler"
        return "advanced" if view.advanced else super().find_variant_name(scene)

    @override
    def build_move_controls(self, scene: Scene) -> MoveControls:
        """Return how moves read: bets in their places, placements by their worth; a bust needs confirmation."""
        view = self.view(scene)
        betting, bets = view.phase == "bet", _list_bets_in_play(view)
        few = _have_named_buttons(scene.say, view)
        menus = (
            MenuChoices(MAX_BUTTONS if few else 0)
            if betting
            else split_placements(scene, view, partial(self.describe_path, scene))
        )
        reader = MoveControls(
            lambda path: self.describe_path(scene, path),
            rank=lambda path: _rank_path(view, path),
            needs_confirmation=lambda path: path == ("bust",),
            typed=TypeableMoves(("",) if betting else ()),
            menus=menus,
            places=ButtonPlaces(
                ("rest", "ready", "wait"),
                fixed=_order_as_on_board(bets) if betting and few else (),
                columns=BUTTON_COLUMNS,
                is_in_menu=lambda path: path[0] in BET_MENU_VERBS,
                last_first=bool(menus.whole),
            ),
        )
        return replace(reader, build_forms=lambda paths: build_bet_forms(scene, view, reader, paths))

    @override
    def list_board_moves(self, scene: Scene) -> Sequence[object]:
        """Return what several players may do: markers are taken back behind "Menu…", in the message of their player.

        The same goes for a pass that is taken back, unless nobody else is asked. Bets that are only for goblins have
        no buttons: the tumbler cannot bet.
        """
        decision, is_goblin_run = scene.decision, scene.table.is_goblin_run
        asked_seats = decision.seats if decision else ()
        own = {*BET_MENU_VERBS} | (set() if all(map(is_goblin_run, asked_seats)) else {"wait"})
        if decision and decision.kind in BET_QUESTIONS:
            tumbler = self.view(scene).tumbler
            if all(is_goblin_run(seat) for seat in (*asked_seats, *decision.welcome) if seat != tumbler):
                own |= BETTING_VERBS
        return [move for move in scene.table_view.offered if str(move).split()[0] not in own]

    @override
    def format_moves(self, scene: Scene, paths: Sequence[Path]) -> str:
        """Return moves in words: bets as they stand in the end, and a pass only if nothing else was done."""
        kept = list[Path]()
        for path in paths:
            if path[0] == "take" and ("bet", *path[1:]) in kept:
                kept.remove(("bet", *path[1:]))
            else:
                kept.append(path)
        done = [path for path in kept if path not in PASSING_PATHS]
        return super().format_moves(scene, done or kept[-1:])

    @override
    def describe_path(self, scene: Scene, path: Path) -> ChoiceText:
        """Return how the last word of a path reads."""
        view = self.view(scene)
        match path:
            case ("buy", dice):
                facts = {"dice": int(dice), "gears": PRICE_BY_DICE[int(dice)]}
                label = scene.say("emerald-skulls-move-buy-dice", **facts)
                return ChoiceText(label, short=scene.say("emerald-skulls-move-buy-dice-short", **facts))
            case ("bet", _, bet):
                return self._describe_bet(scene, bet)
            case ("bet", face):
                return ChoiceText(format_card_title(face, scene.say))
            case ("take", _, bet):
                seat = _find_bet(view, bet).stack[-1]
                own = "yes" if seat == scene.seat else "no"
                label = scene.say(
                    "emerald-skulls-move-take-back", own=own, bet=build_bet_key(bet), name=scene.format_seat_name(seat)
                )
                short = scene.say("emerald-skulls-move-take-short") if own == "yes" else None
                return ChoiceText(label, short=short)
            case ("place", *rest) if rest:
                placed = describe_placement(scene, view, *rest)
                short = describe_placement(scene, view, *rest, short=True)
                return ChoiceText(placed, format_placement_payout(scene, view, path), short=short)
            case ("reroll", how):
                pool = _count_dice_after_reroll(view, how)
                percent = compute_bust_percent(view, how, pool)
                label = scene.say(f"emerald-skulls-move-reroll-{how}", pool=pool, percent=percent)
                short = scene.say(f"emerald-skulls-move-reroll-{how}-short", percent=percent)
                return ChoiceText(label, short=None if fit_one_line([Button(label, how)]) else short)
            case ("collect", what):
                return self._describe_collect(scene, what)
            case _:
                return self._describe_one_word_move(scene, path)

    def _describe_one_word_move(self, scene: Scene, path: Path) -> ChoiceText:
        """Return how a move of one word reads."""
        view = self.view(scene)
        pay = describe_offer(view, view.worth.gears, view.worth.cubes) if view.worth else {}
        percent = round_percent(build_board_from_view(view).compute_bust_chance())
        label = scene.say("-".join((self.prefix, "move", *path)), pool=view.pool, percent=percent, **pay)
        short = None
        if path == ("chicken",) and view.worth:
            short = scene.say("emerald-skulls-move-chicken-short", **pay)
        if view.phase == "bet" and path in READY_PATHS and _have_named_buttons(scene.say, view):
            short = scene.say("-".join((self.prefix, "move", *path, "short")))
        return ChoiceText(label, style=STYLE_BY_PATH.get(path, "plain"), short=short)

    def _describe_bet(self, scene: Scene, bet: str) -> ChoiceText:
        """Return how a bet reads, with what the next marker would earn."""
        bet_seen = _find_bet(self.view(scene), bet)
        place = min(len(bet_seen.stack), len(bet_seen.payouts) - 1)
        payout = format_payout(bet_seen.payouts[place])
        name = build_bet_key(bet)
        label = scene.say("emerald-skulls-move-bet-on", bet=name, payout=payout, place=place + 1, pays=bet_seen.pays)
        few = _have_named_buttons(scene.say, self.view(scene))
        short = scene.say("emerald-skulls-move-bet-short", bet=name, payout=payout) if few else None
        press = scene.say("emerald-skulls-move-bet-press", payout=payout, pays=bet_seen.pays)
        means = scene.say("emerald-skulls-means", bet=bet)
        emoji = None if few else find_bet_emoji(bet)
        return ChoiceText(label, means, emoji=emoji, beside=_format_bet_line(scene, bet_seen), press=press, short=short)

    def _describe_collect(self, scene: Scene, what: str) -> ChoiceText:
        view = self.view(scene)
        offer = next(offer for offer in view.offers if offer.what == what)
        best = offer == find_best_offer(view.offers, view.supply)
        facts = describe_offer(view, offer.gears, offer.cubes) | {"bet": build_bet_key(what)}
        short = scene.say("emerald-skulls-move-collect-short", **facts)
        return ChoiceText(
            scene.say("emerald-skulls-move-collect-pay", **facts), style="good" if best else "plain", short=short
        )

    @override
    def describe_waiting(self, scene: Scene, decision: Decision, names: str) -> str:
        """Return the line that says who the table waits for: whose dice they are, and how many, is in the picture."""
        view = self.view(scene)
        tumbler = scene.format_seat_name(view.tumbler)
        bettors = {seat for card in view.cards for bet in card.bets for seat in bet.stack}
        again = "yes" if bettors.issuperset(decision.seats) else "no"
        sentence = scene.say(f"emerald-skulls-waiting-{decision.kind}", names=names, tumbler=tumbler, again=again)
        return self._add_supply(scene, sentence)

    @override
    def describe_question(self, scene: Scene, decision: Decision) -> str:
        """Return what the viewer is asked."""
        tumbler = scene.format_seat_name(self.view(scene).tumbler)
        return self._add_supply(scene, scene.say(f"emerald-skulls-asked-{decision.kind}", tumbler=tumbler))

    @override
    def describe_free_moves(self, scene: Scene) -> str:
        """Return that a pass can be taken back, for somebody who has passed, and that bets are still possible."""
        legal = scene.table_view.legal
        if WAIT_MOVE not in legal:
            return super().describe_free_moves(scene)
        bets = "yes" if any(isinstance(move, PlaceBet) for move in legal) else "no"
        return scene.say("emerald-skulls-free-wait", bets=bets)

    def _add_supply(self, scene: Scene, question: str) -> str:
        """Return a question with what is left in the supply, where that is little, and whether a turn can take it."""
        supply = self.view(scene).supply
        if supply > MAX_LAST_TURN_GEARS:
            return question
        reached = "yes" if can_take_supply(self.view(scene)) else "no"
        return scene.say("emerald-skulls-question-last-turn", question=question, gears=supply, reached=reached)

    @override
    def format_own_notes(self, scene: Scene) -> list[str]:
        """Return what the viewer has, and the bets with their markers; a question needs the room."""
        view = self.view(scene)
        busy = scene.is_asked or scene.table.paused_at is not None
        return [] if view.seat is None or view.outcome or busy else format_own_position(scene, view, view.seat)


def format_own_position(scene: Scene, view: EmeraldSkullsView, seat: int) -> list[str]:
    """Return what a player has, and in a second line on which bets their markers are."""
    own = scene.say("emerald-skulls-own", gears=view.gears[seat], cubes=view.cubes[seat], markers=view.markers[seat])
    bets = [build_bet_key(bet.bet) for card in view.cards for bet in card.bets if seat in bet.stack]
    if not bets or view.rivals:
        return [own]
    return [own, scene.say("emerald-skulls-own-bets", bets=" ".join(bets), count=len(bets))]


class EmeraldSkullsEventNarrator(EventNarrator[EmeraldSkullsView]):
    """How Emerald Skulls narrates its events, in recaps and logs."""

    feelings: ClassVar[GoblinReactions] = {
        events.BetPaid: GoblinReaction("won", "envy", when=lambda event: event.gears >= MIN_GREAT_BET_GEARS),
        events.TurnEnded: GoblinReaction("disaster", "mock", when=lambda event: event.out == "bust"),
    }
    by_clock: ClassVar[frozenset[type[Event]]] = frozenset(
        {events.DiceBought, events.BettorReady, events.DicePlaced, events.TurnEnded, events.TumblerPaid}
    )
    untold = frozenset(
        kind.kind for kind in (events.BettorReady, events.BettorReadyForTurn, events.BettorNotReady, events.TurnBegan)
    )
    chapters = frozenset({events.TurnBegan})
    round_name = "turn"
    opens = frozenset({events.TurnBegan})
    runs_on = frozenset({events.BetPlaced, events.BetTakenBack})
    logged = frozenset(
        {
            events.DiceBought,
            events.OppositionRevealed,
            events.BetPlaced,
            events.BetTakenBack,
            events.PoolRolled,
            events.DicePlaced,
            events.PoolTakenUp,
            events.TurnEnded,
            *PAYMENT_EVENTS,
            events.SupplySwept,
            events.MatchEnded,
        }
    )
    matters: ClassVar[RelevanceByEvent] = {
        **dict.fromkeys(
            (
                events.DiceBought,
                events.BetPlaced,
                events.BetTakenBack,
                events.PoolRolled,
                events.DicePlaced,
                events.PoolTakenUp,
            ),
            RelevantUntil((events.TurnBegan, events.MatchEnded)),
        ),
    }

    @override
    def format_brief_recap(
        self, scene: Scene, seen_moves: Sequence[SeenMove], reader: int | None, room: TextRoom
    ) -> list[str] | None:
        """Return how the last turn ended and what its reader lost or won by it; otherwise what is new on the cards."""
        return recap_tumbler_turns(
            scene, self.view(scene), seen_moves, reader, room, self.find_clock_moves(scene, seen_moves)
        )

    @override
    def format_round_payouts(self, scene: Scene) -> list[str]:
        """Return what the last turn paid that ended in the moves of a scene, to its tumbler and on all bets."""
        return recap_turn_payouts(scene, self.view(scene), scene.table_view.recent_moves)

    @override
    def continues_sentence(self, before: Event, after: Event) -> bool:
        """Tell whether dice are placed that were rolled in the move before, or somebody bets once more."""
        again = (
            isinstance(before, events.BetPlaced) and isinstance(after, events.BetPlaced) and before.seat == after.seat
        )
        return again or (isinstance(before, events.PoolRolled) and isinstance(after, events.DicePlaced))

    @override
    def tells_who_played(self, seen_move: SeenMove) -> bool:
        """Tell whether a move is told: a bet that somebody let pass is not blamed for the roll that follows."""
        first = next(filter(self.shows_event, seen_move.events), None)
        return first is not None and find_event_owner(first) in (None, seen_move.seat)

    @override
    def describe_move_events(self, scene: Scene, given_events: Sequence[Event]) -> list[str]:
        """Return what happened in one move: a roll with the dice that are placed of it, and why skulls paid nothing.

        Bets that somebody placed one after the other are one sentence.
        """
        lines, rolled, bets = list[str](), None, list[events.BetPlaced]()
        for event in given_events:
            bets = [*bets, event] if isinstance(event, events.BetPlaced) else []
            bets = [bet for bet in bets if bet.seat == bets[-1].seat]
            if len(bets) > 1:
                lines[-1] = self._describe_bets(scene, bets)
            elif rolled and isinstance(event, events.DicePlaced):
                facts = self.build_event_facts(scene, rolled) | self.build_event_facts(scene, event)
                lines[-1] = scene.say("emerald-skulls-rolled-and-placed", **facts)
            elif self.shows_event(event):
                lines.append(self.describe_event(scene, event))
            rolled = event if isinstance(event, events.PoolRolled) else None
            if isinstance(event, events.TumblerPaid) and (dice := self._format_level_payouts(scene, event)):
                lines[-1] = scene.say(
                    self._build_event_key(event), **self.build_event_facts(scene, event) | {"dice": dice}
                )
            if isinstance(event, events.TumblerPaid):
                lines[-1] = scene.say.join_sentences([lines[-1], *self._describe_left_jackpots(scene, event)])
            if isinstance(event, events.TumblerPaid) and has_unpaid_skulls(event, scene.table_view.recent_moves):
                lines.append(scene.say("emerald-skulls-skulls-unpaid"))
        return lines

    def _describe_bets(self, scene: Scene, bets: Sequence[events.BetPlaced]) -> str:
        """Return which bets somebody placed, each with what it would pay."""
        each = [scene.say("emerald-skulls-placed-bet", **self.build_event_facts(scene, bet)) for bet in bets]
        return scene.say(
            "emerald-skulls-placed-bets", seat=scene.format_seat_name(bets[0].seat), bets=scene.join_list(each)
        )

    def _describe_left_jackpots(self, scene: Scene, paid: events.TumblerPaid) -> Iterator[str]:
        """Yield that a tumbler who took the usual pay left a jackpot."""
        faces = tuple(card.face for card in self.view(scene).cards)
        if left := list_left_jackpots(paid, scene.table_view.recent_moves, faces):
            yield scene.say(
                "emerald-skulls-jackpot-left",
                seat=scene.format_seat_name(paid.seat),
                bets=join_bet_keys([choice.what for choice in left]),
                gears=max(choice.gears for choice in left),
            )

    def _format_level_payouts(self, scene: Scene, earned: events.TumblerPaid) -> str:
        """Return the payout of each level of a turn, in gears, where these are several and all was paid."""
        paid = list_level_payouts(earned, scene.table_view.recent_moves) if earned.gears == earned.owed else {}
        each = [
            scene.say("emerald-skulls-paying-level", level=build_level_key(level), gears=gears)
            for level, gears in paid.items()
        ]
        return scene.say.join_with_commas(each) if len(each) > 1 else ""

    @override
    def build_event_facts(self, scene: Scene, event: Event) -> dict[str, Word]:
        """Return the facts of an event in words; the sentences themselves name bets, levels and ends."""
        facts = super().build_event_facts(scene, event)
        if isinstance(event, events.PoolRolled):
            facts["dice"] = join_dice_keys(sorted(event.dice))
        if isinstance(event, events.DicePlaced):
            facts |= {"count": event.ordinary + event.skulls, "placed": _join_placed_dice(event)}
        if isinstance(event, events.TumblerPaid):
            facts |= {"bet": build_bet_key(event.what), "dice": "none", **_build_jackpot_facts(event.what)}
        if isinstance(event, PAYMENT_EVENTS):
            facts["missing"] = event.owed - event.gears
        if isinstance(event, events.BetPlaced):
            facts |= _build_payout_facts(event)
        if isinstance(event, events.TurnEnded):
            facts["chosen"] = "yes" if is_chosen_bust(event, scene.table_view.recent_moves) else "no"
        return facts

    @override
    def translate_term(self, scene: Scene, fact: str, value: str) -> str:
        """Return the keys of the names of bets, those of Vrax and Kur too, and of levels."""
        if fact == "bet" or fact in RIVAL_BY_SEAT.values():
            return build_bet_key(value)
        return build_level_key(value) if fact == "level" else value

    @override
    def explain_losses(self, scene: Scene, seats: Sequence[int], event_list: Sequence[Event]) -> list[str]:
        """Return the bets that paid nothing: one's own each with its reason, those of several in a line by reason."""
        last, kinds = self.view(scene).last, {type(event) for event in event_list}
        if last is None or events.TurnEnded not in kinds:
            return []
        came_true = (False, True) if events.MatchEnded in kinds else (False,)
        unpaid = {won: bets for won in came_true if (bets := _list_unpaid_bets(last, seats, won=won))}
        if list(seats) == [scene.seat]:
            return [
                self._format_own_loss(scene, bet, last.out, won=won) for won, bets in unpaid.items() for bet, _ in bets
            ]
        return [self._format_losses_by_reason(scene, bets, last.out, won=won) for won, bets in unpaid.items()]

    def _format_losses_by_reason(
        self, scene: Scene, bets: Sequence[tuple[str, list[int]]], out: str, *, won: bool
    ) -> str:
        """Return in a line the bets that paid nothing for the same reason, each with its players."""
        sentences = [
            scene.say("emerald-skulls-lost-by", bet=build_bet_key(bet), names=scene.join_seat_names(seats))
            for bet, seats in bets
        ]
        key = "emerald-skulls-unpaid-bets" if won else "emerald-skulls-lost-bets"
        return scene.say(key, bets=scene.join_list(sentences), out=out)

    @override
    def summarize_rules(self, scene: Scene) -> str:
        """Return what the log takes as known."""
        return scene.say("emerald-skulls-log-rules")

    @override
    def format_log_ending(self, scene: Scene, event_list: Sequence[Event]) -> list[str]:
        """Return the bets that a turn lost, or that it was broken off, which no event says, and how it stands then."""
        broken_off, closed = self.view(scene).is_broken_off, scene.table.status == "closed"
        if (
            not broken_off
            and not closed
            and not any(isinstance(event, events.TurnEnded | events.MatchEnded) for event in event_list)
        ):
            return []
        losses = self.explain_losses(scene, range(len(scene.table.sitters)), event_list)
        sentences = [scene.say("emerald-skulls-broken-off")] if broken_off else losses
        return [*sentences, self._format_gears_and_supply_line(scene)]

    def _format_gears_and_supply_line(self, scene: Scene) -> str:
        """Return how many gears and cubes everybody has, and the supply."""
        view, ended = self.view(scene), scene.table_view.outcome is not None or scene.table.status == "closed"
        over = "yes" if ended else "no"
        standings = [
            (scene.format_seat_name(seat), view.gears[seat], view.cubes[seat]) for seat in range(len(view.gears))
        ]
        if view.rivals:
            standings.append((scene.say("emerald-skulls-rivals"), view.rivals.gears, 0))
        each = [
            scene.say("emerald-skulls-log-holding", name=name, gears=gears, cubes=cubes)
            for name, gears, cubes in standings
        ]
        supply = scene.say("emerald-skulls-log-supply", gears=view.supply)
        return scene.say("log-now", each=scene.say("lobby-dot").join([*each, supply]), over=over)

    def _format_own_loss(self, scene: Scene, bet: str, out: str, *, won: bool) -> str:
        means = scene.say("emerald-skulls-means", bet=bet)
        key = "emerald-skulls-unpaid-bet" if won else "emerald-skulls-lost-bet"
        return scene.say(key, bet=build_bet_key(bet), means=means, out=out)

    @override
    def find_round_owner(self, event: Event) -> int | None:
        """Return whose turn begins."""
        return event.seat if isinstance(event, events.TurnBegan) else None

    @override
    def find_turn_player(self, moves: Sequence[SeenMove]) -> int | None:
        """Return who tumbles in these moves: everybody else bets in the same turn."""
        return _find_tumbler([event for move in moves for event in move.events])

    @override
    def format_round_title(self, scene: Scene, event_list: Sequence[Event], number: int) -> str:
        """Return whose turn it is."""
        tumbler = _find_tumbler(event_list)
        if tumbler is None:
            return super().format_round_title(scene, event_list, number)
        name = scene.format_seat_name(tumbler)
        return scene.say("emerald-skulls-log-turn", seat=name, round=self.round_name, number=number)


def _find_tumbler(event_list: Sequence[Event]) -> int | None:
    """Return whose dice the first of these events are about, if any is."""
    return next((event.seat for event in event_list if isinstance(event, TUMBLER_EVENTS)), None)


def _join_placed_dice(event: events.DicePlaced) -> str:
    """Return the dice of a placement by the keys of their names: a level has the number of its dice."""
    return join_dice_keys((*[LEVEL_NAMES.index(event.level)] * event.ordinary, *[SKULL_FACE] * event.skulls))


def _build_jackpot_facts(bet: str) -> dict[str, Word]:
    """Return what the jackpot of a bet is for, and what each die earns of one that counts dice; of no other pay."""
    bets = (
        card_bet
        for card in load_betting_cards().values()
        for card_bet in card.bets
        if card_bet.bet == bet and card_bet.jackpot
    )
    jackpot = next((card_bet.jackpot for card_bet in bets), None)
    if jackpot is None:
        return {"jackpot": "none", "each": "none", "rate": 0}
    return {"jackpot": bet, "each": jackpot.each or "none", "rate": jackpot.gears}


def _build_payout_facts(bet: events.BetPlaced) -> dict[str, Word]:
    """Return the payout of a marker, as its card says; "none" if the card has no such bet any more."""
    card = load_betting_cards().get(bet.card)
    entry = next((card_bet for card_bet in card.bets if card_bet.bet == bet.bet), None) if card else None
    if entry is None or bet.place > len(entry.terms):
        return {"payout": "none", "pays": "gears", "count": 0}
    term = entry.terms[bet.place - 1]
    return {"payout": format_payout(str(term)), "pays": entry.pays, "count": 0 if term.each else term.flat}


def _list_unpaid_bets(last: LastTurnSeen, seats: Sequence[int], *, won: bool) -> list[tuple[str, list[int]]]:
    """Return the bets that came true, or did not, with those of these seats who placed them and were paid nothing."""
    paid = {(payment.face, payment.what, payment.place) for payment in last.payments}
    bets = [(card.face, bet) for card in last.cards for bet in card.bets if bet.won is won]
    conditions = [
        (
            bet.bet,
            [seat for number, seat in enumerate(bet.stack, 1) if seat in seats and (face, bet.bet, number) not in paid],
        )
        for face, bet in bets
    ]
    return [(bet, list(dict.fromkeys(theirs))) for bet, theirs in conditions if theirs]


class EmeraldSkullsResultTexts(ResultTexts[EmeraldSkullsView]):
    """How Emerald Skulls ends: winners, points by source, tie-breakers."""

    unit = "gears"
    highlights = HIGHLIGHTS
    chapters = (events.TurnBegan,)

    @override
    def format_final_lines(self, scene: Scene) -> list[str]:
        """Return who won, and the standing; for a single player, the result against Vrax and Kur."""
        view, outcome = self.view(scene), scene.table_view.outcome
        if outcome is None or view.rivals is None:
            return super().format_final_lines(scene)
        won = "yes" if outcome.winners else "no"
        name, own = scene.format_seat_name(0), "yes" if scene.seat == 0 else "no"
        gears: dict[str, Word] = {"gears": view.gears[0], "rivals": view.rivals.gears}
        return [scene.say("emerald-skulls-alone", won=won, own=own, name=name, **gears)]

    @override
    def summarize_reviewed_play(self, scene: Scene, seat: int, event_list: Sequence[Event]) -> list[str]:
        """Return what bets paid, first to the reviewed player, and how many turns of others that one let pass."""
        seats = range(len(scene.table.sitters))
        if len(seats) == 1:
            return []
        turns = [turn for turn in split_before(event_list, events.TurnBegan) if _find_tumbler(turn) not in (None, seat)]
        passed = sum(all(bet.seat != seat for bet in list_standing_bets(turn)) for turn in turns)
        paid = Counter[int]()
        for event in event_list:
            if isinstance(event, events.BetPaid):
                paid[event.seat] += event.gears
        shares = [
            self._format_bet_share(scene, other, paid[other])
            for other in sorted(seats, key=lambda other: other != seat)
        ]
        each = scene.say.join_with_commas(shares)
        return [scene.say("emerald-skulls-review-bets", each=each, passed=passed, turns=len(turns))]

    @staticmethod
    def _format_bet_share(scene: Scene, seat: int, gears: int) -> str:
        own, name = "yes" if seat == scene.seat else "no", scene.format_seat_name(seat)
        return scene.say("emerald-skulls-review-bet", own=own, name=name, gears=gears)

    @override
    def list_podium_rivals(self, scene: Scene) -> Sequence[tuple[str, int]]:
        """Return Vrax and Kur, who have one purse, where a single player plays against them."""
        rivals = self.view(scene).rivals
        return [(scene.say("emerald-skulls-rivals"), rivals.gears)] if rivals else []

    @override
    def format_points_by_source(self, scene: Scene) -> list[list[str]]:
        """Return gears from tumbling, jackpots and bets, and those paid for dice."""
        event_list = [event for move in scene.story for event in move.events]
        earned = [e for e in event_list if isinstance(e, events.TumblerPaid)]
        usual = [(e.seat, e.gears) for e in earned if e.what == "standard"]
        jackpots = [(e.seat, e.gears) for e in earned if e.what != "standard"]
        paid = [(e.seat, e.gears) for e in event_list if isinstance(e, events.BetPaid)]
        dice = [(e.seat, -e.gears) for e in event_list if isinstance(e, events.DiceBought)]
        return format_score_breakdown(
            scene, self.prefix, {"tumbling": usual, "jackpots": jackpots, "bets": paid, "dice": dice}
        )

    @override
    def list_tie_breakers(self, scene: Scene) -> TieBreakers:
        """Return the cubes, then the latest turn as the tumbler."""
        view = self.view(scene)
        seats = len(view.gears)
        latest = [max(0, view.number - (view.tumbler - seat) % seats) for seat in range(seats)]
        return {"cubes": view.cubes, "latest": latest}

    @override
    def format_standing_line(self, scene: Scene, seat: int, outcome: Outcome) -> str:
        """Return the line of one player: gears, and the cubes that break ties."""
        view = self.view(scene)
        pay = {"gears": view.gears[seat], "cubes": view.cubes[seat]}
        return scene.say("emerald-skulls-standing", rank=outcome.ranks[seat], name=scene.format_seat_name(seat), **pay)


class EmeraldSkullsScreen(GameScreen[EmeraldSkullsView]):
    """The screens of Emerald Skulls: its pictures, rules, board and panel."""

    key = "emerald_skulls"
    View = EmeraldSkullsView
    move_texts_class = EmeraldSkullsMoveTexts
    narrator_class = EmeraldSkullsEventNarrator
    result_texts_class = EmeraldSkullsResultTexts
    marked: ClassVar[Mapping[type[Event], MarkedNames]] = {
        events.BetPlaced: lambda bet: (f"{bet.card} {bet.bet} {bet.place}",),
        events.DicePlaced: lambda dice: [f"{dice.level} die"] * dice.ordinary + [f"{dice.level} skull"] * dice.skulls,
    }
    wiped = frozenset({events.TurnBegan})
    moment_fields = ()
    minutes_with_goblins = 15
    poster = Poster("poster", (0, 0, 100, 100), EMERALD_LETTERS)
    rules = (
        "emerald-skulls-rules-turn",
        "emerald-skulls-rules-bets",
        "emerald-skulls-rules-pay",
        "emerald-skulls-rules-advanced",
        "emerald-skulls-rules-jackpot-cards",
        "emerald-skulls-rules-side-cards",
        "emerald-skulls-rules-out-cards",
        "emerald-skulls-rules-alone",
        "emerald-skulls-rules-here",
    )
    illustrated: ClassVar[Mapping[str, str]] = {
        "emerald-skulls-rules-turn": "rules",
        "emerald-skulls-rules-bets": "rules",
        "emerald-skulls-rules-advanced": "rules-advanced",
        "emerald-skulls-rules-jackpot-cards": "faces-jackpot",
        "emerald-skulls-rules-side-cards": "faces-side",
        "emerald-skulls-rules-out-cards": "faces-out",
        "emerald-skulls-rules-alone": "alone",
    }
    says: ClassVar[Mapping[str, Iterable[str]]] = {
        "tie": ("cubes", "latest"),
        "source": ("tumbling", "jackpots", "bets", "dice"),
        "move": (*MOVE_BY_NOTATION, "ready-short", "rest-short", "buy", "bet", "take", "place", "reroll", "collect"),
        "move-reroll": (*get_args(How), *(f"{how}-short" for how in get_args(How))),
        "place": (*MOVE_BY_GO_ON, *(f"{on}-help" for on in MOVE_BY_GO_ON), *(f"{way}-press" for way in PLACEMENT_WAYS)),
        "side": FACES_BY_DECK["side"],
        "bet": ("standard", *sorted({bet.bet for card in load_betting_cards().values() for bet in card.bets})),
        "level": LEVEL_NAMES[1:],
        "lost": ("bet",),
        "topic": ("bets",),
        "gist": GIST_SENTENCES,
        "type": ("hint",),
        "die": ("skull",),
        "question": ("last-turn",),
    }
    panels = False

    @override
    def find_luck_to_come(self, view: EmeraldSkullsView) -> LuckToCome:
        return "dice"

    @override
    def format_board_lines(self, scene: Scene) -> list[str]:
        """Return what the numbers in the picture mean, and, to the tumbler, what each placement would pay."""
        view, advanced = self.view(scene), self.view(scene).advanced
        moves = [tuple(str(move).split()) for move in scene.table_view.legal or scene.table_view.offered]
        placing = sorted((path for path in moves if path[0] == "place"), key=lambda path: rank_placement(view, path))
        placed = [
            scene.say("emerald-skulls-place-line", placed=describe_placement(scene, view, *path[1:]), worth=worth)
            for path in placing[:MAX_TOLD_PLACEMENTS]
            if (worth := format_placement_payout(scene, view, path))
        ]
        legend = [scene.say("emerald-skulls-legend")]
        return [*placed, *legend, *([scene.say("emerald-skulls-legend-advanced")] if advanced else [])]

    @override
    def format_panel_lines(self, scene: Scene) -> list[str]:
        """Return what the player has, and where their markers are; then what the picture means."""
        view = self.view(scene)
        if view.seat is None:
            return []
        seat = view.seat
        pay = {"gears": view.gears[seat], "cubes": view.cubes[seat]}
        own = scene.say("emerald-skulls-own", markers=view.markers[seat], **pay)
        resting = (
            [scene.say("emerald-skulls-own-rest", advanced="yes" if view.advanced else "no")]
            if seat in view.resting
            else []
        )
        return [own, *self._describe_own_markers(scene, seat), *resting, *self.format_board_lines(scene)]

    def _describe_own_markers(self, scene: Scene, seat: int) -> Iterator[str]:
        view = self.view(scene)
        for bet in (bet for card in view.cards for bet in card.bets if view.seats > 1):
            if seat in bet.stack:
                place = bet.stack.index(seat)
                payout = format_payout(bet.payouts[place])
                yield scene.say("emerald-skulls-own-bet", bet=build_bet_key(bet.bet), place=place + 1, payout=payout)

    @override
    def list_topics(self, scene: Scene) -> list[str]:
        """Return what anyone may ask about: what the bets mean."""
        return ["bets"]

    @override
    def format_topic(self, scene: Scene, name: str) -> str:
        """Return how turns end, and what every bet needs, pays by place, and whether it is open: open ones first."""
        if name != "bets":
            return super().format_topic(scene, name)
        bets = [bet for card in self.view(scene).cards for bet in card.bets]
        lines = [_format_bet_line(scene, bet) for bet in sorted(bets, key=lambda bet: bet.status != "open")]
        return "\n".join([scene.say("emerald-skulls-outs"), *lines])

    @override
    def draw_surface_pictures(self, scene: Scene, kind: str) -> list[Picture]:
        """Return the pictures of a surface: everybody sees the same."""
        return [] if kind in PRIVATE_KINDS else super().draw_surface_pictures(scene, "board")


MAX_NAMED_BETS = 8
"""At most this many bets are buttons with names and pay, where they are on the board; more, or longer, are a menu."""
BUTTON_COLUMNS = 2
"""Half of the cards are at the left of the skull, and half at its right: so are their bets on the buttons."""
MAX_TOLD_PLACEMENTS = 10
"""What so many placements pay is told behind "Menu…"."""
BET_MENU_VERBS = ("call", "take")
"""What stands behind "Menu…" while bets are open: the tumbler's call, and markers to take back."""
READY_PATHS = (("ready",), ("rest",))
PASSING_PATHS = (*READY_PATHS, ("wait",))
"""How a player passes, or takes that back."""
BET_QUESTIONS = ("bet", LAST_CALL)
BETTING_VERBS = {"bet", "ready", "rest", "wait"}
"""What only players do who may bet."""
STYLE_BY_PATH: Mapping[Path, Style] = {("bust",): "danger", ("rest",): "main", ("roll",): "good"}


def _format_bet_line(scene: Scene, bet: BetSeen) -> str:
    meaning = scene.say("emerald-skulls-means", bet=bet.bet)
    payouts = scene.say.join_with_commas(map(format_payout, bet.payouts))
    sign = format_emoji_placeholder(find_bet_emoji(bet.bet))
    return scene.say(
        "emerald-skulls-bet-line",
        sign=sign,
        bet=build_bet_key(bet.bet),
        payouts=payouts,
        pays=bet.pays,
        status=bet.status,
        meaning=meaning,
    )


def _rank_path(view: EmeraldSkullsView, path: Path) -> tuple[float, ...]:
    """Rank (sort) what may be collected by what it pays, best first, and placements by their worth."""
    if path[0] != "collect" or len(path) == 1:
        return rank_placement(view, path)
    offer = next(offer for offer in view.offers if offer.what == path[1])
    return (-min(offer.gears, view.supply), -offer.cubes)


def _count_dice_after_reroll(view: EmeraldSkullsView, how: str) -> int:
    """Return how many dice a reroll has: a cube adds one from the supply, a picked nose adds itself."""
    return view.pool + (1 if how == "nose" or view.spare else 0)


def _list_bets_in_play(view: EmeraldSkullsView) -> list[Path]:
    """Return every bet of the table as a move, whether or not it is open."""
    return [("bet", card.face, bet.bet) for card in view.cards for bet in card.bets]


def _have_named_buttons(say: Words, view: EmeraldSkullsView) -> bool:
    """Tell whether each bet has a button with its name: if there are few, and two fit beside each other at any pay."""
    bets = _list_bets_in_play(view)
    if len(bets) > MAX_NAMED_BETS:
        return False
    payouts = {bet.bet: max(map(format_payout, bet.payouts), key=len) for card in view.cards for bet in card.bets}
    labels = (
        say("emerald-skulls-move-bet-short", bet=build_bet_key(bet), payout=payouts[bet])
        for *_, bet in _order_as_on_board(bets)
    )
    return _fit_in_columns(tuple(labels))


@lru_cache(maxsize=64)
def _fit_in_columns(names: tuple[str, ...]) -> bool:
    rows = chunk_buttons([Button(name, "") for name in names], BUTTON_COLUMNS)
    return all(len(arrange_buttons(row.buttons)) == 1 for row in rows)


def _order_as_on_board(bets: Sequence[Path]) -> list[Path]:
    """Return bets row by row, as buttons in two columns: those of the left cards at the left."""
    half = (len(bets) + 1) // BUTTON_COLUMNS
    return [bet for pair in zip_longest(bets[:half], bets[half:]) for bet in pair if bet]


def _find_bet(view: EmeraldSkullsView, bet: str) -> BetSeen:
    return next(bet_seen for card in view.cards for bet_seen in card.bets if bet_seen.bet == bet)
