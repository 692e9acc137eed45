"""Goblin Teeth on the screens: every move can be read and reached, every event told, every card explained."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.goblin_teeth.names import describe_cheat
from bot.games.goblin_teeth.screen import GoblinTeethMoveTexts, GoblinTeethScreen, _must_confirm
from bot.screens.board import render_board
from bot.screens.controls.paths import ROOT_FOCUS, Focus, find_only_move
from bot.screens.controls.widget import MoveWidget
from bot.screens.custom_ids import ClickAction, parse_custom_id
from bot.screens.layout import Control, Figure, Menu, Row, Screen, Section
from bot.screens.log_posts import split_into_log_posts
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.help import autocomplete_card_names, render_rules_or_card, render_rules_page
from bot.screens.panel import render_panel
from bot.screens.parts.hints import format_hint
from bot.screens.parts.typed_moves import explain_refused_typed_move, find_move_by_label, list_moves_by_label
from bot.screens.scene import Scene
from games import find_game
from games.engine import BadNotation, BadOptions, Event, Match
from games.engine.words import load_words
from games.goblin_teeth import CHEATS, ITEMS, GoblinTeethView, events
from tests.bot.screens.scenes import Played, breaches, buttons_of, menus_of, random_steps, text_of
from tests.games.goblin_teeth.teeth_table import Teeth

pytestmark = pytest.mark.usefixtures("in_words")

SCREEN = GoblinTeethScreen()
TABLES = [(2, False), (3, True), (4, False), (5, True)]
NAMES_OF_CARDS = {load_words()(f"goblin-teeth-cheat-{card}") for card in CHEATS}


def played(seats: int, *, advanced: bool = False, lot: int = 1) -> Played:
    return Played(
        Match.deal_by_key("goblin_teeth", seats=seats, options={"advanced": advanced}, seed=bytes([lot]) * 32)
    )


def view_of(table: Played, seat: int | None = None) -> GoblinTeethView:
    view = table.match.view(seat)
    assert isinstance(view, GoblinTeethView)
    return view


def widget_of(scene: Scene) -> MoveWidget:
    """Return what makes the controls of a panel, without drawing it."""
    assert scene.decision is not None
    return MoveWidget(7, scene.decision.number, SCREEN.move_texts.build_move_controls(scene), scene.say)


def controls(scene: Scene, focus: Focus) -> list[Control]:
    """Return the controls of a panel."""
    return widget_of(scene).build_controls(scene.table_view.legal, focus)


def offered(shown: Sequence[Control]) -> list[ClickAction]:
    """Return every act that these controls offer, each option of a menu as one."""
    acts = [parse_custom_id(button.act) for button in buttons_of(Screen(tuple(shown)))] if shown else []
    for menu in (part for part in shown if isinstance(part, Menu)):
        act = parse_custom_id(menu.act)
        assert act is not None
        acts += [ClickAction("pick", act.table, act.decision, f"{act.path} {option.value}") for option in menu.options]
    return [act for act in acts if act]


def reached(scene: Scene, widget: MoveWidget, focus: Focus = ROOT_FOCUS, depth: int = 0) -> set[str]:
    """Return the moves that can be played by buttons and menus, however many steps and pages it takes."""
    assert depth < 7
    shown, found = widget.build_controls(scene.table_view.legal, focus), set[str]()
    assert breaches(Screen(tuple(shown))) == []
    for act in offered(shown):
        if act.verb in ("play", "sure", "text"):
            found.add(act.path)
        elif act.verb == "page":
            number, *rest = act.path.split()
            if int(number) > focus.page:
                found |= reached(scene, widget, Focus(tuple(rest), int(number)), depth)
        elif act.verb in ("pick", "step") and act.path:
            chosen = tuple(act.path.split())
            move = find_only_move(scene.table_view.legal, chosen)
            found |= {move} if move else reached(scene, widget, Focus(chosen), depth + 1)
    return found


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_every_move_can_be_reached_and_read(seats: int, advanced: bool) -> None:
    table = played(seats, advanced=advanced, lot=seats)
    for seat, moves in random_steps(table, lot=seats, most=120):
        scene = table.scene(seat)
        rows = [part for part in render_more_menu(scene).parts if isinstance(part, Row)]
        behind = {act.path for act in offered(rows) if act.verb == "sure"}
        assert reached(scene, widget_of(scene)) | behind == {str(move) for move in moves}
        paths = [tuple(str(move).split()) for move in moves]
        assert all(0 < len(SCREEN.move_texts.describe_path(scene, path).label) <= 80 for path in paths)
        begun = {path[: end + 1] for path in paths for end in range(len(path))}
        assert all(SCREEN.move_texts.format_path_progress(scene, path) is not None for path in begun)
        steps = [act.path.split() for act in offered(controls(scene, ROOT_FOCUS)) if act.verb == "step"]
        dice = [path for path in steps if path[0] == "place"]
        shown = {die.die: die.value for die in SCREEN.view(scene).dice}
        values = [shown[path[1]] for path in dice]
        assert values == sorted(values, reverse=True), "as in the picture"


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_boards_and_panels_keep_within_discords_limits(seats: int, advanced: bool) -> None:
    table = played(seats, advanced=advanced, lot=10 + seats)
    for step, (seat, moves) in enumerate(random_steps(table, lot=seats)):
        if step % 7:
            continue
        move = tuple(str(moves[len(moves) // 2]).split())
        screens = [render_board(table.scene()), table.log(), render_panel(table.scene(seat))]
        screens += [
            render_panel(table.scene(seat), Focus(move[:2])),
            render_panel(table.scene(seat), Focus(move, confirming=True)),
        ]
        assert [breaches(screen) for screen in screens] == [[]] * 5
    assert breaches(render_board(table.scene())) == breaches(render_panel(table.scene(0))) == []


def test_a_round_that_is_over_leaves_its_awards_and_the_last_one_its_table_too() -> None:
    table = played(2)
    for _ in random_steps(table, 3):
        awarded, over = SCREEN.draw_beat(table.scene()), table.log_of_the_round_before()
        if awarded and over:
            assert [figure.content for figure in over.figures] == [awarded.png]
    awarded = SCREEN.draw_beat(table.scene())
    assert awarded
    first, board = (figure.content for figure in table.log().figures)
    assert first == awarded.png != board
    took = [
        event for event in table.scene().table_view.recent_moves[-1].events if isinstance(event, events.ItemAwarded)
    ]
    assert took
    assert all(f" with {event.bid}" in awarded.alt_text for event in took), "its words say who has which Item"


def test_a_hand_full_of_cheats_still_fits() -> None:
    table = played(5, lot=3)
    for seat, _ in random_steps(table, lot=3, most=3):
        del seat
    scene = table.scene(0)
    view = view_of(table, 0)
    full = SCREEN.format_panel_lines(scene)
    assert len(full) >= 2
    lines = [SCREEN._format_cheat(scene.say, card) for card in CHEATS]
    assert len("\n".join(sorted(lines, key=len)[-12:])) < 2000
    assert view.hand is not None


@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_every_event_can_be_told_to_everyone_who_sees_it(seats: int, advanced: bool) -> None:
    table, kinds = played(seats, advanced=advanced, lot=20 + seats), set[str]()
    for _ in random_steps(table, lot=seats):
        pass
    for move in table.moves:
        for onlooker in (None, *range(seats)):
            scene, seen = table.scene(onlooker), [event for event in move.events if event.is_visible_to(onlooker)]
            for event in seen:
                kinds.add(event.kind)
                if event.kind not in SCREEN.narrator.untold:
                    sentence = SCREEN.narrator.describe_event(scene, event)
                    assert sentence
                    assert "  " not in sentence
            assert all(SCREEN.narrator.describe_move_events(scene, seen))
    assert {"cheat", "placed", "took", "round", "won", "ended"} <= kinds


def test_a_round_is_told_in_three_lines() -> None:
    table = played(3)
    for _ in random_steps(table, lot=2):
        if table.moves and any(event.kind == "round" for event in table.moves[-1].events):
            break
    else:
        pytest.fail("no round ended")
    placed, awards, opening = SCREEN.narrator.describe_move_events(
        table.scene(), [e for e in table.moves[-1].events if e.to is None]
    )
    assert "places a" in placed
    assert "takes the" in awards
    assert opening.startswith("**Round")


def secrets_in(text: str, view: GoblinTeethView) -> set[str]:
    """Return the Cheats that a text names and that nobody can know of from the table."""
    open_cards = {*view.cheat_discard, *view.playing}.union(*view.front, *view.public)
    named = {card for card in CHEATS if load_words()(f"goblin-teeth-cheat-{card}") in text or f"cheat {card}" in text}
    return named - open_cards


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_public_names_a_card_that_is_not_open(seats: int) -> None:
    table = played(seats, lot=30 + seats)
    for _ in random_steps(table, lot=seats, most=250):
        table.moves = table.moves[-1:]
        screen = render_board(table.scene())
        shown = repr([part for part in screen.parts if not isinstance(part, Figure)])
        alt = " ".join(figure.alt for figure in screen.figures)
        public = [dict(event.facts) for move in table.moves for event in move.events if event.to is None]
        passed = {card for card in CHEATS if card in json.dumps(public)}
        assert secrets_in(shown + alt, view_of(table)) <= passed
        assert all(act.verb in ("hand", "all") for act in offered([p for p in screen.parts if isinstance(p, Row)]))


def test_the_board_is_the_same_whoever_holds_what() -> None:
    table = played(4, lot=5)
    for seat, _ in random_steps(table, lot=9, most=60):
        del seat
    view = view_of(table)
    hidden = [one for one in view.pot if not one.face_up]
    assert all(one.item is None for one in hidden)
    assert view.hand is None
    assert not SCREEN.format_panel_lines(table.scene())


def peeking(seats: int) -> tuple[Played, int]:
    """Return a match in which somebody has just peeked, and who."""
    for lot in range(60):
        table = played(seats, lot=lot)
        for seat, moves in random_steps(table, lot=lot, most=60):
            if any(str(move) == "cheat sneaky-sneaky" for move in moves):
                table.play(seat, "cheat sneaky-sneaky")
                return table, seat
    raise AssertionError("nobody ever held Sneaky Sneaky")


def test_what_sneaky_sneaky_saw_goes_to_one_player() -> None:
    table, seat = peeking(4)
    item = view_of(table, seat).pot[0].item
    assert item in ITEMS
    sentence = f"The Hidden Item is: {load_words()(f'goblin-teeth-item-{item}')}."
    assert sentence in text_of(render_more_menu(table.scene(seat)))
    for onlooker in (None, *(other for other in range(4) if other != seat)):
        scene = table.scene(onlooker)
        assert view_of(table, onlooker).pot[0].item is None
        screen = render_board(scene) if onlooker is None else render_panel(scene)
        assert "The Hidden Item is:" not in text_of(screen)
        assert f"{scene.format_seat_name(seat)} peeks at the Hidden Item." in text_of(render_more_menu(scene))
        assert all(figure.alt.count("face down") == 0 for figure in screen.figures)


def test_a_play_is_built_word_by_word_and_asked_once_more() -> None:
    table = with_card("borrow")
    seat = view_of(table).turn
    scene = table.scene(seat)
    root = controls(scene, Focus())
    (menu,) = [part for part in root if isinstance(part, Menu)]
    (chosen,) = [option for option in menu.options if option.label == "Borrow"]
    assert chosen.value == "cheat borrow"
    assert chosen.description == load_words()("goblin-teeth-cheat-borrow-gist")
    raised, reduced = next(str(m).split()[2:] for m in scene.table_view.legal if str(m).startswith("cheat borrow"))
    first = SCREEN.move_texts.describe_path(scene, ("cheat", "borrow", raised)).label
    second = SCREEN.move_texts.describe_path(scene, ("cheat", "borrow", raised, reduced)).label
    assert first.startswith("Raise ")
    assert second.startswith("Reduce ")
    assert not any(word in first + second for word in (raised, reduced))
    sure = render_panel(scene, Focus(("cheat", "borrow", raised, reduced), confirming=True))
    assert "→ raise " in text_of(sure)
    assert "Sure?" in text_of(sure)


def with_card(card: str) -> Played:
    """Return a match in which the player whose turn it is can play a card."""
    for lot in range(60):
        table = played(4, lot=lot)
        for _, moves in random_steps(table, lot=lot, most=60):
            if any(str(move).startswith(f"cheat {card}") for move in moves):
                return table
    raise AssertionError(card)


@pytest.mark.parametrize(
    ("cheat", "question", "step"),
    [
        ("quick-fingers worm", "**Quick Fingers: raise one die by 1, then lower one.**", "**Quick Fingers** → raise"),
        ("share-the-load", "**Share the Load: keep one, give one.**", ""),
        ("revivify", "**Revivify: keep one, give one.**", ""),
        ("sneaky-sneaky", "**Sneaky Sneaky: set a die to 3 or 4.**", ""),
    ],
)
def test_a_question_that_follows_a_cheat_names_it_and_so_does_each_step_of_the_answer(
    cheat: str, question: str, step: str
) -> None:
    hands = ["worm quick-fingers share-the-load revivify sneaky-sneaky", "", ""]
    table = laid("4 1 2@altar", "6 3 2", "5 3 2", hands=hands, discard="swap borrow pass")
    table.play(0, f"cheat {cheat}")
    scene = table.scene(0)
    assert question in text_of(render_panel(scene))
    chosen = tuple(str(scene.table_view.legal[0]).split()[:2])
    assert step in text_of(render_panel(scene, Focus(chosen)))


def test_the_altar_is_chosen_before_what_for_where_there_are_many_ways() -> None:
    words_of = GoblinTeethMoveTexts(SCREEN.key, SCREEN.View).create_move_formatter(with_card("borrow").scene(0))
    die = next(die for die in words_of.view.dice if die.place == "unplayed")
    path = ("place", die.die, "altar")
    assert words_of.describe_path(path).label == f"Your {die.value} on the Altar, without a Cheat"
    assert words_of.describe_path_start(path).label == f"Your {die.value} on the Altar"


def test_a_bid_on_a_button_says_how_it_would_stand() -> None:
    table = played(2, lot=6)
    seat = view_of(table).turn
    die = max((die for die in view_of(table).dice if die.seat == seat), key=lambda die: die.value)
    label = SCREEN.move_texts.describe_path(table.scene(seat), ("place", die.die, "i1")).label
    assert label == f"Your {die.value} on the Hidden Item: bid {die.value}, the only one"


def laid(*dice: str, lot: int = 0, **wishes: object) -> Played:
    """Return a position set up by hand."""
    match = Match.deal_by_key("goblin_teeth", seats=len(dice), seed=bytes([lot]) * 32)
    match._state = Teeth(*dice, **wishes).state  # type: ignore[arg-type]  # wishes of many kinds
    return Played(match)


ITEMS_LAID = ["Hidden Item", "Emerald", "Button"]


def test_each_item_has_its_own_line_in_the_order_of_the_pot_behind_more() -> None:
    shown = render_more_menu(laid("4 3 2", "6 5 1", "6 4 2", pot="worm emerald button").scene(0))
    sections = [part for part in shown.parts if isinstance(part, Section)]
    assert [section.markdown.split("**")[1] for section in sections] == ITEMS_LAID
    assert {section.button.label for section in sections} == {"Bid…"}


@pytest.mark.parametrize("dice", ["4 4 4@altar", "2@altar 3@altar 4"])
def test_a_lone_die_is_placed_at_once_by_the_item_and_the_bid_in_the_order_of_the_pot(dice: str) -> None:
    shown = render_panel(laid(dice, "6 3@i2 1", "6 4 2", pot="worm emerald button").scene(0))
    assert not menus_of(shown)
    placing = [button for button in buttons_of(shown) if ":place " in button.act]
    assert [(one.emoji, one.visible_label) for one in placing] == [
        ("item_hidden", "Hidden 4"),
        ("item_emerald", "Emerald 4"),
        ("item_button", "Button 4"),
        ("altar", "4"),
    ]
    assert [one.style for one in placing] == ["good", "good", "good", "plain"]


def rows_of(scene: Scene) -> list[list[tuple[str | None, str]]]:
    """Return the rows of a panel's buttons, each with its sign and what is written on it."""
    found = [part for part in render_panel(scene).parts if isinstance(part, Row)]
    return [[(one.emoji, one.visible_label) for one in row.buttons] for row in found]


