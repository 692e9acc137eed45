### Lektionen: was alle sagen, egal welches Spiel. Die Sätze der einzelnen Spiele stehen in lesson-KEY.ftl.

lesson-teach = Zeig’s mir
lesson-heading = { EMOJI("house_lamp") }{ $step } von { $steps } · { $line }
lesson-how = -# Drück auf den **grünen** Button (im Menü: die Zeile mit der Lampe). Probier ruhig etwas anderes: Ich zeige dir, was dann passiert, und nehme es zurück.
lesson-in-menu = -# Nimm im Menü die Zeile mit der Lampe.
lesson-followed = **Ausprobiert:** { $move }
lesson-taken-back = Und zurückgenommen. { $why }
lesson-over = { EMOJI("house_lamp") }**{ $game }** · jetzt weißt du, wie es geht.
lesson-score = { $name } **{ $score }**
lesson-then = Lust auf eine echte Partie mit drei jungen Goblins? **Menü …** erklärt jede Frage.
lesson-elsewhere = `/play` startet eine echte Partie, auf einem Server, auf dem ich bin.
lesson-real = Echte Partie spielen
lesson-again = Noch mal
lesson-leave = Aufhören
lesson-left = Die Lektion zu **{ $game }** wartet auf dich: hier oder mit `/learn`.
lesson-go-on = Weiter
lesson-offer = Noch neu bei **{ $game }**? Die Lektion dauert fünf Minuten und ist nur für dich.

command-learn = Lern ein Spiel in fünf Minuten, nur für dich
error-no-lesson-here = Zu diesem Spiel gibt es keine Lektion.
