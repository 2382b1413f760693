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

            ╭──────────────────────────────╮
            │        You won!  ★★★         │
            │  110 points, 10 turns, 1:00  │
            │   Never missed a seen pair   │
            │      best 110, seed 42       │
            │New best! your name___________│
            │ [ Play again ] [ Same deal ] │
            │   [ Next theme ] [ Close ]   │
            ╰──────────────────────────────╯


        """)
  }

  @Test("in a usual window every fact has its own line")
  func usual() throws {
    let play = try FinishedPlay(hints: 2)
    #expect(
      play.screen(.usual).text(2..<21) == """
                   ╭────────────────────────────────────────────────────────╮
                   │                                                        │
                   │                 · ✦ ★  You won!  ★ ✦ ·                 │
                   │                   Animals, 10 pairs                    │
                   │                                                        │
                   │             🐍 🦊 🐸 🐐 🦝 🐻 🐯 🐱 🐮 🦒              │
                   │                                                        │
                   │      Points  110  the best so far                      │
                   │      Turns   10  a perfect memory needs 15.6           │
                   │      Time    1:00                                      │
                   │      Memory  You never missed a pair you had seen      │
                   │      Hints   2                                         │
                   │      Seed    42  deals the same cards                  │
                   │                                                        │
                   │             New best! your name___________             │
                   │                                                        │
                   │ [ Play again ] [ Same deal ] [ Next theme ] [ Close ]  │
                   │                       [ Chart ]                        │
                   ╰────────────────────────────────────────────────────────╯
        """)
  }

  @Test("in a large window the panel stays small")
  func large() throws {
    let play = try FinishedPlay(best: 999)
    let rows = play.screen(.large).rows
    let panel = rows.filter { !$0.isEmpty }
    #expect(panel.count == 16)
    #expect([panel.first, panel.last].allSatisfy { $0?.drop { $0 == " " }.count == 58 })
  }

  @Test("plain ASCII is used if the terminal supports nothing else")
  func plain() throws {
    let play = try FinishedPlay(players: 2)
    #expect(
      play.screen(.usual, isUnicode: false).text(3..<21) == """
                   +--------------------------------------------------------+
                   |                                                        |
                   |              . + *  Player 1 wins!  * + .              |
                   |                   Animals, 10 pairs                    |
                   |                                                        |
                   | snake fox frog goat raccoon bear tiger cat cow giraffe |
                   |                                                        |
                   |                * Player 1          110                 |
                   |                  Player 2            0                 |
                   |                                                        |
                   |            Turns   10                                  |
                   |            Time    1:00                                |
                   |            Seed    42  deals the same cards            |
                   |                                                        |
                   | [>Play again<] [ Same deal ] [ Next theme ] [ Close ]  |
                   |                       [ Chart ]                        |
                   +--------------------------------------------------------+

        """)
  }

  @Test("two players are listed in a table, and a sign marks the leader")
  func players() throws {
    let play = try FinishedPlay(players: 2)
    #expect(
      play.screen(.smallest).text == """

            ╭──────────────────────────────╮
            │        Player 1 wins!        │
            │   ★ Player 1          110    │
            │     Player 2            0    │
            │        10 turns, 1:00        │
            │           seed 42            │
            │ [>Play again<] [ Same deal ] │
            │   [ Next theme ] [ Close ]   │
            ╰──────────────────────────────╯


        """)
  }

  @Test("eight players can be scrolled if they do not fit")
  func manyPlayers() throws {
    let screen = try FinishedPlay(players: 8).screen(.smallest)
    try screen.does("tab tab tab")
    #expect(screen.text.contains("[>Close<]"))
    #expect(screen.text.contains("┃"))
  }

  @Test("a timeout is reported, with the result so far")
  func lost() throws {
    let play = try FinishedPlay(settings: ["rules": "time-attack"], found: 3, wait: .seconds(90))
    #expect(
      play.screen(.smallest).text == """

            ╭──────────────────────────────╮
            │          Time is up          │
            │   33 points, 3 turns, 1:30   │
            │   Never missed a seen pair   │
            │           seed 42            │
            │           🐍 🦊 🐸           │
            │ [>Play again<] [ Same deal ] │
            │   [ Next theme ] [ Close ]   │
            ╰──────────────────────────────╯


        """)
  }

  @Test("stars are yellow, and only for a complete game", arguments: [ColorScheme.dark, .light])
  func styles(scheme: ColorScheme) throws {
    let screen = try FinishedPlay().screen(.usual, colorScheme: scheme)
    #expect(try screen.style(of: "★").foreground == .yellow)
    #expect(try screen.style(of: "You won!").attributes == .bold)
    #expect(try screen.style(of: "Turns").attributes == .dim)
  }
}
