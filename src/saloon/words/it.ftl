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
lesson-changed = Questa lezione è cambiata dall’ultima volta. Ricomincia da capo.

## Il server dei tavoli

error-malformed = Non riusciamo a leggere questa richiesta: { $detail }.
error-not-signed-in = Scegli prima un nome.
error-wrong-password = Nome e password non corrispondono.
error-not-your-password = Questa non è la tua password.
error-foreign-origin = Veniva da un altro sito, quindi non l’abbiamo eseguito.
error-foreign-host = Questo server non risponde al nome «{ $host }»; chi lo gestisce può ammetterlo con --hosts.
error-not-host = Può farlo solo l’host.
error-not-your-seat = Quello non è il tuo posto.
error-blocked = L’host di questo Saloon non ti fa entrare.
error-not-invited = Questo tavolo è solo su invito.
error-chat-off = A questo tavolo la chat è disattivata.
error-hints-off = A questo tavolo i suggerimenti sono disattivati.
error-no-such-page = Qui non c’è niente.
error-no-such-table = Questo tavolo non esiste.
error-no-such-code = Nessun tavolo aperto ha questo codice.
error-no-such-seat = A questo tavolo non c’è il posto { $number }.
error-no-such-record = Questa registrazione non esiste.
error-no-such-puzzle = Questo rompicapo non esiste.
error-no-such-step = Il passo { $step } non esiste: la partita finisce al passo { $last }.
error-no-such-person = Questa persona non è al tavolo.
error-no-such-channel = Non hai questo indirizzo qui.
error-no-such-order = In questo gioco non esiste l’ordine «{ $order }».
error-no-such-ticket = Questo link non è più valido. Chiedine uno nuovo.
error-wrong-method = Qui non si può.
error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
error-stale = Intanto la partita è andata avanti.
error-not-your-turn = Adesso non tocca a te.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-game-over = A questo tavolo la partita è finita.
error-not-over = Potrai vederlo a partita finita.
error-seat-taken = Quel posto è occupato.
error-seats-open = Ci sono ancora posti liberi.
error-one-chair = Sei già a questo tavolo: un solo posto a testa.
error-name-taken = Il nome «{ $name }» è già preso.
error-nothing-asked = Nessuno ha chiesto di ritirare una mossa.
error-already-asked = Qualcuno chiede già di ritirare una mossa. Rispondi prima a quella richiesta.
error-other-request = Stai rispondendo a un’altra richiesta. Guarda che cosa si chiede adesso.
error-not-sealed = Non tutti hanno ancora promesso e mandato il loro numero per le estrazioni.
error-not-now = I numeri per le estrazioni si mandano quando tutti hanno promesso il loro, non adesso.
error-not-held = In questo momento nessuno può dire STOP, o hai già fermato la partita una volta.
error-already-added = Questo posto ha già dato il suo numero per le estrazioni.
error-undo-refused = Quella mossa non si può ritirare.
error-not-absent = Nessun bot gioca a questo posto per te.
error-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
error-which-seat = Qui hai più posti. Di’ quale intendi.
error-channels-enough = Hai già il numero massimo di indirizzi. Prima rimuovine uno.
error-no-days-off = Nessuno dei tuoi tavoli ti concede altri giorni di vacanza.
error-no-mail = Questo server non invia e-mail.
error-not-delivered = Il messaggio non è arrivato. { $why }
error-too-large = È troppo in una volta.
error-url-too-long = L’indirizzo è troppo lungo.
error-not-json = Invia del JSON, per favore.
error-not-legal = Le regole non lo permettono.
error-not-possible = Non è possibile.
error-no-such-game = Il gioco «{ $game }» non esiste. Puoi scegliere tra: { $known }.
error-no-such-bot = Il bot «{ $bot }» non esiste. Puoi scegliere tra: { $known }.
error-commitment-first = Apri il tavolo senza numero: conserva prima il suo impegno, poi manda il tuo.
error-wrong-nonce = Quel numero non corrisponde al sigillo con cui era stato promesso.
error-bad-name = Questo non può essere un nome.
error-mixed-name = Un nome non può mescolare alfabeti diversi.
error-bad-address = Non possiamo inviare nulla a questo indirizzo.
error-bad-zone = Non conosciamo questo fuso orario.
error-bots-enough = Hai già tutte le partite tra bot consentite. Prima guardane una fino alla fine.
error-too-many =
    Non così in fretta! Aspetta { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
error-internal = Da noi qualcosa è andato storto. Ne abbiamo preso nota.
error-head-too-large = Le intestazioni della richiesta sono troppo grandi.
error-house-full = Troppe connessioni in questo momento. Riprova tra poco.
error-took-too-long = Ci è voluto troppo tempo. Riprova.
error-store-trouble = Non siamo riusciti a salvarlo. Riprova.
error-file-gone = Il file del database è sparito o è stato sostituito. Ciò che accade ora andrà perso.

## Messaggi sui turni

notice-turn = Tocca a te: { $game }
notice-turns =
    { $tables ->
        [one] Tocca a te a { $tables } tavolo
       *[other] Tocca a te a { $tables } tavoli
    }
notice-test = Saloon può raggiungerti qui.
notice-mail-stop = Basta e-mail come questa: { $link }
notice-mail-confirm-title = Conferma il tuo indirizzo e-mail
notice-mail-confirm =
    Qualcuno vuole che Saloon lo avvisi qui quando è il suo turno. Se sei tu, apri questo link entro due giorni:
    { $link }
    Altrimenti ignora questo messaggio e non ti scriveremo più.
notice-mail-password-title = Scegli una nuova password
notice-mail-password =
    Qualcuno ha chiesto una nuova password per il tuo account Saloon. Se sei tu, apri questo link entro un’ora:
    { $link }
    Altrimenti ignora questo messaggio; la tua password resta com’è.
notice-trouble-unreachable = Non riusciamo a raggiungere questo indirizzo.
notice-trouble-refused = Questo indirizzo non accetta i nostri messaggi.
notice-trouble-gone = Questo indirizzo non esiste più.
notice-trouble-stopped = Ci hai chiesto di non scrivere più a questo indirizzo.

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
record-takeback = Voce { $entry }: un ritiro può portare solo all’ultima decisione di chi l’ha chiesto.
record-nonce = Il numero del posto { $number } non corrisponde al sigillo con cui era stato promesso.
record-events = Voce { $entry }: ciò che sarebbe successo non segue dalla mossa.
record-result = Il risultato registrato non segue dalle mosse.
record-unfinished = La registrazione si ferma prima della fine della partita.
record-after-end = La voce { $entry } viene dopo la fine della partita.
record-seal = Il sigillo finale non corrisponde alla registrazione.
noted-commitment = L’impegno non è quello che hai annotato prima della prima estrazione.
noted-seal = Il sigillo del posto { $number } non è quello di prima dei numeri.
noted-nonce = Il numero del posto { $number } non è quello che hai annotato.
noted-move = Il posto { $number } ha fatto la mossa «{ $move }», ma la registrazione lì non ce l’ha.
noted-takebacks =
    { $found ->
        [one] La registrazione ha { $found } ritiro
       *[other] La registrazione ha { $found } ritiri
    }, tu ne hai annotati { $noted }.
taken-back =
    { $you ->
        [yes] Tutti sono d’accordo: ritiri la tua ultima decisione.
       *[no] Tutti sono d’accordo: { $seat } ritira l’ultima decisione.
    }

## Il terminale: il tavolo

cli-you = Tu
cli-seat-name = Giocatore { $number }
cli-bot-random = Bot casuale
    .help = Fa una qualsiasi mossa permessa, tutte con la stessa probabilità.
cli-bot-sensible = Bot giudizioso
    .help = Gioca con qualche regola di buon senso, come una persona attenta.
cli-bot-searcher = Bot cercatore
    .help = Gioca a mente centinaia di partite con regole di buon senso e sceglie ciò che riesce meglio.
cli-hand = La tua mano:
cli-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }

