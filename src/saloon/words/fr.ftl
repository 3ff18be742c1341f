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
lesson-changed = Cette leçon a changé depuis votre dernière visite. Elle reprend au début.

## Le serveur de tables

error-malformed = Nous ne pouvons pas lire cette demande : { $detail }.
error-not-signed-in = Choisissez d’abord un nom.
error-wrong-password = Le nom et le mot de passe ne correspondent pas.
error-not-your-password = Ce n’est pas votre mot de passe.
error-foreign-origin = Cela venait d’un autre site : nous ne l’avons pas fait.
error-foreign-host = Ce serveur ne répond pas au nom de « { $host } » ; la personne qui l’administre peut l’autoriser avec --hosts.
error-not-host = Seul l’hôte peut faire cela.
error-not-your-seat = Ce n’est pas votre place.
error-blocked = L’hôte de ce Saloon ne vous laisse pas entrer.
error-not-invited = Cette table est sur invitation seulement.
error-chat-off = La discussion est désactivée à cette table.
error-hints-off = Les conseils sont désactivés à cette table.
error-no-such-page = Il n’y a rien ici.
error-no-such-table = Cette table n’existe pas.
error-no-such-code = Aucune table ouverte ne porte ce code.
error-no-such-seat = Il n’y a pas de place { $number } à cette table.
error-no-such-record = Cet enregistrement n’existe pas.
error-no-such-puzzle = Cette énigme n’existe pas.
error-no-such-step = Il n’y a pas d’étape { $step } : la partie finit à l’étape { $last }.
error-no-such-person = Cette personne n’est pas à cette table.
error-no-such-channel = Vous n’avez pas cette adresse ici.
error-no-such-order = L’ordre « { $order } » n’existe pas dans ce jeu.
error-no-such-ticket = Ce lien n’est plus valable. Demandez-en un nouveau.
error-wrong-method = Ce n’est pas possible ici.
error-too-slow = La requête a mis trop de temps à arriver.
error-stale = La partie a avancé entre-temps.
error-not-your-turn = Ce n’est pas à vous de jouer pour le moment.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-game-over = La partie est terminée à cette table.
error-not-over = Vous pourrez le voir une fois la partie terminée.
error-seat-taken = Cette place est prise.
error-seats-open = Il reste des places libres.
error-one-chair = Vous êtes déjà à cette table : une seule place par personne.
error-name-taken = Le nom « { $name } » est déjà pris.
error-nothing-asked = Personne n’a demandé à reprendre un coup.
error-already-asked = Quelqu’un demande déjà à reprendre un coup. Répondez d’abord à cette demande.
error-other-request = Vous répondez à une autre demande. Regardez ce qui est demandé maintenant.
error-not-sealed = Tout le monde n’a pas encore promis et envoyé son nombre pour les tirages.
error-not-now = Les nombres pour les tirages s’envoient quand tous ont promis le leur, pas maintenant.
error-not-held = Personne ne peut dire STOP en ce moment, ou vous avez déjà retenu la partie une fois.
error-already-added = Cette place a déjà donné son nombre pour les tirages.
error-undo-refused = Ce coup ne peut pas être repris.
error-not-absent = Aucun bot ne joue à cette place pour vous.
error-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place.
error-which-seat = Vous avez plusieurs places ici. Précisez laquelle.
error-channels-enough = Vous avez déjà le nombre maximal d’adresses. Supprimez-en une d’abord.
error-no-days-off = Aucune de vos tables ne vous laisse d’autres jours de congé.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-not-delivered = Le message n’est pas arrivé. { $why }
error-too-large = C’est trop à la fois.
error-url-too-long = L’adresse est trop longue.
error-not-json = Veuillez envoyer du JSON.
error-not-legal = Les règles ne le permettent pas.
error-not-possible = Ce n’est pas possible.
error-no-such-game = Le jeu « { $game } » n’existe pas. Choix possibles : { $known }.
error-no-such-bot = Le bot « { $bot } » n’existe pas. Choix possibles : { $known }.
error-commitment-first = Ouvrez la table sans nombre : gardez d’abord son engagement, puis envoyez le vôtre.
error-wrong-nonce = Ce nombre ne correspond pas au sceau qui le promettait.
error-bad-name = Cela ne peut pas être un nom.
error-mixed-name = Un nom ne peut pas mélanger les alphabets.
error-bad-address = Nous ne pouvons rien envoyer à cette adresse.
error-bad-zone = Nous ne connaissons pas ce fuseau horaire.
error-bots-enough = Vous avez déjà autant de parties entre bots que permis. Regardez-en d’abord une jusqu’au bout.
error-too-many =
    Pas si vite ! Attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-internal = Quelque chose s’est mal passé chez nous. Nous en avons pris note.
error-head-too-large = Les en-têtes de la requête sont trop volumineux.
error-house-full = Trop de connexions en ce moment. Veuillez réessayer dans un instant.
error-took-too-long = Cela a pris trop de temps. Veuillez réessayer.
error-store-trouble = Nous n’avons pas pu enregistrer cela. Veuillez réessayer.
error-file-gone = Le fichier de la base de données a disparu ou a été remplacé. Ce qui se passe maintenant sera perdu.

## Messages sur les tours

notice-turn = À vous de jouer : { $game }
notice-turns =
    { $tables ->
        [one] C’est à vous de jouer à { $tables } table
       *[other] C’est à vous de jouer à { $tables } tables
    }
notice-test = Saloon peut vous joindre ici.
notice-mail-stop = Ne plus recevoir ces e-mails : { $link }
notice-mail-confirm-title = Confirmez votre adresse e-mail
notice-mail-confirm =
    Quelqu’un souhaite être prévenu ici par Saloon quand c’est son tour. Si c’est vous, ouvrez ce lien dans les deux jours :
    { $link }
    Sinon, ignorez ce message et vous n’entendrez plus parler de nous.
notice-mail-password-title = Choisissez un nouveau mot de passe
notice-mail-password =
    Quelqu’un a demandé un nouveau mot de passe pour votre compte Saloon. Si c’est vous, ouvrez ce lien dans l’heure :
    { $link }
    Sinon, ignorez ce message ; votre mot de passe reste le même.
