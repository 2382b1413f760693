import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

@Suite("Watching: looks")
struct FilmLookTests {
  @Test("a film in the smallest window, in ASCII: from its start to its end")
  func smallest() throws {
    let watching = try FilmWatching(.smallest, isUnicode: false)
    #expect(
      watching.screen.text == """
        < Animals          0 pts  0/16  0:00  1x


          ###1#### ###2#### ###3#### ###4####
          ###5#### ###6#### ###7#### ###8####
          ###9#### ###10### ###11### ###12###
          ###13### ###14### ###15### ###16###
          ###17### ###18### ###19### ###20###


            . . ! o . * x o ! * * o * o * *
        The game begins.     Space play  q leave
        """)

    try watching.does("] ] ]")
    #expect(
      watching.screen.text == """
        < Animals          0 pts  3/16  0:09  1x


          ###1#### ###2####   goat   raccoon
          ###5#### ###6#### ###7#### ###8####
          ###9#### ###10### ###11### ###12###
          ###13### ###14### ###15### ###16###
          ###17### ###18### ###19### ###20###


            . . ! o . * x o ! * * o * o * *
        Turn 3: missed chance.        Space play
        """)

    try watching.does("end")
    #expect(
      (
        watching.header, watching.footer, watching.screen.text.components(of: "iraffe"),
        watching.screen.text.contains("##")
      ) == (
        "< Animals        94 pts  16/16  0:44  1x", "All cards are matched.        Space play", 2,
        false
      ))
  }

  @Test("known cards and all faces can be shown in the smallest window")
  func smallestRevealed() throws {
    let watching = try FilmWatching(.smallest, isUnicode: false)
    try watching.does("] ] m")
    #expect(
      watching.screen.text(1..<9) == """


          ###1#### ###2#### ###3#### ###4####
          ###5####   frog   ###7#### ###8####
          ###9#### ##10*### ###11### ###12###
          ###13### ###14### ##15*### ###16###
          ###17### ###18###  snake   ###20###

        """)
    try watching.does("m x")
    #expect(
      watching.screen.text(1..<9) == """


            bear     cat      goat   raccoon
            bear     frog     goat     cow
           tiger     fox      frog     fox
          giraffe    cow     snake   giraffe
          raccoon    cat     snake    tiger

        """)
  }

  @Test("the last turn of an unfinished game is open, and so is its bar")
  func open() throws {
    let watching = try FilmWatching(.smallest, isOver: false, isUnicode: false)
    try watching.does("end")
    #expect(
      watching.screen.text(9..<12) == """

            .  .  !  o  .  *  x  o  !  *  -
        Bear.      Space play  Right on  q leave
        """)
    try watching.does("[")
    let footer = watching.footer
    try watching.does("]")
    #expect(
      footer.hasPrefix("Turn 10: lucky, +") && watching.film.position == watching.film.lastPosition)
  }

  @Test("players have their names, shortened if there is little room, and then none")
  func players() throws {
    let watching = try FilmWatching(
      Size(width: 100, height: 24),
      settings: ["players": "3", "opponent": "casual", "playerNames": "Adele"])
    try watching.does("] ] ] ]")
    #expect(
      watching.header.split(separator: "  ").map { $0.drop { $0 == " " } }
        == [
          "‹ Animals", "watching", "Adele 8", "Player 2 0", "Casual 0", "turn 4 of 16", "0:12",
          "paused 1×",
        ])
    watching.screen.size = .smallest
    let many = try FilmWatching(.smallest, settings: ["players": "6"])
    #expect(
      [watching.header, many.header] == [
        "‹ Animals       Ade 8  P2 0  Cas 0  4/16", "‹ Animals         0  0  0  0  0  0  0/16",
      ])
  }

  @Test("a long title takes precedence over numbers, none of which is ever cut")
  func titles() throws {
    let record = try FilmWatching().film.record
    var film = try Film(of: record, titled: "Fruit and Vegetables", color: Theme.animals.color)
    film.seek(to: 2)
    let wrong = (24...100).filter { width in
      let header = ScreenDriving(Size(width: width, height: 1), isUnicode: false) { [film] in
        FilmHeader(film: film, leave: {})
      }
      return !header.text.hasPrefix("< Fruit and Vegetables") || header.text.contains("~")
        || width >= 35 && !header.text.contains(" 0 p")
    }
    #expect(wrong == [])

    let watching = try FilmWatching(.smallest, isUnicode: false)
    try watching.does("] ] ] ] ] ]")
    let words = [
      "19 points", "19 pts", "turn 6 of 16", "6/16", "0:18", "paused 1x", "1x", "watching",
    ]
    let otherWrong = Array((34...100).sampled(every: 4)).filter { width in
      watching.screen.size = Size(width: width, height: 12)
      let rest = words.reduce(watching.header) { $0.replacing(" \($1)", with: " ") }
      return rest.split(separator: " ") != ["<", "Animals"]
        || !watching.footer.contains("Space play") || watching.screen.text.contains("~")
    }
    #expect(otherWrong == [])
  }

  @Test(
    "the time line is as high as the window allows",
    arguments: [(15, 1), (16, 4), (31, 4), (32, 8)])
  func growsTimeline(height: Int, rows: Int) throws {
    let watching = try FilmWatching(Size(width: 60, height: height))
    try watching.does("end")
    let signs = watching.screen.rows.dropLast().last ?? ""
    let above = watching.screen.rows.dropLast(2).suffix(rows)
    #expect(
      (signs.contains("○"), FilmTimeline.height(in: height), above.count { $0.contains("█") }) == (
        true, rows, rows - 1
      ))
  }
}

extension String {
  /// Returns the number of occurrences of a text.
  fileprivate func components(of text: String) -> Int { split(separator: text).count - 1 }
}