def test_each_die_has_a_row_of_bids_in_the_order_of_the_pot_and_the_altar_is_in_the_last() -> None:
    signs = ["item_hidden", "item_emerald", "item_button"]
    scene = laid("6 4 2", "6 5@i2 1", "6 4 2", pot="worm emerald button").scene(0)
    first, second, third, last = rows_of(scene)
    assert [first, second, third] == [[(sign, value) for sign in signs] for value in "642"]
    assert last == [("altar", "6"), ("altar", "4"), ("altar", "2"), (None, "Menu…")]


@pytest.mark.parametrize(
    ("dice", "pot", "pressed"),
    [
        ("6@i2 4 4", "worm emerald button", ["Hidden 4", "Emerald 6+4"]),
        ("6@i2 5 4", "worm emerald button", ["5", "5"]),
        ("6@i2 2 1", "worm emerald button", ["2", "6+2", "2"]),
        ("6 5 4@altar", "worm emerald emerald button", ["6", "①6", "②6", "6"]),
    ],
)
def test_a_bid_names_its_item_where_a_phone_has_room_or_is_a_sum(dice: str, pot: str, pressed: list[str]) -> None:
    scene = laid(dice, "6 5@i2 1", "6 4 2", pot=pot).scene(0)
    assert [written for _, written in rows_of(scene)[0]] == pressed


