### Saloon auf Deutsch. Wie die Parameter zu lesen sind, steht in en.ftl.

## Wie Namen und Karten zusammengesetzt werden

list-and = { $before } und { $last }
cards-none = keine Karten

## Tische und Züge

option-unknown = Eine Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { $known }.
option-value = „{ $value }“ ist kein Wert der Option „{ $option }“. Zur Wahl stehen: { $known }.
option-players =
    { $option }={ $value } gibt es nicht bei { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }.
players-refused = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
move-unreadable = „{ $text }“ lässt sich nicht als Zug lesen.
not-your-turn = Du bist nicht an der Reihe.
game-over = Die Partie ist vorbei.
undo-refused = Das lässt sich nicht mehr zurücknehmen.

## Der Tischserver

error-malformed = Diese Anfrage lässt sich nicht lesen: { $detail }.
error-not-signed-in = Komm erst mit einem Namen herein.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-foreign-origin = Das kam von einer fremden Seite und wurde nicht ausgeführt.
error-foreign-host = Unter dem Namen „{ $host }“ ist dieser Server nicht zu erreichen; wer ihn betreibt, kann ihn mit --hosts zulassen.
error-not-host = Das darf nur, wer den Tisch leitet.
error-not-your-seat = Das ist nicht dein Platz.
error-not-invited = An diesen Tisch kommt nur, wer eingeladen ist.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-no-such-page = Hier ist nichts.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-code = Kein offener Tisch hat diesen Code.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
error-no-such-record = Diese Aufzeichnung gibt es nicht.
error-no-such-puzzle = Dieses Rätsel gibt es nicht.
error-no-such-step = Einen Schritt { $step } gibt es nicht: Die Partie endet mit Schritt { $last }.
error-no-such-person = So jemand sitzt nicht an diesem Tisch.
error-wrong-method = Das geht hier nicht.
error-too-slow = Die Anfrage kam nicht rechtzeitig zu Ende.
error-stale = Inzwischen ist etwas geschehen: Der Tisch steht jetzt bei { $number }.
error-not-your-turn = Du bist gerade nicht an der Reihe.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat schon begonnen.
error-game-over = An diesem Tisch wird nicht mehr gespielt.
error-not-over = Das ist zu sehen, wenn die Partie vorbei ist.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-open = Es sind noch Plätze frei.
error-one-chair = Du sitzt schon hier: An diesem Tisch hat jeder nur einen Stuhl.
error-name-taken = „{ $name }“ heißt schon jemand anders.
error-nothing-asked = Niemand möchte einen Zug zurücknehmen.
error-already-asked = Jemand bittet schon um eine Zugrücknahme; beantworte zuerst diese Bitte.
error-other-request = Das antwortet auf eine andere Bitte; schau nach, worum es jetzt geht.
error-not-sealed = Noch nicht alle haben ihre Zahl für die Ziehungen zugesagt und geschickt.
error-not-now = Zahlen für die Ziehungen werden geschickt, wenn alle ihre zugesagt haben, nicht jetzt.
error-already-added = Dieser Platz hat seine Zahl für die Ziehungen schon gegeben.
error-undo-refused = Dieser Zug lässt sich nicht zurücknehmen.
error-not-absent = Kein Bot hält diesen Platz für dich.
error-bot-plays = Ein Bot spielt für dich; nimm erst deinen Platz zurück.
error-which-seat = Du hast hier mehrere Plätze: Sag, welchen du meinst.
error-too-large = Das ist zu viel auf einmal.
error-url-too-long = Die Adresse ist zu lang.
error-not-json = Bitte JSON schicken.
error-not-legal = Das erlauben die Regeln nicht.
error-not-possible = Das ist nicht möglich.
error-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-commitment-first = Merke dir erst die Festlegung des Tisches, dann schick deine Zahl: Eröffne den Tisch ohne sie.
error-wrong-nonce = Diese Zahl passt nicht zu dem Siegel, mit dem sie zugesagt wurde.
error-bad-name = Das kann kein Name sein.
error-mixed-name = Ein Name bleibt bei einem Alphabet.
error-too-many =
    Nicht so schnell: Bitte warte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
error-internal = Hier ist etwas schiefgegangen; es ist notiert.
error-head-too-large = Die Kopfzeilen der Anfrage sind zu groß.
error-house-full = Gerade ist kein Platz für eine weitere Verbindung; bitte versuch es gleich noch einmal.
error-took-too-long = Das hat zu lange gedauert; bitte versuch es noch einmal.
error-store-trouble = Das ließ sich gerade nicht festhalten; bitte versuch es noch einmal.
error-file-gone = Die Datenbankdatei fehlt oder wurde ersetzt; was jetzt geschieht, geht verloren.

## Aufzeichnungen

record-not-json = Zeile { $line } ist kein gültiges JSON.
record-truncated = Die Aufzeichnung bricht in Zeile { $line } ab.
record-not-a-record = Diese Datei ist keine Aufzeichnung von Saloon.
record-version = Die Aufzeichnung hat Formatversion { $version }, hier wird Version { $known } gelesen.
record-field =
    { $problem ->
        [missing] In der Aufzeichnung fehlt das Feld „{ $field }“.
        [type] Das Feld „{ $field }“ der Aufzeichnung hat den falschen Typ.
       *[value] Das Feld „{ $field }“ der Aufzeichnung hat einen unmöglichen Wert.
    }
record-chain = Eintrag { $entry } passt nicht zu dem, was davor steht: Die Hash-Kette ist gerissen.
record-game = Das ist eine Aufzeichnung des Spiels „{ $game }“, die sich hier nicht nachspielen lässt.
record-rules = Die Aufzeichnung folgt Version { $rules } der Regeln, hier gilt Version { $known }.
record-components = Die Partie wurde mit anderem Spielmaterial gespielt ({ $components }).
record-commitment = Das Geheimnis passt nicht zu dem Hash, der vor der ersten Ziehung gezeigt wurde.
record-draw = Eintrag { $entry }: Aufgezeichnet ist „{ $found }“, der Zufall ergab aber „{ $expected }“.
record-move = Eintrag { $entry }: „{ $move }“ ist dort kein erlaubter Zug.
record-turn = Eintrag { $entry }: Hier war jemand anders an der Reihe.
record-takeback = Eintrag { $entry }: Eine Rücknahme führt zur letzten Entscheidung dessen, der darum bat, und nirgendwohin sonst.
record-nonce = Die Beigabe von Platz { $number } passt nicht zu dem Siegel, mit dem sie zugesagt wurde.
record-events = Eintrag { $entry }: Was geschehen sein soll, folgt nicht aus dem Zug.
record-result = Das aufgezeichnete Ergebnis folgt nicht aus den Zügen.
record-unfinished = Die Aufzeichnung endet, bevor die Partie vorbei ist.
record-after-end = Eintrag { $entry } steht hinter dem Ende der Partie.
record-seal = Das Siegel am Ende passt nicht zur Aufzeichnung.
noted-commitment = Die Festlegung ist nicht die, die du vor der ersten Ziehung notiert hast.
noted-seal = Das Siegel von Platz { $number } ist nicht das, das vor den Beigaben da war.
noted-nonce = Die Beigabe von Platz { $number } ist nicht die, die du notiert hast.
noted-move = Platz { $number } hat den Zug „{ $move }“ gemacht, aber die Aufzeichnung hat ihn dort nicht.
noted-takebacks =
    { $found ->
        [one] Die Aufzeichnung hat { $found } Rücknahme
       *[other] Die Aufzeichnung hat { $found } Rücknahmen
    }, notiert hast du { $noted }.
taken-back =
    { $you ->
        [yes] Mit aller Einverständnis nimmst du deine letzte Entscheidung zurück.
       *[no] Mit aller Einverständnis nimmt { $seat } die letzte Entscheidung zurück.
    }

## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

katzenjammer-option-mice_pool = Mäuse im Vorrat
    .help = Um wie viele Mäuse ihr spielt.
katzenjammer-option-mice_pool-full = Voller Vorrat
    .help = Alle 24 Mäuse.
katzenjammer-option-mice_pool-short = Kleiner Vorrat
    .help = Nur 20 Mäuse, für zwei bis vier Personen.
katzenjammer-option-rounds = Runden
    .help = Wie viele Runden eine Partie hat.
katzenjammer-option-rounds-1 = Eine Runde
    .help = Das übliche Spiel.
katzenjammer-option-rounds-3 = Drei Runden
    .help = Die Ergebnisse von drei Runden werden zusammengezählt.
katzenjammer-option-rounds-players = Für jeden eine Runde
    .help = So viele Runden, wie Spieler am Tisch sitzen: Jeder ist einmal erster Bandleader.

kb-card =
    { $card ->
        [0] Joker
       *[other] { $card }
    }
kb-number =
    { $number ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $number }
    }
kb-value =
    { $value ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[other] { $value }
    }
    .plural =
    { $value ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[other] { $value }
    }
kb-bid-name =
    { $value ->
        [0] { kb-number } verschiedene
       *[other]
            { $number ->
                [1] eine { kb-value }
               *[other] { kb-number } { kb-value.plural }
            }
    }

kb-phase-leader = Auslosung
kb-phase-deal = Austeilen
kb-phase-reveal = Aufdecken
kb-phase-bonus = Bonuskarten
kb-phase-auction = Versteigerung
kb-phase-paying = Bezahlen
kb-phase-laying = Vierlinge
kb-phase-over = Partie vorbei

## Katzenjammer Blues: Züge

kb-move-bid = Bieten: { kb-bid-name }
kb-move-pass = Passen
kb-move-pay = Bezahlen: { $cards }
kb-move-lay = Vierling aus { kb-value.plural } legen: { $cards }
kb-move-shed = Jokervierling legen: vier Joker auf den Ablagestapel
kb-move-stop = Nichts mehr legen
kb-move-leader =
    { $you ->
        [yes] Erster Bandleader: du
       *[no] Erster Bandleader: { $seat }
    }
kb-move-card = Karte: { $card }

## Katzenjammer Blues: was geschieht

kb-leader =
    { $you ->
        [yes] Das Los bestimmt dich zum ersten Bandleader.
       *[no] Das Los bestimmt { $seat } zum ersten Bandleader.
    }
kb-dealt =
    { $you ->
        [yes] Du bekommst eine Karte.
       *[no] { $seat } bekommt eine Karte.
    }
kb-dealt-you = Du bekommst: { $card }.
kb-turned = Aufgedeckt: { $card }.
kb-bonus =
    { $you ->
        [yes] Du bekommst eine Bonuskarte.
       *[no] { $seat } bekommt eine Bonuskarte.
    }
kb-bonus-you = Deine Bonuskarte: { $card }.
kb-bid =
    { $you ->
        [yes] Du bietest { kb-bid-name }.
       *[no] { $seat } bietet { kb-bid-name }.
    }
kb-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
kb-passed-empty =
    { $you ->
        [yes] Du hast keine Karten mehr und passt.
       *[no] { $seat } hat keine Karten mehr und passt.
    }
kb-unsold =
    { $you ->
        [yes] Niemand will die Auslage ({ $cards }). Sie wird abgelegt, und du deckst eine neue auf.
       *[no] Niemand will die Auslage ({ $cards }). Sie wird abgelegt, und { $seat } deckt eine neue auf.
    }
kb-won =
    { $you ->
        [yes] Du ersteigerst die Auslage für { kb-bid-name }.
       *[no] { $seat } ersteigert die Auslage für { kb-bid-name }.
    }
kb-paid =
    { $you ->
        [yes] Du bezahlst: { $cards }.
       *[no] { $seat } bezahlt: { $cards }.
    }
kb-took =
    { $you ->
        [yes] Du nimmst die Auslage: { $cards }.
       *[no] { $seat } nimmt die Auslage: { $cards }.
    }
kb-laid =
    { $you ->
        [yes] Du legst einen Vierling aus { kb-value.plural } ({ $cards }) und bekommst
       *[no] { $seat } legt einen Vierling aus { kb-value.plural } ({ $cards }) und bekommt
    } { $mice ->
        [one] { $mice } Maus
       *[other] { $mice } Mäuse
    }.
kb-shed =
    { $you ->
        [yes] Du legst einen Jokervierling und bist vier Joker los.
       *[no] { $seat } legt einen Jokervierling und ist vier Joker los.
    }
kb-stopped =
    { $you ->
        [yes] Du bist mit den Vierlingen fertig.
       *[no] { $seat } ist mit den Vierlingen fertig.
    }
kb-round-over-mice = Die letzte Maus ist weg: Die Runde ist zu Ende.
kb-round-over-deck = Der Nachziehstapel ist leer: Die Runde ist zu Ende.
kb-shown =
    { $you ->
        [yes] Du zeigst: { $cards }.
       *[no] { $seat } zeigt: { $cards }.
    } Jokerzahl: { $jokers }.
kb-lost =
    { $you ->
        [yes] Höchste Jokerzahl: Du verlierst
       *[no] Höchste Jokerzahl: { $seat } verliert
    } { $mice ->
        [one] { $mice } Maus
       *[other] { $mice } Mäuse
    }.
kb-scored =
    { $you ->
        [yes] Du beendest die Runde mit
       *[no] { $seat } beendet die Runde mit
    } { $score ->
        [one] { $score } Maus
       *[other] { $score } Mäusen
    }.
kb-next-round =
    { $you ->
        [yes] Runde { $round } beginnt mit dir als Bandleader.
       *[no] Runde { $round } beginnt mit { $seat } als Bandleader.
    }
kb-winner =
    { $you ->
        [yes] Du gewinnst die Partie!
       *[no] { $seat } gewinnt die Partie!
    }
kb-shared =
    { $you ->
        [yes] Du teilst dir den Sieg mit { $seats }!
       *[no] { $seats } teilen sich den Sieg!
    }

## Katzenjammer Blues: was nicht geht

kb-refuse-low = Damit überbietest du das Höchstgebot nicht: { kb-bid-name }.
kb-refuse-unbacked = Dieses Gebot kannst du mit deinen Handkarten nicht bezahlen.
kb-refuse-mixed-number = Ein gemischtes Gebot nennt 2 bis { $most } verschiedene Karten.
kb-refuse-bid-shape = „{ $text }“ ist kein Gebot. Biete Karten eines Wertes (bid 3x4) oder lauter verschiedene (bid 3 mixed).
kb-refuse-not-held = Du hast nicht alle diese Karten auf der Hand.
kb-refuse-payment = Mit diesen Karten bezahlst du dein Gebot nicht genau: { kb-bid-name }.
kb-refuse-quartet = Die vier Karten für diesen Vierling aus { kb-value.plural } hast du nicht auf der Hand.
kb-refuse-shed = Für einen Jokervierling brauchst du vier Joker auf der Hand.
kb-refuse-no-auction = Im Moment läuft keine Versteigerung, in der du bieten oder passen könntest.
kb-refuse-passed = Du hast gepasst, und das gilt für diese ganze Versteigerung.
kb-refuse-turn = Du bist noch nicht mit Bieten an der Reihe.
kb-refuse-pay-now = Bezahlt wird nur, wenn du eine Versteigerung gewonnen hast.
kb-refuse-lay-now = Vierlinge legt nur, wer die Versteigerung gewonnen hat, gleich nach dem Nehmen der Auslage.
kb-refuse-chance = Karten austeilen und aufdecken darf nur der Zufall, nie ein Spieler.

## Terminal: der Tisch

cli-you = Du
cli-seat-name = Spieler { $number }
cli-bot-random = Zufallsbot
    .help = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
cli-bot-sensible = Vernunftbot
    .help = Spielt nach ein paar Faustregeln, wie jemand, der aufpasst.
cli-round = Runde { $round } von { $rounds }
cli-pile =
    Nachziehstapel: { $pile ->
        [one] { $pile } Karte
       *[other] { $pile } Karten
    }
cli-pool =
    Vorrat: { $pool ->
        [one] { $pool } Maus
       *[other] { $pool } Mäuse
    }
cli-lot = Auslage:
cli-hand = Deine Hand:
cli-high =
    { $you ->
        [yes] Höchstgebot: { kb-bid-name }, von dir
       *[no] Höchstgebot: { kb-bid-name }, von { $seat }
    }
cli-nobody-bid = Noch hat niemand geboten.
cli-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
cli-mice =
    { $mice ->
        [one] { $mice } Maus
       *[other] { $mice } Mäuse
    }
cli-joker-row =
    { $jokers ->
        [0] Jokerreihe leer
       *[other] { $jokers } Joker in der Reihe
    }
cli-leader = Bandleader
cli-passed = gepasst

## Terminal: das Spiel

cli-sealed = Alle Ziehungen sind versiegelt. Hash des Geheimnisses: { $hash }
cli-opened = Das Siegel ist offen. Geheimnis: { $secret }; deine Beigabe: { $nonce }. Bots geben nichts bei.
cli-choose = Deine Wahl:
cli-hint = Tippe die Nummer eines Zuges oder den Zug selbst; „rules { $clause }“ zeigt eine Regel, „q“ beendet das Spiel.
cli-clause = Regel { $clause }
cli-saved = Die Aufzeichnung der Partie liegt in { $file }.
cli-bye = Bis zum nächsten Mal!
cli-final = Endstand
cli-final-rank = Platz
cli-final-player = Name
cli-final-score = Ergebnis

## Terminal: die anderen Befehle

cli-verified =
    { $file } ist in Ordnung: { $entries ->
        [one] { $entries } Eintrag nachgespielt
       *[other] { $entries } Einträge nachgespielt
    }, { $draws ->
        [one] { $draws } Ziehung
       *[other] { $draws } Ziehungen
    } nachgerechnet.
cli-rules-none = Im Regelheft von { $game } gibt es keine Regel { $clause }.
cli-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-bots-number =
    { $given ->
        [one] { $given } Bot
       *[other] { $given } Bots
    } für { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }: Nenne einen für alle oder einen für jeden.
cli-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-no-file = { $file } lässt sich nicht lesen.
cli-no-seat = An einem Tisch für { $players } gibt es keinen Platz { $number }: Der erste Platz ist 0.
cli-nonce-form = „{ $text }“ ist keine Beigabe: Schreib PLATZ=HEX, etwa 0=4e1f.
cli-no-step = Einen Schritt { $step } gibt es nicht: Die Aufzeichnung endet mit Schritt { $last }.
cli-option-form = „{ $text }“ ist keine Option: Schreib Name=Wert.
cli-no-checkout = Das geht nur in einem Checkout von Saloon, wo auch die Tests liegen.
cli-games-least = Es muss mindestens ein Spiel sein (--games).
cli-no-components = Eigenes Spielmaterial ist möglich bei: { $known }.
cli-tests-failed = Die Tests ließen sich nicht starten.
cli-option-twice = Die Option „{ $option }“ ist doppelt angegeben.
cli-no-command = Einen Befehl „{ $command }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-no-flag = Einen Schalter „{ $flag }“ gibt es hier nicht; --help nennt alle.
cli-flag-twice = { $flag } ist doppelt angegeben.
cli-missing = { $name } braucht einen Wert; --help sagt, welchen.
cli-too-much = „{ $text }“ ist zu viel; --help sagt, was gefragt ist.
cli-whole-number = { $flag } braucht eine ganze Zahl, nicht „{ $value }“.
cli-number = { $flag } braucht eine Zahl, nicht „{ $value }“.
cli-no-text = { $flag } ist kein Text in UTF-8.
cli-least = { $flag } muss mindestens { $least } sein.
cli-most = { $flag } darf höchstens { $most } sein.
cli-more-than-nothing = { $flag } muss größer als 0 sein.
cli-one-of = { $flag } muss eines hiervon sein: { $known }.
cli-no-address = { $flag } muss mit http:// oder https:// anfangen.
cli-only-with = { $flag } geht nur zusammen mit { $other }.
cli-no-place = { $file } lässt sich nicht schreiben: { $reason }.
cli-too-large = { $file } ist zu groß, um von uns zu sein.
cli-no-peers = OpenSpiel ist hier nicht installiert: python3 dev.py bench --peers bringt es mit.

## Gads Hill 1874

