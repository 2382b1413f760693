import MemoryEngine

/// The spellings that a setting can have.
public enum SettingForm: Hashable, Sendable {
  /// A whole number.
  case number(ClosedRange<Int>)
  /// The words `true` or `false`.
  case yesOrNo
  /// A word of a list.
  case choice([String])
  /// Levels of computers, separated by commas.
  case opponents
  /// Any text, with its meaning in a few words and its length limit in Unicode scalars.
  case text(String? = nil, atMost: Int = .max)

  /// The allowed values in words, such as “1 to 8”.
  public var values: String {
    switch self {
    case .number(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .yesOrNo: Self.alternatives(["true", "false"])
    case .choice(let words): Self.alternatives(words)
    case .opponents:
      "\(Self.alternatives(OpponentLevel.allCases.map(\.rawValue))), at most \(Opponents.most) "
        + "with commas between them, or \(Opponents.noneText)"
    case .text(let meaning, let most): meaning ?? "at most \(most) characters"
    }
  }

  /// Returns true if a value with this spelling may be saved.
  func allows(_ text: String) -> Bool {
    switch self {
    case .number(let range): Int(text).map(range.contains) ?? false
    case .text(_, let most): text.unicodeScalars.count <= most
    case .yesOrNo, .choice, .opponents: true
    }
  }

  private static func alternatives(_ words: [String]) -> String {
    let start = words.dropLast().joined(separator: ", ")
    return words.last.map { start.isEmpty ? $0 : "\(start) or \($0)" } ?? ""
  }
}
