import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Result")
struct ResultPanelTests {
  @Test("the main facts and the field for a name fit the smallest window")
  func small() throws {
    let play = try FinishedPlay()
    #expect(
      play.screen(.smallest).text == """

         ╭────────────────────────────────────╮
         │          You won!  ★ ★ ★           │
         │     110 points, 10 turns, 1:00     │
         │    a perfect memory: 15.6 turns    │
         │         best 110, seed 42          │
         │   🐍 🦊 🐸 🐐 🦝 🐻 🐯 🐱 🐮 🦒    │
         │   New best! your name___________   │
         │ [ Again ] [ Same deal ] [ Chart ]  │
         │                                    │
         ╰────────────────────────────────────╯

        """)
  }

  @Test("in a usual window every fact has its own line")
  func usual() throws {
    let play = try FinishedPlay(hints: 2)
    #expect(
      play.screen(.usual).text(4..<21) == """
         │                                                                            │
         │                           · ✦ ★  You won!  ★ ✦ ·                           │
         │                             Animals, 10 pairs                              │
         │                                                                            │
         │       ▄█    ▄█   ▄▀▀▀▄    Best    this game                                │
         │        █     █   █ ▄▀█    Turns   10  a perfect memory needs 15.6          │
         │        █     █   █▀  █    Time    1:00                                     │
         │       ▀▀▀   ▀▀▀   ▀▀▀     Hints   2                                        │
         │           points          Deal    42  type --seed 42 to play it again      │
         │                                                                            │
         │                       🐍 🦊 🐸 🐐 🦝 🐻 🐯 🐱 🐮 🦒                        │
         │                                                                            │
         │                       New best! your name___________                       │
         │                                                                            │
         │       [ Play again ] [ Same deal ] [ Next: Sea ] [ Chart ] [ Close ]       │
         │                                                                            │
         │                                                                            │
        """)
  }

  @Test("in a large window the panel fills it up to one cell")
  func large() throws {
    let play = try FinishedPlay(best: 999)
    let rows = play.screen(.large).rows
    let panel = rows.filter { !$0.isEmpty }
    #expect(
      panel.count == 58
        && [panel.first, panel.last].allSatisfy { $0?.drop { $0 == " " }.count == 198 })
  }

  @Test("plain ASCII is used if the terminal supports nothing else")
  func plain() throws {
    let play = try FinishedPlay(players: 2)
    #expect(
      play.screen(.usual, isUnicode: false).text(3..<21) == """
         |                             Animals, 10 pairs                              |
         |                                                                            |
         |   * Player 1          110    Turns   10                                    |
         |     Player 2            0    Time    1:00                                  |
         |                              Deal    42  type --seed 42 to play it again   |
         |                                                                            |
         |           snake fox frog goat raccoon bear tiger cat cow giraffe           |
         |                                                                            |
         |                                                        ===== #####         |
         |                                            ===== ##### ##### #####         |
         |                                ===== ##### ##### ##### ##### #####         |
         |                    ===== ##### ##### ##### ##### ##### ##### #####         |
         |        ===== ##### ##### ##### ##### ##### ##### ##### ##### #####         |
         |          *     *     *     *     *     *     *     *     *     *           |
         |                                 * 10 lucky                                 |
         |                                                                            |
         |                                                                            |
         |            [>Play again<] [ Same deal ] [ Next: Sea ] [ Close ]            |
        """)
  }

  @Test("two players are listed in a table, and a sign marks the leader")
  func players() throws {
    let play = try FinishedPlay(players: 2)
    #expect(
      play.screen(.smallest).text == """

         ╭────────────────────────────────────╮
         │                                    │
         │           Player 1 wins!           │
         │      ★ Player 1          110       │
         │        Player 2            0       │
         │           10 turns, 1:00           │
         │              seed 42               │
         │ [>Again<] [ Same deal ] [ Chart ]  │
         │                                    │
         ╰────────────────────────────────────╯

        """)
  }

  @Test("eight players can be scrolled if they do not fit")
  func manyPlayers() throws {
    let screen = try FinishedPlay(players: 8).screen(.smallest)
    try screen.does("tab tab")
    #expect(missing(["[>Chart<]", "┃"], in: screen.text) == [])
  }

  @Test("a timeout is reported, with the result so far")
  func lost() throws {
    let play = try FinishedPlay(settings: ["rules": "time-attack"], found: 3, wait: .seconds(90))
    #expect(
      play.screen(.smallest).text == """

         ╭────────────────────────────────────╮
         │                                    │
         │             Time is up             │
         │      33 points, 3 turns, 1:30      │
         │              seed 42               │
         │              🐍 🦊 🐸              │
         │ [>Again<] [ Same deal ] [ Chart ]  │
         │                                    │
         │                                    │
         ╰────────────────────────────────────╯

        """)
  }

  @Test("stars are yellow, and only for a complete game", arguments: [ColorScheme.dark, .light])
  func styles(scheme: ColorScheme) throws {
    let screen = try FinishedPlay().screen(.usual, colorScheme: scheme)
    #expect(
      try (
        screen.style(of: "★").foreground, screen.style(of: "You won!").attributes,
        screen.style(of: "Turns").attributes
      ) == (.yellow, .bold, .dim))
  }
}