game-gadshill = Gads Hill 1874
buildings-none = keine Gebäude
lots-none = keine Bauplätze

gadshill-option-legality = Mögliche Städte
    .help = Ob nach jeder Karte eine vollständige Stadt möglich bleiben muss.
gadshill-option-legality-global = Immer möglich
    .help = Eine Karte, nach der keine vollständige Stadt mehr möglich wäre, kannst du nicht ausspielen.
gadshill-option-legality-local = Nur was man sieht
    .help = Nur was dem Plan sofort widerspricht, kannst du nicht ausspielen.
gadshill-option-stop = STOP
    .help = Was mit Markern geschieht, die die Logik ausschließt.
gadshill-option-stop-claim = STOP rufen
    .help = Wer es zuerst sieht, darf den Marker beanspruchen.
gadshill-option-stop-auto = Automatisch
    .help = Der aktive Spieler bekommt alle diese Marker sofort.
gadshill-option-stop-off = Kein STOP
    .help = Niemand kann etwas beanspruchen.
gadshill-option-stop_order = Reihenfolge bei STOP
    .help = Wie die anderen nach einem Zug zu Wort kommen.
gadshill-option-stop_order-ordered = Reihum
    .help = Alle anderen werden einmal gefragt, im Uhrzeigersinn.
gadshill-option-stop_order-open = Offen
    .help = Niemand wird gefragt: Der erste Ruf zählt, bis der nächste Spieler etwas tut.
gadshill-option-stop_seconds = Zeit für STOP
    .help = Wie lange STOP mindestens offen bleibt, wenn ein Computerspieler folgt und nach dem letzten Zug.
gadshill-option-stop_seconds-15 = 15 Sekunden
    .help = Die übliche Zeit.
gadshill-option-stop_seconds-0 = Ohne Warten
    .help = Für Tische ohne Menschen.
gadshill-option-stop_seconds-5 = 5 Sekunden
    .help = Für schnelle Augen.
gadshill-option-stop_seconds-30 = 30 Sekunden
    .help = Zeit, zweimal hinzusehen.
gadshill-option-stop_seconds-60 = Eine Minute
    .help = Zeit zum Nachdenken.
gadshill-option-stop_penalty = Falscher STOP-Ruf
    .help = Was ein falscher Ruf kostet.
gadshill-option-stop_penalty-0 = Kein weiterer Ruf
    .help = Du darfst bis zum nächsten Zug nicht mehr rufen.
gadshill-option-stop_penalty-1 = Auch ein Marker
    .help = Du darfst bis zum nächsten Zug nicht mehr rufen und verlierst einen gesammelten Marker.
gadshill-option-discard = Abwerfen
    .help = Welche Karten ihr für einen Marker abwerfen dürft.
gadshill-option-discard-dead = Gerade unspielbar
    .help = Karten, die du in diesem Moment nicht ausspielen kannst.
gadshill-option-discard-permanent = Endgültig unspielbar
    .help = Nur Karten, die dem Plan widersprechen oder nichts ändern würden.
gadshill-option-discard-any = Beliebig
    .help = Zwei beliebige Karten.
gadshill-option-draw = Nachziehen
    .help = Von welchem Stapel die neue Karte kommt.
gadshill-option-draw-choice = Freie Wahl
    .help = Du suchst dir den Stapel aus.
gadshill-option-draw-building = Gebäudekarten
    .help = Du ziehst Gebäudekarten, solange es welche gibt.
gadshill-option-draw-random = Zufällig
    .help = Das Los bestimmt den Stapel.
gadshill-option-one_card_at = Eine Karte pro Zug
    .help = Wo die Lokomotive stehen muss, damit nur noch eine Karte pro Zug erlaubt ist.
gadshill-option-one_card_at-16 = Ab 16
    .help = Die drei Plättchen vom Anfang zählen mit.
gadshill-option-one_card_at-19 = Ab 19
    .help = Sechzehn echte Gebäude müssen stehen.
gadshill-option-buys_per_turn = Käufe pro Zug
    .help = Wie viele Gebäude du in einem Zug kaufen darfst.
gadshill-option-buys_per_turn-1 = Einer
    .help = Ein Gebäude pro Zug.
gadshill-option-buys_per_turn-3 = Drei
    .help = Bis zu drei Gebäude pro Zug.
gadshill-option-lot_limit = Drei Marker pro Bauplatz
    .help = Wann diese Grenze geprüft wird.
gadshill-option-lot_limit-card = Nach jeder Karte
    .help = Keine Karte darf mehr als drei Marker auf einem Bauplatz hinterlassen.
gadshill-option-lot_limit-turn = Nach dem Zug
    .help = Deine zweite Karte darf in Ordnung bringen, was die erste überfüllt hat.
gadshill-option-null_play = Karten ohne Wirkung
    .help = Ob du eine Karte ausspielen darfst, die nichts ändert.
gadshill-option-null_play-no = Nicht erlaubt
    .help = So eine Karte kannst du nur abwerfen.
gadshill-option-null_play-yes = Erlaubt
    .help = So eine Karte kommt auf den Ablagestapel und bringt keine Punkte.
gadshill-option-last_stop = Letzter STOP-Ruf
    .help = Ob nach dem letzten Zug noch STOP gerufen werden darf.
gadshill-option-last_stop-yes = Ja
    .help = Die anderen dürfen noch einmal genau hinsehen.
gadshill-option-last_stop-no = Nein
    .help = Das Spiel endet mit dem letzten Zug.
gadshill-option-reshuffle = Leere Stapel
    .help = Welche Karten zurückkommen, wenn alle Stapel leer sind.
gadshill-option-reshuffle-all = Alle
    .help = Alle abgelegten Karten, nach Kartenarten getrennt.
gadshill-option-reshuffle-district = Viertelkarten
    .help = Nur die Viertelkarten.
gadshill-option-stall_rounds = Endloses Passen
    .help = Ob das Spiel durch Passen enden kann. Sind Karten ohne Wirkung erlaubt, kann es das, wenn du nichts anderes wählst.
gadshill-option-stall_rounds-off = Nur ohne Karten
    .help = Das Spiel endet nur, wenn alle passen und keine Karte mehr zu ziehen ist.
gadshill-option-stall_rounds-4 = Vier Runden
    .help = Das Spiel endet auch nach vier vollen Runden, in denen alle passen.
gadshill-option-show_discard = Ablagestapel
    .help = Ob ihr die verbrauchten Karten durchsehen dürft.
gadshill-option-show_discard-no = Verdeckt
    .help = Du siehst nur die zuletzt verwendeten Karten.
gadshill-option-show_discard-yes = Offen
    .help = Du siehst alle verbrauchten Karten.
gadshill-option-first_seat = Wer beginnt
    .help = Wer den ersten Zug hat.
gadshill-option-first_seat-random = Auslosen
    .help = Der Zufall entscheidet.
gadshill-option-first_seat-0 = Platz 1
    .help = Dort sitzt, wer am ältesten ist.
gadshill-option-first_seat-1 = Platz 2
    .help = Dort sitzt, wer am ältesten ist.
gadshill-option-first_seat-2 = Platz 3
    .help = Dort sitzt, wer am ältesten ist (zu dritt oder zu viert).
gadshill-option-first_seat-3 = Platz 4
    .help = Dort sitzt, wer am ältesten ist (zu viert).

gh-phase-tiles = Außenfelder
gh-phase-first = Auslosung
gh-phase-deal = Austeilen
gh-phase-draft = Gebäude auswählen
gh-phase-turn = Zug
gh-phase-take = Marker nehmen
gh-phase-draw = Stapel wählen
gh-phase-card = Karte ziehen
gh-phase-window = STOP?
gh-phase-over = Partie vorbei

## Gads Hill 1874: Gebäude, Plättchen und Stapel

gh-building =
    { $building ->
        [bank] Bank
        [blacksmith] Schmiede
        [casino] Casino
        [church] Kirche
        [doc] Doc
        [hotel] Hotel
        [judge] Richter
        [laundry] Wäscherei
        [prison] Gefängnis
        [saloon] Saloon
        [sheriff] Sheriff
        [stable] Mietstall
        [school] Schule
        [undertaker] Bestatter
        [stagecoach] Kutschenstation
        [general_store] Gemischtwarenladen
        [sawmill] Sägewerk
        [telegraph] Telegrafenamt
        [newspaper] Zeitung
        [barber] Barbier
        [gunsmith] Büchsenmacher
        [post_office] Postamt
       *[other] { $building }
    }
    .the =
    { $building ->
        [bank] die Bank
        [blacksmith] die Schmiede
        [casino] das Casino
        [church] die Kirche
        [doc] der Doc
        [hotel] das Hotel
        [judge] der Richter
        [laundry] die Wäscherei
        [prison] das Gefängnis
        [saloon] der Saloon
        [sheriff] der Sheriff
        [stable] der Mietstall
        [school] die Schule
        [undertaker] der Bestatter
        [stagecoach] die Kutschenstation
        [general_store] der Gemischtwarenladen
        [sawmill] das Sägewerk
        [telegraph] das Telegrafenamt
        [newspaper] die Zeitung
        [barber] der Barbier
        [gunsmith] der Büchsenmacher
        [post_office] das Postamt
       *[other] { $building }
    }
    .acc =
    { $building ->
        [bank] die Bank
        [blacksmith] die Schmiede
        [casino] das Casino
        [church] die Kirche
        [doc] den Doc
        [hotel] das Hotel
        [judge] den Richter
        [laundry] die Wäscherei
        [prison] das Gefängnis
        [saloon] den Saloon
        [sheriff] den Sheriff
        [stable] den Mietstall
        [school] die Schule
        [undertaker] den Bestatter
        [stagecoach] die Kutschenstation
        [general_store] den Gemischtwarenladen
        [sawmill] das Sägewerk
        [telegraph] das Telegrafenamt
        [newspaper] die Zeitung
        [barber] den Barbier
        [gunsmith] den Büchsenmacher
        [post_office] das Postamt
       *[other] { $building }
    }
    .dat =
    { $building ->
        [bank] der Bank
        [blacksmith] der Schmiede
        [casino] dem Casino
        [church] der Kirche
        [doc] dem Doc
        [hotel] dem Hotel
        [judge] dem Richter
        [laundry] der Wäscherei
        [prison] dem Gefängnis
        [saloon] dem Saloon
        [sheriff] dem Sheriff
        [stable] dem Mietstall
        [school] der Schule
        [undertaker] dem Bestatter
        [stagecoach] der Kutschenstation
        [general_store] dem Gemischtwarenladen
        [sawmill] dem Sägewerk
        [telegraph] dem Telegrafenamt
        [newspaper] der Zeitung
        [barber] dem Barbier
        [gunsmith] dem Büchsenmacher
        [post_office] dem Postamt
       *[other] { $building }
    }
    .gen =
    { $building ->
        [bank] der Bank
        [blacksmith] der Schmiede
        [casino] des Casinos
        [church] der Kirche
        [doc] des Docs
        [hotel] des Hotels
        [judge] des Richters
        [laundry] der Wäscherei
        [prison] des Gefängnisses
        [saloon] des Saloons
        [sheriff] des Sheriffs
        [stable] des Mietstalls
        [school] der Schule
        [undertaker] des Bestatters
        [stagecoach] der Kutschenstation
        [general_store] des Gemischtwarenladens
        [sawmill] des Sägewerks
        [telegraph] des Telegrafenamts
        [newspaper] der Zeitung
        [barber] des Barbiers
        [gunsmith] des Büchsenmachers
        [post_office] des Postamts
       *[other] von { $building }
    }
gh-tile =
    { $tile ->
        [station] Bahnhof
        [cemetery] Friedhof
        [bison_pasture] Bisonweide
       *[other] { $tile }
    }
gh-pile =
    { $pile ->
        [building] Gebäude
        [district] Viertel
        [condition] Bedingung
       *[other] { $pile }
    }
    .card =
    { $pile ->
        [building] eine Gebäudekarte
        [district] eine Viertelkarte
        [condition] eine Bedingungskarte
       *[other] eine Karte ({ $pile })
    }
    .cards =
    { $pile ->
        [building] Gebäudekarten
        [district] Viertelkarten
        [condition] Bedingungskarten
       *[other] Karten ({ $pile })
    }

## Gads Hill 1874: Hinweiskarten (ab 23 nennt .told das gewählte Gebäude)

gh-card-1 = In der Nacht des Zugüberfalls brannte in der BANK am östlichen Stadtrand noch Licht.
gh-card-2 = Aus der SCHMIEDE an der Piedmont Street stoben die Funken, zwischen Front Street und Oak Street.
gh-card-3 = Ein Kartengeber erinnerte sich an eine sehr lange Partie Faro im CASINO, dessen Tür auf die Piedmont Street ging.
gh-card-4 = Die Glocke der KIRCHE hallte über die Iron Mountain Road, irgendwo zwischen Front Street und Oak Street.
gh-card-5 = Die Patienten warteten auf der Main Street, denn dort hatte der DOC seine Tür.
gh-card-6 = Zwei schweigsame Fremde trugen sich ins Gästebuch des HOTELS ein, dessen Veranda auf die Front Street ging.
gh-card-7 = Der RICHTER wohnte im ersten oder letzten Haus auf seiner Seite der Oak Street.
gh-card-8 = Die Leinen der WÄSCHEREI hingen dort, wo außer der Oak Street keine Straße vorbeiführte.
gh-card-9 = Wer freikam und aus dem GEFÄNGNIS trat, blickte genau nach Norden.
gh-card-10 = Den SALOON auf der Nordseite der Piedmont Street hat noch jeder gefunden.
gh-card-11 = Beim SHERIFF hingen die Steckbriefe, an der Ecke Piedmont Street und Main Street.
gh-card-12 = Das Heu für den MIETSTALL wurde neben den Gleisen abgeladen, südlich der Piedmont Street.
gh-card-13 = Die SCHULE stand in einem der äußeren Häuserblocks, auf der Höhe zwischen Iron Mountain Road und Piedmont Street.
gh-card-14 = Der BESTATTER hatte das erste oder letzte Haus auf seiner Seite der Main Street.
gh-card-15 = An der KUTSCHENSTATION, wo die Piedmont Street in die Oak Street mündet, wendete die Postkutsche.
gh-card-16 = Mehl und Nägel gab es im GEMISCHTWARENLADEN auf der Südseite der Iron Mountain Road, westlich der Oak Street.
gh-card-17 = Das SÄGEWERK lag abseits: nördlich der Iron Mountain Road oder auf dem letzten Bauplatz an ihrem östlichen Ende.
gh-card-18 = Der Draht führte zum TELEGRAFENAMT neben den Gleisen, zwischen Iron Mountain Road und Piedmont Street.
gh-card-19 = Die Tür der ZEITUNG ging auf die Iron Mountain Road.
gh-card-20 = Die gestreifte Stange des BARBIERS stand im Häuserblock südlich der Piedmont Street, zwischen Front Street und Oak Street.
gh-card-21 = Der BÜCHSENMACHER probierte seine Ware auf dem südlichen Stück der Oak Street aus.
gh-card-22 = Die Postsäcke flogen beim POSTAMT aus dem Zug, dort, wo die Gleise in die Stadt hinein- oder aus ihr hinausführen.
gh-card-23 = Mein Gebäude lag an der Piedmont Street.
    .told = An der Piedmont Street fand man { gh-building.acc }.
gh-card-24 = Mein Gebäude lag an der Iron Mountain Road.
    .told = An der Iron Mountain Road fand man { gh-building.acc }.
gh-card-25 = Mein Gebäude lag an der Main Street, westlich der Gleise.
    .told = An der Main Street, westlich der Gleise, fand man { gh-building.acc }.
gh-card-26 = Mein Gebäude lag an der Oak Street, südlich der Iron Mountain Road.
    .told = An der Oak Street, südlich der Iron Mountain Road, fand man { gh-building.acc }.
gh-card-27 = Mein Gebäude lag neben den Gleisen, südlich der Iron Mountain Road.
    .told = Neben den Gleisen, südlich der Iron Mountain Road, fand man { gh-building.acc }.
gh-card-28 = Mein Gebäude lag auf der Südseite der Piedmont Street oder am südlichen Stadtrand.
    .told = Auf der Südseite der Piedmont Street oder am südlichen Stadtrand fand man { gh-building.acc }.
gh-card-29 = Der Eingang meines Gebäudes ging nach Norden oder Osten.
    .told = Der Eingang { gh-building.gen } ging nach Norden oder Osten.
gh-card-30 = Der Eingang meines Gebäudes ging nach Süden oder Osten.
    .told = Der Eingang { gh-building.gen } ging nach Süden oder Osten.
gh-card-31 = Der Eingang meines Gebäudes lag an der Front Street oder der Main Street.
    .told = Der Eingang { gh-building.gen } lag an der Front Street oder der Main Street.
gh-card-32 = Der Eingang meines Gebäudes lag an der Iron Mountain Road oder der Front Street.
    .told = Der Eingang { gh-building.gen } lag an der Iron Mountain Road oder der Front Street.
gh-card-33 = Mein Gebäude war das erste oder letzte Haus auf seiner Seite der Main Street oder der Oak Street.
    .told = Mit { gh-building.dat } begann oder endete eine Seite der Main Street oder der Oak Street.
gh-card-34 = Mein Gebäude lag dort, wo die Piedmont Street auf die Main Street oder die Oak Street trifft.
    .told = Wo die Piedmont Street auf die Main Street oder die Oak Street trifft, fand man { gh-building.acc }.
gh-card-35 = Mein Gebäude lag dort, wo die Piedmont Street auf die Front Street oder die Oak Street trifft.
    .told = Wo die Piedmont Street auf die Front Street oder die Oak Street trifft, fand man { gh-building.acc }.
gh-card-36 = Mein Gebäude lag östlich der Gleise, und sein Eingang ging nach Westen.
    .told = Östlich der Gleise, mit dem Eingang nach Westen, fand man { gh-building.acc }.
gh-card-37 = Mein Gebäude lag im Nordostviertel, östlich der Front Street.
    .told = Im Nordostviertel, östlich der Front Street, fand man { gh-building.acc }.
gh-card-38 = Mein Gebäude lag am östlichen Stadtrand oder an der Iron Mountain Road zwischen Front Street und Oak Street.
    .told = Am östlichen Stadtrand oder an der Iron Mountain Road zwischen Front Street und Oak Street fand man { gh-building.acc }.
gh-card-39 = Die BANK lag meinem Gebäude auf der anderen Straßenseite gegenüber, im Viertel an der Oak Street.
    .told = Die BANK lag { gh-building.dat } auf der anderen Straßenseite gegenüber, im Viertel an der Oak Street.
gh-card-40 = Die SCHMIEDE lag direkt neben meinem Gebäude, im Süden der Stadt.
    .told = Die SCHMIEDE lag direkt neben { gh-building.dat }, im Süden der Stadt.
gh-card-41 = Im Osten der Stadt stand das CASINO Wand an Wand mit meinem Gebäude.
    .told = Im Osten der Stadt stand das CASINO Wand an Wand mit { gh-building.dat }.
gh-card-42 = Die KIRCHE und mein Gebäude standen an derselben Kreuzung der Iron Mountain Road.
    .told = Die KIRCHE und { gh-building.the } standen an derselben Kreuzung der Iron Mountain Road.
gh-card-43 = Der DOC wohnte meinem Gebäude jenseits der Gleise gegenüber, südlich der Iron Mountain Road.
    .told = Der DOC wohnte { gh-building.dat } jenseits der Gleise gegenüber, südlich der Iron Mountain Road.
gh-card-44 = Das HOTEL lag direkt neben meinem Gebäude, zwischen Front Street und Oak Street.
    .told = Das HOTEL lag direkt neben { gh-building.dat }, zwischen Front Street und Oak Street.
gh-card-45 = Der RICHTER wohnte nördlich meines Gebäudes, auf derselben Seite der Oak Street.
    .told = Der RICHTER wohnte nördlich { gh-building.gen }, auf derselben Seite der Oak Street.
