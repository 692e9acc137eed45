"""What newcomers need in the log of Goblin Teeth: how it began, why dice are rolled again, who held what at the end."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.games.goblin_teeth.highlights import HIGHLIGHTS
from bot.games.goblin_teeth.screen import GoblinTeethScreen
from bot.pictures.shared.podium import WIDTH, PlayerFinish, fit_score_breakdown_lines
from bot.screens.frame import PHONE_SIZE
from bot.screens.game_texts.highlights import MatchStory
from bot.screens.log_posts import render_log_post, split_into_log_posts
from bot.screens.more_menu import render_more_menu
from bot.screens.parts.recap import build_brief_recap
from bot.screens.scene import Scene
from bot.screens.story import find_event_owner
from bot.tables import SeenMove
from games.engine import Event
from games.engine.words import load_words
from games.goblin_teeth import events
from tests.bot.games.goblin_teeth.test_goblin_teeth_screen import laid, played, view_of
from tests.bot.screens.scenes import random_steps, text_of

pytestmark = pytest.mark.usefixtures("in_words")

SCREEN = GoblinTeethScreen()
ROLLED = events.DiceRolled(1, ["d4", "d5"], [2, 5])


def rerolled(seat: int, place: str = "i2", item: str = "emerald") -> events.DieRerolled:
    """Return that a seat rerolls Ann's 4, and it is a 2 now."""
    return events.DieRerolled(0, "d1", 4, 2, place, item, seat, [2])


FREE, PLACED, OWN = rerolled(0, "unplayed", ""), rerolled(1), rerolled(0)
TOOK, TAKEN = events.ItemAwarded(1, "worm", 7), ("Highest bids:", "• Bob takes the **Worm** with 7.")
EACH = "Bob’s 4 goes to the Altar for a Cheat.", "Ann’s 3 goes to the Altar for a Cheat."

CAUSES: tuple[tuple[tuple[Event, ...], tuple[str, str], str], ...] = (
    # the events of a move, the cards in front of Ann and Bob: what is said of them
    ((ROLLED,), ("", "fresh-start"), "Bob has **Fresh Start**. Bob rolls 2 and 5."),
    (
        (events.CheatPlayed(1, "total-re-roll", False), ROLLED),
        ("", ""),
        "Bob plays **Total Re-Roll**. Bob rolls 2 and 5.",
    ),
    ((FREE,), ("blessed", ""), "Ann has **Blessed**. Ann’s 4 is rerolled: 2."),
    ((events.QuestionDeclined(0, "blessed"), FREE), ("blessed", ""), "Ann’s 4 is rerolled: 2."),
    ((events.DiceRolled(0, ["d1"], [4]), FREE), ("", ""), "rolls 4. Three equal dice! Ann’s 4 is rerolled: 2."),
    ((PLACED,), ("", "clumsy"), "Bob has **Clumsy**. Ann’s 4 on the Emerald is rerolled: 2."),
    ((OWN,), ("blessed", ""), "Ann has **Blessed**. Ann’s 4 on the Emerald is rerolled: 2."),
    ((OWN,), ("clumsy blessed", ""), "Ann’s 4 on the Emerald is rerolled: 2."),
    (
        (events.CheatPlayed(1, "distraction", False), PLACED),
        ("", "clumsy"),
        "Bob plays **Distraction**. Ann’s 4 on the Emerald is rerolled: 2.",
    ),
    (
        (events.CheatPlayed(1, "polite", False), events.OngoingCardLaid(1, "polite", 0), TOOK),
        ("", ""),
        "Bob has **Patient**. Bob plays **Polite** in front of Ann.",
    ),
    (
        (events.CheatPlayed(1, "polite", False), events.OngoingCardLaid(1, "polite", 1)),
        ("", ""),
        "**Polite**: it stays in front of Bob.",
    ),
)


