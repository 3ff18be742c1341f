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
lesson-changed = Deze les is intussen veranderd. Ze begint opnieuw.

## De tafelserver

error-malformed = Dit verzoek is niet te lezen: { $detail }.
error-not-signed-in = Kom eerst met een naam binnen.
error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
error-foreign-origin = Dat kwam van een andere site en is niet uitgevoerd.
error-foreign-host = Deze server luistert niet naar de naam ‘{ $host }’; wie hem draait, kan die met --hosts toelaten.
error-not-host = Dat mag alleen de gastheer van de tafel.
error-not-your-seat = Dat is niet jouw plaats.
error-not-invited = Deze tafel is alleen voor wie is uitgenodigd.
error-chat-off = Aan deze tafel is er geen chat.
error-hints-off = Aan deze tafel zijn er geen tips.
error-no-such-page = Hier is niets.
error-no-such-table = Deze tafel bestaat niet.
error-no-such-code = Geen open tafel heeft deze code.
error-no-such-seat = Aan deze tafel is er geen plaats { $number }.
error-no-such-record = Dit verslag bestaat niet.
error-no-such-puzzle = Die puzzel bestaat niet.
error-no-such-step = Stap { $step } bestaat niet: de partij eindigt met stap { $last }.
error-no-such-person = Zo iemand zit niet aan deze tafel.
error-wrong-method = Dat kan hier niet.
error-too-slow = Het verzoek kwam niet op tijd tot een einde.
error-stale = De partij is intussen verdergegaan.
error-not-your-turn = Je bent nu niet aan de beurt.
error-not-started = De partij is nog niet begonnen.
error-already-started = De partij is al begonnen.
error-game-over = Aan deze tafel wordt niet meer gespeeld.
error-not-over = Dat is te zien als de partij is afgelopen.
error-seat-taken = Die plaats is bezet.
error-seats-open = Er zijn nog plaatsen vrij.
error-one-chair = Je zit hier al: aan deze tafel heeft iedereen één stoel.
error-name-taken = Iemand anders heet al ‘{ $name }’.
error-nothing-asked = Niemand heeft gevraagd een zet terug te nemen.
error-already-asked = Iemand vraagt al om een zet terug te nemen; antwoord daar eerst op.
error-other-request = Dat antwoordt op een ander verzoek; kijk wat er nu wordt gevraagd.
error-not-sealed = Nog niet iedereen heeft zijn getal voor de trekkingen beloofd en gestuurd.
error-not-now = Getallen voor de trekkingen stuur je als iedereen het zijne heeft beloofd, niet nu.
error-not-held = Het huis wacht nu niet op een STOP, of je hebt het al een keer opgehouden.
error-already-added = Deze plaats heeft haar getal voor de trekkingen al gegeven.
error-undo-refused = Die zet kan niet worden teruggenomen.
error-not-absent = Er houdt geen bot deze plaats voor je bezet.
error-bot-plays = Een bot speelt voor je; neem eerst je plaats terug.
error-which-seat = Je hebt hier meerdere plaatsen: zeg welke je bedoelt.
error-too-large = Dat is te veel in één keer.
error-url-too-long = Het adres is te lang.
error-not-json = Stuur alsjeblieft JSON.
error-not-legal = Dat staan de regels niet toe.
error-not-possible = Dat is niet mogelijk.
error-no-such-game = Het spel ‘{ $game }’ bestaat niet. Je kunt kiezen uit: { $known }.
error-no-such-bot = De bot ‘{ $bot }’ bestaat niet. Je kunt kiezen uit: { $known }.
error-commitment-first = Bewaar eerst de vastlegging van de tafel en stuur dan je getal: open de tafel zonder.
error-wrong-nonce = Dat getal past niet bij het zegel waarmee het is beloofd.
error-bad-name = Dat kan geen naam zijn.
error-mixed-name = Een naam blijft bij één alfabet.
error-bots-enough = Aan jouw tafels spelen al zo veel bots onder elkaar als mag; kijk eerst een van die partijen uit.
error-too-many =
    Niet zo snel: wacht { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
error-internal = Hier ging iets mis; het is genoteerd.
error-head-too-large = De headers van het verzoek zijn te groot.
error-house-full = Er is nu geen plaats voor nog een verbinding; probeer het zo meteen opnieuw.
error-took-too-long = Dat duurde te lang; probeer het nog eens.
error-store-trouble = Dat kon nu niet worden vastgelegd; probeer het opnieuw.
error-file-gone = Het databasebestand is weg of vervangen; wat nu gebeurt, gaat verloren.

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
record-takeback = Stap { $entry }: terugnemen leidt naar de laatste beslissing van wie erom vroeg, en nergens anders heen.
record-nonce = De bijdrage van plaats { $number } past niet bij het zegel waarmee zij is beloofd.
record-events = Stap { $entry }: wat er gebeurd zou zijn, volgt niet uit de zet.
record-result = De uitslag in het verslag volgt niet uit de zetten.
record-unfinished = Het verslag stopt voordat de partij is afgelopen.
record-after-end = Stap { $entry } staat na het einde van de partij.
record-seal = Het zegel aan het eind past niet bij het verslag.
noted-commitment = De vastlegging is niet die welke je voor de eerste trekking hebt genoteerd.
noted-seal = Het zegel van plaats { $number } is niet dat wat er voor de bijdragen was.
noted-nonce = De bijdrage van plaats { $number } is niet die welke je hebt genoteerd.
noted-move = Plaats { $number } deed de zet ‘{ $move }’, maar in het verslag staat hij daar niet.
noted-takebacks =
    { $found ->
        [one] In het verslag is { $found } keer iets teruggenomen
       *[other] In het verslag is { $found } keer iets teruggenomen
    }, jij hebt { $noted } keer genoteerd.
taken-back =
    { $you ->
        [yes] Met ieders instemming neem je je laatste beslissing terug.
       *[no] Met ieders instemming neemt { $seat } de laatste beslissing terug.
    }

## De terminal: de tafel

cli-you = Jij
cli-seat-name = Speler { $number }
cli-bot-random = Willekeurige bot
    .help = Doet zomaar een geldige zet, de ene even waarschijnlijk als de andere.
cli-bot-sensible = Verstandige bot
    .help = Speelt met een paar vuistregels, zoals iemand die oplet.
cli-hand = Je hand:
cli-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }

