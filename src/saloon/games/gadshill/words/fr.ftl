## Gads Hill 1874

game-gadshill = Gads Hill 1874
gh-buildings-none = aucun bâtiment
gh-lots-none = aucun emplacement

gh-option-legality = Villes possibles
    .help = Si une ville complète doit rester possible après chaque coup.
gh-option-legality-global = Toujours possible
    .help = On ne peut pas jouer une carte après laquelle aucune ville complète ne serait possible.
gh-option-legality-local = Seulement ce qui se voit
    .help = N’est interdit que ce qui contredit aussitôt le plateau.
gh-option-stop = STOP
    .help = Ce que deviennent les marqueurs que la logique exclut.
gh-option-stop-claim = Dire STOP
    .help = Le premier à s’en apercevoir peut réclamer le marqueur.
gh-option-stop-auto = Automatique
    .help = Le joueur actif reçoit aussitôt tous ces marqueurs.
gh-option-stop-off = Sans STOP
    .help = Personne ne peut rien réclamer.
gh-option-stop_order = Ordre des STOP
    .help = Comment la parole passe aux autres après un tour.
gh-option-stop_order-ordered = À tour de rôle
    .help = Tous les autres sont interrogés une fois, dans le sens des aiguilles d’une montre.
gh-option-stop_order-open = Libre
    .help = Personne n’est interrogé : le premier STOP compte, tant que le joueur suivant n’a rien fait.
gh-option-stop_seconds = Temps pour dire STOP
    .help = Combien de temps un STOP libre reste au moins possible, avant le tour d’un bot et après le dernier tour.
gh-option-stop_seconds-15 = 15 secondes
    .help = Le temps habituel à plusieurs humains.
gh-option-stop_seconds-0 = Sans attente
    .help = Pour les tables sans humains.
gh-option-stop_seconds-4 = 4 secondes
    .help = Pour qui joue seul contre des bots.
gh-option-stop_seconds-5 = 5 secondes
    .help = Pour qui a l’œil vif.
gh-option-stop_seconds-30 = 30 secondes
    .help = Le temps d’y regarder à deux fois.
gh-option-stop_seconds-60 = Une minute
    .help = Le temps de réfléchir.
gh-option-stop_seconds-usual = Comme d’habitude
    .help = 4 secondes pour qui joue seul contre des bots, 15 à plusieurs humains.
gh-option-stop_penalty = STOP erroné
    .help = Ce que coûte un STOP erroné.
gh-option-stop_penalty-0 = STOP interdit
    .help = Vous ne pouvez plus dire STOP avant le tour suivant.
gh-option-stop_penalty-1 = Et un marqueur perdu
    .help = Vous ne pouvez plus dire STOP avant le tour suivant et vous perdez un marqueur gagné.
gh-option-discard = Cartes à défausser
    .help = Quelles cartes on peut défausser pour un marqueur.
gh-option-discard-dead = Injouables pour l’instant
    .help = Les cartes que vous ne pouvez pas jouer à ce moment-là.
gh-option-discard-permanent = Injouables pour de bon
    .help = Seulement les cartes qui contredisent le plateau ou n’y changeraient rien.
gh-option-discard-any = N’importe lesquelles
    .help = Deux cartes de votre choix.
gh-option-draw = Pioche
    .help = De quelle pioche vient la nouvelle carte.
gh-option-draw-choice = Au choix
    .help = Vous choisissez vous-même la pioche.
gh-option-draw-building = Cartes bâtiment
    .help = On pioche des cartes bâtiment tant qu’il y en a.
gh-option-draw-random = Au hasard
    .help = Le sort désigne la pioche.
gh-option-one_card_at = Une carte par tour
    .help = À partir de quelle case de la locomotive on ne joue plus qu’une carte par tour.
gh-option-one_card_at-16 = Dès le 16
    .help = Les trois tuiles du départ sont comptées.
gh-option-one_card_at-19 = Dès le 19
    .help = Il faut que seize vrais bâtiments soient placés.
gh-option-buys_per_turn = Achats par tour
    .help = Combien de bâtiments vous pouvez acheter en un tour.
gh-option-buys_per_turn-1 = Un
    .help = Un bâtiment par tour.
gh-option-buys_per_turn-3 = Trois
    .help = Jusqu’à trois bâtiments par tour.
