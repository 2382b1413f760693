extension FaceWords {
  /// The words in Spanish.
  static let spanishText = """
    🐶 perro, 🐱 gato, 🐭 ratón, 🐰 conejo, 🦊 zorro, 🐻 oso, 🐼 panda, 🐨 koala, 🐯 tigre, 🦁 león, 🐮 vaca
    🐷 cerdo, 🐸 rana, 🐵 mono, 🐴 caballo, 🦄 unicornio, 🦝 mapache, 🦓 cebra, 🦒 jirafa, 🐘 elefante
    🦏 rinoceronte, 🦛 hipopótamo, 🐪 dromedario, 🦘 canguro, 🦙 llama, 🐑 oveja, 🐐 cabra, 🦥 perezoso, 🦔 erizo
    🦇 murciélago, 🦨 mofeta, 🐍 serpiente
    🐙 pulpo, 🦑 calamar, 🦐 gamba, 🦞 bogavante, 🦀 cangrejo, 🐡 pez globo, 🐠 pez tropical, 🐟 pez, 🐬 delfín
    🐳 ballena, 🦈 tiburón, 🦭 foca, 🐊 cocodrilo, 🐢 tortuga, 🐚 caracola, 🦪 ostra, 🐧 pingüino, 🦦 nutria
    🦆 pato, 🌊 ola, ⚓ ancla, ⛵ velero, 🚢 barco, 🛶 canoa, 🧜 sirena, 🔱 tridente, 🤿 esnórquel, 🎣 caña
    🐦 pájaro, 🐔 gallina, 🐓 gallo, 🐤 pollito, 🦅 águila, 🦉 búho, 🦃 pavo, 🦚 pavo real, 🦜 loro, 🦢 cisne
    🦩 flamenco, 🦤 dodo, 🪶 pluma, 🥚 huevo, 🐝 abeja, 🐛 oruga, 🦋 mariposa, 🐌 caracol, 🐞 mariquita, 🐜 hormiga
    🪰 mosca, 🪲 escarabajo, 🦟 mosquito, 🦗 grillo, 🦂 escorpión, 🪱 gusano
    🌸 cerezo, 🌹 rosa, 🌺 hibisco, 🌻 girasol, 🌼 margarita, 🌷 tulipán, 💐 ramo, 🥀 marchita, 🌱 brote, 🪴 maceta
    🌲 abeto, 🌳 árbol, 🌴 palmera, 🌵 cactus, 🌾 arroz, 🌿 hierba, 🍀 trébol, 🍁 arce, 🍂 otoño, 🍃 hojas, 🎍 bambú
    🍄 seta, 🌰 castaña, 🎃 calabaza, 🪵 madera, 🪨 piedra
    🌞 sol, ⛅ nube, ☔ lluvia, ⚡ rayo, 🌈 arcoíris, ⛄ muñeco de nieve, 🌀 ciclón, 🌁 niebla, 💨 viento, 💧 gota
    🧊 hielo, 🔥 fuego, 🌋 volcán, 🗻 montaña, 🌅 amanecer, 🌇 puesta de sol, 🌃 noche, 🌙 luna, ⭐ estrella
    🌠 estrella fugaz, 🌂 paraguas, 🪁 cometa, 🎐 campanilla, 🛷 trineo, 🧣 bufanda
    🚀 cohete, 🛸 platillo volante, 🌍 Tierra, 🪐 Saturno, 🌕 luna llena, 🌓 media luna, 🌑 luna nueva, 🌟 destello
    🌌 Vía Láctea, 💫 mareo, ✨ chispas, 💥 colisión, 🔭 telescopio, 📡 antena de satélite, 👽 alienígena
    👾 monstruo, 🤖 robot, 🔋 pila, ⏳ reloj de arena, 🧭 brújula, 🧬 ADN, 💎 gema
    🍎 manzana, 🍐 pera, 🍊 mandarina, 🍋 limón, 🍌 plátano, 🍉 sandía, 🍇 uvas, 🍓 fresa, 🫐 arándanos, 🍈 melón
    🍒 cerezas, 🍑 melocotón, 🥭 mango, 🍍 piña, 🥥 coco, 🥝 kiwi, 🍅 tomate, 🍆 berenjena, 🥑 aguacate, 🥦 brócoli
    🥬 col, 🥒 pepino, 🌽 maíz, 🥕 zanahoria, 🧄 ajo, 🧅 cebolla, 🥔 patata, 🍠 boniato, 🥜 cacahuetes, 🫒 aceituna
    🍔 hamburguesa, 🍟 patatas fritas, 🍕 pizza, 🌭 perrito caliente, 🥪 sándwich, 🌮 taco, 🌯 burrito, 🥙 kebab
    🍳 huevo frito, 🥓 beicon, 🍗 muslo, 🥩 filete, 🍞 pan, 🥐 cruasán, 🥨 bretzel, 🥯 bagel, 🧀 queso, 🥞 tortitas
    🧇 gofre, 🍜 fideos, 🍝 espagueti, 🍣 sushi, 🍤 tempura, 🍙 onigiri, 🍛 curry, 🥟 empanadilla, 🥗 ensalada
    🍲 guiso, 🍿 palomitas, 🧂 sal, 🧈 mantequilla
    🍦 cucurucho de helado, 🍧 granizado hawaiano, 🍨 helado, 🍩 dónut, 🍪 galleta, 🎂 tarta, 🍰 pastel
    🧁 magdalena, 🥧 tarta de fruta, 🍫 chocolate, 🍬 caramelo, 🍭 piruleta, 🍮 flan, 🍯 miel, 🍡 dango
    🥮 pastel de luna, 🥛 leche, ☕ café, 🍵 té, 🫖 tetera, 🥤 refresco, 🧃 zumo, 🧉 mate, 🧋 té de burbujas
    🍼 biberón
    🚗 coche, 🚕 taxi, 🚙 todoterreno, 🚌 autobús, 🚓 policía, 🚑 ambulancia, 🚒 bomberos, 🚐 minibús, 🛻 camioneta
    🚚 camión, 🚜 tractor, 🛴 patinete, 🚲 bicicleta, 🛵 motocicleta, 🛺 mototaxi, 🛹 monopatín, 🚂 locomotora
    🚆 tren, 🚇 metro, 🚊 tranvía, 🚄 tren bala, 🚠 teleférico, 🚁 helicóptero, 🛫 avión, 🚤 lancha
    🏠 casa, 🏢 oficina, 🏥 hospital, 🏦 banco, 🏨 hotel, 🏪 tienda, 🏫 colegio, 🏭 fábrica, 🏰 castillo, 🏯 palacio
    💒 capilla, ⛪ iglesia, 🕌 mezquita, 🛕 templo, 🕍 sinagoga, 🗼 torre, 🗽 estatua, ⛲ fuente
    ⛺ tienda de campaña, 🛖 cabaña, 🌉 puente, 🎡 noria, 🎪 circo, 🗿 moái, 🚉 estación, 🚏 parada de autobús
    ⛽ gasolinera, 🚦 semáforo, 💈 barbería, 🏮 farolillo, 🚪 puerta, 🧱 ladrillo
    🔨 martillo, 🪓 hacha, 🔧 llave inglesa, 🪛 destornillador, 🔩 tornillo, 🪚 sierra, 🧰 caja de herramientas
    🧲 imán, 🪜 escalera, 🔦 linterna, 💡 bombilla, 🔌 enchufe eléctrico, 🔑 llave, 🔒 candado, 📎 clip
    📌 chincheta, 📏 regla, 🧹 escoba, 🪣 cubo, 🧺 cesta, 🧽 esponja, 🪝 gancho, 🪑 silla, 🧵 hilo, ⏰ despertador
    🔬 microscopio, 📷 cámara, 💻 portátil, 📺 televisión
    👕 camiseta, 👖 vaqueros, 🧤 guantes, 🧥 abrigo, 🧦 calcetines, 👗 vestido, 👘 kimono, 🥻 sari, 🩱 bañador
    🩳 pantalones cortos, 👚 blusa, 👛 monedero, 👜 bolso, 🎒 mochila, 👞 zapato, 👟 zapatilla
    🥾 bota de senderismo, 🥿 bailarina, 👠 tacón, 👡 sandalia de mujer, 👑 corona, 👒 sombrero, 🎩 chistera
    🧢 gorra, 🪖 casco, 💍 anillo, 👓 gafas, 🥽 gafas de bucear, 🦺 chaleco de seguridad, 👔 corbata, ⌚ reloj
    ⚽ fútbol, 🏀 baloncesto, 🏈 fútbol americano, ⚾ béisbol, 🎾 tenis, 🏐 voleibol, 🏉 rugby, 🥏 frisbee
    🎱 billar, 🏓 ping-pong, 🏸 bádminton, 🏒 hockey sobre hielo, 🥍 lacrosse, 🏏 críquet, ⛳ golf, 🏹 arco
    🥊 boxeo, 🥋 judo, 🎽 correr, 🥌 curling, 🎿 esquí, 🏂 snowboard, 🏄 surf, 🏊 natación, 🚴 persona en bicicleta
    🎳 bolos, 🤺 esgrima, 🏇 equitación
    🎯 dardos, 🎮 mando, 🎰 tragaperras, 🎲 dado, 🧩 puzle, 🧸 osito, 🪀 yoyó, 🃏 comodín, 🀄 mahjong, 🎴 hanafuda
    🪄 varita, 🔮 bola de cristal, 🎠 caballo de tiovivo, 🎢 montaña rusa, 🎭 teatro, 🎨 paleta, 🪅 piñata
    🪆 muñeca rusa, 🎈 globo, 🏆 trofeo, 🥇 medalla, 🤹 malabares, 🪃 bumerán
    🎵 nota, 🎼 partitura, 🎤 micrófono, 🎧 auriculares, 🎷 saxofón, 🎸 guitarra, 🎹 piano, 🎺 trompeta, 🎻 violín
    🪕 banjo, 🥁 tambor, 🪘 tamboril, 🪗 acordeón, 📯 corneta, 🔔 campana, 📻 radio, 📢 megáfono, 🔇 silencio
    💿 disco compacto, 📼 cinta, 🎬 claqueta, 🎫 entrada, 💃 bailarina, 🕺 bailarín, 🩰 ballet, 👏 aplauso
    👻 fantasma, 🎄 árbol de Navidad, 🎅 Papá Noel, 🦌 ciervo, 🎁 regalo, 🎀 lazo, 🎉 confeti, 🎊 bola de confeti
    🎆 fuegos artificiales, 🧨 petardo, 🥂 brindis, 🐣 cascarón, 💝 corazón, 👰 novia, 🎓 birrete, 🕎 menorá
    🪔 lámpara, 🧧 sobre, 🎏 carpa, 🎎 muñecas japonesas
    😀 alegre, 😂 risa, 😉 guiño, 😍 amor, 😘 beso, 😜 travieso, 🤓 friki, 😎 guay, 🥳 fiesta, 😭 llorando
    😡 enfadado, 🤯 asombrado, 🥶 frío, 🥵 calor, 😱 grito, 🤔 pensativo, 🤫 silencio, 🤥 mentira, 😴 dormido
    🤢 náuseas, 🤧 estornudo, 😷 mascarilla, 🤕 herido, 🤠 vaquero, 😈 diablo, 😇 ángel, 🤡 payaso, 🤐 cremallera
    🙃 al revés, 🤑 dinero, 🤩 estrellas, 🥸 disfraz
    👍 me gusta, 👎 no me gusta, 👊 puño cerrado, ✊ puño, 🤞 suerte, 🤟 te quiero, 🤘 rock, 👌 ok, 🤏 pizca
    👈 izquierda, 👉 derecha, 👆 arriba, 👇 abajo, ✋ alto, 🖖 vulcano, 👋 hola, 🤙 llamar, 💪 fuerte, 🙏 por favor
    🤝 apretón, 🙌 hurra, 👐 manos abiertas, 🤲 ofrenda, 💅 pintarse las uñas, 🤳 selfi
    🧙 mago, 🧚 hada, 🧛 vampiro, 🧝 elfo, 🧞 genio, 🧟 zombi, 🦸 héroe, 🦹 villano, 👸 princesa, 🤴 príncipe
    🐉 dragón, 👹 ogro, 👺 duende, 💀 calavera, 🥷 ninja, 👼 querubín, 🐺 lobo
    ♈ Aries, ♉ Tauro, ♊ Géminis, ♋ Cáncer, ♌ Leo, ♍ Virgo, ♎ Libra, ♏ Escorpio, ♐ Sagitario, ♑ Capricornio
    ♒ Acuario, ♓ Piscis, 🐀 rata, 🐂 buey, 🐅 tigre, 🐇 conejo, 🐎 caballo, 🐒 mono, 🐕 perro, 🐖 cerdo
    🔴 círculo rojo, 🟠 círculo naranja, 🟡 círculo amarillo, 🟢 círculo verde, 🔵 círculo azul, 🟣 círculo morado
    🟤 círculo marrón, ⚫ círculo negro, ⚪ círculo blanco, 🟥 cuadrado rojo, 🟧 cuadrado naranja
    🟨 cuadrado amarillo, 🟩 cuadrado verde, 🟦 cuadrado azul, 🟪 cuadrado morado, 🟫 cuadrado marrón
    ⬛ cuadrado negro, ⬜ cuadrado blanco, 🧡 corazón naranja, 💛 corazón amarillo, 💚 corazón verde
    💙 corazón azul, 💜 corazón morado, 🤎 corazón marrón, 🖤 corazón negro, 🤍 corazón blanco, 🔺 triángulo
    🔷 rombo azul grande, ⭕ círculo, ❌ cruz
    """
}