## Il terminale: la partita

cli-sealed = Le estrazioni sono sigillate. Hash del segreto: { $hash }
cli-opened = Il sigillo è aperto. Segreto: { $secret }; il tuo numero: { $nonce }. I bot non ne aggiungono.
cli-choose = La tua scelta:
cli-hint = Scrivi una mossa o il suo numero; «rules { $clause }» mostra una regola, «q» chiude la partita.
cli-clause = Regola { $clause }
cli-saved = La registrazione della partita è in { $file }.
cli-bye = Alla prossima!
cli-final = Classifica finale
cli-final-rank = Posizione
cli-final-player = Nome
cli-final-score = Punteggio

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
cli-learn-none = Per { $game } non c’è una lezione.
cli-learn-step = Passo { $number } di { $last }
cli-learn-go-on = Invio per andare avanti; «back» torna indietro di un passo, «q» esce.
cli-learn-but = Si può fare, ma: { $why }
cli-learn-again = Invio per scegliere di nuovo; «anyway» la gioca lo stesso.
cli-learn-aside = Ora giochi senza la lezione. «back» ti ci riporta.
cli-learn-alone = La lezione è finita. Invio per continuare per conto tuo: stessa posizione, bot facili.
cli-exercise-none = Non ci sono esercizi per { $game }.
cli-exercise-number = Ci sono { $last } esercizi: indica un numero da 1 a { $last }.
cli-exercise-ask = Scrivi il numero di una mossa; Invio mostra la soluzione, «q» esce.
cli-exercise-next = Invio per l’esercizio successivo; «play» continua la partita da qui, «q» esce.
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
cli-nonce-form = «{ $text }» non è un numero: scrivi POSTO=HEX, per esempio 0=4e1f.
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
cli-host = Solo per te: { $link }
cli-no-smtp = { $flag } dev’essere smtp://host:porta o smtps://host:porta.
cli-no-mail = { $flag } dev’essere un indirizzo e-mail.
cli-only-with = { $flag } va solo insieme a { $other }.
cli-no-place = Impossibile scrivere { $file }: { $reason }.
cli-too-large = { $file } è troppo grande per essere dei nostri.
cli-no-peers = OpenSpiel qui non è installato: lo installa python3 dev.py bench --peers.

## The browser: the house

web-house = Saloon
web-loading = Un momento…
web-unreachable = In questo momento non riusciamo a raggiungere il server.
web-nothing-here = Qui non c’è niente.
web-broken = Qualcosa è andato storto in questa pagina.
web-try-again = Riprova
web-home = Home
web-nav = Menu principale
web-language = Lingua
web-guest = Ospite
web-skip = Vai al contenuto
web-me = { $name }: nome e account
web-foot = Altro
web-nav-play = Gioca
web-nav-settings = Impostazioni
web-nav-about = Informazioni e crediti
web-unreachable-help = Controlla la connessione o aspetta un momento. Non si perde niente: le partite ti aspettano sul server.
web-nothing-here-help = Forse il link è vecchio o incompleto. Dalla home si arriva dappertutto.
web-broken-help = Ricarica la pagina. Una partita in corso riprende da dov’era.
web-offline = Sei offline. Puoi leggere questa pagina; per giocare devi tornare in rete.
web-close = Chiudi
web-label = { $name }: { $text }
web-just-now = poco fa
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
web-pace-off =
    { $pace }, con { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    } di vacanza
web-option-is = { $option }: { $value }
web-door-link = Solo con il link
web-door-open = Aperto a tutti
web-spectators-yes = Spettatori ammessi
web-spectators-no = Niente spettatori

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Gioca subito
web-room-seated = { $taken } di { $number }
web-room-waiting =
    { $number ->
        [one] Manca un giocatore
       *[other] Mancano { $number } giocatori
    }