def test_two_items_have_their_names_in_the_row_of_each_die() -> None:
    rows = rows_of(laid("6 4 2", "6 5@i2 1", pot="worm emerald").scene(0))
    assert [[written for _, written in row] for row in rows[:3]] == [[f"Hidden {n}", f"Emerald {n}"] for n in "642"]


def test_polite_says_right_above_the_buttons_on_which_items_it_allows_no_die() -> None:
    wishes: dict[str, Any] = {"pot": "worm emerald button", "front": ["polite"]}
    told = text_of(render_panel(laid("6 4 2", "6 5@i2 1", "6 4 2", **wishes).scene(0)))
    assert "**Polite**: you cannot be first on Button." in told
    assert "you cannot be first" not in text_of(render_panel(laid("6 4 2", "6 5@i2 1", "6 4 2").scene(0)))


def test_one_press_places_a_die() -> None:
    table = laid("6 4 2", "6 5@i2 1", "6 4 2", pot="worm emerald button")
    bids = [button for button in buttons_of(render_panel(table.scene(0))) if button.emoji == "item_button"]
    acts = [parse_custom_id(button.act) for button in bids]
    assert [(act.verb, act.path) for act in acts if act] == [("text", f"place d{die} i3") for die in (1, 2, 3)]


def test_where_signs_cannot_be_shown_a_bid_says_its_item() -> None:
    scene = laid("6 4 2", "6 5@i2 1", "6 4 2", pot="worm emerald button").scene(0)
    assert [button.label for button in buttons_of(render_panel(scene))][:3] == [
        "Hidden Item: 6",
        "Emerald: 6",
        "Button: 6",
    ]


