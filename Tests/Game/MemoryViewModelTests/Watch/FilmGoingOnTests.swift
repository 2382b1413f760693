import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Film: of a game that goes on")
struct FilmGoingOnTests {
  /// Returns a film of the first moves of a record.
  private func film(_ record: GameRecord<Face>, until count: Int) throws -> Film {
    try FilmRecords.film(record.prefix(count))
  }

  @Test("at its end it shows each further flip at once", arguments: FilmRecords.all)
  func follows(record: GameRecord<Face>) throws {
    var film = try film(record, until: 0)
    film.togglePlaying()
    for count in 1...max(1, record.moves.count) where count <= record.moves.count {
      film = film.continued(in: try self.film(record, until: count))
      #expect(
        (film.position, film.isAtEnd, film.moment.game) == (
          count, true, (try RecordedGame(replaying: record.prefix(count)).game)
        ))
    }
  }

  @Test("in its middle it stays, flips are taken back, and another game begins at its start")
  func stays() throws {
    var record = try #require(FilmRecords.all.first { $0.moves.count > 5 && $0.shuffles.isEmpty })
    for isPlaying in [true, false] {
      var film = try film(record, until: 4)
      film.seek(to: 2)
      film.speed = .double
      if isPlaying { film.togglePlaying() }
      let time = film.time
      film = film.continued(in: try self.film(record, until: 5))
      #expect(
        (film.position, film.time, film.speed, film.isPlaying, film.lastPosition) == (
          2, time, .double, isPlaying, 5
        ))
    }

    record = try #require(FilmRecords.all.first { $0.moves.count > 5 && $0.shuffles.isEmpty })
    var film = try film(record, until: 5)
    film.seekToEnd()
    film = film.continued(in: try self.film(record, until: 3))
    let firstPosition = film.position
    let wasAtEnd = film.isAtEnd
    film = film.continued(in: try self.film(record, until: 4))
    let secondPosition = film.position

    let (one, other) = (FilmRecords.all[0], FilmRecords.all[1])
    film = try FilmRecords.film(one)
    film.seekToEnd()
    #expect(
      (
        firstPosition, wasAtEnd, secondPosition,
        film.continued(in: try FilmRecords.film(other)).position
      ) == (3, true, 4, 0))
  }

  @Test("a player goes on with it")
  func player() throws {
    let record = try #require(FilmRecords.all.first { $0.moves.count > 5 })
    let player = FilmPlayer(try film(record, until: 2)) { .zero }
    player.change { $0.seekToEnd() }
    player.goOn(with: try film(record, until: 3))
    #expect(player.current.position == 3)
  }
}
