## Gnadenlos!

game-gnadenlos = Gnadenlos!
gn-debts-none = aucune dette
gn-slots-none = aucun emplacement
gn-adventurers-none = aucun aventurier

gn-option-setup = Mise en place
    .help = Comment on prépare les aventuriers et le marché.
gn-option-setup-basic = De base
    .help = Les aventuriers sont distribués, et les premières dettes sont déjà au marché.
gn-option-setup-expert = Expert
    .help = On enchérit pour des paires d’aventuriers, et le marché est vide au départ.
gn-option-tidy = Trous du marché
    .help = Qui décide quelle carte comble quel trou.
gn-option-tidy-active_chooses = Au choix
    .help = Le joueur au revolver décide.
gn-option-tidy-automatic = Automatique
    .help = Les trous sont comblés dans un ordre fixe.
gn-option-start_adventurers = Aventuriers au départ
    .help = Combien chacun en pioche dans la mise en place de base.
gn-option-start_adventurers-2 = Deux
    .help = Le nombre habituel.
gn-option-start_adventurers-3 = Trois
    .help = À trois joueurs, dans la mise en place de base.
gn-option-high_noon_pick = Choix au High Noon
    .help = Comment sont désignées, au marché, les dettes des vainqueurs.
gn-option-high_noon_pick-choose = Libre
    .help = Vous choisissez les emplacements, sans regarder.
gn-option-high_noon_pick-random = Au hasard
    .help = Vous dites seulement combien, et le sort désigne lesquelles.
gn-option-high_noon_take = Prise au High Noon
    .help = Si les vainqueurs doivent prendre des dettes.
gn-option-high_noon_take-may = Facultative
    .help = Vous pouvez prendre moins que votre part, ou rien du tout.
gn-option-high_noon_take-must = Obligatoire
    .help = Vous devez prendre toute votre part.
gn-option-lone_event = Événement sans adversaires
    .help = Ce qui se passe quand moins de deux joueurs ont des aventuriers.
gn-option-lone_event-dropped = Sauté
    .help = Aucune carte événement n’est retournée.
gn-option-lone_event-turned = Retourné
    .help = La carte est retournée et un High Noon fait avancer le croque-mort, mais l’épreuve n’a pas lieu.
gn-option-unable = Enchère impossible
    .help = Ce qui se passe quand plusieurs joueurs n’ont aucune enchère valable.
gn-option-unable-none = Pas d’aventurier
    .help = Aucun d’eux n’en reçoit, et ceux qui restent sont défaussés.
gn-option-unable-leftover_in_turn_order = Ce qui reste
    .help = Ils reçoivent gratuitement les aventuriers en trop, dans l’ordre du tour.
gn-option-memory_aid = Aide-mémoire
    .help = À quel point le jeu vous aide à retenir le marché.
gn-option-memory_aid-own = Personnel
    .help = Vous voyez les dettes que vous avez posées vous-même, aussi longtemps qu’on peut les suivre.
gn-option-memory_aid-off = Désactivé
    .help = Ce qui est caché reste caché.
gn-option-memory_aid-full = Complet
    .help = Vous voyez aussi quelles dettes peuvent se trouver là d’après les enchères des autres.

gn-debt =
    { $debt ->
        [B0] bleue 0
        [B1] bleue 1
        [B2] bleue 2
        [B3] bleue 3
        [B4] bleue 4
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
        [G0] verte 0
        [G1] verte 1
        [G2] verte 2
        [G3] verte 3
        [G4] verte 4
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
gn-move-take = Prendre au marché : { $slots } (rangée.colonne)
gn-move-take-none = Ne prendre aucune dette
gn-move-draw =
    { $number ->
        [0] Ne faire tirer au sort aucune dette
        [one] Faire tirer au sort { $number } dette
       *[other] Faire tirer au sort { $number } dettes
    }
gn-move-fill = Combler le trou { $to } avec la carte de { $from } (rangée.colonne)
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
gn-stocked = Une dette est posée au marché, face cachée.
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
        [yes] Vous prenez la dette de l’emplacement { $slot } (rangée.colonne).
       *[no] { $seat } prend la dette de l’emplacement { $slot } (rangée.colonne).
    }
