## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

kb-option-mice_pool = Topi nella riserva
    .help = Quanti topi ci sono in palio.
kb-option-mice_pool-full = Riserva intera
    .help = Tutti i 24 topi.
kb-option-mice_pool-short = Riserva ridotta
    .help = Solo 20 topi, da due a quattro giocatori.
kb-option-rounds = Manche
    .help = Quante manche dura la partita.
kb-option-rounds-1 = Una manche
    .help = La partita normale.
kb-option-rounds-3 = Tre manche
    .help = Si sommano i punteggi di tre manche.
kb-option-rounds-players = Una manche a testa
    .help = Tante manche quanti sono i giocatori: ognuno comincia una volta da bandleader.

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

kb-phase-leader = Estrazione del bandleader
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
        [yes] Primo bandleader: tu
       *[no] Primo bandleader: { $seat }
    }
kb-move-card = Carta: { $card }

## Katzenjammer Blues: che cosa succede

kb-leader =
    { $you ->
        [yes] Estrazione: il primo bandleader sei tu.
       *[no] Estrazione: il primo bandleader è { $seat }.
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
        [yes] Comincia la manche { $round }. Bandleader: tu.
       *[no] Comincia la manche { $round }. Bandleader: { $seat }.
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

kb-table-round = Manche { $round } di { $rounds }
kb-table-pile =
    Mazzo: { $pile ->
        [one] { $pile } carta
       *[other] { $pile } carte
    }
kb-table-pool =
    Riserva: { $pool ->
        [one] { $pool } topo
       *[other] { $pool } topi
    }
kb-table-lot = Lotto:
kb-table-high =
    { $you ->
        [yes] Offerta più alta: { kb-bid-name }, la tua
       *[no] Offerta più alta: { kb-bid-name }, di { $seat }
    }
kb-table-nobody-bid = Nessuno ha ancora offerto.
kb-table-mice =
    { $mice ->
        [one] { $mice } topo
       *[other] { $mice } topi
    }
kb-table-joker-row =
    { $jokers ->
        [0] fila dei jolly vuota
       *[other] { $jokers } jolly nella fila
    }
kb-table-leader = bandleader
kb-table-passed = ha passato

## The browser: Katzenjammer Blues (kb-screen-…)

kb-screen-poster-line = Compra gatti, prendi topi, occhio ai jolly.
kb-screen-poster-kind = Asta
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
        [yes] Il lotto è tuo.
       *[no] { $seat } può calare quartetti.
    }
kb-screen-over = La partita è finita.
kb-screen-high = più alta: { kb-bid-name }
kb-screen-won = vinto con { kb-bid-name }
kb-screen-passed = ha passato
kb-screen-leads = bandleader
kb-screen-leads-help = Bandleader: scopre i lotti
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
kb-screen-lot-number = Lotto { $number }
kb-screen-lot-by =
    { $you ->
        [yes] Scoperto da te.
       *[no] Scoperto da { $seat }.
    }
kb-screen-lot-pair = Il secondo { kb-value } l’ha completato.
kb-screen-lot-joker = Il jolly l’ha completato: una carta bonus per tutti.
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
kb-screen-sold =
    { $you ->
        [yes] Vinci il lotto { $number }
       *[no] { $seat } vince il lotto { $number }
    }
kb-screen-sold-bid = offerta
kb-screen-sold-pays = paga
kb-screen-sold-takes = prende
kb-screen-sold-hand =
    { $number ->
        [one] in mano: { $number } carta
       *[other] in mano: { $number } carte
    }
