## The controls that all games share.

# Buttons: up to four share a row of a phone, so about 20 characters; menus: widget-choose and widget-page-*.
widget-back = Back
widget-choose = Choose…
widget-play = Play: { $move }
widget-unread =
    { $refusal }
    -# { $hint }
widget-example = For example: { $first }{ $other ->
    [none] {""}
   *[other] {" "}or { $other }
}.
widget-type-as-said = Write what a button says, or press it.
widget-nearest = { $refusal } Did you mean one of these?
widget-type-move = Type a move
# A button, and the same where four buttons share a row: at most 10 characters.
widget-type-number = Another number
widget-type-number-short = Other…
widget-page-on = Next page ({ $page } of { $pages })
widget-page-back = Back to page { $page }

## What people type: numbers from one on, and words that no button has, with the first words of the moves that they may mean.

typed-numbers =
    one = 1
    two = 2
    three = 3
    four = 4
    five = 5
    six = 6
    seven = 7
    eight = 8
    nine = 9
    ten = 10
# What is typed in /me: until when somebody is away, and quiet hours; on the right what the bot reads: off, until, a weekday,
# tomorrow, days, hours, weeks, a number.
typed-preferences =
    none | never | back | here = off
    an | a | one = 1
    two = 2
    three = 3
typed-meanings =
    pass = end decline ready no
    skip = pass end decline ready
    stop = chicken stop end decline
    enough = chicken stop end decline ready
    done = end ready pass
    no | nope | nah = decline pass out trust
    nothing = end decline pass
    yes | yeah = draw take reroll in
    ok = trust ready draw
    continue = roll draw ready
    deeper = draw roll
    home = stop chicken
    believe = trust
    doubt | liar | lie | bluff = challenge
    withdraw = take
    draw = end
