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
error-stale = Er is intussen iets gebeurd: de tafel staat nu op { $number }.
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

## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

katzenjammer-option-mice_pool = Muizen in de voorraad
    .help = Om hoeveel muizen jullie spelen.
katzenjammer-option-mice_pool-full = Volle voorraad
    .help = Alle 24 muizen.
katzenjammer-option-mice_pool-short = Kleine voorraad
    .help = Maar 20 muizen, voor twee tot en met vier spelers.
katzenjammer-option-rounds = Rondes
    .help = Hoeveel rondes een partij telt.
katzenjammer-option-rounds-1 = Eén ronde
    .help = Het gewone spel.
katzenjammer-option-rounds-3 = Drie rondes
    .help = De scores van drie rondes worden bij elkaar opgeteld.
katzenjammer-option-rounds-players = Voor ieder een ronde
    .help = Evenveel rondes als er spelers zijn: iedereen is één keer eerste bandleider.

kb-card =
    { $card ->
        [0] joker
       *[other] { $card }
    }
kb-number =
    { $number ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[other] { $number }
    }
kb-value =
    { $value ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
       *[other] { $value }
    }
    .plural =
    { $value ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
       *[other] { $value }
    }
kb-bid-name =
    { $value ->
        [0] { kb-number } verschillende
       *[other]
            { $number ->
                [1] een { kb-value }
               *[other] { kb-number } { kb-value.plural }
            }
    }

kb-phase-leader = Loting
kb-phase-deal = Delen
kb-phase-reveal = De kavel openleggen
kb-phase-bonus = Bonuskaarten
kb-phase-auction = Veiling
kb-phase-paying = Betalen
kb-phase-laying = Kwartetten
kb-phase-over = Partij afgelopen

## Katzenjammer Blues: zetten

kb-move-bid = Bied { kb-bid-name }
kb-move-pass = Pas
kb-move-pay = Betaal: { $cards }
kb-move-lay = Leg een kwartet { kb-value.plural }: { $cards }
kb-move-shed = Leg een jokerkwartet: vier jokers naar de aflegstapel
kb-move-stop = Leg niets meer
kb-move-leader =
    { $you ->
        [yes] Eerste bandleider: jij
       *[no] Eerste bandleider: { $seat }
    }
kb-move-card = Kaart: { $card }

## Katzenjammer Blues: wat er gebeurt

kb-leader =
    { $you ->
        [yes] Het lot wijst jou aan als eerste bandleider.
       *[no] Het lot wijst { $seat } aan als eerste bandleider.
    }
kb-dealt =
    { $you ->
        [yes] Je krijgt een kaart.
       *[no] { $seat } krijgt een kaart.
    }
kb-dealt-you = Je krijgt: { $card }.
kb-turned = Omgedraaid: { $card }.
kb-bonus =
    { $you ->
        [yes] Je krijgt een bonuskaart.
       *[no] { $seat } krijgt een bonuskaart.
    }
kb-bonus-you = Je bonuskaart: { $card }.
kb-bid =
    { $you ->
        [yes] Je biedt { kb-bid-name }.
       *[no] { $seat } biedt { kb-bid-name }.
    }
kb-passed =
    { $you ->
        [yes] Je past.
       *[no] { $seat } past.
    }
kb-passed-empty =
    { $you ->
        [yes] Je hebt geen kaarten meer en past.
       *[no] { $seat } heeft geen kaarten meer en past.
    }
kb-unsold =
    { $you ->
        [yes] Niemand wil de kavel ({ $cards }). Die gaat naar de aflegstapel en jij legt een nieuwe open.
       *[no] Niemand wil de kavel ({ $cards }). Die gaat naar de aflegstapel en { $seat } legt een nieuwe open.
    }
kb-won =
    { $you ->
        [yes] Je wint de veiling met { kb-bid-name }.
       *[no] { $seat } wint de veiling met { kb-bid-name }.
    }
kb-paid =
    { $you ->
        [yes] Je betaalt: { $cards }.
       *[no] { $seat } betaalt: { $cards }.
    }
kb-took =
    { $you ->
        [yes] Je neemt de kavel: { $cards }.
       *[no] { $seat } neemt de kavel: { $cards }.
    }
kb-laid =
    { $you ->
        [yes] Je legt een kwartet { kb-value.plural } ({ $cards }) en krijgt
       *[no] { $seat } legt een kwartet { kb-value.plural } ({ $cards }) en krijgt
    } { $mice ->
        [one] { $mice } muis
       *[other] { $mice } muizen
    }.
kb-shed =
    { $you ->
        [yes] Je legt een jokerkwartet en bent vier jokers kwijt.
       *[no] { $seat } legt een jokerkwartet en is vier jokers kwijt.
    }
kb-stopped =
    { $you ->
        [yes] Je bent klaar met leggen.
       *[no] { $seat } is klaar met leggen.
    }
kb-round-over-mice = De laatste muis is weg: de ronde is afgelopen.
kb-round-over-deck = De trekstapel is leeg: de ronde is afgelopen.
kb-shown =
    { $you ->
        [yes] Je laat zien: { $cards }.
       *[no] { $seat } laat zien: { $cards }.
    } Jokertotaal: { $jokers }.
kb-lost =
    { $you ->
        [yes] Hoogste jokertotaal: je verliest
       *[no] Hoogste jokertotaal: { $seat } verliest
    } { $mice ->
        [one] { $mice } muis
       *[other] { $mice } muizen
    }.
kb-scored =
    { $you ->
        [yes] Je sluit de ronde af met
       *[no] { $seat } sluit de ronde af met
    } { $score ->
        [one] { $score } muis
       *[other] { $score } muizen
    }.
kb-next-round =
    { $you ->
        [yes] Ronde { $round } begint, met jou als bandleider.
       *[no] Ronde { $round } begint, met { $seat } als bandleider.
    }
kb-winner =
    { $you ->
        [yes] Je wint de partij!
       *[no] { $seat } wint de partij!
    }
kb-shared =
    { $you ->
        [yes] Je deelt de overwinning met { $seats }!
       *[no] { $seats } delen de overwinning!
    }

## Katzenjammer Blues: wat niet kan

kb-refuse-low = Dat is niet hoger dan het hoogste bod: { kb-bid-name }.
kb-refuse-unbacked = Dat bod kun je niet betalen met de kaarten in je hand.
kb-refuse-mixed-number = Een gemengd bod noemt 2 tot en met { $most } verschillende kaarten.
kb-refuse-bid-shape = ‘{ $text }’ is geen bod. Bied kaarten van één waarde (bid 3x4) of allemaal verschillende (bid 3 mixed).
kb-refuse-not-held = Je hebt niet al die kaarten in je hand.
kb-refuse-payment = Met die kaarten betaal je niet precies wat je hebt geboden: { kb-bid-name }.
kb-refuse-quartet = De vier kaarten voor dat kwartet { kb-value.plural } heb je niet in je hand.
kb-refuse-shed = Voor een jokerkwartet heb je vier jokers uit je hand nodig.
kb-refuse-no-auction = Er is nu geen veiling om in te bieden of te passen.
kb-refuse-passed = Je hebt gepast, en dat geldt voor deze hele veiling.
kb-refuse-turn = Je bent nog niet aan de beurt om te bieden.
kb-refuse-pay-now = Je betaalt alleen als je een veiling hebt gewonnen.
kb-refuse-lay-now = Alleen wie de veiling wint, legt kwartetten, meteen na het nemen van de kavel.
kb-refuse-chance = Kaarten worden door het toeval gedeeld en omgedraaid, nooit door een speler.

## De terminal: de tafel

cli-you = Jij
cli-seat-name = Speler { $number }
cli-bot-random = Willekeurige bot
    .help = Doet zomaar een geldige zet, de ene even waarschijnlijk als de andere.
cli-bot-sensible = Verstandige bot
    .help = Speelt met een paar vuistregels, zoals iemand die oplet.
cli-round = Ronde { $round } van { $rounds }
cli-pile =
    Trekstapel: { $pile ->
        [one] { $pile } kaart
       *[other] { $pile } kaarten
    }
cli-pool =
    Voorraad: { $pool ->
        [one] { $pool } muis
       *[other] { $pool } muizen
    }
cli-lot = Kavel:
cli-hand = Je hand:
cli-high =
    { $you ->
        [yes] Hoogste bod: { kb-bid-name }, van jou
       *[no] Hoogste bod: { kb-bid-name }, van { $seat }
    }
cli-nobody-bid = Er is nog niet geboden.
cli-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
cli-mice =
    { $mice ->
        [one] { $mice } muis
       *[other] { $mice } muizen
    }
cli-joker-row =
    { $jokers ->
        [0] lege jokerrij
        [one] { $jokers } joker in de rij
       *[other] { $jokers } jokers in de rij
    }
cli-leader = bandleider
cli-passed = gepast

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

## Gads Hill 1874

game-gadshill = Gads Hill 1874
buildings-none = geen gebouwen
lots-none = geen bouwplaatsen

gadshill-option-legality = Mogelijke stadjes
    .help = Of er na elke kaart een compleet stadje mogelijk moet blijven.
gadshill-option-legality-global = Altijd mogelijk
    .help = Een kaart waarna geen compleet stadje meer mogelijk zou zijn, kun je niet spelen.
gadshill-option-legality-local = Alleen wat je ziet
    .help = Alleen wat het bord meteen tegenspreekt, kun je niet spelen.
gadshill-option-stop = STOP
    .help = Wat er gebeurt met markers die de logica uitsluit.
gadshill-option-stop-claim = STOP roepen
    .help = Wie het als eerste ziet, mag de marker opeisen.
gadshill-option-stop-auto = Automatisch
    .help = De actieve speler krijgt al die markers meteen.
gadshill-option-stop-off = Geen STOP
    .help = Niemand kan iets opeisen.
gadshill-option-stop_order = Volgorde bij STOP
    .help = Hoe de anderen na een beurt aan het woord komen.
gadshill-option-stop_order-ordered = Om de beurt
    .help = Alle anderen worden één keer gevraagd, met de klok mee.
gadshill-option-stop_order-open = Open
    .help = Niemand wordt gevraagd: wie het eerst roept, gaat voor, tot de volgende speler iets doet.
gadshill-option-stop_seconds = Tijd voor STOP
    .help = Hoelang je minstens STOP kunt roepen, vóór een computerspeler en na de laatste beurt.
gadshill-option-stop_seconds-15 = 15 seconden
    .help = De gewone tijd.
gadshill-option-stop_seconds-0 = Niet wachten
    .help = Voor tafels zonder mensen.
gadshill-option-stop_seconds-5 = 5 seconden
    .help = Voor snelle ogen.
gadshill-option-stop_seconds-30 = 30 seconden
    .help = Tijd om twee keer te kijken.
gadshill-option-stop_seconds-60 = Eén minuut
    .help = Tijd om na te denken.
gadshill-option-stop_penalty = Onterecht STOP
    .help = Wat het kost als je onterecht roept.
gadshill-option-stop_penalty-0 = Niet meer roepen
    .help = Je mag tot de volgende beurt niet meer roepen.
gadshill-option-stop_penalty-1 = Ook een marker
    .help = Je mag tot de volgende beurt niet meer roepen en verliest een verzamelde marker.
gadshill-option-discard = Afleggen
    .help = Welke kaarten je voor een marker mag afleggen.
gadshill-option-discard-dead = Nu onspeelbaar
    .help = Kaarten die je op dit moment niet kunt spelen.
gadshill-option-discard-permanent = Voorgoed onspeelbaar
    .help = Alleen kaarten die het bord tegenspreken of niets zouden veranderen.
gadshill-option-discard-any = Willekeurig
    .help = Twee willekeurige kaarten.
gadshill-option-draw = Trekken
    .help = Van welke stapel de nieuwe kaart komt.
gadshill-option-draw-choice = Vrije keuze
    .help = Je kiest zelf een stapel.
gadshill-option-draw-building = Gebouwkaarten
    .help = Je trekt gebouwkaarten zolang die er zijn.
gadshill-option-draw-random = Willekeurig
    .help = Het lot bepaalt de stapel.
gadshill-option-one_card_at = Eén kaart per beurt
    .help = Waar de locomotief moet staan om nog maar één kaart per beurt toe te staan.
gadshill-option-one_card_at-16 = Vanaf 16
    .help = De drie tegels van het begin tellen mee.
gadshill-option-one_card_at-19 = Vanaf 19
    .help = Er moeten zestien echte gebouwen staan.
gadshill-option-buys_per_turn = Aankopen per beurt
    .help = Hoeveel gebouwen je in één beurt mag kopen.
gadshill-option-buys_per_turn-1 = Eén
    .help = Eén gebouw per beurt.
gadshill-option-buys_per_turn-3 = Drie
    .help = Hoogstens drie gebouwen per beurt.
gadshill-option-lot_limit = Drie markers per bouwplaats
    .help = Wanneer die grens wordt gecontroleerd.
gadshill-option-lot_limit-card = Na elke kaart
    .help = Geen enkele kaart mag meer dan drie markers op een bouwplaats achterlaten.
gadshill-option-lot_limit-turn = Na de beurt
    .help = Je tweede kaart mag goedmaken wat de eerste te vol heeft gelegd.
gadshill-option-null_play = Kaarten zonder effect
    .help = Of je een kaart mag spelen die niets verandert.
gadshill-option-null_play-no = Niet toegestaan
    .help = Zo’n kaart kun je alleen afleggen.
gadshill-option-null_play-yes = Toegestaan
    .help = Zo’n kaart gaat naar de aflegstapel en levert geen punten op.
gadshill-option-last_stop = Laatste STOP
    .help = Of er na de laatste beurt nog STOP mag worden geroepen.
