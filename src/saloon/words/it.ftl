### Saloon in italiano. Come si leggono i parametri è spiegato in en.ftl.

## Come si uniscono nomi e carte

list-and = { $before } e { $last }
cards-none = nessuna carta

## Tavoli e mosse

option-unknown = L’opzione «{ $option }» non esiste. Puoi scegliere tra: { $known }.
option-value = «{ $value }» non è un valore dell’opzione «{ $option }». Puoi scegliere tra: { $known }.
option-players =
    { $option }={ $value } non è disponibile con { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }.
players-refused = Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
move-unreadable = «{ $text }» non è una mossa riconoscibile.
not-your-turn = Non è il tuo turno.
game-over = La partita è finita.
undo-refused = Ormai non puoi più tornare indietro.

## Il server dei tavoli

error-malformed = Questa richiesta non si può leggere: { $detail }.
error-not-signed-in = Prima entra con un nome.
error-wrong-password = Nome e password non corrispondono.
error-foreign-origin = Questo veniva da un altro sito e non è stato eseguito.
error-foreign-host = Questo server non risponde al nome «{ $host }»; chi lo ospita può ammetterlo con --hosts.
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-your-seat = Quello non è il tuo posto.
error-not-invited = Questo tavolo è solo per chi è stato invitato.
error-chat-off = A questo tavolo non c’è chat.
error-hints-off = A questo tavolo non ci sono suggerimenti.
error-no-such-page = Qui non c’è niente.
error-no-such-table = Questo tavolo non esiste.
error-no-such-code = Nessun tavolo aperto ha questo codice.
error-no-such-seat = A questo tavolo non c’è il posto { $number }.
error-no-such-record = Questa registrazione non esiste.
error-no-such-puzzle = Questo rompicapo non esiste.
error-no-such-step = Il passo { $step } non esiste: la partita finisce al passo { $last }.
error-no-such-person = Questa persona non siede al tavolo.
error-wrong-method = Qui non si può fare.
error-too-slow = La richiesta non è arrivata in tempo fino alla fine.
error-stale = Intanto è successo qualcosa: il tavolo ora è a { $number }.
error-not-your-turn = Adesso non tocca a te.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-game-over = A questo tavolo non si gioca più.
error-not-over = Si potrà vedere a partita finita.
error-seat-taken = Quel posto è occupato.
error-seats-open = Ci sono ancora posti liberi.
error-one-chair = Sei già seduto qui: a questo tavolo ognuno ha una sola sedia.
error-name-taken = Qualcun altro si chiama già «{ $name }».
error-nothing-asked = Nessuno ha chiesto di ritirare una mossa.
error-already-asked = Qualcuno chiede già di ritirare una mossa; rispondi prima a quella richiesta.
error-other-request = Questa è la risposta a un’altra richiesta; guarda che cosa si chiede adesso.
error-not-sealed = Non tutti hanno ancora promesso e mandato il loro numero per le estrazioni.
error-not-now = I numeri per le estrazioni si mandano quando tutti hanno promesso il loro, non adesso.
error-already-added = Questo posto ha già dato il suo numero per le estrazioni.
error-undo-refused = Quella mossa non si può ritirare.
error-not-absent = Nessun bot tiene questo posto per te.
error-bot-plays = Un bot gioca per te: prima riprendi il tuo posto.
error-which-seat = Qui hai più posti: di’ quale intendi.
error-too-large = È troppo in una volta.
error-url-too-long = L’indirizzo è troppo lungo.
error-not-json = Invia del JSON, per favore.
error-not-legal = Le regole non lo permettono.
error-not-possible = Non è possibile.
error-no-such-game = Il gioco «{ $game }» non esiste. Puoi scegliere tra: { $known }.
error-no-such-bot = Il bot «{ $bot }» non esiste. Puoi scegliere tra: { $known }.
error-commitment-first = Conserva prima l’impegno del tavolo, poi manda il tuo numero: apri il tavolo senza.
error-wrong-nonce = Quel numero non corrisponde al sigillo con cui era stato promesso.
error-bad-name = Questo non può essere un nome.
error-mixed-name = Un nome usa un solo alfabeto.
error-too-many =
    Non così in fretta: aspetta { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
error-internal = Qui qualcosa è andato storto; ne è stata presa nota.
error-head-too-large = Le intestazioni della richiesta sono troppo grandi.
error-house-full = Al momento non c’è posto per un’altra connessione; riprova tra poco.
error-took-too-long = Ci è voluto troppo tempo; riprova.
error-store-trouble = Non è stato possibile annotarlo ora; riprova.
error-file-gone = Il file della banca dati è sparito o è stato sostituito; ciò che accade ora andrà perso.

## Registrazioni

record-not-json = La riga { $line } non è JSON valido.
record-truncated = La registrazione si interrompe alla riga { $line }.
record-not-a-record = Questo file non è una registrazione di Saloon.
record-version = La registrazione è nel formato { $version }; questo Saloon legge il formato { $known }.
record-field =
    { $problem ->
        [missing] Nella registrazione manca il campo «{ $field }».
        [type] Il campo «{ $field }» della registrazione è del tipo sbagliato.
       *[value] Il campo «{ $field }» della registrazione ha un valore impossibile.
    }
record-chain = La voce { $entry } non si accorda con ciò che la precede: la catena di hash è spezzata.
record-game = La registrazione è del gioco «{ $game }» e qui non si può rigiocare.
record-rules = La registrazione segue la versione { $rules } delle regole; qui si gioca con la versione { $known }.
record-components = La partita è stata giocata con altri componenti ({ $components }).
record-commitment = Il segreto non corrisponde all’hash mostrato prima della prima estrazione.
record-draw = Voce { $entry }: la registrazione dice «{ $found }», ma il caso ha dato «{ $expected }».
record-move = Voce { $entry }: in quel punto «{ $move }» non è una mossa permessa.
record-turn = Voce { $entry }: il turno era di qualcun altro.
record-takeback = Voce { $entry }: un ritiro porta all’ultima decisione di chi l’ha chiesto, e da nessun’altra parte.
record-nonce = Il contributo del posto { $number } non corrisponde al sigillo con cui era stato promesso.
record-events = Voce { $entry }: ciò che sarebbe successo non segue dalla mossa.
record-result = Il risultato registrato non segue dalle mosse.
record-unfinished = La registrazione si ferma prima della fine della partita.
record-after-end = La voce { $entry } viene dopo la fine della partita.
record-seal = Il sigillo finale non corrisponde alla registrazione.
noted-commitment = L’impegno non è quello che hai annotato prima della prima estrazione.
noted-seal = Il sigillo del posto { $number } non è quello che c’era prima dei contributi.
noted-nonce = Il contributo del posto { $number } non è quello che hai annotato.
noted-move = Il posto { $number } ha fatto la mossa «{ $move }», ma la registrazione lì non ce l’ha.
noted-takebacks =
    { $found ->
        [one] La registrazione ha { $found } ritiro
       *[other] La registrazione ha { $found } ritiri
    }, tu ne hai annotati { $noted }.
taken-back =
    { $you ->
        [yes] Con il consenso di tutti ritiri la tua ultima decisione.
       *[no] Con il consenso di tutti { $seat } ritira l’ultima decisione.
    }

## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

katzenjammer-option-mice_pool = Topi nella riserva
    .help = Quanti topi ci sono in palio.
katzenjammer-option-mice_pool-full = Riserva intera
    .help = Tutti i 24 topi.
katzenjammer-option-mice_pool-short = Riserva ridotta
    .help = Solo 20 topi, da due a quattro giocatori.
katzenjammer-option-rounds = Manche
    .help = Quante manche dura la partita.
katzenjammer-option-rounds-1 = Una manche
    .help = La partita normale.
katzenjammer-option-rounds-3 = Tre manche
    .help = Si sommano i punteggi di tre manche.
katzenjammer-option-rounds-players = Una manche a testa
    .help = Tante manche quanti sono i giocatori: ognuno comincia una volta da capobanda.

kb-card =
    { $card ->
        [0] jolly
       *[other] { $card }
    }
kb-number =
    { $number ->
        [1] un
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $number }
    }
kb-value = { $value }
    .plural = { $value }
kb-bid-name =
    { $value ->
        [0] { kb-number } diverse
       *[other]
            { $number ->
                [1] un { kb-value }
               *[other] { kb-number } { kb-value.plural }
            }
    }

kb-phase-leader = Estrazione del capobanda
kb-phase-deal = Distribuzione
kb-phase-reveal = Si scopre il lotto
kb-phase-bonus = Carte bonus
kb-phase-auction = Asta
kb-phase-paying = Pagamento
kb-phase-laying = Quartetti
kb-phase-over = Partita finita

## Katzenjammer Blues: le mosse

kb-move-bid = Offri { kb-bid-name }
kb-move-pass = Passa
kb-move-pay = Paga: { $cards }
kb-move-lay = Cala un quartetto di { kb-value.plural }: { $cards }
kb-move-shed = Cala un quartetto di jolly: quattro jolly negli scarti
kb-move-stop = Non calare altro
kb-move-leader =
    { $you ->
        [yes] Primo capobanda: tu
       *[no] Primo capobanda: { $seat }
    }
kb-move-card = Carta: { $card }

## Katzenjammer Blues: che cosa succede

kb-leader =
    { $you ->
        [yes] Estrazione: il primo capobanda sei tu.
       *[no] Estrazione: il primo capobanda è { $seat }.
    }
kb-dealt =
    { $you ->
        [yes] Ricevi una carta.
       *[no] { $seat } riceve una carta.
    }
kb-dealt-you = Ricevi: { $card }.
kb-turned = Carta scoperta: { $card }.
kb-bonus =
    { $you ->
        [yes] Ricevi una carta bonus.
       *[no] { $seat } riceve una carta bonus.
    }
kb-bonus-you = La tua carta bonus: { $card }.
kb-bid =
    { $you ->
        [yes] Offri { kb-bid-name }.
       *[no] { $seat } offre { kb-bid-name }.
    }
kb-passed =
    { $you ->
        [yes] Passi.
       *[no] { $seat } passa.
    }
kb-passed-empty =
    { $you ->
        [yes] Non hai più carte e passi.
       *[no] { $seat } non ha più carte e passa.
    }
kb-unsold =
    { $you ->
        [yes] Nessuno vuole il lotto ({ $cards }). Va negli scarti e tu ne scopri un altro.
       *[no] Nessuno vuole il lotto ({ $cards }). Va negli scarti e { $seat } ne scopre un altro.
    }
kb-won =
    { $you ->
        [yes] Vinci l’asta con { kb-bid-name }.
       *[no] { $seat } vince l’asta con { kb-bid-name }.
    }
kb-paid =
    { $you ->
        [yes] Paghi: { $cards }.
       *[no] { $seat } paga: { $cards }.
    }
kb-took =
    { $you ->
        [yes] Prendi il lotto: { $cards }.
       *[no] { $seat } prende il lotto: { $cards }.
    }
kb-laid =
    { $you ->
        [yes] Cali un quartetto di { kb-value.plural } ({ $cards }) e prendi
       *[no] { $seat } cala un quartetto di { kb-value.plural } ({ $cards }) e prende
    } { $mice ->
        [one] { $mice } topo
       *[other] { $mice } topi
    }.
kb-shed =
    { $you ->
        [yes] Cali un quartetto di jolly: quattro jolly finiscono negli scarti.
       *[no] { $seat } cala un quartetto di jolly: quattro jolly finiscono negli scarti.
    }
kb-stopped =
    { $you ->
        [yes] Hai finito con i quartetti.
       *[no] { $seat } ha finito con i quartetti.
    }
kb-round-over-mice = L’ultimo topo se n’è andato: la manche è finita.
kb-round-over-deck = Il mazzo è vuoto: la manche è finita.
kb-shown =
    { $you ->
        [yes] Mostri: { $cards }.
       *[no] { $seat } mostra: { $cards }.
    } Totale di jolly: { $jokers }.
kb-lost =
    { $you ->
        [yes] Totale di jolly più alto: perdi
       *[no] Totale di jolly più alto: { $seat } perde
    } { $mice ->
        [one] { $mice } topo
       *[other] { $mice } topi
    }.
kb-scored =
    { $you ->
        [yes] Chiudi la manche con
       *[no] { $seat } chiude la manche con
    } { $score ->
        [one] { $score } topo
       *[other] { $score } topi
    }.
kb-next-round =
    { $you ->
        [yes] Comincia la manche { $round }. Capobanda: tu.
       *[no] Comincia la manche { $round }. Capobanda: { $seat }.
    }
kb-winner =
    { $you ->
        [yes] Vinci la partita!
       *[no] { $seat } vince la partita!
    }
kb-shared =
    { $you ->
        [yes] Condividi la vittoria con { $seats }!
       *[no] { $seats } condividono la vittoria!
    }

## Katzenjammer Blues: i rifiuti

kb-refuse-low = Così non superi l’offerta più alta: { kb-bid-name }.
kb-refuse-unbacked = Con le carte che hai in mano non puoi pagare quest’offerta.
kb-refuse-mixed-number = Un’offerta mista dichiara da 2 a { $most } carte diverse.
kb-refuse-bid-shape = «{ $text }» non è un’offerta. Offri carte di un solo valore (bid 3x4) o tutte diverse (bid 3 mixed).
kb-refuse-not-held = Non hai in mano tutte queste carte.
kb-refuse-payment = Queste carte non pagano esattamente la tua offerta: { kb-bid-name }.
kb-refuse-quartet = Non hai in mano le quattro carte per questo quartetto di { kb-value.plural }.
kb-refuse-shed = Per un quartetto di jolly servono quattro jolly della tua mano.
kb-refuse-no-auction = In questo momento non c’è un’asta in cui offrire o passare.
kb-refuse-passed = Hai passato: per quest’asta è definitivo.
kb-refuse-turn = Non tocca ancora a te parlare.
kb-refuse-pay-now = Si paga solo dopo aver vinto un’asta.
kb-refuse-lay-now = I quartetti li cala solo chi ha vinto l’asta, subito dopo aver preso il lotto.
kb-refuse-chance = Le carte le dà e le scopre solo il caso, mai un giocatore.

## Il terminale: il tavolo

cli-you = Tu
cli-seat-name = Giocatore { $number }
cli-bot-random = Bot casuale
    .help = Fa una qualsiasi mossa permessa, tutte con la stessa probabilità.
cli-bot-sensible = Bot giudizioso
    .help = Gioca con qualche regola di buon senso, come una persona attenta.
cli-round = Manche { $round } di { $rounds }
cli-pile =
    Mazzo: { $pile ->
        [one] { $pile } carta
       *[other] { $pile } carte
    }
cli-pool =
    Riserva: { $pool ->
        [one] { $pool } topo
       *[other] { $pool } topi
    }
cli-lot = Lotto:
cli-hand = La tua mano:
cli-high =
    { $you ->
        [yes] Offerta più alta: { kb-bid-name }, la tua
       *[no] Offerta più alta: { kb-bid-name }, di { $seat }
    }
cli-nobody-bid = Nessuno ha ancora offerto.
cli-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
cli-mice =
    { $mice ->
        [one] { $mice } topo
       *[other] { $mice } topi
    }
cli-joker-row =
    { $jokers ->
        [0] fila dei jolly vuota
       *[other] { $jokers } jolly nella fila
    }
cli-leader = capobanda
cli-passed = passo

## Il terminale: la partita

cli-sealed = Le estrazioni sono sigillate. Hash del segreto: { $hash }
cli-opened = Il sigillo è aperto. Segreto: { $secret }; il tuo contributo: { $nonce }. I bot non aggiungono nulla.
cli-choose = La tua scelta:
cli-hint = Scrivi il numero di una mossa o la mossa stessa; «rules { $clause }» mostra una regola, «q» chiude la partita.
cli-clause = Regola { $clause }
cli-saved = La registrazione della partita è in { $file }.
cli-bye = Alla prossima!
cli-final = Classifica finale
cli-final-rank = Posizione
cli-final-player = Nome
cli-final-score = Punti

## Il terminale: gli altri comandi

cli-verified =
    { $file } è in ordine: { $entries ->
        [one] { $entries } voce verificata
       *[other] { $entries } voci verificate
    }, { $draws ->
        [one] { $draws } estrazione ricalcolata
       *[other] { $draws } estrazioni ricalcolate
    }.
cli-rules-none = Nel regolamento di { $game } non c’è la regola { $clause }.
cli-unknown-game = Il gioco «{ $game }» qui non c’è. Puoi scegliere tra: { $known }.
cli-unknown-bot = Il bot «{ $bot }» non esiste. Puoi scegliere tra: { $known }.
cli-bots-number =
    { $given } bot per { $players ->
        [one] { $players } posto
       *[other] { $players } posti
    }: indicane uno solo per tutti, oppure uno per ciascuno.
cli-unknown-language = La lingua «{ $language }» non è disponibile. Puoi scegliere tra: { $known }.
cli-no-file = Impossibile leggere { $file }.
cli-no-seat = A un tavolo da { $players } non c’è un posto { $number }: il primo è il posto 0.
cli-nonce-form = «{ $text }» non è un contributo: scrivi POSTO=HEX, per esempio 0=4e1f.
cli-no-step = Il passo { $step } non esiste: la registrazione finisce al passo { $last }.
cli-option-form = «{ $text }» non è un’opzione: scrivi nome=valore.
cli-no-checkout = Funziona solo in una copia di lavoro di Saloon, dove ci sono i test.
cli-games-least = Serve almeno una partita (--games).
cli-no-components = Puoi usare componenti tuoi in: { $known }.
cli-tests-failed = Impossibile avviare i test.
cli-option-twice = L’opzione «{ $option }» è data due volte.
cli-no-command = Il comando «{ $command }» non esiste. Puoi scegliere tra: { $known }.
cli-no-flag = Qui l’opzione «{ $flag }» non esiste; --help le elenca tutte.
cli-flag-twice = { $flag } è dato due volte.
cli-missing = Per { $name } manca un valore; --help dice quale.
cli-too-much = «{ $text }» è di troppo; --help dice che cosa serve.
cli-whole-number = { $flag } vuole un numero intero, non «{ $value }».
cli-number = { $flag } vuole un numero, non «{ $value }».
cli-no-text = { $flag } non è testo in UTF-8.
cli-least = { $flag } dev’essere almeno { $least }.
cli-most = { $flag } può essere al massimo { $most }.
cli-more-than-nothing = { $flag } dev’essere maggiore di 0.
cli-one-of = { $flag } dev’essere uno di questi: { $known }.
cli-no-address = { $flag } deve cominciare con http:// o https://.
cli-only-with = { $flag } va solo insieme a { $other }.
cli-no-place = Impossibile scrivere { $file }: { $reason }.
cli-too-large = { $file } è troppo grande per essere dei nostri.
cli-no-peers = OpenSpiel qui non è installato: lo porta python3 dev.py bench --peers.

