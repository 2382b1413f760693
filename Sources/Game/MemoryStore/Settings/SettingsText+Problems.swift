import MemoryModel

/// Returns the known key that a misspelled word probably means.
public typealias SettingSuggestion = @Sendable (_ word: String, _ keys: [String]) -> String?

extension SettingsText {
  /// The number of problems of a file that are listed.
  private static let mostNamed = 5
  /// The number of unknown keys for which a known one is searched.
  private static let mostUnknown = 100

  /// Returns true if the text probably has settings, and is not some other file.
  ///
  /// Either its first line says so, or at least half of its lines set a known key. A misspelled key
  /// counts as known.
  func isRecognized(_ suggest: SettingSuggestion) -> Bool {
    if namedVersion != nil { return true }
    let keys = lines.filter { $0.content != .comment }.map(\.key)
    let unknown = keys.filter { $0.map(isKnown) != true }
    // The search takes long in a long file.
    let misspelt = unknown.prefix(Self.mostUnknown).count { key in
      key.flatMap { suggest($0, Self.keys) } != nil
    }
    let known = keys.count - unknown.count + misspelt
    return known > 0 && known >= keys.count - known
  }

  /// Returns the notices about a file with these lines.
  func notices(_ name: String, _ suggest: SettingSuggestion) -> [StoreNotice] {
    let problems = problems(suggest)
    let named = problems.prefix(Self.mostNamed).map { line, problem in
      StoreNotice.setting(name, line: line, problem)
    }
    return named
      + (problems.count > named.count
        ? [.moreProblems(name, count: problems.count - named.count)] : [])
  }

  func problems(
    _ suggest: SettingSuggestion
  ) -> [(line: Int, problem: SettingProblem)] {
    var problems: [(line: Int, problem: SettingProblem)] = []
    var lastLines: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      switch line.content {
      case .comment: continue
      case .malformed(let mistake): problems.append((index + 1, .malformed(mistake)))
      case .setting(let key, _, _):
        if let earlier = lastLines[key] {
          problems.append((index + 1, .repeated(key: key, earlier: earlier)))
        }
        lastLines[key] = index + 1
      }
    }
    let lasting = lastLines.values.sorted()
    problems += lasting.compactMap(valueProblem) + keyProblems(lasting, suggest)
    return problems.sorted { $0.line < $1.line }
  }

  /// Returns the problem of the value in a line, counted from one.
  private func valueProblem(_ line: Int) -> (line: Int, problem: SettingProblem)? {
    guard case .setting(let key, let text, _) = lines[line - 1].content,
      let setting = Self.definition(of: key), !setting.accepts(text)
    else { return nil }
    return (
      line,
      .value(
        key: key, text: text, allowed: setting.form.values, standard: setting.standard, used: nil)
    )
  }

  /// Returns the problems of unknown keys.
  private func keyProblems(
    _ lasting: [Int], _ suggest: SettingSuggestion
  ) -> [(line: Int, problem: SettingProblem)] {
    let unknown = lasting.compactMap { line in
      lines[line - 1].key.flatMap { isKnown($0) ? nil : (line, $0) }
    }
    return unknown.prefix(Self.mostUnknown).compactMap { line, key in
      suggest(key, Self.keys).map { (line, .unknownKey(key, probably: $0)) }
    }
  }

  /// True if there are more unknown keys than those for which a known one is searched.
  var hasUnsearchedKeys: Bool { values.keys.count { !isKnown($0) } > Self.mostUnknown }

  private static var keys: [String] { Settings.definitions.map(\.key) }

  private func isKnown(_ key: String) -> Bool { Self.definition(of: key) != nil }

  static func definition(of key: String) -> SettingDefinition? {
    Settings.definitions.first { $0.key == key }
  }
}