def test_only_a_cheat_that_is_played_by_its_first_press_is_asked_once_more() -> None:
    scene = laid("6 4 2", "6 5 1", "6 4 2", pot="worm emerald button", hands=["exchange worm emerald pass"]).scene(0)
    sure = SCREEN.move_texts.build_move_controls(scene).needs_confirmation
    assert sure(("cheat", "pass"))
    assert not sure(("cheat", "exchange", "worm"))
    lone = laid("6 4 2", "6 5 1", "6 4 2", pot="worm emerald button", hands=["exchange worm"]).scene(0)
    assert SCREEN.move_texts.build_move_controls(lone).needs_confirmation(("cheat", "exchange", "worm"))


@pytest.mark.parametrize(
    ("other", "asked"), [("cheat swap d1 d5", False), ("cheat swap d2 d4", True), ("cheat pass", True)]
)
def test_a_last_step_that_leaves_no_choice_is_asked_once_more(other: str, *, asked: bool) -> None:
    path = ("cheat", "swap", "d1", "d4")
    assert _must_confirm(path, [path, tuple(other.split())]) is asked


def test_dice_stand_beside_more_below_the_menu_of_cheats_and_lead_to_the_items() -> None:
    """Menu and dice take two rows of a phone, and the third is for help and "Menu…"."""
    scene = laid("6 4 2", "6 5@i2 1", "6 4 2", pot="worm emerald button", hands=["polite pass"]).scene(0)
    (menu,) = menus_of(render_panel(scene))
    assert [option.label for option in menu.options] == ["Polite", "Pass"]
    row, last = [part for part in render_panel(scene).parts if isinstance(part, Row)]
    assert [(one.emoji, one.visible_label) for one in row.buttons] == [
        ("die_6", "6"),
        ("die_4", "4"),
        ("die_2", "2"),
    ]
    assert [one.visible_label for one in last.buttons] == ["Hint", "Menu…"]
    focus = parse_custom_id(row.buttons[1].act)
    assert focus is not None
    bids = buttons_of(render_panel(scene, Focus(tuple(focus.path.split()))))[:3]
    assert [(one.emoji, one.visible_label, one.style) for one in bids] == [
        ("item_hidden", "Hidden 4", "good"),
        ("item_emerald", "Emerald 4", "plain"),
        ("item_button", "Button 4", "good"),
    ]


