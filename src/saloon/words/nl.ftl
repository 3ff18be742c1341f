### Saloon in het Nederlands. Hoe de parameters te lezen zijn, staat in en.ftl.

## Hoe namen en kaarten worden samengevoegd

list-and = { $before } en { $last }
cards-none = geen kaarten

## Tafels en zetten

option-unknown = De optie ‘{ $option }’ bestaat niet. Je kunt kiezen uit: { $known }.
option-value = ‘{ $value }’ is geen waarde van de optie ‘{ $option }’. Je kunt kiezen uit: { $known }.
option-players =
    { $option }={ $value } kan niet met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }.
players-refused = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $players }.
move-unreadable = ‘{ $text }’ is niet als zet te lezen.
not-your-turn = Je bent niet aan de beurt.
game-over = De partij is afgelopen.
undo-refused = Dat kun je niet meer terugnemen.
lesson-changed = Deze les is intussen veranderd en begint opnieuw.

## De tafelserver

error-malformed = We kunnen dit verzoek niet lezen: { $detail }.
error-not-signed-in = Kies eerst een naam.
error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
error-not-your-password = Dat is niet je wachtwoord.
error-foreign-origin = Dat kwam van een andere site, dus we hebben het niet uitgevoerd.
error-foreign-host = Deze server luistert niet naar de naam ‘{ $host }’; wie hem draait, kan die met --hosts toelaten.
error-not-host = Dat mag alleen de gastheer.
error-not-your-seat = Dat is niet jouw plaats.
error-blocked = De beheerder van deze Saloon laat je niet binnen.
error-not-invited = Deze tafel is alleen op uitnodiging.
error-chat-off = Aan deze tafel staat de chat uit.
error-hints-off = Aan deze tafel staan tips uit.
error-no-such-page = Hier is niets.
error-no-such-table = Deze tafel bestaat niet.
error-no-such-code = Geen open tafel heeft deze code.
error-no-such-seat = Aan deze tafel is er geen plaats { $number }.
error-no-such-record = Dit verslag bestaat niet.
error-no-such-puzzle = Die puzzel bestaat niet.
error-no-such-step = Stap { $step } bestaat niet: de partij eindigt met stap { $last }.
error-no-such-person = Die speler zit niet aan deze tafel.
error-no-such-channel = Dat adres heb je hier niet.
error-no-such-order = De opdracht ‘{ $order }’ bestaat niet in dit spel.
error-no-such-ticket = Deze link werkt niet meer. Vraag een nieuwe aan.
error-wrong-method = Dat kan hier niet.
error-too-slow = Het verzoek deed er te lang over.
error-stale = De partij is intussen verdergegaan.
error-not-your-turn = Je bent nu niet aan de beurt.
error-not-started = De partij is nog niet begonnen.
error-already-started = De partij is al begonnen.
error-game-over = De partij aan deze tafel is afgelopen.
error-not-over = Dat kun je zien als de partij is afgelopen.
error-seat-taken = Die plaats is bezet.
error-seats-open = Er zijn nog plaatsen vrij.
error-one-chair = Je zit hier al. Aan deze tafel heeft iedereen één plaats.
error-name-taken = De naam ‘{ $name }’ is al bezet.
error-nothing-asked = Niemand heeft gevraagd om een zet terug te nemen.
error-already-asked = Iemand vraagt al om een zet terug te nemen. Antwoord daar eerst op.
error-other-request = Dat is het antwoord op een ander verzoek. Kijk wat er nu wordt gevraagd.
error-not-sealed = Nog niet iedereen heeft zijn getal voor de trekkingen beloofd en gestuurd.
error-not-now = Getallen voor de trekkingen stuur je als iedereen het zijne heeft beloofd, niet nu.
error-not-held = Er kan nu niemand STOP roepen, of je hebt de partij al een keer opgehouden.
error-already-added = Deze plaats heeft zijn getal voor de trekkingen al gegeven.
error-undo-refused = Die zet kan niet worden teruggenomen.
error-not-absent = Er speelt geen bot voor je op deze plaats.
error-bot-plays = Een bot speelt voor je. Neem eerst je plaats terug.
error-which-seat = Je hebt hier meerdere plaatsen. Zeg welke je bedoelt.
error-channels-enough = Meer adressen kan niet. Verwijder er eerst een.
error-no-days-off = Aan geen van je tafels heb je nog vakantiedagen.
error-no-mail = Deze server verstuurt geen e-mail.
error-not-delivered = Dat is niet aangekomen. { $why }
error-too-large = Dat is te veel in één keer.
error-url-too-long = Het adres is te lang.
error-not-json = Stuur alsjeblieft JSON.
error-not-legal = Dat staan de regels niet toe.
error-not-possible = Dat is niet mogelijk.
error-no-such-game = Het spel ‘{ $game }’ bestaat niet. Je kunt kiezen uit: { $known }.
error-no-such-bot = De bot ‘{ $bot }’ bestaat niet. Je kunt kiezen uit: { $known }.
error-commitment-first = Open de tafel zonder getal: bewaar eerst de vastlegging, stuur dan je eigen getal.
error-wrong-nonce = Dat getal past niet bij het zegel waarmee het is beloofd.
error-bad-name = Dat kan geen naam zijn.
error-mixed-name = Een naam mag geen alfabetten mengen.
error-bad-address = Naar dat adres kunnen we niets sturen.
error-bad-zone = Die tijdzone kennen we niet.
error-bots-enough = Je hebt al zo veel partijen tussen bots als mag. Kijk er eerst een uit.
error-too-many =
    Niet zo snel! Wacht { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
error-internal = Er ging bij ons iets mis. We hebben het genoteerd.
error-head-too-large = De headers van het verzoek zijn te groot.
error-house-full = Er zijn nu te veel verbindingen. Probeer het zo meteen opnieuw.
error-took-too-long = Dat duurde te lang. Probeer het nog eens.
error-store-trouble = We konden dat niet opslaan. Probeer het nog eens.
error-file-gone = Het databasebestand is weg of vervangen. Wat er nu gebeurt, gaat verloren.

## Berichten over beurten

notice-turn = Jij bent aan de beurt: { $game }
notice-turns =
    { $tables ->
        [one] Je bent aan { $tables } tafel aan de beurt
       *[other] Je bent aan { $tables } tafels aan de beurt
    }
notice-test = Saloon kan je hier bereiken.
notice-mail-stop = Geen e-mails meer zoals deze: { $link }
notice-mail-confirm-title = Bevestig je e-mailadres
notice-mail-confirm =
    Iemand wil hier van Saloon horen wanneer het zijn beurt is. Ben jij dat, open dan binnen twee dagen deze link:
    { $link }
    Zo niet, negeer dit bericht; dan hoor je niets meer van ons.
notice-mail-password-title = Kies een nieuw wachtwoord
notice-mail-password =
    Iemand heeft een nieuw wachtwoord voor je Saloon-account aangevraagd. Was jij dat, open dan binnen een uur deze link:
    { $link }
    Zo niet, negeer dit bericht; je wachtwoord blijft zoals het is.
notice-trouble-unreachable = We kunnen dit adres niet bereiken.
notice-trouble-refused = Dit adres accepteert onze berichten niet.
notice-trouble-gone = Dit adres bestaat niet meer.
notice-trouble-stopped = Je wilde op dit adres geen berichten meer.

## Verslagen

record-not-json = Regel { $line } is geen geldige JSON.
record-truncated = Het verslag breekt af in regel { $line }.
record-not-a-record = Dit bestand is geen verslag van Saloon.
record-version = Het verslag heeft formaatversie { $version }; deze Saloon leest versie { $known }.
record-field =
    { $problem ->
        [missing] In het verslag ontbreekt het veld ‘{ $field }’.
        [type] Het veld ‘{ $field }’ van het verslag heeft het verkeerde type.
       *[value] Het veld ‘{ $field }’ van het verslag heeft een onmogelijke waarde.
    }
record-chain = Stap { $entry } past niet bij wat ervoor staat: de hashketen is gebroken.
record-game = Dit is een verslag van het spel ‘{ $game }’, dat hier niet na te spelen is.
record-rules = Het verslag volgt versie { $rules } van de regels; hier geldt versie { $known }.
record-components = De partij is gespeeld met ander speelmateriaal ({ $components }).
record-commitment = Het geheim past niet bij de hash die vóór de eerste trekking is getoond.
record-draw = Stap { $entry }: in het verslag staat ‘{ $found }’, maar het toeval gaf ‘{ $expected }’.
record-move = Stap { $entry }: ‘{ $move }’ is daar geen geldige zet.
record-turn = Stap { $entry }: hier was iemand anders aan de beurt.
record-takeback = Stap { $entry }: terugnemen kan alleen tot de laatste beslissing van wie erom vroeg.
record-nonce = Het getal van plaats { $number } past niet bij het zegel waarmee het is beloofd.
record-events = Stap { $entry }: wat er gebeurd zou zijn, volgt niet uit de zet.
record-result = De uitslag in het verslag volgt niet uit de zetten.
record-unfinished = Het verslag stopt voordat de partij is afgelopen.
record-after-end = Stap { $entry } staat na het einde van de partij.
record-seal = Het zegel aan het eind past niet bij het verslag.
noted-commitment = De vastlegging is niet die je vóór de eerste trekking hebt genoteerd.
noted-seal = Het zegel van plaats { $number } is niet dat van vóór de getallen.
noted-nonce = Het getal van plaats { $number } is niet dat wat je hebt genoteerd.
noted-move = Plaats { $number } deed de zet ‘{ $move }’, maar in het verslag staat hij daar niet.
noted-takebacks =
    { $found ->
        [one] In het verslag is { $found } keer iets teruggenomen
       *[other] In het verslag is { $found } keer iets teruggenomen
    }, jij hebt dat { $noted } keer genoteerd.
taken-back =
    { $you ->
        [yes] Iedereen vindt het goed: je neemt je laatste beslissing terug.
       *[no] Iedereen vindt het goed: { $seat } neemt de laatste beslissing terug.
    }

## De terminal: de tafel

cli-you = Jij
cli-seat-name = Speler { $number }
cli-bot-random = Willekeurige bot
    .help = Doet zomaar een geldige zet, de ene even waarschijnlijk als de andere.
cli-bot-sensible = Verstandige bot
    .help = Speelt met een paar vuistregels, zoals iemand die oplet.
cli-bot-searcher = Zoekbot
    .help = Speelt in gedachten honderden partijen met vuistregels en kiest wat het best uitpakt.
cli-hand = Je hand:
cli-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }

