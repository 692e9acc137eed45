### Die Lektion von Goblin Teeth: ein bis drei Sätze je Schritt. Zahlen kommen aus dem, was gespielt wurde.

goblin-teeth-lesson-bid = Sammle vor allen anderen alles, was eine der drei **Opfergaben** zeigt. Auf Schätze bietest du mit Würfeln: Am Ende einer Runde geht jeder an die höchste Summe darauf. Leg deine 6 auf den Pilz.
goblin-teeth-lesson-bid-other = Jeder Würfel darf überallhin. Diese Lektion bietet mit der 6 auf den Pilz.
goblin-teeth-lesson-altar = { $player-2 } bietet { $placed-value-2 }. Ein schwacher Würfel bringt auf dem **Altar** am meisten: Er bietet auf nichts, aber du ziehst eine Schummelkarte. Leg deine 1 dorthin.
goblin-teeth-lesson-altar-other = Das darfst du. Diese Lektion legt den schwächsten Würfel auf den **Altar**, für eine Schummelkarte.
goblin-teeth-lesson-cheat = { $player-2 } hat jetzt zwei Würfel auf dem Pilz. Deine 4 ergäbe mit der 6 zehn, mehr ist nicht erlaubt, aber Schummeln ist billiger: Vor dem Würfel darfst du beliebig viele Karten spielen. **Verschieben** bewegt jeden Würfel: die 5 dort auf den verdeckten Schatz.
goblin-teeth-lesson-cheat-other = Das darfst du. Diese Lektion spielt **Verschieben**: Die fremde 5 kommt auf den verdeckten Schatz.
goblin-teeth-lesson-spare = Deine 6 führt wieder, und der letzte Würfel von { $player-2 } ist eine 1, die nicht vorbeikommt. Also ab mit der 4 auf den **Altar**: noch eine Schummelkarte.
goblin-teeth-lesson-spare-other = Der Pilz ist dir sicher, also bringt deine 4 auf dem **Altar** am meisten: Zieh eine Schummelkarte.
goblin-teeth-lesson-hidden = Der Pilz gehört dir, für { $took-bid-1 }, und eine neue Runde beginnt. Wer den verdeckten Schatz bekommt, ist in der nächsten zuerst dran. { $player-2 } hat { $placed-value-2 } darauf: Leg deine 5 dazu.
goblin-teeth-lesson-hidden-other = Das darfst du. Diese Lektion will den verdeckten Schatz, mit der 5.
goblin-teeth-lesson-tie = { $player-2 } legt eine { $placed-value-2 } nach. Mit deiner 1 wären beide Summen gleich, und das ist verboten, also steht sie gar nicht zur Wahl. Die 2 bringt dich nach vorn.
goblin-teeth-lesson-tie-other = Dann geht der verdeckte Schatz an { $player-2 }: Leg deine 2 dorthin.
goblin-teeth-lesson-borrow = Ein Würfel ist übrig: deine 1, und { $player-2 } hat { $placed-value-2 } auf dem Smaragd. **Borgen** erhöht einen Würfel um eins und senkt dann einen, egal wessen. Erhöh deinen, senk den fremden, Schritt für Schritt oder im Formular.
goblin-teeth-lesson-borrow-other = Das darfst du. Diese Lektion erhöht deine 1 und senkt den fremden Würfel auf dem Smaragd.
goblin-teeth-lesson-last = { $raised-value } gegen { $reduced-value }! Du legst den letzten Würfel der Runde. Leg ihn auf den Smaragd.
goblin-teeth-lesson-last-other = Diese Lektion holt den Smaragd: Leg deine 2 dorthin.
goblin-teeth-lesson-done = Zwei Schätze in einer Runde, und den verdeckten kennst nur du: Sonst hat ihn niemand gesehen. Wer nichts bekommen hat, hat eine Schummelkarte gezogen. So geht es weiter, bis jemand eine Opfergabe voll hat.
