import MemoryModel

/// A notice for the player on the state of a document.
public enum StoreNotice: Error, Hashable, Sendable {
  /// The document was damaged and is quarantined; if there is a usable previous copy, that is used.
  case quarantined(String, why: FormatError, as: String?, usesPrevious: Bool)
  /// A newer version of the game wrote the document, which is not overwritten.
  case newer(FormatError, name: String)
  /// The document exists and cannot be read; it is not overwritten.
  case unreadable(StorageError)
  /// Some lines are damaged. They are ignored, and stay in the document.
  case skippedLines(String, lines: Int)
  /// The document does not have the expected format; it is not overwritten.
  case leftAlone(String, why: FormatError)
  /// A line of the settings has an error; the other lines are used.
  case setting(String, line: Int, SettingProblem)
  /// The number of further errors in the settings, which are not listed.
  case moreProblems(String, count: Int)
}

extension StoreNotice: CustomStringConvertible {
  /// The notice in one or two sentences, with foreign text escaped and truncated.
  public var description: String {
    switch self {
    case .quarantined(let name, let why, let newName, let usesPrevious):
      "\(shown(name)) could not be used (\(why))"
        + (newName.map { " and is now called \(shown($0))." } ?? ".")
        + (usesPrevious ? " The version before it is used instead." : "")
    case .newer(let why, let name): "\(shown(name)) was \(why) and is left as it is."
    case .unreadable(let error): "\(error)."
    case .skippedLines(let name, let lines):
      "\(shown(name)): \(lines == 1 ? "1 line" : "\(lines) lines") could not be used."
    case .leftAlone(let name, let why):
      "\(shown(name)) could not be used (\(why)) and is left as it is."
    case .setting(let name, let line, let problem):
      "\(shown(name)), line \(line): \(problem)\("\(problem)".hasSuffix("?") ? "" : ".")"
    case .moreProblems(let name, let count):
      "\(shown(name)) has \(count == 1 ? "1 more mistake" : "\(count) more mistakes")."
    }
  }

  private func shown(_ name: String) -> String { name.printable(atMost: 120) }
}