gadshill-option-last_stop-yes = Ja
    .help = De anderen mogen nog één keer goed kijken.
gadshill-option-last_stop-no = Nee
    .help = Het spel eindigt met de laatste beurt.
gadshill-option-reshuffle = Lege stapels
    .help = Welke kaarten terugkomen als alle stapels leeg zijn.
gadshill-option-reshuffle-all = Alle
    .help = De hele aflegstapel, elke soort op een eigen stapel.
gadshill-option-reshuffle-district = Wijkkaarten
    .help = Alleen de wijkkaarten.
gadshill-option-stall_rounds = Eindeloos passen
    .help = Of het spel door passen kan eindigen. Zijn kaarten zonder effect toegestaan, dan kan dat, tenzij je iets anders kiest.
gadshill-option-stall_rounds-off = Alleen zonder kaarten
    .help = Het spel eindigt alleen als iedereen past en er geen kaart meer te trekken is.
gadshill-option-stall_rounds-4 = Vier rondes
    .help = Het spel eindigt ook na vier volle rondes passen.
gadshill-option-show_discard = Aflegstapel
    .help = Of je de gebruikte kaarten mag doorkijken.
gadshill-option-show_discard-no = Dicht
    .help = Je ziet alleen de laatst gebruikte kaart of kaarten.
gadshill-option-show_discard-yes = Open
    .help = Je ziet alle gebruikte kaarten.
gadshill-option-first_seat = Eerste speler
    .help = Wie er begint.
gadshill-option-first_seat-random = Loten
    .help = Het toeval beslist.
gadshill-option-first_seat-0 = Plaats 1
    .help = Daar zit de oudste speler.
gadshill-option-first_seat-1 = Plaats 2
    .help = Daar zit de oudste speler.
gadshill-option-first_seat-2 = Plaats 3
    .help = Daar zit de oudste speler (met drie of vier spelers).
gadshill-option-first_seat-3 = Plaats 4
    .help = Daar zit de oudste speler (met vier spelers).

gh-phase-tiles = Buitenvelden
gh-phase-first = Loting
gh-phase-deal = Delen
gh-phase-draft = Gebouwen kiezen
gh-phase-turn = Beurt
gh-phase-take = Marker nemen
gh-phase-draw = Stapel kiezen
gh-phase-card = Kaart trekken
gh-phase-window = STOP?
gh-phase-over = Partij afgelopen

## Gads Hill 1874: gebouwen, tegels en stapels

gh-building =
    { $building ->
        [bank] bank
        [blacksmith] smid
        [casino] casino
        [church] kerk
        [doc] dokter
        [hotel] hotel
        [judge] rechter
        [laundry] wasserij
        [prison] gevangenis
        [saloon] saloon
        [sheriff] sheriff
        [stable] stal
        [school] school
        [undertaker] begrafenisondernemer
        [stagecoach] postkoetshalte
        [general_store] dorpswinkel
        [sawmill] zagerij
        [telegraph] telegraafkantoor
        [newspaper] krant
        [barber] barbier
        [gunsmith] geweermaker
        [post_office] postkantoor
       *[other] { $building }
    }
    .the =
    { $building ->
        [bank] de bank
        [blacksmith] de smid
        [casino] het casino
        [church] de kerk
        [doc] de dokter
        [hotel] het hotel
        [judge] de rechter
        [laundry] de wasserij
        [prison] de gevangenis
        [saloon] de saloon
        [sheriff] de sheriff
        [stable] de stal
        [school] de school
        [undertaker] de begrafenisondernemer
        [stagecoach] de postkoetshalte
        [general_store] de dorpswinkel
        [sawmill] de zagerij
        [telegraph] het telegraafkantoor
        [newspaper] de krant
        [barber] de barbier
        [gunsmith] de geweermaker
        [post_office] het postkantoor
       *[other] { $building }
    }
    .acc =
    { $building ->
        [bank] de bank
        [blacksmith] de smid
        [casino] het casino
        [church] de kerk
        [doc] de dokter
        [hotel] het hotel
        [judge] de rechter
        [laundry] de wasserij
        [prison] de gevangenis
        [saloon] de saloon
        [sheriff] de sheriff
        [stable] de stal
        [school] de school
        [undertaker] de begrafenisondernemer
        [stagecoach] de postkoetshalte
        [general_store] de dorpswinkel
        [sawmill] de zagerij
        [telegraph] het telegraafkantoor
        [newspaper] de krant
        [barber] de barbier
        [gunsmith] de geweermaker
        [post_office] het postkantoor
       *[other] { $building }
    }
    .dat =
    { $building ->
        [bank] de bank
        [blacksmith] de smid
        [casino] het casino
        [church] de kerk
        [doc] de dokter
        [hotel] het hotel
        [judge] de rechter
        [laundry] de wasserij
        [prison] de gevangenis
        [saloon] de saloon
        [sheriff] de sheriff
        [stable] de stal
        [school] de school
        [undertaker] de begrafenisondernemer
        [stagecoach] de postkoetshalte
        [general_store] de dorpswinkel
        [sawmill] de zagerij
        [telegraph] het telegraafkantoor
        [newspaper] de krant
        [barber] de barbier
        [gunsmith] de geweermaker
        [post_office] het postkantoor
       *[other] { $building }
    }
    .gen =
    { $building ->
        [bank] van de bank
        [blacksmith] van de smid
        [casino] van het casino
        [church] van de kerk
        [doc] van de dokter
        [hotel] van het hotel
        [judge] van de rechter
        [laundry] van de wasserij
        [prison] van de gevangenis
        [saloon] van de saloon
        [sheriff] van de sheriff
        [stable] van de stal
        [school] van de school
        [undertaker] van de begrafenisondernemer
        [stagecoach] van de postkoetshalte
        [general_store] van de dorpswinkel
        [sawmill] van de zagerij
        [telegraph] van het telegraafkantoor
        [newspaper] van de krant
        [barber] van de barbier
        [gunsmith] van de geweermaker
        [post_office] van het postkantoor
       *[other] van { $building }
    }
gh-tile =
    { $tile ->
        [station] station
        [cemetery] begraafplaats
        [bison_pasture] bizonweide
       *[other] { $tile }
    }
gh-pile =
    { $pile ->
        [building] gebouw
        [district] wijk
        [condition] voorwaarde
       *[other] { $pile }
    }
    .card =
    { $pile ->
        [building] een gebouwkaart
        [district] een wijkkaart
        [condition] een voorwaardekaart
       *[other] een kaart ({ $pile })
    }
    .cards =
    { $pile ->
        [building] gebouwkaarten
        [district] wijkkaarten
        [condition] voorwaardekaarten
       *[other] kaarten ({ $pile })
    }

## Gads Hill 1874: aanwijzingskaarten (vanaf 23 noemt .told het gekozen gebouw)

gh-card-1 = In de nacht van de treinoverval brandde er nog licht in de BANK, aan de oostrand van het stadje.
gh-card-2 = De vonken vlogen van het aambeeld van de SMID, aan Piedmont Street tussen Front Street en Oak Street.
gh-card-3 = Een croupier herinnerde zich een heel lang potje faro achter de deur van het CASINO, aan Piedmont Street.
gh-card-4 = De klok van de KERK galmde over Iron Mountain Road, ergens tussen Front Street en Oak Street.
gh-card-5 = De patiënten wachtten op Main Street, want daar had de DOKTER zijn deur.
gh-card-6 = Twee zwijgzame vreemdelingen tekenden het gastenboek van het HOTEL, met de veranda aan Front Street.
gh-card-7 = De RECHTER woonde in het eerste of laatste huis aan zijn kant van Oak Street.
gh-card-8 = De waslijnen van de WASSERIJ hingen waar alleen Oak Street langsliep en geen andere straat.
gh-card-9 = Wie vrijkwam en uit de GEVANGENIS stapte, keek recht naar het noorden.
gh-card-10 = Niemand liep ooit de SALOON voorbij, aan de noordkant van Piedmont Street.
gh-card-11 = Bij de SHERIFF hingen de opsporingsbiljetten, op de hoek van Piedmont Street en Main Street.
gh-card-12 = Het hooi voor de STAL werd naast het spoor neergegooid, ten zuiden van Piedmont Street.
gh-card-13 = De SCHOOL stond in een van de buitenste blokken, tussen Iron Mountain Road en de lijn van Piedmont Street.
gh-card-14 = De BEGRAFENISONDERNEMER had het eerste of laatste huis aan zijn kant van Main Street.
gh-card-15 = Bij de POSTKOETSHALTE, waar Piedmont Street op Oak Street uitkomt, keerde de koets.
gh-card-16 = Meel en spijkers haalde je in de DORPSWINKEL aan de zuidkant van Iron Mountain Road, ten westen van Oak Street.
gh-card-17 = De ZAGERIJ lag achteraf: ten noorden van Iron Mountain Road, of op de laatste bouwplaats aan het oosteinde ervan.
gh-card-18 = De draad liep naar het TELEGRAAFKANTOOR naast het spoor, tussen Iron Mountain Road en Piedmont Street.
gh-card-19 = De deur van de KRANT kwam uit op Iron Mountain Road.
gh-card-20 = De gestreepte paal van de BARBIER stond in het blok ten zuiden van Piedmont Street, tussen Front Street en Oak Street.
gh-card-21 = De GEWEERMAKER probeerde zijn waar uit op het zuidelijke stuk van Oak Street.
gh-card-22 = De postzakken vlogen uit de trein bij het POSTKANTOOR, waar het spoor het stadje binnenkomt of verlaat.
gh-card-23 = Mijn gebouw lag aan Piedmont Street.
    .told = Aan Piedmont Street vond je { gh-building.acc }.
gh-card-24 = Mijn gebouw lag aan Iron Mountain Road.
    .told = Aan Iron Mountain Road vond je { gh-building.acc }.
gh-card-25 = Mijn gebouw lag aan Main Street, ten westen van het spoor.
    .told = Aan Main Street, ten westen van het spoor, vond je { gh-building.acc }.
gh-card-26 = Mijn gebouw lag aan Oak Street, ten zuiden van Iron Mountain Road.
    .told = Aan Oak Street, ten zuiden van Iron Mountain Road, vond je { gh-building.acc }.
gh-card-27 = Mijn gebouw lag naast het spoor, ten zuiden van Iron Mountain Road.
    .told = Naast het spoor, ten zuiden van Iron Mountain Road, vond je { gh-building.acc }.
gh-card-28 = Mijn gebouw lag aan de zuidkant van Piedmont Street of aan de zuidrand van het stadje.
    .told = Aan de zuidkant van Piedmont Street of aan de zuidrand van het stadje vond je { gh-building.acc }.
gh-card-29 = De ingang van mijn gebouw lag op het noorden of het oosten.
    .told = De ingang { gh-building.gen } lag op het noorden of het oosten.
gh-card-30 = De ingang van mijn gebouw lag op het zuiden of het oosten.
    .told = De ingang { gh-building.gen } lag op het zuiden of het oosten.
gh-card-31 = De ingang van mijn gebouw lag aan Front Street of Main Street.
    .told = De ingang { gh-building.gen } lag aan Front Street of Main Street.
gh-card-32 = De ingang van mijn gebouw lag aan Iron Mountain Road of Front Street.
    .told = De ingang { gh-building.gen } lag aan Iron Mountain Road of Front Street.
gh-card-33 = Mijn gebouw was het eerste of laatste huis aan zijn kant van Main Street of Oak Street.
    .told = Met { gh-building.dat } begon of eindigde één kant van Main Street of Oak Street.
gh-card-34 = Mijn gebouw lag bij de kruising van Piedmont Street met Main Street of Oak Street.
    .told = Bij de kruising van Piedmont Street met Main Street of Oak Street vond je { gh-building.acc }.
gh-card-35 = Mijn gebouw lag bij de kruising van Piedmont Street met Front Street of Oak Street.
    .told = Bij de kruising van Piedmont Street met Front Street of Oak Street vond je { gh-building.acc }.
gh-card-36 = Mijn gebouw lag ten oosten van het spoor, met de ingang op het westen.
    .told = Ten oosten van het spoor, met de ingang op het westen, vond je { gh-building.acc }.
gh-card-37 = Mijn gebouw lag in het noordoosten van het stadje, ten oosten van Front Street.
    .told = In het noordoosten van het stadje, ten oosten van Front Street, vond je { gh-building.acc }.
gh-card-38 = Mijn gebouw lag aan de oostrand van het stadje, of aan Iron Mountain Road tussen Front Street en Oak Street.
    .told = Aan de oostrand van het stadje, of aan Iron Mountain Road tussen Front Street en Oak Street, vond je { gh-building.acc }.
gh-card-39 = De BANK lag tegenover mijn gebouw, aan de overkant van de straat, in de wijk rond Oak Street.
    .told = De BANK lag tegenover { gh-building.dat }, aan de overkant van de straat, in de wijk rond Oak Street.
gh-card-40 = De SMID zat direct naast mijn gebouw, in het zuiden van het stadje.
    .told = De SMID zat direct naast { gh-building.dat }, in het zuiden van het stadje.
gh-card-41 = In het oosten van het stadje stond het CASINO muur aan muur met mijn gebouw.
    .told = In het oosten van het stadje stond het CASINO muur aan muur met { gh-building.dat }.
gh-card-42 = De KERK en mijn gebouw stonden bij dezelfde kruising op Iron Mountain Road.
    .told = De KERK en { gh-building.the } stonden bij dezelfde kruising op Iron Mountain Road.
gh-card-43 = De DOKTER zat tegenover mijn gebouw, aan de andere kant van het spoor, ten zuiden van Iron Mountain Road.
    .told = De DOKTER zat tegenover { gh-building.dat }, aan de andere kant van het spoor, ten zuiden van Iron Mountain Road.
