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
lesson-changed = Diese Lektion hat sich seither geändert. Sie beginnt von vorn.

## Der Tischserver

error-malformed = Diese Anfrage können wir nicht lesen: { $detail }.
error-not-signed-in = Such dir erst einen Namen aus.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-not-your-password = Das ist nicht dein Passwort.
error-foreign-origin = Das kam von einer anderen Website und wurde nicht ausgeführt.
error-foreign-host = Unter dem Namen „{ $host }“ ist dieser Server nicht zu erreichen; wer ihn betreibt, kann ihn mit --hosts zulassen.
error-not-host = Das darf nur der Gastgeber.
error-not-your-seat = Das ist nicht dein Platz.
error-blocked = Der Betreiber dieses Saloons lässt dich nicht herein.
error-not-invited = Dieser Tisch ist nur für Eingeladene.
error-chat-off = An diesem Tisch ist der Chat aus.
error-hints-off = An diesem Tisch sind Tipps aus.
error-no-such-page = Hier ist nichts.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-code = Kein offener Tisch hat diesen Code.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
error-no-such-record = Diese Aufzeichnung gibt es nicht.
error-no-such-puzzle = Dieses Rätsel gibt es nicht.
error-no-such-step = Einen Schritt { $step } gibt es nicht: Die Partie endet mit Schritt { $last }.
error-no-such-person = Diese Person sitzt nicht an diesem Tisch.
error-no-such-channel = Diese Adresse hast du hier nicht.
error-no-such-order = Den Auftrag „{ $order }“ gibt es in diesem Spiel nicht.
error-no-such-ticket = Dieser Link gilt nicht mehr. Fordere einen neuen an.
error-wrong-method = Das geht hier nicht.
error-too-slow = Die Anfrage hat zu lange gebraucht.
error-stale = Die Partie ist inzwischen weitergegangen.
error-not-your-turn = Du bist gerade nicht an der Reihe.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat schon begonnen.
error-game-over = Die Partie an diesem Tisch ist vorbei.
error-not-over = Das siehst du, wenn die Partie vorbei ist.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-open = Es sind noch Plätze frei.
error-one-chair = Du sitzt schon hier. An diesem Tisch gibt es für jeden nur einen Platz.
error-name-taken = Der Name „{ $name }“ ist schon vergeben.
error-nothing-asked = Niemand hat um eine Zugrücknahme gebeten.
error-already-asked = Jemand bittet schon um eine Zugrücknahme. Beantworte zuerst diese Bitte.
error-other-request = Das ist die Antwort auf eine andere Bitte. Schau nach, worum es jetzt geht.
error-not-sealed = Noch nicht alle haben ihre Zahl für die Ziehungen versprochen und geschickt.
error-not-now = Zahlen für die Ziehungen werden erst geschickt, wenn alle ihre versprochen haben.
error-not-held = Gerade kann niemand STOP rufen, oder du hast die Partie schon einmal aufgehalten.
error-already-added = Dieser Platz hat seine Zahl für die Ziehungen schon abgegeben.
error-undo-refused = Dieser Zug lässt sich nicht zurücknehmen.
error-not-absent = Auf diesem Platz spielt kein Bot für dich.
error-bot-plays = Ein Bot spielt für dich. Übernimm erst wieder selbst.
error-which-seat = Du hast hier mehrere Plätze. Sag, welchen du meinst.
error-channels-enough = Mehr Adressen sind nicht möglich. Entferne zuerst eine.
error-no-days-off = An keinem deiner Tische hast du noch Urlaubstage.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-not-delivered = Das ist nicht angekommen. { $why }
error-too-large = Das ist zu viel auf einmal.
error-url-too-long = Die Adresse ist zu lang.
error-not-json = Bitte JSON schicken.
error-not-legal = Das erlauben die Regeln nicht.
error-not-possible = Das ist nicht möglich.
error-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-commitment-first = Eröffne den Tisch ohne deine Zahl: Merk dir erst seine Festlegung, dann schick sie.
error-wrong-nonce = Diese Zahl passt nicht zu dem Siegel, mit dem sie versprochen wurde.
error-bad-name = Das kann kein Name sein.
error-mixed-name = Ein Name darf keine Alphabete mischen.
error-bad-address = An diese Adresse können wir nichts schicken.
error-bad-zone = Diese Zeitzone kennen wir nicht.
error-bots-enough = An deinen Tischen laufen schon so viele Partien unter Bots, wie erlaubt sind. Schau dir erst eine davon zu Ende an.
error-too-many =
    Nicht so schnell! Bitte warte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
error-internal = Bei uns ist etwas schiefgegangen. Wir haben es notiert.
error-head-too-large = Die Kopfzeilen der Anfrage sind zu groß.
error-house-full = Gerade gibt es zu viele Verbindungen. Bitte versuch es gleich noch einmal.
error-took-too-long = Das hat zu lange gedauert. Bitte versuch es noch einmal.
error-store-trouble = Das konnten wir nicht speichern. Bitte versuch es noch einmal.
error-file-gone = Die Datenbankdatei fehlt oder wurde ersetzt. Was jetzt geschieht, geht verloren.

## Nachrichten zu Zügen

notice-turn = Du bist dran: { $game }
notice-turns =
    { $tables ->
        [one] Du bist an { $tables } Tisch dran
       *[other] Du bist an { $tables } Tischen dran
    }
notice-test = Saloon kann dich hier erreichen.
notice-mail-stop = Keine solchen E-Mails mehr: { $link }
notice-mail-confirm-title = Bestätige deine E-Mail-Adresse
notice-mail-confirm =
    Jemand möchte hier von Saloon erfahren, wann er am Zug ist. Wenn du das bist, öffne innerhalb von zwei Tagen diesen Link:
    { $link }
    Wenn nicht, ignoriere diese Nachricht; dann hörst du nichts mehr von uns.
notice-mail-password-title = Wähle ein neues Passwort
notice-mail-password =
    Jemand hat ein neues Passwort für dein Konto bei Saloon angefordert. Wenn du das warst, öffne innerhalb einer Stunde diesen Link:
    { $link }
    Wenn nicht, ignoriere diese Nachricht; dein Passwort bleibt, wie es ist.
