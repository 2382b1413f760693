extension FaceWords {
  /// The words in German.
  static let germanText = """
    🐶 Hund, 🐱 Katze, 🐭 Maus, 🐰 Hase, 🦊 Fuchs, 🐻 Bär, 🐼 Panda, 🐨 Koala, 🐯 Tiger, 🦁 Löwe, 🐮 Kuh, 🐷 Schwein
    🐸 Frosch, 🐵 Affe, 🐴 Pferd, 🦄 Einhorn, 🦝 Waschbär, 🦓 Zebra, 🦒 Giraffe, 🐘 Elefant, 🦏 Nashorn, 🦛 Nilpferd
    🐪 Dromedar, 🦘 Känguru, 🦙 Lama, 🐑 Schaf, 🐐 Ziege, 🦥 Faultier, 🦔 Igel, 🦇 Fledermaus, 🦨 Stinktier
    🐍 Schlange
    🐙 Oktopus, 🦑 Tintenfisch, 🦐 Garnele, 🦞 Hummer, 🦀 Krebs, 🐡 Kugelfisch, 🐠 Tropenfisch, 🐟 Fisch, 🐬 Delfin
    🐳 Wal, 🦈 Hai, 🦭 Seehund, 🐊 Krokodil, 🐢 Schildkröte, 🐚 Muschel, 🦪 Auster, 🐧 Pinguin, 🦦 Otter, 🦆 Ente
    🌊 Welle, ⚓ Anker, ⛵ Segelboot, 🚢 Schiff, 🛶 Kanu, 🧜 Meerjungfrau, 🔱 Dreizack, 🤿 Taucherbrille, 🎣 Angel
    🐦 Vogel, 🐔 Huhn, 🐓 Hahn, 🐤 Küken, 🦅 Adler, 🦉 Eule, 🦃 Truthahn, 🦚 Pfau, 🦜 Papagei, 🦢 Schwan
    🦩 Flamingo, 🦤 Dodo, 🪶 Feder, 🥚 Ei, 🐝 Biene, 🐛 Raupe, 🦋 Schmetterling, 🐌 Schnecke, 🐞 Marienkäfer
    🐜 Ameise, 🪰 Fliege, 🪲 Käfer, 🦟 Mücke, 🦗 Grille, 🦂 Skorpion, 🪱 Wurm
    🌸 Kirschblüte, 🌹 Rose, 🌺 Hibiskus, 🌻 Sonnenblume, 🌼 Blüte, 🌷 Tulpe, 💐 Blumenstrauß, 🥀 verwelkt
    🌱 Spross, 🪴 Topfpflanze, 🌲 Nadelbaum, 🌳 Laubbaum, 🌴 Palme, 🌵 Kaktus, 🌾 Reisähre, 🌿 Kräuter
    🍀 Glücksklee, 🍁 Ahornblatt, 🍂 Herbstlaub, 🍃 Blätter, 🎍 Bambus, 🍄 Pilz, 🌰 Kastanie, 🎃 Kürbis, 🪵 Holz
    🪨 Felsen
    🌞 Sonne, ⛅ Sonne hinter Wolke, ☔ Regenschirm, ⚡ Blitz, 🌈 Regenbogen, ⛄ Schneemann, 🌀 Wirbel, 🌁 Nebel
    💨 Wind, 💧 Tropfen, 🧊 Eiswürfel, 🔥 Feuer, 🌋 Vulkan, 🗻 Berg, 🌅 Sonnenaufgang, 🌇 Sonnenuntergang, 🌃 Nacht
    🌙 Mond, ⭐ Stern, 🌠 Sternschnuppe, 🌂 Schirm, 🪁 Drachen, 🎐 Windspiel, 🛷 Schlitten, 🧣 Schal
    🚀 Rakete, 🛸 fliegende Untertasse, 🌍 Erde, 🪐 Saturn, 🌕 Vollmond, 🌓 zunehmender Halbmond, 🌑 Neumond
    🌟 Leuchtstern, 🌌 Milchstraße, 💫 Taumelstern, ✨ Funkeln, 💥 Knall, 🔭 Teleskop, 📡 Satellitenschüssel
    👽 Außerirdischer, 👾 Monster, 🤖 Roboter, 🔋 Batterie, ⏳ Sanduhr, 🧭 Kompass, 🧬 DNA, 💎 Edelstein
    🍎 Apfel, 🍐 Birne, 🍊 Mandarine, 🍋 Zitrone, 🍌 Banane, 🍉 Wassermelone, 🍇 Weintrauben, 🍓 Erdbeere
    🫐 Blaubeeren, 🍈 Honigmelone, 🍒 Kirschen, 🍑 Pfirsich, 🥭 Mango, 🍍 Ananas, 🥥 Kokosnuss, 🥝 Kiwi, 🍅 Tomate
    🍆 Aubergine, 🥑 Avocado, 🥦 Brokkoli, 🥬 Kohl, 🥒 Gurke, 🌽 Mais, 🥕 Karotte, 🧄 Knoblauch, 🧅 Zwiebel
    🥔 Kartoffel, 🍠 Süßkartoffel, 🥜 Erdnuss, 🫒 Olive
    🍔 Hamburger, 🍟 Pommes frites, 🍕 Pizza, 🌭 Hotdog, 🥪 Sandwich, 🌮 Taco, 🌯 Burrito, 🥙 Döner, 🍳 Spiegelei
    🥓 Speck, 🍗 Keule, 🥩 Steak, 🍞 Brot, 🥐 Croissant, 🥨 Brezel, 🥯 Bagel, 🧀 Käse, 🥞 Pfannkuchen, 🧇 Waffel
    🍜 Nudelsuppe, 🍝 Spaghetti, 🍣 Sushi, 🍤 Tempura, 🍙 Reisbällchen, 🍛 Curry, 🥟 Teigtasche, 🥗 Salat
    🍲 Eintopf, 🍿 Popcorn, 🧂 Salz, 🧈 Butter
    🍦 Softeis, 🍧 Wassereis, 🍨 Eiscreme, 🍩 Donut, 🍪 Keks, 🎂 Geburtstagstorte, 🍰 Torte, 🧁 Cupcake, 🥧 Kuchen
    🍫 Schokolade, 🍬 Bonbon, 🍭 Lutscher, 🍮 Pudding, 🍯 Honig, 🍡 Dango, 🥮 Mondkuchen, 🥛 Milch, ☕ Kaffee
    🍵 Tee, 🫖 Teekanne, 🥤 Limonade, 🧃 Saft, 🧉 Mate-Tee, 🧋 Bubble-Tea, 🍼 Babyflasche
    🚗 Auto, 🚕 Taxi, 🚙 Geländewagen, 🚌 Bus, 🚓 Polizeiwagen, 🚑 Krankenwagen, 🚒 Feuerwehr, 🚐 Kleinbus
    🛻 Pick-up, 🚚 Lieferwagen, 🚜 Traktor, 🛴 Tretroller, 🚲 Fahrrad, 🛵 Motorroller, 🛺 Autorikscha, 🛹 Skateboard
    🚂 Dampflokomotive, 🚆 Zug, 🚇 U-Bahn, 🚊 Straßenbahn, 🚄 Schnellzug, 🚠 Seilbahn, 🚁 Hubschrauber, 🛫 Flugzeug
    🚤 Schnellboot
    🏠 Haus, 🏢 Bürogebäude, 🏥 Krankenhaus, 🏦 Bank, 🏨 Hotel, 🏪 Minimarkt, 🏫 Schule, 🏭 Fabrik, 🏰 Schloss
    🏯 Burg, 💒 Kapelle, ⛪ Kirche, 🕌 Moschee, 🛕 Tempel, 🕍 Synagoge, 🗼 Turm, 🗽 Freiheitsstatue
    ⛲ Springbrunnen, ⛺ Zelt, 🛖 Hütte, 🌉 Brücke, 🎡 Riesenrad, 🎪 Zirkuszelt, 🗿 Moai, 🚉 Bahnhof
    🚏 Bushaltestelle, ⛽ Tankstelle, 🚦 Ampel, 💈 Friseur, 🏮 Laterne, 🚪 Tür, 🧱 Ziegel
    🔨 Hammer, 🪓 Axt, 🔧 Schraubenschlüssel, 🪛 Schraubenzieher, 🔩 Mutter und Schraube, 🪚 Säge, 🧰 Werkzeugkasten
    🧲 Magnet, 🪜 Leiter, 🔦 Taschenlampe, 💡 Glühbirne, 🔌 Stecker, 🔑 Schlüssel, 🔒 Schloss, 📎 Büroklammer
    📌 Reißzwecke, 📏 Lineal, 🧹 Besen, 🪣 Eimer, 🧺 Korb, 🧽 Schwamm, 🪝 Haken, 🪑 Stuhl, 🧵 Faden, ⏰ Wecker
    🔬 Mikroskop, 📷 Kamera, 💻 Laptop, 📺 Fernseher
    👕 T-Shirt, 👖 Jeans, 🧤 Handschuhe, 🧥 Mantel, 🧦 Socken, 👗 Kleid, 👘 Kimono, 🥻 Sari, 🩱 Badeanzug, 🩳 Shorts
    👚 Bluse, 👛 Geldbeutel, 👜 Handtasche, 🎒 Rucksack, 👞 Schuh, 👟 Turnschuh, 🥾 Stiefel, 🥿 Slipper
    👠 Absatzschuh, 👡 Sandale, 👑 Krone, 👒 Hut, 🎩 Zylinder, 🧢 Kappe, 🪖 Helm, 💍 Ring, 👓 Brille
    🥽 Schutzbrille, 🦺 Weste, 👔 Krawatte, ⌚ Uhr
    ⚽ Fußball, 🏀 Basketball, 🏈 Football, ⚾ Baseball, 🎾 Tennis, 🏐 Volleyball, 🏉 Rugby, 🥏 Frisbee, 🎱 Billard
    🏓 Tischtennis, 🏸 Badminton, 🏒 Eishockey, 🥍 Lacrosse, 🏏 Kricket, ⛳ Golf, 🏹 Bogenschießen, 🥊 Boxen
    🥋 Judo, 🎽 Laufen, 🥌 Curling, 🎿 Ski, 🏂 Snowboard, 🏄 Surfen, 🏊 Schwimmen, 🚴 Radfahren, 🎳 Bowling
    🤺 Fechten, 🏇 Reiten
    🎯 Darts, 🎮 Gamepad, 🎰 Spielautomat, 🎲 Würfel, 🧩 Puzzle, 🧸 Teddybär, 🪀 Jo-Jo, 🃏 Joker, 🀄 Mahjong
    🎴 Hanafuda, 🪄 Zauberstab, 🔮 Kristallkugel, 🎠 Karussell, 🎢 Achterbahn, 🎭 Masken, 🎨 Palette, 🪅 Piñata
    🪆 Matroschka, 🎈 Luftballon, 🏆 Pokal, 🥇 Goldmedaille, 🤹 Jongleur, 🪃 Bumerang
    🎵 Note, 🎼 Notenschlüssel, 🎤 Mikrofon, 🎧 Kopfhörer, 🎷 Saxofon, 🎸 Gitarre, 🎹 Klavier, 🎺 Trompete, 🎻 Geige
    🪕 Banjo, 🥁 Trommel, 🪘 afrikanische Trommel, 🪗 Akkordeon, 📯 Posthorn, 🔔 Glocke, 📻 Radio, 📢 Lautsprecher
    🔇 stumm, 💿 CD, 📼 Videokassette, 🎬 Film, 🎫 Ticket, 💃 Tänzerin, 🕺 Tänzer, 🩰 Ballett, 👏 klatschende Hände
    👻 Gespenst, 🎄 Weihnachtsbaum, 🎅 Weihnachtsmann, 🦌 Rentier, 🎁 Geschenk, 🎀 Schleife, 🎉 Partyknaller
    🎊 Konfetti, 🎆 Feuerwerk, 🧨 Böller, 🥂 Sektgläser, 🐣 Kükenei, 💝 Herz mit Schleife, 👰 Person mit Schleier
    🎓 Doktorhut, 🕎 Menora, 🪔 Öllampe, 🧧 Umschlag, 🎏 Karpfen, 🎎 Puppen
    😀 fröhlich, 😂 lachend, 😉 zwinkernd, 😍 verliebt, 😘 küssend, 😜 frech, 🤓 Streber, 😎 cool, 🥳 Party
    😭 weinend, 😡 wütend, 🤯 verblüfft, 🥶 frierend, 🥵 schwitzend, 😱 schreiend, 🤔 nachdenklich, 🤫 leise
    🤥 Lügner, 😴 schlafend, 🤢 übel, 🤧 niesend, 😷 Maske, 🤕 verletzt, 🤠 Cowboy, 😈 Teufel, 😇 Engel, 🤡 Clown
    🤐 verschwiegen, 🙃 kopfüber, 🤑 gierig, 🤩 begeistert, 🥸 verkleidet
    👍 Daumen hoch, 👎 Daumen runter, 👊 Faustschlag, ✊ Faust, 🤞 Glück, 🤟 Liebe, 🤘 Rock, 👌 okay, 🤏 wenig
    👈 links, 👉 rechts, 👆 hoch, 👇 runter, ✋ Halt, 🖖 vulkanischer Gruß, 👋 winken, 🤙 anrufen
    💪 angespannter Bizeps, 🙏 bitte, 🤝 Handschlag, 🙌 feiern, 👐 offen, 🤲 Gebet, 💅 Nagellack, 🤳 Selfie
    🧙 Magier, 🧚 Fee, 🧛 Vampir, 🧝 Elf, 🧞 Flaschengeist, 🧟 Zombie, 🦸 Held, 🦹 Schurke, 👸 Prinzessin, 🤴 Prinz
    🐉 Drache, 👹 Oger, 👺 Kobold, 💀 Totenkopf, 🥷 Ninja, 👼 Engel, 🐺 Wolf
    ♈ Widder, ♉ Stier, ♊ Zwillinge, ♋ Krebs, ♌ Löwe, ♍ Jungfrau, ♎ Waage, ♏ Skorpion, ♐ Schütze
    ♑ Steinbock, ♒ Wassermann, ♓ Fische, 🐀 Ratte, 🐂 Ochse, 🐅 Tiger, 🐇 Hase, 🐎 Pferd, 🐒 Affe, 🐕 Hund
    🐖 Schwein
    🔴 roter Punkt, 🟠 oranger Punkt, 🟡 gelber Punkt, 🟢 grüner Punkt, 🔵 blauer Punkt, 🟣 lila Punkt
    🟤 brauner Punkt, ⚫ schwarzer Punkt, ⚪ weißer Punkt, 🟥 rotes Quadrat, 🟧 oranges Quadrat, 🟨 gelbes Quadrat
    🟩 grünes Quadrat, 🟦 blaues Quadrat, 🟪 lila Quadrat, 🟫 braunes Quadrat, ⬛ schwarzes Quadrat
    ⬜ weißes Quadrat, 🧡 oranges Herz, 💛 gelbes Herz, 💚 grünes Herz, 💙 blaues Herz, 💜 lila Herz
    🤎 braunes Herz, 🖤 schwarzes Herz, 🤍 weißes Herz, 🔺 Dreieck, 🔷 große blaue Raute, ⭕ Kreis, ❌ Kreuz
    """
}
