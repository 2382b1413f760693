extension FaceWords {
  /// The words in Polish.
  static let polishText = """
    🐶 pies, 🐱 kot, 🐭 mysz, 🐰 królik, 🦊 lis, 🐻 niedźwiedź, 🐼 panda, 🐨 koala, 🐯 tygrys, 🦁 lew, 🐮 krowa
    🐷 świnia, 🐸 żaba, 🐵 małpa, 🐴 koń, 🦄 jednorożec, 🦝 szop, 🦓 zebra, 🦒 żyrafa, 🐘 słoń, 🦏 nosorożec
    🦛 hipopotam, 🐪 wielbłąd, 🦘 kangur, 🦙 lama, 🐑 owca, 🐐 koza, 🦥 leniwiec, 🦔 jeż, 🦇 nietoperz, 🦨 skunks
    🐍 wąż
    🐙 ośmiornica, 🦑 kałamarnica, 🦐 krewetka, 🦞 homar, 🦀 krab, 🐡 rozdymka, 🐠 ryba tropikalna, 🐟 ryba
    🐬 delfin, 🐳 wieloryb, 🦈 rekin, 🦭 foka, 🐊 krokodyl, 🐢 żółw, 🐚 muszla, 🦪 ostryga, 🐧 pingwin, 🦦 wydra
    🦆 kaczka, 🌊 fala, ⚓ kotwica, ⛵ żaglówka, 🚢 statek, 🛶 kajak, 🧜 syrena, 🔱 trójząb, 🤿 fajka do nurkowania
    🎣 wędka
    🐦 ptak, 🐔 kura, 🐓 kogut, 🐤 kurczątko, 🦅 orzeł, 🦉 sowa, 🦃 indyk, 🦚 paw, 🦜 papuga, 🦢 łabędź, 🦩 flaming
    🦤 dodo, 🪶 pióro, 🥚 jajko, 🐝 pszczoła, 🐛 gąsienica, 🦋 motyl, 🐌 ślimak, 🐞 biedronka, 🐜 mrówka, 🪰 mucha
    🪲 chrząszcz, 🦟 komar, 🦗 świerszcz, 🦂 skorpion, 🪱 robak
    🌸 kwiat wiśni, 🌹 róża, 🌺 hibiskus, 🌻 słonecznik, 🌼 stokrotka, 🌷 tulipan, 💐 bukiet, 🥀 zwiędły
    🌱 sadzonka, 🪴 roślina doniczkowa, 🌲 jodła, 🌳 dąb, 🌴 palma, 🌵 kaktus, 🌾 ryż, 🌿 zioło, 🍀 koniczyna
    🍁 klon, 🍂 jesień, 🍃 liście, 🎍 bambus, 🍄 grzyb, 🌰 kasztan, 🎃 dynia na halloween, 🪵 drewno, 🪨 skała
    🌞 słońce, ⛅ słońce zza chmury, ☔ deszcz, ⚡ błyskawica, 🌈 tęcza, ⛄ bałwan bez śniegu, 🌀 cyklon, 🌁 mgła
    💨 wiatr, 💧 kropla, 🧊 lód, 🔥 ogień, 🌋 wulkan, 🗻 góra, 🌅 wschód słońca, 🌇 zachód słońca, 🌃 noc
    🌙 księżyc, ⭐ gwiazda, 🌠 spadająca gwiazda, 🌂 parasol, 🪁 latawiec, 🎐 dzwonek wietrzny, 🛷 sanie, 🧣 szalik
    🚀 rakieta, 🛸 latający talerz, 🌍 Ziemia, 🪐 Saturn, 🌕 pełnia, 🌓 półksiężyc, 🌑 nów, 🌟 blask
    🌌 Droga Mleczna, 💫 zawroty głowy, ✨ gwiazdki, 💥 wybuch, 🔭 teleskop, 📡 antena, 👽 ufoludek, 👾 potwór
    🤖 robot, 🔋 bateria, ⏳ klepsydra, 🧭 kompas, 🧬 DNA, 💎 diament
    🍎 jabłko, 🍐 gruszka, 🍊 mandarynka, 🍋 cytryna, 🍌 banan, 🍉 arbuz, 🍇 winogrona, 🍓 truskawka
    🫐 borówka amerykańska, 🍈 melon, 🍒 wiśnie, 🍑 brzoskwinia, 🥭 mango, 🍍 ananas, 🥥 kokos, 🥝 kiwi, 🍅 pomidor
    🍆 bakłażan, 🥑 awokado, 🥦 brokuł, 🥬 kapusta, 🥒 ogórek, 🌽 kukurydza, 🥕 marchew, 🧄 czosnek, 🧅 cebula
    🥔 ziemniak, 🍠 batat, 🥜 orzeszek, 🫒 oliwka
    🍔 hamburger, 🍟 frytki, 🍕 pizza, 🌭 hot dog, 🥪 kanapka, 🌮 taco, 🌯 burrito, 🥙 kebab, 🍳 omlet, 🥓 boczek
    🍗 udko, 🥩 stek, 🍞 chleb, 🥐 rogalik, 🥨 precel, 🥯 bajgiel, 🧀 ser, 🥞 naleśniki, 🧇 gofr, 🍜 makaron
    🍝 spaghetti, 🍣 sushi, 🍤 krewetka, 🍙 kulka ryżowa, 🍛 curry, 🥟 pieróg, 🥗 sałatka, 🍲 gulasz, 🍿 popcorn
    🧂 sól, 🧈 masło
    🍦 lody włoskie, 🍧 lody hawajskie, 🍨 lody, 🍩 pączek, 🍪 ciastko, 🎂 tort urodzinowy, 🍰 tort, 🧁 babeczka
    🥧 ciasto, 🍫 czekolada, 🍬 cukierek, 🍭 lizak, 🍮 krem, 🍯 miód, 🍡 dango, 🥮 ciastko księżycowe, 🥛 mleko
    ☕ kawa, 🍵 herbata, 🫖 czajniczek, 🥤 napój, 🧃 sok, 🧉 yerba mate, 🧋 herbata bąbelkowa
    🍼 butelka ze smoczkiem
    🚗 samochód, 🚕 taksówka, 🚙 jeep, 🚌 autobus, 🚓 radiowóz, 🚑 karetka, 🚒 wóz strażacki, 🚐 minibus, 🛻 pick-up
    🚚 ciężarówka, 🚜 traktor, 🛴 hulajnoga, 🚲 rower, 🛵 skuter, 🛺 autoriksza, 🛹 deskorolka, 🚂 lokomotywa
    🚆 pociąg, 🚇 metro, 🚊 tramwaj, 🚄 szybki pociąg, 🚠 kolejka linowa, 🚁 helikopter, 🛫 samolot, 🚤 motorówka
    🏠 dom, 🏢 biuro, 🏥 szpital, 🏦 bank, 🏨 hotel, 🏪 sklep, 🏫 szkoła, 🏭 fabryka, 🏰 zamek, 🏯 pałac, 💒 kaplica
    ⛪ kościół, 🕌 meczet, 🛕 świątynia, 🕍 synagoga, 🗼 wieża, 🗽 statua, ⛲ fontanna, ⛺ namiot, 🛖 chata, 🌉 most
    🎡 diabelski młyn, 🎪 cyrk, 🗿 moai, 🚉 stacja, 🚏 przystanek, ⛽ stacja paliw, 🚦 sygnalizacja, 💈 fryzjer
    🏮 lampion, 🚪 drzwi, 🧱 cegła
    🔨 młotek, 🪓 siekiera, 🔧 klucz francuski, 🪛 śrubokręt, 🔩 śruba, 🪚 piła, 🧰 skrzynka, 🧲 magnes, 🪜 drabina
    🔦 latarka, 💡 żarówka, 🔌 wtyczka, 🔑 klucz, 🔒 kłódka, 📎 spinacz, 📌 pinezka, 📏 linijka, 🧹 miotła
    🪣 wiadro, 🧺 kosz, 🧽 gąbka, 🪝 hak, 🪑 krzesło, 🧵 nić, ⏰ budzik, 🔬 mikroskop, 📷 aparat, 💻 laptop
    📺 telewizor
    👕 koszulka, 👖 dżinsy, 🧤 rękawiczki, 🧥 płaszcz, 🧦 skarpetki, 👗 sukienka, 👘 kimono, 🥻 sari
    🩱 kostium kąpielowy, 🩳 szorty, 👚 bluzka, 👛 portmonetka, 👜 torebka, 🎒 plecak, 👞 but, 👟 tenisówka
    🥾 kozak, 🥿 baleriny, 👠 szpilka, 👡 sandał, 👑 korona, 👒 kapelusz, 🎩 cylinder, 🧢 czapka, 🪖 hełm
    💍 pierścionek, 👓 okulary, 🥽 gogle, 🦺 kamizelka ratunkowa, 👔 krawat, ⌚ zegarek
    ⚽ piłka nożna, 🏀 koszykówka, 🏈 futbol amerykański, ⚾ baseball, 🎾 tenis, 🏐 siatkówka, 🏉 rugby, 🥏 frisbee
    🎱 bilard, 🏓 tenis stołowy, 🏸 badminton, 🏒 hokej, 🥍 lacrosse, 🏏 krykiet, ⛳ golf, 🏹 łucznictwo
    🥊 rękawica bokserska, 🥋 strój do sztuk walki, 🎽 bieganie, 🥌 curling, 🎿 narty, 🏂 snowboard, 🏄 surfing
    🏊 pływanie, 🚴 kolarstwo, 🎳 kręgle, 🤺 szermierka, 🏇 jeździectwo
    🎯 rzutki, 🎮 gra wideo, 🎰 automat do gier, 🎲 kostka, 🧩 element układanki, 🧸 miś, 🪀 jojo, 🃏 dżoker
    🀄 madżong, 🎴 hanafuda, 🪄 różdżka, 🔮 kryształowa kula, 🎠 karuzela, 🎢 kolejka górska, 🎭 teatr, 🎨 paleta
    🪅 piniata, 🪆 matrioszki, 🎈 balon, 🏆 puchar, 🥇 medal za 1. miejsce, 🤹 żongler, 🪃 bumerang
    🎵 nuta, 🎼 partytura, 🎤 mikrofon, 🎧 słuchawki, 🎷 saksofon, 🎸 gitara, 🎹 pianino, 🎺 trąbka, 🎻 skrzypce
    🪕 banjo, 🥁 bęben, 🪘 konga, 🪗 akordeon, 📯 róg, 🔔 dzwonek, 📻 radio, 📢 głośnik, 🔇 wyciszony głośnik
    💿 płyta, 📼 kaseta, 🎬 klaps, 🎫 bilet, 💃 tancerka, 🕺 tancerz, 🩰 balet, 👏 klaskanie
    👻 duch, 🎄 choinka, 🎅 Święty Mikołaj, 🦌 jeleń, 🎁 prezent, 🎀 wstążka, 🎉 wystrzał, 🎊 kula z konfetti
    🎆 fajerwerki, 🧨 petarda, 🥂 toast, 🐣 pisklak, 💝 walentynka, 👰 panna młoda, 🎓 biret, 🕎 menora, 🪔 lampka
    🧧 koperta, 🎏 karp, 🎎 lalki
    😀 radość, 😂 śmiech, 😉 mrugnięcie, 😍 zakochany, 😘 całus, 😜 żartowniś, 🤓 kujon, 😎 luzak, 🥳 impreza
    😭 płacz, 😡 złość, 🤯 szok, 🥶 zimno, 🥵 gorąco, 😱 krzyk, 🤔 zamyślenie, 🤫 cisza, 🤥 kłamca, 😴 sen
    🤢 mdłości, 🤧 kichanie, 😷 maseczka, 🤕 ranny, 🤠 kowboj, 😈 diabeł, 😇 anioł, 🤡 klaun, 🤐 milczenie
    🙃 do góry nogami, 🤑 chciwość, 🤩 zachwyt, 🥸 przebranie
    👍 lubię, 👎 nie lubię, 👊 cios, ✊ pięść, 🤞 szczęście, 🤟 kocham, 🤘 rock, 👌 okej, 🤏 szczypta, 👈 w lewo
    👉 w prawo, 👆 w górę, 👇 w dół, ✋ stop, 🖖 wolkan, 👋 cześć, 🤙 dzwonić, 💪 siła, 🙏 proszę, 🤝 uścisk dłoni
    🙌 hura, 👐 otwarte dłonie, 🤲 dłonie do góry razem, 💅 paznokcie, 🤳 selfie
    🧙 mag, 🧚 wróżka, 🧛 wampir, 🧝 elf, 🧞 dżin, 🧟 zombie, 🦸 bohater, 🦹 złoczyńca, 👸 księżniczka, 🤴 książę
    🐉 smok, 👹 ogr, 👺 goblin, 💀 czaszka, 🥷 ninja, 👼 aniołek, 🐺 wilk
    ♈ Baran, ♉ Byk, ♊ Bliźnięta, ♋ Rak, ♌ Lew, ♍ Panna, ♎ Waga, ♏ Skorpion, ♐ Strzelec, ♑ Koziorożec
    ♒ Wodnik, ♓ Ryby, 🐀 szczur, 🐂 wół, 🐅 tygrys, 🐇 królik, 🐎 koń, 🐒 małpa, 🐕 pies, 🐖 świnia
    🔴 czerwone koło, 🟠 pomarańczowe koło, 🟡 żółte koło, 🟢 zielone koło, 🔵 niebieskie koło, 🟣 fioletowe koło
    🟤 brązowe koło, ⚫ czarne koło, ⚪ białe koło, 🟥 czerwony kwadrat, 🟧 pomarańczowy kwadrat, 🟨 żółty kwadrat
    🟩 zielony kwadrat, 🟦 niebieski kwadrat, 🟪 fioletowy kwadrat, 🟫 brązowy kwadrat, ⬛ czarny kwadrat
    ⬜ biały kwadrat, 🧡 pomarańczowe serce, 💛 żółte serce, 💚 zielone serce, 💙 niebieskie serce
    💜 purpurowe serce, 🤎 brązowe serce, 🖤 czarne serce, 🤍 białe serce, 🔺 trójkąt, 🔷 duży niebieski romb
    ⭕ okrąg, ❌ krzyżyk
    """
}
