"""The screens of Goats & Goblins: every move reads well and can be reached, and every event can be told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.goats_and_goblins.screen import GoatsAndGoblinsScreen
from bot.pictures.sample import find_samples
from bot.screens.board import render_board
from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import Row, Screen
from bot.screens.log_posts import split_into_log_posts
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.help import render_rules_page
from bot.screens.panel import render_panel
from bot.screens.text_width import ROOM_ABOVE_PICTURE
from games.engine import Match
from games.engine.words import load_words
from games.goats_and_goblins import GoatsAndGoblinsView, events
from games.goats_and_goblins.cave import CARD_NAMES, VOTE_KINDS
from tests.bot.screens.scenes import Played, breaches, buttons_of, menus_of, random_steps, text_of
from tests.games.goats_and_goblins.cave_table import CaveTable

pytestmark = pytest.mark.usefixtures("in_words")

SCREEN = GoatsAndGoblinsScreen()
TABLES: list[tuple[int, Mapping[str, object]]] = [
    (2, {}),
    (3, {"no_votes": True}),
    (3, {"windows": "key-moments"}),
    (4, {}),
    (6, {}),
]


def played(seats: int, options: Mapping[str, object] | None = None, lot: int = 1) -> Played:
    return Played(Match.deal_by_key("goats_and_goblins", seats=seats, options=options, seed=bytes([lot]) * 32))


def laid(*lines: str, **wishes: object) -> Played:
    """Return a table set up by hand, after these moves, such as "ann declare 3"."""
    table = Played(CaveTable(**wishes).match)  # type: ignore[arg-type]  # wishes of many kinds
    for line in lines:
        name, _, move = line.partition(" ")
        table.play(("ann", "bob", "cid", "dot", "eve", "fay").index(name), move)
    return table


def reached(screen: Screen, moves: Sequence[object]) -> set[str]:
    """Return the moves that a screen's controls play at once, and those that may be typed."""
    acts = [parse_custom_id(button.act) for button in buttons_of(screen)]
    found = {act.path for act in acts if act and act.verb == "play"}
    for menu in menus_of(screen):
        act = parse_custom_id(menu.act)
        assert act is not None
        found |= {f"{act.path} {option.value}" for option in menu.options}
    return found | {str(move) for move in moves for act in acts if act and act.verb == "type" and act.path in str(move)}


def labels(screen: Screen) -> list[str]:
    return [button.label for button in buttons_of(screen)]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_move_can_be_read_and_reached_and_nothing_breaks_a_limit(
    seats: int, options: Mapping[str, object]
) -> None:
    table = played(seats, options)
    for step, (seat, moves) in enumerate(random_steps(table, lot=seats, most=110)):
        for move in moves:
            path = tuple(str(move).split())
            assert 0 < len(SCREEN.move_texts.describe_path(table.scene(seat), path).label) <= 80
        if step % 4:
            continue
        public, own = render_board(table.scene()), render_panel(table.scene(seat))
        assert breaches(public) == breaches(own) == []
        wanted = {str(move) for move in moves}
        assert reached(own, moves) | reached(render_more_menu(table.scene(seat)), moves) == wanted
        if table.match.decision and table.match.decision.kind != "beat":
            behind = {"no more", "back in", *(move for move in wanted if move.startswith("only ")), *wanted - {"in"}}
            assert reached(public, moves) >= wanted - behind


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_that_happens_is_told_or_left_to_the_picture(seats: int, options: Mapping[str, object]) -> None:
    table = played(seats, options, lot=3)
    for _ in random_steps(table, lot=9):
        pass
    scene = table.scene()
    for stored in table.moves:
        for event in stored.events:
            if event.kind not in SCREEN.narrator.untold | {"drew"}:
                sentences = SCREEN.narrator.describe_move_events(scene, [event])
                assert sentences, event
                assert "{" not in sentences[0]
                assert "None" not in sentences[0]
    assert "wins" in text_of(render_board(scene)) or "share" in text_of(render_board(scene))
    assert breaches(table.log()) == []


def test_votes_are_cast_on_the_board_which_shows_nobody_which() -> None:
    table = laid("ann declare 3")
    assert labels(render_board(table.scene()))[:2] == ["In: I go along with Ann", "Out: I stay up here"]
    boards = []
    for vote in ("in", "out"):
        voted = laid("ann declare 3", f"bob {vote}")
        boards.append(repr(render_board(voted.scene())))
        told = SCREEN.move_texts.describe_secret_answer(voted.scene(1))
        assert told == f"You voted **{vote.capitalize()}**. Nobody else knows yet."
    assert boards[0] == boards[1]
    assert labels(render_panel(table.scene(1)))[:2] == ["In: I go along with Ann", "Out: I stay up here"]


