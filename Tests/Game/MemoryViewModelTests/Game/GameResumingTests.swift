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
      #expect(
        (play.model.game, play.model.time, play.model.table) == (
          whole.model.game, whole.model.time, whole.model.table
        ))
    }
    #expect((play.model.result, play.model.record) == (whole.model.result, whole.model.record))
  }

  @Test("time continues where it stopped, and none is refunded or lost")
  func keepsTime() throws {
    let play = try GamePlay()
    play.choose(0, at: 2)
    play.now = .seconds(4)
    let again = try GamePlay(resuming: play.saved, clock: .seconds(1_000))

    let earlierTime = again.model.time
    again.now += .seconds(1)
    #expect((earlierTime, again.choose(0, 1).points) == (.seconds(4), 2 + 3 + 6))
  }

  @Test(
    "a saved time before the last move counts as that move's, and a game that is over stays over")
  func neverGoesBack() throws {
    var play = try GamePlay()
    play.choose(0, at: 7)
    var saved = play.saved
    saved.played = .zero

    #expect(try GamePlay(resuming: saved).model.time == .seconds(7))

    play = try GamePlay()
    play.now = .seconds(9)
    play.win()
    let again = try GamePlay(resuming: play.saved, clock: .seconds(50))

    #expect((again.model.result, again.choose(0).event) == (play.model.result, .ignored(.over)))
  }

  @Test("its cards are in their places at once, those of another deal are dealt one by one")
  func isNotDealtAgain() throws {
    let play = try GamePlay()
    let again = try GamePlay(resuming: play.saved, schedule: DealSchedule.course2023)

    #expect(again.model.isDealt && again.choose(0).isAccepted)
    try again.model.newGame(seed: Seed(1))
    #expect(!again.model.isDealt && again.choose(0).event == .ignored(.undealt))
  }

  @Test("hints, practice and setup are saved, and the opponent has seen all earlier flips")
  func keepsTheSetup() throws {
    var play = try GamePlay(kinds: 4, copies: 4, rules: .hotSeat(2), isPractice: true)
    _ = play.model.hint()
    play.choose(0)
    var again = try GamePlay(resuming: play.saved)

    #expect(
      (again.model.hints, again.model.undo(), again.model.setup.kinds, again.model.setup.copies)
        == (1, true, 4, 4))
    let earlierRules = again.model.setup.rules
    let wasPractice = again.model.setup.isPractice

    play = try GamePlay(rules: .hotSeat(2), opponents: [.lowest()])
    play.choose(1)
    play.choose(2)
    let witnessed = Witnessed()
    again = try GamePlay(resuming: play.saved, opponents: [.lowest(witnessed)])

    #expect(
      (
        earlierRules, wasPractice, witnessed.lines.count, witnessed.lines[0],
        again.model.isOpponentsTurn
      ) == (.hotSeat(2), true, 3, "begin ? ? ? ? ? ?", true))
    again.now += .seconds(3)
    #expect(again.model.advance()?.card == 0)
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
