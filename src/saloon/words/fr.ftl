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

## Le serveur de tables

error-malformed = Cette demande est illisible : { $detail }.
error-not-signed-in = Entrez d’abord avec un nom.
error-wrong-password = Le nom et le mot de passe ne correspondent pas.
error-foreign-origin = Cela venait d’un autre site et n’a pas été fait.
error-foreign-host = Ce serveur ne répond pas au nom de « { $host } » ; la personne qui l’héberge peut l’autoriser avec --hosts.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-your-seat = Ce n’est pas votre place.
error-not-invited = Cette table est réservée aux invités.
error-chat-off = Il n’y a pas de discussion à cette table.
error-hints-off = Il n’y a pas d’indices à cette table.
error-no-such-page = Il n’y a rien ici.
error-no-such-table = Cette table n’existe pas.
error-no-such-code = Aucune table ouverte ne porte ce code.
error-no-such-seat = Il n’y a pas de place { $number } à cette table.
error-no-such-record = Cet enregistrement n’existe pas.
error-no-such-puzzle = Cette énigme n’existe pas.
error-no-such-step = Il n’y a pas d’étape { $step } : la partie finit à l’étape { $last }.
error-no-such-person = Cette personne n’est pas à cette table.
error-wrong-method = Cela ne se fait pas ici.
error-too-slow = La requête n’est pas arrivée au bout à temps.
error-stale = Il s’est passé quelque chose entre-temps : la table en est à { $number }.
error-not-your-turn = Ce n’est pas à vous en ce moment.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-game-over = On ne joue plus à cette table.
error-not-over = Cela se verra quand la partie sera terminée.
error-seat-taken = Cette place est prise.
error-seats-open = Il reste des places libres.
error-one-chair = Vous êtes déjà assis ici : à cette table, chacun n’a qu’une chaise.
error-name-taken = Quelqu’un d’autre s’appelle déjà « { $name } ».
error-nothing-asked = Personne n’a demandé à reprendre un coup.
error-already-asked = Quelqu’un demande déjà à reprendre un coup ; répondez d’abord à cette demande.
error-other-request = Cela répond à une autre demande ; regardez ce qui est demandé maintenant.
error-not-sealed = Tout le monde n’a pas encore promis et envoyé son nombre pour les tirages.
error-not-now = Les nombres pour les tirages s’envoient quand tous ont promis le leur, pas maintenant.
error-already-added = Cette place a déjà donné son nombre pour les tirages.
error-undo-refused = Ce coup ne peut pas être repris.
error-not-absent = Aucun bot ne garde cette place pour vous.
error-bot-plays = Un bot joue pour vous ; reprenez d’abord votre place.
error-which-seat = Vous avez plusieurs places ici : dites laquelle.
error-too-large = C’est trop à la fois.
error-url-too-long = L’adresse est trop longue.
error-not-json = Veuillez envoyer du JSON.
error-not-legal = Les règles ne le permettent pas.
error-not-possible = Ce n’est pas possible.
error-no-such-game = Le jeu « { $game } » n’existe pas. Choix possibles : { $known }.
error-no-such-bot = Le bot « { $bot } » n’existe pas. Choix possibles : { $known }.
error-commitment-first = Gardez d’abord l’engagement de la table, puis envoyez votre nombre : ouvrez la table sans lui.
error-wrong-nonce = Ce nombre ne correspond pas au sceau qui le promettait.
error-bad-name = Cela ne peut pas être un nom.
error-mixed-name = Un nom s’en tient à un seul alphabet.
error-too-many =
    Pas si vite : attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-internal = Quelque chose s’est mal passé ici ; c’est noté.
error-head-too-large = Les en-têtes de la requête sont trop volumineux.
error-house-full = Il n’y a plus de place pour une connexion de plus ; veuillez réessayer dans un instant.
error-took-too-long = Cela a pris trop de temps ; veuillez réessayer.
error-store-trouble = Cela n’a pas pu être noté ; veuillez réessayer.
error-file-gone = Le fichier de la base de données a disparu ou a été remplacé ; ce qui se passe maintenant sera perdu.

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
record-takeback = Entrée { $entry } : une reprise mène à la dernière décision de qui l’a demandée, et nulle part ailleurs.
record-nonce = L’apport de la place { $number } ne correspond pas au sceau qui le promettait.
record-events = Entrée { $entry } : ce qui se serait passé ne découle pas du coup.
record-result = Le résultat enregistré ne découle pas des coups.
record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
record-after-end = L’entrée { $entry } vient après la fin de la partie.
record-seal = Le sceau final ne correspond pas à l’enregistrement.
noted-commitment = L’engagement n’est pas celui que vous avez noté avant le premier tirage.
noted-seal = Le sceau de la place { $number } n’est pas celui qui était là avant les apports.
noted-nonce = L’apport de la place { $number } n’est pas celui que vous avez noté.
noted-move = La place { $number } a joué « { $move } », mais l’enregistrement ne l’a pas à cet endroit.
noted-takebacks =
    { $found ->
        [one] L’enregistrement compte { $found } reprise
       *[other] L’enregistrement compte { $found } reprises
    }, vous en avez noté { $noted }.
taken-back =
    { $you ->
        [yes] Avec l’accord de tous, vous reprenez votre dernière décision.
       *[no] Avec l’accord de tous, { $seat } reprend sa dernière décision.
    }

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
    .help = Joue selon quelques règles simples, comme une personne attentive.
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
cli-opened = Le sceau est levé. Secret : { $secret } ; votre apport : { $nonce }. Les bots n’apportent rien.
cli-choose = Votre choix :
cli-hint = Tapez le numéro d’un coup ou le coup lui-même ; « rules { $clause } » affiche une règle, « q » quitte la partie.
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
cli-nonce-form = « { $text } » n’est pas un apport : écrivez PLACE=HEX, par exemple 0=4e1f.
cli-no-step = Il n’y a pas d’étape { $step } : l’enregistrement s’arrête à l’étape { $last }.
cli-option-form = « { $text } » n’est pas une option : écrivez nom=valeur.
cli-no-checkout = Cela ne marche que dans une copie de travail de Saloon, là où sont les tests.
cli-games-least = Il faut au moins une partie (--games).
cli-no-components = On peut fournir son propre matériel pour : { $known }.
cli-tests-failed = Impossible de lancer les tests.
cli-option-twice = L’option « { $option } » est donnée deux fois.
cli-no-command = La commande « { $command } » n’existe pas. Choix possibles : { $known }.
cli-no-flag = L’option « { $flag } » n’existe pas ici ; --help les donne toutes.
cli-flag-twice = { $flag } est donné deux fois.
cli-missing = Il manque une valeur pour { $name } ; --help dit laquelle.
cli-too-much = « { $text } » est de trop ; --help dit ce qui est attendu.
cli-whole-number = { $flag } attend un nombre entier, pas « { $value } ».
cli-number = { $flag } attend un nombre, pas « { $value } ».
cli-no-text = { $flag } n’est pas du texte en UTF-8.
cli-least = { $flag } doit être au moins { $least }.
cli-most = { $flag } doit être au plus { $most }.
cli-more-than-nothing = { $flag } doit être supérieur à 0.
cli-one-of = { $flag } doit être l’un de ceux-ci : { $known }.
cli-no-address = { $flag } doit commencer par http:// ou https://.
cli-only-with = { $flag } ne va qu’avec { $other }.
cli-no-place = Impossible d’écrire { $file } : { $reason }.
cli-too-large = { $file } est trop gros pour venir de chez nous.
cli-no-peers = OpenSpiel n’est pas installé ici : python3 dev.py bench --peers l’apporte.

## Gads Hill 1874

game-gadshill = Gads Hill 1874
buildings-none = aucun bâtiment
lots-none = aucun emplacement

gadshill-option-legality = Villes possibles
    .help = Si une ville complète doit rester possible après chaque coup.
gadshill-option-legality-global = Toujours possible
    .help = On ne peut pas jouer une carte après laquelle aucune ville complète ne serait possible.
gadshill-option-legality-local = Seulement ce qui se voit
    .help = N’est interdit que ce qui contredit aussitôt le plateau.
gadshill-option-stop = STOP
    .help = Ce que deviennent les marqueurs que la logique exclut.
gadshill-option-stop-claim = Dire STOP
    .help = Le premier à s’en apercevoir peut réclamer le marqueur.
gadshill-option-stop-auto = Automatique
    .help = Le joueur actif reçoit aussitôt tous ces marqueurs.
gadshill-option-stop-off = Sans STOP
    .help = Personne ne peut rien réclamer.
gadshill-option-stop_order = Ordre des STOP
    .help = Comment la parole passe aux autres après un tour.
gadshill-option-stop_order-ordered = À tour de rôle
    .help = Tous les autres sont interrogés une fois, dans le sens des aiguilles d’une montre.
gadshill-option-stop_order-open = Libre
    .help = Personne n’est interrogé : le premier STOP compte, tant que le joueur suivant n’a rien fait.
gadshill-option-stop_seconds = Temps pour dire STOP
    .help = Combien de temps un STOP libre reste au moins possible, avant le tour d’un robot et après le dernier tour.
gadshill-option-stop_seconds-15 = 15 secondes
    .help = Le temps habituel.
gadshill-option-stop_seconds-0 = Sans attente
    .help = Pour les tables sans humains.
gadshill-option-stop_seconds-5 = 5 secondes
    .help = Pour qui a l’œil vif.
gadshill-option-stop_seconds-30 = 30 secondes
    .help = Le temps d’y regarder à deux fois.
gadshill-option-stop_seconds-60 = Une minute
    .help = Le temps de réfléchir.
gadshill-option-stop_penalty = STOP erroné
    .help = Ce que coûte un STOP erroné.
gadshill-option-stop_penalty-0 = Silence
    .help = Vous ne pouvez plus dire STOP avant le tour suivant.
gadshill-option-stop_penalty-1 = Silence et un marqueur
    .help = Vous ne pouvez plus dire STOP avant le tour suivant et vous perdez un marqueur gagné.
gadshill-option-discard = Cartes à défausser
    .help = Quelles cartes on peut défausser pour un marqueur.
gadshill-option-discard-dead = Injouables pour l’instant
    .help = Les cartes que vous ne pouvez pas jouer à ce moment-là.
gadshill-option-discard-permanent = Injouables pour de bon
    .help = Seulement les cartes qui contredisent le plateau ou n’y changeraient rien.
gadshill-option-discard-any = N’importe lesquelles
    .help = Deux cartes de votre choix.
gadshill-option-draw = Pioche
    .help = De quelle pioche vient la nouvelle carte.
gadshill-option-draw-choice = Au choix
    .help = Vous choisissez vous-même la pioche.
gadshill-option-draw-building = Cartes bâtiment
    .help = On pioche des cartes bâtiment tant qu’il y en a.
gadshill-option-draw-random = Au hasard
    .help = Le sort désigne la pioche.
gadshill-option-one_card_at = Une carte par tour
    .help = À partir de quelle case de la locomotive on ne joue plus qu’une carte par tour.
gadshill-option-one_card_at-16 = Dès le 16
    .help = Les trois tuiles du départ sont comptées.
gadshill-option-one_card_at-19 = Dès le 19
    .help = Il faut que seize vrais bâtiments soient placés.
gadshill-option-buys_per_turn = Achats par tour
    .help = Combien de bâtiments vous pouvez acheter en un tour.
gadshill-option-buys_per_turn-1 = Un
    .help = Un bâtiment par tour.
gadshill-option-buys_per_turn-3 = Trois
    .help = Jusqu’à trois bâtiments par tour.
gadshill-option-lot_limit = Trois marqueurs par emplacement
    .help = Quand on vérifie cette limite.
gadshill-option-lot_limit-card = Après chaque carte
    .help = Aucune carte ne peut laisser plus de trois marqueurs sur un emplacement.
gadshill-option-lot_limit-turn = Après le tour
    .help = Votre seconde carte peut remettre en ordre ce que la première a encombré.
gadshill-option-null_play = Cartes sans effet
    .help = Si l’on peut jouer une carte qui ne change rien.
gadshill-option-null_play-no = Interdites
    .help = Une telle carte ne peut être que défaussée.
gadshill-option-null_play-yes = Permises
    .help = Une telle carte va à la défausse et ne rapporte aucun point.
gadshill-option-last_stop = Dernier STOP
    .help = Si l’on peut dire STOP après le dernier tour.
gadshill-option-last_stop-yes = Oui
    .help = Les autres peuvent jeter un dernier coup d’œil.
gadshill-option-last_stop-no = Non
    .help = La partie se termine avec le dernier tour.
gadshill-option-reshuffle = Pioches vides
    .help = Quelles cartes reviennent quand toutes les pioches sont vides.
gadshill-option-reshuffle-all = Toutes
    .help = Toute la défausse, chaque sorte de cartes dans sa pioche.
gadshill-option-reshuffle-district = Cartes quartier
    .help = Seulement les cartes quartier.
gadshill-option-stall_rounds = Passer sans fin
    .help = Si la partie peut s’arrêter parce que tout le monde passe. Quand les cartes sans effet sont permises, c’est le cas, sauf si vous choisissez autre chose.
gadshill-option-stall_rounds-off = Seulement sans cartes
    .help = La partie ne s’arrête que si tout le monde passe et qu’il n’y a plus rien à piocher.
gadshill-option-stall_rounds-4 = Quatre tours de table
    .help = La partie s’arrête aussi après quatre tours de table complets où tout le monde passe.
gadshill-option-show_discard = Défausse
    .help = Si l’on peut consulter les cartes utilisées.
gadshill-option-show_discard-no = Cachée
    .help = Vous ne voyez que la ou les cartes qui viennent de servir.
gadshill-option-show_discard-yes = Visible
    .help = Vous voyez toutes les cartes utilisées.
gadshill-option-first_seat = Premier joueur
    .help = Qui commence.
gadshill-option-first_seat-random = Tirage au sort
    .help = Le hasard décide.
gadshill-option-first_seat-0 = Place 1
    .help = C’est la place du doyen.
gadshill-option-first_seat-1 = Place 2
    .help = C’est la place du doyen.
gadshill-option-first_seat-2 = Place 3
    .help = C’est la place du doyen (à trois ou à quatre).
gadshill-option-first_seat-3 = Place 4
    .help = C’est la place du doyen (à quatre).

gh-phase-tiles = Tuiles spéciales
gh-phase-first = Premier joueur
gh-phase-deal = Distribution
gh-phase-draft = Choix des bâtiments
gh-phase-turn = Tour de jeu
gh-phase-take = Prise d’un marqueur
gh-phase-draw = Choix de la pioche
gh-phase-card = Pioche
gh-phase-window = STOP ?
gh-phase-over = Partie terminée

## Gads Hill 1874 : bâtiments, tuiles et pioches