notice-trouble-unreachable = Nous n’arrivons pas à joindre cette adresse.
notice-trouble-refused = Cette adresse refuse nos messages.
notice-trouble-gone = Cette adresse n’existe plus.
notice-trouble-stopped = Vous nous avez demandé de ne plus écrire à cette adresse.

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
record-takeback = Entrée { $entry } : une reprise ne peut mener qu’à la dernière décision de la personne qui l’a demandée.
record-nonce = Le nombre de la place { $number } ne correspond pas au sceau qui le promettait.
record-events = Entrée { $entry } : ce qui se serait passé ne découle pas du coup.
record-result = Le résultat enregistré ne découle pas des coups.
record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
record-after-end = L’entrée { $entry } vient après la fin de la partie.
record-seal = Le sceau final ne correspond pas à l’enregistrement.
noted-commitment = L’engagement n’est pas celui que vous avez noté avant le premier tirage.
noted-seal = Le sceau de la place { $number } n’est pas celui d’avant les nombres.
noted-nonce = Le nombre de la place { $number } n’est pas celui que vous avez noté.
noted-move = La place { $number } a joué « { $move } », mais l’enregistrement ne l’a pas à cet endroit.
noted-takebacks =
    { $found ->
        [one] L’enregistrement compte { $found } reprise
       *[other] L’enregistrement compte { $found } reprises
    }, vous en avez noté { $noted }.
taken-back =
    { $you ->
        [yes] Tout le monde est d’accord : vous reprenez votre dernière décision.
       *[no] Tout le monde est d’accord : { $seat } reprend sa dernière décision.
    }

## Le terminal : la table

cli-you = Vous
cli-seat-name = Joueur { $number }
cli-bot-random = Bot aléatoire
    .help = Joue n’importe quel coup permis, tous aussi probables.
cli-bot-sensible = Bot réfléchi
    .help = Joue selon quelques règles simples, comme une personne attentive.
cli-bot-searcher = Bot chercheur
    .help = Joue des centaines de parties dans sa tête selon des règles simples, et garde le meilleur coup.
cli-hand = Votre main :
cli-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }

## Le terminal : la partie

cli-sealed = Les tirages sont scellés. Empreinte du secret : { $hash }
cli-opened = Le sceau est levé. Secret : { $secret } ; votre nombre : { $nonce }. Les bots n’en ajoutent pas.
cli-choose = Votre choix :
cli-hint = Tapez un coup ou son numéro ; « rules { $clause } » affiche une règle, « q » quitte la partie.
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
cli-learn-none = Il n’y a pas de leçon pour { $game }.
cli-learn-step = Étape { $number } sur { $last }
cli-learn-go-on = Entrée pour continuer ; « back » revient d’une étape, « q » quitte.
cli-learn-but = C’est permis, mais : { $why }
cli-learn-again = Entrée pour choisir autre chose ; « anyway » le joue quand même.
cli-learn-aside = Vous jouez maintenant sans la leçon. « back » vous y ramène.
cli-learn-alone = La leçon est finie. Entrée pour continuer sans aide : même position, bots faciles.
cli-exercise-none = Il n’y a pas d’exercices pour { $game }.
cli-exercise-number = Il y a { $last } exercices ; donnez un numéro de 1 à { $last }.
cli-exercise-ask = Tapez le numéro d’un coup ; Entrée montre la solution, « q » quitte.
cli-exercise-next = Entrée pour l’exercice suivant ; « play » joue la suite, « q » quitte.
cli-unknown-game = Le jeu « { $game } » n’existe pas ici. Choix possibles : { $known }.
cli-unknown-bot = Le bot « { $bot } » n’existe pas. Choix possibles : { $known }.
cli-bots-number =
    { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } pour { $players ->
        [one] { $players } place
       *[other] { $players } places
    } : donnez-en un seul pour toutes, ou un pour chacune.
cli-unknown-language = La langue « { $language } » n’est pas disponible. Choix possibles : { $known }.
cli-no-file = Impossible de lire { $file }.
cli-no-seat = Il n’y a pas de place { $number } à une table de { $players } : la première est la place 0.
cli-nonce-form = « { $text } » n’est pas un nombre : écrivez PLACE=HEX, par exemple 0=4e1f.
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
cli-host = Rien que pour vous : { $link }
cli-no-smtp = { $flag } doit être smtp://hôte:port ou smtps://hôte:port.
cli-no-mail = { $flag } doit être une adresse e-mail.
cli-only-with = { $flag } ne va qu’avec { $other }.
cli-no-place = Impossible d’écrire { $file } : { $reason }.
cli-too-large = { $file } est trop gros pour venir de chez nous.
cli-no-peers = OpenSpiel n’est pas installé ici : python3 dev.py bench --peers l’installe.

## The browser: the house

web-house = Saloon
web-loading = Un instant…
web-unreachable = Impossible de joindre le serveur pour le moment.
web-nothing-here = Il n’y a rien ici.
web-broken = Quelque chose s’est mal passé sur cette page.
web-try-again = Réessayer
web-home = Accueil
web-nav = Menu principal
web-language = Langue
web-guest = Invité
web-skip = Aller au contenu
web-me = { $name } : nom et compte
web-foot = Plus
web-nav-play = Jouer
web-nav-settings = Réglages
web-nav-about = À propos et crédits
web-unreachable-help = Vérifiez votre connexion ou patientez un instant. Rien n’est perdu : vos parties vous attendent sur le serveur.
web-nothing-here-help = Le lien est peut-être ancien ou incomplet. Tout est accessible depuis l’accueil.
web-broken-help = Rechargez la page. Une partie en cours reprend là où elle en était.
web-offline = Vous êtes hors ligne. Vous pouvez lire cette page ; vous pourrez jouer une fois la connexion revenue.
web-close = Fermer
web-label = { $name } : { $text }
web-just-now = à l’instant
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
web-pace-untimed = Sans pendule
web-pace-live = { $minutes } min par joueur, plus { $seconds } s par coup
web-pace-days =
    { $number ->
        [one] Un coup par jour
       *[other] Un coup tous les { $number } jours
    }
web-pace-off =
    { $pace }, avec { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    } de congé
web-option-is = { $option } : { $value }
web-door-link = Avec le lien seulement
web-door-open = Ouverte à tous
web-spectators-yes = Spectateurs bienvenus
web-spectators-no = Sans spectateurs