notice-trouble-unreachable = Wir können diese Adresse nicht erreichen.
notice-trouble-refused = Diese Adresse nimmt unsere Nachrichten nicht an.
notice-trouble-gone = Diese Adresse gibt es nicht mehr.
notice-trouble-stopped = Du wolltest an diese Adresse keine Nachrichten mehr.

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
record-takeback = Eintrag { $entry }: Eine Rücknahme führt nur zur letzten Entscheidung der Person zurück, die darum bat.
record-nonce = Die Zahl von Platz { $number } passt nicht zu dem Siegel, mit dem sie versprochen wurde.
record-events = Eintrag { $entry }: Was geschehen sein soll, folgt nicht aus dem Zug.
record-result = Das aufgezeichnete Ergebnis folgt nicht aus den Zügen.
record-unfinished = Die Aufzeichnung endet, bevor die Partie vorbei ist.
record-after-end = Eintrag { $entry } steht hinter dem Ende der Partie.
record-seal = Das Siegel am Ende passt nicht zur Aufzeichnung.
noted-commitment = Die Festlegung ist nicht die, die du vor der ersten Ziehung notiert hast.
noted-seal = Das Siegel von Platz { $number } ist nicht das von vor den Zahlen.
noted-nonce = Die Zahl von Platz { $number } ist nicht die, die du notiert hast.
noted-move = Platz { $number } hat den Zug „{ $move }“ gemacht, aber die Aufzeichnung hat ihn dort nicht.
noted-takebacks =
    { $found ->
        [one] Die Aufzeichnung hat { $found } Rücknahme
       *[other] Die Aufzeichnung hat { $found } Rücknahmen
    }, notiert hast du { $noted }.
taken-back =
    { $you ->
        [yes] Alle sind einverstanden: Du nimmst deine letzte Entscheidung zurück.
       *[no] Alle sind einverstanden: { $seat } nimmt die letzte Entscheidung zurück.
    }

## Terminal: der Tisch

cli-you = Du
cli-seat-name = Spieler { $number }
cli-bot-random = Zufallsbot
    .help = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
cli-bot-sensible = Vernunftbot
    .help = Spielt nach ein paar Faustregeln, wie jemand, der aufpasst.
cli-bot-searcher = Suchbot
    .help = Spielt im Kopf Hunderte Partien nach Faustregeln und nimmt, was am besten abschneidet.
cli-hand = Deine Hand:
cli-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }

## Terminal: das Spiel

cli-sealed = Alle Ziehungen sind versiegelt. Hash des Geheimnisses: { $hash }
cli-opened = Das Siegel ist offen. Geheimnis: { $secret }; deine Zahl: { $nonce }. Bots geben keine dazu.
cli-choose = Deine Wahl:
cli-hint = Tippe einen Zug oder seine Nummer; „rules { $clause }“ zeigt eine Regel, „q“ beendet die Partie.
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
cli-learn-none = Für { $game } gibt es keine Lektion.
cli-learn-step = Schritt { $number } von { $last }
cli-learn-go-on = Weiter mit Enter; „back“ geht einen Schritt zurück, „q“ beendet.
cli-learn-but = Das geht, aber: { $why }
cli-learn-again = Mit Enter wählst du neu; „anyway“ spielt es trotzdem.
cli-learn-aside = Du spielst jetzt ohne die Lektion. „back“ bringt dich zu ihr zurück.
cli-learn-alone = Die Lektion ist zu Ende. Mit Enter spielst du allein weiter: dieselbe Stellung, leichte Bots.
cli-exercise-none = Für { $game } gibt es keine Aufgaben.
cli-exercise-number = Es gibt { $last } Aufgaben; gib eine Zahl von 1 bis { $last } an.
cli-exercise-ask = Tippe die Nummer eines Zuges ein; Enter zeigt die Lösung, „q“ beendet.
cli-exercise-next = Mit Enter zur nächsten Aufgabe; „play“ spielt von hier weiter, „q“ beendet.
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
cli-nonce-form = „{ $text }“ ist hier keine Zahl: Schreib PLATZ=HEX, etwa 0=4e1f.
cli-no-step = Einen Schritt { $step } gibt es nicht: Die Aufzeichnung endet mit Schritt { $last }.
cli-option-form = „{ $text }“ ist keine Option: Schreib Name=Wert.
cli-no-checkout = Das geht nur in einem Checkout von Saloon, wo auch die Tests liegen.
cli-games-least = Es muss mindestens eine Partie sein (--games).
cli-no-components = Eigenes Spielmaterial gibt es bei: { $known }.
cli-tests-failed = Die Tests ließen sich nicht starten.
cli-option-twice = Die Option „{ $option }“ ist doppelt angegeben.
cli-no-command = Einen Befehl „{ $command }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-no-flag = Einen Schalter „{ $flag }“ gibt es hier nicht; --help nennt alle.
cli-flag-twice = { $flag } ist doppelt angegeben.
cli-missing = { $name } braucht einen Wert; --help sagt, welchen.
cli-too-much = „{ $text }“ ist zu viel; --help sagt, was hierhin gehört.
cli-whole-number = { $flag } braucht eine ganze Zahl, nicht „{ $value }“.
cli-number = { $flag } braucht eine Zahl, nicht „{ $value }“.
cli-no-text = { $flag } ist kein Text in UTF-8.
cli-least = { $flag } muss mindestens { $least } sein.
cli-most = { $flag } darf höchstens { $most } sein.
cli-more-than-nothing = { $flag } muss größer als 0 sein.
cli-one-of = { $flag } muss eines hiervon sein: { $known }.
cli-no-address = { $flag } muss mit http:// oder https:// anfangen.
cli-host = Nur für dich: { $link }
cli-no-smtp = { $flag } muss smtp://host:port oder smtps://host:port sein.
cli-no-mail = { $flag } muss eine E-Mail-Adresse sein.
cli-only-with = { $flag } geht nur zusammen mit { $other }.
cli-no-place = { $file } lässt sich nicht schreiben: { $reason }.
cli-too-large = { $file } ist zu groß, um von uns zu sein.
cli-no-peers = OpenSpiel ist hier nicht installiert: python3 dev.py bench --peers bringt es mit.

## The browser: the house

