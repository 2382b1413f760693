extension FaceWords {
  /// The words in French.
  static let frenchText = """
    🐶 chien, 🐱 chat, 🐭 souris, 🐰 lapin, 🦊 renard, 🐻 ours, 🐼 panda, 🐨 koala, 🐯 tigre, 🦁 lion, 🐮 vache
    🐷 cochon, 🐸 grenouille, 🐵 singe, 🐴 cheval, 🦄 licorne, 🦝 raton laveur, 🦓 zèbre, 🦒 girafe, 🐘 éléphant
    🦏 rhinocéros, 🦛 hippopotame, 🐪 dromadaire, 🦘 kangourou, 🦙 lama, 🐑 mouton, 🐐 chèvre, 🦥 paresseux
    🦔 hérisson, 🦇 chauve-souris, 🦨 mouffette, 🐍 serpent
    🐙 pieuvre, 🦑 calamar, 🦐 crevette, 🦞 homard, 🦀 crabe, 🐡 poisson-globe, 🐠 poisson tropical, 🐟 poisson
    🐬 dauphin, 🐳 baleine, 🦈 requin, 🦭 phoque, 🐊 crocodile, 🐢 tortue, 🐚 coquillage, 🦪 huître, 🐧 pingouin
    🦦 loutre, 🦆 canard, 🌊 vague, ⚓ ancre, ⛵ voilier, 🚢 navire, 🛶 canoë, 🧜 créature aquatique, 🔱 trident
    🤿 masque de plongée, 🎣 canne à pêche
    🐦 oiseau, 🐔 poule, 🐓 coq, 🐤 poussin, 🦅 aigle, 🦉 chouette, 🦃 dindon, 🦚 paon, 🦜 perroquet, 🦢 cygne
    🦩 flamant, 🦤 dodo, 🪶 plume, 🥚 œuf, 🐝 abeille, 🐛 chenille, 🦋 papillon, 🐌 escargot, 🐞 coccinelle
    🐜 fourmi, 🪰 mouche, 🪲 scarabée, 🦟 moustique, 🦗 criquet, 🦂 scorpion, 🪱 lombric
    🌸 cerisier, 🌹 rose, 🌺 hibiscus, 🌻 tournesol, 🌼 marguerite, 🌷 tulipe, 💐 bouquet, 🥀 fanée, 🌱 pousse
    🪴 plante en pot, 🌲 sapin, 🌳 chêne, 🌴 palmier, 🌵 cactus, 🌾 riz, 🌿 herbe, 🍀 trèfle, 🍁 érable, 🍂 automne
    🍃 feuilles, 🎍 bambou, 🍄 champignon, 🌰 châtaigne, 🎃 citrouille, 🪵 bois, 🪨 rocher
    🌞 soleil, ⛅ nuage, ☔ pluie, ⚡ éclair, 🌈 arc-en-ciel, ⛄ bonhomme de neige, 🌀 cyclone, 🌁 brouillard
    💨 vent, 💧 goutte, 🧊 glaçon, 🔥 feu, 🌋 volcan, 🗻 montagne, 🌅 aube, 🌇 coucher de soleil, 🌃 nuit
    🌙 croissant de lune, ⭐ étoile, 🌠 étoile filante, 🌂 parapluie, 🪁 cerf-volant, 🎐 carillon, 🛷 luge
    🧣 foulard
    🚀 fusée, 🛸 soucoupe volante, 🌍 Terre, 🪐 Saturne, 🌕 pleine lune, 🌓 demi-lune, 🌑 nouvelle lune, 🌟 éclat
    🌌 voie lactée, 💫 vertige, ✨ étincelles, 💥 collision, 🔭 télescope, 📡 antenne, 👽 extraterrestre, 👾 monstre
    🤖 robot, 🔋 pile, ⏳ sablier, 🧭 boussole, 🧬 ADN, 💎 diamant
    🍎 pomme, 🍐 poire, 🍊 mandarine, 🍋 citron, 🍌 banane, 🍉 pastèque, 🍇 raisin, 🍓 fraise, 🫐 myrtilles
    🍈 melon, 🍒 cerises, 🍑 pêche, 🥭 mangue, 🍍 ananas, 🥥 noix de coco, 🥝 kiwi, 🍅 tomate, 🍆 aubergine
    🥑 avocat, 🥦 brocoli, 🥬 chou, 🥒 concombre, 🌽 maïs, 🥕 carotte, 🧄 ail, 🧅 oignon, 🥔 pomme de terre
    🍠 patate douce, 🥜 cacahuète, 🫒 olive
    🍔 hamburger, 🍟 frites, 🍕 pizza, 🌭 hot dog, 🥪 sandwich, 🌮 taco, 🌯 burrito, 🥙 kebab, 🍳 œuf au plat
    🥓 lard, 🍗 cuisse de poulet, 🥩 steak, 🍞 pain, 🥐 croissant, 🥨 bretzel, 🥯 bagel, 🧀 fromage, 🥞 pancakes
    🧇 gaufre, 🍜 nouilles, 🍝 spaghetti, 🍣 sushi, 🍤 tempura, 🍙 onigiri, 🍛 curry, 🥟 boulette de pâte, 🥗 salade
    🍲 ragoût, 🍿 pop-corn, 🧂 sel, 🧈 beurre
    🍦 cornet, 🍧 sorbet, 🍨 glace, 🍩 doughnut, 🍪 cookie, 🎂 gâteau, 🍰 part de gâteau, 🧁 cupcake, 🥧 tarte
    🍫 chocolat, 🍬 bonbon, 🍭 sucette, 🍮 crème renversée, 🍯 miel, 🍡 brochette de bonbons, 🥮 gâteau de lune
    🥛 lait, ☕ café, 🍵 thé, 🫖 théière, 🥤 soda, 🧃 jus, 🧉 maté, 🧋 thé aux perles, 🍼 biberon
    🚗 voiture, 🚕 taxi, 🚙 4x4, 🚌 bus, 🚓 police, 🚑 ambulance, 🚒 pompiers, 🚐 minibus, 🛻 pick-up, 🚚 camion
    🚜 tracteur, 🛴 trottinette, 🚲 vélo, 🛵 vélomoteur, 🛺 pousse-pousse, 🛹 planche à roulettes, 🚂 locomotive
    🚆 train, 🚇 métro, 🚊 tramway, 🚄 train rapide, 🚠 téléphérique, 🚁 hélicoptère, 🛫 avion, 🚤 hors-bord
    🏠 maison, 🏢 bureau, 🏥 hôpital, 🏦 banque, 🏨 hôtel, 🏪 magasin, 🏫 école, 🏭 usine, 🏰 château, 🏯 palais
    💒 chapelle, ⛪ église, 🕌 mosquée, 🛕 temple, 🕍 synagogue, 🗼 tour, 🗽 statue, ⛲ fontaine, ⛺ tente, 🛖 hutte
    🌉 pont, 🎡 grande roue, 🎪 cirque, 🗿 moaï, 🚉 gare, 🚏 arrêt de bus, ⛽ station-service, 🚦 feu, 💈 coiffeur
    🏮 lanterne, 🚪 porte, 🧱 brique
    🔨 marteau, 🪓 hache, 🔧 clé à molette, 🪛 tournevis, 🔩 boulon, 🪚 scie, 🧰 boîte à outils, 🧲 aimant
    🪜 échelle, 🔦 torche, 💡 ampoule, 🔌 prise, 🔑 clé, 🔒 cadenas, 📎 trombone, 📌 punaise, 📏 règle, 🧹 balai
    🪣 seau, 🧺 panier, 🧽 éponge, 🪝 crochet, 🪑 chaise, 🧵 bobine de fil, ⏰ réveil, 🔬 microscope
    📷 appareil photo, 💻 ordinateur, 📺 télévision
    👕 T-shirt, 👖 jean, 🧤 gants, 🧥 manteau, 🧦 chaussettes, 👗 robe, 👘 kimono, 🥻 sari, 🩱 maillot de bain
    🩳 short, 👚 chemisier, 👛 porte-monnaie, 👜 sac à main, 🎒 cartable, 👞 chaussure, 👟 basket, 🥾 botte
    🥿 ballerine, 👠 talon, 👡 sandale, 👑 couronne, 👒 chapeau, 🎩 haut-de-forme, 🧢 casquette, 🪖 casque, 💍 bague
    👓 lunettes de vue, 🥽 lunettes de plongée, 🦺 gilet, 👔 cravate, ⌚ montre
    ⚽ ballon de foot, 🏀 basketball, 🏈 football américain, ⚾ baseball, 🎾 tennis, 🏐 volleyball, 🏉 rugby
    🥏 disque volant, 🎱 billard, 🏓 ping-pong, 🏸 badminton, 🏒 hockey, 🥍 crosse, 🏏 cricket, ⛳ golf, 🏹 arc
    🥊 boxe, 🥋 judo, 🎽 course, 🥌 curling, 🎿 ski, 🏂 snowboard, 🏄 surf, 🏊 natation, 🚴 cyclisme, 🎳 bowling
    🤺 escrime, 🏇 équitation
    🎯 fléchettes, 🎮 jeu vidéo, 🎰 machine à sous, 🎲 dé, 🧩 puzzle, 🧸 ours en peluche, 🪀 yoyo, 🃏 joker
    🀄 mahjong, 🎴 hanafuda, 🪄 baguette magique, 🔮 boule de cristal, 🎠 manège, 🎢 montagnes russes, 🎭 théâtre
    🎨 palette, 🪅 piñata, 🪆 poupées russes, 🎈 ballon gonflable, 🏆 trophée, 🥇 médaille, 🤹 jongleur
    🪃 boomerang
    🎵 note, 🎼 partition, 🎤 micro, 🎧 casque, 🎷 saxophone, 🎸 guitare, 🎹 piano, 🎺 trompette, 🎻 violon
    🪕 banjo, 🥁 batterie, 🪘 conga, 🪗 accordéon, 📯 cor, 🔔 cloche, 📻 radio, 📢 mégaphone, 🔇 muet, 💿 disque
    📼 cassette, 🎬 clap, 🎫 ticket, 💃 danseuse, 🕺 danseur, 🩰 ballet, 👏 applaudissements
    👻 fantôme, 🎄 sapin de Noël, 🎅 Père Noël, 🦌 cerf, 🎁 cadeau, 🎀 ruban, 🎉 cotillons, 🎊 confettis
    🎆 feu d'artifice, 🧨 pétard, 🥂 toast, 🐣 éclosion, 💝 cœur, 👰 mariée, 🎓 diplôme, 🕎 ménorah, 🪔 lampe
    🧧 enveloppe, 🎏 carpe, 🎎 poupées
    😀 joyeux, 😂 rire, 😉 clin d'œil, 😍 amoureux, 😘 bisou, 😜 coquin, 🤓 intello, 😎 cool, 🥳 fête, 😭 pleurs
    😡 en colère, 🤯 stupéfait, 🥶 froid, 🥵 chaud, 😱 cri, 🤔 réfléchi, 🤫 chut, 🤥 menteur, 😴 endormi, 🤢 nausée
    🤧 éternuement, 😷 masque, 🤕 blessé, 🤠 cow-boy, 😈 diable, 😇 ange, 🤡 clown, 🤐 bouche cousue, 🙃 à l'envers
    🤑 avide, 🤩 émerveillé, 🥸 déguisé
    👍 j'aime, 👎 je n'aime pas, 👊 coup de poing, ✊ poing levé, 🤞 chance, 🤟 je t'aime, 🤘 rock, 👌 d'accord
    🤏 peu, 👈 gauche, 👉 droite, 👆 haut, 👇 bas, ✋ stop, 🖖 vulcain, 👋 salut, 🤙 appel, 💪 fort
    🙏 s'il te plaît, 🤝 poignée de main, 🙌 hourra, 👐 mains ouvertes, 🤲 prière, 💅 ongles, 🤳 selfie
    🧙 magicien, 🧚 fée, 🧛 vampire, 🧝 elfe, 🧞 génie, 🧟 zombie, 🦸 héros, 🦹 méchant, 👸 princesse, 🤴 prince
    🐉 dragon, 👹 ogre, 👺 gobelin, 💀 crâne, 🥷 ninja, 👼 chérubin, 🐺 loup
    ♈ bélier, ♉ taureau, ♊ gémeaux, ♋ cancer, ♌ lion, ♍ vierge, ♎ balance, ♏ scorpion, ♐ sagittaire
    ♑ capricorne, ♒ verseau, ♓ poissons, 🐀 rat, 🐂 bœuf, 🐅 tigre, 🐇 lapin, 🐎 cheval, 🐒 singe, 🐕 chien
    🐖 cochon
    🔴 disque rouge, 🟠 disque orange, 🟡 disque jaune, 🟢 disque vert, 🔵 disque bleu, 🟣 disque violet
    🟤 disque marron, ⚫ disque noir, ⚪ disque blanc, 🟥 carré rouge, 🟧 carré orange, 🟨 carré jaune
    🟩 carré vert, 🟦 carré bleu, 🟪 carré violet, 🟫 carré marron, ⬛ carré noir, ⬜ carré blanc, 🧡 cœur orange
    💛 cœur jaune, 💚 cœur vert, 💙 cœur bleu, 💜 cœur violet, 🤎 cœur marron, 🖤 cœur noir, 🤍 cœur blanc
    🔺 triangle, 🔷 grand losange bleu, ⭕ cercle, ❌ croix
    """
}