gh-option-lot_limit = Trois marqueurs par emplacement
    .help = Quand on vérifie cette limite.
gh-option-lot_limit-card = Après chaque carte
    .help = Aucune carte ne peut laisser plus de trois marqueurs sur un emplacement.
gh-option-lot_limit-turn = Après le tour
    .help = Votre seconde carte peut remettre en ordre ce que la première a encombré.
gh-option-null_play = Cartes sans effet
    .help = Si l’on peut jouer une carte qui ne change rien.
gh-option-null_play-no = Interdites
    .help = Une telle carte ne peut être que défaussée.
gh-option-null_play-yes = Permises
    .help = Une telle carte va à la défausse et ne rapporte aucun point.
gh-option-last_stop = Dernier STOP
    .help = Si l’on peut dire STOP après le dernier tour.
gh-option-last_stop-yes = Oui
    .help = Les autres peuvent jeter un dernier coup d’œil.
gh-option-last_stop-no = Non
    .help = La partie se termine avec le dernier tour.
gh-option-reshuffle = Pioches vides
    .help = Quelles cartes reviennent quand toutes les pioches sont vides.
gh-option-reshuffle-all = Toutes
    .help = Toute la défausse, chaque sorte de cartes dans sa pioche.
gh-option-reshuffle-district = Cartes quartier
    .help = Seulement les cartes quartier.
gh-option-stall_rounds = Passer sans fin
    .help = Si la partie peut s’arrêter parce que tout le monde passe. Quand les cartes sans effet sont permises, c’est le cas, sauf si vous choisissez autre chose.
gh-option-stall_rounds-off = Seulement sans cartes
    .help = La partie ne s’arrête que si tout le monde passe et qu’il n’y a plus rien à piocher.
gh-option-stall_rounds-4 = Quatre tours de table
    .help = La partie s’arrête aussi après quatre tours de table complets où tout le monde passe.
gh-option-show_discard = Défausse
    .help = Si l’on peut consulter les cartes utilisées.
gh-option-show_discard-no = Cachée
    .help = Vous ne voyez que la ou les cartes qui viennent de servir.
gh-option-show_discard-yes = Visible
    .help = Vous voyez toutes les cartes utilisées.
gh-option-first_seat = Premier joueur
    .help = Qui commence.
gh-option-first_seat-random = Tirage au sort
    .help = Le hasard décide.
gh-option-first_seat-0 = Place 1
    .help = C’est la place du doyen.
gh-option-first_seat-1 = Place 2
    .help = C’est la place du doyen.
gh-option-first_seat-2 = Place 3
    .help = C’est la place du doyen (à trois ou à quatre).
gh-option-first_seat-3 = Place 4
    .help = C’est la place du doyen (à quatre).

gh-phase-tiles = Parcelles extérieures
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
        [blacksmith] maréchal-ferrant
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
        [blacksmith] le maréchal-ferrant
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
        [blacksmith] le maréchal-ferrant
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
        [blacksmith] au maréchal-ferrant
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
        [blacksmith] du maréchal-ferrant
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
        [bison_pasture] pâturage des bisons
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
gh-card-2 = Des étincelles jaillissaient de la forge du MARÉCHAL-FERRANT, sur Piedmont Street, entre Front Street et Oak Street.
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
gh-card-40 = Le MARÉCHAL-FERRANT était juste à côté de mon bâtiment, dans le sud de la ville.
    .told = Le MARÉCHAL-FERRANT était juste à côté { gh-building.gen }, dans le sud de la ville.
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
gh-move-tiles = Parcelles extérieures : { $tiles }
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

## The browser: Gads Hill 1874 (gh-screen-…)

gh-screen-poster-line = Personne ne se souvient de tout. Rebâtissez.
gh-screen-poster-kind = Logique
gh-screen-poster-note = paru d’abord sous le titre Old Town, 2004
gh-screen-code =
    { $building ->
        [bank] BA
        [blacksmith] MF
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
        [blacksmith] Mar.-ferrant
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
        [bison_pasture] Pâturage
       *[other] { $tile }
    }
gh-screen-map = La ville de Gads Hill
gh-screen-lot =
    { $lot }, entrée sur { $street } tournée vers { $facing ->
        [N] le nord
        [E] l’est
        [S] le sud
       *[W] l’ouest
    }
