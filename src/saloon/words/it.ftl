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
record-events = Voce { $entry }: ciò che sarebbe successo non segue dalla mossa.
record-result = Il risultato registrato non segue dalle mosse.
record-unfinished = La registrazione si ferma prima della fine della partita.
record-after-end = La voce { $entry } viene dopo la fine della partita.
record-seal = Il sigillo finale non corrisponde alla registrazione.

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
    .help = Offre con misura e cala quartetti quando conviene.
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
cli-opened = Il sigillo è aperto. Segreto: { $secret }; contributi: { $nonces }.
cli-choose = La tua scelta:
cli-hint = Scrivi il numero di una mossa o la mossa stessa; «rules KB-28» mostra una regola, «q» chiude la partita.
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
cli-no-step = Il passo { $step } non esiste: la registrazione finisce al passo { $last }.
cli-option-form = «{ $text }» non è un’opzione: scrivi nome=valore.
cli-no-checkout = Funziona solo in una copia di lavoro di Saloon, dove ci sono i test.
cli-games-least = Serve almeno una partita (--games).
cli-tests-failed = Impossibile avviare i test.
cli-option-twice = L’opzione «{ $option }» è data due volte.