gh-card-46 = Die WÄSCHEREI lag direkt neben meinem Gebäude, im Westen oder ganz im Südosten.
    .told = Die WÄSCHEREI lag direkt neben { gh-building.dat }, im Westen oder ganz im Südosten.
gh-card-47 = Das GEFÄNGNIS und mein Gebäude standen an derselben Kreuzung: Piedmont Street mit Main Street oder mit Oak Street.
    .told = Das GEFÄNGNIS und { gh-building.the } standen an derselben Kreuzung: Piedmont Street mit Main Street oder mit Oak Street.
gh-card-48 = Der SALOON lag auf derselben Seite der Piedmont Street wie mein Gebäude.
    .told = Der SALOON lag auf derselben Seite der Piedmont Street wie { gh-building.the }.
gh-card-49 = Der SHERIFF blickte über die Piedmont Street genau auf mein Gebäude.
    .told = Der SHERIFF blickte über die Piedmont Street genau auf { gh-building.acc }.
gh-card-50 = Der MIETSTALL lag meinem Gebäude auf der anderen Straßenseite gegenüber, im Westen oder neben den Gleisen.
    .told = Der MIETSTALL lag { gh-building.dat } auf der anderen Straßenseite gegenüber, im Westen oder neben den Gleisen.
gh-card-51 = Die SCHULE lag direkt neben meinem Gebäude, in der nördlichen Hälfte der Stadt.
    .told = Die SCHULE lag direkt neben { gh-building.dat }, in der nördlichen Hälfte der Stadt.
gh-card-52 = Der BESTATTER und mein Gebäude hatten ihre Tür an derselben Straße: Main Street oder Iron Mountain Road.
    .told = Der BESTATTER und { gh-building.the } hatten ihre Tür an derselben Straße: Main Street oder Iron Mountain Road.
gh-card-53 = Die KUTSCHENSTATION lag an derselben Kreuzung wie mein Gebäude: Piedmont Street mit Front Street oder mit Oak Street.
    .told = Die KUTSCHENSTATION lag an derselben Kreuzung wie { gh-building.the }: Piedmont Street mit Front Street oder mit Oak Street.
gh-card-54 = Der GEMISCHTWARENLADEN und mein Gebäude hatten ihren Eingang in derselben Himmelsrichtung: im Süden oder im Osten.
    .told = Der GEMISCHTWARENLADEN und { gh-building.the } hatten ihren Eingang in derselben Himmelsrichtung: im Süden oder im Osten.
gh-card-55 = Das SÄGEWERK lag nördlich meines Gebäudes, auf derselben Seite der Main Street oder der Oak Street.
    .told = Das SÄGEWERK lag nördlich { gh-building.gen }, auf derselben Seite der Main Street oder der Oak Street.
gh-card-56 = Das TELEGRAFENAMT lag meinem Gebäude auf der anderen Straßenseite gegenüber, an der Iron Mountain Road.
    .told = Das TELEGRAFENAMT lag { gh-building.dat } auf der anderen Straßenseite gegenüber, an der Iron Mountain Road.
gh-card-57 = Die ZEITUNG und mein Gebäude hatten ihre Tür an derselben Straße: Iron Mountain Road oder Front Street.
    .told = Die ZEITUNG und { gh-building.the } hatten ihre Tür an derselben Straße: Iron Mountain Road oder Front Street.
gh-card-58 = Der BARBIER hatte seinen Laden direkt neben meinem Gebäude, im Südosten oder am östlichen Stadtrand.
    .told = Der BARBIER hatte seinen Laden direkt neben { gh-building.dat }, im Südosten oder am östlichen Stadtrand.
gh-card-59 = Der BÜCHSENMACHER arbeitete genau westlich meines Gebäudes.
    .told = Der BÜCHSENMACHER arbeitete genau westlich { gh-building.gen }.
gh-card-60 = Das POSTAMT lag meinem Gebäude jenseits der Gleise gegenüber.
    .told = Das POSTAMT lag { gh-building.dat } jenseits der Gleise gegenüber.
gh-clue =
    { $clue ->
        [1] { gh-card-1 }
        [2] { gh-card-2 }
        [3] { gh-card-3 }
        [4] { gh-card-4 }
        [5] { gh-card-5 }
        [6] { gh-card-6 }
        [7] { gh-card-7 }
        [8] { gh-card-8 }
        [9] { gh-card-9 }
        [10] { gh-card-10 }
        [11] { gh-card-11 }
        [12] { gh-card-12 }
        [13] { gh-card-13 }
        [14] { gh-card-14 }
        [15] { gh-card-15 }
        [16] { gh-card-16 }
        [17] { gh-card-17 }
        [18] { gh-card-18 }
        [19] { gh-card-19 }
        [20] { gh-card-20 }
        [21] { gh-card-21 }
        [22] { gh-card-22 }
        [23] { gh-card-23 }
        [24] { gh-card-24 }
        [25] { gh-card-25 }
        [26] { gh-card-26 }
        [27] { gh-card-27 }
        [28] { gh-card-28 }
        [29] { gh-card-29 }
        [30] { gh-card-30 }
        [31] { gh-card-31 }
        [32] { gh-card-32 }
        [33] { gh-card-33 }
        [34] { gh-card-34 }
        [35] { gh-card-35 }
        [36] { gh-card-36 }
        [37] { gh-card-37 }
        [38] { gh-card-38 }
        [39] { gh-card-39 }
        [40] { gh-card-40 }
        [41] { gh-card-41 }
        [42] { gh-card-42 }
        [43] { gh-card-43 }
        [44] { gh-card-44 }
        [45] { gh-card-45 }
        [46] { gh-card-46 }
        [47] { gh-card-47 }
        [48] { gh-card-48 }
        [49] { gh-card-49 }
        [50] { gh-card-50 }
        [51] { gh-card-51 }
        [52] { gh-card-52 }
        [53] { gh-card-53 }
        [54] { gh-card-54 }
        [55] { gh-card-55 }
        [56] { gh-card-56 }
        [57] { gh-card-57 }
        [58] { gh-card-58 }
        [59] { gh-card-59 }
        [60] { gh-card-60 }
       *[other] { $clue }
    }
gh-told =
    { $clue ->
        [1] { gh-card-1 }
        [2] { gh-card-2 }
        [3] { gh-card-3 }
        [4] { gh-card-4 }
        [5] { gh-card-5 }
        [6] { gh-card-6 }
        [7] { gh-card-7 }
        [8] { gh-card-8 }
        [9] { gh-card-9 }
        [10] { gh-card-10 }
        [11] { gh-card-11 }
        [12] { gh-card-12 }
        [13] { gh-card-13 }
        [14] { gh-card-14 }
        [15] { gh-card-15 }
        [16] { gh-card-16 }
        [17] { gh-card-17 }
        [18] { gh-card-18 }
        [19] { gh-card-19 }
        [20] { gh-card-20 }
        [21] { gh-card-21 }
        [22] { gh-card-22 }
        [23] { gh-card-23.told }
        [24] { gh-card-24.told }
        [25] { gh-card-25.told }
        [26] { gh-card-26.told }
        [27] { gh-card-27.told }
        [28] { gh-card-28.told }
        [29] { gh-card-29.told }
        [30] { gh-card-30.told }
        [31] { gh-card-31.told }
        [32] { gh-card-32.told }
        [33] { gh-card-33.told }
        [34] { gh-card-34.told }
        [35] { gh-card-35.told }
        [36] { gh-card-36.told }
        [37] { gh-card-37.told }
        [38] { gh-card-38.told }
        [39] { gh-card-39.told }
        [40] { gh-card-40.told }
        [41] { gh-card-41.told }
        [42] { gh-card-42.told }
        [43] { gh-card-43.told }
        [44] { gh-card-44.told }
        [45] { gh-card-45.told }
        [46] { gh-card-46.told }
        [47] { gh-card-47.told }
        [48] { gh-card-48.told }
        [49] { gh-card-49.told }
        [50] { gh-card-50.told }
        [51] { gh-card-51.told }
        [52] { gh-card-52.told }
        [53] { gh-card-53.told }
        [54] { gh-card-54.told }
        [55] { gh-card-55.told }
        [56] { gh-card-56.told }
        [57] { gh-card-57.told }
        [58] { gh-card-58.told }
        [59] { gh-card-59.told }
        [60] { gh-card-60.told }
       *[other] { $clue }
    }

## Gads Hill 1874: Züge

gh-move-draft = Nehmen: { gh-building }
gh-move-play = Karte { $clue } ausspielen: { gh-clue }
gh-move-play-mine = Karte { $clue } mit { gh-building.dat } ausspielen: { gh-told }
gh-move-discard = Die Karten { $first } und { $second } für einen Marker abwerfen
gh-move-take = Den Marker { gh-building.gen } auf { $lot } nehmen
gh-move-buy = Für zwei Marker kaufen: { gh-building }
gh-move-claim = STOP: Auf { $lot } kann { gh-building.the } nicht stehen
gh-move-quiet = Kein STOP
gh-move-pass = Keine Karte ausspielen
gh-move-done = Zug beenden
gh-move-draw = Nachziehen: { gh-pile.card }
gh-move-first =
    { $you ->
        [yes] Es beginnt: du
       *[no] Es beginnt: { $seat }
    }
gh-move-tiles = Außenfelder: { $tiles }
gh-move-deal = Karte { $clue }
gh-move-card = Karte { $clue }

## Gads Hill 1874: was geschieht

gh-tiles = Auf den Außenfeldern ({ $lots }) liegen, in dieser Reihenfolge: { $tiles }.
gh-first =
    { $you ->
        [yes] Du fängst an.
       *[no] { $seat } fängt an.
    }
gh-dealt =
    { $you ->
        [yes] Du bekommst { gh-pile.card }.
       *[no] { $seat } bekommt { gh-pile.card }.
    }
gh-dealt-you = Du bekommst { gh-pile.card }, Nummer { $clue }: { gh-clue }
gh-drafted =
    { $you ->
        [yes] Du nimmst { gh-building.acc }.
       *[no] { $seat } nimmt { gh-building.acc }.
    }
gh-turn =
    { $you ->
        [yes] Du bist dran und darfst
       *[no] { $seat } ist dran und darf
    } { $number ->
        [one] nur eine Karte ausspielen.
       *[other] bis zu { $number } Karten ausspielen.
    }
gh-played =
    { $you ->
        [yes] Du spielst Karte { $clue } aus: { gh-clue }
       *[no] { $seat } spielt Karte { $clue } aus: { gh-clue }
    }
gh-played-mine =
    { $you ->
        [yes] Du spielst Karte { $clue } mit { gh-building.dat } aus: { gh-told }
       *[no] { $seat } spielt Karte { $clue } mit { gh-building.dat } aus: { gh-told }
    }
gh-put =
    { $number ->
        [one] { $number } Marker { gh-building.gen } kommt auf { $lots }.
       *[other] { $number } Marker { gh-building.gen } kommen auf { $lots }.
    }
gh-spare =
    { $number ->
        [one] { $number } Marker { gh-building.gen } bleibt übrig und geht
       *[other] { $number } Marker { gh-building.gen } bleiben übrig und gehen
    } { $you ->
        [yes] an dich.
       *[no] an { $seat }.
    }
gh-removed =
    { $you ->
        [yes] Du nimmst { $number } Marker { gh-building.gen } vom Plan: { $lots }.
       *[no] { $seat } nimmt { $number } Marker { gh-building.gen } vom Plan: { $lots }.
    }
gh-placed = Auf { $lot } steht jetzt { gh-building.the }. Die Lokomotive rückt auf { $locomotive } vor.
gh-cleared =
    { $you ->
        [yes] Der Marker { gh-building.gen } auf { $lot } muss weg: Er gehört dir.
       *[no] Der Marker { gh-building.gen } auf { $lot } muss weg: { $seat } bekommt ihn.
    }
gh-gained =
    { $points ->
        [0] Das bringt keine Punkte.
       *[other]
            { $you ->
                [yes] Du bekommst
               *[no] { $seat } bekommt
            } { $points ->
                [one] { $points } Punkt.
               *[other] { $points } Punkte.
            }
    }
gh-discarded =
    { $you ->
        [yes] Du wirfst die Karten { $first } und { $second } ab.
       *[no] { $seat } wirft die Karten { $first } und { $second } ab.
    }
gh-took =
    { $you ->
        [yes] Du nimmst den Marker { gh-building.gen } auf { $lot }.
       *[no] { $seat } nimmt den Marker { gh-building.gen } auf { $lot }.
    }
gh-bought =
    { $you ->
        [yes] Du kaufst { gh-building.acc } für zwei Marker
       *[no] { $seat } kauft { gh-building.acc } für zwei Marker
    } { $left ->
        [0] (kein Kauf mehr frei).
        [one] (noch { $left } Kauf frei).
       *[other] (noch { $left } Käufe frei).
    }
gh-concluded =
    { $you ->
        [yes] Auch alles andere, was der Plan ausschließt, geht an dich.
       *[no] Auch alles andere, was der Plan ausschließt, geht an { $seat }.
    }
gh-claimed =
    { $you ->
        [yes] STOP! Du zeigst, dass { gh-building.the } nicht auf { $lot } stehen kann:
       *[no] STOP! { $seat } zeigt, dass { gh-building.the } nicht auf { $lot } stehen kann:
    } { $buildings } haben zusammen nur { $lots } (so viele Bauplätze wie Gebäude).
gh-claim-wrong =
    { $you ->
        [yes] Du rufst STOP gegen { gh-building.acc } auf { $lot }, aber nichts auf dem Plan schließt das aus.
       *[no] { $seat } ruft STOP gegen { gh-building.acc } auf { $lot }, aber nichts auf dem Plan schließt das aus.
    }
gh-penalty =
    { $you ->
        [yes] Der falsche Ruf kostet dich einen Marker.
       *[no] Der falsche Ruf kostet { $seat } einen Marker.
    }
gh-quiet =
    { $you ->
        [yes] Du beanspruchst nichts.
       *[no] { $seat } beansprucht nichts.
    }
gh-passed =
    { $you ->
        [yes] Du spielst keine Karte aus.
       *[no] { $seat } spielt keine Karte aus.
    }
gh-done =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $seat } beendet den Zug.
    }
gh-pile-chosen =
    { $you ->
        [yes] Du ziehst von den { gh-pile.cards }.
       *[no] { $seat } zieht von den { gh-pile.cards }.
    }
gh-drew =
    { $you ->
        [yes] Du ziehst { gh-pile.card }.
       *[no] { $seat } zieht { gh-pile.card }.
    }
gh-drew-you = Du ziehst { gh-pile.card }, Nummer { $clue }: { gh-clue }
gh-reshuffled =
    Alle Stapel sind leer: { $number ->
        [one] { $number } abgelegte Karte wird
       *[other] { $number } abgelegte Karten werden
    } zu neuen Stapeln gemischt.
gh-undrawn =
    { $you ->
        [yes] Für dich gibt es keine Karte mehr zu ziehen.
       *[no] Für { $seat } gibt es keine Karte mehr zu ziehen.
    }
gh-over-locomotive = Die Lokomotive hat die 22 erreicht: Die Stadt ist gefunden und das Spiel zu Ende.
gh-over-exhausted = Alle haben gepasst, und es gibt keine Karten mehr: Das Spiel ist zu Ende.
gh-over-stall = Seit vier Runden hat sich nichts geändert: Das Spiel ist zu Ende.
gh-scored =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $score ->
        [one] { $score } Punkt.
       *[other] { $score } Punkte.
    }
gh-winner =
    { $you ->
        [yes] Du gewinnst die Partie!
       *[no] { $seat } gewinnt die Partie!
    }
gh-shared =
    { $you ->
        [yes] Du teilst dir den Sieg mit { $seats }!
       *[no] { $seats } teilen sich den Sieg!
    }

## Gads Hill 1874: was nicht geht

gh-refuse-no-own = Für Karte { $clue } brauchst du ein Gebäude, das noch vor dir liegt; für { gh-building.acc } gilt das nicht.
gh-refuse-same-building = Die Karte nennt selbst schon { gh-building.acc }: Wähl ein anderes deiner Gebäude.
gh-refuse-contradiction = Das widerspricht dem Plan und kann nicht stimmen: { $buildings } ({ $lots }).
gh-refuse-too-many = Fünf Marker reichen nicht für so viele Bauplätze: { $lots } ({ $buildings }).
gh-refuse-no-effect = Die Karte sagt nichts Neues und ändert nichts: { $buildings }.
gh-refuse-lot-full = Mehr als drei Marker lägen dann auf { $lots } ({ $buildings }).
gh-refuse-town-impossible = Eine vollständige Stadt wäre nicht mehr möglich: { $buildings } hätten zusammen nur noch { $lots }.
gh-refuse-phase = Das geht gerade nicht.
gh-refuse-not-held = Karte { $clue } hast du nicht auf der Hand.
gh-refuse-one-action = Entweder ausspielen oder abwerfen: Beides im selben Zug geht nicht.
gh-refuse-cards-left = In diesem Zug darfst du keine Karte mehr ausspielen.
gh-refuse-mend = Auf einem Bauplatz liegen mehr als drei Marker: Spiel erst eine Karte aus, die das in Ordnung bringt.
gh-refuse-playable = Karte { $clue } kannst du noch ausspielen, also nicht abwerfen.
gh-refuse-no-marker = Auf dem Plan liegt kein Marker, den du dafür nehmen dürftest.
gh-refuse-price =
    Ein Gebäude kostet zwei Marker; du hast { $points ->
        [0] keinen.
        [one] nur einen.
       *[other] nur { $points }.
    }
gh-refuse-purchases =
    Du hast schon { $number ->
        [one] ein Gebäude
       *[other] { $number } Gebäude
    } gekauft, mehr sind in einem Spiel nicht erlaubt.
gh-refuse-bought-now =
    Du darfst pro Zug nur { $number ->
        [one] ein Gebäude
       *[other] { $number } Gebäude
    } kaufen.
gh-refuse-not-beside = Neben dem Plan liegt { gh-building.the } nicht.
gh-refuse-no-stop = An diesem Tisch wird nicht STOP gerufen.
gh-refuse-claimed = Bis zum nächsten Zug darfst du nicht mehr STOP rufen.
gh-refuse-own-turn = In deinem eigenen Zug musst du STOP rufen, bevor du ziehst.
gh-refuse-marker = Auf { $lot } liegt kein Marker { gh-building.gen }.
gh-refuse-only-marker = Der Marker { gh-building.gen } auf { $lot } ist der einzige und bleibt liegen.
gh-refuse-needed-marker = Ohne den Marker { gh-building.gen } auf { $lot } wäre keine vollständige Stadt mehr möglich.
gh-refuse-drafted = Jemand hat { gh-building.acc } schon genommen.
gh-refuse-pile = An diesem Tisch ziehst du Gebäudekarten, solange es welche gibt.
gh-refuse-pile-empty = Es gibt keine { gh-pile.cards } mehr zu ziehen.
gh-town-unreadable = Die Stadtdatei { $path } lässt sich nicht lesen.
gh-town-syntax = Die Stadtdatei ist kein gültiges TOML: { $problem }.
gh-town-field =
    { $problem ->
        [missing] In der Stadt fehlt „{ $field }“.
        [type] „{ $field }“ hat in der Stadt den falschen Typ.
        [word] „{ $field }“ darf in der Stadt nur aus einfachen Wörtern bestehen.
        [count] „{ $field }“ hat in der Stadt die falsche Zahl von Einträgen; die Regeln sagen { $wanted }.
        [fixed] „{ $field }“ muss in der Stadt { $wanted } sein.
        [unknown] Ein „{ $field }“ gibt es in einer Stadt nicht.
        [reference] „{ $field }“ nennt „{ $wanted }“, aber das gibt es in der Stadt nicht.
        [twice] „{ $wanted }“ steht zweimal in „{ $field }“.
        [pair] „{ $field }“ muss aus zwei verschiedenen Bauplätzen bestehen.
       *[empty] „{ $field }“: Keine zwei Bauplätze der Karte passen so zueinander.
    }