gn-took-you = Vous prenez la dette de l’emplacement { $slot } (rangée.colonne) : { gn-debt }.
gn-moved =
    { $you ->
        [yes] Vous comblez le trou { $to } avec la dette de l’emplacement { $from } (rangée.colonne).
       *[no] { $seat } comble le trou { $to } avec la dette de l’emplacement { $from } (rangée.colonne).
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
        [yes] Vous posez votre enchère face cachée en { $slots } (rangée.colonne).
       *[no] { $seat } pose son enchère face cachée en { $slots } (rangée.colonne).
    }
gn-laid-you = Vous posez votre enchère face cachée en { $slots } (rangée.colonne) : { $debts }.
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
gn-turned-up = On retourne : { gn-debt }.
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
gn-refuse-pick = À cette table, les dettes d’un High Noon se prennent de l’autre façon.
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
gn-table-offer = À engager :
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

## The browser: Gnadenlos! (gn-screen-…)

gn-screen-poster-line = Tenez la rue sans un sou vaillant.
gn-screen-poster-kind = Enchères et bluff
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
        [yes] Votre chapeau : case { $position }, { $place } ; poker : gain { $win }, perte { $lose }
       *[no] { $seat } : case { $position }, { $place } ; poker : gain { $win }, perte { $lose }
    }
gn-screen-hatless =
    { $you ->
        [yes] Votre chapeau a quitté le plateau
       *[no] { $seat } : le chapeau a quitté le plateau
    }
gn-screen-clocks = Compteurs
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
gn-screen-undertaker-help = Chaque High Noon fait avancer le croque-mort d’une case ; à la case { $last }, la partie s’arrête.
gn-screen-payday-help = Avec { $due } dettes au marché, c’est jour de paie.
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
gn-screen-comes = pour l’instant, une dette misée par { $name }
gn-screen-comes-own = pour l’instant, une de vos dettes misées
gn-screen-market-take = choisissez sans regarder
gn-screen-market-fill = glissez ou touchez une carte, puis un trou
gn-screen-market-next = où iraient les enchères
gn-screen-market-missing =
    { $count ->
        [0] jour de paie
        [one] encore { $count } avant le jour de paie
       *[other] encore { $count } avant le jour de paie
    }
gn-screen-card = { $name } : or { $gold }, tir { $gun }, poker { $poker }
gn-screen-shown =
    { $stat ->
        [gold] { $name } : or { $number }
        [gun] { $name } : tir { $number }
       *[cards] { $name } : poker { $number }
    }
gn-screen-debt =
    { $you ->
        [yes] dette { gn-debt }, que vous payez
       *[no] dette { gn-debt }, que paie { $seat }
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
        [one] Défausse : { $count }
       *[other] Défausse : { $count }
    }
gn-screen-event-gold = Ruée vers l’or
gn-screen-event-high-noon = High Noon
gn-screen-event-poker = Poker
gn-screen-event-help-gold = Meilleur or : { $first ->
        [one] { $first } pépite
       *[other] { $first } pépites
    }, puis défaussé. Deuxième : { $second }.
gn-screen-event-help-high-noon = Meilleur tir : peut prendre des dettes, puis défaussé. Plus faible tir : abattu.
gn-screen-event-help-poker = Meilleur poker : chapeau en avant, puis défaussé. Plus faible : chapeau en arrière.
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
gn-screen-nuggets =
    { $number ->
        [one] pépite
       *[other] pépites
    }
gn-screen-spaces =
    { $number ->
        [one] case
       *[other] cases
    }
gn-screen-took =
    { $number ->
        [0] rien de pris
        [one] { $number } dette prise
       *[other] { $number } dettes prises
    }
gn-screen-fate-discarded = défaussé
gn-screen-fate-shot = abattu
gn-screen-odds =
    { $you ->
        [yes] Votre zone : { $win } en avant ou { $lose } en arrière
       *[no] { $seat } : { $win } en avant ou { $lose } en arrière
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
gn-screen-standing-picked = engagement fait
gn-screen-standing-without = bredouille
gn-screen-standing-unable = aucune enchère possible
gn-screen-standing-next = à l’enchère
gn-screen-standing-later = enchère plus tard
gn-screen-sums = Sommes
gn-screen-sum-taken =
    { $you ->
        [yes] { $value } : votre enchère
       *[no] { $value } : déjà misé par { $seat }
    }
gn-screen-payday = Jour de paie
gn-screen-payday-last = Dernier jour de paie
gn-screen-rolls =
    { $you ->
        [yes] vous lancez
       *[no] { $seat } lance
    }
gn-screen-outermost = la dette la plus extérieure d’une colonne est retournée d’abord
gn-screen-ends = Il finit quand
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
       *[other] Colonne la moins fournie, la { $column } : { $count }.
    }