web-room-full = Ci siamo tutti
web-room-begin-full = La partita comincia appena l’ultimo posto è occupato.
web-room-begin-host = { $name } avvia la partita.
web-room-begin-me = Inizia quando vuoi.
web-room-begin-bots =
    { $number ->
        [one] Inizia quando vuoi: il posto libero lo prende un bot.
       *[other] Inizia quando vuoi: i posti liberi li prendono i bot.
    }
web-room-start = Inizia la partita
web-room-start-bots =
    { $number ->
        [one] Inizia con un bot
       *[other] Inizia con { $number } bot
    }
web-room-seats = Posti
web-room-you = Tu
web-room-you-host = Tu, l’host
web-room-host = Host
web-room-here = Presente
web-room-away = Assente
web-room-invited = Invitato, non ancora arrivato
web-room-beside = Stesso dispositivo
web-room-open = Posto libero
web-room-sit = Siediti qui
web-room-seat-bot = Aggiungi un bot
web-room-add-beside = Giocatore su questo dispositivo
web-room-beside-name = Nome del giocatore su questo dispositivo
web-room-fill = Occupa il posto { $number }
web-room-change = Opzioni per { $name }
web-room-free = Libera il posto
web-room-send-away = Rimuovi { $name }
web-room-get-up = Lascia il posto
web-room-hand-over = Nomina host { $name }
web-room-close = Chiudi il tavolo
web-room-close-sure = Chiudere il tavolo per tutti?
web-room-close-keep = Lascialo aperto
web-room-closed = Questo tavolo è chiuso
web-room-closed-help = L’host ha annullato la partita prima dell’inizio.
web-room-lost = Connessione persa. Riprovo…
web-room-rules = Regole
web-invite = Invita qualcuno
web-invite-link = Link a questo tavolo
web-invite-copy = Copia
web-invite-copied = Copiato
web-invite-share = Condividi
web-invite-text = Vieni a giocare a { $game } con me!
web-invite-qr = Codice QR del link
web-invite-scan = Inquadralo, o scrivi questo codice nella home:
web-room-talk = Chat
web-room-talk-none = Ancora nessun messaggio.
web-room-talk-say = Scrivi un messaggio
web-room-talk-send = Invia
web-room-talk-sat = { $name } si siede.
web-room-talk-left = { $name } lascia il tavolo.
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
web-home-against =
    { $number ->
        [one] contro un bot
       *[other] contro { $number } bot
    }
web-home-level = Livello dei bot
web-home-friends = Con gli amici
web-home-friends-help = manda un link
web-home-puzzle = Rompicapo
web-home-open = Tavoli aperti
web-home-open-none = Nessuno cerca giocatori in questo momento. Apri un tavolo a tutti.
web-home-sit = Siediti
web-home-watch = Guarda
web-home-free =
    { $number ->
        [one] { $number } posto libero
       *[other] { $number } posti liberi
    }