gh-screen-lot-empty = aucun marqueur
gh-screen-lot-may = possible ici : { $buildings }
gh-screen-lot-stands = occupé ({ $buildings })
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
gh-screen-ask-take = Prenez *un marqueur* : choisissez-le sur le plateau
gh-screen-ask-draw = Votre *nouvelle carte* : de quelle pioche ?
gh-screen-ask-window = Après { $seat }, reste-t-il un marqueur *impossible* ?
gh-screen-ask-claim = *STOP* : quel marqueur est impossible ?
gh-screen-wait-draft = { $seat } choisit un bâtiment
gh-screen-wait-turn = { $seat } joue
gh-screen-wait-take = { $seat } prend un marqueur
gh-screen-wait-draw = { $seat } pioche une carte
gh-screen-wait-window = STOP ? { $seat } examine le plateau
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
gh-screen-why-no-own = aucun à vous
gh-screen-why-same-building = sur la carte
gh-screen-why-contradiction = contredit
gh-screen-why-too-many = trop de lieux
gh-screen-why-no-effect = rien de neuf
gh-screen-why-lot-full = complet : { $lots }
gh-screen-why-town-impossible = plus de ville
gh-screen-why-none = aucun ne convient
gh-screen-mine = Mon bâtiment
gh-screen-play = Jouer la carte
gh-screen-put-back = Reposer
gh-screen-back = Retour
gh-screen-discard = Défausser deux cartes
gh-screen-discard-for = pour un marqueur
gh-screen-discard-none = il en faut deux injouables
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
gh-screen-buy-unmarked = pas encore de marqueur sur le plateau
gh-screen-pass-note = et piocher
gh-screen-draft-held = vous avez sa carte
gh-screen-draft-pick = Choisissez un bâtiment ; le signe d’une carte indique que vous avez la sienne.
gh-screen-take = Prendre le marqueur
gh-screen-pile = reste { $number }
gh-screen-piles = Pioches
gh-screen-ahead = D’avance : piocher dans
gh-screen-ahead-ask = Me demander
gh-screen-stop = Dire STOP
gh-screen-wait-you = Un instant…
gh-screen-wait-next = C’est ensuite à *{ $seat }*
gh-screen-stop-short = STOP
gh-screen-stop-see = Vous voyez un marqueur impossible ?
gh-screen-stop-before = Dites-le vite : { $seat } va commencer. Personne n’est interrogé.
gh-screen-stop-last = Dites-le maintenant : la partie va se terminer.
gh-screen-stop-shut = Vous pouvez dire STOP quand le tour d’un autre a changé le plateau.
gh-screen-stop-own = Vous pouvez dire STOP tant que vous n’avez rien fait.
gh-screen-stop-who = Qui dit STOP ?
gh-screen-seconds = { $number } s
gh-screen-draft-free = 22 bâtiments, libres : { $number }
gh-screen-draft-take = Prendre { gh-building.acc }
gh-screen-draft-which = Choisir un bâtiment
gh-screen-draft-puts = La carte { $clue } de votre main pose ses marqueurs sur { $lots }.
gh-screen-draft-without = Vous n’avez pas sa carte.
gh-screen-map-show = Plateau
gh-screen-front-mine = Devant vous
gh-screen-stop-pick = Choisissez sur le plateau le marqueur impossible. Seul le plateau compte, pas les cartes déjà jouées.
gh-screen-stop-claim = Le réclamer
gh-screen-stop-another = Un autre
gh-screen-stop-holds = Réclamé à bon droit
gh-screen-stop-fails = Réclamé à tort
gh-screen-stop-proof = À eux seuls, { $buildings } remplissent { $lots }. Sur { $lot }, il ne reste pas de place pour { gh-building.acc }.
gh-screen-stop-no-proof = D’après le plateau, { gh-building.the } peut encore être sur { $lot }. Rien ne change ; vous pourrez redire STOP après le prochain tour.
gh-screen-stop-room = plus de place
gh-screen-stop-show = Voir la preuve
gh-screen-stop-diagram = Preuve : { $buildings } remplissent { $lots }
gh-screen-go-on = Continuer
gh-screen-preview = Aperçu
gh-screen-last = Dernier coup
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
gh-screen-end-short =
    { $number ->
        [one] il manquait un point
       *[other] il manquait { $number } points
    }