## Gads Hill 1874

game-gadshill = Gads Hill 1874
buildings-none = nessun edificio
lots-none = nessun terreno

gadshill-option-legality = Cittadine possibili
    .help = Se dopo ogni mossa deve restare possibile una cittadina completa.
gadshill-option-legality-global = Sempre possibile
    .help = Non si può giocare una carta dopo la quale nessuna cittadina completa sarebbe più possibile.
gadshill-option-legality-local = Solo ciò che si vede
    .help = È vietato solo ciò che contraddice subito il tabellone.
gadshill-option-stop = STOP
    .help = Che cosa succede ai segnalini esclusi dalla logica.
gadshill-option-stop-claim = Si dice STOP
    .help = Chi se ne accorge per primo può reclamare il segnalino.
gadshill-option-stop-auto = Automatico
    .help = Il giocatore di turno riceve subito tutti questi segnalini.
gadshill-option-stop-off = Senza STOP
    .help = Nessuno può reclamare nulla.
gadshill-option-stop_order = Ordine degli STOP
    .help = Come gli altri possono dire la loro dopo un turno.
gadshill-option-stop_order-ordered = A turno
    .help = Tutti gli altri vengono interpellati una volta, in senso orario.
gadshill-option-stop_order-open = Libero
    .help = Nessuno viene interpellato: vale il primo STOP, finché il giocatore seguente non fa qualcosa.
gadshill-option-stop_seconds = Tempo per lo STOP
    .help = Per quanto tempo, come minimo, si può dire uno STOP libero, prima del turno di un bot e dopo l’ultimo turno.
gadshill-option-stop_seconds-15 = 15 secondi
    .help = Il tempo normale.
gadshill-option-stop_seconds-0 = Senza attesa
    .help = Per i tavoli senza persone.
gadshill-option-stop_seconds-5 = 5 secondi
    .help = Per chi ha l’occhio svelto.
gadshill-option-stop_seconds-30 = 30 secondi
    .help = Il tempo di guardare due volte.
gadshill-option-stop_seconds-60 = Un minuto
    .help = Il tempo di pensarci su.
gadshill-option-stop_penalty = STOP sbagliato
    .help = Quanto costa uno STOP sbagliato.
gadshill-option-stop_penalty-0 = Silenzio
    .help = Non puoi più dire STOP prima del turno successivo.
gadshill-option-stop_penalty-1 = Silenzio e un segnalino
    .help = Non puoi più dire STOP prima del turno successivo e perdi un segnalino raccolto.
gadshill-option-discard = Carte da scartare
    .help = Quali carte si possono scartare per un segnalino.
gadshill-option-discard-dead = Ingiocabili ora
    .help = Le carte che in questo momento non puoi giocare.
gadshill-option-discard-permanent = Ingiocabili per sempre
    .help = Solo le carte che contraddicono il tabellone o non cambierebbero nulla.
gadshill-option-discard-any = Qualsiasi
    .help = Due carte qualsiasi.
gadshill-option-draw = Pesca
    .help = Da quale mazzo viene la nuova carta.
gadshill-option-draw-choice = A scelta
    .help = Il mazzo lo scegli tu.
gadshill-option-draw-building = Carte edificio
    .help = Si pescano carte edificio finché ce ne sono.
gadshill-option-draw-random = A caso
    .help = Il mazzo lo sceglie il caso.
gadshill-option-one_card_at = Una carta per turno
    .help = Da quale casella della locomotiva in poi si gioca una sola carta per turno.
gadshill-option-one_card_at-16 = Dal 16
    .help = Le tre tessere iniziali sono comprese nel conto.
gadshill-option-one_card_at-19 = Dal 19
    .help = Devono essere piazzati sedici edifici veri.
gadshill-option-buys_per_turn = Acquisti per turno
    .help = Quanti edifici puoi comprare in un turno.
gadshill-option-buys_per_turn-1 = Uno
    .help = Un edificio per turno.
gadshill-option-buys_per_turn-3 = Tre
    .help = Fino a tre edifici per turno.
gadshill-option-lot_limit = Tre segnalini per terreno
    .help = Quando si controlla questo limite.
gadshill-option-lot_limit-card = Dopo ogni carta
    .help = Nessuna carta può lasciare più di tre segnalini su un terreno.
gadshill-option-lot_limit-turn = Dopo il turno
    .help = La tua seconda carta può rimettere a posto ciò che la prima ha affollato.
gadshill-option-null_play = Carte senza effetto
    .help = Se si può giocare una carta che non cambia nulla.
gadshill-option-null_play-no = Vietate
    .help = Una carta così si può solo scartare.
gadshill-option-null_play-yes = Permesse
    .help = Una carta così va negli scarti e non dà punti.
gadshill-option-last_stop = Ultimo STOP
    .help = Se si può dire STOP dopo l’ultimo turno.
gadshill-option-last_stop-yes = Sì
    .help = Gli altri possono dare un’ultima occhiata.
gadshill-option-last_stop-no = No
    .help = La partita finisce con l’ultimo turno.
gadshill-option-reshuffle = Mazzi vuoti
    .help = Quali carte tornano quando tutti i mazzi sono vuoti.
gadshill-option-reshuffle-all = Tutte
    .help = Tutti gli scarti, ogni tipo di carta nel suo mazzo.
gadshill-option-reshuffle-district = Carte quartiere
    .help = Solo le carte quartiere.
gadshill-option-stall_rounds = Passare all’infinito
    .help = Se la partita può finire perché tutti passano. Quando le carte senza effetto sono permesse è così, a meno che tu non scelga altrimenti.
gadshill-option-stall_rounds-off = Solo senza carte
    .help = La partita finisce solo se tutti passano e non c’è più nulla da pescare.
gadshill-option-stall_rounds-4 = Quattro giri
    .help = La partita finisce anche dopo quattro giri completi in cui tutti passano.
gadshill-option-show_discard = Pila degli scarti
    .help = Se si possono guardare le carte usate.
gadshill-option-show_discard-no = Nascosta
    .help = Vedi solo la carta o le carte appena usate.
gadshill-option-show_discard-yes = Visibile
    .help = Vedi tutte le carte usate.
gadshill-option-first_seat = Primo giocatore
    .help = Chi comincia.
gadshill-option-first_seat-random = A sorte
    .help = Decide il caso.
gadshill-option-first_seat-0 = Posto 1
    .help = È il posto del più anziano.
gadshill-option-first_seat-1 = Posto 2
    .help = È il posto del più anziano.
gadshill-option-first_seat-2 = Posto 3
    .help = È il posto del più anziano (in tre o in quattro).
gadshill-option-first_seat-3 = Posto 4
    .help = È il posto del più anziano (in quattro).

gh-phase-tiles = Tessere speciali
gh-phase-first = Primo giocatore
gh-phase-deal = Distribuzione
gh-phase-draft = Scelta degli edifici
gh-phase-turn = Turno
gh-phase-take = Si prende un segnalino
gh-phase-draw = Scelta del mazzo
gh-phase-card = Pesca
gh-phase-window = STOP?
gh-phase-over = Partita finita

## Gads Hill 1874: edifici, tessere e mazzi

gh-building =
    { $building ->
        [bank] banca
        [blacksmith] fabbro
        [casino] casinò
        [church] chiesa
        [doc] dottore
        [hotel] hotel
        [judge] giudice
        [laundry] lavanderia
        [prison] prigione
        [saloon] saloon
        [sheriff] sceriffo
        [stable] scuderia
        [school] scuola
        [undertaker] becchino
        [stagecoach] stazione delle diligenze
        [general_store] emporio
        [sawmill] segheria
        [telegraph] telegrafo
        [newspaper] giornale
        [barber] barbiere
        [gunsmith] armaiolo
        [post_office] ufficio postale
       *[other] { $building }
    }
    .the =
    { $building ->
        [bank] la banca
        [blacksmith] il fabbro
        [casino] il casinò
        [church] la chiesa
        [doc] il dottore
        [hotel] l’hotel
        [judge] il giudice
        [laundry] la lavanderia
        [prison] la prigione
        [saloon] il saloon
        [sheriff] lo sceriffo
        [stable] la scuderia
        [school] la scuola
        [undertaker] il becchino
        [stagecoach] la stazione delle diligenze
        [general_store] l’emporio
        [sawmill] la segheria
        [telegraph] il telegrafo
        [newspaper] il giornale
        [barber] il barbiere
        [gunsmith] l’armaiolo
        [post_office] l’ufficio postale
       *[other] l’edificio { $building }
    }
    .acc =
    { $building ->
        [bank] la banca
        [blacksmith] il fabbro
        [casino] il casinò
        [church] la chiesa
        [doc] il dottore
        [hotel] l’hotel
        [judge] il giudice
        [laundry] la lavanderia
        [prison] la prigione
        [saloon] il saloon
        [sheriff] lo sceriffo
        [stable] la scuderia
        [school] la scuola
        [undertaker] il becchino
        [stagecoach] la stazione delle diligenze
        [general_store] l’emporio
        [sawmill] la segheria
        [telegraph] il telegrafo
        [newspaper] il giornale
        [barber] il barbiere
        [gunsmith] l’armaiolo
        [post_office] l’ufficio postale
       *[other] l’edificio { $building }
    }
    .dat =
    { $building ->
        [bank] alla banca
        [blacksmith] al fabbro
        [casino] al casinò
        [church] alla chiesa
        [doc] al dottore
        [hotel] all’hotel
        [judge] al giudice
        [laundry] alla lavanderia
        [prison] alla prigione
        [saloon] al saloon
        [sheriff] allo sceriffo
        [stable] alla scuderia
        [school] alla scuola
        [undertaker] al becchino
        [stagecoach] alla stazione delle diligenze
        [general_store] all’emporio
        [sawmill] alla segheria
        [telegraph] al telegrafo
        [newspaper] al giornale
        [barber] al barbiere
        [gunsmith] all’armaiolo
        [post_office] all’ufficio postale
       *[other] all’edificio { $building }
    }
    .gen =
    { $building ->
        [bank] della banca
        [blacksmith] del fabbro
        [casino] del casinò
        [church] della chiesa
        [doc] del dottore
        [hotel] dell’hotel
        [judge] del giudice
        [laundry] della lavanderia
        [prison] della prigione
        [saloon] del saloon
        [sheriff] dello sceriffo
        [stable] della scuderia
        [school] della scuola
        [undertaker] del becchino
        [stagecoach] della stazione delle diligenze
        [general_store] dell’emporio
        [sawmill] della segheria
        [telegraph] del telegrafo
        [newspaper] del giornale
        [barber] del barbiere
        [gunsmith] dell’armaiolo
        [post_office] dell’ufficio postale
       *[other] dell’edificio { $building }
    }
gh-tile =
    { $tile ->
        [station] stazione
        [cemetery] cimitero
        [bison_pasture] pascolo dei bisonti
       *[other] { $tile }
    }
gh-pile =
    { $pile ->
        [building] edificio
        [district] quartiere
        [condition] condizione
       *[other] { $pile }
    }
    .card =
    { $pile ->
        [building] una carta edificio
        [district] una carta quartiere
        [condition] una carta condizione
       *[other] una carta ({ $pile })
    }
    .cards =
    { $pile ->
        [building] carte edificio
        [district] carte quartiere
        [condition] carte condizione
       *[other] carte ({ $pile })
    }

## Gads Hill 1874: carte indizio (da 23 in poi .told parla dell’edificio scelto)

gh-card-1 = La notte dell’assalto all’espresso una lampada ardeva ancora nella BANCA, al margine est della cittadina.
gh-card-2 = Sprizzavano scintille dalla fucina del FABBRO, su Piedmont Street, tra Front Street e Oak Street.
gh-card-3 = Un mazziere di faraone ricordava una partita lunghissima dietro la porta del CASINÒ, su Piedmont Street.
gh-card-4 = La campana della CHIESA risuonava su Iron Mountain Road, da qualche parte tra Front Street e Oak Street.
gh-card-5 = I pazienti aspettavano su Main Street, perché era lì che il DOTTORE aveva la porta.
gh-card-6 = Due forestieri di poche parole firmarono il registro dell’HOTEL, che aveva il portico su Front Street.
gh-card-7 = Il GIUDICE abitava nella prima o nell’ultima casa del suo lato di Oak Street.
gh-card-8 = I panni della LAVANDERIA erano stesi dove non passava altra strada che Oak Street.
gh-card-9 = Uscendo dalla PRIGIONE, un uomo di nuovo libero guardava dritto a nord.
gh-card-10 = Tutti trovavano a occhi chiusi il SALOON, sul lato nord di Piedmont Street.
gh-card-11 = I manifesti con le taglie erano inchiodati davanti allo SCERIFFO, all’angolo tra Piedmont Street e Main Street.
gh-card-12 = Il fieno per la SCUDERIA si scaricava lungo i binari, a sud di Piedmont Street.
gh-card-13 = La SCUOLA sorgeva in uno degli isolati esterni, tra Iron Mountain Road e la linea di Piedmont Street.
gh-card-14 = Il BECCHINO stava nella prima o nell’ultima casa del suo lato di Main Street.
gh-card-15 = Alla STAZIONE DELLE DILIGENZE, dove Piedmont Street sbocca in Oak Street, la carrozza faceva dietrofront.
gh-card-16 = Farina e chiodi venivano dall’EMPORIO, sul lato sud di Iron Mountain Road, a ovest di Oak Street.
gh-card-17 = La SEGHERIA era tenuta in disparte: a nord di Iron Mountain Road, oppure in fondo a questa strada, a est.
gh-card-18 = Il filo arrivava al TELEGRAFO, lungo i binari, tra Iron Mountain Road e Piedmont Street.
gh-card-19 = La porta del GIORNALE dava su Iron Mountain Road.
gh-card-20 = L’insegna a strisce del BARBIERE stava nell’isolato a sud di Piedmont Street, tra Front Street e Oak Street.
gh-card-21 = L’ARMAIOLO provava la sua merce sul tratto sud di Oak Street.
gh-card-22 = I sacchi della posta venivano lasciati all’UFFICIO POSTALE, dove i binari entrano nella cittadina o ne escono.
gh-card-23 = Il mio edificio si trovava su Piedmont Street.
    .told = Su Piedmont Street si trovava { gh-building.the }.
gh-card-24 = Il mio edificio si trovava su Iron Mountain Road.
    .told = Su Iron Mountain Road si trovava { gh-building.the }.
gh-card-25 = Il mio edificio si trovava su Main Street, a ovest dei binari.
    .told = Su Main Street, a ovest dei binari, si trovava { gh-building.the }.
gh-card-26 = Il mio edificio si trovava su Oak Street, a sud di Iron Mountain Road.
    .told = Su Oak Street, a sud di Iron Mountain Road, si trovava { gh-building.the }.
gh-card-27 = Il mio edificio era lungo i binari, a sud di Iron Mountain Road.
    .told = Lungo i binari, a sud di Iron Mountain Road, si trovava { gh-building.the }.
gh-card-28 = Il mio edificio era sul lato sud di Piedmont Street o al margine sud della cittadina.
    .told = Sul lato sud di Piedmont Street o al margine sud della cittadina si trovava { gh-building.the }.
gh-card-29 = L’ingresso del mio edificio guardava a nord o a est.
    .told = L’ingresso { gh-building.gen } guardava a nord o a est.
gh-card-30 = L’ingresso del mio edificio guardava a sud o a est.
    .told = L’ingresso { gh-building.gen } guardava a sud o a est.
gh-card-31 = L’ingresso del mio edificio dava su Front Street o su Main Street.
    .told = L’ingresso { gh-building.gen } dava su Front Street o su Main Street.
gh-card-32 = L’ingresso del mio edificio dava su Iron Mountain Road o su Front Street.
    .told = L’ingresso { gh-building.gen } dava su Iron Mountain Road o su Front Street.
gh-card-33 = Il mio edificio era la prima o l’ultima casa del suo lato di Main Street o di Oak Street.
    .told = La prima o l’ultima casa di un lato di Main Street o di Oak Street era { gh-building.the }.
gh-card-34 = Il mio edificio era dove Piedmont Street incontra Main Street o Oak Street.
    .told = Dove Piedmont Street incontra Main Street o Oak Street si trovava { gh-building.the }.
gh-card-35 = Il mio edificio era dove Piedmont Street incontra Front Street o Oak Street.
    .told = Dove Piedmont Street incontra Front Street o Oak Street si trovava { gh-building.the }.
gh-card-36 = Il mio edificio era a est dei binari e il suo ingresso guardava a ovest.
    .told = A est dei binari si trovava { gh-building.the }, con l’ingresso rivolto a ovest.
gh-card-37 = Il mio edificio era nel quartiere nord-est, a est di Front Street.
    .told = Nel quartiere nord-est, a est di Front Street, si trovava { gh-building.the }.
gh-card-38 = Il mio edificio era al margine est della cittadina, oppure su Iron Mountain Road tra Front Street e Oak Street.
    .told = Al margine est della cittadina, oppure su Iron Mountain Road tra Front Street e Oak Street, si trovava { gh-building.the }.
gh-card-39 = La BANCA era di fronte al mio edificio, dall’altra parte della strada, nel quartiere di Oak Street.
    .told = La BANCA era di fronte { gh-building.dat }, dall’altra parte della strada, nel quartiere di Oak Street.
gh-card-40 = Il FABBRO era proprio accanto al mio edificio, nella parte sud della cittadina.
    .told = Il FABBRO era proprio accanto { gh-building.dat }, nella parte sud della cittadina.