gh-building =
    { $building ->
        [bank] banque
        [blacksmith] forgeron
        [casino] casino
        [church] église
        [doc] docteur
        [hotel] hôtel
        [judge] juge
        [laundry] blanchisserie
        [prison] prison
        [saloon] saloon
        [sheriff] shérif
        [stable] écurie
        [school] école
        [undertaker] croque-mort
        [stagecoach] relais de diligence
        [general_store] bazar
        [sawmill] scierie
        [telegraph] télégraphe
        [newspaper] journal
        [barber] barbier
        [gunsmith] armurier
        [post_office] poste
       *[other] { $building }
    }
    .the =
    { $building ->
        [bank] la banque
        [blacksmith] le forgeron
        [casino] le casino
        [church] l’église
        [doc] le docteur
        [hotel] l’hôtel
        [judge] le juge
        [laundry] la blanchisserie
        [prison] la prison
        [saloon] le saloon
        [sheriff] le shérif
        [stable] l’écurie
        [school] l’école
        [undertaker] le croque-mort
        [stagecoach] le relais de diligence
        [general_store] le bazar
        [sawmill] la scierie
        [telegraph] le télégraphe
        [newspaper] le journal
        [barber] le barbier
        [gunsmith] l’armurier
        [post_office] la poste
       *[other] le bâtiment { $building }
    }
    .acc =
    { $building ->
        [bank] la banque
        [blacksmith] le forgeron
        [casino] le casino
        [church] l’église
        [doc] le docteur
        [hotel] l’hôtel
        [judge] le juge
        [laundry] la blanchisserie
        [prison] la prison
        [saloon] le saloon
        [sheriff] le shérif
        [stable] l’écurie
        [school] l’école
        [undertaker] le croque-mort
        [stagecoach] le relais de diligence
        [general_store] le bazar
        [sawmill] la scierie
        [telegraph] le télégraphe
        [newspaper] le journal
        [barber] le barbier
        [gunsmith] l’armurier
        [post_office] la poste
       *[other] le bâtiment { $building }
    }
    .dat =
    { $building ->
        [bank] à la banque
        [blacksmith] au forgeron
        [casino] au casino
        [church] à l’église
        [doc] au docteur
        [hotel] à l’hôtel
        [judge] au juge
        [laundry] à la blanchisserie
        [prison] à la prison
        [saloon] au saloon
        [sheriff] au shérif
        [stable] à l’écurie
        [school] à l’école
        [undertaker] au croque-mort
        [stagecoach] au relais de diligence
        [general_store] au bazar
        [sawmill] à la scierie
        [telegraph] au télégraphe
        [newspaper] au journal
        [barber] au barbier
        [gunsmith] à l’armurier
        [post_office] à la poste
       *[other] au bâtiment { $building }
    }
    .gen =
    { $building ->
        [bank] de la banque
        [blacksmith] du forgeron
        [casino] du casino
        [church] de l’église
        [doc] du docteur
        [hotel] de l’hôtel
        [judge] du juge
        [laundry] de la blanchisserie
        [prison] de la prison
        [saloon] du saloon
        [sheriff] du shérif
        [stable] de l’écurie
        [school] de l’école
        [undertaker] du croque-mort
        [stagecoach] du relais de diligence
        [general_store] du bazar
        [sawmill] de la scierie
        [telegraph] du télégraphe
        [newspaper] du journal
        [barber] du barbier
        [gunsmith] de l’armurier
        [post_office] de la poste
       *[other] du bâtiment { $building }
    }
gh-tile =
    { $tile ->
        [station] gare
        [cemetery] cimetière
        [bison_pasture] pré aux bisons
       *[other] { $tile }
    }
gh-pile =
    { $pile ->
        [building] bâtiment
        [district] quartier
        [condition] condition
       *[other] { $pile }
    }
    .card =
    { $pile ->
        [building] une carte bâtiment
        [district] une carte quartier
        [condition] une carte condition
       *[other] une carte ({ $pile })
    }
    .cards =
    { $pile ->
        [building] cartes bâtiment
        [district] cartes quartier
        [condition] cartes condition
       *[other] cartes ({ $pile })
    }

## Gads Hill 1874 : cartes indice (à partir de 23, .told parle du bâtiment choisi)

gh-card-1 = La nuit où l’express fut attaqué, une lampe brûlait encore à la BANQUE, à la lisière est de la ville.
gh-card-2 = Des étincelles jaillissaient de la forge du FORGERON, sur Piedmont Street, entre Front Street et Oak Street.
gh-card-3 = Un croupier de pharaon se rappelait une très longue partie derrière la porte du CASINO, sur Piedmont Street.
gh-card-4 = La cloche de l’ÉGLISE résonnait au-dessus d’Iron Mountain Road, quelque part entre Front Street et Oak Street.
gh-card-5 = Les malades attendaient sur Main Street, car c’est là que le DOCTEUR avait sa porte.
gh-card-6 = Deux inconnus peu bavards signèrent le registre de l’HÔTEL, dont le perron donnait sur Front Street.
gh-card-7 = Le JUGE habitait la première ou la dernière maison de son côté d’Oak Street.
gh-card-8 = Le linge de la BLANCHISSERIE séchait là où ne passait aucune autre rue qu’Oak Street.
gh-card-9 = En sortant de la PRISON, un homme enfin libre regardait droit vers le nord.
gh-card-10 = Chacun trouvait le SALOON les yeux fermés, du côté nord de Piedmont Street.
gh-card-11 = Les avis de recherche étaient cloués chez le SHÉRIF, à l’angle de Piedmont Street et de Main Street.
gh-card-12 = Le foin de l’ÉCURIE était déchargé le long de la voie ferrée, au sud de Piedmont Street.
gh-card-13 = L’ÉCOLE se trouvait dans l’un des pâtés de maisons extérieurs, entre Iron Mountain Road et l’axe de Piedmont Street.
gh-card-14 = Le CROQUE-MORT tenait la première ou la dernière maison de son côté de Main Street.
gh-card-15 = Au RELAIS DE DILIGENCE, là où Piedmont Street débouche sur Oak Street, la voiture faisait demi-tour.
gh-card-16 = La farine et les clous venaient du BAZAR, du côté sud d’Iron Mountain Road, à l’ouest d’Oak Street.
gh-card-17 = La SCIERIE était tenue à l’écart : au nord d’Iron Mountain Road, ou tout au bout de cette route, à l’est.
gh-card-18 = Le fil arrivait au TÉLÉGRAPHE, le long de la voie ferrée, entre Iron Mountain Road et Piedmont Street.
gh-card-19 = La porte du JOURNAL donnait sur Iron Mountain Road.
gh-card-20 = L’enseigne rayée du BARBIER se dressait dans le pâté de maisons au sud de Piedmont Street, entre Front Street et Oak Street.
gh-card-21 = L’ARMURIER essayait sa marchandise sur le tronçon sud d’Oak Street.
gh-card-22 = Les sacs de courrier étaient jetés à la POSTE, là où la voie ferrée entre dans la ville ou en sort.
gh-card-23 = Mon bâtiment se trouvait sur Piedmont Street.
    .told = On trouvait { gh-building.acc } sur Piedmont Street.
gh-card-24 = Mon bâtiment se trouvait sur Iron Mountain Road.
    .told = On trouvait { gh-building.acc } sur Iron Mountain Road.
gh-card-25 = Mon bâtiment se trouvait sur Main Street, à l’ouest de la voie ferrée.
    .told = On trouvait { gh-building.acc } sur Main Street, à l’ouest de la voie ferrée.
gh-card-26 = Mon bâtiment se trouvait sur Oak Street, au sud d’Iron Mountain Road.
    .told = On trouvait { gh-building.acc } sur Oak Street, au sud d’Iron Mountain Road.
gh-card-27 = Mon bâtiment était le long de la voie ferrée, au sud d’Iron Mountain Road.
    .told = On trouvait { gh-building.acc } le long de la voie ferrée, au sud d’Iron Mountain Road.
gh-card-28 = Mon bâtiment était du côté sud de Piedmont Street ou à la lisière sud de la ville.
    .told = On trouvait { gh-building.acc } du côté sud de Piedmont Street ou à la lisière sud de la ville.
gh-card-29 = L’entrée de mon bâtiment regardait vers le nord ou vers l’est.
    .told = L’entrée { gh-building.gen } regardait vers le nord ou vers l’est.
gh-card-30 = L’entrée de mon bâtiment regardait vers le sud ou vers l’est.
    .told = L’entrée { gh-building.gen } regardait vers le sud ou vers l’est.
gh-card-31 = L’entrée de mon bâtiment donnait sur Front Street ou sur Main Street.
    .told = L’entrée { gh-building.gen } donnait sur Front Street ou sur Main Street.
gh-card-32 = L’entrée de mon bâtiment donnait sur Iron Mountain Road ou sur Front Street.
    .told = L’entrée { gh-building.gen } donnait sur Iron Mountain Road ou sur Front Street.
gh-card-33 = Mon bâtiment était la première ou la dernière maison de son côté de Main Street ou d’Oak Street.
    .told = La première ou la dernière maison d’un côté de Main Street ou d’Oak Street, c’était { gh-building.the }.
gh-card-34 = Mon bâtiment était là où Piedmont Street rencontre Main Street ou Oak Street.
    .told = On trouvait { gh-building.acc } là où Piedmont Street rencontre Main Street ou Oak Street.
gh-card-35 = Mon bâtiment était là où Piedmont Street rencontre Front Street ou Oak Street.
    .told = On trouvait { gh-building.acc } là où Piedmont Street rencontre Front Street ou Oak Street.
gh-card-36 = Mon bâtiment était à l’est de la voie ferrée, et son entrée regardait vers l’ouest.
    .told = On trouvait { gh-building.acc } à l’est de la voie ferrée, l’entrée tournée vers l’ouest.
gh-card-37 = Mon bâtiment était dans le quartier nord-est, à l’est de Front Street.
    .told = On trouvait { gh-building.acc } dans le quartier nord-est, à l’est de Front Street.
gh-card-38 = Mon bâtiment était à la lisière est de la ville, ou sur Iron Mountain Road entre Front Street et Oak Street.
    .told = On trouvait { gh-building.acc } à la lisière est de la ville, ou sur Iron Mountain Road entre Front Street et Oak Street.
gh-card-39 = La BANQUE était en face de mon bâtiment, de l’autre côté de la rue, dans le quartier d’Oak Street.
    .told = La BANQUE était en face { gh-building.gen }, de l’autre côté de la rue, dans le quartier d’Oak Street.
gh-card-40 = Le FORGERON était juste à côté de mon bâtiment, dans le sud de la ville.
    .told = Le FORGERON était juste à côté { gh-building.gen }, dans le sud de la ville.
gh-card-41 = Dans l’est de la ville, le CASINO était mur contre mur avec mon bâtiment.
    .told = Dans l’est de la ville, le CASINO était mur contre mur avec { gh-building.acc }.
gh-card-42 = L’ÉGLISE et mon bâtiment se trouvaient au même carrefour d’Iron Mountain Road.
    .told = L’ÉGLISE et { gh-building.the } se trouvaient au même carrefour d’Iron Mountain Road.
gh-card-43 = Face à mon bâtiment, de l’autre côté de la voie ferrée, on voyait le DOCTEUR, au sud d’Iron Mountain Road.
    .told = Face { gh-building.dat }, de l’autre côté de la voie ferrée, on voyait le DOCTEUR, au sud d’Iron Mountain Road.
gh-card-44 = L’HÔTEL était juste à côté de mon bâtiment, entre Front Street et Oak Street.
    .told = L’HÔTEL était juste à côté { gh-building.gen }, entre Front Street et Oak Street.
gh-card-45 = Le JUGE habitait au nord de mon bâtiment, du même côté d’Oak Street.
    .told = Le JUGE habitait au nord { gh-building.gen }, du même côté d’Oak Street.
gh-card-46 = La BLANCHISSERIE était juste à côté de mon bâtiment, dans l’ouest de la ville ou à l’extrême sud-est.
    .told = La BLANCHISSERIE était juste à côté { gh-building.gen }, dans l’ouest de la ville ou à l’extrême sud-est.
gh-card-47 = La PRISON et mon bâtiment se trouvaient au même carrefour : Piedmont Street avec Main Street ou avec Oak Street.
    .told = La PRISON et { gh-building.the } se trouvaient au même carrefour : Piedmont Street avec Main Street ou avec Oak Street.
gh-card-48 = Le SALOON et mon bâtiment étaient du même côté de Piedmont Street.
    .told = Le SALOON et { gh-building.the } étaient du même côté de Piedmont Street.
gh-card-49 = Le SHÉRIF voyait mon bâtiment juste en face, de l’autre côté de Piedmont Street.
    .told = Le SHÉRIF voyait { gh-building.acc } juste en face, de l’autre côté de Piedmont Street.
gh-card-50 = L’ÉCURIE était en face de mon bâtiment, de l’autre côté de la rue, dans l’ouest de la ville ou le long de la voie ferrée.
    .told = L’ÉCURIE était en face { gh-building.gen }, de l’autre côté de la rue, dans l’ouest de la ville ou le long de la voie ferrée.
gh-card-51 = L’ÉCOLE était juste à côté de mon bâtiment, dans la moitié nord de la ville.
    .told = L’ÉCOLE était juste à côté { gh-building.gen }, dans la moitié nord de la ville.
gh-card-52 = Le CROQUE-MORT et mon bâtiment avaient leur porte dans la même rue : Main Street ou Iron Mountain Road.
    .told = Le CROQUE-MORT et { gh-building.the } avaient leur porte dans la même rue : Main Street ou Iron Mountain Road.
gh-card-53 = Le RELAIS DE DILIGENCE était au même carrefour que mon bâtiment : Piedmont Street avec Front Street ou avec Oak Street.
    .told = Le RELAIS DE DILIGENCE était au même carrefour que { gh-building.the } : Piedmont Street avec Front Street ou avec Oak Street.
gh-card-54 = L’entrée du BAZAR regardait du même côté que celle de mon bâtiment : vers le sud ou vers l’est.
    .told = L’entrée du BAZAR regardait du même côté que celle { gh-building.gen } : vers le sud ou vers l’est.
gh-card-55 = La SCIERIE était au nord de mon bâtiment, du même côté de Main Street ou d’Oak Street.
    .told = La SCIERIE était au nord { gh-building.gen }, du même côté de Main Street ou d’Oak Street.
gh-card-56 = Le TÉLÉGRAPHE était en face de mon bâtiment, de l’autre côté de la rue, à hauteur d’Iron Mountain Road.
    .told = Le TÉLÉGRAPHE était en face { gh-building.gen }, de l’autre côté de la rue, à hauteur d’Iron Mountain Road.
gh-card-57 = Le JOURNAL et mon bâtiment avaient leur porte dans la même rue : Iron Mountain Road ou Front Street.
    .told = Le JOURNAL et { gh-building.the } avaient leur porte dans la même rue : Iron Mountain Road ou Front Street.
gh-card-58 = Le BARBIER était juste à côté de mon bâtiment, dans le sud-est de la ville ou le long de la lisière est.
    .told = Le BARBIER était juste à côté { gh-building.gen }, dans le sud-est de la ville ou le long de la lisière est.
gh-card-59 = L’ARMURIER était exactement à l’ouest de mon bâtiment.
    .told = L’ARMURIER était exactement à l’ouest { gh-building.gen }.
gh-card-60 = La POSTE était en face de mon bâtiment, de l’autre côté de la voie ferrée.
    .told = La POSTE était en face { gh-building.gen }, de l’autre côté de la voie ferrée.
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

## Gads Hill 1874 : les coups

gh-move-draft = Prendre { gh-building.acc }
gh-move-play = Jouer la carte { $clue } : { gh-clue }
gh-move-play-mine = Jouer la carte { $clue } avec { gh-building.acc } : { gh-told }
gh-move-discard = Défausser les cartes { $first } et { $second } pour un marqueur
gh-move-take = Prendre le marqueur { gh-building.gen } sur { $lot }
gh-move-buy = Acheter { gh-building.acc } pour deux marqueurs
gh-move-claim = STOP : { gh-building.the } ne peut pas être sur { $lot }
gh-move-quiet = Pas de STOP
gh-move-pass = Ne jouer aucune carte
gh-move-done = Terminer le tour
gh-move-draw = Piocher { gh-pile.card }
gh-move-first =
    { $you ->
        [yes] Premier joueur : vous
       *[no] Premier joueur : { $seat }
    }
gh-move-tiles = Tuiles spéciales : { $tiles }
gh-move-deal = Carte { $clue }
gh-move-card = Carte { $clue }

## Gads Hill 1874 : ce qui se passe

