# The words of `/play when:`. Each line has the ways to say one thing, divided by |, in small letters.
# Another language has its own ways; their order in a phrase does not matter. A word may stand in two lines: what makes
# sense is meant. Two words may be written as one. English words are understood beside those of any language.

when-word-filler = on | the | of | and | sharp
when-word-at = at | @
when-word-today = today
when-word-tomorrow = tomorrow | tmrw | tmr | tomorow | tommorow | tommorrow
when-word-after-tomorrow = day after tomorrow | the day after tomorrow
when-word-yesterday = yesterday | last night
when-word-before-yesterday = day before yesterday | the day before yesterday
when-word-tonight = tonight | this night | today night
when-word-this-evening = this evening
when-word-this-afternoon = this afternoon
when-word-this-morning = this morning
when-word-am = am | a.m. | a.m
when-word-pm = pm | p.m. | p.m
when-word-noon = noon | midday
when-word-midnight = midnight
when-word-oclock = o'clock | oclock
when-word-half-past = half past | half after
when-word-half-to = half to
when-word-quarter-past = quarter past | a quarter past | quarter after
when-word-quarter-to = quarter to | a quarter to
when-word-in = in
when-word-a = a | an
when-word-half-hour = half an hour | half hour | a half hour
when-word-hour-and-half = an hour and a half | one and a half hours
when-word-next = next
when-word-this = this | this coming | coming
when-word-next-week = next week
when-word-ordinal = st | nd | rd | th

when-word-monday = monday | mon
when-word-tuesday = tuesday | tue | tues
when-word-wednesday = wednesday | wed | weds
when-word-thursday = thursday | thu | thur | thurs
when-word-friday = friday | fri
when-word-saturday = saturday | sat
when-word-sunday = sunday | sun

when-word-january = january | jan
when-word-february = february | feb
when-word-march = march | mar
when-word-april = april | apr
when-word-may = may
when-word-june = june | jun
when-word-july = july | jul
when-word-august = august | aug
when-word-september = september | sep | sept
when-word-october = october | oct
when-word-november = november | nov
when-word-december = december | dec

when-word-one = one
when-word-two = two
when-word-three = three
when-word-four = four
when-word-five = five
when-word-six = six
when-word-seven = seven
when-word-eight = eight
when-word-nine = nine
when-word-ten = ten
when-word-eleven = eleven
when-word-twelve = twelve
when-word-fifteen = fifteen
when-word-eighteen = eighteen
when-word-nineteen = nineteen
when-word-twenty = twenty
when-word-twenty-one = twenty-one | twenty one
when-word-twenty-two = twenty-two | twenty two
when-word-thirty = thirty
when-word-forty-five = forty-five | forty five

when-word-morning = morning | in the morning
when-word-afternoon = afternoon | in the afternoon
when-word-evening = evening | in the evening
when-word-night = night | at night
when-word-minute = minutes | minute | mins | min
when-word-hour = hours | hour | hrs | hr | h
when-word-day = days | day
when-word-week = weeks | week

error-when-far = That is more than { $days } days away. Choose an earlier day.
error-when-no-such-day = There is no such day. Check the date.
error-when-no-such-time = There is no such time. Write it like 8 pm or 20:00.
error-when-no-time = At what time? Add it, like “thursday at 8 pm” or “tomorrow 20:00”.
error-when-number = Is { $number } a time or a day? Write it like “today at 8 pm” or “thursday 20:00”.
error-when-other-part = The time and the part of the day do not fit together. Write it like “tomorrow at 8 pm”.
error-when-other-weekday = That date is on another weekday. Check the date or leave out the weekday.
error-when-past = That has already passed. Choose a time that is still to come.
error-when-skipped = That time does not exist: the clocks go forward then. Choose an earlier or later time.
error-when-soon-here = That is less than { $minutes } minutes away. Choose a later time.
error-when-soon = That is less than { $minutes } minutes away. Leave out “when” to open a table right now.
error-when-unclear = { $part ->
        [none] I am not sure when you mean.
       *[other] I do not understand “{ $part }”.
    } Write a day and a time, like “thursday at 8 pm”, “tomorrow 20:00”, “4 december 20:00” or “in 2 hours”.
