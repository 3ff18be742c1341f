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
error-stale = Die Partie ist inzwischen weitergegangen.
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
error-not-held = Das Haus wartet jetzt auf keinen STOP-Ruf, oder du hast es schon einmal aufgehalten.
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
error-bots-enough = An deinen Tischen spielen Bots schon so oft unter sich, wie sie dürfen; sieh erst eine dieser Partien zu Ende an.
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

## Terminal: der Tisch

cli-you = Du
cli-seat-name = Spieler { $number }
cli-bot-random = Zufallsbot
    .help = Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
cli-bot-sensible = Vernunftbot
    .help = Spielt nach ein paar Faustregeln, wie jemand, der aufpasst.
cli-hand = Deine Hand:
cli-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }

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
cli-learn-none = Für { $game } gibt es keine Lektion.
cli-learn-step = Schritt { $number } von { $last }
cli-learn-go-on = Enter geht weiter, „back“ einen Schritt zurück, „q“ beendet.
cli-learn-but = Das geht, aber: { $why }
cli-learn-again = Mit Enter wählst du neu, „anyway“ spielt es trotzdem.
cli-learn-aside = Du spielst jetzt ohne die Lektion. „back“ bringt dich zu ihr zurück.
cli-learn-alone = Die Lektion ist zu Ende. Mit Enter spielst du allein weiter: dieselbe Stellung, leichte Bots.
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
web-nav-play = Spielen
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
web-spectators-yes = Zuschauer willkommen
web-spectators-no = Keine Zuschauer

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
web-home-against =
    { $number ->
        [one] gegen einen Bot
       *[other] gegen { $number } Bots
    }
web-home-level = Wie stark die Bots spielen
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
web-set-confirm = Züge bestätigen
web-set-confirm-help = Ein Tippen wählt, ein zweites spielt. Aus: Ein Tippen spielt sofort.
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
web-plain-wait = Wir warten auf { $seats }
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
web-table-tell = Was gerade geschieht
web-table-go-on = Weiter
web-key-space = Leertaste
web-table-since = Seit deinem letzten Zug
web-table-since-show = Zeigen
web-table-since-again = Noch einmal abspielen
web-table-unfold = Meine Hand zeigen
web-table-fold = Meine Hand einklappen
web-pace = Tempo
web-pace-calm = Gemütlich
web-pace-calm-note = alles Wichtige wartet auf dich
web-pace-normal = Normal
web-pace-normal-note = Wichtiges steht 2,5 s, ein Zug 0,9 s
web-pace-quick = Flott
web-pace-quick-note = Wichtiges 1 s, ein Zug 0,4 s
web-pace-instant = Sofort
web-pace-instant-note = nichts hält an
web-pace-note = Nur für dich. Niemand muss darauf warten.
web-log-ways = Wie der Verlauf zu lesen ist
web-log-rule = Welche Regel?
web-log-paragraphs = Absätze
web-log-moves = Jeder Zug
web-log-mine = Nur was mich betrifft
web-log-since = seit deinem letzten Zug
web-table-to-table = Zum Tisch
web-log-new = { $number } neu
web-log-setup =
    { $number ->
        [one] Das Austeilen, eine Zeile
       *[other] Das Austeilen, { $number } Zeilen
    }
