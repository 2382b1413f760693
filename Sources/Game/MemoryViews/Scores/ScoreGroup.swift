public import MemoryModel
public import MemoryViewModel

/// A list of scores with its title for players: those of a theme and rules, a day, or a size.
public struct ScoreGroup: Identifiable, Hashable {
  /// The value that all scores of a group have.
  public enum Key: Hashable, Sendable {
    /// The theme, its sides and the rules.
    case sheet(Score.Sheet)
    /// The day.
    case day(CivilDate)
    /// The number of pairs.
    case size(Int)
    /// No value: the group has all scores.
    case all
  }

  /// The common value.
  public let id: Key
  /// The title: `Animals, Course`, `2023-11-14`, `10 pairs` or `All scores`.
  public let title: String
  /// The scores, the best first.
  public let scores: [Score]

  /// The sheet that can be cleared, if the group is one.
  var sheet: Score.Sheet? {
    if case .sheet(let sheet) = id { return sheet }
    return nil
  }

  /// Returns the groups of all scores: sheets in the order of the library, with those of deleted
  /// themes at the end, the latest day first, or the smallest size first.
  public static func all(
    in table: ScoreTable, by grouping: ListGrouping, library: ThemeLibrary
  ) -> [ScoreGroup] {
    if grouping == .theme { return sheets(in: table, library) }
    let scores = table.sheets.flatMap(table.scores(of:)).sorted { $0.ranks(above: $1) }
    switch grouping {
    case .theme, .none:
      return scores.isEmpty ? [] : [ScoreGroup(id: .all, title: "All scores", scores: scores)]
    case .day:
      return scores.sorted { $0.date > $1.date }.grouped { CivilDate(secondsSince1970: $0.date) }
        .map { ranked($0.elements, as: .day($0.key), "\($0.key)") }
    case .size:
      return scores.sorted { $0.pairs < $1.pairs }.grouped(by: \.pairs)
        .map { ranked($0.elements, as: .size($0.key), $0.key == 1 ? "1 pair" : "\($0.key) pairs") }
    }
  }

  private static func ranked(_ scores: [Score], as id: Key, _ title: String) -> ScoreGroup {
    ScoreGroup(id: id, title: title, scores: scores.sorted { $0.ranks(above: $1) })
  }

  private static func sheets(in table: ScoreTable, _ library: ThemeLibrary) -> [ScoreGroup] {
    let places = Dictionary(
      library.themes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let place = { (sheet: Score.Sheet) in places[sheet.themeID] ?? Int.max }
    let groups = table.sheets.map { sheet in
      let scores = table.scores(of: sheet)
      return (place(sheet), ScoreGroup(of: sheet, scores, library))
    }
    return groups.sorted { ($0.0, $0.1.title) < ($1.0, $1.1.title) }.map(\.1)
  }

  private init(of sheet: Score.Sheet, _ scores: [Score], _ library: ThemeLibrary) {
    let rules = RulesChoice(rawValue: sheet.rules)?.title ?? "Custom rules"
    let old = scores.first?.themeName ?? sheet.themeID
    let name = (library.theme(sheet.themeID)?.name ?? old).printable(atMost: 30)
    self.init(id: .sheet(sheet), title: "\(name)\(sheet.sides.inTitle), \(rules)", scores: scores)
  }

  private init(id: Key, title: String, scores: [Score]) {
    self.id = id
    self.title = title
    self.scores = scores
  }
}
