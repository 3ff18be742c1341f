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
record-events = Eintrag { $entry }: Was geschehen sein soll, folgt nicht aus dem Zug.
record-result = Das aufgezeichnete Ergebnis folgt nicht aus den Zügen.
record-unfinished = Die Aufzeichnung endet, bevor die Partie vorbei ist.
record-after-end = Eintrag { $entry } steht hinter dem Ende der Partie.
record-seal = Das Siegel am Ende passt nicht zur Aufzeichnung.

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
    .help = Bietet mit Maß und legt Vierlinge, wenn es sich lohnt.
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
cli-opened = Das Siegel ist offen. Geheimnis: { $secret }; Beigaben: { $nonces }.
cli-choose = Deine Wahl:
cli-hint = Tippe die Nummer eines Zuges oder den Zug selbst; „rules KB-28“ zeigt eine Regel, „q“ beendet das Spiel.
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
cli-no-step = Einen Schritt { $step } gibt es nicht: Die Aufzeichnung endet mit Schritt { $last }.
cli-option-form = „{ $text }“ ist keine Option: Schreib Name=Wert.
cli-no-checkout = Das geht nur in einem Checkout von Saloon, wo auch die Tests liegen.
cli-games-least = Es muss mindestens ein Spiel sein (--games).
cli-tests-failed = Die Tests ließen sich nicht starten.
cli-option-twice = Die Option „{ $option }“ ist doppelt angegeben.
