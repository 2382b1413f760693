import Testing

@testable import MemoryViews

@Suite("Themes: a wide window")
struct ThemesWideScreenTests {
  private let themes = ThemesDriving(200, 60, hasGame: true, scores: [.animals])

  @Test("shows the chosen theme in full beside the others")
  func detail() throws {
    try themes.does("right")
    #expect(
      themes.part(160..<200, 0..<60) == """
                         n new  i import  ? keys
         │                 Sea
         │ Saved game: 20 of 20 cards left
         │ [ Go on ] [ New game ]
         │
         │ 10 pairs of 28 faces
         │ Not played with these rules yet
         │
         │ 🐙 🦑 🦐 🦞 🦀 🐡 🐠 🐟 🐬 🐳 🦈 🦭
         │ 🐊 🐢 🐚 🦪 🐧 🦦 🦆 🌊 ⚓ ⛵ 🚢 🛶
         │ 🧜 🔱 🤿 🎣
         │
         │ [ Edit ] [ Copy ] [ ! Delete ]
         │ [ Export ]
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
         │
        s│
        """)
  }

  @Test("has as many tiles in a row as fit")
  func gallery() {
    #expect(
      themes.part(0..<80, 0..<60) == """

        / search______________________  24 themes
        ┏━━━━━━━━━━━━━━━━━━━━━━━━┓ ╭────────────────────────╮ ╭────────────────────────╮
        ┃›Animals                ┃ │ Sea          ▸ 20 left │ │ Birds and Insects      │
        ┃ 🐶 🐱 🐭 🐰 🦊 🐻 🐼 … ┃ │ 🐙 🦑 🦐 🦞 🦀 🐡 🐠 … │ │ 🐦 🐔 🐓 🐤 🐧 🦆 🦅 … │
        ┃ 10 pairs      best 240 ┃ │ 10 pairs               │ │ 9 pairs                │
        ┗━━━━━━━━━━━━━━━━━━━━━━━━┛ ╰────────────────────────╯ ╰────────────────────────╯
        ╭────────────────────────╮ ╭────────────────────────╮ ╭────────────────────────╮
        │ Fruit and Vegetables   │ │ Food                   │ │ Sweets and Drinks      │
        │ 🍎 🍐 🍊 🍋 🍌 🍉 🍇 … │ │ 🍔 🍟 🍕 🌭 🥪 🌮 🌯 … │ │ 🍦 🍧 🍨 🍩 🍪 🎂 🍰 … │
        │ 10 pairs               │ │ 10 pairs               │ │ 8 pairs                │
        ╰────────────────────────╯ ╰────────────────────────╯ ╰────────────────────────╯
        ╭────────────────────────╮ ╭────────────────────────╮ ╭────────────────────────╮
        │ Clothes                │ │ Sports                 │ │ Games and Toys         │
        │ 👕 👖 🧣 🧤 🧥 🧦 👗 … │ │ ⚽ 🏀 🏈 ⚾ 🎾 🏐 🏉 … │ │ 🎯 🎮 🎰 🎲 🧩 🧸 🪀 … │
        │ 9 pairs                │ │ 10 pairs               │ │ 9 pairs                │
        ╰────────────────────────╯ ╰────────────────────────╯ ╰────────────────────────╯
        ╭────────────────────────╮ ╭────────────────────────╮ ╭────────────────────────╮
        │ Hands                  │ │ Fairy Tales            │ │ Zodiac                 │
        │ 👍 👎 👊 ✊ 🤞 🤟 🤘 … │ │ 🧙 🧚 🧛 🧜 🧝 🧞 🧟 … │ │ ♈ ♉ ♊ ♋ ♌ ♍ ♎ … │
        │ 8 pairs                │ │ 9 pairs                │ │ 12 pairs               │
        ╰────────────────────────╯ ╰────────────────────────╯ ╰────────────────────────╯





































        [ Scores ] [ Memory ] [ Games ] [ Settings ]
        """)
  }
}
