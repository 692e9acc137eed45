"""What a player of Goblin Teeth reads in short of what happened since they last played."""

import re
from collections.abc import Sequence

import pytest

from bot.screens.panel import render_panel
from bot.screens.parts.recap import build_brief_recap, describe_timeout
from bot.screens.text_width import ROOM_BESIDE_PICTURE
from bot.store.models import Actor
from games.engine.words import load_words
from tests.bot.games.goblin_teeth.test_goblin_teeth_screen import SCREEN, laid, view_of
from tests.bot.screens.scenes import Played, text_of


@pytest.mark.parametrize("lot", range(4))
def test_what_the_dice_made_of_a_cheat_is_told_to_who_played_it(lot: int) -> None:
    table = laid("4 1@i1 2@i2", "6@i2 3 2", hands=["distraction", ""], lot=lot)
    table.play(0, "cheat distraction d4")
    die = next(die for die in view_of(table).dice if die.die == "d4")
    said = SCREEN.narrator.describe_event(table.scene(0), table.moves[-1].events[-1])
    assert str(die.value) in said
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == [said]
    assert "no cards" in render_panel(table.scene(0)).figures[0].alt


def test_beside_a_small_picture_what_its_reader_took_is_told_first() -> None:
    table = laid("6@i2 2@altar 1", "3@i1 1@altar 1@altar", hands=["", ""], pot="worm emerald", first=1)
    table.play(0, "place d3 altar")
    told = [build_brief_recap(table.scene(reader), SCREEN.narrator, reader, ROOM_BESIDE_PICTURE) for reader in (0, 1)]
    assert told == [["You take the Emerald."], ["You take the Hidden Item (Worm)."]]


def test_who_is_outbid_learns_it_at_once_though_they_are_not_asked() -> None:
    table = laid("4@i2 1 2", "6 3 2", "5 3 2", hands=["", "", ""], turn=1)
    before = [SCREEN.collect_private_content(table.scene(seat), table.scene()) for seat in range(3)]
    table.play(1, "place d4 i2")
    after = [SCREEN.collect_private_content(table.scene(seat), table.scene()) for seat in range(3)]
    assert [one != other for one, other in zip(before, after, strict=True)] == [True, False, False]
    assert "**Bob outbids you on the Worm**: 6 to 4." in text_of(render_panel(table.scene(0), stands=True))


def test_all_awards_of_a_round_are_told_where_there_is_room_for_two_lines() -> None:
    table = laid(
        "6@i2 2@altar 1",
        "4@i3 1@altar 1@altar",
        "3@i1 5@i4 2@altar",
        "1@altar 1@altar 1@altar",
        hands=["", "", "", ""],
        pot="worm emerald button mushroom",
        first=1,
    )
    table.play(0, "place d3 altar")
    told = " ".join(build_brief_recap(table.scene(None), SCREEN.narrator, None))
    taken = ((0, "the Emerald"), (1, "the Button"), (2, "Mushroom and the Hidden Item"))
    assert told == " ".join(f"{table.scene(None).format_seat_name(seat)} takes {item}." for seat, item in taken)


def test_a_cheat_is_told_in_one_sentence_with_the_die_that_its_player_places_after_it() -> None:
    table = laid("4 1 2@altar", "6 3 2", "5 3 2", hands=["", "priest", ""], turn=1)
    table.play(1, "cheat priest p2")
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == ["Bob plays Priest."]
    table.play(1, "place d4 i2")
    table.play(2, "place d7 i3")
    third = table.scene(0).format_seat_name(2)
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == [
        f"Bob: Priest, 6 on the Worm. {third}: 5 on the Emerald."
    ]
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0, ROOM_BESIDE_PICTURE) == [
        "Bob: Priest, 6 on the Worm."
    ], "not only the last die"


