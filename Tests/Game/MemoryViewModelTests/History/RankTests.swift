import MemoryModel
import MemoryViewModel
import Testing

@Suite struct RankTests {
  private let repository = TestRepository()

  @Test func `a game is ranked by turns among those of its size; equal ones share a rank`()
    async throws
  {
    repository.played = [
      PlayedSample.game("1", turns: 12), PlayedSample.game("2", turns: 14, seconds: 80),
      PlayedSample.game("3", kind: .kids, turns: 1), PlayedSample.game("4", pairs: 6, turns: 7),
      PlayedSample.game("5", turns: 1, hints: 1),
    ]
    let history = repository.makeApp().records.history
    try history.load()
    func rank(_ game: PlayedGame) -> [Int]? { history.rank(of: game).map { [$0.rank, $0.count] } }
    #expect(
      [
        rank(PlayedSample.game("9", turns: 14, seconds: 72)),
        rank(PlayedSample.game("9", turns: 14, seconds: 95)),
        rank(PlayedSample.game("9", turns: 12, seconds: 999)),
        rank(PlayedSample.game("1", turns: 12)), rank(PlayedSample.game("9", turns: 20)),
      ] == [[2, 3], [2, 3], [1, 3], [1, 2], [3, 3]])
    #expect(rank(PlayedSample.game("9", copies: 3)) == nil)

    let summary = try await repository.makeApp().records.recall().get()
    #expect(summary.points.isEmpty && summary.sentence == "No records are kept here.")
  }

  @Test func `the rank is a sentence with an ordinal, from the second game on`() throws {
    let app = repository.makeApp(settings: ["pairs": "4"])
    app.play(.animals)
    app.win()
    var rankTexts = [app.current?.rankText]
    for number in 1...12 {
      repository.played.append(PlayedSample.game("\(number)", pairs: 4, turns: 1))
    }
    app.records.refreshHistory()
    app.play(.animals)
    rankTexts.append(app.current?.rankText)
    app.win()
    // The first of the two games that were won here had as many turns.
    rankTexts.append(app.current?.rankText)
    #expect(rankTexts == [nil, nil, "your 13th best of 14 with 4 pairs"])
  }
}