web-home-playing = Partita in corso
web-home-new = Nuovo tavolo
web-new = Nuovo tavolo
web-new-game = Gioco
web-new-seats = Posti
web-new-who = Chi c’è al posto { $number }
web-new-your-name = Il tuo nome
web-new-you = Tu, l’host
web-new-open-help = Per chi ha il link
web-new-beside = Giocatore su questo dispositivo
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
web-new-pace-untimed-help = Nessun limite di tempo.
web-new-pace-live = In tempo reale
web-new-pace-live-help = Ognuno ha un orologio. Se il tuo tempo scade, gioca un bot per te.
web-new-pace-days = In più giorni
web-new-pace-days-help = Torna quando tocca a te. Se ci metti troppo, gioca un bot per te. Se paghi subito, gli altri capiscono che non avevi scelta; per evitarlo attiva «Chiedimi sempre» nelle impostazioni.
web-new-bank = Tempo a testa
web-new-increment = Tempo in più a mossa
web-new-days = Tempo per mossa
web-new-off = Giorni di vacanza per tutti
web-new-off-none = Nessuno
web-new-door = Accesso
web-new-door-link = Chi ha il link
web-new-door-link-help = Può sedersi solo chi ha il tuo link o codice.
web-new-door-open = Tutti
web-new-door-open-help = Il tuo tavolo appare nella home.
web-new-starts = La partita inizia
web-new-starts-full = A tavolo completo
web-new-starts-full-help = Appena l’ultimo posto è occupato.
web-new-starts-host = Quando lo dico io
web-new-starts-host-help = Inizi tu quando tutti sono pronti.
web-new-manners = Al tavolo
web-new-spectators = Consenti spettatori
web-new-spectators-help = Vedono il tavolo, ma le mani di nessuno.
web-new-chat = Chat
web-new-chat-help = I giocatori possono scriversi.
web-new-hints = Suggerimenti
web-new-hints-help = Chiunque può chiedere a un bot che cosa farebbe.
web-new-short = Il tuo tavolo in sintesi
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
web-new-sum-beside = { $number } su questo dispositivo
web-new-sum-length = Durata
web-new-make = Apri il tavolo
web-new-begin = Inizia la partita
web-new-make-help = Ricevi un link e un codice da condividere.
web-new-begin-help = Nessun posto libero: si inizia subito.
web-join = Unisciti a un tavolo
web-join-invites = { $name } ti invita
web-join-name = Come ti chiamiamo?
web-join-sit = Siediti
web-join-watch = Guarda e basta
web-join-full = Tutti i posti sono occupati
web-join-full-watch = Puoi guardare la partita, o chiedere all’host un posto per la prossima volta.
web-join-full-no = Questo tavolo non ammette spettatori. Chiedi all’host un posto per la prossima volta.
web-join-running = La partita è cominciata
web-join-over = Questa partita è finita
web-join-over-help = È finita senza di te, o su un altro tuo dispositivo.
web-join-replay = Rivedi la partita
web-join-not-invited-help = Chiedi all’host il link completo o il codice.
web-join-no-code-help = Un codice vale fino all’inizio della partita. Controlla se l’hai scritto bene o chiedi il link.
web-join-no-table-help = Forse è stato chiuso, o il link è incompleto.
web-join-kicked = L’host ti ha rimosso dal tavolo
web-join-kicked-help = Non sei più a questo tavolo. Puoi unirti ad altri.
web-set = Impostazioni
web-set-help = Salvate solo su questo dispositivo.
web-set-theme = Tema
web-set-theme-auto = Come il dispositivo
web-set-theme-night = Scuro
web-set-theme-day = Chiaro
web-set-text = Dimensione del testo
web-set-text-s = Piccola
web-set-text-m = Media
web-set-text-l = Grande
web-set-text-xl = Molto grande
web-set-motion = Animazioni
web-set-motion-auto = Come il dispositivo
web-set-motion-full = Attivate
web-set-motion-less = Disattivate
web-set-contrast = Contrasto
web-set-contrast-auto = Come il dispositivo
web-set-contrast-normal = Normale
web-set-contrast-more = Alto
web-set-patterns = Motivi di colore
web-set-patterns-help = Il colore di ogni giocatore ha anche un proprio motivo.
web-set-sound = Suoni
web-set-sound-help = Un suono leggero quando tocca a te.
web-set-confirm = Conferma le mosse
web-set-confirm-help = Un tocco sceglie, un secondo gioca. Se disattivato, un tocco gioca subito.
web-set-ask = Chiedimi sempre
web-set-ask-help = Anche quando non hai scelta e lo sai solo tu, come per certi pagamenti. Altrimenti facciamo noi la mossa per te, dopo più o meno il tempo che ti servirebbe per pensarci; in una partita di più giorni la facciamo subito, e gli altri lo capiscono. Salvata sul server, per tutti i tuoi tavoli.
web-set-research = Dona le mie partite alla ricerca
web-set-research-help = Le tue partite finite, senza nomi, se al tavolo sono tutti d’accordo. Chi gestisce il server può darle a chi studia come si gioca; chi c’era potrebbe riconoscere una partita. Puoi smettere quando vuoi; ciò che è già stato dato resta dato. La tua scelta viene salvata sul server.
web-set-sample = Anteprima
web-set-sample-text = Quattro cappelli intorno al tavolo. Il lume è acceso, le carte sono date.
web-acc = Nome e account
web-acc-stranger = Puoi giocare senza account. Basta un nome.
web-acc-guest = Giochi come ospite, solo in questo browser. Con un account puoi accedere da qualsiasi dispositivo.
web-acc-member = Hai un account.
web-acc-name = Il tuo nome
web-acc-name-help = Gli altri giocatori vedono questo nome.
web-acc-save = Salva
web-acc-saved = Salvato.
web-acc-come-in = Gioca come ospite
web-acc-make = Crea un account
web-acc-make-help = Tieni i tuoi tavoli e le tue partite. Non serve un indirizzo e-mail; senza uno confermato, però, nessuno può mandarti una nuova password: conservala bene.
web-acc-sign-in = Accedi
web-acc-sign-in-help = Hai già un account? Accedi con nome e password.
web-acc-sign-in-guest = Le partite giocate da ospite non ti seguiranno.
web-acc-password = Password
web-acc-password-help = Almeno 8 caratteri
web-acc-out = Esci
web-acc-out-here = Esci da questo dispositivo
web-acc-out-all = Esci da tutti i dispositivi
web-acc-out-guest = Uscire da ospite?
web-acc-out-guest-help = Se esci da ospite non puoi tornare e perdi tutti i tuoi posti. Crea prima un account per tenerli.
web-acc-data = I tuoi dati
web-acc-data-help = Tutto ciò che Saloon sa di te, in un file.
web-acc-download = Scarica i miei dati
web-acc-delete = Elimina account
web-acc-delete-sure = Eliminare per sempre il tuo account?
web-acc-delete-help = Il tuo nome sparisce da tutti i tavoli e le partite, e ai tuoi posti giocano i bot. Non si può annullare.
web-acc-delete-yes = Sì, elimina
web-acc-keep = No, tienilo
web-acc-gone = Account eliminato. Torna quando vuoi.
web-tell = Avvisami quando tocca a me
web-tell-help = Nelle partite di più giorni. Per lo stesso tavolo al massimo un messaggio all’ora, e mai per un turno che hai già giocato.
web-tell-push = Questo o un altro browser
web-tell-mail = E-mail
web-tell-mail-password = La tua password, perché con questo indirizzo si può cambiare
web-tell-webhook = Webhook
web-tell-shape = Per
web-tell-shape-plain = Un tuo programma
web-tell-shape-discord = Discord
web-tell-shape-matrix = Matrix
web-tell-push-add = Avvisami in questo browser
web-tell-push-no = Il browser non l’ha permesso. Controlla le sue impostazioni per questo sito.
web-tell-add = Aggiungi
web-tell-remove = Rimuovi
web-tell-try = Prova
web-tell-sent = Inviato. È arrivato?
web-tell-mail-sent = Ti abbiamo mandato un link. Aprilo per confermare l’indirizzo.
web-tell-unconfirmed = Non ancora confermato: apri il link che ti abbiamo mandato.
web-tell-off = Ora è disattivato. Riprova o rimuovilo.
web-tell-again = Riproveremo.
web-tell-lost = Non siamo riusciti ad avvisarti che toccava a te: uno dei tuoi indirizzi non funziona più.
web-tell-quiet-from = Silenzio dalle
web-tell-quiet-to = Silenzio fino alle
web-link-confirm = Conferma il tuo indirizzo e-mail
web-link-confirm-done = Confermato. Ti avviseremo qui quando tocca a te.
web-link-stop = Basta e-mail
web-link-stop-done = Fatto. Non scriveremo più a questo indirizzo quando tocca a te.
web-link-password = Scegli una nuova password
web-link-password-done = La nuova password è attiva. Accedi con quella.
web-link-on = Continua
web-acc-forgot = Password dimenticata?
web-acc-forgot-sent = Se questo account ha un indirizzo e-mail confermato, un link è in arrivo.
web-home-left = La mossa scade { $time }
web-off = Parti?
web-off-help = I tuoi orologi si fermano a tutti i tavoli che lo permettono.
web-off-days = Giorni di vacanza
web-off-take = Vai in vacanza
web-off-taken =
    { $number ->
        [one] Il tuo orologio è fermo a { $number } tavolo.
       *[other] I tuoi orologi sono fermi a { $number } tavoli.
    }