## Gads Hill 1874: Rätsel

gh-puzzle-title =
    { $size ->
        [one] { $size } Gebäude gesucht
       *[other] { $size } Gebäude gesucht
    }, { $grade ->
        [1] { gh-grade-1 }
        [2] { gh-grade-2 }
        [3] { gh-grade-3 }
        [4] { gh-grade-4 }
       *[other] { $grade }
    }
gh-puzzle-given = Auf { $lot } steht { gh-building.the }.
gh-puzzle-clue = Karte { $clue }: { gh-clue }
gh-puzzle-clue-mine = Karte { $clue }: { gh-told }
gh-puzzle-unique = Die Hinweise lassen genau eine Stadt übrig.
gh-puzzle-none = Die Hinweise lassen keine Stadt übrig.
gh-puzzle-two = Die Hinweise lassen mehr als eine Stadt übrig.
gh-puzzle-field = „{ $field }“ fehlt in dem Rätsel oder hat einen unmöglichen Wert.
gh-puzzle-size = In einem Rätsel sind { $least } bis { $most } Gebäude gesucht, nicht { $size }.
gh-puzzle-not-found =
    Die Karten dieser Stadt ergeben kein Rätsel mit { $size ->
        [one] einem gesuchten Gebäude
       *[other] { $size } gesuchten Gebäuden
    }.
gh-puzzle-grade = Mit { $size } gesuchten Gebäuden kam kein Rätsel dieser Schwierigkeit heraus. Versuch es mit einer anderen Anzahl.
gh-why-card = Karte { $clue } lässt für { gh-building.acc } nur { $lots } übrig.
gh-why-condition = Karte { $clue } und was für das andere Gebäude ({ $buildings }) noch möglich ist: Für { gh-building.acc } bleibt nur { $lots }.
gh-why-standing = Auf { $lot } steht { gh-building.the }: Kein anderes Gebäude kann dort stehen.
gh-why-only-place = Auf { $lot } kann nur { gh-building.the } stehen.
gh-why-group = { $buildings } haben zusammen nur { $lots } (so viele Bauplätze wie Gebäude): Für andere ist dort kein Platz.
gh-why-trial = Angenommen, { gh-building.the } stünde auf { $lot }: Dann ließen die Hinweise keine Stadt übrig. Also kann das nicht sein.
gh-why-mistake = Sieh noch einmal nach ({ $buildings }): Der richtige Bauplatz ist schon gestrichen.
gh-grade-1 = leicht: Jeder Hinweis für sich genügt
gh-grade-2 = mittel: geschlossene Paare und Bauplätze mit nur einer Möglichkeit
gh-grade-3 = schwer: größere geschlossene Gruppen
gh-grade-4 = sehr schwer: Etwas muss angenommen und widerlegt werden
gh-table-locomotive = Lokomotive: { $number }
gh-table-piles = Stapel: Gebäude { $building }, Viertel { $district }, Bedingung { $condition }
gh-table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Gnadenlos!

game-gnadenlos = Gnadenlos!
debts-none = keine Schuldscheine
slots-none = keine Plätze
adventurers-none = keine Abenteurer

gnadenlos-option-setup = Aufbau
    .help = Wie Abenteurer und Markt vorbereitet werden.
gnadenlos-option-setup-basic = Grundaufbau
    .help = Die Abenteurer werden ausgeteilt, und die ersten Schuldscheine liegen schon im Markt.
gnadenlos-option-setup-expert = Expertenaufbau
    .help = Ihr bietet auf Abenteurerpaare, und der Markt ist am Anfang leer.
gnadenlos-option-tidy = Lücken im Markt
    .help = Wer entscheidet, welche Karte welche Lücke füllt.
gnadenlos-option-tidy-active_chooses = Freie Wahl
    .help = Der Spieler mit dem Revolver entscheidet.
gnadenlos-option-tidy-automatic = Automatisch
    .help = Die Lücken werden in fester Reihenfolge gefüllt.
gnadenlos-option-start_adventurers = Abenteurer am Anfang
    .help = Wie viele im Grundaufbau jeder zieht.
gnadenlos-option-start_adventurers-2 = Zwei
    .help = Die übliche Zahl.
gnadenlos-option-start_adventurers-3 = Drei
    .help = Zu dritt und im Grundaufbau.
gnadenlos-option-high_noon_pick = Wahl bei High Noon
    .help = Wie die Schuldscheine der Sieger im Markt bestimmt werden.
gnadenlos-option-high_noon_pick-choose = Freie Wahl
    .help = Du suchst dir die Plätze aus, ohne etwas anzusehen.
gnadenlos-option-high_noon_pick-random = Zufällig
    .help = Du sagst nur, wie viele, und der Zufall bestimmt, welche.
gnadenlos-option-high_noon_take = Nehmen bei High Noon
    .help = Ob die Sieger Schuldscheine nehmen müssen.
gnadenlos-option-high_noon_take-may = Freiwillig
    .help = Du darfst auch weniger nehmen oder gar keinen.
gnadenlos-option-high_noon_take-must = Pflicht
    .help = Du musst so viele nehmen, wie dir zustehen.
gnadenlos-option-lone_event = Ereignis ohne Gegner
    .help = Was geschieht, wenn weniger als zwei Spieler Abenteurer haben.
gnadenlos-option-lone_event-dropped = Fällt aus
    .help = Es wird keine Ereigniskarte aufgedeckt.
gnadenlos-option-lone_event-turned = Wird aufgedeckt
    .help = Die Karte wird aufgedeckt, und bei High Noon rückt der Totengräber vor, nur der Wettstreit entfällt.
gnadenlos-option-unable = Kein Gebot möglich
    .help = Was geschieht, wenn mehrere Spieler kein erlaubtes Gebot haben.
gnadenlos-option-unable-none = Kein Abenteurer
    .help = Sie alle gehen leer aus, und was übrig bleibt, wird abgelegt.
gnadenlos-option-unable-leftover_in_turn_order = Was übrig bleibt
    .help = Sie bekommen die übrigen Abenteurer kostenlos, in Zugreihenfolge.
gnadenlos-option-memory_aid = Merkhilfe
    .help = Wie weit euch das Spiel hilft, den Markt im Kopf zu behalten.
gnadenlos-option-memory_aid-own = Eigene
    .help = Du siehst die selbst gelegten Schuldscheine, solange sie sich verfolgen lassen.
gnadenlos-option-memory_aid-off = Aus
    .help = Verdeckt ist verdeckt.
gnadenlos-option-memory_aid-full = Voll
    .help = Du siehst auch, welche Schuldscheine nach den Geboten der anderen dort liegen können.

gn-debt =
    { $debt ->
        [B0] Blau 0
        [B1] Blau 1
        [B2] Blau 2
        [B3] Blau 3
        [B4] Blau 4
        [R0] Rot 0
        [R1] Rot 1
        [R2] Rot 2
        [R3] Rot 3
        [R4] Rot 4
        [Y0] Gelb 0
        [Y1] Gelb 1
        [Y2] Gelb 2
        [Y3] Gelb 3
        [Y4] Gelb 4
        [G0] Grün 0
        [G1] Grün 1
        [G2] Grün 2
        [G3] Grün 3
        [G4] Grün 4
       *[other] { $debt }
    }
gn-adventurer =
    { $adventurer ->
        [old-bram-tucker] Old Bram Tucker
        [tin-pan-teddy] Tin-Pan Teddy
        [hickory-hobbs] Hickory Hobbs
        [cornelia-flint] Cornelia Flint
        [sifter-sal] Sifter Sal
        [mule-madigan] Mule Madigan
        [nugget-jones] Nugget Jones
        [rosalind-vane] Rosalind Vane
        [shiloh-grey] Shiloh Grey
        [deacon-slade] Deacon Slade
        [big-nell-harker] Big Nell Harker
        [coyote-finch] Coyote Finch
        [preacher-holt] Preacher Holt
        [dusty-marlow] Dusty Marlow
        [jasmin-dooley] Jasmin Dooley
        [janice-boone] Janice Boone
        [whistling-wade] Whistling Wade
        [tobias-rook] Tobias Rook
        [fingers-malloy] Fingers Malloy
        [ace-delacroix] Ace Delacroix
        [lucky-lorena] Lucky Lorena
        [jacky-belle] Jacky Belle
        [silver-pike] Silver Pike
        [doc-pemberton] Doc Pemberton
        [ezra-quill] Ezra Quill
        [widow-tansy] Widow Tansy
        [calhoun-reed] Calhoun Reed
        [ida-crowe] Ida Crowe
        [greenhorn-gus] Greenhorn Gus
       *[other] { $adventurer }
    }
gn-event =
    { $event ->
        [gold-3-1] Goldrausch 3/1
        [gold-5-3] Goldrausch 5/3
        [gold-7-4] Goldrausch 7/4
        [high-noon] High Noon
        [poker] Poker
       *[other] { $event }
    }
gn-zone =
    { $zone ->
        [grey] Grau
        [beige] Beige
        [copper] Kupfer
        [plum] Pflaume
        [green] Grün
       *[other] { $zone }
    }
gn-colour =
    { $colour ->
        [blue] Blau
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[other] { $colour }
    }
gn-stat =
    { $stat ->
        [gold] Gold
        [gun] Revolver
        [cards] Karten
       *[other] { $stat }
    }

gn-phase-dealing = Abenteurer austeilen
gn-phase-stocking = Erster Markt
gn-phase-pairing = Paare aufdecken
gn-phase-rolling = Würfeln um den Revolver
gn-phase-event = Ereignis
gn-phase-choosing = Abenteurer wählen
gn-phase-taking = Schuldscheine nehmen
gn-phase-drawing = Schuldscheine ziehen
gn-phase-tidying = Lücken schließen
gn-phase-buying = Prestige kaufen
gn-phase-offering = Abenteurer aufdecken
gn-phase-bidding = Bieten
gn-phase-picking = Anheuern
gn-phase-laying = Schuldscheine legen
gn-phase-payday = Zahltag
gn-phase-over = Partie vorbei

## Gnadenlos!: Züge

gn-move-choose = { gn-adventurer } losschicken
gn-move-take = Aus dem Markt nehmen: { $slots }
gn-move-take-none = Keinen Schuldschein nehmen
gn-move-draw =
    { $number ->
        [0] Keinen Schuldschein ziehen lassen
        [one] { $number } Schuldschein ziehen lassen
       *[other] { $number } Schuldscheine ziehen lassen
    }
gn-move-fill = { $from } in die Lücke { $to } legen
gn-move-buy =
    { $spaces ->
        [0] Nichts kaufen
        [one] { $spaces } Feld kaufen
       *[other] { $spaces } Felder kaufen
    }
gn-move-bid = { $value } bieten: { $debts }
gn-move-pick = { gn-adventurer } anheuern
gn-move-pick-pair = Das Paar anheuern: { $adventurers }
gn-move-lay = In dieser Reihenfolge legen: { $debts }
gn-move-deal = Ausgeteilt: { gn-adventurer }
gn-move-turn = Aufgedeckt: { gn-adventurer }
gn-move-place = Verdeckt gelegt: { gn-debt }
gn-move-roll = Würfel: { $roll }
gn-move-event = Ereignis: { gn-event }
gn-move-blind = Blind gezogen: { $slot }

## Gnadenlos!: was geschieht

gn-dealt =
    { $you ->
        [yes] Du ziehst einen Abenteurer.
       *[no] { $seat } zieht einen Abenteurer.
    }
gn-dealt-you = Du ziehst { gn-adventurer }.
gn-stocked = Ein Schuldschein kommt verdeckt auf { $slot }.
gn-paired = Paar { $pair }: { gn-adventurer }.
gn-rolled =
    { $you ->
        [yes] Du würfelst eine { $roll }.
       *[no] { $seat } würfelt eine { $roll }.
    }
gn-roll-tied =
    { $you ->
        [yes] Gleichstand: Du würfelst noch einmal gegen { $seats }.
       *[no] Gleichstand: { $seats } würfeln noch einmal.
    }
gn-first =
    { $you ->
        [yes] Du bekommst den Revolver und fängst an.
       *[no] { $seat } bekommt den Revolver und fängt an.
    }
gn-turn =
    { $you ->
        [yes] Zug { $turn }: Du hast den Revolver.
       *[no] Zug { $turn }: { $seat } hat den Revolver.
    }
gn-event-dropped = Weniger als zwei Spieler haben Abenteurer: Das Ereignis fällt aus.
gn-event-gold = Goldrausch! Nuggets: { $first } für den ersten Platz, { $second } für den zweiten.
gn-event-high-noon = High Noon! Die Uhr schlägt zwölf.
gn-event-poker = Poker! Setzt euer Pokerface auf.
gn-undertaker = Der Totengräber rückt auf Feld { $space } von { $last } vor.
gn-events-shuffled = Das war die letzte Ereigniskarte, und die wird nie ausgeführt: Alle werden neu gemischt.
gn-contest-skipped = Weniger als zwei Spieler haben Abenteurer: Der Wettstreit entfällt.
gn-chose =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $seat } hat gewählt.
    }
gn-chose-you = Du schickst { gn-adventurer } los.
gn-revealed =
    { $you ->
        [yes] Du deckst { gn-adventurer } auf: { $number }.
       *[no] { $seat } deckt { gn-adventurer } auf: { $number }.
    }
gn-all-equal = Überall eine { $number }: Aus dem Ereignis wird nichts, und alle nehmen ihre Abenteurer zurück.
gn-earned =
    { $you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $nuggets ->
        [one] { $nuggets } Nugget.
       *[other] { $nuggets } Nuggets.
    }
gn-poker-won =
    { $you ->
        [yes] Du gewinnst beim Poker:
       *[no] { $seat } gewinnt beim Poker:
    } { $spaces ->
        [0] Der Hut bleibt auf Feld { $position }.
        [one] { $spaces } Feld vor, auf Feld { $position }.
       *[other] { $spaces } Felder vor, auf Feld { $position }.
    }
gn-poker-lost =
    { $you ->
        [yes] Du verlierst beim Poker:
       *[no] { $seat } verliert beim Poker:
    } { $spaces ->
        [0] Der Hut bleibt auf Feld { $position }.
        [one] { $spaces } Feld zurück, auf Feld { $position }.
       *[other] { $spaces } Felder zurück, auf Feld { $position }.
    }
gn-discarded =
    { $you ->
        [yes] Du legst { gn-adventurer } ab.
       *[no] { $seat } legt { gn-adventurer } ab.
    }
gn-shot =
    { $you ->
        [yes] Peng! Du verlierst { gn-adventurer } im Duell.
       *[no] Peng! { $seat } verliert { gn-adventurer } im Duell.
    }
gn-too-few = Im Markt liegen weniger als { $needed } Schuldscheine: Niemand nimmt einen.
gn-draws =
    { $you ->
        [yes] Du lässt den Zufall
       *[no] { $seat } lässt den Zufall
    } { $number ->
        [one] { $number } Schuldschein ziehen.
       *[other] { $number } Schuldscheine ziehen.
    }
gn-took-none =
    { $you ->
        [yes] Du nimmst keinen Schuldschein.
       *[no] { $seat } nimmt keinen Schuldschein.
    }
gn-took =
    { $you ->
        [yes] Du nimmst den Schuldschein von { $slot }.
       *[no] { $seat } nimmt den Schuldschein von { $slot }.
    }
gn-took-you = Du nimmst den Schuldschein von { $slot }: { gn-debt }.
gn-moved =
    { $you ->
        [yes] Du legst den Schuldschein von { $from } in die Lücke { $to }.
       *[no] { $seat } legt den Schuldschein von { $from } in die Lücke { $to }.
    }
gn-slid = Reihe { $row } rückt zur Spalte 1 hin zusammen.
gn-bought =
    { $you ->
        [yes] Du kaufst
       *[no] { $seat } kauft
    } { $spaces ->
        [one] { $spaces } Feld Prestige, bis Feld { $position }.
       *[other] { $spaces } Felder Prestige, bis Feld { $position }.
    }
gn-bought-none =
    { $you ->
        [yes] Du kaufst kein Prestige.
       *[no] { $seat } kauft kein Prestige.
    }
gn-bidding-skipped =
    { $you ->
        [yes] Du hast genug Abenteurer: Das Bieten fällt aus.
       *[no] { $seat } hat genug Abenteurer: Das Bieten fällt aus.
    }
gn-no-adventurers = Es gibt keine Abenteurer mehr anzuheuern: Das Bieten fällt aus.
gn-offered = Zu haben: { gn-adventurer }.
gn-reshuffled = Die abgelegten Abenteurer werden gemischt und bilden den neuen Stapel.
gn-unable =
    { $you ->
        [yes] Du hast kein erlaubtes Gebot und zeigst: { $debts }.
       *[no] { $seat } hat kein erlaubtes Gebot und zeigt: { $debts }.
    }
gn-bid =
    { $you ->
        [yes] Du bietest { $value }: { $debts }.
       *[no] { $seat } bietet { $value }: { $debts }.
    }
gn-picked =
    { $you ->
        [yes] Du heuerst { gn-adventurer } an.
       *[no] { $seat } heuert { gn-adventurer } an.
    }
gn-picked-pair =
    { $you ->
        [yes] Du heuerst ein Paar an: { $adventurers }.
       *[no] { $seat } heuert ein Paar an: { $adventurers }.
    }
gn-laid =
    { $you ->
        [yes] Du legst dein Gebot verdeckt auf { $slots }.
       *[no] { $seat } legt das Gebot verdeckt auf { $slots }.
    }
gn-laid-you = Du legst dein Gebot verdeckt auf { $slots }: { $debts }.
gn-took-back =
    { $you ->
        [yes] Du gehst leer aus und nimmst zurück: { $debts }.
       *[no] { $seat } geht leer aus und nimmt zurück: { $debts }.
    }
gn-left-over = Übrig geblieben und abgelegt: { $adventurers }.
gn-payday =
    { $you ->
        [yes] Zahltag! Du würfelst.
       *[no] Zahltag! { $seat } würfelt.
    }
gn-payday-last =
    { $you ->
        [yes] Der letzte Zahltag! Du würfelst.
       *[no] Der letzte Zahltag! { $seat } würfelt.
    }
gn-payday-roll =
    { $you ->
        [yes] Du würfelst eine { $roll }.
       *[no] { $seat } würfelt eine { $roll }.
    }
gn-turned-up = Aufgedeckt auf { $slot }: { gn-debt }.
gn-paid =
    { $nuggets ->
        [0]
            { $you ->
                [yes] Du zahlst nichts.
               *[no] { $seat } zahlt nichts.
            }
       *[other]
            { $you ->
                [yes] Du zahlst
               *[no] { $seat } zahlt
            } { $nuggets ->
                [one] { $nuggets } Nugget.
               *[other] { $nuggets } Nuggets.
            }
    }
gn-vulture =
    { $you ->
        [yes] Du kannst
       *[no] { $seat } kann
    } { $value ->
        [one] { $value } Nugget
       *[other] { $value } Nuggets
    } nicht zahlen: Da kommt Geier Nummer { $vultures }, und der Hut fliegt zurück auf Feld { $position }.
gn-column-used-up = In Spalte { $column } liegt kein verdeckter Schuldschein: Der Zahltag ist vorbei.
gn-returned =
    { $you ->
        [yes] Du bekommst zurück: { $debts }.
       *[no] { $seat } bekommt zurück: { $debts }.
    }
gn-end-finish = Das große grüne Hufeisen ist erreicht: Das Spiel endet.
gn-end-undertaker = Der Totengräber hat sein letztes Feld erreicht: Das Spiel endet.
gn-end-vultures = Der dritte Geier ist gelandet: Das Spiel endet.
gn-lost =
    { $you ->
        [yes] Drei Geier: Du hast verloren und nimmst deinen Hut vom Spielplan.
       *[no] Drei Geier: { $seat } hat verloren und nimmt den Hut vom Spielplan.
    }
gn-bought-last =
    { $you ->
        [yes] Letzter Kauf: Du rückst noch
       *[no] Letzter Kauf: { $seat } rückt noch
    } { $spaces ->
        [one] { $spaces } Feld vor, bis Feld { $position }.
       *[other] { $spaces } Felder vor, bis Feld { $position }.
    }