web-house = Saloon
web-loading = Einen Moment …
web-unreachable = Wir erreichen den Server gerade nicht.
web-nothing-here = Hier ist nichts.
web-broken = Auf dieser Seite ist etwas schiefgegangen.
web-try-again = Nochmal versuchen
web-home = Startseite
web-nav = Hauptmenü
web-language = Sprache
web-guest = Gast
web-skip = Zum Inhalt
web-me = { $name }: Name und Konto
web-foot = Mehr
web-nav-play = Spielen
web-nav-settings = Einstellungen
web-nav-about = Über Saloon
web-unreachable-help = Prüfe deine Verbindung oder warte einen Moment. Nichts ist verloren: Die Partien warten auf dem Server auf dich.
web-nothing-here-help = Der Link ist vielleicht alt oder unvollständig. Von der Startseite aus findest du alles.
web-broken-help = Lade die Seite neu. Eine laufende Partie geht dort weiter, wo sie war.
web-offline = Du bist offline. Diese Seite kannst du lesen; spielen kannst du, sobald du wieder online bist.
web-close = Schließen
web-label = { $name }: { $text }
web-just-now = gerade eben
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
web-pace-live = { $minutes } min pro Person, dazu { $seconds } s pro Zug
web-pace-days =
    { $number ->
        [one] Ein Zug am Tag
       *[other] Ein Zug alle { $number } Tage
    }
web-pace-off =
    { $pace }, mit { $number ->
        [one] { $number } Urlaubstag
       *[other] { $number } Urlaubstagen
    }
web-option-is = { $option }: { $value }
web-door-link = Nur mit Link
web-door-open = Offen für alle
web-spectators-yes = Zuschauer willkommen
web-spectators-no = Keine Zuschauer

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Sofort spielen
web-room-seated = { $taken } von { $number } sind da
web-room-waiting =
    { $number ->
        [one] Noch ein Platz frei
       *[other] Noch { $number } Plätze frei
    }
web-room-full = Alle sind da
web-room-begin-full = Die Partie beginnt, sobald der letzte Platz besetzt ist.
web-room-begin-host = { $name } startet die Partie.
web-room-begin-me = Leg los, wann du magst.
web-room-begin-bots =
    { $number ->
        [one] Leg los, wann du magst: Den freien Platz nimmt ein Bot.
       *[other] Leg los, wann du magst: Die freien Plätze nehmen Bots.
    }
web-room-start = Partie starten
web-room-start-bots =
    { $number ->
        [one] Jetzt mit einem Bot starten
       *[other] Jetzt mit { $number } Bots starten
    }
web-room-seats = Plätze
web-room-you = Du
web-room-you-host = Du, Gastgeber
web-room-host = Gastgeber
web-room-here = Da
web-room-away = Gerade weg
web-room-invited = Eingeladen, noch nicht da
web-room-beside = Am selben Gerät
web-room-open = Freier Platz
web-room-sit = Hier hinsetzen
web-room-seat-bot = Bot hinzufügen
web-room-add-beside = Person an diesem Gerät
web-room-beside-name = Name der Person an diesem Gerät
web-room-fill = Platz { $number } besetzen
web-room-change = Optionen für { $name }
web-room-free = Platz freigeben
web-room-send-away = { $name } entfernen
web-room-get-up = Platz verlassen
web-room-hand-over = { $name } zum Gastgeber machen
web-room-close = Tisch schließen
web-room-close-sure = Den Tisch für alle schließen?
web-room-close-keep = Offen lassen
web-room-closed = Dieser Tisch ist geschlossen
web-room-closed-help = Der Gastgeber hat die Partie abgesagt, bevor sie begann.
web-room-lost = Verbindung verloren. Neuer Versuch …
web-room-rules = Spielregeln
web-invite = Lade jemanden ein
web-invite-link = Link zu diesem Tisch
web-invite-copy = Kopieren
web-invite-copied = Kopiert
web-invite-share = Teilen
web-invite-text = Komm, spiel { $game } mit mir!
web-invite-qr = QR-Code des Links
web-invite-scan = Scannen oder diesen Code auf der Startseite eingeben:
web-room-talk = Chat
web-room-talk-none = Noch keine Nachrichten.
web-room-talk-say = Nachricht schreiben
web-room-talk-send = Senden
web-room-talk-sat = { $name } setzt sich.
web-room-talk-left = { $name } verlässt den Tisch.
web-home-welcome = Setz dich dazu
web-home-welcome-help = Drei Spiele, die es nicht mehr zu kaufen gibt: mit Freunden oder gegen Bots. Du brauchst kein Konto.
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
web-home-gathering = Wartet auf Mitspieler
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
web-home-against =
    { $number ->
        [one] gegen einen Bot
       *[other] gegen { $number } Bots
    }
web-home-level = Stärke der Bots
web-home-friends = Mit Freunden
web-home-friends-help = Link schicken
web-home-puzzle = Solo-Rätsel
web-home-open = Offene Tische
web-home-open-none = Gerade sucht niemand Mitspieler. Eröffne einen Tisch, der für alle offen ist.
web-home-sit = Dazusetzen
web-home-watch = Zuschauen
web-home-free =
    { $number ->
        [one] { $number } Platz frei
       *[other] { $number } Plätze frei
    }