gh-card-44 = Het HOTEL lag direct naast mijn gebouw, tussen Front Street en Oak Street.
    .told = Het HOTEL lag direct naast { gh-building.dat }, tussen Front Street en Oak Street.
gh-card-45 = De RECHTER woonde ten noorden van mijn gebouw, aan dezelfde kant van Oak Street.
    .told = De RECHTER woonde ten noorden { gh-building.gen }, aan dezelfde kant van Oak Street.
gh-card-46 = De WASSERIJ lag direct naast mijn gebouw, in het westen of helemaal in het zuidoosten.
    .told = De WASSERIJ lag direct naast { gh-building.dat }, in het westen of helemaal in het zuidoosten.
gh-card-47 = De GEVANGENIS en mijn gebouw stonden bij dezelfde kruising: Piedmont Street met Main Street of met Oak Street.
    .told = De GEVANGENIS en { gh-building.the } stonden bij dezelfde kruising: Piedmont Street met Main Street of met Oak Street.
gh-card-48 = De SALOON lag aan dezelfde kant van Piedmont Street als mijn gebouw.
    .told = De SALOON lag aan dezelfde kant van Piedmont Street als { gh-building.the }.
gh-card-49 = De SHERIFF keek over Piedmont Street recht tegen mijn gebouw aan.
    .told = De SHERIFF keek over Piedmont Street recht tegen { gh-building.acc } aan.
gh-card-50 = De STAL lag tegenover mijn gebouw, aan de overkant van de straat, in het westen of naast het spoor.
    .told = De STAL lag tegenover { gh-building.dat }, aan de overkant van de straat, in het westen of naast het spoor.
gh-card-51 = De SCHOOL lag direct naast mijn gebouw, in de noordelijke helft van het stadje.
    .told = De SCHOOL lag direct naast { gh-building.dat }, in de noordelijke helft van het stadje.
gh-card-52 = De BEGRAFENISONDERNEMER en mijn gebouw hadden hun deur aan dezelfde straat: Main Street of Iron Mountain Road.
    .told = De BEGRAFENISONDERNEMER en { gh-building.the } hadden hun deur aan dezelfde straat: Main Street of Iron Mountain Road.
gh-card-53 = De POSTKOETSHALTE lag bij dezelfde kruising als mijn gebouw: Piedmont Street met Front Street of met Oak Street.
    .told = De POSTKOETSHALTE lag bij dezelfde kruising als { gh-building.the }: Piedmont Street met Front Street of met Oak Street.
gh-card-54 = De ingang van de DORPSWINKEL keek dezelfde kant op als die van mijn gebouw: naar het zuiden of het oosten.
    .told = De ingang van de DORPSWINKEL keek dezelfde kant op als die { gh-building.gen }: naar het zuiden of het oosten.
gh-card-55 = De ZAGERIJ lag ten noorden van mijn gebouw, aan dezelfde kant van Main Street of Oak Street.
    .told = De ZAGERIJ lag ten noorden { gh-building.gen }, aan dezelfde kant van Main Street of Oak Street.
gh-card-56 = Het TELEGRAAFKANTOOR lag tegenover mijn gebouw, aan de overkant van de straat, bij Iron Mountain Road.
    .told = Het TELEGRAAFKANTOOR lag tegenover { gh-building.dat }, aan de overkant van de straat, bij Iron Mountain Road.
gh-card-57 = De KRANT en mijn gebouw hadden hun deur aan dezelfde straat: Iron Mountain Road of Front Street.
    .told = De KRANT en { gh-building.the } hadden hun deur aan dezelfde straat: Iron Mountain Road of Front Street.
gh-card-58 = De BARBIER zat direct naast mijn gebouw, in het zuidoosten of langs de oostrand.
    .told = De BARBIER zat direct naast { gh-building.dat }, in het zuidoosten of langs de oostrand.
gh-card-59 = De GEWEERMAKER zat recht ten westen van mijn gebouw.
    .told = De GEWEERMAKER zat recht ten westen { gh-building.gen }.
gh-card-60 = Het POSTKANTOOR lag tegenover mijn gebouw, aan de andere kant van het spoor.
    .told = Het POSTKANTOOR lag tegenover { gh-building.dat }, aan de andere kant van het spoor.
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

## Gads Hill 1874: zetten

gh-move-draft = Neem { gh-building.acc }
gh-move-play = Speel kaart { $clue }: { gh-clue }
gh-move-play-mine = Speel kaart { $clue } met { gh-building.dat }: { gh-told }
gh-move-discard = Leg de kaarten { $first } en { $second } af voor een marker
gh-move-take = Neem de marker { gh-building.gen } op { $lot }
gh-move-buy = Koop { gh-building.acc } voor twee markers
gh-move-claim = STOP: op { $lot } kan { gh-building.the } niet staan
gh-move-quiet = Geen STOP
gh-move-pass = Speel geen kaart
gh-move-done = Sluit je beurt af
gh-move-draw = Trek { gh-pile.card }
gh-move-first =
    { $you ->
        [yes] Eerste speler: jij
       *[no] Eerste speler: { $seat }
    }
gh-move-tiles = Buitenvelden: { $tiles }
gh-move-deal = Kaart { $clue }
gh-move-card = Kaart { $clue }

## Gads Hill 1874: wat er gebeurt

gh-tiles = Op de buitenvelden ({ $lots }) liggen, in deze volgorde: { $tiles }.
gh-first =
    { $you ->
        [yes] Jij begint.
       *[no] { $seat } begint.
    }
gh-dealt =
    { $you ->
        [yes] Je krijgt { gh-pile.card }.
       *[no] { $seat } krijgt { gh-pile.card }.
    }
gh-dealt-you = Je krijgt { gh-pile.card }, nummer { $clue }: { gh-clue }
gh-drafted =
    { $you ->
        [yes] Je neemt { gh-building.acc }.
       *[no] { $seat } neemt { gh-building.acc }.
    }
gh-turn =
    { $you ->
        [yes] Jij bent aan de beurt en mag
       *[no] { $seat } is aan de beurt en mag
    } { $number ->
        [one] maar één kaart spelen.
       *[other] maximaal { $number } kaarten spelen.
    }
gh-played =
    { $you ->
        [yes] Je speelt kaart { $clue }: { gh-clue }
       *[no] { $seat } speelt kaart { $clue }: { gh-clue }
    }
gh-played-mine =
    { $you ->
        [yes] Je speelt kaart { $clue } met { gh-building.dat }: { gh-told }
       *[no] { $seat } speelt kaart { $clue } met { gh-building.dat }: { gh-told }
    }
gh-put =
    { $number ->
        [one] { $number } marker { gh-building.gen } komt op { $lots }.
       *[other] { $number } markers { gh-building.gen } komen op { $lots }.
    }
gh-spare =
    { $number ->
        [one] { $number } marker { gh-building.gen } blijft over en gaat
       *[other] { $number } markers { gh-building.gen } blijven over en gaan
    } { $you ->
        [yes] naar jou.
       *[no] naar { $seat }.
    }
gh-removed =
    { $you ->
        [yes] Je haalt
       *[no] { $seat } haalt
    } { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    } { gh-building.gen } van het bord: { $lots }.
gh-placed = Op { $lot } staat nu { gh-building.the }. De locomotief rijdt door naar { $locomotive }.
gh-cleared =
    { $you ->
        [yes] De marker { gh-building.gen } op { $lot } moet weg: die is voor jou.
       *[no] De marker { gh-building.gen } op { $lot } moet weg: die is voor { $seat }.
    }
gh-gained =
    { $points ->
        [0] Dat levert geen punten op.
       *[other]
            { $you ->
                [yes] Je krijgt
               *[no] { $seat } krijgt
            } { $points ->
                [one] { $points } punt.
               *[other] { $points } punten.
            }
    }
gh-discarded =
    { $you ->
        [yes] Je legt de kaarten { $first } en { $second } af.
       *[no] { $seat } legt de kaarten { $first } en { $second } af.
    }
gh-took =
    { $you ->
        [yes] Je neemt de marker { gh-building.gen } op { $lot }.
       *[no] { $seat } neemt de marker { gh-building.gen } op { $lot }.
    }
gh-bought =
    { $you ->
        [yes] Je koopt { gh-building.acc } voor twee markers
       *[no] { $seat } koopt { gh-building.acc } voor twee markers
    } { $left ->
        [0] (geen aankopen meer over).
        [one] (nog { $left } aankoop over).
       *[other] (nog { $left } aankopen over).
    }
gh-concluded =
    { $you ->
        [yes] Ook al het andere dat het bord uitsluit, is voor jou.
       *[no] Ook al het andere dat het bord uitsluit, is voor { $seat }.
    }
gh-claimed =
    { $you ->
        [yes] STOP! Je laat zien dat { gh-building.the } niet op { $lot } kan staan:
       *[no] STOP! { $seat } laat zien dat { gh-building.the } niet op { $lot } kan staan:
    } { $buildings } hebben samen alleen { $lots } (evenveel bouwplaatsen als gebouwen).
gh-claim-wrong =
    { $you ->
        [yes] Je roept STOP tegen { gh-building.acc } op { $lot }, maar niets op het bord sluit dat uit.
       *[no] { $seat } roept STOP tegen { gh-building.acc } op { $lot }, maar niets op het bord sluit dat uit.
    }
gh-penalty =
    { $you ->
        [yes] Die vergissing kost je een marker.
       *[no] Die vergissing kost { $seat } een marker.
    }
gh-quiet =
    { $you ->
        [yes] Je eist niets op.
       *[no] { $seat } eist niets op.
    }
gh-passed =
    { $you ->
        [yes] Je speelt geen kaart.
       *[no] { $seat } speelt geen kaart.
    }
gh-done =
    { $you ->
        [yes] Je sluit je beurt af.
       *[no] { $seat } sluit de beurt af.
    }
gh-pile-chosen =
    { $you ->
        [yes] Je trekt van de { gh-pile.cards }.
       *[no] { $seat } trekt van de { gh-pile.cards }.
    }
gh-drew =
    { $you ->
        [yes] Je trekt { gh-pile.card }.
       *[no] { $seat } trekt { gh-pile.card }.
    }
gh-drew-you = Je trekt { gh-pile.card }, nummer { $clue }: { gh-clue }
gh-reshuffled =
    Alle stapels zijn leeg: { $number ->
        [one] { $number } kaart van de aflegstapel wordt
       *[other] { $number } kaarten van de aflegstapel worden
    } tot nieuwe stapels geschud.
gh-undrawn =
    { $you ->
        [yes] Er is geen kaart meer die je kunt trekken.
       *[no] Er is geen kaart meer die { $seat } kan trekken.
    }
gh-over-locomotive = De locomotief staat op 22: het stadje is gevonden en het spel is afgelopen.
gh-over-exhausted = Iedereen heeft gepast en er zijn geen kaarten meer: het spel is afgelopen.
gh-over-stall = Er is vier rondes lang niets veranderd: het spel is afgelopen.
gh-scored =
    { $you ->
        [yes] Je hebt
       *[no] { $seat } heeft
    } { $score ->
        [one] { $score } punt.
       *[other] { $score } punten.
    }
gh-winner =
    { $you ->
        [yes] Je wint de partij!
       *[no] { $seat } wint de partij!
    }
gh-shared =
    { $you ->
        [yes] Je deelt de overwinning met { $seats }!
       *[no] { $seats } delen de overwinning!
    }

## Gads Hill 1874: wat niet kan

gh-refuse-no-own = Voor kaart { $clue } heb je een gebouw nodig dat nog voor je ligt, en dat geldt niet voor { gh-building.acc }.
gh-refuse-same-building = De kaart noemt zelf al { gh-building.acc }: kies een ander van je gebouwen.
gh-refuse-contradiction = Dat spreekt het bord tegen en kan niet kloppen: { $buildings } ({ $lots }).
gh-refuse-too-many = Vijf markers zijn niet genoeg voor zo veel bouwplaatsen: { $lots } ({ $buildings }).
gh-refuse-no-effect = De kaart zegt niets nieuws en verandert niets: { $buildings }.
gh-refuse-lot-full = Er zouden meer dan drie markers liggen op { $lots } ({ $buildings }).
gh-refuse-town-impossible = Er zou geen compleet stadje meer mogelijk zijn: { $buildings } zouden samen alleen nog { $lots } hebben.
gh-refuse-phase = Dat kan nu niet.
gh-refuse-not-held = Kaart { $clue } heb je niet in je hand.
gh-refuse-one-action = Speel kaarten of leg er twee af: allebei in één beurt kan niet.
gh-refuse-cards-left = Je mag deze beurt geen kaarten meer spelen.
gh-refuse-mend = Er liggen meer dan drie markers op een bouwplaats: speel eerst een kaart die dat goedmaakt.
gh-refuse-playable = Kaart { $clue } kun je nog spelen, dus niet afleggen.
gh-refuse-no-marker = Er ligt geen marker op het bord die je ervoor mag nemen.
gh-refuse-price =
    Een gebouw kost twee markers; je hebt er { $points ->
        [0] geen.
        [one] maar één.
       *[other] maar { $points }.
    }
gh-refuse-purchases =
    Je hebt al { $number ->
        [one] één gebouw
       *[other] { $number } gebouwen
    } gekocht; meer mag niet in een spel.
gh-refuse-bought-now =
    Je mag per beurt maar { $number ->
        [one] één gebouw
       *[other] { $number } gebouwen
    } kopen.