gn-scored =
    { $position ->
        [0]
            { $you ->
                [yes] Du hast keinen Hut mehr auf dem Spielplan.
               *[no] { $seat } hat keinen Hut mehr auf dem Spielplan.
            }
       *[other]
            { $you ->
                [yes] Du landest auf Feld { $position } und hast
               *[no] { $seat } landet auf Feld { $position } und hat
            } { $nuggets ->
                [0] keine Nuggets.
                [one] { $nuggets } Nugget.
               *[other] { $nuggets } Nuggets.
            }
    }
gn-winner =
    { $you ->
        [yes] Du gewinnst die Partie!
       *[no] { $seat } gewinnt die Partie!
    }
gn-shared =
    { $you ->
        [yes] Du teilst dir den Sieg mit { $seats }!
       *[no] { $seats } teilen sich den Sieg!
    }

## Gnadenlos!: was nicht geht

gn-refuse-start-adventurers = Mit drei Abenteurern beginnt ihr nur im Grundaufbau.
gn-refuse-not-in-hand = Diesen Abenteurer hast du nicht auf der Hand.
gn-refuse-take =
    { $most ->
        [one] Du darfst höchstens einen Schuldschein nehmen, von einem belegten Platz.
       *[other] Du darfst höchstens { $most } Schuldscheine nehmen, von belegten Plätzen.
    }
gn-refuse-must-take =
    { $most ->
        [one] Du musst genau einen Schuldschein nehmen, von einem belegten Platz.
       *[other] Du musst genau { $most } Schuldscheine nehmen, von belegten Plätzen.
    }
gn-refuse-fill = Leg eine Karte der äußersten Reihe in eine Lücke weiter innen.
gn-refuse-purchase =
    { $most ->
        [0] Du kannst gerade kein Feld kaufen.
        [one] Du kannst höchstens ein Feld kaufen.
       *[other] Du kannst höchstens { $most } Felder kaufen.
    }
gn-refuse-pass = Passen gibt es nicht: Wer bieten kann, muss bieten.
gn-refuse-bid-size = Ein Gebot besteht aus einem bis { $most } Schuldscheinen.
gn-refuse-bid-order = Nenn die Schuldscheine eines Gebots in dieser Reihenfolge: { $debts }.
gn-refuse-not-held = Du hast nicht alle diese Schuldscheine auf der Hand.
gn-refuse-value-taken = Schon geboten: { $value }. Jedes Gebot braucht einen eigenen Wert.
gn-refuse-not-offered = Das ist nicht zu haben.
gn-refuse-other-debts = Leg genau die Schuldscheine, die du geboten hast.
gn-refuse-chance = Würfeln, ziehen und austeilen darf nur der Zufall.
gn-refuse-chosen = Dein Abenteurer liegt schon, oder du bist bei diesem Ereignis nicht dabei.
gn-refuse-turn =
    { $you ->
        [yes] Du bist an der Reihe.
       *[no] Jetzt ist { $seat } an der Reihe.
    }
gn-refuse-pick = An diesem Tisch gilt nur eins von beiden: Bei High Noon wählt der Zufall die Plätze, oder du wählst sie.
gn-refuse-phase =
    { $phase ->
        [choosing] Jetzt nicht: Wähl erst einen Abenteurer für das Ereignis.
        [taking] So nicht: Nimm die Schuldscheine so aus dem Markt, wie es an diesem Tisch gilt.
        [tidying] Jetzt nicht: Schließ erst die Lücken im Markt.
        [buying] Jetzt nicht: Entscheide erst, wie viel Prestige du kaufst.
        [bidding] Jetzt nicht: Gib erst dein Gebot ab.
        [picking] Jetzt nicht: Such dir erst aus, wen du anheuerst.
        [laying] Jetzt nicht: Leg erst deine gebotenen Schuldscheine.
       *[other] Das geht gerade nicht.
    }

## Gnadenlos!: eigenes Spielmaterial

gn-components-unread = { $file } lässt sich nicht lesen.
gn-components-toml = { $file } ist kein gültiges TOML: { $problem }.
gn-components-number =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein.
gn-components-name =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ muss ein Name sein.
gn-components-row =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ muss eine Tabelle in geschweiften Klammern sein.
gn-components-count =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ braucht insgesamt { $needed }, hat aber { $found ->
        [0] nichts davon.
       *[other] { $found }.
    }
gn-components-kind =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } „{ $field }“ muss eines davon sein: { $known }.
gn-components-twice =
    { $line ->
        [0] { $file }:
       *[other] { $file }, Zeile { $line }:
    } Der Name „{ $name }“ lässt sich nicht von dem eines anderen Abenteurers unterscheiden.
gn-components-no-high-noon = In { $file } fehlt High Noon unter den Ereignissen; so käme der Totengräber nie voran.
gn-table-undertaker = Totengräber: { $space } von { $last }
gn-table-offer = Im Angebot:
gn-table-adventurers = Deine Abenteurer:
gn-table-debts = Deine Schuldscheine: { $debts }
gn-table-market = Markt
gn-table-revolver = Revolver
gn-table-bid = bietet { $value }
gn-table-position = Feld { $position }
gn-table-out = ausgeschieden
gn-table-nuggets =
    { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }
gn-table-vultures =
    { $vultures ->
        [one] { $vultures } Geier
       *[other] { $vultures } Geier
    }
gn-table-hand = Abenteurer: { $adventurers }, Schuldscheine: { $debts }

## The browser: the house

web-house = Saloon
web-loading = Einen Moment …
web-unreachable = Der Server ist gerade nicht zu erreichen.
web-nothing-here = Hier ist nichts.
web-broken = Auf dieser Seite ist etwas schiefgegangen.
web-try-again = Nochmal versuchen
web-home = Startseite
web-nav = Hauptmenü
web-language = Sprache
web-guest = Gast
web-skip = Zum Inhalt
web-me = { $name }: Name und Konto
web-foot = Mehr in diesem Haus
web-nav-settings = Einstellungen
web-nav-about = Über Saloon
web-unreachable-help = Prüfe deine Verbindung oder warte einen Moment. Nichts ist verloren: Die Partien warten auf dem Server auf dich.
web-nothing-here-help = Vielleicht ist der Link alt, oder ein Buchstabe fehlt. Von der Startseite aus erreichst du alles im Haus.
web-broken-help = Lade die Seite neu. Eine laufende Partie geht dort weiter, wo sie war.
web-offline = Keine Verbindung. Diese Seite kannst du lesen; gespielt wird, sobald du wieder da bist.
web-close = Schließen
web-minutes =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
web-seconds =
    { $number ->
        [one] { $number } Sekunde
       *[other] { $number } Sekunden
    }
web-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
web-pace-untimed = Ohne Uhr
web-pace-live = { $minutes } min für jeden, dazu { $seconds } s pro Zug
web-pace-days =
    { $number ->
        [one] Ein Zug am Tag
       *[other] Ein Zug in { $number } Tagen
    }
web-option-is = { $option }: { $value }
web-door-link = Nur mit Link
web-door-open = Offen für alle
web-onlookers-yes = Zuschauer willkommen
web-onlookers-no = Keine Zuschauer

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Sofort spielen
web-room-seated =
    { $taken ->
        [one] { $taken } von { $number } sitzt
       *[other] { $taken } von { $number } sitzen
    }
web-room-waiting =
    { $number ->
        [one] Einer fehlt noch
       *[other] { $number } fehlen noch
    }
web-room-full = Alle sind da
web-room-begin-full = Die Partie beginnt, sobald der letzte Platz besetzt ist.
web-room-begin-host = { $name } beginnt die Partie.
web-room-begin-me = Beginne, wann du magst.
web-room-begin-bots =
    { $number ->
        [one] Beginne, wann du magst: Den freien Platz nimmt ein Bot.
       *[other] Beginne, wann du magst: Die freien Plätze nehmen Bots.
    }
web-room-start = Partie beginnen
web-room-start-bots =
    { $number ->
        [one] Jetzt mit einem Bot beginnen
       *[other] Jetzt mit { $number } Bots beginnen
    }
web-room-seats = Plätze
web-room-you = Du
web-room-you-host = Du, Gastgeber
web-room-host = Gastgeber
web-room-here = Da
web-room-away = Gerade nicht da
web-room-invited = Eingeladen, noch nicht da
web-room-beside = Am selben Bildschirm
web-room-open = Freier Platz
web-room-sit = Hier sitzen
web-room-seat-bot = Bot setzen
web-room-add-beside = Jemand neben mir
web-room-beside-name = Name des Spielers neben dir
web-room-fill = Platz { $number } besetzen
web-room-change = Mehr für { $name }
web-room-free = Platz freigeben
web-room-send-away = { $name } wegschicken
web-room-get-up = Aufstehen
web-room-hand-over = { $name } zum Gastgeber machen
web-room-close = Tisch schließen
web-room-close-sure = Den Tisch für alle schließen?
web-room-close-keep = Offen lassen
web-room-closed = Dieser Tisch ist geschlossen
web-room-closed-help = Der Gastgeber hat die Partie abgesagt, bevor sie begann.
web-room-lost = Die Verbindung ist weg. Neuer Versuch …
web-room-rules = Spielregeln
web-invite = Hol jemanden dazu
web-invite-link = Link zu diesem Tisch
web-invite-copy = Kopieren
web-invite-copied = Kopiert
web-invite-share = Teilen
web-invite-text = Komm, spiel { $game } mit mir.
web-invite-qr = QR-Code des Links
web-invite-scan = Scannen oder diesen Code auf der Startseite eingeben:
web-room-talk = Tischgespräch
web-room-talk-none = Noch hat niemand etwas gesagt.
web-room-talk-say = Sag etwas
web-room-talk-send = Senden
web-room-talk-sat = { $name } setzt sich.
web-room-talk-left = { $name } steht auf.
web-home-welcome = Setz dich dazu
web-home-welcome-help = Drei Spiele, die es nicht mehr zu kaufen gibt, mit Freunden oder gegen Bots. Ein Konto brauchst du nicht.
web-home-yours = Deine Tische
web-home-yours-wait =
    { $number ->
        [one] { $number } wartet auf dich
       *[other] { $number } warten auf dich
    }
web-home-your-move = Du bist dran
web-home-their-move = { $name } ist dran
web-home-their-moves =
    { $number ->
        [one] { $number } wählt noch
       *[other] { $number } wählen noch
    }
web-home-gathering = Es fehlen Mitspieler
web-home-with = Mit { $names }
web-home-alone = Noch niemand sonst
web-home-code = Code oder Link
web-home-code-ask = Hast du einen Code?
web-home-code-wrong = Das ist weder ein Code noch ein Link zu einem Tisch.
web-home-rules = Regeln lesen
web-home-join = Mitspielen
web-home-games = Die drei Spiele
web-home-players = { $from }–{ $to } Spieler
web-home-about-minutes = etwa { $number } Minuten
web-home-minutes = { $number } min
web-home-line-katzenjammer = Katzen kaufen, Mäuse fangen, Joker fürchten.
web-home-line-gnadenlos = Die Straße kaufen mit Geld, das keiner hat.
web-home-line-gadshill = Keiner weiß mehr alles. Baut die Stadt neu.
web-home-kind-katzenjammer = Versteigerung
web-home-kind-gnadenlos = Bieten und Bluffen
web-home-kind-gadshill = Logik
web-home-against =
    { $number ->
        [one] gegen einen Bot
       *[other] gegen { $number } Bots
    }
web-home-friends = Mit Freunden
web-home-friends-help = Link schicken
web-home-puzzle = Rätsel für dich allein
web-home-open = Offene Tische
web-home-open-none = Gerade sucht niemand Mitspieler. Mach einen Tisch auf und lass die Tür offen.
web-home-sit = Dazusetzen
web-home-watch = Zuschauen
web-home-free =
    { $number ->
        [one] { $number } Platz frei
       *[other] { $number } Plätze frei
    }
web-home-playing = Es wird gespielt
web-home-new = Neuer Tisch
web-new = Neuer Tisch
web-new-game = Spiel
web-new-seats = Plätze
web-new-who = Wer auf Platz { $number } sitzt
web-new-your-name = Dein Name
web-new-you = Du, Gastgeber
web-new-open-help = Für alle mit dem Link
web-new-beside = Jemand an diesem Bildschirm
web-new-beside-name = Name von Spieler { $number }
web-new-remove = Platz { $number } entfernen
web-new-add-open = Freier Platz
web-new-add-bot = Bot
web-new-count = { $taken } von { $number }
web-new-options-more =
    { $number ->
        [one] { $number } weitere Option
       *[other] { $number } weitere Optionen
    }
web-new-options-changed =
    { $number ->
        [one] { $number } geändert
       *[other] { $number } geändert
    }
web-new-option-players = Nicht mit so vielen Spielern
web-new-pace = Tempo
web-new-pace-untimed = Ohne Uhr
web-new-pace-untimed-help = Niemand wird gehetzt.
web-new-pace-live = Live
web-new-pace-live-help = Jeder hat eine Uhr. Für den, dessen Zeit um ist, spielt ein Bot.
web-new-pace-days = Über Tage
web-new-pace-days-help = Komm wieder, wenn du dran bist. Wer länger braucht, für den spielt ein Bot. Kommt eine Bezahlung sofort, so gab es keine Wahl: Das sehen alle, außer du lässt dich immer fragen (siehe Einstellungen).
web-new-bank = Zeit für jeden
web-new-increment = Zuschlag pro Zug
web-new-days = Zeit für einen Zug
web-new-door = Tür
web-new-door-link = Mit Link
web-new-door-link-help = Nur wer deinen Link oder Code hat, kann sich setzen.
web-new-door-open = Offenes Haus
web-new-door-open-help = Der Tisch steht für alle auf der Startseite.
web-new-starts = Die Partie beginnt
web-new-starts-full = Wenn alle da sind
web-new-starts-full-help = Sobald der letzte Platz besetzt ist.
web-new-starts-host = Wenn ich es sage
web-new-starts-host-help = Du drückst Start, wenn alle bereit sind.
web-new-manners = Am Tisch
web-new-spectators = Zuschauer sind erlaubt
web-new-spectators-help = Sie sehen den Tisch, nie eine Hand.
web-new-chat = Chat
web-new-chat-help = Die Spieler können einander schreiben.
web-new-hints = Tipps
web-new-hints-help = Jeder darf einen Bot fragen, was er täte.
web-new-short = Dein Tisch in Kürze
web-new-sum-me = Du
web-new-sum-open =
    { $number ->
        [one] { $number } frei
       *[other] { $number } frei
    }
web-new-sum-bots =
    { $number ->
        [one] { $number } Bot
       *[other] { $number } Bots
    }
web-new-sum-beside = { $number } neben dir
web-new-sum-length = Dauer
web-new-make = Tisch eröffnen
web-new-begin = Partie beginnen
web-new-make-help = Du bekommst einen Link und einen Code zum Weitergeben.
web-new-begin-help = Kein Platz ist frei: Es geht sofort los.
web-join = An einen Tisch setzen
web-join-invites = { $name } lädt dich ein
web-join-name = Wie sollen wir dich nennen?
web-join-sit = Hinsetzen
web-join-watch = Lieber zuschauen
web-join-full = Alle Plätze sind besetzt
web-join-full-watch = Du kannst zuschauen oder den Gastgeber fürs nächste Mal um einen Platz bitten.
web-join-full-no = An diesem Tisch gibt es keine Zuschauer. Bitte den Gastgeber fürs nächste Mal um einen Platz.
web-join-running = Die Partie hat begonnen
web-join-over = Diese Partie ist zu Ende
web-join-over-help = Sie wurde ohne dich oder an einem anderen Bildschirm beendet.
web-join-replay = Partie ansehen
web-join-not-invited-help = Bitte den Gastgeber um den ganzen Link oder um den Code.
web-join-no-code-help = Codes gelten, bis die Partie beginnt. Prüfe auf Tippfehler oder bitte um den Link.
web-join-no-table-help = Vielleicht wurde er geschlossen, oder der Link ist nicht vollständig.
web-join-kicked = Der Gastgeber hat deinen Platz freigegeben
web-join-kicked-help = Du sitzt nicht mehr an diesem Tisch. Andere Tische stehen dir offen.
web-set = Einstellungen
web-set-help = Sie bleiben nur auf diesem Gerät.
web-set-theme = Licht
web-set-theme-auto = Wie das Gerät
web-set-theme-night = Lampenlicht
web-set-theme-day = Tageslicht
web-set-text = Schriftgröße
web-set-text-s = Klein
web-set-text-m = Mittel
web-set-text-l = Groß
web-set-text-xl = Sehr groß
web-set-motion = Bewegung
web-set-motion-auto = Wie das Gerät
web-set-motion-full = Karten fliegen
web-set-motion-less = Nichts bewegt sich
web-set-contrast = Kontrast
web-set-contrast-auto = Wie das Gerät
web-set-contrast-normal = Normal
web-set-contrast-more = Stärker
web-set-patterns = Muster auf Farben
web-set-patterns-help = Jede Spielerfarbe hat zusätzlich ein eigenes Muster.
web-set-sound = Töne
web-set-sound-help = Ein leiser Ton, wenn du dran bist.
web-set-ask = Immer fragen
web-set-ask-help = Auch wo du keine Wahl hast und nur du das weißt, etwa bei mancher Bezahlung. Sonst geschieht so ein Schritt von selbst, etwa so spät, wie du überlegen würdest; in einer Partie über Tage sofort, und das verrät ihn. Bleibt auf dem Server und gilt an allen deinen Tischen.
web-set-sample = Eine Probe
web-set-sample-text = Vier Hüte sitzen um den Tisch. Die Lampe brennt, die Karten sind verteilt.
web-acc = Name und Konto
web-acc-stranger = Du kannst ohne Konto spielen. Ein Name genügt.
web-acc-guest = Du bist Gast. Nur dieser Browser kennt dich; mit einem Konto kommst du von überall zurück.
web-acc-member = Du hast ein Konto.
web-acc-name = Dein Name
web-acc-name-help = So sehen dich die anderen am Tisch.
web-acc-save = Speichern
web-acc-saved = Gespeichert.
web-acc-come-in = Als Gast eintreten
web-acc-make = Konto anlegen
web-acc-make-help = Deine Tische und Aufzeichnungen behältst du. Wir fragen nach keiner E-Mail-Adresse, also kann dir auch niemand ein neues Passwort schicken: Heb es gut auf.
web-acc-sign-in = Anmelden
web-acc-sign-in-help = Du hast schon ein Konto? Komm mit Name und Passwort herein.
web-acc-sign-in-guest = Was du als Gast spielst, bleibt beim Gast.
web-acc-password = Passwort
web-acc-password-help = Mindestens 8 Zeichen
web-acc-out = Abmelden
web-acc-out-here = Hier abmelden
web-acc-out-all = Überall abmelden
web-acc-out-guest = Als Gast gehen?
web-acc-out-guest-help = Ein Gast, der geht, kann nicht zurück und lässt alle Plätze hinter sich. Leg vorher ein Konto an, um sie zu behalten.
web-acc-data = Deine Daten
web-acc-data-help = Alles, was dieses Haus über dich aufbewahrt, in einer Datei.
web-acc-download = Alles herunterladen
web-acc-delete = Mich löschen
web-acc-delete-sure = Dich endgültig löschen?
web-acc-delete-help = Dein Name verschwindet von allen Tischen und Aufzeichnungen, und Bots spielen für dich weiter. Das lässt sich nicht rückgängig machen.
web-acc-delete-yes = Ja, mich löschen
web-acc-keep = Nein, bleiben
web-acc-gone = Du bist gelöscht. Komm jederzeit wieder.
web-replays = Deine Partien
web-replays-none = Noch keine beendete Partie. Die nächste wartet hier auf dich.
web-replays-see = Ansehen
web-replays-see-long = { $game } vom { $day } ansehen
web-replays-brought = Mitgebracht
web-replays-brought-help = Bring eine Aufzeichnung von anderswo mit: eine Datei, die Saloon geschrieben hat. Jede Ziehung und jeder Zug wird vorher geprüft.
web-replays-bring = Aufzeichnung mitbringen
web-replays-bad-file = Diese Datei ist keine Aufzeichnung von Saloon.
web-replays-added = Die Aufzeichnung ist da, und sie stimmt.
web-replays-drop = Löschen
web-replays-drop-long = { $game } vom { $day } löschen
web-replays-drop-sure = Diese Aufzeichnung löschen?
web-replays-keep = Behalten
web-about = Über Saloon
web-about-what = Saloon ist ein Ort, um drei Spiele wieder zu spielen, die es nicht mehr zu kaufen gibt: mit Freunden über einen Link, an einem Bildschirm oder gegen Bots; sofort oder mit einem Zug am Tag; und mit allen Regeln.
web-about-games = Die Spiele und ihre Autoren
web-about-by = von { $author } · { $publisher }, { $year }
web-about-first = zuerst erschienen als Old Town, 2004
web-about-unofficial = Saloon ist inoffiziell: von Spielern für Spieler. Autoren und Verlage haben es weder gemacht noch gebilligt noch gefördert. Die Titel und alle Rechte, die an den Spielen bestehen, gehören ihren Inhabern.
web-about-fair = Ehrlich gemischt
web-about-fair-help = Vor der ersten Karte zeigt das Haus den Hash eines Geheimnisses, und der Browser jeder Person gibt eine eigene Zahl dazu; alle Ziehungen folgen daraus. Nach der Partie wird das Geheimnis offengelegt, dein Browser vergleicht es mit dem, was er behalten hat, und jeder kann jede Ziehung nachrechnen.
web-about-privacy = Was aufbewahrt wird
web-about-privacy-help = Dein Name, deine Sprache und deine Partien. Kein Ausspähen, keine Werbung, nichts von anderen Seiten. Deine Daten kannst du jederzeit mitnehmen oder dich löschen.
web-about-licence = Lizenzen
web-about-licence-code = Code, Bilder und der Wortlaut von Regeln und Karten sind vom Projekt selbst und stehen unter der MIT-Lizenz.
web-about-licence-fonts = Die Schriften sind Rye von Nicole Fally, Vollkorn von Friedrich Althausen und Figtree von Erik Kennedy, alle unter der SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = Es fehlen noch Mitspieler
web-moves = Was du tun kannst
web-table-opening = Verbinde
web-table-live = Verbunden
web-table-lost = Verbindung weg
web-table-gone = Geschlossen
web-table-menu = Menü
web-table-book =
    { $number ->
        [0] Protokoll, Chat und Regeln
       *[other] Protokoll, Chat und Regeln: { $number } ungelesen
    }