def scene_after(move: Sequence[Event], front: tuple[str, ...]) -> Scene:
    """Return a spectator's scene after a move, with these cards in front of the players."""
    scene = laid("4@i2 1 2", "3 2 5", hands=["", ""], front=front).scene()
    told = (SeenMove(1, 1, None, "player", tuple(move)),)
    return replace(scene, table_view=replace(scene.table_view, recent_moves=told))


@pytest.mark.parametrize(("move", "front", "said"), CAUSES)
def test_what_follows_from_a_card_or_a_rule_names_it(
    move: tuple[Event, ...], front: tuple[str, str], said: str
) -> None:
    lines = SCREEN.narrator.describe_move_events(scene_after(move, front), move)
    assert said in " ".join(lines)
    assert lines[0].endswith(said) or said in lines[0]


def test_a_cause_is_found_though_only_a_part_of_its_move_is_told() -> None:
    cheat = (events.CheatPlayed(1, "total-re-roll", False), ROLLED)
    assert SCREEN.narrator.describe_move_events(scene_after(cheat, ("", "fresh-start")), [ROLLED]) == [
        "Bob rolls 2 and 5."
    ]


ALTAR = [
    (events.DiePlaced(seat, "d1", value, "altar", ""), events.CheatsDrawn(seat, 1)) for seat, value in ((1, 4), (0, 3))
]


@pytest.mark.parametrize(
    ("moves", "by", "lines"),
    [
        (ALTAR[:1], "player", ["Bob’s 4 goes to the Altar for a Cheat."]),
        (ALTAR, "player", ["Bob’s 4 and Ann’s 3 go to the Altar for a Cheat each."]),
        ([ALTAR[0], (*ALTAR[1], TOOK)], "player", ["Bob’s 4 and Ann’s 3 go to the Altar for a Cheat each.", *TAKEN]),
        (
            ALTAR,
            "clock",
            [f"{line} *(Time was up for {name}.)*" for line, name in zip(EACH, ("Bob", "Ann"), strict=True)],
        ),
        ([ALTAR[0][:1]], "player", ["Bob places a 4 on the Altar and draws no Cheat."]),
        (
            [(ALTAR[0][0], TOOK, events.CheatsDrawn(1, 1))],
            "player",
            ["Bob places a 4 on the Altar and draws no Cheat.", *TAKEN, "Bob took no Item and draws a Cheat."],
        ),
        (
            [(ALTAR[0][0], events.OngoingCardsCleared(1, 0, ["polite"]))],
            "player",
            ["Bob places a 4 on the Altar. Bob clears away Polite in front of Ann."],
        ),
        ([(ALTAR[0][0], events.CheatsDrawn(1, 2))], "player", ["Bob places a 4 on the Altar. Bob draws 2 Cheats."]),
        (
            [
                (
                    *ALTAR[0],
                    TOOK,
                    events.ItemWithoutBids("button"),
                    events.ItemAwarded(0, "emerald", 4),
                    events.CheatsDrawn(0, 1),
                )
            ],
            "player",
            [
                EACH[0],
                *TAKEN,
                "• Nobody bid on the Button.",
                "• Ann takes the **Emerald** with 4.",
                "Ann took no Item and draws a Cheat.",
            ],
        ),
        ([(TOOK, events.CheatsDrawn(0, 1))], "player", [*TAKEN, "Ann took no Item and draws a Cheat."]),
    ],
)
def test_cheats_of_the_altar_share_a_line_and_those_after_the_awards_have_their_reason(
    moves: Sequence[tuple[Event, ...]], by: Any, lines: list[str]
) -> None:
    scene = scene_after((), ("", ""))
    told = tuple(
        SeenMove(number, find_event_owner(move[0]) or 0, None, by, move) for number, move in enumerate(moves, start=1)
    )
    scene = replace(scene, table_view=replace(scene.table_view, recent_moves=told))
    assert SCREEN.narrator.format_log_lines(scene, told) == lines