gh-refuse-not-beside = Naast het bord ligt { gh-building.the } niet.
gh-refuse-no-stop = Aan deze tafel wordt geen STOP geroepen.
gh-refuse-claimed = Je mag tot de volgende beurt geen STOP meer roepen.
gh-refuse-own-turn = In je eigen beurt roep je STOP voordat je trekt.
gh-refuse-marker = Op { $lot } ligt geen marker { gh-building.gen }.
gh-refuse-only-marker = De marker { gh-building.gen } op { $lot } is de enige en blijft liggen.
gh-refuse-needed-marker = Zonder de marker { gh-building.gen } op { $lot } zou er geen compleet stadje meer mogelijk zijn.
gh-refuse-drafted = Iemand heeft { gh-building.acc } al genomen.
gh-refuse-pile = Aan deze tafel trek je gebouwkaarten zolang die er zijn.
gh-refuse-pile-empty = Er zijn geen { gh-pile.cards } meer om te trekken.
gh-town-unreadable = Het stadsbestand { $path } kan niet worden gelezen.
gh-town-syntax = Het stadsbestand is geen geldige TOML: { $problem }.
gh-town-field =
    { $problem ->
        [missing] In het stadje ontbreekt ‘{ $field }’.
        [type] ‘{ $field }’ van het stadje heeft het verkeerde type.
        [word] ‘{ $field }’ van het stadje mag alleen uit gewone woorden bestaan.
        [count] ‘{ $field }’ van het stadje heeft niet het juiste aantal; volgens de regels is dat { $wanted }.
        [fixed] ‘{ $field }’ van het stadje moet { $wanted } zijn.
        [unknown] Een stadje heeft geen ‘{ $field }’.
        [reference] ‘{ $field }’ noemt ‘{ $wanted }’, maar dat heeft het stadje niet.
        [twice] ‘{ $wanted }’ staat twee keer in ‘{ $field }’.
        [pair] ‘{ $field }’ moet uit twee verschillende bouwplaatsen bestaan.
       *[empty] ‘{ $field }’: geen twee bouwplaatsen van de kaart passen zo bij elkaar.
    }

## Gads Hill 1874: puzzels

gh-puzzle-title =
    { $size ->
        [one] { $size } gebouw te vinden
       *[other] { $size } gebouwen te vinden
    }, { $grade ->
        [1] { gh-grade-1 }
        [2] { gh-grade-2 }
        [3] { gh-grade-3 }
        [4] { gh-grade-4 }
       *[other] { $grade }
    }
gh-puzzle-given = Op { $lot } staat { gh-building.the }.
gh-puzzle-clue = Kaart { $clue }: { gh-clue }
gh-puzzle-clue-mine = Kaart { $clue }: { gh-told }
gh-puzzle-unique = De aanwijzingen laten precies één stadje over.
gh-puzzle-none = De aanwijzingen laten geen stadje over.
gh-puzzle-two = De aanwijzingen laten meer dan één stadje over.
gh-puzzle-field = ‘{ $field }’ ontbreekt in de puzzel of heeft een onmogelijke waarde.
gh-puzzle-size = Een puzzel heeft { $least } tot en met { $most } gebouwen om te vinden, niet { $size }.
gh-puzzle-not-found =
    Met de kaarten van dit stadje lukt geen puzzel met { $size ->
        [one] { $size } gebouw
       *[other] { $size } gebouwen
    } om te vinden.
gh-puzzle-grade = Met { $size } te vinden gebouwen kwam er geen puzzel van deze moeilijkheid uit. Probeer een ander aantal.
gh-why-card = Kaart { $clue } laat voor { gh-building.the } alleen { $lots } over.
gh-why-condition = Kaart { $clue } en wat er voor het andere gebouw ({ $buildings }) nog mogelijk is: voor { gh-building.the } blijft alleen { $lots } over.
gh-why-standing = Op { $lot } staat { gh-building.the }: daar kan geen ander gebouw staan.
gh-why-only-place = Op { $lot } kan alleen { gh-building.the } staan.
gh-why-group = { $buildings } hebben samen alleen { $lots } (evenveel bouwplaatsen als gebouwen): daar kan verder niets staan.
gh-why-trial = Stel dat { gh-building.the } op { $lot } stond: dan laten de aanwijzingen geen enkel stadje over. Dat kan dus niet.
gh-why-mistake = Kijk nog eens goed ({ $buildings }): de juiste bouwplaats is al weggestreept.
gh-grade-1 = makkelijk: elke aanwijzing op zichzelf is genoeg
gh-grade-2 = gemiddeld: gesloten paren, en bouwplaatsen met maar één mogelijkheid
gh-grade-3 = moeilijk: grotere gesloten groepen
gh-grade-4 = heel moeilijk: je moet iets aannemen en weerleggen
gh-table-locomotive = Locomotief: { $number }
gh-table-piles = Stapels: gebouw { $building }, wijk { $district }, voorwaarde { $condition }
gh-table-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Gnadenlos!

game-gnadenlos = Gnadenlos!
debts-none = geen schuldbrieven
slots-none = geen plekken
adventurers-none = geen avonturiers

gnadenlos-option-setup = Opstelling
    .help = Hoe de avonturiers en de markt worden klaargezet.
gnadenlos-option-setup-basic = Basisopstelling
    .help = De avonturiers worden gedeeld, en de eerste schuldbrieven liggen al in de markt.
gnadenlos-option-setup-expert = Expertopstelling
    .help = Jullie bieden op paren avonturiers, en de markt is aan het begin leeg.
gnadenlos-option-tidy = Gaten in de markt
    .help = Wie bepaalt welke kaart welk gat vult.
gnadenlos-option-tidy-active_chooses = Vrije keuze
    .help = De speler met de revolver bepaalt het.
gnadenlos-option-tidy-automatic = Automatisch
    .help = De gaten worden in een vaste volgorde gevuld.
gnadenlos-option-start_adventurers = Avonturiers aan het begin
    .help = Hoeveel iedereen er in de basisopstelling trekt.
gnadenlos-option-start_adventurers-2 = Twee
    .help = Het gewone aantal.
gnadenlos-option-start_adventurers-3 = Drie
    .help = Voor drie spelers met de basisopstelling.
gnadenlos-option-high_noon_pick = Kiezen bij High Noon
    .help = Hoe de schuldbrieven van de winnaars in de markt worden aangewezen.
gnadenlos-option-high_noon_pick-choose = Vrije keuze
    .help = Je kiest zelf de plekken, zonder te kijken.
gnadenlos-option-high_noon_pick-random = Willekeurig
    .help = Je zegt alleen hoeveel, en het toeval bepaalt welke.
gnadenlos-option-high_noon_take = Nemen bij High Noon
    .help = Of de winnaars schuldbrieven moeten nemen.
gnadenlos-option-high_noon_take-may = Vrijwillig
    .help = Je mag er ook minder nemen, of geen enkele.
gnadenlos-option-high_noon_take-must = Verplicht
    .help = Je moet alles nemen waar je recht op hebt.
gnadenlos-option-lone_event = Gebeurtenis zonder tegenstander
    .help = Wat er gebeurt als minder dan twee spelers avonturiers hebben.
gnadenlos-option-lone_event-dropped = Vervalt
    .help = Er wordt geen gebeurteniskaart omgedraaid.
gnadenlos-option-lone_event-turned = Toch omdraaien
    .help = De kaart wordt omgedraaid en bij High Noon gaat de doodgraver vooruit; alleen de krachtmeting vervalt.
gnadenlos-option-unable = Geen bod mogelijk
    .help = Wat er gebeurt als meerdere spelers geen geldig bod kunnen doen.
gnadenlos-option-unable-none = Geen avonturier
    .help = Ze krijgen allemaal niets, en wat overblijft, wordt afgelegd.
gnadenlos-option-unable-leftover_in_turn_order = Wat overblijft
    .help = Ze krijgen de overgebleven avonturiers gratis, in beurtvolgorde.
gnadenlos-option-memory_aid = Geheugensteun
    .help = Hoeveel het spel je helpt de markt te onthouden.
gnadenlos-option-memory_aid-own = Eigen
    .help = Je ziet de schuldbrieven die je zelf hebt gelegd, zolang ze te volgen zijn.
gnadenlos-option-memory_aid-off = Uit
    .help = Dicht is dicht.
gnadenlos-option-memory_aid-full = Volledig
    .help = Je ziet ook welke schuldbrieven er volgens de biedingen van de anderen kunnen liggen.

gn-debt =
    { $debt ->
        [B0] blauw 0
        [B1] blauw 1
        [B2] blauw 2
        [B3] blauw 3
        [B4] blauw 4
        [R0] rood 0
        [R1] rood 1
        [R2] rood 2
        [R3] rood 3
        [R4] rood 4
        [Y0] geel 0
        [Y1] geel 1
        [Y2] geel 2
        [Y3] geel 3
        [Y4] geel 4
        [G0] groen 0
        [G1] groen 1
        [G2] groen 2
        [G3] groen 3
        [G4] groen 4
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
        [gold-3-1] goudkoorts 3/1
        [gold-5-3] goudkoorts 5/3
        [gold-7-4] goudkoorts 7/4
        [high-noon] High Noon
        [poker] poker
       *[other] { $event }
    }
gn-zone =
    { $zone ->
        [grey] grijs
        [beige] beige
        [copper] koper
        [plum] pruim
        [green] groen
       *[other] { $zone }
    }
gn-colour =
    { $colour ->
        [blue] blauw
        [red] rood
        [yellow] geel
        [green] groen
       *[other] { $colour }
    }
gn-stat =
    { $stat ->
        [gold] goud
        [gun] revolver
        [cards] kaart
       *[other] { $stat }
    }

gn-phase-dealing = Avonturiers delen
gn-phase-stocking = Eerste markt
gn-phase-pairing = Paren openleggen
gn-phase-rolling = Gooien om de revolver
gn-phase-event = Gebeurtenis
gn-phase-choosing = Avonturiers kiezen
gn-phase-taking = Schuldbrieven nemen
gn-phase-drawing = Schuldbrieven trekken
gn-phase-tidying = Gaten opvullen
gn-phase-buying = Prestige kopen
gn-phase-offering = Avonturiers openleggen
gn-phase-bidding = Bieden
gn-phase-picking = Inhuren
gn-phase-laying = Schuldbrieven leggen
gn-phase-payday = Betaaldag
gn-phase-over = Partij afgelopen

## Gnadenlos!: zetten

gn-move-choose = Stuur { gn-adventurer } eropaf
gn-move-take = Neem uit de markt: { $slots }
gn-move-take-none = Neem geen schuldbrieven
gn-move-draw =
    { $number ->
        [0] Laat geen schuldbrieven trekken
        [one] Laat { $number } schuldbrief trekken
       *[other] Laat { $number } schuldbrieven trekken
    }
gn-move-fill = Leg { $from } in het gat op { $to }
gn-move-buy =
    { $spaces ->
        [0] Koop niets
        [one] Koop { $spaces } veld
       *[other] Koop { $spaces } velden
    }
gn-move-bid = Bied { $value }: { $debts }
gn-move-pick = Huur { gn-adventurer } in
gn-move-pick-pair = Huur het paar in: { $adventurers }
gn-move-lay = Leg in deze volgorde: { $debts }
gn-move-deal = Gedeeld: { gn-adventurer }
gn-move-turn = Opengelegd: { gn-adventurer }
gn-move-place = Dicht neergelegd: { gn-debt }
gn-move-roll = Dobbelsteen: { $roll }
gn-move-event = Gebeurtenis: { gn-event }
gn-move-blind = Blind getrokken: { $slot }

## Gnadenlos!: wat er gebeurt

gn-dealt =
    { $you ->
        [yes] Je trekt een avonturier.
       *[no] { $seat } trekt een avonturier.
    }
gn-dealt-you = Je trekt { gn-adventurer }.
gn-stocked = Er komt een dichte schuldbrief op { $slot }.
gn-paired = Paar { $pair }: { gn-adventurer }.
gn-rolled =
    { $you ->
        [yes] Je gooit een { $roll }.
       *[no] { $seat } gooit een { $roll }.
    }
gn-roll-tied =
    { $you ->
        [yes] Gelijke stand: je gooit opnieuw tegen { $seats }.
       *[no] Gelijke stand: { $seats } gooien opnieuw.
    }
gn-first =
    { $you ->
        [yes] Jij krijgt de revolver en mag beginnen.
       *[no] { $seat } krijgt de revolver en mag beginnen.
    }
gn-turn =
    { $you ->
        [yes] Beurt { $turn }: jij hebt de revolver.
       *[no] Beurt { $turn }: { $seat } heeft de revolver.
    }
gn-event-dropped = Minder dan twee spelers hebben avonturiers: er is geen gebeurtenis.
gn-event-gold = Goudkoorts! Nuggets: { $first } voor de eerste plaats, { $second } voor de tweede.
gn-event-high-noon = High Noon! De klok slaat twaalf.
gn-event-poker = Poker! Zet je pokerface op.
gn-undertaker = De doodgraver gaat naar veld { $space } van { $last }.
gn-events-shuffled = Dat was de laatste gebeurteniskaart, en die wordt nooit uitgevoerd: alle kaarten worden opnieuw geschud.
gn-contest-skipped = Minder dan twee spelers hebben avonturiers: de krachtmeting vervalt.
gn-chose =
    { $you ->
        [yes] Je hebt gekozen.
       *[no] { $seat } heeft gekozen.
    }
gn-chose-you = Je stuurt { gn-adventurer } eropaf.
gn-revealed =
    { $you ->
        [yes] Je draait { gn-adventurer } om: { $number }.
       *[no] { $seat } draait { gn-adventurer } om: { $number }.
    }
gn-all-equal = Overal een { $number }: de gebeurtenis gaat niet door, en iedereen neemt zijn avonturier terug.
gn-earned =
    { $you ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $nuggets ->
        [one] { $nuggets } nugget.
       *[other] { $nuggets } nuggets.
    }
