public import MemoryModel
import PlainJSON

/// The document `scores.jsonl`: a header line, then a line for each score.
///
/// Every line ends in a tab and its own checksum. Any number of processes append lines; renaming
/// the player of a score appends a second line, and the last one counts. A damaged line is skipped
/// and never removed.
public struct ScoreFile: Sendable {
  static let name = "scores.jsonl"

  /// The limits of a file.
  struct Limits {
    var bytes = 32 << 20
    var lines = 200_000
  }

  private let storage: Storage
  private let limits: Limits

  /// Creates the score file of a storage, without reading or writing it.
  public init(in storage: Storage) {
    self.init(in: storage, limits: Limits())
  }

  init(in storage: Storage, limits: Limits) {
    self.storage = storage
    self.limits = limits
  }

  /// Reads all scores, the oldest first, with notices for the player.
  ///
  /// A file that has no scores is quarantined. One of a newer version is left unchanged.
  public func load() -> (scores: [Score], notices: [StoreNotice]) {
    do throws(StorageError) {
      guard let bytes = try storage.read(Self.name, atMost: limits.bytes) else { return ([], []) }
      do throws(FormatError) {
        return try scores(in: bytes)
      } catch {
        return ([], [refuse(error)])
      }
    } catch {
      return ([], [.unreadable(error)])
    }
  }

  private func scores(
    in bytes: [UInt8]
  ) throws(FormatError) -> (scores: [Score], notices: [StoreNotice]) {
    let lines = try lines(of: bytes)
    let scores = lines.compactMap(Self.score)
    let skipped = lines.count { !$0.isEmpty } - scores.count
    let notices = skipped == 0 ? [] : [StoreNotice.skippedLines(Self.name, lines: skipped)]
    return (scores, notices)
  }

  private func refuse(_ error: FormatError) -> StoreNotice {
    if case .newerVersion = error { return .newer(error, name: Self.name) }
    let newName = try? storage.quarantine(Self.name)
    return .quarantined(Self.name, why: error, as: newName, usesPrevious: false)
  }

  /// Returns the lines after the header, including an incomplete last one.
  private func lines(of bytes: [UInt8]) throws(FormatError) -> [ArraySlice<UInt8>] {
    let newline = UInt8(ascii: "\n")
    if bytes.count(where: { $0 == newline }) > limits.lines {
      throw .tooMany("lines", limit: limits.lines)
    }
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    try FileFormat.scores.check(try version(of: bytes))
    return Array(lines.dropFirst())
  }

  /// Returns the version in the first line.
  private func version(of bytes: [UInt8]) throws(FormatError) -> Int {
    let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard let json = ChecksummedLine.json(of: first) else {
      throw .damaged(bytes.isEmpty ? "it is empty" : "its first line was changed")
    }
    return try FileFormat.scores.namedVersion(in: JSONObject.read(json))
  }

  private static func score(_ line: ArraySlice<UInt8>) -> Score? {
    ChecksummedLine.json(of: line).flatMap { try? Score(JSON(parsing: $0)) }
  }
}

extension ScoreFile {
  /// Appends the line of a score.
  ///
  /// The line is on the disk when the function returns.
  ///
  /// - Throws: `StorageError`, which is `inUse` if another process holds the file for five seconds,
  ///   or `FormatError` for a file that has no scores, or is full.
  public func add(_ score: Score) throws {
    try storage.exclusively(Self.name) {
      let line = try Self.readableLine(of: score)
      let version = Self.version(of: score)
      if let bytes = try storage.read(Self.name, atMost: limits.bytes) {
        try checkRoom(for: line, in: bytes)
        if try self.version(of: bytes) < version {
          try storage.write(Self.name, Self.header(version) + Self.completeLines(of: bytes) + line)
        } else {
          try storage.append(Self.name, line)
        }
      } else {
        try storage.write(Self.name, Self.header(version) + line)
      }
    }
    storage.sync(Self.name)
    try storage.finish(Self.name)
  }

  private static func readableLine(of score: Score) throws(FormatError) -> [UInt8] {
    let json = score.json
    _ = try FormatError.reading { () throws(JSONError) in try Score(json) }
    return ChecksummedLine.written(json.written())
  }

  /// Throws for a line with which the file could not be read again.
  private func checkRoom(for line: [UInt8], in bytes: [UInt8]) throws(FormatError) {
    let count = try lines(of: bytes).count
    // An incomplete last line gets an end of its own.
    if bytes.count + 1 + line.count > limits.bytes { throw .tooMany("bytes", limit: limits.bytes) }
    if count + 2 > limits.lines { throw .tooMany("lines", limit: limits.lines) }
  }

  /// Removes the scores of a sheet, or all; a copy of the whole file stays.
  ///
  /// - Throws: `StorageError`, or `FormatError` for a file that has no scores.
  public func clear(_ sheet: Score.Sheet?) throws {
    try storage.exclusively(Self.name) {
      guard let bytes = try storage.read(Self.name, atMost: limits.bytes) else { return }
      let kept = try lines(of: bytes).filter { line in
        guard !line.isEmpty else { return false }
        guard let score = Self.score(line) else { return true }
        return sheet.map { $0 != score.sheet } ?? false
      }
      let newline = [UInt8(ascii: "\n")]
      let version = kept.compactMap(Self.score).map(Self.version).max() ?? 1
      try storage.write(Self.name, Self.header(version) + kept.flatMap { $0 + newline })
      try storage.finish(Self.name)
    }
  }

  private static func header(_ version: Int) -> [UInt8] {
    ChecksummedLine.written(JSON.object(FileFormat.scores.header(version: version)).written())
  }

  /// Returns the first version that supports a score.
  private static func version(of score: Score) -> Int {
    if score.sides == .same { return 1 }
    return ThemeSides.allCases.contains(score.sides) ? 2 : 3
  }

  /// Returns the lines after the header, the last one with an end.
  private static func completeLines(of bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let lines = bytes.drop { $0 != newline }.dropFirst()
    return lines.last ?? newline == newline ? Array(lines) : lines + [newline]
  }
}

extension ScoreRepository {
  /// Returns a repository that saves scores in a file.
  public static func file(_ file: ScoreFile) -> ScoreRepository {
    ScoreRepository(
      add: { try file.add($0) }, rename: { try file.add($0) }, clear: { try file.clear($0) })
  }
}
