public import MemoryModel

/// The document `scores.jsonl`: a header line, then a line for each score.
///
/// Every line ends in a tab and its own checksum. Any number of processes append lines; renaming
/// the player of a score appends a second line, and the last one counts. A damaged line is skipped
/// and never removed.
public struct ScoreFile: Sendable {
  static let name = "scores.jsonl"

  private let file: LineFile<Score>

  /// Creates the score file of a storage, without reading or writing it.
  public init(in storage: any Storage) {
    self.init(in: storage, limits: LineFileLimits())
  }

  init(in storage: any Storage, limits: LineFileLimits) {
    file = LineFile(
      name: Self.name, format: .scores, storage: storage, limits: limits, decode: Score.init,
      encode: \.json, version: Self.version)
  }

  /// Reads all scores, the oldest first, with notices for the player.
  ///
  /// A file that has no scores is quarantined. One of a newer version is left unchanged.
  public func load() -> (scores: [Score], notices: [StoreNotice]) {
    let (scores, notices) = file.load()
    return (scores ?? [], notices)
  }

  /// Appends the line of a score.
  ///
  /// The line is on the disk when the function returns.
  ///
  /// - Throws: `StorageError`, which is `inUse` if another process holds the file for five seconds,
  ///   or `FormatError` for a file that has no scores, or is full.
  public func add(_ score: Score) throws { try file.add(score) }

  /// Removes the scores of a sheet, or all; a copy of the whole file stays.
  ///
  /// - Throws: `StorageError`, or `FormatError` for a file that has no scores.
  public func clear(_ sheet: Score.Sheet?) throws {
    try file.remove { sheet == nil || $0.sheet == sheet }
  }

  /// Returns the first version that supports a score.
  private static func version(of score: Score) -> Int {
    if score.sides == .same { return 1 }
    return ThemeSides.allCases.contains(score.sides) ? 2 : 3
  }
}

extension ScoreRepository {
  /// Returns a repository that saves scores in a file.
  public static func file(_ file: ScoreFile) -> ScoreRepository {
    ScoreRepository(
      add: { try file.add($0) }, rename: { try file.add($0) }, clear: { try file.clear($0) })
  }
}