## The browser: home, new table, waiting room, account, settings (web-…)

web-play-now = Jouer maintenant
web-room-seated = { $taken } sur { $number }
web-room-waiting =
    { $number ->
        [one] Encore une personne
       *[other] Encore { $number } personnes
    }
web-room-full = Tout le monde est là
web-room-begin-full = La partie commence dès que la dernière place est prise.
web-room-begin-host = { $name } lance la partie.
web-room-begin-me = Commencez quand vous voulez.
web-room-begin-bots =
    { $number ->
        [one] Commencez quand vous voulez : un bot prend la place libre.
       *[other] Commencez quand vous voulez : des bots prennent les places libres.
    }
web-room-start = Lancer la partie
web-room-start-bots =
    { $number ->
        [one] Commencer avec un bot
       *[other] Commencer avec { $number } bots
    }
web-room-seats = Places
web-room-you = Vous
web-room-you-host = Vous, l’hôte
web-room-host = Hôte
web-room-here = Présent
web-room-away = Absent
web-room-invited = Invité, pas encore là
web-room-beside = Même appareil
web-room-open = Place libre
web-room-sit = S’asseoir ici
web-room-seat-bot = Ajouter un bot
web-room-add-beside = Joueur sur cet appareil
web-room-beside-name = Nom du joueur sur cet appareil
web-room-fill = Occuper la place { $number }
web-room-change = Options pour { $name }
web-room-free = Libérer la place
web-room-send-away = Retirer { $name }
web-room-get-up = Quitter ma place
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
web-invite-text = Venez jouer à { $game } avec moi !
web-invite-qr = Code QR du lien
web-invite-scan = Scannez-le, ou entrez ce code sur la page d’accueil :
web-room-talk = Discussion
web-room-talk-none = Aucun message pour l’instant.
web-room-talk-say = Écrire un message
web-room-talk-send = Envoyer
web-room-talk-sat = { $name } prend place.
web-room-talk-left = { $name } quitte la table.
web-home-welcome = Prenez une chaise
web-home-welcome-help = Trois jeux épuisés, entre amis ou contre des bots. Pas besoin de compte.
web-home-yours = Vos tables
web-home-yours-wait =
    { $number ->
        [one] { $number } vous attend
       *[other] { $number } vous attendent
    }
web-home-your-move = À vous
web-home-their-move = À { $name } de jouer
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
web-home-against =
    { $number ->
        [one] contre un bot
       *[other] contre { $number } bots
    }
web-home-level = Niveau des bots
web-home-friends = Entre amis
web-home-friends-help = envoyez un lien
web-home-puzzle = Énigme en solo
web-home-open = Tables ouvertes
web-home-open-none = Personne ne cherche de joueurs pour l’instant. Ouvrez une table à tous.
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
web-new-who = Qui est à la place { $number }
web-new-your-name = Votre nom
web-new-you = Vous, l’hôte
web-new-open-help = Pour qui a le lien
web-new-beside = Joueur sur cet appareil
web-new-beside-name = Nom du joueur { $number }
web-new-remove = Enlever la place { $number }
web-new-add-open = Place libre
web-new-add-bot = Bot
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
web-new-option-players = Pas avec ce nombre de joueurs
web-new-pace = Rythme
web-new-pace-untimed = Sans pendule
web-new-pace-untimed-help = Prenez tout votre temps.
web-new-pace-live = En direct
web-new-pace-live-help = Chacun a sa pendule. Si votre temps s’écoule, un bot joue pour vous.
web-new-pace-days = Sur plusieurs jours
web-new-pace-days-help = Revenez quand c’est à vous. Si vous tardez trop, un bot joue pour vous. Si vous payez aussitôt, les autres voient que vous n’aviez pas le choix ; « Toujours me demander », dans les réglages, évite cela.
web-new-bank = Temps par joueur
web-new-increment = Temps ajouté par coup
web-new-days = Temps par coup
web-new-off = Jours de congé pour chacun
web-new-off-none = Aucun
web-new-door = Accès
web-new-door-link = Avec le lien
web-new-door-link-help = Seules les personnes ayant votre lien ou code peuvent s’asseoir.
web-new-door-open = Tout le monde
web-new-door-open-help = Votre table apparaît sur la page d’accueil.
web-new-starts = La partie commence
web-new-starts-full = Table complète
web-new-starts-full-help = Dès que la dernière place est prise.
web-new-starts-host = Quand je le décide
web-new-starts-host-help = Vous lancez la partie quand tout le monde est prêt.
web-new-manners = À la table
web-new-spectators = Autoriser les spectateurs
web-new-spectators-help = Ils voient la table, mais aucune main.
web-new-chat = Discussion
web-new-chat-help = Les joueurs peuvent s’écrire.
web-new-hints = Conseils
web-new-hints-help = Chacun peut demander à un bot ce qu’il ferait.
web-new-short = Votre table en bref
web-new-sum-me = Vous
web-new-sum-open =
    { $number ->
        [one] { $number } libre
       *[other] { $number } libres
    }
