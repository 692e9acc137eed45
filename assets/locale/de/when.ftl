# Die Wörter von `/play when:`. Jede Zeile hat die Arten, etwas zu sagen, getrennt durch |, in kleinen Buchstaben.
# Die Reihenfolge in einem Satz ist egal. Ein Wort darf zweierlei heißen („morgen“): Es gilt, was einen Sinn ergibt.
# Zwei Wörter dürfen zusammenstehen („freitagabend“). Wer englische Wörter tippt, wird auch verstanden.

when-word-filler = am | den | der | dem | des | und | genau | punkt | pünktlich | puenktlich
when-word-at = um | ab | @
when-word-today = heute | heut
when-word-tomorrow = morgen
when-word-after-tomorrow = übermorgen | uebermorgen | ubermorgen
when-word-yesterday = gestern
when-word-before-yesterday = vorgestern
when-word-tonight = heute nacht | diese nacht
when-word-this-evening = heute abend | heut abend | diesen abend
when-word-this-afternoon = heute nachmittag | heute mittag | diesen nachmittag
when-word-this-morning = heute morgen | heute früh | heute frueh | heute vormittag | heut früh
when-word-am = a.m. | a.m
when-word-pm = pm | p.m. | p.m
when-word-noon = mittag
when-word-midnight = mitternacht
when-word-oclock = uhr | h
when-word-half-past = halb nach
when-word-half-to = halb
when-word-quarter-past = viertel nach
when-word-quarter-to = viertel vor | dreiviertel | drei viertel
when-word-in = in
when-word-a = einem | einer | einen | ner
when-word-half-hour = einer halben stunde | ner halben stunde | halbe stunde
when-word-hour-and-half = anderthalb stunden | eineinhalb stunden | einundeinhalb stunden
when-word-next = nächsten | nächster | nächste | nächstes | naechsten | naechster | naechste
when-word-this = diesen | dieser | diesem | kommenden | kommender | kommendem
when-word-next-week = nächste woche | naechste woche | nächster woche | kommende woche
when-word-ordinal = . | ten | ter

when-word-monday = montag | mo. | mo
when-word-tuesday = dienstag | di. | di
when-word-wednesday = mittwoch | mi. | mi
when-word-thursday = donnerstag | do. | do
when-word-friday = freitag | fr. | fr
when-word-saturday = samstag | sonnabend | sa. | sa
when-word-sunday = sonntag | so. | so

when-word-january = januar | jänner | jaenner | jan. | jan
when-word-february = februar | feber | feb. | feb
when-word-march = märz | maerz | marz | mär. | mär | mrz
when-word-april = april | apr. | apr
when-word-may = mai
when-word-june = juni | juno | jun. | jun
when-word-july = juli | jul. | jul
when-word-august = august | aug. | aug
when-word-september = september | sept. | sept | sep. | sep
when-word-october = oktober | okt. | okt
when-word-november = november | nov. | nov
when-word-december = dezember | dez. | dez

when-word-one = eins | ein
when-word-two = zwei | zwo
when-word-three = drei
when-word-four = vier
when-word-five = fünf | fuenf | funf
when-word-six = sechs
when-word-seven = sieben
when-word-eight = acht
when-word-nine = neun
when-word-ten = zehn
when-word-eleven = elf
when-word-twelve = zwölf | zwoelf | zwolf
when-word-fifteen = fünfzehn | fuenfzehn
when-word-eighteen = achtzehn
when-word-nineteen = neunzehn
when-word-twenty = zwanzig
when-word-twenty-one = einundzwanzig
when-word-twenty-two = zweiundzwanzig
when-word-thirty = dreißig
when-word-forty-five = fünfundvierzig | fuenfundvierzig

when-word-morning = morgen | morgens | am morgen | früh | frueh | in der früh | vormittag | vormittags
when-word-afternoon = nachmittag | nachmittags | mittag | mittags
when-word-evening = abend | abends | am abend | spätabends
when-word-night = nacht | nachts | in der nacht
when-word-minute = minuten | minute | min. | min
when-word-hour = stunden | stunde | std. | std | h
when-word-day = tagen | tage | tag
when-word-week = wochen | woche

error-when-far = Bis dahin sind es mehr als { $days } Tage. Nimm einen früheren Tag.
error-when-no-such-day = Diesen Tag gibt es nicht. Schau noch einmal aufs Datum.
error-when-no-such-time = Diese Uhrzeit gibt es nicht. Schreib sie wie 20 Uhr oder 20:00.
error-when-no-time = Um wie viel Uhr? Schreib die Uhrzeit dazu, etwa „donnerstag um 20 uhr“ oder „morgen 20:00“.
error-when-number = Ist { $number } eine Uhrzeit oder ein Tag? Schreib es wie „heute um 20 uhr“ oder „donnerstag 20:00“.
error-when-other-part = Uhrzeit und Tageszeit passen nicht zusammen. Schreib es wie „morgen um 20 uhr“.
error-when-other-weekday = Dieses Datum fällt auf einen anderen Wochentag. Schau noch einmal aufs Datum, oder lass den Wochentag weg.
error-when-past = Das ist schon vorbei. Nimm eine Zeit, die noch kommt.
error-when-skipped = Diese Uhrzeit gibt es nicht: Da wird die Uhr vorgestellt. Nimm eine frühere oder spätere.
error-when-soon-here = Bis dahin sind es weniger als { $minutes } Minuten. Wähl eine spätere Zeit.
error-when-soon = Das ist in weniger als { $minutes } Minuten. Lass „when“ weg, um jetzt gleich einen Tisch zu eröffnen.
error-when-unclear = { $part ->
        [none] Ich bin nicht sicher, wann du meinst.
       *[other] „{ $part }“ verstehe ich nicht.
    } Schreib einen Tag und eine Uhrzeit, etwa „donnerstag um 20 uhr“, „morgen 20:00“, „4. dezember 20:00“ oder „in 2 stunden“.