## De terminal: het spel

cli-sealed = De trekkingen zijn verzegeld. Hash van het geheim: { $hash }
cli-opened = Het zegel is verbroken. Geheim: { $secret }; jouw bijdrage: { $nonce }. Bots voegen niets toe.
cli-choose = Jouw keuze:
cli-hint = Typ het nummer van een zet of de zet zelf; ‘rules { $clause }’ toont een spelregel, met ‘q’ stop je.
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
cli-learn-go-on = Enter gaat verder, met ‘back’ ga je een stap terug, met ‘q’ stop je.
cli-learn-but = Dat kan, maar: { $why }
cli-learn-again = Met Enter kies je opnieuw, met ‘anyway’ speel je het toch.
cli-learn-aside = Je speelt nu zonder de les. Met ‘back’ ga je ernaar terug.
cli-learn-alone = De les is voorbij. Met Enter ga je alleen verder: dezelfde stelling, makkelijke bots.
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
cli-nonce-form = ‘{ $text }’ is geen bijdrage: schrijf PLAATS=HEX, bijvoorbeeld 0=4e1f.
cli-no-step = Stap { $step } bestaat niet: het verslag eindigt met stap { $last }.
cli-option-form = ‘{ $text }’ is geen optie: schrijf naam=waarde.
cli-no-checkout = Dit werkt alleen in een checkout van Saloon, waar ook de tests staan.
cli-games-least = Er moet minstens één spel zijn (--games).
cli-no-components = Eigen spelmateriaal kan bij: { $known }.
cli-tests-failed = De tests konden niet worden gestart.
cli-option-twice = De optie ‘{ $option }’ is twee keer opgegeven.
cli-no-command = Het commando ‘{ $command }’ bestaat niet. Je kunt kiezen uit: { $known }.
cli-no-flag = De vlag ‘{ $flag }’ bestaat hier niet; --help noemt ze allemaal.
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
cli-only-with = { $flag } gaat alleen samen met { $other }.
cli-no-place = { $file } kan niet worden geschreven: { $reason }.
cli-too-large = { $file } is te groot om van ons te zijn.
cli-no-peers = OpenSpiel is hier niet geïnstalleerd: python3 dev.py bench --peers haalt het op.

## The browser: the house