@pytest.mark.parametrize(
    ("card", "dice", "why"),
    [
        ("exchange", "6 4 2", "you hold no Item"),
        ("switcheroo", "6 4 2", "you hold no Item"),
        ("refresh", "6@i1 4@i3 2", "every Item has a die on it"),
        ("sleight-of-hand", "6 4 2", "no die is on the Altar"),
        ("trade-places", "6 4 2", "you have placed no die"),
        ("transposition", "6@i1 4 2", "you have not placed two dice"),
        ("revivify", "6 4 2", "no Cheat is discarded"),
        ("quick-fingers", "6 4 2", "you hold no other card"),
        ("sneak-preview", "6 4 2", "you hold no other Action card that you could play"),
        ("reposition", "6@i1 4 2", "it would break the rules of bids"),
    ],
)
def test_a_cheat_that_cannot_be_played_says_why(card: str, dice: str, why: str) -> None:
    scene = laid(dice, "6@i2 6@i3 1" if "bids" in why else "6@i2 5 1", pot="worm emerald button", hands=[card]).scene(0)
    assert not any(str(move).startswith(f"cheat {card}") for move in scene.table_view.legal)
    assert f"*Not now: {why}.*" in text_of(render_more_menu(scene))


@pytest.mark.parametrize(
    ("path", "asked"), [("cheat polite", "**Play Polite.**"), ("poison", "**Poisoner: poison a die.**")]
)
def test_who_chooses_how_a_cheat_is_played_reads_which_one_and_not_to_place_a_die(path: str, asked: str) -> None:
    scene = laid("6 4 2", "6 5 1", hands=["polite pass"], front=["poisoner"]).scene(0)
    told = text_of(render_panel(scene, Focus(tuple(path.split()))))
    assert asked in told
    assert "Place a die" not in told


