"""The screens of Goblin Market: every move reads well and can be reached, and every event can be told."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from bot.games.goblin_market.pictures.emoji import PLAIN_EMOJI
from bot.games.goblin_market.screen import GoblinMarketScreen
from bot.games.goblin_market.words import format_bid_label
from bot.screens.board import render_board
from bot.screens.controls.paths import Focus
from bot.screens.custom_ids import parse_custom_id
from bot.screens.game import SHORT_RULES_KEY
from bot.screens.layout import Figure, Screen
from bot.screens.log_posts import render_log_post, split_into_log_posts
from bot.screens.more_menu import render_more_menu
from bot.screens.pages.help import render_rules_page
from bot.screens.panel import render_panel
from bot.screens.parts.recap import build_brief_recap
from bot.screens.text_width import ROOM_ABOVE_HIGH_CONTENT, ROOM_ABOVE_PICTURE
from bot.tables import SeenMove
from bot.ui.composing.own_emoji import OwnEmoji
from games.engine import Event, Match
from games.engine.words import format_emoji_placeholder, load_words
from games.goblin_market import CARDS, SUITS, GoblinMarketView
from games.goblin_market.events import (
    AllCardsTaken,
    AuctionWon,
    BidderOutOfCoins,
    BidMade,
    CardPicked,
    CardsOffered,
    GoblinCardTurned,
    GoblinMoneyPaid,
    MatchEnded,
)
from games.goblin_market.scoring import score_collection
from tests.bot.screens.scenes import Played, breaches, buttons_of, menus_of, random_steps, text_of
from tests.games.goblin_market.market_table import MarketTable

pytestmark = pytest.mark.usefixtures("in_words")

SCREEN = GoblinMarketScreen()
ROOM = 4000
"""So many characters of text Discord takes in a message."""
TABLES = [(3, False), (4, False), (4, True), (6, False), (6, True)]


def played(seats: int, *, hidden: bool = False, lot: int = 1) -> Played:
    options = {"hidden_coins": hidden, "first": 1}
    return Played(Match.deal_by_key("goblin_market", seats=seats, options=options, seed=bytes([lot]) * 32))


def laid(**wishes: object) -> Played:
    """Return a market set up by hand."""
    return Played(MarketTable(**wishes).match)  # type: ignore[arg-type]  # wishes of many kinds


def view_of(table: Played, seat: int | None = None) -> GoblinMarketView:
    view = table.match.view(seat)
    assert isinstance(view, GoblinMarketView)
    return view


def reached(screen: Screen, moves: Sequence[object]) -> set[str]:
    """Return the moves that a screen's buttons play, and those that may be typed."""
    acts = [parse_custom_id(button.act) for button in buttons_of(screen)]
    played_at_once = {act.path for act in acts if act and act.verb == "play"}
    typed = {str(move) for move in moves for act in acts if act and act.verb == "type" and act.path in str(move)}
    chosen = {
        f"{act.path} {option.value}".strip()
        for menu in menus_of(screen)
        for option in menu.options
        if (act := parse_custom_id(menu.act))
    }
    return played_at_once | typed | chosen


def labels(screen: Screen) -> list[str]:
    return [button.label for button in buttons_of(screen)]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("seats", "hidden"), TABLES)
def test_every_move_can_be_read_and_reached_and_nothing_breaks_a_limit(seats: int, hidden: bool) -> None:
    table = played(seats, hidden=hidden)
    for seat, moves in random_steps(table, lot=seats, most=30):
        assert breaches(render_board(table.scene())) == []
        shown = render_panel(table.scene(seat))
        assert breaches(shown) == []
        assert reached(shown, moves) == {str(move) for move in moves}
        for move in moves:
            path = tuple(str(move).split())
            assert 0 < len(SCREEN.move_texts.describe_path(table.scene(seat), path).label) <= 80
            assert SCREEN.move_texts.format_confirmation_question(table.scene(seat), path)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_board_offers_every_move_where_purses_are_open(seats: int) -> None:
    table = played(seats, lot=2)
    for _, moves in random_steps(table, lot=5, most=40):
        assert reached(render_board(table.scene()), moves) == {str(move) for move in moves}


