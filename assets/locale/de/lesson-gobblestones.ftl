### The lesson of Gobblestones: one sentence or three a step. Numbers come from what was played.

gobblestones-lesson-row = Leg Steine in eine gerade Reihe, die an einen Stein grenzt, jeden auf ein Feld seiner Farbe: Die Zahlen, die du abdeckst, sind deine Punkte. { $player-2 } hat in der Mitte einer Tafel angefangen. Deine beste Reihe geht von G7 nach oben.
gobblestones-lesson-row-other = Das darfst du legen. In dieser Lektion kommen Steine auf G7 und G6, und die bringen 11 Punkte.
gobblestones-lesson-end = Das Bild zeigt, was du gelegt hast. **Beende** den Zug: Die Felder unter deinen Steinen zählen, und du ziehst fünf Steine **minus** die gelegten.
gobblestones-lesson-end-other = Du darfst weiterlegen. Die Lektion beendet den Zug hier, damit du siehst, was er bringt.
gobblestones-lesson-square = Das waren { $played-points-1 } Punkte. H6 ist viel wert, würde aber ein Quadrat aus 2×2 Feldern voll machen: nie erlaubt. Drei Steine passen von F3 nach oben: Leg sie, oder schick das Formular **Reihe legen …** so ab, wie es ist.
gobblestones-lesson-square-other = Andere Reihen bringen auch Punkte. Diese Lektion legt F3 bis F1.
gobblestones-lesson-price = Jeder Stein, den du legst, ist einer, den du nicht ziehst: Ein leer gefuttertes Bänkchen bringt beim nächsten Mal nichts. Diese Reihe ist es wert. Beende den Zug.
gobblestones-lesson-price-other = Bis zum Ende deines Zuges darfst du Steine zurücknehmen. Diese Reihe ist gut: Beende ihn.
gobblestones-lesson-across = { $player-2 } hat nichts gelegt und { $drew-count-2 } gezogen: kein verlorener Zug, wenn das Bänkchen schlecht passt. Vier von deinen passen jetzt, denn eine Reihe darf über Steine hinweggehen: E1 und D1 auf der einen Seite, G1 und H1 auf der anderen.
gobblestones-lesson-across-other = Diese Lektion legt über ältere Steine hinweg: E1, D1, G1 und H1.
gobblestones-lesson-full = Vier gelegt, also ziehst du nur einen. Beende den Zug und schau, was er bringt.
gobblestones-lesson-full-other = Die Reihe ist gut, wie sie ist: Beende den Zug.
gobblestones-lesson-done = { $played-points-1 } Punkte mit einer Reihe! So geht es weiter, bis der Beutel nicht mehr hergibt, was gezogen werden muss. Dann ist jeder Stein auf einem Bänkchen noch einen Punkt wert.