def test_a_vote_changes_the_board_the_same_way_whatever_it_is() -> None:
    boards = [render_board(laid("ann declare 3", f"bob {vote}").scene()) for vote in ("in", "out")]
    assert boards[0] == boards[1]
    assert boards[0] != render_board(laid("ann declare 3").scene())


def test_cards_drawn_one_after_the_other_are_told_card_by_card_in_one_sentence() -> None:
    table = laid(
        "ann declare 5", "bob out", "cid out", "dot out", top="gold 3, cave-in 1, goat 2, cave-in 2, gem 4", more=5
    )
    told = text_of(render_more_menu(table.scene()))
    assert "Ann draws Gold 3, Cave-In 1, Goat 2, and Cave-In 2. Cave-Ins: **3 of 3**." in told
    assert "The cave comes down on Ann." in told
    assert "Nobody joins Ann" in told


def test_the_stack_is_told_newest_first_and_a_ward_says_what_it_would_cancel() -> None:
    hands = {"bob": "push-2 0", "cid": "warding-stone 1", "dot": "warding-stone 1"}
    table = laid("ann declare 3", "bob play push-2", "cid play warding-stone", hands=hands)
    assert "newest first: Warding Stone (C\\*d\\_\\[\\]) and Push 2 (Bob)." in text_of(render_more_menu(table.scene()))
    assert "Warding Stone: cancel the Warding Stone of C*d_[]" in labels(render_panel(table.scene(3)))


def test_a_panel_tells_the_hand_and_its_gold_or_that_there_is_none() -> None:
    table = laid(hands={"bob": "gold 3, gold 3, push-2 1"})
    assert "Your cards, which everybody sees: 2× Gold 3 and Push 2. Worth **7 gold**." in text_of(
        render_more_menu(table.scene(1))
    )
    assert "You hold no cards." in text_of(render_more_menu(table.scene(2)))


def test_who_said_no_more_may_come_back_in() -> None:
    votes = ("bob out", "cid out", "dot out")
    table = laid("ann declare 3", *votes, "bob no more", hands={"bob": "push-2 0", "cid": "push-2 0"})
    assert "Ask me again about cards" in labels(render_panel(table.scene(1)))
    assert labels(render_more_menu(table.scene(1)))[:2] == ["Push 2: draw 2 more", "How to play"]
    assert labels(render_more_menu(table.scene(2)))[:2] == ["Push 2: draw 2 more", "No more from me"]


def test_a_beat_offers_to_wait_to_pass_and_to_pass_for_longer() -> None:
    votes = ("bob out", "cid out", "dot out")
    table = laid("ann declare 3", *votes, hands={"bob": "push-2 0", "cid": "push-2 0"})
    save = "Only ask when I could save the cave or cancel a card"
    passes = ["I want to play a card", "Go on", "No cards this expedition", save]
    assert labels(render_board(table.scene())) == [*passes, "Menu…"]
    assert labels(render_panel(table.scene(2))) == [*passes, "Menu…"]
    assert [len(row.buttons) for row in render_panel(table.scene(2)).parts if isinstance(row, Row)] == [2, 1, 2]
    assert {"Push 2: draw 2 more", "No more from me"} <= {*labels(render_more_menu(table.scene(2)))}


def test_a_card_seen_in_the_cave_is_told_to_its_player_alone() -> None:
    hands = {"bob": "seeing-stone 0", "cid": "push-2 0"}
    table = laid("ann declare 3", "bob play seeing-stone", "cid pass", top="gruff 5, gold 1, gold 2", hands=hands)
    assert text_of(render_more_menu(table.scene(1))).count("**Gruff the G.O.A.T. 5**") == 1, "once is enough"
    for screen in (render_panel(table.scene(0)), render_panel(table.scene(2)), render_board(table.scene())):
        assert "Gruff" not in text_of(screen)
        assert "Gruff" not in screen.figures[0].alt
    (look,) = SCREEN.narrator.format_brief_recap(table.scene(), [], 1, ROOM_ABOVE_PICTURE) or [""]
    assert look.endswith("Bob: see the next card in **My seat**.")