web-table-players = Spieler
web-table-board = Spielfläche
web-table-dock = Deine Hand und was du tun kannst
web-table-end = Wie das Spiel ausging
web-table-pages = Protokoll, Chat und Regeln
web-table-log = Protokoll
web-table-log-empty = Noch ist nichts passiert.
web-table-log-more = Frühere Zeilen zeigen
web-table-chat = Chat
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-later = Die Spieler unterhalten sich unter sich. Nach dem Spiel kannst du mitlesen.
web-table-chat-say = Etwas sagen
web-table-chat-send = Senden
web-table-rules = Regeln
web-table-rule = Regel
web-table-rulebook = Ganzes Regelheft
web-table-settings = Einstellungen
web-table-unread = { $number } ungelesen
web-table-close = Schließen
web-table-dismiss = Ausblenden
web-table-you = Du
web-table-bot = Bot
web-table-your-turn = du bist dran
web-table-thinks = überlegt
web-table-chosen = hat gewählt
web-table-not-here = nicht da
web-table-watched =
    { $number ->
        [one] { $number } Zuschauer
       *[other] { $number } Zuschauer
    }
web-table-absent-invited = noch nicht da
web-table-absent-left = gegangen, ein Bot spielt
web-table-absent-time = Zeit um, ein Bot spielt
web-table-absent-away = weg, ein Bot spielt
web-table-absent-resigned = aufgegeben, ein Bot spielt
web-table-stead-invited = Dein Platz wird für dich freigehalten.
web-table-stead-left = Ein Bot spielt für dich, bis du zurückkommst.
web-table-stead-time = Deine Zeit ist um. Ein Bot spielt für dich, bis du zurückkommst.
web-table-stead-away = Du warst weg. Ein Bot spielt für dich, bis du zurückkommst.
web-table-stead-resigned = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
web-table-clock =
    { $you ->
        [yes] Deine Restzeit
       *[no] Restzeit von { $seat }
    }
web-table-clock-days = { $days } T { $hours } Std
web-table-clock-tight = die Zeit wird knapp
web-table-undo = Zurücknehmen
web-table-takeback = Um Zugrücknahme bitten
web-table-asks =
    { $you ->
        [yes] Du möchtest deinen letzten Zug zurücknehmen. Die anderen entscheiden.
       *[no] { $seat } möchte den letzten Zug zurücknehmen.
    }
web-table-agree = Zustimmen
web-table-decline = Ablehnen
web-table-hint = Gib mir einen Tipp
web-table-hint-asked = Der beste Bot denkt nach …
web-table-hint-says = Der beste Bot würde das tun: { $text }
web-table-list = Alle Züge auflisten
web-table-leave = Den Tisch verlassen
web-table-back = Wieder selbst spielen
web-table-resign = Aufgeben
web-table-stay = Weiterspielen
web-table-sure-leave = Ein Bot spielt für dich, bis du zurückkommst. Jetzt gehen?
web-table-sure-resign = Ein Bot spielt für dich zu Ende, und du kannst nicht zurück. Jetzt aufgeben?
web-table-watching = Du schaust bei diesem Spiel zu.
web-table-lost-line = Die Verbindung ist weg. Neuer Versuch …
web-table-server-gone = Der Server antwortet nicht. Wir versuchen es weiter; nichts geht verloren.
web-table-move-kept = Dein Zug ist gemerkt und wird noch einmal geschickt.
web-table-closed = Der Gastgeber hat diesen Tisch abgesagt.
web-table-kicked = Der Gastgeber hat deinen Platz freigegeben.
web-table-see-board = Tisch ansehen
web-table-see-end = Ergebnis ansehen
web-table-replay = Noch einmal ansehen
web-table-rematch = Noch ein Spiel
web-table-rematch-go = Zum nächsten Spiel

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Partien
web-replay-title = Wiedergabe
web-replay-setup = Aufbau
web-replay-auction = Versteigerung { $number }
web-replay-turn = Zug { $number }: { $seat }
web-replay-mark-quartet = Ein Vierling wird gelegt
web-replay-mark-payday = Zahltag
web-replay-mark-vulture = Ein Geier landet
web-replay-mark-shot = Jemand verliert das Duell
web-replay-mark-placed = Ein Gebäude ist gefunden
web-replay-mark-stop = STOP wird gerufen
web-replay-mark-end = Die Runde endet
web-replay-seats =
    { $number ->
        [one] { $number } Spieler
       *[other] { $number } Spieler
    }
web-replay-won = Sieg: { $seats }
web-replay-board = Der Tisch
web-replay-eyes = Gesehen von
web-replay-onlooker = Zuschauer
web-replay-all = Alle Hände
web-replay-where = Schritt { $step } von { $last }
web-replay-scrub = Zu einem Schritt
web-replay-chapter-back = Einen Abschnitt zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-chapter-on = Einen Abschnitt weiter
web-replay-next-decision = Nächste Entscheidung
web-replay-speed = Tempo: { $times }×
web-replay-log = Was geschah
web-replay-search = Im Verlauf suchen
web-replay-nothing = Nichts gefunden.
web-replay-decisions = Nur Entscheidungen
web-replay-link = Link zu diesem Moment
web-replay-link-copied = Der Link ist kopiert.
web-replay-link-take = Hier ist der Link zum Kopieren:
web-replay-result = Ergebnis
web-replay-only-told = Diese Partie wurde nach anderen Regeln gespielt (Fassung { $rules }). Man kann sie hier nachlesen, aber nicht ansehen.
web-replay-close = Schließen
web-replay-keys = Tasten
web-replay-keys-step = ein Schritt
web-replay-keys-chapter = ein Abschnitt
web-replay-keys-ends = Anfang und Ende
web-replay-keys-play = abspielen oder anhalten
web-replay-keys-decision = nächste oder vorige Entscheidung
web-replay-check = Ziehungen prüfen
web-replay-check-working = Jede Ziehung wird nachgerechnet …
web-replay-check-good = Es ging mit rechten Dingen zu.
web-replay-check-bad = Da stimmt etwas nicht.
web-replay-check-before = Vor der ersten Karte wählte das Haus eine geheime Zahl und zeigte deren Fingerabdruck; danach konnte der Browser jeder Person eine eigene Zahl beisteuern.
web-replay-check-draws = Jede Karte und jeder Würfel folgt allein aus diesen Zahlen. Wo wenigstens eine Person eine Zahl beisteuerte, konnte also weder das Haus allein noch ein Spieler allein sie aussuchen.
web-replay-check-after =
    Nun liegt das Geheimnis offen, und der Server hat { $draws ->
        [one] { $draws } Ziehung
       *[other] { $draws } Ziehungen
    } nachgerechnet und { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } nachgespielt.
web-replay-check-commitment = Fingerabdruck, vor der ersten Karte gezeigt
web-replay-check-secret = Geheimnis, nach dem Ende gezeigt
web-replay-check-nonces = Was die Plätze beisteuerten
web-replay-check-no-nonce = nichts
web-replay-check-yourself = Wer keinem Server traut, prüft die Aufzeichnung zu Hause, mit dem Befehl
web-replay-download = Aufzeichnung herunterladen
web-replay-open = Eine Aufzeichnung öffnen
web-replay-open-how = Eine Aufzeichnung ist die Datei, die eine beendete Partie hinterlässt. Wähle eine aus oder lege sie hier ab.
web-replay-open-choose = Datei wählen
web-replay-open-working = Die Aufzeichnung wird geprüft …
web-replay-open-not-one = Diese Datei ist keine Aufzeichnung.
web-replay-mine = Aufzeichnungen, die du geöffnet hast
web-replay-drop = { $game } vom { $day } entfernen

## The browser: the seal on the deal (web-fair-…)

web-fair-sign-sealed = versiegelt
web-fair-sign-checking = wird geprüft
web-fair-sign-fair = Siegel passt
web-fair-sign-broken = Siegel gebrochen
web-fair-sign-unseen = nicht geprüft
web-fair-title-sealed = Die Karten sind versiegelt
web-fair-title-checking = Die Karten werden geprüft
web-fair-title-fair = Die Karten passen zum Siegel
web-fair-title-broken = Die Karten passen nicht zum Siegel
web-fair-title-unseen = Dieser Browser kann nicht prüfen
web-fair-line-sealed = Die Karten sind versiegelt: { $seal }.
web-fair-line-checking = Dein Browser prüft die Karten …
web-fair-line-fair = Die Karten passen zum Siegel { $seal }.
web-fair-line-broken = Die Karten passen nicht zum Siegel!
web-fair-line-unseen = Dieser Browser war vor der ersten Karte nicht da und kann nichts prüfen.
web-fair-how-alone = Das Haus hat sein Geheimnis gewählt und mit diesem Siegel verschlossen; erst danach hat dein Browser eine eigene Zahl dazugegeben. Aus beiden folgt jede Karte, also konnte das Haus sie nicht aussuchen.
web-fair-how-together = Das Haus hat sein Geheimnis gewählt und mit diesem Siegel verschlossen. Dann hat der Browser jeder Person eine Zahl versprochen und sie erst gezeigt, als alle versprochen waren. Aus allen zusammen folgt jede Karte; niemand konnte sie aussuchen, auch nicht das Haus zusammen mit jemandem am Tisch.
web-fair-how-days = Das Haus hat sein Geheimnis gewählt und mit diesem Siegel verschlossen; dann hat jede Person beim Hinsetzen eine Zahl dazugegeben. Das Haus allein konnte die Karten also nicht aussuchen. Zusammen mit der Person, die sich zuletzt gesetzt hat, hätte es das gekonnt: Bei einem Zug pro Tag sind am Anfang nicht alle da.
web-fair-how-nothing = Das Haus hat sein Geheimnis mit diesem Siegel verschlossen, aber dieser Browser hat keine Zahl dazugegeben. Dass das Geheimnis gleich bleibt, lässt sich prüfen; dass das Haus nicht mehrere probiert hat, nicht.
web-fair-seal = Siegel
web-fair-number = Deine Zahl
web-fair-later = Nach der letzten Karte öffnet dein Browser das Siegel und vergleicht.
web-fair-home = Dein Browser hat Siegel, Zahlen und deine Züge verglichen. Wer auch jede Karte neu herleiten will, nimmt die Aufzeichnung und den Befehl
web-fair-record = Aufzeichnung behalten
web-fair-copy = Befehl kopieren
web-fair-copied = Kopiert
web-fair-show = Zeigen
web-fair-checking = Die Aufzeichnung wird mit dem verglichen, was dein Browser behalten hat …
web-fair-unseen-help = Das Siegel kann nur ein Browser prüfen, der es vor der ersten Karte gesehen hat.
web-fair-seal-yes = Das Siegel von vor der ersten Karte geht auf: { $seal }.
web-fair-seal-no = Das Geheimnis ist nicht das, das mit { $seal } versiegelt war.
web-fair-number-yes = Deine Zahl { $nonce } ist darin.
web-fair-number-no = Deine Zahl { $nonce } wurde ausgetauscht.
web-fair-others-yes = Die Zahlen der anderen sind die, die sie vor der ersten Karte gegeben haben.
web-fair-others-no = Die Zahl von { $name } ist nicht die von vor der ersten Karte.
web-fair-moves-yes = Deine Züge stehen so in der Aufzeichnung, wie du sie gemacht hast.
web-fair-moves-no = Deine Züge stehen nicht so in der Aufzeichnung, wie du sie gemacht hast.
web-fair-broken-commitment = Das Haus hat sein Siegel mittendrin geändert.
web-fair-broken-dealt = Es wurde ausgeteilt, bevor deine Zahl da war.
web-fair-broken-help = Das kann ein Fehler des Servers sein, oder jemand hat die Karten verändert. Behalte die Aufzeichnung und frag, wer den Server betreibt.
web-fair-adds-nothing = { $name } hat keine Zahl dazugegeben.
web-fair-adds-owed = { $name } muss noch einmal eine Zahl versprechen.
web-fair-adds-sealed = { $name } hat eine Zahl versprochen, bevor eine gezeigt wurde.
web-fair-adds-open = { $name } hat beim Hinsetzen eine Zahl gegeben.
web-fair-called-off =
    { $number ->
        [one] Der Start wurde davor einmal abgebrochen.
       *[other] Der Start wurde davor { $number }-mal abgebrochen.
    }
web-fair-missing = Die Karten werden versiegelt; es fehlt noch: { $names } …

## The browser: rulebooks (web-rules-…)

web-nav-rules = Spielregeln
web-rules-of = Regelheft
web-rules-search = Regeln durchsuchen
web-rules-places =
    { $number ->
        [one] { $number } Stelle
       *[other] { $number } Stellen
    }
web-rules-found = Nichts gefunden
web-rules-next = Nächste Stelle
web-rules-chapters = Kapitel
web-rules-link = Link zu Regel { $clause }
web-rules-print = Drucken
web-rules-no-clause = In diesem Regelheft gibt es keine Regel { $clause }.

## The browser: Katzenjammer Blues (kb-screen-…)

web-nav-play = Spielen
kb-screen-ask-open = Biete auf die Auslage oder *passe*.
kb-screen-ask-beat =
    { $you ->
        [yes] Dein Höchstgebot ist *{ kb-bid-name }*.
       *[no] Überbiete { $seat } (*{ kb-bid-name }*) oder passe.
    }
kb-screen-ask-pass =
    { $you ->
        [yes] Dein Höchstgebot ist *{ kb-bid-name }*.
       *[no] Du kannst { $seat } (*{ kb-bid-name }*) nicht überbieten.
    }
kb-screen-ask-pay = Die Auslage ist dein: Wie bezahlst du *{ kb-bid-name }*?
kb-screen-ask-lay = Lege einen Vierling, oder *hör auf* und decke weiter auf.
kb-screen-ask-stop = Du hast keinen Vierling: *Hör auf* und decke weiter auf.
kb-screen-wait-deal = Die Karten werden ausgeteilt.
kb-screen-wait-reveal =
    { $you ->
        [yes] Du deckst auf.
       *[no] { $seat } deckt auf.
    } { $number ->
        [0] Noch keine Karte.
        [one] Bisher eine Karte.
       *[other] Bisher { $number } Karten.
    }
kb-screen-wait-bonus = Eine Bonuskarte für alle.
kb-screen-wait-bid =
    { $you ->
        [yes] Du bist dran.
       *[no] { $seat } überlegt ein Gebot.
    }
kb-screen-wait-high = Du hältst das Höchstgebot: *{ kb-bid-name }*.
kb-screen-wait-pay =
    { $you ->
        [yes] Du hast die Auslage für *{ kb-bid-name }* ersteigert.
       *[no] { $seat } hat die Auslage für *{ kb-bid-name }* ersteigert.
    }
kb-screen-wait-lay =
    { $you ->
        [yes] Du darfst Vierlinge legen.
       *[no] { $seat } darf Vierlinge legen.
    }
kb-screen-over = Die Partie ist zu Ende.
kb-screen-high = Höchstgebot: { kb-bid-name }
kb-screen-won = ersteigert für { kb-bid-name }
kb-screen-passed = gepasst
kb-screen-leads = führt
kb-screen-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
kb-screen-mice =
    { $number ->
        [one] { $number } Maus
       *[other] { $number } Mäuse
    }
kb-screen-mice-none = keine Mäuse
kb-screen-jokers =
    { $number ->
        [one] { $number } Joker
       *[other] { $number } Joker
    }
kb-screen-used =
    { $number ->
        [one] { $number } Joker in der Reihe
       *[other] { $number } Joker in der Reihe
    }
kb-screen-held =
    { $number ->
        [one] und { $number } auf der Hand
       *[other] und { $number } auf der Hand
    }
kb-screen-lot = Die Auslage
kb-screen-lot-yours = Deine Auslage
kb-screen-lot-paid = dein, sobald bezahlt
kb-screen-lot-by =
    { $you ->
        [yes] Von dir aufgedeckt.
       *[no] Von { $seat } aufgedeckt.
    }
kb-screen-lot-pair = Die zweite { kb-value } hat sie beendet.
kb-screen-lot-joker = Der Joker hat sie beendet: eine Bonuskarte für alle.
kb-screen-lot-won =
    { $you ->
        [yes] Du hast sie für { kb-bid-name } ersteigert.
       *[no] { $seat } hat sie für { kb-bid-name } ersteigert.
    }
kb-screen-lot-none =
    { $you ->
        [yes] Du deckst die nächste Auslage auf.
       *[no] { $seat } deckt die nächste Auslage auf.
    }
kb-screen-round-clocks = Restliche Mäuse und Karten
kb-screen-round = Runde { $round } von { $rounds }
kb-screen-so-far = Bisher: { $text }
kb-screen-round-short = Runde { $round }
kb-screen-pool = noch *{ $number }* von { $all } Mäusen
kb-screen-pile =
    { $number ->
        [one] noch *{ $number }* Karte
       *[other] noch *{ $number }* Karten
    }
kb-screen-pile-near = Mit der nächsten Auslage kann der Stapel leer sein.
kb-screen-discard = *{ $number }* abgelegt
kb-screen-joker-none = Du hast keinen Joker, also keinen Verlust.
kb-screen-joker-safe = *Im Moment sicher.* Deine Joker: { $own } ({ $used } benutzt, { $held } auf der Hand).
kb-screen-joker-risk = *Die meisten Joker, soweit offen.* Deine Joker: { $own } ({ $used } benutzt, { $held } auf der Hand).
kb-screen-joker-shows = Offen bei { $seats }: { $most }.
kb-screen-short-safe = sicher
kb-screen-short-most = am meisten
kb-screen-ladder = Gebote
kb-screen-floors = Anzahl der Karten
kb-screen-floor =
    { $number ->
        [one] Karte
       *[other] Karten
    }