web-home-playing = Partie läuft
web-home-new = Neuer Tisch
web-new = Neuer Tisch
web-new-game = Spiel
web-new-seats = Plätze
web-new-who = Wer auf Platz { $number } sitzt
web-new-your-name = Dein Name
web-new-you = Du, Gastgeber
web-new-open-help = Für alle, die den Link haben
web-new-beside = Person an diesem Gerät
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
web-new-option-players = Nicht bei dieser Spielerzahl
web-new-pace = Tempo
web-new-pace-untimed = Ohne Uhr
web-new-pace-untimed-help = Lass dir Zeit, so viel du willst.
web-new-pace-live = Live
web-new-pace-live-help = Jeder hat eine Uhr. Läuft deine Zeit ab, spielt ein Bot für dich.
web-new-pace-days = Über mehrere Tage
web-new-pace-days-help = Komm wieder, wenn du dran bist. Brauchst du zu lange, spielt ein Bot für dich. Bezahlst du sofort, sehen die anderen, dass du keine Wahl hattest; mit „Immer fragen“ in den Einstellungen vermeidest du das.
web-new-bank = Zeit pro Person
web-new-increment = Zusatzzeit pro Zug
web-new-days = Zeit pro Zug
web-new-off = Urlaubstage für alle
web-new-off-none = Keine
web-new-door = Zugang
web-new-door-link = Wer den Link hat
web-new-door-link-help = Nur wer deinen Link oder Code hat, kann sich dazusetzen.
web-new-door-open = Alle
web-new-door-open-help = Dein Tisch erscheint auf der Startseite.
web-new-starts = Die Partie beginnt
web-new-starts-full = Wenn alle Plätze besetzt sind
web-new-starts-full-help = Sobald der letzte Platz besetzt ist.
web-new-starts-host = Wenn ich es sage
web-new-starts-host-help = Du startest die Partie, wenn alle bereit sind.
web-new-manners = Am Tisch
web-new-spectators = Zuschauer erlauben
web-new-spectators-help = Sie sehen den Tisch, aber keine Handkarten.
web-new-chat = Chat
web-new-chat-help = Die Spieler können einander schreiben.
web-new-hints = Tipps
web-new-hints-help = Jeder kann einen Bot fragen, was er tun würde.
web-new-short = Dein Tisch auf einen Blick
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
web-new-sum-beside = { $number } an diesem Gerät
web-new-sum-length = Dauer
web-new-make = Tisch eröffnen
web-new-begin = Partie starten
web-new-make-help = Du bekommst einen Link und einen Code zum Weitergeben.
web-new-begin-help = Kein Platz ist frei: Die Partie startet sofort.
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
web-join-over-help = Sie ging ohne dich oder an einem anderen Gerät zu Ende.
web-join-replay = Wiedergabe ansehen
web-join-not-invited-help = Bitte den Gastgeber um den vollständigen Link oder den Code.
web-join-no-code-help = Codes gelten, bis die Partie beginnt. Prüfe auf Tippfehler oder bitte um den Link.
web-join-no-table-help = Vielleicht wurde er geschlossen, oder der Link ist nicht vollständig.
web-join-kicked = Der Gastgeber hat dich vom Tisch entfernt
web-join-kicked-help = Du sitzt nicht mehr an diesem Tisch. Du kannst dich an andere setzen.
web-set = Einstellungen
web-set-help = Nur auf diesem Gerät gespeichert.
web-set-theme = Design
web-set-theme-auto = Wie das Gerät
web-set-theme-night = Dunkel
web-set-theme-day = Hell
web-set-text = Schriftgröße
web-set-text-s = Klein
web-set-text-m = Mittel
web-set-text-l = Groß
web-set-text-xl = Sehr groß
web-set-motion = Animationen
web-set-motion-auto = Wie das Gerät
web-set-motion-full = An
web-set-motion-less = Aus
web-set-contrast = Kontrast
web-set-contrast-auto = Wie das Gerät
web-set-contrast-normal = Normal
web-set-contrast-more = Hoch
web-set-patterns = Farbmuster
web-set-patterns-help = Jede Spielerfarbe bekommt zusätzlich ein eigenes Muster.
web-set-sound = Töne
web-set-sound-help = Ein leiser Ton, wenn du dran bist.
web-set-confirm = Züge bestätigen
web-set-confirm-help = Einmal tippen wählt aus, noch einmal tippen spielt. Wenn aus: Einmal tippen spielt sofort.
web-set-ask = Immer fragen
web-set-ask-help = Auch wenn du keine Wahl hast und nur du das weißt, etwa bei manchen Zahlungen. Sonst machen wir solche Züge für dich, etwa nach der Zeit, die du zum Überlegen bräuchtest; in einer Partie über mehrere Tage sofort, und das merken die anderen. Auf dem Server gespeichert, für alle deine Tische.
web-set-research = Meine Partien für die Forschung freigeben
web-set-research-help = Deine beendeten Partien, ohne Namen, wenn alle am Tisch einverstanden sind. Wer den Server betreibt, kann sie an Leute weitergeben, die erforschen, wie gespielt wird; wer mitgespielt hat, erkennt eine Partie vielleicht wieder. Du kannst jederzeit aufhören; was schon weitergegeben ist, bleibt es. Deine Wahl wird auf dem Server gespeichert.
web-set-sample = Vorschau
web-set-sample-text = Vier Hüte sitzen um den Tisch. Die Lampe brennt, die Karten sind verteilt.
web-acc = Name und Konto
web-acc-stranger = Du kannst ohne Konto spielen. Ein Name genügt.
web-acc-guest = Du spielst als Gast, nur in diesem Browser. Mit einem Konto kannst du dich überall anmelden.
web-acc-member = Du hast ein Konto.
web-acc-name = Dein Name
web-acc-name-help = Diesen Namen sehen die anderen.
web-acc-save = Speichern
web-acc-saved = Gespeichert.
web-acc-come-in = Als Gast spielen
web-acc-make = Konto erstellen
web-acc-make-help = Deine Tische und Partien bleiben dir. Eine E-Mail-Adresse brauchst du nicht; ohne eine bestätigte kann dir aber niemand ein neues Passwort schicken, also bewahre es gut auf.
web-acc-sign-in = Anmelden
web-acc-sign-in-help = Du hast schon ein Konto? Melde dich mit Name und Passwort an.
web-acc-sign-in-guest = Partien, die du als Gast gespielt hast, kommen nicht mit.
web-acc-password = Passwort
web-acc-password-help = Mindestens 8 Zeichen
web-acc-out = Abmelden
web-acc-out-here = Auf diesem Gerät abmelden
web-acc-out-all = Überall abmelden
web-acc-out-guest = Als Gast abmelden?
web-acc-out-guest-help = Wenn du dich als Gast abmeldest, kannst du nicht zurück und verlierst alle deine Plätze. Erstelle vorher ein Konto, um sie zu behalten.
web-acc-data = Deine Daten
web-acc-data-help = Alles, was Saloon über dich weiß, in einer Datei.
web-acc-download = Meine Daten herunterladen
web-acc-delete = Konto löschen
web-acc-delete-sure = Dein Konto endgültig löschen?
web-acc-delete-help = Dein Name verschwindet von allen Tischen und Aufzeichnungen, und Bots spielen deine Plätze weiter. Das lässt sich nicht rückgängig machen.
web-acc-delete-yes = Ja, löschen
web-acc-keep = Nein, behalten
web-acc-gone = Konto gelöscht. Komm jederzeit wieder.
web-tell = Sag mir, wenn ich dran bin
web-tell-help = In Partien über mehrere Tage. Zum selben Tisch melden wir uns höchstens einmal in der Stunde, und nie zu einem Zug, den du schon gemacht hast.
web-tell-push = Dieser oder ein anderer Browser
web-tell-mail = E-Mail
web-tell-mail-password = Dein Passwort, denn mit dieser Adresse lässt es sich neu setzen
web-tell-webhook = Webhook
web-tell-shape = Für
web-tell-shape-plain = Ein eigenes Programm
web-tell-shape-discord = Discord
web-tell-shape-matrix = Matrix
web-tell-push-add = In diesem Browser melden
web-tell-push-no = Der Browser hat es nicht erlaubt. Sieh in seinen Einstellungen für diese Seite nach.
web-tell-add = Hinzufügen
web-tell-remove = Entfernen
web-tell-try = Ausprobieren
web-tell-sent = Abgeschickt. Ist es angekommen?
web-tell-mail-sent = Wir haben dir einen Link geschickt. Öffne ihn, um die Adresse zu bestätigen.
web-tell-unconfirmed = Noch nicht bestätigt: Öffne den Link, den wir dir geschickt haben.
web-tell-off = Sie ist jetzt abgeschaltet. Probier sie noch einmal aus oder entferne sie.
web-tell-again = Wir versuchen es noch einmal.
web-tell-lost = Wir konnten dir nicht sagen, dass du dran bist: Eine deiner Adressen funktioniert nicht mehr.
web-tell-quiet-from = Ruhe ab
web-tell-quiet-to = Ruhe bis
web-link-confirm = E-Mail-Adresse bestätigen
web-link-confirm-done = Bestätigt. Wir melden uns hier, wenn du dran bist.
web-link-stop = Keine E-Mails mehr
web-link-stop-done = Erledigt. An diese Adresse schreiben wir nicht mehr, wenn du dran bist.
web-link-password = Neues Passwort wählen
web-link-password-done = Dein neues Passwort gilt. Melde dich damit an.
web-link-on = Weiter
web-acc-forgot = Passwort vergessen?
web-acc-forgot-sent = Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, ist ein Link unterwegs.
web-home-left = Dein Zug ist { $time } fällig
web-off = Verreist du?
web-off-help = Deine Uhren stehen an allen Tischen still, die das erlauben.
web-off-days = Urlaubstage
web-off-take = Urlaub nehmen
web-off-taken =
    { $number ->
        [one] Deine Uhr steht an { $number } Tisch still.
       *[other] Deine Uhren stehen an { $number } Tischen still.
    }
