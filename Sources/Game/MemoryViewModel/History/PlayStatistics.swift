public import MemoryEngine
public import MemoryModel

/// The figures of the player's own games in a history.
public struct PlayStatistics: Hashable, Sendable {
  /// The games with one number of pairs that the player finished alone.
  public struct Size: Hashable, Identifiable, Sendable {
    /// The number of pairs.
    public let pairs: Int
    /// The number of games.
    public let games: Int
    /// The fewest turns of a game.
    public let best: Int
    /// The mean number of turns.
    public let mean: Double

    /// The number of pairs.
    public var id: Int { pairs }
  }

  /// A week with games of pairs, from Monday.
  public struct Week: Hashable, Identifiable, Sendable {
    /// The number of weeks before the present one.
    public let weeksAgo: Int
    /// The mean of the turns as a multiple of those of a perfect memory.
    public let ratio: Double

    /// The number of weeks before the present one.
    public var id: Int { weeksAgo }
  }

  /// The number of turns of a kind.
  public struct KindCount: Hashable, Sendable {
    /// The kind of the turns.
    public let kind: GameAnalysis.Turn.Kind
    /// The number of turns.
    public fileprivate(set) var count: Int
  }

  /// The number of weeks of the trend.
  public static let weeksOfTrend = 12

  /// The number of the player's own games.
  public let games: Int
  /// The number of all other games: practice, kids' and with guests.
  public let otherGames: Int
  /// The days in a row with a finished game of one's own.
  public let days: DayRow
  /// The days in a row with a daily deal that counted.
  public let dailyDeals: DayRow
  /// The sizes in ascending order.
  public let sizes: [Size]
  /// The weeks with games, the earliest first.
  public let weeks: [Week]
  /// The number of turns of each kind.
  public let kinds: [KindCount]

  /// Computes the figures of a history.
  ///
  /// - Parameters:
  ///   - history: All games.
  ///   - today: The present day.
  public init(_ history: [PlayedGame], today: CivilDate) {
    let own = OwnGames(history)
    games = own.days.count
    otherGames = history.count - games
    days = DayRow(own.days, today: today)
    dailyDeals = DayRow(own.dailyDeals, today: today)
    sizes = Dictionary(grouping: own.alone, by: \.pairs).sorted { $0.key < $1.key }.map {
      pairs, games in
      Size(pairs: pairs, turns: games.map(\.turns))
    }
    weeks = Self.weeks(own.alone, today: today)
    kinds = own.kinds
  }

  private static func weeks(_ games: [ComparedGame], today: CivilDate) -> [Week] {
    // 1970-01-01 was a Thursday.
    func week(_ day: CivilDate) -> Int { (day.daysSince1970 + 3) / 7 }
    let byWeek = Dictionary(grouping: games) { week(today) - week($0.day) }
    return byWeek.filter { (0..<weeksOfTrend).contains($0.key) }.sorted { $0.key > $1.key }.map {
      weeksAgo, games in
      let ratios = games.map { Double($0.turns) / Expectation.turns(forPairs: $0.pairs) }
      return Week(weeksAgo: weeksAgo, ratio: ratios.reduce(0, +) / Double(ratios.count))
    }
  }
}

/// The facts of the player's own games that the figures need, from one pass through the history.
private struct OwnGames {
  /// The day of each game.
  var days: [CivilDate] = []
  var dailyDeals: [CivilDate] = []
  var alone: [ComparedGame] = []
  var kinds = GameAnalysis.Turn.Kind.allCases.map { PlayStatistics.KindCount(kind: $0, count: 0) }

  init(_ history: [PlayedGame]) {
    for game in history where game.isOwn {
      days.append(game.day)
      if game.kind == .daily, let day = game.daily { dailyDeals.append(day) }
      if let compared = ComparedGame(game) { alone.append(compared) }
      for index in kinds.indices {
        kinds[index].count += game.turnKinds.count { $0 == kinds[index].kind }
      }
    }
  }
}

/// The facts of a game that is compared with others of as many pairs.
private struct ComparedGame {
  let pairs: Int
  let turns: Int
  let day: CivilDate

  /// Creates the facts of a game; nil for one that cannot be compared.
  init?(_ game: PlayedGame) {
    guard let pairs = game.pairsAlone else { return nil }
    (self.pairs, turns, day) = (pairs, game.turns, game.day)
  }
}

extension PlayStatistics.Size {
  fileprivate init(pairs: Int, turns: [Int]) {
    self.init(
      pairs: pairs, games: turns.count, best: turns.min() ?? 0,
      mean: Double(turns.reduce(0, +)) / Double(max(1, turns.count)))
  }
}