def test_of_several_cheats_before_a_die_each_says_in_front_of_whom_it_is() -> None:
    table = laid("4 1 2@altar", "6 3 2", "5 3 2", hands=["", "priest polite", ""], turn=1)
    for move in ("cheat priest p2", "cheat polite p3", "place d4 i2"):
        table.play(1, move)
    third = table.scene(0).format_seat_name(2)
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == [
        f"Bob plays Priest. Bob: Polite on {third}, 6 on the Worm."
    ]


def test_who_reads_what_a_cheat_did_to_them_does_not_read_that_it_was_played() -> None:
    table = laid("5 1@i1 2@i2", "3 2 2", hands=["", "borrow"], turn=1)
    borrowing = next(move for move in table.match.legal_moves(1) if str(move).startswith("cheat borrow d4 d1"))
    table.play(1, borrowing)
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == [
        "Bob’s 3 goes up to 4. **Bob plays Borrow**: your 5 is a 4 now."
    ]


def test_a_cheat_before_a_die_that_outbids_the_reader_has_its_own_sentence() -> None:
    table = laid("4@i2 1 2", "6 3 2", "5 3 2", hands=["", "priest", ""], turn=1)
    table.play(1, "cheat priest p2")
    table.play(1, "place d4 i2")
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == [
        "Bob plays Priest. **Bob outbids you on the Worm**: 6 to 4."
    ]


def begin_move(table: Played, start: str) -> str:
    """Return the first legal move of Bob that begins so."""
    return next(str(move) for move in table.match.legal_moves(1) if str(move).startswith(start))


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "Bob: Priest, **Borrow (your 4→3)**, Table Bump, Patient, **Polite on you**, “Pass”, 3 on the Button."),
        (2, "Bob: Priest, Borrow, Table Bump, Patient, Polite on Ann, “Pass”, 3 on the Button."),
    ],
    ids=["on whom it was played", "another"],
)
def test_a_turn_of_many_cheats_is_told_whole_and_in_order(seat: int, said: str) -> None:
    hands = ["", "borrow priest polite table-bump patient pass", ""]
    table = laid("4@i2 1 2@altar", "6 3 2@altar", "5 3 2", hands=hands, pot="worm emerald button", turn=1)
    first, last = ("cheat priest p2", "cheat borrow d5", "cheat table-bump"), ("cheat polite p1", "cheat pass")
    for start in (*first, "cheat patient p2", *last):
        table.play(1, begin_move(table, start))
    table.play(1, "place d5 i3")
    assert build_brief_recap(table.scene(seat), SCREEN.narrator, seat) == [said]


def test_once_a_round_goes_on_its_moves_are_told_before_what_the_last_one_brought() -> None:
    hands = ["", "table-bump pass priest", ""]
    dice = ("6@i2 2@altar 1", "3@i1 1@altar 1@altar", "4@i3 2@altar 2@altar")
    table = laid(*dice, hands=hands, pot="worm emerald button")
    table.play(0, "place d3 altar")
    assert SCREEN.draw_missed_moment(table.scene(), 0), "who takes what"
    for start in ("cheat priest p2", "cheat pass", "cheat table-bump", "place"):
        table.play(1, begin_move(table, start))
    (told,) = build_brief_recap(table.scene(0), SCREEN.narrator, 0)
    assert "Bob: Priest, “Pass”, Table Bump" in told
    assert told.startswith("You take the Emerald. ")
    assert SCREEN.draw_missed_moment(table.scene(), 0) is None, "not beside the moves of this round"


def told_in_short(moves: Sequence[tuple[int, str]], hands: list[str], seat: int | None = None, *, lot: int = 0) -> str:
    """Return what a board, or the panel of a seat, says of these moves of Bob and others in Ann's absence."""
    table = laid("4 1 2@altar", "6 3 2", "5 3 2", hands=hands, pot="worm emerald button", turn=1, lot=lot)
    for mover, move in moves:
        table.play(mover, move)
    return " ".join(build_brief_recap(table.scene(seat), SCREEN.narrator, seat if seat is not None else 0))


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ([(1, "cheat polite p1"), (1, "cheat lawful p1")], "**Bob plays Polite and Lawful on Ann.**"),
        ([(1, "cheat polite p3")], "Bob plays Polite on C\\*d\\_\\[\\]."),
        ([(1, "place d6 altar draw")], "Bob: 2 on the Altar, draws a Cheat."),
        ([(1, "place d6 altar")], "Bob: 2 on the Altar."),
    ],
    ids=["two on the reader", "on another", "drawn", "not drawn"],
)
def test_a_deed_says_to_whom_it_was_done_and_what_it_brought(moves: Sequence[tuple[int, str]], said: str) -> None:
    assert told_in_short(moves, ["", "polite lawful", ""]) == said