web-table-next = Prossima partita: { $game }
web-host = Il tuo Saloon
web-host-again = Aggiorna
web-host-python = Python
web-host-database = Database, versione
web-host-accounts = Account
web-host-guests = Ospiti
web-host-running = Partite in corso
web-host-open = Tavoli in attesa di giocatori
web-host-finished = Partite finite
web-host-streams = Tavoli seguiti in questo momento
web-host-letters = Messaggi da inviare
web-host-off = Indirizzi disattivati
web-host-questions = Mosse dei bot in attesa
web-host-writes = Scritture in attesa
web-host-records = Registrazioni e rompicapi in attesa
web-host-storage = Database, MB
web-host-trial = Invia un messaggio di prova via
web-host-address = A
web-host-tables = Tavoli
web-host-no-tables = Nessuna partita in corso, nessun tavolo in attesa.
web-host-bots = Solo bot
web-host-people = Ultimi visitatori
web-host-account = Account
web-host-guest = Ospite
web-host-block = Blocca
web-host-unblock = Fai rientrare
web-host-blocked = Accesso bloccato
web-host-ip = Blocca un indirizzo IP
web-host-barred = Indirizzi bloccati
web-host-no-barred = Nessun indirizzo è bloccato.
web-host-push = Questo browser
web-host-faults = Ultimi avvisi ed errori
web-host-no-faults = Nessuno dall’avvio del server.
web-replays = Le tue partite
web-replays-none = Ancora nessuna partita finita. La prossima ti aspetterà qui.
web-replays-see = Rivedi
web-replays-see-long = Rivedi { $game }, { $day }
web-replays-brought = Partite importate
web-replays-brought-help = Importa una partita da altrove, registrata da Saloon. Prima si controlla ogni estrazione e ogni mossa.
web-replays-bring = Importa partita
web-replays-bad-file = Questo file non è una registrazione di Saloon.
web-replays-added = Importata e verificata.
web-replays-drop = Elimina
web-replays-drop-long = Elimina { $game }, { $day }
web-replays-drop-sure = Eliminare questa partita?
web-replays-keep = Tienila
web-about = Informazioni su Saloon
web-about-what = Saloon è un posto dove giocare a tre giochi che non si trovano più: con gli amici tramite un link, su un solo dispositivo o contro i bot; in tempo reale o una mossa al giorno; con le regole complete.
web-about-games = I giochi e i loro autori
web-about-by = di { $author } · { $publisher }, { $year }
web-about-unofficial = Saloon non è ufficiale: è fatto da giocatori per giocatori. Autori ed editori non l’hanno realizzato, approvato né sostenuto. I titoli e i diritti sui giochi appartengono ai rispettivi titolari.
web-about-fair = Estrazioni oneste
web-about-fair-help = Prima della prima carta la casa mostra l’impronta di un segreto, e il browser di ogni persona aggiunge un proprio numero; da questi derivano tutte le estrazioni. Dopo la partita il segreto viene svelato, il tuo browser lo confronta con ciò che ha conservato, e chiunque può ricalcolare ogni estrazione.
web-about-privacy = Che cosa conserviamo
web-about-privacy-help = Il tuo nome, la tua lingua e le tue partite. Niente tracciamento, niente pubblicità, niente da altri siti. Puoi scaricare i tuoi dati o eliminare il tuo account quando vuoi.
web-about-licence = Licenze
web-about-licence-code = Il codice, le immagini e i testi di regole e carte sono del progetto, con licenza MIT.
web-about-licence-fonts = I caratteri sono Rye di Nicole Fally, Vollkorn di Friedrich Althausen e Figtree di Erik Kennedy, tutti con SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = In attesa di giocatori
web-moves = Le tue mosse
web-plain-wait = In attesa di { $seats }
web-table-opening = Connessione
web-table-live = Connesso
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
web-table-dock = La tua mano e le tue mosse
web-table-tell = Che cosa succede
web-table-go-on = Avanti
web-key-space = Spazio
web-table-since = Dal tuo ultimo turno
web-table-since-show = Mostra
web-table-since-again = Rivedi
web-table-unfold = Mostra la mia mano
web-table-fold = Nascondi la mia mano
web-pace = Ritmo
web-pace-calm = Calmo
web-pace-calm-note = ogni momento importante ti aspetta
web-pace-normal = Normale
web-pace-normal-note = un momento importante dura 2,5 s, una mossa 0,9 s
web-pace-quick = Veloce
web-pace-quick-note = un momento importante 1 s, una mossa 0,4 s
web-pace-instant = Immediato
web-pace-instant-note = niente si ferma
web-pace-note = Solo per te. Nessuno deve aspettare.
web-log-ways = Vista della cronaca
web-log-rule = Quale regola?
web-log-paragraphs = Riassunto
web-log-moves = Ogni mossa
web-log-mine = Solo su di me
web-log-since = dal tuo ultimo turno
web-table-to-table = Torna al tavolo
web-log-new =
    { $number ->
        [one] { $number } nuova riga
       *[other] { $number } nuove righe
    }
web-log-setup =
    { $number ->
        [one] La distribuzione, una riga
       *[other] La distribuzione, { $number } righe
    }
web-log-more =
    { $number ->
        [one] { $number } altra riga
       *[other] altre { $number } righe
    }