gh-tiles = Sur les parcelles extérieures ({ $lots }) se trouvent, dans cet ordre : { $tiles }.
gh-first =
    { $you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
gh-dealt =
    { $you ->
        [yes] Vous recevez { gh-pile.card }.
       *[no] { $seat } reçoit { gh-pile.card }.
    }
gh-dealt-you = Vous recevez { gh-pile.card }, la numéro { $clue } : { gh-clue }
gh-drafted =
    { $you ->
        [yes] Vous prenez { gh-building.acc }.
       *[no] { $seat } prend { gh-building.acc }.
    }
gh-turn =
    { $you ->
        [yes] À vous de jouer :
       *[no] À { $seat } de jouer :
    } { $number ->
        [one] une seule carte permise.
       *[other] jusqu’à { $number } cartes permises.
    }
gh-played =
    { $you ->
        [yes] Vous jouez la carte { $clue } : { gh-clue }
       *[no] { $seat } joue la carte { $clue } : { gh-clue }
    }
gh-played-mine =
    { $you ->
        [yes] Vous jouez la carte { $clue } avec { gh-building.acc } : { gh-told }
       *[no] { $seat } joue la carte { $clue } avec { gh-building.acc } : { gh-told }
    }
gh-put =
    { $number ->
        [one] { $number } marqueur { gh-building.gen } va sur { $lots }.
       *[other] { $number } marqueurs { gh-building.gen } vont sur { $lots }.
    }
gh-spare =
    { $number ->
        [one] { $number } marqueur { gh-building.gen } est en trop :
       *[other] { $number } marqueurs { gh-building.gen } sont en trop :
    } { $you ->
        [yes] c’est pour vous.
       *[no] c’est pour { $seat }.
    }
gh-removed =
    { $you ->
        [yes] Vous retirez du plateau
       *[no] { $seat } retire du plateau
    } { $number ->
        [one] { $number } marqueur
       *[other] { $number } marqueurs
    } { gh-building.gen } : { $lots }.
gh-placed = Trouvé : { gh-building.the } était sur { $lot }. La locomotive avance au { $locomotive }.
gh-cleared =
    { $you ->
        [yes] Le marqueur { gh-building.gen } sur { $lot } doit partir : il est à vous.
       *[no] Le marqueur { gh-building.gen } sur { $lot } doit partir : il revient à { $seat }.
    }
gh-gained =
    { $points ->
        [0] Cela ne rapporte aucun point.
       *[other]
            { $you ->
                [yes] Vous marquez
               *[no] { $seat } marque
            } { $points ->
                [one] { $points } point.
               *[other] { $points } points.
            }
    }
gh-discarded =
    { $you ->
        [yes] Vous défaussez les cartes { $first } et { $second }.
       *[no] { $seat } défausse les cartes { $first } et { $second }.
    }
gh-took =
    { $you ->
        [yes] Vous prenez le marqueur { gh-building.gen } sur { $lot }.
       *[no] { $seat } prend le marqueur { gh-building.gen } sur { $lot }.
    }
gh-bought =
    { $you ->
        [yes] Vous achetez { gh-building.acc } pour deux marqueurs
       *[no] { $seat } achète { gh-building.acc } pour deux marqueurs
    } { $left ->
        [0] (plus aucun achat possible).
        [one] (encore { $left } achat possible).
       *[other] (encore { $left } achats possibles).
    }
gh-concluded =
    { $you ->
        [yes] Tout ce que le plateau exclut encore est retiré et vous revient.
       *[no] Tout ce que le plateau exclut encore est retiré et revient à { $seat }.
    }
gh-claimed =
    { $you ->
        [yes] STOP ! Vous montrez que { gh-building.the } ne peut pas être sur { $lot } :
       *[no] STOP ! { $seat } montre que { gh-building.the } ne peut pas être sur { $lot } :
    } les emplacements { $lots } sont réservés à autant de bâtiments ({ $buildings }).
gh-claim-wrong =
    { $you ->
        [yes] Vous dites STOP pour { gh-building.acc } sur { $lot }, mais rien sur le plateau ne l’exclut.
       *[no] { $seat } dit STOP pour { gh-building.acc } sur { $lot }, mais rien sur le plateau ne l’exclut.
    }
gh-penalty =
    { $you ->
        [yes] Ce STOP erroné vous coûte un marqueur.
       *[no] Ce STOP erroné coûte un marqueur à { $seat }.
    }
gh-quiet =
    { $you ->
        [yes] Vous n’avez rien à réclamer.
       *[no] { $seat } n’a rien à réclamer.
    }
gh-passed =
    { $you ->
        [yes] Vous ne jouez aucune carte.
       *[no] { $seat } ne joue aucune carte.
    }
gh-done =
    { $you ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine son tour.
    }
gh-pile-chosen =
    { $you ->
        [yes] Vous piochez parmi les { gh-pile.cards }.
       *[no] { $seat } pioche parmi les { gh-pile.cards }.
    }
gh-drew =
    { $you ->
        [yes] Vous piochez { gh-pile.card }.
       *[no] { $seat } pioche { gh-pile.card }.
    }
gh-drew-you = Vous piochez { gh-pile.card }, la numéro { $clue } : { gh-clue }
gh-reshuffled =
    Toutes les pioches sont vides : { $number ->
        [one] { $number } carte de la défausse est mélangée
       *[other] { $number } cartes de la défausse sont mélangées
    } pour former de nouvelles pioches.
gh-undrawn =
    { $you ->
        [yes] Il n’y a plus de carte à piocher pour vous.
       *[no] Il n’y a plus de carte à piocher pour { $seat }.
    }
gh-over-locomotive = La locomotive est arrivée au 22 : la ville est retrouvée et la partie est terminée.
gh-over-exhausted = Tout le monde a passé et il n’y a plus de cartes : la partie est terminée.
gh-over-stall = Rien n’a changé depuis quatre tours de table : la partie est terminée.
gh-scored =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
gh-winner =
    { $you ->
        [yes] Vous gagnez la partie !
       *[no] { $seat } gagne la partie !
    }
gh-shared =
    { $you ->
        [yes] Vous partagez la victoire avec { $seats } !
       *[no] { $seats } se partagent la victoire !
    }

## Gads Hill 1874 : les refus

gh-refuse-no-own = Pour la carte { $clue }, il faut un bâtiment qui est devant vous et pas encore placé : ce n’est pas le cas { gh-building.gen }.
gh-refuse-same-building = La carte elle-même parle { gh-building.gen } : choisissez un autre de vos bâtiments.
gh-refuse-contradiction = Cela contredit le plateau. En cause : { $buildings } ({ $lots }).
gh-refuse-too-many = Cinq marqueurs ne suffisent pas pour tant d’emplacements : { $lots } ({ $buildings }).
gh-refuse-no-effect = La carte ne change rien : elle s’accorde avec tout ce que l’on sait déjà ({ $buildings }).
gh-refuse-lot-full = Il y aurait plus de trois marqueurs sur { $lots } ({ $buildings }).
gh-refuse-town-impossible = Plus aucune ville complète ne serait possible : trop peu d’emplacements ({ $lots }) pour ces bâtiments ({ $buildings }).
gh-refuse-phase = Ce n’est pas possible maintenant.
gh-refuse-not-held = Vous n’avez pas la carte { $clue } en main.
gh-refuse-one-action = Jouez des cartes ou défaussez-en deux, mais pas l’un et l’autre dans le même tour.
gh-refuse-cards-left = Vous ne pouvez plus jouer de carte pendant ce tour.
gh-refuse-mend = Il y a plus de trois marqueurs sur un emplacement : jouez d’abord une carte qui remet les choses en ordre.
gh-refuse-playable = La carte { $clue } est encore jouable : vous ne pouvez donc pas la défausser.
gh-refuse-no-marker = Il n’y a sur le plateau aucun marqueur que vous puissiez prendre en échange.
gh-refuse-price =
    Un bâtiment coûte deux marqueurs ; vous { $points ->
        [0] n’en avez aucun.
        [one] n’en avez qu’un.
       *[other] n’en avez que { $points }.
    }
gh-refuse-purchases =
    Vous avez déjà acheté { $number ->
        [one] { $number } bâtiment
       *[other] { $number } bâtiments
    } : c’est le maximum pour une partie.
gh-refuse-bought-now =
    Vous ne pouvez acheter { $number ->
        [one] qu’un bâtiment
       *[other] que { $number } bâtiments
    } par tour.
gh-refuse-not-beside = Vous ne trouverez pas { gh-building.acc } à côté du plateau.
gh-refuse-no-stop = À cette table, on ne dit pas STOP.
gh-refuse-claimed = Vous ne pouvez plus dire STOP avant le tour suivant.
gh-refuse-own-turn = À votre propre tour, dites STOP avant de piocher.
gh-refuse-marker = Il n’y a pas de marqueur { gh-building.gen } sur { $lot }.
gh-refuse-only-marker = Le marqueur { gh-building.gen } sur { $lot } est le seul : il reste là.
gh-refuse-needed-marker = Sans le marqueur { gh-building.gen } sur { $lot }, plus aucune ville complète ne serait possible.
gh-refuse-drafted = Quelqu’un a déjà pris { gh-building.acc }.
gh-refuse-pile = À cette table, on pioche des cartes bâtiment tant qu’il y en a.
gh-refuse-pile-empty = Il n’y a plus de { gh-pile.cards } à piocher.
gh-town-unreadable = Impossible de lire le fichier de ville { $path }.
gh-town-syntax = Le fichier de ville n’est pas du TOML valide : { $problem }.
gh-town-field =
    { $problem ->
        [missing] Il manque à la ville le champ « { $field } ».
        [type] Le champ « { $field } » de la ville n’a pas le bon type.
        [word] Le champ « { $field } » de la ville doit être fait de mots simples.
        [count] Le champ « { $field } » de la ville n’a pas le bon nombre d’entrées ; nombre prévu : { $wanted }.
        [fixed] Le champ « { $field } » de la ville doit valoir { $wanted }.
        [unknown] Une ville n’a pas de champ « { $field } ».
        [reference] Le champ « { $field } » nomme « { $wanted } », que la ville n’a pas.
        [twice] « { $wanted } » apparaît deux fois dans le champ « { $field } ».
        [pair] Le champ « { $field } » doit donner deux emplacements différents.
       *[empty] Champ « { $field } » : aucune paire d’emplacements de la carte ne s’accorde ainsi.
    }

## Gads Hill 1874 : les énigmes

gh-puzzle-title =
    { $size ->
        [one] { $size } bâtiment à trouver
       *[other] { $size } bâtiments à trouver
    }, niveau { $grade ->
        [1] { gh-grade-1 }
        [2] { gh-grade-2 }
        [3] { gh-grade-3 }
        [4] { gh-grade-4 }
       *[other] { $grade }
    }
gh-puzzle-given = Sur { $lot } se trouve { gh-building.the }.
gh-puzzle-clue = Carte { $clue } : { gh-clue }
gh-puzzle-clue-mine = Carte { $clue } : { gh-told }
gh-puzzle-unique = Les indices ne laissent qu’une seule ville possible.
gh-puzzle-none = Les indices ne laissent aucune ville possible.
gh-puzzle-two = Les indices laissent plus d’une ville possible.
gh-puzzle-field = Le champ « { $field } » de l’énigme manque ou a une valeur impossible.
gh-puzzle-size = Une énigme compte de { $least } à { $most } bâtiments à trouver, pas { $size }.
gh-puzzle-not-found =
    Les cartes de cette ville ne donnent pas d’énigme avec { $size ->
        [one] { $size } bâtiment
       *[other] { $size } bâtiments
    } à trouver.
gh-puzzle-grade = Avec { $size } bâtiments à trouver, aucune énigme de cette difficulté n’a été trouvée. Essayez un autre nombre.
gh-why-card = La carte { $clue } ne laisse que { $lots } pour { gh-building.the }.
gh-why-condition = La carte { $clue }, avec ce qui reste possible pour l’autre bâtiment ({ $buildings }), ne laisse que { $lots } pour { gh-building.the }.
gh-why-standing = L’emplacement { $lot } est pris par { gh-building.the } : aucun autre bâtiment ne peut s’y trouver.
gh-why-only-place = Sur { $lot }, il ne peut y avoir que { gh-building.the }.
gh-why-group = Les emplacements { $lots } sont réservés à autant de bâtiments ({ $buildings }) : aucun autre ne peut s’y trouver.
gh-why-trial = Supposons { gh-building.the } sur { $lot } : les indices ne laissent alors aucune ville possible. Ce n’est donc pas là.
gh-why-mistake = Vérifiez encore ({ $buildings }) : le bon emplacement est déjà barré.
gh-grade-1 = facile : il suffit de prendre les indices un par un
gh-grade-2 = moyen : paires fermées, et emplacements à une seule possibilité
gh-grade-3 = difficile : groupes fermés plus grands
gh-grade-4 = très difficile : il faut faire une supposition et la réfuter
gh-table-locomotive = Locomotive : { $number }
gh-table-piles = Pioches : bâtiment { $building }, quartier { $district }, condition { $condition }
gh-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Gnadenlos!

game-gnadenlos = Gnadenlos!
debts-none = aucune dette
slots-none = aucun emplacement
adventurers-none = aucun aventurier

gnadenlos-option-setup = Mise en place
    .help = Comment on prépare les aventuriers et le marché.
gnadenlos-option-setup-basic = De base
    .help = Les aventuriers sont distribués, et les premières dettes sont déjà au marché.
gnadenlos-option-setup-expert = Expert
    .help = On enchérit pour des paires d’aventuriers, et le marché est vide au départ.
gnadenlos-option-tidy = Trous du marché
    .help = Qui décide quelle carte comble quel trou.
gnadenlos-option-tidy-active_chooses = Au choix
    .help = Le joueur au revolver décide.
gnadenlos-option-tidy-automatic = Automatique
    .help = Les trous sont comblés dans un ordre fixe.
gnadenlos-option-start_adventurers = Aventuriers au départ
    .help = Combien chacun en pioche dans la mise en place de base.
gnadenlos-option-start_adventurers-2 = Deux
    .help = Le nombre habituel.
gnadenlos-option-start_adventurers-3 = Trois
    .help = À trois joueurs, dans la mise en place de base.
gnadenlos-option-high_noon_pick = Choix au High Noon
    .help = Comment sont désignées, au marché, les dettes des vainqueurs.
gnadenlos-option-high_noon_pick-choose = Libre
    .help = Vous choisissez les emplacements, sans regarder.
gnadenlos-option-high_noon_pick-random = Au hasard
    .help = Vous dites seulement combien, et le sort désigne lesquelles.
gnadenlos-option-high_noon_take = Prise au High Noon
    .help = Si les vainqueurs doivent prendre des dettes.
gnadenlos-option-high_noon_take-may = Facultative
    .help = Vous pouvez prendre moins que votre part, ou rien du tout.
gnadenlos-option-high_noon_take-must = Obligatoire
    .help = Vous devez prendre toute votre part.
gnadenlos-option-lone_event = Événement sans adversaires
    .help = Ce qui se passe quand moins de deux joueurs ont des aventuriers.
gnadenlos-option-lone_event-dropped = Sauté
    .help = Aucune carte événement n’est retournée.
gnadenlos-option-lone_event-turned = Retourné
    .help = La carte est retournée et un High Noon fait avancer le croque-mort, mais l’épreuve n’a pas lieu.
gnadenlos-option-unable = Enchère impossible
    .help = Ce qui se passe quand plusieurs joueurs n’ont aucune enchère valable.
gnadenlos-option-unable-none = Pas d’aventurier
    .help = Aucun d’eux n’en reçoit, et ceux qui restent sont défaussés.
gnadenlos-option-unable-leftover_in_turn_order = Ce qui reste
    .help = Ils reçoivent gratuitement les aventuriers en trop, dans l’ordre du tour.
gnadenlos-option-memory_aid = Aide-mémoire
    .help = À quel point le jeu vous aide à retenir le marché.
gnadenlos-option-memory_aid-own = Personnel
    .help = Vous voyez les dettes que vous avez posées vous-même, aussi longtemps qu’on peut les suivre.
gnadenlos-option-memory_aid-off = Désactivé
    .help = Ce qui est caché reste caché.
gnadenlos-option-memory_aid-full = Complet
    .help = Vous voyez aussi quelles dettes peuvent se trouver là d’après les enchères des autres.

gn-debt =
    { $debt ->
        [B0] bleu 0
        [B1] bleu 1
        [B2] bleu 2
        [B3] bleu 3
        [B4] bleu 4
        [R0] rouge 0
        [R1] rouge 1
        [R2] rouge 2
        [R3] rouge 3
        [R4] rouge 4
        [Y0] jaune 0
        [Y1] jaune 1
        [Y2] jaune 2
        [Y3] jaune 3
        [Y4] jaune 4
        [G0] vert 0
        [G1] vert 1
        [G2] vert 2
        [G3] vert 3
        [G4] vert 4
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
        [gold-3-1] ruée vers l’or 3/1
        [gold-5-3] ruée vers l’or 5/3
        [gold-7-4] ruée vers l’or 7/4
        [high-noon] High Noon
        [poker] poker
       *[other] { $event }
    }
gn-zone =
    { $zone ->
        [grey] grise
        [beige] beige
        [copper] cuivre
        [plum] prune
        [green] verte
       *[other] { $zone }
    }
gn-colour =
    { $colour ->
        [blue] bleu
        [red] rouge
        [yellow] jaune
        [green] vert
       *[other] { $colour }
    }
gn-stat =
    { $stat ->
        [gold] or
        [gun] tir
        [cards] poker
       *[other] { $stat }
    }

gn-phase-dealing = Distribution des aventuriers
gn-phase-stocking = Premier marché
gn-phase-pairing = Découverte des paires
gn-phase-rolling = Lancer pour le revolver
gn-phase-event = Événement
gn-phase-choosing = Choix des aventuriers
gn-phase-taking = Prise des dettes
gn-phase-drawing = Tirage des dettes
gn-phase-tidying = Trous à combler
gn-phase-buying = Achat de prestige
gn-phase-offering = Découverte des aventuriers
gn-phase-bidding = Enchères
gn-phase-picking = Embauche
gn-phase-laying = Pose des dettes
gn-phase-payday = Jour de paie
gn-phase-over = Partie terminée

## Gnadenlos! : les coups

gn-move-choose = Envoyer { gn-adventurer }
gn-move-take = Prendre au marché : { $slots }
gn-move-take-none = Ne prendre aucune dette
gn-move-draw =
    { $number ->
        [0] Ne faire tirer au sort aucune dette
        [one] Faire tirer au sort { $number } dette
       *[other] Faire tirer au sort { $number } dettes
    }
gn-move-fill = Combler le trou { $to } avec la carte de { $from }
gn-move-buy =
    { $spaces ->
        [0] Ne rien acheter
        [one] Acheter { $spaces } case
       *[other] Acheter { $spaces } cases
    }
gn-move-bid = Miser { $value } : { $debts }
gn-move-pick = Engager { gn-adventurer }
gn-move-pick-pair = Engager la paire : { $adventurers }
gn-move-lay = Poser dans cet ordre : { $debts }
gn-move-deal = Carte piochée : { gn-adventurer }
gn-move-turn = Carte dévoilée : { gn-adventurer }
gn-move-place = Au marché, face cachée : { gn-debt }
gn-move-roll = Dé : { $roll }
gn-move-event = Événement : { gn-event }
gn-move-blind = Tirage à l’aveugle : { $slot }

## Gnadenlos! : ce qui se passe

gn-dealt =
    { $you ->
        [yes] Vous piochez un aventurier.
       *[no] { $seat } pioche un aventurier.
    }
gn-dealt-you = Vous piochez { gn-adventurer }.
gn-stocked = Une dette est posée, face cachée, à l’emplacement { $slot }.
gn-paired = Paire { $pair } : { gn-adventurer }.
gn-rolled =
    { $you ->
        [yes] Vous faites { $roll } au dé.
       *[no] { $seat } fait { $roll } au dé.
    }
gn-roll-tied =
    { $you ->
        [yes] Égalité avec { $seats } : vous relancez le dé.
       *[no] Égalité : { $seats } relancent le dé.
    }
gn-first =
    { $you ->
        [yes] Vous recevez le revolver et commencez.
       *[no] { $seat } reçoit le revolver et commence.
    }
gn-turn =
    { $you ->
        [yes] Tour { $turn } : vous avez le revolver.
       *[no] Tour { $turn } : { $seat } a le revolver.
    }
gn-event-dropped = Moins de deux joueurs ont des aventuriers : pas d’événement cette fois.
gn-event-gold = Ruée vers l’or ! Pépites : { $first } pour la première place, { $second } pour la deuxième.
gn-event-high-noon = High Noon ! Les douze coups de midi retentissent.
gn-event-poker = Poker ! Et que personne ne bronche.
gn-undertaker = Le croque-mort avance jusqu’à la case { $space } sur { $last }.
gn-events-shuffled = C’était la dernière carte événement, et celle-là ne se joue jamais : on les remélange toutes.
gn-contest-skipped = Moins de deux joueurs ont des aventuriers : l’épreuve n’a pas lieu.
gn-chose =
    { $you ->
        [yes] Vous avez choisi.
       *[no] { $seat } a choisi.
    }
gn-chose-you = Vous envoyez { gn-adventurer }.
gn-revealed =
    { $you ->
        [yes] Vous révélez { gn-adventurer } : { $number }.
       *[no] { $seat } révèle { gn-adventurer } : { $number }.
    }
gn-all-equal = Que des { $number } : l’événement tourne court, et chacun reprend son aventurier.
gn-earned =
    { $you ->
        [yes] Vous empochez
       *[no] { $seat } empoche
    } { $nuggets ->
        [one] { $nuggets } pépite.
       *[other] { $nuggets } pépites.
    }
gn-poker-won =
    { $you ->
        [yes] Vous gagnez au poker :
       *[no] { $seat } gagne au poker :
    } { $spaces ->
        [0] le chapeau reste sur la case { $position }.
        [one] le chapeau avance de { $spaces } case, jusqu’à la { $position }.
       *[other] le chapeau avance de { $spaces } cases, jusqu’à la { $position }.
    }
gn-poker-lost =
    { $you ->
        [yes] Vous perdez au poker :
       *[no] { $seat } perd au poker :
    } { $spaces ->
        [0] le chapeau reste sur la case { $position }.
        [one] le chapeau recule de { $spaces } case, jusqu’à la { $position }.
       *[other] le chapeau recule de { $spaces } cases, jusqu’à la { $position }.
    }
gn-discarded =
    { $you ->
        [yes] Vous défaussez { gn-adventurer }.
       *[no] { $seat } défausse { gn-adventurer }.
    }
gn-shot =
    { $you ->
        [yes] Pan ! Vous perdez { gn-adventurer } en duel.
       *[no] Pan ! { $seat } perd { gn-adventurer } en duel.
    }
gn-too-few = Il y a moins de { $needed } dettes au marché : personne n’en prend.
gn-draws =
    { $you ->
        [yes] Vous laissez le sort désigner
       *[no] { $seat } laisse le sort désigner
    } { $number ->
        [one] { $number } dette.
       *[other] { $number } dettes.
    }
gn-took-none =
    { $you ->
        [yes] Vous ne prenez aucune dette.
       *[no] { $seat } ne prend aucune dette.
    }
gn-took =
    { $you ->
        [yes] Vous prenez la dette de l’emplacement { $slot }.
       *[no] { $seat } prend la dette de l’emplacement { $slot }.
    }
gn-took-you = Vous prenez la dette de l’emplacement { $slot } : { gn-debt }.
gn-moved =
    { $you ->
        [yes] Vous comblez le trou { $to } avec la dette de l’emplacement { $from }.
       *[no] { $seat } comble le trou { $to } avec la dette de l’emplacement { $from }.
    }
gn-slid = La rangée { $row } se resserre vers la colonne 1.
gn-bought =
    { $you ->
        [yes] Vous achetez
       *[no] { $seat } achète
    } { $spaces ->
        [one] { $spaces } case de prestige, jusqu’à la { $position }.
       *[other] { $spaces } cases de prestige, jusqu’à la { $position }.
    }
gn-bought-none =
    { $you ->
        [yes] Vous n’achetez pas de prestige.
       *[no] { $seat } n’achète pas de prestige.
    }
gn-bidding-skipped =
    { $you ->
        [yes] Vous avez assez d’aventuriers : pas d’enchères cette fois.
       *[no] { $seat } a assez d’aventuriers : pas d’enchères cette fois.
    }
gn-no-adventurers = Il ne reste aucun aventurier à engager : pas d’enchères cette fois.
gn-offered = À engager : { gn-adventurer }.
gn-reshuffled = Les aventuriers défaussés sont mélangés et forment la nouvelle pioche.
gn-unable =
    { $you ->
        [yes] Vous n’avez aucune enchère valable et montrez : { $debts }.
       *[no] { $seat } n’a aucune enchère valable et montre : { $debts }.
    }
gn-bid =
    { $you ->
        [yes] Vous misez { $value } : { $debts }.
       *[no] { $seat } mise { $value } : { $debts }.
    }
gn-picked =
    { $you ->
        [yes] Vous engagez { gn-adventurer }.
       *[no] { $seat } engage { gn-adventurer }.
    }
gn-picked-pair =
    { $you ->
        [yes] Vous engagez une paire : { $adventurers }.
       *[no] { $seat } engage une paire : { $adventurers }.
    }
gn-laid =
    { $you ->
        [yes] Vous posez votre enchère face cachée en { $slots }.
       *[no] { $seat } pose son enchère face cachée en { $slots }.
    }
gn-laid-you = Vous posez votre enchère face cachée en { $slots } : { $debts }.
gn-took-back =
    { $you ->
        [yes] Vous n’obtenez pas d’aventurier et reprenez : { $debts }.
       *[no] { $seat } n’obtient pas d’aventurier et reprend : { $debts }.
    }
gn-left-over = En trop, donc à la défausse : { $adventurers }.
gn-payday =
    { $you ->
        [yes] Jour de paie ! Vous lancez le dé.
       *[no] Jour de paie ! { $seat } lance le dé.
    }
gn-payday-last =
    { $you ->
        [yes] Dernier jour de paie ! Vous lancez le dé.
       *[no] Dernier jour de paie ! { $seat } lance le dé.
    }
gn-payday-roll =
    { $you ->
        [yes] Vous faites { $roll } au dé.
       *[no] { $seat } fait { $roll } au dé.
    }
gn-turned-up = On retourne la dette de l’emplacement { $slot } : { gn-debt }.
gn-paid =
    { $nuggets ->
        [0]
            { $you ->
                [yes] Vous ne payez rien.
               *[no] { $seat } ne paie rien.
            }
       *[other]
            { $you ->
                [yes] Vous payez
               *[no] { $seat } paie
            } { $nuggets ->
                [one] { $nuggets } pépite.
               *[other] { $nuggets } pépites.
            }
    }
gn-vulture =
    { $you ->
        [yes] Vous ne pouvez pas payer
       *[no] { $seat } ne peut pas payer
    } { $value ->
        [one] { $value } pépite :
       *[other] { $value } pépites :
    } voilà le vautour numéro { $vultures }, et le chapeau retombe sur la case { $position }.
gn-column-used-up = Pas de dette cachée dans la colonne { $column } : le jour de paie s’achève.
gn-returned =
    { $you ->
        [yes] Vous récupérez : { $debts }.
       *[no] { $seat } récupère : { $debts }.
    }
gn-end-finish = Le grand fer à cheval vert est atteint : c’est la fin de la partie.
gn-end-undertaker = Le croque-mort est arrivé sur sa dernière case : c’est la fin de la partie.
gn-end-vultures = Le troisième vautour s’est posé : c’est la fin de la partie.
gn-lost =
    { $you ->
        [yes] Trois vautours : vous avez perdu, et votre chapeau quitte le plateau.
       *[no] Trois vautours : { $seat } a perdu et retire son chapeau du plateau.
    }
gn-bought-last =
    { $you ->
        [yes] Dernier achat : vous avancez encore de
       *[no] Dernier achat : { $seat } avance encore de
    } { $spaces ->
        [one] { $spaces } case, jusqu’à la { $position }.
       *[other] { $spaces } cases, jusqu’à la { $position }.
    }
gn-scored =
    { $position ->
        [0]
            { $you ->
                [yes] Vous n’avez plus de chapeau sur le plateau.
               *[no] { $seat } n’a plus de chapeau sur le plateau.
            }
       *[other]
            { $you ->
                [yes] Vous terminez sur la case { $position },
               *[no] { $seat } termine sur la case { $position },
            } { $nuggets ->
                [0] sans la moindre pépite.
                [one] avec { $nuggets } pépite.
               *[other] avec { $nuggets } pépites.
            }
    }
gn-winner =
    { $you ->
        [yes] Vous gagnez la partie !
       *[no] { $seat } gagne la partie !
    }
gn-shared =
    { $you ->
        [yes] Vous partagez la victoire avec { $seats } !
       *[no] { $seats } se partagent la victoire !
    }

## Gnadenlos! : les refus

gn-refuse-start-adventurers = On ne commence avec trois aventuriers que dans la mise en place de base.
gn-refuse-not-in-hand = Vous n’avez pas cet aventurier en main.
gn-refuse-take =
    { $most ->
        [one] Vous pouvez prendre une dette au plus, sur un emplacement occupé.
       *[other] Vous pouvez prendre { $most } dettes au plus, sur des emplacements occupés.
    }
gn-refuse-must-take =
    { $most ->
        [one] Vous devez prendre exactement une dette, sur un emplacement occupé.
       *[other] Vous devez prendre exactement { $most } dettes, sur des emplacements occupés.
    }
gn-refuse-fill = Déplacez une carte de la rangée extérieure vers un trou plus proche du plateau.
gn-refuse-purchase =
    { $most ->
        [0] Vous ne pouvez acheter aucune case maintenant.
        [one] Vous pouvez acheter une case au plus.
       *[other] Vous pouvez acheter { $most } cases au plus.
    }
gn-refuse-pass = On ne passe pas : qui peut enchérir doit enchérir.
gn-refuse-bid-size = Une enchère se compose de 1 à { $most } dettes.
gn-refuse-bid-order = Nommez les dettes d’une enchère dans cet ordre : { $debts }.
gn-refuse-not-held = Vous n’avez pas toutes ces dettes en main.
gn-refuse-value-taken = Quelqu’un a déjà misé { $value } : chaque enchère doit avoir sa propre valeur.
gn-refuse-not-offered = Ce choix n’est pas proposé.
gn-refuse-other-debts = Posez exactement les dettes que vous avez misées.
gn-refuse-chance = Seul le hasard lance le dé, pioche et distribue.
gn-refuse-chosen = Votre aventurier est déjà posé, ou vous ne participez pas à cet événement.
gn-refuse-turn =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $seat } de jouer.
    }