web-house = Saloon
web-loading = Een ogenblik…
web-unreachable = De server is nu niet bereikbaar.
web-nothing-here = Hier is niets.
web-broken = Er ging iets mis op deze pagina.
web-try-again = Opnieuw proberen
web-home = Startpagina
web-nav = Hoofdmenu
web-language = Taal
web-guest = Gast
web-skip = Naar de inhoud
web-me = { $name }: naam en account
web-foot = Meer in dit huis
web-nav-play = Spelen
web-nav-settings = Instellingen
web-nav-about = Over Saloon
web-unreachable-help = Controleer je verbinding of wacht even. Er is niets verloren: je partijen wachten op de server.
web-nothing-here-help = De link is misschien oud, of er ontbreekt een letter. Vanaf de startpagina is alles te vinden.
web-broken-help = Laad de pagina opnieuw. Een lopende partij gaat verder waar ze was.
web-offline = Geen verbinding. Je kunt deze pagina lezen; spelen gaat verder zodra je weer online bent.
web-close = Sluiten
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
web-pace-untimed = Zonder klok
web-pace-live = { $minutes } min per speler, plus { $seconds } s per zet
web-pace-days =
    { $number ->
        [one] Elke dag een zet
       *[other] Elke { $number } dagen een zet
    }
web-option-is = { $option }: { $value }
web-door-link = Alleen via link
web-door-open = Open voor iedereen
web-spectators-yes = Toeschouwers welkom
web-spectators-no = Geen toeschouwers

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Meteen spelen
web-room-seated =
    { $taken ->
        [one] { $taken } van { $number } zit
       *[other] { $taken } van { $number } zitten
    }
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
web-room-start = Partij beginnen
web-room-start-bots =
    { $number ->
        [one] Nu beginnen met een bot
       *[other] Nu beginnen met { $number } bots
    }
web-room-seats = Plaatsen
web-room-you = Jij
web-room-you-host = Jij, de gastheer
web-room-host = Gastheer
web-room-here = Aanwezig
web-room-away = Nu even weg
web-room-invited = Uitgenodigd, nog niet hier
web-room-beside = Aan hetzelfde scherm
web-room-open = Vrije plaats
web-room-sit = Hier zitten
web-room-seat-bot = Bot laten zitten
web-room-add-beside = Iemand naast mij
web-room-beside-name = Naam van de speler naast je
web-room-fill = Plaats { $number } bezetten
web-room-change = Opties voor { $name }
web-room-free = Plaats vrijmaken
web-room-send-away = { $name } wegsturen
web-room-get-up = Opstaan
web-room-hand-over = { $name } gastheer maken
web-room-close = Tafel sluiten
web-room-close-sure = De tafel voor iedereen sluiten?
web-room-close-keep = Open laten
web-room-closed = Deze tafel is gesloten
web-room-closed-help = De gastheer heeft de partij afgezegd voor ze begon.
web-room-lost = De verbinding is weg. Nieuwe poging…
web-room-rules = Spelregels
web-invite = Haal iemand erbij
web-invite-link = Link naar deze tafel
web-invite-copy = Kopiëren
web-invite-copied = Gekopieerd
web-invite-share = Delen
web-invite-text = Kom { $game } met me spelen.
web-invite-qr = QR-code van de link
web-invite-scan = Scan hem, of typ deze code op de startpagina:
web-room-talk = Tafelpraat
web-room-talk-none = Nog niemand heeft iets gezegd.
web-room-talk-say = Zeg iets
web-room-talk-send = Versturen
web-room-talk-sat = { $name } gaat zitten.
web-room-talk-left = { $name } staat op.
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
web-home-level = Hoe sterk de bots zijn
web-home-friends = Met vrienden
web-home-friends-help = stuur een link
web-home-puzzle = Puzzel voor één
web-home-open = Open tafels
web-home-open-none = Niemand zoekt nu medespelers. Maak een tafel en laat de deur open.
web-home-sit = Ga zitten
web-home-watch = Kijken
web-home-free =
    { $number ->
        [one] { $number } plaats vrij
       *[other] { $number } plaatsen vrij
    }