def test_with_hidden_coins_the_board_offers_no_bids_and_tells_no_purse() -> None:
    table = played(4, hidden=True, lot=3)
    for seat, _ in random_steps(table, lot=6, most=50):
        assert table.match.decision is not None
        shown = render_board(table.scene())
        offered = reached(shown, table.match.legal_moves(seat))
        if table.match.decision.kind == "bid":
            assert offered == set()
        else:
            assert offered == {str(move) for move in table.match.legal_moves(seat)}
        assert "purse" not in text_of(shown)
        alts = [part.alt for part in shown.parts if isinstance(part, Figure)]
        assert all(alt.count("coins hidden") == 4 for alt in alts)


def test_a_player_sees_their_own_hidden_purse() -> None:
    table = played(3, hidden=True)
    table.play(0, "bid 3")
    table.play(1, "pass")
    table.play(2, "pass")
    if table.match.decision and table.match.decision.kind == "choose":
        table.play(0, "take")
    coins = view_of(table, 0).coins[0]
    assert f"You have **{coins} coins**, which nobody else sees" in text_of(render_more_menu(table.scene(0)))


@pytest.mark.parametrize(("seats", "hidden"), TABLES)
def test_every_event_is_told_in_a_line_without_gaps(seats: int, hidden: bool) -> None:
    table = played(seats, hidden=hidden, lot=5)
    for _ in random_steps(table, lot=4):
        pass
    for step in table.moves:
        for line in SCREEN.narrator.describe_move_events(table.scene(), step.events):
            assert line
            assert "\n" not in line
            assert not any(raw in line for raw in ("None", "{", "-of-", "deck-empty"))


def plainly(lines: Iterable[str]) -> list[str]:
    """Return lines as they stand where no emoji of the bot may be shown."""
    return [OwnEmoji().insert_emoji(line, 0) for line in lines]


def test_payments_of_one_kind_are_one_sentence() -> None:
    table = laid(deck="desert author origin", goblins="harvest", owned={"bob": "battle", "cid": "forest lunatic"})
    table.play(0, "bid 6")
    table.play(1, "pass")
    table.play(2, "pass")
    table.play(0, "take")
    lines = SCREEN.narrator.format_latest_moves(table.scene())
    assert "Matching money, by the price’s last digit: Bob 1 and C\\*d\\_\\[\\] 5." in lines
    assert "The goblins turn over Harvest (Pawn) 🌙☀️🍃." in plainly(lines)
    assert sum(line.startswith("Goblin money: ") for line in lines) == 1


def test_a_bid_says_whom_it_would_pay() -> None:
    table = laid(deck="desert author origin", owned={"bob": "ace-of-suns", "cid": "bard"})
    shown = render_board(table.scene())
    assert labels(shown)[:3] == ["Bid 1 (pays Bob 3, C*d_[] 2)", "Bid 2 (pays Bob 2, C*d_[] 1)", "Bid 3 (pays Bob 1)"]
    assert [button.visible_label for button in buttons_of(shown)][:3] == ["Bid 1", "2", "3"]
    assert "Another number" in labels(shown)
    alts = [part.alt for part in shown.parts if isinstance(part, Figure)]
    assert "1 would pay Bob 3, C*d_[] 2. 2 would pay Bob 2, C*d_[] 1. 3 would pay Bob 1." in alts[0]
    assert labels(render_panel(table.scene(0)))[:3] == labels(shown)[:3]


def test_whoever_bids_is_not_paid_themselves() -> None:
    table = laid(deck="desert author origin", owned={"ann": "ace-of-suns"})
    assert labels(render_board(table.scene()))[0] == "Bid 1"
    table.play(0, "pass")
    assert labels(render_board(table.scene()))[0] == "Bid 1 (pays Ann 3)"


def test_a_label_that_would_be_too_long_says_how_much_in_all() -> None:
    owned = {"bob": "pact", "cid": "darkness", "dot": "merchant", "eve": "diplomat", "fay": "mill"}
    table = laid(seats=6, deck="desert author origin", owned=owned)
    view = view_of(table)
    scene = table.scene()
    assert format_bid_label(scene, view, 9) == "Bid 9 (pays Bob 3, C*d_[] 3, Dee 3, EEEEEEEEEEE… 2, Fay 2)"
    wide = tuple(replace(sitter, name="W" * 32) for sitter in scene.table.sitters)
    crowd = replace(scene, table_view=replace(scene.table_view, table=replace(scene.table, sitters=wide)))
    assert format_bid_label(crowd, view, 9) == "Bid 9 (13 coins to 5 others)"