gn-refuse-pick = À cette table, pour High Noon, c’est soit le hasard, soit vous qui choisissez les emplacements : pas les deux.
gn-refuse-phase =
    { $phase ->
        [choosing] Pas maintenant : choisissez d’abord un aventurier pour l’événement.
        [taking] Pas comme ça : prenez les dettes au marché de la façon convenue à cette table.
        [tidying] Pas maintenant : comblez d’abord les trous du marché.
        [buying] Pas maintenant : décidez d’abord combien de prestige acheter.
        [bidding] Pas maintenant : faites d’abord votre enchère.
        [picking] Pas maintenant : choisissez d’abord qui engager.
        [laying] Pas maintenant : posez d’abord les dettes que vous avez misées.
       *[other] Ce n’est pas possible maintenant.
    }

## Gnadenlos! : le matériel de l’hôte

gn-components-unread = Impossible de lire { $file }.
gn-components-toml = { $file } n’est pas du TOML valide : { $problem }.
gn-components-number =
    { $line ->
        [0] { $file } :
       *[other] { $file }, ligne { $line } :
    } « { $field } » doit être un nombre entier de { $least } à { $most }.
gn-components-name =
    { $line ->
        [0] { $file } :
       *[other] { $file }, ligne { $line } :
    } « { $field } » doit être un nom.
gn-components-row =
    { $line ->
        [0] { $file } :
       *[other] { $file }, ligne { $line } :
    } « { $field } » doit être une table entre accolades.