web-table-next = Nächste Partie: { $game }
web-host = Dein Saloon
web-host-again = Aktualisieren
web-host-python = Python
web-host-database = Datenbank, Version
web-host-accounts = Konten
web-host-guests = Gäste
web-host-running = Laufende Partien
web-host-open = Tische, die auf Leute warten
web-host-finished = Beendete Partien
web-host-streams = Gerade verfolgte Tische
web-host-letters = Nachrichten, die noch hinausgehen
web-host-off = Abgeschaltete Adressen
web-host-questions = Wartende Züge von Bots
web-host-writes = Wartende Schreibvorgänge
web-host-records = Wartende Aufzeichnungen und Rätsel
web-host-storage = Datenbank, MB
web-host-trial = Testnachricht senden per
web-host-address = An
web-host-tables = Tische
web-host-no-tables = Keine Partie läuft, und kein Tisch wartet.
web-host-bots = Nur Bots
web-host-people = Wer zuletzt da war
web-host-account = Konto
web-host-guest = Gast
web-host-block = Sperren
web-host-unblock = Wieder hereinlassen
web-host-blocked = Gesperrt
web-host-ip = IP-Adresse sperren
web-host-barred = Gesperrte Adressen
web-host-no-barred = Keine Adresse ist gesperrt.
web-host-push = Dieser Browser
web-host-faults = Letzte Warnungen und Fehler
web-host-no-faults = Keine seit dem Start des Servers.
web-replays = Deine Partien
web-replays-none = Noch keine beendete Partie. Die nächste findest du hier.
web-replays-see = Ansehen
web-replays-see-long = { $game } vom { $day } ansehen
web-replays-brought = Importierte Partien
web-replays-brought-help = Importiere eine Partie von anderswo, als Aufzeichnung, die Saloon gespeichert hat. Jede Ziehung und jeder Zug wird vorher geprüft.
web-replays-bring = Partie importieren
web-replays-bad-file = Diese Datei ist keine Aufzeichnung von Saloon.
web-replays-added = Importiert und geprüft.
web-replays-drop = Löschen
web-replays-drop-long = { $game } vom { $day } löschen
web-replays-drop-sure = Diese Partie löschen?
web-replays-keep = Behalten
web-about = Über Saloon
web-about-what = Saloon ist ein Ort, um drei Spiele zu spielen, die es nicht mehr zu kaufen gibt: mit Freunden über einen Link, an einem Gerät oder gegen Bots; live oder mit einem Zug am Tag; nach den vollständigen Regeln.
web-about-games = Die Spiele und ihre Autoren
web-about-by = von { $author } · { $publisher }, { $year }
web-about-unofficial = Saloon ist inoffiziell: von Spielern für Spieler. Autoren und Verlage haben es weder gemacht noch gebilligt noch gefördert. Die Titel und alle Rechte, die an den Spielen bestehen, gehören ihren Inhabern.
web-about-fair = Ehrlich gemischt
web-about-fair-help = Vor der ersten Karte zeigt das Haus den Hash eines Geheimnisses, und der Browser jeder Person gibt eine eigene Zahl dazu; alle Ziehungen folgen daraus. Nach der Partie wird das Geheimnis offengelegt, dein Browser vergleicht es mit dem, was er behalten hat, und jeder kann jede Ziehung nachrechnen.
web-about-privacy = Was wir speichern
web-about-privacy-help = Deinen Namen, deine Sprache und deine Partien. Kein Tracking, keine Werbung, nichts von anderen Websites. Du kannst deine Daten jederzeit herunterladen oder dein Konto löschen.
web-about-licence = Lizenzen
web-about-licence-code = Code, Bilder und der Wortlaut von Regeln und Karten sind vom Projekt selbst und stehen unter der MIT-Lizenz.
web-about-licence-fonts = Die Schriften sind Rye von Nicole Fally, Vollkorn von Friedrich Althausen und Figtree von Erik Kennedy, alle unter der SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = Wartet auf Mitspieler
web-moves = Deine Züge
web-plain-wait = Wir warten auf { $seats }
web-table-opening = Verbinden
web-table-live = Verbunden
web-table-lost = Verbindung verloren
web-table-gone = Geschlossen
web-table-menu = Menü
web-table-book =
    { $number ->
        [0] Verlauf, Chat und Regeln
       *[other] Verlauf, Chat und Regeln: { $number } ungelesen
    }