def test_of_many_bids_a_few_have_buttons_and_any_may_be_typed() -> None:
    table = laid(deck="desert author origin", coins={"ann": 90})
    shown = render_panel(table.scene(0), Focus(("bid",)))
    assert breaches(shown) == []
    assert labels(shown)[:6] == ["Bid 1", "Bid 2", "Bid 3", "Bid 4", "Bid 5", "Bid 6"]
    assert labels(shown)[6:8] == ["Another number", "Pass"]


def test_a_winner_is_told_who_would_pick_after_them() -> None:
    table = laid(deck="desert author origin")
    for move, seat in (("bid 2", 0), ("bid 3", 1), ("pass", 2), ("pass", 0)):
        table.play(seat, move)
    assert labels(render_board(table.scene()))[:2] == [
        "Take both cards for 3 (0 → 2 points)",
        "Pick one card for 3; then each must buy one: Ann 2",
    ]


def test_a_bidder_reads_what_the_cards_for_sale_would_make_of_their_points() -> None:
    table = laid(deck="desert author origin")
    assert "-# With both cards you have 2 points, now 0." in text_of(render_panel(table.scene(0)))
    assert "With both cards" not in text_of(render_panel(table.scene(1)))
    owning = laid(deck="desert author penitent", owned={"ann": "ace-of-knots windfall end ace-of-leaves ace-of-moons"})
    assert "With both cards you have 5 points, now 5; with Author alone 7." in text_of(render_panel(owning.scene(0)))


def test_a_review_says_what_was_bought_although_it_cost_points() -> None:
    cards = "ace-of-leaves end ace-of-moons ace-of-knots windfall penitent"
    scene = laid(owned={"ann": cards}).scene(0)
    story = [CardPicked(0, "windfall", 4), CardsOffered(["penitent"], 9, 0), CardPicked(0, "penitent", 3)]
    assert SCREEN.result_texts.summarize_reviewed_play(scene, 0, story) == [
        (
            "Bought although it cost points: Penitent in auction 2 (−2). "
            "Where no page blames it, I am not sure that it was a mistake."
        )
    ]
    assert SCREEN.result_texts.summarize_reviewed_play(scene, 1, story) == []


def test_a_winner_whom_nobody_outbid_is_told_that_the_rest_is_gone() -> None:
    table = laid(deck="desert author origin")
    for move, seat in (("bid 2", 0), ("pass", 1), ("pass", 2)):
        table.play(seat, move)
    assert labels(render_board(table.scene()))[1] == "Pick one card for 2, leave the rest to nobody"
    assert SCREEN.move_texts.describe_path(table.scene(), ("share",)).short == "One for 2, leave the rest"


def test_raises_stand_on_buttons_as_far_as_the_purse_goes() -> None:
    table = laid(deck="desert author origin", coins={"ann": 30, "bob": 13, "cid": 30})
    table.play(0, "bid 10")
    acts = [button.act for button in buttons_of(render_board(table.scene()))]
    assert acts[:4] == ["play:7:2:bid 11", "play:7:2:bid 12", "play:7:2:bid 13", "play:7:2:pass"]
    table.play(1, "pass")
    acts = [button.act for button in buttons_of(render_board(table.scene()))]
    assert acts[:8] == [*(f"play:7:3:bid {bid}" for bid in range(11, 17)), "type:7:3:bid", "play:7:3:pass"]


def test_the_next_bids_have_buttons_without_a_gap() -> None:
    table = laid(deck="desert author origin", owned={"bob": "painter forest", "cid": "ace-of-suns"})
    assert [button.label for button in buttons_of(render_board(table.scene()))][:6] == [
        "Bid 1 (pays C*d_[] 3)",
        "Bid 2 (pays C*d_[] 2)",
        "Bid 3 (pays Bob 3, C*d_[] 1)",
        "Bid 4 (pays Bob 2)",
        "Bid 5 (pays Bob 4)",
        "Bid 6 (pays Bob 2)",
    ]