kb-screen-log-turned = Carte scoperte: { $cards }.
kb-screen-log-bids =
    { $number ->
        [0] nessuna offerta
        [one] { $number } offerta
       *[other] { $number } offerte
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
kb-screen-joker-quiet = I tuoi jolly: { $own }. Nessun jolly è ancora scoperto.
kb-screen-joker-safe = *Per ora al sicuro.* I tuoi jolly: { $own } ({ $used ->
        [one] { $used } usato
       *[other] { $used } usati
    }, { $held } in mano).
kb-screen-joker-risk = *Più jolly in vista di tutti.* I tuoi jolly: { $own } ({ $used ->
        [one] { $used } usato
       *[other] { $used } usati
    }, { $held } in mano).
kb-screen-joker-shows = Mostrati da { $seats }: { $most }.
kb-screen-short-safe = al sicuro
kb-screen-short-most = più di tutti
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
kb-screen-won-tag = vinto
kb-screen-lit = puoi offrire
kb-screen-needs-joker = serve un jolly
kb-screen-dark = fuori portata
kb-screen-free = ancora libera
kb-screen-beaten = superata
kb-screen-under =
    { $number ->
        [one] Sotto c’è un’altra riga di offerte superate.
       *[other] Sotto ci sono altre { $number } righe di offerte superate.
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
kb-screen-tip-bid = Tocca un’offerta, oppure delle carte
kb-screen-tip-pay = Tocca delle carte per cambiare il pagamento
kb-screen-tip-lay = Tocca delle carte per usare un jolly
kb-screen-no-match = Queste carte non corrispondono a niente che tu possa fare adesso.
kb-screen-if-won = Se vinci, paghi
kb-screen-you-pay = Paghi
kb-screen-only-pass = Non hai un’offerta più alta.
kb-screen-pass-final = definitivo
kb-screen-stop-next = scopri tu il prossimo lotto
kb-screen-ahead = Prima del tuo turno
kb-screen-ahead-pass = In anticipo: passa sul lotto { $number }
kb-screen-ahead-pay = Paga nel modo solito
kb-screen-ahead-lay = Cala tutto il possibile
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
kb-screen-end-tie = Pari di topi: vince chi ha meno jolly.
kb-screen-end-score =
    { $score ->
        [one] Miglior punteggio: { $score } topo.
       *[other] Miglior punteggio: { $score } topi.
    }
kb-screen-end-short =
    { $number ->
        [one] un topo in meno
       *[other] { $number } topi in meno
    }
kb-screen-end-ahead =
    { $number ->
        [one] un topo di vantaggio
       *[other] { $number } topi di vantaggio
    }
kb-screen-end-jokers = hanno deciso i jolly
kb-screen-end-mice =
    { $number ->
        [0] nessun topo
        [one] { $number } topo
       *[other] { $number } topi
    }
kb-screen-step-mice = Topi presi
kb-screen-step-mice-mice = Un punto l’uno. L’ultimo topo se n’è andato: la manche è finita.
kb-screen-step-mice-deck = Un punto l’uno. Il mazzo è vuoto: la manche è finita.
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
kb-screen-step-left = Topi
kb-screen-step-place-why = Vince chi ha più topi dopo la perdita.
kb-screen-step-place-tie = Pari di topi: vince chi ha meno jolly.
kb-screen-place =
    { $place ->
        [1] 1º
       *[other] { $place }º
    }
kb-screen-match = La partita: { $rounds } manche sommate
kb-screen-total = Totale

## Bot: i suggerimenti

kb-why-bid = Il lotto vale per la tua mano più delle carte che ti costerebbe.
kb-why-pass = Qualsiasi offerta ora costa alla tua mano più di quanto renda il lotto.
kb-why-pay = Sono le carte di cui la tua mano sentirà meno la mancanza.
kb-why-lay = I topi davanti a te sono al sicuro, e la riserva può solo calare.
kb-why-shed = Alla fine chi ha più jolly perde cinque topi: liberatene.
kb-why-stop = Per ora queste carte valgono di più in mano.
kb-seen-lot = Valore { $value }: ora { $before } in mano, { $after } con il lotto.
kb-seen-left = In mano ti resta: { $cards }.

## Il consigliere

kb-screen-coach-bid = La domanda è se questo lotto vale qualche tua carta. Paghi esattamente quello che dici, e chi passa è fuori per questo lotto.
kb-screen-coach-joker = Un jolly nel lotto completa i quartetti, ma conta in mano come nella fila. Chi alla fine ne ha di più perde 5 topi.
kb-screen-coach-pay = La domanda è quali carte dare via. Un jolly con cui paghi non sparisce: resta nella tua fila e conta contro di te.
kb-screen-coach-lay = Topi subito, o carte per offrire? Se ti fermi, per calare dovrai prima vincere un altro lotto.
