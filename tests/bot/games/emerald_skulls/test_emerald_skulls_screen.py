"""Emerald Skulls on the screens: every move can be read and reached, every event told, all within Discord's limits."""

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import replace

import pytest

from bot.games.emerald_skulls.names import find_bet_emoji
from bot.games.emerald_skulls.pictures.layout import arrange_cards
from bot.games.emerald_skulls.pictures.strip import STRIP_HEIGHT
from bot.games.emerald_skulls.placement_odds import compute_placement_payout, describe_offer, format_placement_payout
from bot.games.emerald_skulls.placements import split_placements
from bot.games.emerald_skulls.screen import EmeraldSkullsScreen
from bot.screens.board import render_board
from bot.screens.controls.move_controls import ChoiceText
from bot.screens.controls.paths import Focus, find_only_move
from bot.screens.custom_ids import parse_custom_id
from bot.screens.game import SHORT_RULES_KEY
from bot.screens.layout import MAX_TEXT_LENGTH, Button, Figure, Row, Screen, fit_one_line
from bot.screens.log_posts import split_into_log_posts
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.help import render_rules_page
from bot.screens.panel import render_panel
from bot.screens.scene import Scene
from bot.store.models import Sitter
from games.emerald_skulls import EmeraldSkullsView, JackpotChoice, build_bet_key, events, load_betting_cards
from games.emerald_skulls.moves import WAIT_MOVE
from games.emerald_skulls.rule_of_thumb import build_board_from_view
from games.engine import IllegalMove, Match
from games.engine.typed_text import parse_typed_moves
from games.engine.words import format_emoji_placeholder as sign_named
from games.engine.words import load_words
from tests.bot.screens.scenes import Played, breaches, buttons_of, menus_of, random_steps, text_of
from tests.screens.longer import long_winded

pytestmark = pytest.mark.usefixtures("in_words")

SCREEN = EmeraldSkullsScreen()
TABLES = [(1, False), (2, False), (4, False), (3, True), (6, True), (8, True)]


def played(seats: int, *, advanced: bool = False, lot: int = 1, faces: str = "", first: int = 1) -> Played:
    options = {"advanced": advanced or bool(faces), "faces": faces, "first": first}
    return Played(Match.deal_by_key("emerald_skulls", seats=seats, options=options, seed=bytes([lot]) * 32))


def view_of(table: Played) -> EmeraldSkullsView:
    view = table.match.view(None)
    assert isinstance(view, EmeraldSkullsView)
    return view


def reached(scenes: Sequence[Scene], screen: Screen, depth: int = 0) -> set[str]:
    """Return what these viewers can play from a screen by buttons and menus, however many steps it takes."""
    found: set[str] = set()
    assert depth < 4
    for path, whole in choices(screen):
        for scene in scenes:
            move = " ".join(path) if whole else find_only_move(scene.table_view.legal, path)
            found |= {move} if move else reached([scene], render_panel(scene, Focus(path)), depth + 1)
    return found


