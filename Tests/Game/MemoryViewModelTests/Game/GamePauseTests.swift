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
        #expect(
          (play.model.isPaused, play.model.pauseReasons.isEmpty, play.model.time) == (
            false, true, .seconds(2)
          ))
      }
    }
  }

  @Test("a reason stays until it is removed once, or by a new deal or the end of the game")
  func staysCovered() throws {
    var play = try GamePlay()
    play.model.pause()
    play.model.pause(.covered)
    play.model.resume()

    #expect(play.model.isPaused && play.choose(0).event == .ignored(.paused))
    play.model.resume(.covered)
    #expect(play.choose(0).isAccepted)

    play = try GamePlay()
    play.model.pause(.away)
    play.model.pause(.away)
    play.model.resume(.covered)
    let earlierPauseReasons = play.model.pauseReasons

    play.model.resume([.away, .player])
    #expect((earlierPauseReasons, play.model.isPaused) == (.away, false))

    play = try GamePlay()
    play.model.pause([.player, .covered, .away])
    try play.model.newGame(seed: Seed(1))
    let wasPaused = play.model.isPaused
    let werePauseReasonsEmpty = play.model.pauseReasons.isEmpty

    play.win()
    play.model.pause(.covered)
    #expect(
      wasPaused == false && werePauseReasonsEmpty == true && !play.model.isPaused
        && play.model.pauseReasons.isEmpty)
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
