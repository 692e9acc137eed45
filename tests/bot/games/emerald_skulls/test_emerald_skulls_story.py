"""What newcomers read of a turn of Emerald Skulls: each roll with its dice, bets, and why skulls pay nothing."""

from dataclasses import replace

import pytest

from bot.games.emerald_skulls.screen import EmeraldSkullsScreen
from bot.screens.scene import Scene
from bot.screens.text_width import TextRoom
from bot.tables import SeenMove
from games.emerald_skulls import EmeraldSkullsView, events
from games.emerald_skulls.views import LastTurnSeen
from games.engine import Event, Match
from games.engine.words import load_words
from tests.bot.screens.scenes import Played

SCREEN = EmeraldSkullsScreen()
ROLLED = events.PoolRolled(1, (3, 3, 6, 1))
ON_NOSE = events.DicePlaced(1, "nose", 2, 1)
ROOM = TextRoom(3, 400)
TURN, EARNED = events.TurnBegan(1, 1), events.TumblerPaid(1, "standard", 0, 2, 0)
UNPAID = "The skulls pay nothing: they count only after a Gem Out or a Double Out."


def scene_of(*moves: tuple[Event, ...]) -> Scene:
    scene = Played(Match.deal_by_key("emerald_skulls", seats=2, options={"first": 1}, seed=bytes(32))).scene()
    told = tuple(SeenMove(number, 1, None, "player", move) for number, move in enumerate(moves, 1))
    return replace(scene, table_view=replace(scene.table_view, recent_moves=told))


def test_a_roll_and_the_dice_that_are_placed_of_it_are_one_sentence() -> None:
    sentence = "Bob rolls 1, 3, 3, skull and places 3, 3, skull on the nose."
    assert SCREEN.narrator.describe_move_events(scene_of(), [ROLLED, ON_NOSE]) == [sentence]
    moves = (SeenMove(1, 0, None, "player", (ROLLED,)), SeenMove(2, 1, None, "player", (ON_NOSE,)))
    assert SCREEN.narrator.format_log_lines(scene_of(), moves) == [sentence]
    by_clock = (moves[0], replace(moves[1], by="clock"))
    rolled, placed = SCREEN.narrator.format_log_lines(scene_of(), by_clock)
    assert rolled == "Bob rolls 1, 3, 3, skull."
    assert placed.endswith(" *(Time was up for Bob.)*")
    passed_by_clock = (replace(moves[0], by="clock", events=(events.BettorReadyForTurn(0), ROLLED)), moves[1])
    assert SCREEN.narrator.format_log_lines(scene_of(), passed_by_clock) == [sentence]


@pytest.mark.parametrize(
    ("out", "what", "skulls", "said"),
    [
        ("run", "standard", 1, True),
        ("chicken", "standard", 1, True),
        ("run", "standard", 0, False),
        ("gem", "standard", 1, False),
        ("run", "grim-grin", 1, False),
    ],
)
def test_skulls_that_pay_nothing_say_why_in_the_line_of_the_pay(
    out: str, what: str, skulls: int, *, said: bool
) -> None:
    earned = replace(EARNED, what=what)
    turn: tuple[Event, ...] = (TURN, events.DicePlaced(1, "nose", 1, skulls), events.TurnEnded(1, out, ()), earned)  # type: ignore[arg-type]  # one of the ways
    scene = scene_of((TURN, events.DicePlaced(0, "nose", 0, 1)), turn)
    assert (UNPAID in SCREEN.narrator.describe_move_events(scene, [earned])) is said
    brief = " ".join(SCREEN.narrator.format_brief_recap(scene, [SeenMove(2, 1, None, "player", turn)], 0, ROOM) or [])
    assert ("No gem, so the skulls pay nothing." in brief) is said


EYES, GEM = events.DicePlaced(1, "eyes", 0, 1), events.DicePlaced(1, "gem", 1, 0)
WORTH = events.TumblerPaid(1, "standard", 10, 0, 10)


