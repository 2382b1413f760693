extension FaceWords {
  /// The words in Portuguese.
  static let portugueseText = """
    🐶 cachorro, 🐱 gato, 🐭 rato, 🐰 coelho, 🦊 raposa, 🐻 urso, 🐼 panda, 🐨 coala, 🐯 tigre, 🦁 leão, 🐮 vaca
    🐷 porco, 🐸 sapo, 🐵 macaco, 🐴 cavalo, 🦄 unicórnio, 🦝 guaxinim, 🦓 zebra, 🦒 girafa, 🐘 elefante
    🦏 rinoceronte, 🦛 hipopótamo, 🐪 camelo, 🦘 canguru, 🦙 lhama, 🐑 ovelha, 🐐 cabra, 🦥 preguiça
    🦔 porco-espinho, 🦇 morcego, 🦨 gambá, 🐍 cobra
    🐙 polvo, 🦑 lula, 🦐 camarão, 🦞 lagosta, 🦀 caranguejo, 🐡 baiacu, 🐠 peixe tropical, 🐟 peixe, 🐬 golfinho
    🐳 baleia, 🦈 tubarão, 🦭 foca, 🐊 crocodilo, 🐢 tartaruga, 🐚 concha, 🦪 ostra, 🐧 pinguim, 🦦 lontra, 🦆 pato
    🌊 onda, ⚓ âncora, ⛵ barco a vela, 🚢 navio, 🛶 canoa, 🧜 sereia, 🔱 tridente, 🤿 snorkel, 🎣 vara de pesca
    🐦 pássaro, 🐔 galinha, 🐓 galo, 🐤 pintinho de perfil, 🦅 águia, 🦉 coruja, 🦃 peru, 🦚 pavão, 🦜 papagaio
    🦢 cisne, 🦩 flamingo, 🦤 dodô, 🪶 pena, 🥚 ovo, 🐝 abelha, 🐛 lagarta, 🦋 borboleta, 🐌 caracol, 🐞 joaninha
    🐜 formiga, 🪰 mosca, 🪲 besouro, 🦟 mosquito, 🦗 grilo, 🦂 escorpião, 🪱 minhoca
    🌸 flor de cerejeira, 🌹 rosa, 🌺 hibisco, 🌻 girassol, 🌼 margarida, 🌷 tulipa, 💐 buquê, 🥀 murcha, 🌱 broto
    🪴 vaso de planta, 🌲 pinheiro, 🌳 árvore, 🌴 palmeira, 🌵 cacto, 🌾 arroz, 🌿 erva, 🍀 trevo, 🍁 bordo
    🍂 outono, 🍃 folhas, 🎍 decoração de pinhos, 🍄 cogumelo, 🌰 castanha, 🎃 abóbora, 🪵 madeira, 🪨 pedra
    🌞 sol, ⛅ nuvem, ☔ chuva, ⚡ raio, 🌈 arco-íris, ⛄ boneco de neve, 🌀 ciclone, 🌁 névoa, 💨 vento, 💧 gota
    🧊 gelo, 🔥 fogo, 🌋 vulcão, 🗻 montanha, 🌅 nascer do sol, 🌇 pôr do sol, 🌃 noite, 🌙 lua, ⭐ estrela
    🌠 estrela cadente, 🌂 guarda-chuva, 🪁 pipa, 🎐 sino de vento, 🛷 trenó, 🧣 cachecol
    🚀 foguete, 🛸 disco voador, 🌍 Terra, 🪐 Saturno, 🌕 lua cheia, 🌓 meia-lua, 🌑 lua nova, 🌟 estrela brilhante
    🌌 via láctea, 💫 tontura, ✨ brilhos, 💥 colisão, 🔭 telescópio, 📡 antena parabólica, 👽 alienígena
    👾 monstro, 🤖 robô, 🔋 pilha, ⏳ ampulheta, 🧭 bússola, 🧬 DNA, 💎 diamante
    🍎 maçã, 🍐 pera, 🍊 tangerina, 🍋 limão, 🍌 banana, 🍉 melancia, 🍇 uvas, 🍓 morango, 🫐 mirtilos, 🍈 melão
    🍒 cereja, 🍑 pêssego, 🥭 manga, 🍍 abacaxi, 🥥 coco, 🥝 kiwi, 🍅 tomate, 🍆 berinjela, 🥑 abacate, 🥦 brócolis
    🥬 couve, 🥒 pepino, 🌽 milho, 🥕 cenoura, 🧄 alho, 🧅 cebola, 🥔 batata, 🍠 batata-doce, 🥜 amendoim
    🫒 azeitona
    🍔 hambúrguer, 🍟 batata frita, 🍕 pizza, 🌭 cachorro-quente, 🥪 sanduíche, 🌮 taco, 🌯 burrito, 🥙 kebab
    🍳 ovo frito, 🥓 bacon, 🍗 coxa, 🥩 bife, 🍞 pão, 🥐 croissant, 🥨 pretzel, 🥯 bagel, 🧀 queijo, 🥞 panquecas
    🧇 waffle, 🍜 lámen, 🍝 espaguete, 🍣 sushi, 🍤 tempurá, 🍙 onigiri, 🍛 curry, 🥟 bolinho asiático, 🥗 salada
    🍲 ensopado, 🍿 pipoca, 🧂 sal, 🧈 manteiga
    🍦 casquinha, 🍧 raspadinha de gelo, 🍨 sorvete, 🍩 donut, 🍪 biscoito, 🎂 bolo de aniversário, 🍰 bolo
    🧁 cupcake, 🥧 torta, 🍫 chocolate, 🍬 bala, 🍭 pirulito, 🍮 pudim, 🍯 mel, 🍡 dango, 🥮 bolo lunar, 🥛 leite
    ☕ café, 🍵 chá, 🫖 bule, 🥤 refrigerante, 🧃 suco, 🧉 mate, 🧋 chá perolado, 🍼 mamadeira
    🚗 carro, 🚕 táxi, 🚙 SUV, 🚌 ônibus, 🚓 polícia, 🚑 ambulância, 🚒 bombeiros, 🚐 van, 🛻 caminhonete
    🚚 caminhão de entrega, 🚜 trator, 🛴 patinete, 🚲 bicicleta, 🛵 lambreta, 🛺 riquixá, 🛹 skate, 🚂 locomotiva
    🚆 trem, 🚇 metrô, 🚊 bonde, 🚄 trem-bala, 🚠 teleférico, 🚁 helicóptero, 🛫 avião, 🚤 lancha
    🏠 casa, 🏢 escritório, 🏥 hospital, 🏦 banco, 🏨 hotel, 🏪 loja, 🏫 escola, 🏭 fábrica, 🏰 castelo, 🏯 palácio
    💒 capela de casamento, ⛪ igreja, 🕌 mesquita, 🛕 templo, 🕍 sinagoga, 🗼 torre, 🗽 estátua, ⛲ fonte
    ⛺ barraca, 🛖 cabana, 🌉 ponte, 🎡 roda gigante, 🎪 circo, 🗿 moai, 🚉 estação, 🚏 ponto de ônibus
    ⛽ posto de gasolina, 🚦 semáforo, 💈 barbearia, 🏮 lanterna, 🚪 porta, 🧱 tijolo
    🔨 martelo, 🪓 machado, 🔧 chave inglesa, 🪛 chave de fenda, 🔩 parafuso, 🪚 serrote, 🧰 caixa de ferramentas
    🧲 ímã, 🪜 escada, 🔦 lanterna, 💡 lâmpada, 🔌 tomada, 🔑 chave, 🔒 cadeado, 📎 clipe de papel, 📌 tacha
    📏 régua, 🧹 vassoura, 🪣 balde, 🧺 cesta, 🧽 esponja, 🪝 gancho, 🪑 cadeira, 🧵 linha, ⏰ despertador
    🔬 microscópio, 📷 câmera, 💻 laptop, 📺 televisão
    👕 camiseta, 👖 jeans, 🧤 luvas, 🧥 casaco, 🧦 meias, 👗 vestido, 👘 quimono, 🥻 sari, 🩱 maiô, 🩳 shorts
    👚 blusa, 👛 bolsinha, 👜 bolsa, 🎒 mochila, 👞 sapato, 👟 tênis, 🥾 bota, 🥿 sapatilha, 👠 salto alto
    👡 sandália, 👑 coroa, 👒 chapéu, 🎩 cartola, 🧢 boné, 🪖 capacete, 💍 anel, 👓 óculos, 🥽 óculos de natação
    🦺 colete salva-vidas, 👔 gravata, ⌚ relógio
    ⚽ futebol, 🏀 basquete, 🏈 futebol americano, ⚾ beisebol, 🎾 tênis, 🏐 vôlei, 🏉 rúgbi, 🥏 frisbee, 🎱 bilhar
    🏓 pingue-pongue, 🏸 badminton, 🏒 hóquei, 🥍 lacrosse, 🏏 críquete, ⛳ bandeira no buraco, 🏹 arco, 🥊 boxe
    🥋 judô, 🎽 camiseta de corrida, 🥌 curling, 🎿 esqui, 🏂 snowboard, 🏄 surfe, 🏊 natação, 🚴 ciclismo
    🎳 boliche, 🤺 esgrima, 🏇 hipismo
    🎯 dardos, 🎮 videogame, 🎰 caça-níquel, 🎲 dado, 🧩 quebra-cabeça, 🧸 ursinho, 🪀 ioiô, 🃏 curinga, 🀄 mahjong
    🎴 hanafuda, 🪄 varinha, 🔮 bola de cristal, 🎠 carrossel, 🎢 montanha russa, 🎭 teatro, 🎨 paleta, 🪅 pinhata
    🪆 boneca russa, 🎈 balão, 🏆 troféu, 🥇 medalha, 🤹 malabarista, 🪃 bumerangue
    🎵 nota, 🎼 partitura musical, 🎤 microfone, 🎧 fones de ouvido, 🎷 saxofone, 🎸 guitarra, 🎹 piano, 🎺 trompete
    🎻 violino, 🪕 banjo, 🥁 tambor, 🪘 conga, 🪗 acordeão, 📯 corneta, 🔔 sino, 📻 rádio, 📢 buzina, 🔇 mudo, 💿 cd
    📼 videocassete, 🎬 claquete, 🎫 ingresso, 💃 dançarina, 🕺 dançarino, 🩰 sapatilha de balé, 👏 aplausos
    👻 fantasma, 🎄 árvore de Natal, 🎅 Papai Noel, 🦌 cervo, 🎁 presente, 🎀 laço, 🎉 festa, 🎊 confete
    🎆 fogos de artifício, 🧨 bombinha, 🥂 brinde, 🐣 pintinho, 💝 coração, 👰 noiva, 🎓 chapéu de formatura
    🕎 menorá, 🪔 lamparina, 🧧 envelope, 🎏 carpa, 🎎 bonecas japonesas
    😀 feliz, 😂 gargalhada, 😉 piscada, 😍 amor, 😘 beijo, 😜 brincalhão, 🤓 nerd, 😎 legal, 🥳 festa, 😭 chorando
    😡 zangado, 🤯 chocado, 🥶 frio, 🥵 calor, 😱 grito, 🤔 pensando, 🤫 quieto, 🤥 mentira, 😴 dormindo, 🤢 enjoado
    🤧 espirro, 😷 máscara, 🤕 machucado, 🤠 caubói, 😈 diabo, 😇 anjo, 🤡 palhaço, 🤐 zíper, 🙃 ao contrário
    🤑 rico, 🤩 deslumbrado, 🥸 disfarce
    👍 gostei, 👎 não gostei, 👊 soco, ✊ punho, 🤞 sorte, 🤟 amor, 🤘 rock, 👌 ok, 🤏 pouquinho, 👈 esquerda
    👉 direita, 👆 acima, 👇 abaixo, ✋ pare, 🖖 vulcano, 👋 tchau, 🤙 ligar, 💪 forte, 🙏 por favor
    🤝 aperto de mãos, 🙌 viva, 👐 mãos abertas, 🤲 oração, 💅 unhas, 🤳 selfie
    🧙 mago, 🧚 fada, 🧛 vampiro, 🧝 elfo, 🧞 gênio, 🧟 zumbi, 🦸 herói, 🦹 vilão, 👸 princesa, 🤴 príncipe
    🐉 dragão, 👹 ogro, 👺 duende, 💀 caveira, 🥷 ninja, 👼 querubim, 🐺 lobo
    ♈ Áries, ♉ Touro, ♊ Gêmeos, ♋ Câncer, ♌ Leão, ♍ Virgem, ♎ Libra, ♏ Escorpião, ♐ Sagitário
    ♑ Capricórnio, ♒ Aquário, ♓ Peixes, 🐀 rato, 🐂 boi, 🐅 tigre, 🐇 coelho, 🐎 cavalo, 🐒 macaco, 🐕 cachorro
    🐖 porco
    🔴 círculo vermelho, 🟠 círculo laranja, 🟡 círculo amarelo, 🟢 círculo verde, 🔵 círculo azul, 🟣 círculo roxo
    🟤 círculo marrom, ⚫ círculo preto, ⚪ círculo branco, 🟥 quadrado vermelho, 🟧 quadrado laranja
    🟨 quadrado amarelo, 🟩 quadrado verde, 🟦 quadrado azul, 🟪 quadrado roxo, 🟫 quadrado marrom
    ⬛ quadrado preto, ⬜ quadrado branco, 🧡 coração laranja, 💛 coração amarelo, 💚 coração verde, 💙 coração azul
    💜 coração roxo, 🤎 coração marrom, 🖤 coração preto, 🤍 coração branco, 🔺 triângulo, 🔷 losango azul grande
    ⭕ círculo, ❌ xis
    """
}
