import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite struct PlayStatisticsTests {
  /// A Tuesday.
  private let today = CivilDate(daysSince1970: 20_781)

  private func game(
    _ id: Int, kind: PlayedGame.Kind = .own, daysAgo: Int = 0, pairs: Int = 6, turns: Int = 12,
    copies: Int = 2, hints: Int = 0, isWon: Bool = true, kinds: [GameAnalysis.Turn.Kind] = []
  ) -> PlayedGame {
    let day = CivilDate(daysSince1970: today.daysSince1970 - daysAgo)
    return PlayedGame(
      id: "\(id)", kind: kind, date: 0, day: day, daily: kind == .daily ? day : nil,
      themeID: "sea", themeName: "Sea", rules: "course", kinds: pairs, copies: copies,
      matchSize: copies, hasPeek: false, players: 1, isWon: isWon, turns: turns, time: .zero,
      points: 0, hints: hints, turnKinds: kinds)
  }

  @Test func `only games of one's own count, the others are told apart`() {
    let games = PlayedGame.Kind.allCases.enumerated().map { game($0, kind: $1) }
    let statistics = PlayStatistics(games, today: today)
    #expect(
      (
        statistics.games, statistics.otherGames, statistics.sizes.map(\.games),
        statistics.dailyDeals.current
      ) == (2, 3, [2], 1))
  }

  @Test func `games are counted by number of pairs and turns by kind, and no game gives zero`() {
    var games = [
      game(1, pairs: 10, turns: 20), game(2, turns: 9), game(3, turns: 12), game(4, turns: 12),
      game(5, turns: 1, hints: 1), game(6, turns: 1, copies: 3), game(7, turns: 1, isWon: false),
    ]
    let sizes = PlayStatistics(games, today: today).sizes
    #expect(
      (sizes.map(\.pairs), sizes.map(\.games), sizes.map(\.best), sizes.map(\.mean)) == (
        [6, 10], [3, 1], [9, 20], [11, 20]
      ))

    games = [game(1, kinds: [.known, .known, .lucky]), game(2, kinds: [.forgot, .known])]
    let kinds = PlayStatistics(games, today: today).kinds
    #expect(
      (
        kinds.filter { $0.count > 0 }.map(\.count).sorted(),
        kinds.first { $0.kind == .known }?.count
      ) == ([1, 1, 3], 3))

    let statistics = PlayStatistics([], today: today)
    #expect(
      (statistics.games, statistics.sizes.isEmpty, statistics.weeks.isEmpty, statistics.days) == (
        0, true, true, DayRow([CivilDate](), today: today)
      ))
  }

  @Test func `weeks begin on Monday, and the trend has the last twelve`() {
    let games = [0, 1, 2, 8, 9, 78, 79, 200].map { game($0, daysAgo: $0, turns: 9 + $0) }
    let weeks = PlayStatistics(games, today: today).weeks
    let earlierWeeksAgos = weeks.map(\.weeksAgo)
    let perfect = Expectation.turns(forPairs: 6)
    #expect(
      (earlierWeeksAgos, weeks.last.map { abs($0.ratio - 9.5 / perfect) < 1e-9 }, weeks[2].ratio)
        == ([11, 2, 1, 0], true, (Double(11) / perfect + Double(17) / perfect) / 2))
  }

  @Test func `a game of a later day, as a clock set ahead leaves it, is in no week`() {
    let statistics = PlayStatistics([game(1, daysAgo: -30)], today: today)
    #expect(statistics.weeks.isEmpty && statistics.days.current == 0 && statistics.games == 1)
  }
}