gh-card-41 = Nella parte est della cittadina il CASINÒ era muro contro muro con il mio edificio.
    .told = Nella parte est della cittadina il CASINÒ era muro contro muro con { gh-building.acc }.
gh-card-42 = La CHIESA e il mio edificio erano allo stesso incrocio su Iron Mountain Road.
    .told = La CHIESA e { gh-building.the } erano allo stesso incrocio su Iron Mountain Road.
gh-card-43 = Di fronte al mio edificio, al di là dei binari, si vedeva il DOTTORE, a sud di Iron Mountain Road.
    .told = Di fronte { gh-building.dat }, al di là dei binari, si vedeva il DOTTORE, a sud di Iron Mountain Road.
gh-card-44 = L’HOTEL era proprio accanto al mio edificio, tra Front Street e Oak Street.
    .told = L’HOTEL era proprio accanto { gh-building.dat }, tra Front Street e Oak Street.
gh-card-45 = Il GIUDICE abitava a nord del mio edificio, sullo stesso lato di Oak Street.
    .told = Il GIUDICE abitava a nord { gh-building.gen }, sullo stesso lato di Oak Street.
gh-card-46 = La LAVANDERIA era proprio accanto al mio edificio, nella parte ovest della cittadina o all’estremo sud-est.
    .told = La LAVANDERIA era proprio accanto { gh-building.dat }, nella parte ovest della cittadina o all’estremo sud-est.
gh-card-47 = La PRIGIONE e il mio edificio erano allo stesso incrocio: Piedmont Street con Main Street o con Oak Street.
    .told = La PRIGIONE e { gh-building.the } erano allo stesso incrocio: Piedmont Street con Main Street o con Oak Street.
gh-card-48 = Il SALOON e il mio edificio erano sullo stesso lato di Piedmont Street.
    .told = Il SALOON e { gh-building.the } erano sullo stesso lato di Piedmont Street.
gh-card-49 = Lo SCERIFFO vedeva il mio edificio proprio di fronte, dall’altra parte di Piedmont Street.
    .told = Lo SCERIFFO vedeva { gh-building.acc } proprio di fronte, dall’altra parte di Piedmont Street.
gh-card-50 = La SCUDERIA era di fronte al mio edificio, dall’altra parte della strada, nella parte ovest della cittadina o lungo i binari.
    .told = La SCUDERIA era di fronte { gh-building.dat }, dall’altra parte della strada, nella parte ovest della cittadina o lungo i binari.
gh-card-51 = La SCUOLA era proprio accanto al mio edificio, nella metà nord della cittadina.
    .told = La SCUOLA era proprio accanto { gh-building.dat }, nella metà nord della cittadina.
gh-card-52 = Il BECCHINO e il mio edificio avevano la porta sulla stessa strada: Main Street o Iron Mountain Road.
    .told = Il BECCHINO e { gh-building.the } avevano la porta sulla stessa strada: Main Street o Iron Mountain Road.
gh-card-53 = La STAZIONE DELLE DILIGENZE era allo stesso incrocio del mio edificio: Piedmont Street con Front Street o con Oak Street.
    .told = La STAZIONE DELLE DILIGENZE era allo stesso incrocio { gh-building.gen }: Piedmont Street con Front Street o con Oak Street.
gh-card-54 = L’ingresso dell’EMPORIO guardava dalla stessa parte di quello del mio edificio: a sud o a est.
    .told = L’ingresso dell’EMPORIO guardava dalla stessa parte di quello { gh-building.gen }: a sud o a est.
gh-card-55 = La SEGHERIA era a nord del mio edificio, sullo stesso lato di Main Street o di Oak Street.
    .told = La SEGHERIA era a nord { gh-building.gen }, sullo stesso lato di Main Street o di Oak Street.
gh-card-56 = Il TELEGRAFO era di fronte al mio edificio, dall’altra parte della strada, all’altezza di Iron Mountain Road.
    .told = Il TELEGRAFO era di fronte { gh-building.dat }, dall’altra parte della strada, all’altezza di Iron Mountain Road.
gh-card-57 = Il GIORNALE e il mio edificio avevano la porta sulla stessa strada: Iron Mountain Road o Front Street.
    .told = Il GIORNALE e { gh-building.the } avevano la porta sulla stessa strada: Iron Mountain Road o Front Street.
gh-card-58 = Il BARBIERE era proprio accanto al mio edificio, nel sud-est della cittadina o lungo il margine est.
    .told = Il BARBIERE era proprio accanto { gh-building.dat }, nel sud-est della cittadina o lungo il margine est.
gh-card-59 = L’ARMAIOLO era esattamente a ovest del mio edificio.
    .told = L’ARMAIOLO era esattamente a ovest { gh-building.gen }.
gh-card-60 = L’UFFICIO POSTALE era di fronte al mio edificio, al di là dei binari.
    .told = L’UFFICIO POSTALE era di fronte { gh-building.dat }, al di là dei binari.
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

## Gads Hill 1874: le mosse

gh-move-draft = Prendi { gh-building.acc }
gh-move-play = Gioca la carta { $clue }: { gh-clue }
gh-move-play-mine = Gioca la carta { $clue } con { gh-building.acc }: { gh-told }
gh-move-discard = Scarta le carte { $first } e { $second } per un segnalino
gh-move-take = Prendi il segnalino { gh-building.gen } su { $lot }
gh-move-buy = Compra { gh-building.acc } per due segnalini
gh-move-claim = STOP: { gh-building.the } non può essere su { $lot }
gh-move-quiet = Niente STOP
gh-move-pass = Non giocare carte
gh-move-done = Chiudi il turno
gh-move-draw = Pesca { gh-pile.card }
gh-move-first =
    { $you ->
        [yes] Primo giocatore: tu
       *[no] Primo giocatore: { $seat }
    }
gh-move-tiles = Tessere speciali: { $tiles }
gh-move-deal = Carta { $clue }
gh-move-card = Carta { $clue }

## Gads Hill 1874: che cosa succede

gh-tiles = Sulle aree esterne ({ $lots }) si trovano, in quest’ordine: { $tiles }.
gh-first =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $seat }.
    }
gh-dealt =
    { $you ->
        [yes] Ricevi { gh-pile.card }.
       *[no] { $seat } riceve { gh-pile.card }.
    }
gh-dealt-you = Ricevi { gh-pile.card }, la numero { $clue }: { gh-clue }
gh-drafted =
    { $you ->
        [yes] Prendi { gh-building.acc }.
       *[no] { $seat } prende { gh-building.acc }.
    }
gh-turn =
    { $you ->
        [yes] Tocca a te:
       *[no] Tocca a { $seat }:
    } { $number ->
        [one] si può giocare una sola carta.
       *[other] si possono giocare fino a { $number } carte.
    }
gh-played =
    { $you ->
        [yes] Giochi la carta { $clue }: { gh-clue }
       *[no] { $seat } gioca la carta { $clue }: { gh-clue }
    }
gh-played-mine =
    { $you ->
        [yes] Giochi la carta { $clue } con { gh-building.acc }: { gh-told }
       *[no] { $seat } gioca la carta { $clue } con { gh-building.acc }: { gh-told }
    }
gh-put =
    { $number ->
        [one] { $number } segnalino { gh-building.gen } va su { $lots }.
       *[other] { $number } segnalini { gh-building.gen } vanno su { $lots }.
    }
gh-spare =
    { $number ->
        [one] { $number } segnalino { gh-building.gen } avanza e va
       *[other] { $number } segnalini { gh-building.gen } avanzano e vanno
    } { $you ->
        [yes] a te.
       *[no] a { $seat }.
    }
gh-removed =
    { $you ->
        [yes] Togli dal tabellone
       *[no] { $seat } toglie dal tabellone
    } { $number ->
        [one] { $number } segnalino
       *[other] { $number } segnalini
    } { gh-building.gen }: { $lots }.
gh-placed =
    Su { $lot } c’era proprio { gh-building.the }! La locomotiva avanza { $locomotive ->
        [8] all’{ $locomotive }.
        [11] all’{ $locomotive }.
       *[other] al { $locomotive }.
    }
gh-cleared =
    { $you ->
        [yes] Il segnalino { gh-building.gen } su { $lot } deve sparire: è tuo.
       *[no] Il segnalino { gh-building.gen } su { $lot } deve sparire: va a { $seat }.
    }
gh-gained =
    { $points ->
        [0] Questo non dà punti.
       *[other]
            { $you ->
                [yes] Fai
               *[no] { $seat } fa
            } { $points ->
                [one] { $points } punto.
               *[other] { $points } punti.
            }
    }
gh-discarded =
    { $you ->
        [yes] Scarti le carte { $first } e { $second }.
       *[no] { $seat } scarta le carte { $first } e { $second }.
    }
gh-took =
    { $you ->
        [yes] Prendi il segnalino { gh-building.gen } su { $lot }.
       *[no] { $seat } prende il segnalino { gh-building.gen } su { $lot }.
    }
gh-bought =
    { $you ->
        [yes] Compri { gh-building.acc } per due segnalini
       *[no] { $seat } compra { gh-building.acc } per due segnalini
    } { $left ->
        [0] (acquisti finiti).
        [one] (ancora { $left } acquisto possibile).
       *[other] (ancora { $left } acquisti possibili).
    }
gh-concluded =
    { $you ->
        [yes] Tutto il resto che il tabellone esclude viene tolto e va a te.
       *[no] Tutto il resto che il tabellone esclude viene tolto e va a { $seat }.
    }
gh-claimed =
    { $you ->
        [yes] STOP! Dimostri che { gh-building.the } non può essere su { $lot }:
       *[no] STOP! { $seat } dimostra che { gh-building.the } non può essere su { $lot }:
    } i terreni { $lots } sono riservati ad altrettanti edifici ({ $buildings }).
gh-claim-wrong =
    { $you ->
        [yes] Dici STOP per { gh-building.acc } su { $lot }, ma nulla sul tabellone lo esclude.
       *[no] { $seat } dice STOP per { gh-building.acc } su { $lot }, ma nulla sul tabellone lo esclude.
    }
gh-penalty =
    { $you ->
        [yes] Lo STOP sbagliato ti costa un segnalino.
       *[no] Lo STOP sbagliato costa un segnalino a { $seat }.
    }
gh-quiet =
    { $you ->
        [yes] Non hai nulla da reclamare.
       *[no] { $seat } non ha nulla da reclamare.
    }
gh-passed =
    { $you ->
        [yes] Non giochi carte.
       *[no] { $seat } non gioca carte.
    }
gh-done =
    { $you ->
        [yes] Chiudi il tuo turno.
       *[no] { $seat } chiude il turno.
    }
gh-pile-chosen =
    { $you ->
        [yes] Peschi dalle { gh-pile.cards }.
       *[no] { $seat } pesca dalle { gh-pile.cards }.
    }
gh-drew =
    { $you ->
        [yes] Peschi { gh-pile.card }.
       *[no] { $seat } pesca { gh-pile.card }.
    }
gh-drew-you = Peschi { gh-pile.card }, la numero { $clue }: { gh-clue }
gh-reshuffled =
    Tutti i mazzi sono vuoti: { $number ->
        [one] { $number } carta degli scarti viene mescolata
       *[other] { $number } carte degli scarti vengono mescolate
    } per formare nuovi mazzi.
gh-undrawn =
    { $you ->
        [yes] Per te non ci sono più carte da pescare.
       *[no] Per { $seat } non ci sono più carte da pescare.
    }
gh-over-locomotive = La locomotiva è arrivata al 22: la cittadina è ritrovata e la partita è finita.
gh-over-exhausted = Tutti hanno passato e non ci sono più carte: la partita è finita.
gh-over-stall = Da quattro giri non cambia nulla: la partita è finita.
gh-scored =
    { $you ->
        [yes] Hai
       *[no] { $seat } ha
    } { $score ->
        [one] { $score } punto.
       *[other] { $score } punti.
    }
gh-winner =
    { $you ->
        [yes] Vinci la partita!
       *[no] { $seat } vince la partita!
    }
gh-shared =
    { $you ->
        [yes] Condividi la vittoria con { $seats }!
       *[no] { $seats } condividono la vittoria!
    }

## Gads Hill 1874: i rifiuti

gh-refuse-no-own = Per la carta { $clue } serve un edificio davanti a te, non ancora piazzato: non è il caso { gh-building.gen }.
gh-refuse-same-building = È la carta stessa a parlare { gh-building.gen }: scegli un altro dei tuoi edifici.
gh-refuse-contradiction = Così contraddici il tabellone. I conti non tornano per: { $buildings } ({ $lots }).
gh-refuse-too-many = Cinque segnalini non bastano per così tanti terreni: { $lots } ({ $buildings }).
gh-refuse-no-effect = La carta non cambia nulla: si accorda con tutto ciò che già si sa ({ $buildings }).
gh-refuse-lot-full = Ci sarebbero più di tre segnalini su { $lots } ({ $buildings }).
gh-refuse-town-impossible = Nessuna cittadina completa sarebbe più possibile: troppo pochi terreni ({ $lots }) per questi edifici ({ $buildings }).
gh-refuse-phase = Ora non si può.
gh-refuse-not-held = Non hai in mano la carta { $clue }.
gh-refuse-one-action = O giochi carte o ne scarti due: nello stesso turno non puoi fare entrambe le cose.
gh-refuse-cards-left = In questo turno non puoi giocare altre carte.
gh-refuse-mend = Su un terreno ci sono più di tre segnalini: gioca prima una carta che rimetta le cose a posto.
gh-refuse-playable = Puoi ancora giocare la carta { $clue }, quindi non puoi scartarla.
gh-refuse-no-marker = Sul tabellone non c’è nessun segnalino che tu possa prendere in cambio.
gh-refuse-price =
    Un edificio costa due segnalini; tu { $points ->
        [0] non ne hai nessuno.
        [one] ne hai solo uno.
       *[other] ne hai solo { $points }.
    }
gh-refuse-purchases =
    Hai già comprato { $number ->
        [one] { $number } edificio
       *[other] { $number } edifici
    }: è il massimo per una partita.
gh-refuse-bought-now =
    Puoi comprare solo { $number ->
        [one] un edificio
       *[other] { $number } edifici
    } per turno.
gh-refuse-not-beside = Accanto al tabellone { gh-building.the } non c’è.
gh-refuse-no-stop = A questo tavolo non si dice STOP.
gh-refuse-claimed = Non puoi più dire STOP prima del turno successivo.
gh-refuse-own-turn = Nel tuo turno devi dire STOP prima di pescare.
gh-refuse-marker = Su { $lot } non c’è nessun segnalino { gh-building.gen }.
gh-refuse-only-marker = Il segnalino { gh-building.gen } su { $lot } è l’unico e resta lì.
gh-refuse-needed-marker = Senza il segnalino { gh-building.gen } su { $lot } non sarebbe più possibile una cittadina completa.
gh-refuse-drafted = Qualcuno ha già preso { gh-building.acc }.
gh-refuse-pile = A questo tavolo si pescano carte edificio finché ce ne sono.
gh-refuse-pile-empty = Non ci sono più { gh-pile.cards } da pescare.
gh-town-unreadable = Impossibile leggere il file della cittadina { $path }.
gh-town-syntax = Il file della cittadina non è TOML valido: { $problem }.
gh-town-field =
    { $problem ->
        [missing] Nella cittadina manca il campo «{ $field }».
        [type] Il campo «{ $field }» della cittadina è del tipo sbagliato.
        [word] Il campo «{ $field }» della cittadina dev’essere fatto di parole semplici.
        [count] Il campo «{ $field }» della cittadina ha un numero di voci sbagliato; il numero previsto è { $wanted }.
        [fixed] Il campo «{ $field }» della cittadina dev’essere { $wanted }.
        [unknown] Una cittadina non ha il campo «{ $field }».
        [reference] Il campo «{ $field }» nomina «{ $wanted }», che nella cittadina non c’è.
        [twice] «{ $wanted }» compare due volte nel campo «{ $field }».
        [pair] Il campo «{ $field }» deve indicare due terreni diversi.
       *[empty] Campo «{ $field }»: nessuna coppia di terreni della carta si accorda in questo modo.
    }

## Gads Hill 1874: i rompicapi

gh-puzzle-title =
    { $size ->
        [one] { $size } edificio da trovare
       *[other] { $size } edifici da trovare
    }, livello { $grade ->
        [1] { gh-grade-1 }
        [2] { gh-grade-2 }
        [3] { gh-grade-3 }
        [4] { gh-grade-4 }
       *[other] { $grade }
    }
gh-puzzle-given = Su { $lot } si trova { gh-building.the }.
gh-puzzle-clue = Carta { $clue }: { gh-clue }
gh-puzzle-clue-mine = Carta { $clue }: { gh-told }
gh-puzzle-unique = Gli indizi lasciano possibile una sola cittadina.
gh-puzzle-none = Gli indizi non lasciano possibile nessuna cittadina.
gh-puzzle-two = Gli indizi lasciano possibile più di una cittadina.
gh-puzzle-field = Il campo «{ $field }» del rompicapo manca o ha un valore impossibile.
gh-puzzle-size = Un rompicapo ha da { $least } a { $most } edifici da trovare, non { $size }.
gh-puzzle-not-found =
    Con le carte di questa cittadina non si ricava un rompicapo con { $size ->
        [one] { $size } edificio
       *[other] { $size } edifici
    } da trovare.
gh-puzzle-grade = Con { $size } edifici da trovare non è uscito nessun rompicapo di questa difficoltà. Prova un altro numero.
gh-why-card = La carta { $clue } lascia solo { $lots } per { gh-building.the }.
gh-why-condition = La carta { $clue }, con ciò che resta possibile per l’altro edificio ({ $buildings }), lascia solo { $lots } per { gh-building.the }.
gh-why-standing = Su { $lot } c’è { gh-building.the }: nessun altro edificio può starci.
gh-why-only-place = Su { $lot } può esserci solo { gh-building.the }.
gh-why-group = I terreni { $lots } sono riservati ad altrettanti edifici ({ $buildings }): nessun altro può starci.
gh-why-trial = Se { gh-building.the } fosse su { $lot }, gli indizi non lascerebbero nessuna cittadina possibile. Quindi non è lì.
gh-why-mistake = Ricontrolla ({ $buildings }): il terreno giusto è già stato cancellato.
gh-grade-1 = facile: basta prendere gli indizi uno per uno
gh-grade-2 = medio: coppie chiuse, e terreni con una sola possibilità
gh-grade-3 = difficile: gruppi chiusi più grandi
gh-grade-4 = molto difficile: bisogna fare un’ipotesi e smentirla
gh-table-locomotive = Locomotiva: { $number }
gh-table-piles = Mazzi: edificio { $building }, quartiere { $district }, condizione { $condition }
gh-table-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Gnadenlos!

