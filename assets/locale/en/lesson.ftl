### Lessons: what all of them say, whatever the game. The sentences of a game's own are in lesson-KEY.ftl.

lesson-teach = Teach me
lesson-heading = { EMOJI("house_lamp") }{ $step } of { $steps } · { $line }
lesson-how = -# **Green** goes on, in a menu the lamp. Try anything else: the lesson shows what follows, then takes it back.
lesson-followed = **You tried:** { $move }
lesson-taken-back = That is what follows. Taken back: **green** goes on.
lesson-over = { EMOJI("house_lamp") }**{ $game }** · you know how it goes.
lesson-score = { $name } **{ $score }**
lesson-then = Now a real one, with three young goblins? **More…** explains each question.
lesson-elsewhere = A real one begins with `/play`, on a server where I am.
lesson-real = Now a real one
lesson-again = Once more
lesson-leave = Stop
lesson-left = You can go on with the lesson of **{ $game }** whenever you like, here or with `/learn`.
lesson-go-on = Go on
lesson-offer = New to **{ $game }**? A lesson of five minutes, for you alone.

command-learn = Learn a game in five minutes, for you alone
error-no-lesson-here = There is no lesson for this game.
