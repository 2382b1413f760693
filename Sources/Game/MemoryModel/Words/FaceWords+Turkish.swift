extension FaceWords {
  /// The words in Turkish.
  static let turkishText = """
    🐶 köpek, 🐱 kedi, 🐭 fare, 🐰 tavşan, 🦊 tilki, 🐻 ayı, 🐼 panda, 🐨 koala, 🐯 kaplan, 🦁 aslan, 🐮 inek
    🐷 domuz, 🐸 kurbağa, 🐵 maymun, 🐴 at, 🦄 tek boynuzlu at, 🦝 rakun, 🦓 zebra, 🦒 zürafa, 🐘 fil, 🦏 gergedan
    🦛 hipopotam, 🐪 deve, 🦘 kanguru, 🦙 lama, 🐑 koyun, 🐐 keçi, 🦥 tembel hayvan, 🦔 kirpi, 🦇 yarasa, 🦨 kokarca
    🐍 yılan
    🐙 ahtapot, 🦑 mürekkep balığı, 🦐 karides, 🦞 ıstakoz, 🦀 yengeç, 🐡 balon balığı, 🐠 tropikal balık, 🐟 balık
    🐬 yunus, 🐳 su püskürten balina, 🦈 köpek balığı, 🦭 fok, 🐊 timsah, 🐢 kaplumbağa, 🐚 deniz kabuğu
    🦪 istiridye, 🐧 penguen, 🦦 su samuru, 🦆 ördek, 🌊 dalga, ⚓ çıpa, ⛵ yelkenli tekne, 🚢 gemi, 🛶 kano
    🧜 deniz kızı, 🔱 üç dişli mızrak, 🤿 şnorkel, 🎣 olta
    🐦 kuş, 🐔 tavuk, 🐓 horoz, 🐤 civciv, 🦅 kartal, 🦉 baykuş, 🦃 hindi, 🦚 tavus kuşu, 🦜 papağan, 🦢 kuğu
    🦩 flamingo, 🦤 dodo kuşu, 🪶 tüy, 🥚 yumurta, 🐝 arı, 🐛 tırtıl, 🦋 kelebek, 🐌 salyangoz, 🐞 uğur böceği
    🐜 karınca, 🪰 karasinek, 🪲 kın kanatlı, 🦟 sivrisinek, 🦗 cırcır böceği, 🦂 akrep, 🪱 solucan
    🌸 kiraz çiçeği, 🌹 gül, 🌺 çingülü, 🌻 ayçiçeği, 🌼 papatya, 🌷 lale, 💐 buket, 🥀 solmuş çiçek, 🌱 filiz
    🪴 saksı bitkisi, 🌲 çam, 🌳 meşe, 🌴 palmiye, 🌵 kaktüs, 🌾 pirinç, 🌿 ot, 🍀 yonca, 🍁 akçaağaç, 🍂 sonbahar
    🍃 yapraklar, 🎍 bambu, 🍄 mantar, 🌰 kestane, 🎃 bal kabağı, 🪵 kütük, 🪨 kaya
    🌞 güneş, ⛅ bulut, ☔ yağmur, ⚡ şimşek, 🌈 gökkuşağı, ⛄ kardan adam, 🌀 siklon, 🌁 sis, 💨 rüzgar
    💧 damlacık, 🧊 buz, 🔥 ateş, 🌋 yanardağ, 🗻 dağ, 🌅 gün doğumu, 🌇 gün batımı, 🌃 gece, 🌙 ay, ⭐ yıldız
    🌠 yıldız kayması, 🌂 şemsiye, 🪁 uçurtma, 🎐 rüzgar çanı, 🛷 kızak, 🧣 atkı
    🚀 roket, 🛸 uçan daire, 🌍 dünya, 🪐 Satürn, 🌕 dolunay, 🌓 yarım ay, 🌑 yeni ay, 🌟 parlak yıldız
    🌌 samanyolu, 💫 baş dönmesi, ✨ parıltılar, 💥 çarpışma, 🔭 teleskop, 📡 anten, 👽 uzaylı, 👾 canavar, 🤖 robot
    🔋 pil, ⏳ kum saati, 🧭 pusula, 🧬 DNA, 💎 mücevher
    🍎 elma, 🍐 armut, 🍊 mandalina, 🍋 limon, 🍌 muz, 🍉 karpuz, 🍇 üzüm, 🍓 çilek, 🫐 yaban mersini, 🍈 kavun
    🍒 kiraz, 🍑 şeftali, 🥭 mango, 🍍 ananas, 🥥 Hindistan cevizi, 🥝 kivi, 🍅 domates, 🍆 patlıcan, 🥑 avokado
    🥦 brokoli, 🥬 lahana, 🥒 salatalık, 🌽 mısır, 🥕 havuç, 🧄 sarımsak, 🧅 soğan, 🥔 patates, 🍠 tatlı patates
    🥜 yer fıstığı, 🫒 zeytin
    🍔 hamburger, 🍟 patates kızartması, 🍕 pizza, 🌭 sosisli, 🥪 sandviç, 🌮 tako, 🌯 burito, 🥙 dürüm, 🍳 omlet
    🥓 pastırma, 🍗 but, 🥩 biftek, 🍞 ekmek, 🥐 kruvasan, 🥨 pretzel, 🥯 simit, 🧀 peynir, 🥞 krep, 🧇 waffle
    🍜 erişte, 🍝 spagetti, 🍣 suşi, 🍤 tempura, 🍙 pirinç topu, 🍛 köri, 🥟 mantı, 🥗 salata, 🍲 güveç
    🍿 patlamış mısır, 🧂 tuz, 🧈 tereyağı
    🍦 külah, 🍧 meyveli buz, 🍨 dondurma, 🍩 donut, 🍪 kurabiye, 🎂 doğum günü pastası, 🍰 pasta, 🧁 cupcake
    🥧 tart, 🍫 çikolata, 🍬 şekerleme, 🍭 lolipop, 🍮 krem karamel, 🍯 bal, 🍡 pirinç tatlısı, 🥮 ay pastası
    🥛 süt, ☕ kahve, 🍵 çay, 🫖 demlik, 🥤 gazoz, 🧃 meyve suyu, 🧉 mate çayı, 🧋 baloncuklu çay, 🍼 biberon
    🚗 araba, 🚕 taksi, 🚙 cip, 🚌 otobüs, 🚓 polis, 🚑 ambulans, 🚒 itfaiye, 🚐 minibüs, 🛻 pikap, 🚚 kamyon
    🚜 traktör, 🛴 scooter, 🚲 bisiklet, 🛵 motosiklet, 🛺 çekçek, 🛹 kaykay, 🚂 buharlı lokomotif, 🚆 tren
    🚇 metro, 🚊 tramvay, 🚄 hızlı tren, 🚠 teleferik, 🚁 helikopter, 🛫 uçak, 🚤 sürat teknesi
    🏠 ev, 🏢 ofis, 🏥 hastane, 🏦 banka, 🏨 otel, 🏪 dükkan, 🏫 okul, 🏭 fabrika, 🏰 kale, 🏯 saray, 💒 şapel
    ⛪ kilise, 🕌 cami, 🛕 tapınak, 🕍 sinagog, 🗼 kule, 🗽 heykel, ⛲ fıskiye, ⛺ çadır, 🛖 kulübe, 🌉 köprü
    🎡 dönme dolap, 🎪 sirk, 🗿 moai, 🚉 istasyon, 🚏 otobüs durağı, ⛽ benzin istasyonu, 🚦 trafik ışığı, 💈 berber
    🏮 fener, 🚪 kapı, 🧱 tuğla
    🔨 çekiç, 🪓 balta, 🔧 somun anahtarı, 🪛 tornavida, 🔩 vida, 🪚 testere, 🧰 alet çantası, 🧲 mıknatıs
    🪜 merdiven, 🔦 el feneri, 💡 ampul, 🔌 elektrik fişi, 🔑 anahtar, 🔒 kilit, 📎 ataş, 📌 raptiye, 📏 cetvel
    🧹 süpürge, 🪣 kova, 🧺 sepet, 🧽 sünger, 🪝 çengel, 🪑 sandalye, 🧵 iplik, ⏰ çalar saat, 🔬 mikroskop
    📷 kamera, 💻 dizüstü, 📺 televizyon
    👕 tişört, 👖 kot pantolon, 🧤 eldiven, 🧥 kaban, 🧦 çorap, 👗 elbise, 👘 kimono, 🥻 sari, 🩱 mayo, 🩳 şort
    👚 bluz, 👛 bozuk para çantası, 👜 el çantası, 🎒 sırt çantası, 👞 ayakkabı, 👟 spor ayakkabısı, 🥾 bot
    🥿 babet, 👠 topuklu, 👡 sandalet, 👑 taç, 👒 şapka, 🎩 silindir şapka, 🧢 kep, 🪖 kask, 💍 yüzük, 👓 gözlük
    🥽 koruyucu gözlük, 🦺 yelek, 👔 kravat, ⌚ saat
    ⚽ futbol, 🏀 basketbol, 🏈 amerikan futbolu, ⚾ beyzbol, 🎾 tenis, 🏐 voleybol, 🏉 ragbi, 🥏 frizbi, 🎱 bilardo
    🏓 masa tenisi, 🏸 badminton, 🏒 buz hokeyi, 🥍 lakros, 🏏 kriket, ⛳ golf, 🏹 okçuluk, 🥊 boks
    🥋 dövüş sporu forması, 🎽 koşu, 🥌 curling, 🎿 kayak, 🏂 snowboard, 🏄 sörf, 🏊 yüzme, 🚴 bisiklet, 🎳 bovling
    🤺 eskrim, 🏇 binicilik
    🎯 dart, 🎮 video oyunu, 🎰 slot makinesi, 🎲 zar, 🧩 yapboz, 🧸 oyuncak ayı, 🪀 yoyo, 🃏 joker, 🀄 mahjong
    🎴 hanafuda, 🪄 sihirli asa, 🔮 kristal küre, 🎠 atlıkarınca, 🎢 hız treni, 🎭 tiyatro, 🎨 palet, 🪅 pinyata
    🪆 matruşka, 🎈 balon, 🏆 kupa, 🥇 madalya, 🤹 jonglör, 🪃 bumerang
    🎵 nota, 🎼 porte, 🎤 mikrofon, 🎧 kulaklık, 🎷 saksafon, 🎸 gitar, 🎹 piyano, 🎺 trompet, 🎻 keman, 🪕 banjo
    🥁 davul, 🪘 konga, 🪗 akordiyon, 📯 boru, 🔔 zil, 📻 radyo, 📢 hoparlör, 🔇 sessiz, 💿 disk, 📼 videokaset
    🎬 klaket, 🎫 bilet, 💃 dansçı, 🕺 disko, 🩰 bale ayakkabıları, 👏 alkış
    👻 hayalet, 🎄 Noel ağacı, 🎅 Noel Baba, 🦌 geyik, 🎁 paketlenmiş hediye, 🎀 kurdele, 🎉 parti, 🎊 konfeti
    🎆 havai fişek, 🧨 maytap, 🥂 kadeh, 🐣 civciv, 💝 kalp, 👰 gelin, 🎓 mezun, 🕎 menora, 🪔 kandil, 🧧 zarf
    🎏 sazan, 🎎 bebekler
    😀 mutlu, 😂 gülme, 😉 göz kırpma, 😍 aşk, 😘 öpücük, 😜 şakacı, 🤓 inek, 😎 havalı, 🥳 parti, 😭 ağlama
    😡 kızgın, 🤯 şaşkın, 🥶 soğuk, 🥵 sıcak, 😱 çığlık, 🤔 düşünceli, 🤫 şişt, 🤥 yalancı, 😴 uyku
    🤢 mide bulantısı, 🤧 hapşırma, 😷 maske, 🤕 yaralı, 🤠 kovboy, 😈 şeytan, 😇 melek, 🤡 palyaço, 🤐 fermuar
    🙃 baş aşağı, 🤑 açgözlü, 🤩 hayran, 🥸 kılık
    👍 beğendim, 👎 beğenmedim, 👊 yumruk, ✊ havada yumruk, 🤞 şans, 🤟 sevgi, 🤘 rock, 👌 tamam, 🤏 azıcık, 👈 sol
    👉 sağ, 👆 yukarı, 👇 aşağı, ✋ dur, 🖖 Vulkan, 👋 merhaba, 🤙 ara, 💪 güçlü, 🙏 lütfen, 🤝 tokalaşma
    🙌 yaşasın, 👐 açık eller, 🤲 dua, 💅 oje, 🤳 selfie
    🧙 büyücü, 🧚 peri, 🧛 vampir, 🧝 elf, 🧞 cin, 🧟 zombi, 🦸 kahraman, 🦹 kötü adam, 👸 prenses, 🤴 prens
    🐉 ejderha, 👹 dev, 👺 goblin, 💀 kafatası, 🥷 ninja, 👼 melek, 🐺 kurt
    ♈ koç burcu, ♉ boğa burcu, ♊ ikizler burcu, ♋ yengeç burcu, ♌ aslan burcu, ♍ başak burcu, ♎ terazi burcu
    ♏ akrep burcu, ♐ yay burcu, ♑ oğlak burcu, ♒ kova burcu, ♓ balık burcu, 🐀 sıçan, 🐂 öküz, 🐅 kaplan
    🐇 tavşan, 🐎 at, 🐒 maymun, 🐕 köpek, 🐖 domuz
    🔴 kırmızı daire, 🟠 turuncu daire, 🟡 sarı daire, 🟢 yeşil daire, 🔵 mavi daire, 🟣 mor daire
    🟤 kahverengi daire, ⚫ siyah daire, ⚪ beyaz daire, 🟥 kırmızı kare, 🟧 turuncu kare, 🟨 sarı kare
    🟩 yeşil kare, 🟦 mavi kare, 🟪 mor kare, 🟫 kahverengi kare, ⬛ siyah kare, ⬜ beyaz kare, 🧡 turuncu kalp
    💛 sarı kalp, 💚 yeşil kalp, 💙 mavi kalp, 💜 mor kalp, 🤎 kahverengi kalp, 🖤 siyah kalp, 🤍 beyaz kalp
    🔺 üçgen, 🔷 eşkenar dörtgen, ⭕ halka, ❌ çarpı
    """
}
