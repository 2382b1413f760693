public import MemoryModel

/// A list of games in groups.
public struct GameGroups {
  /// The choice of what divides the list.
  public let grouping: ListGrouping
  /// The groups: of themes and days in the order of their first games, of sizes from the smallest.
  public let groups: [ListGroup<String, GameSummary>]

  /// Divides a list of games, the last played first.
  public init(_ games: [GameSummary], by grouping: ListGrouping) {
    self.grouping = grouping
    // A frame divides the list several times; one group costs no copy of 100,000 games.
    if grouping == .none {
      groups = games.isEmpty ? [] : [ListGroup(key: "", elements: games)]
      return
    }
    let games = grouping == .size ? games.sorted { $0.cards < $1.cards } : games
    groups = games.grouped { Self.title(of: $0, by: grouping) }
  }

  init(grouping: ListGrouping, groups: [ListGroup<String, GameSummary>]) {
    self.grouping = grouping
    self.groups = groups
  }

  /// All games, group after group.
  public var games: [GameSummary] {
    groups.count == 1 ? groups[0].elements : groups.flatMap(\.elements)
  }

  /// The titles of groups by the id of each group's first game, which shows the title.
  var titles: [GameSummary.ID: String] {
    Dictionary(
      groups.compactMap { group in group.elements.first.map { ($0.id, group.key) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func title(of game: GameSummary, by grouping: ListGrouping) -> String {
    switch grouping {
    case .none: ""
    case .theme: game.themeName.printable(atMost: 40)
    case .day: game.lastPlayed.map { "\(CivilDate(secondsSince1970: $0))" } ?? "No date"
    case .size: game.cards == 1 ? "1 card" : "\(game.cards) cards"
    }
  }
}