gn-screen-payday-how = Rien à décider un jour de paie. Suivez les lancers, mettez en pause ou allez à la fin.
gn-screen-debt-owner =
    { $you ->
        [yes] { gn-debt } : à vous de payer
       *[no] { gn-debt } : à { $seat } de payer
    }
gn-screen-throw-paid =
    { $you ->
        [yes] { gn-debt } : vous payez { $nuggets }
       *[no] { gn-debt } : { $seat } paie { $nuggets }
    }
gn-screen-throw-broke =
    { $you ->
        [yes] { gn-debt } : vous ne pouvez pas payer
       *[no] { gn-debt } : { $seat } ne peut pas payer
    }
gn-screen-throw-none = la colonne { $column } est épuisée
gn-screen-purse-left = (reste { $nuggets })
gn-screen-minus =
    { $nuggets ->
        [one] −{ $nuggets } pépite
       *[other] −{ $nuggets } pépites
    }
gn-screen-vulture-number = vautour { $vultures }
gn-screen-wins-now = Qui gagnerait maintenant
gn-screen-wins-how = Ensuite, chacun peut encore acheter jusqu’à trois cases, une pépite chacune.
gn-screen-hold = Pause
gn-screen-to-end = Aller à la fin
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
gn-screen-chance-high-noon = Tir { $number } : le plus haut prend des dettes, le plus bas est abattu.
gn-screen-chance-poker = Poker { $number } : le plus haut avance de { $win }, le plus bas recule de { $lose }.
gn-screen-secret = Tous sont dévoilés ensemble.
gn-screen-send = Envoyer { $name }
gn-screen-send-nobody = Choisissez un aventurier
gn-screen-sent = Vous avez envoyé { $name }. Les autres choisissent encore.
gn-screen-sent-one = Vous avez choisi. Les autres choisissent encore.
gn-screen-change-mind = Choisir quelqu’un d’autre
gn-screen-bid-how = Choisissez une à trois dettes.
gn-screen-bid = Miser { $value }
gn-screen-bid-ahead = D’avance : miser { $value }
gn-screen-bid-nothing = Choisissez votre enchère
gn-screen-payday-follows = En l’état, jour de paie ensuite.
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
gn-screen-lay-how = Personne d’autre ne saura où est chaque dette. Les rangées extérieures sont retournées d’abord.
gn-screen-swap = Échanger { $first } et { $second }
gn-screen-lay = Les poser ainsi
gn-screen-ask-choosing-gold = Choisissez en secret *un aventurier* pour la ruée vers l’or : seul l’or compte.
gn-screen-ask-choosing-high-noon = Choisissez en secret *un aventurier* pour High Noon : seul le tir compte.
gn-screen-ask-choosing-poker = Choisissez en secret *un aventurier* pour le poker : seule la valeur de poker compte.
gn-screen-wait-choosing = On attend encore { $seats }.
gn-screen-ask-taking = Vous gagnez le duel : *prenez des dettes* au marché, sans les voir.
gn-screen-ask-tidying = Comblez les trous du marché : *déplacez les cartes* de la rangée extérieure.
gn-screen-ask-buying = *Achetez du prestige* ou gardez vos pépites.
gn-screen-ask-bidding =
    Misez *une à trois dettes*{ $taken ->
        [none] .
       *[other]  : toute somme sauf { $taken }.
    }
gn-screen-ask-picking = *Engagez* l’un des aventuriers.
gn-screen-ask-pair = *Engagez* l’une des paires.
gn-screen-ask-laying = *Posez vos dettes* face cachée, dans l’ordre voulu.
gn-screen-ask-payday = Jour de paie : *le dé décide*.
gn-screen-ask-payday-last = Le dernier jour de paie : *il décide de la partie*.
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
        [yes] Vous allez enchérir.
       *[no] { $seat } enchérit.
    }
gn-screen-wait-picking =
    { $you ->
        [yes] Vous allez engager.
       *[no] { $seat } engage quelqu’un.
    }