web-table-players = Spieler
web-table-board = Spielfläche
web-table-dock = Deine Hand und deine Züge
web-table-tell = Was gerade geschieht
web-table-go-on = Weiter
web-key-space = Leertaste
web-table-since = Seit deinem letzten Zug
web-table-since-show = Zeigen
web-table-since-again = Noch einmal abspielen
web-table-unfold = Meine Hand zeigen
web-table-fold = Meine Hand ausblenden
web-pace = Tempo
web-pace-calm = Ruhig
web-pace-calm-note = große Momente warten auf dich
web-pace-normal = Normal
web-pace-normal-note = große Momente 2,5 s, Züge 0,9 s
web-pace-quick = Schnell
web-pace-quick-note = große Momente 1 s, Züge 0,4 s
web-pace-instant = Sofort
web-pace-instant-note = nichts hält an
web-pace-note = Nur für dich. Niemand muss darauf warten.
web-log-ways = Ansicht des Verlaufs
web-log-rule = Welche Regel?
web-log-paragraphs = Zusammenfassung
web-log-moves = Jeder Zug
web-log-mine = Nur was mich betrifft
web-log-since = seit deinem letzten Zug
web-table-to-table = Zurück zum Tisch
web-log-new = { $number } neu
web-log-setup =
    { $number ->
        [one] Das Austeilen, eine Zeile
       *[other] Das Austeilen, { $number } Zeilen
    }
web-log-more =
    { $number ->
        [one] { $number } weitere Zeile
       *[other] { $number } weitere Zeilen
    }
web-set-hand = Hand, mit der du tippst
web-set-hand-right = Rechts
web-set-hand-left = Links
web-table-end = Wie die Partie ausging
web-table-pages = Verlauf, Chat und Regeln
web-table-log = Verlauf
web-table-log-empty = Noch ist nichts passiert.
web-table-log-more = Frühere Zeilen zeigen
web-table-chat = Chat
web-table-chat-empty = Noch keine Nachrichten.
web-table-chat-later = Der Chat der Spieler ist privat. Nach der Partie kannst du ihn lesen.
web-table-chat-say = Nachricht schreiben
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
web-table-not-here = weg
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
web-table-hint = Tipp anzeigen
web-table-hint-asked = Der beste Bot denkt nach …
web-table-hint-says = Der beste Bot rät: { $text }
web-table-list = Alle Züge auflisten
web-table-leave = Tisch verlassen
web-table-back = Wieder selbst spielen
web-table-resign = Aufgeben
web-table-stay = Weiterspielen
web-table-sure-leave = Ein Bot spielt für dich, bis du zurückkommst. Jetzt gehen?
web-table-sure-resign = Ein Bot spielt für dich zu Ende, und du kannst nicht zurück. Jetzt aufgeben?
web-table-watching = Du schaust bei dieser Partie zu.
web-table-lost-line = Verbindung verloren. Neuer Versuch …
web-table-server-gone = Der Server antwortet nicht. Wir versuchen es weiter; nichts geht verloren.
web-table-move-kept = Wir haben deinen Zug behalten und schicken ihn noch einmal.
web-table-closed = Der Gastgeber hat diesen Tisch abgesagt.
web-table-kicked = Der Gastgeber hat dich vom Tisch entfernt.
web-table-see-board = Tisch ansehen
web-table-see-end = Ergebnis ansehen
web-table-replay = Wiedergabe ansehen
web-table-rematch = Noch eine Partie
web-table-rematch-go = Zur nächsten Partie

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Partien
web-replay-title = Wiedergabe
web-replay-setup = Aufbau
web-replay-turn = Zug { $number }: { $seat }
web-replay-mark-quartet = Jemand legt ein Quartett
web-replay-mark-payday = Zahltag
web-replay-mark-vulture = Ein Geier landet
web-replay-mark-shot = Jemand verliert das Duell
web-replay-mark-placed = Ein Gebäude wird gefunden
web-replay-mark-stop = Jemand ruft STOP
web-replay-mark-end = Die Runde endet
web-replay-won = Sieg: { $seats }
web-replay-board = Der Tisch
web-replay-eyes = Ansicht
web-replay-spectator = Zuschauer
web-replay-all = Alle Hände
web-replay-where = Schritt { $step } von { $last }
web-replay-scrub = Zu Schritt
web-replay-chapter-back = Voriges Kapitel
web-replay-back = Voriger Schritt
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-on = Nächster Schritt
web-replay-chapter-on = Nächstes Kapitel
web-replay-next-decision = Nächste Entscheidung
web-replay-speed = Tempo: { $times }×
web-replay-log = Was passiert ist
web-replay-search = Im Verlauf suchen
web-replay-nothing = Nichts gefunden.
web-replay-decisions = Nur Entscheidungen
web-replay-link = Link zu diesem Moment
web-replay-link-copied = Link kopiert.
web-replay-link-take = Kopiere den Link von hier:
web-replay-result = Ergebnis
web-replay-only-told = Diese Partie wurde nach anderen Regeln gespielt (Version { $rules }). Du kannst sie hier lesen, aber nicht ansehen.
web-replay-close = Schließen
web-replay-decision = Entscheidung { $number } von { $last }
web-replay-own-decision = Deine nächste Entscheidung
web-replay-to-table = Zurück zum Tisch
web-replay-hands = Handkarten
web-replay-no-hand = Zuschauer sehen keine Handkarten. Wähle oben jemanden aus, um seine zu sehen.
web-replay-keys = Tastenkürzel
web-replay-keys-step = voriger oder nächster Schritt
web-replay-keys-chapter = voriges oder nächstes Kapitel
web-replay-keys-ends = Anfang und Ende
web-replay-keys-play = abspielen oder Pause
web-replay-keys-decision = nächste oder vorige Entscheidung
web-replay-check = Karten prüfen
web-replay-check-working = Jede Ziehung wird nachgerechnet …
web-replay-check-good = Es ging mit rechten Dingen zu.
web-replay-check-bad = Da stimmt etwas nicht.
web-replay-check-before = Vor der ersten Karte hat das Haus eine geheime Zahl gewählt und ihren Fingerabdruck gezeigt; danach konnte der Browser jeder Person eine eigene Zahl dazugeben.
web-replay-check-draws = Jede Karte und jeder Würfelwurf folgt allein aus diesen Zahlen. Wenn mindestens eine Person eine Zahl dazugegeben hat, konnte weder das Haus noch ein Spieler sie allein aussuchen.
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
web-replay-check-nonces = Was jeder Platz dazugegeben hat
web-replay-check-no-nonce = nichts
web-replay-check-yourself = Prüf es selbst: Lade die Aufzeichnung herunter und starte
web-replay-download = Aufzeichnung herunterladen

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
web-fair-how-days = Das Haus hat sein Geheimnis gewählt und mit diesem Siegel verschlossen; dann hat jede Person beim Hinsetzen eine Zahl dazugegeben. Das Haus allein konnte die Karten also nicht aussuchen. Zusammen mit der Person, die sich zuletzt gesetzt hat, hätte es das gekonnt: In einer Partie über mehrere Tage sind am Anfang nicht alle da.
web-fair-how-nothing = Das Haus hat sein Geheimnis mit diesem Siegel verschlossen, aber dieser Browser hat keine Zahl dazugegeben. Dass das Geheimnis gleich bleibt, lässt sich prüfen; dass das Haus nicht mehrere probiert hat, nicht.
web-fair-seal = Siegel
web-fair-number = Deine Zahl
web-fair-later = Nach der letzten Karte öffnet dein Browser das Siegel und vergleicht.
web-fair-home = Dein Browser hat das Siegel, die Zahlen und deine Züge verglichen. Um auch jede Karte nachzurechnen, lade die Aufzeichnung herunter und starte
web-fair-record = Aufzeichnung speichern
web-fair-copy = Befehl kopieren
web-fair-copied = Kopiert
web-fair-show = Zeigen
web-fair-check = Karten prüfen
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
web-fair-broken-commitment = Das Haus hat sein Siegel mitten in der Partie geändert.
web-fair-broken-dealt = Es wurde ausgeteilt, bevor deine Zahl da war.
web-fair-broken-help = Das kann ein Fehler des Servers sein, oder jemand hat die Karten verändert. Speichere die Aufzeichnung und wende dich an den Betreiber des Servers.
web-fair-adds-nothing = { $name } hat keine Zahl dazugegeben.
web-fair-adds-owed = { $name } muss noch einmal eine Zahl versprechen.
web-fair-adds-sealed = { $name } hat eine Zahl versprochen, bevor eine gezeigt wurde.
web-fair-adds-open = { $name } hat beim Hinsetzen eine Zahl gegeben.
web-fair-called-off =
    { $number ->
        [one] Der Start wurde davor einmal abgebrochen.
       *[other] Der Start wurde davor { $number }-mal abgebrochen.
    }