def test_in_and_out_stand_before_cards_and_no_card_is_offered_that_only_goblins_hold() -> None:
    hands = {"bob": "seeing-stone 0", "cid": "push-2 0"}
    table = laid("ann declare 3", top="gruff 5, gold 1, gold 2", hands=hands)
    scene = table.scene()
    shown = labels(render_board(scene))
    assert shown[:2] == ["In: I go along with Ann", "Out: I stay up here"]
    assert {"Seeing Stone (Bob)", "Push 2 (C*d_[])"} <= {*shown}
    assert "Push 2: draw 2 more" in labels(render_panel(table.scene(2))), "one's own panel names nobody"
    sitters = tuple(replace(one, user_id=-1 - (one.seat or 0)) if one.seat == 1 else one for one in scene.table.sitters)
    goblins = replace(scene.table_view, table=replace(scene.table, sitters=sitters))
    left = labels(render_board(replace(scene, table_view=goblins)))
    assert {*shown} - {*left} == {"Seeing Stone (Bob)"}


def test_a_question_about_cards_offers_only_those_of_who_is_asked() -> None:
    hands = {"ann": "pit-prop 1", "bob": "seeing-stone 0", "cid": "seeing-stone 0", "dot": "seeing-stone 0"}
    table = laid("ann declare 3", top="cave-in 2, cave-in 2, gold 1", hands=hands)
    for seat in (1, 2, 3):
        table.play(seat, "out")
    while table.match.state.sum_cave_ins() < 3:
        table.play(table.match.decision.seats[0], "pass")  # type: ignore[union-attr]  # somebody is asked
    assert table.match.decision is not None
    assert (table.match.decision.kind, table.match.decision.seats) == ("react", (0,))
    cards = [label for label in labels(render_board(table.scene())) if "Stone" in label or "Prop" in label]
    assert cards == ["Pit Prop: remove the worst Cave-In"]
    assert any("Seeing Stone" in label for label in labels(render_panel(table.scene(1)))), "who may look, has a way"


def test_the_odds_are_those_that_the_rules_reckon() -> None:
    table = played(4, {"first": 1})
    told = SCREEN.format_topic(table.scene(), "odds")
    for draws, percent in {3: 90, 4: 81, 5: 72, 6: 62, 7: 52}.items():
        assert f"{draws} cards: **{percent} %**" in told
    assert "19 of the unseen are Cave-Ins: 14× Cave-In 1 and 5× Cave-In 2." in told
    assert told == SCREEN.format_topic(table.scene(2), "odds")
    table.play(0, "declare 5")
    assert "5 cards are still to be drawn, with Cave-Ins at 0 of 3" in SCREEN.format_topic(table.scene(3), "odds")
    assert "**72 %**" in SCREEN.format_topic(table.scene(3), "odds")


def test_odds_can_be_asked_on_board_and_panel() -> None:
    table = played(4)
    for scene in (table.scene(), table.scene(1)):
        assert "What are the odds?" in labels(render_more_menu(scene))


def test_odds_can_be_told_at_every_step() -> None:
    for seats, options in TABLES:
        table = played(seats, options, lot=5)
        for seat, _ in random_steps(table, lot=2):
            assert len(SCREEN.format_topic(table.scene(seat), "odds")) < 2000


def test_a_board_is_posted_for_each_turn_and_not_for_each_question() -> None:
    for seats in (2, 4):
        table = played(seats)
        posted = {split_into_log_posts(table.scene())[-1].since for _ in random_steps(table, lot=4)}
        turns = sum(event.kind == "leads" for move in table.moves for event in move.events)
        assert len(posted) == turns + 1


@pytest.mark.parametrize("page", [1, 2, 3, 4, 5])
def test_the_rules_fit_their_pages(page: int) -> None:
    screen = render_rules_page("goats_and_goblins", page, load_words())
    assert breaches(screen) == []
    assert 400 < len(text_of(screen)) < 3500


@pytest.mark.parametrize("page", SCREEN.illustrated)
def test_a_page_of_rules_shows_an_expedition_under_way(page: str) -> None:
    view = find_samples("goats_and_goblins")[SCREEN.illustrated[page]].view
    assert isinstance(view, GoatsAndGoblinsView)
    assert view.outcome is None
    assert len(view.drawn) > 2
    assert view.to_draw > 1
    assert view.cave_in_value