game-gnadenlos = Gnadenlos!
debts-none = nessuna cambiale
slots-none = nessun posto
adventurers-none = nessun avventuriero

gnadenlos-option-setup = Preparazione
    .help = Come si preparano gli avventurieri e il mercato.
gnadenlos-option-setup-basic = Base
    .help = Gli avventurieri si distribuiscono, e le prime cambiali sono già nel mercato.
gnadenlos-option-setup-expert = Per esperti
    .help = Si fanno offerte per coppie di avventurieri, e all’inizio il mercato è vuoto.
gnadenlos-option-tidy = Buchi nel mercato
    .help = Chi decide quale carta va in quale buco.
gnadenlos-option-tidy-active_chooses = A scelta
    .help = Decide chi ha il revolver.
gnadenlos-option-tidy-automatic = Automatico
    .help = I buchi si riempiono in un ordine fisso.
gnadenlos-option-start_adventurers = Avventurieri all’inizio
    .help = Quanti ne pesca ognuno nella preparazione base.
gnadenlos-option-start_adventurers-2 = Due
    .help = Il numero normale.
gnadenlos-option-start_adventurers-3 = Tre
    .help = In tre e con la preparazione base.
gnadenlos-option-high_noon_pick = Scelta nell’High Noon
    .help = Come si decide quali cambiali del mercato vanno ai vincitori.
gnadenlos-option-high_noon_pick-choose = Libera
    .help = I posti li scegli tu, senza guardare.
gnadenlos-option-high_noon_pick-random = A caso
    .help = Tu dici solo quante, e quali lo decide la sorte.
gnadenlos-option-high_noon_take = Presa nell’High Noon
    .help = Se i vincitori devono prendere cambiali.
gnadenlos-option-high_noon_take-may = Facoltativa
    .help = Puoi prenderne meno di quante te ne spettano, o nessuna.
gnadenlos-option-high_noon_take-must = Obbligatoria
    .help = Devi prendere tutte quelle che ti spettano.
gnadenlos-option-lone_event = Evento senza rivali
    .help = Che cosa succede quando meno di due giocatori hanno avventurieri.
gnadenlos-option-lone_event-dropped = Salta
    .help = Non si gira nessuna carta evento.
gnadenlos-option-lone_event-turned = Si gira
    .help = La carta si gira e un High Noon fa avanzare il becchino, ma la sfida salta.
gnadenlos-option-unable = Offerta impossibile
    .help = Che cosa succede quando più giocatori non hanno nessuna offerta valida.
gnadenlos-option-unable-none = Nessun avventuriero
    .help = Restano tutti senza, e gli avventurieri avanzati si scartano.
gnadenlos-option-unable-leftover_in_turn_order = Quel che avanza
    .help = Ricevono gratis gli avventurieri avanzati, in ordine di turno.
gnadenlos-option-memory_aid = Promemoria
    .help = Quanto il gioco ti aiuta a ricordare il mercato.
gnadenlos-option-memory_aid-own = Personale
    .help = Vedi le cambiali che hai messo tu, finché è possibile seguirle.
gnadenlos-option-memory_aid-off = Spento
    .help = Quel che è coperto resta coperto.
gnadenlos-option-memory_aid-full = Completo
    .help = Vedi anche quali cambiali possono trovarsi in un posto in base alle offerte degli altri.

gn-debt =
    { $debt ->
        [B0] blu 0
        [B1] blu 1
        [B2] blu 2
        [B3] blu 3
        [B4] blu 4
        [R0] rosso 0
        [R1] rosso 1
        [R2] rosso 2
        [R3] rosso 3
        [R4] rosso 4
        [Y0] giallo 0
        [Y1] giallo 1
        [Y2] giallo 2
        [Y3] giallo 3
        [Y4] giallo 4
        [G0] verde 0
        [G1] verde 1
        [G2] verde 2
        [G3] verde 3
        [G4] verde 4
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
        [gold-3-1] corsa all’oro 3/1
        [gold-5-3] corsa all’oro 5/3
        [gold-7-4] corsa all’oro 7/4
        [high-noon] High Noon
        [poker] poker
       *[other] { $event }
    }
gn-zone =
    { $zone ->
        [grey] grigia
        [beige] beige
        [copper] rame
        [plum] prugna
        [green] verde
       *[other] { $zone }
    }
gn-colour =
    { $colour ->
        [blue] blu
        [red] rosso
        [yellow] giallo
        [green] verde
       *[other] { $colour }
    }
gn-stat =
    { $stat ->
        [gold] oro
        [gun] tiro
        [cards] carte
       *[other] { $stat }
    }

gn-phase-dealing = Distribuzione degli avventurieri
gn-phase-stocking = Primo mercato
gn-phase-pairing = Si scoprono le coppie
gn-phase-rolling = Tiro per il revolver
gn-phase-event = Evento
gn-phase-choosing = Scelta degli avventurieri
gn-phase-taking = Presa delle cambiali
gn-phase-drawing = Sorteggio delle cambiali
gn-phase-tidying = Buchi da chiudere
gn-phase-buying = Acquisto di prestigio
gn-phase-offering = Si scoprono gli avventurieri
gn-phase-bidding = Asta
gn-phase-picking = Ingaggio
gn-phase-laying = Cambiali al mercato
gn-phase-payday = Giorno di paga
gn-phase-over = Partita finita

## Gnadenlos!: le mosse

gn-move-choose = Manda in campo { gn-adventurer }
gn-move-take = Prendi dal mercato: { $slots }
gn-move-take-none = Non prendere cambiali
gn-move-draw =
    { $number ->
        [0] Non far pescare cambiali
        [one] Fai pescare { $number } cambiale
       *[other] Fai pescare { $number } cambiali
    }
gn-move-fill = Chiudi il buco { $to } con la carta in { $from }
gn-move-buy =
    { $spaces ->
        [0] Non comprare nulla
        [one] Compra { $spaces } casella
       *[other] Compra { $spaces } caselle
    }
gn-move-bid = Offri { $value }: { $debts }
gn-move-pick = Ingaggia { gn-adventurer }
gn-move-pick-pair = Ingaggia la coppia: { $adventurers }
gn-move-lay = Metti in quest’ordine: { $debts }
gn-move-deal = Carta pescata: { gn-adventurer }
gn-move-turn = Carta scoperta: { gn-adventurer }
gn-move-place = Coperta nel mercato: { gn-debt }
gn-move-roll = Dado: { $roll }
gn-move-event = Evento: { gn-event }
gn-move-blind = Pescata alla cieca: { $slot }

## Gnadenlos!: che cosa succede

gn-dealt =
    { $you ->
        [yes] Peschi un avventuriero.
       *[no] { $seat } pesca un avventuriero.
    }
gn-dealt-you = Peschi { gn-adventurer }.
gn-stocked = Una cambiale viene messa coperta nel posto { $slot }.
gn-paired = Coppia { $pair }: { gn-adventurer }.
gn-rolled =
    { $you ->
        [yes] Tiri un { $roll }.
       *[no] { $seat } tira un { $roll }.
    }
gn-roll-tied =
    { $you ->
        [yes] Parità con { $seats }: tiri di nuovo.
       *[no] Parità: { $seats } tirano di nuovo.
    }
gn-first =
    { $you ->
        [yes] Il revolver va a te: cominci tu.
       *[no] Il revolver va a { $seat }, che comincia.
    }
gn-turn =
    { $you ->
        [yes] Turno { $turn }: il revolver ce l’hai tu.
       *[no] Turno { $turn }: il revolver ce l’ha { $seat }.
    }
gn-event-dropped = Meno di due giocatori hanno avventurieri: l’evento salta.
gn-event-gold = Corsa all’oro! Pepite: { $first } per il primo posto, { $second } per il secondo.
gn-event-high-noon = High Noon! L’orologio batte le dodici.
gn-event-poker = Poker! E che nessuno batta ciglio.
gn-undertaker = Il becchino avanza fino alla casella { $space } su { $last }.
gn-events-shuffled = Era l’ultima carta evento, e quella non si gioca mai: si rimescolano tutte.
gn-contest-skipped = Meno di due giocatori hanno avventurieri: la sfida salta.
gn-chose =
    { $you ->
        [yes] Hai scelto.
       *[no] { $seat } ha scelto.
    }
gn-chose-you = Mandi in campo { gn-adventurer }.
gn-revealed =
    { $you ->
        [yes] Riveli { gn-adventurer }: { $number }.
       *[no] { $seat } rivela { gn-adventurer }: { $number }.
    }
gn-all-equal = Valori tutti uguali ({ $number }): l’evento va a monte, e ognuno riprende il proprio avventuriero.
gn-earned =
    { $you ->
        [yes] Incassi
       *[no] { $seat } incassa
    } { $nuggets ->
        [one] { $nuggets } pepita.
       *[other] { $nuggets } pepite.
    }
gn-poker-won =
    { $you ->
        [yes] Vinci a poker:
       *[no] { $seat } vince a poker:
    } { $spaces ->
        [0] il cappello resta sulla casella { $position }.
        [one] il cappello avanza di { $spaces } casella, fino alla numero { $position }.
       *[other] il cappello avanza di { $spaces } caselle, fino alla numero { $position }.
    }
gn-poker-lost =
    { $you ->
        [yes] Perdi a poker:
       *[no] { $seat } perde a poker:
    } { $spaces ->
        [0] il cappello resta sulla casella { $position }.
        [one] il cappello arretra di { $spaces } casella, fino alla numero { $position }.
       *[other] il cappello arretra di { $spaces } caselle, fino alla numero { $position }.
    }
gn-discarded =
    { $you ->
        [yes] Scarti { gn-adventurer }.
       *[no] { $seat } scarta { gn-adventurer }.
    }
gn-shot =
    { $you ->
        [yes] Bang! Perdi { gn-adventurer } in duello.
       *[no] Bang! { $seat } perde { gn-adventurer } in duello.
    }
gn-too-few = Nel mercato ci sono meno di { $needed } cambiali: non ne prende nessuno.
gn-draws =
    { $you ->
        [yes] Lasci che la sorte peschi
       *[no] { $seat } lascia che la sorte peschi
    } { $number ->
        [one] { $number } cambiale.
       *[other] { $number } cambiali.
    }
gn-took-none =
    { $you ->
        [yes] Non prendi cambiali.
       *[no] { $seat } non prende cambiali.
    }
gn-took =
    { $you ->
        [yes] Prendi la cambiale del posto { $slot }.
       *[no] { $seat } prende la cambiale del posto { $slot }.
    }
gn-took-you = Prendi la cambiale del posto { $slot }: { gn-debt }.
gn-moved =
    { $you ->
        [yes] Chiudi il buco { $to } con la cambiale del posto { $from }.
       *[no] { $seat } chiude il buco { $to } con la cambiale del posto { $from }.
    }
gn-slid = Le carte della riga { $row } si accostano verso la colonna 1.
gn-bought =
    { $you ->
        [yes] Compri
       *[no] { $seat } compra
    } { $spaces ->
        [one] { $spaces } casella di prestigio, fino alla numero { $position }.
       *[other] { $spaces } caselle di prestigio, fino alla numero { $position }.
    }
gn-bought-none =
    { $you ->
        [yes] Non compri prestigio.
       *[no] { $seat } non compra prestigio.
    }
gn-bidding-skipped =
    { $you ->
        [yes] Hai già abbastanza avventurieri: l’asta salta.
       *[no] { $seat } ha già abbastanza avventurieri: l’asta salta.
    }
gn-no-adventurers = Non ci sono più avventurieri da ingaggiare: l’asta salta.
gn-offered = Da ingaggiare: { gn-adventurer }.
gn-reshuffled = Gli avventurieri scartati si mescolano e formano il nuovo mazzo.
gn-unable =
    { $you ->
        [yes] Non hai nessuna offerta valida e mostri: { $debts }.
       *[no] { $seat } non ha nessuna offerta valida e mostra: { $debts }.
    }
gn-bid =
    { $you ->
        [yes] Offri { $value }: { $debts }.
       *[no] { $seat } offre { $value }: { $debts }.
    }
gn-picked =
    { $you ->
        [yes] Ingaggi { gn-adventurer }.
       *[no] { $seat } ingaggia { gn-adventurer }.
    }
gn-picked-pair =
    { $you ->
        [yes] Ingaggi una coppia: { $adventurers }.
       *[no] { $seat } ingaggia una coppia: { $adventurers }.
    }
gn-laid =
    { $you ->
        [yes] Metti coperta la tua offerta in { $slots }.
       *[no] { $seat } mette coperta la sua offerta in { $slots }.
    }
gn-laid-you = Metti coperta la tua offerta in { $slots }: { $debts }.
gn-took-back =
    { $you ->
        [yes] Resti senza avventuriero e riprendi: { $debts }.
       *[no] { $seat } resta senza avventuriero e riprende: { $debts }.
    }
gn-left-over = Di troppo, quindi negli scarti: { $adventurers }.
gn-payday =
    { $you ->
        [yes] Giorno di paga! Tiri tu il dado.
       *[no] Giorno di paga! { $seat } tira il dado.
    }
gn-payday-last =
    { $you ->
        [yes] L’ultimo giorno di paga! Tiri tu il dado.
       *[no] L’ultimo giorno di paga! { $seat } tira il dado.
    }
gn-payday-roll =
    { $you ->
        [yes] Tiri un { $roll }.
       *[no] { $seat } tira un { $roll }.
    }
gn-turned-up = Si gira la cambiale del posto { $slot }: { gn-debt }.
gn-paid =
    { $nuggets ->
        [0]
            { $you ->
                [yes] Non paghi nulla.
               *[no] { $seat } non paga nulla.
            }
       *[other]
            { $you ->
                [yes] Paghi
               *[no] { $seat } paga
            } { $nuggets ->
                [one] { $nuggets } pepita.
               *[other] { $nuggets } pepite.
            }
    }
gn-vulture =
    { $you ->
        [yes] Non puoi pagare
       *[no] { $seat } non può pagare
    } { $value ->
        [one] { $value } pepita:
       *[other] { $value } pepite:
    } ecco l’avvoltoio numero { $vultures }, e il cappello vola indietro alla casella { $position }.
gn-column-used-up = Nella colonna { $column } non ci sono cambiali coperte: il giorno di paga è finito.
gn-returned =
    { $you ->
        [yes] Riprendi in mano: { $debts }.
       *[no] { $seat } riprende in mano: { $debts }.
    }
gn-end-finish = Raggiunto il grosso ferro di cavallo verde: la partita finisce.
gn-end-undertaker = Il becchino è arrivato alla sua ultima casella: la partita finisce.
gn-end-vultures = Il terzo avvoltoio si è posato: la partita finisce.
gn-lost =
    { $you ->
        [yes] Tre avvoltoi: hai perso, e il tuo cappello lascia il tabellone.
       *[no] Tre avvoltoi: { $seat } ha perso e toglie il cappello dal tabellone.
    }
gn-bought-last =
    { $you ->
        [yes] Ultimo acquisto: avanzi ancora di
       *[no] Ultimo acquisto: { $seat } avanza ancora di
    } { $spaces ->
        [one] { $spaces } casella, fino alla numero { $position }.
       *[other] { $spaces } caselle, fino alla numero { $position }.
    }
gn-scored =
    { $position ->
        [0]
            { $you ->
                [yes] Non hai più il cappello sul tabellone.
               *[no] { $seat } non ha più il cappello sul tabellone.
            }
       *[other]
            { $you ->
                [yes] Chiudi sulla casella { $position },
               *[no] { $seat } chiude sulla casella { $position },
            } { $nuggets ->
                [0] senza pepite.
                [one] con { $nuggets } pepita.
               *[other] con { $nuggets } pepite.
            }
    }
gn-winner =
    { $you ->
        [yes] Vinci la partita!
       *[no] { $seat } vince la partita!
    }
gn-shared =
    { $you ->
        [yes] Condividi la vittoria con { $seats }!
       *[no] { $seats } condividono la vittoria!
    }

## Gnadenlos!: i rifiuti

gn-refuse-start-adventurers = Con tre avventurieri si comincia solo nella preparazione base.
gn-refuse-not-in-hand = Non hai in mano questo avventuriero.
gn-refuse-take =
    { $most ->
        [one] Puoi prendere al massimo una cambiale, da un posto occupato.
       *[other] Puoi prendere al massimo { $most } cambiali, da posti occupati.
    }
gn-refuse-must-take =
    { $most ->
        [one] Devi prendere esattamente una cambiale, da un posto occupato.
       *[other] Devi prendere esattamente { $most } cambiali, da posti occupati.
    }
gn-refuse-fill = Sposta una carta della riga più esterna in un buco più interno.
gn-refuse-purchase =
    { $most ->
        [0] Ora non puoi comprare nessuna casella.
        [one] Puoi comprare al massimo una casella.
       *[other] Puoi comprare al massimo { $most } caselle.
    }
gn-refuse-pass = Non si passa: chi può offrire deve offrire.
gn-refuse-bid-size = Un’offerta comprende da 1 a { $most } cambiali.
gn-refuse-bid-order = Indica le cambiali di un’offerta in quest’ordine: { $debts }.
gn-refuse-not-held = Non hai in mano tutte queste cambiali.
gn-refuse-value-taken = Qualcuno ha già offerto { $value }: ogni offerta deve avere un valore diverso.
gn-refuse-not-offered = Questa scelta non è disponibile.
gn-refuse-other-debts = Metti esattamente le cambiali che hai offerto.
gn-refuse-chance = Solo il caso tira il dado, pesca e distribuisce.
gn-refuse-chosen = Il tuo avventuriero è già stato posato, oppure non partecipi a questo evento.
gn-refuse-turn =
    { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $seat }.
    }