## De terminal: het spel

cli-sealed = De trekkingen zijn verzegeld. Hash van het geheim: { $hash }
cli-opened = Het zegel is geopend. Geheim: { $secret }; jouw getal: { $nonce }. Bots voegen er geen toe.
cli-choose = Jouw keuze:
cli-hint = Typ een zet of zijn nummer; ‘rules { $clause }’ toont een regel, met ‘q’ stop je.
cli-clause = Regel { $clause }
cli-saved = Het verslag van de partij staat in { $file }.
cli-bye = Tot de volgende keer!
cli-final = Eindstand
cli-final-rank = Plaats
cli-final-player = Speler
cli-final-score = Score

## De terminal: de andere opdrachten

cli-verified =
    { $file } klopt: { $entries ->
        [one] { $entries } stap nagespeeld
       *[other] { $entries } stappen nagespeeld
    }, { $draws ->
        [one] { $draws } trekking
       *[other] { $draws } trekkingen
    } nagerekend.
cli-rules-none = Het regelboek van { $game } heeft geen regel { $clause }.
cli-learn-none = Voor { $game } is er geen les.
cli-learn-step = Stap { $number } van { $last }
cli-learn-go-on = Druk op Enter om verder te gaan; met ‘back’ ga je een stap terug, met ‘q’ stop je.
cli-learn-but = Dat kan, maar: { $why }
cli-learn-again = Druk op Enter om opnieuw te kiezen; met ‘anyway’ speel je het toch.
cli-learn-aside = Je speelt nu zonder de les. Met ‘back’ ga je ernaar terug.
cli-learn-alone = De les is voorbij. Druk op Enter om alleen verder te spelen: dezelfde stelling, makkelijke bots.
cli-exercise-none = Er zijn geen opgaven voor { $game }.
cli-exercise-number = Er zijn { $last } opgaven; geef een nummer van 1 tot en met { $last }.
cli-exercise-ask = Typ het nummer van een zet; Enter toont de oplossing, met ‘q’ stop je.
cli-exercise-next = Druk op Enter voor de volgende opgave; met ‘play’ speel je vanaf hier verder, met ‘q’ stop je.
cli-unknown-game = Het spel ‘{ $game }’ is er niet. Je kunt kiezen uit: { $known }.
cli-unknown-bot = De bot ‘{ $bot }’ bestaat niet. Je kunt kiezen uit: { $known }.
cli-bots-number =
    { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } voor { $players ->
        [one] { $players } plaats
       *[other] { $players } plaatsen
    }: noem er één voor allemaal, of één voor elke plaats.
cli-unknown-language = De taal ‘{ $language }’ is er niet. Je kunt kiezen uit: { $known }.
cli-no-file = { $file } kan niet worden gelezen.
cli-no-seat = Aan een tafel voor { $players } is er geen plaats { $number }: de eerste plaats is 0.
cli-nonce-form = ‘{ $text }’ is hier geen getal: schrijf PLAATS=HEX, bijvoorbeeld 0=4e1f.
cli-no-step = Stap { $step } bestaat niet: het verslag eindigt met stap { $last }.
cli-option-form = ‘{ $text }’ is geen optie: schrijf naam=waarde.
cli-no-checkout = Dit werkt alleen in een checkout van Saloon, waar ook de tests staan.
cli-games-least = Er moet minstens één partij zijn (--games).
cli-no-components = Eigen speelmateriaal kan bij: { $known }.
cli-tests-failed = De tests konden niet worden gestart.
cli-option-twice = De optie ‘{ $option }’ is twee keer opgegeven.
cli-no-command = Het commando ‘{ $command }’ bestaat niet. Je kunt kiezen uit: { $known }.
cli-no-flag = De optie ‘{ $flag }’ bestaat hier niet; --help noemt ze allemaal.
cli-flag-twice = { $flag } is twee keer opgegeven.
cli-missing = { $name } heeft een waarde nodig; --help zegt welke.
cli-too-much = ‘{ $text }’ is te veel; --help zegt wat er gevraagd wordt.
cli-whole-number = { $flag } vraagt een geheel getal, niet ‘{ $value }’.
cli-number = { $flag } vraagt een getal, niet ‘{ $value }’.
cli-no-text = { $flag } is geen tekst in UTF-8.
cli-least = { $flag } moet minstens { $least } zijn.
cli-most = { $flag } mag hoogstens { $most } zijn.
cli-more-than-nothing = { $flag } moet groter dan 0 zijn.
cli-one-of = { $flag } moet een van deze zijn: { $known }.
cli-no-address = { $flag } moet met http:// of https:// beginnen.
cli-host = Alleen voor jou: { $link }
cli-no-smtp = { $flag } moet smtp://host:poort of smtps://host:poort zijn.
cli-no-mail = { $flag } moet een e-mailadres zijn.
cli-only-with = { $flag } gaat alleen samen met { $other }.
cli-no-place = { $file } kan niet worden geschreven: { $reason }.
cli-too-large = { $file } is te groot om van ons te zijn.
cli-no-peers = OpenSpiel is hier niet geïnstalleerd: python3 dev.py bench --peers installeert het.