web-set-hand = Mano con cui tocchi
web-set-hand-right = Destra
web-set-hand-left = Sinistra
web-table-end = Com’è finita la partita
web-table-pages = Cronaca, chat e regole
web-table-log = Cronaca
web-table-log-empty = Non è ancora successo niente.
web-table-log-more = Mostra le righe precedenti
web-table-chat = Chat
web-table-chat-empty = Ancora nessun messaggio.
web-table-chat-later = La chat dei giocatori è privata. Potrai leggerla a partita finita.
web-table-chat-say = Scrivi un messaggio
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
web-table-absent-left = andato via, gioca un bot
web-table-absent-time = tempo scaduto, gioca un bot
web-table-absent-away = assente, gioca un bot
web-table-absent-resigned = abbandono, gioca un bot
web-table-stead-invited = Il tuo posto è riservato per te.
web-table-stead-left = Un bot gioca per te finché non torni.
web-table-stead-time = Il tuo tempo è scaduto. Un bot gioca per te finché non torni.
web-table-stead-away = Non c’eri. Un bot gioca per te finché non torni.
web-table-stead-resigned = Hai abbandonato. Un bot finisce la partita al posto tuo.
web-table-clock =
    { $you ->
        [yes] Il tuo tempo
       *[no] Tempo di { $seat }
    }
web-table-clock-days = { $days } g { $hours } h
web-table-clock-tight = resta poco tempo
web-table-undo = Annulla
web-table-takeback = Chiedi di ritirare una mossa
web-table-asks =
    { $you ->
        [yes] Hai chiesto di ritirare la tua ultima mossa. Gli altri decidono.
       *[no] { $seat } chiede di ritirare l’ultima mossa.
    }
web-table-agree = Accetta
web-table-decline = Rifiuta
web-table-hint = Dammi un suggerimento
web-table-hint-asked = Il bot migliore sta pensando…
web-table-hint-says = Il bot migliore suggerisce: { $text }
web-table-list = Elenca tutte le mosse
web-table-leave = Lascia il tavolo
web-table-back = Riprendi il mio posto
web-table-resign = Abbandona
web-table-stay = Continua a giocare
web-table-sure-leave = Un bot giocherà per te finché non torni. Andare via adesso?
web-table-sure-resign = Un bot finirà la partita al posto tuo e non potrai tornare. Abbandonare adesso?
web-table-watching = Stai guardando questa partita.
web-table-lost-line = Connessione persa. Riprovo…
web-table-server-gone = Il server non risponde. Continuiamo a provare; non si perde niente.
web-table-move-kept = Abbiamo conservato la tua mossa e la invieremo di nuovo.
web-table-closed = L’host ha annullato questo tavolo.
web-table-kicked = L’host ti ha rimosso da questo tavolo.
web-table-see-board = Vedi il tavolo
web-table-see-end = Vedi il risultato
web-table-replay = Rivedi la partita
web-table-rematch = Gioca ancora
web-table-rematch-go = Vai alla prossima partita

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Partite
web-replay-title = Replay
web-replay-setup = Preparazione
web-replay-turn = Turno { $number }: { $seat }
web-replay-mark-quartet = Qualcuno cala un quartetto
web-replay-mark-payday = Giorno di paga
web-replay-mark-vulture = Un avvoltoio si posa
web-replay-mark-shot = Qualcuno perde il duello
web-replay-mark-placed = Viene trovato un edificio
web-replay-mark-stop = Qualcuno dice STOP
web-replay-mark-end = La manche finisce
web-replay-won = vittoria: { $seats }
web-replay-board = Il tavolo
web-replay-eyes = Vista
web-replay-spectator = Spettatore
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
web-replay-search = Cerca nella cronaca
web-replay-nothing = Nessun risultato.
web-replay-decisions = Solo le decisioni
web-replay-link = Link a questo momento
web-replay-link-copied = Link copiato.
web-replay-link-take = Ecco il link da copiare:
web-replay-result = Risultato
web-replay-only-told = Questa partita è stata giocata con altre regole (versione { $rules }). Qui si può leggere, ma non rivedere.
web-replay-close = Chiudi
web-replay-decision = decisione { $number } di { $last }
web-replay-own-decision = La tua prossima decisione
web-replay-to-table = Torna al tavolo
web-replay-hands = Mani
web-replay-no-hand = Gli spettatori non vedono la mano di nessuno. Scegli sopra un giocatore per vedere la sua.
web-replay-keys = Scorciatoie da tastiera
web-replay-keys-step = passo precedente o successivo
web-replay-keys-chapter = capitolo precedente o successivo
web-replay-keys-ends = inizio e fine
web-replay-keys-play = riproduci o pausa
web-replay-keys-decision = decisione successiva o precedente
web-replay-check = Verifica le carte
web-replay-check-working = Ricalcolo di ogni estrazione…
web-replay-check-good = Le estrazioni erano oneste.
web-replay-check-bad = Qualcosa non torna.
web-replay-check-before = Prima della prima carta la casa ha scelto un numero segreto e ne ha mostrato l’impronta; poi il browser di ogni persona ha potuto aggiungere un proprio numero.
web-replay-check-draws = Ogni carta e ogni tiro di dado derivano solo da questi numeri. Se almeno una persona ha aggiunto un numero, né la casa né un giocatore potevano sceglierli da soli.
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
web-replay-check-nonces = Che cosa ha aggiunto ogni posto
web-replay-check-no-nonce = niente
web-replay-check-yourself = Verifica da te: scarica la registrazione ed esegui
web-replay-download = Scarica la registrazione

## The browser: the seal on the deal (web-fair-…)