gn-poker-won =
    { $you ->
        [yes] Je wint bij poker:
       *[no] { $seat } wint bij poker:
    } { $spaces ->
        [0] de hoed blijft op veld { $position }.
        [one] { $spaces } veld vooruit, naar { $position }.
       *[other] { $spaces } velden vooruit, naar { $position }.
    }
gn-poker-lost =
    { $you ->
        [yes] Je verliest bij poker:
       *[no] { $seat } verliest bij poker:
    } { $spaces ->
        [0] de hoed blijft op veld { $position }.
        [one] { $spaces } veld achteruit, naar { $position }.
       *[other] { $spaces } velden achteruit, naar { $position }.
    }
gn-discarded =
    { $you ->
        [yes] Je legt { gn-adventurer } af.
       *[no] { $seat } legt { gn-adventurer } af.
    }
gn-shot =
    { $you ->
        [yes] Pang! Je verliest { gn-adventurer } in het duel.
       *[no] Pang! { $seat } verliest { gn-adventurer } in het duel.
    }
gn-too-few = Er liggen minder dan { $needed } schuldbrieven in de markt: niemand neemt er een.
gn-draws =
    { $you ->
        [yes] Je laat het toeval
       *[no] { $seat } laat het toeval
    } { $number ->
        [one] { $number } schuldbrief trekken.
       *[other] { $number } schuldbrieven trekken.
    }
gn-took-none =
    { $you ->
        [yes] Je neemt geen schuldbrieven.
       *[no] { $seat } neemt geen schuldbrieven.
    }
gn-took =
    { $you ->
        [yes] Je neemt de schuldbrief van { $slot }.
       *[no] { $seat } neemt de schuldbrief van { $slot }.
    }
gn-took-you = Je neemt de schuldbrief van { $slot }: { gn-debt }.
gn-moved =
    { $you ->
        [yes] Je legt de schuldbrief van { $from } in het gat op { $to }.
       *[no] { $seat } legt de schuldbrief van { $from } in het gat op { $to }.
    }
gn-slid = Rij { $row } schuift aaneen naar kolom 1 toe.
gn-bought =
    { $you ->
        [yes] Je koopt
       *[no] { $seat } koopt
    } { $spaces ->
        [one] { $spaces } veld prestige, tot veld { $position }.
       *[other] { $spaces } velden prestige, tot veld { $position }.
    }
gn-bought-none =
    { $you ->
        [yes] Je koopt geen prestige.
       *[no] { $seat } koopt geen prestige.
    }
gn-bidding-skipped =
    { $you ->
        [yes] Je hebt genoeg avonturiers: er wordt niet geboden.
       *[no] { $seat } heeft genoeg avonturiers: er wordt niet geboden.
    }
gn-no-adventurers = Er zijn geen avonturiers meer om in te huren: er wordt niet geboden.
gn-offered = In te huren: { gn-adventurer }.
gn-reshuffled = De afgelegde avonturiers worden geschud en vormen de nieuwe stapel.
gn-unable =
    { $you ->
        [yes] Je kunt geen geldig bod doen en laat zien: { $debts }.
       *[no] { $seat } kan geen geldig bod doen en laat zien: { $debts }.
    }
gn-bid =
    { $you ->
        [yes] Je biedt { $value }: { $debts }.
       *[no] { $seat } biedt { $value }: { $debts }.
    }
gn-picked =
    { $you ->
        [yes] Je huurt { gn-adventurer } in.
       *[no] { $seat } huurt { gn-adventurer } in.
    }
gn-picked-pair =
    { $you ->
        [yes] Je huurt een paar in: { $adventurers }.
       *[no] { $seat } huurt een paar in: { $adventurers }.
    }
gn-laid =
    { $you ->
        [yes] Je legt je bod dicht op { $slots }.
       *[no] { $seat } legt het bod dicht op { $slots }.
    }
gn-laid-you = Je legt je bod dicht op { $slots }: { $debts }.
gn-took-back =
    { $you ->
        [yes] Je vist achter het net en neemt terug: { $debts }.
       *[no] { $seat } vist achter het net en neemt terug: { $debts }.
    }
gn-left-over = Overgebleven en afgelegd: { $adventurers }.
gn-payday =
    { $you ->
        [yes] Betaaldag! Jij gooit.
       *[no] Betaaldag! { $seat } gooit.
    }
gn-payday-last =
    { $you ->
        [yes] De laatste betaaldag! Jij gooit.
       *[no] De laatste betaaldag! { $seat } gooit.
    }
gn-payday-roll =
    { $you ->
        [yes] Je gooit een { $roll }.
       *[no] { $seat } gooit een { $roll }.
    }
gn-turned-up = Omgedraaid op { $slot }: { gn-debt }.
gn-paid =
    { $nuggets ->
        [0]
            { $you ->
                [yes] Je betaalt niets.
               *[no] { $seat } betaalt niets.
            }
       *[other]
            { $you ->
                [yes] Je betaalt
               *[no] { $seat } betaalt
            } { $nuggets ->
                [one] { $nuggets } nugget.
               *[other] { $nuggets } nuggets.
            }
    }
gn-vulture =
    { $you ->
        [yes] Je kunt
       *[no] { $seat } kan
    } { $value ->
        [one] { $value } nugget
       *[other] { $value } nuggets
    } niet betalen: daar komt gier nummer { $vultures }, en de hoed vliegt terug naar veld { $position }.
gn-column-used-up = In kolom { $column } ligt geen dichte schuldbrief: de betaaldag is voorbij.
gn-returned =
    { $you ->
        [yes] Je krijgt terug: { $debts }.
       *[no] { $seat } krijgt terug: { $debts }.
    }
gn-end-finish = Het grote groene hoefijzer is bereikt: het spel is afgelopen.
gn-end-undertaker = De doodgraver heeft zijn laatste veld bereikt: het spel is afgelopen.
gn-end-vultures = De derde gier is geland: het spel is afgelopen.
gn-lost =
    { $you ->
        [yes] Drie gieren: je hebt verloren en haalt je hoed van het bord.
       *[no] Drie gieren: { $seat } heeft verloren en haalt de hoed van het bord.
    }
gn-bought-last =
    { $you ->
        [yes] Laatste aankoop: je koopt nog
       *[no] Laatste aankoop: { $seat } koopt nog
    } { $spaces ->
        [one] { $spaces } veld, tot veld { $position }.
       *[other] { $spaces } velden, tot veld { $position }.
    }
gn-scored =
    { $position ->
        [0]
            { $you ->
                [yes] Je hebt geen hoed meer op het bord.
               *[no] { $seat } heeft geen hoed meer op het bord.
            }
       *[other]
            { $you ->
                [yes] Je eindigt op veld { $position } met
               *[no] { $seat } eindigt op veld { $position } met
            } { $nuggets ->
                [0] nul nuggets.
                [one] { $nuggets } nugget.
               *[other] { $nuggets } nuggets.
            }
    }
gn-winner =
    { $you ->
        [yes] Je wint de partij!
       *[no] { $seat } wint de partij!
    }
gn-shared =
    { $you ->
        [yes] Je deelt de overwinning met { $seats }!
       *[no] { $seats } delen de overwinning!
    }

## Gnadenlos!: wat niet kan

gn-refuse-start-adventurers = Met drie avonturiers beginnen kan alleen in de basisopstelling.
gn-refuse-not-in-hand = Die avonturier heb je niet in je hand.
gn-refuse-take =
    { $most ->
        [one] Je mag hoogstens één schuldbrief nemen, van een plek waar er een ligt.
       *[other] Je mag hoogstens { $most } schuldbrieven nemen, van plekken waar er een ligt.
    }
gn-refuse-must-take =
    { $most ->
        [one] Je moet precies één schuldbrief nemen, van een plek waar er een ligt.
       *[other] Je moet precies { $most } schuldbrieven nemen, van plekken waar er een ligt.
    }
gn-refuse-fill = Leg een kaart van de buitenste rij in een gat verder naar binnen.
gn-refuse-purchase =
    { $most ->
        [0] Je kunt nu geen velden kopen.
        [one] Je kunt hoogstens één veld kopen.
       *[other] Je kunt hoogstens { $most } velden kopen.
    }
gn-refuse-pass = Passen kan niet: wie kan bieden, moet bieden.
gn-refuse-bid-size = Een bod bestaat uit één tot { $most } schuldbrieven.
gn-refuse-bid-order = Noem de schuldbrieven van een bod in deze volgorde: { $debts }.
gn-refuse-not-held = Je hebt niet al die schuldbrieven in je hand.
gn-refuse-value-taken = Er is al { $value } geboden: elk bod heeft een eigen waarde nodig.
gn-refuse-not-offered = Dat is niet te huur.
gn-refuse-other-debts = Leg precies de schuldbrieven die je hebt geboden.
gn-refuse-chance = Alleen het toeval dobbelt, trekt en deelt.
gn-refuse-chosen = Je avonturier ligt er al, of je doet niet mee aan deze gebeurtenis.
gn-refuse-turn =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $seat } is aan de beurt.
    }
gn-refuse-pick = Aan deze tafel geldt bij High Noon maar één van de twee: het toeval kiest de plaatsen, of jij.
gn-refuse-phase =
    { $phase ->
        [choosing] Nu niet: kies eerst een avonturier voor de gebeurtenis.
        [taking] Zo niet: neem de schuldbrieven uit de markt zoals aan deze tafel is afgesproken.
        [tidying] Nu niet: vul eerst de gaten in de markt op.
        [buying] Nu niet: bepaal eerst hoeveel prestige je koopt.
        [bidding] Nu niet: doe eerst je bod.
        [picking] Nu niet: kies eerst wie je inhuurt.
        [laying] Nu niet: leg eerst je geboden schuldbrieven.
       *[other] Dat kan nu niet.
    }

## Gnadenlos!: eigen speelmateriaal

gn-components-unread = { $file } kan niet worden gelezen.
gn-components-toml = { $file } is geen geldige TOML: { $problem }.
gn-components-number =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet een geheel getal van { $least } tot en met { $most } zijn.
gn-components-name =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet een naam zijn.
gn-components-row =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet een tabel tussen accolades zijn.
gn-components-count =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet er in totaal { $needed } hebben, maar heeft er { $found ->
        [0] geen.
       *[other] { $found }.
    }
gn-components-kind =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } ‘{ $field }’ moet een van deze zijn: { $known }.
gn-components-twice =
    { $line ->
        [0] { $file }:
       *[other] { $file }, regel { $line }:
    } de naam ‘{ $name }’ is niet te onderscheiden van die van een andere avonturier.
gn-components-no-high-noon = In { $file } ontbreekt High Noon bij de gebeurtenissen; zo komt de doodgraver nooit vooruit.
gn-table-undertaker = Doodgraver: { $space } van { $last }
gn-table-offer = In de aanbieding:
gn-table-adventurers = Je avonturiers:
gn-table-debts = Je schuldbrieven: { $debts }
gn-table-market = Markt
gn-table-revolver = revolver
gn-table-bid = biedt { $value }
gn-table-position = veld { $position }
gn-table-out = uit het spel
gn-table-nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
gn-table-vultures =
    { $vultures ->
        [one] { $vultures } gier
       *[other] { $vultures } gieren
    }
gn-table-hand = avonturiers: { $adventurers }, schuldbrieven: { $debts }

## The browser: the house

web-house = Saloon
web-loading = Een ogenblik …
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
web-onlookers-yes = Toeschouwers welkom
web-onlookers-no = Geen toeschouwers

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
web-room-lost = De verbinding is weg. Nieuwe poging …
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
web-home-line-katzenjammer = Koop katten, vang muizen, pas op voor jokers.
web-home-line-gnadenlos = Koop de straat met geld dat je nooit had.
web-home-line-gadshill = Niemand weet alles nog. Bouw de stad weer op.
web-home-kind-katzenjammer = Veiling
web-home-kind-gnadenlos = Bieden en bluffen
web-home-kind-gadshill = Logica
web-home-against =
    { $number ->
        [one] tegen één bot
       *[other] tegen { $number } bots
    }
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
web-about-first = eerst verschenen als Old Town, 2004
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
web-table-lost-line = De verbinding is weg. We proberen het opnieuw …
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
web-replay-auction = Veiling { $number }
web-replay-turn = Beurt { $number }: { $seat }
web-replay-mark-quartet = Er wordt een kwartet gelegd
web-replay-mark-payday = Betaaldag
web-replay-mark-vulture = Er landt een gier
web-replay-mark-shot = Iemand verliest het duel
web-replay-mark-placed = Er is een gebouw gevonden
web-replay-mark-stop = Er wordt STOP geroepen
web-replay-mark-end = De ronde eindigt
web-replay-seats =
    { $number ->
        [one] { $number } speler
       *[other] { $number } spelers
    }
web-replay-won = gewonnen door { $seats }
web-replay-board = De tafel
web-replay-eyes = Gezien door
web-replay-onlooker = Toeschouwer
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
web-replay-keys = Toetsen
web-replay-keys-step = één stap
web-replay-keys-chapter = één hoofdstuk
web-replay-keys-ends = begin en einde
web-replay-keys-play = afspelen of pauzeren
web-replay-keys-decision = volgende of vorige beslissing
web-replay-check = Trekkingen controleren
web-replay-check-working = Elke trekking wordt nagerekend …
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
web-replay-open = Een verslag openen
web-replay-open-how = Een verslag is het bestand dat een afgelopen partij achterlaat. Kies er een, of sleep het hierheen.
web-replay-open-choose = Bestand kiezen
web-replay-open-working = Het verslag wordt gecontroleerd …
web-replay-open-not-one = Dat bestand is geen verslag.
web-replay-mine = Verslagen die je hebt geopend
web-replay-drop = { $game } van { $day } verwijderen

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
web-fair-line-checking = Je browser controleert de kaarten …
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
web-fair-checking = Het verslag wordt vergeleken met wat je browser bewaarde …
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
web-fair-missing = De kaarten worden verzegeld; wachten op { $names } …

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