web-home-playing = Er wordt gespeeld
web-home-new = Nieuwe tafel
web-new = Nieuwe tafel
web-new-game = Spel
web-new-seats = Plaatsen
web-new-who = Wie op plaats { $number } zit
web-new-your-name = Jouw naam
web-new-you = Jij, de gastheer
web-new-open-help = Voor wie de link heeft
web-new-beside = Iemand aan dit scherm
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
web-new-pace-untimed-help = Niemand wordt opgejaagd.
web-new-pace-live = Live
web-new-pace-live-help = Iedereen heeft een klok. Wie geen tijd meer heeft, wordt door een bot gespeeld.
web-new-pace-days = Over dagen
web-new-pace-days-help = Kom terug als je aan zet bent. Wie langer wacht, wordt door een bot gespeeld. Een betaling die meteen komt, laat zien dat er geen keuze was, tenzij je je altijd laat vragen (zie de instellingen).
web-new-bank = Tijd per speler
web-new-increment = Extra per zet
web-new-days = Tijd per zet
web-new-door = Deur
web-new-door-link = Via link
web-new-door-link-help = Alleen wie je link of code heeft, kan gaan zitten.
web-new-door-open = Open huis
web-new-door-open-help = De tafel staat voor iedereen op de startpagina.
web-new-starts = De partij begint
web-new-starts-full = Als hij vol is
web-new-starts-full-help = Zodra de laatste plaats bezet is.
web-new-starts-host = Als ik het zeg
web-new-starts-host-help = Je drukt op start als iedereen klaar is.
web-new-manners = Aan tafel
web-new-spectators = Toeschouwers mogen kijken
web-new-spectators-help = Ze zien de tafel, nooit een hand.
web-new-chat = Chat
web-new-chat-help = Spelers kunnen elkaar schrijven.
web-new-hints = Tips
web-new-hints-help = Iedereen mag een bot vragen wat die zou doen.
web-new-short = Jouw tafel in het kort
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
web-new-sum-beside = { $number } naast je
web-new-sum-length = Duur
web-new-make = Tafel openen
web-new-begin = Partij beginnen
web-new-make-help = Je krijgt een link en een code om te delen.
web-new-begin-help = Er is geen plaats vrij: de partij begint meteen.
web-join = Aan tafel gaan
web-join-invites = { $name } nodigt je uit
web-join-name = Hoe mogen we je noemen?
web-join-sit = Gaan zitten
web-join-watch = Liever kijken
web-join-full = Alle plaatsen zijn bezet
web-join-full-watch = Je kunt kijken, of de gastheer vragen om een plaats voor de volgende keer.
web-join-full-no = Aan deze tafel mag niemand kijken. Vraag de gastheer om een plaats voor de volgende keer.
web-join-running = De partij is begonnen
web-join-over = Deze partij is afgelopen
web-join-over-help = Ze is zonder jou afgelopen, of op een ander scherm van je.
web-join-replay = Partij bekijken
web-join-not-invited-help = Vraag de gastheer om de hele link of om de code.
web-join-no-code-help = Een code geldt tot de partij begint. Kijk of je goed typte, of vraag om de link.
web-join-no-table-help = Misschien is hij gesloten, of is de link niet volledig.
web-join-kicked = De gastheer heeft je plaats vrijgemaakt
web-join-kicked-help = Je zit niet meer aan deze tafel. Er zijn andere tafels.
web-set = Instellingen
web-set-help = Ze blijven alleen op dit apparaat.
web-set-theme = Licht
web-set-theme-auto = Zoals het apparaat
web-set-theme-night = Lamplicht
web-set-theme-day = Daglicht
web-set-text = Tekstgrootte
web-set-text-s = Klein
web-set-text-m = Gewoon
web-set-text-l = Groot
web-set-text-xl = Grootst
web-set-motion = Beweging
web-set-motion-auto = Zoals het apparaat
web-set-motion-full = Kaarten bewegen
web-set-motion-less = Niets beweegt
web-set-contrast = Contrast
web-set-contrast-auto = Zoals het apparaat
web-set-contrast-normal = Gewoon
web-set-contrast-more = Sterker
web-set-patterns = Patronen op kleuren
web-set-patterns-help = Elke spelerskleur krijgt ook een eigen patroon.
web-set-sound = Geluid
web-set-sound-help = Een zacht geluid als je aan zet bent.
web-set-confirm = Zetten bevestigen
web-set-confirm-help = Eén tik kiest, een tweede speelt. Uit: één tik speelt meteen.
web-set-ask = Vraag het me altijd
web-set-ask-help = Ook als je geen keuze hebt en alleen jij dat weet, zoals bij sommige betalingen. Anders gebeurt zo’n stap vanzelf, na ongeveer zo lang als jij zou nadenken; in een spel over dagen meteen, en dat verraadt het. Blijft op de server en geldt aan al je tafels.
web-set-sample = Een voorbeeld
web-set-sample-text = Vier hoeden rond de tafel. De lamp brandt, de kaarten zijn gedeeld.
web-acc = Naam en account
web-acc-stranger = Je kunt zonder account spelen. Een naam is genoeg.
web-acc-guest = Je bent gast. Alleen deze browser kent je; met een account kom je overal vandaan terug.
web-acc-member = Je hebt een account.
web-acc-name = Jouw naam
web-acc-name-help = Zo zien anderen je aan tafel.
web-acc-save = Opslaan
web-acc-saved = Opgeslagen.
web-acc-come-in = Als gast binnenkomen
web-acc-make = Account maken
web-acc-make-help = Je houdt je tafels en partijen. We vragen geen e-mailadres, dus niemand kan je een nieuw wachtwoord sturen: bewaar het goed.
web-acc-sign-in = Inloggen
web-acc-sign-in-help = Heb je al een account? Kom binnen met naam en wachtwoord.
web-acc-sign-in-guest = Wat je als gast speelt, blijft bij de gast.
web-acc-password = Wachtwoord
web-acc-password-help = Minstens 8 tekens
web-acc-out = Uitloggen
web-acc-out-here = Hier uitloggen
web-acc-out-all = Overal uitloggen
web-acc-out-guest = Als gast vertrekken?
web-acc-out-guest-help = Een gast die vertrekt, kan niet terug en laat alle plaatsen achter. Maak eerst een account om ze te houden.
web-acc-data = Jouw gegevens
web-acc-data-help = Alles wat dit huis over je bewaart, in één bestand.
web-acc-download = Alles downloaden
web-acc-delete = Verwijder mij
web-acc-delete-sure = Jezelf voorgoed verwijderen?
web-acc-delete-help = Je naam verdwijnt van alle tafels en partijen, en bots spelen verder voor jou. Dit kan niet ongedaan worden gemaakt.
web-acc-delete-yes = Ja, verwijder mij
web-acc-keep = Nee, blijven
web-acc-gone = Je bent verwijderd. Kom gerust terug.
web-replays = Jouw partijen
web-replays-none = Nog geen afgelopen partij. De volgende wacht hier op je.
web-replays-see = Bekijken
web-replays-see-long = { $game } van { $day } bekijken
web-replays-brought = Meegebracht
web-replays-brought-help = Breng een partij van elders mee: een bestand dat Saloon schreef. Elke trekking en elke zet wordt eerst gecontroleerd.
web-replays-bring = Partij meebrengen
web-replays-bad-file = Dit bestand is geen partij van Saloon.
web-replays-added = De partij is er, en ze klopt.
web-replays-drop = Verwijderen
web-replays-drop-long = { $game } van { $day } verwijderen
web-replays-drop-sure = Deze partij verwijderen?
web-replays-keep = Houden
web-about = Over Saloon
web-about-what = Saloon is een plek om drie spellen weer te spelen die niet meer te koop zijn: met vrienden via een link, aan één scherm of tegen bots; meteen of elke dag een zet; met alle regels.
web-about-games = De spellen en hun auteurs
web-about-by = van { $author } · { $publisher }, { $year }
web-about-unofficial = Saloon is onofficieel: gemaakt door spelers, voor spelers. Auteurs en uitgevers hebben het niet gemaakt, goedgekeurd of gesteund. Titels en alle rechten op de spellen behoren aan hun eigenaars.
web-about-fair = Eerlijk geschud
web-about-fair-help = Vóór de eerste kaart toont het huis de hash van een geheim, en de browser van iedereen voegt een eigen getal toe; alle trekkingen volgen daaruit. Na de partij wordt het geheim onthuld, je browser vergelijkt het met wat hij bewaarde, en iedereen kan elke trekking narekenen.
web-about-privacy = Wat wordt bewaard
web-about-privacy-help = Je naam, je taal en je partijen. Geen volgen, geen reclame, niets van andere sites. Je kunt je gegevens meenemen of jezelf verwijderen wanneer je wilt.
web-about-licence = Licenties
web-about-licence-code = De code, de tekeningen en de tekst van regels en kaarten zijn van het project zelf, onder de MIT-licentie.
web-about-licence-fonts = De letters zijn Rye van Nicole Fally, Vollkorn van Friedrich Althausen en Figtree van Erik Kennedy, alle onder de SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = Wachten op spelers
web-moves = Wat je kunt doen
web-plain-wait = We wachten op { $seats }
web-table-opening = Verbinden
web-table-live = Verbonden
web-table-lost = Verbinding weg
web-table-gone = Gesloten
web-table-menu = Menu
web-table-book =
    { $number ->
        [0] Verslag, chat en regels
       *[other] Verslag, chat en regels: { $number } ongelezen
    }