def test_a_typed_bid_is_shown_once_more_with_what_it_would_pay() -> None:
    table = laid(deck="desert author origin", owned={"bob": "ace-of-suns"}, coins={"ann": 30})
    scene = table.scene(0)
    assert SCREEN.move_texts.build_move_controls(scene).typed.confirm
    asked = render_panel(scene, Focus(("bid", "11"), confirming=True))
    assert "**Do you bid 11?** If it wins, matching money goes to Bob 3" in text_of(asked)
    assert labels(asked)[0] == "Bid 11 (pays Bob 3)"
    nobody = render_panel(scene, Focus(("bid", "25"), confirming=True))
    assert "nobody gets matching money" in text_of(nobody)


def test_sisterhood_money_is_told_by_the_digit_that_pays_it() -> None:
    table = laid(deck="desert author origin", owned={"ann": "ace-of-suns", "bob": "bard battle"})
    _, *lines = SCREEN.format_topic(table.scene(), "sisterhood").splitlines()
    assert lines == [
        "• ends in **1**: Ann 3 and Bob 2",
        "• ends in **2**: Ann 2 and Bob 1",
        "• ends in **3**: Ann 1",
        "• ends in **4**: Bob 3",
        "• ends in **5**: Bob 2",
        "• ends in **6**: Bob 1",
        "• ends in **0**: Bob 3",
    ]


def test_cards_that_are_gone_are_told() -> None:
    table = laid(deck="desert author origin")
    for seat in range(3):
        table.play(seat, "pass")
    told = "\n".join(plainly([SCREEN.format_topic(table.scene(), "gone")]))
    assert "Set aside as size cards**: Desert 2 ☀️🐉" in told
    assert "Bought by nobody**: Author 2 🌙🪢 and Origin 2 🌊🍃." in told


def test_an_auction_has_one_board() -> None:
    table = played(4)
    boards = []
    for _ in random_steps(table, lot=6):
        sizes = len(view_of(table).aside), view_of(table).size_card
        boards.append((sizes, split_into_log_posts(table.scene())[-1].since))
    by_auction = dict(boards)
    assert len(set(boards)) == len(by_auction) == len(set(by_auction.values()))
    assert list(by_auction.values()) == sorted(by_auction.values())


@pytest.mark.parametrize(("seats", "hidden"), TABLES)
def test_a_superseded_board_tells_its_auction_and_shows_what_was_sold(seats: int, hidden: bool) -> None:
    table = played(seats, hidden=hidden, lot=7)
    for _ in random_steps(table, lot=8):
        shown, last = table.log_of_the_round_before(), view_of(table).last
        if shown is None:
            continue
        assert last is not None
        assert breaches(shown) == []
        assert sum(" bids " in line for line in text_of(shown).splitlines()) <= 1
        (figure,) = [part for part in shown.parts if isinstance(part, Figure)]
        for card in (card for cards in (*last.taken, last.discarded) for card in cards):
            assert table.scene().say(f"goblin-market-shown-{card.name}") in text_of(shown)
            assert str(card).split("-")[0].lower() in figure.alt.lower()
        for seat, coins in enumerate(last.sisterhood):
            assert not coins or table.scene().format_seat_name(seat) in text_of(shown)


def test_a_match_is_shown_to_its_end() -> None:
    table = played(5)
    for _ in random_steps(table, lot=2):
        pass
    final = render_board(table.scene())
    assert breaches(final) == []
    podium = next(part for part in final.parts if isinstance(part, Figure) and part.name == "podium")
    for score in view_of(table).scores:
        assert f"with {score}" in podium.alt
    assert SCREEN.list_topics(table.scene()) == []


@pytest.mark.parametrize("page", range(1, len(SCREEN.page_keys) + 1))
def test_a_page_of_rules_fits_a_message(page: int) -> None:
    shown = render_rules_page("goblin_market", page, load_words())
    assert breaches(shown) == []
    assert len(text_of(shown)) <= 3500
    assert (SCREEN.page_keys[page - 1] in (SHORT_RULES_KEY, *SCREEN.illustrated)) == bool(shown.figures)


def test_the_table_of_suits_names_every_card_with_its_suits() -> None:
    table = played(3)
    pages = [table.scene().say(f"goblin-market-rules-{page}") for page in ("cards", "goblin-deck")]
    text = "\n".join(plainly(pages))
    for card in CARDS:
        if card.rank == "ace":
            continue
        signs = "".join(PLAIN_EMOJI[SUITS[suit]] for suit in card.suits)
        assert f"{table.scene().say(f'goblin-market-card-{card.name}')} {signs}" in text