gh-screen-end-ahead =
    { $number ->
        [one] un point d’avance
       *[other] { $number } points d’avance
    }
gh-screen-end-score =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
gh-screen-end-how = Comment on en est arrivé là
gh-screen-end-place = Rang
gh-screen-end-player = Joueur
gh-screen-end-points = Points
gh-screen-end-built = Bâtiments placés
gh-screen-end-bought = Achetés
gh-screen-end-lost = Perdus (STOP erronés)
gh-screen-end-placed =
    { $number ->
        [one] { $number } bâtiment sur 22 est placé
       *[other] { $number } bâtiments sur 22 sont placés
    } ; la locomotive est au { $locomotive }.
gh-screen-end-counted = Chaque marqueur gagné vaut un point ; ceux payés pour des bâtiments ou perdus ne comptent plus.
gh-screen-end-left =
    { $number ->
        [one] { $number } marqueur restait sur le plateau et ne compte pour personne.
       *[other] { $number } marqueurs restaient sur le plateau et ne comptent pour personne.
    }
gh-screen-end-most = Qui a le plus de points gagne : { $points }.
gh-screen-quote = « { $text } »
gh-screen-no-own = Vous n’avez devant vous aucun bâtiment qui puisse être « mon bâtiment ».
gh-screen-discard-how = Choisissez deux cartes de votre main. En échange, vous prenez un marqueur sur le plateau.
gh-screen-take-how = Choisissez un marqueur sur le plateau. Vous verrez ce qui s’ensuit avant de le prendre.

## The browser: puzzles (gh-screen-puzzle-…)

gh-screen-puzzle-title = Énigmes de Gads Hill
gh-screen-puzzle-lead = Les indices ne laissent qu’une seule ville possible. Trouvez où se dressait chaque bâtiment, par la seule logique.
gh-screen-puzzle-day = L’énigme du jour
gh-screen-puzzle-day-how = La même pour tout le monde : petite le lundi, la ville entière le dimanche.
gh-screen-puzzle-begin = La résoudre
gh-screen-puzzle-go-on = Continuer
gh-screen-puzzle-look = La revoir
gh-screen-puzzle-new = Une nouvelle énigme
gh-screen-puzzle-size = Taille
gh-screen-puzzle-size-is =
    { $number ->
        [one] { $number } bâtiment à trouver
       *[other] { $number } bâtiments à trouver
    }
gh-screen-puzzle-grade = Difficulté
gh-screen-puzzle-any-grade = peu importe
gh-screen-puzzle-graded =
    { $grade ->
        [1] facile
        [2] moyen
        [3] difficile
       *[other] très difficile
    }
gh-screen-puzzle-make = En créer une
gh-screen-puzzle-making = Les indices se mettent en place…
gh-screen-puzzle-begun = Commencées sur cet appareil
gh-screen-puzzle-forget = Supprimer : { $name }
gh-screen-puzzle-of = Énigme du { $day }
gh-screen-puzzle-named = Énigme { $name }
gh-screen-puzzle-found =
    { $number ->
        [one] { $number } sur { $size } trouvé
       *[other] { $number } sur { $size } trouvés
    }
gh-screen-puzzle-solved-in = Résolue en { $time }
gh-screen-puzzle-all = Toutes les énigmes
gh-screen-puzzle-share = Partager
gh-screen-puzzle-saved = Enregistré
gh-screen-puzzle-unsaved = Pas enregistré sur cet appareil
gh-screen-puzzle-ask-take = Prenez en main un des bâtiments qui manquent.
gh-screen-puzzle-ask-place = En main : { $building }. Touchez l’emplacement où il se trouvait.
gh-screen-puzzle-ask-pencil = En main : { $building }. Touchez les emplacements possibles.
gh-screen-puzzle-ask-rub = Touchez un emplacement pour y effacer vos notes.
gh-screen-puzzle-ask-solved = La ville est retrouvée.
gh-screen-puzzle-clues =
    { $number ->
        [one] { $number } indice, une ville
       *[other] { $number } indices, une ville
    }
