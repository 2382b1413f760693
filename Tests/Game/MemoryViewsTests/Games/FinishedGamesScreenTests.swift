import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Finished games")
struct FinishedGamesScreenTests {
  private func screen(_ size: Size, isUnicode: Bool = true) throws -> ScreenDriving {
    let app = try SampleApp.withFinishedGames().model
    let screen = ScreenDriving(pushed: size, isUnicode: isUnicode) {
      GamesScreen(app: app, navigate: { _ in })
    }
    try screen.does("f")
    return screen
  }

  @Test("in a small window they have their scores, and the details of the selected one below")
  func small() throws {
    #expect(
      try screen(.smallest).text == """
        ‹ Back           Games       Enter d u g
         Saved f [Finished]
          Name                 Score  Played
        › Sea                  110:0  2023-11-14
          Animals                130  2023-11-14






          Sea, 2 players, 10 turns, 1:00
        """)
  }

  @Test("a usual window has all columns, with buttons for the selected one")
  func usual() throws {
    let screen = try screen(.usual)
    #expect(
      screen.text(0..<6) == """
        ‹ Back                               Games                           Enter d u g
         Saved f [Finished]

          Name                 Theme         Players    Turns   Score   Time  Played
        › Sea                  Sea           2             10   110:0   1:00  2023-11-14
          Animals              Animals       1             10     130   0:10  2023-11-14
        """)
    #expect(screen.rows.last == "  [ Watch Enter ] [ ! Delete d ]")
  }

  @Test("plain ASCII is used if the terminal supports nothing else")
  func plain() throws {
    #expect(
      try screen(.smallest, isUnicode: false).text(0..<5) == """
        < Back           Games       Enter d u g
         Saved f [Finished]
          Name                 Score  Played
        > Sea                  110:0  2023-11-14
          Animals                130  2023-11-14
        """)
  }

  @Test("without finished games the screen says what it will list")
  func empty() throws {
    let app = try SampleApp.withGames().model
    let screen = ScreenDriving(pushed: .smallest) { GamesScreen(app: app, navigate: { _ in }) }
    try screen.does("f")
    #expect(
      screen.text == """
        ‹ Back           Games
         Saved f [Finished]



                   No finished games

          All games that you finish stay here
                   for you to watch.



        """)
  }

  @Test("a theme to be deleted is distinguished from others of its name")
  func asks() throws {
    let screen = try screen(.smallest)
    try screen.does("d")
    #expect(missing(["Delete Sea?", "110:0 points, 1:00"], in: screen.text) == [])
  }
}