def test_every_page_of_the_rules_has_room_for_the_drawings_of_the_house() -> None:
    growth = len("<::>") + len("_0123456") + 20
    for page in range(1, len(SCREEN.page_keys) + 1):
        said = text_of(render_rules_page("goblin_market", page, load_words()))
        signs = sum(said.count(format_emoji_placeholder(f"market_{suit}")) for suit in PLAIN_EMOJI)
        assert len(said) + growth * signs < ROOM


def test_a_button_that_picks_a_card_shows_all_its_suits() -> None:
    scene = laid(deck="huntress desert bard origin").scene(0)
    signs = [SCREEN.move_texts.describe_path(scene, ("pick", name)).emoji for name in ("desert", "bard")]
    assert signs == ["market_suns_wyrms", "market_suns"]


def test_the_last_auction_says_that_it_is_the_last() -> None:
    table = laid(deck="author", rest=1)
    assert "-# The last auction, with all that is left: " in text_of(render_more_menu(table.scene()))


def test_the_gist_says_what_an_auction_paid_its_reader_and_who_bought_what() -> None:
    owned = {"bob": "battle", "cid": "forest lunatic"}
    table = laid(deck="desert author origin", goblins="harvest", owned=owned)
    for seat, move in ((0, "bid 6"), (1, "pass"), (2, "pass"), (0, "take")):
        table.play(seat, move)
    told = SCREEN.narrator.format_brief_recap(
        table.scene(2), list(table.scene(2).table_view.recent_moves), 2, ROOM_ABOVE_PICTURE
    )
    assert told is not None
    assert "Ann got Author and Origin for 6." in " ".join(told)
    assert "**The bid of 6 paid you 5" in " ".join(told)


def test_one_line_says_who_bought_what_first_then_the_bid_to_beat_and_only_then_what_was_paid() -> None:
    bought, others = AllCardsTaken(2, ["author"], 4), AllCardsTaken(0, ["desert"], 4)
    paid = (GoblinCardTurned("harvest"), GoblinMoneyPaid(2, 1))
    scene = laid(deck="desert author origin").scene(2)

    def tell(*told: Event) -> list[str] | None:
        return SCREEN.narrator.format_brief_recap(
            scene, [SeenMove(1, 0, None, "player", told)], 2, ROOM_ABOVE_HIGH_CONTENT
        )

    name = scene.format_seat_name(2)
    assert tell(BidMade(0, 4), BidderOutOfCoins(2), AuctionWon(0, 4), others, *paid, BidMade(0, 3)) == [
        "Ann got Desert for 4. Ann bids 3."
    ]
    last = tell(AuctionWon(2, 4), bought, *paid, BidMade(0, 3), BidderOutOfCoins(2))
    assert last is not None
    assert last[0].startswith(f"{name} got Author for 4.")
    earlier = (AuctionWon(0, 9), AllCardsTaken(0, ["origin"], 9))
    assert tell(*earlier, AuctionWon(0, 4), others, *paid, BidMade(0, 3)) == ["Ann got Desert for 4. Ann bids 3."]
    assert tell(*paid, BidMade(0, 3)) == ["**Goblin money for you: 1.** Ann bids 3."]


def test_with_hidden_coins_the_picture_tells_of_no_purse_which_bids_it_could_make() -> None:
    owned, rich = {"bob": "ace-of-suns", "cid": "bard"}, {"ann": 30}
    poor = {"ann": 1}
    hidden = {"hidden_coins": True}
    tables = [laid(deck="desert author origin", owned=owned, coins=coins, options=hidden) for coins in (rich, poor)]
    figures = [[part for part in render_board(table.scene()).parts if isinstance(part, Figure)] for table in tables]
    assert figures[0] == figures[1]


def test_whoever_has_too_few_coins_to_bid_reads_why_there_is_no_bid() -> None:
    table = played(3, hidden=True)
    table.play(0, "bid 10")
    assert "**You cannot beat 10:** pass." in text_of(render_panel(table.scene(1)))
    assert "cannot beat" not in text_of(render_board(table.scene()))
    penniless = laid(deck="desert author origin", coins={"ann": 0}, options={"hidden_coins": True})
    assert "**You have no coin to bid:** pass." in text_of(render_panel(penniless.scene(0)))


