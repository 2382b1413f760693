import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

/// Random calls in any order give a result and a consistent game.
@Suite("Any calls")
struct AnyCallsTests {
  @Test("any calls in any order leave a game whose record can be replayed", arguments: 0..<60)
  func game(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let play = try GamePlay(
      kinds: numbers.whole(1...5), rules: numbers.one(of: [.course, .relaxed, .hotSeat(3)]),
      isPractice: numbers.whole(0...1) == 0,
      schedule: { DealSchedule(count: $0, interval: .milliseconds(60), duration: .seconds(1)) })
    // The largest time of the rules: 146 years.
    let end = Duration.nanoseconds(Int64.max / 2)
    for step in 0..<150 {
      if numbers.whole(0...2) == 0 { play.now = numbers.anyTime() }
      let before = play.model.time
      try call(play.model, with: &numbers)
      #expect(play.model.time >= min(before, end) || play.model.flips == 0, "step \(step)")
      expectWhole(play.model)
    }
    let record = play.model.record
    #expect(try RecordedGame(replaying: record).game.digest == play.model.game.digest)
  }

  private func call(_ model: GameViewModel, with numbers: inout SeededNumbers) throws {
    let card = numbers.whole(0...2) == 0 ? numbers.anyNumber() : numbers.whole(0...9)
    let player = numbers.anyNumber()
    let reasons = PauseReasons(rawValue: UInt8(truncatingIfNeeded: numbers.next()))
    switch numbers.whole(0...15) {
    case 0: model.pause(reasons)
    case 1: model.resume(reasons)
    case 2: model.resume(PauseReasons(rawValue: .max))
    case 3: model.shuffle()
    case 4: model.undo()
    case 5: _ = model.hint()
    case 6: _ = model.advance()
    case 7: _ = model.opponentFlip()
    case 8: model.completeDeal()
    case 9: model.fulfil(numbers.one(of: [.choose(card), .pause, .undo, .hint]), of: player)
    case 10: model.seatsHere = numbers.one(of: [nil, [], [player], [0, 1]])
    case 11 where numbers.whole(0...9) == 0: try model.newGame(seed: Seed(numbers.next()))
    case 12: model.noteTime()
    default: model.choose(card)
    }
  }

  private func expectWhole(_ model: GameViewModel) {
    #expect(
      model.game.invariantViolation() == nil
        && model.table.allSatisfy { 0...1 ~= $0.bonusFraction && 0...1 ~= $0.dealt }
        && model.timeToNextChange.map { $0 >= .zero } ?? true)
    #expect(model.playTime >= .zero && model.hints >= 0 && model.streak >= 0)
    _ = (model.result, model.analysis, model.isTurnHere, model.onlyPersonHere, model.isDealt)
  }

  @Test("any film is sought and advanced by any time", arguments: FilmRecords.all)
  func film(record: GameRecord<Face>) throws {
    var numbers = SeededNumbers(seed: record.moves.count)
    var film = try FilmRecords.film(record)
    for _ in 0..<60 {
      switch numbers.whole(0...7) {
      case 0: film.seek(to: numbers.anyNumber())
      case 1: film.seekToNextTurn()
      case 2: film.seekToPreviousTurn()
      case 3: film.togglePlaying()
      case 4: film.speed = numbers.one(of: FilmSpeed.allCases)
      case 5: #expect(film.toggleFaces() == film.isOver)
      default: film.advance(by: numbers.anyTime())
      }
      #expect(
        (0...film.lastPosition ~= film.position, .zero...film.end ~= film.time, film.table.count)
          == (true, true, film.moment.game.cardCount))
    }
  }
}