gn-components-count =
    { $line ->
        [0] { $file } :
       *[other] { $file }, ligne { $line } :
    } pour « { $field } », il en faut { $needed } en tout, mais { $found ->
        [0] il n’y en a pas.
       *[other] il y en a { $found }.
    }
gn-components-kind =
    { $line ->
        [0] { $file } :
       *[other] { $file }, ligne { $line } :
    } « { $field } » doit être l’un de ces mots : { $known }.
gn-components-twice =
    { $line ->
        [0] { $file } :
       *[other] { $file }, ligne { $line } :
    } le nom « { $name } » ne se distingue pas de celui d’un autre aventurier.
gn-components-no-high-noon = { $file } n’a pas de High Noon parmi ses événements ; sans lui, le croque-mort n’avancerait jamais.
gn-table-undertaker = Croque-mort : { $space } sur { $last }
gn-table-offer = À prendre :
gn-table-adventurers = Vos aventuriers :
gn-table-debts = Vos dettes : { $debts }
gn-table-market = Marché
gn-table-revolver = revolver
gn-table-bid = mise { $value }
gn-table-position = case { $position }
gn-table-out = hors jeu
gn-table-nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
gn-table-vultures =
    { $vultures ->
        [one] { $vultures } vautour
       *[other] { $vultures } vautours
    }
gn-table-hand = aventuriers : { $adventurers }, dettes : { $debts }

## The browser: the house

