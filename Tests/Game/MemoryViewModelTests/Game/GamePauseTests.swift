import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Reasons for a pause")
struct GamePauseTests {
  static let reasons: [PauseReasons] = [.player, .covered, .away]

  @Test("the game resumes when the last reason is removed, in any order")
  func goesOnAfterTheLast() throws {
    for came in Self.reasons.permutations {
      for went in Self.reasons.permutations {
        let play = try GamePlay()
        play.now = .seconds(2)
        for reason in came { play.model.pause(reason) }
        for (index, reason) in went.enumerated() {
          #expect(play.model.isPaused && play.model.pauseReasons == Self.union(went[index...]))
          play.now += .seconds(60)
          play.model.resume(reason)
        }
        #expect(!play.model.isPaused && play.model.pauseReasons.isEmpty)
        #expect(play.model.time == .seconds(2))
      }
    }
  }

  @Test("resuming does not uncover a table behind a question")
  func staysCovered() throws {
    let play = try GamePlay()
    play.model.pause()
    play.model.pause(.covered)
    play.model.resume()

    #expect(play.model.isPaused && play.choose(0).event == .ignored(.paused))
    play.model.resume(.covered)
    #expect(play.choose(0).isAccepted)
  }

  @Test("removing an absent reason changes nothing, and a reason added twice counts once")
  func countsReasonsOnce() throws {
    let play = try GamePlay()
    play.model.pause(.away)
    play.model.pause(.away)
    play.model.resume(.covered)
    #expect(play.model.pauseReasons == .away)

    play.model.resume([.away, .player])
    #expect(!play.model.isPaused)
  }

  @Test("a new deal and the end of a game remove all reasons")
  func leavesNoReason() throws {
    let play = try GamePlay()
    play.model.pause([.player, .covered, .away])
    try play.model.newGame(seed: Seed(1))
    #expect(!play.model.isPaused && play.model.pauseReasons.isEmpty)

    play.win()
    play.model.pause(.covered)
    #expect(!play.model.isPaused && play.model.pauseReasons.isEmpty)
  }

  private static func union(_ reasons: ArraySlice<PauseReasons>) -> PauseReasons {
    reasons.reduce(into: []) { $0.formUnion($1) }
  }
}

extension Array {
  /// All permutations of the elements.
  fileprivate var permutations: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index -> [[Element]] in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}