gn-screen-wait-laying =
    { $you ->
        [yes] Vous posez vos dettes.
       *[no] { $seat } pose les dettes misées.
    }
gn-screen-end-foremost = Le chapeau le plus avancé gagne : case { $position }.
gn-screen-end-tied =
    Égalité sur la case { $position } ; le plus de pépites décide : { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }.
gn-screen-end-shared = Même case, mêmes pépites : la victoire est partagée.
gn-screen-end-short =
    { $number ->
        [one] il manquait une case
       *[other] il manquait { $number } cases
    }
gn-screen-end-ahead =
    { $number ->
        [one] une case d’avance
       *[other] { $number } cases d’avance
    }
gn-screen-end-nuggets-short =
    { $number ->
        [one] il manquait une pépite
       *[other] il manquait { $number } pépites
    }
gn-screen-end-nuggets-ahead =
    { $number ->
        [one] une pépite d’avance
       *[other] { $number } pépites d’avance
    }
gn-screen-end-why = Comment la partie a fini
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
gn-screen-end-places-help = Le chapeau le plus avancé, puis le plus de pépites. Avec trois vautours, on a perdu.
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
gn-screen-end-lost = perdu avec trois vautours

## Robots : les conseils

gn-why-choose = Face à ce que les autres peuvent avoir, cet aventurier vous rapporte le plus.
gn-why-take = Moins de vos dettes au marché, ou une chose de plus que personne d’autre ne sait.
gn-why-take-none = Aucune dette ne vaut la peine d’être prise pour l’instant.
gn-why-draw = Autant de dettes valent la peine d’être tirées.
gn-why-fill = Vos grosses dettes restent ainsi bien à l’intérieur, où le dé les trouve tard.
gn-why-buy = C’est ce que vous pouvez dépenser sans craindre le prochain jour de paie.
gn-why-buy-none = Gardez vos pépites : vous pourriez en avoir besoin au prochain jour de paie.
gn-why-bid = Assez pour obtenir un aventurier, avec les dettes qui vous font le moins mal.
gn-why-bid-low = Une petite enchère : elle coûte peu si elle vous obtient quelqu’un, et sinon vous la reprenez.
gn-why-pick = Cet aventurier vous servira le mieux dans les événements à venir.
gn-why-lay = Vos propres grosses dettes vont à l’intérieur, celles des autres à l’extérieur.
gn-seen-bid = Votre enchère vaut { $value }, la plus haute jusqu’ici { $high }.
gn-seen-first = Personne n’a encore misé ; votre enchère vaut { $value }.
gn-seen-choose = Dans cet événement, { gn-adventurer } compte pour { $value }.

## Le conseiller

gn-screen-coach-gold = Seul l’or compte ici. Le plus fort est défaussé ensuite, alors n’envoyez pas quelqu’un dont le tir ou le poker vous servira encore.
gn-screen-coach-high-noon = Seul le tir compte : le plus fort prend des dettes, le plus faible est abattu. Si vous ne pouvez pas gagner, envoyez quelqu’un dont vous pouvez vous passer.
gn-screen-coach-poker = Les chapeaux bougent selon leur zone : plus on est avancé, moins il y a à gagner et plus il y a à perdre.
gn-screen-coach-buying = Chaque pépite fait avancer votre chapeau d’une case, cinq au plus. Gardez-en : qui ne peut pas payer une dette recule de cinq cases.
gn-screen-coach-bidding = Une à trois dettes, et jamais deux fois la même somme. Seule la plus petite enchère n’obtient personne et revient en main ; les autres, il faudra peut-être les payer.
gn-screen-coach-picking = Prenez ce qui vous manque : or, tir ou poker. Le meilleur de chaque événement est défaussé, un deuxième bon n’est donc jamais de trop.
gn-screen-coach-laying = Personne d’autre ne saura où est chaque dette. Au jour de paie, le dé désigne une colonne, et la dette la plus extérieure y est retournée d’abord.
gn-screen-coach-taking = Vous prenez des dettes sans les voir. À votre couleur, c’est une dette en moins ; à une autre, c’est une enchère que quelqu’un d’autre paiera.
gn-screen-coach-tidying = À vous de dire quelles cartes comblent les trous. Au jour de paie, la plus extérieure d’une colonne passe en premier : vers l’intérieur, on est plus à l’abri.