web-fair-sign-sealed = sigillate
web-fair-sign-checking = in verifica
web-fair-sign-fair = sigillo intatto
web-fair-sign-broken = sigillo rotto
web-fair-sign-unseen = non verificate
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
web-fair-how-together = La casa ha scelto il suo segreto e l’ha chiuso con questo sigillo. Poi il browser di ogni persona ha promesso un numero, mostrato solo quando tutti avevano promesso il loro. Ogni carta deriva da tutti insieme: nessuno poteva sceglierle, nemmeno la casa d’accordo con un giocatore.
web-fair-how-days = La casa ha scelto il suo segreto e l’ha chiuso con questo sigillo; poi ognuno ha aggiunto un numero sedendosi. Da sola, quindi, la casa non poteva scegliere le carte. D’accordo con chi si è seduto per ultimo avrebbe potuto: con una mossa al giorno non tutti sono presenti all’inizio.
web-fair-how-nothing = La casa ha chiuso il suo segreto con questo sigillo, ma questo browser non ha aggiunto alcun numero. Si può verificare che il segreto resti lo stesso, non che la casa non ne abbia provati diversi.
web-fair-seal = Sigillo
web-fair-number = Il tuo numero
web-fair-later = Dopo l’ultima carta il tuo browser apre il sigillo e confronta.
web-fair-home = Il tuo browser ha confrontato il sigillo, i numeri e le tue mosse. Per ricalcolare anche ogni carta, scarica la registrazione ed esegui
web-fair-record = Salva la registrazione
web-fair-copy = Copia il comando
web-fair-copied = Copiato
web-fair-show = Mostra
web-fair-check = Verifica le carte
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
web-fair-broken-help = Può essere un errore del server, oppure qualcuno ha cambiato le carte. Salva la registrazione e chiedi a chi gestisce il server.
web-fair-adds-nothing = { $name } non ha aggiunto alcun numero.
web-fair-adds-owed = { $name } deve promettere di nuovo un numero.
web-fair-adds-sealed = { $name } ha promesso un numero prima che ne fosse mostrato uno.
web-fair-adds-open = { $name } ha dato un numero sedendosi.
web-fair-called-off =
    { $number ->
        [one] Prima di questa distribuzione l’inizio è stato annullato una volta.
       *[other] Prima di questa distribuzione l’inizio è stato annullato { $number } volte.
    }
web-fair-missing = Si sigillano le carte, in attesa di { $names }…

## The browser: rulebooks (web-rules-…)

web-nav-rules = Regole
web-rules-of = Regolamento
web-rules-search = Cerca nelle regole
web-rules-places =
    { $number ->
        [one] { $number } risultato
       *[other] { $number } risultati
    }
web-rules-found = Nessun risultato
web-rules-next = Risultato successivo
web-rules-chapters = Capitoli
web-rules-link = Link alla regola { $clause }
web-rules-print = Stampa
web-rules-no-clause = In questo regolamento non c’è la regola { $clause }.
web-rules-brief = In due minuti
web-rules-example = Un turno d’esempio
web-rules-option = Opzione del tavolo
web-rules-variant = Una variante, a scelta del tavolo
web-rules-note = Sulle fonti
web-rules-both = Fonti e opzione del tavolo
web-rules-asides = Opzioni del tavolo e fonti
web-rules-glossary = Glossario

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = Tocca a { $name }
web-curtain-give = Passa il dispositivo a { $name }. Tutti gli altri guardano altrove.
web-curtain-show = Sono { $name }: mostra le mie carte
web-curtain-also = Poi: { $names }
web-curtain-other = Qualcun altro vuole vedere le proprie carte:
web-curtain-told = Appena successo
web-curtain-hand = Passa il dispositivo

## The browser: quick phrases in the chat (web-talk-…)

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
    .help = Quella di cui si raccontano le storie: in questo saloon nessuno gioca meglio.
cli-bot-champion = Campione
    .help = Ha imparato da solo, in più di cento milioni di decisioni contro sé stesso; uno sguardo, e la mossa è fatta.

## Bot: i suggerimenti

hint-move = { $who } suggerisce: { $move }
hint-compared =
    Vittorie in { $games ->
        [one] { $games } simulazione
       *[other] { $games } simulazioni
    }: { $share }%; con la seconda mossa migliore { $next }%.
hint-sealed = Qui tutti scelgono in segreto: ogni tanto una sorpresa ci sta.
hint-tried = Vittorie in { $worlds } distribuzioni immaginate: circa { $share }%; con la seconda mossa migliore { $next }%.
hint-learned = I campioni la vedono così: per quel che puoi vedere, dal tuo posto si vincono { $share } partite come questa su 100.

## Il terminale: l’arena

cli-ask-hint = «?» mostra che cosa farebbe il bot migliore.
cli-coach-how = «coach» disattiva il coach.
cli-coach-off = Il coach è disattivato.
cli-arena-bot = Bot
cli-arena-games = Partite
cli-arena-wins = Vittorie
cli-arena-interval = 95%
cli-arena-rank = Posto medio
cli-arena-rating = Rating
cli-arena-decisions = Decisioni
cli-arena-ms = ms per mossa
cli-arena-other = { $file } contiene le partite di un’altra sfida.
cli-no-ray = Ray non è installato: installa saloon[cluster].

## The browser: the end of a game (web-end-…)

web-end-won =
    { $you ->
        [yes] Hai vinto
       *[no] { $seat } ha vinto
    }
web-end-shared =
    { $you ->
        [yes] Condividi la vittoria con { $seats }
       *[no] { $seats } condividono la vittoria
    }
web-end-place =
    { $you ->
        [yes] Sei al { $place }º posto
       *[no] { $seat } è al { $place }º posto
    }
web-end-turned = La svolta
web-end-turned-chance =
    { $you ->
        [yes] Le tue probabilità di vittoria stimate: { $before }% → { $after }%.
       *[no] Probabilità di vittoria stimate per { $seat }: { $before }% → { $after }%.
    }
web-end-curve-chance = Probabilità di vittoria stimata nel corso della partita
web-end-curve-points = Punti nel corso della partita
web-end-swing = { $before }% → { $after }%
web-end-turned-open = È rimasto tutto aperto fino all’ultimo.
web-end-turned-see = Guarda
web-end-how = Il conteggio
web-end-line = { $head }: { $margin }
web-end-of = su { $number }
web-end-share = Condividi come immagine
web-end-share-save = Salva l’immagine
web-end-share-pass = Condividi
web-end-share-not = L’immagine non si è potuta disegnare. Riprova.