def choices(screen: Screen) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield what can be pressed or chosen on the way to a move, and whether it is a whole one."""
    acts = [parse_custom_id(button.act) for button in buttons_of(screen) if not button.off]
    for act in acts:
        if act and act.path and act.verb in ("play", "sure", "step"):
            yield tuple(act.path.split()), act.verb != "step"
        elif act and act.verb == "text":
            yield first_of(act.path), True
    for menu in menus_of(screen):
        act = parse_custom_id(menu.act)
        assert act is not None
        yield from ((first_of(f"{act.path} {option.value}"), False) for option in menu.options)


def first_of(text: str) -> tuple[str, ...]:
    """Return the first of several moves that are typed together."""
    return tuple(text.partition(",")[0].split())


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_every_move_can_be_read_and_reached_and_nothing_breaks_a_limit(seats: int, advanced: bool) -> None:
    table = played(seats, advanced=advanced)
    for seat, moves in random_steps(table, lot=seats, most=40):
        assert breaches(render_board(table.scene())) == []
        own = table.scene(seat)
        shown = render_panel(own)
        assert breaches(shown) == []
        assert reached([own], shown) | reached([own], render_more_menu(own)) == {str(move) for move in moves}


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_the_board_offers_everything_that_several_may_do(seats: int, advanced: bool) -> None:
    table = played(seats, advanced=advanced, lot=3)
    for _ in random_steps(table, lot=9, most=25):
        decision = table.match.decision
        assert decision is not None
        asked = (*decision.seats, *decision.welcome)
        all_moves = {str(move) for seat in asked for move in table.match.legal_moves(seat)}
        own = {move for move in all_moves if move.startswith(("take ", "wait", "call"))}
        shown = render_board(table.scene())
        assert not any(path[0] in ("take", "wait", "call") for path, _ in choices(shown))
        assert reached([table.scene(seat) for seat in asked], shown) - own == all_moves - own


@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_every_event_is_told_in_a_line_without_gaps(seats: int, advanced: bool) -> None:
    table = played(seats, advanced=advanced, lot=5)
    for _ in random_steps(table, lot=4, most=250):
        pass
    for step in table.moves:
        for event in step.events:
            if event.kind in SCREEN.narrator.untold:
                continue
            line = SCREEN.narrator.describe_event(table.scene(), event)
            assert line
            assert "\n" not in line
            assert not any(raw in line for raw in ("empty-", "mad-", "-skull", "None", "{", "standard"))


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_match_is_shown_to_its_end(seats: int) -> None:
    table = played(seats)
    for _ in random_steps(table, lot=2):
        pass
    final = render_board(table.scene())
    assert breaches(final) == []
    for gears in view_of(table).gears:
        alts = " ".join(figure.alt for figure in final.figures)
        assert str(gears) in text_of(final) + alts or "nothing" in text_of(final)


def bet_on(table: Played, name: str) -> Button:
    """Return the button of a bet on the board."""
    return next(button for button in buttons_of(render_board(table.scene())) if button.act.endswith(name))


@pytest.mark.usefixtures("undrawn")
def test_each_window_of_the_standard_cards_has_all_bets_in_their_places() -> None:
    table, windows = played(4), 0
    for _ in random_steps(table, lot=1, most=40):
        if table.match.decision and table.match.decision.kind == "bet":
            windows += 1
            acts = [button.act for button in buttons_of(render_board(table.scene()))]
            assert sum(":bet " in act for act in acts) == 8
    assert windows


def rows_of(screen: Screen) -> list[list[str]]:
    """Return what stands on the buttons of a screen, row by row."""
    return [[button.visible_label for button in part.buttons] for part in screen.parts if isinstance(part, Row)]


BETS_IN_ROWS = [
    ["Pick n’ Bust 10", "Busted Fowl 5"],
    ["Mad Nargash 8", "Final Jewel 2"],
    ["Grim Grin 5", "Empty Hands 2"],
    ["Emerald 10", "Empty n’ Shiny 5"],
]


def test_bets_have_names_and_stand_as_on_the_board() -> None:
    """In two columns: the cards at the left of the skull, and those at its right."""
    table = played(3)
    table.play(0, "buy 3")
    assert rows_of(render_board(table.scene())) == [*BETS_IN_ROWS, ["Pass turn", "Pass roll", "Menu…"]]
    assert rows_of(render_panel(table.scene(1)))[:4] == BETS_IN_ROWS
    with long_winded():
        assert len(rows_of(render_board(table.scene()))) <= 2, "names that do not fit side by side are a menu"
    boxes, _ = arrange_cards(view_of(table).cards, STRIP_HEIGHT)
    middle = sum(box.place[0] for box in boxes) / len(boxes)
    named = load_words()
    for column in (0, 1):
        there = [box for box in boxes if (box.place[0] > middle) == column]
        bets = [bet for box in sorted(there, key=lambda box: box.place[1]) for bet in box.card.bets]
        assert [row[column] for row in BETS_IN_ROWS] == [
            named("emerald-skulls-move-bet-short", bet=build_bet_key(bet.bet), payout=bet.payouts[0]) for bet in bets
        ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_bet_says_on_its_button_what_the_next_marker_would_earn(language: str) -> None:
    table = played(3)
    table.language = language
    table.play(0, "buy 3")
    for pay in ("10", "8"):
        rows = rows_of(render_board(table.scene()))
        assert [len(row) for row in rows] == [2, 2, 2, 2, 3], "a phone has room for five rows"
        assert rows[0][0].endswith(f" {pay}")
        if pay == "10":
            table.play(1, "bet 1 pick-n-bust")


def test_done_for_this_turn_is_the_main_button_and_says_what_it_does() -> None:
    for advanced in (False, True):
        table = played(3, advanced=advanced)
        table.play(0, "buy 3")
        found = {button.label: button.style for button in buttons_of(render_board(table.scene()))}
        assert found["Pass for this turn"] == "main"
        assert found["Pass for this roll"] == "plain"
        shown = [one for one in buttons_of(render_board(table.scene())) if one.label.startswith("Pass for")]
        written = [one.visible_label for one in shown]
        assert len(written) == 2
        explained = text_of(render_more_menu(table.scene(1)))
        assert (
            advanced
            or "grey bets are full, decided, impossible with these dice, or on a card that you have bet on" in explained
        )
        assert all(f"**{label}**: I ask you again" in explained for label in written), "as it stands on the button"
    assert ["Pass for this turn"] in rows_of(render_board(table.scene())), "with a menu all words have room"


def test_the_tumbler_sees_no_bets_that_only_goblins_may_place() -> None:
    table = played(3)
    table.play(0, "buy 3")
    public = table.scene()
    goblins = [Sitter(seat, -seat, f"Grub {seat}") for seat in (1, 2)]
    for others, bets in ((goblins, False), ([goblins[0], table.table.sitters[2]], True)):
        sitters = (table.table.sitters[0], *others)
        seen = replace(public, table_view=replace(public.table_view, table=replace(public.table, sitters=sitters)))
        labels = [button.label for button in buttons_of(render_board(seen))]
        assert ("Pass for this turn" in labels) is bets
        assert any(label.startswith("Grim Grin") for label in labels) is bets


MOVES_IN_WORDS = (
    # the moves of one decision, and how they read together
    (("bet 1 mad-nargash", "rest"), "Mad Nargash (8)"),
    (("rest", "wait", "rest"), "Pass for this turn"),
    (("bet 2 grim-grin", "take 2 grim-grin", "bet 1 mad-nargash", "ready"), "Mad Nargash (8)"),
    (("ready",), "Pass for this roll"),
)


@pytest.mark.parametrize(("moves", "told"), MOVES_IN_WORDS)
def test_moves_that_belong_together_name_no_pass_beside_a_bet_and_nothing_twice(
    moves: Sequence[str], told: str
) -> None:
    table = played(3)
    table.play(0, "buy 3")
    paths = [tuple(move.split()) for move in moves]
    assert SCREEN.move_texts.format_moves(table.scene(1), paths) == told


def test_a_pass_for_a_turn_says_when_it_ends_and_can_be_taken_back() -> None:
    for advanced, said in ((False, "for this turn."), (True, "for this turn, unless somebody bets against you.")):
        table = played(3, advanced=advanced)
        table.play(0, "buy 3")
        table.play(1, "rest")
        own = table.scene(1)
        assert f"You passed {said}" in "\n".join(SCREEN.format_panel_lines(own))
        assert "Take back my pass" in [button.label for button in buttons_of(render_panel(own))]


def placing(seats: int = 2, *, seed: int = 1, kinds: str = "place") -> Played:
    """Return a table whose tumbler places dice now."""
    table = played(seats, lot=seed)
    for _ in random_steps(table, lot=seed, most=80):
        if table.match.decision and table.match.decision.kind == kinds:
            break
    return table


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("seed", range(1, 7))
def test_a_placement_and_how_to_go_on_are_one_press(seed: int) -> None:
    """Each that ends nothing stands there with both ways to go on, and what a press plays is what it says."""
    table = placing(seed=seed)
    seat = view_of(table).tumbler
    shown = render_board(table.scene())
    texts = [act.path for act in (parse_custom_id(one.act) for one in buttons_of(shown)) if act and act.verb == "text"]
    texts += [option.value for menu in menus_of(shown) for option in menu.options if ", " in option.value]
    assert texts, "the best are buttons"
    placed = {text.partition(",")[0] for text in texts if ", " in text and ", collect " not in text}
    assert all({f"{text}, roll", f"{text}, chicken"} <= set(texts) for text in placed)
    for text in texts:
        moves = parse_typed_moves(table.match, seat, text).moves
        assert [str(move) for move in moves] == text.split(", ")
        match = deepcopy(table.match)
        for move in moves:
            match.play(seat, move)
        assert match.decision is None or (match.decision.kind, match.decision.seats) != ("check", (seat,))
        assert ", collect " not in text or (match.decision is None or match.decision.kind != "jackpot")


def test_others_are_not_offered_what_the_tumbler_places() -> None:
    table = placing(3)
    tumbler = view_of(table).tumbler
    for seat in range(3):
        shown = render_panel(table.scene(seat))
        assert any("place " in button.act for button in buttons_of(shown)) == (seat == tumbler)


def test_dice_are_told_in_the_order_in_which_they_are_drawn() -> None:
    told = SCREEN.narrator.describe_event(played(2).scene(), events.PoolRolled(0, (6, 3, 1, 3)))
    assert told == "Ann rolls 1, 3, 3, skull."


def test_what_the_bets_mean_shows_their_signs() -> None:
    for faces in ("", "6b 8b 14a 18b 24b 28b"):
        table = played(4, faces=faces)
        told = SCREEN.format_topic(table.scene(), "bets")
        bets = [bet.bet for card in view_of(table).cards for bet in card.bets]
        assert all(
            f"{sign_named(find_bet_emoji(bet))}**{load_words()('emerald-skulls-bet', bet=build_bet_key(bet))}**" in told
            for bet in bets
        )


def test_no_sentence_names_a_card_by_a_number_that_no_picture_shows() -> None:
    table = played(3, advanced=True)
    table.play(0, "buy 3")
    refusals = set[str]()
    for move in ("bet 1 mad-nargash", "bet 2 grim-grin"):
        with pytest.raises(IllegalMove) as refused:
            table.match.play(1, move)
        refusals.add(load_words()(refused.value.sentence_key, **refused.value.arguments))
    assert refusals == {f"No card in play has {name}." for name in ("Mad Nargash", "Grim Grin")}


def test_more_than_eight_bets_are_one_menu_with_their_names() -> None:
    table = played(4, advanced=True)
    table.play(0, "buy 3")
    shown = render_panel(table.scene(1))
    (menu,) = [menu for menu in menus_of(shown) if menu.act.endswith(":bet")]
    open_bets = [move for move in table.scene(1).table_view.legal if str(move).startswith("bet")]
    assert len(menu.options) == len(open_bets) > 8
    assert not any(":bet " in button.act for button in buttons_of(shown))


def test_a_placement_is_short_on_its_button_and_whole_in_lists() -> None:
    read = SCREEN.move_texts.describe_path(played(3).scene(0), ("place", "lower", "1", "+1"))
    assert (read.short, read.label) == ("1 ☠ on lower jaw", "Lower jaw: 1 and skull")
    twins = SCREEN.move_texts.describe_path(played(3).scene(0), ("place", "nose", "2", "+0"))
    assert (twins.short, twins.label) == ("Two 3s on nose", "Nose: 3 and 3")


def test_who_passed_reads_that_they_can_take_it_back_and_others_whose_turn_it_is() -> None:
    table = played(3)
    table.play(0, "buy 3")
    table.play(1, "ready")
    scene = table.scene(1)
    assert SCREEN.move_texts.describe_free_moves(scene) == ("You pass for now. You can still bet, or take that back.")
    alone = replace(scene, table_view=replace(scene.table_view, legal=(WAIT_MOVE,)))
    assert SCREEN.move_texts.describe_free_moves(alone) == "You pass for now. You can take that back."
    assert "**Ann rolls next**: bet, or pass?" in text_of(render_panel(table.scene(2)))


def test_a_bet_says_what_the_next_marker_would_earn() -> None:
    table = played(3)
    table.play(0, "buy 3")
    assert "5" in bet_on(table, "grim-grin").label
    table.play(1, "bet 2 grim-grin")
    assert "3" in bet_on(table, "grim-grin").label
    labels = [button.label for button in buttons_of(render_board(table.scene()))]
    assert not any("ake back" in label for label in labels)
    assert "Take back Grim Grin" in [button.label for button in buttons_of(render_more_menu(table.scene(1)))]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(
    ("nose", "supply", "collect"),
    [(0, 60, "mad-nargash"), (0, 24, ""), (1, 60, "")],
)
def test_a_placement_that_earns_a_jackpot_collects_what_is_best_in_all(nose: int, supply: int, collect: str) -> None:
    """The usual pay has a cube for a nose, and where the supply may run out, to take less can matter."""
    view = replace(view_of(placing(seed=1)), supply=supply, roll=(6, 6), pool=2, ordinary=(0,) * 5, top=0, picked=0)
    view = replace(view, skulls=(0, 0, nose, 0, 0))
    worth = compute_placement_payout(view, "gem", 0, 1)
    assert (worth.gears, worth.cubes, worth.collect) == (5 + 5 * nose, 0, collect)


def test_of_several_payouts_the_best_stands_first() -> None:
    view = replace(
        view_of(placing(seed=1)),
        phase="jackpot",
        offers=(JackpotChoice("standard", 3), JackpotChoice("mad-nargash", 5)),
        supply=60,
    )
    scene = placing(seed=1).scene()
    scene = replace(scene, table_view=replace(scene.table_view, view=view))
    reader = SCREEN.move_texts.build_move_controls(scene)
    assert reader.rank is not None
    ranked = sorted((("collect", "standard"), ("collect", "mad-nargash")), key=reader.rank)
    assert [(path[1], reader.describe(path).style) for path in ranked] == [
        ("mad-nargash", "good"),
        ("standard", "plain"),
    ]


def test_a_placement_that_ends_the_turn_says_how_before_it_is_made() -> None:
    labels = set[str]()
    table = played(2)
    for _ in random_steps(table, lot=1, most=300):
        labels |= {button.label for button in buttons_of(render_board(table.scene())) if button.act.startswith("text:")}
    assert any(label.endswith("☠ · Gem Out: 5 gears") for label in labels)
    assert any(re.search(r"· Double Out: \d+ gears", label) for label in labels)
    assert any(" · Run Out: " in label for label in labels)


def test_the_rules_in_short_leave_the_solitary_mode_to_its_page() -> None:
    assert "Vrax" not in SCREEN.format_rules_page(SHORT_RULES_KEY, load_words())


def test_what_the_bets_mean_tells_how_a_turn_may_end() -> None:
    table = played(3)
    told = SCREEN.format_topic(table.scene(0), "bets")
    assert "**Chicken Out**: the tumbler stops with dice left." in told


def test_bets_on_the_standard_cards_are_one_tap_away() -> None:
    table = played(4)
    table.play(0, "buy 3")
    acts = [button.act for button in buttons_of(render_board(table.scene()))]
    bets = [str(move) for move in table.match.public_moves() if str(move).startswith("bet")]
    assert len(bets) == 7, "three dice are too few for a full skull"
    assert {f"play:7:2:{bet}" for bet in bets} <= set(acts)


def test_a_player_sees_where_their_marker_stands() -> None:
    table = played(3)
    for seat, move in ((0, "buy 3"), (1, "bet 2 grim-grin"), (2, "bet 2 grim-grin")):
        table.play(seat, move)
    assert "Your marker on **Grim Grin** is in place 2 and would earn 3." in text_of(render_more_menu(table.scene(2)))
    assert "Cid" not in text_of(render_board(table.scene()))  # the name is written as plain text


def test_my_seat_says_what_one_has_and_where_the_markers_are() -> None:
    table = played(3)
    table.play(0, "buy 3")
    table.play(1, "bet 2 grim-grin")
    table.play(1, "bet 3 final-jewel")
    told = text_of(render_panel(table.scene(1), stands=True, opened=True, here=True))
    assert "You have nothing, and no marker in front of you." in told
    assert "Your markers are on Grim Grin and Final Jewel." in told
    assert "are on" not in text_of(render_panel(table.scene(2), stands=True, opened=True, here=True))


def test_the_board_says_who_is_still_open() -> None:
    table = played(4)
    for seat, move in ((0, "buy 3"), (1, "ready")):
        table.play(seat, move)
    said = r"**Ann rolls next.** Bet or pass: C\*d\_\[\] and Dee."
    assert said in text_of(render_board(table.scene()))
    table.play(2, "bet 2 grim-grin")
    table.play(3, "ready")
    again = r"**Ann rolls next.** Bet again or pass: C\*d\_\[\]."
    assert again in text_of(render_board(table.scene())), "who has bet is not told to begin"


def test_a_bust_that_could_be_rerolled_is_asked_twice() -> None:
    reader = SCREEN.move_texts.build_move_controls(played(2).scene())
    assert reader.needs_confirmation(("bust",))
    assert not reader.needs_confirmation(("chicken",))


def test_the_story_says_what_a_bet_may_earn_and_who_busts_without_a_reroll() -> None:
    table, chosen = played(2, lot=3), set[bool]()
    for _ in random_steps(table, lot=3, most=600):
        for event in table.moves[-1].events if table.moves else ():
            said = SCREEN.narrator.describe_event(table.scene(), event) if SCREEN.narrator.shows_event(event) else ""
            if isinstance(event, events.TurnEnded) and event.out == "bust":
                chosen.add("does not reroll" in said)
                assert ("does not reroll" in said) is (table.moves[-1].notation == "bust")
            if isinstance(event, events.BetPlaced):
                entry = next(bet for bet in load_betting_cards()[event.card].bets if bet.bet == event.bet)
                assert re.search(rf" \(would pay {entry.terms[event.place - 1].flat} gears?\)\.$", said)
    assert chosen == {True, False}


def test_a_turn_has_one_board_whichever_decision_it_begins_with() -> None:
    table = played(2)
    boards = []
    for _ in random_steps(table, lot=6, most=100):
        scene = table.scene()
        boards.append((view_of(table).number, split_into_log_posts(scene)[-1].since))
    by_turn = dict(boards)
    assert len(set(boards)) == len(by_turn)
    assert len(set(by_turn.values())) == len(by_turn)


@pytest.mark.usefixtures("undrawn")
def test_a_superseded_board_tells_the_whole_payout_and_shows_the_turn_that_ended() -> None:
    table = played(8, advanced=True, lot=7)
    longest = 0
    for _ in random_steps(table, lot=8, most=250):
        last, shown = view_of(table).last, table.log_of_the_round_before()
        if last is None or shown is None:
            continue
        assert breaches(shown) == []
        paid = [
            line
            for line in text_of(shown).splitlines()
            if "**: " not in line and any(told in line for told in ("collects", "takes the jackpot", "’s bet on "))
        ]
        assert len(paid) == len(last.payments)
        longest = max(longest, len(last.payments))
        assert len([part for part in shown.parts if isinstance(part, Figure)]) == 1
    assert longest > 4


def test_the_topic_explains_every_bet_in_play() -> None:
    for faces in ("", "6b 8b 14a 18b 24b 28b"):
        table = played(4, faces=faces)
        told = SCREEN.format_topic(table.scene(), "bets")
        bets = [bet for card in view_of(table).cards for bet in card.bets]
        assert len(told.split("\n\n")[-1].splitlines()) == 1 + 2 * len(bets), "what it pays, and what it asks for"
        assert len(told) < MAX_TEXT_LENGTH
        assert all(f"pays {', '.join(bet.payouts)}".replace("+n", "+") in told for bet in bets)
        assert told.count("· open") == sum(bet.status == "open" for bet in bets)


def test_every_bet_of_the_box_has_a_name_and_a_meaning() -> None:
    bets = {bet.bet for card in load_betting_cards().values() for bet in card.bets}
    names = {load_words()("emerald-skulls-bet", bet=build_bet_key(bet)) for bet in bets}
    assert len(names) == len(bets)
    assert load_words()("emerald-skulls-bet", bet=build_bet_key("standard")) not in names
    unexplained = [
        bet for bet in bets - {"dragul-bust"} if load_words()("emerald-skulls-means", bet=bet) == "The turn busts"
    ]
    assert unexplained == []
    assert len({load_words()("emerald-skulls-means", bet=bet) for bet in bets}) > 40


@pytest.mark.parametrize("page", range(1, len(SCREEN.page_keys) + 1))
def test_a_page_of_rules_fits_a_message_and_may_carry_a_picture(page: int) -> None:
    shown = render_rules_page("emerald_skulls", page, load_words())
    assert breaches(shown) == []
    figures = [part for part in shown.parts if isinstance(part, Figure)]
    assert len(figures) == (SCREEN.page_keys[page - 1] in (SHORT_RULES_KEY, *SCREEN.illustrated))
    assert all(figure.alt for figure in figures)


def test_alone_the_end_says_how_one_did_against_vrax_and_kur() -> None:
    ends = set()
    for lot in range(1, 9):
        table = played(1, lot=lot)
        for _ in random_steps(table, lot=lot):
            pass
        text = text_of(render_board(table.scene()))
        ends.add("Vrax and Kur win" in text)
        assert "Vrax and Kur" in text
        assert "share the victory" not in text
    assert True in ends


def test_what_never_could_come_true_this_turn_is_not_said_to_have_been_possible() -> None:
    table = played(2, first=1)
    table.play(0, "buy 3")
    told = SCREEN.format_topic(table.scene(1), "bets")
    assert "cannot come true this turn" in told, "three dice fill no skull"
    assert "any more" not in told


def test_the_rules_tell_what_follows_a_reroll() -> None:
    told = SCREEN.format_rules_page("emerald-skulls-rules-turn", load_words()) + SCREEN.format_rules_page(
        "emerald-skulls-rules-pay", load_words()
    )
    assert "must place" not in told
    assert "Place the new roll or reroll again; if nothing fits, you bust" in told


def test_the_tumbler_alone_finds_the_last_call_behind_more() -> None:
    table = played(3, first=1)
    table.play(0, "buy 3")
    found = [["Last call" in [one.label for one in buttons_of(render_more_menu(table.scene(seat)))] for seat in (0, 1)]]
    table.play(0, "call")
    found.append(
        ["Last call" in [one.label for one in buttons_of(render_more_menu(table.scene(seat)))] for seat in (0, 1)]
    )
    assert found == [[True, False], [False, False]]
    shown = render_board(table.scene())
    assert "for bets:" in text_of(shown)


def test_the_rules_name_the_payouts_that_are_printed() -> None:
    told = SCREEN.format_rules_page("emerald-skulls-rules-advanced", load_words())
    assert "the first payout of Tumbler’s Triumph (×3) and of Pick n’ Bust on card 28 (10)" in told


def say_percent(chance: float) -> str:
    return "under 1 %" if 0 < chance < 0.005 else f"{round(100 * chance)} %"


@pytest.mark.parametrize(("language", "told"), [("en", "under 1 % bust"), ("de", "unter 1 % Pleite")])
def test_a_chance_that_rounds_to_0_is_not_told_as_0(language: str, told: str) -> None:
    """Five dice behind the nose bust in 1 of 243 rolls, four in 1 of 81, and with an empty skull none can."""
    table = placing(seed=1)
    scene = replace(table.scene(), say=load_words(language))
    view = replace(view_of(table), roll=(3,) * 7, pool=7, ordinary=(0,) * 5, skulls=(0,) * 5, top=0, picked=0)
    shown = replace(scene, table_view=replace(scene.table_view, view=view))
    lines = [format_placement_payout(shown, view, ("place", "nose", str(dice), "+0")) or "" for dice in (2, 3)]
    lines.append(format_placement_payout(shown, replace(view, roll=(1,) * 7), ("place", "lower", "1", "+0")) or "")
    rounded = told.replace(told.partition("1")[0], "")
    assert [line.rpartition(", ")[2] for line in lines] == [told, rounded, rounded.replace("1", "0")]


@pytest.mark.parametrize(("language", "price"), [("en", "−1 marker"), ("de", "−1 Marker")])
def test_every_button_that_picks_a_nose_says_what_that_costs(language: str, price: str) -> None:
    table = placing(seed=1)
    scene = replace(table.scene(), say=load_words(language))
    read = SCREEN.move_texts.describe_path(scene, ("reroll", "nose"))
    assert all(price in label for label in (read.label, read.short or read.label))
    for percent in ("under", 25):
        short = scene.say("emerald-skulls-move-reroll-nose-short", percent=percent)
        assert price in short
        assert fit_one_line([Button(short, "")])


def test_a_roll_says_how_likely_it_busts() -> None:
    """The tumbler decides whether to roll on with the chance in sight."""
    found = set()
    for lot in range(1, 6):
        table = played(3, lot=lot)
        for _ in random_steps(table, lot, 80):
            view = view_of(table)
            if view.phase == "check":
                percent = say_percent(build_board_from_view(view).compute_bust_chance())
                label = SCREEN.move_texts.describe_path(table.scene(view.tumbler), ("roll",)).label
                assert label.endswith(f"({percent} bust)")
                found.add(percent)
    assert len(found) > 2


def test_a_placement_says_what_it_pays_and_how_likely_the_next_roll_busts() -> None:
    """In the menu, and behind Menu… beside what the numbers on the skull mean."""
    found = set()
    for lot in range(1, 6):
        table = played(3, lot=lot)
        for seat, moves in random_steps(table, lot, 60):
            scene = table.scene(seat)
            for move in (str(move) for move in moves if str(move).startswith("place")):
                line = SCREEN.move_texts.describe_path(scene, tuple(move.split())).description
                assert line is not None
                assert len(line) <= 100
                match = deepcopy(table.match)
                match.play(seat, move)
                after = match.view(None)
                assert isinstance(after, EmeraldSkullsView)
                if after.phase == "check" and after.worth:
                    pay = load_words()("emerald-skulls-pay", gears=after.worth.gears, cubes=after.worth.cubes)
                    assert line.startswith(f"{pay} so far; ")
                    assert line.endswith(f", {say_percent(build_board_from_view(after).compute_bust_chance())} bust")
                found.add("so far" in line)
                assert ("so far" in line) == (sum(after.tumbled) == sum(view_of(table).tumbled) and after.out is None)
    assert found == {True, False}


def test_behind_more_stands_what_the_numbers_in_the_picture_mean() -> None:
    plain, advanced = played(3), played(3, advanced=True)
    assert "with the empty cup" in text_of(render_more_menu(plain.scene(1)))
    assert "2+ pays" not in text_of(render_more_menu(plain.scene(1)))
    assert "2+ pays" in text_of(render_more_menu(advanced.scene(1)))


def test_a_bet_says_what_must_happen() -> None:
    assert load_words()("emerald-skulls-means", bet="final-jewel") == "The turn ends with a die on the gem"
    outs = [load_words()("emerald-skulls-out", out=out) for out in ("gem", "run", "double", "bust", "chicken")]
    for bet in {bet.bet for card in load_betting_cards().values() for bet in card.bets}:
        assert not any(out in load_words()("emerald-skulls-means", bet=bet) for out in outs)


def test_whoever_is_asked_finds_a_hint_behind_more_and_nobody_else() -> None:
    """Nothing is secret here, so the board is all there is: advice is for the clicker alone."""
    table = played(3, first=1)

    def hinted() -> list[bool]:
        scenes = [table.scene(seat) for seat in (None, 0, 1, 2)]
        return [
            any(button.act.startswith("hint:") for button in buttons_of(render_more_menu(scene))) for scene in scenes
        ]

    assert hinted() == [False, True, False, False], "the tumbler buys"
    table.play(0, "buy 3")
    assert hinted() == [False, False, True, True], "the others bet"
    table.play(1, "ready")
    assert hinted() == [False, False, False, True]


def test_hint_rules_and_the_ways_a_bet_comes_true_are_behind_more_for_each_who_is_asked() -> None:
    table = played(3)
    asked: set[str] = set()
    for seat, _ in random_steps(table, lot=2, most=40):
        assert table.match.decision
        kind, shown = table.match.decision.kind, render_more_menu(table.scene(seat), table.scene())
        asked.add(kind)
        assert {"Hint", "How to play", "What the bets mean"} <= {button.label for button in buttons_of(shown)}, kind
        assert "pays the first number, or the second" in text_of(shown), "the numbers in the picture"
    assert {"buy", "bet", "place"} <= asked


@pytest.mark.parametrize("seats", [1, 2])
def test_the_last_board_says_what_ended_the_match(seats: int) -> None:
    table = played(seats)
    for _ in random_steps(table, lot=3):
        pass
    last = text_of(table.log())
    assert "the match is over" in last
    assert ("sweep up" in last) == (seats == 1)


@pytest.mark.parametrize("seed", range(6))
def test_a_button_that_places_and_stops_names_the_dice_that_it_places(seed: int) -> None:
    stops = [
        label for row in rows_of(render_board(placing(seed=seed).scene())) for label in row if "stop" in label.lower()
    ]
    assert all(re.match(r"([A-Z][a-z]+ [\d☠ ]+|[\d☠ ]+ on [a-z ]+), stop: \d", label) for label in stops), stops


@pytest.mark.parametrize(("supply", "warned"), [(20, True), (1, True), (21, False)])
def test_a_question_says_once_that_a_turn_may_be_the_last(supply: int, warned: bool) -> None:
    for scene, render in (
        (placing().scene(), render_board),
        (placing().scene(view_of(placing()).tumbler), render_panel),
    ):
        view = replace(view_of(placing()), supply=supply)
        told = text_of(render(replace(scene, table_view=replace(scene.table_view, view=view))))
        left = "1 gear" if supply == 1 else f"{supply} gears"
        assert told.count(f"stop?** {left} left: this may be the last turn.") == warned


@pytest.mark.parametrize(("supply", "said"), [(15, "left: this may be the last turn."), (16, "16 gears left.")])
def test_a_turn_may_be_the_last_only_if_its_dice_and_markers_can_take_what_is_left(supply: int, said: str) -> None:
    """Three dice bring at most 15 gears: two eyes, and the gem."""
    view = replace(view_of(placing()), supply=supply, cards=())
    scene = placing().scene()
    decision = placing().match.decision
    assert decision is not None
    shown = replace(scene, table_view=replace(scene.table_view, view=view))
    assert SCREEN.move_texts.describe_waiting(shown, decision, "Ann").endswith(said)


def test_an_offer_that_the_supply_cannot_pay_says_what_is_left_and_that_it_ends_the_match() -> None:
    view = replace(view_of(placing()), supply=7)
    facts = describe_offer(view, 10, 0)
    say = load_words("en")
    assert say("emerald-skulls-move-collect-short", bet="emerald-skulls-bet-mad-nargash", **facts) == (
        "Mad Nargash: all 7 left, ends the match"
    )
    assert describe_offer(view, 6, 1) == {"gears": 6, "cubes": 1, "ends": "no"}


def test_the_quick_buttons_of_a_roll_are_the_best_stop_and_the_best_way_to_roll_on() -> None:
    """A skull on the upper jaw is best to roll on with, and a stop there would earn nothing."""
    table = placing(seed=1)
    scene = table.scene()
    view = replace(view_of(table), roll=(4, 4, 6), pool=3, ordinary=(0,) * 5, skulls=(0,) * 5, top=0, picked=0)
    moves = build_board_from_view(view).list_placements(view.roll)
    offered = replace(scene.table_view, view=view, offered=moves, legal=moves)
    choices = split_placements(replace(scene, table_view=offered), view, lambda path: ChoiceText(" ".join(path)))
    assert [whole.press for whole in choices.whole if whole.press] == [
        "☠ on upper jaw, roll on (3 % bust)",
        "☠ · Gem Out: 5 gears",
    ]
    lines = [whole.text for whole in choices.whole if not whole.press]
    assert {"place upper 0 +1, chicken", "place eyes 2 +0, roll"} <= {*lines}


def test_the_tumbler_reads_while_others_bet_that_they_do_not() -> None:
    table = played(3)
    table.play(0, "buy 3")
    tumbler, better = (text_of(render_more_menu(table.scene(seat))) for seat in (0, 1))
    assert "You roll the dice this turn, so the others bet" in tumbler
    assert "You bet on how" not in tumbler
    assert "You bet on how" in better


def test_the_tumbler_who_presses_a_bet_on_the_board_reads_what_to_do() -> None:
    table = played(3)
    table.play(0, "buy 3")
    pressed = [
        parse_custom_id(button.act)
        for button in buttons_of(render_board(table.scene()))
        if button.act.startswith("play:")
    ]
    assert len(pressed) > 4
    for act in pressed:
        assert act
        with pytest.raises(IllegalMove) as refusal:
            table.match.play(0, act.path)
        said = load_words()(f"error-{refusal.value.code}")
        assert "you cannot bet" in said
        assert f"press **Menu…**, then **{load_words()('emerald-skulls-move-call')}**" in said
    assert "Last call" in [button.label for button in buttons_of(render_more_menu(table.scene(0)))]


def test_the_log_of_a_turn_that_was_broken_off_says_so_and_shows_that_turn() -> None:
    table = played(2)
    for _ in random_steps(table, 1):
        view = view_of(table)
        if view.last and view.out is None and view.top:
            break
    table.match.end_by_agreement()
    told, (picture,) = table.log(), [part for part in table.log().parts if isinstance(part, Figure)]
    names, cubes = table.scene().raw_names, {0: "", 1: ", 1 cube"}
    each = " · ".join(f"{names[seat]} {view.gears[seat]}{cubes[view.cubes[seat]]}" for seat in range(2))
    assert text_of(told).endswith(
        "\nThis turn was not played out: it pays nothing, and neither do its bets."
        f"\n-# At the end · {each} · supply {view.supply} gears."
    )
    assert "agreed to end" not in text_of(told), "the result below says it"
    assert picture.alt.startswith("The match is over")
    assert "earns" not in picture.alt


def test_all_numbers_of_dice_are_buttons_however_many_gears_somebody_has() -> None:
    table = played(3)
    tumbler = view_of(table).tumbler
    table.match.state.gears[tumbler] = 20
    for screen in (render_board(table.scene()), render_panel(table.scene(tumbler))):
        shown = [button.visible_label for button in buttons_of(screen)]
        assert shown[:5] == ["3 dice: free", "4 for 1 gear", "5 for 3", "6 for 6", "7 for 10"]
        assert len([part for part in screen.parts if isinstance(part, Row)]) <= 3
        assert not menus_of(screen)
