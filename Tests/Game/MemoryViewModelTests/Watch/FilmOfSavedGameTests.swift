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
    #expect(film.end == .seconds(30) && !film.isOver && film.lastPosition == 1)
    film.togglePlaying()
    film.advance(by: .seconds(20))
    #expect(film.position == 1 && !film.isAtEnd && film.time == .seconds(20))
    film.advance(by: .seconds(20))
    #expect(film.isAtEnd && film.time == .seconds(30) && !film.isPlaying)
  }

  @Test("if the time ran out, it shows all remaining cards at its end")
  func showsWhatWasLeft() throws {
    let play = try GamePlay(rules: Rules { $0.limit = .time(.seconds(20)) })
    play.choose(0, 0, at: 1)
    play.choose(0, 1, at: 2)
    play.choose(1, 0, at: 3)
    play.now = .seconds(25)
    var film = try Film(of: play.saved)
    #expect(film.isOver && !film.moment.game.isFinished)
    film.seek(to: 3)
    #expect(film.table.count { $0.face != nil } == 1 && !film.isAtEnd)
    film.seekToEnd()
    #expect(film.table.filter { $0.face == nil }.allSatisfy { !$0.isOnTable })
    #expect(film.table.count { $0.face != nil && !$0.isMatched } == 4)
    film.togglePlaying()
    #expect(film.table.allSatisfy { $0.face == nil })
  }

  @Test("a game without a flip has a film with only the table, and no turns")
  func showsUntouchedGames() throws {
    var film = try Film(of: try GamePlay().saved)
    #expect(film.lastPosition == 0 && film.turnEnds.isEmpty && film.turn == 0)
    film.seekToNextTurn()
    film.seekToPreviousTurn()
    film.seek(to: 5)
    #expect(film.position == 0 && film.lastChange == nil && film.nextFlip == nil)
    film.togglePlaying()
    film.advance(by: .zero)
    #expect(film.isAtEnd && !film.isPlaying && film.timeToNextChange == nil)
  }

  @Test("players have the names they had in the game, computers and people")
  func names() throws {
    let play = try GamePlay(rules: .hotSeat(4), opponents: [.lowest(), .lowest()])
    let film = try Film(of: play.saved, names: PlayerNames(["Ada"]))
    #expect((0..<4).map(film.name) == ["Ada", "Player 2", "Casual", "Casual 2"])
    let alone = try GamePlay(rules: .hotSeat(2), opponents: [.lowest()])
    #expect(try (0..<2).map(Film(of: alone.saved).name) == ["You", "Casual"])
  }

  @Test("the steps through turns end with the unfinished turn")
  func walksToOpenTurns() throws {
    let play = try GamePlay()
    for (index, kind) in [0, 0, 1].enumerated() { play.choose(kind, index % 2, at: Double(index)) }
    var film = try Film(of: play.saved)
    #expect(film.turnEnds == [2, 3] && film.analysis.turns.count == 1)
    film.seekToNextTurn()
    film.seekToNextTurn()
    #expect(film.position == 3 && film.turn == 2)
    film.seekToNextTurn()
    #expect(film.position == 3)
  }
}