## The browser: learning by playing (web-learn-…, web-coach-…)

web-learn-first-game = La tua prima partita
web-learn-step = Passo { $number } di { $last }
web-learn-watch = Guarda cosa succede.
web-learn-skip = Salta
web-learn-but = Puoi farlo, ma…
web-learn-again = Scegli di nuovo
web-learn-anyway = Gioca lo stesso
web-learn-alone-title = Per conto tuo
web-learn-alone = Ora vai avanti per conto tuo, contro bot facili. Questa partita non conta.
web-learn-aside = Ora giochi senza la lezione. Ti aspetta dove l’hai lasciata.
web-learn-to-lesson = Torna alla lezione
web-learn-back = Un passo indietro
web-learn-show = Mostramelo di nuovo
web-learn-go-on = Avanti
web-learn-go-alone = Continua per conto tuo
web-learn-leave = Lascia la lezione; potrai riprenderla da qui
web-learn-meant = La lezione parla di questo
web-learn-home =
    { $number ->
        [one] Prima volta? Impara in un minuto
       *[other] Prima volta? Impara in { $number } minuti
    }
web-learn-home-help = una partita guidata, le mosse le fai tu
web-learn-home-on = Riprendi la tua prima partita
web-learn-home-on-help = da dove l’hai lasciata
web-learn-by-playing = Impara giocando
web-learn-away = Niente lezione per { $game }, grazie
web-exercise = Esercizio
web-exercise-list = Esercizi
web-exercise-list-of = Esercizi: { $game }
web-exercise-lead = Piccole posizioni in cui una mossa è nettamente la migliore. Trovate con simulazioni e verificate dal bot più forte.
web-exercise-solved = Risolti: { $number } su { $last }
web-exercise-step = Esercizio { $number } di { $last }
web-exercise-grade-1 = Facile
web-exercise-grade-2 = Medio
web-exercise-grade-3 = Difficile
web-exercise-leave = Torna all’elenco
web-exercise-ask = Una mossa è nettamente migliore di tutte le altre. Giocala.
web-exercise-log = L’esercizio comincia da questa posizione.
web-exercise-skip = Salta
web-exercise-right = Giusto!
web-exercise-wrong = Non è la mossa migliore
web-exercise-answer = La soluzione
web-exercise-stars =
    { $number ->
        [one] una stella su tre
       *[other] { $number } stelle su tre
    }
web-exercise-try =
    { $number ->
        [1] al primo tentativo
        [2] al secondo tentativo
       *[other] al { $number }º tentativo
    }
web-exercise-chances = Quanto spesso vince ogni mossa
web-exercise-yours = la tua mossa
web-exercise-share = { $share }%
web-exercise-better = C’è una mossa che vince molto più spesso.
web-exercise-checked = Vittorie su { $games } partite simulate per mossa, in base a ciò che vedi. Il bot più forte sceglie la stessa mossa.
web-exercise-next = Prossimo esercizio
web-exercise-all = Tutti gli esercizi
web-exercise-again = Riprova
web-exercise-give-up = Mostra la soluzione
web-exercise-play-on = Continua la partita da qui
web-exercise-to = Torna all’esercizio
web-today = Oggi
web-today-exercise = Esercizio del giorno · { $game }
web-today-solved = Risolto
web-today-puzzle = Rompicapo del giorno · { $game }
web-today-puzzle-title = Una sola cittadina per tutti gli indizi
web-today-puzzle-help = Piccolo il lunedì, tutta la cittadina la domenica
web-coach = Coach
web-coach-help = Davanti a una decisione nuova per te: una riga su ciò che spesso sfugge. Solo contro i bot.
web-coach-off = Disattiva il coach
web-coach-close = Capito

## The browser: a finished game looked back at (web-review-…)

web-review = Analisi
web-review-of = Analisi: { $game }
web-review-see-long = Analizza { $game }, { $day }
web-review-working = Un bot sta ripercorrendo la partita…
web-review-none = Qui non c’è nulla da analizzare: vittoria condivisa, nessuna scelta, oppure una partita giocata con altre regole.
web-review-same = Il bot avrebbe fatto lo stesso: il resto è fortuna.
web-review-other = Il bot avrebbe fatto altro.
web-review-equal = La mossa del bot vale più o meno lo stesso.
web-review-worse = La mossa del bot era migliore.
web-review-better = Meglio della mossa del bot.
web-review-bot = Bot: { $move }
web-review-alike = È anche la mossa del bot
web-review-percent = { $number }%
web-review-sum = Fortuna + abilità = risultato
web-review-start = Inizio
web-review-luck = Fortuna
web-review-skill = Abilità
web-review-end = Risultato
web-review-sum-help = Probabilità di vittoria in percentuale. L’abilità è ciò che queste mosse hanno guadagnato o perso rispetto a quelle del bot, dove la differenza è netta; la fortuna è tutto il resto: le carte, gli altri e ciò che il bot non ha previsto.
web-review-moves = Mossa per mossa
web-review-differing = Il bot farebbe altro: { $number }
web-review-all = Tutte le decisioni: { $number }
web-review-judged = Le probabilità sono quelle che vede il campione, con ciò che si poteva sapere da questo posto. Dove avrebbe mosso diversamente, entrambe le mosse sono state continuate nelle stesse { $number } distribuzioni immaginate, finché il tempo lo permetteva.
web-review-judged-thumbs = Questo gioco non ha ancora un campione: i bot confrontano le mosse con regole di buon senso. Dove avrebbero mosso diversamente, entrambe le mosse sono state giocate fino in fondo nelle stesse { $number } distribuzioni immaginate, finché il tempo lo permetteva.
