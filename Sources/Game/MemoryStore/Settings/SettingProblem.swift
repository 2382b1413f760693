import MemoryModel

/// An error in one line of a settings file; the other lines are used.
public enum SettingProblem: Hashable, Sendable {
  /// The reason why a line is not a setting.
  public enum Mistake: Hashable, Sendable {
    /// The line is not UTF-8, or has control characters.
    case noText
    /// The line has no key, or no equals sign after it.
    case noSetting
    /// The quotation marks do not match, or text follows them.
    case quotation(key: String)
  }

  /// The line is ignored, and stays in the file.
  case malformed(Mistake)
  /// The value is not allowed, so that another one is used: the last good one, or the safe one, or
  /// the default if `used` is nil.
  case value(key: String, text: String, allowed: String, standard: String, used: String?)
  /// The key is unknown; it stays in the file.
  case unknownKey(String, probably: String)
  /// The key repeats that of an earlier line, which is ignored.
  case repeated(key: String, earlier: Int)
}

extension SettingProblem: CustomStringConvertible {
  /// The problem and its effect, without a full stop; text from the file is escaped and truncated.
  public var description: String {
    switch self {
    case .malformed(.noText): "is not text in UTF-8, and is ignored"
    case .malformed(.noSetting): "must be \"key = value\", and is ignored"
    case .malformed(.quotation(let key)):
      "the quotation marks of \(shown(key)) must match, and the line is ignored"
    case .value(let key, let text, let allowed, let standard, let used):
      "\(shown(key)) must be \(allowed), is \"\(shown(text))\"; "
        + (used.map { "until it is right, \(shown($0)) counts" }
          ?? (standard.isEmpty ? "it is ignored" : "the default counts, \(standard)"))
    case .unknownKey(let key, let probably):
      "there is no setting \(shown(key)); did you mean \(probably)?"
    case .repeated(let key, let earlier):
      "\(shown(key)) is set in line \(earlier) too; the later line counts"
    }
  }

  private func shown(_ text: String) -> String { text.printable(atMost: 60) }
}

extension StoreNotice {
  /// Returns the notice with the value that is used in place of one that is not allowed.
  func using(_ values: [String: String]) -> StoreNotice {
    guard case .setting(let name, let line, let problem) = self,
      case .value(let key, let text, let allowed, let standard, _) = problem
    else { return self }
    return .setting(
      name, line: line,
      .value(key: key, text: text, allowed: allowed, standard: standard, used: values[key]))
  }
}