web-fair-missing = Die Karten werden versiegelt; wir warten auf { $names } …

## The browser: rulebooks (web-rules-…)

web-nav-rules = Spielregeln
web-rules-of = Regelheft
web-rules-search = Regeln durchsuchen
web-rules-places =
    { $number ->
        [one] { $number } Treffer
       *[other] { $number } Treffer
    }
web-rules-found = Keine Treffer
web-rules-next = Nächster Treffer
web-rules-chapters = Kapitel
web-rules-link = Link zu Regel { $clause }
web-rules-print = Drucken
web-rules-no-clause = In diesem Regelheft gibt es keine Regel { $clause }.
web-rules-brief = In zwei Minuten
web-rules-example = Ein Zug als Beispiel
web-rules-option = Option am Tisch
web-rules-variant = Eine Variante, die ein Tisch wählen kann
web-rules-note = Zu den Quellen
web-rules-both = Quellen und Option am Tisch
web-rules-asides = Optionen am Tisch und Quellen
web-rules-glossary = Glossar

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = { $name } ist dran
web-curtain-give = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
web-curtain-show = Ich bin { $name }: Zeig meine Karten
web-curtain-also = Danach: { $names }
web-curtain-other = Jemand anders möchte die eigenen Karten sehen:
web-curtain-told = Gerade passiert
web-curtain-hand = Gerät weitergeben

## The browser: quick phrases in the chat (web-talk-…)

web-talk-phrases = Kurze Sätze
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
    .help = Von der man sich Geschichten erzählt: Besser spielt in diesem Saloon niemand.
cli-bot-champion = Champion
    .help = Hat sich das Spiel selbst beigebracht, in mehr als hundert Millionen Entscheidungen gegen sich; ein Blick, und der Zug steht.

## Bots: Tipps

hint-move = { $who } rät: { $move }
hint-compared =
    Gewinnt { $share } % von { $games ->
        [one] { $games } Probepartie
       *[other] { $games } Probepartien
    }, der nächstbeste Zug { $next } %.
hint-sealed = Hier wählen alle geheim; ab und zu eine Überraschung gehört dazu.
hint-tried = In { $worlds } gedachten Verteilungen vorausgespielt, gewinnt dieser Zug etwa { $share } %, der nächstbeste { $next } %.
hint-learned = So sehen es Champions: Nach allem, was du sehen kannst, werden { $share } % solcher Partien von deinem Platz aus gewonnen.

## Das Terminal: die Arena

cli-ask-hint = „?“ zeigt, was der beste Bot tun würde.
cli-coach-how = „coach“ schaltet den Coach aus.
cli-coach-off = Der Coach ist aus.
cli-arena-bot = Bot
cli-arena-games = Partien
cli-arena-wins = Siege
cli-arena-interval = 95 %
cli-arena-rank = Platz im Schnitt
cli-arena-rating = Wertung
cli-arena-decisions = Entscheidungen
cli-arena-ms = ms pro Zug
cli-arena-other = { $file } enthält die Partien eines anderen Wettkampfs.
cli-no-ray = Ray ist nicht installiert: Installiere saloon[cluster].

## The browser: the end of a game (web-end-…)

web-end-won =
    { $you ->
        [yes] Du hast gewonnen
       *[no] { $seat } hat gewonnen
    }
web-end-shared =
    { $you ->
        [yes] Du teilst dir den Sieg mit { $seats }
       *[no] { $seats } teilen sich den Sieg
    }
web-end-place =
    { $you ->
        [yes] Platz { $place } für dich
       *[no] Platz { $place } für { $seat }
    }
web-end-turned = Der Wendepunkt
web-end-turned-chance =
    { $you ->
        [yes] Deine geschätzte Gewinnchance: { $before } % → { $after } %.
       *[no] Geschätzte Gewinnchance von { $seat }: { $before } % → { $after } %.
    }