def tell_purchases(table: Played, *bought: AllCardsTaken | CardPicked) -> dict[str, list[str]]:
    """Return the highlights of some purchases by kind, the greatest first."""
    found = SCREEN.result_texts.find_highlights(view_of(table), [[one] for one in bought])
    told = {one.kind: list[str]() for one in found}
    for one in found:
        told[one.kind] += plainly([SCREEN.result_texts.format_highlight(table.scene(), one)])
    return told


def test_a_highlight_is_what_somebody_bought_for_how_little_or_in_vain() -> None:
    table = laid(deck="desert", owned={"bob": "author painter", "ann": "sea"})
    dear, cheap, bad = CardPicked(1, "painter", 9), AllCardsTaken(1, ["author"], 2), CardPicked(0, "sea", 8)
    told = tell_purchases(table, dear, cheap, bad)
    assert told["purchase"] == ["Painter takes Bob from 2 to **4 points**, for **9 coins**."]
    assert told["bargain"] == ["Author takes Bob from 0 to **2 points**, for only **2 coins**."]
    assert "in-vain" not in told, "it was worth something"


def test_a_highlight_says_what_the_log_said_before_and_after_it_whatever_counts_at_the_end() -> None:
    table = laid(deck="sea", owned={"bob": "author desert penitent"})
    bought: list[AllCardsTaken | CardPicked] = [
        AllCardsTaken(1, ["author"], 4),
        CardPicked(1, "desert", 13),
        CardPicked(1, "penitent", 5),
    ]
    told = tell_purchases(table, *bought)
    assert [line.partition(" Bob ")[2].partition(",")[0] for line in told["purchase"]] == [
        "from 2 to **4 points**",
        "from 0 to **2 points**",
    ], "the first points are less of a feat"
    assert "in-vain" not in told
    assert [line.partition(" brought ")[2] for line in told["late"]] == [
        "Bob nothing at first, and in the end **2 points**, for **13 coins**."
    ], "what counts at the end is said beside it"


def ended_market() -> Played:
    table = played(3, lot=5)
    for _ in random_steps(table, lot=4):
        pass
    return table


def test_the_log_says_at_the_end_how_many_coins_are_left_unless_they_are_hidden() -> None:
    table = ended_market()
    coins, over = view_of(table).coins, [MatchEnded("deck-empty")]
    (line,) = SCREEN.narrator.format_log_ending(table.scene(), over)
    assert "At the end" in line
    assert all(f", {number} coin" in line for number in coins)
    view = replace(view_of(table), coins=(None,) * len(coins))
    hidden = replace(table.scene(), table_view=replace(table.scene().table_view, view=view))
    assert "coin" not in SCREEN.narrator.format_log_ending(hidden, over)[0]


def test_the_end_says_with_which_suits_the_winner_won_and_the_rules_what_coins_are_worth() -> None:
    table = ended_market()
    view = view_of(table)
    assert view.outcome is not None
    (winner,) = view.outcome.winners
    won, why = SCREEN.result_texts.format_final_lines(table.scene())[:2]
    assert table.scene().format_seat_name(winner) in won
    counted, against = why.split("; ")
    assert sum(map(int, re.findall(r"\d+", counted))) == view.positive[winner]
    assert sum(map(int, re.findall(r"\d+", against))) == view.positive[winner] - view.scores[winner]
    assert "coins are worth nothing at the end" in text_of(render_rules_page("goblin_market", 0, load_words()))


def test_an_auction_in_the_log_has_its_set_aside_card_bids_passes_payments_and_what_each_has_then() -> None:
    table = played(3, lot=3)
    for seat, move in ((0, "bid 3"), (1, "bid 4"), (2, "pass"), (0, "pass")):
        table.play(seat, move)
    if table.match.decision and table.match.decision.kind == "choose":
        table.play(1, "take")
    scene = table.scene()
    lines = text_of(render_log_post(scene, split_into_log_posts(scene)[0], scene.view)).splitlines()
    assert lines[0] == "Ann, Bob, and C\\*d\\_\\[\\] play, in this order. Ann begins, drawn by lot."
    assert lines.pop(1).startswith("-# New coins after a sale: matching money")
    assert lines[1].startswith("**Auction 1: ")
    assert re.match(r"-# .* decides: (one|two|three) cards? for sale\. \d+ cards are left after these\.$", lines[2])
    assert lines[3] == "Ann bids 3. Bob bids 4. C\\*d\\_\\[\\] passes. Ann passes."
    assert re.match(r"Bob wins and takes .* for \*\*4\*\*\.$", lines[4])
    assert not any("wins the auction" in line for line in lines)
    view = view_of(table)
    each = (
        f"{scene.format_seat_name(seat)}: {view.scores[seat]} points, {view.coins[seat]} coins" for seat in range(3)
    )
    assert lines[-1] == f"-# Now · {' · '.join(each)}."


