## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

kb-option-mice_pool = Souris dans la réserve
    .help = Combien de souris sont en jeu.
kb-option-mice_pool-full = Réserve complète
    .help = Les 24 souris au complet.
kb-option-mice_pool-short = Réserve réduite
    .help = Seulement 20 souris, de deux à quatre joueurs.
kb-option-rounds = Manches
    .help = Combien de manches compte la partie.
kb-option-rounds-1 = Une manche
    .help = La partie habituelle.
kb-option-rounds-3 = Trois manches
    .help = Les scores des trois manches s’additionnent.
kb-option-rounds-players = Une manche par joueur
    .help = Autant de manches que de joueurs : chacun commence une fois comme chef d’orchestre.

kb-card =
    { $card ->
        [0] joker
       *[other] { $card }
    }
kb-number =
    { $number ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $number }
    }
kb-value = { $value }
    .plural = { $value }
kb-bid-name =
    { $value ->
        [0] { kb-number } différentes
       *[other]
            { $number ->
                [1] un { kb-value }
               *[other] { kb-number } { kb-value.plural }
            }
    }

kb-phase-leader = Tirage au sort
kb-phase-deal = Distribution
kb-phase-reveal = Découverte du lot
kb-phase-bonus = Cartes bonus
kb-phase-auction = Vente aux enchères
kb-phase-paying = Paiement
kb-phase-laying = Carrés
kb-phase-over = Partie terminée

## Katzenjammer Blues : les coups

kb-move-bid = Annoncer { kb-bid-name }
kb-move-pass = Passer
kb-move-pay = Payer : { $cards }
kb-move-lay = Poser un carré de { kb-value.plural } : { $cards }
kb-move-shed = Poser un carré de jokers : quatre jokers à la défausse
kb-move-stop = Ne plus rien poser
kb-move-leader =
    { $you ->
        [yes] Premier chef d’orchestre : vous
       *[no] Premier chef d’orchestre : { $seat }
    }
kb-move-card = Carte : { $card }

## Katzenjammer Blues : ce qui se passe

kb-leader =
    { $you ->
        [yes] Le sort vous désigne comme premier chef d’orchestre.
       *[no] Le sort désigne { $seat } comme premier chef d’orchestre.
    }
kb-dealt =
    { $you ->
        [yes] Vous recevez une carte.
       *[no] { $seat } reçoit une carte.
    }
kb-dealt-you = Vous recevez : { $card }.
kb-turned = Carte dévoilée : { $card }.
kb-bonus =
    { $you ->
        [yes] Vous recevez une carte bonus.
       *[no] { $seat } reçoit une carte bonus.
    }
kb-bonus-you = Votre carte bonus : { $card }.
kb-bid =
    { $you ->
        [yes] Vous annoncez { kb-bid-name }.
       *[no] { $seat } annonce { kb-bid-name }.
    }