gn-refuse-pick = A questo tavolo, in High Noon, i posti li sceglie il caso oppure li scegli tu: non tutti e due.
gn-refuse-phase =
    { $phase ->
        [choosing] Non ora: prima scegli un avventuriero per l’evento.
        [taking] Non così: prendi le cambiali dal mercato nel modo stabilito a questo tavolo.
        [tidying] Non ora: prima chiudi i buchi del mercato.
        [buying] Non ora: prima decidi quanto prestigio comprare.
        [bidding] Non ora: prima fai la tua offerta.
        [picking] Non ora: prima scegli chi ingaggiare.
        [laying] Non ora: prima metti nel mercato le cambiali che hai offerto.
       *[other] Ora non si può.
    }

## Gnadenlos!: i componenti di chi ospita

gn-components-unread = Impossibile leggere { $file }.
gn-components-toml = { $file } non è TOML valido: { $problem }.
gn-components-number =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } «{ $field }» dev’essere un numero intero da { $least } a { $most }.
gn-components-name =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } «{ $field }» dev’essere un nome.
gn-components-row =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } «{ $field }» dev’essere una tabella tra parentesi graffe.
gn-components-count =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } per «{ $field }» ne servono { $needed } in tutto, ma { $found ->
        [0] non ce ne sono.
        [one] ce n’è { $found }.
       *[other] ce ne sono { $found }.
    }
gn-components-kind =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } «{ $field }» dev’essere una di queste parole: { $known }.
gn-components-twice =
    { $line ->
        [0] { $file }:
       *[other] { $file }, riga { $line }:
    } il nome «{ $name }» non si distingue da quello di un altro avventuriero.
gn-components-no-high-noon = In { $file } non c’è nessun High Noon tra gli eventi; senza, il becchino non si muoverebbe mai.
gn-table-undertaker = Becchino: { $space } di { $last }
gn-table-offer = In palio:
gn-table-adventurers = I tuoi avventurieri:
gn-table-debts = Le tue cambiali: { $debts }
gn-table-market = Mercato
gn-table-revolver = revolver
gn-table-bid = offre { $value }
gn-table-position = casella { $position }
gn-table-out = fuori gioco
gn-table-nuggets =
    { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepite
    }
gn-table-vultures =
    { $vultures ->
        [one] { $vultures } avvoltoio
       *[other] { $vultures } avvoltoi
    }
gn-table-hand = avventurieri: { $adventurers }, cambiali: { $debts }

## The browser: the house

web-house = Saloon
web-loading = Un momento…
web-unreachable = In questo momento il server non è raggiungibile.
web-nothing-here = Qui non c’è niente.
web-broken = Qualcosa è andato storto in questa pagina.
web-try-again = Riprova
web-home = Pagina iniziale
web-nav = Menu principale
web-language = Lingua
web-guest = Ospite
web-skip = Vai al contenuto
web-me = { $name }: nome e account
web-foot = Altro in questa casa
web-nav-settings = Impostazioni
web-nav-about = Informazioni e crediti
web-unreachable-help = Controlla la connessione o aspetta un momento. Niente è perduto: le partite ti aspettano sul server.
web-nothing-here-help = Forse il link è vecchio o manca una lettera. Dalla pagina iniziale si arriva dappertutto.
web-broken-help = Ricarica la pagina. Una partita in corso riprende da dov’era.
web-offline = Nessuna connessione. Puoi leggere questa pagina; si gioca quando torni in rete.
web-close = Chiudi
web-minutes =
    { $number ->
        [one] { $number } minuto
       *[other] { $number } minuti
    }
web-seconds =
    { $number ->
        [one] { $number } secondo
       *[other] { $number } secondi
    }