def test_the_board_names_matching_and_goblin_money_as_one_and_who_passed() -> None:
    table = laid(deck="desert author origin castle cave", goblins="harvest", owned={"bob": "battle", "cid": "forest"})
    for seat, move in ((0, "bid 6"), (1, "pass"), (2, "pass"), (0, "take")):
        table.play(seat, move)
    seen = view_of(table).last
    assert seen is not None
    paid = [matching + goblins for matching, goblins in zip(seen.sisterhood, seen.goblin_money, strict=True)]
    names = [f"{table.scene().format_seat_name(seat)} {coins}" for seat, coins in enumerate(paid) if coins]
    assert f"**The bank pays {table.scene().join_list(names)}.**" in text_of(render_board(table.scene()))
    table.play(0, "pass")
    assert "Ann passes." in text_of(render_board(table.scene()))


@pytest.mark.parametrize("hidden", [False, True])
def test_my_hand_is_offered_only_where_purses_are_hidden(hidden: bool) -> None:
    assert ("My hand" in labels(render_board(played(3, hidden=hidden).scene()))) is hidden


def test_the_log_of_the_last_auction_says_what_everybody_has_at_the_end() -> None:
    table = played(3, lot=3)
    while (decision := table.match.decision) is not None:
        seat = decision.seats[0]
        moves = [str(move) for move in table.match.legal_moves(seat)]
        table.play(seat, "pass" if "pass" in moves and view_of(table).standing else moves[0])
    scene, view = table.scene(), view_of(table)
    assert view.outcome is not None
    each = [
        f"{scene.format_seat_name(seat)}: {points} point{'s' * (points != 1)}, {coins} coin{'s' * (coins != 1)}"
        for seat, (points, coins) in enumerate(zip(view.scores, view.coins, strict=True))
    ]
    lines = text_of(render_log_post(scene, split_into_log_posts(scene)[-1], scene.view)).splitlines()
    assert f"-# At the end · {' · '.join(each)}." in lines


def test_the_log_of_an_auction_within_which_the_match_was_ended_shows_that_auction_and_says_so() -> None:
    table = played(3, lot=3)
    for seat, move in ((0, "bid 3"), (1, "bid 4"), (2, "pass"), (0, "pass")):
        table.play(seat, move)
    if table.match.decision and table.match.decision.kind == "choose":
        table.play(1, "take")
    table.match.end_by_agreement()
    scene = table.scene()
    sold, ended = (render_log_post(scene, post, scene.view) for post in split_into_log_posts(scene))
    said = text_of(ended).splitlines()
    assert "The match ended here by agreement; " in said[-2]
    assert re.search(r" stays? unsold\.$", said[-2])
    assert said[-1].startswith("-# At the end · ")
    (picture,) = (part for part in ended.parts if isinstance(part, Figure))
    assert "bought" not in picture.alt
    assert "Not sold any more: " in picture.alt
    assert "by agreement" not in text_of(sold)


def test_a_player_reads_behind_more_what_all_that_is_for_sale_would_make_of_their_points() -> None:
    table = laid(deck="desert author origin", owned={"bob": "battle forest lunatic cave"})
    view = view_of(table)
    after, _ = score_collection((*view.owned[1], *view.lot))
    assert f"-# With both cards for sale: {after} points in all." in text_of(render_more_menu(table.scene(1)))


def test_all_bids_of_an_auction_that_is_open_are_one_sentence_on_the_board() -> None:
    table = laid(deck="desert author origin")
    table.play(0, "bid 2")
    assert "Ann bids 2." in text_of(render_board(table.scene()))
    table.play(1, "bid 3")
    assert "Bids: Ann 2, Bob 3." in text_of(render_board(table.scene()))
    table.play(2, "pass")
    table.play(0, "bid 5")
    assert "Bids: Ann 2, Bob 3, C\\*d\\_\\[\\] passes." not in text_of(render_board(table.scene()))


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_cannot_bid_more_is_told_in_the_same_words_everywhere(language: str) -> None:
    say = load_words(language)
    each = say("goblin-market-gist-bids-one", name="Ann", how="cannot-bid", number=0)
    assert say("goblin-market-gist-cannot-bid", name="Ann") == say("goblin-market-event-cannot-bid", seat="Ann")
    assert say("goblin-market-gist-cannot-bid", name="Ann") == f"{each}."