## The browser: Katzenjammer Blues (kb-screen-…)

web-nav-play = Spelen
kb-screen-ask-open = Bied op de kavel, of *pas*.
kb-screen-ask-beat =
    { $you ->
        [yes] Jouw bod is het hoogste: *{ kb-bid-name }*.
       *[no] Overbied { $seat } (*{ kb-bid-name }*), of pas.
    }
kb-screen-ask-pass =
    { $you ->
        [yes] Jouw bod is het hoogste: *{ kb-bid-name }*.
       *[no] Je kunt { $seat } (*{ kb-bid-name }*) niet overbieden.
    }
kb-screen-ask-pay = De kavel is van jou: hoe betaal je *{ kb-bid-name }*?
kb-screen-ask-lay = Leg een kwartet, of *stop* en leg de volgende kavel open.
kb-screen-ask-stop = Je hebt geen kwartet: *stop* en leg de volgende kavel open.
kb-screen-wait-deal = De kaarten worden gedeeld.
kb-screen-wait-reveal =
    { $you ->
        [yes] Je legt de kavel open.
       *[no] { $seat } legt de kavel open.
    } { $number ->
        [0] Nog geen kaart.
        [one] Tot nu toe één kaart.
       *[other] Tot nu toe { $number } kaarten.
    }
kb-screen-wait-bonus = Een bonuskaart voor iedereen.
kb-screen-wait-bid =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $seat } denkt na over een bod.
    }
kb-screen-wait-high = Jouw bod is het hoogste: *{ kb-bid-name }*.
kb-screen-wait-pay =
    { $you ->
        [yes] Je wint de kavel met *{ kb-bid-name }*.
       *[no] { $seat } wint de kavel met *{ kb-bid-name }*.
    }
kb-screen-wait-lay =
    { $you ->
        [yes] Je mag kwartetten leggen.
       *[no] { $seat } mag kwartetten leggen.
    }
kb-screen-over = Het spel is afgelopen.
kb-screen-high = hoogste bod: { kb-bid-name }
kb-screen-won = wint met { kb-bid-name }
kb-screen-passed = gepast
kb-screen-leads = leidt
kb-screen-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
kb-screen-mice =
    { $number ->
        [one] { $number } muis
       *[other] { $number } muizen
    }
kb-screen-mice-none = geen muizen
kb-screen-jokers =
    { $number ->
        [one] { $number } joker
       *[other] { $number } jokers
    }
kb-screen-used =
    { $number ->
        [one] { $number } joker in de rij
       *[other] { $number } jokers in de rij
    }
kb-screen-held =
    { $number ->
        [one] en { $number } in je hand
       *[other] en { $number } in je hand
    }
kb-screen-lot = De kavel
kb-screen-lot-yours = Jouw kavel
kb-screen-lot-paid = van jou na betaling
kb-screen-lot-by =
    { $you ->
        [yes] Door jou opengelegd.
       *[no] Opengelegd door { $seat }.
    }
kb-screen-lot-pair = De tweede { kb-value } maakte er een eind aan.
kb-screen-lot-joker = De joker maakte er een eind aan: een bonuskaart voor iedereen.
kb-screen-lot-won =
    { $you ->
        [yes] Je wint hem met { kb-bid-name }.
       *[no] { $seat } wint hem met { kb-bid-name }.
    }
kb-screen-lot-none =
    { $you ->
        [yes] Jij legt de volgende kavel open.
       *[no] { $seat } legt de volgende kavel open.
    }
kb-screen-round-clocks = Resterende muizen en kaarten
kb-screen-round = Ronde { $round } van { $rounds }
kb-screen-so-far = Tot nu toe: { $text }
kb-screen-round-short = Ronde { $round }
kb-screen-pool = nog *{ $number }* van { $all } muizen
kb-screen-pile =
    { $number ->
        [one] nog *{ $number }* kaart
       *[other] nog *{ $number }* kaarten
    }
kb-screen-pile-near = Met de volgende kavel kan de trekstapel op zijn.
kb-screen-discard = *{ $number }* afgelegd
kb-screen-joker-none = Je hebt geen joker, dus geen verlies.
kb-screen-joker-safe = *Voorlopig veilig.* Jouw jokers: { $own } ({ $used } gebruikt, { $held } in je hand).
kb-screen-joker-risk = *De meeste jokers, voor zover open.* Jouw jokers: { $own } ({ $used } gebruikt, { $held } in je hand).
kb-screen-joker-shows = Open bij { $seats }: { $most }.
kb-screen-short-safe = veilig
kb-screen-short-most = de meeste
kb-screen-ladder = Biedingen
kb-screen-floors = Aantal kaarten
kb-screen-floor =
    { $number ->
        [one] kaart
       *[other] kaarten
    }
kb-screen-different = versch.
kb-screen-least = laagste
kb-screen-high-tag = hoogste bod
kb-screen-lit = kun je bieden
kb-screen-needs-joker = met een joker
kb-screen-dark = buiten bereik
kb-screen-beaten = overboden
kb-screen-under =
    { $number ->
        [one] Eén verdieping daaronder is ook overboden.
       *[other] { $number } verdiepingen daaronder zijn ook overboden.
    }
kb-screen-hand = Je hand
kb-screen-hand-empty = Je hand is leeg.
kb-screen-hand-none = geen kaarten
kb-screen-hands = Alle handen aan het eind
kb-screen-stack = { $card }: { $all }
kb-screen-stack-picked = { $card }: { $number } van { $all } gekozen
kb-screen-tip-bid = Tik op een raam, of op kaarten
kb-screen-tip-pay = Tik op kaarten om anders te betalen
kb-screen-tip-lay = Tik op kaarten om een joker in te zetten
kb-screen-no-match = Met deze kaarten kan nu niets.
kb-screen-if-won = Als je wint, betaal je
kb-screen-or = of
kb-screen-you-pay = Je betaalt
kb-screen-only-pass = Je hebt geen hoger bod.
kb-screen-pass-final = definitief
kb-screen-stop-next = jij legt de volgende kavel open
kb-screen-do-choose-bid = Kies een bod
kb-screen-do-choose-quartet = Kies een kwartet
kb-screen-do-pay = Betalen en de kavel nemen
kb-screen-do-lay = { kb-bid-name } leggen
kb-screen-do-end = Leggen en de ronde beëindigen
kb-screen-pay-ways =
    { $number ->
        [one] Eén manier om te betalen
       *[other] { $number } manieren om te betalen
    }
kb-screen-pay-pick = Kies { $number } verschillende kaarten
kb-screen-pay-picked =
    { $all ->
        [one] { $number } van { $all } kaart gekozen
       *[other] { $number } van { $all } kaarten gekozen
    }
kb-screen-pay-then = Daarna heb je
kb-screen-pay-joined =
    { kb-bid-name } { $jokers ->
        [one] en een joker
       *[other] en { $jokers } jokers
    }
kb-screen-pay-jokers =
    { $jokers ->
        [one] alleen de joker
       *[other] { $jokers } jokers
    }
kb-screen-pay-same =
    { $own ->
        [one] Je telt hoe dan ook { $own } joker; in je rij blijft hij voorgoed liggen.
       *[other] Je telt hoe dan ook { $own } jokers; in je rij blijven ze voorgoed liggen.
    }
kb-screen-row = Jokers in je rij
kb-screen-ready = vier { kb-value.plural } bij elkaar
kb-screen-lay-title = Kwartetten leggen
kb-screen-lay-hint = Alleen nu, meteen na het winnen van een kavel. Het hoeft niet.
kb-screen-lay-of = van { $all }
kb-screen-lay-jokers =
    { $jokers ->
        [0] zonder joker
        [one] { $jokers } joker naar je rij
       *[other] { $jokers } jokers naar je rij
    }
kb-screen-lay-note =
    Kwartet { kb-value.plural }: { $mice ->
        [one] { $mice } muis
       *[other] { $mice } muizen
    }
kb-screen-ends = beëindigt de ronde
kb-screen-goes =
    { $number ->
        [one] nog { $number } muis, het spel gaat door
       *[other] nog { $number } muizen, het spel gaat door
    }
kb-screen-goes-on = het spel gaat door
kb-screen-shed = Vier jokers afleggen
kb-screen-shed-count = Jokers die je telt: { $before } → { $after }
kb-screen-verdict = Een kwartet { kb-value.plural } zou de ronde beëindigen
kb-screen-verdict-now = Je muizen nu
kb-screen-verdict-gain = Kwartet { kb-value.plural }
kb-screen-verdict-loss = Meeste jokers: jij { $own }, anderen tonen { $most }
kb-screen-verdict-total = Je zou eindigen met
kb-screen-verdict-open = Voor zover open: verborgen jokers van anderen kunnen het veranderen.
kb-screen-verdict-shed = Leg eerst vier jokers af, dan tel je { $own }: met hetzelfde kwartet heb je dan { $number }.
kb-screen-end-wins =
    { $you ->
        [yes] Je wint!
       *[no] { $seat } wint
    }
kb-screen-end-shared =
    { $you ->
        [yes] Je deelt de overwinning met { $seats }
       *[no] { $seats } delen de overwinning
    }
kb-screen-end-tie = Evenveel muizen: minder jokers beslist.
kb-screen-end-score =
    { $score ->
        [one] { $score } muis is het meeste.
       *[other] { $score } muizen is het meeste.
    }
kb-screen-step-mice = Gevangen muizen
kb-screen-step-mice-mice = Eén punt per muis. De laatste muis is weg, dus de ronde is voorbij.
kb-screen-step-mice-deck = Eén punt per muis. De trekstapel is op, dus de ronde is voorbij.
kb-screen-step-jokers = Jokers geteld
kb-screen-step-jokers-why = Gebruikte liggen in de rij; die in de hand tellen ook.
kb-screen-step-jokers-row = { $used } gebruikt, { $held } in de hand
kb-screen-step-loss = Meeste jokers: min 5
kb-screen-step-loss-why = De meeste jokers ({ $number }): { $who }. Onder nul kan ook.
kb-screen-step-loss-none = Niemand heeft een joker, dus niemand verliest muizen.
kb-screen-step-no-loss = geen verlies
kb-screen-step-place = Plaatsen
kb-screen-step-place-why = De meeste muizen na het verlies winnen.
kb-screen-step-place-tie = Evenveel muizen, dus minder jokers wint.
kb-screen-place =
    { $place ->
        [1] 1e
       *[other] { $place }e
    }
kb-screen-match = De match: { $rounds } rondes opgeteld
kb-screen-total = Totaal

# ---
#
# ---

## The browser: Gnadenlos! (gn-screen-…)

gn-screen-street = Hoofdstraat: { $spaces } hoefijzers prestige
gn-screen-street-picture = Afbeelding van de straat
gn-screen-place-grey = Modderstraat
gn-screen-place-beige = Pension
gn-screen-place-copper = Speelhal
gn-screen-place-plum = Grand Hotel
gn-screen-place-green = Stadhuis
gn-screen-start = start
gn-screen-finish = finish
gn-screen-stands =
    { $you ->
        [yes] Jouw hoed: veld { $position }, { $place }; poker wint { $win }, verliest { $lose }
       *[no] { $seat }: veld { $position }, { $place }; poker wint { $win }, verliest { $lose }
    }
gn-screen-hatless =
    { $you ->
        [yes] Jouw hoed is van het bord
       *[no] { $seat }: de hoed is van het bord
    }
gn-screen-clocks = De klokken van het spel
gn-screen-step-event = Gebeurtenis
gn-screen-step-prestige = Prestige
gn-screen-step-bids = Biedingen
gn-screen-step-payday = Betaaldag
gn-screen-to-payday = { $count } van { $due } schuldbrieven
gn-screen-yours = Jij: nuggets { $nuggets }, veld { $position }, gieren { $vultures }
gn-screen-undertaker = Doodgraver
gn-screen-events-name = Gebeurtenissen
gn-screen-events = Gebeurteniskaarten: { $turned } omgedraaid, { $left } over
gn-screen-row = Rij { $row }
gn-screen-slot = rij { $row }, kolom { $column }
gn-screen-die = Dobbelsteen { $face }
gn-screen-face-down = dicht
gn-screen-known = bij jou bekend: { $debts }
gn-screen-may-be = een van deze: { $debts }
gn-screen-next = nu
gn-screen-free = vrij
gn-screen-gap = Gat: rij { $row }, kolom { $column }
gn-screen-comes = zoals het nu staat een schuldbrief uit het bod van { $name }
gn-screen-market-take = kies zonder te kijken
gn-screen-market-fill = sleep of tik een kaart aan, dan een gat
gn-screen-market-next = waar de biedingen zouden komen
gn-screen-market-missing =
    { $count ->
        [0] het is betaaldag
        [one] nog { $count } tot betaaldag
       *[other] nog { $count } tot betaaldag
    }
gn-screen-last-payday =
    { $throws ->
        [one] Laatste betaaldag: { $throws } worp
       *[other] Laatste betaaldag: { $throws } worpen
    }
gn-screen-card = { $name }: goud { $gold }, revolver { $gun }, kaarten { $poker }
gn-screen-shown =
    { $stat ->
        [gold] { $name }: goud { $number }
        [gun] { $name }: revolver { $number }
       *[cards] { $name }: kaarten { $number }
    }
gn-screen-debt =
    { $you ->
        [yes] schuldbrief { gn-debt }, die betaal jij
       *[no] schuldbrief { gn-debt }, die betaalt { $seat }
    }
gn-screen-pays =
    { $you ->
        [yes] jij betaalt
       *[no] { $seat } betaalt
    }
