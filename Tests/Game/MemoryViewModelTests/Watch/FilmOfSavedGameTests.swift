import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Film: of a saved game")
struct FilmOfSavedGameTests {
  @Test("it runs on from the last flip for as long as the game was played")
  func runsOn() throws {
    let play = try GamePlay()
    play.choose(0, at: 2)
    play.now = .seconds(30)
    var film = try Film(of: play.saved)
    #expect((film.end, film.isOver, film.lastPosition) == (.seconds(30), false, 1))
    film.togglePlaying()
    film.advance(by: .seconds(20))
    let middle = film
    film.advance(by: .seconds(20))
    let films = [middle, film]
    #expect(
      (middle.position, films.map(\.isAtEnd), films.map(\.time), film.isPlaying) == (
        1, [false, true], [.seconds(20), .seconds(30)], false
      ))
  }

  @Test("if the time ran out, it shows all remaining cards at its end")
  func showsWhatWasLeft() throws {
    let play = try GamePlay(rules: Rules { $0.limit = .time(.seconds(20)) })
    play.choose(0, 0, at: 1)
    play.choose(0, 1, at: 2)
    play.choose(1, 0, at: 3)
    play.now = .seconds(25)
    var film = try Film(of: play.saved)
    let wasOver = film.isOver
    let wasFinished = film.moment.game.isFinished
    film.seek(to: 3)
    #expect(
      (wasOver, wasFinished, film.table.count { $0.face != nil }, film.isAtEnd) == (
        true, false, 1, false
      ))
    film.seekToEnd()
    let end = film.table
    film.togglePlaying()
    #expect(
      (
        end.filter { $0.face == nil && $0.isOnTable },
        end.count { $0.face != nil && !$0.isMatched },
        film.table.filter { $0.face != nil }
      ) == ([], 4, []))
  }

  @Test("a game without a flip has no turns, and the steps end with the unfinished turn")
  func showsUntouchedGames() throws {
    var film = try Film(of: try GamePlay().saved)
    #expect(film.lastPosition == 0 && film.turnEnds.isEmpty && film.turn == 0)
    film.seekToNextTurn()
    film.seekToPreviousTurn()
    film.seek(to: 5)
    #expect(film.position == 0 && film.lastChange == nil && film.nextFlip == nil)
    film.togglePlaying()
    film.advance(by: .zero)
    let wasAtEnd = film.isAtEnd
    let wasPlaying = film.isPlaying
    let earlierTimeToNextChange = film.timeToNextChange

    let play = try GamePlay()
    for (index, kind) in [0, 0, 1].enumerated() { play.choose(kind, index % 2, at: Double(index)) }
    film = try Film(of: play.saved)
    #expect(
      (wasAtEnd, wasPlaying, earlierTimeToNextChange, film.turnEnds, film.analysis.turns.count) == (
        true, false, nil, [2, 3], 1
      ))
    film.seekToNextTurn()
    film.seekToNextTurn()
    let earlierPosition = film.position
    let earlierTurn = film.turn
    film.seekToNextTurn()
    #expect([earlierPosition, earlierTurn, film.position] == [3, 2, 3])
  }

  @Test("players have the names they had in the game, computers and people")
  func names() throws {
    let play = try GamePlay(rules: .hotSeat(4), opponents: [.lowest(), .lowest()])
    let film = try Film(of: play.saved, names: PlayerNames(["Ada"]))
    let alone = try GamePlay(rules: .hotSeat(2), opponents: [.lowest()])
    #expect(
      try [(0..<4).map(film.name), (0..<2).map(Film(of: alone.saved).name)] == [
        ["Ada", "Player 2", "Casual", "Casual 2"], ["You", "Casual"],
      ])
  }
}
