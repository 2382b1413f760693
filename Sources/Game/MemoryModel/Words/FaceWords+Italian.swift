extension FaceWords {
  /// The words in Italian.
  static let italianText = """
    🐶 cane, 🐱 gatto, 🐭 topo, 🐰 coniglio, 🦊 volpe, 🐻 orso, 🐼 panda, 🐨 koala, 🐯 tigre, 🦁 leone, 🐮 mucca
    🐷 maiale, 🐸 rana, 🐵 scimmia, 🐴 cavallo, 🦄 unicorno, 🦝 procione, 🦓 zebra, 🦒 giraffa, 🐘 elefante
    🦏 rinoceronte, 🦛 ippopotamo, 🐪 dromedario, 🦘 canguro, 🦙 lama, 🐑 pecora, 🐐 capra, 🦥 bradipo, 🦔 riccio
    🦇 pipistrello, 🦨 puzzola, 🐍 serpente
    🐙 polpo, 🦑 calamaro, 🦐 gamberetto, 🦞 aragosta, 🦀 granchio, 🐡 pesce palla, 🐠 pesce tropicale, 🐟 pesce
    🐬 delfino, 🐳 balena, 🦈 squalo, 🦭 foca, 🐊 coccodrillo, 🐢 tartaruga, 🐚 conchiglia, 🦪 ostrica, 🐧 pinguino
    🦦 lontra, 🦆 anatra, 🌊 onda, ⚓ ancora, ⛵ barca a vela, 🚢 nave, 🛶 canoa, 🧜 sirena, 🔱 tridente
    🤿 boccaglio, 🎣 canna da pesca
    🐦 uccello, 🐔 gallina, 🐓 gallo, 🐤 pulcino, 🦅 aquila, 🦉 gufo, 🦃 tacchino, 🦚 pavone, 🦜 pappagallo
    🦢 cigno, 🦩 fenicottero, 🦤 dodo, 🪶 piuma, 🥚 uovo, 🐝 ape, 🐛 bruco, 🦋 farfalla, 🐌 lumaca, 🐞 coccinella
    🐜 formica, 🪰 mosca, 🪲 coleottero, 🦟 zanzara, 🦗 grillo, 🦂 scorpione, 🪱 verme
    🌸 ciliegio, 🌹 rosa, 🌺 ibisco, 🌻 girasole, 🌼 margherita, 🌷 tulipano, 💐 mazzo, 🥀 appassito, 🌱 germoglio
    🪴 pianta in vaso, 🌲 abete, 🌳 quercia, 🌴 palma, 🌵 cactus, 🌾 riso, 🌿 erba, 🍀 quadrifoglio, 🍁 acero
    🍂 autunno, 🍃 foglie, 🎍 bambù, 🍄 fungo, 🌰 castagna, 🎃 zucca di Halloween, 🪵 legna, 🪨 roccia
    🌞 sole, ⛅ nuvola, ☔ pioggia, ⚡ fulmine, 🌈 arcobaleno, ⛄ pupazzo di neve, 🌀 ciclone, 🌁 nebbia, 💨 vento
    💧 goccia, 🧊 ghiaccio, 🔥 fuoco, 🌋 vulcano, 🗻 montagna, 🌅 alba, 🌇 tramonto, 🌃 notte, 🌙 luna, ⭐ stella
    🌠 stella cadente, 🌂 ombrello, 🪁 aquilone, 🎐 campanella, 🛷 slitta, 🧣 sciarpa
    🚀 razzo, 🛸 disco volante, 🌍 Terra, 🪐 Saturno, 🌕 luna piena, 🌓 mezzaluna, 🌑 luna nuova, 🌟 bagliore
    🌌 Via Lattea, 💫 vertigine, ✨ stelline, 💥 collisione, 🔭 telescopio, 📡 antenna, 👽 alieno, 👾 mostro
    🤖 robot, 🔋 batteria, ⏳ clessidra, 🧭 bussola, 🧬 DNA, 💎 gemma
    🍎 mela, 🍐 pera, 🍊 mandarino, 🍋 limone, 🍌 banana, 🍉 anguria, 🍇 uva, 🍓 fragola, 🫐 mirtilli, 🍈 melone
    🍒 ciliegie, 🍑 pesca, 🥭 mango, 🍍 ananas, 🥥 cocco, 🥝 kiwi, 🍅 pomodoro, 🍆 melanzana, 🥑 avocado
    🥦 broccoli, 🥬 cavolo, 🥒 cetriolo, 🌽 mais, 🥕 carota, 🧄 aglio, 🧅 cipolla, 🥔 patata, 🍠 patata dolce
    🥜 arachidi, 🫒 oliva
    🍔 hamburger, 🍟 patatine, 🍕 pizza, 🌭 hot dog, 🥪 sandwich, 🌮 taco, 🌯 burrito, 🥙 kebab, 🍳 uovo fritto
    🥓 pancetta, 🍗 coscia, 🥩 bistecca, 🍞 pane, 🥐 croissant, 🥨 pretzel, 🥯 bagel, 🧀 fetta di formaggio
    🥞 pancake, 🧇 waffle, 🍜 ramen, 🍝 spaghetti, 🍣 sushi, 🍤 tempura, 🍙 onigiri, 🍛 curry, 🥟 raviolo
    🥗 insalata, 🍲 stufato, 🍿 popcorn, 🧂 sale, 🧈 burro
    🍦 cono gelato, 🍧 granita, 🍨 gelato, 🍩 ciambella, 🍪 biscotto, 🎂 torta di compleanno, 🍰 fetta di torta
    🧁 cupcake, 🥧 crostata, 🍫 cioccolato, 🍬 caramella, 🍭 lecca lecca, 🍮 budino, 🍯 miele, 🍡 dango
    🥮 torta della luna, 🥛 latte, ☕ caffè, 🍵 tè, 🫖 teiera, 🥤 bibita, 🧃 succo, 🧉 mate, 🧋 bubble tea
    🍼 biberon
    🚗 auto, 🚕 taxi, 🚙 SUV, 🚌 bus, 🚓 polizia, 🚑 ambulanza, 🚒 pompieri, 🚐 pulmino, 🛻 pickup, 🚚 camion
    🚜 trattore, 🛴 monopattino, 🚲 bicicletta, 🛵 motorino, 🛺 risciò, 🛹 skateboard, 🚂 locomotiva, 🚆 treno
    🚇 metropolitana, 🚊 tram, 🚄 treno rapido, 🚠 funivia, 🚁 elicottero, 🛫 aereo, 🚤 motoscafo
    🏠 casa, 🏢 ufficio, 🏥 ospedale, 🏦 banca, 🏨 hotel, 🏪 negozio, 🏫 scuola, 🏭 fabbrica, 🏰 castello
    🏯 palazzo, 💒 cappella, ⛪ chiesa, 🕌 moschea, 🛕 tempio, 🕍 sinagoga, 🗼 torre, 🗽 Statua della Libertà
    ⛲ fontana, ⛺ tenda, 🛖 capanna, 🌉 ponte, 🎡 ruota panoramica, 🎪 circo, 🗿 Moai, 🚉 stazione
    🚏 fermata dell'autobus, ⛽ benzinaio, 🚦 semaforo verticale, 💈 barbiere, 🏮 lanterna, 🚪 porta, 🧱 mattone
    🔨 martello, 🪓 ascia, 🔧 chiave inglese, 🪛 cacciavite, 🔩 bullone, 🪚 sega da falegname, 🧰 attrezzi
    🧲 calamita, 🪜 scala, 🔦 torcia, 💡 lampadina, 🔌 spina, 🔑 chiave, 🔒 lucchetto, 📎 graffetta, 📌 puntina
    📏 righello, 🧹 scopa, 🪣 secchio, 🧺 cesto, 🧽 spugna, 🪝 gancio, 🪑 sedia, 🧵 filo, ⏰ sveglia, 🔬 microscopio
    📷 fotocamera, 💻 portatile, 📺 televisore
    👕 t-shirt, 👖 jeans, 🧤 guanti, 🧥 cappotto, 🧦 calzini, 👗 vestito, 👘 kimono, 🥻 sari, 🩱 costume
    🩳 pantaloncini, 👚 camicetta, 👛 borsellino, 👜 borsa, 🎒 zaino, 👞 scarpa, 👟 scarpa sportiva
    🥾 stivale da trekking, 🥿 ballerina, 👠 scarpa con il tacco, 👡 sandalo, 👑 corona, 👒 cappello da donna
    🎩 cilindro, 🧢 berretto, 🪖 elmetto, 💍 anello, 👓 occhiali da vista, 🥽 maschera, 🦺 gilet, 👔 cravatta
    ⌚ orologio
    ⚽ pallone da calcio, 🏀 basket, 🏈 football, ⚾ palla da baseball, 🎾 tennis, 🏐 palla da pallavolo, 🏉 rugby
    🥏 frisbee, 🎱 palla da biliardo, 🏓 ping pong, 🏸 badminton, 🏒 hockey, 🥍 lacrosse, 🏏 cricket, ⛳ golf
    🏹 arco, 🥊 pugilato, 🥋 judo, 🎽 corsa, 🥌 curling, 🎿 sci, 🏂 snowboard, 🏄 surf, 🏊 nuoto, 🚴 ciclismo
    🎳 bowling, 🤺 scherma, 🏇 ippica
    🎯 bersaglio, 🎮 gamepad, 🎰 slot machine, 🎲 dado, 🧩 puzzle, 🧸 orsetto, 🪀 yo-yo, 🃏 jolly, 🀄 mahjong
    🎴 hanafuda, 🪄 bacchetta, 🔮 sfera di cristallo, 🎠 cavallo da giostra, 🎢 montagne russe, 🎭 teatro
    🎨 tavolozza, 🪅 pentolaccia, 🪆 matrioska, 🎈 palloncino, 🏆 coppa, 🥇 medaglia, 🤹 giocoliere, 🪃 boomerang
    🎵 nota, 🎼 spartito, 🎤 microfono, 🎧 cuffie, 🎷 sassofono, 🎸 chitarra, 🎹 piano, 🎺 tromba, 🎻 violino
    🪕 banjo, 🥁 tamburo, 🪘 conga, 🪗 fisarmonica, 📯 corno, 🔔 campana, 📻 radio, 📢 altoparlante, 🔇 muto, 💿 CD
    📼 cassetta, 🎬 ciak, 🎫 biglietto, 💃 ballerina, 🕺 ballerino, 🩰 danza classica, 👏 mani che applaudono
    👻 fantasma, 🎄 albero di Natale, 🎅 Babbo Natale, 🦌 cervo, 🎁 regalo, 🎀 fiocco, 🎉 festa, 🎊 coriandoli
    🎆 fuochi, 🧨 petardo, 🥂 brindisi, 🐣 pulcino che nasce, 💝 cuore, 👰 sposa, 🎓 cappello da laureato
    🕎 Menorah, 🪔 lampada, 🧧 busta, 🎏 carpa, 🎎 bambole giapponesi
    😀 felice, 😂 risate, 😉 occhiolino, 😍 innamorato, 😘 bacio, 😜 linguaccia, 🤓 secchione, 😎 figo, 🥳 festa
    😭 pianto, 😡 arrabbiato, 🤯 sbalordito, 🥶 freddo, 🥵 caldo, 😱 urlo, 🤔 pensare, 🤫 silenzio, 🤥 bugiardo
    😴 addormentato, 🤢 nausea, 🤧 starnuto, 😷 mascherina, 🤕 ferito, 🤠 cowboy, 😈 diavolo, 😇 angelo, 🤡 clown
    🤐 zitto, 🙃 sottosopra, 🤑 avido, 🤩 entusiasta, 🥸 travestito
    👍 mi piace, 👎 non mi piace, 👊 pugno chiuso, ✊ pugno, 🤞 fortuna, 🤟 ti amo, 🤘 rock, 👌 okay, 🤏 poco
    👈 sinistra, 👉 destra, 👆 su, 👇 giù, ✋ stop, 🖖 vulcaniano, 👋 ciao, 🤙 chiamare, 💪 forte, 🙏 per favore
    🤝 stretta di mano, 🙌 evviva, 👐 aperte, 🤲 preghiera, 💅 smalto per unghie, 🤳 selfie
    🧙 mago, 🧚 fata, 🧛 vampiro, 🧝 elfo, 🧞 genio, 🧟 zombie, 🦸 eroe, 🦹 cattivo, 👸 principessa, 🤴 principe
    🐉 drago, 👹 orco, 👺 goblin, 💀 teschio, 🥷 ninja, 👼 cherubino, 🐺 lupo
    ♈ Ariete, ♉ Toro, ♊ Gemelli, ♋ Cancro, ♌ Leone, ♍ Vergine, ♎ Bilancia, ♏ Scorpione, ♐ Sagittario
    ♑ Capricorno, ♒ Acquario, ♓ Pesci, 🐀 ratto, 🐂 bue, 🐅 tigre, 🐇 coniglio, 🐎 cavallo, 🐒 scimmia, 🐕 cane
    🐖 maiale
    🔴 cerchio rosso, 🟠 cerchio arancione, 🟡 cerchio giallo, 🟢 cerchio verde, 🔵 cerchio blu, 🟣 cerchio viola
    🟤 cerchio marrone, ⚫ cerchio nero, ⚪ cerchio bianco, 🟥 quadrato rosso, 🟧 quadrato arancione
    🟨 quadrato giallo, 🟩 quadrato verde, 🟦 quadrato blu, 🟪 quadrato viola, 🟫 quadrato marrone, ⬛ quadrato nero
    ⬜ quadrato bianco, 🧡 cuore arancione, 💛 cuore giallo, 💚 cuore verde, 💙 cuore azzurro, 💜 cuore viola
    🤎 cuore marrone, 🖤 cuore nero, 🤍 cuore bianco, 🔺 triangolo, 🔷 rombo, ⭕ cerchio, ❌ croce
    """
}