## The browser: the house

web-house = Saloon
web-loading = Een ogenblik…
web-unreachable = We kunnen de server nu niet bereiken.
web-nothing-here = Hier is niets.
web-broken = Er ging iets mis op deze pagina.
web-try-again = Opnieuw proberen
web-home = Startpagina
web-nav = Hoofdmenu
web-language = Taal
web-guest = Gast
web-skip = Naar de inhoud
web-me = { $name }: naam en account
web-foot = Meer
web-nav-play = Spelen
web-nav-settings = Instellingen
web-nav-about = Over Saloon
web-unreachable-help = Controleer je verbinding of wacht even. Er is niets verloren: je partijen wachten op de server.
web-nothing-here-help = De link is misschien oud of onvolledig. Vanaf de startpagina kun je alles vinden.
web-broken-help = Laad de pagina opnieuw. Een lopende partij gaat verder waar je was.
web-offline = Je bent offline. Je kunt deze pagina lezen; spelen kan zodra je weer online bent.
web-close = Sluiten
web-label = { $name }: { $text }
web-just-now = zojuist
web-minutes =
    { $number ->
        [one] { $number } minuut
       *[other] { $number } minuten
    }
web-seconds =
    { $number ->
        [one] { $number } seconde
       *[other] { $number } seconden
    }
