import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Scores")
struct ScoresScreenTests {
  private static let scores: [Score] = [
    .sample(0), .sample(1, player: "Bo"), .sample(2, player: ""),
    .sample(3, player: "Christopher Robin of the wood", seed: "a seed of many words"),
    .sample(0, rules: .relaxed), .sample(0, theme: Theme.builtIn[1], player: "Zoe"),
  ]

  @Test("in a small window the details of the selected score are below")
  func small() {
    let screen = ScreenDriving(pushed: .smallest) { sample() }
    #expect(
      screen.text == """
        ‹ Back       Scores Enter again  d clear
          Theme [ Animals, Classic ▾ ] g
            #  Player       Points  Turns   Time
        ›   1  Anna             60     12   1:00
            2  Bo               59     13   1:07
            3  -                58     14   1:14
            4  Christophe…      57     15   1:21




          2020-09-13, 8 pairs, seed 1000
        """)
  }

  @Test("a usual window shows all columns, with buttons below")
  func usual() {
    let screen = ScreenDriving(pushed: .usual) { sample() }
    #expect(
      screen.text == """
        ‹ Back                               Scores                 Enter again  d clear

          Theme [ Animals, Classic ▾ ] g

            #  Player           Points  Turns   Time  Pairs  Date        Seed
        ›   1  Anna                 60     12   1:00      8  2020-09-13  1000
            2  Bo                   59     13   1:07      8  2020-09-25  1001
            3  -                    58     14   1:14      8  2020-10-06  1002
            4  Christopher Ro…      57     15   1:21      8  2020-10-18  a seed of many…














          [ Same deal again Enter ] [ ! Clear d ] [ Group g ]
        """)
  }

  @Test("a large window shows a list of the sheets beside the scores")
  func large() {
    let screen = ScreenDriving(pushed: .large) { sample() }
    #expect(
      screen.text(0..<9) == """
        ‹ Back                                                                                           Scores                                                                             Enter again  d clear

                                     Theme and rules g             │      #  Player                          Points  Turns   Time  Pairs  Date        Seed
                                   › Animals, Classic              │  ›   1  Anna                                60     12   1:00      8  2020-09-13  1000
                                     Animals, Relaxed              │      2  Bo                                  59     13   1:07      8  2020-09-25  1001
                                     Sea, Classic                  │      3  -                                   58     14   1:14      8  2020-10-06  1002
                                                                   │      4  Christopher Robin of the wood       57     15   1:21      8  2020-10-18  a seed of many words
                                                                   │
                                                                   │
        """)
    #expect(
      screen.text(59..<60) == """
                                                                   │    [ Same deal again Enter ] [ ! Clear d ] [ Group g ]
        """)
  }

  @Test("plain ASCII is used if the terminal supports nothing else")
  func plain() {
    let screen = ScreenDriving(pushed: .smallest, isUnicode: false) { sample() }
    #expect(
      screen.text == """
        < Back       Scores Enter again  d clear
          Theme [ Animals, Classic v ] g
            #  Player       Points  Turns   Time
        >   1  Anna             60     12   1:00
            2  Bo               59     13   1:07
            3  -                58     14   1:14
            4  Christophe~      57     15   1:21




          2020-09-13, 8 pairs, seed 1000
        """)
    #expect(screen.text.utf8.allSatisfy { $0 < 128 })
  }

  @Test("the selection is marked by a sign and a bar", arguments: [ColorScheme.dark, .light])
  func marks(scheme: ColorScheme) throws {
    let screen = ScreenDriving(pushed: .usual, colorScheme: scheme) { sample() }
    let row = try #require(screen.rows.first { $0.contains("Anna") })
    #expect(
      try (
        row.hasPrefix("›"), screen.style(of: "Anna").background,
        screen.style(of: "Anna").attributes.contains(.bold), screen.style(of: "Bo ")
      ) == (true, .blue, true, .plain))
  }

  @Test("without scores the screen says how to get one")
  func empty() {
    let screen = ScreenDriving(pushed: .smallest) {
      ScoresScreen(app: SampleApp().model, navigate: { _ in })
    }
    #expect(
      screen.text == """
        ‹ Back           Scores



                      No score yet

          Games you win alone are listed here,
                 except practice games.




        """)
  }

  private func sample(_ theme: String? = nil) -> ScoresScreen {
    ScoresScreen(app: SampleApp(scores: Self.scores).model, navigate: { _ in }, theme: theme)
  }
}