@pytest.mark.parametrize(
    ("pot", "place", "said"),
    [
        ("button worm button", "i1", "the Button ①."),
        ("button button button", "i2", "the Button ②."),
        ("hidden button button", "i3", "the Button ②."),
        ("hidden button worm", "i2", "the Button."),
    ],
)
def test_of_equal_items_the_log_says_on_which_a_die_was_placed(pot: str, place: str, said: str) -> None:
    placed = events.DiePlaced(1, "d1", 3, place, "button")
    told = (events.RoundBegan(2, 0, pot.split()), placed)
    assert SCREEN.narrator.describe_event(scene_after(told, ("", "")), placed) == f"Bob places a 3 on {said}"
    awards = [events.ItemWithoutBids(item) for item in pot.split()]
    dealt = (placed, *awards, events.RoundBegan(2, 0, ["worm"] * 3))
    assert SCREEN.narrator.describe_event(scene_after(dealt, ("", "")), placed) == f"Bob places a 3 on {said}"


@pytest.mark.parametrize(("seat", "whose"), [(0, "their"), (1, "Ann’s")])
def test_who_moves_a_die_of_their_own_is_not_named_twice(seat: int, whose: str) -> None:
    moved = events.DieMoved(seat, 0, "d1", 5, "altar", "", "i1", "hidden")
    assert f" moves {whose} 5 on the " in SCREEN.narrator.describe_event(scene_after((), ("", "")), moved)


def test_a_stolen_card_says_where_it_goes() -> None:
    said = SCREEN.narrator.describe_event(scene_after((), ("", "")), events.OngoingCardPilfered(1, "clumsy", 0))
    assert said == "Bob takes Clumsy from in front of Ann: it is in front of Bob now."


def test_the_first_post_says_how_the_match_began() -> None:
    table = played(3)
    dealt = view_of(table)
    for _ in random_steps(table, 3, most=4):
        pass
    scene = table.scene()
    post = split_into_log_posts(scene)[0]
    lines = text_of(render_log_post(scene, post, scene.view, dealt)).splitlines()
    assert lines[1].startswith("-# The highest sum of dice on an Item takes it.")
    assert next(line for line in lines if line.startswith("**Round 1.**")) == (
        "**Round 1.** In the Pot: Hidden Item, Worm, and Emerald. The first roll: Ann 5, 4, and 4 (sum 13) · "
        r"Bob 1, 3, and 6 (sum 10) · C\*d\_\[\] 6, 4, and 2 (sum 12). Ann begins with the highest sum."
    )
    assert "**Round 1**" in text_of(render_log_post(scene, post, scene.view)).splitlines()


def test_a_tie_of_the_first_roll_says_that_lots_were_drawn() -> None:
    say: Any = load_words()
    assert "begins: drawn by lot" in say("goblin-teeth-dealt", items="", rolls="", name="Ann", lot="yes")


def test_the_last_post_says_what_all_held_and_completed() -> None:
    table = played(2)
    for _ in random_steps(table, 3):
        pass
    lines = text_of(table.log()).splitlines()
    assert lines[-3] == "**Everybody’s Items at the end:**"
    winner = table.scene().format_seat_name(table.match.view(None).outcome.winners[0])  # type: ignore[union-attr]  # it is over
    assert lines[-2].startswith(f"-# {winner}: ")
    assert f"**{winner} wins" in lines[-4]


def test_awards_say_which_of_equal_items_they_are_about_and_who_lacks_a_single_item() -> None:
    pot = [events.ItemWithoutBids("hidden"), events.ItemWithoutBids("button"), events.ItemAwarded(1, "button", 6)]
    scene = scene_after(pot, ("", ""))
    assert SCREEN.narrator.format_log_lines(scene, scene.table_view.recent_moves) == [
        "Highest bids:",
        "• Nobody bid on the Hidden Item.",
        "• Nobody bid on the Button ①.",
        "• Bob takes the **Button ②** with 6.",
    ]
    assert SCREEN.narrator.format_log_ending(scene, pot) == []
    held, view = ["tooth-3", "emerald", "worm", "fish-eye", "mushroom", "button"] * 3, SCREEN.view(scene)
    while min(one.lacking for one in view.get_public_progress(0)) != 1:
        view = replace(view, public=(tuple(held), ()))
        held.pop()
    scene = replace(scene, table_view=replace(scene.table_view, view=view))
    (near,) = SCREEN.narrator.format_log_ending(scene, pot)
    assert near.startswith("-# Now · Ann lacks only ")