gh-screen-puzzle-card = Carte
gh-screen-puzzle-done-with = Terminé
gh-screen-puzzle-done-with-card = Terminé avec la carte { $clue }
gh-screen-puzzle-desk = Votre table
gh-screen-puzzle-missing = Il manque encore
gh-screen-puzzle-no-marks = aucune marque
gh-screen-puzzle-tools = Outil
gh-screen-puzzle-tool-place = Placer
gh-screen-puzzle-tool-pencil = Crayon
gh-screen-puzzle-tool-rub = Effacer
gh-screen-puzzle-how = Touchez un emplacement pour y placer le bâtiment en main. Au crayon, vous notez où il a pu se trouver. Touchez votre propre tuile pour la reprendre.
gh-screen-puzzle-nothing-in-hand = Prenez d’abord un bâtiment en main.
gh-screen-puzzle-marked = Noté sur { $lot } : { gh-building.the }.
gh-screen-puzzle-unmarked = Effacé sur { $lot } : { gh-building.the }.
gh-screen-puzzle-taken = Repris de { $lot } : { gh-building.the }.
gh-screen-puzzle-rubbed = Effacé sur { $lot }.
gh-screen-puzzle-undone = Annulé.
gh-screen-puzzle-check = Vérifier la ville
gh-screen-puzzle-right = Tout est juste jusqu’ici.
gh-screen-puzzle-wrong = Il y a une erreur : { $names }.
gh-screen-puzzle-next = Déduction suivante
gh-screen-puzzle-only-left = Il ne reste que { $lot } pour { gh-building.the } : tous les autres emplacements possibles sont occupés.
gh-screen-puzzle-helped = utilisées : { $number }
gh-screen-puzzle-write = Le noter
gh-screen-puzzle-hide = Masquer
gh-screen-puzzle-undo = Annuler
gh-screen-puzzle-solved = Résolue !
gh-screen-puzzle-solved-how = En { $time }, { $number ->
        [0] sans aide
        [one] avec { $number } déduction donnée
       *[other] avec { $number } déductions données
    }.
gh-screen-puzzle-another = Une autre énigme

## Robots : les conseils

gh-why-draft = C’est le bâtiment qui convient le mieux à vos cartes.
gh-why-play = Cela rapporte des marqueurs tout de suite, et garder la carte promet moins.
gh-why-discard = Deux cartes que vous ne pouvez guère jouer, contre un marqueur qui rapporte.
gh-why-take = C’est ce marqueur qui déclenche le plus.
gh-why-buy = Avec ce bâtiment, vos cartes rapportent plus qu’il ne coûte.
gh-why-claim = Une déduction exclut ce marqueur : le point est à vous, il suffit de le dire.
gh-why-quiet = Rien sur le plateau ne peut être prouvé impossible pour l’instant.
gh-why-pass = Vos cartes rapporteront davantage plus tard.
gh-why-pass-stuck = Aucune de vos cartes ne peut être jouée pour l’instant.
gh-why-done = Vos autres cartes rapporteront davantage plus tard.
gh-why-done-stuck = Il n’y a plus de carte à jouer pendant ce tour.
gh-why-draw = Les cartes de cette pioche vous promettent le plus.
gh-seen-points =
    { $points ->
        [one] Cela rapporte tout de suite { $points } point.
       *[other] Cela rapporte tout de suite { $points } points.
    }

## Le conseiller

gh-screen-coach-draft = Vous choisissez vos bâtiments : les cartes orange et vertes ne valent que pour l’un des vôtres. Prenez ceux dont vous avez la carte rouge.
gh-screen-coach-turn = Une ou deux cartes, deux injouables contre un marqueur, ou rien. Pensez d’abord au STOP : un marqueur impossible est un point pour qui le voit.
gh-screen-coach-draw = Une carte, quel que soit le nombre de cartes jouées. Les rouges servent à tous ; les orange et les vertes demandent un bâtiment à vous qui n’est pas encore placé.
gh-screen-coach-take = Chaque marqueur est un point. Prenez l’avant-dernier d’un bâtiment et il est placé : un deuxième point, parfois davantage.
gh-screen-coach-window = Si la logique exclut un marqueur, dites STOP et il est à vous. Après un STOP erroné, vous ne pourrez plus en dire avant le tour suivant.
