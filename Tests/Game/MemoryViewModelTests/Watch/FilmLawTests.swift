import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Film: laws")
struct FilmLawTests {
  @Test("seeking to a time shows the same as playing to it", arguments: FilmRecords.all)
  func seeksWherePlayingLeads(record: GameRecord<Face>) throws {
    var played = try FilmRecords.film(record)
    var sought = played
    played.togglePlaying()
    while !played.isAtEnd {
      played.advance(by: .milliseconds(250))
      sought.seek(to: played.position)
      #expect(
        (played.moment, played.lastOutcome, played.turn, played.lastChange) == (
          sought.moment, sought.lastOutcome, sought.turn, sought.lastChange
        ))
      #expect(played.time >= sought.time && played.nextFlip.map { $0 > played.time } ?? true)
    }
    sought.seekToEnd()
    #expect(played == sought)
  }

  @Test(
    "the table stays the same until the next change, and differs then",
    arguments: FilmSpeed.allCases)
  func tellsChanges(speed: FilmSpeed) throws {
    for record in FilmRecords.all {
      var film = try FilmRecords.film(record)
      film.speed = speed
      film.togglePlaying()
      var changes = 0
      while let wait = film.timeToNextChange {
        let before = Shown(film)
        var early = film
        if wait > .microseconds(2) { early.advance(by: wait - .microseconds(2)) }
        film.advance(by: wait)
        #expect(
          wait > .zero && wait <= speed.watchingTime(of: .seconds(1)) + .microseconds(1)
            && Shown(early) == before && Shown(film) != before)
        changes += 1
      }
      #expect(film.isAtEnd && changes > 0)
    }
  }

  /// The visible state of a film without countdowns.
  private struct Shown: Equatable {
    let position: Int
    let second: Int64
    let isInPeek: Bool
    let isAtEnd: Bool

    init(_ film: Film) {
      position = film.position
      second = film.time.components.seconds
      isInPeek = film.time < film.record.rules.peek
      isAtEnd = film.isAtEnd
    }
  }

  @Test("only faces that were up at that time are shown", arguments: FilmRecords.all)
  func hidesFaces(record: GameRecord<Face>) throws {
    var film = try FilmRecords.film(record)
    for position in 0...film.lastPosition {
      film.seek(to: position)
      for card in film.table where !(film.isOver && film.isAtEnd) {
        let played = film.moment.game.card(card.id, at: film.time)
        #expect((card.face != nil) == (played.isOnTable && played.isFaceUp))
      }
    }
  }

  @Test(
    "at every position the cards are in their places, with their numbers",
    arguments: FilmRecords.all)
  func laysOutTheTable(record: GameRecord<Face>) throws {
    var film = try FilmRecords.film(record)
    for position in 0...film.lastPosition {
      film.seek(to: position)
      let table = film.table
      #expect(
        (
          table.map(\.position), Set(table.map(\.id)), table.count(where: \.isMatched),
          table.allSatisfy { (0...1).contains($0.bonusFraction) && !$0.isBonusRunning }
        ) == (
          Array(table.indices), Set(0..<record.deck.cardCount),
          record.deck.cardCount - film.moment.game.unmatchedCards, true
        ))
    }
  }

  @Test("time during a pause of the film, and time that runs back, do not count")
  func standsStill() throws {
    for record in FilmRecords.all {
      var film = try FilmRecords.film(record)
      // A flip that is due is made at once.
      let position = (0...film.lastPosition).first { film.isFollowedByTime(at: $0) }
      film.seek(to: try #require(position))
      let still = film
      film.advance(by: .seconds(9))
      let stopped = film
      film.togglePlaying()
      let playing = film
      film.advance(by: .seconds(-9))
      film.advance(by: .zero)
      #expect([stopped, film] == [still, playing])
    }
  }
}

extension Film {
  /// Returns true if time passes between the flips around a position.
  fileprivate func isFollowedByTime(at position: Int) -> Bool {
    var film = self
    film.seek(to: position)
    return film.nextFlip.map { $0 > film.time } ?? true
  }
}