web-table-players = Spelers
web-table-board = Speelveld
web-table-dock = Je hand en wat je kunt doen
web-table-tell = Wat er gebeurt
web-table-go-on = Verder
web-key-space = Spatie
web-table-since = Sinds je laatste beurt
web-table-since-show = Tonen
web-table-since-again = Nog eens afspelen
web-table-unfold = Mijn hand tonen
web-table-fold = Mijn hand inklappen
web-pace = Tempo
web-pace-calm = Rustig
web-pace-calm-note = elk belangrijk moment wacht op je
web-pace-normal = Gewoon
web-pace-normal-note = iets belangrijks blijft 2,5 s staan, een zet 0,9 s
web-pace-quick = Vlot
web-pace-quick-note = iets belangrijks 1 s, een zet 0,4 s
web-pace-instant = Meteen
web-pace-instant-note = niets blijft staan
web-pace-note = Alleen voor jou. Niemand hoeft erop te wachten.
web-log-ways = Hoe je het verslag leest
web-log-rule = Welke regel?
web-log-paragraphs = Alinea’s
web-log-moves = Elke zet
web-log-mine = Alleen over mij
web-log-since = sinds je laatste beurt
web-table-to-table = Naar de tafel
web-log-new = { $number } nieuw
web-log-setup =
    { $number ->
        [one] Het delen, één regel
       *[other] Het delen, { $number } regels
    }