web-days =
    { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
web-pace-untimed = Senza orologio
web-pace-live = { $minutes } min a testa, più { $seconds } s a mossa
web-pace-days =
    { $number ->
        [one] Una mossa al giorno
       *[other] Una mossa ogni { $number } giorni
    }
web-option-is = { $option }: { $value }
web-door-link = Solo con il link
web-door-open = Aperto a tutti
web-onlookers-yes = Spettatori ammessi
web-onlookers-no = Niente spettatori

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Gioca subito
web-room-seated =
    { $taken ->
        [one] { $taken } di { $number } seduto
       *[other] { $taken } di { $number } seduti
    }
web-room-waiting =
    { $number ->
        [one] Ne manca ancora uno
       *[other] Ne mancano ancora { $number }
    }
web-room-full = Ci siamo tutti
web-room-begin-full = La partita comincia appena l’ultimo posto è occupato.
web-room-begin-host = { $name } avvia la partita.
web-room-begin-me = Comincia quando vuoi.
web-room-begin-bots =
    { $number ->
        [one] Comincia quando vuoi: il posto libero lo prende un bot.
       *[other] Comincia quando vuoi: i posti liberi li prendono i bot.
    }
web-room-start = Comincia la partita
web-room-start-bots =
    { $number ->
        [one] Comincia con un bot
       *[other] Comincia con { $number } bot
    }
web-room-seats = Posti
web-room-you = Tu
web-room-you-host = Tu, che ospiti
web-room-host = Chi ospita
web-room-here = Presente
web-room-away = Al momento non c’è
web-room-invited = Invitato, non ancora arrivato
web-room-beside = Allo stesso schermo
web-room-open = Posto libero
web-room-sit = Siediti qui
web-room-seat-bot = Metti un bot
web-room-add-beside = Qualcuno accanto a me
web-room-beside-name = Nome di chi ti siede accanto
web-room-fill = Occupa il posto { $number }
web-room-change = Opzioni per { $name }
web-room-free = Libera il posto
web-room-send-away = Manda via { $name }
web-room-get-up = Alzati
web-room-hand-over = Fai ospitare { $name }
web-room-close = Chiudi il tavolo
web-room-close-sure = Chiudere il tavolo per tutti?
web-room-close-keep = Lascialo aperto
web-room-closed = Questo tavolo è chiuso
web-room-closed-help = Chi ospitava ha annullato la partita prima dell’inizio.
web-room-lost = Connessione persa. Riprovo…
web-room-rules = Regole
web-invite = Fai entrare qualcuno
web-invite-link = Link a questo tavolo
web-invite-copy = Copia
web-invite-copied = Copiato
web-invite-share = Condividi
web-invite-text = Vieni a giocare a { $game } con me.
web-invite-qr = Codice QR del link
web-invite-scan = Inquadralo, o scrivi questo codice nella pagina iniziale:
web-room-talk = Chiacchiere al tavolo
web-room-talk-none = Nessuno ha ancora detto niente.
web-room-talk-say = Di’ qualcosa
web-room-talk-send = Invia
web-room-talk-sat = { $name } si siede.
web-room-talk-left = { $name } si alza.
web-home-welcome = Accomodati al tavolo
web-home-welcome-help = Tre giochi fuori catalogo, con gli amici o contro i bot. Non serve un account.
web-home-yours = I tuoi tavoli
web-home-yours-wait =
    { $number ->
        [one] { $number } ti aspetta
       *[other] { $number } ti aspettano
    }
web-home-your-move = Tocca a te
web-home-their-move = Tocca a { $name }
web-home-their-moves =
    { $number ->
        [one] { $number } deve scegliere
       *[other] { $number } devono scegliere
    }
web-home-gathering = In attesa di giocatori
web-home-with = Con { $names }
web-home-alone = Ancora nessun altro
web-home-code = Codice o link
web-home-code-ask = Hai un codice?
web-home-code-wrong = Non è né un codice né un link a un tavolo.
web-home-rules = Leggi le regole
web-home-join = Entra
web-home-games = I tre giochi
web-home-players = { $from }–{ $to } giocatori
web-home-about-minutes = circa { $number } minuti
web-home-minutes = { $number } min
web-home-line-katzenjammer = Compra gatti, prendi topi, occhio ai jolly.
web-home-line-gnadenlos = Prenditi la strada con soldi mai avuti.
web-home-line-gadshill = Nessuno ricorda tutto. Ricostruiscila.
web-home-kind-katzenjammer = Asta
web-home-kind-gnadenlos = Asta e bluff
web-home-kind-gadshill = Logica
web-home-against =
    { $number ->
        [one] contro un bot
       *[other] contro { $number } bot
    }
web-home-friends = Con gli amici
web-home-friends-help = manda un link
web-home-puzzle = Rompicapo in solitario
web-home-open = Tavoli aperti
web-home-open-none = Nessuno cerca giocatori in questo momento. Apri un tavolo a tutti.
web-home-sit = Siediti
web-home-watch = Guarda
web-home-free =
    { $number ->
        [one] { $number } posto libero
       *[other] { $number } posti liberi
    }
web-home-playing = Si gioca
web-home-new = Nuovo tavolo
web-new = Nuovo tavolo
web-new-game = Gioco
web-new-seats = Posti
web-new-who = Chi siede al posto { $number }
web-new-your-name = Il tuo nome
web-new-you = Tu, che ospiti
web-new-open-help = Per chi ha il link
web-new-beside = Qualcuno a questo schermo
web-new-beside-name = Nome del giocatore { $number }
web-new-remove = Togli il posto { $number }
web-new-add-open = Posto libero
web-new-add-bot = Bot
web-new-count = { $taken } di { $number }
web-new-options-more =
    { $number ->
        [one] Un’altra opzione
       *[other] Altre { $number } opzioni
    }
web-new-options-changed =
    { $number ->
        [one] { $number } cambiata
       *[other] { $number } cambiate
    }
web-new-option-players = Non con questo numero di giocatori
web-new-pace = Ritmo
web-new-pace-untimed = Senza orologio
web-new-pace-untimed-help = Nessuno ha fretta.
web-new-pace-live = Dal vivo
web-new-pace-live-help = Ognuno ha un orologio. Per chi finisce il tempo gioca un bot.
web-new-pace-days = A giorni
web-new-pace-days-help = Torna quando tocca a te. Per chi tarda troppo gioca un bot. Un pagamento immediato mostra che non c’era scelta, a meno che tu non ti faccia chiedere sempre (vedi le impostazioni).
web-new-bank = Tempo a testa
web-new-increment = In più a mossa
web-new-days = Tempo per mossa
web-new-door = Porta
web-new-door-link = Con il link
web-new-door-link-help = Può sedersi solo chi ha il tuo link o codice.
web-new-door-open = Porta aperta
web-new-door-open-help = Il tavolo appare a tutti nella pagina iniziale.
web-new-starts = La partita comincia
web-new-starts-full = Al completo
web-new-starts-full-help = Appena l’ultimo posto è occupato.
web-new-starts-host = Quando lo dico io
web-new-starts-host-help = Premi Inizia quando tutti sono pronti.
web-new-manners = Al tavolo
web-new-spectators = Si può assistere
web-new-spectators-help = Vedono il tavolo, mai una mano.
web-new-chat = Chat
web-new-chat-help = I giocatori possono scriversi.
web-new-hints = Suggerimenti
web-new-hints-help = Chiunque può chiedere a un bot che cosa farebbe.
web-new-short = Il tuo tavolo in breve
web-new-sum-me = Tu
web-new-sum-open =
    { $number ->
        [one] { $number } libero
       *[other] { $number } liberi
    }
web-new-sum-bots =
    { $number ->
        [one] { $number } bot
       *[other] { $number } bot
    }
web-new-sum-beside = { $number } accanto a te
web-new-sum-length = Durata
web-new-make = Apri il tavolo
web-new-begin = Comincia la partita
web-new-make-help = Ricevi un link e un codice da condividere.
web-new-begin-help = Nessun posto libero: si comincia subito.
web-join = Unisciti a un tavolo
web-join-invites = { $name } ti invita
web-join-name = Come ti chiamiamo?
web-join-sit = Siediti
web-join-watch = Preferisco guardare
web-join-full = Tutti i posti sono occupati
web-join-full-watch = Puoi guardare, o chiedere un posto per la prossima volta.
web-join-full-no = A questo tavolo non si può assistere. Chiedi un posto per la prossima volta.
web-join-running = La partita è cominciata
web-join-over = Questa partita è finita
web-join-over-help = È finita senza di te, o su un altro tuo schermo.
web-join-replay = Guarda la partita
web-join-not-invited-help = Chiedi a chi ospita il link intero o il codice.
web-join-no-code-help = Un codice vale fino all’inizio della partita. Controlla se l’hai scritto bene o chiedi il link.
web-join-no-table-help = Forse è stato chiuso, o il link è incompleto.
web-join-kicked = Chi ospita ha liberato il tuo posto
web-join-kicked-help = Non sei più a questo tavolo. Ce ne sono altri aperti.
web-set = Impostazioni
web-set-help = Restano solo su questo dispositivo.
web-set-theme = Luce
web-set-theme-auto = Come il dispositivo
web-set-theme-night = Lume
web-set-theme-day = Giorno
web-set-text = Dimensione del testo
web-set-text-s = Piccola
web-set-text-m = Media
web-set-text-l = Grande
web-set-text-xl = Enorme
web-set-motion = Movimento
web-set-motion-auto = Come il dispositivo
web-set-motion-full = Sì
web-set-motion-less = No
web-set-contrast = Contrasto
web-set-contrast-auto = Come il dispositivo
web-set-contrast-normal = Normale
web-set-contrast-more = Più forte
web-set-patterns = Motivi sui colori
web-set-patterns-help = Il colore di ogni giocatore ha anche un suo motivo.
web-set-sound = Suoni
web-set-sound-help = Un suono leggero quando tocca a te.
web-set-ask = Chiedimi sempre
web-set-ask-help = Anche quando non hai scelta e lo sai solo tu, come per certi pagamenti. Altrimenti la mossa si fa da sé, dopo circa il tempo che ci penseresti; in una partita di più giorni si fa subito, e questo la tradisce. Resta sul server, per tutti i tuoi tavoli.
web-set-sample = Un esempio
web-set-sample-text = Quattro cappelli intorno al tavolo. Il lume è acceso, le carte sono date.
web-acc = Nome e account
web-acc-stranger = Puoi giocare senza account. Basta un nome.
web-acc-guest = Sei un ospite. Ti conosce solo questo browser; con un account puoi tornare da ovunque.
web-acc-member = Hai un account.
web-acc-name = Il tuo nome
web-acc-name-help = Così ti vedono gli altri al tavolo.
web-acc-save = Salva
web-acc-saved = Salvato.
web-acc-come-in = Entra come ospite
web-acc-make = Crea un account
web-acc-make-help = Conservi tavoli e partite. Non chiediamo un indirizzo e-mail, quindi nessuno può mandarti una nuova password: tienila da conto.
web-acc-sign-in = Accedi
web-acc-sign-in-help = Hai già un account? Entra con nome e password.
web-acc-sign-in-guest = Le partite da ospite restano dell’ospite.
web-acc-password = Password
web-acc-password-help = Almeno 8 caratteri
web-acc-out = Esci
web-acc-out-here = Esci da qui
web-acc-out-all = Esci ovunque
web-acc-out-guest = Uscire da ospite?
web-acc-out-guest-help = Un ospite che esce non può tornare e lascia tutti i suoi posti. Crea prima un account per tenerli.
web-acc-data = I tuoi dati
web-acc-data-help = Tutto ciò che questa casa conserva su di te, in un file.
web-acc-download = Scarica tutto
web-acc-delete = Cancellami
web-acc-delete-sure = Cancellarti per sempre?
web-acc-delete-help = Il tuo nome sparisce da tavoli e partite, e al tuo posto giocano i bot. Non si può annullare.
web-acc-delete-yes = Sì, cancellami
web-acc-keep = No, resto
web-acc-gone = Sei stato cancellato. Torna quando vuoi.
web-replays = Le tue partite
web-replays-none = Ancora nessuna partita finita. La prossima ti aspetterà qui.
web-replays-see = Rivedi
web-replays-see-long = Rivedi { $game } del { $day }
web-replays-brought = Portate da te
web-replays-brought-help = Porta una partita da altrove: un file scritto da Saloon. Prima si controlla ogni estrazione e ogni mossa.
web-replays-bring = Porta una partita
web-replays-bad-file = Questo file non è una partita di Saloon.
web-replays-added = La partita è arrivata ed è regolare.
web-replays-drop = Elimina
web-replays-drop-long = Elimina { $game } del { $day }
web-replays-drop-sure = Eliminare questa partita?
web-replays-keep = Tienila
web-about = Informazioni su Saloon
web-about-what = Saloon è un posto dove rigiocare tre giochi che non si trovano più: con gli amici tramite un link, su un solo schermo o contro i bot; subito o una mossa al giorno; con tutte le regole.
web-about-games = I giochi e i loro autori
web-about-by = di { $author } · { $publisher }, { $year }
web-about-first = uscito prima come Old Town, 2004
web-about-unofficial = Saloon non è ufficiale: è fatto da giocatori per giocatori. Autori ed editori non l’hanno realizzato, approvato né sostenuto. I titoli e i diritti sui giochi appartengono ai rispettivi titolari.
web-about-fair = Estrazioni oneste
web-about-fair-help = Prima della prima carta la casa mostra l’impronta di un segreto, e il browser di ogni persona aggiunge un proprio numero; da questi derivano tutte le estrazioni. Dopo la partita il segreto viene svelato, il tuo browser lo confronta con ciò che ha conservato, e chiunque può ricalcolare ogni estrazione.
web-about-privacy = Che cosa si conserva
web-about-privacy-help = Il tuo nome, la tua lingua e le tue partite. Niente tracciamento, niente pubblicità, niente da altri siti. Puoi portare via i tuoi dati o cancellarti quando vuoi.
web-about-licence = Licenze
web-about-licence-code = Il codice, le immagini e i testi di regole e carte sono del progetto, con licenza MIT.
web-about-licence-fonts = I caratteri sono Rye di Nicole Fally, Vollkorn di Friedrich Althausen e Figtree di Erik Kennedy, tutti con SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = In attesa di giocatori
web-moves = Che cosa puoi fare
web-table-opening = Connessione
web-table-live = In diretta
web-table-lost = Connessione persa
web-table-gone = Chiuso
web-table-menu = Menu
web-table-book =
    { $number ->
        [0] Cronaca, chat e regole
        [one] Cronaca, chat e regole: { $number } non letto
       *[other] Cronaca, chat e regole: { $number } non letti
    }
web-table-players = Giocatori
web-table-board = Tavolo
web-table-dock = La tua mano e che cosa puoi fare
web-table-end = Com’è finita la partita
web-table-pages = Cronaca, chat e regole
web-table-log = Cronaca
web-table-log-empty = Non è ancora successo niente.
web-table-log-more = Mostra le righe precedenti
web-table-chat = Chat
web-table-chat-empty = Nessuno ha ancora detto niente.
web-table-chat-later = I giocatori parlano tra loro. Potrai leggere a partita finita.
web-table-chat-say = Di’ qualcosa
web-table-chat-send = Invia
web-table-rules = Regole
web-table-rule = Regola
web-table-rulebook = Regolamento completo
web-table-settings = Impostazioni
web-table-unread =
    { $number ->
        [one] { $number } non letto
       *[other] { $number } non letti
    }
web-table-close = Chiudi
web-table-dismiss = Nascondi
web-table-you = Tu
web-table-bot = bot
web-table-your-turn = tocca a te
web-table-thinks = ci pensa
web-table-chosen = ha scelto
web-table-not-here = assente
web-table-watched =
    { $number ->
        [one] { $number } spettatore
       *[other] { $number } spettatori
    }
web-table-absent-invited = non ancora qui
web-table-absent-left = via, gioca un bot
web-table-absent-time = tempo scaduto, gioca un bot
web-table-absent-away = assente, gioca un bot
web-table-absent-resigned = ritirato, gioca un bot
web-table-stead-invited = Il tuo posto è riservato per te.
web-table-stead-left = Un bot gioca per te finché non torni.
web-table-stead-time = Il tuo tempo è scaduto. Un bot gioca per te finché non torni.
web-table-stead-away = Non c’eri. Un bot gioca per te finché non torni.
web-table-stead-resigned = Ti sei ritirato. Un bot finisce la partita al posto tuo.
web-table-clock =
    { $you ->
        [yes] Il tempo che ti resta
       *[no] Tempo che resta a { $seat }
    }
web-table-clock-days = { $days } g { $hours } h
web-table-clock-tight = resta poco tempo
web-table-undo = Annulla
web-table-takeback = Chiedi di ritirare una mossa
web-table-asks =
    { $you ->
        [yes] Chiedi di ritirare la tua ultima mossa. Gli altri decidono.
       *[no] { $seat } chiede di ritirare l’ultima mossa.
    }
web-table-agree = Accetta
web-table-decline = Rifiuta
web-table-hint = Dammi un consiglio
web-table-hint-asked = Il bot migliore sta pensando…
web-table-hint-says = Il bot migliore farebbe così: { $text }
web-table-list = Elenca tutte le mosse
web-table-leave = Lascia il tavolo
web-table-back = Riprendi il tuo posto
web-table-resign = Ritirati
web-table-stay = Continua a giocare
web-table-sure-leave = Un bot giocherà per te finché non torni. Andare via adesso?
web-table-sure-resign = Un bot finirà la partita al posto tuo e non potrai tornare. Ritirarti adesso?
web-table-watching = Stai guardando questa partita.
web-table-lost-line = La connessione si è persa. Nuovo tentativo …
web-table-server-gone = Il server non risponde. Continuiamo a provare; non si perde niente.
web-table-move-kept = La tua mossa è conservata e sarà inviata di nuovo.
web-table-closed = Chi ospita ha annullato questo tavolo.
web-table-kicked = Chi ospita ha liberato il tuo posto.
web-table-see-board = Guarda il tavolo
web-table-see-end = Guarda il risultato
web-table-replay = Rivedi la partita
web-table-rematch = Gioca ancora
web-table-rematch-go = Alla prossima partita

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Partite
web-replay-title = Replay
web-replay-setup = Preparazione
web-replay-auction = Asta { $number }
web-replay-turn = Turno { $number }: { $seat }
web-replay-mark-quartet = Si cala un quartetto
web-replay-mark-payday = Giorno di paga
web-replay-mark-vulture = Un avvoltoio si posa
web-replay-mark-shot = Qualcuno perde il duello
web-replay-mark-placed = Un edificio è trovato
web-replay-mark-stop = Si chiama STOP
web-replay-mark-end = La manche finisce
web-replay-seats =
    { $number ->
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }
web-replay-won = vittoria: { $seats }
web-replay-board = Il tavolo
web-replay-eyes = Visto da
web-replay-onlooker = Spettatore
web-replay-all = Tutte le mani
web-replay-where = Passo { $step } di { $last }
web-replay-scrub = Vai a un passo
web-replay-chapter-back = Capitolo precedente
web-replay-back = Passo precedente
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-on = Passo successivo
web-replay-chapter-on = Capitolo successivo
web-replay-next-decision = Prossima decisione
web-replay-speed = Velocità: { $times }×
web-replay-log = Che cosa è successo
web-replay-search = Cerca nel diario
web-replay-nothing = Non si è trovato nulla.
web-replay-decisions = Solo le decisioni
web-replay-link = Link a questo momento
web-replay-link-copied = Il link è copiato.
web-replay-link-take = Ecco il link da copiare:
web-replay-result = Risultato
web-replay-only-told = Questa partita è stata giocata con altre regole (versione { $rules }). Qui si può leggere, ma non rivedere.
web-replay-close = Chiudi
web-replay-keys = Tasti
web-replay-keys-step = un passo
web-replay-keys-chapter = un capitolo
web-replay-keys-ends = inizio e fine
web-replay-keys-play = riproduci o pausa
web-replay-keys-decision = decisione successiva o precedente
web-replay-check = Verifica le estrazioni
web-replay-check-working = Ogni estrazione viene ricalcolata …
web-replay-check-good = Le estrazioni erano oneste.
web-replay-check-bad = Qualcosa non torna.
web-replay-check-before = Prima della prima carta la casa ha scelto un numero segreto e ne ha mostrato l’impronta; poi il browser di ogni persona ha potuto aggiungere un proprio numero.
web-replay-check-draws = Ogni carta e ogni dado derivano solo da questi numeri. Se almeno una persona ha aggiunto un numero, né la casa da sola né un giocatore da solo potevano sceglierli.
web-replay-check-after =
    Ora il segreto è noto, e il server ha ricalcolato { $draws ->
        [one] { $draws } estrazione
       *[other] { $draws } estrazioni
    } e rigiocato { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
web-replay-check-commitment = Impronta, mostrata prima della prima carta
web-replay-check-secret = Segreto, mostrato dopo la fine
web-replay-check-nonces = Che cosa hanno aggiunto i posti
web-replay-check-no-nonce = niente
web-replay-check-yourself = Chi non si fida di nessun server verifica la registrazione a casa, con il comando
web-replay-download = Scarica la registrazione
web-replay-open = Apri una registrazione
web-replay-open-how = Una registrazione è il file che lascia una partita finita. Scegline una, o trascinala qui.
web-replay-open-choose = Scegli un file
web-replay-open-working = La registrazione viene verificata …
web-replay-open-not-one = Questo file non è una registrazione.
web-replay-mine = Registrazioni che hai aperto
web-replay-drop = Togli { $game }, { $day }

## The browser: the seal on the deal (web-fair-…)

web-fair-sign-sealed = sigillato
web-fair-sign-checking = verifica
web-fair-sign-fair = sigillo intatto
web-fair-sign-broken = sigillo rotto
web-fair-sign-unseen = non verificato
web-fair-title-sealed = Le carte sono sigillate
web-fair-title-checking = Verifica delle carte
web-fair-title-fair = Le carte corrispondono al sigillo
web-fair-title-broken = Le carte non corrispondono al sigillo
web-fair-title-unseen = Questo browser non può verificare
web-fair-line-sealed = Le carte sono sigillate: { $seal }.
web-fair-line-checking = Il tuo browser sta verificando le carte…
web-fair-line-fair = Le carte corrispondono al sigillo { $seal }.
web-fair-line-broken = Le carte non corrispondono al sigillo!
web-fair-line-unseen = Questo browser non c’era prima della prima carta e non può verificare nulla.
web-fair-how-alone = La casa ha scelto il suo segreto e l’ha chiuso con questo sigillo; solo dopo il tuo browser ha aggiunto un numero suo. Ogni carta deriva da entrambi, quindi la casa non poteva scegliere le carte.
web-fair-how-together = La casa ha scelto il suo segreto e l’ha chiuso con questo sigillo. Poi il browser di ogni persona ha promesso un numero, mostrato solo quando tutti erano promessi. Ogni carta deriva da tutti insieme: nessuno poteva sceglierle, nemmeno la casa d’accordo con un giocatore.
web-fair-how-days = La casa ha scelto il suo segreto e l’ha chiuso con questo sigillo; poi ognuno ha aggiunto un numero sedendosi. Da sola, quindi, la casa non poteva scegliere le carte. D’accordo con chi si è seduto per ultimo avrebbe potuto: con una mossa al giorno non tutti sono presenti all’inizio.
web-fair-how-nothing = La casa ha chiuso il suo segreto con questo sigillo, ma questo browser non ha aggiunto alcun numero. Si può verificare che il segreto resti lo stesso, non che la casa non ne abbia provati diversi.
web-fair-seal = Sigillo
web-fair-number = Il tuo numero
web-fair-later = Dopo l’ultima carta il tuo browser apre il sigillo e confronta.
web-fair-home = Il tuo browser ha confrontato il sigillo, i numeri e le tue mosse. Per ricalcolare anche ogni carta servono la registrazione e il comando
web-fair-record = Conserva la registrazione
web-fair-copy = Copia il comando
web-fair-copied = Copiato
web-fair-show = Mostra
web-fair-checking = La registrazione viene confrontata con ciò che il tuo browser ha conservato…
web-fair-unseen-help = Il sigillo può verificarlo solo un browser che l’ha visto prima della prima carta.
web-fair-seal-yes = Il sigillo mostrato prima della prima carta si apre: { $seal }.
web-fair-seal-no = Il segreto non è quello sigillato con { $seal }.
web-fair-number-yes = Il tuo numero { $nonce } c’è.
web-fair-number-no = Il tuo numero { $nonce } è stato sostituito.
web-fair-others-yes = I numeri degli altri sono quelli dati prima della prima carta.
web-fair-others-no = Il numero di { $name } non è quello di prima della prima carta.
web-fair-moves-yes = Le tue mosse sono nella registrazione come le hai fatte.
web-fair-moves-no = Le tue mosse non sono nella registrazione come le hai fatte.
web-fair-broken-commitment = La casa ha cambiato il suo sigillo a partita in corso.
web-fair-broken-dealt = Sono state date carte prima che arrivasse il tuo numero.
web-fair-broken-help = Può essere un errore del server, oppure qualcuno ha cambiato le carte. Conserva la registrazione e chiedi a chi ospita.
web-fair-adds-nothing = { $name } non ha aggiunto alcun numero.
web-fair-adds-owed = { $name } deve promettere di nuovo un numero.
web-fair-adds-sealed = { $name } ha promesso un numero prima che ne fosse mostrato uno.
web-fair-adds-open = { $name } ha dato un numero sedendosi.
web-fair-called-off =
    { $number ->
        [one] Prima di questa distribuzione l’inizio è stato annullato una volta.
       *[other] Prima di questa distribuzione l’inizio è stato annullato { $number } volte.
    }
web-fair-missing = Si sigillano le carte: manca ancora { $names }…

## The browser: rulebooks (web-rules-…)

web-nav-rules = Regole
web-rules-of = Regolamento
web-rules-search = Cerca nelle regole
web-rules-places =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
web-rules-found = Nessun risultato
web-rules-next = Punto successivo
web-rules-chapters = Capitoli
web-rules-link = Link alla regola { $clause }
web-rules-print = Stampa
web-rules-no-clause = In questo regolamento non c’è la regola { $clause }.

## The browser: Katzenjammer Blues (kb-screen-…)

web-nav-play = Gioca
kb-screen-ask-open = Offri per il lotto, oppure *passa*.
kb-screen-ask-beat =
    { $you ->
        [yes] La tua offerta è la più alta: *{ kb-bid-name }*.
       *[no] Supera { $seat } (*{ kb-bid-name }*), oppure passa.
    }
kb-screen-ask-pass =
    { $you ->
        [yes] La tua offerta è la più alta: *{ kb-bid-name }*.
       *[no] Non puoi superare { $seat } (*{ kb-bid-name }*).
    }
kb-screen-ask-pay = Il lotto è tuo: scegli come pagare *{ kb-bid-name }*.
kb-screen-ask-lay = Cala un quartetto, oppure *fermati* e scopri il prossimo lotto.
kb-screen-ask-stop = Non hai quartetti da calare: *fermati* e scopri il prossimo lotto.
kb-screen-wait-deal = Si distribuiscono le carte.
kb-screen-wait-reveal =
    { $you ->
        [yes] Scopri il lotto.
       *[no] { $seat } scopre il lotto.
    } { $number ->
        [0] Ancora nessuna carta.
        [one] Una carta finora.
       *[other] { $number } carte finora.
    }
kb-screen-wait-bonus = Una carta bonus per tutti.
kb-screen-wait-bid =
    { $you ->
        [yes] Tocca a te.
       *[no] { $seat } pensa a un’offerta.
    }
kb-screen-wait-high = La tua offerta è la più alta: *{ kb-bid-name }*.
kb-screen-wait-pay =
    { $you ->
        [yes] Vinci il lotto con *{ kb-bid-name }*.
       *[no] { $seat } vince il lotto con *{ kb-bid-name }*.
    }
kb-screen-wait-lay =
    { $you ->
        [yes] Puoi calare quartetti.
       *[no] { $seat } può calare quartetti.
    }
kb-screen-over = La partita è finita.
kb-screen-high = offerta più alta: { kb-bid-name }
kb-screen-won = vince con { kb-bid-name }
kb-screen-passed = passato
kb-screen-leads = guida
kb-screen-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
kb-screen-mice =
    { $number ->
        [one] { $number } topo
       *[other] { $number } topi
    }
kb-screen-mice-none = nessun topo
kb-screen-jokers =
    { $number ->
        [one] { $number } jolly
       *[other] { $number } jolly
    }
kb-screen-used =
    { $number ->
        [one] { $number } jolly nella fila
       *[other] { $number } jolly nella fila
    }
kb-screen-held =
    { $number ->
        [one] e { $number } in mano
       *[other] e { $number } in mano
    }
kb-screen-lot = Il lotto
kb-screen-lot-yours = Il tuo lotto
kb-screen-lot-paid = tuo appena pagato
kb-screen-lot-by =
    { $you ->
        [yes] Scoperto da te.
       *[no] Scoperto da { $seat }.
    }
kb-screen-lot-pair = Il secondo { kb-value } l’ha chiuso.
kb-screen-lot-joker = Il jolly l’ha chiuso: una carta bonus per tutti.
kb-screen-lot-won =
    { $you ->
        [yes] Lo vinci con { kb-bid-name }.
       *[no] { $seat } lo vince con { kb-bid-name }.
    }
kb-screen-lot-none =
    { $you ->
        [yes] Scopri tu il prossimo lotto.
       *[no] { $seat } scopre il prossimo lotto.
    }
kb-screen-round-clocks = Topi e carte rimasti
kb-screen-round = Manche { $round } di { $rounds }
kb-screen-so-far = Finora: { $text }
kb-screen-round-short = Manche { $round }
kb-screen-pool =
    ancora { $number ->
        [one] *{ $number }* topo
       *[other] *{ $number }* topi
    } su { $all }
kb-screen-pile =
    { $number ->
        [one] ancora *{ $number }* carta
       *[other] ancora *{ $number }* carte
    }
kb-screen-pile-near = Con il prossimo lotto il mazzo potrebbe finire.
kb-screen-discard =
    { $number ->
        [one] *{ $number }* scartata
       *[other] *{ $number }* scartate
    }
kb-screen-joker-none = Non hai jolly, quindi nessuna perdita.
kb-screen-joker-safe = *Per ora al sicuro.* I tuoi jolly: { $own } ({ $used ->
        [one] { $used } usato
       *[other] { $used } usati
    }, { $held } in mano).
kb-screen-joker-risk = *Più jolly di tutti, per quel che si vede.* I tuoi jolly: { $own } ({ $used ->
        [one] { $used } usato
       *[other] { $used } usati
    }, { $held } in mano).
kb-screen-joker-shows = Visibili da { $seats }: { $most }.
kb-screen-short-safe = al sicuro
kb-screen-short-most = il massimo
kb-screen-ladder = Offerte
kb-screen-floors = Numero di carte
kb-screen-floor =
    { $number ->
        [one] carta
       *[other] carte
    }
kb-screen-different = diverse
kb-screen-least = minima
kb-screen-high-tag = più alta
kb-screen-lit = puoi offrire
kb-screen-needs-joker = serve un jolly
kb-screen-dark = fuori portata
kb-screen-beaten = superata
kb-screen-under =
    { $number ->
        [one] Un altro piano, sotto, è superato.
       *[other] Altri { $number } piani, sotto, sono superati.
    }
kb-screen-hand = La tua mano
kb-screen-hand-empty = La tua mano è vuota.
kb-screen-hand-none = nessuna carta
kb-screen-hands = Tutte le mani alla fine
kb-screen-stack = { $card }: { $all }
kb-screen-stack-picked =
    { $card }: { $number ->
        [one] { $number } su { $all } scelta
       *[other] { $number } su { $all } scelte
    }
kb-screen-tip-bid = Tocca una finestra, oppure delle carte
kb-screen-tip-pay = Tocca delle carte per cambiare il pagamento
kb-screen-tip-lay = Tocca delle carte per usare un jolly
kb-screen-no-match = Con queste carte adesso non si può fare niente.
kb-screen-if-won = Se vinci, paghi
kb-screen-or = oppure
kb-screen-you-pay = Paghi
kb-screen-only-pass = Non hai un’offerta più alta.
kb-screen-pass-final = definitivo
kb-screen-stop-next = scopri tu il prossimo lotto
kb-screen-do-choose-bid = Scegli un’offerta
kb-screen-do-choose-quartet = Scegli un quartetto
kb-screen-do-pay = Paga e prendi il lotto
kb-screen-do-lay = Cala { kb-bid-name }
kb-screen-do-end = Cala e chiudi la manche
kb-screen-pay-ways =
    { $number ->
        [one] Un modo di pagare
       *[other] { $number } modi di pagare
    }
kb-screen-pay-pick = Scegli { $number } carte diverse
kb-screen-pay-picked =
    { $number ->
        [one] { $number } carta scelta su { $all }
       *[other] { $number } carte scelte su { $all }
    }
kb-screen-pay-then = Poi hai in mano
kb-screen-pay-joined =
    { kb-bid-name } { $jokers ->
        [one] e un jolly
       *[other] e { $jokers } jolly
    }
kb-screen-pay-jokers =
    { $jokers ->
        [one] solo il jolly
       *[other] { $jokers } jolly
    }
kb-screen-pay-same =
    { $own ->
        [one] Conti comunque { $own } jolly; nella tua fila ci resta per sempre.
       *[other] Conti comunque { $own } jolly; nella tua fila ci restano per sempre.
    }
kb-screen-row = Jolly nella tua fila
kb-screen-ready = quattro { kb-value.plural } pronti
kb-screen-lay-title = Calare quartetti
kb-screen-lay-hint = Solo adesso, subito dopo aver vinto un lotto. Puoi anche non calarne.
kb-screen-lay-of = su { $all }
kb-screen-lay-jokers =
    { $jokers ->
        [0] senza jolly
        [one] { $jokers } jolly nella tua fila
       *[other] { $jokers } jolly nella tua fila
    }
kb-screen-lay-note =
    Quartetto di { kb-value.plural }: { $mice ->
        [one] { $mice } topo
       *[other] { $mice } topi
    }
kb-screen-ends = chiude la manche
kb-screen-goes =
    { $number ->
        [one] resta { $number } topo, si continua
       *[other] restano { $number } topi, si continua
    }
kb-screen-goes-on = si continua
kb-screen-shed = Scarta quattro jolly
kb-screen-shed-count = Jolly che conti: { $before } → { $after }
kb-screen-verdict = Un quartetto di { kb-value.plural } chiuderebbe la manche
kb-screen-verdict-now = I tuoi topi adesso
kb-screen-verdict-gain = Quartetto di { kb-value.plural }
kb-screen-verdict-loss = Più jolly: tu { $own }, gli altri ne mostrano { $most }
kb-screen-verdict-total = Finiresti con
kb-screen-verdict-open = Per quel che si vede: i jolly nascosti degli altri possono cambiare tutto.
kb-screen-verdict-shed = Scarta prima quattro jolly e ne conti { $own }: lo stesso quartetto ti lascia allora { $number }.
kb-screen-end-wins =
    { $you ->
        [yes] Hai vinto!
       *[no] { $seat } vince
    }
kb-screen-end-shared =
    { $you ->
        [yes] Dividi la vittoria con { $seats }
       *[no] { $seats } dividono la vittoria
    }
kb-screen-end-tie = Pari di topi: decide chi ha meno jolly.
kb-screen-end-score =
    { $score ->
        [one] Con { $score } topo, più di tutti.
       *[other] Con { $score } topi, più di tutti.
    }
kb-screen-step-mice = Topi presi
kb-screen-step-mice-mice = Un punto l’uno. L’ultimo topo è andato: la manche è finita.
kb-screen-step-mice-deck = Un punto l’uno. Il mazzo è finito: la manche è finita.
kb-screen-step-jokers = Jolly contati
kb-screen-step-jokers-why = Gli usati stanno nella fila; contano anche quelli in mano.
kb-screen-step-jokers-row =
    { $used ->
        [one] { $used } usato
       *[other] { $used } usati
    }, { $held } in mano
kb-screen-step-loss = Più jolly: si perdono 5
kb-screen-step-loss-why = Più jolly di tutti ({ $number }): { $who }. Si può scendere sotto zero.
kb-screen-step-loss-none = Nessuno ha jolly, quindi nessuno perde topi.
kb-screen-step-no-loss = nessuna perdita
kb-screen-step-place = Posti
kb-screen-step-place-why = Vince chi ha più topi dopo la perdita.
kb-screen-step-place-tie = Pari di topi: vince chi ha meno jolly.
kb-screen-place =
    { $place ->
        [1] 1º
       *[other] { $place }º
    }
kb-screen-match = La partita: { $rounds } manche sommate
kb-screen-total = Totale

# ---
#
# ---

## The browser: Gnadenlos! (gn-screen-…)

gn-screen-street = Via principale: { $spaces } ferri di cavallo di prestigio
gn-screen-street-picture = Immagine della via
gn-screen-place-grey = Vicolo del Fango
gn-screen-place-beige = Pensione
gn-screen-place-copper = Sala da gioco
gn-screen-place-plum = Grand Hotel
gn-screen-place-green = Municipio
gn-screen-start = via
gn-screen-finish = arrivo
gn-screen-stands =
    { $you ->
        [yes] Il tuo cappello: casella { $position }, { $place }; a poker vince { $win }, perde { $lose }
       *[no] { $seat }: casella { $position }, { $place }; a poker vince { $win }, perde { $lose }
    }
gn-screen-hatless =
    { $you ->
        [yes] Il tuo cappello ha lasciato il tabellone
       *[no] { $seat }: il cappello ha lasciato il tabellone
    }
gn-screen-clocks = Gli orologi della partita
gn-screen-step-event = Evento
gn-screen-step-prestige = Prestigio
gn-screen-step-bids = Offerte
gn-screen-step-payday = Giorno di paga
gn-screen-to-payday =
    { $count ->
        [one] { $count } cambiale su { $due }
       *[other] { $count } cambiali su { $due }
    }
gn-screen-yours = Tu: pepite { $nuggets }, casella { $position }, avvoltoi { $vultures }
gn-screen-undertaker = Becchino
gn-screen-events-name = Eventi
gn-screen-events =
    Carte evento: { $turned ->
        [one] { $turned } scoperta
       *[other] { $turned } scoperte
    }, { $left ->
        [one] { $left } rimasta
       *[other] { $left } rimaste
    }
gn-screen-row = Fila { $row }
gn-screen-slot = fila { $row }, colonna { $column }
gn-screen-die = Faccia { $face } del dado
gn-screen-face-down = coperta
gn-screen-known = la conosci: { $debts }
gn-screen-may-be = una di queste: { $debts }
gn-screen-next = prossima
gn-screen-free = libero
gn-screen-gap = Buco: fila { $row }, colonna { $column }
gn-screen-comes = per ora, una cambiale dell’offerta di { $name }
gn-screen-market-take = scegli senza guardare
gn-screen-market-fill = trascina o tocca una carta, poi un buco
gn-screen-market-next = dove andrebbero le offerte
gn-screen-market-missing =
    { $count ->
        [0] è giorno di paga
        [one] ancora { $count } al giorno di paga
       *[other] ancora { $count } al giorno di paga
    }
gn-screen-last-payday =
    { $throws ->
        [one] Ultimo giorno di paga: { $throws } tiro
       *[other] Ultimo giorno di paga: { $throws } tiri
    }
gn-screen-card = { $name }: oro { $gold }, pistola { $gun }, carte { $poker }
gn-screen-shown =
    { $stat ->
        [gold] { $name }: oro { $number }
        [gun] { $name }: pistola { $number }
       *[cards] { $name }: carte { $number }
    }
gn-screen-debt =
    { $you ->
        [yes] cambiale { gn-debt }, la paghi tu
       *[no] cambiale { gn-debt }, la paga { $seat }
    }
gn-screen-pays =
    { $you ->
        [yes] paghi tu
       *[no] { $seat } paga
    }
gn-screen-adventurers =
    { $number ->
        [one] { $number } avventuriero
       *[other] { $number } avventurieri
    }
gn-screen-debts =
    { $number ->
        [one] { $number } cambiale
       *[other] { $number } cambiali
    }
gn-screen-deck =
    { $count ->
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
gn-screen-left-town =
    { $count ->
        [one] Fuori città: { $count }
       *[other] Fuori città: { $count }
    }
gn-screen-event-gold = Corsa all’oro
gn-screen-event-high-noon = High Noon
gn-screen-event-poker = Poker
gn-screen-event-help-gold = Chi ha più oro scava { $first } e lascia la città. Il secondo scava { $second } e resta.
gn-screen-event-help-high-noon = La pistola migliore può prendere cambiali e lascia la città. La peggiore viene fatta fuori.
gn-screen-event-help-poker = La mano migliore avanza e lascia la città. La peggiore torna indietro.
gn-screen-who-gold = Chi va a cercare l’oro?
gn-screen-who-high-noon = Chi affronta il duello?
gn-screen-who-poker = Chi si siede al tavolo?
gn-screen-result = Ecco com’è andata
gn-screen-equal = Tutti lo stesso numero: non succede nulla
gn-screen-too-few = Troppo poche cambiali al mercato: nessuno ne prende.
gn-screen-you = Tu
gn-screen-out = nessun avventuriero
gn-screen-your-pick = la tua scelta
gn-screen-chosen = ha scelto
gn-screen-thinking = pensa
gn-screen-choose-now = scegli ora
gn-screen-nuggets = pepite
gn-screen-spaces = caselle
gn-screen-took =
    { $number ->
        [0] non ne prende
        [one] prende { $number } cambiale
       *[other] prende { $number } cambiali
    }
gn-screen-fate-discarded = lascia la città
gn-screen-fate-shot = fatto fuori
gn-screen-odds =
    { $you ->
        [yes] La tua zona: { $win } avanti o { $lose } indietro
       *[no] Zona di { $seat }: { $win } avanti o { $lose } indietro
    }
gn-screen-for-hire = Da ingaggiare
gn-screen-pairs = Coppie da ingaggiare
gn-screen-for-hire-help = { $offer } per { $players } giocatori
gn-screen-pair-with = in coppia con { $name }
gn-screen-bids = Offerte
gn-screen-bids-help = per ora
gn-screen-pick =
    { $rank ->
        [1] sceglie per primo
        [2] 2ª scelta
        [3] 3ª scelta
       *[other] { $rank }ª scelta
    }
gn-screen-standing-picked = ha ingaggiato
gn-screen-standing-without = resta a mani vuote
gn-screen-standing-unable = non può offrire
gn-screen-standing-next = offre ora
gn-screen-standing-later = offre più tardi
gn-screen-sums = Somme
gn-screen-sum-taken =
    { $you ->
        [yes] { $value }: la tua offerta
       *[no] { $value }: già offerto da { $seat }
    }
gn-screen-payday = Giorno di paga
gn-screen-payday-last = Ultimo giorno di paga
gn-screen-rolls =
    { $you ->
        [yes] tiri tu
       *[no] tira { $seat }
    }
gn-screen-turns-up =
    { $you ->
        [yes] Colonna { $column }: { gn-debt }, paghi tu.
       *[no] Colonna { $column }: { gn-debt }, paga { $seat }.
    }
gn-screen-broke = Non può pagare: un avvoltoio
gn-screen-bank = banca
gn-screen-outermost = prima si gira la cambiale più esterna di una colonna
gn-screen-ends = Il giorno di paga finisce quando
gn-screen-ends-broke = qualcuno non può pagare.
gn-screen-ends-column = una colonna è esaurita.
gn-screen-risk =
    { $you ->
        [yes] Hai
       *[no] { $seat } ha
    } { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepite
    }: una cambiale da { $least } in su porterebbe un avvoltoio.
gn-screen-fewest =
    { $count ->
        [0] La colonna { $column } non ne ha più.
        [one] La colonna { $column } ha ancora una cambiale.
       *[other] La colonna { $column } ne ha ancora { $count }, il minimo.
    }
gn-screen-paid = Pagato finora
gn-screen-hold = Ferma
gn-screen-go-on = Riprendi
gn-screen-to-end = Alla fine
gn-screen-seen = Visto, si tira ancora
gn-screen-seen-end = Visto, avanti
gn-screen-your-adventurers = I tuoi avventurieri
gn-screen-your-debts = Le tue cambiali
gn-screen-your-hand = La tua mano
gn-screen-order-help = nell’ordine in cui le metterai
gn-screen-control = La tua decisione
gn-screen-chance-gold = Oro { $number }: scava { $first } se nessuno ha di più, { $second } se un solo numero lo supera.
gn-screen-chance-high-noon = Pistola { $number }: la più alta prende cambiali, la più bassa viene fatta fuori.
gn-screen-chance-poker = Carte { $number }: il più alto avanza di { $win }, il più basso arretra di { $lose }.
gn-screen-secret = Si scoprono tutti insieme.
gn-screen-send = Manda { $name }
gn-screen-send-nobody = Scegli un avventuriero
gn-screen-sent = Hai mandato { $name }. Gli altri stanno ancora scegliendo.
gn-screen-sent-one = Hai scelto. Gli altri stanno ancora scegliendo.
gn-screen-change-mind = Scegli qualcun altro
gn-screen-bid-how = Scegli da una a tre cambiali.
gn-screen-bid = Offri { $value }
gn-screen-bid-nothing = Scegli la tua offerta
gn-screen-payday-follows = Per ora, segue un giorno di paga.
gn-screen-buy-how = Caselle, una pepita l’una
gn-screen-buy-result =
    Fino alla casella { $position }; { $left ->
        [one] ti resta { $left } pepita
       *[other] ti restano { $left } pepite
    }.
gn-screen-buy-none = Il tuo cappello resta fermo.
gn-screen-buy-zone = Lì cambiano i numeri del poker.
gn-screen-buy-finish = Così finisce la partita!
gn-screen-take-how = Scegli cambiali al mercato, senza guardare: { $chosen } su { $most }.
gn-screen-take =
    { $number ->
        [one] Prendi { $number } cambiale
       *[other] Prendi { $number } cambiali
    }
gn-screen-take-nothing = Scegli al mercato
gn-screen-draw-how = A questo tavolo le cambiali le sceglie il caso.
gn-screen-fill-how =
    { $gaps ->
        [one] Scegli una carta della fila più esterna per l’ultimo buco.
       *[other] Scegli una carta della fila più esterna, poi uno dei { $gaps } buchi.
    }
gn-screen-fill-where = Carta in { $slot }: scegli un buco.
gn-screen-fill-all = Chiudi tu i buchi
gn-screen-pick-how = Scegli sul tabellone chi ingaggiare.
gn-screen-hire = Ingaggia { $name }
gn-screen-hire-pair = Ingaggia la coppia con { $name }
gn-screen-hire-nobody = Scegli un avventuriero
gn-screen-lay-how = Solo tu saprai quale cambiale sta dove. Le file esterne si girano prima.
gn-screen-swap = Scambia { $first } e { $second }
gn-screen-lay = Mettile così
gn-screen-ask-choosing-gold = Scegli in segreto *un avventuriero* per la corsa all’oro: conta solo l’oro.
gn-screen-ask-choosing-high-noon = Scegli in segreto *un avventuriero* per High Noon: conta solo la pistola.
gn-screen-ask-choosing-poker = Scegli in segreto *un avventuriero* per il poker: contano solo le carte.
gn-screen-wait-choosing = Stanno ancora scegliendo: { $seats }.
gn-screen-ask-taking = Hai vinto il duello: *prendi cambiali* dal mercato, alla cieca.
gn-screen-ask-tidying = Richiudi il mercato: *sposta le carte* della fila più esterna nei buchi.
gn-screen-ask-buying = *Compra prestigio* o tieniti le pepite.
gn-screen-ask-bidding =
    Offri *da una a tre cambiali*{ $taken ->
        [none] .
       *[other] ; già presi: { $taken }.
    }
gn-screen-ask-picking = *Ingaggia* uno degli avventurieri.
gn-screen-ask-pair = *Ingaggia* una delle coppie.
gn-screen-ask-laying = *Metti le tue cambiali* coperte, nell’ordine che vuoi.
gn-screen-ask-payday = Giorno di paga: *decide il dado*.
gn-screen-ask-payday-last = L’ultimo giorno di paga: *decide il dado*.
gn-screen-wait-taking =
    { $you ->
        [yes] Stai per prendere cambiali.
       *[no] { $seat } prende cambiali dal mercato.
    }
gn-screen-wait-tidying =
    { $you ->
        [yes] Richiudi il mercato.
       *[no] { $seat } richiude il mercato.
    }
gn-screen-wait-buying =
    { $you ->
        [yes] Stai per comprare prestigio.
       *[no] { $seat } può comprare prestigio.
    }
gn-screen-wait-bidding =
    { $you ->
        [yes] Stai per offrire.
       *[no] { $seat } sta offrendo.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] Stai per ingaggiare.
       *[no] { $seat } sta ingaggiando.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] Metti le tue cambiali.
       *[no] { $seat } mette le cambiali offerte.
    }
gn-screen-end-foremost = Vince il cappello più avanti: casella { $position }.
gn-screen-end-tied =
    Parità sulla casella { $position }; decide chi ha più pepite: { $nuggets ->
        [one] { $nuggets } pepita
       *[other] { $nuggets } pepite
    }.
gn-screen-end-shared = Stessa casella, stesse pepite: la vittoria è condivisa.
gn-screen-end-why = Com’è finita
gn-screen-end-payday =
    { $throws ->
        [one] Qualunque sia il mercato: { $throws } tiro.
       *[other] Qualunque sia il mercato: { $throws } tiri.
    }
gn-screen-end-thrown =
    { $you ->
        [yes] Un avvoltoio ti ricaccia alla casella { $position }.
       *[no] Un avvoltoio ricaccia { $seat } alla casella { $position }.
    }
gn-screen-end-no-payday = Dopo il terzo avvoltoio non ci sono altri giorni di paga.
gn-screen-end-purchase = Ultimo acquisto
gn-screen-end-purchase-help = Fino a tre caselle in più, una pepita l’una, per tutti quelli rimasti.
gn-screen-end-places = Classifica
gn-screen-end-places-help = Prima il cappello più avanti, poi più pepite. Tre avvoltoi perdono.
gn-screen-end-player = Giocatore
gn-screen-end-space = Casella
gn-screen-end-nuggets = Pepite rimaste
gn-screen-end-place = Posto
gn-screen-end-rank = { $rank }º
gn-screen-end-nothing = niente
gn-screen-end-lost = eliminato: tre avvoltoi

## The browser: Gads Hill 1874 (gh-screen-…)

gh-screen-code =
    { $building ->
        [bank] BA
        [blacksmith] FA
        [casino] CA
        [church] CH
        [doc] DO
        [hotel] HO
        [judge] GI
        [laundry] LA
        [prison] PR
        [saloon] SA
        [sheriff] SC
        [stable] SD
        [school] SU
        [undertaker] BE
        [stagecoach] DI
        [general_store] EM
        [sawmill] SE
        [telegraph] TE
        [newspaper] GR
        [barber] BR
        [gunsmith] AR
        [post_office] PO
       *[other] { $building }
    }
gh-screen-short =
    { $building ->
        [bank] Banca
        [blacksmith] Fabbro
        [casino] Casinò
        [church] Chiesa
        [doc] Dottore
        [hotel] Hotel
        [judge] Giudice
        [laundry] Lavanderia
        [prison] Prigione
        [saloon] Saloon
        [sheriff] Sceriffo
        [stable] Scuderia
        [school] Scuola
        [undertaker] Becchino
        [stagecoach] Diligenze
        [general_store] Emporio
        [sawmill] Segheria
        [telegraph] Telegrafo
        [newspaper] Giornale
        [barber] Barbiere
        [gunsmith] Armaiolo
        [post_office] Posta
       *[other] { $building }
    }
gh-screen-outlying =
    { $tile ->
        [station] Stazione
        [cemetery] Cimitero
        [bison_pasture] Pascolo
       *[other] { $tile }
    }
gh-screen-map = Mappa di Gads Hill
gh-screen-lot =
    { $lot }, ingresso su { $street } rivolto a { $facing ->
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
    }
gh-screen-lot-empty = nessun segnalino
gh-screen-lot-may = possibile qui: { $buildings }
gh-screen-lot-stands = qui sorge { $buildings }
gh-screen-compass = N E S O
gh-screen-place = Missouri, 1874
gh-screen-end-mark = 22 fine
gh-screen-ask-draft = Scegli l’*edificio { $number } di { $total }*
gh-screen-ask-turn =
    { $number ->
        [one] In questo turno puoi giocare *una carta*
       *[other] In questo turno puoi giocare fino a *{ $number } carte*
    }
gh-screen-ask-second = Puoi giocare una *seconda carta* o chiudere il turno
gh-screen-ask-done = Niente più carte in questo turno: *chiudilo* o prima compra
gh-screen-ask-mine = Carta { $clue }: scegli *il mio edificio*
gh-screen-ask-confirm = *Gioca la carta { $clue }* o scegline un’altra
gh-screen-ask-dead = La carta { $clue } ora *non si può giocare*
gh-screen-ask-discard = Scarta *due carte* che non puoi giocare
gh-screen-ask-discard-any = Scarta *due carte*
gh-screen-ask-buy = Quale edificio *compri*?
gh-screen-ask-take = Prendi *un segnalino*: sceglilo sulla mappa
gh-screen-ask-draw = La tua *nuova carta*: da quale mazzo?
gh-screen-ask-window = A { $seat } è sfuggito un segnalino *impossibile*?
gh-screen-ask-claim = *STOP*: quale segnalino è impossibile?
gh-screen-wait-draft = { $seat } sceglie un edificio
gh-screen-wait-turn = { $seat } sta giocando
gh-screen-wait-take = { $seat } prende un segnalino
gh-screen-wait-draw = { $seat } pesca una carta
gh-screen-wait-window = STOP? { $seat } guarda la mappa
gh-screen-wait-setup = Si prepara la partita
gh-screen-over = La partita è finita
gh-screen-hand = Le tue carte
gh-screen-hand-empty = Non hai carte.
gh-screen-my = mio
gh-screen-plan = Pianta: { $lots }
gh-screen-kind =
    { $pile ->
        [building] Edificio
        [district] Quartiere
        [condition] Condizione
       *[other] { $pile }
    }
gh-screen-gain = +{ $points }
gh-screen-gain-most = fino a +{ $points }
gh-screen-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
gh-screen-chosen = Scelta
gh-screen-why-no-own = nessuno mio
gh-screen-why-same-building = già nominato
gh-screen-why-contradiction = contraddice
gh-screen-why-too-many = troppi terreni
gh-screen-why-no-effect = niente di nuovo
gh-screen-why-lot-full = { $lots } pieno
gh-screen-why-town-impossible = niente città
gh-screen-why-none = non va a nessuno
gh-screen-mine = Il mio edificio
gh-screen-play = Gioca la carta
gh-screen-put-back = Rimetti via
gh-screen-back = Indietro
gh-screen-discard = Scarta due carte
gh-screen-discard-for = per un segnalino
gh-screen-discard-none = non ce ne sono due
gh-screen-discard-number = Scelte: { $number } su 2
gh-screen-buy = Compra un edificio
gh-screen-buy-for = 2 dei tuoi { $points } punti
gh-screen-buys-left =
    { $number ->
        [one] ancora { $number } acquisto
       *[other] ancora { $number } acquisti
    }
gh-screen-buy-it = Compra per 2 punti
gh-screen-buy-marks = segnalini su { $lots }
gh-screen-buy-unmarked = ancora nessun segnalino sulla mappa
gh-screen-pass-note = e pesca una carta
gh-screen-draft = Prendi
gh-screen-draft-held = hai la sua carta
gh-screen-draft-pick = Scegli un edificio; il segno di una carta dice che hai la sua.
gh-screen-take = Prendi il segnalino
gh-screen-pile =
    { $number ->
        [one] ne resta { $number }
       *[other] ne restano { $number }
    }
gh-screen-piles = Mazzi
gh-screen-stop = Di’ STOP
gh-screen-stop-for = un segnalino è impossibile
gh-screen-stop-pick = Scegli sulla mappa il segnalino impossibile. Conta solo il tabellone, non le carte giocate prima.
gh-screen-stop-claim = Affermalo
gh-screen-stop-another = Un altro
gh-screen-stop-holds = L’affermazione è giusta
gh-screen-stop-fails = L’affermazione è sbagliata
gh-screen-stop-proof = Da soli, { $buildings } occupano { $lots }. Su { $lot } non resta posto per { gh-building.acc }.
gh-screen-stop-no-proof = Secondo il tabellone, { gh-building.the } può ancora stare su { $lot }. Non cambia nulla; potrai dire di nuovo STOP dopo il prossimo turno.
gh-screen-stop-room = nessun posto
gh-screen-stop-show = Mostra la prova
gh-screen-stop-diagram = Prova: { $buildings } occupano { $lots }
gh-screen-go-on = Continua
gh-screen-preview = Anteprima
gh-screen-last = Ultima mossa
gh-screen-skip = Salta
gh-screen-step-put = { $name }: { $lots }
gh-screen-step-spare = { $number } di troppo
gh-screen-step-off = { $name } via da { $lots }
gh-screen-step-stands = { $name } è su { $lots }
gh-screen-beside = Accanto al tabellone
gh-screen-beside-marked = ha segnalini
gh-screen-ring = doppio anello: tuo
gh-screen-lot-close = Chiudi
gh-screen-lot-holder = davanti a { $seat }
gh-screen-lot-mine = tuo
gh-screen-lot-beside = accanto al tabellone
gh-screen-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
gh-screen-front = Edifici
gh-screen-front-state =
    { $state ->
        [placed] { $name }, piazzato
        [marked] { $name }, con segnalini
       *[unmarked] { $name }
    }
gh-screen-end-won =
    { $you ->
        [yes] Hai vinto
       *[no] Ha vinto { $seat }
    }
gh-screen-end-shared = { $names } condividono la vittoria
gh-screen-end-how = Com’è andata
gh-screen-end-place = Posto
gh-screen-end-player = Giocatore
gh-screen-end-points = Punti
gh-screen-end-built = Edifici piazzati
gh-screen-end-bought = Comprati
gh-screen-end-lost = Persi per STOP sbagliati
gh-screen-end-placed =
    { $number ->
        [one] { $number } edificio su 22 è piazzato
       *[other] { $number } edifici su 22 sono piazzati
    }; la locomotiva è a { $locomotive }.
gh-screen-end-counted = Ogni segnalino raccolto vale un punto; quelli pagati per edifici o persi non contano più.
gh-screen-end-left =
    { $number ->
        [one] { $number } segnalino era ancora sulla mappa e non conta per nessuno.
       *[other] { $number } segnalini erano ancora sulla mappa e non contano per nessuno.
    }
gh-screen-end-most = Vince chi ha più punti: { $points }.
gh-screen-no-own = Non hai edifici da piazzare che possano essere «il mio edificio».
gh-screen-discard-how = Scegli due carte dalla mano. In cambio prendi un segnalino dalla mappa.
gh-screen-take-how = Scegli un segnalino sulla mappa. Prima di prenderlo vedrai che cosa ne segue.

## The browser: puzzles (web-puzzle-…)


web-puzzle-title = Enigmi di Gads Hill
web-puzzle-lead = Gli indizi lasciano una sola cittadina possibile. Scopri dove sorgeva ogni edificio, da solo e senza fortuna.
web-puzzle-day = L’enigma del giorno
web-puzzle-day-how = Lo stesso per tutti: piccolo il lunedì, tutta la cittadina la domenica.
web-puzzle-begin = Risolvilo
web-puzzle-go-on = Continua
web-puzzle-look = Rivedilo
web-puzzle-new = Un nuovo enigma
web-puzzle-size = Grandezza
web-puzzle-size-is =
    { $number ->
        [one] { $number } edificio da trovare
       *[other] { $number } edifici da trovare
    }
web-puzzle-grade = Difficoltà
web-puzzle-any-grade = qualsiasi
web-puzzle-graded =
    { $grade ->
        [1] facile
        [2] medio
        [3] difficile
       *[other] molto difficile
    }
web-puzzle-make = Creane uno
web-puzzle-making = Si preparano gli indizi …
web-puzzle-begun = Iniziati su questo dispositivo
web-puzzle-forget = Togli: { $name }
web-puzzle-of = Enigma del { $day }
web-puzzle-named = Enigma { $name }
web-puzzle-found =
    { $number ->
        [one] { $number } di { $size } trovato
       *[other] { $number } di { $size } trovati
    }
web-puzzle-solved-in = Risolto in { $time }
web-puzzle-all = Tutti gli enigmi
web-puzzle-share = Condividi
web-puzzle-saved = Salvato
web-puzzle-unsaved = Non salvato su questo dispositivo
web-puzzle-ask-take = Prendi in mano uno degli edifici mancanti.
web-puzzle-ask-place = In mano: { $building }. Tocca il terreno dove sorgeva.
web-puzzle-ask-pencil = In mano: { $building }. Tocca i terreni possibili.
web-puzzle-ask-rub = Tocca un terreno per cancellare i tuoi segni.
web-puzzle-ask-solved = La cittadina è ricostruita.
web-puzzle-clues =
    { $number ->
        [one] { $number } indizio, una cittadina
       *[other] { $number } indizi, una cittadina
    }
web-puzzle-card = Carta
web-puzzle-done-with = Fatto
web-puzzle-done-with-card = Carta { $clue } usata
web-puzzle-desk = Il tuo tavolo
web-puzzle-missing = Mancano ancora
web-puzzle-no-marks = nessun segno
web-puzzle-tools = Strumento
web-puzzle-tool-place = Metti
web-puzzle-tool-pencil = Matita
web-puzzle-tool-rub = Cancella
web-puzzle-how = Tocca un terreno per mettere l’edificio che hai in mano. Con la matita segni dove può essere stato. Tocca una tua tessera per riprenderla.
web-puzzle-nothing-in-hand = Prima prendi in mano un edificio.
web-puzzle-marked = Segnato su { $lot }: { gh-building.the }.
web-puzzle-unmarked = Cancellato su { $lot }: { gh-building.the }.
web-puzzle-taken = Ripreso da { $lot }: { gh-building.the }.
web-puzzle-rubbed = Cancellato su { $lot }.
web-puzzle-undone = Annullato.
web-puzzle-check = Verifica la cittadina
web-puzzle-right = Finora è tutto giusto.
web-puzzle-wrong = Qui c’è un errore: { $names }.
web-puzzle-next = Prossima deduzione
web-puzzle-only-left = Per { gh-building.the } resta solo { $lot }: tutti gli altri terreni possibili sono occupati.
web-puzzle-helped = usate: { $number }
web-puzzle-write = Segnalo
web-puzzle-hide = Nascondi
web-puzzle-undo = Annulla
web-puzzle-solved = Risolto!
web-puzzle-solved-how = In { $time }, { $number ->
        [0] senza aiuto
        [one] con { $number } deduzione suggerita
       *[other] con { $number } deduzioni suggerite
    }.
web-puzzle-another = Un altro enigma

# ---
#
# ---

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = Tocca a { $name }
web-curtain-give = Passa lo schermo a { $name }. Tutti gli altri guardano altrove.
web-curtain-show = Sono { $name }: mostra le mie carte
web-curtain-also = Poi: { $names }
web-curtain-other = Qualcun altro vuole vedere le proprie carte:
web-curtain-hand = Passa lo schermo

## The browser: sounds and table-talk (web-talk-…)

web-talk-phrases = Frasi pronte
web-talk-say-hello = Ciao a tutti!
web-talk-say-good-luck = Buona fortuna!
web-talk-say-nice-one = Bella mossa!
web-talk-say-bold = Che coraggio.
web-talk-say-ouch = Ahia!
web-talk-say-thinking = Ci penso un attimo.
web-talk-say-whose-turn = A chi tocca?
web-talk-say-back-soon = Torno subito.
web-talk-say-thanks = Grazie!
web-talk-say-well-played = Bella partita!
web-talk-say-again = Un’altra partita?

# ---
#
# ---

## The browser: bots and their levels (bot-…)

# ---
#
# ---
## Bot: i livelli

cli-bot-greenhorn = Pivello
    .help = Appena sceso dal treno: conosce le regole, segue ogni capriccio e sbaglia allegramente.
cli-bot-drifter = Vagabondo
    .help = Si è seduto a molti tavoli e gioca a naso: spesso bene, a volte troppo in fretta.
cli-bot-regular = Cliente fisso
    .help = Ha la sua sedia accanto alla stufa, e una regola pratica per tutto.
cli-bot-cardsharp = Volpe delle carte
    .help = Non dimentica nulla di ciò che si è visto e regala ben poco.
cli-bot-strongest = Leggenda
    .help = Quella di cui si raccontano le storie: gioca a mente centinaia di partite prima di toccare una carta.

## Bot: i suggerimenti

hint-move = { $who } farebbe: { $move }
hint-compared =
    Giocata fino in fondo { $games ->
        [one] { $games } volta
       *[other] { $games } volte
    } da qui, ti vale il { $share } % di una vittoria; con la migliore altra mossa il { $next } %.
hint-sealed = Qui tutti scelgono in segreto: ogni tanto una sorpresa ci sta.
kb-why-bid = Il lotto vale per la tua mano più delle carte che ti costerebbe.
kb-why-pass = Qualsiasi offerta ora costa alla tua mano più di quanto renda il lotto.
kb-why-pay = Sono le carte di cui la tua mano sentirà meno la mancanza.
kb-why-lay = I topi davanti a te sono al sicuro, e la riserva può solo calare.
kb-why-shed = Alla fine chi ha più jolly perde cinque topi: liberatene.
kb-why-stop = Per ora queste carte valgono di più in mano.
gn-why-choose = Contro ciò che gli altri possono avere, questo avventuriero ti rende di più.
gn-why-take = Meno cambiali tue al mercato, o qualcosa in più che sai solo tu.
gn-why-draw = Pescare così tante cambiali conviene.
gn-why-fill = Così le tue cambiali care restano all’interno, dove il dado le trova tardi.
gn-why-buy = È quanto puoi spendere senza temere il prossimo giorno di paga.
gn-why-bid = Basta per un avventuriero, con le cambiali che ti fanno meno male.
gn-why-pick = Questo avventuriero ti servirà più degli altri negli eventi che verranno.
gn-why-lay = Le tue cambiali care vanno all’interno, quelle degli altri all’esterno.
gh-why-draft = Le tue carte parlano di questo edificio.
gh-why-play = Rende segnalini adesso, e tenere la carta promette di meno.
gh-why-discard = Due carte che puoi giocare a stento, per un segnalino che rende.
gh-why-take = Questo segnalino è quello che scatena di più.
gh-why-buy = Con questo edificio le tue carte rendono più di quanto costa.
gh-why-claim = Una deduzione esclude questo segnalino: il punto è tuo, basta chiederlo.
gh-why-quiet = Sul tabellone ora non si può provare impossibile nulla.
gh-why-pass = Le tue carte renderanno di più in seguito.
gh-why-done = Le altre tue carte renderanno di più in seguito.
gh-why-draw = Le carte di questo mazzo ti promettono di più.
kb-seen-lot = Valore { $value }: ora { $before } in mano, { $after } con il lotto.
kb-seen-left = Ti resterebbe in mano { $cards }.
gn-seen-bid = La tua offerta vale { $value }, la più alta finora { $high }.
gn-seen-first = Nessuno ha ancora offerto; la tua offerta vale { $value }.
gn-seen-choose = In questo evento { gn-adventurer } vale { $value }.
gh-seen-points =
    { $points ->
        [one] Rende subito { $points } punto.
       *[other] Rende subito { $points } punti.
    }

## Il terminale: l’arena

cli-ask-hint = «?» mostra che cosa farebbe il bot più forte.
cli-arena-bot = Bot
cli-arena-games = Partite
cli-arena-wins = Vittorie
cli-arena-interval = 95 %
cli-arena-rank = Posto medio
cli-arena-rating = Punteggio Elo
cli-arena-decisions = Decisioni
cli-arena-ms = ms per mossa
cli-arena-other = { $file } contiene le partite di un’altra sfida.
cli-no-ray = Ray non è installato: installa saloon[cluster].
