### Lessons: what all of them say, whatever the game. The sentences of a game's own are in lesson-KEY.ftl.

# Buttons: lesson-teach, -real, -again, -leave and -go-on, each at most 20 characters. On a phone, the heading has one
# line: $line is the question (“You roll”).
lesson-teach = Teach me
lesson-heading = { EMOJI("house_lamp") }{ $step } of { $steps } · { $line }
lesson-how = -# Press the **green** button (in a menu: the line with the lamp). Try anything else: I show what follows, then take it back.
lesson-in-menu = -# In the menu, choose the line with the lamp.
# After another move than the wished one: what it led to, and $why, a sentence on the wished one.
lesson-followed = **You tried:** { $move }
lesson-taken-back = Taken back. { $why }
lesson-over = { EMOJI("house_lamp") }**{ $game }** · now you know how to play.
lesson-score = { $name } **{ $score }**
lesson-then = Ready for a real match, with three young goblins? **Menu…** explains each question.
lesson-elsewhere = `/play` starts a real match, on a server where I am.
lesson-real = Play a real match
lesson-again = Once more
lesson-leave = Leave
lesson-left = You can go on with the lesson of **{ $game }** whenever you like, here or with `/learn`.
lesson-go-on = Go on
lesson-offer = New to **{ $game }**? A lesson of five minutes, for you alone.

# What Discord shows beside /learn: at most 100 characters.
command-learn = Learn a game in five minutes, for you alone
error-no-lesson-here = There is no lesson for this game.
