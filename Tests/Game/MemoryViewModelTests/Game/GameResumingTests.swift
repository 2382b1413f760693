import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Resuming a saved game")
struct GameResumingTests {
  @Test("a game saved at any time has the same end", arguments: 0..<20 as Range<UInt64>)
  func goesOn(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let rules: [Rules] = [.course, .hotSeat(3), Rules { $0.limit = .misses(6) }]
    var play = try GamePlay(kinds: 4, rules: rules[Int(seed % 3)], isPractice: true)
    let whole = try GamePlay(kinds: 4, rules: rules[Int(seed % 3)], isPractice: true)
    while whole.model.result == nil {
      let step = Duration.milliseconds(Int.random(in: 0...3_000, using: &numbers))
      let card = Int.random(in: 0..<8, using: &numbers)
      for play in [play, whole] {
        play.now += step
        play.model.choose(card)
      }
      if Int.random(in: 0..<3, using: &numbers) == 0 {
        play = try GamePlay(resuming: play.saved, clock: .seconds(seed))
      }
      #expect(play.model.game == whole.model.game && play.model.time == whole.model.time)
      #expect(play.model.table == whole.model.table)
    }
    #expect(play.model.result == whole.model.result)
    #expect(play.model.record == whole.model.record)
  }

  @Test("time continues where it stopped, and none is refunded or lost")
  func keepsTime() throws {
    let play = try GamePlay()
    play.choose(0, at: 2)
    play.now = .seconds(4)
    let again = try GamePlay(resuming: play.saved, clock: .seconds(1_000))

    #expect(again.model.time == .seconds(4))
    again.now += .seconds(1)
    #expect(again.choose(0, 1).points == 2 + 3 + 6)
  }

  @Test("a saved time before the last move counts as that move's")
  func neverGoesBack() throws {
    let play = try GamePlay()
    play.choose(0, at: 7)
    var saved = play.saved
    saved.played = .zero

    #expect(try GamePlay(resuming: saved).model.time == .seconds(7))
  }

  @Test("its cards are in their places at once, those of another deal are dealt one by one")
  func isNotDealtAgain() throws {
    let play = try GamePlay()
    let again = try GamePlay(resuming: play.saved, schedule: DealSchedule.course2023)

    #expect(again.model.isDealt && again.choose(0).isAccepted)
    try again.model.newGame(seed: Seed(1))
    #expect(!again.model.isDealt && again.choose(0).event == .ignored(.undealt))
  }

  @Test("hints, practice and setup are saved")
  func keepsTheSetup() throws {
    let play = try GamePlay(kinds: 4, copies: 4, rules: .hotSeat(2), isPractice: true)
    _ = play.model.hint()
    play.choose(0)
    let again = try GamePlay(resuming: play.saved)

    #expect(again.model.hints == 1 && again.model.undo())
    #expect((again.model.setup.kinds, again.model.setup.copies) == (4, 4))
    #expect(again.model.setup.rules == .hotSeat(2) && again.model.setup.isPractice)
  }

  @Test("the opponent has seen all earlier flips, and its turn continues")
  func showsTheOpponent() throws {
    let play = try GamePlay(rules: .hotSeat(2), opponents: [.lowest()])
    play.choose(1)
    play.choose(2)
    let witnessed = Witnessed()
    let again = try GamePlay(resuming: play.saved, opponents: [.lowest(witnessed)])

    #expect(witnessed.lines.count == 3 && witnessed.lines[0] == "begin ? ? ? ? ? ?")
    #expect(again.model.isOpponentsTurn)
    again.now += .seconds(3)
    #expect(again.model.advance()?.card == 0)
  }

  @Test("a game that is over stays over")
  func staysOver() throws {
    let play = try GamePlay()
    play.now = .seconds(9)
    play.win()
    let again = try GamePlay(resuming: play.saved, clock: .seconds(50))

    #expect(again.model.result == play.model.result)
    #expect(again.choose(0).event == .ignored(.over))
  }

  @Test("an impossible record is refused with the place of the error")
  func refusesTheImpossible() throws {
    let play = try GamePlay()
    play.choose(0)
    var saved = play.saved
    saved.record.moves.append(saved.record.moves[0])

    #expect(throws: ReplayError.refused(move: 1, .alreadyUp)) {
      try GamePlay(resuming: saved)
    }
  }
}
