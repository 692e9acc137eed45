## "How did I play?": a review of one seat after a match.

review-ask = How did I play?
# The same on a button where four share a row: at most 10 characters.
review-ask-short = Review
review-whose = Whose moves shall I look at?
# $same: what is looked at now is the same match, such as another player’s moves
review-waiting = { $same ->
    [yes] I am still looking at this match. Your review is next…
   *[no] I am looking at another match. Yours is next…
}
review-looking = Looking at the match…{ $percent ->
    [0] {""}
   *[other] {" "}{ $percent } %
}
review-looking-closer = Looking again at the moves that seem to matter…
review-playing-on = Playing on from the doubtful moves, to see what they changed. This can take a minute…
# $pages counts the mistakes, or the level decisions
review-heading = { EMOJI("house_lamp") }{ $kind ->
    [mistake] { $pages ->
        [one] **{ $name ->
            [you] Mistake in { $game }
           *[other] { $name }: mistake in { $game }
          }**
       *[other] **{ $name ->
            [you] Mistake { $page } of { $pages }
           *[other] { $name }: mistake { $page } of { $pages }
          }**
      }
    [best] { review-heading-game }
   *[level] { review-heading-game }{ $pages ->
        [0] {""}
        [1] {""}
       *[other] {" "}{ $page }/{ $pages }
      }
}{ $ranked ->
    [yes] , worst first
   *[no] {""}
}
review-heading-game = { $name ->
    [you] **Your { $game }**
   *[other] **{ $name } in { $game }**
}
# $judge: a goblin of more patience than a grown one, or an exact computation.
review-basis = { $judge ->
    [goblin] A strong goblin judged by what
   *[computed] Judged by what
} { $name ->
    [you] you
   *[other] { $name }
} could know then.
# $way is "more", "less" or "even"; $gain is a whole number of $unit: points, gears or gold. Gears are made with dice,
# the others with cards.
review-luck = { $way ->
    [even] { $name ->
        [you] You
       *[other] { $name }
    } had about as much luck with { review-luck-cards } as the others.
    [more] { $name ->
        [you] You were lucky
       *[other] { $name } was lucky
    }: { review-luck-worth }{ $won ->
        [no] , and yet it was not enough.
       *[yes] .
    }
   *[less] { $name ->
        [you] You were unlucky
       *[other] { $name } was unlucky
    }: { review-luck-worth }.
}
review-luck-cards = { $unit ->
    [gears] the dice
   *[other] the cards
}
review-luck-worth = { review-luck-cards } were worth about { $gain } { $unit ->
    [gears] { $gain ->
        [one] gear
       *[other] gears
    }
    [gold] gold
   *[points] { $gain ->
        [one] point
       *[other] points
    }
} { $way ->
    [less] less
   *[more] more
} { $name ->
    [you] to you
   *[other] to them
} than to the others
# in so many decisions of all a goblin would rather have played otherwise, though none of them cost much for sure
review-no-mistake = { $decisions ->
    [0] None of these moves left a choice, so there is nothing to judge.
    [one] I looked at one decision and am not sure of a mistake.
   *[other] I am not sure of a single mistake{ review-doubtful }
}
review-doubtful = { $doubtful ->
    [0] {" "}in { $decisions } decisions.
    [one] , but in 1 of { $decisions } decisions a goblin would have chosen otherwise.
   *[other] , but in { $doubtful } of { $decisions } decisions a goblin would have chosen otherwise.
}
review-praise = I am not sure of a single mistake in { $decisions } decisions. Well played!
# for decisions that goblins hardly ever make
review-hardly-played = A grown or old goblin would hardly ever make { $count } of these { $decisions } choices.
# the cost of one mistake
review-loss-one = { $unit ->
    [chance] { $cost } % chance of winning
    [gears] { $cost ->
        [one] 1 gear
       *[other] { $cost } gears
    }
    [gold] { $cost } gold
   *[points] { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
}
# what one mistake cost, on its page: one or two figures; "most": the played move may win now and then
review-loss = Loss: { $limit ->
    [most] up to
   *[about] about
} **{ $costs }**.
# behind the last mistake of somebody who won
review-went-well = { $name ->
    [you] It went well all the same, with some luck: you won!
   *[other] It went well all the same, with some luck: { $name } won!
}
# behind a mistake in a turn that the podium shows, such as one with a jackpot
review-great = It paid off and is a great moment all the same; on average, the other choice brings more.
# where only some moves are judged, and no mistake is sure
review-looks = { $looks ->
    [votes] I judge votes, declarations and the gold that a Leader keeps, nothing else.
   *[all] {""}
}
# $looks: what the review of this game is about, "votes" or all
review-no-other-mistake = { $looks ->
    [votes] I judge votes, declarations and the gold that a Leader keeps, and found no other mistake that I am sure of.
   *[all] I found no other mistake that I am sure of.
}
review-mistake = { $name ->
    [you] **{ log-round }.** You played: { $played }. A goblin would play: **{ $other }**.
   *[other] **{ log-round }.** { $name } played: { $played }. A goblin would play: **{ $other }**.
}
review-best = { $name ->
    [you] **{ log-round }, your best decision.** You played: **{ $played }**. I compared it with: { $other }.
   *[other] **{ log-round }, the best decision.** { $name } played: **{ $played }**. I compared it with: { $other }.
}
# where neither a mistake nor a best decision is sure; $leaned: whether a goblin would rather have played $other
review-level = { $name ->
    [you] **{ log-round }.** You played: **{ $played }**.
   *[other] **{ log-round }.** { $name } played: **{ $played }**.
} { $leaned ->
    [yes] A goblin leaned towards { $other }, but not enough to call this a mistake.
   *[no] A goblin would have played that, too. Its next idea was { $other }.
}
# $played and $other are per cent or points. $first: on the first page, which says how both were judged; $sure: the
# goblin's move won in all worlds, so $other is what so many worlds show for sure
# $ends: which of the moves ends the match at once, “played”, “other”, “both” or “none”
review-chance = Chance to win{ review-goblins-play-on }: { $never ->
    [yes] under { $below }
   *[no] { $played }
} % after { review-own-move }, { $sure ->
    [yes] over
   *[no] about
} **{ $other } %** after the goblin’s{ review-goblins-else-play-on }.
# the result of a single player
review-result = Result{ review-goblins-play-on }: { $played } after { review-own-move }, about **{ $other }** after the goblin’s{ review-goblins-else-play-on }.
# $played and $other are sentences of the next kind
review-lead = At the end of the match{ review-goblins-play-on }: { $played } after { review-own-move }, about **{ $other }** after the goblin’s{ review-goblins-else-play-on }.
review-lead-figure = { $way ->
    [level] { $versus }
   *[other] { $count } { $unit ->
        [gears] { $count ->
            [one] gear
           *[other] gears
        }
        [gold] gold
       *[points] { $count ->
            [one] point
           *[other] points
        }
    } { $versus }
}
# $rival: the other one of two players, "best" of more, "none" where it has been said
review-lead-versus = { $way ->
    [ahead] ahead{ $rival ->
        [none] {""}
        [best] {" "}of the next
       *[other] {" "}of { $rival }
    }
    [level] level{ $rival ->
        [none] {""}
        [best] {" "}with the leader
       *[other] {" "}with { $rival }
    }
   *[behind] behind{ $rival ->
        [none] {""}
        [best] {" "}the leader
       *[other] {" "}{ $rival }
    }
}
review-goblins-play-on = { $ends ->
    [played] {""}
    [other] {""}
    [both] {""}
   *[none] { $first ->
        [yes] {" "}if goblins play on
       *[no] {""}
    }
}
review-goblins-else-play-on = { $ends ->
    [other] {""}, which ends the match
    [both] {""}, which ends it, too
    [played] { $first ->
        [yes] {""}, if goblins play on
       *[no] {""}
    }
   *[none] {""}
}
review-own-move = { $name ->
    [you] yours
   *[other] { $name }’s
}{ $ends ->
    [played] {""}, which ends the match
    [both] {""}, which ends the match
    [other] { $first ->
        [yes] {" "}if goblins play on
       *[no] {""}
    }
   *[none] {""}
}
review-try = Try it
# $drawn: what chance brings in this game
# $drawn is "none" where nothing is left to draw
review-try-dice = { $drawn ->
    [none] {""}
   *[other] The { $drawn ->
        [dice] dice
        [cards] cards
        [tiles] tiles
       *[dice-cards] dice and cards
    } to come are those of the match.{" "}
}Goblins play for all others.

error-review-not-yours = You had no seat in this match, so I have no moves of yours to look at.
error-review-stays-secret = Face-down tiles that were trusted stay secret, so I cannot say how others played here.
error-review-no-moves = You made no move of your own in this match, so there is nothing to look at.
error-review-none-here = I cannot review this match: with face-down tiles, a good bluff looks like a mistake.
error-review-busy = Several people wait for a review. Try again in a few minutes.
error-review-failed = I lost my thread while looking at this match. Press the button again, and I start anew.
error-review-slow = This takes longer than usual, and I am still at it. Press the button again in a while.