web-end-curve-chance = Geschätzte Gewinnchance im Lauf der Partie
web-end-curve-points = Punkte im Lauf der Partie
web-end-swing = { $before } % → { $after } %
web-end-turned-open = Es blieb bis zuletzt offen.
web-end-turned-see = Ansehen
web-end-how = So wurde gezählt
web-end-line = { $head }: { $margin }
web-end-of = von { $number }
web-end-share = Als Bild teilen
web-end-share-save = Bild speichern
web-end-share-pass = Teilen
web-end-share-not = Das Bild ließ sich nicht zeichnen. Bitte versuch es noch einmal.

## The browser: learning by playing (web-learn-…, web-coach-…)

web-learn-first-game = Deine erste Partie
web-learn-step = Schritt { $number } von { $last }
web-learn-watch = Schau zu, was passiert.
web-learn-skip = Überspringen
web-learn-but = Das geht, aber …
web-learn-again = Neu wählen
web-learn-anyway = Trotzdem spielen
web-learn-alone-title = Auf eigene Faust
web-learn-alone = Ab jetzt spielst du allein, gegen leichte Bots. Diese Partie zählt nirgends.
web-learn-aside = Du spielst jetzt ohne die Lektion. Sie wartet, wo du sie verlassen hast.
web-learn-to-lesson = Zurück zur Lektion
web-learn-back = Einen Schritt zurück
web-learn-show = Noch einmal zeigen
web-learn-go-on = Weiter
web-learn-go-alone = Allein weiterspielen
web-learn-leave = Lektion verlassen; du kannst später weitermachen
web-learn-meant = Das ist gemeint
web-learn-home =
    { $number ->
        [one] Zum ersten Mal dabei? Lern es in einer Minute
       *[other] Zum ersten Mal dabei? Lern es in { $number } Minuten
    }
web-learn-home-help = eine geführte Partie, du machst die Züge
web-learn-home-on = Weiter mit deiner ersten Partie
web-learn-home-on-help = genau dort, wo du warst
web-learn-by-playing = Spielend lernen
web-learn-away = Keine Lektion für { $game }, danke
web-exercise = Aufgabe
web-exercise-list = Aufgaben
web-exercise-list-of = Aufgaben: { $game }
web-exercise-lead = Kleine Stellungen, in denen ein Zug klar der beste ist. Durch Simulation gefunden, vom stärksten Bot nachgeprüft.
web-exercise-solved = Gelöst: { $number } von { $last }
web-exercise-step = Aufgabe { $number } von { $last }
web-exercise-grade-1 = Leicht
web-exercise-grade-2 = Mittel
web-exercise-grade-3 = Schwer
web-exercise-leave = Zurück zur Liste
web-exercise-ask = Ein Zug ist deutlich besser als alle anderen. Finde ihn.
web-exercise-log = Die Aufgabe beginnt mit dieser Stellung.
web-exercise-skip = Überspringen
web-exercise-right = Richtig!
web-exercise-wrong = Nicht der beste Zug
web-exercise-answer = Die Lösung
web-exercise-stars =
    { $number ->
        [one] ein Stern von drei
       *[other] { $number } Sterne von drei
    }
web-exercise-try =
    { $number ->
        [1] beim ersten Versuch
        [2] beim zweiten Versuch
       *[other] beim { $number }. Versuch
    }
web-exercise-chances = Wie oft jeder Zug gewinnt
web-exercise-yours = dein Zug
web-exercise-share = { $share } %
web-exercise-better = Ein anderer Zug gewinnt viel öfter.
web-exercise-checked = Siege in { $games } simulierten Partien je Zug, nach dem, was du siehst. Der stärkste Bot wählt denselben Zug.
web-exercise-next = Nächste Aufgabe
web-exercise-all = Alle Aufgaben
web-exercise-again = Noch einmal
web-exercise-give-up = Lösung zeigen
web-exercise-play-on = Von hier weiterspielen
web-exercise-to = Zurück zur Aufgabe
web-today = Heute
web-today-exercise = Aufgabe des Tages · { $game }
web-today-solved = Gelöst
web-today-puzzle = Rätsel des Tages · { $game }
web-today-puzzle-title = Nur eine Stadt passt zu allen Hinweisen
web-today-puzzle-help = Montags klein, sonntags die ganze Stadt
web-coach = Coach
web-coach-help = Bei einer Entscheidung, die neu für dich ist: ein Satz dazu, was man leicht übersieht. Nur gegen Bots.
web-coach-off = Coach ausschalten
web-coach-close = Verstanden

## The browser: a finished game looked back at (web-review-…)

web-review = Rückblick
web-review-of = Rückblick: { $game }
web-review-see-long = Rückblick auf { $game } vom { $day }
web-review-working = Ein Bot geht die Partie durch …
web-review-none = Hier gibt es nichts zu betrachten: Der Sieg wurde geteilt, niemand hatte eine Wahl, oder es galten andere Regeln.
web-review-same = Der Bot hätte dasselbe getan: Der Rest war Glück.
web-review-other = Der Bot hätte etwas anderes getan.
web-review-equal = Der Zug des Bots ist etwa gleich gut.
web-review-worse = Der Zug des Bots war besser.
web-review-better = Besser als der Zug des Bots.
web-review-bot = Bot: { $move }
web-review-alike = Auch der Zug des Bots
web-review-percent = { $number } %
web-review-sum = Glück + Können = Ergebnis
web-review-start = Anfang
web-review-luck = Glück
web-review-skill = Können
web-review-end = Ergebnis
web-review-sum-help = Gewinnchancen in Prozent. Können ist, was diese Züge gegenüber denen des Bots gewonnen oder verloren haben, wo der Unterschied klar ist; Glück ist alles andere: die Karten, die anderen und was der Bot nicht vorhersah.
web-review-moves = Zug um Zug
web-review-differing = Bot anders: { $number }
web-review-all = Alle Entscheidungen: { $number }
web-review-judged = So sieht der Champion die Chancen, nach dem, was von diesem Platz aus zu wissen war. Wo er anders gezogen hätte, wurden beide Züge in denselben { $number } gedachten Verteilungen weitergespielt, soweit die Zeit reichte.
web-review-judged-thumbs = Für dieses Spiel gibt es noch keinen Champion, also vergleichen Bots die Züge nach Faustregeln: Wo sie anders gezogen hätten, wurden beide Züge in denselben { $number } gedachten Verteilungen zu Ende gespielt, soweit die Zeit reichte.