web-set-hand = Tikhand
web-set-hand-right = Rechts
web-set-hand-left = Links
web-table-end = Hoe het spel afliep
web-table-pages = Verslag, chat en regels
web-table-log = Verslag
web-table-log-empty = Er is nog niets gebeurd.
web-table-log-more = Eerdere regels tonen
web-table-chat = Chat
web-table-chat-empty = Nog niemand heeft iets gezegd.
web-table-chat-later = De spelers praten onder elkaar. Na het spel kun je meelezen.
web-table-chat-say = Zeg iets
web-table-chat-send = Versturen
web-table-rules = Regels
web-table-rule = Regel
web-table-rulebook = Hele spelregelboekje
web-table-settings = Instellingen
web-table-unread = { $number } ongelezen
web-table-close = Sluiten
web-table-dismiss = Verbergen
web-table-you = Jij
web-table-bot = bot
web-table-your-turn = jouw beurt
web-table-thinks = denkt na
web-table-chosen = heeft gekozen
web-table-not-here = niet hier
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
web-table-stead-resigned = Je hebt opgegeven. Een bot speelt het spel voor je uit.
web-table-clock =
    { $you ->
        [yes] Tijd die je nog hebt
       *[no] Resterende tijd van { $seat }
    }
web-table-clock-days = { $days } d { $hours } u
web-table-clock-tight = nog weinig tijd
web-table-undo = Terugnemen
web-table-takeback = Vragen een zet terug te nemen
web-table-asks =
    { $you ->
        [yes] Je vraagt je laatste zet terug te nemen. De anderen beslissen.
       *[no] { $seat } vraagt de laatste zet terug te nemen.
    }