web-set-hand = Tipphand
web-set-hand-right = Rechts
web-set-hand-left = Links
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
web-replay-turn = Zug { $number }: { $seat }
web-replay-mark-quartet = Ein Quartett wird gelegt
web-replay-mark-payday = Zahltag
web-replay-mark-vulture = Ein Geier landet
web-replay-mark-shot = Jemand verliert das Duell
web-replay-mark-placed = Ein Gebäude ist gefunden
web-replay-mark-stop = STOP wird gerufen
web-replay-mark-end = Die Runde endet
web-replay-won = Sieg: { $seats }
web-replay-board = Der Tisch
web-replay-eyes = Gesehen von
web-replay-spectator = Zuschauer
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
web-replay-decision = Entscheidung { $number } von { $last }
web-replay-own-decision = Deine nächste Entscheidung
web-replay-to-table = Zum Tisch
web-replay-hands = Handkarten
web-replay-no-hand = Zuschauer sehen keine Hand. Wähl oben, durch wessen Augen du schaust.
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
web-rules-brief = In zwei Minuten
web-rules-brief-goal = Das Ziel
web-rules-brief-turn = Ein Zug
web-rules-brief-danger = Darauf kommt es an
web-rules-brief-end = Das Ende

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = { $name } ist dran
web-curtain-give = Gib den Bildschirm an { $name } weiter. Alle anderen schauen weg.
web-curtain-show = Ich bin { $name }: Zeig meine Karten
web-curtain-also = Danach: { $names }
web-curtain-other = Jemand anders möchte die eigenen Karten sehen:
web-curtain-told = Eben geschehen
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
cli-bot-champion = Champion
    .help = Hat sich das Spiel selbst beigebracht, in mehr als hundert Millionen Entscheidungen gegen sich; ein Blick, und der Zug steht.

## Bots: Tipps

hint-move = { $who } würde: { $move }
hint-compared =
    Von hier { $games ->
        [one] { $games }-mal
       *[other] { $games }-mal
    } zu Ende gespielt, ist das für dich { $share } % eines Sieges wert, der nächstbeste Zug { $next } %.
hint-sealed = Hier wählen alle geheim, da gehört eine Überraschung dann und wann dazu.
hint-learned = So denken Champions: Nach allem, was du sehen kannst, werden { $share } % solcher Partien von deinem Platz aus gewonnen.

## Das Terminal: die Arena

cli-ask-hint = „?“ zeigt, was der beste Bot täte.
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
web-end-turned = Wo es kippte
web-end-turned-since =
    { $you ->
        [yes] Von da an lagst du bis zum Ende vorn.
       *[no] Von da an lag { $seat } bis zum Ende vorn.
    }
web-end-turned-open = Es blieb bis zuletzt offen.
web-end-turned-see = Ansehen
web-end-line = { $head }: { $margin }
web-end-of = von { $number }
web-end-share = Als Bild teilen
web-end-share-save = Bild speichern
web-end-share-pass = Teilen
web-end-share-not = Das Bild ließ sich nicht zeichnen. Bitte versuch es noch einmal.

## The browser: learning by playing (web-learn-…, web-coach-…)

web-learn-first-game = Dein erstes Spiel
web-learn-step = Schritt { $number } von { $last }
web-learn-watch = Schau zu, was passiert.
web-learn-skip = Überspringen
web-learn-but = Das geht, aber …
web-learn-again = Neu wählen
web-learn-anyway = Trotzdem spielen
web-learn-alone-title = Auf eigene Faust
web-learn-alone = Jetzt spielst du allein weiter, gegen leichte Bots. Dieses Spiel wird nirgends gewertet.
web-learn-aside = Du spielst jetzt ohne die Lektion. Sie wartet, wo du sie verlassen hast.
web-learn-to-lesson = Zurück zur Lektion
web-learn-back = Einen Schritt zurück
web-learn-show = Noch einmal zeigen
web-learn-go-on = Weiter
web-learn-go-alone = Allein weiterspielen
web-learn-leave = Lektion verlassen; du kannst später weitermachen
web-learn-meant = Das ist gemeint
web-learn-home = Zum ersten Mal hier? In 8 Minuten gelernt
web-learn-home-help = ein geführtes Spiel, du machst die Züge
web-learn-home-on = Weiter mit deinem ersten Spiel
web-learn-home-on-help = du machst weiter, wo du warst
web-learn-by-playing = Spielend lernen
web-learn-away = Keine Lektion für { $game }, danke
web-coach = Ratgeber
web-coach-help = Bei einer Entscheidung, die neu für dich ist: eine Zeile dazu, was man leicht übersieht. Nur gegen Bots.
web-coach-off = Ratgeber ausschalten
web-coach-close = Verstanden
