extension BuiltInTheme {
  static let signs: [BuiltInTheme] = [
    BuiltInTheme(
      id: "zodiac", name: "Zodiac", color: 0x7E57C2, pairs: 12,
      faces: """
        ♈ aries, ♉ taurus, ♊ gemini, ♋ cancer, ♌ leo, ♍ virgo
        ♎ libra, ♏ scorpio, ♐ sagittarius, ♑ capricorn, ♒ aquarius, ♓ pisces
        🐀 rat, 🐂 ox, 🐅 tiger, 🐇 rabbit, 🐉 dragon, 🐍 snake
        🐎 horse, 🐐 goat, 🐒 monkey, 🐓 rooster, 🐕 dog, 🐖 pig
        """),
    BuiltInTheme(
      id: "shapes", name: "Shapes and Colors", color: 0xC2185B, pairs: 8,
      faces: """
        🔴 redcircle, 🟠 orangecircle, 🟡 yellowcircle, 🟢 greencircle, 🔵 bluecircle
        🟣 purplecircle, 🟤 browncircle, ⚫ blackcircle, ⚪ whitecircle
        🟥 redsquare, 🟧 orangesquare, 🟨 yellowsquare, 🟩 greensquare, 🟦 bluesquare
        🟪 purplesquare, 🟫 brownsquare, ⬛ blacksquare, ⬜ whitesquare
        🧡 orangeheart, 💛 yellowheart, 💚 greenheart, 💙 blueheart
        💜 purpleheart, 🤎 brownheart, 🖤 blackheart, 🤍 whiteheart
        🔺 triangle, 🔷 diamond, ⭐ star, ⭕ ring, ❌ cross, ✨ sparkles
        """),
    BuiltInTheme(
      id: "letters", name: "Letters", color: 0x616161, pairs: 10,
      faces: """
        A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l, M m
        N n, O o, P p, Q q, R r, S s, T t, U u, V v, W w, X x, Y y, Z z
        """),
    BuiltInTheme(
      id: "capitals", name: "Countries and Capitals", color: 0x00ACC1, pairs: 8,
      words: """
        France Paris, Italy Rome, Spain Madrid, Portugal Lisbon, Germany Berlin, Austria Vienna
        Poland Warsaw, Hungary Budapest, Greece Athens, Turkey Ankara, Norway Oslo, Sweden Stockholm
        Finland Helsinki, Denmark Copenhagen, Ireland Dublin, England London, Iceland Reykjavik
        Russia Moscow, Ukraine Kyiv, Egypt Cairo, Kenya Nairobi, Ghana Accra, Morocco Rabat
        Japan Tokyo, China Beijing, Thailand Bangkok, Vietnam Hanoi, Nepal Kathmandu, Canada Ottawa
        Cuba Havana, Peru Lima, Chile Santiago, Australia Canberra
        """),
  ]
}