def test_the_poison_of_a_poisoner_is_in_the_menu_of_cheats() -> None:
    scene = laid("6 4 2", "6 5 1", hands=["polite"], front=["poisoner"]).scene(0)
    (menu,) = menus_of(render_panel(scene))
    assert [option.value for option in menu.options][:2] == ["cheat polite", "poison"]
    assert menu.options[1].description == load_words()("goblin-teeth-cheat-poisoner-gist", whose="you", holder="")
    assert "Back" in [button.label for button in buttons_of(render_panel(scene, Focus(("poison",))))]


def test_an_item_says_to_which_offerings_it_brings_its_reader_nearer() -> None:
    scene = laid("4 3 2", "6 5 1", pot="worm emerald", hands=["emerald worm"], offerings=("six", "a1", "b2")).scene(0)
    told = text_of(render_more_menu(scene))
    assert "You hold 1 of these. Your Offerings that need one: A" in told


def test_a_cheat_that_cannot_be_played_says_so_and_a_card_in_front_says_what_it_does() -> None:
    table = laid("4 3 2", "6 5 1", hands=["second-chance pass"], front=["lawful"])
    assert "*Not now" not in text_of(render_more_menu(table.scene(0)))
    assert "• In front of you, **Lawful**: It is Ongoing. You may play" in text_of(render_more_menu(table.scene(0)))
    table.play(0, "cheat pass")
    assert "*Not now: with Lawful you play one Cheat a turn.*" in text_of(render_more_menu(table.scene(0)))


def test_a_hint_names_the_whole_play_and_why_a_cheat_is_played() -> None:
    polite = find_game("goblin_teeth").parse_move("cheat polite p2")
    told = format_hint(laid("4 3 2", "6 5 1", hands=["polite"]).scene(0), [polite])
    assert "**Polite, played in front of B" in told
    assert "It plays a Cheat while" in told


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("cheat pass", "the Cheat Pass"),
        ("cheat fresh-start p1", "Fresh Start, played in front of you"),
        ("cheat sneak-preview pass", "Sneak Preview: preview Pass"),
        ("place d1 altar draw", "Your 4 on the Altar: draw a Cheat"),
        ("end", "End the turn without a die"),
    ],
)
def test_a_review_names_a_cheat_as_a_sentence_does(move: str, said: str) -> None:
    scene = laid("4 3 2", "6 5 1", hands=["pass fresh-start sneak-preview"]).scene(0)
    assert SCREEN.move_texts.format_moves(scene, [tuple(move.split())]) == said


@pytest.mark.parametrize(
    ("typed", "moves"), [("button 4", ["place d1 i3"]), ("4 on the altar", ["place d1 altar", "place d1 altar draw"])]
)
def test_a_placement_may_be_typed_as_its_button_says_it(typed: str, moves: list[str]) -> None:
    scene = laid("4 3 2", "6 5 1", "6 4 2", pot="worm emerald button").scene(0)
    assert [move for move in list_moves_by_label(scene, typed) if "clear" not in move] == moves


def test_a_number_is_the_die_and_not_the_bid_that_another_would_make() -> None:
    table = laid("4 3 1", "6 6 6", "5 5 5", pot="worm emerald button")
    for seat, move in ((0, "place d3 i3"), (1, "place d4 i2"), (2, "place d7 i1")):
        table.play(seat, move)
    assert find_move_by_label(table.scene(0), "button 4") == "place d1 i3"


@pytest.mark.parametrize(("typed", "move"), [("button 4", "place d1 i3"), ("button", None), ("4 on the altar", None)])
def test_two_words_of_a_button_play_it_if_no_other_says_them(typed: str, move: str | None) -> None:
    scene = laid("4 3 2", "6 6 6", "5 5 5", pot="worm emerald button").scene(0)
    assert find_move_by_label(scene, typed) == move