web-table-agree = Akkoord
web-table-decline = Weigeren
web-table-hint = Geef me een tip
web-table-hint-asked = De beste bot denkt na…
web-table-hint-says = De beste bot zou dit doen: { $text }
web-table-list = Alle zetten tonen
web-table-leave = De tafel verlaten
web-table-back = Weer zelf spelen
web-table-resign = Opgeven
web-table-stay = Doorspelen
web-table-sure-leave = Een bot speelt voor je tot je terugkomt. Nu weggaan?
web-table-sure-resign = Een bot speelt het spel voor je uit en je kunt niet terug. Nu opgeven?
web-table-watching = Je kijkt naar dit spel.
web-table-lost-line = De verbinding is weg. We proberen het opnieuw…
web-table-server-gone = De server antwoordt niet. We blijven het proberen; er gaat niets verloren.
web-table-move-kept = Je zet is bewaard en wordt opnieuw verstuurd.
web-table-closed = De gastheer heeft deze tafel afgezegd.
web-table-kicked = De gastheer heeft je plaats vrijgegeven.
web-table-see-board = De tafel bekijken
web-table-see-end = De uitslag bekijken
web-table-replay = Terugkijken
web-table-rematch = Nog een keer
web-table-rematch-go = Naar het volgende spel

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Partijen
web-replay-title = Terugkijken
web-replay-setup = Opstelling
web-replay-turn = Beurt { $number }: { $seat }
web-replay-mark-quartet = Er wordt een kwartet gelegd
web-replay-mark-payday = Betaaldag
web-replay-mark-vulture = Er landt een gier
web-replay-mark-shot = Iemand verliest het duel
web-replay-mark-placed = Er is een gebouw gevonden
web-replay-mark-stop = Er wordt STOP geroepen
web-replay-mark-end = De ronde eindigt
web-replay-won = gewonnen door { $seats }
web-replay-board = De tafel
web-replay-eyes = Gezien door
web-replay-spectator = Toeschouwer
web-replay-all = Alle handen
web-replay-where = Stap { $step } van { $last }
web-replay-scrub = Naar een stap
web-replay-chapter-back = Een hoofdstuk terug
web-replay-back = Een stap terug
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-on = Een stap verder
web-replay-chapter-on = Een hoofdstuk verder
web-replay-next-decision = Volgende beslissing
web-replay-speed = Snelheid: { $times }×
web-replay-log = Wat er gebeurde
web-replay-search = Zoek in het verslag
web-replay-nothing = Niets gevonden.
web-replay-decisions = Alleen beslissingen
web-replay-link = Link naar dit moment
web-replay-link-copied = De link is gekopieerd.
web-replay-link-take = Hier is de link om te kopiëren:
web-replay-result = Uitslag
web-replay-only-told = Deze partij is gespeeld volgens andere regels (versie { $rules }). Je kunt haar hier nalezen, maar niet bekijken.
web-replay-close = Sluiten
web-replay-decision = beslissing { $number } van { $last }
web-replay-own-decision = Je volgende beslissing
web-replay-to-table = Naar de tafel
web-replay-hands = Handen
web-replay-no-hand = Een toeschouwer ziet niemands hand. Kies hierboven door wiens ogen je kijkt.
web-replay-keys = Toetsen
web-replay-keys-step = één stap
web-replay-keys-chapter = één hoofdstuk
web-replay-keys-ends = begin en einde
web-replay-keys-play = afspelen of pauzeren
web-replay-keys-decision = volgende of vorige beslissing
web-replay-check = Trekkingen controleren
web-replay-check-working = Elke trekking wordt nagerekend…
web-replay-check-good = Er is eerlijk getrokken.
web-replay-check-bad = Er klopt iets niet.
web-replay-check-before = Vóór de eerste kaart koos het huis een geheim getal en liet er de vingerafdruk van zien; daarna kon de browser van iedereen een eigen getal toevoegen.
web-replay-check-draws = Elke kaart en elke worp volgt alleen uit deze getallen. Waar minstens één persoon een getal toevoegde, kon dus noch het huis alleen noch een speler alleen ze kiezen.
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
web-replay-check-nonces = Wat de plaatsen toevoegden
web-replay-check-no-nonce = niets
web-replay-check-yourself = Wie geen server vertrouwt, controleert het verslag thuis, met de opdracht
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
web-fair-how-together = Het huis koos zijn geheim en sloot het met dit zegel. Daarna beloofde de browser van iedereen een getal, dat pas getoond werd toen alles beloofd was. Elke kaart volgt uit alles samen: niemand kon ze uitkiezen, ook het huis niet samen met een speler.
web-fair-how-days = Het huis koos zijn geheim en sloot het met dit zegel; daarna voegde iedereen bij het gaan zitten een getal toe. Het huis alleen kon de kaarten dus niet uitkiezen. Samen met wie het laatst ging zitten had het dat wel gekund: bij één zet per dag is niet iedereen er aan het begin.
web-fair-how-nothing = Het huis sloot zijn geheim met dit zegel, maar deze browser voegde geen getal toe. Dat het geheim hetzelfde blijft, is te controleren; dat het huis er niet meer heeft geprobeerd niet.
web-fair-seal = Zegel
web-fair-number = Jouw getal
web-fair-later = Na de laatste kaart opent je browser het zegel en vergelijkt.
web-fair-home = Je browser vergeleek het zegel, de getallen en je zetten. Wie ook elke kaart opnieuw wil afleiden, neemt het verslag en de opdracht
web-fair-record = Verslag bewaren
web-fair-copy = Opdracht kopiëren
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
web-fair-broken-commitment = Het huis heeft zijn zegel onderweg veranderd.
web-fair-broken-dealt = Er werd gedeeld voordat jouw getal er was.
web-fair-broken-help = Dit kan een fout van de server zijn, of iemand heeft de kaarten veranderd. Bewaar het verslag en vraag het de gastheer.
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
        [one] { $number } plaats
       *[other] { $number } plaatsen
    }