gn-screen-adventurers =
    { $number ->
        [one] { $number } avonturier
       *[other] { $number } avonturiers
    }
gn-screen-debts =
    { $number ->
        [one] { $number } schuldbrief
       *[other] { $number } schuldbrieven
    }
gn-screen-deck =
    { $count ->
        [one] Stapel: { $count } kaart
       *[other] Stapel: { $count } kaarten
    }
gn-screen-left-town =
    { $count ->
        [one] De stad uit: { $count }
       *[other] De stad uit: { $count }
    }
gn-screen-event-gold = Goudkoorts
gn-screen-event-high-noon = High Noon
gn-screen-event-poker = Poker
gn-screen-event-help-gold = Het meeste goud delft { $first } en verlaat de stad. De tweede delft { $second } en blijft.
gn-screen-event-help-high-noon = De beste schutter mag schuldbrieven nemen en verlaat de stad. De slechtste wordt neergeschoten.
gn-screen-event-help-poker = De beste hand gaat vooruit en verlaat de stad. De slechtste gaat terug.
gn-screen-who-gold = Wie gaat op goud uit?
gn-screen-who-high-noon = Wie gaat het duel aan?
gn-screen-who-poker = Wie schuift aan tafel?
gn-screen-result = Dit kwam ervan
gn-screen-equal = Allemaal hetzelfde getal: er gebeurt niets
gn-screen-too-few = Te weinig schuldbrieven in de markt: niemand neemt er een.
gn-screen-you = Jij
gn-screen-out = geen avonturier
gn-screen-your-pick = jouw keuze
gn-screen-chosen = heeft gekozen
gn-screen-thinking = denkt na
gn-screen-choose-now = kies nu
gn-screen-nuggets = nuggets
gn-screen-spaces = velden
gn-screen-took =
    { $number ->
        [0] neemt niets
        [one] neemt { $number } schuldbrief
       *[other] neemt { $number } schuldbrieven
    }
gn-screen-fate-discarded = verlaat de stad
gn-screen-fate-shot = neergeschoten
gn-screen-odds =
    { $you ->
        [yes] Jouw zone: { $win } vooruit of { $lose } terug
       *[no] Zone van { $seat }: { $win } vooruit of { $lose } terug
    }
gn-screen-for-hire = In te huren
gn-screen-pairs = Paren in te huren
gn-screen-for-hire-help = { $offer } voor { $players } spelers
gn-screen-pair-with = een paar met { $name }
gn-screen-bids = Biedingen
gn-screen-bids-help = zoals het nu staat
gn-screen-pick =
    { $rank ->
        [1] kiest eerst
        [2] kiest als 2e
        [3] kiest als 3e
       *[other] kiest als { $rank }e
    }
gn-screen-standing-picked = heeft ingehuurd
gn-screen-standing-without = grijpt ernaast
gn-screen-standing-unable = kan niet bieden
gn-screen-standing-next = biedt nu
gn-screen-standing-later = biedt later
gn-screen-sums = Bedragen
gn-screen-sum-taken =
    { $you ->
        [yes] { $value }: jouw bod
       *[no] { $value }: al geboden door { $seat }
    }
gn-screen-payday = Betaaldag
gn-screen-payday-last = Laatste betaaldag
gn-screen-rolls =
    { $you ->
        [yes] jij gooit
       *[no] { $seat } gooit
    }
gn-screen-turns-up =
    { $you ->
        [yes] Kolom { $column }: { gn-debt }, jij betaalt.
       *[no] Kolom { $column }: { gn-debt }, { $seat } betaalt.
    }
gn-screen-broke = Kan niet betalen: een gier
gn-screen-bank = bank
gn-screen-outermost = de buitenste schuldbrief van een kolom komt eerst
gn-screen-ends = Betaaldag eindigt als
gn-screen-ends-broke = iemand niet kan betalen.
gn-screen-ends-column = een kolom op is.
gn-screen-risk =
    { $you ->
        [yes] Je hebt
       *[no] { $seat } heeft
    } { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }: een schuldbrief van { $least } of meer zou een gier brengen.
gn-screen-fewest =
    { $count ->
        [0] Kolom { $column } heeft er geen meer.
        [one] Kolom { $column } heeft nog één schuldbrief.
       *[other] Kolom { $column } heeft er nog { $count }, het minst.
    }
gn-screen-paid = Tot nu toe betaald
gn-screen-hold = Wacht
gn-screen-go-on = Verder
gn-screen-to-end = Naar het einde
gn-screen-seen = Gezien, gooi verder
gn-screen-seen-end = Gezien, verder
gn-screen-your-adventurers = Je avonturiers
gn-screen-your-debts = Je schuldbrieven
gn-screen-your-hand = Je hand
gn-screen-order-help = in de volgorde waarin je ze legt
gn-screen-control = Jouw beslissing
gn-screen-chance-gold = Goud { $number } delft { $first } als niemand meer heeft, { $second } als maar één getal hoger is.
gn-screen-chance-high-noon = Revolver { $number }: de hoogste neemt schuldbrieven, de laagste wordt neergeschoten.
gn-screen-chance-poker = Kaarten { $number }: de hoogste gaat { $win } vooruit, de laagste { $lose } terug.
gn-screen-secret = Alle kaarten gaan tegelijk open.
gn-screen-send = Stuur { $name }
gn-screen-send-nobody = Kies een avonturier
gn-screen-sent = Je hebt { $name } gestuurd. De anderen kiezen nog.
gn-screen-sent-one = Je hebt gekozen. De anderen kiezen nog.
gn-screen-change-mind = Kies iemand anders
gn-screen-bid-how = Kies één tot drie schuldbrieven.
gn-screen-bid = Bied { $value }
gn-screen-bid-nothing = Kies je bod
gn-screen-payday-follows = Zoals het nu staat volgt een betaaldag.
gn-screen-buy-how = Velden, een nugget per stuk
gn-screen-buy-result =
    Naar veld { $position }; je houdt { $left ->
        [one] { $left } nugget
       *[other] { $left } nuggets
    }.
gn-screen-buy-none = Je hoed blijft staan.
gn-screen-buy-zone = Daar gelden andere pokergetallen.
gn-screen-buy-finish = Daarmee eindigt de partij!
gn-screen-take-how = Kies schuldbrieven in de markt, zonder te kijken: { $chosen } van { $most }.
gn-screen-take =
    { $number ->
        [one] Neem { $number } schuldbrief
       *[other] Neem { $number } schuldbrieven
    }
gn-screen-take-nothing = Kies in de markt
gn-screen-draw-how = Aan deze tafel kiest het toeval de schuldbrieven.
gn-screen-fill-how =
    { $gaps ->
        [one] Kies een kaart uit de buitenste rij voor het laatste gat.
       *[other] Kies een kaart uit de buitenste rij, dan een van de { $gaps } gaten.
    }
gn-screen-fill-where = Kaart op { $slot }: kies er een gat voor.
gn-screen-fill-all = Vul de gaten voor mij
gn-screen-pick-how = Kies op het bord wie je inhuurt.
gn-screen-hire = Huur { $name } in
gn-screen-hire-pair = Huur het paar met { $name } in
gn-screen-hire-nobody = Kies een avonturier
gn-screen-lay-how = Alleen jij weet wat waar ligt. Buitenste rijen worden eerst omgedraaid.
gn-screen-swap = Wissel { $first } en { $second } om
gn-screen-lay = Leg ze zo
gn-screen-ask-choosing-gold = Kies in het geheim *één avonturier* voor de goudkoorts: alleen goud telt.
gn-screen-ask-choosing-high-noon = Kies in het geheim *één avonturier* voor High Noon: alleen de revolver telt.
gn-screen-ask-choosing-poker = Kies in het geheim *één avonturier* voor het poker: alleen kaarten tellen.
gn-screen-wait-choosing = Kiezen nog: { $seats }.
gn-screen-ask-taking = Je wint het duel: *neem schuldbrieven* uit de markt, ongezien.
gn-screen-ask-tidying = Sluit de markt aan: *leg kaarten* uit de buitenste rij in de gaten.
gn-screen-ask-buying = *Koop prestige* of houd je nuggets.
gn-screen-ask-bidding =
    Bied *één tot drie schuldbrieven*{ $taken ->
        [none] .
       *[other] ; al geboden: { $taken }.
    }
gn-screen-ask-picking = *Huur* een van de avonturiers *in*.
gn-screen-ask-pair = *Huur* een van de paren *in*.
gn-screen-ask-laying = *Leg je schuldbrieven* dicht neer, in de volgorde die je wilt.
gn-screen-ask-payday = Betaaldag: *de dobbelsteen beslist*.
gn-screen-ask-payday-last = De laatste betaaldag: *de dobbelsteen beslist*.
gn-screen-wait-taking =
    { $you ->
        [yes] Je neemt zo schuldbrieven.
       *[no] { $seat } neemt schuldbrieven uit de markt.
    }
gn-screen-wait-tidying =
    { $you ->
        [yes] Je sluit de markt aan.
       *[no] { $seat } sluit de markt aan.
    }
gn-screen-wait-buying =
    { $you ->
        [yes] Je koopt zo prestige.
       *[no] { $seat } mag prestige kopen.
    }
gn-screen-wait-bidding =
    { $you ->
        [yes] Je biedt zo.
       *[no] { $seat } biedt.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] Je huurt zo iemand in.
       *[no] { $seat } huurt iemand in.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] Je legt je schuldbrieven.
       *[no] { $seat } legt de geboden schuldbrieven.
    }
gn-screen-end-foremost = De voorste hoed wint: veld { $position }.
gn-screen-end-tied =
    Gelijk op veld { $position }; de meeste nuggets beslissen: { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }.
gn-screen-end-shared = Zelfde veld, evenveel nuggets: de overwinning wordt gedeeld.
gn-screen-end-why = Hoe het eindigde
gn-screen-end-payday =
    { $throws ->
        [one] Hoe groot de markt ook is: { $throws } worp.
       *[other] Hoe groot de markt ook is: { $throws } worpen.
    }
gn-screen-end-thrown =
    { $you ->
        [yes] Een gier werpt je terug naar veld { $position }.
       *[no] Een gier werpt { $seat } terug naar veld { $position }.
    }
gn-screen-end-no-payday = Na een derde gier is er geen betaaldag meer.
gn-screen-end-purchase = Laatste aankoop
gn-screen-end-purchase-help = Tot drie velden erbij, een nugget per stuk, voor iedereen die nog meedoet.
gn-screen-end-places = Plaatsen
gn-screen-end-places-help = De voorste hoed eerst, dan de meeste nuggets. Drie gieren verliezen.
gn-screen-end-player = Speler
gn-screen-end-space = Veld
gn-screen-end-nuggets = Nuggets over
gn-screen-end-place = Plaats
gn-screen-end-rank = { $rank }e
gn-screen-end-nothing = niets
gn-screen-end-lost = verloren: drie gieren

## The browser: Gads Hill 1874 (gh-screen-…)

gh-screen-code =
    { $building ->
        [bank] BA
        [blacksmith] SM
        [casino] CA
        [church] KE
        [doc] DO
        [hotel] HO
        [judge] RE
        [laundry] WA
        [prison] GE
        [saloon] SA
        [sheriff] SH
        [stable] ST
        [school] SC
        [undertaker] BE
        [stagecoach] KO
        [general_store] DW
        [sawmill] ZA
        [telegraph] TE
        [newspaper] KR
        [barber] BR
        [gunsmith] GW
        [post_office] PO
       *[other] { $building }
    }
gh-screen-short =
    { $building ->
        [bank] Bank
        [blacksmith] Smid
        [casino] Casino
        [church] Kerk
        [doc] Dokter
        [hotel] Hotel
        [judge] Rechter
        [laundry] Wasserij
        [prison] Gevangenis
        [saloon] Saloon
        [sheriff] Sheriff
        [stable] Stal
        [school] School
        [undertaker] Begrafenis
        [stagecoach] Postkoets
        [general_store] Dorpswinkel
        [sawmill] Zagerij
        [telegraph] Telegraaf
        [newspaper] Krant
        [barber] Barbier
        [gunsmith] Geweermaker
        [post_office] Postkantoor
       *[other] { $building }
    }
gh-screen-outlying =
    { $tile ->
        [station] Station
        [cemetery] Kerkhof
        [bison_pasture] Weide
       *[other] { $tile }
    }
gh-screen-map = Kaart van Gads Hill
gh-screen-lot =
    { $lot }, ingang aan { $street } naar het { $facing ->
        [N] noorden
        [E] oosten
        [S] zuiden
       *[W] westen
    }
gh-screen-lot-empty = geen markers
gh-screen-lot-may = kan hier staan: { $buildings }
gh-screen-lot-stands = { $buildings } staat hier
gh-screen-compass = N O Z W
gh-screen-place = Missouri, 1874
gh-screen-end-mark = 22 einde
gh-screen-ask-draft = Kies *gebouw { $number } van { $total }*
gh-screen-ask-turn =
    { $number ->
        [one] Je mag deze beurt *één kaart* spelen
       *[other] Je mag deze beurt tot *{ $number } kaarten* spelen
    }