kb-passed =
    { $you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
kb-passed-empty =
    { $you ->
        [yes] Vous n’avez plus de cartes et passez.
       *[no] { $seat } n’a plus de cartes et passe.
    }
kb-unsold =
    { $you ->
        [yes] Personne ne veut du lot ({ $cards }). Il part à la défausse et vous en dévoilez un autre.
       *[no] Personne ne veut du lot ({ $cards }). Il part à la défausse et { $seat } en dévoile un autre.
    }
kb-won =
    { $you ->
        [yes] Vous remportez la vente avec { kb-bid-name }.
       *[no] { $seat } remporte la vente avec { kb-bid-name }.
    }
kb-paid =
    { $you ->
        [yes] Vous payez : { $cards }.
       *[no] { $seat } paie : { $cards }.
    }
kb-took =
    { $you ->
        [yes] Vous prenez le lot : { $cards }.
       *[no] { $seat } prend le lot : { $cards }.
    }
kb-laid =
    { $you ->
        [yes] Vous posez un carré de { kb-value.plural } ({ $cards }) et gagnez
       *[no] { $seat } pose un carré de { kb-value.plural } ({ $cards }) et gagne
    } { $mice } souris.
kb-shed =
    { $you ->
        [yes] Vous posez un carré de jokers : quatre jokers partent à la défausse.
       *[no] { $seat } pose un carré de jokers : quatre jokers partent à la défausse.
    }
kb-stopped =
    { $you ->
        [yes] Vous en avez fini avec les carrés.
       *[no] { $seat } en a fini avec les carrés.
    }
kb-round-over-mice = La dernière souris a filé : la manche est finie.
kb-round-over-deck = La pioche est vide : la manche est finie.
kb-shown =
    { $you ->
        [yes] Vous montrez : { $cards }.
       *[no] { $seat } montre : { $cards }.
    } Total de jokers : { $jokers }.
kb-lost =
    { $you ->
        [yes] Total de jokers le plus élevé : vous perdez { $mice } souris.
       *[no] Total de jokers le plus élevé : { $seat } perd { $mice } souris.
    }
kb-scored =
    { $you ->
        [yes] Vous terminez la manche avec { $score } souris.
       *[no] { $seat } termine la manche avec { $score } souris.
    }
kb-next-round =
    { $you ->
        [yes] La manche { $round } commence. Chef d’orchestre : vous.
       *[no] La manche { $round } commence. Chef d’orchestre : { $seat }.
    }
kb-winner =
    { $you ->
        [yes] Vous gagnez la partie !
       *[no] { $seat } gagne la partie !
    }
kb-shared =
    { $you ->
        [yes] Vous partagez la victoire avec { $seats } !
       *[no] { $seats } se partagent la victoire !
    }

## Katzenjammer Blues : les refus

kb-refuse-low = Cela ne bat pas la meilleure enchère : { kb-bid-name }.
kb-refuse-unbacked = Votre main ne permet pas de payer cette enchère.
kb-refuse-mixed-number = Une enchère panachée annonce de 2 à { $most } cartes différentes.
kb-refuse-bid-shape = « { $text } » n’est pas une enchère. Annoncez des cartes d’une seule valeur (bid 3x4) ou toutes différentes (bid 3 mixed).
kb-refuse-not-held = Vous n’avez pas toutes ces cartes en main.
kb-refuse-payment = Ces cartes ne paient pas exactement votre enchère : { kb-bid-name }.
kb-refuse-quartet = Vous n’avez pas en main les quatre cartes de ce carré de { kb-value.plural }.
kb-refuse-shed = Un carré de jokers demande quatre jokers de votre main.
kb-refuse-no-auction = Il n’y a pas de vente en cours où enchérir ou passer.
kb-refuse-passed = Vous avez passé : c’est définitif pour cette vente.
kb-refuse-turn = Ce n’est pas à vous de parler.
kb-refuse-pay-now = On ne paie qu’après avoir remporté une vente.
kb-refuse-lay-now = Seul le gagnant de la vente pose des carrés, juste après avoir pris le lot.
kb-refuse-chance = Seul le hasard distribue et retourne les cartes, jamais un joueur.

## Le terminal : la table

kb-table-round = Manche { $round } sur { $rounds }
kb-table-pile =
    Pioche : { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    }
kb-table-pool = Réserve : { $pool } souris
kb-table-lot = Lot :
kb-table-high =
    { $you ->
        [yes] Meilleure enchère : { kb-bid-name }, par vous
       *[no] Meilleure enchère : { kb-bid-name }, par { $seat }
    }
kb-table-nobody-bid = Personne n’a encore enchéri.
kb-table-mice = { $mice } souris
kb-table-joker-row =
    { $jokers ->
        [0] rangée de jokers vide
        [one] { $jokers } joker dans la rangée
       *[other] { $jokers } jokers dans la rangée
    }
kb-table-leader = chef d’orchestre
kb-table-passed = passé

## The browser: Katzenjammer Blues (kb-screen-…)

kb-screen-poster-line = Chats à vendre, souris à gagner, gare aux jokers.
kb-screen-poster-kind = Enchères
kb-screen-ask-open = Enchérissez sur le lot, ou *passez*.
kb-screen-ask-beat =
    { $you ->
        [yes] Votre enchère est la plus forte : *{ kb-bid-name }*.
       *[no] Surenchérissez sur { $seat } (*{ kb-bid-name }*), ou passez.
    }
kb-screen-ask-pass =
    { $you ->
        [yes] Votre enchère est la plus forte : *{ kb-bid-name }*.
       *[no] Vous ne pouvez pas dépasser { $seat } (*{ kb-bid-name }*).
    }
kb-screen-ask-pay = Le lot est à vous : comment payer *{ kb-bid-name }* ?
kb-screen-ask-lay = Posez un carré, ou *arrêtez* et dévoilez le lot suivant.
kb-screen-ask-stop = Pas de carré à poser : *arrêtez* et dévoilez le lot suivant.
kb-screen-wait-deal = On distribue les cartes.
kb-screen-wait-reveal =
    { $you ->
        [yes] Vous dévoilez le lot.
       *[no] { $seat } dévoile le lot.
    } { $number ->
        [0] Aucune carte encore.
        [one] Une carte pour l’instant.
       *[other] { $number } cartes pour l’instant.
    }
kb-screen-wait-bonus = Une carte bonus pour tous.
kb-screen-wait-bid =
    { $you ->
        [yes] C’est à vous.
       *[no] { $seat } réfléchit à une enchère.
    }
kb-screen-wait-high = Votre enchère est la plus forte : *{ kb-bid-name }*.
kb-screen-wait-pay =
    { $you ->
        [yes] Vous remportez le lot avec *{ kb-bid-name }*.
       *[no] { $seat } remporte le lot avec *{ kb-bid-name }*.
    }
kb-screen-wait-lay =
    { $you ->
        [yes] Le lot est à vous.
       *[no] { $seat } peut poser des carrés.
    }
kb-screen-over = La partie est finie.
kb-screen-high = en tête : { kb-bid-name }
kb-screen-won = gagné avec { kb-bid-name }
kb-screen-passed = passé
kb-screen-leads = chef d’orchestre
kb-screen-leads-help = Chef d’orchestre : dévoile les lots
kb-screen-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
kb-screen-mice =
    { $number ->
        [one] { $number } souris
       *[other] { $number } souris
    }
kb-screen-mice-none = pas de souris
kb-screen-jokers =
    { $number ->
        [one] { $number } joker
       *[other] { $number } jokers
    }
kb-screen-used =
    { $number ->
        [one] { $number } joker dans la rangée
       *[other] { $number } jokers dans la rangée
    }
kb-screen-held =
    { $number ->
        [one] et { $number } en main
       *[other] et { $number } en main
    }
kb-screen-lot = Le lot
kb-screen-lot-number = Lot { $number }
kb-screen-lot-by =
    { $you ->
        [yes] Dévoilé par vous.
       *[no] Dévoilé par { $seat }.
    }
kb-screen-lot-pair = Le deuxième { kb-value } l’a complété.
kb-screen-lot-joker = Le joker l’a complété : une carte bonus pour tous.
kb-screen-lot-won =
    { $you ->
        [yes] Vous le gagnez avec { kb-bid-name }.
       *[no] { $seat } le gagne avec { kb-bid-name }.
    }
kb-screen-lot-none =
    { $you ->
        [yes] Vous dévoilez le lot suivant.
       *[no] { $seat } dévoile le lot suivant.
    }
kb-screen-sold =
    { $you ->
        [yes] Vous gagnez le lot { $number }
       *[no] { $seat } gagne le lot { $number }
    }
kb-screen-sold-bid = enchère
kb-screen-sold-pays = paie
kb-screen-sold-takes = prend
kb-screen-sold-hand =
    { $number ->
        [one] en main : { $number } carte
       *[other] en main : { $number } cartes
    }
kb-screen-log-turned = Cartes dévoilées : { $cards }.
kb-screen-log-bids =
    { $number ->
        [0] aucune enchère
        [one] { $number } enchère
       *[other] { $number } enchères
    }
kb-screen-round-clocks = Souris et cartes restantes
kb-screen-round = Manche { $round } sur { $rounds }
kb-screen-so-far = Jusqu’ici : { $text }
kb-screen-round-short = Manche { $round }
kb-screen-pool = encore *{ $number }* souris sur { $all }
kb-screen-pile =
    { $number ->
        [one] encore *{ $number }* carte
       *[other] encore *{ $number }* cartes
    }
kb-screen-pile-near = La pioche pourrait s’épuiser avec le prochain lot.
kb-screen-discard =
    { $number ->
        [one] *{ $number }* défaussée
       *[other] *{ $number }* défaussées
    }
kb-screen-joker-none = Vous n’avez pas de joker, donc pas de perte.
kb-screen-joker-quiet = Vos jokers : { $own }. Aucun joker n’est encore visible.
kb-screen-joker-safe = *À l’abri pour l’instant.* Vos jokers : { $own } ({ $used ->
        [one] { $used } utilisé
       *[other] { $used } utilisés
    }, { $held } en main).
kb-screen-joker-risk = *Le plus de jokers visibles.* Vos jokers : { $own } ({ $used ->
        [one] { $used } utilisé
       *[other] { $used } utilisés
    }, { $held } en main).
kb-screen-joker-shows = Visibles chez { $seats } : { $most }.
kb-screen-short-safe = à l’abri
kb-screen-short-most = le plus
kb-screen-ladder = Enchères
kb-screen-floors = Nombre de cartes
kb-screen-floor =
    { $number ->
        [one] carte
       *[other] cartes
    }
kb-screen-different = diff.
kb-screen-least = minimum
kb-screen-high-tag = en tête
kb-screen-won-tag = gagné
kb-screen-lit = possible
kb-screen-needs-joker = avec un joker
kb-screen-dark = hors de portée
kb-screen-free = encore libre
kb-screen-beaten = dépassée
kb-screen-under =
    { $number ->
        [one] Une rangée d’enchères de plus, en dessous, est dépassée.
       *[other] { $number } rangées d’enchères de plus, en dessous, sont dépassées.
    }
kb-screen-hand = Votre main
kb-screen-hand-empty = Votre main est vide.
kb-screen-hand-none = aucune carte
kb-screen-hands = Toutes les mains à la fin
kb-screen-stack = { $card } : { $all }
kb-screen-stack-picked =
    { $card } : { $number ->
        [one] { $number } sur { $all } choisie
       *[other] { $number } sur { $all } choisies
    }
kb-screen-tip-bid = Touchez une enchère, ou des cartes
kb-screen-tip-pay = Touchez des cartes pour changer le paiement
kb-screen-tip-lay = Touchez des cartes pour y mettre un joker
kb-screen-no-match = Ces cartes ne correspondent à rien de possible en ce moment.
kb-screen-if-won = Si vous gagnez, vous payez
kb-screen-you-pay = Vous payez
kb-screen-only-pass = Vous n’avez pas de meilleure enchère.
kb-screen-pass-final = définitif
kb-screen-stop-next = vous dévoilez le lot suivant
kb-screen-ahead = Avant votre tour
kb-screen-ahead-pass = D’avance : passer sur le lot { $number }
kb-screen-ahead-pay = Payer comme d’habitude
kb-screen-ahead-lay = Poser ce que je peux
kb-screen-do-choose-bid = Choisissez une enchère
kb-screen-do-choose-quartet = Choisissez un carré
kb-screen-do-pay = Payer et prendre le lot
kb-screen-do-lay = Poser { kb-bid-name }
kb-screen-do-end = Poser et finir la manche
kb-screen-pay-ways =
    { $number ->
        [one] Une façon de payer
       *[other] { $number } façons de payer
    }
kb-screen-pay-pick = Choisissez { $number } cartes différentes
kb-screen-pay-picked =
    { $number ->
        [one] { $number } carte choisie sur { $all }
       *[other] { $number } cartes choisies sur { $all }
    }
kb-screen-pay-then = Il vous reste alors
kb-screen-pay-joined =
    { kb-bid-name } { $jokers ->
        [one] et un joker
       *[other] et { $jokers } jokers
    }
kb-screen-pay-jokers =
    { $jokers ->
        [one] le joker seul
       *[other] { $jokers } jokers
    }
kb-screen-pay-same =
    { $own ->
        [one] De toute façon, vous comptez { $own } joker ; dans votre rangée, il reste pour de bon.
       *[other] De toute façon, vous comptez { $own } jokers ; dans votre rangée, ils restent pour de bon.
    }
kb-screen-row = Jokers dans votre rangée
kb-screen-ready = quatre { kb-value.plural } réunis
kb-screen-lay-title = Poser des carrés
kb-screen-lay-hint = Seulement maintenant, juste après avoir gagné un lot. Rien ne vous y oblige.
kb-screen-lay-of = sur { $all }
kb-screen-lay-jokers =
    { $jokers ->
        [0] sans joker
        [one] { $jokers } joker dans votre rangée
       *[other] { $jokers } jokers dans votre rangée
    }
kb-screen-lay-note =
    Carré de { kb-value.plural } : { $mice ->
        [one] { $mice } souris
       *[other] { $mice } souris
    }
kb-screen-ends = finit la manche
kb-screen-goes =
    { $number ->
        [one] encore { $number } souris, on continue
       *[other] encore { $number } souris, on continue
    }
kb-screen-goes-on = on continue
kb-screen-shed = Défausser quatre jokers
kb-screen-shed-count = Vos jokers comptés : { $before } → { $after }
kb-screen-verdict = Un carré de { kb-value.plural } finirait la manche
kb-screen-verdict-now = Vos souris maintenant
kb-screen-verdict-gain = Carré de { kb-value.plural }
kb-screen-verdict-loss = Le plus de jokers : vous { $own }, visibles ailleurs { $most }
kb-screen-verdict-total = Vous finiriez avec
kb-screen-verdict-open = D’après ce qui est visible : les jokers cachés des autres peuvent tout changer.
kb-screen-verdict-shed = Défaussez d’abord quatre jokers et vous en comptez { $own } : le même carré vous laisse alors { $number }.
kb-screen-end-tie = Autant de souris : le moins de jokers l’emporte.
kb-screen-end-score = Meilleur score : { $score } souris.
kb-screen-end-short =
    { $number ->
        [one] il manquait une souris
       *[other] il manquait { $number } souris
    }
kb-screen-end-ahead =
    { $number ->
        [one] une souris d’avance
       *[other] { $number } souris d’avance
    }
kb-screen-end-jokers = les jokers ont tranché
kb-screen-end-mice =
    { $number ->
        [0] aucune souris
        [one] { $number } souris
       *[other] { $number } souris
    }
kb-screen-step-mice = Souris attrapées
kb-screen-step-mice-mice = Un point chacune. La dernière souris est partie : la manche est finie.
kb-screen-step-mice-deck = Un point chacune. La pioche est vide : la manche est finie.
kb-screen-step-jokers = Jokers comptés
kb-screen-step-jokers-why = Ceux de la rangée, et ceux qui restent en main.
kb-screen-step-jokers-row =
    { $used ->
        [one] { $used } utilisé
       *[other] { $used } utilisés
    }, { $held } en main
kb-screen-step-loss = Le plus de jokers : −5
kb-screen-step-loss-why = Le plus de jokers ({ $number }) : { $who }. On peut tomber sous zéro.
kb-screen-step-loss-none = Personne n’a de joker, donc personne ne perd de souris.
kb-screen-step-left = Souris
kb-screen-step-place-why = Qui a le plus de souris après la perte l’emporte.
kb-screen-step-place-tie = Autant de souris : le moins de jokers l’emporte.
kb-screen-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
kb-screen-match = La partie : { $rounds } manches additionnées
kb-screen-total = Total

## Robots : les conseils

kb-why-bid = Le lot vaut plus pour votre main que les cartes qu’il vous coûterait.
kb-why-pass = Toute enchère coûterait ici à votre main plus que le lot ne rapporte.
kb-why-pay = Ce sont les cartes qui manqueront le moins à votre main.
kb-why-lay = Les souris posées devant vous sont acquises, et la réserve ne fait que baisser.
kb-why-shed = À la fin, qui a le plus de jokers perd cinq souris : débarrassez-vous-en.
kb-why-stop = Ces cartes valent plus dans votre main pour l’instant.
kb-seen-lot = Valeur { $value } : { $before } en main, { $after } avec le lot.
kb-seen-left = Il vous resterait : { $cards }.

## Le conseiller

kb-screen-coach-bid = La question : ce lot vaut-il quelques-unes de vos cartes ? On paie exactement ce qu’on annonce, et passer est définitif pour ce lot.
kb-screen-coach-joker = Un joker dans le lot complète des carrés, mais il compte en main comme dans la rangée. Celui qui en a le plus à la fin perd 5 souris.
kb-screen-coach-pay = La question : quelles cartes donner ? Un joker qui paie ne disparaît pas, il reste dans votre rangée et compte contre vous.
kb-screen-coach-lay = Des souris tout de suite, ou des cartes pour enchérir ? Si vous arrêtez, il faudra gagner un autre lot avant de poser.
