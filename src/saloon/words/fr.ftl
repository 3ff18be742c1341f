### Saloon en français. La lecture des paramètres est expliquée dans en.ftl.

## Comment s’assemblent les noms et les cartes

list-and = { $before } et { $last }
cards-none = aucune carte

## Tables et coups

option-unknown = L’option « { $option } » n’existe pas. Choix possibles : { $known }.
option-value = « { $value } » n’est pas une valeur de l’option « { $option } ». Choix possibles : { $known }.
option-players =
    { $option }={ $value } n’est pas proposé à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
players-refused = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
move-unreadable = « { $text } » n’est pas un coup reconnu.
not-your-turn = Ce n’est pas à vous de jouer.
game-over = La partie est terminée.
undo-refused = Il est trop tard pour revenir sur ce coup.

## Enregistrements

record-not-json = La ligne { $line } n’est pas du JSON valide.
record-truncated = L’enregistrement s’interrompt à la ligne { $line }.
record-not-a-record = Ce fichier n’est pas un enregistrement de Saloon.
record-version = L’enregistrement est au format { $version } ; ce Saloon lit le format { $known }.
record-field =
    { $problem ->
        [missing] Il manque à l’enregistrement le champ « { $field } ».
        [type] Le champ « { $field } » de l’enregistrement n’a pas le bon type.
       *[value] Le champ « { $field } » de l’enregistrement a une valeur impossible.
    }
record-chain = L’entrée { $entry } ne s’accorde pas avec ce qui la précède : la chaîne d’empreintes est rompue.
record-game = Cet enregistrement du jeu « { $game } » ne peut pas être rejoué ici.
record-rules = L’enregistrement suit la version { $rules } des règles ; ici, on joue la version { $known }.
record-components = La partie a été jouée avec un autre matériel ({ $components }).
record-commitment = Le secret ne correspond pas à l’empreinte montrée avant le premier tirage.
record-draw = Entrée { $entry } : l’enregistrement dit « { $found } », mais le hasard a donné « { $expected } ».
record-move = Entrée { $entry } : « { $move } » n’est pas un coup permis à cet endroit.
record-turn = Entrée { $entry } : c’était à quelqu’un d’autre de jouer.
record-events = Entrée { $entry } : ce qui se serait passé ne découle pas du coup.
record-result = Le résultat enregistré ne découle pas des coups.
record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
record-after-end = L’entrée { $entry } vient après la fin de la partie.
record-seal = Le sceau final ne correspond pas à l’enregistrement.

## Katzenjammer Blues

game-katzenjammer = Katzenjammer Blues

katzenjammer-option-mice_pool = Souris dans la réserve
    .help = Combien de souris sont en jeu.
katzenjammer-option-mice_pool-full = Réserve complète
    .help = Toutes les 24 souris.
katzenjammer-option-mice_pool-short = Réserve réduite
    .help = Seulement 20 souris, de deux à quatre joueurs.
katzenjammer-option-rounds = Manches
    .help = Combien de manches compte la partie.
katzenjammer-option-rounds-1 = Une manche
    .help = La partie habituelle.
katzenjammer-option-rounds-3 = Trois manches
    .help = Les scores des trois manches s’additionnent.
katzenjammer-option-rounds-players = Une manche par joueur
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

cli-you = Vous
cli-seat-name = Joueur { $number }
cli-bot-random = Robot aléatoire
    .help = Joue n’importe quel coup permis, tous aussi probables.
cli-bot-sensible = Robot réfléchi
    .help = Enchérit avec mesure et pose des carrés quand cela rapporte.
cli-round = Manche { $round } sur { $rounds }
cli-pile =
    Pioche : { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    }
cli-pool = Réserve : { $pool } souris
cli-lot = Lot :
cli-hand = Votre main :
cli-high =
    { $you ->
        [yes] Meilleure enchère : { kb-bid-name }, par vous
       *[no] Meilleure enchère : { kb-bid-name }, par { $seat }
    }
cli-nobody-bid = Personne n’a encore enchéri.
cli-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
cli-mice = { $mice } souris
cli-joker-row =
    { $jokers ->
        [0] rangée de jokers vide
        [one] { $jokers } joker dans la rangée
       *[other] { $jokers } jokers dans la rangée
    }
cli-leader = chef d’orchestre
cli-passed = passe

## Le terminal : la partie

cli-sealed = Les tirages sont scellés. Empreinte du secret : { $hash }
cli-opened = Le sceau est levé. Secret : { $secret } ; apports : { $nonces }.
cli-choose = Votre choix :
cli-hint = Tapez le numéro d’un coup ou le coup lui-même ; « rules KB-28 » affiche une règle, « q » quitte la partie.
cli-clause = Règle { $clause }
cli-saved = L’enregistrement de la partie se trouve dans { $file }.
cli-bye = À la prochaine !
cli-final = Classement final
cli-final-rank = Place
cli-final-player = Nom
cli-final-score = Score

## Le terminal : les autres commandes

cli-verified =
    { $file } est en ordre : { $entries ->
        [one] { $entries } entrée rejouée
       *[other] { $entries } entrées rejouées
    }, { $draws ->
        [one] { $draws } tirage recalculé
       *[other] { $draws } tirages recalculés
    }.
cli-rules-none = Le livret de { $game } n’a pas de règle { $clause }.
cli-unknown-game = Le jeu « { $game } » n’existe pas ici. Choix possibles : { $known }.
cli-unknown-bot = Le robot « { $bot } » n’existe pas. Choix possibles : { $known }.
cli-bots-number =
    { $given ->
        [one] { $given } robot
       *[other] { $given } robots
    } pour { $players ->
        [one] { $players } place
       *[other] { $players } places
    } : donnez-en un seul pour toutes, ou un pour chacune.
cli-unknown-language = La langue « { $language } » n’est pas disponible. Choix possibles : { $known }.
cli-no-file = Impossible de lire { $file }.
cli-no-seat = Il n’y a pas de place { $number } à une table de { $players } : la première est la place 0.
cli-no-step = Il n’y a pas d’étape { $step } : l’enregistrement s’arrête à l’étape { $last }.
cli-option-form = « { $text } » n’est pas une option : écrivez nom=valeur.
cli-no-checkout = Cela ne marche que dans une copie de travail de Saloon, là où sont les tests.
cli-games-least = Il faut au moins une partie (--games).
cli-tests-failed = Impossible de lancer les tests.
cli-option-twice = L’option « { $option } » est donnée deux fois.