def test_what_is_no_move_is_answered_with_the_way_out() -> None:
    told = explain_refused_typed_move(laid("4 3 2", "6 5 1").scene(0), Focus(), BadNotation("bad-notation", text="hm"))
    assert told == (
        "“hm” is not a move of this game.\n-# For example: `Your 4 on the Hidden Item: bid 4, the only one`."
    )


def test_the_podium_says_who_came_where_and_counts_no_points() -> None:
    table = played(2, lot=3)
    for _ in random_steps(table, lot=3, most=2000):
        pass
    ended = next(figure for figure in render_board(table.scene()).figures if figure.name == "podium")
    assert "1. " in ended.alt
    assert " with " not in ended.alt


@pytest.mark.parametrize("card", CHEATS)
def test_every_card_is_explained(card: str) -> None:
    screen = render_rules_or_card("goblin_teeth", card, load_words())
    name = load_words()(f"goblin-teeth-cheat-{card}")
    assert f"### {name}" in text_of(screen)
    assert ("**Ongoing card.**" in text_of(screen)) == (card in CHEATS[21:])
    assert breaches(screen) == []
    assert len(describe_cheat(load_words(), card)) <= 100
    assert autocomplete_card_names("goblin_teeth", name, load_words())[0] == (name, card)


def test_cards_are_offered_by_what_is_typed() -> None:
    assert [card for _, card in autocomplete_card_names("goblin_teeth", "sn", load_words())] == [
        "sneak-preview",
        "sneaky-sneaky",
    ]
    assert len(autocomplete_card_names("goblin_teeth", "", load_words())) == 25
    assert autocomplete_card_names("gobblestones", "sn", load_words()) == []
    for typed in ("höflich", "hoeflich", "Polite"):
        assert autocomplete_card_names("goblin_teeth", typed, load_words("de"))[0] == ("Höflich", "polite")
    assert autocomplete_card_names("goblin_teeth", "Sleight of Hand", load_words("de"))[0][1] == "sleight-of-hand"


def test_a_card_that_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="has no card called “Ace of Goats”"):
        render_rules_or_card("goblin_teeth", "Ace of Goats", load_words())


def test_the_rules_fit_their_pages() -> None:
    for page in range(1, len(SCREEN.page_keys) + 1):
        assert breaches(render_rules_page("goblin_teeth", page, load_words())) == []


BOX = "4× Goblin Tooth, 2× Two Teeth, Three Teeth, 5× Emerald, 6× Worm, 5× Fish Eye, 4× Mushroom, 4× Button"


