import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Clocks that jump, stall and run back")
struct ClockFaultTests {
  @Test("a stall of half a minute counts whole, and the bonus ends at nothing")
  func stall() throws {
    let play = try GamePlay()
    play.choose(0, 0, at: 1)
    play.now += .seconds(30)
    let card = play.model.table[play.ids[0][0]]
    #expect((play.model.time, card.bonusFraction, card.isBonusRunning) == (.seconds(31), 0, false))
    #expect(play.choose(0, 1).points == 2 + 6, "the last card had not been seen")
    #expect(play.model.game.latestFlip == .seconds(31))
  }

  @Test("a clock that runs back gives no time back, and counts on from its new reading")
  func runsBack() throws {
    let play = try GamePlay()
    play.choose(0, 0, at: 10)
    play.now = .seconds(13)
    let earlierTime = play.model.time
    play.now = .seconds(3)
    #expect(
      (earlierTime, play.model.time, play.model.table[play.ids[0][0]].bonusFraction) == (
        .seconds(13), .seconds(13), 0.5
      ))
    play.now = .seconds(4)
    #expect((play.model.time, play.choose(0, 1).points) == (.seconds(14), 2 + 2 + 6))
  }

  @Test("with any clock, time never runs back, and the record can be replayed")
  func anyClock() throws {
    for seed: UInt64 in 0..<100 {
      var generator = SeededGenerator(seed: seed)
      let play = try GamePlay(kinds: 6)
      var latest = Duration.zero
      for _ in 0..<80 {
        // Most clocks advance normally; some jump by hours, either way.
        let jump = Int64.random(in: -14_400...14_400, using: &generator)
        play.now += Bool.random(using: &generator) ? .milliseconds(700) : .seconds(jump)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: play.model.pause()
        case 1, 2: play.model.resume()
        default:
          play.choose(.random(in: 0..<6, using: &generator), .random(in: 0..<2, using: &generator))
        }
        #expect(play.model.time >= latest, "seed \(seed)")
        latest = play.model.time
      }
      let record = play.model.record
      let times = record.moves.map(\.nanoseconds)
      #expect(
        try (times, RecordedGame(replaying: record).game.digest) == (
          times.sorted(), play.model.game.digest
        ))
    }
  }

  @Test("a date that jumps changes nothing of a game but when it was played")
  func dateJumps() throws {
    func played(on dates: [Int64]) throws -> (
      record: GameRecord<Face>, time: Duration, points: [Int]
    ) {
      let repository = TestRepository()
      let app = repository.makeApp()
      app.play(.animals)
      let game = try #require(app.game)
      for (card, date) in zip(0..., dates) {
        repository.now += .seconds(1)
        repository.today = date
        game.choose(card)
      }
      let id = try #require(app.gameID)
      app.leave()
      app.resume(id)
      let again = try #require(app.game)
      return (again.record, again.time, again.game.scores)
    }
    let usual = try played(on: [1000, 1001, 1002, 1003])
    for dates: [Int64] in [[0, -5_000_000_000, 4_000_000_000, 7], [1003, 1002, 1001, 1000]] {
      let other = try played(on: dates)
      #expect(other == usual, "\(dates)")
    }
  }
}
