import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Memory analysis of a finished game")
struct GameFinishedAnalysisTests {
  @Test("there is none during the game; at the end, or when time is up, it has each finished turn")
  func comesAtTheEnd() throws {
    var play = try GamePlay()
    play.choose(0, 0)
    play.choose(1, 0)
    play.choose(0, 1)
    play.choose(2, 0)
    let earlierAnalysis = play.model.analysis

    play.win()
    let analysis = try #require(play.model.analysis)
    #expect(
      (earlierAnalysis, analysis.turns.map(\.kind), analysis) == (
        nil, [.unlucky, .forgot, .known, .lucky, .lucky], (try GameAnalysis(of: play.model.record))
      ))

    play = try GamePlay(rules: .timeAttack(.seconds(10)))
    play.choose(0, 0, at: 1)
    play.choose(0, 1, at: 2)
    play.choose(1, 0, at: 3)
    play.now = .seconds(10)
    #expect(play.model.analysis?.turns.map(\.kind) == [.lucky])
  }

  @Test("a last turn that is played again, and another deal, are reported anew")
  func forgetsTheOldEnd() throws {
    var play = try GamePlay(kinds: 2, isPractice: true)
    for kind in 0..<2 { for copy in 0..<2 { play.choose(kind, copy, at: 1) } }
    #expect(
      (play.model.analysis?.turns.map(\.duration).last, play.model.undo(), play.model.analysis) == (
        .zero, true, nil
      ))
    play.now += .seconds(5)
    play.choose(1, 1)
    #expect(play.model.analysis?.turns.map(\.duration).last == .seconds(5))

    play = try GamePlay(kinds: 2)
    play.win()
    let earlierTurnCount = play.model.analysis?.turns.count
    try play.model.newGame(seed: Seed(8))
    let earlierAnalysis = play.model.analysis

    for (kind, copy) in [(0, 0), (1, 0), (0, 1), (0, 0), (1, 1), (1, 0)] { play.choose(kind, copy) }
    #expect(
      (earlierTurnCount, earlierAnalysis, play.model.analysis?.turns.first?.kind) == (
        2, nil, .unlucky
      ))
  }
}
