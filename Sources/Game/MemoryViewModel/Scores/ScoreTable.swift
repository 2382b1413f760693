public import MemoryModel
public import Observation

/// All scores by rank.
///
/// Finding the best of a category is O(1), a change is O(scores of its sheet).
@Observable public final class ScoreTable {
  /// The scores of each sheet, the best first; no list is empty.
  private var lists: [Score.Sheet: [Score]]
  private var bests: [Score.Category: Score]
  @ObservationIgnored private let repository: ScoreRepository
  /// The scores that could not be saved.
  @ObservationIgnored private var unkept: Set<Score.ID> = []

  /// - Parameters:
  ///   - scores: The scores of earlier games, the oldest first; of those with the same id the last
  ///     counts.
  ///   - repository: Saves every change.
  public init(_ scores: [Score] = [], repository: ScoreRepository = .none) {
    self.repository = repository
    // Not by `load`, which notifies observers.
    let ranked = Self.lists(of: scores)
    lists = ranked
    bests = Self.bests(of: ranked)
  }

  /// Adds scores of earlier games, which are saved already.
  ///
  /// - Parameter scores: The scores, the oldest first; of those with the same id the last counts.
  public func load(_ scores: [Score]) {
    let known = lists.values.joined()
    let ids = Set(known.map { $0.id })
    lists = Self.lists(of: scores.filter { !ids.contains($0.id) } + known)
    bests = Self.bests(of: lists)
  }

  /// Replaces the scores by the saved ones and those that could not be saved.
  ///
  /// - Parameter scores: The scores, the oldest first; of those with the same id the last counts.
  public func reload(_ scores: [Score]) {
    let kept = lists.values.joined().filter { unkept.contains($0.id) }
    lists = Self.lists(of: scores + kept)
    bests = Self.bests(of: lists)
  }

  private static func lists(of scores: [Score]) -> [Score.Sheet: [Score]] {
    var ids: Set<Score.ID> = []
    let latest = scores.reversed().filter { ids.insert($0.id).inserted }.reversed()
    return Dictionary(grouping: latest) { $0.sheet }
      .mapValues { scores in scores.sorted { $0.ranks(above: $1) } }
  }

  private static func bests(of lists: [Score.Sheet: [Score]]) -> [Score.Category: Score] {
    Dictionary(lists.values.joined().map { ($0.category, $0) }) { $1.ranks(above: $0) ? $1 : $0 }
  }

  /// All scores, sheet by sheet, the best of each first.
  public var all: [Score] { sheets.flatMap(scores) }

  /// The number of scores.
  public var count: Int { lists.values.reduce(0) { $0 + $1.count } }

  /// The sheets that have scores, by theme, rules and sides.
  public var sheets: [Score.Sheet] {
    lists.keys.sorted { $0.place < $1.place }
  }

  /// Returns the scores of a sheet, best first.
  public func scores(of sheet: Score.Sheet) -> [Score] { lists[sheet, default: []] }

  /// Returns the best score of a category, or `nil` if there is none.
  public func best(of category: Score.Category) -> Score? { bests[category] }

  /// Returns true if a score, added or not, ranks above all others of its category.
  public func isBest(_ score: Score) -> Bool {
    guard let best = bests[score.category], best.id != score.id else { return true }
    return score.ranks(above: best)
  }

  /// Adds a score, after those of equal rank; ignored if its sheet has it already.
  ///
  /// - Throws: The errors of the repository; the table has the score nevertheless.
  public func add(_ score: Score) throws {
    let list = lists[score.sheet, default: []]
    guard !list.contains(where: { $0.id == score.id }) else { return }
    if isBest(score) { bests[score.category] = score }
    let place = list.firstIndex { score.ranks(above: $0) } ?? list.count
    lists[score.sheet, default: []].insert(score, at: place)
    unkept.insert(score.id)
    try repository.add(score)
    unkept.remove(score.id)
  }

  /// Renames the player of a score; ignored for an unknown score.
  ///
  /// - Throws: The errors of the repository; the table has the name nevertheless.
  public func rename(_ score: Score) throws {
    guard let place = lists[score.sheet]?.firstIndex(where: { $0.id == score.id }) else { return }
    lists[score.sheet]?[place].player = score.player
    if bests[score.category]?.id == score.id { bests[score.category]?.player = score.player }
    try repository.rename(score)
  }

  /// Removes the scores of a sheet, or all.
  ///
  /// - Throws: The errors of the repository; then all scores are still there.
  public func clear(_ sheet: Score.Sheet? = nil) throws {
    try repository.clear(sheet)
    lists = sheet.map { gone in lists.filter { $0.key != gone } } ?? [:]
    bests = sheet.map { gone in bests.filter { $0.key.sheet != gone } } ?? [:]
  }
}

extension Score.Sheet {
  fileprivate var place: (String, String, String) { (themeID, rules, sides.rawValue) }
}