@pytest.mark.parametrize(
    ("dice", "paid", "said"),
    [
        ((EYES, GEM), WORTH, "Bob collects **10 gears** (eyes 5, gem 5)."),
        ((GEM,), replace(WORTH, gears=5, owed=5), "Bob collects **5 gears**."),
        ((GEM,), WORTH, "Bob collects **10 gears**."),  # a part of the turn is told elsewhere
        (
            (EYES, GEM),
            replace(WORTH, gears=3, cubes=1),
            "Bob collects **3 gears and 1 reroll cube**. That was worth 10 gears, but only 3 were left.",
        ),
        (
            (EYES, GEM),
            replace(WORTH, what="grim-grin", gears=9, owed=9),
            (
                "Bob takes the jackpot Grim Grin: **9 gears**. A Run Out with nothing but teeth instead pays 3 for "
                "each tooth that is no skull."
            ),
        ),
        (
            (EYES, GEM),
            replace(WORTH, what="scarred-face", gears=15, owed=20),
            (
                "Bob takes the jackpot Scarred Face: **15 gears**. That was worth 20 gears, but only 15 were left. "
                "A Gem Out with one die on each level instead pays 20 gears."
            ),
        ),
    ],
)
def test_a_turn_says_which_dice_paid_it_or_that_the_supply_could_not(
    dice: tuple[Event, ...], paid: events.TumblerPaid, said: str
) -> None:
    turn = (TURN, *dice, events.TurnEnded(1, "double", ()), paid)
    assert SCREEN.narrator.describe_move_events(scene_of(turn), [paid]) == [said]


@pytest.mark.parametrize(
    ("skulls", "paid", "left"), [(1, "standard", True), (0, "standard", False), (1, "mad-nargash", False)]
)
def test_a_jackpot_that_its_tumbler_left_is_told_behind_the_usual_pay(skulls: int, paid: str, *, left: bool) -> None:
    upper = events.DicePlaced(1, "upper", 1 - skulls, skulls)
    gem = events.DicePlaced(1, "gem", 0, 1)
    earned = events.TumblerPaid(1, paid, 4, 0, 4)
    turn = (TURN, upper, gem, events.TurnEnded(1, "gem", (2,)))
    told = SCREEN.narrator.describe_move_events(scene_of(turn, (earned,)), [earned])
    assert told[0].endswith(" Bob leaves the jackpot of Mad Nargash (10 gears) for the usual pay.") is left


@pytest.mark.parametrize(
    ("room", "said"),
    [
        (TextRoom(3, 400), "**Ann’s bet on Busted Fowl is lost.** **C"),
        (TextRoom(1, 400), "Bob: Gem Out. Lost bets: Ann (1), C"),
    ],
)
def test_all_who_lost_bets_are_told_and_where_there_is_no_room_how_many(room: TextRoom, said: str) -> None:
    table = Played(Match.deal_by_key("emerald_skulls", seats=3, options={"first": 1}, seed=bytes(32)))
    out = events.TurnEnded(1, "gem", ())
    view = table.match.view(None)
    assert isinstance(view, EmeraldSkullsView)
    cards = tuple(
        replace(
            card, bets=tuple(replace(bet, won=False, stack=(0, 2) * (bet.bet == "busted-fowl")) for bet in card.bets)
        )
        for card in view.cards
    )
    last = LastTurnSeen(1, "gem", (0,) * 5, (0,) * 5, (), 0, (), cards)
    scene, told = table.scene(), (SeenMove(1, 1, None, "player", (TURN, out)),)
    scene = replace(scene, table_view=replace(scene.table_view, view=replace(view, last=last), recent_moves=told))
    assert said in " ".join(SCREEN.narrator.format_brief_recap(scene, told, None, room) or [])


def test_a_jackpot_is_told_with_the_end_of_its_turn() -> None:
    turn = (TURN, events.TurnEnded(1, "gem", ()), events.TumblerPaid(1, "mad-nargash", 5, 0, 5))
    scene = scene_of(turn)
    told = SCREEN.narrator.format_brief_recap(scene, scene.table_view.recent_moves, 0, ROOM)
    assert told == ["Bob: Gem Out, **jackpot 5 gears**."]


@pytest.mark.parametrize(("dice", "said"), [((1, 0), "a 3"), ((0, 1), "a skull"), ((2, 0), "3, 3")])
def test_placed_dice_are_told_by_their_numbers(dice: tuple[int, int], said: str) -> None:
    placed = events.DicePlaced(1, "nose", *dice)
    assert SCREEN.narrator.describe_event(scene_of(), placed) == f"Bob places {said} on the nose."


