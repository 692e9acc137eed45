### The lesson of Goats & Goblins: one sentence or three a step. Numbers come from what was played.

goats-and-goblins-lesson-vote = { $player-2 } führt an und will drei Karten aus der Höhle ziehen. Alle, die **drin** sind, teilen sich, was heimkommt; wer **draußen** ist, bekommt alles, wenn die Höhle einstürzt. Drei Karten sind ein sicherer Ausflug: Geh rein.
goats-and-goblins-lesson-vote-other = Das darfst du. Diese Lektion zeigt, was das Heimkommen bringt: Wähl **Rein**.
goats-and-goblins-lesson-out = Heil daheim: Du hast eine Karte mit Gold und einen Bannstein bekommen. Jetzt führt { $player-3 } an. Du hast einen **Schubs 2**, der eine Expedition tiefer schickt, als ihr lieb ist, also wähl diesmal **Raus**.
goats-and-goblins-lesson-out-other = Das darfst du. Diese Lektion zeigt, wie man **draußen** gewinnt.
goats-and-goblins-lesson-push = { $player-3 } ist allein dort unten, mit einem Einsturz { $drew-cave-in-value }, und alle angesagten Karten sind gezogen. Bei drei oder mehr stürzt die Höhle ein, und die draußen bekommen alles. Schubs!
goats-and-goblins-lesson-push-other = Dann kommt { $player-3 } mit allem heim. Dein **Schubs 2** kann die Höhle zum Einsturz bringen: Spiel ihn.
goats-and-goblins-lesson-take = Sie ist eingestürzt: Die Einstürze ergeben { $drew-cave-in-value }. Wer draußen geblieben ist, nimmt reihum je eine Karte, du zuerst. Nimm die mit mehr Gold; das Gold auf deinen Karten sind deine Punkte.
goats-and-goblins-lesson-take-other = Jede Karte ist etwas wert. Diese Lektion nimmt die mit mehr Gold.
goats-and-goblins-lesson-peek = Jetzt führst du an. Bevor du sagst, wie viele Karten du ziehst, zeigt ein **Sehstein** dir allein die nächste Karte der Höhle. Er trägt kein Gold: Benutz ihn.
goats-and-goblins-lesson-peek-other = Du darfst sofort ansagen. Diese Lektion schaut zuerst nach, mit dem **Sehstein**.
goats-and-goblins-lesson-declare = Oben liegt Gold, und nur du weißt es. Du ziehst mindestens drei; jede weitere Karte kann ein Einsturz sein. Bleib bei drei.
goats-and-goblins-lesson-declare-other = Du darfst tiefer gehen. Diese Lektion bleibt bei drei: Jede weitere Karte kann ein Einsturz sein.
goats-and-goblins-lesson-ward = Alles gezogen, aber { $player-3 } ist draußen geblieben und schubst dich zwei Karten tiefer! Von den gespielten Karten wirkt die neueste zuerst. Dein **Bannstein** bannt den Schubs: Spiel ihn.
goats-and-goblins-lesson-ward-other = Dann musst du zwei Karten tiefer. Der **Bannstein** verhindert das: Spiel ihn.
goats-and-goblins-lesson-divide = Wieder daheim. Wer anführt, verteilt die Karten so gleichmäßig wie möglich: Das heißt, für jeden eine. Behalt die mit mehr Gold selbst.
goats-and-goblins-lesson-divide-other = Du darfst großzügig sein. Das meiste Gold gewinnt, also behalt die Karte mit mehr Gold.
goats-and-goblins-lesson-done = Rein, wenn es sicher aussieht, raus, wenn du alles zum Einsturz bringen kannst. So geht es weiter, bis die Höhle fast leer ist, und dann gewinnt das meiste Gold.
