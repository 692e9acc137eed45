### The lesson of Emerald Skulls: one sentence or three a step. Numbers come from what was played.

emerald-skulls-lesson-buy = Wer die meisten Rädchen hat, gewinnt. Reihum bekommt jemand den **Becher** und würfelt, während die anderen wetten, wie es ausgeht. Drei Würfel sind gratis; mehr kosten Rädchen, und du hast noch keine.
emerald-skulls-lesson-place = 1 und 2 sind Zähne, 3 die Nase, 4 die Augen, 5 das Juwel. Pro Wurf wählst du **eine** Ebene, nie eine tiefere als zuvor. Liegen alle Würfel, ist das ein **Leer-Aus** und bringt am meisten; aufhören ist ein **Kneif-Aus** und bringt wenig. Leg beide Zweien auf den Oberkiefer, und würfle weiter.
emerald-skulls-lesson-place-other = Diese Lektion will das **Leer-Aus**, das am meisten bringt: beide Zweien legen, dann weiterwürfeln.
emerald-skulls-lesson-run = Der Würfel passt! Leg ihn auf die Augen. Dann ist kein Würfel übrig, und der Zug endet mit Leer-Aus.
emerald-skulls-lesson-bet = { $earned-gears-1 } Rädchen für dich! Jetzt hat { $player-2 } den Becher, und du wettest. **Pleitegeier**, oben rechts, gewinnt bei Pleite-Aus und bei Kneif-Aus.
emerald-skulls-lesson-bet-other = Dieser Schritt zeigt **Pleitegeier**.
emerald-skulls-lesson-ready = Dein Marker liegt. Behalt den anderen, bis du mehr weißt, und drück auf **{ emerald-skulls-move-ready-short }**: Das gilt nur für diesen Wurf.
emerald-skulls-lesson-ready-other = Dein anderer Marker kann noch warten.
emerald-skulls-lesson-paid = { $player-2 } war gierig: Die Augen sind voll, ein Würfel ist übrig, und jetzt passt nur eine 5 oder ein Schädel. Deine Wette sieht gut aus. Drück auf **{ emerald-skulls-move-ready-short }**.
emerald-skulls-lesson-paid-also = **{ emerald-skulls-move-rest-short }** ist ebenso gut: Es gilt für alle Würfe dieses Zuges.
emerald-skulls-lesson-paid-other = Die Wette, die du hast, reicht hier.
emerald-skulls-lesson-rest = Pleite, und deine Wette hat { $paid-gears-1 } Rädchen gebracht! Jetzt hat { $player-3 } den Becher. Du musst nicht wetten: Mit **{ emerald-skulls-move-rest-short }** ziehen alle Würfe eines Zuges vorbei.
emerald-skulls-lesson-rest-other = Dieser Schritt zeigt **{ emerald-skulls-move-rest-short }**.
emerald-skulls-lesson-four = { $player-3 } hat mit { $earned-gears-3 } Rädchen gekniffen, und du bist dran. Jetzt hast du Rädchen, und für eins gibt es einen vierten Würfel: mehr Würfel, mehr zu legen. Nimm vier.
emerald-skulls-lesson-four-other = Du darfst beliebig viele kaufen. Diese Lektion zeigt, was ein vierter Würfel bringt.
emerald-skulls-lesson-noses = Drei Nasen! Eine Nase bringt einen **Klotz**, und mit dem darfst du in einem späteren Zug neu würfeln. Leg alle drei, und wirf den letzten Würfel.
emerald-skulls-lesson-noses-other = Das geht auch. Diese Lektion will die Klötze aller drei Nasen und noch einen Wurf.
emerald-skulls-lesson-pick = Nichts passt, und das wäre die Pleite. Aber du darfst **eine Nase popeln**: Nimm eine zurück, markier sie mit einem Marker von dir, und wirf sie mit dem Rest.
emerald-skulls-lesson-pick-other = Eine Pleite bringt nichts, und eine Nase kann diesen Zug noch retten.
emerald-skulls-lesson-gem = Ein Schädel gilt als jede Zahl. Ein Würfel auf dem Juwel beendet den Zug sofort, als **Juwel-Aus**, und nur dann bringen Schädel etwas. Leg den Schädel dorthin.
emerald-skulls-lesson-gem-also = Die 5 auf dem Juwel bringt ebenso viel: Dort ist nur Platz für einen.
emerald-skulls-lesson-gem-other = Du darfst von dort weitermachen. Diese Lektion beendet den Zug mit einem Schädel auf dem Juwel.
emerald-skulls-lesson-done = { $earned-gears-1 } Rädchen und { $earned-cubes-1 } Klötze, aus einem Wurf, der verloren aussah. So geht es weiter, bis der Vorrat an Rädchen leer ist.