def test_who_draws_reads_which_card_it_was_and_others_do_not() -> None:
    moves, hands = [(1, "place d6 altar draw")], ["", "", ""]
    own = told_in_short(moves, hands, 1)
    assert own.startswith("You draw ")
    assert own not in told_in_short(moves, hands, 2)


def test_a_roll_of_all_dice_says_what_came() -> None:
    table = laid("4 1 2@altar", "6 3 2", "5 3 2", hands=["", "total-re-roll", ""], turn=1)
    table.play(1, "cheat total-re-roll")
    dice = ", ".join(str(die.value) for die in view_of(table).dice if die.seat == 1)
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == [f"Bob plays Total Re-Roll ({dice})."]


def test_who_takes_several_items_reads_of_all_and_what_the_hidden_one_was() -> None:
    table = laid("6@i2 2@i1 1", "3@i3 1@altar 1@altar", hands=["", ""], pot="worm emerald button", first=1)
    table.play(0, "place d3 altar")
    (whole,) = build_brief_recap(table.scene(0), SCREEN.narrator, 0)
    assert whole.startswith("You take Emerald and the Hidden Item (Worm).")
    told = [build_brief_recap(table.scene(seat), SCREEN.narrator, seat, ROOM_BESIDE_PICTURE)[0] for seat in (0, 1)]
    assert told[0] == "You take Emerald and Worm."
    assert "Worm" not in told[1]


@pytest.mark.parametrize(
    ("cheat", "said"),
    [
        ("quick-fingers worm", r"You raised your 4 to 5 and lowered your 5 to 4\."),
        ("sneaky-sneaky", r"You set your 1 to 4\."),
        ("share-the-load", r"You kept [A-Z][\w -]+ and gave Bob [A-Z][\w -]+\."),
    ],
)
def test_all_that_the_clock_chose_for_a_cheat_is_told_and_whose_dice_it_changed(cheat: str, said: str) -> None:
    table = laid("4 1 2@altar", "6 3 2", "5 3 2", hands=["worm quick-fingers sneaky-sneaky share-the-load", "", ""])
    table.play(0, f"cheat {cheat}")
    table.play(0, table.match.default_move(0), by="clock")
    (told,) = describe_timeout(table.scene(0), SCREEN.narrator)
    assert re.search(said, told), told


def test_a_die_of_the_clock_says_that_it_drew_a_cheat_and_not_what_the_end_of_the_round_brought() -> None:
    table = laid("6@altar 2@altar 1", "3@i1 1@altar 1@altar", hands=["", ""], pot="worm emerald")
    table.play(0, table.match.default_move(0), by="clock")
    (told,) = describe_timeout(table.scene(0), SCREEN.narrator)
    assert told.endswith("You placed your 1 on the Altar and drew a Cheat.")


@pytest.mark.parametrize("by", ["player", "clock"])
@pytest.mark.parametrize(
    ("cheat", "choice", "said"),
    [
        ("quick-fingers worm", "shift d4 d1", "**Bob plays Quick Fingers**: your 4 is a 3 now."),
        ("quick-fingers worm", "shift d1 d4", "**Bob plays Quick Fingers**: your 4 is a 5 now."),
        ("sneaky-sneaky", "set d1 3", "**Bob plays Sneaky Sneaky**: your 4 is a 3 now."),
    ],
)
def test_what_a_cheat_did_after_a_question_is_told_once_with_its_cause_first(
    cheat: str, choice: str, said: str, by: Actor
) -> None:
    table = laid("4 1 2@altar", "3 5 2", "5 3 2", hands=["", "quick-fingers sneaky-sneaky worm", ""], turn=1)
    table.play(1, f"cheat {cheat}")
    table.play(1, choice, by=by)
    (told,) = build_brief_recap(table.scene(0), SCREEN.narrator, 0)
    assert said + (" *(Time was up for Bob.)*" if by == "clock" else "") in told
    assert told.count("Bob plays") == 1