def test_the_rules_count_the_cave_as_the_data_file_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody who owns the box can put its numbers in."""
    pages = ("rules-short", "goats-and-goblins-rules-end")
    told = [SCREEN.format_rules_page(page, load_words()) for page in pages]
    assert all(
        "44 treasures and action cards" in text and "19 Cave-Ins (14 count 1, 5 count 2)" in text for text in told
    )
    small = [CARD_NAMES.index(name) for name in ("gem 4", "cave-in 1", "cave-in 2", "cave-in 2")]
    monkeypatch.setattr("bot.games.goats_and_goblins.screen.list_full_cave_deck", lambda *, voting: small)
    assert all("3 Cave-Ins (1 count 1, 2 count 2)" in SCREEN.format_rules_page(page, load_words()) for page in pages)


def page(name: str) -> str:
    return SCREEN.format_rules_page(name, load_words())


def test_the_rules_name_every_card_of_the_house_as_one() -> None:
    told = page("rules-short")
    assert all(kind.replace("-", " ").title() in told for kind in ("pit-prop", *VOTE_KINDS))


def test_the_rules_count_the_cards_of_games_without_votes_too() -> None:
    for name in ("rules-short", "goats-and-goblins-rules-end"):
        assert "44 treasures and action cards (41 where nobody votes)" in page(name)


def test_the_rules_say_what_slow_tables_do_otherwise() -> None:
    told = page("goats-and-goblins-rules-cards")
    assert "At slow tables (by day, or without a clock) there are no such pauses" in told
    assert "you are asked at every Cave-In" in told
    here = page("goats-and-goblins-rules-here")
    assert "at slow tables (by day, or without a clock) it is only a pass" in here
    assert "A pause of a few seconds pings nobody" in here


def test_a_pass_for_longer_says_for_how_long() -> None:
    votes = ("bob out", "cid out", "dot out")
    hands = {"bob": "push-2 0, pit-prop 1", "cid": "push-2 0"}
    table = laid("ann declare 3", *votes, hands=hands, top="cave-in 2, cave-in 1")
    assert labels(render_panel(table.scene(1)))[2:4] == [
        "No cards this expedition",
        "Only ask when I could save the cave or cancel a card",
    ]
    assert labels(render_more_menu(table.scene(1)))[2:5] == [
        "No cards this expedition, until one is played",
        "Only ask at a Cave-In, too",
        "Only ask at the last card, too",
    ]
    table.play(1, "only save")
    assert "You pass, unless you can cancel a card or stop the cave from falling." in text_of(
        render_more_menu(table.scene(1))
    )
    assert "You pass" not in text_of(render_more_menu(table.scene(2)))


def test_no_text_says_to_let_a_card_lie() -> None:
    words = (Path("assets/locale/en/goats_and_goblins.ftl")).read_text("utf-8").lower()
    assert "let it lie" not in words
    assert "lies for a beat" not in words


@pytest.mark.parametrize(("windows", "beats"), [("every-card", True), ("key-moments", False)])
def test_the_menu_of_paces_names_beats_where_there_are_some(windows: str, beats: bool) -> None:
    assert ("beat" in SCREEN.move_texts.list_tempos({"windows": windows})) == beats


def test_nobody_is_asked_whether_to_go_home_before_the_first_card() -> None:
    table = played(2)
    leader = table.match.decision.seats[0] if table.match.decision else 0
    assert "**Draw the first card.**" in text_of(render_panel(table.scene(leader)))
    shown = render_board(table.scene())
    assert "draw the first card." in text_of(shown)
    assert "go home" not in shown.figures[0].alt
    table.play(leader, "draw")
    while table.match.decision and table.match.decision.kind == "beat":
        table.play(table.match.decision.seats[0], "pass")
    assert "home?" in text_of(render_panel(table.scene(leader)))


def test_whoever_may_answer_unasked_reads_that_they_may() -> None:
    votes = ("bob out", "cid out", "dot out")
    hands = {"bob": "push-2 0, push-2 0", "cid": "push-2 0"}
    table = laid("ann declare 3", *votes, "bob play push-2", hands=hands)
    assert "You can play a card, but you don’t have to." in text_of(render_panel(table.scene(1)))
    assert "Play a card?" in text_of(render_panel(table.scene(2)))
    assert "I call you when it is your turn." in text_of(render_panel(table.scene(3)))


def test_an_expedition_of_which_nothing_is_told_has_no_heading() -> None:
    scene = Played(CaveTable(seats=2, top="gold 3").match).scene()
    assert SCREEN.narrator.format_round_title(scene, [events.ExpeditionBegan(seat=0, left=9)], 2) == ""


def test_a_board_that_is_superseded_tells_one_expedition_without_votes_too() -> None:
    table = Played(CaveTable(seats=2, top="gold 3, gem 4, gold 2").match)
    for seat, move in ((0, "draw"), (0, "stop"), (1, "draw"), (1, "stop")):
        table.play(seat, move)
    shown = table.log_of_the_round_before()
    assert shown is not None
    told = text_of(shown)
    assert told.startswith("**Expedition 2: Bob**")
    assert "Gem 4" in told
    assert "Gold 3" not in told


def test_who_divides_gives_to_themselves_by_that_word_and_to_others_by_name() -> None:
    table = laid("ann declare 4", "bob in", "cid out", "dot out", top="gold 3, goat 2, gem 4, gold 1", more=5)
    assert labels(render_panel(table.scene(0)))[:2] == ["Gem 4 to Bob", "Gem 4 to yourself"]
    assert labels(render_board(table.scene()))[:2] == ["Gem 4 to Bob", "Gem 4 to Ann"]


def test_what_a_seeing_stone_showed_stands_in_the_panel_of_who_waits_while_it_is_so() -> None:
    table = Played(CaveTable(seats=2, top="gold 3, gem 4", hands={"bob": "seeing-stone 1"}, more=3).match)
    for seat, move in ((0, "draw"), (1, "play seeing-stone")):
        table.play(seat, move)
    told = "**You saw the next card: Gem 4.**"
    assert told in text_of(render_panel(table.scene(1), stands=True))
    assert told not in text_of(render_panel(table.scene(0), stands=True))
    table.play(0, "draw")
    assert told not in text_of(render_panel(table.scene(1), stands=True))


VOTED = ("ann declare 4", "bob in", "cid in", "dot in", "bob wait")


def test_what_a_seeing_stone_showed_is_told_to_its_player_until_their_next_move_though_it_is_drawn_at_once() -> None:
    hands = {"bob": "seeing-stone 0", "cid": "push-2 0"}
    lines = (*VOTED, "cid skip expedition", "bob play seeing-stone")
    table = laid(*lines, top="gold 3, gem 4, gold 1, cave-in 1", hands=hands)
    told = "Your Seeing Stone showed Gold 3, drawn since."
    assert told in text_of(render_panel(table.scene(1)))
    others = [render_panel(table.scene(0)), render_panel(table.scene(2)), render_board(table.scene())]
    assert "Your Seeing Stone" not in "".join(map(text_of, others))
    while (decision := table.match.decision) and 1 not in decision.seats:
        table.play(decision.seats[0], table.match.default_move(decision.seats[0]))
    assert told in text_of(render_more_menu(table.scene(1))), "though what happened takes the room above a picture"
    table.play(1, table.match.default_move(1))
    assert told not in text_of(render_more_menu(table.scene(1)))


def test_who_passed_for_a_while_reads_what_ended_it_until_their_next_move() -> None:
    hands = {"bob": "seeing-stone 0", "cid": "push-2 0"}
    ends = {"cid skip expedition": "the expedition is over", "cid only played": "a card was played"}
    for passes, ended in ends.items():
        table = laid(*VOTED, passes, top="gold 3, gem 4, gold 1, cave-in 1", hands=hands)
        told = f"Your pass is over: {ended}."
        assert told not in text_of(render_panel(table.scene(2)))
        table.play(1, "play seeing-stone")
        assert told in text_of(render_panel(table.scene(2)))
        assert "Your pass is over" not in text_of(render_panel(table.scene(1))) + text_of(render_board(table.scene()))


def test_a_pass_that_lasts_is_told_to_its_player_and_ends_by_one_press() -> None:
    hands = {"cid": "push-2 0, second-thoughts 1", "dot": "second-thoughts 1"}
    lines = ("ann declare 3", "bob in", "cid in", "dot in", "cid only save")
    table = laid(*lines, hands=hands, top="cave-in 1, cave-in 2")
    order = "You pass until “Ask again”, except to save the cave."
    own = render_panel(table.scene(2))
    assert order in text_of(own)
    assert "back in" in reached(own, [])
    assert order not in text_of(render_panel(table.scene(3))) + text_of(render_board(table.scene()))
    table.play(2, "back in")
    assert order not in text_of(render_panel(table.scene(2)))
    table.play(2, "skip expedition")
    assert "except" not in text_of(render_panel(table.scene(2)))


def test_the_button_of_a_seeing_stone_says_what_it_does_on_its_holders_own_panel() -> None:
    table = laid("ann declare 3", top="gruff 5, gold 1, gold 2", hands={"bob": "seeing-stone 0", "cid": "push-2 0"})
    pressed = [button.visible_label for button in buttons_of(render_panel(table.scene(1)))]
    assert "See next card" in pressed


def test_a_pass_that_lasts_leaves_the_room_of_a_vote_to_what_happened() -> None:
    scene = laid("ann declare 3", hands={"cid": "push-2 0"}).scene(2)
    view = replace(SCREEN.view(scene), terms=("", "", "save", ""))
    scene = replace(scene, table_view=replace(scene.table_view, view=view))
    assert scene.decision
    assert scene.decision.kind == "vote"
    assert SCREEN.move_texts.format_own_notes(scene) == []