web-house = Saloon
web-loading = Un instant…
web-unreachable = Le serveur est injoignable pour le moment.
web-nothing-here = Il n’y a rien ici.
web-broken = Quelque chose s’est mal passé sur cette page.
web-try-again = Réessayer
web-home = Accueil
web-nav = Menu principal
web-language = Langue
web-guest = Invité
web-skip = Aller au contenu
web-me = { $name } : nom et compte
web-foot = Le reste de la maison
web-nav-settings = Réglages
web-nav-about = À propos et crédits
web-unreachable-help = Vérifiez votre connexion ou patientez un instant. Rien n’est perdu : vos parties vous attendent sur le serveur.
web-nothing-here-help = Le lien est peut-être ancien, ou il y manque une lettre. Tout est accessible depuis l’accueil.
web-broken-help = Rechargez la page. Une partie en cours reprend là où elle en était.
web-offline = Pas de connexion. Vous pouvez lire cette page ; le jeu reprendra à votre retour.
web-close = Fermer
web-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
web-seconds =
    { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
web-days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
web-pace-untimed = Sans limite de temps
web-pace-live = { $minutes } min chacun, plus { $seconds } s par coup
web-pace-days =
    { $number ->
        [one] Un coup par jour
       *[other] Un coup tous les { $number } jours
    }
web-option-is = { $option } : { $value }
web-door-link = Sur invitation
web-door-open = Ouverte à tous
web-onlookers-yes = Spectateurs bienvenus
web-onlookers-no = Sans spectateurs

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Jouer tout de suite
web-room-seated = { $taken } sur { $number } à table
web-room-waiting =
    { $number ->
        [one] Il manque encore une personne
       *[other] Il manque encore { $number } personnes
    }
web-room-full = Tout le monde est là
web-room-begin-full = La partie commence dès que la dernière place est prise.
web-room-begin-host = { $name } lance la partie.
web-room-begin-me = Lancez la partie quand vous voulez.
web-room-begin-bots =
    { $number ->
        [one] Commencez quand vous voulez : un robot prend la place libre.
       *[other] Commencez quand vous voulez : des robots prennent les places libres.
    }
web-room-start = Lancer la partie
web-room-start-bots =
    { $number ->
        [one] Commencer avec un robot
       *[other] Commencer avec { $number } robots
    }
web-room-seats = Places
web-room-you = Vous
web-room-you-host = Vous, l’hôte
web-room-host = Hôte
web-room-here = Présent
web-room-away = Absent pour le moment
web-room-invited = Attendu à cette place
web-room-beside = Au même écran
web-room-open = Place libre
web-room-sit = S’asseoir ici
web-room-seat-bot = Placer un robot
web-room-add-beside = Quelqu’un à côté de moi
web-room-beside-name = Nom de la personne à côté de vous
web-room-fill = Occuper la place { $number }
web-room-change = Options pour { $name }
web-room-free = Libérer la place
web-room-send-away = Renvoyer { $name }
web-room-get-up = Se lever
web-room-hand-over = Nommer { $name } hôte
web-room-close = Fermer la table
web-room-close-sure = Fermer la table pour tout le monde ?
web-room-close-keep = La garder ouverte
web-room-closed = Cette table est fermée
web-room-closed-help = L’hôte a annulé la partie avant qu’elle ne commence.
web-room-lost = Connexion perdue. Nouvel essai…
web-room-rules = Règles
web-invite = Invitez quelqu’un
web-invite-link = Lien vers cette table
web-invite-copy = Copier
web-invite-copied = Copié
web-invite-share = Partager
web-invite-text = Venez jouer à { $game } avec moi.
web-invite-qr = Code QR du lien
web-invite-scan = Scannez-le, ou entrez ce code sur la page d’accueil :
web-room-talk = Conversation
web-room-talk-none = Personne n’a encore rien dit.
web-room-talk-say = Dites quelque chose
web-room-talk-send = Envoyer
web-room-talk-sat = { $name } prend place.
web-room-talk-left = { $name } quitte la table.
web-home-welcome = Prenez une chaise
web-home-welcome-help = Trois jeux épuisés, entre amis ou contre des robots. Pas besoin de compte.
web-home-yours = Vos tables
web-home-yours-wait =
    { $number ->
        [one] { $number } vous attend
       *[other] { $number } vous attendent
    }
web-home-your-move = À vous
web-home-their-move = À { $name }
web-home-their-moves =
    { $number ->
        [one] { $number } doit choisir
       *[other] { $number } doivent choisir
    }
web-home-gathering = En attente de joueurs
web-home-with = Avec { $names }
web-home-alone = Personne d’autre pour l’instant
web-home-code = Code ou lien
web-home-code-ask = Vous avez un code ?
web-home-code-wrong = Ce n’est ni un code ni un lien vers une table.
web-home-rules = Lire les règles
web-home-join = Rejoindre
web-home-games = Les trois jeux
web-home-players = { $from }–{ $to } joueurs
web-home-about-minutes = environ { $number } minutes
web-home-minutes = { $number } min
web-home-line-katzenjammer = Achetez des chats, gagnez des souris, gare aux jokers.
web-home-line-gnadenlos = Tenez la rue avec l’argent des autres.
web-home-line-gadshill = Personne ne se souvient de tout. Rebâtissez.
web-home-kind-katzenjammer = Enchères
web-home-kind-gnadenlos = Enchères et bluff
web-home-kind-gadshill = Logique
web-home-against =
    { $number ->
        [one] contre un robot
       *[other] contre { $number } robots
    }
web-home-friends = Entre amis
web-home-friends-help = par un lien
web-home-puzzle = Casse-tête en solo
web-home-open = Tables ouvertes
web-home-open-none = Personne n’attend de joueurs pour l’instant. Ouvrez une table à tous.
web-home-sit = S’asseoir
web-home-watch = Regarder
web-home-free =
    { $number ->
        [one] { $number } place libre
       *[other] { $number } places libres
    }
web-home-playing = Partie en cours
web-home-new = Nouvelle table
web-new = Nouvelle table
web-new-game = Jeu
web-new-seats = Places
web-new-who = Qui prend la place { $number }
web-new-your-name = Votre nom
web-new-you = Vous, l’hôte
web-new-open-help = Pour qui a le lien
web-new-beside = Quelqu’un à cet écran
web-new-beside-name = Nom du joueur { $number }
web-new-remove = Enlever la place { $number }
web-new-add-open = Place libre
web-new-add-bot = Robot
web-new-count = { $taken } sur { $number }
web-new-options-more =
    { $number ->
        [one] { $number } autre option
       *[other] { $number } autres options
    }
web-new-options-changed =
    { $number ->
        [one] { $number } modifiée
       *[other] { $number } modifiées
    }
web-new-option-players = Pas à ce nombre de joueurs
web-new-pace = Rythme
web-new-pace-untimed = Sans limite
web-new-pace-untimed-help = Personne n’est pressé.
web-new-pace-live = En direct
web-new-pace-live-help = Chacun a sa pendule. À court de temps, un robot joue à sa place.
web-new-pace-days = Par jours
web-new-pace-days-help = Revenez quand c’est à vous. Au-delà du délai, un robot joue. Un paiement immédiat montre qu’il n’y avait pas de choix, à moins de vous faire toujours demander (voir les réglages).
web-new-bank = Temps de chacun
web-new-increment = Ajout par coup
web-new-days = Temps par coup
web-new-door = Porte
web-new-door-link = Par lien
web-new-door-link-help = Seules les personnes ayant votre lien ou code peuvent s’asseoir.
web-new-door-open = Porte ouverte
web-new-door-open-help = La table est annoncée à tous sur la page d’accueil.
web-new-starts = La partie commence
web-new-starts-full = Table complète
web-new-starts-full-help = Dès que la dernière place est prise.
web-new-starts-host = À mon signal
web-new-starts-host-help = Vous lancez la partie quand tout le monde est prêt.
web-new-manners = À la table
web-new-spectators = Spectateurs admis
web-new-spectators-help = Ils voient la table, jamais une main.
web-new-chat = Discussion
web-new-chat-help = Les joueurs peuvent s’écrire.
web-new-hints = Conseils
web-new-hints-help = Chacun peut demander à un robot ce qu’il ferait.
web-new-short = Votre table en bref
web-new-sum-me = Vous
web-new-sum-open =
    { $number ->
        [one] { $number } libre
       *[other] { $number } libres
    }
web-new-sum-bots =
    { $number ->
        [one] { $number } robot
       *[other] { $number } robots
    }
web-new-sum-beside = { $number } à côté de vous
web-new-sum-length = Durée
web-new-make = Ouvrir la table
web-new-begin = Lancer la partie
web-new-make-help = Vous recevez un lien et un code à partager.
web-new-begin-help = Aucune place libre : la partie commence tout de suite.
web-join = Rejoindre une table
web-join-invites = { $name } vous invite
web-join-name = Comment vous appeler ?
web-join-sit = S’asseoir
web-join-watch = Regarder plutôt
web-join-full = Toutes les places sont prises
web-join-full-watch = Vous pouvez regarder, ou demander une place à l’hôte pour la prochaine fois.
web-join-full-no = Cette table n’admet pas de spectateurs. Demandez une place à l’hôte pour la prochaine fois.
web-join-running = La partie a commencé
web-join-over = Cette partie est terminée
web-join-over-help = Elle s’est terminée sans vous, ou sur un autre de vos écrans.
web-join-replay = Voir la partie
web-join-not-invited-help = Demandez à l’hôte le lien complet ou le code.
web-join-no-code-help = Un code vaut jusqu’au début de la partie. Vérifiez la saisie ou demandez le lien.
web-join-no-table-help = Elle a peut-être été fermée, ou le lien est incomplet.
web-join-kicked = L’hôte a libéré votre place
web-join-kicked-help = Vous n’êtes plus à cette table. D’autres tables vous sont ouvertes.
web-set = Réglages
web-set-help = Ils restent sur cet appareil.
web-set-theme = Éclairage
web-set-theme-auto = Comme l’appareil
web-set-theme-night = Lampe
web-set-theme-day = Jour
web-set-text = Taille du texte
web-set-text-s = Petite
web-set-text-m = Moyenne
web-set-text-l = Grande
web-set-text-xl = Très grande
web-set-motion = Animations
web-set-motion-auto = Comme l’appareil
web-set-motion-full = Avec
web-set-motion-less = Sans
web-set-contrast = Contraste
web-set-contrast-auto = Comme l’appareil
web-set-contrast-normal = Normal
web-set-contrast-more = Renforcé
web-set-patterns = Motifs sur les couleurs
web-set-patterns-help = La couleur de chaque joueur porte aussi un motif.
web-set-sound = Sons
web-set-sound-help = Un son discret quand c’est à vous.
web-set-ask = Toujours me demander
web-set-ask-help = Même quand vous n’avez pas le choix et que vous seul le savez, comme pour certains paiements. Sinon, le coup se joue tout seul, après le temps que vous auriez mis à réfléchir ; dans une partie sur plusieurs jours il se joue aussitôt, et cela se voit. Conservé sur le serveur, pour toutes vos tables.
web-set-sample = Un aperçu
web-set-sample-text = Quatre chapeaux autour de la table. La lampe est allumée, les cartes sont données.
web-acc = Nom et compte
web-acc-stranger = Vous pouvez jouer sans compte. Un nom suffit.
web-acc-guest = Vous êtes invité. Seul ce navigateur vous connaît ; avec un compte, vous revenez de partout.
web-acc-member = Vous avez un compte.
web-acc-name = Votre nom
web-acc-name-help = C’est ainsi que les autres vous voient à table.
web-acc-save = Enregistrer
web-acc-saved = Enregistré.
web-acc-come-in = Entrer en invité
web-acc-make = Créer un compte
web-acc-make-help = Vous gardez vos tables et vos parties. Aucune adresse n’est demandée : personne ne pourra vous renvoyer de mot de passe, conservez-le bien.
web-acc-sign-in = Se connecter
web-acc-sign-in-help = Vous avez déjà un compte ? Entrez avec son nom et son mot de passe.
web-acc-sign-in-guest = Les parties de l’invité restent à l’invité.
web-acc-password = Mot de passe
web-acc-password-help = Au moins 8 caractères
web-acc-out = Se déconnecter
web-acc-out-here = Se déconnecter ici
web-acc-out-all = Se déconnecter partout
web-acc-out-guest = Quitter la maison ?
web-acc-out-guest-help = Un invité qui part ne peut pas revenir et abandonne ses places. Créez d’abord un compte pour les garder.
web-acc-data = Vos données
web-acc-data-help = Tout ce que la maison garde de vous, dans un fichier.
web-acc-download = Tout télécharger
web-acc-delete = Me supprimer
web-acc-delete-sure = Vous supprimer pour de bon ?
web-acc-delete-help = Votre nom disparaît des tables et des parties, et des robots jouent à votre place. C’est irréversible.
web-acc-delete-yes = Oui, me supprimer
web-acc-keep = Non, rester
web-acc-gone = Vous êtes supprimé. Revenez quand vous voulez.
web-replays = Vos parties
web-replays-none = Aucune partie terminée. La prochaine vous attendra ici.
web-replays-see = Revoir
web-replays-see-long = Revoir { $game } du { $day }
web-replays-brought = Parties apportées
web-replays-brought-help = Apportez une partie d’ailleurs : un fichier écrit par Saloon. Chaque tirage et chaque coup est d’abord vérifié.
web-replays-bring = Apporter une partie
web-replays-bad-file = Ce fichier n’est pas une partie de Saloon.
web-replays-added = La partie est arrivée, et elle est en règle.
web-replays-drop = Supprimer
web-replays-drop-long = Supprimer { $game } du { $day }
web-replays-drop-sure = Supprimer cette partie ?
web-replays-keep = La garder
web-about = À propos de Saloon
web-about-what = Saloon est un lieu où rejouer à trois jeux introuvables : entre amis par un lien, sur un seul écran ou contre des robots ; tout de suite ou un coup par jour ; avec toutes les règles.
web-about-games = Les jeux et leurs auteurs
web-about-by = de { $author } · { $publisher }, { $year }
web-about-first = paru d’abord sous le titre Old Town, 2004
web-about-unofficial = Saloon n’est pas officiel : il est fait par des joueurs, pour des joueurs. Ni les auteurs ni les éditeurs ne l’ont créé, approuvé ou soutenu. Les titres et les droits sur les jeux appartiennent à leurs détenteurs.
web-about-fair = Tirages honnêtes
web-about-fair-help = Avant la première carte, la maison montre l’empreinte d’un secret, et le navigateur de chaque personne ajoute un nombre à lui ; tous les tirages en découlent. Après la partie, le secret est révélé, votre navigateur le compare à ce qu’il a gardé, et chacun peut recalculer chaque tirage.
web-about-privacy = Ce qui est gardé
web-about-privacy-help = Votre nom, votre langue et vos parties. Ni pistage, ni publicité, ni rien d’autres sites. Vous pouvez emporter vos données ou vous supprimer à tout moment.
web-about-licence = Licences
web-about-licence-code = Le code, les images et le texte des règles et des cartes sont ceux du projet, sous licence MIT.
web-about-licence-fonts = Les caractères sont Rye de Nicole Fally, Vollkorn de Friedrich Althausen et Figtree d’Erik Kennedy, tous sous SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = En attente de joueurs
web-moves = Ce que vous pouvez faire
web-table-opening = Connexion
web-table-live = En direct
web-table-lost = Connexion perdue
web-table-gone = Fermé
web-table-menu = Menu
web-table-book =
    { $number ->
        [0] Journal, discussion et règles
        [one] Journal, discussion et règles : { $number } non lu
       *[other] Journal, discussion et règles : { $number } non lus
    }
web-table-players = Joueurs
web-table-board = Plateau
web-table-dock = Votre main et vos possibilités
web-table-end = Comment la partie s’est terminée
web-table-pages = Journal, discussion et règles
web-table-log = Journal
web-table-log-empty = Rien ne s’est encore passé.
web-table-log-more = Voir les lignes précédentes
web-table-chat = Discussion
web-table-chat-empty = Personne n’a encore rien dit.
web-table-chat-later = Les joueurs parlent entre eux. Vous pourrez les lire une fois la partie finie.
web-table-chat-say = Dire quelque chose
web-table-chat-send = Envoyer
web-table-rules = Règles
web-table-rule = Règle
web-table-rulebook = Règle du jeu complète
web-table-settings = Réglages
web-table-unread =
    { $number ->
        [one] { $number } non lu
       *[other] { $number } non lus
    }
web-table-close = Fermer
web-table-dismiss = Masquer
web-table-you = Vous
web-table-bot = bot
web-table-your-turn = à vous
web-table-thinks = réfléchit
web-table-chosen = a choisi
web-table-not-here = absent
web-table-watched =
    { $number ->
        [one] { $number } spectateur
       *[other] { $number } spectateurs
    }
web-table-absent-invited = pas encore là
web-table-absent-left = parti, un bot joue
web-table-absent-time = temps écoulé, un bot joue
web-table-absent-away = absent, un bot joue
web-table-absent-resigned = abandon, un bot joue
web-table-stead-invited = Votre place vous est gardée.
web-table-stead-left = Un bot joue pour vous jusqu’à votre retour.
web-table-stead-time = Votre temps est écoulé. Un bot joue pour vous jusqu’à votre retour.
web-table-stead-away = Vous étiez absent. Un bot joue pour vous jusqu’à votre retour.
web-table-stead-resigned = Vous avez abandonné. Un bot finit la partie à votre place.
web-table-clock =
    { $you ->
        [yes] Temps qui vous reste
       *[no] Temps restant de { $seat }
    }
web-table-clock-days = { $days } j { $hours } h
web-table-clock-tight = il reste peu de temps
web-table-undo = Annuler
web-table-takeback = Demander à reprendre un coup
web-table-asks =
    { $you ->
        [yes] Vous demandez à reprendre votre dernier coup. Les autres décident.
       *[no] { $seat } demande à reprendre le dernier coup.
    }
web-table-agree = Accepter
web-table-decline = Refuser
web-table-hint = Un conseil
web-table-hint-asked = Le meilleur bot réfléchit…
web-table-hint-says = Le meilleur bot ferait ceci : { $text }
web-table-list = Lister tous les coups
web-table-leave = Quitter la table
web-table-back = Reprendre ma place
web-table-resign = Abandonner
web-table-stay = Continuer à jouer
web-table-sure-leave = Un bot jouera pour vous jusqu’à votre retour. Partir maintenant ?
web-table-sure-resign = Un bot finira la partie à votre place, sans retour possible. Abandonner maintenant ?
web-table-watching = Vous regardez cette partie.
web-table-lost-line = La connexion est perdue. Nouvel essai …
web-table-server-gone = Le serveur ne répond pas. Nous continuons d’essayer ; rien n’est perdu.
web-table-move-kept = Votre coup est gardé et sera renvoyé.
web-table-closed = L’hôte a annulé cette table.
web-table-kicked = L’hôte a libéré votre place.
web-table-see-board = Voir la table
web-table-see-end = Voir le résultat
web-table-replay = Revoir la partie
web-table-rematch = Rejouer
web-table-rematch-go = Vers la partie suivante

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Parties
web-replay-title = Revoir la partie
web-replay-setup = Mise en place
web-replay-auction = Vente { $number }
web-replay-turn = Tour { $number } : { $seat }
web-replay-mark-quartet = Un carré est posé
web-replay-mark-payday = Jour de paie
web-replay-mark-vulture = Un vautour se pose
web-replay-mark-shot = Quelqu’un perd le duel
web-replay-mark-placed = Un bâtiment est trouvé
web-replay-mark-stop = Quelqu’un crie STOP
web-replay-mark-end = La manche se termine
web-replay-seats =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
web-replay-won = victoire : { $seats }
web-replay-board = La table
web-replay-eyes = Vu par
web-replay-onlooker = Spectateur
web-replay-all = Toutes les mains
web-replay-where = Étape { $step } sur { $last }
web-replay-scrub = Aller à une étape
web-replay-chapter-back = Chapitre précédent
web-replay-back = Étape précédente
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Étape suivante
web-replay-chapter-on = Chapitre suivant
web-replay-next-decision = Décision suivante
web-replay-speed = Vitesse : { $times }×
web-replay-log = Ce qui s’est passé
web-replay-search = Chercher dans le journal
web-replay-nothing = Rien trouvé.
web-replay-decisions = Décisions seulement
web-replay-link = Lien vers ce moment
web-replay-link-copied = Le lien est copié.
web-replay-link-take = Voici le lien à copier :
web-replay-result = Résultat
web-replay-only-told = Cette partie a été jouée selon d’autres règles (version { $rules }). On peut la lire ici, mais pas la revoir.
web-replay-close = Fermer
web-replay-keys = Touches
web-replay-keys-step = une étape
web-replay-keys-chapter = un chapitre
web-replay-keys-ends = début et fin
web-replay-keys-play = lecture ou pause
web-replay-keys-decision = décision suivante ou précédente
web-replay-check = Vérifier les tirages
web-replay-check-working = Chaque tirage est recalculé …
web-replay-check-good = Les tirages étaient honnêtes.
web-replay-check-bad = Quelque chose ne va pas.
web-replay-check-before = Avant la première carte, la maison a choisi un nombre secret et montré son empreinte ; puis le navigateur de chaque personne a pu ajouter un nombre à lui.
web-replay-check-draws = Chaque carte et chaque dé découle de ces seuls nombres. Dès qu’une personne au moins a ajouté un nombre, ni la maison seule ni un joueur seul ne pouvait les choisir.
web-replay-check-after =
    À présent le secret est connu, et le serveur a recalculé { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    } et rejoué { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
web-replay-check-commitment = Empreinte, montrée avant la première carte
web-replay-check-secret = Secret, montré après la fin
web-replay-check-nonces = Ce que les places ont ajouté
web-replay-check-no-nonce = rien
web-replay-check-yourself = Qui ne se fie à aucun serveur vérifie l’enregistrement chez soi, avec la commande
web-replay-download = Télécharger l’enregistrement
web-replay-open = Ouvrir un enregistrement
web-replay-open-how = Un enregistrement est le fichier que laisse une partie terminée. Choisissez-en un, ou déposez-le ici.
web-replay-open-choose = Choisir un fichier
web-replay-open-working = Vérification de l’enregistrement …
web-replay-open-not-one = Ce fichier n’est pas un enregistrement.
web-replay-mine = Enregistrements que vous avez ouverts
web-replay-drop = Supprimer { $game }, { $day }

## The browser: the seal on the deal (web-fair-…)

web-fair-sign-sealed = scellé
web-fair-sign-checking = vérification
web-fair-sign-fair = sceau intact
web-fair-sign-broken = sceau brisé
web-fair-sign-unseen = non vérifié
web-fair-title-sealed = La donne est scellée
web-fair-title-checking = Vérification de la donne
web-fair-title-fair = La donne correspond au sceau
web-fair-title-broken = La donne ne correspond pas au sceau
web-fair-title-unseen = Ce navigateur ne peut pas vérifier
web-fair-line-sealed = La donne est scellée : { $seal }.
web-fair-line-checking = Votre navigateur vérifie la donne…
web-fair-line-fair = La donne correspond au sceau { $seal }.
web-fair-line-broken = La donne ne correspond pas au sceau !
web-fair-line-unseen = Ce navigateur n’était pas là avant la première carte et ne peut pas vérifier la donne.
web-fair-how-alone = La maison a choisi son secret et l’a fermé par ce sceau ; ensuite seulement, votre navigateur a ajouté un nombre à lui. Chaque carte découle des deux : la maison n’a donc pas pu choisir la donne.
web-fair-how-together = La maison a choisi son secret et l’a fermé par ce sceau. Puis le navigateur de chaque personne a promis un nombre, montré seulement quand tous étaient promis. Chaque carte découle de l’ensemble : personne n’a pu choisir la donne, pas même la maison avec l’aide d’un joueur.
web-fair-how-days = La maison a choisi son secret et l’a fermé par ce sceau ; puis chacun a ajouté un nombre en s’asseyant. Seule, la maison n’a donc pas pu choisir la donne. Avec l’aide de la dernière personne assise, elle l’aurait pu : à un coup par jour, tout le monde n’est pas là au début.
web-fair-how-nothing = La maison a fermé son secret par ce sceau, mais ce navigateur n’a ajouté aucun nombre. On peut vérifier que le secret reste le même, pas que la maison n’en a pas essayé plusieurs.
web-fair-seal = Sceau
web-fair-number = Votre nombre
web-fair-later = Après la dernière carte, votre navigateur ouvre le sceau et compare.
web-fair-home = Votre navigateur a comparé le sceau, les nombres et vos coups. Pour recalculer aussi chaque carte, prenez l’enregistrement et la commande
web-fair-record = Garder l’enregistrement
web-fair-copy = Copier la commande
web-fair-copied = Copié
web-fair-show = Montrer
web-fair-checking = L’enregistrement est comparé à ce que votre navigateur a gardé…
web-fair-unseen-help = Seul un navigateur qui a vu le sceau avant la première carte peut le vérifier.
web-fair-seal-yes = Le sceau montré avant la première carte s’ouvre : { $seal }.
web-fair-seal-no = Le secret n’est pas celui qui était scellé par { $seal }.
web-fair-number-yes = Votre nombre { $nonce } y est.
web-fair-number-no = Votre nombre { $nonce } a été remplacé.
web-fair-others-yes = Les nombres des autres sont ceux qu’ils ont donnés avant la première carte.
web-fair-others-no = Le nombre de { $name } n’est pas celui d’avant la première carte.
web-fair-moves-yes = Vos coups figurent dans l’enregistrement comme vous les avez joués.
web-fair-moves-no = Vos coups ne figurent pas dans l’enregistrement comme vous les avez joués.
web-fair-broken-commitment = La maison a changé son sceau en cours de route.
web-fair-broken-dealt = Des cartes ont été distribuées avant que votre nombre soit là.
web-fair-broken-help = C’est peut-être une erreur du serveur, ou quelqu’un a changé la donne. Gardez l’enregistrement et demandez à l’hôte.
web-fair-adds-nothing = { $name } n’a ajouté aucun nombre.
web-fair-adds-owed = { $name } doit promettre de nouveau un nombre.
web-fair-adds-sealed = { $name } a promis un nombre avant qu’aucun soit montré.
web-fair-adds-open = { $name } a donné un nombre en s’asseyant.
web-fair-called-off =
    { $number ->
        [one] Le départ a été annulé { $number } fois avant cette donne.
       *[other] Le départ a été annulé { $number } fois avant cette donne.
    }
web-fair-missing = La donne est scellée dès que répond : { $names }…

## The browser: rulebooks (web-rules-…)

web-nav-rules = Règles
web-rules-of = Livret de règles
web-rules-search = Chercher dans les règles
web-rules-places =
    { $number ->
        [one] { $number } endroit
       *[other] { $number } endroits
    }
web-rules-found = Rien trouvé
web-rules-next = Endroit suivant
web-rules-chapters = Chapitres
web-rules-link = Lien vers la règle { $clause }
web-rules-print = Imprimer
web-rules-no-clause = Ce livret n’a pas de règle { $clause }.

## The browser: Katzenjammer Blues (kb-screen-…)

web-nav-play = Jouer
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
        [yes] Vous pouvez poser des carrés.
       *[no] { $seat } peut poser des carrés.
    }
kb-screen-over = La partie est finie.
kb-screen-high = meilleure enchère : { kb-bid-name }
kb-screen-won = gagne avec { kb-bid-name }
kb-screen-passed = passé
kb-screen-leads = mène
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
kb-screen-lot-yours = Votre lot
kb-screen-lot-paid = à vous une fois payé
kb-screen-lot-by =
    { $you ->
        [yes] Dévoilé par vous.
       *[no] Dévoilé par { $seat }.
    }
kb-screen-lot-pair = Le deuxième { kb-value } l’a terminé.
kb-screen-lot-joker = Le joker l’a terminé : une carte bonus pour tous.
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
kb-screen-joker-safe = *À l’abri pour l’instant.* Vos jokers : { $own } ({ $used ->
        [one] { $used } utilisé
       *[other] { $used } utilisés
    }, { $held } en main).
kb-screen-joker-risk = *Le plus de jokers, d’après ce qui est visible.* Vos jokers : { $own } ({ $used ->
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
kb-screen-lit = possible
kb-screen-needs-joker = avec un joker
kb-screen-dark = hors de portée
kb-screen-beaten = dépassé
kb-screen-under =
    { $number ->
        [one] Un étage de plus, en dessous, est dépassé.
       *[other] { $number } étages de plus, en dessous, sont dépassés.
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
kb-screen-tip-bid = Touchez une fenêtre, ou des cartes
kb-screen-tip-pay = Touchez des cartes pour changer le paiement
kb-screen-tip-lay = Touchez des cartes pour y mettre un joker
kb-screen-no-match = Ces cartes ne permettent rien en ce moment.
kb-screen-if-won = Si vous gagnez, payez
kb-screen-or = ou
kb-screen-you-pay = Vous payez
kb-screen-only-pass = Vous n’avez pas de meilleure enchère.
kb-screen-pass-final = définitif
kb-screen-stop-next = vous dévoilez le lot suivant
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
        [one] De toute façon vous comptez { $own } joker ; dans votre rangée, il y reste pour de bon.
       *[other] De toute façon vous comptez { $own } jokers ; dans votre rangée, ils y restent pour de bon.
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
kb-screen-end-wins =
    { $you ->
        [yes] Vous gagnez !
       *[no] { $seat } gagne
    }
kb-screen-end-shared =
    { $you ->
        [yes] Vous partagez la victoire avec { $seats }
       *[no] { $seats } partagent la victoire
    }
kb-screen-end-tie = Autant de souris : moins de jokers l’emporte.
kb-screen-end-score =
    { $score ->
        [one] Avec { $score } souris, le plus grand nombre.
       *[other] Avec { $score } souris, le plus grand nombre.
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
kb-screen-step-loss = Le plus de jokers perd 5
kb-screen-step-loss-why = Le plus de jokers ({ $number }) : { $who }. On peut tomber sous zéro.
kb-screen-step-loss-none = Personne n’a de joker, donc personne ne perd de souris.
kb-screen-step-no-loss = pas de perte
kb-screen-step-place = Places
kb-screen-step-place-why = Le plus de souris après la perte l’emporte.
kb-screen-step-place-tie = Autant de souris : moins de jokers l’emporte.
kb-screen-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
kb-screen-match = Le match : { $rounds } manches additionnées
kb-screen-total = Total

# ---
#
# ---

## The browser: Gnadenlos! (gn-screen-…)

gn-screen-street = Grand-rue : { $spaces } fers à cheval de prestige
gn-screen-street-picture = Vue de la rue
gn-screen-place-grey = Rue de la Boue
gn-screen-place-beige = Pension
gn-screen-place-copper = Salle de jeu
gn-screen-place-plum = Grand Hôtel
gn-screen-place-green = Mairie
gn-screen-start = départ
gn-screen-finish = arrivée
gn-screen-stands =
    { $you ->
        [yes] Votre chapeau : case { $position }, { $place } ; au poker { $win } de gain, { $lose } de perte
       *[no] { $seat } : case { $position }, { $place } ; au poker { $win } de gain, { $lose } de perte
    }
gn-screen-hatless =
    { $you ->
        [yes] Votre chapeau a quitté le plateau
       *[no] { $seat } : le chapeau a quitté le plateau
    }
gn-screen-clocks = Les horloges du jeu
gn-screen-step-event = Événement
gn-screen-step-prestige = Prestige
gn-screen-step-bids = Enchères
gn-screen-step-payday = Jour de paie
gn-screen-to-payday =
    { $count ->
        [one] { $count } dette sur { $due }
       *[other] { $count } dettes sur { $due }
    }
gn-screen-yours = Vous : pépites { $nuggets }, case { $position }, vautours { $vultures }
gn-screen-undertaker = Croque-mort
gn-screen-events-name = Événements
gn-screen-events =
    Cartes événement : { $turned ->
        [one] { $turned } dévoilée
       *[other] { $turned } dévoilées
    }, { $left ->
        [one] { $left } restante
       *[other] { $left } restantes
    }
gn-screen-row = Rangée { $row }
gn-screen-slot = rangée { $row }, colonne { $column }
gn-screen-die = Face { $face } du dé
gn-screen-face-down = face cachée
gn-screen-known = vous la connaissez : { $debts }
gn-screen-may-be = l’une de celles-ci : { $debts }
gn-screen-next = suivante
gn-screen-free = libre
gn-screen-gap = Trou : rangée { $row }, colonne { $column }
gn-screen-comes = pour l’instant, une dette de l’enchère de { $name }
gn-screen-market-take = choisissez sans regarder
gn-screen-market-fill = glissez ou touchez une carte, puis un trou
gn-screen-market-next = où iraient les mises
gn-screen-market-missing =
    { $count ->
        [0] jour de paie
        [one] encore { $count } avant le jour de paie
       *[other] encore { $count } avant le jour de paie
    }
gn-screen-last-payday =
    { $throws ->
        [one] Dernier jour de paie : { $throws } lancer
       *[other] Dernier jour de paie : { $throws } lancers
    }
gn-screen-card = { $name } : or { $gold }, revolver { $gun }, cartes { $poker }
gn-screen-shown =
    { $stat ->
        [gold] { $name } : or { $number }
        [gun] { $name } : revolver { $number }
       *[cards] { $name } : cartes { $number }
    }
gn-screen-debt =
    { $you ->
        [yes] dette { gn-debt }, à votre charge
       *[no] dette { gn-debt }, à la charge de { $seat }
    }
gn-screen-pays =
    { $you ->
        [yes] vous payez
       *[no] { $seat } paie
    }
gn-screen-adventurers =
    { $number ->
        [one] { $number } aventurier
       *[other] { $number } aventuriers
    }
gn-screen-debts =
    { $number ->
        [one] { $number } dette
       *[other] { $number } dettes
    }
gn-screen-deck =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
gn-screen-left-town =
    { $count ->
        [one] Partis de la ville : { $count }
       *[other] Partis de la ville : { $count }
    }
gn-screen-event-gold = Ruée vers l’or
gn-screen-event-high-noon = High Noon
gn-screen-event-poker = Poker
gn-screen-event-help-gold = Le plus d’or rapporte { $first }, puis quitte la ville. Le deuxième rapporte { $second } et reste.
gn-screen-event-help-high-noon = Le meilleur tireur peut prendre des dettes, puis quitte la ville. Le pire est abattu.
gn-screen-event-help-poker = La meilleure main avance et quitte la ville. La pire recule.
gn-screen-who-gold = Qui part chercher l’or ?
gn-screen-who-high-noon = Qui affronte le duel ?
gn-screen-who-poker = Qui s’assied à la table ?
gn-screen-result = Voici le résultat
gn-screen-equal = Tous le même nombre : il ne se passe rien
gn-screen-too-few = Trop peu de dettes au marché : personne n’en prend.
gn-screen-you = Vous
gn-screen-out = aucun aventurier
gn-screen-your-pick = votre choix
gn-screen-chosen = a choisi
gn-screen-thinking = réfléchit
gn-screen-choose-now = à vous
gn-screen-nuggets = pépites
gn-screen-spaces = cases
gn-screen-took =
    { $number ->
        [0] ne prend rien
        [one] prend { $number } dette
       *[other] prend { $number } dettes
    }
gn-screen-fate-discarded = quitte la ville
gn-screen-fate-shot = abattu
gn-screen-odds =
    { $you ->
        [yes] Votre zone : { $win } en avant ou { $lose } en arrière
       *[no] Zone de { $seat } : { $win } en avant ou { $lose } en arrière
    }
gn-screen-for-hire = À engager
gn-screen-pairs = Paires à engager
gn-screen-for-hire-help = { $offer } pour { $players } joueurs
gn-screen-pair-with = en paire avec { $name }
gn-screen-bids = Enchères
gn-screen-bids-help = pour l’instant
gn-screen-pick =
    { $rank ->
        [1] 1er choix
        [2] 2e choix
        [3] 3e choix
       *[other] { $rank }e choix
    }
gn-screen-standing-picked = a engagé
gn-screen-standing-without = repart bredouille
gn-screen-standing-unable = ne peut pas miser
gn-screen-standing-next = mise maintenant
gn-screen-standing-later = mise plus tard
gn-screen-sums = Sommes
gn-screen-sum-taken =
    { $you ->
        [yes] { $value } : votre mise
       *[no] { $value } : déjà misé par { $seat }
    }
gn-screen-payday = Jour de paie
gn-screen-payday-last = Dernier jour de paie
gn-screen-rolls =
    { $you ->
        [yes] vous lancez
       *[no] { $seat } lance
    }
gn-screen-turns-up =
    { $you ->
        [yes] Colonne { $column } : { gn-debt }, vous payez.
       *[no] Colonne { $column } : { gn-debt }, { $seat } paie.
    }
gn-screen-broke = Ne peut pas payer : un vautour
gn-screen-bank = banque
gn-screen-outermost = la dette la plus à l’extérieur d’une colonne vient d’abord
gn-screen-ends = Le jour de paie finit quand
gn-screen-ends-broke = quelqu’un ne peut pas payer.
gn-screen-ends-column = une colonne est épuisée.
gn-screen-risk =
    { $you ->
        [yes] Vous avez
       *[no] { $seat } a
    } { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    } : une dette de { $least } ou plus amènerait un vautour.
gn-screen-fewest =
    { $count ->
        [0] La colonne { $column } n’en a plus.
        [one] La colonne { $column } n’a plus qu’une dette.
       *[other] La colonne { $column } en a encore { $count }, le moins.
    }
gn-screen-paid = Déjà payé
gn-screen-hold = Pause
gn-screen-go-on = Reprendre
gn-screen-to-end = À la fin
gn-screen-seen = Vu, on relance
gn-screen-seen-end = Vu, on continue
gn-screen-your-adventurers = Vos aventuriers
gn-screen-your-debts = Vos dettes
gn-screen-your-hand = Votre main
gn-screen-order-help = dans l’ordre où vous les poserez
gn-screen-control = Votre décision
gn-screen-chance-gold =
    Or { $number } : { $first ->
        [one] { $first } pépite
       *[other] { $first } pépites
    } si personne ne montre plus, { $second } si un seul nombre est plus haut.
gn-screen-chance-high-noon = Revolver { $number } : le plus haut prend des dettes, le plus bas est abattu.
gn-screen-chance-poker = Cartes { $number } : le plus haut avance de { $win }, le plus bas recule de { $lose }.
gn-screen-secret = Tous sont dévoilés ensemble.
gn-screen-send = Envoyer { $name }
gn-screen-send-nobody = Choisissez un aventurier
gn-screen-sent = Vous avez envoyé { $name }. Les autres choisissent encore.
gn-screen-sent-one = Vous avez choisi. Les autres choisissent encore.
gn-screen-change-mind = Choisir quelqu’un d’autre
gn-screen-bid-how = Choisissez une à trois dettes.
gn-screen-bid = Miser { $value }
gn-screen-bid-nothing = Choisissez votre mise
gn-screen-payday-follows = Pour l’instant, un jour de paie s’ensuit.
gn-screen-buy-how = Cases, une pépite chacune
gn-screen-buy-result =
    Case { $position } ; il vous reste { $left ->
        [one] { $left } pépite
       *[other] { $left } pépites
    }.
gn-screen-buy-none = Votre chapeau reste en place.
gn-screen-buy-zone = Là, les nombres du poker changent.
gn-screen-buy-finish = Cela met fin à la partie !
gn-screen-take-how = Choisissez des dettes au marché, sans regarder : { $chosen } sur { $most }.
gn-screen-take =
    { $number ->
        [one] Prendre { $number } dette
       *[other] Prendre { $number } dettes
    }
gn-screen-take-nothing = Choisissez au marché
gn-screen-draw-how = À cette table, le hasard choisit les dettes.
gn-screen-fill-how =
    { $gaps ->
        [one] Choisissez une carte de la rangée extérieure pour le dernier trou.
       *[other] Choisissez une carte de la rangée extérieure, puis l’un des { $gaps } trous.
    }
gn-screen-fill-where = Carte en { $slot } : choisissez-lui un trou.
gn-screen-fill-all = Combler pour moi
gn-screen-pick-how = Choisissez sur le plateau qui vous engagez.
gn-screen-hire = Engager { $name }
gn-screen-hire-pair = Engager la paire avec { $name }
gn-screen-hire-nobody = Choisissez un aventurier
gn-screen-lay-how = Vous seul saurez où est chaque dette. Les rangées extérieures viennent d’abord.
gn-screen-swap = Échanger { $first } et { $second }
gn-screen-lay = Les poser ainsi
gn-screen-ask-choosing-gold = Choisissez en secret *un aventurier* pour la ruée vers l’or : seul l’or compte.
gn-screen-ask-choosing-high-noon = Choisissez en secret *un aventurier* pour High Noon : seul le revolver compte.
gn-screen-ask-choosing-poker = Choisissez en secret *un aventurier* pour le poker : seules les cartes comptent.
gn-screen-wait-choosing = Choisissent encore : { $seats }.
gn-screen-ask-taking = Vous gagnez le duel : *prenez des dettes* au marché, sans les voir.
gn-screen-ask-tidying = Comblez le marché : *déplacez les cartes* de la rangée extérieure dans les trous.
gn-screen-ask-buying = *Achetez du prestige* ou gardez vos pépites.
gn-screen-ask-bidding =
    Misez *une à trois dettes*{ $taken ->
        [none] .
       *[other]  ; déjà pris : { $taken }.
    }
gn-screen-ask-picking = *Engagez* l’un des aventuriers.
gn-screen-ask-pair = *Engagez* l’une des paires.
gn-screen-ask-laying = *Posez vos dettes* face cachée, dans l’ordre voulu.
gn-screen-ask-payday = Jour de paie : *le dé décide*.
gn-screen-ask-payday-last = Le dernier jour de paie : *le dé décide*.
gn-screen-wait-taking =
    { $you ->
        [yes] Vous allez prendre des dettes.
       *[no] { $seat } prend des dettes au marché.
    }
gn-screen-wait-tidying =
    { $you ->
        [yes] Vous comblez les trous du marché.
       *[no] { $seat } comble les trous du marché.
    }
gn-screen-wait-buying =
    { $you ->
        [yes] Vous allez acheter du prestige.
       *[no] { $seat } peut acheter du prestige.
    }
gn-screen-wait-bidding =
    { $you ->
        [yes] Vous allez miser.
       *[no] { $seat } mise.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] Vous allez engager.
       *[no] { $seat } engage quelqu’un.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] Vous posez vos dettes.
       *[no] { $seat } pose les dettes de sa mise.
    }
gn-screen-end-foremost = Le chapeau le plus avancé gagne : case { $position }.
gn-screen-end-tied =
    Égalité sur la case { $position } ; le plus de pépites décide : { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }.
gn-screen-end-shared = Même case, mêmes pépites : la victoire est partagée.
gn-screen-end-why = Comment c’est fini
gn-screen-end-payday =
    { $throws ->
        [one] Quelle que soit la taille du marché : { $throws } lancer.
       *[other] Quelle que soit la taille du marché : { $throws } lancers.
    }
gn-screen-end-thrown =
    { $you ->
        [yes] Un vautour vous renvoie à la case { $position }.
       *[no] Un vautour renvoie { $seat } à la case { $position }.
    }
gn-screen-end-no-payday = Après un troisième vautour, il n’y a plus de jour de paie.
gn-screen-end-purchase = Dernier achat
gn-screen-end-purchase-help = Jusqu’à trois cases de plus, une pépite chacune, pour tous ceux qui restent.
gn-screen-end-places = Classement
gn-screen-end-places-help = Le chapeau le plus avancé, puis le plus de pépites. Trois vautours perdent.
gn-screen-end-player = Joueur
gn-screen-end-space = Case
gn-screen-end-nuggets = Pépites restantes
gn-screen-end-place = Rang
gn-screen-end-rank =
    { $rank ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $rank }e
    }
gn-screen-end-nothing = rien
gn-screen-end-lost = éliminé : trois vautours

## The browser: Gads Hill 1874 (gh-screen-…)

gh-screen-code =
    { $building ->
        [bank] BA
        [blacksmith] FO
        [casino] CA
        [church] ÉG
        [doc] DO
        [hotel] HÔ
        [judge] JU
        [laundry] BL
        [prison] PR
        [saloon] SA
        [sheriff] SH
        [stable] ÉU
        [school] ÉL
        [undertaker] CM
        [stagecoach] DI
        [general_store] BZ
        [sawmill] SC
        [telegraph] TÉ
        [newspaper] JO
        [barber] BR
        [gunsmith] AR
        [post_office] PO
       *[other] { $building }
    }
gh-screen-short =
    { $building ->
        [bank] Banque
        [blacksmith] Forgeron
        [casino] Casino
        [church] Église
        [doc] Docteur
        [hotel] Hôtel
        [judge] Juge
        [laundry] Blanchisserie
        [prison] Prison
        [saloon] Saloon
        [sheriff] Shérif
        [stable] Écurie
        [school] École
        [undertaker] Croque-mort
        [stagecoach] Diligence
        [general_store] Bazar
        [sawmill] Scierie
        [telegraph] Télégraphe
        [newspaper] Journal
        [barber] Barbier
        [gunsmith] Armurier
        [post_office] Poste
       *[other] { $building }
    }
gh-screen-outlying =
    { $tile ->
        [station] Gare
        [cemetery] Cimetière
        [bison_pasture] Pré
       *[other] { $tile }
    }
gh-screen-map = Plan de Gads Hill
gh-screen-lot =
    { $lot }, entrée sur { $street } tournée vers { $facing ->
        [N] le nord
        [E] l’est
        [S] le sud
       *[W] l’ouest
    }
gh-screen-lot-empty = aucun marqueur
gh-screen-lot-may = possible ici : { $buildings }
gh-screen-lot-stands = { $buildings } se trouve ici
gh-screen-compass = N E S O
gh-screen-place = Missouri, 1874
gh-screen-end-mark = 22 fin
gh-screen-ask-draft = Choisissez le *bâtiment { $number } sur { $total }*
gh-screen-ask-turn =
    { $number ->
        [one] Vous pouvez jouer *une carte* ce tour-ci
       *[other] Vous pouvez jouer jusqu’à *{ $number } cartes* ce tour-ci
    }
gh-screen-ask-second = Jouez une *deuxième carte* ou terminez le tour
gh-screen-ask-done = Plus de carte ce tour-ci : *terminez* ou achetez d’abord
gh-screen-ask-mine = Carte { $clue } : choisissez *mon bâtiment*
gh-screen-ask-confirm = *Jouez la carte { $clue }* ou choisissez-en une autre
gh-screen-ask-dead = La carte { $clue } *ne peut pas être jouée* maintenant
gh-screen-ask-discard = Défaussez *deux cartes* injouables
gh-screen-ask-discard-any = Défaussez *deux cartes*
gh-screen-ask-buy = Quel bâtiment *achetez*-vous ?
gh-screen-ask-take = Prenez *un marqueur* : choisissez-le sur le plan
gh-screen-ask-draw = Votre *nouvelle carte* : de quelle pioche ?
gh-screen-ask-window = { $seat } a-t-il oublié un marqueur *impossible* ?
gh-screen-ask-claim = *STOP* : quel marqueur est impossible ?
gh-screen-wait-draft = { $seat } choisit un bâtiment
gh-screen-wait-turn = { $seat } joue
gh-screen-wait-take = { $seat } prend un marqueur
gh-screen-wait-draw = { $seat } pioche une carte
gh-screen-wait-window = STOP ? { $seat } examine le plan
gh-screen-wait-setup = Mise en place de la partie
gh-screen-over = La partie est terminée
gh-screen-hand = Vos cartes
gh-screen-hand-empty = Vous n’avez pas de carte.
gh-screen-my = mon
gh-screen-plan = Plan : { $lots }
gh-screen-kind =
    { $pile ->
        [building] Bâtiment
        [district] Quartier
        [condition] Condition
       *[other] { $pile }
    }
gh-screen-gain = +{ $points }
gh-screen-gain-most = jusqu’à +{ $points }
gh-screen-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gh-screen-chosen = Choisie
gh-screen-why-no-own = aucun à moi
gh-screen-why-same-building = déjà nommé
gh-screen-why-contradiction = contredit
gh-screen-why-too-many = trop de lieux
gh-screen-why-no-effect = rien de neuf
gh-screen-why-lot-full = { $lots } complet
gh-screen-why-town-impossible = plus de ville
gh-screen-why-none = ne va à aucun
gh-screen-mine = Mon bâtiment
gh-screen-play = Jouer la carte
gh-screen-put-back = Reposer
gh-screen-back = Retour
gh-screen-discard = Défausser deux cartes
gh-screen-discard-for = pour un marqueur
gh-screen-discard-none = pas deux qui conviennent
gh-screen-discard-number = Choix : { $number } sur 2
gh-screen-buy = Acheter un bâtiment
gh-screen-buy-for = 2 de vos { $points } points
gh-screen-buys-left =
    { $number ->
        [one] encore { $number } achat
       *[other] encore { $number } achats
    }
gh-screen-buy-it = Acheter pour 2 points
gh-screen-buy-marks = marqueurs sur { $lots }
gh-screen-buy-unmarked = pas encore de marqueur sur le plan
gh-screen-pass-note = et piocher
gh-screen-draft = Prendre
gh-screen-draft-held = vous avez sa carte
gh-screen-draft-pick = Choisissez un bâtiment ; le signe d’une carte indique que vous avez la sienne.
gh-screen-take = Prendre le marqueur
gh-screen-pile = reste { $number }
gh-screen-piles = Pioches
gh-screen-stop = Dire STOP
gh-screen-stop-for = un marqueur est impossible
gh-screen-stop-pick = Choisissez sur le plan le marqueur impossible. Seul le plateau compte, pas les cartes déjà jouées.
gh-screen-stop-claim = L’affirmer
gh-screen-stop-another = Un autre
gh-screen-stop-holds = L’affirmation est juste
gh-screen-stop-fails = L’affirmation est fausse
gh-screen-stop-proof = À eux seuls, { $buildings } remplissent { $lots }. Sur { $lot }, il ne reste pas de place pour { gh-building.acc }.
gh-screen-stop-no-proof = D’après le plateau, { gh-building.the } peut encore être sur { $lot }. Rien ne change ; vous pourrez redire STOP après le prochain tour.
gh-screen-stop-room = plus de place
gh-screen-stop-show = Voir la preuve
gh-screen-stop-diagram = Preuve : { $buildings } remplissent { $lots }
gh-screen-go-on = Continuer
gh-screen-preview = Aperçu
gh-screen-last = Dernier coup
gh-screen-skip = Passer
gh-screen-step-put = { $name } : { $lots }
gh-screen-step-spare = { $number } en trop
gh-screen-step-off = { $name } quitte { $lots }
gh-screen-step-stands = { $name } est sur { $lots }
gh-screen-beside = À côté du plateau
gh-screen-beside-marked = a des marqueurs
gh-screen-ring = double cercle : à vous
gh-screen-lot-close = Fermer
gh-screen-lot-holder = devant { $seat }
gh-screen-lot-mine = à vous
gh-screen-lot-beside = à côté du plateau
gh-screen-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
gh-screen-front = Bâtiments
gh-screen-front-state =
    { $state ->
        [placed] { $name }, en place
        [marked] { $name }, avec marqueurs
       *[unmarked] { $name }
    }
gh-screen-end-won =
    { $you ->
        [yes] Vous avez gagné
       *[no] { $seat } a gagné
    }
gh-screen-end-shared = { $names } partagent la victoire
gh-screen-end-how = Comment on en est arrivé là
gh-screen-end-place = Rang
gh-screen-end-player = Joueur
gh-screen-end-points = Points
gh-screen-end-built = Bâtiments placés
gh-screen-end-bought = Achetés
gh-screen-end-lost = Perdus (STOP faux)
gh-screen-end-placed =
    { $number ->
        [one] { $number } bâtiment sur 22 est placé
       *[other] { $number } bâtiments sur 22 sont placés
    } ; la locomotive est sur { $locomotive }.
gh-screen-end-counted = Chaque marqueur gagné vaut un point ; ceux payés pour des bâtiments ou perdus ne comptent plus.
gh-screen-end-left =
    { $number ->
        [one] { $number } marqueur restait sur le plan et ne compte pour personne.
       *[other] { $number } marqueurs restaient sur le plan et ne comptent pour personne.
    }
gh-screen-end-most = Le plus de points gagne : { $points }.
gh-screen-no-own = Vous n’avez aucun bâtiment à placer qui puisse être « mon bâtiment ».
gh-screen-discard-how = Choisissez deux cartes de votre main. En échange, vous prenez un marqueur sur le plan.
gh-screen-take-how = Choisissez un marqueur sur le plan. Vous verrez ce qui s’ensuit avant de le prendre.

## The browser: puzzles (web-puzzle-…)


web-puzzle-title = Énigmes de Gads Hill
web-puzzle-lead = Les indices ne laissent qu’une seule ville possible. Trouvez où se dressait chaque bâtiment, en solo et sans hasard.
web-puzzle-day = L’énigme du jour
web-puzzle-day-how = La même pour tout le monde : petite le lundi, la ville entière le dimanche.
web-puzzle-begin = La résoudre
web-puzzle-go-on = Continuer
web-puzzle-look = La revoir
web-puzzle-new = Une nouvelle énigme
web-puzzle-size = Taille
web-puzzle-size-is =
    { $number ->
        [one] { $number } bâtiment à trouver
       *[other] { $number } bâtiments à trouver
    }
web-puzzle-grade = Difficulté
web-puzzle-any-grade = peu importe
web-puzzle-graded =
    { $grade ->
        [1] facile
        [2] moyen
        [3] difficile
       *[other] très difficile
    }
web-puzzle-make = En créer une
web-puzzle-making = Les indices se mettent en place …
web-puzzle-begun = Commencées sur cet appareil
web-puzzle-forget = Supprimer : { $name }
web-puzzle-of = Énigme du { $day }
web-puzzle-named = Énigme { $name }
web-puzzle-found =
    { $number ->
        [one] { $number } sur { $size } trouvé
       *[other] { $number } sur { $size } trouvés
    }
web-puzzle-solved-in = Résolue en { $time }
web-puzzle-all = Toutes les énigmes
web-puzzle-share = Partager
web-puzzle-saved = Enregistré
web-puzzle-unsaved = Pas enregistré sur cet appareil
web-puzzle-ask-take = Prenez en main un des bâtiments qui manquent.
web-puzzle-ask-place = En main : { $building }. Touchez l’emplacement où il se trouvait.
web-puzzle-ask-pencil = En main : { $building }. Touchez les emplacements possibles.
web-puzzle-ask-rub = Touchez un emplacement pour y effacer vos notes.
web-puzzle-ask-solved = La ville est retrouvée.
web-puzzle-clues =
    { $number ->
        [one] { $number } indice, une ville
       *[other] { $number } indices, une ville
    }
web-puzzle-card = Carte
web-puzzle-done-with = Terminé
web-puzzle-done-with-card = Terminé avec la carte { $clue }
web-puzzle-desk = Votre table
web-puzzle-missing = Il manque encore
web-puzzle-no-marks = aucune marque
web-puzzle-tools = Outil
web-puzzle-tool-place = Placer
web-puzzle-tool-pencil = Crayon
web-puzzle-tool-rub = Effacer
web-puzzle-how = Touchez un emplacement pour y placer le bâtiment en main. Au crayon, vous notez où il a pu se trouver. Touchez votre propre tuile pour la reprendre.
web-puzzle-nothing-in-hand = Prenez d’abord un bâtiment en main.
web-puzzle-marked = Noté sur { $lot } : { gh-building.the }.
web-puzzle-unmarked = Effacé sur { $lot } : { gh-building.the }.
web-puzzle-taken = Repris de { $lot } : { gh-building.the }.
web-puzzle-rubbed = Effacé sur { $lot }.
web-puzzle-undone = Annulé.
web-puzzle-check = Vérifier la ville
web-puzzle-right = Tout est juste jusqu’ici.
web-puzzle-wrong = Il y a une erreur : { $names }.
web-puzzle-next = Déduction suivante
web-puzzle-only-left = Il ne reste que { $lot } pour { gh-building.the } : tous les autres emplacements possibles sont occupés.
web-puzzle-helped = utilisées : { $number }
web-puzzle-write = Le noter
web-puzzle-hide = Masquer
web-puzzle-undo = Annuler
web-puzzle-solved = Résolue !
web-puzzle-solved-how = En { $time }, { $number ->
        [0] sans aide
        [one] avec { $number } déduction donnée
       *[other] avec { $number } déductions données
    }.
web-puzzle-another = Une autre énigme

# ---
#
# ---

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = À { $name } de jouer
web-curtain-give = Passez l’écran à { $name }. Tous les autres regardent ailleurs.
web-curtain-show = Je suis { $name } : montrer mes cartes
web-curtain-also = Ensuite : { $names }
web-curtain-other = Quelqu’un d’autre veut voir ses cartes :
web-curtain-hand = Passer l’écran

## The browser: sounds and table-talk (web-talk-…)

web-talk-phrases = Phrases toutes prêtes
web-talk-say-hello = Salut tout le monde !
web-talk-say-good-luck = Bonne chance !
web-talk-say-nice-one = Joli coup !
web-talk-say-bold = C’était osé.
web-talk-say-ouch = Aïe !
web-talk-say-thinking = Je réfléchis un instant.
web-talk-say-whose-turn = À qui le tour ?
web-talk-say-back-soon = Je reviens tout de suite.
web-talk-say-thanks = Merci !
web-talk-say-well-played = Belle partie !
web-talk-say-again = On en refait une ?

# ---
#
# ---

## The browser: bots and their levels (bot-…)

# ---
#
# ---
## Robots : les niveaux

cli-bot-greenhorn = Pied-tendre
    .help = À peine descendu du train : connaît les règles, suit son humeur et se trompe gaiement.
cli-bot-drifter = Vagabond
    .help = A connu bien des tables et joue au flair : souvent bien, parfois trop vite.
cli-bot-regular = Habitué
    .help = A sa chaise près du poêle, et une règle pour chaque situation.
cli-bot-cardsharp = Fine lame
    .help = N’oublie rien de ce qui a été montré et ne fait guère de cadeaux.
cli-bot-strongest = Légende
    .help = Celle dont on raconte les exploits : joue des centaines de parties dans sa tête avant de toucher une carte.

## Robots : les conseils

hint-move = { $who } ferait : { $move }
hint-compared =
    Jouée jusqu’au bout { $games ->
        [one] { $games } fois
       *[other] { $games } fois
    } à partir d’ici, la partie vous rapporte { $share } % d’une victoire ; avec le meilleur autre coup, { $next } %.
hint-sealed = Ici, tout le monde choisit en secret : une surprise de temps en temps fait partie du jeu.
kb-why-bid = Le lot vaut plus pour votre main que les cartes qu’il vous coûterait.
kb-why-pass = Toute enchère coûterait ici à votre main plus que le lot ne rapporte.
kb-why-pay = Ce sont les cartes qui manqueront le moins à votre main.
kb-why-lay = Les souris posées devant vous sont acquises, et la réserve ne fait que baisser.
kb-why-shed = À la fin, qui a le plus de jokers perd cinq souris : débarrassez-vous-en.
kb-why-stop = Ces cartes valent plus dans votre main pour l’instant.
gn-why-choose = Face à ce que les autres peuvent avoir, cet aventurier vous rapporte le plus.
gn-why-take = Moins de vos dettes au marché, ou une chose de plus que vous seul savez.
gn-why-draw = Autant de dettes valent la peine d’être tirées.
gn-why-fill = Vos grosses dettes restent ainsi bien à l’intérieur, où le dé les trouve tard.
gn-why-buy = C’est ce que vous pouvez dépenser sans craindre le prochain jour de paie.
gn-why-bid = Assez pour obtenir un aventurier, avec les dettes qui vous font le moins mal.
gn-why-pick = Cet aventurier vous servira le mieux dans les événements à venir.
gn-why-lay = Vos propres grosses dettes vont à l’intérieur, celles des autres à l’extérieur.
gh-why-draft = Vos cartes parlent de ce bâtiment.
gh-why-play = Cela rapporte des marqueurs tout de suite, et garder la carte promet moins.
gh-why-discard = Deux cartes que vous ne pouvez guère jouer, contre un marqueur qui rapporte.
gh-why-take = C’est ce marqueur qui déclenche le plus.
gh-why-buy = Avec ce bâtiment, vos cartes rapportent plus qu’il ne coûte.
gh-why-claim = Une déduction exclut ce marqueur : le point est à vous, il suffit de le dire.
gh-why-quiet = Rien sur le plan ne peut être prouvé impossible pour l’instant.
gh-why-pass = Vos cartes rapporteront plus tard davantage.
gh-why-done = Vos autres cartes rapporteront plus tard davantage.
gh-why-draw = Les cartes de cette pile vous promettent le plus.
kb-seen-lot = Valeur { $value } : { $before } en main, { $after } avec le lot.
kb-seen-left = Il vous resterait { $cards }.
gn-seen-bid = Votre enchère vaut { $value }, la plus haute jusqu’ici { $high }.
gn-seen-first = Personne n’a encore misé ; votre enchère vaut { $value }.
gn-seen-choose = Dans cet événement, { gn-adventurer } compte pour { $value }.
gh-seen-points =
    { $points ->
        [one] Cela rapporte tout de suite { $points } point.
       *[other] Cela rapporte tout de suite { $points } points.
    }

## Le terminal : l’arène

cli-ask-hint = « ? » montre ce que ferait le robot le plus fort.
cli-arena-bot = Robot
cli-arena-games = Parties
cli-arena-wins = Victoires
cli-arena-interval = 95 %
cli-arena-rank = Place moyenne
cli-arena-rating = Cote
cli-arena-decisions = Décisions
cli-arena-ms = ms par coup
cli-arena-other = { $file } contient les parties d’un autre tournoi.
cli-no-ray = Ray n’est pas installé : installez saloon[cluster].