gh-screen-ask-second = Je mag een *tweede kaart* spelen of je beurt afsluiten
gh-screen-ask-done = Geen kaarten meer deze beurt: *sluit af* of koop eerst
gh-screen-ask-mine = Kaart { $clue }: kies *mijn gebouw*
gh-screen-ask-confirm = *Speel kaart { $clue }* of kies een andere
gh-screen-ask-dead = Kaart { $clue } is nu *niet te spelen*
gh-screen-ask-discard = Leg *twee kaarten* af die je niet kunt spelen
gh-screen-ask-discard-any = Leg *twee kaarten* af
gh-screen-ask-buy = Welk gebouw *koop* je?
gh-screen-ask-take = Neem *één marker*: kies hem op de kaart
gh-screen-ask-draw = Je *nieuwe kaart*: van welke stapel?
gh-screen-ask-window = Heeft { $seat } een marker over het hoofd gezien die *niet kan kloppen*?
gh-screen-ask-claim = *STOP*: welke marker kan niet kloppen?
gh-screen-wait-draft = { $seat } kiest een gebouw
gh-screen-wait-turn = { $seat } is aan de beurt
gh-screen-wait-take = { $seat } neemt een marker
gh-screen-wait-draw = { $seat } trekt een kaart
gh-screen-wait-window = STOP? { $seat } bekijkt de kaart
gh-screen-wait-setup = Het spel wordt klaargezet
gh-screen-over = De partij is afgelopen
gh-screen-hand = Je kaarten
gh-screen-hand-empty = Je hebt geen kaarten.
gh-screen-my = mijn
gh-screen-plan = Plan: { $lots }
gh-screen-kind =
    { $pile ->
        [building] Gebouw
        [district] Wijk
        [condition] Voorwaarde
       *[other] { $pile }
    }
gh-screen-gain = +{ $points }
gh-screen-gain-most = tot +{ $points }
gh-screen-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
gh-screen-chosen = Gekozen
gh-screen-why-no-own = geen eigen
gh-screen-why-same-building = zelf genoemd
gh-screen-why-contradiction = klopt niet
gh-screen-why-too-many = te veel plekken
gh-screen-why-no-effect = niets nieuws
gh-screen-why-lot-full = { $lots } vol
gh-screen-why-town-impossible = geen stadje meer
gh-screen-why-none = past bij geen
gh-screen-mine = Mijn gebouw
gh-screen-play = Kaart spelen
gh-screen-put-back = Terugleggen
gh-screen-back = Terug
gh-screen-discard = Twee afleggen
gh-screen-discard-for = voor één marker
gh-screen-discard-none = geen twee geschikt
gh-screen-discard-number = { $number } van 2 gekozen
gh-screen-buy = Gebouw kopen
gh-screen-buy-for = 2 van je { $points } punten
gh-screen-buys-left =
    { $number ->
        [one] nog { $number } aankoop
       *[other] nog { $number } aankopen
    }
gh-screen-buy-it = Koop voor 2 punten
gh-screen-buy-marks = markers op { $lots }
gh-screen-buy-unmarked = nog geen markers op de kaart
gh-screen-pass-note = en trek een kaart
gh-screen-draft = Nemen
gh-screen-draft-held = je hebt de kaart ervan
gh-screen-draft-pick = Kies een gebouw; een kaartteken betekent dat je de kaart ervan hebt.
gh-screen-take = Marker nemen
gh-screen-pile = nog { $number }
gh-screen-piles = Stapels
gh-screen-stop = STOP roepen
gh-screen-stop-for = een marker kan niet kloppen
gh-screen-stop-pick = Kies op de kaart de marker die niet kan kloppen. Alleen het bord telt, niet de kaarten van eerder.
gh-screen-stop-claim = Beweer het
gh-screen-stop-another = Nog een
gh-screen-stop-holds = De bewering klopt
gh-screen-stop-fails = De bewering klopt niet
gh-screen-stop-proof = { $buildings } vullen samen { $lots }. Op { $lot } blijft geen plaats over voor { gh-building.acc }.
gh-screen-stop-no-proof = Volgens het bord kan { gh-building.the } nog op { $lot } staan. Er verandert niets; na de volgende beurt mag je weer STOP roepen.
gh-screen-stop-room = geen plaats meer
gh-screen-stop-show = Toon het bewijs
gh-screen-stop-diagram = Bewijs: { $buildings } vullen { $lots }
gh-screen-go-on = Verder
gh-screen-preview = Voorbeeld
gh-screen-last = Laatste zet
gh-screen-skip = Overslaan
gh-screen-step-put = { $name }: { $lots }
gh-screen-step-spare = { $number } over
gh-screen-step-off = { $name } weg van { $lots }
gh-screen-step-stands = { $name } staat op { $lots }
gh-screen-beside = Naast het bord
gh-screen-beside-marked = heeft markers
gh-screen-ring = dubbele ring: van jou
gh-screen-lot-close = Sluiten
gh-screen-lot-holder = ligt voor { $seat }
gh-screen-lot-mine = van jou
gh-screen-lot-beside = naast het bord
gh-screen-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
gh-screen-front = Gebouwen
gh-screen-front-state =
    { $state ->
        [placed] { $name }, staat
        [marked] { $name }, met markers
       *[unmarked] { $name }
    }
gh-screen-end-won =
    { $you ->
        [yes] Je hebt gewonnen
       *[no] { $seat } heeft gewonnen
    }
gh-screen-end-shared = { $names } delen de overwinning
gh-screen-end-how = Hoe het zo kwam
gh-screen-end-place = Plaats
gh-screen-end-player = Speler
gh-screen-end-points = Punten
gh-screen-end-built = Eigen gebouwen geplaatst
gh-screen-end-bought = Gekocht
gh-screen-end-lost = Verloren door foute STOP
gh-screen-end-placed =
    { $number ->
        [one] { $number } van de 22 gebouwen is geplaatst
       *[other] { $number } van de 22 gebouwen zijn geplaatst
    }; de locomotief staat op { $locomotive }.
gh-screen-end-counted = Elke verzamelde marker is een punt; markers die betaald of verloren zijn tellen niet meer.
gh-screen-end-left =
    { $number ->
        [one] { $number } marker lag nog op de kaart en telt voor niemand.
       *[other] { $number } markers lagen nog op de kaart en tellen voor niemand.
    }
gh-screen-end-most = De meeste punten winnen: { $points }.
gh-screen-no-own = Je hebt geen ongeplaatst gebouw dat „mijn gebouw” kan zijn.
gh-screen-discard-how = Kies twee kaarten uit je hand. Daarvoor neem je een marker van de kaart.
gh-screen-take-how = Kies een marker op de kaart. Wat eruit volgt zie je voordat je hem neemt.

## The browser: puzzles (web-puzzle-…)


web-puzzle-title = Puzzels van Gads Hill
web-puzzle-lead = De aanwijzingen laten precies één stadje over. Zoek uit waar elk gebouw stond, in je eentje en zonder geluk.
web-puzzle-day = Puzzel van de dag
web-puzzle-day-how = Voor iedereen dezelfde: klein op maandag, het hele stadje op zondag.
web-puzzle-begin = Oplossen
web-puzzle-go-on = Verder puzzelen
web-puzzle-look = Nog eens bekijken
web-puzzle-new = Een nieuwe puzzel
web-puzzle-size = Grootte
web-puzzle-size-is =
    { $number ->
        [one] { $number } gebouw te vinden
       *[other] { $number } gebouwen te vinden
    }
web-puzzle-grade = Moeilijkheid
web-puzzle-any-grade = maakt niet uit
web-puzzle-graded =
    { $grade ->
        [1] makkelijk
        [2] gemiddeld
        [3] moeilijk
       *[other] heel moeilijk
    }
web-puzzle-make = Maak er een
web-puzzle-making = De aanwijzingen worden klaargelegd …
web-puzzle-begun = Begonnen op dit apparaat
web-puzzle-forget = Verwijderen: { $name }
web-puzzle-of = Puzzel van { $day }
web-puzzle-named = Puzzel { $name }
web-puzzle-found = { $number } van { $size } gevonden
web-puzzle-solved-in = Opgelost in { $time }
web-puzzle-all = Alle puzzels
web-puzzle-share = Delen
web-puzzle-saved = Opgeslagen
web-puzzle-unsaved = Niet opgeslagen op dit apparaat
web-puzzle-ask-take = Neem een van de ontbrekende gebouwen in de hand.
web-puzzle-ask-place = In de hand: { $building }. Tik op de bouwplaats waar het stond.
web-puzzle-ask-pencil = In de hand: { $building }. Tik op de bouwplaatsen waar het kan hebben gestaan.
web-puzzle-ask-rub = Tik op een bouwplaats om daar te gummen.
web-puzzle-ask-solved = Het stadje is gevonden.
web-puzzle-clues =
    { $number ->
        [one] { $number } aanwijzing, één stadje
       *[other] { $number } aanwijzingen, één stadje
    }
web-puzzle-card = Kaart
web-puzzle-done-with = Klaar mee
web-puzzle-done-with-card = Klaar met kaart { $clue }
web-puzzle-desk = Jouw tafel
web-puzzle-missing = Nog niet gevonden
web-puzzle-no-marks = nog open
web-puzzle-tools = Gereedschap
web-puzzle-tool-place = Plaatsen
web-puzzle-tool-pencil = Potlood
web-puzzle-tool-rub = Gummen
web-puzzle-how = Tik op een bouwplaats om het gebouw in je hand te plaatsen. Met het potlood noteer je waar het kan hebben gestaan. Tik op je eigen tegel om hem terug te nemen.
web-puzzle-nothing-in-hand = Neem eerst een gebouw in de hand.
web-puzzle-marked = Genoteerd op { $lot }: { gh-building.the }.
web-puzzle-unmarked = Uitgegumd op { $lot }: { gh-building.the }.
web-puzzle-taken = Teruggenomen van { $lot }: { gh-building.the }.
web-puzzle-rubbed = Gegumd op { $lot }.
web-puzzle-undone = Ongedaan gemaakt.
web-puzzle-check = Stadje controleren
web-puzzle-right = Tot nu toe klopt alles.
web-puzzle-wrong = Dit kan niet kloppen: { $names }.
web-puzzle-next = Volgende conclusie
web-puzzle-only-left = Voor { gh-building.the } is alleen { $lot } over: op alle andere mogelijke bouwplaatsen staat al iets.
web-puzzle-helped = { $number } gebruikt
web-puzzle-write = Noteren
web-puzzle-hide = Verbergen
web-puzzle-undo = Ongedaan maken
web-puzzle-solved = Opgelost!
web-puzzle-solved-how = In { $time }, { $number ->
        [0] zonder hulp
        [one] met { $number } gegeven conclusie
       *[other] met { $number } gegeven conclusies
    }.
web-puzzle-another = Nog een puzzel

# ---
#
# ---

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = { $name } is aan zet
web-curtain-give = Geef het scherm aan { $name }. Alle anderen kijken weg.
web-curtain-show = Ik ben { $name }: toon mijn kaarten
web-curtain-also = Daarna: { $names }
web-curtain-other = Iemand anders wil de eigen kaarten zien:
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

# ---
#
# ---

## The browser: bots and their levels (bot-…)

# ---
#
# ---
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

## Bots: tips

hint-move = { $who } zou: { $move }
hint-compared =
    Vanaf hier { $games ->
        [one] { $games } keer
       *[other] { $games } keer
    } uitgespeeld is dit voor jou { $share } % van een overwinning waard, de op één na beste zet { $next } %.
hint-sealed = Hier kiest iedereen in het geheim; een verrassing op zijn tijd hoort erbij.
kb-why-bid = De kavel is voor je hand meer waard dan de kaarten die hij je kost.
kb-why-pass = Elk bod kost je hand nu meer dan de kavel opbrengt.
kb-why-pay = Deze kaarten zal je hand het minst missen.
kb-why-lay = Muizen die voor je liggen zijn veilig, en de voorraad wordt alleen maar kleiner.
kb-why-shed = Wie op het eind de meeste jokers heeft, verliest vijf muizen: weg ermee.
kb-why-stop = Deze kaarten zijn voorlopig meer waard in je hand.
gn-why-choose = Tegen wat de anderen kunnen hebben levert deze avonturier je het meest op.
gn-why-take = Minder eigen schuldbrieven in de markt, of iets meer dat alleen jij weet.
gn-why-draw = Zoveel schuldbrieven trekken loont.
gn-why-fill = Zo blijven je dure schuldbrieven diep binnenin, waar de dobbelsteen ze laat vindt.
gn-why-buy = Zoveel kun je missen en toch de volgende betaaldag aan.
gn-why-bid = Genoeg voor een avonturier, met de schuldbrieven die jou het minst pijn doen.
gn-why-pick = Aan deze avonturier heb je in de komende gebeurtenissen het meest.
gn-why-lay = Je eigen dure schuldbrieven horen binnenin, die van anderen buitenop.
gh-why-draft = Je kaarten gaan over dit gebouw.
gh-why-play = Dat levert nu markers op, en de kaart langer houden belooft minder.
gh-why-discard = Twee kaarten die je nauwelijks kunt spelen, voor een marker die loont.
gh-why-take = Deze marker brengt het meest op gang.
gh-why-buy = Met dit gebouw leveren je kaarten meer op dan het kost.
gh-why-claim = Een gevolgtrekking sluit deze marker uit: het punt ligt voor je klaar.
gh-why-quiet = Op het bord is nu niets als onmogelijk te bewijzen.
gh-why-pass = Je kaarten leveren later meer op.
gh-why-done = Je andere kaarten leveren later meer op.
gh-why-draw = Kaarten van deze stapel beloven je het meest.
kb-seen-lot = Waarde { $value }: nu { $before } in je hand, { $after } met de kavel.
kb-seen-left = Je houdt { $cards } over.
gn-seen-bid = Je bod is { $value } waard, het hoogste tot nu toe { $high }.
gn-seen-first = Nog niemand heeft geboden; je bod is { $value } waard.
gn-seen-choose = In deze gebeurtenis telt { gn-adventurer } voor { $value }.
gh-seen-points =
    { $points ->
        [one] Dat levert meteen { $points } punt op.
       *[other] Dat levert meteen { $points } punten op.
    }

## De terminal: de arena

cli-ask-hint = ‘?’ laat zien wat de sterkste bot zou doen.
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