def test_the_offerings_page_and_the_discards_say_how_many_of_each_item_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They say what the data file says: anybody who owns the box can put its numbers in."""

    def shown() -> list[str]:
        page = SCREEN.format_rules_page("goblin-teeth-rules-offerings", load_words())
        return [page, SCREEN.format_topic(played(3, lot=4).scene(1), "discards")]

    assert sum(BOX in text for text in shown()) == 2
    monkeypatch.setattr("bot.games.goblin_teeth.screen.load_items", lambda: ("worm", "worm", "button"))
    assert sum(": 2× Worm, Button." in text for text in shown()) == 2


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("rules-short", "when a round ends"),
        ("rules-short", "the highest sum begins"),
        ("rules-short", "no Item is left for a new round, or after 30 rounds"),
        ("rules-short", "A hand may hold any number of cards"),
        ("rules-short", "31 Items and 30 different Cheats"),
        ("goblin-teeth-rules-play", "Only now do the Offerings count"),
        ("goblin-teeth-rules-play", "When the Cheats run out, their discards are shuffled"),
        ("goblin-teeth-rules-offerings", "the player who lacks the fewest Items wins"),
    ],
)
def test_the_rules_say_when_a_set_is_complete_and_what_else_one_asks_at_a_table(page: str, said: str) -> None:
    assert said in SCREEN.format_rules_page(page, load_words())


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("let-me-help", "Polite does not apply here"),
        ("pilfer", "move an opponent’s Ongoing card in front of you"),
        ("poisoner", "give another player a card"),
        ("patient", "Sneak Preview would be two Cheats"),
        ("sneak-preview", "the one Cheat that Patient allows"),
        ("lawful", "even those that you played before you had Lawful"),
        ("second-chance", "If no number is possible, the die stays as it is"),
    ],
)
def test_a_card_says_what_it_does_where_another_one_meets_it(card: str, said: str) -> None:
    assert said in SCREEN.format_card(card, load_words())


def test_a_round_without_items_is_not_told() -> None:
    """The match ends instead, and nobody is told of a Pot with nothing in it."""
    told: list[Event] = [
        events.ItemAwarded(0, "worm", 7),
        events.RoundBegan(6, 0, []),
        events.PlayerWon(0, None, "no-items"),
        events.MatchEnded("no-items", [0]),
    ]
    lines = SCREEN.narrator.describe_move_events(played(2).scene(), told)
    assert lines == [
        "Highest bids: Ann takes the **Worm** with 7.",
        "**Ann wins:** closest to an Offering. No Items are left: the match is over.",
    ]


def test_a_board_lasts_for_a_round() -> None:
    table = played(3, lot=8)
    rounds = [(split_into_log_posts(table.scene())[-1].since, view_of(table).round) for _ in random_steps(table, lot=8)]
    assert len(set(rounds)) == len(dict(rounds)) == len({round_ for _, round_ in rounds}) > 2


def test_the_end_tells_how_near_everyone_came() -> None:
    table = played(3, lot=2)
    for _ in random_steps(table, lot=2):
        pass
    text = text_of(render_more_menu(table.scene()))
    assert "complete" in text or "short of" in text
    assert "point" not in text


def test_topics_tell_what_is_open_and_no_more() -> None:
    table = played(3, lot=4)
    for _ in random_steps(table, lot=4, most=70):
        pass
    for onlooker in (None, 0, 1):
        scene = table.scene(onlooker)
        for topic in SCREEN.list_topics(scene):
            assert SCREEN.format_topic(scene, topic) == SCREEN.format_topic(table.scene(), topic)
            assert len(SCREEN.format_topic(scene, topic)) < 2000


def test_menus_have_words_of_their_own_above_them() -> None:
    table = played(5, lot=9)
    for seat, _ in random_steps(table, lot=9, most=40):
        for menu in menus_of(Screen(tuple(controls(table.scene(seat), Focus())))):
            assert menu.placeholder
            assert json.dumps(menu.placeholder).isascii() or "’" in menu.placeholder or "…" in menu.placeholder


def test_a_menu_of_few_moves_says_what_is_chosen_there() -> None:
    reader = SCREEN.move_texts.build_move_controls(played(3).scene(0))
    assert {reader.describe((word,)).label for word in reader.menus.titled} == {
        "Raise a die by 1",
        "Take an Ongoing card",
    }


def test_a_step_in_the_middle_of_a_label_has_no_capital() -> None:
    facts: dict[str, str | int] = {
        "own": "yes",
        "start": "yes",
        "value": 5,
        "place": "unplayed",
        "number": 6,
        "name": "",
    }
    assert load_words()("goblin-teeth-step-raise", **facts) == "Raise your 5 to 6"


@pytest.mark.parametrize(
    ("card", "path", "asked"),
    [
        ("borrow", "", "Raise which die?"),
        ("borrow", "d1", "Reduce which die?"),
        ("reposition", "", "Move which die?"),
        ("trade-places", "", "Swap which die?"),
    ],
)
def test_a_menu_asks_for_the_next_step_of_a_play(card: str, path: str, asked: str) -> None:
    table = laid("4@i2 1@altar 2", "6@i2 3@altar 2", "5@i3 3 2", hands=[card, "", ""], pot="worm emerald button")
    scene = table.scene(0)
    menus = SCREEN.move_texts.build_move_controls(scene).menus
    assert menus.ask(("cheat", card, *path.split())) == asked
    shown = [one for one in controls(scene, Focus(("cheat", card, *path.split()))) if isinstance(one, Menu)]
    assert [one.placeholder for one in shown] in ([], [asked])


def test_the_first_die_of_a_swap_has_no_capital_inside_its_label() -> None:
    scene = laid("4@i2 1@altar 2", "6@i2 3 2", hands=["transposition", ""], pot="worm emerald").scene(0)
    label = SCREEN.move_texts.describe_path(scene, ("cheat", "transposition", "d1")).label
    assert label == "Take your 4 on the Emerald"


def test_the_confirmation_of_a_switcheroo_says_what_is_taken() -> None:
    scene = laid("4 1 2", "6 3 2", hands=["switcheroo emerald", ""], pot="worm emerald").scene(0)
    told = SCREEN.move_texts.format_path_progress(scene, ("cheat", "switcheroo", "emerald"))
    assert told == ["-# **Switcheroo** → put Emerald in the Pot and take the Hidden Item"]


def test_an_item_says_which_die_would_tie_there() -> None:
    scene = laid("6 4 2", "6@i2 3 2", hands=["", ""], pot="worm emerald").scene(0)
    assert "**Emerald**: Bob bids 6, your 6 would tie Bob" in text_of(render_more_menu(scene))