kb-screen-different = versch.
kb-screen-least = kleinstes
kb-screen-high-tag = Höchstgebot
kb-screen-lit = kannst du bieten
kb-screen-needs-joker = braucht Joker
kb-screen-dark = nicht möglich
kb-screen-beaten = überboten
kb-screen-under =
    { $number ->
        [one] Ein weiteres Stockwerk darunter ist überboten.
       *[other] { $number } weitere Stockwerke darunter sind überboten.
    }
kb-screen-hand = Deine Hand
kb-screen-hand-empty = Deine Hand ist leer.
kb-screen-hand-none = keine Karten
kb-screen-hands = Alle Hände am Ende
kb-screen-stack = { $card }: { $all }
kb-screen-stack-picked = { $card }: { $number } von { $all } gewählt
kb-screen-tip-bid = Tippe auf ein Fenster oder auf Karten
kb-screen-tip-pay = Tippe auf Karten, um anders zu bezahlen
kb-screen-tip-lay = Tippe auf Karten, um einen Joker einzusetzen
kb-screen-no-match = Mit diesen Karten geht jetzt nichts.
kb-screen-if-won = Bei Gewinn zahlst du
kb-screen-or = oder
kb-screen-you-pay = Du zahlst
kb-screen-only-pass = Du hast kein höheres Gebot.
kb-screen-pass-final = endgültig
kb-screen-stop-next = du deckst weiter auf
kb-screen-do-choose-bid = Wähle ein Gebot
kb-screen-do-choose-quartet = Wähle einen Vierling
kb-screen-do-pay = Bezahlen und nehmen
kb-screen-do-lay = { kb-bid-name } legen
kb-screen-do-end = Legen und Runde beenden
kb-screen-pay-ways =
    { $number ->
        [one] Eine Art zu bezahlen
       *[other] { $number } Arten zu bezahlen
    }
kb-screen-pay-pick = Wähle { $number } verschiedene Karten
kb-screen-pay-picked =
    { $all ->
        [one] { $number } von { $all } Karte gewählt
       *[other] { $number } von { $all } Karten gewählt
    }
kb-screen-pay-then = Danach hast du
kb-screen-pay-joined =
    { kb-bid-name } { $jokers ->
        [one] und ein Joker
       *[other] und { $jokers } Joker
    }
kb-screen-pay-jokers =
    { $jokers ->
        [one] nur der Joker
       *[other] { $jokers } Joker
    }
kb-screen-pay-same =
    { $own ->
        [one] So oder so zählst du { $own } Joker; in deiner Reihe bleibt er für immer liegen.
       *[other] So oder so zählst du { $own } Joker; in deiner Reihe bleiben sie für immer liegen.
    }
kb-screen-row = Joker in deiner Reihe
kb-screen-ready = vier { kb-value.plural } beisammen
kb-screen-lay-title = Vierlinge legen
kb-screen-lay-hint = Nur jetzt, gleich nach dem Ersteigern. Du musst keinen legen.
kb-screen-lay-of = von { $all }
kb-screen-lay-jokers =
    { $jokers ->
        [0] ohne Joker
        [one] { $jokers } Joker in deine Reihe
       *[other] { $jokers } Joker in deine Reihe
    }
kb-screen-lay-note =
    Vierling aus { kb-value.plural }: { $mice ->
        [one] { $mice } Maus
       *[other] { $mice } Mäuse
    }
kb-screen-ends = beendet die Runde
kb-screen-goes =
    { $number ->
        [one] noch { $number } Maus, es geht weiter
       *[other] noch { $number } Mäuse, es geht weiter
    }
kb-screen-goes-on = es geht weiter
kb-screen-shed = Vier Joker abwerfen
kb-screen-shed-count = Deine Joker zählen: { $before } → { $after }
kb-screen-verdict = Ein Vierling aus { kb-value.plural } würde die Runde beenden
kb-screen-verdict-now = Deine Mäuse jetzt
kb-screen-verdict-gain = Vierling aus { kb-value.plural }
kb-screen-verdict-loss = Meiste Joker: du { $own }, offen sonst { $most }
kb-screen-verdict-total = Damit hättest du
kb-screen-verdict-open = Soweit offen: verdeckte Joker der anderen können es ändern.
kb-screen-verdict-shed = Wirf zuerst vier Joker ab, dann zählst du { $own }: Mit demselben Vierling hättest du { $number }.
kb-screen-end-wins =
    { $you ->
        [yes] Du gewinnst!
       *[no] { $seat } gewinnt
    }
kb-screen-end-shared =
    { $you ->
        [yes] Du teilst den Sieg mit { $seats }
       *[no] { $seats } teilen den Sieg
    }
kb-screen-end-tie = Gleich viele Mäuse: Weniger Joker entscheiden.
kb-screen-end-score =
    { $score ->
        [one] { $score } Maus ist das Meiste.
       *[other] { $score } Mäuse sind das Meiste.
    }
kb-screen-step-mice = Gefangene Mäuse
kb-screen-step-mice-mice = Je ein Punkt. Die letzte Maus ist weg, die Runde ist zu Ende.
kb-screen-step-mice-deck = Je ein Punkt. Der Stapel ist leer, die Runde ist zu Ende.
kb-screen-step-jokers = Joker gezählt
kb-screen-step-jokers-why = Benutzte liegen in der Reihe; die auf der Hand zählen auch.
kb-screen-step-jokers-row = { $used } benutzt, { $held } auf der Hand
kb-screen-step-loss = Meiste Joker: minus 5
kb-screen-step-loss-why = Die meisten Joker ({ $number }): { $who }. Es kann unter null gehen.
kb-screen-step-loss-none = Niemand hat einen Joker, also verliert niemand Mäuse.
kb-screen-step-no-loss = kein Verlust
kb-screen-step-place = Plätze
kb-screen-step-place-why = Die meisten Mäuse nach dem Abzug gewinnen.
kb-screen-step-place-tie = Gleich viele Mäuse: Weniger Joker gewinnen.
kb-screen-place =
    { $place ->
        [1] 1.
       *[other] { $place }.
    }
kb-screen-match = Die Partie: { $rounds } Runden zusammengezählt
kb-screen-total = Summe

# ---
#
# ---

## The browser: Gnadenlos! (gn-screen-…)

gn-screen-street = Hauptstraße: { $spaces } Hufeisen Prestige
gn-screen-street-picture = Bild der Straße
gn-screen-place-grey = Schlammgasse
gn-screen-place-beige = Pension
gn-screen-place-copper = Spielhalle
gn-screen-place-plum = Grand Hotel
gn-screen-place-green = Rathaus
gn-screen-start = Start
gn-screen-finish = Ziel
gn-screen-stands =
    { $you ->
        [yes] Dein Hut: Feld { $position }, { $place }; Poker gewinnt { $win }, verliert { $lose }
       *[no] { $seat }: Feld { $position }, { $place }; Poker gewinnt { $win }, verliert { $lose }
    }
gn-screen-hatless =
    { $you ->
        [yes] Dein Hut ist vom Brett
       *[no] { $seat }: Der Hut ist vom Brett
    }
gn-screen-clocks = Die Uhren des Spiels
gn-screen-step-event = Ereignis
gn-screen-step-prestige = Prestige
gn-screen-step-bids = Gebote
gn-screen-step-payday = Zahltag
gn-screen-to-payday = { $count } von { $due } Schuldscheinen
gn-screen-yours = Du: Nuggets { $nuggets }, Feld { $position }, Geier { $vultures }
gn-screen-undertaker = Totengräber
gn-screen-events-name = Ereignisse
gn-screen-events = Ereigniskarten: { $turned } aufgedeckt, { $left } übrig
gn-screen-row = Reihe { $row }
gn-screen-slot = Reihe { $row }, Spalte { $column }
gn-screen-die = Würfelzahl { $face }
gn-screen-face-down = verdeckt
gn-screen-known = dir bekannt: { $debts }
gn-screen-may-be = einer von diesen: { $debts }
gn-screen-next = dran
gn-screen-free = frei
gn-screen-gap = Lücke: Reihe { $row }, Spalte { $column }
gn-screen-comes = nach jetzigem Stand ein Schuldschein aus dem Gebot von { $name }
gn-screen-market-take = wähle, ohne hinzusehen
gn-screen-market-fill = Karte ziehen oder antippen, dann eine Lücke
gn-screen-market-next = wohin die Gebote kämen
gn-screen-market-missing =
    { $count ->
        [0] Zahltag ist fällig
        [one] noch { $count } bis zum Zahltag
       *[other] noch { $count } bis zum Zahltag
    }
gn-screen-last-payday =
    { $throws ->
        [one] Letzter Zahltag: { $throws } Wurf
       *[other] Letzter Zahltag: { $throws } Würfe
    }
gn-screen-card = { $name }: Gold { $gold }, Revolver { $gun }, Karten { $poker }
gn-screen-shown =
    { $stat ->
        [gold] { $name }: Gold { $number }
        [gun] { $name }: Revolver { $number }
       *[cards] { $name }: Karten { $number }
    }
gn-screen-debt =
    { $you ->
        [yes] Schuldschein { gn-debt }, den zahlst du
       *[no] Schuldschein { gn-debt }, den zahlt { $seat }
    }
gn-screen-pays =
    { $you ->
        [yes] du zahlst
       *[no] { $seat } zahlt
    }
gn-screen-adventurers =
    { $number ->
        [one] { $number } Abenteurer
       *[other] { $number } Abenteurer
    }
gn-screen-debts =
    { $number ->
        [one] { $number } Schuldschein
       *[other] { $number } Schuldscheine
    }
gn-screen-deck =
    { $count ->
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }
gn-screen-left-town =
    { $count ->
        [one] Aus der Stadt: { $count }
       *[other] Aus der Stadt: { $count }
    }
gn-screen-event-gold = Goldrausch
gn-screen-event-high-noon = High Noon
gn-screen-event-poker = Falschspiel
gn-screen-event-help-gold = Das meiste Gold schürft { $first } und verlässt die Stadt. Der Zweite schürft { $second } und bleibt.
gn-screen-event-help-high-noon = Der beste Schütze darf Schuldscheine nehmen und verlässt die Stadt. Der schlechteste wird erschossen.
gn-screen-event-help-poker = Das beste Blatt rückt vor und verlässt die Stadt. Das schlechteste rückt zurück.
gn-screen-who-gold = Wer gräbt nach Gold?
gn-screen-who-high-noon = Wer stellt sich dem Duell?
gn-screen-who-poker = Wer setzt sich an den Spieltisch?
gn-screen-result = Das kam dabei heraus
gn-screen-equal = Lauter gleiche Zahlen: Es passiert nichts
gn-screen-too-few = Zu wenige Schuldscheine im Markt: Niemand nimmt welche.
gn-screen-you = Du
gn-screen-out = kein Abenteurer
gn-screen-your-pick = deine Wahl
gn-screen-chosen = hat gewählt
gn-screen-thinking = überlegt
gn-screen-choose-now = wähle jetzt
gn-screen-nuggets = Nuggets
gn-screen-spaces = Felder
gn-screen-took =
    { $number ->
        [0] nimmt keinen
        [one] nimmt { $number } Schuldschein
       *[other] nimmt { $number } Schuldscheine
    }
gn-screen-fate-discarded = verlässt die Stadt
gn-screen-fate-shot = erschossen
gn-screen-odds =
    { $you ->
        [yes] Deine Zone: { $win } vor oder { $lose } zurück
       *[no] Zone von { $seat }: { $win } vor oder { $lose } zurück
    }
gn-screen-for-hire = Zu haben
gn-screen-pairs = Paare zu haben
gn-screen-for-hire-help = { $offer } für { $players } Spieler
gn-screen-pair-with = ein Paar mit { $name }
gn-screen-bids = Gebote
gn-screen-bids-help = derzeitiger Stand
gn-screen-pick =
    { $rank ->
        [1] wählt zuerst
        [2] wählt als 2.
        [3] wählt als 3.
       *[other] wählt als { $rank }.
    }
gn-screen-standing-picked = hat angeheuert
gn-screen-standing-without = geht leer aus
gn-screen-standing-unable = kann nicht bieten
gn-screen-standing-next = bietet jetzt
gn-screen-standing-later = bietet später
gn-screen-sums = Summen
gn-screen-sum-taken =
    { $you ->
        [yes] { $value }: dein Gebot
       *[no] { $value }: vergeben an { $seat }
    }
gn-screen-payday = Zahltag
gn-screen-payday-last = Letzter Zahltag
gn-screen-rolls =
    { $you ->
        [yes] du würfelst
       *[no] { $seat } würfelt
    }
gn-screen-turns-up =
    { $you ->
        [yes] Spalte { $column } deckt { gn-debt } auf: Du zahlst.
       *[no] Spalte { $column } deckt { gn-debt } auf: { $seat } zahlt.
    }
gn-screen-broke = Kann nicht zahlen: ein Geier
gn-screen-bank = Bank
gn-screen-outermost = der äußerste Schuldschein einer Spalte kommt zuerst
gn-screen-ends = Der Zahltag endet, wenn
gn-screen-ends-broke = jemand nicht zahlen kann.
gn-screen-ends-column = eine Spalte aufgebraucht ist.
gn-screen-risk =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }: Ein Schuldschein ab { $least } brächte einen Geier.
gn-screen-fewest =
    { $count ->
        [0] Spalte { $column } hat keinen mehr.
        [one] Spalte { $column } hat noch einen Schuldschein.
       *[other] Spalte { $column } hat noch { $count }, die wenigsten.
    }
gn-screen-paid = Bisher gezahlt
gn-screen-hold = Anhalten
gn-screen-go-on = Weiter
gn-screen-to-end = Zum Ende
gn-screen-seen = Gesehen, weiterwürfeln
gn-screen-seen-end = Gesehen, weiter
gn-screen-your-adventurers = Deine Abenteurer
gn-screen-your-debts = Deine Schuldscheine
gn-screen-your-hand = Deine Hand
gn-screen-order-help = in der Reihenfolge, in der du sie legst
gn-screen-control = Deine Entscheidung
gn-screen-chance-gold = Gold { $number } schürft { $first }, wenn niemand mehr zeigt, und { $second }, wenn nur eine Zahl höher ist.
gn-screen-chance-high-noon = Revolver { $number }: Der höchste nimmt Schuldscheine, der niedrigste wird erschossen.
gn-screen-chance-poker = Karten { $number }: Der höchste rückt { $win } vor, der niedrigste { $lose } zurück.
gn-screen-secret = Alle werden zugleich aufgedeckt.
gn-screen-send = { $name } losschicken
gn-screen-send-nobody = Wähle einen Abenteurer
gn-screen-sent = Du hast { $name } losgeschickt. Die anderen wählen noch.
gn-screen-sent-one = Du hast gewählt. Die anderen wählen noch.
gn-screen-change-mind = Jemand anderen wählen
gn-screen-bid-how = Wähle ein bis drei Schuldscheine.
gn-screen-bid = { $value } bieten
gn-screen-bid-nothing = Wähle dein Gebot
gn-screen-payday-follows = Nach jetzigem Stand folgt ein Zahltag.
gn-screen-buy-how = Felder, je ein Nugget
gn-screen-buy-result =
    Auf Feld { $position }; { $left ->
        [one] dir bleibt { $left } Nugget
       *[other] dir bleiben { $left } Nuggets
    }.
gn-screen-buy-none = Dein Hut bleibt stehen.
gn-screen-buy-zone = Dort gelten andere Pokerzahlen.
gn-screen-buy-finish = Das beendet die Partie!
gn-screen-take-how = Wähle Schuldscheine im Markt, ohne hinzusehen: { $chosen } von { $most }.
gn-screen-take =
    { $number ->
        [one] { $number } Schuldschein nehmen
       *[other] { $number } Schuldscheine nehmen
    }
gn-screen-take-nothing = Wähle im Markt
gn-screen-draw-how = An diesem Tisch wählt der Zufall die Schuldscheine.
gn-screen-fill-how =
    { $gaps ->
        [one] Wähle eine Karte der äußersten Reihe für die letzte Lücke.
       *[other] Wähle eine Karte der äußersten Reihe, dann eine der { $gaps } Lücken.
    }
gn-screen-fill-where = Karte in { $slot }: Wähle eine Lücke für sie.
gn-screen-fill-all = Für mich aufrücken
gn-screen-pick-how = Wähle auf dem Brett, wen du anheuerst.
gn-screen-hire = { $name } anheuern
gn-screen-hire-pair = Das Paar mit { $name } anheuern
gn-screen-hire-nobody = Wähle einen Abenteurer
gn-screen-lay-how = Nur du weißt, was wo liegt. Äußere Reihen werden zuerst aufgedeckt.
gn-screen-swap = { $first } und { $second } tauschen
gn-screen-lay = So legen
gn-screen-ask-choosing-gold = Wähle heimlich *einen Abenteurer* für den Goldrausch: Nur Gold zählt.
gn-screen-ask-choosing-high-noon = Wähle heimlich *einen Abenteurer* für High Noon: Nur der Revolver zählt.
gn-screen-ask-choosing-poker = Wähle heimlich *einen Abenteurer* fürs Falschspiel: Nur Karten zählen.
gn-screen-wait-choosing = Es wählen noch: { $seats }.
gn-screen-ask-taking = Du hast das Duell gewonnen: *Nimm Schuldscheine* aus dem Markt, ungesehen.
gn-screen-ask-tidying = Schließe die Lücken im Markt: *Rücke Karten* der äußersten Reihe nach.
gn-screen-ask-buying = *Kaufe Prestige* oder behalte deine Nuggets.
gn-screen-ask-bidding =
    Biete *ein bis drei Schuldscheine*{ $taken ->
        [none] .
       *[other] ; vergeben: { $taken }.
    }
gn-screen-ask-picking = *Heuere* einen der Abenteurer *an*.
gn-screen-ask-pair = *Heuere* eines der Paare *an*.
gn-screen-ask-laying = *Lege deine Schuldscheine* verdeckt, in beliebiger Reihenfolge.
gn-screen-ask-payday = Zahltag: *Der Würfel entscheidet*.
gn-screen-ask-payday-last = Der letzte Zahltag: *Der Würfel entscheidet*.
gn-screen-wait-taking =
    { $you ->
        [yes] Du nimmst gleich Schuldscheine.
       *[no] { $seat } nimmt Schuldscheine aus dem Markt.
    }
gn-screen-wait-tidying =
    { $you ->
        [yes] Du schließt die Lücken im Markt.
       *[no] { $seat } schließt die Lücken im Markt.
    }
gn-screen-wait-buying =
    { $you ->
        [yes] Du kaufst gleich Prestige.
       *[no] { $seat } darf Prestige kaufen.
    }
gn-screen-wait-bidding =
    { $you ->
        [yes] Du bietest gleich.
       *[no] { $seat } bietet.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] Du heuerst gleich an.
       *[no] { $seat } heuert an.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] Du legst deine Schuldscheine.
       *[no] { $seat } legt die gebotenen Schuldscheine.
    }
gn-screen-end-foremost = Der vorderste Hut gewinnt: Feld { $position }.
gn-screen-end-tied =
    Gleichstand auf Feld { $position }; die meisten Nuggets entscheiden: { $nuggets ->
        [one] { $nuggets } Nugget
       *[other] { $nuggets } Nuggets
    }.
gn-screen-end-shared = Gleiches Feld, gleich viele Nuggets: Der Sieg wird geteilt.
gn-screen-end-why = Wie es endete
gn-screen-end-payday =
    { $throws ->
        [one] Findet bei jeder Größe des Markts statt: { $throws } Wurf.
       *[other] Findet bei jeder Größe des Markts statt: { $throws } Würfe.
    }