def test_a_bust_has_its_reason_and_a_turn_ends_with_how_it_stands() -> None:
    bust = events.TurnEnded(1, "bust", (1,))
    turn = (TURN, replace(ROLLED, dice=(1,)), bust)
    assert SCREEN.narrator.describe_event(scene_of(turn), bust) == "Bob ends with a **Bust Out**: nothing fits."
    assert SCREEN.narrator.format_log_ending(scene_of(turn), turn) == ["-# Now · Ann 0 · Bob 0 · supply 80 gears."]
    assert SCREEN.narrator.format_log_ending(scene_of(turn), turn[:2]) == [], "the turn goes on in another post"
    shown = scene_of(turn)
    richer = replace(SCREEN.narrator.view(shown), cubes=(2, 1))
    scene = replace(shown, table_view=replace(shown.table_view, view=richer))
    assert SCREEN.narrator.format_log_ending(scene, turn) == [
        "-# Now · Ann 0, 2 cubes · Bob 0, 1 cube · supply 80 gears."
    ]


def test_bets_say_what_they_would_pay_and_those_of_one_player_are_one_sentence() -> None:
    say = load_words()
    scene = scene_of()
    bet, paid = events.BetPlaced(1, "4", "empty-hands", 1, 2), events.BetPaid(1, "4", "empty-hands", 1, 2, 0, 2, 0)
    assert SCREEN.narrator.describe_event(scene, bet) == "Bob bets on **Empty Hands** (would pay 2 gears)."
    again = replace(bet, card="1", bet="mad-nargash")
    assert SCREEN.narrator.continues_sentence(bet, again)
    assert not SCREEN.narrator.continues_sentence(bet, replace(again, seat=0))
    assert SCREEN.narrator.describe_move_events(scene, [bet, again, replace(bet, seat=0)]) == [
        "Bob bets on **Empty Hands** (would pay 2 gears) and **Mad Nargash** (would pay 8 gears).",
        "Ann bets on **Empty Hands** (would pay 2 gears).",
    ]
    assert SCREEN.narrator.describe_event(scene, paid) == "Bob’s bet on Empty Hands pays **2 gears**."
    lost = say("emerald-skulls-gist-lost", own="no", name="Bob", bets="emerald-skulls-bet-final-jewel", count=1)
    assert lost == "**Bob’s bet on Final Jewel is lost.**"


@pytest.mark.parametrize(
    ("how", "pool", "said"),
    [
        ("cube", 1, "Bob spends a reroll cube to roll again, now 1 die."),
        (
            "nose",
            4,
            "Bob picks a nose, which costs a marker: a 3 from there is rolled again with the others, now 4 dice.",
        ),
    ],
)
def test_a_reroll_says_what_it_does(how: str, pool: int, said: str) -> None:
    assert SCREEN.narrator.describe_event(scene_of(), events.PoolTakenUp(1, how, pool, 0)) == said  # type: ignore[arg-type]  # one of the ways


def test_the_placements_of_a_turn_are_one_short_sentence_level_by_level() -> None:
    jaw, nose = events.DicePlaced(1, "upper", 1, 0), events.DicePlaced(1, "nose", 0, 1)
    story = [SeenMove(number, 1, None, "player", (event,)) for number, event in enumerate((jaw, jaw, nose), 1)]
    said = SCREEN.narrator.format_brief_recap(scene_of(), story, 0, ROOM)
    assert said == ["Bob: 2 dice on the upper jaw, 1 die on the nose."]


def board_line(*turn: Event) -> str:
    scene = scene_of(turn)
    return " ".join(SCREEN.narrator.format_brief_recap(scene, [SeenMove(1, 1, None, "player", turn)], 0, ROOM) or [])


def test_a_board_says_what_a_turn_paid_with_its_end() -> None:
    assert board_line(events.TurnEnded(1, "gem", ()), replace(EARNED, gears=20, cubes=0)) == "Bob: Gem Out, 20 gears."


def test_bets_of_another_player_that_paid_are_named_with_what_they_paid_in_all() -> None:
    paid = [events.BetPaid(1, "4", bet, 1, 2, 0, 2, 0) for bet in ("grim-grin", "empty-hands")]
    assert board_line(*paid) == "Bob’s bets on Grim Grin and Empty Hands: 4 gears."


def test_once_dice_roll_a_board_does_not_tell_the_bets_alone() -> None:
    bet, placed = events.BetPlaced(0, "4", "grim-grin", 1, 2), events.DicePlaced(1, "nose", 2, 0)
    assert board_line(bet) == "Ann bets on Grim Grin."
    assert board_line(bet, ROLLED) == "Ann bets on Grim Grin. Bob rolls 1, 3, 3, skull."
    assert board_line(bet, ROLLED, placed) == "Ann bets on Grim Grin. Bob: 2 dice on the nose."
