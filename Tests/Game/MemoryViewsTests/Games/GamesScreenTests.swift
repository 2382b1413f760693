import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Saved games")
struct GamesScreenTests {
  private func screen(_ size: Size, isUnicode: Bool = true) throws -> ScreenDriving {
    let app = try SampleApp.withGames().model
    return ScreenDriving(pushed: size, isUnicode: isUnicode) {
      GamesScreen(app: app, navigate: { _ in })
    }
  }

  @Test("in a small window the details of the selected game are below")
  func small() throws {
    let screen = try screen(.smallest)
    #expect(
      screen.text == """
        ‹ Back           Games Enter w r D d u g
        [Saved] Finished f
          Name                  Left  Played
        › Rainy day            16/20  2023-11-14
          With Grandma at …    14/20  2023-11-14
          Sea                  18/20  2023-11-14





          Animals, 22 points, 0:12
        """)
  }

  @Test("a usual window has all columns, with buttons below")
  func usual() throws {
    let screen = try screen(.usual)
    #expect(
      screen.text == """
        ‹ Back                               Games                     Enter w r D d u g
        [Saved] Finished f

          Name                Theme         Players      Left   Score   Time  Played
        › Rainy day           Animals       1           16/20      22   0:12  2023-11-14
          With Grandma at t…  Animals       2           14/20    33:0   0:18  2023-11-14
          Sea                 Sea           Casual      18/20    11:0   0:06  2023-11-14
















          [ Open Enter ] [ Watch w ] [ Rename r ] [ Duplicate D ] [ ! Delete d ]
        """)
  }

  @Test("in a large window the columns stay close together")
  func large() throws {
    let screen = try screen(.large)
    #expect(
      screen.text(0..<7) == """
        ‹ Back                                                                                           Games                                                                                 Enter w r D d u g
                                                     [Saved] Finished f

                                                       Name                                              Theme         Players      Left   Score   Time  Played
                                                     › Rainy day                                         Animals       1           16/20      22   0:12  2023-11-14
                                                       With Grandma at the sea                           Animals       2           14/20    33:0   0:18  2023-11-14
                                                       Sea                                               Sea           Casual      18/20    11:0   0:06  2023-11-14
        """)
    #expect(
      screen.text(58..<60) == """

                                                       [ Open Enter ] [ Watch w ] [ Rename r ] [ Duplicate D ] [ ! Delete d ]
        """)
  }

  @Test("plain ASCII is used if the terminal supports nothing else")
  func plain() throws {
    let screen = try screen(.smallest, isUnicode: false)
    #expect(
      screen.text == """
        < Back           Games Enter w r D d u g
        [Saved] Finished f
          Name                  Left  Played
        > Rainy day            16/20  2023-11-14
          With Grandma at ~    14/20  2023-11-14
          Sea                  18/20  2023-11-14





          Animals, 22 points, 0:12
        """)
  }

  @Test("a question and a form fit the smallest window")
  func popups() throws {
    let screen = try screen(.smallest)
    try screen.does("d")
    #expect(
      screen.text == """
        ‹ Back           Games Enter w r D d u g
        [╭────────────────────────────────────╮
         │                                    │
        ›│         Delete Rainy day?          │4
         │                                    │4
         │        16 of 20 cards left         │4
         │                                    │
         │     [>  Keep  <]  [ ! Delete ]     │
         │                                    │
         ╰────────────────────────────────────╯

          Animals, 22 points, 0:12
        """)

    try screen.does("esc r")
    #expect(
      screen.text == """
        ‹ Back           Games Enter w r D d u g
        [Saved] Finished f
         ╭────────────────────────────────────╮
        ›│          Rename the game           │4
         │                                    │4
         │  Name Rainy day__________________  │4
         │                                    │
         │       [ Rename ]  [ Cancel ]       │
         ╰────────────────────────────────────╯


          Animals, 22 points, 0:12
        """)
  }

  @Test("without saved games the screen says how a game is saved")
  func empty() {
    let app = SampleApp().model
    let screen = ScreenDriving(pushed: .smallest) { GamesScreen(app: app, navigate: { _ in }) }
    #expect(
      screen.text == """
        ‹ Back           Games
        [Saved] Finished f



                    No saved games

          Games save themselves and wait here
                until you finish them.



        """)
  }

  @Test("the current game, a finished one and one in use are described in words")
  func states() {
    let games = [summary("a"), summary("b", isOver: true), summary("c", isElsewhere: true)]
    let screen = ScreenDriving(Size(width: 40, height: 5)) {
      GameList(
        tab: .saved, groups: GameGroups(games, by: .none), running: "a", selection: .constant("a"),
        open: { _ in }, actions: [])
    }
    #expect(
      screen.text == """
          Name                  Left  Played
        › Game a                8/20  now
          Game b                over  -
          Game c                8/20  in use
          Animals, 9 points, 1:15
        """)
  }

  private func summary(
    _ id: String, isOver: Bool = false, isElsewhere: Bool = false
  ) -> GameSummary {
    GameSummary(
      id: id, name: "Game \(id)", themeID: "animals", themeName: "Animals", players: 1,
      opponents: [], cards: 20, cardsLeft: 8, scores: [9], turns: 7, played: .seconds(75),
      isOver: isOver, lastPlayed: nil, isOpenElsewhere: isElsewhere)
  }
}