web-days =
    { $number ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
web-pace-untimed = Geen klok
web-pace-live = { $minutes } min per speler, plus { $seconds } s per zet
web-pace-days =
    { $number ->
        [one] Elke dag een zet
       *[other] Elke { $number } dagen een zet
    }
web-pace-off =
    { $pace }, met { $number ->
        [one] { $number } vakantiedag
       *[other] { $number } vakantiedagen
    }
web-option-is = { $option }: { $value }
web-door-link = Alleen via link
web-door-open = Open voor iedereen
web-spectators-yes = Toeschouwers welkom
web-spectators-no = Geen toeschouwers

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Meteen spelen
web-room-seated = { $taken } van { $number } zijn er
web-room-waiting =
    { $number ->
        [one] Nog één plaats vrij
       *[other] Nog { $number } plaatsen vrij
    }
web-room-full = Iedereen is er
web-room-begin-full = De partij begint zodra de laatste plaats bezet is.
web-room-begin-host = { $name } start de partij.
web-room-begin-me = Begin wanneer je wilt.
web-room-begin-bots =
    { $number ->
        [one] Begin wanneer je wilt: een bot neemt de lege plaats.
       *[other] Begin wanneer je wilt: bots nemen de lege plaatsen.
    }
web-room-start = Partij starten
web-room-start-bots =
    { $number ->
        [one] Nu starten met een bot
       *[other] Nu starten met { $number } bots
    }
web-room-seats = Plaatsen
web-room-you = Jij
web-room-you-host = Jij, de gastheer
web-room-host = Gastheer
web-room-here = Aanwezig
web-room-away = Even weg
web-room-invited = Uitgenodigd, nog niet hier
web-room-beside = Op hetzelfde apparaat
web-room-open = Vrije plaats
web-room-sit = Hier gaan zitten
web-room-seat-bot = Bot toevoegen
web-room-add-beside = Speler op dit apparaat
web-room-beside-name = Naam van de speler op dit apparaat
web-room-fill = Plaats { $number } vullen
web-room-change = Opties voor { $name }
web-room-free = Plaats vrijmaken
web-room-send-away = { $name } verwijderen
web-room-get-up = Mijn plaats verlaten
web-room-hand-over = { $name } gastheer maken
web-room-close = Tafel sluiten
web-room-close-sure = De tafel voor iedereen sluiten?
web-room-close-keep = Open laten
web-room-closed = Deze tafel is gesloten
web-room-closed-help = De gastheer heeft de partij afgezegd voor het begin.
web-room-lost = Verbinding verbroken. We proberen het opnieuw…
web-room-rules = Spelregels
web-invite = Nodig iemand uit
web-invite-link = Link naar deze tafel
web-invite-copy = Kopiëren
web-invite-copied = Gekopieerd
web-invite-share = Delen
web-invite-text = Kom { $game } met me spelen!
web-invite-qr = QR-code van de link
web-invite-scan = Scan hem, of typ deze code op de startpagina:
web-room-talk = Chat
web-room-talk-none = Nog geen berichten.
web-room-talk-say = Schrijf een bericht
web-room-talk-send = Versturen
web-room-talk-sat = { $name } gaat zitten.
web-room-talk-left = { $name } verlaat de tafel.
web-home-welcome = Schuif aan
web-home-welcome-help = Drie spellen die niet meer te koop zijn, met vrienden of tegen bots. Een account is niet nodig.
web-home-yours = Jouw tafels
web-home-yours-wait =
    { $number ->
        [one] { $number } wacht op jou
       *[other] { $number } wachten op jou
    }
web-home-your-move = Jij bent aan zet
web-home-their-move = { $name } is aan zet
web-home-their-moves =
    { $number ->
        [one] { $number } moet kiezen
       *[other] { $number } moeten kiezen
    }
web-home-gathering = Wacht op spelers
web-home-with = Met { $names }
web-home-alone = Nog niemand anders
web-home-code = Code of link
web-home-code-ask = Heb je een code?
web-home-code-wrong = Dat is geen code en ook geen link naar een tafel.
web-home-rules = Regels lezen
web-home-join = Meedoen
web-home-games = De drie spellen
web-home-players = { $from }–{ $to } spelers
web-home-about-minutes = ongeveer { $number } minuten
web-home-minutes = { $number } min
web-home-against =
    { $number ->
        [one] tegen één bot
       *[other] tegen { $number } bots
    }
web-home-level = Niveau van de bots
web-home-friends = Met vrienden
web-home-friends-help = stuur een link
web-home-puzzle = Solopuzzel
web-home-open = Open tafels
web-home-open-none = Niemand zoekt nu medespelers. Open een tafel voor iedereen.
web-home-sit = Ga zitten
web-home-watch = Kijken
web-home-free =
    { $number ->
        [one] { $number } plaats vrij
       *[other] { $number } plaatsen vrij
    }
web-home-playing = Partij bezig
web-home-new = Nieuwe tafel
web-new = Nieuwe tafel
web-new-game = Spel
web-new-seats = Plaatsen
web-new-who = Wie er op plaats { $number } zit
web-new-your-name = Jouw naam
web-new-you = Jij, de gastheer
web-new-open-help = Voor wie de link heeft
web-new-beside = Speler op dit apparaat
web-new-beside-name = Naam van speler { $number }
web-new-remove = Plaats { $number } weghalen
web-new-add-open = Vrije plaats
web-new-add-bot = Bot
web-new-count = { $taken } van { $number }
web-new-options-more =
    { $number ->
        [one] Nog { $number } optie
       *[other] Nog { $number } opties
    }
web-new-options-changed =
    { $number ->
        [one] { $number } aangepast
       *[other] { $number } aangepast
    }
web-new-option-players = Niet met dit aantal spelers
web-new-pace = Tempo
web-new-pace-untimed = Geen klok
web-new-pace-untimed-help = Neem alle tijd die je wilt.
web-new-pace-live = Live
web-new-pace-live-help = Iedereen heeft een klok. Is je tijd op, dan speelt een bot voor je verder.
web-new-pace-days = Over meerdere dagen
web-new-pace-days-help = Kom terug als je aan zet bent. Duurt het te lang, dan speelt een bot voor je. Betaal je meteen, dan zien de anderen dat je geen keuze had; met ‘Vraag het me altijd’ in de instellingen voorkom je dat.
web-new-bank = Tijd per speler
web-new-increment = Extra tijd per zet
web-new-days = Tijd per zet
web-new-off = Vakantiedagen voor iedereen
web-new-off-none = Geen
web-new-door = Toegang
web-new-door-link = Wie de link heeft
web-new-door-link-help = Alleen wie je link of code heeft, kan gaan zitten.
web-new-door-open = Iedereen
web-new-door-open-help = Je tafel staat op de startpagina.
web-new-starts = De partij begint
web-new-starts-full = Als alle plaatsen bezet zijn
web-new-starts-full-help = Zodra de laatste plaats bezet is.
web-new-starts-host = Als ik het zeg
web-new-starts-host-help = Jij start de partij als iedereen klaar is.
web-new-manners = Aan tafel
web-new-spectators = Toeschouwers toestaan
web-new-spectators-help = Ze zien de tafel, maar niemands hand.
web-new-chat = Chat
web-new-chat-help = Spelers kunnen elkaar schrijven.
web-new-hints = Tips
web-new-hints-help = Iedereen mag een bot vragen wat die zou doen.
web-new-short = Jouw tafel in één oogopslag
web-new-sum-me = Jij
web-new-sum-open =
    { $number ->
        [one] { $number } vrij
       *[other] { $number } vrij
    }
web-new-sum-bots =
    { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
web-new-sum-beside = { $number } op dit apparaat
web-new-sum-length = Duur
web-new-make = Tafel openen
web-new-begin = Partij starten
web-new-make-help = Je krijgt een link en een code om te delen.
web-new-begin-help = Er is geen plaats vrij: de partij begint meteen.
web-join = Aan tafel gaan
web-join-invites = { $name } nodigt je uit
web-join-name = Hoe mogen we je noemen?
web-join-sit = Gaan zitten
web-join-watch = Liever kijken
web-join-full = Alle plaatsen zijn bezet
web-join-full-watch = Je kunt kijken, of de gastheer vragen om een plaats voor de volgende keer.
web-join-full-no = Aan deze tafel mogen geen toeschouwers kijken. Vraag de gastheer om een plaats voor de volgende keer.
web-join-running = De partij is begonnen
web-join-over = Deze partij is afgelopen
web-join-over-help = Die is zonder jou afgelopen, of op een ander apparaat van je.
web-join-replay = Terugkijken
web-join-not-invited-help = Vraag de gastheer om de volledige link of de code.
web-join-no-code-help = Een code werkt tot de partij begint. Controleer of je hem goed hebt getypt, of vraag om de link.
web-join-no-table-help = Misschien is hij gesloten, of is de link niet volledig.
web-join-kicked = De gastheer heeft je van de tafel verwijderd
web-join-kicked-help = Je zit niet meer aan deze tafel. Je kunt bij andere aanschuiven.
web-set = Instellingen
web-set-help = Alleen op dit apparaat opgeslagen.
web-set-theme = Thema
web-set-theme-auto = Zoals het apparaat
web-set-theme-night = Donker
web-set-theme-day = Licht
web-set-text = Tekstgrootte
web-set-text-s = Klein
web-set-text-m = Normaal
web-set-text-l = Groot
web-set-text-xl = Extra groot
web-set-motion = Animaties
web-set-motion-auto = Zoals het apparaat
web-set-motion-full = Aan
web-set-motion-less = Uit
web-set-contrast = Contrast
web-set-contrast-auto = Zoals het apparaat
web-set-contrast-normal = Normaal
web-set-contrast-more = Hoog
web-set-patterns = Kleurpatronen
web-set-patterns-help = Elke spelerskleur krijgt ook een eigen patroon.
web-set-sound = Geluid
web-set-sound-help = Een zacht geluid als je aan zet bent.
web-set-confirm = Zetten bevestigen
web-set-confirm-help = Eén tik kiest, een tweede speelt. Uit: één tik speelt meteen.
web-set-ask = Vraag het me altijd
web-set-ask-help = Ook als je geen keuze hebt en alleen jij dat weet, zoals bij sommige betalingen. Anders doen we zo’n zet voor je, na ongeveer zo lang als jij zou nadenken; in een partij over meerdere dagen meteen, en dat zien de anderen. Opgeslagen op de server, voor al je tafels.
web-set-research = Mijn partijen voor onderzoek geven
web-set-research-help = Je afgelopen partijen, zonder namen, als iedereen aan tafel het goedvindt. Wie de server beheert, kan ze geven aan mensen die onderzoeken hoe er gespeeld wordt; wie meespeelde, herkent een partij misschien. Je kunt er altijd mee ophouden; wat al gegeven is, blijft gegeven. Je keuze wordt op de server bewaard.
web-set-sample = Voorbeeld
web-set-sample-text = Vier hoeden rond de tafel. De lamp brandt, de kaarten zijn gedeeld.
web-acc = Naam en account
web-acc-stranger = Je kunt zonder account spelen. Een naam is genoeg.
web-acc-guest = Je speelt als gast, alleen in deze browser. Met een account kun je overal inloggen.
web-acc-member = Je hebt een account.
web-acc-name = Jouw naam
web-acc-name-help = Deze naam zien de andere spelers.
web-acc-save = Opslaan
web-acc-saved = Opgeslagen.
web-acc-come-in = Als gast spelen
web-acc-make = Account maken
web-acc-make-help = Je houdt je tafels en partijen. Een e-mailadres is niet nodig; zonder bevestigd adres kan niemand je een nieuw wachtwoord sturen, dus bewaar het goed.
web-acc-sign-in = Inloggen
web-acc-sign-in-help = Heb je al een account? Log in met je naam en wachtwoord.
web-acc-sign-in-guest = Partijen die je als gast speelde, gaan niet mee.
web-acc-password = Wachtwoord
web-acc-password-help = Minstens 8 tekens
web-acc-out = Uitloggen
web-acc-out-here = Uitloggen op dit apparaat
web-acc-out-all = Overal uitloggen
web-acc-out-guest = Uitloggen als gast?
web-acc-out-guest-help = Als je als gast uitlogt, kun je niet terug en raak je al je plaatsen kwijt. Maak eerst een account om ze te houden.
web-acc-data = Jouw gegevens
web-acc-data-help = Alles wat Saloon over je weet, in één bestand.
web-acc-download = Mijn gegevens downloaden
web-acc-delete = Account verwijderen
web-acc-delete-sure = Je account voorgoed verwijderen?
web-acc-delete-help = Je naam verdwijnt van alle tafels en partijen, en bots spelen op jouw plaatsen verder. Dit kun je niet ongedaan maken.
web-acc-delete-yes = Ja, verwijderen
web-acc-keep = Nee, behouden
web-acc-gone = Account verwijderd. Kom gerust terug.
web-tell = Laat me weten wanneer ik aan de beurt ben
web-tell-help = In partijen van meerdere dagen. Over dezelfde tafel hooguit één bericht per uur, en nooit over een beurt die je al gespeeld hebt.
web-tell-push = Deze of een andere browser
web-tell-mail = E-mail
web-tell-mail-password = Je wachtwoord, want met dit adres kun je het opnieuw instellen
web-tell-webhook = Webhook
web-tell-shape = Voor
web-tell-shape-plain = Een eigen programma
web-tell-shape-discord = Discord
web-tell-shape-matrix = Matrix
web-tell-push-add = Meld het in deze browser
web-tell-push-no = De browser stond het niet toe. Kijk in zijn instellingen voor deze site.
web-tell-add = Toevoegen
web-tell-remove = Verwijderen
web-tell-try = Uitproberen
web-tell-sent = Verstuurd. Is het aangekomen?
web-tell-mail-sent = We hebben je een link gestuurd. Open die om het adres te bevestigen.
web-tell-unconfirmed = Nog niet bevestigd: open de link die we je gestuurd hebben.
web-tell-off = Het staat nu uit. Probeer het nog eens of verwijder het.
web-tell-again = We proberen het opnieuw.
web-tell-lost = We konden je niet laten weten dat je aan de beurt was: een van je adressen werkt niet meer.
web-tell-quiet-from = Stilte vanaf
web-tell-quiet-to = Stilte tot
web-link-confirm = E-mailadres bevestigen
web-link-confirm-done = Bevestigd. We laten het je hier weten als je aan de beurt bent.
web-link-stop = Geen e-mails meer
web-link-stop-done = Gedaan. We schrijven niet meer naar dit adres als je aan de beurt bent.
web-link-password = Nieuw wachtwoord kiezen
web-link-password-done = Je nieuwe wachtwoord is ingesteld. Log ermee in.
web-link-on = Verder
web-acc-forgot = Wachtwoord vergeten?
web-acc-forgot-sent = Als dit account een bevestigd e-mailadres heeft, is er een link onderweg.
web-home-left = Je zet moet { $time } klaar zijn
web-off = Ga je weg?
web-off-help = Je klokken staan stil aan alle tafels die dat toestaan.
web-off-days = Vakantiedagen
web-off-take = Vakantie nemen
web-off-taken =
    { $number ->
        [one] Je klok staat stil aan { $number } tafel.
       *[other] Je klokken staan stil aan { $number } tafels.
    }
web-table-next = Volgende partij: { $game }
web-host = Jouw Saloon
web-host-again = Vernieuwen
web-host-python = Python
web-host-database = Database, versie
web-host-accounts = Accounts
web-host-guests = Gasten
web-host-running = Lopende partijen
web-host-open = Tafels die op spelers wachten
web-host-finished = Afgelopen partijen
web-host-streams = Tafels die nu gevolgd worden
web-host-letters = Berichten die nog weg moeten
web-host-off = Uitgeschakelde adressen
web-host-questions = Wachtende zetten van bots
web-host-writes = Wachtende schrijfacties
web-host-records = Wachtende partijverslagen en puzzels
web-host-storage = Database, MB
web-host-trial = Stuur een testbericht via
web-host-address = Aan
web-host-tables = Tafels
web-host-no-tables = Er loopt geen partij en er wacht geen tafel.
web-host-bots = Alleen bots
web-host-people = Laatste bezoekers
web-host-account = Account
web-host-guest = Gast
web-host-block = Blokkeren
web-host-unblock = Weer toelaten
web-host-blocked = Geblokkeerd
web-host-ip = IP-adres blokkeren
web-host-barred = Geblokkeerde adressen
web-host-no-barred = Er is geen adres geblokkeerd.
web-host-push = Deze browser
web-host-faults = Laatste waarschuwingen en fouten
web-host-no-faults = Geen sinds de server gestart is.
web-replays = Jouw partijen
web-replays-none = Nog geen afgelopen partijen. De volgende vind je hier.
web-replays-see = Bekijken
web-replays-see-long = { $game } van { $day } bekijken
web-replays-brought = Geïmporteerde partijen
web-replays-brought-help = Importeer een partij van elders, als verslag dat Saloon heeft opgeslagen. Elke trekking en elke zet wordt eerst gecontroleerd.
web-replays-bring = Partij importeren
web-replays-bad-file = Dit bestand is geen verslag van Saloon.
web-replays-added = Geïmporteerd en gecontroleerd.
web-replays-drop = Verwijderen
web-replays-drop-long = { $game } van { $day } verwijderen
web-replays-drop-sure = Deze partij verwijderen?
web-replays-keep = Bewaren
web-about = Over Saloon
web-about-what = Saloon is een plek om drie spellen te spelen die niet meer te koop zijn: met vrienden via een link, op één apparaat of tegen bots; live of elke dag een zet; met de volledige regels.
web-about-games = De spellen en hun auteurs
web-about-by = van { $author } · { $publisher }, { $year }
web-about-unofficial = Saloon is onofficieel: gemaakt door spelers, voor spelers. Auteurs en uitgevers hebben het niet gemaakt, goedgekeurd of gesteund. Titels en alle rechten op de spellen behoren aan hun eigenaars.
web-about-fair = Eerlijk geschud
web-about-fair-help = Vóór de eerste kaart toont het huis de hash van een geheim, en de browser van iedereen voegt een eigen getal toe; alle trekkingen volgen daaruit. Na de partij wordt het geheim onthuld, je browser vergelijkt het met wat hij bewaarde, en iedereen kan elke trekking narekenen.
web-about-privacy = Wat we bewaren
web-about-privacy-help = Je naam, je taal en je partijen. Geen tracking, geen reclame, niets van andere sites. Je kunt altijd je gegevens downloaden of je account verwijderen.
web-about-licence = Licenties
web-about-licence-code = De code, de tekeningen en de tekst van regels en kaarten zijn van het project zelf, onder de MIT-licentie.
web-about-licence-fonts = De lettertypen zijn Rye van Nicole Fally, Vollkorn van Friedrich Althausen en Figtree van Erik Kennedy, alle onder de SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = Wachten op spelers
web-moves = Jouw zetten
web-plain-wait = We wachten op { $seats }
web-table-opening = Verbinden
web-table-live = Verbonden
web-table-lost = Verbinding verbroken
web-table-gone = Gesloten
web-table-menu = Menu
web-table-book =
    { $number ->
        [0] Logboek, chat en regels
       *[other] Logboek, chat en regels: { $number } ongelezen
    }
web-table-players = Spelers
web-table-board = Speelveld
web-table-dock = Je hand en je zetten
web-table-tell = Wat er gebeurt
web-table-go-on = Verder
web-key-space = Spatie
web-table-since = Sinds je laatste beurt
web-table-since-show = Tonen
web-table-since-again = Nog eens afspelen
web-table-unfold = Mijn hand tonen
web-table-fold = Mijn hand verbergen
web-pace = Tempo
web-pace-calm = Rustig
web-pace-calm-note = grote momenten wachten op je
web-pace-normal = Normaal
web-pace-normal-note = grote momenten 2,5 s, zetten 0,9 s
web-pace-quick = Snel
web-pace-quick-note = grote momenten 1 s, zetten 0,4 s
web-pace-instant = Meteen
web-pace-instant-note = niets blijft staan
web-pace-note = Alleen voor jou. Niemand hoeft te wachten.
web-log-ways = Weergave van het logboek
web-log-rule = Welke regel?
web-log-paragraphs = Samenvatting
web-log-moves = Elke zet
web-log-mine = Alleen over mij
web-log-since = sinds je laatste beurt
web-table-to-table = Terug naar de tafel
web-log-new = { $number } nieuw
web-log-setup =
    { $number ->
        [one] Het delen, één regel
       *[other] Het delen, { $number } regels
    }
web-log-more =
    { $number ->
        [one] nog { $number } regel
       *[other] nog { $number } regels
    }
web-set-hand = Hand waarmee je tikt
web-set-hand-right = Rechts
web-set-hand-left = Links
web-table-end = Hoe de partij afliep
web-table-pages = Logboek, chat en regels
web-table-log = Logboek
web-table-log-empty = Er is nog niets gebeurd.
web-table-log-more = Eerdere regels tonen
web-table-chat = Chat
web-table-chat-empty = Nog geen berichten.
web-table-chat-later = De chat van de spelers is privé. Na de partij kun je hem lezen.
web-table-chat-say = Schrijf een bericht
web-table-chat-send = Versturen
web-table-rules = Regels
web-table-rule = Regel
web-table-rulebook = Hele regelboek
web-table-settings = Instellingen
web-table-unread = { $number } ongelezen
web-table-close = Sluiten
web-table-dismiss = Verbergen
web-table-you = Jij
web-table-bot = bot
web-table-your-turn = jouw beurt
web-table-thinks = denkt na
web-table-chosen = heeft gekozen
web-table-not-here = weg
web-table-watched =
    { $number ->
        [one] { $number } toeschouwer
       *[other] { $number } toeschouwers
    }
web-table-absent-invited = nog niet hier
web-table-absent-left = weg, een bot speelt
web-table-absent-time = tijd om, een bot speelt
web-table-absent-away = afwezig, een bot speelt
web-table-absent-resigned = opgegeven, een bot speelt
web-table-stead-invited = Je plaats wordt voor je vrijgehouden.
web-table-stead-left = Een bot speelt voor je tot je terugkomt.
web-table-stead-time = Je tijd is om. Een bot speelt voor je tot je terugkomt.
web-table-stead-away = Je was weg. Een bot speelt voor je tot je terugkomt.
web-table-stead-resigned = Je hebt opgegeven. Een bot speelt de partij voor je uit.
web-table-clock =
    { $you ->
        [yes] Tijd die je nog hebt
       *[no] Resterende tijd van { $seat }
    }
web-table-clock-days = { $days } d { $hours } u
web-table-clock-tight = nog weinig tijd
web-table-undo = Terugnemen
web-table-takeback = Vragen om een zet terug te nemen
web-table-asks =
    { $you ->
        [yes] Je hebt gevraagd om je laatste zet terug te nemen. De anderen beslissen.
       *[no] { $seat } wil de laatste zet terugnemen.
    }
web-table-agree = Akkoord
web-table-decline = Weigeren
web-table-hint = Geef me een tip
web-table-hint-asked = De beste bot denkt na…
web-table-hint-says = De beste bot raadt aan: { $text }
web-table-list = Alle zetten tonen
web-table-leave = Tafel verlaten
web-table-back = Weer zelf spelen
web-table-resign = Opgeven
web-table-stay = Doorspelen
web-table-sure-leave = Een bot speelt voor je tot je terugkomt. Nu weggaan?
web-table-sure-resign = Een bot speelt de partij voor je uit en je kunt niet terug. Nu opgeven?
web-table-watching = Je kijkt naar deze partij.
web-table-lost-line = Verbinding verbroken. We proberen het opnieuw…
web-table-server-gone = De server antwoordt niet. We blijven het proberen; er gaat niets verloren.
web-table-move-kept = We hebben je zet bewaard en sturen hem opnieuw.
web-table-closed = De gastheer heeft deze tafel afgezegd.
web-table-kicked = De gastheer heeft je van deze tafel verwijderd.
web-table-see-board = Tafel bekijken
web-table-see-end = Uitslag bekijken
web-table-replay = Terugkijken
web-table-rematch = Nog een partij
web-table-rematch-go = Naar de volgende partij

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Partijen
web-replay-title = Terugkijken
web-replay-setup = Opstelling
web-replay-turn = Beurt { $number }: { $seat }
web-replay-mark-quartet = Iemand legt een kwartet
web-replay-mark-payday = Betaaldag
web-replay-mark-vulture = Er landt een gier
web-replay-mark-shot = Iemand verliest het duel
web-replay-mark-placed = Er is een gebouw gevonden
web-replay-mark-stop = Iemand roept STOP
web-replay-mark-end = De ronde eindigt
web-replay-won = gewonnen door { $seats }
web-replay-board = De tafel
web-replay-eyes = Kijk als
web-replay-spectator = Toeschouwer
web-replay-all = Alle handen
web-replay-where = Stap { $step } van { $last }
web-replay-scrub = Naar een stap
web-replay-chapter-back = Vorig hoofdstuk
web-replay-back = Vorige stap
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-on = Volgende stap
web-replay-chapter-on = Volgend hoofdstuk
web-replay-next-decision = Volgende beslissing
web-replay-speed = Snelheid: { $times }×
web-replay-log = Wat er gebeurde
web-replay-search = Zoek in het logboek
web-replay-nothing = Niets gevonden.
web-replay-decisions = Alleen beslissingen
web-replay-link = Link naar dit moment
web-replay-link-copied = Link gekopieerd.
web-replay-link-take = Kopieer de link hier:
web-replay-result = Uitslag
web-replay-only-told = Deze partij is gespeeld volgens andere regels (versie { $rules }). Je kunt het verslag lezen, maar de partij niet bekijken.
web-replay-close = Sluiten
web-replay-decision = beslissing { $number } van { $last }
web-replay-own-decision = Je volgende beslissing
web-replay-to-table = Terug naar de tafel
web-replay-hands = Handen
web-replay-no-hand = Toeschouwers zien niemands hand. Kies hierboven een speler om die hand te zien.
web-replay-keys = Sneltoetsen
web-replay-keys-step = vorige of volgende stap
web-replay-keys-chapter = vorig of volgend hoofdstuk
web-replay-keys-ends = begin en einde
web-replay-keys-play = afspelen of pauzeren
web-replay-keys-decision = volgende of vorige beslissing
web-replay-check = Kaarten controleren
web-replay-check-working = Elke trekking wordt nagerekend…
web-replay-check-good = Er is eerlijk gedeeld.
web-replay-check-bad = Er klopt iets niet.
web-replay-check-before = Vóór de eerste kaart koos het huis een geheim getal en liet er de vingerafdruk van zien; daarna kon de browser van iedereen een eigen getal toevoegen.
web-replay-check-draws = Elke kaart en elke worp volgt alleen uit deze getallen. Als minstens één persoon een getal heeft toegevoegd, kon noch het huis noch een speler ze alleen kiezen.
web-replay-check-after =
    Nu is het geheim bekend, en de server heeft { $draws ->
        [one] { $draws } trekking
       *[other] { $draws } trekkingen
    } nagerekend en { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } nagespeeld.
web-replay-check-commitment = Vingerafdruk, getoond vóór de eerste kaart
web-replay-check-secret = Geheim, getoond na afloop
web-replay-check-nonces = Wat elke plaats toevoegde
web-replay-check-no-nonce = niets
web-replay-check-yourself = Controleer het zelf: download het verslag en start
web-replay-download = Verslag downloaden

## The browser: the seal on the deal (web-fair-…)

web-fair-sign-sealed = verzegeld
web-fair-sign-checking = controle
web-fair-sign-fair = zegel klopt
web-fair-sign-broken = zegel verbroken
web-fair-sign-unseen = niet gecontroleerd
web-fair-title-sealed = De kaarten zijn verzegeld
web-fair-title-checking = De kaarten worden gecontroleerd
web-fair-title-fair = De kaarten kloppen met het zegel
web-fair-title-broken = De kaarten kloppen niet met het zegel
web-fair-title-unseen = Deze browser kan niets controleren
web-fair-line-sealed = De kaarten zijn verzegeld: { $seal }.
web-fair-line-checking = Je browser controleert de kaarten…
web-fair-line-fair = De kaarten kloppen met het zegel { $seal }.
web-fair-line-broken = De kaarten kloppen niet met het zegel!
web-fair-line-unseen = Deze browser was er niet vóór de eerste kaart en kan niets controleren.
web-fair-how-alone = Het huis koos zijn geheim en sloot het met dit zegel; pas daarna voegde jouw browser een eigen getal toe. Elke kaart volgt uit beide, dus het huis kon de kaarten niet uitkiezen.
web-fair-how-together = Het huis koos zijn geheim en sloot het met dit zegel. Daarna beloofde de browser van iedereen een getal, dat pas getoond werd toen iedereen er een had beloofd. Elke kaart volgt uit alles samen: niemand kon ze uitkiezen, ook het huis niet samen met een speler.
web-fair-how-days = Het huis koos zijn geheim en sloot het met dit zegel; daarna voegde iedereen bij het gaan zitten een getal toe. Het huis alleen kon de kaarten dus niet uitkiezen. Samen met wie het laatst ging zitten had het dat wel gekund: in een partij van meerdere dagen is niet iedereen er aan het begin.
web-fair-how-nothing = Het huis sloot zijn geheim met dit zegel, maar deze browser voegde geen getal toe. Dat het geheim hetzelfde blijft, is te controleren; dat het huis er niet meerdere heeft geprobeerd, niet.
web-fair-seal = Zegel
web-fair-number = Jouw getal
web-fair-later = Na de laatste kaart opent je browser het zegel en vergelijkt.
web-fair-home = Je browser heeft het zegel, de getallen en je zetten vergeleken. Om ook elke kaart na te rekenen, download je het verslag en start je
web-fair-record = Verslag bewaren
web-fair-copy = Commando kopiëren
web-fair-copied = Gekopieerd
web-fair-show = Tonen
web-fair-check = Kaarten controleren
web-fair-checking = Het verslag wordt vergeleken met wat je browser bewaarde…
web-fair-unseen-help = Alleen een browser die het zegel vóór de eerste kaart zag, kan het controleren.
web-fair-seal-yes = Het zegel van vóór de eerste kaart gaat open: { $seal }.
web-fair-seal-no = Het geheim is niet wat met { $seal } verzegeld was.
web-fair-number-yes = Jouw getal { $nonce } zit erin.
web-fair-number-no = Jouw getal { $nonce } is verwisseld.
web-fair-others-yes = De getallen van de anderen zijn die van vóór de eerste kaart.
web-fair-others-no = Het getal van { $name } is niet dat van vóór de eerste kaart.
web-fair-moves-yes = Je zetten staan in het verslag zoals je ze deed.
web-fair-moves-no = Je zetten staan niet in het verslag zoals je ze deed.
web-fair-broken-commitment = Het huis heeft zijn zegel tijdens de partij veranderd.
web-fair-broken-dealt = Er werd gedeeld voordat jouw getal er was.
web-fair-broken-help = Dit kan een fout van de server zijn, of iemand heeft de kaarten veranderd. Bewaar het verslag en vraag het de beheerder van de server.
web-fair-adds-nothing = { $name } voegde geen getal toe.
web-fair-adds-owed = { $name } moet opnieuw een getal beloven.
web-fair-adds-sealed = { $name } beloofde een getal voordat er een getoond werd.
web-fair-adds-open = { $name } gaf bij het gaan zitten een getal.
web-fair-called-off =
    { $number ->
        [one] De start werd hiervoor één keer afgebroken.
       *[other] De start werd hiervoor { $number } keer afgebroken.
    }
web-fair-missing = De kaarten worden verzegeld; wachten op { $names }…

## The browser: rulebooks (web-rules-…)

web-nav-rules = Spelregels
web-rules-of = Regelboek
web-rules-search = Zoek in de regels
web-rules-places =
    { $number ->
        [one] { $number } resultaat
       *[other] { $number } resultaten
    }
web-rules-found = Geen resultaten
web-rules-next = Volgend resultaat
web-rules-chapters = Hoofdstukken
web-rules-link = Link naar regel { $clause }
web-rules-print = Afdrukken
web-rules-no-clause = In dit regelboek staat geen regel { $clause }.
web-rules-brief = In twee minuten
web-rules-example = Een beurt als voorbeeld
web-rules-option = Tafeloptie
web-rules-variant = Een variant, naar keuze van de tafel
web-rules-note = Over de bronnen
web-rules-both = Bronnen en tafeloptie
web-rules-asides = Tafelopties en bronnen
web-rules-glossary = Woordenlijst

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = { $name } is aan zet
web-curtain-give = Geef het apparaat aan { $name }. Alle anderen kijken weg.
web-curtain-show = Ik ben { $name }: toon mijn kaarten
web-curtain-also = Daarna: { $names }
web-curtain-other = Iemand anders wil de eigen kaarten zien:
web-curtain-told = Zojuist gebeurd
web-curtain-hand = Apparaat doorgeven

## The browser: quick phrases in the chat (web-talk-…)

web-talk-phrases = Snelle zinnen
web-talk-say-hello = Hallo allemaal!
web-talk-say-good-luck = Succes!
web-talk-say-nice-one = Mooie zet!
web-talk-say-bold = Dat was gewaagd.
web-talk-say-ouch = Au!
web-talk-say-thinking = Ik denk even na.
web-talk-say-whose-turn = Wie is er aan de beurt?
web-talk-say-back-soon = Ben zo terug.
web-talk-say-thanks = Bedankt!
web-talk-say-well-played = Goed gespeeld!
web-talk-say-again = Nog een partij?

## Bots: de niveaus

cli-bot-greenhorn = Groentje
    .help = Net uit de trein gestapt: kent de regels, volgt elke inval en blundert vrolijk.
cli-bot-drifter = Zwerver
    .help = Zat aan veel tafels en speelt op gevoel: vaak goed, soms te gauw.
cli-bot-regular = Stamgast
    .help = Heeft een vaste stoel bij de kachel, en voor alles een vuistregel.
cli-bot-cardsharp = Kaarthaai
    .help = Vergeet niets van wat ooit open lag en geeft zelden iets weg.
cli-bot-strongest = Legende
    .help = Over wie de verhalen gaan: niemand in deze saloon speelt beter.
cli-bot-champion = Kampioen
    .help = Heeft het spel zichzelf geleerd, in meer dan honderd miljoen beslissingen tegen zichzelf; één blik, en de zet staat vast.

## Bots: tips

hint-move = { $who } raadt aan: { $move }
hint-compared =
    Wint { $share }% van { $games ->
        [one] { $games } proefpartij
       *[other] { $games } proefpartijen
    }; de op één na beste zet { $next }%.
hint-sealed = Hier kiest iedereen in het geheim; een verrassing op zijn tijd hoort erbij.
hint-tried = Vooruitgespeeld in { $worlds } bedachte delingen wint deze zet ongeveer { $share }%; de op één na beste { $next }%.
hint-learned = Zo zien kampioenen het: naar wat je kunt zien, wordt { $share }% van zulke partijen vanaf jouw plaats gewonnen.

## De terminal: de arena

cli-ask-hint = ‘?’ laat zien wat de beste bot zou doen.
cli-coach-how = Met ‘coach’ zet je de coach uit.
cli-coach-off = De coach staat uit.
cli-arena-bot = Bot
cli-arena-games = Partijen
cli-arena-wins = Gewonnen
cli-arena-interval = 95%
cli-arena-rank = Gemiddelde plaats
cli-arena-rating = Waardering
cli-arena-decisions = Beslissingen
cli-arena-ms = ms per zet
cli-arena-other = { $file } bevat de partijen van een andere wedstrijd.
cli-no-ray = Ray is niet geïnstalleerd: installeer saloon[cluster].

## The browser: the end of a game (web-end-…)

web-end-won =
    { $you ->
        [yes] Je hebt gewonnen
       *[no] { $seat } heeft gewonnen
    }
web-end-shared =
    { $you ->
        [yes] Je deelt de overwinning met { $seats }
       *[no] { $seats } delen de overwinning
    }
web-end-place =
    { $you ->
        [yes] Je wordt { $place ->
            [2] tweede
            [3] derde
            [4] vierde
            [5] vijfde
            [6] zesde
           *[other] { $place }e
        }
       *[no] { $seat } wordt { $place ->
            [2] tweede
            [3] derde
            [4] vierde
            [5] vijfde
            [6] zesde
           *[other] { $place }e
        }
    }
web-end-turned = Het keerpunt
web-end-turned-chance =
    { $you ->
        [yes] Jouw geschatte winkans: { $before }% → { $after }%.
       *[no] Geschatte winkans van { $seat }: { $before }% → { $after }%.
    }
web-end-curve-chance = Geschatte winkans in de loop van de partij
web-end-curve-points = Punten in de loop van de partij
web-end-swing = { $before }% → { $after }%
web-end-turned-open = Het bleef open tot het laatst.
web-end-turned-see = Bekijken
web-end-how = Zo is geteld
web-end-line = { $head }: { $margin }
web-end-of = van { $number }
web-end-share = Deel als afbeelding
web-end-share-save = Afbeelding opslaan
web-end-share-pass = Delen
web-end-share-not = De afbeelding kon niet worden getekend. Probeer het nog eens.

## The browser: learning by playing (web-learn-…, web-coach-…)

web-learn-first-game = Je eerste partij
web-learn-step = Stap { $number } van { $last }
web-learn-watch = Kijk wat er gebeurt.
web-learn-skip = Overslaan
web-learn-but = Dat mag, maar…
web-learn-again = Kies opnieuw
web-learn-anyway = Toch spelen
web-learn-alone-title = Op eigen houtje
web-learn-alone = Je speelt nu alleen verder, tegen makkelijke bots. Deze partij telt nergens mee.
web-learn-aside = Je speelt nu zonder de les. Die wacht op je waar je gebleven was.
web-learn-to-lesson = Terug naar de les
web-learn-back = Eén stap terug
web-learn-show = Laat nog eens zien
web-learn-go-on = Verder
web-learn-go-alone = Alleen verder
web-learn-leave = Les verlaten; je kunt later verdergaan
web-learn-meant = Dit bedoelt de les
web-learn-home =
    { $number ->
        [one] Eerste keer? Leer het in één minuut
       *[other] Eerste keer? Leer het in { $number } minuten
    }
web-learn-home-help = een partij met uitleg, jij doet de zetten
web-learn-home-on = Verder met je eerste partij
web-learn-home-on-help = waar je gebleven was
web-learn-by-playing = Al spelend leren
web-learn-away = Geen les voor { $game }, bedankt
web-exercise = Opgave
web-exercise-list = Opgaven
web-exercise-list-of = Opgaven: { $game }
web-exercise-lead = Kleine stellingen waarin één zet duidelijk de beste is. Gevonden met simulaties en nagekeken door de sterkste bot.
web-exercise-solved = Opgelost: { $number } van { $last }
web-exercise-step = Opgave { $number } van { $last }
web-exercise-grade-1 = Makkelijk
web-exercise-grade-2 = Gemiddeld
web-exercise-grade-3 = Moeilijk
web-exercise-leave = Terug naar de lijst
web-exercise-ask = Eén zet is duidelijk beter dan alle andere. Vind die zet.
web-exercise-log = De opgave begint met deze stelling.
web-exercise-skip = Overslaan
web-exercise-right = Goed zo!
web-exercise-wrong = Niet de beste zet
web-exercise-answer = De oplossing
web-exercise-stars =
    { $number ->
        [one] één ster van de drie
       *[other] { $number } sterren van de drie
    }
web-exercise-try =
    { $number ->
        [1] bij de eerste poging
        [2] bij de tweede poging
       *[other] bij poging { $number }
    }
web-exercise-chances = Hoe vaak elke zet wint
web-exercise-yours = jouw zet
web-exercise-share = { $share }%
web-exercise-better = Een andere zet wint veel vaker.
web-exercise-checked = Gewonnen partijen op { $games } gesimuleerde per zet, naar wat jij ziet. De sterkste bot kiest dezelfde zet.
web-exercise-next = Volgende opgave
web-exercise-all = Alle opgaven
web-exercise-again = Nog een keer
web-exercise-give-up = Oplossing tonen
web-exercise-play-on = Vanaf hier verder spelen
web-exercise-to = Terug naar de opgave
web-today = Vandaag
web-today-exercise = Opgave van de dag · { $game }
web-today-solved = Opgelost
web-today-puzzle = Puzzel van de dag · { $game }
web-today-puzzle-title = Maar één stadje past bij alle aanwijzingen
web-today-puzzle-help = Klein op maandag, het hele stadje op zondag
web-coach = Coach
web-coach-help = Bij een beslissing die nieuw voor je is: één regel over wat je makkelijk over het hoofd ziet. Alleen tegen bots.
web-coach-off = Coach uitzetten
web-coach-close = Begrepen

## The browser: a finished game looked back at (web-review-…)

web-review = Nabespreking
web-review-of = Nabespreking: { $game }
web-review-see-long = Nabespreking van { $game } van { $day }
web-review-working = Een bot loopt de partij door…
web-review-none = Hier valt niets na te bespreken: de overwinning werd gedeeld, niemand had een keuze, of er golden andere regels.
web-review-same = De bot had hetzelfde gedaan: de rest was geluk.
web-review-other = De bot had iets anders gedaan.
web-review-equal = De zet van de bot is ongeveer even goed.
web-review-worse = De zet van de bot was beter.
web-review-better = Beter dan de zet van de bot.
web-review-bot = Bot: { $move }
web-review-alike = Ook de zet van de bot
web-review-percent = { $number }%
web-review-sum = Geluk + kunde = resultaat
web-review-start = Begin
web-review-luck = Geluk
web-review-skill = Kunde
web-review-end = Resultaat
web-review-sum-help = Winkansen in procenten. Kunde is wat deze zetten wonnen of verloren tegenover die van de bot, waar het verschil duidelijk is; geluk is al het andere: de kaarten, de anderen en wat de bot niet voorzag.
web-review-moves = Zet voor zet
web-review-differing = Bot anders: { $number }
web-review-all = Alle beslissingen: { $number }
web-review-judged = De kansen zijn zoals de kampioen ze ziet, naar wat vanaf deze plaats te weten was. Waar hij anders had gezet, zijn beide zetten doorgespeeld in dezelfde { $number } bedachte delingen, voor zover de tijd het toeliet.
web-review-judged-thumbs = Dit spel heeft nog geen kampioen, dus vergelijken bots de zetten met vuistregels: waar zij anders hadden gezet, zijn beide zetten uitgespeeld in dezelfde { $number } bedachte delingen, voor zover de tijd het toeliet.
