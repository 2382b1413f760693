import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

@Suite("Themes: screens")
struct ThemesScreenTests {
  @Test("three tiles fit in 80 columns, with the best score and a saved game")
  func usual() {
    #expect(
      ThemesDriving(hasGame: true, scores: [.animals]).text == """
                                             Themes              n new  i import  ? keys
        / search______________________  24 themes                               S [M] L
        ┏━━━━━━━━━━━━━━━━━━━━━━━━┓ ╭────────────────────────╮ ╭───────────────────────╮┃
        ┃›Animals                ┃ │ Sea          ▸ 20 left │ │ Birds and Insects     │┃
        ┃ 🐶 🐱 🐭 🐰 🦊 🐻 🐼 … ┃ │ 🐙 🦑 🦐 🦞 🦀 🐡 🐠 … │ │ 🐦 🐔 🐓 🐤 🐧 🦆 🦅… │┃
        ┃ 10 pairs      best 240 ┃ │ 10 pairs               │ │ 9 pairs               │┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━┛ ╰────────────────────────╯ ╰───────────────────────╯┃
        ╭────────────────────────╮ ╭────────────────────────╮ ╭───────────────────────╮┃
        │ Garden                 │ │ Weather and Sky        │ │ Space                 │┃
        │ 🌸 🌹 🌺 🌻 🌼 🌷 💐 … │ │ 🌞 ⛅ ☔ ⚡ 🌈 ⛄ 🌀 … │ │ 🚀 🛸 🌍 🪐 🌞 🌕 🌓… │┃
        │ 9 pairs                │ │ 8 pairs                │ │ 8 pairs               │┃
        ╰────────────────────────╯ ╰────────────────────────╯ ╰───────────────────────╯┃
        ╭────────────────────────╮ ╭────────────────────────╮ ╭───────────────────────╮┃
        │ Fruit and Vegetables   │ │ Food                   │ │ Sweets and Drinks     ││
        │ 🍎 🍐 🍊 🍋 🍌 🍉 🍇 … │ │ 🍔 🍟 🍕 🌭 🥪 🌮 🌯 … │ │ 🍦 🍧 🍨 🍩 🍪 🎂 🍰… ││
        │ 10 pairs               │ │ 10 pairs               │ │ 8 pairs               ││
        ╰────────────────────────╯ ╰────────────────────────╯ ╰───────────────────────╯│
        ╭────────────────────────╮ ╭────────────────────────╮ ╭───────────────────────╮│
        │ Vehicles               │ │ Town                   │ │ Tools and Objects     ││
        │ 🚗 🚕 🚙 🚌 🚓 🚑 🚒 … │ │ 🏠 🏢 🏥 🏦 🏨 🏪 🏫 … │ │ 🔨 🪓 🔧 🪛 🔩 🪚 🧰… ││
        │ 10 pairs               │ │ 8 pairs                │ │ 10 pairs              ││
        ╰────────────────────────╯ ╰────────────────────────╯ ╰───────────────────────╯│
        ╭────────────────────────╮ ╭────────────────────────╮ ╭───────────────────────╮│
        [ Scores ] [ Memory ] [ Games ] [ Settings ]                Enter plays  e edits
        """)
  }

  @Test("five small tiles fit in 80 columns, with a sign for a saved game")
  func small() {
    #expect(
      ThemesDriving(hasGame: true, settings: ["themeSize": "small"]).text == """
                                             Themes              n new  i import  ? keys
        / search______________________  24 themes                              [S] M  L
        ┏━━━━━━━━━━━━━┓ ╭─────────────╮ ╭─────────────╮ ╭─────────────╮ ╭─────────────╮
        ┃›Animals     ┃ │ Sea        ▸│ │ Birds and I…│ │ Garden      │ │ Weather and…│
        ┃ 🐶 🐱 🐭 🐰…┃ │ 🐙 🦑 🦐 🦞…│ │ 🐦 🐔 🐓 🐤…│ │ 🌸 🌹 🌺 🌻…│ │ 🌞 ⛅ ☔ ⚡…│
        ┗━━━━━━━━━━━━━┛ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯
        ╭─────────────╮ ╭─────────────╮ ╭─────────────╮ ╭─────────────╮ ╭─────────────╮
        │ Space       │ │ Fruit and V…│ │ Food        │ │ Sweets and …│ │ Vehicles    │
        │ 🚀 🛸 🌍 🪐…│ │ 🍎 🍐 🍊 🍋…│ │ 🍔 🍟 🍕 🌭…│ │ 🍦 🍧 🍨 🍩…│ │ 🚗 🚕 🚙 🚌…│
        ╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯
        ╭─────────────╮ ╭─────────────╮ ╭─────────────╮ ╭─────────────╮ ╭─────────────╮
        │ Town        │ │ Tools and O…│ │ Clothes     │ │ Sports      │ │ Games and T…│
        │ 🏠 🏢 🏥 🏦…│ │ 🔨 🪓 🔧 🪛…│ │ 👕 👖 🧣 🧤…│ │ ⚽ 🏀 🏈 ⚾…│ │ 🎯 🎮 🎰 🎲…│
        ╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯
        ╭─────────────╮ ╭─────────────╮ ╭─────────────╮ ╭─────────────╮ ╭─────────────╮
        │ Music and S…│ │ Celebration │ │ Smileys     │ │ Hands       │ │ Fairy Tales │
        │ 🎵 🎼 🎤 🎧…│ │ 🎃 👻 🎄 🎅…│ │ 😀 😂 😉 😍…│ │ 👍 👎 👊 ✊…│ │ 🧙 🧚 🧛 🧜…│
        ╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯
        ╭─────────────╮ ╭─────────────╮ ╭─────────────╮ ╭─────────────╮
        │ Zodiac      │ │ Shapes and …│ │ Letters     │ │ Countries a…│
        │ ♈ ♉ ♊ ♋…│ │ 🔴 🟠 🟡 🟢…│ │ A B C D E F…│ │ France Ital…│
        ╰─────────────╯ ╰─────────────╯ ╰─────────────╯ ╰─────────────╯

        [ Scores ] [ Memory ] [ Games ] [ Settings ]                Enter plays  e edits
        """)
  }

  @Test("one large tile fits in a narrow window, with two rows of faces")
  func large() {
    let themes = ThemesDriving(
      60, 15, hasGame: true, scores: [.animals], settings: ["themeSize": "large"])
    #expect(
      themes.text == """
                                   Themes    n new  i import  ? keys
        / search______________________  24 themes           S  M [L]
        ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┃
        ┃›Animals                                                 ┃│
        ┃ 🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐴 🦄 🦝 🦓   ┃│
        ┃ 🦒 🐘 🦏 🦛 🐪 🦘 🦙 🐑 🐐 🦥 🦔 🦇 🦨 🐍               ┃│
        ┃ 10 pairs                                       best 240 ┃│
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛│
        ╭─────────────────────────────────────────────────────────╮│
        │ Sea                                           ▸ 20 left ││
        │ 🐙 🦑 🦐 🦞 🦀 🐡 🐠 🐟 🐬 🐳 🦈 🦭 🐊 🐢 🐚 🦪 🐧 🦦   ││
        │ 🦆 🌊 ⚓ ⛵ 🚢 🛶 🧜 🔱 🤿 🎣                           ││
        │ 10 pairs                                                ││
        ╰─────────────────────────────────────────────────────────╯│
        [ Scores ] [ Games ] [ Settings ]       Enter plays  e edits
        """)
  }

  @Test("the smallest window shows a tile, and all controls of the screen")
  func smallest() {
    #expect(
      ThemesDriving(40, 12, hasGame: true, scores: [.animals]).text == """
                         Themes           ? keys
        / search________  24 themes     S [M] L
        ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓┃
        ┃›Animals                             ┃│
        ┃ 🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 …  ┃│
        ┃ 10 pairs                   best 240 ┃│
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛│
        ╭─────────────────────────────────────╮│
        │ Sea                       ▸ 20 left ││
        │ 🐙 🦑 🦐 🦞 🦀 🐡 🐠 🐟 🐬 🐳 🦈 …  ││
        │ 10 pairs                            ││
        [ Scores ] [ Games ] [ Settings ]
        """)
  }

  @Test("in ASCII words replace faces, signs replace lines, and the mode is a word")
  func plain() {
    let themes = ThemesDriving(
      40, 12, isUnicode: false, hasGame: true, scores: [.animals], settings: ["kidsMode": "true"])
    #expect(
      themes.text == """
                        Themes [ child ]  ? keys
        / search________  24 themes     S [M] L
        ***************************************#
        *>Animals                             *|
        * dog cat mouse rabbit fox bear pand~ *|
        * 10 pairs                   best 240 *|
        ***************************************|
        +-------------------------------------+|
        | Sea                       > 20 left ||
        | octopus squid shrimp lobster crab ~ ||
        | 10 pairs                            ||
        [ Scores ] [ Games ] [ Settings ]
        """)
  }

  @Test("the detail has all information about a theme")
  func detail() throws {
    let themes = ThemesDriving(40, 12, hasGame: true, scores: [.animals])
    try themes.does("v")
    #expect(
      themes.text == """
                         Themes           ? keys
        ‹ Back          Animals
         [>Play<]                              ┃
                                               ┃
         10 pairs of 32 faces                  ┃
         Best 240 in 14 turns by Ada           ┃
                                               ┃
         🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷   ┃
         🐸 🐵 🐴 🦄 🦝 🦓 🦒 🐘 🦏 🦛 🐪 🦘   ┃
         🦙 🐑 🐐 🦥 🦔 🦇 🦨 🐍               ┃
                                               ┃
         [ Edit ] [ Copy ] [ ! Delete ]        │
        """)
  }

  @Test("a search without results says so, with a hint")
  func none() throws {
    let themes = ThemesDriving(60, 12)
    try themes.does("/ text:qq enter")
    #expect(
      themes.text == """
                                   Themes    n new  i import  ? keys
        qq____________________________  0 of 24             S [M] L



                           No theme matches "qq".

                                [>Show all<]



        [ Scores ] [ Games ] [ Settings ]       Enter plays  e edits
        """)
  }

  @Test("the keys fit a popup")
  func help() throws {
    let themes = ThemesDriving()
    try themes.does("?")
    #expect(
      themes.text == """
                                             Themes              n new  i import  ? keys
        / search______________________  24 themes                               S [M] L
        ╭────────────────────────╮ ╭────────────────────────╮ ╭───────────────────────╮┃
        │ Animals                │ │ Sea                    │ │ Birds and Insects     │┃
        │ 🐶 🐱 🐭 🐰 🦊 🐻 🐼 … │ │ 🐙 🦑 🦐 🦞 🦀 🐡 🐠 … │ │ 🐦 🐔 🐓 🐤 🐧 🦆 🦅… │┃
        │ 10 pairs               │ │ 10 pairs               │ │ 9 pairs               │┃
        ╰─────────╭──────────────────────────────────────────────────────────╮────────╯┃
        ╭─────────│  Keys                                         [>Close<]  │────────╮┃
        │ Garden  │  Enter  play                 /      search               │        │┃
        │ 🌸 🌹 🌺│  Space  select several       1 2 3  size of tiles        │ 🌕 🌓… │┃
        │ 9 pairs │  e      edit                 n      new theme            │        │┃
        ╰─────────│  D      duplicate            < >    move in the list     │────────╯┃
        ╭─────────│  d      delete               u      restore              │────────╮┃
        │ Fruit an│  r      reset built-in       v      view details         │nks     ││
        │ 🍎 🍐 🍊│  x      export               i      import               │ 🎂 🍰… ││
        │ 10 pairs│  c      scores               m      your memory          │        ││
        ╰─────────│  g      games                s      settings             │────────╯│
        ╭─────────╰──────────────────────────────────────────────────────────╯────────╮│
        │ Vehicles               │ │ Town                   │ │ Tools and Objects     ││
        │ 🚗 🚕 🚙 🚌 🚓 🚑 🚒 … │ │ 🏠 🏢 🏥 🏦 🏨 🏪 🏫 … │ │ 🔨 🪓 🔧 🪛 🔩 🪚 🧰… ││
        │ 10 pairs               │ │ 8 pairs                │ │ 10 pairs              ││
        ╰────────────────────────╯ ╰────────────────────────╯ ╰───────────────────────╯│
        ╭────────────────────────╮ ╭────────────────────────╮ ╭───────────────────────╮│
        [ Scores ] [ Memory ] [ Games ] [ Settings ]                Enter plays  e edits
        """)
  }

  @Test("a border has the colour of its theme on light and dark, and weight where focus is")
  func colors() throws {
    let screens = ColorScheme.allCases.map { ThemesDriving(colorScheme: $0).screen }
    let isMarked = try screens.map { screen in
      try [
        screen.style(of: "┏").foreground == Theme.animals.color.text,
        screen.style(of: "╭").foreground != Theme.animals.color.text,
        screen.style(of: "Animals").attributes.contains(.bold),
        screen.style(of: "10 pairs").attributes.contains(.dim),
      ]
    }
    #expect(isMarked == screens.map { _ in [true, true, true, true] })
  }

  @Test("no size traps, zero included", arguments: [0, 1, 2, 3, 9, 20, 39, 101])
  func sizes(width: Int) {
    let heights = Array([0, 1, 2, 3, 5, 11].sampled(every: 3, from: width))
    #expect(heights.map { ThemesDriving(width, $0).screen.rows.count } == heights)
  }

  @Test("a screen reader gets all of a tile")
  func speech() {
    let themes = ThemesDriving(hasGame: true, scores: [.animals])
    let labels = themes.screen.frame.accessibility.map(\.label)
    #expect(
      Set(labels).isSuperset(of: [
        "Animals, 10 pairs, best 240", "Sea, 10 pairs, a game in progress, 20 cards left",
      ]))
  }
}
