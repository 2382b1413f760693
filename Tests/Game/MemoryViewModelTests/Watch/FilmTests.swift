import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Film")
struct FilmTests {
  @Test("a position shows the game after so many moves of its record", arguments: FilmRecords.all)
  func showsPositions(record: GameRecord<Face>) throws {
    var film = try FilmRecords.film(record)
    for position in 0...film.lastPosition {
      film.seek(to: position)
      let played = try RecordedGame(replaying: record.prefix(position))
      #expect(
        (film.moment.game, film.position, film.table.map(\.id), film.time) == (
          played.game, position, played.game.tableOrder, played.game.latestFlip
        ))
    }
  }

  @Test("seeking away and back gives the same film", arguments: FilmRecords.all)
  func seeksBackAndForth(record: GameRecord<Face>) throws {
    let start = try FilmRecords.film(record)
    for position in 0...start.lastPosition {
      var film = start
      film.seek(to: position)
      let there = film
      for other in 0...start.lastPosition {
        film.seek(to: other)
        film.seek(to: position)
        #expect(film == there, "\(position) by way of \(other)")
      }
    }
  }

  @Test(
    "steps of time, however small, lead to where one large step does", arguments: FilmRecords.all)
  func advances(record: GameRecord<Face>) throws {
    for speed in FilmSpeed.allCases {
      var films = [try FilmRecords.film(record), try FilmRecords.film(record)]
      for step in [3, 700, 250, 1_900, 40, 60_000] {
        for index in films.indices {
          films[index].speed = speed
          if !films[index].isPlaying { films[index].togglePlaying() }
        }
        for _ in 0..<10 { films[0].advance(by: .milliseconds(step)) }
        films[1].advance(by: .milliseconds(10 * step))
        #expect(films[0] == films[1] && films[0].time <= films[0].end)
        if films[0].isAtEnd { break }
      }
      #expect(films[0].isAtEnd && !films[0].isPlaying)
    }
  }

  @Test(
    "steps go from the end of one turn to the next, forward and back", arguments: FilmRecords.all)
  func walksTurns(record: GameRecord<Face>) throws {
    var film = try FilmRecords.film(record)
    var (positions, turns) = ([0], [0])
    while film.position < film.lastPosition {
      film.seekToNextTurn()
      positions.append(film.position)
      turns.append(film.turn)
    }
    #expect((positions, turns) == ([0] + film.turnEnds, Array(positions.indices)))
    let back = positions.map { _ in
      film.seekToPreviousTurn()
      return film.position
    }
    #expect((back, film.turn) == (positions.dropLast().reversed() + [0], 0))
  }

  @Test(
    "known cards were turned since the last shuffle and are not matched", arguments: FilmRecords.all
  )
  func knowsCards(record: GameRecord<Face>) throws {
    var film = try FilmRecords.film(record)
    let cards = 0..<film.moment.game.cardCount
    for position in 0...film.lastPosition {
      film.seek(to: position)
      let shuffle = record.shuffles.last { $0 <= position }
      let turned = record.moves[(shuffle ?? 0)..<position].map(\.card)
      let faceUp = shuffle.map { Array(film.state(of: record, at: $0).faceUp) } ?? []
      let isAllSeen = record.rules.peek > .zero && shuffle == nil
      let seen = Set(isAllSeen ? Array(cards) : turned + faceUp)
      let left = seen.filter { !film.moment.game.card($0, at: film.time).isMatched }
      #expect(film.knownCards == left)
    }
  }

  @Test("a match on show is not hidden, nor is a miss, and a countdown has the film's pace")
  func showsTable() throws {
    let record = try #require(FilmRecords.all.first { $0.moves.count > 5 && $0.rules == .course })
    var film = try FilmRecords.film(record)
    film.seek(to: 1)
    let card = try #require(film.table.first { $0.face != nil })
    #expect(
      (film.table.count { $0.face != nil }, card.isBonusRunning, card.bonusLimit) == (
        1, false, record.rules.bonusLimit
      ))
    film.speed = .double
    film.togglePlaying()
    #expect(
      (film.table[card.position].isBonusRunning, film.table[card.position].bonusLimit) == (
        true, record.rules.bonusLimit / 2
      ))
  }

  @Test("hidden faces and known cards are shown only for a game that is over")
  func hidesFaces() throws {
    for record in FilmRecords.all {
      var film = try FilmRecords.film(record)
      #expect(
        (film.toggleFaces(), film.toggleKnown(), film.showsFaces, film.showsKnown) == (
          film.isOver, film.isOver, film.isOver, film.isOver
        ))
      film.seekToEnd()
      let hidden = film.table.contains { $0.isOnTable && $0.face == nil }
      #expect(!film.isOver || !hidden)
    }
  }

  @Test("playing at the end starts anew, and a record is read without ignored moves, or refused")
  func beginsAnew() throws {
    var film = try FilmRecords.film(FilmRecords.all[0])
    film.seekToEnd()
    let wasAtEnd = film.isAtEnd
    film.togglePlaying()
    #expect((wasAtEnd, film.position, film.time, film.isPlaying) == (true, 0, .zero, true))

    var record = try #require(FilmRecords.all.first { $0.moves.count > 3 })
    let count = record.moves.count
    record.moves.insert(GameMove(card: 99, nanoseconds: 0), at: 0)
    #expect(try FilmRecords.film(record).lastPosition == count)
    record.digest = 1
    #expect(throws: ReplayError.self) { try FilmRecords.film(record) }
  }

  @Test("speeds double from a half to eight")
  func speeds() {
    let times = FilmSpeed.allCases.map { $0.gameTime(in: .seconds(4)) }
    let watched = zip(FilmSpeed.allCases, times).map { $0.watchingTime(of: $1) }
    #expect(
      [times, watched] == [[2, 4, 8, 16, 32], [4, 4, 4, 4, 4]].map { $0.map { .seconds($0) } })
    #expect(
      (
        FilmSpeed.half.slower, FilmSpeed.eightfold.faster,
        FilmSpeed.allCases.map { $0.text(isUnicode: true) }, FilmSpeed.half.text(isUnicode: false)
      ) == (.half, .eightfold, ["½×", "1×", "2×", "4×", "8×"], "1/2x"))
  }

  @Test("a player runs by its clock while it plays, and does not move while it is stopped")
  func plays() throws {
    var now = Duration.seconds(100)
    let record = try #require(
      FilmRecords.all.first { $0.moves.count > 5 && $0.rules.peek == .zero })
    let player = FilmPlayer(try FilmRecords.film(record)) { now }
    now += .seconds(9)
    let earlierTime = player.current.time
    let firstTimeToNextChange = player.current.timeToNextChange
    player.change { $0.togglePlaying() }
    let wait = try #require(player.current.timeToNextChange)
    #expect(
      earlierTime == .zero && firstTimeToNextChange == nil
        && wait <= .seconds(1) + .microseconds(1))
    now += .seconds(3600)
    let wasAtEnd = player.current.isAtEnd
    let secondTimeToNextChange = player.current.timeToNextChange
    player.leave()
    #expect(wasAtEnd == true && secondTimeToNextChange == nil && player.hasLeft)
  }
}

extension Film {
  /// Returns the game after a number of moves of a record.
  fileprivate func state(of record: GameRecord<Face>, at position: Int) -> MemoryGame<Face> {
    var film = self
    film.seek(to: position)
    return film.moment.game
  }
}
