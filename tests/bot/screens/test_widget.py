"""The widget turns legal moves into controls, word by word."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from bot.screens.controls.form import FormChoice, MoveForm
from bot.screens.controls.move_controls import (
    ButtonPlaces,
    ChoiceText,
    MenuChoices,
    MoveControls,
    TypeableMoves,
    WholeMoveChoice,
    find_move_form,
)
from bot.screens.controls.paths import ROOT_FOCUS, Focus, Path, find_only_move, find_path_so_far, leads_to_move
from bot.screens.controls.widget import MENU_SIZE, MoveWidget
from bot.screens.custom_ids import parse_custom_id
from bot.screens.layout import Button, Control, Menu, Option, Row, Style
from games.engine.words import load_words

T = TypeVar("T")


def widget(**wishes: object) -> MoveWidget:
    """Return the widget of a game with these wishes, each a field of its reader, menus, places or typed moves."""
    return MoveWidget(7, 3, wishing(lambda path: ChoiceText(" ".join(path)), wishes), load_words())


def wishing(read: Callable[[Path], ChoiceText], wishes: Mapping[str, Any]) -> MoveControls:
    left = dict(wishes)

    def some(kind: Callable[..., T], *names: str) -> T:
        return kind(**{name: left.pop(name) for name in names if name in left})

    typed = some(TypeableMoves, "words", "confirm", "shortlist")
    menus = some(MenuChoices, "buttons", "rows", "stepped", "folded", "together", "title", "whole")
    places = some(ButtonPlaces, "last_row", "fixed", "at_hand", "is_in_menu", "below_menu")
    return MoveControls(read, typed=typed, menus=menus, places=places, **left)


def buttons(controls: list[Control]) -> list[Button]:
    return [button for row in controls if isinstance(row, Row) for button in row.buttons]


def menus(controls: list[Control]) -> list[Menu]:
    return [menu for menu in controls if isinstance(menu, Menu)]


SPACES = [f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 5)]
MANY = [f"lay {space} {colour}" for space in SPACES for colour in ("red", "blue")]


def test_a_move_of_one_word_is_a_button_that_plays_it() -> None:
    (button,) = buttons(widget().build_controls(["end"]))
    assert button.label == "end"
    assert button.act == "play:7:3:end"


def test_a_lone_move_of_several_words_stands_with_those_of_one_word() -> None:
    (row,) = widget().build_controls(["trust", "no more"])
    assert isinstance(row, Row)
    assert [button.act for button in row.buttons] == ["play:7:3:trust", "play:7:3:no more"]


def test_a_few_moves_of_one_kind_are_buttons() -> None:
    controls = widget().build_controls(["take A1", "take B1", "end"])
    assert [button.act for button in buttons(controls)] == ["play:7:3:take A1", "play:7:3:take B1", "play:7:3:end"]


def test_a_game_may_want_more_moves_of_one_kind_as_buttons() -> None:
    short = [f"go {place}" for place in "ABCDEF"]
    assert menus(widget().build_controls(short))
    assert len(buttons(widget(buttons=10).build_controls(short))) == 6


def test_words_lead_on_to_the_moves_that_begin_with_them() -> None:
    assert leads_to_move(["lay A1 red"], ("lay", "A1"))
    assert leads_to_move(["lay A1 red"], ("lay", "A1", "red"))
    assert not leads_to_move(["lay A1 red"], ("lay", "A"))


def test_up_to_25_moves_of_one_kind_are_one_menu() -> None:
    (menu,) = menus(widget().build_controls(MANY[:25]))
    assert menu.act == "pick:7:3:lay"
    assert [option.value for option in menu.options] == [move.removeprefix("lay ") for move in MANY[:25]]


def test_more_moves_are_shown_by_their_next_word_in_pages_of_25() -> None:
    controls = widget().build_controls(MANY)
    (menu,) = menus(controls)
    assert [option.value for option in menu.options] == SPACES[:MENU_SIZE]
    assert [button.act for button in buttons(controls)] == ["page:7:3:1 lay"]
    second = widget().build_controls(MANY, Focus((), 1))
    assert [option.value for option in menus(second)[0].options] == SPACES[MENU_SIZE:]
    assert [button.act for button in buttons(second)] == ["page:7:3:0 lay"]


def test_a_page_turned_at_the_root_leaves_the_other_moves_where_they_are() -> None:
    controls = widget().build_controls([*MANY, "end"], Focus(("lay",), 1))
    assert [option.value for option in menus(controls)[0].options] == SPACES[MENU_SIZE:]
    assert [button.act for button in buttons(controls)] == ["page:7:3:0 lay", "play:7:3:end"]


def test_a_chosen_word_leads_to_the_words_that_may_follow() -> None:
    controls = widget().build_controls(MANY, Focus(("lay", "B2")))
    assert [button.act for button in buttons(controls)] == ["play:7:3:lay B2 red", "play:7:3:lay B2 blue", "step:7:3:"]


def test_a_level_with_one_choice_is_skipped() -> None:
    moves = ["cheat borrow d1 d2", "cheat borrow d1 d3", "end"]
    shown = buttons(widget().build_controls(moves, Focus(("cheat",))))
    assert [button.act for button in shown][:2] == ["play:7:3:cheat borrow d1 d2", "play:7:3:cheat borrow d1 d3"]


def test_a_word_behind_which_one_move_is_left_plays_it() -> None:
    assert find_only_move(["lay A1 red", "lay B1 red", "lay B1 blue"], ("lay", "A1")) == "lay A1 red"
    assert find_only_move(["lay A1 red", "lay B1 red", "lay B1 blue"], ("lay", "B1")) is None
    assert find_only_move(["lay A1 red"], ("take",)) is None


def test_a_whole_move_that_others_go_on_from_can_still_be_played() -> None:
    moves = ["push 2", "push 2 twice", "push 2 thrice", "pass"]
    acts = [button.act for button in buttons(widget().build_controls(moves, Focus(("push", "2"))))]
    assert acts[:3] == ["play:7:3:push 2 twice", "play:7:3:push 2 thrice", "play:7:3:push 2"]


def test_a_path_that_leads_nowhere_now_shows_the_root() -> None:
    controls = widget().build_controls(["take A1", "end"], Focus(("lay", "B2")))
    assert [button.act for button in buttons(controls)] == ["play:7:3:take A1", "play:7:3:end"]


def test_what_cannot_be_taken_back_is_asked_twice() -> None:
    careful = widget(needs_confirmation=lambda path: path == ("challenge",))
    shown = buttons(careful.build_controls(["trust", "challenge"]))
    assert [button.act for button in shown] == ["play:7:3:trust", "sure:7:3:challenge"]
    asked = buttons(careful.build_controls(["trust", "challenge"], Focus(("challenge",), confirming=True)))
    assert [button.act for button in asked] == ["play:7:3:challenge", "step:7:3:"]


def test_back_from_a_question_leads_to_where_the_move_stood() -> None:
    moves = ["place d1 altar", "place d1 altar draw", "place d1 i1", "place d2 i1", "end"]
    careful = widget(needs_confirmation=lambda path: path[-1] != "draw", stepped=("place",))

    def back(move: str) -> str:
        return buttons(careful.build_controls(moves, Focus(tuple(move.split()), confirming=True)))[1].act

    assert back("place d1 altar") == "step:7:3:place d1 altar"
    assert back("place d1 i1") == "step:7:3:place d1"
    assert back("place d2 i1") == back("end") == back("gone") == "step:7:3:"


def test_choices_stand_best_first() -> None:
    def rank(path: Path) -> tuple[int, ...]:
        return (-int(path[1][1:]),)

    (menu,) = menus(widget(rank=rank).build_controls(MANY[:20]))
    assert menu.options[0].value.startswith("A4")


DIE = "house_die"


def dressed(path: Path) -> ChoiceText:
    """Return a reading with all that a control can show."""
    style: Style = "danger" if path[0] == "end" else "good"
    return ChoiceText(" ".join(path).upper(), style=style, emoji=DIE, short="-".join(path))


def test_a_control_shows_all_that_a_reading_says() -> None:
    plays = MoveWidget(7, 3, wishing(dressed, {}), load_words())
    one, two = (
        Button("X A", "play:7:3:x a", "good", DIE, short="x-a"),
        Button("X B", "play:7:3:x b", "good", DIE, short="x-b"),
    )
    end = Button("END", "play:7:3:end", "danger", DIE, short="end")
    assert plays.build_controls(["end", "x a", "x b"]) == [Row((one, two)), Row((end,))]


def test_on_the_way_the_last_word_plays_and_back_stands_below() -> None:
    plays = MoveWidget(7, 3, wishing(dressed, {"needs_confirmation": lambda path: path[-1] == "9"}), load_words())
    shown = buttons(plays.build_controls(["x a 1", "x a 2", "x b 9", "x b 8"], Focus(("x", "b"))))
    eight = Button("X B 8", "play:7:3:x b 8", "good", DIE, short="x-b-8")
    nine = Button("X B 9", "sure:7:3:x b 9", "good", DIE, short="x-b-9")
    assert shown == [nine, eight, Button("Back", "step:7:3:")]


def test_what_is_confirmed_or_suggested_has_its_own_words() -> None:
    plays = MoveWidget(7, 3, wishing(dressed, {}), load_words())
    (row,) = plays.build_controls(["end"], Focus(("end",), confirming=True))
    assert row == Row((Button("END", "play:7:3:end", "danger"), Button("Back", "step:7:3:")))
    near = buttons(plays.build_controls(["x a", "x b"], Focus(suggested=("x a", "x b"))))
    assert near[0] == Button("Play: X A", "text:7:3:x a", "main", DIE)


def test_whole_choices_stand_as_they_are_said() -> None:
    whole = (
        WholeMoveChoice("All", "x a, x b", "both", press="Both", style="good"),
        WholeMoveChoice("Only a", "x a", "one"),
    )
    row, menu = MoveWidget(7, 3, wishing(dressed, {"whole": whole, "together": {"x": 2}}), load_words()).build_controls(
        ["x a", "x b"]
    )
    assert row == Row((Button("Both", "text:7:3:x a, x b", "good"),))
    lines = (Option("Only a", "x a", "one"), Option("X A", "x a", emoji=DIE), Option("X B", "x b", emoji=DIE))
    assert menu == Menu("X", "pick:7:3:", lines)


def test_pages_say_how_many_there_are() -> None:
    first, last = (buttons(widget().build_controls(MANY, Focus((), page))) for page in (0, 1))
    assert [button.label for button in (*first, *last)] == ["Next page (2 of 2)", "Back to page 1"]
    assert [button.act for button in (*first, *last)] == ["page:7:3:1 lay", "page:7:3:0 lay"]


def test_numbers_have_a_shortlist_and_can_be_typed() -> None:
    bids = [f"bid {number}" for number in range(3, 40)]
    shown = buttons(widget(words=("bid",), shortlist=lambda _: ["3", "4", "5"]).build_controls([*bids, "pass"]))
    assert [button.act for button in shown] == [
        "play:7:3:bid 3",
        "play:7:3:bid 4",
        "play:7:3:bid 5",
        "play:7:3:pass",
        "type:7:3:bid",
    ], "what has no room beside the numbers is in the last row"


def test_every_control_has_an_act_of_its_own() -> None:
    controls = widget(words=("",)).build_controls([*MANY, "take A1", "take C1", "end"])
    acts = [button.act for button in buttons(controls)] + [menu.act for menu in menus(controls)]
    assert len(acts) == len(set(acts))
    assert all(parse_custom_id(act) for act in acts)


def test_moves_may_always_be_shown_by_their_second_word() -> None:
    controls = widget(stepped=("cheat",)).build_controls(["cheat swap d1 d2", "cheat swap d1 d3", "cheat pass"])
    assert [button.act for button in buttons(controls)] == ["step:7:3:cheat swap", "play:7:3:cheat pass"]


def test_a_word_that_leads_on_may_read_otherwise_than_the_move_it_is() -> None:
    moves = [f"place d1 {place}" for place in ("altar", "altar draw")]
    leading = widget(stepped=("place",), describe_prefix=lambda path: ChoiceText("…".join(path)))
    (place,) = buttons(leading.build_controls([*moves, "place d2 i1", "place d2 i2"]))[:1]
    assert place.label == "place…d1"
    assert buttons(leading.build_controls(moves, Focus(("place", "d1", "altar"))))[1].label == "place d1 altar"


def test_where_a_player_stands_is_beyond_the_words_without_a_choice() -> None:
    moves = ["cheat swap d1 d2", "cheat swap d1 d3", "end"]
    assert find_path_so_far(moves, Focus(("cheat",))) == ("cheat", "swap", "d1")
    assert find_path_so_far(moves, Focus(("gone",))) == ()
    assert find_path_so_far(moves, Focus(("cheat", "swap", "d1", "d2"), confirming=True)) == (
        "cheat",
        "swap",
        "d1",
        "d2",
    )


def test_a_folded_word_is_one_button_that_leads_to_its_moves() -> None:
    moves = ["pass", "only a", "only b"]
    folded = widget(folded=("only",))
    assert [button.act for button in buttons(folded.build_controls(moves))] == ["step:7:3:only", "play:7:3:pass"]
    way = folded.build_controls(moves, Focus(("only",)))
    assert [button.act for button in buttons(way)][:3] == ["play:7:3:only a", "play:7:3:only b", "play:7:3:pass"]
    assert [button.act for button in buttons(folded.build_controls(moves[:2]))] == ["play:7:3:only a", "play:7:3:pass"]


def test_kept_moves_keep_their_places_and_grey_out() -> None:
    kept = [("bet", "1"), ("bet", "2"), ("bet", "3")]
    shown = buttons(widget(fixed=kept, last_row=("ready",)).build_controls(["bet 3", "bet 1", "ready"]))
    assert [(button.label, button.off) for button in shown] == [
        ("bet 1", False),
        ("bet 2", True),
        ("bet 3", False),
        ("ready", False),
    ]
    alone = buttons(widget(fixed=kept, last_row=("ready",)).build_controls(["ready"]))
    assert [button.off for button in alone] == [True, True, True, False]


def test_what_is_pressed_again_and_again_has_the_last_row() -> None:
    *_, last = widget().build_controls([*MANY[:25], "pass"])
    assert isinstance(last, Row)
    assert [button.label for button in last.buttons] == ["pass"]


WHOLE = [WholeMoveChoice("A1 and B1", "a1 red, b1 red"), WholeMoveChoice("C1", "c1 red", press="① 9")]


def test_several_moves_in_one_choice_stand_first() -> None:
    row, menu, last = widget(whole=WHOLE, together={"lay": 3}, title="Rows", last_row=("end",)).build_controls(
        [*MANY[:20], "end"]
    )
    assert [(button.label, button.act) for button in buttons([row])] == [("① 9", "text:7:3:c1 red")]
    assert isinstance(menu, Menu)
    assert (menu.placeholder, menu.act) == ("Rows", "pick:7:3:")
    assert [option.value for option in menu.options] == ["a1 red, b1 red", *MANY[:20]]
    assert [button.act for button in buttons([last])] == ["play:7:3:end"]


def test_a_menu_that_moves_share_leaves_none_out() -> None:
    def offered(moves: Sequence[str], focus: Focus = ROOT_FOCUS) -> list[str]:
        menu, *_ = menus(widget(whole=WHOLE, together={"lay": 3, "take": 2}, title="Rows").build_controls(moves, focus))
        return [option.value for option in menu.options][focus == ROOT_FOCUS :]

    fits, taken = MANY[: MENU_SIZE - 2], "take H4"
    assert offered([*fits, taken]) == [*fits, taken]
    assert offered([*MANY[:26], taken]) == [*(f"lay {space}" for space in SPACES[:13]), taken]
    assert offered([*MANY, taken]) == ["lay", "take"]
    assert offered([*MANY, taken], Focus(("lay",))) == SPACES[:MENU_SIZE]
    assert offered([*MANY, taken], Focus(("lay",), page=1)) == SPACES[MENU_SIZE:]


def test_advice_leaves_out_its_emoji_and_then_its_words_where_there_is_no_room() -> None:
    def steady(end: str) -> list[tuple[str, bool]]:
        reader = MoveControls(lambda _: ChoiceText(end), places=ButtonPlaces(("end",)))
        hint, more = Button("Hint", "hint:7:3:", emoji="house_lamp"), Button("Menu…", "all:7:0:")
        reader = replace(reader, menus=MenuChoices(together={"lay": 1}, title="Rows", whole=WHOLE))
        *_, row = MoveWidget(7, 3, reader, load_words(), help=(hint,), more=(more,)).build_controls(["end"])
        return [(button.visible_label, button.emoji is not None) for button in buttons([row])]

    assert steady("End") == [("End", False), ("Hint", True), ("Menu…", False)]
    assert steady("End turn, +20") == [("End turn, +20", False), ("Hint", False), ("Menu…", False)]
    assert steady("End turn, +200") == [("End turn, +200", False), ("", True), ("Menu…", False)]


def test_beside_what_may_have_been_meant_are_only_the_way_back_and_what_ends() -> None:
    shown = widget(last_row=("end",)).build_controls([*MANY, "end"], Focus(suggested=("lay A1 red",)))
    assert not menus(shown)
    assert [button.act for button in buttons(shown)] == ["text:7:3:lay A1 red", "play:7:3:end", "step:7:3:"]


def test_what_may_have_been_meant_has_a_button_that_plays_it() -> None:
    first, *_ = buttons(widget().build_controls(MANY[:20], Focus(suggested=("lay A1 red",))))
    assert (first.label, first.act) == ("Play: lay A1 red", "text:7:3:lay A1 red")


def one_sheet(paths: Sequence[Path]) -> list[MoveForm]:
    spaces = tuple(Option(path[1], path[1]) for path in paths if path[0] == "take")
    return [
        MoveForm(
            "take", "Take…", (FormChoice("space", "Which?", "", spaces),), lambda filled: f"take {filled['space']}"
        )
    ]


def test_a_choice_of_several_parts_is_behind_more_unless_it_should_be_at_hand() -> None:
    moves = ["take A1", "take B1", "end"]
    assert not any("sheet" in button.act for button in buttons(widget(build_forms=one_sheet).build_controls(moves)))
    assert [button.act for button in buttons(widget(build_forms=one_sheet).build_form_controls(moves))] == [
        "sheet:7:3:take"
    ]
    assert "sheet:7:3:take" in [
        button.act for button in buttons(widget(build_forms=one_sheet, at_hand=("take",)).build_controls(moves))
    ]


def test_a_sheet_whose_words_take_two_lines_is_behind_more() -> None:
    def long_sheet(paths: Sequence[Path]) -> list[MoveForm]:
        return [replace(sheet, label="Take a tile from wherever you like it…") for sheet in one_sheet(paths)]

    moves = ["take A1", "take B1", "end"]
    asked = widget(build_forms=long_sheet, at_hand=("take",))
    assert not any("sheet" in button.act for button in buttons(asked.build_controls(moves)))
    assert [button.act for button in buttons(asked.build_form_controls(moves))] == ["sheet:7:3:take"]


def test_what_is_typed_is_behind_more() -> None:
    assert [button.act for button in buttons(widget(words=("",)).build_form_controls(MANY))] == ["type:7:3:"]
    assert not widget(words=("",)).build_form_controls([])


def telling(**wishes: object) -> MoveWidget:
    """Return a widget whose moves of a second word have something to say."""
    reader = wishing(
        lambda path: (
            ChoiceText(" ".join(path), beside=f"All about {path[1]}", press="This")
            if len(path) == 2
            else ChoiceText(path[0])
        ),
        wishes,
    )
    return MoveWidget(7, 3, reader, load_words())


def test_what_has_much_to_say_says_it_in_a_menu() -> None:
    (menu,) = menus(telling(buttons=1).build_controls(["take A1", "take B1"]))
    assert [(option.label, option.description) for option in menu.options] == [
        ("take A1", "All about A1"),
        ("take B1", "All about B1"),
    ]


def test_choices_that_need_three_rows_of_a_phone_are_a_menu() -> None:
    longer = MoveControls(
        lambda path: ChoiceText("As long as half a row " + path[1]), menus=MenuChoices(10), places=ButtonPlaces(())
    )
    made = MoveWidget(7, 3, longer, load_words())
    assert not menus(made.build_controls(["take A1", "take B1"]))
    assert [len(menu.options) for menu in menus(made.build_controls(["take A1", "take B1", "take C1"]))] == [3]


HELP, MORE = (Button("Hint", "hint:7:3:"),), (Button("Menu…", "all:7:0:"),)


def test_the_last_row_keeps_its_place_on_every_way_to_a_move() -> None:
    steady = replace(widget(last_row=("end",), needs_confirmation=lambda path: path == ("end",)), help=HELP, more=MORE)
    shown = [
        steady.build_controls([*MANY, "end"], focus)[-1] for focus in (Focus(), Focus(("lay", "B2")), Focus((), 1))
    ]
    assert [[button.act for button in row.buttons] for row in shown if isinstance(row, Row)] == [
        ["sure:7:3:end", "hint:7:3:", "all:7:0:"],
        ["sure:7:3:end", "step:7:3:", "all:7:0:"],
        ["sure:7:3:end", "hint:7:3:", "all:7:0:"],
    ]
    (asked,) = steady.build_controls([*MANY, "end"], Focus(("end",), confirming=True))
    assert isinstance(asked, Row)
    assert [button.act for button in asked.buttons] == ["play:7:3:end", "step:7:3:", "all:7:0:"]


def test_a_sheet_is_made_of_the_moves_that_are_legal_now() -> None:
    sheet = find_move_form(["take A1", "take B1"], widget(build_forms=one_sheet).reader, "take")
    assert sheet is not None
    form = sheet.to_form("filled:7:3:take")
    assert isinstance(form.fields[0], FormChoice)
    assert [option.value for option in form.fields[0].options] == ["A1", "B1"]
    assert sheet.write({"space": "B1"}) == "take B1"
    assert find_move_form(["take A1"], widget(build_forms=one_sheet).reader, "give") is None


def test_what_is_confirmed_is_said_in_full_where_a_phone_has_room_and_otherwise_as_before() -> None:
    long, short = "End the turn and with it the whole match", "End"
    for label, written in ((long, short), ("End all", "End all")):
        dressed_so = MoveControls(partial(lambda said, _: ChoiceText(said, short=short), label))
        (row,) = MoveWidget(7, 3, dressed_so, load_words()).build_controls(["end"], Focus(("end",), confirming=True))
        assert isinstance(row, Row)
        assert (row.buttons[0].label, row.buttons[0].visible_label) == (label, written)