gn-screen-end-thrown =
    { $you ->
        [yes] Ein Geier wirft dich auf Feld { $position } zurück.
       *[no] Ein Geier wirft { $seat } auf Feld { $position } zurück.
    }
gn-screen-end-no-payday = Nach dem dritten Geier gibt es keinen Zahltag mehr.
gn-screen-end-purchase = Letzter Kauf
gn-screen-end-purchase-help = Bis zu drei Felder mehr, je ein Nugget; für alle, die noch dabei sind.
gn-screen-end-places = Plätze
gn-screen-end-places-help = Der vorderste Hut zuerst, dann die meisten Nuggets. Drei Geier verlieren.
gn-screen-end-player = Spieler
gn-screen-end-space = Feld
gn-screen-end-nuggets = Nuggets übrig
gn-screen-end-place = Platz
gn-screen-end-rank = { $rank }.
gn-screen-end-nothing = nichts
gn-screen-end-lost = verloren: drei Geier

## The browser: Gads Hill 1874 (gh-screen-…)

gh-screen-code =
    { $building ->
        [bank] BA
        [blacksmith] SM
        [casino] CA
        [church] KI
        [doc] DO
        [hotel] HO
        [judge] RI
        [laundry] WÄ
        [prison] GF
        [saloon] SA
        [sheriff] SH
        [stable] MI
        [school] SC
        [undertaker] BE
        [stagecoach] KU
        [general_store] GW
        [sawmill] SÄ
        [telegraph] TE
        [newspaper] ZE
        [barber] BR
        [gunsmith] BÜ
        [post_office] PO
       *[other] { $building }
    }
gh-screen-short =
    { $building ->
        [bank] Bank
        [blacksmith] Schmiede
        [casino] Casino
        [church] Kirche
        [doc] Doc
        [hotel] Hotel
        [judge] Richter
        [laundry] Wäscherei
        [prison] Gefängnis
        [saloon] Saloon
        [sheriff] Sheriff
        [stable] Mietstall
        [school] Schule
        [undertaker] Bestatter
        [stagecoach] Kutschen
        [general_store] Gemischtwaren
        [sawmill] Sägewerk
        [telegraph] Telegraf
        [newspaper] Zeitung
        [barber] Barbier
        [gunsmith] Büchsenmacher
        [post_office] Postamt
       *[other] { $building }
    }
gh-screen-outlying =
    { $tile ->
        [station] Bahnhof
        [cemetery] Friedhof
        [bison_pasture] Weide
       *[other] { $tile }
    }
gh-screen-map = Karte von Gads Hill
gh-screen-lot =
    { $lot }, Eingang an der { $street } nach { $facing ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
gh-screen-lot-empty = keine Marker
gh-screen-lot-may = möglich hier: { $buildings }
gh-screen-lot-stands = { $buildings } steht hier
gh-screen-compass = N O S W
gh-screen-place = Missouri, 1874
gh-screen-end-mark = 22 Ende
gh-screen-ask-draft = Wähl *Gebäude { $number } von { $total }*
gh-screen-ask-turn =
    { $number ->
        [one] Du darfst in diesem Zug *eine Karte* ausspielen
       *[other] Du darfst in diesem Zug bis zu *{ $number } Karten* ausspielen
    }
gh-screen-ask-second = Du darfst eine *zweite Karte* ausspielen oder den Zug beenden
gh-screen-ask-done = Keine Karte mehr in diesem Zug: *beenden* oder vorher kaufen
gh-screen-ask-mine = Karte { $clue }: Wähl *mein Gebäude*
gh-screen-ask-confirm = *Karte { $clue } ausspielen* oder eine andere wählen
gh-screen-ask-dead = Karte { $clue } lässt sich jetzt *nicht ausspielen*
gh-screen-ask-discard = Wirf *zwei Karten* ab, die du nicht ausspielen kannst
gh-screen-ask-discard-any = Wirf *zwei Karten* ab
gh-screen-ask-buy = Welches Gebäude *kaufst* du?
gh-screen-ask-take = Nimm *einen Marker*: Wähl ihn auf der Karte
gh-screen-ask-draw = Deine *neue Karte*: von welchem Stapel?
gh-screen-ask-window = Hat { $seat } einen Marker übersehen, der *nicht stimmen kann*?
gh-screen-ask-claim = *STOP*: Welcher Marker kann nicht stimmen?
gh-screen-wait-draft = { $seat } wählt ein Gebäude
gh-screen-wait-turn = { $seat } ist am Zug
gh-screen-wait-take = { $seat } nimmt einen Marker
gh-screen-wait-draw = { $seat } zieht eine Karte
gh-screen-wait-window = STOP? { $seat } schaut auf die Karte
gh-screen-wait-setup = Das Spiel wird aufgebaut
gh-screen-over = Die Partie ist vorbei
gh-screen-hand = Deine Karten
gh-screen-hand-empty = Du hast keine Karten.
gh-screen-my = mein
gh-screen-plan = Plan: { $lots }
gh-screen-kind =
    { $pile ->
        [building] Gebäude
        [district] Viertel
        [condition] Bedingung
       *[other] { $pile }
    }
gh-screen-gain = +{ $points }
gh-screen-gain-most = bis +{ $points }
gh-screen-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gh-screen-chosen = Gewählt
gh-screen-why-no-own = kein eigenes
gh-screen-why-same-building = selbst genannt
gh-screen-why-contradiction = unmöglich
gh-screen-why-too-many = zu viele Plätze
gh-screen-why-no-effect = nichts Neues
gh-screen-why-lot-full = { $lots } voll
gh-screen-why-town-impossible = keine Stadt mehr
gh-screen-why-none = passt zu keinem
gh-screen-mine = Mein Gebäude
gh-screen-play = Ausspielen
gh-screen-put-back = Zurücklegen
gh-screen-back = Zurück
gh-screen-discard = Zwei abwerfen
gh-screen-discard-for = für einen Marker
gh-screen-discard-none = keine zwei passen
gh-screen-discard-number = { $number } von 2 gewählt
gh-screen-buy = Gebäude kaufen
gh-screen-buy-for = 2 deiner { $points } Punkte
gh-screen-buys-left =
    { $number ->
        [one] noch { $number } Kauf
       *[other] noch { $number } Käufe
    }
gh-screen-buy-it = Für 2 Punkte kaufen
gh-screen-buy-marks = Marker auf { $lots }
gh-screen-buy-unmarked = noch keine Marker auf der Karte
gh-screen-pass-note = und eine Karte ziehen
gh-screen-draft = Nehmen
gh-screen-draft-held = du hast die Karte dazu
gh-screen-draft-pick = Wähl ein Gebäude; das Kartenzeichen heißt: Du hast die Karte dazu.
gh-screen-take = Marker nehmen
gh-screen-pile = noch { $number }
gh-screen-piles = Stapel
gh-screen-stop = STOP rufen
gh-screen-stop-for = ein Marker kann nicht stimmen
gh-screen-stop-pick = Wähl auf der Karte den Marker, der nicht stimmen kann. Es zählt nur der Plan, nicht was früher gespielt wurde.
gh-screen-stop-claim = Behaupten
gh-screen-stop-another = Noch einer
gh-screen-stop-holds = Die Behauptung stimmt
gh-screen-stop-fails = Die Behauptung stimmt nicht
gh-screen-stop-proof = { $buildings } füllen zusammen { $lots }. Auf { $lot } bleibt kein Platz für { gh-building.acc }.
gh-screen-stop-no-proof = Nach allem, was auf dem Plan liegt, kann { gh-building.the } noch auf { $lot } stehen. Nichts ändert sich; STOP rufen darfst du erst wieder nach dem nächsten Zug.
gh-screen-stop-room = kein Platz mehr
gh-screen-stop-show = Beweis zeigen
gh-screen-stop-diagram = Beweis: { $buildings } füllen { $lots }
gh-screen-go-on = Weiter
gh-screen-preview = Vorschau
gh-screen-last = Zuletzt
gh-screen-skip = Überspringen
gh-screen-step-put = { $name }: { $lots }
gh-screen-step-spare = { $number } übrig
gh-screen-step-off = { $name } weg von { $lots }
gh-screen-step-stands = { $name } steht auf { $lots }
gh-screen-beside = Neben dem Plan
gh-screen-beside-marked = hat Marker
gh-screen-ring = Doppelring: deins
gh-screen-lot-close = Schließen
gh-screen-lot-holder = liegt vor { $seat }
gh-screen-lot-mine = deins
gh-screen-lot-beside = neben dem Plan
gh-screen-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
gh-screen-front = Gebäude
gh-screen-front-state =
    { $state ->
        [placed] { $name }, steht
        [marked] { $name }, mit Markern
       *[unmarked] { $name }
    }
gh-screen-end-won =
    { $you ->
        [yes] Du hast gewonnen
       *[no] { $seat } hat gewonnen
    }
gh-screen-end-shared = { $names } teilen sich den Sieg
gh-screen-end-how = Wie es dazu kam
gh-screen-end-place = Platz
gh-screen-end-player = Spieler
gh-screen-end-points = Punkte
gh-screen-end-built = Eigene Gebäude platziert
gh-screen-end-bought = Gekauft
gh-screen-end-lost = Durch falsches STOP verloren
gh-screen-end-placed =
    { $number ->
        [one] { $number } von 22 Gebäuden ist platziert
       *[other] { $number } von 22 Gebäuden sind platziert
    }; die Lokomotive steht auf { $locomotive }.
gh-screen-end-counted = Jeder gesammelte Marker ist ein Punkt; für Gebäude bezahlte und verlorene zählen nicht mehr.
gh-screen-end-left =
    { $number ->
        [one] { $number } Marker lag noch auf der Karte und zählt für niemanden.
       *[other] { $number } Marker lagen noch auf der Karte und zählen für niemanden.
    }
gh-screen-end-most = Die meisten Punkte gewinnen: { $points }.
gh-screen-no-own = Du hast kein unplatziertes Gebäude, das „mein Gebäude“ sein könnte.
gh-screen-discard-how = Wähl zwei Karten aus deiner Hand. Dafür nimmst du einen Marker von der Karte.
gh-screen-take-how = Wähl einen Marker auf der Karte. Was daraus folgt, siehst du, bevor du ihn nimmst.

## The browser: puzzles (web-puzzle-…)


web-puzzle-title = Rätsel aus Gads Hill
web-puzzle-lead = Die Hinweise lassen genau eine Stadt übrig. Finde heraus, wo jedes Gebäude stand: allein und ganz ohne Glück.
web-puzzle-day = Rätsel des Tages
web-puzzle-day-how = Für alle dasselbe: montags klein, sonntags die ganze Stadt.
web-puzzle-begin = Lösen
web-puzzle-go-on = Weiterrätseln
web-puzzle-look = Noch einmal ansehen
web-puzzle-new = Ein neues Rätsel
web-puzzle-size = Größe
web-puzzle-size-is =
    { $number ->
        [one] { $number } Gebäude gesucht
       *[other] { $number } Gebäude gesucht
    }
web-puzzle-grade = Schwierigkeit
web-puzzle-any-grade = egal
web-puzzle-graded =
    { $grade ->
        [1] leicht
        [2] mittel
        [3] schwer
       *[other] sehr schwer
    }
web-puzzle-make = Rätsel stellen
web-puzzle-making = Die Hinweise werden ausgelegt …
web-puzzle-begun = Auf diesem Gerät begonnen
web-puzzle-forget = Entfernen: { $name }
web-puzzle-of = Rätsel vom { $day }
web-puzzle-named = Rätsel { $name }
web-puzzle-found = { $number } von { $size } gefunden
web-puzzle-solved-in = Gelöst in { $time }
web-puzzle-all = Alle Rätsel
web-puzzle-share = Teilen
web-puzzle-saved = Gespeichert
web-puzzle-unsaved = Auf diesem Gerät nicht gespeichert
web-puzzle-ask-take = Nimm eines der fehlenden Gebäude in die Hand.
web-puzzle-ask-place = In der Hand: { $building }. Tippe auf den Bauplatz, auf dem es stand.
web-puzzle-ask-pencil = In der Hand: { $building }. Tippe auf Bauplätze, auf denen es gestanden haben kann.
web-puzzle-ask-rub = Tippe auf einen Bauplatz, um dort zu radieren.
web-puzzle-ask-solved = Die Stadt ist gefunden.
web-puzzle-clues =
    { $number ->
        [one] { $number } Hinweis, eine Stadt
       *[other] { $number } Hinweise, eine Stadt
    }
web-puzzle-card = Karte
web-puzzle-done-with = Erledigt
web-puzzle-done-with-card = Karte { $clue } erledigt
web-puzzle-desk = Dein Tisch
web-puzzle-missing = Es fehlen noch
web-puzzle-no-marks = noch offen
web-puzzle-tools = Werkzeug
web-puzzle-tool-place = Setzen
web-puzzle-tool-pencil = Bleistift
web-puzzle-tool-rub = Radieren
web-puzzle-how = Tippe auf einen Bauplatz, um das Gebäude in deiner Hand zu setzen. Mit dem Bleistift merkst du dir, wo es gestanden haben kann. Ein eigenes Plättchen nimmst du durch Antippen zurück.
web-puzzle-nothing-in-hand = Nimm erst ein Gebäude in die Hand.
web-puzzle-marked = Auf { $lot } notiert: { gh-building.the }.
web-puzzle-unmarked = Auf { $lot } ausradiert: { gh-building.the }.
web-puzzle-taken = Von { $lot } zurückgenommen: { gh-building.the }.
web-puzzle-rubbed = Auf { $lot } radiert.
web-puzzle-undone = Rückgängig gemacht.
web-puzzle-check = Stadt prüfen
web-puzzle-right = Bisher stimmt alles.
web-puzzle-wrong = Das kann nicht stimmen: { $names }.
web-puzzle-next = Nächster Schluss
web-puzzle-only-left = Für { gh-building.acc } ist nur { $lot } übrig: Auf allen anderen Bauplätzen, die infrage kamen, steht schon etwas.
web-puzzle-helped = { $number } genutzt
web-puzzle-write = Eintragen
web-puzzle-hide = Ausblenden
web-puzzle-undo = Rückgängig
web-puzzle-solved = Gelöst!
web-puzzle-solved-how = In { $time }, { $number ->
        [0] ganz ohne Hilfe
        [one] mit { $number } gezeigten Schluss
       *[other] mit { $number } gezeigten Schlüssen
    }.
web-puzzle-another = Noch ein Rätsel

# ---
#
# ---

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = { $name } ist dran
web-curtain-give = Gib den Bildschirm an { $name } weiter. Alle anderen schauen weg.
web-curtain-show = Ich bin { $name }: Zeig meine Karten
web-curtain-also = Danach: { $names }
web-curtain-other = Jemand anders möchte die eigenen Karten sehen:
web-curtain-hand = Bildschirm weitergeben

## The browser: sounds and table-talk (web-talk-…)

web-talk-phrases = Kurz gesagt
web-talk-say-hello = Hallo zusammen!
web-talk-say-good-luck = Viel Glück!
web-talk-say-nice-one = Schöner Zug!
web-talk-say-bold = Das war mutig.
web-talk-say-ouch = Autsch!
web-talk-say-thinking = Ich muss kurz überlegen.
web-talk-say-whose-turn = Wer ist dran?
web-talk-say-back-soon = Bin gleich wieder da.
web-talk-say-thanks = Danke!
web-talk-say-well-played = Gut gespielt!
web-talk-say-again = Noch eine Partie?

# ---
#
# ---

## The browser: bots and their levels (bot-…)

# ---
#
# ---
## Bots: die Stufen

cli-bot-greenhorn = Grünschnabel
    .help = Frisch aus dem Zug gestiegen: kennt die Regeln, folgt jeder Laune und patzt vergnügt.
cli-bot-drifter = Herumtreiber
    .help = Hat an vielen Tischen gesessen und spielt nach Gefühl: oft gut, manchmal vorschnell.
cli-bot-regular = Stammgast
    .help = Hat einen festen Platz am Ofen und für alles eine Faustregel.
cli-bot-cardsharp = Kartenhai
    .help = Vergisst nichts, was je offen lag, und verschenkt selten etwas.
cli-bot-strongest = Legende
    .help = Von der man sich Geschichten erzählt: spielt im Kopf Hunderte Partien, ehe sie eine Karte anfasst.

## Bots: Tipps

hint-move = { $who } würde: { $move }
hint-compared =
    Von hier { $games ->
        [one] { $games }-mal
       *[other] { $games }-mal
    } zu Ende gespielt, ist das für dich { $share } % eines Sieges wert, der nächstbeste Zug { $next } %.
hint-sealed = Hier wählen alle geheim, da gehört eine Überraschung dann und wann dazu.
kb-why-bid = Die Auslage ist für deine Hand mehr wert als die Karten, die sie dich kostet.
kb-why-pass = Jedes Gebot kostet deine Hand jetzt mehr, als die Auslage bringt.
kb-why-pay = Diese Karten wird deine Hand am wenigsten vermissen.
kb-why-lay = Die Mäuse sind sicher, sobald sie vor dir liegen, und der Vorrat wird nur kleiner.
kb-why-shed = Wer am Ende die meisten Joker hat, verliert fünf Mäuse: weg damit.
kb-why-stop = Diese Karten sind auf der Hand vorerst mehr wert.
gn-why-choose = Gegen das, was die anderen haben können, bringt dir dieser Abenteurer am meisten.
gn-why-take = Weniger eigene Schuldscheine im Markt, oder etwas mehr, das nur du weißt.
gn-why-draw = So viele Schuldscheine zu ziehen lohnt sich.
gn-why-fill = So bleiben deine teuren Schuldscheine weit innen, wo der Würfel sie spät findet.
gn-why-buy = So viel kannst du entbehren und trotzdem dem nächsten Zahltag ins Auge sehen.
gn-why-bid = Genug für einen Abenteurer, mit den Schuldscheinen, die dir am wenigsten wehtun.
gn-why-pick = Dieser Abenteurer nützt dir in den kommenden Ereignissen am meisten.
gn-why-lay = Deine eigenen teuren Schuldscheine gehören nach innen, die der anderen nach außen.
gh-why-draft = Deine Karten sprechen von diesem Gebäude.
gh-why-play = Das bringt jetzt Marker, und die Karte länger zu behalten verspricht weniger.
gh-why-discard = Zwei Karten, die du kaum spielen kannst, für einen Marker, der sich lohnt.
gh-why-take = Dieser Marker löst am meisten aus.
gh-why-buy = Mit diesem Gebäude bringen deine Karten mehr, als es kostet.
gh-why-claim = Ein Schluss schließt diesen Marker aus: Der Punkt liegt für dich bereit.
gh-why-quiet = Auf dem Plan ist gerade nichts als unmöglich zu beweisen.
gh-why-pass = Deine Karten bringen später mehr.
gh-why-done = Deine übrigen Karten bringen später mehr.
gh-why-draw = Karten aus diesem Stapel versprechen dir am meisten.
kb-seen-lot = Wert { $value }: jetzt { $before } auf der Hand, mit der Auslage { $after }.
kb-seen-left = Du behieltest { $cards }.
gn-seen-bid = Dein Gebot ist { $value } wert, das höchste bisher { $high }.
gn-seen-first = Noch hat niemand geboten; dein Gebot ist { $value } wert.
gn-seen-choose = Bei diesem Ereignis zählt { gn-adventurer } { $value }.
gh-seen-points =
    { $points ->
        [one] Das bringt sofort { $points } Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }

## Das Terminal: die Arena

cli-ask-hint = „?“ zeigt, was der stärkste Bot täte.
cli-arena-bot = Bot
cli-arena-games = Spiele
cli-arena-wins = Siege
cli-arena-interval = 95 %
cli-arena-rank = Mittlerer Platz
cli-arena-rating = Wertung
cli-arena-decisions = Entscheidungen
cli-arena-ms = ms je Zug
cli-arena-other = { $file } enthält die Spiele eines anderen Wettkampfs.
cli-no-ray = Ray ist nicht installiert: installiere saloon[cluster].
