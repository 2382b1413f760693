extension FaceWords {
  /// The words in Dutch.
  static let dutchText = """
    🐶 hond, 🐱 kat, 🐭 muis, 🐰 konijn, 🦊 vos, 🐻 beer, 🐼 panda, 🐨 koala, 🐯 tijger, 🦁 leeuw, 🐮 koe, 🐷 varken
    🐸 kikker, 🐵 aap, 🐴 paard, 🦄 eenhoorn, 🦝 wasbeer, 🦓 zebra, 🦒 giraffe, 🐘 olifant, 🦏 neushoorn
    🦛 nijlpaard, 🐪 dromedaris, 🦘 kangoeroe, 🦙 lama, 🐑 schaap, 🐐 geit, 🦥 luiaard, 🦔 egel, 🦇 vleermuis
    🦨 stinkdier, 🐍 slang
    🐙 octopus, 🦑 inktvis, 🦐 garnaal, 🦞 kreeft, 🦀 krab, 🐡 kogelvis, 🐠 tropische vis, 🐟 vis, 🐬 dolfijn
    🐳 walvis, 🦈 haai, 🦭 zeehond, 🐊 krokodil, 🐢 schildpad, 🐚 schelp, 🦪 oester, 🐧 pinguïn, 🦦 otter, 🦆 eend
    🌊 golf, ⚓ anker, ⛵ zeilboot, 🚢 schip, 🛶 kano, 🧜 zeemeermin, 🔱 drietand, 🤿 snorkel, 🎣 vishengel
    🐦 vogel, 🐔 kip, 🐓 haan, 🐤 kuiken, 🦅 adelaar, 🦉 uil, 🦃 kalkoen, 🦚 pauw, 🦜 papegaai, 🦢 zwaan
    🦩 flamingo, 🦤 dodo, 🪶 veer, 🥚 ei, 🐝 bij, 🐛 rups, 🦋 vlinder, 🐌 slak, 🐞 lieveheersbeestje, 🐜 mier
    🪰 vlieg, 🪲 kever, 🦟 mug, 🦗 krekel, 🦂 schorpioen, 🪱 worm
    🌸 kersenbloesem, 🌹 roos, 🌺 hibiscus, 🌻 zonnebloem, 🌼 madeliefje, 🌷 tulp, 💐 boeket, 🥀 verwelkt
    🌱 zaailing, 🪴 potplant, 🌲 naaldboom, 🌳 loofboom, 🌴 palmboom, 🌵 cactus, 🌾 rijst, 🌿 kruid
    🍀 klavertjevier, 🍁 esdoorn, 🍂 herfstblad, 🍃 bladeren, 🎍 bamboe, 🍄 paddenstoel, 🌰 kastanje
    🎃 halloweenlantaarn, 🪵 hout, 🪨 rots
    🌞 zon, ⛅ wolk, ☔ regen, ⚡ bliksem, 🌈 regenboog, ⛄ sneeuwpop, 🌀 cycloon, 🌁 mist, 💨 wind, 💧 druppel
    🧊 ijsklontje, 🔥 vuur, 🌋 vulkaan, 🗻 berg, 🌅 zonsopgang, 🌇 zonsondergang, 🌃 nacht, 🌙 maan, ⭐ ster
    🌠 vallende ster, 🌂 ingevouwen paraplu, 🪁 vlieger, 🎐 windorgel, 🛷 slee, 🧣 sjaal
    🚀 raket, 🛸 vliegende schotel, 🌍 aarde, 🪐 planeet met ringen, 🌕 volle maan, 🌓 halve maan, 🌑 nieuwe maan
    🌟 flonkering, 🌌 melkweg, 💫 duizelig, ✨ sterretjes, 💥 knal, 🔭 telescoop, 📡 antenne, 👽 buitenaards wezen
    👾 monster, 🤖 robot, 🔋 batterij, ⏳ zandloper, 🧭 kompas, 🧬 DNA, 💎 edelsteen
    🍎 appel, 🍐 peer, 🍊 mandarijn, 🍋 citroen, 🍌 banaan, 🍉 watermeloen, 🍇 druiven, 🍓 aardbei, 🫐 bosbessen
    🍈 meloen, 🍒 kersen, 🍑 perzik, 🥭 mango, 🍍 ananas, 🥥 kokosnoot, 🥝 kiwi, 🍅 tomaat, 🍆 aubergine, 🥑 avocado
    🥦 broccoli, 🥬 kool, 🥒 komkommer, 🌽 maïs, 🥕 wortel, 🧄 knoflook, 🧅 ui, 🥔 aardappel, 🍠 zoete aardappel
    🥜 pinda's, 🫒 olijf
    🍔 hamburger, 🍟 patat, 🍕 pizza, 🌭 hotdog, 🥪 boterham, 🌮 taco, 🌯 burrito, 🥙 kebab, 🍳 gebakken ei, 🥓 spek
    🍗 kippenpoot, 🥩 biefstuk, 🍞 brood, 🥐 croissant, 🥨 pretzel, 🥯 bagel, 🧀 kaas, 🥞 pannenkoeken, 🧇 wafel
    🍜 noedels, 🍝 spaghetti, 🍣 sushi, 🍤 tempura, 🍙 rijstballetje, 🍛 curry, 🥟 knoedel, 🥗 salade, 🍲 stoofpot
    🍿 popcorn, 🧂 zout, 🧈 boter
    🍦 softijs, 🍧 schaafijs, 🍨 ijs, 🍩 donut, 🍪 koekje, 🎂 verjaardagstaart, 🍰 gebak, 🧁 cupcake, 🥧 taart
    🍫 chocolade, 🍬 snoep, 🍭 lolly, 🍮 vla, 🍯 honing, 🍡 dango, 🥮 maancake, 🥛 melk, ☕ koffie, 🍵 thee
    🫖 theepot, 🥤 frisdrank, 🧃 sap, 🧉 maté, 🧋 bubbelthee, 🍼 babyflesje
    🚗 auto, 🚕 taxi, 🚙 jeep, 🚌 bus, 🚓 politieauto, 🚑 ambulance, 🚒 brandweerauto, 🚐 minibus, 🛻 pick-up
    🚚 bestelbus, 🚜 tractor, 🛴 step, 🚲 fiets, 🛵 brommer, 🛺 riksja, 🛹 skateboard, 🚂 locomotief, 🚆 trein
    🚇 metro, 🚊 tram, 🚄 hogesnelheidstrein, 🚠 kabelbaan, 🚁 helikopter, 🛫 vliegtuig, 🚤 speedboot
    🏠 huis, 🏢 kantoor, 🏥 ziekenhuis, 🏦 bank, 🏨 hotel, 🏪 winkel, 🏫 school, 🏭 fabriek, 🏰 kasteel, 🏯 paleis
    💒 kapel, ⛪ kerk, 🕌 moskee, 🛕 tempel, 🕍 synagoge, 🗼 toren, 🗽 vrijheidsbeeld, ⛲ fontein, ⛺ tent, 🛖 hut
    🌉 brug, 🎡 reuzenrad, 🎪 circus, 🗿 moai, 🚉 station, 🚏 bushalte, ⛽ tankstation, 🚦 verkeerslicht, 💈 kapper
    🏮 lantaarn, 🚪 deur, 🧱 baksteen
    🔨 hamer, 🪓 bijl, 🔧 moersleutel, 🪛 schroevendraaier, 🔩 bout, 🪚 zaag, 🧰 gereedschapskist, 🧲 magneet
    🪜 ladder, 🔦 zaklamp, 💡 gloeilamp, 🔌 stekker, 🔑 sleutel, 🔒 slot, 📎 paperclip, 📌 punaise, 📏 liniaal
    🧹 bezem, 🪣 emmer, 🧺 mand, 🧽 spons, 🪝 haak, 🪑 stoel, 🧵 draad, ⏰ wekker, 🔬 microscoop, 📷 camera
    💻 laptop, 📺 televisie
    👕 T-shirt, 👖 spijkerbroek, 🧤 handschoenen, 🧥 jas, 🧦 sokken, 👗 jurk, 👘 kimono, 🥻 sari, 🩱 badpak
    🩳 korte broek, 👚 blouse, 👛 portemonnee, 👜 handtas, 🎒 rugzak, 👞 schoen, 👟 sportschoen, 🥾 wandelschoen
    🥿 instapper, 👠 hak, 👡 sandaal, 👑 kroon, 👒 hoed, 🎩 hoge hoed, 🧢 pet, 🪖 helm, 💍 ring, 👓 bril
    🥽 duikbril, 🦺 veiligheidsvest, 👔 stropdas, ⌚ horloge
    ⚽ voetbal, 🏀 basketbal, 🏈 american football, ⚾ honkbal, 🎾 tennis, 🏐 volleybal, 🏉 rugby, 🥏 frisbee
    🎱 biljart, 🏓 pingpong, 🏸 badminton, 🏒 ijshockey, 🥍 lacrosse, 🏏 cricket, ⛳ golf, 🏹 boog, 🥊 boksen
    🥋 judo, 🎽 hardlopen, 🥌 curling, 🎿 skiën, 🏂 snowboarden, 🏄 surfen, 🏊 zwemmende persoon
    🚴 fietsende persoon, 🎳 bowlen, 🤺 schermen, 🏇 paardrijden
    🎯 darts, 🎮 videogame, 🎰 gokautomaat, 🎲 dobbelsteen, 🧩 puzzel, 🧸 teddybeer, 🪀 jojo, 🃏 joker
    🀄 mahjong rode draak, 🎴 hanafuda, 🪄 toverstok, 🔮 kristallen bol, 🎠 draaimolen, 🎢 achtbaan, 🎭 theater
    🎨 palet, 🪅 piñata, 🪆 matroesjka, 🎈 ballon, 🏆 trofee, 🥇 medaille, 🤹 jongleur, 🪃 boemerang
    🎵 noot, 🎼 notenbalk, 🎤 microfoon, 🎧 hoofdtelefoon, 🎷 saxofoon, 🎸 gitaar, 🎹 piano, 🎺 trompet, 🎻 viool
    🪕 banjo, 🥁 trommel, 🪘 conga, 🪗 accordeon, 📯 posthoorn, 🔔 bel, 📻 radio, 📢 luidspreker, 🔇 stil, 💿 cd
    📼 videoband, 🎬 klapbord, 🎫 ticket, 💃 danseres, 🕺 danser, 🩰 ballet, 👏 applaus
    👻 spook, 🎄 kerstboom, 🎅 kerstman, 🦌 hert, 🎁 cadeau, 🎀 strik, 🎉 feestknaller, 🎊 confetti, 🎆 vuurwerk
    🧨 rotje, 🥂 toast, 🐣 kuiken, 💝 hart, 👰 persoon met sluier, 🎓 afgestudeerde, 🕎 menora, 🪔 lamp, 🧧 envelop
    🎏 karper, 🎎 poppen
    😀 blij, 😂 lachen, 😉 knipoog, 😍 verliefd, 😘 kus, 😜 grapjas, 🤓 nerd, 😎 cool, 🥳 feest, 😭 huilen, 😡 boos
    🤯 geschokt, 🥶 koud, 🥵 heet, 😱 bang, 🤔 denken, 🤫 stil, 🤥 leugenaar, 😴 slapend, 🤢 misselijk, 🤧 niezen
    😷 mondkapje, 🤕 gewond, 🤠 cowboy, 😈 duivel, 😇 engel, 🤡 clown, 🤐 zwijgen, 🙃 ondersteboven, 🤑 hebzuchtig
    🤩 enthousiast, 🥸 vermomd
    👍 duim omhoog, 👎 duim omlaag, 👊 stoot, ✊ vuist, 🤞 gekruiste vingers, 🤟 liefde, 🤘 rock, 👌 oké, 🤏 beetje
    👈 links, 👉 rechts, 👆 omhoog, 👇 omlaag, ✋ stop, 🖖 Vulcan, 👋 zwaaien, 🤙 bellen, 💪 sterk, 🙏 alsjeblieft
    🤝 handdruk, 🙌 hoera, 👐 open, 🤲 gebed, 💅 nagellak, 🤳 selfie
    🧙 magiër, 🧚 fee, 🧛 vampier, 🧝 elf, 🧞 geest, 🧟 zombie, 🦸 held, 🦹 schurk, 👸 prinses, 🤴 prins, 🐉 draak
    👹 oger, 👺 kobold, 💀 schedel, 🥷 ninja, 👼 engeltje, 🐺 wolf
    ♈ ram, ♉ stier, ♊ tweelingen, ♋ kreeft, ♌ leeuw, ♍ maagd, ♎ weegschaal, ♏ schorpioen, ♐ boogschutter
    ♑ steenbok, ♒ waterman, ♓ vissen, 🐀 rat, 🐂 os, 🐅 tijger, 🐇 konijn, 🐎 paard, 🐒 aap, 🐕 hond, 🐖 varken
    🔴 rode cirkel, 🟠 oranje cirkel, 🟡 gele cirkel, 🟢 groene cirkel, 🔵 blauwe cirkel, 🟣 paarse cirkel
    🟤 bruine cirkel, ⚫ zwarte cirkel, ⚪ witte cirkel, 🟥 rood vierkant, 🟧 oranje vierkant, 🟨 geel vierkant
    🟩 groen vierkant, 🟦 blauw vierkant, 🟪 paars vierkant, 🟫 bruin vierkant, ⬛ zwart vierkant, ⬜ wit vierkant
    🧡 oranje hart, 💛 geel hart, 💚 groen hart, 💙 blauw hart, 💜 paars hart, 🤎 bruin hart, 🖤 zwart hart
    🤍 wit hart, 🔺 driehoek, 🔷 grote blauwe ruit, ⭕ cirkel, ❌ kruis
    """
}