def test_where_there_is_room_for_one_line_the_bids_of_now_come_before_what_the_last_auction_sold() -> None:
    table = laid(deck="huntress darkness lunatic ace-of-waves author mountain sailor")
    for seat, move in ((0, "pass"), (1, "pass"), (2, "bid 7"), (2, "take"), (2, "bid 1"), (0, "bid 3")):
        table.play(seat, move)
    told = build_brief_recap(table.scene(), SCREEN.narrator, 1, ROOM_ABOVE_PICTURE._replace(lines=1))
    assert told == ["Bids: C\\*d\\_\\[\\] 1, Ann 3."]


def test_the_board_says_who_shares_and_who_picks_and_pays_too_until_the_last_card_is_sold() -> None:
    table = laid(deck="huntress desert author origin")
    for seat, move in ((0, "bid 1"), (1, "bid 3"), (2, "bid 4"), (0, "bid 7"), (1, "pass"), (2, "pass"), (0, "share")):
        table.play(seat, move)
    assert "Ann shares: C\\*d\\_\\[\\] 4 and Bob 3 pick and pay, too." in text_of(render_board(table.scene()))
    assert "shares: " not in text_of(render_panel(table.scene(0))), "she knows"
    table.play(0, "pick desert")
    assert "Ann shares: C\\*d\\_\\[\\] 4 and Bob 3 pick and pay, too." in text_of(render_board(table.scene()))
    table.play(2, "pick author")
    assert "shares: " not in text_of(render_board(table.scene()))


def test_who_has_no_coin_in_a_new_auction_could_not_beat_the_price_of_the_last_one() -> None:
    table = laid(deck="desert author origin")
    story: list[Event] = [
        AuctionWon(0, 7),
        AllCardsTaken(0, ["author"], 7),
        CardsOffered(["desert"], 9, 0),
        BidderOutOfCoins(2),
    ]
    told = SCREEN.narrator.format_brief_recap(
        table.scene(2), [SeenMove(1, 0, None, "player", tuple(story))], 2, ROOM_ABOVE_PICTURE
    )
    assert told is not None
    assert told[0].endswith("**You had no coin to bid.**")
    assert SCREEN.narrator.explain_losses(table.scene(2), [2], story) == [
        "**You were out of the auction:** you had no coin to bid."
    ]


def test_money_for_more_players_than_a_short_line_can_name_is_told_as_a_sum_of_the_bank() -> None:
    paid = (GoblinCardTurned("harvest"), *(GoblinMoneyPaid(seat, 2) for seat in range(4)))
    told = SCREEN.narrator.format_brief_recap(
        laid(seats=4).scene(), [SeenMove(1, 0, None, "player", (AuctionWon(0, 4), *paid))], None, ROOM_ABOVE_PICTURE
    )
    assert told == ["**The bank pays 4 players 8 coins in all.**"]


def test_a_review_names_bids_shortly_and_a_hint_with_what_they_pay() -> None:
    scene = laid(deck="desert author origin", owned={"bob": "ace-of-suns"}).scene(0)
    assert SCREEN.move_texts.format_moves(scene, [("bid", "1")]) == "Bid 1"
    assert SCREEN.move_texts.format_moves(scene, [("pass",)]) == "Pass"
    assert SCREEN.move_texts.format_advice(scene, [("bid", "1")]) == "Bid 1 (pays Bob 3)"


def test_what_the_clock_chose_is_told_apart_from_the_pick_of_its_player() -> None:
    table = laid(deck="huntress desert author origin")
    for seat, move in ((0, "bid 1"), (1, "bid 3"), (2, "pass"), (0, "bid 7"), (1, "pass")):
        table.play(seat, move)
    table.play(0, "share", "clock")
    table.play(0, "pick desert")
    scene = table.scene()
    *_, shared, picked = SCREEN.narrator.format_log_lines(scene, scene.table_view.recent_moves[:7])
    assert shared.startswith("Ann wins. Time was up, so Ann shares: one card")
    assert picked.startswith("Ann picks Desert 2")
