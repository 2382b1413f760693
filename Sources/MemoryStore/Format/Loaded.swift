import MemoryModel

/// Something that was kept, and the way to keep what becomes of it.
public struct Loaded<Value> {
  /// What was kept, or what stands for it where nothing usable was.
  public let value: Value
  /// What the player should hear of how it was found.
  public let notices: [StoreNotice]
  /// Keeps a new value in place of the old one.
  ///
  /// Throws `StorageError` when that is not possible, and `FormatError.newerVersion` when a later
  /// version of the game wrote the old one.
  public let save: (Value) throws -> Void
}

/// What a player should hear of how something that was kept was found.
public enum StoreNotice: Error, Hashable, Sendable {
  /// It could not be used and has another name now; perhaps what was kept before it is used instead.
  case quarantined(String, why: FormatError, as: String?, usesPrevious: Bool)
  /// A later version of the game wrote it; nothing is written over it.
  case newer(FormatError, name: String)
  /// It is there, and cannot be read; nothing is written over it.
  case unreadable(StorageError)
  /// Lines that could not be used and were left where they are.
  case skippedLines(String, lines: Int)
}

extension StoreNotice: CustomStringConvertible {
  /// One or two sentences; foreign text in them is printable and short.
  public var description: String {
    switch self {
    case .quarantined(let name, let why, let newName, let usesPrevious):
      "\(shown(name)) could not be used (\(why))"
        + (newName.map { " and is now called \(shown($0))." } ?? ".")
        + (usesPrevious ? " What was kept before it is used instead." : "")
    case .newer(let why, let name): "\(shown(name)) was \(why) and is left as it is."
    case .unreadable(let error): "\(error)."
    case .skippedLines(let name, let lines):
      "\(shown(name)): \(lines == 1 ? "1 line" : "\(lines) lines") could not be used."
    }
  }

  private func shown(_ name: String) -> String { name.printable(atMost: 120) }
}