def test_who_is_nearer_to_which_offering_is_told() -> None:
    table = laid("4@i2 2 1", "6 2 3", hands=["worm", "emerald"])
    table.match.end_by_agreement()
    told = SCREEN.result_texts.format_final_lines(table.scene())
    assert told[-1] == "-# Fewest to go: Bob 3 for B, Ann 4 for A."


def test_who_alone_completed_an_offering_is_told_without_a_word_of_others() -> None:
    table = laid("1", "1", hands=["tooth-2 fish-eye fish-eye fish-eye", "worm"])
    table.match.state.offerings = (("six", "a1", "b3"),) * 2
    table.match.end_by_agreement()
    assert SCREEN.result_texts.format_final_lines(table.scene())[-1] == "-# Ann completed Offering B."


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_each_offering_lacks_can_be_read_on_the_podium_of_a_phone(language: str) -> None:
    scene = replace(laid("1", "1", hands=["worm", "emerald"]).scene(), say=load_words(language))
    for told in SCREEN.result_texts.format_points_by_source(scene):
        lines = fit_score_breakdown_lines(PlayerFinish(0, "Ann", 1, None, sources=tuple(told)))
        assert len(lines) == len(told)
        assert min(line.face.size for line in lines) * PHONE_SIZE[0] / WIDTH >= 11


@pytest.mark.parametrize(
    ("hands", "told"),
    [
        (("tooth-2", "tooth-3"), "Bob beats Ann: both lack 3 Items, 3 teeth to 2."),
        (
            ("tooth-2 fish-eye fish-eye fish-eye", "tooth-3 fish-eye fish-eye fish-eye"),
            "Bob beats Ann: both completed Offering B, 3 teeth to 2.",
        ),
    ],
)
def test_what_was_equal_is_told_before_the_teeth_that_decided(hands: tuple[str, ...], told: str) -> None:
    table = laid("1", "1", hands=hands)
    table.match.state.offerings = (("six", "a1", "b3"),) * 2
    table.match.end_by_agreement()
    assert SCREEN.result_texts.format_final_lines(table.scene())[-1] == f"-# {told}"


def test_a_hidden_item_is_named_to_its_owner_at_once_and_to_all_at_the_end() -> None:
    table = laid("4@i1 2@altar 1", "3@i2 1@altar 2@altar", hands=["", ""], pot="worm emerald")
    table.play(0, "place d3 altar")
    owner, other = (text_of(render_more_menu(table.scene(seat))) for seat in (0, 1))
    assert "Not everybody knows of: Worm." in owner
    assert "Not everybody knows" not in other

    table = laid("4@i1 2@altar 1", "3@i2 1@altar 2@altar", hands=["emerald emerald emerald", ""], pot="button worm")
    table.play(0, "place d3 altar")
    assert "• Ann takes the **Hidden Item** with 4: Button." in text_of(table.log())
    for seat in (1, None):
        assert "Ann takes the Hidden Item (Button)." in build_brief_recap(table.scene(seat), SCREEN.narrator, 1)[0]


def test_a_match_that_all_agreed_to_end_shows_what_was_hidden_in_the_hands() -> None:
    table = laid("4@i2 2 1", "6 2 3", hands=["worm", "emerald"])
    table.match.end_by_agreement()
    lines = text_of(table.log()).splitlines()
    assert lines[-2:] == [
        "-# Bob: Emerald · hidden until now: Emerald · 3 Items short of Offering B",
        "-# Ann: Worm · hidden until now: Worm · 4 Items short of Offering A",
    ]


