import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Memory analysis of a finished game")
struct GameFinishedAnalysisTests {
  @Test("there is none during the game, and at the end it has an entry for each turn")
  func comesAtTheEnd() throws {
    let play = try GamePlay()
    play.choose(0, 0)
    play.choose(1, 0)
    play.choose(0, 1)
    play.choose(2, 0)
    #expect(play.model.analysis == nil)

    play.win()
    let analysis = try #require(play.model.analysis)
    #expect(analysis.turns.map(\.kind) == [.unlucky, .forgot, .known, .lucky, .lucky])
    #expect(analysis == (try GameAnalysis(of: play.model.record)))
  }

  @Test("if the time runs out, the analysis ends with the last finished turn")
  func comesWhenTimeIsUp() throws {
    let play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.choose(0, 0, at: 1)
    play.choose(0, 1, at: 2)
    play.choose(1, 0, at: 3)
    play.now = .seconds(10)
    #expect(play.model.analysis?.turns.map(\.kind) == [.lucky])
  }

  @Test("a last turn that is undone and played again is reported anew")
  func forgetsTheOldEnd() throws {
    let play = try GamePlay(kinds: 2, isPractice: true)
    for kind in 0..<2 { for copy in 0..<2 { play.choose(kind, copy, at: 1) } }
    #expect(play.model.analysis?.turns.map(\.duration).last == .zero)

    #expect(play.model.undo() && play.model.analysis == nil)
    play.now += .seconds(5)
    play.choose(1, 1)
    #expect(play.model.analysis?.turns.map(\.duration).last == .seconds(5))
  }

  @Test("another deal has another analysis")
  func forgetsTheOldGame() throws {
    let play = try GamePlay(kinds: 2)
    play.win()
    #expect(play.model.analysis?.turns.count == 2)
    try play.model.newGame(seed: Seed(8))
    #expect(play.model.analysis == nil)

    for (kind, copy) in [(0, 0), (1, 0), (0, 1), (0, 0), (1, 1), (1, 0)] { play.choose(kind, copy) }
    #expect(play.model.analysis?.turns.first?.kind == .unlucky)
  }
}