web-new-sum-bots =
    { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
web-new-sum-beside = { $number } sur cet appareil
web-new-sum-length = Durée
web-new-make = Ouvrir la table
web-new-begin = Lancer la partie
web-new-make-help = Vous recevez un lien et un code à partager.
web-new-begin-help = Aucune place libre : la partie commence tout de suite.
web-join = Rejoindre une table
web-join-invites = { $name } vous invite
web-join-name = Quel est votre nom ?
web-join-sit = S’asseoir
web-join-watch = Plutôt regarder
web-join-full = Toutes les places sont prises
web-join-full-watch = Vous pouvez regarder, ou demander une place à l’hôte pour la prochaine fois.
web-join-full-no = Cette table n’admet pas de spectateurs. Demandez une place à l’hôte pour la prochaine fois.
web-join-running = La partie a commencé
web-join-over = Cette partie est terminée
web-join-over-help = Elle s’est terminée sans vous, ou sur un autre de vos appareils.
web-join-replay = Revoir la partie
web-join-not-invited-help = Demandez à l’hôte le lien complet ou le code.
web-join-no-code-help = Un code vaut jusqu’au début de la partie. Vérifiez la saisie ou demandez le lien.
web-join-no-table-help = Elle a peut-être été fermée, ou le lien est incomplet.
web-join-kicked = L’hôte vous a retiré de la table
web-join-kicked-help = Vous n’êtes plus à cette table. Vous pouvez en rejoindre d’autres.
web-set = Réglages
web-set-help = Enregistrés sur cet appareil seulement.
web-set-theme = Thème
web-set-theme-auto = Comme l’appareil
web-set-theme-night = Sombre
web-set-theme-day = Clair
web-set-text = Taille du texte
web-set-text-s = Petite
web-set-text-m = Moyenne
web-set-text-l = Grande
web-set-text-xl = Très grande
web-set-motion = Animations
web-set-motion-auto = Comme l’appareil
web-set-motion-full = Activées
web-set-motion-less = Désactivées
web-set-contrast = Contraste
web-set-contrast-auto = Comme l’appareil
web-set-contrast-normal = Normal
web-set-contrast-more = Élevé
web-set-patterns = Motifs de couleur
web-set-patterns-help = La couleur de chaque joueur porte aussi son propre motif.
web-set-sound = Sons
web-set-sound-help = Un son discret quand c’est à vous.
web-set-confirm = Confirmer les coups
web-set-confirm-help = Un appui choisit, un second joue. Désactivé : un seul appui joue aussitôt.
web-set-ask = Toujours me demander
web-set-ask-help = Même quand vous n’avez pas le choix et que personne d’autre ne le sait, comme pour certains paiements. Sinon, nous jouons ce coup pour vous, après à peu près le temps que vous auriez mis à réfléchir ; dans une partie sur plusieurs jours, il se joue aussitôt, et les autres le voient. Enregistré sur le serveur, pour toutes vos tables.
web-set-research = Donner mes parties à la recherche
web-set-research-help = Vos parties terminées, sans les noms, si tout le monde à la table est d’accord. La personne qui administre le serveur peut les transmettre à des gens qui étudient comment on joue ; ceux qui y ont joué reconnaîtront peut-être une partie. Vous pouvez arrêter à tout moment ; ce qui est déjà transmis le reste. Votre choix est enregistré sur le serveur.
web-set-sample = Aperçu
web-set-sample-text = Quatre chapeaux autour de la table. La lampe est allumée, les cartes sont données.
web-acc = Nom et compte
web-acc-stranger = Vous pouvez jouer sans compte. Un nom suffit.
web-acc-guest = Vous jouez en invité, dans ce navigateur seulement. Avec un compte, vous pouvez vous connecter de partout.
web-acc-member = Vous avez un compte.
web-acc-name = Votre nom
web-acc-name-help = Les autres joueurs voient ce nom.
web-acc-save = Enregistrer
web-acc-saved = Enregistré.
web-acc-come-in = Jouer en invité
web-acc-make = Créer un compte
web-acc-make-help = Vous gardez vos tables et vos parties. Une adresse e-mail n’est pas nécessaire ; sans adresse confirmée, personne ne peut vous envoyer un nouveau mot de passe : gardez-le bien.
web-acc-sign-in = Se connecter
web-acc-sign-in-help = Vous avez déjà un compte ? Connectez-vous avec votre nom et votre mot de passe.
web-acc-sign-in-guest = Vos parties d’invité ne vous suivront pas.
web-acc-password = Mot de passe
web-acc-password-help = Au moins 8 caractères
web-acc-out = Se déconnecter
web-acc-out-here = Se déconnecter de cet appareil
web-acc-out-all = Se déconnecter partout
web-acc-out-guest = Se déconnecter en tant qu’invité ?
web-acc-out-guest-help = Si vous vous déconnectez en tant qu’invité, vous ne pourrez pas revenir et vous perdrez toutes vos places. Créez d’abord un compte pour les garder.
web-acc-data = Vos données
web-acc-data-help = Tout ce que Saloon sait de vous, dans un fichier.
web-acc-download = Télécharger mes données
web-acc-delete = Supprimer le compte
web-acc-delete-sure = Supprimer votre compte pour de bon ?
web-acc-delete-help = Votre nom disparaît de toutes les tables et parties, et des bots jouent à vos places. C’est irréversible.
web-acc-delete-yes = Oui, le supprimer
web-acc-keep = Non, le garder
web-acc-gone = Compte supprimé. Revenez quand vous voulez.
web-tell = Prévenez-moi quand c’est mon tour
web-tell-help = Dans les parties sur plusieurs jours. Pour une même table, jamais plus d’un message par heure, et jamais pour un tour que vous avez déjà joué.
web-tell-push = Ce navigateur ou un autre
web-tell-mail = E-mail
web-tell-mail-password = Votre mot de passe, car cette adresse permet de le changer
web-tell-webhook = Webhook
web-tell-shape = Pour
web-tell-shape-plain = Un programme à vous
web-tell-shape-discord = Discord
web-tell-shape-matrix = Matrix
web-tell-push-add = Me prévenir dans ce navigateur
web-tell-push-no = Le navigateur ne l’a pas autorisé. Vérifiez ses réglages pour ce site.
web-tell-add = Ajouter
web-tell-remove = Supprimer
web-tell-try = Essayer
web-tell-sent = C’est envoyé. L’avez-vous reçu ?
web-tell-mail-sent = Nous vous avons envoyé un lien. Ouvrez-le pour confirmer l’adresse.
web-tell-unconfirmed = Pas encore confirmée : ouvrez le lien que nous vous avons envoyé.
web-tell-off = Elle est désactivée. Réessayez ou supprimez-la.
web-tell-again = Nous réessaierons.
web-tell-lost = Nous n’avons pas pu vous prévenir de votre tour : une de vos adresses ne fonctionne plus.
web-tell-quiet-from = Silence à partir de
web-tell-quiet-to = Silence jusqu’à
web-link-confirm = Confirmer votre adresse e-mail
web-link-confirm-done = C’est confirmé. Nous vous préviendrons ici quand ce sera votre tour.
web-link-stop = Plus d’e-mails
web-link-stop-done = C’est fait. Nous n’écrirons plus à cette adresse quand ce sera votre tour.
web-link-password = Choisir un nouveau mot de passe
web-link-password-done = Votre nouveau mot de passe est enregistré. Connectez-vous avec.
web-link-on = Continuer
web-acc-forgot = Mot de passe oublié ?
web-acc-forgot-sent = Si ce compte a une adresse e-mail confirmée, un lien est en route.
web-home-left = Échéance { $time }
web-off = Vous partez ?
web-off-help = Vos pendules s’arrêtent à toutes les tables qui le permettent.
web-off-days = Jours de congé
web-off-take = Prendre ces jours
web-off-taken =
    { $number ->
        [one] Votre pendule est arrêtée à { $number } table.
       *[other] Vos pendules sont arrêtées à { $number } tables.
    }
web-table-next = Partie suivante : { $game }
web-host = Votre Saloon
web-host-again = Actualiser
web-host-python = Python
web-host-database = Base de données, version
web-host-accounts = Comptes
web-host-guests = Invités
web-host-running = Parties en cours
web-host-open = Tables en attente de joueurs
web-host-finished = Parties terminées
web-host-streams = Tables suivies en ce moment
web-host-letters = Messages à envoyer
web-host-off = Adresses désactivées
web-host-questions = Coups de bots en attente
web-host-writes = Écritures en attente
web-host-records = Enregistrements et énigmes en attente
web-host-storage = Base de données, Mo
web-host-trial = Envoyer un message d’essai par
web-host-address = À
web-host-tables = Tables
web-host-no-tables = Aucune partie en cours, aucune table en attente.
web-host-bots = Bots seulement
web-host-people = Derniers visiteurs
web-host-account = Compte
web-host-guest = Invité
web-host-block = Bloquer
web-host-unblock = Laisser entrer
web-host-blocked = Accès bloqué
web-host-ip = Bloquer une adresse IP
web-host-barred = Adresses bloquées
web-host-no-barred = Aucune adresse n’est bloquée.
web-host-push = Ce navigateur
web-host-faults = Derniers avertissements et erreurs
web-host-no-faults = Aucun depuis le démarrage du serveur.
web-replays = Vos parties
web-replays-none = Aucune partie terminée. La prochaine vous attendra ici.
web-replays-see = Revoir
web-replays-see-long = Revoir { $game } du { $day }
web-replays-brought = Parties importées
web-replays-brought-help = Importez une partie d’ailleurs, enregistrée par Saloon. Chaque tirage et chaque coup est d’abord vérifié.
web-replays-bring = Importer une partie
web-replays-bad-file = Ce fichier n’est pas un enregistrement de Saloon.
web-replays-added = Importée et vérifiée.
web-replays-drop = Supprimer
web-replays-drop-long = Supprimer { $game } du { $day }
web-replays-drop-sure = Supprimer cette partie ?
web-replays-keep = La garder
web-about = À propos de Saloon
web-about-what = Saloon est un lieu où jouer à trois jeux introuvables : entre amis par un lien, sur un seul appareil ou contre des bots ; en direct ou un coup par jour ; avec les règles complètes.
web-about-games = Les jeux et leurs auteurs
web-about-by = de { $author } · { $publisher }, { $year }
web-about-unofficial = Saloon n’est pas officiel : il est fait par des joueurs, pour des joueurs. Ni les auteurs ni les éditeurs ne l’ont créé, approuvé ou soutenu. Les titres et les droits sur les jeux appartiennent à leurs détenteurs.
web-about-fair = Tirages honnêtes
web-about-fair-help = Avant la première carte, la maison montre l’empreinte d’un secret, et le navigateur de chaque personne ajoute son propre nombre ; tous les tirages en découlent. Après la partie, le secret est révélé, votre navigateur le compare à ce qu’il a gardé, et chacun peut recalculer chaque tirage.
web-about-privacy = Ce que nous gardons
web-about-privacy-help = Votre nom, votre langue et vos parties. Ni pistage, ni publicité, rien qui vienne d’autres sites. Vous pouvez télécharger vos données ou supprimer votre compte à tout moment.
web-about-licence = Licences
web-about-licence-code = Le code, les images et le texte des règles et des cartes sont ceux du projet, sous licence MIT.
web-about-licence-fonts = Les caractères sont Rye de Nicole Fally, Vollkorn de Friedrich Althausen et Figtree d’Erik Kennedy, tous sous SIL Open Font License 1.1.

## The browser: the frame of a table (web-table-…)

web-waiting = En attente de joueurs
web-moves = Vos coups
web-plain-wait = On attend { $seats }
web-table-opening = Connexion
web-table-live = Connecté
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
web-table-dock = Votre main et vos coups
web-table-tell = Ce qui se passe
web-table-go-on = Continuer
web-key-space = Espace
web-table-since = Depuis votre dernier tour
web-table-since-show = Voir
web-table-since-again = Revoir
web-table-unfold = Afficher ma main
web-table-fold = Masquer ma main
web-pace = Rythme
web-pace-calm = Calme
web-pace-calm-note = chaque temps fort vous attend
web-pace-normal = Normal
web-pace-normal-note = un temps fort dure 2,5 s, un coup 0,9 s
web-pace-quick = Rapide
web-pace-quick-note = un temps fort 1 s, un coup 0,4 s
web-pace-instant = Immédiat
web-pace-instant-note = rien ne s’arrête
web-pace-note = Rien que pour vous. Personne n’a à attendre.
web-log-ways = Affichage du journal
web-log-rule = Quelle règle ?
web-log-paragraphs = Résumé
web-log-moves = Chaque coup
web-log-mine = Pour moi
web-log-since = depuis votre dernier tour
web-table-to-table = Retour à la table
web-log-new =
    { $number ->
        [one] { $number } nouvelle ligne
       *[other] { $number } nouvelles lignes
    }
web-log-setup =
    { $number ->
        [one] La donne, une ligne
       *[other] La donne, { $number } lignes
    }
web-log-more =
    { $number ->
        [one] { $number } ligne de plus
       *[other] { $number } lignes de plus
    }
web-set-hand = Main utilisée
web-set-hand-right = Droite
web-set-hand-left = Gauche
web-table-end = Comment la partie s’est terminée
web-table-pages = Journal, discussion et règles
web-table-log = Journal
web-table-log-empty = Rien ne s’est encore passé.
web-table-log-more = Voir les lignes précédentes
web-table-chat = Discussion
web-table-chat-empty = Aucun message pour l’instant.
web-table-chat-later = La discussion des joueurs est privée. Vous pourrez la lire une fois la partie terminée.
web-table-chat-say = Écrire un message
web-table-chat-send = Envoyer
web-table-rules = Règles
web-table-rule = Règle
web-table-rulebook = Livret de règles complet
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
web-table-stead-away = Vous n’étiez pas là. Un bot joue pour vous jusqu’à votre retour.
web-table-stead-resigned = Vous avez abandonné. Un bot finit la partie à votre place.
web-table-clock =
    { $you ->
        [yes] Votre temps restant
       *[no] Temps restant : { $seat }
    }
web-table-clock-days = { $days } j { $hours } h
web-table-clock-tight = il reste peu de temps
web-table-undo = Annuler
web-table-takeback = Demander à reprendre un coup
web-table-asks =
    { $you ->
        [yes] Vous avez demandé à reprendre votre dernier coup. Les autres décident.
       *[no] { $seat } demande à reprendre le dernier coup.
    }
web-table-agree = Accepter
web-table-decline = Refuser
web-table-hint = Demander un conseil
web-table-hint-asked = Le meilleur bot réfléchit…
web-table-hint-says = Le meilleur bot conseille : { $text }
web-table-list = Lister tous les coups
web-table-leave = Quitter la table
web-table-back = Reprendre ma place
web-table-resign = Abandonner
web-table-stay = Continuer à jouer
web-table-sure-leave = Un bot jouera pour vous jusqu’à votre retour. Partir maintenant ?
web-table-sure-resign = Un bot finira la partie à votre place, sans retour possible. Abandonner maintenant ?
web-table-watching = Vous regardez cette partie.
web-table-lost-line = Connexion perdue. Nouvel essai…
web-table-server-gone = Le serveur ne répond pas. Nous réessayons ; rien n’est perdu.
web-table-move-kept = Votre coup est gardé : nous allons le renvoyer.
web-table-closed = L’hôte a annulé cette table.
web-table-kicked = L’hôte vous a retiré de cette table.
web-table-see-board = Voir la table
web-table-see-end = Voir le résultat
web-table-replay = Revoir la partie
web-table-rematch = Rejouer
web-table-rematch-go = Aller à la partie suivante

## The browser: replays and end screens (web-replay-…, web-end-…)

web-nav-replays = Parties
web-replay-title = Revoir la partie
web-replay-setup = Mise en place
web-replay-turn = Tour { $number } : { $seat }
web-replay-mark-quartet = Quelqu’un pose un carré
web-replay-mark-payday = Jour de paie
web-replay-mark-vulture = Un vautour se pose
web-replay-mark-shot = Quelqu’un perd le duel
web-replay-mark-placed = Un bâtiment est trouvé
web-replay-mark-stop = Quelqu’un dit STOP
web-replay-mark-end = La manche se termine
web-replay-won = victoire : { $seats }
web-replay-board = La table
web-replay-eyes = Vue
web-replay-spectator = Spectateur
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
web-replay-link-copied = Lien copié.
web-replay-link-take = Voici le lien à copier :
web-replay-result = Résultat
web-replay-only-told = Cette partie a été jouée selon d’autres règles (version { $rules }). On peut la lire ici, mais pas la revoir.
web-replay-close = Fermer
web-replay-decision = décision { $number } sur { $last }
web-replay-own-decision = Votre prochaine décision
web-replay-to-table = Retour à la table
web-replay-hands = Mains
web-replay-no-hand = Les spectateurs ne voient la main de personne. Choisissez un joueur plus haut pour voir la sienne.
web-replay-keys = Raccourcis clavier
web-replay-keys-step = étape précédente ou suivante
web-replay-keys-chapter = chapitre précédent ou suivant
web-replay-keys-ends = début et fin
web-replay-keys-play = lecture ou pause
web-replay-keys-decision = décision suivante ou précédente
web-replay-check = Vérifier la donne
web-replay-check-working = Recalcul de chaque tirage…
web-replay-check-good = La donne était honnête.
web-replay-check-bad = Quelque chose ne va pas.
web-replay-check-before = Avant la première carte, la maison a choisi un nombre secret et montré son empreinte ; puis le navigateur de chaque personne a pu ajouter le sien.
web-replay-check-draws = Chaque carte et chaque jet de dé découle de ces seuls nombres. Si une personne au moins a ajouté un nombre, ni la maison ni aucun joueur ne pouvait les choisir seul.
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
web-replay-check-nonces = Ce que chaque place a ajouté
web-replay-check-no-nonce = rien
web-replay-check-yourself = Vérifiez vous-même : téléchargez l’enregistrement et lancez
web-replay-download = Télécharger l’enregistrement

## The browser: the seal on the deal (web-fair-…)

web-fair-sign-sealed = scellée
web-fair-sign-checking = vérification
web-fair-sign-fair = sceau intact
web-fair-sign-broken = sceau brisé
web-fair-sign-unseen = non vérifiée
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
web-fair-how-alone = La maison a choisi son secret et l’a fermé par ce sceau ; ensuite seulement, votre navigateur a ajouté son propre nombre. Chaque carte découle des deux : la maison n’a donc pas pu choisir la donne.
web-fair-how-together = La maison a choisi son secret et l’a fermé par ce sceau. Puis le navigateur de chaque personne a promis un nombre, montré seulement quand tous étaient promis. Chaque carte découle de l’ensemble : personne n’a pu choisir la donne, pas même la maison avec l’aide d’un joueur.
web-fair-how-days = La maison a choisi son secret et l’a fermé par ce sceau ; puis chacun a ajouté un nombre en s’asseyant. Seule, la maison n’a donc pas pu choisir la donne. Avec l’aide de la dernière personne assise, elle l’aurait pu : à un coup par jour, tout le monde n’est pas là au début.
web-fair-how-nothing = La maison a fermé son secret par ce sceau, mais ce navigateur n’a ajouté aucun nombre. On peut vérifier que le secret reste le même, pas que la maison n’en a pas essayé plusieurs.
web-fair-seal = Sceau
web-fair-number = Votre nombre
web-fair-later = Après la dernière carte, votre navigateur ouvre le sceau et compare.
web-fair-home = Votre navigateur a comparé le sceau, les nombres et vos coups. Pour recalculer aussi chaque carte, téléchargez l’enregistrement et lancez
web-fair-record = Garder l’enregistrement
web-fair-copy = Copier la commande
web-fair-copied = Copié
web-fair-show = Montrer
web-fair-check = Vérifier la donne
web-fair-checking = L’enregistrement est comparé à ce que votre navigateur a gardé…
web-fair-unseen-help = Seul un navigateur qui a vu le sceau avant la première carte peut le vérifier.
web-fair-seal-yes = Le sceau montré avant la première carte s’ouvre : { $seal }.
web-fair-seal-no = Le secret n’est pas celui qui était scellé par { $seal }.
web-fair-number-yes = Votre nombre { $nonce } y est.
web-fair-number-no = Votre nombre { $nonce } a été remplacé.
web-fair-others-yes = Les nombres des autres sont ceux qu’ils ont donnés avant la première carte.
web-fair-others-no = { $name } : ce nombre n’est pas celui d’avant la première carte.
web-fair-moves-yes = Vos coups figurent dans l’enregistrement comme vous les avez joués.
web-fair-moves-no = Vos coups ne figurent pas dans l’enregistrement comme vous les avez joués.
web-fair-broken-commitment = La maison a changé son sceau en cours de partie.
web-fair-broken-dealt = Des cartes ont été distribuées avant que votre nombre soit là.
web-fair-broken-help = C’est peut-être une erreur du serveur, ou quelqu’un a changé la donne. Gardez l’enregistrement et demandez à la personne qui administre le serveur.
web-fair-adds-nothing = { $name } n’a ajouté aucun nombre.
web-fair-adds-owed = { $name } doit promettre de nouveau un nombre.
web-fair-adds-sealed = { $name } a promis un nombre avant qu’aucun soit montré.
web-fair-adds-open = { $name } a donné un nombre en s’asseyant.
web-fair-called-off =
    { $number ->
        [one] Le départ a été annulé { $number } fois avant cette donne.
       *[other] Le départ a été annulé { $number } fois avant cette donne.
    }
web-fair-missing = La donne se scelle : on attend { $names }…

## The browser: rulebooks (web-rules-…)

web-nav-rules = Règles
web-rules-of = Livret de règles
web-rules-search = Chercher dans les règles
web-rules-places =
    { $number ->
        [one] { $number } résultat
       *[other] { $number } résultats
    }
web-rules-found = Aucun résultat
web-rules-next = Résultat suivant
web-rules-chapters = Chapitres
web-rules-link = Lien vers la règle { $clause }
web-rules-print = Imprimer
web-rules-no-clause = Ce livret n’a pas de règle { $clause }.
web-rules-brief = En deux minutes
web-rules-example = Un tour en exemple
web-rules-option = Option de table
web-rules-variant = Une variante, au choix de la table
web-rules-note = À propos des sources
web-rules-both = Sources et option de table
web-rules-asides = Options de table et sources
web-rules-glossary = Glossaire

## The browser: one screen for several people (web-curtain-…)

web-curtain-next = À { $name } de jouer
web-curtain-give = Passez l’appareil à { $name }. Tous les autres regardent ailleurs.
web-curtain-show = Je suis { $name } : montrer mes cartes
web-curtain-also = Ensuite : { $names }
web-curtain-other = Quelqu’un d’autre veut voir ses cartes :
web-curtain-told = Ce qui vient de se passer
web-curtain-hand = Passer l’appareil

## The browser: quick phrases in the chat (web-talk-…)

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

## Robots : les niveaux

cli-bot-greenhorn = Pied-tendre
    .help = À peine descendu du train : connaît les règles, suit son humeur et se trompe gaiement.
cli-bot-drifter = Vagabond
    .help = A connu bien des tables et joue au flair : souvent bien, parfois trop vite.
cli-bot-regular = Habitué
    .help = A sa chaise près du poêle, et une règle pour chaque situation.
cli-bot-cardsharp = As des cartes
    .help = N’oublie rien de ce qui a été montré et ne fait guère de cadeaux.
cli-bot-strongest = Légende
    .help = Celle dont on raconte les exploits : personne ne joue mieux dans ce saloon.
cli-bot-champion = Champion
    .help = A tout appris seul, en plus de cent millions de décisions contre lui-même ; un regard, et le coup est joué.

## Robots : les conseils

hint-move = { $who } conseille : { $move }
hint-compared =
    Gagne { $share } % { $games ->
        [one] de { $games } simulation
       *[other] des { $games } simulations
    } ; meilleur autre coup, { $next } %.
hint-sealed = Ici, tout le monde choisit en secret : une surprise de temps en temps fait partie du jeu.
hint-tried = Essayé dans { $worlds } donnes imaginées, ce coup gagne environ { $share } % ; le meilleur autre, { $next } %.
hint-learned = C’est ainsi que les champions le voient : d’après ce que vous pouvez voir, { $share } % des parties de ce genre se gagnent de votre place.

## Le terminal : l’arène

cli-ask-hint = « ? » montre ce que ferait le meilleur bot.
cli-coach-how = « coach » désactive le coach.
cli-coach-off = Le coach est désactivé.
cli-arena-bot = Bot
cli-arena-games = Parties
cli-arena-wins = Victoires
cli-arena-interval = 95 %
cli-arena-rank = Place moyenne
cli-arena-rating = Cote
cli-arena-decisions = Décisions
cli-arena-ms = ms par coup
cli-arena-other = { $file } contient les parties d’un autre tournoi.
cli-no-ray = Ray n’est pas installé : installez saloon[cluster].

## The browser: the end of a game (web-end-…)

web-end-won =
    { $you ->
        [yes] Vous avez gagné
       *[no] { $seat } a gagné
    }
web-end-shared =
    { $you ->
        [yes] Vous partagez la victoire avec { $seats }
       *[no] { $seats } se partagent la victoire
    }
web-end-place =
    { $you ->
        [yes] Vous finissez { $place }e
       *[no] { $seat } finit { $place }e
    }
web-end-turned = Le tournant
web-end-turned-chance =
    { $you ->
        [yes] Vos chances de gagner, estimées : { $before } % → { $after } %.
       *[no] Chances de gagner estimées pour { $seat } : { $before } % → { $after } %.
    }
web-end-curve-chance = Chances de gagner estimées, au fil de la partie
web-end-curve-points = Points au fil de la partie
web-end-swing = { $before } % → { $after } %
web-end-turned-open = Tout est resté ouvert jusqu’au bout.
web-end-turned-see = Voir
web-end-how = Le décompte
web-end-line = { $head } : { $margin }
web-end-of = sur { $number }
web-end-share = Partager en image
web-end-share-save = Enregistrer l’image
web-end-share-pass = Partager
web-end-share-not = L’image n’a pas pu être dessinée. Réessayez.

## The browser: learning by playing (web-learn-…, web-coach-…)

web-learn-first-game = Votre première partie
web-learn-step = Étape { $number }/{ $last }
web-learn-watch = Regardez ce qui se passe.
web-learn-skip = Sauter
web-learn-but = C’est permis, mais…
web-learn-again = Choisir autre chose
web-learn-anyway = Jouer quand même
web-learn-alone-title = À vous de jouer
web-learn-alone = Vous continuez sans aide, contre des bots faciles. Cette partie ne compte pas.
web-learn-aside = Vous jouez maintenant sans la leçon. Elle vous attend là où vous l’avez quittée.
web-learn-to-lesson = Revenir à la leçon
web-learn-back = Revenir d’une étape
web-learn-show = Montrer encore une fois
web-learn-go-on = Continuer
web-learn-go-alone = Continuer sans aide
web-learn-leave = Quitter la leçon ; vous la retrouverez au même endroit
web-learn-meant = C’est ce dont parle la leçon
web-learn-home =
    { $number ->
        [one] 1re fois ? Apprenez en une minute
       *[other] 1re fois ? Apprenez en { $number } minutes
    }
web-learn-home-help = une partie guidée, c’est vous qui jouez
web-learn-home-on = Reprendre votre première partie
web-learn-home-on-help = là où vous l’avez laissée
web-learn-by-playing = Apprendre en jouant
web-learn-away = Pas de leçon pour { $game }, merci
web-exercise = Exercice
web-exercise-list = Exercices
web-exercise-list-of = Exercices : { $game }
web-exercise-lead = De petites positions où un coup est nettement le meilleur. Trouvées par simulation et vérifiées par le bot le plus fort.
web-exercise-solved = Résolus : { $number } sur { $last }
web-exercise-step = Exercice { $number } sur { $last }
web-exercise-grade-1 = Facile
web-exercise-grade-2 = Moyen
web-exercise-grade-3 = Difficile
web-exercise-leave = Retour à la liste
web-exercise-ask = Un coup est nettement meilleur que tous les autres. Jouez-le.
web-exercise-log = L’exercice commence par cette position.
web-exercise-skip = Sauter
web-exercise-right = Bien vu !
web-exercise-wrong = Pas le meilleur coup
web-exercise-answer = La solution
web-exercise-stars =
    { $number ->
        [one] une étoile sur trois
       *[other] { $number } étoiles sur trois
    }
web-exercise-try =
    { $number ->
        [1] au premier essai
        [2] au deuxième essai
       *[other] au { $number }e essai
    }
web-exercise-chances = Combien de fois chaque coup gagne
web-exercise-yours = votre coup
web-exercise-share = { $share } %
web-exercise-better = Un autre coup gagne bien plus souvent.
web-exercise-checked = Victoires sur { $games } parties simulées par coup, d’après ce que vous voyez. Le bot le plus fort choisit le même coup.
web-exercise-next = Exercice suivant
web-exercise-all = Tous les exercices
web-exercise-again = Réessayer
web-exercise-give-up = Voir la solution
web-exercise-play-on = Jouer la suite
web-exercise-to = Revenir à l’exercice
web-today = Aujourd’hui
web-today-exercise = Exercice du jour · { $game }
web-today-solved = Résolu
web-today-puzzle = Énigme du jour · { $game }
web-today-puzzle-title = Une seule ville répond à tous les indices
web-today-puzzle-help = Petite le lundi, la ville entière le dimanche
web-coach = Coach
web-coach-help = Face à une décision nouvelle pour vous : une ligne sur ce qu’on oublie facilement. Seulement contre des bots.
web-coach-off = Désactiver le coach
web-coach-close = Compris

## The browser: a finished game looked back at (web-review-…)

web-review = Analyse
web-review-of = Analyse : { $game }
web-review-see-long = Analyser { $game } du { $day }
web-review-working = Un bot parcourt la partie…
web-review-none = Il n’y a rien à analyser ici : victoire partagée, aucun choix à faire, ou partie jouée avec d’autres règles.
web-review-same = Le bot aurait fait de même : le reste, c’est la chance.
web-review-other = Le bot aurait fait autre chose.
web-review-equal = Les deux coups se valent à peu près.
web-review-worse = Le coup du bot était meilleur.
web-review-better = Meilleur que le coup du bot.
web-review-bot = Bot : { $move }
web-review-alike = C’est aussi le coup du bot
web-review-percent = { $number } %
web-review-sum = Chance + adresse = résultat
web-review-start = Départ
web-review-luck = Chance
web-review-skill = Adresse
web-review-end = Résultat
web-review-sum-help = Chances de gagner en pour cent. L’adresse est ce que ces coups ont gagné ou perdu par rapport à ceux du bot, là où l’écart est net ; la chance est tout le reste : les cartes, les autres et ce que le bot n’a pas prévu.
web-review-moves = Coup par coup
web-review-differing = Le bot diffère : { $number }
web-review-all = Toutes les décisions : { $number }
web-review-judged = Les chances sont celles que voit le champion, d’après ce qui pouvait se savoir depuis cette place. Là où il aurait joué autrement, les deux coups ont été poursuivis dans les mêmes { $number } donnes imaginées, tant que le temps le permettait.
web-review-judged-thumbs = Ce jeu n’a pas encore de champion : les bots comparent les coups par leurs règles simples. Là où ils auraient joué autrement, les deux coups ont été joués jusqu’au bout dans les mêmes { $number } donnes imaginées, tant que le temps le permettait.