def test_a_winner_s_offering_says_what_it_needed_and_which_of_several_counts() -> None:
    needed = ["tooth-1", "tooth-3", "emerald", "emerald", "worm", "fish-eye", "mushroom", "button"] * 2
    table = laid("1", "1", hands=[" ".join(needed)] * 2)
    table.match.end_by_agreement()
    scene = table.scene()
    assert SCREEN.narrator.format_log_ending(scene, ())[-1].startswith("-# Several Offerings are complete")
    told = SCREEN.narrator.describe_event(scene, events.PlayerWon(0, "six", "completed"))
    assert told.startswith("**Ann wins** with the 6-Item Offering: ")


@pytest.mark.parametrize(
    ("hand", "offering", "named"),
    [
        ("tooth-2 emerald worm fish-eye mushroom button", "six", "Two Teeth, Emerald, Worm, Fish Eye, Mushroom, and"),
        ("tooth-3 tooth-1 emerald worm fish-eye mushroom button", "six", "Goblin Tooth, Emerald, Worm, Fish Eye,"),
        ("tooth-3 tooth-1 tooth-2 tooth-1", "b4", "Goblin Tooth, Two Teeth, and Three Teeth"),
        ("tooth-2 tooth-2 tooth-3 tooth-3", "b4", "2× Two Teeth and Three Teeth"),
        ("tooth-2 tooth-3 button worm worm", "b5", "Two Teeth, Three Teeth, 2× Worm, and Button"),
    ],
)
def test_a_winner_s_items_are_named_as_the_cards_that_they_hold(hand: str, offering: str, named: str) -> None:
    table = laid("1", "1", hands=[hand, ""])
    table.match.end_by_agreement()
    scene, offerings = table.scene(), (offering, "b1", "b2")
    view = replace(SCREEN.view(scene), offerings=(offerings, offerings))
    scene = replace(scene, table_view=replace(scene.table_view, view=view))
    told = SCREEN.narrator.describe_event(scene, events.PlayerWon(0, offering, "completed"))
    assert f": {named}" in told


def test_who_is_outbid_reads_first_what_lowered_their_bid() -> None:
    table = laid("5@i2 2@i2 1", "6@i2 2 3", hands=["", ""], front=["", "clumsy"], turn=1, lot=1)
    table.play(1, "place d5 i2")
    table.play(1, "reroll d1")
    value = next(die.value for die in view_of(table).dice if die.die == "d1")
    assert value < 5
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == [
        f"**Bob, Clumsy**: your 5 is a {value} now. **Bob outbids you on the Worm**: 8 to {value + 2}."
    ]


def test_who_is_poisoned_reads_by_which_card() -> None:
    table = laid("4@i2 2 1", "6 2 3", hands=["", "worm"], front=["", "poisoner"], turn=1)
    table.play(1, "poison d1 worm")
    assert build_brief_recap(table.scene(0), SCREEN.narrator, 0) == ["**Bob, Poisoner**: your 4 is a 2 now."]


def test_a_cheat_that_turned_an_award_is_told_before_one_that_only_was_about_it() -> None:
    swap: list[Event] = [
        events.CheatPlayed(0, "trade-places", preview=False),
        events.DieMoved(0, 0, "d1", 2, "altar", "", "i2", "emerald"),
        events.DieMoved(0, 1, "d4", 6, "i2", "emerald", "altar", ""),
    ]
    placed: list[Event] = [events.DiePlaced(0, "d1", 2, "altar", ""), events.DiePlaced(1, "d4", 6, "i2", "emerald")]
    raised: list[Event] = [
        events.CheatPlayed(0, "borrow", preview=False),
        events.DieRaised(0, "d2", 2, 3, "i3", "worm", 0),
    ]
    story: list[list[Event]] = [placed, [events.DiePlaced(0, "d2", 2, "i3", "worm")], swap, raised]
    awards: list[Event] = [events.ItemAwarded(0, "emerald", 2), events.ItemAwarded(0, "worm", 3)]
    view = view_of(laid("4 1 2", "3 2 5", hands=["", ""]))
    turned, plain = HIGHLIGHTS["by-cheat"].find(MatchStory(view, [*story, awards]))
    assert turned.facts["robbed"] == "yes"
    assert turned.size > plain.size + HIGHLIGHTS["hidden"].rank