web-rules-found = Niets gevonden
web-rules-next = Volgende plaats
web-rules-chapters = Hoofdstukken
web-rules-link = Link naar regel { $clause }
web-rules-print = Afdrukken
web-rules-no-clause = In dit regelboek staat geen regel { $clause }.
web-rules-brief = In twee minuten
web-rules-brief-goal = Het doel
web-rules-brief-turn = Een beurt
web-rules-brief-danger = Let op
web-rules-brief-end = Het einde

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = { $name } is aan zet
web-curtain-give = Geef het scherm aan { $name }. Alle anderen kijken weg.
web-curtain-show = Ik ben { $name }: toon mijn kaarten
web-curtain-also = Daarna: { $names }
web-curtain-other = Iemand anders wil de eigen kaarten zien:
web-curtain-told = Zojuist
web-curtain-hand = Scherm doorgeven

## The browser: sounds and table-talk (web-talk-…)

web-talk-phrases = Snel gezegd
web-talk-say-hello = Hallo allemaal!
web-talk-say-good-luck = Veel geluk!
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
    .help = Over wie de verhalen gaan: speelt in gedachten honderden partijen voordat er een kaart wordt aangeraakt.
cli-bot-champion = Kampioen
    .help = Heeft het spel zichzelf geleerd, in meer dan honderd miljoen beslissingen tegen zichzelf; één blik, en de zet staat vast.

## Bots: tips

hint-move = { $who } zou: { $move }
hint-compared =
    Vanaf hier { $games ->
        [one] { $games } keer
       *[other] { $games } keer
    } uitgespeeld is dit voor jou { $share } % van een overwinning waard, de op één na beste zet { $next } %.
hint-sealed = Hier kiest iedereen in het geheim; een verrassing op zijn tijd hoort erbij.
hint-learned = Zo denken kampioenen: naar wat je kunt zien, wordt { $share } % van zulke partijen vanaf jouw plaats gewonnen.

## De terminal: de arena

cli-ask-hint = ‘?’ laat zien wat de beste bot zou doen.
cli-arena-bot = Bot
cli-arena-games = Spellen
cli-arena-wins = Gewonnen
cli-arena-interval = 95 %
cli-arena-rank = Gemiddelde plaats
cli-arena-rating = Waardering
cli-arena-decisions = Beslissingen
cli-arena-ms = ms per zet
cli-arena-other = { $file } bevat de spellen van een andere wedstrijd.
cli-no-ray = Ray is niet geïnstalleerd: installeer saloon[cluster].

## The browser: the end of a game (web-end-…)

web-end-won =
    { $you ->
        [yes] Je hebt gewonnen
       *[no] { $seat } heeft gewonnen
    }
web-end-shared =
    { $you ->
        [yes] Je deelt de winst met { $seats }
       *[no] { $seats } delen de winst
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
web-end-turned-since =
    { $you ->
        [yes] Vanaf toen stond je tot het einde voor.
       *[no] Vanaf toen stond { $seat } tot het einde voor.
    }
web-end-turned-open = Het bleef open tot het laatst.
web-end-turned-see = Bekijken
web-end-line = { $head }: { $margin }
web-end-of = van { $number }
web-end-share = Deel als plaatje
web-end-share-save = Plaatje opslaan
web-end-share-pass = Delen
web-end-share-not = Het plaatje kon niet worden getekend. Probeer het nog eens.

## The browser: learning by playing (web-learn-…, web-coach-…)

web-learn-first-game = Je eerste spel
web-learn-step = Stap { $number } van { $last }
web-learn-watch = Kijk wat er gebeurt.
web-learn-skip = Overslaan
web-learn-but = Dat mag, maar…
web-learn-again = Kies opnieuw
web-learn-anyway = Toch spelen
web-learn-alone-title = Op eigen houtje
web-learn-alone = Je speelt nu alleen verder, tegen makkelijke bots. Dit spel telt nergens mee.
web-learn-aside = Je speelt nu zonder de les. Die wacht op je waar je gebleven was.
web-learn-to-lesson = Terug naar de les
web-learn-back = Eén stap terug
web-learn-show = Laat nog eens zien
web-learn-go-on = Verder
web-learn-go-alone = Alleen verder
web-learn-leave = Les verlaten; je kunt later verdergaan
web-learn-meant = Dit bedoelt de les
web-learn-home = Eerste keer? Leer het in 8 minuten
web-learn-home-help = een spel met uitleg, jij doet de zetten
web-learn-home-on = Verder met je eerste spel
web-learn-home-on-help = waar je gebleven was
web-learn-by-playing = Al spelend leren
web-learn-away = Geen les voor { $game }, bedankt
web-coach = Raadgever
web-coach-help = Bij een beslissing die nieuw voor je is: één regel over wat je makkelijk over het hoofd ziet. Alleen tegen bots.
web-coach-off = Raadgever uitzetten
web-coach-close = Begrepen
