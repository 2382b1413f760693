import MemoryModel

/// Returns the key that was probably meant by a word, if it is near one of those that there are.
public typealias SettingSuggestion = @Sendable (_ word: String, _ keys: [String]) -> String?

extension SettingsText {
  /// The most problems of a file that are named one by one.
  private static let mostNamed = 5
  /// The most unknown keys for which a known one is looked for.
  private static let mostUnknown = 100

  /// True if the text probably is one of settings, and no other file of somebody's.
  ///
  /// Either its first line says so, or at least as many lines set something that is known as there
  /// are other lines. A misspelt key is as good as a known one.
  func isRecognized(_ suggest: SettingSuggestion) -> Bool {
    if namedVersion != nil { return true }
    let keys = lines.filter { $0.content != .comment }.map(\.key)
    let unknown = keys.filter { $0.map(isKnown) != true }
    // Looking for what was meant takes long in a long file.
    let misspelt = unknown.prefix(Self.mostUnknown).count { key in
      key.flatMap { suggest($0, Self.keys) } != nil
    }
    let known = keys.count - unknown.count + misspelt
    return known > 0 && known >= keys.count - known
  }

  /// What a person should know about a file with these lines.
  func notices(_ name: String, _ suggest: SettingSuggestion) -> [StoreNotice] {
    let problems = problems(suggest)
    let named = problems.prefix(Self.mostNamed).map { line, problem in
      StoreNotice.setting(name, line: line, problem)
    }
    return named
      + (problems.count > named.count
        ? [.moreProblems(name, count: problems.count - named.count)] : [])
  }

  private func problems(
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

  /// The problem of the value in a line, counted from one.
  private func valueProblem(_ line: Int) -> (line: Int, problem: SettingProblem)? {
    guard case .setting(let key, let text, _) = lines[line - 1].content,
      let setting = Self.definition(of: key), !setting.accepts(text)
    else { return nil }
    return (
      line,
      .value(key: key, text: text, allowed: setting.form.values, standard: setting.standard)
    )
  }

  /// The problems of keys that are near a known one.
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

  private static var keys: [String] { Settings.definitions.map(\.key) }

  private func isKnown(_ key: String) -> Bool { Self.definition(of: key) != nil }

  private static func definition(of key: String) -> SettingDefinition? {
    Settings.definitions.first { $0.key == key }
  }
}