def test_who_was_ahead_already_raises_and_does_not_outbid() -> None:
    table = laid("4@i2 1 2", "6@i2 1 2", hands=["", ""], pot="worm emerald", turn=1)
    table.play(1, "place d5 i2")
    (told,) = build_brief_recap(table.scene(0), SCREEN.narrator, 0)
    assert told == "**Bob raises to 7 on the Emerald**, your 4."


def test_two_dice_that_outbid_the_reader_are_told_once() -> None:
    table = laid("4@i2 1@altar 2@altar", "5 1 2", hands=["", ""], pot="worm emerald", turn=1)
    table.play(1, "place d4 i2")
    table.play(1, "place d5 i2")
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == ["**Bob outbids you on the Emerald**: 6 to 4."]


@pytest.mark.parametrize("item", ["worm", "emerald", "mushroom", "fish-eye", "tooth-1", "tooth-3"])
@pytest.mark.parametrize("more", [False, True], ids=["alone", "with another Item"])
def test_what_the_hidden_item_was_has_room_beside_the_picture_of_the_awards(item: str, more: bool) -> None:
    dice = ("6@i2 2@altar 1", f"3@i1 {'6@i3' if more else '1@altar'} 1@altar")
    table = laid(*dice, hands=["", ""], pot=f"{item} emerald button", first=1)
    table.play(0, "place d3 altar")
    name = load_words()(f"goblin-teeth-item-{item}")
    said = text_of(render_panel(table.scene(1), public=table.scene()))
    assert f"{name}." in said or f"({name})." in said


def test_who_rolls_their_dice_again_reads_what_came() -> None:
    table = laid("4 1@altar 2@altar", "6 3 2", hands=["total-re-roll", ""])
    table.play(0, "cheat total-re-roll")
    die = next(die for die in view_of(table).dice if die.die == "d1")
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == [f"You roll {die.value}."]


def test_the_end_of_a_round_is_told_in_one_form_with_who_draws_for_it() -> None:
    dice = ("6@i2 2@altar 1", "3@i1 6@i3 1@altar", *["1@altar 1@altar 1@altar"] * 2)
    table = laid(*dice, hands=[""] * 4, pot="worm emerald button")
    table.play(0, "place d3 altar")
    told = [build_brief_recap(table.scene(reader), SCREEN.narrator, reader) for reader in (0, 1)]
    assert told == [
        ["You take the Emerald. Bob takes Button and the Hidden Item. C\\*d\\_\\[\\] and Dee draw Cheats."],
        ["Ann takes the Emerald. You take Button and the Hidden Item (Worm). C\\*d\\_\\[\\] and Dee draw Cheats."],
    ]


def test_what_others_did_stays_told_while_the_turn_goes_on_and_ends_with_it() -> None:
    table = laid("4 1 2", "6 3 2", hands=["total-re-roll", ""], turn=1)
    table.play(1, "place d4 i2")
    before = build_brief_recap(table.scene(0), SCREEN.narrator, 0)
    table.play(0, "cheat total-re-roll")
    (told,) = build_brief_recap(table.scene(0), SCREEN.narrator, 0)
    assert told.startswith(f"{before[0]} You roll ")
    table.play(0, next(str(move) for move in table.match.legal_moves(0) if str(move).startswith("place d1 altar")))
    assert not any("Bob" in line for line in build_brief_recap(table.scene(0), SCREEN.narrator, 0))
