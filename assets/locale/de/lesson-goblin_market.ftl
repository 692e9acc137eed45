### Die Lektion von Goblin Market: ein bis drei Sätze je Schritt. Zahlen kommen aus dem, was gespielt wurde.

goblin-market-lesson-open = Zwei Karten stehen zum Verkauf, und du eröffnest: Biete niedrig. Ein Zeichen zählt **für** dich, wenn es unter deinen besten drei ist, sonst **gegen** dich. Diese beiden haben Wellen gemeinsam: insgesamt drei Zeichen, und alle gut für dich.
goblin-market-lesson-open-other = Jedes Gebot ist erlaubt. Diese Lektion eröffnet mit 3 und schaut, wer höher geht.
goblin-market-lesson-raise = { $player-2 } bietet { $bid-number-2 }, { $player-3 } ist raus. Das letzte Gebot gewinnt; die anderen zahlen nichts. Du darfst noch eins höher gehen: Tu es.
goblin-market-lesson-raise-also = Mit einer Münze mehr gewinnst du auch. Danach hast du nur eine weniger.
goblin-market-lesson-raise-other = Diese Karten lohnen sich, und 5 reichen, um sie zu gewinnen.
goblin-market-lesson-take = Gewonnen, für { $won-number }. Du darfst alles nehmen, oder eine Karte aussuchen und den Rest denen lassen, die weniger geboten haben, zu ihrem eigenen Preis. Beide Karten sind gut für dich: Nimm alles.
goblin-market-lesson-take-other = Teilen ist erlaubt, aber beide Karten sind gut für dich: Nimm sie alle.
goblin-market-lesson-leave = Jede Auktion endet mit **Goblingeld**: eine Münze für jedes Zeichen auf einer aufgedeckten Goblinkarte, das dir fehlt. Dir brachte es { $goblin-money-number-1 }. Jetzt stehen zwei Zeichen zum Verkauf, die beide gegen dich zählen würden: Passe.
goblin-market-lesson-leave-other = Du darfst sie kaufen, aber ihre Zeichen würden dich Punkte kosten: Passe.
goblin-market-lesson-sisters = { $player-3 } hat mit { $won-number } gewonnen, und **du** bekommst { $sisterhood-number-1 }: Wer keine Karte bekommt, wird bezahlt, wenn die letzte Ziffer des Gebots eine eigene Karte trifft oder eins oder zwei darüber liegt. Der nächste Verkauf: Das Ass passt zu dir. Biete.
goblin-market-lesson-sisters-other = Das Ass lohnt sich, und 3 reichen, um es zu gewinnen.
goblin-market-lesson-share = Ersteigert, für { $won-number }. Das Ass hat ein Zeichen mit dir gemeinsam, der Büßer keins. **Teile**: Du suchst dir eine Karte aus, und { $player-3 } hat weniger geboten und muss die andere nehmen.
goblin-market-lesson-share-other = Mit allem bekommst du auch den Büßer, und der kostet dich Punkte: Teile.
goblin-market-lesson-pick = Jetzt nimm das Ass. { $player-3 } zahlt { $bid-number-3 } für die Karte, die dich Punkte gekostet hätte.
goblin-market-lesson-pick-other = Der Büßer kostet dich Punkte: Überlass ihn { $player-3 } und nimm das Ass.
goblin-market-lesson-done = Das ist der Markt: Sammle drei Zeichen, lass den anderen den Rest, und merk dir, welche Gebote dir etwas bringen. Es geht weiter, bis der Stapel verkauft ist.
